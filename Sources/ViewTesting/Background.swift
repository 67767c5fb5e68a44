import Drawing
import ViewCore
import Views

extension ViewGraph {
  /// What lies behind the root view: white, or near black in dark surroundings.
  package var backgroundColor: ResolvedColor {
    environmentValues.colorScheme == .dark ? ResolvedColor(hexadecimal: 0x1C1C_1EFF) : .white
  }
}
