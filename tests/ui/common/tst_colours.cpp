// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/colours.h"

#include <QStyleOptionViewItem>
#include <QTest>

using namespace intray;

class tst_Colours : public QObject
{
    Q_OBJECT
private slots:
    void contrastIsCountedAsWcagDoes();
    void everythingCanBeReadInLightAndDark_data();
    void everythingCanBeReadInLightAndDark();
    void aRowTakesItsColoursFromItsOwnState();
};

void tst_Colours::contrastIsCountedAsWcagDoes()
{
    QCOMPARE(qRound(contrast(Qt::black, Qt::white) * 10), 210);
    QCOMPARE(qRound(contrast(QColor(0x76, 0x76, 0x76), Qt::white) * 100), 454);
    QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
}

void tst_Colours::everythingCanBeReadInLightAndDark_data()
{
    QTest::addColumn<QColor>("window");
    QTest::addColumn<QColor>("text");
    QTest::newRow("light") << QColor(239, 239, 239) << QColor(Qt::black);
    QTest::newRow("white") << QColor(Qt::white) << QColor(30, 30, 30);
    QTest::newRow("dark") << QColor(45, 45, 48) << QColor(230, 230, 230);
    QTest::newRow("black") << QColor(Qt::black) << QColor(Qt::white);
    QTest::newRow("middle") << QColor(110, 110, 110) << QColor(Qt::white);
}

void tst_Colours::everythingCanBeReadInLightAndDark()
{
    QFETCH(QColor, window);
    QFETCH(QColor, text);
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Highlight, QColor(48, 140, 198));
    QVERIFY(contrast(primaryText(palette), primaryGround(palette)) >= 4.5);
}

// As on Windows, where the selection of a list without the focus is grey, with dark text.
void tst_Colours::aRowTakesItsColoursFromItsOwnState()
{
    QStyleOptionViewItem row;
    row.palette.setColor(QPalette::Active, QPalette::HighlightedText, Qt::white);
    row.palette.setColor(QPalette::Inactive, QPalette::HighlightedText, Qt::black);
    row.palette.setColor(QPalette::Disabled, QPalette::HighlightedText, Qt::gray);
    const auto text = [&row] { return paletteOfRow(row).color(QPalette::HighlightedText); };
    row.state = QStyle::State_Enabled | QStyle::State_Active;
    QCOMPARE(text(), QColor(Qt::white));
    row.state = QStyle::State_Enabled;
    QCOMPARE(text(), QColor(Qt::black));
    row.state = QStyle::State_None;
    QCOMPARE(text(), QColor(Qt::gray));
}

INTRAY_TEST_MAIN(tst_Colours)
#include "tst_colours.moc"
