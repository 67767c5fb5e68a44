// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The actions for addresses that the program is to open.
package enum OpenedURLKey: PreferenceKey {
  package static var defaultValue: [@MainActor (URL) -> Void] { [] }
  package static func reduce(
    value: inout [@MainActor (URL) -> Void], nextValue: () -> [@MainActor (URL) -> Void]
  ) {
    value += nextValue()
  }
}

/// The addresses that a window's content is for.
package struct ExternalEventConditions: Equatable {
  /// It is the best window for addresses that contain one of these.
  package var preferred: Set<String> = []
  /// It takes addresses that contain one of these; nil for all.
  package var allowed: Set<String>?

  package static func matches(_ url: URL, _ conditions: Set<String>) -> Bool {
    conditions.contains { $0 == "*" || url.absoluteString.contains($0) }
  }
}

package enum ExternalEventsKey: PreferenceKey {
  package static var defaultValue: ExternalEventConditions { ExternalEventConditions() }
  package static func reduce(value: inout ExternalEventConditions, nextValue: () -> ExternalEventConditions) {
    let next = nextValue()
    value.preferred.formUnion(next.preferred)
    if let allowed = next.allowed { value.allowed = (value.allowed ?? []).union(allowed) }
  }
}

extension View {
  /// Calls `action` with an address or a file that the program is to open: on its command line, as desktops do it
  /// for a link or a file that it is chosen for. Of several in a window, all are called, inner ones first.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    nonisolated(unsafe) let action = action
    return transformPreference(OpenedURLKey.self) { $0.append { action($0) } }
  }

  /// Which addresses a window with this view is for: the one that prefers an address gets it; if none does, the front one
  /// that allows it; if none does, a new one. `"*"` is every address.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    transformPreference(ExternalEventsKey.self) { conditions in
      conditions.preferred.formUnion(preferring)
      conditions.allowed = (conditions.allowed ?? []).union(allowing)
    }
  }
}

/// The words of a command line that can be opened.
package enum OpenedWords {
  /// An address with a scheme, or what may be the path of a file: something is there, also a link that leads nowhere, or the word
  /// has a folder or an extension in it.
  package static func url(_ word: String) -> URL? {
    if word.hasPrefix("-") { return nil }
    if let url = URL(string: word), let scheme = url.scheme, scheme.count > 1, scheme.allSatisfy(\.isASCII) {
      return url
    }
    let file = URL(fileURLWithPath: word)
    return isThere(file) || word.contains("/") || !file.pathExtension.isEmpty ? file : nil
  }

  /// Whether anything is at the place of a file, be it a link that leads nowhere.
  package static func isThere(_ file: URL) -> Bool {
    var status = stat()
    return lstat(file.path, &status) == 0
  }
}
