// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

// Labels of controls from a resource: a text with a table, a bundle or a locale of its own. A literal is a LocalizedStringKey.

extension Button where Label == Text {
  /// A button labelled with the text of a resource.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == EspalierControls.Label<Text, Image> {
  /// A button labelled with the text of a resource and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { EspalierControls.Label(titleResource, systemImage: systemImage) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// The text of a resource beside a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Toggle where Label == Text {
  /// A toggle labelled with the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}
