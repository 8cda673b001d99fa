// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace intray {

/// A column that asks for no more height than it needs, and shares out what it gets besides. Where
/// words wrap, Qt's own asks for what all of its parts would like, so that what scrolls does so
/// although there is room. Belongs to its widget; window's thread.
class LeastColumn : public QVBoxLayout
{
public:
    using QVBoxLayout::QVBoxLayout;

    // Qt's least comes out of Qt's wish, which is asked for meanwhile.
    int heightForWidth(int width) const override
    {
        if (m_isAskingLeast)
            return QVBoxLayout::heightForWidth(width);
        const QScopedValueRollback<bool> asking(m_isAskingLeast, true);
        return minimumHeightForWidth(width);
    }

private:
    mutable bool m_isAskingLeast = false;
};

} // namespace intray
