// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/itemcolumns.h"
#include "queue/listfilter.h"
#include "ui/common/chiprow.h"

namespace intray {

/// What a list is narrowed by, each part as a chip that can be taken away, so that no filter is out
/// of sight. Nothing is there while nothing is filtered.
class FilterChips : public ChipRow
{
    Q_OBJECT
public:
    explicit FilterChips(QWidget *parent = nullptr);

    void showFilter(const ListFilter &filter, const QList<ItemColumn> &columns);

signals:
    void wanted(const intray::ListFilter &filter); ///< What is left without one of them.

private:
    void take(const QString &words, const ListFilter &without);

    QStringList m_words;
    QList<ListFilter> m_without; ///< What is left without each.
};

} // namespace intray
