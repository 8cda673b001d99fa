// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is still missing before the next question, and where it is said.
#include "queue/queuerules.h"
#include "transfer/columnlist.h"
#include "ui/import/importchoices.h"
#include "ui/import/keychoice.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>

#include <algorithm>

namespace intray {

bool ImportChoices::isTableWanted() const
{
    return m_fileForm->isRowVisible(m_table) && m_table->currentIndex() < 0;
}

QString ImportChoices::askForTable()
{
    m_table->setFocus();
    return m_isSpreadsheet ? tr("This is a spreadsheet. Choose the sheet to import.")
                           : tr("This is an Access file. Choose the table to import.");
}

QString ImportChoices::askForFile()
{
    if (isTableWanted())
        return askForTable();
    if (isFileNamed())
        return {};
    m_file->setFocus();
    return tr("No file is chosen yet. Type where it is, or browse for it.");
}

QString ImportChoices::askForQueue()
{
    if (isQueueName(queueName()))
        return {};
    m_queue->setFocus();
    return tr("Give the queue a name of letters, digits, '-', '_' and '.'.");
}

/// A column chosen from the list is there; several are typed.
QString ImportChoices::askForKey()
{
    if (isKeyRemembered() || !m_keyChoice->isSeveral())
        return {};
    const QStringList columns = columnsIn(m_key->text()).value_or(QStringList());
    const auto isThere = [this](const QString &column) { return m_readColumns.contains(column); };
    const auto stranger = std::ranges::find_if_not(columns, isThere);
    if (!columns.isEmpty() && stranger == columns.end())
        return {};
    m_key->setFocus();
    const QString how = tr("Name the columns that identify a record together, with commas between "
                           "them.");
    return columns.isEmpty() ? how : tr("The file has no column “%1”.").arg(*stranger) + u' ' + how;
}

} // namespace intray
