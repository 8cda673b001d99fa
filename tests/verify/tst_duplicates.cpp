// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "knownrecords.h"
#include "support/testclass.h"
#include "verify/duplicates/duplicatesearch.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// How well duplicates are found where it is known which there are, and what comes of odd tables.
class TstDuplicates : public QObject
{
    Q_OBJECT

private slots:
    void peopleAreFound_data();
    void peopleAreFound();
    void restaurantsAreFound();
    void rowsOfOneThingAreNoDuplicates();
    void duplicatesAmongRowsOfOneThingAreFound();
    void aFewAmongManyAreFound();
    void neighboursInOneHouseAreNoDuplicates();
    void sitesOfOneOperatorAreNoDuplicates();
    void beersOfOneBreweryAreNoDuplicates_data();
    void beersOfOneBreweryAreNoDuplicates();
    void whereThereAreNoneNoneIsFound();
    void equalRecordsAreFound();
    void numbersThatOnlyCountUpSayNothing_data();
    void numbersThatOnlyCountUpSayNothing();
    void aNumberBesideTheRecordsChangesLittle();
    void wordsThatStandInForEachOtherAreLearned();
    void oddTablesAreNoTrouble_data();
    void oddTablesAreNoTrouble();
    void theSameRecordsGiveTheSamePairs();
    void aSearchCanBeEnded();
    void manyRecordsAreNotAllCompared();
};

namespace {

const KeepGoing toTheEnd = [](qint64, qint64) { return true; };

std::vector<ScoredPair> pairsIn(const Rows &rows, double least = 0.5)
{
    ComparedRecords records(rows.isEmpty() ? 0 : int(rows.first().size()));
    for (const QStringList &row : rows)
        records.add(row);
    records.finish();
    return likelyDuplicates(records, least, toTheEnd);
}

struct Tally
{
    double precision = 1;
    double recall = 1;
};

Tally tallyOf(const Known &known, double least = 0.5)
{
    QHash<QString, int> times;
    for (const QString &label : known.labels)
        ++times[label];
    double truth = 0;
    for (const int each : std::as_const(times))
        truth += 0.5 * each * (each - 1);
    const auto found = pairsIn(known.rows, least);
    double right = 0;
    for (const ScoredPair &pair : found)
        right += known.labels[pair.a] == known.labels[pair.b] ? 1 : 0;
    return {right / double(found.size()), right / truth};
}

QString inLettersFrom(char16_t first, int count, QString text)
{
    for (QChar &c : text) {
        if (c >= u'a' && c <= u'z')
            c = QChar(char16_t(first + (c.unicode() - u'a') % count));
    }
    return text;
}

QString slipped(QRandomGenerator &random, QString text)
{
    if (text.size() < 3)
        return text;
    const int at = random.bounded(int(text.size()) - 1);
    switch (random.bounded(3)) {
    case 0:
        return text.left(at) + text[at + 1] + text[at] + text.mid(at + 2);
    case 1:
        return text.remove(at, 1);
    default:
        return text.insert(at, u'e');
    }
}

/// As many repeated rows behind the others, each with some slips and a value that is gone.
Known withRepeated(const Rows &rows, int count)
{
    QRandomGenerator random(3);
    Known known;
    for (const QStringList &row : rows) {
        known.labels << QString::number(known.labels.size());
        known.rows << row;
    }
    for (int i = 0; i < count; ++i) {
        const int place = i * int(rows.size()) / count;
        QStringList row = rows[place];
        for (int slip = 0; slip < 2; ++slip) {
            QString &cell = row[random.bounded(int(row.size()))];
            cell = slipped(random, cell);
        }
        row[random.bounded(int(row.size()))].clear();
        known.rows << row;
        known.labels << QString::number(place);
    }
    return known;
}

class MadeSites
{
public:
    explicit MadeSites(quint32 seed)
        : m_random(seed)
    {
    }

    QString word()
    {
        static const QStringList parts{u"ba"_s,  u"lo"_s, u"ten"_s, u"mi"_s,  u"rus"_s, u"ga"_s,
                                       u"vel"_s, u"po"_s, u"shi"_s, u"ker"_s, u"du"_s,  u"nam"_s};
        QString text;
        for (int part = 0; part < 3; ++part)
            text += parts[m_random.bounded(int(parts.size()))];
        return text;
    }
    QString name() { return word() + u' ' + word() + (isOneIn(2) ? u" school"_s : u" day care"_s); }
    QString address() { return u"%1 %2 street"_s.arg(m_random.bounded(1, 9000)).arg(word()); }
    QString phone() { return QString::number(m_random.bounded(1'000'000, 9'999'999)); }
    bool isOneIn(int many) { return m_random.bounded(many) == 0; }

