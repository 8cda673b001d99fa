// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

namespace intray {

/// What one of the system's checkers said.
struct Verdict
{
    int exit = -1; ///< -1: it is not on this machine, or it crashed or hung.
    QByteArray out;
    QByteArray err;

    QByteArray all() const { return out + err; }
    /// Nothing where the checker is content, else its words and its status.
    QByteArray complaint() const;
};

Verdict check(const QString &program, const QStringList &words, const QByteArray &input = {},
              const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment());

QString sourcePath(const QString &path);   ///< In the sources.
QString builtPath(const QString &path);    ///< In the build.
QByteArray contentOf(const QString &path); ///< Empty if it cannot be read.

} // namespace intray
