// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// A clerk's work at the real window, by key events only: reads a record, corrects what is wrong in
// it, and completes it with the chord, which brings the next. Beside it, in turns of 50 records at
// the same database, the same records completed by the store alone. usage: deskrecords ENGINE
// SPOILT RIGHT RECORDS [FILE] - the two tables of the hospitals; prints a line of JSON in
// milliseconds, and writes the times of each record as CSV.
#include "bench/eventwait.h"
#include "session/drafts/draftjournal.h"
#include "support/testengine.h"
#include "times.h"
#include "ui/common/windowsettings.h"
#include "ui/desk/deskpage.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/seenrecord.h"
#include "ui/window/mainwindow.h"
#include "verify/suspiciontally.h"

#include <QApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTableView>
#include <QTest>
#include <QTimer>

#include <cstdio>
#include <ctime>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

constexpr int recordsInTurn = 50;

/// What one record took.
struct Lap
{
    QString key;
    int corrections = 0;
    int keys = 0;
    double typing = 0;    ///< From the usable record to the chord.
    double chord = 0;     ///< From the chord to the next usable record.
    double processor = 0; ///< Of the program, in all its threads, for all of it.
};

QJsonObject schemaOf(const QStringList &fields)
{
    QJsonObject properties;
    for (const QString &field : fields)
        properties.insert(field, QJsonObject{{u"type"_s, u"string"_s}});
    return {{u"type"_s, u"object"_s},
            {u"properties"_s, properties},
            {u"x-intray-order"_s, QJsonArray::fromStringList(fields)}};
}

Record recordOf(const QStringList &fields, const QStringList &values)
{
    Record record;
    for (qsizetype at = 0; at < fields.size(); ++at)
        record.insert(fields.at(at), values.at(at));
    return record;
}

void bringIn(Store &store, const QString &name, const SpoiltTable &table, int records)
{
    Queue queue = queueNamed(name);
    queue.recordSchema = schemaOf(table.fields);
    valueOf(store.addQueue(queue));
    for (int row = 0; row < records; ++row) {
        const QString key = u"H-%1"_s.arg(row, 4, 10, QChar(u'0'));
        valueOf(
            store.addItem(name, {key, 0, {}, recordOf(table.fields, table.records.at(row)), {}}));
    }
}

/// A server of the tests does not wait for its disk; a real one does.
void waitForDisk(const TestDatabase &database)
{
    for (const auto &statement :
         {u"ALTER SYSTEM SET fsync = on"_s, u"ALTER SYSTEM SET full_page_writes = on"_s,
          u"SELECT pg_reload_conf()"_s})
        database.administer(statement);
}

class Clerk
{
public:
    Clerk(const TestDatabase &database, const SpoiltTable &table)
        : m_table(table)
    {
        m_window.resize(1280, 800);
        m_window.show();
        m_window.open(database.loginOf(u"anna"_s), {u"anna"_s, u"desk-of-anna"_s}, u"desk"_s,
                      database.usualMode());
        m_window.activateWindow();
        waitFor([this] { return isReady(); }, "The list");
        press(Qt::Key_F9);
        waitFor([this] { return isUsable(); }, "The first record");
    }

    Lap completeOne()
    {
        const QString key = m_window.deskPage()->desk().item().key;
        Lap lap{key};
        m_keys = 0;
        const std::clock_t before = std::clock();
        QElapsedTimer clock;
        clock.start();
        correct(key.section(u'-', 1).toInt(), lap);
        lap.typing = msOf(clock);
        // A person has looked for longer than the window asks for; the measurement does not wait.
        m_ahead += SeenRecord::firstLook;
        clock.restart();
        press(Qt::Key_Return, Qt::ControlModifier);
        waitFor([&] { return isUsable() && m_window.deskPage()->desk().item().key != key; },
                "The next record");
        lap.chord = msOf(clock);
        lap.processor = double(std::clock() - before) * 1000 / CLOCKS_PER_SEC;
        lap.keys = m_keys;
        return lap;
    }

private:
    bool isReady() const
    {
        const auto *open = m_window.findChild<QTableView *>(u"openTable"_s);
        return open && open->model()->rowCount() > 0 && m_window.deskPage() &&
               m_window.deskPage()->held().isLoaded() && m_window.isActiveWindow();
    }

    /// It is the desk's, it was painted, and its first field takes the next key.
    bool isUsable() const
    {
        const QWidget *focused = QApplication::focusWidget();
        return m_window.deskPage()->desk().state() == Desk::State::Working &&
               m_window.deskPage()->seen().isPainted() && focused && focused->isVisible() &&
               focused->objectName() == u"editor."_s + m_table.fields.constFirst();
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++m_keys;
        QWidget *focused = QApplication::focusWidget();
        QTest::keyClick(focused ? focused : &m_window, key, modifiers);
    }

