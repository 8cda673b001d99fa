// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/recordfields.h"
#include "schema/recordschema.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Which fields the records of a queue have.
class RecordFields : public QObject
{
    Q_OBJECT

private slots:
    void aSchemaNamesThemInItsOrder();
    void aWiderListKeepsItsOrder();
    void aNewSchemaSaysAnew();
    void rulesWithoutANewSchemaChangeNothing();
    void aFormHasThoseOfTheQueueToo();
};

static QJsonObject schema(const QStringList &order, const QStringList &properties,
                          const QStringList &required = {})
{
    QJsonObject named;
    for (const QString &name : properties)
        named.insert(name, QJsonObject{{u"type"_s, u"string"_s}});
    return {{u"x-intray-order"_s, QJsonArray::fromStringList(order)},
            {u"properties"_s, named},
            {u"required"_s, QJsonArray::fromStringList(required)}};
}

static Queue queueWith(const QJsonObject &recordSchema, const QStringList &fields = {})
{
    Queue queue;
    queue.recordSchema = recordSchema;
    queue.fields = fields;
    return queue;
}

void RecordFields::aSchemaNamesThemInItsOrder()
{
    const QJsonObject given =
        schema({u"zip"_s, u"unknown"_s, u"zip"_s}, {u"city"_s, u"zip"_s}, {u"street"_s, u"zip"_s});
    QCOMPARE(fieldsOfSchema(given), QStringList({u"zip"_s, u"city"_s, u"street"_s}));
    QCOMPARE(fieldsOfSchema({}), QStringList());
}

void RecordFields::aWiderListKeepsItsOrder()
{
    QCOMPARE(widenedBy({u"b"_s, u"a"_s}, {u"c"_s, u"a"_s, u"c"_s}),
             QStringList({u"b"_s, u"a"_s, u"c"_s}));
}

void RecordFields::aNewSchemaSaysAnew()
{
    const Queue before = queueWith(schema({}, {u"a"_s, u"b"_s}), {u"a"_s, u"b"_s, u"c"_s});
    QCOMPARE(fieldsAfter(before, queueWith(schema({}, {u"b"_s, u"d"_s}))),
             QStringList({u"b"_s, u"d"_s}));
}

void RecordFields::rulesWithoutANewSchemaChangeNothing()
{
    const Queue before = queueWith(schema({}, {u"a"_s}), {u"a"_s, u"c"_s});
    QCOMPARE(fieldsAfter(before, before), before.fields);
    QCOMPARE(fieldsAfter(before, queueWith({})), before.fields);
    QJsonObject searched = before.recordSchema;
    searched.insert(u"x-intray"_s, QJsonObject{{u"plain_search"_s, true}});
    searched.insert(u"x-intray-order"_s, QJsonArray());
    QCOMPARE(fieldsAfter(before, queueWith(searched)), before.fields);
    QCOMPARE(firstFieldsOf(before), before.fields);
}

void RecordFields::aFormHasThoseOfTheQueueToo()
{
    const auto names = [](const Queue &queue) {
        QStringList all;
        for (const Field &field : RecordSchema::of(queue)->fields())
            all << field.name;
        return all;
    };
    QCOMPARE(names(queueWith({}, {u"zip"_s, u"city"_s})), QStringList({u"zip"_s, u"city"_s}));
    QCOMPARE(names(queueWith(schema({}, {u"a"_s}), {u"a"_s, u"new"_s})),
             QStringList({u"a"_s, u"new"_s}));
    QCOMPARE(RecordSchema::of(queueWith({}, {u"zip"_s}))->listFields().size(), 1);
}

INTRAY_TEST_GUILESS_MAIN(RecordFields)
#include "tst_recordfields.moc"
