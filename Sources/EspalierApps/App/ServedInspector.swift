// SPDX-License-Identifier: MIT

import Foundation

/// The inspector of a program that is run with `espalier run PACKAGE --inspect`. Its module is above this one, and is only in the
/// library against which the command builds packages; therefore it is found by the name of its symbol.
@MainActor
enum ServedInspector {
  private typealias Serve = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutableRawPointer?

  /// Serves the page. If the inspector is missing, a message is written to the standard error.
  /// - Parameter title: The title of the page.
  static func serve(_ title: String) -> (any WindowInspector)? {
    guard let symbol = dlsym(nil, "espalier_serve_inspector") else {
      return report("this program does not contain the inspector: `espalier run FOLDER --inspect` builds one that does")
    }
    guard let inspector = unsafeBitCast(symbol, to: Serve.self)(title) else {
      return report("no port is free for the inspector")
    }
    return Unmanaged<AnyObject>.fromOpaque(inspector).takeRetainedValue() as? any WindowInspector
  }

  private static func report(_ problem: String) -> (any WindowInspector)? {
    FileHandle.standardError.write(Data("espalier: \(problem)\n".utf8))
    return nil
  }
}
