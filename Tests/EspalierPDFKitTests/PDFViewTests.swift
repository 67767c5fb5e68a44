// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierPDFKitUIKit
import EspalierUIKit
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierPDFKit

private struct Shown: UIViewRepresentable {
  let view: PDFView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}

@MainActor @Suite("PDFView", .serialized)
struct PDFViewTests {
  private func view(_ pages: Int, _ set: (PDFView) -> Void = { _ in }) -> PDFView {
    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100)).pdfData { context in
      for page in 0..<pages {
        context.beginPage()
        "page \(page + 1)".draw(at: CGPoint(x: 20, y: 40))
        context.cgContext.setFillColor(red: page == 0 ? 1 : 0, green: 0, blue: page == 0 ? 0 : 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 20))
      }
    }
    let view = PDFView()
    set(view)
    view.document = PDFDocument(data: data)
    return view
  }

  private func image<V: View>(_ host: ViewHost<V>) throws -> CGImage? {
    _ = host
    return UIImage(data: try host.png(scale: 1))?.cgImage
  }

  @Test("The first page is drawn at scale 1 in the middle, and the current page follows the document") func first()
    throws
  {
    let view = view(3) { $0.displaysPageBreaks = false }
    let host = ViewHost(Shown(view: view), size: CGSize(width: 200, height: 100))
    try host.settle()
    #expect(view.scaleFactor == 1)
    let image = try image(host)
    #expect(pixel(image, 100, 10) == [255, 0, 0, 255])
    #expect(pixel(image, 100, 80) == [255, 255, 255, 255])
    #expect(pixel(image, 20, 10) != [255, 0, 0, 255])
    #expect(view.currentPage === view.document?.page(at: 0))
    _ = try host.get(.label("page 1"))
  }

  @Test("autoScales fits the width, and a scale that is set ends it") func scale() throws {
    let view = view(2) {
      $0.displaysPageBreaks = false
      $0.autoScales = true
    }
    let host = ViewHost(Shown(view: view), size: CGSize(width: 300, height: 200))
    try host.settle()
    #expect(view.scaleFactor == 3)
    #expect(pixel(try image(host), 290, 50) == [255, 0, 0, 255])
    view.scaleFactor = 2
    #expect(!view.autoScales && view.scaleFactor == 2)
    try host.settle()
    #expect(pixel(try image(host), 290, 30) != [255, 0, 0, 255])
    view.scaleFactor = -1
    view.scaleFactor = .nan
    #expect(view.scaleFactor == 2)
    view.maxScaleFactor = 3
    view.scaleFactor = 100
    #expect(view.scaleFactor == 3)
  }

  @Test("go(to:) shows another page, and reports it") func movement() throws {
    let view = view(5) { $0.displaysPageBreaks = false }
    let host = ViewHost(Shown(view: view), size: CGSize(width: 100, height: 100))
    try host.settle()
    var pages = 0
    let token = NotificationCenter.default.addObserver(forName: .PDFViewPageChanged, object: view, queue: nil) { _ in
      MainActor.assumeIsolated { pages += 1 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    view.go(to: try #require(view.document?.page(at: 2)))
    try host.settle()
    #expect(view.currentPage === view.document?.page(at: 2))
    #expect(pixel(try image(host), 50, 10) == [0, 0, 255, 255])
    #expect(pages == 1)
    view.goToPreviousPage(nil)
    try host.settle()
    #expect(view.currentPage === view.document?.page(at: 1) && view.canGoToPreviousPage)
    view.goToLastPage(nil)
    try host.settle()
    #expect(view.currentPage === view.document?.page(at: 4) && !view.canGoToNextPage)
    view.goToNextPage(nil)
    #expect(view.currentPage === view.document?.page(at: 4))
    #expect(view.visiblePages.last === view.document?.page(at: 4))
  }

  @Test("One page at a time fits as a whole, and a swipe turns it") func single() throws {
    let view = view(3) { $0.displaysPageBreaks = false }
    view.usePageViewController(true)
    view.autoScales = true
    let host = ViewHost(Shown(view: view), size: CGSize(width: 300, height: 200))
    try host.settle()
    #expect(view.displayMode == .singlePage && view.scaleFactor == 2)
    _ = try host.get(.label("page 1"))
    #expect(host.all(.label("page 2")).isEmpty)
    view.goToNextPage(nil)
    try host.settle()
    _ = try host.get(.label("page 2"))
    #expect(host.all(.label("page 1")).isEmpty)
  }

  @Test("Pairs of pages are beside each other, the first alone in a book") func pairs() {
    var options = PDFPageLayout.Options()
    options.mode = .twoUpContinuous
    options.hasBreaks = false
    let sizes = [CGSize](repeating: CGSize(width: 10, height: 20), count: 3)
    let pairs = PDFPageLayout(sizes, current: 0, options, scale: 1)
    #expect(pairs.size == CGSize(width: 20, height: 40))
    #expect(pairs.frames[1] == CGRect(x: 10, y: 0, width: 10, height: 20))
    #expect(pairs.frames[2] == CGRect(x: 5, y: 20, width: 10, height: 20))
    options.isBook = true
    let book = PDFPageLayout(sizes, current: 0, options, scale: 2)
    #expect(book.frames[0] == CGRect(x: 10, y: 0, width: 20, height: 40))
    #expect(book.frames[2] == CGRect(x: 20, y: 40, width: 20, height: 40))
    #expect(PDFPageLayout([], current: 0, options, scale: 1).size == .zero)
  }

  @Test("A change of the document's pages is shown, and a view without a document is empty") func changes() throws {
    let view = view(2)
    let host = ViewHost(
      VStack {
        Shown(view: view).frame(height: 220)
        Text(verbatim: "below")
      }, size: CGSize(width: 200, height: 300))
    try host.settle()
    _ = try host.get(.label("page 1"))
    view.document?.removePage(at: 0)
    try host.settle()
    #expect(host.all(.label("page 1")).isEmpty)
    _ = try host.get(.label("page 2"))
    view.document = nil
    try host.settle()
    #expect(host.all(.label("page 2")).isEmpty && view.currentPage == nil)
    _ = try host.get(.text("below"))
  }

  @Test("A document is shown in the row of a list, in a form and in a sheet") func containers() throws {
    let pages = (0..<3).map { _ in view(1) { $0.autoScales = true } }
    struct Page: View {
      let views: [PDFView]
      var body: some View {
        List { Shown(view: views[0]).frame(height: 120) }
          .frame(height: 200)
        Form { Shown(view: views[1]).frame(height: 120) }
          .sheet(isPresented: .constant(true)) { Shown(view: views[2]).frame(width: 200, height: 200) }
      }
    }
    let host = ViewHost(VStack { Page(views: pages) }, size: CGSize(width: 400, height: 600))
    try host.settle()
    #expect(host.all(.label("page 1")).count >= 1)
    #expect(pages[2].currentPage != nil && pages[2].scaleFactor > 1)
  }

  @Test("A marked text has a colour at its place") func highlights() throws {
    let view = view(1) { $0.displaysPageBreaks = false }
    let host = ViewHost(Shown(view: view), size: CGSize(width: 100, height: 100))
    try host.settle()
    let found = try #require(view.document?.findString("page", withOptions: []).first)
    let rect = found.bounds(for: try #require(view.currentPage))
    let before = try image(host)
    view.highlightedSelections = [found]
    try host.settle()
    let after = try image(host)
    let (x, y) = (Int(rect.minX) + 1, 100 - Int(rect.maxY) + 1)
    #expect(pixel(before, x, y) == [255, 255, 255, 255])
    #expect(pixel(after, x, y) != pixel(before, x, y))
  }
}
