// SPDX-License-Identifier: MIT

/// Where the names of colours in asset catalogues stand, as `extension _AssetColors where Self == Color`.
///
/// They are found in `Color.brand` and where a style is expected, as if they were members of `Color` and of `ShapeStyle`. But a
/// program may declare a member of the same name there: it is more special than one of this protocol, so it compiles and wins.
/// Xcode generates no names in projects that have their own, as those from before Xcode 15 do.
public protocol _AssetColors {}
