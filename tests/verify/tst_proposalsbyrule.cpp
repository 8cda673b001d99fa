// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/proposal/proposalsbyrule.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

const QStringList fieldNames{u"number"_s, u"city"_s, u"state"_s, u"zip"_s,
                             u"phone"_s,  u"mail"_s, u"born"_s,  u"note"_s};

QJsonObject pairOf(const QString &city, const QString &state, const QString &zip)
{
    return {{u"if"_s, QJsonObject{{u"properties"_s,
                                   QJsonObject{{u"city"_s, QJsonObject{{u"const"_s, city}}}}},
                                  {u"required"_s, QJsonArray{u"city"_s}}}},
            {u"then"_s,
             QJsonObject{{u"properties"_s,
                          QJsonObject{{u"state"_s, QJsonObject{{u"const"_s, state}}},
                                      {u"zip"_s, QJsonObject{{u"pattern"_s, u"^"_s + zip}}}}}}}};
}

RecordSchema customers()
{
    const QJsonObject properties{
        {u"number"_s, QJsonObject{{u"pattern"_s, u"^C-[0-9]{5}$"_s}, {u"readOnly"_s, true}}},
        {u"city"_s, QJsonObject{{u"enum"_s, QJsonArray{u"Hartford"_s, u"Phoenix"_s, u"Mobile"_s}}}},
        {u"state"_s, QJsonObject{{u"enum"_s, QJsonArray{u"CT"_s, u"AZ"_s, u"AL"_s}}}},
        {u"zip"_s, QJsonObject{{u"pattern"_s, u"^[0-9]{5}$"_s}}},
        {u"phone"_s, QJsonObject{{u"pattern"_s, u"^\\([2-9][0-9]{2}\\) [0-9]{3}-[0-9]{4}$"_s}}},
        {u"mail"_s, QJsonObject{{u"format"_s, u"email"_s}}},
        {u"born"_s, QJsonObject{{u"format"_s, u"date"_s}}},
        {u"note"_s, QJsonObject()}};
    return RecordSchema::fromJson(
               {{u"type"_s, u"object"_s},
                {u"properties"_s, properties},
                {u"required"_s, QJsonArray{u"city"_s, u"state"_s, u"zip"_s}},
                {u"allOf"_s, QJsonArray{pairOf(u"Hartford"_s, u"CT"_s, u"061"_s),
                                        pairOf(u"Phoenix"_s, u"AZ"_s, u"850"_s),
                                        pairOf(u"Mobile"_s, u"AL"_s, u"366"_s)}},
                {u"x-intray"_s, QJsonObject{{u"order"_s, QJsonArray::fromStringList(fieldNames)}}}})
        .value();
}

QStringList row(int i)
{
    static const QList<QStringList> cities{{u"Hartford"_s, u"CT"_s, u"061"_s, u"860"_s},
                                           {u"Phoenix"_s, u"AZ"_s, u"850"_s, u"602"_s},
                                           {u"Mobile"_s, u"AL"_s, u"366"_s, u"251"_s}};
    const QStringList &city = cities.at(i % 3);
    const QString two = QString::number(i * i % 89 + 10), last = QString::number(1000 + i * 7);
    return {u"C-10%1"_s.arg(i, 3, 10, QChar(u'0')),
            city.at(0),
            city.at(1),
            city.at(2) + two,
            u"(%1) 555-%2"_s.arg(city.at(3), last),
            u"name%1@example.org"_s.arg(i),
            u"19%1-05-28"_s.arg(i % 61 + 38),
            QString()};
}

CountedRecords counted(int count)
{
    CountedRecords records(int(fieldNames.size()));
    for (int i = 0; i < count; ++i)
        records.add(row(i));
    return records;
}

Record recordOf(const QStringList &fields, const QStringList &values)
{
    Record record;
    for (qsizetype i = 0; i < fields.size(); ++i)
        record.insert(fields.at(i), values.at(i));
    return record;
}

