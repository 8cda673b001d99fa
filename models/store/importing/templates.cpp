// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/importing/templatestore.h"
#include "store/line/calls.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"

namespace intray {

namespace {

QString wordOf(TemplateKind kind)
{
    return kind == TemplateKind::Export ? QStringLiteral("export") : QStringLiteral("import");
}

KeptTemplate templateOf(const Row &row)
{
    return {row.text("name"), row.text("template"), timeFromIso(row.text("kept_at")),
            row.text("kept_by"),
            row.text("kind") == wordOf(TemplateKind::Export) ? TemplateKind::Export
                                                             : TemplateKind::Import};
}

} // namespace

Outcome<QList<KeptTemplate>> TemplateStore::templates()
{
    return attempt(m_connection, [](Sql &sql) -> Outcome<QList<KeptTemplate>> {
        return sql.all("file_templates", {}, templateOf);
    });
}

Outcome<KeptTemplate> TemplateStore::withName(const QString &name)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<KeptTemplate> {
        const QList<KeptTemplate> found = sql.all("file_template", {{":name", name}}, templateOf);
        if (found.isEmpty())
            return tl::unexpected<Error>(refused("no_such_template", {{"name", name}}));
        return found.constFirst();
    });
}

Outcome<KeptTemplate> TemplateStore::withName(const QString &name, TemplateKind kind)
{
    return withName(name).and_then([&](const KeptTemplate &kept) -> Outcome<KeptTemplate> {
        if (kept.kind != kind)
            return tl::unexpected<Error>(
                refused("template_of_other_kind",
                        {{"name", name},
                         {"is", kept.kind == TemplateKind::Export ? QStringLiteral("export")
                                                                  : QStringLiteral("import")}}));
        return kept;
    });
}

/// In the database's own words this would be a broken check or a parameter that is too long.
static std::optional<Error> faultOf(const KeptTemplate &wanted)
{
    constexpr qsizetype longestName = 255;
    constexpr qsizetype longestText = 1024 * 1024;
    if (wanted.name.trimmed().isEmpty())
        return refused("template_unnamed");
    if (wanted.name.toUcs4().size() > longestName)
        return refused("template_name_too_long", {{"most", longestName}});
    if (wanted.text.toUcs4().size() > longestText)
        return refused("template_too_long");
    return std::nullopt;
}

Outcome<Done> TemplateStore::keep(const KeptTemplate &wanted)
{
    if (const auto fault = faultOf(wanted))
        return tl::unexpected<Error>(*fault);
    return carryOut(m_connection, m_identity, verbs::keepTemplate,
                    {wanted.name, wordOf(wanted.kind), wanted.text});
}

Outcome<Done> TemplateStore::drop(const QString &name)
{
    return carryOut(m_connection, m_identity, verbs::dropTemplate, {name});
}

} // namespace intray
