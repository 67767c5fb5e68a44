// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation

/// Where a search field stands. Here it stands above the view that is searched, whatever placement is requested.
public struct SearchFieldPlacement: Sendable {
  /// Where the field would stand on Apple's systems; here it stands above the view that is searched.
  public static let automatic = SearchFieldPlacement()
  /// Where the field would stand on Apple's systems; here it stands above the view that is searched.
  public static let toolbar = SearchFieldPlacement()
  /// Where the field would stand on Apple's systems; here it stands above the view that is searched.
  public static let sidebar = SearchFieldPlacement()
  /// Where the field would stand on Apple's systems; here it stands above the view that is searched.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Where the field would stand on Apple's systems; here it stands above the view that is searched.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
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

/// A field above a view for what is searched in it.
struct Searchable: ViewModifier {
  @Binding var text: String
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let tokens: SearchTokens?
  @State private var isSearching = false
  /// Whether something was entered in this search.
  @State private var hasEntry = false
  /// The text with which the suggestions were used: they are not shown until it changes.
  @State private var finishedText: String?
  /// What arrows reach, and what they have reached.
  @State private var items: [SuggestionItem] = []
  @State private var highlighted: SuggestionItem?
  @FocusState private var hasKeyboard: Bool
  /// Whether the keyboard is in the field, in the buttons beside it, the scopes or the suggestions.
  @FocusState private var isInSearch: Bool
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.design) private var design

  init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?, tokens: SearchTokens? = nil) {
    self.tokens = tokens
    _text = text
    self.isPresented = isPresented
    self.prompt = prompt
  }

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      // The suggestions stand before the content, so that Tab goes from the field to them; they are drawn over it.
      VStack(spacing: 0) {
        SearchBar(
          text: $text, prompt: prompt, hasKeyboard: $hasKeyboard, tokens: tokens, cancel: isSearching ? end : nil,
          suggestionKey: suggestionKey)
        if isSearching, let scopes, hasEntry || !isEmpty || scopes.activation != .onTextEntry {
          scopes.picker.padding(.horizontal, design.search.margins.leading)
            .padding(.bottom, design.search.scopesBottom)
        }
        Color.clear.frame(height: 0)
          .overlay(alignment: .top) {
            if isSearching, finishedText != text, suggestions != nil || tokens?.suggestions != nil { suggestionList }
          }
      }
      .focused($isInSearch)
      .zIndex(1)
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.searchSuggestions, nil)
        .environment(\.searchScopes, nil)
        .environment(\.searchFocus, nil)
        .environment(\.isSearching, isSearching)
        .environment(\.dismissSearch, DismissSearchAction(end))
    }
    .backgroundPreferenceValue(ListBackgroundKey.self) { color in
      // The field stands on the background of the list below it.
      if let color { Color(color).ignoresSafeArea(edges: [.top, .horizontal]) }
    }
    .onSubmit(of: .search) { finishedText = text }
    .onChange(of: isEmpty) { _, isEmpty in if !isEmpty { hasEntry = true } }
    .onChange(of: hasKeyboard) { _, hasKeyboard in if hasKeyboard { begin() } }
    .onChange(of: isInSearch) { _, isInSearch in if !isInSearch, isEmpty { end() } }
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

  private var suggestionList: some View {
    SuggestionList(
      suggestions: AnyView(
        Group {
          tokens?.suggestions
          suggestions
        }), highlighted: highlighted, choose: choose
    )
    .fixedSize(horizontal: false, vertical: true)
    .onPreferenceChange(SuggestionItemsKey.self) { items = $0 }
    .onDisappear {
      items = []
      highlighted = nil
    }
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
  /// Puts a search field above this view.
  /// - Parameters:
  ///   - text: What was typed; written at each keystroke. Return runs `onSubmit(of: .search)`.
  ///   - prompt: Shown while the field is empty; "Search" where there is none.
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil)
    -> some View
  {
    modifier(Searchable(text: text, isPresented: nil, prompt: prompt))
  }

  /// Puts a search field above this view; `prompt` shows while the field is empty.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(Searchable(text: text, isPresented: nil, prompt: Text(prompt)))
  }

  /// Puts a search field above this view; `prompt` shows while the field is empty.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(Searchable(text: text, isPresented: nil, prompt: Text(prompt)))
  }

  /// - Parameter isPresented: Whether a user searches; writing it begins and ends the search.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(Searchable(text: text, isPresented: isPresented, prompt: prompt))
  }

  /// Puts a search field above this view; writing `isPresented` begins and ends the search.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(Searchable(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }

  /// Puts a search field above this view; writing `isPresented` begins and ends the search.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(Searchable(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }

  /// The form of 2021, with the suggestions in place.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}

extension Searchable: HandsOverState {
  nonisolated package static var handedOver: Set<String> { ["isSearching"] }
}
