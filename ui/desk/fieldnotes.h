// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QGridLayout;
class QLabel;

namespace intray {

struct Field;
class SignLabel;
class TintedLabel;

/// What is to be said of a field's value, under the field: which rules it breaks, and why it
/// deserves a second look. Each with its sign; takes no room while there is nothing to say.
class FieldNotes : public QWidget
{
    Q_OBJECT
public:
    explicit FieldNotes(const Field &field, QWidget *parent = nullptr);

    void showFaults(const QStringList &sentences);
    void showDoubt(const QString &sentence);

private:
    struct Line
    {
        SignLabel *sign;
        TintedLabel *words;
    };
    void place(QGridLayout *grid, int row, const Line &line, const QString &name);
    void say(const Line &line, const QString &words);

    Line m_fault;
    Line m_doubt;
};

} // namespace intray
