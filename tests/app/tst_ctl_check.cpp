// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

#include <memory>

using namespace intray;
using namespace Qt::StringLiterals;

/// Which records break which rules, which rules they suggest, and how those are taken over.
class CtlCheckTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void anImportMakesNoRule();
    void recordsThatBreakARuleAreToldOneByOne();
    void rulesOverSeveralRecordsAreChecked();
    void whatALookUpTableSaysOtherwiseIsTold();
    void anotherSchemaCanBeTriedOut();
    void aSchemaAtOddsWithItselfIsRefusedAndWarnedOf();
    void oneStateCanBeChecked();
    void proposalsSayHowManyFit();
    void whatIsTakenIsARuleAndTold();
    void whatIsSavedLeavesTheQueueAsItIs();
    void whatCannotBeIsRefused_data();
    void whatCannotBeIsRefused();

private:
    QJsonObject schema() const
    {
        return m_ctl->ctl({u"queue"_s, u"show"_s, u"q"_s}).json().value(u"schema"_s).toObject();
    }
    QString schemaFile(const QByteArray &rules) const
    {
        return m_ctl->file(u"rules.json"_s, rules);
    }
    QStringList faultsOf(const Ran &ran) const
    {
        QStringList all;
        for (const QJsonValue fault : ran.json().value(u"faults"_s).toArray())
            all << fault[u"key"_s].toString() + u' ' + fault[u"field"_s].toString() + u' ' +
                       fault[u"rule"_s].toString();
        all.sort();
        return all;
    }

    std::unique_ptr<CtlFixture> m_ctl;
};

/// 198 records that fit, one with a wrong postcode, one with a wrong town.
void CtlCheckTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    QByteArray rows = "id,zip,town,since\n";
    for (int i = 0; i < 200; ++i) {
        const QByteArray zip = QByteArray::number(10000 + i % 20);
        rows += "k" + QByteArray::number(i) + ',' + (i == 7 ? "1x007" : zip) + ",Town" +
                (i == 9 ? "Z" : QByteArray(1, char('A' + i % 20))) + ",2026-01-" +
                QByteArray::number(i % 28 + 1).rightJustified(2, '0') + '\n';
    }
    const Ran in =
        m_ctl->ctl({u"import"_s, u"q"_s, m_ctl->file(u"q.csv"_s, rows), u"--key"_s, u"id"_s});
    QCOMPARE(in.exit, 0);
}

void CtlCheckTest::anImportMakesNoRule()
{
    const Ran ran = m_ctl->ctl({u"check"_s, u"q"_s});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().value(u"records"_s), 200);
    QCOMPARE(ran.json().value(u"broken"_s), 0);
    QVERIFY(!schema().contains(u"required"_s));
    QVERIFY(schema().value(u"x-intray"_s).toObject().contains(u"order"_s));
}

void CtlCheckTest::recordsThatBreakARuleAreToldOneByOne()
{
    const QString file =
        schemaFile(R"({"properties":{"zip":{"title":"ZIP","pattern":"^[0-9]{5}$"}}})");
    QCOMPARE(m_ctl->ctl({u"queue"_s, u"set"_s, u"q"_s, u"--schema"_s, file}).exit, 0);
    const Ran ran = m_ctl->ctl({u"check"_s, u"q"_s});
    QCOMPARE(ran.exit, 6);
    QCOMPARE(ran.json().value(u"records"_s), 200);
    QCOMPARE(ran.json().value(u"broken"_s), 1);
    const QJsonObject fault = ran.json().value(u"faults"_s).toArray().at(0).toObject();
    QCOMPARE(fault.value(u"key"_s), u"k7"_s);
    QCOMPARE(fault.value(u"field"_s), u"zip"_s);
    QCOMPARE(fault.value(u"rule"_s), u"pattern"_s);
    QVERIFY(fault.value(u"item"_s).toInt() > 0 && !fault.value(u"sentence"_s).toString().isEmpty());
    const Ran listed = m_ctl->ctl({u"list"_s, u"q"_s, u"--broken"_s});
    QCOMPARE(listed.items().size(), 1);
    QCOMPARE(listed.items().at(0)[u"key"_s], u"k7"_s);
    const Ran text = m_ctl->bare({u"-d"_s, u"sqlite:"_s + m_ctl->database(), u"check"_s, u"q"_s});
    QVERIFY(text.out.contains("zip") && text.out.contains("pattern") && text.out.contains("k7"));
}

void CtlCheckTest::rulesOverSeveralRecordsAreChecked()
{
    const QString file = schemaFile(R"({"properties":{"id":{},"zip":{},"town":{}},"x-intray":{
        "rules":[{"for_equal":["zip"],"equal":["town"]},{"unique":["id"]}]}})");
    const Ran ran = m_ctl->ctl({u"check"_s, u"q"_s, u"--schema"_s, file});
    QCOMPARE(faultsOf(ran), QStringList{u"k9 town zip->town"_s});
    QVERIFY(
        ran.json().value(u"faults"_s).toArray().at(0)[u"sentence"_s].toString().contains(u"TownJ"));
}

