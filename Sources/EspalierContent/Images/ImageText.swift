// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierPrimitives
import EspalierText
import Foundation

extension Text {
  /// A picture in a line of text, as one of its characters. Symbols have the size of the text.
  public init(_ image: Image) { self.init(ImageText(image: image)) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds `%@` and a picture in the line.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}

private struct ImageText: ComputedText {
  let image: Image

  func append(to resolution: inout TextResolution, style: TextRunStyle) {
    let inline = InlineImage(image: image, traits: style.traits)
    // Texts are resolved by rules, and rules run on the main actor.
    nonisolated(unsafe) let surroundings = inline.surroundings(resolution.environment)
    let (size, baseline): (CGSize, CGFloat?) = MainActor.assumeIsolated {
      let resolved = image.resolved(in: surroundings)
      return (resolved.size, resolved.baseline)
    }
    let descent = size.height - (baseline ?? size.height)
    resolution.append(
      AnyTextPicture(inline), TextAttachment(size: size, descent: descent), style)
  }
}

private struct InlineImage: TextPicture {
  let image: Image
  /// The traits of the surrounding text: the size and weight of a symbol.
  let traits: TextTraits

  var label: String { image.spokenLabel ?? "" }

  func surroundings(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.text.traits = traits
    return environment
  }

  @MainActor func draw(in frame: CGRect, paint: Paint, environment: EnvironmentValues) -> DisplayList {
    let environment = surroundings(environment)
    let resolved = image.resolved(in: environment)
    guard let picture = resolved.picture, frame.width > 0, frame.height > 0 else { return .empty }
    var paints = image.styles(resolved, in: environment).map(\.paint)
    if paints.count == 1 { paints = [paint] }
    let isMirrored = image.followsReading && environment.layoutDirection == .rightToLeft
    return DisplayList([image.item(picture, in: frame, paints: paints, isMirrored: isMirrored)])
  }
}
