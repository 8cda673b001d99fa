// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/recordhead.h"

#include "lists/celltext.h"
#include "ui/common/chip.h"
#include "ui/common/dimmedline.h"
#include "ui/common/icons.h"
#include "ui/common/letters.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"
#include "ui/common/turnedsides.h"
#include "ui/desk/lockmark.h"

#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace intray {

static constexpr int roomBehindTitle = room::sheet; // its dots are no part of a chip
static const QString between = QStringLiteral("  \u00b7  ");

RecordHead::RecordHead(QWidget *parent)
    : QWidget(parent)
    , m_title(new ElidedLabel(this))
    , m_key(new ElidedLabel(this))
    , m_dot(new QLabel(between, this))
    , m_from(new DimmedLine(this))
    , m_faults(new Chip(Chip::Kind::Fault, this))
    , m_toCheck(new Chip(Chip::Kind::Warning, this))
    , m_duplicates(new Chip(Chip::Kind::Neutral, this))
    , m_panel(new QToolButton(this))
    , m_lock(new LockMark(this))
{
    build();
    dress();
    for (const Chip *chip : {m_faults, m_toCheck})
        connect(chip, &Chip::clicked, this, &RecordHead::faultsWanted);
    connect(m_duplicates, &Chip::clicked, this, &RecordHead::duplicatesWanted);
    connect(m_panel, &QToolButton::clicked, this, &RecordHead::panelWanted);
    connect(m_lock, &LockMark::clicked, this, &RecordHead::extendWanted);
}

/// Behind the words of a button that nothing is painted around.
static int paddingOf(const QToolButton &button)
{
    const int words = button.fontMetrics().size(Qt::TextShowMnemonic, button.text()).width();
    const int bare = words + button.iconSize().width() + room::within;
    return std::max(0, button.sizeHint().width() - bare - room::within); // before the icon
}

void RecordHead::build()
{
    constexpr int least = 72; // with letters of the usual size
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setMinimumHeight(least);
    for (const auto &[part, name] : {std::pair<QWidget *, const char *>(m_title, "recordTitle"),
                                     {m_key, "recordKey"},
                                     {m_from, "recordFrom"},
                                     {m_faults, "recordFaults"},
                                     {m_toCheck, "recordToCheck"},
                                     {m_duplicates, "recordDuplicates"},
                                     {m_panel, "showPanel"},
                                     {m_lock, "recordLock"}})
        part->setObjectName(QLatin1String(name));
    for (QLabel *label : {m_title, m_key})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (Chip *chip : {m_faults, m_toCheck, m_duplicates}) {
        chip->setFocusPolicy(Qt::NoFocus); // they have keys, and Tab goes from field to field
        chip->hide();
    }
    auto *first = m_first = new QHBoxLayout;
    first->setSpacing(room::beside);
    first->addWidget(m_title, 1);
    first->addSpacing(roomBehindTitle - room::beside);
    first->addWidget(m_faults);
    first->addWidget(m_toCheck);
    first->addWidget(m_duplicates);
    first->addWidget(m_lock);
    m_panel->setIcon(iconNamed(QStringLiteral("sidebar-expand-right")));
    m_panel->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_panel->setAutoRaise(true);
    m_panel->setFocusPolicy(Qt::NoFocus); // it has a key
    m_panel->hide();
    m_key->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    auto *second = new QHBoxLayout;
    second->setSpacing(0);
    second->addWidget(m_key);
    second->addWidget(m_dot);
    second->addWidget(m_from, 1);
    second->addWidget(m_panel);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, room::beside, 0, room::between);
    m_sides = new TurnedSides(m_column, this);
    m_firstSides = new TurnedSides(m_first, this);
    m_sides->set(room::sheet, room::edge);
    m_column->setSpacing(room::within);
    m_column->addLayout(first);
    m_column->addLayout(second);
}

void RecordHead::addBelow(QWidget *more)
{
    m_column->addWidget(more);
}

void RecordHead::dress()
{
    constexpr int leastLetters = 8;
    const QFont title = lettersFor(LetterSize::Title, font());
    m_title->setFont(title);
    m_title->setMinimumWidth(leastLetters * letterWidth(QFontMetrics(title)));
    QPalette quiet = palette();
    for (const auto role : {QPalette::WindowText, QPalette::Text}) // on the window, on a sheet
        quiet.setColor(role, colourOf(ColourRole::Dimmed, palette()));
    m_dot->setPalette(quiet);
}

void RecordHead::showRecord(const About &about)
{
    m_about = about;
    showTitle(false);
    showKey();
    m_key->setVisible(!about.title.isEmpty() && !about.key.isEmpty());
    m_dot->setVisible(m_key->isVisibleTo(this) && !about.from.isEmpty());
    m_from->showText(about.from.join(between));
    fit();
}

