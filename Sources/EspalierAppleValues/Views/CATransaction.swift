// SPDX-License-Identifier: MIT

import Dispatch
import EspalierMotion
import EspalierNumbers
import Foundation

/// Changes of layers that belong together. Layers show their new values at once; the block of a transaction is called after it ends.
public final class CATransaction: NSObject {
  private struct Entry {
    var duration = 0.25
    var disablesActions = false
    var timing: CAMediaTimingFunction?
    var completion: (() -> Void)?
  }

  private static let entries = ThreadStack<Entry>(key: "org.espalier.transactions")

  /// Begins a transaction of this thread.
  public class func begin() { entries.push(Entry()) }
  /// Ends the transaction that was begun last, and calls its block after it, on the main queue.
  public class func commit() {
    guard let block = entries.pop()?.completion else { return }
    nonisolated(unsafe) let completion = block
    DispatchQueue.main.async { completion() }
  }
  /// Nothing: changes are shown at once.
  public class func flush() {}
  /// Sets the block that is called after the transaction.
  public class func setCompletionBlock(_ block: (() -> Void)?) { entries.changeLast { $0.completion = block } }
  /// The block that is called after the transaction.
  public class func completionBlock() -> (() -> Void)? { entries.last?.completion }
  /// Sets whether layers change without an animation; they always do.
  public class func setDisableActions(_ flag: Bool) { entries.changeLast { $0.disablesActions = flag } }
  /// Whether layers change without an animation.
  public class func disableActions() -> Bool { entries.last?.disablesActions ?? false }
  /// Sets the duration of animations in seconds; layers show new values at once.
  public class func setAnimationDuration(_ duration: CFTimeInterval) { entries.changeLast { $0.duration = duration } }
  /// The duration of animations in seconds.
  public class func animationDuration() -> CFTimeInterval { entries.last?.duration ?? 0.25 }
  /// Sets the course of animations.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    entries.changeLast { $0.timing = function }
  }
  /// The course of animations.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { entries.last?.timing }
}

/// The course of an animation.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The control points of the curve from (0, 0) to (1, 1).
  private let points: [Float]

  /// A course with a name; an unknown one is even.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }
  /// A course by the control points of its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
  }
  /// Writes a point of the curve, 0…3, into two numbers; no effect for another index.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    guard (0..<4).contains(index) else { return }
    values[0] = points[index * 2]
    values[1] = points[index * 2 + 1]
  }
}

/// The name of a course of animations.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even.
  public static let linear = Self(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The system's.
  public static let `default` = Self(rawValue: "default")
}
