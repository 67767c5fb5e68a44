// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import EspalierPDFFiles
import Foundation

/// A place in a document.
open class PDFDestination: NSObject, @unchecked Sendable {
  /// The page.
  open private(set) weak var page: PDFPage?
  /// The point at the upper left corner of the view, in points of the page; its lengths are `kPDFDestinationUnspecifiedValue` for the
  /// whole page.
  public let point: CGPoint
  /// The scale; the present one for `kPDFDestinationUnspecifiedValue`.
  open var zoom = kPDFDestinationUnspecifiedValue

  /// A point of a page.
  public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }

  convenience init?(_ place: PDFFile.Place, _ document: PDFDocument?) {
    guard let page = document?.page(ofFile: place.page) else { return nil }
    let none = CGPoint(x: kPDFDestinationUnspecifiedValue, y: kPDFDestinationUnspecifiedValue)
    self.init(page: page, at: place.point ?? none)
  }
}

/// A length of a destination that the file does not have.
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// The effect of a click.
open class PDFAction: NSObject, @unchecked Sendable {
  /// The name of the kind.
  open var type: String { "Action" }
}

/// An effect that leads to a place.
open class PDFActionGoTo: PDFAction, @unchecked Sendable {
  /// The place.
  open var destination: PDFDestination
  /// Leads to a place.
  public init(destination: PDFDestination) { self.destination = destination }
  /// The name of the kind.
  open override var type: String { "GoTo" }
}

/// An effect that opens an address.
open class PDFActionURL: PDFAction, @unchecked Sendable {
  /// The address.
  open var url: URL?
  /// Opens an address.
  public init(url: URL) { self.url = url }
  /// The name of the kind.
  open override var type: String { "URI" }
}

/// An entry of a document's outline.
open class PDFOutline: NSObject, @unchecked Sendable {
  private let entries: [PDFFile.Entry]
  private let target: PDFFile.Target?
  /// The document.
  open private(set) weak var document: PDFDocument?
  /// The entry around it; nil for the root.
  open private(set) weak var parent: PDFOutline?
  /// The number among the entries of the parent, from 0.
  public let index: Int
  /// The title; nil for the root.
  public let label: String?
  /// Whether the entries in it are shown; a value of the program's own.
  open var isOpen = true
  private lazy var children = entries.enumerated().map { PDFOutline($1, $0, self) }

  init(_ entries: [PDFFile.Entry], of document: PDFDocument) {
    (self.entries, self.document, target, label, index) = (entries, document, nil, nil, 0)
  }

  private init(_ entry: PDFFile.Entry, _ index: Int, _ parent: PDFOutline) {
    (entries, target, label, self.index) = (entry.children, entry.target, entry.label, index)
    (self.parent, document) = (parent, parent.document)
  }

  /// The number of entries in it.
  open var numberOfChildren: Int { entries.count }
  /// An entry in it; nil for an index beyond the end.
  open func child(at index: Int) -> PDFOutline? { entries.indices.contains(index) ? children[index] : nil }
  /// The place to which the entry leads; nil for an address.
  open var destination: PDFDestination? {
    guard case .place(let place) = target else { return nil }
    return PDFDestination(place, document)
  }
  /// The effect of the entry; nil for the root.
  open var action: PDFAction? { PDFAction.make(target, document) }

  @available(*, unavailable, message: "Outlines cannot be written on Linux yet.")
  open func insertChild(_ child: PDFOutline, at index: Int) {}
  @available(*, unavailable, message: "Outlines cannot be written on Linux yet.")
  open func removeFromParent() {}
}

extension PDFAction {
  static func make(_ target: PDFFile.Target?, _ document: PDFDocument?) -> PDFAction? {
    switch target {
    case .place(let place): PDFDestination(place, document).map { PDFActionGoTo(destination: $0) }
    case .address(let text): URL(string: text).map { PDFActionURL(url: $0) }
    case nil: nil
    }
  }
}

/// A note of a page: a link. Others are part of the page's drawing.
open class PDFAnnotation: NSObject, @unchecked Sendable {
  /// The page of the note.
  open private(set) weak var page: PDFPage?
  /// The rectangle in points of the page.
  public let bounds: CGRect
  private let target: PDFFile.Target

  init(_ page: PDFPage, _ bounds: CGRect, _ target: PDFFile.Target) {
    (self.page, self.bounds, self.target) = (page, bounds, target)
  }

  /// The kind: a link.
  open var type: String? { "Link" }
  /// The address; nil for a place of the document.
  open var url: URL? { if case .address(let text) = target { URL(string: text) } else { nil } }
  /// The place in the document; nil for an address.
  open var destination: PDFDestination? {
    guard case .place(let place) = target else { return nil }
    return PDFDestination(place, page?.document)
  }
  /// The effect of a click.
  open var action: PDFAction? { PDFAction.make(target, page?.document) }

  @available(*, unavailable, message: "Poppler writes no notes: draw over the page into a new document.")
  public init(bounds: CGRect, forType annotationType: String, withProperties properties: [AnyHashable: Any]?) {
    fatalError("unavailable")
  }
}
