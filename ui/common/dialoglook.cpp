// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/dialoglook.h"

#include "ui/common/dialogfoot.h"
#include "ui/common/linebutton.h"
#include "ui/common/painting.h"
#include "ui/common/pushkey.h"
#include "ui/common/roomyscreen.h"
#include "ui/common/sheet.h"
#include "ui/common/tokens.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPainter>
#include <QPlainTextEdit>
#include <QShortcut>
#include <QTabWidget>
#include <QVBoxLayout>

namespace intray {

/// The dialogs of the program, and Qt's own that ask a question; not those for files or printers.
static bool isOurs(const QDialog &dialog)
{
    return dialog.metaObject()->className()[0] != 'Q' || qobject_cast<const QMessageBox *>(&dialog);
}

namespace {

class NewDialogs : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Polish)
            if (auto *dialog = qobject_cast<QDialog *>(watched); dialog && isOurs(*dialog))
                DialogLook::give(*dialog);
        return false;
    }
};

} // namespace

void DialogLook::install()
{
    static const QString name = QStringLiteral("newDialogs");
    if (qApp->findChild<QObject *>(name, Qt::FindDirectChildrenOnly))
        return;
    auto *all = new NewDialogs(qApp);
    all->setObjectName(name);
    qApp->installEventFilter(all);
}

void DialogLook::give(QDialog &dialog)
{
    if (!dialog.findChild<DialogLook *>({}, Qt::FindDirectChildrenOnly))
        new DialogLook(dialog);
}

static constexpr const char *inHead = "saidInHead";

void DialogLook::sayInHead(QDialog &dialog, const QString &sentence)
{
    dialog.setProperty(inHead, sentence);
}

void DialogLook::ask(QDialog &dialog, const QString &question, const QString &title)
{
    sayInHead(dialog, question);
    dialog.setAccessibleName(question);
    dialog.setWindowTitle(title);
}

DialogLook::DialogLook(QDialog &dialog)
    : QObject(&dialog)
    , m_dialog(dialog)
{
    dialog.installEventFilter(this);
    listenToKeys();
    dress();
}

/// Where it paints its own sheet, or is built a moment later.
void DialogLook::dress()
{
    if (m_isDressed || !m_dialog.layout())
        return;
    m_isDressed = true;
    if (qobject_cast<QMessageBox *>(&m_dialog))
        dressBox();
    else if (!m_dialog.findChild<Sheet *>())
        layOnSheet();
    tellKeys();
}

/// Within the dialog: the ground around the sheet, and what keeps away from the sheet's edge.
static QMargins marginsOnSheet()
{
    constexpr int aside = room::between + room::sheet;
    return {aside, room::between + room::edge, aside, room::between + room::beside};
}

QMargins DialogLook::withinSheet(const QDialog &dialog)
{
    const auto *look = dialog.findChild<DialogLook *>({}, Qt::FindDirectChildrenOnly);
    constexpr int side = room::between + 1;
    return look && look->m_isOnSheet ? QMargins(side, side + radius::sheet, side, 0) : QMargins();
}

void DialogLook::layOnSheet()
{
    auto *column = qobject_cast<QVBoxLayout *>(m_dialog.layout());
    if (!column)
        return;
    const QSize before = column->totalMinimumSize();
    m_isOnSheet = true;
    m_foot = lastRowWithButtons(*column);
    column->setContentsMargins(marginsOnSheet());
    column->setSpacing(room::beside);
    if (m_foot) {
        column->insertSpacing(column->count() - 1, 1 + room::beside); // the line over it
        addHead();
    }
    for (auto *tabs : m_dialog.findChildren<QTabWidget *>())
        tabs->setDocumentMode(true); // a sheet on a sheet
    m_dialog.setBackgroundRole(QPalette::Base);
    if (m_dialog.testAttribute(Qt::WA_Resized))
        resizeWithinScreen(&m_dialog, m_dialog.size() + column->totalMinimumSize() - before);
}

/// What it asks, if that is its first line: it says more than the window's title.
static QLabel *questionOf(const QBoxLayout &column)
{
    auto *first = qobject_cast<QLabel *>(column.itemAt(0)->widget());
    const bool asks = first && first->text().endsWith(u'?') && !first->buddy();
    return asks ? first : nullptr;
}

void DialogLook::addHead()
{
    auto &column = *static_cast<QVBoxLayout *>(m_dialog.layout());
    m_question = questionOf(column);
    if (m_question)
        return showTitle();
    m_head = new QLabel(&m_dialog);
    m_head->setObjectName(QStringLiteral("dialogHead"));
    m_head->setTextFormat(Qt::PlainText);
    m_head->setWordWrap(true);
    showTitle();
    column.insertWidget(0, m_head);
}

void DialogLook::showTitle()
{
    if (m_question)
        m_question->setFont(lettersFor(LetterSize::Heading, m_dialog.font()));
    if (!m_head)
        return;
    m_head->setFont(lettersFor(LetterSize::Heading, m_dialog.font()));
    const QString said = m_dialog.property(inHead).toString();
    m_head->setText(said.isEmpty() ? m_dialog.windowTitle() : said);
}

