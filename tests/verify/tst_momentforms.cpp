// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "madecolumn.h"
#include "support/testclass.h"
#include "verify/proposal/momentforms.h"
#include "verify/proposal/sureness.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

static QStringList days(int first, int last, const QString &form)
{
    const DateForm written = *DateForm::fromText(form);
    QStringList values;
    for (int year = first; year <= last; ++year)
        values << written.write({QDate(year, year % 12 + 1, year % 27 + 1), {}});
    return values;
}

static const QJsonObject isoDate{{u"format"_s, u"date"_s}};

static QJsonObject kind(const QString &name, const QString &format)
{
    return {{u"x-intray"_s, QJsonObject{{u"kind"_s, name}, {u"format"_s, format}}}};
}

/// Days and times in the field's form, from whatever form they came in.
class TstMomentForms : public QObject
{
    Q_OBJECT

private slots:
    void aDayIsReadInEveryOrder_data();
    void aDayIsReadInEveryOrder();
    void whereTwoDaysAreMeantBothAreOffered();
    void theColumnTellsWhichOrderItsSignsHave();
    void withoutAClearMajorityNoDayIsTurnedRound_data();
    void withoutAClearMajorityNoDayIsTurnedRound();
    void theOrderThatFitsMoreIsTheColumns();
    void theColumnTellsTheCentury();
    void timesAreReadAsPeopleWriteThem_data();
    void timesAreReadAsPeopleWriteThem();
    void timesAreWrittenAsMostOfTheColumnAre_data();
    void timesAreWrittenAsMostOfTheColumnAre();
    void numbersAreNoTimes_data();
    void numbersAreNoTimes();
    void nothingIsLostOrMadeUp();
};

void TstMomentForms::aDayIsReadInEveryOrder_data()
{
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("meant");
    const auto row = [](const QString &found, const QString &meant) {
        QTest::newRow(qPrintable(found)) << found << meant;
    };
    row(u"28.05.1971"_s, u"1971-05-28"_s);
    row(u"3.4.1971"_s, u"1971-04-03"_s);
    row(u"05/28/1971"_s, u"1971-05-28"_s);
    row(u"28/05/1971"_s, u"1971-05-28"_s);
    row(u"1971/05/28"_s, u"1971-05-28"_s);
    row(u"28-05-1971"_s, u"1971-05-28"_s);
    row(u"19710528"_s, u"1971-05-28"_s);
    row(u"28 May 1971"_s, u"1971-05-28"_s);
    row(u"May 28, 1971"_s, u"1971-05-28"_s);
    row(u"28. Mai 1971"_s, u"1971-05-28"_s);
    row(u"28 mai 1971"_s, u"1971-05-28"_s);
    row(u"28 de mayo de 1971"_s, u"1971-05-28"_s);
    row(u"28 maja 1971"_s, u"1971-05-28"_s);
    row(u"28th May 1971"_s, u"1971-05-28"_s);
    row(u"Friday, 28 May 1971"_s, u"1971-05-28"_s);
    row(u"28-May-71"_s, u"1971-05-28"_s);
    row(u"28.5.71"_s, u"1971-05-28"_s);
    row(u"1971-05-28T00:00:00Z"_s, u"1971-05-28"_s);
    row(u"1971-05-28 00:00"_s, u"1971-05-28"_s);
    for (const char *none : {"1971", "1971-02-30", "1971-13-01", "31.02.1971", "0000-00-00",
                             "171-06-31", "May 1971", "28 Foo 1971", "1971-05-28 and 1971-05-29",
                             "", "soon", "1.2.3.4", "99/99/1971", "1971-05-28 14:30"})
        row(QString::fromLatin1(none), QString());
}

void TstMomentForms::aDayIsReadInEveryOrder()
{
    QFETCH(const QString, found);
    QFETCH(const QString, meant);
    const MomentForms forms(madeColumn(isoDate, days(1938, 2006, u"yyyy-MM-dd"_s)));
    QCOMPARE(inLine(forms.candidates(found)), meant);
    if (!meant.isEmpty())
        QVERIFY(forms.candidates(found).at(0).sure > 0.95);
}

