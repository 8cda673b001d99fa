// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/fieldsform.h"

#include "schema/formcolumns.h"
#include "session/desk/desk.h"
#include "ui/common/actions.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/fieldrow.h"
#include "ui/desk/rowcolumns.h"

#include <QEvent>
#include <QPointer>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <limits>
#include <utility>

namespace intray {

FieldsForm::FieldsForm(Desk &desk, QWidget *parent)
    : QScrollArea(parent)
    , m_desk(desk)
    , m_sheet(new QWidget(this))
    , m_columns(std::make_unique<RowColumns>(*m_sheet))
    , m_counting(new QTimer(this))
{
    setObjectName(QStringLiteral("fieldsForm"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setAlignment(Qt::AlignLeading | Qt::AlignTop);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Record"));
    viewport()->setAutoFillBackground(false);
    m_sheet->setAutoFillBackground(false);
    setWidget(m_sheet);
    m_counting->setSingleShot(true);
    connect(m_counting, &QTimer::timeout, this, &FieldsForm::countToCheck);
    followDesk();
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &FieldsForm::keepFocusInView);
    showRecord();
}

FieldsForm::~FieldsForm()
{
    qDeleteAll(std::exchange(m_rows, {}));
}

// As if nothing lay over it or below it: what comes there moves no field.
void FieldsForm::fit()
{
    m_columns->fit(maximumViewportSize() +
                   QSize(0, viewportMargins().bottom() + m_lent - m_clearOfBand));
}

void FieldsForm::setLent(int height)
{
    m_lent = height;
    fit();
}

void FieldsForm::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

void FieldsForm::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
    if (event->type() == QEvent::StyleChange)
        for (FieldRow *row : std::as_const(m_rows))
            row->alignLabel();
    if (event->type() == QEvent::PaletteChange)
        for (FieldRow *row : std::as_const(m_rows))
            row->compare();
}

QString FieldsForm::hint() const
{
    const FieldRow *row = rowOf(m_lastField);
    const QString hint = row ? row->hint() : QString();
    return hint.isEmpty() ? hint : QStringLiteral("%1: %2").arg(row->field().label, hint);
}

void FieldsForm::followDesk()
{
    connect(&m_desk, &Desk::recordChanged, this, &FieldsForm::showRecord);
    connect(&m_desk, &Desk::stateChanged, this, [this] {
        for (FieldRow *row : m_rows)
            row->showLock();
    });
    connect(&m_desk.proposal(), &DeskProposal::changed, m_counting, qOverload<>(&QTimer::start));
    connect(&m_desk.record(), &RecordInWork::schemaChanged, this, &FieldsForm::showSchema);
    connect(&m_desk.record(), &RecordInWork::textChanged, this, [this](const QString &field) {
        if (FieldRow *row = rowOf(field))
            row->showText();
    });
    connect(&m_desk.record(), &RecordInWork::slipGone, this, [this](const QString &field) {
        if (FieldRow *row = rowOf(field))
            row->showAnew();
    });
    connect(&m_desk.record(), &RecordInWork::takenBack, this, [this](const QString &field) {
        if (FieldRow *row = rowOf(field))
            row->takeBack();
    });
    connect(&m_desk.record(), &RecordInWork::faultsChanged, this, [this](const QString &field) {
        if (FieldRow *row = rowOf(field))
            row->showFaults();
    });
    connect(&m_desk.record(), &RecordInWork::missingChanged, this, [this](const QString &field) {
        if (FieldRow *row = rowOf(field))
            row->showMissing();
    });
    connect(&m_desk, &Desk::focusWanted, this, &FieldsForm::focusField);
    connect(&m_desk, &Desk::placeWanted, this, &FieldsForm::focusPlace);
}

// The person stays where they were, as far as that field is still there.
void FieldsForm::showSchema()
{
    const QString field = m_lastField;
    const bool isWithin = focusedRow() != nullptr;
    showRecord();
    if (isWithin)
        focusPlace(m_desk.record().firstEditable());
    else
        m_lastField = field;
}

bool FieldsForm::hasSameFields() const
{
    return std::equal(m_rows.begin(), m_rows.end(), m_desk.record().fields().begin(),
                      m_desk.record().fields().end(), [](const FieldRow *row, const Field &field) {
                          return row->field() == field;
                      });
}

void FieldsForm::showRecord()
{
    if (m_shown.isValid() && !m_lastField.isEmpty())
        rememberPlace(m_shown, place());
    const bool isOther = std::exchange(m_shown, m_desk.item().id) != m_desk.item().id;
    if (isOther) // else what stands there would move
        m_clearOfBand = m_band;
    const bool hasOtherRows = !hasSameFields();
    if (hasOtherRows)
        makeRows();
    m_columns->setWanted(formColumns(m_desk.record().schema().toJson()));
    fit();
    // Each row that changes would else lay out all rows anew.
    m_columns->pause();
    for (FieldRow *row : m_rows)
        row->showRecord();
    m_columns->goOn();
    if (isOther || hasOtherRows) {
        m_lastField.clear();
        m_looked.clear();
    }
    emit hintChanged();
    ensureVisible(0, 0);
}

void FieldsForm::makeRows()
{
    m_columns->place({});
    qDeleteAll(std::exchange(m_rows, {}));
    const bool wasShown = !m_sheet->isHidden();
    m_sheet->hide();
    for (int index = 0; index < m_desk.record().fields().size(); ++index)
        addRow(index);
    m_columns->place(m_rows);
    m_sheet->setVisible(wasShown);
    m_counting->start();
    emit fieldsChanged();
}

void FieldsForm::addRow(int index)
{
    auto *row = new FieldRow(m_desk.record().fields().at(index), m_desk, m_sheet);
    connect(row, &FieldRow::entered, this, [this, row] { remember(row); });
    for (const auto signal : {&FieldRow::remarked, &FieldRow::hintChanged})
        connect(row, signal, m_counting, qOverload<>(&QTimer::start));
    connect(row, &FieldRow::hintChanged, this, [this, row] {
        if (row->field().name == m_lastField)
            emit hintChanged();
    });
    connect(row->editor(), &FieldEditor::typed, this, &FieldsForm::keepFocusInView);
    connect(row->editor(), &FieldEditor::nextWanted, this, [this, index] { focusNext(index); });
    row->showImported(m_showsImported);
    m_rows.append(row);
}

void FieldsForm::remember(FieldRow *row)
{
    m_lastField = row->field().name;
    m_counting->start();
    bringIntoView(row);
    m_desk.lookAtMessage();
    emit focusedFieldChanged();
    emit hintChanged();
}

// What is proposed for it, too, where both have room.
void FieldsForm::bringIntoView(const FieldRow *row)
{
    static constexpr int room = 48;
    const QRect field(row->editor()->mapTo(m_sheet, QPoint(0, 0)), row->editor()->size());
    const QRect both = field.united(row->proposalPlace());
    const QRect read = both.height() <= viewport()->height() ? both : field;
    ensureVisible(field.x(), read.top(), 0, room);
    ensureVisible(field.x(), read.bottom() + 1, 0, room);
}

void FieldsForm::showImported(bool shows)
{
    m_showsImported = shows;
    for (FieldRow *row : std::as_const(m_rows))
        row->showImported(shows);
}

// The focus may come before the form has its size, and rows may grow above it.
void FieldsForm::keepFocusInView()
{
    if (const FieldRow *row = focusedRow())
        bringIntoView(row);
}

void FieldsForm::focusNext(int index)
{
    const auto next = std::find_if(m_rows.begin() + index + 1, m_rows.end(),
                                   [](const FieldRow *row) { return !row->isPassedByTab(); });
    if (next != m_rows.end())
        (*next)->editor()->setFocus(Qt::TabFocusReason);
    else
        m_desk.record().leaveField(m_rows.at(index)->field().name);
}

FieldRow *FieldsForm::rowOf(const QString &name) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&](const FieldRow *row) { return row->field().name == name; });
    return found == m_rows.end() ? nullptr : *found;
}

