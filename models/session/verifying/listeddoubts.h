// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "schema/recordschema.h"
#include "store/verifying/suggestionstore.h"

#include <QCache>
#include <QObject>
#include <QSet>

class QTimer;

namespace intray {

class DeskSuggestions;
class Session;

/// Which fields of listed records deserve a look though they break no rule, counted as the desk
/// counts them: asked for in the background, one record after the other, while nothing else happens
/// in the list. What was cut for the list is not judged, nor what only another table or a
/// dictionary knows; then they may be more. Lives in the window's thread; borrows the session and
/// what the desk has learned.
class ListedDoubts : public QObject
{
    Q_OBJECT
public:
    ListedDoubts(Session &session, DeskSuggestions &suggestions, QObject *parent = nullptr);

public slots:
    /// These are in sight now; what was wanted before and is not known yet is not wanted any more.
    void look(const QList<intray::Item> &items);

signals:
    /// `areAll`: there are no others.
    void found(const intray::Item &item, const QStringList &fields, bool areAll);

private:
    void lookAnew(const QString &queue);
    void lookAtAllAnew();
    void askNext();
    bool mayAsk(const Item &item) const;
    void receive(const Item &item, const Outcome<JudgedRecord> &judged);

    /// What was found, in which version.
    struct Known
    {
        qint64 change = 0;
        QStringList fields;
        bool areAll = true;
    };
    Known judgedBy(const RecordSchema &rules, const Item &item, const JudgedRecord &judged) const;
    QSet<QString> suspiciousIn(const Item &item, const JudgedRecord &judged) const;

    static constexpr int most = 4000;

    Session &m_session;
    DeskSuggestions &m_suggestions;
    QList<Item> m_seen;
    QList<Item> m_wanted;
    QCache<ItemId, Known> m_known{most};
    QTimer *m_pause;
    bool m_isAsking = false;
};

} // namespace intray
