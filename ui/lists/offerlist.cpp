// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/offerlist.h"

#include "lists/rowroles.h"
#include "ui/common/painting.h"
#include "ui/common/rowdelegate.h"
#include "ui/common/tokens.h"

#include <QKeySequence>
#include <QPainter>

#include <algorithm>

namespace intray {

namespace {

/// As high as entries of a menu.
class OfferRow : public RowDelegate
{
public:
    explicit OfferRow(QObject *parent)
        : RowDelegate(parent, Lines::One)
    {
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {0, heightOf(Part::Chip, QFontMetrics(option.font)) + room::within};
    }
};

} // namespace

OfferList::OfferList(QWidget &field)
    : QListWidget(&field)
    , m_field(field)
{
    setObjectName(QStringLiteral("filterOffers"));
    setAccessibleName(tr("Filters that fit what is typed"));
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(NoFrame);
    setItemDelegate(new OfferRow(this));
    viewport()->setAutoFillBackground(false); // its corners are round
    setMouseTracking(true);
    setUniformItemSizes(true);
    hide();
    connect(this, &QListWidget::itemSelectionChanged, this, &OfferList::nameKeys);
    connect(this, &QListWidget::itemClicked, this, [this] { emit taken(currentRow()); });
    connect(this, &QListWidget::itemEntered, this,
            [this](QListWidgetItem *one) { setCurrentItem(one); });
}

void OfferList::show(const QStringList &offers, const QString &typed)
{
    m_typed = typed.trimmed();
    clear();
    addItems(offers);
    if (offers.isEmpty())
        return hide();
    fit();
    nameKeys();
    raise();
    QListWidget::show();
}

int OfferList::mostRows(const QPoint &place) const
{
    constexpr int least = 3;
    if (!m_kept)
        return count();
    const int end = m_kept->mapTo(m_field.window(), QPoint()).y();
    return std::max(least, (end - place.y()) / sizeHintForRow(0));
}

// The one that does something with the offer that it stands behind.
void OfferList::nameKeys()
{
    const auto nameOf = [](Qt::Key key) {
        return QKeySequence(key).toString(QKeySequence::NativeText);
    };
    const int at = std::max(chosen(), 0);
    for (int row = 0; row < count(); ++row) {
        const bool isTyped = item(row)->text().compare(m_typed, Qt::CaseInsensitive) == 0;
        const Qt::Key key = chosen() >= 0 || isTyped ? Qt::Key_Return : Qt::Key_Down;
        item(row)->setData(int(RowRole::Beside), row == at ? nameOf(key) : QString());
    }
}

void OfferList::fit()
{
    if (parentWidget() != m_field.window())
        setParent(m_field.window());
    const QPoint below =
        m_field.mapTo(m_field.window(), QPoint(0, m_field.height() + room::within));
    while (count() > mostRows(below))
        delete takeItem(count() - 1);
    setGeometry(QRect(below, QSize(m_field.width(), count() * sizeHintForRow(0))));
}

void OfferList::paintEvent(QPaintEvent *event)
{
    const auto of = [this](ColourRole role) { return colourOf(role, palette()); };
    const auto outline = [&](const QColor &ground, const QColor &edge) {
        QPainter painter(viewport());
        paintOutline(painter, viewport()->rect(),
                     {.ground = ground, .edge = edge, .radius = radius::field});
    };
    outline(of(ColourRole::Sheet), {});
    QListWidget::paintEvent(event);
    outline({}, of(ColourRole::Edge));
}

int OfferList::chosen() const
{
    return isVisible() && !selectedItems().isEmpty() ? currentRow() : -1;
}

bool OfferList::go(int by)
{
    const int next = chosen() < 0 ? (by > 0 ? 0 : -1) : chosen() + by;
    if (!isVisible() || next >= count())
        return false;
    if (next < 0)
        clearSelection();
    else
        setCurrentRow(next);
    return true;
}

} // namespace intray
