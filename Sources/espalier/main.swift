// SPDX-License-Identifier: MIT

import EspalierCommand
import Foundation

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
