// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/taking/workseeker.h"
#include "support/testclass.h"
#include "ui/windowfixture.h"

#include <QLabel>
#include <QPushButton>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The window at a queue that is filled by a criteria query, used by keys and clicks.
class SeekingWork : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_desk.reset(); }
    void f9OpensWhatTheQueryFinds();
    void whileItLooksTheRecordIsTypedOnAndStopEndsIt();
    void nothingFoundIsSaidInTheLine();
    void aQueryThatTheDatabaseRefusesIsSaidInTheLine();

private:
    static QString found();
    static QString endless();
    void setSource(const QString &source);
    WorkRequest lastRequest();
    QWidget *mark() const { return m_desk->find<QWidget>(u"seekMark"_s); }

    std::unique_ptr<WindowFixture> m_desk;
};

QString SeekingWork::found()
{
    return u"SELECT 'N-' || i AS key, 'Name ' || i AS name, 'opp' AS city, '' AS note "
           "FROM (SELECT 1 AS i UNION ALL SELECT 2) ORDER BY i"_s;
}

QString SeekingWork::endless()
{
    return u"SELECT 'N-1' AS key FROM (SELECT 1) WHERE (WITH RECURSIVE n (i) AS (SELECT 1 UNION "
           u"ALL "
           "SELECT i + 1 FROM n) SELECT count(*) FROM n) > 0"_s;
}

void SeekingWork::init()
{
    m_desk = std::make_unique<WindowFixture>(1);
    setSource(found());
    m_desk->start();
}

void SeekingWork::setSource(const QString &source)
{
    QVERIFY(m_desk->elsewhere(u"chief"_s, [&](Store &store) {
        Queue rules = *store.queue(u"customers"_s);
        rules.source = source;
        rules.fresh = 0s;
        return store.setQueue(rules).has_value();
    }));
}

WorkRequest SeekingWork::lastRequest()
{
    return m_desk->elsewhere(
        u"chief"_s, [](Store &store) { return store.requests(u"customers"_s)->constFirst(); });
}

void SeekingWork::f9OpensWhatTheQueryFinds()
{
    m_desk->press(Qt::Key_F9);
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Working);
    QCOMPARE(m_desk->desk().item().key, u"N-1"_s);
    QCOMPARE(m_desk->editor(u"name"_s)->text(), u"Name 1"_s);
    QTRY_VERIFY(!mark()->isVisible());
}

void SeekingWork::whileItLooksTheRecordIsTypedOnAndStopEndsIt()
{
    m_desk->press(Qt::Key_F9);
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Working);
    setSource(endless());
    m_desk->look();
    m_desk->press(Qt::Key_F9);
    QTRY_VERIFY(mark()->isVisible());
    const auto *words = m_desk->find<QLabel>(u"seekWords"_s);
    QVERIFY2(words->text().startsWith(u"Looking for work: "_s), qPrintable(words->text()));
    m_desk->editor(u"note"_s)->setFocus();
    m_desk->type(u"typed meanwhile"_s);
    QCOMPARE(m_desk->editor(u"note"_s)->text(), u"typed meanwhile"_s);
    QTRY_VERIFY(m_desk->desk().seeker().request().id.isValid());
    QTest::mouseClick(m_desk->find<QPushButton>(u"stopSeeking"_s), Qt::LeftButton);
    QTRY_VERIFY(!mark()->isVisible());
    QTRY_COMPARE(m_desk->message(), u"You cancelled this."_s);
    QCOMPARE(m_desk->editor(u"note"_s)->text(), u"typed meanwhile"_s);
    QCOMPARE(lastRequest().reason, WorkRequest::Reason::Cancelled);
}

void SeekingWork::nothingFoundIsSaidInTheLine()
{
    setSource(found().replace(u"ORDER BY"_s, u"WHERE i > 7 ORDER BY"_s));
    m_desk->press(Qt::Key_F9);
    QTRY_COMPARE(m_desk->message(), u"Nothing matches."_s);
    QCOMPARE(m_desk->desk().state(), Desk::State::Empty);
}

void SeekingWork::aQueryThatTheDatabaseRefusesIsSaidInTheLine()
{
    setSource(u"SELECT key FROM nowhere"_s);
    m_desk->press(Qt::Key_F9);
    QTRY_VERIFY2(m_desk->message().contains(u"nowhere"_s), qPrintable(m_desk->message()));
    QVERIFY(!mark()->isVisible());
}

INTRAY_TEST_MAIN(SeekingWork)
#include "tst_seekingwork.moc"
