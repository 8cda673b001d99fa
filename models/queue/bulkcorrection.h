// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulk.h"

#include <QDateTime>
#include <QHash>
#include <QJsonValue>
#include <QSet>

#include <optional>

namespace intray {

/// What a supervisor wants of all open records of a queue: this text of a field becomes that one.
struct CorrectionWish
{
    QString field;
    QString
        from; ///< The whole value, to the last character; "" is an empty text, not a missing one.
    QString to;

    bool operator==(const CorrectionWish &) const = default;
};

/// What several texts of a field are to become in all open records of a queue.
struct CorrectionPlan
{
    QString field;
    QHash<QString, QString> becomes; ///< By the whole value, to the last character.
    QSet<QString> onlyOfKeys = {};   ///< The records; empty: all of the queue.
    ImportId delivery = {}; ///< That corrects its own records as they come in; none: a person does.
    /// Of values that do not become the same in all records: what they become, by item.
    QHash<QString, QHash<ItemId, QString>> becomesIn = {};

    CorrectionPlan() = default;
    CorrectionPlan(const CorrectionWish &wish) // a wish is a plan of one value
        : field(wish.field)
        , becomes{{wish.from, wish.to}}
    {
    }
    bool operator==(const CorrectionPlan &) const = default;
    bool isEmpty() const { return becomes.isEmpty() && becomesIn.isEmpty(); }
    /// What the value becomes in the item; none: it stays.
    std::optional<QString> textFor(ItemId item, const QString &from) const
    {
        if (const auto to = becomes.constFind(from); to != becomes.constEnd())
            return *to == from ? std::nullopt : std::optional(*to);
        const auto its = becomesIn.constFind(from);
        if (its == becomesIn.constEnd() || !its->contains(item) || its->value(item) == from)
            return std::nullopt;
        return its->value(item);
    }
    bool changesNothing() const
    {
        if (!becomesIn.isEmpty())
            return false;
        for (auto one = becomes.cbegin(); one != becomes.cend(); ++one)
            if (one.key() != one.value())
                return false;
        return true;
    }
};

/// Values in the place of others in one field of many records, as the history tells it. All pieces
/// of a bulk correction have its id.
struct BulkCorrection
{
    OperationId id;
    QString field;
    OperationId undoes = {}; ///< The bulk correction that it takes back; empty: none.
    ImportId delivery = {}; ///< That corrects its own records as they come in; none: a person does.
};

/// One item of a piece, as it was read, and what its field becomes.
struct ItemToCorrect
{
    ItemId item;
    QJsonValue from;
    QJsonValue to;
    qint64 seen = 0; ///< Its change number.
    QString search;  ///< What searching looks into once it is corrected, without the key.
};

/// An item with the value that is to be corrected.
struct FoundToCorrect
{
    ItemId item;
    QString key;
    QString from = {};
    QString to = {};
    std::optional<Error> why = {}; ///< Why it stays as it is; none: it can be corrected.
    bool isOffered = false; ///< Whoever holds it has a value for the field to decide on already.

    /// Whether the value would be proposed to whoever holds the item.
    bool isToPropose() const
    {
        return !isOffered && why && why->kind == Error::Kind::LockLost &&
               why->state == State::Locked;
    }
};

/// What a bulk correction would do.
struct CorrectionPreview
{
    qint64 open = 0;             ///< Items that would be corrected.
    qint64 refused = 0;          ///< Others with the value: somebody holds them, or a rule says no.
    qint64 held = 0;             ///< Of these, by somebody, to whom the value would be proposed,
    qint64 offered = 0;          ///< or who has one to decide on already.
    QList<FoundToCorrect> first; ///< In claim order, as many as were asked for.
};

/// What a bulk correction did.
struct CorrectionReport
{
    OperationId id;
    BulkResult result; ///< Of one that takes back: proposed are those whose proposal is withdrawn.
    QHash<ItemId, QString> keys;  ///< Of all items that the result names.
    std::optional<Error> stopped; ///< An error behind what was done; the rest was not tried.
};

/// A bulk correction as the history of its queue tells it.
struct MadeCorrection
{
    OperationId id;
    OperationId undoes; ///< Empty: it takes none back.
    QString field;
    std::optional<QString> from; ///< In its last item; none: this user may not read what the
                                 ///< records were.
    std::optional<QString> to;
    QString user;
    QDateTime at;         ///< Of its first item.
    qint64 items = 0;     ///< That were corrected, or for which the value was proposed,
    qint64 takenBack = 0; ///< and of these put back.
};

} // namespace intray
