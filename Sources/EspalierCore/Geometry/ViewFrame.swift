// SPDX-License-Identifier: MIT

import Foundation

extension CGSize {
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// A size and the proposal it answered.
public struct _ViewSize: Equatable, Sendable {
  package var size: CGSize
  package var proposal: Proposal

  package init(_ size: CGSize, proposal: Proposal) {
    self.size = size
    self.proposal = proposal
  }
  package init(_ size: CGSize) { self.init(size, proposal: Proposal(size)) }
}

/// Where a view is, in points from the origin of the nearest enclosing effect, and how large.
public struct _ViewFrame: Equatable, Sendable {
  package var origin: CGPoint
  package var size: ViewSize

  package init(origin: CGPoint, size: ViewSize) {
    self.origin = origin
    self.size = size
  }

  package static var zero: ViewFrame { ViewFrame(origin: .zero, size: ViewSize(.zero)) }
  package var rect: CGRect { CGRect(origin: origin, size: size.size) }
}

package typealias ViewSize = _ViewSize
package typealias ViewFrame = _ViewFrame
