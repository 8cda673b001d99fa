// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/quality/qualitypage.h"

#include "ui/common/elidedlabel.h"
#include "ui/common/lowplace.h"
#include "ui/common/pagehead.h"
#include "ui/common/segments.h"
#include "ui/common/sheet.h"
#include "ui/common/tokens.h"
#include "ui/common/windowsettings.h"
#include "ui/supervisor/duplicates/queueduplicatespage.h"
#include "ui/supervisor/ledgerpage.h"
#include "ui/supervisor/quality/warrantypage.h"
#include "ui/supervisor/values/valuespage.h"

#include <QKeyEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace intray {

static const auto viewSetting = QStringLiteral("supervisor/quality");

QualityPage::QualityPage(Session &session, const Actions &actions, WindowSettings &settings,
                         ElapsedClock clock, QWidget *parent)
    : SupervisorTab(parent)
    , m_settings(settings)
    , m_choice(new Segments(
          {tr("Duplicates"), tr("Values"), tr("What was corrected"), tr("Warranty")}, this))
    , m_head(new PageHead(PageHead::Rank::Page, PageHead::Sentence::Beside, this))
    , m_said(new QStackedWidget(this))
    , m_views(new QStackedWidget(this))
{
    m_views->setObjectName(QStringLiteral("qualityViews"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, room::between);
    column->setSpacing(room::between);
    column->addWidget(makeHead());
    column->addWidget(m_views, 1);
    add(new QueueDuplicatesPage(session, actions, settings, std::move(clock), m_views),
        QStringLiteral("queueDuplicates"), On::Sheet);
    add(new ValuesPage(session, m_views), QStringLiteral("values"), On::Ground);
    auto *ledger = new LedgerPage(session, m_views);
    add(ledger, QStringLiteral("ledger"), On::Sheet);
    connect(ledger, &LedgerPage::valuesWanted, this, [this, ledger] {
        showView(QStringLiteral("valuesPage"));
        showQueue(ledger->queueInView());
    });
    auto *warranty = new WarrantyPage(session, actions, m_views);
    add(warranty, QStringLiteral("warranty"), On::Sheet);
    connect(warranty, &WarrantyPage::rulesWanted, this, &QualityPage::rulesWanted);
    m_choice->choose(0);
    connect(m_choice, &Segments::chosenByPerson, this, &QualityPage::choose);
    // Values are counted by themselves; a search for duplicates has to be started.
    showView(m_settings.value(viewSetting, QStringLiteral("valuesPage")).toString());
}

QWidget *QualityPage::makeHead()
{
    m_choice->setObjectName(QStringLiteral("qualityView"));
    m_choice->setAccessibleName(tr("What is shown"));
    m_head->setTitle(tr("Quality"));
    m_head->setAround({room::edge, 0, room::between, 0});
    constexpr int leastLetters = 34; // of what is said, as in other pages
    m_head->showStanding(m_said, leastLetters);
    m_head->add(m_choice);
    return m_head;
}

static QWidget *onSheet(QWidget *view, QWidget *parent)
{
    auto *sheet = new Sheet(parent);
    auto *place = new LowPlace(sheet);
    place->setWidget(view);
    auto *inside = new QVBoxLayout(sheet);
    constexpr int aside = room::edge - room::beside; // the words of a table stand further in
    inside->setContentsMargins(aside, 0, aside, 0);
    inside->addWidget(place);
    return sheet;
}

void QualityPage::add(SupervisorTab *view, const QString &name, On ground)
{
    view->setObjectName(name + QStringLiteral("Page"));
    m_all << view;
    m_views->addWidget(ground == On::Sheet ? onSheet(view, m_views) : view);
    constexpr int smallLines = 4; // three are as high as two others, and mostly enough
    if (auto *said = qobject_cast<ElidedLabel *>(view->standing()))
        said->setMostSmallLines(smallLines);
    m_said->addWidget(view->standing());
    connect(view, &SupervisorTab::told, this, [this, view](const Message &message) {
        if (view == current())
            emit told(message);
    });
    connect(view, &SupervisorTab::possibilitiesChanged, this, &SupervisorTab::possibilitiesChanged);
    connect(view, &SupervisorTab::footChanged, this, &SupervisorTab::footChanged);
}

SupervisorTab *QualityPage::current() const
{
    return m_all.at(m_views->currentIndex());
}

bool QualityPage::showView(const QString &name)
{
    for (int view = 0; view < m_views->count(); ++view)
        if (m_all.at(view)->objectName() == name) {
            m_choice->choose(view);
            choose(view);
            return true;
        }
    return false;
}

// What was said of one view is of no use in the next.
void QualityPage::choose(int view)
{
    if (view == m_views->currentIndex())
        return;
    const QString queue = queueInView();
    m_views->setCurrentIndex(view);
    m_said->setCurrentIndex(view);
    m_settings.setValue(viewSetting, current()->objectName());
    emit told({});
    m_wanted = queue.isEmpty() ? m_wanted : queue;
    if (isVisible())
        look();
    emit footChanged();
    emit possibilitiesChanged();
}

QWidget *QualityPage::foot() const
{
    return current()->foot();
}

void QualityPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        current()->pressReturn();
    else
        SupervisorTab::keyPressEvent(event);
}

// Only a view that was looked at knows the queues.
void QualityPage::look()
{
    current()->look();
    const QString queue = std::exchange(m_wanted, {});
    if (!queue.isEmpty() && queue != queueInView())
        showQueue(queue);
}

WordsRow *QualityPage::firstLine()
{
    return m_head;
}

QWidget *QualityPage::firstPlace() const
{
    return current()->firstPlace();
}

bool QualityPage::tryAction(WindowAction action)
{
    return current()->tryAction(action);
}

void QualityPage::takeKey(Action action)
{
    current()->takeKey(action);
}

QString QualityPage::whyNot(WindowAction action) const
{
    return current()->whyNot(action);
}

QString QualityPage::queueInView() const
{
    return current()->queueInView();
}

void QualityPage::showQueue(const QString &name)
{
    current()->showQueue(name);
}

// Who comes back to the same desk goes on with the queue that was chosen here.
void QualityPage::followDesk(const QString &queue)
{
    if (queue != std::exchange(m_ofDesk, queue))
        m_wanted = queue;
}

} // namespace intray
