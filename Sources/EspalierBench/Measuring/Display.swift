// SPDX-License-Identifier: MIT

import Foundation

/// An X server without a screen.
final class Display {
  let name: String
  private let server = Process()

  var process: Int32 { server.processIdentifier }

  /// Nil if this machine has no such server.
  init?() throws {
    let pipe = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = ["Xvfb", "-displayfd", "1", "-screen", "0", "2600x1800x24", "-nolisten", "tcp", "-noreset"]
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.run()
    var number = ""
    while !number.hasSuffix("\n"), let byte = try pipe.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
      number += String(decoding: byte, as: UTF8.self)
    }
    guard !number.isEmpty else { return nil }
    name = ":" + number.trimmingCharacters(in: .newlines)
  }

  func stop() {
    server.terminate()
    server.waitUntilExit()
  }
}

/// Compiles a program in C or C++ with libraries of pkg-config. False without a compiler or a library.
@MainActor
func compile(_ source: String, libraries: String, options: String = "", into program: URL) throws -> Bool {
  let compiler = source.hasSuffix(".c") ? "cc" : "c++ -std=c++17 -fPIC"
  let command =
    "pkg-config --exists \(libraries) && \(compiler) -O2 \(source) $(pkg-config --cflags --libs \(libraries)) \(options) "
    + "-o '\(program.path)'"
  return try run(URL(fileURLWithPath: "/bin/sh"), ["-c", command]).status == 0
}
