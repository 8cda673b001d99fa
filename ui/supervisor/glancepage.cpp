// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/glancepage.h"

#include "session/answer.h"
#include "ui/common/colours.h"
#include "ui/common/formrows.h"
#include "ui/common/lowplace.h"
#include "ui/common/queuechooser.h"
#include "ui/common/tables.h"
#include "ui/common/tintedlabel.h"
#include "ui/supervisor/attentionlines.h"
#include "ui/supervisor/figuretext.h"
#include "ui/supervisor/figureview.h"

#include <QBuffer>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QMimeData>
#include <QPushButton>
#include <QSaveFile>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>
#include <QtConcurrent>

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;

/// What needs attention in bold letters and a colour, beside its sign.
class NeedDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!index.data(GlanceModel::NeedsRole).toBool())
            return;
        option->font.setBold(true);
        option->palette.setColor(QPalette::Text, faultText(option->palette, QPalette::Base));
    }
};

GlancePage::GlancePage(Session &session, QWidget *parent)
    : SupervisorTab(parent)
    , m_feed(session)
    , m_attention(new AttentionLines(this))
    , m_table(new QTableView(this))
    , m_of(new QComboBox(this))
    , m_span(new QComboBox(this))
    , m_view(makeFigureView(this))
    , m_asOf(new TintedLabel(Tint::Dimmed, {}, this))
    , m_copy(new QPushButton(tr("&Copy"), this))
    , m_save(new QPushButton(tr("&Save..."), this))
{
    build();
    follow();
}

void GlancePage::build()
{
    m_table->setObjectName(QStringLiteral("glanceTable"));
    m_table->setAccessibleName(tr("Queues at a glance"));
    m_table->setModel(&m_model);
    m_table->setItemDelegate(new NeedDelegate(m_table));
    styleTable(m_table);
    m_table->horizontalHeader()->setTextElideMode(Qt::ElideNone); // it would join their lines
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(GlanceModel::Queue, QHeaderView::Stretch);
    auto *column = LowPlace::columnIn(this);
    column->setContentsMargins(8, 16, 8, 8);
    column->setSpacing(12);
    column->addWidget(m_attention);
    column->addWidget(m_table, 2);
    column->addWidget(makeChoices());
    column->addWidget(m_view->widget(), 3);
    column->addWidget(makeFoot());
}

QWidget *GlancePage::makeChoices()
{
    m_of->setObjectName(QStringLiteral("glanceOf"));
    m_span->setObjectName(QStringLiteral("glanceSpan"));
    m_of->addItem(tr("All queues"));
    m_span->addItem(tr("Last 24 hours"));
    m_span->addItem(tr("Last 7 days"));
    m_span->addItem(tr("Last 30 days"));
    auto *holder = new QWidget(this);
    auto *line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(labelFor(tr("Completed and backlog &of"), m_of));
    line->addWidget(m_of);
    line->addSpacing(16);
    line->addWidget(labelFor(tr("&Time"), m_span));
    line->addWidget(m_span);
    line->addStretch(1);
    return holder;
}

QWidget *GlancePage::makeFoot()
{
    m_asOf->setObjectName(QStringLiteral("glanceAsOf"));
    m_copy->setObjectName(QStringLiteral("glanceCopy"));
    m_save->setObjectName(QStringLiteral("glanceSave"));
    m_copy->setToolTip(m_view->words().copyTip);
    m_save->setToolTip(m_view->words().saveTip);
    auto *foot = new QWidget(this);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_asOf, 1);
    line->addWidget(m_copy);
    line->addWidget(m_save);
    return foot;
}

void GlancePage::follow()
{
    connect(&m_feed, &GlanceFeed::changed, this, &GlancePage::show);
    connect(&m_feed, &GlanceFeed::failed, this, [this](const Error &error) {
        emit told({Message::Kind::Problem, error.sentence, error.detail});
    });
    connect(m_of, &QComboBox::currentIndexChanged, this, &GlancePage::showFigures);
    connect(m_span, &QComboBox::currentIndexChanged, &m_feed,
            [this](int index) { m_feed.setSpan(static_cast<GlanceFeed::Span>(index)); });
    connect(m_copy, &QPushButton::clicked, this, &GlancePage::copy);
    connect(m_save, &QPushButton::clicked, this, &GlancePage::askWhereToSave);
    m_again.setInterval(10s);
    connect(&m_again, &QTimer::timeout, &m_feed, [this] {
        if (isVisible())
            m_feed.look();
    });
}

