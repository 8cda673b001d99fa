// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/openitemsmodel.h"

#include "lists/celltext.h"
#include "lists/tellingfield.h"

#include <QLocale>

#include <utility>

namespace intray {

OpenItemsModel::OpenItemsModel(QObject *parent)
    : KeyedRows(parent)
    , m_columns(itemColumns({}))
{
}

void OpenItemsModel::setFields(const QList<Field> &listFields)
{
    m_columns = itemColumns(listFields);
    m_naming = m_shownNaming = {listFields, listFields};
    resetRows({});
}

void OpenItemsModel::setRules(const RecordSchema &rules)
{
    m_naming.all = m_shownNaming.all = rules.fields();
    m_broken.setRules(rules);
    m_doubtful.forget();
    repaintAll();
}

void OpenItemsModel::repaintAll()
{
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void OpenItemsModel::checkRows(int first, int last)
{
    for (int row = std::max(first, 0); row <= std::min(last, rowCount() - 1); ++row)
        if (m_broken.check(at(row)))
            repaint(at(row).id);
}

QList<Item> OpenItemsModel::itemsIn(int first, int last) const
{
    QList<Item> items;
    for (int row = std::max(first, 0); row <= std::min(last, rowCount() - 1); ++row)
        items << at(row);
    return items;
}

void OpenItemsModel::noteDoubts(const Item &item, const DoubtfulFields::Doubts &doubts)
{
    if (m_doubtful.note(item, doubts))
        repaint(item.id);
}

void OpenItemsModel::setItems(const QList<Item> &items)
{
    m_takers.clear();
    resetRows(items);
    tellApart();
}

void OpenItemsModel::updateItems(const QList<Item> &items)
{
    const QHash<ItemId, QString> before = m_takers;
    for (const Item &item : items)
        m_takers.remove(item.id);
    const bool isFirst = rowCount() == 0;
    mergeRows(withFaded(items));
    if (isFirst)
        tellApart();
    for (auto one = before.begin(); one != before.end(); ++one)
        if (!m_takers.contains(one.key()))
            repaint(one.key());
}

/// What is faded stands behind the row that was in front of it.
QList<Item> OpenItemsModel::withFaded(QList<Item> items) const
{
    for (int row = 0; row < rowCount() && !m_takers.isEmpty(); ++row) {
        if (!m_takers.contains(at(row).id))
            continue;
        qsizetype place = std::min<qsizetype>(row, items.size());
        for (qsizetype before = 0; row > 0 && before < items.size(); ++before)
            if (items.at(before).id == at(row - 1).id)
                place = before + 1;
        items.insert(place, at(row));
    }
    return items;
}

void OpenItemsModel::fade(const QHash<ItemId, QString> &takers)
{
    for (auto taker = takers.begin(); taker != takers.end(); ++taker) {
        if (rowOf(taker.key()) < 0)
            continue;
        m_takers.insert(taker.key(), taker.value());
        repaint(taker.key());
    }
}

void OpenItemsModel::repaint(ItemId item)
{
    if (const int row = rowOf(item); row >= 0)
        emit dataChanged(index(row, 0), index(row, columnCount() - 1));
}

void OpenItemsModel::removeFaded(const QSet<ItemId> &gone)
{
    QSet<ItemId> faded;
    for (const ItemId item : gone)
        if (m_takers.remove(item) > 0)
            faded.insert(item);
    remove(faded);
}

QString OpenItemsModel::takenWords(const Item &item) const
{
    const QString taker = m_takers.value(item.id);
    return taker.isEmpty() ? QString() : tr("%1 has just taken this item.").arg(taker);
}

void OpenItemsModel::append(const QList<Item> &items)
{
    insertRowsAt(rowCount(), items);
}

void OpenItemsModel::prepend(const QList<Item> &items)
{
    insertRowsAt(0, items);
}

void OpenItemsModel::remove(const QSet<ItemId> &gone)
{
    for (int row = rowCount() - 1; row >= 0; --row)
        if (gone.contains(at(row).id))
            removeRowsAt(row, 1);
}

void OpenItemsModel::dropFront(int count)
{
    removeRowsAt(0, count);
}

void OpenItemsModel::dropBack(int count)
{
    const int dropped = std::min(count, rowCount());
    removeRowsAt(rowCount() - dropped, dropped);
}

int OpenItemsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

static int alignmentOf(const ItemColumn &column)
{
    return static_cast<int>(Qt::AlignVCenter | (column.numeric ? Qt::AlignRight : Qt::AlignLeft));
}

/// What the eye sees by the letters.
static QString withPassed(const QString &key, const Item &item)
{
    return item.hasPassed ? key + QStringLiteral(", ") + passedWords() : key;
}

/// How it stands with what somebody asked; an item that waits says so itself.
static QString askedWords(const Item &item)
{
    if (item.state != State::Open || item.asked == Asked::Nothing)
        return {};
    if (item.asked == Asked::Closed)
        return OpenItemsModel::tr("answered");
    return item.availableAt.isValid() ? OpenItemsModel::tr("waits for an answer")
                                      : OpenItemsModel::tr("no answer yet");
}

QVariant OpenItemsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Item &item = at(index.row());
    const ItemColumn &column = m_columns.at(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shownText(column, item);
    case Qt::ToolTipRole:
        return m_takers.contains(item.id) ? plainToolTip(takenWords(item)) : toolTip(column, item);
    case Qt::AccessibleDescriptionRole:
        return takenWords(item);
    case FadedRole:
        return m_takers.contains(item.id);
    case PassedRole:
        return item.hasPassed;
    case Qt::AccessibleTextRole:
        if (column.order != ItemOrder::By::Key)
            return {};
        if (m_asRows)
            return spokenRow(item);
        return item.hasPassed ? withPassed(item.key, item) : wholeKey(item.key);
    case int(RowRole::WholeValue):
        return column.order == ItemOrder::By::Key ? item.key : QVariant();
    case Qt::TextAlignmentRole:
        return alignmentOf(column);
    case ItemIdRole:
        return item.id.toVariant();
    }
    return ofRow(item, static_cast<RowRole>(role));
}

QVariant OpenItemsModel::ofRow(const Item &item, RowRole role) const
{
    const QString taker = m_takers.value(item.id);
    switch (role) {
    case RowRole::FirstLine:
        return wordsOf(item).name;
    case RowRole::SecondLine:
        return taker.isEmpty() ? wordsOf(item).second
                               : tr("%1 \u00B7 taken just now").arg(keyText(item.key));
    case RowRole::Beside:
        return taker.isEmpty() ? besideWords(item) : cellText(taker);
    case RowRole::IsFault:
        return taker.isEmpty() && !brokenIn(item).isEmpty();
    case RowRole::IsDoubt:
        return taker.isEmpty() && brokenIn(item).isEmpty() && !doubtfulIn(item).isEmpty();
    case RowRole::IsTaken:
        return !taker.isEmpty();
    case RowRole::IsInHand:
        return false; // so that only what is on the screen has the mark of it
    case RowRole::BesideSecond:
        return item.hasPassed ? passedWords() : askedWords(item);
    case RowRole::IsGood:
    case RowRole::WholeValue:
        break;
    }
    return {};
}

// Once for a list: nothing that stands there is called otherwise while rows come and go.
void OpenItemsModel::tellApart()
{
    NamingFields shown = m_naming;
    if (const auto telling = tellingField(rows(), m_naming)) {
        shown.listed.removeIf([&](const Field &field) { return field.name == telling->name; });
        shown.listed.prepend(*telling);
    }
    if (shown != std::exchange(m_shownNaming, shown))
        repaintAll();
}

RowWords OpenItemsModel::wordsOf(const Item &item) const
{
    return rowWords(item.key, item.record, m_shownNaming);
}

QStringList OpenItemsModel::brokenIn(const Item &item) const
{
    return m_broken.of(item).value_or(QStringList());
}

QStringList OpenItemsModel::doubtfulIn(const Item &item) const
{
    QStringList labels;
    for (const QString &field : m_doubtful.of(item).fields)
        labels << m_broken.labelOf(field);
    return labels;
}

/// One by its name, several by their number where it is known: the row has no room for more. What
/// is wrong comes before what is doubtful.
QString OpenItemsModel::besideWords(const Item &item) const
{
    const QStringList broken = brokenIn(item);
    const QStringList told = broken.isEmpty() ? doubtfulIn(item) : broken;
    if (told.size() <= 1)
        return cellText(told.value(0));
    const bool isNumberKnown = !broken.isEmpty() || m_doubtful.of(item).areAll;
    return isNumberKnown ? tr("%n fields", nullptr, int(told.size())) : tr("several fields");
}

QString OpenItemsModel::spokenRow(const Item &item) const
{
    const RowWords words = wordsOf(item);
    QStringList all{words.name};
    if (words.name != keyText(item.key))
        all << item.key;
    if (const QString taken = takenWords(item); !taken.isEmpty())
        all << taken;
    if (item.hasPassed)
        all << passedWords();
    if (const QString asked = askedWords(item); !asked.isEmpty())
        all << asked;
    if (const QStringList broken = brokenIn(item); !broken.isEmpty())
        all << tr("Breaks a rule in: %1").arg(broken.join(QStringLiteral(", ")));
    if (const QStringList doubtful = doubtfulIn(item); !doubtful.isEmpty())
        all << tr("To check: %1").arg(doubtful.join(QStringLiteral(", ")));
    return all.join(QStringLiteral(", "));
}

QString OpenItemsModel::toolTip(const ItemColumn &column, const Item &item) const
{
    if (column.order == ItemOrder::By::Created)
        return plainToolTip(exactTime(item.createdAt));
    if (column.isForWhom())
        return plainToolTip(item.hasPassed ? passedWords() : item.assignedTo);
    if (column.order == ItemOrder::By::Field)
        return plainToolTip(RecordSchema::textOf(item.record.value(column.field)));
    return plainToolTip(withPassed(item.key, item));
}

QVariant OpenItemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columns.size())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return m_columns.at(section).title;
    case Qt::TextAlignmentRole:
        return alignmentOf(m_columns.at(section));
    case ColumnIdRole:
        return m_columns.at(section).id;
    }
    return {};
}

} // namespace intray
