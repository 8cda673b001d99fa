// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/keyfile.h"

#include "ui/preferences/keyrules.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

namespace intray {

namespace {

struct FileWords
{
    Q_DECLARE_TR_FUNCTIONS(intray::KeysPage)
};

constexpr int version = 1;
const auto versionName = QStringLiteral("intray_keys");
const auto keysName = QStringLiteral("keys");

tl::unexpected<Error> refused(const QString &sentence)
{
    return tl::unexpected(Error{Error::Kind::Invalid, sentence, {}});
}

} // namespace

QByteArray keyFileOf(const ChosenKeys &chosen)
{
    QJsonObject keys;
    for (const UsualKey &action : usualKeys())
        if (!action.isFixed)
            keys.insert(action.name, keyWith(chosen, action).toString(QKeySequence::PortableText));
    return QJsonDocument(QJsonObject{{versionName, version}, {keysName, keys}}).toJson();
}

Outcome<ChosenKeys> keysOfFile(const QByteArray &content)
{
    const QJsonObject file = QJsonDocument::fromJson(content).object();
    if (file.value(versionName).toInt() != version)
        return refused(FileWords::tr("This is not a key file of Intray."));
    const QJsonObject named = file.value(keysName).toObject();
    ChosenKeys chosen;
    for (const UsualKey &action : usualKeys()) {
        if (action.isFixed || !named.contains(action.name))
            continue;
        const QString text = named.value(action.name).toString();
        const QKeySequence key(text, QKeySequence::PortableText);
        const bool isKey = text.isEmpty() || key.toString(QKeySequence::PortableText) == text;
        if (!isKey)
            return refused(FileWords::tr("\"%1\" is not a key. Nothing was changed.").arg(text));
        if (!key.isEmpty() && !whyNoKey(key).isEmpty())
            return refused(whyNoKey(key));
        chosen = withKey(chosen, action.name, key);
    }
    for (const UsualKey &action : usualKeys())
        if (const auto owner = ownerOf(keyWith(chosen, action), chosen, action.name))
            return refused(FileWords::tr("The file gives %1 to both \"%2\" and \"%3\". Nothing was "
                                         "changed.")
                               .arg(keyWith(chosen, action).toString(QKeySequence::NativeText),
                                    action.text, owner->text));
    return chosen;
}

} // namespace intray