/// A right record with other values in some of its fields: "zip=6115; phone=602.555.0168".
Record customer(const QString &changes)
{
    Record record = recordOf(fieldNames, row(4)); // Phoenix
    for (const QString &change : changes.split(u"; "_s, Qt::SkipEmptyParts))
        record.insert(change.section(u'=', 0, 0), change.section(u'=', 1));
    return record;
}

QString inLine(const QList<OfferedValue> &offered)
{
    QStringList values;
    for (const OfferedValue &one : offered)
        values << one.field + u'=' + one.value;
    return values.join(u"; "_s);
}

} // namespace

/// What is offered for a record before anybody has corrected anything.
class TstProposalsByRule : public QObject
{
    Q_OBJECT

private slots:
    void whatBreaksARuleIsPutRight_data();
    void whatBreaksARuleIsPutRight();
    void theSchemaAloneIsEnough();
    void aRightRecordGetsNothing();
    void nothingOfferedBreaksARuleOfTheRecord();
    void whatIsMissingIsToldByTheOtherFields();
    void withoutASchemaTheColumnTells();
    void timesAreWrittenAsMostAre();
    void twoBlanksAreLeftWhereTheDeliveryHasThem();
    void whatPeopleMakeOfItTellsTheKind();
    void whatPeopleMakeOfItMustBeTold();
    void whatPeopleMakeOfItBearsARuleOut();
    void whatPeopleLeaveIsNotOffered();
    void otherFieldsGoBeforeEmptyingAPlaceholder();
    void aNumberAndAWordThatAreExchangedArePutBack();
    void aColumnInWhichNothingIsUsualIsLeftAlone();
    void whatRecursIsWrittenSo();
    void whatManyHaveIsNoSlip();
    void digitsAmongDaysAndAmountsAreNoTelephoneNumber();
    void twoReadingsAreBothOfferedAndNeitherIsSure();
    void fieldsThatCannotBeTypedInAreLeftAlone();
    void knowingNothingItOffersNothing();
    void aValueAloneGetsWhatItsRecordGets();
};

/// The same rules, but none that looks at several fields.
static RecordSchema withoutRulesAcross()
{
    QJsonObject json = customers().toJson();
    json.remove(u"allOf"_s);
    json.remove(u"required"_s);
    return RecordSchema::fromJson(json).value();
}

/// A column of its own: what it has is all that is known.
static QList<OfferedValue> offeredInColumn(const RecordSchema &schema, int field,
                                           const QString &value, bool isAlone)
{
    CountedRecords column(1);
    for (int i = 0; i < 60; ++i)
        column.add({row(i).at(field)});
    const QString &name = fieldNames.at(field);
    const ProposalsByRule byRule(schema, {name}, column);
    if (isAlone)
        return byRule.ofValue(name, value);
    QList<OfferedValue> offered = byRule.of({{name, value}});
    offered.removeIf([&](const OfferedValue &one) { return one.field != name; });
    return offered;
}

void TstProposalsByRule::aValueAloneGetsWhatItsRecordGets()
{
    const QStringList values{u"602.555.0168"_s, u" (602) 555-0168"_s,   u"(602) 555-0168"_s,
                             u"n/a"_s,          u"hartford"_s,          u"Hartford"_s,
                             u"8501"_s,         u"name@@example.org"_s, u"28.5.1950"_s,
                             u"C-1001"_s,       u"some text"_s,         u""_s};
    int offered = 0, none = 0;
    for (const RecordSchema &schema : {RecordSchema(), withoutRulesAcross(), customers()})
        for (int field = 0; field < fieldNames.size(); ++field)
            for (const QString &value : values) {
                const auto wanted = offeredInColumn(schema, field, value, false);
                const auto found = offeredInColumn(schema, field, value, true);
                QCOMPARE(found.size(), wanted.size());
                for (qsizetype at = 0; at < found.size(); ++at) {
                    QCOMPARE(found.at(at).value, wanted.at(at).value);
                    QCOMPARE(found.at(at).why, wanted.at(at).why);
                    QCOMPARE(found.at(at).sure, wanted.at(at).sure);
                }
                ++(found.isEmpty() ? none : offered);
            }
    QVERIFY(offered > 20 && none > 100);
}

