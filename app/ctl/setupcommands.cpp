// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "queue/state.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

static QString sentenceFor(SchemaResult result, const QString &url, int version)
{
    const QString number = QString::number(version);
    switch (result) {
    case SchemaResult::Created:
        return Ctl::tr("%1 has been created with schema %2.").arg(url, number);
    case SchemaResult::Upgraded:
        return Ctl::tr("%1 has been upgraded to schema %2.").arg(url, number);
    case SchemaResult::UpToDate:
        return Ctl::tr("%1 already has schema %2.").arg(url, number);
    }
    return {};
}

static QString sentenceForServer(const Connection &open)
{
    return Ctl::tr("Intray's tables, functions and roles have been created in %1 (schema %2). The "
                   "login %3 is their administrator; \"intrayctl user add\" adds others.")
        .arg(open.url().text(), QString::number(open.schemaVersion()), open.server().login);
}

static QString sentenceFor(const Connection &open)
{
    const SchemaResult result = open.schemaResult();
    return result == SchemaResult::Created && !open.server().login.isEmpty()
               ? sentenceForServer(open)
               : sentenceFor(result, open.url().text(), open.schemaVersion());
}

static Answer init(Call &call)
{
    return call.connection(OpenMode::AddTables).map([](Connection *open) {
        const SchemaResult result = open->schemaResult();
        const QJsonObject json{
            {u"schema"_s, open->schemaVersion()},
            {u"created"_s, result == SchemaResult::Created},
            {u"upgraded"_s, result == SchemaResult::Upgraded},
        };
        return Reply{json, sentenceFor(*open), open->server().warnings.join(u'\n')};
    });
}

QList<Command> setupCommands()
{
    return {
        {u"init"_s,
         {},
         0,
         0,
         Ctl::tr("Create the database's tables or upgrade them.\n\"queue add\" and \"import\" also "
                 "create a missing database file; every other command fails then. On a server it "
                 "also creates the roles, and whoever runs it becomes administrator."),
         {},
         init}};
}

} // namespace intray::ctl
