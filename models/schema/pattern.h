// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QString>

#include <memory>

namespace intray {

/// A regular expression that somebody else wrote, such as a record schema's: it is matched with a
/// limit of time and of memory, so that none stops or crashes the program. A value; any thread.
class Pattern
{
public:
    enum class Match { Found, NotFound, TooHard };

    Pattern() = default; ///< Found in every text.
    /// Invalid with a sentence that names the place of the error, or that it is too long.
    static Outcome<Pattern> fromText(const QString &text);

    /// Whether it matches anywhere in the text; TooHard: not known within the limits.
    Match in(const QString &text) const;
    QString text() const { return m_text; }

private:
    struct Compiled;
    std::shared_ptr<const Compiled> m_compiled;
    QString m_text;
};

} // namespace intray
