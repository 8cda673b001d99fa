// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QLabel>

namespace intray {

/// The newest notes on an item, a line each, as plain text; all of them are in the tooltip. Hidden
/// while there are none.
class NotesLabel : public QLabel
{
    Q_OBJECT
public:
    explicit NotesLabel(QWidget *parent = nullptr);

    void showNotes(const QList<Note> &notes, const QString &me); ///< Those of `me` say so.
};

} // namespace intray
