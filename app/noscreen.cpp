// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/noscreen.h"

#include "app/lastwords.h"

#include <QStringList>

#include <cstdlib>

namespace intray {

static QString sentenceToEndWith;
static QString whatQtFound;
static QtMessageHandler usual = nullptr;

static void endWithASentence(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if (type == QtFatalMsg) {
        sayLastWords(QString(sentenceToEndWith + u'\n' + whatQtFound).trimmed());
        std::_Exit(1);
    }
    if (type == QtDebugMsg)
        usual(type, context, text);
    else
        whatQtFound += text.trimmed() + u'\n';
}

NoScreen::NoScreen(const QString &sentence)
{
    sentenceToEndWith = sentence;
    usual = qInstallMessageHandler(endWithASentence);
}

// What Qt has warned of on the way to a screen that is there.
NoScreen::~NoScreen()
{
    qInstallMessageHandler(usual);
    const QStringList lines = whatQtFound.split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines)
        qWarning("%s", qPrintable(line));
}

} // namespace intray
