// SPDX-License-Identifier: MIT

/// The direction in which lines are read, which determines the side of `leading`.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// The direction of English: `leading` is left.
  case leftToRight
  /// The direction of Arabic and Hebrew: `leading` is right.
  case rightToLeft
}

/// The scaling of content into a rectangle of another proportion.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the content is inside the rectangle.
  case fit
  /// All of the rectangle is covered.
  case fill
}

/// The horizontal alignment of the lines of a paragraph.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines begin at the same edge.
  case leading
  /// Lines have a common middle.
  case center
  /// Lines end at the same edge.
  case trailing
}

/// Whether a part of an interface shows, or the framework decides.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The framework decides, depending on the place and the content.
  case automatic
  /// Always shown, if the platform can.
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

/// The strength of the contrast of colours with their background.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// The usual contrast.
  case standard
  /// More contrast, as people choose it in the desktop's settings for accessibility.
  case increased
}
