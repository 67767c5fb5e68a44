import Drawing
import ViewCore

extension ViewGraph {
  /// What lies behind the root view: white, or near black in dark surroundings.
  package var backgroundColor: ResolvedColor {
    environmentValues.colorScheme == .dark ? ResolvedColor(hexadecimal: 0x1C1C_1EFF) : .white
  }

  /// The title that the content gives its window; nil where it gives none.
  package var contentTitle: String? {
    preference(NavigationBarSettingsKey.self).title?.plainString(in: environmentValues, date: date)
  }
}
