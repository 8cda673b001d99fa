// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulkcorrection.h"
#include "session/verifying/silenced.h"
#include "store/verifying/suggestionstore.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <optional>

namespace intray {

class RecordInWork;
class Session;

/// What is suspicious in the record at the desk, and what is suggested instead: asked for in the
/// background when a record opens. It changes nothing by itself. Lives in the window's thread and
/// never blocks it.
class DeskSuggestions : public QObject
{
    Q_OBJECT
public:
    DeskSuggestions(Session &session, const RecordInWork &record, QObject *parent = nullptr);

    /// Records of this queue will come: what was learned of it is read beforehand.
    void prepare(const QString &queue);
    void learnAnew(const QString &queue); ///< More is counted of it, or its rules are others.
    void look();                          ///< Another record may be at the desk, or none.
    void lookAgain();                     ///< More is known about its queue.
    /// More may be suggested for the record at the desk in a moment.
    bool isLooking() const;
    /// Of this field; none: nothing is suspicious, it was changed since, or what was suggested is
    /// not wanted.
    std::optional<SuspiciousCell> suspicious(const QString &field) const;
    /// The same in words for the person: "birmingham? “birmingham” stands in 211 records."
    static QString question(const SuspiciousCell &cell);
    static QString reason(const SuspiciousCell &cell); ///< Only why, as a sentence.
    /// What is suggested for the field, and behind it what goes together with that: where fields
    /// are to exchange their values, or one to give parts of its value to others, none is offered,
    /// taken or refused without the others.
    QList<SuspiciousCell> together(const QString &field) const;
    /// What is suggested for the field is not offered for this record again, to nobody; where
    /// nothing is known to be meant, what stands there is right. The value; none: nothing is
    /// suspicious there.
    std::optional<QString> refuse(const QString &field);
    /// What stands in the field is right, whatever speaks against it.
    void settle(const QString &field);
    /// Whether a person has said so of what stands there, or has refused what was suggested for it.
    bool isSettled(const QString &field) const;
    /// Takes the last refusal for this field back; false: there was none.
    bool takeRefusalBack(const QString &field);

    /// Nothing of the kind is asked about in this field any more, in no record of the queue. False:
    /// nothing is suspicious there.
    bool silence(const QString &field);
    const QList<Silenced> &silenced() const { return m_silenced; }
    void setSilenced(const QList<Silenced> &silenced);

    /// Whether what stands in the field is no exception: it stands in many records of the queue,
    /// or it was taken from a suggestion.
    bool isFrequent(const QString &field) const;
    /// The queue's most frequent value in the field, as far as is known; may be empty.
    QString usual(const QString &field) const { return m_judged.usual.value(field); }

    /// The record at the desk is completed: what was made of its values tells of others from now
    /// on.
    void noteCompleted();

    /// Somebody has taken what is suggested for these fields.
    void noteTaken(const QList<SuspiciousCell> &cells);
    /// What is known of the queue by which its records are judged; nothing yet: an empty one.
    LearnedQueue learnedOf(const QString &queue) const { return m_learned.value(queue); }
    QueueProposals proposalsOf(const QString &queue) const { return m_byRule.value(queue); }
    bool isSilenced(const QString &queue, const SuspiciousCell &cell) const
    {
        return m_silenced.contains({queue, cell.field, cell.kind});
    }
    /// What was made of values of the queue, here and elsewhere.
    ProposalsByExample byExample(const QString &queue) const;

signals:
    void changed();                     ///< Of any field.
    void learned(const QString &queue); ///< More is known of it.
    void taken(const QList<intray::CorrectionWish> &made);
    void problem(const intray::Error &error);
    void silencedChanged();

private:
    struct Standing
    {
        std::optional<LearnedQueue> learned;
        bool isOutdated = false; ///< The proposals by rule, or there were none yet.
    };
    struct Answer
    {
        Standing standing;
        JudgedRecord judged;
    };
    /// What was made of the values of a record here, by field.
    struct OwnExamples
    {
        ItemId item;
        QHash<QString, HandledValue> of;

        QStringList asItCameIn(const QStringList &fields) const;
    };
    struct OwnRefusal
    {
        ItemId item;
        QString field;
        QString value;
        QString refused;
        QHash<QString, QString> record; ///< All of it, as it was then.

        bool isOfSame(const OwnRefusal &other) const
        {
            return item == other.item && field == other.field && value == other.value &&
                   refused == other.refused;
        }
    };
    static Outcome<Standing> standingOf(SuggestionStore &store, const QString &queue,
                                        const LearnedQueue &known, const QueueProposals &byRule);
    static Outcome<Answer> ask(SuggestionStore &store, const Item &item, const LearnedQueue &known,
                               const QueueProposals &byRule);
    void take(const QString &queue, const Standing &standing);
    void learnRules(const QString &queue, const ModelId &model);
    void learnExamples(const QString &queue);
    QHash<QString, QString> textsNow() const;
    QueueProposals withOwn(const QString &queue) const;
    void receive(ItemId item, int told, const Outcome<Answer> &answer);
    void show(const Answer &answer);
    void tell(const SuspiciousCell &cell, bool isRefused);
    Silenced silencedBy(const SuspiciousCell &cell) const;
    bool isOffered(const SuspiciousCell &cell) const;
    bool isWhole(const SuspiciousCell &cell) const;

    Session &m_session;
    const RecordInWork &m_record;
    ItemId m_item;
    ItemId m_asked;                           ///< What was asked about, or is.
    bool m_isAnswered = true;                 ///< What was asked about.
    QHash<QString, LearnedQueue> m_learned;   ///< By queue, so that no model is read twice.
    QHash<QString, QueueProposals> m_byRule;  ///< By queue.
    QSet<QString> m_learningRules;            ///< Queues.
    QHash<QString, QList<OwnExamples>> m_own; ///< By queue, the newest first.
    QHash<QString, QList<OwnRefusal>> m_ownRefusals;
    QSet<QString> m_learningExamples;       ///< Queues.
    QSet<QString> m_hasNewExamples;         ///< Since that began.
    QHash<QString, SuspiciousCell> m_cells; ///< By field.
    QHash<QString, SuspiciousCell> m_refused;
    QList<Silenced> m_silenced;
    JudgedRecord m_judged;
    QHash<QString, QString> m_taken; ///< By field: what was suggested.
    int m_told = 0;                  ///< How often something was said to be wanted or not.
    int m_telling = 0;               ///< What of it the database has not answered yet.
};

} // namespace intray
