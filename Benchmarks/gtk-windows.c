// SPDX-License-Identifier: MIT

/* What the benchmark's windows are measured against: the same in plain GTK 4, with its own widgets.
 *
 * gtk-windows same|new|scroll|picker FILE SECONDS
 * FILE gets a line per frame: the moment when it was done (milliseconds, of the monotonic clock) and the processor time that
 * the main thread spent on it.
 *
 * gtk-windows labels|rows|squares|form
 * The window is empty and waits for keys: see window-probe.c. */
#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { COLUMNS = 10, ROWS = 1000, IN_SIGHT = 200, LINES = 100000, LINE_HEIGHT = 36, SQUARES = 1000, FIELDS = 300 };

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
      labels[index] = gtk_label_new("item 0");
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

/* MARK: Content that is shown at a key */

static void make_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), *name = gtk_label_new(NULL);
  gtk_widget_set_size_request(box, -1, LINE_HEIGHT);
  gtk_widget_set_hexpand(name, TRUE);
  gtk_widget_set_halign(name, GTK_ALIGN_START);
  gtk_box_append(GTK_BOX(box), name);
  gtk_box_append(GTK_BOX(box), gtk_label_new(NULL));
  gtk_list_item_set_child(item, box);
}

static void bind_row(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *name = gtk_widget_get_first_child(gtk_list_item_get_child(item));
  char text[32];
  snprintf(text, sizeof text, "Item %u", gtk_list_item_get_position(item));
  gtk_label_set_text(GTK_LABEL(name), text);
  snprintf(text, sizeof text, "%u", gtk_list_item_get_position(item) * 7);
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(name)), text);
}

static GtkWidget *rows(void) {
  GtkStringList *items = gtk_string_list_new(NULL);
  char text[32];
  for (int line = 0; line < LINES; line++) {
    snprintf(text, sizeof text, "Item %d", line);
    gtk_string_list_append(items, text);
  }
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(make_row), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind_row), NULL);
  GtkSelectionModel *selection = GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(items)));
  GtkWidget *view = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(view), gtk_list_view_new(selection, factory));
  offset = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(view));
  return view;
}

static GtkWidget *squares(void) {
  GtkCssProvider *style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(
    style,
    "@keyframes turn { to { transform: rotate(360deg); } }"
    "@keyframes fade { to { opacity: 0.3; } }"
    "label { background: #2a78d6; min-width: 14px; min-height: 14px; margin: 7px; padding: 0; "
    "animation: turn 4s linear infinite, fade 2s linear infinite alternate; }", -1);
  gtk_style_context_add_provider_for_display(
    gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  GtkWidget *grid = gtk_grid_new();
  for (int index = 0; index < SQUARES; index++)
    gtk_grid_attach(GTK_GRID(grid), gtk_label_new(NULL), index % 40, index / 40, 1, 1);
  return grid;
}

/* What the form is about: the text of each field, as a model has it. */
static char *texts[FIELDS];

static void changed(GtkEditable *field, gpointer index) {
  g_free(texts[GPOINTER_TO_INT(index)]);
  texts[GPOINTER_TO_INT(index)] = g_strdup(gtk_editable_get_text(field));
}

static GtkWidget *form(GtkWidget **first) {
  GtkWidget *grid = gtk_grid_new(), *view = gtk_scrolled_window_new();
  gtk_grid_set_row_spacing(GTK_GRID(grid), 4);
  gtk_grid_set_column_spacing(GTK_GRID(grid), 8);
  for (int index = FIELDS - 1; index >= 0; index--) {
    char name[32];
    snprintf(name, sizeof name, "Field %d", index);
    *first = gtk_entry_new();
    gtk_widget_set_hexpand(*first, TRUE);
    g_signal_connect(*first, "changed", G_CALLBACK(changed), GINT_TO_POINTER(index));
    gtk_grid_attach(GTK_GRID(grid), gtk_label_new(name), 0, index, 1, 1);
    gtk_grid_attach(GTK_GRID(grid), *first, 1, index, 1, 1);
  }
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(view), grid);
  return view;
}

static void show(GtkWindow *window) {
  GtkWidget *first = NULL;
  gtk_window_set_child(
    window,
    !strcmp(kind, "labels") ? column() : !strcmp(kind, "rows") ? rows() : !strcmp(kind, "form") ? form(&first) : squares());
  if (first) gtk_widget_grab_focus(first);
}

static gboolean take_step(gpointer data) {
  char text[32];
  step++;
  if (!strcmp(kind, "rows")) {
    gtk_adjustment_set_value(offset, step * LINE_HEIGHT);
  } else {
    snprintf(text, sizeof text, "item %d", step % 9 + 1);
    gtk_label_set_text(GTK_LABEL(labels[step * 79 % IN_SIGHT]), text);
  }
  return G_SOURCE_CONTINUE;
}

static gboolean take_key(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer window) {
  static guint timer;
  if (key == GDK_KEY_s && !gtk_window_get_child(window)) {
    show(window);
  } else if (key == GDK_KEY_n) {
    take_step(NULL);
  } else if (key == GDK_KEY_g) {
    timer = timer ? g_source_remove(timer), 0 : g_timeout_add(20, take_step, NULL);
  } else {
    return FALSE;
  }
  return TRUE;
}

static gboolean quit(gpointer loop) {
  g_main_loop_quit(loop);
  return G_SOURCE_REMOVE;
}

int main(int count, char **words) {
  if (count < 2 || (count > 3 && !(file = fopen(words[2], "a"))) || !gtk_init_check()) return 69;
  kind = words[1];
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 1200, 800);
  if (file) {
    gtk_window_set_child(GTK_WINDOW(window), strcmp(kind, "picker") ? column() : picker());
    g_signal_connect(window, "realize", G_CALLBACK(realized), NULL);
    g_timeout_add(atof(words[3]) * 1000, quit, loop);
  } else {
    GtkEventController *keys = gtk_event_controller_key_new();
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
    g_signal_connect(keys, "key-pressed", G_CALLBACK(take_key), window);
    gtk_widget_add_controller(window, keys);
  }
  gtk_window_present(GTK_WINDOW(window));
  g_main_loop_run(loop);
  return 0;
}
