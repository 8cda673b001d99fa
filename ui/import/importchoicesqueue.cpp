// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/formrows.h"
#include "ui/import/importchoices.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace intray {

void ImportChoices::addQueues(QFormLayout *form)
{
    m_queue->setObjectName(QStringLiteral("importQueue"));
    m_queue->setEditable(true);
    m_queue->setMinimumContentsLength(24);
    m_queue->lineEdit()->setPlaceholderText(tr("named after the file"));
    offerQueues();
    connect(m_queue, &QComboBox::currentTextChanged, this, &ImportChoices::showQueue);
    m_queue->setToolTip(tr("An existing queue, or a name for a new one."));
    makeKnown();
    auto *label = labelFor(tr("Into &queue"), m_queue);
    form->addRow(label, inOneLine({m_queue, m_update, m_whole}, this));
    showKnown();
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
    connect(m_update, &QCheckBox::toggled, this, &ImportChoices::queueChanged);
}

/// What a new queue has is all new.
void ImportChoices::showKnown()
{
    m_update->setVisible(chosenQueue());
    m_whole->setVisible(chosenQueue());
}

const Queue *ImportChoices::chosenQueue() const
{
    const auto chosen = std::find_if(m_queues.begin(), m_queues.end(), [this](const Queue &queue) {
        return queue.name == queueName();
    });
    return chosen == m_queues.end() ? nullptr : &*chosen;
}

void ImportChoices::setQueue(const QString &name)
{
    m_queue->setCurrentText(name);
}

void ImportChoices::setQueues(const QList<Queue> &queues)
{
    m_queues = queues;
    offerQueues();
    if (!m_key->isModified()) // or it is being typed
        showKey();
    showColumns();
    showKnown();
    emit queueChanged();
}

// Whoever is typing a name goes on typing it.
void ImportChoices::offerQueues()
{
    const QSignalBlocker quiet(m_queue);
    const QString typed = m_queue->currentText();
    const int cursor = m_queue->lineEdit()->cursorPosition();
    m_queue->clear();
    for (const Queue &queue : std::as_const(m_queues))
        m_queue->addItem(queue.name);
    m_queue->setCurrentText(typed);
    m_queue->lineEdit()->setCursorPosition(cursor);
}

void ImportChoices::showQueue()
{
    showKey();
    showColumns();
    showKnown();
    emit queueChanged();
}

QString ImportChoices::queueName() const
{
    return m_queue->currentText().trimmed();
}

} // namespace intray
