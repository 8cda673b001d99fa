// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/filterheader.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;

FilterHeader::FilterHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setObjectName(QStringLiteral("filterHeader"));
    setSectionsClickable(true);
    setHighlightSections(false);
    setSortIndicatorShown(true);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_pause.setSingleShot(true);
    m_pause.setInterval(250ms);
    connect(&m_pause, &QTimer::timeout, this, &FilterHeader::filtersChanged);
    connect(this, &QHeaderView::sectionResized, this, &FilterHeader::placeEditors);
    connect(this, &QHeaderView::sectionMoved, this, &FilterHeader::placeEditors);
    connect(this, &QHeaderView::geometriesChanged, this, &FilterHeader::placeEditors);
    if (const auto *table = qobject_cast<QTableView *>(parent))
        connect(table->horizontalScrollBar(), &QScrollBar::valueChanged, this,
                &FilterHeader::placeEditors);
}

void FilterHeader::setFilters(const QList<bool> &filterable)
{
    qDeleteAll(m_editors);
    m_editors.clear();
    for (int column = 0; column < filterable.size(); ++column)
        m_editors.append(filterable.at(column) ? makeEditor(column) : nullptr);
    updateGeometries();
    placeEditors();
}

QLineEdit *FilterHeader::makeEditor(int column)
{
    const QString title = model()->headerData(column, Qt::Horizontal).toString();
    auto *editor = new QLineEdit(this);
    editor->setObjectName(QStringLiteral("filter.%1").arg(column));
    editor->setPlaceholderText(tr("Filter"));
    editor->setAccessibleName(tr("Filter %1").arg(title));
    editor->setClearButtonEnabled(true);
    editor->installEventFilter(this);
    connect(editor, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    return editor;
}

QString FilterHeader::filter(int column) const
{
    const QLineEdit *editor = m_editors.value(column);
    return editor ? editor->text() : QString();
}

bool FilterHeader::hasFilters() const
{
    return std::any_of(m_editors.begin(), m_editors.end(),
                       [](const QLineEdit *editor) { return editor && !editor->text().isEmpty(); });
}

void FilterHeader::clear()
{
    if (!hasFilters())
        return;
    clearSilently();
    emit filtersChanged();
}

void FilterHeader::clearSilently()
{
    for (QLineEdit *editor : m_editors) {
        if (editor)
            editor->clear();
    }
    m_pause.stop();
}

void FilterHeader::setSilently(int column, const QString &text)
{
    if (QLineEdit *editor = m_editors.value(column))
        editor->setText(text);
    m_pause.stop();
}

int FilterHeader::rowHeight() const
{
    const auto shown = std::find_if(m_editors.begin(), m_editors.end(),
                                    [](const QLineEdit *editor) { return editor != nullptr; });
    return shown == m_editors.end() ? 0 : (*shown)->sizeHint().height() + 4;
}

QSize FilterHeader::sizeHint() const
{
    const QSize titles = QHeaderView::sizeHint();
    return {titles.width(), titles.height() + rowHeight()};
}

void FilterHeader::updateGeometries()
{
    setViewportMargins(0, 0, 0, rowHeight());
    QHeaderView::updateGeometries();
    placeEditors();
}

void FilterHeader::placeEditors()
{
    const int top = height() - rowHeight() + 1;
    for (int column = 0; column < m_editors.size(); ++column) {
        QLineEdit *editor = m_editors.at(column);
        if (!editor)
            continue;
        editor->setVisible(!isSectionHidden(column));
        editor->setGeometry(sectionViewportPosition(column) + 1, top, sectionSize(column) - 2,
                            rowHeight() - 4);
    }
}

// Tab leads through all of them, also those that a narrow list has not in sight.
void FilterHeader::bringIntoSight(const QLineEdit &editor)
{
    auto *table = qobject_cast<QTableView *>(parentWidget());
    if (!table || editor.geometry().isEmpty())
        return;
    const int left = editor.x() - 1;
    const int beyond = editor.geometry().right() + 2 - viewport()->width();
    const int by = left < 0 || beyond > left ? left : std::max(beyond, 0);
    QScrollBar *bar = table->horizontalScrollBar();
    bar->setValue(bar->value() + (isRightToLeft() ? -by : by));
}

bool FilterHeader::eventFilter(QObject *watched, QEvent *event)
{
    const auto *line = qobject_cast<QLineEdit *>(watched);
    if (line && event->type() == QEvent::FocusIn)
        bringIntoSight(*line);
    if (event->type() != QEvent::KeyPress)
        return QHeaderView::eventFilter(watched, event);
    auto *editor = qobject_cast<QLineEdit *>(watched);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (editor && key->key() == Qt::Key_Escape) {
        editor->clear();
        return true;
    }
    if (editor && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Return)) {
        emit listWanted();
        return true;
    }
    return false;
}

} // namespace intray
