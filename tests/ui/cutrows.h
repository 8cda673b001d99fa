// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QDialog>
#include <QTest>

#include <algorithm>

namespace intray {

/// How much of a row is cut at the list's end; 0: nothing.
inline int cutAtEnd(const QAbstractItemView *list)
{
    const QRect place = list->viewport()->rect();
    const QModelIndex last = list->indexAt({place.center().x(), place.bottom()});
    return last.isValid() ? std::max(0, list->visualRect(last).bottom() - place.bottom()) : 0;
}

/// The heights of the dialog in which a row of the list is cut, among some that are not far from
/// what it has.
inline QString heightsThatCut(QDialog *dialog, const QAbstractItemView *list)
{
    QStringList cutting;
    const int height = dialog->height();
    for (const int more : {0, 7, 16, 25, 34, 43}) {
        dialog->resize(dialog->width(), height + more);
        for (int depth = 0; depth < 8; ++depth) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            QCoreApplication::processEvents();
        }
        if (const int cut = cutAtEnd(list); cut > 0)
            cutting << QStringLiteral("%1 in %2").arg(cut).arg(dialog->height());
    }
    dialog->resize(dialog->width(), height);
    return cutting.join(QStringLiteral(", "));
}

} // namespace intray
