import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite struct PreferredColorSchemeTests {
  /// Shows the scheme that it finds around it.
  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test("P81 the first sibling that prefers something wins; nil leaves it to the next") func siblings() {
    let host = ViewHost(
      VStack {
        Scheme()
        Color.clear.preferredColorScheme(nil)
        Color.clear.preferredColorScheme(.dark)
        Color.clear.preferredColorScheme(.light)
      })
    #expect(host.all(.text("dark")).count == 1)
  }

  @Test("P82 the whole window follows, also later") func window() throws {
    struct Root: View {
      @State private var isDark = false
      let keep: (Binding<Bool>) -> Void
      var body: some View {
        let _ = keep($isDark)
        VStack {
          Scheme()
          Color.clear.preferredColorScheme(isDark ? .dark : nil)
        }
      }
    }
    var isDark: Binding<Bool>?
    let host = ViewHost(Root { isDark = $0 })
    #expect(host.all(.text("light")).count == 1)
    isDark?.wrappedValue = true
    #expect(host.all(.text("dark")).count == 1)
    isDark?.wrappedValue = false
    #expect(host.all(.text("light")).count == 1)
  }

  @Test("P83 the outermost of two on one view wins") func nested() {
    let host = ViewHost(Scheme().preferredColorScheme(.dark).preferredColorScheme(.light))
    #expect(host.all(.text("light")).count == 1)
  }
}
