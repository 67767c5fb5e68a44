// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The C functions that a program's packages call and no library of this system has, such as those of a library that a
/// distribution builds without an option. The program is linked with a replacement for each, which ends it with a message.
struct AbsentFunctions {
  let names: [String]

  /// The functions that the linker has not found.
  /// - Returns: Nil if it has not found others, which only a compiler can make, or if the output has errors of another kind.
  init?(linkerOutput output: String) {
    var names: Set<String> = []
    for line in output.split(separator: "\n") where line.contains("error: ") {
      if let match = line.firstMatch(of: /undefined (?:reference to|symbol:) ['`]?([A-Za-z0-9_$.]+)'?/) {
        names.insert(String(match.1))
      } else if !line.contains("link command failed"), !line.contains("linker command failed") {
        return nil
      }
    }
    guard !names.isEmpty, names.allSatisfy(Self.isOfC) else { return nil }
    self.names = names.sorted()
  }

  /// Reads a list that was kept.
  init?(file: URL) {
    guard let text = try? RegularFile.text(file.path, limit: 1 << 20) else { return nil }
    names = text.split(separator: "\n").map(String.init).filter(Self.isOfC)
    if names.isEmpty { return nil }
  }

  func keep(in file: URL) throws {
    try names.map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
  }

  /// Names of Swift, of C++ and of the runtime are mangled or begin with an underscore.
  private static func isOfC(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil && !name.hasPrefix("swift_") && name != "main"
  }

  /// Compiles the replacements.
  /// - Returns: The object file.
  func object(in folder: URL, of program: String, with compiler: Compiler) throws -> String {
    let source = folder.appendingPathComponent("absent.c")
    let object = folder.appendingPathComponent("absent.o")
    try code(program).write(to: source, atomically: true, encoding: .utf8)
    let result = try compiler.run(
      compiler.tools.appendingPathComponent("clang").path, on: [source.path],
      ["-c", "-fPIC", "-fno-builtin", "-w", "-o", object.path, source.path])
    guard result.isSuccess else { throw Stop(status: ExitStatus.failed, message: result.output) }
    return object.path
  }

  private func code(_ program: String) -> String {
    let title = program.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
    return "#include <stdio.h>\n#include <stdlib.h>\n"
      + names.map { name in
        """
        __attribute__((weak)) void \(name)(void) {
          fputs("\(title) has called \(name), which no library of this system has.\\n", stderr);
          abort();
        }

        """
      }.joined()
  }

  /// A note for the user.
  var note: String {
    let first = names.prefix(3).joined(separator: ", ")
    let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
    return "left out: the C functions \(first)\(rest), which no library of this system has; a call of one ends the "
      + "program"
  }
}
