// SPDX-License-Identifier: MIT

import Foundation

// Forms that end the process on some numbers. In a file that imports this module they are declared beside those of the
// standard library and of Foundation, so that each use causes a warning or an ambiguity, and CI builds without either;
// `scripts/unchecked-numbers` requires the import. Their bodies are the checked forms.

extension Int {
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init<F: BinaryFloatingPoint>(_ value: F) { self.init(clamping: Double(value)) }
}

extension Int8 {
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init<F: BinaryFloatingPoint>(_ value: F) { self.init(clamping: Double(value)) }
}

extension Int16 {
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init<F: BinaryFloatingPoint>(_ value: F) { self.init(clamping: Double(value)) }
}

extension Int32 {
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init<F: BinaryFloatingPoint>(_ value: F) { self.init(clamping: Double(value)) }
}

extension Int64 {
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init<F: BinaryFloatingPoint>(_ value: F) { self.init(clamping: Double(value)) }
}

extension UInt {
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init<F: BinaryFloatingPoint>(_ value: F) { self.init(clamping: Double(value)) }
}

extension UInt8 {
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init<F: BinaryFloatingPoint>(_ value: F) { self.init(clamping: Double(value)) }
}

extension UInt16 {
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init<F: BinaryFloatingPoint>(_ value: F) { self.init(clamping: Double(value)) }
}

extension UInt32 {
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init<F: BinaryFloatingPoint>(_ value: F) { self.init(clamping: Double(value)) }
}

extension UInt64 {
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Double) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: Float) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init(_ value: CGFloat) { self.init(clamping: value) }
  @available(*, deprecated, message: "traps on what is no number of the type: init(clamping:), init(exactly:)")
  package init<F: BinaryFloatingPoint>(_ value: F) { self.init(clamping: Double(value)) }
}

extension CGRect {
  @available(*, deprecated, message: "traps where an edge is not a number: overlap(with:)")
  package func intersection(_ other: CGRect) -> CGRect { overlap(with: other) }
  @available(*, deprecated, message: "traps where an edge is not a number: overlaps(_:)")
  package func intersects(_ other: CGRect) -> Bool { overlaps(other) }
  @available(*, deprecated, message: "traps where an edge is not a number: holds(_:)")
  package func contains(_ point: CGPoint) -> Bool { holds(point) }
}

extension Duration {
  @available(*, deprecated, message: "traps on what is not finite: init(clampingSeconds:)")
  package static func seconds(_ value: Double) -> Duration { Duration(clampingSeconds: value) }
  @available(*, deprecated, message: "traps on what is not finite: init(clampingSeconds:)")
  package static func milliseconds(_ value: Double) -> Duration { Duration(clampingSeconds: value / 1e3) }
  @available(*, deprecated, message: "traps on what is not finite: init(clampingSeconds:)")
  package static func * (duration: Duration, factor: Double) -> Duration {
    Duration(clampingSeconds: duration / .seconds(1) * factor)
  }
  @available(*, deprecated, message: "traps on what is not finite: init(clampingSeconds:)")
  package static func / (duration: Duration, divisor: Double) -> Duration {
    Duration(clampingSeconds: duration / .seconds(1) / divisor)
  }
}
