// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierNumbers
import EspalierPrimitives
import Foundation

extension EnvironmentValues {
  /// The suggestions of a search field in this view.
  @EnvironmentEntry var searchSuggestions: AnyView? = nil

  /// The scopes that a search field in this view offers.
  @EnvironmentEntry var searchScopes: SearchScopes? = nil

  /// The effect of a chosen suggestion.
  @EnvironmentEntry fileprivate var searchCompletion: SearchCompletion? = nil
}

/// A choice of scopes, and the moment at which it is offered.
struct SearchScopes {
  let picker: AnyView
  let activation: SearchScopeActivation
}

private struct SearchCompletion {
  let choose: @MainActor (Any) -> Void
}

/// A suggestion that arrow keys in the search field can reach.
@MainActor
final class SuggestionItem: Equatable {
  fileprivate(set) var choose: @MainActor () -> Void = {}

  nonisolated init() {}
  nonisolated static func == (a: SuggestionItem, b: SuggestionItem) -> Bool { a === b }
}

enum SuggestionItemsKey: PreferenceKey {
  static var defaultValue: [SuggestionItem] { [] }
  static func reduce(value: inout [SuggestionItem], nextValue: () -> [SuggestionItem]) { value += nextValue() }
}

/// The suggestions, one below the other.
struct SuggestionList: View {
  let suggestions: AnyView

  init(suggestions: AnyView) { self.suggestions = suggestions }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) { SuggestionRows(content: suggestions) }
      .background(Color.background, in: Rectangle())
  }
}

/// The environment of suggestions. It is set around the container that divides them into rows, because rows read the environment
/// there.
struct SuggestionSurroundings: ViewModifier {
  /// The suggestion that Return chooses.
  let highlighted: SuggestionItem?
  /// Called with a text, or a token.
  let choose: @MainActor (Any) -> Void
  @Environment(\.labelReservedIconWidth) private var iconWidth
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.design) private var design

  init(highlighted: SuggestionItem?, choose: @escaping @MainActor (Any) -> Void) {
    self.highlighted = highlighted
    self.choose = choose
  }

  func body(content: Content) -> some View {
    content
      .environment(\.searchCompletion, SearchCompletion(choose: choose))
      .environment(\.highlightedSuggestion, highlighted)
      .buttonStyle(.plain)
      // The titles of suggestions line up, as in the rows of a list.
      .labelReservedIconWidth(iconWidth ?? design.label.iconColumn * typeSize.factor(of: .body))
  }
}

/// The suggestions as a menu below the field, over the content of the page.
struct SuggestionCard: ViewModifier {
  @Environment(\.design) private var design

  init() {}

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: design.search.cornerRadius, style: .continuous)
    let popup = design.popup
    content.clipShape(shape).overlay { shape.stroke(Color.separator, lineWidth: popup.line) }
      .shadow(color: .black.opacity(popup.shadow), radius: popup.shadowRadius, y: popup.shadowOffset)
      .padding(.top, popup.gap)
  }
}

extension EnvironmentValues {
  @EnvironmentEntry fileprivate var highlightedSuggestion: SuggestionItem? = nil
}

/// Each of the suggestions as a row.
private struct SuggestionRows: _PrimitiveView {
  let content: AnyView

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitRoot(view: view, inputs: inputs)
  }

  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let level = ListLevel(inputs)
    return _ViewListOutputs(
      AnyView._makeViewList(view: view[\.content], inputs: inputs).list?.map { element in
        ModifiedElement(element, level: level) { .input(SuggestionRow()) }
      })
  }

  static var _isUnary: Bool { false }
}

private struct SuggestionRow: ViewModifier {
  @Environment(\.design) private var design
  @Environment(\.highlightedSuggestion) private var highlighted

  init() {}

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      content.frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, design.search.suggestionPadding).padding(.horizontal, design.search.margins.leading)
        .backgroundPreferenceValue(SuggestionItemsKey.self) { items in
          if let highlighted, items.contains(highlighted) { Color(.hover) }
        }
      Divider().padding(.leading, design.search.margins.leading)
    }
    .contentShape(Rectangle())
  }
}

/// A suggestion with the text or token that it writes into the field.
struct Completion: ViewModifier {
  let completion: Any
  @State private var item = SuggestionItem()
  @Environment(\.searchCompletion) private var action
  @Environment(\.highlightedSuggestion) private var highlighted

  init(completion: Any) { self.completion = completion }

  func body(content: Content) -> some View {
    let action = action
    item.choose = { action?.choose(completion) }
    return Button {
      action?.choose(completion)
    } label: {
      content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
    }
    .accessibilityAddTraits(highlighted == item ? .isSelected : [])
    .preference(key: SuggestionItemsKey.self, value: [item])
  }
}

extension View {
  /// Sets the suggestions of search fields in this view during a search: views with a `searchCompletion(_:)`, or buttons.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Sets the text that choosing this suggestion writes into the search field.
  public func searchCompletion(_ completion: String) -> some View { modifier(Completion(completion: completion)) }

  /// Adds a choice of scopes to search fields in this view, during a search.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Adds a choice of scopes to search fields in this view, from a moment of the search until its end.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    // As wide as the field above it.
    let picker = Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented).labelsHidden()
      .buttonSizing(.flexible)
    return environment(\.searchScopes, SearchScopes(picker: AnyView(picker), activation: activation))
  }
}
