// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/valuereading.h"

#include "session/answer.h"
#include "store/verifying/valuestore.h"

#include <utility>

namespace intray {

ValueReading::ValueReading(const DatabaseLogin &login, const Identity &identity, QObject *parent)
    : LongRun(login, identity, parent)
{
}

// Here, because what ends the statement that runs is no more when LongRun goes.
ValueReading::~ValueReading()
{
    ValueReading::cancel();
}

void ValueReading::read(const FieldOfQueue &field)
{
    if (isRunning())
        cancel();
    m_next = field;
    begin();
}

void ValueReading::begin()
{
    if (!m_next || !startRun())
        return;
    const FieldOfQueue field = *std::exchange(m_next, std::nullopt);
    const auto work = [field, progress = m_progress, told = m_cancellation](ValueStore &store) {
        return store.values(field.queue, field.field, progress, told).map(valueTableOf);
    };
    answer(m_thread.run(work, m_cancellation), this,
           [this, field, told = m_cancellation](const Outcome<ValueTable> &table) {
               // What was cancelled is nobody's news.
               const auto ended = told.isCancelled() ? Outcome<ValueTable>(ValueTable()) : table;
               finish(ended, [&](const ValueTable &whole) {
                   if (!told.isCancelled())
                       emit found(field, whole);
                   else if (!m_next)
                       emit cancelled();
               });
               begin();
           });
}

void ValueReading::cancel()
{
    m_next.reset();
    LongRun::cancel();
    m_thread.cancel(m_cancellation);
}

} // namespace intray
