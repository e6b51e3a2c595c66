import Foundation
import Testing

@Suite("A backup")
struct BackupTests {
    @Test("to a file that belongs to the database is refused", arguments: ["-wal", "-shm", "-journal", ".pins"])
    func companions(suffix: String) throws {
        try withSeedFolder { folder in
            let run = try folder.run("backup", "hig.sqlite" + suffix)
            #expect(run.status == 2)
            #expect(
                run.errors == """
                    higkb: error: hig.sqlite\(suffix): this file belongs to the database hig.sqlite
                      name another file

                    """)
            try #expect(folder.names() == ["hig.sqlite"])
        }
    }

    @Test(
        "to standard output, or into a folder that is not there, is refused",
        arguments: [
            (
                "-", 2, "a backup is a file, and - stands for standard output",
                "name the file, such as: higkb backup hig-copy.sqlite"
            ),
            (
                "missing/copy.sqlite", 74, "missing/copy.sqlite: there is no such folder to write the copy in",
                "make the folder, or name a file in another one"
            ),
        ])
    func noFile(path: String, status: Int32, error: String, next: String) throws {
        try withSeedFolder { folder in
            let run = try folder.run("backup", path)
            #expect(run.status == status)
            #expect(run.errors == "higkb: error: \(error)\n  \(next)\n")
            try #expect(folder.names() == ["hig.sqlite"])
        }
    }

    @Test("that a limit on the size of files stops says what failed, and leaves nothing")
    func limited() throws {
        try withSeedFolder { folder in
            let run = try runHigkb(
                ["backup", "copy.sqlite"], limitingFilesTo: 100, environment: ["HIGKB_DB": "hig.sqlite"],
                in: folder.url)
            #expect(run.status == 74)
            #expect(
                run.errors == """
                    higkb: error: copy.sqlite: reading or writing the database failed: disk I/O error
                      check the disk, and the limit on the size of files: ulimit -f

                    """)
            try #expect(folder.names() == ["hig.sqlite"])
        }
    }
}
