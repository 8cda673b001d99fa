// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/lookuploading.h"

#include "queue/id.h"
#include "schema/recordschema.h"
#include "transfer/databasetable.h"
#include "transfer/recordtable.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(LookupLoading)
};

constexpr qsizetype linesInPiece = 2000;

tl::unexpected<Error> invalid(const QString &sentence)
{
    return failure(Error::Kind::Invalid, sentence);
}

class Loading
{
public:
    Loading(LookupStore &store, const LookupOptions &options, RecordTable &table)
        : m_store(store)
        , m_table(table)
    {
        m_piece.loading = newId();
        m_piece.of.name = options.name;
        m_piece.of.source =
            (options.other ? nameOf(*options.other) : QFileInfo(options.file).fileName())
                .left(4000);
    }

    Outcome<Done> chooseColumns(const QString &valueColumn)
    {
        m_value = valueColumn.isEmpty() ? 0 : m_table.columns().indexOf(valueColumn);
        if (m_value < 0)
            return invalid(Words::tr("There is no column “%1”. There are: %2.")
                               .arg(valueColumn, m_table.columns().join(QStringLiteral(", "))));
        m_piece.of.columns = m_table.columns();
        m_piece.of.columns.move(m_value, 0);
        return Done{};
    }

    Outcome<LoadedLookup> run(Progress progress, const Cancellation &cancellation)
    {
        progress.setTotal(m_table.totalBytes());
        for (;;) {
            if (cancellation.isCancelled())
                return failure(Error::Kind::Cancelled,
                               Words::tr("The loading was cancelled. Nothing has changed."));
            const auto more = readPiece();
            if (!more)
                return tl::unexpected<Error>(more.error());
            m_piece.isLast = !*more;
            const auto kept = m_store.keepLookup(m_piece);
            if (!kept)
                return tl::unexpected<Error>(kept.error());
            progress.set(m_table.bytesRead());
            m_piece.before = *kept;
            m_piece.lines.clear();
            if (m_piece.isLast)
                return LoadedLookup{*kept, m_empty, m_piece.of.columns, m_table.notes()};
        }
    }

private:
    Outcome<bool> readPiece()
    {
        TableRow row;
        while (m_piece.lines.size() < linesInPiece) {
            const auto more = m_table.next(row);
            if (!more || !*more)
                return more;
            if (const auto taken = take(row); !taken)
                return tl::unexpected<Error>(taken.error());
        }
        return true;
    }

    Outcome<Done> take(const TableRow &row)
    {
        if (!row.reason.isEmpty())
            return invalid(Words::tr("Line %1 cannot be read: %2 Nothing has changed.")
                               .arg(QString::number(row.row.line), row.reason));
        QStringList texts = textsOf(row);
        texts.move(m_value, 0);
        const QString value = texts.constFirst().trimmed();
        if (value.size() > longestLookupValue)
            return invalid(Words::tr("The value in line %1 is longer than %2 "
                                     "characters. Nothing has changed.")
                               .arg(row.row.line)
                               .arg(longestLookupValue));
        if (value.isEmpty())
            ++m_empty;
        else
            m_piece.lines << LookupLine{value, texts};
        return Done{};
    }

    QStringList textsOf(const TableRow &row) const
    {
        if (!row.record)
            return row.row.values();
        QStringList texts;
        for (const QString &column : m_table.columns())
            texts << RecordSchema::textOf(row.record->value(column));
        return texts;
    }

    LookupStore &m_store;
    RecordTable &m_table;
    LookupPiece m_piece;
    qsizetype m_value = 0;
    qint64 m_empty = 0;
};

} // namespace

Outcome<LoadedLookup> loadLookup(LookupStore &store, const LookupOptions &options,
                                 Progress progress, const Cancellation &cancellation)
{
    if (options.name.isEmpty() || options.name.size() > 255)
        return invalid(Words::tr("Give the lookup table a name of 1 to 255 characters."));
    ImportOptions file;
    file.file = options.file;
    file.table = options.table;
    file.sheet = options.sheet;
    file.other = options.other;
    if (file.other)
        file.other->cancellation = cancellation;
    file.format = options.format;
    const auto table = RecordTable::open(file);
    if (!table)
        return tl::unexpected<Error>(table.error());
    Loading loading(store, options, **table);
    if (const auto chosen = loading.chooseColumns(options.valueColumn); !chosen)
        return tl::unexpected<Error>(chosen.error());
    return loading.run(progress, cancellation);
}

} // namespace intray
