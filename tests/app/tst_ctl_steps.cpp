// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// send-back, history over steps, the options of steps, errors.
class CtlStepsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aQueueShowsItsOptionsOfSteps();
    void whatCannotBeSetIsWrongUsage_data();
    void whatCannotBeSetIsWrongUsage();
    void sendingBackOpensTheStepBefore();
    void sendingBackIsToldAsSuch();
    void sendingBackWithoutAStepBeforeFails();
    void aFollowUpIsSoonAndNotPutOff();
    void aReasonMustBeGiven();
    void otherHandsGiveThreeAndSayWhy();
    void errorsTellHowOftenAFieldWasWrong();

private:
    QJsonObject claim(const QString &user, const QString &queue);
    void end(const QString &user, const QString &queue, const QStringList &how);
    void complete(const QString &user, const QString &queue, const QByteArray &record);

    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlStepsTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    m_ctl->addQueue(u"out"_s, {});
    m_ctl->addQueue(u"decide"_s, {}, {u"--next"_s, u"out"_s});
    m_ctl->addQueue(u"verify"_s, {}, {u"--next"_s, u"out"_s});
    m_ctl->addQueue(u"import"_s, {u"a"_s}, {u"--next"_s, u"verify"_s});
}

QJsonObject CtlStepsTest::claim(const QString &user, const QString &queue)
{
    m_ctl->sql(u"UPDATE item SET available_at = '2000-01-01T00:00:00.000Z' "
               "WHERE state = 'open' AND available_at > ''"_s);
    return m_ctl->as(user, {u"claim"_s, queue}).items().at(0).toObject();
}

void CtlStepsTest::end(const QString &user, const QString &queue, const QStringList &how)
{
    const QJsonObject held = claim(user, queue);
    const QString item = QString::number(held.value(u"item"_s).toInt());
    const Ran ran = m_ctl->as(
        user,
        QStringList{how.first(), item, u"--lock"_s, held.value(u"lock"_s).toString()} + how.mid(1));
    QVERIFY2(ran.exit == 0, ran.err.constData());
}

void CtlStepsTest::complete(const QString &user, const QString &queue, const QByteArray &record)
{
    end(user, queue, {u"complete"_s, m_ctl->file(u"record.json"_s, record)});
}

void CtlStepsTest::aQueueShowsItsOptionsOfSteps()
{
    const QJsonObject rules =
        m_ctl
            ->ctl({u"queue"_s, u"set"_s, u"verify"_s, u"--blind"_s, u"city, phone"_s, u"--decide"_s,
                   u"decide"_s, u"--share"_s, u"10%"_s})
            .json();
    QCOMPARE(rules.value(u"blind"_s), (QJsonArray{u"city"_s, u"phone"_s}));
    QCOMPARE(rules.value(u"decide"_s), u"decide"_s);
    QCOMPARE(rules.value(u"share_percent"_s), 10);
    QCOMPARE(rules.value(u"other_hands"_s), true); // by itself
    const Ran off = m_ctl->ctl({u"queue"_s, u"set"_s, u"verify"_s, u"--blind"_s, u""_s,
                                u"--other-hands"_s, u"no"_s, u"--share"_s, u"100"_s});
    QCOMPARE(off.json().value(u"blind"_s), QJsonArray());
    QCOMPARE(off.json().value(u"other_hands"_s), false);
}

void CtlStepsTest::whatCannotBeSetIsWrongUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("share 0") << QStringList{u"--share"_s, u"0%"_s};
    QTest::newRow("share 101") << QStringList{u"--share"_s, u"101"_s};
    QTest::newRow("share of words") << QStringList{u"--share"_s, u"some"_s};
    QTest::newRow("other hands") << QStringList{u"--other-hands"_s, u"perhaps"_s};
}

void CtlStepsTest::whatCannotBeSetIsWrongUsage()
{
    QFETCH(QStringList, words);
    QCOMPARE(m_ctl->ctl(QStringList{u"queue"_s, u"set"_s, u"verify"_s} + words).exit, 2);
}

void CtlStepsTest::sendingBackOpensTheStepBefore()
{
    complete(u"anna"_s, u"import"_s, R"({"city": "opp"})");
    end(u"bert"_s, u"verify"_s, {u"send-back"_s, u"--reason"_s, u"no street"_s});
    const QJsonObject again = claim(u"carl"_s, u"import"_s);
    QCOMPARE(again.value(u"key"_s), u"a"_s);
    QCOMPARE(again.value(u"sent_back_by"_s), u"bert"_s);
    QCOMPARE(again.value(u"sent_back_reason"_s), u"no street"_s);
    QCOMPARE(again.value(u"record"_s)[u"city"], u"opp"_s);
    const QString item = QString::number(again.value(u"item"_s).toInt());
    const QJsonArray events = m_ctl->ctl({u"history"_s, item}).json().value(u"events"_s).toArray();
    QStringList told;
    for (const QJsonValue event : events)
        told << event[u"queue"].toString() + u' ' + event[u"kind"].toString();
    QVERIFY2(told.contains(u"verify sent_back"_s), qPrintable(told.join(u',')));
    QCOMPARE(told.last(), u"import claimed"_s);
    const Ran shown = m_ctl->bare({u"-d"_s, u"sqlite:"_s + m_ctl->database(), u"history"_s, item});
    QVERIFY2(shown.out.contains("verify") && shown.out.contains("no street"),
             shown.out.constData());
}

