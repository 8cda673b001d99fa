// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/rulefold.h"

#include "ui/common/leadingmargins.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/changedwords.h"

#include <QFormLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace intray {

static constexpr int widest = 900; // as the form of a record
static constexpr int widestOfLabels = fieldwidth::choice;

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
    LeadingMargins::keep(m_form, {names, room::within, room::sheet, room::edge});
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

static QList<QLabel *> labelsOf(const QFormLayout &form)
{
    QList<QLabel *> labels;
    for (int row = 0; row < form.rowCount(); ++row)
        if (const QLayoutItem *item = form.itemAt(row, QFormLayout::LabelRole))
            if (auto *label = qobject_cast<QLabel *>(item->widget()))
                labels << label;
    return labels;
}

int RuleFold::widestLabel() const
{
    int label = 0;
    for (const QLabel *one : labelsOf(*m_form))
        label = std::max(label, one->sizeHint().width());
    return label;
}

// Longer ones take several lines.
void RuleFold::setLabels(int width)
{
    m_labels = std::min(width, widestOfLabels);
    for (QLabel *label : labelsOf(*m_form)) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
        label->setFixedWidth(m_labels);
    }
}

/// With its words in the first line of its field, or over all of it.
void RuleFold::place(QLabel &label, bool isOver) const
{
    const int line = isOver ? 0 : heightOf(Part::FormRow, label.fontMetrics());
    const int over = std::max(0, line - label.fontMetrics().height()) / 2;
    label.setContentsMargins(0, over, 0, over);
    label.setMinimumSize(isOver ? 0 : m_labels, line);
    label.setMaximumWidth(isOver ? QWIDGETSIZE_MAX : m_labels);
}

/// What the widest label and the widest field need beside each other; 0: labels in one line.
static int widthBeside(const QFormLayout &form, int widthOfLabels)
{
    int label = widthOfLabels;
    int field = 0;
    for (int row = 0; row < form.rowCount(); ++row) {
        const QLayoutItem *one = form.itemAt(row, QFormLayout::LabelRole);
        const QLayoutItem *other = form.itemAt(row, QFormLayout::FieldRole);
        if (one && widthOfLabels == 0)
            label = std::max({label, one->sizeHint().width(), one->minimumSize().width()});
        field = std::max(field, other ? other->minimumSize().width() : 0);
    }
    return label + form.horizontalSpacing() + field;
}

// Qt wraps a row by its own label, but gives its field what the widest label of all leaves.
void RuleFold::wrapWhereNarrow(int across)
{
    QMargins around = m_form->contentsMargins();
    const int inside = std::min(across, widest) - around.left() - room::sheet;
    const bool isNarrow = widthBeside(*m_form, m_labels) > inside;
    around.setRight(isNarrow ? room::within : room::sheet);
    m_form->setContentsMargins(around);
    m_form->setRowWrapPolicy(isNarrow ? QFormLayout::WrapAllRows : QFormLayout::DontWrapRows);
    if (m_labels > 0)
        for (QLabel *label : labelsOf(*m_form))
            place(*label, isNarrow);
}

} // namespace intray
