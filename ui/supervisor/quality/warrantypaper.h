// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/verifying/warrantyreading.h"

class QPagedPaintDevice;

namespace intray {

/// A statement on paper: what it is about, what it says, and what it rests on.
struct WarrantyPaper
{
    QString about; ///< The queue, or one delivery of it.
    WarrantySaid said;
    WarrantyExperience experience;
    QDateTime at;
    QString by;
    QString again; ///< How it is recomputed: the words of a command.
};

/// The same as plain text.
QString textOf(const WarrantyPaper &paper);
/// On one page.
void print(const WarrantyPaper &paper, QPagedPaintDevice *device);

} // namespace intray
