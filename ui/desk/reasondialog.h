// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace intray {

class ReasonField;

/// Asks for the reason without which an item cannot be ended so: it fails, or goes back to the step
/// before.
class ReasonDialog : public QDialog
{
    Q_OBJECT
public:
    static ReasonDialog *forFailing(const QString &key, QWidget *parent);
    static ReasonDialog *forSendingBack(const QString &key, QWidget *parent);
    /// Reasons to choose from beside writing one; none: only to write.
    void offer(const QStringList &reasons);

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
    void build(const Words &words);

    ReasonField *m_reason;
};

} // namespace intray
