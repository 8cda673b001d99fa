// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/askedline.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/supervising/supervisionstore.h"
#include "ui/supervisor/askedbackdialog.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace intray {

using namespace std::chrono_literals;

AskedLine::AskedLine(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_words(new QLabel(this))
    , m_show(new QPushButton(tr("Show..."), this))
{
    setObjectName(QStringLiteral("askedLine"));
    m_words->setObjectName(QStringLiteral("askedWords"));
    m_words->setTextFormat(Qt::PlainText);
    m_show->setObjectName(QStringLiteral("askedShow"));
    m_show->setAccessibleName(tr("Show the reopening requests"));
    m_show->setAutoDefault(false);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(16, 0, 16, 8);
    line->setSpacing(8);
    line->addWidget(m_words);
    line->addWidget(m_show);
    line->addStretch(1);
    hide();
    m_pause.setSingleShot(true);
    m_pause.setInterval(2s);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_isStale)
            look();
    });
    connect(&m_session, &Session::databaseChanged, this, &AskedLine::lookLater);
    connect(m_show, &QPushButton::clicked, this, &AskedLine::showAll);
}

// Nobody reads it while the page is away; coming back looks.
void AskedLine::lookLater()
{
    m_isStale = true;
    if (!m_pause.isActive() && parentWidget()->isVisible())
        look();
}

void AskedLine::look()
{
    if (m_isLooking || !m_session.isStarted())
        return;
    m_isLooking = true;
    m_isStale = false;
    const auto work = [](SupervisionStore store) { return store.askedBack(); };
    answer(m_session.watching().run(work), this,
           [this](const Outcome<QList<AskedBack>> &asked) { receive(asked); });
}

void AskedLine::receive(const Outcome<QList<AskedBack>> &asked)
{
    m_isLooking = false;
    m_pause.start();
    if (!asked)
        return m_session.noteError(asked.error());
    const int count = static_cast<int>(asked->size());
    m_words->setText(tr("%n reopening request(s).", nullptr, count));
    setVisible(count > 0);
}

void AskedLine::showAll()
{
    auto *dialog = new AskedBackDialog(m_session, this);
    connect(dialog, &AskedBackDialog::answered, this, &AskedLine::look);
    dialog->open();
}

} // namespace intray
