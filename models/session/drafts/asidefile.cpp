// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/drafts/asidefile.h"

#include "session/drafts/journalfile.h"

#include <QFile>

namespace intray {

static const auto textWord = QStringLiteral("text");

AsideFile::AsideFile(const QString &folder, const DraftOwner &owner, ItemId item,
                     const QString &what)
{
    const QString database = owner.databaseId.isEmpty() ? owner.database : owner.databaseId;
    m_path =
        QStringLiteral("%1/%2-%3.aside").arg(folder, journalName(database, owner.user, item), what);
}

QString AsideFile::read() const
{
    return readJournalFile(m_path).value(textWord).toString();
}

Outcome<Done> AsideFile::write(const QString &text) const
{
    return writeJournalFile(m_path, {{textWord, text}});
}

void AsideFile::remove() const
{
    QFile::remove(m_path);
}

} // namespace intray
