// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/scalechart.h"
#include "ui/partlooks.h"

#include <QAccessible>

using namespace intray;
using namespace Qt::StringLiterals;

/// Charts with one scale: what is on it, and what stands out.
class ScaleCharts : public QObject
{
    Q_OBJECT

private slots:
    void everyPointIsOnTheScale_data();
    void everyPointIsOnTheScale();
    void theNumberOfTheHighestIsWhole();
    void barsBeginAtNothing();
    void aLineHasItsOwnScale();
    void theCurrentBarStandsOut();
    void barsAreAsHighAsTheirValues();
    void timeRunsTheOtherWayInMirroredWindows();
    void aScreenReaderHearsASentence();
    void nothingIsPaintedOfNothing();
};

static std::unique_ptr<ScaleChart> chartOf(ScaleChart::Shape shape, const QList<qint64> &values,
                                           const QPalette &palette = paletteOf(Theme::Light))
{
    auto chart = std::make_unique<ScaleChart>(shape);
    QList<ScaleChart::Point> points;
    for (const qint64 value : values)
        points.append({QString::number(8 + points.size()), value});
    chart->showPoints(points, u"Most at 15"_s);
    chart->setPalette(palette);
    chart->resize(400, 220);
    return chart;
}

void ScaleCharts::everyPointIsOnTheScale_data()
{
    QTest::addColumn<QList<qint64>>("values");
    QTest::newRow("none") << QList<qint64>{0, 0};
    QTest::newRow("one") << QList<qint64>{1};
    QTest::newRow("three") << QList<qint64>{3, 1};
    QTest::newRow("a day") << QList<qint64>{9, 18, 21, 19, 6, 17, 23, 24};
    QTest::newRow("a hundred") << QList<qint64>{100, 99};
    QTest::newRow("more") << QList<qint64>{101, 622, 495};
    QTest::newRow("a narrow stretch") << QList<qint64>{1000003, 1000001};
    QTest::newRow("many") << QList<qint64>{12'345'678, 9};
}

void ScaleCharts::everyPointIsOnTheScale()
{
    QFETCH(const QList<qint64>, values);
    for (const auto shape : {ScaleChart::Shape::Bars, ScaleChart::Shape::Line}) {
        const auto [least, most] = chartOf(shape, values)->scale();
        QVERIFY(most > least);
        QCOMPARE((most - least) % 2, 0); // a whole number in its middle
        for (const qint64 value : values)
            QVERIFY2(value >= least && value <= most,
                     qPrintable(u"%1 in %2 to %3"_s.arg(value).arg(least).arg(most)));
    }
}

void ScaleCharts::theNumberOfTheHighestIsWhole()
{
    for (const auto shape : {ScaleChart::Shape::Bars, ScaleChart::Shape::Line}) {
        const auto chart = chartOf(shape, {0, 250, 500});
        for (const QPoint &point : inkIn(chart->grab().toImage(), 3))
            QVERIFY(point.y() > 0);
    }
}

void ScaleCharts::barsBeginAtNothing()
{
    QCOMPARE(chartOf(ScaleChart::Shape::Bars, {518, 495})->scale().least, 0);
    const auto day = chartOf(ScaleChart::Shape::Bars, {9, 18, 24})->scale();
    QCOMPARE(day.most, 30);
}

void ScaleCharts::aLineHasItsOwnScale()
{
    const auto scale =
        chartOf(ScaleChart::Shape::Line, {622, 604, 583, 565, 559, 542, 518, 495})->scale();
    QVERIFY(scale.least >= 400 && scale.most <= 700);
}

void ScaleCharts::theCurrentBarStandsOut()
{
    for (const PartLook &look : everyTheme()) {
        const QImage seen =
            chartOf(ScaleChart::Shape::Bars, {20, 24}, look.palette)->grab().toImage();
        const QRgb current = colourOf(ColourRole::Accent, look.palette).rgb();
        const QRgb earlier = colourOf(ColourRole::EarlierBars, look.palette).rgb();
        QCOMPARE(seen.pixel(130, 180), earlier);
        QCOMPARE(seen.pixel(310, 180), current);
        QVERIFY(current != earlier);
    }
}

/// From its foot up to where it ends.
static int heightOfBar(const QImage &seen, int x, QRgb colour)
{
    int height = 0;
    for (int y = 0; y < seen.height(); ++y)
        height += seen.pixel(x, y) == colour ? 1 : 0;
    return height;
}

void ScaleCharts::barsAreAsHighAsTheirValues()
{
    const QPalette palette = paletteOf(Theme::Light);
    const QImage seen = chartOf(ScaleChart::Shape::Bars, {10, 20})->grab().toImage();
    const int ten = heightOfBar(seen, 130, colourOf(ColourRole::EarlierBars, palette).rgb());
    const int twenty = heightOfBar(seen, 280, colourOf(ColourRole::Accent, palette).rgb());
    QVERIFY2(ten > 50 && qAbs(2 * ten - twenty) <= 3,
             qPrintable(u"%1 and %2"_s.arg(ten).arg(twenty)));
}

void ScaleCharts::timeRunsTheOtherWayInMirroredWindows()
{
    const auto chart = chartOf(ScaleChart::Shape::Bars, {20, 24});
    chart->setLayoutDirection(Qt::RightToLeft);
    const QImage seen = chart->grab().toImage();
    QCOMPARE(seen.pixel(90, 180), colourOf(ColourRole::Accent, chart->palette()).rgb());
    QCOMPARE(seen.pixel(270, 180), colourOf(ColourRole::EarlierBars, chart->palette()).rgb());
}

void ScaleCharts::aScreenReaderHearsASentence()
{
    const auto chart = chartOf(ScaleChart::Shape::Line, {20, 24});
    auto *heard = QAccessible::queryAccessibleInterface(chart.get());
    QCOMPARE(heard->role(), QAccessible::Chart);
    QCOMPARE(heard->text(QAccessible::Description), u"Most at 15"_s);
}

void ScaleCharts::nothingIsPaintedOfNothing()
{
    const auto empty = chartOf(ScaleChart::Shape::Bars, {});
    const QImage seen = empty->grab().toImage();
    QCOMPARE(inkIn(seen, 1.01).size(), 0);
    const auto small = chartOf(ScaleChart::Shape::Line, {20, 24});
    small->resize(5, 5);
    small->grab(); // has no room for anything, and ends
}

INTRAY_TEST_MAIN(ScaleCharts)
#include "tst_scalechart.moc"
