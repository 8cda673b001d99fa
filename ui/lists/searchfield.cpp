// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/searchfield.h"

#include "ui/common/icons.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"
#include "ui/lists/offerlist.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

namespace intray {

using namespace std::chrono_literals;

SearchField::SearchField(QWidget *parent)
    : QLineEdit(parent)
    , m_list(new OfferList(*this))
{
    setObjectName(QStringLiteral("search"));
    setAccessibleName(tr("Search the open items"));
    setPlaceholderText(tr("Search"));
    setClearButtonEnabled(true);
    addAction(iconNamed(QStringLiteral("edit-find")), QLineEdit::LeadingPosition);
    setMinimumHeight(heightOf(Part::Field, fontMetrics()));
    m_pause.setSingleShot(true);
    m_pause.setInterval(250ms);
    connect(this, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &SearchField::searchNow);
    connect(this, &QLineEdit::textEdited, this, &SearchField::offer);
    connect(m_list, &OfferList::taken, this, &SearchField::offerTaken);
}

void SearchField::setOffers(Offers offers)
{
    m_offers = std::move(offers);
}

void SearchField::keepInView(const QWidget &list)
{
    m_list->keepInView(list);
}

void SearchField::offer()
{
    m_list->show(m_offers && hasFocus() ? m_offers(text()) : QStringList(), text());
}

void SearchField::offerAgain()
{
    if (m_list->isOpen() && m_list->chosen() < 0)
        offer();
}

void SearchField::typeOn(const QString &text)
{
    setFocus(Qt::OtherFocusReason);
    setText(text);
    offer();
}

void SearchField::setKey(const QString &key)
{
    m_key = key;
    update();
}

void SearchField::showSearch(const QString &text)
{
    setText(text); // not in silence: the button that clears it would stay
    m_pause.stop();
    m_list->hide();
}

void SearchField::searchNow()
{
    m_pause.stop();
    emit searched(text());
}

// Without a choice among the offers it goes on to the rows, which are those of the whole text.
void SearchField::enter()
{
    const int chosen = m_list->chosen();
    m_list->hide();
    if (chosen >= 0)
        return emit offerTaken(chosen);
    if (m_pause.isActive())
        searchNow();
    emit entered();
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        m_list->hide();
        clear();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        enter();
        break;
    case Qt::Key_Down:
        if (!m_list->go(1)) {
            m_list->hide();
            emit entered();
        }
        break;
    case Qt::Key_Up:
        m_list->go(-1);
        break;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void SearchField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    m_list->hide();
}

void SearchField::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    if (m_key.isEmpty() || !text().isEmpty())
        return;
    const QSize cap = keyCapSize(m_key, font());
    constexpr int around = room::sheet + iconAcross + 2 * room::between;
    if (fontMetrics().horizontalAdvance(placeholderText()) + cap.width() + around > width())
        return; // it would lie on the words
    QPainter painter(this);
    const QRect place(QPoint(width() - cap.width() - room::between, (height() - cap.height()) / 2),
                      cap);
    paintKeyCap(painter, QStyle::visualRect(layoutDirection(), rect(), place), m_key, font(),
                palette());
}

void SearchField::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setMinimumHeight(heightOf(Part::Field, fontMetrics()));
}

} // namespace intray