// Qt keeps some before the words where there is no icon, too.
static void keepNoRoomForIcon(const QMessageBox &box)
{
    auto *grid = qobject_cast<QGridLayout *>(box.layout());
    auto *words = box.findChild<QLabel *>(QStringLiteral("qt_msgbox_label"));
    const int place = grid && words ? grid->indexOf(words) : -1;
    if (place < 0)
        return;
    for (int at = 0; at < grid->count(); ++at)
        if (QSpacerItem *spacer = grid->itemAt(at)->spacerItem())
            spacer->changeSize(0, 0, QSizePolicy::Fixed, QSizePolicy::Fixed);
    grid->setHorizontalSpacing(0);
    int row = 0, column = 0, rows = 0, columns = 0;
    grid->getItemPosition(place, &row, &column, &rows, &columns);
    grid->setColumnStretch(column, 1); // it gets what the buttons need more
}

// What it asks is its heading.
void DialogLook::dressBox()
{
    m_isOnSheet = true;
    auto &box = static_cast<QMessageBox &>(m_dialog);
    box.setIcon(QMessageBox::NoIcon);
    keepNoRoomForIcon(box);
    box.layout()->setContentsMargins(marginsOnSheet());
    box.setBackgroundRole(QPalette::Base);
    if (auto *asked = box.findChild<QLabel *>(QStringLiteral("qt_msgbox_label")))
        asked->setFont(lettersFor(LetterSize::Heading, box.font()));
}

void DialogLook::listenToKeys()
{
    if (qobject_cast<QMessageBox *>(&m_dialog))
        return;
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *keys = new QShortcut(QKeySequence(Qt::CTRL | key), &m_dialog);
        keys->setAutoRepeat(false); // it may be held from what opened the dialog
        connect(keys, &QShortcut::activated, this, [this] {
            findLead();
            if (m_lead && m_lead->isVisible())
                m_lead->click();
        });
    }
}

static QDialogButtonBox::ButtonRole roleOf(const QPushButton &button)
{
    const auto *box = qobject_cast<const QDialogButtonBox *>(button.parentWidget());
    return box ? box->buttonRole(const_cast<QPushButton *>(&button))
               : QDialogButtonBox::InvalidRole;
}

static bool closes(const QPushButton &button)
{
    return roleOf(button) == QDialogButtonBox::RejectRole;
}

static bool accepts(const QPushButton &button)
{
    return roleOf(button) == QDialogButtonBox::AcceptRole;
}

template <typename Fits>
static QPushButton *buttonIn(const QDialog &dialog, Fits fits)
{
    for (auto *button : dialog.findChildren<QPushButton *>())
        if (!button->isHidden() && button->window() == &dialog && !closes(*button) && fits(*button))
            return button;
    return nullptr;
}

/// Qt lets a button that is in hand be the one that Return presses.
static bool isReturnLent(const QDialog &dialog, const QPushButton *lead)
{
    const auto *used = qobject_cast<const QPushButton *>(dialog.focusWidget());
    return lead && used && used != lead && used->autoDefault();
}

void DialogLook::findLead()
{
    if (m_lead && !m_lead->isHidden() && isReturnLent(m_dialog, m_lead))
        return;
    QPushButton *found = buttonIn(m_dialog, [](const QPushButton &one) { return one.isDefault(); });
    if (!found && !m_lead)
        found = buttonIn(m_dialog, accepts);
    if (found)
        m_lead = found;
}

/// In which Return begins a new line.
static bool hasTextOfSeveralLines(const QDialog &dialog)
{
    for (const auto *text : dialog.findChildren<QPlainTextEdit *>())
        if (!text->isHidden() && !text->isReadOnly())
            return true;
    return false;
}

QString DialogLook::keyOfLead() const
{
    const bool byReturn = m_lead->isDefault() && !hasTextOfSeveralLines(m_dialog);
    const QKeySequence key =
        byReturn ? QKeySequence(Qt::Key_Return) : QKeySequence(Qt::CTRL | Qt::Key_Return);
    const bool isBox = qobject_cast<const QMessageBox *>(&m_dialog);
    return isBox && !byReturn ? QString() : key.toString(QKeySequence::NativeText);
}

void DialogLook::tellKeys()
{
    if (isReturnLent(m_dialog, m_lead))
        return;
    findLead();
    const QString escape = QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText);
    for (auto *button : m_dialog.findChildren<QPushButton *>())
        if (!qobject_cast<LineButton *>(button)) // which has its own
            showKey(*button, closes(*button) ? escape : button == m_lead ? keyOfLead() : QString());
}

void DialogLook::paintSheet()
{
    const auto of = [this](ColourRole role) { return colourOf(role, m_dialog.palette()); };
    const QRect sheet =
        m_dialog.rect().adjusted(room::between, room::between, -room::between, -room::between);
    QPainter painter(&m_dialog);
    painter.fillRect(m_dialog.rect(), of(ColourRole::Ground));
    paintOutline(painter, sheet,
                 {.ground = of(ColourRole::Sheet),
                  .edge = of(ColourRole::Hairline),
                  .radius = radius::sheet});
    if (!m_foot)
        return;
    const int line = m_foot->mapTo(&m_dialog, QPoint(0, -room::beside - 1)).y();
    paintHairline(painter, {sheet.left(), line}, {sheet.right(), line}, m_dialog.palette());
}

bool DialogLook::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != &m_dialog)
        return false;
    switch (event->type()) {
    case QEvent::Show:
        dress();
        tellKeys();
        break;
    case QEvent::UpdateRequest: // whatever has changed is about to be painted
        tellKeys();
        break;
    case QEvent::WindowTitleChange:
    case QEvent::DynamicPropertyChange:
    case QEvent::FontChange:
        showTitle();
        break;
    case QEvent::Paint:
        if (m_isOnSheet)
            paintSheet();
        break;
    default:
        break;
    }
    return false;
}

} // namespace intray
