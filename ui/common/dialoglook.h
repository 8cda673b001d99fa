// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>
#include <QObject>
#include <QPointer>

class QDialog;
class QLabel;
class QPushButton;

namespace intray {

/// Gives every dialog one look and the same keys: its title is a heading, what it asks lies on a
/// sheet, its buttons stand under a line with their keys behind their words, and Ctrl+Return
/// presses the one that leads on. A dialog with sheets of its own keeps them. Lives in the window's
/// thread; belongs to the dialog.
class DialogLook : public QObject
{
    Q_OBJECT
public:
    static void install(); ///< For all dialogs that are shown from now on.
    /// Does nothing if it was given before.
    static void give(QDialog &dialog);
    /// A question that may be long, as one with the name of an item, stands in the head, where it
    /// has lines, and is what screen readers call the dialog; over the window, which would cut it,
    /// stands in a word or two what is done.
    static void ask(QDialog &dialog, const QString &question, const QString &title);
    /// What the dialog says in its head in place of its title, which stands over it already; empty:
    /// its title.
    static void sayInHead(QDialog &dialog, const QString &sentence);
    /// What keeps away from the edges of a dialog, so that it scrolls within its sheet; nothing
    /// where the look paints none.
    static QMargins withinSheet(const QDialog &dialog);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit DialogLook(QDialog &dialog);

    void dress();
    void dressBox();
    void layOnSheet();
    void addHead();
    void showTitle();
    void listenToKeys();
    void findLead();
    void tellKeys();
    QString keyOfLead() const;
    void paintSheet();

    QDialog &m_dialog;
    QLabel *m_question = nullptr; ///< In place of a head.
    QLabel *m_head = nullptr;
    QPointer<QWidget> m_foot;
    QPointer<QPushButton> m_lead; ///< What Ctrl+Return presses.
    bool m_isDressed = false;
    bool m_isOnSheet = false; ///< One that this look paints.
};

} // namespace intray
