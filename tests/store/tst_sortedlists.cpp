// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/recordschema.h"
#include "store/reading/everyitem.h"
#include "support/realdata.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <QCollator>
#include <QFile>

using namespace intray;
using namespace Qt::StringLiterals;

/// Lists that are sorted by a field: the same on every engine, and by what the values mean.
class SortedLists : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void valuesStandByWhatTheyMean_data();
    void valuesStandByWhatTheyMean();
    void finishedItemsToo();
    void whatIsPlacedByAnItemFindsItAgain();
    void whatOthersChangeMakesNoGapAndNothingTwice();
    void whatHasExpiredStandsInItsPlace();
    void aLongListIsReadInPieces();
    void aFilterHoldsInASortedList();
    void aCancelledListStops();
    void realRecordsStandAlikeOnEveryEngine_data();
    void realRecordsStandAlikeOnEveryEngine();

private:
    void describe(const QJsonObject &words);
    void addValue(const QString &key, const QJsonValue &value);
    ItemQuery byValue(bool descending = false, State state = State::Open) const;
    QList<Item> walk(const ItemQuery &query, bool backwards = false, int limit = 3);
    QStringList valuesOf(const QList<Item> &items) const;
    QStringList sorted(bool descending = false) { return valuesOf(walk(byValue(descending))); }

    const QString f = u"value"_s;
};

/// What the queue's rules say of the field.
void SortedLists::describe(const QJsonObject &words)
{
    setRules([&](Queue &rules) {
        const QJsonObject property{{u"x-intray"_s, words}};
        rules.recordSchema = {{u"properties"_s, QJsonObject{{f, property}}}};
    });
}

void SortedLists::addValue(const QString &key, const QJsonValue &value)
{
    NewItem item = newItem(key);
    item.record = {{f, value}};
    valueOf(anna->store.addItem(q, item));
}

ItemQuery SortedLists::byValue(bool descending, State state) const
{
    ItemQuery query;
    query.queue = q;
    query.state = state;
    query.order = {ItemOrder::By::Field, f, descending};
    return query;
}

QList<Item> SortedLists::walk(const ItemQuery &query, bool backwards, int limit)
{
    QList<Item> all;
    PageRequest request{backwards ? PageRequest::From::End : PageRequest::From::Start, {}, limit};
    for (;;) {
        const ItemPage page = valueOf(bert->store.page(query, request));
        all = backwards ? page.items + all : all + page.items;
        request.cursor = backwards ? page.previous : page.next;
        request.from = backwards ? PageRequest::From::Before : PageRequest::From::After;
        if (request.cursor.isEmpty())
            return all;
    }
}

QStringList SortedLists::valuesOf(const QList<Item> &items) const
{
    QStringList values;
    for (const Item &item : items)
        values << RecordSchema::textOf(item.record.value(f));
    return values;
}

static QJsonObject kindOf(const QString &kind, const QString &format = {})
{
    QJsonObject words{{u"kind"_s, kind}};
    if (!format.isEmpty())
        words.insert(u"format"_s, format);
    return words;
}

void SortedLists::valuesStandByWhatTheyMean_data()
{
    QTest::addColumn<QJsonObject>("words");
    QTest::addColumn<QJsonArray>("values"); // in the right order
    QTest::newRow("JSON numbers") << QJsonObject() << QJsonArray{-1000, -5, 1.5, 9, 10, 1000, 1e21};
    QTest::newRow("plain numbers of no kind, words behind")
        << QJsonObject() << QJsonArray{u"-5"_s, u"1.5"_s, u"9"_s, u"0010"_s, u"100"_s, u"abc"_s};
    QTest::newRow("thousands in English")
        << kindOf(u"number"_s, u"1,234.5"_s)
        << QJsonArray{u"-5"_s, u"-0.5"_s, u"1.5"_s, u"9"_s, u"10"_s, u"1,000"_s, u"abc"_s};
    QTest::newRow("decimals in German")
        << kindOf(u"number"_s, u"1.234,5"_s)
        << QJsonArray{u"-1.000,25"_s, u"-7"_s, u"0,05"_s, u"0,5"_s, u"10,25"_s, u"9.000"_s};
    QTest::newRow("digits that a double has no room for")
        << kindOf(u"whole"_s)
        << QJsonArray{u"9007199254740992"_s, u"9007199254740993"_s, u"12345678901234567890"_s,
                      u"12345678901234567891"_s};
    QTest::newRow("days in German")
        << kindOf(u"date"_s, u"dd.MM.yyyy"_s)
        << QJsonArray{u"31.01.2023"_s, u"15.06.2024"_s, u"01.12.2024"_s, u"02.01.2025"_s};
    QTest::newRow("days with names of months")
        << kindOf(u"date"_s, u"d-MMM-yy"_s)
        << QJsonArray{u"31-Dec-99"_s, u"9-Jan-24"_s, u"10-Jan-24"_s, u"1-Feb-24"_s, u"?"_s};
    QTest::newRow("days in American")
        << kindOf(u"date"_s, u"M/d/yyyy"_s)
        << QJsonArray{u"12/31/2023"_s, u"2/1/2024"_s, u"10/2/2024"_s, u"11/1/2024"_s};
    QTest::newRow("times of day") << kindOf(u"time"_s, u"h:mm ap"_s)
                                  << QJsonArray{u"12:10 am"_s, u"9:05 am"_s, u"11:00 am"_s,
                                                u"1:30 pm"_s, u"10:00 pm"_s};
    QTest::newRow("words, the empty first")
        << QJsonObject()
        << QJsonArray{u""_s,   u"apfel"_s,  u"Äpfel"_s,    u"Émile"_s, u"Emilia"_s, u"Oel"_s,
                      u"Öl"_s, u"Straße"_s, u"Strasser"_s, u"zebra"_s, u"Zebra"_s};
    QTest::newRow("truth values and nothing") << QJsonObject() << QJsonArray{u""_s, false, true};
}

