// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/growingtext.h"

namespace intray {

struct Field;

/// A field's value as it was imported, to be selected, and to be compared with what stands in the
/// field beside it.
class ImportedValue : public GrowingText
{
    Q_OBJECT
public:
    explicit ImportedValue(const Field &field, QWidget *parent = nullptr);

    void showValue(const QString &shown);   ///< As the field would show it.
    void showWords(const QString &instead); ///< Why there is no value.
    /// Marks the letters that differ, in both; in the field only while nobody types in it. Dimmed
    /// while nothing differs.
    void compareWith(QPlainTextEdit &field, bool isChanged);

private:
    bool m_hasValue = false;
};

} // namespace intray
