// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What a key costs in the list of open items at the real window: to its end, to its begin, and one
// page on. usage: listkeys DATABASE ROUNDS - the database has a queue named bench; prints a line of
// JSON in milliseconds: until the key was taken and the list painted, and until its rows were read.
#include "bench/eventwait.h"
#include "session/drafts/draftjournal.h"
#include "times.h"
#include "ui/common/windowsettings.h"
#include "ui/desk/deskpage.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

/// What one kind of key took, each time.
struct Pressed
{
    Times painted;
    Times read;

    QJsonObject toJson() const
    {
        const auto rounded = [](double ms) { return qRound(ms * 100) / 100.0; };
        return {{u"painted_p50"_s, rounded(painted.at(0.5))},
                {u"painted_max"_s, rounded(painted.at(1))},
                {u"read_p50"_s, rounded(read.at(0.5))},
                {u"read_p95"_s, rounded(read.at(0.95))}};
    }
};

QString currentKey(const QAbstractItemView &list)
{
    return list.currentIndex().siblingAtColumn(0).data().toString();
}

// Whoever pressed it sees another row when it has come.
void press(QAbstractItemView &list, Qt::Key key, Pressed &pressed)
{
    const QString before = currentKey(list);
    QElapsedTimer clock;
    clock.start();
    QTest::keyClick(&list, key);
    list.viewport()->repaint();
    pressed.painted.ms << msOf(clock);
    waitFor([&] { return !currentKey(list).isEmpty() && currentKey(list) != before; },
            "What the list shows");
    list.viewport()->repaint();
    pressed.read.ms << msOf(clock);
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const int rounds = words.value(2).toInt();
    if (rounds < 1)
        qFatal("usage: listkeys DATABASE ROUNDS");
    const QTemporaryDir home;
    DraftJournal journal(home.filePath(u"drafts"_s));
    WindowSettings settings(home.filePath(u"window.ini"_s));
    MainWindow window(journal, settings);
    window.resize(1366, 768);
    window.show();
    window.open(DatabaseUrl::sqlite(words.value(1)), {u"clerk"_s, u"desk"_s}, u"bench"_s);
    window.activateWindow();
    const auto list = [&window] { return window.findChild<QTableView *>(u"openTable"_s); };
    waitFor([&] { return list() && list()->model() && list()->model()->rowCount() > 1; },
            "The list");
    QTableView &open = *list();
    open.setFocus();
    open.setCurrentIndex(open.model()->index(0, 0));
    waitFor([&] { return !currentKey(open).isEmpty(); }, "Its first rows");
    QJsonObject said{{u"is_seen"_s, open.isVisible()}};
    Pressed end, begin, page;
    for (int round = 0; round < rounds; ++round) {
        press(open, Qt::Key_End, end);
        press(open, Qt::Key_Home, begin);
        press(open, Qt::Key_PageDown, page);
    }
    said.insert(u"end"_s, end.toJson());
    said.insert(u"home"_s, begin.toJson());
    said.insert(u"page_down"_s, page.toJson());
    std::printf("%s\n", QJsonDocument(said).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
    std::_Exit(0);
}
