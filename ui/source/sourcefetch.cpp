// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/source/sourcefetch.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTemporaryFile>
#include <QTimer>

namespace intray {

using namespace std::chrono_literals;

namespace {

constexpr qint64 mostBytes = 200'000'000;
constexpr auto longestSilence = 30s;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SourceFetch)
};

QNetworkRequest requestFor(const QUrl &url)
{
    QNetworkRequest request(url);
    request.setTransferTimeout(int(std::chrono::milliseconds(longestSilence).count()));
    request.setHeader(QNetworkRequest::UserAgentHeader, QStringLiteral("Intray"));
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                         QNetworkRequest::SameOriginRedirectPolicy);
    for (const auto attribute :
         {QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::CookieSaveControlAttribute,
          QNetworkRequest::AuthenticationReuseAttribute})
        request.setAttribute(attribute, QNetworkRequest::Manual);
    return request;
}

Error errorOf(const QNetworkReply &reply, const QString &host)
{
    using Kind = Error::Kind;
    const auto say = [&](Kind kind, const QString &sentence) {
        return Error{kind, sentence.arg(host), reply.errorString()};
    };
    switch (reply.error()) {
    case QNetworkReply::ContentNotFoundError:
    case QNetworkReply::ContentGoneError:
        return say(Kind::NotFound, Words::tr("“%1” says that the source no longer exists."));
    case QNetworkReply::AuthenticationRequiredError:
    case QNetworkReply::ContentAccessDenied:
        return say(Kind::Invalid, Words::tr("“%1” does not let Intray read the source. Ask an "
                                            "administrator."));
    case QNetworkReply::SslHandshakeFailedError:
        return say(Kind::Invalid, Words::tr("“%1” cannot prove its identity, so the source was not "
                                            "loaded. Ask an administrator."));
    case QNetworkReply::InsecureRedirectError:
    case QNetworkReply::TooManyRedirectsError:
        return say(Kind::Invalid, Words::tr("“%1” redirects to another address for the source. "
                                            "Intray does not follow that. Ask an administrator."));
    default:
        return say(Kind::Offline, Words::tr("“%1” does not answer, so the source cannot be shown. "
                                            "Try again later."));
    }
}

/// Keeps what comes; says in a sentence why it cannot.
QString keep(QNetworkReply &reply, QTemporaryFile &file)
{
    const QByteArray bytes = reply.readAll();
    if (file.size() + bytes.size() > mostBytes)
        return Words::tr("The source is larger than 200 MB, so it is not loaded.");
    if (file.write(bytes) != bytes.size())
        return Words::tr("There is no space for the source on this computer: %1.")
            .arg(file.errorString());
    return {};
}

} // namespace

Outcome<std::shared_ptr<QTemporaryFile>> fetchSource(const QUrl &url,
                                                     const std::atomic_bool &isLeft)
{
    auto file = std::make_shared<QTemporaryFile>();
    if (!file->open())
        return failure(Error::Kind::Invalid,
                       Words::tr("There is no space for the source on this computer: %1.")
                           .arg(file->errorString()));
    QNetworkAccessManager network;
    const std::unique_ptr<QNetworkReply> reply(network.get(requestFor(url)));
    QEventLoop loop;
    QTimer looking;
    QString fault;
    const auto take = [&] {
        if (fault.isEmpty())
            fault = keep(*reply, *file);
        if (!fault.isEmpty() && reply->isRunning())
            reply->abort();
    };
    QObject::connect(reply.get(), &QNetworkReply::readyRead, &loop, take);
    QObject::connect(reply.get(), &QNetworkReply::finished, &loop, &QEventLoop::quit);
    QObject::connect(&looking, &QTimer::timeout, &loop, [&] {
        if (isLeft)
            reply->abort();
    });
    looking.start(100ms);
    loop.exec();
    if (!fault.isEmpty())
        return failure(Error::Kind::Invalid, fault);
    if (isLeft)
        return failure(Error::Kind::Cancelled, {});
    if (reply->error() != QNetworkReply::NoError)
        return tl::unexpected<Error>(errorOf(*reply, url.host()));
    take();
    if (!fault.isEmpty() || !file->flush())
        return failure(Error::Kind::Invalid, fault.isEmpty() ? file->errorString() : fault);
    return file;
}

} // namespace intray
