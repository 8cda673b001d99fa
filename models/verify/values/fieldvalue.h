// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QList>
#include <QString>

#include <optional>

namespace intray {

/// A record that has a value.
struct ValueRecord
{
    ItemId item;
    Record others; ///< What stands in its other fields.
};

/// A value of one field, and what it would become. A plain value.
struct FieldValue
{
    QString value;
    qint64 records = 0;              ///< In so many it stands.
    bool complies = true;            ///< It keeps the rules of its field.
    std::optional<QString> proposal; ///< None: nothing better is known.
    QString why;                     ///< Of the proposal, in a few words; translated.
    QList<ValueRecord> in = {};      ///< Its records; empty: they were not read.
};

/// Values that are built alike, such as all that look like "(999) 999-9999".
struct ValueForm
{
    QString form; ///< As exactFormOf() says it.
    QString example;
    qint64 values = 0;
    qint64 records = 0;
    qint64 complying = 0; ///< Of the records.
};

/// Values that are likely the same, written in different ways.
struct ValueCluster
{
    QList<FieldValue> values;     ///< The most frequent first; two at least.
    std::optional<QString> meant; ///< Which of them is right; none: nobody can tell.

    qint64 records() const
    {
        qint64 all = 0;
        for (const FieldValue &one : values)
            all += one.records;
        return all;
    }
};

/// The forms of the values, the most frequent first.
QList<ValueForm> formsOf(const QList<FieldValue> &values);

/// The clusters, that with the most records first: values that differ only in case, marks, blanks
/// and the order of their words (the "fingerprint" of OpenRefine's clustering), and rare ones a
/// slip or two from a frequent one. Values that differ in a digit are different.
QList<ValueCluster> clustersOf(const QList<FieldValue> &values);

} // namespace intray
