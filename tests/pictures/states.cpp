// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// All parts of the window in all their states on one page: states FILE THEME [rtl]. It is laid
// beside the drawings of the look; docs/pictures/looks makes it in every theme.
#include "pictures/lookcolours.h"
#include "pictures/statesofparts.h"
#include "ui/common/roomystyle.h"

#include <QApplication>
#include <QWidget>

#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    const QStringList words = QApplication::arguments();
    if (words.size() < 3) {
        std::fputs("usage: intray_states FILE light|dark|contrast|desktop|desktop-dark [rtl]\n", stderr);
        return 2;
    }
    QApplication::setStyle(new RoomyStyle(u"Fusion"_s));
    QApplication::setPalette(coloursOfLook(words.at(2)));
    if (words.value(3) == u"rtl")
        QApplication::setLayoutDirection(Qt::RightToLeft);
    const std::unique_ptr<QWidget> page(statesOfParts());
    if (!page->grab().save(words.at(1)))
        qFatal("cannot write %s", qPrintable(words.at(1)));
    return 0;
}
