// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/duplicates/mergetable.h"

#include "lists/celltext.h"
#include "lists/rowroles.h"
#include "lists/rowwords.h"
#include "ui/common/plaintable.h"
#include "ui/desk/duplicatespage.h"
#include "ui/supervisor/duplicates/mergecell.h"
#include "ui/supervisor/duplicates/mergehead.h"
#include "verify/duplicates/comparedvalue.h"
#include "verify/textdifference.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>

#include <algorithm>

namespace intray {

namespace {

constexpr int narrowest = 150;

int filledFieldsOf(const ItemDetail &detail)
{
    return int(std::ranges::count_if(detail.item.record, [](const QJsonValue &value) {
        return !RecordSchema::textOf(value).isEmpty();
    }));
}

/// A finished one cannot be ended, nor one that somebody holds; else the fullest stays.
int bestKeeper(const QList<ItemDetail> &details)
{
    const auto rank = [](const ItemDetail &detail) {
        const State state = detail.item.state;
        const int standing = state == State::Open ? 0 : state == State::Locked ? 1 : 2;
        return std::tuple(standing, filledFieldsOf(detail), -detail.item.id.value());
    };
    return int(std::ranges::max_element(details, {}, rank) - details.begin());
}

QTableWidgetItem *headFor(const Item &item, const RecordSchema &schema)
{
    const QString name = nameOf(item.key, item.record, NamingFields::of(schema));
    const QString key = keyText(item.key);
    auto *head = new QTableWidgetItem(cellText(name.isEmpty() ? key : name, 60));
    head->setData(int(RowRole::Beside), name.isEmpty() ? QString() : cellText(key, 60));
    const QString all = name.isEmpty() ? item.key : name + QStringLiteral(", ") + item.key;
    head->setData(Qt::AccessibleTextRole, all);
    head->setToolTip(plainToolTip(all));
    return head;
}

QStringList labelsOf(const QList<ItemDetail> &details, const RecordSchema &schema,
                     QStringList &fields)
{
    QStringList labels;
    fields.clear();
    for (const ItemDetail &detail : details)
        for (const Field &field : schema.fieldsOf(detail.item.record)) {
            const bool isFilled = std::ranges::any_of(details, [&](const ItemDetail &each) {
                return !RecordSchema::textOf(each.item.record.value(field.name)).isEmpty();
            });
            if (!isFilled || fields.contains(field.name))
                continue;
            fields << field.name;
            labels << cellText(field.label, 60);
        }
    return labels;
}

} // namespace

MergeTable::MergeTable(QWidget *parent)
    : QTableWidget(parent)
{
    setObjectName(QStringLiteral("mergeTable"));
    setAccessibleName(tr("Records side by side"));
    makePlain(this);
    setHorizontalHeader(new MergeHead(this));
    showPlainSide(this);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setItemDelegate(new MergeCell(this));
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    horizontalHeader()->setMinimumSectionSize(narrowest);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    connect(this, &QTableWidget::cellClicked, this, &MergeTable::choose);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this,
            &QTableView::resizeRowsToContents, Qt::QueuedConnection);
    connect(this, &QTableWidget::currentCellChanged, this, &MergeTable::choiceChanged);
}

bool MergeTable::areShown(const QList<ItemDetail> &details) const
{
    return std::ranges::equal(details, m_details, [](const auto &one, const auto &other) {
        return one.item.id == other.item.id && one.item.record == other.item.record &&
               one.item.state == other.item.state;
    });
}

void MergeTable::showRecords(const QList<ItemDetail> &details, const RecordSchema &schema,
                             const QString &me)
{
    const bool isSame = !details.isEmpty() && areShown(details);
    m_details = details;
    m_me = me;
    if (isSame)
        return showKept();
    build(schema);
}

