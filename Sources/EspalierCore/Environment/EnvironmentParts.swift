// SPDX-License-Identifier: MIT

/// A value of the environment whose parts views set one by one, and which is one value because the parts are read together.
package protocol EnvironmentParts {
  /// The value if no view sets a part.
  init()

  /// The parts that differ from those of `origin`, and otherwise those of `place`: a view that is shown elsewhere
  /// brings them along.
  func rebased(from origin: Self, onto place: Self) -> Self
}

extension EnvironmentParts {
  /// Takes a part from `place` if it is the one of `origin`.
  package mutating func rebase<Part: Equatable>(
    _ part: WritableKeyPath<Self, Part>, from origin: Self, onto place: Self
  ) {
    if self[keyPath: part] == origin[keyPath: part] { self[keyPath: part] = place[keyPath: part] }
  }
}
