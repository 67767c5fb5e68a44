import Drawing
import ViewCore
import Views

extension ViewGraph {
  /// What lies behind the root view.
  package var backgroundColor: ResolvedColor { .white }
}
