// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierScrolling
import Foundation

/// When the bar of tabs becomes small: of its tabs only the one that is shown remains.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As the look decides: the bar stays.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When people scroll down; it is large again when they scroll up.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When people scroll up; it is large again when they scroll down.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The bar stays.
  public static let never = TabBarMinimizeBehavior(name: "never")

  /// Whether the bar is small after content went down (positive) or up; nil where it stays as it is.
  func isMinimized(after movement: CGFloat) -> Bool? {
    switch self {
    case .onScrollDown: movement > 0
    case .onScrollUp: movement < 0
    default: nil
    }
  }
}

/// What the bar of tabs reads of the first scroll view of a page.
struct TabPageScroll: Equatable {
  var offset: CGFloat = 0
  /// The length of the content, and of the part of it that is seen: where these change, a movement is layout's.
  var length: CGFloat = 0
  var visibleLength: CGFloat = 0
  var isMovedByPeople = false

  /// Of a page whose scroll view is not watched.
  static let still = TabPageScroll()

  private init() {}

  @MainActor init(_ state: ScrollState) {
    let geometry = state.geometry
    offset = geometry.contentOffset.y + geometry.contentInsets.top
    length = geometry.contentSize.height
    visibleLength = geometry.containerSize.height
    isMovedByPeople = [.tracking, .interacting, .decelerating].contains(state.phase.value)
  }

  /// Whether it is layout that moved the content from an earlier place: its end follows that of a larger page.
  func isLayoutsMovement(from old: TabPageScroll) -> Bool {
    let end = length - visibleLength
    return old.length != length || old.visibleLength != visibleLength || (offset < old.offset && offset >= end)
  }
}

/// How far people have scrolled in one direction.
final class TabBarMovement {
  private var distance: CGFloat = 0

  init() {}

  /// The movement in points, once it is long enough; nil before.
  func add(from old: TabPageScroll, to new: TabPageScroll, threshold: CGFloat) -> CGFloat? {
    guard new.isMovedByPeople, !new.isLayoutsMovement(from: old) else {
      distance = 0
      return nil
    }
    let step = new.offset - old.offset
    if step * distance < 0 { distance = 0 }
    distance += step
    // At the top the content's beginning is seen: a finger that goes on cannot move it further.
    if new.offset <= 0, step < 0 { return min(distance, -threshold) }
    return abs(distance) >= threshold ? distance : nil
  }
}

extension EnvironmentValues {
  private enum MinimizeKey: EnvironmentKey { static var defaultValue: TabBarMinimizeBehavior { .automatic } }

  var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
    get { self[MinimizeKey.self] }
    set { self[MinimizeKey.self] = newValue }
  }
}

extension View {
  /// When the bars of the tab views in this view become small. Where tabs are above the pages, as in the desktop's look, the bar
  /// stays.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.tabBarMinimizeBehavior, behavior)
  }
}
