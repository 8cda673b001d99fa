// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/example/textruns.h"
#include "verify/values/builtlike.h"
#include "verify/values/valuechanges.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

static QList<FieldValue> valuesOf(const QStringList &texts)
{
    QList<FieldValue> values;
    for (const QString &text : texts)
        values.append({text, 1, true, {}, {}});
    return values;
}

static QStringList numbers(const QString &form, int many)
{
    QStringList texts;
    for (int i = 0; i < many; ++i)
        texts << form.arg(200 + i * 7 % 800).arg(1000 + i * 13 % 9000);
    return texts;
}

static QStringList days(const QString &format, int many)
{
    QStringList texts;
    for (int i = 0; i < many; ++i)
        texts << QDate(2020, 1, 1).addDays(i * 17).toString(format);
    return texts;
}

/// Values of one form, built like those of another one without any example.
class BuiltLikeTest : public QObject
{
    Q_OBJECT

private slots:
    void valuesAreBuiltLikeOthers_data();
    void valuesAreBuiltLikeOthers();
    void formsThatAllCanHaveAreOffered();
    void nothingIsOfferedForTexts();
    void theWishNamesTheForm();
};

void BuiltLikeTest::valuesAreBuiltLikeOthers_data()
{
    QTest::addColumn<QStringList>("others");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("built"); // empty: not
    const QStringList phones = numbers(u"(602) %1-%2"_s, 30);
    QTest::newRow("telephone with dots") << phones << u"520.354.6468"_s << u"(520) 354-6468"_s;
    QTest::newRow("telephone of digits") << phones << u"5203546468"_s << u"(520) 354-6468"_s;
    QTest::newRow("telephone, few others") << phones.first(3) << u"520-354-6468"_s << u""_s;
    QTest::newRow("telephone without a digit") << phones << u"520.354.646"_s << u""_s;
    QTest::newRow("no telephone") << phones << u"none"_s << u""_s;
    QTest::newRow("built like that") << phones << phones.at(4) << u""_s;
    QStringList ofSomeTowns;
    for (int i = 0; i < 60; ++i)
        ofSomeTowns << u"(%1) %2-%3"_s.arg(QStringList{u"602"_s, u"515"_s, u"205"_s}.at(i % 3))
                           .arg(200 + i * 7)
                           .arg(1000 + i * 13);
    QTest::newRow("telephone of some towns")
        << ofSomeTowns << u"205.354.6468"_s << u"(205) 354-6468"_s;
    QTest::newRow("telephone of another town")
        << ofSomeTowns << u"312.354.6468"_s << u"(312) 354-6468"_s;
    QStringList sorted;
    for (const QString &town : {u"(205)"_s, u"(312)"_s, u"(503)"_s, u"(515)"_s, u"(602)"_s})
        sorted += numbers(town + u" %1-%2"_s, 80);
    QTest::newRow("telephone, the others sorted by town")
        << sorted << u"6023546468"_s << u"(602) 354-6468"_s;
    const QStringList iso = days(u"yyyy-MM-dd"_s, 30);
    QTest::newRow("day") << iso << u"31.12.2020"_s << u"2020-12-31"_s;
    QTest::newRow("day that could be another one") << iso << u"03/04/2020"_s << u""_s;
    QTest::newRow("no day") << iso << u"31.02.2020"_s << u""_s;
    const QStringList keys = numbers(u"AB-%1/%2"_s, 30);
    QTest::newRow("key") << keys << u"ab2341234"_s << u"AB-234/1234"_s;
}

void BuiltLikeTest::valuesAreBuiltLikeOthers()
{
    QFETCH(const QStringList, others);
    QFETCH(const QString, value);
    QFETCH(const QString, built);
    const BuiltLike like(valuesOf(others + QStringList{value}), exactFormOf(others.constFirst()));
    QCOMPARE(like.of(value).value_or(QString()), built);
}

void BuiltLikeTest::formsThatAllCanHaveAreOffered()
{
    const QStringList dots = numbers(u"520.%1.%2"_s, 10), plain = numbers(u"480%1%2"_s, 10);
    const QList<FieldValue> all =
        valuesOf(numbers(u"(602) %1-%2"_s, 30) + dots + plain + QStringList{u"unknown"_s});
    const QList<FormToBuild> toBuild = formsToBuildLike(all);
    const QList<ValueForm> forms = formsThatSuit({dots.constFirst(), plain.constFirst()}, toBuild);
    QCOMPARE(forms.constFirst().form, u"(999) 999-9999"_s);
    QCOMPARE(formsThatSuit({u"unknown"_s}, toBuild).size(), 0);
    QCOMPARE(formsThatSuit({}, toBuild).size(), 0);
}

void BuiltLikeTest::nothingIsOfferedForTexts()
{
    const QStringList names{u"Ann Berg"_s, u"Bert Clark"_s, u"Eva Doyle"_s};
    const QList<FieldValue> all = valuesOf(names + QStringList{u"Ellis"_s});
    QCOMPARE(formsThatSuit({u"Ellis"_s}, formsToBuildLike(all)).size(), 0);
}

void BuiltLikeTest::theWishNamesTheForm()
{
    const QStringList dots = numbers(u"520.%1.%2"_s, 3);
    const QList<FieldValue> all = valuesOf(numbers(u"(602) %1-%2"_s, 30) + dots);
    ValueWish wish;
    wish.how = ValueWish::How::Like;
    wish.form = u"(999) 999-9999"_s;
    const QList<ValueChange> changes = changesOf(valuesOf(dots), all, wish, {});
    QCOMPARE(changes.size(), 3);
    QCOMPARE(changes.at(0).to, u"(520) 200-1000"_s);
    const auto none = [](const QString &) { return false; };
    QVERIFY(changesOf(valuesOf(dots), all, wish, none).at(0).breaks);
}

INTRAY_TEST_GUILESS_MAIN(BuiltLikeTest)
#include "tst_builtlike.moc"
