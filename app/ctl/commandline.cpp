// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/commandline.h"

#include "ctl/help.h"

#include <QCommandLineParser>
#include <QProcess>

namespace intray::ctl {

using namespace Qt::StringLiterals;

static void declare(QCommandLineParser &parser, const QList<Option> &options)
{
    for (const Option &option : options)
        parser.addOption(
            QCommandLineOption(QStringList{option.name} + option.also, option.text, option.value));
}

static void collect(const QCommandLineParser &parser, const QList<Option> &options,
                    Call::Values &values)
{
    for (const Option &option : options) {
        if (parser.isSet(option.name))
            values[option.name] += parser.values(option.name);
    }
}

static tl::unexpected<Failure> misunderstood(const QString &what)
{
    return wrongUsage(what + u' ' + Ctl::tr("\"intrayctl help\" lists the commands."));
}

static Checked<Spoken> noCommand(const QStringList &words, const Call::Values &values)
{
    if (values.contains(u"version"_s))
        return Spoken{nullptr, versionReply()};
    const QList<Command> group =
        words.isEmpty() ? allCommands() : commandsBeginningWith(words.first());
    if (values.contains(u"help"_s) ||
        (words.mid(1) == QStringList{u"--help"_s} && !group.isEmpty()))
        return Spoken{nullptr, helpReply(group)};
    if (words.isEmpty())
        return misunderstood(Ctl::tr("A command is missing."));
    const QString said = group.isEmpty() ? words.first() : words.mid(0, 2).join(u' ');
    return misunderstood(noSuchCommand(said));
}

static Checked<Spoken> understood(const Command &command, const QStringList &words,
                                  Call::Values values)
{
    const QList<Option> options = command.options + globalOptions();
    QCommandLineParser parser;
    declare(parser, options);
    const bool parsed = parser.parse(QStringList{u"intrayctl"_s} + words);
    collect(parser, options, values);
    if (values.contains(u"help"_s))
        return Spoken{nullptr, helpReply(command)};
    if (!parsed)
        return misunderstood(parser.errorText());
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() < command.least || arguments.size() > command.most)
        return misunderstood(
            Ctl::tr("\"%1\" is written: intrayctl %2.")
                .arg(command.name, (command.name + u' ' + command.arguments).trimmed()));
    return Spoken{std::make_unique<CommandLine>(CommandLine{command, Call(arguments, values)})};
}

Checked<Spoken> readCommandLine(const QStringList &words)
{
    QCommandLineParser parser;
    parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsPositionalArguments);
    declare(parser, globalOptions());
    const bool parsed = parser.parse(words);
    Call::Values values;
    collect(parser, globalOptions(), values);
    if (!parsed)
        return misunderstood(parser.errorText());
    QStringList rest = parser.positionalArguments();
    const auto command = commandAtStartOf(rest);
    if (!command)
        return noCommand(rest, values);
    return understood(*command, rest.mid(command->name.count(u' ') + 1), values);
}

Checked<CommandLine> readLine(const QString &line, const Call &call)
{
    QStringList words = QProcess::splitCommand(line);
    const auto command = commandAtStartOf(words);
    if (!command)
        return wrongUsage(noSuchCommand(words.value(0)));
    Call::Values values;
    for (const QString &option : {u"database"_s, u"user"_s})
        if (call.has(option))
            values.insert(option, call.texts(option));
    auto spoken = understood(*command, words.mid(command->name.count(u' ') + 1), values);
    if (!spoken)
        return failed(spoken);
    if (!spoken->line)
        return wrongUsage(Ctl::tr("\"%1\" only asks for help.").arg(line));
    return std::move(*spoken->line);
}

bool asksForJson(const QStringList &words)
{
    const qsizetype end = words.indexOf(u"--"_s);
    return words.mid(0, end < 0 ? words.size() : end).contains(u"--json"_s);
}

} // namespace intray::ctl
