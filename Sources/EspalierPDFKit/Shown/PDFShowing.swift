// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation
import SwiftUI

extension Notification.Name {
  /// The view shows another document.
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
  /// The view shows another page.
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  /// The view has another scale.
  public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
  /// The view shows other pages.
  public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
  /// The view shows pages in another way.
  public static let PDFViewDisplayModeChanged = Notification.Name("PDFViewDisplayModeChanged")
  /// The selected text has changed.
  public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
  /// A link to an address was clicked.
  public static let PDFViewAnnotationHit = Notification.Name("PDFViewAnnotationHit")
}

/// The part that the classes `PDFView` of UIKit and AppKit share.
@MainActor @preconcurrency
public protocol _PDFShowing: AnyObject {
  /// The state of the view.
  var _model: _PDFViewModel { get }
}

extension _PDFShowing {
  /// The document.
  public var document: PDFDocument? {
    get { _model.document }
    set { _model.document = newValue }
  }
  /// The arrangement of pages.
  public var displayMode: PDFDisplayMode {
    get { _model.options.mode }
    set {
      guard newValue != displayMode else { return }
      _model.options.mode = newValue
      _model.post(.PDFViewDisplayModeChanged)
    }
  }
  /// The direction in which pages follow each other.
  public var displayDirection: PDFDisplayDirection {
    get { _model.options.direction }
    set { _model.options.direction = newValue }
  }
  /// Whether there are distances between pages.
  public var displaysPageBreaks: Bool {
    get { _model.options.hasBreaks }
    set { _model.options.hasBreaks = newValue }
  }
  /// Whether the first page is alone where pages are in pairs.
  public var displaysAsBook: Bool {
    get { _model.options.isBook }
    set { _model.options.isBook = newValue }
  }
  /// Whether the first page of a pair is at the right.
  public var displaysRTL: Bool {
    get { _model.options.isRightToLeft }
    set { _model.options.isRightToLeft = newValue }
  }
  /// The rectangle of pages that is shown: the shown part.
  public var displayBox: PDFDisplayBox { .cropBox }
  /// Whether pages have shadows.
  public var pageShadowsEnabled: Bool {
    get { _model.hasShadows }
    set { _model.hasShadows = newValue }
  }

  // MARK: - Scale

  /// Whether the scale follows the size of the view: the width fits, or the whole page where one alone is shown.
  public var autoScales: Bool {
    get { _model.fitsAutomatically }
    set { _model.fitsAutomatically = newValue }
  }
  /// Points of the view per point of a page. Setting it ends `autoScales`.
  public var scaleFactor: CGFloat {
    get { _model.scale }
    set { _model.scale = newValue }
  }
  /// The least scale.
  public var minScaleFactor: CGFloat {
    get { _model.least }
    set { if newValue.isFinite, newValue > 0 { _model.least = newValue } }
  }
  /// The greatest scale.
  public var maxScaleFactor: CGFloat {
    get { _model.greatest }
    set { if newValue.isFinite, newValue > 0 { _model.greatest = newValue } }
  }
  /// The scale that `autoScales` has.
  public var scaleFactorForSizeToFit: CGFloat { _model.fittingScale }
  /// Whether the scale can become larger.
  public var canZoomIn: Bool { scaleFactor < maxScaleFactor }
  /// Whether the scale can become smaller.
  public var canZoomOut: Bool { scaleFactor > minScaleFactor }
  /// Shows pages larger by a fifth.
  public func zoomIn(_ sender: Any?) { scaleFactor *= 1.2 }
  /// Shows pages smaller by a fifth.
  public func zoomOut(_ sender: Any?) { scaleFactor /= 1.2 }

  // MARK: - Pages

  /// The page that most of the view shows; nil without pages.
  public var currentPage: PDFPage? { document?.page(at: _model.current) }
  /// The pages that the view shows.
  public var visiblePages: [PDFPage] { _model.visible.compactMap { document?.page(at: $0) } }
  /// The place at the upper left corner of the current page.
  public var currentDestination: PDFDestination? {
    currentPage.map { PDFDestination(page: $0, at: CGPoint(x: 0, y: $0.bounds(for: .cropBox).height)) }
  }
  /// Shows a page of the document; no effect for another one.
  public func go(to page: PDFPage) { _model.go(to: page) }
  /// Shows a place of the document.
  public func go(to destination: PDFDestination) {
    guard let page = destination.page else { return }
    _model.go(to: page, at: destination.point)
  }
  /// Shows the beginning of a text.
  public func go(to selection: PDFSelection) {
    guard let page = selection.pages.first else { return }
    go(to: selection.bounds(for: page), on: page)
  }
  /// Shows a rectangle of a page.
  public func go(to rect: CGRect, on page: PDFPage) { _model.go(to: page, at: CGPoint(x: rect.minX, y: rect.maxY)) }
  /// Whether the first page is not the current one.
  public var canGoToFirstPage: Bool { document != nil && _model.current > 0 }
  /// Whether the last page is not the current one.
  public var canGoToLastPage: Bool { _model.current + 1 < document?.pageCount ?? 0 }
  /// Whether there is a page behind the current one.
  public var canGoToNextPage: Bool { _model.page(rowsAway: 1) != nil }
  /// Whether there is a page before the current one.
  public var canGoToPreviousPage: Bool { _model.page(rowsAway: -1) != nil }
  /// Shows the first page.
  public func goToFirstPage(_ sender: Any?) { if let page = document?.page(at: 0) { go(to: page) } }
  /// Shows the last page.
  public func goToLastPage(_ sender: Any?) {
    if let document, let page = document.page(at: document.pageCount - 1) { go(to: page) }
  }
  /// Shows the next page, or the next pair.
  public func goToNextPage(_ sender: Any?) { _model.turn(1) }
  /// Shows the page before, or the pair.
  public func goToPreviousPage(_ sender: Any?) { _model.turn(-1) }
  /// Reads the document's pages anew.
  public func layoutDocumentView() { _model.objectWillChange.send() }

  // MARK: - Text

  /// The selected text.
  public var currentSelection: PDFSelection? {
    get { _model.selection }
    set {
      _model.selection = newValue
      _model.post(.PDFViewSelectionChanged)
    }
  }
  /// Selects text.
  public func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
  /// Selects no text.
  public func clearSelection() { currentSelection = nil }
  /// Selects all of the text.
  public func selectAll(_ sender: Any?) { currentSelection = document?.selectionForEntireDocument }
  /// Marked texts, such as the matches of a search; nil for none.
  public var highlightedSelections: [PDFSelection]? {
    get { _model.highlights.isEmpty ? nil : _model.highlights }
    set { _model.highlights = newValue ?? [] }
  }
}
