// SPDX-License-Identifier: MIT

#pragma once
#include <sqlite3.h>

/// Binds a text that SQLite copies: the constant for that is a pointer made of a number, which Swift does not import.
static inline int espalier_bind_text(sqlite3_stmt *statement, int index, const char *text, int count) {
    return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}

/// Binds bytes that SQLite copies.
static inline int espalier_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int count) {
    return sqlite3_bind_blob(statement, index, bytes ? bytes : "", count, SQLITE_TRANSIENT);
}

/// Sets a function's result to a text that SQLite copies.
static inline void espalier_result_text(sqlite3_context *context, const char *text, int count) {
    sqlite3_result_text(context, text ? text : "", count, SQLITE_TRANSIENT);
}
