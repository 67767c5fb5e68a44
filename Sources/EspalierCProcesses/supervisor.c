// SPDX-License-Identifier: MIT

// A child of a process with several threads may call only what is safe in a signal's handler: no memory is allocated here.

#define _GNU_SOURCE
#include "espalier_processes.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/// Closes all descriptors from one on.
static void close_from(int first) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
#endif
  struct rlimit limit;
  rlim_t count = getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < 1 << 20 ? limit.rlim_cur : 1 << 20;
  for (rlim_t file = (rlim_t)first; file < count; file++) close((int)file);
}

/// Gives descriptors the numbers from 0 on, in their order, and closes all others; -1 stays unused.
static void place(const int *files, int count) {
  int copies[8];
  for (int i = 0; i < count; i++) {
    // Above all places, so that none is overwritten before it has been copied.
    copies[i] = files[i] < 0 ? -1 : fcntl(files[i], F_DUPFD, 16);
    if (copies[i] < 0) copies[i] = open("/dev/null", O_RDWR);
  }
  for (int i = 0; i < count; i++) dup2(copies[i], i);
  close_from(count);
}

static void report(int file, int32_t kind, int32_t value) {
  struct espalier_report report = {kind, value};
  while (write(file, &report, sizeof report) < 0 && errno == EINTR) {
  }
}

// MARK: - Descendants

struct entry {
  uint64_t number;
  int64_t next;
  unsigned short length;
  unsigned char type;
  char name[];
};

/// The parent of a process, or -1.
static pid_t parent_of(const char *process) {
  char path[64] = "/proc/", text[512];
  strncat(path, process, 20);
  strcat(path, "/stat");
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return -1;
  text[count] = 0;
  // The name may contain anything; the state and the parent follow its last bracket.
  char *end = strrchr(text, ')');
  if (!end || strlen(end) < 5) return -1;
  pid_t parent = 0;
  for (char *digit = end + 4; *digit >= '0' && *digit <= '9'; digit++) parent = parent * 10 + (*digit - '0');
  return parent;
}

/// Sends a signal to each child of this process.
static void signal_children(int number) {
  static char buffer[1 << 15] __attribute__((aligned(8)));
  int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  pid_t own = getpid();
  long count;
  while ((count = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0) {
    for (long at = 0; at < count;) {
      struct entry *entry = (struct entry *)(buffer + at);
      at += entry->length;
      if (entry->name[0] < '1' || entry->name[0] > '9') continue;
      if (parent_of(entry->name) == own) kill((pid_t)atoi(entry->name), number);
    }
  }
  close(folder);
}

/// Ends all descendants: the children of what ends become this process's own, for it is their reaper.
static void end_all(void) {
  int64_t end = now() + 5000;
  while (now() < end) {
    signal_children(SIGKILL);
    pid_t ended;
    while ((ended = waitpid(-1, NULL, WNOHANG)) > 0) {
    }
    if (ended < 0 && errno == ECHILD) return;
    struct timespec moment = {0, 2000000};
    nanosleep(&moment, NULL);
  }
}

// MARK: - Program

__attribute__((noreturn)) static void become_program(const struct espalier_launch *launch, pid_t parent) {
  // The supervisor may be ended itself.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);
  int files[] = {launch->input, launch->output, launch->error, launch->reports};
  place(files, 4);
  fcntl(3, F_SETFD, FD_CLOEXEC);
  // Handlers end with the old program; what was ignored stays ignored, as for `nohup`. SIGINT is passed on to end the program.
  signal(SIGPIPE, SIG_DFL);
  signal(SIGINT, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(launch->path, launch->arguments, launch->environment);
  report(3, ESPALIER_NOT_STARTED, errno);
  _exit(127);
}

// MARK: - Supervisor

/// The places of the supervisor's descriptors.
enum { orders = 3, reports = 4 };

struct supervisor {
  const struct espalier_launch *launch;
  pid_t program;
  /// Signals that this process received, which the program then has received as well: it is in the same group.
  unsigned char seen[65];
  /// When everything ends; 0 is never.
  int64_t limit, patience;
  int is_stopping;
};

__attribute__((noreturn)) static void finish(int ends_all) {
  if (ends_all) end_all();
  _exit(0);
}

static void reap(struct supervisor *self) {
  int status;
  pid_t ended;
  while ((ended = waitpid(-1, &status, WNOHANG)) > 0) {
    if (ended != self->program) continue;
    report(reports, ESPALIER_ENDED, status);
    finish(self->launch->ends_all || self->is_stopping);
  }
}

static void obey(struct supervisor *self, unsigned char order) {
  if (order == ESPALIER_END_ALL || order > 64) finish(1);
  self->is_stopping = 1;
  if (!self->seen[order]) kill(self->program, order);
  self->seen[order] = 0;
  // A program that is stopped receives nothing.
  kill(self->program, SIGCONT);
  if (self->launch->patience && !self->patience) self->patience = now() + self->launch->patience;
}

static int time_left(struct supervisor *self) {
  int64_t end = self->limit;
  if (self->patience && (!end || self->patience < end)) end = self->patience;
  if (!end) return -1;
  int64_t left = end - now();
  return left < 0 ? 0 : left > 1 << 30 ? 1 << 30 : (int)left;
}

__attribute__((noreturn)) static void supervise(const struct espalier_launch *launch) {
  // Where this process is stopped when its parent ends, it goes on.
  prctl(PR_SET_PDEATHSIG, SIGCONT);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_NAME, "supervisor");
  sigset_t all, noted;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, NULL);
  signal(SIGCHLD, SIG_DFL);
  // Before the descriptors get their places: the program needs its own.
  pid_t own = getpid();
  struct supervisor self = {launch, fork(), {0}, 0, 0, 0};
  if (self.program == 0) become_program(launch, own);
  int error = errno;
  int files[] = {-1, -1, -1, launch->orders, launch->reports, launch->held};
  place(files, 6);
  if (self.program < 0) {
    report(reports, ESPALIER_NOT_STARTED, error);
    _exit(0);
  }
  report(reports, ESPALIER_STARTED, self.program);
  if (chdir("/") != 0) finish(1);
  if (launch->limit) self.limit = now() + launch->limit;
  sigemptyset(&noted);
  sigaddset(&noted, SIGCHLD);
  sigaddset(&noted, SIGINT);
  sigaddset(&noted, SIGTERM);
  sigaddset(&noted, SIGHUP);
  int signals = signalfd(-1, &noted, SFD_NONBLOCK | SFD_CLOEXEC);
  struct pollfd waits[] = {{signals, POLLIN, 0}, {orders, POLLIN, 0}};
  for (;;) {
    int ready = poll(waits, 2, time_left(&self));
    struct signalfd_siginfo info;
    while (read(signals, &info, sizeof info) == sizeof info) {
      if (info.ssi_signo < 65) self.seen[info.ssi_signo] = 1;
    }
    reap(&self);
    if (ready > 0 && waits[1].revents) {
      unsigned char order;
      ssize_t count = read(orders, &order, 1);
      if (count == 0) finish(1);
      if (count == 1) obey(&self, order);
    }
    if (self.patience && now() >= self.patience) finish(1);
    if (self.limit && now() >= self.limit) {
      report(reports, ESPALIER_TOO_LONG, 0);
      finish(1);
    }
  }
}

