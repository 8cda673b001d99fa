// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
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

QTEST_GUILESS_MAIN(AlikeValues)
#include "tst_alikevalues.moc"
