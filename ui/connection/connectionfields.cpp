// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connection/connectionfields.h"

#include "ui/common/formrows.h"
#include "ui/common/sentencebox.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/warninglabel.h"
#include "ui/connection/encryptionchoice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace intray {

using Engine = DatabaseUrl::Engine;

ConnectionFields::ConnectionFields(QWidget *parent)
    : QWidget(parent)
    , m_form(new QFormLayout(this))
    , m_name(new QLineEdit(this))
    , m_kind(new QComboBox(this))
    , m_file(new QLineEdit(this))
    , m_make(new SentenceBox(tr("Create or up&grade the file if needed"), this))
    , m_sources(new QComboBox(this))
    , m_source(new QLineEdit(this))
    , m_sourceWarning(new WarningLabel(this))
    , m_host(new QLineEdit(this))
    , m_port(new QSpinBox(this))
    , m_database(new QLineEdit(this))
    , m_login(new QLineEdit(this))
    , m_signIn(new QComboBox(this))
    , m_password(new QLineEdit(this))
    , m_keep(new SentenceBox(tr("Save in the system's &keychain"), this))
    , m_encryption(new EncryptionChoice(this))
    , m_address(new QLineEdit(this))
{
    setObjectName(QStringLiteral("connectionFields"));
    build();
    followFields();
    showRows();
}

void ConnectionFields::addRow(const QString &label, QWidget *field, ConnectionPart part,
                              QWidget *buddy)
{
    auto *trouble = new TintedLabel(Tint::Fault, {}, this);
    trouble->setWordWrap(true);
    trouble->hide();
    QWidget *row = inOneColumn({field, trouble}, this);
    QWidget *first = buddy ? buddy : field;
    trouble->setObjectName(QStringLiteral("trouble.") + first->objectName());
    m_form->addRow(labelFor(label, first), row);
    m_rows.insert(row, part);
    m_troubles.insert(part, trouble);
    m_fields.insert(part, first);
}

void ConnectionFields::build()
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setVerticalSpacing(8);
    m_name->setObjectName(QStringLiteral("connectionName"));
    m_form->addRow(labelFor(tr("&Name"), m_name), m_name);
    m_kind->setObjectName(QStringLiteral("connectionKind"));
    m_kind->addItem(tr("File on this computer"), int(Engine::Sqlite));
    m_kind->addItem(tr("PostgreSQL"), int(Engine::Postgresql));
    m_kind->addItem(tr("MariaDB"), int(Engine::Mariadb));
    m_kind->addItem(tr("ODBC data source"), int(Engine::Odbc));
    m_form->addRow(labelFor(tr("Kin&d"), m_kind), m_kind);
    buildFile();
    buildSource();
    buildServer();
    buildLogin();
    buildAddress();
}

void ConnectionFields::buildFile()
{
    m_file->setObjectName(QStringLiteral("connectionFile"));
    m_make->setObjectName(QStringLiteral("connectionMake"));
    auto *browse = new QPushButton(tr("&Browse..."), this);
    browse->setAutoDefault(false);
    connect(browse, &QPushButton::clicked, this, &ConnectionFields::chooseFile);
    QWidget *field = inOneColumn({inOneLine({m_file, browse}, this), m_make}, this);
    addRow(tr("&File"), field, ConnectionPart::File, m_file);
}

void ConnectionFields::buildSource()
{
    m_sources->setObjectName(QStringLiteral("connectionSources"));
    m_sources->setAccessibleName(tr("Data sources of this computer"));
    m_sources->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_source->setObjectName(QStringLiteral("connectionSource"));
    m_source->setAccessibleName(tr("Connection text"));
    m_sourceWarning->setObjectName(QStringLiteral("sourceWarning"));
    m_sourceWarning->setText({});
    connect(m_source, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_sourceWarning->setText(warningAboutSource(text)); });
    m_source->setPlaceholderText(
        QStringLiteral("DSN=%1;Encrypt=yes;TrustServerCertificate=no").arg(tr("NAME")));
    m_source->setToolTip(tr("DSN=NAME, or Driver={NAME};Server=HOST;Database=NAME. Never a "
                            "password."));
    addRow(tr("Data so&urce"), inOneColumn({m_sources, m_source, m_sourceWarning}, this),
           ConnectionPart::Source, m_sources);
}

void ConnectionFields::buildServer()
{
    m_host->setObjectName(QStringLiteral("connectionHost"));
    m_host->setPlaceholderText(tr("db.example.org, or several separated by commas"));
    m_port->setObjectName(QStringLiteral("connectionPort"));
    m_port->setRange(0, 65535);
    m_port->setSpecialValueText(tr("usual"));
    QWidget *field = inOneLine({m_host, labelFor(tr("&Port"), m_port), m_port}, this);
    addRow(tr("&Host"), field, ConnectionPart::Host, m_host);
    m_troubles.insert(ConnectionPart::Port, m_troubles.value(ConnectionPart::Host));
    m_fields.insert(ConnectionPart::Port, m_port);
    m_database->setObjectName(QStringLiteral("connectionDatabase"));
    addRow(tr("Data&base"), m_database, ConnectionPart::Database);
}

