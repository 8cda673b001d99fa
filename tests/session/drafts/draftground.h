// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/drafts/draftjournal.h"

#include <QTemporaryDir>
#include <QTest>

namespace intray {

inline DraftJournal::Entry draftEntry(int revision, const QString &text, qint64 item = 7)
{
    const Draft draft{ItemId(item),
                      QStringLiteral("lock"),
                      QStringLiteral("clerk1"),
                      revision,
                      {{QStringLiteral("name"), text}},
                      QDateTime(QDate(2026, 3, 1), QTime(10, 2), Qt::UTC)};
    return {QStringLiteral("sqlite:/a.db"), QStringLiteral("clerk1"), draft,
            QStringLiteral("10018"), QStringLiteral("hospital")};
}

/// What another program would find there.
inline QList<DraftJournal::Entry> draftsIn(const QString &folder,
                                           const QString &user = QStringLiteral("clerk1"))
{
    DraftJournal reader(folder);
    auto entries = reader.entries(QStringLiteral("sqlite:/a.db"), user);
    entries.waitForFinished();
    return entries.result();
}

inline bool isWritten(const QFuture<Outcome<Done>> &future)
{
    return QTest::qWaitFor([&] { return future.isFinished(); }) && future.result().has_value();
}

} // namespace intray
