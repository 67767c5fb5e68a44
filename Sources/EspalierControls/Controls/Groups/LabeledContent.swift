// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
import Foundation

/// A label, and its content at the trailing edge.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// A label, and the value that it names.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public var body: some View {
    LabeledContentBody(
      configuration: LabeledContentStyleConfiguration(
        label: .init(parts: StyleLabel(label)), content: .init(view: AnyView(content))))
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A title, and the view that it names.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A title, and the view that it names. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title, and a value that is a string.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A title, and a value that is a string.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A title, and a value in a format.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// A title, and a value in a format. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The content of a style's configuration, in another style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// The appearance of labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The view in this style. It runs when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Labelled content, for a style.
public struct LabeledContentStyleConfiguration {
  /// The name of the value.
  public let label: Label
  /// The value.
  public let content: Content

  /// The name of the value, as a view.
  public struct Label: View, GivenLabel {
    let parts: StyleLabel
    public var body: some View { parts.view }
  }
  /// The value, as a view.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }
}

/// The label, and the content in a quieter colour: in a row, and with a phone's design, at the leading and the trailing edge;
/// elsewhere side by side.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContentRow(configuration: configuration)
  }
}

private struct LabeledContentRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.stacksLargeTexts) private var stacksLargeTexts
  @Environment(\.hugsLabels) private var hugsLabels
  @Environment(\.design) private var design

  init(configuration: LabeledContentStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    LabeledRow {
      Group {
        if design.group.hugsContent, !stacksLargeTexts, !hugsLabels {
          // Several views of the content have the distance that they have outside of rows.
          HStack(spacing: design.rows.labelGap) { configuration.content }
        } else {
          configuration.content
        }
      }
      .defaultForegroundStyle(QuietForeground())
    } label: {
      configuration.label.parts.titled
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading edge, the content at the trailing one in a quieter colour.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentBody: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labeledContentStyle) private var style

  init(configuration: LabeledContentStyleConfiguration) { self.configuration = configuration }

  var body: some View { style.makeBody(configuration) }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<LabeledContentStyleConfiguration> {
      AnyStyle(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  var labeledContentStyle: AnyStyle<LabeledContentStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// The appearance of labelled content in this view.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(
      \.labeledContentStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
