// SPDX-License-Identifier: MIT

import EspalierCommand

CommandLineTool.main()
