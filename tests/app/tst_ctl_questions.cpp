// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QFile>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Anna asks from the command line, and bert answers.
class CtlQuestionsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aFreeItemIsTakenForItsQuestion();
    void whatOneHoldsIsAskedAbout();
    void whatAnotherHoldsIsNotAskedAbout();
    void theAnswerBringsItBackToWhoAsked();
    void theListsTellAllOfIt();
    void questionsGoOutAndComeBack();
    void aFileIsInTheLanguageOfTheSupplier();
    void badCallsAreWrongUsage_data();
    void badCallsAreWrongUsage();

private:
    Ran as(const QString &user, const QStringList &words) { return m_ctl->as(user, words); }
    Ran ask(const QString &item, const QStringList &more = {})
    {
        return as(u"anna"_s, QStringList{u"ask"_s, item, u"Is it right?"_s} + more);
    }
    QString itemOf(const QString &key);
    QJsonArray questions(const QStringList &more = {})
    {
        return as(u"anna"_s, QStringList{u"questions"_s} + more)
            .json()
            .value(u"questions"_s)
            .toArray();
    }

    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlQuestionsTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    m_ctl->addQueue(u"q"_s, {u"a"_s, u"b"_s});
}

QString CtlQuestionsTest::itemOf(const QString &key)
{
    for (const QJsonValue item : as(u"anna"_s, {u"list"_s, u"q"_s}).items())
        if (item[u"key"] == key)
            return QString::number(item[u"item"].toInteger());
    return {};
}

void CtlQuestionsTest::aFreeItemIsTakenForItsQuestion()
{
    const QString item = itemOf(u"a"_s);
    const Ran asked = ask(item, {u"--to"_s, u"bert"_s, u"--within"_s, u"2d"_s});
    QCOMPARE(asked.exit, 0);
    QCOMPARE(asked.json().value(u"state"_s), u"open"_s);
    QCOMPARE(asked.json().value(u"question"_s), 1);
    const QJsonValue shown = as(u"anna"_s, {u"list"_s, u"q"_s}).items()[1];
    QCOMPARE(shown[u"asked"], u"open"_s);
    QVERIFY(!shown[u"available_at"].toString().isEmpty());
    QCOMPARE(as(u"bert"_s, {u"claim"_s, u"q"_s}).items()[0][u"key"], u"b"_s);
    QCOMPARE(as(u"bert"_s, {u"audit"_s}).exit, 0);
}

void CtlQuestionsTest::whatOneHoldsIsAskedAbout()
{
    const QJsonObject claimed = as(u"anna"_s, {u"claim"_s, u"q"_s}).json();
    const QString item = QString::number(claimed[u"items"][0][u"item"].toInteger());
    QCOMPARE(ask(item, {u"--stay"_s}).json().value(u"state"_s), u"locked"_s);
    QCOMPARE(ask(item, {u"--lock"_s, claimed[u"lock"].toString()}).json().value(u"state"_s),
             u"open"_s);
    QCOMPARE(questions({u"--item"_s, item}).size(), 2);
}

void CtlQuestionsTest::whatAnotherHoldsIsNotAskedAbout()
{
    const QString item = itemOf(u"a"_s);
    as(u"bert"_s, {u"claim"_s, u"--item"_s, item});
    QCOMPARE(ask(item).exit, 3);
    QCOMPARE(ask(item, {u"--lock"_s, u"01a22f7b-309f-7341-95b1-1d77a6d46599"_s}).exit, 4);
    QVERIFY(questions().isEmpty());
}

void CtlQuestionsTest::theAnswerBringsItBackToWhoAsked()
{
    const QString item = itemOf(u"b"_s);
    ask(item);
    QCOMPARE(as(u"bert"_s, {u"answer"_s, u"1"_s, u"Yes."_s}).exit, 0);
    QCOMPARE(as(u"bert"_s, {u"claim"_s, u"q"_s}).items()[0][u"key"], u"a"_s);
    QCOMPARE(as(u"anna"_s, {u"claim"_s, u"q"_s}).items()[0][u"key"], u"b"_s);
    QCOMPARE(as(u"bert"_s, {u"answer"_s, u"1"_s, u"No."_s}).exit, 1);
}