void TstProposalsByRule::whatBreaksARuleIsPutRight_data()
{
    QTest::addColumn<QString>("changes");
    QTest::addColumn<QString>("offered");
    const auto line = [](const char *name, const QString &changes, const QString &offered) {
        QTest::newRow(name) << changes << offered;
    };
    line("telephone", u"phone=602.555.0168"_s, u"phone=(602) 555-0168"_s);
    line("mail", u"mail=name at example.org"_s, u"mail=name@example.org"_s);
    line("mail that the rule lets pass", u"mail=name@example,org"_s, u"mail=name@example.org"_s);
    line("date", u"born=28.05.1971"_s, u"born=1971-05-28"_s);
    line("case in a list", u"city=PHOENIX"_s, u"city=Phoenix"_s);
    line("a slip in a list", u"city=Pheonix"_s, u"city=Phoenix"_s);
    line("blanks", u"zip= 85014"_s, u"zip=85014"_s);
    line("a placeholder", u"phone=n/a"_s, u"phone="_s);
    line("a zero lost", u"city=Hartford; state=CT; zip=6185"_s, u"zip=06185"_s);
    line("the town by state and postcode", u"city=Mobyle"_s, u"city=Phoenix"_s);
    line("the state by the town", u"state=Arizona"_s, u"state=AZ"_s);
    line("one right after the other", u"city=PHOENIX; state=Ariz; zip=85014 "_s,
         u"city=Phoenix; state=AZ; zip=85014"_s);
    line("in the wrong field", u"mail=602-555-0168; phone="_s, u"phone=(602) 555-0168; mail="_s);
    line("exchanged", u"mail=(602) 555-0168; phone=name@example.org"_s,
         u"phone=(602) 555-0168; mail=name@example.org"_s);
    // what cannot be known
    line("a digit lost, not a zero", u"zip=8501"_s, QString());
    line("of another town", u"zip=36610"_s, QString());
    line("no telephone number", u"phone=602555016"_s, QString());
    line("half an address", u"mail=name@"_s, QString());
    line("no such day", u"born=1971-02-30"_s, QString());
    line("a placeholder where something must stand", u"zip=n/a"_s, QString());
}

void TstProposalsByRule::whatBreaksARuleIsPutRight()
{
    QFETCH(const QString, changes);
    QFETCH(const QString, offered);
    const ProposalsByRule proposals(customers(), fieldNames, counted(300));
    QCOMPARE(inLine(proposals.of(customer(changes))), offered);
}

void TstProposalsByRule::theSchemaAloneIsEnough()
{
    const ProposalsByRule proposals(customers());
    QCOMPARE(inLine(proposals.of(customer(u"phone=602.555.0168; city=PHOENIX; born=28.5.1971"_s))),
             u"city=Phoenix; phone=(602) 555-0168; born=1971-05-28"_s);
    QCOMPARE(inLine(proposals.of(customer(u"state="_s))), u"state=AZ"_s);
}

void TstProposalsByRule::aRightRecordGetsNothing()
{
    const ProposalsByRule proposals(customers(), fieldNames, counted(300));
    for (int i = 0; i < 300; ++i)
        QCOMPARE(inLine(proposals.of(recordOf(fieldNames, row(i)))), QString());
}

