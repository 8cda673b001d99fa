// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QRadioButton;

namespace intray {

class Session;

/// Where items go that are taken away: back to the pool, or to somebody who is chosen or typed.
class ReceiverChoice : public QWidget
{
    Q_OBJECT
public:
    /// `name` begins the names of its parts.
    ReceiverChoice(Session &session, const QString &name, QWidget *parent);

    QString to() const;     ///< Empty: the pool, or nobody yet.
    bool isToPool() const;  ///< Whoever takes next gets them.
    bool isMissing() const; ///< Somebody, but nobody is named yet.
    void choosePerson();    ///< Instead of the pool.
    QWidget *nameField() const;

signals:
    void changed();

private:
    QRadioButton *m_pool;
    QRadioButton *m_person;
    QComboBox *m_to;
};

} // namespace intray
