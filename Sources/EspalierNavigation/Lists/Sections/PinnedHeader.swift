// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGraph
import EspalierPrimitives
import Foundation

/// A section's header in a list whose headers stay at the top: rows pass behind it, over the list's full width.
struct PinnedHeader: ViewModifier {
  /// Nil for a list whose headers move with their rows.
  let ground: Ground?

  struct Ground {
    let color: SystemColor
    /// Whether the list has no background of its own: what is behind it shines through, blurred.
    let isTranslucent: Bool
    /// Points from the rows' sides to those of the header.
    let inset: CGFloat

    /// Called in a rule. Nil if headers are not pinned.
    @MainActor init?(_ environment: EnvironmentValues) {
      let appearance = environment.listAppearance
      guard appearance.pinsHeaders else { return nil }
      color = appearance.background
      isTranslucent = environment.scrollContentBackground == .hidden
      inset = appearance.insets.leading
    }
  }

  func body(content: Content) -> some View {
    if let ground {
      content.frame(maxWidth: .infinity, alignment: .leading)
        .background {
          Group {
            if ground.isTranslucent { Rectangle().fill(.regularMaterial) } else { Color(ground.color) }
          }
          .padding(.horizontal, -ground.inset)
        }
    } else {
      content
    }
  }
}

/// The header of a list's section around an element.
@MainActor
func makePinnedHeader(_ element: ViewListElement, at level: ListLevel, environment: Attribute<EnvironmentValues>)
  -> ViewListElement
{
  ModifiedElement(element, level: level) {
    environment.map("header of list") { PinnedHeader(ground: PinnedHeader.Ground($0)) }
  }
}
