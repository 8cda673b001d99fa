// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "store/cancellation.h"
#include "store/line/databaselogin.h"

#include <QSet>
#include <QStringList>

#include <memory>

class QSqlRecord;

namespace intray {

class OtherLine;
class SqlAnswer;

/// A row of another database: its values as text, null where there is none.
struct OtherRow
{
    QStringList values;
    int bytesAt = -1; ///< The first value that is bytes and no text; -1: none is.
};

/// A database that need not be Intray's, to read one table or query row by row. Nothing can be
/// written through it: a file is opened to be read, a server is told that the transaction only
/// reads, and what is no SELECT is refused before it runs. Memory does not grow with the rows
/// of SQLite and PostgreSQL; Qt's driver for MariaDB keeps all that a query gives, and with ODBC
/// the driver decides. Lives in one thread and blocks.
class OtherDatabase
{
public:
    /// Whatever it does ends once `cancellation` is told, where the driver can. Errors of opening
    /// as Connection::open(); NotFound: no such file. Invalid: a file that is no SQLite database.
    static Outcome<std::unique_ptr<OtherDatabase>> open(const DatabaseLogin &login,
                                                        const Cancellation &cancellation = {});
    ~OtherDatabase();
    Q_DISABLE_COPY_MOVE(OtherDatabase)

    /// Begins to read what one query gives. Invalid, with the database's words: it fails, gives no
    /// columns, or is more than one statement. Cancelled.
    Outcome<Done> read(const QString &query);
    /// The same for all rows of a table or view, which may be named with its schema.
    Outcome<Done> readTable(const QString &name);

    /// Of what is read, as the database names them.
    const QStringList &columns() const { return m_columns; }
    /// Columns that hold bytes, as pictures are, and so are not read.
    const QStringList &leftOut() const { return m_leftOut; }
    /// The next row; false at the end. Offline; Cancelled; Invalid: the query failed meanwhile.
    Outcome<bool> next(OtherRow &row);

private:
    explicit OtherDatabase(std::unique_ptr<OtherLine> line);
    Outcome<Done> begin(const QString &query);
    Outcome<Done> readPrepared(const QString &query);
    QString asTexts(const QString &query);
    QString quotedTable(const QString &name) const;
    void findBytes(const QString &query);
    void findBytesOfTypes();
    void findBytesOfText(const QString &found, const QSqlRecord &record);
    void findBytesOfFile(const QString &query);

    std::unique_ptr<OtherLine> m_line;
    std::unique_ptr<SqlAnswer> m_answer;
    QString m_table; ///< That is read; empty: a query is.
    QStringList m_columns;
    QList<int> m_places; ///< Of the columns in an answer.
    QSet<int> m_bytes;   ///< Places of columns that hold bytes.
    QStringList m_leftOut;
};

/// Whether this is the address of a database or a file of SQLite, and not another file.
bool namesDatabase(const QString &place);

} // namespace intray
