// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "session/desk/taking/takingsteps.h"
#include "session/message.h"
#include "verify/plants/plantedslip.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <functional>
#include <optional>

namespace intray {

class DeskProposal;
class DeskSuggestions;
class RecordInWork;
class Session;

/// Planted slips at the desk: in which records that come one is shown, and what its person is told
/// of it. Only the screen shows it, only while the record is in work here for the first time; the
/// text of the record, with all that is made of it, is the right one throughout. Whatever goes
/// wrong, the record comes without one. Lives in the window's thread and never blocks it.
class Planting : public QObject
{
    Q_OBJECT
public:
    using Chance = std::function<quint64()>;

    Planting(Session &session, RecordInWork &record, const DeskProposal &proposal,
             const DeskSuggestions &suggestions, QObject *parent = nullptr);
    ~Planting() override;

    void setChance(Chance chance) { m_chance = std::move(chance); }

    /// A record is on its way to the desk. `then` comes once it is clear whether it shows a slip:
    /// at once, or where one is planted, when the database knows of it.
    void consider(const TakenRecord &taken, bool hasText, std::function<void()> then);
    /// What the rule of its queue means, where a record of it comes for the first time since the
    /// program was started or the rule was changed; else empty. Nothing is planted before that.
    QString ruleToTell();
    void show(); ///< In the record, which is at the desk and not shown yet.

    /// What is to be said before the record is completed, and where; the slip is gone then. None:
    /// it can be completed.
    std::optional<Message> sayFirst();
    QString field() const { return m_field; } ///< That sayFirst() is about.
    /// The record is completed: what its person is told of the slip. None: it showed none.
    std::optional<Message> tellOutcome();

private:
    struct Planted
    {
        ItemId item;
        LockId lock;
        qint64 number = 0;
        PlantedSlip slip;
    };

    bool isDue(const TakenRecord &taken, const Queue &rules, bool hasText);
    void plant(const TakenRecord &taken, const Queue &rules, std::function<void()> then);
    void keepOutcome(bool isCaught);
    QString labelOf(const QString &field) const;

    Session &m_session;
    RecordInWork &m_record;
    const DeskProposal &m_proposal;
    const DeskSuggestions &m_suggestions;
    Chance m_chance;
    QSet<ItemId> m_seen;        ///< Their right values were on the screen.
    QHash<QString, int> m_told; ///< Rules by queue.
    std::optional<Planted> m_planted;
    QString m_field;
};

} // namespace intray
