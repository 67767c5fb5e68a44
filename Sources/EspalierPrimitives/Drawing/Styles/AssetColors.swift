// SPDX-License-Identifier: MIT

/// The protocol for names of colours in asset catalogues, declared as `extension _AssetColors where Self == Color`.
///
/// The names are found in `Color.brand` and where a style is expected, as if they were members of `Color` and of `ShapeStyle`.
/// But a program may declare a member of the same name there: it is more specialised than a member of this protocol, so it
/// compiles and takes precedence. Xcode generates no names in projects that declare their own, as those from before Xcode 15 do.
public protocol _AssetColors {}
