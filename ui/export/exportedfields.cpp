// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exportedfields.h"

#include "lists/celltext.h"
#include "ui/common/formrows.h"
#include "ui/common/plaintable.h"
#include "ui/common/wholerows.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

static QPushButton *button(const QString &text, const char *name, QWidget *parent)
{
    auto *made = new QPushButton(text, parent);
    made->setObjectName(QString::fromLatin1(name));
    made->setAutoDefault(false);
    return made;
}

ExportedFields::ExportedFields(QWidget *parent)
    : QWidget(parent)
    , m_list(new QListWidget(this))
    , m_up(button(tr("&Up"), "exportFieldUp", this))
    , m_down(button(tr("&Down"), "exportFieldDown", this))
{
    build();
    connect(m_list, &QListWidget::currentRowChanged, this, &ExportedFields::showButtons);
    connect(m_list, &QListWidget::itemChanged, this, &ExportedFields::changed);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
}

void ExportedFields::build()
{
    m_list->setObjectName(QStringLiteral("exportFields"));
    makePlain(m_list);
    m_list->setUniformItemSizes(true);
    m_list->setMinimumSize(200, 120);
    m_up->setToolTip(tr("One place up (Alt+Up)"));
    m_down->setToolTip(tr("One place down (Alt+Down)"));
    const auto onKey = [this](Qt::Key key, int step) {
        auto *keys = new QShortcut(QKeySequence(Qt::ALT | key), m_list);
        keys->setContext(Qt::WidgetShortcut);
        connect(keys, &QShortcut::activated, this, [this, step] { move(step); });
    };
    onKey(Qt::Key_Up, -1);
    onKey(Qt::Key_Down, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(labelFor(tr("&Fields"), m_list));
    column->addWidget(new WholeRows(m_list, this), 1);
    column->addWidget(inOneLine({m_up, m_down}, this), 0, Qt::AlignLeft);
}

void ExportedFields::setFields(const QList<Field> &fields, const QStringList &chosen)
{
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        m_all.clear();
        for (const Field &field : fields)
            m_all << field.name;
        QList<Field> inOrder = fields;
        const auto placeOf = [&](const Field &field) {
            const qsizetype place = chosen.indexOf(field.name);
            return place < 0 ? chosen.size() : place;
        };
        std::stable_sort(inOrder.begin(), inOrder.end(), [&](const Field &one, const Field &other) {
            return placeOf(one) < placeOf(other);
        });
        // Of fields that were chosen once none may be left.
        const bool isAll = std::none_of(fields.begin(), fields.end(), [&](const Field &field) {
            return chosen.contains(field.name);
        });
        for (const Field &field : std::as_const(inOrder))
            add(field, isAll || chosen.contains(field.name));
        m_list->setCurrentRow(0);
    }
    setEnabled(!fields.isEmpty());
    setToolTip(fields.isEmpty() ? tr("The rules of the queue name no fields, so all are written.")
                                : QString());
    showButtons();
    emit changed();
}

void ExportedFields::add(const Field &field, bool isTicked)
{
    const QString words = field.label.isEmpty() || field.label == field.name
                              ? field.name
                              : tr("%1 (%2)").arg(field.label, field.name);
    auto *row = new QListWidgetItem(cellText(words), m_list);
    row->setData(Qt::UserRole, field.name);
    row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    row->setCheckState(isTicked ? Qt::Checked : Qt::Unchecked);
}

void ExportedFields::showButtons()
{
    const int row = m_list->currentRow();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_list->count());
}

void ExportedFields::move(int step)
{
    const int row = m_list->currentRow();
    if (row < 0 || row + step < 0 || row + step >= m_list->count())
        return;
    QListWidgetItem *moved = m_list->takeItem(row);
    m_list->insertItem(row + step, moved);
    m_list->setCurrentRow(row + step);
    emit changed();
}

QStringList ExportedFields::ticked() const
{
    QStringList names;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->checkState() == Qt::Checked)
            names << m_list->item(row)->data(Qt::UserRole).toString();
    return names;
}

QStringList ExportedFields::chosen() const
{
    const QStringList names = ticked();
    return names == m_all ? QStringList() : names;
}

bool ExportedFields::isNone() const
{
    return m_list->count() > 0 && ticked().isEmpty();
}

} // namespace intray
