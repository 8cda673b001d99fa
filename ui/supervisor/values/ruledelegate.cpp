// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/values/ruledelegate.h"

#include "lists/rowroles.h"
#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/signlabel.h"

#include <QFontDatabase>
#include <QWidget>

namespace intray {

/// Each as wide as the others: what is built alike is seen, and is not taken for a value.
static QFont formLetters(const QFont &body)
{
    QFont letters = body;
    letters.setFamilies(QFontDatabase::systemFont(QFontDatabase::FixedFont).families());
    letters.setStyleHint(QFont::Monospace);
    return letters;
}

RuleDelegate::RuleDelegate(int role, Shows shows, QObject *parent)
    : PlainCell(parent)
    , m_role(role)
    , m_shows(shows)
{
}

void RuleDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    PlainCell::initStyleOption(option, index);
    if (index.data(int(RowRole::IsForm)).toBool())
        option->font = formLetters(option->font);
    const bool isFault = index.data(m_role).toBool();
    if (!isFault && m_shows == Shows::Faults)
        return;
    const Sign kind = isFault ? Sign::Fault : Sign::Done;
    const QPalette palette = paletteOfRow(*option);
    const QColor ground = palette.color(QPalette::Base); // the cell paints what is chosen
    const QColor ink = readable(colourOf(kind, palette), ground, 3);
    const int size = option->fontMetrics.height();
    const qreal ratio = option->widget ? option->widget->devicePixelRatioF() : 1;
    QPixmap sign = drawnIcon(iconOf(kind), qRound(size * ratio), ink, ground);
    sign.setDevicePixelRatio(ratio);
    option->icon = QIcon(sign);
    option->decorationSize = QSize(size, size);
    option->features |= QStyleOptionViewItem::HasDecoration;
}

} // namespace intray
