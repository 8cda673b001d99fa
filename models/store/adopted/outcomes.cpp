// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/writer.h"

#include <QJsonArray>

namespace intray {

using namespace Qt::StringLiterals;

QString AdoptedWriter::putIn(const QString &name, const QString &value) const
{
    return u"%1 = %2"_s.arg(w.quoted(name), value);
}

/// What a row says of its end goes when it is open again; by whom is said with it. Columns, and
/// what they become.
QList<std::pair<QString, QString>> AdoptedWriter::emptied() const
{
    QList<std::pair<QString, QString>> all;
    for (const QString &name : {l.error, l.result, l.finished})
        if (!name.isEmpty())
            all.emplaceBack(name, w.nothing(column(name)));
    if (!l.changedBy.isEmpty())
        all.emplaceBack(l.changedBy, w.given("user", column(l.changedBy)));
    if (!l.changedAt.isEmpty())
        all.emplaceBack(l.changedAt, w.now(column(l.changedAt)));
    return all;
}

QStringList AdoptedWriter::clearOutcome() const
{
    QStringList sets;
    for (const auto &[name, value] : emptied())
        sets << putIn(name, value);
    return sets;
}

/// Its item is finished, as far as Intray knows: another program has put the row back.
QString AdoptedWriter::wasFinished() const
{
    return w.hasItemIn(keyText(), {u"done"_s, u"failed"_s});
}

/// A row that another program has put back by its state alone says no more of its end once Intray
/// takes it.
QStringList AdoptedWriter::clearIfFinished() const
{
    QStringList sets;
    for (const auto &[name, value] : emptied())
        sets << putIn(
            name, u"CASE WHEN %1 THEN %2 ELSE %3 END"_s.arg(wasFinished(), value, w.quoted(name)));
    return sets;
}

/// Nobody else has taken the row: what became of it was decided while Intray had it.
QString AdoptedWriter::ifFree() const
{
    return u" AND "_s + isFree();
}

/// After a row was opened again by mistake.
QJsonArray AdoptedWriter::close() const
{
    if (l.state.isEmpty())
        return {};
    return {update({setState(l.doneValue)}) + u" AND "_s + isOpen() + ifFree()};
}

/// What became of a row, as the given record says: its state here, "error", "result" and "by".
QJsonArray AdoptedWriter::outcome() const
{
    const QString state = w.ofRecord(u"state"_s);
    QStringList sets;
    if (!l.failedValue.isEmpty())
        sets << putIn(l.state, u"CASE WHEN %1 = 'failed' THEN %2 ELSE %3 END"_s.arg(
                                   state, w.text(l.failedValue), w.quoted(l.state)));
    if (!l.error.isEmpty())
        sets << putIn(l.error, w.ofRecordCut(u"error"_s, column(l.error)));
    if (!l.result.isEmpty())
        sets << putIn(l.result, w.ofRecordWhole(u"result"_s, column(l.result)));
    if (!l.finished.isEmpty())
        sets << putIn(l.finished,
                      u"CASE WHEN %1 = 'done' THEN %2 ELSE %3 END"_s.arg(
                          state, w.now(column(l.finished)), w.nothing(column(l.finished))));
    if (!l.changedBy.isEmpty())
        sets << putIn(l.changedBy, w.ofRecordCut(u"by"_s, column(l.changedBy)));
    if (!l.changedAt.isEmpty())
        sets << putIn(l.changedAt, w.now(column(l.changedAt)));
    return {update(sets) + ifFree()};
}

/// A result that comes behind the completion.
QJsonArray AdoptedWriter::writeResult() const
{
    return {update({putIn(l.result, w.ofRecordWhole(u"result"_s, column(l.result)))}) + ifFree()};
}

/// The columns of stands(), and which part of an item each is held against.
QJsonArray AdoptedWriter::compared() const
{
    QJsonArray all;
    const auto add = [&all](const QString &column, const QString &part) {
        if (!column.isEmpty())
            all << QJsonObject{{u"column"_s, column}, {u"part"_s, part}};
    };
    for (const QString &field : l.fields())
        add(field, u"field"_s);
    add(l.state, u"state"_s);
    add(l.error, u"error"_s);
    add(l.result, u"result"_s);
    add(l.finished, u"finished"_s);
    return all;
}

/// What stands in finished rows, by the names of their columns; of the time only whether there is
/// one.
QString AdoptedWriter::stands() const
{
    const QStringList fields = l.fields();
    const QStringList all = values();
    QStringList parts;
    for (qsizetype i = 0; i < fields.size(); ++i)
        parts << w.jsonPart(fields.at(i), all.at(i));
    for (const QString &name : {l.state, l.error, l.result})
        if (!name.isEmpty())
            parts << w.jsonPart(name, own(name));
    if (!l.finished.isEmpty())
        parts << w.jsonPart(l.finished, u"CASE WHEN %1 THEN NULL ELSE 'set' END"_s.arg(
                                            w.isEmpty(own(l.finished), column(l.finished))));
    const QString whole =
        parts.isEmpty() ? u"'{}'"_s
                        : w.joined({u"'{'"_s, u"substr(%1, 2)"_s.arg(w.joined(parts)), u"'}'"_s});
    return u"SELECT %1 AS k, %2 AS record FROM %3 WHERE %4"_s.arg(
        keyText(), whole, table(), w.isAnyListed(key(), column(l.main.key)));
}

} // namespace intray
