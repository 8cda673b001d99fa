// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/samples.h"
#include "pictures/statesofparts.h"
#include "ui/common/fieldframe.h"
#include "ui/common/linebutton.h"
#include "ui/common/painting.h"
#include "ui/common/segments.h"
#include "ui/common/sheet.h"
#include "ui/desk/besidecell.h"
#include "ui/desk/proposalghost.h"

#include <QGridLayout>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

/// A field as FieldEditor will paint it.
class FieldSample : public QWidget
{
public:
    struct Looks
    {
        MarkedText text{};
        FieldLook look = FieldLook::AtRest;
        bool isDimmed = false;
        bool hasCaret = false;
        bool hasLock = false;
        bool isChoice = false;
        ProposalGhost ghost{};
    };

    FieldSample(const Looks &looks, int width)
        : m_looks(looks)
    {
        setFixedSize(width, heightOf(Part::Field, fontMetrics()));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintField(painter, rect(), m_looks.look, palette());
        const QRect inside = rect().adjusted(room::beside, 0, -room::between, 0);
        const MarkedLines lines(m_looks.text, font(), inside.width(), 1, layoutDirection());
        const auto ink = m_looks.isDimmed ? ColourRole::Dimmed : ColourRole::Text;
        const QRect seen = QStyle::visualRect(layoutDirection(), rect(), inside);
        lines.paint(painter, {seen.left(), (height() - lines.height()) / 2}, Marking::Changed,
                    colourOf(ink, palette()), palette());
        paintBehind(painter, inside.adjusted(lines.width(), 0, 0, 0));
    }

private:
    void paintBehind(QPainter &painter, const QRect &behind)
    {
        const QRect seen = QStyle::visualRect(layoutDirection(), rect(), behind);
        const QColor text = colourOf(ColourRole::Text, palette());
        if (m_looks.hasCaret)
            painter.fillRect(
                QRect(isRightToLeft() ? seen.right() : seen.left(), 7, 1, height() - 14), text);
        if (!m_looks.ghost.value.isEmpty())
            paintGhost(painter, m_looks.ghost, seen, font(), palette(), layoutDirection());
        const auto icon = [&](int x, const QString &name, const QColor &ink) {
            const QRect place(x, (height() - iconAcross) / 2, iconAcross, iconAcross);
            paintIcon(painter, QStyle::visualRect(layoutDirection(), rect(), place).topLeft(), name,
                      ink, colourOf(ColourRole::Sheet, palette()));
        };
        if (m_looks.hasLock)
            icon(behind.left() + room::between, u"object-locked"_s,
                 colourOf(ColourRole::Dimmed, palette()));
        if (m_looks.isChoice)
            icon(behind.right() - iconAcross, u"go-down"_s, text);
    }

    const Looks m_looks;
};

BesideCell *beside(const BesideCell::Said &said)
{
    auto *cell = new BesideCell(u"Revert Street"_s);
    cell->say(said);
    return cell;
}

BesideCell *remark(const QString &words)
{
    return beside({.sign = std::nullopt, .sentence = words});
}

class Rows
{
public:
    explicit Rows(QGridLayout *grid)
        : m_grid(grid)
    {
    }

    void field(const QString &label, const FieldSample::Looks &looks, QWidget *cell = nullptr,
               int width = 290)
    {
        add(label, new FieldSample(looks, width), cell);
    }

    void addWide(const QString &label, QWidget *part)
    {
        const int row = m_grid->rowCount();
        m_grid->addWidget(dimmed(label), row, 0);
        m_grid->addWidget(part, row, 1, 1, 2, Qt::AlignLeft | Qt::AlignVCenter);
        m_grid->setRowMinimumHeight(row, 40);
    }

    void add(const QString &label, QWidget *part, QWidget *cell = nullptr)
    {
        const int row = m_grid->rowCount();
        m_grid->addWidget(dimmed(label), row, 0);
        m_grid->addWidget(part, row, 1, Qt::AlignLeft | Qt::AlignVCenter);
        if (cell)
            m_grid->addWidget(cell, row, 2);
        m_grid->setRowMinimumHeight(row, 38);
    }

private:
    QGridLayout *m_grid;
};

