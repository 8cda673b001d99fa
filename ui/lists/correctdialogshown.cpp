// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/celltext.h"
#include "session/session.h"
#include "ui/common/dialoglook.h"
#include "ui/common/tables.h"
#include "ui/lists/correctdialog.h"

#include <QTableWidget>

namespace intray {

// No value is cut while there is room beside it.
void CorrectDialog::shareColumns()
{
    shareRoom(m_items->horizontalHeader(), {Key, From, To, What});
}

void CorrectDialog::addRow(const QString &key, const QString &words, const FoundToCorrect &values)
{
    const int row = m_items->rowCount();
    m_items->insertRow(row);
    m_items->setItem(row, Key, new QTableWidgetItem(cellText(key)));
    for (const auto &[column, value] : {std::pair(From, values.from), std::pair(To, values.to)}) {
        auto *item = new QTableWidgetItem(cellText(value));
        item->setToolTip(plainToolTip(value));
        m_items->setItem(row, column, item);
    }
    auto *what = new QTableWidgetItem(cellText(words));
    what->setToolTip(plainToolTip(words));
    m_items->setItem(row, What, what);
}

QString CorrectDialog::proposedWords(qint64 records)
{
    return tr("%n record(s) are locked; the value is proposed to whoever holds them.", nullptr,
              static_cast<int>(records));
}

QString CorrectDialog::proposedTo(const QString &holder) const
{
    return holder == m_session.identity().user ? tr("will be proposed to you")
                                               : tr("will be proposed to %1").arg(holder);
}

// The answer stands in the head; what else there is to know stands over the list.
void CorrectDialog::say(const QString &answer, const QStringList &more)
{
    DialogLook::sayInHead(*this, answer);
    setAccessibleDescription(answer);
    m_said->setText(more.join(u' '));
    m_said->setVisible(!more.isEmpty());
}

/// How many records, of which queue, and what becomes of them.
QString CorrectDialog::whatWouldChange(qint64 open) const
{
    const int records = static_cast<int>(open);
    const QString queue = cellText(m_queue.displayTitle());
    const QString field = cellText(m_field->currentText());
    if (open == 0)
        return tr("No open record of %1 would change.").arg(queue);
    if (m_fixed)
        return tr("%n open record(s) of %1 would change in the same way, in %2.", nullptr, records)
            .arg(queue, field);
    if (m_to->text().isEmpty())
        return tr("%n open record(s) of %1 would lose “%2” in %3.", nullptr, records)
            .arg(queue, cellText(m_from->text()), field);
    if (m_from->text().isEmpty())
        return tr("%n open record(s) of %1 would get “%2” in %3.", nullptr, records)
            .arg(queue, cellText(m_to->text()), field);
    return tr("%n open record(s) of %1 would get “%2” instead of “%3” in %4.", nullptr, records)
        .arg(queue, cellText(m_to->text()), cellText(m_from->text()), field);
}

QStringList CorrectDialog::whatElse(const CorrectionPreview &preview) const
{
    QStringList said;
    if (preview.open == 0)
        said << (m_fixed || preview.refused > 0
                     ? tr("No open record can be corrected.")
                     : tr("No open record has this value in this field."));
    if (preview.held > 0)
        said << proposedWords(preview.held);
    if (const qint64 others = preview.refused - preview.held; others > 0)
        said << tr("%n other(s) stay as they are.", nullptr, static_cast<int>(others));
    if (preview.open + preview.refused > preview.first.size())
        said << tr("The first %L1 are listed.").arg(preview.first.size());
    return said;
}

// What stays as it is comes first, because somebody has to look at it.
void CorrectDialog::showReport(const CorrectionReport &report, const QString &word,
                               const QString &proposed)
{
    m_items->setRowCount(0);
    QHash<ItemId, FoundToCorrect> seen;
    for (const FoundToCorrect &one : m_preview.first)
        seen.insert(one.item, one);
    for (const NotDone &one : report.result.notDone)
        addRow(report.keys.value(one.item), one.why.sentence, seen.value(one.item));
    for (const ItemId item : report.result.proposed)
        addRow(report.keys.value(item), proposed, seen.value(item));
    for (const ItemId item : report.result.done) {
        if (m_items->rowCount() >= CorrectionTrial::mostExamples)
            break;
        addRow(report.keys.value(item), word, seen.value(item));
    }
    shareColumns();
}

} // namespace intray
