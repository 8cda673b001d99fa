// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/ending.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>

namespace intray::faults {

using namespace Qt::StringLiterals;

namespace {

using Rows = QList<QJsonObject>;

void noteItems(Ending &ending, const Rows &rows)
{
    for (const QJsonObject &row : rows) {
        const qint64 item = row[u"id"].toInteger();
        ending.states.insert(item, row[u"state"].toString());
        ending.doneBy.insert(item, row[u"done_by"].toString());
    }
}

void noteOperations(Ending &ending, const Rows &rows)
{
    for (const QJsonObject &row : rows) {
        QSet<QString> &kind =
            row[u"kind"].toString() == u"tombstone" ? ending.tombstones : ending.operations;
        kind.insert(row[u"operation_id"].toString());
    }
}

void noteDrafts(Ending &ending, const Rows &rows)
{
    for (const QJsonObject &row : rows)
        ending.drafts.insert(
            u"%1/%2"_s.arg(row[u"item_id"].toInteger()).arg(row[u"lock_id"].toString()),
            row[u"revision"].toInt());
}

QByteArray said(const QStringList &words, QString &problem)
{
    QProcess sqlite;
    // A file is locked for a moment when the last connection to it closes or the next one recovers.
    sqlite.start(u"sqlite3"_s, QStringList{u"-cmd"_s, u".timeout 60000"_s} + words);
    const bool ended = sqlite.waitForFinished(120'000);
    if (!ended || sqlite.exitCode() != 0)
        problem = sqlite.errorString() + QString::fromUtf8(sqlite.readAllStandardError());
    return sqlite.readAllStandardOutput();
}

Rows rowsOfFile(const QString &database, const QString &statement, QString &problem)
{
    Rows rows;
    const QByteArray text = said({u"-json"_s, database, statement}, problem);
    for (const QJsonValue row : QJsonDocument::fromJson(text).array())
        rows << row.toObject();
    return rows;
}

Rows rowsIn(const QString &lines)
{
    Rows rows;
    for (const QString &line : lines.split(u'\n', Qt::SkipEmptyParts))
        rows << QJsonDocument::fromJson(line.toUtf8()).object();
    return rows;
}

} // namespace

Ending endingOf(const QString &database, QString &problem)
{
    const auto ask = [&](const QString &statement) {
        return rowsOfFile(database, statement, problem);
    };
    Ending ending;
    noteItems(ending, ask(u"SELECT i.id, i.state, coalesce(json_extract(r.current, '$.\"done "
                          "by\"'), '') AS done_by FROM item AS i JOIN record AS r ON r.item_id = "
                          "i.id"_s));
    noteOperations(ending, ask(u"SELECT operation_id, kind FROM event WHERE operation_id IS NOT "
                               "NULL"_s));
    noteDrafts(ending, ask(u"SELECT item_id, lock_id, revision FROM draft"_s));
    return ending;
}

Ending endingOf(const EndingQuestions &questions,
                const std::function<QString(const QString &statement)> &ask)
{
    Ending ending;
    noteItems(ending, rowsIn(ask(questions.items)));
    noteOperations(ending, rowsIn(ask(questions.operations)));
    noteDrafts(ending, rowsIn(ask(questions.drafts)));
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
