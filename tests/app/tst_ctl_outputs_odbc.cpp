// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/odbcsettings.h"
#include "support/testclass.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace intray;
using namespace Qt::StringLiterals;

/// What commands write with --force does not replace the database that they reach through ODBC.
class CtlOutputsOdbcTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void throughOdbcTheDatabaseIsNotReplacedEither_data();
    void throughOdbcTheDatabaseIsNotReplacedEither();

private:
    QByteArray beginningOf(const QString &name) const
    {
        QFile file(m_ctl->path(name));
        return file.open(QIODevice::ReadOnly) ? file.read(15) : QByteArray();
    }

    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlOutputsOdbcTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    m_ctl->addQueue(u"towns"_s, {u"35957"_s});
    m_ctl->file(u"a.csv"_s, "zip,name\n1,x\n1,y\n");
    QVERIFY(QFile::link(m_ctl->database(), m_ctl->path(u"link"_s)));
}

void CtlOutputsOdbcTest::throughOdbcTheDatabaseIsNotReplacedEither_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("rejects") << u"import q @a.csv --key zip --rejects"_s;
    QTest::newRow("items") << u"export towns --format csv"_s;
    QTest::newRow("history") << u"history --export"_s;
    QTest::newRow("corrections") << u"ledger towns --export"_s;
}

/// Its address does not say in which file it is.
void CtlOutputsOdbcTest::throughOdbcTheDatabaseIsNotReplacedEither()
{
    QFETCH(const QString, words);
    QTemporaryDir folder;
    const OdbcSettings settings(
        folder.path(), {{u"Desk"_s, odbcdriver::sqlite, {{u"Database"_s, m_ctl->database()}}}});
    QStringList all{u"-d"_s, u"odbc:DSN=Desk"_s};
    for (const QString &word : words.split(u' '))
        all << (word.startsWith(u'@') ? m_ctl->path(word.mid(1)) : word);
    const Ran ran = m_ctl->bare(all + QStringList{m_ctl->path(u"link"_s), u"--force"_s});
    QVERIFY2(ran.exit == 2, ran.err + ran.out);
    QVERIFY2(ran.err.contains("because that is a file of the database that is in use"), ran.err);
    QCOMPARE(beginningOf(u"queue.db"_s), QByteArray("SQLite format 3"));
}

INTRAY_TEST_GUILESS_MAIN(CtlOutputsOdbcTest)
#include "tst_ctl_outputs_odbc.moc"
