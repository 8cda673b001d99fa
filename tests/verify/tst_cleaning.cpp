// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/proposal/cleaning.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What converters, spreadsheets and web pages leave in a text.
class TstCleaning : public QObject
{
    Q_OBJECT

private slots:
    void whatNobodySeesGoes_data();
    void whatNobodySeesGoes();
    void whatIsMeantStays_data();
    void whatIsMeantStays();
    void linesStayWhereTheyBelong();
    void signsThatLookAlikeBecomePlain();
};

void TstCleaning::whatNobodySeesGoes_data()
{
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("meant");
    QTest::newRow("blanks at the ends") << u"  Hazel "_s << u"Hazel"_s;
    QTest::newRow("doubled blanks") << u"12  Cedar   Lane"_s << u"12 Cedar Lane"_s;
    QTest::newRow("a blank that does not break") << u"12\u00a0Cedar Lane"_s << u"12 Cedar Lane"_s;
    QTest::newRow("a tab") << u"Hazel\tFord"_s << u"Hazel Ford"_s;
    QTest::newRow("a byte order mark") << u"\ufeffHazel"_s << u"Hazel"_s;
    QTest::newRow("of no width") << u"Ha\u200bzel"_s << u"Hazel"_s;
    QTest::newRow("a soft hyphen") << u"Ha\u00adzel"_s << u"Hazel"_s;
    QTest::newRow("a control character") << u"Ha\u0007zel"_s << u"Hazel"_s;
    QTest::newRow("of full width") << u"\uff16\uff10\uff12"_s << u"602"_s;
    QTest::newRow("joined letters") << u"\ufb01rst"_s << u"first"_s;
    QTest::newRow("read as Windows-1252") << u"M\u00c3\u00bcller"_s << u"M\u00fcller"_s;
    QTest::newRow("the same twice") << u"M\u00c3\u0192\u00c2\u00bcller"_s << u"M\u00fcller"_s;
    QTest::newRow("sharp s") << u"Stra\u00c3\u0178e"_s << u"Stra\u00dfe"_s;
    QTest::newRow("a dash") << u"A \u00e2\u20ac\u201c B"_s << u"A \u2013 B"_s;
    QTest::newRow("from a web page") << u"Smith &amp; Sons"_s << u"Smith & Sons"_s;
    QTest::newRow("letter and mark apart") << u"Mu\u0308ller"_s << u"M\u00fcller"_s;
}

void TstCleaning::whatNobodySeesGoes()
{
    QFETCH(const QString, found);
    QFETCH(const QString, meant);
    QCOMPARE(cleaned(found, false), meant);
}

void TstCleaning::whatIsMeantStays_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text :
         {u"Hazel"_s, u"M\u00fcller"_s, u"S\u00e3o Paulo"_s, u"\u00c2ge"_s,
          u"na\u00efve caf\u00e9"_s, u"R&D"_s, u"\u00a312"_s, u"20\u00b0"_s,
          u"\u0141\u00f3d\u017a"_s, u"\u6771\u4eac"_s, u"\u00c9cole \u00c0 C\u00f4t\u00e9"_s,
          u"O\u2019Rourke"_s, QString()})
        QTest::newRow(qPrintable(u"\u201c%1\u201d"_s.arg(text))) << text;
}

void TstCleaning::whatIsMeantStays()
{
    QFETCH(const QString, text);
    QCOMPARE(cleaned(text, false), text);
}

void TstCleaning::linesStayWhereTheyBelong()
{
    const QString note = u"Calls before noon.\n  Has two accounts.\n"_s;
    QCOMPARE(cleaned(note, true), note);
    QCOMPARE(cleaned(note, false), u"Calls before noon. Has two accounts."_s);
    QCOMPARE(cleaned(u"W\u00c3\u00bcnscht\nBriefe"_s, true), u"W\u00fcnscht\nBriefe"_s);
}

void TstCleaning::signsThatLookAlikeBecomePlain()
{
    QCOMPARE(withPlainSigns(u"O\u2019Rourke \u2013 555\u20110168 \u201ca\u201d"_s),
             u"O'Rourke - 555-0168 \"a\""_s);
}

INTRAY_TEST_APPLESS_MAIN(TstCleaning)
#include "tst_cleaning.moc"
