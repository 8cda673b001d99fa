// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/queuedeliveries.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/importing/deliverystore.h"
#include "ui/supervisor/rulesentences.h"
#include "ui/supervisor/rulesform.h"

namespace intray {

QueueDeliveries::QueueDeliveries(Session &session, RulesForm &form)
    : m_session(session)
    , m_form(form)
{
}

void QueueDeliveries::show(const QString &queue)
{
    m_queue = queue;
    const bool isThere = !queue.isEmpty(); // else those of all queues would be read
    m_form.showDeliveries(isThere ? QString() : sentenceOnDeliveries({}), {});
    if (isThere)
        read();
}

void QueueDeliveries::lookAgain(const QString &queue, qint64 waiting)
{
    const qint64 before = std::exchange(m_waiting, waiting);
    const QString countedOf = std::exchange(m_countedOf, queue);
    m_queue = queue;
    if (countedOf == queue && waiting > before)
        read();
}

void QueueDeliveries::read()
{
    const auto work = [queue = m_queue](DeliveryStore store) { return store.deliveries(queue); };
    answer(m_session.reading().run(work), this,
           [this, queue = m_queue](const Outcome<QList<Delivery>> &found) {
               if (found && queue == m_queue)
                   m_form.showDeliveries(sentenceOnDeliveries(*found), linesOnDeliveries(*found));
           });
}

} // namespace intray
