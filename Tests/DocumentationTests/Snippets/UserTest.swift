import SwiftUI
import Testing
import ViewTesting

struct Login: View {
  @State private var name = ""
  @State private var greeting = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name).accessibilityIdentifier("name")
      Button("Greet") { greeting = "Hello, \(name)!" }.disabled(name.isEmpty)
      Text(greeting)
    }
  }
}

@MainActor @Test func greeting() throws {
  let host = ViewHost(Login(), size: CGSize(width: 200, height: 120))
  let button = try host.get(.role(.button, name: "Greet"))
  #expect(!button.isEnabled)

  try host.get(.identifier("name")).type("Ada")
  #expect(button.isEnabled)

  try button.tap()
  #expect(try host.get(.text("Hello, Ada!")).frame.minY >= button.frame.maxY)
  #expect(host.warnings.isEmpty)
}
