import SwiftUI
import Testing
import ViewTesting

struct CountBadge: View {
  var body: some View {
    Circle()
      .fill(.orange.gradient)
      .overlay { Text("7").font(.title).blendMode(.destinationOut) }
      .compositingGroup()
      .shadow(radius: 4, y: 2)
      .frame(width: 40, height: 40)
  }
}

@MainActor @Test func aBadgeIsAPictureWithAHole() {
  let host = ViewHost(CountBadge())
  #expect(host.size == CGSize(width: 40, height: 40))
  #expect(
    host.dump(.displayList).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.map {
      $0.prefix { $0 != " " }
    } == ["shadow", "picture", "fill", "blend", "text"])
}
