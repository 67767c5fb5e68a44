// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

@available(
  *, unavailable, message: "Espalier has no buttonRepeatBehavior yet: a Stepper repeats while it is held."
)
extension View {
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

@available(
  *, unavailable, message: "Espalier has no buttonRepeatBehavior yet: a Stepper repeats while it is held."
)
public struct ButtonRepeatBehavior: Hashable, Sendable {
  public static let automatic = ButtonRepeatBehavior()
  public static let enabled = ButtonRepeatBehavior()
  public static let disabled = ButtonRepeatBehavior()
}

@available(*, unavailable, message: "Espalier has no menuOrder yet: menus keep the order of the code.")
extension View {
  public func menuOrder(_ order: MenuOrder) -> some View { self }
}

@available(*, unavailable, message: "Espalier has no menuOrder yet: menus keep the order of the code.")
public struct MenuOrder: Hashable, Sendable {
  public static let automatic = MenuOrder()
  public static let fixed = MenuOrder()
  public static let priority = MenuOrder()
}

@available(*, unavailable, message: "Espalier has no presentationSizing yet: give the sheet's content a frame.")
extension View {
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}

@available(*, unavailable, message: "Espalier has no presentationSizing yet: give the sheet's content a frame.")
public protocol PresentationSizing {}

@available(*, unavailable, message: "Espalier has no presentationSizing yet: give the sheet's content a frame.")
public struct _AbsentPresentationSizing: PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> _AbsentPresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> _AbsentPresentationSizing { self }
}

@available(*, unavailable, message: "Espalier has no presentationSizing yet: give the sheet's content a frame.")
extension PresentationSizing where Self == _AbsentPresentationSizing {
  public static var automatic: _AbsentPresentationSizing { _AbsentPresentationSizing() }
  public static var form: _AbsentPresentationSizing { _AbsentPresentationSizing() }
  public static var page: _AbsentPresentationSizing { _AbsentPresentationSizing() }
  public static var fitted: _AbsentPresentationSizing { _AbsentPresentationSizing() }
}
