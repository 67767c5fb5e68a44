// SPDX-License-Identifier: MIT

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

  @Test("P82 a sheet, a cover and a popover follow by themselves", arguments: ["sheet", "cover", "popover"])
  func presentation(_ kind: String) throws {
    struct Root: View {
      let kind: String
      let show: (Binding<Bool>) -> Void
      @State private var isThere = true
      @State private var isDark = true
      private func presents(_ kind: String) -> Binding<Bool> { kind == self.kind ? $isThere : .constant(false) }
      private var presented: some View { Scheme().preferredColorScheme(isDark ? .dark : nil) }
      var body: some View {
        let _ = show($isDark)
        Scheme()
          .sheet(isPresented: presents("sheet")) { presented }
          .fullScreenCover(isPresented: presents("cover")) { presented }
          .popover(isPresented: presents("popover")) { presented }
      }
    }
    var isDark: Binding<Bool>?
    let host = ViewHost(Root(kind: kind) { isDark = $0 }, size: CGSize(width: 300, height: 300))
    #expect(host.all(.text("light")).count == 1)
    #expect(host.all(.text("dark")).count == 1)
    isDark?.wrappedValue = false
    #expect(host.all(.text("light")).count == 2)
    #expect(host.warnings.isEmpty)
  }

  @Test("P83 the outermost of two on one view wins") func nested() {
    let host = ViewHost(Scheme().preferredColorScheme(.dark).preferredColorScheme(.light))
    #expect(host.all(.text("light")).count == 1)
  }
}
