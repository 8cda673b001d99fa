// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/elidedlabel.h"

namespace intray {

/// The words above a list of items: how many are open, or how many of them a filter finds, such as
/// "Open items  12 of 975". Of finished ones there is no number of all. In the window's thread.
class ListTitle : public ElidedLabel
{
    Q_OBJECT
public:
    explicit ListTitle(QWidget *parent = nullptr);

    /// What is in the list: rows that are known, whether those are all, and whether a filter chose
    /// them.
    struct Rows
    {
        int known = 0;
        bool areAll = true;
        bool areFiltered = false;

        bool operator==(const Rows &) const = default;
    };

    void setOpen(bool open);
    void setTotal(qint64 open, bool known);
    void setRows(const Rows &rows);

private:
    void say();
    QString found() const;

    bool m_open = true;
    bool m_known = false;
    qint64 m_total = 0;
    Rows m_rows;
};

} // namespace intray
