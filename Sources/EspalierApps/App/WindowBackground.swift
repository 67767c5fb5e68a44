// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierNavigation
import EspalierPrimitives

extension ViewGraph {
  /// The background colour below the root view: that of pages and plain lists, or that of a form across the window.
  package var backgroundColor: ResolvedColor {
    let form = preference(FormBackgroundKey.self)?.across(window.frame.peek().rect)
    return (form?.color ?? .background).resolve(in: environment.values)
  }

  /// The title that the content sets for its window, and the subtitle behind it; nil where it sets none.
  package var contentTitle: (title: String?, subtitle: String?) {
    let settings = preference(NavigationBarSettingsKey.self)
    func plain(_ text: Text?) -> String? { text?.plainString(in: environment.values, date: clock.date) }
    return (plain(settings.title), plain(settings.subtitle))
  }
}