    void correct(int row, Lap &lap)
    {
        const QStringList &right = m_table.right.at(row);
        for (qsizetype at = 0; at < right.size(); ++at) {
            if (right.at(at) == m_table.records.at(row).at(at))
                continue;
            ++lap.corrections;
            while (QApplication::focusWidget()->objectName() !=
                   u"editor."_s + m_table.fields.at(at))
                press(Qt::Key_Tab);
            press(Qt::Key_A, Qt::ControlModifier);
            m_keys += int(right.at(at).size());
            QTest::keyClicks(QApplication::focusWidget(), right.at(at));
        }
        for (qsizetype at = 0; at < right.size(); ++at)
            if (m_window.deskPage()->desk().record().text(m_table.fields.at(at)) != right.at(at))
                qFatal("The record does not have what was typed.");
    }

    const SpoiltTable &m_table;
    int m_keys = 0;
    QTemporaryDir m_folder;
    DraftJournal m_journal{m_folder.filePath(u"drafts"_s)};
    WindowSettings m_settings{m_folder.filePath(u"window.ini"_s)};
    std::chrono::milliseconds m_ahead{0};
    MainWindow m_window{m_journal, m_settings, nullptr, [this] { return sinceBoot() + m_ahead; }};
};

/// The least that it can cost: the one call, by the store.
class Reference
{
public:
    Reference(const TestDatabase &database, const SpoiltTable &table)
        : m_person(database, u"ben"_s)
        , m_table(table)
        , m_claim(valueOf(m_person.store.claimNext({u"reference"_s})))
    {
    }

    double completeOne()
    {
        const Item item = m_claim.items.constFirst();
        const QStringList right = m_table.right.at(item.key.section(u'-', 1).toInt());
        const auto complete = Disposition::complete(recordOf(m_table.fields, right));
        QElapsedTimer clock;
        clock.start();
        m_claim = valueOf(m_person.store.finishAndTakeNext(item.id, m_claim.lock, complete,
                                                           {u"reference"_s}))
                      .next;
        return msOf(clock);
    }

private:
    Person m_person;
    const SpoiltTable &m_table;
    Claim m_claim;
};

QJsonObject jsonOf(const Times &times)
{
    const auto rounded = [](double ms) { return qRound(ms * 100) / 100.0; };
    return {{u"p50"_s, rounded(times.at(0.5))},
            {u"p95"_s, rounded(times.at(0.95))},
            {u"max"_s, rounded(times.at(1))}};
}

void write(const QString &name, const QList<Lap> &laps, const Times &reference)
{
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write %s", qPrintable(name));
    file.write("record,corrections,keys,typing_ms,chord_to_next_ms,reference_ms\n");
    for (qsizetype at = 0; at < laps.size(); ++at)
        file.write(u"%1,%2,%3,%4,%5,%6\n"_s
                       .arg(laps.at(at).key, QString::number(laps.at(at).corrections),
                            QString::number(laps.at(at).keys),
                            QString::number(laps.at(at).typing, 'f', 2),
                            QString::number(laps.at(at).chord, 'f', 2),
                            QString::number(reference.ms.at(at), 'f', 2))
                       .toUtf8());
}

void print(const QList<Lap> &laps, const Times &reference)
{
    Times chord;
    Times whole;
    Times processor;
    int keys = 0;
    int corrections = 0;
    for (const Lap &lap : laps) {
        chord.ms << lap.chord;
        whole.ms << lap.typing + lap.chord;
        processor.ms << lap.processor;
        keys += lap.keys;
        corrections += lap.corrections;
    }
    const QJsonObject said{{u"records"_s, int(laps.size())},
                           {u"corrections"_s, corrections},
                           {u"keys"_s, keys},
                           {u"chord"_s, jsonOf(chord)},
                           {u"record"_s, jsonOf(whole)},
                           {u"processor"_s, jsonOf(processor)},
                           {u"total_s"_s, whole.mean() * double(laps.size()) / 1000},
                           {u"reference"_s, jsonOf(reference)}};
    std::printf("%s\n", QJsonDocument(said).toJson(QJsonDocument::Compact).constData());
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const SpoiltTable table = hospitalTable(words.value(2), words.value(3));
    const int records = words.value(4).toInt();
    if (records < 1 || records >= table.records.size())
        qFatal("usage: deskrecords ENGINE SPOILT RIGHT RECORDS [FILE]");
    const auto database = databaseOf(words.value(1));
    if (words.value(1) == u"postgresql")
        waitForDisk(*database);
    Person importer(*database, u"importer"_s);
    bringIn(importer.store, u"desk"_s, table, records + 1);
    bringIn(importer.store, u"reference"_s, table, records + 1);
    Clerk clerk(*database, table);
    Reference reference(*database, table);
    QList<Lap> laps;
    Times beside;
    while (laps.size() < records) {
        for (int i = 0; i < recordsInTurn && laps.size() < records; ++i)
            laps << clerk.completeOne();
        while (beside.ms.size() < laps.size())
            beside.ms << reference.completeOne();
    }
    if (words.size() > 5)
        write(words.at(5), laps, beside);
    print(laps, beside);
    std::fflush(stdout);
    return 0;
}
