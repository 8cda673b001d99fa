// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pagerail.h"

#include "ui/common/icons.h"
#include "ui/common/letters.h"
#include "ui/common/tokens.h"
#include "ui/window/pagebutton.h"

#include <QAccessibleWidget>
#include <QAction>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

namespace {

QAccessibleInterface *faceOfRail(const QString &className, QObject *object)
{
    auto *rail = className == u"intray::PageRail" ? qobject_cast<QWidget *>(object) : nullptr;
    return rail ? new QAccessibleWidget(rail, QAccessible::PageTabList) : nullptr;
}

/// A longer word would make the rail wider, so it is in two lines, with a hyphen where it is
/// parted.
QString wordsFor(WindowAction page)
{
    switch (page) {
    case WindowAction::ShowToday:
        return PageRail::tr("Today", "in the rail, in two lines where longer than ten letters");
    case WindowAction::ShowQueues:
        return PageRail::tr("Queues", "in the rail, in two lines where longer than ten letters");
    case WindowAction::ShowQuality:
        return PageRail::tr("Quality", "in the rail, in two lines where longer than ten letters");
    case WindowAction::ShowHistory:
        return PageRail::tr("History", "in the rail, in two lines where longer than ten letters");
    default:
        return PageRail::tr("Desk", "in the rail, in two lines where longer than ten letters");
    }
}

} // namespace

PageRail::PageRail(const Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_actions(actions)
{
    QAccessible::installFactory(faceOfRail);
    setObjectName(QStringLiteral("pageRail"));
    setAccessibleName(tr("Pages"));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(room::within, room::between, room::within, room::between);
    column->setSpacing(room::within);
    for (const WindowAction page : pages()) {
        QAction *action = actions.of(page);
        const QString icon = iconOfAction(action->objectName().section(u'.', 1));
        m_buttons << new PageButton(action, wordsFor(page), icon + QStringLiteral("-22"), this);
        column->addWidget(m_buttons.constLast());
    }
    column->addStretch(1);
    hide();
    choose(m_chosen);
}

QList<WindowAction> PageRail::pages()
{
    return {WindowAction::ShowDesk, WindowAction::ShowToday, WindowAction::ShowQueues,
            WindowAction::ShowQuality, WindowAction::ShowHistory};
}

QList<WindowAction> PageRail::open() const
{
    QList<WindowAction> some;
    for (const WindowAction page : pages())
        if (m_actions.of(page)->isVisible() && m_actions.of(page)->isEnabled())
            some << page;
    return some;
}

bool PageRail::isWorthShowing() const
{
    return open().size() > 1;
}

void PageRail::takeMenu(QWidget *menu)
{
    static_cast<QVBoxLayout *>(layout())->insertWidget(0, menu, 0, Qt::AlignHCenter);
    menu->show();
}

bool PageRail::hasRoom(int window, int page, bool isDesk) const
{
    const int least = isDesk ? 1200 : 900, leastLetters = isDesk ? 170 : 128;
    return window >= std::max(least, leastLetters * letterWidth(fontMetrics())) &&
           window >= page + sizeHint().width();
}

QSize PageRail::minimumSizeHint() const
{
    return {0, QWidget::minimumSizeHint().height()};
}

void PageRail::choose(WindowAction page)
{
    m_chosen = page;
    for (qsizetype at = 0; at < m_buttons.size(); ++at)
        m_buttons.at(at)->setChecked(pages().at(at) == page);
    makeStop();
}

void PageRail::focusChosen()
{
    m_buttons.at(pages().indexOf(m_chosen))->setFocus();
}

void PageRail::makeStop()
{
    for (PageButton *button : std::as_const(m_buttons))
        button->setFocusPolicy(button->isChecked() ? Qt::TabFocus : Qt::NoFocus);
}

WindowAction PageRail::further(int pages) const
{
    const QList<WindowAction> all = open();
    const qsizetype here = all.indexOf(m_chosen);
    if (here < 0)
        return m_chosen;
    return all.at((here + pages % all.size() + all.size()) % all.size());
}

// Only the focus: a page is opened by whoever wants to see it.
void PageRail::keyPressEvent(QKeyEvent *event)
{
    QList<PageButton *> usable;
    for (PageButton *button : std::as_const(m_buttons))
        if (button->isVisibleTo(this) && button->isEnabled())
            usable << button;
    const qsizetype here = usable.indexOf(static_cast<PageButton *>(focusWidget()));
    qsizetype there = -1;
    switch (event->key()) {
    case Qt::Key_Up:
        there = here - 1;
        break;
    case Qt::Key_Down:
        there = here + 1;
        break;
    case Qt::Key_Home:
        there = 0;
        break;
    case Qt::Key_End:
        there = usable.size() - 1;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (here >= 0)
            usable.at(here)->click();
        return;
    default:
        return QWidget::keyPressEvent(event);
    }
    if (here >= 0 && there >= 0 && there < usable.size())
        usable.at(there)->setFocus(Qt::OtherFocusReason);
}

} // namespace intray
