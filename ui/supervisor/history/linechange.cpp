// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/linechange.h"

#include "schema/recordschema.h"
#include "ui/supervisor/history/changetable.h"
#include "ui/supervisor/history/linehead.h"
#include "ui/supervisor/history/lineplaces.h"

namespace intray {

using namespace Qt::StringLiterals;
using Panel = LinePlaces::Panel;

LineChange::LineChange(LineHead *head, ChangeTable *table, LinePlaces *places)
    : QObject(places)
    , m_head(head)
    , m_table(table)
    , m_places(places)
{
    showNone();
}

void LineChange::showNone()
{
    m_change = {};
    m_table->showChanges({});
    m_head->say(tr("Select a line to see what was changed in its item."));
    m_places->showPanel(Panel::None);
    emit shown();
}

void LineChange::showNothing()
{
    showNone();
    m_head->say({});
}

void LineChange::showMany(const QStringList &whichItems)
{
    await();
    m_head->sayWhatFits(whichItems);
}

void LineChange::await()
{
    m_change = {};
    m_table->showChanges({});
    m_head->say({});
    m_places->showPanel(Panel::Line);
    emit shown();
}

static QString textOrEmpty(const QJsonValue &value)
{
    const QString text = RecordSchema::textOf(value);
    return text.isEmpty() ? LineChange::tr("(empty)") : text;
}

void LineChange::showVersions(const HistoryLine &line, const QString &called,
                              const QList<RecordVersion> &versions)
{
    const auto change = changeBy(line.event, versions);
    m_queue = line.event.queue;
    m_isByLine = change.has_value();
    m_change = change.value_or(wholeChange(versions));
    m_table->setTitles(tr("Field"), m_isByLine ? tr("Before") : tr("As imported"),
                       m_isByLine ? tr("After") : tr("Now"));
    QList<ChangeTable::Change> changes;
    for (const QString &field : m_change.fields())
        changes.append({wordOf(field), textOrEmpty(m_change.before.value(field)),
                        textOrEmpty(m_change.after.value(field))});
    m_table->showChanges(changes);
    m_head->say(sentenceOn(line, called, versions),
                changes.isEmpty() ? QString()
                                  : tr("%1, %2.").arg(called, ChangeTable::inOneLine(changes)));
    m_places->showPanel(changes.isEmpty() ? Panel::Line : Panel::Changes);
    emit shown();
}

/// What a merge did, which is no change of a value; empty: it is no merge, or changed some.
static QString mergeIn(const HistoryLine &line, const QString &called)
{
    const QString other =
        line.otherKey.isEmpty() ? QString::number(otherItemOf(line.event).value()) : line.otherKey;
    if (line.event.kind == EventKind::Merged)
        return LineChange::tr("Item %1 was merged into item %2.").arg(called, other);
    if (line.event.kind == EventKind::Absorbed && !line.event.detail.contains(u"undone"_s))
        return LineChange::tr("Item %1 took over item %2 and kept its own values.")
            .arg(called, other);
    return {};
}

QString LineChange::sentenceOn(const HistoryLine &line, const QString &called,
                               const QList<RecordVersion> &versions) const
{
    const QString merge = m_change.isEmpty() ? mergeIn(line, called) : QString();
    if (!merge.isEmpty())
        return merge;
    if (m_isByLine)
        return m_change.isEmpty() ? tr("No value of item %1 was changed here.").arg(called)
                                  : tr("Changes in item %1 here:").arg(called);
    if (versions.isEmpty())
        return tr("You are not allowed to see the values of item %1.").arg(called);
    return m_change.isEmpty() ? tr("Item %1 has the values that were imported.").arg(called)
                              : tr("Changes in item %1 since it was imported:").arg(called);
}

QString LineChange::wordOf(const QString &field) const
{
    return wordFor(m_words, m_queue, field);
}

QStringList LineChange::chosenFields() const
{
    const QStringList all = m_change.fields();
    QStringList chosen;
    for (const QModelIndex &row : m_table->selectionModel()->selectedRows())
        chosen << all.value(row.row());
    return chosen;
}

QString LineChange::fieldAtCursor() const
{
    const QStringList chosen = chosenFields();
    return (chosen.isEmpty() ? m_change.fields() : chosen).value(0);
}

QString LineChange::valuesToCopy() const
{
    const QStringList chosen = chosenFields();
    const QStringList fields = chosen.isEmpty() ? m_change.fields() : chosen;
    const bool isFormer = m_table->hasFocus() && m_table->currentColumn() == 1;
    const Record &values = isFormer ? m_change.before : m_change.after;
    QStringList lines;
    for (const QString &field : fields) {
        const QString text = RecordSchema::textOf(values.value(field));
        lines << (fields.size() == 1 ? text : wordOf(field) + u'\t' + text);
    }
    return lines.join(u'\n');
}

} // namespace intray
