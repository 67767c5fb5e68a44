// SPDX-License-Identifier: MIT

// Nothing is compiled here but a check: the target is a name for the installed library, see Package.swift.

#if !canImport(SwiftUI)
  #error("pkg-config does not find the installed library: export PKG_CONFIG_PATH=@PREFIX@/lib/pkgconfig")
#endif
