// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/windowsettings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QWidget>

namespace intray {

static constexpr int version = 1;

static QString usersFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
           QStringLiteral("/window.ini");
}

WindowSettings::WindowSettings(const QString &file)
{
    open(file.isEmpty() ? usersFile() : file);
}

QString WindowSettings::trouble() const
{
    return m_trouble ? QCoreApplication::translate("WindowSettings", m_trouble) : QString();
}

void WindowSettings::open(const QString &file)
{
    m_settings = std::make_unique<QSettings>(file, QSettings::IniFormat);
    if (m_settings->status() == QSettings::FormatError || !hasKnownVersion())
        putDamagedAside(file);
    setValue(QStringLiteral("version"), version);
    m_settings->sync();
    if (m_settings->status() == QSettings::AccessError || !m_settings->isWritable())
        m_trouble = QT_TRANSLATE_NOOP(
            "WindowSettings",
            "The window's layout cannot be saved, because the settings file cannot be written. "
            "Check that you can write to the folder with your settings.");
}

bool WindowSettings::hasKnownVersion() const
{
    if (m_settings->allKeys().isEmpty())
        return !QFileInfo(m_settings->fileName()).size();
    return m_settings->value(QStringLiteral("version")).toInt() == version;
}

void WindowSettings::putDamagedAside(const QString &file)
{
    m_settings.reset();
    const QString aside = file + QStringLiteral(".damaged");
    QFile::remove(aside);
    if (!QFile::rename(file, aside))
        QFile::remove(file);
    m_settings = std::make_unique<QSettings>(file, QSettings::IniFormat);
    m_settings->clear();
    m_trouble = QT_TRANSLATE_NOOP("WindowSettings",
                                  "The window's settings could not be read. Intray starts with the "
                                  "default layout; the old file was kept.");
}

QVariant WindowSettings::value(const QString &name, const QVariant &otherwise) const
{
    return m_settings->value(name, otherwise);
}

void WindowSettings::setValue(const QString &name, const QVariant &value)
{
    if (m_settings->value(name) != value)
        m_settings->setValue(name, value);
}

void WindowSettings::removeGroup(const QString &group)
{
    m_settings->remove(group);
}

void WindowSettings::sync()
{
    m_settings->sync();
}

QString WindowSettings::atScale(const QString &name, const QWidget &of)
{
    const int percent = qRound(100 * of.devicePixelRatioF());
    return percent == 100 ? name : QStringLiteral("%1@%2").arg(name).arg(percent);
}

QString WindowSettings::part(const QString &text)
{
    return QString::fromLatin1(text.toUtf8().toPercentEncoding());
}

} // namespace intray
