// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QJsonObject>
#include <QString>

namespace intray::ctl {

/// What the shell is told; the numbers are part of the interface.
enum class Exit {
    Done = 0,
    Failed = 1,
    WrongUsage = 2,
    NothingAvailable = 3,
    NotYours = 4,
    Busy = 5,
    SomeRejected = 6 ///< Done, but not all of it; what was rejected is told.
};

/// What a command has to say: one JSON document or, for people, text; and a sentence beside it.
struct Reply
{
    QJsonObject json;
    QString text;
    QString note; ///< For standard error; may be empty.
    Exit exit = Exit::Done;
};

/// Why a command did not do what it was asked for.
struct Failure
{
    Failure(const Error &cause); // implicit: every error of the store is a failure of the command
    Failure(const Error &cause, Exit status);

    Error error;
    Exit exit;
};

template <typename T>
using Checked = tl::expected<T, Failure>;
using Answer = Checked<Reply>;

/// The command line itself is wrong; exit status 2.
tl::unexpected<Failure> wrongUsage(const QString &sentence);

/// What went wrong in `outcome`, to be passed on.
template <typename T, typename E>
tl::unexpected<Failure> failed(const tl::expected<T, E> &outcome)
{
    return tl::unexpected<Failure>(Failure(outcome.error()));
}

/// The failure as the one JSON document of a command.
QJsonObject jsonOf(const Failure &failure);

/// Writes to standard output and standard error and gives the exit status.
int print(const Answer &answer, bool json);
/// A line for people on standard error.
void printNote(const QString &line);

} // namespace intray::ctl
