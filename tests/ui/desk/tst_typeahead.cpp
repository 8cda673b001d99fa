// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/brokenline.h"
#include "session/desk/vainleaving.h"
#include "support/testclass.h"
#include "ui/common/busymark.h"
#include "ui/windowfixture.h"

#include <QClipboard>

#include <future>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is typed between two records, and while the window waits for the database.
class TypeAheadTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_desk.reset(); }
    void whatIsTypedInTheMomentBetweenComesIntoTheNextRecord();
    void whatIsTypedWhileTheWindowWaitsComesIntoNoRecord();
    void whatWasTypedBeforeALongWaitIsTold();
    void noPartOfWhatWasTypedBlindlyComesIntoTheNextRecord();
    void whatIsTypedAfterACompletionThatCouldNotBeComesIntoNoRecord_data();
    void whatIsTypedAfterACompletionThatCouldNotBeComesIntoNoRecord();
    void afterTheReconnectTheRecordThatStayedIsOfferedAgain();
    void whatIsPastedThenComesIntoNoRecord();
    void whoeverSaysThatTheyTypeInItTypesInIt_data();
    void whoeverSaysThatTheyTypeInItTypesInIt();
    void whoeverTypesInTheSameRecordOfflineIsNotHeldUp();
    void whatIsTypedAfterAWaitThatBroughtNothingComesIntoNoRecord();

private:
    void complete() { m_desk->press(Qt::Key_Return, Qt::ControlModifier); }
    QString text(const QString &field) const { return m_desk->editor(field)->text(); }
    QString key() const { return m_desk->desk().item().key; }
    BusyMark *busy() const
    {
        return m_desk->find<QWidget>(u"recordForm"_s)->findChild<BusyMark *>();
    }

    std::unique_ptr<WindowFixture> m_desk;
};

/// The database answers nothing that is written, until it is told to.
class HeldDatabase
{
public:
    explicit HeldDatabase(Session &session)
    {
        session.actions().run([held = m_go.get_future().share()](Store &) -> Outcome<Done> {
            held.wait();
            return Done{};
        });
    }
    ~HeldDatabase() { go(); }
    void go()
    {
        if (!std::exchange(m_isGoing, true))
            m_go.set_value();
    }

private:
    std::promise<void> m_go;
    bool m_isGoing = false;
};

void TypeAheadTest::init()
{
    m_desk = std::make_unique<WindowFixture>(3);
    m_desk->start();
    m_desk->takeNext();
}

void TypeAheadTest::whatIsTypedInTheMomentBetweenComesIntoTheNextRecord()
{
    complete();
    QCOMPARE(m_desk->desk().state(), Desk::State::Finishing);
    m_desk->type(u"x"_s);
    QTRY_COMPARE(key(), u"C-002"_s);
    QTRY_COMPARE(text(u"name"_s), u"Name 2x"_s);
}

void TypeAheadTest::whatIsTypedWhileTheWindowWaitsComesIntoNoRecord()
{
    HeldDatabase database(*m_desk->window().session());
    complete();
    QTRY_VERIFY(busy()->isVisible());
    m_desk->type(u"typed while waiting"_s);
    QVERIFY2(busy()->words().contains(u"not entered"_s), qPrintable(busy()->words()));
    database.go();
    QTRY_COMPARE(key(), u"C-002"_s);
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Working);
    QTRY_VERIFY(!busy()->words().contains(u"not entered"_s));
    QCOMPARE(text(u"name"_s), u"Name 2"_s);
    QVERIFY(!m_desk->desk().record().hasTypedText());
    QVERIFY(!m_desk->editor(u"name"_s)->textCursor().hasSelection());
    QTRY_VERIFY2(m_desk->message().contains(u"was not entered: \"typed while waiting\""_s),
                 qPrintable(m_desk->message()));
    m_desk->type(u"y"_s);
    QCOMPARE(text(u"name"_s), u"Name 2y"_s);
}

