// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/firststartpage.h"

#include "ui/common/detailsdialog.h"
#include "ui/common/linebutton.h"
#include "ui/common/lowplace.h"
#include "ui/common/painting.h"
#include "ui/common/sheet.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/common/wordsrow.h"
#include "ui/window/startchoice.h"

#include <QIcon>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

namespace {

/// The first part of the sheet, on a tint of its own.
class FirstChoice : public WordsRow
{
public:
    using WordsRow::WordsRow;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setClipRect(rect());
        paintOutline(
            painter, rect().adjusted(0, 0, 0, radius::sheet),
            {.ground = colourOf(ColourRole::Tint, palette()), .radius = radius::sheet - 1});
    }
};

} // namespace

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
    m_headline->setFont(lettersFor(LetterSize::Title, m_headline->font()));
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
    line->addWidget(makeColumn(), 100); // as wide as it wants first
    line->addStretch(1);
    area->setWidget(sheet);
    m_rows->addWidget(area, 1);
}

QWidget *FirstStartPage::makeColumn()
{
    auto *narrow = new QWidget(this);
    narrow->setMaximumWidth(600);
    auto *column = new QVBoxLayout(narrow);
    column->setSpacing(0);
    column->addStretch(2);
    column->addLayout(makeHead());
    column->addWidget(m_details, 0, Qt::AlignLeft);
    column->addWidget(m_busy);
    column->addSpacing(room::sheet);
    column->addWidget(makeChoices());
    column->addStretch(3);
    return narrow;
}

QLayout *FirstStartPage::makeHead()
{
    constexpr int across = 48;
    auto *logo = new QLabel(this);
    logo->setPixmap(QIcon(QStringLiteral(":/icons/intray-128.png"))
                        .pixmap(QSize(across, across), devicePixelRatioF()));
    auto *words = new QVBoxLayout;
    words->setSpacing(room::within);
    words->addWidget(m_headline);
    words->addWidget(m_sentence);
    auto *head = new QHBoxLayout;
    head->setSpacing(StartChoice::wordsAt() + 1 - across); // the sheet's own edge
    head->addWidget(logo, 0, Qt::AlignTop);
    head->addLayout(words, 1);
    return head;
}

QWidget *FirstStartPage::makeChoices()
{
    auto *sheet = new Sheet(this);
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins(1, 1, 1, 1); // of the sheet's own edge
    column->setSpacing(0);
    column->addWidget(makeSamples());
    const auto add = [&](const char *name, const QString &icon, const QString &words,
                         const QString &explanation, auto wanted) {
        auto *choice = new StartChoice(icon, words, explanation, sheet);
        choice->setObjectName(QLatin1StringView(name));
        connect(choice, &QPushButton::clicked, this, wanted);
        column->addWidget(choice);
        return choice;
    };
    m_file =
        add("startFile", QStringLiteral("document-import"), tr("&Create a queue from a file..."),
            tr("CSV, Excel, JSON or Access; it is not changed. Every row becomes a record."),
            &FirstStartPage::fileWanted);
    m_adopting = add("startAdopting", QStringLiteral("table"), tr("&Point Intray at my table..."),
                     tr("A table of your own becomes a queue. Other programs go on using it."),
                     &FirstStartPage::adoptingWanted);
    m_connections = add("startConnections", QStringLiteral("network-connect"),
                        tr("Connect to a &shared database..."),
                        tr("PostgreSQL, MariaDB or an ODBC data source that a team works with."),
                        &FirstStartPage::connectionsWanted);
    m_database =
        add("startDatabase", QStringLiteral("document-open"), tr("&Open another database file..."),
            tr("One that you or a colleague already works with."), &FirstStartPage::databaseWanted);
    return sheet;
}

/// The choice for whoever does not know yet: it leads on.
QWidget *FirstStartPage::makeSamples()
{
    auto *said = new TintedLabel(
        Tint::Dimmed, tr("500 made-up customers with the mistakes that real imports have."), this);
    said->setWordWrap(true);
    auto *heading = new QLabel(tr("See how it works"), this);
    heading->setObjectName(QStringLiteral("startHeading"));
    QFont letters = lettersFor(LetterSize::Heading, heading->font());
    letters.setWeight(QFont::DemiBold);
    heading->setFont(letters);
    heading->setWordWrap(true);
    auto *words = new QWidget(this);
    auto *column = new QVBoxLayout(words);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(heading);
    column->addWidget(said);
    m_samples = new LineButton(LineButton::Rank::Primary, this);
    m_samples->setObjectName(QStringLiteral("startSamples"));
    m_samples->setWords(tr("&Try sample records"),
                        QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText));
    m_samples->setAutoDefault(true);
    m_samples->setInEmptyPlace(true);
    m_samples->setAccessibleDescription(said->text());
    connect(m_samples, &QPushButton::clicked, this, &FirstStartPage::samplesWanted);
    auto *part = new FirstChoice(words, 36, this);
    part->layout()->setContentsMargins(StartChoice::wordsAt(), room::edge, room::sheet, room::edge);
    part->add(m_samples);
    part->alignWithWords();
    return part;
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
