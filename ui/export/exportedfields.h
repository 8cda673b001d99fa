// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

#include <QWidget>

class QListWidget;
class QPushButton;

namespace intray {

/// Which fields of a queue's records are written, and in which order: ticked and moved (Alt+Up,
/// Alt+Down).
class ExportedFields : public QWidget
{
    Q_OBJECT
public:
    explicit ExportedFields(QWidget *parent = nullptr);

    /// Those that are chosen come first and are ticked; none chosen: all, as they come.
    void setFields(const QList<Field> &fields, const QStringList &chosen);
    /// Those that are ticked, in their order; empty: all, and also fields that only records have.
    QStringList chosen() const;
    QStringList all() const { return m_all; } ///< As they come.
    bool isNone() const;                      ///< There are fields, and none is ticked.

signals:
    void changed();

private:
    void build();
    void add(const Field &field, bool isTicked);
    void showButtons();
    void move(int step);
    QStringList ticked() const;

    QListWidget *m_list;
    QPushButton *m_up;
    QPushButton *m_down;
    QStringList m_all; ///< As they come.
};

} // namespace intray
