// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"
#include "session/runs/longrun.h"

#include <QJsonObject>
#include <QList>

#include <optional>

namespace intray {

/// Which of a queue's open records break which rule of a schema.
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
        qint64 records = 0;
        QList<Example> examples; ///< The first ones, in the order of claims.
    };

    qint64 records = 0;
    qint64 broken = 0;   ///< Records that break a rule.
    qint64 hidden = 0;   ///< Sealed from this user, and not among them.
    QList<Broken> rules; ///< The most broken first.
};

/// Holds a schema against the open records of a queue, on a thread and a connection of its own.
/// Asked for another schema meanwhile, it begins anew with that one. Lives in the window's thread;
/// when it goes it cancels what still runs.
class RuleTrial : public LongRun
{
    Q_OBJECT
public:
    RuleTrial(const DatabaseLogin &login, const Identity &identity, const QString &queue,
              QObject *parent = nullptr);
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
    std::optional<QJsonObject> m_next; ///< To be tested as soon as the present one has ended.
};

} // namespace intray