void TstProposalsByRule::nothingOfferedBreaksARuleOfTheRecord()
{
    const RecordSchema schema = customers();
    const ProposalsByRule proposals(schema, fieldNames, counted(300));
    for (const QString &changes :
         {u"city=MOBILE"_s, u"city=hartford; zip=8501"_s, u"state=al"_s, u"zip=6185"_s,
          u"zip=36 610"_s, u"city=Mobile"_s, u"city=Mobile; state=AL"_s}) {
        Record record = customer(changes);
        QStringList before;
        for (const Fault &fault : schema.check(record))
            before << fault.field;
        for (const OfferedValue &one : proposals.of(record)) {
            record.insert(one.field, one.value);
            for (const Fault &fault : schema.check(record))
                QVERIFY2(fault.field != one.field && before.contains(fault.field),
                         qPrintable(changes + u" -> "_s + one.field + u'=' + one.value));
        }
    }
}

void TstProposalsByRule::whatIsMissingIsToldByTheOtherFields()
{
    const ProposalsByRule proposals(customers(), fieldNames, counted(300));
    QCOMPARE(inLine(proposals.of(customer(u"state="_s))), u"state=AZ"_s);
    QCOMPARE(inLine(proposals.of(customer(u"zip="_s))), QString());
    QCOMPARE(inLine(proposals.of(customer(u"phone="_s))), QString()); // it need not be there
}

void TstProposalsByRule::withoutASchemaTheColumnTells()
{
    const QStringList fields{u"abv"_s, u"ibu"_s, u"city"_s, u"state"_s};
    CountedRecords records(4);
    for (int i = 0; i < 200; ++i)
        records.add({u"0.0"_s + QString::number(i % 60 + 30) + (i % 4 == 0 ? u"%"_s : QString()),
                     i % 3 == 0 ? u"N/A"_s : QString::number(i % 90 + 5),
                     i % 2 == 0 ? u"Portland"_s : u"Boulder"_s, i % 2 == 0 ? u"OR"_s : u"CO"_s});
    const ProposalsByRule proposals(RecordSchema(), fields, records);
    const auto offered = [&](const QStringList &values) {
        return inLine(proposals.of(recordOf(fields, values)));
    };
    QCOMPARE(offered({u"0.045%"_s, u"20"_s, u"Portland"_s, u"OR"_s}), u"abv=0.045"_s);
    QCOMPARE(offered({u"0.05"_s, u"N/A"_s, u"Portland"_s, u"OR"_s}), u"ibu="_s);
    QCOMPARE(offered({u"0.05"_s, u"20"_s, u"Portland OR"_s, QString()}),
             u"city=Portland; state=OR"_s);
    QCOMPARE(offered({u"0.05"_s, u"20"_s, u"Portland"_s, u"OR"_s}), QString());
    QCOMPARE(offered({u"0.05"_s, u"20"_s, u"Fort Collins"_s, u"CO"_s}), QString());
}

void TstProposalsByRule::timesAreWrittenAsMostAre()
{
    CountedRecords records(1);
    for (int i = 0; i < 80; ++i)
        records.add({u"%1:%2 a.m."_s.arg(1 + i % 11).arg(10 + i % 50)});
    for (int i = 0; i < 15; ++i)
        records.add({u"%1h%2"_s.arg(10 + i % 9).arg(10 + i)});
    const ProposalsByRule proposals(RecordSchema(), {u"departure"_s}, records);
    const auto offered = [&](const QString &value) {
        return inLine(proposals.of({{u"departure"_s, value}}));
    };
    QCOMPARE(offered(u"10h40"_s), u"departure=10:40 a.m."_s);
    QCOMPARE(offered(u"22.05"_s), u"departure=10:05 p.m."_s);
    QCOMPARE(offered(u"10:40 a.m."_s), QString());
}

/// Records of one field; the first ones were completed as `made` says.
static ProposalsByRule handledOnes(const QStringList &values,
                                   const QList<std::pair<QString, QString>> &made)
{
    CountedRecords records(1);
    for (const auto &[before, after] : made)
        records.add({before});
    for (const QString &value : values)
        records.add({value});
    for (qsizetype row = 0; row < made.size(); ++row)
        records.handle(int(row), {made.at(row).second});
    return ProposalsByRule(RecordSchema(), {u"size"_s}, records);
}

