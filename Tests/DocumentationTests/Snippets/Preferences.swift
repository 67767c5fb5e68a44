import SwiftUI
import Testing
import ViewTesting

struct Widest: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Bar: View {
  let width: CGFloat
  var body: some View {
    Color.blue.frame(width: width, height: 10).preference(key: Widest.self, value: width)
  }
}

struct Chart: View {
  var body: some View {
    VStack {
      Bar(width: 30)
      Color.gray.frame(height: 1)  // writes nothing: no value, no call of reduce
      HStack {
        Bar(width: 70)
        Bar(width: 20)
      }
    }
    .onPreferenceChange(Widest.self) { _ in }
  }
}

@MainActor @Test func valuesAreCombinedOnTheWayUp() {
  let host = ViewHost(Chart(), size: CGSize(width: 120, height: 60))
  #expect(
    host.dump(.preferences) == """
      Widest
        reads onPreferenceChange on VStack in Chart = 70
          combines 2 values = 70
            writes on Color in Bar = 30
            combines 2 values = 70
              writes on Color in Bar = 70
              writes on Color in Bar = 20
      """)
}
