// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/mapping/mappingrows.h"

#include <QTableWidget>

namespace intray {

/// The columns of a file and the fields that become of them, a line each.
class MappingList : public QTableWidget
{
    Q_OBJECT
public:
    explicit MappingList(QWidget *parent = nullptr);

    /// Shows the rows and puts the cursor on one of them; tells nobody.
    void showRows(const MappingRows &rows, qsizetype current);

signals:
    void rowChosen(int row);
    void leavingOutWanted(); ///< By the key for deleting.

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showRow(int row, const MappingRow &shown, const QString &done);
};

} // namespace intray
