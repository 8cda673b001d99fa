// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/desk/seenrecord.h"
#include "ui/windowfixture.h"

#include <QPushButton>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Keys that come quicker than anybody can look finish nothing that nobody has seen. The window's
/// clock stands still, so no machine is too slow for it.
class QuickKeys : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_desk.reset(); }
    void quickChordsFinishOnlyWhatWasSeen();
    void anEarlyKeyDoesNotPutTheNextOneOff();
    void aHeldChordCountsOnce();
    void aDoubleClickOnTheButtonFinishesOneRecord();
    void keysTypedAheadNeverFinishTheRecordThatComes();
    void takingTwiceQuicklyTakesOneItem();
    void everyWayOfFinishingWaitsForALook_data();
    void everyWayOfFinishingWaitsForALook();

private:
    void completeOne();
    void complete() { m_desk->press(Qt::Key_Return, Qt::ControlModifier); }
    bool isTold() const { return m_desk->message().contains(u"has only just appeared"_s); }
    QString key() const { return m_desk->desk().item().key; }

    std::unique_ptr<WindowFixture> m_desk;
};

void QuickKeys::init()
{
    m_desk = std::make_unique<WindowFixture>(5);
    m_desk->stopClock();
    m_desk->start();
    m_desk->takeNext();
}

/// The next record is on the screen now, for no time at all.
void QuickKeys::completeOne()
{
    complete();
    QTRY_COMPARE(key(), u"C-002"_s);
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Working);
    QTRY_VERIFY(m_desk->window().deskPage()->seen().isPainted());
    QVERIFY(!isTold());
}

void QuickKeys::quickChordsFinishOnlyWhatWasSeen()
{
    completeOne();
    for (int more = 0; more < 2; ++more) {
        m_desk->letTimePass(30ms);
        complete();
        QCOMPARE(m_desk->desk().state(), Desk::State::Working);
    }
    QCOMPARE(key(), u"C-002"_s);
    QVERIFY2(isTold(), qPrintable(m_desk->message()));
    QCOMPARE(m_desk->message().count(u"has only just appeared"_s), 1);
    QVERIFY2(m_desk->message().contains(u"Name 2, boaz (C-002) has only"_s),
             qPrintable(m_desk->message())); // as the title over it
    QCOMPARE(m_desk->numberOf(State::Done), 1);
    m_desk->look();
    complete();
    QTRY_COMPARE(key(), u"C-003"_s);
    QCOMPARE(m_desk->numberOf(State::Done), 2);
}

void QuickKeys::anEarlyKeyDoesNotPutTheNextOneOff()
{
    completeOne();
    m_desk->letTimePass(200ms);
    complete();
    QCOMPARE(m_desk->desk().state(), Desk::State::Working);
    QVERIFY(isTold());
    m_desk->letTimePass(100ms);
    complete();
    QTRY_COMPARE(key(), u"C-003"_s);
}

void QuickKeys::aHeldChordCountsOnce()
{
    complete();
    QTRY_COMPARE(key(), u"C-002"_s);
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Working);
    m_desk->look();
    for (int repeat = 0; repeat < 3; ++repeat)
        QTest::simulateEvent(m_desk->editor(u"name"_s), true, Qt::Key_Return, Qt::ControlModifier,
                             {}, true);
    QCOMPARE(m_desk->desk().state(), Desk::State::Working);
    QCOMPARE(key(), u"C-002"_s);
    QCOMPARE(m_desk->editor(u"name"_s)->text(), u"Name 2"_s);
}

void QuickKeys::aDoubleClickOnTheButtonFinishesOneRecord()
{
    auto *button = m_desk->find<QPushButton>(u"button.completeAndNext"_s);
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(key(), u"C-002"_s);
    QTRY_VERIFY(button->isEnabled());
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(m_desk->desk().state(), Desk::State::Working);
    QVERIFY2(isTold(), qPrintable(m_desk->message()));
}

// Tab from the last field goes to the button, which Space presses.
void QuickKeys::keysTypedAheadNeverFinishTheRecordThatComes()
{
    complete();
    QCOMPARE(m_desk->desk().state(), Desk::State::Finishing);
    for (int field = 0; field < 3; ++field)
        m_desk->press(Qt::Key_Tab);
    m_desk->press(Qt::Key_Space);
    complete();
    QTRY_COMPARE(key(), u"C-002"_s);
    QTRY_COMPARE(m_desk->focusedName(), u"button.completeAndNext"_s);
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Working);
    QCOMPARE(key(), u"C-002"_s);
    QCOMPARE(m_desk->numberOf(State::Done), 1);
}

void QuickKeys::takingTwiceQuicklyTakesOneItem()
{
    completeOne();
    for (int more = 0; more < 3; ++more) {
        m_desk->letTimePass(30ms);
        m_desk->press(Qt::Key_F9);
    }
    QCOMPARE(key(), u"C-002"_s);
    QCOMPARE(m_desk->desk().state(), Desk::State::Working);
    QVERIFY2(isTold(), qPrintable(m_desk->message()));
    QCOMPARE(m_desk->numberOf(State::Locked), 1);
    m_desk->look();
    m_desk->press(Qt::Key_F9);
    QTRY_COMPARE(key(), u"C-003"_s);
}

void QuickKeys::everyWayOfFinishingWaitsForALook_data()
{
    QTest::addColumn<QKeyCombination>("keys");
    QTest::newRow("complete") << QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_Return);
    QTest::newRow("return") << QKeyCombination(Qt::CTRL, Qt::Key_R);
    QTest::newRow("dismiss") << QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_D);
    QTest::newRow("fail") << QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_X);
}

void QuickKeys::everyWayOfFinishingWaitsForALook()
{
    QFETCH(QKeyCombination, keys);
    completeOne();
    m_desk->press(keys.key(), keys.keyboardModifiers());
    QCOMPARE(m_desk->desk().state(), Desk::State::Working);
    QVERIFY(m_desk->window().findChildren<QDialog *>().isEmpty());
    QVERIFY2(isTold(), qPrintable(m_desk->message()));
}

INTRAY_TEST_MAIN(QuickKeys)
#include "tst_quickkeys.moc"
