// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/plaintable.h"

namespace intray {

/// Puts the sign of a fault in front of the words of a cell where a rule is broken, which the model
/// tells in a role, and a tick where all is well if that is wanted. How values are built is written
/// in letters of one width.
class RuleDelegate : public PlainCell
{
    Q_OBJECT
public:
    enum class Shows { Faults, All };

    RuleDelegate(int role, Shows shows, QObject *parent);

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    const int m_role;
    const Shows m_shows;
};

} // namespace intray
