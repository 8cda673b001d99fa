// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace intray {

/// A reason to be typed, with the usual ones to choose from. What is typed is the reason, wherever
/// in it the focus is; a usual one is chosen by the arrow keys or the mouse.
class ReasonField : public QWidget
{
    Q_OBJECT
public:
    /// The parts are called after the name: "failUsual", "failReason".
    ReasonField(const QString &name, QWidget *parent);

    void offer(const QStringList &reasons); ///< None: only to write.
    void setRequired(bool required);        ///< Said to screen readers, too.
    /// The button that cannot be pressed while a required reason is missing; its tooltip says so.
    void setAccept(QPushButton *accept);
    QString reason() const; ///< Without blanks around it.
    QPlainTextEdit *edit() const { return m_reason; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void choose(const QString &reason);
    void check();

    QComboBox *m_usual;
    QLabel *m_usualLabel;
    QPlainTextEdit *m_reason;
    QPushButton *m_accept = nullptr;
    bool m_required = true;
};

} // namespace intray
