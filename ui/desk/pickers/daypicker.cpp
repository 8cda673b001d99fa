// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/pickers/daypicker.h"

#include "ui/common/letters.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/pickers/pickerpopup.h"

#include <QCalendarWidget>

namespace intray {

DayPicker::DayPicker(const Field &field, const DateForm &form, FieldEditor &editor, QWidget *parent)
    : FieldPicker(parent)
    , m_field(field)
    , m_form(form)
    , m_editor(editor)
{
    addButton(QStringLiteral("pick.") + field.name,
              tr("Choose %1 in a calendar (Alt+Down in the field)").arg(field.label));
}

void DayPicker::showText(const QString &text)
{
    m_text = text;
}

void DayPicker::pick()
{
    m_editor.setFocus(Qt::OtherFocusReason);
    auto *calendar = new QCalendarWidget;
    calendar->setObjectName(QStringLiteral("calendar"));
    calendar->setMinimumWidth(letterWidth(calendar->fontMetrics()) * 52); // names of days
    const auto moment = m_form.read(m_text);
    calendar->setSelectedDate(moment ? moment->day : QDate::currentDate());
    auto *popup = new PickerPopup(QStringLiteral("dayPopup"), calendar, this);
    // Keys are taken by the table of days inside.
    for (QWidget *inside :
         calendar->findChildren<QWidget *>(QStringLiteral("qt_calendar_calendarview"))) {
        inside->installEventFilter(popup);
        popup->setFocusProxy(inside);
    }
    connect(calendar, &QCalendarWidget::clicked, popup, &QWidget::close);
    const QDate before = calendar->selectedDate();
    connect(popup, &PickerPopup::accepted, this, [this, calendar, before] {
        if (calendar->selectedDate() != before || !m_form.read(m_text))
            take(calendar->selectedDate());
    });
    popup->openBelow(m_editor);
}

void DayPicker::take(const QDate &day)
{
    const auto before = m_form.read(m_text);
    const QTime time = before ? before->time : QTime(0, 0);
    emit picked(m_form.write({day, m_form.hasTime() ? time : QTime()}));
}

} // namespace intray
