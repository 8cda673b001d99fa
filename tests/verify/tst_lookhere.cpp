// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/proposal/lookhere.h"

#include <QJsonArray>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

const QStringList fields{u"town"_s, u"phone"_s};

RecordSchema schema()
{
    const QJsonObject properties{
        {u"town"_s, QJsonObject()},
        {u"phone"_s, QJsonObject{{u"pattern"_s, u"^[0-9]{3}-[0-9]{4}$"_s}}}};
    return RecordSchema::fromJson({{u"type"_s, u"object"_s}, {u"properties"_s, properties}})
        .value();
}

SeenCells seen(const QString &town, const QString &phone)
{
    return {fields, {town, phone}, {{u"town"_s, town}, {u"phone"_s, phone}}};
}

Suspicion suspicious(int field, const QString &value, const QString &suggestion, double sure)
{
    return {field, value, suggestion, 0.7, u"by what is usual"_s, sure};
}

OfferedValue offered(const QString &field, const QString &value, double sure)
{
    return {field, value, sure, u"by rule"_s};
}

/// "phone=555-0168 (1.00)"; nothing behind the sign: without a value.
QString inLine(const QList<Suspicion> &all)
{
    QStringList lines;
    for (const Suspicion &one : all)
        lines << u"%1=%2 (%3, %4)"_s.arg(fields.at(one.field), one.suggestion.value_or(QString()))
                     .arg(one.score, 0, 'f', 2)
                     .arg(one.sure, 0, 'f', 2);
    return lines.join(u"; "_s);
}

} // namespace

/// One list of what is suspicious and what is offered by rule.
class TstLookHere : public QObject
{
    Q_OBJECT

private slots:
    void bothAreInTheList();
    void aValueThatBreaksARuleIsLeftOut();
    void ofTwoTheSurerOneIsOffered();
    void whatWasDecidedComesFirst();
    void whatWouldBeChangedItselfIsNotMeant();
    void whatWasRefusedIsNotOffered();
    void ofTwoReadingsOneIsInTheList();
    void whatGoesFromOneFieldIntoAnotherBelongsTogether();
    void aRecordIsMadeOfItsCells();
};

void TstLookHere::bothAreInTheList()
{
    const auto all = lookHere(schema(), seen(u"birmingxam"_s, u"5550168"_s),
                              {suspicious(0, u"birmingxam"_s, u"birmingham"_s, 0.9)},
                              {offered(u"phone"_s, u"555-0168"_s, 0.97)}, {});
    QCOMPARE(inLine(all), u"phone=555-0168 (1.00, 0.97); town=birmingham (0.70, 0.90)"_s);
    QCOMPARE(all.at(0).why, u"by rule"_s);
    QCOMPARE(all.at(0).kind, SuspicionKind::Offered);
    QCOMPARE(all.at(1).kind, SuspicionKind::Meant);
    QCOMPARE(all.at(0).value, u"5550168"_s);
    QVERIFY(lookHere(schema(), seen(u"birmingham"_s, u"555-0168"_s), {}, {}, {}).isEmpty());
}

void TstLookHere::aValueThatBreaksARuleIsLeftOut()
{
    const QList<Suspicion> usual{suspicious(1, u"5550168"_s, u"5550169"_s, 0.99)};
    QCOMPARE(inLine(lookHere(schema(), seen(u"a"_s, u"5550168"_s), usual, {}, {})),
             u"phone= (0.70, 0.00)"_s);
    QCOMPARE(inLine(lookHere(schema(), seen(u"a"_s, u"5550168"_s), usual,
                             {offered(u"phone"_s, u"555-0168"_s, 0.9)}, {})),
             u"phone=555-0168 (1.00, 0.90)"_s);
}

void TstLookHere::ofTwoTheSurerOneIsOffered()
{
    const auto both = [](double usual, double byRule) {
        return inLine(lookHere(schema(), seen(u"a"_s, u"5550168"_s),
                               {suspicious(1, u"5550168"_s, u"555-0169"_s, usual)},
                               {offered(u"phone"_s, u"555-0168"_s, byRule)}, {}));
    };
    QCOMPARE(both(0.6, 0.97), u"phone=555-0168 (1.00, 0.97)"_s);
    QCOMPARE(both(0.8, 0.45), u"phone=555-0169 (1.00, 0.80)"_s);
}

void TstLookHere::whatWasDecidedComesFirst()
{
    const auto with = [](OfferedValue decided, double usual, const QList<Refused> &refused = {}) {
        decided.isDecided = true;
        return inLine(lookHere(schema(), seen(u"birmingxam"_s, u"555-0168"_s),
                               {suspicious(0, u"birmingxam"_s, u"birmingham"_s, usual)},
                               {decided, offered(u"town"_s, u"Birmingham"_s, 0.99)}, refused));
    };
    QCOMPARE(with(offered(u"town"_s, u"B'ham"_s, 0.97), 0.99), u"town=B'ham (0.97, 0.97)"_s);
    QCOMPARE(with(offered(u"town"_s, u"B'ham"_s, 0.45), 0.99), u"town=B'ham (0.70, 0.45)"_s);
    QCOMPARE(with(offered(u"town"_s, u"B'ham"_s, 0.97), 0.6, {{0, u"B'ham"_s}}),
             u"town=Birmingham (0.99, 0.99)"_s);
}

