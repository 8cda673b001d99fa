// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFileInfo>
#include <QTest>

namespace intray {

/// The folder of real records: INTRAY_DATA, else shared/data beside the checkout; empty if there is
/// none.
inline QString dataFolder()
{
    const QString named = qEnvironmentVariable("INTRAY_DATA");
    if (!named.isEmpty())
        return named;
    const QString beside =
        qEnvironmentVariable("INTRAY_SOURCE") + QStringLiteral("/../shared/data");
    return QFileInfo(beside).isDir() ? QDir::cleanPath(beside) : QString();
}

inline QString dataFile(const char *path)
{
    return dataFolder() + u'/' + QString::fromUtf8(path);
}

/// In CI missing data is a failure; elsewhere the test says that it is missing.
#define REQUIRE_DATA()                                                                             \
    do {                                                                                           \
        if (dataFolder().isEmpty() || !QFileInfo(dataFolder()).isDir()) {                          \
            if (qEnvironmentVariableIsSet("CI"))                                                   \
                QFAIL("The real records are missing: set INTRAY_DATA.");                           \
            QSKIP("The real records are missing: set INTRAY_DATA.");                               \
        }                                                                                          \
    } while (false)

} // namespace intray
