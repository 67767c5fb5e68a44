// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierGraph
import Foundation

/// A message about a mistake or a limit, with its remedy.
public struct _Warning: Sendable, CustomStringConvertible {
  /// The event, in one line.
  public let text: String
  /// The key, view or state that the warning is about.
  public let subject: String
  /// The chain of causes, if it was a loop: reader, state, views, geometry, writer.
  public let chain: [String]
  /// The same as a circle, if it was a loop.
  package let loop: UpdateLoopReport?

  package init(text: String, subject: String = "", chain: [String] = [], loop: UpdateLoopReport? = nil) {
    self.text = text
    self.subject = subject
    self.chain = chain
    self.loop = loop
  }

  public var description: String {
    chain.isEmpty ? text : text + "\n" + chain.map { "  " + $0 }.joined(separator: "\n")
  }
}

package typealias Warning = _Warning

/// The owner of its views' warnings.
@MainActor
package protocol WarningReceiver: AnyObject {
  var warnings: [Warning] { get }
  func add(_ warning: Warning)
}

/// The destination of warnings: the host whose update is running, and once each the standard error.
@MainActor
package enum Diagnostics {
  /// The host whose update runs, or ran last.
  @exclusivity(unchecked) package static weak var receiver: (any WarningReceiver)?
  private static var logged: Set<String> = []
  /// Whether an event or an update of a host runs.
  private static var isInHost = false
  /// Warnings of views that were made outside of any host, for the next host: it is made with them.
  private static var unclaimed: [Warning] = []
  /// Replaced by tests that expect warnings.
  package static var log: (String) -> Void = { FileHandle.standardError.write(Data((("Espalier: " + $0) + "\n").utf8)) }

  package static func warn(
    _ text: String, subject: String = "", chain: [String] = [], loop: UpdateLoopReport? = nil
  ) {
    let warning = Warning(text: text, subject: subject, chain: chain, loop: loop)
    receiver?.add(warning)
    logOnce(warning)
  }

  /// Writes a warning to the standard error, unless one with its text was written before.
  static func logOnce(_ warning: Warning) {
    if logged.insert(warning.text).inserted { log(warning.description.printable) }
  }

  /// The same, unless the host has had that warning before.
  package static func warnOnce(_ text: String, subject: String = "") {
    if let receiver, receiver.warnings.contains(where: { $0.text == text }) { return }
    warn(text, subject: subject)
  }

  /// Runs an event or an update of a host.
  static func inHost<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = isInHost
    isInHost = true
    defer { isInHost = before }
    return try body()
  }

  /// Warns of a view or modifier that is being made. In an event or an update the warning belongs to the host; a view
  /// that is made outside of both is most often the root of the next host.
  package static func warnOfView(_ text: String, subject: String) {
    warnOnce(text, subject: subject)
    if isInHost || Graph.isRunningRule { return }
    if unclaimed.count > 64 || unclaimed.contains(where: { $0.text == text }) { return }
    unclaimed.append(Warning(text: text, subject: subject))
  }

  static func takeUnclaimed() -> [Warning] {
    defer { unclaimed = [] }
    return unclaimed
  }

  /// State was written while a rule ran (specification S35, P90).
  package static func modifiedDuringUpdate(_ state: StateWrite) {
    let writer = Graph.currentRule.map(Graph.label(of:)) ?? "an update"
    let name = state.name.isEmpty ? "a state" : "the state '\(state.name)'"
    var chain = ["\(writer) wrote \(name)"]
    if let rule = Graph.currentRule, let attribute = state.attribute.attribute {
      let path = Graph.path(from: attribute, to: rule).dropFirst().map(Graph.label(of:))
      if !path.isEmpty { chain.append("which it depends on: " + ([name] + path).joined(separator: " → ")) }
    }
    warn(
      "Modifying state during view update, this will cause undefined behavior. Write state in an action, "
        + "onAppear, onChange or onPreferenceChange instead.",
      subject: state.name, chain: chain)
  }

  /// Checks a size from user code: NaN and negative lengths count as 0.
  @inline(__always)
  package static func checked(_ size: CGSize, _ label: @autoclosure () -> String) -> CGSize {
    if size.width >= 0, size.height >= 0 { return size }
    return sanitized(size, label())
  }

  private static func sanitized(_ size: CGSize, _ label: String) -> CGSize {
    warn(
      "\(label) answered the size \(size.width) × \(size.height); lengths that are negative or not a number count as 0.",
      subject: label)
    func valid(_ length: CGFloat) -> CGFloat { length >= 0 ? length : 0 }
    return CGSize(width: valid(size.width), height: valid(size.height))
  }

  /// A length from user code: nil with a warning if it is not a valid length (specification L52).
  package static func checkedLength(_ length: CGFloat?, _ what: @autoclosure () -> String) -> CGFloat? {
    guard let length else { return nil }
    if length >= 0, length.isFinite { return length }
    warn("Invalid frame dimension (negative or non-finite). \(what()) is \(length); it is ignored.", subject: what())
    return nil
  }
}
