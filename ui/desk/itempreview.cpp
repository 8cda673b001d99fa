// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/itempreview.h"

#include "lists/celltext.h"
#include "lists/historymodel.h"
#include "lists/rowwords.h"
#include "lists/shownreason.h"
#include "queue/daytime.h"
#include "ui/common/actionline.h"
#include "ui/common/actions.h"
#include "ui/common/elidedlabel.h"
#include "ui/common/hairline.h"
#include "ui/common/plaintable.h"
#include "ui/common/tables.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/lists/openlist.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QTableView>
#include <QTableWidget>
#include <QVBoxLayout>

namespace intray {

enum Column { Name, Now, Imported, ColumnCount };

ItemPreview::ItemPreview(Session &session, OpenList &list, const Actions &actions, QWidget *over,
                         QWidget *parent)
    : Sheet(parent)
    , m_list(list)
    , m_over(over)
    , m_feed(session)
    , m_title(new ElidedLabel(this))
    , m_key(new QLabel(this))
    , m_said(new TintedLabel(Tint::Dimmed, {}, this))
    , m_fields(new QTableWidget(0, ColumnCount, this))
{
    setObjectName(QStringLiteral("itemPreview"));
    hide();
    build(actions);
    follow();
}

void ItemPreview::build(const Actions &actions)
{
    makeFields();
    auto *foot = makeFoot(actions);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(new Hairline(this));
    auto *fields = new QHBoxLayout;
    fields->setContentsMargins(room::beside, room::between, room::edge, 0); // a cell has the rest
    fields->addWidget(m_fields);
    column->addLayout(fields, 1);
    column->addWidget(new Hairline(this));
    column->addWidget(foot);
}

QWidget *ItemPreview::makeHead()
{
    constexpr int least = 72; // as over a record: the fields begin where those of a record do
    m_title->setObjectName(QStringLiteral("previewTitle"));
    m_title->setFont(lettersFor(LetterSize::Title, font()));
    m_key->setObjectName(QStringLiteral("previewKey"));
    m_key->setTextFormat(Qt::PlainText);
    m_key->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_said->setObjectName(QStringLiteral("previewSaid"));
    m_said->setWordWrap(true);
    auto *second = new QHBoxLayout;
    second->setSpacing(room::beside);
    second->addWidget(m_key);
    second->addWidget(m_said, 1);
    auto *head = new QWidget(this);
    head->setMinimumHeight(least);
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(room::sheet, room::beside, room::edge, room::between);
    column->setSpacing(room::within);
    column->addWidget(m_title);
    column->addLayout(second);
    return head;
}

void ItemPreview::makeFields()
{
    m_fields->setObjectName(QStringLiteral("previewFields"));
    m_fields->setAccessibleName(tr("Fields"));
    m_fields->setHorizontalHeaderLabels({tr("Field"), tr("Now"), tr("As imported")});
    makePlain(m_fields);
    styleTable(m_fields);
    m_fields->setWordWrap(true);
    m_fields->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    QHeaderView *header = m_fields->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setSectionResizeMode(Name, QHeaderView::ResizeToContents);
}

QWidget *ItemPreview::makeFoot(const Actions &actions)
{
    auto *close =
        LineButton::make(LineButton::Rank::Quiet, tr("Close the preview"), "previewClose", this);
    close->setWords(tr("Close the preview"),
                    QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
    connect(close, &QPushButton::clicked, this, &ItemPreview::shut);
    auto *foot = new QWidget(this);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(room::sheet, room::between, room::edge, room::between);
    line->setSpacing(room::between);
    line->addWidget(
        new ActionLine(actions.of(WindowAction::TakeSelected), foot, LineButton::Rank::Primary));
    line->addWidget(close);
    line->addStretch(1);
    return foot;
}

void ItemPreview::follow()
{
    m_list.table()->installEventFilter(this);
    m_over->installEventFilter(this);
    connect(m_list.table()->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] {
                if (isOpen())
                    showCurrent();
            });
    connect(m_list.table()->model(), &QAbstractItemModel::modelReset, this, &ItemPreview::shut);
    connect(&m_feed, &PreviewFeed::found, this, &ItemPreview::showLook);
    connect(&m_feed, &PreviewFeed::failed, this,
            [this](const Error &error) { say(error.sentence); });
    m_focus.follow([this](const QWidget *now) { followFocus(now); });
}

void ItemPreview::setSchema(const RecordSchema &schema)
{
    shut();
    m_schema = schema;
}

// Work goes on elsewhere in the window; dialogs and other programs close nothing.
void ItemPreview::followFocus(const QWidget *now)
{
    if (!isOpen() || !now || now->window() != window())
        return;
    if (now != this && !isAncestorOf(now) && !m_list.isAncestorOf(now))
        shut();
}

void ItemPreview::toggle()
{
    if (isOpen())
        shut();
    else if (m_list.current().isValid())
        open();
}

void ItemPreview::open()
{
    showCurrent();
    cover();
    show();
    raise();
}

void ItemPreview::shut()
{
    if (!isOpen())
        return;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_feed.forget();
    hide();
    if (hadFocus)
        m_list.table()->setFocus();
}

// What the list knows stands there at once; the rest comes a moment later.
void ItemPreview::showCurrent()
{
    const auto item = m_list.itemAtCursor();
    if (!item)
        return shut();
    m_item = item->id;
    m_wholeKey = item->key;
    m_key->setText(keyText(item->key));
    m_key->setToolTip(plainToolTip(wholeKey(item->key).toString()));
    setAccessibleName(tr("Preview of %1").arg(item->key));
    m_said->setText(tr("Looking who held it last..."));
    showFields(*item, item->record);
    m_feed.look(m_item);
}

static QString sentenceOn(const ItemLook &look)
{
    if (look.detail.item.state == State::Locked)
        return ItemPreview::tr("%1 has it now.").arg(look.detail.item.lock.user);
    if (!look.held)
        return ItemPreview::tr("Nobody has held it yet.");
    const QDateTime at = look.held->until.isNull() ? look.held->since : look.held->until;
    const QString time = dateAndTime(at);
    if (look.held->until.isNull())
        return ItemPreview::tr("%1 held it last, from %2 on.").arg(look.held->user, time);
    return ItemPreview::tr("%1 held it last, until %2 (%3).")
        .arg(look.held->user, time, wordForKind(look.held->ended));
}

void ItemPreview::showLook(const ItemLook &look)
{
    const bool isHidden = look.detail.item.record.isEmpty() && look.detail.imported.isEmpty();
    const QString sentence = sentenceOn(look);
    showFields(look.detail.item, look.detail.imported);
    if (isHidden)
        m_fields->setRowCount(0);
    say(isHidden ? sentence + u' ' + tr("Its values are not shown to you.") : sentence);
}

void ItemPreview::say(const QString &sentence)
{
    m_said->setText(sentence);
    setAccessibleDescription(sentence);
    QAccessibleEvent told(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&told);
}

void ItemPreview::showFields(const Item &item, const Record &imported)
{
    const Record &now = item.record;
    const QString name = nameOf(m_wholeKey, now, NamingFields::of(m_schema));
    m_title->showText(name.isEmpty() ? m_key->text() : name);
    const QList<Field> fields = m_schema.fieldsOf(now);
    bool isCorrected = false;
    m_fields->setRowCount(static_cast<int>(fields.size()));
    for (int row = 0; row < m_fields->rowCount(); ++row) {
        const Field &field = fields.at(row);
        const QString reason = item.missing.value(field.name).toString();
        const QString value = RecordSchema::textOf(now.value(field.name));
        const QString before = RecordSchema::textOf(imported.value(field.name));
        const QString texts[ColumnCount]{field.label,
                                         reason.isEmpty() ? value : shownReason(reason), before};
        for (int column = 0; column < ColumnCount; ++column) {
            auto *cell = new QTableWidgetItem(texts[column]);
            QFont font = m_fields->font();
            font.setBold(column == Now && value != before);
            cell->setFont(font);
            m_fields->setItem(row, column, cell);
        }
        isCorrected |= value != before;
    }
    m_fields->setColumnHidden(Imported, !isCorrected);
    m_fields->horizontalHeader()->setVisible(isCorrected);
}

void ItemPreview::cover()
{
    setGeometry(QRect(m_over->mapTo(parentWidget(), QPoint()), m_over->size()));
}

bool ItemPreview::pressedKey(int key, Qt::KeyboardModifiers modifiers)
{
    if ((modifiers & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    if (key == Qt::Key_Space)
        toggle();
    else if (key == Qt::Key_Escape && isOpen())
        shut();
    else
        return false;
    return true;
}

bool ItemPreview::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_over && isOpen()) {
        if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
            cover();
        else if (event->type() == QEvent::Hide)
            shut();
    }
    if (watched != m_list.table())
        return Sheet::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride)
        return keepsFromOthers(event);
    if (event->type() != QEvent::KeyPress)
        return Sheet::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    return pressedKey(key->key(), key->modifiers());
}

// Esc also stops a search, and the list may be read anew at any time: what lies on top goes first.
bool ItemPreview::keepsFromOthers(QEvent *event) const
{
    const auto *key = static_cast<QKeyEvent *>(event);
    if (!isOpen() || key->key() != Qt::Key_Escape || key->modifiers() != Qt::NoModifier)
        return false;
    event->accept();
    return true;
}

void ItemPreview::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier)
        shut();
    else
        Sheet::keyPressEvent(event);
}

void ItemPreview::showEvent(QShowEvent *event)
{
    Sheet::showEvent(event);
    QWidget::setTabOrder(m_list.table(), m_fields);
    QAccessibleEvent told(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

} // namespace intray
