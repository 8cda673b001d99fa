// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <chrono>
#include <optional>

namespace intray {

/// A question as it is asked.
struct NewQuestion
{
    QString field; ///< Empty: about the whole record.
    QString whom;  ///< A user, or @ and a tag; empty: the source.
    QString text;
    std::chrono::seconds after = std::chrono::days(3); ///< How long the item waits for the answer.
    bool stays = false; ///< The record stays with whoever asks, who goes on with it.
};

inline constexpr std::chrono::seconds longestQuestion = std::chrono::days(90);

/// What somebody asked about an item, and what became of it.
struct Question
{
    enum class State {
        Open,
        Answered,
        Withdrawn, ///< By whoever asked, or a supervisor.
        Closed     ///< Nobody answered before the work on the item ended.
    };

    qint64 id = 0;
    ItemId item;
    QString key;
    QString queue;
    QString field; ///< Empty: about the whole record.
    QString whom;  ///< A user, or @ and a tag; empty: the source.
    QString text;
    QString askedBy;
    QDateTime askedAt;
    QDateTime byWhen; ///< When the item comes back without an answer.
    State state = State::Open;
    QString answer;
    std::optional<QString>
        value;          ///< What is to stand in the field; none: the answer says no value.
    QString answeredBy; ///< Or withdrawn by.
    QDateTime answeredAt;

    /// Nobody answered in time.
    bool isLate(const QDateTime &now) const { return state == State::Open && byWhen <= now; }
    bool operator==(const Question &) const = default;
};

/// An answer: words, a value for the field of the question, or both.
struct Answer
{
    QString text;
    std::optional<QString> value;
};

QString nameOf(Question::State state);
std::optional<Question::State> questionStateNamed(const QString &name);

} // namespace intray
