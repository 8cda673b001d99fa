// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/columnlayout.h"

#include "ui/common/tables.h"
#include "ui/common/windowsettings.h"

#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTableView>

#include <algorithm>

namespace intray {

ColumnLayout::ColumnLayout(QTableView *table, int idRole, WindowSettings &settings)
    : QObject(table)
    , m_table(table)
    , m_idRole(idRole)
    , m_settings(settings)
{
    QHeaderView *header = table->horizontalHeader();
    header->setSectionsMovable(true);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QHeaderView::sectionResized, this, &ColumnLayout::saveWidth);
    connect(header, &QHeaderView::sectionMoved, this, &ColumnLayout::save);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &ColumnLayout::save);
    connect(header, &QHeaderView::customContextMenuRequested, this, [this, header](QPoint place) {
        QMenu menu;
        fillMenu(&menu);
        menu.exec(header->mapToGlobal(place));
    });
}

QString ColumnLayout::idOf(int column) const
{
    return m_table->model()->headerData(column, Qt::Horizontal, m_idRole).toString();
}

QString ColumnLayout::widthSetting(int column) const
{
    return WindowSettings::atScale(settingOf(column, "width"), *m_table);
}

QString ColumnLayout::settingOf(int column, const char *what) const
{
    return QStringLiteral("%1/%2/%3")
        .arg(m_name, WindowSettings::part(idOf(column)), QString::fromLatin1(what));
}

void ColumnLayout::use(const QString &name)
{
    m_name = QStringLiteral("layout/") + name;
    restore();
}

void ColumnLayout::keepInView(int column, int room, int spare)
{
    m_spare = spare;
    m_kept = column;
    m_room = room;
    m_table->viewport()->installEventFilter(this);
    giveWay();
}

bool ColumnLayout::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::Resize && !m_name.isEmpty()) {
        restore();
        giveWay();
    }
    return false;
}

/// How much narrower the column can be without cutting its title.
static int slackOf(QHeaderView *header, int column)
{
    return std::max(0, header->sectionSize(column) - roomFor(header, column, 0));
}

bool ColumnLayout::takesTurn(int column) const
{
    return column != m_kept && !m_table->isColumnHidden(column);
}

// Each gives the share that it can.
void ColumnLayout::giveWay()
{
    QHeaderView *header = m_table->horizontalHeader();
    if (header->isSectionHidden(m_kept))
        return;
    const QScopedValueRollback quiet(m_restoring, true);
    int missing = m_room - m_table->viewport()->width();
    int slack = 0;
    for (int column = 0; column < header->count(); ++column) {
        missing += takesTurn(column) ? header->sectionSize(column) : 0;
        slack += takesTurn(column) ? slackOf(header, column) : 0;
    }
    if (missing > slack && takesTurn(m_spare)) {
        header->setSectionHidden(m_spare, true);
        m_isSpared = true;
        return giveWay();
    }
    for (int column = 0; column < header->count() && missing > 0 && slack > 0; ++column) {
        const int mine = takesTurn(column) ? slackOf(header, column) : 0;
        const int given = std::min(mine, (missing * mine + slack - 1) / slack);
        header->resizeSection(column, header->sectionSize(column) - given);
        missing -= given;
        slack -= mine;
    }
}

static bool isLast(const QHeaderView &header, int column)
{
    for (int place = header.visualIndex(column) + 1; place < header.count(); ++place)
        if (!header.isSectionHidden(header.logicalIndex(place)))
            return false;
    return true;
}

// What takes the room that is left is nobody's wish.
void ColumnLayout::saveWidth(int column)
{
    const QHeaderView *header = m_table->horizontalHeader();
    const bool isRest = header->stretchLastSection() && isLast(*header, column);
    if (!isRest && !isFittingRest(header))
        save();
}

void ColumnLayout::reset()
{
    m_settings.removeGroup(m_name);
    QHeaderView *header = m_table->horizontalHeader();
    const QScopedValueRollback quiet(m_restoring, true);
    for (int column = 0; column < header->count(); ++column) {
        header->setSectionHidden(column, false);
        header->moveSection(header->visualIndex(column), column);
    }
    header->setSortIndicator(-1, Qt::AscendingOrder);
    emit usualLayoutWanted();
    if (m_kept >= 0)
        giveWay();
}

