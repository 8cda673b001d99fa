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
        return Ctl::tr("%1 has schema %2 already.").arg(url, number);
    }
    return {};
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
        return Reply{json, sentenceFor(result, open->url().text(), open->schemaVersion()), {}};
    });
}

QList<Command> setupCommands()
{
    return {{u"init"_s,
             {},
             0,
             0,
             Ctl::tr("Create the database's tables or upgrade them.\n"
                     "\"queue add\" and \"import\" create a database that is not there, too; every "
                     "other command "
                     "fails then."),
             {},
             init}};
}

} // namespace intray::ctl
