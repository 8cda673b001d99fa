// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "queue/utf8text.h"
#include "transfer/jsonkeys.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <cstdio>
#include <filesystem>

namespace intray::ctl {

Checked<ItemId> itemFrom(const QString &text)
{
    bool isNumber = false;
    const ItemId item(text.toLongLong(&isNumber));
    if (!isNumber || !item.isValid())
        return wrongUsage(Ctl::tr("An item is named by its number, not by \"%1\".").arg(text));
    return item;
}

Checked<QList<ItemId>> itemsFrom(const QStringList &texts)
{
    QList<ItemId> items;
    for (const QString &text : texts) {
        const auto item = itemFrom(text);
        if (!item)
            return failed(item);
        items.append(*item);
    }
    return items;
}

static bool open(QFile &file, const QString &name)
{
    return name == u"-" ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
}

/// A pipe under /dev is one that the shell has opened at both ends. Any other would be waited for
/// until somebody writes into it, and a device may never end.
static bool mayNeverEnd(const QString &name)
{
    if (name == u"-")
        return false;
    std::error_code ignored;
    const auto status = std::filesystem::status(QFileInfo(name).filesystemFilePath(), ignored);
    if (std::filesystem::is_fifo(status))
        return !QFileInfo(name).absolutePath().startsWith(u"/dev");
    return std::filesystem::exists(status) && std::filesystem::is_other(status);
}

static Checked<QByteArray> textIn(const QString &name, const QByteArray &content)
{
    const auto place = firstNotUtf8(content);
    if (!place)
        return content;
    return failure(Error::Kind::Invalid,
                   Ctl::tr("The file \"%1\" has bytes in line %2, column %3, that are not UTF-8. "
                           "Save it as UTF-8, and try again.")
                       .arg(name)
                       .arg(place->line)
                       .arg(place->column));
}

Checked<QByteArray> contentOf(const QString &name)
{
    if (mayNeverEnd(name))
        return failure(Error::Kind::Unreadable,
                       Ctl::tr("\"%1\" is a pipe or a device. Give the name of a file, or - for "
                               "standard input.")
                           .arg(name));
    QFile file(name);
    if (!open(file, name))
        return failure(
            Error::Kind::Unreadable,
            Ctl::tr("The file \"%1\" cannot be read: %2.").arg(name, file.errorString()));
    return textIn(name, file.readAll());
}

Checked<QJsonObject> objectIn(const QString &name)
{
    const auto content = contentOf(name);
    if (!content)
        return failed(content);
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(*content, &problem);
    if (const QString key = document.isObject() ? repeatedKey(*content) : QString(); !key.isNull())
        return tl::unexpected<Failure>(
            Failure({Error::Kind::Invalid,
                     Ctl::tr("\"%1\" names the field “%2” twice.").arg(name, key),
                     {}},
                    Exit::WrongUsage));
    if (document.isObject())
        return document.object();
    const QString detail = document.isNull() ? problem.errorString() : QString();
    const Error error{
        Error::Kind::Invalid,
        Ctl::tr("\"%1\" does not hold one JSON object such as {\"City\": \"boaz\"}.").arg(name),
        detail};
    return tl::unexpected<Failure>(Failure(error, Exit::WrongUsage));
}

} // namespace intray::ctl
