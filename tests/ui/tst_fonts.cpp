// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QScreen>
#include <QTest>

using namespace Qt::StringLiterals;

/// Tests are drawn with the fonts that they bring, on the screen that they bring, whatever the
/// machine has and its desktop sets.
class Fonts : public QObject
{
    Q_OBJECT

private slots:
    void theWindowHasTheFontThatIsMeant();
    void noOtherFontsAreThere();
    void codeHasLettersOfOneWidth();
    void theScreenIsTheOneThatTestsBring();
    void nothingIsHeardOfWhatADesktopSets_data();
    void nothingIsHeardOfWhatADesktopSets();
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

void Fonts::theScreenIsTheOneThatTestsBring()
{
    QCOMPARE(QGuiApplication::primaryScreen()->size(), QSize(1920, 1080));
    QCOMPARE(QGuiApplication::primaryScreen()->devicePixelRatio(), 1.0);
}

void Fonts::nothingIsHeardOfWhatADesktopSets_data()
{
    QTest::addColumn<QByteArray>("variable");
    for (const char *variable : {"QT_STYLE_OVERRIDE", "QT_FONT_DPI", "XDG_CURRENT_DESKTOP",
                                 "LANGUAGE", "INTRAY_DATABASE", "PGHOST", "MYSQL_HOST"})
        QTest::newRow(variable) << QByteArray(variable);
}

void Fonts::nothingIsHeardOfWhatADesktopSets()
{
    QFETCH(QByteArray, variable);
    QVERIFY(!qEnvironmentVariableIsSet(variable.constData()));
}

INTRAY_TEST_MAIN(Fonts)
#include "tst_fonts.moc"
