// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/formulaguard.h"

#include <QRandomGenerator>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What a spreadsheet may run is guarded, and the guard comes off again.
class FormulaGuardTest : public QObject
{
    Q_OBJECT

private slots:
    void formulasAreRecognised_data();
    void formulasAreRecognised();
    void everyCellOfAValueIsGuarded_data();
    void everyCellOfAValueIsGuarded();
    void theGuardComesOffAnyText();
};

void FormulaGuardTest::formulasAreRecognised_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isDangerous");
    for (const char *text : {"=1", "+x", "-x", "@x", "\t=x", "\r=x", "\nx", "-5-cmd", "+49 30"})
        QTest::newRow(QByteArray(text).toPercentEncoding()) << QString::fromLatin1(text) << true;
    for (const char *text : {"", "a", "'=1", "-5", "+5,5", "-1.234,5", "a=1", "a\n", "5-5", ";"})
        QTest::newRow(QByteArray(text).toPercentEncoding() + " is none")
            << QString::fromLatin1(text) << false;
    QTest::newRow("full width") << u"\uFF1D1"_s << true;
    QTest::newRow("small form") << u"\uFE661"_s << true;
    for (const char32_t code :
         {U' ',          U'\u00A0',     U'\u2003',     U'\u3000',     U'\u200B',
          U'\u200E',     U'\u2060',     U'\uFEFF',     U'\u00AD',     U'\u0001',
          U'\v',         U'\u3164',     U'\uFE0F',     U'\u17B4',     U'\u180E',
          U'\u2800',     U'\u2065',     U'\uFFF0',     U'\U0001D173', U'\U000E0001',
          U'\U000E0020', U'\U000E007F', U'\U000E0100', U'\U000E01EF', U'\U000E0FFF'}) {
        const QByteArray name = "behind U+" + QByteArray::number(code, 16);
        const QString unseen = QString::fromUcs4(&code, 1);
        QTest::newRow(name) << unseen + u"=1+1"_s << true;
        QTest::newRow(name + " twice") << unseen + unseen + u"@x"_s << true;
        QTest::newRow(name + " a number") << unseen + u"-5"_s << false;
        QTest::newRow(name + " a word") << unseen + u"a=1"_s << false;
    }
    QTest::newRow("behind a face") << u"\U0001F600=1"_s << false;
    QTest::newRow("nothing to see") << u" \u200B"_s << false;
}

void FormulaGuardTest::formulasAreRecognised()
{
    QFETCH(QString, text);
    QFETCH(bool, isDangerous);
    QCOMPARE(isFormula(text), isDangerous);
}

void FormulaGuardTest::everyCellOfAValueIsGuarded_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("guarded");
    QTest::newRow("formula") << u"=1"_s << u"'=1"_s;
    QTest::newRow("line feed") << u"\n=1"_s << u"'\n'=1"_s;
    QTest::newRow("semicolon") << u"x;=1"_s << u"x;'=1"_s;
    QTest::newRow("tab") << u"x\t@y;z"_s << u"x\t'@y;z"_s;
    QTest::newRow("line") << u"a\r\n-b"_s << u"a\r\n'-b"_s;
    QTest::newRow("number behind a semicolon") << u"x;-5;y"_s << u"x;-5;y"_s;
    QTest::newRow("guarded before") << u"'=1"_s << u"''=1"_s;
    QTest::newRow("behind a blank") << u" =1"_s << u"' =1"_s;
    QTest::newRow("behind a blank, guarded before") << u" '=1"_s << u"' '=1"_s;
    QTest::newRow("behind a mark in the second cell") << u"x;\uFEFF=1"_s << u"x;'\uFEFF=1"_s;
    QTest::newRow("behind a tag") << u"\U000E0020=1"_s << u"'\U000E0020=1"_s;
    QTest::newRow("a line behind a blank") << u" \nx"_s << u" \nx"_s;
    QTest::newRow("plain") << u"it's - fine"_s << u"it's - fine"_s;
}

void FormulaGuardTest::everyCellOfAValueIsGuarded()
{
    QFETCH(QString, text);
    QFETCH(QString, guarded);
    QCOMPARE(withGuard(text), guarded);
    QCOMPARE(withoutGuard(guarded), text);
}

void FormulaGuardTest::theGuardComesOffAnyText()
{
    const QString letters = u"''''=+-@;;\t\n\r5,.a\uFF1D \u00A0\u200B\uFEFF\xDB40\xDC20"_s;
    QRandomGenerator random(20261122);
    for (int round = 0; round < 200'000; ++round) {
        QString text;
        for (int length = random.bounded(12); length > 0; --length)
            text += letters.at(random.bounded(int(letters.size())));
        const QString guarded = withGuard(text);
        if (withoutGuard(guarded) != text || isFormula(guarded))
            QFAIL(qPrintable(text));
    }
}

INTRAY_TEST_APPLESS_MAIN(FormulaGuardTest)
#include "tst_formulaguard.moc"