static QString offeredFor(const ProposalsByRule &proposals, const QString &value)
{
    return inLine(proposals.of({{u"size"_s, value}}));
}

void TstProposalsByRule::twoBlanksAreLeftWhereTheDeliveryHasThem()
{
    const QStringList owners{u"anna"_s, u"moretti's"_s, u"old"_s, u"blue dog"_s, u"le petit"_s};
    const QStringList places{u"grill"_s, u"bar and oyster house"_s, u"cafe"_s, u"noodles"_s};
    const auto with = [&](int doubled) {
        QStringList names;
        for (int i = 0; i < 100; ++i)
            names << owners.at(i % 5) + QString(1 + i % 13, QChar(u'a' + i % 20)) +
                         (i < doubled ? u"  "_s : u" "_s) + places.at(i % 4);
        return handledOnes(names, {});
    };
    QCOMPARE(offeredFor(with(4), u"palm  grill"_s), u"size=palm grill"_s);
    QCOMPARE(offeredFor(with(15), u"palm  grill"_s), QString());
    QCOMPARE(offeredFor(with(15), u" palm grill"_s), u"size=palm grill"_s);
}

void TstProposalsByRule::whatPeopleMakeOfItTellsTheKind()
{
    QStringList sizes;
    for (int i = 0; i < 60; ++i)
        sizes << u"%1 oz"_s.arg(QString::number(8 + i % 9 + i % 2 * 0.5, 'f', 1));
    const QList<std::pair<QString, QString>> made{{u"12.0 oz"_s, u"12"_s}, {u"16.0 oz"_s, u"16"_s},
                                                  {u"12.0 oz"_s, u"12"_s}, {u"24.0 oz."_s, u"24"_s},
                                                  {u"12.0 oz"_s, u"12"_s}, {u"16.0 oz"_s, u"16"_s},
                                                  {u"8.0 oz"_s, u"8"_s},   {u"12.0 oz"_s, u"12"_s}};
    const ProposalsByRule known = handledOnes(sizes, made);
    QCOMPARE(offeredFor(known, u"16.0 OZ."_s), u"size=16"_s);
    QCOMPARE(offeredFor(known, u"19.2 ounce can"_s), u"size=19.2"_s);
    QCOMPARE(offeredFor(known, u"12"_s), QString());
    QCOMPARE(offeredFor(handledOnes(sizes, {}), u"16.0 OZ."_s), u"size=16.0 oz"_s);
}

/// 12a is a house of its own, whatever slips there were in others.
void TstProposalsByRule::whatPeopleMakeOfItMustBeTold()
{
    QStringList houses;
    for (int i = 0; i < 60; ++i)
        houses << QString::number(i * 7 % 120) + (i % 2 ? u"a"_s : QString());
    QList<std::pair<QString, QString>> made{{u"1o7"_s, u"107"_s}, {u"l2"_s, u"12"_s}};
    for (int i = 0; i < 10; ++i)
        made.append({QString::number(20 + i), QString::number(20 + i)});
    QCOMPARE(offeredFor(handledOnes(houses, made), u"31a"_s), QString());
}

void TstProposalsByRule::whatPeopleMakeOfItBearsARuleOut()
{
    QStringList shares;
    for (int i = 0; i < 60; ++i)
        shares << u"0.0%1"_s.arg(40 + i);
    const auto sure = [&](const QList<std::pair<QString, QString>> &made) {
        const QList<OfferedValue> offered =
            handledOnes(shares, made).of({{u"size"_s, u"0.05700000000000001%"_s}});
        return offered.isEmpty() ? 0 : offered.at(0).sure;
    };
    QCOMPARE(sure({}), 0.97);
    QCOMPARE(sure({{u"0.051%"_s, u"0.051"_s}, {u"0.047%"_s, u"0.047"_s}}), 0.99);
    QCOMPARE(sure({{u"0.051%"_s, u"0.051"_s}, {u"0.047%"_s, u"0.47"_s}}), 0.97);
}

