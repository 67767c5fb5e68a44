@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

// The compiler starts this program beside itself and sends it, over the standard input, each macro to expand.

struct Macros: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = Self.all[typeName] else { throw UnknownMacro(name: typeName) }
    return macro
  }

  static var all: [String: any Macro.Type] {
    [
      "AnimatableMacro": AnimatableMacro.self,
      "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self,
      "EntryMacro": EntryMacro.self,
      "PreviewMacro": PreviewMacro.self,
      "PreviewableMacro": PreviewableMacro.self,
    ]
  }
}

struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "this plugin has no macro \(name); build the library again" }
}

let connection = try StandardIOMessageConnection()
try CompilerPluginMessageListener(connection: connection, provider: Macros()).main()
