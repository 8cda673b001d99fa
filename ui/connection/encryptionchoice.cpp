// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connection/encryptionchoice.h"

#include "ui/common/tintedlabel.h"
#include "ui/common/warninglabel.h"

#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace intray {

using Engine = DatabaseUrl::Engine;

static Encryption encryptionByMode(const QString &mode)
{
    if (mode == QStringLiteral("disable"))
        return Encryption::None;
    // "allow" and "prefer" may end in clear text, so they are no better than it.
    if (mode == QStringLiteral("allow") || mode == QStringLiteral("prefer"))
        return Encryption::None;
    // Without a check of the host name any certificate of the same authority would do.
    const bool isFull = mode.isEmpty() || mode == QStringLiteral("verify-full");
    return isFull ? Encryption::Verified : Encryption::Unverified;
}

Encryption encryptionIn(const DatabaseUrl &url)
{
    if (url.engine() == Engine::Mariadb)
        return url.options().value(QStringLiteral("tls")) == QStringLiteral("off")
                   ? Encryption::None
                   : Encryption::Verified;
    if (url.engine() == Engine::Postgresql)
        return encryptionByMode(url.options().value(QStringLiteral("sslmode")));
    return Encryption::Verified;
}

QString warningAbout(Encryption encryption)
{
    switch (encryption) {
    case Encryption::Verified:
        return {};
    case Encryption::Unverified:
        return EncryptionChoice::tr("Another computer on the network could pose as the server and "
                                    "learn the password. Only use this on a trusted network.");
    case Encryption::None:
        return EncryptionChoice::tr("Anybody on the network can read and change what is sent. Only "
                                    "use this on a trusted network.");
    }
    return {};
}

QString warningAboutSource(const QString &connection)
{
    static const QRegularExpression clear(
        QStringLiteral(
            R"((^|;)\s*(encrypt\s*=\s*(no|false|0|optional)|sslmode\s*=\s*(disable|allow|prefer))\s*(;|$))"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression unverified(
        QStringLiteral(
            R"((^|;)\s*(trustservercertificate\s*=\s*(yes|true|1)|sslmode\s*=\s*(require|verify-ca))\s*(;|$))"),
        QRegularExpression::CaseInsensitiveOption);
    if (clear.match(connection).hasMatch())
        return warningAbout(Encryption::None);
    return unverified.match(connection).hasMatch() ? warningAbout(Encryption::Unverified)
                                                   : QString();
}

EncryptionChoice::EncryptionChoice(QWidget *parent)
    : QWidget(parent)
    , m_mode(new QComboBox(this))
    , m_trust(new QWidget(this))
    , m_authority(new QLineEdit(this))
    , m_browse(new QPushButton(tr("Choose &file..."), this))
    , m_hint(new TintedLabel(Tint::Dimmed, {}, this))
    , m_warning(new WarningLabel(this))
{
    build();
    fill();
    connect(m_mode, &QComboBox::currentIndexChanged, this, [this] {
        showChoice();
        emit changed();
    });
    connect(m_authority, &QLineEdit::textEdited, this, &EncryptionChoice::changed);
    connect(m_browse, &QPushButton::clicked, this, &EncryptionChoice::chooseFile);
}

void EncryptionChoice::build()
{
    m_mode->setObjectName(QStringLiteral("connectionEncryption"));
    m_authority->setObjectName(QStringLiteral("connectionAuthority"));
    m_authority->setAccessibleName(tr("File of the authority that signs the server's certificate"));
    m_browse->setAutoDefault(false);
    m_warning->setObjectName(QStringLiteral("encryptionWarning"));
    m_hint->setObjectName(QStringLiteral("encryptionHint"));
    m_hint->setWordWrap(true);
    auto *line = new QHBoxLayout(m_trust);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_authority, 1);
    line->addWidget(m_browse);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_mode);
    column->addWidget(m_trust);
    column->addWidget(m_hint);
    column->addWidget(m_warning);
}

void EncryptionChoice::fill()
{
    const QSignalBlocker quiet(m_mode);
    m_mode->clear();
    m_mode->addItem(tr("Encrypted and verified (recommended)"), int(Encryption::Verified));
    if (m_engine == Engine::Postgresql)
        m_mode->addItem(tr("Trusted network: encrypted, not verified"),
                        int(Encryption::Unverified));
    m_mode->addItem(tr("Trusted network: not encrypted"), int(Encryption::None));
    showChoice();
}

void EncryptionChoice::setEngine(Engine engine)
{
    m_engine = engine;
    fill();
}

void EncryptionChoice::choose(Encryption encryption)
{
    m_mode->setCurrentIndex(std::max(0, m_mode->findData(int(encryption))));
    showChoice();
}

void EncryptionChoice::show(const DatabaseUrl &url)
{
    const QString name =
        url.engine() == Engine::Mariadb ? QStringLiteral("ssl_ca") : QStringLiteral("sslrootcert");
    m_authority->setText(url.options().value(name));
    setEngine(url.engine());
    choose(encryptionIn(url));
}

Encryption EncryptionChoice::chosen() const
{
    return static_cast<Encryption>(m_mode->currentData().toInt());
}

QWidget *EncryptionChoice::firstField() const
{
    return m_mode;
}

static QString modeWord(Encryption encryption)
{
    switch (encryption) {
    case Encryption::Verified:
        return QStringLiteral("verify-full");
    case Encryption::Unverified:
        return QStringLiteral("require");
    case Encryption::None:
        return QStringLiteral("disable");
    }
    return {};
}

void EncryptionChoice::putInto(QMap<QString, QString> &options) const
{
    const bool isMariadb = m_engine == Engine::Mariadb;
    const QString authority = isMariadb ? QStringLiteral("ssl_ca") : QStringLiteral("sslrootcert");
    options.remove(authority);
    const bool verifies = chosen() == Encryption::Verified;
    if (isMariadb)
        options.insert(QStringLiteral("tls"),
                       verifies ? QStringLiteral("verify") : QStringLiteral("off"));
    else
        options.insert(QStringLiteral("sslmode"), modeWord(chosen()));
    if (verifies && !m_authority->text().trimmed().isEmpty())
        options.insert(authority, m_authority->text().trimmed());
}

void EncryptionChoice::showChoice()
{
    const bool isMariadb = m_engine == Engine::Mariadb;
    const bool verifies = chosen() == Encryption::Verified;
    const QString warning = warningAbout(chosen());
    m_authority->setPlaceholderText(isMariadb ? tr("certificate of the authority (required)")
                                              : tr("the authorities this computer trusts"));
    m_hint->setText(tr("MariaDB's driver checks who signed the certificate, but not the server's "
                       "host name."));
    m_trust->setVisible(verifies);
    m_hint->setVisible(verifies && isMariadb);
    m_warning->setText(warning);
    m_mode->setAccessibleDescription(warning);
}

void EncryptionChoice::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("File of the authority"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Certificates (*.pem *.crt *.cer)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        m_authority->setText(file);
        emit changed();
    });
    dialog->open();
}

} // namespace intray
