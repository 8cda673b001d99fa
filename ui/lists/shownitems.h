// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/itempage.h"

#include <QComboBox>

namespace intray {

/// Chooses which items of a queue are listed: the open ones, what this person did today, or the
/// done, failed or dismissed ones. What of them may be seen, the database decides.
class ShownItems : public QComboBox
{
    Q_OBJECT
public:
    explicit ShownItems(QWidget *parent = nullptr);

    bool isOpen() const { return currentIndex() == 0; } ///< The others can only be looked at.
    /// Narrows the query to them. Finished ones come newest first, unless another order is wanted.
    void narrow(ItemQuery &query) const;
};

} // namespace intray
