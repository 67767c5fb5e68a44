# SPDX-License-Identifier: MIT

"""A client of the accessibility bus, as screen readers are: reads the elements of a program, and requests actions.

Takes a line of JSON for each question and answers with one. Anything that goes wrong is an answer, too.
"""
import json
import sys

import pyatspi
from gi.repository import GLib

events = []


def heard(event):
    try:
        events.append({"type": str(event.type), "name": event.source.name, "role": event.source.getRoleName(),
                       "detail": event.detail1})
    except Exception as error:  # the element may be gone
        events.append({"type": str(event.type), "name": "", "role": repr(error), "detail": event.detail1})


def program():
    for app in pyatspi.Registry.getDesktop(0):
        if app and app.childCount and app.get_toolkit_name() == "GTK":
            return app


def describe(element):
    result = {"role": element.getRoleName(), "name": element.name, "description": element.description}
    states = [pyatspi.stateToString(state) for state in element.getState().getStates()]
    result["states"] = sorted(states)
    try:
        place = element.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        result["extents"] = [place.x, place.y, place.width, place.height]
    except NotImplementedError:
        pass
    try:
        actions = element.queryAction()
        result["actions"] = [actions.getName(index) for index in range(actions.nActions)]
    except NotImplementedError:
        pass
    except GLib.Error as error:
        result["actions"] = ["%d: %s" % (actions.nActions, error)]
    try:
        value = element.queryValue()
        result["value"] = [value.minimumValue, value.currentValue, value.maximumValue]
    except NotImplementedError:
        pass
    try:
        text = element.queryText()
        result["text"] = text.getText(0, text.characterCount)
        result["caret"] = text.caretOffset
    except NotImplementedError:
        pass
    attributes = dict(pair.split(":", 1) for pair in element.getAttributes())
    attributes.pop("toolkit", None)
    if attributes:
        result["attributes"] = attributes
    result["children"] = [describe(child) for child in element if child]
    return result


def find(element, name, role=None):
    if element.name == name and (role is None or element.getRoleName() == role):
        return element
    for child in element:
        found = find(child, name, role) if child else None
        if found:
            return found


def answer(question):
    kind = question["ask"]
    if kind == "tree":
        app = program()
        return [describe(window) for window in app] if app else []
    if kind == "listen":
        for name in ("object:state-changed:focused", "object:state-changed:checked", "object:property-change",
                     "object:text-changed", "object:text-caret-moved", "object:children-changed"):
            pyatspi.Registry.registerEventListener(heard, name)
        return True
    if kind == "events":
        result = list(events)
        events.clear()
        return result
    app = program()
    # What it has cached may have been replaced: the news are taken in only between two questions.
    app.clear_cache()
    element = find(app, question["name"], question.get("role"))
    if not element:
        return {"error": "no " + question["name"]}
    if kind == "describe":
        return describe(element)
    if kind == "do":
        actions = element.queryAction()
        names = [actions.getName(index) for index in range(actions.nActions)]
        return actions.doAction(names.index(question["action"]))
    if kind == "set value":
        element.queryValue().currentValue = question["value"]
    elif kind == "set text":
        element.queryEditableText().setTextContents(question["text"])
    elif kind == "insert text":
        element.queryEditableText().insertText(question["place"], question["text"], len(question["text"]))
    elif kind == "set caret":
        element.queryText().setCaretOffset(question["place"])
    return True


def asked(source, condition):
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    try:
        result = answer(json.loads(line))
    except Exception as error:
        result = {"error": repr(error)}
    print(json.dumps(result), flush=True)
    return True


# Events are taken as they come: what they are about may go soon.
loop = GLib.MainLoop()
GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, asked)
print(json.dumps("ready"), flush=True)
loop.run()
