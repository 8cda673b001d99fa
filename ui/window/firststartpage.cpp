// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/firststartpage.h"

#include "ui/common/detailsdialog.h"
#include "ui/common/keyedbutton.h"
#include "ui/common/lowplace.h"
#include "ui/common/tintedlabel.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

FirstStartPage::FirstStartPage(QWidget *parent)
    : QWidget(parent)
    , m_headline(new QLabel(this))
    , m_sentence(new QLabel(this))
    , m_busy(new QProgressBar(this))
{
    setObjectName(QStringLiteral("firstStartPage"));
    build();
    showWaiting();
}

void FirstStartPage::build()
{
    QFont large = m_headline->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    m_headline->setFont(large);
    m_headline->setObjectName(QStringLiteral("firstStartHeadline"));
    m_headline->setTextFormat(Qt::PlainText);
    m_sentence->setObjectName(QStringLiteral("firstStartSentence"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setFixedHeight(8);
    m_busy->setAccessibleName(tr("Please wait"));
    m_details = new QPushButton(tr("Details..."), this);
    connect(m_details, &QPushButton::clicked, this,
            [this] { DetailsDialog(m_error.sentence, m_error.detail, window()).exec(); });
    m_rows = new QVBoxLayout(this);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(0);
    auto *area = new LowPlace(this);
    auto *sheet = new QWidget(area);
    auto *line = new QHBoxLayout(sheet);
    line->addStretch(1);
    line->addWidget(makeColumn(), 4);
    line->addStretch(1);
    area->setWidget(sheet);
    m_rows->addWidget(area, 1);
}

QWidget *FirstStartPage::makeColumn()
{
    auto *narrow = new QWidget(this);
    narrow->setMaximumWidth(520);
    auto *column = new QVBoxLayout(narrow);
    column->setSpacing(8);
    column->addStretch(2);
    column->addWidget(m_headline);
    column->addWidget(m_sentence);
    column->addWidget(m_details, 0, Qt::AlignLeft);
    column->addWidget(m_busy);
    column->addSpacing(16);
    addSamples(column);
    m_file =
        addChoice(column, QStringLiteral("startFile"), tr("&Create a queue from a CSV file..."),
                  tr("Every row becomes a record to verify. The file is not changed."));
    m_adopting =
        addChoice(column, QStringLiteral("startAdopting"), tr("&Point Intray at my table..."),
                  tr("A table of your own becomes a queue. Other programs go on using it."));
    m_connections = addChoice(
        column, QStringLiteral("startConnections"), tr("Connect to a &shared database..."),
        tr("PostgreSQL, MariaDB or an ODBC data source that a team works with."));
    m_database =
        addChoice(column, QStringLiteral("startDatabase"), tr("&Open another database file..."),
                  tr("One that you or a colleague already works with."));
    column->addStretch(3);
    connect(m_samples, &QPushButton::clicked, this, &FirstStartPage::samplesWanted);
    connect(m_file, &QPushButton::clicked, this, &FirstStartPage::fileWanted);
    connect(m_adopting, &QPushButton::clicked, this, &FirstStartPage::adoptingWanted);
    connect(m_database, &QPushButton::clicked, this, &FirstStartPage::databaseWanted);
    connect(m_connections, &QPushButton::clicked, this, &FirstStartPage::connectionsWanted);
    return narrow;
}

/// The choice for whoever does not know yet: it leads on.
void FirstStartPage::addSamples(QVBoxLayout *column)
{
    auto *button = new KeyedButton(this);
    button->setRank(KeyedButton::Rank::Primary);
    button->setWords(tr("&Try sample records"), {});
    button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    m_samples = addChoice(column, button, QStringLiteral("startSamples"),
                          tr("500 made-up customers with the mistakes that real imports have."));
}

QPushButton *FirstStartPage::addChoice(QVBoxLayout *column, const QString &name,
                                       const QString &text, const QString &explanation)
{
    return addChoice(column, new QPushButton(text, this), name, explanation);
}

QPushButton *FirstStartPage::addChoice(QVBoxLayout *column, QPushButton *button,
                                       const QString &name, const QString &explanation)
{
    button->setObjectName(name);
    button->setAutoDefault(true);
    button->setMinimumHeight(36);
    button->setAccessibleDescription(explanation);
    auto *said = new TintedLabel(Tint::Dimmed, explanation, this);
    said->setWordWrap(true);
    column->addWidget(button);
    column->addWidget(said);
    column->addSpacing(12);
    return button;
}

void FirstStartPage::takeIntoMessagePlace(QWidget *message)
{
    m_rows->insertWidget(0, message);
}

void FirstStartPage::enableChoices(bool enabled)
{
    m_samples->setEnabled(enabled);
    m_file->setEnabled(enabled);
    m_adopting->setEnabled(enabled);
    m_database->setEnabled(enabled);
}

void FirstStartPage::welcome()
{
    m_headline->setText(tr("Welcome to Intray"));
    m_sentence->setText(tr("There is no queue in this database yet. How would you like to begin?"));
    m_busy->hide();
    m_details->hide();
    enableChoices(true);
    m_samples->setFocus();
}

void FirstStartPage::showWaiting()
{
    m_headline->setText(tr("Welcome to Intray"));
    m_sentence->setText(tr("Opening the database..."));
    m_busy->show();
    m_details->hide();
    enableChoices(false);
    m_database->setEnabled(true);
}

void FirstStartPage::showAsking()
{
    showWaiting();
    m_sentence->setText(tr("The database needs a password."));
    m_busy->hide();
}

void FirstStartPage::showTrouble(const Error &error)
{
    m_error = error;
    m_headline->setText(error.kind == Error::Kind::Cancelled ? tr("Not connected")
                                                             : tr("The database cannot be opened"));
    m_sentence->setText(error.sentence);
    m_busy->hide();
    m_details->setVisible(!error.detail.isEmpty());
    enableChoices(false);
    m_database->setEnabled(true);
    m_connections->setFocus();
}

void FirstStartPage::showMaking(const QString &sentence)
{
    m_sentence->setText(sentence);
    m_busy->show();
    enableChoices(false);
}

} // namespace intray
