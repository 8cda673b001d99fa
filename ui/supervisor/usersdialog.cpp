// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/usersdialog.h"

#include "lists/celltext.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/rules/userstore.h"
#include "ui/common/plaintable.h"
#include "ui/common/rights.h"
#include "ui/common/rolewords.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/turningsides.h"
#include "ui/common/wholerows.h"
#include "ui/supervisor/userfields.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

static UserFields::Logins loginsOf(const DatabaseUrl &url)
{
    if (!url.isServer())
        return UserFields::Logins::None;
    return url.engine() == DatabaseUrl::Engine::Mariadb ? UserFields::Logins::Told
                                                        : UserFields::Logins::Known;
}

struct UsersDialog::Found
{
    QList<User> users;
    QList<UserTag> tags;
};

UsersDialog::UsersDialog(Session &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_whyNoRights(whyNotAllowed(session, {Role::Administrator}))
    , m_list(new QTreeWidget(this))
    , m_fields(new UserFields(session.queues(), loginsOf(session.url()), this))
    , m_said(new QLabel(this))
{
    setObjectName(QStringLiteral("usersDialog"));
    setWindowTitle(tr("Users of %1").arg(session.url().displayName()));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(900, 660);
    build();
    if (!m_whyNoRights.isEmpty())
        m_fields->keepRights();
    follow();
    read();
}

void UsersDialog::build()
{
    m_said->setObjectName(QStringLiteral("usersSaid"));
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    auto *sides = new TurningSides(this);
    sides->add(makeList(), 2);
    sides->add(makePage(), 3);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(sides, 1);
    column->addWidget(m_said);
    column->addWidget(makeButtons());
}

QWidget *UsersDialog::makeList()
{
    m_list->setObjectName(QStringLiteral("usersList"));
    m_list->setAccessibleName(tr("Users"));
    makePlain(m_list);
    m_list->setHeaderLabels({tr("User"), tr("Roles")});
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_add = new QPushButton(tr("Ne&w"), this);
    m_add->setObjectName(QStringLiteral("usersAdd"));
    m_add->setAutoDefault(false);
    m_remove = new QPushButton(tr("Re&move..."), this);
    m_remove->setObjectName(QStringLiteral("usersRemove"));
    m_remove->setAutoDefault(false);
    connect(m_add, &QPushButton::clicked, this, &UsersDialog::addUser);
    connect(m_remove, &QPushButton::clicked, this, &UsersDialog::askWhetherToRemove);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    auto *holder = new QWidget(this);
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(new WholeRows(m_list, this), 1);
    column->addLayout(buttons);
    return holder;
}

static QString explanation(const DatabaseUrl &url)
{
    return url.isServer()
               ? UsersDialog::tr(
                     "The administrator of the database server creates logins and their passwords. "
                     "Here a login gets its roles in Intray, and the database enforces them.")
               : UsersDialog::tr("A file has no logins: anybody who can write to it can do "
                                 "everything. This list says who is meant to do what.");
}

QWidget *UsersDialog::makePage()
{
    auto *explained = new TintedLabel(Tint::Dimmed, explanation(m_session.url()), this);
    explained->setWordWrap(true);
    auto *holder = new QWidget(this);
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(explained);
    column->addWidget(m_fields, 1);
    return holder;
}

// Not inside another widget: Qt 6.4 loses the order of keys when a box of buttons is moved.
QWidget *UsersDialog::makeButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_save = buttons->addButton(tr("&Save"), QDialogButtonBox::AcceptRole);
    m_save->setObjectName(QStringLiteral("usersSave"));
    m_save->setDefault(true);
    connect(m_save, &QPushButton::clicked, this, &UsersDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void UsersDialog::follow()
{
    connect(m_list, &QTreeWidget::currentItemChanged, this, &UsersDialog::chooseFromList);
    connect(&m_session, &QObject::destroyed, this, &QObject::deleteLater);
}

void UsersDialog::read(const QString &chosen)
{
    setBusy(true);
    const auto work = [](UserStore &store) -> Outcome<Found> {
        return store.users().and_then([&](const QList<User> &users) {
            return store.tags().map([&](const QList<UserTag> &tags) { return Found{users, tags}; });
        });
    };
    answer(m_session.actions().run(work), this,
           [this, chosen](const auto &found) { receive(found, chosen); });
}

void UsersDialog::receive(const Outcome<Found> &found, const QString &chosen)
{
    setBusy(false);
    if (!found)
        return say(found.error().sentence);
    m_users = found->users;
    m_tags = found->tags;
    m_users.removeIf([](const User &user) { return !user.active; });
    fillList(chosen);
}

static QString rolesOf(const User &user)
{
    QStringList titles;
    for (const Role role : user.roles)
        titles.append(titleOf(role));
    return titles.join(QStringLiteral(", "));
}

void UsersDialog::fillList(const QString &chosen)
{
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const User &user : std::as_const(m_users)) {
            auto *row = new QTreeWidgetItem(m_list, {cellText(user.name), rolesOf(user)});
            row->setData(0, Qt::UserRole, user.name);
            row->setToolTip(0, plainToolTip(user.login));
            row->setToolTip(1, rolesOf(user));
            if (user.name == chosen)
                m_list->setCurrentItem(row);
        }
        if (!m_list->currentItem())
            m_list->setCurrentItem(m_list->topLevelItem(0));
    }
    chooseFromList();
}

