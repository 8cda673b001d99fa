// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/plaintable.h"

namespace intray {

/// A cell of the history's items: before a row that stands for many a chevron, as before a section
/// that folds, and those inside it further in.
class FoldedCell : public PlainCell
{
    Q_OBJECT
public:
    using PlainCell::PlainCell;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace intray
