// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

class QHeaderView;

namespace intray {

/// What a list can be sorted by, for those who see no head to click on: an entry for each column,
/// and once more turns the order around. Sorts by the head, which it borrows.
class SortMenu : public QMenu
{
    Q_OBJECT
public:
    explicit SortMenu(QHeaderView &header, QWidget *parent = nullptr);

private:
    void fill();
    void addEntry(int column);
    QString wordsFor(int column) const;
    void sortBy(int column);

    QHeaderView &m_header;
};

} // namespace intray
