// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QVariant>

namespace intray {

/// A connection as an old front end has one: Qt's driver and plain statements, each of them a
/// transaction of its own. Knows nothing of Intray but how its addresses are written; the password
/// is in $INTRAY_PASSWORD. Ends the program if there is no connection. One thread.
class PlainLine
{
public:
    explicit PlainLine(const QString &address);
    ~PlainLine();
    Q_DISABLE_COPY_MOVE(PlainLine)

    /// How many rows were changed; -1: refused, and refusal() says why.
    int change(const QString &sql, const QVariantList &values = {});
    /// The same, sent again for as long as others were in the way: such a statement did nothing,
    /// and to send it again is what every client must do (1213 on MariaDB, whose transactions wait
    /// for each other's gaps too). Another refusal is an answer.
    int changeAtLast(const QString &sql, const QVariantList &values = {});
    /// The first value of the first row; invalid: there is none. Ends the program if it is refused.
    QVariant value(const QString &sql, const QVariantList &values = {});
    QString refusal() const { return m_refusal; }
    /// Whether others were in the way, so that the statement did nothing and may be said again.
    bool wasInTheWay() const;
    /// A name in the quotes of this database.
    QString name(const QString &text) const;

private:
    QSqlDatabase m_database;
    QString m_refusal;
};

} // namespace intray
