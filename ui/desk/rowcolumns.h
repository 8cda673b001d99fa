// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QGridLayout;
class QHBoxLayout;
class QSize;
class QWidget;

namespace intray {

class FieldRow;

/// Where the rows of a form stand on their sheet: in one column, with what there is to say of a
/// field beside it or, where it is narrow, under it; or in two columns where that is wished for and
/// there is room. Groups of fields stand further apart, without headings, where there is room for
/// that. Down the first column, then down the second, as Tab goes. Closer together where
/// the form is low. Rows keep their widgets, whatever is in them, when they move. Borrows sheet and
/// rows; its layouts belong to the sheet.
class RowColumns
{
public:
    explicit RowColumns(QWidget &sheet);

    void setWanted(int columns) { m_wanted = columns; } ///< Shows with the next fit().
    void place(const QList<FieldRow *> &rows);          ///< Others than before.
    void fit(const QSize &room);                        ///< Of what the form may take.
    int count() const { return m_count; }
    int leastWithBeside() const; ///< As wide as it is while a fault stands behind its field.
    int wholeWithBeside() const; ///< And the field is as wide as fields of a page are.

    void pause(); ///< Lays nothing out until goOn(), whatever changes in the rows.
    void goOn();

private:
    QGridLayout *makeGrid();
    int widthInLetters(int letters) const;
    int widestLabel() const;
    int fittingIn(int width) const;
    int longest() const;
    void put();
    bool beginsGroup(int row) const;
    void partGroups(int pixels);
    int groupsInLongest() const;
    void showWidths();
    void moveTogether(int height);
    void setRoomAbove(int pixels);

    QWidget &m_sheet;
    QHBoxLayout *m_line;
    QList<QGridLayout *> m_grids;
    QList<FieldRow *> m_rows;
    int m_wanted = 1;
    int m_count = 1;
    bool m_isBeside = true;
    bool m_isTall = false;
};

} // namespace intray
