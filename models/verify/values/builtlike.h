// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/proposal/proposalsbyrule.h"
#include "verify/values/fieldvalue.h"

namespace intray {

/// Values of one field built like others of it, without an example: "602.555.0168" like
/// "(602) 555-0168", or "5.3.2020" like "2020-03-05". Cheap to copy; immutable, any thread.
class BuiltLike
{
public:
    /// Like the values that have this form, as exactFormOf() says it.
    BuiltLike(const QList<FieldValue> &values, const QString &form);

    /// None: it is built so already, or nothing tells how it would be; few others tell nothing.
    std::optional<QString> of(const QString &value) const;

private:
    QString m_form;
    ProposalsByRule m_byRule;
};

/// A form in which other values may be built.
struct FormToBuild
{
    ValueForm form;
    BuiltLike like;
};

/// The most frequent forms of the field that are worth trying. Takes a second for many values; any
/// thread.
QList<FormToBuild> formsToBuildLike(const QList<FieldValue> &all);
/// Those in which all that is chosen can be built, at most two; told by `samples`, one value of
/// each form of it. Takes some milliseconds.
QList<ValueForm> formsThatSuit(const QStringList &samples, const QList<FormToBuild> &forms);

} // namespace intray
