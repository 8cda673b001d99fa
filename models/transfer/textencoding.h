// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace intray {

/// How a file's bytes are to be read as text, and whether that is known or a guess that a person
/// may change.
struct TextEncoding
{
    QString name = QStringLiteral("UTF-8"); ///< As shown and as accepted by encodingNamed().
    bool sure = true;                       ///< A byte order mark or the bytes themselves prove it.

    bool operator==(const TextEncoding &) const = default;
};

/// From the first bytes of a file: byte order mark, the zeros of UTF-16, strict UTF-8, UTF-8 with a
/// few bytes of another encoding in it, then letter frequency. `whole`: the sample is all of the
/// file, so that a character cut at its end is an error.
TextEncoding guessEncoding(const QByteArray &sample, bool whole);
/// The same of what is only looked at for marks of ASCII, in one of Unicode's encodings.
TextEncoding guessUnicode(const QByteArray &sample);

/// The usual spelling of an encoding that ICU knows by this name; Invalid with a sentence for any
/// other.
Outcome<QString> encodingNamed(const QString &name);

/// What a person should know about an encoding that is a guess; empty: it is none.
QString noteOn(const TextEncoding &encoding);

/// What a dialog offers first.
QStringList commonEncodings();

} // namespace intray
