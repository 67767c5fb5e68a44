// SPDX-License-Identifier: MIT

import Foundation

/// A proposed size as plain data: NaN stands for "unspecified", so that proposals compare by their bits.
public struct _Proposal: Equatable, Sendable {
  @usableFromInline package var width: Double
  @usableFromInline package var height: Double

  @inlinable package init(width: Double?, height: Double?) {
    self.width = width ?? .nan
    self.height = height ?? .nan
  }
  @inlinable package init(_ size: CGSize) {
    width = size.width
    height = size.height
  }
  package init(_ proposal: ProposedViewSize) {
    self.init(width: proposal.width.map(Double.init), height: proposal.height.map(Double.init))
  }

  @inlinable package static var unspecified: Proposal { Proposal(width: nil, height: nil) }

  @inlinable package var proposedWidth: Double? { width.isNaN ? nil : width }
  @inlinable package var proposedHeight: Double? { height.isNaN ? nil : height }

  @inlinable public static func == (a: _Proposal, b: _Proposal) -> Bool {
    a.width.bitPattern == b.width.bitPattern && a.height.bitPattern == b.height.bitPattern
  }

  @inlinable package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? proposedWidth : proposedHeight }
    set { if axis == .horizontal { width = newValue ?? .nan } else { height = newValue ?? .nan } }
  }

  /// The length on an axis; NaN if none is proposed.
  @inlinable package func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// The proposal less the insets, not below zero; unspecified stays unspecified.
  package func inset(by insets: EdgeInsets) -> Proposal {
    Proposal(
      width: proposedWidth.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposedHeight.map { max(0, $0 - insets.top - insets.bottom) })
  }

  @inlinable package func replacingUnspecified(by size: CGSize) -> CGSize {
    CGSize(width: proposedWidth ?? size.width, height: proposedHeight ?? size.height)
  }
}

@usableFromInline package typealias Proposal = _Proposal

extension ProposedViewSize {
  package init(_ proposal: Proposal) {
    self.init(width: proposal.proposedWidth.map { CGFloat($0) }, height: proposal.proposedHeight.map { CGFloat($0) })
  }
}