void ColumnLayout::restore()
{
    QHeaderView *header = m_table->horizontalHeader();
    const QScopedValueRollback quiet(m_restoring, true);
    m_isSpared = false;
    for (int column = 0; column < header->count(); ++column)
        header->setSectionHidden(column, false);
    emit usualLayoutWanted();
    QList<std::pair<int, int>> places;
    int sorted = -1;
    for (int column = 0; column < header->count(); ++column) {
        const int width = m_settings.value(widthSetting(column)).toInt();
        if (width > 0)
            header->resizeSection(column, std::clamp(width, header->minimumSectionSize(), 4000));
        const bool isHidden = header->isSectionHidden(column);
        header->setSectionHidden(column,
                                 m_settings.value(settingOf(column, "hidden"), isHidden).toBool());
        places.append({m_settings.value(settingOf(column, "place"), column).toInt(), column});
        if (m_settings.value(m_name + QStringLiteral("/sorted")).toString() == idOf(column))
            sorted = column;
    }
    std::stable_sort(places.begin(), places.end());
    for (int place = 0; place < places.size(); ++place)
        header->moveSection(header->visualIndex(places.at(place).second), place);
    const bool down = m_settings.value(m_name + QStringLiteral("/descending")).toBool();
    header->setSortIndicator(sorted, down ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void ColumnLayout::save()
{
    if (m_restoring || m_name.isEmpty())
        return;
    const QHeaderView *header = m_table->horizontalHeader();
    for (int column = 0; column < header->count(); ++column) {
        if (header->sectionSize(column) > 0)
            m_settings.setValue(widthSetting(column), header->sectionSize(column));
        if (column != m_spare || !m_isSpared)
            m_settings.setValue(settingOf(column, "hidden"), header->isSectionHidden(column));
        m_settings.setValue(settingOf(column, "place"), header->visualIndex(column));
    }
    const int sorted = header->sortIndicatorSection();
    m_settings.setValue(m_name + QStringLiteral("/sorted"), sorted < 0 ? QString() : idOf(sorted));
    m_settings.setValue(m_name + QStringLiteral("/descending"),
                        header->sortIndicatorOrder() == Qt::DescendingOrder);
}

void ColumnLayout::fillMenu(QMenu *menu)
{
    for (int place = 0; place < m_table->horizontalHeader()->count(); ++place)
        addColumnEntries(menu, m_table->horizontalHeader()->logicalIndex(place));
    menu->addSeparator();
    menu->addAction(tr("Reset layout"), this, &ColumnLayout::reset);
}

bool ColumnLayout::isLastShown(int column) const
{
    const QHeaderView *header = m_table->horizontalHeader();
    return !header->isSectionHidden(column) && header->hiddenSectionCount() == header->count() - 1;
}

void ColumnLayout::addColumnEntries(QMenu *menu, int column)
{
    QString title = m_table->model()->headerData(column, Qt::Horizontal).toString();
    QMenu *entries = menu->addMenu(title.replace(u'&', QStringLiteral("&&")));
    QAction *shown = entries->addAction(tr("&Show"));
    shown->setCheckable(true);
    shown->setChecked(!m_table->isColumnHidden(column));
    shown->setEnabled(!isLastShown(column));
    connect(shown, &QAction::triggered, this, [this, column](bool show) {
        m_table->setColumnHidden(column, !show);
        save();
    });
    const int place = m_table->horizontalHeader()->visualIndex(column);
    QAction *left =
        entries->addAction(tr("Move &left"), this, [this, column] { move(column, -1); });
    left->setEnabled(place > 0);
    QAction *right =
        entries->addAction(tr("Move &right"), this, [this, column] { move(column, 1); });
    right->setEnabled(place + 1 < m_table->horizontalHeader()->count());
}

void ColumnLayout::move(int column, int by)
{
    QHeaderView *header = m_table->horizontalHeader();
    const int place = header->visualIndex(column);
    header->moveSection(place, std::clamp(place + by, 0, header->count() - 1));
}

} // namespace intray
