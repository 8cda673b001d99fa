// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window stands still at most on the page Values of a field with many different
// values, and in the dialog that shows what else would come right.
// usage: valuesgap DATABASE QUEUE FIELD - prints a line of JSON: for each thing that somebody does
// the longest gap of the event loop in milliseconds, and how many different values there are.
#include "gapwatch.h"
#include "lists/valuesmodel.h"
#include "session/drafts/draftjournal.h"
#include "session/session.h"
#include "ui/common/windowsettings.h"
#include "ui/desk/deskpage.h"
#include "ui/lists/correctdialog.h"
#include "ui/showpage.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QComboBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>

#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

/// Until the condition holds, for ten minutes at most.
template <typename Condition>
void waitUntil(Condition condition)
{
    for (int round = 0; round < 60'000 && !condition(); ++round)
        waitFor(10);
}

class Supervisor
{
public:
    Supervisor(const QString &database, const QString &queue, const QString &field)
        : m_queue(queue)
        , m_field(field)
    {
        m_window.open(DatabaseUrl::sqlite(database), {u"clerk"_s, u"desk"_s}, queue);
        m_window.resize(1200, 800);
        m_window.show();
        m_window.activateWindow();
        waitUntil([this] { return m_window.deskPage() && m_window.deskPage()->held().isLoaded(); });
        m_window.actions().of(WindowAction::ShowToday)->trigger();
        showPart(&m_window, u"valuesPage"_s);
        waitFor(1000);
    }

    QJsonObject work()
    {
        auto *table = find<QTableView>(u"valuesTable"_s);
        note(u"reading"_s, [&] {
            choose(u"valuesQueue"_s, m_queue);
            chooseField();
            waitUntil([&] { return table->model()->rowCount() > 0; });
        });
        m_told.insert(u"values"_s,
                      static_cast<ValuesModel *>(table->model())->table().values.size());
        note(u"choosing_a_form"_s, [&] { table->selectRow(table->model()->rowCount() - 1); });
        note(u"choosing_all_forms"_s, [&] { table->selectAll(); });
        note(u"all_values"_s, [&] { find<QToolButton>(u"valuesByValue"_s)->click(); });
        note(u"choosing_all_values"_s, [&] { table->selectAll(); });
        note(u"searching"_s, [&] { find<QLineEdit>(u"valuesSearch"_s)->setText(u"55"_s); });
        note(u"clusters"_s, [&] { find<QToolButton>(u"valuesByCluster"_s)->click(); });
        note(u"look_at_them"_s, [&] { lookAtThem(); });
        return m_told;
    }

private:
    template <typename Widget>
    Widget *find(const QString &name) const
    {
        return m_window.findChild<Widget *>(name);
    }

    void choose(const QString &name, const QString &what)
    {
        auto *box = find<QComboBox>(name);
        box->setCurrentIndex(box->findData(what));
    }

    void chooseField()
    {
        auto *fields = find<QTreeWidget>(u"valuesField"_s);
        for (int row = 0; row < fields->topLevelItemCount(); ++row)
            if (fields->topLevelItem(row)->data(0, Qt::UserRole) == m_field)
                fields->setCurrentItem(fields->topLevelItem(row));
    }

    /// And what follows from it in the next seconds.
    template <typename Do>
    void note(const QString &name, Do act)
    {
        m_watch.start();
        act();
        waitFor(4000);
        m_told.insert(name, m_watch.longest());
    }

    void lookAtThem()
    {
        CorrectionPlan plan;
        plan.field = m_field;
        for (const FieldValue &one :
             static_cast<ValuesModel *>(find<QTableView>(u"valuesTable"_s)->model())
                 ->table()
                 .values)
            plan.becomes.insert(one.value, one.value + u'0');
        waitFor(10);
        m_watch.start(); // only now: the desk makes its plan in the background
        auto *dialog = new CorrectDialog(*m_window.session(),
                                         m_window.session()->queueNamed(m_queue), plan, &m_window);
        dialog->open();
        const auto *items = dialog->findChild<QTableWidget *>(u"correctItems"_s);
        waitUntil([&] { return items->rowCount() > 0; });
        waitFor(500);
        dialog->reject();
    }

    const QString m_queue;
    const QString m_field;
    QTemporaryDir m_home;
    DraftJournal m_journal{m_home.filePath(u"drafts"_s)};
    WindowSettings m_settings{m_home.filePath(u"window.ini"_s)};
    MainWindow m_window{m_journal, m_settings};
    GapWatch m_watch;
    QJsonObject m_told;
};

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() < 4)
        return 2;
    Supervisor supervisor(words.at(1), words.at(2), words.at(3));
    const QJsonObject told = supervisor.work();
    std::printf("%s\n", QJsonDocument(told).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
    std::_Exit(0);
}
