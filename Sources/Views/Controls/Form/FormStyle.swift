import Graph
import ViewCore

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A form, for a style.
public struct FormStyleConfiguration {
  public let content: Content

  /// The rows and sections.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }
}

/// The grouped style.
public struct AutomaticFormStyle: FormStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { GroupedForm(content: configuration.content) }
}

/// Rows in cards, one card per section.
public struct GroupedFormStyle: FormStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { GroupedForm(content: configuration.content) }
}

/// Rows one below the other, on the ground that is there, as high as they are together.
public struct ColumnsFormStyle: FormStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 10) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A form in the grouped style, whatever its surroundings say.
private struct GroupedForm: View {
  let content: FormStyleConfiguration.Content
  var body: some View { Form { content }.environment(\.formStyle, nil) }
}

/// What a style that was set makes of a form.
struct StyledForm<Content: View>: View {
  let content: Content
  @Environment(\.formStyle) private var style

  init(content: Content) { self.content = content }

  var body: some View {
    style?.makeBody(FormStyleConfiguration(content: .init(view: AnyView(content.environment(\.formStyle, nil)))))
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static var defaultValue: AnyStyle<FormStyleConfiguration>? { nil } }

  /// Nil is the grouped style.
  var formStyle: AnyStyle<FormStyleConfiguration>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

private struct StyleBody<Style: FormStyle>: View {
  let style: StyleValue<Style>
  let configuration: FormStyleConfiguration
  var body: some View { style.value.makeBody(configuration: configuration) }
}

extension View {
  /// How forms in this view look.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(
      \.formStyle, .some(AnyStyle(style) { StyleBody(style: StyleValue($0), configuration: $1) }))
  }
}
