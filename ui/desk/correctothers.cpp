// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/correctothers.h"

#include "session/desk/desk.h"
#include "session/session.h"
#include "ui/common/actions.h"
#include "ui/common/rights.h"
#include "ui/lists/correctdialog.h"

#include <QWidget>

namespace intray {

CorrectOthers::CorrectOthers(Desk &desk, Session &session, QWidget *page)
    : QObject(page)
    , m_desk(desk)
    , m_session(session)
    , m_page(page)
{
    connect(&m_desk.suggestions(), &DeskSuggestions::taken, this, &CorrectOthers::look);
    connect(&m_desk, &Desk::recordChanged, this, [this] {
        if (m_desk.item().id != m_item)
            forget();
    });
    connect(&m_session, &Session::databaseChanged, this, &CorrectOthers::forget);
}

void CorrectOthers::forget()
{
    m_wish.reset();
    m_trial.reset();
}

void CorrectOthers::look(const CorrectionWish &wish)
{
    forget();
    const Queue queue = m_session.queueNamed(m_desk.item().queue);
    if (!whyNotAllowed(m_session, {Role::Supervisor, Role::Administrator}).isEmpty() ||
        !queue.adoptedTable().isEmpty())
        return;
    m_item = m_desk.item().id;
    m_queue = queue.name;
    m_wish = wish;
    m_trial = std::make_unique<CorrectionTrial>(m_session.login(), m_session.identity(), m_queue);
    connect(m_trial.get(), &CorrectionTrial::found, this, &CorrectOthers::tell);
    m_trial->look(wish);
}

void CorrectOthers::tell(const CorrectionPlan &plan, const CorrectionPreview &preview)
{
    if (!m_wish || plan != *m_wish || preview.open == 0)
        return;
    const QString key = keyTextIn(*m_page, WindowAction::CorrectOthers);
    m_desk.tellOfRecord(
        tr("%n other open record(s) need the same correction. %1 corrects them, too.", nullptr,
           static_cast<int>(preview.open))
            .arg(key));
}

void CorrectOthers::open()
{
    const QString never = whyNotAllowed(m_session, {Role::Supervisor, Role::Administrator});
    if (!never.isEmpty())
        return m_desk.inform(never);
    const QString queue = m_wish ? m_queue : m_desk.queue().name;
    auto *dialog = new CorrectDialog(m_session, m_session.queueNamed(queue),
                                     m_wish.value_or(CorrectionWish()), m_page);
    connect(dialog, &CorrectDialog::ended, this,
            [this](const QString &sentence) { m_desk.inform(sentence); });
    dialog->open();
}

} // namespace intray
