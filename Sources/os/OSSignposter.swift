// SPDX-License-Identifier: MIT

/// The text of a signpost, with the interpolations of a log's messages.
public typealias SignpostMetadata = OSLogMessage

/// Records signposts of a subsystem and a category, as `os_signpost(_:dso:log:name:signpostID:)` does.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// - Parameters:
  ///   - subsystem: A name in reverse domain order: `org.example.App`.
  ///   - category: A part of the program: `network`.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Signposts of a category with a meaning for Instruments.
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
  /// Signposts without a subsystem.
  public init() { log = .default }
  /// Signposts of a log.
  public init(logHandle: OSLog) { log = logHandle }
  /// Signposts of a logger's subsystem and category.
  public init(logger: Logger) { log = logger.log }

  /// Signposts that are not recorded.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Whether signposts are recorded.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// A number that no other interval has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// The number of an object: the same as long as it exists.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  /// Records a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { add(.event, name, id) }
  /// Records a moment, with a text.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
  ) { add(.event, name, id, message) }

  /// Records the start of an interval.
  /// - Returns: The interval, which `endInterval(_:_:)` takes.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    add(.begin, name, id)
    return OSSignpostIntervalState(id)
  }
  /// Records the start of an interval, with a text.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState {
    add(.begin, name, id, message)
    return OSSignpostIntervalState(id)
  }
  /// Records the start of an animation, as an interval.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { beginInterval(name, id: id) }

  /// Records the end of an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { add(.end, name, state.id) }
  /// Records the end of an interval, with a text.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> SignpostMetadata
  ) { add(.end, name, state.id, message) }

  /// Records an interval around a task, which ends also if the task throws.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    add(.begin, name, id)
    defer { add(.end, name, id) }
    return try task()
  }
  /// Records an interval around a task, with a text at its start.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata,
    around task: () throws -> T
  ) rethrows -> T {
    add(.begin, name, id, message)
    defer { add(.end, name, id) }
    return try task()
  }

  private func add(
    _ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ message: () -> SignpostMetadata = { "" }
  ) {
    guard isEnabled else { return }
    SignpostRecord.shared.add(type, name, id, message().text, to: log)
  }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable, Codable {
  let id: OSSignpostID

  init(_ id: OSSignpostID) { self.id = id }

  /// An interval that began elsewhere, for instance in another process.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

  public init(from decoder: any Decoder) throws {
    id = OSSignpostID(try decoder.singleValueContainer().decode(UInt64.self))
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id.rawValue)
  }
}
