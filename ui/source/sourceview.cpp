// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/source/sourceview.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace intray {

using namespace std::chrono_literals;

static constexpr double zoomStep = 1.25;
static constexpr double leastZoom = 0.02;
static constexpr double mostZoom = 20;

QString SourceLook::text() const
{
    const QString kinds[]{QStringLiteral("width"), QStringLiteral("page"), QStringLiteral("free")};
    return QStringLiteral("%1;%2;%3").arg(kinds[int(fit)]).arg(zoom, 0, 'g', 17).arg(quarterTurns);
}

SourceLook SourceLook::fromText(const QString &text)
{
    const QStringList parts = text.split(u';');
    SourceLook look;
    if (parts.size() != 3)
        return look;
    look.fit = parts.at(0) == u"page" ? Fit::Page : parts.at(0) == u"free" ? Fit::Free : Fit::Width;
    if (const double zoom = parts.at(1).toDouble(); zoom > 0)
        look.zoom = std::clamp(zoom, leastZoom, mostZoom);
    look.quarterTurns = ((parts.at(2).toInt() % 4) + 4) % 4;
    return look;
}

SourceView::SourceView(QWidget *parent)
    : QWidget(parent)
    , m_tools(new QToolBar(this))
    , m_pageLabel(new QLabel(this))
    , m_area(new QScrollArea(this))
    , m_picture(new QLabel(m_area))
    , m_sentence(new QLabel(this))
{
    setObjectName(QStringLiteral("sourceView"));
    setAccessibleName(tr("Source"));
    m_picture->setObjectName(QStringLiteral("sourcePicture"));
    m_picture->setAlignment(Qt::AlignCenter);
    m_sentence->setObjectName(QStringLiteral("sourceSentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sentence->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_sentence->setMargin(12);
    m_pageLabel->setObjectName(QStringLiteral("sourcePageNumber"));
    m_area->setObjectName(QStringLiteral("sourceArea"));
    m_area->setAccessibleName(tr("Page of the source"));
    m_area->setWidget(m_picture);
    m_area->setAlignment(Qt::AlignCenter);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->viewport()->installEventFilter(this);
    makeTools();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tools);
    column->addWidget(m_sentence, 1);
    column->addWidget(m_area, 1);
    setFocusPolicy(Qt::StrongFocus);
    m_soon.setSingleShot(true);
    m_soon.setInterval(60ms);
    connect(&m_soon, &QTimer::timeout, this, &SourceView::draw);
    connect(&m_reader, &SourceReader::opened, this, &SourceView::receivePage);
    connect(&m_reader, &SourceReader::sized, this, &SourceView::receivePage);
    connect(&m_reader, &SourceReader::failed, this, &SourceView::say);
    connect(&m_reader, &SourceReader::drawn, this,
            [this](int, const QImage &image) { receiveDrawing(image); });
    say(tr("No record open."));
}

void SourceView::addBar(QWidget *bar)
{
    static_cast<QVBoxLayout *>(layout())->insertWidget(1, bar);
}

QAction *SourceView::addTool(const QString &name, const QString &text, const QKeySequence &key)
{
    auto *action = new QAction(text, this);
    action->setObjectName(QStringLiteral("source.") + name);
    addKey(action, key);
    m_tools->addAction(action);
    return action;
}

void SourceView::addKey(QAction *action, const QKeySequence &key)
{
    if (!key.isEmpty()) {
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setToolTip(
            QStringLiteral("%1 (%2)").arg(action->text(), key.toString(QKeySequence::NativeText)));
    }
    addAction(action);
}

void SourceView::makeTools()
{
    using Fit = SourceLook::Fit;
    m_tools->setObjectName(QStringLiteral("sourceTools"));
    m_tools->setToolButtonStyle(Qt::ToolButtonTextOnly);
    const auto tool = [this](const char *name, const QString &text, Qt::Key key, auto act) {
        connect(addTool(QString::fromLatin1(name), text, QKeySequence(key)), &QAction::triggered,
                this, act);
    };
    tool("back", tr("Previous page"), Qt::Key_PageUp, [this] { nextScreen(-1); });
    m_tools->addWidget(m_pageLabel);
    tool("on", tr("Next page"), Qt::Key_PageDown, [this] { nextScreen(1); });
    tool("in", tr("Zoom in"), Qt::Key_Plus, [this] { zoomBy(zoomStep); });
    tool("out", tr("Zoom out"), Qt::Key_Minus, [this] { zoomBy(1 / zoomStep); });
    tool("width", tr("Fit width"), Qt::Key_W, [this] { fit(Fit::Width); });
    tool("page", tr("Fit page"), Qt::Key_P, [this] { fit(Fit::Page); });
    tool("turn", tr("Rotate"), Qt::Key_R, [this] { turn(1); });
}

QString SourceView::sentence() const
{
    return m_sentence->isHidden() ? QString() : m_sentence->text();
}

void SourceView::say(const QString &sentence)
{
    m_size = {};
    m_picture->clear();
    m_area->hide();
    m_sentence->setText(sentence);
    m_sentence->show();
    tellPage();
    emit shown();
}

void SourceView::showNothing(const QString &sentence)
{
    m_reader.close();
    m_waits = false;
    say(sentence);
}

void SourceView::setSource(const QString &text, const SourceRule &rule)
{
    if (text.trimmed().isEmpty())
        return showNothing(tr("This record names no source."));
    setWish([this, text, rule] { m_reader.open(text, rule); });
}

void SourceView::setWish(const std::function<void()> &wish)
{
    m_wish = wish;
    m_waits = true;
    if (isVisible())
        load();
}

void SourceView::showFile(const std::shared_ptr<QTemporaryFile> &file, const QString &name)
{
    m_reader.open(file, name);
}

void SourceView::tellTrouble(const QString &sentence)
{
    m_reader.close();
    say(sentence);
}

void SourceView::load()
{
    m_waits = false;
    m_reader.close();
    say(tr("Loading the source..."));
    m_wish();
}

void SourceView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_waits)
        load();
}

