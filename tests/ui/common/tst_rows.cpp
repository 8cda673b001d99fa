// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/rowroles.h"
#include "support/testclass.h"
#include "ui/common/plaintable.h"
#include "ui/common/roomystyle.h"
#include "ui/common/rowdelegate.h"
#include "ui/common/scrollbarlook.h"
#include "ui/common/tables.h"
#include "ui/partlooks.h"

#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTableView>
#include <QTreeView>

using namespace intray;
using namespace Qt::StringLiterals;

/// The rows of lists and tables, and what scrolls them.
class Rows : public QObject
{
    Q_OBJECT

private slots:
    void aRowCanBeRead_data();
    void aRowCanBeRead();
    void everyStateOfARowIsAnother();
    void aRowHasTwoLinesOfLetters();
    void aLongNameLeavesRoomForWhatStandsBeside();
    void rowsAreMirrored();
    void aTableHasNoGrid();
    void theHeadOfNumbersStandsOverThem();
    void theChosenRowHasTintAndBar();
    void aTreeIsPlainToo();
    void aScrollBarIsAThumbAlone();
    void aScrollBarIsDraggedByItsThumb();
    void aShortThumbCanBeHit();
    void aMenuIsASheet();
};

namespace {

QStandardItemModel &sampleRow(bool isFault = true, bool isTaken = false)
{
    static QStandardItemModel model;
    model.clear();
    auto *item = new QStandardItem(u"Harvey Eastwick"_s);
    item->setData(u"C-10058, 33 Willow Lane"_s, int(RowRole::SecondLine));
    item->setData(u"Phone"_s, int(RowRole::Beside));
    item->setData(u"draft"_s, int(RowRole::BesideSecond));
    item->setData(isFault, int(RowRole::IsFault));
    item->setData(isTaken, int(RowRole::IsTaken));
    model.appendRow(item);
    return model;
}

struct RowState
{
    QStyle::State state;
    bool isFault = true;
    bool isTaken = false;
};

QImage paintedRow(const QPalette &palette, const RowState &state, double scale = 1,
                  Qt::LayoutDirection direction = Qt::LeftToRight, int width = 300,
                  const QString &name = {})
{
    QStandardItemModel &model = sampleRow(state.isFault, state.isTaken);
    if (!name.isEmpty())
        model.item(0)->setText(name);
    QStyleOptionViewItem option;
    option.font = QApplication::font();
    option.font.setPixelSize(13);
    option.fontMetrics = QFontMetrics(option.font);
    option.palette = palette;
    option.direction = direction;
    option.state = QStyle::State_Enabled | QStyle::State_Active | state.state;
    const RowDelegate delegate;
    option.rect = QRect(0, 0, width, delegate.sizeHint(option, model.index(0, 0)).height());
    QImage image((QSizeF(option.rect.size()) * scale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(colourOf(ColourRole::Ground, palette));
    QPainter painter(&image);
    delegate.paint(&painter, option, model.index(0, 0));
    return image;
}

QList<RowState> everyState()
{
    return {{QStyle::State_None, true, false},
            {QStyle::State_None, false, false},
            {QStyle::State_Selected, true, false},
            {QStyle::State_Selected | QStyle::State_HasFocus, true, false},
            {QStyle::State_HasFocus, true, false},
            {QStyle::State_MouseOver, true, false},
            {QStyle::State_None, false, true}};
}

} // namespace

void Rows::aRowCanBeRead_data()
{
    QTest::addColumn<QPalette>("palette");
    for (const PartLook &look : everyTheme())
        QTest::newRow(look.name) << look.palette;
}

// Name above, small words below, both on whatever the state lays below them.
void Rows::aRowCanBeRead()
{
    QFETCH(const QPalette, palette);
    for (const RowState &state : everyState())
        for (const double scale : {1.0, 1.5, 2.0}) {
            const QImage seen = paintedRow(palette, state, scale);
            const int half = seen.height() / 2;
            const double least = scale < 2 ? 3.5 : 4.5; // thin strokes are mixed with their ground
            const auto inkOf = [&](int top) {
                const int side = qRound(10 * scale);
                return inkIn(seen.copy(side, top + 3, seen.width() - 2 * side, half - 6), least)
                    .size();
            };
            QVERIFY(inkOf(0) > 20);
            QVERIFY(inkOf(half) > 20);
        }
}

void Rows::everyStateOfARowIsAnother()
{
    for (const PartLook &look : everyTheme()) {
        QList<QImage> seen;
        for (const RowState &state : everyState()) {
            const QImage image = paintedRow(look.palette, state);
            QVERIFY2(!seen.contains(image), look.name);
            seen << image;
        }
    }
}

void Rows::aRowHasTwoLinesOfLetters()
{
    QStyleOptionViewItem option;
    const auto heightWith = [&](int letters) {
        option.font.setPixelSize(letters);
        return RowDelegate().sizeHint(option, {}).height();
    };
    QCOMPARE(heightWith(13), 46);
    QVERIFY(heightWith(40) >= 90);
}

void Rows::aLongNameLeavesRoomForWhatStandsBeside()
{
    const QPalette palette = paletteOf(Theme::Light);
    const auto trailing = [&](const QString &name) {
        const QImage seen =
            paintedRow(palette, {QStyle::State_None}, 1, Qt::LeftToRight, 300, name);
        return seen.copy(300 - 64, 0, 64, 23);
    };
    const QString longest = u"Bartholomew Featherstonehaugh-Cholmondeley of Somewhere"_s;
    QCOMPARE(trailing(longest), trailing(u"Al"_s));
}

void Rows::rowsAreMirrored()
{
    const QPalette palette = paletteOf(Theme::Light);
    const RowState chosen{QStyle::State_Selected};
    const auto barAt = [&](Qt::LayoutDirection direction, int x) {
        return paintedRow(palette, chosen, 1, direction).pixel(x, 23);
    };
    const QRgb accent = colourOf(ColourRole::Accent, palette).rgb();
    QCOMPARE(barAt(Qt::LeftToRight, 1), accent);
    QCOMPARE(barAt(Qt::RightToLeft, 298), accent);
    QVERIFY(barAt(Qt::RightToLeft, 1) != accent);
    const auto middle = [&](Qt::LayoutDirection direction) {
        return middleOf(inkIn(paintedRow(palette, {QStyle::State_None}, 1, direction, 600), 3),
                        600);
    };
    QVERIFY(middle(Qt::LeftToRight) < 0.45);
    QVERIFY(middle(Qt::RightToLeft) > 0.55);
}

static QStandardItemModel *numbers(QObject *parent)
{
    auto *model = new QStandardItemModel(parent);
    model->setHorizontalHeaderLabels({u"Queue"_s, u"Open"_s});
    for (const QString &name : {u"Customers"_s, u"Invoices"_s, u"Addresses"_s}) {
        auto *number = new QStandardItem(u"495"_s);
        number->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        model->appendRow({new QStandardItem(name), number});
    }
    return model;
}

static std::unique_ptr<QTableView> plainTable(const QPalette &palette,
                                              Qt::LayoutDirection direction = Qt::LeftToRight)
{
    auto table = std::make_unique<QTableView>();
    table->setPalette(palette);
    table->setLayoutDirection(direction);
    makePlain(table.get());
    table->setModel(numbers(table.get()));
    table->horizontalHeader()->resizeSection(0, 200);
    table->horizontalHeader()->resizeSection(1, 200);
    table->resize(400, 28 + 3 * 36);
    table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return table;
}

void Rows::aTableHasNoGrid()
{
    for (const PartLook &look : everyTheme()) {
        const auto table = plainTable(look.palette);
        const QImage seen = table->grab().toImage();
        const QRgb sheet = colourOf(ColourRole::Sheet, look.palette).rgb();
        const QRgb hairline = colourOf(ColourRole::Hairline, look.palette).rgb();
        const int head = table->horizontalHeader()->height();
        QCOMPARE(seen.pixel(4, 4), sheet); // no grey head
        QCOMPARE(seen.pixel(300, head - 1), hairline);
        QCOMPARE(table->rowHeight(0), 36);
        QCOMPARE(seen.pixel(300, head + 35), hairline);
        for (int y = head + 1; y < head + 35; ++y)
            QCOMPARE(seen.pixel(199, y), sheet); // between two columns
    }
}

/// Where ink ends (or, from the right, begins) within a stretch of a line.
static int endOfInk(const QImage &seen, const QRect &within)
{
    int end = -1;
    for (const QPoint &point : inkIn(seen.copy(within), 3))
        end = std::max(end, point.x());
    return within.left() + end;
}

void Rows::theHeadOfNumbersStandsOverThem()
{
    const auto table = plainTable(paletteOf(Theme::Light));
    const int head = table->horizontalHeader()->height();
    const auto endsIn = [&](int top, int height) {
        return endOfInk(table->grab().toImage(), {200, top, 200, height});
    };
    QVERIFY(qAbs(endsIn(2, head - 4) - endsIn(head + 4, 28)) <= 2);
    table->horizontalHeader()->setSortIndicatorShown(true);
    table->horizontalHeader()->setSortIndicator(1, Qt::DescendingOrder);
    QVERIFY(qAbs(endsIn(2, head - 4) - endsIn(head + 4, 28)) <= 2); // its arrow is before it
}

void Rows::theChosenRowHasTintAndBar()
{
    for (const PartLook &look : everyTheme())
        for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            const auto table = plainTable(look.palette, direction);
            table->selectionModel()->select(table->model()->index(1, 0),
                                            QItemSelectionModel::Select |
                                                QItemSelectionModel::Rows);
            const QImage seen = table->grab().toImage();
            const int y = table->horizontalHeader()->height() + 36 + 6;
            const bool isMirrored = direction == Qt::RightToLeft;
            QCOMPARE(seen.pixel(isMirrored ? 398 : 1, y),
                     colourOf(ColourRole::Accent, look.palette).rgb());
            QCOMPARE(seen.pixel(200, y), colourOf(ColourRole::Chosen, look.palette).rgb());
            QCOMPARE(seen.pixel(isMirrored ? 1 : 398, y),
                     colourOf(ColourRole::Chosen, look.palette).rgb());
        }
}

void Rows::aTreeIsPlainToo()
{
    QTreeView tree;
    tree.setPalette(paletteOf(Theme::Light));
    makePlain(&tree);
    tree.setModel(numbers(&tree));
    tree.resize(400, 200);
    const QImage seen = tree.grab().toImage();
    const int head = tree.header()->height();
    QCOMPARE(tree.visualRect(tree.model()->index(0, 0)).height(), 36);
    QCOMPARE(seen.pixel(150, head + 35), colourOf(ColourRole::Hairline, tree.palette()).rgb());
}

static QStyleOptionSlider scrolled(Qt::Orientation orientation, int value, int most,
                                   const QPalette &palette)
{
    QStyleOptionSlider bar;
    bar.orientation = orientation;
    bar.rect = orientation == Qt::Vertical ? QRect(0, 0, 12, 200) : QRect(0, 0, 200, 12);
    bar.minimum = 0;
    bar.maximum = most;
    bar.pageStep = 100;
    bar.sliderPosition = bar.sliderValue = value;
    bar.palette = palette;
    bar.state = QStyle::State_Enabled;
    return bar;
}

void Rows::aScrollBarIsAThumbAlone()
{
    RoomyStyle style(u"Fusion"_s);
    QCOMPARE(style.pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, nullptr), 12);
    for (const PartLook &look : everyTheme()) {
        QImage image(12, 200, QImage::Format_RGB32);
        image.fill(colourOf(ColourRole::Ground, look.palette));
        const QImage nothing = image;
        QStyleOptionSlider bar = scrolled(Qt::Vertical, 0, 100, look.palette);
        {
            QPainter painter(&image);
            style.drawComplexControl(QStyle::CC_ScrollBar, &bar, &painter, nullptr);
        }
        QCOMPARE(image.pixel(6, 50), colourOf(ColourRole::Edge, look.palette).rgb());
        QCOMPARE(image.pixel(0, 50), nothing.pixel(0, 50)); // 8 wide in 12
        QCOMPARE(image.pixel(11, 50), nothing.pixel(11, 50));
        QCOMPARE(image.pixel(6, 198), nothing.pixel(6, 198)); // no arrow
        bar.maximum = 0;
        image = nothing;
        QPainter painter(&image);
        style.drawComplexControl(QStyle::CC_ScrollBar, &bar, &painter, nullptr);
        QCOMPARE(image, nothing); // all is seen already
    }
}

