// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace intray {

/// Chooses which items of a queue are listed: the open ones, those of them that are for this
/// person, what they did today, or the done, failed or dismissed ones and what is asked for of
/// them. What of them may be seen, the database decides.
class ShownItems : public QComboBox
{
    Q_OBJECT
public:
    /// `answersAsking`: this person opens again what others ask for.
    explicit ShownItems(bool answersAsking, QWidget *parent = nullptr);

    bool isMine() const { return shown() == Shown::DoneByMe; }
    /// The others can only be looked at.
    bool isOpen() const { return shown() == Shown::Open || shown() == Shown::OpenForMe; }
    QString name() const;             ///< Of what is chosen, the same in every language.
    bool choose(const QString &name); ///< False: there is none of that name, nothing happens.

private:
    enum class Shown { Open, OpenForMe, DoneByMe, Done, Failed, Dismissed, AskedFor };
    Shown shown() const;
};

} // namespace intray
