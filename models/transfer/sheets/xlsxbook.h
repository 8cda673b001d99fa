// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/sheets/sharedtexts.h"
#include "transfer/sheets/sheetdate.h"
#include "transfer/sheets/zeroform.h"
#include "transfer/sheets/zipfile.h"

#include <QHash>

namespace intray {

class PartReader;

/// A workbook of xlsx (ECMA-376, also the strict form): which sheets it has, and what their cells
/// refer to. Lives in one thread and blocks.
class XlsxBook
{
public:
    struct Sheet
    {
        QString name;
        QString part;
    };

    /// Errors as ZipFile and PartReader.
    static Outcome<std::shared_ptr<const XlsxBook>> open(const QString &path);

    const ZipFile &file() const { return *m_file; }
    const QList<Sheet> &sheets() const { return m_sheets; }
    DateSystem dateSystem() const { return m_dateSystem; }
    NumberKind kindOf(qsizetype style) const { return m_kinds.value(style, NumberKind::Plain); }
    /// As zeroFormOf(); empty: the style has none.
    ZeroForm zeroFormOfStyle(qsizetype style) const { return m_zeroForms.value(style); }
    std::optional<QString> sharedText(qsizetype index) const { return m_texts.at(index); }

private:
    struct Link
    {
        QString kind; ///< The last word of its type, such as "worksheet".
        QString part;
    };
    using Links = QHash<QString, Link>;

    XlsxBook() = default;
    Outcome<Done> read();
    Outcome<Links> linksOf(const QString &part) const;
    Outcome<QString> findWorkbook() const;
    Outcome<Done> readWorkbook(const QString &part);
    void readSheets(PartReader &reader, const Links &links);
    Outcome<Done> readStyles(const QString &part);
    void takeStyle(const QHash<int, QString> &own, int format);
    Outcome<Done> readTexts(const QString &part);

    std::unique_ptr<ZipFile> m_file;
    QList<Sheet> m_sheets;
    DateSystem m_dateSystem = DateSystem::From1900;
    QList<NumberKind> m_kinds;              ///< Of the cell styles.
    QHash<qsizetype, ZeroForm> m_zeroForms; ///< Of those that have one.
    SharedTexts m_texts;
};

} // namespace intray
