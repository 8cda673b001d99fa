// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// The "format" keyword of JSON Schema, for the formats that people type: date, time, date-time,
/// email, uri, uuid, ipv4. Any other name says nothing about a value, as the standard wants it.
bool keepsFormat(const QString &text, const QString &format);

/// A value that keeps to the format; empty: not one of ours.
QString valueOfFormat(const QString &format);
/// What a value of the format looks like, such as "a date like 2026-01-31"; empty: not one of ours.
QString exampleOfFormat(const QString &format);

} // namespace intray
