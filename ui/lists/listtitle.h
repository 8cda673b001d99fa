// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

class QHBoxLayout;
class QLabel;

namespace intray {

class ActionLine;

/// The words above a list of items: its name, then how many there are, or how many of them a filter
/// finds, such as "Open  12 of 975"; at its end what leads on from here, which says of all while a
/// filter is on, as that does not bind it. Of finished ones there is no number of all. In the
/// window's thread.
class ListTitle : public QWidget
{
    Q_OBJECT
public:
    /// Named for tests, as the number behind it is.
    explicit ListTitle(const char *name, QWidget *parent = nullptr);

    /// What is in the list: rows that are there, of how many, whether those are all, and whether a
    /// filter chose them.
    struct Rows
    {
        int known = 0;
        std::optional<qint64> found{}; ///< By the filter, in all; none: that is not known.
        bool areAll = true;
        bool areFiltered = false;

        bool operator==(const Rows &) const = default;
    };

    void setName(const QString &name, bool hasTotal);
    void setTotal(qint64 open, bool known);
    void setRows(const Rows &rows);
    void showAtEnd(ActionLine *next);

protected:
    void changeEvent(QEvent *event) override; ///< Of font and palette.

private:
    void dress();
    void say();
    QString found() const;
    qint64 total() const; ///< At least what is known of.
    void nameNext();

    QLabel *m_name;
    QLabel *m_count;
    QHBoxLayout *m_line;
    ActionLine *m_next = nullptr;
    bool m_hasTotal = true;
    bool m_known = false;
    qint64 m_total = 0;
    Rows m_rows;
};

} // namespace intray
