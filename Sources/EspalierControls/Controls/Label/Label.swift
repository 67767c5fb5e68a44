// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

/// A title with an icon. The style decides which of the two are shown, and how.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// A title and an icon; the label style decides which of the two are shown.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    StyledControl(
      style, LabelStyleConfiguration(title: .init(parts: StyleLabel(title)), icon: .init(view: AnyView(icon)))
    )
    .modifier(_TraitWritingModifier<IsMenuCaptionTraitKey>(value: true))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol, named as in SF Symbols.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(Text(titleKey), Image(systemName: name))
  }

  /// A title with a symbol, named as in SF Symbols. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(Text(title), Image(systemName: name))
  }

  /// A title with a picture of the program's bundle.
  public init(_ titleKey: LocalizedStringKey, image name: String) { self.init(Text(titleKey), Image(name)) }

  /// A title with a picture of the program's bundle. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) { self.init(Text(title), Image(name)) }

  /// A title with a picture of the asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(Text(titleKey), Image(resource))
  }

  /// A title with a picture of the asset catalogue. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(Text(title), Image(resource))
  }

  private init(_ title: Text, _ icon: Image) {
    self.title = title
    self.icon = icon
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a style's configuration, in another style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

extension Label: TextualLabel {
  @MainActor var titleText: Text? { title.labelText }
}
