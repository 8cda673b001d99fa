// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/adopted/adopting.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace intray {

/// In which columns Intray writes what became of a row: that it failed and why, a worker's result,
/// when it was finished, and who changed it last; and whether rows are added. Reads nothing by
/// itself.
class AdoptEndings : public QWidget
{
    Q_OBJECT
public:
    explicit AdoptEndings(QWidget *parent = nullptr);

    void show(const QStringList &columns, const Layout &proposed);
    void setMakesKey(bool makesKey); ///< Whether the table itself makes the key of a new row.
    void setHasState(bool hasState); ///< Whether rows have a column for their state.
    QStringList chosen() const;      ///< Columns that are no fields of the record.
    void describe(Layout &layout) const;

signals:
    void changed();

private:
    QLineEdit *m_failed;
    QComboBox *m_error; ///< The first entry of each: nowhere.
    QComboBox *m_result;
    QComboBox *m_finished;
    QComboBox *m_changedBy;
    QComboBox *m_changedAt;
    QCheckBox *m_adds;
};

} // namespace intray
