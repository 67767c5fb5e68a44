// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

// Titles of pages and links from a resource: a text with a table, a bundle or a locale of its own. A literal is a
// LocalizedStringKey.

extension NavigationLink where Label == Text {
  /// A link labelled with the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension NavigationLink where Destination == Never {
  /// A link labelled with the text of a resource; nil disables it.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text {
    self.init(value: value) { Text(titleResource) }
  }
}

extension View {
  /// The page's title, from a resource.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}
