// SPDX-License-Identifier: MIT

/* Measures a program with a window from outside, the same way for every toolkit: presses keys, watches the pixels of the X
 * server change, and reads the processor time of all threads of all processes that the program consists of.
 *
 * window-probe labels|rows|squares|form SECONDS SERVER PROGRAM [ARGUMENT…]
 *
 * The program opens an empty window of 1200 × 800. It shows its content at the key "s"; at "n" it makes one step, and at "g" it
 * begins, or ends, to make one each 20 ms. SERVER is the process of the X server, which has no other client. A line
 * per figure is printed: its name and its values, in milliseconds or bytes.
 *
 * Processor time is that of the program and, as the figure after it, of the server: some toolkits draw in the server. With
 * PROBE_PICTURE=FILE in the environment the window's last picture is written there. */
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>
#include <X11/keysym.h>
#include <dirent.h>
#include <limits.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Of libXtst; its header is in no package that anything else here needs. */
extern int XTestFakeKeyEvent(Display *, unsigned, Bool, unsigned long);

enum { MOST = 200, WIDTH = 1200, HEIGHT = 800 };

static Display *display;
static int damage_event;
static pid_t child, server;

static double now(clockid_t clock) {
  struct timespec time;
  if (clock_gettime(clock, &time)) return 0;
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void rest_for(double milliseconds) { usleep(milliseconds * 1e3); }

/* MARK: Processes */

/* The processes below this one, with what they have computed so far. */
struct work {
  int count;
  pid_t process[MOST];
  double spent[MOST], server;
};

static double processor_time(pid_t process) {
  clockid_t clock;
  return clock_getcpuclockid(process, &clock) ? 0 : now(clock);
}

static bool is_below(pid_t process, const pid_t *parents, int depth) {
  if (process <= 1 || depth > 30) return false;
  return parents[process] == getpid() || is_below(parents[process], parents, depth + 1);
}

static void read_work(struct work *work) {
  static pid_t parents[1 << 22];
  pid_t all[4096];
  int total = 0;
  DIR *folder = opendir("/proc");
  for (struct dirent *entry; (entry = readdir(folder)) && total < 4096;) {
    char path[280];
    pid_t process = atoi(entry->d_name), parent;
    snprintf(path, sizeof path, "/proc/%s/stat", entry->d_name);
    FILE *file = process ? fopen(path, "r") : NULL;
    if (!file) continue;
    if (fscanf(file, "%*d (%*[^)]) %*c %d", &parent) == 1) parents[all[total++] = process] = parent;
    fclose(file);
  }
  closedir(folder);
  work->count = 0;
  for (int i = 0; i < total && work->count < MOST; i++)
    if (is_below(all[i], parents, 0)) work->process[work->count++] = all[i];
  for (int i = 0; i < work->count; i++) work->spent[i] = processor_time(work->process[i]);
  work->server = processor_time(server);
}

/* What the processes have computed since then; one that has ended meanwhile does not count. */
static double spent_since(const struct work *before, const struct work *after) {
  double sum = 0;
  for (int i = 0; i < after->count; i++) {
    sum += after->spent[i];
    for (int j = 0; j < before->count; j++)
      if (before->process[j] == after->process[i]) sum -= before->spent[j];
  }
  return sum;
}

/* Bytes: pages that several processes share count for each by its share. */
static double memory(void) {
  struct work work;
  double sum = 0;
  read_work(&work);
  for (int i = 0; i < work.count; i++) {
    char path[64], line[256];
    long kilobytes;
    snprintf(path, sizeof path, "/proc/%d/smaps_rollup", work.process[i]);
    FILE *file = fopen(path, "r");
    if (!file) continue;
    while (fgets(line, sizeof line, file))
      if (sscanf(line, "Pss: %ld kB", &kilobytes) == 1) sum += kilobytes * 1024.0;
    fclose(file);
  }
  return sum;
}

/* MARK: Pixels */

/* What was drawn on the screen between two moments. */
struct drawn {
  double first, last, last_large;
  int frames;
};

/* Watches until `end`, or until something large was drawn and then nothing large for `quiet` milliseconds. Changes that follow
 * each other within 3 ms are one frame; a large one reaches over a quarter of the window. */
static struct drawn watch(double end, double quiet) {
  struct drawn drawn = {0};
  int left = 0, top = 0, right = 0, bottom = 0;
  for (;;) {
    double time = now(CLOCK_MONOTONIC);
    while (XPending(display)) {
      XEvent event;
      XNextEvent(display, &event);
      if (event.type != damage_event) continue;
      XDamageNotifyEvent *damage = (XDamageNotifyEvent *)&event;
      if (!drawn.first) drawn.first = time;
      if (time - drawn.last > 3) {
        drawn.frames++;
        left = top = INT_MAX;
        right = bottom = 0;
      }
      drawn.last = time;
      XRectangle area = damage->area;
      if (area.x < left) left = area.x;
      if (area.y < top) top = area.y;
      if (area.x + area.width > right) right = area.x + area.width;
      if (area.y + area.height > bottom) bottom = area.y + area.height;
      if ((right - left) * (bottom - top) > WIDTH * HEIGHT / 4) drawn.last_large = time;
    }
    if (time > end) break;
    if (quiet && drawn.last_large && time - drawn.last_large > quiet) break;
    rest_for(0.2);
  }
  return drawn;
}

/* Watches until 30 ms after the first change. */
static struct drawn watch_for_change(double end) {
  struct drawn drawn = {0};
  while (!drawn.first && now(CLOCK_MONOTONIC) < end) drawn = watch(now(CLOCK_MONOTONIC) + 0.5, 0);
  if (drawn.first) watch(drawn.first + 30, 0);
  return drawn;
}

/* A mapped window of about the size. */
static Window find_window(Window parent) {
  Window root, above, *children = NULL, found = 0;
  unsigned count = 0;
  XQueryTree(display, parent, &root, &above, &children, &count);
  for (unsigned i = 0; i < count && !found; i++) {
    XWindowAttributes attributes;
    if (!XGetWindowAttributes(display, children[i], &attributes)) continue;
    if (attributes.map_state == IsViewable && attributes.width > 1000 && attributes.height > 600) found = children[i];
  }
  if (children) XFree(children);
  return found;
}

static int ignore(Display *display, XErrorEvent *event) { return 0; }

/* MARK: Steps */

static void press(KeySym key) {
  KeyCode code = XKeysymToKeycode(display, key);
  XTestFakeKeyEvent(display, code, True, 0);
  XTestFakeKeyEvent(display, code, False, 0);
  XFlush(display);
}

static void print_work(const char *name, const struct work *before, const struct work *after, double parts) {
  printf("%s.processor %.3f %.3f\n", name, spent_since(before, after) / parts, (after->server - before->server) / parts);
}

/* Prints the time to the last large change of what is drawn, and the processor time until half a second after it. */
static void print_shown(void) {
  struct work before, after;
  read_work(&before);
  double start = now(CLOCK_MONOTONIC);
  press(XK_s);
  struct drawn drawn = watch(start + 30000, 500);
  read_work(&after);
  if (drawn.last_large) printf("shown.wall %.3f\n", drawn.last_large - start);
  print_work("shown", &before, &after, 1);
}

/* Prints the time to the first change of what is drawn, and the processor time until 30 ms after it: long enough for what is
 * left to do after a frame, and short enough for few blinks of a caret. */
static void print_step(KeySym key) {
  struct work before, after;
  read_work(&before);
  double start = now(CLOCK_MONOTONIC);
  press(key);
  struct drawn drawn = watch_for_change(start + 100);
  read_work(&after);
  if (drawn.first) printf("step.wall %.3f\n", drawn.first - start);
  print_work("step", &before, &after, 1);
  watch(start + 100, 0);
}

/* Prints what one frame costs while frames follow each other, and how many there are in a second. */
static void print_frames(double seconds) {
  struct work before, after;
  watch(now(CLOCK_MONOTONIC) + 500, 0);
  read_work(&before);
  double start = now(CLOCK_MONOTONIC);
  struct drawn drawn = watch(start + seconds * 1e3, 0);
  read_work(&after);
  if (!drawn.frames) return;
  print_work("frames", &before, &after, drawn.frames);
  printf("frames.rate %.1f\n", drawn.frames / (now(CLOCK_MONOTONIC) - start) * 1e3);
}

static void stop(void) {
  for (int round = 0; round < 40; round++) {
    struct work work;
    read_work(&work);
    for (int i = 0; i < work.count; i++) kill(work.process[i], round < 20 ? SIGTERM : SIGKILL);
    while (waitpid(-1, NULL, WNOHANG) > 0) {}
    if (!work.count) return;
    rest_for(50);
  }
}

/* Writes the window as a PPM file: to look at what was measured. */
static void save_picture(const char *path) {
  XImage *image = XGetImage(display, DefaultRootWindow(display), 0, 0, WIDTH, HEIGHT, AllPlanes, ZPixmap);
  FILE *file = image ? fopen(path, "wb") : NULL;
  if (!file) return;
  fprintf(file, "P6 %d %d 255\n", WIDTH, HEIGHT);
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++) {
      unsigned long pixel = XGetPixel(image, x, y);
      char colour[3] = {pixel >> 16, pixel >> 8, pixel};
      fwrite(colour, 1, 3, file);
    }
  fclose(file);
}

