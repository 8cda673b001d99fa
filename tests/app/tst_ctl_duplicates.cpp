// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctlfixture.h"
#include "support/realdata.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// `duplicates` as people call it, on real records.
class CtlDuplicatesTest : public QObject
{
    Q_OBJECT

private slots:
    void pairsHaveTheShapeOfTheContract();
    void onePersonHasOneDuplicate();
    void mergedAndToldApart();
    void aMergeIsTakenBack();
    void mergedFieldsKeepTheRules();
    void wrongWordsGiveTwo();

private:
    CtlFixture m_ctl;
};

static QString personOf(const QJsonValue &key)
{
    return key.toString().section(u'-', 0, 1);
}

void CtlDuplicatesTest::pairsHaveTheShapeOfTheContract()
{
    REQUIRE_DATA();
    QCOMPARE(m_ctl.ctl({u"init"_s}).exit, 0);
    QCOMPARE(m_ctl
                 .ctl({u"import"_s, u"people"_s, dataFile("people/febrl_dataset1.csv"), u"--key"_s,
                       u"rec_id"_s})
                 .exit,
             0);
    const QJsonArray pairs =
        m_ctl.ctl({u"duplicates"_s, u"people"_s}).json().value(u"pairs"_s).toArray();
    int right = 0;
    for (const QJsonValue pair : pairs) {
        QCOMPARE(pair.toObject().keys(),
                 QStringList({u"a"_s, u"b"_s, u"key_a"_s, u"key_b"_s, u"score"_s}));
        QVERIFY(pair[u"a"].toInt() > 0 && pair[u"b"].toInt() > 0);
        right += personOf(pair[u"key_a"]) == personOf(pair[u"key_b"]) ? 1 : 0;
    }
    QVERIFY(right >= 0.97 * 500);
    QVERIFY(right >= 0.97 * double(pairs.size()));
}

void CtlDuplicatesTest::onePersonHasOneDuplicate()
{
    REQUIRE_DATA();
    const QJsonArray pairs =
        m_ctl.ctl({u"duplicates"_s, u"people"_s, u"--item"_s, u"1"_s, u"--least"_s, u"0.9"_s})
            .json()
            .value(u"pairs"_s)
            .toArray();
    QCOMPARE(pairs.size(), 1);
    QCOMPARE(pairs.first()[u"a"].toInt(), 1);
}

void CtlDuplicatesTest::mergedAndToldApart()
{
    m_ctl.addQueue(u"orders"_s, {u"a"_s, u"b"_s, u"c"_s});
    const auto idOf = [&](int place) {
        const QJsonArray all = m_ctl.ctl({u"list"_s, u"orders"_s}).items();
        return QString::number(all.at(place)[u"item"].toInt());
    };
    const QString a = idOf(0);
    const QString b = idOf(1);
    const QString c = idOf(2);
    const QString fields = m_ctl.file(u"fields.json"_s, "{\"city\":\"both\"}");
    const Ran merged = m_ctl.ctl({u"merge"_s, a, u"--into"_s, b, u"--fields"_s, fields});
    QVERIFY2(merged.exit == 0, merged.err + merged.out);
    QCOMPARE(merged.json(),
             (QJsonObject{
                 {u"item"_s, a.toInt()}, {u"into"_s, b.toInt()}, {u"state"_s, u"dismissed"_s}}));
    const QJsonObject kept = m_ctl.ctl({u"show"_s, b}).json();
    QCOMPARE(kept[u"record"][u"city"].toString(), u"both"_s);
    QCOMPARE(m_ctl.ctl({u"not-duplicate"_s, b, c}).exit, 0);
    const Ran told = m_ctl.bare({u"-d"_s, u"sqlite:"_s + m_ctl.database(), u"history"_s, a});
    QVERIFY2(told.out.contains("into item " + b.toUtf8()), told.out.constData());
    QCOMPARE(m_ctl.ctl({u"merge"_s, c, u"--into"_s, a}).exit, 1);
    QCOMPARE(m_ctl.ctl({u"merge"_s, c}).exit, 2);
    QCOMPARE(m_ctl.ctl({u"merge"_s, c, u"--into"_s, a, u"--into"_s, b}).exit, 2);
    QCOMPARE(m_ctl.ctl({u"merge"_s, c, u"--into"_s, b, u"--lock"_s, u"x"_s}).exit, 2);
    QCOMPARE(m_ctl
                 .ctl({u"merge"_s, c, u"--into"_s, b, u"--lock"_s,
                       u"0c49da61-4af2-41ad-aed0-7f7878c18b4d"_s})
                 .exit,
             4);
    QCOMPARE(m_ctl.ctl({u"merge"_s, c, u"--into"_s, u"4711"_s}).exit, 1);
    QCOMPARE(m_ctl.ctl({u"not-duplicate"_s, c}).exit, 2);
    QCOMPARE(m_ctl.ctl({u"reopen"_s, a}).exit, 0);
    QCOMPARE(m_ctl.ctl({u"audit"_s}).exit, 0);
}

