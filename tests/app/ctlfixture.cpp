// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"

#include "support/realdata.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

namespace intray {

using namespace Qt::StringLiterals;

QJsonObject Ran::json() const
{
    QJsonParseError problem;
    const QJsonObject document = QJsonDocument::fromJson(out, &problem).object();
    return problem.error == QJsonParseError::NoError ? document : QJsonObject();
}

QString Ran::errorKind() const
{
    return json().value(u"error"_s).toObject().value(u"kind"_s).toString();
}

QString Ran::sentence() const
{
    return json().value(u"error"_s).toObject().value(u"sentence"_s).toString();
}

CtlFixture::CtlFixture()
{
    // Others than the owner must reach the file where a test runs the program as nobody.
    QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7755));
}

QString CtlFixture::program()
{
    return qEnvironmentVariable("INTRAY_TEST_BIN") + u"/intrayctl"_s;
}

QString CtlFixture::smallCommand()
{
    QString name = QCoreApplication::applicationDirPath() + u"/smallcommand"_s;
    const QString ending = QFileInfo(QCoreApplication::applicationFilePath()).suffix();
    return ending.isEmpty() ? name : name + u'.' + ending;
}

QProcessEnvironment CtlFixture::environment() const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"INTRAY_PASSWORD"_s);
    environment.insert(u"HOME"_s, path(u"."_s));
    environment.insert(u"PGPASSFILE"_s, path(u".pgpass"_s));
    return environment;
}

void CtlFixture::keepPassword(const QString &engine, const QString &login,
                              const QString &password) const
{
    const QString kept =
        engine == u"mariadb"
            ? file(u".my.cnf"_s, u"[client]\npassword=\"%1\"\n"_s.arg(password).toUtf8())
            : file(u".pgpass"_s, u"*:*:*:%1:%2\n"_s.arg(login, password).toUtf8());
    QFile::setPermissions(kept, QFile::ReadOwner | QFile::WriteOwner);
}

Ran CtlFixture::run(const QString &name, const QStringList &words, const QByteArray &input,
                    const QProcessEnvironment &environment)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(name, words);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(),
                process.errorString().toUtf8() + process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

Ran CtlFixture::bare(const QStringList &words, const QByteArray &input) const
{
    return run(program(), words, input);
}

Ran CtlFixture::ctl(const QStringList &words, const QByteArray &input) const
{
    return bare(QStringList{u"-d"_s, database(), u"--user"_s, u"clerk"_s, u"--json"_s} + words,
                input);
}

Ran CtlFixture::as(const QString &user, const QStringList &words) const
{
    return bare(QStringList{u"-d"_s, database(), u"--user"_s, user, u"--json"_s} + words);
}

QString CtlFixture::file(const QString &name, const QByteArray &content) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(name));
    return file.fileName();
}

void CtlFixture::addQueue(const QString &name, const QStringList &keys,
                          const QStringList &rules) const
{
    const Ran added = ctl(QStringList{u"queue"_s, u"add"_s, name} + rules);
    QVERIFY2(added.exit == 0, added.err.constData());
    for (const QString &key : keys) {
        const Ran one = ctl({u"add"_s, name, u"--key"_s, key, u"-"_s}, "{\"city\": \"boaz\"}");
        QVERIFY2(one.exit == 0, one.err.constData());
    }
}

QJsonObject CtlFixture::claimOne(const QString &queue) const
{
    return ctl({u"claim"_s, queue}).items().at(0).toObject();
}

QString CtlFixture::hospital()
{
    const QString table = dataFile("hospital/hospital.csv");
    if (QFileInfo::exists(table))
        return table;
    if (qEnvironmentVariableIsSet("CI"))
        qFatal("the published records are missing: %s", qPrintable(table));
    return {};
}

QString CtlFixture::sql(const QString &statement) const
{
    // As input, because not every system hands over all letters among the words.
    const QByteArray out =
        run(u"sqlite3"_s, {u"-bail"_s, u"-cmd"_s, u".timeout 60000"_s, database()},
            statement.toUtf8())
            .out;
    return QString::fromUtf8(out).replace(u"\r\n"_s, u"\n"_s).trimmed();
}

} // namespace intray
