// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/duplicatespage.h"

#include "lists/celltext.h"
#include "lists/itemcolumns.h"
#include "lists/rowroles.h"
#include "lists/rowwords.h"
#include "session/desk/desk.h"
#include "session/session.h"
#include "session/verifying/recordduplicates.h"
#include "ui/common/actionline.h"
#include "ui/common/actions.h"
#include "ui/common/flowlayout.h"
#include "ui/common/hairline.h"
#include "ui/common/lowplace.h"
#include "ui/common/rowdelegate.h"
#include "ui/common/tokens.h"
#include "ui/desk/comparedview.h"

#include <QApplication>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace intray {

using Standing = RecordDuplicates::Standing;

DuplicatesPage::DuplicatesPage(Session &session, Desk &desk, RecordDuplicates &duplicates,
                               const Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_desk(desk)
    , m_duplicates(duplicates)
    , m_standing(new QLabel(this))
    , m_list(new QTreeWidget(this))
    , m_compared(new ComparedView(this))
    , m_buttons(new QWidget(this))
    , m_below(new QWidget(this))
{
    setObjectName(QStringLiteral("duplicatesPage"));
    build(actions);
    connect(&duplicates, &RecordDuplicates::changed, this, &DuplicatesPage::showList);
    connect(&duplicates, &RecordDuplicates::failed, &desk,
            [this](const Error &error) { m_desk.inform(error.sentence); });
    connect(&duplicates, &RecordDuplicates::toldApart, &desk, [this](const Item &other) {
        m_desk.inform(
            tr("%1 and this record are not duplicates; Intray remembers this.").arg(nameOf(other)));
    });
    connect(&desk.record(), &RecordInWork::edited, this, &DuplicatesPage::showDifferences);
    connect(&desk.record(), &RecordInWork::textChanged, this, &DuplicatesPage::showDifferences);
    connect(&desk, &Desk::stateChanged, this, &DuplicatesPage::possibilitiesChanged);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &DuplicatesPage::showChosen);
    showList();
}

void DuplicatesPage::build(const Actions &actions)
{
    m_standing->setObjectName(QStringLiteral("duplicatesStanding"));
    m_standing->setTextFormat(Qt::PlainText);
    m_standing->setWordWrap(true);
    m_standing->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_standing->setContentsMargins(room::beside, 0, room::beside, 0);
    m_list->setObjectName(QStringLiteral("duplicatesList"));
    m_list->setAccessibleName(tr("Likely duplicates of the record"));
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_compared->setObjectName(QStringLiteral("duplicatesCompared"));
    m_compared->setAccessibleName(tr("The record beside the likely duplicate"));
    m_compared->setFrameShape(QFrame::NoFrame);
    auto *buttons = new FlowLayout(m_buttons);
    m_buttons->setContentsMargins(room::beside, room::within, room::beside, 0);
    buttons->addWidget(new ActionLine(actions.of(WindowAction::EndAsDuplicate), m_buttons));
    buttons->addWidget(
        new ActionLine(actions.of(WindowAction::NotDuplicate), m_buttons, LineButton::Rank::Quiet));
    QVBoxLayout *column = LowPlace::columnIn(this);
    column->setContentsMargins(room::within, room::beside, room::within, room::between);
    column->setSpacing(room::between);
    column->addWidget(m_standing);
    column->addWidget(m_list);
    column->addWidget(m_compared);
    column->addWidget(m_buttons);
    column->addWidget(m_below, 1);
    column->addStretch(0);
    m_below->hide();
}

void DuplicatesPage::standOver(const QString &title, QWidget *other)
{
    auto *heading = new QLabel(title, m_below);
    heading->setFont(lettersFor(LetterSize::Heading, font()));
    heading->setContentsMargins(room::beside, room::between, room::beside, 0);
    auto *column = new QVBoxLayout(m_below);
    column->setContentsMargins(0, room::between, 0, 0);
    column->setSpacing(0);
    column->addWidget(new Hairline(m_below));
    column->addWidget(heading);
    column->addWidget(other, 1);
    other->layout()->setContentsMargins(room::beside, room::between, room::beside, 0);
}

