// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/plaintable.h"

namespace intray {

/// A cell of the queues' table: what needs attention in bold letters and in the colour of a
/// warning, beside its sign; and the pace as small bars on one scale for all queues, the current
/// span in accent.
class PaceCell : public PlainCell
{
    Q_OBJECT
public:
    using PlainCell::PlainCell;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace intray
