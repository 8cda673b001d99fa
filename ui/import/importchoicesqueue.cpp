// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/recognisedqueue.h"
#include "ui/common/formrows.h"
#include "ui/common/letters.h"
#include "ui/common/queuechooser.h"
#include "ui/import/importchoices.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace intray {

void ImportChoices::addQueues(QFormLayout *form)
{
    m_queue->setObjectName(QStringLiteral("importQueue"));
    m_queue->setEditable(true);
    constexpr int widestField = 66; // letters, as at the desk
    m_queue->setMinimumContentsLength(24);
    m_queue->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_queue->setMaximumWidth(widestField * letterWidth(fontMetrics()));
    m_queue->lineEdit()->setPlaceholderText(tr("as the file fits"));
    offerQueues();
    connect(m_queue, &QComboBox::currentTextChanged, this, &ImportChoices::showQueue);
    m_queue->setToolTip(tr("An existing queue, or a name for a new one."));
    makeKnown();
    auto *label = labelFor(tr("Into &queue"), m_queue);
    centreInRow(*label);
    auto *line = new QHBoxLayout;
    constexpr int mostOfIt = 1000;
    line->addWidget(m_queue, mostOfIt);
    line->addStretch(1);
    form->addRow(label, line);
    m_ofQueue->setObjectName(QStringLiteral("importOfQueue"));
    form->addRow(QString(), m_ofQueue);
    showKnown();
    sayOfQueue();
}

void ImportChoices::makeKnown()
{
    m_update->setObjectName(QStringLiteral("importUpdate"));
    m_update->setToolTip(
        tr("If a record is waiting and nobody has changed the field, the record gets the value of "
           "the file; otherwise the value is proposed to whoever takes the record next. Without "
           "this, existing records stay as they are."));
    m_whole->setObjectName(QStringLiteral("importWhole"));
    m_whole->setToolTip(tr("Afterwards Intray lists the waiting records that are missing in the "
                           "file. You can dismiss them under Queues, Deliveries."));
    for (const QCheckBox *said : {m_update, m_whole})
        connect(said, &QCheckBox::toggled, this, &ImportChoices::queueChanged);
}

/// What a new queue has is all new.
void ImportChoices::showKnown()
{
    m_update->setVisible(chosenQueue());
    m_whole->setVisible(chosenQueue());
}

const Queue *ImportChoices::chosenQueue() const
{
    const auto chosen = std::ranges::find(m_queues, queueName(), &Queue::name);
    return chosen == m_queues.end() ? nullptr : &*chosen;
}

void ImportChoices::setQueue(const QString &name)
{
    if (const int known = m_queue->findData(name); known >= 0)
        m_queue->setCurrentIndex(known);
    else
        m_queue->setCurrentText(name);
}

bool ImportChoices::isQueueSaid() const
{
    const QString text = m_queue->currentText().trimmed();
    return !text.isEmpty() && text != m_ownName;
}

/// After the file if it is there; each table of several has its own.
void ImportChoices::nameQueue()
{
    const QFileInfo file(filesIn(m_readFile).constFirst());
    const QString table = m_saidTable.isEmpty() ? QString() : u'-' + m_saidTable;
    m_ownName = file.isFile() ? queueNameFrom(file.completeBaseName() + table) : QString();
    m_queue->setCurrentText(m_ownName);
    m_queue->lineEdit()->setCursorPosition(0); // its beginning tells it
}

/// By its columns; else the file gets a queue of its own.
void ImportChoices::recogniseQueue()
{
    const auto queue = recognisedQueue(m_queues, m_readColumns, m_isJson, m_likelyQueue);
    if (!queue)
        return nameQueue();
    m_ownName = queue->displayTitle();
    setQueue(queue->name);
}

bool ImportChoices::hasQueuesColumns() const
{
    const Queue *queue = chosenQueue();
    return queue && !queue->fields.isEmpty() && m_difference.isNone();
}

void ImportChoices::noteQueue()
{
    const QString before = std::exchange(m_toldQueue, queueTitle());
    if (isQueueSaid())
        m_insteadOf.clear();
    else if (before != m_toldQueue)
        m_insteadOf = before;
}

QString ImportChoices::wordsOnQueue() const
{
    if (hasQueuesColumns())
        return m_insteadOf.isEmpty()
                   ? tr("It has the columns of the file.")
                   : tr("It has the columns of the file, so it was chosen in place of %1.")
                         .arg(m_insteadOf);
    if (!isQueueNew())
        return {};
    return m_insteadOf.isEmpty() ? tr("It will be a new queue.")
                                 : tr("It will be a new queue, in place of %1.").arg(m_insteadOf);
}

void ImportChoices::sayOfQueue()
{
    const bool isRead = !m_readColumns.isEmpty() && !queueName().isEmpty();
    if (isRead)
        noteQueue();
    const QString said = isRead ? wordsOnQueue() : QString();
    m_ofQueue->setText(said);
    m_fileForm->setRowVisible(m_ofQueue, !said.isEmpty());
}

void ImportChoices::setQueues(const QList<Queue> &queues)
{
    m_queues = queues;
    offerQueues();
    if (!m_key->isModified()) // or it is being typed
        showKey();
    showColumns();
    showKnown();
    sayOfQueue();
    emit queueChanged();
}

// Whoever is typing a name goes on typing it.
void ImportChoices::offerQueues()
{
    const QSignalBlocker quiet(m_queue);
    const QString typed = m_queue->currentText();
    const int cursor = m_queue->lineEdit()->cursorPosition();
    m_queue->clear();
    for (const Queue &queue : byTitle(m_queues))
        m_queue->addItem(queue.displayTitle(), queue.name);
    m_queue->setCurrentText(typed);
    m_queue->lineEdit()->setCursorPosition(cursor);
}

void ImportChoices::showQueue()
{
    showKey();
    showColumns();
    showKnown();
    sayOfQueue();
    emit queueChanged();
}

/// Two may have one title: then the one that was chosen.
QString ImportChoices::queueName() const
{
    const QString text = m_queue->currentText().trimmed();
    if (m_queue->itemText(m_queue->currentIndex()) == text)
        return m_queue->currentData().toString();
    const auto isMeant = [&text](const Queue &queue) {
        return queue.displayTitle() == text || queue.name == text;
    };
    const auto known = std::ranges::find_if(m_queues, isMeant);
    return known == m_queues.end() ? text : known->name;
}

QString ImportChoices::queueTitle() const
{
    const Queue *queue = chosenQueue();
    return queue ? queue->displayTitle() : queueName();
}

} // namespace intray
