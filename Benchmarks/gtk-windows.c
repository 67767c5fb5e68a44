// SPDX-License-Identifier: MIT

/* What the benchmark's windows are measured against: the same in plain GTK 4, with its own widgets.
 *
 * gtk-windows same|new|scroll|picker FILE SECONDS
 * FILE gets a line per frame: the moment when it was done (milliseconds, of the monotonic clock) and the processor time that
 * the main thread spent on it. */
#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { COLUMNS = 10, ROWS = 1000, IN_SIGHT = 200 };

static GtkWidget *labels[COLUMNS * ROWS];
static GtkAdjustment *offset;
static const char *kind;
static FILE *file;
static double start;
static int step;

static double cpu(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void before(GdkFrameClock *clock, gpointer data) { start = cpu(); }

static void after(GdkFrameClock *clock, gpointer data) {
  fprintf(file, "%.4f %.4f\n", g_get_monotonic_time() / 1e3, cpu() - start);
  fflush(file);
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  char text[32];
  step++;
  if (!strcmp(kind, "scroll")) {
    double most = gtk_adjustment_get_upper(offset) - gtk_adjustment_get_page_size(offset);
    gtk_adjustment_set_value(offset, step * 7 % (int)(most > 1 ? most : 1));
  } else {
    snprintf(text, sizeof text, "item %d", !strcmp(kind, "same") ? step % 9 + 1 : step * 37 + 1000);
    gtk_label_set_text(GTK_LABEL(labels[step * 79 % IN_SIGHT]), text);
  }
  return G_SOURCE_CONTINUE;
}

static GtkWidget *column(void) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  for (int row = 0; row < ROWS; row++) {
    GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_widget_set_halign(line, GTK_ALIGN_CENTER);
    for (int place = 0; place < COLUMNS; place++) {
      int index = row * COLUMNS + place;
      char text[32];
      snprintf(text, sizeof text, "item %d", index % 9 + 1);
      labels[index] = gtk_label_new(text);
      if (strcmp(kind, "new")) gtk_widget_set_size_request(labels[index], 120, 30);
      gtk_box_append(GTK_BOX(line), labels[index]);
    }
    gtk_box_append(GTK_BOX(box), line);
  }
  GtkWidget *view = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(view), box);
  offset = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(view));
  return view;
}

static GtkWidget *picker(void) {
  GtkWidget *grid = gtk_grid_new();
  for (int month = 0; month < 12; month++) {
    char name[64];
    GDateTime *date = g_date_time_new_utc(2026, month + 1, 1, 0, 0, 0);
    char *text = g_date_time_format(date, "%B");
    snprintf(name, sizeof name, "%s", text);
    g_free(text);
    g_date_time_unref(date);
    gtk_grid_attach(GTK_GRID(grid), gtk_button_new_with_label(name), month % 4, month / 4, 1, 1);
  }
  return grid;
}

static void realized(GtkWidget *widget, gpointer data) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(widget);
  g_signal_connect(clock, "before-paint", G_CALLBACK(before), NULL);
  g_signal_connect(clock, "after-paint", G_CALLBACK(after), NULL);
  if (strcmp(kind, "picker")) gtk_widget_add_tick_callback(widget, tick, NULL, NULL);
}

static gboolean quit(gpointer loop) {
  g_main_loop_quit(loop);
  return G_SOURCE_REMOVE;
}

int main(int count, char **words) {
  if (count < 4 || !(file = fopen(words[2], "a")) || !gtk_init_check()) return 69;
  kind = words[1];
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 1200, 800);
  gtk_window_set_child(GTK_WINDOW(window), strcmp(kind, "picker") ? column() : picker());
  g_signal_connect(window, "realize", G_CALLBACK(realized), NULL);
  gtk_window_present(GTK_WINDOW(window));
  g_timeout_add(atof(words[3]) * 1000, quit, loop);
  g_main_loop_run(loop);
  return 0;
}
