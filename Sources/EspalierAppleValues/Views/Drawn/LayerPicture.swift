// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// The layers in a layer, and its picture: colours, borders, gradients, shapes and pixels.
struct LayerPicture: View {
  let layer: CALayer
  /// The number of changes, which makes the body run anew.
  let count: Int
  let size: CGSize

  var body: some View {
    if layer.contents != nil || layer.sublayers?.isEmpty == false || layer.isDrawn {
      ZStack(alignment: .topLeading) {
        if let picture = layer.picture { picture.frame(width: size.width, height: size.height) }
        if let sublayers = layer.sublayers?.sorted(by: { $0.zPosition < $1.zPosition }) {
          ForEach(sublayers.indices, id: \.self) { index in
            let sublayer = sublayers[index]
            DrawnBoxView(sublayer.box) { EmptyView() }
              .position(x: sublayer.frame.midX, y: sublayer.frame.midY)
          }
        }
      }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      .allowsHitTesting(false)
    }
  }
}

@MainActor
extension CALayer {
  fileprivate var isDrawn: Bool { self is CAGradientLayer || self is CAShapeLayer || self is CAEmitterLayer }

  /// The look of a layer in another one.
  fileprivate var box: DrawnBox {
    var box = DrawnBox()
    box.frame = frame
    box.layer = self
    return box
  }

  fileprivate var picture: AnyView? {
    if let gradient = self as? CAGradientLayer { return AnyView(gradient.gradient) }
    if let shape = self as? CAShapeLayer { return AnyView(shape.shape) }
    guard let contents else { return nil }
    if let emitter = self as? CAEmitterLayer { return AnyView(EmitterPicture(layer: emitter)) }
    guard let image = contents as? CGImage else { return nil }
    let picture = Image(decorative: image, scale: max(contentsScale, 0.01))
    switch contentsGravity {
    case .resize: return AnyView(picture.resizable())
    case .resizeAspect: return AnyView(picture.resizable().scaledToFit())
    case .resizeAspectFill: return AnyView(picture.resizable().scaledToFill())
    default:
      return AnyView(
        picture.fixedSize().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: contentsGravity.alignment))
    }
  }
}

extension CALayerContentsGravity {
  /// The place of content in its own size.
  fileprivate var alignment: Alignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    default: .center
    }
  }
}

@MainActor
extension CAGradientLayer {
  fileprivate var gradient: some View {
    let colors = (colors ?? []).map { color in
      (color as? any PlatformColor)?.drawnColor ?? (color as? CGColor).map { Color(cgColor: $0) } ?? .clear
    }
    let places = locations?.map { CGFloat($0.doubleValue) } ?? []
    let stops = colors.indices.map { index in
      Gradient.Stop(
        color: colors[index],
        location: places.indices.contains(index) ? places[index] : CGFloat(index) / CGFloat(max(colors.count - 1, 1)))
    }
    let (start, end) = (UnitPoint(x: startPoint.x, y: startPoint.y), UnitPoint(x: endPoint.x, y: endPoint.y))
    return LinearGradient(gradient: Gradient(stops: stops), startPoint: start, endPoint: end)
      .clipShape(LayerOutline(radius: cornerRadius, corners: maskedCorners, isContinuous: false))
  }
}

@MainActor
extension CAShapeLayer {
  fileprivate var shape: some View {
    let path = path.map { Path($0) } ?? Path()
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap.cap, lineJoin: lineJoin.join,
      dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
    let line = path.trimmedPath(from: strokeStart, to: strokeEnd)
    return ZStack(alignment: .topLeading) {
      if let fillColor { path.fill(Color(cgColor: fillColor), style: FillStyle(eoFill: fillRule == .evenOdd)) }
      if let strokeColor, lineWidth > 0 { line.stroke(Color(cgColor: strokeColor), style: style) }
    }
  }
}
