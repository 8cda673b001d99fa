// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/glancemodel.h"

#include "lists/celltext.h"
#include "queue/daytime.h"

#include <QLocale>

#include <algorithm>
#include <utility>

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
        countPace();
        if (!queues.isEmpty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_queues = queues;
    countPace();
    endResetModel();
}

void GlanceModel::setSpans(const QList<QDateTime> &beginnings)
{
    m_spans = beginnings;
    countPace();
    if (rowCount() > 0)
        emit dataChanged(index(0, Pace), index(rowCount() - 1, EmptyAt));
}

void GlanceModel::countPace()
{
    m_figures.clear();
    m_pace.clear();
    m_most = 0;
    for (const QueueGlance &queue : std::as_const(m_queues)) {
        m_figures << figuresIn({queue}, m_spans);
        m_pace << figuresIn({queue}, spansOfPace({queue}, m_spans, m_now));
        for (const SpanFigures &span : std::as_const(m_figures.last()))
            m_most = std::max(m_most, span.completed);
    }
}

/// A day and an hour while it is near; then minutes say more than is known.
static QString roughly(const QDateTime &then, const QDateTime &now)
{
    const QLocale here;
    const QDateTime at = then.toLocalTime();
    const qint64 days = now.toLocalTime().date().daysTo(at.date());
    const QString hour = clockTime(QDateTime(at.date(), QTime(at.time().hour(), 0)));
    if (days == 0 && at.time().hour() == now.toLocalTime().time().hour())
        return GlanceModel::tr("within the hour");
    if (days == 0)
        return GlanceModel::tr("today, about %1").arg(hour);
    if (days < 7)
        return GlanceModel::tr("%1, about %2")
            .arg(here.dayName(at.date().dayOfWeek(), QLocale::ShortFormat), hour);
    return GlanceModel::tr("in %n day(s)", nullptr, int(std::min<qint64>(days, 9999)));
}

QString GlanceModel::emptyWords(int row) const
{
    const QueueGlance &queue = at(row);
    if (queue.unfinished() == 0)
        return tr("empty");
    const QList<SpanFigures> &figures = m_figures.at(row);
    const bool isStill =
        std::ranges::all_of(figures, [](const SpanFigures &span) { return span.completed == 0; });
    if (queue.paused || isStill)
        return tr("stands still");
    const auto then = emptyAt(m_pace.at(row), m_now);
    return then ? roughly(*then, m_now) : tr("gets no shorter");
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
        return glance.oldestOpen.isNull() ? QString() : dateAndTime(glance.oldestOpen);
    case GlanceModel::Expired:
        return counted(glance.expiredToday);
    case GlanceModel::Released:
        return counted(glance.releasedToday);
    case GlanceModel::Empty:
        return glance.emptyToday ? counted(*glance.emptyToday) : QString();
    case GlanceModel::Pace:
    case GlanceModel::EmptyAt: // see emptyWords()
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
    return column == GlanceModel::Queue || column == GlanceModel::OldestOpen ||
           column == GlanceModel::Pace || column == GlanceModel::EmptyAt;
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
        if (index.column() == EmptyAt)
            return emptyWords(index.row());
        return cellOf(glance, static_cast<Column>(index.column()), need);
    case Qt::ToolTipRole:
        return need ? QVariant(plainToolTip(wordsFor(*need))) : QVariant();
    case Qt::AccessibleDescriptionRole:
        return need ? QVariant(wordsFor(*need)) : QVariant();
    case NeedsRole:
        return need.has_value();
    case PaceRole: {
        QVariantList pace;
        for (const SpanFigures &span : m_figures.value(index.row()))
            pace << span.completed;
        return pace;
    }
    case MostRole:
        return m_most;
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter |
                                (isText(index.column()) ? Qt::AlignLeft : Qt::AlignRight));
    case QueueRole:
        return glance.queue;
    }
    return {};
}

QVariant GlanceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignVCenter |
                                (isText(section) ? Qt::AlignLeft : Qt::AlignRight));
    static constexpr const char *ids[ColumnCount] = {"queue",    "open",   "locked", "putoff",
                                                     "done",     "failed", "oldest", "expired",
                                                     "released", "empty",  "pace",   "emptyat"};
    if (role == ColumnIdRole)
        return QString::fromLatin1(ids[section]);
    if (role != Qt::DisplayRole)
        return {};
    const QStringList headings{
        tr("Queue"),          tr("Open"),           tr("Locked"),
        tr("Postponed"),      tr("Done today"),     tr("Failed"),
        tr("Oldest open"),    tr("Expired today"),  tr("Released today"),
        tr("Empty requests"), tr("Done over time"), tr("Empty, at this pace")};
    return headings.at(section);
}

} // namespace intray
