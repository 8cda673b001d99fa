// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/kepttemplates.h"

#include "store/importing/templatestore.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

/// Whoever may save templates can put any text into the table.
template <typename Template>
static Checked<Template> keptOf(Call &call, TemplateKind kind,
                                Outcome<Template> (*read)(const QByteArray &json))
{
    const QString name = call.text(u"template"_s);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const auto kept = TemplateStore(**open, call.identity()).withName(name, kind);
    if (!kept)
        return failed(kept);
    const auto told = read(kept->text.toUtf8());
    if (told)
        return *told;
    Error error = told.error();
    error.sentence = Ctl::tr("The template “%1” cannot be used. %2").arg(name, error.sentence);
    return tl::unexpected<Failure>(Failure(error));
}

Checked<ImportTemplate> importTemplateOf(Call &call)
{
    return keptOf(call, TemplateKind::Import, templateFromJson);
}

Checked<ExportTemplate> exportTemplateOf(Call &call)
{
    return keptOf(call, TemplateKind::Export, exportTemplateFromJson);
}

} // namespace intray::ctl
