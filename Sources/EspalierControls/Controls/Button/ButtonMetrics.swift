// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
import Foundation

extension BySize {
  subscript(_ size: ControlSize) -> Value {
    switch size {
    case .mini: mini
    case .small: small
    case .regular: regular
    case .large: large
    case .extraLarge: extraLarge
    }
  }
}

extension ControlSize {
  /// The font of a button's label; nil keeps the font of the environment.
  var font: Font? {
    switch self {
    case .mini: .footnote
    case .small: .subheadline
    case .regular, .large, .extraLarge: nil
    }
  }
}

/// The font that a control's text has at the size of the control, where fields have such sizes and the environment has no font.
struct SizedText: ViewModifier {
  @Environment(\.controlSize) private var size
  @Environment(\.design) private var design

  init() {}

  func body(content: Content) -> some View {
    let font = design.button.sizesFields ? size.font : nil
    return content.transformEnvironment(\.font) { $0 = $0 ?? font }
  }
}

/// The size of a control in a row of a list or a cell of a table: small, unless another size is set.
struct SmallInRow: ViewModifier {
  func body(content: Content) -> some View {
    content.transformEnvironment(\.controlSize) { if $0 == .regular { $0 = .small } }
  }
}
