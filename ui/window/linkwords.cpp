// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/linkwords.h"

#include "lists/celltext.h"
#include "queue/daytime.h"

#include <QCoreApplication>
#include <QLocale>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(intray::ListFoot)
};

} // namespace

QString linkSign(Session::Link link)
{
    switch (link) {
    case Session::Link::Connecting:
        return QStringLiteral("\u25CB");
    case Session::Link::Live:
        return QStringLiteral("\u25CF");
    case Session::Link::Waiting:
        return QStringLiteral("\u25D0");
    case Session::Link::Offline:
        return QStringLiteral("\u2716");
    }
    return {};
}

QString linkWords(const LinkFacts &facts)
{
    switch (facts.link) {
    case Session::Link::Connecting:
        return Words::tr("connecting");
    case Session::Link::Live:
        return facts.isReadOnly ? Words::tr("up to date, read-only") : Words::tr("up to date");
    case Session::Link::Waiting:
        return Words::tr("%1 s behind").arg(QLocale().toString(facts.behind.count()));
    case Session::Link::Offline:
        return Words::tr("offline since %1").arg(clockTime(facts.offlineSince));
    }
    return {};
}

} // namespace intray
