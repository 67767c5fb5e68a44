// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A host that is updated or read by the body that it runs.
@MainActor
@Suite("Hosts inside of rules")
struct HostInRuleTests {
  private final class Hook { var call: (() -> Void)? }

  private struct Page: View {
    let hook: Hook
    @State private var count = 0
    var body: some View {
      hook.call?()
      return VStack {
        Button("go") { count += 1 }
        Text("count \(count)")
        if count > 1 { Inner(hook: hook) }
      }
    }
  }

  private struct Inner: View {
    let hook: Hook
    var body: some View {
      hook.call?()
      return Color.red
    }
  }

  @Test("Updating, drawing, reading and using a host in a body does nothing but warn") func misuse() throws {
    let hook = Hook()
    let host = ViewHost(Page(hook: hook), size: CGSize(width: 90, height: 90))
    var calls = 0
    hook.call = {
      calls += 1
      try? host.update()
      try? host.advance(by: .milliseconds(20))
      try? host.settle()
      host.size = CGSize(width: 50, height: 50)
      _ = host.size
      for tree in [TreeKind.views, .layout, .preferences, .accessibility, .displayList] { _ = host.dump(tree) }
      _ = try? host.png()
      _ = host.sizeThatFits(.unspecified)
      _ = host.all(.text("go"))
      try? host.get(.text("go")).tap()
    }
    for _ in 0..<4 { try host.get(.text("go")).tap() }
    hook.call = nil
    #expect(calls > 0)
    #expect(host.all(.text("count 4")).count == 1)
    #expect(host.size == CGSize(width: 90, height: 90))
    let warnings = host.warnings.map(\.text)
    #expect(warnings.allSatisfy { $0.hasPrefix("A host was updated or read while a rule runs: ") })
    #expect(
      warnings.first?.hasSuffix(
        ". It does nothing, and answers with nothing. Do so in an action, in onAppear or in a test.") == true)
    #expect(warnings.count <= 4)
  }
}
