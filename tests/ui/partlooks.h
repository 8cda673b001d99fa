// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/colours.h"
#include "ui/common/tokens.h"
#include "ui/preferences/themes.h"
#include "ui/themes.h"

#include <QTest>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <memory>

namespace intray {

/// A part as tests paint it: in every theme, size and direction.
struct PaintedPart
{
    const char *name;
    std::function<QWidget *()> make;
    bool beginsAtOneSide = true; ///< What is painted is heavier where the window begins.
};

struct PartLook
{
    const char *name;
    QPalette palette;
};

inline QList<PartLook> everyTheme()
{
    return {{"light", paletteOf(Theme::Light)},
            {"dark", paletteOf(Theme::Dark)},
            {"high contrast", paletteOf(Theme::HighContrast)},
            {"a desktop", darkTheme()}};
}

/// On a sheet, in its own size and so much more, with so many pixels for one.
inline QImage paintedPart(QWidget &part, double scale, const QSize &more = {0, 0})
{
    const QSize hint = part.sizeHint().expandedTo(part.minimumSizeHint());
    const int width = hint.width() + more.width();
    const int height =
        std::max(hint.height(), part.hasHeightForWidth() ? part.heightForWidth(width) : 0);
    part.resize(width, height + more.height());
    (void)part.grab(); // lays out what is in it
    QImage image((QSizeF(part.size()) * scale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(colourOf(ColourRole::Sheet, part.palette()));
    part.render(&image, {}, {}, QWidget::DrawChildren);
    return image;
}

/// As many pixels of one colour as stand beside each other: pictures are mostly those.
struct Run
{
    QRgb colour = 0;
    QPoint begin;
    int length = 0;
};

inline QList<Run> runsIn(const QImage &image)
{
    QList<Run> runs;
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            if (x == 0 || line[x] != runs.constLast().colour)
                runs.append({line[x], {x, y}, 0});
            ++runs.last().length;
        }
    }
    return runs;
}

inline QColor groundOf(const QList<Run> &runs)
{
    QHash<QRgb, int> counts;
    for (const Run &run : runs)
        counts[run.colour] += run.length;
    const auto most = std::ranges::max_element(counts);
    return most == counts.end() ? QColor() : QColor(most.key());
}

/// What there is most of.
inline QColor groundOf(const QImage &image)
{
    return groundOf(runsIn(image.convertToFormat(QImage::Format_RGB32)));
}

/// The pixels that stand out from the ground so much.
inline QList<QPoint> inkIn(const QImage &image, double least)
{
    const QList<Run> runs = runsIn(image.convertToFormat(QImage::Format_RGB32));
    const QColor ground = groundOf(runs);
    QHash<QRgb, bool> known;
    QList<QPoint> ink;
    for (const Run &run : runs) {
        if (!known.contains(run.colour))
            known.insert(run.colour, contrast(QColor(run.colour), ground) >= least);
        if (known.value(run.colour))
            for (int x = 0; x < run.length; ++x)
                ink << run.begin + QPoint(x, 0);
    }
    return ink;
}

/// From 0, all of it at the left, to 1.
inline double middleOf(const QList<QPoint> &ink, int width)
{
    double sum = 0;
    for (const QPoint &point : ink)
        sum += point.x();
    return ink.isEmpty() ? 0.5 : sum / double(ink.size()) / width;
}

inline std::unique_ptr<QWidget> madeIn(const PaintedPart &part, const PartLook &look,
                                       Qt::LayoutDirection direction, int letters = 13)
{
    QFont font = QApplication::font();
    font.setPixelSize(letters);
    std::unique_ptr<QWidget> made(part.make());
    made->setFont(font);
    made->setPalette(look.palette);
    made->setLayoutDirection(direction);
    return made;
}

inline QByteArray placeOf(const PaintedPart &part, const PartLook &look, double scale)
{
    return QByteArray(part.name) + ", " + look.name + ", " + QByteArray::number(scale);
}

/// Its words stand out from whatever is behind them, in every theme and size.
inline void canBeRead(const QList<PaintedPart> &parts)
{
    for (const PaintedPart &part : parts)
        for (const PartLook &look : everyTheme())
            for (const double scale : {1.0, 1.5, 2.0}) {
                const auto made = madeIn(part, look, Qt::LeftToRight);
                const auto ink = inkIn(paintedPart(*made, scale), 4.5).size();
                QVERIFY2(ink >= 8, placeOf(part, look, scale) + ": " + QByteArray::number(ink));
            }
}

/// How much ink is painted well inside: without edges, which are longer around more room.
inline qsizetype inkWithin(QWidget &part, const QSize &more)
{
    constexpr int scale = 2, edge = 3 * scale;
    const QImage image = paintedPart(part, scale, more);
    return inkIn(image.copy(image.rect().adjusted(edge, edge, -edge, -edge)), 3).size();
}

/// With more room than it asks for nothing more of it is seen, with small letters and large ones.
inline void nothingIsCut(const QList<PaintedPart> &parts)
{
    for (const PaintedPart &part : parts)
        for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft})
            for (const int letters : {13, 26}) {
                const PartLook look = everyTheme().constFirst();
                const auto made = madeIn(part, look, direction, letters);
                const auto own = inkWithin(*made, {0, 0});
                const auto roomy = madeIn(part, look, direction, letters);
                const auto more = inkWithin(*roomy, {80, 0});
                QVERIFY2(own > 0 && own * 100 >= more * 97, placeOf(part, look, letters) + ": " +
                                                                QByteArray::number(own) + " of " +
                                                                QByteArray::number(more));
            }
}

/// What stands where the window begins is there in a mirrored one, too.
inline void goesToTheOtherSide(const QList<PaintedPart> &parts)
{
    for (const PaintedPart &part : parts) {
        const PartLook look = everyTheme().constFirst();
        const auto middle = [&](Qt::LayoutDirection direction) {
            const auto made = madeIn(part, look, direction);
            const QImage image = paintedPart(*made, 1, {200, 0});
            return middleOf(inkIn(image, 3), image.width());
        };
        const double left = middle(Qt::LeftToRight), right = middle(Qt::RightToLeft);
        QVERIFY2(!part.beginsAtOneSide || left < 0.48,
                 QByteArray(part.name) + ": " + QByteArray::number(left));
        QVERIFY2(qAbs(left + right - 1) < 0.08, QByteArray(part.name) + ": " +
                                                    QByteArray::number(left) + ", " +
                                                    QByteArray::number(right));
    }
}

/// What has words is higher with larger letters.
inline void isAsHighAsItsLetters(const QList<PaintedPart> &parts)
{
    for (const PaintedPart &part : parts) {
        const PartLook look = everyTheme().constFirst();
        const auto heightWith = [&](int letters) {
            const auto made = madeIn(part, look, Qt::LeftToRight, letters);
            (void)paintedPart(*made, 1);
            return made->height();
        };
        const int usual = heightWith(13), large = heightWith(40);
        QVERIFY2(large >= usual + 16, QByteArray(part.name) + ": " + QByteArray::number(usual) +
                                          ", " + QByteArray::number(large));
    }
}

} // namespace intray
