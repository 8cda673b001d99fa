// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Files are attached to items, saved, checked and brought in with an import from the command line.
class CtlAttachTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatIsAttachedIsListedAndSaved();
    void nothingIsOverwrittenAndNamesAreSafe();
    void allFilesAreLookedAtBeforeTheFirstIsAttached();
    void whatCannotBeAttachedIsSaid_data();
    void whatCannotBeAttachedIsSaid();
    void anImportBringsItsFiles();
    void aRowWhoseFileCannotBeAttachedIsRejected();
    void pathsOfAnImportStayInTheirFolder_data();
    void pathsOfAnImportStayInTheirFolder();
    void aDryRunLooksAtTheFiles();
    void aColumnThatIsNotThereIsSaid();
    void theAuditReadsEveryByte();
    void aDamagedFileKeepsNoOtherBack();

private:
    QString itemOf(const QString &key, const QString &queue = u"q"_s);
    QJsonArray attachmentsOf(const QString &item)
    {
        return m_ctl->ctl({u"attachments"_s, item}).json().value(u"attachments"_s).toArray();
    }
    QByteArray contentOf(const QString &file)
    {
        QFile opened(file);
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray("cannot be read");
    }
    Ran import(const QByteArray &table, const QStringList &more = {})
    {
        return m_ctl->ctl(QStringList{u"import"_s, u"scans"_s, m_ctl->file(u"list.csv"_s, table),
                                      u"--key"_s, u"id"_s, u"--attach-column"_s, u"scan"_s} +
                          more);
    }

    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlAttachTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    m_ctl->addQueue(u"q"_s, {u"a"_s, u"b"_s});
}

QString CtlAttachTest::itemOf(const QString &key, const QString &queue)
{
    for (const QJsonValue item : m_ctl->ctl({u"list"_s, queue}).items())
        if (item[u"key"] == key)
            return QString::number(item[u"item"].toInteger());
    return {};
}

void CtlAttachTest::whatIsAttachedIsListedAndSaved()
{
    const QByteArray pdf = "%PDF-1.4\nnot much";
    const QByteArray large(3'000'000, 'x');
    const Ran attached = m_ctl->ctl({u"attach"_s, itemOf(u"a"_s), m_ctl->file(u"scan.pdf"_s, pdf),
                                     m_ctl->file(u"large.txt"_s, large)});
    QCOMPARE(attached.exit, 0);
    QCOMPARE(attached.json().value(u"attached"_s).toArray().size(), 2);
    const QJsonArray all = attachmentsOf(itemOf(u"a"_s));
    QCOMPARE(all.size(), 2);
    QCOMPARE(all[0][u"name"], u"scan.pdf"_s);
    QCOMPARE(all[0][u"media_type"], u"application/pdf"_s);
    QCOMPARE(all[0][u"size"], pdf.size());
    QCOMPARE(all[1][u"media_type"], u"text/plain"_s);
    QVERIFY(attachmentsOf(itemOf(u"b"_s)).isEmpty());
    QDir().mkdir(m_ctl->path(u"out"_s));
    const Ran saved =
        m_ctl->ctl({u"attachments"_s, itemOf(u"a"_s), u"--save-in"_s, m_ctl->path(u"out"_s)});
    QCOMPARE(saved.exit, 0);
    QCOMPARE(contentOf(m_ctl->path(u"out/scan.pdf"_s)), pdf);
    QVERIFY(contentOf(m_ctl->path(u"out/large.txt"_s)) == large);
    QCOMPARE(saved.json().value(u"attachments"_s)[0][u"file"], m_ctl->path(u"out/scan.pdf"_s));
}

void CtlAttachTest::nothingIsOverwrittenAndNamesAreSafe()
{
    m_ctl->ctl({u"attach"_s, itemOf(u"a"_s), m_ctl->file(u"scan.pdf"_s, "one")});
    m_ctl->ctl({u"attach"_s, itemOf(u"a"_s), m_ctl->file(u"scan.pdf"_s, "two")});
    m_ctl->ctl({u"attach"_s, itemOf(u"a"_s), m_ctl->file(u"evil.sh"_s, "three")});
    m_ctl->sql(u"DROP TRIGGER attachment_stays"_s);
    m_ctl->sql(u"UPDATE attachment SET name = '../../evil.sh' WHERE name = 'evil.sh'"_s);
    QDir().mkdir(m_ctl->path(u"out"_s));
    m_ctl->file(u"out/scan.pdf"_s, "mine");
    m_ctl->file(u"out/evil.sh"_s, "mine, too");
    QCOMPARE(
        m_ctl->ctl({u"attachments"_s, itemOf(u"a"_s), u"--save-in"_s, m_ctl->path(u"out"_s)}).exit,
        0);
    QCOMPARE(contentOf(m_ctl->path(u"out/scan.pdf"_s)), QByteArray("mine"));
    QCOMPARE(contentOf(m_ctl->path(u"out/scan (2).pdf"_s)), QByteArray("one"));
    QCOMPARE(contentOf(m_ctl->path(u"out/scan (3).pdf"_s)), QByteArray("two"));
    QCOMPARE(contentOf(m_ctl->path(u"out/evil (2).sh"_s)), QByteArray("three"));
    QCOMPARE(QDir(m_ctl->path(u"out"_s)).entryList(QDir::Files | QDir::NoDotAndDotDot).size(), 5);
}

