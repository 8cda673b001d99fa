// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How long after a colleague's claim its row is gone from the drawn list of open items.
// usage: seenclaims URL QUEUE CLAIMS - the password comes from INTRAY_PASSWORD; prints milliseconds
// for each claim, and "never" where the row stayed for 10 s.
#include "session/drafts/draftjournal.h"
#include "store/line/connection.h"
#include "store/work/workstore.h"
#include "ui/common/windowsettings.h"
#include "ui/desk/deskpage.h"
#include "ui/lists/openlist.h"
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

/// Counts how often a widget was drawn.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget *drawn) { drawn->installEventFilter(this); }
    int paints() const { return m_paints; }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        m_paints += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }

private:
    int m_paints = 0;
};

bool shows(const QTableView &table, ItemId item)
{
    for (int row = 0; row < table.model()->rowCount(); ++row)
        if (table.model()->index(row, 0).data(OpenItemsModel::ItemIdRole).toLongLong() ==
            item.value())
            return true;
    return false;
}

/// Until the list was drawn without the row; false: it never was.
bool drawnWithout(const QTableView &table, const PaintWatch &watch, ItemId item)
{
    if (!QTest::qWaitFor([&] { return !shows(table, item); }, 10'000))
        return false;
    const int before = watch.paints();
    return QTest::qWaitFor([&] { return watch.paints() > before; }, 1000);
}

void measure(WorkStore &colleague, const QString &queue, const QTableView &table, int claims)
{
    const PaintWatch watch(table.viewport());
    for (int i = 0; i < claims; ++i) {
        const Claim claim = colleague.claimNext({queue}).value();
        QElapsedTimer clock;
        clock.start();
        const ItemId item = claim.items.first().id;
        if (drawnWithout(table, watch, item))
            std::printf("%.1f\n", double(clock.nsecsElapsed()) / 1e6);
        else
            std::printf("never\n");
        // A measurement, not a test: windows look twice a second, and the next claim must fall
        // somewhere within the time between two looks, not always at its beginning.
        QTest::qWait(700 + 137 * (i % 7));
    }
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const DatabaseLogin login(DatabaseUrl::fromText(words.value(1)).value(),
                              Password(qEnvironmentVariable("INTRAY_PASSWORD")));
    const QTemporaryDir home;
    DraftJournal journal(home.filePath(u"drafts"_s));
    WindowSettings settings(home.filePath(u"window.ini"_s));
    MainWindow window(journal, settings);
    window.open(login, {{}, u"desk"_s}, words.value(2), OpenMode::Existing);
    window.resize(1200, 800);
    window.show();
    window.activateWindow();
    const auto table = [&window] {
        const auto *list = window.findChild<OpenList *>();
        return list ? list->table() : nullptr;
    };
    if (!QTest::qWaitFor([&] { return table() && table()->model()->rowCount() > 0; }, 20'000))
        qFatal("The window shows no open items.");
    const auto connection = Connection::open(login, OpenMode::Existing).value();
    WorkStore colleague(*connection, connection->identityFor({{}, u"elsewhere"_s}));
    measure(colleague, words.value(2), *table(), words.value(3).toInt());
    std::fflush(stdout);
    std::_Exit(0);
}
