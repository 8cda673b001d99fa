// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/progresslook.h"

#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionProgressBar>
#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <chrono>

namespace intray {

using namespace std::chrono_literals;

static constexpr int mostHigh = 8;

/// Paints a waiting bar again after a moment, as long as it is painted at all.
static void paintSoonAgain(const QWidget &bar)
{
    constexpr auto moment = 40ms;
    const QString name = QStringLiteral("nextStep");
    auto *timer = bar.findChild<QTimer *>(name, Qt::FindDirectChildrenOnly);
    if (!timer) {
        auto *moving = const_cast<QWidget *>(&bar);
        timer = new QTimer(moving);
        timer->setObjectName(name);
        timer->setSingleShot(true);
        QObject::connect(timer, &QTimer::timeout, moving, qOverload<>(&QWidget::update));
    }
    if (!timer->isActive())
        timer->start(moment);
}

/// From 0 to 1, and from the beginning again.
static double placeOfWaiting(const QWidget *bar)
{
    constexpr double middle = 0.5;
    const bool mayMove =
        bar && bar->style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, bar) > 0;
    if (!mayMove)
        return middle;
    paintSoonAgain(*bar);
    constexpr auto once = 1600ms;
    const auto now = std::chrono::steady_clock::now().time_since_epoch() % once;
    return std::chrono::duration<double>(now) / once;
}

static QRect doneOf(const QStyleOptionProgressBar &bar, const QRect &line, const QWidget *widget)
{
    if (bar.minimum >= bar.maximum) {
        const int part = line.width() / 4;
        const int from = line.left() - part + int(placeOfWaiting(widget) * (line.width() + part));
        return QRect(from, line.top(), part, line.height()).intersected(line);
    }
    const double done = double(bar.progress - bar.minimum) / (double(bar.maximum) - bar.minimum);
    return {line.left(), line.top(), int(std::clamp(done, 0.0, 1.0) * line.width()), line.height()};
}

/// At the end of the bar, always as much: the line is no shorter at 100 %.
static int roomForWords(const QStyleOptionProgressBar &bar)
{
    if (!bar.textVisible || bar.minimum >= bar.maximum)
        return 0;
    const QFontMetrics &letters = bar.fontMetrics;
    return room::between + std::max(letters.horizontalAdvance(bar.text),
                                    letters.horizontalAdvance(QStringLiteral("100 %")));
}

static void paintWords(QPainter &painter, const QStyleOptionProgressBar &bar, int width)
{
    const QRect place(bar.rect.right() + 1 - width, bar.rect.top(), width, bar.rect.height());
    painter.setPen(colourOf(ColourRole::Text, bar.palette));
    painter.drawText(
        QStyle::visualRect(bar.direction, bar.rect, place),
        int(QStyle::visualAlignment(bar.direction, Qt::AlignTrailing | Qt::AlignVCenter)),
        bar.text);
}

void paintProgress(QPainter &painter, const QStyleOptionProgressBar &bar, const QWidget *widget)
{
    const auto of = [&bar](ColourRole role) { return colourOf(role, bar.palette); };
    const int words = roomForWords(bar);
    if (words > 0)
        paintWords(painter, bar, words);
    const int high = std::min(mostHigh, bar.rect.height());
    const QRect line(bar.rect.left(), bar.rect.top() + (bar.rect.height() - high) / 2,
                     bar.rect.width() - words, high);
    const int round = high / 2;
    const auto seen = [&bar](const QRect &part) {
        return QStyle::visualRect(bar.direction, bar.rect, part);
    };
    paintOutline(painter, seen(line),
                 {.ground = of(ColourRole::Field), .edge = of(ColourRole::Edge), .radius = round});
    const QRect done = doneOf(bar, line, widget);
    if (done.width() > 0)
        paintOutline(painter, seen(done), {.ground = of(ColourRole::Accent), .radius = round});
}

} // namespace intray
