// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import EspalierNumbers
import EspalierPDFFiles
import Foundation

/// The keys of a document's description.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title, a text.
  public static let titleAttribute = Self(rawValue: "Title")
  /// The author, a text.
  public static let authorAttribute = Self(rawValue: "Author")
  /// The subject, a text.
  public static let subjectAttribute = Self(rawValue: "Subject")
  /// The program that made the text, a text.
  public static let creatorAttribute = Self(rawValue: "Creator")
  /// The program that made the file, a text.
  public static let producerAttribute = Self(rawValue: "Producer")
  /// The date of making.
  public static let creationDateAttribute = Self(rawValue: "CreationDate")
  /// The date of the last change.
  public static let modificationDateAttribute = Self(rawValue: "ModDate")
  /// The keywords, texts.
  public static let keywordsAttribute = Self(rawValue: "Keywords")
}

/// Options of writing.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The password of the owner: a document with one is not written.
  public static let ownerPasswordOption = Self(rawValue: "OwnerPassword")
  /// The password that opens the document: a document with one is not written.
  public static let userPasswordOption = Self(rawValue: "UserPassword")
}

/// The rights that a password gives.
public enum PDFDocumentPermissions: Int, Sendable {
  /// Nothing; what its author allows; everything.
  case none, user, owner
}

/// Makes classes of pages, and is informed of matches.
public protocol PDFDocumentDelegate: NSObjectProtocol {
  /// The class of the document's pages.
  func classForPage() -> AnyClass
  /// A text was found; called by `findString(_:withOptions:)` for each match.
  func didMatchString(_ instance: PDFSelection)
}

extension PDFDocumentDelegate {
  public func classForPage() -> AnyClass { PDFPage.self }
  public func didMatchString(_ instance: PDFSelection) {}
}

/// A PDF file: read by poppler, changed by page, and written by Cairo. A document whose pages are as they were read is written byte
/// for byte.
open class PDFDocument: NSObject, NSCopying, @unchecked Sendable {
  private var data: Data?
  /// nil while the document requires a password, and for one that was made here.
  private var file: PDFFile?
  private var wasLocked = false
  private var isChanged = false
  private var pages: [PDFPage] = []
  private var attributes: [AnyHashable: Any]?
  /// The address of the file; nil for bytes.
  open private(set) var documentURL: URL?
  /// Makes classes of pages; read when a page is read first.
  open weak var delegate: (any PDFDocumentDelegate)?

  /// A document without pages.
  public override init() {}

  /// The document of a file; nil if it cannot be read, is no PDF file, or poppler is not installed, which is reported once.
  public convenience init?(url: URL) {
    guard let data = PDFFile.data(at: url) else { return nil }
    self.init(data: data)
    documentURL = url
  }

  /// A document of bytes; nil if they are no PDF file, or poppler is not installed, which is reported once.
  public init?(data: Data) {
    self.data = data
    super.init()
    do {
      take(try PDFFile(data))
    } catch {
      guard case .locked = error as PDFFile.Failure else { return nil }
      wasLocked = true
    }
  }

  private func take(_ file: PDFFile) {
    self.file = file
    pages = (0..<file.pageCount).map { PDFPage(file, $0, self) }
  }

