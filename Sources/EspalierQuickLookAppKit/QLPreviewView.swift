// SPDX-License-Identifier: MIT

import EspalierAppKit
import EspalierAppleValues
import EspalierQuickLook
import Foundation
import SwiftUI

/// The form of a preview.
public enum QLPreviewViewStyle: UInt, Sendable {
  /// With controls; without them. Here both are without.
  case normal, compact
}

/// The content of a file, as `quickLookPreview(_:)` shows it.
@MainActor @preconcurrency
open class QLPreviewView: NSView, DrawnBySwiftUI {
  /// The file.
  open var previewItem: (any QLPreviewItem)? { didSet { needsDisplay = true } }
  /// Whether films begin at once; they are not shown.
  open var autostarts = false
  /// Whether the view ends its work with its window.
  open var shouldCloseWithWindow = true

  /// A preview in a rectangle of points.
  public init!(frame: CGRect, style: QLPreviewViewStyle) { super.init(frame: frame) }
  /// A preview in a rectangle of points.
  public nonisolated override init(frame frameRect: CGRect) { super.init(frame: frameRect) }
  /// Views of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  /// Reads the file anew.
  open func refreshPreviewItem() {
    pass += 1
    needsDisplay = true
  }
  private var pass = 0

  /// Shows no file any more.
  open func close() { previewItem = nil }

  /// The file as a view of SwiftUI.
  package var content: AnyView {
    guard let url = previewItem?.previewItemURL else { return AnyView(EmptyView()) }
    return AnyView(PreviewedFile(url: url).id("\(pass) \(url.absoluteString)"))
  }
}
