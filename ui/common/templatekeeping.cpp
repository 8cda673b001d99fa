// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/templatekeeping.h"

#include "session/answer.h"
#include "session/session.h"
#include "transfer/exporttemplate.h"
#include "transfer/mapping/importtemplate.h"
#include "ui/common/formrows.h"
#include "ui/common/warninglabel.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

static Outcome<Done> check(const KeptTemplate &wanted)
{
    const QByteArray json = wanted.text.toUtf8();
    const auto fine = [](const auto &) { return Done(); };
    return wanted.kind == TemplateKind::Export ? exportTemplateFromJson(json).map(fine)
                                               : templateFromJson(json).map(fine);
}

TemplateKeeping::TemplateKeeping(Session &session, const KeptTemplate &wanted,
                                 const QStringList &names, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_wanted(wanted)
    , m_names(names)
    , m_name(new QLineEdit(wanted.name, this))
    , m_said(sentenceLabel({}, this))
    , m_trouble(new WarningLabel(this))
{
    setObjectName(QStringLiteral("templateKeeping"));
    setWindowTitle(tr("What is the template called?"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(440, 180);
    build();
    m_name->selectAll();
    showFitting();
}

void TemplateKeeping::build()
{
    m_name->setObjectName(QStringLiteral("templateName"));
    m_name->setMaxLength(200);
    m_said->setObjectName(QStringLiteral("templateSaid"));
    m_trouble->setObjectName(QStringLiteral("templateTrouble"));
    m_trouble->setText({});
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_keep = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_keep->setObjectName(QStringLiteral("templateKeep"));
    m_keep->setDefault(true);
    connect(m_name, &QLineEdit::textChanged, this, &TemplateKeeping::showFitting);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(labelFor(tr("&Name"), m_name));
    column->addWidget(m_name);
    column->addWidget(m_said);
    column->addWidget(m_trouble);
    column->addStretch(1);
    column->addWidget(buttons);
}

QString TemplateKeeping::name() const
{
    return m_name->text().trimmed();
}

void TemplateKeeping::showFitting()
{
    const bool isThere = m_names.contains(name());
    m_said->setText(
        isThere ? tr("A template with this name already exists. It will be replaced for everybody "
                     "who works with this database.")
        : m_wanted.kind == TemplateKind::Export
            ? tr("It is saved in the database, for everybody who exports.")
            : tr("It is saved in the database, for everybody who imports files of this kind."));
    m_keep->setText(isThere ? tr("&Replace") : tr("&Save"));
    m_keep->setEnabled(!name().isEmpty());
}

void TemplateKeeping::accept()
{
    if (name().isEmpty() || !m_keep->isEnabled())
        return;
    if (const auto checked = check(m_wanted); !checked) // as of a field without columns
        return m_trouble->setText(checked.error().sentence);
    m_keep->setEnabled(false);
    m_trouble->setText({});
    KeptTemplate wanted = m_wanted;
    wanted.name = name();
    answer(m_session.actions().run([wanted](TemplateStore store) { return store.keep(wanted); }),
           this, [this](const Outcome<Done> &outcome) { receive(outcome); });
}

void TemplateKeeping::receive(const Outcome<Done> &outcome)
{
    m_keep->setEnabled(true);
    if (!outcome) {
        m_trouble->setText(outcome.error().sentence);
        return m_name->setFocus();
    }
    emit kept(name());
    QDialog::accept();
}

} // namespace intray
