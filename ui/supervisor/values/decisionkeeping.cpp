// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/values/decisionkeeping.h"

#include "lists/celltext.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/importing/decisionstore.h"
#include "ui/common/formrows.h"

#include <QComboBox>
#include <QHBoxLayout>

namespace intray {

DecisionKeeping::DecisionKeeping(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_templates(new QComboBox(this))
{
    m_templates->setObjectName(QStringLiteral("valuesTemplate"));
    m_templates->setToolTip(tr("The next delivery that this template imports comes with what is "
                               "decided here: proposed at the desk, or corrected at once if the "
                               "template says so."));
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(labelFor(tr("&Save in the template"), m_templates));
    line->addWidget(m_templates, 1);
    hide();
}

void DecisionKeeping::setQueue(const QString &queue)
{
    if (queue != m_queue)
        offer(queue, {});
    m_queue = queue;
    if (queue.isEmpty())
        return;
    const auto reading =
        m_session.reading().run([queue](DecisionStore &store) { return store.templatesOf(queue); });
    answer(reading, this, [this, queue](const Outcome<QStringList> &names) {
        if (names) // whoever sees no deliveries has nothing to choose
            offer(queue, *names);
    });
}

void DecisionKeeping::offer(const QString &queue, const QStringList &names)
{
    const QString chosen = queue == m_queue ? templateName() : QString();
    m_templates->clear();
    m_templates->addItem(tr("none: for these records only"));
    for (const QString &name : names)
        m_templates->addItem(cellText(name), name);
    m_templates->setCurrentIndex(std::max(0, m_templates->findData(chosen)));
    setVisible(!names.isEmpty());
    emit offered();
}

QString DecisionKeeping::templateName() const
{
    return m_templates->currentData().toString();
}

void DecisionKeeping::keep(const KeptDecision &decision)
{
    const QString name = templateName();
    const auto keeping = m_session.actions().run(
        [name, decision](DecisionStore &store) { return store.keep(name, decision); });
    answer(keeping, this, [this, name](const Outcome<Done> &done) {
        if (done)
            emit told(
                tr("It was saved in the template “%1”: the next delivery that it imports comes "
                   "with it.")
                    .arg(name),
                true);
        else
            emit told(
                tr("It was not saved in the template “%1”. %2").arg(name, done.error().sentence),
                false);
    });
}

void DecisionKeeping::forget(const OperationId &correction)
{
    const auto forgetting = m_session.actions().run(
        [correction](DecisionStore &store) { return store.forget(correction); });
    answer(forgetting, this, [this](const Outcome<QStringList> &names) {
        if (!names)
            emit told(tr("It is still in a template. %1").arg(names.error().sentence), false);
        else if (names->isEmpty())
            emit told({}, true);
        else
            emit told(tr("It is no longer in the template “%1”.").arg(names->join(u"”, “")), true);
    });
}

} // namespace intray
