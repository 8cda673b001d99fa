// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/suspicion/countchanges.h"
#include "verify/suspicion/learning.h"
#include "verify/suspicion/modeltext.h"
#include "verify/suspicion/suspicion.h"

#include <QTest>

#include <limits>

using namespace intray;
using namespace Qt::StringLiterals;

/// What can be said of values that stand nowhere else: by their words, by their digits, and by what
/// others say of the same thing.
class TestSuspiciousWords : public QObject
{
    Q_OBJECT

private slots:
    void findsWordsInValues_data();
    void findsWordsInValues();
    void findsAMistypedWordOfANewValue();
    void bearsNewWords();
    void keepsWordsInItsModel();
    void readsNoModelWithNumbersThatAreNone();
    void learnsBesideAValueThatIsTooLong();
    void countsWordsOnce();
    void asksAboutADigitTooMany();
    void bearsLongerNumbers();
    void believesMostOfThoseThatContradict();
};

static CountedRecords countsOf(const QList<QStringList> &records)
{
    CountedRecords counts(int(records.at(0).size()));
    for (const QStringList &record : records)
        counts.add(record);
    return counts;
}

/// What is suspicious in records of a table, by a model as the database keeps it.
class Judged
{
public:
    explicit Judged(const QList<QStringList> &records)
        : m_records(records)
        , m_counts(countsOf(records))
    {
        QStringList fields;
        for (int field = 0; field < m_counts.fields(); ++field)
            fields << QString::number(field);
        m_model = modelIn(textOfModel(learnSuspicion(fields, m_counts))).value();
    }

    QList<Suspicion> suspicions(int record) const
    {
        const QStringList &cells = m_records.at(record);
        return suspicionsOf(CellJudge(m_model, m_counts), cells, cells);
    }

private:
    QList<QStringList> m_records;
    CountedRecords m_counts;
    SuspicionModel m_model;
};

/// Addresses that are all different, of words that recur.
static QList<QStringList> addresses()
{
    const QStringList names{u"maple"_s,    u"orchard"_s, u"harbour"_s, u"victoria"_s,
                            u"chestnut"_s, u"meadow"_s,  u"quarry"_s,  u"station"_s};
    const QStringList kinds{u"street"_s, u"avenue"_s, u"crescent"_s, u"place"_s};
    QList<QStringList> records;
    for (int number = 0; number < 240; ++number)
        records.append(
            {u"%1 %2 %3"_s.arg(number + 11).arg(names.at(number % 8), kinds.at(number / 8 % 4))});
    return records;
}

void TestSuspiciousWords::findsWordsInValues_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("nothing") << QString() << QStringList();
    QTest::newRow("digits alone") << u"12/345"_s << QStringList();
    QTest::newRow("one letter is none") << u"a 1 b2"_s << QStringList();
    QTest::newRow("marks between") << u"rec-12-org's"_s << QStringList{u"rec"_s, u"org"_s};
    QTest::newRow("Greek") << u"οδός Ερμού 12"_s << QStringList{u"οδός"_s, u"Ερμού"_s};
    QTest::newRow("a mark upon a letter") << u"Mu\u0308ller"_s << QStringList{u"Mu\u0308ller"_s};
    QTest::newRow("no blanks") << u"さいたま市"_s << QStringList{u"さいたま市"_s};
}

void TestSuspiciousWords::findsWordsInValues()
{
    QFETCH(const QString, value);
    QFETCH(const QStringList, words);
    QCOMPARE(differentWordsIn(value), words);
    for (const ValueWord &word : wordsOfValue(value))
        QCOMPARE(value.mid(word.at, word.text.size()), word.text);
}

void TestSuspiciousWords::findsAMistypedWordOfANewValue()
{
    QList<QStringList> records = addresses();
    records[100] = {u"7 maple cresecnt"_s};
    records[150] = {u"9 orchrd steet"_s};
    const Judged judged(records);
    const auto found = judged.suspicions(100);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.at(0).suggestion, u"7 maple crescent"_s);
    QVERIFY2(found.at(0).why.contains(u"crescent"_s), qPrintable(found.at(0).why));
    const auto both = judged.suspicions(150);
    QCOMPARE(both.size(), 1);
    QCOMPARE(both.at(0).suggestion, u"9 orchard street"_s);
    QVERIFY(judged.suspicions(101).isEmpty());
}

void TestSuspiciousWords::bearsNewWords()
{
    QList<QStringList> records = addresses();
    records[100] = {u"7 wellington street"_s};
    QVERIFY(Judged(records).suspicions(100).isEmpty());
}

