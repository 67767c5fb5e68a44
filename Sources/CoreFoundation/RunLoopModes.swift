// SPDX-License-Identifier: MIT

@_exported import CoreFoundation

extension CFRunLoopMode {
  /// The modes of a run loop in which its common sources run.
  public static var commonModes: CFRunLoopMode { kCFRunLoopCommonModes }
  /// The mode of a run loop that waits for input.
  public static var defaultMode: CFRunLoopMode { kCFRunLoopDefaultMode }
}