// They come in an order of their own, and each value twice: who has the same stands by age.
void SortedLists::valuesStandByWhatTheyMean()
{
    QFETCH(const QJsonObject, words);
    QFETCH(const QJsonArray, values);
    describe(words);
    QStringList expected;
    for (const QJsonValue &value : values)
        expected << RecordSchema::textOf(value) << RecordSchema::textOf(value);
    for (int round = 0; round < 2; ++round)
        for (qsizetype i = values.size() - 1; i >= 0; --i)
            addValue(u"%1 %2"_s.arg(round).arg(i), values.at(i));
    QCOMPARE(sorted(), expected);
    const QList<Item> up = walk(byValue());
    for (qsizetype i = 1; i < up.size(); i += 2)
        QVERIFY(up.at(i - 1).id < up.at(i).id);
    QList<Item> down = walk(byValue(true));
    std::reverse(down.begin(), down.end());
    QCOMPARE(keysOf(down), keysOf(up));
    QCOMPARE(keysOf(walk(byValue(), true)), keysOf(up));
    QCOMPARE(keysOf(walk(byValue(), false, 1)), keysOf(up));
}

void SortedLists::finishedItemsToo()
{
    for (const QString &value : {u"10"_s, u"9"_s, u"-1"_s, u"100"_s, u"2"_s})
        addValue(value, value);
    const Claim claim = take(*anna, 4);
    valueOf(anna->store.finishAll(claim.lock, Disposition::complete()));
    QCOMPARE(valuesOf(walk(byValue(false, State::Done), false, 1)),
             (QStringList{u"-1"_s, u"9"_s, u"10"_s, u"100"_s}));
    take(*anna);
    QCOMPARE(valuesOf(walk(byValue(true, State::Locked))), QStringList{u"2"_s});
    QCOMPARE(sorted(), QStringList());
}

/// A window asks from the first item that it shows.
void SortedLists::whatIsPlacedByAnItemFindsItAgain()
{
    const QJsonArray values{
        u"a"_s.repeated(400),     0.1 + 0.2, -0.0,    u"Ä"_s, QJsonArray{1, 2}, QJsonValue(),
        QJsonObject{{u"x"_s, 1}}, true,      u" 7 "_s};
    for (qsizetype i = 0; i < values.size(); ++i)
        addValue(QString::number(i), values.at(i));
    for (const bool isBrief : {false, true})
        for (const bool descending : {false, true}) {
            ItemQuery query = byValue(descending);
            query.isBrief = isBrief;
            const QList<Item> all = walk(query);
            QCOMPARE(all.size(), values.size());
            for (qsizetype i = 0; i < all.size(); ++i) {
                const Cursor place = cursorFor(query.order, all.at(i));
                const auto keysFrom = [&](PageRequest::From from) {
                    return keysOf(valueOf(bert->store.page(query, {from, place, 20})).items);
                };
                QCOMPARE(keysFrom(PageRequest::From::AtOrAfter), keysOf(all.mid(i)));
                QCOMPARE(keysFrom(PageRequest::From::After), keysOf(all.mid(i + 1)));
                QCOMPARE(keysFrom(PageRequest::From::Before), keysOf(all.mid(0, i)));
            }
        }
}

void SortedLists::whatOthersChangeMakesNoGapAndNothingTwice()
{
    for (int i = 0; i < 30; ++i)
        addValue(u"k%1"_s.arg(i), QString::number((i * 7) % 30));
    QStringList seen;
    PageRequest request{PageRequest::From::Start, {}, 4};
    do {
        const ItemPage page = valueOf(bert->store.page(byValue(), request));
        seen += valuesOf(page.items);
        request = {PageRequest::From::After, page.next, 4};
        // What is taken and goes back stands elsewhere in the order of claims.
        const Claim claim = take(*anna, 5);
        if (seen.size() == 4)
            addValue(u"behind"_s, u"29.5"_s);
        for (const Item &item : claim.items)
            valueOf(anna->store.finish(item.id, claim.lock,
                                       Disposition::returnLater(std::chrono::seconds(0))));
    } while (!request.cursor.isEmpty());
    QStringList expected;
    for (int i = 0; i < 30; ++i)
        expected << QString::number(i);
    QCOMPARE(seen, expected + QStringList{u"29.5"_s});
}

