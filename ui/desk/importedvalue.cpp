// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/importedvalue.h"

#include "queue/recordschema.h"
#include "ui/common/differencemark.h"
#include "verify/textdifference.h"

namespace intray {

ImportedValue::ImportedValue(const Field &field, QWidget *parent)
    : GrowingText(parent)
{
    setObjectName(QStringLiteral("imported.") + field.name);
    setFramed(false);
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setFocusPolicy(Qt::ClickFocus);
    setAccessibleName(tr("%1 as imported").arg(field.label));
    setTrailing(true);
}

void ImportedValue::showValue(const QString &shown)
{
    m_hasValue = true;
    showText(shown);
}

void ImportedValue::showWords(const QString &instead)
{
    m_hasValue = false;
    showText(instead);
}

// The texts as the documents have them, whose line ends are one character each.
void ImportedValue::compareWith(QPlainTextEdit &field, bool isChanged)
{
    const bool isCompared = isChanged && m_hasValue;
    setDimmed(!isCompared);
    const TextDifference difference =
        isCompared ? differenceOf(document()->toRawText(), field.document()->toRawText())
                   : TextDifference();
    markDifferences(*this, difference.inFirst);
    markDifferences(field, field.hasFocus() ? QList<Stretch>() : difference.inSecond);
}

} // namespace intray
