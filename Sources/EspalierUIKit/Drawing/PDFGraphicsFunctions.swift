// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

private func begin(_ bounds: CGRect, _ information: [AnyHashable: Any]?, _ write: @escaping (Data) -> Void) -> Bool {
  let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
  let keys = (information ?? [:]).reduce(into: [String: Any]()) { keys, entry in
    if let key = entry.key.base as? String ?? (entry.key.base as? NSString).map({ $0 as String }) {
      keys[key] = entry.value
    }
  }
  let box = bounds.isEmpty ? letter : bounds
  guard let context = CGContext(file: box, isUpright: false, keys: keys, write: write) else { return false }
  GraphicsStack.push(context)
  return true
}

/// Begins a PDF file in memory.
/// - Parameters:
///   - bounds: The rectangle of its pages in points; without a size, letter paper.
///   - documentInfo: The file's description, by keys such as `kCGPDFContextTitle`.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  // A file that is not written is still ended by the program.
  if !begin(bounds, documentInfo, { data.append($0) }) { GraphicsStack.push(CGContext(size: bounds.size)) }
}

/// Begins a PDF file at a path. Returns whether it can be written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
  guard FileManager.default.isWritableFile(atPath: folder) else { return false }
  return begin(bounds, documentInfo) { try? $0.write(to: URL(fileURLWithPath: path), options: .atomic) }
}

/// Ends the PDF file that was begun last, and writes it.
public func UIGraphicsEndPDFContext() { GraphicsStack.pop()?.context.closePDF() }

/// Begins a page in the size of the file's.
public func UIGraphicsBeginPDFPage() { GraphicsStack.current?.context.beginPage(in: nil) }

/// Begins a page of a rectangle of points.
/// - Parameter pageInfo: Further rectangles of the page; without effect.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  GraphicsStack.current?.context.beginPage(in: bounds)
}

/// The rectangle of the current page in points; empty if no PDF file is being drawn.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  guard let context = GraphicsStack.current?.context, context.mediaBox != nil else { return .zero }
  return CGRect(origin: .zero, size: context.size)
}

/// Makes a rectangle of the page lead to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  GraphicsStack.current?.context.setURL(url as NSURL, for: rect)
}

/// Gives a point of the page a name for links.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  GraphicsStack.current?.context.addDestination(NSString(string: name), at: point)
}

/// Makes a rectangle of the page lead to a point with a name.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  GraphicsStack.current?.context.setDestination(NSString(string: name), for: rect)
}
