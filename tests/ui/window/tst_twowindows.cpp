// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/connection_p.h"
#include "support/testclass.h"
#include "ui/dialogkeys.h"
#include "ui/severalwindows.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QSqlError>
#include <QSqlQuery>
#include <QTableWidget>

#include <future>

using namespace intray;
using namespace Qt::StringLiterals;

/// The clerk's window and the supervisor's at once: one takes away what the other works on.
class TwoWindows : public QObject, protected SeveralWindows
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }
    void cleanup() { end(); }
    void whoIsReleasedWhileTypingIsToldAndKeepsTheText();
    void aCompletionThatComesFirstIsToldToTheSupervisor();
    void aReassigningThatComesFirstIsToldToTheClerk();
    void ofTwoThatWaitAtTheSameRowOneWins_data();
    void ofTwoThatWaitAtTheSameRowOneWins();
    void whoIsSentHomeHandsOverWhatIsOnTheDeskToo();
    void everybodySeesTheirOwnFiguresOnly();

private:
    /// Return, in a dialog that has lost the keyboard meanwhile.
    static void accept(QDialog *asked);
    QDialog *askToReassign(WindowOfOne &sue, const QString &key);
};

/// Keeps what a window wants to write from reaching the database for as long as it lives.
class Kept
{
public:
    explicit Kept(Session &session)
    {
        auto isFree = m_freed.get_future().share();
        session.actions().run([isFree](Store &) -> Outcome<Done> {
            isFree.wait();
            return Done{};
        });
    }
    ~Kept() { m_freed.set_value(); }
    Q_DISABLE_COPY_MOVE(Kept)

private:
    std::promise<void> m_freed;
};

void TwoWindows::whoIsReleasedWhileTypingIsToldAndKeepsTheText()
{
    WindowOfOne cora(*m_database, u"cora"_s);
    WindowOfOne sue(*m_database, u"sue"_s);
    cora.takeNext();
    const ItemId item = cora.desk().item().id;
    cora.typeNote(u"half a sen"_s);
    sue.showPage(u"locks"_s);
    sue.chooseLock(u"C-001"_s);
    sue.press(Qt::Key_Delete);
    QDialog *asked = sue.dialog(u"takeAwayDialog"_s);
    QVERIFY2(said(asked, u"takeAwayPreview"_s).contains(u"cora"_s),
             qPrintable(said(asked, u"takeAwayPreview"_s)));
    sue.type(u"the list was wrong"_s);
    sue.press(Qt::Key_Return);
    QTRY_COMPARE(cora.desk().state(), Desk::State::Lost);
    QTRY_VERIFY2(cora.message().contains(u"sue released this item"_s), qPrintable(cora.message()));
    QCOMPARE(cora.noteOnDesk(), u"half a sen"_s);
    QTRY_COMPARE(sue.keysOfLocks(), QStringList());
    QTRY_VERIFY2(sue.answered().contains(u"C-001, which cora held, is released"_s),
                 qPrintable(sue.answered()));
    QCOMPARE(kindsOf(item), QStringList({u"added"_s, u"claimed"_s, u"released"_s}));
    cora.used().click(u"message.takeAgain"_s);
    QTRY_COMPARE(cora.desk().state(), Desk::State::Working);
    QCOMPARE(cora.noteOnDesk(), u"half a sen"_s);
    cora.press(Qt::Key_A, Qt::ControlModifier); // the cursor is where it was, behind the text
    cora.typeNote(u"a whole sentence"_s);
    cora.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(stored(item).state, State::Done);
    QCOMPARE(stored(item).record.value(u"note"_s).toString(), u"a whole sentence"_s);
}

QDialog *TwoWindows::askToReassign(WindowOfOne &sue, const QString &key)
{
    sue.showPage(u"locks"_s);
    sue.chooseLock(key);
    sue.click(u"locksReassign"_s);
    QDialog *asked = sue.dialog(u"takeAwayDialog"_s);
    part<QComboBox>(asked, u"takeAwayTo"_s)->setFocus();
    sue.type(u"dan"_s);
    part<QWidget>(asked, u"takeAwayReason"_s)->setFocus();
    sue.type(u"cora is ill"_s);
    return asked;
}

void TwoWindows::accept(QDialog *asked)
{
    asked->activateWindow();
    QVERIFY(isInUse(asked));
    intray::press(Qt::Key_Return);
}

