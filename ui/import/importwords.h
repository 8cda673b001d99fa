// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "session/message.h"
#include "transfer/importoptions.h"

#include <QString>

namespace intray {

/// How many rows were read, and what became of them.
QString sentenceOf(const ImportResult &result);
/// Of a dry run that nobody asked for.
QString forecastOf(const ImportResult &result);

/// What an import that ran beside the work tells at its end. `source` is the file, in words.
Message messageOf(const ImportResult &result, const QString &source);
Message messageOf(const Error &error, const QString &source);

} // namespace intray
