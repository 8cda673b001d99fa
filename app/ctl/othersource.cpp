// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/othersource.h"

#include "ctl/password.h"
#include "ctl/text.h"
#include "store/other/otherdatabase.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

/// Whether the database can be reached like this; a password that is missing is asked for.
static Checked<Done> reach(DatabaseLogin &login)
{
    const auto opened = OtherDatabase::open(login);
    if (opened)
        return Done{};
    if (opened.error().kind == Error::Kind::WrongPassword && login.password.isEmpty())
        if (const auto typed = askForPassword(login.url)) {
            login.password = *typed;
            return Done{};
        }
    return tl::unexpected<Error>(opened.error());
}

Checked<DatabaseLogin> loginTo(const QString &place)
{
    const auto url = DatabaseUrl::fromText(place);
    if (!url)
        return tl::unexpected<Failure>(Failure(url.error(), Exit::WrongUsage));
    DatabaseLogin login(*url);
    if (!url->isServer())
        return login;
    login.password = passwordOfSource();
    login.patience = std::chrono::seconds(30);
    return reach(login).map([&](Done) { return login; });
}

static Checked<QString> queryOf(const Call &call)
{
    if (!call.has(u"query-file"_s))
        return call.text(u"query"_s);
    if (call.has(u"query"_s))
        return wrongUsage(Ctl::tr("Give the query with --query or with --query-file, not both."));
    const QString file = call.text(u"query-file"_s);
    return contentOf(file).and_then([&](const QByteArray &text) -> Checked<QString> {
        const QString query = QString::fromUtf8(text).trimmed();
        if (query.isEmpty())
            return failure(Error::Kind::Invalid,
                           Ctl::tr("The file \"%1\" is empty. It must hold one SELECT.").arg(file));
        return query;
    });
}

static Checked<OtherSource> sourceIn(const Call &call, const QString &place)
{
    const QString table = call.text(u"table"_s);
    const auto query = queryOf(call);
    if (!query)
        return failed(query);
    if (table.isEmpty() == query->isEmpty())
        return wrongUsage(
            Ctl::tr("Give --table, the table of the database to read, or a --query."));
    return loginTo(place).map([&](const DatabaseLogin &login) {
        return OtherSource{login, table, *query};
    });
}

Checked<std::optional<OtherSource>> otherSourceIn(const Call &call, const QString &place)
{
    if (!namesDatabase(place) && !call.has(u"query"_s) && !call.has(u"query-file"_s))
        return std::optional<OtherSource>();
    return sourceIn(call, place).map([](const OtherSource &source) {
        return std::optional(source);
    });
}

QList<Option> otherSourceOptions()
{
    return {{u"table"_s, u"TABLE"_s,
             Ctl::tr("Which table of an Access file (.mdb, .accdb), or which table or view of a "
                     "database.")},
            {u"query"_s, u"SQL"_s,
             Ctl::tr("Reads what this SELECT returns: FILE is then an address such as "
                     "postgresql://USER@HOST/DB, or an SQLite file. Its password comes from "
                     "$INTRAY_SOURCE_PASSWORD, the database's own password file or a prompt.")},
            {u"query-file"_s, u"FILE"_s,
             Ctl::tr("The same, with the SELECT in a file of text (UTF-8).")}};
}

} // namespace intray::ctl
