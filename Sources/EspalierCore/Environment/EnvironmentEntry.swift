// SPDX-License-Identifier: MIT

/// A value of the environment: `@EnvironmentEntry var depth: Int = 0` in an extension of `EnvironmentValues` is a key type and the
/// property of that key. The default is made at each read without a value. This is users' `@Entry` for the modules below it;
/// each needs its type.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
package macro EnvironmentEntry() = #externalMacro(module: "EspalierMacros", type: "EntryMacro")
