// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

#include <QWidget>

class QShortcut;

namespace intray {

class Desk;
class LineButton;

/// What two people keyed into one field, one below the other, for a third to decide: a button for
/// each, by mouse, Tab and Space, or Ctrl+1 and Ctrl+2 in the field. Hidden where nothing is to be
/// decided.
class KeyedChoice : public QWidget
{
    Q_OBJECT
public:
    KeyedChoice(const Field &field, Desk &desk, QWidget *parent);

    void showRecord();
    void setChoosable(bool choosable); ///< Whether the field can be changed now.

signals:
    void chosen(const QString &value);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    LineButton *makeButton(const QString &name);
    void giveKey(LineButton *button, const QKeySequence &keys);
    void say(LineButton *button, const QString &words, const QString &value);
    void fit(LineButton *button);
    void enableKeys();

    Field m_field;
    Desk &m_desk;
    LineButton *m_first;
    LineButton *m_second;
    QList<QShortcut *> m_keys;
};

} // namespace intray
