// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGraph
import EspalierInteraction
import EspalierPrimitives

extension View {
  /// Adds buttons to the section that this view is. With a desktop's design they are at the end of its header; with a phone's
  /// design, and if the section has no header, they are its last rows.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(_SectionActionsModifier(actions: content()))
  }
}

/// The modifier of `sectionActions(content:)`.
nonisolated public struct _SectionActionsModifier<Actions: View>: InputsModifier {
  let actions: Actions

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs[fixed: SectionActions.self] = SectionActions(
      view: modifier.map("actions of Section") { AnyView($0.actions) }.attribute)
  }
}

/// The actions of the nearest section below, as the modifier passes them down.
struct SectionActions {
  let view: Attribute<AnyView>
}

/// A header followed by the actions of its section.
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

/// Rows followed by the actions of their section; empty while the section is closed.
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
