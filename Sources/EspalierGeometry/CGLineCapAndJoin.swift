// SPDX-License-Identifier: MIT

/// The ends of an open line.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }

/// The corners of a line.
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }
