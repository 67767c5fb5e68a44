// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives

/// Related views, on a background of their own, with a label above them.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// A label and a box with the content below it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The form of 2019.
  @_disfavoredOverload
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  public var body: some View {
    style.makeBody(
      GroupBoxStyleConfiguration(
        label: .init(view: label.inImplicitRow()),
        content: .init(view: AnyView(content.inColumn().environment(\.groupBoxStyle, style)))))
  }
}

extension GroupBox where Label == EmptyView {
  /// A box with the content, without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// A title and a box with the content below it.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// A title and a box with the content below it. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box of a style's configuration, in another style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The view in this style. It runs when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A group box, for a style.
public struct GroupBoxStyleConfiguration {
  /// The label above the box.
  public let label: Label
  /// The content of the box.
  public let content: Content

  /// The label above the box, as a view.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// The content of the box, as a view.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }
}

/// The label in bold type, and below it the content on a quiet background. With a desktop's design the box is as wide as its
/// content, and the label is above the box; with a phone's design the box fills the proposed width, and the label is inside.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { QuietBox(configuration: configuration) }
}

private struct QuietBox: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.design) private var design

  init(configuration: GroupBoxStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let values = design.group.box
    if values.hugsContent {
      VStack(alignment: .leading, spacing: values.gap) {
        configuration.label.font(.headline).padding(.leading, values.labelIndentation)
        box(configuration.content)
      }
    } else {
      box(
        VStack(alignment: .leading, spacing: values.gap) {
          configuration.label.font(.headline)
          configuration.content.frame(maxWidth: .infinity)
        })
    }
  }

  private func box<Inside: View>(_ inside: Inside) -> some View {
    inside
      .padding(design.group.box.padding)
      .background {
        RoundedRectangle(cornerRadius: design.group.box.radius, style: .continuous).fill(Color.secondaryBackground)
      }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The label in bold type, and below it the content on a quiet background.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<GroupBoxStyleConfiguration> {
      AnyStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  var groupBoxStyle: AnyStyle<GroupBoxStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// The appearance of group boxes in this view.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(\.groupBoxStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
