// SPDX-License-Identifier: MIT

import SwiftUI

/// One photograph in several sizes and ways, from the folder in the variable `PHOTOS`.
struct Photos: View {
  var folder = ProcessInfo.processInfo.environment["PHOTOS"] ?? ""
  @State private var isLarge = false

  var body: some View {
    let photo = Image("photo", bundle: Bundle(path: folder)).resizable()
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        photo.frame(width: isLarge ? 160 : 120, height: isLarge ? 120 : 90)
        photo.frame(width: 90, height: 90).clipShape(.circle)
        photo.frame(width: 60, height: 60).rotationEffect(.degrees(30)).opacity(0.5)
      }
      HStack(spacing: 8) {
        photo.renderingMode(.template).foregroundStyle(.red).frame(width: 80, height: 60)
        photo.interpolation(.none).frame(width: 80, height: 60)
        Image("photo", bundle: Bundle(path: folder)).frame(width: 100, height: 60).clipped()
        photo.frame(width: 80, height: 60).blur(radius: 3)
      }
      Button(isLarge ? "Larger" : "Smaller") { isLarge.toggle() }
    }
    .padding(10)
    .navigationTitle("Photos")
  }
}
