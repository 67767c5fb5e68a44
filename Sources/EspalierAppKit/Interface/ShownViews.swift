// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import Foundation

// The views of AppKit that SwiftUI has an equivalent for.

extension NSTextField: ShownInSwiftUI {
  var shown: AnyView {
    let text = Text(verbatim: stringValue)
      .font(font.map { Font($0) } ?? .body)
      .foregroundColor(textColor.map { Color(nsColor: $0) } ?? .primary)
      .lineLimit(maximumNumberOfLines == 0 ? nil : maximumNumberOfLines)
      .multilineTextAlignment(alignment == .center ? .center : alignment == .right ? .trailing : .leading)
      .background(drawsBackground ? backgroundColor.map { Color(nsColor: $0) } ?? .clear : .clear)
    guard isEditable else {
      let place: Alignment = alignment == .center ? .center : alignment == .right ? .trailing : .leading
      return AnyView(text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place))
    }
    return AnyView(NSTextFieldContent(field: self, wantsKeyboard: wantsKeyboard))
  }
}

extension NSImageView: ShownInSwiftUI {
  var shown: AnyView {
    guard let image else { return AnyView(EmptyView()) }
    let picture = Image(nsImage: image)
    let view: AnyView =
      switch imageScaling {
      case .scaleAxesIndependently: AnyView(picture.resizable())
      case .scaleNone: AnyView(picture)
      case .scaleProportionallyDown, .scaleProportionallyUpOrDown: AnyView(picture.resizable().scaledToFit())
      }
    return view
  }
}

extension NSProgressIndicator: ShownInSwiftUI {
  var shown: AnyView {
    guard isAnimating || isDisplayedWhenStopped else { return AnyView(EmptyView()) }
    let value = isIndeterminate ? nil : (doubleValue - minValue) / max(maxValue - minValue, .leastNonzeroMagnitude)
    if style == .spinning { return AnyView(ProgressView().controlSize(controlSize == .regular ? .regular : .small)) }
    return AnyView(ProgressView(value: value).progressViewStyle(.linear))
  }
}

extension NSVisualEffectView: ShownInSwiftUI {
  var shown: AnyView {
    let blur: EspalierPrimitives.Material =
      switch material {
      case .titlebar, .headerView: .bar
      case .hudWindow, .fullScreenUI, .underWindowBackground: .ultraThin
      case .menu, .popover, .sheet, .toolTip: .regular
      default: .thin
      }
    return AnyView(Rectangle().fill(blur))
  }
}
