// SPDX-License-Identifier: MIT

import Foundation

/// A library of the system that is opened at its first use, and stays open. A program that does not use it neither links nor
/// loads it.
package struct LoadedLibrary: @unchecked Sendable {
  /// The name under which the library was found: `libcrypto.so.3`.
  package let name: String
  private let handle: UnsafeMutableRawPointer

  /// Opens the first of the libraries that is installed.
  /// - Parameter names: The names of files as the dynamic linker finds them, with the version of their interface.
  /// - Returns: nil if none is installed.
  package init?(_ names: String...) {
    for name in names {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
        (self.name, self.handle) = (name, handle)
        return
      }
    }
    return nil
  }

  /// A function of the library; nil if it has none of that name.
  /// - Parameter type: A type of functions of C, `@convention(c)`, that is the one of the library's header.
  package func function<F>(_ name: String, as type: F.Type = F.self) -> F? {
    guard let address = dlsym(handle, name) else { return nil }
    precondition(MemoryLayout<F>.size == MemoryLayout<UnsafeMutableRawPointer>.size, "\(type) is no function of C")
    return unsafeBitCast(address, to: type)
  }

  /// A function that every version of the library has. A program ends without it, as one that links the library does not start.
  package func required<F>(_ name: String, as type: F.Type = F.self) -> F {
    guard let function = function(name, as: type) else {
      LibraryWarning.end("\(self.name) has no function \(name). Install the version that the distribution provides.")
    }
    return function
  }
}
