// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/itemopening.h"

#include "schema/recordschema.h"
#include "session/answer.h"
#include "session/desk/desk.h"
#include "session/session.h"
#include "store/work/workstore.h"
#include "ui/desk/fieldsform.h"
#include "ui/desk/recordview.h"

namespace intray {

ItemOpening::ItemOpening(Session &session, Desk &desk, FieldsForm &form, QWidget *page)
    : QObject(page)
    , m_session(session)
    , m_desk(desk)
    , m_form(form)
    , m_page(page)
{
    connect(&m_desk, &Desk::recordChanged, this, &ItemOpening::focusField);
}

void ItemOpening::open(ItemId item, const QString &field)
{
    if (isOnDesk(item))
        return goTo(item, field);
    answer(m_session.reading().run([item](WorkStore &store) { return store.detail(item); }), this,
           [this, field](const Outcome<ItemDetail> &detail) { receive(detail, field); });
}

bool ItemOpening::isOnDesk(ItemId item) const
{
    return m_desk.item().id == item && m_desk.state() == Desk::State::Working;
}

void ItemOpening::receive(const Outcome<ItemDetail> &detail, const QString &field)
{
    if (!detail) {
        emit problem(detail.error());
        return;
    }
    const Item &item = detail->item;
    if (item.state == State::Locked && item.lock.user == m_session.identity().user)
        goTo(item.id, field);
    else
        view(item, field);
}

void ItemOpening::view(const Item &item, const QString &field)
{
    const auto schema = RecordSchema::of(m_session.queueNamed(item.queue));
    auto *view =
        new RecordView(m_session, item, schema ? *schema : RecordSchema(), m_page->window());
    view->showField(field);
    connect(view, &RecordView::problem, this, &ItemOpening::problem);
    connect(view, &RecordView::told, &m_desk, &Desk::inform);
    connect(view, &RecordView::ownWanted, this, [this, field](ItemId own) {
        emit deskWanted();
        m_field = field;
        m_item = own;
        m_desk.reopenOwn(own);
    });
    connect(view, &RecordView::takeWanted, this, [this, field](ItemId taken) {
        emit deskWanted();
        m_field = field;
        m_item = taken;
        m_desk.take(taken);
    });
    view->open();
}

void ItemOpening::goTo(ItemId item, const QString &field)
{
    emit deskWanted();
    m_item = item;
    m_field = field;
    if (isOnDesk(item))
        focusField();
    else
        m_desk.open(item);
}

// Once it is there; another one that came in its place is left alone.
void ItemOpening::focusField()
{
    if (!m_item.isValid() || !m_desk.item().id.isValid())
        return;
    const bool isIt = isOnDesk(m_item);
    m_item = {};
    if (isIt && !m_field.isEmpty())
        m_form.focusField(m_field);
}

} // namespace intray
