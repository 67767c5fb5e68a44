// SPDX-License-Identifier: MIT

import Foundation

/// The inspector of a program that is run with `espalier run PACKAGE --inspect`. Its module lies above this one, and only the
/// library that the command builds packages against contains it: it is found by the name of its symbol.
@MainActor
enum ServedInspector {
  private typealias Serve = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutableRawPointer?

  /// Serves the page. What is missing is reported on the standard error.
  /// - Parameter title: What the page is called.
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
