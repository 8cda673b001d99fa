// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace intray {

/// How one field of the records is made of a file's columns. What it says is done in the order in
/// which it stands here.
struct FieldMapping
{
    enum class Case { AsItIs, Lower, Upper, Title };

    QString field;
    QStringList from;        ///< Columns. Their values are joined; missing ones are left out.
    bool isFileName = false; ///< The name of the file, instead of columns.
    QString joint = QStringLiteral(" "); ///< Stands between the values of several columns.
    QString splitAt;       ///< The value is taken apart where this stands; empty: it is not.
    int part = 1;          ///< Which part is taken, from 1; from the end where negative.
    bool andAfter = false; ///< All that follows the part, too.
    bool trim = false;     ///< Blanks around it go, and those inside become single ones.
    QStringList missing;   ///< What stands for nothing, such as N/A; letters count alike.
    QString date;          ///< The form in which the column writes days and times (DateForm).
    QString number;        ///< A country, "de_DE", or a sample, "1.234,5" (NumberForm).
    Case letters = Case::AsItIs;

    bool operator==(const FieldMapping &) const = default;
    /// Only another name: the value goes over as it is.
    bool isRenaming() const;
};

/// Which fields come of which columns of a file, and what stands beside the record. Columns that it
/// does not name go over as they are.
struct Mapping
{
    QList<FieldMapping> fields;
    QStringList leftOut;          ///< Columns that become no field.
    QString priorityFrom = {};    ///< The column that has the items' priorities; empty: none has.
    QStringList contextFrom = {}; ///< The columns of which the items' contexts are made.

    bool operator==(const Mapping &) const = default;
    bool isEmpty() const { return columns().isEmpty() && fields.isEmpty(); }
    QStringList besideRecord() const; ///< The columns of priority and context.
    QStringList onlyBeside() const;   ///< Of these, the ones that are no fields as well.
    QStringList columns() const;      ///< All that it names, each once.
};

} // namespace intray
