// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/draftjournal.h"

#include "session/draftwriter.h"

namespace intray {

DraftJournal::DraftJournal(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_writer(std::make_unique<DraftWriter>(*this, folder))
{
}

DraftJournal::~DraftJournal() = default;

void DraftJournal::keep(const Entry &entry)
{
    m_writer->keep(entry);
}

QFuture<Outcome<Done>> DraftJournal::writeNow()
{
    auto promise = std::make_shared<QPromise<Outcome<Done>>>();
    promise->start();
    QFuture<Outcome<Done>> future = promise->future();
    m_writer->whenWritten([promise](const Outcome<Done> &outcome) {
        promise->addResult(outcome);
        promise->finish();
    });
    return future;
}

void DraftJournal::forget(const QString &database, const QString &user, ItemId item)
{
    m_writer->forget(database, user, item);
}

QFuture<QList<DraftJournal::Entry>> DraftJournal::entries(const QString &database,
                                                          const QString &user)
{
    auto promise = std::make_shared<QPromise<QList<Entry>>>();
    promise->start();
    QFuture<QList<Entry>> future = promise->future();
    m_writer->whenWritten([promise, writer = m_writer.get(), database, user](const auto &) {
        promise->addResult(writer->entries(database, user));
        promise->finish();
    });
    return future;
}

} // namespace intray
