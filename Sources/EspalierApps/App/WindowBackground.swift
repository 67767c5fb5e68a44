// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierNavigation
import EspalierPrimitives

extension ViewGraph {
  /// What lies behind the root view: the colour behind pages and plain lists, or that of a form in it.
  package var backgroundColor: ResolvedColor {
    (preference(FormBackgroundKey.self) ?? .background).resolve(in: environment.values)
  }

  /// The title that the content gives its window, and the subtitle behind it; nil where it gives none.
  package var contentTitle: (title: String?, subtitle: String?) {
    let settings = preference(NavigationBarSettingsKey.self)
    func plain(_ text: Text?) -> String? { text?.plainString(in: environment.values, date: clock.date) }
    return (plain(settings.title), plain(settings.subtitle))
  }
}