// The key, where nothing names it.
void RecordHead::showTitle(bool hasRoomForWholeKey)
{
    if (m_about.title.isEmpty())
        m_title->showText(m_about.key,
                          hasRoomForWholeKey ? cellText(m_about.key) : keyText(m_about.key));
    else
        m_title->showText(m_about.title);
}

int RecordHead::roomForKey() const
{
    const QMargins around = layout()->contentsMargins();
    int left = width() - around.left() - around.right();
    if (!m_panel->isHidden())
        left -= m_panel->sizeHint().width();
    if (!m_about.from.isEmpty())
        left -= m_dot->sizeHint().width() +
                m_from->fontMetrics().horizontalAdvance(m_about.from.join(between)) + room::within;
    return left;
}

// One that is made of the whole row tells nobody anything: only its ends are shown, but where there
// is room for all of it.
void RecordHead::showKey()
{
    constexpr int leastLetters = 12;
    const QFontMetrics letters = m_key->fontMetrics();
    const auto widthOf = [&letters](const QString &text) {
        return letters.horizontalAdvance(text) + room::within;
    };
    const int left = roomForKey();
    const QString whole = cellText(m_about.key);
    const QString shown = widthOf(whole) <= left ? whole : keyText(m_about.key);
    const int most = std::max({leastLetters * letterWidth(letters), width() / 2, left});
    m_key->setFixedWidth(std::min(widthOf(shown), most));
    m_key->showText(m_about.key, shown);
    m_key->setAccessibleName(tr("Key: %1").arg(m_about.key));
}

static void showIn(Chip &chip, const RecordHead::ChipWords &words)
{
    chip.setWords(words.words, words.key);
}

void RecordHead::showFaults(const ChipWords &faults)
{
    showIn(*m_faults, faults);
    fit();
}

void RecordHead::showToCheck(const ChipWords &fields)
{
    showIn(*m_toCheck, fields);
    fit();
}

void RecordHead::showDuplicates(const ChipWords &duplicates)
{
    showIn(*m_duplicates, duplicates);
    fit();
}

// The words of the button, around which nothing is painted, end where those of the lock end.
void RecordHead::endAtOneEdge()
{
    const int padding = std::min(paddingOf(*m_panel), room::edge);
    m_sides->set(room::sheet, room::edge - padding);
    m_firstSides->set(m_before, padding);
}

void RecordHead::leaveBeforeTitle(int pixels)
{
    m_before = pixels;
    endAtOneEdge();
    updateGeometry();
    fit();
}

void RecordHead::offerPanel(const QString &words)
{
    m_panel->setText(words);
    m_from->setMinimumHeight(m_panel->sizeHint().height()); // nothing moves when it goes
    endAtOneEdge();
    m_panel->setVisible(!words.isEmpty());
    showKey();
}

QSize RecordHead::minimumSizeHint() const
{
    constexpr int lettersOfLock = 18;
    const QMargins around = layout()->contentsMargins();
    const int lock = lettersOfLock * letterWidth(fontMetrics()) + room::sheet;
    return {around.left() + m_before + m_title->minimumWidth() + roomBehindTitle + lock +
                around.right(),
            QWidget::minimumSizeHint().height()};
}

// The title comes before the keys, and where room is very short before the chips, too.
void RecordHead::fit()
{
    const QList<Chip *> chips{m_faults, m_toCheck, m_duplicates};
    const QMargins around = layout()->contentsMargins();
    const QMargins ofFirst = m_first->contentsMargins();
    const int all = width() - around.left() - around.right() - ofFirst.left() - ofFirst.right();
    const auto leftForTitle = [&] {
        int left = all - m_lock->sizeHint().width() - roomBehindTitle;
        for (const Chip *chip : chips)
            if (chip->isVisibleTo(this))
                left -= chip->sizeHint().width() + room::beside;
        return left;
    };
    for (Chip *chip : chips) {
        chip->setCompact(false);
        chip->setVisible(!chip->text().isEmpty());
    }
    showTitle(false);
    const bool isTight = !m_title->wouldFit(leftForTitle());
    for (Chip *chip : chips)
        chip->setCompact(isTight);
    for (Chip *chip : {m_duplicates, m_toCheck, m_faults})
        if (leftForTitle() < m_title->minimumWidth())
            chip->hide();
    const QFontMetrics letters = m_title->fontMetrics();
    showTitle(letters.horizontalAdvance(m_about.key) <= leftForTitle());
}

void RecordHead::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintHairline(painter, {0, height() - 1}, {width(), height() - 1}, palette());
}

void RecordHead::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showKey();
    fit();
}

void RecordHead::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        dress();
    if (event->type() == QEvent::FontChange)
        showKey();
    if (event->type() == QEvent::LayoutDirectionChange)
        showRecord(About(m_about)); // its labels begin at the other side
}

} // namespace intray
