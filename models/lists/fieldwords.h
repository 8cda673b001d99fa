// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace intray {

/// What a field of the records in a queue is called by people; the queue and the field by their
/// names. None given: it is called by its name.
using FieldWords = std::function<QString(const QString &queue, const QString &field)>;

inline QString wordFor(const FieldWords &words, const QString &queue, const QString &field)
{
    return words ? words(queue, field) : field;
}

} // namespace intray
