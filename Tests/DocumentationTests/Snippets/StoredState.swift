import SwiftUI
import Testing
import ViewTesting

struct Reader: View {
  @AppStorage("size") private var size = 12
  @SceneStorage("page") private var page = 1

  var body: some View {
    VStack {
      Text("page \(page) at \(size)")
      Button("Next") { page += 1 }
      Button("Larger") { size += 1 }
    }
  }
}

@MainActor @Test func someStateOutlivesTheView() throws {
  let defaults = UserDefaults(suiteName: "reader-" + UUID().uuidString)!
  let first = ViewHost(Reader().defaultAppStorage(defaults))
  try first.get(.text("Next")).tap()
  try first.get(.text("Larger")).tap()
  #expect(first.all(.text("page 2 at 13")).count == 1)

  // The size is the user's, the page belonged to that window.
  let second = ViewHost(Reader().defaultAppStorage(defaults))
  #expect(second.all(.text("page 1 at 13")).count == 1)
}
