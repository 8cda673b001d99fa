// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QString>
#include <QVariant>

#include <memory>

namespace intray {

/// What the window remembers between starts, in an INI file: layouts per queue and list, geometry,
/// the last database. A damaged file is put aside and replaced by the defaults; where nothing can
/// be written the defaults serve too. trouble() says either in a sentence. Belongs to the window's
/// thread.
class WindowSettings
{
public:
    /// The user's own file, or the one that is named.
    explicit WindowSettings(const QString &file = {});

    QVariant value(const QString &name, const QVariant &otherwise = {}) const;
    void setValue(const QString &name, const QVariant &value);
    void removeGroup(const QString &group);
    void sync();             ///< Writes now what is usually written soon.
    QString trouble() const; ///< In the language that is spoken now.

    /// The part of a setting's name that stands for any text, such as a database and a queue.
    /// The name under which a width or height is kept: one for each scale of the screen, because
    /// what has room at 100 % has none at 200 %.
    static QString atScale(const QString &name, const QWidget &of);
    static QString part(const QString &text);

private:
    void open(const QString &file);
    void putDamagedAside(const QString &file);
    bool hasKnownVersion() const;

    std::unique_ptr<QSettings> m_settings;
    const char *m_trouble = nullptr;
};

} // namespace intray
