// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/listhead.h"

#include "schema/plainsearch.h"
#include "session/session.h"
#include "ui/common/actions.h"
#include "ui/common/queuechooser.h"
#include "ui/common/tokens.h"
#include "ui/common/turnedsides.h"
#include "ui/lists/searchfield.h"

#include <QAction>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

ListHead::ListHead(Session &session, const Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_queues(new QueueChooser(this))
    , m_search(new SearchField(this))
{
    setObjectName(QStringLiteral("listHead"));
    build();
    nameKey(actions);
    connect(&actions, &Actions::keysChanged, this, [this, &actions] { nameKey(actions); });
    connect(m_queues, &QueueChooser::chosen, this, &ListHead::queueChosen);
    connect(&session, &Session::queuesChanged, this, &ListHead::showQueues);
    showQueues();
}

void ListHead::build()
{
    m_queues->setObjectName(QStringLiteral("queueChooser"));
    m_queues->setAsTitle();
    m_line = new QHBoxLayout;
    m_line->setSpacing(room::between);
    m_line->setContentsMargins(0, 0, 0, 0);
    m_sides = new TurnedSides(m_line, this);
    m_sides->set(room::between, 0); // its words begin where those below do
    m_line->addWidget(m_queues, 1);
    m_rows = new QVBoxLayout(this);
    m_rows->addLayout(m_line);
    m_rows->addWidget(m_search);
    setLow(false);
}

void ListHead::setLow(bool isLow)
{
    m_rows->setContentsMargins(0, isLow ? 0 : room::beside, 0, 0);
    m_rows->setSpacing(isLow ? room::within : room::beside);
}

void ListHead::takeMenu(QWidget *button)
{
    m_sides->set(button ? 0 : room::between, 0);
    if (button)
        m_line->insertWidget(0, button);
}

void ListHead::nameKey(const Actions &actions)
{
    m_search->setKey(
        actions.of(WindowAction::Search)->shortcut().toString(QKeySequence::NativeText));
}

void ListHead::showQueues()
{
    m_queues->setQueues(m_session.queues());
    m_queues->choose(m_queue);
    sayWhatIsFound();
}

void ListHead::showQueue(const QString &name)
{
    m_queue = name;
    showQueues(); // it may be new here
}

/// One rule of the queue says whether accents matter.
void ListHead::sayWhatIsFound()
{
    const QList<Queue> &queues = m_session.queues();
    const bool isPlain = std::any_of(queues.begin(), queues.end(), [this](const Queue &queue) {
        return queue.name == m_queue && isSearchedPlainly(queue);
    });
    m_search->setToolTip(
        isPlain
            ? tr("Searches the key and the whole record for every word, in any order. Capital "
                 "letters and accents do not matter: \"cafe\" finds \"Café\".")
            : tr("Searches the key and the whole record for every word, in any order. Capital "
                 "letters do not matter, accents do: \"cafe\" does not find \"Café\"."));
}

void ListHead::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

} // namespace intray
