// SPDX-License-Identifier: MIT

import Foundation
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

// The compiler starts this program and sends it, over standard input, each macro to expand. With
// `--expand` standard input is Swift source instead, and the output its expansion; with `--outline` and files, the output is
// their outline for the command; with `--lower` the files of an app are written as the compiler on Linux reads them.

struct Macros: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = Self.all[typeName] else { throw UnknownMacro(name: typeName) }
    return macro
  }

  static var all: [String: any Macro.Type] {
    [
      "AnimatableMacro": AnimatableMacro.self,
      "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self,
      "EntryDefaultValueMacro": EntryDefaultValueMacro.self,
      "EntryMacro": EntryMacro.self,
      "ModelActorMacro": ModelActorMacro.self,
      "ModelMacro": ModelMacro.self,
      "ModelMarkMacro": ModelMarkMacro.self,
      "PreviewMacro": PreviewMacro.self,
      "PreviewableMacro": PreviewableMacro.self,
      "StoredPropertyMacro": StoredPropertyMacro.self,
    ]
  }
}

struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "this plugin has no macro \(name); build the library again" }
}

if CommandLine.arguments.dropFirst().first == "--expand" {
  let source = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
  let macros = Dictionary(uniqueKeysWithValues: Macros.all.map { (String($0.key.dropLast("Macro".count)), $0.value) })
  FileHandle.standardOutput.write(try JSONEncoder().encode(SourceExpansion(source, macros: macros)))
} else if CommandLine.arguments.dropFirst().first == "--outline" {
  let files = try CommandLine.arguments.dropFirst(2).map { try String(contentsOfFile: $0, encoding: .utf8) }
  FileHandle.standardOutput.write(try JSONEncoder().encode(files.map(SourceOutline.init)))
} else if CommandLine.arguments.dropFirst().first == "--lower" {
  LoweringProgram.main()
} else {
  let connection = try StandardIOMessageConnection()
  try CompilerPluginMessageListener(connection: connection, provider: Macros()).main()
}
