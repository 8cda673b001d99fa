// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/importkey.h"

#include "queue/shellword.h"
#include "transfer/columnlist.h"
#include "transfer/exportcolumns.h"
#include "transfer/keyguess.h"
#include "transfer/mapping/besiderecord.h"
#include "transfer/schemainference.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Importer)
};

} // namespace

ImportKey::ImportKey(const ImportOptions &options, const TableSample &sample,
                     const std::optional<Queue> &queue, const Cancellation &cancellation)
    : m_options(options)
    , m_sample(sample)
    , m_queue(queue)
    , m_cancellation(cancellation)
{
}

Outcome<RecordKey> ImportKey::choose()
{
    return columns()
        .and_then([this](const QStringList &columns) {
            return checkKeyIsOfFields(m_options.mapping, columns).map([&](Done) {
                return columns;
            });
        })
        .and_then([this](const QStringList &columns) {
            return RecordKey::fromColumns(m_sample.columns, columns);
        });
}

/// The same record under another key is another item.
static QString otherKeyThan(const QStringList &remembered)
{
    return remembered.isEmpty() ? Words::tr("So far each row of this queue was its own key, so "
                                            "rows that it already has are imported again.")
                                : Words::tr("So far the key of this queue was “%1”, so records "
                                            "that it already has are imported again.")
                                      .arg(lineOf(remembered));
}

Outcome<QStringList> ImportKey::columns()
{
    const auto remembered = m_queue ? rememberedKeyOf(*m_queue) : std::nullopt;
    if (m_options.keyIsRow || !m_options.keyColumns.isEmpty()) {
        const QStringList said = m_options.keyIsRow ? QStringList() : m_options.keyColumns;
        if (remembered && *remembered != said && said != QStringList{exportKeyColumn()})
            m_notes << otherKeyThan(*remembered);
        return said;
    }
    if (m_sample.columns.contains(exportKeyColumn()))
        return QStringList{exportKeyColumn()};
    if (remembered)
        return *remembered;
    m_isGuessed = true;
    return guessedColumns();
}

static QString answersTo(const KeyDoubt &doubt, bool byOptions)
{
    const int rows = int(doubt.doubles + doubt.blanks);
    const bool hasOther = !doubt.otherwise.isEmpty();
    if (!byOptions)
        return Words::tr(
            "If it does, choose it as the key: %n row(s) will be rejected. Else choose "
            "others.",
            nullptr, rows);
    return Words::tr("Choose the key: --key %1 rejects %n row(s), --key %2 none.", nullptr, rows)
        .arg(shellWord(lineOf({doubt.column})),
             hasOther ? shellWord(lineOf(doubt.otherwise)) : QStringLiteral("row"));
}

Outcome<QStringList> ImportKey::guessedColumns()
{
    const auto proven = proveKey(m_sample, m_options, m_cancellation);
    if (proven && proven->doubt)
        return failure(Error::Kind::Invalid, questionOf(*proven->doubt) + u' ' +
                                                 answersTo(*proven->doubt, m_options.byOptions) +
                                                 u' ' + Words::tr("Nothing was imported."));
    return proven.map([this](const ProvenKey &key) {
        const QString joint = QStringLiteral(", ");
        if (key.columns.isEmpty())
            m_notes << Words::tr(
                "No columns tell all rows of the file apart, so each row is its own key. The same "
                "row is not added twice; a changed row is imported as a new one.");
        else if (key.columns != key.firstGuess)
            m_notes << Words::tr("Rows further down share “%1”, so the key is “%2”.")
                           .arg(key.firstGuess.join(joint), key.columns.join(joint));
        return key.columns;
    });
}

} // namespace intray