void Rows::aScrollBarIsDraggedByItsThumb()
{
    RoomyStyle style(u"Fusion"_s);
    QScrollBar bar(Qt::Horizontal);
    bar.setStyle(&style);
    bar.setRange(0, 100);
    bar.setPageStep(100);
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        bar.setLayoutDirection(direction);
        bar.resize(200, 12);
        bar.setValue(0);
        const bool isMirrored = direction == Qt::RightToLeft;
        const QPoint from(isMirrored ? 150 : 50, 6), to(isMirrored ? 50 : 150, 6);
        QTest::mousePress(&bar, Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, to, bar.mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                         {});
        QApplication::sendEvent(&bar, &move);
        QTest::mouseRelease(&bar, Qt::LeftButton, {}, to);
        QCOMPARE(bar.value(), 100);
        QTest::mouseClick(&bar, Qt::LeftButton, {}, QPoint(isMirrored ? 195 : 5, 6));
        QCOMPARE(bar.value(), 0); // a page back
    }
}

void Rows::aShortThumbCanBeHit()
{
    for (const int value : {0, 500000, 1000000}) {
        const auto bar = scrolled(Qt::Vertical, value, 1000000, paletteOf(Theme::Light));
        const QRect thumb = placeInScrollBar(bar, QStyle::SC_ScrollBarSlider);
        QVERIFY(thumb.height() >= 24);
        QVERIFY(bar.rect.contains(thumb));
    }
}

void Rows::aMenuIsASheet()
{
    RoomyStyle style(u"Fusion"_s);
    for (const PartLook &look : everyTheme()) {
        QMenu menu;
        menu.setStyle(&style);
        menu.setPalette(look.palette);
        QAction *first = menu.addAction(u"Take next"_s);
        menu.addAction(u"Return..."_s);
        menu.ensurePolished();
        QVERIFY(menu.actionGeometry(first).height() >= 28);
        menu.resize(menu.sizeHint());
        const QImage seen = menu.grab().toImage();
        QCOMPARE(seen.pixel(0, seen.height() / 2),
                 colourOf(ColourRole::Hairline, look.palette).rgb());
        QCOMPARE(groundOf(seen).rgb(), colourOf(ColourRole::Sheet, look.palette).rgb());
        menu.setActiveAction(first);
        const QImage chosen = menu.grab(menu.actionGeometry(first)).toImage();
        QVERIFY2(inkIn(chosen, 4.5).size() > 20, look.name);
        QVERIFY2(groundOf(chosen) != groundOf(seen), look.name);
    }
}

INTRAY_TEST_MAIN(Rows)
#include "tst_rows.moc"
