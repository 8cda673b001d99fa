// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/queuechooser.h"

#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QAbstractItemView>
#include <QCollator>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QTimer>

#include <algorithm>

namespace intray {

bool standsBefore(const QString &title, const QString &other)
{
    // What no language orders stands in the order of English.
    const bool isAnyLanguage = QLocale().language() == QLocale::C;
    QCollator order(isAnyLanguage ? QLocale(QLocale::English) : QLocale());
    order.setCaseSensitivity(Qt::CaseInsensitive);
    order.setNumericMode(true);
    return order.compare(title, other) < 0;
}

QList<Queue> byTitle(QList<Queue> queues)
{
    std::stable_sort(queues.begin(), queues.end(), [](const Queue &one, const Queue &other) {
        return standsBefore(one.displayTitle(), other.displayTitle());
    });
    return queues;
}

static constexpr int leastLetters = 8; // where there is no room for a whole title

QueueChooser::QueueChooser(QWidget *parent)
    : QComboBox(parent)
{
    setAccessibleName(tr("Queue"));
    setMaxVisibleItems(few);
    setSizeAdjustPolicy(QComboBox::AdjustToContents); // titles come after it is shown
    setMinimumContentsLength(leastLetters);
    connect(this, &QComboBox::activated, this, [this] { emit chosen(queue()); });
}

void QueueChooser::setAsTitle()
{
    m_isTitle = true;
    setAttribute(Qt::WA_Hover);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    dress();
}

// What there is to choose from has the letters of any list.
void QueueChooser::dress()
{
    if (!m_isTitle || !parentWidget())
        return;
    const QFont body = parentWidget()->font();
    QFont title = lettersFor(LetterSize::Heading, body);
    title.setWeight(QFont::DemiBold);
    if (font() != title)
        setFont(title);
    view()->setFont(body);
    setMinimumHeight(heightOf(Part::Button, QFontMetrics(body)));
}

void QueueChooser::changeEvent(QEvent *event)
{
    QComboBox::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange)
        dress();
}

void QueueChooser::paintEvent(QPaintEvent *event)
{
    if (!isPaintedAsTitle())
        return QComboBox::paintEvent(event);
    QPainter painter(this);
    const auto colour = [this](ColourRole role) { return colourOf(role, palette()); };
    Outline around{.radius = radius::field};
    if (underMouse())
        around.ground = colour(ColourRole::Tint);
    if (hasFocus())
        around = {around.ground, colour(ColourRole::Accent), radius::field, 2};
    paintOutline(painter, rect(), around);
    painter.setPen(colour(ColourRole::Text));
    const int arrow = iconAcross + room::between;
    const QRect words(room::within, 0, width() - room::within - arrow, height());
    const auto seen = [this](const QRect &place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    const int written = paintWords(painter, seen(words), currentText(), layoutDirection());
    const QRect at(room::within + written + room::between, (height() - iconAcross) / 2, iconAcross,
                   iconAcross);
    paintIcon(painter, seen(at).topLeft(), QStringLiteral("go-down"), colour(ColourRole::Text),
              colour(ColourRole::Sheet));
}

void QueueChooser::setQueues(const QList<Queue> &queues, const QString &all)
{
    const QString before = queue();
    const QSignalBlocker quiet(this);
    clear();
    if (!all.isEmpty())
        addItem(all, QString());
    for (const Queue &one : byTitle(queues)) {
        const QString title = one.displayTitle();
        addItem(one.paused ? tr("%1 (paused)").arg(title) : title, one.name);
    }
    if (queues.size() > few && !isEditable())
        beTypedInto();
    choose(before);
}

void QueueChooser::choose(const QString &name)
{
    if (const int row = findData(name); row >= 0)
        setCurrentIndex(row);
}

QString QueueChooser::queue() const
{
    return currentData().toString();
}

void QueueChooser::beTypedInto()
{
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCaseSensitivity(Qt::CaseInsensitive);
    completer()->setMaxVisibleItems(few);
    lineEdit()->setAccessibleName(accessibleName());
    lineEdit()->setToolTip(tr("Type any part of a queue's title."));
    connect(lineEdit(), &QLineEdit::returnPressed, this, &QueueChooser::takeFirst);
}

/// What is typed may be all of a title, such as "Team 1" beside "Team 10".
int QueueChooser::rowFor(const QString &typed) const
{
    if (const int whole = findText(typed, Qt::MatchFixedString); whole >= 0)
        return whole;
    return typed.isEmpty() ? -1 : findText(typed, Qt::MatchContains);
}

void QueueChooser::takeFirst()
{
    const QAbstractItemView *list = completer()->popup();
    if (list->isVisible() && list->currentIndex().isValid())
        return; // that one is taken
    completer()->popup()->hide();
    const int row = rowFor(lineEdit()->text().trimmed());
    const bool isOther = row >= 0 && row != currentIndex();
    if (isOther)
        setCurrentIndex(row);
    bringBack();
    if (isOther)
        emit activated(row);
}

void QueueChooser::bringBack()
{
    setEditText(itemText(currentIndex()));
    if (hasFocus())
        lineEdit()->selectAll();
    else
        lineEdit()->home(false);
}

void QueueChooser::focusInEvent(QFocusEvent *event)
{
    QComboBox::focusInEvent(event);
    if (!isEditable())
        return;
    QTimer::singleShot(0, lineEdit(), [this] { // after the click that came here
        if (hasFocus())
            lineEdit()->selectAll();
    });
}

void QueueChooser::focusOutEvent(QFocusEvent *event)
{
    QComboBox::focusOutEvent(event);
    if (isEditable() && event->reason() != Qt::PopupFocusReason)
        bringBack();
}

void QueueChooser::keyPressEvent(QKeyEvent *event)
{
    const bool isTyping = isEditable() && lineEdit()->text() != itemText(currentIndex());
    if (isTyping && event->key() == Qt::Key_Escape)
        bringBack();
    else
        QComboBox::keyPressEvent(event);
}

} // namespace intray
