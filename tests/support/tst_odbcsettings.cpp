// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/odbcsettings.h"
#include "support/testclass.h"
#include "support/testserver.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;

/// Tests find the drivers of ODBC and their own data sources, whatever the machine has set up.
class OdbcSettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aSourceOfSqliteOpensByItsName();
    void aDriverOfPostgresOpensByAWholeString();
    void theFormerSettingsComeBack();

private:
    QTemporaryDir m_folder;
    QByteArray m_former;
    std::optional<OdbcSettings> m_settings;
};

void OdbcSettingsTest::initTestCase()
{
    const OdbcSource small{
        QStringLiteral("small"),
        odbcdriver::sqlite,
        {{QStringLiteral("Database"), m_folder.filePath(QStringLiteral("q.db"))}}};
    m_former = qgetenv("ODBCSYSINI");
    m_settings.emplace(m_folder.path(), QList<OdbcSource>{small});
}

static QString answerOf(const QString &source, const QString &statement)
{
    QString answer;
    {
        auto database = QSqlDatabase::addDatabase(QStringLiteral("QODBC"), source);
        database.setDatabaseName(source);
        if (!database.open())
            return database.lastError().text();
        QSqlQuery query(statement, database);
        answer = query.next() ? query.value(0).toString() : query.lastError().text();
    }
    QSqlDatabase::removeDatabase(source);
    return answer;
}

void OdbcSettingsTest::aSourceOfSqliteOpensByItsName()
{
    QCOMPARE(answerOf(QStringLiteral("small"), QStringLiteral("SELECT 'so'")),
             QStringLiteral("so"));
}

void OdbcSettingsTest::aDriverOfPostgresOpensByAWholeString()
{
    const PostgresServer server;
    server.sql(QStringLiteral("CREATE ROLE anna LOGIN PASSWORD 'right'"));
    const QString source = QStringLiteral("Driver={%1};Server=127.0.0.1;Port=%2;"
                                          "Database=postgres;Uid=anna;Pwd=right")
                               .arg(odbcdriver::postgres)
                               .arg(server.port());
    QCOMPARE(answerOf(source, QStringLiteral("SELECT session_user")), QStringLiteral("anna"));
}

void OdbcSettingsTest::theFormerSettingsComeBack()
{
    QCOMPARE(qEnvironmentVariable("ODBCSYSINI"), m_folder.path());
    QVERIFY(m_settings->variables().contains(QStringLiteral("ODBCSYSINI=") + m_folder.path()));
    m_settings.reset();
    QCOMPARE(qgetenv("ODBCSYSINI"), m_former);
}

INTRAY_TEST_GUILESS_MAIN(OdbcSettingsTest)
#include "tst_odbcsettings.moc"
