// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/heartbeats.h"

#include "store/line/sql.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace intray {

namespace {

/// The file beside the database. It is attached only as long as this lives, because a transaction
/// that writes locks all attached files.
class ClientsFile
{
public:
    explicit ClientsFile(Sql &sql)
        : m_attached(sql)
    {
        sql.change("settle_clients", {});
        sql.change("create_clients", {});
    }

private:
    /// A member of its own, so that the file is detached also if preparing it fails.
    struct Attached
    {
        explicit Attached(Sql &on)
            : sql(on)
        {
            const QString database = sql.number("file_of_database", {}, "file").toString();
            sql.change("attach_clients", {{":file", database + QStringLiteral("-clients")}});
        }
        ~Attached()
        {
            try {
                sql.change("detach_clients", {});
            } catch (const SqlFailure &) {
                // Attached it does no harm, and the connection's end takes it away.
            }
        }
        Q_DISABLE_COPY_MOVE(Attached)

        Sql &sql;
    };

    Attached m_attached;
};

} // namespace

void beatBeside(Sql &sql, const Identity &identity)
{
    const ClientsFile file(sql);
    sql.change("add_beat",
               {{":user", identity.user}, {":workstation", notNull(identity.workstation)}});
}

QString clientsBeside(Sql &sql)
{
    QJsonArray clients;
    try {
        const ClientsFile file(sql);
        sql.each("clients", {}, [&clients](const Row &row) {
            clients << QJsonArray{row.text("user"), row.text("workstation"), row.text("seen_at")};
            return true;
        });
    } catch (const SqlFailure &) {
        return QStringLiteral("[]"); // A folder that cannot be written: nobody was heard of.
    }
    return QString::fromUtf8(QJsonDocument(clients).toJson(QJsonDocument::Compact));
}

QString lastStationOf(const QString &clients, const QString &user)
{
    QString station;
    QString last;
    for (const QJsonValue one : QJsonDocument::fromJson(clients.toUtf8()).array()) {
        if (one[0].toString() != user || one[2].toString() <= last)
            continue;
        station = one[1].toString();
        last = one[2].toString();
    }
    return station;
}

} // namespace intray
