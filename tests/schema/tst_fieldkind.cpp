// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/fieldkind.h"
#include "support/testclass.h"

#include <QTest>

#include <random>

using namespace intray;
using namespace Qt::StringLiterals;

class TestFieldKind : public QObject
{
    Q_OBJECT

private slots:
    void aKindKeepsWhatItIsAndNothingElse_data();
    void aKindKeepsWhatItIsAndNothingElse();
    void whatIsNoFormatIsRefused_data();
    void whatIsNoFormatIsRefused();
    void daysCompareAsDaysAndNumbersAsNumbers();
    void everyNumberIsReadAsItWasWritten();
    void everyDayIsReadAsItWasWritten();
    void everyMinuteIsReadAsItWasWritten();
};

static FieldKind kindOf(const QString &kind, const QString &format)
{
    return FieldKind::from(kind, format).value();
}

void TestFieldKind::aKindKeepsWhatItIsAndNothingElse_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QStringList>("right");
    QTest::addColumn<QStringList>("wrong");
    const auto row = [](const char *kind, const QString &format, const QStringList &right,
                        const QStringList &wrong) {
        QTest::addRow("%s %s", kind, qPrintable(format))
            << QString::fromUtf8(kind) << format << right << wrong;
    };
    row("whole", u"1234"_s, {u"0"_s, u"-7"_s, u"1234567"_s, u"+3"_s},
        {u"1.5"_s, u"1,234"_s, u"x"_s, u"--7"_s, u"+-7"_s, u"++7"_s, u" 7"_s, u"12a"_s});
    row("whole", u"1,234"_s, {u"1,234,567"_s, u"12"_s, u"1234"_s},
        {u"1,23"_s, u"12,34"_s, u",234"_s});
    row("whole", u"1234%"_s, {u"47%"_s, u"100%"_s}, {u"47"_s, u"4x%"_s, u"47 %"_s, u"%"_s});
    row("number", u"1234.5"_s, {u"12.0"_s, u"-0.5"_s, u".5"_s, u"12"_s},
        {u"12,0"_s, u"12."_s, u"."_s, u"1.2.3"_s, u"1e5"_s, u"nan"_s});
    row("number", u"1.234,5"_s, {u"1.234,50"_s, u"0,5"_s}, {u"1,234.50"_s, u"1.23,5"_s});
    row("number", u"1234.5 oz"_s, {u"12.0 oz"_s, u"16 oz"_s}, {u"12.0"_s, u"12.0 ounce"_s});
    row("number", u"$1,234.5"_s, {u"$1,234.50"_s, u"-$5"_s, u"$-5"_s}, {u"1,234.50"_s, u"€5"_s});
    row("date", u"yyyyMMdd"_s, {u"20240229"_s, u"19001231"_s},
        {u"20230229"_s, u"20241301"_s, u"2024022"_s, u"00000101"_s});
    row("date", u"dd.MM.yyyy"_s, {u"31.01.2026"_s},
        {u"1.1.2026"_s, u"31.04.2026"_s, u"01/31/2026"_s});
    row("date", u"M/d/yyyy"_s, {u"1/31/2026"_s, u"12/01/2026"_s}, {u"31/1/2026"_s});
    row("date", u"d-MMM-yy"_s, {u"3-Nov-23"_s, u"31-mai-99"_s}, {u"31-Nov-23"_s, u"3-Nox-23"_s});
    row("date", u"MMM d, yyyy"_s, {u"Sept. 3, 2023"_s, u"März 3, 2023"_s}, {u"3 Sept 2023"_s});
    row("date", u"d.MMM.yyyy"_s, {u"3.Nov.2023"_s},
        {u"3Nov2023"_s, u"3.Nov2023"_s, u"3.Nov 2023"_s, u"3..2023"_s});
    row("time", u"h:mm ap"_s, {u"7:10 a.m."_s, u"12:59 PM"_s},
        {u"13:00 pm"_s, u"7:60 am"_s, u"7:10"_s});
    row("time", u"HH:mm"_s, {u"23:59"_s}, {u"24:00"_s, u"7:10"_s});
    row("date-time", u"yyyy-MM-dd HH:mm"_s, {u"2026-01-31 14:30"_s}, {u"2026-01-31"_s});
    row("email", QString(), {u"a.b@example.org"_s}, {u"a b@example.org"_s, u"example.org"_s});
    row("phone", QString(), {u"+49 30 901820"_s, u"(030) 90-18.20"_s}, {u"030"_s, u"call me"_s});
    row("web", QString(), {u"www.example.org"_s, u"https://example.org/a?b=c"_s},
        {u"example"_s, u"www.example.org and more"_s});
    row("yes-no", QString(), {u"yes"_s, u"NEIN"_s}, {u"yxs"_s, u"maybe"_s});
}

void TestFieldKind::aKindKeepsWhatItIsAndNothingElse()
{
    QFETCH(QString, kind);
    QFETCH(QString, format);
    QFETCH(QStringList, right);
    QFETCH(QStringList, wrong);
    const FieldKind made = kindOf(kind, format);
    QCOMPARE(made.name(), kind);
    QVERIFY(!made.example().isEmpty());
    for (const QString &text : right)
        QVERIFY2(made.keeps(text), qPrintable(text));
    for (const QString &text : wrong)
        QVERIFY2(!made.keeps(text), qPrintable(text));
}

