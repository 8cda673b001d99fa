// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/columnlayout.h"

#include "ui/common/windowsettings.h"

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
    connect(header, &QHeaderView::sectionResized, this, &ColumnLayout::save);
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
}

void ColumnLayout::restore()
{
    QHeaderView *header = m_table->horizontalHeader();
    const QScopedValueRollback quiet(m_restoring, true);
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
