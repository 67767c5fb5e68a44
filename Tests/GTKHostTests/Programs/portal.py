# SPDX-License-Identifier: MIT

"""A desktop's settings portal: org.freedesktop.portal.Settings on the session's D-Bus.

It begins with the values of the arguments, and changes settings by lines of its standard input. Both have the form
NAMESPACE KEY TYPE VALUE, as in: org.freedesktop.appearance color-scheme u 1
"""
import os
import sys

from gi.repository import Gio, GLib

NAME = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
SETTINGS = "org.freedesktop.portal.Settings"
XML = f"""<node><interface name="{SETTINGS}">
<method name="ReadAll"><arg type="as" direction="in"/><arg type="a{{sa{{sv}}}}" direction="out"/></method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""
settings = {}


def put(line):
    space, key, kind, value = line.split(None, 3)
    variant = GLib.Variant(kind, eval(value))
    settings.setdefault(space, {})[key] = variant
    return space, key, variant


def call(connection, sender, path, interface, method, parameters, invocation):
    invocation.return_value(GLib.Variant("(a{sa{sv}})", (settings,)))


def owned(connection, name):
    print("portal is there", flush=True)


def line(source, condition):
    text = os.read(0, 65536).decode()
    if not text:
        loop.quit()
        return False
    for each in text.splitlines():
        space, key, value = put(each)
        bus.emit_signal(None, PATH, SETTINGS, "SettingChanged", GLib.Variant("(ssv)", (space, key, value)))
    return True


for argument in sys.argv[1:]:
    put(argument)
loop = GLib.MainLoop()
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0], call, None, None)
Gio.bus_own_name_on_connection(bus, NAME, Gio.BusNameOwnerFlags.NONE, owned, None)
GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, line)
loop.run()
