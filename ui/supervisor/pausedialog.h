// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;

namespace intray {

/// Asks what the people who work in a queue read while it is paused.
class PauseDialog : public QDialog
{
    Q_OBJECT
public:
    PauseDialog(const QString &queue, QWidget *parent);

signals:
    void chosen(const QString &message); ///< It may be empty.

private:
    void build();

    QLineEdit *m_message;
};

} // namespace intray
