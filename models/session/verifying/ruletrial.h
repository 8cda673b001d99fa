// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"
#include "queue/state.h"
#include "session/runs/longrun.h"

#include <QHash>
#include <QJsonObject>
#include <QList>

#include <optional>

namespace intray {

/// Which of a queue's records break which rule of a schema.
struct TriedRules
{
    struct Example
    {
        ItemId item;
        QString key;
        QString value; ///< Its beginning; empty: the field is missing or empty.
        QString sentence;
    };
    struct Broken
    {
        QString field;
        QString rule;
        QString sentence; ///< As the desk says it; empty: more of them than are told apart.
        qint64 records = 0;
        QList<Example> examples; ///< The first ones, in the order of claims.
    };

    qint64 records = 0;
    qint64 broken = 0;   ///< Records that break a rule.
    qint64 hidden = 0;   ///< Sealed from this user, and not among them.
    QList<Broken> rules; ///< The most broken first.
    /// Of each field, the records whose value in it breaks a rule of the field; what is empty is
    /// not among them.
    QHash<QString, qint64> values;
};

/// Holds a schema against records of a queue, on a thread and a connection of its own.
/// Asked for another schema meanwhile, it begins anew with that one. Lives in the window's thread;
/// when it goes it cancels what still runs.
class RuleTrial : public LongRun
{
    Q_OBJECT
public:
    /// `of`: the states of the records.
    RuleTrial(const DatabaseLogin &login, const Identity &identity, const QString &queue,
              const QList<State> &of = {State::Open}, QObject *parent = nullptr);
    ~RuleTrial() override;

    /// So many records of one rule are told by key.
    static constexpr qsizetype mostExamples = 500;

    void test(const QJsonObject &schema);
    void cancel() override; ///< Ends without tested() or failed().

signals:
    void tested(const intray::TriedRules &tried);

private:
    void begin();

    QString m_queue;
    QList<State> m_of;
    std::optional<QJsonObject> m_next; ///< To be tested as soon as the present one has ended.
};

} // namespace intray
