// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

/// A control that chooses one of several options.
///
/// Options are identified by the value and the type of their tags (specification I33); the views of a `ForEach` have their
/// elements' ids as tags (specification I34). Without an option whose tag is the selection, none is chosen.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// The chosen value, or several values that may differ.
  private let sources: [Binding<SelectionValue>]
  private let label: Label
  private let content: Content
  private let currentValueLabel: AnyView?
  @Environment(\.pickerStyle) private var style
  @Environment(\.menuContext) private var menu

  private init(
    _ sources: [Binding<SelectionValue>], content: Content, label: Label, currentValueLabel: AnyView? = nil
  ) {
    self.sources = sources
    self.content = content
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Chooses one of the views in `content`, by its `tag(_:)`; the tags have the type of the selection.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init([selection], content: content(), label: label())
  }

  /// - Parameter currentValueLabel: Represents the selection, instead of the option's view, in a menu's button.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init([selection], content: content(), label: label(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// The form of 2019.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init([selection], content: content(), label: label)
  }

  /// One picker for several values: choosing writes all of them. While they differ, no option is chosen: a menu has dashes beside
  /// the options for the present values.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content: content(), label: label())
  }

  /// - Parameter currentValueLabel: Represents the selection, instead of the option's view, in a menu's button.
  public init<C: RandomAccessCollection, V: View>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(), label: label(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  public var body: some View {
    let parts = PickerParts(
      selection: PickerSelection(sources.map(\.wrappedValue)),
      select: { [sources] in for source in sources { source.wrappedValue = $0 } }, label: label, content: content,
      currentValueLabel: currentValueLabel)
    switch style {
    case _ where menu?.isOfDesktop == true: DesktopMenuPicker(parts: parts, isInline: style == .inline)
    case _ where menu != nil && style != .menu: InlineOptions(parts: parts)
    case .menu: MenuPicker(parts: parts)
    case .segmented: SegmentedPicker(parts: parts)
    case .inline: InlinePicker(parts: parts)
    case .radioGroup: RadioPicker(parts: parts)
    case .wheel: WheelPicker(parts: parts)
    }
  }
}

/// The selection of a picker: one value, or the distinct values of several sources.
struct PickerSelection<Value: Hashable>: Equatable {
  /// The state of an option.
  enum State { case off, on, mixed }

  private let values: Set<Value>

  init(_ values: [Value]) { self.values = Set(values) }

  /// The chosen value; nil if sources differ.
  var value: Value? { values.count == 1 ? values.first : nil }
  /// Whether sources differ.
  var isMixed: Bool { values.count > 1 }

  func state(of option: Value) -> State { !values.contains(option) ? .off : isMixed ? .mixed : .on }
}

/// A picker without its style.
@MainActor
struct PickerParts<Label: View, Value: Hashable, Content: View> {
  let selection: PickerSelection<Value>
  let select: (Value) -> Void
  let label: Label
  let content: Content
  let currentValueLabel: AnyView?

  /// The options, each with a modifier.
  func options<Option: ViewModifier>(_ option: @escaping (PickerSelection<Value>.State, (() -> Void)?) -> Option)
    -> PickerOptions<Value, Content, Option>
  {
    PickerOptions(content: content, selection: selection, select: select, option: option)
  }
}

extension Picker where Label == Text {
  /// Chooses one of the views in `content`, by its `tag(_:)`; the title is beside or above them.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content: content(), label: Text(titleKey))
  }

  /// Chooses one of the views in `content`, by its `tag(_:)`; the title is beside or above them. The title is shown as it is,
  /// without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content: content(), label: Text(title))
  }

  /// Chooses one of the views in `content`, by its `tag(_:)`; `currentValueLabel` represents the chosen one.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init([selection], content: content(), label: Text(titleKey), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Chooses one of the views in `content`, by its `tag(_:)`; `currentValueLabel` represents the chosen one. The title is shown
  /// as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init([selection], content: content(), label: Text(title), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Chooses for several values at once: choosing writes all of them, and differing values are shown as mixed.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content, label: { Text(titleKey) })
  }

  /// Chooses for several values at once: choosing writes all of them, and differing values are shown as mixed. The title is shown
  /// as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content, label: { Text(title) })
  }

  /// Chooses for several values at once; `currentValueLabel` represents the chosen one.
  public init<C: RandomAccessCollection, V: View>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Chooses for several values at once; `currentValueLabel` represents the chosen one. The title is shown as it is, without
  /// translation.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }
}
