// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/itemattachments.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/attachments/attachmentcontent.h"

#include <QTemporaryFile>

namespace intray {

namespace {

using Kept = std::shared_ptr<QTemporaryFile>;

Outcome<Kept> keptHere(AttachmentStore &store, ItemId item, const Attachment &attachment,
                       const Cancellation &wish)
{
    const auto file = std::make_shared<QTemporaryFile>();
    if (!file->open())
        return failure(Error::Kind::Unreadable,
                       ItemAttachments::tr("The attachment cannot be saved on this computer: %1.")
                           .arg(file->errorString()));
    return writeAttachment(store, item, attachment, *file, wish)
        .and_then([&](Done) -> Outcome<Kept> {
            if (file->flush())
                return file;
            return failure(
                Error::Kind::DiskFull,
                ItemAttachments::tr("The attachment cannot be saved on this computer: %1.")
                    .arg(file->errorString()));
        });
}

} // namespace

ItemAttachments::ItemAttachments(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
}

ItemAttachments::~ItemAttachments()
{
    leave();
}

DatabaseThread &ItemAttachments::line()
{
    if (!m_line)
        m_line = std::make_unique<DatabaseThread>(m_session.login(), m_session.identity(),
                                                  OpenMode::Existing);
    return *m_line;
}

void ItemAttachments::leave()
{
    if (m_line)
        m_line->cancel(m_wish);
    m_wish = Cancellation();
}

void ItemAttachments::list(ItemId item)
{
    leave();
    m_item = item;
    answer(line().run([item](AttachmentStore &store) { return store.attachments(item); }, m_wish),
           this, [this, wish = m_wish](const Outcome<QList<Attachment>> &all) {
               if (!(wish == m_wish))
                   return;
               if (all)
                   emit listed(*all);
               else
                   emit failed(all.error().sentence);
           });
}

void ItemAttachments::fetch(const Attachment &attachment)
{
    leave();
    const auto work = [item = m_item, attachment, wish = m_wish](AttachmentStore &store) {
        return keptHere(store, item, attachment, wish);
    };
    answer(line().run(work, m_wish), this,
           [this, attachment, wish = m_wish](const Outcome<Kept> &file) {
               if (!(wish == m_wish))
                   return;
               if (file)
                   emit fetched(attachment, *file);
               else
                   emit failed(file.error().sentence);
           });
}

} // namespace intray
