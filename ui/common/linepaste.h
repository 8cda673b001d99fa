// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QLineEdit;

namespace intray {

/// What is pasted or dropped into a field of one line, in the whole program, comes in without the
/// line end that a spreadsheet puts behind a cell; other line ends become blanks, and characters
/// that nobody sees are left out with a word. Qt keeps all of them and shows none, and where there
/// is nothing to paste it clears what is selected. A password loses its last line end only. One for
/// the program, in the window's thread; belongs to the application.
class LinePaste : public QObject
{
    Q_OBJECT
public:
    static void install(); ///< Once is enough; later calls do nothing.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit LinePaste(QObject *application);
    bool pasteInto(QLineEdit &line, const QString &text);
    bool pasteByMouse(QLineEdit &line, QEvent &event);
    bool drop(QLineEdit &line, QEvent &event);
    void replacePasteOf(QLineEdit &line, QObject *menu);
};

} // namespace intray
