// SPDX-License-Identifier: MIT

/// The direction in which lines are read, hence where `leading` is.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As in English: `leading` is left.
  case leftToRight
  /// As in Arabic and Hebrew: `leading` is right.
  case rightToLeft
}

/// How content of one proportion fills a rectangle of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the content is inside the rectangle.
  case fit
  /// All of the rectangle is covered.
  case fill
}

/// Where the lines of a paragraph begin or end.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines begin at the same edge.
  case leading
  /// Lines have a common middle.
  case center
  /// Lines end at the same edge.
  case trailing
}

/// Whether a part of an interface shows, if it is not left to the framework.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The framework decides, by the place and the content.
  case automatic
  /// Always shown, where the platform can.
  case visible
  /// Not shown.
  case hidden
}

/// Light or dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// How strongly colours differ from what is behind them.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// The usual contrast.
  case standard
  /// More contrast, as people choose it in the desktop's settings for accessibility.
  case increased
}
