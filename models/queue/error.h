// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/lock.h"
#include "queue/state.h"

#include <tl/expected.hpp>

#include <QString>

namespace intray {

/// What went wrong: a kind for the program, a sentence for the person, a detail for the log and
/// "Details".
struct Error
{
    enum class Kind {
        Invalid,       ///< The caller's input breaks a rule; the sentence names the place.
        RecordRefused, ///< The record breaks a rule of its queue, and `field` says where; or what
                       ///< is said along with it is too long.
        NotFound,      ///< No such queue or item.
        LockLost, ///< The lock id does not hold the item (any more); `holder` says who has it now.
        NotPermitted,   ///< The user lacks the right.
        Busy,           ///< Others kept the database busy for too long; try again.
        Offline,        ///< The database cannot be reached, or stopped answering.
        NameUnknown,    ///< The server's name is not known to the network.
        PortClosed,     ///< The server is there, but nothing answers on the port.
        TlsRefused,     ///< No connection that is encrypted and verified as was asked for.
        WrongPassword,  ///< The login or its password is wrong, or the password is missing.
        NoSuchDatabase, ///< The server has no database of this name.
        UnsoundDriver,  ///< The driver is known to damage data or to crash; the sentence says what
                        ///< to use.
        ReadOnly,       ///< The database can be read but not written.
        DiskFull,       ///< No space left; nothing was changed.
        NotADatabase,   ///< The file is something else.
        Damaged,        ///< The database is damaged.
        NewerSchema,    ///< A newer Intray made this database.
        OlderSchema,    ///< The database must be upgraded first.
        Cancelled,      ///< The person or the caller cancelled.
        Unreadable,     ///< A file cannot be read or written.
        Broken,         ///< Anything else: a bug or an unknown fault.
    };

    Kind kind = Kind::Broken;
    QString sentence; ///< Translated, complete; says what happened and what the person can do.
    QString detail;   ///< Technical text; may be empty.
    Lock holder = {}; ///< With LockLost: who has the item now; not held if nobody.
    State state = State::Open;  ///< With LockLost: the item's state now.
    bool isAdoptedLoss = false; ///< With LockLost: another program changed the lock in its table.
    QString field = {};   ///< With RecordRefused: the record's field; empty: the record as a whole.
    QString code = {};    ///< What the database calls it, such as an SQLSTATE; empty: Intray's own.
    QString refusal = {}; ///< What the table of refusals calls it; empty: it is none.
};

template <typename T>
using Outcome = tl::expected<T, Error>;

/// A success without a value.
struct Done
{
};

inline tl::unexpected<Error> failure(Error::Kind kind, const QString &sentence,
                                     const QString &detail = {})
{
    return tl::unexpected<Error>(Error{kind, sentence, detail});
}

/// The kind's word in JSON and logs, such as "lock_lost".
QString nameOf(Error::Kind kind);

} // namespace intray
