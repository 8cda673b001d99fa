// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/plaintable.h"
#include "ui/common/signlabel.h"

#include <optional>

namespace intray {

/// In which of a model's roles it is told what there is to say of a cell; below 0: in none.
struct RuleRoles
{
    int breaks;
    int doubted = -1;
    int kept = -1;
    int keepsRoom = -1; ///< Other rows have a sign, and all words begin at one edge.
};

/// Puts a sign in front of the words of a cell: where a rule is broken, where the value deserves a
/// look, and a tick where there are rules and they are kept.
class RuleDelegate : public PlainCell
{
    Q_OBJECT
public:
    RuleDelegate(const RuleRoles &roles, QObject *parent);

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    std::optional<Sign> signOf(const QModelIndex &index) const;

    const RuleRoles m_roles;
};

} // namespace intray
