// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"

namespace intray {

/// Whether a search in the queue finds letters with marks by the plain ones, as "Café" by "cafe".
/// One rule of a queue, kept in its record schema.
bool isSearchedPlainly(const Queue &queue);
/// The record schema that says so; unchanged where it does already.
QJsonObject withPlainSearch(const QJsonObject &recordSchema, bool isPlain);

} // namespace intray
