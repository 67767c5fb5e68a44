// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierScrolling
import Foundation

/// The condition under which the tab bar is minimised, leaving only the selected tab.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The design's default: the bar is not minimised.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// Minimised when the user scrolls down; restored by scrolling up.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// Minimised when the user scrolls up; restored by scrolling down.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never minimised.
  public static let never = TabBarMinimizeBehavior(name: "never")

  /// Whether the bar is minimised after scrolling down (positive) or up; nil leaves it unchanged.
  func isMinimized(after movement: CGFloat) -> Bool? {
    switch self {
    case .onScrollDown: movement > 0
    case .onScrollUp: movement < 0
    default: nil
    }
  }
}

/// The state of a page's first scroll view that the tab bar reads.
struct TabPageScroll: Equatable {
  var offset: CGFloat = 0
  /// The lengths of the content and of its visible part: if these change, the movement is caused by layout.
  var length: CGFloat = 0
  var visibleLength: CGFloat = 0
  var isMovedByPeople = false

  /// The state of a page whose scroll view is not observed.
  static let still = TabPageScroll()

  private init() {}

  @MainActor init(_ state: ScrollState) {
    let geometry = state.geometry
    offset = geometry.contentOffset.y + geometry.contentInsets.top
    length = geometry.contentSize.height
    visibleLength = geometry.containerSize.height
    isMovedByPeople = [.tracking, .interacting, .decelerating].contains(state.phase.value)
  }

  /// Whether layout has moved the content since an earlier state: it has limited the offset to the end of the content.
  func isLayoutsMovement(from old: TabPageScroll) -> Bool {
    let end = length - visibleLength
    return old.length != length || old.visibleLength != visibleLength || (offset < old.offset && offset >= end)
  }
}

/// Distance that the user has scrolled in one direction.
final class TabBarMovement {
  private var distance: CGFloat = 0

  init() {}

  /// Returns the movement in points once it reaches the threshold; nil before.
  func add(from old: TabPageScroll, to new: TabPageScroll, threshold: CGFloat) -> CGFloat? {
    guard new.isMovedByPeople, !new.isLayoutsMovement(from: old) else {
      distance = 0
      return nil
    }
    let step = new.offset - old.offset
    if step * distance < 0 { distance = 0 }
    distance += step
    // At the top, a finger cannot scroll any further, so the movement counts as complete.
    if new.offset <= 0, step < 0 { return min(distance, -threshold) }
    return abs(distance) >= threshold ? distance : nil
  }
}

extension EnvironmentValues {
  @EnvironmentEntry var tabBarMinimizeBehavior: TabBarMinimizeBehavior = .automatic
}

extension View {
  /// Sets when the bars of the tab views in this view are minimised. With tabs above the pages, as in the desktop's design, they
  /// never are.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.tabBarMinimizeBehavior, behavior)
  }
}
