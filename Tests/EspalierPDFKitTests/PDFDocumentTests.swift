// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierPDFKitUIKit
import EspalierUIKit
import Foundation
import Testing

@MainActor @Suite("PDFDocument")
struct PDFDocumentTests {
  private func document(_ texts: String...) throws -> PDFDocument {
    try #require(PDFDocument(data: writtenFile(texts)))
  }

  private func texts(_ document: PDFDocument?) -> [String] {
    (0..<(document?.pageCount ?? 0)).map { document?.page(at: $0)?.string ?? "" }
  }

  @Test("Data that is no PDF file, and a file that is not there, are nil") func damaged() {
    #expect(PDFDocument(data: Data("no file".utf8)) == nil)
    #expect(PDFDocument(data: Data()) == nil)
    #expect(PDFDocument(url: URL(fileURLWithPath: "/nowhere.pdf")) == nil)
    #expect(
      PDFDocument(data: Data("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer <<>>".utf8))?.pageCount ?? 0 == 0
    )
  }

  @Test("A document whose pages are unchanged is written byte for byte") func unchanged() throws {
    let data = writtenFile(["one", "two"])
    let document = try #require(PDFDocument(data: data))
    #expect(document.dataRepresentation() == data)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(document.write(to: url))
    #expect(try Data(contentsOf: url) == data)
    #expect(PDFDocument(url: url)?.documentURL == url)
    #expect(!document.write(toFile: "/nowhere/file.pdf"))
  }

  @Test("Pages are inserted, removed and exchanged, and the written file has them with their text") func pages() throws
  {
    let first = try document("one", "two", "three")
    let second = try document("four")
    let moved = try #require(second.page(at: 0))
    first.insert(moved, at: 1)
    #expect(moved.document === first && second.pageCount == 0)
    first.removePage(at: 2)
    first.exchangePage(at: 0, withPageAt: 2)
    first.removePage(at: 9)
    #expect(texts(first) == ["three", "four", "one"])
    #expect(first.index(for: moved) == 1 && first.page(at: 3) == nil && first.page(at: -1) == nil)
    let written = try #require(first.dataRepresentation())
    #expect(texts(PDFDocument(data: written)) == ["three", "four", "one"])
    #expect(second.dataRepresentation() == nil)
  }

  @Test("A new document has pages of pictures and of other documents, and attributes that are set") func composed()
    throws
  {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
      UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 10))
    }
    let document = PDFDocument()
    #expect(document.pageCount == 0 && document.string == nil)
    document.insert(try #require(PDFPage(image: picture)), at: 0)
    document.insert(try #require(try self.document("text").page(at: 0)), at: 5)
    document.documentAttributes = [PDFDocumentAttribute.titleAttribute: "Both"]
    let written = try #require(document.dataRepresentation().flatMap { PDFDocument(data: $0) })
    #expect(written.pageCount == 2)
    #expect(written.page(at: 0)?.bounds(for: .mediaBox).size == CGSize(width: 30, height: 20))
    let top = pixel(written.page(at: 0)?.image(scale: 1), 15, 5)
    #expect(top[1] > 250 && top[0] < 5)
    #expect(pixel(written.page(at: 0)?.image(scale: 1), 15, 15) == [255, 255, 255, 255])
    #expect(written.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "Both")
    #expect(PDFPage(image: UIImage()) == nil)
  }

  @Test("A turned page is drawn and written turned, and its text keeps its place", arguments: [90, 180, 270, -90])
  func rotation(degrees: Int) throws {
    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50)).pdfData { context in
      context.beginPage()
      context.cgContext.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let document = try #require(PDFDocument(data: data))
    let page = try #require(document.page(at: 0))
    page.rotation = degrees
    #expect(page.rotation == (degrees + 360) % 360)
    let (width, height) = degrees % 180 == 0 ? (100, 50) : (50, 100)
    // The mark at the upper left corner moves clockwise.
    let (x, y) = [90: (45, 5), 180: (95, 45), 270: (5, 95)][(degrees + 360) % 360]!
    let written = try #require(document.dataRepresentation().flatMap { PDFDocument(data: $0) }?.page(at: 0))
    for page in [page, written] {
      let image = try #require(page.image(scale: 1))
      #expect(image.width == width && image.height == height)
      #expect(pixel(image, x, y) == [255, 0, 0, 255])
    }
  }

  @Test("A text is found with and without case, and its rectangle is that of its letters") func search() throws {
    let document = try document("Hello World", "hello")
    #expect(document.findString("hello", withOptions: []).count == 1)
    let found = document.findString("hello", withOptions: .caseInsensitive)
    try #require(found.count == 2)
    #expect(found[0].pages.first === document.page(at: 0))
    #expect(found[0].string == "Hello")
    let page = try #require(document.page(at: 0))
    let rect = found[0].bounds(for: page)
    // The text begins 10 points from the top and the left, 20 points large.
    #expect(abs(rect.minX - 10) < 3 && rect.minY > 60 && rect.maxY < 95)
    #expect(page.selection(for: rect.insetBy(dx: -1, dy: -1))?.string?.contains("Hello") == true)
    #expect(document.findString("", withOptions: []).isEmpty)
  }

  @Test("Characters, words and lines of a page have places") func characters() throws {
    let page = try #require(try document("Hello World").page(at: 0))
    #expect(page.numberOfCharacters == 11)
    let first = page.characterBounds(at: 0)
    #expect(first.width > 0 && first.minY > 60)
    #expect(page.characterIndex(at: CGPoint(x: first.midX, y: first.midY)) == 0)
    #expect(page.characterIndex(at: CGPoint(x: 190, y: 5)) == -1)
    #expect(page.characterBounds(at: 99) == .zero)
    #expect(page.selectionForWord(at: CGPoint(x: first.midX, y: first.midY))?.string == "Hello")
    #expect(page.selectionForLine(at: CGPoint(x: first.midX, y: first.midY))?.string == "Hello World")
    #expect(page.selection(for: NSRange(location: 6, length: 5))?.string == "World")
    #expect(page.selection(for: NSRange(location: 6, length: 50)) == nil)
  }

  @Test("A thumbnail has the page's shape in a size") func thumbnail() throws {
    let page = try #require(try document("x").page(at: 0))
    let image = page.thumbnail(of: CGSize(width: 50, height: 50), for: .mediaBox)
    #expect(image.size == CGSize(width: 50, height: 25))
    #expect(page.thumbnail(of: .zero, for: .mediaBox).size == .zero)
  }

  @Test("A document makes pages of the program's own class, whose drawing is written") func ownClass() throws {
    final class Marked: PDFPage, @unchecked Sendable {
      override func draw(with box: PDFDisplayBox, to context: CGContext) {
        super.draw(with: box, to: context)
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
    final class Classes: NSObject, PDFDocumentDelegate {
      func classForPage() -> AnyClass { Marked.self }
    }
    let classes = Classes()
    let document = try document("text")
    document.delegate = classes
    let page = try #require(document.page(at: 0) as? Marked)
    #expect(page.string == "text")
    #expect(pixel(page.image(scale: 1), 5, 95) == [0, 0, 255, 255])
    document.documentAttributes = [:]
    let written = document.dataRepresentation().flatMap { PDFDocument(data: $0) }
    #expect(pixel(written?.page(at: 0)?.image(scale: 1), 5, 95) == [0, 0, 255, 255])
    #expect(written?.page(at: 0)?.string == "text")
  }

  @Test("A copy has pages of its own") func copy() throws {
    let document = try document("one", "two")
    let copy = try #require(document.copy() as? PDFDocument)
    copy.removePage(at: 0)
    #expect(texts(document) == ["one", "two"] && texts(copy) == ["two"])
  }
}
