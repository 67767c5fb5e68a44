import SwiftUI
import Testing
import ViewTesting

@MainActor @Test func aPictureHasItsOwnSizeUnlessItIsResizable() throws {
  let badge = ImageRenderer(content: Circle().fill(.orange).frame(width: 40, height: 20))
  let pixels = try #require(badge.cgImage)
  let image = Image(decorative: pixels, scale: 1)
  let offer = ProposedViewSize(width: 100, height: 100)
  #expect(ViewHost(image).sizeThatFits(offer) == CGSize(width: 40, height: 20))
  #expect(ViewHost(image.resizable()).sizeThatFits(offer) == CGSize(width: 100, height: 100))
  #expect(ViewHost(image.resizable().scaledToFit()).sizeThatFits(offer) == CGSize(width: 100, height: 50))

  let label = ViewHost(Label("Favourites", systemImage: "heart.circle.fill").font(.title))
  #expect(label.warnings.isEmpty)
}