void addFields(Rows &rows)
{
    using Looks = FieldSample::Looks;
    const auto text = [](const QString &words) { return MarkedText{words, {}}; };
    rows.field(u"at rest"_s, {.text = text(u"Harvey"_s)});
    rows.field(u"mouse over it"_s, {.text = text(u"Harvey"_s), .look = FieldLook::MouseOver});
    rows.field(u"in hand"_s,
               {.text = text(u"Harvey"_s), .look = FieldLook::InHand, .hasCaret = true},
               remark(u"hint stands in the foot"_s));
    rows.field(u"empty, required"_s, {.text = text(u"required"_s), .isDimmed = true});
    rows.field(u"changed"_s, {.text = {u"1087 Ridge Avenue"_s, {{2, 2}}}},
               beside({.was = {u"was 1078 Ridge Avenue"_s, {{6, 2}}}, .canBeUndone = true}));
    rows.field(u"breaks a rule"_s,
               {.text = text(u"harvey at example.net"_s), .look = FieldLook::Fault},
               beside({.sign = Sign::Fault, .sentence = u"One @ is missing"_s}));
    rows.field(u"changed, too"_s,
               {.text = {u"harvey at example.net"_s, {{7, 2}}}, .look = FieldLook::Fault},
               beside({.sign = Sign::Fault,
                       .sentence = u"One @ is missing, as in name@example.org"_s,
                       .was = {u"was harvey@example.net"_s, {{10, 1}}},
                       .canBeUndone = true}));
    rows.field(u"doubtful"_s, {.text = text(u"Ohama"_s)},
               beside({.sign = Sign::Warning, .sentence = u"Usually Omaha here"_s}));
    rows.field(u"proposed"_s,
               Looks{.text = text(u"4025550169"_s),
                     .look = FieldLook::InHand,
                     .hasCaret = true,
                     .ghost = {u"(402) 555-0169"_s, u"Ctrl+J"_s}},
               beside({.sign = Sign::Fault, .sentence = u"Not like (205) 555-0143"_s}));
    rows.field(u"read-only"_s,
               {.text = text(u"2009-09-17"_s), .look = FieldLook::ReadOnly, .hasLock = true},
               remark(u"no ground, no edge"_s));
    rows.field(u"cannot be used"_s,
               {.text = text(u"Harvey"_s), .look = FieldLook::Off, .isDimmed = true},
               remark(u"the lock is lost"_s));
    rows.field(u"a choice"_s, {.text = text(u"Omaha"_s), .isChoice = true}, nullptr, 160);
}

Segments *yesNo(int chosen)
{
    auto *segments = new Segments({u"No"_s, u"Yes"_s});
    segments->choose(chosen);
    return segments;
}

QWidget *allSegments()
{
    auto *all = new QWidget;
    auto *line = new QHBoxLayout(all);
    line->setContentsMargins(0, 0, 0, 0);
    auto *off = yesNo(0);
    off->setEnabled(false);
    auto *used = yesNo(1);
    for (QWidget *one :
         {static_cast<QWidget *>(yesNo(0)), static_cast<QWidget *>(yesNo(-1)),
          static_cast<QWidget *>(withFocus(used, used->findChildren<QToolButton *>().at(1))),
          static_cast<QWidget *>(off)})
        line->addWidget(one);
    return all;
}

LineButton *button(LineButton::Rank rank, const QString &words, const QString &key,
                   const QString &icon)
{
    auto *made = new LineButton(rank);
    made->setWords(words, key);
    made->setIconName(icon);
    return made;
}

QWidget *buttonsOf(LineButton::Rank rank, const QString &words, const QString &key,
                   const QString &icon)
{
    auto *all = new QWidget;
    auto *line = new QHBoxLayout(all);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(room::edge);
    auto *off = button(rank, words, {}, icon);
    off->setEnabled(false);
    line->addWidget(button(rank, words, key, icon));
    line->addWidget(underMouse(button(rank, words, {}, icon)));
    line->addWidget(withFocus(button(rank, words, {}, icon)));
    line->addWidget(off);
    return all;
}

} // namespace

QWidget *statesOfFields()
{
    auto *sheet = new Sheet;
    auto *grid = new QGridLayout(sheet);
    grid->setContentsMargins(Sheet::around());
    grid->setHorizontalSpacing(room::beside);
    grid->setVerticalSpacing(0);
    grid->addWidget(headingOf(u"A field"_s), 0, 0, 1, 3);
    Rows rows(grid);
    addFields(rows);
    rows.addWide(u"yes or no"_s, allSegments());
    grid->addWidget(headingOf(u"Buttons: rest, mouse, keyboard, off"_s), grid->rowCount(), 0, 1, 3);
    using Rank = LineButton::Rank;
    rows.addWide(u"leads on"_s, buttonsOf(Rank::Primary, u"Save"_s, u"Ctrl+S"_s, {}));
    rows.addWide(u"usual"_s, buttonsOf(Rank::Usual, u"Release..."_s, {}, {}));
    rows.addWide(u"quiet"_s, buttonsOf(Rank::Quiet, u"Return..."_s, {}, u"go-previous"_s));
    rows.addWide(u"ends"_s, buttonsOf(Rank::Danger, u"Dismiss..."_s, {}, u"edit-delete"_s));
    grid->setColumnStretch(2, 1);
    grid->setRowStretch(grid->rowCount(), 1);
    return sheet;
}

} // namespace intray