void CtlAttachTest::allFilesAreLookedAtBeforeTheFirstIsAttached()
{
    const Ran ran = m_ctl->ctl({u"attach"_s, itemOf(u"a"_s), m_ctl->file(u"scan.pdf"_s, "one"),
                                m_ctl->path(u"away.pdf"_s)});
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.sentence().contains(u"away.pdf"_s), qPrintable(ran.sentence()));
    QVERIFY(attachmentsOf(itemOf(u"a"_s)).isEmpty());
}

void CtlAttachTest::whatCannotBeAttachedIsSaid_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("words");
    QTest::newRow("missing") << u"away.pdf"_s << u"There is no file"_s;
    QTest::newRow("a folder") << u"."_s << u"is not a file"_s;
    QTest::newRow("empty") << u"empty.pdf"_s << u"is empty"_s;
    QTest::newRow("too large") << u"large.pdf"_s << u"too large"_s;
}

void CtlAttachTest::whatCannotBeAttachedIsSaid()
{
    QFETCH(QString, file);
    QFETCH(QString, words);
    m_ctl->file(u"empty.pdf"_s, {});
    m_ctl->file(u"large.pdf"_s, "12345");
    const QString rules =
        m_ctl->file(u"rules.json"_s, R"({"x-intray": {"largest_attachment": 4}})");
    QCOMPARE(m_ctl->ctl({u"queue"_s, u"set"_s, u"q"_s, u"--schema"_s, rules}).exit, 0);
    const Ran ran = m_ctl->ctl({u"attach"_s, itemOf(u"a"_s), m_ctl->path(file)});
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.sentence().contains(words), qPrintable(ran.sentence()));
}

void CtlAttachTest::anImportBringsItsFiles()
{
    QDir().mkdir(m_ctl->path(u"scans"_s));
    m_ctl->file(u"scans/one.pdf"_s, "%PDF-1.4 one");
    m_ctl->file(u"scans/two.png"_s, "two");
    const Ran ran = import("id,scan\n1,scans/one.pdf\n2,scans\\two.png\n3,\n");
    QVERIFY2(ran.exit == 0, qPrintable(ran.sentence()));
    QCOMPARE(ran.json().value(u"attached"_s), 2);
    const QJsonArray first = attachmentsOf(itemOf(u"1"_s, u"scans"_s));
    QCOMPARE(first.size(), 1);
    QCOMPARE(first[0][u"name"], u"one.pdf"_s);
    QCOMPARE(attachmentsOf(itemOf(u"2"_s, u"scans"_s))[0][u"name"], u"two.png"_s);
    QVERIFY(attachmentsOf(itemOf(u"3"_s, u"scans"_s)).isEmpty());
    const Ran again = import("id,scan\n1,scans/one.pdf\n2,scans\\two.png\n3,\n");
    QCOMPARE(again.json().value(u"duplicate"_s), 3);
    QCOMPARE(again.json().value(u"not_attached"_s), 2);
    QVERIFY2(again.err.contains("2 files of rows that already exist"), again.err.constData());
    QCOMPARE(attachmentsOf(itemOf(u"1"_s, u"scans"_s)).size(), 1);
    QCOMPARE(m_ctl->ctl({u"audit"_s, u"--attachments"_s}).exit, 0);
}

void CtlAttachTest::aRowWhoseFileCannotBeAttachedIsRejected()
{
    m_ctl->file(u"one.pdf"_s, "one");
    m_ctl->file(u"empty.pdf"_s, {});
    const Ran ran = import("id,scan\n1,one.pdf\n2,away.pdf\n3,empty.pdf\n",
                           {u"--rejects"_s, m_ctl->path(u"rejects.csv"_s)});
    QCOMPARE(ran.exit, 6);
    QCOMPARE(ran.json().value(u"added"_s), 1);
    QCOMPARE(ran.json().value(u"rejected"_s), 2);
    const QByteArray rejects = contentOf(m_ctl->path(u"rejects.csv"_s));
    QVERIFY2(rejects.contains("scan: There is no file") && rejects.contains("\n3,"),
             rejects.constData());
    QVERIFY2(rejects.contains("is empty"), rejects.constData());
    QVERIFY(itemOf(u"2"_s, u"scans"_s).isEmpty());
}