void DuplicatesPage::showWhatIsBelow(bool shows)
{
    m_below->setVisible(shows);
}

// It takes what its rows need, up to some of them.
void DuplicatesPage::fitList()
{
    constexpr int mostRows = 4;
    const int row = std::max(m_list->sizeHintForRow(0), 1);
    const int rows = std::min(m_list->topLevelItemCount(), mostRows);
    m_list->setFixedHeight(rows * row);
}

QString DuplicatesPage::nameOf(const Item &item) const
{
    return nameAndKey(item.key, item.record, NamingFields::of(m_desk.record().schema()));
}

QString DuplicatesPage::title() const
{
    const qsizetype count = m_duplicates.likely().size();
    return count == 0 ? tr("Duplicates") : tr("Duplicates (%1)").arg(QLocale().toString(count));
}

// What is looked at is kept up to date; a page that is folded away costs one question a record.
void DuplicatesPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_duplicates.setWanted(true);
    showChosen();
}

void DuplicatesPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_duplicates.setWanted(false);
    emit possibilitiesChanged();
}

QString DuplicatesPage::standing() const
{
    switch (m_duplicates.standing()) {
    case Standing::NoRecord:
        return tr("No record open.");
    case Standing::Asking:
        return tr("Searching for duplicates...");
    case Standing::NotKept:
        return tr("This queue has not been searched for duplicates yet. Intray does that in the "
                  "background; look again in a while.");
    case Standing::Trouble:
        return m_duplicates.trouble().sentence;
    case Standing::Known:
        break;
    }
    return m_duplicates.likely().isEmpty()
               ? tr("No other record of this queue is a likely duplicate.")
               : QString();
}

QString DuplicatesPage::standingOf(const Item &item, const QString &finishedBy, const QString &me)
{
    switch (item.state) {
    case State::Locked:
        return item.lock.user == me ? tr("locked by you") : tr("locked by %1").arg(item.lock.user);
    case State::Done:
        if (item.hasPassed)
            return passedWords();
        return finishedBy.isEmpty() ? tr("done") : tr("done by %1").arg(finishedBy);
    case State::Failed:
        return tr("failed");
    default:
        return tr("open");
    }
}

bool DuplicatesPage::hasAny() const
{
    return !m_duplicates.likely().isEmpty();
}

void DuplicatesPage::lookAtThem()
{
    m_list->setFocus(Qt::ShortcutFocusReason);
    const QString likely = withKeysInUse(
        tr("%n likely duplicate(s) of this record. Ctrl+Shift+K says that the chosen one is none, "
           "Ctrl+Shift+M merges the record into it.",
           nullptr, static_cast<int>(m_duplicates.likely().size())),
        *this);
    m_desk.explainWhile(likely, [page = QPointer(this)] {
        return page && page->isAncestorOf(page->window()->focusWidget());
    });
}

QTreeWidgetItem *DuplicatesPage::addRow(const LikelyRecord &likely)
{
    const QString name = intray::nameOf(likely.item.key, likely.item.record,
                                        NamingFields::of(m_desk.record().schema()));
    const QString key = cellText(keyText(likely.item.key), 60);
    const QString state = standingOf(likely.item, likely.finishedBy, m_session.identity().user);
    const QString second = name.isEmpty() ? state : key + QStringLiteral(" · ") + state;
    const QString score = likelyText(likely.score);
    auto *row = new QTreeWidgetItem(m_list, {name.isEmpty() ? key : name});
    row->setData(0, Qt::UserRole, likely.item.id.value());
    row->setData(0, int(RowRole::SecondLine), second);
    row->setData(0, int(RowRole::Beside), score);
    row->setData(0, Qt::AccessibleTextRole,
                 QStringList{row->text(0), second, score}.join(QStringLiteral(", ")));
    return row;
}

