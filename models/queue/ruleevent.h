// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace intray {

/// Whose rules a line of the history of rules is about.
enum class RulesOf { Queue, User };

/// One rule before and after; undefined: there was none, or there is none any more.
struct RuleDifference
{
    QString name;
    QJsonValue from;
    QJsonValue to;
};

/// One line of the history of rules, users and roles.
struct RuleEvent
{
    qint64 id = 0;
    QDateTime at;
    QString kind; ///< A word, such as "changed" or "paused".
    RulesOf about = RulesOf::Queue;
    QString subject; ///< The queue's or the user's name.
    QString user;    ///< Whoever did it; empty: nobody knows, or nobody.
    std::optional<QJsonObject> before;
    std::optional<QJsonObject> state; ///< How it is since then; none: it is gone.

    QList<RuleDifference> changes() const;
};

QString nameOf(RulesOf about); ///< The word in the database and in files.
/// A rule's value as text.
QString inWords(const QJsonValue &value);
/// The same, but of a list its parts, between commas.
QString listInWords(const QJsonValue &value);
/// The same in a few words; a record schema fills a page.
QString inShort(const QJsonValue &value);
/// What is different, by the names of the rules.
QList<RuleDifference> changesBetween(const QJsonObject &before, const QJsonObject &after);

} // namespace intray
