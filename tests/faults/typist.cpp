// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// A person who types into the window without a pause, and is killed. Says on standard output what
// stands in the fields after each key, and what the journal says is safe on the disk. usage: typist
// DATABASE FOLDER SEED type|read|plant - "read" resumes, says what stands in the fields, and ends.
// "plant" goes on to a record in which a slip is planted, says which, and types and completes
// there.
#include "schema/recordschema.h"
#include "session/desk/desk.h"
#include "session/desk/planting/planting.h"
#include "session/drafts/draftjournal.h"
#include "ui/common/windowsettings.h"
#include "ui/desk/deskpage.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QJsonDocument>
#include <QPlainTextEdit>
#include <QRandomGenerator>
#include <QTest>
#include <QTimer>

#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

void say(const QString &what, const QJsonObject &fields)
{
    const QJsonObject line{{u"what"_s, what}, {u"fields"_s, fields}};
    const QByteArray bytes = QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stdout);
    std::fflush(stdout);
}

class Typist : public QObject
{
public:
    Typist(MainWindow &window, DraftJournal &journal, const DatabaseUrl &url, quint32 seed,
           const QString &mode);

private:
    void step();
    void begin(DeskPage &page);
    void type(Desk &desk);
    void plant(Desk &desk);
    void tellSafe();
    QJsonObject shown(Desk &desk) const;
    QPlainTextEdit *editor(const QString &field) const;
    static void press(Qt::Key key);

    MainWindow &m_window;
    DraftJournal &m_journal;
    DatabaseUrl m_url;
    QRandomGenerator m_random;
    bool m_reads;
    bool m_plants;
    ItemId m_planted; ///< Whose slip was said.
    bool m_started = false;
    QTimer m_timer;
};

Typist::Typist(MainWindow &window, DraftJournal &journal, const DatabaseUrl &url, quint32 seed,
               const QString &mode)
    : m_window(window)
    , m_journal(journal)
    , m_url(url)
    , m_random(seed)
    , m_reads(mode == u"read")
    , m_plants(mode == u"plant")
{
    connect(&m_timer, &QTimer::timeout, this, &Typist::step);
    connect(&journal, &DraftJournal::written, this, &Typist::tellSafe);
    m_timer.start(7);
}

QPlainTextEdit *Typist::editor(const QString &field) const
{
    return m_window.findChild<QPlainTextEdit *>(u"editor."_s + field);
}

/// What a person sees, not what the desk knows.
QJsonObject Typist::shown(Desk &desk) const
{
    QJsonObject fields;
    for (const Field &field : desk.record().fields())
        fields.insert(field.name,
                      editor(field.name) ? editor(field.name)->toPlainText() : u"(no editor)"_s);
    return fields;
}

void Typist::press(Qt::Key key)
{
    if (QWidget *focused = QApplication::focusWidget())
        QTest::keyClick(focused, key);
}

void Typist::step()
{
    DeskPage *page = m_window.deskPage();
    if (!page || !page->held().isLoaded())
        return;
    if (m_plants)
        page->desk().planting().setChance([this] { return quint64(m_random.generate()) * 2; });
    if (page->desk().state() == Desk::State::Empty)
        return begin(*page);
    if (page->desk().state() != Desk::State::Working)
        return;
    if (!std::exchange(m_started, true))
        return say(u"start"_s, shown(page->desk()));
    if (m_reads)
        std::_Exit(0);
    if (m_plants)
        plant(page->desk());
    else
        type(page->desk());
}

/// Every record after the first shows a slip: some are passed over, in the others something is
/// typed.
void Typist::plant(Desk &desk)
{
    const auto &slip = desk.record().planted();
    const bool isNew = slip && m_planted != desk.item().id;
    if (isNew) {
        m_planted = desk.item().id;
        say(u"slip"_s, {{slip->slip().field, slip->slip().shown}});
    }
    if (!slip || m_random.bounded(60) == 0)
        QTest::keyClick(&m_window, Qt::Key_Return, Qt::ControlModifier);
    else
        type(desk);
}

/// Return resumes what is unfinished; where nothing is, the next item is taken.
void Typist::begin(DeskPage &page)
{
    if (page.held().items().isEmpty() && !m_reads)
        press(Qt::Key_F9);
    else if (page.desk().message() && page.desk().message()->actions.contains(Action::Resume))
        press(Qt::Key_Return);
}

void Typist::type(Desk &desk)
{
    const Field field =
        desk.record().fields().at(m_random.bounded(int(desk.record().fields().size())));
    QPlainTextEdit *editing = editor(field.name);
    if (m_random.bounded(8) == 0 || !editing->hasFocus())
        editing->setFocus();
    editing->moveCursor(QTextCursor::End); // coming into a field selects its text
    const QString text = editing->toPlainText();
    // Where slips are planted only digits are typed and removed: half of a slip may look like
    // another.
    const bool mayRemove = !m_plants || (!text.isEmpty() && text.back().isDigit());
    if (m_plants && m_random.bounded(12) == 0)
        editing->selectAll();
    if (m_random.bounded(6) == 0 && mayRemove)
        QTest::keyClick(editing, Qt::Key_Backspace);
    else
        QTest::keyClick(editing, m_plants ? char('0' + m_random.bounded(10))
                                          : char('a' + m_random.bounded(26)));
    say(u"typed"_s, shown(desk));
}

void Typist::tellSafe()
{
    m_journal.entries(m_url.text(), u"clerk"_s)
        .then(this, [](const QList<DraftJournal::Entry> &entries) {
            for (const DraftJournal::Entry &entry : entries) {
                QJsonObject fields;
                for (auto it = entry.draft.content.begin(); it != entry.draft.content.end(); ++it)
                    fields.insert(it.key(), RecordSchema::textOf(*it));
                say(u"safe"_s, fields);
            }
        });
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const DatabaseUrl url = DatabaseUrl::sqlite(words.value(1));
    DraftJournal journal(words.value(2) + u"/drafts"_s);
    WindowSettings settings(words.value(2) + u"/window.ini"_s);
    MainWindow window(journal, settings);
    window.open(url, {u"clerk"_s, u"desk"_s});
    window.show();
    window.activateWindow();
    const Typist typist(window, journal, url, words.value(3).toUInt(), words.value(4));
    return QApplication::exec();
}
