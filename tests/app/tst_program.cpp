// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "app/realscreen.h"
#include "support/testclass.h"

#include <QDirIterator>

#include <csignal>

using namespace intray;
using namespace Qt::StringLiterals;

/// A started program; killed with its owner.
class Started
{
public:
    Started(const QProcessEnvironment &environment, const QStringList &words = {})
    {
        m_process.setProcessEnvironment(environment);
        m_process.start(qEnvironmentVariable("INTRAY_TEST_BIN") + u"/intray"_s, words);
    }
    ~Started() { kill(); }
    Q_DISABLE_COPY_MOVE(Started)

    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    void signal(int number) { ::kill(static_cast<pid_t>(m_process.processId()), number); }
    /// Its exit status; -1 if it does not end, or crashed.
    int ended()
    {
        const bool isOver =
            m_process.waitForFinished(30'000) || m_process.state() == QProcess::NotRunning;
        return isOver && m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }
    bool isRunning()
    {
        return !m_process.waitForFinished(0) && m_process.state() != QProcess::NotRunning;
    }
    QByteArray out() { return m_process.readAllStandardOutput(); }
    QByteArray err() { return m_process.readAllStandardError(); }

private:
    QProcess m_process;
};

/// The window as a program among others on a desktop.
class Program : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_screen.isThere()); }
    void init();
    void cleanup() { m_home.reset(); }
    void helpAndVersionNeedNoDisplay();
    void wrongUsageGivesTwo();
    void withoutAScreenItNamesTheCommandLine_data();
    void withoutAScreenItNamesTheCommandLine();
    void aSecondStartRaisesTheFirstWithItsQueue();
    void everyUserAndDatabaseHasAWindow();
    void theWindowIsFoundAtTheDatabaseItWentOnTo();
    void aKilledWindowIsInNobodysWay();
    void aFrozenWindowIsNotWaitedForLong();
    void aSlowWindowIsWaitedFor();
    void whoWaitsForAnotherWindowCanBeEnded();
    void manyStartsAtOnceMakeOneWindow();
    void aSignalKeepsTheText_data();
    void aSignalKeepsTheText();
    void theEndOfTheSessionKeepsTheText();
    void onlyTheFoldersForItAreUsed();
    void damagedSettingsDoNotStopIt();
    void aHomeThatCannotBeWrittenDoesNotStopIt();

private:
    QProcessEnvironment desktop() const;
    QStringList onTheDatabase() const
    {
        return {u"-d"_s, u"sqlite:"_s + m_home->database(), u"--user"_s, u"clerk"_s};
    }
    bool shows(const QStringList &titles) const
    {
        const bool isShown = QTest::qWaitFor([&] { return m_screen.titles() == titles; }, 30'000);
        if (!isShown)
            qWarning("shown: %s", qPrintable(m_screen.titles().join(u", "_s)));
        return isShown;
    }
    /// Whether a start has its turn to call the window that is there.
    bool calls() const
    {
        return !QDir(m_home->path(u"run"_s)).entryList({u"intray-*.lock"_s}, QDir::Files).isEmpty();
    }
    void typeInto(Started &window, const QString &text);
    /// What is kept on this disk of what was typed.
    bool isKept(const QByteArray &text) const;

    RealScreen m_screen;
    std::unique_ptr<CtlFixture> m_home;
};

