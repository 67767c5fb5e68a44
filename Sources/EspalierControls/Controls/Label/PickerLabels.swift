// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

// Pickers whose label is a title with a symbol or a picture.

extension Picker where Label == _ButtonTitleAndImage {
  /// A picker whose label is a title with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { _ButtonTitleAndImage(titleKey, systemImage: systemImage) }
  }

  /// A picker whose label is a title with a symbol. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { _ButtonTitleAndImage(title, systemImage: systemImage) }
  }

  /// A picker whose label is a title with a symbol, and a label for the current value.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content, label: { _ButtonTitleAndImage(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker whose label is a title with a symbol, and a label for the current value. The title is shown as it is, without
  /// translation.
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content, label: { _ButtonTitleAndImage(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker for several values, whose label is a title with a symbol.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      _ButtonTitleAndImage(titleKey, systemImage: systemImage)
    }
  }

  /// A picker for several values, whose label is a title with a symbol. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      _ButtonTitleAndImage(title, systemImage: systemImage)
    }
  }

  /// A picker for several values, whose label is a title with a symbol, and a label for the current value.
  public init<C: RandomAccessCollection, V: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { _ButtonTitleAndImage(titleKey, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
  }

  /// A picker for several values, whose label is a title with a symbol, and a label for the current value. The title is shown as
  /// it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { _ButtonTitleAndImage(title, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
  }

  /// A picker whose label is a title with a picture of the asset catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { _ButtonTitleAndImage(titleKey, image: image) }
  }

  /// A picker whose label is a title with a picture of the asset catalogue. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { _ButtonTitleAndImage(title, image: image) }
  }

  /// A picker whose label is a title with a picture of the asset catalogue, and a label for the current value.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content, label: { _ButtonTitleAndImage(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker whose label is a title with a picture of the asset catalogue, and a label for the current value. The title is shown
  /// as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content, label: { _ButtonTitleAndImage(title, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker for several values, whose label is a title with a picture of the asset catalogue.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { _ButtonTitleAndImage(titleKey, image: image) }
  }

  /// A picker for several values, whose label is a title with a picture of the asset catalogue. The title is shown as it is,
  /// without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { _ButtonTitleAndImage(title, image: image) }
  }

  /// A picker for several values, whose label is a title with a picture of the asset catalogue, and a label for the current value.
  public init<C: RandomAccessCollection, V: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { _ButtonTitleAndImage(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker for several values, whose label is a title with a picture of the asset catalogue, and a label for the current
  /// value. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { _ButtonTitleAndImage(title, image: image) },
      currentValueLabel: currentValueLabel)
  }
}
