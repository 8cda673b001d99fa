// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/tabstops.h"

#include <algorithm>

namespace intray {

bool takesKeys(const QWidget *part)
{
    return part && part->isVisible() && part->isEnabled() && part->focusPolicy() != Qt::NoFocus;
}

QWidgetList stopsIn(const QWidget &contents)
{
    QWidgetList stops;
    QWidget *const first = contents.window();
    for (QWidget *next = first->nextInFocusChain(); next != first; next = next->nextInFocusChain())
        if (contents.isAncestorOf(next) && (next->focusPolicy() & Qt::TabFocus) &&
            !next->focusProxy())
            stops << next;
    return stops;
}

bool giveKeysTo(const QWidgetList &places, const QWidget &contents)
{
    const QWidgetList all = places + stopsIn(contents);
    const auto place = std::ranges::find_if(all, takesKeys);
    if (place == all.end())
        return false;
    (*place)->setFocus();
    return true;
}

} // namespace intray
