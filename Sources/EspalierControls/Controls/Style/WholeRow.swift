// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierPrimitives

/// Whether a button is in the automatic style, which is another one if the button is all that its row contains.
package enum ButtonTraitKey: _ViewTraitKey {
  package nonisolated static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a view is all that its row contains. Set for buttons alone.
  @EnvironmentEntry package var isWholeRow: Bool = false
}

extension ViewListElement {
  /// The content of a row: a button that is all of it is marked as such, and is at the trailing edge of a form.
  @MainActor package var inRow: ViewListElement {
    guard let isAutomatic = traits[ButtonTraitKey.self] else { return self }
    let marked = WrappedElement(self) { inputs, make in
      var inputs = inputs
      inputs.changeEnvironment("whole row") { $0.isWholeRow = isAutomatic.value }
      return make(inputs)
    }
    return ModifiedElement(marked) { Attribute("button alone") { ButtonAlone(isAutomatic: isAutomatic.value) } }
  }
}

/// The place of a button that is all that its row contains.
private struct ButtonAlone: ViewModifier {
  let isAutomatic: Bool
  @Environment(\.automaticStyles) private var styles
  @Environment(\.buttonPurpose) private var purpose

  func body(content: Content) -> some View {
    if isAtTrailingEdge {
      content.frame(maxWidth: .infinity, alignment: .trailing)
        // The line below the row begins where the labels of other rows do.
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    } else {
      content
    }
  }

  private var isAtTrailingEdge: Bool {
    var styles = styles
    styles.isWholeRow = isAutomatic
    return isAutomatic && purpose == .action && styles.button == .trailing
  }
}
