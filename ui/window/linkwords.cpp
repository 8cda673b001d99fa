// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/linkwords.h"

#include "session/session.h"

#include <QCoreApplication>

namespace intray {

static QString say(const char *source)
{
    return QCoreApplication::translate("intray::StatusLine", source);
}

QString linkWords(const Session &session)
{
    switch (session.link()) {
    case Session::Link::Connecting:
        return say(QT_TRANSLATE_NOOP("intray::StatusLine", "\u25CB connecting"));
    case Session::Link::Live:
        return say(QT_TRANSLATE_NOOP("intray::StatusLine", "\u25CF live"));
    case Session::Link::Waiting:
        return say(QT_TRANSLATE_NOOP("intray::StatusLine", "\u25D0 waiting"));
    case Session::Link::Offline:
        return say(QT_TRANSLATE_NOOP("intray::StatusLine", "\u2716 offline"));
    }
    return {};
}

} // namespace intray
