// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// Where a search field stands.
///
/// A stack that is searched has it at the upper edge of its first page, a split view in the bar of its detail, or, in the look
/// of a telephone or where the columns are one stack, at the upper edge of its first column; another view at its own upper edge.
public struct SearchFieldPlacement: Sendable {
  private enum Place { case automatic, toolbar, sidebar }
  private let place: Place

  var isToolbar: Bool { place == .toolbar }
  var isSidebar: Bool { place == .sidebar }

  /// Where the container has its place for it.
  public static let automatic = SearchFieldPlacement(place: .automatic)
  /// In the bar of the page, at its trailing edge; in the look of a telephone as `automatic`.
  public static let toolbar = SearchFieldPlacement(place: .toolbar)
  /// At the upper edge of a split view's first column.
  public static let sidebar = SearchFieldPlacement(place: .sidebar)
  /// Below the bar, as `automatic` in a stack.
  public static let navigationBarDrawer = SearchFieldPlacement(place: .automatic)
  /// Below the bar, as `automatic` in a stack.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .navigationBarDrawer
  }

  /// When the field is shown. Here it always is.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// When the field would be shown on Apple's systems; here it always is.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// When the field would be shown on Apple's systems; here it always is.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction {
  fileprivate let action: (@MainActor () -> Void)?

  nonisolated fileprivate init(_ action: (@MainActor () -> Void)?) { self.action = action }

  /// Ends the search: empties the field and takes the keyboard from it.
  public func callAsFunction() { action?() }
}

extension EnvironmentValues {
  private enum SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
  }

  /// Whether a user searches in the nearest `searchable` around: from the moment when the field gets the keyboard until
  /// the search is ended.
  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  /// Ends the search in the nearest `searchable` around: empties the field and takes the keyboard from it.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}

/// A search: its state, and the field that it offers to what is searched.
struct Searchable: ViewModifier {
  /// The field with the buttons beside it and the menu of its suggestions, or the scopes or suggestions that stand elsewhere.
  private enum Part { case field, scopes, suggestions }

