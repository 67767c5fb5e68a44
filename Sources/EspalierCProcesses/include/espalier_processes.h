// SPDX-License-Identifier: MIT

#ifndef ESPALIER_PROCESSES_H
#define ESPALIER_PROCESSES_H

#include <stdint.h>
#include <sys/types.h>

/// A program that runs below a supervisor: a process that outlives the one that started it by as long as it takes to end the
/// program with all that it has started.
struct espalier_launch {
  /// The program's file, and the words and variables that it gets; each list ends with NULL.
  const char *path;
  char *const *arguments;
  char *const *environment;
  /// The descriptors that become the program's standard input, output and error.
  int input, output, error;
  /// Where the supervisor reads what it shall do: a byte is a signal's number for the program, `ESPALIER_END_ALL` ends everything,
  /// and so does the end of the pipe, which comes with the end of the starting process.
  int orders;
  /// Where the supervisor writes its reports.
  int reports;
  /// A descriptor that stays open as long as the supervisor lives, or -1.
  int held;
  /// Whether what the program has started ends with the program, however that ends.
  int ends_all;
  /// Milliseconds after which everything ends; 0 is no limit.
  int64_t limit;
  /// Milliseconds after which everything ends where a signal did not end the program; 0 waits for it.
  int64_t patience;
};

#define ESPALIER_END_ALL 255

enum espalier_report_kind {
  /// With the number of the program's process.
  ESPALIER_STARTED = 1,
  /// With the system's error.
  ESPALIER_NOT_STARTED = 2,
  /// With the status that `waitpid` gives.
  ESPALIER_ENDED = 3,
  /// The limit was reached.
  ESPALIER_TOO_LONG = 4,
};

struct espalier_report {
  int32_t kind;
  int32_t value;
};

/// Starts a program below a supervisor, in the process group of the calling process: what a terminal sends reaches the program.
/// - Returns: the number of the supervisor's process, or -1 with `errno`.
pid_t espalier_start(const struct espalier_launch *launch);

/// Starts a process that removes a folder with all that is in it at the end of a pipe: when all processes that hold the other
/// end have ended.
/// - Returns: the number of the process, or -1 with `errno`.
pid_t espalier_remove_at_end(int pipe, const char *folder);

/// Writes one byte for a supervisor. One that has ended takes none, and the calling process gets no SIGPIPE for it.
void espalier_order(int orders, unsigned char order);

/// A pipe that no other program inherits, also where another thread starts one at this moment.
/// - Returns: 0, or -1 with `errno`.
int espalier_pipe(int ends[2]);

#endif
