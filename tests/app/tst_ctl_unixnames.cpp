// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <fstream>

using namespace intray;
using namespace Qt::StringLiterals;

/// Names as only Unix has them: links that anybody may make, and bytes that are not UTF-8.
class CtlUnixNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void whatIsNeededIsNotReplacedByALink_data();
    void whatIsNeededIsNotReplacedByALink();
    void nothingIsWrittenBackByALinkToTheQueuesOwnFile();
    void anAttachmentIsNotSavedThroughALink();
    void linksOfAnImportStayInTheirFolder_data();
    void linksOfAnImportStayInTheirFolder();
    void aLinkInAWatchedFolderIsLeft();
    void aNameThatIsNoUtf8FailsUnderAReadableOne();

private:
    QByteArray contentOf(const QString &name) const
    {
        QFile file(m_ctl->path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("not there");
    }
    QStringList failed() const
    {
        return QDir(m_ctl->path(u"in/failed"_s)).entryList(QDir::Files, QDir::Name);
    }
    Ran watch() const
    {
        return m_ctl->ctl(
            {u"watch"_s, u"q"_s, m_ctl->path(u"in"_s), u"--once"_s, u"--settle"_s, u"1s"_s});
    }

    std::unique_ptr<CtlFixture> m_ctl;
};

/// A queue whose records came from geo.db, and a link to the database.
void CtlUnixNamesTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    const Ran made = CtlFixture::run(
        u"sqlite3"_s, {m_ctl->path(u"geo.db"_s), u"CREATE TABLE town (zip TEXT, name TEXT); INSERT "
                                                 u"INTO town VALUES ('35957', 'boaz')"_s});
    QVERIFY2(made.exit == 0, made.err);
    m_ctl->file(u"a.csv"_s, "zip,name\n1,x\n1,y\n");
    const Ran in = m_ctl->ctl({u"import"_s, u"towns"_s, m_ctl->path(u"geo.db"_s), u"--table"_s,
                               u"town"_s, u"--key"_s, u"zip"_s});
    QVERIFY2(in.exit == 0, in.err);
    QVERIFY(QFile::link(m_ctl->database(), m_ctl->path(u"link"_s)));
    QVERIFY(QDir(m_ctl->path({})).mkdir(u"in"_s));
}

void CtlUnixNamesTest::whatIsNeededIsNotReplacedByALink_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("rejects") << u"import q @a.csv --key zip --rejects"_s;
    QTest::newRow("export") << u"export towns --format csv"_s;
    QTest::newRow("script") << u"write-back towns @geo.db --table town --sql"_s;
}

void CtlUnixNamesTest::whatIsNeededIsNotReplacedByALink()
{
    QFETCH(const QString, words);
    QStringList all;
    for (const QString &word : words.split(u' '))
        all << (word.startsWith(u'@') ? m_ctl->path(word.mid(1)) : word);
    const Ran ran = m_ctl->ctl(all + QStringList{m_ctl->path(u"link"_s), u"--force"_s});
    QVERIFY2(ran.exit == 2, ran.err + ran.out);
    QVERIFY2(ran.sentence().contains(u"“"_s + m_ctl->path(u"link"_s) + u"”, because"_s),
             qPrintable(ran.sentence()));
    QVERIFY(contentOf(u"queue.db"_s).startsWith("SQLite format 3"));
    QCOMPARE(m_ctl->ctl({u"list"_s, u"towns"_s}).items().size(), 1);
    QCOMPARE(m_ctl->ctl({u"list"_s, u"q"_s}).exit, 1); // nothing came in
}

void CtlUnixNamesTest::nothingIsWrittenBackByALinkToTheQueuesOwnFile()
{
    const QString link = m_ctl->path(u"link.db"_s);
    QVERIFY(QFile::link(m_ctl->database(), link));
    for (const QString &itself : {link, u"sqlite:"_s + link}) {
        const Ran ran =
            m_ctl->ctl({u"write-back"_s, u"towns"_s, itself, u"--table"_s, u"record"_s});
        QCOMPARE(ran.exit, 1);
        QCOMPARE(ran.sentence(),
                 u"This is the file of the queue itself. Nothing is written back there."_s);
    }
}

