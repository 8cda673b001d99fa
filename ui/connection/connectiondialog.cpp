// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connection/connectiondialog.h"

#include "lists/celltext.h"
#include "queue/identity.h"
#include "session/answer.h"
#include "ui/common/detailsdialog.h"
#include "ui/common/formrows.h"
#include "ui/common/lowplace.h"
#include "ui/common/plaintable.h"
#include "ui/common/roomyscreen.h"
#include "ui/common/saidline.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/turningsides.h"
#include "ui/common/wholerows.h"
#include "ui/connection/connectionfields.h"
#include "ui/connection/engineabilities.h"
#include "ui/connection/trialwords.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtConcurrentRun>

namespace intray {

ConnectionDialog::ConnectionDialog(ProfileStore &profiles, PasswordKeeper &keeper, System system,
                                   QWidget *parent)
    : QDialog(parent)
    , m_profiles(profiles)
    , m_keeper(keeper)
    , m_system(std::move(system))
    , m_trial(m_system.open)
    , m_list(new QListWidget(this))
    , m_fields(new ConnectionFields(this))
    , m_abilities(new EngineAbilities(this))
    , m_said(new SaidLine(QStringLiteral("connectionSaid"), this))
    , m_busy(new QProgressBar(this))
{
    setObjectName(QStringLiteral("connectionDialog"));
    setWindowTitle(tr("Connections"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWithinScreen(this, {940, 720});
    build();
    followParts();
    readSources();
    m_keeper.look();
    m_fields->showWhyNotKeeping(m_keeper.whyNotKeeping());
    setRunning(false);
    fillList(m_profiles.profiles().isEmpty() ? QString() : m_profiles.profiles().first().name);
    chooseFromList();
}

void ConnectionDialog::build()
{
    auto *sides = new TurningSides(this);
    sides->add(makeList(), 0);
    sides->add(makePage(), 1);
    auto *column = new QVBoxLayout(this);
    column->addWidget(sides, 1);
    column->addLayout(makeReport());
    column->addWidget(m_busy);
    column->addWidget(makeButtons());
}

QWidget *ConnectionDialog::makeList()
{
    m_list->setObjectName(QStringLiteral("connectionList"));
    makePlain(m_list);
    QLabel *label = labelFor(tr("Saved connect&ions"), m_list);
    auto *add = new QPushButton(tr("Ne&w"), this);
    add->setObjectName(QStringLiteral("connectionAdd"));
    add->setAutoDefault(false);
    m_remove = new QPushButton(tr("Re&move"), this);
    m_remove->setObjectName(QStringLiteral("connectionRemove"));
    m_remove->setAutoDefault(false);
    connect(add, &QPushButton::clicked, this, &ConnectionDialog::addProfile);
    connect(m_remove, &QPushButton::clicked, this, &ConnectionDialog::removeProfile);
    setTabOrder(m_list, add);
    setTabOrder(add, m_remove);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(add);
    buttons->addWidget(m_remove);
    auto *holder = new QWidget(this);
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(label);
    column->addWidget(new WholeRows(m_list, this), 1);
    column->addLayout(buttons);
    return holder;
}

QWidget *ConnectionDialog::makePage()
{
    auto *enforced = new TintedLabel(Tint::Dimmed, tr("What this kind of database enforces"), this);
    QWidget *holds = inOneColumn({enforced, m_abilities}, this);
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(16);
    column->addWidget(m_fields);
    column->addWidget(holds);
    column->addStretch(1);
    auto *scroll = new LowPlace(this);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(page);
    return scroll;
}

QLayout *ConnectionDialog::makeReport()
{
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setFixedHeight(8);
    m_busy->setAccessibleName(tr("Testing the connection"));
    QSizePolicy keepsPlace = m_busy->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    m_busy->setSizePolicy(keepsPlace);
    m_details = new QPushButton(tr("Det&ails..."), this);
    m_details->setObjectName(QStringLiteral("connectionDetails"));
    m_details->setAutoDefault(false);
    auto *line = new QHBoxLayout;
    line->addWidget(m_said, 1);
    line->addWidget(m_details, 0, Qt::AlignTop);
    return line;
}

QPushButton *ConnectionDialog::addButton(QLayout *line, const QString &name, const QString &text)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    line->addWidget(button);
    return button;
}

// Not all in the box: Qt 6.4 ties the buttons that are added to it into a ring that Tab never
// leaves.
QWidget *ConnectionDialog::makeButtons()
{
    auto *foot = new QWidget(this);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(0, 0, 0, 0);
    m_try = addButton(line, QStringLiteral("connectionTry"), tr("&Test"));
    m_try->setToolTip(tr("Tests the connection and shows what is there. Nothing is changed."));
    QPushButton *keep = addButton(line, QStringLiteral("connectionSave"), tr("Sa&ve"));
    line->addStretch(1);
    m_connect = addButton(line, QStringLiteral("connectionStart"), tr("&Connect"));
    m_connect->setDefault(true);
    auto *box = new QDialogButtonBox(QDialogButtonBox::Cancel, foot);
    QPushButton *cancel = box->button(QDialogButtonBox::Cancel);
    cancel->setText(tr("Cancel"));
    cancel->setObjectName(QStringLiteral("connectionCancel"));
    line->addWidget(box);
    connect(m_try, &QPushButton::clicked, this, [this] { start(Wish::Try); });
    connect(keep, &QPushButton::clicked, this, &ConnectionDialog::saveNow);
    connect(m_connect, &QPushButton::clicked, this, [this] { start(Wish::Connect); });
    connect(cancel, &QPushButton::clicked, this, &ConnectionDialog::reject);
    return foot;
}

void ConnectionDialog::followParts()
{
    connect(m_list, &QListWidget::currentRowChanged, this, &ConnectionDialog::chooseFromList);
    connect(m_list, &QListWidget::itemDoubleClicked, this, [this] { start(Wish::Connect); });
    connect(m_fields, &ConnectionFields::engineChanged, this,
            [this] { m_abilities->show(m_fields->engine()); });
    connect(m_fields, &ConnectionFields::changed, this, [this] {
        if (!m_isRunning)
            say({});
    });
    connect(&m_keeper, &PasswordKeeper::serviceChanged, this,
            [this] { m_fields->showWhyNotKeeping(m_keeper.whyNotKeeping()); });
    connect(&m_trial, &ConnectionTrial::succeeded, this, &ConnectionDialog::receiveFacts);
    connect(&m_trial, &ConnectionTrial::failed, this, &ConnectionDialog::receiveError);
    connect(m_details, &QPushButton::clicked, this,
            [this] { (new DetailsDialog(m_said->sentence(), m_detail, this))->open(); });
}

void ConnectionDialog::readSources()
{
    answer(QtConcurrent::run(m_system.sources), this,
           [this](const QList<DataSource> &sources) { m_fields->showSources(sources); });
}

void ConnectionDialog::fillList(const QString &chosen)
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const ConnectionProfile &profile : m_profiles.profiles()) {
        auto *row = new QListWidgetItem(profile.name, m_list);
        row->setToolTip(plainToolTip(profile.url.text()));
        if (profile.name == chosen)
            m_list->setCurrentItem(row);
    }
    m_former = m_profiles.named(chosen) ? chosen : QString();
    m_remove->setEnabled(!m_former.isEmpty());
}

