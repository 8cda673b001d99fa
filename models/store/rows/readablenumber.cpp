// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/rows/readablenumber.h"

#include <QStringList>

namespace intray {

using namespace Qt::StringLiterals;

QString readableNumber()
{
    const QString usual = u"(0[.]0{0,49}[1-9][0-9]*|[1-9][0-9]{0,49}([.][0-9]+)?)"
                          "[eE][-+]?0*([0-9]{1,2}|1[0-9]{2}|2[0-4][0-9])"_s;
    return QStringList{u"0([.]0*)?([eE][-+]?[0-9]+)?"_s,
                       u"[1-9][0-9]{0,307}([.][0-9]+)?"_s,
                       u"0[.]0{0,322}[1-9][0-9]*"_s,
                       usual,
                       u"[1-9]([.][0-9]+)?[eE][+]?0*(2[0-9]{2}|30[0-7])"_s,
                       u"1([.]([0-6][0-9]*|7976931348623157))?[eE][+]?0*308"_s,
                       u"[1-9]([.][0-9]+)?[eE]-0*(2[0-9]{2}|3[01][0-9]|32[0-3])"_s,
                       u"([5-9]([.][0-9]+)?|4[.]9[0-9]*)[eE]-0*324"_s}
        .join(u'|');
}

} // namespace intray
