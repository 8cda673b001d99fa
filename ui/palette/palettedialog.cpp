// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palettedialog.h"

#include "ui/common/roomyscreen.h"
#include "ui/common/tintedlabel.h"
#include "ui/palette/findabledelegate.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

namespace intray {

PaletteDialog::PaletteDialog(const QList<Findable> &all, QWidget *parent)
    : QDialog(parent)
    , m_typed(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_said(new TintedLabel(Tint::Dimmed, {}, this))
{
    setObjectName(QStringLiteral("paletteDialog"));
    setWindowTitle(tr("Find anything"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWithinScreen(this, {680, 440});
    m_model.setFindables(all);
    build();
    find({});
}

void PaletteDialog::build()
{
    m_typed->setObjectName(QStringLiteral("paletteTyped"));
    m_typed->setPlaceholderText(
        tr("Action, record by its key, queue, preference or page of the handbook"));
    m_typed->setAccessibleName(
        tr("Find an action, record by its key, queue, preference or page of the handbook"));
    m_typed->setClearButtonEnabled(true);
    m_typed->installEventFilter(this);
    connect(m_typed, &QLineEdit::textChanged, this, &PaletteDialog::find);
    connect(m_typed, &QLineEdit::returnPressed, this, &PaletteDialog::choose);
    m_list->setObjectName(QStringLiteral("paletteList"));
    m_list->setAccessibleName(tr("What was found"));
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new FindableDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame); // the sheet is its frame
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_list, &QListView::clicked, this, &PaletteDialog::choose);
    m_list->installEventFilter(this);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PaletteDialog::showCurrent);
    m_said->setObjectName(QStringLiteral("paletteSaid"));
    m_said->setWordWrap(true);
    m_said->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_said->setMinimumHeight(2 * fontMetrics().lineSpacing());
    auto *column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addWidget(m_typed);
    column->addWidget(m_list, 1);
    column->addWidget(m_said);
}

// As large as it is shown.
void PaletteDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    if (!event->spontaneous() && parentWidget())
        standOver(*parentWidget()->window());
}

// Where one looks for it: over the middle of the window, near its top; on a low screen higher.
void PaletteDialog::standOver(const QWidget &window)
{
    const QRect over = window.frameGeometry();
    const int lowest =
        screen()->availableGeometry().top() + std::max(0, roomOnScreen(*this).height() - height());
    move(over.left() + std::max(0, (over.width() - width()) / 2),
         std::min(over.top() + 96, lowest));
}

void PaletteDialog::find(const QString &words)
{
    m_model.setTyped(words);
    m_list->setCurrentIndex(m_model.index(0, 0));
    showCurrent();
    emit typed(words);
}

// Whoever has gone on with the arrows stays where they are.
void PaletteDialog::addFound(const QString &words, const QList<Findable> &further)
{
    const int before = m_list->currentIndex().row();
    const int place = before > 0 ? m_model.placeOf(m_list->currentIndex()) : -1;
    m_model.addFound(words, further);
    int row = 0;
    for (int each = 0; place >= 0 && each < m_model.rowCount(); ++each)
        if (m_model.placeOf(m_model.index(each)) == place)
            row = each;
    m_list->setCurrentIndex(m_model.index(row));
    showCurrent();
}

static QString sentenceOn(const QModelIndex &index)
{
    const QString why = index.data(PaletteModel::WhyNotRole).toString();
    return why.isEmpty() ? index.data(PaletteModel::AboutRole).toString() : why;
}

// The keyboard stays where one types, so what the arrows come to is told there.
void PaletteDialog::showCurrent()
{
    const QModelIndex current = m_list->currentIndex();
    m_said->setTint(Tint::Dimmed);
    m_said->setText(current.isValid() ? sentenceOn(current)
                                      : tr("Nothing matches. Try another word."));
    m_typed->setAccessibleDescription(
        current.isValid() ? current.data(Qt::AccessibleTextRole).toString() : m_said->text());
    QAccessibleEvent told(m_typed, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&told);
}

void PaletteDialog::choose()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    if (!current.data(PaletteModel::WhyNotRole).toString().isEmpty()) {
        m_said->setTint(Tint::Fault);
        return;
    }
    const int place = m_model.placeOf(current);
    accept();
    emit chosen(place);
}

static bool movesInList(int key)
{
    return key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown ||
           key == Qt::Key_PageUp;
}

bool PaletteDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    const bool isReturn = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (watched == m_list && isReturn) {
        choose();
        return true;
    }
    if (watched != m_typed || !movesInList(key->key()))
        return false;
    QCoreApplication::sendEvent(m_list, event);
    return true;
}

} // namespace intray
