// SPDX-License-Identifier: MIT

#pragma once
#include <malloc.h>
#include <gtk/gtk.h>
#include <glib-unix.h>
#include <stdio.h>

/* libdispatch's entry points for other people's loops: exported by the library, declared in none of its headers. */
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

/* Variadic functions and macros, which Swift does not see. */
static inline gboolean cgtk_boolean(gpointer object, const char *property) {
  gboolean value = FALSE;
  g_object_get(object, property, &value, NULL);
  return value;
}
static inline int cgtk_integer(gpointer object, const char *property) {
  int value = 0;
  g_object_get(object, property, &value, NULL);
  return value;
}
static inline void cgtk_set_boolean(gpointer object, const char *property, gboolean value) {
  g_object_set(object, property, value, NULL);
}
/* A program with windows runs long: what it prints shall be seen line by line, also through a pipe. */
static inline void cgtk_print_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
/* To be freed with g_free. */
static inline char *cgtk_string(gpointer object, const char *property) {
  char *value = NULL;
  g_object_get(object, property, &value, NULL);
  return value;
}

/* The properties that screen readers receive. Numbers stand for numbers and for truth. */
static inline void cgtk_accessible_text(GtkWidget *widget, GtkAccessibleProperty property, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, text, -1);
}
static inline void cgtk_accessible_number(GtkWidget *widget, GtkAccessibleProperty property, int value) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, value, -1);
}
static inline void cgtk_accessible_state(GtkWidget *widget, GtkAccessibleState state, int value) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), state, value, -1);
}
static inline void cgtk_accessible_checked(GtkWidget *widget, int value) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED, (GtkAccessibleTristate)value, -1);
}
static inline void cgtk_set_input(gpointer method, GtkInputPurpose purpose, GtkInputHints hints) {
  g_object_set(method, "input-purpose", purpose, "input-hints", hints, NULL);
}
/* A panel to screen readers; what it would be by itself, a filler, is what the views are in. */
static inline GtkWidget *cgtk_overlay(void) {
  return GTK_WIDGET(g_object_new(GTK_TYPE_OVERLAY, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL));
}
