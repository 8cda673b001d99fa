// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/lowplace.h"

class QTableView;

namespace intray {

class EmptyPlace;

/// What stands in the place of a history's table that has no line: that nothing was found, and one
/// button that clears what is searched for; or that nothing happened yet. Window's thread.
class NothingFound : public LowPlace
{
    Q_OBJECT
public:
    explicit NothingFound(QTableView *table); ///< Which owns it, and has no heads meanwhile.

    void say(bool isNarrowed); ///< By a search or a filter, which can be cleared.
    void leave();              ///< There are lines, or they are searched for.

signals:
    void allWanted();

private:
    QTableView *m_table;
    EmptyPlace *m_place;
};

} // namespace intray
