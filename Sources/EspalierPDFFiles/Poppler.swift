// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierLibraries
import Foundation

/// The library that reads PDF files. It is opened when the first file is read.
struct Poppler: @unchecked Sendable {
  typealias Object = OpaquePointer
  typealias Text = UnsafeMutablePointer<CChar>
  /// A `PopplerRectangle *`, `PopplerAction *` and the like: structures that Swift declares have no pointers in functions of C.
  typealias Pointer = UnsafeMutableRawPointer
  typealias List = UnsafeMutablePointer<GList>
  typealias Error = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

  /// `PopplerRectangle`: two corners in points.
  struct Rect {
    var x1 = 0.0
    var y1 = 0.0
    var x2 = 0.0
    var y2 = 0.0
  }

  /// The beginning of each `PopplerAction`.
  struct Action {
    var type: Int32
    var title: Text?
    /// The destination or the address, depending on the type.
    var target: UnsafeMutableRawPointer?
  }

  /// The beginning of a `PopplerDest`.
  struct Destination {
    var type: Int32
    var page: Int32
    var left, bottom, right, top, zoom: Double
    var name: Text?
  }

  /// `PopplerLinkMapping`.
  struct Link {
    var area: Rect
    var action: UnsafeMutableRawPointer?
  }

  static let fileName = "libpoppler-glib.so.8"

  /// nil if the library is not installed.
  static let shared: Poppler? = {
    guard let library = LoadedLibrary(fileName) else {
      LibraryWarning.once(
        "PDF files: \(fileName) is not installed, so that none can be read. Install it: apt-get install "
          + "libpoppler-glib8")
      return nil
    }
    return Poppler(library)
  }()

  /// The library is used by one thread at a time: a document has state that its pages share.
  private static let lock = NSRecursiveLock()
  static func locked<Result>(_ body: () throws -> Result) rethrows -> Result { try lock.withLock(body) }

  let open: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Error?) -> Object?
  let pageCount: @convention(c) (Object) -> Int32
  let page: @convention(c) (Object, Int32) -> Object?
  let version: @convention(c) (Object, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
  let permissions: @convention(c) (Object) -> UInt32
  let texts: [PDFFile.Field: @convention(c) (Object) -> Text?]
  let created: @convention(c) (Object) -> Int
  let modified: @convention(c) (Object) -> Int

  let outline: @convention(c) (Object) -> OpaquePointer?
  let outlineChild: @convention(c) (OpaquePointer) -> OpaquePointer?
  let outlineNext: @convention(c) (OpaquePointer) -> Int32
  let outlineAction: @convention(c) (OpaquePointer) -> Pointer?
  let freeOutline: @convention(c) (OpaquePointer) -> Void
  let freeAction: @convention(c) (Pointer) -> Void
  let find: @convention(c) (Object, UnsafePointer<CChar>) -> Pointer?
  let freeDestination: @convention(c) (Pointer) -> Void

  let size: @convention(c) (Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
  let label: @convention(c) (Object) -> Text?
  let text: @convention(c) (Object) -> Text?
  let textLayout: @convention(c) (Object, UnsafeMutablePointer<Pointer?>, UnsafeMutablePointer<UInt32>) -> Int32
  let textInArea: @convention(c) (Object, Pointer) -> Text?
  let findText: @convention(c) (Object, UnsafePointer<CChar>, UInt32) -> List?
  let freeRect: @convention(c) (Pointer) -> Void
  let links: @convention(c) (Object) -> List?
  let freeLinks: @convention(c) (List) -> Void
  let render: @convention(c) (Object, OpaquePointer) -> Void
  let print: @convention(c) (Object, OpaquePointer) -> Void

  private init(_ library: LoadedLibrary) {
    open = library.required("poppler_document_new_from_bytes")
    pageCount = library.required("poppler_document_get_n_pages")
    page = library.required("poppler_document_get_page")
    version = library.required("poppler_document_get_pdf_version")
    permissions = library.required("poppler_document_get_permissions")
    var texts: [PDFFile.Field: @convention(c) (Object) -> Text?] = [:]
    for field in PDFFile.Field.allCases { texts[field] = library.required("poppler_document_get_\(field.rawValue)") }
    self.texts = texts
    created = library.required("poppler_document_get_creation_date")
    modified = library.required("poppler_document_get_modification_date")
    outline = library.required("poppler_index_iter_new")
    outlineChild = library.required("poppler_index_iter_get_child")
    outlineNext = library.required("poppler_index_iter_next")
    outlineAction = library.required("poppler_index_iter_get_action")
    freeOutline = library.required("poppler_index_iter_free")
    freeAction = library.required("poppler_action_free")
    find = library.required("poppler_document_find_dest")
    freeDestination = library.required("poppler_dest_free")
    size = library.required("poppler_page_get_size")
    label = library.required("poppler_page_get_label")
    text = library.required("poppler_page_get_text")
    textLayout = library.required("poppler_page_get_text_layout")
    textInArea = library.required("poppler_page_get_text_for_area")
    findText = library.required("poppler_page_find_text_with_options")
    freeRect = library.required("poppler_rectangle_free")
    links = library.required("poppler_page_get_link_mapping")
    freeLinks = library.required("poppler_page_free_link_mapping")
    render = library.required("poppler_page_render")
    print = library.required("poppler_page_render_for_printing")
  }

  /// The text of a string that the caller owns; nil for none.
  static func taken(_ text: Text?) -> String? {
    guard let text else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
