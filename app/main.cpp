// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/endsignals.h"
#include "app/lastwords.h"
#include "app/leaving.h"
#include "app/noscreen.h"
#include "app/onewindow.h"
#include "app/windowplace.h"
#include "session/connection/keychain.h"
#include "session/drafts/draftjournal.h"
#include "translations/translations.h"
#include "ui/common/roomystyle.h"
#include "ui/common/windowsettings.h"
#include "ui/preferences/preferences.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QIcon>
#include <QRegularExpression>
#include <QStandardPaths>

#include <cstdlib>
#include <memory>
#include <optional>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

/// What was asked for on the command line.
struct Options
{
    std::optional<DatabaseUrl> database;
    QString user;
    QString queue;
    QString language;
    QString noScreen; ///< What to say if there is no screen.
};

void nameTheProgram()
{
    QCoreApplication::setOrganizationDomain(u"intray.invalid"_s);
    QCoreApplication::setApplicationName(u"intray"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(INTRAY_VERSION));
}

QString translated(const char *source)
{
    return QCoreApplication::translate("main", source);
}

void describe(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        translated(QT_TRANSLATE_NOOP("main", "A desk for records that people verify one by one.")));
    parser.addHelpOption();
    parser.addVersionOption();
    const auto option = [&](const QStringList &names, const char *text, const QString &value) {
        parser.addOption(QCommandLineOption(names, translated(text), value));
    };
    option({u"d"_s, u"database"_s},
           QT_TRANSLATE_NOOP("main", "The database, such as sqlite:PATH or "
                                     "postgresql://USER@HOST/DATABASE."),
           u"URL"_s);
    option({u"user"_s}, QT_TRANSLATE_NOOP("main", "The user; by default the system's user."),
           u"NAME"_s);
    option({u"queue"_s}, QT_TRANSLATE_NOOP("main", "The queue to start with."), u"NAME"_s);
    option({u"language"_s},
           QT_TRANSLATE_NOOP("main", "The language of the window, such as de or fr."), u"CODE"_s);
}

[[noreturn]] void refuse(const QString &sentence)
{
    sayLastWords(sentence);
    std::exit(2);
}

std::optional<DatabaseUrl> databaseFrom(const QString &text)
{
    if (text.isEmpty())
        return std::nullopt;
    const auto url = DatabaseUrl::fromText(text);
    if (!url)
        refuse(url.error().sentence);
    return *url;
}

// Qt's own options, such as -style, are left to QApplication.
QStringList withoutQtOptions(const QStringList &arguments)
{
    static const QStringList withValue{
        u"platform"_s, u"platformpluginpath"_s, u"platformtheme"_s, u"plugin"_s,
        u"geometry"_s, u"qwindowgeometry"_s,    u"qwindowicon"_s,   u"qwindowtitle"_s,
        u"style"_s,    u"stylesheet"_s,         u"session"_s,       u"display"_s};
    QStringList own;
    for (qsizetype index = 0; index < arguments.size(); ++index) {
        const QString name = QString(arguments.at(index)).remove(QRegularExpression(u"^--?"_s));
        if (arguments.at(index).startsWith(u'-') && withValue.contains(name))
            ++index;
        else if (name != u"reverse"_s)
            own.append(arguments.at(index));
    }
    return own;
}

// Without a display, so that --help and --version work in a terminal.
Options readOptions(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    speak();
    QCommandLineParser parser;
    describe(parser);
    const QStringList arguments = withoutQtOptions(application.arguments());
    if (!parser.parse(arguments))
        refuse(parser.errorText());
    parser.process(arguments);
    if (!parser.positionalArguments().isEmpty())
        refuse(translated(QT_TRANSLATE_NOOP("main", "Unknown argument: %1"))
                   .arg(parser.positionalArguments().first()));
    QString database = parser.value(u"database"_s);
    if (database.isEmpty())
        database = qEnvironmentVariable("INTRAY_DATABASE");
    return {databaseFrom(database), parser.value(u"user"_s), parser.value(u"queue"_s),
            parser.value(u"language"_s),
            translated(QT_TRANSLATE_NOOP(
                "main",
                "There is no screen to show Intray's window on. In a terminal, use intrayctl."))};
}

