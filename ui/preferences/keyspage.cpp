// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/keyspage.h"

#include "ui/common/formrows.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/preferences/keyfield.h"
#include "ui/preferences/keyfile.h"
#include "ui/preferences/keyrules.h"

#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSaveFile>
#include <QTreeWidget>

#include <algorithm>

namespace intray {

enum Column { TextColumn, KeyColumn, UsualColumn };
static constexpr int nameRole = Qt::UserRole;

static QString written(const QKeySequence &key)
{
    return key.toString(QKeySequence::NativeText);
}

static QString plain(QString text)
{
    return text.remove(QStringLiteral("..."));
}

KeysPage::KeysPage(const ChosenKeys &chosen, QWidget *parent)
    : QWidget(parent)
    , m_actions(usualKeys())
    , m_chosen(chosen)
    , m_search(new QLineEdit(this))
    , m_list(new QTreeWidget(this))
    , m_field(new KeyField(this))
    , m_said(new TintedLabel(Tint::Fault, {}, this))
    , m_take(new QPushButton(tr("&Give it to this action"), this))
{
    setObjectName(QStringLiteral("keysPage"));
    build();
    showKeys();
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

void KeysPage::build()
{
    m_search->setObjectName(QStringLiteral("keysSearch"));
    m_search->setPlaceholderText(tr("Find an action or a key"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &KeysPage::showMatches);
    makeList();
    m_said->setObjectName(QStringLiteral("keysSaid"));
    m_said->setWordWrap(true);
    m_said->setMinimumHeight(2 * fontMetrics().lineSpacing()); // nothing below it moves
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, room::edge, 0, room::edge);
    column->setSpacing(8);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(makeChanging());
    column->addWidget(m_said);
    column->addWidget(makeFoot());
}

void KeysPage::makeList()
{
    m_list->setObjectName(QStringLiteral("keysList"));
    m_list->setAccessibleName(tr("Actions and their keys"));
    m_list->setRootIsDecorated(false);
    m_list->setHeaderLabels({tr("Action"), tr("Key"), tr("Default key")});
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(TextColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(KeyColumn, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(UsualColumn, QHeaderView::ResizeToContents);
    for (const UsualKey &action : m_actions) {
        auto *row = new QTreeWidgetItem(m_list, {plain(action.text)});
        row->setData(TextColumn, nameRole, action.name);
    }
    connect(m_list, &QTreeWidget::currentItemChanged, this, &KeysPage::showCurrent);
    connect(m_list, &QTreeWidget::itemActivated, this, [this] { m_field->setFocus(); });
}

QWidget *KeysPage::makeChanging()
{
    m_field->setObjectName(QStringLiteral("keysNew"));
    m_take->setObjectName(QStringLiteral("keysTake"));
    m_none = new QPushButton(tr("&No key"), this);
    m_none->setObjectName(QStringLiteral("keysNone"));
    m_usual = new QPushButton(tr("&Default key"), this);
    m_usual->setObjectName(QStringLiteral("keysUsual"));
    for (QPushButton *button : {m_take, m_none, m_usual})
        button->setAutoDefault(false);
    connect(m_field, &KeyField::pressed, this, &KeysPage::tryKey);
    connect(m_take, &QPushButton::clicked, this, &KeysPage::takeOver);
    connect(m_none, &QPushButton::clicked, this, [this] { give({}); });
    connect(m_usual, &QPushButton::clicked, this, [this] { tryKey(current()->key); });
    return inOneLine({labelFor(tr("Ne&w key:"), m_field), m_field, m_none, m_usual}, this);
}

QWidget *KeysPage::makeFoot()
{
    auto *import = new QPushButton(tr("&Import..."), this);
    import->setObjectName(QStringLiteral("keysImport"));
    auto *save = new QPushButton(tr("E&xport..."), this);
    save->setObjectName(QStringLiteral("keysExport"));
    auto *reset = new QPushButton(tr("R&eset all keys"), this);
    reset->setObjectName(QStringLiteral("keysReset"));
    auto *foot = new QWidget(this);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_take);
    line->addStretch(1);
    for (QPushButton *button : {import, save, reset}) {
        button->setAutoDefault(false);
        line->addWidget(button);
    }
    connect(import, &QPushButton::clicked, this, [this] { chooseFile(false); });
    connect(save, &QPushButton::clicked, this, [this] { chooseFile(true); });
    connect(reset, &QPushButton::clicked, this, &KeysPage::useUsualKeys);
    return foot;
}

void KeysPage::chooseFile(bool toSave)
{
    auto *dialog = new QFileDialog(this, toSave ? tr("Export the keys") : tr("Import keys"));
    dialog->setObjectName(QStringLiteral("keysFile"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(toSave ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    dialog->setNameFilters({tr("Keys (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this,
            toSave ? &KeysPage::exportTo : &KeysPage::importFrom);
    dialog->open();
}

void KeysPage::exportTo(const QString &path)
{
    QSaveFile file(path);
    const QByteArray content = keyFileOf(m_chosen);
    const bool isSaved = file.open(QIODevice::WriteOnly) && file.write(content) == content.size() &&
                         file.flush() && file.commit();
    if (isSaved)
        say(tr("The keys were saved in %1.").arg(path));
    else
        refuse(tr("%1 cannot be written.").arg(path));
}

void KeysPage::importFrom(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return refuse(tr("%1 cannot be read.").arg(path));
    const auto keys = keysOfFile(file.read(1'000'000));
    if (!keys)
        return refuse(keys.error().sentence);
    use(*keys);
    say(tr("The keys from %1 are now in use.").arg(path));
}

void KeysPage::useUsualKeys()
{
    use({});
    say(tr("Every action has its default key again."));
}

const UsualKey *KeysPage::current() const
{
    const QTreeWidgetItem *row = m_list->currentItem();
    const QString name = row ? row->data(TextColumn, nameRole).toString() : QString();
    const auto found = std::find_if(m_actions.begin(), m_actions.end(),
                                    [&](const UsualKey &action) { return action.name == name; });
    return found == m_actions.end() ? nullptr : &*found;
}

void KeysPage::showKeys()
{
    for (int row = 0; row < m_list->topLevelItemCount(); ++row)
        showKeyOf(m_list->topLevelItem(row));
    showCurrent();
}

void KeysPage::showKeyOf(QTreeWidgetItem *row)
{
    const UsualKey &action = m_actions.at(m_list->indexOfTopLevelItem(row));
    const QKeySequence key = keyWith(m_chosen, action);
    row->setText(KeyColumn, written(key));
    row->setText(UsualColumn, key == action.key ? QString() : written(action.key));
}

void KeysPage::showMatches()
{
    const QString wanted = m_search->text().simplified();
    QTreeWidgetItem *first = nullptr;
    for (int index = 0; index < m_list->topLevelItemCount(); ++index) {
        QTreeWidgetItem *row = m_list->topLevelItem(index);
        const bool isWanted = row->text(TextColumn).contains(wanted, Qt::CaseInsensitive) ||
                              row->text(KeyColumn).contains(wanted, Qt::CaseInsensitive);
        row->setHidden(!isWanted);
        first = first || !isWanted ? first : row;
    }
    m_list->setCurrentItem(first);
}

void KeysPage::showCurrent()
{
    const UsualKey *action = current();
    const bool isFree = action && !action->isFixed;
    for (QWidget *part : {static_cast<QWidget *>(m_field), static_cast<QWidget *>(m_none),
                          static_cast<QWidget *>(m_usual)})
        part->setEnabled(isFree);
    m_field->showKey(action ? keyWith(m_chosen, *action) : QKeySequence());
    say(action && action->isFixed ? tr("This key cannot be changed.") : QString());
}

void KeysPage::tryKey(const QKeySequence &key)
{
    const UsualKey *action = current();
    if (!action || action->isFixed)
        return;
    if (const QString why = whyNoKey(key); !why.isEmpty())
        return refuse(why);
    const auto owner = ownerOf(key, m_chosen, action->name);
    if (!owner)
        return give(key);
    m_wanted = key;
    const QString belongs = tr("%1 belongs to \"%2\".").arg(written(key), plain(owner->text));
    refuse(owner->isFixed
               ? belongs
               : belongs + u' ' +
                     tr("If you take it, \"%1\" will have no key.").arg(plain(owner->text)),
           !owner->isFixed);
}

void KeysPage::takeOver()
{
    const UsualKey *action = current();
    const auto owner = ownerOf(m_wanted, m_chosen, action ? action->name : QString());
    if (owner)
        m_chosen = withKey(m_chosen, owner->name, {});
    give(m_wanted);
    m_field->setFocus();
}

void KeysPage::give(const QKeySequence &key)
{
    if (const UsualKey *action = current())
        use(withKey(m_chosen, action->name, key));
}

void KeysPage::use(const ChosenKeys &chosen)
{
    m_chosen = chosen;
    showKeys();
    emit changed(m_chosen);
}

void KeysPage::say(const QString &sentence)
{
    m_said->setTint(Tint::Dimmed);
    m_said->setText(sentence);
    m_take->hide();
}

void KeysPage::refuse(const QString &why, bool offersTaking)
{
    m_said->setTint(Tint::Fault);
    m_said->setText(why);
    m_take->setVisible(offersTaking);
}

} // namespace intray
