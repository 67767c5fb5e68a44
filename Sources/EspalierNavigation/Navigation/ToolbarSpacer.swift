// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// The width of a space in a bar.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// Fills the available width of the bar at the bottom, and so separates the adjacent items; elsewhere as ``fixed``.
  public static let flexible = SpacerSizing(name: "flexible")
  /// One gap in addition to the gaps between items.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A space between the items of a bar.
public struct ToolbarSpacer: _PrimitiveToolbarContent, CustomizableToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// A space among the items at a place, in their order.
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  public var _items: [_ToolbarEntry] {
    [_ToolbarEntry(placement, BarSpace(sizing: sizing, place: placement.place))]
  }
}

/// A space of one gap, or more.
private struct BarSpace: View {
  let sizing: SpacerSizing
  let place: ToolbarItemPlacement.Place
  @Environment(\.design) private var design

  init(sizing: SpacerSizing, place: ToolbarItemPlacement.Place) {
    self.sizing = sizing
    self.place = place
  }

  private var isFlexible: Bool {
    sizing == .flexible && (place == .bottom || place == .status && !design.bar.centersStatus)
  }

  var body: some View {
    Spacer(minLength: design.bar.gap).frame(width: isFlexible ? nil : design.bar.gap)
  }
}

extension ToolbarContent {
  /// Returns the items unchanged: items of a bar have no common background here that could be hidden.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Returns the items unchanged: items of a bar have no common background here that could be hidden.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
    self
  }
}
