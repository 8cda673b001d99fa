// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctlfixture.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// `values`, and `correct --by-example`: one decision for many cells.
class CtlValuesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void valuesAreListedWithWhatTheyWouldBecome();
    void formsAreListed();
    void clustersAreListed();
    void twoExamplesCorrectTheRest();
    void anotherFieldOfTheRecordTellsWhatIsMade();
    void aDryRunNamesEveryChange();
    void oneFormAloneIsCorrected();
    void valuesAreBuiltLikeOne();
    void itIsTakenBackAsAWhole();
    void wrongWordsAreTold_data();
    void wrongWordsAreTold();

private:
    Ran byExample(const QStringList &more = {}) const
    {
        return m_ctl->ctl(
            QStringList{u"correct"_s, u"people"_s, u"phone"_s, u"--by-example"_s, m_examples} +
            more);
    }
    QStringList phones() const
    {
        QStringList all;
        for (const QJsonValue item : m_ctl->ctl({u"list"_s, u"people"_s}).items())
            all << item[u"record"][u"phone"].toString();
        return all;
    }

    std::unique_ptr<CtlFixture> m_ctl;
    QString m_examples;
};

void CtlValuesTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    const QString file = m_ctl->file(u"people.csv"_s, "name,phone,town\n"
                                                      "ann,602.555.0168,Mobile\n"
                                                      "bob,205.555.0101,mobile\n"
                                                      "cyd,916.555.0177,Mobile\n"
                                                      "dan,3035550111,Mobile\n"
                                                      "eve,(405) 555-0122,Tulsa\n");
    QCOMPARE(m_ctl->ctl({u"import"_s, u"people"_s, file, u"--key"_s, u"name"_s}).exit, 0);
    m_examples = m_ctl->file(u"examples.csv"_s, "from,to\n"
                                                "602.555.0168,(602) 555-0168\n"
                                                "205.555.0101,(205) 555-0101\n");
}

void CtlValuesTest::valuesAreListedWithWhatTheyWouldBecome()
{
    const Ran ran = m_ctl->ctl({u"values"_s, u"people"_s, u"town"_s});
    QCOMPARE(ran.exit, 0);
    const QJsonArray values = ran.json()[u"values"].toArray();
    QCOMPARE(values.size(), 3);
    QCOMPARE(values[0].toObject().keys(),
             QStringList({u"complies"_s, u"proposal"_s, u"records"_s, u"value"_s, u"why"_s}));
    QCOMPARE(values[0][u"value"].toString(), u"Mobile"_s);
    QCOMPARE(values[0][u"records"].toInt(), 3);
    QVERIFY(values[0][u"proposal"].isNull());
    QCOMPARE(values[2][u"value"].toString(), u"mobile"_s);
    QCOMPARE(values[2][u"proposal"].toString(), u"Mobile"_s);
}

void CtlValuesTest::formsAreListed()
{
    const QJsonArray forms =
        m_ctl->ctl({u"values"_s, u"people"_s, u"phone"_s, u"--forms"_s}).json()[u"forms"].toArray();
    QCOMPARE(forms.size(), 3);
    QCOMPARE(forms[0][u"form"].toString(), u"000.000.0000"_s);
    QCOMPARE(forms[0][u"records"].toInt(), 3);
}

void CtlValuesTest::clustersAreListed()
{
    const QJsonArray clusters = m_ctl->ctl({u"values"_s, u"people"_s, u"town"_s, u"--clusters"_s})
                                    .json()[u"clusters"]
                                    .toArray();
    QCOMPARE(clusters.size(), 1);
    QCOMPARE(clusters[0][u"meant"].toString(), u"Mobile"_s);
    QCOMPARE(clusters[0][u"values"].toArray().size(), 2);
}

void CtlValuesTest::twoExamplesCorrectTheRest()
{
    const Ran ran = byExample();
    QVERIFY2(ran.exit == 0, ran.out + ran.err);
    QCOMPARE(ran.json()[u"corrected"].toInt(), 3);
    QCOMPARE(phones(), QStringList({u"(602) 555-0168"_s, u"(205) 555-0101"_s, u"(916) 555-0177"_s,
                                    u"3035550111"_s, u"(405) 555-0122"_s}));
    QCOMPARE(m_ctl->ctl({u"audit"_s}).exit, 0);
    QCOMPARE(byExample().exit, 3);
}

/// The same number, dialled at home, is another one in another country.
void CtlValuesTest::anotherFieldOfTheRecordTellsWhatIsMade()
{
    QByteArray lines = "name,phone,country\n";
    for (int row = 0; row < 60; ++row)
        lines += u"r%1,+4%2 %3 %4,%5\n"_s.arg(row)
                     .arg(row % 2 ? 8 : 9)
                     .arg(210 + row)
                     .arg(41873 + row * 911)
                     .arg(row % 2 ? u"PL"_s : u"DE"_s)
                     .toUtf8();
    lines += "a,0216-37114,DE\nb,0345-62890,PL\nc,0471-55028,PL\nd,0588-62001,DE\n"
             "e,0588-62001,PL\nf,0588-62001,PL\n";
    const QString file = m_ctl->file(u"abroad.csv"_s, lines);
    QCOMPARE(m_ctl->ctl({u"import"_s, u"abroad"_s, file, u"--key"_s, u"name"_s}).exit, 0);
    const QString examples = m_ctl->file(u"dialled.csv"_s, "from,to\n0216-37114,+49 216 37114\n"
                                                           "0345-62890,+48 345 62890\n");
    const Ran ran =
        m_ctl->ctl({u"correct"_s, u"abroad"_s, u"phone"_s, u"--by-example"_s, examples});
    QCOMPARE(ran.exit, 0);
    QHash<QString, QString> found;
    for (const QJsonValue item :
         m_ctl->ctl({u"list"_s, u"abroad"_s, u"--limit"_s, u"100"_s}).items())
        if (const QString key = item[u"key"].toString(); key.size() == 1)
            found.insert(key, item[u"record"][u"phone"].toString());
    QCOMPARE(found, (QHash<QString, QString>{{u"a"_s, u"+49 216 37114"_s},
                                             {u"b"_s, u"+48 345 62890"_s},
                                             {u"c"_s, u"+48 471 55028"_s},
                                             {u"d"_s, u"+49 588 62001"_s},
                                             {u"e"_s, u"+48 588 62001"_s},
                                             {u"f"_s, u"+48 588 62001"_s}}));
}