FieldRow *FieldsForm::focusedRow() const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [](const FieldRow *row) { return row->editor()->hasFocus(); });
    return found == m_rows.end() ? nullptr : *found;
}

int FieldsForm::wholeWithBeside() const
{
    return m_columns->wholeWithBeside();
}

int FieldsForm::leastWithBeside() const
{
    return m_columns->leastWithBeside();
}

void FieldsForm::focusField(const QString &name)
{
    FieldRow *row = rowOf(name);
    if (!row)
        return;
    row->editor()->setFocus(Qt::OtherFocusReason);
    row->editor()->moveCursor(QTextCursor::End);
    row->visit();
}

FieldsForm::Place FieldsForm::place() const
{
    const FieldRow *row = rowOf(m_lastField);
    return row ? Place{m_lastField, row->editor()->textCursor().position()} : Place();
}

void FieldsForm::rememberPlace(ItemId item, const Place &place)
{
    m_places.insert(item, place);
}

// Of a text that came back after a crash only the typed fields are known.
FieldsForm::Place FieldsForm::knownPlace() const
{
    if (const Place here = place(); !here.field.isEmpty())
        return here;
    if (const auto known = m_places.constFind(m_shown); known != m_places.constEnd())
        return *known;
    const QStringList typed = m_desk.record().typedFields();
    return typed.isEmpty() ? Place() : Place{typed.last(), std::numeric_limits<int>::max()};
}

void FieldsForm::focusPlace(const QString &first)
{
    const Place known = knownPlace();
    FieldRow *row = rowOf(known.field);
    if (!row || row->isPassedByTab()) // where one only looked
        return focusField(first);
    row->editor()->setFocus(Qt::OtherFocusReason);
    QTextCursor cursor = row->editor()->textCursor();
    cursor.setPosition(std::min(known.position, row->editor()->document()->characterCount() - 1));
    row->editor()->setTextCursor(cursor);
    row->visit();
}

void FieldsForm::focusLast()
{
    if (m_rows.isEmpty())
        return;
    FieldRow *last = rowOf(m_lastField);
    (last ? last : m_rows.first())->editor()->setFocus(Qt::OtherFocusReason);
}

QWidget *FieldsForm::lastStop() const
{
    return m_rows.isEmpty() ? nullptr : m_rows.last()->lastStop();
}

void FieldsForm::fieldBack()
{
    if (const FieldRow *row = focusedRow())
        m_desk.record().revertField(row->field().name);
}

void FieldsForm::recordBack()
{
    m_desk.record().revertRecord();
}

} // namespace intray
