// SPDX-License-Identifier: MIT

/// Everything that stands in the middle. The order is the order of the matrix.
@MainActor
enum Leaves {
  static let all: [any Leaf.Type] = [
    // Leaves without state
    TextLeaf.self, ParagraphLeaf.self, ColorLeaf.self, ShapeLeaf.self, SymbolLeaf.self, SpacerLeaf.self, EmptyLeaf.self,
    CanvasLeaf.self, SeveralLeaf.self, RowsLeaf.self, OptionalLeaf.self,
    // Leaves that read and hold values
    EnvironmentLeaf.self, StateLeaf.self, ObservedLeaf.self, GeometryLeaf.self, GeometryToggleLeaf.self,
    PreferenceLeaf.self, FocusLeaf.self,
    // Controls
    ButtonLeaf.self, ToggleLeaf.self, TextFieldLeaf.self, SliderLeaf.self, PickerLeaf.self, EditorLeaf.self,
    DateLeaf.self, LinkLeaf.self,
    // Leaves that scroll
    LazyLeaf.self, ListLeaf.self, ScrollLeaf.self,
  ]
}
