import Drawing
import ViewCore

extension ViewGraph {
  /// What lies behind the root view: white, or black in dark surroundings, as behind pages and lists.
  package var backgroundColor: ResolvedColor {
    environmentValues.colorScheme == .dark ? .black : .white
  }

  /// The title that the content gives its window; nil where it gives none.
  package var contentTitle: String? {
    preference(NavigationBarSettingsKey.self).title?.plainString(in: environmentValues, date: date)
  }
}
