// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

/// Another name of `Label`, for extensions of `Button`, in which `Label` is the button's generic parameter.
public typealias _ButtonTitleAndImage = Label<Text, Image>

extension Button where Label == _ButtonTitleAndImage {
  /// A button with a title and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  /// A button with a title and a symbol. The title is shown as it is, without translation.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// A button with a title and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { _ButtonTitleAndImage(titleKey, systemImage: systemImage) }
  }

  /// A button with a title and a symbol. The title is shown as it is, without translation.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { _ButtonTitleAndImage(title, systemImage: systemImage) }
  }

  /// A button with a title and a picture.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { _ButtonTitleAndImage(titleKey, image: image) }
  }

  /// A button with a title and a picture. The title is shown as it is, without translation.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { _ButtonTitleAndImage(title, image: image) }
  }
}
