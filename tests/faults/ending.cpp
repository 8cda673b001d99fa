// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/ending.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>

namespace intray::faults {

using namespace Qt::StringLiterals;

static QByteArray said(const QStringList &words, QString &problem)
{
    QProcess sqlite;
    sqlite.start(u"sqlite3"_s, words);
    const bool ended = sqlite.waitForFinished(120'000);
    if (!ended || sqlite.exitCode() != 0)
        problem = sqlite.errorString() + QString::fromUtf8(sqlite.readAllStandardError());
    return sqlite.readAllStandardOutput();
}

static QJsonArray rows(const QString &database, const QString &statement, QString &problem)
{
    return QJsonDocument::fromJson(said({u"-json"_s, database, statement}, problem)).array();
}

Ending endingOf(const QString &database, QString &problem)
{
    Ending ending;
    for (const QJsonValue row :
         rows(database,
              u"SELECT i.id, i.state, coalesce(json_extract(r.current, '$.\"done by\"'), '') AS "
              "done_by FROM item AS i JOIN record AS r ON r.item_id = i.id"_s,
              problem)) {
        ending.states.insert(row[u"id"].toInteger(), row[u"state"].toString());
        ending.doneBy.insert(row[u"id"].toInteger(), row[u"done_by"].toString());
    }
    for (const QJsonValue row :
         rows(database, u"SELECT operation_id, kind FROM event WHERE operation_id IS NOT NULL"_s,
              problem)) {
        QSet<QString> &kind =
            row[u"kind"].toString() == u"tombstone" ? ending.tombstones : ending.operations;
        kind.insert(row[u"operation_id"].toString());
    }
    for (const QJsonValue row :
         rows(database, u"SELECT item_id, lock_id, revision FROM draft"_s, problem))
        ending.drafts.insert(
            u"%1/%2"_s.arg(row[u"item_id"].toInteger()).arg(row[u"lock_id"].toString()),
            row[u"revision"].toInt());
    return ending;
}

QString integrityOf(const QString &database)
{
    QString problem;
    const QByteArray answer =
        said({database, u"PRAGMA integrity_check; PRAGMA foreign_key_check"_s}, problem);
    return problem.isEmpty() ? QString::fromUtf8(answer).trimmed() : problem;
}

} // namespace intray::faults