void UsersDialog::chooseFromList()
{
    const QTreeWidgetItem *row = m_list->currentItem();
    offer(m_remove, row, m_whyNoRights);
    if (!row)
        return m_fields->showNew();
    const QString name = row->data(0, Qt::UserRole).toString();
    const auto found = std::find_if(m_users.begin(), m_users.end(),
                                    [&](const User &user) { return user.name == name; });
    if (found != m_users.end())
        m_fields->show(*found, m_tags);
}

void UsersDialog::addUser()
{
    m_list->setCurrentItem(nullptr);
    m_fields->showNew();
    m_fields->findChild<QWidget *>(QStringLiteral("userName"))->setFocus();
    say({});
}

template <typename Work>
void UsersDialog::change(Work work, const QString &done, const QString &chosen)
{
    setBusy(true);
    answer(m_session.actions().run(work), this, [this, done, chosen](const auto &result) {
        setBusy(false);
        say(result ? done : result.error().sentence);
        if (result)
            read(chosen);
        else
            m_session.noteError(result.error());
    });
}

/// The tags of a user, queue by queue.
static Outcome<Done> setAll(UserStore &store, const QString &user,
                            const QMap<QString, QStringList> &tags)
{
    for (auto queue = tags.begin(); queue != tags.end(); ++queue)
        if (const auto set = store.setTags(user, queue.key(), queue.value()); !set)
            return set;
    return Done{};
}

void UsersDialog::save()
{
    const QString missing = m_fields->missing();
    if (!missing.isEmpty())
        return say(missing);
    if (!m_whyNoRights.isEmpty())
        return saveTags();
    const User user = m_fields->user();
    const auto tags = m_fields->changedTags();
    const bool mayRename =
        loginsOf(m_session.url()) == UserFields::Logins::Told && !m_fields->isNew();
    const auto work = [user, tags, mayRename](UserStore &store) -> Outcome<Done> {
        const auto kept = store.setUser(user);
        const bool isRenamed = kept && mayRename && kept->login != user.login;
        return (isRenamed ? store.renameLogin(user.name, user.login) : kept)
            .and_then([&](const User &) { return setAll(store, user.name, tags); });
    };
    change(work, tr("%1 was saved.").arg(user.name), user.name);
}

void UsersDialog::saveTags()
{
    const auto work = [name = m_fields->user().name, tags = m_fields->changedTags()](
                          UserStore &store) { return setAll(store, name, tags); };
    change(work, tr("The tags of %1 were saved.").arg(m_fields->user().name),
           m_fields->user().name);
}

void UsersDialog::askWhetherToRemove()
{
    const QString name = m_fields->user().name;
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Remove a user"),
                                tr("Remove all rights of %1 in Intray?").arg(name),
                                QMessageBox::Cancel, this);
    box->setObjectName(QStringLiteral("removeUserBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("The history keeps the name. The login itself stays, and can be "
                               "added again."));
    QPushButton *yes = box->addButton(tr("&Remove"), QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("removeUserYes"));
    connect(yes, &QPushButton::clicked, this, [this, name] { remove(name); });
    box->open();
}

void UsersDialog::remove(const QString &name)
{
    change([name](UserStore &store) { return store.removeUser(name); },
           tr("%1 no longer has any rights in Intray.").arg(name), {});
}

void UsersDialog::say(const QString &sentence)
{
    m_said->setText(sentence);
}

void UsersDialog::setBusy(bool busy)
{
    m_save->setEnabled(!busy);
    offer(m_add, !busy, m_whyNoRights);
    offer(m_remove, !busy && m_list->currentItem(), m_whyNoRights);
}

} // namespace intray
