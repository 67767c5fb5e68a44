// SPDX-License-Identifier: MIT

import EspalierGraph

/// `if`/`else` and `switch` in a view builder: the branches are different identities (specification S2).
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  package let storage: Storage

  package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent.Storage: ComparedByCases {
  package static var caseTypes: [Any.Type] { [TrueContent.self, FalseContent.self] }
}

extension _ConditionalContent: View, _PrimitiveView, BranchingView where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public static var _viewListCount: Int? {
    TrueContent._viewListCount == FalseContent._viewListCount ? TrueContent._viewListCount : nil
  }

  package static func branch(of view: Self) -> Bool? {
    switch view.storage {
    case .trueContent: true
    case .falseContent: false
    }
  }

  package static func makeBranch(_ id: Bool, of view: Attribute<Self>, inputs: _ViewListInputs) -> ViewList? {
    if id {
      let content = BranchContent<Self, TrueContent>(view) {
        if case .trueContent(let content) = $0.storage { content } else { nil }
      }
      return TrueContent._makeViewList(view: _GraphValue(Attribute(content)), inputs: inputs).list
    }
    let content = BranchContent<Self, FalseContent>(view) {
      if case .falseContent(let content) = $0.storage { content } else { nil }
    }
    return FalseContent._makeViewList(view: _GraphValue(Attribute(content)), inputs: inputs).list
  }
}

extension Optional: View, _PrimitiveView, BranchingView where Wrapped: View {
  public typealias Body = Never

  package static func branch(of view: Self) -> Bool? { view == nil ? nil : true }

  package static func makeBranch(_ id: Bool, of view: Attribute<Self>, inputs: _ViewListInputs) -> ViewList? {
    let content = BranchContent<Self, Wrapped>(view) { $0 }
    return Wrapped._makeViewList(view: _GraphValue(Attribute(content)), inputs: inputs).list
  }
}
