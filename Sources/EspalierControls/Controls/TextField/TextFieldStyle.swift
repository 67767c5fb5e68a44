// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// The appearance of text fields around their line of text.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  /// - Parameter configuration: The field without a style.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field without a style.
public struct _TextFieldStyleLabel: View {
  public var body: some View { EmptyView() }
}

/// The style that depends on the container: the plain one; in a desktop's form in columns the one with a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration.modifier(DefaultField()) }

  private struct DefaultField: ViewModifier {
    @Environment(\.automaticStyles) private var styles

    func body(content: Content) -> some View {
      switch styles.field {
      case .bordered: content.modifier(RoundedField())
      case .row: content.modifier(RowField())
      case .plain: content
      }
    }
  }
}

/// The line of text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The same as `.plain`.
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field with a thin round border, in the tint while it has the keyboard.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The same as `.roundedBorder`.
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modifier(RoundedField())
  }
}

/// A field with a thin border whose corners are square, in the tint while it has the keyboard.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// The same as `.squareBorder`.
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modifier(RoundedField(cornerRadius: 0))
  }
}

private struct RoundedField: ViewModifier {
  @State private var isHovered = false
  @Environment(\.isFocused) private var isFocused
  @Environment(\.controlSize) private var size
  @Environment(\.design) private var design
  /// Radius in points; nil is the radius of the environment's design.
  private let cornerRadius: CGFloat?

  init(cornerRadius: CGFloat? = nil) { self.cornerRadius = cornerRadius }

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius ?? design.field.cornerRadius, style: .continuous)
    content.modifier(SizedText()).padding(insets)
      .background {
        FieldBackground(isFocused: isFocused, cornerRadius: cornerRadius)
          .modifier(HoverFill(isHovered && !isFocused, in: shape))
      }
      .contentShape(shape)
      .onHover { isHovered = $0 }
  }

  /// A field is as much higher or lower at another size as buttons are.
  private var insets: EdgeInsets {
    var insets = design.field.insets
    guard design.button.sizesFields else { return insets }
    let extra = design.button.insets[size].top - design.button.insets.regular.top
    insets.top += extra
    insets.bottom += extra
    return insets
  }
}

/// A field in a row: its edge, around the place of the text, is shown while it is used.
private struct RowField: ViewModifier {
  @State private var isHovered = false
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.design) private var design

  init() {}

  func body(content: Content) -> some View {
    let insets = design.field.insets
    content
      .background {
        if isFocused || (isHovered && isEnabled) {
          FieldBackground(isFocused: isFocused)
            .padding(.horizontal, -insets.leading)
            .padding(.vertical, -insets.top)
        }
      }
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
  }
}

/// The background of a field, with a thin border.
struct FieldBackground: View {
  /// Whether the field has the keyboard focus.
  let isFocused: Bool
  /// Radius in points; nil is the radius of the environment's design.
  private let cornerRadius: CGFloat?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.design) private var design

  init(isFocused: Bool, cornerRadius: CGFloat? = nil) {
    self.isFocused = isFocused
    self.cornerRadius = cornerRadius
  }

  var body: some View {
    let values = design.field
    let shape = RoundedRectangle(cornerRadius: cornerRadius ?? values.cornerRadius, style: .continuous)
    shape.fill(isEnabled ? Color.controlBackground : .quaternaryFill)
      .overlay {
        shape.strokeBorder(
          isFocused ? Color.accentColor : .gray4, lineWidth: isFocused ? values.focusedLine : values.line)
      }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that depends on the container: the plain one; in a desktop's form in columns the one with a border.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The line of text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a thin round border, in the tint while it has the keyboard.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A field with a thin border whose corners are square, in the tint while it has the keyboard.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<TextField<_TextFieldStyleLabel>> {
      AnyStyle(DefaultTextFieldStyle()) { $0._body(configuration: $1) }
    }
  }

  var textFieldStyle: AnyStyle<TextField<_TextFieldStyleLabel>> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the text fields in this view.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(\.textFieldStyle, AnyStyle(style) { $0._body(configuration: $1) })
  }
}
