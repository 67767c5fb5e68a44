// SPDX-License-Identifier: MIT

import Foundation

/// Serves the page of a program that has an entry of its own, and prints the address. `ServedInspector` finds it by its name,
/// since the module of `App.main()` is below this one.
/// - Parameter title: The page's title.
/// - Returns: the inspector, retained; nil if the system has no free port.
@_cdecl("espalier_serve_inspector")
package func serveInspector(_ title: UnsafePointer<CChar>) -> UnsafeMutableRawPointer? {
  let title = String(cString: title)
  nonisolated(unsafe) var result: UnsafeMutableRawPointer?
  MainActor.assumeIsolated {
    let inspector = LiveInspector(title: title, files: [])
    guard let address = inspector.address else { return }
    FileHandle.standardError.write(Data("espalier: the inspector is at \(address)\n".utf8))
    result = Unmanaged.passRetained(inspector).toOpaque()
  }
  return result
}
