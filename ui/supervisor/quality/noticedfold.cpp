// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/quality/noticedfold.h"

#include "ui/common/tokens.h"
#include "ui/supervisor/quality/partsbar.h"

#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

namespace intray {

NoticedFold::NoticedFold(QWidget *parent)
    : Fold(tr("What people notice"), parent)
{
    auto *contents = new QWidget(this);
    m_column = new QVBoxLayout(contents);
    m_column->setContentsMargins(0, 0, 0, room::beside);
    m_column->setSpacing(room::beside);
    setContents(contents);
    setLine(false);
    setFlush();
    head()->setObjectName(QStringLiteral("noticedHead"));
}

void NoticedFold::showFields(const QList<CaughtHere> &fields, const QString &queue,
                             const FieldWords &words)
{
    setVisible(!fields.isEmpty());
    qDeleteAll(m_bars);
    m_bars.clear();
    if (fields.isEmpty())
        return;
    const CaughtHere &least = fields.constFirst();
    setSentence(
        {tr("Least in %1: %2 of %3 planted slips were corrected.")
             .arg(wordFor(words, queue, least.field), QLocale().toString(least.slips.caught),
                  QLocale().toString(least.slips.planted)),
         {}});
    for (const CaughtHere &one : fields) {
        auto *bar = new PartsBar(this);
        bar->showParts(tr("%1 (%Ln planted slip(s))", nullptr, int(one.slips.planted))
                           .arg(wordFor(words, queue, one.field)),
                       {{tr("%1 corrected").arg(QLocale().toString(one.slips.caught)),
                         double(one.slips.caught), PartsBar::Look::Full}},
                       double(one.slips.planted));
        m_column->addWidget(bar);
        m_bars << bar;
    }
}

} // namespace intray