void TestSuspiciousWords::keepsWordsInItsModel()
{
    const SuspicionModel model = learnSuspicion({u"address"_s}, countsOf(addresses()));
    QCOMPARE(model.words.size(), 1);
    const auto read = modelIn(textOfModel(model));
    QVERIFY(read);
    QCOMPARE(read->words.keys(), model.words.keys());
    QCOMPARE(read->at(wordFieldOf(0)).perRecord, model.at(wordFieldOf(0)).perRecord);
    QCOMPARE(read->at(wordFieldOf(0)).caution, model.at(wordFieldOf(0)).caution);
}

/// Numbers that are none would spoil every verdict.
void TestSuspiciousWords::readsNoModelWithNumbersThatAreNone()
{
    const SuspicionModel model = learnSuspicion({u"address"_s}, countsOf(addresses()));
    QVERIFY(modelIn(textOfModel(model)));
    for (const double odd : {std::numeric_limits<double>::quiet_NaN(),
                             std::numeric_limits<double>::infinity(), -1.0, 1e300}) {
        SuspicionModel poisoned = model;
        poisoned.of[0].fresh = odd;
        QVERIFY(!modelIn(textOfModel(poisoned)));
    }
}

void TestSuspiciousWords::learnsBesideAValueThatIsTooLong()
{
    QList<QStringList> records;
    for (int row = 0; row < 60; ++row)
        records << (row % 2 ? QStringList{u"birmingham"_s, u"35233"_s}
                            : QStringList{u"dothan"_s, u"36302"_s});
    records << QStringList{QString(300'000, u'x'), u"35233"_s};
    CountedRecords counts(2);
    for (const QStringList &record : records)
        counts.add(record);
    const SuspicionModel model = learnSuspicion({u"town"_s, u"zip"_s}, counts);
    QVERIFY(!model.of.at(0).determinedBy.isEmpty());
    QVERIFY(model.of.at(0).determinedBy.at(0).weight <= 1);
    QVERIFY(modelIn(textOfModel(model)));
}

void TestSuspiciousWords::countsWordsOnce()
{
    CountChanges changes({{0, 0}});
    const QStringList cells{u"new york new"_s};
    changes.add({cells, cells, false});
    const QJsonArray values = changes.toJson().value(u"values"_s).toArray();
    const QJsonArray expected{QJsonArray{0, u"new york new"_s, 1, 0},
                              QJsonArray{wordFieldOf(0), u"new"_s, 1, 0},
                              QJsonArray{wordFieldOf(0), u"york"_s, 1, 0}};
    QCOMPARE(values, expected);
    changes.takeOut({cells, cells, false});
    QVERIFY(changes.toJson().value(u"values"_s).toArray().isEmpty());
}

void TestSuspiciousWords::asksAboutADigitTooMany()
{
    QList<QStringList> records;
    for (int number = 0; number < 200; ++number)
        records.append({QString::number(1'000'000 + number * 40'009 % 8'999'999)});
    records[77] = {u"86768118"_s};
    const Judged judged(records);
    QCOMPARE(judged.suspicions(77).size(), 1);
    QVERIFY(judged.suspicions(78).isEmpty());
}

void TestSuspiciousWords::bearsLongerNumbers()
{
    QList<QStringList> records;
    for (int number = 0; number < 200; ++number)
        records.append({QString::number(number * number)});
    const Judged judged(records);
    for (int record = 0; record < records.size(); ++record)
        QVERIFY2(judged.suspicions(record).isEmpty(), qPrintable(records.at(record).at(0)));
}

/// Twelve tell of each thing; two of them, on most, tell something else, the same both.
void TestSuspiciousWords::believesMostOfThoseThatContradict()
{
    QList<QStringList> records;
    for (int flight = 0; flight < 40; ++flight)
        for (int source = 0; source < 12; ++source) {
            const bool isRumour = (source + flight) % 12 < 2;
            const int minutes = flight * 31 + (isRumour ? 47 : 0);
            records.append({u"AB-%1"_s.arg(flight),
                            u"%1:%2 a.m."_s.arg(minutes / 60 % 12 + 1).arg(minutes % 60 + 10)});
        }
    const Judged judged(records);
    for (int record = 0; record < records.size(); record += 7) {
        const bool isRumour = (record % 12 + record / 12) % 12 < 2;
        const auto found = judged.suspicions(record);
        QCOMPARE(found.size(), isRumour ? 1 : 0);
        if (isRumour)
            QCOMPARE(found.at(0).field, 1);
    }
}

INTRAY_TEST_GUILESS_MAIN(TestSuspiciousWords)
#include "tst_suspiciouswords.moc"