void TestFieldKind::whatIsNoFormatIsRefused_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("format");
    QTest::newRow("kind") << u"colour"_s << QString();
    QTest::newRow("number") << u"number"_s << u"0.00"_s;
    QTest::newRow("signs alike") << u"number"_s << u"1.234.5"_s;
    QTest::newRow("whole with fraction") << u"whole"_s << u"1234.5"_s;
    QTest::newRow("date") << u"date"_s << u"HH:mm"_s;
    QTest::newRow("two months") << u"date"_s << u"dd.MM.yyyy MMM"_s;
    QTest::newRow("hour alone") << u"date"_s << u"yyyy-MM-dd HH"_s;
    QTest::newRow("no year") << u"time"_s << u"dd.MM HH:mm"_s;
    QTest::newRow("time") << u"time"_s << u"dd.MM.yyyy"_s;
}

void TestFieldKind::whatIsNoFormatIsRefused()
{
    QFETCH(QString, kind);
    QFETCH(QString, format);
    const auto made = FieldKind::from(kind, format);
    QVERIFY(!made);
    QVERIFY(!made.error().sentence.isEmpty());
}

void TestFieldKind::daysCompareAsDaysAndNumbersAsNumbers()
{
    const FieldKind days = kindOf(u"date"_s, u"dd.MM.yyyy"_s);
    QVERIFY(*days.scale(u"31.01.2026") < *days.scale(u"01.02.2026"));
    const FieldKind amounts = kindOf(u"number"_s, u"1.234,5 €"_s);
    QVERIFY(*amounts.scale(u"999,00 €") < *amounts.scale(u"1.000,00 €"));
    QVERIFY(days.isLike(kindOf(u"date"_s, u"yyyyMMdd"_s)));
    QVERIFY(!days.isLike(amounts));
    QVERIFY(!amounts.isLike(kindOf(u"number"_s, u"1234.5 oz"_s)));
    QVERIFY(!amounts.scale(u"much"));
}

void TestFieldKind::everyNumberIsReadAsItWasWritten()
{
    std::mt19937 chance(7);
    for (const QString &format :
         {u"1234.5"_s, u"1,234.5"_s, u"1.234,5"_s, u"1'234.5"_s, u"1 234,5 €"_s, u"$1,234.5"_s})
        for (int i = 0; i < 500; ++i) {
            const FieldKind kind = kindOf(u"number"_s, format);
            const double number = (double(chance() % 2'000'000'000) - 1e9) / 100;
            const auto read = kind.scale(kind.write(number));
            QVERIFY2(read && std::abs(*read - number) < 1e-6, qPrintable(kind.write(number)));
        }
}

void TestFieldKind::everyDayIsReadAsItWasWritten()
{
    std::mt19937 chance(7);
    for (const QString &format : {u"yyyy-MM-dd"_s, u"d.M.yyyy"_s, u"MM/dd/yyyy"_s, u"d-MMM-yyyy"_s})
        for (int i = 0; i < 500; ++i) {
            const FieldKind kind = kindOf(u"date"_s, format);
            const auto day = double(2'415'021 + chance() % 60'000);
            QCOMPARE(kind.scale(kind.write(day)).value_or(0), day);
        }
}

void TestFieldKind::everyMinuteIsReadAsItWasWritten()
{
    const FieldKind times = kindOf(u"time"_s, u"HH:mm"_s);
    const FieldKind both = kindOf(u"date-time"_s, u"dd.MM.yyyy h:mm ap"_s);
    for (int minute = 0; minute < 24 * 60; ++minute) {
        const QTime time = QTime(0, 0).addSecs(minute * 60);
        const QString alone = time.toString(u"HH:mm"_s);
        const QString withDay = u"31.01.2026 "_s + QLocale::c().toString(time, u"h:mm ap"_s);
        QCOMPARE(times.write(times.scale(alone).value_or(0)), alone);
        for (const auto &[form, am, pm] : {std::tuple(u"h:mm a.p."_s, u" a.m."_s, u" p.m."_s),
                                           std::tuple(u"h:mm AP"_s, u" AM"_s, u" PM"_s),
                                           std::tuple(u"h:mm A.P."_s, u" A.M."_s, u" P.M."_s)}) {
            const FieldKind halves = kindOf(u"time"_s, form);
            const int hour = minute / 60 % 12 == 0 ? 12 : minute / 60 % 12;
            const QString text =
                QString::number(hour) + time.toString(u":mm"_s) + (minute < 12 * 60 ? am : pm);
            QCOMPARE(halves.write(halves.scale(text).value_or(0)), text);
        }
        QCOMPARE(both.write(both.scale(withDay).value_or(0)), withDay);
    }
}

INTRAY_TEST_APPLESS_MAIN(TestFieldKind)
#include "tst_fieldkind.moc"
