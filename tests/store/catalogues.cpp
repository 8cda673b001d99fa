// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogues.h"

namespace intray {

using namespace Qt::StringLiterals;

namespace {

const QString onSqlite = u"sqlite"_s;
const QString onPostgresql = u"postgresql"_s;
const QString onMariadb = u"mariadb"_s;
const QString onServers = u"postgresql mariadb"_s;
const QString notOnMariadb = u"sqlite postgresql"_s;

} // namespace

QList<Difference> differentNames()
{
    const QString someRows = u"it has no index of some rows only"_s;
    const QString oneUser = u"a file has one user, who may do everything"_s;
    const QString logins = u"each server knows its logins in its own way"_s;
    const QString policies = u"who sees it is asked for each row by its queue or import"_s;
    const QString noProcedures = u"functions of MariaDB can neither change tables of others nor "
                                 "answer with rows"_s;
    return {
        {u"adopted_call"_s, onMariadb, noProcedures},
        {u"adopted_lock.holder"_s, onMariadb, u"what is ended there is fenced by it"_s},
        {u"adopted_lock.lock_id"_s, onServers, u"a file has one writer at a time"_s},
        {u"allowance"_s, onServers, oneUser},
        {u"attachment.told"_s, onSqlite, u"the history tells it by the same text"_s},
        {u"client"_s, onServers, u"a file's clients stand in a small file beside it"_s},
        {u"counted_item.is_gone"_s, onSqlite, u"a trigger marks there what is to be taken out"_s},
        {u"counted_slice"_s, onSqlite, u"what many records change goes in by slices there"_s},
        {u"event.digest"_s, onPostgresql, u"nobody has a right to the column"_s},
        {u"event.queue_id"_s, onServers, policies},
        {u"import.busy_queue_id"_s, onMariadb, someRows},
        {u"import.first_item"_s, notOnMariadb, u"an import's items have an index there"_s},
        {u"import.last_item"_s, notOnMariadb, u"an import's items have an index there"_s},
        {u"import.opened_up_to"_s, onMariadb, someRows},
        {u"item.due_at"_s, onMariadb, someRows},
        {u"item.front"_s, onServers, u"claims begin at a mark, and these stand before it"_s},
        {u"item.turn"_s, onMariadb, someRows},
        {u"lookup.kept_name"_s, onMariadb, someRows},
        {u"mark"_s, onServers, u"a file has no traces of earlier claims in its index"_s},
        {u"mark.moved_at"_s, onPostgresql, u"the mark moves now and then, not with each claim"_s},
        {u"membership"_s, onServers, oneUser},
        {u"open_count"_s, onServers, u"many windows watch there and count at one moment"_s},
        {u"queue.sample_seed"_s, onSqlite, u"servers take digest_key, which nobody reads"_s},
        {u"queue.digest_key"_s, onServers, u"a file keeps no secret from whoever reads it"_s},
        {u"record.import_id"_s, onPostgresql, policies},
        {u"record.queue_id"_s, onPostgresql, policies},
        {u"refused_suggestion.id"_s, onMariadb, u"its keys cannot be as long as a value"_s},
        {u"role"_s, onMariadb, u"which roles may call a verb stands in a table there"_s},
        {u"sight"_s, onMariadb, u"it has no policies: views ask who sees what"_s},
        {u"source_found"_s, onMariadb, noProcedures},
        {u"source_run.heard_at"_s, onSqlite, u"servers see whether the session still lives"_s},
        {u"told"_s, onPostgresql, u"no other server tells programs of changes"_s},
        {u"turn"_s, onPostgresql, u"what only one may do in a queue at a time, as rows to lock"_s},
        {u"user.active"_s, onServers, oneUser},
        {u"user.every_queue"_s, onPostgresql, oneUser},
        {u"user.login"_s, onMariadb, logins},
        {u"user.queues"_s, onSqlite, oneUser},
        {u"user.role_oid"_s, onPostgresql, logins},
        {u"user.server"_s, onPostgresql, logins},
        {u"user.change"_s, onServers, oneUser},
    };
}

} // namespace intray
