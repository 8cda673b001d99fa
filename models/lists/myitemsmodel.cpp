// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/myitemsmodel.h"

#include "lists/celltext.h"
#include "lists/rowwords.h"
#include "queue/daytime.h"

#include <QLocale>

#include <utility>

namespace intray {

MyItemsModel::MyItemsModel(Clock clock, QObject *parent)
    : KeyedRows(parent)
    , m_clock(std::move(clock))
{
}

void MyItemsModel::updateItems(const QList<HeldItem> &items, const QSet<ItemId> &lost)
{
    const bool otherLost = m_lost != lost;
    m_lost = lost;
    mergeRows(items);
    if (otherLost)
        repaint(Condition, Since);
}

void MyItemsModel::setNameOnDesk(const QString &name)
{
    if (std::exchange(m_nameOnDesk, name) != name)
        repaint(Key, Key);
}

void MyItemsModel::setOnDesk(ItemId item)
{
    m_onDesk = item;
    repaint(Key, Condition);
}

void MyItemsModel::setQueueTitles(const QHash<QString, QString> &titles)
{
    if (m_titles == titles)
        return;
    m_titles = titles;
    repaint(Queue, Queue);
}

void MyItemsModel::setNamingFields(const QHash<QString, NamingFields> &fields)
{
    if (m_naming == fields)
        return;
    m_naming = fields;
    repaint(Key, Since);
}

QString MyItemsModel::titleOfQueue(const QString &name) const
{
    return m_titles.value(name, name);
}

void MyItemsModel::tick()
{
    repaint(TimeLeft, TimeLeft);
}

void MyItemsModel::repaint(Column first, Column last)
{
    if (rowCount() > 0)
        emit dataChanged(index(0, first), index(rowCount() - 1, last));
}

bool MyItemsModel::looksTheSame(const HeldItem &one, const HeldItem &other) const
{
    return one.item == other.item && one.draft == other.draft;
}

int MyItemsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant MyItemsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const HeldItem &held = at(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shown(held, column);
    case Qt::ToolTipRole:
        return toolTip(held, column);
    case Qt::AccessibleTextRole:
        if (column != Key)
            return {};
        return m_asRows ? spokenRow(held) : wholeKey(held.item.key);
    case int(RowRole::WholeValue):
        return column == Key ? held.item.key : QVariant();
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter |
                                (column == TimeLeft ? Qt::AlignRight : Qt::AlignLeft));
    case ItemIdRole:
        return held.item.id.toVariant();
    }
    return ofRow(held, static_cast<RowRole>(role));
}

QVariant MyItemsModel::ofRow(const HeldItem &held, RowRole role) const
{
    switch (role) {
    case RowRole::FirstLine:
        return nameOf(held);
    case RowRole::SecondLine:
        return secondLine(held);
    case RowRole::Beside:
        return isLost(held) ? conditionInWords(held) : timeLeft(remaining(held));
    case RowRole::BesideSecond:
        return isLost(held)       ? QString()
               : isOnScreen(held) ? conditionInWords(held)
                                  : condition(held);
    case RowRole::IsInHand:
        return held.item.id == m_onDesk;
    case RowRole::IsFault:
        return isLost(held);
    case RowRole::IsDoubt:
    case RowRole::IsGood:
    case RowRole::IsTaken:
    case RowRole::WholeValue:
        break;
    }
    return {};
}

// What was typed last: a person looks for the name that they wrote.
QString MyItemsModel::nameOf(const HeldItem &held) const
{
    if (held.item.id == m_onDesk && !m_nameOnDesk.isEmpty())
        return m_nameOnDesk; // the same as in the head
    const Record &record =
        held.draft && !held.draft->content.isEmpty() ? held.draft->content : held.item.record;
    return rowWords(held.item.key, record, m_naming.value(held.item.queue)).name;
}

