// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/pickers/severalpicker.h"

#include "ui/desk/fieldeditor.h"
#include "ui/desk/pickers/pickerpopup.h"

#include <QListWidget>

namespace intray {

namespace {

constexpr int mostRowsShown = 12;

QListWidget *makeList(const QStringList &values, const QStringList &marked)
{
    auto *list = new QListWidget;
    list->setObjectName(QStringLiteral("several"));
    for (const QString &value : values) {
        auto *item = new QListWidgetItem(value, list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(marked.contains(value) ? Qt::Checked : Qt::Unchecked);
    }
    list->setCurrentRow(0);
    const int rows = std::min(mostRowsShown, list->count());
    list->setFixedHeight(rows * list->sizeHintForRow(0) + 2 * list->frameWidth());
    list->setMinimumWidth(list->sizeHintForColumn(0) + 48);
    return list;
}

QStringList markedIn(const QListWidget &list)
{
    QStringList marked;
    for (int row = 0; row < list.count(); ++row)
        if (list.item(row)->checkState() == Qt::Checked)
            marked << list.item(row)->text();
    return marked;
}

} // namespace

SeveralPicker::SeveralPicker(const Field &field, FieldEditor &editor, QWidget *parent)
    : FieldPicker(parent)
    , m_field(field)
    , m_editor(editor)
{
    addButton(QStringLiteral("pick.") + field.name,
              tr("Mark the values of %1 in a list (Alt+Down in the field)").arg(field.label));
}

void SeveralPicker::showText(const QString &text)
{
    m_text = text;
}

void SeveralPicker::pick()
{
    m_editor.setFocus(Qt::OtherFocusReason);
    const QStringList before = m_field.several.in(m_text);
    auto *list = makeList(m_field.several.known, before);
    auto *popup = new PickerPopup(QStringLiteral("severalPopup"), list, this);
    connect(popup, &PickerPopup::accepted, this, [this, list, before] {
        QStringList values = markedIn(*list);
        for (const QString &other : before)
            if (!m_field.several.known.contains(other))
                values << other;
        if (const QString text = m_field.several.joined(values); values != before)
            emit picked(text);
    });
    popup->openBelow(m_editor);
}

} // namespace intray
