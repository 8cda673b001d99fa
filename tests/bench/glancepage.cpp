// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How long it takes from Alt+2 until the supervisor's page shows the numbers of all queues and the
// chart. usage: glancepage URL TIMES - the password comes from INTRAY_PASSWORD; prints
// milliseconds, each time for a window of its own, and "never" where nothing was shown within 60 s.
#include "session/drafts/draftjournal.h"
#include "ui/common/windowsettings.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

bool isAtWork(const MainWindow &window)
{
    const auto *open = window.findChild<QTableView *>(u"openTable"_s);
    return open && open->model()->rowCount() > 0;
}

bool showsNumbersAndChart(const MainWindow &window)
{
    const auto *numbers = window.findChild<QTableView *>(u"glanceTable"_s);
    const auto *chart = window.findChild<QWidget *>(u"glanceChart"_s);
    return numbers && numbers->isVisible() && numbers->model()->rowCount() > 0 && chart &&
           chart->accessibleDescription().contains(u"backlog"_s);
}

void measure(const DatabaseLogin &login)
{
    const QTemporaryDir home;
    DraftJournal journal(home.filePath(u"drafts"_s));
    WindowSettings settings(home.filePath(u"window.ini"_s));
    MainWindow window(journal, settings);
    window.open(login, {{}, u"desk"_s}, u"bench"_s, OpenMode::Existing);
    window.resize(1200, 800);
    window.show();
    window.activateWindow();
    if (!QTest::qWaitFor([&] { return isAtWork(window); }, 60'000))
        qFatal("The window shows no open items.");
    QElapsedTimer clock;
    clock.start();
    QTest::keyClick(&window, Qt::Key_2, Qt::AltModifier);
    if (QTest::qWaitFor([&] { return showsNumbersAndChart(window); }, 60'000))
        std::printf("%.1f\n", double(clock.nsecsElapsed()) / 1e6);
    else
        std::printf("never\n");
    std::fflush(stdout);
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const DatabaseLogin login(DatabaseUrl::fromText(words.value(1)).value(),
                              Password(qEnvironmentVariable("INTRAY_PASSWORD")));
    for (int i = 0; i < words.value(2).toInt(); ++i)
        measure(login);
    std::_Exit(0);
}
