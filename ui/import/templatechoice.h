// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/mapping/importtemplate.h"

#include <QComboBox>

namespace intray {

class Session;
struct KeptTemplate;

/// Which template says how a file is read and mapped, of those that the database keeps. A file
/// whose columns are those of exactly one template gets it by itself, until somebody says
/// otherwise. In the window's thread; borrows the session.
class TemplateChoice : public QComboBox
{
    Q_OBJECT
public:
    TemplateChoice(Session &session, QWidget *parent);

    bool isEmpty() const { return m_templates.isEmpty(); } ///< There is nothing to choose.
    /// What is wanted, with what the chosen template says wherever it says nothing.
    ImportOptions appliedTo(const ImportOptions &options) const;
    /// Of another file nothing has been said.
    void forget();
    /// Chooses the one template that fits a file with these columns; whether it did.
    bool recognise(const QStringList &columns);

signals:
    void found();  ///< There are templates to choose from.
    void chosen(); ///< By the person.

private:
    void take(const QList<KeptTemplate> &kept);

    QList<ImportTemplate> m_templates; ///< From the second entry on.
    bool m_isSaid = false;
};

} // namespace intray
