// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/linepaste.h"

#include "schema/pastedtext.h"
#include "ui/common/textbox.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QToolTip>

#include <algorithm>

namespace intray {

LinePaste::LinePaste(QObject *application)
    : QObject(application)
{
    application->installEventFilter(this);
}

void LinePaste::install()
{
    QCoreApplication *application = QCoreApplication::instance();
    if (!application->findChild<LinePaste *>(QString(), Qt::FindDirectChildrenOnly))
        new LinePaste(application);
}

/// A number or a box passes its keys on to the line that it has inside, past every filter.
static QLineEdit *lineOf(QObject *watched)
{
    if (auto *line = qobject_cast<QLineEdit *>(watched))
        return line;
    if (qobject_cast<QAbstractSpinBox *>(watched) || qobject_cast<QComboBox *>(watched))
        return watched->findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly);
    return nullptr;
}

static PastedText taken(const QString &text, const QLineEdit &line)
{
    const bool isSeen = line.echoMode() == QLineEdit::Normal;
    PastedText piece = isSeen ? pasted(text, {.takesLines = false, .isPlain = true})
                              : PastedText{withoutLastLineEnds(text)};
    if (isSeen)
        piece.text = inOneLine(piece.text);
    return piece;
}

// What needs no change is left to Qt. What is nothing takes nothing away.
bool LinePaste::pasteInto(QLineEdit &line, const QString &text)
{
    const PastedText piece = taken(text, line);
    if (line.isReadOnly() || !line.isEnabled() || (!text.isEmpty() && piece.text == text))
        return false;
    if (!piece.text.isEmpty())
        line.insert(piece.text);
    if (!piece.isAsItWas())
        QToolTip::showText(line.mapToGlobal(line.rect().bottomLeft()), TextBox::changeWords(piece),
                           &line);
    return true;
}

bool LinePaste::pasteByMouse(QLineEdit &line, QEvent &event)
{
    const auto &mouse = static_cast<const QMouseEvent &>(event);
    const QClipboard *clipboard = QGuiApplication::clipboard();
    if (mouse.button() != Qt::MiddleButton || !clipboard->supportsSelection())
        return false;
    const QString text = clipboard->text(QClipboard::Selection);
    if (taken(text, line).text == text)
        return false;
    line.setCursorPosition(line.cursorPositionAt(mouse.position().toPoint()));
    return pasteInto(line, text);
}

bool LinePaste::drop(QLineEdit &line, QEvent &event)
{
    auto &dropped = static_cast<QDropEvent &>(event);
    const QString text = dropped.mimeData()->text();
    if (dropped.source() == &line || taken(text, line).text == text)
        return false;
    line.setCursorPosition(line.cursorPositionAt(dropped.position().toPoint()));
    if (!pasteInto(line, text))
        return false;
    dropped.setDropAction(Qt::CopyAction);
    dropped.accept();
    return true;
}

void LinePaste::replacePasteOf(QLineEdit &line, QObject *menu)
{
    const QList<QAction *> actions = menu->findChildren<QAction *>();
    const auto found = std::find_if(actions.begin(), actions.end(), [](const QAction *action) {
        static const char *const qtsWord = "&Paste";
        return action->text().startsWith(QCoreApplication::translate("QLineEdit", qtsWord));
    });
    if (found == actions.end())
        return;
    QAction *paste = *found;
    paste->disconnect(&line);
    connect(paste, &QAction::triggered, &line, [this, &line] {
        if (!pasteInto(line, QGuiApplication::clipboard()->text()))
            line.paste();
    });
}

bool LinePaste::eventFilter(QObject *watched, QEvent *event)
{
    // The menu of a field is its child, and knows it.
    if (event->type() == QEvent::Polish && qobject_cast<QMenu *>(watched)) {
        if (auto *line = qobject_cast<QLineEdit *>(watched->parent()))
            replacePasteOf(*line, watched);
        return false;
    }
    const bool isKey = event->type() == QEvent::KeyPress &&
                       static_cast<QKeyEvent *>(event)->matches(QKeySequence::Paste);
    const bool isMouse = event->type() == QEvent::MouseButtonRelease;
    const bool isDrop = event->type() == QEvent::Drop;
    QLineEdit *line = isKey || isMouse || isDrop ? lineOf(watched) : nullptr;
    if (!line)
        return false;
    if (isKey)
        return pasteInto(*line, QGuiApplication::clipboard()->text());
    return isMouse ? pasteByMouse(*line, *event) : drop(*line, *event);
}

} // namespace intray
