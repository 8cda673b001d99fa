// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlserver.h"

#include "support/testserver.h"

#include <QTest>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

class CtlPostgres : public CtlServer
{
public:
    CtlPostgres()
    {
        m_server.sql(u"CREATE DATABASE desk"_s);
        makeLogin(u"dba"_s);
        m_server.sql(u"ALTER ROLE dba SUPERUSER"_s);
        setUp();
    }
    QString url(const QString &login, const QString &database) const override
    {
        return u"postgresql://%1@127.0.0.1:%2/%3?sslmode=disable"_s.arg(
            login, QString::number(m_server.port()), database);
    }
    void restart() override { m_server.restart(); }
    QString sql(const QString &text) override { return m_server.sql(text, u"desk"_s); }
    void makeDatabase(const QString &name) override { m_server.sql(u"CREATE DATABASE "_s + name); }
    void makeLogin(const QString &login) override
    {
        const QString known = u"SELECT count(*) FROM pg_roles WHERE rolname = '%1'"_s.arg(login);
        if (m_server.sql(known) == u"0")
            m_server.sql(u"CREATE ROLE %1 LOGIN PASSWORD '%2'"_s.arg(login, passwordOf(login)));
    }
    void renameLogin(const QString &from, const QString &to) override
    {
        m_server.sql(u"ALTER ROLE %1 RENAME TO %2; ALTER ROLE %2 PASSWORD '%3'"_s.arg(
            from, to, passwordOf(to)));
    }
    QString refusal(const QString &text) override { return m_server.trySql(text, u"desk"_s).error; }
    QString table(const QString &name) const override { return u"intray."_s + name; }
    QString sessions() override { return sql(u"SELECT one::text FROM pg_stat_activity AS one"_s); }
    QString heardWhile(const std::function<void()> &work) override
    {
        m_server.sql(u"ALTER DATABASE desk SET log_statement = 'all'"_s);
        const qsizetype before = m_server.log().size();
        work();
        m_server.sql(u"ALTER DATABASE desk RESET log_statement"_s);
        return QString::fromUtf8(m_server.log().mid(before));
    }

private:
    PostgresServer m_server;
};

class CtlMaria : public CtlServer
{
public:
    CtlMaria()
    {
        m_server.sql(u"CREATE DATABASE desk CHARACTER SET utf8mb4"_s);
        makeLogin(u"dba"_s);
        m_server.sql(u"GRANT ALL ON *.* TO dba@'%' WITH GRANT OPTION"_s);
        setUp();
    }
    QString url(const QString &login, const QString &database) const override
    {
        return u"mariadb://%1@127.0.0.1:%2/%3?tls=off"_s.arg(
            login, QString::number(m_server.port()), database);
    }
    void restart() override { m_server.restart(); }
    QString sql(const QString &text) override { return m_server.sql(text, u"desk"_s); }
    void makeDatabase(const QString &name) override
    {
        m_server.sql(u"CREATE DATABASE %1 CHARACTER SET utf8mb4"_s.arg(name));
    }
    void makeLogin(const QString &login) override
    {
        m_server.sql(
            u"CREATE USER IF NOT EXISTS %1@'%' IDENTIFIED BY '%2'"_s.arg(login, passwordOf(login)));
    }
    void renameLogin(const QString &from, const QString &to) override
    {
        m_server.sql(
            u"RENAME USER %1@'%' TO %2@'%'; SET PASSWORD FOR %2@'%' = PASSWORD('%3')"_s.arg(
                from, to, passwordOf(to)));
    }
    QString refusal(const QString &text) override { return m_server.trySql(text, u"desk"_s).error; }
    QString table(const QString &name) const override { return name + u"_all"_s; }
    QString sessions() override
    {
        // Whom the server is refusing stands there too, for a moment, with the name that was given.
        return sql(u"SELECT * FROM information_schema.processlist WHERE command <> 'Connect'"_s);
    }
    QString heardWhile(const std::function<void()> &work) override
    {
        m_server.sql(u"SET GLOBAL log_output = 'TABLE'; SET GLOBAL general_log = ON"_s);
        work();
        m_server.sql(u"SET GLOBAL general_log = OFF"_s);
        const QString heard = m_server.sql(u"SELECT * FROM mysql.general_log"_s);
        m_server.sql(u"TRUNCATE TABLE mysql.general_log"_s);
        return heard;
    }

private:
    MariaServer m_server;
};

} // namespace

CtlServer &CtlServer::of(const QString &engine)
{
    if (engine == u"postgresql") {
        static CtlPostgres server;
        return server;
    }
    static CtlMaria server;
    return server;
}

QString CtlServer::passwordOf(const QString &login)
{
    return u"the;own pass}word of "_s + login;
}

static QProcessEnvironment environmentOf(const QString &login)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"INTRAY_PASSWORD"_s, CtlServer::passwordOf(login));
    return environment;
}

static Ran run(const QString &url, const QString &login, const QStringList &words,
               const QByteArray &input)
{
    return CtlFixture::run(CtlFixture::program(), QStringList{u"-d"_s, url, u"--json"_s} + words,
                           input, environmentOf(login));
}

Ran CtlServer::as(const QString &login, const QStringList &words, const QByteArray &input) const
{
    return run(url(login), login, words, input);
}

std::unique_ptr<QProcess> CtlServer::begin(const QString &login, const QStringList &words) const
{
    auto program = std::make_unique<QProcess>();
    program->setProcessEnvironment(environmentOf(login));
    program->start(CtlFixture::program(), QStringList{u"-d"_s, url(login), u"--json"_s} + words);
    return program;
}

Ran CtlServer::in(const QString &database, const QString &login, const QStringList &words) const
{
    return run(url(login, database), login, words, {});
}

void CtlServer::setUp()
{
    const Ran made = as(u"dba"_s, {u"init"_s});
    if (made.exit != 0)
        qFatal("init: %s", made.err.constData());
    employ(u"chief"_s, {u"administrator"_s, u"clerk"_s});
}

void CtlServer::employ(const QString &login, const QStringList &roles, const QStringList &queues)
{
    makeLogin(login);
    QStringList rules{u"--queue"_s, queues.join(u',')};
    for (const QString &role : roles)
        rules += {u"--role"_s, role};
    if (as(u"dba"_s, QStringList{u"user"_s, u"add"_s, login} + rules).exit == 0)
        return;
    const Ran set = as(u"dba"_s, QStringList{u"user"_s, u"set"_s, login} + rules);
    if (set.exit != 0)
        qFatal("user set: %s", set.err.constData());
}

void CtlServer::addQueue(const QString &name, const QStringList &keys)
{
    const Ran added = as(u"chief"_s, {u"queue"_s, u"add"_s, name});
    QVERIFY2(added.exit == 0, added.err.constData());
    for (const QString &key : keys) {
        const Ran one =
            as(u"chief"_s, {u"add"_s, name, u"--key"_s, key, u"-"_s}, "{\"city\": \"boaz\"}");
        QVERIFY2(one.exit == 0, one.err.constData());
    }
}

} // namespace intray
