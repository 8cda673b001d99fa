// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/rowroles.h"
#include "lists/valuechangesmodel.h"
#include "lists/valuesmodel.h"
#include "schema/recordschema.h"
#include "support/testclass.h"

#include <QAbstractItemModelTester>
#include <QJsonObject>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// A field's values as they are looked at, and what the chosen ones would become.
class ValueModels : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void whatBreaksARuleComesFirst();
    void formsStandForTheirValues();
    void clustersStandForTheirValues();
    void longValuesShowBothEndsAndAreReadWhole();
    void aSearchNarrowsAndIsTakenBack();
    void fiftyThousandRowsAreShownAndSearched();
    void examplesChangeWhatIsChosen();
    void whatBreaksARuleIsLeftOut();
    void oneValueOrNoneIsPutInThePlaceOfAll();
    void numbersKeepTheRulesOfNumbers();
};

static FieldValue valueOf(const QString &text, qint64 records, bool complies = true,
                          const std::optional<QString> &proposal = {})
{
    return {text, records, complies, proposal, proposal ? u"as others"_s : QString()};
}

static QList<FieldValue> numbers()
{
    return {valueOf(u"(602) 555-0168"_s, 9), valueOf(u"(410) 555-0182"_s, 5),
            valueOf(u"512.555.0185"_s, 3, false), valueOf(u"318.555.0102"_s, 1, false),
            valueOf(u"n/a"_s, 2, false, QString())};
}

static QStringList texts(const QAbstractItemModel &model, int column)
{
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all << model.index(row, column).data().toString();
    return all;
}

static QStringList textsOf(const QList<FieldValue> &values)
{
    QStringList all;
    for (const FieldValue &one : values)
        all << one.value;
    return all;
}

void ValueModels::whatBreaksARuleComesFirst()
{
    ValuesModel model;
    const QAbstractItemModelTester tester(&model);
    model.setTable(valueTableOf(numbers()), true);
    model.show(ValuesBy::Value);
    QCOMPARE(texts(model, ValuesModel::What).first(3),
             QStringList({u"n/a"_s, u"512.555.0185"_s, u"318.555.0102"_s}));
    const QModelIndex first = model.index(0, ValuesModel::State);
    QCOMPARE(first.data().toString(), u"breaks a rule"_s);
    QVERIFY(first.data(ValuesModel::BreaksRole).toBool());
    QCOMPARE(model.index(0, ValuesModel::Becomes).data().toString(), u"(empty)"_s);
    QVERIFY(!model.index(4, ValuesModel::State).data(ValuesModel::BreaksRole).toBool());
}

void ValueModels::formsStandForTheirValues()
{
    ValuesModel model;
    const QAbstractItemModelTester tester(&model);
    model.setTable(valueTableOf(numbers()), true);
    model.show(ValuesBy::Form);
    const QItemSelection found = model.rowsOf({u"999.999.9999"_s, u"nothing like it"_s});
    QCOMPARE(found.size(), 1);
    const int dots = found.constFirst().top();
    QCOMPARE(found.constFirst().height(), 1);
    const QModelIndex what = model.index(dots, ValuesModel::What);
    QCOMPARE(what.data().toString(), u"000.000.0000"_s);
    QCOMPARE(model.index(dots, ValuesModel::Example).data().toString(), u"512.555.0185"_s);
    QCOMPARE(model.index(dots, ValuesModel::Records).data().toString(), u"4"_s);
    QCOMPARE(model.index(dots, ValuesModel::Records).data(ValuesModel::ShareRole).toDouble(),
             4 / 20.0);
    model.setSearch(u"512"_s); // the part of all, not of those that are shown
    QCOMPARE(model.index(0, ValuesModel::Records).data(ValuesModel::ShareRole).toDouble(),
             4 / 20.0);
    model.setSearch({});
    QCOMPARE(textsOf(model.valuesOf({dots, dots}).values(9)),
             QStringList({u"512.555.0185"_s, u"318.555.0102"_s}));
}

void ValueModels::clustersStandForTheirValues()
{
    ValuesModel model;
    const QAbstractItemModelTester tester(&model);
    model.setTable(valueTableOf({valueOf(u"Birmingham"_s, 9), valueOf(u"birmingham"_s, 1),
                                 valueOf(u"Opp"_s, 3)}),
                   true);
    model.show(ValuesBy::Cluster);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, ValuesModel::What).data().toString(), u"Birmingham | birmingham"_s);
    QCOMPARE(model.index(0, ValuesModel::Becomes).data().toString(), u"Birmingham"_s);
    QCOMPARE(model.valuesOf({0}).size(), 2);
}