Identity identityFor(const QString &user)
{
    Identity identity = systemIdentity();
    if (!user.isEmpty())
        identity.user = user;
    return identity;
}

DatabaseUrl databaseFor(const Options &options, const WindowSettings &settings)
{
    if (options.database)
        return *options.database;
    const auto last = DatabaseUrl::fromText(settings.value(u"database"_s).toString());
    const bool isThere = last && (last->isServer() || QFileInfo::exists(last->path()));
    return isThere ? *last : DatabaseUrl::embeddedDefault();
}

// A file is made if it is not there; a server's database is an administrator's.
void openIn(MainWindow &window, const DatabaseUrl &url, const Options &options)
{
    const Identity identity = identityFor(options.user);
    if (url.isServer())
        window.connectTo(url, identity, options.queue);
    else
        window.open(url, identity, options.queue);
}

QIcon ownIcon()
{
    QIcon icon;
    for (const int size : {16, 24, 32, 48, 64, 128, 256})
        icon.addFile(u":/icons/intray-%1.png"_s.arg(size), QSize(size, size));
    return icon;
}

QString draftFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + u"/drafts"_s;
}

SecondStart secondStart(const Options &options)
{
    return {options.queue, leaveToComeForward()};
}

void answerCalls(OneWindow &one, MainWindow &window)
{
    QObject::connect(&window, &MainWindow::databaseChosen, &one, &OneWindow::follow);
    QObject::connect(&one, &OneWindow::called, &window, [&window](const SecondStart &start) {
        qputenv("XDG_ACTIVATION_TOKEN", start.token.toUtf8());
        window.comeForward(start.queue);
    });
}

/// The window, and the journal that outlives it.
struct Opened
{
    explicit Opened(WindowSettings &settings)
        : window(journal, settings, systemKeychain())
    {
    }

    DraftJournal journal{draftFolder()};
    MainWindow window;
};

// Whoever ends the session waits for the answer, not for a person.
void endQuietly(EndSignals &ends, MainWindow &window)
{
    QObject::connect(qApp, &QGuiApplication::commitDataRequest, &window, &MainWindow::saveAll,
                     Qt::DirectConnection);
    QObject::connect(&ends, &EndSignals::endWanted, &window, [&window] {
        window.closeUnasked();
        QCoreApplication::quit();
    });
}

std::unique_ptr<QApplication> onTheScreen(int &argc, char *argv[], const QString &orElse)
{
    const NoScreen sentence(orElse);
    return std::make_unique<QApplication>(argc, argv);
}

int run(int argc, char *argv[])
{
    nameTheProgram();
    const Options options = readOptions(argc, argv);
    const auto application = onTheScreen(argc, argv, options.noScreen);
    QApplication::setStyle(new RoomyStyle); // which takes it
    application->setDesktopFileName(QStringLiteral(INTRAY_APP_ID));
    application->setWindowIcon(ownIcon());
    WindowSettings settings;
    speak(options.language.isEmpty() ? preferencesIn(settings).language : options.language);
    const DatabaseUrl database = databaseFor(options, settings);
    EndSignals ends;
    OneWindow one;
    std::optional<Opened> opened;
    const auto open = [&] {
        MainWindow &window = opened.emplace(settings).window;
        answerCalls(one, window);
        endQuietly(ends, window);
        window.show();
        openIn(window, database, options);
    };
    QObject::connect(&ends, &EndSignals::endWanted, application.get(), &QCoreApplication::quit);
    QObject::connect(&one, &OneWindow::found, application.get(), &QCoreApplication::quit);
    QObject::connect(&one, &OneWindow::alone, application.get(), open);
    one.start(database, identityFor(options.user), secondStart(options));
    return QApplication::exec();
}

} // namespace

int main(int argc, char *argv[])
{
    return leave(run(argc, argv));
}
