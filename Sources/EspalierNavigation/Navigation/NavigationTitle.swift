// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

/// The settings of a page for the bar above it. Each property comes from the first view in tree order that sets it (specification
/// P80).
package struct NavigationBarSettings: Equatable {
  package var title: Text?
  package var subtitle: Text?
  /// Whether the title only repeats the window's name, which screen readers already have.
  package var isNameOfWindow = false
  /// Whether the bar shows neither the title nor the subtitle.
  var isWithoutTitle = false
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var visibility: Visibility?
  var hidesBackButton: Bool?
  package var background: Visibility?

  package init(
    title: Text? = nil, subtitle: Text? = nil, isNameOfWindow: Bool = false,
    displayMode: NavigationBarItem.TitleDisplayMode? = nil, visibility: Visibility? = nil, hidesBackButton: Bool? = nil,
    background: Visibility? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.isNameOfWindow = isNameOfWindow
    self.displayMode = displayMode
    self.visibility = visibility
    self.hidesBackButton = hidesBackButton
    self.background = background
  }

  mutating func fill(from other: NavigationBarSettings) {
    title = title ?? other.title
    subtitle = subtitle ?? other.subtitle
    isWithoutTitle = isWithoutTitle || other.isWithoutTitle
    displayMode = displayMode ?? other.displayMode
    visibility = visibility ?? other.visibility
    hidesBackButton = hidesBackButton ?? other.hidesBackButton
    background = background ?? other.background
  }
}

package enum NavigationBarSettingsKey: PreferenceKey {
  package static var defaultValue: NavigationBarSettings { NavigationBarSettings() }
  package static func reduce(value: inout NavigationBarSettings, nextValue: () -> NavigationBarSettings) {
    value.fill(from: nextValue())
  }
}

/// The appearance of a page in a navigation bar.
public struct NavigationBarItem: Sendable {
  /// The place of a page's title: in a row of its own, or in the bar.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The mode of the page below; large on the first page.
    case automatic
    /// The title in the middle of the bar.
    case inline
    /// The title in a row of its own.
    case large
  }
}

extension View {
  private nonisolated func navigationBar(_ change: @escaping (inout NavigationBarSettings) -> Void) -> some View {
    transformPreference(NavigationBarSettingsKey.self) { settings in
      var own = NavigationBarSettings()
      change(&own)
      settings.fill(from: own)
    }
  }

  /// Sets the title of the page that this view is, or is in: it propagates to the navigation stack and to the window as a
  /// preference (specification P79).
  public nonisolated func navigationTitle(_ title: Text) -> some View { navigationBar { $0.title = title } }

  /// Sets the title of the page, translated; it propagates to the stack and the window as a preference (specification P79).
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page; it propagates to the stack and the window as a preference (specification P79). The title is
  /// shown as it is, without translation.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// A line below the page's title.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { navigationBar { $0.subtitle = subtitle } }

  /// A line below the page's title, translated.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// A line below the page's title. The title is shown as it is, without translation.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets whether the title is large or in the bar.
  public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    navigationBar { $0.displayMode = displayMode }
  }

  /// Sets whether the page's title is large or in the bar.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBar { $0.displayMode = mode.mode }
  }

  /// Hides the button that goes back to the page below.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationBar { $0.hidesBackButton = hidesBackButton }
  }

  /// Hides the bar.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationBar { $0.visibility = hidden ? .hidden : .visible }
  }

  /// Shows or hides bars. Bars other than the navigation bar read the value at the place where they are drawn.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarVisibility(visibility: visibility, bars: bars, isBackground: false))
  }

  /// Shows or hides bars on the page that this view is in.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarVisibility(visibility: visibility, bars: bars, isBackground: false))
  }

  /// Shows or hides the background of bars.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarVisibility(visibility: visibility, bars: bars, isBackground: true))
  }

  /// Shows or hides the background of bars on the page that this view is in.
  public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    modifier(BarVisibility(visibility: visibility, bars: bars, isBackground: true))
  }

  // The names of 2019.

  /// The older name of `navigationTitle(_:)`.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The older name of `navigationTitle(_:)`.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// The older name of `navigationTitle(_:)`. The title is shown as it is, without translation.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// The older form of `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)` in one.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// The older form of `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)` in one.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// The older form of `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)` in one. The title is shown as it
  /// is, without translation.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
}

private struct BarVisibility: ViewModifier {
  let visibility: Visibility
  let bars: [ToolbarPlacement]
  let isBackground: Bool

  func body(content: Content) -> some View {
    content
      .transformPreference(NavigationBarSettingsKey.self) { settings in
        let own: [ToolbarPlacement] = [.navigationBar, .windowToolbar, .automatic]
        guard bars.isEmpty || bars.contains(where: own.contains) else { return }
        if isBackground {
          settings.background = settings.background ?? visibility
        } else {
          settings.visibility = settings.visibility ?? visibility
        }
      }
      .transformPreference(TabBarSettingsKey.self) { settings in
        guard bars.contains(.tabBar) else { return }
        if isBackground {
          settings.background = settings.background ?? visibility
        } else {
          settings.visibility = settings.visibility ?? visibility
        }
      }
  }
}

/// The settings of a tab view's shown page for the tab bar below it.
struct TabBarSettings: Equatable {
  var visibility: Visibility?
  var background: Visibility?
}

enum TabBarSettingsKey: PreferenceKey {
  static var defaultValue: TabBarSettings { TabBarSettings() }
  static func reduce(value: inout TabBarSettings, nextValue: () -> TabBarSettings) {
    let next = nextValue()
    value.visibility = value.visibility ?? next.visibility
    value.background = value.background ?? next.background
  }
}
