// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/itempage.h"

#include <QComboBox>

namespace intray {

/// Chooses which items of a queue are listed: the open ones, those of them that are for this
/// person, what they did today, or the done, failed or dismissed ones and what is asked for of
/// them. What of them may be seen, the database decides.
class ShownItems : public QComboBox
{
    Q_OBJECT
public:
    /// `answersAsking`: this person opens again what others ask for.
    explicit ShownItems(bool answersAsking, QWidget *parent = nullptr);

    bool isMine() const { return currentIndex() == 2; } ///< Done by me today.
    bool isOpen() const { return currentIndex() <= 1; } ///< The others can only be looked at.
    /// Narrows the query to them. Finished ones come newest first, unless another order is wanted.
    void narrow(ItemQuery &query) const;
};

} // namespace intray