void CtlUnixNamesTest::anAttachmentIsNotSavedThroughALink()
{
    m_ctl->ctl({u"attach"_s, u"1"_s, m_ctl->file(u"evil.sh"_s, "three")});
    QVERIFY(QDir().mkdir(m_ctl->path(u"out"_s)));
    QVERIFY(QFile::link(m_ctl->path(u"queue.db"_s), m_ctl->path(u"out/evil.sh"_s)));
    QCOMPARE(m_ctl->ctl({u"attachments"_s, u"1"_s, u"--save-in"_s, m_ctl->path(u"out"_s)}).exit, 0);
    QCOMPARE(contentOf(u"out/evil (2).sh"_s), QByteArray("three"));
    QVERIFY(contentOf(u"queue.db"_s).startsWith("SQLite format 3"));
}

void CtlUnixNamesTest::linksOfAnImportStayInTheirFolder_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("a link") << u"link.txt"_s;
    QTest::newRow("a linked folder") << u"folder/secret.txt"_s;
}

void CtlUnixNamesTest::linksOfAnImportStayInTheirFolder()
{
    QFETCH(const QString, path);
    m_ctl->file(u"secret.txt"_s, "secret");
    QVERIFY(QFile::link(m_ctl->path(u"secret.txt"_s), m_ctl->path(u"in/link.txt"_s)));
    QVERIFY(QFile::link(m_ctl->path({}), m_ctl->path(u"in/folder"_s)));
    m_ctl->file(u"in/good.txt"_s, "good");
    const QString table =
        m_ctl->file(u"list.csv"_s, "id,scan\n1,good.txt\n2," + path.toUtf8() + "\n");
    const Ran ran =
        m_ctl->ctl({u"import"_s, u"scans"_s, table, u"--key"_s, u"id"_s, u"--attach-column"_s,
                    u"scan"_s, u"--attach-from"_s, m_ctl->path(u"in"_s)});
    QCOMPARE(ran.exit, 6);
    QCOMPARE(ran.json().value(u"added"_s), 1);
    QCOMPARE(ran.json().value(u"attached"_s), 1);
    QCOMPARE(m_ctl->sql(u"SELECT count(*) FROM attachment"_s), u"1"_s);
}

void CtlUnixNamesTest::aLinkInAWatchedFolderIsLeft()
{
    const QString elsewhere = m_ctl->file(u"elsewhere.csv"_s, "id;name\n1;Ann\n");
    QVERIFY(QFile::link(elsewhere, m_ctl->path(u"in/link.csv"_s)));
    QCOMPARE(watch().json().value(u"read"_s).toInt(), 0);
    QVERIFY(QFile::exists(m_ctl->path(u"in/link.csv"_s)) && QFile::exists(elsewhere));
}

void CtlUnixNamesTest::aNameThatIsNoUtf8FailsUnderAReadableOne()
{
    const auto putNative = [this](const char *name) {
        const QByteArray path = QFile::encodeName(m_ctl->path(u"in/"_s)) + name;
        QVERIFY(std::ofstream(path.constData()) << "id;name\n1;Ann\n");
    };
    putNative("M\xFCnchen \xC3\xA4%.csv");
    putNative("M\xFCnchen.csv.part");
    m_ctl->file(u"in/a.csv"_s, "id;name\n2;Bob\n");
    const Ran ran = watch();
    QCOMPARE(ran.exit, 6);
    QCOMPARE(ran.json().value(u"done"_s).toInt(), 1);
    QCOMPARE(ran.json().value(u"failed"_s).toInt(), 1);
    const QByteArray why = "Its name is not UTF-8. Rename the file, and put it into the folder "
                           "again.\n";
    QVERIFY2(ran.err.contains("M%FCnchen ä%.csv has failed. " + why), ran.err.constData());
    QCOMPARE(failed(), (QStringList{u"M%FCnchen ä%.csv"_s, u"M%FCnchen ä%.csv.why.txt"_s}));
    QCOMPARE(contentOf(u"in/failed/M%FCnchen ä%.csv"_s), "id;name\n1;Ann\n");
    QCOMPARE(contentOf(u"in/failed/M%FCnchen ä%.csv.why.txt"_s), why);
    putNative("M\xFCnchen \xC3\xA4%.csv");
    QCOMPARE(watch().json().value(u"failed"_s).toInt(), 1);
    QVERIFY(failed().contains(u"M%FCnchen ä%-2.csv"_s));
}

INTRAY_TEST_GUILESS_MAIN(CtlUnixNamesTest)
#include "tst_ctl_unixnames.moc"
