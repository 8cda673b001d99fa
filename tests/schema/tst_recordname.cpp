// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/intraywords.h"
#include "schema/recordname.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What people call a record.
class RecordNames : public QObject
{
    Q_OBJECT

private slots:
    void aKeyThatSomebodyGaveIsTheName();
    void aMadeUpKeyGivesWayToWhatTheListsShow();
};

static RecordSchema schemaOf(const QJsonArray &key)
{
    const QJsonObject properties{{u"name"_s, QJsonObject()}, {u"city"_s, QJsonObject()}};
    return RecordSchema::fromJson(
               withIntrayWords({{u"properties"_s, properties}},
                               {{u"list"_s, QJsonArray{u"name"_s, u"city"_s}}, {u"key"_s, key}}))
        .value_or(RecordSchema());
}

static const Record cafe{{u"name"_s, u"cafe bizou"_s}, {u"city"_s, u"sherman oaks"_s}};
static const QString hash = u"ef053e1dfba59d15ef053e1dfba59d15"_s;

void RecordNames::aKeyThatSomebodyGaveIsTheName()
{
    QCOMPARE(recordName(u"C-1"_s, cafe, schemaOf({})), u"C-1"_s);
    QCOMPARE(recordName(hash, cafe, schemaOf({u"name"_s})), hash);
}

void RecordNames::aMadeUpKeyGivesWayToWhatTheListsShow()
{
    QCOMPARE(recordName(hash, cafe, schemaOf({})), u"cafe bizou, sherman oaks"_s);
    QCOMPARE(recordName(hash, {{u"name"_s, u"cafe\nbizou"_s}}, schemaOf({})), u"cafe bizou"_s);
    QCOMPARE(recordName(hash, {}, schemaOf({})), hash);
}

INTRAY_TEST_APPLESS_MAIN(RecordNames)
#include "tst_recordname.moc"
