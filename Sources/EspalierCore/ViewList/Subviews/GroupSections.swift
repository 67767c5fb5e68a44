// SPDX-License-Identifier: MIT

import EspalierGraph

/// The result of a transform of the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View>: _PrimitiveView {
  let sections: Sections
  let transform: (SectionCollection) -> Content

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitRoot(view: view, inputs: inputs)
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let sections = makeSections(view[\.sections], inputs: inputs)
    let content = Attribute(
      SubviewTransform(owner: view.attribute, subviews: sections, host: inputs.base.host) { $0.transform($1) })
    return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
  }

  public static var _isUnary: Bool { false }
}

extension Group where Content: View {
  /// A group of the result of `transform` for the sections of `view`.
  @MainActor @preconcurrency public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, transform: transform) }
  }

  /// A group of the result of `transform` for the sections of `view`: the first spelling of `sections`.
  @MainActor @preconcurrency public init<Base: View, Result: View>(
    sectionsOf view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(sections: view, transform: transform)
  }
}

/// A placeholder for the sections of another view in a `ForEach`, which finds them when it is made.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  let base: AnyView
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  /// Stops the program: a section is not available before the view is made.
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
  /// A view for each of the sections of `view`.
  @MainActor @preconcurrency public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    self.init(data: ForEachSectionCollection(base: AnyView(view)), id: { $0.id }, content: content)
  }

  /// A view for each of the sections of `view`: the first spelling of `sections`.
  @MainActor @preconcurrency public init<V: View>(
    sectionOf view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    self.init(sections: view, content: content)
  }
}
