// SPDX-License-Identifier: MIT

// On Apple's systems `Logger` is in the module `os`, which this one brings along; what it adds, reading logs, is absent.
@_exported import os