    /// As another list writes it.
    QStringList otherwise(QStringList row)
    {
        row[0] = isOneIn(2) ? slipped(m_random, row[0]) : row[0];
        row[1].chop(isOneIn(2) ? 7 : 0);
        return row;
    }

private:
    QRandomGenerator m_random;
};

} // namespace

void TstDuplicates::peopleAreFound_data()
{
    QTest::addColumn<char16_t>("first");
    QTest::addColumn<int>("letters");
    QTest::addColumn<QSet<int>>("without");
    QTest::newRow("as they are") << u'a' << 26 << QSet<int>{};
    QTest::newRow("without number and birth") << u'a' << 26 << QSet<int>{8, 9};
    QTest::newRow("names and streets") << u'a' << 26 << QSet<int>{5, 6, 7, 8, 9};
    QTest::newRow("Greek") << u'\u03b1' << 24 << QSet<int>{};
    QTest::newRow("Arabic") << u'\u0628' << 26 << QSet<int>{};
    QTest::newRow("Japanese") << u'\u30a2' << 40 << QSet<int>{};
}

void TstDuplicates::peopleAreFound()
{
    REQUIRE_DATA();
    QFETCH(char16_t, first);
    QFETCH(int, letters);
    QFETCH(QSet<int>, without);
    Known known = people();
    for (QStringList &row : known.rows) {
        QStringList cells;
        for (int i = 0; i < row.size(); ++i) {
            if (!without.contains(i))
                cells << inLettersFrom(first, letters, row[i]);
        }
        row = cells;
    }
    const Tally tally = tallyOf(known);
    QVERIFY2(tally.precision >= 0.97, qPrintable(QString::number(tally.precision)));
    QVERIFY2(tally.recall >= 0.97, qPrintable(QString::number(tally.recall)));
}

void TstDuplicates::restaurantsAreFound()
{
    REQUIRE_DATA();
    const Tally tally = tallyOf(restaurants());
    QVERIFY2(tally.precision >= 0.9, qPrintable(QString::number(tally.precision)));
    QVERIFY2(tally.recall >= 0.9, qPrintable(QString::number(tally.recall)));
}

void TstDuplicates::rowsOfOneThingAreNoDuplicates()
{
    REQUIRE_DATA();
    QCOMPARE(pairsIn(table("hospital/hospital.csv")).size(), size_t(0));
}

void TstDuplicates::duplicatesAmongRowsOfOneThingAreFound()
{
    REQUIRE_DATA();
    const Tally tally = tallyOf(withRepeated(table("hospital/hospital.csv"), 60));
    QVERIFY2(tally.precision >= 0.95, qPrintable(QString::number(tally.precision)));
    QVERIFY2(tally.recall >= 0.9, qPrintable(QString::number(tally.recall)));
}

void TstDuplicates::aFewAmongManyAreFound()
{
    REQUIRE_DATA();
    Rows originals;
    const Known known = people();
    QSet<QString> seen;
    for (qsizetype i = 0; i < known.rows.size(); ++i) {
        if (!seen.contains(known.labels[i]))
            originals << known.rows[i];
        seen << known.labels[i];
    }
    const Tally tally = tallyOf(withRepeated(originals, 5));
    QCOMPARE(tally.precision, 1.0);
    QCOMPARE(tally.recall, 1.0);
}

void TstDuplicates::neighboursInOneHouseAreNoDuplicates()
{
    MadeSites sites(3);
    Known known;
    const auto add = [&](const QStringList &row, int label) {
        known.rows << row;
        known.labels << QString::number(label);
    };
    QString address;
    for (int site = 0; site < 1200; ++site) {
        address = site > 0 && sites.isOneIn(10) ? address : sites.address();
        const QStringList row{sites.name(), address};
        add(row, site);
        while (!sites.isOneIn(2))
            add(sites.otherwise(row), site);
    }
    const Tally tally = tallyOf(known);
    QVERIFY2(tally.precision >= 0.97, qPrintable(QString::number(tally.precision)));
    QVERIFY2(tally.recall >= 0.95, qPrintable(QString::number(tally.recall)));
}

void TstDuplicates::sitesOfOneOperatorAreNoDuplicates()
{
    MadeSites sites(8);
    Known known;
    for (int place = 0; place < 300; ++place) {
        const QString name = sites.word() + u" family services"_s;
        const QString phone = sites.phone();
        for (int site = 0; site < 3; ++site) {
            const QString ofSite = site == 0 ? name : name + u" - "_s + sites.word();
            const QStringList row{ofSite, sites.address(), phone};
            known.rows << row << sites.otherwise(row);
            const QString label = QString::number(place * 3 + site);
            known.labels << label << label;
        }
    }
    const Tally tally = tallyOf(known);
    QVERIFY2(tally.precision >= 0.97, qPrintable(QString::number(tally.precision)));
    QVERIFY2(tally.recall >= 0.97, qPrintable(QString::number(tally.recall)));
}

