// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierLayout
import EspalierMotion
import EspalierPrimitives
import Foundation

/// A view of UIKit with moving content as a scroll view of SwiftUI.
struct UIScrollContent: View {
  let view: UIScrollView
  let subviews: UIViewSubviews
  let requested: ScrolledPlace
  @State private var position = ScrollPosition()
  @State private var pinchStart: CGFloat?

  var body: some View {
    let size = view.contentSize
    ScrollView(axes, showsIndicators: view.showsVerticalScrollIndicator || view.showsHorizontalScrollIndicator) {
      subviews
        .frame(width: max(size.width, 1), height: max(size.height, 1), alignment: .topLeading)
        .padding(EdgeInsets(view.contentInset))
        .frame(
          minWidth: view.bounds.width, minHeight: view.bounds.height, alignment: .topLeading)
    }
    .scrollDisabled(!view.isScrollEnabled)
    .scrollClipDisabled(!view.clipsToBounds)
    .modifier(UIScrollPages(isOn: view.isPagingEnabled))
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGPoint.self) { geometry in
      geometry.contentOffset
    } action: { _, place in
      view.scrolled(to: place)
    }
    .onChange(of: requested, initial: requested.count > 0) { _, place in
      if place.isAnimated {
        withAnimation { position.scrollTo(point: place.point) }
      } else {
        position.scrollTo(point: place.point)
      }
    }
    .gesture(
      MagnifyGesture()
        .onChanged { value in
          let start = pinchStart ?? view.zoomScale
          pinchStart = start
          view.pinch(to: start * value.magnification, isOver: false)
        }
        .onEnded { value in
          view.pinch(to: (pinchStart ?? view.zoomScale) * value.magnification, isOver: true)
          pinchStart = nil
        }, including: view.maximumZoomScale > view.minimumZoomScale ? .all : .subviews)
  }

  /// The directions in which the content is larger than the view, or moves nonetheless.
  private var axes: Axis.Set {
    var axes: Axis.Set = []
    let inset = view.contentInset
    if view.contentSize.width + inset.left + inset.right > view.bounds.width + 0.5 || view.alwaysBounceHorizontal {
      axes.insert(.horizontal)
    }
    if view.contentSize.height + inset.top + inset.bottom > view.bounds.height + 0.5 || view.alwaysBounceVertical {
      axes.insert(.vertical)
    }
    return axes
  }
}

private struct UIScrollPages: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn { content.scrollTargetBehavior(.paging) } else { content }
  }
}
