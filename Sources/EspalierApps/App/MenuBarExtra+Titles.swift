// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore

extension MenuBarExtra where Label == Text {
  /// An item with a title, which is that of its window.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), label: nil, content())
  }

  /// An item with a title, which is that of its window.
  /// - Parameter isInserted: Whether the item has a window.
  public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), label: nil, isInserted: isInserted, content())
  }

  /// An item with a title, which is that of its window. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), label: nil, content())
  }

  /// An item with a title, which is that of its window. The title is shown as it is, without translation.
  /// - Parameter isInserted: Whether the item has a window.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), label: nil, isInserted: isInserted, content())
  }
}

// A window has no place for a symbol beside its title: items with a title and a picture are those with the title.
extension MenuBarExtra where Label == EspalierControls.Label<Text, Image> {
  /// An item with a title, which is that of its window, and a symbol, which Linux shows nowhere.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), label: nil, content())
  }

  /// An item with a title, which is that of its window, and a symbol, which Linux shows nowhere.
  /// - Parameter isInserted: Whether the item has a window.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), label: nil, isInserted: isInserted, content())
  }

  /// An item with a title, which is that of its window, and a picture of the catalogue, which Linux shows nowhere.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), label: nil, content())
  }

  /// An item with a title, which is that of its window, and a picture of the catalogue, which Linux shows nowhere.
  /// - Parameter isInserted: Whether the item has a window.
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), label: nil, isInserted: isInserted, content())
  }

  /// An item with a title, which is that of its window, and a picture of the catalogue, which Linux shows nowhere.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), label: nil, content())
  }

  /// An item with a title, which is that of its window, and a picture of the catalogue, which Linux shows nowhere.
  /// - Parameter isInserted: Whether the item has a window.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(titleKey), label: nil, isInserted: isInserted, content())
  }

  /// An item with a title, which is that of its window, and a symbol, which Linux shows nowhere. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), label: nil, content())
  }

  /// An item with a title, which is that of its window, and a symbol, which Linux shows nowhere. The title is shown as it is, without translation.
  /// - Parameter isInserted: Whether the item has a window.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(title), label: nil, isInserted: isInserted, content())
  }

  /// An item with a title, which is that of its window, and a picture of the catalogue, which Linux shows nowhere. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), label: nil, content())
  }

  /// An item with a title, which is that of its window, and a picture of the catalogue, which Linux shows nowhere. The title is shown as it is, without translation.
  /// - Parameter isInserted: Whether the item has a window.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(title), label: nil, isInserted: isInserted, content())
  }

  /// An item with a title, which is that of its window, and a picture of the catalogue, which Linux shows nowhere. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), label: nil, content())
  }

  /// An item with a title, which is that of its window, and a picture of the catalogue, which Linux shows nowhere. The title is shown as it is, without translation.
  /// - Parameter isInserted: Whether the item has a window.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title: Text(title), label: nil, isInserted: isInserted, content())
  }
}
