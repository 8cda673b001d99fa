// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTest>

namespace intray {

/// A screen that nobody sees, with real windows and keys on it.
class RealScreen
{
public:
    // Without -noreset it would begin anew, and drop whoever just comes, each time the last one
    // leaves.
    RealScreen()
    {
        m_screen.start(QStringLiteral("Xvfb"),
                       {QStringLiteral("-displayfd"), QStringLiteral("1"),
                        QStringLiteral("-screen"), QStringLiteral("0"),
                        QStringLiteral("1280x800x24"), QStringLiteral("-noreset"),
                        QStringLiteral("-nolisten"), QStringLiteral("tcp")});
        while (!m_screen.canReadLine() && m_screen.waitForReadyRead(30'000)) {
        }
        m_name = u':' + QString::fromLatin1(m_screen.readLine().trimmed());
    }
    ~RealScreen()
    {
        m_screen.terminate();
        m_screen.waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(RealScreen)

    QString name() const { return m_name; } ///< For DISPLAY.
    bool isThere() const { return m_name.size() > 1; }

    /// The titles of all windows of Intray.
    QStringList titles() const
    {
        QStringList titles;
        for (const QString &window : windows(QStringLiteral("Intray")))
            titles += tell({QStringLiteral("getwindowname"), window}).trimmed();
        titles.sort();
        return titles;
    }
    void focus(const QString &title) const
    {
        const QStringList found = windows(title);
        QVERIFY(!found.isEmpty());
        tell({QStringLiteral("windowfocus"), QStringLiteral("--sync"), found.last()});
    }
    void press(const QString &keys) const { tell({QStringLiteral("key"), keys}); }
    void type(const QString &text) const { tell({QStringLiteral("type"), text}); }

private:
    QStringList windows(const QString &title) const
    {
        return tell({QStringLiteral("search"), QStringLiteral("--onlyvisible"),
                     QStringLiteral("--name"), title})
            .split(u'\n', Qt::SkipEmptyParts);
    }
    QString tell(const QStringList &words) const
    {
        QProcess hand;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("DISPLAY"), m_name);
        hand.setProcessEnvironment(environment);
        hand.start(QStringLiteral("xdotool"), words);
        hand.waitForFinished();
        return QString::fromUtf8(hand.readAllStandardOutput());
    }

    QProcess m_screen;
    QString m_name;
};

} // namespace intray