void Program::init()
{
    m_home = std::make_unique<CtlFixture>();
    QVERIFY(QDir(m_home->path(u"."_s)).mkdir(u"run"_s));
    QFile::setPermissions(m_home->path(u"run"_s),
                          QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    m_home->addQueue(u"one"_s, {u"a"_s, u"b"_s}, {u"--title"_s, u"First"_s});
    m_home->addQueue(u"two"_s, {u"c"_s}, {u"--title"_s, u"Second"_s});
}

QProcessEnvironment Program::desktop() const
{
    QProcessEnvironment environment = m_home->environment();
    for (const QString &name : {u"XDG_CONFIG_HOME"_s, u"XDG_DATA_HOME"_s, u"XDG_CACHE_HOME"_s,
                                u"XDG_STATE_HOME"_s, u"INTRAY_DATABASE"_s})
        environment.remove(name);
    environment.insert(u"HOME"_s, m_home->path(u"."_s));
    environment.insert(u"XDG_RUNTIME_DIR"_s, m_home->path(u"run"_s));
    environment.insert(u"DISPLAY"_s, m_screen.name());
    environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
    environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"disabled:"_s);
    return environment;
}

void Program::helpAndVersionNeedNoDisplay()
{
    QProcessEnvironment terminal = desktop();
    terminal.remove(u"DISPLAY"_s);
    Started help(terminal, {u"--help"_s});
    QCOMPARE(help.ended(), 0);
    QVERIFY(help.out().contains("--database"));
    QCOMPARE(help.err(), QByteArray());
    Started version(terminal, {u"--version"_s});
    QCOMPARE(version.ended(), 0);
    QCOMPARE(version.out(), QByteArray("intray " INTRAY_VERSION "\n"));
    QCOMPARE(version.err(), QByteArray());
}

void Program::wrongUsageGivesTwo()
{
    Started wrong(desktop(), {u"--frobnicate"_s});
    QCOMPARE(wrong.ended(), 2);
    QVERIFY(wrong.err().startsWith("intray: "));
}

void Program::withoutAScreenItNamesTheCommandLine_data()
{
    QTest::addColumn<QString>("screen");
    QTest::newRow("none") << QString();
    QTest::newRow("one that is not there") << u":98765"_s;
}

void Program::withoutAScreenItNamesTheCommandLine()
{
    QFETCH(QString, screen);
    QProcessEnvironment terminal = desktop();
    terminal.remove(u"QT_QPA_PLATFORM"_s);
    terminal.remove(u"WAYLAND_DISPLAY"_s);
    terminal.remove(u"DISPLAY"_s);
    if (!screen.isEmpty())
        terminal.insert(u"DISPLAY"_s, screen);
    Started window(terminal);
    QCOMPARE(window.ended(), 1);
    const QByteArray told = window.err();
    QVERIFY2(told.startsWith("intray: There is no screen") && told.contains("intrayctl"),
             told.constData());
    QVERIFY2(!told.contains("could be initialized"), told.constData()); // what Qt aborts with
}

void Program::aSecondStartRaisesTheFirstWithItsQueue()
{
    Started first(desktop(), onTheDatabase() + QStringList{u"--queue"_s, u"one"_s});
    QVERIFY(shows({u"First - queue.db - Intray"_s}));
    Started second(desktop(), onTheDatabase() + QStringList{u"--queue"_s, u"two"_s});
    QCOMPARE(second.ended(), 0);
    QVERIFY(shows({u"Second - queue.db - Intray"_s}));
    Started third(desktop(), {u"--user"_s, u"clerk"_s});
    QCOMPARE(third.ended(), 0); // the last database, which the first remembered
    QVERIFY(first.isRunning());
}

void Program::everyUserAndDatabaseHasAWindow()
{
    Started anna(desktop(), onTheDatabase() + QStringList{u"--user"_s, u"anna"_s});
    QVERIFY(shows({u"First - queue.db - Intray"_s}));
    Started bert(desktop(), onTheDatabase() + QStringList{u"--user"_s, u"bert"_s});
    QVERIFY(shows({u"First - queue.db - Intray"_s, u"First - queue.db - Intray"_s}));
    Started other(desktop(), {u"-d"_s, u"sqlite:"_s + m_home->path(u"other.db"_s)});
    QVERIFY(shows({u"First - queue.db - Intray"_s, u"First - queue.db - Intray"_s, u"Intray"_s}));
}

