// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The actions for URLs that the program receives.
package enum OpenedURLKey: PreferenceKey {
  package static var defaultValue: [@MainActor (URL) -> Void] { [] }
  package static func reduce(
    value: inout [@MainActor (URL) -> Void], nextValue: () -> [@MainActor (URL) -> Void]
  ) {
    value += nextValue()
  }
}

/// The URLs that a window accepts.
package struct ExternalEventConditions: Equatable {
  /// Strings; the window is preferred for URLs that contain one of them.
  package var preferred: Set<String> = []
  /// Strings; the window accepts URLs that contain one of them. Nil accepts all.
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
  /// Calls `action` with each URL or file that the program receives on its command line: desktops pass links and files there. All
  /// actions in a window are called, inner ones first.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    nonisolated(unsafe) let action = action
    return transformPreference(OpenedURLKey.self) { $0.append { action($0) } }
  }

  /// Sets the conditions on which a window with this view receives a URL: a window that prefers the URL receives it; otherwise
  /// the front window that allows it; otherwise a new one. `"*"` matches every URL.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    transformPreference(ExternalEventsKey.self) { conditions in
      conditions.preferred.formUnion(preferring)
      conditions.allowed = (conditions.allowed ?? []).union(allowing)
    }
  }
}

/// Recognition of URLs and files on a command line.
package enum OpenedWords {
  /// A URL with a scheme, or the URL of a file: for a word that is the path of something (even of a link to nothing), or has a
  /// folder or an extension in it.
  package static func url(_ word: String) -> URL? {
    if word.hasPrefix("-") { return nil }
    if let url = URL(string: word), let scheme = url.scheme, scheme.count > 1, scheme.allSatisfy(\.isASCII) {
      return url
    }
    let file = URL(fileURLWithPath: word)
    return isThere(file) || word.contains("/") || !file.pathExtension.isEmpty ? file : nil
  }

  /// Whether anything is at the path of a file, even a link to nothing.
  package static func isThere(_ file: URL) -> Bool {
    var status = stat()
    return lstat(file.path, &status) == 0
  }
}
