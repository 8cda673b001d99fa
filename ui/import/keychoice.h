// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/columntallies.h"

#include <QWidget>

#include <optional>
#include <tuple>

class QButtonGroup;
class QLineEdit;
class QVBoxLayout;

namespace intray {

class KeyRow;
class LineButton;

/// What identifies a record: one column of the file, several together, or none. Each column says
/// how many of its values are different, and how many rows speak against it, as soon as that was
/// counted; those that fit come first. Window's thread.
class KeyChoice : public QWidget
{
    Q_OBJECT
public:
    /// `several` is where columns are named, and comes into the row for several columns.
    KeyChoice(QLineEdit *several, QWidget *parent);

    void setColumns(const QStringList &columns);
    void offer(const QStringList &key); ///< What Intray takes for the key.
    void showTallies(const ColumnTallies &tallies);
    void showCounting();
    void showNothing(); ///< It could not be counted.
    /// Several columns, as they were counted; none: nobody knows yet.
    void showTogether(const QStringList &key, const std::optional<ColumnTally> &tally);
    bool isSeveral() const; ///< Columns together, which are typed.
    void focusChosen();
    /// What holds now; no columns: each row by itself.
    void showKey(const QStringList &columns);
    /// How many rows the key would reject, of how many; unknown before it was counted.
    std::optional<ColumnTally> tallyOf(const QStringList &key) const;

signals:
    void columnChosen(const QString &column);
    void noneChosen();
    void severalChosen();

private:
    KeyRow *addRow(const QString &words, const QString &name);
    KeyRow *rowOf(const QString &column) const;
    using Place = std::tuple<bool, bool, qint64>;
    Place placeOf(qsizetype column) const;
    void arrange();
    void hideUnlikely();
    void showAll();

    QLineEdit *m_several;
    QButtonGroup *m_group;
    QVBoxLayout *m_column;
    QWidget *m_list;
    LineButton *m_more;     ///< Shows those that are no likely keys.
    QList<KeyRow *> m_rows; ///< As m_columns.
    QStringList m_columns;
    QStringList m_offered;
    QList<qsizetype> m_order; ///< In which they stand.
    bool m_showsAll = false;
    std::optional<ColumnTallies> m_tallies;
    QStringList m_severalCounted;
    std::optional<ColumnTally> m_severalTally;
    KeyRow *m_together;
    KeyRow *m_none;
};

} // namespace intray