void Program::theWindowIsFoundAtTheDatabaseItWentOnTo()
{
    const QString link = m_home->path(u"link.db"_s);
    QVERIFY(QFile::link(m_home->database(), link));
    Started first(desktop(), onTheDatabase());
    QVERIFY(shows({u"First - queue.db - Intray"_s}));
    Started second(desktop(), {u"-d"_s, u"sqlite:"_s + link, u"--user"_s, u"clerk"_s});
    QCOMPARE(second.ended(), 0);
}

void Program::aKilledWindowIsInNobodysWay()
{
    Started first(desktop(), onTheDatabase());
    QVERIFY(shows({u"First - queue.db - Intray"_s}));
    first.kill();
    Started second(desktop(), onTheDatabase());
    QVERIFY(shows({u"First - queue.db - Intray"_s}));
    Started third(desktop(), onTheDatabase() + QStringList{u"--queue"_s, u"two"_s});
    QCOMPARE(third.ended(), 0);
    QVERIFY(shows({u"Second - queue.db - Intray"_s}));
}

void Program::aFrozenWindowIsNotWaitedForLong()
{
    Started first(desktop(), onTheDatabase());
    QVERIFY(shows({u"First - queue.db - Intray"_s}));
    first.signal(SIGSTOP);
    Started second(desktop(), onTheDatabase() + QStringList{u"--queue"_s, u"two"_s});
    QVERIFY(shows({u"First - queue.db - Intray"_s, u"Second - queue.db - Intray"_s}));
}

