// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

/// The items of a menu, with a line between its sections. What follows each other outside of sections is a section, too.
struct MenuSections<Content: View>: View {
  private let content: Content
  @Environment(\.design) private var design

  init(_ content: Content) { self.content = content }

  var body: some View {
    Group(subviews: content) { items in
      ForEach(sections(of: items)) { section in
        if !section.isFirst { Divider().padding(.vertical, design.menu.sectionGap) }
        ForEach(section.items) { item in
          if item.part == .header {
            item.subview
              .font(.subheadline.weight(.semibold)).foregroundStyle(.secondary).padding(design.menu.itemInsets)
          } else {
            item.subview
          }
        }
      }
    }
  }

  private func sections(of subviews: SubviewsCollection) -> [ItemsOfSection] {
    var sections: [ItemsOfSection] = []
    var last: FormSection?
    for subview in subviews {
      let place = subview.element.traits.value(FormPlaceTraitKey.self)
      if sections.isEmpty || place?.section !== last {
        sections.append(ItemsOfSection(id: subview.id, isFirst: sections.isEmpty))
      }
      last = place?.section
      sections[sections.count - 1].items.append(MenuItem(subview: subview, part: place?.part))
    }
    return sections
  }
}

/// A section of a menu is called after its first item.
private struct ItemsOfSection: Identifiable {
  let id: Subview.ID
  let isFirst: Bool
  var items: [MenuItem] = []
}

private struct MenuItem: Identifiable {
  let subview: Subview
  let part: FormPlace.Part?
  var id: Subview.ID { subview.id }
}

/// Makes its content a section of the menu that it is in, but for what is in a section of its own.
struct MenuSectionModifier: ViewModifier {
  @State private var section = FormSection()

  func body(content: Content) -> some View {
    content.modifier(FormPlaceWriter(place: FormPlace(section: section, part: .row)))
  }
}

nonisolated private struct FormPlaceWriter: TraitWriting {
  let place: FormPlace?

  @MainActor static func write(_ value: Attribute<FormPlace?>, to element: ViewListElement) {
    element.traits.setIfUnset(FormPlaceTraitKey.self, value)
  }
}
