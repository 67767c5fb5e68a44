// SPDX-License-Identifier: MIT

import SwiftUI

extension Page {
  static var images: Page {
    Page("Images") {
      Picture("weights", width: 420, height: 50) {
        HStack(spacing: 14) {
          ForEach(Array(zip(weights.indices, weights)), id: \.0) { Image(systemName: "heart.circle").fontWeight($1) }
        }
        .font(.system(size: 28))
      }
      Picture("scales beside text", width: 300, height: 60) {
        HStack(alignment: .firstTextBaseline) {
          Text("Text")
          Image(systemName: "star.fill").imageScale(.small)
          Image(systemName: "star.fill")
          Image(systemName: "star.fill").imageScale(.large)
          Text("Text")
        }
        .font(.title)
      }
      Picture("hierarchical, palette", width: 260, height: 60) {
        HStack(spacing: 14) {
          Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
          Image(systemName: "folder.badge.plus").symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
          Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.black, .yellow)
          Image(systemName: "person.crop.circle.badge.checkmark").foregroundStyle(.green, .secondary)
        }
        .font(.system(size: 36))
      }
      Picture("slash, badge, numbers", width: 420, height: 60) {
        HStack(spacing: 14) {
          ForEach(
            [
              "bell.slash", "mic.slash.fill", "wifi.slash", "bell.badge.fill", "doc.badge.plus", "1.circle",
              "42.square.fill",
            ],
            id: \.self
          ) { Image(systemName: $0) }
        }
        .font(.system(size: 30))
      }
      Picture("variable value", width: 260, height: 50) {
        HStack(spacing: 14) {
          ForEach([0, 0.3, 0.6, 1], id: \.self) { Image(systemName: "wifi", variableValue: $0) }
        }
        .font(.system(size: 30))
      }
      Picture("gradient", width: 80, height: 80) {
        Image(systemName: "flame.fill").font(.system(size: 56))
          .foregroundStyle(LinearGradient(colors: [.red, .yellow], startPoint: .bottom, endPoint: .top))
      }
      Picture("unknown name", width: 60, height: 60) { Image(systemName: "flux.capacitor").font(.largeTitle) }
      Picture("labels", width: 240, height: 110) {
        VStack(alignment: .leading, spacing: 8) {
          Label("Favourites", systemImage: "heart.fill").foregroundStyle(.pink)
          Label("Settings", systemImage: "gearshape").font(.title2)
          Button("Add", systemImage: "plus") {}.buttonStyle(.borderedProminent)
        }
      }
      Picture("resizable: stretch, fit, tile, caps", width: 480, height: 110) {
        HStack(spacing: 12) {
          checkers.resizable().frame(width: 100, height: 60)
          checkers.resizable().scaledToFit().frame(width: 100, height: 60).border(.gray)
          checkers.resizable(resizingMode: .tile).frame(width: 100, height: 60)
          checkers.resizable(capInsets: EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6))
            .interpolation(.none).frame(width: 100, height: 60)
        }
      }
      Picture("ImagePaint", width: 120, height: 90) {
        Circle().fill(ImagePaint(image: checkers, scale: 0.5)).padding(8)
      }
      Picture("ContentUnavailableView", width: 300, height: 220) {
        ContentUnavailableView("No Mail", systemImage: "tray.fill", description: Text("New mail will appear here."))
      }
      FilmStrip("bounce", width: 60, height: 60, at: [0, 0.1, 0.2, 0.3, 0.4, 0.5]) { Bouncing() }
    }
  }

  private static var weights: [Font.Weight] {
    [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
  }

  /// A frame with four colours in it, 24 × 24.
  private static var checkers: Image {
    let side = 24
    var bytes: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        let isEdge = min(x, y, side - 1 - x, side - 1 - y) < 3
        bytes += isEdge ? [40, 40, 60, 255] : [x < 12 ? 230 : 60, y < 12 ? 180 : 80, x < 12 ? 60 : 220, 255]
      }
    }
    return Image(decorative: CGImage(rgba: bytes, width: side, height: side)!, scale: 1)
  }
}

private struct Bouncing: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Go").font(.caption2).onTapGesture { count += 1 }
      Image(systemName: "bell.fill").font(.title).symbolEffect(.bounce, value: count)
    }
  }
}
