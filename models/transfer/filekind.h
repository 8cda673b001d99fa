// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QString>

namespace intray {

/// Invalid for a pipe, a device or another thing that is there and no file: it cannot be read
/// twice, as importing does. Opens nothing. Whether a file is missing, who reads it says.
Outcome<Done> checkIsPlainFile(const QString &path);
/// Done if the file may be a table of text. Invalid for one that begins as office documents,
/// archives, pictures, databases and the like do, whatever it is called, with what to do instead.
Outcome<Done> checkIsText(const QString &path);
/// Invalid for what begins as JSON does, with the form of JSON that can be brought in.
Outcome<Done> checkIsNoJson(const QString &path);

} // namespace intray
