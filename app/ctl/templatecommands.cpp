// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/json.h"
#include "ctl/text.h"
#include "queue/shellword.h"
#include "queue/times.h"
#include "store/importing/templatestore.h"
#include "transfer/exporttemplate.h"
#include "transfer/mapping/importtemplate.h"

#include <QJsonDocument>

namespace intray::ctl {

using namespace Qt::StringLiterals;

static QString wordOf(TemplateKind kind)
{
    return kind == TemplateKind::Export ? u"export"_s : u"import"_s;
}

static QJsonObject jsonOf(const KeptTemplate &kept)
{
    return {{u"name"_s, kept.name},
            {u"for"_s, wordOf(kept.kind)},
            {u"template"_s, QJsonDocument::fromJson(kept.text.toUtf8()).object()},
            {u"kept_at"_s, isoTime(kept.keptAt)},
            {u"kept_by"_s, kept.keptBy}};
}

/// Read and written anew, so that only what means something is kept.
static Outcome<KeptTemplate> templateIn(const QByteArray &json, const QString &name)
{
    if (!isForExports(json))
        return templateFromJson(json).map([&](const ImportTemplate &read) {
            return KeptTemplate{name, QString::fromUtf8(jsonOf(read))};
        });
    return exportTemplateFromJson(json).map([&](const ExportTemplate &read) {
        return KeptTemplate{name, QString::fromUtf8(jsonOf(read)), {}, {}, TemplateKind::Export};
    });
}

static QString keptSentence(const KeptTemplate &kept)
{
    const QString sentence =
        kept.kind == TemplateKind::Export
            ? Ctl::tr("The template “%1” was saved. Export with it by --template %2.")
            : Ctl::tr("The template “%1” was saved. Import files with it by --template %2.");
    return sentence.arg(kept.name, shellWord(kept.name));
}

static Answer save(Call &call)
{
    const auto content = contentOf(call.argument(1));
    if (!content)
        return failed(content);
    const auto read = templateIn(*content, call.argument(0));
    if (!read)
        return failed(read);
    const KeptTemplate &wanted = *read;
    return call.with([&](TemplateStore &store) -> Answer {
        const auto kept = store.keep(wanted);
        if (!kept)
            return failed(kept);
        return Reply{
            {{u"name"_s, wanted.name}, {u"for"_s, wordOf(wanted.kind)}}, keptSentence(wanted), {}};
    });
}

static Answer list(Call &call)
{
    return call.with([&](TemplateStore &store) -> Answer {
        const auto all = store.templates();
        if (!all)
            return failed(all);
        QList<QStringList> rows;
        for (const KeptTemplate &one : *all)
            rows.append({one.name,
                         one.kind == TemplateKind::Export ? Ctl::tr("exports") : Ctl::tr("imports"),
                         isoTime(one.keptAt), one.keptBy});
        return Reply{
            {{u"templates"_s, jsonList(*all, [](const KeptTemplate &one) { return jsonOf(one); })}},
            table({Ctl::tr("name"), Ctl::tr("for"), Ctl::tr("saved"), Ctl::tr("by")}, rows),
            all->isEmpty() ? Ctl::tr("There is no template.") : QString()};
    });
}

static Answer show(Call &call)
{
    return call.with([&](TemplateStore &store) -> Answer {
        const auto kept = store.withName(call.argument(0));
        if (!kept)
            return failed(kept);
        return Reply{jsonOf(*kept), kept->text.trimmed(), {}};
    });
}

static Answer drop(Call &call)
{
    return call.with([&](TemplateStore &store) -> Answer {
        const auto dropped = store.drop(call.argument(0));
        if (!dropped)
            return failed(dropped);
        return Reply{{{u"name"_s, call.argument(0)}},
                     Ctl::tr("The template “%1” was deleted.").arg(call.argument(0)),
                     {}};
    });
}

QList<Command> templateCommands()
{
    return {
        {u"template save"_s,
         u"NAME FILE"_s,
         2,
         2,
         Ctl::tr("Save under a name how files of one kind are imported, replacing what had that "
                 "name. FILE is JSON: which fields are made of which columns, and how; or, with "
                 "\"for\": \"export\", how items are written. \"-\" is standard input."),
         {},
         save},
        {u"template list"_s, {}, 0, 0, Ctl::tr("List the templates."), {}, list},
        {u"template show"_s,
         u"NAME"_s,
         1,
         1,
         Ctl::tr("Show a template as it can be saved again."),
         {},
         show},
        {u"template drop"_s, u"NAME"_s, 1, 1, Ctl::tr("Delete a template."), {}, drop}};
}

} // namespace intray::ctl
