// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/error.h"

namespace intray {

QString nameOf(Error::Kind kind)
{
    switch (kind) {
    case Error::Kind::Invalid:
        return QStringLiteral("invalid");
    case Error::Kind::RecordRefused:
        return QStringLiteral("record_refused");
    case Error::Kind::NotFound:
        return QStringLiteral("not_found");
    case Error::Kind::LockLost:
        return QStringLiteral("lock_lost");
    case Error::Kind::NotPermitted:
        return QStringLiteral("not_permitted");
    case Error::Kind::Busy:
        return QStringLiteral("busy");
    case Error::Kind::Offline:
        return QStringLiteral("offline");
    case Error::Kind::NameUnknown:
        return QStringLiteral("name_unknown");
    case Error::Kind::PortClosed:
        return QStringLiteral("port_closed");
    case Error::Kind::TlsRefused:
        return QStringLiteral("tls_refused");
    case Error::Kind::WrongPassword:
        return QStringLiteral("wrong_password");
    case Error::Kind::NoSuchDatabase:
        return QStringLiteral("no_such_database");
    case Error::Kind::UnsoundDriver:
        return QStringLiteral("unsound_driver");
    case Error::Kind::ReadOnly:
        return QStringLiteral("read_only");
    case Error::Kind::DiskFull:
        return QStringLiteral("disk_full");
    case Error::Kind::NotADatabase:
        return QStringLiteral("not_a_database");
    case Error::Kind::Damaged:
        return QStringLiteral("damaged");
    case Error::Kind::NewerSchema:
        return QStringLiteral("newer_schema");
    case Error::Kind::OlderSchema:
        return QStringLiteral("older_schema");
    case Error::Kind::Cancelled:
        return QStringLiteral("cancelled");
    case Error::Kind::Unreadable:
        return QStringLiteral("unreadable");
    case Error::Kind::Broken:
        return QStringLiteral("broken");
    }
    return QStringLiteral("broken");
}

} // namespace intray
