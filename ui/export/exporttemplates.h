// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/exporttemplate.h"

#include <QComboBox>

namespace intray {

class Session;
struct KeptTemplate;

/// Which template says how items are written, of those that the database keeps. In the window's
/// thread; borrows the session.
class ExportTemplates : public QComboBox
{
    Q_OBJECT
public:
    ExportTemplates(Session &session, QWidget *parent);

    const ExportTemplate *current() const; ///< Null: none is chosen.
    QString currentName() const;           ///< Empty: none is chosen.
    QStringList names() const { return m_names; }
    /// It was kept in the database: it is among the others, and chosen.
    void add(const QString &name, const ExportTemplate &kept);

signals:
    void chosen();                           ///< By the person.
    void failed(const intray::Error &error); ///< The database's templates could not be read.

private:
    void take(const QList<KeptTemplate> &kept);
    void append(const QString &name, const ExportTemplate &one);

    QList<ExportTemplate> m_templates; ///< From the second entry on.
    QStringList m_names;               ///< Theirs.
};

} // namespace intray
