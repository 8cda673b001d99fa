// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/suspicion/facts/sourceweights.h"
#include "verify/suspicion/learning.h"
#include "verify/suspicion/modeltext.h"
#include "verify/suspicion/suspicion.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Several sources tell the same things: who is believed, and what is proposed.
class TestFacts : public QObject
{
    Q_OBJECT

private slots:
    void believesWhoIsMostlyRight();
    void takesCopiersForOneVoice();
    void believesWhatSomebodySaid();
    void readsTimesInAnyForm_data();
    void readsTimesInAnyForm();
    void writesTimesAsMostAreWritten_data();
    void writesTimesAsMostAreWritten();
    void proposesWhatTheOthersAgreeOn();
    void setsNobodyAgainstOthersWhereAllErrAlike();
    void believesWhomRecordsPutRightBearOut();
    void keepsWhatItLearned();
    void readsWhatWasKeptBefore();
};

/// Facts of which each source tells what `tells` says: 0 is right.
static QList<DisputedFact> factsTold(int facts, int sources, const auto &tells)
{
    QList<DisputedFact> all(facts);
    for (int fact = 0; fact < facts; ++fact)
        for (int source = 0; source < sources; ++source)
            all[fact].testimonies << Testimony{source, tells(fact, source)};
    return all;
}

void TestFacts::believesWhoIsMostlyRight()
{
    // Three are nearly always right; four err in every second fact, each in its own way.
    QList<DisputedFact> facts = factsTold(60, 7, [](int fact, int source) {
        return source < 3 || (fact + source) % 2 == 0 ? 0 : 10 * fact + source;
    });
    // Here the four agree on something wrong.
    facts << factsTold(1, 7, [](int, int source) { return source < 3 ? 0 : 1; });
    const SourceTrust trust = weighSources(facts, 1, 7);
    QVERIFY(trust.at(0).at(0) > 0.9);
    QVERIFY(trust.at(0).at(5) < 0.7);
    QVERIFY2(facts.last().sure.value(0) > 0.5,
             qPrintable(QString::number(facts.last().sure.value(0))));
}

void TestFacts::takesCopiersForOneVoice()
{
    // Five know each for themselves, with a mistake now and then. The sixth is wrong in every third
    // fact, and three copy it. Where two of the five say nothing, these four are more.
    QList<DisputedFact> facts = factsTold(60, 9, [](int fact, int source) {
        if (source >= 5)
            return fact % 3 == 0 ? 50 : 0;
        return fact % 3 == 1 && fact / 3 % 5 == source ? 10 + source : 0;
    });
    for (int fact = 3; fact < 60; fact += 6)
        facts[fact].testimonies.removeIf(
            [](const Testimony &testimony) { return testimony.source < 2; });
    weighSources(facts, 1, 9);
    int believed = 0;
    for (int fact = 0; fact < 60; fact += 3)
        believed += facts.at(fact).sure.value(0) > 0.5;
    QCOMPARE(believed, 20);
}

void TestFacts::believesWhatSomebodySaid()
{
    // Two against two: only what somebody said of other facts tells whom to believe.
    const auto told = [](int, int source) { return source < 2 ? 0 : 1; };
    QList<DisputedFact> facts = factsTold(20, 4, told);
    for (int fact = 0; fact < 5; ++fact)
        facts[fact].known = 1;
    const SourceTrust trust = weighSources(facts, 1, 4);
    QVERIFY(trust.at(0).at(3) > trust.at(0).at(0));
    QVERIFY(facts.at(19).sure.value(1) > 0.9);
}

void TestFacts::readsTimesInAnyForm_data()
{
    QTest::addColumn<QString>("value");
    QTest::newRow("usual") << u"7:05 p.m."_s;
    QTest::newRow("24 hours") << u"19:05"_s;
    QTest::newRow("short") << u"7:05p"_s;
    QTest::newRow("with a day") << u"Dec 2 7:05 p.m."_s;
    QTest::newRow("capitals") << u"7:05 PM"_s;
    QTest::newRow("point") << u"7.05 p.m."_s;
    QTest::newRow("h") << u"19h05"_s;
    QTest::newRow("digits alone") << u"1905"_s;
    QTest::newRow("digits alone, with its half") << u"705 pm"_s;
    QTest::newRow("remarked") << u"7:05 p.m. (estimated)"_s;
}

void TestFacts::readsTimesInAnyForm()
{
    const ToldColumn column({{u"7:05 a.m."_s, 20}, {u"11:20 p.m."_s, 5}, {u"19:05"_s, 1}});
    QFETCH(QString, value);
    QCOMPARE(column.meaningOf(value), u"19:05:00"_s);
    QCOMPARE(column.written(column.meaningOf(value)), u"7:05 p.m."_s);
    QVERIFY(column.meaningOf(u"7:05 a.m."_s) != column.meaningOf(value));
    QVERIFY(column.meaningOf(u"unknown"_s) != column.meaningOf(value));
}

void TestFacts::writesTimesAsMostAreWritten_data()
{
    QTest::addColumn<QString>("morning");
    QTest::addColumn<QString>("evening");
    QTest::newRow("colon") << u"07:05"_s << u"19:05"_s;
    QTest::newRow("point") << u"7.05"_s << u"19.05"_s;
    QTest::newRow("h") << u"7h05"_s << u"19h05"_s;
    QTest::newRow("point with its half") << u"7.05 AM"_s << u"7.05 PM"_s;
}

