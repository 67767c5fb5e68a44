// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierPrimitives
import Foundation

@available(
  *, unavailable, message: "Espalier has no shaders: use Canvas, blendMode(_:), or the effects such as hueRotation(_:)."
)
extension View {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}

@available(
  *, unavailable, message: "Espalier has no shaders: use Canvas, blendMode(_:), or the effects such as hueRotation(_:)."
)
extension GraphicsContext.Filter {
  public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter { .colorInvert() }
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
    .colorInvert()
  }
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
    .colorInvert()
  }
}

@available(
  *, unavailable, message: "Espalier has no shaders: use Canvas, blendMode(_:), or the effects such as hueRotation(_:)."
)
extension VisualEffect {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}

@available(
  *, unavailable, message: "Espalier has no shaders: use Canvas, blendMode(_:), or the effects such as hueRotation(_:)."
)
public struct Shader: Sendable {
  public init(function: ShaderFunction, arguments: [Argument]) {}

  public struct Argument: Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
  }
}

@available(
  *, unavailable, message: "Espalier has no shaders: use Canvas, blendMode(_:), or the effects such as hueRotation(_:)."
)
@dynamicCallable
public struct ShaderFunction: Sendable {
  public init(library: ShaderLibrary, name: String) {}
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

@available(
  *, unavailable, message: "Espalier has no shaders: use Canvas, blendMode(_:), or the effects such as hueRotation(_:)."
)
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  public static let `default` = ShaderLibrary()
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
  public static subscript(dynamicMember name: String) -> ShaderFunction { `default`[dynamicMember: name] }
}

@available(
  *, unavailable,
  message:
    "Espalier has no shaders: use another Shading, such as linearGradient(_:startPoint:endPoint:options:) or style(_:)."
)
extension GraphicsContext.Shading {
  public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading { .foreground }
}

@available(
  *, unavailable, message: "Espalier has no CGContext, for Linux has none: draw by the methods of GraphicsContext."
)
extension GraphicsContext {
  public func withCGContext(content: (_CGContext) throws -> Void) rethrows {}

  /// Accepts the names of any drawing.
  @dynamicMemberLookup
  public struct _CGContext {
    @dynamicCallable
    public struct Member {
      public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) {}
    }
    public subscript(dynamicMember name: String) -> Member { Member() }
  }
}
