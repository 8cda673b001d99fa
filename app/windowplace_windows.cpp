// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowplace.h"
#include "queue/identity.h"

#include <windows.h>

#include <QCryptographicHash>
#include <QDir>

namespace intray {

static QString markOfUser()
{
    const QByteArray user = systemIdentity().user.toLower().toUtf8();
    return QString::fromLatin1(
        QCryptographicHash::hash(user, QCryptographicHash::Sha256).toHex().left(12));
}

QString windowPlace(const QString &mark)
{
    DWORD session = 0;
    ProcessIdToSessionId(GetCurrentProcessId(), &session);
    return QStringLiteral("intray-%1-%2-%3").arg(markOfUser()).arg(session).arg(mark);
}

// The folder for temporary files is each user's own.
QString turnFileOf(const QString &place)
{
    return QDir::temp().filePath(place + QStringLiteral(".lock"));
}

// Who was just started by a person may come to the front, and lets whoever it calls do so instead.
QString leaveToComeForward()
{
    AllowSetForegroundWindow(ASFW_ANY);
    return {};
}

} // namespace intray
