// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/keyoverview.h"

#include "ui/common/printing.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/window/keylist.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QTextDocument>

namespace intray {

KeyOverview::KeyOverview(const Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_search(new QLineEdit(this))
    , m_keys(new KeyList(actions, this))
    , m_nothing(new TintedLabel(Tint::Dimmed, tr("No key or action matches."), this))
{
    setObjectName(QStringLiteral("keyOverview"));
    m_nothing->setObjectName(QStringLiteral("keysNothing"));
    m_nothing->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, room::beside, 0, 0);
    column->addWidget(makeHead());
    column->addWidget(m_nothing);
    column->addWidget(m_keys, 1);
    connect(m_search, &QLineEdit::textChanged, this, &KeyOverview::find);
    setFocusProxy(m_search);
}

QWidget *KeyOverview::makeHead()
{
    m_search->setObjectName(QStringLiteral("keysSearch"));
    m_search->setPlaceholderText(tr("Find a key or what it does"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    auto *print = new QPushButton(tr("&Print..."), this);
    print->setObjectName(QStringLiteral("keysPrint"));
    print->setAutoDefault(false);
    connect(print, &QPushButton::clicked, this, [this] {
        askForPrinter(this, QStringLiteral("keysPrintDialog"),
                      [this](QPagedPaintDevice *paper) { printTo(paper); });
    });
    auto *head = new QWidget(this);
    auto *line = new QHBoxLayout(head);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_search, 1);
    line->addWidget(print);
    return head;
}

void KeyOverview::find(const QString &typed)
{
    m_nothing->setVisible(m_keys->showOnly(typed) == 0);
}

void KeyOverview::printTo(QPagedPaintDevice *paper) const
{
    QString rows;
    for (const auto &[keys, text] : m_keys->shown())
        rows += QStringLiteral("<tr><td><b>%1</b></td><td>%2</td></tr>")
                    .arg(keys.toHtmlEscaped(), text.toHtmlEscaped());
    QTextDocument page;
    page.setHtml(QStringLiteral("<h2>%1</h2><table cellpadding=\"3\">%2</table>")
                     .arg(tr("The keys of Intray").toHtmlEscaped(), rows));
    page.print(paper);
}

} // namespace intray
