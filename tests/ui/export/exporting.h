// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/messageline.h"
#include "ui/dialogkeys.h"
#include "ui/export/exportdialog.h"
#include "ui/windowfixture.h"

#include <QAction>
#include <QComboBox>
#include <QFile>

namespace intray {

inline QString toldOf(const WindowFixture &desk)
{
    const auto *line = desk.find<MessageLine>(QStringLiteral("windowMessage"));
    return line->isVisible() ? line->sentence() : QString();
}

/// Opens the dialog by its key.
inline ExportDialog *openExport(WindowFixture &desk)
{
    const auto isGone = [&] { return !desk.find<ExportDialog>(QStringLiteral("exportDialog")); };
    if (!QTest::qWaitFor(isGone))
        qFatal("The dialog before is still there.");
    desk.window().activateWindow(); // as a desktop does by itself
    if (!QTest::qWaitForWindowActive(&desk.window()))
        qFatal("The window cannot be used.");
    desk.press(Qt::Key_E, Qt::ControlModifier);
    auto *dialog = desk.find<ExportDialog>(QStringLiteral("exportDialog"));
    if (!dialog || !isInUse(dialog))
        qFatal("The dialog did not open.");
    return dialog;
}

inline void chooseIn(QWidget *dialog, const char *box, const QString &text)
{
    part<QComboBox>(dialog, QString::fromLatin1(box))->setCurrentText(text);
}

/// Says where to, and presses Return, which is Export.
inline void exportTo(ExportDialog *dialog, const QString &file)
{
    typeInto(dialog, QStringLiteral("exportFile"), file);
    QTest::keyClick(part<QWidget>(dialog, QStringLiteral("exportFile")), Qt::Key_Return);
}

inline QStringList linesIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    for (QString &line : lines)
        line = line.trimmed();
    return lines;
}

} // namespace intray
