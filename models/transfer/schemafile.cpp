// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/schemafile.h"

#include "schema/recordschema.h"
#include "transfer/transferfile.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QSaveFile>

namespace intray {

struct SchemaFile
{
    Q_DECLARE_TR_FUNCTIONS(SchemaFile)
};

constexpr qint64 largestFile = 16 * 1024 * 1024; // a schema has at most 1 MB, written as it may be

Outcome<QJsonObject> readSchema(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(Error::Kind::Unreadable,
                       SchemaFile::tr("The file %1 cannot be read. Nothing was changed.").arg(path),
                       file.errorString());
    if (file.size() > largestFile)
        return failure(Error::Kind::Invalid,
                       SchemaFile::tr("The file %1 is too large for a record schema. Nothing was "
                                      "changed.")
                           .arg(path));
    return RecordSchema::fromText(file.readAll()).map([](const RecordSchema &schema) {
        return schema.toJson();
    });
}

Outcome<Done> writeSchema(const QString &path, const QJsonObject &schema)
{
    QSaveFile file(path);
    const QByteArray text = QJsonDocument(schema).toJson();
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.flush() ||
        !file.commit())
        return tl::unexpected<Error>(writeError(file, path));
    return Done();
}

} // namespace intray
