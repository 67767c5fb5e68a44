// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = LabelStyleConfiguration
  /// The view in this style. It runs when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A label, for a style.
public struct LabelStyleConfiguration {
  /// The text of the label.
  public let title: Title
  /// The picture of the label.
  public let icon: Icon

  /// The text of the label.
  public struct Title: View, GivenLabel {
    let parts: StyleLabel
    public var body: some View { parts.view }
  }

  /// The picture of the label, as a view.
  public struct Icon: View {
    let view: AnyView
    public var body: some View { view }
  }
}

/// The style that depends on the container: icon and title; in rows of lists and forms the icon in the tint, in the middle of a
/// column of the same width in all rows, so that the titles line up.
public struct DefaultLabelStyle: LabelStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { AutomaticLabel(configuration: configuration) }
}

/// The icon, then the title, on one baseline.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The same as `.titleAndIcon`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(configuration: configuration)
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The same as `.titleOnly`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title.parts.titled }
}

/// The icon alone. Screen readers read the title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The same as `.iconOnly`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
      .accessibilityHidden(true)
      // Not `opacity`, which hides from screen readers as well.
      .background { configuration.title.pictureOpacity(0) }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that depends on the container: icon and title; in rows of lists and forms the icon in the tint, in the middle of a
  /// column of the same width in all rows, so that the titles line up.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, then the title, on one baseline.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone. Screen readers read the title.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct AutomaticLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isFormRow) private var isFormRow
  @Environment(\.listItemTint) private var itemTint
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.design) private var design

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    if isFormRow {
      HStack(alignment: .firstTextBaseline, spacing: spacing ?? design.label.rowGap) {
        configuration.icon
          .defaultForegroundStyle(itemTint.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(.tint))
          // The icons of wide symbols extend beyond the column.
          .frame(width: iconWidth ?? design.label.iconColumn * typeSize.factor(of: .body)).accessibilityHidden(true)
          .modifier(BesideCapitals())
        configuration.title.parts.titled
      }
    } else {
      IconAndTitle(configuration: configuration)
    }
  }
}

private struct IconAndTitle: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth
  @Environment(\.menuContext) private var menuContext
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.design) private var design

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing ?? design.label.gap) {
      // The titles of a menu's items line up.
      configuration.icon
        .frame(width: iconWidth ?? (menuContext == nil ? nil : design.menu.iconColumn * typeSize.factor(of: .body)))
        .accessibilityHidden(true)
        .modifier(BesideCapitals())
      configuration.title.parts.titled
    }
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<LabelStyleConfiguration> {
      AnyStyle(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
    }
  }
  var labelStyle: AnyStyle<LabelStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  /// The distance in points between the icon and the title of a label; nil is the style's own.
  @EnvironmentEntry public internal(set) var labelIconToTitleSpacing: CGFloat? = nil

  /// The width in points that a label reserves for its icon; nil is the style's own: the width of the icon, or the column of icons
  /// in rows and menus.
  @EnvironmentEntry public internal(set) var labelReservedIconWidth: CGFloat? = nil
}

extension View {
  /// The appearance of labels in this view.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(\.labelStyle, AnyStyle(style) { $0.makeBody(configuration: $1) }, drawing: S.Body.self)
  }

  /// Sets the distance in points between the icons and the titles of labels in this view.
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, value)
  }

  /// Sets the width in points that labels in this view reserve for their icons. The icon is in the middle of that width, and
  /// keeps its size, so that titles line up beside icons of different widths.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
}