void TstMomentForms::whereTwoDaysAreMeantBothAreOffered()
{
    const MomentForms forms(madeColumn(isoDate, days(1938, 2006, u"yyyy-MM-dd"_s)));
    const QList<MeantValue> both = forms.candidates(u"03/04/1971"_s);
    QCOMPARE(inLine(both), u"1971-04-03 | 1971-03-04"_s);
    QVERIFY(both.at(0).sure < 0.5 && both.at(1).sure < 0.5);
    QCOMPARE(inLine(forms.candidates(u"04/04/1971"_s)), u"1971-04-04"_s);
}

void TstMomentForms::theColumnTellsWhichOrderItsSignsHave()
{
    const QStringList right = days(1938, 2006, u"yyyy-MM-dd"_s);
    const QStringList american{u"05/28/1971"_s, u"12/24/1980"_s, u"01/31/1990"_s};
    const QStringList british{u"28/05/1971"_s, u"24/12/1980"_s, u"31/01/1990"_s};
    const MomentForms monthFirst(madeColumn(isoDate, right + american));
    QCOMPARE(inLine(monthFirst.candidates(u"03/04/1971"_s)), u"1971-03-04"_s);
    const MomentForms dayFirst(madeColumn(isoDate, right + british));
    QCOMPARE(inLine(dayFirst.candidates(u"03/04/1971"_s)), u"1971-04-03"_s);
    const MomentForms mixed(madeColumn(isoDate, right + american + british));
    QCOMPARE(mixed.candidates(u"03/04/1971"_s).size(), 2);
    // what the right values have tells of the same signs without the zeros
    const MomentForms own(
        madeColumn(kind(u"date"_s, u"dd/MM/yyyy"_s), days(1938, 2006, u"dd/MM/yyyy"_s)));
    QCOMPARE(inLine(own.candidates(u"3/4/1971"_s)), u"03/04/1971"_s);
}

/// Days as two suppliers write them: so many that are the day in front only, the month only, and
/// either.
static QStringList mixedDays(int dayFirst, int monthFirst, int either, const QString &sign)
{
    QStringList values;
    for (int i = 0; i < dayFirst; ++i)
        values << (QStringList{QString::number(13 + i % 15), QString::number(1 + i % 12),
                               u"2018"_s})
                      .join(sign);
    for (int i = 0; i < monthFirst; ++i)
        values << (QStringList{QString::number(1 + i % 12), QString::number(13 + i % 15),
                               u"2018"_s})
                      .join(sign);
    for (int i = 0; i < either; ++i)
        values << (QStringList{QString::number(1 + i % 11), QString::number(2 + i % 11), u"2018"_s})
                      .join(sign);
    return values;
}

void TstMomentForms::withoutAClearMajorityNoDayIsTurnedRound_data()
{
    QTest::addColumn<QStringList>("values");
    QTest::newRow("one against one") << mixedDays(1, 1, 38, u"/"_s);
    QTest::newRow("half and half") << mixedDays(12, 12, 40, u"/"_s);
    QTest::newRow("with dashes") << mixedDays(12, 12, 40, u"-"_s);
    QTest::newRow("twice as many") << mixedDays(6, 12, 40, u"/"_s);
    QTest::newRow("none that tells") << mixedDays(0, 0, 40, u"/"_s);
}

void TstMomentForms::withoutAClearMajorityNoDayIsTurnedRound()
{
    QFETCH(const QStringList, values);
    const MomentForms forms(madeColumn({}, values));
    for (const char *found : {"25/12/2018", "12/25/2018", "3/4/2018", "03/04/2018", "25-12-2018",
                              "12-25-2018", "3-4-2018", "2018-12-25", "20181225", "25 Dec 2018"})
        for (const MeantValue &one : forms.candidates(QString::fromLatin1(found)))
            QVERIFY2(one.sure < 0.5,
                     qPrintable(QString::fromLatin1(found) + u" -> "_s + one.value));
}

