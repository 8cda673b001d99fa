// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/importstaging.h"

#include "schema/correction.h"
#include "store/line/drivererror.h"
#include "transfer/attaching.h"
#include "transfer/rejectfile.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Importer)
};

} // namespace

Error importCancelled()
{
    return {Error::Kind::Cancelled,
            Words::tr("The import was cancelled. Nothing was imported."),
            {},
            {},
            State::Open};
}

ImportStaging::ImportStaging(const Parts &parts, ImportId import, const Redelivery &redelivery,
                             std::function<void()> attached)
    : m_imports(parts.imports)
    , m_attachments(parts.attachments)
    , m_tally(parts.tally)
    , m_decisions(parts.decisions)
    , m_cancellation(parts.cancellation)
    , m_import(import)
    , m_redelivery(redelivery)
    , m_attached(std::move(attached))
{
}

Outcome<Done> ImportStaging::stage(const QList<Good> &rows)
{
    if (rows.isEmpty())
        return Done();
    QList<NewItem> items;
    items.reserve(rows.size());
    for (const Good &good : rows)
        items << good.item;
    const auto staged = m_imports.stageItems(m_import, items, m_redelivery);
    if (!staged && isTooLarge(staged.error()))
        return stageLess(rows, staged.error());
    if (!staged)
        return tl::unexpected<Error>(m_cancellation.isCancelled() ? importCancelled()
                                                                  : staged.error());
    for (qsizetype i = 0; i < rows.size(); ++i) {
        m_tally.count(staged->at(i), rows.at(i));
        if (staged->at(i) != Staged::Added)
            continue;
        m_decisions.note(rows.at(i).item);
        if (const auto attached = attachFiles(rows.at(i)); !attached)
            return attached;
    }
    return Done();
}

/// Fewer rows at once; the one that is too large by itself is rejected.
Outcome<Done> ImportStaging::stageLess(const QList<Good> &rows, const Error &tooLarge)
{
    if (rows.size() == 1) {
        m_tally.reject(rows.constFirst().row, tooLarge.sentence, rows.constFirst().place);
        return Done();
    }
    const qsizetype half = rows.size() / 2;
    return stage(rows.first(half)).and_then([&](Done) { return stage(rows.sliced(half)); });
}

/// What cannot be attached now could be a moment ago: without it the item would be half of what the
/// row says, so nothing comes in.
Outcome<Done> ImportStaging::attachFiles(const Good &good)
{
    for (const FileToAttach &file : good.files) {
        const auto attached =
            attachFile(m_attachments, {{}, m_import, good.item.key}, file, m_cancellation);
        if (!attached && m_cancellation.isCancelled())
            return tl::unexpected<Error>(importCancelled());
        if (!attached) {
            Error error = attached.error();
            const Reject row = rejectOf(good.row, {});
            error.sentence = Words::tr("Line %1: %2 Nothing was imported.")
                                 .arg(placeOf(row, QString::number(row.line)), error.sentence);
            return tl::unexpected<Error>(error);
        }
        m_attached();
    }
    return Done();
}

} // namespace intray
