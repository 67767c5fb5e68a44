// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierPictures
import Foundation

/// A picture: a file, pixels, or a symbol.
///
/// A picture has the size of its pixels at their scale, a symbol the size of the font; only after `resizable()` it fills its
/// proposed size (specification L5). An unknown name draws nothing and logs a warning.
public struct Image: Equatable, Sendable {
  /// The source of the picture.
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

  /// The way in which a picture fills its proposed size.
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

  /// A picture of a bundle: of its asset catalogues or its files, with or without the file extension; nil is the program's own
  /// bundle. Screen readers read its name.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle: bundle)) }

  /// A picture of a bundle, with `label` for screen readers.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle: bundle), .text(label))
  }

  /// A picture of a bundle that screen readers skip.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle: bundle), .decoration) }

  /// A symbol, named as in SF Symbols. An unknown name draws a box and logs a warning.
  public init(systemName: String) { self.init(.symbol(systemName, value: nil)) }

  /// A symbol of which the fraction `variableValue`, 0…1, is highlighted; nil is all of it.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName, value: variableValue)) }

  /// A picture of a bundle. Picture files have no variable parts: the value has no effect.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// A picture of a bundle, with `label` for screen readers.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// A picture of a bundle that screen readers skip.
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

/// A decoded picture, compared by object identity.
package struct PictureReference: Equatable, Sendable {
  package let picture: Picture
  package init(_ picture: Picture) { self.picture = picture }
  package static func == (a: PictureReference, b: PictureReference) -> Bool { a.picture === b.picture }
}