void Program::aSlowWindowIsWaitedFor()
{
    Started first(desktop(), onTheDatabase());
    QVERIFY(shows({u"First - queue.db - Intray"_s}));
    first.signal(SIGSTOP);
    Started second(desktop(), onTheDatabase() + QStringList{u"--queue"_s, u"two"_s});
    QVERIFY(QTest::qWaitFor([&] { return calls(); }, 30'000));
    QVERIFY(second.isRunning());
    first.signal(SIGCONT);
    QCOMPARE(second.ended(), 0);
    QVERIFY(shows({u"Second - queue.db - Intray"_s}));
}

void Program::whoWaitsForAnotherWindowCanBeEnded()
{
    Started first(desktop(), onTheDatabase());
    QVERIFY(shows({u"First - queue.db - Intray"_s}));
    first.signal(SIGSTOP);
    Started second(desktop(), onTheDatabase());
    QVERIFY(QTest::qWaitFor([&] { return calls(); }, 30'000));
    second.signal(SIGTERM);
    QCOMPARE(second.ended(), 0);
    QCOMPARE(m_screen.titles(), QStringList{u"First - queue.db - Intray"_s});
}

void Program::manyStartsAtOnceMakeOneWindow()
{
    std::vector<std::unique_ptr<Started>> starts;
    for (int count = 0; count < 5; ++count)
        starts.push_back(std::make_unique<Started>(desktop(), onTheDatabase()));
    const auto running = [&] {
        return std::count_if(starts.begin(), starts.end(),
                             [](const auto &start) { return start->isRunning(); });
    };
    QVERIFY(QTest::qWaitFor([&] { return running() == 1; }, 60'000));
    QVERIFY(shows({u"First - queue.db - Intray"_s}));
    QCOMPARE(running(), 1);
}

void Program::typeInto(Started &window, const QString &text)
{
    QVERIFY(window.isRunning());
    QVERIFY(shows({u"First - queue.db - Intray"_s}));
    m_screen.focus(u"First - queue.db - Intray"_s);
    m_screen.press(u"F9"_s);
    QVERIFY(QTest::qWaitFor([&] { return m_home->ctl({u"mine"_s}).items().size() == 1; }, 30'000));
    m_screen.press(u"ctrl+a"_s);
    m_screen.type(text);
}

bool Program::isKept(const QByteArray &text) const
{
    QDirIterator files(m_home->path(u".local/share/intray/drafts"_s), QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly) && file.readAll().contains(text))
            return true;
    }
    return false;
}

void Program::aSignalKeepsTheText_data()
{
    QTest::addColumn<int>("number");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGHUP") << SIGHUP;
    QTest::newRow("SIGINT") << SIGINT;
}

void Program::aSignalKeepsTheText()
{
    QFETCH(int, number);
    Started window(desktop(), onTheDatabase());
    typeInto(window, u"typed before the end"_s);
    if (QTest::currentTestFailed())
        return;
    window.signal(number);
    QCOMPARE(window.ended(), 0);
    QVERIFY(isKept("typed before the end"));
}

void Program::theEndOfTheSessionKeepsTheText()
{
    QProcess session;
    session.start(qEnvironmentVariable("INTRAY_TEST_BIN") + u"/../tests/app/sessionend"_s, {});
    const auto hears = [&] {
        while (!session.canReadLine() && session.waitForReadyRead(30'000)) {
        }
        return session.readLine().trimmed();
    };
    QProcessEnvironment environment = desktop();
    environment.insert(u"SESSION_MANAGER"_s, QString::fromLatin1(hears()));
    Started window(environment, onTheDatabase());
    typeInto(window, u"typed before the session ends"_s);
    if (QTest::currentTestFailed())
        return;
    session.write("save\n");
    QCOMPARE(hears(), QByteArray("saved"));
    window.kill(); // whatever it would have done later does not count
    QVERIFY(isKept("typed before the session ends"));
    session.kill();
    session.waitForFinished();
}

void Program::onlyTheFoldersForItAreUsed()
{
    const QStringList before =
        QDir(m_home->path(u"."_s)).entryList(QDir::AllEntries | QDir::Hidden);
    Started window(desktop());
    QVERIFY(shows({u"Intray"_s}));
    const QString database = m_home->path(u".local/share/intray/intray.db"_s);
    QVERIFY(QTest::qWaitFor([&] { return QFile::exists(database); }, 30'000));
    window.signal(SIGTERM);
    QCOMPARE(window.ended(), 0);
    QDir home(m_home->path(u"."_s));
    QStringList added = home.entryList(QDir::AllEntries | QDir::Hidden);
    for (const QString &name : before)
        added.removeAll(name);
    added.removeAll(u".cache"_s); // of fonts
    added.sort();
    QCOMPARE(added, (QStringList{u".config"_s, u".local"_s}));
    for (const QString &folder : {u".config"_s, u".local/share"_s})
        QCOMPARE(QDir(home.filePath(folder)).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList{u"intray"_s});
    QCOMPARE(QDir(m_home->path(u"run"_s)).entryList(QDir::System | QDir::Files), QStringList{});
}

void Program::damagedSettingsDoNotStopIt()
{
    const QString folder = m_home->path(u".config/intray"_s);
    QVERIFY(QDir().mkpath(folder));
    QFile settings(folder + u"/window.ini"_s);
    QVERIFY(settings.open(QIODevice::WriteOnly));
    settings.write("[[[\x01 this was a settings file\n=");
    settings.close();
    Started window(desktop(), onTheDatabase());
    QVERIFY(shows({u"First - queue.db - Intray"_s}));
    QVERIFY(QFile::exists(settings.fileName() + u".damaged"_s));
}

void Program::aHomeThatCannotBeWrittenDoesNotStopIt()
{
    QProcessEnvironment environment = desktop();
    environment.insert(u"HOME"_s, u"/proc/1/nowhere"_s); // even root cannot write there
    Started window(environment, onTheDatabase());
    QVERIFY(shows({u"First - queue.db - Intray"_s}));
    m_screen.focus(u"First - queue.db - Intray"_s);
    m_screen.press(u"F9"_s);
    QVERIFY(QTest::qWaitFor([&] { return m_home->ctl({u"mine"_s}).items().size() == 1; }, 30'000));
}

INTRAY_TEST_GUILESS_MAIN(Program)
#include "tst_program.moc"
