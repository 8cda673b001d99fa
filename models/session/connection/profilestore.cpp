// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connection/profilestore.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace intray {

namespace {

const QString nameKey = QStringLiteral("name");
const QString urlKey = QStringLiteral("url");
const QString passwordKey = QStringLiteral("password");

QString wordOf(PasswordFrom from)
{
    switch (from) {
    case PasswordFrom::Asking:
        return QStringLiteral("ask");
    case PasswordFrom::Keychain:
        return QStringLiteral("keychain");
    case PasswordFrom::Server:
        return QStringLiteral("server");
    }
    return {};
}

// A word that is not known is no reason to lose the connection: then the person is asked.
PasswordFrom passwordFromWord(const QString &word)
{
    for (const PasswordFrom from : {PasswordFrom::Keychain, PasswordFrom::Server}) {
        if (wordOf(from) == word)
            return from;
    }
    return PasswordFrom::Asking;
}

QJsonObject jsonOf(const ConnectionProfile &profile)
{
    return {{nameKey, profile.name},
            {urlKey, profile.url.text()},
            {passwordKey, wordOf(profile.passwordFrom)}};
}

Outcome<ConnectionProfile> profileFrom(const QJsonObject &json)
{
    return DatabaseUrl::fromText(json.value(urlKey).toString()).map([&](const DatabaseUrl &url) {
        return ConnectionProfile{json.value(nameKey).toString(), url,
                                 passwordFromWord(json.value(passwordKey).toString())};
    });
}

QString unreadableProfile(const QString &name, const QString &why)
{
    return QCoreApplication::translate(
               "ProfileStore", "The connection \"%1\" could not be read and is left out. %2")
        .arg(name, why);
}

QString unreadableList()
{
    return QCoreApplication::translate(
        "ProfileStore", "The list of connections could not be read. Set up the connection again.");
}

} // namespace

ProfileStore::ProfileStore(const Load &load, Save save)
    : m_save(std::move(save))
{
    read(load());
}

void ProfileStore::read(const QString &text)
{
    if (text.isEmpty())
        return;
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
    if (!document.isArray())
        m_trouble = unreadableList();
    for (const QJsonValue &each : document.array()) {
        const auto profile = profileFrom(each.toObject());
        if (profile)
            m_profiles.append(*profile);
        else
            m_trouble = unreadableProfile(each.toObject().value(nameKey).toString(),
                                          profile.error().sentence);
    }
}

void ProfileStore::write() const
{
    QJsonArray all;
    for (const ConnectionProfile &profile : m_profiles)
        all.append(jsonOf(profile));
    m_save(QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact)));
}

template <typename Test>
static std::optional<ConnectionProfile> firstOf(const QList<ConnectionProfile> &profiles, Test test)
{
    const auto found = std::find_if(profiles.begin(), profiles.end(), test);
    return found == profiles.end() ? std::nullopt : std::optional(*found);
}

std::optional<ConnectionProfile> ProfileStore::named(const QString &name) const
{
    return firstOf(m_profiles, [&](const auto &profile) { return profile.name == name; });
}

std::optional<ConnectionProfile> ProfileStore::at(const DatabaseUrl &url) const
{
    return firstOf(m_profiles, [&](const auto &profile) { return profile.url == url; });
}

void ProfileStore::keep(const ConnectionProfile &profile, const QString &formerName)
{
    const auto isReplaced = [&](const ConnectionProfile &each) {
        return each.name == profile.name || (!formerName.isEmpty() && each.name == formerName);
    };
    const auto place = std::find_if(m_profiles.begin(), m_profiles.end(), isReplaced);
    const auto index = std::distance(m_profiles.begin(), place);
    m_profiles.removeIf(isReplaced);
    m_profiles.insert(std::min(index, m_profiles.size()), profile);
    write();
}

void ProfileStore::remove(const QString &name)
{
    m_profiles.removeIf([&](const ConnectionProfile &profile) { return profile.name == name; });
    write();
}

} // namespace intray