void MergeTable::build(const RecordSchema &schema)
{
    const QSignalBlocker quiet(this);
    clear();
    QStringList labels = labelsOf(m_details, schema, m_fields);
    labels.prepend(tr("Keep this record"));
    m_keys = schema.keyFields();
    m_locked.clear();
    for (const Field &field : schema.fields())
        if (field.readOnly)
            m_locked << field.name;
    m_names.clear();
    for (const ItemDetail &detail : std::as_const(m_details))
        m_names << nameAndKey(detail.item.key, detail.item.record, NamingFields::of(schema));
    setRowCount(m_details.isEmpty() ? 0 : int(labels.size()));
    setColumnCount(int(m_details.size()));
    setVerticalHeaderLabels(labels);
    for (int column = 0; column < columnCount(); ++column) {
        setHorizontalHeaderItem(column, headFor(m_details[column].item, schema));
        for (int row = 0; row < rowCount(); ++row)
            setItem(row, column, new QTableWidgetItem);
    }
    if (m_details.isEmpty())
        return;
    chooseKeeper(bestKeeper(m_details));
    int first = 1;
    while (first < rowCount() && !differs(first))
        ++first;
    setCurrentCell(first < rowCount() ? first : 0, m_keeper);
    showRows();
    resizeRowsToContents();
}

void MergeTable::showOnlyWhatDiffers(bool isOnly)
{
    m_isOnlyWhatDiffers = isOnly;
    showRows();
}

// The cursor does not stay where nobody sees it.
void MergeTable::showRows()
{
    for (int row = 1; row < rowCount(); ++row)
        setRowHidden(row, m_isOnlyWhatDiffers && (!differs(row) || isKey(row)));
    int shown = currentRow();
    while (shown > 0 && isRowHidden(shown))
        --shown;
    if (shown != currentRow())
        setCurrentCell(shown, currentColumn());
}

QString MergeTable::textAt(int row, int column) const
{
    return RecordSchema::textOf(m_details[column].item.record.value(m_fields[row - 1]));
}

bool MergeTable::differs(int row) const
{
    for (int column = 1; column < columnCount(); ++column)
        if (textAt(row, column) != textAt(row, 0))
            return true;
    return false;
}

bool MergeTable::differInWritingOnly() const
{
    for (int row = 1; row < rowCount(); ++row) {
        if (isKey(row))
            continue;
        for (int column = 1; column < columnCount(); ++column)
            for (int other = 0; other < column; ++other)
                if (!intray::differInWritingOnly(textAt(row, column), textAt(row, other)))
                    return false;
    }
    return true;
}

bool MergeTable::isChoice(int row) const
{
    return !isFixed() && differs(row) && !isLocked(row);
}

bool MergeTable::isKey(int row) const
{
    return m_keys.contains(m_fields[row - 1]);
}

bool MergeTable::isLocked(int row) const
{
    return m_locked.contains(m_fields[row - 1]);
}

ItemId MergeTable::keeper() const
{
    return m_details.isEmpty() ? ItemId() : m_details[m_keeper].item.id;
}

ItemId MergeTable::current() const
{
    const int column = currentColumn();
    return column < 0 || column >= m_details.size() ? ItemId() : m_details[column].item.id;
}

Record MergeTable::fields() const
{
    Record fields;
    for (int row = 1; row < rowCount(); ++row) {
        const int column = m_chosen[row - 1];
        if (textAt(row, column) == textAt(row, m_keeper))
            continue;
        const QJsonValue value = m_details[column].item.record.value(m_fields[row - 1]);
        fields.insert(m_fields[row - 1], value.isUndefined() ? QJsonValue(QString()) : value);
    }
    return fields;
}

bool MergeTable::isFixed() const
{
    return !m_details.isEmpty() && m_details[m_keeper].item.state != intray::State::Open;
}

QString MergeTable::whyNoChoice() const
{
    if (!isFixed())
        return {};
    return m_details[m_keeper].item.state == intray::State::Locked
               ? tr("Somebody works on %1, so its values stay as they are.").arg(m_names[m_keeper])
               : tr("%1 is finished, so its values stay as they are.").arg(m_names[m_keeper]);
}