static ConnectionProfile freshProfile()
{
    return {{},
            DatabaseUrl::server(DatabaseUrl::Engine::Postgresql, systemIdentity().user, {},
                                QStringLiteral("intray")),
            PasswordFrom::Asking};
}

void ConnectionDialog::chooseFromList()
{
    const QListWidgetItem *row = m_list->currentItem();
    const auto profile = row ? m_profiles.named(row->text()) : std::nullopt;
    m_former = profile ? profile->name : QString();
    m_remove->setEnabled(profile.has_value());
    m_fields->show(profile.value_or(freshProfile()));
    sayTrouble(m_profiles.trouble());
}

void ConnectionDialog::showProfile(const ConnectionProfile &profile)
{
    fillList(profile.name);
    m_fields->show(profile);
    say({});
}

void ConnectionDialog::addProfile()
{
    m_list->setCurrentRow(-1);
    chooseFromList();
    m_fields->focusName();
}

void ConnectionDialog::removeProfile()
{
    const auto profile = m_profiles.named(m_former);
    if (!profile)
        return;
    if (profile->passwordFrom == PasswordFrom::Keychain)
        m_keeper.forget(profile->url);
    m_profiles.remove(profile->name);
    const QString next =
        m_profiles.profiles().isEmpty() ? QString() : m_profiles.profiles().first().name;
    fillList(next);
    chooseFromList();
}

