// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace intray {

struct Mapping;

/// Which columns have the items' priority and context. Tells of a change only where the file has
/// the columns.
class BesideForm : public QWidget
{
    Q_OBJECT
public:
    BesideForm(const Mapping &mapping, const QStringList &columns, QWidget *parent);

    /// Whether something was typed that names no columns, and so was not told; the form says why.
    bool isUnfinished() const;

signals:
    void changed(const QString &priorityFrom, const QStringList &contextFrom);

private:
    QString fault() const;
    void tell();

    const QStringList m_columns;
    QComboBox *m_priority;
    QLineEdit *m_context;
    QLabel *m_fault;
};

} // namespace intray
