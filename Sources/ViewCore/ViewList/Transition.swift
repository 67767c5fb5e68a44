/// How a view comes and goes. For now: the trait that tells a container in which order to swap views.
package struct TransitionTrait {
  /// Without any effect: the old view goes before the new one comes (oracle S8).
  package let isIdentity: Bool
  package init(isIdentity: Bool) { self.isIdentity = isIdentity }
}

package enum TransitionTraitKey: _ViewTraitKey {
  package static var defaultValue: TransitionTrait { TransitionTrait(isIdentity: false) }
}
