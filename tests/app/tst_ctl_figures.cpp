// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctlfixture.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// `figures` and the search of `history`.
class CtlFiguresTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void figuresTellTheQueuesAndTheHours();
    void figuresOfDaysAreAsManyAsAskedFor();
    void theHistoryIsSearched();
    void onePageLeadsToTheNext();
    void oneItemsWholeStoryStaysAsItWas();
    void theHistoryTellsWhatWasChanged();
    void theHistoryIsExported();
    void wrongWordsGiveTwo();

private:
    QStringList kindsIn(const QStringList &words) const;

    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlFiguresTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    m_ctl->addQueue(u"orders"_s, {u"a"_s, u"b"_s, u"c"_s});
    m_ctl->addQueue(u"loans"_s, {u"d"_s});
    const QJsonObject held = m_ctl->claimOne(u"orders"_s);
    const QString item = QString::number(held.value(u"item"_s).toInt());
    QCOMPARE(m_ctl->ctl({u"complete"_s, item, u"--lock"_s, held.value(u"lock"_s).toString()}).exit,
             0);
}

void CtlFiguresTest::figuresTellTheQueuesAndTheHours()
{
    const QJsonObject all = m_ctl->ctl({u"figures"_s}).json();
    QCOMPARE(all.value(u"queues"_s).toArray().size(), 2);
    QCOMPARE(all.value(u"spans"_s).toArray().size(), 24);
    const QJsonObject now = all.value(u"spans"_s).toArray().last().toObject();
    QCOMPARE(now.value(u"backlog"_s).toInt(), 3);
    const QJsonObject orders = m_ctl->ctl({u"figures"_s, u"orders"_s}).json();
    const QJsonObject one = orders.value(u"queues"_s).toArray().at(0).toObject();
    QCOMPARE(one.value(u"open"_s).toInt(), 2);
    QCOMPARE(one.value(u"locked"_s).toInt(), 0);
    QVERIFY(one.value(u"empty_requests_today"_s).isNull());
    QVERIFY(!one.value(u"oldest_open"_s).toString().isEmpty());
}

void CtlFiguresTest::figuresOfDaysAreAsManyAsAskedFor()
{
    const QJsonArray days =
        m_ctl->ctl({u"figures"_s, u"--days"_s, u"9"_s}).json().value(u"spans"_s).toArray();
    QCOMPARE(days.size(), 9);
    QCOMPARE(days.first().toObject().value(u"backlog"_s).toInt(), 0);
}

QStringList CtlFiguresTest::kindsIn(const QStringList &words) const
{
    QStringList kinds;
    const Ran ran = m_ctl->ctl(QStringList{u"history"_s} + words);
    for (const QJsonValue event : ran.json().value(u"events"_s).toArray())
        kinds << event[u"kind"].toString();
    return kinds;
}

void CtlFiguresTest::theHistoryIsSearched()
{
    QCOMPARE(kindsIn({}).size(), 6);
    QCOMPARE(kindsIn({}).first(), u"completed"_s);
    QCOMPARE(kindsIn({u"--queue"_s, u"loans"_s}).size(), 1);
    QCOMPARE(kindsIn({u"--kind"_s, u"completed"_s, u"--kind"_s, u"claimed"_s}),
             QStringList({u"completed"_s, u"claimed"_s}));
    QCOMPARE(kindsIn({u"--key"_s, u"a"_s}).size(), 3);
    QCOMPARE(kindsIn({u"--of"_s, u"nobody"_s}).size(), 0);
    QCOMPARE(kindsIn({u"--until"_s, u"2020-01-01"_s}).size(), 0);
    QCOMPARE(kindsIn({u"--since"_s, u"2020-01-01"_s}).size(), 6);
}

void CtlFiguresTest::onePageLeadsToTheNext()
{
    const QStringList words{u"history"_s, u"--limit"_s, u"4"_s};
    QJsonObject page = m_ctl->ctl(words).json();
    QCOMPARE(page.value(u"events"_s).toArray().size(), 4);
    const QString next = QString::number(page.value(u"next"_s).toInt());
    page = m_ctl->ctl(words + QStringList{u"--cursor"_s, next}).json();
    QCOMPARE(page.value(u"events"_s).toArray().size(), 2);
    QVERIFY(page.value(u"next"_s).isNull());
}

void CtlFiguresTest::oneItemsWholeStoryStaysAsItWas()
{
    const QString item = QString::number(m_ctl->ctl({u"history"_s, u"--key"_s, u"a"_s})
                                             .json()[u"events"]
                                             .toArray()
                                             .at(0)[u"item"]
                                             .toInt());
    QCOMPARE(kindsIn({item}).last(), u"completed"_s);
    QCOMPARE(kindsIn({item, u"--limit"_s, u"1"_s}), QStringList{u"completed"_s});
}

void CtlFiguresTest::theHistoryTellsWhatWasChanged()
{
    const QJsonObject held = m_ctl->claimOne(u"loans"_s);
    const QString item = QString::number(held.value(u"item"_s).toInt());
    const QString record = m_ctl->file(u"record.json"_s, R"({"city": "Dothan"})");
    QCOMPARE(m_ctl->ctl({u"complete"_s, item, u"--lock"_s, held[u"lock"].toString(), record}).exit,
             0);
    const QStringList words{u"history"_s, item, u"--values"_s};
    const QJsonObject line = m_ctl->ctl(words).json()[u"events"].toArray().first().toObject();
    QCOMPARE(line.value(u"after"_s).toObject().value(u"city"_s).toString(), u"Dothan"_s);
    QVERIFY(!line.value(u"before"_s).toObject().isEmpty());
    const Ran plain = m_ctl->bare(QStringList{u"-d"_s, m_ctl->database()} + words);
    QVERIFY2(plain.out.contains("city: \"Dothan\", was "), plain.out);
}

void CtlFiguresTest::theHistoryIsExported()
{
    const QString file = m_ctl->path(u"history.csv"_s);
    const Ran ran = m_ctl->ctl({u"history"_s, u"--queue"_s, u"orders"_s, u"--export"_s, file});
    QCOMPARE(ran.json().value(u"written"_s).toInt(), 5);
    QFile csv(file);
    QVERIFY(csv.open(QIODevice::ReadOnly));
    QCOMPARE(csv.readAll().count('\n'), 6);
    csv.close();
    const QStringList again{u"history"_s, u"--export"_s, file};
    QCOMPARE(m_ctl->ctl(again).exit, 1);
    QCOMPARE(m_ctl->ctl(again + QStringList{u"--force"_s}).exit, 0);
    QVERIFY(csv.open(QIODevice::ReadOnly));
    QCOMPARE(csv.readAll().count('\n'), 7);
}

void CtlFiguresTest::wrongWordsGiveTwo()
{
    QCOMPARE(m_ctl->ctl({u"history"_s, u"--kind"_s, u"eaten"_s}).exit, 2);
    QCOMPARE(m_ctl->ctl({u"history"_s, u"--since"_s, u"soon"_s}).exit, 2);
    QCOMPARE(m_ctl->ctl({u"figures"_s, u"--days"_s, u"0"_s}).exit, 2);
    QCOMPARE(m_ctl->ctl({u"figures"_s, u"nowhere"_s}).exit, 1);
}

INTRAY_TEST_GUILESS_MAIN(CtlFiguresTest)
#include "tst_ctl_figures.moc"
