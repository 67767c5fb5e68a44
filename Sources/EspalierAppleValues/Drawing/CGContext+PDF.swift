// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierGeometry
import EspalierPDFFiles
import EspalierPrimitives
import Foundation

// Keys of a file's description and of a page's.

/// The key of a PDF file's title, a text.
nonisolated(unsafe) public let kCGPDFContextTitle: NSString = "kCGPDFContextTitle"
/// The key of a PDF file's author, a text.
nonisolated(unsafe) public let kCGPDFContextAuthor: NSString = "kCGPDFContextAuthor"
/// The key of a PDF file's subject, a text.
nonisolated(unsafe) public let kCGPDFContextSubject: NSString = "kCGPDFContextSubject"
/// The key of a PDF file's keywords, a text or texts.
nonisolated(unsafe) public let kCGPDFContextKeywords: NSString = "kCGPDFContextKeywords"
/// The key of the program that makes a PDF file, a text.
nonisolated(unsafe) public let kCGPDFContextCreator: NSString = "kCGPDFContextCreator"
/// The key of the password of a PDF file's owner: a file with one is not written.
nonisolated(unsafe) public let kCGPDFContextOwnerPassword: NSString = "kCGPDFContextOwnerPassword"
/// The key of the password that opens a PDF file: a file with one is not written.
nonisolated(unsafe) public let kCGPDFContextUserPassword: NSString = "kCGPDFContextUserPassword"
/// The key of the length of a cipher's key; without effect, because files have none.
nonisolated(unsafe) public let kCGPDFContextEncryptionKeyLength: NSString = "kCGPDFContextEncryptionKeyLength"
/// The key of the permission to print, which takes an owner's password; without effect.
nonisolated(unsafe) public let kCGPDFContextAllowsPrinting: NSString = "kCGPDFContextAllowsPrinting"
/// The key of the permission to copy, which takes an owner's password; without effect.
nonisolated(unsafe) public let kCGPDFContextAllowsCopying: NSString = "kCGPDFContextAllowsCopying"
/// The key of a page's rectangle, the bytes of a `CGRect`.
nonisolated(unsafe) public let kCGPDFContextMediaBox: NSString = "kCGPDFContextMediaBox"
/// The key of the shown part of a page; without effect: all of the page is shown.
nonisolated(unsafe) public let kCGPDFContextCropBox: NSString = "kCGPDFContextCropBox"
/// The key of the printed part of a page; without effect.
nonisolated(unsafe) public let kCGPDFContextBleedBox: NSString = "kCGPDFContextBleedBox"
/// The key of the size of the cut page; without effect.
nonisolated(unsafe) public let kCGPDFContextTrimBox: NSString = "kCGPDFContextTrimBox"
/// The key of the part of a page with a meaning; without effect.
nonisolated(unsafe) public let kCGPDFContextArtBox: NSString = "kCGPDFContextArtBox"

extension CGContext {
  private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

  /// Draws the pages of a PDF file; nil if it is to have a password, which Linux's libraries do not write.
  /// - Parameters:
  ///   - mediaBox: The rectangle of pages in points; nil is a page of letter paper.
  ///   - auxiliaryInfo: The file's description, by keys such as `kCGPDFContextTitle`.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: NSDictionary?
  ) {
    self.init(
      file: mediaBox?.pointee ?? Self.letter, isUpright: true, keys: Self.keys(auxiliaryInfo), write: consumer.write)
  }

  /// Draws the pages of a PDF file at an address; nil if that is not one of a file, or the file is to have a password.
  public convenience init?(_ url: NSURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: NSDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Draws the pages of a PDF file.
  /// - Parameter isUpright: Whether y grows upwards.
  package convenience init?(
    file mediaBox: CGRect, isUpright: Bool, keys: [String: Any], write: @escaping (Data) -> Void
  ) {
    guard let file = RecordedPDFFile(mediaBox: mediaBox, isUpright: isUpright, keys: keys, write: write) else {
      return nil
    }
    self.init(size: mediaBox.size)
    self.file = file
  }

  private static func keys(_ dictionary: NSDictionary?) -> [String: Any] { dictionary as? [String: Any] ?? [:] }

  /// The rectangle of pages without their own; nil for a picture.
  package var mediaBox: CGRect? { file?.mediaBox }

  /// Begins a page; one that is being drawn ends. No effect for a picture.
  /// - Parameter pageInfo: The page's rectangle under `kCGPDFContextMediaBox`; nil is the file's.
  public func beginPDFPage(_ pageInfo: NSDictionary?) {
    var box: CGRect?
    if let data = Self.keys(pageInfo)["kCGPDFContextMediaBox"] as? Data, data.count >= MemoryLayout<CGRect>.size {
      box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
    beginPage(in: box)
  }

  /// Begins a page of a rectangle; nil is the file's. No effect for a picture.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(in: mediaBox?.pointee) }

  /// Begins a page of a rectangle; nil is the file's.
  package func beginPage(in box: CGRect?) {
    guard let file else { return }
    file.endPage(list)
    let box = (box ?? file.mediaBox).standardized
    file.beginPage(box)
    restart(size: box.size)
    if file.isUpright { turnUpright() }
    translateBy(x: -box.minX, y: -box.minY)
  }

  /// Ends the page.
  public func endPDFPage() { file?.endPage(list) }
  /// Ends the page.
  public func endPage() { endPDFPage() }

  /// Ends the file, and writes it. Later operations have no effect.
  public func closePDF() {
    guard let file else { return }
    file.endPage(list)
    file.finish()
    self.file = nil
  }

  /// The map from the coordinates of operations to those of the picture.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  // MARK: - Links

  /// Makes a rectangle of the page lead to an address. No effect for a picture.
  public func setURL(_ url: NSURL, for rect: CGRect) {
    file?.add(.init(area: rect.applying(ctm), target: .address(url.absoluteString)))
  }
  /// Gives a point of the page a name for links. No effect for a picture.
  public func addDestination(_ name: NSString, at point: CGPoint) {
    file?.add(.init(name: name as String, point: point.applying(ctm)))
  }
  /// Makes a rectangle of the page lead to a point with a name. No effect for a picture.
  public func setDestination(_ name: NSString, for rect: CGRect) {
    file?.add(.init(area: rect.applying(ctm), target: .destination(name as String)))
  }

  // MARK: - Pages of other files

  /// Draws a page of a PDF file, its lower left corner at zero: as shapes and letters in a file, as pixels in a picture. A clip limits
  /// it by its bounding rectangle.
  public func drawPDFPage(_ page: CGPDFPage) {
    draw(page.page, quarterTurns: 0)
  }

  /// Draws a page of a PDF file, turned clockwise, its lower left corner at zero.
  package func draw(_ page: PDFFilePage, quarterTurns: Int) {
    let size = quarterTurns % 2 == 0 ? page.size : CGSize(width: page.size.height, height: page.size.width)
    if let file {
      let turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height).concatenating(ctm)
      let (clip, opacity) = (boundingBoxOfClipPath.applying(ctm), state.graphics.opacity)
      file.add(after: list) { context in
        page.draw(into: context, quarterTurns: quarterTurns, transform: turned, clip: clip, opacity: opacity)
      }
    } else {
      let scale = max(abs(ctm.a) + abs(ctm.c), abs(ctm.b) + abs(ctm.d)) * max(ProgramScreen.scale, 2)
      guard let image = page.image(scale: scale, quarterTurns: quarterTurns, isOpaque: false) else { return }
      draw(image, in: CGRect(origin: .zero, size: size))
    }
  }
}
