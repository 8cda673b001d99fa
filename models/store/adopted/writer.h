// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/adopted/words.h"

#include <QJsonArray>
#include <QMap>

namespace intray {

/// The column with this name, as the catalogue writes it; without a name: there is none.
CatalogueColumn columnIn(const CatalogueColumns &columns, const QString &name);

/// Writes the statements of one layout.
class AdoptedWriter
{
public:
    AdoptedWriter(Dialect dialect, const Layout &layout, const LayoutColumns &columns)
        : w(dialect, columns.serverZone)
        , l(layout)
        , c(columns)
    {
    }

    QJsonObject all() const;
    QString trial() const;

private:
    QString table() const { return w.quoted(l.main.name) + QStringLiteral(" AS t"); }
    QString lockPlace() const { return w.quoted(l.hasLockTable() ? l.lockTable : l.main.name); }
    QString own(const QString &column) const { return QStringLiteral("t.") + w.quoted(column); }
    QString locks(const QString &column) const
    {
        return (l.hasLockTable() ? QStringLiteral("l.") : QStringLiteral("t.")) + w.quoted(column);
    }
    CatalogueColumn column(const QString &name) const { return columnIn(c.main, name); }
    CatalogueColumn lockColumn(const QString &name) const
    {
        return columnIn(l.hasLockTable() ? c.lock : c.main, name);
    }
    QString key() const { return own(l.main.key); }
    QString keyText() const { return w.asText(key()); }
    QString isKey() const { return isThe(key(), column(l.main.key)); }
    QString isThe(const QString &expression, const CatalogueColumn &as) const
    {
        return expression + QStringLiteral(" = ") + w.given("key", as);
    }
    QString isAnyKey() const { return w.isAnyGiven(key(), column(l.main.key)); }
    QString lockKeyIsKey() const { return isThe(w.quoted(l.lockKey), lockColumn(l.lockKey)); }

    QString stateIs(const QString &value) const;
    QString isFinished() const;
    QString isAsLeft() const;
    QStringList endedStates() const;
    QString setState(const QString &value) const;
    QString belongs(const QString &inState) const;
    QString isOpen() const;
    QString isUnfinished() const;
    QString isFree() const;
    QString isExpired() const;
    QString isTakable() const;
    QString isToGive() const;
    QString isOurs() const;
    QString inLock(const QString &name) const;
    QString stampOf(const QString &time, const QString &id, const QString &state) const;
    QString stamp() const;
    QString holder() const;
    QString isHeld() const;
    QString locked() const;
    QString inPart(const Layout::Part &part, const QString &name) const;
    QStringList values() const;
    QStringList valueTexts() const;
    QString record() const;
    QStringList setLock() const;
    QStringList setBusy() const;
    QStringList clearLock() const;
    QStringList clearBusy() const;
    QString update(const QStringList &sets) const;

    QString claimOrder() const;
    QString candidates() const;
    QJsonArray take() const;
    QJsonArray takeInLockTable() const;
    QString lockFree() const;
    QString takeLocked() const;
    QString read() const;
    QString held() const;
    QStringList correctedFields() const;
    QStringList correctedParts() const;
    QJsonArray finish(bool completes) const;
    QJsonArray correct() const;
    QJsonArray touch() const;
    QJsonArray retake() const;
    QJsonArray reopen() const;
    QJsonArray close() const;
    QString putIn(const QString &name, const QString &value) const;
    QStringList clearOutcome() const;
    QList<std::pair<QString, QString>> emptied() const;
    QString wasFinished() const;
    QStringList clearIfFinished() const;
    QJsonArray takenWithLock() const;
    QString isLeft() const;
    QJsonArray takeOut() const;
    QJsonObject add() const;
    QString ifFree() const;
    QJsonArray outcome() const;
    QJsonArray writeResult() const;
    QString stands() const;
    QJsonArray compared() const;
    QString count() const;
    QString isEnded() const;
    QString age() const;
    QMap<QString, QStringList> orders() const;
    QList<CatalogueColumn> columnsOfFields() const;
    QStringList inOrder(const CatalogueColumn &column, const QString &value) const;
    QString page(const QStringList &by) const;
    QString place(const QStringList &by) const;

    AdoptedWords w;
    const Layout &l;
    const LayoutColumns &c;
};

} // namespace intray
