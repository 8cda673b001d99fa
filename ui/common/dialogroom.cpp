// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/dialogroom.h"

#include "ui/common/dialogfoot.h"
#include "ui/common/dialoglook.h"
#include "ui/common/lowplace.h"
#include "ui/common/roomyscreen.h"
#include "ui/common/tokens.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDialog>
#include <QEvent>
#include <QFormLayout>

#include <algorithm>

namespace intray {

void DialogRoom::give(QDialog &dialog)
{
    const bool isQts = dialog.metaObject()->className()[0] == 'Q';
    if (!isQts && !dialog.findChild<DialogRoom *>({}, Qt::FindDirectChildrenOnly))
        new DialogRoom(dialog);
}

DialogRoom::DialogRoom(QDialog &dialog)
    : QObject(&dialog)
    , m_dialog(dialog)
{
    m_dialog.installEventFilter(this);
}

bool DialogRoom::eventFilter(QObject *watched, QEvent *event)
{
    const bool mayChange = event->type() == QEvent::Show || event->type() == QEvent::Resize ||
                           event->type() == QEvent::LayoutRequest;
    if (watched == &m_dialog && mayChange && m_dialog.layout())
        fit();
    return false;
}

int DialogRoom::wantedHeight(int width) const
{
    const QLayout *layout = m_dialog.layout();
    return layout->hasHeightForWidth() ? layout->totalMinimumHeightForWidth(width)
                                       : layout->totalMinimumSize().height();
}

// A dialog may be narrow for a moment before it is laid out, and its sentences as high.
QSize DialogRoom::wantedSize() const
{
    const int least = m_dialog.layout()->totalMinimumSize().width();
    const int usual =
        std::max({m_dialog.width(), least, m_dialog.layout()->totalSizeHint().width()});
    const int width = std::min(usual, roomOnScreen(m_dialog).width());
    return {least, wantedHeight(width)};
}

/// As wide as their longest words, but where there is no room for them.
static void narrowChoices(const QDialog &dialog)
{
    constexpr int leastLetters = 8;
    for (auto *choice : dialog.findChildren<QComboBox *>())
        if (choice->minimumContentsLength() == 0)
            choice->setMinimumContentsLength(leastLetters);
}

static void putLabelsOverFields(const QDialog &dialog)
{
    for (auto *form : dialog.findChildren<QFormLayout *>())
        form->setRowWrapPolicy(QFormLayout::WrapAllRows);
}

bool DialogRoom::isTooWide() const
{
    return m_dialog.layout()->totalMinimumSize().width() > roomOnScreen(m_dialog).width();
}

void DialogRoom::fit()
{
    if (isTooWide())
        narrowChoices(m_dialog);
    if (isTooWide())
        putLabelsOverFields(m_dialog);
    const QSize room = roomOnScreen(m_dialog);
    const QSize wanted = wantedSize();
    if (!m_scrolls && wanted.boundedTo(room) != wanted) {
        makeScroll();
        m_dialog.resize(m_dialog.width(), std::min(wanted.height(), room.height()));
    }
    const int least = std::min(wantedHeight(m_dialog.width()), room.height());
    if (m_dialog.minimumHeight() != least)
        m_dialog.setMinimumHeight(least);
    const QSize inside = m_dialog.size().boundedTo(room);
    if (inside != m_dialog.size())
        m_dialog.resize(inside);
}

static QWidget *takeFoot(QLayout *content)
{
    auto *column = qobject_cast<QBoxLayout *>(content);
    QWidget *foot = column ? lastRowWithButtons(*column) : nullptr;
    if (foot)
        column->removeWidget(foot);
    return foot;
}

static QWidgetList chainOf(const QDialog &dialog)
{
    QWidgetList chain;
    for (QWidget *next = dialog.nextInFocusChain(); next != &dialog;
         next = next->nextInFocusChain())
        chain << next;
    return chain;
}

// Moved widgets go to the end of Qt's chain, which leads Tab, and lose the focus.
void DialogRoom::makeScroll()
{
    m_scrolls = true;
    const QWidgetList chain = chainOf(m_dialog);
    QWidget *inHand = m_dialog.focusWidget();
    QLayout *content = m_dialog.layout();
    const QMargins edge = DialogLook::withinSheet(m_dialog);
    QMargins margins = content->contentsMargins() - edge;
    content->setContentsMargins(margins);
    QWidget *foot = takeFoot(content);
    auto *place = new LowPlace(&m_dialog);
    place->setObjectName(QStringLiteral("lowDialog"));
    auto *sheet = new QWidget(place);
    sheet->setLayout(content);
    place->setWidget(sheet);
    place->setMinimumWidth(
        std::min(place->minimumSizeHint().width(), roomOnScreen(m_dialog).width()));
    auto *column = new QVBoxLayout(&m_dialog);
    column->setContentsMargins(edge);
    column->setSpacing(0);
    column->addWidget(place, 1);
    if (foot) {
        auto *row = new QHBoxLayout;
        margins.setTop(room::beside + 1); // a line
        row->setContentsMargins(margins);
        row->addWidget(foot);
        column->addLayout(row);
    }
    place->show();
    for (qsizetype next = 1; next < chain.size(); ++next)
        QWidget::setTabOrder(chain.at(next - 1), chain.at(next));
    if (inHand)
        inHand->setFocus(Qt::OtherFocusReason);
}

} // namespace intray