void TstProposalsByRule::whatPeopleLeaveIsNotOffered()
{
    QStringList shares;
    for (int i = 0; i < 60; ++i)
        shares << u"0.0%1"_s.arg(40 + i);
    const auto left = [](int many) {
        QList<std::pair<QString, QString>> made;
        for (int i = 0; i < many; ++i)
            made.append({u"0.0%1%"_s.arg(41 + i), u"0.0%1%"_s.arg(41 + i)});
        return made;
    };
    QVERIFY(!offeredFor(handledOnes(shares, left(1)), u"0.051%"_s).isEmpty());
    QCOMPARE(offeredFor(handledOnes(shares, left(4)), u"0.051%"_s), QString());
}

void TstProposalsByRule::otherFieldsGoBeforeEmptyingAPlaceholder()
{
    const QStringList fields{u"city"_s, u"state"_s};
    CountedRecords records(2);
    for (int i = 0; i < 200; ++i)
        records.add({i % 2 == 0 ? u"Portland"_s : u"Boulder"_s, i % 20 == 0  ? u"N/A"_s
                                                                : i % 2 == 0 ? u"OR"_s
                                                                             : u"CO"_s});
    const ProposalsByRule proposals(RecordSchema(), fields, records);
    QCOMPARE(inLine(proposals.of(recordOf(fields, {u"Portland"_s, u"N/A"_s}))), u"state=OR"_s);
    QCOMPARE(inLine(proposals.of(recordOf(fields, {u"Salem"_s, u"N/A"_s}))), u"state="_s);
}

void TstProposalsByRule::aNumberAndAWordThatAreExchangedArePutBack()
{
    const QStringList fields{u"colour"_s, u"size"_s}, colours{u"black"_s, u"grey"_s, u"white"_s},
        sizes{u"30"_s, u"60"_s, u"100"_s, u"120"_s};
    CountedRecords records(2);
    for (int i = 0; i < 200; ++i) {
        const QString colour = colours.at(i % 3), size = sizes.at(i / 3 % 4);
        records.add(i % 10 == 0 ? QStringList{size, colour} : QStringList{colour, size});
    }
    const ProposalsByRule proposals(RecordSchema(), fields, records);
    QCOMPARE(inLine(proposals.of(recordOf(fields, {u"60"_s, u"grey"_s}))),
             u"colour=grey; size=60"_s);
    QCOMPARE(inLine(proposals.of(recordOf(fields, {u"grey"_s, u"60"_s}))), QString());
}

void TstProposalsByRule::aColumnInWhichNothingIsUsualIsLeftAlone()
{
    CountedRecords records(1);
    QStringList values;
    for (int i = 0; i < 100; ++i) {
        values << (i % 3 == 0   ? u"Title No. %1"_s
                   : i % 3 == 1 ? u"THE %1 SHOUTS"_s
                                : u"a small %1"_s)
                      .arg(i);
        records.add({values.constLast()});
    }
    const ProposalsByRule proposals(RecordSchema(), {u"title"_s}, records);
    for (const QString &value : values)
        QCOMPARE(inLine(proposals.of({{u"title"_s, value}})), QString());
}

void TstProposalsByRule::whatRecursIsWrittenSo()
{
    CountedRecords records(2);
    for (int i = 0; i < 200; ++i)
        records.add({i % 2 == 0 ? u"given the  right kind"_s : u"given at once"_s,
                     u"code %1"_s.arg(i % 10)});
    const ProposalsByRule proposals(RecordSchema(), {u"measure"_s, u"code"_s}, records);
    const auto offered = [&](const QString &measure, const QString &code) {
        return inLine(proposals.of({{u"measure"_s, measure}, {u"code"_s, code}}));
    };
    QCOMPARE(offered(u"given the  right kind"_s, u"code 1"_s), QString());
    QCOMPARE(offered(u"given at  once"_s, u"code 1"_s), u"measure=given at once"_s);
    QCOMPARE(offered(u"given at once"_s, u"codex1"_s), QString()); // a slip in one of ten codes
}

