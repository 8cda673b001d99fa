// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/help.h"

#include "ctl/text.h"

#include <QJsonArray>

namespace intray::ctl {

using namespace Qt::StringLiterals;

QList<Option> globalOptions()
{
    return {
        {u"database"_s, u"URL"_s,
         Ctl::tr("The database, such as sqlite:FILE or postgresql://USER@HOST/NAME; also -d. Else "
                 "$INTRAY_DATABASE, else the embedded database that the window uses. A server's "
                 "password comes from $INTRAY_PASSWORD, the server's own password file or the "
                 "keyboard.")},
        {u"user"_s, u"NAME"_s, Ctl::tr("Who acts; serves only where the database has no logins.")},
        {u"json"_s, {}, Ctl::tr("Print exactly one JSON document.")},
        {u"help"_s, {}, Ctl::tr("Show this help; also -h.")},
        {u"version"_s, {}, Ctl::tr("Show the version; also -v.")},
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
                   "4 the lock is not yours or you lack the right, 5 busy, try again.");
}

QString helpFor(const QList<Command> &commands)
{
    QString shown = Ctl::tr("Usage: intrayctl [OPTIONS] COMMAND [ARGUMENTS]\n\nCommands:") + u'\n';
    for (const Command &command : commands)
        shown += u"  %1  %2\n"_s.arg(command.name, -13).arg(command.text.section(u'\n', 0, 0));
    shown += u'\n' + Ctl::tr("Options:") + u'\n' + optionLines(globalOptions());
    shown +=
        u'\n' + Ctl::tr("intrayctl COMMAND --help shows the options of a command.") + u"\n\n"_s;
    return shown + exitLines();
}

QString helpFor(const Command &command)
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
            {u"name"_s, option.name}, {u"value"_s, option.value}, {u"text"_s, option.text}});
    return all;
}

static QJsonObject described(const Command &command)
{
    return {{u"name"_s, command.name},
            {u"arguments"_s, command.arguments},
            {u"text"_s, command.text},
            {u"options"_s, described(command.options)}};
}

QJsonObject describe(const QList<Command> &commands)
{
    QJsonArray all;
    for (const Command &command : commands)
        all.append(described(command));
    return {{u"commands"_s, all}, {u"options"_s, described(globalOptions())}};
}

} // namespace intray::ctl
