// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/rowdelegate.h"

#include "lists/rowroles.h"
#include "ui/common/colours.h"
#include "ui/common/painting.h"
#include "ui/common/rowlook.h"
#include "ui/common/signlabel.h"
#include "ui/common/tokens.h"

#include <QPainter>

#include <algorithm>

namespace intray {

namespace {

/// The keyboard is there, or comes back when a dialog is closed.
bool isInUse(const QWidget *list)
{
    return list && list->window()->focusWidget() == list;
}

/// One row while it is painted.
class PaintedRow
{
public:
    PaintedRow(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index)
        : m_painter(painter)
        , m_option(option)
        , m_index(index)
        , m_inHand(index.data(int(RowRole::IsInHand)))
        , m_isChosen(m_inHand.toBool() || (option.state.testFlag(QStyle::State_Selected) &&
                                           (m_inHand.isNull() || isInUse(option.widget))))
        , m_isTaken(index.data(int(RowRole::IsTaken)).toBool())
        , m_inside(option.rect.adjusted(room::beside, 0, -room::edge, 0)) // a bar lies behind it
    {
    }

    void paint(RowDelegate::Lines lines)
    {
        paintGround();
        const int height = m_option.rect.height();
        const QFont small = lettersFor(LetterSize::Small, m_option.font);
        if (lines == RowDelegate::Lines::One)
            return paintFirst(m_inside, small);
        const int upper = m_option.fontMetrics.height(), lower = QFontMetrics(small).height();
        const int top = m_option.rect.top() + (height - upper - lower - 1) / 2;
        paintFirst({m_inside.left(), top, m_inside.width(), upper}, small);
        paintSecond({m_inside.left(), top + upper + 1, m_inside.width(), lower}, small);
    }

private:
    QColor of(ColourRole role) const { return colourOf(role, m_option.palette); }
    QString text(RowRole role) const { return m_index.data(int(role)).toString(); }
    QRect seen(const QRect &place) const
    {
        return QStyle::visualRect(m_option.direction, m_option.rect, place);
    }
    QString firstLine() const
    {
        const QVariant given = m_index.data(int(RowRole::FirstLine));
        return (given.isNull() ? m_index.data() : given).toString();
    }
    /// Where one row is worked on, only that: another one is chosen only for the keys.
    bool isMarked() const { return m_isChosen && (m_inHand.isNull() || m_inHand.toBool()); }
    QColor paper() const { return of(m_isChosen ? ColourRole::Chosen : ColourRole::Ground); }

    void paintGround()
    {
        const bool isUsed = m_option.state.testFlag(QStyle::State_MouseOver);
        const bool isHere = m_option.state.testFlag(QStyle::State_HasFocus);
        Outline ground{.ground = {}, .edge = {}, .radius = radius::field, .width = 2};
        if (m_isChosen || isUsed)
            ground.ground = of(m_isChosen ? ColourRole::Chosen : ColourRole::Tint);
        if (isHere)
            ground.edge = of(ColourRole::Accent);
        else if (isUsed && isHighContrast(m_option.palette))
            ground.edge = of(ColourRole::Edge);
        if (ground.ground.isValid() || ground.edge.isValid())
            paintOutline(m_painter, m_option.rect, ground);
        if (isMarked())
            paintBarOfRow(m_painter, m_option.rect, m_option.direction, m_option.palette);
    }

    /// What stands at the end of a line; as wide as it is.
    int paintBeside(const QRect &line, const QString &words, const QColor &ink)
    {
        if (words.isEmpty())
            return 0;
        m_painter.setPen(ink);
        const int most = line.width() * 3 / 5;
        const QRect place(line.right() - most + 1, line.top(), most, line.height());
        return room::between +
               paintWords(m_painter, seen(place), words, m_option.direction, Qt::AlignRight);
    }

    int paintIconAt(int right, const QRect &line, const QString &icon, const QColor &ink)
    {
        const QRect place(right - iconAcross + 1, line.center().y() - iconAcross / 2 + 1,
                          iconAcross, iconAcross);
        paintIcon(m_painter, seen(place).topLeft(), icon, ink, paper());
        return iconAcross + room::within;
    }

    std::optional<Sign> signOfRow() const
    {
        if (m_index.data(int(RowRole::IsFault)).toBool())
            return Sign::Fault;
        if (m_index.data(int(RowRole::IsDoubt)).toBool())
            return Sign::Warning;
        return m_index.data(int(RowRole::IsGood)).toBool() ? std::optional(Sign::Done)
                                                           : std::nullopt;
    }

    void paintFirst(QRect line, const QFont &small)
    {
        if (const auto sign = signOfRow())
            line.setRight(line.right() - paintIconAt(line.right(), line, iconOf(*sign),
                                                     colourOf(*sign, m_option.palette)));
        const bool isStrong = isMarked() && !m_isTaken;
        m_painter.setFont(isStrong ? m_option.font : small);
        int beside = paintBeside(line, text(RowRole::Beside),
                                 of(isStrong ? ColourRole::Text : ColourRole::Dimmed));
        if (m_isTaken)
            beside += paintIconAt(line.right() - beside + room::within, line,
                                  QStringLiteral("object-locked"), of(ColourRole::Dimmed));
        QFont name = m_option.font;
        if (isMarked())
            name.setWeight(QFont::DemiBold);
        name.setStrikeOut(m_isTaken);
        m_painter.setFont(name);
        m_painter.setPen(of(m_isTaken ? ColourRole::Dimmed : ColourRole::Text));
        paintWords(m_painter, seen(line.adjusted(0, 0, -beside, 0)), firstLine(),
                   m_option.direction);
    }

    void paintSecond(const QRect &line, const QFont &small)
    {
        m_painter.setFont(small);
        const QColor ink = of(ColourRole::Dimmed);
        const int beside = paintBeside(line, text(RowRole::BesideSecond), ink);
        m_painter.setPen(ink);
        paintWords(m_painter, seen(line.adjusted(0, 0, -beside, 0)), text(RowRole::SecondLine),
                   m_option.direction);
    }

    QPainter &m_painter;
    const QStyleOptionViewItem &m_option;
    const QModelIndex &m_index;
    const QVariant m_inHand;
    const bool m_isChosen;
    const bool m_isTaken;
    const QRect m_inside;
};

} // namespace

RowDelegate::RowDelegate(QObject *parent, Lines lines)
    : QStyledItemDelegate(parent)
    , m_lines(lines)
{
}

void RowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given,
                        const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    painter->save();
    PaintedRow(*painter, option, index).paint(m_lines);
    painter->restore();
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const Part part = m_lines == Lines::One ? Part::Button : Part::TwoLineRow;
    return {0, heightOf(part, QFontMetrics(option.font))};
}

} // namespace intray
