// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/briefrecord.h"

#include "queue/valuetext.h"

namespace intray {

QString beginningOf(const QString &text)
{
    if (text.size() <= briefLength)
        return text;
    const auto characters = QStringView(text).left(2 * briefLength).toUcs4();
    return QString::fromUcs4(reinterpret_cast<const char32_t *>(characters.constData()),
                             std::min<qsizetype>(characters.size(), briefLength));
}

Record briefOf(const Record &record)
{
    Record brief = record;
    for (auto it = brief.begin(); it != brief.end(); ++it) {
        const QString text = textOfValue(it.value());
        if (const QString begin = beginningOf(text); begin.size() < text.size())
            it.value() = begin + QChar(0x2026);
    }
    return brief;
}

} // namespace intray
