// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Every page and dialog in one look, as pictures: looks FOLDER LANGUAGE THEME. docs/pictures/looks
// runs it for all looks; Qt's own QT_SCALE_FACTOR makes it larger.
#include "support/languages.h"
#include "translations/translations.h"
#include "ui/common/roomystyle.h"
#include "ui/everypage.h"
#include "ui/themes.h"

#include <QApplication>
#include <QDir>
#include <QTest>

#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

static void save(const QString &folder, const QString &name, QWidget &page)
{
    for (int depth = 0; depth < 8; ++depth) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
    }
    const QString file = u"%1/%2.png"_s.arg(folder, name);
    if (!page.grab().save(file))
        qFatal("cannot write %s", qPrintable(file));
}

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    const QStringList words = QApplication::arguments();
    if (words.size() != 4) {
        std::fputs("usage: intray_looks FOLDER LANGUAGE THEME\n", stderr);
        return 2;
    }
    QDir().mkpath(words.at(1));
    QApplication::setStyle(new RoomyStyle(u"Fusion"_s));
    QApplication::setPalette(themeNamed(words.at(3)));
    speak(u"en"_s);
    const Speaking speaking(words.at(2));
    if (words.at(2) == u"pseudo") // nobody's language is written from nobody's side
        QApplication::setLayoutDirection(Qt::RightToLeft);
    lookAtEveryPage([&](const QString &name, QWidget &page) { save(words.at(1), name, page); });
    return 0;
}
