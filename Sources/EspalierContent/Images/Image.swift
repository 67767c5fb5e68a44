// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierPictures
import Foundation

/// A picture: a file, pixels, or a symbol.
///
/// A picture has the size of its pixels at their scale, a symbol that of the font; only `resizable()` makes it take the
/// size that it is offered (specification L5). A name that nothing is found for draws nothing and gives a warning.
public struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  package enum Source: Equatable, Sendable {
    case named(String, bundle: Bundle?)
    case symbol(String, value: Double?)
    case picture(PictureReference)
    case drawing(ImageRecipe)
  }

  /// The accessibility label.
  package enum Description: Equatable, Sendable {
    /// Derived from the picture's name.
    case automatic
    case text(Text)
    case decoration
  }

  /// How a picture takes the size that it is offered.
  package struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  package var source: Source
  package var description: Description
  package var resizing: Resizing?
  package var renderingMode: TemplateRenderingMode?
  package var symbolRenderingMode: SymbolRenderingMode?
  package var interpolation: Interpolation?
  package var isAntialiased = true
  package var orientation = Orientation.up

  package init(_ source: Source, _ description: Description = .automatic) {
    self.source = source
    self.description = description
  }

  /// A picture of a bundle: of its asset catalogues or its files, with or without their ending; nil is the program's own
  /// bundle. Screen readers read its name.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle: bundle)) }

  /// A picture of a bundle, with `label` for screen readers.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle: bundle), .text(label))
  }

  /// A picture of a bundle that a screen reader passes over.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle: bundle), .decoration) }

  /// A symbol by the name that it has in SF Symbols. An unknown name draws a box and gives a warning.
  public init(systemName: String) { self.init(.symbol(systemName, value: nil)) }

  /// A symbol of which the part `variableValue`, 0…1, is lit; nil is all.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName, value: variableValue)) }

  /// A picture of a bundle. Files of pictures have no variable parts: the value does nothing.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// A picture of a bundle, with `label` for screen readers.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// A picture of a bundle that a screen reader passes over.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// A picture of a resource.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

/// The name of a picture in a bundle.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// A picture of an asset catalogue, by its name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A decoded picture, the same as another if it is the same object.
package struct PictureReference: Equatable, Sendable {
  package let picture: Picture
  package init(_ picture: Picture) { self.picture = picture }
  package static func == (a: PictureReference, b: PictureReference) -> Bool { a.picture === b.picture }
}
