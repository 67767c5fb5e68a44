// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import EspalierPDFFiles
import Foundation

/// The rectangles of a page. A page here has one: the shown part, turned as the file requires.
public enum CGPDFBox: Int32, Sendable {
  /// The paper; the shown part; the printed part; the cut paper; the part with a meaning.
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A PDF file as Core Graphics reads it, by poppler.
public final class CGPDFDocument {
  private let data: Data
  /// nil while the file requires a password.
  private var file: PDFFile?
  private let wasLocked: Bool

  /// The file at an address; nil if it cannot be read, is no PDF file, or poppler is not installed.
  public convenience init?(_ url: NSURL) {
    guard let data = PDFFile.data(at: url as URL) else { return nil }
    self.init(data)
  }

  /// A file of bytes; nil if they are no PDF file, or poppler is not installed.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    self.init(data as Data)
  }

  private init?(_ data: Data) {
    self.data = data
    do {
      file = try PDFFile(data)
      wasLocked = false
    } catch {
      guard error == .locked else { return nil }
      wasLocked = true
    }
  }

  /// The number of pages; 0 while the file requires a password.
  public var numberOfPages: Int { file?.pageCount ?? 0 }
  /// A page, counted from 1; nil if there is none.
  public func page(at number: Int) -> CGPDFPage? {
    number > 0 ? file?.page(number - 1).map { CGPDFPage($0, self) } : nil
  }
  /// Whether the file required a password when it was opened.
  public var isEncrypted: Bool { wasLocked }
  /// Whether the file can be read.
  public var isUnlocked: Bool { file != nil }
  /// Opens the file with a password. Returns whether it can be read.
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
    if file == nil { file = try? PDFFile(data, password: String(cString: password)) }
    return isUnlocked
  }
  /// Whether the author permits printing.
  public var allowsPrinting: Bool { file?.permissions.contains(.print) ?? false }
  /// Whether the author permits copying.
  public var allowsCopying: Bool { file?.permissions.contains(.copy) ?? false }
  /// Writes the numbers of the format's version, 1 and 7, for example.
  public func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>) {
    let version = file?.version ?? (major: 0, minor: 0)
    majorVersion.pointee = Int32(clamping: version.major)
    minorVersion.pointee = Int32(clamping: version.minor)
  }
}

/// A page of a PDF file as Core Graphics reads it.
public final class CGPDFPage {
  let page: PDFFilePage
  /// The file of the page.
  public private(set) weak var document: CGPDFDocument?

  init(_ page: PDFFilePage, _ document: CGPDFDocument) { (self.page, self.document) = (page, document) }

  /// The number of the page, from 1.
  public var pageNumber: Int { page.index + 1 }
  /// The turn that the file requires, which the page's rectangle and drawing have already: 0.
  public var rotationAngle: Int32 { 0 }
  /// A rectangle of the page in points: that of the shown part, from zero.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { CGRect(origin: .zero, size: page.size) }

  /// The map of a page into a rectangle, in its middle: smaller if the page is larger than it, never larger.
  /// - Parameters:
  ///   - rotate: Degrees clockwise, a multiple of 90.
  ///   - preserveAspectRatio: Whether both lengths have the same factor.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let turns = ((Int(rotate) / 90) % 4 + 4) % 4
    let (width, height) = (page.size.width, page.size.height)
    let shown = turns % 2 == 0 ? page.size : CGSize(width: height, height: width)
    var (x, y) = (min(rect.width / shown.width, 1), min(rect.height / shown.height, 1))
    if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
    // The page around its middle, turned, at the middle of the rectangle.
    return CGAffineTransform(translationX: -width / 2, y: -height / 2)
      .concatenating(CGAffineTransform(rotationAngle: -CGFloat(turns) * .pi / 2))
      .concatenating(CGAffineTransform(scaleX: x, y: y))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }
}
