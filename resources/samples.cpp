// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/samples.h"

#include <QtGlobal>

// Outside of any namespace, as the macro demands.
static void initSampleResource()
{
    Q_INIT_RESOURCE(samples);
}

namespace intray {

Sample sampleCustomers(const QString &language)
{
    initSampleResource();
    const bool german = language == u"de";
    const QString base = QStringLiteral(":/sample/customers_%1").arg(german ? u"de" : u"en");
    const QString queue = german ? QStringLiteral("kunden") : QStringLiteral("customers");
    return {queue, base + QStringLiteral(".csv"), base + QStringLiteral(".schema.json")};
}

} // namespace intray
