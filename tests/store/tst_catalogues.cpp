// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogues.h"
#include "store/text/statements.h"
#include "support/testclass.h"
#include "upgradeground.h"

#include <QRegularExpression>

using namespace intray;
using namespace Qt::StringLiterals;

/// A table has one name on every engine, its text one file name, and a column one name, but for the
/// list in catalogues.h. It can only get shorter: what is not true any more has to go, too.
class Catalogues : public QObject, private UpgradeGround
{
    Q_OBJECT

private slots:
    void initTestCase();
    void tablesAndColumnsHaveOneName();
    void everyTableHasOneFileName();

private:
    using EnginesByName = QMap<QString, QStringList>;

    QStringList namesOn(const QString &engine);
    EnginesByName namesNotEverywhere();
};

static const QStringList engines{u"sqlite"_s, u"postgresql"_s, u"mariadb"_s};

void Catalogues::initTestCase()
{
    NextVersion::putAside();
    for (const QString &engine : engines)
        if (!testEngines().contains(engine))
            QSKIP("There is no server here.");
}

/// A table of MariaDB's stands behind a view that takes its name.
static QString withoutEnding(const QString &name)
{
    static const QRegularExpression ending(u"^(\\w+)_all\\b"_s);
    return QString(name).replace(ending, u"\\1"_s);
}

/// "item", and "item.state" for each of its columns.
QStringList Catalogues::namesOn(const QString &engine)
{
    static const QHash<QString, QString> columns{
        {u"sqlite"_s, u"SELECT made.name || '.' || col.name FROM sqlite_master AS made "
                      "JOIN pragma_table_xinfo(made.name) AS col "
                      "WHERE made.type = 'table' AND made.name NOT LIKE 'sqlite_%'"_s},
        {u"postgresql"_s,
         u"SELECT table_name || '.' || column_name FROM information_schema.columns "
         "JOIN information_schema.tables USING (table_schema, table_name) "
         "WHERE table_schema = 'intray' AND table_type = 'BASE TABLE'"_s},
        {u"mariadb"_s,
         u"SELECT CONCAT(table_name, '.', column_name) FROM information_schema.columns "
         "JOIN information_schema.tables USING (table_schema, table_name) "
         "WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'"_s}};
    beginOn(engine);
    opened();
    QStringList names;
    for (const QString &column : lines(columns.value(engine)))
        names << withoutEnding(column) << withoutEnding(column.section(u'.', 0, 0));
    names.removeDuplicates();
    return names;
}

/// Without columns that are where their table is.
Catalogues::EnginesByName Catalogues::namesNotEverywhere()
{
    EnginesByName all;
    for (const QString &engine : engines)
        for (const QString &name : namesOn(engine))
            all[name] << engine;
    EnginesByName some;
    for (auto it = all.begin(); it != all.end(); ++it) {
        const QString table = it.key().section(u'.', 0, 0);
        if (it.value() != (table == it.key() ? engines : all.value(table)))
            some.insert(it.key(), it.value());
    }
    return some;
}

void Catalogues::tablesAndColumnsHaveOneName()
{
    const EnginesByName found = namesNotEverywhere();
    EnginesByName listed;
    for (const Difference &one : differentNames()) {
        QVERIFY2(!one.why.isEmpty(), qPrintable(one.name));
        listed.insert(one.name, one.engines.split(u' '));
    }
    for (auto it = found.begin(); it != found.end(); ++it)
        QVERIFY2(listed.value(it.key()) == it.value(),
                 qPrintable(it.key() + u" is only on "_s + it.value().join(u' ')));
    for (auto it = listed.begin(); it != listed.end(); ++it)
        QVERIFY2(found.contains(it.key()),
                 qPrintable(it.key() + u" does not differ: take it off the list"_s));
}

void Catalogues::everyTableHasOneFileName()
{
    static const QRegularExpression making(
        u"^CREATE TABLE (?:IF NOT EXISTS )?(?:intray\\.)?\"?(\\w+)"_s);
    QMap<QString, QSet<QString>> files;
    for (const Dialect dialect : {Dialect::Sqlite, Dialect::Postgresql, Dialect::Mariadb})
        for (const SqlStatement &statement : schemaStatements(dialect))
            if (const auto match = making.match(statement.text); match.hasMatch())
                files[withoutEnding(match.captured(1))] << statement.file.section(u'/', -1);
    QVERIFY(files.size() > 40);
    for (auto it = files.begin(); it != files.end(); ++it)
        QVERIFY2(it.value().size() == 1, qPrintable(it.key() + u" stands in "_s +
                                                    QStringList(it.value().values()).join(u", ")));
}

INTRAY_TEST_GUILESS_MAIN(Catalogues)
#include "tst_catalogues.moc"