void TypeAheadTest::whatWasTypedBeforeALongWaitIsTold()
{
    HeldDatabase database(*m_desk->window().session());
    complete();
    m_desk->type(u"early"_s);
    QTRY_VERIFY(busy()->tookLong());
    database.go();
    QTRY_COMPARE(key(), u"C-002"_s);
    QTRY_VERIFY2(m_desk->message().contains(u"was not entered: \"early\""_s),
                 qPrintable(m_desk->message()));
    QCOMPARE(text(u"name"_s), u"Name 2"_s);
}

void TypeAheadTest::noPartOfWhatWasTypedBlindlyComesIntoTheNextRecord()
{
    HeldDatabase database(*m_desk->window().session());
    complete();
    QTRY_VERIFY(busy()->isVisible());
    m_desk->type(u"typed"_s);
    bool isTyped = false;
    // before anything of the record that came is painted
    connect(
        &m_desk->desk(), &Desk::stateChanged, this,
        [&] {
            if (m_desk->desk().state() == Desk::State::Working && !std::exchange(isTyped, true))
                m_desk->type(u" blindly"_s);
        },
        Qt::QueuedConnection);
    database.go();
    QTRY_VERIFY(isTyped);
    QCOMPARE(key(), u"C-002"_s);
    QTRY_VERIFY2(m_desk->message().contains(u"was not entered: \"typed blindly\""_s),
                 qPrintable(m_desk->message()));
    QCOMPARE(text(u"name"_s), u"Name 2"_s);
    m_desk->type(u"y"_s); // which is seen
    QCOMPARE(text(u"name"_s), u"Name 2y"_s);
}

void TypeAheadTest::whatIsTypedAfterACompletionThatCouldNotBeComesIntoNoRecord_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("complete and next")
        << Qt::Key_Return << Qt::KeyboardModifiers(Qt::ControlModifier);
    QTest::newRow("complete") << Qt::Key_Return << (Qt::ControlModifier | Qt::ShiftModifier);
    QTest::newRow("return") << Qt::Key_R << Qt::KeyboardModifiers(Qt::ControlModifier);
    QTest::newRow("take next") << Qt::Key_F9 << Qt::KeyboardModifiers(Qt::NoModifier);
}

void TypeAheadTest::whatIsTypedAfterACompletionThatCouldNotBeComesIntoNoRecord()
{
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    BrokenLine line(*m_desk->window().session());
    m_desk->press(key, modifiers);
    m_desk->type(u"Next name"_s);
    m_desk->press(Qt::Key_Backspace);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"boaz"_s);
    QCOMPARE(text(u"name"_s), u"Name 1"_s);
    QCOMPARE(text(u"city"_s), u"opp"_s);
    QVERIFY(!m_desk->desk().record().hasTypedText());
    QVERIFY2(m_desk->message().startsWith(u"C-001 "_s) && m_desk->message().contains(u"Esc"_s),
             qPrintable(m_desk->message()));
    QCOMPARE(m_desk->desk().message()->actions, QList<Action>{Action::CompleteLater});
}

void TypeAheadTest::afterTheReconnectTheRecordThatStayedIsOfferedAgain()
{
    BrokenLine line(*m_desk->window().session());
    complete();
    m_desk->type(u"early"_s);
    line.mend();
    QTRY_VERIFY2(m_desk->message().contains(u"C-001 was not completed"_s),
                 qPrintable(m_desk->message()));
    QCOMPARE(m_desk->desk().message()->actions, QList<Action>{Action::CompleteAndNext});
    m_desk->type(u" more"_s);
    QCOMPARE(text(u"name"_s), u"Name 1"_s);
    complete();
    QTRY_COMPARE(key(), u"C-002"_s);
    QTRY_VERIFY2(m_desk->message().contains(u"was not entered: \"early more\""_s),
                 qPrintable(m_desk->message()));
    QCOMPARE(text(u"name"_s), u"Name 2"_s);
    m_desk->type(u"y"_s);
    QCOMPARE(text(u"name"_s), u"Name 2y"_s);
}

