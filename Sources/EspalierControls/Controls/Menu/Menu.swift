// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

/// A button that opens a panel of actions.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  @Environment(\.menuStyle) private var style

  init(label: Label, content: Content, primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// A label that opens a menu of the content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// - Parameter primaryAction: Runs at a tap; a long press then opens the panel.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  public var body: some View {
    style.makeBody(
      MenuStyleConfiguration(
        label: .init(parts: StyleLabel(label)),
        content: .init(view: AnyView(content.environment(\.menuStyle, style))),
        primaryAction: primaryAction))
  }
}

extension Menu where Label == Text {
  /// A title that opens a menu of the content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  /// A title that opens a menu of the content. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  /// A title whose press runs `primaryAction`; a long press opens the menu.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// A title whose press runs `primaryAction`; a long press opens the menu. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu of a style's configuration, in another style.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}
