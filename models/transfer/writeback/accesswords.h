// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/accesscolumn.h"

#include <tl/expected.hpp>

#include <QString>

namespace intray {

/// The words of Access SQL for corrections: one statement a line, because Access runs one at a time
/// and macros read lines. It has no comparison that knows NULL, and takes letters for equal that
/// are not. What cannot be said in it is an error with a sentence, translated.
class AccessWords
{
public:
    using Said = tl::expected<QString, QString>;

    /// A table or column in brackets.
    static Said quoted(const QString &name);
    /// Whether the column has this value and no other; null: nothing.
    static Said is(const AccessColumn &column, const QString &text);
    /// "column = value"; null: nothing.
    static Said becomes(const AccessColumn &column, const QString &text);

private:
    static Said constant(const AccessColumn &column, const QString &text);
};

/// What Access takes as one statement.
inline constexpr qsizetype longestAccessStatement = 64'000;

} // namespace intray
