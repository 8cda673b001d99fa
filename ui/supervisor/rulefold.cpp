// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/rulefold.h"

#include "ui/common/painting.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/changedwords.h"

#include <QFormLayout>
#include <QToolButton>

#include <algorithm>

namespace intray {

static constexpr int widest = 900; // as the form of a record

RuleFold::RuleFold(const QString &key, const QString &name, QWidget *parent)
    : Fold(name, parent)
    , m_key(key)
    , m_form(new QFormLayout)
{
    setObjectName(QStringLiteral("ruleFold.") + key);
    head()->setObjectName(QStringLiteral("ruleFoldHead.") + key);
    auto *fields = new QWidget(this);
    fields->setLayout(m_form);
    fields->setMaximumWidth(widest);
    const int names = room::sheet + iconAcross + room::beside; // where the head's name begins
    m_form->setContentsMargins(names, room::within, room::sheet, room::edge);
    m_form->setHorizontalSpacing(room::edge);
    m_form->setVerticalSpacing(room::between);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    auto *contents = new QWidget(this);
    auto *line = new QHBoxLayout(contents);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(fields, 1000);
    line->addStretch(1);
    setContents(contents);
}

void RuleFold::showWhatIsSet(const QString &before, const QString &now)
{
    setSentence(withChangedWords(before, now));
}

static QList<QWidget *> labelsOf(const QFormLayout &form)
{
    QList<QWidget *> labels;
    for (int row = 0; row < form.rowCount(); ++row)
        if (const QLayoutItem *label = form.itemAt(row, QFormLayout::LabelRole))
            labels << label->widget();
    return labels;
}

int RuleFold::widestLabel() const
{
    int label = 0;
    for (const QWidget *one : labelsOf(*m_form))
        label = std::max(label, one->sizeHint().width());
    return label;
}

void RuleFold::setLabels(int width)
{
    m_labels = width;
    for (QWidget *label : labelsOf(*m_form))
        label->setMinimumWidth(width);
}

/// What the widest label and the widest field need beside each other.
static int widthBeside(const QFormLayout &form)
{
    int label = 0;
    int field = 0;
    for (int row = 0; row < form.rowCount(); ++row) {
        const QLayoutItem *one = form.itemAt(row, QFormLayout::LabelRole);
        const QLayoutItem *other = form.itemAt(row, QFormLayout::FieldRole);
        label = std::max(
            {label, one ? one->sizeHint().width() : 0, one ? one->minimumSize().width() : 0});
        field = std::max(field, other ? other->minimumSize().width() : 0);
    }
    return label + form.horizontalSpacing() + field;
}

// Qt wraps a row by its own label, but gives its field what the widest label of all leaves.
void RuleFold::wrapWhereNarrow(int room)
{
    const QMargins around = m_form->contentsMargins();
    const int inside = std::min(room, widest) - around.left() - around.right();
    const bool isNarrow = widthBeside(*m_form) > inside;
    m_form->setRowWrapPolicy(isNarrow ? QFormLayout::WrapAllRows : QFormLayout::DontWrapRows);
    if (m_labels == 0)
        return;
    for (QWidget *label : labelsOf(*m_form)) // beside the first line of its field
        label->setMinimumHeight(isNarrow ? 0 : heightOf(Part::FormRow, label->fontMetrics()));
}

} // namespace intray
