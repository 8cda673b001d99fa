// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QString>

namespace intray {

/// One thing that is different between two record schemas.
struct SchemaDifference
{
    QString what;         ///< Such as "field zip: pattern" or "rule start<=end", translated.
    QString from;         ///< In a few words; empty: it was not there.
    QString to;           ///< Empty: it is not there any more.
    QString field = {};   ///< What people call the field that it is about; empty: it is about none.
    QString keyword = {}; ///< Of that field, such as "pattern"; empty: the field itself.
    QString word = {};    ///< The same as people say it.
    QJsonValue before = {};
    QJsonValue after = {};

    bool operator==(const SchemaDifference &) const = default;
};

/// Field by field in the order of the new schema, then the rules across fields, then the rest.
QList<SchemaDifference> schemaDifferences(const QJsonObject &before, const QJsonObject &after);
/// Such as "field zip: required added" or "field state: list of values 52 → 50".
QString inWords(const SchemaDifference &difference);
/// All of them, or the first ones and how many more there are.
QString inWords(const QList<SchemaDifference> &differences, qsizetype most);

} // namespace intray
