// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QTabWidget;

namespace intray {

class Actions;

/// All keys, and the handbook's pages as they were built in: readable without a network.
class HelpDialog : public QDialog
{
    Q_OBJECT
public:
    explicit HelpDialog(const Actions &actions, QWidget *parent = nullptr);

    void showPage(const QString &name); ///< Of the handbook, such as "maintenance".

private:
    void addBook(const QString &name, const QString &title);

    QTabWidget *m_tabs;
};

/// Every page of the handbook, by its name, with its title; by title.
QList<std::pair<QString, QString>> handbookPages();

} // namespace intray
