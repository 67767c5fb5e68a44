// SPDX-License-Identifier: MIT

@_exported import EspalierPDFKit
import EspalierAppKit
import EspalierAppleValues
import Foundation
import SwiftUI

/// Receives the events of a view of a document.
@MainActor @preconcurrency
public protocol PDFViewDelegate: NSObjectProtocol {
  /// A link to an address was clicked. By default the desktop's program opens it.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) { _ = OpenedAddress.open(url) }
}

/// A view of a document, drawn by SwiftUI's engine. Text cannot be selected by dragging.
@MainActor @preconcurrency
open class PDFView: NSView, _PDFShowing, DrawnBySwiftUI {
  public let _model: _PDFViewModel
  /// Receives the events.
  open weak var delegate: (any PDFViewDelegate)?
  /// The colour behind pages.
  open var backgroundColor = NSColor.gray.withAlphaComponent(0.35) { didSet { needsDisplay = true } }
  /// The distances around pages in points at scale 1.
  open var pageBreakMargins: NSEdgeInsets {
    get {
      let margins = _model.margins
      return NSEdgeInsets(top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    set {
      _model.margins = EdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
    }
  }

  /// A view in a rectangle of points.
  public nonisolated override init(frame frameRect: CGRect) {
    _model = onMainQueue { _PDFViewModel() }
    super.init(frame: frameRect)
    onMainQueue { prepare() }
  }
  /// Objects of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  private func prepare() {
    clipsToBounds = true
    _model.own(self) { [weak self] url in
      guard let self else { return }
      if let delegate { delegate.pdfViewWillClick(onLink: self, with: url) } else { _ = OpenedAddress.open(url) }
    }
  }

  /// The document as a view of SwiftUI.
  package var content: AnyView { AnyView(_PDFPagesView(model: _model, background: Color(nsColor: backgroundColor))) }
}

extension PDFPage {
  /// A page of a picture, one point for each of its points; nil for an empty picture.
  public convenience init?(image: NSImage) {
    guard let pixels = image.cgImage(forProposedRect: nil, context: nil, hints: nil) else { return nil }
    self.init(picture: pixels, size: image.size)
  }

  /// The page as a picture, as large as fits into a size in points.
  public func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> NSImage {
    thumbnail(in: size, pixelsPerPoint: ProgramScreen.scale).map { made in
      NSImage(
        cgImage: made.image,
        size: CGSize(width: CGFloat(made.image.width) / made.scale, height: CGFloat(made.image.height) / made.scale))
    } ?? NSImage(size: .zero)
  }
}