void ValueModels::longValuesShowBothEndsAndAreReadWhole()
{
    const QString same = QString(500, u'x');
    ValuesModel model;
    model.setTable(valueTableOf({valueOf(same + u"end"_s, 3, false, u"begin"_s + same + u"1"_s)}),
                   true);
    model.show(ValuesBy::Value);
    const QModelIndex what = model.index(0, ValuesModel::What);
    QVERIFY(what.data().toString().startsWith(u"xxx"_s));
    QVERIFY(what.data().toString().endsWith(u"xend"_s));
    QVERIFY(what.data().toString().size() < 310);
    QVERIFY(what.data(Qt::ToolTipRole).toString().contains(same + u"end"_s));
    const QModelIndex becomes = model.index(0, ValuesModel::Becomes);
    QVERIFY(becomes.data().toString().endsWith(u"x1"_s));
    const QString tip = becomes.data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(u"begin"_s + same + u"1"_s) && tip.contains(u"as others"_s),
             qPrintable(tip));
}

void ValueModels::aSearchNarrowsAndIsTakenBack()
{
    ValuesModel model;
    const QAbstractItemModelTester tester(&model);
    model.setTable(valueTableOf(numbers()), true);
    model.setSearch(u"318"_s); // in a value of the form
    QCOMPARE(texts(model, ValuesModel::What), QStringList{u"000.000.0000"_s});
    model.show(ValuesBy::Value);
    QCOMPARE(texts(model, ValuesModel::What), QStringList{u"318.555.0102"_s});
    model.setSearch({});
    QCOMPARE(model.rowCount(), 5);
}

void ValueModels::fiftyThousandRowsAreShownAndSearched()
{
    QList<FieldValue> many;
    for (int number = 0; number < 50'000; ++number) // near each other, and none like another
        many << valueOf(u"Value %1"_s.arg(number), 50'000 - number, number % 100 != 0);
    ValuesModel model;
    model.setTable(valueTableOf(many), true);
    model.show(ValuesBy::Value);
    QCOMPARE(model.rowCount(), 50'000);
    QCOMPARE(model.index(499, ValuesModel::State).data().toString(), u"breaks a rule"_s);
    model.setSearch(u"value 4999"_s);
    QCOMPARE(model.rowCount(), 11);
}

/// Only ten digits in brackets, as the rule wants it.
static bool isNumber(const QString &text)
{
    static const QRegularExpression form(u"^\\(\\d{3}\\) \\d{3}-\\d{4}$"_s);
    return form.match(text).hasMatch();
}

void ValueModels::examplesChangeWhatIsChosen()
{
    const QList<FieldValue> all = numbers();
    ValueWish wish;
    wish.how = ValueWish::How::Examples;
    wish.examples = {{{u"512.555.0185"_s, {}}, u"(512) 555-0185"_s}};
    const auto changes = changesOf(all.mid(2, 2), all, wish, isNumber);
    QCOMPARE(changes.size(), 2);
    QCOMPARE(changes.at(1).to, u"(318) 555-0102"_s);
    QVERIFY(!changes.at(1).breaks);
    ValueChangesModel model;
    const QAbstractItemModelTester tester(&model);
    model.setChanges(changes);
    QCOMPARE(texts(model, ValueChangesModel::To),
             QStringList({u"(512) 555-0185"_s, u"(318) 555-0102"_s}));
    QCOMPARE(model.records(), 4);
}

void ValueModels::whatBreaksARuleIsLeftOut()
{
    const QList<FieldValue> all = numbers();
    ValueWish wish;
    wish.how = ValueWish::How::Examples;
    wish.examples = {{{u"512.555.0185"_s, {}}, u"(512) 555-0185"_s},
                     {{u"n/a"_s, {}}, u"unknown"_s}};
    ValueChangesModel model;
    const QAbstractItemModelTester tester(&model);
    model.setChanges(changesOf(all.mid(2), all, wish, isNumber));
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.breaking(), 1);
    QCOMPARE(model.index(0, ValueChangesModel::From).data().toString(), u"n/a"_s);
    QVERIFY(model.index(0, ValueChangesModel::State).data(ValueChangesModel::LeftOutRole).toBool());
    QVERIFY(!planOf(u"phone"_s, model.changes()).becomes.contains(u"n/a"_s));
    QCOMPARE(planOf(u"phone"_s, model.changes()).becomes.size(), 2);
}

void ValueModels::oneValueOrNoneIsPutInThePlaceOfAll()
{
    const QList<FieldValue> all = numbers();
    ValueWish wish;
    wish.how = ValueWish::How::Same;
    wish.same = u"n/a"_s;
    QCOMPARE(changesOf(all, all, wish, {}).size(), 4); // one is that already
    wish.how = ValueWish::How::Nothing;
    QCOMPARE(changesOf(all, all, wish, {}).size(), 5);
    wish.how = ValueWish::How::Proposed;
    const auto proposed = changesOf(all, all, wish, {});
    QVERIFY(proposed.size() == 1 && proposed.constFirst().to.isEmpty());
}

void ValueModels::numbersKeepTheRulesOfNumbers()
{
    const auto schema =
        RecordSchema::fromText(R"({"properties": {"size": {"type": "number", "minimum": 1}}})");
    QVERIFY(schema);
    const Complies complies = rulesOfField(*schema, u"size"_s);
    QVERIFY(complies(u"12"_s));
    QVERIFY(!complies(u"0"_s));
    QVERIFY(!complies(u"12 oz"_s));
}

INTRAY_TEST_GUILESS_MAIN(ValueModels)
#include "tst_valuemodels.moc"