std::optional<ConnectionProfile> ConnectionDialog::filledIn()
{
    const auto profile = m_fields->profile();
    if (profile) {
        m_fields->clearTroubles();
        return *profile;
    }
    m_fields->showTrouble(profile.error());
    sayTrouble(tr("Something is missing."));
    return std::nullopt;
}

void ConnectionDialog::save(const ConnectionProfile &profile)
{
    const auto former = m_profiles.named(m_former);
    if (former && former->passwordFrom == PasswordFrom::Keychain &&
        profile.passwordFrom != PasswordFrom::Keychain)
        m_keeper.forget(former->url);
    m_profiles.keep(profile, m_former);
    fillList(profile.name);
}

void ConnectionDialog::saveNow()
{
    if (const auto profile = filledIn()) {
        save(*profile);
        say(tr("Saved."));
    }
}

void ConnectionDialog::start(Wish wish)
{
    const auto profile = filledIn();
    if (!profile || m_isRunning)
        return;
    m_wish = wish;
    m_tried = *profile;
    m_password = m_fields->password();
    if (wish == Wish::Connect && m_fields->mayMakeFile())
        return connectNow(OpenMode::CreateOrUpgrade);
    setRunning(true);
    say(tr("Testing..."));
    if (m_tried.passwordFrom == PasswordFrom::Keychain && m_password.isEmpty())
        askKeychain();
    else
        m_trial.start({m_tried.url, m_password});
}

// Whatever the keychain says but the password: the server is asked, and says whether one is needed.
void ConnectionDialog::askKeychain()
{
    m_keeper.find(m_tried.url, this, [this, mine = ++m_question](const KeychainAnswer &answer) {
        if (mine != m_question)
            return;
        m_password = answer.password;
        m_trial.start({m_tried.url, m_password});
    });
}

void ConnectionDialog::receiveFacts(const ServerFacts &facts)
{
    setRunning(false);
    say(wordsAbout(facts, m_tried.url).join(u'\n'));
    const bool hasRole = !m_tried.url.isServer() || !facts.user.isEmpty();
    if (m_wish == Wish::Connect && hasRole)
        connectNow(OpenMode::Existing);
}

void ConnectionDialog::receiveError(const Error &error)
{
    setRunning(false);
    if (error.kind == Error::Kind::Cancelled)
        return say(tr("Cancelled."));
    showError(error);
}

void ConnectionDialog::showError(const Error &error)
{
    const bool isMissing = error.kind == Error::Kind::WrongPassword && m_password.isEmpty() &&
                           m_fields->asksPassword();
    const QString sentence = isMissing ? tr("Type the password.") : error.sentence;
    const bool isShown = m_fields->showTrouble({partToChange(error, m_fields->engine()), sentence});
    sayTrouble(isShown ? tr("The connection does not work yet.") : sentence, error.detail);
}

void ConnectionDialog::connectNow(OpenMode mode)
{
    save(m_tried);
    if (m_tried.passwordFrom == PasswordFrom::Keychain && !m_fields->password().isEmpty())
        m_keeper.keep(m_tried.url, m_password);
    emit connectWanted(m_tried, m_password, mode);
    accept();
}

void ConnectionDialog::say(const QString &text)
{
    m_said->say(text);
    showDetails({});
}

void ConnectionDialog::sayTrouble(const QString &text, const QString &detail)
{
    m_said->say(text, true);
    showDetails(detail);
}

void ConnectionDialog::showDetails(const QString &detail)
{
    m_detail = detail;
    m_details->setVisible(!detail.isEmpty());
}

void ConnectionDialog::setRunning(bool running)
{
    m_isRunning = running;
    m_busy->setVisible(running);
    m_try->setEnabled(!running);
    m_connect->setEnabled(!running);
    m_list->setEnabled(!running);
}

void ConnectionDialog::reject()
{
    if (!m_isRunning)
        return QDialog::reject();
    ++m_question;
    m_trial.cancel();
    receiveError({Error::Kind::Cancelled, {}, {}});
}

} // namespace intray
