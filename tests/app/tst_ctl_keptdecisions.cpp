// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctlfixture.h"
#include "support/testclass.h"

#include <QJsonDocument>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What was decided about values is kept with a template, and the next delivery comes with it.
class CtlKeptDecisionsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void theNextDeliveryComesWithProposals();
    void whatExamplesShowIsProposedForOtherValues();
    void theNextDeliveryIsCorrectedAtOnce();
    void onlyNewRecordsAreCorrectedAtOnce();
    void whatWouldBreakARuleIsProposedToNobody();
    void whatIsUndoneIsForgotten();
    void aDryRunKeepsNothing();
    void withoutATemplateNothingIsCorrected();
    void wrongWordsAreTold_data();
    void wrongWordsAreTold();

private:
    Ran save(const QJsonObject &said) const
    {
        return m_ctl->ctl({u"template"_s, u"save"_s, u"supplier"_s, u"-"_s},
                          QJsonDocument(said).toJson());
    }
    QJsonObject saved() const
    {
        return m_ctl->ctl({u"template"_s, u"show"_s, u"supplier"_s}).json()[u"template"].toObject();
    }
    void applyAtOnce() const
    {
        QJsonObject said = saved();
        said.insert(u"apply"_s, u"at_once"_s);
        QCOMPARE(save(said).exit, 0);
    }
    Ran import(const QByteArray &rows,
               const QStringList &more = {u"--template"_s, u"supplier"_s}) const
    {
        const QString file = m_ctl->file(u"delivery.csv"_s, "name,phone,town\n" + rows);
        return m_ctl->ctl(QStringList{u"import"_s, u"people"_s, file} + more);
    }
    Ran correctTown(const QStringList &more = {u"--keep"_s, u"supplier"_s}) const
    {
        return m_ctl->ctl(QStringList{u"correct"_s, u"people"_s, u"--field"_s, u"town"_s,
                                      u"--old"_s, u"N/A"_s, u"--new"_s, u"unknown"_s} +
                          more);
    }
    QHash<QString, QJsonObject> proposed() const
    {
        QHash<QString, QJsonObject> cells;
        for (const QJsonValue cell :
             m_ctl->ctl({u"suggest"_s, u"people"_s}).json()[u"cells"].toArray())
            cells.insert(cell[u"key"].toString(), cell.toObject());
        return cells;
    }
    QString townOf(const QString &key) const
    {
        for (const QJsonValue item : m_ctl->ctl({u"list"_s, u"people"_s}).items())
            if (item[u"key"].toString() == key)
                return item[u"record"][u"town"].toString();
        return {};
    }

    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlKeptDecisionsTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    QCOMPARE(m_ctl->ctl({u"init"_s}).exit, 0);
    QCOMPARE(save({{u"key"_s, u"name"_s}, {u"priority"_s, 2}}).exit, 0);
    const Ran ran = import("ann,602.555.0168,N/A\nbob,205.555.0101,Mobile\n");
    QVERIFY2(ran.exit == 0, ran.err);
}

void CtlKeptDecisionsTest::theNextDeliveryComesWithProposals()
{
    const Ran ran = correctTown();
    QVERIFY2(ran.exit == 0, ran.err);
    QCOMPARE(ran.json()[u"kept_with"].toString(), u"supplier"_s);
    const QJsonObject decision = saved()[u"corrections"][0].toObject();
    QCOMPARE(decision[u"queue"].toString(), u"people"_s);
    QCOMPARE(decision[u"becomes"].toArray(), (QJsonArray{QJsonArray{u"N/A"_s, u"unknown"_s}}));
    QCOMPARE(decision[u"correction"], ran.json()[u"correction"]);
    QCOMPARE(saved()[u"priority"].toInt(), 2);

    const Ran next = import("cyd,916.555.0177,N/A\ndan,303.555.0111,Boaz\n");
    QVERIFY2(next.exit == 0, next.err);
    QCOMPARE(next.json()[u"corrected"].toInt(-1), 0);
    QVERIFY2(next.err.contains("1 record has proposals"), next.err);
    QCOMPARE(townOf(u"cyd"_s), u"N/A"_s);
    const QJsonObject cell = proposed().value(u"cyd"_s);
    QCOMPARE(cell[u"suggestion"].toString(), u"unknown"_s);
    QVERIFY(cell[u"sure"].toDouble() > 0.95);
    const QString why = cell[u"why"].toString();
    QVERIFY2(why.startsWith(u"decided on "_s) && why.contains(u"“supplier”"_s), qPrintable(why));
    const QString item = QString::number(cell[u"item"].toInt());
    const QJsonArray alone =
        m_ctl->ctl({u"suggest"_s, u"people"_s, u"--item"_s, item}).json()[u"cells"].toArray();
    QCOMPARE(alone[0][u"suggestion"].toString(), u"unknown"_s);
    QJsonObject ofValues;
    for (const QJsonValue one :
         m_ctl->ctl({u"values"_s, u"people"_s, u"town"_s}).json()[u"values"].toArray())
        ofValues.insert(one[u"value"].toString(), one[u"proposal"]);
    QCOMPARE(ofValues[u"N/A"_s].toString(), u"unknown"_s);
}

