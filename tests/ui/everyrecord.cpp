// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/everyrecord.h"

#include "resources/samples.h"
#include "session/brokenline.h"
#include "ui/windowfixture.h"

#include <QFile>
#include <QJsonDocument>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

/// None of the lines that are used has a comma in a value.
Record recordOf(const QStringList &names, const QString &line)
{
    const QStringList values = line.split(u',');
    Record record;
    for (qsizetype column = 0; column < names.size(); ++column)
        record.insert(names.at(column), values.value(column));
    return record;
}

void bringCustomers(WindowFixture &desk)
{
    const Sample sample = sampleCustomers(u"en"_s);
    const QStringList lines = QString::fromUtf8(contentOf(sample.table)).split(u'\n');
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        Queue queue;
        queue.name = u"customers"_s;
        queue.title = u"Customers"_s;
        queue.recordSchema = QJsonDocument::fromJson(contentOf(sample.schema)).object();
        (void)store.addQueue(queue);
        for (int line = 1; line <= 30; ++line) {
            NewItem item;
            item.key = lines.at(line).section(u',', 0, 0);
            item.record = recordOf(lines.first().split(u','), lines.at(line));
            (void)store.addItem(queue.name, item);
        }
        return true;
    });
}

void take(WindowFixture &desk)
{
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QTRY_VERIFY(desk.editor(u"Note"_s));
    QTRY_VERIFY(desk.editor(u"City"_s)->isVisible());
    desk.look();
}

void correct(WindowFixture &desk, const QString &field, const QString &text)
{
    desk.editor(field)->setFocus();
    desk.press(Qt::Key_A, Qt::ControlModifier);
    desk.type(text);
}

/// The supervisor has taken the item away while it was typed at, and a colleague has it.
void takeAway(WindowFixture &desk)
{
    const Item held = desk.desk().item();
    desk.elsewhere(u"super"_s, [&](Store &store) {
        return store.releaseLocks({{held.id, held.lock.id}}, u"too long"_s).has_value();
    });
    desk.elsewhere(u"clerk2"_s,
                   [](Store &store) { return store.claimNext({u"customers"_s}).has_value(); });
    QTRY_COMPARE_WITH_TIMEOUT(desk.desk().state(), Desk::State::Lost, 15000);
    QTRY_VERIFY(desk.message().contains(u"clerk2"_s));
}

/// The server cannot be reached while a record is typed at.
void lookAtOffline(WindowFixture &desk, const Look &look)
{
    BrokenLine line(*desk.window().session());
    QTRY_VERIFY(!desk.message().isEmpty());
    look(u"record-offline"_s, desk.window());
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    desk.type(u"Maria Lindqvist"_s);
    look(u"record-stays"_s, desk.window());
    desk.press(Qt::Key_Escape);
    QTRY_VERIFY(desk.message().contains(u"Maria"_s));
    look(u"record-not-entered"_s, desk.window());
    line.mend();
    QTRY_VERIFY_WITH_TIMEOUT(desk.desk().message()->actions.contains(Action::CompleteAndNext),
                             15000);
    look(u"record-offered-again"_s, desk.window());
    correct(desk, u"Email"_s, u"daphne@example.org"_s);
    QTRY_VERIFY(desk.message().isEmpty());
}

} // namespace

void lookAtRecords(const Look &look)
{
    WindowFixture desk(0);
    bringCustomers(desk);
    desk.start();
    look(u"desk-empty"_s, desk.window());
    take(desk);
    look(u"record"_s, desk.window());
    correct(desk, u"LastName"_s, u"Barrowmann-Lee"_s);
    correct(desk, u"ZipCode"_s, u"5036"_s);
    correct(desk, u"State"_s, u"Iowa"_s);
    correct(desk, u"Email"_s, u"daphne.barrowman@example.org"_s);
    look(u"record-faults"_s, desk.window());
    lookAtOffline(desk, look);
    takeAway(desk);
    look(u"record-lost"_s, desk.window());
}

} // namespace intray