void TestFacts::writesTimesAsMostAreWritten()
{
    QFETCH(const QString, morning);
    QFETCH(const QString, evening);
    const ToldColumn column({{morning, 20}, {u"7:05 p.m."_s, 3}, {u"1905"_s, 2}});
    for (const QString &value : {u"7:05 p.m."_s, u"1905"_s, u"19:05"_s}) {
        QCOMPARE(column.written(column.meaningOf(value)), evening);
        QCOMPARE(column.isUsual(value), value == evening);
    }
}

static const QStringList toldFields{u"source"_s, u"flight"_s, u"departure"_s, u"gate"_s};

static QString timeOf(int flight)
{
    return u"%1:%2 a.m."_s.arg(flight % 11 + 1).arg(10 + flight);
}

/// What nine sources tell of thirty flights; the later ones err more often.
static QList<QStringList> toldRecords(const auto &errs)
{
    QList<QStringList> records;
    for (int flight = 0; flight < 30; ++flight)
        for (int source = 0; source < 9; ++source)
            records << QStringList{u"source %1"_s.arg(source), u"flight %1"_s.arg(flight),
                                   errs(flight, source) ? timeOf(flight + source + 1)
                                                        : timeOf(flight),
                                   u"B%1"_s.arg(flight % 7)};
    return records;
}

static bool laterErr(int flight, int source)
{
    return source > 4 && (flight + source) % 3 != 0;
}

static CountedRecords countsOf(const QList<QStringList> &records)
{
    CountedRecords counts(int(toldFields.size()));
    for (const QStringList &record : records)
        counts.add(record);
    return counts;
}

static QString proposedFor(const CountedRecords &counts, const SuspicionModel &model,
                           const QStringList &cells, int field = 2)
{
    for (const Suspicion &found : suspicionsOf(CellJudge(model, counts), cells, cells))
        if (found.field == field)
            return found.suggestion.value_or(u"?"_s);
    return {};
}

void TestFacts::proposesWhatTheOthersAgreeOn()
{
    QList<QStringList> records = toldRecords(laterErr);
    records[0][2] = u"1:10"_s;
    records[9][2].clear();
    const CountedRecords counts = countsOf(records);
    const SuspicionModel model = learnSuspicion(toldFields, counts);
    QVERIFY(model.facts.contains(2));
    QCOMPARE(model.facts.value(2).key, 1);
    QCOMPARE(model.facts.value(2).source, 0);
    const auto proposed = [&](int record) {
        return proposedFor(counts, model, records.at(record));
    };
    QCOMPARE(proposed(0), timeOf(0)); // in another form
    QCOMPARE(proposed(9), timeOf(1)); // missing
    QCOMPARE(proposed(7), timeOf(0)); // wrong
    QCOMPARE(proposed(1), QString()); // right
}

void TestFacts::setsNobodyAgainstOthersWhereAllErrAlike()
{
    const CountedRecords counts = countsOf(
        toldRecords([](int flight, int source) { return (flight * 7 + source) % 9 == 0; }));
    QVERIFY(learnSuspicion(toldFields, counts).facts.isEmpty());
}

void TestFacts::believesWhomRecordsPutRightBearOut()
{
    // Five of nine tell the planned departure instead: nobody can know that it is wrong.
    const auto planned = [](int flight, int source) { return source > 3 && flight % 4 != 0; };
    QList<QStringList> records = toldRecords(planned);
    for (QStringList &record : records)
        if (record.at(2) != timeOf(record.at(1).mid(7).toInt()))
            record[2] = timeOf(record.at(1).mid(7).toInt() + 3);
    CountedRecords counts = countsOf(records);
    const QStringList doubted = records.at(29 * 9 + 8);
    QCOMPARE(proposedFor(counts, learnSuspicion(toldFields, counts), doubted), QString());
    for (int flight = 1; flight < 12; ++flight) {
        QStringList right = records.at(flight * 9 + 8);
        right[2] = timeOf(flight);
        counts.handle(flight * 9 + 8, right);
    }
    QCOMPARE(proposedFor(counts, learnSuspicion(toldFields, counts), doubted), timeOf(29));
}

void TestFacts::keepsWhatItLearned()
{
    QList<QStringList> records = toldRecords(laterErr);
    const CountedRecords counts = countsOf(records);
    const auto model = modelIn(textOfModel(learnSuspicion(toldFields, counts)));
    QVERIFY(model && model->facts.contains(2));
    QCOMPARE(proposedFor(counts, *model, records.at(7)), timeOf(0));
    QCOMPARE(textOfModel(*model), textOfModel(learnSuspicion(toldFields, counts)));
}

void TestFacts::readsWhatWasKeptBefore()
{
    SuspicionModel model;
    model.fields = {u"town"_s};
    model.of << FieldModel();
    model.of[0].wrong = 0.125;
    const QByteArray bytes = qUncompress(QByteArray::fromBase64(textOfModel(model).toLatin1()));
    // Of one field: how many determinations and reasons; and how many facts.
    const QByteArray before = bytes.chopped(3 * qsizetype(sizeof(quint32)));
    const auto read = modelIn(QString::fromLatin1(qCompress(before).toBase64()));
    QVERIFY(read);
    QCOMPARE(read->of.at(0).wrong, 0.125);
    QVERIFY(!modelIn(QString::fromLatin1(qCompress(bytes.chopped(2)).toBase64())));
}

INTRAY_TEST_GUILESS_MAIN(TestFacts)
#include "tst_facts.moc"
