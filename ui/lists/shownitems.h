// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

class QActionGroup;

namespace intray {

/// Chooses which items of a queue are listed: the open ones, those of them that are for this
/// person, what they did today, or the done, failed or dismissed ones, what of them nobody opened
/// and what is asked for. What of them may be seen, the database decides.
class ShownItems : public QMenu
{
    Q_OBJECT
public:
    /// `answersAsking`: this person opens again what others ask for.
    explicit ShownItems(bool answersAsking, QWidget *parent = nullptr);

    bool isMine() const { return name() == QStringLiteral("doneByMe"); }
    bool isOpen() const;  ///< The others can only be looked at.
    QString name() const; ///< Of what is chosen, the same in every language.
    QString words() const;
    bool choose(const QString &name); ///< False: there is none of that name, nothing happens.

signals:
    void chosen(); ///< Another one.

private:
    void add(const char *name, const QString &words);

    QActionGroup *m_group;
    QString m_name;
};

} // namespace intray
