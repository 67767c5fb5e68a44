// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// `buttonRepeatBehavior`: whether a control that is held repeats what it does.
@MainActor
struct ButtonRepeatTests {
  private struct Held: View {
    var behavior: ButtonRepeatBehavior?
    @State private var count = 0

    var body: some View {
      VStack {
        Button("More") { count += 1 }
        Stepper("Steps", value: $count)
        Text("count \(count)").accessibilityIdentifier("count")
      }
      .buttonRepeatBehavior(behavior ?? .automatic)
    }
  }

  private func counts(_ behavior: ButtonRepeatBehavior?, holding query: Locator, container: Int = 0) throws -> Int {
    let held = Held(behavior: behavior)
    let view: AnyView
    switch container {
    case 1: view = AnyView(Form { held })
    case 2: view = AnyView(List { held.buttonStyle(.bordered) })
    case 3: view = AnyView(ScrollView { held })
    case 4: view = AnyView(NavigationStack { held })
    case 5: view = AnyView(Color.clear.sheet(isPresented: .constant(true)) { held })
    default: view = AnyView(held)
    }
    let host = ViewHost(view, size: CGSize(width: 400, height: 500))
    try host.settle()
    try host.get(query).press(for: .seconds(0.75))
    let text = try host.get(.identifier("count")).text ?? ""
    return Int(text.split(separator: " ").last ?? "") ?? -1
  }

  @Test(
    "A button acts once when it is released; with .enabled it acts after 0.5, 0.6 and 0.7 s, and not at the release")
  func button() throws {
    for container in 0...5 {
      #expect(try counts(nil, holding: .text("More"), container: container) == 1, "container \(container)")
      #expect(try counts(.disabled, holding: .text("More"), container: container) == 1, "container \(container)")
      #expect(try counts(.enabled, holding: .text("More"), container: container) == 3, "container \(container)")
    }
  }

  @Test("A stepper repeats by itself, and with .disabled steps once")
  func stepper() throws {
    for container in 0...5 {
      #expect(try counts(nil, holding: .label("Increment"), container: container) == 3, "container \(container)")
      #expect(try counts(.enabled, holding: .label("Increment"), container: container) == 3, "container \(container)")
      #expect(try counts(.disabled, holding: .label("Increment"), container: container) == 1, "container \(container)")
    }
  }

  @Test("A short tap of a button that repeats acts once")
  func tap() throws {
    let host = ViewHost(Held(behavior: .enabled), size: CGSize(width: 400, height: 300))
    try host.get(.text("More")).tap()
    _ = try host.get(.text("count 1"))
  }
}
