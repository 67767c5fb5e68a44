// SPDX-License-Identifier: MIT

/// The direction in which lines are read, hence where `leading` is.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
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
  case leading
  case center
  case trailing
}

/// Whether a part of an interface shows, if it is not left to the framework.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

/// Light or dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light
  case dark
}

/// How strongly colours differ from what is behind them.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard
  case increased
}
