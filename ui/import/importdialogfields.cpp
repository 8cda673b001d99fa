// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of the file's columns.
#include "session/session.h"
#include "ui/common/templatekeeping.h"
#include "ui/import/importdialog.h"
#include "ui/import/mapping/mappingbar.h"
#include "ui/import/mapping/mappingdialog.h"
#include "ui/import/templatechoice.h"

namespace intray {

void ImportDialog::showMapping()
{
    m_bar->showMapping(said().mapping);
    const ImportTemplate *its = m_template->current();
    m_template->markChanged(
        its && !(ImportTemplate::of(said()) == ImportTemplate::of(its->appliedTo({}))));
}

void ImportDialog::takeMapping(const std::optional<Mapping> &mapping)
{
    m_mapping = mapping;
    preview();
}

void ImportDialog::changeFields()
{
    m_fields = new MappingDialog(said().mapping, m_fileColumns, this);
    connect(m_fields, &MappingDialog::changed, this, [this] { takeMapping(m_fields->mapping()); });
    connect(m_fields, &QDialog::rejected, this,
            [this, before = m_mapping] { takeMapping(before); });
    m_fields->open();
    preview();
}

void ImportDialog::keepTemplate()
{
    const ImportTemplate wanted = ImportTemplate::of(said());
    auto *asking = new TemplateKeeping(
        m_session, {m_template->currentName(), QString::fromUtf8(jsonOf(wanted))},
        m_template->names(), this);
    connect(asking, &TemplateKeeping::kept, this,
            [this, wanted](const QString &name) { m_template->add(name, wanted); });
    asking->open();
}

} // namespace intray