void TwoWindows::aCompletionThatComesFirstIsToldToTheSupervisor()
{
    WindowOfOne cora(*m_database, u"cora"_s);
    WindowOfOne sue(*m_database, u"sue"_s);
    cora.takeNext();
    const ItemId item = cora.desk().item().id;
    cora.typeNote(u"called back"_s);
    QDialog *asked = askToReassign(sue, u"C-001"_s);
    cora.used().press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(stored(item).state, State::Done);
    accept(asked);
    const auto *report = part<QPlainTextEdit>(asked, u"takeAwayReport"_s);
    const auto *items = part<QTableWidget>(asked, u"takeAwayItems"_s);
    // Where the database tells the dialog first, that says so before it can be accepted.
    const auto saysSoBefore = [&] { return items->item(0, 3)->text().contains(u"lock is gone"_s); };
    QTRY_VERIFY(!report->toPlainText().isEmpty() || saysSoBefore());
    QVERIFY2(saysSoBefore() ||
                 (report->toPlainText().startsWith(u"C-001: The lock that you saw is gone"_s) &&
                  report->toPlainText().contains(u"was finished in the meantime"_s)),
             qPrintable(report->toPlainText()));
    QCOMPARE(kindsOf(item), QStringList({u"added"_s, u"claimed"_s, u"completed"_s}));
    QCOMPARE(stored(item).record.value(u"note"_s).toString(), u"called back"_s);
    QCOMPARE(cora.desk().state(), Desk::State::Empty);
}

void TwoWindows::aReassigningThatComesFirstIsToldToTheClerk()
{
    WindowOfOne cora(*m_database, u"cora"_s);
    WindowOfOne sue(*m_database, u"sue"_s);
    WindowOfOne dan(*m_database, u"dan"_s);
    cora.takeNext();
    const ItemId item = cora.desk().item().id;
    cora.typeNote(u"called back"_s);
    cora.press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(valueOf(m_chief->store.detail(item)).drafts.size() == 1);
    QDialog *asked = askToReassign(sue, u"C-001"_s);
    auto *drafts = part<QCheckBox>(asked, u"takeAwayDrafts"_s);
    QVERIFY(drafts->isVisible());
    drafts->setFocus();
    sue.press(Qt::Key_Space);
    {
        const Kept kept(cora.session());
        cora.used().press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(cora.desk().state(), Desk::State::Finishing);
        accept(asked);
        QTRY_COMPARE(stored(item).lock.user, u"dan"_s);
    }
    QTRY_COMPARE(cora.desk().state(), Desk::State::Lost);
    QTRY_VERIFY2(cora.message().contains(u"dan"_s), qPrintable(cora.message()));
    QCOMPARE(cora.noteOnDesk(), u"called back"_s);
    QCOMPARE(kindsOf(item), QStringList({u"added"_s, u"claimed"_s, u"released"_s, u"claimed"_s}));
    QTRY_VERIFY2(sue.answered().contains(u"1 item(s) reassigned to dan"_s),
                 qPrintable(sue.answered()));
    dan.used();
    QTRY_COMPARE(dan.window().deskPage()->held().items().size(), 1);
    dan.desk().open(item);
    QTRY_COMPARE(dan.desk().proposal().offered(u"note"_s).value_or(QString()), u"called back"_s);
    QTRY_VERIFY2(dan.message().contains(u"cora"_s), qPrintable(dan.message()));
}

/// The item's row is locked by somebody else in the database for as long as this lives.
class RowHeld
{
public:
    RowHeld(const TestDatabase &database, ItemId item)
        : m_engine(engineOfRow())
        , m_owner(database.connectAsOwner())
        , m_looker(database.connectAsOwner())
    {
        run(m_engine == u"sqlite" ? u"BEGIN IMMEDIATE"_s : u"START TRANSACTION"_s);
        if (m_engine != u"sqlite")
            run(u"SELECT id FROM %1 WHERE id = %2 FOR UPDATE"_s.arg(
                m_engine == u"mariadb" ? u"item_all"_s : u"intray.item"_s,
                QString::number(item.value())));
    }
    ~RowHeld() { run(u"COMMIT"_s); }
    Q_DISABLE_COPY_MOVE(RowHeld)

    /// A file shows nobody who waits for it.
    void waitUntilOthersWait(int count)
    {
        if (m_engine != u"sqlite")
            QTRY_COMPARE(waiting(), count);
    }

private:
    int waiting() const
    {
        QSqlQuery query(m_looker->d().database);
        if (!query.exec(m_engine == u"mariadb"
                            ? u"SELECT variable_value FROM information_schema.global_status "
                              "WHERE variable_name = 'INNODB_ROW_LOCK_CURRENT_WAITS'"_s
                            : u"SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = "
                              "'Lock' AND datname = current_database()"_s) ||
            !query.next())
            qFatal("%s", qPrintable(query.lastError().text()));
        return query.value(0).toInt();
    }
    void run(const QString &text)
    {
        QSqlQuery query(m_owner->d().database);
        if (!query.exec(text))
            qFatal("%s", qPrintable(query.lastError().text()));
    }

    QString m_engine;
    std::unique_ptr<Connection> m_owner;
    std::unique_ptr<Connection> m_looker;
};

void TwoWindows::ofTwoThatWaitAtTheSameRowOneWins_data()
{
    QTest::addColumn<bool>("clerkIsFirst");
    QTest::newRow("the clerk asks first") << true;
    QTest::newRow("the supervisor asks first") << false;
}

