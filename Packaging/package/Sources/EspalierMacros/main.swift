// SPDX-License-Identifier: MIT

import Glibc

// The compiler starts this program for the macros of the module `SwiftUI`. It becomes the installed expander.

let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
let expander = package + "/../../lib/espalier/EspalierMacros"
execv(expander, CommandLine.unsafeArgv)
perror("cannot start \(expander); install Espalier again")
exit(69)
