// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

/// The description of PDF files that a renderer draws.
public final class UIGraphicsPDFRendererFormat: NSObject, @unchecked Sendable {
  /// The file's title, author and the like, by keys such as `kCGPDFContextTitle`.
  public var documentInfo: [String: Any] = [:]

  /// A file without a description.
  public override init() {}
  /// A file without a description.
  public class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
  /// A file without a description.
  public class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// The file that a renderer draws. Nothing is drawn before the first page begins.
public final class UIGraphicsPDFRendererContext: NSObject {
  /// The drawing.
  public let cgContext: CGContext
  /// The description of the file.
  public let format: UIGraphicsPDFRendererFormat
  private let bounds: CGRect
  /// The rectangle of the current page in points.
  public private(set) var pdfContextBounds: CGRect

  init(_ context: CGContext, _ format: UIGraphicsPDFRendererFormat, _ bounds: CGRect) {
    (cgContext, self.format, self.bounds, pdfContextBounds) = (context, format, bounds, bounds)
  }

  /// Begins a page in the renderer's size.
  public func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }
  /// Begins a page of a rectangle of points.
  /// - Parameter pageInfo: Further rectangles of the page; without effect.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
    cgContext.beginPage(in: bounds)
  }
  /// Makes a rectangle of the page lead to an address.
  public func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url as NSURL, for: rect) }
  /// Gives a point of the page a name for links.
  public func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(NSString(string: name), at: point)
  }
  /// Makes a rectangle of the page lead to a point with a name.
  public func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.setDestination(NSString(string: name), for: rect)
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a line around a rectangle, within it.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  /// Limits later drawings to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws PDF files, whose pages have texts and shapes as such.
public final class UIGraphicsPDFRenderer: NSObject, @unchecked Sendable {
  /// The rectangle of pages without their own, in points.
  public let bounds: CGRect
  /// The description of the files.
  public let format: UIGraphicsPDFRendererFormat

  /// Draws files with pages of a rectangle of points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }
  /// Draws files with pages of a rectangle of points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// The file that a closure draws. Empty if the format has a password: no such file can be written here.
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    var result = Data()
    draw(actions) { result = $0 }
    return result
  }

  /// Writes the file that a closure draws.
  /// - Throws: If it cannot be written.
  public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    let data = pdfData(actions: actions)
    guard !data.isEmpty else { throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url]) }
    try data.write(to: url, options: .atomic)
  }

  private func draw(_ actions: (UIGraphicsPDFRendererContext) -> Void, _ write: @escaping (Data) -> Void) {
    guard let context = CGContext(file: bounds, isUpright: false, keys: format.documentInfo, write: write) else {
      return
    }
    GraphicsStack.push(context)
    actions(UIGraphicsPDFRendererContext(context, format, bounds))
    GraphicsStack.pop()
    context.closePDF()
  }
}
