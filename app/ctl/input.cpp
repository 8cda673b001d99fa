// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "transfer/jsonkeys.h"

#include <QFile>
#include <QJsonDocument>

#include <cstdio>

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

Checked<QByteArray> contentOf(const QString &name)
{
    QFile file(name);
    if (!open(file, name))
        return failure(
            Error::Kind::Unreadable,
            Ctl::tr("The file \"%1\" cannot be read: %2.").arg(name, file.errorString()));
    return file.readAll();
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