  /// A copy with pages of its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let result = PDFDocument()
    (result.data, result.file, result.wasLocked, result.isChanged) = (data, file, wasLocked, isChanged)
    (result.attributes, result.documentURL) = (attributes, documentURL)
    result.pages = pages.map { page in
      // A page of a class of the program's own decides about its copy.
      guard let copy = page.copy() as? PDFPage else { return page }
      copy.document = result
      return copy
    }
    return result
  }

  // MARK: - The file

  /// The document as Core Graphics reads it: the bytes that were read, without changes of pages.
  open private(set) lazy var documentRef: CGPDFDocument? = data.flatMap { CGDataProvider(data: $0 as NSData) }
    .flatMap { CGPDFDocument($0) }
  /// The first number of the format's version.
  open var majorVersion: Int { file?.version.major ?? 1 }
  /// The second number of the format's version.
  open var minorVersion: Int { file?.version.minor ?? 7 }
  /// Whether the document required a password when it was opened.
  open var isEncrypted: Bool { wasLocked }
  /// Whether the document requires a password.
  open var isLocked: Bool { wasLocked && file == nil }
  /// Opens the document with a password. Returns whether it can be read.
  @discardableResult
  open func unlock(withPassword password: String) -> Bool {
    guard isLocked, let data, let file = try? PDFFile(data, password: password) else { return !isLocked }
    take(file)
    NotificationCenter.default.post(name: .PDFDocumentDidUnlock, object: self)
    return true
  }
  /// The rights that the present password gives.
  open var permissionsStatus: PDFDocumentPermissions {
    if isLocked { return .none }
    return allowsDocumentChanges && allowsCopying && allowsPrinting ? .owner : .user
  }
  private func permits(_ permission: PDFFile.Permissions) -> Bool {
    isLocked ? false : file?.permissions.contains(permission) ?? true
  }
  /// Whether the author permits printing.
  open var allowsPrinting: Bool { permits(.print) }
  /// Whether the author permits copying.
  open var allowsCopying: Bool { permits(.copy) }
  /// Whether the author permits changes.
  open var allowsDocumentChanges: Bool { permits(.change) }
  /// Whether the author permits changes of pages.
  open var allowsDocumentAssembly: Bool { permits(.assemble) || permits(.change) }
  /// Whether the author permits notes.
  open var allowsCommenting: Bool { permits(.annotate) }
  /// Whether the author permits to fill forms.
  open var allowsFormFieldEntry: Bool { permits(.fillForms) }

  /// The description, by keys of `PDFDocumentAttribute`. Texts and keywords that are set are written.
  open var documentAttributes: [AnyHashable: Any]? {
    get { attributes ?? file.map(Self.attributes) }
    set {
      attributes = newValue
      isChanged = true
    }
  }

  private static func attributes(_ file: PDFFile) -> [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [:]
    func set(_ key: PDFDocumentAttribute, _ value: Any?) { if let value { result[key] = value } }
    set(.titleAttribute, file.text(.title))
    set(.authorAttribute, file.text(.author))
    set(.subjectAttribute, file.text(.subject))
    set(.creatorAttribute, file.text(.creator))
    set(.producerAttribute, file.text(.producer))
    let keywords = file.text(.keywords)?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    set(.keywordsAttribute, keywords)
    set(.creationDateAttribute, file.creationDate)
    set(.modificationDateAttribute, file.modificationDate)
    return result
  }

  // MARK: - Pages

  /// The number of pages; 0 while the document requires a password.
  open var pageCount: Int { pages.count }
  /// A page, counted from 0; nil if there is none.
  open func page(at index: Int) -> PDFPage? {
    guard pages.indices.contains(index) else { return nil }
    return pageOfClass(index)
  }
  /// The number of a page, from 0; `NSNotFound` for a page of another document.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  /// The class of pages that are read.
  open var pageClass: AnyClass { delegate?.classForPage() ?? PDFPage.self }

  private func pageOfClass(_ index: Int) -> PDFPage {
    let page = pages[index]
    guard type(of: page) == PDFPage.self, let wanted = pageClass as? PDFPage.Type, wanted != PDFPage.self else {
      return page
    }
    let made = makeObject(wanted)
    made.takeContent(of: page)
    made.document = self
    pages[index] = made
    return made
  }

  /// Adds a page before another one; at the end for an index beyond it. The page leaves the document that it was in.
  open func insert(_ page: PDFPage, at index: Int) {
    if let other = page.document, let place = other.pages.firstIndex(where: { $0 === page }) {
      other.removePage(at: place)
    }
    page.document = self
    pages.insert(page, at: min(max(index, 0), pages.count))
    noteChange()
  }
  /// Removes a page; no effect for an index beyond the end.
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
    noteChange()
  }
  /// Exchanges two pages; no effect for an index beyond the end.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
    noteChange()
  }

  /// A page has changed: the document is written anew, and views show it anew.
  func noteChange() {
    isChanged = true
    NotificationCenter.default.post(name: .pdfPagesChanged, object: self)
  }

  // MARK: - Text

  /// The text of all pages; nil for a document without pages.
  open var string: String? { pages.isEmpty ? nil : pages.compactMap(\.string).joined(separator: "\n") }
  /// All of the text; nil if there is none.
  open var selectionForEntireDocument: PDFSelection? {
    let parts = pages.compactMap { page in page.selection(for: NSRange(location: 0, length: page.numberOfCharacters)) }
    return parts.isEmpty ? nil : PDFSelection(parts.flatMap(\.parts))
  }
  /// The places of a text. Of the options only `.caseInsensitive` has an effect.
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
    pages.indices.flatMap { index in
      let page = pageOfClass(index)
      return page.rects(of: string, isCaseSensitive: !options.contains(.caseInsensitive)).map { rect in
        let found = PDFSelection([.init(page: page, text: page.text(in: rect) ?? string, rects: [rect])])
        delegate?.didMatchString(found)
        return found
      }
    }
  }
  @available(*, unavailable, message: "Searching is done at once here: use findString(_:withOptions:).")
  open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {}

  /// The outline; nil for a document without one. It cannot be changed.
  open private(set) lazy var outlineRoot: PDFOutline? = {
    guard let entries = file?.outline, !entries.isEmpty else { return nil }
    return PDFOutline(entries, of: self)
  }()

  /// The page of the file by its number there, wherever it is now.
  func page(ofFile index: Int) -> PDFPage? { pages.first { $0.fileIndex == index } ?? page(at: index) }

  // MARK: - Writing

  /// The document as a file; nil if it has no pages, requires a password, or cannot be written.
  open func dataRepresentation() -> Data? { dataRepresentation(options: [:]) }

  /// The document as a file; nil if it has no pages, requires a password, is to have one, which Linux's libraries do not write, or cannot be
  /// written. A changed document has no outline, notes and forms; its pages have their shapes and letters.
  open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? {
    guard !isLocked, !pages.isEmpty else { return nil }
    var keys: [String: Any] = [:]
    let option = { (key: PDFDocumentWriteOption) in options[AnyHashable(key)] ?? options[AnyHashable(key.rawValue)] }
    keys["kCGPDFContextOwnerPassword"] = option(.ownerPasswordOption)
    keys["kCGPDFContextUserPassword"] = option(.userPasswordOption)
    if keys.isEmpty, !isChanged, let data { return data }
    for (key, attribute) in [
      ("Title", PDFDocumentAttribute.titleAttribute), ("Author", .authorAttribute), ("Subject", .subjectAttribute),
      ("Creator", .creatorAttribute), ("Keywords", .keywordsAttribute),
    ] { keys["kCGPDFContext" + key] = documentAttributes?[attribute] }
    var result: Data?
    guard let context = CGContext(file: .zero, isUpright: true, keys: keys, write: { result = $0 }) else { return nil }
    for index in pages.indices {
      let page = pageOfClass(index)
      let size = page.shownSize
      context.beginPage(in: CGRect(origin: .zero, size: size))
      page.draw(with: .mediaBox, to: context)
      for link in page.addresses { context.setURL(link.url as NSURL, for: link.area) }
      context.endPDFPage()
    }
    context.closePDF()
    return result
  }

  /// Writes the document. Returns whether that was possible.
  @discardableResult
  open func write(to url: URL) -> Bool { write(to: url, withOptions: nil) }
  /// Writes the document. Returns whether that was possible.
  @discardableResult
  open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
  /// Writes the document. Returns whether that was possible: not with a password.
  @discardableResult
  open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]?) -> Bool {
    guard let data = dataRepresentation(options: options ?? [:]) else { return false }
    return (try? data.write(to: url, options: .atomic)) != nil
  }
}

extension Notification.Name {
  /// A document was opened with a password.
  public static let PDFDocumentDidUnlock = Notification.Name("PDFDocumentDidUnlock")
  /// The pages of a document have changed.
  static let pdfPagesChanged = Notification.Name("org.espalier.PDFDocument.pagesChanged")
}
