// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/mapping/templateobject.h"

#include "transfer/jsonkeys.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Mapping)
};

} // namespace

Outcome<QJsonObject> templateObject(const QByteArray &json)
{
    constexpr qsizetype longest = 1024 * 1024;
    if (json.size() > longest)
        return failure(Error::Kind::Invalid,
                       Words::tr("The template is longer than 1 MB. Templates are shorter."));
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (document.isArray())
        return failure(Error::Kind::Invalid, Words::tr("The template is not a JSON object."));
    if (problem.error != QJsonParseError::NoError || !document.isObject())
        return failure(Error::Kind::Invalid,
                       Words::tr("The template is not a JSON object: %1 at character %2.")
                           .arg(problem.errorString(), QString::number(problem.offset)));
    if (const QString word = repeatedKey(json); !word.isNull())
        return failure(
            Error::Kind::Invalid,
            Words::tr("The template has the keyword “%1” twice in one place.").arg(word));
    return document.object();
}

} // namespace intray
