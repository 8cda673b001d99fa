// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/assigndialog.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/rules/userstore.h"
#include "ui/common/dialoglook.h"
#include "ui/common/formrows.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

AssignDialog::AssignDialog(Session &session, const Queue &queue, const QList<Item> &items,
                           QWidget *parent)
    : BulkDialog(session, u"assign"_s, parent)
    , m_queue(queue.name)
    , m_items(items)
{
    DialogLook::ask(*this, tr("Whom are the items of %1 for?").arg(queue.displayTitle()),
                    tr("Assign"));
    setKeysOf(items);
    ask();
    setAction(tr("&Assign"));
    setPreview(tr(
        "%n item(s) will come first for the person or tag that you choose. Nobody else gets them.",
        nullptr, int(items.size())));
    look();
}

void AssignDialog::ask()
{
    m_whom = new QComboBox(questions());
    m_whom->setObjectName(u"assignTo"_s);
    m_whom->setEditable(true);
    m_whom->setInsertPolicy(QComboBox::NoInsert);
    m_whom->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_whom->lineEdit()->setPlaceholderText(tr("a user, or @ and a tag"));
    m_whom->addItem(tr("Everybody"), u"everybody"_s);
    m_whom->setCurrentIndex(-1);
    connect(m_whom, &QComboBox::currentTextChanged, this, [this] { follow(); });
    m_said = sentenceLabel(QString(), questions());
    m_said->setObjectName(u"assignNews"_s);
    form().addRow(labelFor(tr("&For whom"), m_whom), m_whom);
    form().addRow(QString(), m_said);
    addReason(tr("Re&ason"));
}

void AssignDialog::look()
{
    const auto work = [queue = m_queue](UserStore &store) { return takersOf(store, queue); };
    answer(session().reading().run(work), this, [this](const Outcome<Takers> &takers) {
        if (takers)
            offer(*takers);
        else
            m_said->setText(takers.error().sentence);
    });
}

void AssignDialog::offer(const Takers &takers)
{
    m_takers = takers;
    const QString typed = m_whom->currentText();
    m_whom->insertItems(0, takers.users + takers.tags);
    m_whom->setCurrentIndex(m_whom->findText(typed));
    m_whom->setEditText(typed);
    follow();
}

bool AssignDialog::isForEverybody() const
{
    const int place = m_whom->findText(m_whom->currentText());
    return place >= 0 && m_whom->itemData(place) == u"everybody"_s;
}

QString AssignDialog::chosen() const
{
    return isForEverybody() ? QString() : m_whom->currentText().trimmed();
}

void AssignDialog::follow()
{
    const bool isNewTag =
        m_takers && isTagged(chosen()) && !m_takers->tags.contains(chosen()) && chosen().size() > 1;
    m_said->setText(isNewTag ? tr("Nobody has this tag in the queue yet, so nobody gets the items "
                                  "until somebody has it.")
                             : QString());
    check();
}

QString AssignDialog::whyNotYet() const
{
    if (chosen().isEmpty() && !isForEverybody())
        return tr("Choose whom the items are for.");
    if (isTagged(chosen()) && !isTag(chosen().mid(1)))
        return tr("A tag is one word of at most 50 letters, without spaces, commas and @.");
    const bool isNews = std::any_of(m_items.begin(), m_items.end(), [this](const Item &item) {
        return item.assignedTo != chosen();
    });
    return isNews ? QString() : tr("The items are already assigned like this.");
}

void AssignDialog::begin(BulkRun &run) const
{
    QList<ItemId> items;
    for (const Item &item : m_items)
        items << item.id;
    run.assign(items, {chosen(), reason()});
}

QString AssignDialog::wordsForDone(const QList<ItemId> &done) const
{
    const auto items = int(done.size());
    return isForEverybody() ? tr("%n item(s) are now for everybody.", nullptr, items)
                            : tr("%n item(s) are now for %1.", nullptr, items).arg(chosen());
}

} // namespace intray
