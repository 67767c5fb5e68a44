// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierContent
import EspalierCore
import Foundation

/// The appearance of a shared item in a choice of destinations; the menu of a `ShareLink` shows none.
public struct SharePreview<Image, Icon> {
  let title: Text

  private init(title: Text) { self.title = title }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  /// A title with a picture and a symbol.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey)) }
  /// A title with a picture and a symbol. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(title: Text(title)) }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// A title with a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }
  /// A title with a picture. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title)) }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// A title with a symbol.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }
  /// A title with a symbol. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title)) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title.
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }
  /// A title. It is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }
}
