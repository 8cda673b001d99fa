// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/values/alikevalues.h"
#include "verify/values/valueproposals.h"

#include <QJsonArray>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

using Becomes = QHash<QString, QString>;

static RecordSchema schemaWith(const QJsonObject &rule)
{
    const QJsonObject properties{{u"phone"_s, rule}};
    return RecordSchema::fromJson({{u"properties"_s, properties}}).value_or(RecordSchema());
}

static QList<FieldValue> valuesOf(const QStringList &texts)
{
    QList<FieldValue> values;
    for (const QString &text : texts)
        values.append({text, 1, true, {}, {}});
    return values;
}

static ProposalsByExample learnedFrom(const QList<HandledValue> &handled, const QStringList &texts)
{
    SeenColumn column;
    column.handled = handled;
    for (const QString &text : texts)
        column.values.append({text, 1});
    return {schemaWith({}), {u"phone"_s}, {column}};
}

/// What else comes right in the same way as a value that somebody put right.
class AlikeValues : public QObject
{
    Q_OBJECT

private slots:
    void theSameValueIsAlwaysAlike()
    {
        const CorrectionWish made{u"phone"_s, u"a"_s, u"b"_s};
        const CorrectionPlan plan = alikeTo(made, valuesOf({u"a"_s, u"c"_s}), {});
        QCOMPARE(plan.field, u"phone"_s);
        QCOMPARE(plan.becomes, (Becomes{{u"a"_s, u"b"_s}}));
    }

    void valuesOfTheSameFormFollowTheExamples()
    {
        const QStringList texts{u"602.555.0168"_s, u"602.555.0170"_s, u"(602) 555-0171"_s,
                                u"by post"_s};
        const auto learned = learnedFrom(
            {{u"602.555.0111"_s, u"(602) 555-0111"_s}, {u"603.555.0112"_s, u"(603) 555-0112"_s}},
            texts);
        const CorrectionWish made{u"phone"_s, u"602.555.0168"_s, u"(602) 555-0168"_s};
        QCOMPARE(alikeTo(made, valuesOf(texts), learned).becomes,
                 (Becomes{{u"602.555.0168"_s, u"(602) 555-0168"_s},
                          {u"602.555.0170"_s, u"(602) 555-0170"_s}}));
    }

    /// A country tells how its numbers begin; where a value stands in two countries nothing is
    /// said.
    void otherFieldsOfItsRecordsAreAsked()
    {
        CountedRecords records(2);
        const auto codeOf = [](int row) { return row % 2 ? u"+48"_s : u"+49"_s; };
        const auto countryOf = [](int row) { return row % 2 ? u"PL"_s : u"DE"_s; };
        for (int row = 0; row < 62; ++row) {
            const QString number = u"%1 %2"_s.arg(210 + row).arg(41873 + row * 911);
            const QString right = codeOf(row) + u' ' + number;
            const QString dialled = u'0' + QString(number).replace(u' ', u'-');
            records.add({countryOf(row), row < 60 ? right : dialled});
            if (row >= 60)
                records.handle(row, {countryOf(row), right});
        }
        const ProposalsByExample learned(schemaWith({}), {u"country"_s, u"phone"_s},
                                         columnsOf(records));
        QList<FieldValue> values =
            valuesOf({u"0471-55028"_s, u"0472-55029"_s, u"0473-55031"_s, u"0474-55032"_s});
        const auto stand = [&](int at, const QStringList &countries) {
            for (const QString &country : countries)
                values[at].in.append({ItemId(at + 1), {{u"country"_s, country}}});
        };
        stand(0, {u"DE"_s});
        stand(1, {u"PL"_s});
        stand(2, {u"DE"_s, u"PL"_s});
        const CorrectionWish made{u"phone"_s, u"0471-55028"_s, u"+49 471 55028"_s};
        QCOMPARE(alikeTo(made, values, learned).becomes,
                 (Becomes{{u"0471-55028"_s, u"+49 471 55028"_s},
                          {u"0472-55029"_s, u"+48 472 55029"_s}}));
    }

    void whatWasMadeOtherwiseTellsNothingOfOthers()
    {
        const QStringList texts{u"602.555.0168"_s, u"602.555.0170"_s};
        const auto learned = learnedFrom(
            {{u"602.555.0111"_s, u"(602) 555-0111"_s}, {u"603.555.0112"_s, u"(603) 555-0112"_s}},
            texts);
        const CorrectionWish made{u"phone"_s, u"602.555.0168"_s, u"unknown"_s};
        QCOMPARE(alikeTo(made, valuesOf(texts), learned).becomes.size(), 1);
    }

    void valuesForWhichTheRuleGivesTheSameReasonAreAlike()
    {
        QList<FieldValue> values = valuesOf({u"1"_s, u"2"_s, u"3"_s, u"4"_s});
        const auto propose = [&](int at, const QString &to, const QString &why) {
            values[at].proposal = to;
            values[at].why = why;
        };
        propose(0, u"one"_s, u"as words"_s);
        propose(1, u"two"_s, u"as words"_s);
        propose(2, u"III"_s, u"as Romans"_s);
        const CorrectionWish made{u"phone"_s, u"1"_s, u"one"_s};
        QCOMPARE(alikeTo(made, values, {}).becomes,
                 (Becomes{{u"1"_s, u"one"_s}, {u"2"_s, u"two"_s}}));
        const CorrectionWish other{u"phone"_s, u"1"_s, u"eins"_s};
        QCOMPARE(alikeTo(other, values, {}).becomes, (Becomes{{u"1"_s, u"eins"_s}}));
    }
};

INTRAY_TEST_GUILESS_MAIN(AlikeValues)
#include "tst_alikevalues.moc"