void TypeAheadTest::whatIsPastedThenComesIntoNoRecord()
{
    QApplication::clipboard()->setText(u"pasted"_s);
    BrokenLine line(*m_desk->window().session());
    complete();
    m_desk->press(Qt::Key_V, Qt::ControlModifier);
    m_desk->press(Qt::Key_Apostrophe, Qt::ControlModifier);
    QCOMPARE(text(u"name"_s), u"Name 1"_s);
    QVERIFY2(m_desk->message().contains(u"Esc"_s), qPrintable(m_desk->message()));
}

void TypeAheadTest::whoeverSaysThatTheyTypeInItTypesInIt_data()
{
    QTest::addColumn<bool>("byMouse");
    QTest::addColumn<bool>("isOnline");
    QTest::newRow("Esc") << false << false;
    QTest::newRow("click") << true << false;
    QTest::newRow("Esc after the reconnect") << false << true;
}

void TypeAheadTest::whoeverSaysThatTheyTypeInItTypesInIt()
{
    QFETCH(bool, byMouse);
    QFETCH(bool, isOnline);
    BrokenLine line(*m_desk->window().session());
    m_desk->press(Qt::Key_End);
    m_desk->type(u"own "_s);
    complete();
    m_desk->type(u"early"_s);
    if (isOnline) {
        line.mend();
        QTRY_VERIFY(m_desk->message().contains(u"was not completed"_s));
    }
    if (byMouse)
        QTest::mouseClick(m_desk->editor(u"name"_s)->viewport(), Qt::LeftButton);
    else
        m_desk->press(Qt::Key_Escape);
    QTRY_VERIFY2(m_desk->message().contains(u"was not entered: \"early\""_s),
                 qPrintable(m_desk->message()));
    QVERIFY2(!m_desk->message().contains(u"Esc"_s), qPrintable(m_desk->message()));
    m_desk->press(Qt::Key_End);
    m_desk->type(u"y"_s);
    QCOMPARE(text(u"name"_s), u"Name 1own y"_s);
    line.mend();
    QTRY_VERIFY2(isOnline || m_desk->message().contains(u"C-001 was not completed"_s),
                 qPrintable(m_desk->message()));
    m_desk->look();
    complete();
    QTRY_COMPARE(key(), u"C-002"_s);
}

void TypeAheadTest::whoeverTypesInTheSameRecordOfflineIsNotHeldUp()
{
    BrokenLine line(*m_desk->window().session());
    m_desk->press(Qt::Key_End);
    m_desk->type(u"x"_s);
    m_desk->press(Qt::Key_S, Qt::ControlModifier);
    m_desk->type(u"y"_s);
    QCOMPARE(text(u"name"_s), u"Name 1xy"_s);
    line.mend();
    QTRY_COMPARE(m_desk->message(), QString());
}

/// Whoever types on blindly would else type into the record that is still here.
void TypeAheadTest::whatIsTypedAfterAWaitThatBroughtNothingComesIntoNoRecord()
{
    m_desk->elsewhere(u"clerk2"_s, [](Store &store) {
        for (int taken = 0; taken < 2; ++taken)
            (void)store.claimNext({u"customers"_s});
        return 0;
    });
    HeldDatabase database(*m_desk->window().session());
    m_desk->press(Qt::Key_F9);
    QTRY_VERIFY(busy()->isVisible());
    m_desk->type(u"early"_s);
    database.go();
    QTRY_VERIFY2(m_desk->message().contains(u"was not entered: \"early\""_s),
                 qPrintable(m_desk->message()));
    QTRY_VERIFY2(m_desk->message().contains(u"Press Esc"_s), qPrintable(m_desk->message()));
    m_desk->type(u" more"_s);
    QCOMPARE(key(), u"C-001"_s);
    QCOMPARE(text(u"name"_s), u"Name 1"_s);
    m_desk->press(Qt::Key_Escape);
    QTRY_VERIFY2(m_desk->message().contains(u"was not entered: \" more\""_s),
                 qPrintable(m_desk->message()));
    m_desk->press(Qt::Key_End);
    m_desk->type(u"y"_s);
    QCOMPARE(text(u"name"_s), u"Name 1y"_s);
}

INTRAY_TEST_MAIN(TypeAheadTest)
#include "tst_typeahead.moc"
