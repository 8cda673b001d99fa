// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databaseurl.h"

#include <QLabel>

namespace intray {

/// One thing that somebody may want to rely on.
struct Ability
{
    bool holds = true; ///< The database itself enforces it; else the sentence says what is missing.
    QString sentence;
};

/// What a database of this kind enforces by itself, and what it does not.
QList<Ability> abilitiesOf(DatabaseUrl::Engine engine);

/// The abilities as a short list to read, by a sign and a sentence each.
class EngineAbilities : public QLabel
{
    Q_OBJECT
public:
    explicit EngineAbilities(QWidget *parent = nullptr);

    void show(DatabaseUrl::Engine engine);

protected:
    void changeEvent(QEvent *event) override; ///< Of the direction.

private:
    DatabaseUrl::Engine m_engine = DatabaseUrl::Engine::Sqlite;
};

} // namespace intray
