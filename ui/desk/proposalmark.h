// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

#include <QWidget>

class QLabel;

namespace intray {

class Desk;
class LineButton;

/// What somebody else typed into a field before a supervisor gave the item on: the words, and
/// buttons to take or refuse them, by mouse or by Tab and Space. Hidden where nothing is proposed.
class ProposalMark : public QWidget
{
    Q_OBJECT
public:
    ProposalMark(const Field &field, Desk &desk, QWidget *parent);

    void showProposal();
    QString words() const;     ///< By whom and what; empty where nothing is proposed.
    QWidget *lastStop() const; ///< Of Tab.

signals:
    void taken(const QString &value);

private:
    LineButton *makeButton(const QString &name, const QString &words);

    Field m_field;
    Desk &m_desk;
    QLabel *m_words;
    LineButton *m_take;
    LineButton *m_refuse;
};

} // namespace intray
