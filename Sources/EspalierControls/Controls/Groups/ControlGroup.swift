// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives

/// Related controls, side by side on one background.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView?
  @Environment(\.controlGroupStyle) private var style

  /// Related controls, without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Related controls, and a label for a menu of them and for screen readers.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
    self.label = AnyView(label())
  }

  /// Related controls, and a title for a menu of them and for screen readers.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Related controls, and a title for a menu of them and for screen readers. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }

  public var body: some View {
    style.makeBody(
      ControlGroupStyleConfiguration(
        content: .init(view: AnyView(content.environment(\.controlGroupStyle, style))),
        label: .init(view: label ?? AnyView(EmptyView()))))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group of a style's configuration, in another style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = AnyView(configuration.label)
  }
}

/// The controls of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  private let content: Content

  fileprivate init(content: Content) { self.content = content }

  public var body: some View { content }
}

/// The appearance of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The view in this style. It runs when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A control group, for a style.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public let content: Content
  /// The label of the group; shown if the group is a menu.
  public let label: Label

  /// The controls.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// The label of the group, as a view.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
}

/// The controls side by side on one background.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(content: configuration.content, hasBackground: true)
  }
}

/// The controls in a row, without a background.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The same as `.navigation`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(content: configuration.content, hasBackground: false)
  }
}

/// Controls side by side.
private struct ControlRow: View {
  let content: ControlGroupStyleConfiguration.Content
  let hasBackground: Bool
  @Environment(\.design) private var design

  init(content: ControlGroupStyleConfiguration.Content, hasBackground: Bool) {
    self.content = content
    self.hasBackground = hasBackground
  }

  var body: some View {
    // Each control is pressed by itself also in a list: the row does not take over their actions.
    let row = HStack(spacing: design.group.controlGap) { content }.environment(\.isFormRow, false)
      .environment(\.isInControlGroup, true)
    if hasBackground {
      row.padding(design.button.insets.regular)
        .background { ButtonBorderShape.automatic.sized(.regular, design).fill(Color.tertiaryFill) }
    } else {
      row
    }
  }
}

/// A button with the label that opens a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The same as `.menu`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The controls side by side on one background.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls in a row, without a background.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button with the label that opens a menu of the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ControlGroupStyleConfiguration> {
      AnyStyle(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  var controlGroupStyle: AnyStyle<ControlGroupStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// The appearance of control groups in this view.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(\.controlGroupStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
