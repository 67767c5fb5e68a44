// SPDX-License-Identifier: MIT

import Foundation

@available(
  *, unavailable,
  message: "Key-value observation needs Objective-C: use @Published, @Observable or a notification instead."
)
public final class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}

@available(
  *, unavailable,
  message: "There are no notifications between programs on Linux: a D-Bus signal of the program's own serves."
)
public final class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
  public class func `default`() -> DistributedNotificationCenter { fatalError("unavailable") }
}

@available(*, unavailable, message: "There is no AppleScript on Linux: Process runs other programs.")
public final class NSAppleScript: NSObject {
  public init?(source: String) { nil }
  public func executeAndReturnError(_ errorInfo: UnsafeMutableRawPointer?) -> Never { fatalError("unavailable") }
}

@available(*, unavailable, message: "There is no XPC on Linux: Process and Pipe connect programs.")
public final class NSXPCConnection: NSObject {
  public init(serviceName: String) {}
  public init(machServiceName name: String, options: Int = 0) {}
}

@available(
  *, unavailable, message: "Foundation on Linux has no NSDataDetector: use NSRegularExpression or a Regex instead."
)
public final class NSDataDetector: NSObject {
  public init(types checkingTypes: UInt64) throws {}
}