QString MergeTable::whyNoMerge() const
{
    for (int column = 0; column < m_details.size(); ++column) {
        const Item &item = m_details[column].item;
        if (item.state == intray::State::Locked && item.lock.user != m_me)
            return tr("%1 is working on %2. They can be merged once it is free.")
                .arg(item.lock.user, m_names[column]);
        if (column != m_keeper &&
            (item.state == intray::State::Done || item.state == intray::State::Failed))
            return tr("%1 is finished, so it can only be the record that is kept.")
                .arg(m_names[column]);
    }
    return {};
}

void MergeTable::chooseKeeper(int column)
{
    m_keeper = column;
    m_chosen.clear();
    for (int row = 1; row < rowCount(); ++row) {
        int chosen = column;
        const bool isFree = !isFixed() && !isLocked(row);
        for (int other = 0; isFree && textAt(row, chosen).isEmpty() && other < columnCount();
             ++other)
            chosen = other;
        m_chosen << chosen;
    }
    showChoices();
}

void MergeTable::choose(int row, int column)
{
    if (row < 0 || column < 0 || m_details.isEmpty())
        return;
    if (row == 0) {
        chooseKeeper(column);
    } else if (isChoice(row)) {
        m_chosen[row - 1] = column;
        showRow(row);
    }
    emit choiceChanged();
}

void MergeTable::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Select)
        choose(currentRow(), currentColumn());
    else
        QTableWidget::keyPressEvent(event);
}

/// One word for all would tell none from another; the head over it says which it is.
static void addWhereTheyDiffer(QList<QStringList> &said, const QStringList &words)
{
    if (std::ranges::count(words, words.constFirst()) == words.size())
        return;
    for (qsizetype at = 0; at < words.size(); ++at)
        said[at] << words[at];
}

QStringList MergeTable::standings() const
{
    QStringList standings, filled;
    for (const ItemDetail &detail : m_details) {
        standings << DuplicatesPage::standingOf(detail.item, detail.finishedBy, m_me);
        filled << tr("%Ln field(s) filled in", nullptr, filledFieldsOf(detail));
    }
    QList<QStringList> said(m_details.size());
    addWhereTheyDiffer(said, standings);
    addWhereTheyDiffer(said, filled);
    QStringList texts;
    for (const QStringList &words : said)
        texts << words.join(QStringLiteral(" · "));
    return texts;
}

// Letters are marked against the one that is kept, which says so.
void MergeTable::showKept()
{
    const QStringList texts = standings();
    for (int column = 0; column < columnCount(); ++column) {
        QStringList words = texts[column].isEmpty() ? QStringList() : QStringList(texts[column]);
        const QString standing = words.isEmpty() ? m_names[column] : words.constFirst();
        if (column == m_keeper)
            words << tr("the others are compared with this one");
        item(0, column)->setText(words.join(QStringLiteral(" · ")));
        item(0, column)->setData(Qt::AccessibleTextRole,
                                 column == m_keeper ? tr("%1, kept").arg(standing) : standing);
    }
    resizeRowToContents(0);
}

void MergeTable::showChoices()
{
    for (int row = 0; row < rowCount(); ++row)
        showRow(row);
}

/// Against the one that stays; that one against the first that differs from it.
void MergeTable::showRow(int row)
{
    const bool isChoosable = row == 0 || isChoice(row);
    const int chosen = row == 0 ? m_keeper : m_chosen[row - 1];
    for (int column = 0; column < columnCount(); ++column) {
        QTableWidgetItem *cell = item(row, column);
        cell->setData(MergeCell::Choosable, isChoosable);
        cell->setData(MergeCell::Chosen, column == chosen);
        if (row == 0)
            continue;
        const QString text = textAt(row, column);
        cell->setText(cellText(text, 2000));
        cell->setToolTip(plainToolTip(text));
        int other = m_keeper;
        for (int each = 0; column == m_keeper && textAt(row, other) == text && each < columnCount();
             ++each)
            other = each;
        const QString beside = cellText(textAt(row, other), 2000);
        cell->setData(MergeCell::Marks,
                      MergeCell::marksOf(differenceOf(cell->text(), beside).inFirst));
        cell->setData(Qt::AccessibleTextRole,
                      isChoosable && column == chosen ? tr("%1, kept").arg(text) : text);
    }
    if (row == 0)
        showKept();
}

} // namespace intray
