// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/sharedtexts.h"

#include "queue/utf8text.h"
#include "transfer/sheets/bookfault.h"
#include "transfer/sheets/partreader.h"
#include "transfer/sheets/sheettext.h"

namespace intray {

namespace {

/// A million rows with ten different texts of 40 letters each are 400 MB.
constexpr qsizetype mostBytes = 512 * 1024 * 1024;

} // namespace

Outcome<Done> SharedTexts::read(PartReader &reader)
{
    while (reader.toChild()) {
        if (!reader.is(QLatin1String("si"))) {
            reader.skip();
            continue;
        }
        m_texts += richTextOf(reader).toUtf8();
        m_ends << static_cast<quint32>(m_texts.size());
        if (m_texts.size() + m_ends.size() * qsizetype(sizeof(quint32)) > mostBytes)
            return tl::unexpected<Error>(oversized(
                reader.part().entry().file, QStringLiteral("shared texts of more than 512 MB")));
    }
    return reader.finish();
}

std::optional<QString> SharedTexts::at(qsizetype index) const
{
    if (index < 0 || index >= m_ends.size())
        return std::nullopt;
    const qsizetype from = index == 0 ? 0 : m_ends.at(index - 1);
    return textOfUtf8(QByteArrayView(m_texts).sliced(from, m_ends.at(index) - from));
}

} // namespace intray