static void fail(const char *reason) {
  fprintf(stderr, "window-probe: %s\n", reason);
  stop();
  exit(1);
}

int main(int count, char **words) {
  int error_base;
  if (count < 5 || !(display = XOpenDisplay(NULL)) || !XDamageQueryExtension(display, &damage_event, &error_base)) return 69;
  const char *kind = words[1];
  double seconds = atof(words[2]);
  server = atoi(words[3]);
  damage_event += XDamageNotify;
  XSetErrorHandler(ignore);
  XDamageCreate(display, DefaultRootWindow(display), XDamageReportRawRectangles);
  XWarpPointer(display, None, DefaultRootWindow(display), 0, 0, 0, 0, 9999, 9999);
  XSync(display, False);
  /* What a program's process leaves behind when it ends comes to this one. */
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  double start = now(CLOCK_MONOTONIC);
  if (!(child = fork())) {
    execvp(words[4], words + 4);
    _exit(127);
  }
  Window window = 0;
  while (!window && now(CLOCK_MONOTONIC) < start + 20000 && waitpid(child, NULL, WNOHANG) == 0) {
    rest_for(5);
    window = find_window(DefaultRootWindow(display));
  }
  if (!window) fail("the program opened no window");
  XSetInputFocus(display, window, RevertToParent, CurrentTime);
  watch(start + 20000, 1000);
  struct work before = {0}, after;
  read_work(&after);
  printf("start.processor %.3f\n", spent_since(&before, &after));
  printf("start.memory %.0f\n", memory());

  bool are_squares = !strcmp(kind, "squares"), is_form = !strcmp(kind, "form");
  if (are_squares) {
    press(XK_s);
    watch(now(CLOCK_MONOTONIC) + 1500, 0);
    print_frames(seconds);
  } else {
    print_shown();
    for (int step = 0; step < 20; step++) {
      /* At no fixed phase of the display's rate, and after whatever was drawn before. */
      watch(now(CLOCK_MONOTONIC) + step * 7 % 16, 0);
      print_step(is_form ? XK_a : XK_n);
    }
    if (!is_form) {
      press(XK_g);
      print_frames(seconds);
      press(XK_g);
    }
    rest_for(500);
  }
  printf("end.memory %.0f\n", memory());
  if (getenv("PROBE_PICTURE")) save_picture(getenv("PROBE_PICTURE"));
  stop();
  return 0;
}