void SourceView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (!m_size.isEmpty() && m_look.fit != SourceLook::Fit::Free)
        m_soon.start();
}

void SourceView::receivePage(int page, const QSizeF &size)
{
    m_page = page;
    m_size = size;
    m_sentence->hide();
    m_area->show();
    layout()->activate(); // the page is drawn to the room that there is now
    tellPage();
    draw();
}

QSizeF SourceView::turnedSize() const
{
    return m_look.quarterTurns % 2 ? m_size.transposed() : m_size;
}

double SourceView::scaleNow() const
{
    const QSizeF page = turnedSize();
    const QSizeF room = m_area->maximumViewportSize();
    const double beside = m_area->verticalScrollBar()->sizeHint().width();
    switch (m_look.fit) {
    case SourceLook::Fit::Width: {
        // Room for a scroll bar where the page is longer than the view.
        const bool isLong = page.height() * room.width() > room.height() * page.width();
        return (room.width() - (isLong ? beside : 0)) / page.width();
    }
    case SourceLook::Fit::Page:
        return std::min(room.width() / page.width(), room.height() / page.height());
    case SourceLook::Fit::Free:
        return m_look.zoom;
    }
    return 1;
}

void SourceView::draw()
{
    if (m_size.isEmpty())
        return;
    const double scale = std::clamp(scaleNow(), leastZoom, mostZoom) * devicePixelRatioF();
    m_reader.draw(m_page, (m_size * scale).toSize().expandedTo({1, 1}), m_look.quarterTurns);
}

void SourceView::receiveDrawing(const QImage &image)
{
    if (image.isNull())
        return say(tr("Page %1 of the source is damaged.").arg(m_page + 1));
    QPixmap pixmap = QPixmap::fromImage(image);
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    m_picture->setPixmap(pixmap);
    m_picture->resize(pixmap.deviceIndependentSize().toSize());
    emit shown();
}

void SourceView::tellPage()
{
    const bool isShown = !m_size.isEmpty();
    m_pageLabel->setText(isShown ? tr("%1 of %2").arg(m_page + 1).arg(m_reader.pages())
                                 : QString());
    // The folder can always be chosen, and so can another file.
    for (QAction *action : m_tools->actions())
        if (action->objectName() != u"source.folder")
            action->setVisible(isShown);
}

void SourceView::goTo(int page)
{
    if (page != m_page && page >= 0 && page < m_reader.pages())
        m_reader.measure(page);
}

/// A screen further on the page, then the next page.
void SourceView::nextScreen(int by)
{
    QScrollBar *bar = m_area->verticalScrollBar();
    const bool isAtEnd = bar->value() == (by > 0 ? bar->maximum() : bar->minimum());
    if (!isAtEnd)
        return bar->triggerAction(by > 0 ? QScrollBar::SliderPageStepAdd
                                         : QScrollBar::SliderPageStepSub);
    const int before = m_page;
    goTo(m_page + by);
    if (before + by >= 0 && before + by < m_reader.pages())
        bar->setValue(by > 0 ? bar->minimum() : bar->maximum());
}

void SourceView::setLook(const SourceLook &look)
{
    m_look = look;
    draw();
}

void SourceView::fit(SourceLook::Fit fit)
{
    m_look.fit = fit;
    draw();
    emit lookChanged();
}

void SourceView::zoomBy(double factor)
{
    m_look.zoom = std::clamp(scaleNow() * factor, leastZoom, mostZoom);
    fit(SourceLook::Fit::Free);
}

void SourceView::turn(int quarters)
{
    m_look.quarterTurns = (m_look.quarterTurns + quarters) % 4;
    draw();
    emit lookChanged();
}

void SourceView::keyPressEvent(QKeyEvent *event)
{
    using Slider = QAbstractSlider;
    switch (event->key()) {
    case Qt::Key_Up:
        return m_area->verticalScrollBar()->triggerAction(Slider::SliderSingleStepSub);
    case Qt::Key_Down:
        return m_area->verticalScrollBar()->triggerAction(Slider::SliderSingleStepAdd);
    case Qt::Key_Left:
        return m_area->horizontalScrollBar()->triggerAction(Slider::SliderSingleStepSub);
    case Qt::Key_Right:
        return m_area->horizontalScrollBar()->triggerAction(Slider::SliderSingleStepAdd);
    default:
        QWidget::keyPressEvent(event);
    }
}

bool SourceView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel) {
        auto *wheel = static_cast<QWheelEvent *>(event);
        if (wheel->modifiers() & Qt::ControlModifier) {
            zoomBy(wheel->angleDelta().y() > 0 ? zoomStep : 1 / zoomStep);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace intray
