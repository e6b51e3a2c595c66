// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "higkb",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "higkb", targets: ["higkb"]),
        .library(name: "KnowledgeBase", targets: ["KnowledgeBase", "HIGModel"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    ],
    targets: [
        .executableTarget(
            name: "higkb",
            dependencies: [
                "KnowledgeBase",
                "HIGModel",
                "HIGRendering",
                "HIGText",
                "CAllocator",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(
            name: "KnowledgeBase",
            dependencies: ["HIGModel", "HIGText", "HIGParsing", "HIGLineage", "HIGStore", "ConcurrentWork"]),
        .target(
            name: "HIGParsing",
            dependencies: [
                "HIGModel",
                "HIGText",
                "ConcurrentWork",
                "LibXML",
                "CMarkGFM",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Yams", package: "Yams"),
            ],
            resources: [.embedInCode("Vocabulary/topics.yaml")]
        ),
        .target(name: "HIGLineage", dependencies: ["HIGModel", "HIGText", "ConcurrentWork"]),
        .target(
            name: "HIGStore",
            dependencies: [
                "HIGModel", "HIGText", "Migrations", "CSQLite", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]
        ),
        .target(
            name: "HIGRendering",
            dependencies: ["HIGModel", "HIGText", "LibXML", .product(name: "Crypto", package: "swift-crypto")]
        ),
        .target(name: "LibXML", dependencies: ["CLibXML2"]),
        .target(name: "HIGModel", dependencies: ["HIGText"]),
        .target(name: "HIGText"),
        .target(name: "ConcurrentWork"),
        .target(
            name: "Migrations", path: "Migrations",
            resources: [
                .embedInCode("0001-initial.sql"), .embedInCode("0002-whole-documents.sql"),
                .embedInCode("0003-change-log.sql"), .embedInCode("0004-measures.sql"),
                .embedInCode("0005-repair-evidence.sql"),
                .embedInCode("0006-search.sql"), .embedInCode("0007-pins.sql"),
                .embedInCode("0008-holdings.sql"), .embedInCode("0009-vocabulary.sql"),
                .embedInCode("0010-words-asked.sql"),
                .embedInCode("0011-introductions.sql"), .embedInCode("0012-pages.sql"),
                .embedInCode("0013-change-log-pages.sql"),
            ]),
        .systemLibrary(
            name: "CLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
        ),
        .systemLibrary(
            name: "CMarkGFM",
            pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]
        ),
        // No provider: whatever GRDB links is there.
        .systemLibrary(name: "CSQLite"),
        // No provider: part of the C library.
        .systemLibrary(name: "CAllocator"),
        .testTarget(name: "HIGModelTests", dependencies: ["HIGModel", "HIGText"]),
        .testTarget(name: "HIGTextTests", dependencies: ["HIGText"]),
        .testTarget(name: "LibXMLTests", dependencies: ["LibXML"]),
        .testTarget(name: "ConcurrentWorkTests", dependencies: ["ConcurrentWork"]),
        .testTarget(
            name: "HIGParsingTests",
            dependencies: ["HIGParsing", "HIGModel", "HIGText", "WorkGrowth", .product(name: "Yams", package: "Yams")]),
        .testTarget(
            name: "HIGLineageTests", dependencies: ["HIGLineage", "HIGModel", "HIGParsing", "HIGText", "WorkGrowth"],
            exclude: ["Cases"]),
        .testTarget(
            name: "HIGStoreTests",
            dependencies: [
                "HIGStore", "HIGModel", "HIGText", "Migrations", .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        .testTarget(
            name: "HIGRenderingTests",
            dependencies: [
                "HIGRendering", "HIGModel", "WorkGrowth", "WrittenText",
                .product(name: "Crypto", package: "swift-crypto"),
            ]
        ),
        .testTarget(
            name: "KnowledgeBaseTests",
            dependencies: [
                "KnowledgeBase", "HIGModel", "HIGText", "HIGParsing", "HIGLineage", "HIGStore", "Migrations",
                "ConcurrentWork", "WorkGrowth", .product(name: "GRDB", package: "GRDB.swift"),
            ],
            exclude: ["Databases"]),
        .testTarget(
            name: "higkbTests",
            dependencies: [
                "higkb", "HIGModel", "HIGRendering", "KnowledgeBase", "WrittenText",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            exclude: ["Labels", "Snapshots"]
        ),
        // Whether work grows as its input does.
        .target(name: "WorkGrowth", dependencies: ["ConcurrentWork"], path: "Tests/WorkGrowth"),
        // What is written piece by piece, as one text.
        .target(name: "WrittenText", path: "Tests/WrittenText"),
        // What must hold of any input, for the tests and for the fuzzer alike.
        .target(
            name: "Fuzzing",
            dependencies: ["HIGModel", "HIGParsing", "HIGRendering", "KnowledgeBase", "WrittenText"],
            path: "Tests/Fuzzing"),
        .testTarget(name: "FuzzingTests", dependencies: ["Fuzzing"]),
    ]
)

// A file imports what it uses, so that Scripts/check-tree sees every arrow from one target to another.
for target in package.targets where target.type != .system {
    target.swiftSettings = [.enableUpcomingFeature("MemberImportVisibility")]
}

// Scripts/fuzz links libFuzzer, which no other build needs or has.
if let library = Context.environment["HIGKB_LIBFUZZER"] {
    package.targets.append(
        .executableTarget(
            name: "fuzz", dependencies: ["Fuzzing"], path: "Tests/Fuzz",
            linkerSettings: [.unsafeFlags([library, "-lstdc++"])]))
}
