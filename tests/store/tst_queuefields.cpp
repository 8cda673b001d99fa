// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <QJsonArray>

using namespace intray;
using namespace Qt::StringLiterals;

/// A queue knows which fields its records have, and in which order.
class QueueFields : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOfContract(); }
    void init() { beginOn(engineOfRow()); }

    void aSchemaSaysThem();
    void aNewSchemaSaysThemAnew();
    void otherRulesLeaveThemAsTheyAre();
    void theyAreWidenedBehindThoseThatAreThere();
    void theFirstRecordMakesThem();
    void theNextStepHasThoseOfTheStepBefore();
    void aRecordBringsNoMoreThanAQueueMayHave();
    void theLimitsOfSizeAreKept();

private:
    QStringList fields(const QString &queue) { return valueOf(bert->store.queue(queue)).fields; }
};

static QJsonObject schemaOf(const QStringList &names)
{
    QJsonObject properties;
    for (const QString &name : names)
        properties.insert(name, QJsonObject{{u"type"_s, u"string"_s}});
    return {{u"properties"_s, properties},
            {u"x-intray-order"_s, QJsonArray::fromStringList(names)}};
}

void QueueFields::aSchemaSaysThem()
{
    Queue rules = queueNamed(u"addresses"_s);
    rules.recordSchema = schemaOf({u"zip"_s, u"city"_s, u"Straße \"x\", y"_s});
    valueOf(anna->store.addQueue(rules));
    QCOMPARE(fields(u"addresses"_s), QStringList({u"zip"_s, u"city"_s, u"Straße \"x\", y"_s}));
}

void QueueFields::aRecordBringsNoMoreThanAQueueMayHave()
{
    NewItem item = newItem(u"a"_s);
    for (int n = 1; n <= 2001; ++n)
        item.record.insert(u"f%1"_s.arg(n), n);
    item.record.remove(u"name"_s);
    const Error refused = errorIn(anna->store.addItem(q, item));
    QVERIFY2(refused.sentence.contains(u"at most 2000 fields"_s), qPrintable(refused.sentence));
    QVERIFY(fields(q).isEmpty());
    item.record.remove(u"f2001"_s);
    valueOf(anna->store.addItem(q, item));
    QCOMPARE(fields(q).size(), 2000);
    QVERIFY(!anna->store.widenFields(q, {u"one more"_s}));
}

void QueueFields::aNewSchemaSaysThemAnew()
{
    setRules([](Queue &rules) { rules.recordSchema = schemaOf({u"b"_s, u"a"_s}); });
    QCOMPARE(fields(q), QStringList({u"b"_s, u"a"_s}));
    setRules([](Queue &rules) { rules.recordSchema = schemaOf({u"c"_s, u"a"_s}); });
    QCOMPARE(fields(q), QStringList({u"c"_s, u"a"_s}));
}

void QueueFields::otherRulesLeaveThemAsTheyAre()
{
    setRules([](Queue &rules) { rules.recordSchema = schemaOf({u"b"_s, u"a"_s}); });
    const Queue read = valueOf(anna->store.queue(q));
    valueOf(bert->store.widenFields(q, {u"more"_s}));
    Queue stale = read;
    stale.title = u"Addresses"_s;
    valueOf(anna->store.setQueue(stale));
    QCOMPARE(fields(q), QStringList({u"b"_s, u"a"_s, u"more"_s}));
    setRules([](Queue &rules) { rules.recordSchema = {}; });
    QCOMPARE(fields(q), QStringList({u"b"_s, u"a"_s, u"more"_s}));
}

void QueueFields::theyAreWidenedBehindThoseThatAreThere()
{
    QCOMPARE(valueOf(anna->store.widenFields(q, {u"zip"_s, u"city"_s})).fields,
             QStringList({u"zip"_s, u"city"_s}));
    valueOf(anna->store.widenFields(q, {u"new \"one\""_s, u"city"_s, u"new \"one\""_s, u"a"_s}));
    QCOMPARE(fields(q), QStringList({u"zip"_s, u"city"_s, u"new \"one\""_s, u"a"_s}));
    QCOMPARE(errorIn(anna->store.widenFields(u"none"_s, {u"a"_s})).kind, Error::Kind::NotFound);
}

void QueueFields::theFirstRecordMakesThem()
{
    QCOMPARE(fields(q), QStringList());
    NewItem item = newItem(u"K-1"_s);
    item.record = {{u"zip"_s, u"1"_s}, {u"city"_s, u"x"_s}};
    valueOf(anna->store.addItem(q, item));
    QCOMPARE(fields(q), QStringList({u"city"_s, u"zip"_s}));
}

void QueueFields::theNextStepHasThoseOfTheStepBefore()
{
    valueOf(anna->store.addQueue(queueNamed(u"next"_s)));
    valueOf(anna->store.widenFields(q, {u"zip"_s, u"name"_s}));
    setRules([](Queue &rules) { rules.nextQueue = u"next"_s; });
    add(u"K-1"_s);
    const Claim claim = take(*bert);
    valueOf(bert->store.finish(claim.items.first().id, claim.lock,
                               Disposition::complete(std::nullopt)));
    QCOMPARE(fields(u"next"_s), QStringList({u"zip"_s, u"name"_s}));
}

void QueueFields::theLimitsOfSizeAreKept()
{
    QCOMPARE(valueOf(anna->store.queue(q)).largestRecord, 1024 * 1024);
    setRules([](Queue &rules) {
        rules.largestRecord = 5000;
        rules.largestField = 300;
    });
    QCOMPARE(valueOf(bert->store.queue(q)).largestRecord, 5000);
    QCOMPARE(valueOf(bert->store.queue(q)).largestField, 300);
}

INTRAY_TEST_GUILESS_MAIN(QueueFields)
#include "tst_queuefields.moc"
