// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/quality/warrantypaper.h"

#include "queue/daytime.h"
#include "ui/supervisor/quality/warrantyview.h"

#include <QCoreApplication>
#include <QTextDocument>

namespace intray {

namespace {

struct Paper
{
    Q_DECLARE_TR_FUNCTIONS(WarrantyPaper)
};

QString heading(const WarrantyPaper &paper)
{
    return Paper::tr("Warranty: %1").arg(paper.about);
}

QString whenAndByWhom(const WarrantyPaper &paper)
{
    return Paper::tr("Stated on %1 by %2.").arg(dateAndTime(paper.at), paper.by);
}

QStringList wish(const WarrantyPaper &paper)
{
    if (!paper.said.isWished)
        return {};
    return {Paper::tr("Wished: at most %1 (%2 sure).")
                .arg(percentOf(paper.said.wish()), percentOf(paper.said.rule.surePercent / 100.0))};
}

QStringList rests(const WarrantyPaper &paper)
{
    return groundSentencesOn(paper.said, paper.experience) + reasonsInWords(paper.said.reasons);
}

QString recomputed(const WarrantyPaper &paper)
{
    return Paper::tr("It can be recomputed from the records and the history: %1").arg(paper.again);
}

QString asParagraph(const QString &text)
{
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

QString asList(const QStringList &texts)
{
    QString list;
    for (const QString &text : texts)
        list += QStringLiteral("<li>%1</li>").arg(text.toHtmlEscaped());
    return QStringLiteral("<ul>%1</ul>").arg(list);
}

} // namespace

QString textOf(const WarrantyPaper &paper)
{
    return (QStringList{heading(paper), sentenceOn(paper.said)} + wish(paper) + rests(paper) +
            QStringList{whenAndByWhom(paper), recomputed(paper)})
        .join(u'\n');
}

void print(const WarrantyPaper &paper, QPagedPaintDevice *device)
{
    QTextDocument page;
    page.setHtml(QStringLiteral("<h2>%1</h2><p><b>%2</b></p>")
                     .arg(heading(paper).toHtmlEscaped(), sentenceOn(paper.said).toHtmlEscaped()) +
                 asParagraph(wish(paper).join(u' ')) + asParagraph(Paper::tr("What it rests on:")) +
                 asList(rests(paper)) + asParagraph(whenAndByWhom(paper)) +
                 asParagraph(recomputed(paper)));
    page.print(device);
}

} // namespace intray
