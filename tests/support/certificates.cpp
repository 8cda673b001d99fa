// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates.h"

#include "support/serverprogram.h"

#include <QFile>

namespace intray {

static const QString trusted = QStringLiteral("tls/authority");
static const QString untrusted = QStringLiteral("tls/other-authority");

/// How a certificate differs from the others.
struct Shape
{
    QString name;
    QString host;
    QString signer; ///< Empty: itself.
    QString days;
};

static Shape shapeOf(Certificate which)
{
    const QString host = QStringLiteral("localhost");
    const QString month = QStringLiteral("30");
    switch (which) {
    case Certificate::OtherHost:
        return {QStringLiteral("tls/other-host"), QStringLiteral("elsewhere.example"), trusted,
                month};
    case Certificate::Expired:
        return {QStringLiteral("tls/expired"), host, trusted, QStringLiteral("-1")};
    case Certificate::OtherAuthority:
        return {QStringLiteral("tls/by-other"), host, untrusted, month};
    case Certificate::SelfSigned:
        return {QStringLiteral("tls/self-signed"), host, {}, month};
    case Certificate::Good:
        break;
    }
    return {QStringLiteral("tls/good"), host, trusted, month};
}

static QString withEnding(const QString &name, const char *ending)
{
    return name + QLatin1String(ending);
}

Certificates::Certificates(const ServerFolder &folder)
    : m_folder(folder)
{
    mustRunAs(folder, installedProgram(QStringLiteral("mkdir"), QStringLiteral("coreutils")),
              {QStringLiteral("tls")});
    makeAuthority(trusted);
    makeAuthority(untrusted);
}

QString Certificates::authorityFile() const
{
    return m_folder.filePath(withEnding(trusted, ".crt"));
}

QString Certificates::otherAuthorityFile() const
{
    return m_folder.filePath(withEnding(untrusted, ".crt"));
}

void Certificates::openssl(const QStringList &arguments) const
{
    mustRunAs(m_folder, installedProgram(QStringLiteral("openssl"), QStringLiteral("openssl")),
              arguments);
}

void Certificates::makeKey(const QString &name)
{
    openssl({QStringLiteral("genpkey"), QStringLiteral("-algorithm"), QStringLiteral("EC"),
             QStringLiteral("-pkeyopt"), QStringLiteral("ec_paramgen_curve:P-256"),
             QStringLiteral("-out"), withEnding(name, ".key")});
}

// Without -extensions the system's openssl.cnf makes it an authority.
void Certificates::makeAuthority(const QString &name)
{
    makeKey(name);
    openssl({QStringLiteral("req"), QStringLiteral("-new"), QStringLiteral("-x509"),
             QStringLiteral("-key"), withEnding(name, ".key"), QStringLiteral("-subj"),
             QStringLiteral("/CN=") + name.section(u'/', 1), QStringLiteral("-days"),
             QStringLiteral("30"), QStringLiteral("-out"), withEnding(name, ".crt")});
}

static QByteArray extensionsFor(const QString &host)
{
    QByteArray names = "DNS:" + host.toLatin1();
    if (host == QStringLiteral("localhost"))
        names += ",IP:127.0.0.1";
    return "basicConstraints = critical, CA:FALSE\nextendedKeyUsage = serverAuth\n"
           "subjectAltName = " +
           names + "\n";
}

void Certificates::make(Certificate which)
{
    const Shape shape = shapeOf(which);
    makeKey(shape.name);
    const QString request = withEnding(shape.name, ".csr");
    openssl({QStringLiteral("req"), QStringLiteral("-new"), QStringLiteral("-key"),
             withEnding(shape.name, ".key"), QStringLiteral("-subj"),
             QStringLiteral("/CN=") + shape.host, QStringLiteral("-out"), request});
    const QString extensions =
        m_folder.write(withEnding(shape.name, ".ext"), extensionsFor(shape.host));
    const QStringList signer =
        shape.signer.isEmpty()
            ? QStringList{QStringLiteral("-signkey"), withEnding(shape.name, ".key")}
            : QStringList{QStringLiteral("-CA"), withEnding(shape.signer, ".crt"),
                          QStringLiteral("-CAkey"), withEnding(shape.signer, ".key"),
                          QStringLiteral("-CAcreateserial")};
    openssl(QStringList{QStringLiteral("x509"), QStringLiteral("-req"), QStringLiteral("-in"),
                        request, QStringLiteral("-extfile"), extensions, QStringLiteral("-days"),
                        shape.days, QStringLiteral("-out"), withEnding(shape.name, ".crt")} +
            signer);
}

void Certificates::install(Certificate which, const QString &certificateFile,
                           const QString &keyFile)
{
    const QString name = shapeOf(which).name;
    if (!QFile::exists(m_folder.filePath(withEnding(name, ".crt"))))
        make(which);
    m_folder.write(certificateFile, m_folder.read(withEnding(name, ".crt")));
    m_folder.write(keyFile, m_folder.read(withEnding(name, ".key")));
}

} // namespace intray