/// What is offered for a value of a field without rules in which these stand.
static QString offeredAmong(const QStringList &values, const QString &value)
{
    CountedRecords records(1);
    for (const QString &one : values)
        records.add({one});
    const ProposalsByRule proposals(RecordSchema(), {u"field"_s}, records);
    return inLine(proposals.of({{u"field"_s, value}}));
}

void TstProposalsByRule::whatManyHaveIsNoSlip()
{
    QStringList sizes;
    for (int i = 0; i < 346; ++i)
        sizes << u"%1-%2"_s.arg(i % 7 + 1).arg(i % 9 + 1);
    QCOMPARE(offeredAmong(sizes + QStringList(54, u"12"_s), u"12"_s), QString());
    QCOMPARE(offeredAmong(sizes + QStringList(20, u"12"_s), u"12"_s), QString());
    // as often as what it would be
    QStringList few = QStringList(190, u"3-4"_s) + QStringList(190, u"5-6"_s);
    QCOMPARE(offeredAmong(few + QStringList(10, u"1-2"_s) + QStringList(10, u"12"_s), u"12"_s),
             QString());
    QCOMPARE(offeredAmong(few + QStringList(60, u"1-2"_s) + QStringList{u"12"_s}, u"12"_s),
             u"field=1-2"_s); // once only
}

void TstProposalsByRule::digitsAmongDaysAndAmountsAreNoTelephoneNumber()
{
    QStringList days, sums, telephones;
    for (int i = 0; i < 30; ++i) {
        days << u"%1/%2/2018"_s.arg(i % 28 + 1, 2, 10, QChar(u'0'))
                    .arg(i % 12 + 1, 2, 10, QChar(u'0'));
        days << u"%1/%2/2018"_s.arg(i % 12 + 1, 2, 10, QChar(u'0'))
                    .arg(i % 28 + 1, 2, 10, QChar(u'0'));
        sums << u"%1.%2"_s.arg(i * 371 % 9000 + 1000).arg(i % 90 + 10)
             << u"%1,%2"_s.arg(i * 371 % 9000 + 1000).arg(i % 90 + 10);
        telephones << u"(602) 555-0%1"_s.arg(i * 37 % 1000, 3, 10, QChar(u'0'));
    }
    for (const QStringList &others : {days, sums, days + telephones, sums + telephones})
        for (const char *value : {"2018122500", "1234567890"})
            QCOMPARE(offeredAmong(others, QString::fromLatin1(value)), QString());
}

void TstProposalsByRule::twoReadingsAreBothOfferedAndNeitherIsSure()
{
    const ProposalsByRule proposals(customers(), fieldNames, counted(300));
    const QList<OfferedValue> both = proposals.of(customer(u"born=03/04/1971"_s));
    QCOMPARE(inLine(both), u"born=1971-04-03; born=1971-03-04"_s);
    QVERIFY(both.at(0).sure < 0.5 && both.at(1).sure < 0.5);
    QVERIFY(proposals.of(customer(u"phone=602.555.0168"_s)).at(0).sure > 0.95);
}

void TstProposalsByRule::fieldsThatCannotBeTypedInAreLeftAlone()
{
    const ProposalsByRule proposals(customers(), fieldNames, counted(300));
    QCOMPARE(inLine(proposals.of(customer(u"number=10023"_s))), QString());
}

void TstProposalsByRule::knowingNothingItOffersNothing()
{
    QCOMPARE(inLine(ProposalsByRule().of(customer(u"phone=602.555.0168"_s))), QString());
    const ProposalsByRule proposals(RecordSchema(), fieldNames, counted(1));
    QCOMPARE(inLine(proposals.of(customer(u"phone=602.555.0168"_s))), QString());
}

INTRAY_TEST_APPLESS_MAIN(TstProposalsByRule)
#include "tst_proposalsbyrule.moc"
