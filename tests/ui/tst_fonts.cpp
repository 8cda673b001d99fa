// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QTest>

using namespace Qt::StringLiterals;

/// Tests are drawn with the fonts that they bring, whatever the machine has.
class Fonts : public QObject
{
    Q_OBJECT

private slots:
    void theWindowHasTheFontThatIsMeant();
    void noOtherFontsAreThere();
    void codeHasLettersOfOneWidth();
};

void Fonts::theWindowHasTheFontThatIsMeant()
{
    QCOMPARE(QFontInfo(QApplication::font()).family(),
             qEnvironmentVariable("INTRAY_TEST_FONT", u"DejaVu Sans"_s));
}

void Fonts::noOtherFontsAreThere()
{
    static const QStringList brought{u"Cantarell"_s,  u"DejaVu Sans"_s, u"Inter"_s,
                                     u"Noto Sans"_s,  u"Open Sans"_s,   u"Monospace"_s,
                                     u"Sans Serif"_s, u"Serif"_s};
    for (const QString &family : QFontDatabase::families())
        QVERIFY2(std::any_of(brought.begin(), brought.end(),
                             [&](const QString &one) { return family.startsWith(one); }),
                 qPrintable(family));
}

void Fonts::codeHasLettersOfOneWidth()
{
    QCOMPARE(QFontInfo(QFontDatabase::systemFont(QFontDatabase::FixedFont)).family(),
             u"DejaVu Sans Mono"_s);
}

QTEST_MAIN(Fonts)
#include "tst_fonts.moc"
