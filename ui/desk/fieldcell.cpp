// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/fieldcell.h"

#include "schema/fieldlength.h"
#include "schema/recordschema.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/pickers/fieldpicker.h"

#include <QHBoxLayout>

#include <algorithm>
#include <array>

namespace intray {

void layInLine(QHBoxLayout &line, FieldEditor &editor, FieldPicker *picker)
{
    constexpr int mostOfIt = 1000;
    line.setSpacing(0);
    line.addWidget(&editor, mostOfIt, Qt::AlignTop);
    if (picker && picker->standsInField())
        editor.putAtEnd(picker);
    else if (picker)
        line.addWidget(picker, 0, Qt::AlignTop);
    line.addStretch(1);
}

/// Of usual values; others are allowed, but rare, and a field grows where they are longer.
static std::optional<int> longestUsual(const Field &field)
{
    if (field.known.isEmpty() && field.usualLength > 0 && !field.multiline)
        return field.usualLength;
    const auto longest = std::ranges::max_element(field.known, {}, &QString::size);
    return longest == field.known.end() ? std::nullopt : std::optional(int(longest->size()));
}

std::optional<int> lettersOf(const Field &field, const QJsonObject &schema, bool hasSign)
{
    static constexpr std::array steps{11, 26};
    static constexpr int sign = 3;
    const int usual = longestUsual(field).value_or(steps.back() + 1);
    const int longest = longestValue(field, schema).value_or(usual);
    const auto step = std::ranges::lower_bound(steps, longest + (hasSign ? sign : 0));
    return step == steps.end() ? std::nullopt : std::optional(*step);
}

} // namespace intray
