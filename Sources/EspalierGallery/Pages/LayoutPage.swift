// SPDX-License-Identifier: MIT

import SwiftUI

extension Page {
  static var layout: Page {
    Page("Layout") {
      Picture("HStack shares its width", width: 220, height: 60) {
        HStack {
          Color.red
          Color.green.frame(minWidth: 30, maxWidth: 50)
          Color.blue.frame(width: 20)
        }
        .padding(8)
      }
      Picture("VStack, leading", width: 140, height: 100) {
        VStack(alignment: .leading) {
          Text("Title").font(.headline)
          Text("A line below it").font(.caption)
          Divider()
          Capsule().fill(.teal).frame(width: 60, height: 14)
        }
        .padding(8)
      }
      Picture("Baselines", width: 200, height: 70) {
        HStack(alignment: .firstTextBaseline) {
          Text("large").font(.largeTitle)
          Text("small").font(.caption)
          Rectangle().fill(.orange).frame(width: 20, height: 20)
        }
      }
      Picture("A guide of one's own", width: 200, height: 90) {
        VStack(alignment: .colon, spacing: 4) {
          Entry(name: "Name", value: "Espalier")
          Entry(name: "Kind", value: "tree")
          Entry(name: "Grows on", value: "walls")
        }
      }
      Picture("Grid", width: 220, height: 130) {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
          GridRow {
            Text("Fruit").bold()
            Text("Price").bold().gridColumnAlignment(.trailing)
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow {
            Text("Apple"); Text("1.20")
          }
          GridRow {
            Text("Quince"); Text("12.00")
          }
          GridRow { Color.mint.frame(height: 14).gridCellColumns(2) }
        }
      }
      Picture("ViewThatFits, wide", width: 220, height: 40) { FittingLabel() }
      Picture("ViewThatFits, narrow", width: 70, height: 40) { FittingLabel() }
      Picture("Safe area", width: 120, height: 160) {
        ZStack {
          LinearGradient(colors: [.indigo, .cyan], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
          Color.white.opacity(0.4)
          Text("safe")
        }
        .safeAreaInset(edge: .top, spacing: 0) { Bar(text: "top") }
        .safeAreaInset(edge: .leading, spacing: 0) { Color.orange.opacity(0.5).frame(width: 18) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Bar(text: "bottom") }
      }
      Picture("safeAreaPadding", width: 120, height: 100) {
        Text("content").frame(maxWidth: .infinity, maxHeight: .infinity).background(.yellow)
          .safeAreaPadding(.horizontal, 20).safeAreaPadding(.top, 10)
      }
      Picture("containerRelativeFrame, a third", width: 180, height: 60) {
        HStack(spacing: 10) {
          Color.pink.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
          Color.purple.containerRelativeFrame(.horizontal, count: 3, spacing: 10)
        }
        .frame(height: 40)
      }
      Picture("aspectRatio, fit and fill", width: 180, height: 80) {
        HStack {
          Color.blue.aspectRatio(1.5, contentMode: .fit).border(.primary)
          Color.blue.aspectRatio(1.5, contentMode: .fill).frame(width: 50, height: 60).clipped().border(.primary)
        }
      }
      Picture("position and offset", width: 120, height: 80) {
        ZStack {
          Circle().fill(.red).frame(width: 20, height: 20).position(x: 30, y: 30)
          Circle().fill(.blue).frame(width: 20, height: 20).offset(x: 30, y: 10)
        }
      }
      Picture("A layout of one's own", width: 160, height: 80) {
        Staircase {
          ForEach(0..<5) { Text("\($0)").padding(3).background(.green.opacity(0.4)) }
        }
      }
      FilmStrip("AnyLayout moves its views", width: 120, height: 90, at: [0, 0.25, 0.5, 1]) { ChangingLayout() }
    }
  }
}

extension HorizontalAlignment {
  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
  }
  fileprivate static let colon = HorizontalAlignment(Colon.self)
}

private struct Entry: View {
  let name: String
  let value: String

  var body: some View {
    HStack(spacing: 0) {
      Text(name).foregroundStyle(.secondary)
      Text(":").alignmentGuide(.colon) { $0[.leading] }
      Text(" " + value)
    }
  }
}

private struct FittingLabel: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Circle().fill(.green).frame(width: 16, height: 16); Text("everything is fine")
      }
      HStack {
        Circle().fill(.green).frame(width: 16, height: 16); Text("fine")
      }
      Circle().fill(.green).frame(width: 16, height: 16)
    }
  }
}

private struct Bar: View {
  let text: String
  var body: some View {
    Text(text).font(.caption).frame(maxWidth: .infinity).padding(.vertical, 4).background(.gray.opacity(0.5))
  }
}

private struct Staircase: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let part = (CGFloat(index) + 0.5) / CGFloat(subviews.count)
      subview.place(
        at: CGPoint(x: bounds.minX + part * bounds.width, y: bounds.minY + part * bounds.height), anchor: .center,
        proposal: .unspecified)
    }
  }
}

private struct ChangingLayout: View {
  @State private var isColumn = false

  var body: some View {
    let layout = isColumn ? AnyLayout(VStackLayout(alignment: .trailing)) : AnyLayout(HStackLayout(alignment: .top))
    VStack {
      Text("Go").font(.caption2).onTapGesture { withAnimation(.linear(duration: 1)) { isColumn = true } }
      layout {
        Color.red.frame(width: 20, height: 16)
        Color.orange.frame(width: 30, height: 16)
        Color.yellow.frame(width: 40, height: 16)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
