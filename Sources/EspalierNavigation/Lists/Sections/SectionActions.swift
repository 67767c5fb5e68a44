// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGraph
import EspalierInteraction
import EspalierPrimitives

extension View {
  /// Buttons of the section that this view is. In the desktop's look they stand at the end of its header; in the phone's look, and
  /// where the section has no header, they are its last rows.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(_SectionActionsModifier(actions: content()))
  }
}

/// `.sectionActions(content:)`.
nonisolated public struct _SectionActionsModifier<Actions: View>: InputsModifier {
  let actions: Actions

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs[fixed: SectionActions.self] = SectionActions(
      view: modifier.map("actions of Section") { AnyView($0.actions) }.attribute)
  }
}

/// The actions of the next section below.
struct SectionActions {
  let view: Attribute<AnyView>
}

/// A header with the actions of its section behind it.
struct SectionHeaderActions: ViewModifier {
  let actions: AnyView
  @Environment(\.design) private var design

  init(actions: AnyView) { self.actions = actions }

  func body(content: Content) -> some View {
    HStack(spacing: design.group.disclosureLabelGap) {
      content
      Spacer(minLength: design.group.disclosureLabelGap)
      HStack(spacing: design.group.disclosureLabelGap) { actions }
        .buttonStyle(.borderless)
        .textCase(nil)
    }
  }
}

/// Rows with the actions of their section as the last ones; nothing while the section is closed.
struct SectionRows<Content: View>: View {
  let content: Content?
  let actions: AnyView

  init(content: Content?, actions: AnyView) {
    self.content = content
    self.actions = actions
  }

  var body: some View {
    if let content {
      content
      actions
    }
  }
}
