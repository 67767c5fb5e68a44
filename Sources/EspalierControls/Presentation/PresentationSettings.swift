// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// The settings of a presented view for the sheet around it; a preference, so any view in the sheet may give them
/// (specification P84).
struct PresentationSettings: Equatable {
  var detents: Set<PresentationDetent>?
  var selection: DetentSelection?
  var dragIndicator: Visibility?
  var cornerRadius: CGFloat?
  var dismissDisabled: Bool?
  var letsTouchesThrough: Bool?
  var sizing: SizingChoice?

  mutating func fill(from other: PresentationSettings) {
    detents = detents ?? other.detents
    selection = selection ?? other.selection
    dragIndicator = dragIndicator ?? other.dragIndicator
    cornerRadius = cornerRadius ?? other.cornerRadius
    dismissDisabled = dismissDisabled ?? other.dismissDisabled
    letsTouchesThrough = letsTouchesThrough ?? other.letsTouchesThrough
    sizing = sizing ?? other.sizing
  }
}

/// Which detent is chosen: compared by the choice.
struct DetentSelection: Equatable {
  let binding: Binding<PresentationDetent>
  private let value: PresentationDetent

  init(_ binding: Binding<PresentationDetent>) {
    self.binding = binding
    value = binding.wrappedValue
  }

  static func == (a: DetentSelection, b: DetentSelection) -> Bool { a.value == b.value }
  var detent: PresentationDetent { value }
}

enum PresentationSettingsKey: PreferenceKey {
  static var defaultValue: PresentationSettings { PresentationSettings() }
  static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
    value.fill(from: nextValue())
  }
}

/// What lies behind the presented view, instead of the usual background.
enum PresentationBackgroundKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }
  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}

/// What a user can do with what lies behind a sheet.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  let isEnabled: Bool
  /// What is behind the presentation cannot be used.
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  /// What is behind the presentation cannot be used.
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
  /// What is behind the presentation can be used.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  /// - Parameter detent: Here the same as ``enabled``: at every height.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// What becomes of a presentation in a narrow window.
public struct PresentationAdaptation: Equatable, Sendable {
  private let name: String
  /// The presentation's own form.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// No change of form.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover of the whole window.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What a drag on a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  /// The presentation decides.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// A drag on the content resizes the sheet before it scrolls.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// A drag on the content scrolls it; only the handle resizes the sheet.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
  nonisolated func presentation(_ change: @escaping (inout PresentationSettings) -> Void) -> some View {
    transformPreference(PresentationSettingsKey.self) { settings in
      var own = PresentationSettings()
      change(&own)
      settings.fill(from: own)
    }
  }

  /// The heights of the sheet that shows this view; it comes up with the smallest.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// The heights of the sheet, and which of them it has.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentation { settings in
      settings.detents = detents
      settings.selection = DetentSelection(selection)
    }
  }

  /// Whether the sheet shows that it can be dragged; by default if it has several heights.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  /// Points.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
  }

  /// Whether what lies behind the sheet can be touched; it is not dimmed then.
  public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    presentation { $0.letsTouchesThrough = interaction.isEnabled }
  }

  /// Whether the user cannot leave the sheet by dragging it, tapping beside it or pressing Escape.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.dismissDisabled = isDisabled }
  }

  /// What fills the sheet.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// What fills the sheet.
  public nonisolated func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    let view = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return transformPreference(PresentationBackgroundKey.self) { background in background = background ?? view }
  }

  /// Changes nothing: popovers stay popovers, and sheets sheets.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(EmptyModifier.identity)
  }

  /// Changes nothing: popovers stay popovers, and sheets sheets.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    modifier(EmptyModifier.identity)
  }

  /// Changes nothing: the content of a sheet receives a drag first.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    modifier(EmptyModifier.identity)
  }
}
