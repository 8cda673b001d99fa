// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/item.h"

#include <QObject>

namespace intray {

class Desk;
class FieldsForm;
class Session;

/// Opens an item from wherever it is told of, at one of its fields: on the desk if this person has
/// it, else to be looked at, and to be taken from there. In the window's thread; borrows session,
/// desk and form, and its dialogs stand over the window of the page.
class ItemOpening : public QObject
{
    Q_OBJECT
public:
    ItemOpening(Session &session, Desk &desk, FieldsForm &form, QWidget *page);

    void open(ItemId item, const QString &field = {});
    void view(const Item &item, const QString &field = {}); ///< Whoever has it.

signals:
    void deskWanted(); ///< The item comes onto the desk.
    void problem(const intray::Error &error);

private:
    bool isOnDesk(ItemId item) const;
    void receive(const Outcome<ItemDetail> &detail, const QString &field);
    void goTo(ItemId item, const QString &field);
    void focusField();

    Session &m_session;
    Desk &m_desk;
    FieldsForm &m_form;
    QWidget *m_page;
    ItemId m_item; ///< On its way to the desk; none: nothing is.
    QString m_field;
};

} // namespace intray
