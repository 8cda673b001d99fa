// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace intray {

/// A stretch of a text, in UTF-16 units.
struct Stretch
{
    qsizetype start = 0;
    qsizetype length = 0;

    bool operator==(const Stretch &) const = default;
};

/// The words of a text that can be spelled: by Unicode's rules of word boundaries (UAX 29), without
/// single letters, what has digits in it, addresses of the web and of mail, and what is longer than
/// any word. Any thread.
QList<Stretch> wordsIn(const QString &text);

} // namespace intray
