// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctlfixture.h"

#include <QProcess>

namespace intray {

/// intrayctl on a terminal of its own, as script(1) gives it; in place of the shell, as some shells
/// end by a signal that the program only took as a wish.
class OnTerminal
{
public:
    OnTerminal(const QStringList &words, const QProcessEnvironment &environment)
    {
        QStringList quoted{CtlFixture::program()};
        for (const QString &word : words)
            quoted << u'\'' + word + u'\'';
        m_script.setProcessEnvironment(environment);
        m_script.start(QStringLiteral("script"),
                       {QStringLiteral("--quiet"), QStringLiteral("--return"),
                        QStringLiteral("--command"), QStringLiteral("exec ") + quoted.join(u' '),
                        QStringLiteral("/dev/null")});
    }
    bool says(const QByteArray &text)
    {
        while (!m_said.contains(text) && m_script.waitForReadyRead(30'000))
            m_said += m_script.readAllStandardOutput();
        return m_said.contains(text);
    }
    void type(const QByteArray &text) { m_script.write(text); }
    int exit()
    {
        const bool ended = m_script.waitForFinished(30'000);
        m_said += m_script.readAllStandardOutput();
        return ended ? m_script.exitCode() : -1;
    }
    const QByteArray &said() const { return m_said; }

private:
    QProcess m_script;
    QByteArray m_said;
};

} // namespace intray
