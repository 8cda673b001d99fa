// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Every page and dialog in one look, as pictures: looks FOLDER LANGUAGE THEME [SIZE...], where a
// size such as 1024x600 is one of the window beside its own, or the most that a dialog may have.
// docs/pictures/looks runs it for all looks; Qt's own QT_SCALE_FACTOR makes it larger.
#include "pictures/lookcolours.h"
#include "support/languages.h"
#include "translations/translations.h"
#include "ui/common/roomystyle.h"
#include "ui/everypage.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QTest>

#include <algorithm>
#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

/// What says by dots that it is not there yet, in whichever language.
static bool isLoading(const QWidget &page)
{
    const auto labels = page.findChildren<QLabel *>();
    return std::ranges::any_of(labels, [](const QLabel *label) {
        return label->isVisible() && label->text().endsWith(u"..."_s);
    });
}

static void save(const QString &folder, const QString &name, QWidget &page)
{
    for (int depth = 0; depth < 8; ++depth) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
    }
    (void)QTest::qWaitFor([&] { return !isLoading(page); },
                          1000); // a line that is down brings none
    const QString file = u"%1/%2.png"_s.arg(folder, name);
    if (!page.grab().save(file))
        qFatal("cannot write %s", qPrintable(file));
}

static QList<QSize> sizesIn(const QStringList &words)
{
    QList<QSize> sizes;
    for (const QString &word : words)
        sizes << QSize(word.section(u'x', 0, 0).toInt(), word.section(u'x', 1).toInt());
    return sizes;
}

/// What a window manager draws around a dialog, and a bar of the desktop.
static constexpr QSize frame(8, 64);

static void saveInSizes(const QString &folder, const QString &name, QWidget &page,
                        const QList<QSize> &sizes)
{
    save(folder, name, page);
    const QSize own = page.size();
    for (const QSize &size : sizes) {
        page.resize(page.inherits("QDialog") ? own.boundedTo(size - frame) : size);
        save(folder, u"%1-%2x%3"_s.arg(name).arg(size.width()).arg(size.height()), page);
    }
    page.resize(own);
}

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    const QStringList words = QApplication::arguments();
    if (words.size() < 4) {
        std::fputs("usage: intray_looks FOLDER LANGUAGE THEME [SIZE...]\n", stderr);
        return 2;
    }
    QDir().mkpath(words.at(1));
    QApplication::setStyle(new RoomyStyle(u"Fusion"_s));
    QApplication::setPalette(coloursOfLook(words.at(3)));
    speak(u"en"_s);
    const Speaking speaking(words.at(2));
    if (words.at(2) == u"pseudo") // nobody's language is written from nobody's side
        QApplication::setLayoutDirection(Qt::RightToLeft);
    const QList<QSize> sizes = sizesIn(words.mid(4));
    lookAtEveryPage(
        [&](const QString &name, QWidget &page) { saveInSizes(words.at(1), name, page, sizes); });
    return 0;
}
