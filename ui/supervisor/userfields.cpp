// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/userfields.h"

#include "ui/common/formrows.h"
#include "ui/common/letters.h"
#include "ui/common/plaintable.h"
#include "ui/common/rolewords.h"
#include "ui/common/tables.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/common/wholerows.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRadioButton>
#include <QRegularExpression>
#include <QTableWidget>
#include <QVBoxLayout>

namespace intray {

// Qt holds a place with words that wrap for as high as its lists would like to be, which are higher
// than they need; where that is too much, words are cut.
static void letTakeWhatIsLeft(QAbstractItemView &list)
{
    constexpr int least = 72;
    list.setMinimumHeight(least);
    list.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
}

UserFields::UserFields(const QList<Queue> &queues, Logins logins, QWidget *parent)
    : QWidget(parent)
    , m_name(new QLineEdit(this))
    , m_login(new QLineEdit(this))
    , m_every(new QRadioButton(tr("&Every queue"), this))
    , m_some(new QRadioButton(tr("&Only these:"), this))
    , m_queues(new QListWidget(this))
    , m_tags(new QTableWidget(0, 2, this))
    , m_logins(logins)
{
    build(queues);
    showNew();
}

void UserFields::build(const QList<Queue> &queues)
{
    m_name->setObjectName(QStringLiteral("userName"));
    m_login->setObjectName(QStringLiteral("userLogin"));
    auto *form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setVerticalSpacing(room::between);
    form->addRow(labelFor(tr("&Name"), m_name), m_name);
    form->addRow(labelFor(tr("&Login"), m_login), m_login);
    form->setRowVisible(m_login, m_logins != Logins::None);
    m_queueChoice = makeQueues(queues);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(room::beside);
    column->addLayout(form);
    column->addWidget(under(tr("Roles"), makeRoles()));
    m_queuePart = under(tr("Queues"), m_queueChoice);
    column->addWidget(m_queuePart, 1);
    column->addWidget(under(tr("Tags"), makeTags(queues)), 1);
    showQueues();
}

/// Only whoever chooses some of them sees them; else their room is that of the tags.
void UserFields::showQueues()
{
    const bool isSome = m_some->isChecked();
    m_queues->setEnabled(isSome);
    m_queues->setVisible(isSome);
    static_cast<QBoxLayout *>(layout())->setStretchFactor(m_queuePart, isSome ? 1 : 0);
}

QWidget *UserFields::under(const QString &words, QWidget *part)
{
    QWidget *both = inOneColumn({new TintedLabel(Tint::Dimmed, words, this), part}, this);
    static_cast<QBoxLayout *>(both->layout())->setStretchFactor(part, 1);
    return both;
}

QWidget *UserFields::makeRoles()
{
    auto *holder = new QWidget(this);
    constexpr int leastLetters = 28; // or its sentences are columns of single words
    auto *rows = new QGridLayout(holder);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setHorizontalSpacing(room::beside);
    rows->setVerticalSpacing(room::within);
    rows->setColumnStretch(1, 1);
    rows->setColumnMinimumWidth(1, leastLetters * letterWidth(fontMetrics()));
    for (const Role role : allRoles()) {
        auto *box = new QCheckBox(titleOf(role), this);
        box->setObjectName(QStringLiteral("userRole.") + nameOf(role));
        box->setAccessibleDescription(sentenceAbout(role));
        m_roles.insert(role, box);
        const int row = rows->rowCount();
        rows->addWidget(box, row, 0, Qt::AlignTop);
        rows->addWidget(sentenceLabel(sentenceAbout(role), this), row, 1);
    }
    return holder;
}

QWidget *UserFields::makeQueues(const QList<Queue> &queues)
{
    m_every->setObjectName(QStringLiteral("userEveryQueue"));
    m_some->setObjectName(QStringLiteral("userSomeQueues"));
    m_queues->setObjectName(QStringLiteral("userQueues"));
    m_queues->setAccessibleName(tr("Queues of this user"));
    makePlain(m_queues);
    for (const Queue &queue : queues) {
        auto *row = new QListWidgetItem(queue.displayTitle(), m_queues);
        row->setData(Qt::UserRole, queue.name);
        row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    }
    letTakeWhatIsLeft(*m_queues);
    connect(m_some, &QRadioButton::toggled, this, &UserFields::showQueues);
    QWidget *which = inOneLine({m_every, m_some}, this);
    static_cast<QBoxLayout *>(which->layout())->addStretch(1);
    auto *rows = new WholeRows(m_queues, this);
    QWidget *holder = inOneColumn({which, rows}, this);
    static_cast<QBoxLayout *>(holder->layout())->setStretchFactor(rows, 1);
    return holder;
}

QWidget *UserFields::makeTags(const QList<Queue> &queues)
{
    m_tags->setObjectName(QStringLiteral("userTags"));
    m_tags->setAccessibleName(tr("Tags of this user in each queue"));
    m_tags->setToolTip(tr("What this user can do in a queue, in words such as french or legal, "
                          "separated by spaces. Items can be assigned to a tag."));
    makePlain(m_tags);
    styleTable(m_tags);
    m_tags->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_tags->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::DoubleClicked);
    m_tags->setTabKeyNavigation(false);
    m_tags->setHorizontalHeaderLabels({tr("Queue"), tr("Tags")});
    m_tags->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_tags->horizontalHeader()->setStretchLastSection(true);
    letTakeWhatIsLeft(*m_tags);
    m_tags->setRowCount(static_cast<int>(queues.size()));
    for (int row = 0; row < queues.size(); ++row) {
        auto *name = new QTableWidgetItem(queues.at(row).displayTitle());
        name->setData(Qt::UserRole, queues.at(row).name);
        name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        m_tags->setItem(row, 0, name);
        m_tags->setItem(row, 1, new QTableWidgetItem);
    }
    m_tags->resizeColumnToContents(0);
    m_tags->setCurrentCell(0, 1);
    return new WholeRows(m_tags, this);
}

