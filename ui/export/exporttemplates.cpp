// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exporttemplates.h"

#include "lists/celltext.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/importing/templatestore.h"

namespace intray {

ExportTemplates::ExportTemplates(Session &session, QWidget *parent)
    : QComboBox(parent)
{
    setObjectName(QStringLiteral("exportTemplate"));
    setMinimumContentsLength(16);
    setToolTip(tr("A template says which parts of the items are written, and in which form."));
    addItem(tr("none"));
    connect(this, &QComboBox::activated, this, &ExportTemplates::chosen);
    const auto work = [](TemplateStore store) { return store.templates(); };
    answer(session.reading().run(work), this, [this](const Outcome<QList<KeptTemplate>> &kept) {
        if (kept)
            take(*kept);
        else
            emit failed(kept.error());
    });
}

/// One that a newer Intray wrote and this one does not understand is left out.
void ExportTemplates::take(const QList<KeptTemplate> &kept)
{
    for (const KeptTemplate &one : kept)
        if (one.kind == TemplateKind::Export)
            if (const auto read = exportTemplateFromJson(one.text.toUtf8()))
                append(one.name, *read);
}

void ExportTemplates::append(const QString &name, const ExportTemplate &one)
{
    addItem(cellText(name));
    m_templates << one;
    m_names << name;
}

void ExportTemplates::add(const QString &name, const ExportTemplate &kept)
{
    if (!m_names.contains(name))
        append(name, kept);
    const qsizetype place = m_names.indexOf(name);
    m_templates[place] = kept;
    setCurrentIndex(int(place) + 1);
}

const ExportTemplate *ExportTemplates::current() const
{
    return currentIndex() > 0 ? &m_templates.at(currentIndex() - 1) : nullptr;
}

QString ExportTemplates::currentName() const
{
    return currentIndex() > 0 ? m_names.at(currentIndex() - 1) : QString();
}

} // namespace intray
