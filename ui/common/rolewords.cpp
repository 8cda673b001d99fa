// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/rolewords.h"

#include <QCoreApplication>

namespace intray {

static QString say(const char *source)
{
    return QCoreApplication::translate("Trial", source);
}

QString titleOf(Role role)
{
    switch (role) {
    case Role::Clerk:
        return say(QT_TRANSLATE_NOOP("Trial", "Clerk"));
    case Role::Supervisor:
        return say(QT_TRANSLATE_NOOP("Trial", "Supervisor"));
    case Role::Administrator:
        return say(QT_TRANSLATE_NOOP("Trial", "Administrator"));
    case Role::Importer:
        return say(QT_TRANSLATE_NOOP("Trial", "Importer"));
    case Role::Worker:
        return say(QT_TRANSLATE_NOOP("Trial", "Worker"));
    case Role::Auditor:
        return say(QT_TRANSLATE_NOOP("Trial", "Auditor"));
    }
    return {};
}

QString sentenceAbout(Role role)
{
    switch (role) {
    case Role::Clerk:
        return say(QT_TRANSLATE_NOOP("Trial", "Takes items and finishes them."));
    case Role::Supervisor:
        return say(QT_TRANSLATE_NOOP(
            "Trial", "A clerk who can also release other people's locks and reopen items."));
    case Role::Administrator:
        return say(QT_TRANSLATE_NOOP("Trial", "Sets up queues and users; does not work on items."));
    case Role::Importer:
        return say(QT_TRANSLATE_NOOP("Trial", "Imports records."));
    case Role::Worker:
        return say(QT_TRANSLATE_NOOP("Trial", "A program that works on items."));
    case Role::Auditor:
        return say(QT_TRANSLATE_NOOP("Trial", "Reads the history, the figures and what the checks "
                                              "find, but no records. Changes nothing."));
    }
    return {};
}

} // namespace intray
