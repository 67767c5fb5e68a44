// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierFiles
import EspalierNumbers
import Foundation

/// A PDF file in memory, read by poppler. Can be used on any thread; one at a time reads.
package final class PDFFile: @unchecked Sendable {
  /// Reasons for which a file is not read.
  package enum Failure: Error, Equatable {
    /// The library is not installed.
    case noLibrary
    /// The file requires a password, or another one.
    case locked
    /// The data is no PDF file, with the library's reason.
    case damaged(String)
  }

  /// Texts that describe a file, by poppler's names.
  package enum Field: String, CaseIterable { case title, author, subject, keywords, creator, producer }

  /// The bytes of the file.
  package let data: Data
  /// The number of pages.
  package let pageCount: Int
  let poppler: Poppler
  let document: OpaquePointer

  /// The most bytes of a file that is read.
  private static let mostBytes = 1 << 30

  /// The bytes of a file; nil for an address that is not one of a file, or a file that cannot be read.
  package static func data(at url: URL) -> Data? {
    url.isFileURL ? try? RegularFile.read(url, limit: mostBytes) : nil
  }

  /// Reads the structure of a file; pages are read when they are used.
  package init(_ data: Data, password: String? = nil) throws(Failure) {
    guard let poppler = Poppler.shared else { throw .noLibrary }
    var failure: UnsafeMutablePointer<GError>?
    let document = Poppler.locked {
      let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(bytes) }
      return poppler.open(bytes, password, &failure)
    }
    guard let document else {
      defer { g_clear_error(&failure) }
      // POPPLER_ERROR_ENCRYPTED
      if failure?.pointee.code == 1 { throw .locked }
      throw .damaged(failure.map { String(cString: $0.pointee.message) } ?? "unknown")
    }
    self.poppler = poppler
    self.document = document
    self.data = data
    pageCount = Poppler.locked { max(0, Int(poppler.pageCount(document))) }
  }

  deinit { Poppler.locked { g_object_unref(UnsafeMutableRawPointer(document)) } }

  /// A page, counted from 0; nil if there is none, or it cannot be read.
  package func page(_ index: Int) -> PDFFilePage? {
    guard 0..<pageCount ~= index else { return nil }
    return Poppler.locked { poppler.page(document, Int32(index)) }.map { PDFFilePage($0, index, self) }
  }

  /// A text that describes the file; nil if it has none.
  package func text(_ field: Field) -> String? {
    Poppler.locked { Poppler.taken(poppler.texts[field]?(document)) }
  }

  /// The date of the file's making, as the file has it.
  package var creationDate: Date? { date(poppler.created) }
  /// The date of the file's last change, as the file has it.
  package var modificationDate: Date? { date(poppler.modified) }

  private func date(_ read: @convention(c) (OpaquePointer) -> Int) -> Date? {
    let seconds = Poppler.locked { read(document) }
    return seconds > 0 ? Date(timeIntervalSince1970: Double(seconds)) : nil
  }

  /// The version of the format: 1 and 7, for example.
  package var version: (major: Int, minor: Int) {
    var (major, minor) = (UInt32(0), UInt32(0))
    Poppler.locked { poppler.version(document, &major, &minor) }
    return (Int(major), Int(minor))
  }

  /// The uses that the file's author permits, which readers follow by convention.
  package struct Permissions: OptionSet {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    package static let print = Permissions(rawValue: 1)
    package static let change = Permissions(rawValue: 2)
    package static let copy = Permissions(rawValue: 4)
    package static let annotate = Permissions(rawValue: 8)
    package static let fillForms = Permissions(rawValue: 16)
    package static let assemble = Permissions(rawValue: 64)
  }

  /// The uses that the file's author permits.
  package var permissions: Permissions { Permissions(rawValue: Poppler.locked { poppler.permissions(document) }) }
}