void CtlAttachTest::pathsOfAnImportStayInTheirFolder_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("absolute") << u"%1/secret.txt"_s;
    QTest::newRow("out and in again") << u"../in/../secret.txt"_s;
    QTest::newRow("Windows") << u"..\\secret.txt"_s;
    QTest::newRow("a drive") << u"C:\\secret.txt"_s;
    QTest::newRow("a share") << u"\\\\host\\share\\secret.txt"_s;
    QTest::newRow("the folder itself") << u"."_s;
    QTest::newRow("a URL") << u"file:///etc/passwd"_s;
    QTest::newRow("a home") << u"~/secret.txt"_s;
}

void CtlAttachTest::pathsOfAnImportStayInTheirFolder()
{
    QFETCH(QString, path);
    m_ctl->file(u"secret.txt"_s, "secret");
    QDir().mkdir(m_ctl->path(u"in"_s));
    const QString named = path.contains(u"%1"_s) ? path.arg(m_ctl->path({})) : path;
    m_ctl->file(u"in/good.txt"_s, "good");
    const Ran ran = import("id,scan\n1,good.txt\n2," + named.toUtf8() + "\n",
                           {u"--attach-from"_s, m_ctl->path(u"in"_s)});
    QCOMPARE(ran.exit, 6);
    QCOMPARE(ran.json().value(u"added"_s), 1);
    QCOMPARE(ran.json().value(u"attached"_s), 1);
    QCOMPARE(m_ctl->sql(u"SELECT count(*) FROM attachment"_s).trimmed(), u"1"_s);
}

void CtlAttachTest::aDryRunLooksAtTheFiles()
{
    const Ran ran = import("id,scan\n1,away.pdf\n", {u"--dry-run"_s});
    QCOMPARE(ran.exit, 6);
    QCOMPARE(ran.json().value(u"rejected"_s), 1);
}

void CtlAttachTest::aColumnThatIsNotThereIsSaid()
{
    const Ran ran = import("id,picture\n1,one.pdf\n");
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.sentence().contains(u"“scan”"_s), qPrintable(ran.sentence()));
    QVERIFY(m_ctl->ctl({u"queue"_s, u"show"_s, u"scans"_s}).exit != 0);
    const Ran from = import("id,scan\n1,one.pdf\n", {u"--attach-from"_s, m_ctl->path(u"no"_s)});
    QCOMPARE(from.exit, 1);
    QVERIFY2(from.sentence().contains(u"is not a folder"_s), qPrintable(from.sentence()));
}

void CtlAttachTest::theAuditReadsEveryByte()
{
    m_ctl->ctl({u"attach"_s, itemOf(u"a"_s), m_ctl->file(u"scan.pdf"_s, "the right one")});
    QCOMPARE(m_ctl->ctl({u"audit"_s, u"--attachments"_s}).exit, 0);
    m_ctl->sql(u"DROP TRIGGER attachment_piece_stays"_s);
    m_ctl->sql(u"UPDATE attachment_piece SET content = CAST('a forged one!' AS BLOB)"_s);
    QCOMPARE(m_ctl->ctl({u"audit"_s}).exit, 0);
    const Ran found = m_ctl->ctl({u"audit"_s, u"--attachments"_s});
    QCOMPARE(found.exit, 1);
    QVERIFY2(found.out.contains("is not as it was attached"), found.out.constData());
    QDir().mkdir(m_ctl->path(u"out"_s));
    const Ran saved =
        m_ctl->ctl({u"attachments"_s, itemOf(u"a"_s), u"--save-in"_s, m_ctl->path(u"out"_s)});
    QCOMPARE(saved.exit, 1);
    QVERIFY2(saved.sentence().contains(u"is damaged"_s), qPrintable(saved.sentence()));
    QVERIFY(QDir(m_ctl->path(u"out"_s)).isEmpty());
}

void CtlAttachTest::aDamagedFileKeepsNoOtherBack()
{
    const QString item = itemOf(u"a"_s);
    for (const QString &name : {u"one.txt"_s, u"two.txt"_s, u"three.txt"_s})
        m_ctl->ctl({u"attach"_s, item, m_ctl->file(name, name.toUtf8())});
    m_ctl->sql(u"DROP TRIGGER attachment_piece_stays"_s);
    m_ctl->sql(u"UPDATE attachment_piece SET content = X'00' WHERE attachment_id = "
               "(SELECT id FROM attachment WHERE name = 'one.txt')"_s);
    QDir().mkdir(m_ctl->path(u"out"_s));
    const Ran saved = m_ctl->ctl({u"attachments"_s, item, u"--save-in"_s, m_ctl->path(u"out"_s)});
    QCOMPARE(saved.exit, 6);
    QVERIFY2(saved.err.contains("“one.txt” is damaged"), saved.err.constData());
    QCOMPARE(QDir(m_ctl->path(u"out"_s)).entryList(QDir::Files),
             QStringList({u"three.txt"_s, u"two.txt"_s}));
}

INTRAY_TEST_GUILESS_MAIN(CtlAttachTest)
#include "tst_ctl_attach.moc"