void TwoWindows::ofTwoThatWaitAtTheSameRowOneWins()
{
    QFETCH(bool, clerkIsFirst);
    WindowOfOne cora(*m_database, u"cora"_s);
    WindowOfOne sue(*m_database, u"sue"_s);
    cora.takeNext();
    const ItemId item = cora.desk().item().id;
    cora.typeNote(u"called back"_s);
    QDialog *asked = askToReassign(sue, u"C-001"_s);
    const auto complete = [&] {
        cora.used().press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    };
    {
        RowHeld held(*m_database, item);
        clerkIsFirst ? complete() : accept(asked);
        held.waitUntilOthersWait(1);
        clerkIsFirst ? accept(asked) : complete();
        held.waitUntilOthersWait(2);
    }
    QTRY_VERIFY(cora.desk().state() == Desk::State::Empty ||
                cora.desk().state() == Desk::State::Lost);
    const bool isCompleted = cora.desk().state() == Desk::State::Empty;
    if (isCompleted) {
        QTRY_VERIFY(!part<QPlainTextEdit>(asked, u"takeAwayReport"_s)->toPlainText().isEmpty());
        QCOMPARE(kindsOf(item), QStringList({u"added"_s, u"claimed"_s, u"completed"_s}));
    } else {
        QTRY_VERIFY2(sue.answered().contains(u"reassigned to dan"_s), qPrintable(sue.answered()));
        QCOMPARE(kindsOf(item),
                 QStringList({u"added"_s, u"claimed"_s, u"released"_s, u"claimed"_s}));
        QTRY_VERIFY2(cora.message().contains(u"dan"_s), qPrintable(cora.message()));
        QCOMPARE(cora.noteOnDesk(), u"called back"_s);
    }
    if (engineOfRow() == u"postgresql") // the others promise no order to those who wait
        QCOMPARE(isCompleted, clerkIsFirst);
}

void TwoWindows::whoIsSentHomeHandsOverWhatIsOnTheDeskToo()
{
    WindowOfOne cora(*m_database, u"cora"_s);
    WindowOfOne sue(*m_database, u"sue"_s);
    cora.takeNext();
    const ItemId item = cora.desk().item().id;
    cora.typeNote(u"half a sen"_s);
    const ItemId other = valueOf(Person(*m_database, u"cora"_s).store.claimNext({u"customers"_s}))
                             .items.constFirst()
                             .id;
    sue.showPage(u"locks"_s);
    sue.chooseLock(u"C-001"_s);
    QTRY_COMPARE(sue.keysOfLocks().size(), 2);
    sue.press(Qt::Key_O, Qt::AltModifier);
    QDialog *asked = sue.dialog(u"handOverDialog"_s);
    QCOMPARE(part<QComboBox>(asked, u"handOverFrom"_s)->currentText(), u"cora"_s);
    part<QRadioButton>(asked, u"handOverPerson"_s)->setFocus();
    sue.press(Qt::Key_Space);
    part<QComboBox>(asked, u"handOverTo"_s)->setFocus();
    sue.type(u"dan"_s);
    part<QWidget>(asked, u"handOverReason"_s)->setFocus();
    sue.type(u"cora is ill"_s);
    QTRY_VERIFY(part<QPushButton>(asked, u"handOverAccept"_s)->isEnabled());
    sue.press(Qt::Key_Return);
    QTRY_COMPARE(stored(item).lock.user, u"dan"_s);
    QTRY_COMPARE(stored(other).lock.user, u"dan"_s);
    QTRY_COMPARE(cora.desk().state(), Desk::State::Lost);
    QTRY_VERIFY2(cora.message().contains(u"dan"_s), qPrintable(cora.message()));
    QCOMPARE(cora.noteOnDesk(), u"half a sen"_s);
    QTRY_COMPARE(cora.window().deskPage()->held().heldCount(), 0);
    QTRY_VERIFY2(sue.answered().contains(u"2 item(s) of cora were handed over to dan"_s),
                 qPrintable(sue.answered()));
}

void TwoWindows::everybodySeesTheirOwnFiguresOnly()
{
    WindowOfOne dan(*m_database, u"dan"_s);
    dan.takeNext();
    dan.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(dan.desk().state(), Desk::State::Empty);
    WindowOfOne cora(*m_database, u"cora"_s);
    for (const QString &note : {u"called back"_s, u"no answer"_s}) {
        cora.takeNext();
        cora.typeNote(note);
        cora.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(cora.desk().state(), Desk::State::Empty);
    }
    const auto figure = [](QDialog *dialog, int row) {
        const auto *cell = part<QTableWidget>(dialog, u"figuresTable"_s)->item(row, 1);
        return cell ? cell->text() : QString();
    };
    constexpr int completed = 0;
    constexpr int corrected = 2;
    for (const auto &[person, number] : {std::pair(&cora, u"2"_s), std::pair(&dan, u"1"_s)}) {
        person->used().press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QDialog *dialog = person->dialog(u"ownWork"_s);
        QTRY_COMPARE(figure(dialog, completed), number);
        QTRY_COMPARE(figure(dialog, corrected), person == &cora ? u"2"_s : u"0"_s);
        dialog->close();
    }
}

INTRAY_TEST_MAIN(TwoWindows)
#include "tst_twowindows.moc"
