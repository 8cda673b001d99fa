// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace intray {

class LineButton;

/// What is said of the chosen line of a history, and the buttons of what can be done with it:
/// below the sentence, or behind it where it has a line of its own.
class LineHead : public QWidget
{
    Q_OBJECT
public:
    /// `name`: of the sentence, for tests.
    LineHead(const QString &name, QWidget *parent);

    /// `instead`: where there is no room for the table that the sentence speaks of.
    void say(const QString &sentence, const QString &instead = {});
    void setAlone(bool isAlone); ///< Without a table.
    void add(LineButton *button);
    void placeButtons(bool areBelow);

private:
    void sayAnew();

    QString m_sentence;
    QString m_instead;
    bool m_isAlone = false;
    QLabel *m_said;
    QBoxLayout *m_parts;
    QBoxLayout *m_buttons;
};

} // namespace intray
