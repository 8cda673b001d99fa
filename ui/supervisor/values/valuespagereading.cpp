// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How the page of the values comes to another field, or to the same one anew.
#include "lists/valuesmodel.h"
#include "schema/recordschema.h"
#include "session/session.h"
#include "ui/common/pagehead.h"
#include "ui/common/runline.h"
#include "ui/supervisor/values/checkedfields.h"
#include "ui/supervisor/values/valuecorrection.h"
#include "ui/supervisor/values/valuespage.h"

#include <QLabel>
#include <QScopedValueRollback>
#include <QTableView>

namespace intray {

using Awaits = ValueCorrection::Awaits;

void ValuesPage::read()
{
    m_wanted = {queueInView(), m_fields->current()};
    m_trouble.clear();
    if (m_wanted.queue.isEmpty() || (isWaiting() && !m_isRead))
        turnTo(m_wanted); // nothing stands there that could stay
    if (isWaiting())
        m_correction->await(Awaits::AnotherField);
    if (!m_wanted.field.isEmpty()) {
        m_run->begin(tr("Reading the values..."), {});
        m_reading.read(m_wanted);
    }
    showState();
}

static QString titleOf(const Queue &queue, const QString &field)
{
    const auto schema = RecordSchema::of(queue);
    for (const Field &one : schema ? schema->fields() : QList<Field>())
        if (one.name == field)
            return one.label;
    return field;
}

/// Nothing of it is known yet.
void ValuesPage::turnTo(const FieldOfQueue &field)
{
    m_field = field;
    m_isRead = false;
    m_head->setTitle(titleOf(m_session.queueNamed(field.queue), field.field));
    m_correction->setField(field);
    const QScopedValueRollback changing(m_isChanging, true);
    m_model->setTable({});
}

void ValuesPage::showProgress(qint64 done)
{
    m_run->tell(done > 0 ? tr("%Ln record(s) read", nullptr, static_cast<int>(done))
                         : tr("Reading the values..."));
}

// What was chosen stays so, or else what comes first and needs it is.
void ValuesPage::receive(const FieldOfQueue &field, const ValueTable &table)
{
    if (field != m_wanted)
        return;
    m_run->hide();
    if (isWaiting())
        turnTo(field);
    m_isRead = true;
    {
        const QScopedValueRollback changing(m_isChanging, true);
        const Chosen before = chosen();
        m_model->setTable(table);
        showColumns();
        if (!chooseAgain(before))
            chooseFirst();
    }
    giveChosen();
    showState();
}

// What is chosen in the list is what the page is about, also where nothing is known of it.
void ValuesPage::endReading(const QString &why)
{
    m_run->hide();
    m_trouble = why;
    if (isWaiting())
        turnTo(m_wanted);
    giveChosen();
    showState();
}

void ValuesPage::receiveTrouble(const Error &error)
{
    m_session.noteError(error);
    endReading(error.sentence);
}

} // namespace intray