void TstLookHere::whatWouldBeChangedItselfIsNotMeant()
{
    const auto with = [](const QString &meant) {
        return inLine(lookHere(schema(), seen(u"birmingxam"_s, u"555-0168"_s),
                               {suspicious(0, u"birmingxam"_s, meant, 0.9)}, {}, {},
                               [](const Record &record) {
                                   return record.value(u"town"_s) == u"N/A"_s
                                              ? QList{offered(u"town"_s, {}, 0.95)}
                                              : QList<OfferedValue>();
                               }));
    };
    QCOMPARE(with(u"birmingham"_s), u"town=birmingham (0.70, 0.90)"_s);
    QCOMPARE(with(u"N/A"_s), QString());
}

void TstLookHere::whatWasRefusedIsNotOffered()
{
    const QList<OfferedValue> two{offered(u"phone"_s, u"555-0168"_s, 0.45),
                                  offered(u"phone"_s, u"550-0168"_s, 0.45)};
    const auto with = [&](const QList<Refused> &refused) {
        return inLine(lookHere(schema(), seen(u"a"_s, u"5550168"_s), {}, two, refused));
    };
    QCOMPARE(with({{1, u"555-0168"_s}}), u"phone=550-0168 (1.00, 0.45)"_s);
    QCOMPARE(with({{1, u"555-0168"_s}, {1, u"550-0168"_s}}), QString());
    QCOMPARE(with({{1, u"5550168"_s}}), QString());                         // right as it stands
    QCOMPARE(with({{0, u"555-0168"_s}}), u"phone=555-0168 (1.00, 0.45)"_s); // of another field
}

void TstLookHere::ofTwoReadingsOneIsInTheList()
{
    QCOMPARE(inLine(lookHere(schema(), seen(u"a"_s, u"5550168"_s), {},
                             {offered(u"phone"_s, u"555-0168"_s, 0.45),
                              offered(u"phone"_s, u"550-0168"_s, 0.45)},
                             {})),
             u"phone=555-0168 (1.00, 0.45)"_s);
    QCOMPARE(inLine(lookHere(
                 schema(), seen(u" a"_s, u"555-0168"_s), {},
                 {offered(u"town"_s, u"a"_s, 0.98), offered(u"elsewhere"_s, u"a"_s, 0.98)}, {})),
             u"town=a (0.98, 0.98)"_s);
}

void TstLookHere::whatGoesFromOneFieldIntoAnotherBelongsTogether()
{
    const QStringList address{u"street"_s, u"code"_s, u"town"_s};
    const RecordSchema plain =
        RecordSchema::fromJson({{u"type"_s, u"object"_s},
                                {u"properties"_s, QJsonObject{{u"street"_s, QJsonObject()},
                                                              {u"code"_s, QJsonObject()},
                                                              {u"town"_s, QJsonObject()}}}})
            .value();
    const auto together = [&](const QStringList &cells, const QStringList &meant,
                              const QList<OfferedValue> &byRule) {
        QList<Suspicion> others;
        for (int field = 0; field < meant.size(); ++field)
            if (meant.at(field) != cells.at(field))
                others << suspicious(field, cells.at(field), meant.at(field), 0.9);
        QStringList groups;
        for (const Suspicion &one : lookHere(
                 plain, {address, cells, recordOfCells(plain, address, cells)}, others, byRule, {}))
            groups << address.at(one.field) + u':' + one.together.join(u'+');
        groups.sort();
        return groups.join(u' ');
    };
    const QString all = u"street+code+town"_s;
    QCOMPARE(together({u"Mill Road, 06185 Boise"_s, {}, {}},
                      {u"Mill Road"_s, u"06185"_s, u"Boise"_s}, {}),
             u"code:%1 street:%1 town:%1"_s.arg(all));
    QCOMPARE(together({u"Boise"_s, {}, u"Mill Road"_s}, {u"Mill Road"_s, {}, u"Boise"_s}, {}),
             u"street:street+town town:street+town"_s);
    QCOMPARE(together({u"Mil Road"_s, {}, u"Boisee"_s}, {u"Mill Road"_s, {}, u"Boise"_s}, {}),
             u"street: town:"_s);
    OfferedValue part = offered(u"town"_s, u"Boise"_s, 0.97);
    part.together = QStringList{u"street"_s, u"town"_s};
    QCOMPARE(together({u"Mill Road"_s, {}, {}}, {}, {part}), u"town:street+town"_s);
}

void TstLookHere::aRecordIsMadeOfItsCells()
{
    const QJsonObject number{{u"size"_s, QJsonObject{{u"type"_s, u"number"_s}}}};
    const RecordSchema sizes =
        RecordSchema::fromJson({{u"type"_s, u"object"_s}, {u"properties"_s, number}}).value();
    QCOMPARE(recordOfCells(sizes, {u"size"_s, u"other"_s, u"empty"_s}, {u"12.5"_s, u"x"_s, {}}),
             (Record{{u"size"_s, 12.5}, {u"other"_s, u"x"_s}}));
}

INTRAY_TEST_APPLESS_MAIN(TstLookHere)
#include "tst_lookhere.moc"
