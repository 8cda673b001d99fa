// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/savebar.h"

#include "ui/common/elidedlabel.h"
#include "ui/common/leadingmargins.h"
#include "ui/common/linebutton.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace intray {

static QAccessibleInterface *faceOfSaveBar(const QString &className, QObject *object)
{
    auto *bar = className == u"intray::SaveBar" ? qobject_cast<QWidget *>(object) : nullptr;
    return bar ? new QAccessibleWidget(bar, QAccessible::AlertMessage) : nullptr;
}

SaveBar::SaveBar(const Words &words, QWidget *parent)
    : QWidget(parent)
    , m_saveWords(words.save)
    , m_howMuch(new ElidedLabel(this))
    , m_effect(new ElidedLabel(this))
    , m_undo(new LineButton(LineButton::Rank::Quiet, this))
    , m_save(new LineButton(LineButton::Rank::Primary, this))
{
    QAccessible::installFactory(faceOfSaveBar);
    m_undo->setWords(words.undo, words.undoKey);
    m_save->setWords(words.save, words.saveKey);
    build();
    dress();
    connect(m_undo, &QPushButton::clicked, this, &SaveBar::undoWanted);
    connect(m_save, &QPushButton::clicked, this, &SaveBar::saveWanted);
    showNone();
}

void SaveBar::build()
{
    QSizePolicy keeps(QSizePolicy::Preferred, QSizePolicy::Fixed);
    keeps.setRetainSizeWhenHidden(true);
    setSizePolicy(keeps);
    m_howMuch->setMostLines(2);
    m_howMuch->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_effect->setMostLines(2);
    auto *line = new QHBoxLayout(this);
    LeadingMargins::keep(line, {room::sheet, room::between, room::edge, room::between});
    line->setSpacing(room::between);
    line->addWidget(m_howMuch);
    line->addWidget(m_effect, 1);
    line->addWidget(m_undo);
    line->addWidget(m_save);
}

void SaveBar::dress()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_howMuch->setFont(bold);
    const int lines = 2 * fontMetrics().height();
    setFixedHeight(std::max(m_save->sizeHint().height(), lines) + 2 * room::between);
}

void SaveBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        dress();
}

void SaveBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    giveRoom();
}

static constexpr int aroundParts = room::sheet + room::edge + 3 * room::between;

int SaveBar::widthOfHowMuch() const
{
    return m_howMuch->fontMetrics().horizontalAdvance(m_howMuchText) + 1;
}

QSize SaveBar::sizeHint() const
{
    return {widthOfHowMuch() + m_undo->sizeHint().width() + m_save->sizeHint().width() +
                aroundParts,
            height()};
}

// The buttons keep their words; how much it is has two lines where one has no room.
void SaveBar::giveRoom()
{
    const int buttons = m_undo->minimumSizeHint().width() + m_save->minimumSizeHint().width();
    const int rest = width() - buttons - aroundParts;
    m_howMuch->setFixedWidth(std::max(1, std::min(widthOfHowMuch(), rest)));
    layout()->activate();
}

void SaveBar::showChanges(const QString &howMuch, const QString &effect)
{
    m_howMuchText = howMuch;
    m_howMuch->showText(howMuch);
    m_effect->showText(effect);
    giveRoom();
    const QString all = QStringLiteral("%1 %2").arg(howMuch, effect).trimmed();
    if (all == accessibleName() && isVisibleTo(parentWidget()))
        return;
    setAccessibleName(all);
    show();
    say();
}

void SaveBar::showNone()
{
    hide();
    setAccessibleName({});
}

void SaveBar::setCanSave(bool canSave)
{
    m_save->setEnabled(canSave);
}

void SaveBar::setSaveKey(const QString &key)
{
    m_save->setWords(m_saveWords, key);
}

QWidget *SaveBar::effect() const
{
    return m_effect;
}

QPushButton *SaveBar::undoButton() const
{
    return m_undo;
}

QPushButton *SaveBar::saveButton() const
{
    return m_save;
}

// On Linux a screen reader says an alert that comes into view, elsewhere the alert itself.
void SaveBar::say()
{
    for (const auto what : {QAccessible::Alert, QAccessible::ObjectShow}) {
        QAccessibleEvent event(this, what);
        QAccessible::updateAccessibility(&event);
    }
}

// Its lower corners are those of the sheet below it.
void SaveBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QPainterPath ground;
    ground.setFillRule(Qt::WindingFill);
    ground.addRoundedRect(QRectF(rect()).adjusted(1, 0, -1, -1), radius::sheet - 1,
                          radius::sheet - 1);
    ground.addRect(QRectF(1, 0, width() - 2, height() / 2.0));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(ground, colourOf(ColourRole::Tint, palette()));
    paintHairline(painter, {0, 0}, {width(), 0}, palette());
}

} // namespace intray
