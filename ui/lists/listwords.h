// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/itempage.h"
#include "queue/queuerules.h"

#include <QCoreApplication>

namespace intray {

class FilterHeader;
class ListChoice;
class ListRows;
class Session;
class ShownItems;

/// What a list of items says of itself: its name, in which order it is, what is under way, and why
/// there is nothing. Borrows all that it is made with. In the window's thread.
class ListWords
{
    Q_DECLARE_TR_FUNCTIONS(intray::OpenList)
public:
    ListWords(const Session &session, const ListRows &rows, const ListChoice &choice,
              const ShownItems &shown, const FilterHeader &header);

    QString name() const;
    QString spokenName() const; ///< For those who do not see it.
    QString order() const;      ///< For those who do not see the arrow.
    QString underWay(const ItemQuery &wanted) const;
    QString emptiness(const Queue &queue) const;

private:
    QString noMatch() const;

    const Session &m_session;
    const ListRows &m_rows;
    const ListChoice &m_choice;
    const ShownItems &m_shown;
    const FilterHeader &m_header;
};

} // namespace intray
