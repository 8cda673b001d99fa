// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
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
    /// The first of them that there is room for, or the last.
    void sayWhatFits(const QStringList &fromLongest);
    void setAlone(bool isAlone); ///< Without a table.
    void add(LineButton *button);
    void placeButtons(bool areBelow);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void sayAnew();
    QString fitting() const;
    int mostLines() const;

    QString m_sentence;
    QStringList m_fromLongest; ///< Instead of it; empty: there is but one to say.
    QString m_instead;
    bool m_isAlone = false;
    bool m_areButtonsBelow = false;
    QLabel *m_said;
    QBoxLayout *m_parts;
    QBoxLayout *m_buttons;
};

} // namespace intray
