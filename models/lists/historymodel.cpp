// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/historymodel.h"

#include "lists/celltext.h"
#include "queue/askedback.h"
#include "queue/daytime.h"

#include <QJsonArray>
#include <QLocale>

namespace intray {

using namespace Qt::StringLiterals;

QString wordForKind(EventKind kind)
{
    switch (kind) {
    case EventKind::Imported:
        return HistoryModel::tr("Imported");
    case EventKind::Added:
        return HistoryModel::tr("Added");
    case EventKind::Claimed:
        return HistoryModel::tr("Taken");
    case EventKind::Completed:
        return HistoryModel::tr("Completed");
    case EventKind::Returned:
        return HistoryModel::tr("Returned");
    case EventKind::Dismissed:
        return HistoryModel::tr("Dismissed");
    case EventKind::Failed:
        return HistoryModel::tr("Failed");
    case EventKind::SentBack:
        return HistoryModel::tr("Sent back");
    case EventKind::Released:
        return HistoryModel::tr("Lock released");
    case EventKind::Expired:
        return HistoryModel::tr("Lock expired");
    case EventKind::TakenBack:
        return HistoryModel::tr("Undone");
    case EventKind::Reopened:
        return HistoryModel::tr("Reopened");
    case EventKind::Withdrawn:
        return HistoryModel::tr("Withdrawn");
    case EventKind::Prioritized:
        return HistoryModel::tr("Priority changed");
    case EventKind::Assigned:
        return HistoryModel::tr("Assigned");
    case EventKind::Unassigned:
        return HistoryModel::tr("No longer assigned");
    case EventKind::Noted:
        return HistoryModel::tr("Note");
    case EventKind::Merged:
        return HistoryModel::tr("Merged");
    case EventKind::Absorbed:
        return HistoryModel::tr("Duplicate merged");
    case EventKind::ToldApart:
        return HistoryModel::tr("Not a duplicate");
    case EventKind::Attached:
        return HistoryModel::tr("File attached");
    case EventKind::Corrected:
        return HistoryModel::tr("Corrected in bulk");
    case EventKind::Updated:
        return HistoryModel::tr("Updated by a delivery");
    case EventKind::Proposed:
        return HistoryModel::tr("Value proposed");
    case EventKind::Recalled:
        return HistoryModel::tr("Removed from the queue");
    case EventKind::Passed:
        return HistoryModel::tr("Passed unopened");
    case EventKind::Asked:
        return HistoryModel::tr("Question");
    case EventKind::Answered:
        return HistoryModel::tr("Answer");
    case EventKind::Missing:
        return HistoryModel::tr("Empty for a reason");
    case EventKind::Tombstone:
    case EventKind::Unknown:
        break;
    }
    return nameOf(kind);
}

void HistoryModel::clear()
{
    beginResetModel();
    m_lines.clear();
    forgetLines();
    endResetModel();
}

/// To whom a supervisor gave the item; empty: it was not given on.
static QString receiverOf(const Event &event)
{
    return event.kind == EventKind::Released ? event.detail.value(u"to"_s).toString() : QString();
}

bool isToldBy(const Event &newer, const Event &older)
{
    return newer.kind == EventKind::Claimed && newer.item == older.item &&
           newer.detail.contains(u"given_by"_s) && !newer.user.isEmpty() &&
           newer.user == receiverOf(older);
}

static QList<HistoryLine> withoutToldTwice(QList<HistoryLine> lines)
{
    for (qsizetype line = lines.size() - 2; line >= 0; --line)
        if (isToldBy(lines.at(line).event, lines.at(line + 1).event))
            lines.remove(line);
    return lines;
}

void HistoryModel::append(const QList<HistoryLine> &more, bool hasMore)
{
    if (more.isEmpty())
        return showRows(hasMore);
    if (!m_lines.isEmpty() && isToldBy(m_lines.constLast().event, more.constFirst().event)) {
        m_lines.removeLast();
        removeLastLine();
    }
    const QList<HistoryLine> lines = withoutToldTwice(more);
    for (const HistoryLine &line : lines) {
        addLine(line.event.id,
                isFolding() && !m_lines.isEmpty() && tellTheSame(m_lines.constLast(), line));
        m_lines << line;
    }
    showRows(hasMore);
}

QString doerOf(const Event &event)
{
    return event.kind == EventKind::Expired ? QString() : event.user;
}

QString wordForEvent(const Event &event)
{
    if (event.kind == EventKind::Corrected && event.detail.contains(u"undoes"_s))
        return wordForKind(EventKind::TakenBack);
    const QString receiver = receiverOf(event);
    return receiver.isEmpty() ? wordForKind(event.kind)
                              : HistoryModel::tr("Given to %1").arg(receiver);
}

int HistoryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

// The values are in the record's versions, for those who may read the record.
static QString correctedIn(const Event &event, const FieldWords &words)
{
    const QString field = wordFor(words, event.queue, event.detail.value(u"field"_s).toString());
    const bool isWithdrawn =
        event.kind == EventKind::Proposed && event.detail.contains(u"undoes"_s);
    return isWithdrawn ? HistoryModel::tr("%1, undone").arg(field) : field;
}

/// For whom it is, and was.
static QString assignmentIn(const Event &event)
{
    const QString to = event.detail.value(u"to"_s).toString();
    const QString was = event.detail.value(u"was"_s).toString();
    if (to.isEmpty())
        return HistoryModel::tr("was for %1").arg(was);
    return was.isEmpty() ? HistoryModel::tr("for %1").arg(to)
                         : HistoryModel::tr("for %1, was for %2").arg(to, was);
}

/// About which field, and to or for whom; the words themselves stand in front of it.
static QString questionIn(const Event &event, const FieldWords &words)
{
    const QString to = event.detail.value(u"to"_s).toString();
    const QString field = wordFor(words, event.queue, event.detail.value(u"field"_s).toString());
    const QString whom = to.isEmpty() ? HistoryModel::tr("the source") : to;
    if (event.detail.contains(u"withdrawn"_s))
        return field.isEmpty() ? HistoryModel::tr("withdrawn")
                               : HistoryModel::tr("%1, withdrawn").arg(field);
    return field.isEmpty() ? HistoryModel::tr("to %1").arg(whom)
                           : HistoryModel::tr("%1, to %2").arg(field, whom);
}

static QString askingOf(const Event &event)
{
    switch (askingIn(event.detail)) {
    case Asking::ForItem:
        return HistoryModel::tr("reopening requested");
    case Asking::Declined:
        return HistoryModel::tr("declined to %1").arg(event.detail.value(u"to"_s).toString());
    case Asking::Nothing:
        break;
    }
    return {};
}

/// Which duplicate was merged into it, and whether that was taken back.
static QString absorbedIn(const Event &event, const QString &item)
{
    if (event.detail.contains(u"stays"_s))
        return HistoryModel::tr("item %1: undone, but the values stay").arg(item);
    return event.detail.contains(u"undone"_s) ? HistoryModel::tr("item %1: undone").arg(item)
                                              : HistoryModel::tr("item %1").arg(item);
}

static QString updatedIn(const Event &event, const FieldWords &words)
{
    QStringList fields;
    for (const QJsonValue field : event.detail.value(u"fields"_s).toArray())
        fields << wordFor(words, event.queue, field.toString());
    return HistoryModel::tr("delivery %1: %2")
        .arg(event.detail.value(u"import"_s).toInteger())
        .arg(fields.join(u", "_s));
}

static QString missingIn(const Event &event, const FieldWords &words)
{
    const QString field = wordFor(words, event.queue, event.detail.value(u"field"_s).toString());
    return event.detail.contains(u"ends"_s) ? HistoryModel::tr("%1: no reason any more").arg(field)
                                            : field;
}

/// What else is known of it, in a few words.
static QString noteOn(const Event &event, const FieldWords &words, const QString &otherKey)
{
    const QString other =
        otherKey.isEmpty() ? QString::number(otherItemOf(event).value()) : otherKey;
    const QString holder = event.detail.value(u"holder"_s).toString();
    if (!holder.isEmpty())
        return HistoryModel::tr("locked by %1").arg(holder);
    if (event.kind == EventKind::Claimed && event.detail.contains(u"given_by"_s))
        return HistoryModel::tr("given by %1").arg(event.detail.value(u"given_by"_s).toString());
    if (event.kind == EventKind::Merged && !otherKey.isEmpty())
        return HistoryModel::tr("into %1").arg(otherKey);
    if (event.kind == EventKind::Merged)
        return HistoryModel::tr("into item %1").arg(other);
    if (event.kind == EventKind::Absorbed)
        return absorbedIn(event, other);
    if (event.kind == EventKind::Reopened && event.detail.contains(u"into"_s))
        return HistoryModel::tr("no longer merged into item %1").arg(other);
    if (event.kind == EventKind::ToldApart && event.detail.contains(u"alike"_s))
        return HistoryModel::tr("of item %1: undone").arg(other);
    if (event.kind == EventKind::ToldApart)
        return HistoryModel::tr("of item %1").arg(other);
    if (event.kind == EventKind::Attached)
        return QLocale().formattedDataSize(event.detail.value(u"size"_s).toInteger());
    if (event.kind == EventKind::Corrected || event.kind == EventKind::Proposed)
        return correctedIn(event, words);
    if (event.kind == EventKind::Updated)
        return updatedIn(event, words);
    if (event.kind == EventKind::Asked || event.kind == EventKind::Answered)
        return questionIn(event, words);
    if (event.kind == EventKind::Missing)
        return missingIn(event, words);
    if (event.detail.contains(u"import"_s))
        return HistoryModel::tr("delivery %1").arg(event.detail.value(u"import"_s).toInteger());
    if (event.kind == EventKind::Noted)
        return askingOf(event);
    if (event.kind == EventKind::Assigned || event.kind == EventKind::Unassigned)
        return assignmentIn(event);
    if (event.kind != EventKind::Prioritized)
        return {};
    return HistoryModel::tr("from %1 to %2")
        .arg(event.detail.value(u"was"_s).toInt())
        .arg(event.detail.value(u"priority"_s).toInt());
}

QString whyTold(const Event &event, const FieldWords &words, const QString &otherKey)
{
    const QString reason = event.detail.value(writtenIn(event.kind)).toString();
    const QString note = noteOn(event, words, otherKey);
    if (reason.isEmpty() || note.isEmpty())
        return reason + note;
    return HistoryModel::tr("%1 (%2)").arg(reason, note);
}

QString HistoryModel::shown(const HistoryLine &line, Column column) const
{
    switch (column) {
    case HistoryModel::When:
        return dateAndSecond(line.event.at);
    case HistoryModel::Queue:
        return titleOf(m_titles, line.event.queue);
    case HistoryModel::What:
        return wordForEvent(line.event);
    case HistoryModel::Who:
        return doerOf(line.event);
    case HistoryModel::Where:
        return line.event.isElsewhere() ? HistoryModel::tr("another program")
                                        : line.event.workstation;
    case HistoryModel::Details:
        return whyTold(line.event, m_words, line.otherKey);
    case HistoryModel::Key: // see itemOf()
    case HistoryModel::ColumnCount:
        break;
    }
    return {};
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const HistoryLine &line = at(index.row());
    const auto column = static_cast<Column>(index.column());
    const HistoryRow &row = this->row(index.row());
    switch (role) {
    case AsRole:
        return int(row.as);
    case ItemIdRole:
        return line.event.item.toVariant();
    }
    if (column == Key)
        return itemOf(row, role);
    if (role == Qt::DisplayRole)
        return cellText(shown(line, column));
    return role == Qt::ToolTipRole ? plainToolTip(shown(line, column)) : QVariant();
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QStringList headings{tr("When"), tr("Queue"), tr("Item"),   tr("What"),
                               tr("Who"),  tr("Where"), tr("Details")};
    return headings.at(section);
}

} // namespace intray
