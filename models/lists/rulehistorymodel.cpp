// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/rulehistorymodel.h"

#include "lists/celltext.h"
#include "queue/daytime.h"
#include "schema/schemachanges.h"

#include <QHash>
#include <QLocale>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

QString wordForRule(const QString &name)
{
    const QHash<QString, QString> words{
        {u"title"_s, RuleHistoryModel::tr("Title")},
        {u"record_schema"_s, RuleHistoryModel::tr("Fields and their rules")},
        {u"lock_seconds"_s, RuleHistoryModel::tr("Lock")},
        {u"longest_hold_seconds"_s, RuleHistoryModel::tr("Longest lock")},
        {u"locks_per_user"_s, RuleHistoryModel::tr("Locks per user")},
        {u"attempts"_s, RuleHistoryModel::tr("Attempts")},
        {u"dispositions"_s, RuleHistoryModel::tr("Allowed endings")},
        {u"next_queue"_s, RuleHistoryModel::tr("Next queue")},
        {u"source_query"_s, RuleHistoryModel::tr("Criteria query")},
        {u"source_fresh_seconds"_s, RuleHistoryModel::tr("Result valid for")},
        {u"paused"_s, RuleHistoryModel::tr("Paused")},
        {u"pause_message"_s, RuleHistoryModel::tr("Why it is paused")},
        {u"other_hands"_s, RuleHistoryModel::tr("Different person")},
        {u"blind_fields"_s, RuleHistoryModel::tr("Second keying")},
        {u"decide_queue"_s, RuleHistoryModel::tr("Decided in")},
        {u"share"_s, RuleHistoryModel::tr("Share (percent)")},
        {u"first_warning_seconds"_s, RuleHistoryModel::tr("First warning")},
        {u"last_warning_seconds"_s, RuleHistoryModel::tr("Last warning")},
        {u"reasons"_s, RuleHistoryModel::tr("Usual reasons")},
        {u"not_again_seconds"_s, RuleHistoryModel::tr("Returned items again")},
        {u"reopen_own_seconds"_s, RuleHistoryModel::tr("Own records can be reopened")},
        {u"largest_record"_s, RuleHistoryModel::tr("Largest record")},
        {u"largest_field"_s, RuleHistoryModel::tr("Largest field")},
        {u"doubtful_first"_s, RuleHistoryModel::tr("Most doubtful first")},
        {u"pass_most_wrong"_s, RuleHistoryModel::tr("Fields that may stay wrong")},
        {u"pass_sure_percent"_s, RuleHistoryModel::tr("How sure")},
        {u"plant_every"_s, RuleHistoryModel::tr("Planted slips")},
        {u"stated"_s, RuleHistoryModel::tr("Stated")},
        {u"sample_seed"_s, RuleHistoryModel::tr("Seed of the sample")},
        {u"roles"_s, RuleHistoryModel::tr("Roles")},
        {u"queues"_s, RuleHistoryModel::tr("Queues")},
        {u"tags"_s, RuleHistoryModel::tr("Tags")},
        {u"active"_s, RuleHistoryModel::tr("Active")},
        {u"login"_s, RuleHistoryModel::tr("Login")}};
    return words.value(name, name);
}

static QString wordForChange(const QString &kind)
{
    const QHash<QString, QString> words{
        {u"known"_s, RuleHistoryModel::tr("Existed when this history began")},
        {u"set_up"_s, RuleHistoryModel::tr("Set up the database")},
        {u"added"_s, RuleHistoryModel::tr("Added")},
        {u"changed"_s, RuleHistoryModel::tr("Changed")},
        {u"removed"_s, RuleHistoryModel::tr("Removed")},
        {u"paused"_s, RuleHistoryModel::tr("Paused")},
        {u"resumed"_s, RuleHistoryModel::tr("Resumed")},
        {u"stated"_s, RuleHistoryModel::tr("Stated how much may be wrong")},
        {u"followed"_s, RuleHistoryModel::tr("Changed by the table's old program")},
        {u"found"_s, RuleHistoryModel::tr("Changed outside Intray")}};
    return words.value(kind, kind);
}

void RuleHistoryModel::clear(RulesOf about)
{
    beginResetModel();
    m_about = about;
    m_lines.clear();
    forgetLines();
    endResetModel();
}

void RuleHistoryModel::append(const QList<RuleEvent> &lines, bool hasMore)
{
    for (const RuleEvent &line : lines) {
        addLine(line.id,
                isFolding() && !m_lines.isEmpty() && tellTheSame(m_lines.constLast(), line));
        m_lines << line;
    }
    showRows(hasMore);
}

int RuleHistoryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

constexpr qsizetype schemaChangesInRow = 3;

/// What was changed, without from what to what: "Phone (pattern)".
static QStringList namesIn(const QList<SchemaDifference> &changes)
{
    QStringList names;
    for (const SchemaDifference &one : changes.first(std::min(schemaChangesInRow, changes.size())))
        names << (one.field.isEmpty()  ? one.what
                  : one.word.isEmpty() ? one.field
                                       : RuleHistoryModel::tr("%1 (%2)").arg(one.field, one.word));
    if (const auto more = int(changes.size() - schemaChangesInRow); more > 0)
        names << RuleHistoryModel::tr("%Ln more", nullptr, more);
    return names;
}

/// A whole state is told by its line; what it was made of stands beside.
static QString namesOfChanged(const RuleEvent &event)
{
    QStringList names;
    if (event.before && event.state)
        for (const RuleDifference &rule : event.changes()) {
            if (rule.name == u"record_schema" && rule.from.isObject() && rule.to.isObject())
                names += namesIn(schemaDifferences(rule.from.toObject(), rule.to.toObject()));
            else
                names << wordForRule(rule.name);
        }
    return names.join(u", "_s);
}

/// Of a user all that differs is said, from the first line on.
static QString rightsIn(const RuleEvent &event)
{
    QStringList rights;
    for (const RuleDifference &one : event.state ? event.changes() : QList<RuleDifference>()) {
        const QString now = listInWords(one.to);
        if (!now.isEmpty() || event.before)
            rights << RuleHistoryModel::tr("%1: %2").arg(
                wordForRule(one.name), now.isEmpty() ? RuleHistoryModel::tr("none") : now);
    }
    return rights.join(u"; "_s);
}

/// What a colleague gets first is no change of anything.
static QString kindOf(const RuleEvent &event)
{
    const bool isFirst =
        event.about == RulesOf::User && event.kind == u"changed"_s && !event.before;
    return isFirst ? u"added"_s : event.kind;
}

QString RuleHistoryModel::calledIn(const RuleEvent &event) const
{
    return m_about == RulesOf::Queue ? titleOf(m_titles, event.subject) : event.subject;
}

QStringList RuleHistoryModel::namesIn(int row) const
{
    const HistoryRow &one = this->row(row);
    QStringList names;
    for (const RuleEvent &event : m_lines.sliced(one.line, one.lines))
        names << calledIn(event);
    return names;
}

QString RuleHistoryModel::manyIn(const HistoryRow &row) const
{
    const auto lines = int(row.lines);
    if (m_about == RulesOf::Queue)
        return mayStandForMore(row) ? tr("%Ln queue(s) or more", nullptr, lines)
                                    : tr("%Ln queue(s)", nullptr, lines);
    return mayStandForMore(row) ? tr("%Ln user(s) or more", nullptr, lines)
                                : tr("%Ln user(s)", nullptr, lines);
}

/// In what is read in their rows.
bool RuleHistoryModel::tellTheSame(const RuleEvent &newer, const RuleEvent &older) const
{
    return newer.subject != older.subject && newer.user == older.user &&
           kindOf(newer) == kindOf(older) && shown(newer, Changed) == shown(older, Changed) &&
           areClose(newer.at, older.at);
}

QString RuleHistoryModel::shown(const RuleEvent &event, Column column) const
{
    switch (column) {
    case RuleHistoryModel::When:
        return dateAndSecond(event.at);
    case RuleHistoryModel::Whose:
        return calledIn(event);
    case RuleHistoryModel::What:
        return wordForChange(kindOf(event));
    case RuleHistoryModel::Who:
        return event.user;
    case RuleHistoryModel::Changed:
        return event.about == RulesOf::User ? rightsIn(event) : namesOfChanged(event);
    case RuleHistoryModel::ColumnCount:
        break;
    }
    return {};
}

QVariant RuleHistoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const HistoryRow &row = this->row(index.row());
    if (role == AsRole)
        return int(row.as);
    const QString text = index.column() == Whose && row.standsForMany()
                             ? manyIn(row)
                             : shown(at(index.row()), static_cast<Column>(index.column()));
    if (role == Qt::DisplayRole)
        return cellText(text);
    if (role == Qt::ToolTipRole)
        return plainToolTip(text);
    return {};
}

QVariant RuleHistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QStringList headings{tr("When"), m_about == RulesOf::User ? tr("User") : tr("Queue"),
                               tr("What"), tr("Who"),
                               m_about == RulesOf::User ? tr("Rights") : tr("Rules")};
    return headings.at(section);
}

} // namespace intray
