// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierPrimitives
import Foundation

// The overloads of each form differ in their prompt: a text, a key, a string.

extension View {
  private func searchable(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?,
    _ tokens: SearchTokens
  ) -> some View {
    modifier(Searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt, tokens: tokens))
  }

  /// Adds a search field to this view, with tokens before the text. Backspace at the start of the text removes the last token.
  /// - Parameters:
  ///   - isPresented: Whether the search is active; writing it begins and ends the search. Nil for a search that begins and ends
  ///     in its field only.
  ///   - prompt: Shown while the field is empty; nil shows "Search".
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, placement, prompt, SearchTokens(tokens) { token($0.wrappedValue) })
  }

  /// Adds a search field to this view, with tokens before the text; `prompt` is shown while the field is empty.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, placement, Text(prompt), SearchTokens(tokens) { token($0.wrappedValue) })
  }

  /// Adds a search field to this view, with tokens before the text; `prompt` is shown while the field is empty, as it is,
  /// without translation.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, placement, Text(prompt), SearchTokens(tokens) { token($0.wrappedValue) })
  }

  /// Adds a search field to this view, with tokens before the text. During a search, the `suggestedTokens` that are not in the
  /// field are offered.
  /// - Parameters:
  ///   - isPresented: Whether the search is active; writing it begins and ends the search.
  ///   - prompt: Shown while the field is empty; nil shows "Search".
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, isPresented, placement, prompt,
      SearchTokens(tokens, suggested: suggestedTokens.wrappedValue) { token($0.wrappedValue) })
  }

  /// Adds a search field to this view, with tokens before the text, and suggested tokens. The `prompt` is shown
  /// while the field is empty.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, isPresented, placement, Text(prompt),
      SearchTokens(tokens, suggested: suggestedTokens.wrappedValue) { token($0.wrappedValue) })
  }

  /// Adds a search field to this view, with tokens before the text, and suggested tokens. The `prompt` is shown
  /// while the field is empty, without translation.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text, isPresented, placement, Text(prompt),
      SearchTokens(tokens, suggested: suggestedTokens.wrappedValue) { token($0.wrappedValue) })
  }

  /// Adds a search field to this view, with tokens before the text that can be edited in place.
  /// - Parameters:
  ///   - isPresented: Whether the search is active; writing it begins and ends the search.
  ///   - prompt: Shown while the field is empty; nil shows "Search".
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, placement, prompt, SearchTokens(editableTokens, label: token))
  }

  /// Adds a search field to this view, with tokens before the text that can be edited in place. The `prompt` is shown
  /// while the field is empty.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, placement, Text(prompt), SearchTokens(editableTokens, label: token))
  }

  /// Adds a search field to this view, with tokens before the text that can be edited in place. The `prompt` is shown
  /// while the field is empty, without translation.
  @_disfavoredOverload
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text, isPresented, placement, Text(prompt), SearchTokens(editableTokens, label: token))
  }

  /// Sets the token that choosing this suggestion adds to the search field; the typed text is removed.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View { modifier(Completion(completion: token)) }
}
