// SPDX-License-Identifier: MIT

internal import EspalierCPictures
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

/// An SVG file, drawn anew for each size: in this process if it is plain and cheap (`VectorProfile`), else in a process
/// of its own (`VectorWorker`).
package final class VectorPicture: Picture, @unchecked Sendable {
  private let data: Data
  private let profile: VectorProfile?
  /// The library with its document; nil for a file that is not plain, which librsvg does not read in this process.
  private let document: (library: VectorLibrary, handle: OpaquePointer)?
  private let lock = NSLock()
  /// The number of pixels for which a process failed.
  private var failedPixels = Int.max

  static let mostBytes = PictureDecoder.mostVectorBytes
  /// The greatest number of seconds that a drawing may cost in this process.
  static let mostSeconds = 0.25

  /// Whether data is SVG: XML whose first element is `svg`.
  static func isVector(_ data: Data) -> Bool { VectorProlog.leadsToDrawing(data) }

  /// - Throws: Also for a file that cannot be drawn within the limits.
  init(_ data: Data, name: String, isTemplate: Bool) throws {
    guard data.count <= Self.mostBytes else { throw PictureError.tooManyBytes(data.count) }
    self.data = data
    profile = try? VectorProfile(data)
    if profile != nil {
      let library = try VectorLibrary.open()
      let handle = try Self.handle(data, library)
      document = (library, handle)
      super.init(name: name, size: Self.dimensions(of: handle, library).natural, isTemplate: isTemplate)
    } else {
      document = nil
      try EmbeddedPictures.check(data)
      // A trial drawing determines whether the file can be drawn at all.
      let trial = try VectorWorker.draw(data, width: 256, height: 256, size: CGSize(width: 256, height: 256))
      super.init(name: name, size: trial.dimensions.natural, isTemplate: isTemplate)
    }
  }

  deinit { if let document { g_object_unref(UnsafeMutableRawPointer(document.handle)) } }

  private static func handle(_ data: Data, _ library: VectorLibrary) throws -> OpaquePointer {
    var error: UnsafeMutablePointer<GError>?
    let made = data.withUnsafeBytes { bytes in
      library.new(bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &error)
    }
    guard let made else {
      defer { if let error { g_error_free(error) } }
      throw PictureError.notDecodable(error.map { String(cString: $0.pointee.message) } ?? "damaged SVG")
    }
    // As in CSS, which SVG refers to; librsvg's own is 90.
    library.setResolution(made, 96)
    return made
  }

  private static func dimensions(of handle: OpaquePointer, _ library: VectorLibrary) -> VectorDimensions {
    var (width, height) = (0.0, 0.0)
    let hasSize = library.pixelSize(handle, &width, &height) != 0
    var (hasWidth, hasHeight, hasBox) = (gboolean(0), gboolean(0), gboolean(0))
    var (w, h, box) = (EspalierVectorLength(), EspalierVectorLength(), EspalierVectorRectangle())
    library.dimensions(handle, &hasWidth, &w, &hasHeight, &h, &hasBox, &box)
    return VectorDimensions(
      size: hasSize ? CGSize(width: width, height: height) : nil,
      box: hasBox != 0 ? CGSize(width: box.width, height: box.height) : nil)
  }

  override func draw(into context: OpaquePointer, width: Double, height: Double, layer: Int?) {
    var (deviceWidth, deviceHeight) = (width, height)
    cairo_user_to_device_distance(context, &deviceWidth, &deviceHeight)
    func pixels(_ length: Double) -> Double { min(max(abs(length).rounded(.up), 1), 4096) }
    let device = CGSize(width: pixels(deviceWidth), height: pixels(deviceHeight))
    cairo_save(context)
    cairo_scale(context, width / size.width, height / size.height)
    if isCheap(at: device) {
      drawHere(context)
    } else {
      drawElsewhere(context, Int(clamping: device.width), Int(clamping: device.height))
    }
    cairo_restore(context)
  }

  private func drawHere(_ context: OpaquePointer) {
    guard let document else { return }
    // A file keeps its proportions if it specifies that; an image view stretches it nevertheless.
    var area = area
    lock.withLock { _ = document.library.render(document.handle, context, &area, nil) }
  }

  private var area: EspalierVectorRectangle {
    EspalierVectorRectangle(x: 0, y: 0, width: size.width, height: size.height)
  }

  private func drawElsewhere(_ context: OpaquePointer, _ width: Int, _ height: Int) {
    guard lock.withLock({ width * height < failedPixels }) else { return }
    do {
      let surface = try VectorWorker.draw(data, width: width, height: height, size: size).surface
      cairo_scale(context, size.width / Double(width), size.height / Double(height))
      cairo_set_source_surface(context, surface.opaque, 0, 0)
      cairo_paint(context)
    } catch PictureError.noProcess where document != nil {
      // Drawing a plain file ends, whatever it costs.
      drawHere(context)
    } catch {
      lock.withLock { failedPixels = min(failedPixels, width * height) }
      let text = "Espalier: The drawing '\(name)' is not shown at \(width) × \(height) pixels: \(error).\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
  }

  private func isCheap(at size: CGSize) -> Bool {
    profile.map { $0.seconds(width: size.width, height: size.height) <= Self.mostSeconds } ?? false
  }

  /// The box around the outline of an element, in points of the document; nil if there is no such element or it draws nothing.
  ///
  /// Nil also for a file that is not plain. Without the width of lines: librsvg 2.54 includes the document's origin in
  /// the box of a stroke.
  func bounds(of id: String) -> CGRect? {
    guard let (library, handle) = document else { return nil }
    var (area, outline) = (area, EspalierVectorRectangle())
    let isFound = lock.withLock {
      library.hasPart(handle, "#" + id) != 0 && library.geometry(handle, "#" + id, &area, nil, &outline, nil) != 0
    }
    guard isFound, outline.width > 0 || outline.height > 0 else { return nil }
    return CGRect(x: outline.x, y: outline.y, width: outline.width, height: outline.height)
  }

  /// Draws an element alone, so that a part of the document fills a rectangle at the origin. Only for a plain file.
  func draw(_ id: String, from part: CGRect, into context: OpaquePointer, width: Double, height: Double) {
    guard let (library, handle) = document else { return }
    cairo_save(context)
    cairo_scale(context, width / part.width, height / part.height)
    cairo_translate(context, -part.minX, -part.minY)
    var area = area
    lock.withLock { _ = library.renderLayer(handle, context, "#" + id, &area, nil) }
    cairo_restore(context)
  }
}
