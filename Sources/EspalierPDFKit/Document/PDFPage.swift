// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierGeometry
import EspalierNumbers
import EspalierPDFFiles
import EspalierPrimitives
import Foundation

/// The rectangles of a page, of which each here is the shown part.
public enum PDFDisplayBox: Int, Sendable {
  /// The paper; the shown part; the printed part; the cut paper; the part with a meaning.
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page of a document. Its coordinates are points from the lower left corner of the shown part. The turn that a file requires is
/// part of the page: `rotation` is what the program adds.
open class PDFPage: NSObject, NSCopying, @unchecked Sendable {
  /// The origin of a page's drawing.
  enum Content {
    case blank(CGSize)
    case file(PDFFile, Int)
    case picture(CGImage, CGSize)
  }

  private var content: Content
  private var known: PDFFilePage?
  /// The document of the page.
  open internal(set) weak var document: PDFDocument?
  /// Degrees clockwise, a multiple of 90.
  open var rotation = 0 {
    didSet {
      rotation = ((rotation / 90) % 4 + 4) % 4 * 90
      if rotation != oldValue { document?.noteChange() }
    }
  }
  /// Whether notes are shown: always.
  open var displaysAnnotations: Bool { true }

  /// An empty page of letter paper.
  public override init() { content = .blank(CGSize(width: 612, height: 792)) }

  init(_ file: PDFFile, _ index: Int, _ document: PDFDocument) {
    content = .file(file, index)
    self.document = document
  }

  /// A page of pixels in a size in points.
  package init(picture: CGImage, size: CGSize) { content = .picture(picture, size) }

  /// Becomes the page that another one is.
  func takeContent(of page: PDFPage) {
    (content, known) = (page.content, page.known)
    rotation = page.rotation
  }

  /// A page with the same content, in no document.
  open func copy(with zone: NSZone? = nil) -> Any {
    let result = makeObject(type(of: self))
    result.takeContent(of: self)
    return result
  }

  /// The page of the file; nil for one that was made here.
  var filePage: PDFFilePage? {
    if let known { return known }
    guard case .file(let file, let index) = content else { return nil }
    known = file.page(index)
    return known
  }

  var fileIndex: Int? { if case .file(_, let index) = content { index } else { nil } }
  var quarterTurns: Int { rotation / 90 }

  private var size: CGSize {
    switch content {
    case .blank(let size), .picture(_, let size): size
    case .file: filePage?.size ?? CGSize(width: 612, height: 792)
    }
  }

  /// The size in points, turned by `rotation`.
  var shownSize: CGSize { quarterTurns % 2 == 0 ? size : CGSize(width: size.height, height: size.width) }

  /// The page as Core Graphics reads it, without `rotation`; nil for one that was made here.
  open var pageRef: CGPDFPage? { fileIndex.flatMap { document?.documentRef?.page(at: $0 + 1) } }
  /// The number that the file gives the page, or that of its place in the document.
  open var label: String? {
    if let label = filePage?.label { return label }
    guard let index = document?.index(for: self), index != NSNotFound else { return nil }
    return "\(index + 1)"
  }
  /// A rectangle of the page in points, without `rotation`.
  open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: size) }
  @available(*, unavailable, message: "Poppler changes no pages: draw the part into a new document.")
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {}
  /// The map from the page's points to those of its drawing, turned by `rotation`.
  open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
    switch quarterTurns {
    case 1: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    case 3: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
    default: .identity
    }
  }
  /// Maps the coordinates of later drawings from the page's points to those of its drawing.
  open func transform(_ context: CGContext, for box: PDFDisplayBox) { context.concatenate(transform(for: box)) }

  // MARK: - Drawing

  /// Draws the page into a context, its lower left corner at zero: as shapes and letters in the page of a PDF file, as pixels in a
  /// picture.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    switch content {
    case .blank: break
    case .file: if let filePage { context.draw(filePage, quarterTurns: quarterTurns) }
    case .picture(let image, let size):
      context.saveGState()
      context.concatenate(transform(for: box))
      context.draw(image, in: CGRect(origin: .zero, size: size))
      context.restoreGState()
    }
  }

  /// Whether the class draws by itself.
  private var drawsItself: Bool { type(of: self) != PDFPage.self }

  /// The pixels of the page on white, turned by `rotation`; nil without memory.
  /// - Parameter scale: Pixels per point.
  package func image(scale: CGFloat) -> CGImage? {
    if !drawsItself, case .file = content { return filePage?.image(scale: scale, quarterTurns: quarterTurns) }
    let size = shownSize
    let scale = min(scale, 8192 / max(size.width, size.height))
    let context = CGContext(size: size)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(origin: .zero, size: size))
    context.turnUpright()
    GraphicsStack.push(context, scale: scale)
    draw(with: .mediaBox, to: context)
    GraphicsStack.pop()
    return RenderedPixels(context.list, size: size, scale: scale, isOpaque: true)?.image
  }

  /// The pixels of the page, as large as fits into a size in points.
  package func thumbnail(in size: CGSize, pixelsPerPoint: CGFloat) -> (image: CGImage, scale: CGFloat)? {
    guard size.width > 0, size.height > 0, pixelsPerPoint > 0 else { return nil }
    let scale = min(size.width / shownSize.width, size.height / shownSize.height) * pixelsPerPoint
    return image(scale: scale).map { ($0, pixelsPerPoint) }
  }

  @available(*, unavailable, message: "Poppler writes no notes: draw over the page into a new document.")
  open func addAnnotation(_ annotation: PDFAnnotation) {}
  @available(*, unavailable, message: "Poppler writes no notes.")
  open func removeAnnotation(_ annotation: PDFAnnotation) {}
}