void espalier_order(int orders, unsigned char order) {
  sigset_t broken, before;
  sigemptyset(&broken);
  sigaddset(&broken, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &broken, &before);
  ssize_t count;
  while ((count = write(orders, &order, 1)) < 0 && errno == EINTR) {
  }
  struct timespec none = {0, 0};
  if (count < 0 && errno == EPIPE) sigtimedwait(&broken, NULL, &none);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

int espalier_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

pid_t espalier_start(const struct espalier_launch *launch) {
  pid_t child = fork();
  if (child == 0) supervise(launch);
  return child;
}

/// Removes a folder into which what has just been killed may still be writing: `rm` fails where a file appears
/// after it has read the names.
static void remove_folder(char *folder) {
  char *arguments[] = {"rm", "-rf", "--", folder, NULL};
  char *environment[] = {NULL};
  int64_t end = now() + 5000;
  do {
    pid_t child = fork();
    if (child == 0) {
      execve("/bin/rm", arguments, environment);
      execve("/usr/bin/rm", arguments, environment);
      _exit(127);
    }
    while (child > 0 && waitpid(child, NULL, 0) < 0 && errno == EINTR) {
    }
    if (access(folder, F_OK) != 0) return;
    struct timespec moment = {0, 50000000};
    nanosleep(&moment, NULL);
  } while (now() < end);
}

pid_t espalier_remove_at_end(int pipe, const char *folder) {
  pid_t child = fork();
  if (child != 0) return child;
  // In a session of its own: a kill of the whole process group, or of the terminal, leaves it.
  setsid();
  prctl(PR_SET_PDEATHSIG, SIGCONT);
  prctl(PR_SET_NAME, "supervisor");
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, NULL);
  int files[] = {-1, -1, -1, pipe};
  place(files, 4);
  if (chdir("/") != 0) _exit(1);
  char byte;
  ssize_t count;
  while ((count = read(3, &byte, 1)) > 0 || (count < 0 && errno == EINTR)) {
  }
  remove_folder((char *)folder);
  _exit(0);
}
