// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/text/dialecttext.h"
#include "store/text/statements.h"
#include "support/testclass.h"
#include "support/testdatabase.h"
#include "support/testserver.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QUrl>

using namespace intray;
using namespace Qt::StringLiterals;

/// On MariaDB texts are compared byte by byte, whatever the database's own character set is, and
/// also after it was dumped and restored.
class ExactText : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void noFileNamesACollation();
    void everyTextInARoutineIsExact();
    void theDatabasesCharacterSetDoesNotMatter();
    void keysThatDifferInCaseOrSpaceAreDifferent();
    void aDumpKeepsIt();

private:
    std::unique_ptr<Connection> open(const QString &database, OpenMode mode) const;
    QString texts(const QString &database) const;
    void workIn(const QString &database) const;

    MariaServer m_server;
};

static QStringList sqlFiles()
{
    QStringList paths;
    QDirIterator files(qEnvironmentVariable("INTRAY_SOURCE") + u"/models/store/sql/mariadb"_s,
                       {u"*.sql"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths << files.next();
    return paths;
}

std::unique_ptr<Connection> ExactText::open(const QString &database, OpenMode mode) const
{
    const QString socket = QString::fromLatin1(QUrl::toPercentEncoding(m_server.socketPath()));
    const QString url = u"mariadb://%1@/%2?unix_socket=%3"_s;
    return std::move(*Connection::open(
        valueOf(DatabaseUrl::fromText(url.arg(m_server.superuser(), database, socket))), mode));
}

/// Every text of tables, views, parameters and answers, with its collation.
QString ExactText::texts(const QString &database) const
{
    return m_server.sql(
        u"SELECT table_name, column_name, collation_name FROM information_schema.columns "
        "WHERE table_schema = '%1' AND collation_name IS NOT NULL ORDER BY 1, 2; "
        "SELECT specific_name, ordinal_position, collation_name FROM information_schema.parameters "
        "WHERE specific_schema = '%1' AND collation_name IS NOT NULL ORDER BY 1, 2; "
        "SELECT table_name, table_collation FROM information_schema.tables "
        "WHERE table_schema = '%1' AND table_type = 'BASE TABLE' ORDER BY 1"_s.arg(database));
}

void ExactText::workIn(const QString &database) const
{
    const auto connection = open(database, OpenMode::Existing);
    Store store(*connection, connection->identityFor({}));
    const QStringList keys{u"a"_s, u"A"_s, u"a "_s, u"ä"_s, u"Ä"_s};
    for (const QString &key : keys)
        valueOf(store.addItem(u"work"_s, newItem(key)));
    const Claim claim = valueOf(store.claimNext({u"work"_s}, 10));
    QCOMPARE(keysOf(claim.items), keys);
    for (const Item &item : claim.items)
        valueOf(store.finish(item.id, claim.lock, Disposition::complete()));
}

void ExactText::initTestCase()
{
    m_server.sql(u"CREATE DATABASE ordinary CHARACTER SET utf8mb4; "
                 "CREATE DATABASE western CHARACTER SET latin1 COLLATE latin1_swedish_ci; "
                 "CREATE DATABASE restored CHARACTER SET latin2 COLLATE latin2_general_ci"_s);
    for (const QString &database : {u"ordinary"_s, u"western"_s}) {
        const auto connection = open(database, OpenMode::AddTables);
        Store store(*connection, {});
        valueOf(store.setUser({m_server.superuser(), m_server.superuser(), true, allRoles(), {}}));
        valueOf(store.addQueue(queueNamed(u"work"_s)));
    }
}

void ExactText::noFileNamesACollation()
{
    static const QRegularExpression named(
        u"COLLATE\\s+(?!EXACT_)|(?<!@@log)_bin\\b|_ci\\b|CHARACTER SET utf8"_s);
    const QStringList paths = sqlFiles();
    QVERIFY(paths.size() > 100);
    for (const QString &path : paths) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto match = named.match(QString::fromUtf8(file.readAll()));
        QVERIFY2(!match.hasMatch(), qPrintable(path + u": "_s + match.captured()));
    }
}

// Without a collation of its own a variable would take the database's.
void ExactText::everyTextInARoutineIsExact()
{
    static const QRegularExpression declared(
        u"(?:\\bDECLARE\\b(?:(?!DEFAULT)[^;])*|\\b(?:IN|OUT|INOUT) \\w+ |RETURNS )"
        "\\b(?:VARCHAR\\(\\d+\\)|CHAR\\(\\d+\\)|(?:LONG|MEDIUM)?TEXT|ENUM)(?! CHARACTER SET)"_s);
    for (const SqlStatement &routine : functionsAndRights(Dialect::Mariadb)) {
        const auto match = declared.match(routine.text);
        QVERIFY2(!match.hasMatch(), qPrintable(routine.file + u": "_s + match.captured()));
    }
}

void ExactText::theDatabasesCharacterSetDoesNotMatter()
{
    const QString expected = texts(u"ordinary"_s);
    QVERIFY(expected.contains(u"utf8mb4_nopad_bin"_s));
    QVERIFY(!expected.contains(u"utf8mb4_general_ci"_s));
    QCOMPARE(texts(u"western"_s), expected);
}

void ExactText::keysThatDifferInCaseOrSpaceAreDifferent()
{
    workIn(u"ordinary"_s);
    workIn(u"western"_s);
}

void ExactText::aDumpKeepsIt()
{
    m_server.sql(m_server.dump(u"western"_s), u"restored"_s);
    QCOMPARE(texts(u"restored"_s), texts(u"ordinary"_s));
    m_server.sql(u"DELETE FROM record_all; DELETE FROM item_all"_s, u"restored"_s);
    open(u"restored"_s, OpenMode::AddTables);
    workIn(u"restored"_s);
}

INTRAY_TEST_GUILESS_MAIN(ExactText)
#include "tst_exacttext.moc"
