// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/storebase.h"

namespace intray {

/// What a template is for.
enum class TemplateKind { Import, Export };

/// How files of one kind are brought in or written, under the name that people gave it.
struct KeptTemplate
{
    QString name;
    QString text; ///< JSON, as templateFromJson() reads it; for exports exportTemplateFromJson().
    QDateTime keptAt = {};
    QString keptBy = {};
    TemplateKind kind = TemplateKind::Import;
};

/// The templates of a database. Everybody who works with it may read them; importers and
/// administrators keep them, and supervisors those for exports.
class TemplateStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    Outcome<QList<KeptTemplate>> templates(); ///< By name.
    /// NotFound.
    Outcome<KeptTemplate> withName(const QString &name);
    /// Also Invalid: it is for something else.
    Outcome<KeptTemplate> withName(const QString &name, TemplateKind kind);
    /// In place of the one that has its name. Invalid: no name, a name or a text that is too long,
    /// or one of that name is for something else.
    Outcome<Done> keep(const KeptTemplate &wanted);
    /// NotFound.
    Outcome<Done> drop(const QString &name);
};

} // namespace intray