void DuplicatesPage::showList()
{
    const LikelyRecord *before = chosen();
    const ItemId kept = before ? before->item.id : ItemId();
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const LikelyRecord &likely : m_duplicates.likely()) {
        QTreeWidgetItem *row = addRow(likely);
        if (likely.item.id == kept || !m_list->currentItem())
            m_list->setCurrentItem(row);
    }
    fitList();
    const QString sentence = standing();
    m_standing->setText(sentence);
    m_standing->setVisible(!sentence.isEmpty());
    if (!hasAny() && isAncestorOf(QApplication::focusWidget()))
        emit emptied();
    for (QWidget *part : QList<QWidget *>{m_list, m_compared, m_buttons})
        part->setVisible(hasAny());
    emit titleChanged();
    showChosen();
}

const LikelyRecord *DuplicatesPage::chosen() const
{
    const QTreeWidgetItem *row = m_list->currentItem();
    if (!row)
        return nullptr;
    const ItemId item(row->data(0, Qt::UserRole).toLongLong());
    const auto &all = m_duplicates.likely();
    const auto found = std::ranges::find_if(
        all, [&](const LikelyRecord &likely) { return likely.item.id == item; });
    return found == all.end() ? nullptr : &*found;
}

QString DuplicatesPage::whyNot(WindowAction action) const
{
    return action == WindowAction::NotDuplicate ? whyNotApart() : whyNoEnding();
}

// What nobody sees is not decided by a key.
QString DuplicatesPage::whyNotApart() const
{
    if (!chosen())
        return tr("There is no likely duplicate beside the record.");
    if (!isVisible())
        return tr(
            "Look at the likely duplicate first: it is under Duplicates in the side panel (F4).");
    return m_session.whyNoWriting();
}

QString DuplicatesPage::whyNoEnding() const
{
    if (const QString why = whyNotApart(); !why.isEmpty())
        return why;
    if (m_desk.state() != Desk::State::Working)
        return tr("The record is not open for editing.");
    const Item &other = chosen()->item;
    const bool isOthers =
        other.state == State::Locked && other.lock.user != m_session.identity().user;
    return isOthers ? tr("Somebody else is working on the chosen record.") : QString();
}

void DuplicatesPage::showChosen()
{
    emit possibilitiesChanged();
    showDifferences();
}

void DuplicatesPage::showDifferences()
{
    const LikelyRecord *likely = chosen();
    if (!likely || !isVisible()) {
        m_compared->clear();
        return;
    }
    QList<Field> told = m_desk.record().fields();
    const QStringList keys = m_desk.record().schema().keyFields(); // which the row says
    told.removeIf([&](const Field &field) { return keys.contains(field.name); });
    Record mine = m_desk.record().draft(), other = likely->item.record;
    for (const QString &key : keys) {
        mine.remove(key);
        other.remove(key);
    }
    m_compared->compare(mine, other, told);
}

void DuplicatesPage::tellApart()
{
    if (whyNotApart().isEmpty())
        m_duplicates.tellApart(chosen()->item);
}

void DuplicatesPage::endAsDuplicate()
{
    if (whyNoEnding().isEmpty())
        ask(*chosen());
}

void DuplicatesPage::ask(const LikelyRecord &likely)
{
    auto *question = new QMessageBox(QMessageBox::Question, tr("Merge the record"), {},
                                     QMessageBox::Cancel, this);
    question->setObjectName(QStringLiteral("confirmDuplicate"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    question->setText(tr("Merge %1 into %2?").arg(nameOf(m_desk.item()), nameOf(likely.item)));
    question->setInformativeText(
        m_desk.record().hasTypedText()
            ? tr("The other record is kept as it is; what you typed here is lost. You can undo "
                 "this for ten seconds; after that only a supervisor can reopen it.")
            : tr("The other record is kept as it is. You can undo this for ten seconds; after that "
                 "only a supervisor can reopen it."));
    QPushButton *accept = question->addButton(tr("&Merge"), QMessageBox::AcceptRole);
    accept->setObjectName(QStringLiteral("duplicateAccept"));
    question->setDefaultButton(QMessageBox::Cancel);
    connect(accept, &QPushButton::clicked, this,
            [this, keeper = likely.item, asked = m_desk.item().id] {
                if (m_desk.item().id == asked)
                    m_desk.endAsDuplicate(keeper);
            });
    question->open();
}

} // namespace intray
