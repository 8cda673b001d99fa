// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/json.h"
#include "ctl/text.h"
#include "queue/times.h"
#include "store/importing/templatestore.h"
#include "transfer/mapping/importtemplate.h"

#include <QJsonDocument>

namespace intray::ctl {

using namespace Qt::StringLiterals;

static QJsonObject jsonOf(const KeptTemplate &kept)
{
    return {{u"name"_s, kept.name},
            {u"template"_s, QJsonDocument::fromJson(kept.text.toUtf8()).object()},
            {u"kept_at"_s, isoTime(kept.keptAt)},
            {u"kept_by"_s, kept.keptBy}};
}

/// The template is read and written anew, so that only what means something is kept.
static Answer save(Call &call)
{
    const auto content = contentOf(call.argument(1));
    if (!content)
        return failed(content);
    const auto read = templateFromJson(*content);
    if (!read)
        return failed(read);
    const KeptTemplate wanted{call.argument(0), QString::fromUtf8(jsonOf(*read))};
    return call.with([&](TemplateStore &store) -> Answer {
        const auto kept = store.keep(wanted);
        if (!kept)
            return failed(kept);
        return Reply{{{u"name"_s, wanted.name}},
                     Ctl::tr("The template “%1” is kept. Bring files in with it by --template %1.")
                         .arg(wanted.name),
                     {}};
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
            rows.append({one.name, isoTime(one.keptAt), one.keptBy});
        return Reply{
            {{u"templates"_s, jsonList(*all, [](const KeptTemplate &one) { return jsonOf(one); })}},
            table({Ctl::tr("name"), Ctl::tr("kept"), Ctl::tr("by")}, rows),
            all->isEmpty() ? Ctl::tr("There is no template for imports.") : QString()};
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
                     Ctl::tr("The template “%1” is gone.").arg(call.argument(0)),
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
         Ctl::tr("Keep how files of one kind are brought in under a name, in place of what had "
                 "that name. FILE is JSON: which fields are made of which columns, and how; \"-\" "
                 "is standard input."),
         {},
         save},
        {u"template list"_s, {}, 0, 0, Ctl::tr("List the templates for imports."), {}, list},
        {u"template show"_s,
         u"NAME"_s,
         1,
         1,
         Ctl::tr("Show a template for imports as it can be saved again."),
         {},
         show},
        {u"template drop"_s, u"NAME"_s, 1, 1, Ctl::tr("Forget a template for imports."), {}, drop}};
}

} // namespace intray::ctl
