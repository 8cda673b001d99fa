// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "schema/recordschema.h"

#include <QTextEdit>

namespace intray {

/// What two records differ in, side by side, field by field, with the characters that differ
/// marked: underlined and on a ground of their own. Text of records stays plain text. To read only.
class ComparedView : public QTextEdit
{
    Q_OBJECT
public:
    explicit ComparedView(QWidget *parent = nullptr);

    /// The fields that differ, in this order, then those that one of the two has besides; the
    /// others are counted below.
    void compare(const QString &firstKey, const Record &first, const QString &secondKey,
                 const Record &second, const QList<Field> &fields);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        QString label;
        QString first;
        QString second;
    };

    static QList<Row> rowsOf(const Record &first, const Record &second, QList<Field> fields);
    void write();
    void writeTable();

    QString m_firstKey;
    QString m_secondKey;
    QList<Row> m_rows;
    int m_alike = 0; ///< That are not shown.
};

} // namespace intray
