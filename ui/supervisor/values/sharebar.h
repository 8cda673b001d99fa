// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/plaintable.h"

namespace intray {

/// A bar that says how large a part of all something is. Nothing is read in it: the number stands
/// beside.
class ShareBar : public PlainCell
{
    Q_OBJECT
public:
    /// `role` is the part of all, from 0 to 1.
    ShareBar(int role, QObject *parent);

    static constexpr int across = 60; ///< A bar for all of it.

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    const int m_role;
};

} // namespace intray
