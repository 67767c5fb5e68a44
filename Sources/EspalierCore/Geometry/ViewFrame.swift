// SPDX-License-Identifier: MIT

import Foundation

// Inlinable, because the engines of other modules compute with them at every step.

extension CGSize {
  @inlinable package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  @inlinable package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// A size and the proposal that it is the answer to.
public struct _ViewSize: Equatable, Sendable {
  @usableFromInline package var size: CGSize
  @usableFromInline package var proposal: Proposal

  @inlinable package init(_ size: CGSize, proposal: Proposal) {
    self.size = size
    self.proposal = proposal
  }
  @inlinable package init(_ size: CGSize) { self.init(size, proposal: Proposal(size)) }

  @inlinable public static func == (a: _ViewSize, b: _ViewSize) -> Bool { a.size == b.size && a.proposal == b.proposal }
}

/// The position and size of a view, in points from the origin of the nearest enclosing effect.
public struct _ViewFrame: Equatable, Sendable {
  @usableFromInline package var origin: CGPoint
  @usableFromInline package var size: ViewSize

  @inlinable package init(origin: CGPoint, size: ViewSize) {
    self.origin = origin
    self.size = size
  }

  @inlinable package static var zero: ViewFrame { ViewFrame(origin: .zero, size: ViewSize(.zero)) }
  @inlinable package var rect: CGRect { CGRect(origin: origin, size: size.size) }

  @inlinable public static func == (a: _ViewFrame, b: _ViewFrame) -> Bool { a.origin == b.origin && a.size == b.size }
}

@usableFromInline package typealias ViewSize = _ViewSize
@usableFromInline package typealias ViewFrame = _ViewFrame
