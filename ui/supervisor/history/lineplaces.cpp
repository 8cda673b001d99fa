// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/lineplaces.h"

#include "ui/common/leastcolumn.h"
#include "ui/common/letters.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/history/changetable.h"
#include "ui/supervisor/history/foldingtable.h"
#include "ui/supervisor/history/linehead.h"
#include "ui/supervisor/turningsplit.h"

#include <QVBoxLayout>

#include <algorithm>

namespace intray {

LinePlaces::LinePlaces(const Parts &parts, QWidget *parent)
    : QWidget(parent)
    , m_parts(parts)
    , m_sides(new TurningSplit(this))
{
    m_sides->addWidget(parts.list);
    m_sides->addWidget(m_panel = makePanel());
    m_sides->setStretchFactor(0, 2);
    m_sides->setStretchFactor(1, 1);
    m_sides->setSizes({860, 400});
    auto *column = new LeastColumn(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(room::beside);
    column->addWidget(parts.questions);
    column->addWidget(m_sides, 1);
    column->addWidget(makeFoot());
    connect(m_sides, &TurningSplit::arranged, this, &LinePlaces::arrange);
    showPanel(Panel::None);
}

QWidget *LinePlaces::makePanel()
{
    constexpr int leastLetters = 36;
    auto *panel = new QWidget(this);
    panel->setMinimumWidth(leastLetters * letterWidth(fontMetrics()));
    m_inPanel = new QVBoxLayout(panel);
    m_inPanel->setContentsMargins(0, room::between, 0, 0);
    m_inPanel->setSpacing(room::between);
    m_inPanel->addWidget(m_parts.head);
    m_inPanel->addWidget(m_parts.changes, 1);
    m_inPanel->addStretch(0); // until there are changes
    return panel;
}

QWidget *LinePlaces::makeFoot()
{
    auto *foot = new QWidget(this);
    m_inFoot = new QVBoxLayout(foot);
    m_inFoot->setContentsMargins(0, 0, 0, 0);
    m_inFoot->addWidget(m_parts.foot);
    return foot;
}

bool LinePlaces::isBeside() const
{
    return m_sides->orientation() == Qt::Horizontal;
}

void LinePlaces::arrange()
{
    constexpr int low = 26; // lines; more than the window's least height
    m_isLow = window()->height() < low * fontMetrics().lineSpacing();
    placeHead();
    showPanel(m_shown);
    emit arranged();
}

void LinePlaces::placeHead()
{
    QVBoxLayout *place = isOnlySaid() ? m_inFoot : m_inPanel;
    if (place->indexOf(m_parts.head) < 0)
        place->insertWidget(0, m_parts.head);
    m_parts.head->placeButtons(isBeside());
    m_parts.head->setAlone(isOnlySaid());
}

void LinePlaces::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

// Beside the list its room is there before somebody looks at a line.
void LinePlaces::showPanel(Panel panel)
{
    m_parts.head->setVisible(isBeside() || panel != Panel::None);
    m_parts.foot->setVisible(!isOnlySaid() || panel == Panel::None);
    fitFoot();
    if (isBeside()) {
        m_panel->show();
        m_panel->setMaximumHeight(QWIDGETSIZE_MAX);
    } else if (isOnlySaid()) {
        m_panel->hide();
    } else {
        showBelow(panel);
    }
    m_shown = panel;
    m_sides->setMinimumHeight(m_sides->minimumSizeHint().height());
}

/// As high with the one as with the other.
void LinePlaces::fitFoot()
{
    QWidget *foot = m_inFoot->parentWidget();
    const int lines =
        std::max(heightOf(Part::Button, fontMetrics()), 2 * fontMetrics().lineSpacing());
    foot->setMinimumHeight(isOnlySaid() ? lines : 0);
    foot->setMaximumHeight(isOnlySaid() ? lines : QWIDGETSIZE_MAX);
}

// Before somebody looks at a line the list has all room, and nearly all before there are changes to
// see; then their room stays as it is.
void LinePlaces::showBelow(Panel panel)
{
    const bool hadChanges = m_panel->maximumHeight() == QWIDGETSIZE_MAX && m_panel->isVisible();
    m_panel->setVisible(panel != Panel::None);
    if (panel == Panel::Line && hadChanges)
        return;
    const int line = heightOf(Part::Button, fontMetrics()) + room::between;
    m_panel->setMaximumHeight(panel == Panel::Changes ? QWIDGETSIZE_MAX : line);
    if (panel == Panel::Changes && !hadChanges)
        m_sides->setSizes({3 * m_sides->height() / 4, m_sides->height() / 4});
}

} // namespace intray
