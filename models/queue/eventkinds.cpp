// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/eventkinds.h"

namespace intray {

using namespace Qt::StringLiterals;

QStringList kindsOfEvents()
{
    return {u"imported"_s,   u"added"_s,    u"claimed"_s,   u"completed"_s,  u"returned"_s,
            u"dismissed"_s,  u"failed"_s,   u"sent_back"_s, u"released"_s,   u"expired"_s,
            u"taken_back"_s, u"reopened"_s, u"withdrawn"_s, u"prioritized"_s};
}

} // namespace intray