void TstMomentForms::theOrderThatFitsMoreIsTheColumns()
{
    const MomentForms british(madeColumn({}, mixedDays(4, 1, 40, u"/"_s)));
    QCOMPARE(inLine(british.candidates(u"12/25/2018"_s)), u"25/12/2018"_s);
    QCOMPARE(inLine(british.candidates(u"2018-04-03"_s)), u"3/4/2018"_s);
    const MomentForms american(madeColumn({}, mixedDays(1, 4, 40, u"/"_s)));
    QCOMPARE(inLine(american.candidates(u"25/12/2018"_s)), u"12/25/2018"_s);
    QCOMPARE(inLine(american.candidates(u"2018-04-03"_s)), u"4/3/2018"_s);
    // a form that somebody has set needs no majority
    const MomentForms set(madeColumn(kind(u"date"_s, u"d/M/yyyy"_s), mixedDays(1, 4, 4, u"/"_s)));
    QCOMPARE(inLine(set.candidates(u"12/25/2018"_s)), u"25/12/2018"_s);
}

void TstMomentForms::theColumnTellsTheCentury()
{
    const MomentForms born(madeColumn(isoDate, days(1938, 2006, u"yyyy-MM-dd"_s)));
    QCOMPARE(inLine(born.candidates(u"5.3.45"_s)), u"1945-03-05"_s);
    QCOMPARE(inLine(born.candidates(u"5.3.03"_s)), u"2003-03-05"_s);
    const MomentForms due(madeColumn(isoDate, days(2020, 2048, u"yyyy-MM-dd"_s)));
    QCOMPARE(inLine(due.candidates(u"5.3.45"_s)), u"2045-03-05"_s);
    const MomentForms unknown(madeColumn(isoDate, {}));
    QCOMPARE(inLine(unknown.candidates(u"5.3.71"_s)), u"1971-03-05"_s);
}

void TstMomentForms::timesAreReadAsPeopleWriteThem_data()
{
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("meant");
    const auto row = [](const QString &found, const QString &meant) {
        QTest::newRow(qPrintable(found)) << found << meant;
    };
    row(u"2:30 pm"_s, u"14:30"_s);
    row(u"2.30 p.m."_s, u"14:30"_s);
    row(u"2 PM"_s, u"14:00"_s);
    row(u"12 am"_s, u"00:00"_s);
    row(u"14.30 Uhr"_s, u"14:30"_s);
    row(u"14h30"_s, u"14:30"_s);
    row(u"1430"_s, u"14:30"_s);
    row(u"9:05"_s, u"09:05"_s);
    row(u"14:30:00"_s, u"14:30"_s);
    row(u"25:00"_s, QString());
    row(u"13 pm"_s, QString());
    row(u"10:40 a.m."_s, u"10:40"_s);
    row(u"10:40p"_s, u"22:40"_s);
    row(u"10.40"_s, u"10:40"_s);
    row(u"10 h 40"_s, u"10:40"_s);
    row(u"1040 p.m."_s, u"22:40"_s);
    row(u"1040 Uhr"_s, u"10:40"_s);
    row(u"12a"_s, QString()); // a house
    row(u"1360"_s, QString());
    row(u"14"_s, QString());
    row(u"noon"_s, QString());
}

void TstMomentForms::timesAreReadAsPeopleWriteThem()
{
    QFETCH(const QString, found);
    QFETCH(const QString, meant);
    const MomentForms forms(madeColumn(kind(u"time"_s, u"HH:mm"_s), {}));
    QCOMPARE(inLine(forms.candidates(found)), meant);
}

static QStringList timesOfDay(int many, const QString &form)
{
    const DateForm written = *DateForm::fromText(form);
    QStringList values;
    for (int i = 0; i < many; ++i)
        values << written.write({{}, QTime((5 + i * 7) % 24, i * 5 % 60)});
    return values;
}

