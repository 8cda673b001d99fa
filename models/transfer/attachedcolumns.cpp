// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/attachedcolumns.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Attaching)
};

QString valueIn(const TableRow &row, const QString &column, qsizetype place)
{
    return row.record               ? row.record->value(column).toString()
           : place < row.row.size() ? row.row.at(place).toString()
                                    : QString();
}

} // namespace

Outcome<AttachedColumns> AttachedColumns::of(const QStringList &columns, const QString &folder,
                                             const QStringList &inTable, qint64 most)
{
    AttachedColumns all;
    all.m_columns = columns;
    all.m_folder = folder;
    all.m_most = most;
    for (const QString &column : columns) {
        all.m_places << inTable.indexOf(column);
        if (all.m_places.constLast() < 0)
            return failure(Error::Kind::Invalid,
                           Words::tr("The file to import has no column “%1”, which would name the "
                                     "files to attach. Nothing was imported.")
                               .arg(column));
    }
    if (!columns.isEmpty() && !QFileInfo(folder).isDir())
        return failure(
            Error::Kind::Invalid,
            Words::tr(
                "“%1”, where the files to attach would be, is not a folder. Nothing was imported.")
                .arg(folder));
    return all;
}

tl::expected<QList<FileToAttach>, QString> AttachedColumns::filesOf(const TableRow &row) const
{
    QList<FileToAttach> files;
    for (qsizetype i = 0; i < m_places.size(); ++i) {
        const QString path = valueIn(row, m_columns.at(i), m_places.at(i)).trimmed();
        if (path.isEmpty())
            continue;
        const auto file = fileToAttachIn(m_folder, path, m_most);
        if (!file)
            return tl::unexpected(
                QStringLiteral("%1: %2").arg(m_columns.at(i), file.error().sentence));
        if (!files.contains(*file))
            files << *file;
    }
    return files;
}

} // namespace intray
