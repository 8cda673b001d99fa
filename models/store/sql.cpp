// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sql.h"

#include <QCoreApplication>
#include <QSqlError>

namespace intray {

QString cancelledSentence()
{
    return QCoreApplication::translate("Store", "Cancelled.");
}

QSqlQuery &Sql::run(const char *name, const Bindings &bindings)
{
    QSqlQuery &query = m_d.query(QString::fromLatin1(name));
    for (const Binding &binding : bindings)
        query.bindValue(QString::fromLatin1(binding.placeholder), binding.value);
    if (!query.exec()) {
        const QSqlError error = query.lastError();
        query.finish();
        m_d.fail(error);
    }
    return query;
}

void Sql::failIfBroken(const QSqlQuery &query) const
{
    if (query.lastError().isValid())
        m_d.fail(query.lastError());
}

int Sql::change(const char *name, const Bindings &bindings)
{
    QSqlQuery &query = run(name, bindings);
    const Finish finish{query};
    return query.numRowsAffected();
}

qint64 Sql::insert(const char *name, const Bindings &bindings)
{
    QSqlQuery &query = run(name, bindings);
    const Finish finish{query};
    return query.numRowsAffected() > 0 ? query.lastInsertId().toLongLong() : 0;
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

Turn::Turn(Connection::Private &d)
    : m_d(d)
{
    const WriteGate::Entry entry = m_d.session->enterWriting();
    if (entry == WriteGate::Entry::Entered)
        return;
    if (entry == WriteGate::Entry::Barred)
        throw SqlFailure{readOnlyError(WriteGate::pathFor(m_d.url.path()))};
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
    m_d.session->leaveWriting();
}

Transaction::Transaction(Connection::Private &d)
    : m_d(d)
    , m_turn(d)
{
    Sql(m_d).change("begin", {});
    m_isOpen = true;
}

void Transaction::commit()
{
    Sql(m_d).change("commit", {});
    m_isOpen = false;
}

Transaction::~Transaction()
{
    if (!m_isOpen)
        return;
    try {
        Sql(m_d).change("rollback", {});
    } catch (const SqlFailure &) {
        // SQLite has rolled back by itself, as it does when the disk is full.
    }
}

Snapshot::Snapshot(Connection::Private &d)
    : m_d(d)
{
    Sql(m_d).change("begin_reading", {});
}

Snapshot::~Snapshot()
{
    try {
        Sql(m_d).change("commit", {});
    } catch (const SqlFailure &) {
        // Nothing was written, so nothing can be lost.
    }
}

} // namespace intray
