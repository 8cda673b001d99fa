// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "schema/recordschema.h"

#include <QTextEdit>

namespace intray {

enum class LetterSize;

/// What two records differ in, field by field, with the characters that differ marked: underlined
/// and on a ground of their own. Side by side, or one over the other where that would cut values
/// into lines. As high as what it shows: what it lies on scrolls. Text of records stays plain text.
/// To read only.
class ComparedView : public QTextEdit
{
    Q_OBJECT
public:
    explicit ComparedView(QWidget *parent = nullptr);

    /// The fields that differ, in this order, then those that one of the two has besides; the
    /// others are counted below.
    void compare(const Record &first, const Record &second, const QList<Field> &fields);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Row
    {
        QString label;
        QString first;
        QString second;
    };

    static QList<Row> rowsOf(const Record &first, const Record &second, QList<Field> fields);
    bool wantsToStack() const;
    QTextCharFormat dimmed(LetterSize size) const;
    void write();
    void writeBeside();
    void writeStacked();

    QList<Row> m_rows;
    bool m_isStacked = false;
    int m_alike = 0; ///< That are not shown.
};

} // namespace intray
