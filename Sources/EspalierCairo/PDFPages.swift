// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import Foundation

/// A page of a PDF file with several.
package struct PDFPageContent {
  /// A part of the page's drawing, in its points from the upper left corner.
  package enum Part {
    case list(DisplayList)
    /// A drawing by other code into the page's `cairo_t *`. Called once more if an item of a list fails.
    case other((OpaquePointer) -> Void)
  }

  /// An area that leads elsewhere.
  package struct Link {
    /// The effect of a click.
    package enum Target { case address(String), destination(String) }
    package var area: CGRect
    package var target: Target
    package init(area: CGRect, target: Target) { (self.area, self.target) = (area, target) }
  }

  /// A place with a name, to which links lead.
  package struct Destination {
    package var name: String
    package var point: CGPoint
    package init(name: String, point: CGPoint) { (self.name, self.point) = (name, point) }
  }

  package var size: CGSize
  /// The parts, back to front.
  package var parts: [Part]
  package var links: [Link]
  package var destinations: [Destination]

  package init(
    size: CGSize, parts: [Part] = [], links: [Link] = [], destinations: [Destination] = []
  ) {
    (self.size, self.parts, self.links, self.destinations) = (size, parts, links, destinations)
  }
}

/// The texts that describe a PDF file.
package struct PDFInformation {
  package var title, author, subject, keywords, creator: String?
  package init() {}
}

extension CairoRenderer {
  /// A PDF file of pages. Its date is the time of its making.
  /// - Throws: `RenderingError` for a page whose size is not a positive number, or without memory.
  package static func pdf(_ pages: [PDFPageContent], information: PDFInformation) throws -> Data {
    for page in pages { _ = try validated(page.size, 1) }
    let first = pages.first?.size ?? CGSize(width: 1, height: 1)
    var output = Output()
    let status = Omissions.draw { omissions in
      output = Output()
      let surface = cairo_pdf_surface_create_for_stream(
        Output.write, output.opaque, Double(first.width), Double(first.height))!
      defer { cairo_surface_destroy(surface) }
      information.write(to: surface)
      for page in pages {
        cairo_pdf_surface_set_size(surface, Double(page.size.width), Double(page.size.height))
        let status = page.draw(on: surface, omissions)
        guard status == CAIRO_STATUS_SUCCESS else { return status }
      }
      cairo_surface_finish(surface)
      return cairo_surface_status(surface)
    }
    try check(status, doing: "write a PDF file")
    return output.data
  }
}

extension PDFPageContent {
  @MainActor fileprivate func draw(on surface: OpaquePointer, _ omissions: Omissions) -> cairo_status_t {
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    for part in parts {
      switch part {
      case .list(let list): Canvas(context, isVector: true, omissions: omissions).draw(list, background: nil)
      case .other(let draw):
        cairo_save(context)
        draw(context)
        cairo_restore(context)
      }
    }
    for place in destinations {
      Self.mark(context, "cairo.dest", "name='\(Self.quoted(place.name))' x=\(place.point.x) y=\(place.point.y)")
    }
    for link in links {
      let rect = "rect=[\(link.area.minX) \(link.area.minY) \(link.area.width) \(link.area.height)]"
      switch link.target {
      case .address(let address): Self.mark(context, "Link", "\(rect) uri='\(Self.quoted(address))'")
      case .destination(let name): Self.mark(context, "Link", "\(rect) dest='\(Self.quoted(name))'")
      }
    }
    cairo_show_page(context)
    return cairo_status(context)
  }

  private static func mark(_ context: OpaquePointer, _ tag: String, _ attributes: String) {
    cairo_tag_begin(context, tag, attributes)
    cairo_tag_end(context, tag)
  }

  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
  }
}

extension PDFInformation {
  fileprivate func write(to surface: OpaquePointer) {
    for (key, text) in [
      (CAIRO_PDF_METADATA_TITLE, title), (CAIRO_PDF_METADATA_AUTHOR, author),
      (CAIRO_PDF_METADATA_SUBJECT, subject), (CAIRO_PDF_METADATA_KEYWORDS, keywords),
      (CAIRO_PDF_METADATA_CREATOR, creator),
    ] {
      if let text { cairo_pdf_surface_set_metadata(surface, key, text) }
    }
  }
}
