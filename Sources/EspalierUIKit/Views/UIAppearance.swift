// SPDX-License-Identifier: MIT

import EspalierAppleValues
import Foundation

/// A class whose look on an Apple system can be changed for all of its views: `UINavigationBar.appearance()`.
///
/// SwiftUI's views here are no views of UIKit, so the values have no effect.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
  /// A view whose values stand for all of the class: stored, without effect.
  public static func appearance() -> Self { makeObject(Self.self) }
  /// The same for views in others.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]) -> Self {
    makeObject(Self.self)
  }
}

extension UIView: UIAppearance {}
