// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window's event loop stands still at most while something slow goes on.
// usage: eventgap DATABASE CSVFILE import|query|locked SECONDS - prints milliseconds of the longest
// gap and how many looks.
#include "gapwatch.h"
#include "session/drafts/draftjournal.h"
#include "session/session.h"
#include "store/reading/liststore.h"
#include "transfer/importer.h"
#include "ui/common/windowsettings.h"
#include "ui/desk/deskpage.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

void importMeanwhile(const Session &session, const QString &file, int seconds)
{
    DatabaseThread thread(session.url(), session.identity(), OpenMode::Existing);
    ImportOptions options;
    options.queue = u"gap"_s;
    options.file = file;
    options.dryRun = false;
    const Cancellation cancellation;
    const auto done = thread.runOnConnection(
        [=, identity = session.identity()](Connection &connection) {
            return Importer(connection, identity).bringIn(options, {}, cancellation);
        },
        cancellation);
    for (int second = 0; second < seconds && !done.isFinished(); ++second)
        waitFor(1000);
    Cancellation(cancellation).cancel();
    thread.cancel(cancellation);
    while (!done.isFinished())
        waitFor(100);
}

void queryMeanwhile(MainWindow &window, int seconds)
{
    QElapsedTimer clock;
    clock.start();
    for (int round = 0; !clock.hasExpired(seconds * 1000); ++round) {
        window.session()->reading().run([round](ListStore &store) {
            ItemQuery query;
            query.queue = u"bench"_s;
            query.find = u"no such text %1"_s.arg(round);
            return store.page(query, PageRequest());
        });
        waitFor(1000);
    }
}

void lockMeanwhile(const QString &database, int seconds)
{
    QProcess holder;
    holder.start(u"sqlite3"_s, {database});
    holder.write(".timeout 5000\nBEGIN IMMEDIATE;\n");
    for (int press = 0; press < seconds; ++press) {
        if (QWidget *focused = QApplication::focusWidget())
            QTest::keyClick(focused, press % 2 ? Qt::Key_F9 : Qt::Key_A);
        waitFor(1000);
    }
    holder.kill();
    holder.waitForFinished();
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const QTemporaryDir home;
    DraftJournal journal(home.filePath(u"drafts"_s));
    WindowSettings settings(home.filePath(u"window.ini"_s));
    MainWindow window(journal, settings);
    window.open(DatabaseUrl::sqlite(words.value(1)), {u"clerk"_s, u"desk"_s}, u"bench"_s);
    window.resize(1200, 800);
    window.show();
    window.activateWindow();
    for (int wait = 0; wait < 300 && !(window.deskPage() && window.deskPage()->held().isLoaded());
         ++wait)
        waitFor(100);
    waitFor(1000);
    GapWatch watch;
    watch.start();
    const int seconds = words.value(4).toInt();
    if (words.value(3) == u"import")
        importMeanwhile(*window.session(), words.value(2), seconds);
    else if (words.value(3) == u"query")
        queryMeanwhile(window, seconds);
    else
        lockMeanwhile(words.value(1), seconds);
    std::printf("%lld %d\n", static_cast<long long>(watch.longest()), watch.looks());
    std::fflush(stdout);
    std::_Exit(0);
}
