// SPDX-License-Identifier: MIT

import Foundation

/// A toolkit for windows, and the way to start its programs.
enum Toolkit: String, CaseIterable {
  case espalier, gtk, qt, web

  var title: String {
    switch self {
    case .espalier: "Espalier"
    case .gtk: "GTK 4 in C"
    case .qt: "Qt Quick"
    case .web: "Chromium"
    }
  }

  /// The requirements of the programs, for a machine that lacks them.
  var needed: String {
    switch self {
    case .espalier: "GTK 4"
    case .gtk: "a C compiler and libgtk-4-dev"
    case .qt: "a C++ compiler and the packages of Qt 6 in docs/performance.md"
    case .web: "chromium"
    }
  }

  /// Compiles the programs. False if a requirement is missing.
  @MainActor
  func prepare(in folder: URL) throws -> Bool {
    switch self {
    case .espalier: true
    case .gtk: try compile("Benchmarks/gtk-windows.c", libraries: "gtk4", into: folder.appendingPathComponent(rawValue))
    case .qt:
      try compile("Benchmarks/qt-windows.cpp", libraries: "Qt6Quick", into: folder.appendingPathComponent(rawValue))
    case .web: FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium")
    }
  }

  func command(_ kind: WindowKind, in folder: URL) -> [String] {
    let program = folder.appendingPathComponent(rawValue).path
    let benchmarks = FileManager.default.currentDirectoryPath + "/Benchmarks"
    switch self {
    case .espalier:
      let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().path
      return [own, "--window", kind.rawValue]
    case .gtk: return [program, kind.rawValue]
    case .qt: return [program, "\(benchmarks)/qt/\(kind.rawValue).qml"]
    case .web:
      // Chromium's sandbox refuses to work for root; `--test-type` hides the notice about that.
      let sandbox = geteuid() == 0 ? ["--no-sandbox", "--test-type"] : []
      return ["chromium"] + sandbox + [
        "--app=file://\(benchmarks)/web/windows.html?\(kind.rawValue)",
        "--user-data-dir=\(program)-\(UUID().uuidString)",
        "--window-size=1200,800", "--window-position=0,0", "--force-device-scale-factor=1", "--disable-gpu",
        "--no-first-run", "--no-default-browser-check", "--disable-extensions", "--disable-component-update",
        "--disable-background-networking", "--disable-sync", "--password-store=basic",
      ]
    }
  }

  /// The environment in which everything is drawn on the processor; each toolkit by its fastest way there.
  func environment(_ kind: WindowKind) -> [String: String] {
    let common = ["LC_ALL": "C.UTF-8", "GTK_A11Y": "none"]
    let own =
      switch self {
      case .espalier: ["GSK_RENDERER": "cairo"]
      // Without OpenGL it starts sooner, and takes less memory.
      case .gtk: kind == .squares ? ["GSK_RENDERER": "gl"] : ["GSK_RENDERER": "cairo", "GDK_DEBUG": "gl-disable"]
      case .qt:
        [
          "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": kind == .squares ? "rhi" : "software",
          "QSG_RHI_BACKEND": "opengl",
        ]
      case .web: [String: String]()
      }
    return common.merging(own) { $1 }
  }
}
