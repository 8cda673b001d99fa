// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/briefrecord.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace intray;
using namespace Qt::StringLiterals;

/// A list carries what it shows of a record, however large the record is.
class BriefLists : public QObject, private TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }
    void cleanup()
    {
        anna.reset();
        bert.reset();
    }
    void longTextsAreCutAndAllElseStays();
    void aListOfLargeRecordsIsSmall();
    void whatIsCutCanStillBeFound();
    void aListInTheOrderOfLongTextsIsWalkedOnce();
    void expiredItemsAreBriefToo();
    void locksCarryNoRecord();

private:
    QList<Item> listed(const std::function<void(ItemQuery &)> &how = {}, int limit = 100)
    {
        ItemQuery query;
        query.queue = q;
        query.isBrief = true;
        if (how)
            how(query);
        PageRequest request;
        request.limit = limit;
        QList<Item> items;
        while (items.size() <= 50) {
            const ItemPage page = valueOf(anna->store.page(query, request));
            items << page.items;
            if (page.next.isEmpty())
                return items;
            request.from = PageRequest::From::After;
            request.cursor = page.next;
        }
        qFatal("The list does not end.");
    }
    void addRecord(const QString &key, const Record &record)
    {
        NewItem item;
        item.key = key;
        item.record = record;
        valueOf(anna->store.addItem(q, item));
    }
};

static qint64 bytesOf(const QList<Item> &items)
{
    qint64 bytes = 0;
    for (const Item &item : items)
        bytes += QJsonDocument(item.record).toJson(QJsonDocument::Compact).size();
    return bytes;
}

static QString longText(const QString &piece, qsizetype length)
{
    return piece.repeated(length / piece.size());
}

void BriefLists::longTextsAreCutAndAllElseStays()
{
    const Record record{{u"name"_s, u"Ann"_s},
                        {u"note"_s, longText(u"wörter 🙂 \"so\" \\ "_s, 5000)},
                        {u"a \"b\" \\ c"_s, u"odd name"_s},
                        {u"number"_s, 12.5},
                        {u"whole"_s, qint64(9007199254740991)},
                        {u"yes"_s, true},
                        {u"no"_s, false},
                        {u"nothing"_s, QJsonValue::Null},
                        {u"short list"_s, QJsonArray{1, u"two"_s}},
                        {u"object"_s, QJsonObject{{u"a"_s, 1}}}};
    addRecord(u"1"_s, record);
    const Record brief = listed().constFirst().record;
    QCOMPARE(brief, briefOf(record));
    QCOMPARE(brief.value(u"note"_s).toString().toUcs4().size(), briefLength + 1);
    QCOMPARE(listed([](ItemQuery &query) { query.isBrief = false; }).constFirst().record, record);
}

void BriefLists::aListOfLargeRecordsIsSmall()
{
    QJsonArray numbers;
    for (int number = 0; number < 10'000; ++number)
        numbers << number;
    for (int number = 1; number <= 5; ++number)
        addRecord(QString::number(number),
                  {{u"note"_s, longText(u"long "_s, 800'000)}, {u"numbers"_s, numbers}});
    const qint64 whole = bytesOf(listed([](ItemQuery &query) { query.isBrief = false; }));
    const qint64 brief = bytesOf(listed());
    QVERIFY2(whole > 4'000'000, qPrintable(QString::number(whole)));
    QVERIFY2(brief < 5 * 1000, qPrintable(QString::number(brief)));
}

void BriefLists::whatIsCutCanStillBeFound()
{
    addRecord(u"1"_s, {{u"note"_s, longText(u"long "_s, 5000) + u"needle"_s}});
    addRecord(u"2"_s, {{u"note"_s, longText(u"long "_s, 5000)}});
    const QList<Item> found = listed([](ItemQuery &query) { query.find = u"Needle"_s; });
    const QList<Item> inField =
        listed([](ItemQuery &query) { query.fieldContains.insert(u"note"_s, u"needle"_s); });
    for (const QList<Item> &items : {found, inField}) {
        QCOMPARE(keysOf(items), QStringList{u"1"_s});
        QVERIFY(bytesOf(items) < 1000);
    }
}

void BriefLists::aListInTheOrderOfLongTextsIsWalkedOnce()
{
    const QString same = longText(u"Ö long "_s, 1000);
    for (const QString &key : {u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s})
        addRecord(key, {{u"note"_s, same + key}});
    const auto inOrder = [](bool descending) {
        return [descending](ItemQuery &query) {
            query.order = {ItemOrder::By::Field, u"note"_s, descending};
        };
    };
    for (const bool descending : {false, true}) {
        QStringList keys = keysOf(listed(inOrder(descending), 2));
        QCOMPARE(keys, keysOf(listed(inOrder(descending))));
        keys.sort();
        QCOMPARE(keys, QStringList({u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s}));
    }
}

void BriefLists::expiredItemsAreBriefToo()
{
    addRecord(u"1"_s, {{u"note"_s, longText(u"long "_s, 5000)}});
    takeAndLetExpire(*bert);
    QVERIFY(bytesOf(listed()) < 1000);
    QCOMPARE(keysOf(listed()), QStringList{u"1"_s});
}

void BriefLists::locksCarryNoRecord()
{
    addRecord(u"1"_s, {{u"note"_s, longText(u"long "_s, 5000)}});
    take(*bert);
    QVERIFY(bytesOf(valueOf(anna->store.status(q)).constFirst().locks) < 1000);
}

INTRAY_TEST_GUILESS_MAIN(BriefLists)
#include "tst_brieflists.moc"
