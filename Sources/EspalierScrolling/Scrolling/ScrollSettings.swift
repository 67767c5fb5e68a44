// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierNumbers
import Foundation

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  package enum Kind { case automatic, visible, hidden, never }
  package let kind: Kind

  /// Whether there are circumstances in which the bar is drawn.
  package var isPossible: Bool { kind == .automatic || kind == .visible }

  /// Indicators are shown while the content moves.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
  /// Indicators are shown whenever the content is longer than the viewport.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
  /// Indicators are not shown; here the same as `never`.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
  /// Indicators are never shown.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }
}

/// The effect of scrolling on the keyboard: whether a field inside keeps it.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  package enum Kind { case automatic, immediately, interactively, never }
  package let kind: Kind

  /// Scrolling does not dismiss the keyboard here.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
  /// The field that has the focus loses it as soon as scrolling begins.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
  /// The same as `immediately` here: there is no keyboard on the screen that could follow the drag.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
  /// Scrolling does not dismiss the keyboard.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }

  package var dismisses: Bool { kind == .immediately || kind == .interactively }
}

/// The part of a scroll view that margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  package enum Kind { case automatic, content, indicators }
  package let kind: Kind

  /// Margins apply to both the content and the indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  /// The margin is around the content; indicators stay at the edge.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .content) }
  /// The margin is around the indicators; the content stays at the edge.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .indicators) }
}

/// The use of a default scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  package enum Kind { case initialOffset, sizeChanges, alignment }
  package let kind: Kind

  /// The initial position of the content.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
  /// The end of the content that stays at its place when the content or the scroll view grows.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
  /// The position of content that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// The environment's settings for scroll views.
package struct ScrollSettings: Equatable {
  package var isEnabled = true
  package var clipsContent = true
  package var verticalIndicators = ScrollIndicatorVisibility.automatic
  package var horizontalIndicators = ScrollIndicatorVisibility.automatic
  package var dismissesKeyboard = ScrollDismissesKeyboardMode.automatic
  /// The margins around the content by edge, in points; nil for an edge without one.
  package var contentMargins: [CGFloat?] = [nil, nil, nil, nil]
  package var indicatorMargins: [CGFloat?] = [nil, nil, nil, nil]
  /// The anchor of all roles that have none of their own.
  package var commonAnchor: UnitPoint?
  /// The anchors by role; nil in it means that the role has none, whatever the common anchor is.
  package var anchors: [ScrollAnchorRole: UnitPoint?] = [:]
  /// The height of the title above the page that collapses while content moves behind it, in points.
  package var collapsingTitle: CGFloat = 0

  package init() {}

  /// The anchor of a role. Its own takes precedence over the common one, whichever was set last.
  package func anchor(for role: ScrollAnchorRole) -> UnitPoint? { anchors[role] ?? commonAnchor }

  package func insets(_ margins: [CGFloat?]) -> EdgeInsets {
    var insets = EdgeInsets()
    for edge in Edge.allCases { insets[edge] = margins[Int(edge.rawValue)] ?? 0 }
    return insets
  }

  package func indicators(_ axis: Axis) -> ScrollIndicatorVisibility {
    axis == .vertical ? verticalIndicators : horizontalIndicators
  }

  /// The rectangle at whose edges the bars of a scroll view lie.
  package func indicatorArea(in frame: CGRect, isMirrored: Bool) -> CGRect {
    let margins = insets(indicatorMargins)
    return frame.inset(by: isMirrored ? margins.mirrored : margins)
  }

  package mutating func setMargins(
    _ edges: Edge.Set, _ length: (Edge) -> CGFloat?, for placement: ContentMarginPlacement
  ) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      if placement.kind != .indicators { contentMargins[Int(edge.rawValue)] = length(edge) }
      if placement.kind != .content { indicatorMargins[Int(edge.rawValue)] = length(edge) }
    }
  }
}

extension EnvironmentValues {
  @EnvironmentEntry package var scrollSettings: ScrollSettings = ScrollSettings()

  /// Whether scroll views here scroll when they are touched.
  public var isScrollEnabled: Bool {
    get { scrollSettings.isEnabled }
    set { scrollSettings.isEnabled = newValue }
  }

  /// Whether scroll views below show indicators for scrolling vertically; set by `scrollIndicators(_:axes:)`.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollSettings.verticalIndicators }
    set { scrollSettings.verticalIndicators = newValue }
  }

  /// Whether scroll views below show indicators for scrolling horizontally; set by `scrollIndicators(_:axes:)`.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollSettings.horizontalIndicators }
    set { scrollSettings.horizontalIndicators = newValue }
  }

  /// The way in which scrolling in views below dismisses the keyboard; set by `scrollDismissesKeyboard(_:)`.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { scrollSettings.dismissesKeyboard }
    set { scrollSettings.dismissesKeyboard = newValue }
  }
}
