// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/templatechoice.h"

#include "lists/celltext.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/importing/templatestore.h"

#include <algorithm>

namespace intray {

TemplateChoice::TemplateChoice(Session &session, QWidget *parent)
    : QComboBox(parent)
{
    setObjectName(QStringLiteral("importTemplate"));
    setMinimumContentsLength(24);
    setToolTip(tr("A template says which fields are made of which columns, and how. \"intrayctl "
                  "template save\" keeps one."));
    addItem(tr("none: columns as they are"));
    connect(this, &QComboBox::activated, this, [this] {
        m_isSaid = true;
        emit chosen();
    });
    const auto work = [](TemplateStore store) { return store.templates(); };
    answer(session.reading().run(work), this, [this](const Outcome<QList<KeptTemplate>> &kept) {
        if (kept)
            take(*kept);
    });
}

/// One that a newer Intray wrote and this one does not understand is left out.
void TemplateChoice::take(const QList<KeptTemplate> &kept)
{
    for (const KeptTemplate &one : kept)
        if (const auto read = templateFromJson(one.text.toUtf8())) {
            addItem(cellText(one.name));
            m_templates << *read;
        }
    if (!isEmpty())
        emit found();
}

ImportOptions TemplateChoice::appliedTo(const ImportOptions &options) const
{
    return currentIndex() > 0 ? m_templates.at(currentIndex() - 1).appliedTo(options) : options;
}

void TemplateChoice::forget()
{
    m_isSaid = false;
    setCurrentIndex(0);
}

bool TemplateChoice::recognise(const QStringList &columns)
{
    const auto fits = [&](const ImportTemplate &one) {
        const QStringList named = one.mapping.columns();
        return !named.isEmpty() &&
               std::all_of(named.begin(), named.end(),
                           [&](const QString &name) { return columns.contains(name); });
    };
    const bool isOpen = !m_isSaid && currentIndex() == 0;
    if (!isOpen || std::count_if(m_templates.begin(), m_templates.end(), fits) != 1)
        return false;
    const auto its = std::find_if(m_templates.begin(), m_templates.end(), fits);
    setCurrentIndex(int(its - m_templates.begin()) + 1);
    return true;
}

} // namespace intray
