// SPDX-License-Identifier: MIT

// Nothing stands here: the target is a name for the installed library, see Package.swift.
