// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "package/checker.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is for systems that are not here, as far as it can be looked at: docs/packaging.md says
/// what that leaves open.
class Installers : public QObject
{
    Q_OBJECT

private slots:
    void theScriptOfTheWindowsInstallerCompiles();
    void theResourcesOfTheWindowsProgramsCompile_data();
    void theResourcesOfTheWindowsProgramsCompile();
    void theWorkflowIsYaml();
};

// The programs in it are this system's; the script around them is what is tried.
void Installers::theScriptOfTheWindowsInstallerCompiles()
{
    const QTemporaryDir folder;
    const Verdict packed =
        check(u"cpack"_s, {u"-G"_s, u"NSIS"_s, u"--config"_s, builtPath(u"CPackConfig.cmake"_s),
                           u"-B"_s, folder.path()});
    QCOMPARE(packed.complaint(), QByteArray());
    const QStringList made = QDir(folder.path()).entryList({u"intray-*.exe"_s});
    QCOMPARE(made.size(), 1);
    QVERIFY(contentOf(folder.filePath(made.first())).startsWith("MZ"));
}

void Installers::theResourcesOfTheWindowsProgramsCompile_data()
{
    QTest::addColumn<QString>("program");
    QTest::newRow("window") << u"intray"_s;
    QTest::newRow("command line") << u"intrayctl"_s;
}

void Installers::theResourcesOfTheWindowsProgramsCompile()
{
    QFETCH(QString, program);
    const QTemporaryDir folder;
    const QString object = folder.filePath(u"resources.o"_s);
    const Verdict compiled =
        check(u"x86_64-w64-mingw32-windres"_s,
              {u"--preprocessor=gcc"_s, u"--preprocessor-arg=-E"_s, u"--preprocessor-arg=-xc"_s,
               u"--preprocessor-arg=-DRC_INVOKED"_s,
               builtPath(u"installer/windows/%1.rc"_s.arg(program)), object});
    QCOMPARE(compiled.complaint(), QByteArray());
    const QByteArray binary = contentOf(object);
    const QString name = program + u".exe"_s;
    const QByteArray utf16(reinterpret_cast<const char *>(name.utf16()), name.size() * 2);
    QVERIFY(binary.contains(utf16));
    QVERIFY(binary.contains("\x89PNG")); // the largest icon
}

void Installers::theWorkflowIsYaml()
{
    const Verdict told =
        check(u"yamllint"_s,
              {u"-d"_s,
               u"{extends: default, rules: {line-length: {max: 130}, document-start: disable}}"_s,
               sourcePath(u".github/workflows/build.yml"_s)});
    QCOMPARE(told.complaint(), QByteArray());
}

QTEST_GUILESS_MAIN(Installers)
#include "tst_installers.moc"
