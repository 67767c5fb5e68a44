// SPDX-License-Identifier: MIT
//
// Draws one SVG file in a process of its own, with limits of time and memory: whatever the file makes librsvg do ends with
// this process. VectorWorker.swift starts it and describes what is exchanged.
//
//   EspalierVectorWorker LENGTH WIDTH HEIGHT POINTS-X POINTS-Y SECONDS BYTES
//
// Descriptor 3 is the file, 4 is the answer, 5 closes with the process.

#define _GNU_SOURCE
#include <librsvg/rsvg.h>
#include <malloc.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

// The layout is that of VectorWorker.Answer in Swift.
struct answer {
  // 0 while it draws, 1 drawn, 2 refused by librsvg
  int32_t state;
  int32_t hasSize;
  double width, height;
  int32_t hasBox;
  int32_t padding;
  double boxWidth, boxHeight;
  char message[3968];
};

enum { input = 3, output = 4, lifeline = 5, pixels = 4096 };

static void limit(int resource, rlim_t soft, rlim_t hard) {
  struct rlimit value = {soft, hard};
  setrlimit(resource, &value);
}

static void refuse(struct answer *answer, const char *reason) {
  strncpy(answer->message, reason, sizeof answer->message - 1);
  answer->state = 2;
  _exit(0);
}

int main(int count, char **words) {
  if (count != 8) return 64;
  size_t length = strtoull(words[1], NULL, 10);
  int width = atoi(words[2]), height = atoi(words[3]);
  double x = strtod(words[4], NULL), y = strtod(words[5], NULL);
  rlim_t seconds = strtoull(words[6], NULL, 10), bytes = strtoull(words[7], NULL, 10);

  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  syscall(SYS_close_range, lifeline + 1, ~0U, 0);
  // One heap, so that threads reserve no more than they use.
  mallopt(M_ARENA_MAX, 1);
  limit(RLIMIT_CORE, 0, 0);
  limit(RLIMIT_CPU, seconds, seconds + 1);
  limit(RLIMIT_AS, bytes, bytes);

  void *data = mmap(NULL, length, PROT_READ, MAP_PRIVATE, input, 0);
  size_t size = pixels + (size_t)width * height * 4;
  struct answer *answer = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, output, 0);
  if (data == MAP_FAILED || answer == MAP_FAILED) return 71;

  GError *error = NULL;
  RsvgHandle *handle = rsvg_handle_new_from_data(data, length, &error);
  if (!handle) refuse(answer, error ? error->message : "damaged SVG");
  // As in CSS, which SVG refers to; librsvg's own is 90.
  rsvg_handle_set_dpi(handle, 96);
  answer->hasSize = rsvg_handle_get_intrinsic_size_in_pixels(handle, &answer->width, &answer->height);
  gboolean hasWidth, hasHeight, hasBox;
  RsvgLength w, h;
  RsvgRectangle box = {0, 0, 0, 0};
  rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, &w, &hasHeight, &h, &hasBox, &box);
  answer->hasBox = hasBox;
  answer->boxWidth = box.width;
  answer->boxHeight = box.height;

  unsigned char *first = (unsigned char *)answer + pixels;
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data(first, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_t *context = cairo_create(surface);
  cairo_scale(context, width / x, height / y);
  RsvgRectangle area = {0, 0, x, y};
  if (!rsvg_handle_render_document(handle, context, &area, &error))
    refuse(answer, error ? error->message : "it cannot be drawn");
  cairo_surface_flush(surface);
  if (cairo_status(context)) refuse(answer, cairo_status_to_string(cairo_status(context)));
  answer->state = 1;
  // Nothing is taken down: the process ends.
  _exit(0);
}