void CtlStepsTest::sendingBackIsToldAsSuch()
{
    complete(u"anna"_s, u"import"_s, R"({"city": "opp"})");
    const QJsonObject held = claim(u"bert"_s, u"verify"_s);
    const QString item = QString::number(held.value(u"item"_s).toInt());
    const Ran ran = m_ctl->bare({u"-d"_s, u"sqlite:"_s + m_ctl->database(), u"--user"_s, u"bert"_s,
                                 u"send-back"_s, item, u"--lock"_s,
                                 held.value(u"lock"_s).toString(), u"--reason"_s, u"no street"_s});
    QCOMPARE(ran.exit, 0);
    QVERIFY2(ran.out.contains("was sent back") && !ran.out.contains("done"), ran.out.constData());
}

void CtlStepsTest::sendingBackWithoutAStepBeforeFails()
{
    const QJsonObject held = claim(u"anna"_s, u"import"_s);
    const Ran ran = m_ctl->as(
        u"anna"_s, {u"send-back"_s, QString::number(held.value(u"item"_s).toInt()), u"--lock"_s,
                    held.value(u"lock"_s).toString(), u"--reason"_s, u"bad"_s});
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.sentence().startsWith(u"There is no previous step"_s), qPrintable(ran.sentence()));
}

// It waits for as long as its completion can be taken back, and nobody returned it.
void CtlStepsTest::aFollowUpIsSoonAndNotPutOff()
{
    complete(u"anna"_s, u"import"_s, "{}");
    const Ran soon = m_ctl->as(u"ben"_s, {u"claim"_s, u"verify"_s});
    QCOMPARE(soon.exit, 3);
    QVERIFY2(soon.err.contains("second"), soon.err.constData());
    QVERIFY2(!soon.err.contains("returned for later"), soon.err.constData());
}

void CtlStepsTest::aReasonMustBeGiven()
{
    QCOMPARE(
        m_ctl->ctl({u"send-back"_s, u"1"_s, u"--lock"_s, u"0c49da61-4af2-41ad-aed0-7f7878c18b4d"_s})
            .exit,
        2);
}

void CtlStepsTest::otherHandsGiveThreeAndSayWhy()
{
    m_ctl->ctl({u"queue"_s, u"set"_s, u"verify"_s, u"--other-hands"_s, u"yes"_s});
    complete(u"anna"_s, u"import"_s, "{}");
    QVERIFY(claim(u"anna"_s, u"verify"_s).isEmpty());
    const Ran refused = m_ctl->as(u"anna"_s, {u"claim"_s, u"verify"_s});
    QCOMPARE(refused.exit, 3);
    QCOMPARE(refused.json().value(u"reason"_s), u"other_hands"_s);
    QVERIFY2(refused.err.contains("needs a different person"), refused.err.constData());
    const Ran picked = m_ctl->as(u"anna"_s, {u"claim"_s, u"--item"_s, u"2"_s});
    QCOMPARE(picked.exit, 3);
    QCOMPARE(picked.json().value(u"reason"_s), u"not_for_you"_s);
}

void CtlStepsTest::errorsTellHowOftenAFieldWasWrong()
{
    m_ctl->ctl(
        {u"queue"_s, u"set"_s, u"verify"_s, u"--blind"_s, u"city"_s, u"--decide"_s, u"decide"_s});
    const QJsonObject none = m_ctl->ctl({u"errors"_s, u"verify"_s}).json();
    QCOMPARE(none.value(u"fields"_s), QJsonArray());
    complete(u"anna"_s, u"import"_s, R"({"city": "opp"})");
    complete(u"bert"_s, u"verify"_s, R"({"city": "boaz"})");
    complete(u"carl"_s, u"decide"_s, R"({"city": "boaz"})");
    const QJsonObject city =
        m_ctl->ctl({u"errors"_s, u"verify"_s}).json().value(u"fields"_s).toArray().at(0).toObject();
    const QJsonObject expected{
        {u"field"_s, u"city"_s}, {u"keyed_twice"_s, 1},  {u"differing"_s, 1},   {u"undecided"_s, 0},
        {u"first_wrong"_s, 1},   {u"second_wrong"_s, 0}, {u"error_rate"_s, 0.5}};
    QCOMPARE(city, expected);
    const Ran shown =
        m_ctl->bare({u"-d"_s, u"sqlite:"_s + m_ctl->database(), u"errors"_s, u"verify"_s});
    QVERIFY2(shown.out.contains("50.0%"), shown.out.constData());
    QCOMPARE(m_ctl->ctl({u"errors"_s, u"nowhere"_s}).exit, 1);
}

INTRAY_TEST_GUILESS_MAIN(CtlStepsTest)
#include "tst_ctl_steps.moc"
