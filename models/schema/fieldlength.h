// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QStringView>

#include <optional>

namespace intray {

struct Field;

/// How many characters a value of the field has at most, as its rules in the record's schema tell:
/// its choices, the form of its days and numbers, its pattern, its length; none: any number. For
/// how wide the field is shown; what may be typed is the rules' own business. Any thread.
std::optional<int> longestValue(const Field &field, const QJsonObject &schema);

/// How many characters a text has at most that keeps a regular expression which is bound to both
/// ends of the text, where that is plain to see; none: any number, or it is not plain.
std::optional<int> longestOfPattern(QStringView pattern);

} // namespace intray
