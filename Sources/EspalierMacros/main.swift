// SPDX-License-Identifier: MIT

import Glibc

// The compiler starts this program for the macros of the module `SwiftUI`. It becomes the expander, which
// `Plugins/EspalierMacroBuilder` compiled: SwiftPM builds this file, and has no setting with which a package that others
// depend on by version could name the folder of the toolchain's SwiftSyntax.

execv(expander, CommandLine.unsafeArgv)
perror("EspalierMacros cannot start the macro expander (\(expander)); build the package again")
exit(69)