void CtlValuesTest::aDryRunNamesEveryChange()
{
    const Ran ran = byExample({u"--dry-run"_s});
    QCOMPARE(ran.exit, 0);
    const QJsonArray items = ran.json()[u"items"].toArray();
    QCOMPARE(items.size(), 3);
    QCOMPARE(items[2][u"old"].toString(), u"916.555.0177"_s);
    QCOMPARE(items[2][u"new"].toString(), u"(916) 555-0177"_s);
    QCOMPARE(phones().at(2), u"916.555.0177"_s);
}

void CtlValuesTest::oneFormAloneIsCorrected()
{
    QCOMPARE(byExample({u"--form"_s, u"0000000000"_s}).exit, 3);
    QCOMPARE(byExample({u"--form"_s, u"000.000.0000"_s}).json()[u"corrected"].toInt(), 3);
}

void CtlValuesTest::valuesAreBuiltLikeOne()
{
    QByteArray lines = "name,phone,town\n";
    for (int i = 0; i < 30; ++i)
        lines += QByteArrayLiteral("n%1,(405) 555-01%2,Tulsa\n")
                     .replace("%1", QByteArray::number(i))
                     .replace("%2", QByteArray::number(10 + i));
    const QString file = m_ctl->file(u"more.csv"_s, lines);
    QCOMPARE(m_ctl->ctl({u"import"_s, u"people"_s, file, u"--key"_s, u"name"_s}).exit, 0);
    const QStringList correct{u"correct"_s, u"people"_s, u"phone"_s, u"--like"_s,
                              u"(405) 555-0122"_s};
    const Ran nothing = m_ctl->ctl(correct + QStringList{u"--form"_s, u"9"_s});
    QCOMPARE(nothing.exit, 3);
    QCOMPARE(m_ctl->ctl(correct).json()[u"corrected"].toInt(), 4);
    QCOMPARE(phones().first(4), (QStringList{u"(602) 555-0168"_s, u"(205) 555-0101"_s,
                                             u"(916) 555-0177"_s, u"(303) 555-0111"_s}));
}

void CtlValuesTest::itIsTakenBackAsAWhole()
{
    const QString id = byExample().json()[u"correction"].toString();
    QCOMPARE(m_ctl->ctl({u"correct"_s, u"people"_s, u"--undo"_s, id}).exit, 0);
    QCOMPARE(phones().first(3),
             QStringList({u"602.555.0168"_s, u"205.555.0101"_s, u"916.555.0177"_s}));
}

void CtlValuesTest::wrongWordsAreTold_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exit");
    const QString none = u"/nowhere/examples.csv"_s;
    QTest::newRow("no field") << QStringList{u"values"_s, u"people"_s} << 2;
    QTest::newRow("unknown field") << QStringList{u"values"_s, u"people"_s, u"city"_s} << 2;
    QTest::newRow("unknown queue") << QStringList{u"values"_s, u"none"_s, u"phone"_s} << 1;
    QTest::newRow("both kinds") << QStringList{u"values"_s, u"people"_s, u"phone"_s, u"--forms"_s,
                                               u"--clusters"_s}
                                << 2;
    QTest::newRow("no file") << QStringList{u"correct"_s, u"people"_s, u"phone"_s,
                                            u"--by-example"_s, none}
                             << 1;
    QTest::newRow("no field to correct")
        << QStringList{u"correct"_s, u"people"_s, u"--by-example"_s, none} << 2;
    QTest::newRow("a value as well")
        << QStringList{u"correct"_s, u"people"_s, u"phone"_s, u"--by-example"_s,
                       none,         u"--old"_s,  u"x"_s}
        << 2;
    QTest::newRow("examples and a value to be like")
        << QStringList{u"correct"_s, u"people"_s, u"phone"_s, u"--by-example"_s,
                       none,         u"--like"_s, u"x"_s}
        << 2;
    QTest::newRow("no field to be like")
        << QStringList{u"correct"_s, u"people"_s, u"--like"_s, u"x"_s} << 2;
    QTest::newRow("a form without examples")
        << QStringList{u"correct"_s, u"people"_s, u"--form"_s, u"999"_s} << 2;
}

void CtlValuesTest::wrongWordsAreTold()
{
    QFETCH(QStringList, words);
    QFETCH(int, exit);
    const Ran ran = m_ctl->ctl(words);
    QVERIFY2(ran.exit == exit, ran.out + ran.err);
    QVERIFY(!ran.err.isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(CtlValuesTest)
#include "tst_ctl_values.moc"
