// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/questions.h"
#include "ctl/writing.h"
#include "store/rules/queuestore.h"
#include "transfer/answering.h"
#include "transfer/exporter.h"
#include "transfer/questionselection.h"

#include <QJsonArray>

#include <algorithm>

namespace intray::ctl {

using namespace Qt::StringLiterals;

namespace {

Checked<QuestionSelection> selectionBy(const Call &call)
{
    const QString to = call.text(u"to"_s);
    QuestionSelection selection{call.text(u"queue"_s), to == u"source"_s ? QString() : to, {}, {}};
    const QString only = call.text(u"only"_s);
    const qsizetype sign = only.indexOf(u'=');
    if (call.has(u"only"_s) && sign < 1)
        return wrongUsage(Ctl::tr("--only is a field, = and a value, such as supplier=Miller, not "
                                  "\"%1\".")
                              .arg(only));
    selection.field = only.left(std::max<qsizetype>(0, sign));
    selection.value = only.mid(sign + 1);
    return selection;
}

Reply written(const QString &file, qint64 count)
{
    const QString sentence = Ctl::tr("%n question(s) were written to %1. \"intrayctl answers\" "
                                     "reads the answers from the same file.",
                                     nullptr, int(count))
                                 .arg(file);
    return {{{u"written"_s, count}}, sentence, {}};
}

QJsonObject jsonOf(const Reject &reject)
{
    return {{u"line"_s, reject.line}, {u"reason"_s, reject.reason}};
}

Reply replyWith(const AnsweredFile &done, bool dryRun)
{
    QJsonArray rejects;
    QStringList lines;
    for (const Reject &reject : done.rejected) {
        rejects.append(jsonOf(reject));
        lines << Ctl::tr("Row %1: %2").arg(reject.line).arg(reject.reason);
    }
    const QJsonObject json{{u"read"_s, done.read},
                           {u"answered"_s, done.answered},
                           {u"unchanged"_s, done.unchanged},
                           {u"empty"_s, done.empty},
                           {u"rejected"_s, done.rejected.size()},
                           {u"rejects"_s, rejects},
                           {u"dry_run"_s, dryRun}};
    const QString sentence =
        dryRun ? Ctl::tr("%1 of %2 rows would answer a question, %3 did so before, %4 are empty, "
                         "%5 cannot be used. Nothing was changed.")
               : Ctl::tr("%1 of %2 rows answered a question, %3 did so before, %4 are empty, %5 "
                         "could not be used.");
    return {json,
            sentence.arg(done.answered)
                .arg(done.read)
                .arg(done.unchanged)
                .arg(done.empty)
                .arg(done.rejected.size()),
            lines.join(u'\n'), done.rejected.isEmpty() ? Exit::Done : Exit::SomeRejected};
}

} // namespace

Answer exportQuestions(Call &call)
{
    const QString file = call.text(u"export"_s);
    const auto selection = selectionBy(call);
    const auto language = FileLanguage::named(call.text(u"language"_s));
    if (!selection)
        return failed(selection);
    if (!language)
        return wrongUsage(language.error().sentence);
    if (!call.arguments().isEmpty())
        return wrongUsage(Ctl::tr("--export writes what was asked before; leave out the item and "
                                  "the text."));
    if (isMisnamed(file, exportFormatOf(file)) || exportFormatOf(file) == ExportFormat::JsonLines)
        return wrongUsage(Ctl::tr("Questions are written to .xlsx and .csv, not to %1.").arg(file));
    if (const auto may = mayWrite(call, Output::Report, file); !may)
        return failed(may);
    return call.with([&](QuestionStore &store, QueueStore &queues) -> Answer {
        const auto all = selectedQuestions(store, *selection);
        if (!all)
            return failed(all);
        return writeQuestions(*all, fieldLabelsOf(queues), file, *language).map([&](Done) {
            return written(file, all->size());
        });
    });
}

Answer readAnswers(Call &call)
{
    return call.with([&](QuestionStore &store) -> Answer {
        const bool dryRun = call.has(u"dry-run"_s);
        return answerFrom(store, call.argument(0), call.text(u"sheet"_s), dryRun)
            .map([&](const AnsweredFile &done) { return replyWith(done, dryRun); });
    });
}

} // namespace intray::ctl
