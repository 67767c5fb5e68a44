// SPDX-License-Identifier: MIT

/// A value of the environment whose parts views set one by one, and which is one value because the parts are read together.
package protocol EnvironmentParts {
  /// What views find where nothing was set.
  init()

  /// The parts that are not those of `origin`, and of the other ones those of `place`: what a view brings along to where it is shown.
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