QString MyItemsModel::secondLine(const HeldItem &held) const
{
    QStringList parts;
    if (const QString key = keyText(held.item.key); nameOf(held) != key)
        parts << key;
    const bool areOfOne = std::all_of(rows().begin(), rows().end(), [&](const HeldItem &one) {
        return one.item.queue == held.item.queue;
    });
    if (!areOfOne || parts.isEmpty())
        parts << cellText(titleOfQueue(held.item.queue));
    return parts.join(QStringLiteral(" \u00B7 "));
}

bool MyItemsModel::isOnScreen(const HeldItem &held) const
{
    return held.item.id == m_onDesk && !isLost(held);
}

QString MyItemsModel::conditionInWords(const HeldItem &held) const
{
    if (isOnScreen(held))
        return tr("on screen");
    const QString known = condition(held);
    return known.isEmpty() ? tr("nothing typed yet") : known;
}

QString MyItemsModel::spokenRow(const HeldItem &held) const
{
    QStringList all{nameOf(held), secondLine(held), conditionInWords(held)};
    if (!isLost(held))
        all << timeLeft(remaining(held));
    return all.join(QStringLiteral(", "));
}

QString MyItemsModel::shown(const HeldItem &held, Column column) const
{
    switch (column) {
    case Key:
        return keyText(held.item.key);
    case Queue:
        return cellText(titleOfQueue(held.item.queue));
    case Condition:
        return condition(held);
    case TimeLeft:
        return isLost(held) ? QString() : timeLeft(remaining(held));
    case Since:
        return isLost(held) ? QString() : clockTime(held.item.lock.lockedAt);
    case ColumnCount:
        break;
    }
    return {};
}

QString MyItemsModel::condition(const HeldItem &held) const
{
    if (isLost(held))
        return tr("lock lost");
    if (held.item.id == m_onDesk)
        return tr("open");
    return held.hasText() ? tr("draft") : QString();
}

std::chrono::milliseconds MyItemsModel::remaining(const HeldItem &held) const
{
    return std::chrono::milliseconds(m_clock().msecsTo(held.item.lock.expiresAt));
}

QString MyItemsModel::toolTip(const HeldItem &held, Column column) const
{
    if (column == Queue)
        return plainToolTip(titleOfQueue(held.item.queue));
    if (isLost(held) && column != Key)
        return plainToolTip(tr("The lock was lost; what you typed is kept here."));
    if (column == TimeLeft)
        return plainToolTip(tr("Locked until %1.").arg(exactTime(held.item.lock.expiresAt)) +
                            u'\n' + tr("Locked since %1.").arg(exactTime(held.item.lock.lockedAt)));
    if (column == Since)
        return plainToolTip(tr("Locked since %1.").arg(exactTime(held.item.lock.lockedAt)));
    if (column == Condition && held.hasText())
        return plainToolTip(tr("Draft saved at %1.").arg(exactTime(held.draft->savedAt)));
    return plainToolTip(tr("%1, under the lock %2").arg(held.item.key, held.item.lock.id));
}

static QString titleOf(int column)
{
    switch (column) {
    case MyItemsModel::Key:
        return MyItemsModel::tr("Key");
    case MyItemsModel::Queue:
        return MyItemsModel::tr("Queue");
    case MyItemsModel::Condition:
        return MyItemsModel::tr("Status");
    case MyItemsModel::TimeLeft:
        return MyItemsModel::tr("Time left");
    case MyItemsModel::Since:
        return MyItemsModel::tr("Since");
    }
    return {};
}

static QString idOfColumn(int column)
{
    static const QStringList ids{QStringLiteral("key"), QStringLiteral("queue"),
                                 QStringLiteral("condition"), QStringLiteral("timeleft"),
                                 QStringLiteral("since")};
    return ids.value(column);
}

QVariant MyItemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return titleOf(section);
    if (role == ColumnIdRole)
        return idOfColumn(section);
    if (role == Qt::TextAlignmentRole && section == TimeLeft)
        return static_cast<int>(Qt::AlignVCenter | Qt::AlignRight);
    return {};
}

} // namespace intray
