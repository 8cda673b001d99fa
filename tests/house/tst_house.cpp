// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

/// The rules of the house that the linker cannot see.
class House : public QObject
{
    Q_OBJECT

private slots:
    void includesRunDownwardsOnly();
    void theWindowsRoomsAreInOrder();
    void theStoresRoomsAreInOrder();
    void onlyTheStoreSpeaksSql();
    void everySourceNamesItsLicence();
    void noSourceIsTooLongForOneHead();
    void everyClassHasANameOfItsOwn();
    void everyClassOfTheTestsHasANameOfItsOwn();
    void everyFieldOfSeveralLinesIsGuarded();
    void onlyOnePlacePastesIntoFieldsOfOneLine();
    void everyPackageStandsInOneList();
    void runningInstallsNothingThatOnlyTestsNeed();
    void everyMutantStillApplies();
    void everyMutantNamesTestsThatAreThere();
};

static QString root()
{
    return qEnvironmentVariable("INTRAY_SOURCE");
}

static QString textOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(path));
    return QString::fromUtf8(file.readAll());
}

static QStringList sourcesBelow(const QString &folder)
{
    QStringList paths;
    QDirIterator files(root() + u'/' + folder, {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths << files.next();
    return paths;
}

static QStringList allSources()
{
    return sourcesBelow(QStringLiteral("app")) + sourcesBelow(QStringLiteral("ui")) +
           sourcesBelow(QStringLiteral("models"));
}

void House::includesRunDownwardsOnly()
{
    const QMap<QString, QStringList> mayInclude{
        {QStringLiteral("models/queue"), {}},
        {QStringLiteral("models/schema"), {QStringLiteral("queue")}},
        {QStringLiteral("models/verify"), {QStringLiteral("queue"), QStringLiteral("schema")}},
        {QStringLiteral("models/store"),
         {QStringLiteral("queue"), QStringLiteral("schema"), QStringLiteral("verify")}},
        {QStringLiteral("models/transfer"),
         {QStringLiteral("queue"), QStringLiteral("schema"), QStringLiteral("verify"),
          QStringLiteral("store")}},
        {QStringLiteral("models/session"),
         {QStringLiteral("queue"), QStringLiteral("schema"), QStringLiteral("verify"),
          QStringLiteral("store"), QStringLiteral("transfer")}},
        {QStringLiteral("models/lists"),
         {QStringLiteral("queue"), QStringLiteral("schema"), QStringLiteral("verify")}},
        {QStringLiteral("ui"),
         {QStringLiteral("queue"), QStringLiteral("schema"), QStringLiteral("verify"),
          QStringLiteral("store"), QStringLiteral("transfer"), QStringLiteral("session"),
          QStringLiteral("lists"), QStringLiteral("resources")}}};
    static const QRegularExpression include(QStringLiteral("^#include \"(\\w+)/"),
                                            QRegularExpression::MultilineOption);
    for (auto room = mayInclude.begin(); room != mayInclude.end(); ++room) {
        const QStringList sources = sourcesBelow(room.key());
        QVERIFY2(!sources.isEmpty(), qPrintable(room.key()));
        const QString own = room.key().section(u'/', -1);
        for (const QString &path : sources) {
            auto match = include.globalMatch(textOf(path));
            while (match.hasNext()) {
                const QString target = match.next().captured(1);
                QVERIFY2(target == own || room.value().contains(target),
                         qPrintable(path + QStringLiteral(" includes ") + target));
            }
        }
    }
}

void House::theWindowsRoomsAreInOrder()
{
    const QStringList pages{QStringLiteral("common"), QStringLiteral("lists")};
    const QMap<QString, QStringList> mayInclude{
        {QStringLiteral("common"), {}},
        {QStringLiteral("lists"), {QStringLiteral("common")}},
        {QStringLiteral("import"), {QStringLiteral("common")}},
        {QStringLiteral("export"), {QStringLiteral("common")}},
        {QStringLiteral("connection"), {QStringLiteral("common")}},
        {QStringLiteral("adopting"), {QStringLiteral("common")}},
        {QStringLiteral("source"), {QStringLiteral("common")}},
        {QStringLiteral("preferences"), {QStringLiteral("common")}},
        {QStringLiteral("palette"), {QStringLiteral("common")}},
        {QStringLiteral("questions"), {QStringLiteral("common")}},
        {QStringLiteral("desk"),
         pages + QStringList{QStringLiteral("source"), QStringLiteral("questions")}},
        {QStringLiteral("supervisor"), pages + QStringList{QStringLiteral("desk")}}, // a preview
        {QStringLiteral("window"),
         pages + QStringList{QStringLiteral("import"), QStringLiteral("export"),
                             QStringLiteral("connection"), QStringLiteral("adopting"),
                             QStringLiteral("desk"), QStringLiteral("supervisor"),
                             QStringLiteral("questions"), QStringLiteral("preferences"),
                             QStringLiteral("palette")}}};
    static const QRegularExpression include(QStringLiteral("^#include \"ui/(?:(\\w+)/)?"),
                                            QRegularExpression::MultilineOption);
    for (const QString &path : sourcesBelow(QStringLiteral("ui"))) {
        const QString room = path.mid(root().size() + 4).section(u'/', 0, 0);
        QVERIFY2(mayInclude.contains(room), qPrintable(path));
        auto match = include.globalMatch(textOf(path));
        while (match.hasNext()) {
            const QString target = match.next().captured(1);
            QVERIFY2(target == room || mayInclude.value(room).contains(target),
                     qPrintable(path + QStringLiteral(" includes ") + target));
        }
    }
}

/// Each includes only those in front of it; what stands in no room is for all. All verbs are listed
/// once, above all rooms.
void House::theStoresRoomsAreInOrder()
{
    const QStringList rooms{
        QStringLiteral("rows"),     QStringLiteral("refusals"),    QStringLiteral("text"),
        QStringLiteral("line"),     QStringLiteral("embedded"),    QStringLiteral("attachments"),
        QStringLiteral("rules"),    QStringLiteral("adopted"),     QStringLiteral("sources"),
        QStringLiteral("other"),    QStringLiteral("reading"),     QStringLiteral("work"),
        QStringLiteral("checking"), QStringLiteral("supervising"), QStringLiteral("importing"),
        QStringLiteral("verifying")};
    static const QRegularExpression include(QStringLiteral("^#include \"store/(\\w+)/"),
                                            QRegularExpression::MultilineOption);
    const QString store = root() + QStringLiteral("/models/store/");
    for (const QString &path : sourcesBelow(QStringLiteral("models/store"))) {
        const QString inStore = path.mid(store.size());
        if (inStore == QStringLiteral("verbsignatures.cpp"))
            continue;
        const qsizetype floor = rooms.indexOf(inStore.section(u'/', 0, 0));
        QVERIFY2(floor >= 0 || !inStore.contains(u'/'), qPrintable(path));
        auto match = include.globalMatch(textOf(path));
        while (match.hasNext()) {
            const QString target = match.next().captured(1);
            QVERIFY2(rooms.contains(target) && rooms.indexOf(target) <= floor,
                     qPrintable(path + QStringLiteral(" includes ") + target));
        }
    }
}

void House::onlyTheStoreSpeaksSql()
{
    static const QRegularExpression sql(QStringLiteral("#include <QSql|#include <sqlite3"));
    for (const QString &path : allSources())
        if (!path.contains(QStringLiteral("/models/store/")))
            QVERIFY2(!textOf(path).contains(sql), qPrintable(path));
}

void House::everySourceNamesItsLicence()
{
    for (const QString &path : allSources() + sourcesBelow(QStringLiteral("tests")))
        QVERIFY2(textOf(path).left(300).contains(
                     QStringLiteral("SPDX-License-Identifier: GPL-3.0-or-later")),
                 qPrintable(path));
}

void House::noSourceIsTooLongForOneHead()
{
    for (const QString &path : allSources())
        QVERIFY2(textOf(path).count(u'\n') <= 400, qPrintable(path));
}

// The linker takes the destructor of either for both, and says nothing.
static void holdNamesApart(const QStringList &sources, qsizetype least)
{
    static const QRegularExpression unnamed(QStringLiteral("^namespace \\{$.*?^\\} // namespace$"),
                                            QRegularExpression::MultilineOption |
                                                QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression definition(
        QStringLiteral("^(?:class|struct|enum class) (\\w+)(?: final)?(?: : [^;\n]*)?$"),
        QRegularExpression::MultilineOption);
    QHash<QString, QString> places;
    for (const QString &path : sources) {
        const QString text = textOf(path).remove(unnamed);
        for (auto found = definition.globalMatch(text); found.hasNext();) {
            const QString name = found.next().captured(1);
            const QString other = places.value(name);
            QVERIFY2(other.isEmpty(), qPrintable(name + u' ' + path + u' ' + other));
            places.insert(name, path);
        }
    }
    QVERIFY(places.size() > least);
}

void House::everyClassHasANameOfItsOwn()
{
    holdNamesApart(allSources(), 500);
}

// Those of a folder are one program; what is no test is a program of its own.
void House::everyClassOfTheTestsHasANameOfItsOwn()
{
    const QStringList all = sourcesBelow(QStringLiteral("tests"));
    const QStringList linked =
        all.filter(QRegularExpression(QStringLiteral("/tst_\\w+\\.cpp$|\\.h$")));
    holdNamesApart(linked, 500);
}

// An empty clipboard ends the program in Qt's own field of several lines, unless it is only read.
void House::everyFieldOfSeveralLinesIsGuarded()
{
    static const QRegularExpression made(
        QStringLiteral(
            "(?:new|public|unique<|shared<) ?Q(?:PlainTextEdit|TextEdit|TextBrowser)\\b|"
            "^ *(?:const )?Q(?:PlainTextEdit|TextEdit|TextBrowser) \\w+[;({]|getMultiLineText"),
        QRegularExpression::MultilineOption);
    static const QRegularExpression isOnlyRead(
        QStringLiteral("setReadOnly\\(true\\)|public QTextBrowser"));
    for (const QString &path :
         sourcesBelow(QStringLiteral("ui")) + sourcesBelow(QStringLiteral("app"))) {
        if (path.endsWith(QStringLiteral("/ui/common/textbox.h")) || !textOf(path).contains(made))
            continue;
        const QString source = QString(path).replace(QStringLiteral(".h"), QStringLiteral(".cpp"));
        QVERIFY2((textOf(path) + textOf(source)).contains(isOnlyRead), qPrintable(path));
    }
}

static QStringList packagesIn(const QString &list)
{
    QStringList names;
    const QStringList lines = textOf(root() + QStringLiteral("/installer/") + list).split(u'\n');
    for (const QString &line : lines) {
        const QString name = line.section(u'#', 0, 0).trimmed();
        if (!name.isEmpty())
            names << name;
    }
    return names;
}

// Qt clears what is selected where there is nothing to paste, and keeps what nobody sees.
void House::onlyOnePlacePastesIntoFieldsOfOneLine()
{
    static const QRegularExpression pastes(
        QStringLiteral("(?:\\.|->)paste\\(\\)|&QLineEdit::paste"));
    for (const QString &path : sourcesBelow(QStringLiteral("ui")))
        if (!path.endsWith(QStringLiteral("/ui/common/linepaste.cpp")))
            QVERIFY2(!textOf(path).contains(pastes), qPrintable(path));
    QVERIFY(textOf(root() + QStringLiteral("/ui/window/mainwindow.cpp"))
                .contains(QStringLiteral("LinePaste::install();")));
}

void House::everyPackageStandsInOneList()
{
    const QStringList toRun = packagesIn(QStringLiteral("packages.txt"));
    const QStringList toTest = packagesIn(QStringLiteral("packages-tests.txt"));
    const QStringList toFuzz = packagesIn(QStringLiteral("packages-fuzz.txt"));
    const QStringList toCross = packagesIn(QStringLiteral("packages-windows.txt"));
    const QStringList all = toRun + toTest + toFuzz + toCross;
    QVERIFY(toRun.contains(QStringLiteral("g++")));
    QVERIFY(toTest.contains(QStringLiteral("mariadb-server")));
    QVERIFY(toCross.contains(QStringLiteral("nsis")));
    QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());
    QDirIterator files(root(),
                       {QStringLiteral("Makefile"), QStringLiteral("CMakeLists.txt"),
                        QStringLiteral("run"), QStringLiteral("*.sh")},
                       QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (!path.contains(QStringLiteral("/build/")))
            QVERIFY2(!textOf(path).contains(QStringLiteral("apt-get")), qPrintable(path));
    }
}

// What a goal of the Makefile would do.
static QString planOf(const QString &goal)
{
    QProcess make;
    make.setWorkingDirectory(root());
    make.start(QStringLiteral("make"), {QStringLiteral("-n"), goal});
    make.waitForFinished();
    return QString::fromUtf8(make.readAllStandardOutput());
}

void House::runningInstallsNothingThatOnlyTestsNeed()
{
    const QString tests = QStringLiteral("packages-tests.txt");
    for (const QString &goal : {QStringLiteral("run"), QStringLiteral("package")}) {
        QVERIFY(planOf(goal).contains(QStringLiteral("install-packages packages.txt")));
        QVERIFY2(!planOf(goal).contains(tests), qPrintable(goal));
    }
    const QString fuzzing = QStringLiteral("packages-fuzz.txt");
    QVERIFY(planOf(QStringLiteral("fuzz")).contains(fuzzing));
    QVERIFY(!planOf(QStringLiteral("test")).contains(fuzzing));
    const QString windows = QStringLiteral("packages-windows.txt");
    QVERIFY(planOf(QStringLiteral("package-windows")).contains(windows));
    QVERIFY(!planOf(QStringLiteral("test")).contains(windows));
    for (const QString &goal : {QStringLiteral("test"), QStringLiteral("bench")})
        QVERIFY2(planOf(goal).contains(tests), qPrintable(goal));
}

static QStringList mutants()
{
    const QDir folder(root() + QStringLiteral("/tests/mutants"));
    QStringList paths;
    for (const QString &name : folder.entryList({QStringLiteral("*.patch")}, QDir::Files))
        paths << folder.filePath(name);
    return paths;
}

void House::everyMutantStillApplies()
{
    QVERIFY(!mutants().isEmpty());
    for (const QString &path : mutants()) {
        QProcess patch;
        patch.setWorkingDirectory(root());
        patch.start(QStringLiteral("patch"),
                    QStringLiteral("-p1 --dry-run --force --fuzz=0 -r - -i").split(u' ') << path);
        QVERIFY2(patch.waitForFinished(), qPrintable(patch.errorString()));
        QVERIFY2(patch.exitCode() == 0, qPrintable(path));
    }
}

static QString sourceOfTest(const QString &name)
{
    QDirIterator files(root() + QStringLiteral("/tests"), {name + QStringLiteral(".cpp")},
                       QDir::Files, QDirIterator::Subdirectories);
    return files.hasNext() ? textOf(files.next()) : QString();
}

void House::everyMutantNamesTestsThatAreThere()
{
    static const QRegularExpression head(QStringLiteral("^Breaks: .+\nCaught-by: (.+)\n"));
    for (const QString &path : mutants()) {
        const auto match = head.match(textOf(path));
        QVERIFY2(match.hasMatch(), qPrintable(path));
        const QStringList tests = match.captured(1).split(u',');
        for (const QString &test : tests) {
            const QStringList words = test.trimmed().split(u' ');
            const QString source = sourceOfTest(words.first());
            QVERIFY2(!source.isEmpty(), qPrintable(path));
            for (const QString &function : words.mid(1))
                QVERIFY2(source.contains(function + QStringLiteral("()")), qPrintable(path));
        }
    }
}

INTRAY_TEST_GUILESS_MAIN(House)
#include "tst_house.moc"