void CtlCheckTest::whatALookUpTableSaysOtherwiseIsTold()
{
    QByteArray rows = "zip,town\n";
    for (int i = 0; i < 20; ++i)
        rows += QByteArray::number(10000 + i) + ",Town" + char('A' + i) + '\n';
    QCOMPARE(
        m_ctl->ctl({u"lookup"_s, u"load"_s, u"towns"_s, m_ctl->file(u"towns.csv"_s, rows)}).exit,
        0);
    const QString rules = schemaFile(
        R"({"properties": {"id": {}, "zip": {"x-intray": {"lookup": {"table": "towns",
            "fills": {"town": "town"}}}}, "town": {"title": "Place"}, "since": {}}})");
    const Ran ran = m_ctl->ctl({u"check"_s, u"q"_s, u"--schema"_s, rules});
    QCOMPARE(faultsOf(ran), QStringList({u"k7 zip lookup"_s, u"k9 zip lookup"_s}));
    const QJsonArray faults = ran.json().value(u"faults"_s).toArray();
    QCOMPARE(faults.at(0)[u"sentence"_s].toString(),
             u"The lookup table “towns” does not have it."_s);
    QCOMPARE(faults.at(1)[u"sentence"_s].toString(),
             u"In the lookup table “towns”, Place is “TownJ” here."_s);
    QCOMPARE(m_ctl->ctl({u"lookup"_s, u"drop"_s, u"towns"_s}).exit, 0);
    const Ran without = m_ctl->ctl({u"check"_s, u"q"_s, u"--schema"_s, rules});
    QVERIFY(faultsOf(without).isEmpty());
    QCOMPARE(without.json().value(u"missing"_s).toArray(), QJsonArray{u"towns"_s});
    QCOMPARE(without.exit, 6);
    QVERIFY2(without.err.contains("“towns” is missing"), without.err.constData());
}

void CtlCheckTest::anotherSchemaCanBeTriedOut()
{
    const QString file = schemaFile(R"({"properties":{"town":{"enum":["TownA"]}}})");
    const Ran ran = m_ctl->ctl({u"check"_s, u"q"_s, u"--schema"_s, file});
    QCOMPARE(ran.json().value(u"broken"_s), 190);
    QCOMPARE(m_ctl->ctl({u"check"_s, u"q"_s}).exit, 0);
}

/// What a queue has from before goes on to work, and is told.
void CtlCheckTest::aSchemaAtOddsWithItselfIsRefusedAndWarnedOf()
{
    const QString file =
        schemaFile(R"({"properties":{"zip":{"minLength":9,"maxLength":2},"town":{}}})");
    const Ran refused = m_ctl->ctl({u"queue"_s, u"set"_s, u"q"_s, u"--schema"_s, file});
    QCOMPARE(refused.exit, 1);
    QVERIFY(refused.sentence().contains(u"/properties/zip/minLength"_s));
    m_ctl->sql(u"UPDATE queue SET record_schema = "
               "'{\"properties\":{\"zip\":{\"minLength\":9,\"maxLength\":2}}}'"_s);
    const Ran ran = m_ctl->ctl({u"check"_s, u"q"_s});
    QCOMPARE(ran.exit, 6);
    QCOMPARE(ran.json().value(u"broken"_s), 200);
    QVERIFY(ran.err.contains("/properties/zip/minLength"));
    QCOMPARE(m_ctl->ctl({u"queue"_s, u"set"_s, u"q"_s, u"--hold"_s, u"1h"_s}).exit, 0);
}

void CtlCheckTest::oneStateCanBeChecked()
{
    m_ctl->claimOne(u"q"_s);
    QCOMPARE(m_ctl->ctl({u"check"_s, u"q"_s, u"--state"_s, u"open"_s}).json().value(u"records"_s),
             199);
    QCOMPARE(m_ctl->ctl({u"check"_s, u"q"_s, u"--state"_s, u"locked"_s}).json().value(u"records"_s),
             1);
    QCOMPARE(m_ctl->ctl({u"check"_s, u"q"_s}).json().value(u"records"_s), 200);
}

