// SPDX-License-Identifier: MIT

import SwiftUI

/// The card of a tip.
struct StandardTip: View {
  let configuration: TipViewStyleConfiguration
  var isSmall = false
  @Environment(\.tipStyle) private var style
  @Environment(\.tipIsInPopover) private var isInPopover

  private static let arrow = CGSize(width: 22, height: 10)

  var body: some View {
    if isInPopover {
      content
    } else {
      content
        .padding(configuration.arrowEdge.map { Edge.Set($0) } ?? [], Self.arrow.height)
        .background {
          TipShape(arrowEdge: configuration.arrowEdge, arrow: Self.arrow, radius: style.cornerRadius)
            .fill(style.background ?? AnyShapeStyle(.quaternary.opacity(0.6)))
        }
    }
  }

  private var content: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 12) {
        if let image = configuration.image { picture(image) }
        VStack(alignment: .leading, spacing: 4) {
          configuration.title?.font(.headline).foregroundStyle(.primary)
          if !isSmall, let message = configuration.message {
            message.font(.subheadline).foregroundStyle(.secondary).fixedSize(horizontal: false, vertical: true)
          }
        }
        Spacer(minLength: 0)
        Button {
          configuration.tip.invalidate(reason: .tipClosed)
        } label: {
          Image(systemName: "xmark").font(.subheadline).foregroundStyle(.secondary).padding(2).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Close")
      }
      .padding(isSmall ? 8 : 14)
      ForEach(configuration.actions) { action in
        Divider().padding(.leading, 14)
        Button(action: action.handler) {
          action.label().font(.subheadline).bold(action.index == 0)
            .foregroundStyle(.tint).frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .padding(.horizontal, 14)
        .padding(.vertical, 10)
      }
    }
  }

  private func picture(_ image: Image) -> some View {
    let size = style.imageSize ?? (isSmall ? CGSize(width: 20, height: 20) : CGSize(width: 36, height: 36))
    return image.resizable().scaledToFit().frame(width: size.width, height: size.height).foregroundStyle(.tint)
      .accessibilityHidden(true)
  }
}

/// A rounded rectangle with an arrow in the middle of one side.
struct TipShape: Shape {
  let arrowEdge: Edge?
  let arrow: CGSize
  let radius: Double

  func path(in rect: CGRect) -> Path {
    var body = rect
    var points: [CGPoint] = []
    switch arrowEdge {
    case .top:
      body = CGRect(x: rect.minX, y: rect.minY + arrow.height, width: rect.width, height: rect.height - arrow.height)
      points = [
        CGPoint(x: rect.midX - arrow.width / 2, y: body.minY), CGPoint(x: rect.midX, y: rect.minY),
        CGPoint(x: rect.midX + arrow.width / 2, y: body.minY),
      ]
    case .bottom:
      body = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - arrow.height)
      points = [
        CGPoint(x: rect.midX - arrow.width / 2, y: body.maxY), CGPoint(x: rect.midX, y: rect.maxY),
        CGPoint(x: rect.midX + arrow.width / 2, y: body.maxY),
      ]
    case .leading:
      body = CGRect(x: rect.minX + arrow.height, y: rect.minY, width: rect.width - arrow.height, height: rect.height)
      points = [
        CGPoint(x: body.minX, y: rect.midY - arrow.width / 2), CGPoint(x: rect.minX, y: rect.midY),
        CGPoint(x: body.minX, y: rect.midY + arrow.width / 2),
      ]
    case .trailing:
      body = CGRect(x: rect.minX, y: rect.minY, width: rect.width - arrow.height, height: rect.height)
      points = [
        CGPoint(x: body.maxX, y: rect.midY - arrow.width / 2), CGPoint(x: rect.maxX, y: rect.midY),
        CGPoint(x: body.maxX, y: rect.midY + arrow.width / 2),
      ]
    case nil: break
    }
    var path = Path(roundedRect: body, cornerRadius: radius)
    if points.count == 3 {
      path.move(to: points[0])
      path.addLine(to: points[1])
      path.addLine(to: points[2])
      path.closeSubpath()
    }
    return path
  }
}
