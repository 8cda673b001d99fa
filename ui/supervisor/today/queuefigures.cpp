// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/today/queuefigures.h"

#include "session/answer.h"
#include "ui/common/elidedlabel.h"
#include "ui/common/hairline.h"
#include "ui/common/leastcolumn.h"
#include "ui/common/linebutton.h"
#include "ui/common/lowplace.h"
#include "ui/common/messageline.h"
#include "ui/common/pagehead.h"
#include "ui/common/plaintable.h"
#include "ui/common/queuechooser.h"
#include "ui/common/segments.h"
#include "ui/common/tables.h"
#include "ui/common/tokens.h"
#include "ui/lists/columnlayout.h"
#include "ui/supervisor/figuretext.h"
#include "ui/supervisor/figureview.h"
#include "ui/supervisor/today/pacecell.h"

#include <QBuffer>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMimeData>
#include <QSaveFile>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>
#include <QtConcurrent>

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;

namespace {

/// Where a message lies without hiding figures.
class MessageRoom : public QWidget
{
public:
    explicit MessageRoom(QWidget *parent)
        : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override { return {0, MessageLine::heightIn(*this)}; }
};

} // namespace

QueueFigures::QueueFigures(Session &session, WindowSettings &settings, QWidget *parent)
    : Sheet(parent)
    , m_feed(session)
    , m_table(new QTableView(this))
    , m_span(new Segments({tr("24 hours"), tr("7 days"), tr("30 days")}, this))
    , m_of(new ElidedLabel(this))
    , m_all(LineButton::make(LineButton::Rank::Quiet, tr("All queues"), "glanceAll", this))
    , m_view(makeFigureView(this))
    , m_foot(new MessageRoom(this))
    , m_copy(LineButton::make(LineButton::Rank::Quiet, tr("&Copy figures"), "glanceCopy", this))
    , m_save(LineButton::make(LineButton::Rank::Quiet, tr("&Save figures..."), "glanceSave", this))
{
    makeTable();
    build();
    m_layout = new ColumnLayout(m_table, GlanceModel::ColumnIdRole, settings);
    connect(m_layout, &ColumnLayout::usualLayoutWanted, this, &QueueFigures::giveUsualColumns);
    m_layout->use(QStringLiteral("today"));
    follow();
}

void QueueFigures::build()
{
    m_of->setObjectName(QStringLiteral("glanceOf"));
    m_copy->setToolTip(m_view->words().copyTip);
    m_save->setToolTip(m_view->words().saveTip);
    auto *of = new QHBoxLayout;
    of->addWidget(m_of, 1);
    of->addWidget(m_all);
    auto *below = new QVBoxLayout;
    below->setContentsMargins(room::edge, room::between, room::edge, room::between);
    below->setSpacing(room::between);
    below->addLayout(of);
    below->addWidget(m_view->widget(), 1);
    below->addWidget(m_foot);
    auto *column = new LeastColumn(this);
    column->setContentsMargins(0, 1, 0, 1);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addLayout(inSheet(m_table));
    column->addLayout(below, 1);
}

// Its words begin where the sheet's heading does.
QLayout *QueueFigures::inSheet(QWidget *table)
{
    constexpr int aside = room::edge - room::beside;
    auto *around = new QHBoxLayout;
    around->setContentsMargins(aside, 0, aside, 0);
    around->addWidget(table);
    return around;
}

QWidget *QueueFigures::makeHead()
{
    m_span->setObjectName(QStringLiteral("glanceSpan"));
    m_span->setAccessibleName(tr("The last"));
    m_span->choose(0);
    auto *head = new PageHead(PageHead::Rank::Sheet, PageHead::Sentence::Beside, this);
    head->setTitle(tr("Queues"));
    head->setAround({room::edge, room::between, room::edge, room::between});
    head->add(m_span);
    return head;
}

void QueueFigures::makeTable()
{
    m_table->setObjectName(QStringLiteral("glanceTable"));
    m_table->setAccessibleName(tr("Queues at a glance"));
    m_table->setModel(&m_model);
    makePlain(m_table);
    styleTable(m_table);
    m_table->setItemDelegate(new PaceCell(m_table));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    auto *header = static_cast<PlainHead *>(m_table->horizontalHeader());
    header->wrapWhereNarrow();
    header->setStretchLastSection(false);
}

void QueueFigures::follow()
{
    connect(&m_feed, &GlanceFeed::changed, this, &QueueFigures::showQueues);
    connect(&m_feed, &GlanceFeed::failed, this, [this](const Error &error) {
        emit told({Message::Kind::Problem, error.sentence, error.detail});
    });
    connect(m_span, &Segments::chosenByPerson, &m_feed,
            [this](int index) { m_feed.setSpan(static_cast<GlanceFeed::Span>(index)); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        const QModelIndexList chosen = m_table->selectionModel()->selectedRows();
        m_chosen = chosen.value(0).data(GlanceModel::QueueRole).toString();
        showFigures();
    });
    connect(m_all, &QPushButton::clicked, this, [this] {
        m_table->setFocus();
        m_table->selectionModel()->clear();
        m_chosen.clear();
        showFigures();
    });
    connect(m_table->horizontalScrollBar(), &QScrollBar::rangeChanged, this,
            &QueueFigures::fitTable);
    connect(m_table->horizontalHeader(), &QHeaderView::geometriesChanged, this,
            &QueueFigures::fitTable);
    connect(m_copy, &QPushButton::clicked, this, &QueueFigures::copy);
    connect(m_save, &QPushButton::clicked, this, &QueueFigures::askWhereToSave);
    m_again.setInterval(10s);
    connect(&m_again, &QTimer::timeout, &m_feed, [this] {
        if (isVisible())
            m_feed.look();
    });
}