void CtlQuestionsTest::theListsTellAllOfIt()
{
    const QString item = itemOf(u"a"_s);
    ask(item);
    const QJsonValue asked = questions({u"q"_s})[0];
    QCOMPARE(asked[u"text"], u"Is it right?"_s);
    QCOMPARE(asked[u"to"], u"source"_s);
    QCOMPARE(asked[u"asked_by"], u"anna"_s);
    QCOMPARE(asked[u"key"], u"a"_s);
    QCOMPARE(asked[u"state"], u"open"_s);
    QCOMPARE(as(u"anna"_s, {u"ask-again"_s, u"1"_s, u"--to"_s, u"bert"_s}).exit, 0);
    QCOMPARE(questions()[0][u"to"], u"bert"_s);
    QCOMPARE(as(u"anna"_s, {u"withdraw-question"_s, u"1"_s}).exit, 0);
    QVERIFY(questions().isEmpty());
    QCOMPARE(questions({u"--closed"_s})[0][u"state"], u"withdrawn"_s);
}

void CtlQuestionsTest::questionsGoOutAndComeBack()
{
    ask(itemOf(u"a"_s));
    const QString file = m_ctl->path(u"out.csv"_s);
    QCOMPARE(as(u"anna"_s, {u"ask"_s, u"--export"_s, file}).json().value(u"written"_s), 1);
    QCOMPARE(as(u"anna"_s, {u"ask"_s, u"--export"_s, file}).exit, 1);
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadWrite));
    const QByteArray filled = written.readAll().replace("Is it right?,,", "Is it right?,Yes,");
    written.resize(0);
    written.write(filled + "lost,,,,,,\r\n");
    written.close();
    const Ran dry = as(u"anna"_s, {u"answers"_s, file, u"--dry-run"_s});
    QCOMPARE(dry.json().value(u"answered"_s), 1);
    const Ran read = as(u"anna"_s, {u"answers"_s, file});
    QCOMPARE(read.exit, 6);
    QCOMPARE(read.json().value(u"answered"_s), 1);
    QCOMPARE(read.json()[u"rejects"][0][u"line"], 3);
    QCOMPARE(as(u"anna"_s, {u"answers"_s, file}).json().value(u"unchanged"_s), 1);
}

void CtlQuestionsTest::aFileIsInTheLanguageOfTheSupplier()
{
    ask(itemOf(u"a"_s));
    const QString file = m_ctl->path(u"out.csv"_s);
    QCOMPARE(as(u"anna"_s, {u"ask"_s, u"--export"_s, file, u"--language"_s, u"de"_s}).exit, 0);
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(QString::fromUtf8(written.readLine()).contains(u"Richtiger Wert"_s));
}

void CtlQuestionsTest::badCallsAreWrongUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no text") << QStringList{u"ask"_s, u"1"_s};
    QTest::newRow("no item") << QStringList{u"ask"_s, u"x"_s, u"Why?"_s};
    QTest::newRow("no such field")
        << QStringList{u"ask"_s, u"1"_s, u"Why?"_s, u"--field"_s, u"nowhere"_s};
    QTest::newRow("no span") << QStringList{u"ask"_s, u"1"_s, u"Why?"_s, u"--within"_s, u"soon"_s};
    QTest::newRow("no number") << QStringList{u"answer"_s, u"one"_s, u"Yes."_s};
    QTest::newRow("a file of another kind")
        << QStringList{u"ask"_s, u"--export"_s, u"questions.jsonl"_s};
    QTest::newRow("no field and value")
        << QStringList{u"ask"_s, u"--export"_s, u"a.csv"_s, u"--only"_s, u"supplier"_s};
    QTest::newRow("no such language")
        << QStringList{u"ask"_s, u"--export"_s, u"a.csv"_s, u"--language"_s, u"xx"_s};
}

void CtlQuestionsTest::badCallsAreWrongUsage()
{
    QFETCH(const QStringList, words);
    QCOMPARE(as(u"anna"_s, words).exit, 2);
}

INTRAY_TEST_GUILESS_MAIN(CtlQuestionsTest)
#include "tst_ctl_questions.moc"
