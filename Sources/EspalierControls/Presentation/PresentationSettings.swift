// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// The settings that presented views set for their sheet; a preference, so any view in the sheet can set them (specification
/// P84).
struct PresentationSettings: Equatable {
  var detents: Set<PresentationDetent>?
  var selection: DetentSelection?
  var dragIndicator: Visibility?
  var cornerRadius: CGFloat?
  var dismissDisabled: Bool?
  var letsTouchesThrough: Bool?
  var sizing: SizingChoice?
  var compactAdaptation: PresentationAdaptation?

  mutating func fill(from other: PresentationSettings) {
    detents = detents ?? other.detents
    selection = selection ?? other.selection
    dragIndicator = dragIndicator ?? other.dragIndicator
    cornerRadius = cornerRadius ?? other.cornerRadius
    dismissDisabled = dismissDisabled ?? other.dismissDisabled
    letsTouchesThrough = letsTouchesThrough ?? other.letsTouchesThrough
    sizing = sizing ?? other.sizing
    compactAdaptation = compactAdaptation ?? other.compactAdaptation
  }
}

/// The chosen detent; compared by the choice.
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

/// The background of a presentation, in place of the default one.
enum PresentationBackgroundKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }
  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}

/// The setting that decides whether the views behind a sheet can be used.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  let isEnabled: Bool
  /// The views behind the presentation cannot be used.
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  /// The views behind the presentation cannot be used.
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
  /// The views behind the presentation can be used.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  /// - Parameter detent: Ignored: the result equals ``enabled``, at every height.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// The effect of a drag on the content of a sheet.
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

  /// Sets the heights of the sheet that shows this view; it appears with the smallest.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// Sets the heights of the sheet, and a binding to the current one.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentation { settings in
      settings.detents = detents
      settings.selection = DetentSelection(selection)
    }
  }

  /// Sets whether the sheet shows a drag indicator; by default it does if it has several heights.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  /// Sets the radius of the presentation's corners, in points.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
  }

  /// Sets whether the views behind the sheet can be used; if they can, they are not dimmed.
  public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    presentation { $0.letsTouchesThrough = interaction.isEnabled }
  }

  /// Prevents dismissing the sheet by a drag, a tap outside or Escape.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.dismissDisabled = isDisabled }
  }

  /// Sets the style that fills the sheet.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Sets the view that fills the sheet.
  public nonisolated func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    let view = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return transformPreference(PresentationBackgroundKey.self) { background in background = background ?? view }
  }

  /// Has no effect: the content of a sheet receives a drag first.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    modifier(EmptyModifier.identity)
  }
}
