// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/questions/whomchoice.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/rules/userstore.h"
#include "ui/common/takers.h"

namespace intray {

WhomChoice::WhomChoice(QWidget *parent)
    : QComboBox(parent)
{
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    addItem(tr("the source"));
    setToolTip(tr("The source is whoever the record came from. A colleague is written by name, and "
                  "everybody with a tag by @ and the tag."));
}

// Without them a name can still be typed, so an error is not told.
void WhomChoice::offerThoseOf(const QString &queue, Session &session)
{
    const auto work = [queue](UserStore &store) { return takersOf(store, queue); };
    answer(session.reading().run(work), this,
           [this, own = session.identity().user](const Outcome<Takers> &takers) {
               if (!takers)
                   return;
               QStringList others = takers->users;
               others.removeAll(own);
               const QString chosen = currentText();
               addItems(others + takers->tags);
               setEditText(chosen);
           });
}

void WhomChoice::setWhom(const QString &whom)
{
    setEditText(whom.isEmpty() ? itemText(0) : whom);
}

QString WhomChoice::whom() const
{
    const QString text = currentText().trimmed();
    return text == itemText(0) ? QString() : text;
}

} // namespace intray
