// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/disposition.h"
#include "queue/question.h"
#include "store/line/storebase.h"

namespace intray {

/// An open question with the record as it stands.
struct RecordAskedAbout
{
    Question question;
    Record record;
};

/// Questions about items: to the source, a colleague, or whoever has a tag. An item that is asked
/// about waits without a lock, and comes first to whoever asked once all is answered or late.
class QuestionStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    /// With what was typed, which the item keeps. Said again with the same operation it asks once.
    /// LockLost; Invalid: there is no text, the span is below a minute or above 90 days, or the
    /// item is in an adopted table or a queue that a query fills; NotFound: no such user.
    Outcome<Done> ask(ItemId item, const LockId &lock, const NewQuestion &question,
                      const std::optional<Record> &typed = {},
                      const OperationId &operation = newId());
    /// NotFound: there is no such question for this user. Invalid: it is closed, or the answer is
    /// empty.
    Outcome<Done> answer(qint64 question, const Answer &answer,
                         const OperationId &operation = newId());
    /// NotPermitted: neither did this user ask, nor is a supervisor.
    Outcome<Done> withdraw(qint64 question, const OperationId &operation = newId());
    /// Puts it to somebody else, or to the same anew, for this span from now on.
    Outcome<Done> give(qint64 question, const QString &whom, std::chrono::seconds after,
                       const OperationId &operation = newId());

    Outcome<QList<Question>> ofItem(ItemId item); ///< The oldest first; also those that are closed.
    Outcome<Question> question(qint64 id);
    /// Of a queue, or with an empty name of all that this user may read; at most `limit` behind
    /// `offset`. Open ones by when they are late; closed ones the newest first.
    Outcome<QList<Question>> questions(const QString &queue, bool areOpen, int limit = 1000,
                                       int offset = 0);
    /// Open ones with their records, in the order in which they were asked.
    Outcome<QList<RecordAskedAbout>> recordsAskedAbout(const QString &queue, int limit, int offset);

private:
    Outcome<Done> isKnown(const QString &queue);
};

} // namespace intray
