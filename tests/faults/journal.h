// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>

namespace intray::faults {

/// What one worker writes down about its own attempts, so that they can be judged without asking
/// the database: a line before an operation is sent ("invoke"), on the disk before it is sent, and
/// one with its outcome.
class Journal
{
public:
    explicit Journal(const QString &file);
    ~Journal();
    Q_DISABLE_COPY_MOVE(Journal)

    /// Notes that `what` is about to be sent and gives the number that its outcome names.
    int invoke(const QString &what, const QJsonObject &about = {});
    /// Notes what became of it: "ok", "lost" (the lock is gone), "none" (nothing to do), "error" (a
    /// refusal: nothing was changed) or "unknown" (no answer came). What became of an unknown
    /// operation is an attempt of its own, "resolve", with the outcome "done" or "never".
    void outcome(int number, const QString &phase, const QJsonObject &about = {});

private:
    void write(QJsonObject line, bool toDisk);

    int m_file = -1;
    int m_number = 0;
};

/// One operation as a journal tells it. Times are the machine's monotonic clock in nanoseconds.
struct Attempt
{
    QString worker;
    QString what;
    qint64 begin = 0;
    qint64 end = 0; ///< 0: the worker died before it knew the outcome.
    QString phase;  ///< Empty then.
    QJsonObject asked;
    QJsonObject told;

    bool succeeded() const { return phase == u"ok"; }
};

/// The attempts of one journal in their order; a last line that was cut off by a kill is left out.
QList<Attempt> attemptsIn(const QString &file, const QString &worker);

} // namespace intray::faults
