// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/reply.h"

#include "ctl/ctl.h"
#include "ctl/json.h"
#include "ctl/terminal.h"
#include "ctl/text.h"

#include <QJsonDocument>

#include <cerrno>
#include <cstdio>

namespace intray::ctl {

static Exit exitFor(Error::Kind kind)
{
    switch (kind) {
    case Error::Kind::LockLost:
    case Error::Kind::NotPermitted:
        return Exit::NotYours;
    case Error::Kind::Busy:
        return Exit::Busy;
    case Error::Kind::RecordRefused:
        return Exit::WrongUsage;
    default:
        return Exit::Failed;
    }
}

Failure::Failure(const Error &cause)
    : Failure(cause, exitFor(cause.kind))
{
}

Failure::Failure(const Error &cause, Exit status)
    : error(cause)
    , exit(status)
{
}

tl::unexpected<Failure> wrongUsage(const QString &sentence)
{
    const Error error{Error::Kind::Invalid, sentence, {}};
    return tl::unexpected<Failure>(Failure(error, Exit::WrongUsage));
}

QJsonObject jsonOf(const Failure &failure)
{
    const Error &error = failure.error;
    const bool isRecord = error.kind == Error::Kind::RecordRefused;
    const bool usage = failure.exit == Exit::WrongUsage && !isRecord;
    QJsonObject told{
        {QStringLiteral("kind"), usage ? QStringLiteral("usage") : nameOf(error.kind)},
        {QStringLiteral("sentence"), error.sentence},
        {QStringLiteral("detail"), jsonOf(error.detail)},
    };
    if (isRecord)
        told.insert(QStringLiteral("field"), jsonOf(error.field));
    if (error.kind == Error::Kind::LockLost || error.holder.isHeld()) {
        told.insert(QStringLiteral("state"), nameOf(error.state));
        told.insert(QStringLiteral("lock_user"), jsonOf(error.holder.user));
    }
    return {{QStringLiteral("error"), told}};
}

/// Why it could not be written, as the system numbers it; 0: it was.
static int write(FILE *stream, const QByteArray &bytes)
{
    errno = 0;
    const bool isWritten =
        std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stream) == size_t(bytes.size()) &&
        std::fflush(stream) == 0;
    return isWritten ? 0 : errno != 0 ? errno : EIO;
}

void printNote(const QString &line)
{
    write(stderr, (plain(line) + u'\n').toUtf8());
}

/// The same document with what could steer a terminal as \u...; JSON itself writes only half of it
/// so.
static QByteArray withoutSteering(const QByteArray &json)
{
    const QString text = QString::fromUtf8(json);
    if (plain(text) == text)
        return json;
    QString escaped;
    for (const QChar character : text)
        escaped += plain(character) == character
                       ? QString(character)
                       : QStringLiteral("\\u%1").arg(character.unicode(), 4, 16, QChar(u'0'));
    return escaped.toUtf8();
}

static int printDocument(const QJsonObject &object)
{
    const QByteArray json = QJsonDocument(object).toJson(QJsonDocument::Compact);
    return write(stdout, withoutSteering(json) + '\n');
}

static int printFailure(const Failure &failure, bool json)
{
    printNote(failure.error.sentence);
    if (!failure.error.detail.isEmpty())
        printNote(failure.error.detail.simplified());
    if (json)
        printDocument(jsonOf(failure));
    return int(failure.exit);
}

static int printResult(const Reply &reply, bool json)
{
    if (json)
        return printDocument(reply.json);
    return reply.text.isEmpty() ? 0 : write(stdout, (plainLines(reply.text) + u'\n').toUtf8());
}

int print(const Answer &answer, bool json)
{
    if (!answer)
        return printFailure(answer.error(), json);
    const int trouble = printResult(*answer, json);
    if (trouble != 0) {
        printNote(Ctl::tr("The answer could not be written: %1. What the command does was done.")
                      .arg(wordsOfErrno(trouble)));
        return int(Exit::Failed);
    }
    if (!answer->note.isEmpty())
        write(stderr, (plainLines(answer->note) + u'\n').toUtf8());
    return int(answer->exit);
}

} // namespace intray::ctl
