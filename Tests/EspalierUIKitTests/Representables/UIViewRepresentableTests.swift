// SPDX-License-Identifier: MIT

import EspalierUIKit
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("UIViewRepresentable")
struct UIViewRepresentableTests {
  private struct Label: UIViewRepresentable {
    let text: String
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ view: UILabel, context: Context) { view.text = text }
  }

  private final class Own: UITableView {}
  private struct Custom: UIViewRepresentable {
    func makeUIView(context: Context) -> Own { Own() }
    func updateUIView(_ view: Own, context: Context) {}
  }

  private struct Sharing: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIActivityViewController {
      UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    }
    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
  }

  @Test("A label is shown, and updated with the value") func labelShownUpdatedValue() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Label(text: "count \(count)")
          Button("More") { count += 1 }
        }
      }
    }
    let host = ViewHost(Counter(), size: CGSize(width: 200, height: 100))
    _ = try host.get(.text("count 0"))
    try host.get(.text("More")).tap()
    _ = try host.get(.text("count 1"))
  }

  @Test("A placeholder stands for another view, with one warning") func placeholderStandsForAnother() {
    let host = ViewHost(Custom().frame(width: 80, height: 40), size: CGSize(width: 200, height: 100))
    #expect(host.warnings.contains { "\($0)".contains("views of Own are not drawn on Linux") })
  }

  @Test("A sheet for sharing offers what a desktop has") func sheetForSharingOffers() throws {
    let host = ViewHost(Sharing(), size: CGSize(width: 300, height: 300))
    try host.get(.text("Copy")).tap()
    #expect(UIPasteboard.general.string == "text")
  }

  @Test("A controller measures its view, and draws it into a picture") func controllerMeasuresViewDraws() {
    let controller = UIHostingController(rootView: Color.red.frame(width: 8, height: 6))
    let size = controller.view.intrinsicContentSize
    #expect(size == CGSize(width: 8, height: 6))
    #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 100)) == size)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      controller.view.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
    }
    #expect(image.cgImage.map { Array($0.data.prefix(4)).last } == 255)
  }
}