QWidget *QueueFigures::foot() const
{
    return m_foot->isVisibleTo(this) ? m_foot : nullptr;
}

QWidget *QueueFigures::firstPlace() const
{
    return m_table;
}

void QueueFigures::look()
{
    m_feed.look();
    m_again.start();
}

bool QueueFigures::tryAction(WindowAction action)
{
    if (action == WindowAction::ResetLayout)
        m_layout->reset();
    return action == WindowAction::ResetLayout;
}

void QueueFigures::showQueues()
{
    QList<QueueGlance> queues = m_feed.glance().queues;
    std::ranges::stable_sort(queues, standsBefore, &QueueGlance::title);
    const QString chosen = m_chosen; // rows that are new take the choice with them
    m_model.setSpans(m_feed.beginnings());
    m_model.setQueues(queues, m_feed.glance().now);
    if (!chosen.isEmpty() && m_table->selectionModel()->selectedRows().isEmpty())
        for (int row = 0; row < m_model.rowCount(); ++row)
            if (m_model.at(row).queue == chosen)
                chooseRow(m_table, row);
    ringFirstRow(m_table);
    fitTable();
    giveNamesRoom();
    showFigures();
    emit changed();
}

int QueueFigures::heightOfTable(int mostRows) const
{
    const int rows = std::max(1, std::min(m_model.rowCount(), mostRows));
    const bool isWide = m_table->horizontalScrollBar()->maximum() > 0;
    const int bar = isWide ? m_table->horizontalScrollBar()->sizeHint().height() : 0;
    return m_table->horizontalHeader()->sizeHint().height() + bar + 2 +
           rows * m_table->verticalHeader()->defaultSectionSize();
}

// As high as its rows, up to six of them; the charts have the rest. What lies on a page that
// scrolls does not scroll once more.
void QueueFigures::fitTable()
{
    constexpr int mostBesideCharts = 6;
    const int others = LowPlace::leastHeightOf(*this) - m_table->height();
    const bool fits = others + heightOfTable(mostBesideCharts) <= m_room;
    m_table->setFixedHeight(heightOfTable(fits ? mostBesideCharts : m_model.rowCount()));
}

// Where not all is seen at once, rows and figures need the room more.
void QueueFigures::fitFoot()
{
    const int least = LowPlace::leastHeightOf(*this);
    const int own = m_foot->sizeHint().height() + room::between;
    m_foot->setVisible((m_foot->isVisibleTo(this) ? least : least + own) <= m_room);
}

void QueueFigures::setRoom(int height)
{
    m_room = height;
    fitTable();
    fitFoot();
}

QString QueueFigures::queueChosen() const
{
    return m_chosen;
}

QList<QueueGlance> QueueFigures::chosenQueues() const
{
    QList<QueueGlance> some;
    for (const QueueGlance &one : m_feed.glance().queues)
        if (m_chosen.isEmpty() || one.queue == m_chosen)
            some << one;
    return some;
}

/// How the beginnings are written below the bars.
static QString formatFor(const QList<QDateTime> &beginnings)
{
    const qint64 seconds = beginnings.size() < 2 ? 0 : beginnings.at(0).secsTo(beginnings.at(1));
    return seconds < 7200 ? QStringLiteral("HH") : QStringLiteral("d");
}

void QueueFigures::showFigures()
{
    const QList<QueueGlance> queues = chosenQueues();
    const QList<QDateTime> beginnings = m_feed.beginnings(); // all that was chosen
    m_figures = figuresIn(queues, beginnings);
    m_view->setFigures(m_figures, formatFor(beginnings));
    const bool isOne = !m_chosen.isEmpty() && !queues.isEmpty();
    m_of->showText(isOne ? queues.constFirst().title : tr("All queues"));
    m_all->setVisible(isOne && m_model.rowCount() > 1);
}

void QueueFigures::copy()
{
    auto *copied = new QMimeData;
    copied->setText(figureLines(m_figures));
    if (const QImage picture = m_view->picture(); !picture.isNull())
        copied->setImageData(picture);
    QGuiApplication::clipboard()->setMimeData(copied);
    emit told({Message::Kind::Information, m_view->words().copied});
}

void QueueFigures::askWhereToSave()
{
    const FigureWords words = m_view->words();
    auto *dialog = new QFileDialog(this, words.saveTitle, words.fileName, words.fileKinds);
    dialog->setObjectName(QStringLiteral("glanceSaveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(words.fileName.section(u'.', -1));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.section(QStringLiteral("*."), 1).chopped(1));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &QueueFigures::save);
    dialog->open();
}

static QByteArray asPng(const QImage &image)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

static QString written(const QString &file, const QByteArray &content)
{
    QSaveFile target(file);
    if (!target.open(QIODevice::WriteOnly) || target.write(content) != content.size() ||
        !target.flush() || !target.commit())
        return target.errorString();
    return {};
}

QByteArray QueueFigures::contentFor(const QString &file) const
{
    const QByteArray drawing =
        file.endsWith(u".svg", Qt::CaseInsensitive) ? m_view->svg() : QByteArray();
    if (!drawing.isEmpty())
        return drawing;
    const QImage picture =
        file.endsWith(u".csv", Qt::CaseInsensitive) ? QImage() : m_view->picture();
    return picture.isNull() ? figureCsv(m_figures) : asPng(picture);
}

void QueueFigures::save(const QString &file)
{
    answer(QtConcurrent::run(written, file, contentFor(file)), this,
           [this, file](const QString &trouble) {
               const FigureWords words = m_view->words();
               if (trouble.isEmpty())
                   emit told({Message::Kind::Information, words.saved.arg(file)});
               else
                   emit told({Message::Kind::Problem, words.notSaved, trouble});
           });
}

} // namespace intray
