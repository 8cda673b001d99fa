// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/reply.h"

#include "ctl/json.h"
#include "ctl/text.h"

#include <QJsonDocument>

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

static void write(FILE *stream, const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stream);
    std::fflush(stream);
}

void printNote(const QString &line)
{
    write(stderr, (plain(line) + u'\n').toUtf8());
}

static void printDocument(const QJsonObject &object)
{
    write(stdout, QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n');
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

static bool outputArrived()
{
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

int print(const Answer &answer, bool json)
{
    if (!answer)
        return printFailure(answer.error(), json);
    if (json)
        printDocument(answer->json);
    else if (!answer->text.isEmpty())
        write(stdout, (answer->text + u'\n').toUtf8());
    if (!answer->note.isEmpty())
        write(stderr, (plainLines(answer->note) + u'\n').toUtf8());
    return outputArrived() ? int(answer->exit) : int(Exit::Failed);
}

} // namespace intray::ctl
