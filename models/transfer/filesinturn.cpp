// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/filesinturn.h"

#include "store/line/sqlite/fileidentity.h"
#include "transfer/columndifference.h"
#include "transfer/deliveredfiles.h"
#include "transfer/exportcolumns.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>

#include <map>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Importer)
};

Error inFile(const QString &name, Error error)
{
    error.sentence = Words::tr("In “%1”: %2").arg(name, error.sentence);
    return error;
}

tl::unexpected<Error> refused(const QString &sentence)
{
    return failure(Error::Kind::Invalid, sentence + u' ' + Words::tr("Nothing was imported."));
}

QList<qsizetype> placesOf(const QStringList &columns, const QStringList &in)
{
    if (columns == in)
        return {};
    QList<qsizetype> places;
    for (const QString &column : columns)
        places << in.indexOf(column);
    return places;
}

/// A row whose values cannot be told to columns stays as it is.
void rearrange(CsvRow &row, const QList<qsizetype> &places, qsizetype width)
{
    if (places.isEmpty() || row.size() != width)
        return;
    CsvRow arranged = row;
    arranged.text.clear();
    arranged.ends.clear();
    arranged.missing.clear();
    for (qsizetype i = 0; i < places.size(); ++i) {
        const qsizetype place = places.at(i);
        if (place < 0 || row.isMissing(place))
            arranged.missing << i;
        if (place >= 0)
            arranged.text += row.at(place);
        arranged.ends << arranged.text.size();
    }
    row = arranged;
}

} // namespace

FilesInTurn::FilesInTurn(const ImportOptions &options)
    : m_options(options)
{
    const QStringList files = filesOf(options);
    const QStringList names = namesOf(files);
    for (qsizetype i = 0; i < files.size(); ++i)
        m_parts << Part{files.at(i), names.at(i)};
}

Outcome<std::unique_ptr<FilesInTurn>> FilesInTurn::open(const ImportOptions &options)
{
    if (options.other)
        return refused(Words::tr("A database is imported alone, not together with files."));
    std::unique_ptr<FilesInTurn> files(new FilesInTurn(options));
    const auto looked = files->checkOnce().and_then([&](Done) { return files->lookAtAll(); });
    if (!looked)
        return tl::unexpected<Error>(looked.error());
    return files;
}

Outcome<Done> FilesInTurn::checkOnce() const
{
    QSet<QString> known;
    std::map<FileIdentity, QString> names;
    for (const Part &part : m_parts) {
        const QString own = QFileInfo(part.path).canonicalFilePath();
        if (!own.isEmpty() && known.contains(own))
            return refused(Words::tr("The file “%1” is named twice.").arg(part.name));
        known.insert(own);
        const auto file = identityOf(part.path);
        if (!file)
            continue;
        if (const auto [other, isNew] = names.emplace(*file, part.name); !isNew)
            return refused(Words::tr("The file “%1” is the same file as “%2”, under another name.")
                               .arg(part.name, other->second));
    }
    return Done();
}

/// What does not fit shows before anything is read to its end, let alone written.
Outcome<Done> FilesInTurn::lookAtAll()
{
    for (const Part &part : std::as_const(m_parts)) {
        const auto table = opened(part);
        if (!table)
            return tl::unexpected<Error>(table.error());
        if (const auto taken = takeColumns(**table, part); !taken)
            return taken;
        m_totalBytes += (*table)->totalBytes();
    }
    return Done();
}

Outcome<std::unique_ptr<RecordTable>> FilesInTurn::opened(const Part &part) const
{
    ImportOptions options = m_options;
    options.file = part.path;
    options.moreFiles.clear();
    return RecordTable::open(options).map_error(
        [&](const Error &error) { return inFile(part.name, error); });
}

Outcome<Done> FilesInTurn::takeColumns(const RecordTable &table, const Part &part)
{
    m_isBoundToThread |= table.isBoundToThread();
    if (m_columns.isEmpty()) {
        m_columns = table.columns();
        m_fileColumns = table.fileColumns();
        m_format = table.format();
        m_isJson = table.isJson();
        return Done();
    }
    const QString &first = m_parts.constFirst().name;
    const bool isExport = m_columns.contains(exportKeyColumn());
    if (table.isJson() != m_isJson || table.columns().contains(exportKeyColumn()) != isExport)
        return refused(
            Words::tr("The file “%1” is of a different kind than “%2”. Import them one by one.")
                .arg(part.name, first));
    if (m_isJson) {
        m_columns = (m_columns + table.columns());
        m_fileColumns = (m_fileColumns + table.fileColumns());
        m_columns.removeDuplicates();
        m_fileColumns.removeDuplicates();
        return Done();
    }
    for (const auto &[all, its] :
         {std::pair(m_fileColumns, table.fileColumns()), std::pair(m_columns, table.columns())})
        if (const auto other = differenceOfColumns(all, its); !other.isNone())
            return refused(
                Words::tr("The file “%1” has other columns than “%2”.").arg(part.name, first) +
                u' ' + wordsOf(other));
    return Done();
}

Outcome<bool> FilesInTurn::next(TableRow &row)
{
    for (; m_current < m_parts.size(); leaveCurrent()) {
        if (const auto open = openCurrent(); !open)
            return tl::unexpected<Error>(open.error());
        const auto more = m_table->next(row);
        if (!more)
            return tl::unexpected<Error>(inFile(m_parts.at(m_current).name, more.error()));
        if (!*more)
            continue;
        settle(row);
        return true;
    }
    return false;
}

Outcome<Done> FilesInTurn::openCurrent()
{
    if (m_table)
        return Done();
    return opened(m_parts.at(m_current)).map([this](std::unique_ptr<RecordTable> &&table) {
        m_table = std::move(table);
        m_places = placesOf(m_columns, m_table->columns());
        m_filePlaces = placesOf(m_fileColumns, m_table->fileColumns());
        return Done();
    });
}

void FilesInTurn::leaveCurrent()
{
    m_notes = notes();
    m_bytesBefore += m_table->totalBytes();
    m_table.reset();
    ++m_current;
}

/// What is not mapped, because it is rejected, stands as in the file.
void FilesInTurn::settle(TableRow &row) const
{
    const bool isMapped = row.asItStood && row.reason.isEmpty();
    if (row.asItStood)
        rearrange(*row.asItStood, m_filePlaces, m_table->fileColumns().size());
    if (isMapped || !row.asItStood)
        rearrange(row.row, m_places, m_table->columns().size());
    row.row.file = m_parts.at(m_current).name;
}

QStringList FilesInTurn::notes() const
{
    return m_notes + notesOfCurrent();
}

QStringList FilesInTurn::notesOfCurrent() const
{
    QStringList notes = m_table ? m_table->notes() : QStringList();
    for (QString &note : notes)
        note = QStringLiteral("%1: %2").arg(m_parts.at(m_current).name, note);
    return notes;
}

qint64 FilesInTurn::bytesRead() const
{
    return m_bytesBefore + (m_table ? m_table->bytesRead() : 0);
}

} // namespace intray
