// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/answering.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace intray {

class Session;

/// Reads the answers in a file that came back: says first what they would do, with every row that
/// cannot be used, and takes them once the person wants that. Lives in the window's thread, and
/// goes when it is closed.
class AnswersDialog : public QDialog
{
    Q_OBJECT
public:
    AnswersDialog(Session &session, const QString &file, QWidget *parent);

signals:
    void taken(const QString &sentence);

private:
    void build();
    void read(bool dryRun);
    void show(const AnsweredFile &done);
    void tell(const AnsweredFile &done);

    Session &m_session;
    const QString m_file;
    QLabel *m_said;
    QPlainTextEdit *m_rows; ///< Those that cannot be used.
    QPushButton *m_accept = nullptr;
};

} // namespace intray
