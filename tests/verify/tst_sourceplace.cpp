// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/sourcerule.h"
#include "support/testclass.h"
#include "verify/source/sourceplace.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace intray;
using namespace Qt::StringLiterals;

/// Where a field of a record says that its source lies, and what is not opened.
class SourcePlaceTest : public QObject
{
    Q_OBJECT

private slots:
    void pathsAreFound_data();
    void pathsAreFound();
    void anAddressOnAnAllowedHostIsMeant();
    void otherHostsAreRefused_data();
    void otherHostsAreRefused();
    void whatIsRefused_data();
    void whatIsRefused();
    void onlyUsualFilesAreOpened();
    void aLinkOutOfTheFolderIsNotFollowed();
};

void SourcePlaceTest::pathsAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("page");
    QTest::newRow("absolute") << u"/scans/1.pdf"_s << u""_s << u"/scans/1.pdf"_s << 0;
    QTest::newRow("below the folder")
        << u" a/1.png\n"_s << u"/scans/"_s << u"/scans/a/1.png"_s << 0;
    QTest::newRow("in the folder") << u"/scans/1.pdf"_s << u"/scans"_s << u"/scans/1.pdf"_s << 0;
    QTest::newRow("Windows' separators")
        << u"a\\b\\1.tif"_s << u"/scans"_s << u"/scans/a/b/1.tif"_s << 0;
    QTest::newRow("a page") << u"1.pdf#page=3"_s << u"/scans"_s << u"/scans/1.pdf"_s << 2;
    QTest::newRow("a URL") << u"file:///scans/a%20b.pdf"_s << u""_s << u"/scans/a b.pdf"_s << 0;
    QTest::newRow("a URL with a page")
        << u"file:///scans/1.pdf#page=2"_s << u""_s << u"/scans/1.pdf"_s << 1;
    QTest::newRow("Greek") << u"σάρωση.png"_s << u"/scans"_s << u"/scans/σάρωση.png"_s << 0;
    QTest::newRow("dots in between") << u"a/../1.png"_s << u"/scans"_s << u"/scans/1.png"_s << 0;
}

void SourcePlaceTest::pathsAreFound()
{
    QFETCH(QString, text);
    QFETCH(QString, folder);
    const auto place = sourcePlace(text, folder);
    QVERIFY2(place, place ? "" : qPrintable(place.error().sentence));
    QTEST(place->file, "file");
    QTEST(place->page, "page");
}

static QStringList allowed()
{
    return SourceRule::of(
               {{u"source"_s, QJsonObject{{u"hosts"_s, QJsonArray{u"scans.example.org"_s,
                                                                  u"http://intranet:8080"_s}}}}})
        .hosts;
}

void SourcePlaceTest::anAddressOnAnAllowedHostIsMeant()
{
    for (const QString &text :
         {u"https://scans.example.org/a%20b/1.pdf?x=1"_s, u"HTTPS://Scans.Example.ORG:443/1.png"_s,
          u"http://intranet:8080/1.tif"_s}) {
        const auto place = sourcePlace(text + u"#page=3"_s, u"/scans"_s, allowed());
        QVERIFY2(place, qPrintable(text));
        QCOMPARE(place->url, QUrl(text));
        QCOMPARE(place->page, 2);
        QVERIFY(place->file.isEmpty());
    }
}

void SourcePlaceTest::otherHostsAreRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("another host") << u"https://example.org/1.pdf"_s;
    QTest::newRow("one below it") << u"https://x.scans.example.org/1.pdf"_s;
    QTest::newRow("without encryption") << u"http://scans.example.org/1.pdf"_s;
    QTest::newRow("another port") << u"https://scans.example.org:8443/1.pdf"_s;
    QTest::newRow("a name in front") << u"https://scans.example.org@evil.example/1.pdf"_s;
    QTest::newRow("a login") << u"https://me:secret@scans.example.org/1.pdf"_s;
    QTest::newRow("a file of the host") << u"file://scans.example.org/1.pdf"_s;
    QTest::newRow("another scheme") << u"ftp://scans.example.org/1.pdf"_s;
}

void SourcePlaceTest::otherHostsAreRefused()
{
    QFETCH(QString, text);
    QVERIFY(!sourcePlace(text, {}, allowed()));
}

