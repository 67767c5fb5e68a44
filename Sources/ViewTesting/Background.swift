import Drawing
import ViewCore
import Views

extension ViewGraph {
  /// What lies behind the root view: white, or black in dark surroundings, as behind pages and lists.
  package var backgroundColor: ResolvedColor {
    environmentValues.colorScheme == .dark ? .black : .white
  }
}
