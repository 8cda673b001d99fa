// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace intray {

/// What kind of error was put right in a value.
enum class ErrorKind {
    Empty,   ///< Nothing stood there.
    Emptied, ///< What stood there was taken out.
    Form,    ///< The same in another form: case, spaces, punctuation, accents, zeros in front.
    Slip,    ///< A slip of typing: few letters were changed, left out, put in or swapped.
    Other,   ///< Another value.
    Missing  ///< Nothing stands there, for a reason that somebody said.
};

inline constexpr std::array allErrorKinds{ErrorKind::Empty, ErrorKind::Emptied, ErrorKind::Form,
                                          ErrorKind::Slip,  ErrorKind::Other,   ErrorKind::Missing};

/// The word on the command line and in files, such as "slip".
QString nameOf(ErrorKind kind);
std::optional<ErrorKind> errorKindNamed(const QString &name);

/// None: both say the same, to the last character. Two numbers of other worth are never the same in
/// another form. A slip is one edit in up to five characters, two in up to twelve, three in more
/// (an edit: a character changed, left out, put in, or two neighbours swapped). Any thread.
std::optional<ErrorKind> errorPutRight(const QString &before, const QString &after);

} // namespace intray