// Looks like it, too, and can still be read and copied.
static void setChangeable(QLineEdit *field, bool changeable)
{
    QPalette colours;
    if (!changeable)
        colours.setColor(QPalette::Base, colours.color(QPalette::Window));
    field->setPalette(colours);
    field->setReadOnly(!changeable);
}

void UserFields::fill(const User &user)
{
    m_name->setText(user.name);
    setChangeable(m_name, m_isNew);
    m_login->setText(user.login);
    setChangeable(m_login, !m_isNew && m_logins == Logins::Told);
    m_login->setPlaceholderText(m_isNew ? tr("the same as the name") : QString());
    for (auto box = m_roles.begin(); box != m_roles.end(); ++box)
        box.value()->setChecked(user.roles.contains(box.key()));
    (user.queues.isEmpty() ? m_every : m_some)->setChecked(true);
    showQueues();
    for (int row = 0; row < m_queues->count(); ++row) {
        QListWidgetItem *queue = m_queues->item(row);
        const bool has = user.queues.contains(queue->data(Qt::UserRole).toString());
        queue->setCheckState(has ? Qt::Checked : Qt::Unchecked);
    }
}

static QStringList wordsIn(const QString &text)
{
    static const QRegularExpression between(QStringLiteral("[\\s,]+"));
    QStringList words = text.split(between, Qt::SkipEmptyParts);
    words.removeDuplicates();
    words.sort();
    return words;
}

void UserFields::fillTags(const QString &user, const QList<UserTag> &tags)
{
    for (int row = 0; row < m_tags->rowCount(); ++row) {
        QStringList theirs;
        const QString queue = m_tags->item(row, 0)->data(Qt::UserRole).toString();
        for (const UserTag &tag : tags)
            if (tag.user == user && tag.queue == queue)
                theirs << tag.tag;
        QTableWidgetItem *cell = m_tags->item(row, 1);
        cell->setText(theirs.join(u' '));
        cell->setData(Qt::UserRole, cell->text());
    }
}

QMap<QString, QStringList> UserFields::changedTags() const
{
    QMap<QString, QStringList> changed;
    for (int row = 0; row < m_tags->rowCount(); ++row) {
        const QStringList now = wordsIn(m_tags->item(row, 1)->text());
        if (now != wordsIn(m_tags->item(row, 1)->data(Qt::UserRole).toString()))
            changed.insert(m_tags->item(row, 0)->data(Qt::UserRole).toString(), now);
    }
    return changed;
}

void UserFields::keepRights()
{
    for (QCheckBox *box : std::as_const(m_roles))
        box->setEnabled(false);
    m_queueChoice->setEnabled(false);
    m_login->setReadOnly(true);
}

void UserFields::show(const User &user, const QList<UserTag> &tags)
{
    m_isNew = false;
    fill(user);
    fillTags(user.name, tags);
}

void UserFields::showNew()
{
    m_isNew = true;
    User fresh;
    fresh.roles = {Role::Clerk};
    fill(fresh);
    fillTags({}, {});
}

User UserFields::user() const
{
    User user;
    user.name = m_name->text().trimmed();
    user.login = m_login->text().trimmed();
    for (const Role role : allRoles()) {
        if (m_roles.value(role)->isChecked())
            user.roles.append(role);
    }
    for (int row = 0; m_some->isChecked() && row < m_queues->count(); ++row) {
        const QListWidgetItem *queue = m_queues->item(row);
        if (queue->checkState() == Qt::Checked)
            user.queues.append(queue->data(Qt::UserRole).toString());
    }
    return user;
}

QString UserFields::missing()
{
    if (user().name.isEmpty()) {
        m_name->setFocus();
        return tr("Type the name of a login of the database.");
    }
    if (user().roles.isEmpty()) {
        m_roles.first()->setFocus();
        return tr("Choose at least one role, or remove the user.");
    }
    if (m_some->isChecked() && user().queues.isEmpty()) {
        m_queues->setFocus();
        return tr("Choose at least one queue, or every queue.");
    }
    return {};
}

} // namespace intray
