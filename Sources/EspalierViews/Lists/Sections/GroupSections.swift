// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

/// A section of a container of one's own: what it is called, what is in it, and what stands below it.
public struct SectionConfiguration: Identifiable {
  public struct ID: Hashable {
    let first: Subview.ID
  }

  /// The identity of the section in its container: the same for as long as the section lives.
  public let id: ID
  /// The views of the header; empty without one.
  public let header: SubviewsCollection
  /// The views of the section, without header and footer.
  public let content: SubviewsCollection
  /// The views of the footer; empty without one.
  public let footer: SubviewsCollection

  /// The values that modifiers on the section's views give the container.
  @MainActor @preconcurrency public var containerValues: ContainerValues {
    (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
  }
}

/// The sections that a view stands for. Views without a section are one of their own.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  /// The section at an index; O(1).
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  @MainActor init(_ subviews: SubviewsCollection) {
    var sections: [SectionConfiguration] = []
    var rest = subviews[...]
    func place(_ subview: Subview) -> FormPlace? { subview.element.traits.value(FormPlaceTraitKey.self) }
    while let first = rest.first {
      let section = place(first)?.section
      let members = Array(rest.prefix { place($0)?.section === section })
      func part(_ part: FormPlace.Part) -> SubviewsCollection {
        SubviewsCollection(members.filter { (place($0)?.part ?? .row) == part })
      }
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(first: first.id), header: part(.header), content: part(.row),
          footer: part(.footer)))
      rest = rest.dropFirst(members.count)
    }
    self.sections = sections
  }
}

/// What a transform makes of the sections that another view stands for.
public struct GroupSectionsOfContent<Sections: View, Content: View>: _PrimitiveView {
  let sections: Sections
  let transform: (SectionCollection) -> Content

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitRoot(view: view, inputs: inputs)
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let subviews = makeSubviews(view[\.sections], inputs: inputs)
    let content = Attribute(
      SubviewTransform(owner: view.attribute, subviews: subviews, host: inputs.base.host) {
        $0.transform(SectionCollection($1))
      })
    return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
  }

  public static var _isUnary: Bool { false }
}

extension Group where Content: View {
  /// A group of what `transform` makes of the sections that `view` stands for.
  @MainActor @preconcurrency public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, transform: transform) }
  }

  /// A group of what `transform` makes of the sections that `view` stands for: the first spelling of `sections`.
  @MainActor @preconcurrency public init<Base: View, Result: View>(
    sectionsOf view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(sections: view, transform: transform)
  }
}

/// Stands for the sections of another view in a `ForEach`, which finds them when it is made.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  let base: AnyView
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  /// Not available before the view is made: stops the program.
  public subscript(position: Int) -> SectionConfiguration { fatalError("the sections are found when the view is made") }
}

extension ForEachSectionCollection: FoundData {
  package static func makeViewList(forEach view: AnyAttribute, inputs: _ViewListInputs) -> _ViewListOutputs {
    typealias Found = GroupSectionsOfContent<AnyView, ForEach<[SectionConfiguration], SectionConfiguration.ID, Content>>
    let found = view.as(ForEach<Self, SectionConfiguration.ID, Content>.self).map("sections of ForEach") { view in
      Found(sections: view.data.base) { ForEach($0.sections, content: view.content) }
    }
    return Found._makeViewList(view: _GraphValue(found), inputs: inputs)
  }
}

extension ForEach where Content: View, Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
  /// A view for each of the sections that `view` stands for.
  @MainActor @preconcurrency public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    self.init(data: ForEachSectionCollection(base: AnyView(view)), id: { $0.id }, content: content)
  }

  /// A view for each of the sections that `view` stands for: the first spelling of `sections`.
  @MainActor @preconcurrency public init<V: View>(
    sectionOf view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    self.init(sections: view, content: content)
  }
}