void GlancePage::look()
{
    m_feed.look();
    m_again.start();
}

void GlancePage::show()
{
    Glance glance = m_feed.glance();
    std::stable_sort(glance.queues.begin(), glance.queues.end(),
                     [](const QueueGlance &one, const QueueGlance &other) {
                         return standsBefore(one.title, other.title);
                     });
    m_attention->tell(glance);
    m_model.setQueues(glance.queues, glance.now);
    nameQueues(glance.queues);
    showFigures();
    const QString time = QLocale().toString(glance.now.toLocalTime(), QStringLiteral("HH:mm:ss"));
    m_asOf->setText(glance.behind > 0 ? tr("As of %1. %L2 older lines of the history are still "
                                           "being counted; until then the numbers are incomplete.")
                                            .arg(time)
                                            .arg(glance.behind)
                                      : tr("As of %1").arg(time));
}

// The choice stays where it is while queues come and go around it.
void GlancePage::nameQueues(const QList<QueueGlance> &queues)
{
    QStringList names;
    for (const QueueGlance &one : queues)
        names << one.queue;
    QStringList shown;
    for (int i = 1; i < m_of->count(); ++i)
        shown << m_of->itemData(i).toString();
    if (shown == names)
        return;
    const QString chosen = queueChosen();
    const QSignalBlocker quiet(m_of);
    while (m_of->count() > 1)
        m_of->removeItem(1);
    for (const QueueGlance &one : queues)
        m_of->addItem(one.title, one.queue);
    m_of->setCurrentIndex(std::max(0, m_of->findData(chosen.isEmpty() ? QVariant() : chosen)));
}

QString GlancePage::queueChosen() const
{
    return m_of->currentData().toString();
}

QList<QueueGlance> GlancePage::chosenQueues() const
{
    const QString chosen = queueChosen();
    QList<QueueGlance> some;
    for (const QueueGlance &one : m_feed.glance().queues)
        if (chosen.isEmpty() || one.queue == chosen)
            some << one;
    return some;
}

/// How the beginnings are written below the bars.
static QString formatFor(const QList<QDateTime> &beginnings)
{
    const qint64 seconds = beginnings.size() < 2 ? 0 : beginnings.at(0).secsTo(beginnings.at(1));
    return seconds < 3600   ? QStringLiteral("HH:mm")
           : seconds < 7200 ? QStringLiteral("HH")
                            : QStringLiteral("d");
}

void GlancePage::showFigures()
{
    const QList<QueueGlance> queues = chosenQueues();
    const QList<QDateTime> beginnings =
        worthShowing(queues, m_feed.beginnings(), m_feed.glance().now);
    m_figures = figuresIn(queues, beginnings);
    m_view->setFigures(m_figures, formatFor(beginnings));
}

void GlancePage::copy()
{
    auto *copied = new QMimeData;
    copied->setText(figureLines(m_figures));
    if (const QImage picture = m_view->picture(); !picture.isNull())
        copied->setImageData(picture);
    QGuiApplication::clipboard()->setMimeData(copied);
    emit told({Message::Kind::Information, m_view->words().copied});
}

void GlancePage::askWhereToSave()
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
    connect(dialog, &QFileDialog::fileSelected, this, &GlancePage::save);
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

QByteArray GlancePage::contentFor(const QString &file) const
{
    const QByteArray drawing =
        file.endsWith(u".svg", Qt::CaseInsensitive) ? m_view->svg() : QByteArray();
    if (!drawing.isEmpty())
        return drawing;
    const QImage picture =
        file.endsWith(u".csv", Qt::CaseInsensitive) ? QImage() : m_view->picture();
    return picture.isNull() ? figureCsv(m_figures) : asPng(picture);
}

void GlancePage::save(const QString &file)
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
