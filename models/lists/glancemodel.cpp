// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/glancemodel.h"

#include "lists/celltext.h"

#include <QLocale>

#include <algorithm>

namespace intray {

static bool areSameQueues(const QList<QueueGlance> &one, const QList<QueueGlance> &other)
{
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const auto &a, const auto &b) { return a.queue == b.queue; });
}

QString wordsFor(const Need &need)
{
    const int number = static_cast<int>(need.number);
    switch (need.what) {
    case Need::Of::AbandonedLocks:
        return GlanceModel::tr("%n lock(s) abandoned", nullptr, number);
    case Need::Of::Work:
        return GlanceModel::tr("empty, and %n request(s) for work got nothing today", nullptr,
                               number);
    case Need::Of::Workers:
        return GlanceModel::tr("backlog grew by %n item(s) in the last hour", nullptr, number);
    }
    return {};
}

static GlanceModel::Column columnOf(Need::Of what)
{
    switch (what) {
    case Need::Of::AbandonedLocks:
        return GlanceModel::Locked;
    case Need::Of::Work:
        return GlanceModel::Empty;
    case Need::Of::Workers:
        break;
    }
    return GlanceModel::Open;
}

void GlanceModel::setQueues(const QList<QueueGlance> &queues, const QDateTime &now)
{
    m_now = now;
    if (areSameQueues(m_queues, queues)) {
        m_queues = queues;
        if (!queues.isEmpty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_queues = queues;
    endResetModel();
}

int GlanceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_queues.size());
}

int GlanceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

static QString counted(qint64 number)
{
    return QLocale().toString(number);
}

static QString nameOf(const QueueGlance &glance)
{
    const QString title = cellText(glance.title);
    if (!glance.tableFault.isEmpty())
        return GlanceModel::tr("%1 (its table has changed)").arg(title);
    return glance.paused ? GlanceModel::tr("%1 (paused)").arg(title) : title;
}

static QString shown(const QueueGlance &glance, GlanceModel::Column column)
{
    switch (column) {
    case GlanceModel::Queue:
        return nameOf(glance);
    case GlanceModel::Open:
        return counted(glance.open);
    case GlanceModel::Locked:
        return counted(glance.locked);
    case GlanceModel::PutOff:
        return counted(glance.putOff);
    case GlanceModel::DoneToday:
        return counted(glance.doneToday);
    case GlanceModel::Failed:
        return counted(glance.failed);
    case GlanceModel::OldestOpen:
        return glance.oldestOpen.isNull()
                   ? QString()
                   : QLocale().toString(glance.oldestOpen.toLocalTime(), QLocale::ShortFormat);
    case GlanceModel::Expired:
        return counted(glance.expiredToday);
    case GlanceModel::Released:
        return counted(glance.releasedToday);
    case GlanceModel::Empty:
        return glance.emptyToday ? counted(*glance.emptyToday) : QString();
    case GlanceModel::ColumnCount:
        break;
    }
    return {};
}

// A lock that has ended is none that is held, but somebody must look at it.
static QString withAbandoned(const QString &locked, const Need &need)
{
    return GlanceModel::tr("%1 (%n abandoned)", nullptr, static_cast<int>(need.number)).arg(locked);
}

static QString cellOf(const QueueGlance &glance, GlanceModel::Column column,
                      const std::optional<Need> &need)
{
    const QString text = shown(glance, column);
    if (!need)
        return text;
    const bool isOfLocks = need->what == Need::Of::AbandonedLocks;
    return QStringLiteral("\u26a0 ") + (isOfLocks ? withAbandoned(text, *need) : text);
}

static bool isText(int column)
{
    return column == GlanceModel::Queue || column == GlanceModel::OldestOpen;
}

std::optional<Need> GlanceModel::needAt(const QModelIndex &index) const
{
    for (const Need &need : needsOf(at(index.row()), m_now))
        if (columnOf(need.what) == index.column())
            return need;
    return std::nullopt;
}

QVariant GlanceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QueueGlance &glance = at(index.row());
    const std::optional<Need> need = needAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return cellOf(glance, static_cast<Column>(index.column()), need);
    case Qt::ToolTipRole:
        return need ? QVariant(plainToolTip(wordsFor(*need))) : QVariant();
    case Qt::AccessibleDescriptionRole:
        return need ? QVariant(wordsFor(*need)) : QVariant();
    case NeedsRole:
        return need.has_value();
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter |
                                (isText(index.column()) ? Qt::AlignLeft : Qt::AlignRight));
    case QueueRole:
        return glance.queue;
    }
    return {};
}

/// Numbers are narrow, and their headings need not be wide.
static QString inTwoLines(QString heading)
{
    const qsizetype last = heading.lastIndexOf(u' ');
    return last < 0 ? heading : heading.replace(last, 1, u'\n');
}

QVariant GlanceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignVCenter |
                                (isText(section) ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole)
        return {};
    const QStringList headings{tr("Queue"),         tr("Open"),          tr("Locked"),
                               tr("Postponed"),     tr("Done today"),    tr("Failed"),
                               tr("Oldest open"),   tr("Expired today"), tr("Released today"),
                               tr("Empty requests")};
    return inTwoLines(headings.at(section));
}

} // namespace intray
