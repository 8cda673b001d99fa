// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/commandline.h"

#include "ctl/help.h"

#include <QCommandLineParser>

namespace intray::ctl {

using namespace Qt::StringLiterals;

static QStringList namesOf(const Option &option)
{
    if (option.name == u"database" || option.name == u"help" || option.name == u"version")
        return {option.name.left(1), option.name};
    return {option.name};
}

static void declare(QCommandLineParser &parser, const QList<Option> &options)
{
    for (const Option &option : options)
        parser.addOption(QCommandLineOption(namesOf(option), option.text, option.value));
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
    return wrongUsage(what + u' ' + Ctl::tr("intrayctl --help shows what can be said."));
}

/// The command that the words begin with; takes its words away.
static std::optional<Command> takeCommand(QStringList &words)
{
    for (const Command &command : allCommands()) {
        const QStringList name = command.name.split(u' ');
        if (words.mid(0, name.size()) != name)
            continue;
        words = words.mid(name.size());
        return command;
    }
    return std::nullopt;
}

static QList<Command> commandsBeginning(const QString &word)
{
    QList<Command> found;
    for (const Command &command : allCommands()) {
        if (command.name.startsWith(word + u' '))
            found.append(command);
    }
    return found;
}

static Checked<Spoken> noCommand(const QStringList &words, const Call::Values &values)
{
    if (values.contains(u"version"_s))
        return Spoken{nullptr, u"intrayctl " INTRAY_VERSION ""_s};
    const QList<Command> group = words.isEmpty() ? allCommands() : commandsBeginning(words.first());
    if (values.contains(u"help"_s) ||
        (words.mid(1) == QStringList{u"--help"_s} && !group.isEmpty()))
        return Spoken{nullptr, helpFor(group), describe(group)};
    if (words.isEmpty())
        return misunderstood(Ctl::tr("A command is missing."));
    const QString said = group.isEmpty() ? words.first() : words.mid(0, 2).join(u' ');
    return misunderstood(Ctl::tr("There is no command \"%1\".").arg(said));
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
        return Spoken{nullptr, helpFor(command), describe({command})};
    if (!parsed)
        return misunderstood(parser.errorText());
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() < command.least || arguments.size() > command.most)
        return misunderstood(
            Ctl::tr("\"%1\" is written: intrayctl %1 %2.").arg(command.name, command.arguments));
    return Spoken{std::make_unique<CommandLine>(CommandLine{command, Call(arguments, values)}), {}};
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
    const auto command = takeCommand(rest);
    return command ? understood(*command, rest, values) : noCommand(rest, values);
}

bool asksForJson(const QStringList &words)
{
    const qsizetype end = words.indexOf(u"--"_s);
    return words.mid(0, end < 0 ? words.size() : end).contains(u"--json"_s);
}

} // namespace intray::ctl
