// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/whydialog.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/reading/liststore.h"
#include "store/rules/queuestore.h"
#include "store/supervising/supervisionstore.h"
#include "store/work/workstore.h"
#include "ui/common/busymark.h"
#include "ui/common/formrows.h"
#include "ui/common/textbox.h"
#include "ui/supervisor/userchoice.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

static QPushButton *askButton(const char *name, const QString &about, QWidget *parent)
{
    auto *made = new QPushButton(WhyDialog::tr("Ask"), parent);
    made->setObjectName(QString::fromLatin1(name));
    made->setAccessibleName(about);
    made->setAutoDefault(false);
    return made;
}

WhyDialog::WhyDialog(Session &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_item(new QLineEdit(this))
    , m_askItem(askButton("whyAskItem", tr("Ask about the item"), this))
    , m_user(new UserChoice(session, this))
    , m_queue(new QComboBox(this))
    , m_askUser(askButton("whyAskUser", tr("Ask about the person"), this))
    , m_busy(new BusyMark(tr("Loading..."), this))
    , m_answer(new TextBox(this))
{
    setObjectName(QStringLiteral("whyDialog"));
    setWindowTitle(tr("Why does somebody not get an item?"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(600, 340);
    build();
    chooseUsual();
    connect(&m_session, &QObject::destroyed, this, &QObject::deleteLater);
}

void WhyDialog::build()
{
    m_answer->setObjectName(QStringLiteral("whyAnswer"));
    m_answer->setAccessibleName(tr("Answer"));
    m_answer->setReadOnly(true);
    m_answer->setTabChangesFocus(true);
    m_busy->setCancellable(false);
    auto *form = new QFormLayout;
    form->setVerticalSpacing(12);
    form->setHorizontalSpacing(16);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    auto *item = makeItem();
    form->addRow(labelFor(tr("Why can nobody get the &item"), m_item), item);
    auto *user = makeUser();
    form->addRow(labelFor(tr("Why does nothing go to the &user"), m_user), user);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // Return asks
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addLayout(form);
    column->addWidget(m_busy);
    column->addWidget(m_answer, 1);
    column->addWidget(buttons);
}

QWidget *WhyDialog::makeItem()
{
    m_item->setObjectName(QStringLiteral("whyItem"));
    m_item->setPlaceholderText(tr("key or number"));
    connect(m_askItem, &QPushButton::clicked, this, &WhyDialog::askItem);
    connect(m_item, &QLineEdit::returnPressed, this, &WhyDialog::askItem);
    return inOneLine({m_item, m_askItem}, this);
}

QWidget *WhyDialog::makeUser()
{
    m_user->setObjectName(QStringLiteral("whyUser"));
    m_queue->setObjectName(QStringLiteral("whyQueue"));
    m_queue->setAccessibleName(tr("Queue"));
    for (const Queue &queue : m_session.queues())
        m_queue->addItem(queue.displayTitle(), queue.name);
    connect(m_askUser, &QPushButton::clicked, this, &WhyDialog::askUser);
    auto *holder = new QWidget(this);
    auto *line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(m_user, 1);
    line->addWidget(new QLabel(tr("from"), holder));
    line->addWidget(m_queue, 1);
    line->addWidget(m_askUser);
    return holder;
}

void WhyDialog::chooseUsual()
{
    m_user->setEditText(m_session.identity().user);
    m_item->setFocus();
}

/// The item of that number, or of that key in whichever queue; states that can still be helped
/// come first.
static Outcome<ItemId> itemFor(QueueStore &queues, ListStore &lists, WorkStore &work,
                               const QString &wanted)
{
    const auto all = queues.queues();
    if (!all)
        return tl::unexpected<Error>(all.error());
    for (const State state : allStates) {
        for (const Queue &queue : *all) {
            ItemQuery query;
            query.isBrief = true;
            query.queue = queue.name;
            query.state = state;
            query.keyContains = wanted;
            const auto page = lists.page(query, {});
            for (const Item &item : page.value_or(ItemPage()).items) {
                if (item.key.compare(wanted, Qt::CaseInsensitive) == 0)
                    return item.id;
            }
        }
    }
    bool isNumber = false;
    const ItemId number(wanted.toLongLong(&isNumber));
    if (isNumber && work.detail(number))
        return number;
    return failure(Error::Kind::NotFound,
                   WhyDialog::tr("You cannot see an item with this key or number."));
}

template <typename Work>
void WhyDialog::ask(Work work)
{
    m_busy->setBusy(true);
    say({});
    answer(m_session.reading().run(work), this,
           [this, mine = ++m_question](const Outcome<QList<Obstacle>> &obstacles) {
               if (mine != m_question)
                   return;
               m_busy->setBusy(false);
               if (obstacles)
                   showObstacles(*obstacles);
               else
                   say(obstacles.error().sentence);
           });
}

void WhyDialog::askItem()
{
    const QString wanted = m_item->text().trimmed();
    if (wanted.isEmpty())
        return say(tr("Type the key or the number of an item."));
    ask([wanted](QueueStore &queues, ListStore &lists, WorkStore &work, SupervisionStore &why) {
        return itemFor(queues, lists, work, wanted).and_then([&](ItemId item) {
            return why.whyNot(item);
        });
    });
}

void WhyDialog::askUser()
{
    const QString user = m_user->currentText().trimmed();
    if (user.isEmpty())
        return say(tr("Type or choose a name."));
    const QString queue = m_queue->currentData().toString();
    ask([user, queue](SupervisionStore &store) { return store.whyNothing(user, queue); });
}

void WhyDialog::showObstacles(const QList<Obstacle> &obstacles)
{
    QStringList sentences;
    for (const Obstacle &obstacle : obstacles)
        sentences << sentenceFor(obstacle);
    say(sentences.join(u'\n'));
}

void WhyDialog::say(const QString &text)
{
    m_answer->setPlainText(text);
}

void WhyDialog::askAboutItem(ItemId item, const QString &key)
{
    m_item->setText(key);
    ask([item](SupervisionStore &store) { return store.whyNot(item); });
}

void WhyDialog::askAboutUser(const QString &user, const QString &queue)
{
    m_user->setEditText(user);
    m_queue->setCurrentIndex(std::max(0, m_queue->findData(queue)));
    m_askUser->setFocus();
    askUser();
}

} // namespace intray
