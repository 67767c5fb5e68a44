// SPDX-License-Identifier: MIT

extension _ViewInputs {
  /// The place of the view; nil if no state is handed over.
  @MainActor package var handoverPlace: HandoverPlace? {
    get { Handover.isActive ? self[fixed: HandoverPlace.self] : nil }
    set { self[fixed: HandoverPlace.self] = newValue }
  }

  @MainActor func standing(at place: HandoverPlace?) -> _ViewInputs {
    var inputs = self
    inputs.handoverPlace = place
    return inputs
  }

  /// The inputs of the next view of a type.
  @MainActor func entering(_ type: Any.Type) -> _ViewInputs {
    handoverPlace.map { standing(at: $0.next(type)) } ?? self
  }
}

extension _ViewListInputs {
  /// The inputs of the next list of a type.
  @MainActor func entering(_ type: Any.Type) -> _ViewListInputs {
    guard Handover.isActive else { return self }
    var inputs = self
    inputs.base = base.entering(type)
    return inputs
  }

  /// The inputs of one of several views that come and go.
  @MainActor func entering(element id: AnyHashable) -> _ViewListInputs {
    guard let place = base.handoverPlace else { return self }
    var inputs = self
    inputs.base.handoverPlace = place.element(id)
    return inputs
  }
}

extension ModifiedContent: HandoverWrapper {
  static var content: Any.Type { Content.self }
}
