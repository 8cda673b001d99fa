// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/shellword.h"

#include <algorithm>

namespace intray {

static bool isPlain(QChar c)
{
    return c.isLetterOrNumber() || QStringView(u"_-.,:/@%+=").contains(c);
}

QString shellWord(const QString &text)
{
    if (!text.isEmpty() && std::all_of(text.begin(), text.end(), isPlain))
        return text;
    QString inside = text;
    return u'\'' + inside.replace(QStringLiteral("'"), QStringLiteral("'\\''")) + u'\'';
}

} // namespace intray
