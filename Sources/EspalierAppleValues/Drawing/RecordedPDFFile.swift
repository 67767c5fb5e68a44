// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierDrawing
import EspalierGeometry
import EspalierLibraries
import Foundation

/// The pages of a PDF file that a `CGContext` draws. Its operations become a file when it is closed.
final class RecordedPDFFile {
  /// The rectangle of pages without their own.
  let mediaBox: CGRect
  /// Whether y grows upwards, as Core Graphics has it; downwards is UIKit's way.
  let isUpright: Bool
  let information: PDFInformation
  private let write: (Data) -> Void
  private(set) var pages: [PDFPageContent] = []
  /// The page that is being drawn.
  private(set) var page: PDFPageContent?
  /// The number of items of the context's list that are in parts of the page.
  private var itemCount = 0

  /// - Returns: nil if the file is to have a password, which Cairo cannot give it.
  init?(mediaBox: CGRect, isUpright: Bool, keys: [String: Any], write: @escaping (Data) -> Void) {
    if keys["kCGPDFContextUserPassword"] != nil || keys["kCGPDFContextOwnerPassword"] != nil {
      LibraryWarning.once(
        "PDF files: a password was set. Cairo writes no files with passwords, so that nothing is written. Leave the keys "
          + "kCGPDFContextUserPassword and kCGPDFContextOwnerPassword out.")
      return nil
    }
    self.mediaBox = mediaBox
    self.isUpright = isUpright
    self.write = write
    var information = PDFInformation()
    information.title = keys["kCGPDFContextTitle"] as? String
    information.author = keys["kCGPDFContextAuthor"] as? String
    information.subject = keys["kCGPDFContextSubject"] as? String
    information.creator = keys["kCGPDFContextCreator"] as? String
    let keywords = keys["kCGPDFContextKeywords"]
    information.keywords = keywords as? String ?? (keywords as? [String])?.joined(separator: ", ")
    self.information = information
  }

  func beginPage(_ box: CGRect) {
    page = PDFPageContent(size: box.size)
    itemCount = 0
  }

  /// Ends the page, whose drawing is a list.
  func endPage(_ list: DisplayList) {
    guard page != nil else { return }
    takeItems(list)
    if let page { pages.append(page) }
    page = nil
  }

  /// Puts a drawing by other code in front of those of a list so far.
  func add(after list: DisplayList, _ draw: @escaping (OpaquePointer) -> Void) {
    takeItems(list)
    page?.parts.append(.other(draw))
  }

  func add(_ link: PDFPageContent.Link) { page?.links.append(link) }
  func add(_ destination: PDFPageContent.Destination) { page?.destinations.append(destination) }

  private func takeItems(_ list: DisplayList) {
    guard list.items.count > itemCount else { return }
    page?.parts.append(.list(DisplayList(Array(list.items[itemCount...]))))
    itemCount = list.items.count
  }

  /// Writes the file. Reports a failure on standard error: the functions that end a file have no result.
  func finish() {
    guard !pages.isEmpty else { return LibraryWarning.once("PDF files: a file without pages is not written.") }
    let job = PDFJob(pages: pages, information: information)
    do {
      write(try onMainQueue { Result { try job.data() } }.get())
    } catch {
      LibraryWarning.once("PDF files: a file is not written: \(error)")
    }
  }

  /// The function that writes into a file, and reports a failure.
  static func writer(to url: URL) -> (Data) -> Void {
    { data in
      do {
        try data.write(to: url, options: .atomic)
      } catch {
        LibraryWarning.once("PDF files: \(url.path) cannot be written: \(error.localizedDescription)")
      }
    }
  }
}

/// The pages of a file that may be written on another thread than they are made on.
private struct PDFJob: @unchecked Sendable {
  let pages: [PDFPageContent]
  let information: PDFInformation
  @MainActor func data() throws -> Data { try CairoRenderer.pdf(pages, information: information) }
}
