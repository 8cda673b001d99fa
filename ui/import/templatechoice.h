// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
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
    const ImportTemplate *current() const;                 ///< Null: none is chosen.
    QString currentName() const;                           ///< Empty: none is chosen.
    QStringList names() const { return m_names; }
    /// What is wanted, with what the chosen template says wherever it says nothing.
    ImportOptions appliedTo(const ImportOptions &options) const;
    /// Of another file nothing has been said.
    void forget();
    /// Chooses the one template that fits a file with these columns; whether it did.
    bool recognise(const QStringList &columns);
    /// The template was kept in the database: it is among the others, and chosen.
    void add(const QString &name, const ImportTemplate &kept);
    /// Whether what is wanted is not what the chosen template says any more.
    void markChanged(bool isChanged);

signals:
    void found();                            ///< There are templates to choose from.
    void chosen();                           ///< By the person.
    void failed(const intray::Error &error); ///< The database's templates could not be read.

private:
    void take(const QList<KeptTemplate> &kept);
    void append(const QString &name, const ImportTemplate &one);

    QList<ImportTemplate> m_templates; ///< From the second entry on.
    QStringList m_names;               ///< Theirs.
    bool m_isSaid = false;
};

} // namespace intray
