// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/recordschema.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace intray {

class Desk;

/// What somebody else typed into a field before a supervisor gave the item on: the words, and
/// buttons to take or refuse them, by mouse or by Tab and Space. Hidden where nothing is proposed.
class ProposalMark : public QWidget
{
    Q_OBJECT
public:
    ProposalMark(const Field &field, Desk &desk, QWidget *parent);

    void showProposal();
    QWidget *lastStop() const; ///< Of Tab.

signals:
    void taken(const QString &value);

private:
    QPushButton *makeButton(const QString &name, const QString &words);

    Field m_field;
    Desk &m_desk;
    QLabel *m_words;
    QPushButton *m_take;
    QPushButton *m_refuse;
};

} // namespace intray