void TstMomentForms::timesAreWrittenAsMostOfTheColumnAre_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("morning");
    QTest::addColumn<QString>("evening");
    const auto row = [](const QString &form, const QString &morning, const QString &evening) {
        QTest::newRow(qPrintable(form)) << form << morning << evening;
    };
    row(u"HH:mm"_s, u"09:40"_s, u"22:05"_s);
    row(u"h:mm a.p."_s, u"9:40 a.m."_s, u"10:05 p.m."_s);
    row(u"H.mm"_s, u"9.40"_s, u"22.05"_s);
    row(u"HH'h'mm"_s, u"09h40"_s, u"22h05"_s);
    row(u"HHmm"_s, u"0940"_s, u"2205"_s);
}

void TstMomentForms::timesAreWrittenAsMostOfTheColumnAre()
{
    QFETCH(const QString, form);
    QFETCH(const QString, morning);
    QFETCH(const QString, evening);
    const QStringList others = timesOfDay(12, u"HH:mm"_s) + timesOfDay(12, u"h:mm ap"_s) +
                               timesOfDay(12, u"HHmm"_s) + timesOfDay(12, u"H.mm"_s);
    const MomentForms mostly(madeColumn({}, timesOfDay(90, form)));
    const MomentForms some(madeColumn({}, timesOfDay(40, form) + others));
    for (const MomentForms &forms : {mostly, some}) {
        for (const char *found :
             {"9:40 a.m.", "9.40 am", "9.40", "9h40", "940", "0940", "9:40", "09:40:00"})
            if (const QString value = QString::fromLatin1(found); value != morning)
                QCOMPARE(inLine(forms.candidates(value)), morning);
        for (const char *found : {"10:05 p.m.", "10:05p", "22.05", "22h05", "2205", "22:05 Uhr"})
            if (const QString value = QString::fromLatin1(found); value != evening)
                QCOMPARE(inLine(forms.candidates(value)), evening);
    }
}

void TstMomentForms::numbersAreNoTimes_data()
{
    QTest::addColumn<QStringList>("values");
    QStringList prices, years, codes, shares;
    for (int i = 0; i < 90; ++i) {
        prices << u"%1.%2"_s.arg(1 + i % 20).arg(i % 6 * 10 + 9, 2, 10, QChar(u'0'));
        years << QString::number(2000 + i % 24);
        codes << u"%1"_s.arg(i * 37 % 2400, 4, 10, QChar(u'0'));
        shares << u"%1.%2"_s.arg(i % 12).arg(i * 7 % 100, 2, 10, QChar(u'0'));
    }
    QTest::newRow("prices") << prices;
    QTest::newRow("years") << years;
    QTest::newRow("codes") << codes;
    QTest::newRow("shares") << shares;
}

void TstMomentForms::numbersAreNoTimes()
{
    QFETCH(const QStringList, values);
    QVERIFY(madeColumn({}, values).kind().kind() != FieldKind::Kind::Time);
}

void TstMomentForms::nothingIsLostOrMadeUp()
{
    const MomentForms both(madeColumn(kind(u"date-time"_s, u"dd.MM.yyyy HH:mm"_s), {}));
    QCOMPARE(inLine(both.candidates(u"1971-05-28T14:30:00"_s)), u"28.05.1971 14:30"_s);
    QCOMPARE(inLine(both.candidates(u"May 28, 1971 2:30 pm"_s)), u"28.05.1971 14:30"_s);
    QCOMPARE(inLine(both.candidates(u"1971-05-28"_s)), QString()); // at what time, nobody knows
    const MomentForms text(madeColumn({}, {u"a"_s, u"b"_s}));
    QVERIFY(!text.isMoment());
    QCOMPARE(inLine(text.candidates(u"1971-05-28"_s)), QString());
}

INTRAY_TEST_APPLESS_MAIN(TstMomentForms)
#include "tst_momentforms.moc"
