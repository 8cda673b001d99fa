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
    setToolTip(tr("A template says how a file is read, and which fields are made of which columns, "
                  "and how."));
    addItem(tr("none: columns as they are"));
    connect(this, &QComboBox::currentIndexChanged, this, [this] { markChanged(false); });
    connect(this, &QComboBox::activated, this, [this] {
        m_isSaid = true;
        emit chosen();
    });
    const auto work = [](TemplateStore store) { return store.templates(); };
    answer(session.reading().run(work), this, [this](const Outcome<QList<KeptTemplate>> &kept) {
        if (kept)
            take(*kept);
        else
            emit failed(kept.error());
    });
}

/// One that a newer Intray wrote and this one does not understand is left out.
void TemplateChoice::take(const QList<KeptTemplate> &kept)
{
    for (const KeptTemplate &one : kept)
        if (one.kind == TemplateKind::Import)
            if (const auto read = templateFromJson(one.text.toUtf8()))
                append(one.name, *read);
    if (!isEmpty())
        emit found();
}

void TemplateChoice::append(const QString &name, const ImportTemplate &one)
{
    addItem(cellText(name));
    m_templates << one;
    m_names << name;
}

void TemplateChoice::add(const QString &name, const ImportTemplate &kept)
{
    if (!m_names.contains(name))
        append(name, kept);
    const qsizetype place = m_names.indexOf(name);
    m_templates[place] = kept;
    m_isSaid = true;
    setCurrentIndex(int(place) + 1);
    emit found();
}

const ImportTemplate *TemplateChoice::current() const
{
    return currentIndex() > 0 ? &m_templates.at(currentIndex() - 1) : nullptr;
}

QString TemplateChoice::currentName() const
{
    return currentIndex() > 0 ? m_names.at(currentIndex() - 1) : QString();
}

void TemplateChoice::markChanged(bool isChanged)
{
    for (int i = 1; i < count(); ++i) {
        const QString name = cellText(m_names.at(i - 1));
        const bool isIt = isChanged && i == currentIndex();
        setItemText(i, isIt ? tr("%1, changed").arg(name) : name);
    }
}

ImportOptions TemplateChoice::appliedTo(const ImportOptions &options) const
{
    const ImportTemplate *its = current();
    ImportOptions applied = its ? its->appliedTo(options) : options;
    applied.fromTemplate = currentName();
    return applied;
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
