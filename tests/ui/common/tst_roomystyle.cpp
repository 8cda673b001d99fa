// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/elidedlabel.h"
#include "ui/common/roomystyle.h"
#include "ui/themes.h"

#include <QApplication>
#include <QMenu>
#include <QPainter>
#include <QScreen>
#include <QStyleOptionViewItem>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What the style does for those who read from the right, and for menus that are long.
class RoomyStyles : public QObject
{
    Q_OBJECT

private slots:
    void codesInListsKeepTheirOrderInMirroredWindows();
    void codesInLabelsKeepTheirOrderInMirroredWindows();
    void aLongMenuStaysOnTheScreenToItsLastEntry();
    void aSheetIsBrighterThanTheGroundOfADarkDesktop();
    void otherDesktopsKeepTheirColours();
};

static QImage cellWith(const QString &text, Qt::LayoutDirection direction)
{
    static RoomyStyle style(u"Fusion"_s);
    QImage image(200, 24, QImage::Format_RGB32);
    image.fill(Qt::white);
    QStyleOptionViewItem cell;
    cell.rect = image.rect();
    cell.text = text;
    cell.font = QApplication::font();
    cell.fontMetrics = QFontMetrics(cell.font);
    cell.displayAlignment = Qt::AlignCenter;
    cell.features = QStyleOptionViewItem::HasDisplay;
    cell.state = QStyle::State_Enabled;
    cell.direction = direction;
    QPainter painter(&image);
    style.drawControl(QStyle::CE_ItemViewItem, &cell, &painter, nullptr);
    return image;
}

void RoomyStyles::codesInListsKeepTheirOrderInMirroredWindows()
{
    const QString code = u"10001-ami-7a"_s;
    const QImage usual = cellWith(code, Qt::LeftToRight);
    QVERIFY(usual != cellWith(u"ami-7a-10001"_s, Qt::LeftToRight));
    QVERIFY(usual == cellWith(code, Qt::RightToLeft));
}

void RoomyStyles::codesInLabelsKeepTheirOrderInMirroredWindows()
{
    QWidget window;
    window.setLayoutDirection(Qt::RightToLeft);
    ElidedLabel label(&window);
    label.resize(200, 24);
    label.showText(u"10001-ami-7a"_s);
    QCOMPARE(label.layoutDirection(), Qt::LeftToRight);
    QVERIFY(label.alignment().testFlag(Qt::AlignRight)); // where the window's texts begin
    label.showText(u"\u05E9\u05DC\u05D5\u05DD"_s);
    QCOMPARE(label.layoutDirection(), Qt::RightToLeft);
    QVERIFY(label.alignment().testFlag(Qt::AlignLeft)); // which a mirrored label has on the right
}

void RoomyStyles::aLongMenuStaysOnTheScreenToItsLastEntry()
{
    RoomyStyle style(u"Fusion"_s);
    QMenu menu;
    menu.setStyle(&style);
    for (int number = 0; number < 1000; ++number)
        menu.addAction(u"a filter of the team, number %1"_s.arg(number));
    menu.popup({});
    QTRY_VERIFY(menu.isVisible());
    QTest::keyClick(&menu, Qt::Key_End);
    QAction *last = menu.actions().constLast();
    QCOMPARE(menu.activeAction(), last);
    const QRect screen = menu.screen()->geometry();
    QVERIFY(menu.width() < screen.width());
    QVERIFY(screen.contains(menu.mapToGlobal(menu.actionGeometry(last).center())));
}

static QPalette polished(QPalette palette)
{
    RoomyStyle(u"Fusion"_s).polish(palette);
    return palette;
}

void RoomyStyles::aSheetIsBrighterThanTheGroundOfADarkDesktop()
{
    const QPalette dark = darkTheme();
    const auto lightness = [](const QPalette &palette, QPalette::ColorRole role) {
        return palette.color(QPalette::Active, role).lightness();
    };
    QVERIFY2(lightness(dark, QPalette::Base) < lightness(dark, QPalette::Window), "as many are");
    const QPalette wanted = polished(dark);
    QVERIFY(lightness(wanted, QPalette::Base) > lightness(wanted, QPalette::Window));
    QCOMPARE(wanted.color(QPalette::Base), dark.color(QPalette::Base));
}

void RoomyStyles::otherDesktopsKeepTheirColours()
{
    for (const QPalette &palette : {highContrast(), QApplication::style()->standardPalette()})
        QCOMPARE(polished(palette).color(QPalette::Window), palette.color(QPalette::Window));
}

QTEST_MAIN(RoomyStyles)
#include "tst_roomystyle.moc"
