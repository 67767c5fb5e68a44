// SPDX-License-Identifier: MIT

// The declarations of the macros; `Sources/EspalierMacros` expands them.

/// A preview of a view: shown by `espalier render FILE --preview`.
///
/// - Parameters:
///   - name: The preview's name.
///   - traits: The preview's size, the orientation of the device, and modifiers around the view.
///   - body: The view. Variables marked ``Previewable()`` may be declared in it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EspalierMacros", type: "PreviewMacro")

/// A preview of a view: shown by `espalier render FILE --preview`.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "EspalierMacros", type: "PreviewMacro")

/// Allows a dynamic property in the closure of `#Preview`: `@Previewable @State var isOn = false`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "EspalierMacros", type: "PreviewableMacro")

/// A value of the environment, of a transaction, of a container or of the focused view, without a key type of its own:
///
/// ```swift
/// extension EnvironmentValues { @Entry var accent: Color = .blue }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "EspalierMacros", type: "EntryMacro")

/// Turns the initial value of a variable into its getter. Part of the expansion of ``Entry()``.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "EspalierMacros", type: "EntryDefaultValueMacro")

/// Makes `animatableData` of all stored variables except those marked ``AnimatableIgnored()``.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "EspalierMacros", type: "AnimatableMacro")

/// Leaves a variable out of the `animatableData` that ``Animatable()`` makes.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "EspalierMacros", type: "AnimatableIgnoredMacro")
