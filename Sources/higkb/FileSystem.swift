#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The reader of the output went away.
struct ClosedPipe: Error {}

/// Files and folders, by the system's own calls.
enum FileSystem {
    /// Writes all bytes, also when the system takes them in parts.
    ///
    /// - Throws: `ClosedPipe`, or a `Problem` that names the target.
    static func write(_ bytes: [UInt8], to descriptor: Int32, name: String) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EPIPE {
                throw ClosedPipe()
            } else if errno != EINTR {
                throw System.failure("cannot write", name)
            }
        }
    }

    /// Makes a folder and the folders it lies in.
    static func makeFolder(_ path: String) throws {
        var partial = ""
        for part in path.split(separator: "/") {
            partial += (partial.isEmpty && !path.hasPrefix("/") ? "" : "/") + part
            if mkdir(partial, 0o755) != 0, errno != EEXIST { throw System.failure("cannot make the folder", partial) }
        }
    }

    static func exists(_ path: String) -> Bool { kind(of: path) != nil }

    /// Whether some words stand among the first 64 KiB of a file; a pipe, which may never give any, is not asked.
    static func opens(_ path: String, with words: String) -> Bool {
        guard !isSpecial(path) else { return false }
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        let beginning = [UInt8](unsafeUninitializedCapacity: 65_536) { bytes, count in
            count = max(0, read(descriptor, bytes.baseAddress, bytes.count))
        }
        return String(decoding: beginning, as: UTF8.self).contains(words)
    }

    /// The text of a file; empty where there is none that may be read.
    static func text(of path: String) -> String {
        let descriptor = isSpecial(path) ? -1 : open(path, O_RDONLY)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: size(of: path))
        let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    /// Removes a folder with all that is in it, as far as the system lets it. What links lead to stays.
    static func removeFolder(_ path: String) {
        guard isFolder(unlinked: path), let names = names(in: path) else { return }
        for name in names {
            let inner = path + "/" + name
            if unlink(inner) != 0 { removeFolder(inner) }
        }
        rmdir(path)
    }

    /// Whether there is a folder, with nothing in it.
    static func isEmptyFolder(_ path: String) -> Bool { names(in: path)?.isEmpty ?? false }

    /// What is in a folder; `nil` where there is none that may be read.
    static func names(in path: String) -> [String]? {
        guard let folder = opendir(path) else { return nil }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// In bytes; 0 when there is no file.
    static func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

    /// Whether there is a folder at the path itself, not where a link leads.
    static func isFolder(unlinked path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether there is something at the path that is neither file nor folder, or that is open already, whatever it is.
    static func isSpecial(_ path: String) -> Bool {
        if openPlaces.contains(where: path.hasPrefix) { return exists(path) }
        return kind(of: path).map { $0 != S_IFREG && $0 != S_IFDIR } ?? false
    }

    /// What the paths of files begin with that a process has open: `/dev/stdout` may lead to a file.
    private static let openPlaces = ["/dev/stdout", "/dev/stderr", "/dev/fd/", "/proc/self/fd/"]

    /// Where the links of a path lead; the path itself where no link stands and nothing else yet.
    static func target(of path: String) -> String {
        var target = path
        // The system resolves only what leads to something; the rest is followed link by link, no further than it would.
        for _ in 0..<40 {
            if let resolved = realpath(target, nil) {
                defer { free(resolved) }
                return String(cString: resolved)
            }
            guard let next = destination(ofLink: target) else { return target }
            let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
            target = next.hasPrefix("/") ? next : folder + next
        }
        return path
    }

    /// What a link holds; `nil` of what is none.
    private static func destination(ofLink path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: 4096)
        let count = readlink(path, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }

    /// Who may read and write a file; `nil` where there is none.
    static func permissions(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
    }

    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }
}

/// The system's `write`, which `FileSystem.write` would otherwise hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
