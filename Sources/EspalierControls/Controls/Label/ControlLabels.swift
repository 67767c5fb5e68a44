// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

// Controls whose label is a title with a symbol.

extension Toggle where Label == _ButtonTitleAndImage {
  /// A toggle whose label is a title with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { _ButtonTitleAndImage(titleKey, systemImage: systemImage) }
  }

  /// A toggle whose label is a title with a symbol. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { _ButtonTitleAndImage(title, systemImage: systemImage) }
  }

  /// A toggle whose label is a title with a picture of the asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { _ButtonTitleAndImage(titleKey, image: image) }
  }

  /// A toggle for several values, whose label is a title with a symbol: on if all are on, and mixed if some are.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { _ButtonTitleAndImage(titleKey, systemImage: systemImage) }
  }

  /// A toggle for several values, whose label is a title with a symbol. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { _ButtonTitleAndImage(title, systemImage: systemImage) }
  }

  /// A toggle whose label is a title with a picture of the asset catalogue. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { _ButtonTitleAndImage(title, image: image) }
  }

  /// A toggle for several values, whose label is a title with a picture of the asset catalogue.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { _ButtonTitleAndImage(titleKey, image: image) }
  }

  /// A toggle for several values, whose label is a title with a picture of the asset catalogue. The title is shown as it is,
  /// without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { _ButtonTitleAndImage(title, image: image) }
  }
}

extension Menu where Label == _ButtonTitleAndImage {
  /// A menu whose label is a title with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { _ButtonTitleAndImage(titleKey, systemImage: systemImage) }
  }

  /// A menu whose label is a title with a symbol. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { _ButtonTitleAndImage(title, systemImage: systemImage) }
  }

  /// A menu whose label is a title with a picture of the asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { _ButtonTitleAndImage(titleKey, image: image) }
  }

  /// A menu whose label is a title with a symbol; a press runs `primaryAction`, and a long press opens the menu.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { _ButtonTitleAndImage(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// A menu whose label is a title with a symbol; a press runs `primaryAction`, and a long press opens the menu. The title is
  /// shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { _ButtonTitleAndImage(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// A menu whose label is a title with a picture of the asset catalogue. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { _ButtonTitleAndImage(title, image: image) }
  }

  /// A menu whose label is a title with a picture of the asset catalogue; a press runs `primaryAction`, and a long press opens the
  /// menu.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { _ButtonTitleAndImage(titleKey, image: image) }, primaryAction: primaryAction)
  }

  /// A menu whose label is a title with a picture of the asset catalogue; a press runs `primaryAction`, and a long press opens the
  /// menu. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { _ButtonTitleAndImage(title, image: image) }, primaryAction: primaryAction)
  }
}

extension ControlGroup {
  /// Related controls, with a title and a symbol for a menu of them and for screen readers.
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, _ButtonTitleAndImage> {
    self.init(content: content) { _ButtonTitleAndImage(titleKey, systemImage: systemImage) }
  }

  /// Related controls, with a title and a symbol for a menu of them and for screen readers. The title is shown as it is, without
  /// translation.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, _ButtonTitleAndImage> {
    self.init(content: content) { _ButtonTitleAndImage(title, systemImage: systemImage) }
  }

  /// Related controls, with a title and a picture of the asset catalogue for a menu of them and for screen readers.
  public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, _ButtonTitleAndImage> {
    self.init(content: content) { _ButtonTitleAndImage(titleKey, image: image) }
  }

  /// Related controls, with a title and a picture of the asset catalogue for a menu of them and for screen readers. The title is
  /// shown as it is, without translation.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, _ButtonTitleAndImage> {
    self.init(content: content) { _ButtonTitleAndImage(title, image: image) }
  }
}
