// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

namespace intray {

/// How a worker ends: first it takes nothing more and waits for what runs, at most for its grace;
/// then it gives up what runs; and where a line that is down, or a program that does not end, keeps
/// it from that for half a minute, it ends as it is. Lives in the worker's thread.
class WorkerEnd : public QObject
{
    Q_OBJECT
public:
    explicit WorkerEnd(std::optional<std::chrono::seconds> grace, QObject *parent = nullptr);

    bool hasBegun() const { return m_stage >= Stage::Stopping; }
    bool isGivingUp() const { return m_stage >= Stage::GivingUp; }

    void goOn();   ///< Each time somebody wants the worker to end: the next of the three steps.
    void begin();  ///< The first step, unless it has been taken.
    void giveUp(); ///< The second step, unless it has been taken.
    /// Whether the database answers. False: it was so before.
    bool noteLine(bool isUp);

signals:
    void begun();     ///< Nothing more is to be taken.
    void givenUp();   ///< What runs is to be ended and given back.
    void ended();     ///< As it is.
    void outOfTime(); ///< Ends as it is, though nobody has said so.

private:
    enum class Stage { Working, Stopping, GivingUp };
    void bound();

    const std::optional<std::chrono::seconds> m_grace;
    Stage m_stage = Stage::Working;
    bool m_isUp = true;
    QTimer m_untilGivingUp;
    QTimer m_untilOver;
};

} // namespace intray