void CtlKeptDecisionsTest::whatExamplesShowIsProposedForOtherValues()
{
    const QString examples = m_ctl->file(u"examples.csv"_s, "from,to\n"
                                                            "602.555.0168,(602) 555-0168\n"
                                                            "205.555.0101,(205) 555-0101\n");
    const Ran ran = m_ctl->ctl({u"correct"_s, u"people"_s, u"phone"_s, u"--by-example"_s, examples,
                                u"--keep"_s, u"supplier"_s});
    QVERIFY2(ran.exit == 0, ran.err);
    QCOMPARE(saved()[u"corrections"][0][u"examples"].toArray().size(), 2);
    QCOMPARE(import("cyd,916.555.0177,Boaz\n").exit, 0);
    QCOMPARE(proposed().value(u"cyd"_s)[u"suggestion"].toString(), u"(916) 555-0177"_s);
    applyAtOnce();
    const Ran next = import("dan,303.555.0111,Boaz\n");
    QCOMPARE(next.json()[u"corrected"].toInt(), 1);
}

void CtlKeptDecisionsTest::theNextDeliveryIsCorrectedAtOnce()
{
    QCOMPARE(correctTown().exit, 0);
    applyAtOnce();
    const Ran next = import("cyd,916.555.0177,N/A\ndan,303.555.0111,Boaz\neve,1,N/A\n");
    QVERIFY2(next.exit == 0, next.err);
    QCOMPARE(next.json()[u"corrected"].toInt(), 2);
    QVERIFY2(next.err.contains("2 records were corrected at once"), next.err);
    QCOMPARE(townOf(u"cyd"_s), u"unknown"_s);
    QCOMPARE(townOf(u"dan"_s), u"Boaz"_s);
    QVERIFY(!proposed().contains(u"cyd"_s));
    QString item;
    for (const QJsonValue one : m_ctl->ctl({u"list"_s, u"people"_s}).items())
        if (one[u"key"].toString() == u"cyd"_s)
            item = QString::number(one[u"item"].toInt());
    const QJsonObject shown = m_ctl->ctl({u"show"_s, item}).json();
    QVERIFY2(QJsonDocument(shown).toJson().contains("N/A"), QJsonDocument(shown).toJson());
    const QByteArray history = m_ctl->ctl({u"history"_s, item}).out;
    QVERIFY2(history.contains("\"corrected\""), history);
    const QJsonArray made =
        m_ctl->ctl({u"corrections"_s, u"people"_s}).json()[u"corrections"].toArray();
    QCOMPARE(made[0][u"corrected"].toInt(), 2);
    const Ran undone =
        m_ctl->ctl({u"correct"_s, u"people"_s, u"--undo"_s, made[0][u"correction"].toString()});
    QVERIFY2(undone.exit == 0, undone.err);
    QCOMPARE(townOf(u"cyd"_s), u"N/A"_s);
}

