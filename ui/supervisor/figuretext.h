// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/glance.h"

namespace intray {

/// What was completed and the backlog per hour or day, in words and as a file. Values; any thread.
/// For a screen reader: a sentence per span.
QString figureSentences(const QList<SpanFigures> &figures);

/// To be pasted: a line per span, cells separated by tabs.
QString figureLines(const QList<SpanFigures> &figures);

/// For programs; times are UTC.
QByteArray figureCsv(const QList<SpanFigures> &figures);

} // namespace intray
