// SPDX-License-Identifier: MIT

import Foundation

/// A target of a package in C, or a library of the system: Swift code imports its headers by a module map.
struct NativeTarget {
  /// The name by which Swift imports it.
  let name: String
  /// The names of the package and the target.
  let title: String
  let sources: [String]
  /// The folder of the public headers, which has the module map of a system library.
  let headers: URL
  /// The flags of the C compiler.
  let flags: [String]
  /// The flags of the linker.
  let links: [String]

  /// - Parameter files: Those of a target without Swift sources.
  /// - Returns: nil for a target with Swift sources.
  init?(
    _ target: PackageDescription.Target, _ files: PackageTargetFiles, of package: PackageDescription, module: String
  ) {
    guard let folder = files.folder, files.sources.isEmpty else { return nil }
    name = module
    title = "\(package.name)/\(target.name)"
    sources = files.nativeSources
    let isSystem = target.type == "system"
    headers =
      isSystem ? folder : folder.appendingPathComponent(target.publicHeadersPath ?? "include", isDirectory: true)
    func settings(_ kind: String) -> [String] {
      target.settings(.c, kind, on: "linux") + target.settings(.cxx, kind, on: "linux")
    }
    let library = target.pkgConfig.map(Self.flagsOfLibrary) ?? (compiler: [], linker: [])
    flags =
      ["-DSWIFT_PACKAGE=1"] + settings("define").map { "-D\($0)" }
      + settings("headerSearchPath").map { "-I\(folder.appendingPathComponent($0).standardizedFileURL.path)" }
      + library.compiler
    let hasCPlusPlus = sources.contains { !$0.hasSuffix(".c") && !$0.hasSuffix(".S") }
    links =
      target.settings(.linker, "linkedLibrary", on: "linux").map { "-l\($0)" } + library.linker
      + (hasCPlusPlus ? ["-lstdc++"] : [])
  }

  private static func flagsOfLibrary(_ name: String) -> (compiler: [String], linker: [String]) {
    func flags(_ option: String) -> [String] {
      guard let result = try? ChildProcess.run("pkg-config", [option, name]), result.isSuccess else { return [] }
      return result.output.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    return (flags("--cflags-only-I"), flags("--libs"))
  }

  /// The flags with which Swift code imports it.
  /// - Parameter folder: A folder for the module map of a target that has none.
  func importFlags(in folder: URL) throws -> [String] {
    let own = headers.appendingPathComponent("module.modulemap")
    var map = own
    if !FileManager.default.fileExists(atPath: own.path) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      map = folder.appendingPathComponent("\(name).modulemap")
      let header = headers.appendingPathComponent("\(name).h")
      let umbrella =
        FileManager.default.fileExists(atPath: header.path)
        ? "umbrella header \"\(header.path)\"" : "umbrella \"\(headers.path)\""
      try "module \(name) {\n  \(umbrella)\n  export *\n}\n".write(to: map, atomically: true, encoding: .utf8)
    }
    return (["-fmodule-map-file=\(map.path)", "-I\(headers.path)"] + flags).flatMap { ["-Xcc", $0] }
  }

  /// Compiles the sources; those that are unchanged, with unchanged headers, are kept.
  /// - Parameter include: The folders of the public headers of other targets.
  /// - Throws: status 1 if one does not compile.
  func objects(in folder: URL, include: [String], with compiler: Compiler) throws -> [String] {
    guard !sources.isEmpty else { return [] }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let arguments =
      ["-c", "-O1", "-fPIC", "-fblocks", "-w", "-I\(headers.path)"] + include.map { "-I\($0)" } + flags
    let names = FileManager.default.enumerator(atPath: headers.path)?.allObjects as? [String] ?? []
    let texts = try names.filter { $0.hasSuffix(".h") }.sorted()
      .map { try SourceFile.read(headers.appendingPathComponent($0).path) }
    return try sources.map { source in
      let stamp = Fingerprint.of([try SourceFile.read(source), source] + arguments + texts)
      let object = folder.appendingPathComponent("\(stamp).o")
      if FileManager.default.fileExists(atPath: object.path) { return object.path }
      let isC = source.hasSuffix(".c") || source.hasSuffix(".S")
      let program = compiler.tools.appendingPathComponent(isC ? "clang" : "clang++").path
      let result = try ProducedFile.make(at: object) {
        try compiler.run(program, on: [source], arguments + ["-o", $0.path, source])
      }
      guard result.isSuccess else {
        throw Stop(status: ExitStatus.failed, message: "\(title) does not compile:\n\(result.output)")
      }
      return object.path
    }
  }
}
