// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/plaintable.h"

namespace intray {

/// Puts the sign of a fault in front of the words of a cell that says that a rule is broken, which
/// the model tells in a role.
class RuleDelegate : public PlainCell
{
    Q_OBJECT
public:
    RuleDelegate(int role, QObject *parent);

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    int m_role;
};

} // namespace intray