void SortedLists::whatHasExpiredStandsInItsPlace()
{
    for (const QString &value : {u"10"_s, u"9"_s, u"1000"_s})
        addValue(value, value);
    takeAndLetExpire(*anna);
    QCOMPARE(sorted(), (QStringList{u"9"_s, u"10"_s, u"1000"_s}));
    QCOMPARE(sorted(true), (QStringList{u"1000"_s, u"10"_s, u"9"_s}));
}

void SortedLists::aLongListIsReadInPieces()
{
    for (int i = 0; i < 1200; ++i)
        addValue(u"k%1"_s.arg(i), QString::number((i * 7) % 1200));
    QStringList seen;
    ListStore lists(*bert->connection, bert->store.identity());
    valueOf(forEachPage(lists, byValue(true), {State::Open}, {},
                        [&](const QList<Item> &items) -> Outcome<Done> {
                            seen += valuesOf(items);
                            return Done();
                        }));
    QCOMPARE(seen.size(), 1200);
    QCOMPARE(seen.first(), u"1199"_s);
    QCOMPARE(seen.at(700), u"499"_s);
    QCOMPARE(seen.last(), u"0"_s);
}

void SortedLists::aFilterHoldsInASortedList()
{
    for (const QString &value : {u"Öl 10"_s, u"9"_s, u"öl 2"_s, u"Zebra"_s, u"Oel"_s})
        addValue(value, value);
    ItemQuery query = byValue();
    query.find = u"ÖL"_s;
    QCOMPARE(valuesOf(walk(query, false, 1)), (QStringList{u"Öl 10"_s, u"öl 2"_s}));
    query.find.clear();
    query.keyContains = u"e"_s;
    QCOMPARE(valuesOf(walk(query, false, 1)), (QStringList{u"Oel"_s, u"Zebra"_s}));
}

void SortedLists::aCancelledListStops()
{
    addValue(u"a"_s, u"1"_s);
    Cancellation cancellation;
    cancellation.cancel();
    QCOMPARE(errorIn(bert->store.page(byValue(), {}, cancellation)).kind, Error::Kind::Cancelled);
}

void SortedLists::realRecordsStandAlikeOnEveryEngine_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("column");
    QTest::addColumn<QJsonObject>("words");
    QTest::newRow("names of beers") << u"beers/dirty.csv"_s << 2 << QJsonObject();
    QTest::newRow("strengths of beers") << u"beers/dirty.csv"_s << 5 << QJsonObject();
    QTest::newRow("sizes of cans")
        << u"beers/dirty.csv"_s << 4 << kindOf(u"number"_s, u"1234.5 oz"_s);
    QTest::newRow("surnames") << u"people/febrl_dataset1.csv"_s << 2 << QJsonObject();
    QTest::newRow("days of birth")
        << u"people/febrl_dataset1.csv"_s << 9 << kindOf(u"date"_s, u"yyyyMMdd"_s);
}

/// Beside what the store says, one comparison of values that knows nothing of keys.
void SortedLists::realRecordsStandAlikeOnEveryEngine()
{
    REQUIRE_DATA();
    QFETCH(const QString, file);
    QFETCH(const int, column);
    QFETCH(const QJsonObject, words);
    describe(words);
    QFile table(dataFile(file.toUtf8().constData()));
    QVERIFY(table.open(QIODevice::ReadOnly));
    table.readLine();
    QList<QPair<QString, int>> expected;
    for (int i = 0; i < 250 && !table.atEnd(); ++i) {
        const QString line = QString::fromUtf8(table.readLine()).trimmed();
        if (line.contains(u'"'))
            continue;
        const QString value = line.section(u',', column, column).trimmed();
        addValue(QString::number(i), value);
        expected.append({value, i});
    }
    QCollator words_(QLocale(QLocale::English));
    const auto rankOf = [&](const QString &value) {
        bool isNumber = false;
        const double number = words.isEmpty() ? value.toDouble(&isNumber)
                                              : QString(value).remove(u" oz"_s).toDouble(&isNumber);
        const bool isDay = QDate::fromString(value, u"yyyyMMdd"_s).isValid();
        const bool isOfKind = isNumber && (file.startsWith(u"people"_s) && !words.isEmpty()
                                               ? isDay
                                               : words.isEmpty() || value.endsWith(u" oz"_s));
        return std::tuple(value.isEmpty() ? 0 : isOfKind ? 1 : 2, isOfKind ? number : 0.0);
    };
    std::stable_sort(expected.begin(), expected.end(), [&](const auto &one, const auto &other) {
        const auto here = rankOf(one.first), there = rankOf(other.first);
        if (here != there || std::get<0>(here) < 2)
            return here < there;
        return words_.compare(one.first, other.first) < 0;
    });
    QStringList wanted;
    for (const auto &one : std::as_const(expected))
        wanted << one.first;
    QCOMPARE(valuesOf(walk(byValue(), false, 37)), wanted);
}

INTRAY_TEST_GUILESS_MAIN(SortedLists)
#include "tst_sortedlists.moc"
