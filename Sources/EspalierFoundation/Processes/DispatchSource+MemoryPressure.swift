// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Glibc

/// A source of the system's shortages of memory.
public protocol DispatchSourceMemoryPressure: _WrappedSource {}

extension DispatchSourceMemoryPressure {
  /// The shortage for which the handler was last called.
  public var data: DispatchSource.MemoryPressureEvent {
    DispatchSource.MemoryPressureEvent(rawValue: (self as any DispatchSourceProtocol).data)
  }
  /// The shortages that call the handler.
  public var mask: DispatchSource.MemoryPressureEvent {
    DispatchSource.MemoryPressureEvent(rawValue: (self as any DispatchSourceProtocol).mask)
  }
}

extension DispatchSource {
  /// The shortages of memory.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The shortage has ended.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// Some programs wait for memory for a tenth of the time.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// All programs wait for memory for a tenth of the time.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// All of them.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Makes a source of the system's shortages of memory, by the kernel's measurement of the last ten seconds in `/proc/pressure/memory`,
  /// which is read every ten seconds. A kernel without it has no events.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    MemoryPressureSource(eventMask, queue, file: "/proc/pressure/memory", interval: .seconds(10))
  }
}

/// A timer that reads the kernel's measurement.
final class MemoryPressureSource: WrappedSource, DispatchSourceMemoryPressure, @unchecked Sendable {
  private let wanted: DispatchSource.MemoryPressureEvent
  private let file: String
  private var level = DispatchSource.MemoryPressureEvent.normal

  init(
    _ mask: DispatchSource.MemoryPressureEvent, _ queue: DispatchQueue?, file: String, interval: DispatchTimeInterval
  ) {
    wanted = mask
    self.file = file
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + interval, repeating: interval, leeway: interval)
    super.init(timer)
  }

  /// The shortage in a text such as `some avg10=12.00 avg60=…`; a share of a tenth is one.
  static func level(in text: String) -> DispatchSource.MemoryPressureEvent {
    func share(_ kind: String) -> Double {
      let line = text.split(separator: "\n").first { $0.hasPrefix(kind) }
      let value = line?.split(separator: " ").first { $0.hasPrefix("avg10=") }
      return value.flatMap { Double($0.dropFirst(6)) } ?? 0
    }
    return share("full ") >= 10 ? .critical : share("some ") >= 10 ? .warning : .normal
  }

  /// The first lines of a file of the kernel, whose size is zero; nil if it cannot be read.
  private static func text(of path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(file, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }

  override func takesEvent() -> Bool {
    guard let text = Self.text(of: file), case let next = Self.level(in: text), next != level else { return false }
    level = next
    return wanted.contains(next)
  }

  var handle: UInt { 0 }
  var mask: UInt { wanted.rawValue }
  var data: UInt { level.rawValue }
}
