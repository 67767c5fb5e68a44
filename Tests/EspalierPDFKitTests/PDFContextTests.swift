// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierPDFKitUIKit
import EspalierUIKit
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("PDF files that are drawn")
struct PDFContextTests {
  private let page = CGRect(x: 0, y: 0, width: 100, height: 50)
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func drawn(_ draw: (CGContext) -> Void) throws -> PDFDocument {
    let data = NSMutableData()
    var box = page
    let context = try #require(
      CGDataConsumer(data: data).flatMap { CGContext(consumer: $0, mediaBox: &box, nil) })
    draw(context)
    context.closePDF()
    return try #require(PDFDocument(data: data as Data))
  }

  @Test("UIGraphicsPDFRenderer writes a page for each beginPage, with its text as text") func renderer() throws {
    let document = try #require(PDFDocument(data: writtenFile(["first text", "second"])))
    #expect(document.pageCount == 2)
    #expect(document.page(at: 0)?.string == "first text")
    #expect(document.page(at: 1)?.string == "second")
    #expect(document.page(at: 0)?.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("In a context for a file y grows upwards, in UIKit's renderer downwards") func directions() throws {
    let upright = try drawn { context in
      context.beginPDFPage(nil)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.endPDFPage()
    }
    let image = upright.page(at: 0)?.image(scale: 1)
    #expect(pixel(image, 5, 45) == [255, 0, 0, 255])
    #expect(pixel(image, 5, 5) == [255, 255, 255, 255])
    let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(pixel(PDFDocument(data: data)?.page(at: 0)?.image(scale: 1), 5, 45) == [255, 255, 255, 255])
    #expect(pixel(PDFDocument(data: data)?.page(at: 0)?.image(scale: 1), 5, 5) != [255, 255, 255, 255])
  }

  @Test("A page has the rectangle of its media box, and drawings begin at its corner") func mediaBox() throws {
    let document = try drawn { context in
      var box = CGRect(x: 10, y: 20, width: 30, height: 40)
      let data = NSData(bytes: &box, length: MemoryLayout<CGRect>.size)
      context.beginPDFPage([kCGPDFContextMediaBox as String: data] as NSDictionary)
      context.setFillColor(red)
      context.fill(CGRect(x: 10, y: 20, width: 5, height: 5))
      context.endPDFPage()
      context.beginPage(mediaBox: nil)
      context.endPage()
    }
    #expect(document.pageCount == 2)
    #expect(document.page(at: 0)?.bounds(for: .cropBox).size == CGSize(width: 30, height: 40))
    #expect(pixel(document.page(at: 0)?.image(scale: 1), 2, 37) == [255, 0, 0, 255])
    #expect(document.page(at: 1)?.bounds(for: .cropBox).size == page.size)
  }

  @Test("A context that is released writes its file, and the state of a page ends with it") func released() throws {
    let data = NSMutableData()
    do {
      var box = page
      let context = CGDataConsumer(data: data).flatMap { CGContext(consumer: $0, mediaBox: &box, nil) }
      context?.beginPDFPage(nil)
      context?.translateBy(x: 50, y: 0)
      context?.endPDFPage()
      context?.beginPDFPage(nil)
      #expect(context?.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 50))
    }
    #expect(PDFDocument(data: data as Data)?.pageCount == 2)
  }

  @Test("ImageRenderer draws a view upright into a page, with its text as text") func imageRenderer() throws {
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0).frame(width: 80, height: 20)
        Text(verbatim: "below").frame(width: 80, height: 20)
      })
    let data = NSMutableData()
    renderer.render { size, draw in
      var box = CGRect(origin: .zero, size: size)
      guard let context = CGDataConsumer(data: data).flatMap({ CGContext(consumer: $0, mediaBox: &box, nil) }) else {
        return
      }
      context.beginPDFPage(nil)
      draw(context)
      context.endPDFPage()
      context.closePDF()
    }
    let page = try #require(PDFDocument(data: data as Data)?.page(at: 0))
    #expect(page.bounds(for: .mediaBox).size == CGSize(width: 80, height: 40))
    #expect(page.string == "below")
    #expect(pixel(page.image(scale: 1), 40, 5) == [255, 0, 0, 255])
  }

  @Test("A file's description and links are written") func information() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, page, [kCGPDFContextTitle: "Käse", "kCGPDFContextAuthor": "Ada"])
    UIGraphicsBeginPDFPage()
    UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
    UIGraphicsSetPDFContextURLForRect(
      URL(string: "https://example.org/it's")!, CGRect(x: 0, y: 0, width: 20, height: 10))
    UIGraphicsSetPDFContextDestinationForRect("end", CGRect(x: 50, y: 0, width: 20, height: 10))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 60, height: 60), nil)
    UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
    UIGraphicsAddPDFContextDestinationAtPoint("end", CGPoint(x: 0, y: 30))
    UIGraphicsEndPDFContext()
    let document = try #require(PDFDocument(data: data as Data))
    #expect(document.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "Käse")
    #expect(document.documentAttributes?[PDFDocumentAttribute.authorAttribute] as? String == "Ada")
    let links = try #require(document.page(at: 0)).annotations.sorted { $0.bounds.minX < $1.bounds.minX }
    try #require(links.count == 2)
    #expect(links[0].url?.absoluteString == "https://example.org/it's")
    #expect(abs(links[0].bounds.minY - 40) < 1 && abs(links[0].bounds.width - 20) < 1)
    #expect(links[1].destination?.page === document.page(at: 1))
  }

  @Test("A file that is to have a password is not written") func password() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextUserPassword as String: "secret"]
    let renderer = UIGraphicsPDFRenderer(bounds: page, format: format)
    #expect(renderer.pdfData { $0.beginPage() }.isEmpty)
    #expect(throws: CocoaError.self) {
      try renderer.writePDF(to: FileManager.default.temporaryDirectory.appendingPathComponent("x.pdf")) {
        $0.beginPage()
      }
    }
    // The functions of UIKit leave nothing behind.
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, page, [kCGPDFContextOwnerPassword as String: "secret"])
    UIGraphicsEndPDFContext()
    #expect(data.length == 0 && UIGraphicsGetCurrentContext() == nil)
  }

  @Test("A page of another file is drawn into a page as text, in front of what was drawn before") func pages() throws {
    let source = try #require(CGDataProvider(data: writtenFile(["inside"]) as NSData).flatMap { CGPDFDocument($0) })
    #expect(source.numberOfPages == 1 && source.page(at: 0) == nil && source.page(at: 2) == nil)
    let inner = try #require(source.page(at: 1))
    let document = try drawn { context in
      context.beginPDFPage(nil)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
      context.scaleBy(x: 0.5, y: 0.5)
      context.drawPDFPage(inner)
      context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.endPDFPage()
    }
    let page = try #require(document.page(at: 0))
    #expect(page.string == "inside")
    #expect(pixel(page.image(scale: 1), 5, 45) == [0, 0, 255, 255])
    #expect(pixel(page.image(scale: 1), 90, 45) == [255, 0, 0, 255])
  }

  @Test("A page of a file is drawn into a picture upright where y grows upwards") func picture() throws {
    let document = try drawn { context in
      context.beginPDFPage(nil)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 40, width: 10, height: 10))
      context.endPDFPage()
    }
    let picture = UIGraphicsImageRenderer(size: page.size).image { context in
      context.cgContext.translateBy(x: 0, y: 50)
      context.cgContext.scaleBy(x: 1, y: -1)
      document.page(at: 0)?.draw(with: .mediaBox, to: context.cgContext)
    }
    #expect(pixel(picture.cgImage, 5, 5) == [255, 0, 0, 255])
    #expect(pixel(picture.cgImage, 5, 45)[3] == 0)
  }

  @Test("The transform of a page into a rectangle turns it, keeps it in the middle, and makes it smaller only")
  func fitting()
    throws
  {
    let source = try #require(CGDataProvider(data: writtenFile([""]) as NSData).flatMap { CGPDFDocument($0) })
    let page = try #require(source.page(at: 1))
    let large = CGRect(x: 0, y: 0, width: 400, height: 400)
    func corner(_ rect: CGRect, _ rotate: Int32) -> CGRect {
      let map = page.getDrawingTransform(.mediaBox, rect: rect, rotate: rotate, preserveAspectRatio: true)
      return page.getBoxRect(.mediaBox).applying(map).integral
    }
    #expect(corner(large, 0) == CGRect(x: 100, y: 150, width: 200, height: 100))
    #expect(corner(large, 90) == CGRect(x: 150, y: 100, width: 100, height: 200))
    #expect(corner(CGRect(x: 0, y: 0, width: 100, height: 100), 0) == CGRect(x: 0, y: 25, width: 100, height: 50))
  }
}
