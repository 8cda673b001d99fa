// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/help.h"

#include "ctl/call.h"

#include <QJsonArray>

namespace intray::ctl {

using namespace Qt::StringLiterals;

QList<Option> globalOptions()
{
    return {
        {u"database"_s,
         u"URL"_s,
         Ctl::tr("The database, such as sqlite:FILE or postgresql://USER@HOST/NAME; also -d. "
                 "Without it $INTRAY_DATABASE, then the embedded database that the window uses. A "
                 "server's password comes from $INTRAY_PASSWORD, the server's own password file or "
                 "the keyboard."),
         {},
         {u"d"_s}},
        {u"user"_s, u"USER"_s,
         Ctl::tr("Who acts; only for a database without logins, where it is the system's user "
                 "otherwise.")},
        {u"json"_s, {}, Ctl::tr("Print exactly one JSON document.")},
        {u"help"_s, {}, Ctl::tr("Show this help; also -h."), {}, {u"h"_s}},
        {u"version"_s, {}, Ctl::tr("Show the version; also -v."), {}, {u"v"_s}},
    };
}

static QString written(const Option &option)
{
    return option.value.isEmpty() ? u"--"_s + option.name
                                  : u"--%1 %2"_s.arg(option.name, option.value);
}

static QString optionLines(const QList<Option> &options)
{
    qsizetype width = 0;
    for (const Option &option : options)
        width = std::max(width, written(option).size());
    QString shown;
    for (const Option &option : options)
        shown += u"  %1  %2\n"_s.arg(written(option), -int(width)).arg(option.text);
    return shown;
}

static QString exitLines()
{
    return Ctl::tr("Exit status: 0 done, 1 failed, 2 wrong usage, 3 nothing available,\n"
                   "4 the lock is not yours or you lack the right, 5 busy, try again,\n"
                   "6 done, but some of it was rejected.");
}

static QString helpFor(const QList<Command> &commands)
{
    QString shown = Ctl::tr("Usage: intrayctl [OPTIONS] COMMAND [ARGUMENTS]\n\nCommands:") + u'\n';
    for (const Command &command : commands)
        shown += u"  %1  %2\n"_s.arg(command.name, -13).arg(command.text.section(u'\n', 0, 0));
    shown += u'\n' + Ctl::tr("Options:") + u'\n' + optionLines(globalOptions());
    shown +=
        u'\n' + Ctl::tr("\"intrayctl help COMMAND\" shows the options of a command.") + u"\n\n"_s;
    return shown + exitLines();
}

static QString helpFor(const Command &command)
{
    QString shown =
        Ctl::tr("Usage: intrayctl %1 [OPTIONS] %2").arg(command.name, command.arguments);
    shown += u"\n\n"_s + command.text + u"\n\n"_s + Ctl::tr("Options:") + u'\n';
    return shown + optionLines(command.options + globalOptions()) + u'\n' + exitLines();
}

static QJsonArray described(const QList<Option> &options)
{
    QJsonArray all;
    for (const Option &option : options)
        all.append(QJsonObject{
            {u"name"_s, option.name},
            {u"value"_s, option.value},
            {u"text"_s, option.text},
            {u"choices"_s, QJsonArray::fromStringList(option.choices)},
        });
    return all;
}

static QJsonObject described(const Command &command)
{
    return {{u"name"_s, command.name},
            {u"arguments"_s, command.arguments},
            {u"text"_s, command.text},
            {u"options"_s, described(command.options)}};
}

static Reply replyWith(const QList<Command> &commands, const QString &text)
{
    QJsonArray all;
    for (const Command &command : commands)
        all.append(described(command));
    const QJsonObject json{
        {u"commands"_s, all}, {u"options"_s, described(globalOptions())}, {u"text"_s, text}};
    return {json, text, {}};
}

Reply helpReply(const QList<Command> &commands)
{
    return replyWith(commands, helpFor(commands));
}

Reply helpReply(const Command &command)
{
    return replyWith({command}, helpFor(command));
}

Reply versionReply()
{
    const QString text = u"intrayctl " INTRAY_VERSION ""_s;
    return {{{u"text"_s, text}}, text, {}};
}

QString noSuchCommand(const QString &name)
{
    return Ctl::tr("There is no command \"%1\".").arg(name);
}

static Answer help(Call &call)
{
    const QStringList &words = call.arguments();
    if (words.isEmpty())
        return helpReply(allCommands());
    const auto command = commandAtStartOf(words);
    if (command && command->name == words.join(u' '))
        return helpReply(*command);
    const QList<Command> group = commandsBeginningWith(words.first());
    if (words.size() == 1 && !group.isEmpty())
        return helpReply(group);
    return wrongUsage(noSuchCommand(words.join(u' ')) + u' ' +
                      Ctl::tr("\"intrayctl help\" lists the commands."));
}

QList<Command> helpCommands()
{
    return {{u"help"_s,
             u"[COMMAND]"_s,
             0,
             2,
             Ctl::tr("List the commands, or show the options of one."),
             {},
             help}};
}

} // namespace intray::ctl
