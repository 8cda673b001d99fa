// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QComboBox;
class QLabel;
class QPlainTextEdit;

namespace intray {

/// Asks for the reason without which an item cannot be ended so: it fails, or goes back to the step
/// before. What is typed is the reason, wherever the focus is; a usual one is chosen by the arrow
/// keys or the mouse.
class ReasonDialog : public QDialog
{
    Q_OBJECT
public:
    static ReasonDialog *forFailing(const QString &key, QWidget *parent);
    static ReasonDialog *forSendingBack(const QString &key, QWidget *parent);
    /// Reasons to choose from beside writing one; none: only to write.
    void offer(const QStringList &reasons);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void chosen(const QString &reason);

private:
    struct Words
    {
        QString name; ///< Of the dialog; its parts are called after it.
        QString title;
        QString question;
        QString accept;
    };
    ReasonDialog(const Words &words, QWidget *parent);
    QString reason() const;
    void build(const Words &words);
    void choose(const QString &reason);

    QComboBox *m_usual;
    QLabel *m_usualLabel;
    QPlainTextEdit *m_reason;
};

} // namespace intray
