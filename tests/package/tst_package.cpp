// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "package/checker.h"
#include "support/testclass.h"

#include <QCryptographicHash>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// The Debian package of this very build. That it installs and runs in a bare system, and that two
/// builds in different places give the same bytes, is shown by "make test-package".
class Package : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void lintianIsContent();
    void itHasWhatItPromises();
    void plugInsAreNamedThoughNothingLinksThem();
    void theProgramsAreHardened();
    void noFileTellsOfTheMachineThatBuiltIt();
    void packingTwiceGivesTheSameBytes();

private:
    QString pack(const QString &folder) const;
    QByteArray field(const QString &name) const
    {
        return check(u"dpkg-deb"_s, {u"-f"_s, m_package, name}).out.trimmed();
    }
    QString unpacked(const QString &path) const { return m_folder.filePath(u"root/"_s + path); }

    QTemporaryDir m_folder;
    QString m_package;
};

QString Package::pack(const QString &folder) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"SOURCE_DATE_EPOCH"_s, u"1700000000"_s);
    const QString out = m_folder.filePath(folder);
    const Verdict packed =
        check(u"cpack"_s,
              {u"-G"_s, u"DEB"_s, u"--config"_s, builtPath(u"CPackConfig.cmake"_s), u"-B"_s, out},
              {}, environment);
    const QStringList found = QDir(out).entryList({u"intray_*.deb"_s});
    if (packed.exit != 0 || found.size() != 1)
        qWarning("%s", packed.all().constData());
    return found.size() == 1 ? QDir(out).filePath(found.first()) : QString();
}

void Package::initTestCase()
{
    m_package = pack(u"first"_s);
    QVERIFY(!m_package.isEmpty());
    QCOMPARE(check(u"dpkg-deb"_s, {u"-x"_s, m_package, unpacked({})}).complaint(), QByteArray());
}

void Package::lintianIsContent()
{
    const Verdict verdict =
        check(u"lintian"_s, {u"--fail-on"_s, u"error,warning"_s, u"--info"_s, m_package});
    QCOMPARE(verdict.complaint(), QByteArray());
    QVERIFY2(verdict.out.trimmed().isEmpty(), verdict.out.constData());
}

void Package::itHasWhatItPromises()
{
    for (const QString &path :
         {u"usr/bin/intray"_s, u"usr/bin/intrayctl"_s, u"usr/share/man/man1/intray.1.gz"_s,
          u"usr/share/man/man1/intrayctl.1.gz"_s,
          u"usr/share/bash-completion/completions/intrayctl"_s,
          u"usr/share/bash-completion/completions/intray"_s, u"usr/share/doc/intray/copyright"_s,
          u"usr/share/doc/intray/changelog.gz"_s, u"usr/share/doc/intray/intray.spdx.json.gz"_s,
          u"usr/share/doc/intray/handbook.md"_s, u"usr/share/doc/intray/pictures/desk.png"_s,
          u"usr/share/doc/intray/examples/intray-serve.service"_s,
          u"usr/share/doc/intray/examples/intray-query@.timer"_s})
        QVERIFY2(QFileInfo(unpacked(path)).size() > 0, qPrintable(path));
    for (const QString &page : {u"internals"_s, u"architecture.md"_s, u"performance.md"_s})
        QVERIFY2(!QFileInfo::exists(unpacked(u"usr/share/doc/intray/"_s + page)), qPrintable(page));
    const Verdict told = check(unpacked(u"usr/bin/intrayctl"_s), {u"--version"_s});
    QCOMPARE(told.out, QByteArray("intrayctl " INTRAY_VERSION "\n"));
    const Verdict tree =
        check(u"appstreamcli"_s, {u"validate-tree"_s, u"--no-net"_s, unpacked({})});
    QCOMPARE(tree.complaint(), QByteArray());
}

void Package::plugInsAreNamedThoughNothingLinksThem()
{
    const QByteArray needed = field(u"Depends"_s);
    for (const char *name : {"libqt6sql6-sqlite", "qt6-qpa-plugins", "libqt6widgets6", "libpq5"})
        QVERIFY2(needed.contains(name), name);
    const QByteArray useful = field(u"Recommends"_s);
    for (const char *name : {"libqt6sql6-psql", "libqt6sql6-mysql", "libqt6sql6-odbc", "mdbtools"})
        QVERIFY2(useful.contains(name), name);
}

void Package::theProgramsAreHardened()
{
    for (const QString &name : {u"usr/bin/intray"_s, u"usr/bin/intrayctl"_s}) {
        const Verdict told = check(u"readelf"_s, {u"-hldW"_s, unpacked(name)});
        for (const char *mark : {"DYN (Position-Independent", "GNU_RELRO", "BIND_NOW"})
            QVERIFY2(told.out.contains(mark), mark);
        QVERIFY(!told.out.contains("RPATH") && !told.out.contains("RUNPATH"));
        const QByteArray stack = told.out.mid(told.out.indexOf("GNU_STACK")).split('\n').first();
        QVERIFY2(stack.contains("RW ") && !stack.contains('E'), stack.constData());
    }
}

void Package::noFileTellsOfTheMachineThatBuiltIt()
{
    const Verdict found = check(u"grep"_s, {u"-rlF"_s, sourcePath({}), unpacked(u"usr/share"_s)});
    QCOMPARE(found.out, QByteArray());
}

void Package::packingTwiceGivesTheSameBytes()
{
    const QString second = pack(u"second"_s);
    QCOMPARE(QCryptographicHash::hash(contentOf(second), QCryptographicHash::Sha256).toHex(),
             QCryptographicHash::hash(contentOf(m_package), QCryptographicHash::Sha256).toHex());
}

INTRAY_TEST_GUILESS_MAIN(Package)
#include "tst_package.moc"
