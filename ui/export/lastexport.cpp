// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/lastexport.h"

#include "ui/common/windowsettings.h"

namespace intray {

static QString settingOf(const QString &queue, const char *what)
{
    return QStringLiteral("export/%1/%2")
        .arg(WindowSettings::part(queue), QString::fromLatin1(what));
}

ExportOptions lastExport(const WindowSettings &settings, const QString &queue)
{
    const auto kept = [&](const char *what) { return settings.value(settingOf(queue, what)); };
    ExportOptions options;
    options.queue = queue;
    options.file = kept("file").toString();
    options.format = exportFormatNamed(kept("format").toString()).value_or(ExportFormat::Csv);
    options.record =
        exportedRecordNamed(kept("record").toString()).value_or(ExportedRecord::Current);
    options.state = stateNamed(kept("state").toString());
    options.fields = kept("fields").toStringList();
    options.withEndings = kept("endings").toBool();
    options.missing = kept("missing").toString();
    options.reasons =
        exportedReasonsNamed(kept("reasons").toString()).value_or(ExportedReasons::Columns);
    return options;
}

void keepExport(WindowSettings &settings, const ExportOptions &options)
{
    const auto keep = [&](const char *what, const QVariant &value) {
        settings.setValue(settingOf(options.queue, what), value);
    };
    keep("file", options.file);
    keep("format", nameOf(options.format));
    keep("record", nameOf(options.record));
    if (!options.listed)
        keep("state", options.state ? nameOf(*options.state) : QString());
    keep("fields", options.fields);
    keep("endings", options.withEndings);
    keep("missing", options.missing);
    keep("reasons", nameOf(options.reasons));
}

} // namespace intray
