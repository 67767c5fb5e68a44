// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

/// A view with a text in it that names a control: fields show it while they are empty.
protocol TextualLabel {
  @MainActor var titleText: Text? { get }
}

extension View {
  /// The text of a label: of a `Text`, of the title of a `Label`, of what is in a group or has modifiers; nil for other views.
  @MainActor var labelText: Text? { (self as? any TextualLabel)?.titleText }
}

extension Text: TextualLabel {
  @MainActor var titleText: Text? { self }
}

extension ModifiedContent: TextualLabel {
  @MainActor var titleText: Text? { (content as? any TextualLabel)?.titleText }
}

extension Group: TextualLabel {
  @MainActor var titleText: Text? { (content as? any TextualLabel)?.titleText }
}

extension AnyView: TextualLabel {
  @MainActor var titleText: Text? { (erased as? any TextualLabel)?.titleText }
}

extension IDView: TextualLabel {
  @MainActor var titleText: Text? { (content as? any TextualLabel)?.titleText }
}
