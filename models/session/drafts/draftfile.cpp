// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/drafts/draftfile.h"

#include "queue/times.h"
#include "session/drafts/journalfile.h"

#include <QFile>

namespace intray {

using namespace Qt::StringLiterals;

static const auto ending = u".draft"_s;

static QJsonObject jsonOf(const DraftJournal::Entry &entry)
{
    return {{u"database"_s, entry.database},
            {u"database_id"_s, entry.databaseId},
            {u"user"_s, entry.user},
            {u"queue"_s, entry.queue},
            {u"key"_s, entry.key},
            {u"item"_s, entry.draft.item.value()},
            {u"lock"_s, entry.draft.lock},
            {u"revision"_s, entry.draft.revision},
            {u"saved_at"_s, isoTime(entry.draft.savedAt)},
            {u"content"_s, entry.draft.content}};
}

static DraftJournal::Entry entryOf(const QJsonObject &json)
{
    DraftJournal::Entry entry;
    entry.database = json[u"database"_s].toString();
    entry.databaseId = json[u"database_id"_s].toString();
    entry.user = json[u"user"_s].toString();
    entry.queue = json[u"queue"_s].toString();
    entry.key = json[u"key"_s].toString();
    entry.draft.item = ItemId(json[u"item"_s].toInteger());
    entry.draft.lock = json[u"lock"_s].toString();
    entry.draft.user = entry.user;
    entry.draft.revision = json[u"revision"_s].toInt();
    entry.draft.savedAt = timeFromIso(json[u"saved_at"_s].toString());
    entry.draft.content = json[u"content"_s].toObject();
    return entry;
}

bool isOwnedBy(const DraftOwner &marks, const DraftOwner &owner)
{
    const bool haveIds = !marks.databaseId.isEmpty() && !owner.databaseId.isEmpty();
    const bool isHere =
        haveIds ? marks.databaseId == owner.databaseId : marks.database == owner.database;
    return isHere && (owner.user.isEmpty() || marks.user == owner.user);
}

DraftFile::DraftFile(const QString &folder, const DraftOwner &owner, ItemId item)
{
    const auto pathFor = [&](const QString &database) {
        return folder + u'/' + journalName(database, owner.user, item) + ending;
    };
    m_pathByAddress = pathFor(owner.database);
    m_path = owner.databaseId.isEmpty() ? m_pathByAddress : pathFor(owner.databaseId);
}

std::optional<DraftJournal::Entry> DraftFile::read(const QString &path)
{
    const DraftJournal::Entry entry = entryOf(readJournalFile(path));
    if (!entry.draft.item.isValid())
        return std::nullopt;
    return entry;
}

Outcome<Done> DraftFile::write(const DraftJournal::Entry &entry) const
{
    const auto there = read(m_path);
    if (there && there->draft.revision > entry.draft.revision)
        return Done{};
    return writeJournalFile(m_path, jsonOf(entry));
}

void DraftFile::remove() const
{
    QFile::remove(m_path);
    QFile::remove(m_pathByAddress);
}

QStringList DraftFile::allIn(const QString &folder)
{
    return journalFilesIn(folder, ending);
}

} // namespace intray
