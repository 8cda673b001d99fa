// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

namespace intray {

/// What a column looks like to somebody who wants to know what identifies a record, the likeliest
/// key first.
enum class KeyLooks {
    Named,      ///< It is called as keys are.
    Coded,      ///< Numbers that were given out one by one, or codes of one build.
    Address,    ///< Of e-mail.
    Words,      ///< Such as a title.
    Number,     ///< Whole ones, of which nobody knows what they count.
    Hash,       ///< Of what else stands in the record: it tells nobody anything.
    PartOfName, ///< Of a person, who shares it with others.
    Other,   ///< A day, a time, long texts, or what identifies something else, such as a telephone.
    Measure, ///< An amount, which is alike only by chance.
};

/// By its name, and by these of its values, which have no blanks around them.
KeyLooks keyLooksOf(const QString &column, const QList<QStringView> &values);

} // namespace intray