void TstDuplicates::beersOfOneBreweryAreNoDuplicates_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("as they came") << u"beers/dirty.csv"_s;
    QTest::newRow("as they should be") << u"beers/clean.csv"_s;
}

/// Number, name, city and state of a brewery always agree together, and are one thing in common. A
/// beer stands several times in the list: in other cans, or as of another year, in brackets.
void TstDuplicates::beersOfOneBreweryAreNoDuplicates()
{
    REQUIRE_DATA();
    QFETCH(QString, file);
    constexpr int name = 2, brewery = 7;
    static const QRegularExpression inBrackets(u"\\s*\\(.*\\)"_s);
    Known known;
    for (const QStringList &row : table(qPrintable(file))) {
        known.labels << row[brewery] + u' ' + QString(row[name]).remove(inBrackets).toLower();
        known.rows << row.mid(1); // without the number of the row
    }
    const Tally tally = tallyOf(known, 0.99);
    QVERIFY2(tally.precision >= 0.55, qPrintable(QString::number(tally.precision)));
    QVERIFY2(tally.recall >= 0.85, qPrintable(QString::number(tally.recall)));
}

void TstDuplicates::whereThereAreNoneNoneIsFound()
{
    REQUIRE_DATA();
    Rows rows;
    for (const QStringList &row : table("restaurants/restaurant-2.csv"))
        rows << row.mid(0, 4);
    QVERIFY(qsizetype(pairsIn(rows).size()) <= rows.size() / 50);
}

void TstDuplicates::equalRecordsAreFound()
{
    REQUIRE_DATA();
    const Known known = people();
    const Rows rows = known.rows.mid(0, 100) + known.rows.mid(0, 40) + known.rows.mid(0, 30);
    const auto found = pairsIn(rows, 0.9);
    int equal = 0;
    for (const ScoredPair &pair : found)
        equal += rows[pair.a] == rows[pair.b] ? 1 : 0;
    QCOMPARE(equal, 30 * 3 + 10);
}

void TstDuplicates::numbersThatOnlyCountUpSayNothing_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<int>("first");
    QTest::newRow("item 1, item 2") << u"item %1"_s << 1;
    QTest::newRow("v12, v21") << u"v%1"_s << 1;
    QTest::newRow("numbers alone") << u"%1"_s << 10'000;
    QTest::newRow("with zeros in front") << u"INV-2026-%1"_s << 0;
}

