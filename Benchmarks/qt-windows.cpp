// SPDX-License-Identifier: MIT

// The programs of `make compare` in Qt Quick: qt-windows FILE.qml. The window is empty and waits for keys: see window-probe.c.
#include <QGuiApplication>
#include <QQmlApplicationEngine>

int main(int count, char **words) {
  QGuiApplication application(count, words);
  QQmlApplicationEngine engine(words[1]);
  return engine.rootObjects().isEmpty() ? 69 : application.exec();
}
