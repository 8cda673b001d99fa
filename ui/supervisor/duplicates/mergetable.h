// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "schema/recordschema.h"

#include <QTableWidget>

namespace intray {

/// Records side by side, a row for each field, with what differs marked. Chosen is which record
/// stays and, field by field, whose value it gets: by a click, or by the arrow keys and Space. At
/// first the record that most is done with stays, with its own values, and what it lacks from the
/// first that has it. Only chooses, writes nothing. In the window's thread.
class MergeTable : public QTableWidget
{
    Q_OBJECT
public:
    explicit MergeTable(QWidget *parent = nullptr);

    /// What was chosen stays if only the standing of the same records is another.
    void showRecords(const QList<ItemDetail> &details, const RecordSchema &schema,
                     const QString &me);

    /// Fields in which all records have the same are left out, and the key, which the heads say.
    void showOnlyWhatDiffers(bool isOnly);

    ItemId keeper() const;  ///< Invalid: no records are shown.
    ItemId current() const; ///< The record under the cursor.
    Record fields() const;  ///< What the one that stays gets from others.
    /// Whether all say the same in every field but the key, or nothing.
    bool differInWritingOnly() const;
    /// Why no value of another record can be chosen, in a sentence; empty: they can.
    QString whyNoChoice() const;
    /// Why these cannot become the one that is kept, in a sentence; empty: they can.
    QString whyNoMerge() const;

signals:
    void choiceChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool areShown(const QList<ItemDetail> &details) const;
    void build(const RecordSchema &schema);
    void chooseKeeper(int column);
    void choose(int row, int column);
    QStringList standings() const;
    void showKept();
    void showRow(int row);
    void showChoices();
    void showRows();
    bool isFixed() const;
    bool differs(int row) const;
    bool isChoice(int row) const; ///< Of another one than the first.
    bool isKey(int row) const;
    bool isLocked(int row) const; ///< What nobody can change stays with the record.
    QString textAt(int row, int column) const;

    QList<ItemDetail> m_details;
    QStringList m_names;  ///< What people call these.
    QStringList m_fields; ///< By row, without the first.
    QStringList m_locked; ///< Fields that are read-only, such as a key.
    QStringList m_keys;   ///< What tells records apart in any case; the heads say it.
    QList<int> m_chosen;  ///< By row, without the first: whose value stays.
    int m_keeper = 0;
    bool m_isOnlyWhatDiffers = false;
    QString m_me;
};

} // namespace intray