void TstDuplicates::numbersThatOnlyCountUpSayNothing()
{
    QFETCH(QString, form);
    QFETCH(int, first);
    QRandomGenerator random(11);
    Rows rows;
    for (int i = 0; i < 600; ++i)
        rows << QStringList{form.arg(first + i, 4, 10, QChar(u'0')),
                            QString::number(random.bounded(60) * 7919 + 40'000, 36),
                            QString::number(random.bounded(25) * 104'729 + 50'000, 36)};
    const auto found = pairsIn(rows);
    QVERIFY2(found.empty(), qPrintable(QString::number(found.size())));
}

/// The duplicates stand beside their originals in the one list, and far from them in the other.
void TstDuplicates::aNumberBesideTheRecordsChangesLittle()
{
    REQUIRE_DATA();
    for (Known known : {people(), restaurants()}) {
        const Tally before = tallyOf(known);
        for (qsizetype i = 0; i < known.rows.size(); ++i)
            known.rows[i].prepend(u"row %1"_s.arg(i + 1));
        const Tally after = tallyOf(known);
        QVERIFY2(after.precision >= before.precision - 0.02,
                 qPrintable(QString::number(after.precision)));
        QVERIFY2(after.recall >= before.recall - 0.02, qPrintable(QString::number(after.recall)));
    }
}

/// In the second record of each person some words of the street are always written otherwise.
void TstDuplicates::wordsThatStandInForEachOtherAreLearned()
{
    REQUIRE_DATA();
    const QHash<QString, QString> others{{u"street"_s, u"gade"_s}, {u"place"_s, u"plads"_s}};
    QSet<QString> seen;
    Known known = people();
    ComparedRecords records(int(known.rows.first().size()));
    constexpr int street = 3;
    for (qsizetype i = 0; i < known.rows.size(); ++i) {
        QString &cell = known.rows[i][street];
        for (auto word = others.begin(); seen.contains(known.labels[i]) && word != others.end();
             ++word)
            cell.replace(word.key(), word.value());
        seen << known.labels[i];
        records.add(known.rows[i]);
    }
    records.finish();
    (void)likelyDuplicates(records, 0.5, toTheEnd);
    QStringList learned;
    const ComparedField &field = records.field(street);
    for (const auto &[one, other] : field.standIns())
        learned << field.words()[size_t(one)].text + u'=' + field.words()[size_t(other)].text;
    const QString all = learned.join(u' ');
    QVERIFY2(all.contains(u"street=gade"_s) || all.contains(u"gade=street"_s), qPrintable(all));
    QVERIFY2(all.contains(u"place=plads"_s) || all.contains(u"plads=place"_s), qPrintable(all));
    QVERIFY2(!all.contains(u"street=place"_s) && !all.contains(u"place=street"_s), qPrintable(all));
}

void TstDuplicates::oddTablesAreNoTrouble_data()
{
    QTest::addColumn<Rows>("rows");
    QTest::addColumn<int>("most");
    Rows equal;
    Rows different;
    Rows fewValues;
    Rows wide;
    for (int i = 0; i < 3000; ++i) {
        const QString number = QString::number(quint64(i + 1) * 0x9e3779b97f4a7c15ULL, 36);
        equal << QStringList{u"one"_s, u"thing"_s};
        different << QStringList{number,
                                 QString::number(quint64(i + 7) * 0xd6e8feb86659fd93ULL, 36)};
        fewValues << QStringList{i % 2 == 0 ? u"yes"_s : u"no"_s, QString(QChar(u'a' + i % 3))};
    }
    for (int i = 0; i < 10; ++i)
        wide << QStringList(5000, QString::number(i * 7));
    QTest::newRow("nothing") << Rows{} << 0;
    QTest::newRow("one record") << Rows{{u"one"_s}} << 0;
    QTest::newRow("no fields") << Rows{{}, {}, {}} << 0;
    QTest::newRow("all empty") << Rows(50, {QString(), QString()}) << 0;
    QTest::newRow("all equal") << equal << 0;
    QTest::newRow("all different") << different << 0;
    QTest::newRow("few values") << fewValues << 0;
    QTest::newRow("5,000 fields") << wide << 0;
    QTest::newRow("a megabyte") << Rows{{QString(1 << 20, u'a')}, {QString(1 << 20, u'b')}} << 0;
    QTest::newRow("halves of characters")
        << Rows{{QString(QChar(0xd83d))}, {QString(QChar(0xde00))}, {u"\u0301"_s}} << 0;
}

void TstDuplicates::oddTablesAreNoTrouble()
{
    QFETCH(Rows, rows);
    QFETCH(int, most);
    const auto found = pairsIn(rows);
    for (const ScoredPair &pair : found)
        QVERIFY(pair.a < pair.b && pair.score >= 0.5 && pair.score <= 1);
    QVERIFY2(int(found.size()) <= most, qPrintable(QString::number(found.size())));
}

void TstDuplicates::theSameRecordsGiveTheSamePairs()
{
    REQUIRE_DATA();
    const Known known = restaurants();
    const auto once = pairsIn(known.rows);
    const auto again = pairsIn(known.rows);
    QCOMPARE(once.size(), again.size());
    for (size_t i = 0; i < once.size(); ++i)
        QCOMPARE(once[i].score, again[i].score);
}

void TstDuplicates::aSearchCanBeEnded()
{
    REQUIRE_DATA();
    ComparedRecords records(10);
    const Known known = people();
    for (const QStringList &row : known.rows)
        records.add(row);
    records.finish();
    int looks = 0;
    const auto found = likelyDuplicates(records, 0, [&](qint64, qint64) { return ++looks < 3; });
    QCOMPARE(looks, 3);
    QVERIFY(found.empty());
}

void TstDuplicates::manyRecordsAreNotAllCompared()
{
    QRandomGenerator random(5);
    ComparedRecords records(3);
    for (int i = 0; i < 20'000; ++i)
        records.add({QString::number(random.bounded(2000), 36),
                     QString::number(random.bounded(3), 36), QString::number(random.generate())});
    records.finish();
    const qint64 most = mostPairsFor(records.count());
    const auto pairs = pairsWorthComparing(records, most, toTheEnd);
    QVERIFY(!pairs.empty());
    QVERIFY(qint64(pairs.size()) <= most);
    QVERIFY(std::is_sorted(pairs.begin(), pairs.end()));
}

INTRAY_TEST_APPLESS_MAIN(TstDuplicates)

#include "tst_duplicates.moc"
