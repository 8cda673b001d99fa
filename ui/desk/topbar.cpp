// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/topbar.h"

#include "queue/plainsearch.h"
#include "session/session.h"
#include "ui/common/actionbutton.h"
#include "ui/common/actions.h"
#include "ui/common/queuechooser.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;

TopBar::TopBar(Session &session, const Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_queues(new QueueChooser(this))
    , m_search(new QLineEdit(this))
{
    setObjectName(QStringLiteral("topBar"));
    makeChooser();
    makeSearch();
    build(actions);
    connect(&session, &Session::queuesChanged, this, &TopBar::showQueues);
    showQueues();
}

void TopBar::makeChooser()
{
    m_queues->setObjectName(QStringLiteral("queueChooser"));
    m_queues->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_queues->setMinimumContentsLength(16);
    m_queues->setMaximumWidth(320);
    connect(m_queues, &QueueChooser::chosen, this, &TopBar::queueChosen);
}

void TopBar::makeSearch()
{
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setAccessibleName(tr("Search the open items"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(420);
    m_search->installEventFilter(this);
    m_pause.setSingleShot(true);
    m_pause.setInterval(250ms);
    connect(m_search, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, [this] { emit searchChanged(m_search->text()); });
}

void TopBar::build(const Actions &actions)
{
    const auto nameKey = [this, &actions] {
        m_search->setPlaceholderText(
            tr("Search  %1")
                .arg(
                    actions.of(WindowAction::Search)->shortcut().toString(QKeySequence::NativeText))
                .trimmed());
    };
    nameKey();
    connect(&actions, &Actions::keysChanged, this, nameKey);
    m_queues->setMinimumHeight(30);
    m_search->setMinimumHeight(30);
    auto *line = m_line = new QHBoxLayout(this);
    line->setContentsMargins(8, 8, 8, 8);
    line->setSpacing(16);
    line->addWidget(m_queues);
    line->addWidget(new ActionButton(actions.of(Action::TakeNext), this));
    line->addStretch(1);
    line->addWidget(m_search, 4);
}

void TopBar::showBeside(QWidget *mark)
{
    constexpr int behindTakeNext = 2;
    m_line->insertWidget(behindTakeNext, mark);
}

void TopBar::showQueues()
{
    m_queues->setQueues(m_session.queues());
    sayWhatIsFound();
}

void TopBar::showQueue(const QString &name)
{
    m_queues->choose(name);
    m_queue = name;
    sayWhatIsFound();
}

/// One rule of the queue says whether accents matter.
void TopBar::sayWhatIsFound()
{
    const QList<Queue> &queues = m_session.queues();
    const bool isPlain = std::any_of(queues.begin(), queues.end(), [this](const Queue &queue) {
        return queue.name == m_queue && isSearchedPlainly(queue);
    });
    m_search->setToolTip(
        isPlain
            ? tr("Searches the key and the whole record. Capital letters and accents do not "
                 "matter: \"cafe\" finds \"Café\".")
            : tr("Searches the key and the whole record. Capital letters do not matter, accents "
                 "do: \"cafe\" does not find \"Café\"."));
}

QString TopBar::search() const
{
    return m_search->text();
}

void TopBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void TopBar::showSearch(const QString &text)
{
    const QSignalBlocker quiet(m_search);
    m_search->setText(text);
    m_pause.stop();
}

void TopBar::clearSearch()
{
    m_search->clear();
}

bool TopBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Escape) {
        m_search->clear();
        return true;
    }
    if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
        emit searchEntered();
        return true;
    }
    return false;
}

} // namespace intray
