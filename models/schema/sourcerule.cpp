// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/sourcerule.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QUrl>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SchemaCheck)
};

WordFault at(const QString &place, const QString &what)
{
    return faultAt(QStringLiteral("/source") + place, what);
}

/// "scans.example.org" is meant by https; a scheme and a port can be said.
std::optional<QString> originIn(const QString &host)
{
    const bool hasScheme = host.contains(QStringLiteral("://"));
    const QUrl url(hasScheme ? host : QStringLiteral("https://") + host, QUrl::StrictMode);
    const bool isHostOnly = url.path().isEmpty() && !url.hasQuery() && !url.hasFragment();
    return url.isValid() && isHostOnly ? originOf(url) : std::nullopt;
}

WordFault faultInHosts(const QJsonValue &hosts)
{
    if (hosts.isUndefined())
        return std::nullopt;
    if (!hosts.isArray())
        return at(QStringLiteral("/hosts"), Words::tr("a list of texts is expected."));
    const QJsonArray list = hosts.toArray();
    for (qsizetype i = 0; i < list.size(); ++i)
        if (!originIn(list.at(i).toString()))
            return at(QStringLiteral("/hosts/%1").arg(i),
                      Words::tr("a host is expected, such as scans.example.org."));
    return std::nullopt;
}

} // namespace

std::optional<QString> originOf(const QUrl &url)
{
    const QString scheme = url.scheme().toLower();
    const bool isWeb = scheme == u"http" || scheme == u"https";
    if (!isWeb || url.host().isEmpty() || !url.userInfo().isEmpty())
        return std::nullopt;
    const int port = url.port(scheme == u"https" ? 443 : 80);
    return QStringLiteral("%1://%2:%3").arg(scheme, url.host().toLower()).arg(port);
}

SourceRule SourceRule::of(const QJsonObject &words)
{
    const QJsonValue source = words.value(QStringLiteral("source"));
    const QJsonObject rules = source.toObject();
    SourceRule rule;
    rule.isSource = source.toBool() || source.isString() || source.isObject();
    rule.folder =
        source.isObject() ? rules.value(QStringLiteral("folder")).toString() : source.toString();
    rule.isAttachment = rules.value(QStringLiteral("attachments")).toBool();
    for (const QJsonValue host : rules.value(QStringLiteral("hosts")).toArray())
        if (const auto origin = originIn(host.toString()))
            rule.hosts << *origin;
    return rule;
}

WordFault SourceRule::faultIn(const QJsonObject &words)
{
    const QJsonValue source = words.value(QStringLiteral("source"));
    if (source.isUndefined() || source.isBool() || source.isString())
        return std::nullopt;
    if (!source.isObject())
        return at({}, Words::tr("true, false, a folder or an object is expected."));
    const QJsonObject rules = source.toObject();
    for (auto it = rules.begin(); it != rules.end(); ++it)
        if (it.key() != u"folder" && it.key() != u"hosts" && it.key() != u"attachments")
            return at(u'/' + it.key(), Words::tr("Intray has no such keyword; there are %1.")
                                           .arg(QStringLiteral("folder, hosts, attachments")));
    if (const QJsonValue folder = rules.value(QStringLiteral("folder"));
        !folder.isUndefined() && !folder.isString())
        return at(QStringLiteral("/folder"), Words::tr("text is expected."));
    if (const QJsonValue attachments = rules.value(QStringLiteral("attachments"));
        !attachments.isUndefined() && !attachments.isBool())
        return at(QStringLiteral("/attachments"), Words::tr("true or false is expected."));
    return faultInHosts(rules.value(QStringLiteral("hosts")));
}

} // namespace intray
