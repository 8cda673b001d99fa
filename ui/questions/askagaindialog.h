// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/question.h"

#include <QDialog>

namespace intray {

class Session;
class WaitChoice;
class WhomChoice;

/// Asks a question again: whom, and how long the record waits from now on. Lives in the window's
/// thread, and goes when it is closed.
class AskAgainDialog : public QDialog
{
    Q_OBJECT
public:
    AskAgainDialog(Session &session, const Question &question, QWidget *parent);

signals:
    void chosen(const QString &whom, std::chrono::seconds after);

private:
    void build(const Question &question);

    WhomChoice *m_whom;
    WaitChoice *m_after;
};

} // namespace intray
