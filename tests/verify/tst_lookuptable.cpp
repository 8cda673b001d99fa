// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "madecolumn.h"
#include "support/testclass.h"
#include "verify/proposal/lookuptable.h"
#include "verify/proposal/proposalsbyrule.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

const QStringList columns{u"code"_s, u"town"_s, u"state"_s};

/// Postcodes with their towns; some towns have several, and one code has two towns.
const QList<QStringList> places{
    {u"35233"_s, u"Birmingham"_s, u"AL"_s}, {u"35234"_s, u"Birmingham"_s, u"AL"_s},
    {u"35957"_s, u"Boaz"_s, u"AL"_s},       {u"35957"_s, u"Boaz North"_s, u"AL"_s},
    {u"36467"_s, u"Opp"_s, u"AL"_s},        {u"06185"_s, u"Avon"_s, u"CT"_s},
    {u"06187"_s, u"Salem"_s, u"CT"_s},      {u"97301"_s, u"Salem"_s, u"OR"_s}};

QJsonObject property(const QString &name)
{
    if (name != u"zip")
        return {{u"type"_s, u"string"_s}};
    const QJsonObject lookup{
        {u"table"_s, u"places"_s},
        {u"fills"_s, QJsonObject{{u"city"_s, u"town"_s}, {u"state"_s, u"state"_s}}}};
    return {{u"type"_s, u"string"_s}, {u"x-intray"_s, QJsonObject{{u"lookup"_s, lookup}}}};
}

RecordSchema schema()
{
    QJsonObject properties;
    for (const QString &name : {u"zip"_s, u"city"_s, u"state"_s})
        properties.insert(name, property(name));
    return RecordSchema::fromJson({{u"type"_s, u"object"_s}, {u"properties"_s, properties}})
        .value();
}

LookupRule ruleOf(const RecordSchema &schema)
{
    for (const Field &field : schema.fields())
        if (field.name == u"zip")
            return field.lookup;
    return {};
}

QString inLine(const QList<OfferedValue> &offered)
{
    QStringList values;
    for (const OfferedValue &one : offered)
        values << one.field + u'=' + one.value;
    return values.join(u"; "_s);
}

} // namespace

/// What a look-up table says about records.
class TstLookupTable : public QObject
{
    Q_OBJECT

private slots:
    void theRecordSaysWhichValueIsMeant_data();
    void theRecordSaysWhichValueIsMeant();
    void digitsAloneAreNotSure();
    void whatIsNewToTheTableIsLeftAlone();
    void aReasonNamesTheTable();

private:
    ProposalsByRule proposals() const;
};

ProposalsByRule TstLookupTable::proposals() const
{
    CountedRecords records(3);
    for (int i = 0; i < 40; ++i)
        records.add(places.at(i % places.size()));
    const RecordSchema known = schema();
    const FieldTables tables{
        {u"zip"_s, std::make_shared<LookupTable>(u"zip"_s, ruleOf(known), columns, places)}};
    return ProposalsByRule(known, {u"zip"_s, u"city"_s, u"state"_s}, records, tables);
}

void TstLookupTable::theRecordSaysWhichValueIsMeant_data()
{
    QTest::addColumn<QStringList>("record");
    QTest::addColumn<QString>("meant");
    const auto row = [](const char *name, const QStringList &record, const QString &meant) {
        QTest::newRow(name) << record << meant;
    };
    row("right", {u"35233"_s, u"Birmingham"_s, u"AL"_s}, QString());
    row("confused", {u"3S233"_s, u"Birmingham"_s, u"AL"_s}, u"zip=35233"_s);
    row("lost zero", {u"6185"_s, u"Avon"_s, u"CT"_s}, u"zip=06185"_s);
    row("lost zero, and a fraction", {u"6185.0"_s, u"Avon"_s, u"CT"_s}, u"zip=06185"_s);
    row("blank", {u" 35233"_s, u"Birmingham"_s, u"AL"_s}, u"zip=35233"_s);
    row("two as near, of which one goes with the town", {u"3523"_s, u"Opp"_s, u"AL"_s},
        u"zip=36467"_s);
    row("its name", {u"Opp"_s, u"Opp"_s, u"AL"_s}, u"zip=36467"_s);
    row("its name, two codes", {u"Salem"_s, u"Salem"_s, u"OR"_s}, u"zip=97301"_s);
    row("its name, abbreviated", {u"Boaz N."_s, QString(), u"AL"_s}, u"zip=35957"_s);
    row("beside", {u"36467"_s, QString(), QString()}, u"city=Opp; state=AL"_s);
    row("beside, two towns", {u"35957"_s, QString(), QString()}, u"state=AL"_s);
    row("beside, misspelt", {u"36467"_s, u"Oppp"_s, u"AL"_s}, u"city=Opp"_s);
    row("beside, abbreviated", {u"35233"_s, u"Birm."_s, u"AL"_s}, u"city=Birmingham"_s);
    row("beside, case", {u"35233"_s, u"BIRMINGHAM"_s, u"AL"_s}, u"city=Birmingham"_s);
    row("missing", {QString(), u"Opp"_s, u"AL"_s}, u"zip=36467"_s);
    row("missing, two", {QString(), u"Birmingham"_s, u"AL"_s}, QString());
    row("missing, by both fields", {QString(), u"Salem"_s, u"CT"_s}, u"zip=06187"_s);
    row("a pair that does not go together", {u"35233"_s, u"Opp"_s, u"AL"_s}, QString());
}

void TstLookupTable::theRecordSaysWhichValueIsMeant()
{
    QFETCH(const QStringList, record);
    QFETCH(const QString, meant);
    Record made;
    const QStringList fields{u"zip"_s, u"city"_s, u"state"_s};
    for (qsizetype i = 0; i < fields.size(); ++i)
        if (!record.at(i).isEmpty())
            made.insert(fields.at(i), record.at(i));
    QCOMPARE(inLine(proposals().of(made)), meant);
}

void TstLookupTable::digitsAloneAreNotSure()
{
    const auto sure = [&](const Record &record) {
        const QList<OfferedValue> offered = proposals().of(record);
        return offered.isEmpty() ? 0.0 : offered.at(0).sure;
    };
    QVERIFY(sure({{u"zip"_s, u"36461"_s}}) < 0.9);
    QVERIFY(sure({{u"zip"_s, u"36461"_s}, {u"city"_s, u"Opp"_s}}) > 0.95);
}

void TstLookupTable::whatIsNewToTheTableIsLeftAlone()
{
    QCOMPARE(inLine(proposals().of({{u"zip"_s, u"80202"_s}, {u"city"_s, u"Denver"_s}})), QString());
    QCOMPARE(inLine(proposals().of({{u"zip"_s, u"80202"_s}})), QString());
}

void TstLookupTable::aReasonNamesTheTable()
{
    for (const Record &record : {Record{{u"zip"_s, u"6185"_s}}, Record{{u"zip"_s, u"Opp"_s}},
                                 Record{{u"zip"_s, u"36467"_s}}}) {
        const QList<OfferedValue> offered = proposals().of(record);
        QVERIFY(!offered.isEmpty());
        QVERIFY2(offered.at(0).why.contains(u"places"_s), qPrintable(offered.at(0).why));
    }
}

INTRAY_TEST_APPLESS_MAIN(TstLookupTable)
#include "tst_lookuptable.moc"