  @Binding var text: String
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let tokens: SearchTokens?
  let placement: SearchFieldPlacement
  @State private var isSearching = false
  /// Whether something was entered in this search.
  @State private var hasEntry = false
  /// The text with which the suggestions were used: they are not shown until it changes.
  @State private var finishedText: String?
  /// What arrows reach, and what they have reached.
  @State private var items: [SuggestionItem] = []
  @State private var highlighted: SuggestionItem?
  @FocusState private var hasKeyboard: Bool
  /// Where of the search the keyboard is; nil where it is elsewhere.
  @FocusState private var part: Part?
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchFocus) private var focus
  @Environment(\.isOnPage) private var isOnPage
  @Environment(\.design) private var design

  init(
    text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?,
    tokens: SearchTokens? = nil
  ) {
    self.tokens = tokens
    self.placement = placement
    _text = text
    self.isPresented = isPresented
    self.prompt = prompt
  }

  func body(content: Content) -> some View {
    content
      .environment(\.searchSuggestions, nil)
      .environment(\.searchScopes, nil)
      .environment(\.searchFocus, nil)
      .environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, DismissSearchAction(end))
      .modifier(SearchedContent(offer: offer))
      .onSubmit(of: .search) { finishedText = text }
      .onChange(of: isEmpty) { _, isEmpty in if !isEmpty { hasEntry = true } }
      .onChange(of: hasKeyboard) { _, hasKeyboard in if hasKeyboard { begin() } }
      .onChange(of: part) { _, part in if part == nil, isEmpty { end() } }
      .onChange(of: text) { highlighted = nil }
      .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
        guard let isPresented, isPresented != isSearching else { return }
        if isPresented {
          begin()
          hasKeyboard = true
        } else {
          end()
        }
      }
  }

  private var offer: SearchOffer {
    let isInBar = placement.isToolbar && isOnPage && design.search.barWidth != nil
    return SearchOffer(
      field: AnyView(
        VStack(spacing: 0) {
          searchBar(width: nil)
          shownScopes
          if !design.search.suggestsInContent {
            Color.clear.frame(height: 0).overlay(alignment: .top) {
              if showsSuggestions { suggestionMenu.padding(.horizontal, design.search.margins.leading) }
            }
          }
        }
        .focused($part, equals: .field)),
      barField: AnyView(
        searchBar(width: design.search.barWidth)
          .overlay(alignment: .bottomTrailing) {
            Color.clear.frame(width: design.search.barWidth, height: 0).overlay(alignment: .top) {
              if showsSuggestions { suggestionMenu }
            }
          }
          .focused($part, equals: .field)),
      scopes: AnyView(shownScopes.focused($part, equals: .scopes)),
      suggestions: design.search.suggestsInContent && showsSuggestions ? AnyView(suggestionPage) : nil,
      isForSidebar: placement.isSidebar, isInBar: isInBar)
  }

  private func searchBar(width: CGFloat?) -> some View {
    SearchBar(
      text: $text, prompt: prompt, width: width, hasKeyboard: $hasKeyboard, tokens: tokens,
      cancel: isSearching ? end : nil, suggestionKey: suggestionKey
    )
    .environment(\.searchFocus, focus)
  }

  @ViewBuilder private var shownScopes: some View {
    if isSearching, let scopes, hasEntry || !isEmpty || scopes.activation != .onTextEntry {
      scopes.picker.padding(.horizontal, design.search.margins.leading).padding(.bottom, design.search.scopesBottom)
    }
  }

  private var showsSuggestions: Bool {
    isSearching && finishedText != text && (suggestions != nil || tokens?.suggestions != nil)
  }

  /// Nothing where nothing is suggested.
  private func suggested<Suggested: View>(@ViewBuilder _ views: @escaping (SuggestionList) -> Suggested) -> some View {
    Group(
      subviews: Group {
        tokens?.suggestions
        suggestions
      }
    ) { rows in
      if !rows.isEmpty {
        views(SuggestionList(suggestions: AnyView(ForEach(rows) { $0 })))
          .onPreferenceChange(SuggestionItemsKey.self) { items = $0 }
          .onDisappear {
            items = []
            highlighted = nil
          }
      }
    }
    .modifier(SuggestionSurroundings(highlighted: highlighted, choose: choose))
  }

  private var suggestionMenu: some View {
    suggested { $0.fixedSize(horizontal: false, vertical: true).modifier(SuggestionCard()) }
  }

  private var suggestionPage: some View {
    suggested { list in
      ScrollView { list }
        .background { Color.background.ignoresSafeArea(edges: [.bottom, .horizontal]) }
        .preference(key: ReplacesContentKey.self, value: true)
    }
    .focused($part, equals: .suggestions)
  }

  private var isEmpty: Bool { text.isEmpty && tokens?.isEmpty ?? true }

  private func begin() {
    hasEntry = !isEmpty
    finishedText = nil
    isSearching = true
    if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true }
  }

  private func end() {
    text = ""
    tokens?.removeAll()
    hasKeyboard = false
    isSearching = false
    if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
  }

  /// Up and Down go through the suggestions while the field keeps the keyboard, Return takes the one that they have reached.
  private func suggestionKey(_ key: KeyEquivalent) -> Bool {
    guard !items.isEmpty else { return false }
    let current = highlighted.flatMap { items.firstIndex(of: $0) }
    switch key {
    case .downArrow: highlighted = items[min(current.map { $0 + 1 } ?? 0, items.count - 1)]
    case .upArrow:
      guard let current else { return false }
      highlighted = current > 0 ? items[current - 1] : nil
    case .return:
      guard let current else { return false }
      items[current].choose()
      highlighted = nil
    default: return false
    }
    return true
  }

  private func choose(_ completion: Any) {
    hasKeyboard = true
    if let completion = completion as? String {
      text = completion
      finishedText = completion
    } else if tokens?.add(completion) == true {
      text = ""
    }
  }
}

extension View {
  /// Gives this view a search field, at the place that ``SearchFieldPlacement`` describes.
  /// - Parameters:
  ///   - text: What was typed; written at each keystroke. Return runs `onSubmit(of: .search)`.
  ///   - prompt: Shown while the field is empty; "Search" where there is none.
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil)
    -> some View
  {
    modifier(Searchable(text: text, isPresented: nil, placement: placement, prompt: prompt))
  }

  /// Gives this view a search field; `prompt` shows while the field is empty.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(Searchable(text: text, isPresented: nil, placement: placement, prompt: Text(prompt)))
  }

  /// Gives this view a search field; `prompt` shows while the field is empty.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(Searchable(text: text, isPresented: nil, placement: placement, prompt: Text(prompt)))
  }

  /// - Parameter isPresented: Whether a user searches; writing it begins and ends the search.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(Searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Gives this view a search field; writing `isPresented` begins and ends the search.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(Searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// Gives this view a search field; writing `isPresented` begins and ends the search.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(Searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// The form of 2021, with the suggestions in place.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// The form of 2021, with the suggestions in place; `prompt` shows while the field is empty.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// The form of 2021, with the suggestions in place; `prompt` shows while the field is empty.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}

extension Searchable: HandsOverState {
  nonisolated package static var handedOver: Set<String> { ["isSearching"] }
}
