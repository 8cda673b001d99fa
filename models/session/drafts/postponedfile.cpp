// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/drafts/postponedfile.h"

#include "session/drafts/draftfile.h"
#include "session/drafts/journalfile.h"

#include <QFile>

namespace intray {

using namespace Qt::StringLiterals;

static const auto ending = u".later"_s;

static QJsonObject jsonOf(const PostponedWork &work)
{
    const Disposition &disposition = work.disposition;
    QJsonObject json{{u"database"_s, work.owner.database},
                     {u"database_id"_s, work.owner.databaseId},
                     {u"user"_s, work.owner.user},
                     {u"item"_s, work.item.id.value()},
                     {u"key"_s, work.item.key},
                     {u"queue"_s, work.item.queue},
                     {u"lock"_s, work.item.lock.id},
                     {u"kind"_s, nameOf(disposition.kind)},
                     {u"operation"_s, disposition.operation},
                     {u"after_seconds"_s, qint64(disposition.after.count())},
                     {u"reason"_s, disposition.reason}};
    if (disposition.record)
        json.insert(u"record"_s, *disposition.record);
    return json;
}

static Disposition dispositionIn(const QJsonObject &json)
{
    Disposition disposition;
    disposition.kind =
        dispositionNamed(json[u"kind"_s].toString()).value_or(Disposition::Kind::Complete);
    disposition.operation = json[u"operation"_s].toString();
    disposition.after = std::chrono::seconds(json[u"after_seconds"_s].toInteger());
    disposition.reason = json[u"reason"_s].toString();
    if (json.contains(u"record"_s))
        disposition.record = json[u"record"_s].toObject();
    return disposition;
}

static PostponedWork workIn(const QJsonObject &json)
{
    PostponedWork work;
    work.owner = {json[u"database"_s].toString(), json[u"user"_s].toString(),
                  json[u"database_id"_s].toString()};
    work.item.id = ItemId(json[u"item"_s].toInteger());
    work.item.key = json[u"key"_s].toString();
    work.item.queue = json[u"queue"_s].toString();
    work.item.state = State::Locked;
    work.item.lock.id = json[u"lock"_s].toString();
    work.item.lock.user = work.owner.user;
    work.disposition = dispositionIn(json);
    return work;
}

PostponedFile::PostponedFile(const QString &folder, const PostponedWork &work)
{
    const DraftOwner &owner = work.owner;
    const QString database = owner.databaseId.isEmpty() ? owner.database : owner.databaseId;
    m_path = folder + u'/' + journalName(database, owner.user, work.item.id) + ending;
}

QList<PostponedWork> PostponedFile::allOf(const QString &folder, const DraftOwner &owner)
{
    QList<PostponedWork> all;
    for (const QString &path : journalFilesIn(folder, ending)) {
        const PostponedWork work = workIn(readJournalFile(path));
        if (work.item.id.isValid() && isOwnedBy(work.owner, owner))
            all.append(work);
    }
    return all;
}

Outcome<Done> PostponedFile::write(const PostponedWork &work) const
{
    return writeJournalFile(m_path, jsonOf(work));
}

void PostponedFile::remove() const
{
    QFile::remove(m_path);
}

} // namespace intray
