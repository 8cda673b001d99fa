// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/drafts/draftjournal.h"

#include "session/drafts/asidefile.h"
#include "session/drafts/draftwriter.h"
#include "session/drafts/postponedfile.h"

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

void DraftJournal::forget(const DraftOwner &owner, ItemId item)
{
    m_writer->forget(owner, item);
}

QFuture<QList<DraftJournal::Entry>> DraftJournal::entries(const DraftOwner &owner)
{
    auto promise = std::make_shared<QPromise<QList<Entry>>>();
    promise->start();
    QFuture<QList<Entry>> future = promise->future();
    m_writer->whenWritten([promise, writer = m_writer.get(), owner](const auto &) {
        promise->addResult(writer->entries(owner));
        promise->finish();
    });
    return future;
}

void DraftJournal::keepAside(const DraftOwner &owner, ItemId item, const QString &what,
                             const QString &text)
{
    m_writer->whenWritten(
        [file = AsideFile(m_writer->folder(), owner, item, what), text](const auto &) {
            if (text.trimmed().isEmpty())
                file.remove();
            else
                (void)file.write(text);
        });
}

QFuture<QString> DraftJournal::aside(const DraftOwner &owner, ItemId item, const QString &what)
{
    auto promise = std::make_shared<QPromise<QString>>();
    promise->start();
    QFuture<QString> future = promise->future();
    m_writer->whenWritten(
        [promise, file = AsideFile(m_writer->folder(), owner, item, what)](const auto &) {
            promise->addResult(file.read());
            promise->finish();
        });
    return future;
}

QFuture<Outcome<Done>> DraftJournal::postpone(const PostponedWork &work)
{
    auto promise = std::make_shared<QPromise<Outcome<Done>>>();
    promise->start();
    QFuture<Outcome<Done>> future = promise->future();
    m_writer->whenWritten([promise, work, folder = m_writer->folder()](const auto &) {
        promise->addResult(PostponedFile(folder, work).write(work));
        promise->finish();
    });
    return future;
}

QFuture<QList<PostponedWork>> DraftJournal::postponed(const DraftOwner &owner)
{
    auto promise = std::make_shared<QPromise<QList<PostponedWork>>>();
    promise->start();
    QFuture<QList<PostponedWork>> future = promise->future();
    m_writer->whenWritten([promise, owner, folder = m_writer->folder()](const auto &) {
        promise->addResult(PostponedFile::allOf(folder, owner));
        promise->finish();
    });
    return future;
}

void DraftJournal::settle(const PostponedWork &work)
{
    m_writer->whenWritten([work, folder = m_writer->folder()](const auto &) {
        PostponedFile(folder, work).remove();
    });
}

} // namespace intray