void CtlDuplicatesTest::aMergeIsTakenBack()
{
    m_ctl.addQueue(u"pairs"_s, {u"a"_s, u"b"_s});
    const QJsonArray items = m_ctl.ctl({u"list"_s, u"pairs"_s}).items();
    const int a = items.at(0)[u"item"].toInt();
    const QString ended = QString::number(a);
    const QString kept = QString::number(items.at(1)[u"item"].toInt());
    const QString fields = m_ctl.file(u"fields.json"_s, "{\"city\":\"both\"}");
    const QJsonValue before = m_ctl.ctl({u"show"_s, kept}).json()[u"record"];
    const auto merge = [&] {
        return m_ctl.ctl({u"merge"_s, ended, u"--into"_s, kept, u"--fields"_s, fields}).exit;
    };
    const auto takeBack = [&] { return m_ctl.ctl({u"merge"_s, ended, u"--take-back"_s}); };
    QCOMPARE(merge(), 0);
    QVERIFY(m_ctl.ctl({u"show"_s, kept}).json()[u"record"] != before);
    const Ran back = takeBack();
    QVERIFY2(back.exit == 0, back.err + back.out);
    QCOMPARE(back.json(),
             (QJsonObject{{u"item"_s, a}, {u"state"_s, u"open"_s}, {u"stays"_s, QJsonValue()}}));
    QCOMPARE(m_ctl.ctl({u"show"_s, kept}).json()[u"record"], before);
    QCOMPARE(takeBack().exit, 1);
    QCOMPARE(m_ctl.ctl({u"merge"_s, ended, u"--take-back"_s, u"--into"_s, kept}).exit, 2);
    QCOMPARE(merge(), 0);
    QCOMPARE(m_ctl.ctl({u"claim"_s, u"--item"_s, kept}).exit, 0);
    const Ran held = takeBack();
    QCOMPARE(held.exit, 6);
    QVERIFY2(held.json()[u"stays"].toString().contains(u"“b” keeps the merged values"_s), held.out);
    QCOMPARE(m_ctl.ctl({u"show"_s, kept}).json()[u"record"][u"city"].toString(), u"both"_s);
    QCOMPARE(m_ctl.ctl({u"audit"_s}).exit, 0);
}

void CtlDuplicatesTest::mergedFieldsKeepTheRules()
{
    m_ctl.addQueue(u"towns"_s, {u"a"_s, u"b"_s});
    const QString schema =
        m_ctl.file(u"towns.json"_s,
                   R"({"properties": {"name": {"enum": ["Ann"]}, "city": {"enum": ["Boaz"]}}})");
    QCOMPARE(m_ctl.ctl({u"queue"_s, u"set"_s, u"towns"_s, u"--schema"_s, schema}).exit, 0);
    const QJsonArray items = m_ctl.ctl({u"list"_s, u"towns"_s}).items();
    const auto merge = [&](const QByteArray &fields) {
        return m_ctl.ctl({u"merge"_s, QString::number(items.at(0)[u"item"].toInt()), u"--into"_s,
                          QString::number(items.at(1)[u"item"].toInt()), u"--fields"_s,
                          m_ctl.file(u"given.json"_s, fields)});
    };
    const Ran refused = merge(R"({"city": "Atlantis"})");
    QCOMPARE(refused.exit, 2);
    QVERIFY2(refused.err.contains("city"), refused.err);
    const Ran merged = merge(R"({"city": "Boaz"})"); // what was wrong before, elsewhere, stays
    QVERIFY2(merged.exit == 0, merged.err);
}

void CtlDuplicatesTest::wrongWordsGiveTwo()
{
    for (const QString &least : {u"2"_s, u"-0.1"_s, u"much"_s, u""_s, u"nan"_s})
        QCOMPARE(m_ctl.ctl({u"duplicates"_s, u"people"_s, u"--least"_s, least}).exit, 2);
    QCOMPARE(m_ctl.ctl({u"duplicates"_s, u"people"_s, u"--item"_s, u"x"_s}).exit, 2);
    QCOMPARE(m_ctl.ctl({u"duplicates"_s, u"nowhere"_s}).exit, 1);
    m_ctl.addQueue(u"few"_s, {u"a"_s});
    QCOMPARE(m_ctl.ctl({u"duplicates"_s, u"few"_s, u"--item"_s, u"4711"_s}).exit, 1);
}

INTRAY_TEST_GUILESS_MAIN(CtlDuplicatesTest)
#include "tst_ctl_duplicates.moc"