void SourcePlaceTest::whatIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("words");
    const QString network = u"do not allow loading it"_s;
    const QString outside = u"not in the folder"_s;
    QTest::newRow("a web address") << u"https://example.org/1.pdf"_s << u""_s << network;
    QTest::newRow("a share by URL") << u"file://server/scans/1.pdf"_s << u""_s << network;
    QTest::newRow("a share by name") << u"\\\\server\\scans\\1.pdf"_s << u""_s << network;
    QTest::newRow("another scheme") << u"smb://server/1.pdf"_s << u"/scans"_s << network;
    QTest::newRow("data") << u"data:image/png;base64,AAAA"_s << u""_s << network;
    QTest::newRow("up") << u"../../etc/passwd"_s << u"/scans"_s << outside;
    QTest::newRow("up by Windows' separators") << u"..\\x.png"_s << u"/scans"_s << outside;
    QTest::newRow("elsewhere") << u"/etc/passwd"_s << u"/scans"_s << outside;
    QTest::newRow("a neighbour of like name") << u"/scans2/1.png"_s << u"/scans"_s << outside;
    QTest::newRow("elsewhere by URL") << u"file:///etc/passwd"_s << u"/scans"_s << outside;
    QTest::newRow("no folder") << u"1.png"_s << u""_s << u"not been chosen yet"_s;
    QTest::newRow("a folder that is none") << u"1.png"_s << u"scans"_s << u"not an absolute path"_s;
    QTest::newRow("nothing") << u"#page=2"_s << u"/scans"_s << u"has no path"_s;
    QTest::newRow("a null") << u"a"_s + QChar(0) + u"b"_s << u"/scans"_s << u"has no path"_s;
}

void SourcePlaceTest::whatIsRefused()
{
    QFETCH(QString, text);
    QFETCH(QString, folder);
    QFETCH(QString, words);
    const auto place = sourcePlace(text, folder);
    QVERIFY(!place);
    QVERIFY2(place.error().sentence.contains(words), qPrintable(place.error().sentence));
}

void SourcePlaceTest::onlyUsualFilesAreOpened()
{
    QTemporaryDir folder;
    const auto refusal = [&](const QString &file) {
        const auto real = openableSource({file, 0, {}});
        return real ? QString() : real.error().sentence;
    };
    QFile good(folder.filePath(u"good.png"_s));
    QVERIFY(good.open(QIODevice::WriteOnly) && good.write("x") == 1);
    good.close();
    QCOMPARE(refusal(good.fileName()), QString());
    QVERIFY(refusal(folder.filePath(u"missing.png"_s)).contains(u"is missing"_s));
    QVERIFY(refusal(folder.path()).contains(u"not a file"_s));
    QFile empty(folder.filePath(u"empty.png"_s));
    QVERIFY(empty.open(QIODevice::WriteOnly));
    QVERIFY(refusal(empty.fileName()).contains(u"is empty"_s));
#ifdef Q_OS_UNIX
    // Neither is opened: reading them would never come to an end.
    QVERIFY(refusal(u"/dev/zero"_s).contains(u"not a file"_s));
    const QString pipe = folder.filePath(u"pipe"_s);
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QVERIFY(refusal(pipe).contains(u"not a file"_s));
    const QString large = folder.filePath(u"large.pdf"_s);
    QFile sparse(large);
    QVERIFY(sparse.open(QIODevice::WriteOnly) && sparse.resize(1'000'000'001));
    QVERIFY(refusal(large).contains(u"larger than 1 GB"_s));
#endif
}

void SourcePlaceTest::aLinkOutOfTheFolderIsNotFollowed()
{
    QTemporaryDir folder;
    QTemporaryDir other;
    QFile secret(other.filePath(u"secret.png"_s));
    QVERIFY(secret.open(QIODevice::WriteOnly) && secret.write("x") == 1);
    secret.close();
    QVERIFY(QFile::link(secret.fileName(), folder.filePath(u"link.png"_s)));
    const auto place = sourcePlace(u"link.png"_s, folder.path());
    QVERIFY(place);
    const auto real = openableSource(*place);
    QVERIFY(!real);
    QVERIFY(real.error().sentence.contains(u"not in the folder"_s));
    // Without a folder there is nothing to lead out of.
    QVERIFY(openableSource({place->file, 0, {}}));
}

INTRAY_TEST_GUILESS_MAIN(SourcePlaceTest)
#include "tst_sourceplace.moc"
