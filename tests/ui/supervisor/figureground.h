// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogkeys.h"
#include "ui/showpage.h"
#include "ui/windowfixture.h"

#include <QTableView>

namespace intray {

// What the tests of the supervisor's figures and histories begin with.

/// Opens the window, and this page of the supervisor's in it.
inline QWidget *openSupervisorPage(WindowFixture &desk, const QString &page)
{
    desk.start();
    desk.press(Qt::Key_2, Qt::AltModifier);
    auto *shown = showPart(&desk.window(), page);
    return shown;
}

/// bert corrects the note of the next item and completes it.
inline void correctOne(WindowFixture &desk)
{
    desk.elsewhere(QStringLiteral("bert"), [](Store &store) {
        const Claim claim = *store.claimNext({QStringLiteral("customers")});
        Record record = claim.items.constFirst().record;
        record.insert(QStringLiteral("note"), QStringLiteral("called back"));
        return *store.finish(claim.items.constFirst().id, claim.lock,
                             Disposition::complete(record));
    });
}

inline QStringList columnWords(const QTableView *table, int column)
{
    QStringList all;
    for (int row = 0; row < table->model()->rowCount(); ++row)
        all << table->model()->index(row, column).data().toString();
    return all;
}

} // namespace intray
