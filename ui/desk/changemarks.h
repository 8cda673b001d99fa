// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace intray {

struct Field;

/// Behind a field: the sign that it was changed, and the undo of that, or in its place the button
/// of what is suspicious. Keeps its room while nothing of it is shown.
class ChangeMarks : public QWidget
{
    Q_OBJECT
public:
    explicit ChangeMarks(const Field &field, QWidget *parent = nullptr);

    void putInPlaceOfUndo(QWidget *button);
    void showChange(bool isChanged, bool canBeUndone);

signals:
    void undoWanted();

private:
    QToolButton *makeUndo(const Field &field);

    QWidget *m_sign;
    QToolButton *m_undo;
};

} // namespace intray