void ConnectionFields::buildLogin()
{
    m_login->setObjectName(QStringLiteral("connectionLogin"));
    m_signIn->setObjectName(QStringLiteral("connectionSignIn"));
    m_signIn->addItem(tr("Password"));
    m_signIn->addItem(tr("Password file, certificate or ticket"));
    m_signIn->setToolTip(tr("PostgreSQL: .pgpass, a client's certificate or Kerberos. MariaDB: "
                            ".my.cnf. Nobody is asked then."));
    m_password->setObjectName(QStringLiteral("connectionPassword"));
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setPlaceholderText(tr("asked for at each start"));
    m_keep->setObjectName(QStringLiteral("connectionKeep"));
    addRow(tr("&Login"), m_login, ConnectionPart::Login);
    m_form->addRow(labelFor(tr("&Sign in with"), m_signIn), m_signIn);
    addRow(tr("Passw&ord"), inOneColumn({m_password, m_keep}, this), ConnectionPart::Password,
           m_password);
    addRow(tr("&Encryption"), m_encryption, ConnectionPart::Encryption, m_encryption->firstField());
}

void ConnectionFields::buildAddress()
{
    m_address->setObjectName(QStringLiteral("connectionAddress"));
    m_address->setToolTip(tr("All of this in one line, for the command line. An address that is "
                             "typed or pasted here fills the fields above."));
    addRow(tr("Add&ress"), m_address, ConnectionPart::None);
}

void ConnectionFields::followFields()
{
    for (QLineEdit *field : {m_file, m_source, m_host, m_database, m_login})
        connect(field, &QLineEdit::textChanged, this, &ConnectionFields::writeAddress);
    connect(m_port, &QSpinBox::valueChanged, this, &ConnectionFields::writeAddress);
    connect(m_encryption, &EncryptionChoice::changed, this, &ConnectionFields::writeAddress);
    for (QLineEdit *field : {m_name, m_password})
        connect(field, &QLineEdit::textEdited, this, &ConnectionFields::changed);
    connect(m_kind, &QComboBox::activated, this, &ConnectionFields::chooseEngine);
    connect(m_signIn, &QComboBox::currentIndexChanged, this, &ConnectionFields::showSignIn);
    connect(m_sources, &QComboBox::activated, this, [this] {
        m_source->setText(QStringLiteral("DSN=") + m_sources->currentData().toString());
    });
    connect(m_address, &QLineEdit::editingFinished, this, &ConnectionFields::readAddress);
}

Engine ConnectionFields::engine() const
{
    return static_cast<Engine>(m_kind->currentData().toInt());
}

void ConnectionFields::chooseEngine()
{
    m_options.clear();
    m_encryption->setEngine(engine());
    showRows();
    clearTroubles();
    writeAddress();
    emit engineChanged();
}

void ConnectionFields::showRows()
{
    const bool isFile = engine() == Engine::Sqlite;
    const bool isOdbc = engine() == Engine::Odbc;
    const auto belongs = [&](ConnectionPart part) {
        switch (part) {
        case ConnectionPart::File:
            return isFile;
        case ConnectionPart::Source:
            return isOdbc;
        case ConnectionPart::Login:
        case ConnectionPart::Password:
            return !isFile;
        default:
            return !isFile && !isOdbc;
        }
    };
    for (auto row = m_rows.begin(); row != m_rows.end(); ++row)
        m_form->setRowVisible(row.key(), belongs(row.value()));
    m_form->setRowVisible(m_signIn, !isFile);
    showSignIn();
}

void ConnectionFields::showSignIn()
{
    const bool byPassword = passwordFrom() != PasswordFrom::Server;
    QWidget *row = m_troubles.value(ConnectionPart::Password)->parentWidget();
    m_form->setRowVisible(row, engine() != Engine::Sqlite && byPassword);
}

void ConnectionFields::show(const ConnectionProfile &profile)
{
    m_name->setText(profile.name);
    m_signIn->setCurrentIndex(profile.passwordFrom == PasswordFrom::Server ? 1 : 0);
    m_keep->setChecked(profile.passwordFrom == PasswordFrom::Keychain && m_keep->isEnabled());
    m_password->clear();
    m_password->setPlaceholderText(m_keep->isChecked() ? tr("saved in the system's keychain")
                                                       : tr("asked for at each start"));
    m_encryption->show(profile.url);
    showParts(partsOf(profile.url));
    clearTroubles();
    emit engineChanged();
}

