// SPDX-License-Identifier: MIT

import Foundation

extension Finding {
  static func all() -> [Finding] {
    // An installed library is compiled already: windows need no GTK headers.
    let isInstalled = (try? Installation.find())?.toolchain != nil
    let gtk = library(.windows, use: isInstalled ? "import GTKViews" : "windows")
    let libraries = SystemLibrary.all.map { library($0) } + [gtk]
    let files = ["fonts-inter", "fonts-dejavu-core", "adwaita-icon-theme", "shared-mime-info"].map(package)
    return [toolchain, pkgConfig] + libraries + files + [built] + [compilerOfLibrary].compactMap { $0 }
      + [display, accessibility, accessibilityClient] + RuntimeLibrary.all.map(runtime)
  }

  private static func runtime(_ library: RuntimeLibrary) -> Finding {
    Finding(
      name: library.name, detail: library.place, fix: "apt-get install \(library.package)", use: library.module)
  }

  private static var toolchain: Finding {
    let version = (try? ChildProcess.run("swiftc", ["--version"]))?.output.firstMatch(of: /Swift version (\S+)/)
    return Finding(
      name: "Swift toolchain", detail: version.map { String($0.1) },
      fix: "install a Swift 6.3 toolchain: swift.org/install")
  }

  private static var pkgConfig: Finding {
    Finding(name: "pkg-config", detail: ChildProcess.find("pkg-config"), fix: "apt-get install pkg-config")
  }

  private static func library(_ library: SystemLibrary, use: String? = nil) -> Finding {
    Finding(
      name: library.name, detail: library.version, fix: "apt-get install \(library.package)", use: use)
  }

  private static func package(_ name: String) -> Finding {
    let query = try? ChildProcess.run("dpkg-query", ["-W", "-f", "${db:Status-Status} ${Version}", name])
    let version = query?.output.firstMatch(of: /^installed (\S+)/)
    return Finding(name: name, detail: version.map { String($0.1) }, fix: "apt-get install \(name)")
  }

  private static var built: Finding {
    do {
      return Finding(name: "built library", detail: try Installation.find().library.path, fix: "")
    } catch {
      return Finding(name: "built library", detail: nil, fix: (error as? Stop)?.message ?? "\(error)")
    }
  }

  /// Whether the toolchain is the one that compiled an installed library: no other can read its modules.
  private static var compilerOfLibrary: Finding? {
    guard let needed = (try? Installation.find())?.toolchain else { return nil }
    let present = (try? ChildProcess.run("swiftc", ["--version"]))?.output ?? ""
    return compiler(needed: needed, present: present)
  }

  /// - Parameters:
  ///   - needed: The line with the version of the compiler that wrote the modules.
  ///   - present: The version output of the compiler on the PATH; other lines may surround its own.
  static func compiler(needed: String, present: String) -> Finding {
    let isSame = present.split(whereSeparator: \.isNewline).contains { $0 == needed }
    return Finding(
      name: "the library's compiler", detail: isSame ? needed : nil,
      fix: "the installed library was compiled by \(needed); install that toolchain (swift.org/install), or build and "
        + "install Espalier with yours")
  }

  private static var display: Finding {
    let environment = ProcessInfo.processInfo.environment
    let name = ["WAYLAND_DISPLAY", "DISPLAY"].lazy.compactMap { key in
      environment[key].flatMap { $0.isEmpty ? nil : "\(key)=\($0)" }
    }.first
    return Finding(
      name: "display", detail: name, fix: "log in to a desktop, or apt-get install xvfb and use xvfb-run",
      use: "windows")
  }

  private static var accessibility: Finding {
    let registry = ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher"]
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    return Finding(
      name: "accessibility bus", detail: registry, fix: "apt-get install at-spi2-core", use: "windows")
  }

  /// A client of the bus, for the tests of windows.
  private static var accessibilityClient: Finding {
    let module = "/usr/lib/python3/dist-packages/pyatspi"
    return Finding(
      name: "python3-pyatspi", detail: FileManager.default.fileExists(atPath: module) ? module : nil,
      fix: "apt-get install python3-pyatspi", use: "windows")
  }
}
