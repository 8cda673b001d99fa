// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/windowfixture.h"

#include <QPushButton>
#include <QTableView>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// After every completion a line says so and offers the way back. The window's clock stands still.
class WayBack : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_desk.reset(); }
    void everyCompletionSaysSoAndCountsDown_data();
    void everyCompletionSaysSoAndCountsDown();
    void whenItIsTooLateTheKeySaysSo();
    void theRecordThatCameMeanwhileStaysMineAndComesNext();
    void itComesNextByTakingToo();
    void aRecordInWhichSomethingWasTypedStaysMine();
    void whatTheBatchHeldStaysInTheBatch();

private:
    void complete() { m_desk->press(Qt::Key_Return, Qt::ControlModifier); }
    void undo() { m_desk->press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    QString key() const { return m_desk->desk().item().key; }
    void waitFor(const QString &key);
    QPushButton *button() const { return m_desk->find<QPushButton>(u"message.takeBack"_s); }

    std::unique_ptr<WindowFixture> m_desk;
};

void WayBack::init()
{
    m_desk = std::make_unique<WindowFixture>(4);
    m_desk->stopClock();
    m_desk->start();
}

void WayBack::waitFor(const QString &wanted)
{
    QTRY_COMPARE(key(), wanted);
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Working);
}

void WayBack::everyCompletionSaysSoAndCountsDown_data()
{
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("and next") << Qt::KeyboardModifiers(Qt::ControlModifier);
    QTest::newRow("alone") << (Qt::ControlModifier | Qt::ShiftModifier);
}

void WayBack::everyCompletionSaysSoAndCountsDown()
{
    QFETCH(Qt::KeyboardModifiers, modifiers);
    m_desk->takeNext();
    m_desk->press(Qt::Key_Return, modifiers);
    QTRY_VERIFY2(m_desk->message().startsWith(u"C-001 is completed."_s),
                 qPrintable(m_desk->message()));
    QTRY_VERIFY(button() && button()->isVisible());
    QTRY_VERIFY2(button()->text().endsWith(u", 10 s"_s), qPrintable(button()->text()));
    m_desk->letTimePass(1s);
    QTRY_VERIFY2(button()->text().endsWith(u", 9 s"_s), qPrintable(button()->text()));
    QVERIFY(!button()->accessibleName().contains(u'9'));
    m_desk->letTimePass(9s);
    QTRY_VERIFY(!button() || !button()->isVisible());
}

void WayBack::whenItIsTooLateTheKeySaysSo()
{
    m_desk->takeNext();
    complete();
    waitFor(u"C-002"_s);
    m_desk->letTimePass(10s);
    QTRY_VERIFY(!m_desk->desk().canTakeBack());
    QTRY_COMPARE(m_desk->message(), QString());
    undo();
    QTRY_VERIFY2(m_desk->message().contains(u"too late to undo C-001"_s),
                 qPrintable(m_desk->message()));
    QCOMPARE(key(), u"C-002"_s);
    m_desk->find<QWidget>(u"openTable"_s)->setFocus();
    m_desk->desk().dismissMessage();
    undo();
    QTRY_VERIFY2(m_desk->message().contains(u"too late"_s), qPrintable(m_desk->message()));
}

void WayBack::theRecordThatCameMeanwhileStaysMineAndComesNext()
{
    m_desk->takeNext();
    complete();
    waitFor(u"C-002"_s);
    undo();
    waitFor(u"C-001"_s);
    QTRY_COMPARE(m_desk->message(),
                 u"C-002, which had been taken in the meantime, stays with you and comes next."_s);
    QCOMPARE(m_desk->stored(u"C-002"_s).state, State::Locked);
    m_desk->look();
    complete();
    waitFor(u"C-002"_s);
    QVERIFY(m_desk->elsewhere(u"clerk1"_s, [&](Store &store) {
        const auto events = store.history(m_desk->desk().item().id);
        return events && std::none_of(events->begin(), events->end(), [](const Event &event) {
                   return event.kind == EventKind::Returned;
               });
    }));
}

void WayBack::itComesNextByTakingToo()
{
    m_desk->takeNext();
    complete();
    waitFor(u"C-002"_s);
    undo();
    waitFor(u"C-001"_s);
    m_desk->look();
    m_desk->press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(m_desk->desk().state() == Desk::State::Empty);
    m_desk->takeNext();
    QCOMPARE(key(), u"C-002"_s);
}

void WayBack::aRecordInWhichSomethingWasTypedStaysMine()
{
    m_desk->takeNext();
    complete();
    waitFor(u"C-002"_s);
    m_desk->type(u"Mine"_s);
    QTest::mouseClick(button(), Qt::LeftButton);
    waitFor(u"C-001"_s);
    QTRY_COMPARE(m_desk->message(),
                 u"C-002, which had been taken in the meantime, stays with you and comes next."_s);
    QCOMPARE(m_desk->stored(u"C-002"_s).lock.user, u"clerk1"_s);
}

void WayBack::whatTheBatchHeldStaysInTheBatch()
{
    m_desk->desk().takeSeveral(2);
    waitFor(u"C-001"_s);
    m_desk->look();
    complete();
    waitFor(u"C-002"_s);
    undo();
    waitFor(u"C-001"_s);
    QTRY_COMPARE(m_desk->message(), u"C-002 stays with you, under “Mine”."_s);
    QCOMPARE(m_desk->numberOf(State::Locked), 2);
}

INTRAY_TEST_MAIN(WayBack)
#include "tst_wayback.moc"
