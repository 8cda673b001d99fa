// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/rules/editedrule.h"

#include <QWidget>

class QAbstractItemModel;
class QComboBox;
class QLineEdit;

namespace intray {

/// One side of "if ... then ...": fields that are one of some values, filled in or empty. All must
/// hold. There is a row more than are filled in, up to `most`.
class ConditionRows : public QWidget
{
    Q_OBJECT
public:
    ConditionRows(QAbstractItemModel &names, const QString &name, int most, QWidget *parent);

    void showConditions(const QList<EditedRule::Condition> &conditions);
    QList<EditedRule::Condition> conditions() const;

signals:
    void changed(); ///< By a person.

private:
    struct Row
    {
        QWidget *line;
        QComboBox *field;
        QComboBox *test;
        QLineEdit *values;
        QStringList shown; ///< The values that the line shows, as they are.
    };

    Row makeRow(QAbstractItemModel &names, const QString &name);
    void take();
    void showRows();

    QList<Row> m_rows;
    QList<EditedRule::Condition> m_more; ///< More than there are rows; they stay.
    bool m_showing = false;
};

} // namespace intray
