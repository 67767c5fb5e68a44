// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierGraph
import EspalierPrimitives
import Foundation

/// The size of a sheet that the window does not determine: in a dialog, and in a window that is wider than a sheet.
public protocol PresentationSizing {
  /// The size that is proposed to the sheet's content and becomes the sheet's size; a nil dimension takes the content's own
  /// length. Called during layout; the sheet is never larger than the window.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet, to be measured.
public struct PresentationSizingRoot {
  let subview: LayoutSubview

  /// The size of the content for a proposed size, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { subview.sizeThatFits(proposal) }
}

/// The surroundings of a sheet during sizing.
public struct PresentationSizingContext {
  let values: SheetValues
  /// The size in the window that is available to a sheet.
  let limits: CGSize
  /// The greatest size of the sheet until now, in points.
  let greatest: CGSize
}

/// A sizing that does not read the greatest size of its sheet, which is not recorded then.
protocol StatelessSizing: PresentationSizing {}

extension AutomaticPresentationSizing: StatelessSizing {}
extension FittedPresentationSizing: StatelessSizing {}
extension FormPresentationSizing: StatelessSizing {}
extension PagePresentationSizing: StatelessSizing {}
extension PartlyFittedSizing: StatelessSizing where Base: StatelessSizing {}

/// The size that the design gives sheets: in a dialog the content's size if it does not grow, else a standard one.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// The same as `.automatic`.
  public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    guard context.values.isDialog else {
      return ProposedViewSize(width: context.values.greatestWidth, height: context.limits.height)
    }
    let (ideal, most) = (root.sizeThatFits(.unspecified), root.sizeThatFits(.infinity))
    // Content that grows gets at least a standard size, as in a window of its own.
    func length(_ ideal: CGFloat, _ most: CGFloat, _ usual: CGFloat) -> CGFloat {
      most > ideal + 0.5 ? max(ideal, usual) : ideal
    }
    let usual = context.values.usualSize
    let width = min(length(ideal.width, most.width, usual.width), context.limits.width)
    // Content narrower than its ideal width may be higher.
    let height =
      width < ideal.width
      ? root.sizeThatFits(.init(width: width, height: nil)).height : length(ideal.height, most.height, usual.height)
    return ProposedViewSize(width: width, height: height)
  }
}

/// The content's own size.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// The same as `.fitted`.
  public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    // Content that is wider than the window is measured in the window's width.
    let width = min(root.sizeThatFits(.unspecified).width, context.limits.width)
    return ProposedViewSize(width: width, height: root.sizeThatFits(.init(width: width, height: nil)).height)
  }
}

/// The size of a form: 540 by 620 points.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// The same as `.form`.
  public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(context.values.formSize)
  }
}

/// About the size of a page of paper: 704 by 960 points.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// The same as `.page`.
  public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(context.values.pageSize)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size that the design gives sheets: in a dialog the content's size if it does not grow, else a standard one.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The content's own size.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form: 540 by 620 points.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// About the size of a page of paper: 704 by 960 points.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  /// This size, with the content's own length in the given dimensions.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// This size, but never smaller than the sheet was before in the given dimensions.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickySizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

private struct PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal, vertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var proposal = base.proposedSize(for: root, context: context)
    if horizontal { proposal.width = FittedPresentationSizing().proposedSize(for: root, context: context).width }
    if vertical { proposal.height = root.sizeThatFits(.init(width: proposal.width, height: nil)).height }
    return proposal
  }
}

private struct StickySizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal, vertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var proposal = base.proposedSize(for: root, context: context)
    let own = root.sizeThatFits(proposal)
    if horizontal { proposal.width = max(proposal.width ?? own.width, context.greatest.width) }
    if vertical { proposal.height = max(proposal.height ?? own.height, context.greatest.height) }
    return proposal
  }
}

/// The sizing that a view in the sheet has requested; equal if the values are.
struct SizingChoice: Equatable {
  let sizing: any PresentationSizing

  static func == (a: SizingChoice, b: SizingChoice) -> Bool {
    func isEqual<S: PresentationSizing>(_ sizing: S) -> Bool {
      (b.sizing as? S).map { valuesAreEqual(sizing, $0) } ?? false
    }
    return isEqual(a.sizing)
  }
}

extension View {
  /// Sets the size of the sheet that shows this view. Heights set by `presentationDetents` take precedence.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentation { $0.sizing = SizingChoice(sizing: sizing) }
  }
}
