// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/storebase.h"

namespace intray {

/// How files of one kind are brought in, under the name that people gave it.
struct KeptTemplate
{
    QString name;
    QString text; ///< JSON, as templateFromJson() reads it.
    QDateTime keptAt = {};
    QString keptBy = {};
};

/// The templates for imports of a database. Everybody who works with it may read them; importers
/// and administrators keep them.
class TemplateStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    Outcome<QList<KeptTemplate>> templates(); ///< By name.
    /// NotFound.
    Outcome<KeptTemplate> withName(const QString &name);
    /// In place of the one that has its name. Invalid: a name or a text that is too long.
    Outcome<Done> keep(const KeptTemplate &wanted);
    /// NotFound.
    Outcome<Done> drop(const QString &name);
};

} // namespace intray
