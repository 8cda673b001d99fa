// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/state.h"

#include <QJsonObject>
#include <QMap>
#include <QString>

#include <optional>

namespace intray {

/// What somebody chose to see of a list, in which order: by the names of its parts, so that it can
/// be kept and used again. A value.
struct ListFilter
{
    /// Which items: "open", "openForMe", "doneByMe", "done", "passed", "failed", "dismissed"
    /// or "askedFor".
    QString shown;
    QString find; ///< Anywhere in the record.
    bool onlyBroken = false;
    QMap<QString, QString> columns; ///< Column id to text.
    QString sortedBy;               ///< A column id; empty: in the order of claims.
    bool descending = false;

    bool operator==(const ListFilter &) const = default;
};

/// The state of the items that are shown so; nothing: it is no such word. Without a word the open
/// ones are.
std::optional<State> stateShown(const QString &shown);

QJsonObject toJson(const ListFilter &filter);
ListFilter listFilterFrom(const QJsonObject &json); ///< What is not understood is left out.

/// As it is kept in a database.
QString textOf(const ListFilter &filter);
/// From there. Invalid: the text of the filter of that name is damaged.
Outcome<ListFilter> listFilterFromText(const QString &name, const QString &text);

/// What somebody typed as a filter's name, as it is kept: without blanks around it, on one line.
/// Invalid: nothing was typed, too much, or what nobody can see.
Outcome<QString> filterNameIn(const QString &typed);
Error filterUnnamed();
Error filterNameUnseen();
Error filterNameTooLong();

} // namespace intray
