// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QTableView;

namespace intray {

/// Gives some columns of a table the room that the others leave, each as much as what stands in it
/// needs, so that none is cut while another has room to spare. Belongs to the table.
class SharedColumns : public QObject
{
    Q_OBJECT
public:
    static constexpr int leastLetters = 10; ///< In each of them, but where less stands in it.

    explicit SharedColumns(QTableView *table);

    void share(const QList<int> &columns); ///< From now on; the others are as wide as their words.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fit();
    int roomForAll() const;

    QTableView *m_table;
    QList<int> m_columns;
    bool m_isFitting = false;
};

} // namespace intray
