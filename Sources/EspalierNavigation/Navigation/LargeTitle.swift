// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierLayout
import EspalierPrimitives
import Foundation

/// The large title of a page, below the row of the bar. It collapses while the page is scrolled: the part that is left is its
/// lower end.
struct LargeTitle: View {
  let settings: NavigationBarSettings
  let title: Text
  let toolbar: Toolbar
  /// The height that is left, in points.
  let height: CGFloat
  @Environment(\.design) private var design

  init(settings: NavigationBarSettings, title: Text, toolbar: Toolbar, height: CGFloat) {
    self.settings = settings
    self.title = title
    self.toolbar = toolbar
    self.height = height
  }

  var body: some View {
    BarTitle(settings: settings, title: title, isLarge: true, toolbar: toolbar)
      .padding(.horizontal, design.bar.inset)
      .frame(maxWidth: .infinity, minHeight: design.bar.largeTitleHeight, alignment: .leading)
      .frame(height: height, alignment: .bottom)
      .clipped()
  }
}
