// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/busymark.h"

class QTableView;

namespace intray {

/// Says that rows are looked for, over the list that they will stand in: at its start where it has
/// none, else at its end, so that no row moves. Belongs to what the list belongs to.
class BusyRows : public BusyMark
{
    Q_OBJECT
public:
    BusyRows(const QString &words, QTableView &list);

signals:
    void aboutToShow(); ///< It takes so long that people see it.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QTableView &m_list;
};

} // namespace intray