void ConnectionFields::showParts(const AddressParts &parts)
{
    const QSignalBlocker quiet(this);
    m_kind->setCurrentIndex(m_kind->findData(int(parts.engine)));
    m_options = parts.options;
    m_file->setText(parts.file);
    m_source->setText(parts.source);
    m_host->setText(parts.hosts);
    m_port->setValue(parts.port);
    m_database->setText(parts.database);
    m_login->setText(parts.login);
    showRows();
    writeAddress();
}

void ConnectionFields::showSources(const QList<DataSource> &sources)
{
    m_sources->clear();
    for (const DataSource &source : sources)
        m_sources->addItem(tr("%1 (%2)").arg(source.name, source.driver), source.name);
    m_sources->setPlaceholderText(sources.isEmpty() ? tr("no data source is set up here")
                                                    : tr("choose a data source"));
    m_sources->setCurrentIndex(-1);
}

void ConnectionFields::showWhyNotKeeping(const QString &why)
{
    m_keep->setEnabled(why.isEmpty());
    m_keep->setToolTip(why);
    m_keep->setText(why.isEmpty() ? tr("Save in the system's &keychain")
                                  : tr("Save (this system has no &keychain)"));
    if (!why.isEmpty())
        m_keep->setChecked(false);
}

AddressParts ConnectionFields::parts() const
{
    AddressParts parts;
    parts.engine = engine();
    parts.file = m_file->text();
    parts.source = m_source->text();
    parts.hosts = m_host->text();
    parts.port = m_port->value();
    parts.database = m_database->text().trimmed();
    parts.login = m_login->text().trimmed();
    parts.options = m_options;
    if (engine() != Engine::Sqlite && engine() != Engine::Odbc)
        m_encryption->putInto(parts.options);
    return parts;
}

QString ConnectionFields::usualName() const
{
    const auto url = addressFrom(parts());
    return url ? url->displayName() : QString();
}

PasswordFrom ConnectionFields::passwordFrom() const
{
    if (m_signIn->currentIndex() == 1)
        return PasswordFrom::Server;
    return m_keep->isChecked() ? PasswordFrom::Keychain : PasswordFrom::Asking;
}

tl::expected<ConnectionProfile, PartTrouble> ConnectionFields::profile() const
{
    return addressFrom(parts()).map([this](const DatabaseUrl &url) {
        const QString name = m_name->text().trimmed();
        return ConnectionProfile{name.isEmpty() ? url.displayName() : name, url,
                                 url.isServer() ? passwordFrom() : PasswordFrom::Asking};
    });
}

Password ConnectionFields::password() const
{
    return asksPassword() ? Password(m_password->text()) : Password();
}

bool ConnectionFields::asksPassword() const
{
    return engine() != Engine::Sqlite && passwordFrom() != PasswordFrom::Server;
}

bool ConnectionFields::mayMakeFile() const
{
    return engine() == Engine::Sqlite && m_make->isChecked();
}

bool ConnectionFields::showTrouble(const PartTrouble &trouble)
{
    clearTroubles();
    TintedLabel *label = m_troubles.value(trouble.part);
    QWidget *field = m_fields.value(trouble.part);
    if (!label || !field->isVisibleTo(this))
        return false;
    label->setText(trouble.sentence);
    label->show();
    field->setAccessibleDescription(trouble.sentence);
    field->setFocus(Qt::OtherFocusReason);
    return true;
}

void ConnectionFields::focusName()
{
    m_name->setFocus(Qt::OtherFocusReason);
}

void ConnectionFields::clearTroubles()
{
    for (TintedLabel *label : std::as_const(m_troubles))
        label->hide();
    for (QWidget *field : std::as_const(m_fields))
        field->setAccessibleDescription({});
}

void ConnectionFields::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Database file"));
    dialog->setObjectName(QStringLiteral("connectionFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setAcceptMode(QFileDialog::AcceptOpen);
    dialog->setNameFilters({tr("Intray databases (*.intray *.db *.sqlite)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, m_file, &QLineEdit::setText);
    dialog->open();
}

void ConnectionFields::writeAddress()
{
    const auto url = addressFrom(parts());
    m_address->setText(url ? url->text() : QString());
    m_name->setPlaceholderText(usualName());
    m_port->setToolTip(tr("Usually %1").arg(usualPort(engine())));
    emit changed();
}

void ConnectionFields::readAddress()
{
    const QString typed = m_address->text().trimmed();
    const auto known = addressFrom(parts());
    if (typed.isEmpty() || (known && known->text() == typed))
        return;
    const auto url = DatabaseUrl::fromText(typed);
    if (!url) {
        showTrouble({ConnectionPart::None, url.error().sentence});
        return;
    }
    clearTroubles();
    m_encryption->show(*url);
    showParts(partsOf(*url));
    emit engineChanged();
}

} // namespace intray
