// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

namespace intray {

class Actions;

/// Every key of the window with what it does, from the actions themselves.
class KeyList : public QTreeWidget
{
    Q_OBJECT
public:
    explicit KeyList(const Actions &actions, QWidget *parent = nullptr);

    /// Only rows in which this stands, in any case; how many there are.
    int showOnly(const QString &typed);
    QList<std::pair<QString, QString>> shown() const; ///< The keys, and what they do.
};

} // namespace intray
