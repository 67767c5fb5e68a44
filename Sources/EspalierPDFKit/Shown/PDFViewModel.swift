// SPDX-License-Identifier: MIT

import Combine
import EspalierAppleValues
import EspalierGeometry
import EspalierNumbers
import Foundation
import SwiftUI

/// The state of a view of a document.
@MainActor
public final class _PDFViewModel: ObservableObject {
  public nonisolated let objectWillChange = PassthroughSubject<Void, Never>()

  /// The object that notifications name.
  weak var owner: AnyObject?
  /// Opens an address; the desktop's program by default.
  private var openAddress: (URL) -> Void = { _ = OpenedAddress.open($0) }

  var document: PDFDocument? {
    didSet {
      guard document !== oldValue else { return }
      images = [:]
      (current, selection, highlights) = (0, nil, [])
      observation = document.map { document in
        NotificationCenter.default.publisher(for: .pdfPagesChanged, object: document).sink { [weak self] _ in
          MainActor.assumeIsolated { self?.pagesChanged() }
        }
      }
      request(place: .zero)
      post(.PDFViewDocumentChanged)
    }
  }
  private var observation: AnyCancellable?
  var options = PDFPageLayout.Options() { didSet { if options != oldValue { changed() } } }
  var fitsAutomatically = false { didSet { if fitsAutomatically != oldValue { changed() } } }
  var hasShadows = true { didSet { changed() } }
  var turnsPages = false { didSet { changed() } }
  var highlights: [PDFSelection] = [] { didSet { changed() } }
  var selection: PDFSelection? { didSet { changed() } }
  private(set) var factor: CGFloat = 1
  var least: CGFloat = 0.1
  var greatest: CGFloat = 20
  /// The number of the page that most of the view shows.
  private(set) var current = 0
  /// The numbers of the pages that the view shows.
  private(set) var visible: [Int] = []
  /// The size of the view in points.
  private(set) var available = CGSize.zero
  /// The place to which the content is to be moved, with the number of times.
  private(set) var requested: (point: CGPoint, count: Int) = (.zero, 0)
  private var images: [Int: (scale: CGFloat, image: CGImage)] = [:]
  /// The most pictures of pages that are kept.
  private static let mostImages = 12

  /// A view without a document.
  public init() {}

  /// Connects the state with its view.
  package func own(_ owner: AnyObject, openAddress: @escaping (URL) -> Void) {
    (self.owner, self.openAddress) = (owner, openAddress)
  }

  /// Shows one page at a time, which swiping turns, or all of them.
  package func setTurning(_ isOn: Bool) {
    turnsPages = isOn
    options.mode = isOn ? .singlePage : .singlePageContinuous
    if isOn { options.direction = .horizontal }
  }

  /// The distances around pages in points at scale 1.
  package var margins: EdgeInsets {
    get {
      let margins = options.margins.map { CGFloat($0) }
      return EdgeInsets(top: margins[0], leading: margins[1], bottom: margins[2], trailing: margins[3])
    }
    set {
      let all = [newValue.top, newValue.leading, newValue.bottom, newValue.trailing]
      options.margins = all.map { $0.isFinite ? max(Double($0), 0) : 0 }
    }
  }

  private func changed() { objectWillChange.send() }

  func post(_ name: Notification.Name) {
    objectWillChange.send()
    if let owner { NotificationCenter.default.post(name: name, object: owner) }
  }

  private func pagesChanged() {
    images = [:]
    current = min(current, max((document?.pageCount ?? 0) - 1, 0))
    changed()
  }

  // MARK: - Layout

  var pages: [PDFPage] { (0..<(document?.pageCount ?? 0)).compactMap { document?.page(at: $0) } }
  private var sizes: [CGSize] { pages.map(\.shownSize) }

  var fittingScale: CGFloat { PDFPageLayout.fittingScale(sizes, current: current, options, in: available) }
  var scale: CGFloat {
    get { fitsAutomatically && available.width > 0 ? fittingScale : factor }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      let old = scale
      fitsAutomatically = false
      factor = min(max(newValue, least), max(greatest, least))
      if factor != old { post(.PDFViewScaleChanged) }
    }
  }
  var layout: PDFPageLayout { PDFPageLayout(sizes, current: current, options, scale: scale) }

  func take(available size: CGSize) { if size != available { available = size } }

  /// The view shows a rectangle of the content.
  func shows(_ rect: CGRect) {
    let layout = layout
    let shown = layout.pages(in: rect)
    if shown != visible {
      visible = shown
      post(.PDFViewVisiblePagesChanged)
    }
    guard options.mode == .singlePageContinuous || options.mode == .twoUpContinuous else { return }
    if let page = layout.mainPage(in: rect), page != current {
      current = page
      post(.PDFViewPageChanged)
    }
  }

  // MARK: - Pictures

  /// The pixels of a page at the present scale.
  func image(_ number: Int, pixelsPerPoint: CGFloat) -> CGImage? {
    let wanted = scale * pixelsPerPoint
    if let known = images[number], known.scale == wanted { return known.image }
    guard let image = document?.page(at: number)?.image(scale: wanted) else { return nil }
    if images.count >= Self.mostImages, let far = images.keys.max(by: { abs($0 - current) < abs($1 - current) }) {
      images[far] = nil
    }
    images[number] = (wanted, image)
    return image
  }

  // MARK: - Movement

  func request(place: CGPoint) {
    requested = (place, requested.count + 1)
    changed()
  }

  /// Shows a page: its upper left corner, or a point of it.
  func go(to page: PDFPage, at point: CGPoint? = nil) {
    guard let number = document?.index(for: page), number != NSNotFound else { return }
    let old = current
    current = number
    guard let frame = layout.frames[number] else { return }
    var place = CGPoint(x: 0, y: frame.minY - CGFloat(options.hasBreaks ? options.margins[0] : 0) * scale)
    if options.direction == .horizontal { place = CGPoint(x: frame.minX, y: 0) }
    if let point {
      let shown = point.applying(page.transform(for: .cropBox))
      if abs(shown.x) < 1e6 { place.x = frame.minX + shown.x * scale }
      if abs(shown.y) < 1e6 { place.y = frame.minY + (page.shownSize.height - shown.y) * scale }
    }
    request(place: CGPoint(x: max(place.x, 0), y: max(place.y, 0)))
    if old != number { post(.PDFViewPageChanged) }
  }

  /// The number of the first page some rows away; nil if there is none.
  func page(rowsAway count: Int) -> Int? {
    let rows = PDFPageLayout.rows(count: document?.pageCount ?? 0, options)
    guard let row = rows.firstIndex(where: { $0.contains(current) }) else { return nil }
    return rows.indices.contains(row + count) ? rows[row + count].first : nil
  }

  func turn(_ count: Int) {
    if let number = page(rowsAway: count), let page = document?.page(at: number) { go(to: page) }
  }

  /// A click on a link.
  func follow(_ link: PDFAnnotation) {
    if let url = link.url {
      post(.PDFViewAnnotationHit)
      openAddress(url)
    } else if let place = link.destination, let page = place.page {
      go(to: page, at: place.point)
    }
  }
}
