// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sql.h"

#include "store/line/drivererror.h"
#include "store/line/schema.h"
#include "store/refusals/refusals.h"

#include <QCoreApplication>

namespace intray {

std::unique_ptr<SqlAnswer> Sql::run(const char *name, const Bindings &bindings)
{
    return m_d.runner->run(QString::fromLatin1(name), bindings);
}

void Sql::runNext(const char *name, const Bindings &bindings)
{
    m_d.runner->runNext(QString::fromLatin1(name), bindings);
}

int Sql::change(const char *name, const Bindings &bindings)
{
    return run(name, bindings)->rowsAffected();
}

int Sql::changeText(const QString &text, const Bindings &bindings)
{
    return m_d.runner->runText(text, bindings)->rowsAffected();
}

qint64 Sql::insert(const char *name, const Bindings &bindings)
{
    QVariant id;
    {
        const auto answer = run(name, bindings);
        if (answer->rowsAffected() == 0)
            return 0;
        id = answer->newId();
    }
    return id.isValid() ? id.toLongLong() : number("new_id", {}, "id").toLongLong();
}

QVariant Sql::number(const char *name, const Bindings &bindings, const char *column)
{
    return first(name, bindings, [column](const Row &row) { return row.value(column); })
        .value_or(QVariant());
}

QString Sql::now()
{
    return number("now", {}, "now").toString();
}

/// Whether a newer program has upgraded the database since this line was opened.
static bool isUpgradedMeanwhile(Connection::Private &d)
{
    try {
        return d.schemaVersion > 0 &&
               Sql(d).number("schema_version", {}, "version").toInt() > d.schemaVersion;
    } catch (const SqlFailure &) {
        return false; // what failed first is told
    }
}

// To be left are a standby, a primary that was set back, a node of a cluster that is not ready.
// After an upgrade what is asked for may be gone or have other parameters, and nothing of it says
// why.
Error errorOn(Connection::Private &d, const SqlFailure &failed)
{
    const bool isUnready = failed.error.code == QStringLiteral("1047");
    if (isServer(d.dialect) && (failed.error.kind == Error::Kind::ReadOnly || isUnready))
        d.isToBeLeft = true;
    if (failed.error.kind == Error::Kind::Broken && isUpgradedMeanwhile(d))
        return refused("newer_schema");
    return failed.error;
}

/// What became of the database's files, and of what was written last.
static QString wordsOnLost(const FileWatch &files, bool isSaved)
{
    if (!isSaved)
        return QCoreApplication::translate(
                   "Store",
                   "The database file or its log was moved or deleted while it was in use. Nothing "
                   "more is written. Close every program that has it open, and put the files back "
                   "together: the log \"%1\" may have the latest changes. Then check that these "
                   "are there.")
            .arg(files.log());
    if (files.isDatabaseInPlace())
        return QCoreApplication::translate(
            "Store",
            "The log of the database was moved or deleted while it was in use. All that was "
            "finished is in the database; nothing more is written now. Close every program that "
            "has it open, and open it again.");
    return QCoreApplication::translate(
               "Store",
               "The database file was moved while it was in use: it is \"%1\" now. All "
               "that was finished is in it; nothing more is written. Close every program that has "
               "it open, and open it there.")
        .arg(files.newName());
}

Turn::Turn(Connection::Private &d)
    : m_d(d)
{
    if (!m_d.session)
        return;
    const WriteGate::Entry entry = m_d.session->enterWriting();
    if (entry == WriteGate::Entry::Entered && !m_d.session->hasLostFiles())
        return;
    if (entry == WriteGate::Entry::Entered) {
        const bool isSaved = m_d.session->saveLostFiles();
        m_d.session->giveUpWriting();
        throw SqlFailure{{Error::Kind::Damaged, wordsOnLost(m_d.session->files(), isSaved),
                          m_d.login.url.path()}};
    }
    if (entry == WriteGate::Entry::Barred)
        throw SqlFailure{readOnlyError(WriteGate::pathFor(m_d.login.url.path()))};
    if (m_d.session->isInterrupted())
        throw SqlFailure{{Error::Kind::Cancelled, cancelledSentence(), {}}};
    throw SqlFailure{
        {Error::Kind::Busy,
         QCoreApplication::translate("Store", "Others have kept the database busy for too long. "
                                              "Nothing was changed; please try again."),
         {}}};
}

Turn::~Turn()
{
    if (m_d.session)
        m_d.session->leaveWriting();
}

// SQLite has rolled back by itself where it cannot, as it does when the disk is full.
static void rollBack(Connection::Private &d)
{
    try {
        Sql(d).change("rollback", {});
    } catch (const SqlFailure &) {
        return;
    }
}

Transaction::Transaction(Connection::Private &d)
    : m_d(d)
    , m_turn(d)
{
    Sql(m_d).change("begin", {});
    try {
        refuseNewerMeanwhile(m_d);
    } catch (const SqlFailure &) {
        rollBack(m_d);
        throw;
    }
    m_isOpen = true;
}

void Transaction::commit()
{
    Sql(m_d).change("commit", {});
    m_isOpen = false;
    if (m_d.session)
        m_d.session->remember();
}

Transaction::~Transaction()
{
    if (m_isOpen)
        rollBack(m_d);
}

Snapshot::Snapshot(Connection::Private &d)
    : m_d(d)
{
    for (const QString &statement : snapshotStatements(m_d.dialect))
        Sql(m_d).change(statement.toLatin1().constData(), {});
}

Snapshot::~Snapshot()
{
    try {
        Sql(m_d).change("commit", {});
    } catch (const SqlFailure &) {
        rollBack(m_d); // Nothing was written; it only must not stay open.
    }
}

ReadOnlySpan::ReadOnlySpan(Connection::Private &d)
    : m_d(d)
{
    m_d.execute(readOnlyBegin(m_d.dialect));
}

ReadOnlySpan::~ReadOnlySpan()
{
    try {
        m_d.execute(readOnlyEnd(m_d.dialect));
    } catch (const SqlFailure &) {
        // The line is dead, and the transaction with it.
    }
}

} // namespace intray
