// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/plaintable.h"

namespace intray {

/// What the records to merge are called, over their values: the name first and behind it, small,
/// the key (RowRole::Beside), which is seen however long the name is. Window's thread.
class MergeHead : public PlainHead
{
    Q_OBJECT
public:
    using PlainHead::PlainHead;

protected:
    void paintSection(QPainter *painter, const QRect &place, int column) const override;
};

} // namespace intray