void CtlCheckTest::proposalsSayHowManyFit()
{
    const QJsonObject answer = m_ctl->ctl({u"propose"_s, u"q"_s}).json();
    QCOMPARE(answer.value(u"records"_s), 200);
    QJsonObject shape;
    QStringList rules;
    for (const QJsonValue proposal : answer.value(u"proposals"_s).toArray()) {
        rules << proposal[u"rule"_s].toString();
        if (rules.constLast() == u"zip:shape")
            shape = proposal.toObject();
    }
    QVERIFY2(rules.contains(u"since:kind"_s) && rules.contains(u"zip->town"_s) &&
                 rules.contains(u"id:unique"_s),
             qPrintable(rules.join(u' ')));
    QCOMPARE(shape.value(u"fits"_s), 199);
    QCOMPARE(shape.value(u"of"_s), 200);
    QCOMPARE(shape.value(u"broken_by"_s), QJsonArray{u"1x007"_s});
    const Ran ran = m_ctl->ctl({u"check"_s, u"q"_s, u"--proposed"_s});
    QCOMPARE(ran.exit, 6);
    QVERIFY(faultsOf(ran).contains(u"k7 zip pattern"_s));
    QVERIFY(faultsOf(ran).contains(u"k9 town zip->town"_s));
    QCOMPARE(ran.json().value(u"broken"_s), 2);
}

void CtlCheckTest::whatIsTakenIsARuleAndTold()
{
    const Ran taken = m_ctl->ctl(
        {u"propose"_s, u"q"_s, u"--take"_s, u"zip:shape"_s, u"--take"_s, u"zip->town"_s});
    QCOMPARE(taken.exit, 0);
    QCOMPARE(taken.json().value(u"taken"_s), (QJsonArray{u"zip:shape"_s, u"zip->town"_s}));
    QCOMPARE(faultsOf(m_ctl->ctl({u"check"_s, u"q"_s})),
             (QStringList{u"k7 zip pattern"_s, u"k9 town zip->town"_s}));
    for (const QJsonValue left :
         m_ctl->ctl({u"propose"_s, u"q"_s}).json().value(u"proposals"_s).toArray())
        QVERIFY(left[u"rule"_s] != u"zip:shape"_s && left[u"rule"_s] != u"zip->town"_s);
    const QJsonArray changes =
        m_ctl->ctl({u"history"_s, u"--rules"_s, u"q"_s}).json().value(u"changes"_s).toArray();
    QVERIFY(changes.at(0)[u"to"_s].toObject().contains(u"record_schema"_s));
    QStringList told;
    for (const QJsonValue change : changes.at(0)[u"schema_changes"_s].toArray())
        told << change[u"sentence"_s].toString();
    QVERIFY2(told.contains(u"rule zip->town added"_s), qPrintable(told.join(u'|')));
    QVERIFY2(told.contains(u"field zip: pattern added: ^(?:[0-9]{5})$"_s),
             qPrintable(told.join(u'|')));
    const Ran text = m_ctl->bare(
        {u"-d"_s, u"sqlite:"_s + m_ctl->database(), u"history"_s, u"--rules"_s, u"q"_s});
    QVERIFY2(text.out.contains("rule zip->town added"), text.out.constData());
}

void CtlCheckTest::whatIsSavedLeavesTheQueueAsItIs()
{
    const QJsonObject before = schema();
    const QString file = m_ctl->path(u"saved.json"_s);
    const QStringList words{u"propose"_s, u"q"_s, u"--take"_s, u"all"_s, u"--save"_s, file};
    QCOMPARE(m_ctl->ctl(words).exit, 0);
    QCOMPARE(schema(), before);
    QVERIFY(m_ctl->ctl(words).exit != 0); // it is there already
    QCOMPARE(m_ctl->ctl({u"queue"_s, u"set"_s, u"q"_s, u"--schema"_s, file}).exit, 0);
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(schema(), QJsonDocument::fromJson(saved.readAll()).object());
    QCOMPARE(m_ctl->ctl({u"check"_s, u"q"_s}).json().value(u"broken"_s), 2);
}

void CtlCheckTest::whatCannotBeIsRefused_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    QTest::newRow("queue") << QStringList{u"check"_s, u"nowhere"_s} << 1;
    QTest::newRow("state") << QStringList{u"check"_s, u"q"_s, u"--state"_s, u"asleep"_s} << 2;
    QTest::newRow("file") << QStringList{u"check"_s, u"q"_s, u"--schema"_s, u"/nowhere"_s} << 1;
    QTest::newRow("share") << QStringList{u"propose"_s, u"q"_s, u"--least"_s, u"5"_s} << 2;
    QTest::newRow("no share") << QStringList{u"propose"_s, u"q"_s, u"--least"_s, u"nan"_s} << 2;
    QTest::newRow("rule") << QStringList{u"propose"_s, u"q"_s, u"--take"_s, u"zap"_s} << 1;
    QTest::newRow("least of nothing")
        << QStringList{u"check"_s, u"q"_s, u"--least"_s, u"0.9"_s} << 2;
    QTest::newRow("nothing to save")
        << QStringList{u"propose"_s, u"q"_s, u"--save"_s, u"/tmp/x"_s} << 2;
}

void CtlCheckTest::whatCannotBeIsRefused()
{
    QFETCH(QStringList, words);
    QFETCH(int, status);
    const Ran ran = m_ctl->ctl(words);
    QCOMPARE(ran.exit, status);
    QVERIFY(!ran.sentence().isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(CtlCheckTest)
#include "tst_ctl_check.moc"
