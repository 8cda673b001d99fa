// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/duplicates/searchbar.h"

#include "ui/common/flowlayout.h"
#include "ui/common/linebutton.h"
#include "ui/common/tokens.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace intray {

SearchBar::SearchBar(QWidget *parent)
    : QWidget(parent)
    , m_queue(new QComboBox(this))
    , m_least(new QSpinBox(this))
    , m_search(
          LineButton::make(LineButton::Rank::Usual, tr("Sear&ch again"), "duplicatesSearch", this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_stop(new QShortcut(Qt::Key_Escape, parent))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeQuestions());
    column->addWidget(makeProgress());
    connect(m_search, &QPushButton::clicked, this, &SearchBar::search);
    connect(m_queue, &QComboBox::currentIndexChanged, this, &SearchBar::queueChosen);
    connect(m_cancel, &QPushButton::clicked, this, &SearchBar::cancelWanted);
    m_stop->setContext(Qt::WidgetWithChildrenShortcut);
    connect(m_stop, &QShortcut::activated, m_cancel, &QPushButton::click);
    setRunning(false);
}

void SearchBar::search()
{
    emit searchWanted(queue(), m_least->value() / 100.0);
}

void SearchBar::setLeading(bool isLeading)
{
    m_search->setVisible(isLeading);
}

QWidget *SearchBar::makeQuestions()
{
    m_queue->setObjectName(QStringLiteral("duplicatesQueue"));
    m_queue->setSizeAdjustPolicy(QComboBox::AdjustToContents); // titles come after it is shown
    m_queue->setMaximumWidth(fieldwidth::full);
    m_least->setObjectName(QStringLiteral("duplicatesLeast"));
    m_least->setRange(1, 100);
    m_least->setValue(50);
    m_least->setSuffix(tr(" %"));
    m_least->setToolTip(tr("At 50 % two records are as likely duplicates as not."));
    m_search->setAutoDefault(false);
    m_search->setToolTip(tr("Searches all records of the queue; nothing is merged automatically."));
    auto *holder = new QWidget(this);
    auto *questions = new FlowLayout(holder);
    questions->addField(tr("Duplicates i&n"), m_queue);
    questions->addField(tr("at &least"), m_least);
    questions->addWidget(m_search);
    return holder;
}

QWidget *SearchBar::makeProgress()
{
    m_bar->setObjectName(QStringLiteral("duplicatesProgress"));
    m_bar->setAccessibleName(tr("Searching for duplicates"));
    m_cancel->setObjectName(QStringLiteral("duplicatesCancel"));
    m_cancel->setAutoDefault(false);
    m_under = new QWidget(this);
    auto *line = new QHBoxLayout(m_under);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(16);
    line->addWidget(m_bar, 1);
    line->addWidget(m_cancel);
    return m_under;
}

void SearchBar::offerQueues(const QList<Queue> &queues)
{
    const QString chosen = m_queue->currentData().toString();
    const QSignalBlocker quiet(m_queue);
    m_queue->clear();
    for (const Queue &queue : queues)
        if (queue.adoptedTable().isEmpty())
            m_queue->addItem(queue.displayTitle(), queue.name);
    m_queue->setCurrentIndex(std::max(0, m_queue->findData(chosen)));
    m_search->setEnabled(m_queue->isEnabled() && m_queue->count() > 0);
}

QString SearchBar::queue() const
{
    return m_queue->currentData().toString();
}

void SearchBar::choose(const QString &queue)
{
    const int at = m_queue->findData(queue);
    if (at >= 0 && m_queue->isEnabled())
        m_queue->setCurrentIndex(at);
}

// The keyboard is not lost with the button that goes.
void SearchBar::setRunning(bool running)
{
    const bool hadFocus = m_cancel->hasFocus();
    m_under->setVisible(running);
    m_cancel->setEnabled(running);
    m_stop->setEnabled(running);
    m_bar->setRange(0, 0);
    for (QWidget *one : QList<QWidget *>{m_queue, m_least})
        one->setEnabled(!running);
    m_search->setEnabled(!running && m_queue->count() > 0);
    if (running)
        m_cancel->setFocus();
    else if (hadFocus)
        m_search->setFocus();
}

void SearchBar::showProgress(qint64 done, qint64 total)
{
    m_bar->setRange(0, total > 0 ? 1000 : 0);
    m_bar->setValue(total > 0 ? static_cast<int>(done * 1000 / total) : 0);
}

} // namespace intray
