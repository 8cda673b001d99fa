// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace intray {

class Session;

/// Whom a question is put to: the source of the record, or somebody who works in the queue, or
/// everybody there with a tag; another can be typed. In the window's thread.
class WhomChoice : public QComboBox
{
    Q_OBJECT
public:
    explicit WhomChoice(QWidget *parent = nullptr);

    /// Offers those of the queue as soon as the database has named them.
    void offerThoseOf(const QString &queue, Session &session);
    void setWhom(const QString &whom);
    QString whom() const; ///< A user, or @ and a tag; empty: the source.
};

} // namespace intray
