// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/auditreport.h"
#include "queue/seal.h"
#include "store/cancellation.h"
#include "store/line/sql.h"
#include "store/progress.h"

#include <QCryptographicHash>

#include <memory>

namespace intray {

/// The lines of one list of the history, as they are found between two ids.
class SealedLines
{
public:
    explicit SealedLines(qint64 first)
        : m_next(first)
    {
    }

    void add(qint64 id, const QString &line);
    void append(const QString &line); ///< Of a list whose ids say nothing.
    void endAt(qint64 last) { passOver(last + 1); }

    qint64 count() const { return m_count; }
    qint64 passedOver() const { return m_passedOver; } ///< How many ids no line has.
    /// Which ids no line has, such as "5 to 8, 12"; the first few of them. Operations that were
    /// rolled back and selftests leave gaps, too.
    QString gaps() const { return m_gaps.join(QStringLiteral(", ")); }
    QString digest() const { return QString::fromLatin1(m_digests->result().toHex()); }

private:
    void passOver(qint64 to);

    /// Of the lines' own digests.
    std::unique_ptr<QCryptographicHash> m_digests =
        std::make_unique<QCryptographicHash>(QCryptographicHash::Sha256);
    qint64 m_next;
    qint64 m_count = 0;
    qint64 m_passedOver = 0;
    QStringList m_gaps;
};

/// The three lists that a seal covers, as they are now. Throws SqlFailure, also with Cancelled.
struct SealedStretch
{
    SealedLines events;
    SealedLines rules;
    SealedLines items;

    static SealedStretch read(Sql &sql, const Seal &seal, const Cancellation &cancellation);
};

/// What a seal covers and the one before it, without who made it and when.
Seal stretchIn(const Row &row);

/// What a seal's digest must be; the servers' function seal_history says the same.
QString digestOf(const Seal &seal, const SealedStretch &stretch);

/// Holds all seals against the history and adds to the report how many there are and what is wrong.
/// Each of the expected digests, which somebody kept elsewhere, must be among them. Names the
/// selftests, which no seal covers. Throws SqlFailure.
void checkSeals(Sql &sql, AuditReport &report, const QStringList &expected,
                const Cancellation &cancellation);

/// The newest seal; of number 0: there is none. Throws SqlFailure.
Seal newestSeal(Sql &sql);
/// The same of one number.
Seal sealOfNumber(Sql &sql, qint64 number);

} // namespace intray