void CtlKeptDecisionsTest::onlyNewRecordsAreCorrectedAtOnce()
{
    QCOMPARE(import("fay,1,N/A\n", {u"--key"_s, u"name"_s}).exit, 0);
    QJsonObject said = saved();
    const QJsonArray becomes{QJsonArray{u"N/A"_s, u"unknown"_s}};
    said.insert(u"corrections"_s, QJsonArray{QJsonObject{{u"queue"_s, u"people"_s},
                                                         {u"field"_s, u"town"_s},
                                                         {u"becomes"_s, becomes}},
                                             QJsonObject{{u"queue"_s, u"others"_s},
                                                         {u"field"_s, u"phone"_s},
                                                         {u"becomes"_s, becomes}}});
    QCOMPARE(save(said).exit, 0);
    applyAtOnce();
    QCOMPARE(import("fay,1,N/A\ngus,N/A,N/A\n").json()[u"corrected"].toInt(), 1);
    QCOMPARE(townOf(u"fay"_s), u"N/A"_s);
    QCOMPARE(townOf(u"gus"_s), u"unknown"_s);
    // It came without the template, so that nothing was decided about it.
    QCOMPARE(proposed().value(u"fay"_s)[u"suggestion"].toString(), QString());
}

void CtlKeptDecisionsTest::whatWouldBreakARuleIsProposedToNobody()
{
    QCOMPARE(correctTown().exit, 0);
    applyAtOnce();
    const QString schema = m_ctl->file(
        u"schema.json"_s,
        R"({"properties":{"name":{},"phone":{},"town":{"enum":["N/A","Mobile","Boaz"]}}})");
    const Ran set = m_ctl->ctl({u"queue"_s, u"set"_s, u"people"_s, u"--schema"_s, schema});
    QVERIFY2(set.exit == 0, set.err);
    const Ran next = import("cyd,916.555.0177,N/A\n");
    QVERIFY2(next.exit == 0, next.err);
    QCOMPARE(next.json()[u"corrected"].toInt(-1), 0);
    QVERIFY2(!next.err.contains("decided"), next.err);
    QCOMPARE(townOf(u"cyd"_s), u"N/A"_s);
    QVERIFY(proposed().value(u"cyd"_s)[u"suggestion"].toString() != u"unknown"_s);
}

void CtlKeptDecisionsTest::whatIsUndoneIsForgotten()
{
    const Ran ran = correctTown();
    QCOMPARE(import("cyd,916.555.0177,N/A\n").exit, 0);
    QVERIFY(proposed().value(u"cyd"_s)[u"why"].toString().contains(u"decided"_s));
    const Ran undone =
        m_ctl->ctl({u"correct"_s, u"people"_s, u"--undo"_s, ran.json()[u"correction"].toString()});
    QVERIFY2(undone.exit == 0, undone.err);
    QVERIFY2(undone.err.contains("“supplier”"), undone.err);
    QVERIFY(!saved().contains(u"corrections"_s));
    QVERIFY(!proposed().value(u"cyd"_s)[u"why"].toString().contains(u"decided"_s));
}

void CtlKeptDecisionsTest::aDryRunKeepsNothing()
{
    QCOMPARE(correctTown({u"--keep"_s, u"supplier"_s, u"--dry-run"_s}).exit, 0);
    QVERIFY(!saved().contains(u"corrections"_s));
}

void CtlKeptDecisionsTest::withoutATemplateNothingIsCorrected()
{
    QCOMPARE(correctTown().exit, 0);
    applyAtOnce();
    const Ran next = import("cyd,916.555.0177,N/A\n", {u"--key"_s, u"name"_s});
    QVERIFY(!next.json().contains(u"corrected"_s));
    QCOMPARE(townOf(u"cyd"_s), u"N/A"_s);
}

void CtlKeptDecisionsTest::wrongWordsAreTold_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("sentence");

    QTest::newRow("no such template")
        << QStringList{u"--keep"_s, u"nobody"_s} << u"There is no template “nobody”."_s;
    QTest::newRow("a template for exports")
        << QStringList{u"--keep"_s, u"out"_s} << u"The template “out” is for exports."_s;
}

void CtlKeptDecisionsTest::wrongWordsAreTold()
{
    QFETCH(QStringList, words);
    QFETCH(QString, sentence);
    const QByteArray out = R"({"for":"export"})";
    QCOMPARE(m_ctl->ctl({u"template"_s, u"save"_s, u"out"_s, u"-"_s}, out).exit, 0);
    const Ran ran = correctTown(words);
    QVERIFY(ran.exit != 0);
    QVERIFY2(ran.sentence().contains(sentence), qPrintable(ran.sentence()));
    QCOMPARE(townOf(u"ann"_s), u"N/A"_s);
}

INTRAY_TEST_GUILESS_MAIN(CtlKeptDecisionsTest)
#include "tst_ctl_keptdecisions.moc"
