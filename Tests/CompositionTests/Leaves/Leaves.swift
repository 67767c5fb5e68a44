// SPDX-License-Identifier: MIT

/// Everything that stands in the middle. The order is the order of the matrix.
@MainActor
enum Leaves {
  static let all: [any Leaf.Type] = [
    // What has no state
    TextLeaf.self, ParagraphLeaf.self, ColorLeaf.self, ShapeLeaf.self, SymbolLeaf.self, SpacerLeaf.self, EmptyLeaf.self,
    CanvasLeaf.self, SeveralLeaf.self, RowsLeaf.self, OptionalLeaf.self,
    // What reads and holds
    EnvironmentLeaf.self, StateLeaf.self, ObservedLeaf.self, GeometryLeaf.self, GeometryToggleLeaf.self,
    PreferenceLeaf.self, FocusLeaf.self,
    // Controls
    ButtonLeaf.self, ToggleLeaf.self, TextFieldLeaf.self, SliderLeaf.self, PickerLeaf.self, EditorLeaf.self,
    DateLeaf.self, LinkLeaf.self,
    // What scrolls
    LazyLeaf.self, ListLeaf.self, ScrollLeaf.self,
  ]
}
