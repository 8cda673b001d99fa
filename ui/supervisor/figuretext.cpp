// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/figuretext.h"

#include "queue/daytime.h"
#include "queue/times.h"

#include <QCoreApplication>
#include <QLocale>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FigureText)
};

QString beginOf(const SpanFigures &span)
{
    return dateAndTime(span.begin);
}

} // namespace

QString figureSentences(const QList<SpanFigures> &figures)
{
    QStringList sentences;
    for (const SpanFigures &span : figures)
        sentences << Words::tr("From %1: %2 completed, backlog %3.")
                         .arg(beginOf(span))
                         .arg(span.completed)
                         .arg(span.backlog);
    return sentences.join(u' ');
}

QString figureLines(const QList<SpanFigures> &figures)
{
    QString lines = Words::tr("From\tCompleted\tBacklog") + u'\n';
    for (const SpanFigures &span : figures)
        lines += beginOf(span) + u'\t' + QString::number(span.completed) + u'\t' +
                 QString::number(span.backlog) + u'\n';
    return lines;
}

QByteArray figureCsv(const QList<SpanFigures> &figures)
{
    QByteArray lines = "from,completed,backlog\r\n";
    for (const SpanFigures &span : figures)
        lines += isoTime(span.begin.toUTC()).toLatin1() + ',' + QByteArray::number(span.completed) +
                 ',' + QByteArray::number(span.backlog) + "\r\n";
    return lines;
}

} // namespace intray
