// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Texts for screen readers") struct SpokenTextTests {
  @Test("A text with a label is a view with that label, and stays a text where one is needed") func labels() throws {
    let host = ViewHost(
      Text("7:30").accessibilityLabel("half past seven").padding(), size: CGSize(width: 200, height: 50))
    #expect(try host.get(.label("half past seven")).frame.width > 0)
    let text: Text = Text("7:30").accessibilityLabel("half past seven").accessibilityHeading(.h1)
      .accessibilityTextContentType(.console).speechSpellsOutCharacters()
    #expect(text + Text("!") == Text("7:30") + Text("!"))
  }

  @Test("A reader of the environment is Sendable if its value is") func environment() {
    struct Reader: Sendable { let locale = Environment(\.locale) }
    #expect(Reader().locale.wrappedValue == EnvironmentValues().locale)
  }
}

/// The name of the parameter is that of Apple's interface, which extensions of packages name.
extension PreviewTrait where T == Preview.ViewTraits {
  static var ofThisTest: PreviewTrait { .sizeThatFitsLayout }
}
