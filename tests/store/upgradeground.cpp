// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "upgradeground.h"

#include <QRegularExpression>
#include <QSqlError>
#include <QSqlQuery>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

QString catalogueQuery(const QString &engine)
{
    static const QRegularExpression comment(u"^--.*\n"_s, QRegularExpression::MultilineOption);
    QFile file(qEnvironmentVariable("INTRAY_SOURCE") +
               u"/tests/store/upgrade/catalogue/%1.sql"_s.arg(engine));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(file.fileName()));
    return QString::fromUtf8(file.readAll()).remove(comment);
}

// The text of a table on SQLite depends on how it came about; the names of its rules do not.
QString rulesOnly(const QString &line)
{
    static const QRegularExpression rule(u"CONSTRAINT (\\w+)"_s);
    if (!line.startsWith(u"rules of "_s))
        return QString(line).simplified();
    QStringList rules;
    for (auto match = rule.globalMatch(line); match.hasNext();)
        rules << match.next().captured(1);
    rules.sort();
    return line.section(u':', 0, 0) + u": "_s + rules.join(u' ');
}

std::unique_ptr<Connection> taken(Outcome<std::unique_ptr<Connection>> opened)
{
    if (!opened)
        qFatal("%s [%s]", qPrintable(opened.error().sentence), qPrintable(opened.error().detail));
    return std::move(*opened);
}

QStringList firstColumnOf(const QSqlDatabase &database, const QString &text)
{
    QSqlQuery query(database);
    if (!query.exec(text))
        qFatal("%s: %s", qPrintable(text), qPrintable(query.lastError().text()));
    QStringList found;
    while (query.next())
        found << query.value(0).toString();
    return found;
}

} // namespace

void UpgradeGround::begin()
{
    beginOn(engineOfRow());
}

void UpgradeGround::beginOn(const QString &engine)
{
    m_engine = engine;
    m_ground = &emptyGroundOn(m_engine);
    m_ground->clear();
    m_ben.reset();
    if (m_engine == u"mariadb"_s) // As short as a server may be set to cut its lists.
        run(u"SET GLOBAL group_concat_max_len = 4"_s);
}

Dialect UpgradeGround::dialect() const
{
    return m_engine == u"postgresql"_s ? Dialect::Postgresql
           : m_engine == u"mariadb"_s  ? Dialect::Mariadb
                                       : Dialect::Sqlite;
}

QString UpgradeGround::named(const QString &text) const
{
    QString done = text;
    return done.replace(u"%1"_s, hasSchema(dialect()) ? u"intray."_s : QString())
        .replace(u"%2"_s, dialect() == Dialect::Mariadb ? u"queue_all"_s : u"queue"_s);
}

void UpgradeGround::run(const QString &text) const
{
    lines(text);
}

QStringList UpgradeGround::lines(const QString &text) const
{
    QSqlDatabase database = m_ground->bare();
    const QStringList found = firstColumnOf(database, text);
    database.close();
    return found;
}

QStringList UpgradeGround::catalogue() const
{
    QStringList all;
    for (const QString &line : lines(catalogueQuery(m_engine)))
        all << rulesOnly(line);
    all.sort();
    return all;
}

Outcome<std::unique_ptr<Connection>> UpgradeGround::open(OpenMode mode) const
{
    return Connection::open(m_ground->login(), mode);
}

std::unique_ptr<Connection> UpgradeGround::opened(OpenMode mode) const
{
    return taken(open(mode));
}

std::unique_ptr<Connection> UpgradeGround::openedByBen()
{
    if (!m_ben) {
        m_ben = m_ground->loginOf(u"ben"_s);
        valueOf(Store(*opened(OpenMode::Existing), {})
                    .setUser({u"ben"_s, u"ben"_s, true, allRoles(), {}}));
    }
    return taken(Connection::open(*m_ben, OpenMode::Existing));
}

void compareCatalogues(const QStringList &found, const QStringList &expected)
{
    QVERIFY(expected.size() > 50);
    for (const QString &line : found)
        QVERIFY2(expected.contains(line), qPrintable(u"only here: "_s + line));
    for (const QString &line : expected)
        QVERIFY2(found.contains(line), qPrintable(u"missing: "_s + line));
}

} // namespace intray
