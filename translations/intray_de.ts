<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AccessTable</name>
    <message>
        <source>Access files are read with mdbtools, and its program %1 is not there. Install the package mdbtools and try again.</source>
        <translation>Access-Dateien werden mit mdbtools gelesen, und dessen Programm %1 fehlt. Installieren Sie das Paket mdbtools und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>mdbtools has not answered for a minute. Nothing was brought in.</source>
        <translation>mdbtools hat eine Minute lang nicht geantwortet. Es wurde nichts übernommen.</translation>
    </message>
    <message>
        <source>The Access file cannot be read to its end. It may be damaged, or protected by a password: open it in Access, take the password away, and try again.</source>
        <translation>Die Access-Datei lässt sich nicht zu Ende lesen. Sie ist vielleicht beschädigt oder durch ein Passwort geschützt: Öffnen Sie sie in Access, entfernen Sie das Passwort und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you may read it.</source>
        <translation>Die Datei „%1“ lässt sich nicht lesen. Bitte prüfen Sie ihren Namen und ob Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>The file “%1” is no Access file; only these have tables to choose from.</source>
        <translation>Die Datei „%1“ ist keine Access-Datei; nur diese haben Tabellen zur Auswahl.</translation>
    </message>
    <message>
        <source>The Access file has no tables.</source>
        <translation>Die Access-Datei hat keine Tabellen.</translation>
    </message>
    <message>
        <source>Say which table of the Access file to bring in. It has: %1.</source>
        <translation>Sagen Sie, welche Tabelle der Access-Datei übernommen werden soll. Sie hat: %1.</translation>
    </message>
    <message>
        <source>The Access file has no table “%1”. It has: %2.</source>
        <translation>Die Access-Datei hat keine Tabelle „%1“. Sie hat: %2.</translation>
    </message>
    <message>
        <source>The table “%1” has no rows: there is nothing to bring in.</source>
        <translation>Die Tabelle „%1“ hat keine Zeilen: Es gibt nichts zu übernehmen.</translation>
    </message>
    <message>
        <source>mdbtools wrote what cannot be read: %1</source>
        <translation>mdbtools hat etwas geschrieben, das sich nicht lesen lässt: %1</translation>
    </message>
    <message>
        <source>The column “%1” is calculated by Access and cannot be read; it is left out.</source>
        <translation>Die Spalte „%1“ berechnet Access, sie kann nicht gelesen werden; sie wird weggelassen.</translation>
    </message>
    <message>
        <source>The column “%1” is of the type %2, which cannot be read; it is left out.</source>
        <translation>Die Spalte „%1“ hat den Typ %2, der nicht gelesen werden kann; sie wird weggelassen.</translation>
    </message>
    <message>
        <source>mdbtools cannot read the date in the table “%1”, row %2, column “%3”.</source>
        <translation>mdbtools kann das Datum in der Tabelle „%1“, Zeile %2, Spalte „%3“ nicht lesen.</translation>
    </message>
    <message>
        <source>row %1, column “%2”</source>
        <translation>Zeile %1, Spalte „%2“</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) have “??”, where mdbtools may have lost characters such as emoji; the first in the table “%1”, %2. Compare them with Access.</source>
        <translation>
            <numerusform>%n Text hat „??“, wo mdbtools Zeichen wie Emojis verloren haben kann: in der Tabelle „%1“, %2. Vergleichen Sie ihn mit Access.</numerusform>
            <numerusform>%n Texte haben „??“, wo mdbtools Zeichen wie Emojis verloren haben kann; der erste in der Tabelle „%1“, %2. Vergleichen Sie sie mit Access.</numerusform>
        </translation>
    </message>
    <message>
        <source>mdbtools said: %1</source>
        <translation>mdbtools meldet: %1</translation>
    </message>
</context>
<context>
    <name>AcrossRecords</name>
    <message numerus="yes">
        <source>%n other record(s) have the same %1.</source>
        <translation>
            <numerusform>%n anderer Datensatz hat dasselbe %1.</numerusform>
            <numerusform>%n andere Datensätze haben dasselbe %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other records with the same %1 have “%2” here.</source>
        <translation>Andere Datensätze mit gleichem %1 haben hier „%2“.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Take next</source>
        <translation>&amp;Nächsten nehmen</translation>
    </message>
    <message>
        <source>Takes the next open item of this queue.</source>
        <translation>Nimmt den nächsten offenen Vorgang dieser Warteschlange.</translation>
    </message>
    <message>
        <source>&amp;Complete and next</source>
        <translation>&amp;Abschließen und weiter</translation>
    </message>
    <message>
        <source>Completes this item and takes the next one.</source>
        <translation>Schließt diesen Vorgang ab und nimmt den nächsten.</translation>
    </message>
    <message>
        <source>C&amp;omplete</source>
        <translation>Abs&amp;chließen</translation>
    </message>
    <message>
        <source>Completes this item and takes no other.</source>
        <translation>Schließt diesen Vorgang ab und nimmt keinen weiteren.</translation>
    </message>
    <message>
        <source>&amp;Return...</source>
        <translation>&amp;Zurückgeben...</translation>
    </message>
    <message>
        <source>Gives the item back, now or for later.</source>
        <translation>Gibt den Vorgang zurück, sofort oder für später.</translation>
    </message>
    <message>
        <source>&amp;Dismiss...</source>
        <translation>&amp;Verwerfen...</translation>
    </message>
    <message>
        <source>Takes the item out of the queue for good.</source>
        <translation>Nimmt den Vorgang endgültig aus der Warteschlange.</translation>
    </message>
    <message>
        <source>&amp;Fail...</source>
        <translation>Als &amp;gescheitert melden...</translation>
    </message>
    <message>
        <source>Says that the item cannot be done, and why.</source>
        <translation>Meldet, dass der Vorgang nicht erledigt werden kann, und warum.</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>Zu&amp;rücknehmen</translation>
    </message>
    <message>
        <source>Takes the last completion back, within ten seconds.</source>
        <translation>Nimmt den letzten Abschluss zurück, innerhalb von zehn Sekunden.</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Extends the lock on this item.</source>
        <translation>Verlängert die Sperre auf diesem Vorgang.</translation>
    </message>
    <message>
        <source>&amp;Save the draft</source>
        <translation>Entwurf &amp;speichern</translation>
    </message>
    <message>
        <source>Saves what is typed now. It is saved by itself, too.</source>
        <translation>Speichert sofort, was eingegeben ist. Es wird auch von selbst gespeichert.</translation>
    </message>
    <message>
        <source>Take a&amp;gain</source>
        <translation>&amp;Erneut nehmen</translation>
    </message>
    <message>
        <source>Takes the lost item again, with the text that stands here.</source>
        <translation>Nimmt den verlorenen Vorgang erneut, mit dem Text, der hier steht.</translation>
    </message>
    <message>
        <source>Keep as dr&amp;aft</source>
        <translation>Als Ent&amp;wurf aufbewahren</translation>
    </message>
    <message>
        <source>Puts the text aside as a draft and clears the desk.</source>
        <translation>Legt den Text als Entwurf beiseite und räumt den Arbeitsplatz.</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Opens the first of your unfinished items.</source>
        <translation>Öffnet den ersten Ihrer unerledigten Vorgänge.</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>N&amp;och einmal versuchen</translation>
    </message>
    <message>
        <source>Tries again what did not work.</source>
        <translation>Versucht noch einmal, was nicht gelungen ist.</translation>
    </message>
    <message>
        <source>&amp;Open another database...</source>
        <translation>&amp;Andere Datenbank öffnen...</translation>
    </message>
    <message>
        <source>&amp;Import records...</source>
        <translation>Datensätze &amp;importieren...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Take the se&amp;lected item</source>
        <translation>A&amp;usgewählten Vorgang nehmen</translation>
    </message>
    <message>
        <source>&amp;Value of the previous record</source>
        <translation>&amp;Wert des vorigen Datensatzes</translation>
    </message>
    <message>
        <source>Field b&amp;ack</source>
        <translation>&amp;Feld zurücksetzen</translation>
    </message>
    <message>
        <source>R&amp;ecord back</source>
        <translation>&amp;Datensatz zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Clear search and filters</source>
        <translation>Suche und Filter &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Zum &amp;nächsten Bereich</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Zum &amp;vorigen Bereich</translation>
    </message>
    <message>
        <source>&amp;Fold the lists</source>
        <translation>Listen &amp;einklappen</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>A&amp;bout Intray</source>
        <translation>Ü&amp;ber Intray</translation>
    </message>
    <message>
        <source>Complete &amp;when the line is back</source>
        <translation>Absch&amp;ließen, sobald wieder verbunden</translation>
    </message>
    <message>
        <source>Completes this item as soon as the database can be reached again, if it is still yours then.</source>
        <translation>Schließt diesen Vorgang ab, sobald die Datenbank wieder erreichbar ist, falls er dann noch Ihrer ist.</translation>
    </message>
    <message>
        <source>&amp;Connections...</source>
        <translation>&amp;Verbindungen...</translation>
    </message>
    <message>
        <source>&amp;Users...</source>
        <translation>&amp;Benutzer...</translation>
    </message>
    <message>
        <source>Take se&amp;veral...</source>
        <translation>Me&amp;hrere nehmen...</translation>
    </message>
    <message>
        <source>Takes the next items of this queue as a batch, up to a number.</source>
        <translation>Nimmt die nächsten Vorgänge dieser Warteschlange als Stapel, bis zu einer Anzahl.</translation>
    </message>
    <message>
        <source>S&amp;end back...</source>
        <translation>Zu&amp;rückweisen...</translation>
    </message>
    <message>
        <source>Sends the item back to the step before, and says why.</source>
        <translation>Weist den Vorgang an den Schritt davor zurück und sagt, warum.</translation>
    </message>
    <message>
        <source>&amp;Adopt a table...</source>
        <translation>Tabelle &amp;übernehmen...</translation>
    </message>
    <message>
        <source>W&amp;hy not?...</source>
        <translation>Warum nich&amp;t?...</translation>
    </message>
    <message>
        <source>&amp;Desk</source>
        <translation>A&amp;rbeitsplatz</translation>
    </message>
    <message>
        <source>S&amp;upervisor</source>
        <translation>A&amp;ufsicht</translation>
    </message>
    <message>
        <source>Keys and &amp;handbook</source>
        <translation>Tasten und &amp;Handbuch</translation>
    </message>
    <message>
        <source>Change &amp;priority...</source>
        <translation>&amp;Priorität ändern...</translation>
    </message>
    <message>
        <source>Write a &amp;note...</source>
        <translation>&amp;Notiz schreiben...</translation>
    </message>
    <message>
        <source>Writes a note on this item for whoever has to do with it; it stays.</source>
        <translation>Schreibt eine Notiz zu diesem Vorgang, für alle, die damit zu tun haben; sie bleibt.</translation>
    </message>
    <message>
        <source>Spellin&amp;g suggestions</source>
        <translation>&amp;Schreibvorschläge</translation>
    </message>
    <message>
        <source>Next fa&amp;ult</source>
        <translation>&amp;Nächster Fehler</translation>
    </message>
    <message>
        <source>Previous fau&amp;lt</source>
        <translation>&amp;Voriger Fehler</translation>
    </message>
    <message>
        <source>&amp;Take what is suggested</source>
        <translation>&amp;Vorschlag übernehmen</translation>
    </message>
    <message>
        <source>&amp;Do not suggest it again</source>
        <translation>Nicht &amp;wieder vorschlagen</translation>
    </message>
    <message>
        <source>S&amp;ide panel</source>
        <translation>Se&amp;itenleiste</translation>
    </message>
    <message>
        <source>Not a dupl&amp;icate</source>
        <translation>Ke&amp;ine Dublette</translation>
    </message>
    <message>
        <source>&amp;Merge...</source>
        <translation>Zusa&amp;mmenführen...</translation>
    </message>
    <message>
        <source>&amp;Correct many records...</source>
        <translation>V&amp;iele Datensätze berichtigen...</translation>
    </message>
    <message>
        <source>&amp;My corrections...</source>
        <translation>&amp;Meine Korrekturen ...</translation>
    </message>
    <message>
        <source>Assign &amp;items...</source>
        <translation>Vorgänge &amp;zuweisen...</translation>
    </message>
    <message>
        <source>&amp;Export records...</source>
        <translation>Datensätze e&amp;xportieren...</translation>
    </message>
    <message>
        <source>My fi&amp;gures...</source>
        <translation>Meine Za&amp;hlen...</translation>
    </message>
    <message>
        <source>Find an&amp;ything...</source>
        <translation>Alles &amp;finden...</translation>
    </message>
    <message>
        <source>Pre&amp;ferences...</source>
        <translation>&amp;Einstellungen...</translation>
    </message>
</context>
<context>
    <name>AddressParts</name>
    <message>
        <source>Type the server&apos;s name, such as db.example.org.</source>
        <translation>Geben Sie den Namen des Servers ein, etwa db.example.org.</translation>
    </message>
    <message>
        <source>Type the name of the database.</source>
        <translation>Geben Sie den Namen der Datenbank ein.</translation>
    </message>
    <message>
        <source>Choose a database file.</source>
        <translation>Wählen Sie eine Datenbankdatei.</translation>
    </message>
</context>
<context>
    <name>AdoptDialog</name>
    <message>
        <source>No row is open at the moment.</source>
        <translation>Zurzeit ist keine Zeile offen.</translation>
    </message>
    <message>
        <source>These rows come first: %1</source>
        <translation>Diese Zeilen kommen zuerst: %1</translation>
    </message>
    <message>
        <source>Nothing in the table&apos;s make-up is changed.</source>
        <translation>Am Aufbau der Tabelle wird nichts geändert.</translation>
    </message>
    <message>
        <source>This is run first:</source>
        <translation>Zuvor wird dies ausgeführt:</translation>
    </message>
    <message>
        <source>To be known:</source>
        <translation>Gut zu wissen:</translation>
    </message>
    <message>
        <source>This would help:</source>
        <translation>Dies würde helfen:</translation>
    </message>
</context>
<context>
    <name>Attaching</name>
    <message>
        <source>The file to import has no column “%1”, which would name the files to attach. Nothing was brought in.</source>
        <translation>Die zu importierende Datei hat keine Spalte „%1“, die die anzuhängenden Dateien nennen soll. Es wurde nichts übernommen.</translation>
    </message>
    <message>
        <source>“%1”, where the files to attach would be, is no folder. Nothing was brought in.</source>
        <translation>„%1“, wo die anzuhängenden Dateien wären, ist kein Ordner. Es wurde nichts übernommen.</translation>
    </message>
    <message>
        <source>The file “%1” changed while it was read. Attach it again.</source>
        <translation>Die Datei „%1“ hat sich beim Lesen geändert. Hängen Sie sie noch einmal an.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Es gibt keine Datei „%1“.</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>„%1“ ist keine Datei.</translation>
    </message>
    <message>
        <source>You may not read the file “%1”.</source>
        <translation>Sie dürfen die Datei „%1“ nicht lesen.</translation>
    </message>
    <message>
        <source>The file “%1” is empty.</source>
        <translation>Die Datei „%1“ ist leer.</translation>
    </message>
    <message>
        <source>The file “%1” is too large: it has %2, and this queue takes %3 at most.</source>
        <translation>Die Datei „%1“ ist zu groß: Sie hat %2, und diese Warteschlange nimmt höchstens %3.</translation>
    </message>
    <message>
        <source>“%1” is not below the folder of the files.</source>
        <translation>„%1“ liegt nicht unter dem Ordner der Dateien.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read: %2.</source>
        <translation>Die Datei „%1“ kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written: %2.</source>
        <translation>Die Datei „%1“ kann nicht geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The file “%1” is a spreadsheet of an old kind (.xls). Open it, save it as .xlsx or .ods, and import that file.</source>
        <translation>Die Datei „%1“ ist ein Tabellendokument einer alten Art (.xls). Öffnen Sie sie, speichern Sie sie als .xlsx oder .ods und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>The file “%1” is a spreadsheet of the binary kind (.xlsb). Open it, save it as .xlsx or .ods, and import that file.</source>
        <translation>Die Datei „%1“ ist ein Tabellendokument der binären Art (.xlsb). Öffnen Sie sie, speichern Sie sie als .xlsx oder .ods und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>The spreadsheet has no sheet “%1”. It has: %2.</source>
        <translation>Das Tabellendokument hat kein Tabellenblatt „%1“. Es hat: %2.</translation>
    </message>
    <message>
        <source>No sheet of the spreadsheet has rows: there is nothing to bring in.</source>
        <translation>Kein Tabellenblatt des Tabellendokuments hat Zeilen: Es gibt nichts zu importieren.</translation>
    </message>
    <message>
        <source>Say which sheet of the spreadsheet to bring in. It has: %1.</source>
        <translation>Sagen Sie, welches Tabellenblatt des Tabellendokuments importiert werden soll. Es hat: %1.</translation>
    </message>
    <message>
        <source>The file “%1” is no spreadsheet; only these have sheets to choose from.</source>
        <translation>Die Datei „%1“ ist kein Tabellendokument; nur diese haben Tabellenblätter zur Auswahl.</translation>
    </message>
</context>
<context>
    <name>BookFault</name>
    <message>
        <source>The spreadsheet “%1” is damaged in its part “%2”. Open it in the program that it is from, save it anew, and import that file.</source>
        <translation>Das Tabellendokument „%1“ ist in seinem Teil „%2“ beschädigt. Öffnen Sie es in dem Programm, aus dem es stammt, speichern Sie es neu und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>The file “%1” begins as a spreadsheet does and is damaged or not whole. Get it once more, or open it and save it anew, and import that file.</source>
        <translation>Die Datei „%1“ beginnt wie ein Tabellendokument und ist beschädigt oder unvollständig. Holen Sie sie noch einmal, oder öffnen Sie sie und speichern Sie sie neu, und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” lacks its part “%2”. Open it in the program that it is from, save it anew, and import that file.</source>
        <translation>Dem Tabellendokument „%1“ fehlt sein Teil „%2“. Öffnen Sie es in dem Programm, aus dem es stammt, speichern Sie es neu und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” unpacks to far more than a spreadsheet should and is not read. If you trust it, save the sheet as CSV and import that file.</source>
        <translation>Das Tabellendokument „%1“ ist entpackt viel größer, als ein Tabellendokument sein sollte, und wird nicht gelesen. Wenn Sie ihm vertrauen, speichern Sie das Tabellenblatt als CSV und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” has in it what no spreadsheet program writes, and is not read. If you trust it, open it, save it anew, and import that file.</source>
        <translation>Das Tabellendokument „%1“ enthält etwas, das kein Tabellenprogramm schreibt, und wird nicht gelesen. Wenn Sie ihm vertrauen, öffnen Sie es, speichern Sie es neu und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” was changed while it was read. Nothing was brought in. Import it again once nobody writes it.</source>
        <translation>Das Tabellendokument „%1“ wurde geändert, während es gelesen wurde. Es wurde nichts importiert. Importieren Sie es noch einmal, sobald niemand mehr daran schreibt.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you may read it.</source>
        <translation>Die Datei „%1“ kann nicht gelesen werden. Bitte prüfen Sie ihren Namen und ob Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” is locked with a password. Open it, save it without the password, and import that file.</source>
        <translation>Das Tabellendokument „%1“ ist mit einem Passwort geschützt. Öffnen Sie es, speichern Sie es ohne das Passwort und importieren Sie diese Datei.</translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ColumnNames</name>
    <message>
        <source>Columns without a name were named: %1.</source>
        <translation>Spalten ohne Namen haben einen Namen erhalten: %1.</translation>
    </message>
    <message>
        <source>Column names that occur more than once were numbered: %1.</source>
        <translation>Mehrfach vorkommende Spaltennamen wurden nummeriert: %1.</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>“%1” is required. Fill it in.</source>
        <translation>„%1“ ist erforderlich. Füllen Sie es aus.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>The queue&apos;s records have no field “%1”; &quot;intrayctl queue show&quot; names those that they have.</source>
        <translation>Die Datensätze der Warteschlange haben kein Feld „%1“; „intrayctl queue show“ nennt die vorhandenen.</translation>
    </message>
    <message>
        <source>The record is too large: the queue takes at most %1.</source>
        <translation>Der Datensatz ist zu groß: Die Warteschlange nimmt höchstens %1.</translation>
    </message>
    <message>
        <source>“%1” is too large: the queue takes at most %2 in a field.</source>
        <translation>„%1“ ist zu groß: Die Warteschlange nimmt in einem Feld höchstens %2.</translation>
    </message>
    <message>
        <source>“%1” has a character with the number 0, which no text may have.</source>
        <translation>„%1“ enthält ein Zeichen mit der Nummer 0, das kein Text haben darf.</translation>
    </message>
    <message>
        <source>“%1” has half of a character (\ud800 to \udfff without its other half), which no text may have.</source>
        <translation>„%1“ enthält ein halbes Zeichen (\ud800 bis \udfff ohne die andere Hälfte), das kein Text haben darf.</translation>
    </message>
    <message>
        <source>The table does not keep “%1” as it was given: another program or a rule of the table changes it.</source>
        <translation>Die Tabelle behält „%1“ nicht so, wie es angegeben wurde: Ein anderes Programm oder eine Regel der Tabelle ändert es.</translation>
    </message>
    <message>
        <source>A record is a JSON object with a value for each field.</source>
        <translation>Ein Datensatz ist ein JSON-Objekt mit einem Wert für jedes Feld.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
</context>
<context>
    <name>CrossRule</name>
    <message>
        <source>“compare” is a list of a field, &lt;, &lt;= or =, and a field.</source>
        <translation>„compare“ ist eine Liste aus einem Feld, &lt;, &lt;= oder = und einem Feld.</translation>
    </message>
    <message>
        <source>“if” and “then” name fields, each with a list “is” of values, or with “filled” true or false.</source>
        <translation>„if“ und „then“ nennen Felder, jedes mit einer Liste „is“ von Werten oder mit „filled“ true oder false.</translation>
    </message>
    <message>
        <source>“for_equal” and “equal” are lists of fields.</source>
        <translation>„for_equal“ und „equal“ sind Listen von Feldern.</translation>
    </message>
    <message>
        <source>a rule has “compare”, “if” and “then”, “for_equal” and “equal”, or “unique”.</source>
        <translation>eine Regel hat „compare“, „if“ und „then“, „for_equal“ und „equal“, oder „unique“.</translation>
    </message>
    <message>
        <source>“%1” and “%2” must be the same.</source>
        <translation>„%1“ und „%2“ müssen gleich sein.</translation>
    </message>
    <message>
        <source>“%1” must come before “%2”, or be less.</source>
        <translation>„%1“ muss vor „%2“ liegen oder kleiner sein.</translation>
    </message>
    <message>
        <source>“%1” must not come after “%2”, or be more.</source>
        <translation>„%1“ darf nicht nach „%2“ liegen und nicht größer sein.</translation>
    </message>
    <message>
        <source>“%1” is %2</source>
        <translation>„%1“ = %2</translation>
    </message>
    <message>
        <source>“%1” is filled in</source>
        <translation>„%1“ ausgefüllt ist</translation>
    </message>
    <message>
        <source>“%1” is empty</source>
        <translation>„%1“ leer ist</translation>
    </message>
    <message>
        <source>This must be %1, because %2.</source>
        <translation>Hier muss %1 stehen; Grund: %2.</translation>
    </message>
    <message>
        <source>Fill this in, because %1.</source>
        <translation>Bitte ausfüllen; Grund: %1.</translation>
    </message>
    <message>
        <source>Leave this empty, because %1.</source>
        <translation>Bitte leer lassen; Grund: %1.</translation>
    </message>
</context>
<context>
    <name>CsvFormat</name>
    <message>
        <source>This delimiter cannot be used. Choose a character that is neither the quote nor a line end.</source>
        <translation>Dieses Trennzeichen kann nicht verwendet werden. Wählen Sie ein Zeichen, das weder das Anführungszeichen noch ein Zeilenende ist.</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>senkrechter Strich</translation>
    </message>
    <message>
        <source>space</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>Quote, escape and comment cannot be used so. Choose different characters that are neither the delimiter nor a line end.</source>
        <translation>Anführungs-, Maskierungs- und Kommentarzeichen können so nicht verwendet werden. Wählen Sie verschiedene Zeichen, die weder das Trennzeichen noch ein Zeilenende sind.</translation>
    </message>
</context>
<context>
    <name>CsvReader</name>
    <message>
        <source>The file could not be read to its end. Please check the disk or the network and try again.</source>
        <translation>Die Datei konnte nicht bis zum Ende gelesen werden. Bitte prüfen Sie den Datenträger oder das Netzwerk und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The quote that is opened in line %1 is never closed. Please correct the file there.</source>
        <translation>Das Anführungszeichen, das in Zeile %1 geöffnet wird, wird nie geschlossen. Bitte berichtigen Sie die Datei an dieser Stelle.</translation>
    </message>
    <message>
        <source>The record that begins in line %1 is too long to be one.</source>
        <translation>Was in Zeile %1 beginnt, ist für einen einzelnen Datensatz zu lang.</translation>
    </message>
    <message>
        <source>Perhaps the quote that is opened in line %1 is never closed.</source>
        <translation>Vielleicht wird das Anführungszeichen, das in Zeile %1 geöffnet wird, nie geschlossen.</translation>
    </message>
    <message>
        <source>Perhaps the file is no text file, or its line ends are missing.</source>
        <translation>Vielleicht ist die Datei keine Textdatei, oder ihre Zeilenenden fehlen.</translation>
    </message>
</context>
<context>
    <name>CsvTable</name>
    <message>
        <source>“%1” is a folder. Choose a file.</source>
        <translation>„%1“ ist ein Ordner. Wählen Sie eine Datei.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you may read it.</source>
        <translation>Die Datei „%1“ kann nicht gelesen werden. Bitte prüfen Sie ihren Namen und ob Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>The file “%1” is empty: there is nothing to bring in.</source>
        <translation>Die Datei „%1“ ist leer: Es gibt nichts zu importieren.</translation>
    </message>
    <message>
        <source>The file “%1” has no rows: there is nothing to bring in.</source>
        <translation>Die Datei „%1“ hat keine Zeilen: Es gibt nichts zu importieren.</translation>
    </message>
    <message>
        <source>The header cannot be read: %1</source>
        <translation>Die Kopfzeile kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The file seems to have no header, so its columns are numbered.</source>
        <translation>Die Datei hat anscheinend keine Kopfzeile, deshalb sind ihre Spalten nummeriert.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in front of the header were passed over.</source>
        <translation>
            <numerusform>%n Zeile vor der Kopfzeile wurde übergangen.</numerusform>
            <numerusform>%n Zeilen vor der Kopfzeile wurden übergangen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The encoding %1 is a guess. Please look at the letters with accents.</source>
        <translation>Die Zeichenkodierung %1 ist vermutet. Bitte achten Sie auf Umlaute und Buchstaben mit Akzent.</translation>
    </message>
    <message>
        <source>There is a zero byte in line %1, column “%2”.</source>
        <translation>In Zeile %1, Spalte „%2“ steht ein Nullbyte.</translation>
    </message>
    <message>
        <source>There are bytes in line %1, column “%2”, that are not %3.</source>
        <translation>In Zeile %1, Spalte „%2“ stehen Bytes, die nicht zu %3 gehören.</translation>
    </message>
    <message>
        <source>It is not clear where the quotes end in line %1, column “%2”.</source>
        <translation>In Zeile %1, Spalte „%2“ ist nicht klar, wo die Anführungszeichen enden.</translation>
    </message>
    <message>
        <source>The row has no values.</source>
        <translation>Die Zeile hat keine Werte.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n Wert</numerusform>
            <numerusform>%n Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n Spalte</numerusform>
            <numerusform>%n Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>The row is too short: %1 for %2.</source>
        <translation>Die Zeile ist zu kurz: %1 für %2.</translation>
    </message>
    <message>
        <source>The row is too long: %1 for %2.</source>
        <translation>Die Zeile ist zu lang: %1 für %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n blank line(s) were passed over, the first in line %1.</source>
        <translation>
            <numerusform>%n Leerzeile wurde übergangen, und zwar Zeile %1.</numerusform>
            <numerusform>%n Leerzeilen wurden übergangen, die erste ist Zeile %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have quotes inside quoted values; they were read as they stand, the first in line %1.</source>
        <translation>
            <numerusform>%n Zeile hat Anführungszeichen innerhalb von Werten in Anführungszeichen, und zwar Zeile %1; sie wurde gelesen, wie sie dasteht.</numerusform>
            <numerusform>%n Zeilen haben Anführungszeichen innerhalb von Werten in Anführungszeichen, die erste ist Zeile %1; sie wurden gelesen, wie sie dastehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) end with delimiters beyond the last column.</source>
        <translation>
            <numerusform>%n Zeile endet mit Trennzeichen hinter der letzten Spalte.</numerusform>
            <numerusform>%n Zeilen enden mit Trennzeichen hinter der letzten Spalte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment line(s) were passed over.</source>
        <translation>
            <numerusform>%n Kommentarzeile wurde übergangen.</numerusform>
            <numerusform>%n Kommentarzeilen wurden übergangen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ctl</name>
    <message>
        <source>--%1 must be a number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 muss eine Zahl von %2 bis %3 sein, nicht &quot;%4&quot;.</translation>
    </message>
    <message>
        <source>--%1 must be a span of time such as 90s, 30m, 2h or 3d, not &quot;%2&quot;.</source>
        <translation>--%1 muss eine Zeitspanne wie 90s, 30m, 2h oder 3d sein, nicht &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>--%1 fehlt.</translation>
    </message>
    <message>
        <source>&quot;intrayctl init&quot; makes one, and so do &quot;queue add&quot; and &quot;import&quot;.</source>
        <translation>&quot;intrayctl init&quot; legt eine an, ebenso &quot;queue add&quot; und &quot;import&quot;.</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Es fehlt ein Befehl.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>Den Befehl &quot;%1&quot; gibt es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were written.</source>
        <translation>
            <numerusform>%n Vorgang wurde geschrieben.</numerusform>
            <numerusform>%n Vorgänge wurden geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>With --json the items must go to a file, because the document goes to standard output.</source>
        <translation>Mit --json müssen die Vorgänge in eine Datei gehen, weil das Dokument auf die Standardausgabe geht.</translation>
    </message>
    <message>
        <source>Only items that are open, locked, done, failed or dismissed.</source>
        <translation>Nur Vorgänge in diesem Zustand: open, locked, done, failed oder dismissed.</translation>
    </message>
    <message>
        <source>Write the items of a queue to a file; &quot;-&quot; is standard output.</source>
        <translation>Die Vorgänge einer Warteschlange in eine Datei schreiben; &quot;-&quot; ist die Standardausgabe.</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>oldest open</source>
        <translation>ältester offener</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>item</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>held by</source>
        <translation>gehalten von</translation>
    </message>
    <message>
        <source>since</source>
        <translation>seit</translation>
    </message>
    <message>
        <source>until</source>
        <translation>bis</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) are broken.</source>
        <translation>
            <numerusform>%n Regel ist verletzt.</numerusform>
            <numerusform>%n Regeln sind verletzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show how many items are in each state, and the locks.</source>
        <translation>Anzeigen, wie viele Vorgänge in jedem Zustand sind, und die Sperren.</translation>
    </message>
    <message>
        <source>Item %1 is now %2.</source>
        <translation>Vorgang %1 hat jetzt den Zustand %2.</translation>
    </message>
    <message>
        <source>An item can be returned for %1 at most.</source>
        <translation>Ein Vorgang kann für höchstens %1 zurückgegeben werden.</translation>
    </message>
    <message>
        <source>The lock&apos;s id, as &quot;claim&quot; gave it; must be given.</source>
        <translation>Die Kennung der Sperre, wie &quot;claim&quot; sie ausgegeben hat; muss angegeben werden.</translation>
    </message>
    <message>
        <source>Nobody is given it before this has passed; up to 72h.</source>
        <translation>Niemand erhält den Vorgang, bevor diese Zeit vergangen ist; höchstens 72h.</translation>
    </message>
    <message>
        <source>Why; must be given.</source>
        <translation>Der Grund; muss angegeben werden.</translation>
    </message>
    <message>
        <source>Without ITEM: all that the lock holds.</source>
        <translation>Ohne ITEM: alles, was die Sperre hält.</translation>
    </message>
    <message>
        <source>Give an item back, now or for later.</source>
        <translation>Einen Vorgang zurückgeben, sofort oder für später.</translation>
    </message>
    <message>
        <source>Give up on an item, with a reason.</source>
        <translation>Einen Vorgang als gescheitert melden, mit einem Grund.</translation>
    </message>
    <message>
        <source>Print exactly one JSON document.</source>
        <translation>Genau ein JSON-Dokument ausgeben.</translation>
    </message>
    <message>
        <source>Show this help; also -h.</source>
        <translation>Diese Hilfe anzeigen; auch -h.</translation>
    </message>
    <message>
        <source>Show the version; also -v.</source>
        <translation>Die Version anzeigen; auch -v.</translation>
    </message>
    <message>
        <source>Usage: intrayctl [OPTIONS] COMMAND [ARGUMENTS]

Commands:</source>
        <translation>Aufruf: intrayctl [OPTIONS] COMMAND [ARGUMENTS]

Befehle:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Usage: intrayctl %1 [OPTIONS] %2</source>
        <translation>Aufruf: intrayctl %1 [OPTIONS] %2</translation>
    </message>
    <message>
        <source>--delimiter must be one character or tab, comma, semicolon, pipe or space.</source>
        <translation>--delimiter muss ein einzelnes Zeichen oder tab, comma, semicolon, pipe oder space sein.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Standard input cannot be kept in a file: %1.</source>
        <translation>Die Standardeingabe kann nicht in einer Datei aufbewahrt werden: %1.</translation>
    </message>
    <message>
        <source>The title of a new queue.</source>
        <translation>Der Titel einer neuen Warteschlange.</translation>
    </message>
    <message>
        <source>Only say what would happen.</source>
        <translation>Nur sagen, was geschehen würde.</translation>
    </message>
    <message>
        <source>An item is named by its number, not by &quot;%1&quot;.</source>
        <translation>Ein Vorgang wird mit seiner Nummer benannt, nicht mit &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be read: %2.</source>
        <translation>Die Datei &quot;%1&quot; kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not hold one JSON object such as {&quot;City&quot;: &quot;boaz&quot;}.</source>
        <translation>&quot;%1&quot; enthält nicht ein JSON-Objekt wie {&quot;City&quot;: &quot;boaz&quot;}.</translation>
    </message>
    <message>
        <source>Item %1 has been added.</source>
        <translation>Vorgang %1 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>held since</source>
        <translation>gehalten seit</translation>
    </message>
    <message>
        <source>held until</source>
        <translation>gehalten bis</translation>
    </message>
    <message>
        <source>drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importiert</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>at (UTC)</source>
        <translation>wann (UTC)</translation>
    </message>
    <message>
        <source>what</source>
        <translation>was</translation>
    </message>
    <message>
        <source>who</source>
        <translation>wer</translation>
    </message>
    <message>
        <source>where</source>
        <translation>wo</translation>
    </message>
    <message>
        <source>What names the item in its queue; must be given.</source>
        <translation>Der Schlüssel, der den Vorgang in seiner Warteschlange benennt; muss angegeben werden.</translation>
    </message>
    <message>
        <source>Higher comes first; 0 if it is not given.</source>
        <translation>Die höhere kommt zuerst; 0, wenn nichts angegeben ist.</translation>
    </message>
    <message>
        <source>Nobody is given it before this has passed, such as 2h.</source>
        <translation>Niemand erhält den Vorgang, bevor diese Zeit vergangen ist, etwa 2h.</translation>
    </message>
    <message>
        <source>Whose request it is, as a JSON object.</source>
        <translation>Wessen Anliegen es ist, als JSON-Objekt.</translation>
    </message>
    <message>
        <source>Add one item; FILE holds its record as a JSON object, &quot;-&quot; is standard input.</source>
        <translation>Einen Vorgang hinzufügen; FILE enthält seinen Datensatz als JSON-Objekt, &quot;-&quot; ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>Show everything about an item.</source>
        <translation>Alles über einen Vorgang anzeigen.</translation>
    </message>
    <message>
        <source>A state is open, locked, done, failed or dismissed, not &quot;%1&quot;.</source>
        <translation>Ein Zustand ist open, locked, done, failed oder dismissed, nicht &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>open from %1</source>
        <translation>open ab %1</translation>
    </message>
    <message>
        <source>record</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>No item is on this list.</source>
        <translation>Auf dieser Liste steht kein Vorgang.</translation>
    </message>
    <message>
        <source>Only items with this text in the key or the record.</source>
        <translation>Nur Vorgänge mit diesem Text im Schlüssel oder im Datensatz.</translation>
    </message>
    <message>
        <source>Go on where the last list ended.</source>
        <translation>Dort fortfahren, wo die letzte Liste endete.</translation>
    </message>
    <message>
        <source>lock %1</source>
        <translation>Sperre %1</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>Sperre</translation>
    </message>
    <message>
        <source>You hold nothing.</source>
        <translation>Sie halten nichts.</translation>
    </message>
    <message>
        <source>The draft for item %1 is saved.</source>
        <translation>Der Entwurf für Vorgang %1 ist gespeichert.</translation>
    </message>
    <message>
        <source>The lock holds until %1.</source>
        <translation>Die Sperre gilt bis %1.</translation>
    </message>
    <message>
        <source>Take locks on the next items of queues, or on the very items named.</source>
        <translation>Die nächsten Vorgänge von Warteschlangen nehmen oder genau die genannten Vorgänge.</translation>
    </message>
    <message>
        <source>List what you hold in all queues, drafts included.</source>
        <translation>Auflisten, was Sie in allen Warteschlangen halten, auch die Entwürfe.</translation>
    </message>
    <message>
        <source>Save what has been typed so far; FILE holds it as a JSON object, &quot;-&quot; is standard input.</source>
        <translation>Speichern, was bisher eingegeben ist; FILE enthält es als JSON-Objekt, &quot;-&quot; ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>Hold the lock for longer.</source>
        <translation>Die Sperre verlängern.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s), %1 %</source>
        <translation>
            <numerusform>%n Zeile, %1 %</numerusform>
            <numerusform>%n Zeilen, %1 %</numerusform>
        </translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>longest hold</source>
        <translation>längste Haltedauer</translation>
    </message>
    <message>
        <source>locks per user</source>
        <translation>Sperren je Benutzer</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>next queue</source>
        <translation>nächste Warteschlange</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>The queue %1 is paused; nobody is given its items.</source>
        <translation>Die Warteschlange %1 ist angehalten; niemand erhält ihre Vorgänge.</translation>
    </message>
    <message>
        <source>The queue %1 gives out its items again.</source>
        <translation>Die Warteschlange %1 gibt ihre Vorgänge wieder aus.</translation>
    </message>
    <message>
        <source>Add a queue.</source>
        <translation>Eine Warteschlange hinzufügen.</translation>
    </message>
    <message>
        <source>Change rules of a queue; what is not named stays as it is.</source>
        <translation>Regeln einer Warteschlange ändern; was nicht genannt ist, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Show the rules of a queue.</source>
        <translation>Die Regeln einer Warteschlange anzeigen.</translation>
    </message>
    <message>
        <source>List the queues.</source>
        <translation>Die Warteschlangen auflisten.</translation>
    </message>
    <message>
        <source>Give out no more items of a queue.</source>
        <translation>Eine Warteschlange anhalten: keine Vorgänge mehr ausgeben.</translation>
    </message>
    <message>
        <source>Give out items of a queue again.</source>
        <translation>Die Vorgänge einer Warteschlange wieder ausgeben.</translation>
    </message>
    <message>
        <source>What people see; by default the name.</source>
        <translation>Was Menschen sehen; ohne Angabe der Name.</translation>
    </message>
    <message>
        <source>How long a lock holds, such as 30m.</source>
        <translation>Wie lange eine Sperre gilt, etwa 30m.</translation>
    </message>
    <message>
        <source>No extension goes beyond this, such as 8h.</source>
        <translation>Keine Verlängerung geht darüber hinaus, etwa 8h.</translation>
    </message>
    <message>
        <source>How many items one user may hold; &quot;none&quot; for no limit.</source>
        <translation>Wie viele Vorgänge ein Benutzer halten darf; &quot;none&quot; für unbegrenzt.</translation>
    </message>
    <message>
        <source>An item that was taken so often fails when its lock expires; &quot;none&quot; for never.</source>
        <translation>Ein Vorgang, der so oft genommen wurde, gilt als gescheitert, wenn seine Sperre abläuft; &quot;none&quot; für nie.</translation>
    </message>
    <message>
        <source>JSON Schema of the records.</source>
        <translation>JSON-Schema der Datensätze.</translation>
    </message>
    <message>
        <source>How long the query&apos;s result is good.</source>
        <translation>Wie lange das Ergebnis der Abfrage gilt.</translation>
    </message>
    <message>
        <source>Where completed items go on; &quot;&quot; for nowhere.</source>
        <translation>Wohin abgeschlossene Vorgänge weitergehen; &quot;&quot; für nirgendwohin.</translation>
    </message>
    <message>
        <source>%1 has been created with schema %2.</source>
        <translation>%1 wurde mit Schema %2 angelegt.</translation>
    </message>
    <message>
        <source>%1 has been upgraded to schema %2.</source>
        <translation>%1 wurde auf Schema %2 aktualisiert.</translation>
    </message>
    <message>
        <source>%1 has schema %2 already.</source>
        <translation>%1 hat bereits Schema %2.</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Nichts ist offen.</translation>
    </message>
    <message numerus="yes">
        <source>What is left is held by others (%n item(s)).</source>
        <translation>
            <numerusform>Was noch übrig ist, halten andere (%n Vorgang).</numerusform>
            <numerusform>Was noch übrig ist, halten andere (%n Vorgänge).</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left was returned for later; the next is due %1.</source>
        <translation>Was noch übrig ist, wurde für später zurückgegeben; der nächste Vorgang ist ab %1 verfügbar.</translation>
    </message>
    <message>
        <source>The queue is paused.</source>
        <translation>Die Warteschlange ist angehalten.</translation>
    </message>
    <message>
        <source>You hold as many items as the queue allows; finish or return one first.</source>
        <translation>Sie halten so viele Vorgänge, wie die Warteschlange erlaubt; erledigen Sie zuerst einen oder geben Sie einen zurück.</translation>
    </message>
    <message>
        <source>You may not take items from this queue.</source>
        <translation>Sie dürfen keine Vorgänge aus dieser Warteschlange nehmen.</translation>
    </message>
    <message>
        <source>%1 holds this item since %2.</source>
        <translation>%1 hält diesen Vorgang seit %2.</translation>
    </message>
    <message>
        <source>This item is finished already.</source>
        <translation>Dieser Vorgang ist bereits erledigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) were released.</source>
        <translation>
            <numerusform>%n Sperre wurde freigegeben.</numerusform>
            <numerusform>%n Sperren wurden freigegeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Item %1 is open again.</source>
        <translation>Vorgang %1 ist wieder offen.</translation>
    </message>
    <message>
        <source>--every must be one second at least.</source>
        <translation>--every muss mindestens eine Sekunde sein.</translation>
    </message>
    <message>
        <source>Again and again, until Ctrl+C, such as 60s.</source>
        <translation>Immer wieder bis Strg+C, in diesem Abstand, etwa 60s.</translation>
    </message>
    <message>
        <source>Take the locks on items away from whoever holds them; what was typed stays.</source>
        <translation>Die Sperren auf Vorgängen freigeben, wer immer sie hält; was eingegeben wurde, bleibt.</translation>
    </message>
    <message>
        <source>--user does not serve here: this database has logins, and the login says who acts. Name it in the address, such as postgresql://anna@db.example.org/intray.</source>
        <translation>--user gilt hier nicht: Diese Datenbank hat Anmeldungen, und die Anmeldung sagt, wer handelt. Nennen Sie sie in der Adresse, etwa postgresql://anna@db.example.org/intray.</translation>
    </message>
    <message>
        <source>%1 claims, %2 of them double; %3 claims per second, each completed as well; a claim took %4 ms (99 of 100 at most %5 ms).</source>
        <translation>%1 Vorgänge wurden genommen, %2 davon doppelt; %3 je Sekunde, jeder auch abgeschlossen; einen zu nehmen dauerte %4 ms (in 99 von 100 Fällen höchstens %5 ms).</translation>
    </message>
    <message>
        <source>Prove on this very database that no item is given out twice.
Many claimers, each with a connection of its own, empty a queue that is made for them and removed again. On a server your login must be administrator and clerk.</source>
        <translation>An genau dieser Datenbank beweisen, dass kein Vorgang zweimal ausgegeben wird.
Viele Abnehmer, jeder mit einer eigenen Verbindung, leeren eine Warteschlange, die dafür angelegt und wieder entfernt wird. Auf einem Server braucht Ihre Anmeldung die Rollen administrator und clerk.</translation>
    </message>
    <message>
        <source>How many there are; else 32.</source>
        <translation>Wie viele es sind; sonst 32.</translation>
    </message>
    <message>
        <source>How many items they share; else 10000.</source>
        <translation>Wie viele Vorgänge sie sich teilen; sonst 10000.</translation>
    </message>
    <message>
        <source>Password for %1: </source>
        <translation>Passwort für %1: </translation>
    </message>
    <message>
        <source>Password of %1 for %2: </source>
        <translation>Passwort von %1 für %2: </translation>
    </message>
    <message>
        <source>Intray&apos;s tables, functions and roles have been made in %1 (schema %2). The login %3 is their administrator; &quot;intrayctl user add&quot; brings others in.</source>
        <translation>Die Tabellen, Funktionen und Rollen von Intray wurden in %1 angelegt (Schema %2). Die Anmeldung %3 hat die Rolle administrator; &quot;intrayctl user add&quot; nimmt andere auf.</translation>
    </message>
    <message>
        <source>Create the database&apos;s tables or upgrade them.
&quot;queue add&quot; and &quot;import&quot; create a database file that is not there, too; every other command fails then. On a server it also makes the roles, and whoever runs it becomes administrator.</source>
        <translation>Die Tabellen der Datenbank anlegen oder aktualisieren.
Auch &quot;queue add&quot; und &quot;import&quot; legen eine fehlende Datenbankdatei an; jeder andere Befehl misslingt dann. Auf einem Server werden auch die Rollen angelegt, und wer den Befehl aufruft, erhält die Rolle administrator.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>user</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>login</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>queues</source>
        <translation>Warteschlangen</translation>
    </message>
    <message>
        <source>There is no role &quot;%1&quot;. Roles are: %2.</source>
        <translation>Die Rolle &quot;%1&quot; gibt es nicht. Rollen sind: %2.</translation>
    </message>
    <message>
        <source>There is a user named &quot;%1&quot; already. &quot;intrayctl user set&quot; changes what a user may do.</source>
        <translation>Es gibt schon einen Benutzer mit dem Namen &quot;%1&quot;. &quot;intrayctl user set&quot; ändert, was ein Benutzer darf.</translation>
    </message>
    <message>
        <source>There is no user named &quot;%1&quot;. &quot;intrayctl user add&quot; brings one in.</source>
        <translation>Es gibt keinen Benutzer mit dem Namen &quot;%1&quot;. &quot;intrayctl user add&quot; nimmt einen auf.</translation>
    </message>
    <message>
        <source>%1 has no rights here any more. The history keeps the name.</source>
        <translation>%1 hat hier keine Rechte mehr. Der Verlauf behält den Namen.</translation>
    </message>
    <message>
        <source>The user&apos;s new login, after it was renamed on MariaDB.</source>
        <translation>Die neue Anmeldung des Benutzers, nachdem sie auf MariaDB umbenannt wurde.</translation>
    </message>
    <message>
        <source>Give a login of the database roles in Intray.
NAME is the login; on SQLite any name. An administrator&apos;s.</source>
        <translation>Einer Anmeldung der Datenbank Rollen in Intray geben.
NAME ist die Anmeldung; bei SQLite ein beliebiger Name. Nur für die Rolle administrator.</translation>
    </message>
    <message>
        <source>Change what a user may do; what is not named stays as it is.</source>
        <translation>Ändern, was ein Benutzer darf; was nicht genannt ist, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Take all rights from a user; the login itself stays.</source>
        <translation>Einem Benutzer alle Rechte nehmen; die Anmeldung selbst bleibt.</translation>
    </message>
    <message>
        <source>List who may do what.</source>
        <translation>Auflisten, wer was darf.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>keyed twice</source>
        <translation>zweimal erfasst</translation>
    </message>
    <message>
        <source>differing</source>
        <translation>abweichend</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>first wrong</source>
        <translation>erste falsch</translation>
    </message>
    <message>
        <source>second wrong</source>
        <translation>zweite falsch</translation>
    </message>
    <message>
        <source>error rate</source>
        <translation>Fehlerquote</translation>
    </message>
    <message>
        <source>Nothing has been keyed a second time in %1 yet.</source>
        <translation>In %1 wurde noch nichts ein zweites Mal erfasst.</translation>
    </message>
    <message>
        <source>Show how often each field was keyed wrong, as second keying found out.</source>
        <translation>Zeigen, wie oft jedes Feld falsch erfasst wurde, wie die Zweiterfassung ergab.</translation>
    </message>
    <message>
        <source>Send an item back to the step before, with a reason.</source>
        <translation>Einen Vorgang mit einem Grund an den Schritt davor zurückweisen.</translation>
    </message>
    <message>
        <source>sent back</source>
        <translation>zurückgewiesen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>why</source>
        <translation>warum</translation>
    </message>
    <message>
        <source>List the items of a queue, or of all queues, in claim order.</source>
        <translation>Die Vorgänge einer oder aller Warteschlangen in der Reihenfolge der Vergabe auflisten.</translation>
    </message>
    <message>
        <source>other hands</source>
        <translation>andere Hände</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>keyed again</source>
        <translation>noch einmal erfasst</translation>
    </message>
    <message>
        <source>decided in</source>
        <translation>entschieden in</translation>
    </message>
    <message>
        <source>What may be done, such as complete,return,dismiss,fail,send_back.</source>
        <translation>Was getan werden darf, etwa complete,return,dismiss,fail,send_back.</translation>
    </message>
    <message>
        <source>Fields that are keyed a second time without sight of the first; &quot;&quot; for none.</source>
        <translation>Felder, die ein zweites Mal erfasst werden, ohne die erste Erfassung zu sehen; &quot;&quot; für keine.</translation>
    </message>
    <message>
        <source>Where a third person decides if the two keyings differ.</source>
        <translation>Wo eine dritte Person entscheidet, wenn beide Erfassungen voneinander abweichen.</translation>
    </message>
    <message>
        <source>Share of what the step before completes that comes here, such as 10%; the rest goes past.</source>
        <translation>Anteil dessen, was der Schritt davor erledigt, der hierher kommt, etwa 10%; der Rest geht vorbei.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of %2.</source>
        <translation>„%1“ ist keines von %2.</translation>
    </message>
    <message>
        <source>--other-hands is yes or no, not &quot;%1&quot;.</source>
        <translation>--other-hands ist yes oder no, nicht „%1“.</translation>
    </message>
    <message>
        <source>--share is 1% to 100%, not &quot;%1&quot;.</source>
        <translation>--share ist 1% bis 100%, nicht „%1“.</translation>
    </message>
    <message>
        <source>What is left needs other hands: you completed it in the step before, so a colleague takes it.</source>
        <translation>Was übrig ist, braucht andere Hände: Sie haben es im Schritt davor erledigt, also übernimmt es jemand anderes.</translation>
    </message>
    <message>
        <source>This item needs other hands: you did the step before yourself.</source>
        <translation>Dieser Vorgang braucht andere Hände: Sie haben den Schritt davor selbst getan.</translation>
    </message>
    <message>
        <source>Name items, or with --lock the lock that holds them.</source>
        <translation>Nennen Sie Vorgänge oder mit --lock die Sperre, die sie hält.</translation>
    </message>
    <message>
        <source>All that this lock holds, instead of items.</source>
        <translation>Alles, was diese Sperre hält, statt einzelner Vorgänge.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot; that can be run. Nothing was taken from the queue.</source>
        <translation>Es gibt keinen Befehl „%1“, der ausgeführt werden kann. Aus der Warteschlange wurde nichts genommen.</translation>
    </message>
    <message>
        <source>%1 completed, %2 failed, %3 put back for another try, %4 given back, %5 lost.</source>
        <translation>%1 erledigt, %2 fehlgeschlagen, %3 für einen weiteren Versuch zurückgestellt, %4 zurückgegeben, %5 verloren.</translation>
    </message>
    <message>
        <source>End when nothing is left, instead of waiting for more.</source>
        <translation>Enden, wenn nichts mehr da ist, statt auf mehr zu warten.</translation>
    </message>
    <message>
        <source>Run a command for each item of a queue: the record as JSON on its standard input, the result as JSON on its standard output.
Status 0 completes the item. Else it is tried again as often as the queue allows, and fails then with the command&apos;s standard error as the reason. Ctrl+C takes no more items and waits for what runs; a second one ends that too and gives the items back.</source>
        <translation>Für jeden Vorgang einer Warteschlange einen Befehl ausführen: der Datensatz als JSON auf der Standardeingabe, das Ergebnis als JSON auf der Standardausgabe.
Status 0 erledigt den Vorgang. Sonst wird er so oft noch einmal versucht, wie die Warteschlange erlaubt, und schlägt dann mit der Fehlerausgabe des Befehls als Grund fehl. Strg+C nimmt keine Vorgänge mehr und wartet auf das, was läuft; ein zweites Mal beendet auch das und gibt die Vorgänge zurück.</translation>
    </message>
    <message>
        <source>--also is written TABLE:KEY or TABLE:KEY:COLUMN,COLUMN.</source>
        <translation>--also schreibt man TABLE:KEY oder TABLE:KEY:COLUMN,COLUMN.</translation>
    </message>
    <message>
        <source>--state needs --open and --done, its values for open and done rows.</source>
        <translation>--state braucht --open und --done, seine Werte für offene und erledigte Zeilen.</translation>
    </message>
    <message>
        <source>--age is written TABLE:COLUMN.</source>
        <translation>--age schreibt man TABLE:COLUMN.</translation>
    </message>
    <message>
        <source>Nothing in the table&apos;s make-up is changed.</source>
        <translation>Am Aufbau der Tabelle wird nichts geändert.</translation>
    </message>
    <message>
        <source>This is run first:</source>
        <translation>Zuvor wird dies ausgeführt:</translation>
    </message>
    <message>
        <source>This would help (--add-lock-id, --add-index):</source>
        <translation>Dies würde helfen (--add-lock-id, --add-index):</translation>
    </message>
    <message>
        <source>No row is open at the moment.</source>
        <translation>Zurzeit ist keine Zeile offen.</translation>
    </message>
    <message>
        <source>Open rows, for instance: %1</source>
        <translation>Offene Zeilen, zum Beispiel: %1</translation>
    </message>
    <message>
        <source>Adopt the table so? Type &quot;yes&quot;:</source>
        <translation>Die Tabelle so übernehmen? Geben Sie „yes“ ein:</translation>
    </message>
    <message>
        <source>The table %1 is the queue %2 now. Other programs can go on using it at the same time.</source>
        <translation>Die Tabelle %1 ist jetzt die Warteschlange %2. Andere Programme können sie zugleich weiter benutzen.</translation>
    </message>
    <message>
        <source>Nothing was changed. See what would be done with --dry-run, and add --yes to do it.</source>
        <translation>Es wurde nichts geändert. --dry-run zeigt, was getan würde; mit --yes wird es getan.</translation>
    </message>
    <message>
        <source>The name of the queue.</source>
        <translation>Der Name der Warteschlange.</translation>
    </message>
    <message>
        <source>The column that names a row: unique, number or text.</source>
        <translation>Die Spalte, die eine Zeile benennt: eindeutig, Zahl oder Text.</translation>
    </message>
    <message>
        <source>Who holds the row.</source>
        <translation>Wer die Zeile hält.</translation>
    </message>
    <message>
        <source>Since when.</source>
        <translation>Seit wann.</translation>
    </message>
    <message>
        <source>Under which lock; if there is such a column.</source>
        <translation>Unter welcher Sperre; wenn es eine solche Spalte gibt.</translation>
    </message>
    <message>
        <source>A table of locks instead; its columns by --lock-user and --lock-time.</source>
        <translation>Stattdessen eine Tabelle der Sperren; ihre Spalten mit --lock-user und --lock-time.</translation>
    </message>
    <message>
        <source>Its key, if that is not its only key column.</source>
        <translation>Ihr Schlüssel, wenn er nicht ihre einzige Schlüsselspalte ist.</translation>
    </message>
    <message>
        <source>Where it says what is done.</source>
        <translation>Wo steht, was erledigt ist.</translation>
    </message>
    <message>
        <source>Its value for open rows; &quot;&quot; for empty.</source>
        <translation>Ihr Wert für offene Zeilen; &quot;&quot; für leer.</translation>
    </message>
    <message>
        <source>Its value for finished rows.</source>
        <translation>Ihr Wert für erledigte Zeilen.</translation>
    </message>
    <message>
        <source>Only rows that meet this condition.</source>
        <translation>Nur Zeilen, die diese Bedingung erfüllen.</translation>
    </message>
    <message>
        <source>Lowest first; by default the id.</source>
        <translation>Das Kleinste zuerst; ohne Angabe nach dem Schlüssel.</translation>
    </message>
    <message>
        <source>What is shown and corrected; by default all.</source>
        <translation>Was gezeigt und berichtigt wird; ohne Angabe alles.</translation>
    </message>
    <message>
        <source>Another table with columns of the record; may be given several times.</source>
        <translation>Eine weitere Tabelle mit Spalten des Datensatzes; darf mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>Add a column LockId and use it.</source>
        <translation>Eine Spalte LockId hinzufügen und benutzen.</translation>
    </message>
    <message>
        <source>Add an index in the order of the claim.</source>
        <translation>Einen Index in der Reihenfolge der Vergabe hinzufügen.</translation>
    </message>
    <message>
        <source>Show what would be run, and try the criteria.</source>
        <translation>Zeigen, was ausgeführt würde, und die Bedingung ausprobieren.</translation>
    </message>
    <message>
        <source>Do it without asking.</source>
        <translation>Es ohne Rückfrage tun.</translation>
    </message>
    <message>
        <source>Put a table to work that is there already, shared with other programs.
It shows the SQL first and asks. Run it with the login that set the database up.</source>
        <translation>Mit einer Tabelle arbeiten, die es schon gibt, gemeinsam mit anderen Programmen.
Zeigt zuerst das SQL und fragt. Führen Sie es mit der Anmeldung aus, die die Datenbank eingerichtet hat.</translation>
    </message>
    <message>
        <source>On a queue that is filled by a query: wait when somebody else is looking for work already.</source>
        <translation>Bei einer Warteschlange, die eine Abfrage füllt: warten, wenn schon jemand anderes nach Arbeit sucht.</translation>
    </message>
    <message>
        <source>%1, %2 s (Ctrl+C ends it)</source>
        <translation>%1, %2 s (Strg+C beendet es)</translation>
    </message>
    <message numerus="yes">
        <source>The query finds %n key(s) more than once; of those the first row counts.</source>
        <translation>
            <numerusform>Die Abfrage findet %n Schlüssel mehr als einmal; davon zählt die erste Zeile.</numerusform>
            <numerusform>Die Abfrage findet %n Schlüssel mehr als einmal; davon zählt jeweils die erste Zeile.</numerusform>
        </translation>
    </message>
    <message>
        <source>The query takes long; it was not tried to its end.</source>
        <translation>Die Abfrage dauert lange; sie wurde nicht bis zum Ende ausprobiert.</translation>
    </message>
    <message>
        <source>The query finds nothing at the moment.</source>
        <translation>Die Abfrage findet zurzeit nichts.</translation>
    </message>
    <message>
        <source>Query that fills the queue: one SELECT with a column &quot;key&quot;; &quot;&quot; for none.</source>
        <translation>Abfrage, die die Warteschlange füllt: ein SELECT mit einer Spalte „key“; &quot;&quot; für keine.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no request&apos;s number.</source>
        <translation>„%1“ ist keine Nummer einer Anfrage.</translation>
    </message>
    <message>
        <source>request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>gefragt</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>gewünscht</translation>
    </message>
    <message>
        <source>given</source>
        <translation>vergeben</translation>
    </message>
    <message>
        <source>Nobody has asked for work.</source>
        <translation>Niemand hat nach Arbeit gefragt.</translation>
    </message>
    <message>
        <source>Looking for work</source>
        <translation>Suche nach Arbeit</translation>
    </message>
    <message>
        <source>This queue is filled by a query: ask for work with &quot;claim QUEUE&quot; alone.</source>
        <translation>Diese Warteschlange füllt eine Abfrage: Fragen Sie mit „claim QUEUE“ allein nach Arbeit.</translation>
    </message>
    <message>
        <source>Item %1: %2</source>
        <translation>Vorgang %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 items</source>
        <translation>%1 von %2 Vorgängen</translation>
    </message>
    <message numerus="yes">
        <source>%1: asked %n time(s) today, %2 empty; %3 of %4 items given.</source>
        <translation>
            <numerusform>%1: heute %n-mal gefragt, %2-mal leer; %3 von %4 Vorgängen vergeben.</numerusform>
            <numerusform>%1: heute %n-mal gefragt, %2-mal leer; %3 von %4 Vorgängen vergeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>put off</source>
        <translation>zurückgestellt</translation>
    </message>
    <message>
        <source>done today</source>
        <translation>heute abgeschlossen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>expired today</source>
        <translation>heute abgelaufen</translation>
    </message>
    <message>
        <source>released today</source>
        <translation>heute freigegeben</translation>
    </message>
    <message>
        <source>empty requests</source>
        <translation>leere Anfragen</translation>
    </message>
    <message>
        <source>from</source>
        <translation>ab</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>backlog</source>
        <translation>Rückstand</translation>
    </message>
    <message>
        <source>Adding up the history</source>
        <translation>Der Verlauf wird zusammengezählt</translation>
    </message>
    <message>
        <source>Show each queue at a glance, and what was completed and left per hour or day.</source>
        <translation>Jede Warteschlange auf einen Blick zeigen und was je Stunde oder Tag abgeschlossen wurde und übrig blieb.</translation>
    </message>
    <message>
        <source>The last N days, day by day; else the last 24 hours, hour by hour.</source>
        <translation>Die letzten N Tage, Tag für Tag; sonst die letzten 24 Stunden, Stunde für Stunde.</translation>
    </message>
    <message>
        <source>--%1 must be a day such as 2026-11-21 or a time such as 2026-11-21T08:00, not &quot;%2&quot;.</source>
        <translation>--%1 muss ein Tag wie 2026-11-21 oder eine Zeit wie 2026-11-21T08:00 sein, nicht „%2“.</translation>
    </message>
    <message>
        <source>--kind must be one of %1, not &quot;%2&quot;.</source>
        <translation>--kind muss einer dieser Werte sein: %1, nicht „%2“.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of history were written.</source>
        <translation>
            <numerusform>%n Zeile des Verlaufs wurde geschrieben.</numerusform>
            <numerusform>%n Zeilen des Verlaufs wurden geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only of the items of this queue.</source>
        <translation>Nur zu Vorgängen dieser Warteschlange.</translation>
    </message>
    <message>
        <source>Only of the items with this key.</source>
        <translation>Nur zu Vorgängen mit diesem Schlüssel.</translation>
    </message>
    <message>
        <source>Only what this user did.</source>
        <translation>Nur, was dieser Benutzer getan hat.</translation>
    </message>
    <message>
        <source>Only this, such as completed; may be given again.</source>
        <translation>Nur dies, etwa completed; darf mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>From this day or time on, such as 2026-11-21.</source>
        <translation>Ab diesem Tag oder dieser Zeit, etwa 2026-11-21.</translation>
    </message>
    <message>
        <source>Before this day or time.</source>
        <translation>Vor diesem Tag oder dieser Zeit.</translation>
    </message>
    <message>
        <source>Write all of it to a CSV file.</source>
        <translation>Alles in eine CSV-Datei schreiben.</translation>
    </message>
    <message>
        <source>Show what happened to an item, over all steps of its record; with an option or without ITEM, search the whole history, newest first.</source>
        <translation>Zeigen, was mit einem Vorgang geschah, über alle Schritte seines Datensatzes; mit einer Option oder ohne ITEM den ganzen Verlauf durchsuchen, das Neueste zuerst.</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>yes: %1</source>
        <translation>ja: %1</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>What the people who work there read.</source>
        <translation>Was die lesen, die dort arbeiten.</translation>
    </message>
    <message>
        <source>How long before the end of a lock its holder is warned, first and last, such as 5m,1m; &quot;usual&quot; for the usual times.</source>
        <translation>Wie lange vor dem Ende einer Sperre gewarnt wird, zuerst und zuletzt, etwa 5m,1m; „usual“ für die üblichen Zeiten.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item fails; &quot;&quot; for none.</source>
        <translation>Gründe zur Auswahl, wenn ein Vorgang als gescheitert gemeldet wird; &quot;&quot; für keine.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item is sent back; &quot;&quot; for none.</source>
        <translation>Gründe zur Auswahl, wenn ein Vorgang zurückgewiesen wird; &quot;&quot; für keine.</translation>
    </message>
    <message>
        <source>--warn is one or two spans of time such as 5m,1m, or &quot;usual&quot;, not &quot;%1&quot;.</source>
        <translation>--warn nennt eine oder zwei Zeitspannen wie 5m,1m oder „usual“, nicht „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are open again.</source>
        <translation>
            <numerusform>%n Vorgang ist wieder offen.</numerusform>
            <numerusform>%n Vorgänge sind wieder offen.</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 must be a day or a time such as 2026-03-01 or 2026-03-01T08:00.</source>
        <translation>--%1 muss ein Tag oder eine Zeit wie 2026-03-01 oder 2026-03-01T08:00 sein.</translation>
    </message>
    <message>
        <source>--state must be done, failed or dismissed.</source>
        <translation>--state muss done, failed oder dismissed sein.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) would be opened again.</source>
        <translation>
            <numerusform>%n Vorgang würde wieder geöffnet.</numerusform>
            <numerusform>%n Vorgänge würden wieder geöffnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name items, or with --queue the finished items of a queue.</source>
        <translation>Nennen Sie Vorgänge oder mit --queue die erledigten Vorgänge einer Warteschlange.</translation>
    </message>
    <message>
        <source>Only say how many.</source>
        <translation>Nur sagen, wie viele.</translation>
    </message>
    <message>
        <source>What was typed is proposed to whoever takes the item next.</source>
        <translation>Was eingegeben wurde, wird dem vorgeschlagen, der den Vorgang als Nächster nimmt.</translation>
    </message>
    <message>
        <source>Nobody holds anything.</source>
        <translation>Niemand hält etwas.</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>verwaist</translation>
    </message>
    <message>
        <source>at</source>
        <translation>wo</translation>
    </message>
    <message>
        <source>idle since</source>
        <translation>untätig seit</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are held by %1 now.</source>
        <translation>
            <numerusform>%n Vorgang wird jetzt von %1 gehalten.</numerusform>
            <numerusform>%n Vorgänge werden jetzt von %1 gehalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody holds this item.</source>
        <translation>Niemand hält diesen Vorgang.</translation>
    </message>
    <message>
        <source>What was typed is proposed to whoever gets the item.</source>
        <translation>Was eingegeben wurde, wird dem vorgeschlagen, der den Vorgang erhält.</translation>
    </message>
    <message>
        <source>Whose items; must be given.</source>
        <translation>Wessen Vorgänge; muss angegeben werden.</translation>
    </message>
    <message>
        <source>Who gets the items; must be given.</source>
        <translation>Wer die Vorgänge erhält; muss angegeben werden.</translation>
    </message>
    <message>
        <source>List who holds what, in all queues.</source>
        <translation>Auflisten, wer was hält, in allen Warteschlangen.</translation>
    </message>
    <message>
        <source>Of this queue only.</source>
        <translation>Nur aus dieser Warteschlange.</translation>
    </message>
    <message>
        <source>Held by this user only.</source>
        <translation>Nur, was dieser Benutzer hält.</translation>
    </message>
    <message>
        <source>Anywhere in key, queue, user, workstation or lock id.</source>
        <translation>Irgendwo in Schlüssel, Warteschlange, Benutzer, Arbeitsplatzrechner oder Kennung der Sperre.</translation>
    </message>
    <message>
        <source>Expired, or the holder&apos;s program is silent.</source>
        <translation>Abgelaufen, oder das Programm dessen, der sie hält, meldet sich nicht mehr.</translation>
    </message>
    <message>
        <source>Such as since, idle, expires, user or key.</source>
        <translation>Etwa since, idle, expires, user oder key.</translation>
    </message>
    <message>
        <source>Give items that somebody holds to somebody else.</source>
        <translation>Vorgänge, die jemand hält, jemand anderem geben.</translation>
    </message>
    <message>
        <source>Hand over everything that somebody holds, to somebody else or to all.</source>
        <translation>Alles übergeben, was jemand hält, an jemand anderen oder zurück an alle.</translation>
    </message>
    <message>
        <source>Name an item, or a queue with --queue.</source>
        <translation>Nennen Sie einen Vorgang oder mit --queue eine Warteschlange.</translation>
    </message>
    <message>
        <source>Say why nobody can take an item, or why somebody gets nothing.</source>
        <translation>Sagen, warum niemand einen Vorgang nehmen kann oder warum jemand nichts erhält.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot;, was &quot;%3&quot;</source>
        <translation>%1: „%2“, vorher „%3“</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Tell what each ending changed in the record.</source>
        <translation>Nennt, was jeder Abschluss im Datensatz geändert hat.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have the priority %1 now.</source>
        <translation>
            <numerusform>%n Vorgang hat jetzt die Priorität %1.</numerusform>
            <numerusform>%n Vorgänge haben jetzt die Priorität %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring waiting items forward, or put them behind others.</source>
        <translation>Wartende Vorgänge vorziehen oder hinter andere stellen.</translation>
    </message>
    <message>
        <source>First come: %1</source>
        <translation>Zuerst kommen: %1</translation>
    </message>
    <message>
        <source>Where the longest lock stands, in minutes; by default it is --hold.</source>
        <translation>Wo die längste Sperre steht, in Minuten; ohne Angabe gilt --hold.</translation>
    </message>
    <message>
        <source>The file %1 exists already. Nothing was done; --force overwrites it.</source>
        <translation>Die Datei %1 gibt es schon. Nichts wurde getan; --force überschreibt sie.</translation>
    </message>
    <message>
        <source>Print the names only, one on each line.</source>
        <translation>Nur die Namen ausgeben, einen je Zeile.</translation>
    </message>
    <message>
        <source>Overwrite a file that exists.</source>
        <translation>Eine vorhandene Datei überschreiben.</translation>
    </message>
    <message>
        <source>&quot;intrayctl help&quot; lists the commands.</source>
        <translation>„intrayctl help“ zeigt die Befehle.</translation>
    </message>
    <message>
        <source>Close an item for good, without completing it.</source>
        <translation>Einen Vorgang endgültig schließen, ohne ihn zu erledigen.</translation>
    </message>
    <message>
        <source>The database, such as sqlite:FILE or postgresql://USER@HOST/NAME; also -d. Without it $INTRAY_DATABASE, then the embedded database that the window uses. A server&apos;s password comes from $INTRAY_PASSWORD, the server&apos;s own password file or the keyboard.</source>
        <translation>Die Datenbank, etwa sqlite:DATEI oder postgresql://BENUTZER@RECHNER/NAME; auch -d. Ohne Angabe $INTRAY_DATABASE, dann die eingebettete Datenbank, die auch das Fenster benutzt. Das Passwort eines Servers kommt aus $INTRAY_PASSWORD, aus der Passwortdatei des Servers oder von der Tastatur.</translation>
    </message>
    <message>
        <source>Who acts; only for a database without logins, where it is the system&apos;s user otherwise.</source>
        <translation>Wer handelt; nur für Datenbanken ohne Anmeldung, ohne Angabe der Benutzer des Systems.</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 failed, 2 wrong usage, 3 nothing available,
4 the lock is not yours or you lack the right, 5 busy, try again,
6 done, but some of it was rejected.</source>
        <translation>Rückgabewert: 0 erledigt, 1 gescheitert, 2 falscher Aufruf, 3 nichts verfügbar,
4 die Sperre ist nicht Ihre oder das Recht fehlt, 5 beschäftigt, noch einmal versuchen,
6 erledigt, aber einiges wurde abgewiesen.</translation>
    </message>
    <message>
        <source>&quot;intrayctl help COMMAND&quot; shows the options of a command.</source>
        <translation>„intrayctl help BEFEHL“ zeigt die Optionen eines Befehls.</translation>
    </message>
    <message>
        <source>List the commands, or show the options of one.</source>
        <translation>Die Befehle auflisten oder die Optionen eines Befehls zeigen.</translation>
    </message>
    <message>
        <source>There is more: --cursor %1 goes on, --export FILE writes all of it.</source>
        <translation>Es gibt mehr: --cursor %1 geht weiter, --export DATEI schreibt alles.</translation>
    </message>
    <message>
        <source>At most so many lines, newest first; 200 without it.</source>
        <translation>Höchstens so viele Zeilen, die neuesten zuerst; ohne Angabe 200.</translation>
    </message>
    <message>
        <source>The encoding of the file, such as windows-1252; without it, it is guessed.</source>
        <translation>Die Zeichenkodierung der Datei, etwa windows-1252; ohne Angabe wird sie geraten.</translation>
    </message>
    <message>
        <source>What separates values: one character, or tab, comma, semicolon, pipe or space; without it, it is guessed.</source>
        <translation>Was Werte trennt: ein Zeichen, oder tab, comma, semicolon, pipe oder space; ohne Angabe wird es geraten.</translation>
    </message>
    <message>
        <source>There is more: --cursor %1 goes on.</source>
        <translation>Es gibt mehr: --cursor %1 geht weiter.</translation>
    </message>
    <message>
        <source>open (without it), locked, done, failed or dismissed.</source>
        <translation>open (ohne Angabe), locked, done, failed oder dismissed.</translation>
    </message>
    <message>
        <source>At most so many; 50 without it.</source>
        <translation>Höchstens so viele; ohne Angabe 50.</translation>
    </message>
    <message>
        <source>--count is for queues; with --item you get the items named.</source>
        <translation>--count ist für Warteschlangen; mit --item bekommen Sie die genannten Vorgänge.</translation>
    </message>
    <message>
        <source>Name a queue, or items after --item.</source>
        <translation>Nennen Sie eine Warteschlange, oder Vorgänge nach --item.</translation>
    </message>
    <message>
        <source>At most so many items; 1 without it.</source>
        <translation>Höchstens so viele Vorgänge; ohne Angabe 1.</translation>
    </message>
    <message>
        <source>The arguments are items, not queues; all of them are taken, or none.</source>
        <translation>Die Argumente sind Vorgänge, keine Warteschlangen; alle werden genommen oder keiner.</translation>
    </message>
    <message>
        <source>Higher comes first; must be given.</source>
        <translation>Höhere kommen zuerst; muss angegeben werden.</translation>
    </message>
    <message>
        <source>Why; it is kept in the history.</source>
        <translation>Warum; steht im Verlauf.</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>Haltedauer</translation>
    </message>
    <message>
        <source>The queue %1 is removed.</source>
        <translation>Die Warteschlange %1 ist entfernt.</translation>
    </message>
    <message>
        <source>Remove a queue that never had an item; any other can be paused.</source>
        <translation>Eine Warteschlange entfernen, die nie einen Vorgang hatte; jede andere kann angehalten werden.</translation>
    </message>
    <message>
        <source>Whether an item goes to somebody else than whoever completed the step before.</source>
        <translation>Ob ein Vorgang an jemand anderen geht als den, der den Schritt davor erledigt hat.</translation>
    </message>
    <message>
        <source>Finished items of this queue, instead of ITEM.</source>
        <translation>Beendete Vorgänge dieser Warteschlange, statt ITEM.</translation>
    </message>
    <message>
        <source>Only those that are done, failed or dismissed.</source>
        <translation>Nur die im Zustand done, failed oder dismissed.</translation>
    </message>
    <message>
        <source>Only those that this user finished.</source>
        <translation>Nur die, die dieser Benutzer beendet hat.</translation>
    </message>
    <message>
        <source>Only those finished on this day or at this time, or later.</source>
        <translation>Nur die, die an diesem Tag oder zu dieser Zeit oder später beendet wurden.</translation>
    </message>
    <message>
        <source>Only those finished before this day or time.</source>
        <translation>Nur die, die vor diesem Tag oder dieser Zeit beendet wurden.</translation>
    </message>
    <message>
        <source>--cancel needs the number of a request.</source>
        <translation>--cancel braucht die Nummer einer Anfrage.</translation>
    </message>
    <message>
        <source>Only requests for this queue.</source>
        <translation>Nur Anfragen an diese Warteschlange.</translation>
    </message>
    <message>
        <source>At most so many; 200 without it.</source>
        <translation>Höchstens so viele; ohne Angabe 200.</translation>
    </message>
    <message>
        <source>Cancel the request, if it has not been answered.</source>
        <translation>Die Anfrage zurückziehen, wenn sie noch nicht beantwortet ist.</translation>
    </message>
    <message>
        <source>Look again with &quot;intrayctl requests %1&quot;.</source>
        <translation>Sehen Sie mit „intrayctl requests %1“ wieder nach.</translation>
    </message>
    <message>
        <source>--sort must be one of %1.</source>
        <translation>--sort muss eines von %1 sein.</translation>
    </message>
    <message>
        <source>Who gets the items; without it they are open.</source>
        <translation>Wer die Vorgänge bekommt; ohne Angabe sind sie offen.</translation>
    </message>
    <message>
        <source>In descending order.</source>
        <translation>In absteigender Reihenfolge.</translation>
    </message>
    <message>
        <source>At most so many, up to 500; 200 without it.</source>
        <translation>Höchstens so viele, bis 500; ohne Angabe 200.</translation>
    </message>
    <message>
        <source>A queue that a clerk sees; may be given several times. Without it, or with &quot;&quot;, every queue.</source>
        <translation>Eine Warteschlange, die ein clerk sieht; kann mehrmals angegeben werden. Ohne Angabe oder mit &quot;&quot; jede.</translation>
    </message>
    <message>
        <source>Say why somebody gets nothing from this queue.</source>
        <translation>Sagen, warum jemand aus dieser Warteschlange nichts bekommt.</translation>
    </message>
    <message>
        <source>Who that is; you without it.</source>
        <translation>Wer das ist; ohne Angabe Sie selbst.</translation>
    </message>
    <message>
        <source>So many items at once; 1 without it.</source>
        <translation>So viele Vorgänge zugleich; ohne Angabe 1.</translation>
    </message>
    <message>
        <source>End a command that takes longer; without it, shortly before the queue&apos;s longest hold.</source>
        <translation>Einen Befehl beenden, der länger braucht; ohne Angabe kurz vor der längsten Haltedauer der Warteschlange.</translation>
    </message>
    <message>
        <source>How long a failed item waits for its second try, 10s without it; each further wait is twice as long, up to 1h.</source>
        <translation>Wie lange ein gescheiterter Vorgang auf den zweiten Versuch wartet, ohne Angabe 10s; jede weitere Wartezeit ist doppelt so lang, bis 1h.</translation>
    </message>
    <message>
        <source>When stopped, wait so long for running commands; without it, until they are done.</source>
        <translation>Beim Anhalten so lange auf laufende Befehle warten; ohne Angabe, bis sie fertig sind.</translation>
    </message>
    <message>
        <source>Recorded in the history beside the name of this machine.</source>
        <translation>Steht im Verlauf neben dem Namen dieses Rechners.</translation>
    </message>
    <message>
        <source>List who asked for work over a query and what they got, or look at one request again.
It never starts the query.</source>
        <translation>Auflisten, wer Arbeit aus einer Abfrage wollte und was er bekam, oder eine Anfrage noch einmal ansehen.
Das startet nie die Abfrage.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is written: intrayctl %2.</source>
        <translation>&quot;%1&quot; wird so geschrieben: intrayctl %2.</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>dispositions</source>
        <translation>Erledigungen</translation>
    </message>
    <message>
        <source>reasons to fail</source>
        <translation>Gründe zum Scheitern</translation>
    </message>
    <message>
        <source>reasons to send back</source>
        <translation>Gründe zum Zurückweisen</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>Ergebnis gilt</translation>
    </message>
    <message>
        <source>The clock of this computer was put forward, so no locks are made. Set it right; if it is right now, start again.</source>
        <translation>Die Uhr dieses Computers wurde vorgestellt, deshalb wird nichts gesperrt. Stellen Sie sie richtig; wenn sie jetzt stimmt, starten Sie neu.</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>--database names no database. Leave the option out for your own.</source>
        <translation>--database nennt keine Datenbank. Lassen Sie die Option für Ihre eigene weg.</translation>
    </message>
    <message>
        <source>--key row stands alone. For a column of this name write --key &apos;&quot;row&quot;&apos;.</source>
        <translation>--key row steht allein. Für eine Spalte dieses Namens schreiben Sie --key &apos;&quot;row&quot;&apos;.</translation>
    </message>
    <message>
        <source>--key cannot be read: %1</source>
        <translation>--key kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Nothing was written. Of %1 rows %2 would be added, %3 are there already, %4 are there already and different, %5 would be rejected.</source>
        <translation>Es wurde nichts geschrieben. Von %1 Zeilen würden %2 hinzugefügt, %3 sind schon vorhanden, %4 sind schon anders vorhanden, %5 würden abgelehnt.</translation>
    </message>
    <message>
        <source>Of %1 rows %2 were added, %3 were there already, %4 were there already and different, %5 were rejected.</source>
        <translation>Von %1 Zeilen wurden %2 hinzugefügt, %3 waren schon vorhanden, %4 waren schon anders vorhanden, %5 wurden abgelehnt.</translation>
    </message>
    <message>
        <source>The columns that name a record, in double quotes where a name has a comma, or the option once for each; or row: each row by itself, so that rows may be equal. Without it they are guessed and the guess is checked against all rows.</source>
        <translation>Die Spalten, die einen Datensatz benennen, in doppelten Anführungszeichen, wo ein Name ein Komma hat, oder die Option für jede einmal; oder row: jede Zeile für sich, sodass Zeilen gleich sein dürfen. Ohne Angabe werden sie geraten und an allen Zeilen geprüft.</translation>
    </message>
    <message>
        <source>Where rows go that were rejected, or are there already and different, with line and reason.</source>
        <translation>Wohin Zeilen geschrieben werden, die abgelehnt wurden oder schon anders vorhanden sind, mit Zeile und Grund.</translation>
    </message>
    <message>
        <source>This is no cursor of a list of all queues: %1</source>
        <translation>Das ist keine Fortsetzungsmarke einer Liste aller Warteschlangen: %1</translation>
    </message>
    <message>
        <source>What is written to CSV, without quotes, for a value that is missing; without it nothing, and &quot;&quot; for an empty one.</source>
        <translation>Was in CSV ohne Anführungszeichen für einen fehlenden Wert steht; ohne Angabe nichts, und &quot;&quot; für einen leeren.</translation>
    </message>
    <message>
        <source>--%1 must be one character, or none.</source>
        <translation>--%1 muss ein Zeichen sein oder none.</translation>
    </message>
    <message>
        <source>--%1 must be yes or no.</source>
        <translation>--%1 muss yes oder no sein.</translation>
    </message>
    <message>
        <source>--columns must be same, add or ignore.</source>
        <translation>--columns muss same, add oder ignore sein.</translation>
    </message>
    <message>
        <source>Columns that are not the queue&apos;s fields: same refuses the file (without the option), add makes new ones fields, ignore leaves them out; missing ones stay missing.</source>
        <translation>Spalten, die keine Felder der Warteschlange sind: same weist die Datei zurück (ohne Angabe), add macht neue zu Feldern, ignore lässt sie weg; fehlende fehlen weiterhin.</translation>
    </message>
    <message>
        <source>Whether the first line names the columns; without it, it is guessed.</source>
        <translation>Ob die erste Zeile die Spalten benennt; ohne Angabe wird es geraten.</translation>
    </message>
    <message>
        <source>So many lines in front of the header are not read.</source>
        <translation>So viele Zeilen vor der Kopfzeile werden nicht gelesen.</translation>
    </message>
    <message>
        <source>Lines that begin with this character are not read.</source>
        <translation>Zeilen, die mit diesem Zeichen beginnen, werden nicht gelesen.</translation>
    </message>
    <message>
        <source>What values are quoted with: &quot;; or none.</source>
        <translation>Womit Werte in Anführungszeichen stehen: &quot;; oder none.</translation>
    </message>
    <message>
        <source>Makes the next character part of the value, as \ in many files; none without it.</source>
        <translation>Macht das nächste Zeichen zum Teil des Werts, wie \ in vielen Dateien; ohne Angabe keines.</translation>
    </message>
    <message>
        <source>What stands, without quotes, for a value that is missing; without it an empty one is empty. In what Intray wrote, nothing stands for it.</source>
        <translation>Was ohne Anführungszeichen für einen fehlenden Wert steht; ohne Angabe ist ein leerer leer. In dem, was Intray schrieb, steht nichts dafür.</translation>
    </message>
    <message>
        <source>Whether formulas have an apostrophe in front that is not theirs; without it only in what Intray wrote.</source>
        <translation>Ob vor Formeln ein Apostroph steht, der nicht zu ihnen gehört; ohne Angabe nur in dem, was Intray schrieb.</translation>
    </message>
    <message>
        <source>Item %1 was sent back to the step before.</source>
        <translation>Vorgang %1 ging an den Schritt davor zurück.</translation>
    </message>
    <message>
        <source>Complete an item; FILE is a JSON object with the fields to change, the others stay as they are.</source>
        <translation>Erledigt einen Vorgang; FILE ist ein JSON-Objekt mit den zu ändernden Feldern, die anderen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>FILE is the whole record: what it does not name is gone.</source>
        <translation>FILE ist der ganze Datensatz: Was darin nicht steht, ist weg.</translation>
    </message>
    <message>
        <source>Fields that are required may be missing: whoever works on the item fills them in.</source>
        <translation>Erforderliche Felder dürfen fehlen: Wer den Vorgang bearbeitet, füllt sie aus.</translation>
    </message>
    <message>
        <source>largest record</source>
        <translation>größter Datensatz</translation>
    </message>
    <message>
        <source>largest field</source>
        <translation>größtes Feld</translation>
    </message>
    <message>
        <source>A field that records may have besides; can be given several times.</source>
        <translation>Ein Feld, das Datensätze außerdem haben dürfen; kann mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>How large a record may be, such as 1M, 64k or a number of bytes.</source>
        <translation>Wie groß ein Datensatz sein darf, etwa 1M, 64k oder eine Anzahl Bytes.</translation>
    </message>
    <message>
        <source>How large each value in it may be.</source>
        <translation>Wie groß jeder Wert darin sein darf.</translation>
    </message>
    <message>
        <source>--%1 is a size such as 1M, 64k or 5000, not &quot;%2&quot;.</source>
        <translation>--%1 ist eine Größe wie 1M, 64k oder 5000, nicht „%2“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no lock id. A claim prints the lock&apos;s; &quot;intrayctl mine&quot; shows those that you hold.</source>
        <translation>„%1“ ist keine Kennung einer Sperre. Wer etwas übernimmt, dem wird sie gezeigt; „intrayctl mine“ zeigt die Ihrer Sperren.</translation>
    </message>
    <message>
        <source>--role names all roles of the user; --add-role and --drop-role change one. Use either.</source>
        <translation>--role nennt alle Rollen des Benutzers; --add-role und --drop-role ändern eine. Geben Sie nur eines davon an.</translation>
    </message>
    <message>
        <source>One of clerk, supervisor, administrator, importer, worker, auditor; may be given several times. The user has these and no others. Without it, &quot;user add&quot; makes a clerk.</source>
        <translation>Eine von clerk, supervisor, administrator, importer, worker, auditor; kann mehrmals angegeben werden. Der Benutzer hat dann diese und keine anderen. Ohne Angabe macht „user add“ einen clerk.</translation>
    </message>
    <message>
        <source>Give this role too; may be given several times.</source>
        <translation>Diese Rolle dazu geben; kann mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>Take this role away; may be given several times.</source>
        <translation>Diese Rolle wegnehmen; kann mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>Nothing was released: nobody holds what was named.</source>
        <translation>Es wurde nichts freigegeben: Niemand hält, was genannt wurde.</translation>
    </message>
    <message>
        <source>%1 items, %2 events and %3 seals: everything holds.</source>
        <translation>%1 Vorgänge, %2 Ereignisse und %3 Siegel: Alles stimmt.</translation>
    </message>
    <message>
        <source>The history has no seal yet; &quot;intrayctl sweep&quot; makes one.</source>
        <translation>Der Verlauf hat noch kein Siegel; „intrayctl sweep“ macht eines.</translation>
    </message>
    <message>
        <source>%1 is seal %2, made at %3 by %4, up to event %5.</source>
        <translation>%1 ist Siegel %2, gemacht um %3 von %4, bis Ereignis %5.</translation>
    </message>
    <message>
        <source>--expect takes the digest of a seal as &quot;audit --head&quot; prints it: 64 hexadecimal digits.</source>
        <translation>--expect erwartet die Prüfsumme eines Siegels, wie „audit --head“ sie ausgibt: 64 hexadezimale Ziffern.</translation>
    </message>
    <message>
        <source>--head and --expect are given one at a time.</source>
        <translation>--head und --expect werden einzeln angegeben.</translation>
    </message>
    <message>
        <source>Check the whole history, the records and the seals against what always holds.</source>
        <translation>Den ganzen Verlauf, die Datensätze und die Siegel gegen das prüfen, was immer gilt.</translation>
    </message>
    <message>
        <source>Print the newest seal instead, to be kept where nobody of this database can change it.</source>
        <translation>Stattdessen das neueste Siegel ausgeben, um es dort aufzubewahren, wo es niemand dieser Datenbank ändern kann.</translation>
    </message>
    <message>
        <source>A seal that was kept elsewhere must still be there; may be given again.</source>
        <translation>Ein anderswo aufbewahrtes Siegel muss noch da sein; kann mehrmals angegeben werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s) were put on the history.</source>
        <translation>
            <numerusform>%n Siegel wurde auf den Verlauf gesetzt.</numerusform>
            <numerusform>%n Siegel wurden auf den Verlauf gesetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Release the locks that have expired, and seal the history.</source>
        <translation>Abgelaufene Sperren freigeben und den Verlauf versiegeln.</translation>
    </message>
    <message>
        <source>Seal the history now, however young the newest seal is.</source>
        <translation>Den Verlauf jetzt versiegeln, wie jung das neueste Siegel auch ist.</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>anderes Programm</translation>
    </message>
    <message>
        <source>Only say what would happen, and whose it is.</source>
        <translation>Nur sagen, was geschehen würde und wem es gehört.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names the field “%2” twice.</source>
        <translation>„%1“ nennt das Feld „%2“ zweimal.</translation>
    </message>
    <message>
        <source>%1: %2, was %3</source>
        <translation>%1: %2, war %3</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>There may be more: --cursor %1 goes on.</source>
        <translation>Es gibt vielleicht mehr: --cursor %1 macht weiter.</translation>
    </message>
    <message>
        <source>--rules and --users are given one at a time.</source>
        <translation>--rules und --users werden einzeln angegeben.</translation>
    </message>
    <message>
        <source>What was changed in the rules of queues, by whom; of one if it is named instead of ITEM.</source>
        <translation>Was an den Regeln der Warteschlangen geändert wurde, und von wem; nur einer, wenn sie statt ITEM genannt ist.</translation>
    </message>
    <message>
        <source>What was changed in what users may do, by whom; of one if it is named instead of ITEM.</source>
        <translation>Was daran geändert wurde, was Benutzer dürfen, und von wem; nur bei einem, wenn er statt ITEM genannt ist.</translation>
    </message>
    <message numerus="yes">
        <source>The next item is available in %n second(s).</source>
        <translation>
            <numerusform>Der nächste Vorgang ist in einer Sekunde verfügbar.</numerusform>
            <numerusform>Der nächste Vorgang ist in %n Sekunden verfügbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The queue %1 has no table any more and is paused; its history stays. The table was left as it is. Adopt it again under this name to go on.</source>
        <translation>Die Warteschlange %1 hat keine Tabelle mehr und ist angehalten; ihr Verlauf bleibt. Die Tabelle wurde gelassen, wie sie ist. Übernehmen Sie sie unter diesem Namen wieder, um weiterzumachen.</translation>
    </message>
    <message>
        <source>Take the mapping of a queue away: name the queue instead of the table.</source>
        <translation>Die Zuordnung einer Warteschlange wegnehmen: statt der Tabelle die Warteschlange nennen.</translation>
    </message>
    <message>
        <source>Say where the lock stands: --lock-user and --lock-time, --lock-id alone, or --lock-table.</source>
        <translation>Sagen Sie, wo die Sperre steht: --lock-user und --lock-time, --lock-id allein oder --lock-table.</translation>
    </message>
    <message>
        <source>--failed needs --state, the column that its value stands in.</source>
        <translation>--failed braucht --state, die Spalte, in der sein Wert steht.</translation>
    </message>
    <message>
        <source>Its value for rows that failed; if there is one.</source>
        <translation>Ihr Wert für gescheiterte Zeilen, falls es einen gibt.</translation>
    </message>
    <message>
        <source>Why a row failed, written by Intray.</source>
        <translation>Warum eine Zeile gescheitert ist; von Intray geschrieben.</translation>
    </message>
    <message>
        <source>What a worker made of a row, as JSON.</source>
        <translation>Was ein Arbeitsprogramm aus einer Zeile gemacht hat, als JSON.</translation>
    </message>
    <message>
        <source>When a row was completed.</source>
        <translation>Wann eine Zeile erledigt wurde.</translation>
    </message>
    <message>
        <source>Who changed a row last.</source>
        <translation>Wer eine Zeile zuletzt geändert hat.</translation>
    </message>
    <message>
        <source>When that was.</source>
        <translation>Wann das war.</translation>
    </message>
    <message>
        <source>last changed</source>
        <translation>zuletzt geändert</translation>
    </message>
    <message>
        <source>%1 is a pipe or a device, which a file would replace. Nothing was done; name a file.</source>
        <translation>%1 ist eine Pipe oder ein Gerät, an deren Stelle eine Datei träte. Nichts wurde getan; bitte eine Datei nennen.</translation>
    </message>
    <message>
        <source>The items cannot be written to where they were to go.</source>
        <translation>Die Einträge können nicht dorthin geschrieben werden, wohin sie sollten.</translation>
    </message>
    <message>
        <source>Expired locks in %1 stay: the adopted table does not give its rows back, because a rule or trigger there refuses it, or because it is not as it was when it was adopted. Ask who looks after the table, or undo the adoption.</source>
        <translation>Abgelaufene Sperren in %1 bleiben bestehen: Die übernommene Tabelle gibt ihre Zeilen nicht zurück, weil eine Regel oder ein Trigger dort es verweigert, oder weil sie nicht mehr so ist wie bei der Übernahme. Fragen Sie, wer die Tabelle betreut, oder machen Sie die Übernahme rückgängig.</translation>
    </message>
    <message>
        <source>A rule or trigger of the queue&apos;s table does not let the rows be locked that are next. Ask an administrator to change the rule or the rows.</source>
        <translation>Eine Regel oder ein Trigger der Tabelle dieser Warteschlange lässt die nächsten Zeilen nicht sperren. Bitten Sie einen Administrator, die Regel oder die Zeilen zu ändern.</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>zurückgegeben</translation>
    </message>
    <message>
        <source>Item %1 has the note now.</source>
        <translation>Der Vorgang %1 hat die Notiz jetzt.</translation>
    </message>
    <message>
        <source>Write a note on an item for whoever has to do with it; it stays in the history.</source>
        <translation>Eine Notiz zu einem Vorgang schreiben, für alle, die damit zu tun haben; sie bleibt im Verlauf.</translation>
    </message>
    <message>
        <source>TEXT is empty: write what the note is to say.</source>
        <translation>TEXT ist leer: Schreiben Sie, was in der Notiz stehen soll.</translation>
    </message>
    <message>
        <source>and item</source>
        <translation>und Vorgang</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>There are no likely duplicates.</source>
        <translation>Es gibt keine wahrscheinlichen Dubletten.</translation>
    </message>
    <message>
        <source>--least must be a number from 0 to 1, not &quot;%1&quot;.</source>
        <translation>--least muss eine Zahl von 0 bis 1 sein, nicht „%1“.</translation>
    </message>
    <message>
        <source>Looking for duplicates</source>
        <translation>Dubletten werden gesucht</translation>
    </message>
    <message>
        <source>List pairs of items that are likely the same thing, likeliest first.</source>
        <translation>Paare von Vorgängen auflisten, die wahrscheinlich dasselbe sind, die wahrscheinlichsten zuerst.</translation>
    </message>
    <message>
        <source>Only pairs with this item.</source>
        <translation>Nur Paare mit diesem Vorgang.</translation>
    </message>
    <message>
        <source>Only pairs that score at least so much, from 0 to 1; 0.5, where both are equally likely, without it.</source>
        <translation>Nur Paare mit mindestens diesem Wert, von 0 bis 1; ohne Angabe 0,5, wo beides gleich wahrscheinlich ist.</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>such as</source>
        <translation>etwa</translation>
    </message>
    <message>
        <source>what is wrong</source>
        <translation>was falsch ist</translation>
    </message>
    <message numerus="yes">
        <source>All %n record(s) keep the rules.</source>
        <translation>
            <numerusform>Der %n Datensatz hält die Regeln ein.</numerusform>
            <numerusform>Alle %n Datensätze halten die Regeln ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n record(s) break a rule.</source>
        <translation>
            <numerusform>%1 von %n Datensatz bricht eine Regel.</numerusform>
            <numerusform>%1 von %n Datensätzen brechen eine Regel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also against the rules that the records suggest; see &quot;propose&quot;.</source>
        <translation>Auch gegen die Regeln, die die Datensätze nahelegen; siehe &quot;propose&quot;.</translation>
    </message>
    <message>
        <source>Tell which records of a queue break which rules; the exit status is 6 if any does.</source>
        <translation>Sagt, welche Datensätze einer Warteschlange welche Regeln brechen; der Rückgabewert ist 6, wenn es einer tut.</translation>
    </message>
    <message>
        <source>--least is a share from 0.5 to 1, such as 0.95, not &quot;%1&quot;.</source>
        <translation>--least ist ein Anteil von 0.5 bis 1, etwa 0.95, nicht &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>what it demands</source>
        <translation>was sie verlangt</translation>
    </message>
    <message>
        <source>broken by</source>
        <translation>gebrochen von</translation>
    </message>
    <message>
        <source>The records suggest no further rule.</source>
        <translation>Die Datensätze legen keine weitere Regel nahe.</translation>
    </message>
    <message>
        <source>These rules refuse nothing until they are taken: --take RULE, with the name of a rule or field, or --take all.</source>
        <translation>Diese Regeln weisen nichts ab, bis sie übernommen werden: --take RULE, mit dem Namen einer Regel oder eines Feldes, oder --take all.</translation>
    </message>
    <message>
        <source>No rule “%1” is proposed. &quot;propose&quot; without --take lists those that are.</source>
        <translation>Es wird keine Regel „%1“ vorgeschlagen. &quot;propose&quot; ohne --take listet die vorgeschlagenen auf.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) were taken.</source>
        <translation>
            <numerusform>%n Regel wurde übernommen.</numerusform>
            <numerusform>%n Regeln wurden übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>--save writes the rules that --take names.</source>
        <translation>--save schreibt die Regeln, die --take nennt.</translation>
    </message>
    <message>
        <source>Make it a rule of the queue; can be given several times, and a field&apos;s name or &quot;all&quot; takes several.</source>
        <translation>Macht sie zur Regel der Warteschlange; mehrfach möglich, und der Name eines Feldes oder &quot;all&quot; übernimmt mehrere.</translation>
    </message>
    <message>
        <source>Write the record schema with what was taken to a file, and leave the queue as it is.</source>
        <translation>Schreibt das Datensatzschema mit dem Übernommenen in eine Datei und lässt die Warteschlange, wie sie ist.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>suggestion</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>Nothing is suspicious.</source>
        <translation>Nichts ist verdächtig.</translation>
    </message>
    <message>
        <source>Looking for suspicious values</source>
        <translation>Verdächtige Werte werden gesucht</translation>
    </message>
    <message>
        <source>List values that are likely wrong in the records that are not finished, and what is likely meant.</source>
        <translation>Listet Werte auf, die in den nicht abgeschlossenen Datensätzen wahrscheinlich falsch sind, und was wahrscheinlich gemeint ist.</translation>
    </message>
    <message>
        <source>Of this item only, finished or not.</source>
        <translation>Nur von diesem Vorgang, abgeschlossen oder nicht.</translation>
    </message>
    <message>
        <source>Only items whose record breaks a rule.</source>
        <translation>Nur Vorgänge, deren Datensatz eine Regel bricht.</translation>
    </message>
    <message>
        <source>Tell which rules the records of a queue suggest, and how many fit.</source>
        <translation>Sagt, welche Regeln die Datensätze einer Warteschlange nahelegen und wie viele passen.</translation>
    </message>
    <message>
        <source>Why; must be given where the queue asks for it. It stays in the history.</source>
        <translation>Warum; muss angegeben werden, wo die Warteschlange danach fragt. Der Grund bleibt im Verlauf.</translation>
    </message>
    <message>
        <source>reason required</source>
        <translation>Grund erforderlich</translation>
    </message>
    <message>
        <source>reasons to return</source>
        <translation>Gründe zum Zurückgeben</translation>
    </message>
    <message>
        <source>reasons to dismiss</source>
        <translation>Gründe zum Verwerfen</translation>
    </message>
    <message>
        <source>For which endings a reason must be given besides fail and send_back, such as return,dismiss; &quot;&quot; for none.</source>
        <translation>Für welche Abschlüsse außer fail und send_back ein Grund angegeben werden muss, etwa return,dismiss; &quot;&quot; für keine.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item is returned; &quot;&quot; for none.</source>
        <translation>Gründe zur Auswahl, wenn ein Vorgang zurückgegeben wird; &quot;&quot; für keine.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item is dismissed; &quot;&quot; for none.</source>
        <translation>Gründe zur Auswahl, wenn ein Vorgang verworfen wird; &quot;&quot; für keine.</translation>
    </message>
    <message>
        <source>--reason-required must be one of return and dismiss, or both, not &quot;%1&quot;.</source>
        <translation>--reason-required muss return oder dismiss oder beides sein, nicht &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>times</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Nothing is misspelled.</source>
        <translation>Nichts ist falsch geschrieben.</translation>
    </message>
    <message>
        <source>No dictionary is installed. Install a Hunspell dictionary, such as the package hunspell-en-us.</source>
        <translation>Es ist kein Wörterbuch installiert. Installieren Sie ein Hunspell-Wörterbuch, etwa das Paket hunspell-en-us.</translation>
    </message>
    <message>
        <source>Spelling is switched on in no field of this queue. Give a field of its schema &quot;x-intray&quot;: {&quot;spelling&quot;: &quot;en_US&quot;}.</source>
        <translation>Die Rechtschreibprüfung ist in keinem Feld dieser Warteschlange eingeschaltet. Geben Sie einem Feld ihres Schemas &quot;x-intray&quot;: {&quot;spelling&quot;: &quot;en_US&quot;}.</translation>
    </message>
    <message>
        <source>Name a queue, or give --dictionaries.</source>
        <translation>Nennen Sie eine Warteschlange oder geben Sie --dictionaries an.</translation>
    </message>
    <message>
        <source>List misspelled words in the fields for which the queue has spelling switched on.</source>
        <translation>Falsch geschriebene Wörter in den Feldern auflisten, für die die Warteschlange die Rechtschreibprüfung eingeschaltet hat.</translation>
    </message>
    <message>
        <source>List the dictionaries that are installed here.</source>
        <translation>Die hier installierten Wörterbücher auflisten.</translation>
    </message>
    <message>
        <source>The share of the values that must fit a rule for it to be proposed, such as 0.95; without it 0.75.</source>
        <translation>Der Anteil der Werte, die zu einer Regel passen müssen, damit sie vorgeschlagen wird, etwa 0.95; sonst 0.75.</translation>
    </message>
    <message>
        <source>Item %1 has ended as a duplicate of item %2.</source>
        <translation>Vorgang %1 wurde als Dublette von Vorgang %2 beendet.</translation>
    </message>
    <message>
        <source>Items %1 and %2 are not duplicates.</source>
        <translation>Die Vorgänge %1 und %2 sind keine Dubletten.</translation>
    </message>
    <message>
        <source>End an item that you hold as a duplicate of another; a supervisor also one that nobody holds.</source>
        <translation>Einen Vorgang, den Sie halten, als Dublette eines anderen beenden; Aufsichten auch einen, den niemand hält.</translation>
    </message>
    <message>
        <source>The item that is kept; must be given.</source>
        <translation>Der Vorgang, der bleibt; muss angegeben werden.</translation>
    </message>
    <message>
        <source>A JSON object with the fields of the kept item to change.</source>
        <translation>Ein JSON-Objekt mit den Feldern, die sich am bleibenden Vorgang ändern.</translation>
    </message>
    <message>
        <source>Remember that two items are not the same thing, however alike they are.</source>
        <translation>Merken, dass zwei Vorgänge nicht dasselbe sind, so ähnlich sie auch sind.</translation>
    </message>
    <message>
        <source>--%1 is given more than once.</source>
        <translation>--%1 ist mehr als einmal angegeben.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are sealed for a second keying and were not checked. A supervisor can check them.</source>
        <translation>
            <numerusform>%n Datensatz ist für eine zweite Erfassung versiegelt und wurde nicht geprüft. Ein Supervisor kann ihn prüfen.</numerusform>
            <numerusform>%n Datensätze sind für eine zweite Erfassung versiegelt und wurden nicht geprüft. Ein Supervisor kann sie prüfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>--least says which rules are proposed; give --proposed too.</source>
        <translation>--least sagt, welche Regeln vorgeschlagen werden; geben Sie auch --proposed an.</translation>
    </message>
    <message>
        <source>Only if the item that ends is held under this lock; without it, under whichever lock of yours.</source>
        <translation>Nur wenn der Vorgang, der endet, unter dieser Sperre gehalten wird; sonst unter irgendeiner Ihrer Sperren.</translation>
    </message>
    <message>
        <source>--by must be one of %1, not &quot;%2&quot;.</source>
        <translation>--by muss eines von %1 sein, nicht &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>%1 of %2 completed records were corrected.</source>
        <translation>%1 von %2 erledigten Datensätzen wurden korrigiert.</translation>
    </message>
    <message>
        <source>corrections</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>Reading the completed records</source>
        <translation>Die erledigten Datensätze werden gelesen</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of corrections were written.</source>
        <translation>
            <numerusform>%n Zeile mit Korrekturen wurde geschrieben.</numerusform>
            <numerusform>%n Zeilen mit Korrekturen wurden geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tell what was put right in the completed records: how often, in which field, which kind of error, from which file, by whom.</source>
        <translation>Sagt, was in den erledigten Datensätzen korrigiert wurde: wie oft, in welchem Feld, welche Art Fehler, aus welcher Datei, von wem.</translation>
    </message>
    <message>
        <source>Add up by this; without it by field.</source>
        <translation>Danach zusammenzählen; ohne dies nach Feld.</translation>
    </message>
    <message>
        <source>Completed from this day or time on.</source>
        <translation>Ab diesem Tag oder Zeitpunkt erledigt.</translation>
    </message>
    <message>
        <source>Completed before this day or time.</source>
        <translation>Vor diesem Tag oder Zeitpunkt erledigt.</translation>
    </message>
    <message>
        <source>Only what this user put right.</source>
        <translation>Nur was diese Person korrigiert hat.</translation>
    </message>
    <message>
        <source>Only what you put right; clerks see nothing else.</source>
        <translation>Nur was Sie korrigiert haben; Sachbearbeiter sehen nichts anderes.</translation>
    </message>
    <message>
        <source>Write every line to a CSV file instead.</source>
        <translation>Stattdessen alle Zeilen in eine CSV-Datei schreiben.</translation>
    </message>
    <message>
        <source>Loading the look-up table</source>
        <translation>Die Nachschlagetabelle wird geladen</translation>
    </message>
    <message>
        <source>“%1” has %2 lines with the columns %3.</source>
        <translation>„%1“ hat %2 Zeilen mit den Spalten %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a value were left out.</source>
        <translation>
            <numerusform>%n Zeile ohne Wert wurde weggelassen.</numerusform>
            <numerusform>%n Zeilen ohne Wert wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>geladen</translation>
    </message>
    <message>
        <source>by</source>
        <translation>von</translation>
    </message>
    <message>
        <source>There is no look-up table.</source>
        <translation>Es gibt keine Nachschlagetabelle.</translation>
    </message>
    <message>
        <source>There is no look-up table “%1”.</source>
        <translation>Es gibt keine Nachschlagetabelle „%1“.</translation>
    </message>
    <message>
        <source>No value begins like this.</source>
        <translation>Kein Wert beginnt so.</translation>
    </message>
    <message>
        <source>“%1” is gone. Fields that name it are typed without it.</source>
        <translation>„%1“ ist weg. Felder, die sie nennen, werden ohne sie ausgefüllt.</translation>
    </message>
    <message>
        <source>The column of the values; the first if not given.</source>
        <translation>Die Spalte der Werte; die erste, wenn nicht angegeben.</translation>
    </message>
    <message>
        <source>List the look-up tables.</source>
        <translation>Die Nachschlagetabellen auflisten.</translation>
    </message>
    <message>
        <source>List the lines of a look-up table whose values begin like this.</source>
        <translation>Die Zeilen einer Nachschlagetabelle auflisten, deren Werte so beginnen.</translation>
    </message>
    <message>
        <source>At most so many lines; 20 if not given.</source>
        <translation>Höchstens so viele Zeilen; 20, wenn nicht angegeben.</translation>
    </message>
    <message>
        <source>Take a look-up table away. Fields that name it are typed without it.</source>
        <translation>Eine Nachschlagetabelle entfernen. Felder, die sie nennen, werden ohne sie ausgefüllt.</translation>
    </message>
    <message>
        <source>%1, %2 s, %3 % (Ctrl+C ends it)</source>
        <translation>%1, %2 s, %3 % (Strg+C beendet es)</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are for everybody now.</source>
        <translation>
            <numerusform>%n Vorgang ist jetzt für alle.</numerusform>
            <numerusform>%n Vorgänge sind jetzt für alle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are for %1 now.</source>
        <translation>
            <numerusform>%n Vorgang ist jetzt für %1.</numerusform>
            <numerusform>%n Vorgänge sind jetzt für %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say for whom the items are: --to with a user, or @ and a tag. &quot;intrayctl unassign&quot; gives them back to everybody.</source>
        <translation>Sagen Sie, für wen die Vorgänge sind: --to mit einem Benutzer oder @ und einer Marke. „intrayctl unassign“ gibt sie an alle zurück.</translation>
    </message>
    <message>
        <source>nobody can take them</source>
        <translation>niemand kann sie nehmen</translation>
    </message>
    <message>
        <source>for</source>
        <translation>für</translation>
    </message>
    <message>
        <source>Say for whom waiting items are: they come first for them, and nobody else is given them.
Only items that nobody holds. A supervisor&apos;s.</source>
        <translation>Sagt, für wen wartende Vorgänge sind: Sie kommen für diese zuerst, und niemand sonst bekommt sie.
Nur Vorgänge, die niemand hält. Für die Aufsicht.</translation>
    </message>
    <message>
        <source>A user, or @ and a tag, such as @french: whoever has that tag in the queue. Must be given.</source>
        <translation>Ein Benutzer, oder @ und eine Marke wie @french: wer diese Marke in der Warteschlange hat. Muss angegeben werden.</translation>
    </message>
    <message>
        <source>Give assigned items back to everybody.</source>
        <translation>Gibt zugewiesene Vorgänge an alle zurück.</translation>
    </message>
    <message>
        <source>List for whom how many items wait.</source>
        <translation>Zeigt, für wen wie viele Vorgänge warten.</translation>
    </message>
    <message>
        <source>what becomes of it</source>
        <translation>was daraus wird</translation>
    </message>
    <message>
        <source>The rest was not tried, because this was cancelled. What was corrected stays so; the same command goes on with the rest.</source>
        <translation>Der Rest wurde nicht versucht, weil abgebrochen wurde. Was berichtigt ist, bleibt so; derselbe Befehl macht mit dem Rest weiter.</translation>
    </message>
    <message>
        <source>A bulk correction is named to take it back: give --undo too.</source>
        <translation>Eine Sammelberichtigung wird genannt, um sie zurückzunehmen: Geben Sie auch --undo an.</translation>
    </message>
    <message>
        <source>would be corrected</source>
        <translation>würde berichtigt</translation>
    </message>
    <message>
        <source>No record that is not finished has this value.</source>
        <translation>Kein unerledigter Datensatz hat diesen Wert.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) would be corrected.</source>
        <translation>
            <numerusform>%n Datensatz würde berichtigt.</numerusform>
            <numerusform>%n Datensätze würden berichtigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected.</source>
        <translation>
            <numerusform>%n Datensatz wurde berichtigt.</numerusform>
            <numerusform>%n Datensätze wurden berichtigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;intrayctl correct %1 --undo %2&quot; takes it back.</source>
        <translation>„intrayctl correct %1 --undo %2“ nimmt es zurück.</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>All of it was taken back before.</source>
        <translation>Alles wurde schon zurückgenommen.</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>zurückgesetzt</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have their old value again.</source>
        <translation>
            <numerusform>%n Datensatz hat wieder seinen alten Wert.</numerusform>
            <numerusform>%n Datensätze haben wieder ihren alten Wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Putting the old value back</source>
        <translation>Der alte Wert wird zurückgesetzt</translation>
    </message>
    <message>
        <source>--undo takes back what was done and goes with no --%1.</source>
        <translation>--undo nimmt Geschehenes zurück und verträgt sich nicht mit --%1.</translation>
    </message>
    <message>
        <source>Name the bulk correction to take back, a UUID; &quot;intrayctl corrections QUEUE&quot; lists them.</source>
        <translation>Nennen Sie die Sammelberichtigung, die zurückgenommen werden soll, eine UUID; „intrayctl corrections QUEUE“ zählt sie auf.</translation>
    </message>
    <message>
        <source>Correcting</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>Berichtigung</translation>
    </message>
    <message>
        <source>old</source>
        <translation>alt</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Nothing was corrected together in this queue.</source>
        <translation>In dieser Warteschlange wurde nichts gemeinsam berichtigt.</translation>
    </message>
    <message>
        <source>Put one value in the place of another in all open records of a queue that nobody holds; a supervisor&apos;s.</source>
        <translation>In allen offenen Datensätzen einer Warteschlange, die niemand hält, einen Wert durch einen anderen ersetzen; für die Aufsicht.</translation>
    </message>
    <message>
        <source>The field; must be given.</source>
        <translation>Das Feld; muss angegeben werden.</translation>
    </message>
    <message>
        <source>Its whole value now; must be given.</source>
        <translation>Sein ganzer Wert jetzt; muss angegeben werden.</translation>
    </message>
    <message>
        <source>What it becomes; must be given.</source>
        <translation>Was daraus wird; muss angegeben werden.</translation>
    </message>
    <message>
        <source>Only tell which records, and which not and why.</source>
        <translation>Nur sagen, welche Datensätze, und welche nicht und warum.</translation>
    </message>
    <message>
        <source>Put the old value back where nobody has worked on the item since.</source>
        <translation>Den alten Wert zurücksetzen, wo seitdem niemand am Vorgang gearbeitet hat.</translation>
    </message>
    <message>
        <source>List what was corrected in many records at once, newest first.</source>
        <translation>Auflisten, was in vielen Datensätzen auf einmal berichtigt wurde, das Neueste zuerst.</translation>
    </message>
    <message>
        <source>Items %1 and %2 may be duplicates again.</source>
        <translation>Die Vorgänge %1 und %2 können wieder Dubletten sein.</translation>
    </message>
    <message>
        <source>Take that back: they are judged by their records again.</source>
        <translation>Das zurücknehmen: Sie werden wieder nach ihren Datensätzen beurteilt.</translation>
    </message>
    <message>
        <source>open, for %1</source>
        <translation>offen, für %1</translation>
    </message>
    <message>
        <source>Load a look-up table from a file, or from a table or query of another database: its values and what goes with them. The former one of this name serves until all is loaded.</source>
        <translation>Lädt eine Nachschlagetabelle aus einer Datei oder aus einer Tabelle oder Abfrage einer anderen Datenbank: ihre Werte und was dazugehört. Die bisherige dieses Namens dient, bis alles geladen ist.</translation>
    </message>
    <message>
        <source>Say with --table which table of the database to read, or give a --query.</source>
        <translation>Sagen Sie mit --table, welche Tabelle der Datenbank gelesen werden soll, oder geben Sie --query an.</translation>
    </message>
    <message>
        <source>Which table of an Access file (.mdb, .accdb), or which table or view of a database.</source>
        <translation>Welche Tabelle einer Access-Datei (.mdb, .accdb) oder welche Tabelle oder Sicht einer Datenbank.</translation>
    </message>
    <message>
        <source>Reads what this SELECT gives: FILE is then an address such as postgresql://USER@HOST/DB, or a file of SQLite. Its password comes from $INTRAY_SOURCE_PASSWORD, the database&apos;s own password file or a question.</source>
        <translation>Liest, was dieses SELECT ergibt: FILE ist dann eine Adresse wie postgresql://USER@HOST/DB oder eine Datei von SQLite. Das Passwort kommt aus $INTRAY_SOURCE_PASSWORD, der Passwortdatei der Datenbank oder einer Frage.</translation>
    </message>
    <message>
        <source>What is left is assigned to others.</source>
        <translation>Was übrig ist, ist anderen zugewiesen.</translation>
    </message>
    <message>
        <source>This item is assigned to somebody else; a supervisor can assign it to you or to everybody.</source>
        <translation>Dieser Vorgang ist jemand anderem zugewiesen; eine Aufsicht kann ihn Ihnen oder allen zuweisen.</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>%1 has no tags in the queue &quot;%2&quot; any more.</source>
        <translation>%1 hat in der Warteschlange „%2“ keine Marken mehr.</translation>
    </message>
    <message>
        <source>%1 has these tags in the queue &quot;%2&quot; now: %3.</source>
        <translation>%1 hat in der Warteschlange „%2“ jetzt diese Marken: %3.</translation>
    </message>
    <message>
        <source>Say what a user can do in a queue, in words such as french or legal.
The user is given what is assigned to @ and one of these tags. They take the place of those before; without TAG the user has none. A supervisor&apos;s.</source>
        <translation>Sagt, was ein Benutzer in einer Warteschlange kann, in Wörtern wie french oder legal.
Der Benutzer bekommt, was @ und einer dieser Marken zugewiesen ist. Sie ersetzen die vorigen; ohne TAG hat der Benutzer keine. Für die Aufsicht.</translation>
    </message>
    <message>
        <source>Item %1 was asked for; a supervisor opens it or declines.</source>
        <translation>Um Vorgang %1 wurde gebeten; die Aufsicht öffnet ihn oder lehnt ab.</translation>
    </message>
    <message>
        <source>Item %1 stays finished; whoever asked for it reads why.</source>
        <translation>Vorgang %1 bleibt erledigt; wer darum gebeten hat, liest warum.</translation>
    </message>
    <message>
        <source>asked by</source>
        <translation>erbeten von</translation>
    </message>
    <message>
        <source>Ask supervisors for a finished item. Reopened, it comes first for whoever asked.</source>
        <translation>Die Aufsicht um einen erledigten Vorgang bitten. Wieder geöffnet, kommt er zuerst zu dem, der darum bat.</translation>
    </message>
    <message>
        <source>Say no to whoever asks for a finished item. A supervisor&apos;s.</source>
        <translation>Dem, der um einen erledigten Vorgang bittet, absagen. Für die Aufsicht.</translation>
    </message>
    <message>
        <source>attachment</source>
        <translation>Anhang</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>attached</source>
        <translation>angehängt</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are attached to item %1.</source>
        <translation>
            <numerusform>%n Datei hängt nun an Vorgang %1.</numerusform>
            <numerusform>%n Dateien hängen nun an Vorgang %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Es gibt keinen Ordner „%1“.</translation>
    </message>
    <message>
        <source>The item has no attachments.</source>
        <translation>Der Vorgang hat keine Anhänge.</translation>
    </message>
    <message>
        <source>Attach files to an item, such as the scan that its record was made from. They are kept in the database, and nobody changes them.
A supervisor&apos;s or an administrator&apos;s.</source>
        <translation>Dateien an einen Vorgang anhängen, etwa den Scan, aus dem sein Datensatz entstand. Sie stehen in der Datenbank, und niemand ändert sie.
Für die Aufsicht und Administratoren.</translation>
    </message>
    <message>
        <source>List the files that are attached to an item and to the steps before it.</source>
        <translation>Die Dateien auflisten, die an einem Vorgang und an den Schritten davor hängen.</translation>
    </message>
    <message>
        <source>Save them in this folder as well; no file that is there is overwritten.</source>
        <translation>Sie auch in diesem Ordner speichern; keine vorhandene Datei wird überschrieben.</translation>
    </message>
    <message>
        <source>Item %1 is no longer a duplicate; it is open again.</source>
        <translation>Vorgang %1 ist keine Dublette mehr; er ist wieder offen.</translation>
    </message>
    <message>
        <source>With --take-back only the item that ended is named, without --%1.</source>
        <translation>Mit --take-back wird nur der Vorgang genannt, der geendet hat, ohne --%1.</translation>
    </message>
    <message>
        <source>Take the merge of the item back instead, a supervisor&apos;s: it is open again, and the kept one has its former values if nobody has worked on it since.</source>
        <translation>Stattdessen die Zusammenführung des Vorgangs zurücknehmen, nur für die Aufsicht: Er ist wieder offen, und der andere hat wieder die früheren Werte, wenn seitdem niemand daran gearbeitet hat.</translation>
    </message>
    <message>
        <source>Read every byte of the files that are attached to items, too; this takes as long as the disk does.</source>
        <translation>Auch jedes Byte der angehängten Dateien lesen; das dauert so lange, wie die Platte braucht.</translation>
    </message>
    <message>
        <source>A column that names files, which are attached to the items; may be given again. A row whose file is missing, too large or unreadable is rejected.</source>
        <translation>Eine Spalte, die Dateien nennt, die an die Vorgänge angehängt werden; kann mehrmals angegeben werden. Eine Zeile, deren Datei fehlt, zu groß oder nicht lesbar ist, wird zurückgewiesen.</translation>
    </message>
    <message>
        <source>The folder that these files are below; that of the imported file if not given.</source>
        <translation>Der Ordner, unter dem diese Dateien liegen; ohne Angabe der der importierten Datei.</translation>
    </message>
    <message>
        <source>--asked-back and --%1 do not go together.</source>
        <translation>--asked-back und --%1 passen nicht zusammen.</translation>
    </message>
    <message>
        <source>Only open items that are for a user or @tag with this in the name; &quot;me&quot; for what is for oneself, by name or tag.</source>
        <translation>Nur offene Vorgänge, die für jemanden oder eine @Marke mit diesem Text im Namen sind; „me“ für das, was nach Namen oder Marke für einen selbst ist.</translation>
    </message>
    <message>
        <source>The finished items that people ask for, oldest first.</source>
        <translation>Die erledigten Vorgänge, um die gebeten wird, die älteste Bitte zuerst.</translation>
    </message>
    <message>
        <source>reopen own</source>
        <translation>eigene wieder öffnen</translation>
    </message>
    <message>
        <source>How long people may reopen what they finished themselves, such as 30m; &quot;none&quot; for not at all.</source>
        <translation>Wie lange man wieder öffnen darf, was man selbst erledigt hat, etwa 30m; „none“ für gar nicht.</translation>
    </message>
    <message>
        <source>You hold item %1 again, under the lock %2.</source>
        <translation>Sie halten den Vorgang %1 wieder, unter der Sperre %2.</translation>
    </message>
    <message>
        <source>--own is for one item, and without --reason.</source>
        <translation>--own gilt für einen Vorgang, und ohne --reason.</translation>
    </message>
    <message>
        <source>Open finished items again: those named, or with --queue all that match. A supervisor&apos;s.
Who is none gets one item that they finished themselves back under a lock, within the time that its queue allows.</source>
        <translation>Erledigte Vorgänge wieder öffnen: die genannten, oder mit --queue alle passenden. Für die Aufsicht.
Wer keine ist, bekommt einen selbst erledigten Vorgang unter einer Sperre zurück, solange seine Warteschlange es erlaubt.</translation>
    </message>
    <message>
        <source>For supervisors: get an item of one&apos;s own back under a lock.</source>
        <translation>Für die Aufsicht: einen eigenen Vorgang unter einer Sperre zurückholen.</translation>
    </message>
    <message>
        <source>Nobody who takes from the queue &quot;%1&quot; has the tag &quot;%2&quot;, so nobody is given what waits for it there. &quot;intrayctl user tag&quot; gives somebody the tag.</source>
        <translation>Niemand, der aus der Warteschlange „%1“ nimmt, hat die Marke „%2“; was dort für sie wartet, bekommt also niemand. „intrayctl user tag“ gibt jemandem die Marke.</translation>
    </message>
    <message>
        <source>%1 may not take from the queue &quot;%2&quot;. The next &quot;intrayctl sweep&quot; gives what waits there for them back to everybody.</source>
        <translation>%1 darf aus der Warteschlange „%2“ nichts nehmen. Das nächste „intrayctl sweep“ gibt, was dort wartet, allen zurück.</translation>
    </message>
    <message>
        <source>The look-up table “%1” is not there, so nothing was held against it.</source>
        <translation>Die Nachschlagetabelle „%1“ ist nicht da, also wurde nichts mit ihr verglichen.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of rows that are there already are not attached: an import attaches to what it adds. &quot;intrayctl attach&quot; does the rest.</source>
        <translation>
            <numerusform>%n Datei zu Zeilen, die schon da sind, wird nicht angehängt: Ein Import hängt an, was er hinzufügt. „intrayctl attach“ tut das Übrige.</numerusform>
            <numerusform>%n Dateien zu Zeilen, die schon da sind, werden nicht angehängt: Ein Import hängt an, was er hinzufügt. „intrayctl attach“ tut das Übrige.</numerusform>
        </translation>
    </message>
    <message>
        <source>The answer could not be written: %1. What the command does was done.</source>
        <translation>Die Antwort ließ sich nicht schreiben: %1. Was der Befehl tut, ist getan.</translation>
    </message>
    <message>
        <source>Standard input is empty: there is nothing to bring in.</source>
        <translation>Die Standardeingabe ist leer: Es gibt nichts einzulesen.</translation>
    </message>
    <message>
        <source>--record must be original, current, both or changes, not &quot;%1&quot;.</source>
        <translation>--record muss original, current, both oder changes sein, nicht „%1“.</translation>
    </message>
    <message>
        <source>--field &quot;%1&quot; stands there twice.</source>
        <translation>--field „%1“ steht zweimal da.</translation>
    </message>
    <message>
        <source>--of, --since and --until are for finished items: --state must be done, failed or dismissed.</source>
        <translation>--of, --since und --until sind für beendete Vorgänge: --state muss done, failed oder dismissed sein.</translation>
    </message>
    <message>
        <source>--format must be csv, jsonl or xlsx, not &quot;%1&quot;.</source>
        <translation>--format muss csv, jsonl oder xlsx sein, nicht „%1“.</translation>
    </message>
    <message>
        <source>The file %1 would hold something else than its name says. Intray writes .csv, .jsonl and .xlsx.</source>
        <translation>Die Datei %1 enthielte etwas anderes, als ihr Name sagt. Intray schreibt .csv, .jsonl und .xlsx.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) were written.</source>
        <translation>
            <numerusform>%n Änderung wurde geschrieben.</numerusform>
            <numerusform>%n Änderungen wurden geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They stand in %n sheets, because one holds 1,048,576 rows.</source>
        <translation>
            <numerusform>Sie stehen in %n Tabellenblatt, weil eines 1.048.576 Zeilen fasst.</numerusform>
            <numerusform>Sie stehen in %n Tabellenblättern, weil eines 1.048.576 Zeilen fasst.</numerusform>
        </translation>
    </message>
    <message>
        <source>csv, jsonl or xlsx; without it the file&apos;s name decides.</source>
        <translation>csv, jsonl oder xlsx; ohne Angabe entscheidet der Dateiname.</translation>
    </message>
    <message>
        <source>original: as records came in; current: as they are, which is usual; both: side by side; changes: a line for each field that was corrected.</source>
        <translation>original: wie die Datensätze hereinkamen; current: wie sie jetzt sind, das ist üblich; both: beides nebeneinander; changes: eine Zeile für jedes Feld, das berichtigt wurde.</translation>
    </message>
    <message>
        <source>Only this field; given again, also that one, in this order.</source>
        <translation>Nur dieses Feld; noch einmal angegeben auch jenes, in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>Also who finished each item, and when.</source>
        <translation>Auch, wer jeden Vorgang beendet hat und wann.</translation>
    </message>
    <message>
        <source>Only items that this user finished.</source>
        <translation>Nur Vorgänge, die dieser Benutzer beendet hat.</translation>
    </message>
    <message>
        <source>Only items finished on this day or at this time, or later.</source>
        <translation>Nur Vorgänge, die an diesem Tag oder zu dieser Zeit oder später beendet wurden.</translation>
    </message>
    <message>
        <source>Only items finished before this day or time.</source>
        <translation>Nur Vorgänge, die vor diesem Tag oder dieser Zeit beendet wurden.</translation>
    </message>
    <message>
        <source>Which sheet of a spreadsheet; without it the only one that has rows.</source>
        <translation>Welches Tabellenblatt eines Tabellendokuments; ohne Angabe das einzige, das Zeilen hat.</translation>
    </message>
    <message>
        <source>Bring it in as the template of this name says (&quot;template save&quot;); what other options say counts more.</source>
        <translation>So importieren, wie es die Vorlage dieses Namens sagt („template save“); was andere Optionen sagen, geht vor.</translation>
    </message>
    <message>
        <source>The template “%1” is kept. Bring files in with it by --template %1.</source>
        <translation>Die Vorlage „%1“ ist abgelegt. Mit --template %1 importieren Sie Dateien nach ihr.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>abgelegt</translation>
    </message>
    <message>
        <source>The template “%1” is gone.</source>
        <translation>Die Vorlage „%1“ ist weg.</translation>
    </message>
    <message>
        <source>“%1” is not the number of a delivery. &quot;deliveries&quot; lists them.</source>
        <translation>„%1“ ist nicht die Nummer einer Lieferung. „deliveries“ listet sie auf.</translation>
    </message>
    <message>
        <source>taken back by %1</source>
        <translation>zurückgenommen von %1</translation>
    </message>
    <message>
        <source>delivery</source>
        <translation>Lieferung</translation>
    </message>
    <message>
        <source>came in</source>
        <translation>hereingekommen</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>Nothing was brought in yet.</source>
        <translation>Es wurde noch nichts importiert.</translation>
    </message>
    <message>
        <source>rows in the file</source>
        <translation>Zeilen in der Datei</translation>
    </message>
    <message>
        <source>records added</source>
        <translation>hinzugefügte Datensätze</translation>
    </message>
    <message>
        <source>there already, and the same</source>
        <translation>schon vorhanden und gleich</translation>
    </message>
    <message>
        <source>there already, different, and left as they were</source>
        <translation>schon vorhanden, anders und gelassen, wie sie waren</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>records updated</source>
        <translation>aktualisierte Datensätze</translation>
    </message>
    <message>
        <source>records that a person is asked about</source>
        <translation>Datensätze, zu denen jemand gefragt wird</translation>
    </message>
    <message>
        <source>records that had been taken out and are back</source>
        <translation>Datensätze, die herausgenommen waren und wieder da sind</translation>
    </message>
    <message>
        <source>records that could not be updated</source>
        <translation>Datensätze, die nicht aktualisiert werden konnten</translation>
    </message>
    <message>
        <source>added and still waiting</source>
        <translation>hinzugefügt und noch wartend</translation>
    </message>
    <message>
        <source>added and worked on</source>
        <translation>hinzugefügt und bearbeitet</translation>
    </message>
    <message>
        <source>added and taken back</source>
        <translation>hinzugefügt und zurückgenommen</translation>
    </message>
    <message>
        <source>waiting records that the file lacks</source>
        <translation>wartende Datensätze, die in der Datei fehlen</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>of what</source>
        <translation>wovon</translation>
    </message>
    <message>
        <source>A person is asked about: %1</source>
        <translation>Jemand wird gefragt zu: %1</translation>
    </message>
    <message>
        <source>The file lacks: %1</source>
        <translation>In der Datei fehlen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were dismissed. They come back when their keys do.</source>
        <translation>
            <numerusform>%n Datensatz wurde verworfen. Er kommt wieder, wenn sein Schlüssel wiederkommt.</numerusform>
            <numerusform>%n Datensätze wurden verworfen. Sie kommen wieder, wenn ihre Schlüssel wiederkommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) of the delivery stay, because somebody has worked on them or a later delivery has changed them.</source>
        <translation>
            <numerusform>%n Datensatz der Lieferung bleibt, weil jemand daran gearbeitet oder eine spätere Lieferung ihn geändert hat.</numerusform>
            <numerusform>%n Datensätze der Lieferung bleiben, weil jemand daran gearbeitet oder eine spätere Lieferung sie geändert hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>List what was brought in with which file, the newest first.</source>
        <translation>Auflisten, was mit welcher Datei importiert wurde, das Neueste zuerst.</translation>
    </message>
    <message>
        <source>Show what became of a delivery: what still waits of it, what it updated, which records a person is asked about, and which waiting records its file lacks (&quot;import --whole&quot;).</source>
        <translation>Zeigen, was aus einer Lieferung wurde: was von ihr noch wartet, was sie aktualisiert hat, zu welchen Datensätzen jemand gefragt wird und welche wartenden Datensätze in ihrer Datei fehlen („import --whole“).</translation>
    </message>
    <message>
        <source>Dismiss the records of a delivery that nobody has worked on. They keep their keys, and come back when their keys do. What somebody has worked on stays.</source>
        <translation>Die Datensätze einer Lieferung verwerfen, an denen niemand gearbeitet hat. Sie behalten ihre Schlüssel und kommen wieder, wenn ihre Schlüssel wiederkommen. Woran jemand gearbeitet hat, bleibt.</translation>
    </message>
    <message>
        <source>Dismiss the waiting records that a file lacks which has everything (&quot;import --whole&quot;).</source>
        <translation>Die wartenden Datensätze verwerfen, die in einer Datei fehlen, die alles enthält („import --whole“).</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would update records.</source>
        <translation>
            <numerusform>%n Zeile würde einen Datensatz aktualisieren.</numerusform>
            <numerusform>%n Zeilen würden Datensätze aktualisieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were updated.</source>
        <translation>
            <numerusform>%n Datensatz wurde aktualisiert.</numerusform>
            <numerusform>%n Datensätze wurden aktualisiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) that had been taken out are back.</source>
        <translation>
            <numerusform>%n Datensatz, der herausgenommen war, ist wieder da.</numerusform>
            <numerusform>%n Datensätze, die herausgenommen waren, sind wieder da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A person is asked about %n record(s).</source>
        <translation>
            <numerusform>Zu %n Datensatz wird jemand gefragt.</numerusform>
            <numerusform>Zu %n Datensätzen wird jemand gefragt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be updated.</source>
        <translation>
            <numerusform>%n Datensatz konnte nicht aktualisiert werden.</numerusform>
            <numerusform>%n Datensätze konnten nicht aktualisiert werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file lacks %n waiting record(s); &quot;delivery show %1&quot; lists them.</source>
        <translation>
            <numerusform>In der Datei fehlt %n wartender Datensatz; „delivery show %1“ listet ihn auf.</numerusform>
            <numerusform>In der Datei fehlen %n wartende Datensätze; „delivery show %1“ listet sie auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Records that are there already and different are updated, field by field, where they wait and nobody has changed the field; else the values are proposed to whoever has the record next.</source>
        <translation>Datensätze, die schon da und anders sind, werden Feld für Feld aktualisiert, wo sie warten und niemand das Feld geändert hat; sonst werden die Werte dem vorgeschlagen, der den Datensatz als Nächster hat.</translation>
    </message>
    <message>
        <source>The file has everything: which waiting records it lacks is told.</source>
        <translation>Die Datei enthält alles: Es wird gesagt, welche wartenden Datensätze in ihr fehlen.</translation>
    </message>
    <message>
        <source>--settle must be one second at least.</source>
        <translation>--settle muss mindestens eine Sekunde sein.</translation>
    </message>
    <message>
        <source>There is no folder &quot;%1&quot;.</source>
        <translation>Es gibt keinen Ordner „%1“.</translation>
    </message>
    <message>
        <source>%1 file(s) are done, %2 have failed; %3 row(s) were added.</source>
        <translation>Fertige Dateien: %1, gescheiterte: %2; hinzugefügte Zeilen: %3.</translation>
    </message>
    <message>
        <source>%1 file(s) are still being written.</source>
        <translation>Dateien, die noch geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>A file is finished when its size and time have not changed for so long; 2s without it.</source>
        <translation>Eine Datei ist fertig, wenn Größe und Zeit sich so lange nicht geändert haben; ohne Angabe 2s.</translation>
    </message>
    <message>
        <source>How often the folder is looked into where the system tells nothing of new files; 10s without it.</source>
        <translation>Wie oft in den Ordner gesehen wird, wo das System neue Dateien nicht meldet; ohne Angabe 10s.</translation>
    </message>
    <message>
        <source>Bring in each file that comes into a folder, as import does, and move it to the folder &quot;done&quot; inside.
A file that cannot be brought in, or of which rows were rejected or are there already and different, goes to &quot;failed&quot;, with its rejects and a text that says why. Names that begin with a dot or end in .part, .tmp or ~ are left alone. Killed at any moment, it brings nothing in twice. Ctrl+C ends it when the file in work has come in; a second one leaves that file. Exit status 6: files have failed.</source>
        <translation>Jede Datei, die in einen Ordner kommt, hereinholen, wie import es tut, und sie in den Ordner „done“ darin verschieben.
Eine Datei, die nicht importiert werden kann oder von der Zeilen abgelehnt wurden oder schon anders vorhanden sind, kommt nach „failed“, mit ihren abgelehnten Zeilen und einem Text, der den Grund nennt. Namen, die mit einem Punkt beginnen oder auf .part, .tmp oder ~ enden, bleiben unberührt. Auch wenn es mittendrin abgebrochen wird, importiert es nichts doppelt. Strg+C beendet es, sobald die Datei in Arbeit importiert ist; ein zweites lässt diese Datei liegen. Rückgabewert 6: Dateien sind gescheitert.</translation>
    </message>
    <message>
        <source>Say with --table which table the corrections go into.</source>
        <translation>Geben Sie mit --table an, in welche Tabelle die Korrekturen geschrieben werden.</translation>
    </message>
    <message>
        <source>“%1” is no address of a database, no file of SQLite and no Access file.</source>
        <translation>„%1“ ist keine Adresse einer Datenbank, keine SQLite-Datei und keine Access-Datei.</translation>
    </message>
    <message>
        <source>Intray cannot write Access files. With --sql FILE it writes a script that Access runs.</source>
        <translation>Intray kann keine Access-Dateien schreiben. Mit --sql FILE schreibt es ein Skript, das Access ausführt.</translation>
    </message>
    <message>
        <source>Nothing was written to the table. Of %1 corrected records %2 are in the script, %3 are as they should be, %4 were refused.</source>
        <translation>In die Tabelle wurde nichts geschrieben. Von %1 korrigierten Datensätzen stehen %2 im Skript, %3 sind so, wie sie sein sollen, %4 wurden abgelehnt.</translation>
    </message>
    <message>
        <source>Nothing was written. Of %1 corrected records %2 would be written, %3 are as they should be, %4 would be refused.</source>
        <translation>Es wurde nichts geschrieben. Von %1 korrigierten Datensätzen würden %2 geschrieben, %3 sind so, wie sie sein sollen, %4 würden abgelehnt.</translation>
    </message>
    <message>
        <source>Of %1 corrected records %2 were written, %3 were as they should be, %4 were refused.</source>
        <translation>Von %1 korrigierten Datensätzen wurden %2 geschrieben, %3 waren so, wie sie sein sollen, %4 wurden abgelehnt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiterer</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>With --json the script must go to a file, because the document goes to standard output.</source>
        <translation>Mit --json muss das Skript in eine Datei geschrieben werden, weil das Dokument auf die Standardausgabe geht.</translation>
    </message>
    <message>
        <source>The script cannot be read again.</source>
        <translation>Das Skript kann nicht wieder gelesen werden.</translation>
    </message>
    <message>
        <source>Which table of the database, perhaps with its schema: that which the records came from.</source>
        <translation>Welche Tabelle der Datenbank, gegebenenfalls mit ihrem Schema: die, aus der die Datensätze kamen.</translation>
    </message>
    <message>
        <source>The columns that name a row, as for import; without it those of the queue&apos;s first import.</source>
        <translation>Die Spalten, die eine Zeile benennen, wie beim Import; ohne die Option die des ersten Imports der Warteschlange.</translation>
    </message>
    <message>
        <source>The template with which the records came in: what it renamed goes back under the column&apos;s own name.</source>
        <translation>Die Vorlage, mit der die Datensätze kamen: Was sie umbenannt hat, geht unter dem eigenen Namen der Spalte zurück.</translation>
    </message>
    <message>
        <source>Only this field; given again, also that one.</source>
        <translation>Nur dieses Feld; noch einmal angegeben, auch jenes.</translation>
    </message>
    <message>
        <source>Only what this user finished.</source>
        <translation>Nur, was dieser Benutzer abgeschlossen hat.</translation>
    </message>
    <message>
        <source>Only what was finished on this day or at this time, or later.</source>
        <translation>Nur, was an diesem Tag, zu dieser Zeit oder später abgeschlossen wurde.</translation>
    </message>
    <message>
        <source>Only what was finished before this day or time.</source>
        <translation>Nur, was vor diesem Tag oder dieser Zeit abgeschlossen wurde.</translation>
    </message>
    <message>
        <source>Writes the statements to this file instead of running them; &quot;-&quot; is standard output. The only way for an Access file.</source>
        <translation>Schreibt die Anweisungen in diese Datei, statt sie auszuführen; „-“ ist die Standardausgabe. Der einzige Weg für eine Access-Datei.</translation>
    </message>
    <message>
        <source>Writes a CSV with what became of each field: key, field, was, becomes, outcome and why.</source>
        <translation>Schreibt eine CSV-Datei mit dem, was aus jedem Feld wurde: key, field, was, becomes, outcome und why.</translation>
    </message>
    <message>
        <source>Write what was corrected in finished items back into a table of another database, which is an address such as postgresql://USER@HOST/DB, or a file of SQLite; for an Access file a script.
Only changed fields are written, and only where the table still has what came in. Every 500 rows are one transaction; running it again does nothing twice. The password comes from $INTRAY_SOURCE_PASSWORD, the database&apos;s own password file or a question. Exit status 6: all else was written, but rows were refused.</source>
        <translation>Was in abgeschlossenen Vorgängen korrigiert wurde, in eine Tabelle einer anderen Datenbank zurückschreiben: eine Adresse wie postgresql://USER@HOST/DB oder eine SQLite-Datei; für eine Access-Datei ein Skript.
Nur geänderte Felder werden geschrieben, und nur dort, wo in der Tabelle noch steht, was hereinkam. Je 500 Zeilen sind eine Transaktion; ein zweiter Lauf tut nichts doppelt. Das Passwort kommt aus $INTRAY_SOURCE_PASSWORD, aus der eigenen Passwortdatei der Datenbank oder aus einer Frage. Exit-Status 6: Alles andere wurde geschrieben, aber Zeilen wurden abgelehnt.</translation>
    </message>
    <message numerus="yes">
        <source>It came with %n files: %1</source>
        <translation>
            <numerusform>Sie kam mit %n Datei: %1</numerusform>
            <numerusform>Sie kam mit %n Dateien: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Write it as the template of this name says (&quot;template save&quot;); what options or the file&apos;s name say counts more.</source>
        <translation>So schreiben, wie es die Vorlage dieses Namens sagt („template save“); was Optionen oder der Dateiname sagen, geht vor.</translation>
    </message>
    <message>
        <source>Bring the records of a CSV, JSON lines or Access file, of a spreadsheet (.xlsx, .ods), or of a table or query of another database in, all or none; &quot;-&quot; is standard input. Several files with the same columns are one delivery.
Makes the queue and the database if they are new. Running it again adds nothing twice. Ctrl+C cancels and leaves nothing behind. Exit status 6: all else came in, but rows were rejected or are there already and different.</source>
        <translation>Holt die Datensätze einer CSV-, JSON-Zeilen- oder Access-Datei, eines Tabellendokuments (.xlsx, .ods) oder einer Tabelle oder Abfrage einer anderen Datenbank herein, alle oder keinen; „-“ ist die Standardeingabe. Mehrere Dateien mit denselben Spalten sind eine Lieferung.
Legt Warteschlange und Datenbank an, wenn sie neu sind. Ein zweiter Aufruf fügt nichts doppelt hinzu. Strg+C bricht ab und hinterlässt nichts. Exitstatus 6: Alles andere kam herein, aber Zeilen wurden abgelehnt oder sind schon da und anders.</translation>
    </message>
    <message>
        <source>--%1 cannot be read: %2</source>
        <translation>--%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>Standard input is brought in by itself, not together with files.</source>
        <translation>Die Standardeingabe wird für sich allein importiert, nicht zusammen mit Dateien.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a database, which is brought in by itself, not together with other files.</source>
        <translation>„%1“ ist eine Datenbank; sie wird für sich allein importiert, nicht zusammen mit anderen Dateien.</translation>
    </message>
    <message>
        <source>The files lie in several folders. Say with --attach-from which folder the files to attach are below.</source>
        <translation>Die Dateien liegen in mehreren Ordnern. Sagen Sie mit --attach-from, unter welchem Ordner die anzuhängenden Dateien liegen.</translation>
    </message>
    <message>
        <source>The column that has the items&apos; priorities, whole numbers; a row that says anything else is rejected. It becomes no field.</source>
        <translation>Die Spalte mit den Prioritäten der Vorgänge, ganzen Zahlen; eine Zeile, in der etwas anderes steht, wird abgelehnt. Die Spalte wird kein Feld.</translation>
    </message>
    <message>
        <source>The columns that go into the items&apos; contexts, which workers are handed: whose request it was, in which language. They become no fields.</source>
        <translation>Die Spalten, die in den Kontext der Vorgänge kommen, den Arbeitsprogramme erhalten: wessen Anliegen es war, in welcher Sprache. Sie werden keine Felder.</translation>
    </message>
    <message>
        <source>Give the query with --query or with --query-file, not both.</source>
        <translation>Geben Sie die Abfrage mit --query oder mit --query-file an, nicht mit beiden.</translation>
    </message>
    <message>
        <source>The same, with the SELECT in a file of text (UTF-8).</source>
        <translation>Dasselbe, mit dem SELECT in einer Textdatei (UTF-8).</translation>
    </message>
    <message>
        <source>The template “%1” is kept. Export with it by --template %1.</source>
        <translation>Die Vorlage „%1“ ist abgelegt. Mit --template %1 exportieren Sie nach ihr.</translation>
    </message>
    <message>
        <source>exports</source>
        <translation>Exporte</translation>
    </message>
    <message>
        <source>imports</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>There is no template.</source>
        <translation>Es gibt keine Vorlage.</translation>
    </message>
    <message>
        <source>Keep how files of one kind are brought in under a name, in place of what had that name. FILE is JSON: which fields are made of which columns, and how; or, with &quot;for&quot;: &quot;export&quot;, how items are written. &quot;-&quot; is standard input.</source>
        <translation>Unter einem Namen ablegen, wie Dateien einer Art importiert werden, anstelle dessen, was diesen Namen hatte. FILE ist JSON: welche Felder aus welchen Spalten werden, und wie; oder, mit &quot;for&quot;: &quot;export&quot;, wie Vorgänge geschrieben werden. „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>List the templates.</source>
        <translation>Die Vorlagen auflisten.</translation>
    </message>
    <message>
        <source>Show a template as it can be saved again.</source>
        <translation>Eine Vorlage so zeigen, wie sie wieder abgelegt werden kann.</translation>
    </message>
    <message>
        <source>Forget a template.</source>
        <translation>Eine Vorlage vergessen.</translation>
    </message>
    <message>
        <source>A query reads one database, not several files.</source>
        <translation>Eine Abfrage liest eine Datenbank, nicht mehrere Dateien.</translation>
    </message>
</context>
<context>
    <name>DatabaseTable</name>
    <message>
        <source>a query of %1</source>
        <translation>eine Abfrage von %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Say which table of the database to read, or give a query.</source>
        <translation>Sagen Sie, welche Tabelle der Datenbank gelesen werden soll, oder geben Sie eine Abfrage an.</translation>
    </message>
    <message>
        <source>The value in the column “%1” is bytes and no text.</source>
        <translation>Der Wert in der Spalte „%1“ besteht aus Bytes und ist kein Text.</translation>
    </message>
</context>
<context>
    <name>DatabaseUrl</name>
    <message>
        <source>No database file is named.</source>
        <translation>Es ist keine Datenbankdatei angegeben.</translation>
    </message>
    <message>
        <source>Intray does not know databases of the kind &quot;%1&quot;. Name a file, such as sqlite:queue.db, or a server, such as postgresql://anna@db.example.org/intray.</source>
        <translation>Datenbanken der Art „%1“ kennt Intray nicht. Nennen Sie eine Datei, etwa sqlite:queue.db, oder einen Server, etwa postgresql://anna@db.example.org/intray.</translation>
    </message>
    <message>
        <source>A password does not belong in the address of a database, because addresses are shown and stored. Leave it out: Intray asks for it, or reads it from the system&apos;s keychain or the database&apos;s own password file.</source>
        <translation>Ein Passwort gehört nicht in die Adresse einer Datenbank, weil Adressen angezeigt und gespeichert werden. Lassen Sie es weg: Intray fragt danach oder liest es aus dem Schlüsselbund des Systems oder der Passwortdatei der Datenbank.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a server&apos;s name with a port, such as db.example.org:5432.</source>
        <translation>„%1“ ist nicht der Name eines Servers mit einem Port, etwa db.example.org:5432.</translation>
    </message>
    <message>
        <source>The option &quot;%1&quot; is not known here. Known are: %2.</source>
        <translation>Die Angabe „%1“ ist hier nicht bekannt. Bekannt sind: %2.</translation>
    </message>
    <message>
        <source>A server&apos;s address has the form postgresql://USER@HOST:PORT/DATABASE.</source>
        <translation>Die Adresse eines Servers hat die Form postgresql://USER@HOST:PORT/DATABASE.</translation>
    </message>
    <message>
        <source>The address names no database. Add it, as in postgresql://anna@db.example.org/intray.</source>
        <translation>Die Adresse nennt keine Datenbank. Ergänzen Sie sie, wie in postgresql://anna@db.example.org/intray.</translation>
    </message>
    <message>
        <source>An ODBC address names a data source, such as odbc:DSN=NAME, or a driver, such as odbc:Driver={PostgreSQL Unicode};Server=HOST.</source>
        <translation>Eine ODBC-Adresse nennt eine Datenquelle, etwa odbc:DSN=NAME, oder einen Treiber, etwa odbc:Driver={PostgreSQL Unicode};Server=HOST.</translation>
    </message>
    <message>
        <source>The address of a database must be one line of text.</source>
        <translation>Die Adresse einer Datenbank muss eine einzige Zeile Text sein.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
</context>
<context>
    <name>DeskAnswers</name>
    <message>
        <source>Your text is kept; you find it in your items.</source>
        <translation>Ihr Text bleibt erhalten; Sie finden ihn unter Ihren Vorgängen.</translation>
    </message>
    <message>
        <source>Nothing is open in %1. New items appear in the list by themselves.</source>
        <translation>In %1 ist nichts offen. Neue Vorgänge erscheinen von selbst in der Liste.</translation>
    </message>
    <message numerus="yes">
        <source>All that is left in %1 is held by others: %n item(s).</source>
        <translation>
            <numerusform>Was in %1 noch übrig ist, halten andere: %n Vorgang.</numerusform>
            <numerusform>Was in %1 noch übrig ist, halten andere: %n Vorgänge.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left in %1 was returned for later; the next item is available at %2.</source>
        <translation>Was in %1 noch übrig ist, wurde für später zurückgegeben; der nächste Vorgang ist ab %2 verfügbar.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n item(s), as many as %1 allows. Finish or return one first.</source>
        <translation>
            <numerusform>Sie halten %n Vorgang, mehr erlaubt %1 nicht. Erledigen Sie ihn zuerst oder geben Sie ihn zurück.</numerusform>
            <numerusform>Sie halten %n Vorgänge, mehr erlaubt %1 nicht. Erledigen Sie zuerst einen davon oder geben Sie einen zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are not permitted to take items from %1. Ask a supervisor for it.</source>
        <translation>Sie dürfen keine Vorgänge aus %1 nehmen. Bitten Sie die Aufsicht darum.</translation>
    </message>
    <message>
        <source>This item is finished already.</source>
        <translation>Dieser Vorgang ist bereits erledigt.</translation>
    </message>
    <message>
        <source>Something went wrong at the database. Try again.</source>
        <translation>In der Datenbank ist etwas schiefgegangen. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>%1 is completed.</source>
        <translation>%1 ist abgeschlossen.</translation>
    </message>
    <message>
        <source>%1 is returned to the queue.</source>
        <translation>%1 ist in die Warteschlange zurückgegeben.</translation>
    </message>
    <message>
        <source>%1 is dismissed and will not come back.</source>
        <translation>%1 ist verworfen und kommt nicht wieder.</translation>
    </message>
    <message>
        <source>%1 is marked as failed.</source>
        <translation>%1 ist als gescheitert gemeldet.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) must be corrected before the record can be completed.</source>
        <translation>
            <numerusform>%n Feld muss berichtigt werden, bevor der Datensatz abgeschlossen werden kann.</numerusform>
            <numerusform>%n Felder müssen berichtigt werden, bevor der Datensatz abgeschlossen werden kann.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lock ends in %n second(s).</source>
        <translation>
            <numerusform>Ihre Sperre endet in %n Sekunde.</numerusform>
            <numerusform>Ihre Sperre endet in %n Sekunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lock ends in %n minute(s).</source>
        <translation>
            <numerusform>Ihre Sperre endet in %n Minute.</numerusform>
            <numerusform>Ihre Sperre endet in %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be extended any more: %1 is the longest that an item of this queue may be held.</source>
        <translation>Die Sperre kann nicht weiter verlängert werden: Länger als %1 darf ein Vorgang dieser Warteschlange nicht gehalten werden.</translation>
    </message>
    <message>
        <source>You keep this item until %1.</source>
        <translation>Sie behalten diesen Vorgang bis %1.</translation>
    </message>
    <message>
        <source>Your lock has ended, but nobody has taken the item: you can still complete it.</source>
        <translation>Ihre Sperre ist abgelaufen, aber niemand hat den Vorgang genommen: Sie können ihn noch abschließen.</translation>
    </message>
    <message>
        <source>Your unfinished text of %1 is back in the fields.</source>
        <translation>Ihr angefangener Text, Stand %1, steht wieder in den Feldern.</translation>
    </message>
    <message>
        <source>%1 stays with you, in your items.</source>
        <translation>%1 bleibt bei Ihnen, unter Ihren Vorgängen.</translation>
    </message>
    <message>
        <source>%1 was taken for you meanwhile and is in your items.</source>
        <translation>%1 wurde inzwischen für Sie genommen und steht unter Ihren Vorgängen.</translation>
    </message>
    <message>
        <source>What you type is safe on this computer; saving it to the database is tried again.</source>
        <translation>Was Sie eingeben, ist auf diesem Rechner sicher; das Speichern in der Datenbank wird noch einmal versucht.</translation>
    </message>
    <message>
        <source>The database cannot be reached. This is your text of %1 from this computer; it is safe.</source>
        <translation>Die Datenbank ist nicht erreichbar. Dies ist Ihr Text von diesem Rechner, Stand %1; er ist sicher.</translation>
    </message>
    <message>
        <source>%1 is not finished; nothing was changed.</source>
        <translation>%1 ist nicht erledigt; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The database has not answered whether %1 is finished. Your text is safe; it is asked again until it answers.</source>
        <translation>Die Datenbank hat nicht geantwortet, ob %1 erledigt ist. Ihr Text ist sicher; sie wird weiter gefragt, bis sie antwortet.</translation>
    </message>
    <message>
        <source>Your text is kept.</source>
        <translation>Ihr Text bleibt erhalten.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be completed.</source>
        <translation>Vorgänge aus %1 können nicht abgeschlossen werden.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be returned.</source>
        <translation>Vorgänge aus %1 können nicht zurückgegeben werden.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be dismissed.</source>
        <translation>Vorgänge aus %1 können nicht verworfen werden.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be marked as failed.</source>
        <translation>Vorgänge aus %1 können nicht als gescheitert gemeldet werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took this item at %2.</source>
        <translation>%1 hält diesen Vorgang seit %2.</translation>
    </message>
    <message>
        <source>You took this item at %1 on %2.</source>
        <translation>Sie halten diesen Vorgang seit %1 am Arbeitsplatzrechner %2.</translation>
    </message>
    <message>
        <source>You took this item again at %1, in another window.</source>
        <translation>Sie halten diesen Vorgang seit %1 erneut, in einem anderen Fenster.</translation>
    </message>
    <message>
        <source>Your lock ended and the item went back to the queue at %1.</source>
        <translation>Ihre Sperre ist abgelaufen; der Vorgang ist seit %1 wieder in der Warteschlange.</translation>
    </message>
    <message>
        <source>%1 released this item at %2; nobody holds it now.</source>
        <translation>%1 hat diesen Vorgang freigegeben; seit %2 hält ihn niemand.</translation>
    </message>
    <message>
        <source>%1 completed this item at %2.</source>
        <translation>%1 hat diesen Vorgang abgeschlossen (%2).</translation>
    </message>
    <message>
        <source>This item is completed already.</source>
        <translation>Dieser Vorgang ist bereits abgeschlossen.</translation>
    </message>
    <message>
        <source>This item is marked as failed.</source>
        <translation>Dieser Vorgang ist als gescheitert gemeldet.</translation>
    </message>
    <message>
        <source>This item is dismissed.</source>
        <translation>Dieser Vorgang ist verworfen.</translation>
    </message>
    <message>
        <source>You do not hold this item any more, and nobody else does.</source>
        <translation>Sie halten diesen Vorgang nicht mehr, und auch sonst niemand.</translation>
    </message>
    <message>
        <source>%1 will be completed as soon as the database can be reached, if it is still yours then. You may close Intray meanwhile.</source>
        <translation>%1 wird abgeschlossen, sobald die Datenbank erreichbar ist, falls der Vorgang dann noch Ihrer ist. Sie dürfen Intray inzwischen schließen.</translation>
    </message>
    <message>
        <source>%1 is completed, as you asked while the database could not be reached.</source>
        <translation>%1 ist abgeschlossen, wie Sie es wollten, während die Datenbank nicht erreichbar war.</translation>
    </message>
    <message>
        <source>%1 could not be completed as you asked while the database could not be reached.</source>
        <translation>%1 konnte nicht abgeschlossen werden, wie Sie es wollten, während die Datenbank nicht erreichbar war.</translation>
    </message>
    <message>
        <source>%1 is not completed; you can go on with it.</source>
        <translation>%1 ist nicht abgeschlossen; Sie können daran weiterarbeiten.</translation>
    </message>
    <message>
        <source>This database server does not know the item. It may be another database, or one that lost what was done last.</source>
        <translation>Dieser Datenbankserver kennt den Vorgang nicht. Vielleicht ist es eine andere Datenbank oder eine, die das zuletzt Getane verloren hat.</translation>
    </message>
    <message>
        <source>Your lock is not known to this database server, which may have lost what was done last.</source>
        <translation>Dieser Datenbankserver kennt Ihre Sperre nicht; vielleicht hat er das zuletzt Getane verloren.</translation>
    </message>
    <message>
        <source>What is left in %1 needs other hands: you completed it in the step before, so a colleague takes it.</source>
        <translation>Was in %1 übrig ist, braucht andere Hände: Sie haben es im Schritt davor erledigt, also übernimmt es jemand anderes.</translation>
    </message>
    <message>
        <source>This item needs other hands: you did the step before yourself.</source>
        <translation>Dieser Vorgang braucht andere Hände: Sie haben den Schritt davor selbst getan.</translation>
    </message>
    <message>
        <source>%1 is sent back to the step before.</source>
        <translation>%1 ist an den Schritt davor zurückgewiesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are returned to the queue.</source>
        <translation>
            <numerusform>%n Vorgang ist in die Warteschlange zurückgegeben.</numerusform>
            <numerusform>%n Vorgänge sind in die Warteschlange zurückgegeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sent this back: %2</source>
        <translation>%1 hat dies zurückgewiesen: %2</translation>
    </message>
    <message>
        <source>Items of %1 cannot be sent back.</source>
        <translation>Vorgänge von %1 können nicht zurückgewiesen werden.</translation>
    </message>
    <message>
        <source>%1 sent this item back to the step before at %2.</source>
        <translation>%1 hat diesen Vorgang um %2 an den Schritt davor zurückgewiesen.</translation>
    </message>
    <message>
        <source>%1 gives out its work on request: press Take next.</source>
        <translation>%1 gibt Arbeit auf Anfrage aus: Drücken Sie „Nächsten nehmen“.</translation>
    </message>
    <message>
        <source>What you hold can still be finished.</source>
        <translation>Was Sie halten, können Sie noch erledigen.</translation>
    </message>
    <message>
        <source>The queue %1 is paused.</source>
        <translation>Die Warteschlange %1 ist angehalten.</translation>
    </message>
    <message>
        <source>The queue %1 is paused: %2</source>
        <translation>Die Warteschlange %1 ist angehalten: %2</translation>
    </message>
    <message>
        <source>%1 gave this item on. What %2 had typed stands beside the fields; take or refuse each.</source>
        <translation>%1 hat diesen Vorgang weitergegeben. Was %2 eingegeben hatte, steht neben den Feldern; übernehmen Sie jedes oder lehnen Sie es ab.</translation>
    </message>
    <message>
        <source>%1 released this item at %2; %3 holds it now.</source>
        <translation>%1 hat diesen Vorgang freigegeben (%2); jetzt hält ihn %3.</translation>
    </message>
    <message>
        <source>%1 released this item at %2.</source>
        <translation>%1 hat diesen Vorgang freigegeben (%2).</translation>
    </message>
    <message>
        <source>The clock of this computer was put forward while Intray was running, so nothing is locked. Set it right, or start Intray again if it is right now.</source>
        <translation>Die Uhr dieses Computers wurde vorgestellt, während Intray lief, deshalb wird nichts gesperrt. Stellen Sie sie richtig, oder starten Sie Intray neu, wenn sie jetzt stimmt.</translation>
    </message>
    <message numerus="yes">
        <source>What you typed in %n field(s) was taken back. Ctrl+Z in a field brings all of it again.</source>
        <translation>
            <numerusform>Was Sie in %n Feld eingegeben haben, wurde zurückgenommen. Strg+Z in einem Feld bringt alles wieder.</numerusform>
            <numerusform>Was Sie in %n Feldern eingegeben haben, wurde zurückgenommen. Strg+Z in einem Feld bringt alles wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, which had come meanwhile, went back to the queue.</source>
        <translation>%1 war inzwischen gekommen und ist zurück in der Warteschlange.</translation>
    </message>
    <message numerus="yes">
        <source>The next item of %1 is available in %n second(s).</source>
        <translation>
            <numerusform>Der nächste Vorgang von %1 ist in %n Sekunde verfügbar.</numerusform>
            <numerusform>Der nächste Vorgang von %1 ist in %n Sekunden verfügbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program that works on this table ended your lock at %1; %2 holds the item now.</source>
        <translation>Ein anderes Programm, das mit dieser Tabelle arbeitet, hat Ihre Sperre um %1 beendet; jetzt hat %2 den Vorgang.</translation>
    </message>
    <message>
        <source>Another program that works on this table ended your lock at %1.</source>
        <translation>Ein anderes Programm, das mit dieser Tabelle arbeitet, hat Ihre Sperre um %1 beendet.</translation>
    </message>
    <message>
        <source>A rule or trigger of the table of %1 does not let the rows be locked that are next. Ask an administrator to change the rule or the rows.</source>
        <translation>Eine Regel oder ein Trigger der Tabelle von %1 lässt die nächsten Zeilen nicht sperren. Bitten Sie einen Administrator, die Regel oder die Zeilen zu ändern.</translation>
    </message>
    <message>
        <source>%1 has ended as a duplicate of %2, which is kept.</source>
        <translation>%1 ist als Dublette von %2 beendet; %2 bleibt.</translation>
    </message>
    <message>
        <source>The reason: “%1”.</source>
        <translation>Der Grund: „%1“.</translation>
    </message>
    <message>
        <source>What is left in %1 is assigned to others.</source>
        <translation>Was in %1 übrig ist, ist anderen zugewiesen.</translation>
    </message>
    <message>
        <source>This item is assigned to somebody else. A supervisor can assign it to you or to everybody.</source>
        <translation>Dieser Vorgang ist jemand anderem zugewiesen. Eine Aufsicht kann ihn Ihnen oder allen zuweisen.</translation>
    </message>
    <message>
        <source>The rules of %1 were changed. The record is held against the new ones; what you typed is still here.</source>
        <translation>Die Regeln von %1 wurden geändert. Der Datensatz wird an den neuen gemessen; was Sie getippt haben, ist noch da.</translation>
    </message>
    <message>
        <source>A file that %1 brought in later has other values. They stand beside the fields; take or refuse each.</source>
        <translation>Eine Datei, die %1 später hereingebracht hat, hat andere Werte. Sie stehen neben den Feldern; übernehmen Sie jeden oder lehnen Sie ihn ab.</translation>
    </message>
</context>
<context>
    <name>DeskRefusals</name>
    <message>
        <source>The database has not answered yet. Please wait a moment.</source>
        <translation>Die Datenbank hat noch nicht geantwortet. Bitte warten Sie einen Augenblick.</translation>
    </message>
    <message>
        <source>Choose a queue first.</source>
        <translation>Wählen Sie zuerst eine Warteschlange.</translation>
    </message>
    <message>
        <source>There is nothing to take back: that can be done for ten seconds after finishing an item.</source>
        <translation>Es gibt nichts zurückzunehmen: Das geht zehn Sekunden lang, nachdem ein Vorgang erledigt wurde.</translation>
    </message>
    <message>
        <source>There is no record in work whose text could be saved.</source>
        <translation>Es ist kein Datensatz in Bearbeitung, dessen Text gespeichert werden könnte.</translation>
    </message>
    <message>
        <source>This is for a record whose lock was lost.</source>
        <translation>Das ist für einen Datensatz, dessen Sperre verloren ging.</translation>
    </message>
    <message>
        <source>You have no unfinished items.</source>
        <translation>Sie haben keine unerledigten Vorgänge.</translation>
    </message>
    <message>
        <source>There is nothing to try again.</source>
        <translation>Es gibt nichts, was noch einmal zu versuchen wäre.</translation>
    </message>
    <message>
        <source>You do not hold this item any more. Take it again first; your text is kept.</source>
        <translation>Sie halten diesen Vorgang nicht mehr. Nehmen Sie ihn zuerst erneut; Ihr Text bleibt erhalten.</translation>
    </message>
    <message>
        <source>There is no record in work. Take an item first.</source>
        <translation>Es ist kein Datensatz in Bearbeitung. Nehmen Sie zuerst einen Vorgang.</translation>
    </message>
    <message>
        <source>There is no lock to extend. Take an item first.</source>
        <translation>Es gibt keine Sperre zu verlängern. Nehmen Sie zuerst einen Vorgang.</translation>
    </message>
    <message>
        <source>The database can be reached: complete the item as usual.</source>
        <translation>Die Datenbank ist erreichbar: Schließen Sie den Vorgang wie gewohnt ab.</translation>
    </message>
    <message>
        <source>No step comes before this one, so there is nowhere to send the item back to.</source>
        <translation>Vor diesem Schritt kommt keiner, also kann der Vorgang nirgendwohin zurückgewiesen werden.</translation>
    </message>
    <message>
        <source>Work is being looked for already.</source>
        <translation>Es wird schon nach Arbeit gesucht.</translation>
    </message>
    <message>
        <source>It is too late to take %1 back: that can be done for ten seconds. A supervisor can open it again.</source>
        <translation>Es ist zu spät, %1 zurückzunehmen: Das geht zehn Sekunden lang. Die Aufsicht kann den Vorgang wieder öffnen.</translation>
    </message>
    <message>
        <source>There is no record to write a note on.</source>
        <translation>Es gibt keinen Datensatz, zu dem eine Notiz geschrieben werden könnte.</translation>
    </message>
</context>
<context>
    <name>DraftJournal</name>
    <message>
        <source>What you type cannot be kept on this computer because its disk is full. Make some room; it is tried again by itself.</source>
        <translation>Was Sie eingeben, kann auf diesem Rechner nicht aufbewahrt werden, weil sein Datenträger voll ist. Schaffen Sie Platz; es wird von selbst noch einmal versucht.</translation>
    </message>
    <message>
        <source>What you type cannot be kept on this computer because the folder for drafts cannot be written. It is tried again by itself.</source>
        <translation>Was Sie eingeben, kann auf diesem Rechner nicht aufbewahrt werden, weil in den Ordner für Entwürfe nicht geschrieben werden kann. Es wird von selbst noch einmal versucht.</translation>
    </message>
</context>
<context>
    <name>EditedRule</name>
    <message>
        <source>Choose the two fields to compare.</source>
        <translation>Wählen Sie die beiden Felder, die verglichen werden.</translation>
    </message>
    <message>
        <source>Choose a field on each side, and the values where it is one of some.</source>
        <translation>Wählen Sie auf jeder Seite ein Feld, und die Werte, wo es einer von mehreren ist.</translation>
    </message>
    <message>
        <source>Choose the fields that are equal, and those that are equal then.</source>
        <translation>Wählen Sie die Felder, die gleich sind, und die, die dann gleich sind.</translation>
    </message>
    <message>
        <source>Choose the fields that are different in every record.</source>
        <translation>Wählen Sie die Felder, die in jedem Datensatz anders sind.</translation>
    </message>
</context>
<context>
    <name>ExportTemplate</name>
    <message>
        <source>it is for finished items: the state must be done, failed or dismissed.</source>
        <translation>Es gilt für erledigte Vorgänge: Der Zustand muss done, failed oder dismissed sein.</translation>
    </message>
    <message>
        <source>it names the field “%1” twice.</source>
        <translation>Es nennt das Feld „%1“ zweimal.</translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message>
        <source>Export to %1: %2</source>
        <translation>Export nach %1: %2</translation>
    </message>
    <message>
        <source>Nothing fits what was asked for, so the file has no rows.</source>
        <translation>Nichts entspricht dem Gesuchten, darum hat die Datei keine Zeilen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) were written.</source>
        <translation>
            <numerusform>%Ln Änderung wurde geschrieben.</numerusform>
            <numerusform>%Ln Änderungen wurden geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) were written.</source>
        <translation>
            <numerusform>%Ln Vorgang wurde geschrieben.</numerusform>
            <numerusform>%Ln Vorgänge wurden geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>They stand in %1 sheets, because one holds 1,048,576 rows.</source>
        <translation>Sie stehen in %1 Tabellenblättern, weil eines 1.048.576 Zeilen fasst.</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>The export was cancelled. No file was written.</source>
        <translation>Der Export wurde abgebrochen. Es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>The queue “%1” has no field “%2”. Its fields can be seen in its rules.</source>
        <translation>Die Warteschlange „%1“ hat kein Feld „%2“. Ihre Felder sind in ihren Regeln zu sehen.</translation>
    </message>
</context>
<context>
    <name>FieldFormat</name>
    <message>
        <source>a date like 2026-01-31</source>
        <translation>ein Datum wie 2026-01-31</translation>
    </message>
    <message>
        <source>a time like 14:30:00</source>
        <translation>eine Uhrzeit wie 14:30:00</translation>
    </message>
    <message>
        <source>a date and time like 2026-01-31T14:30:00Z</source>
        <translation>ein Datum mit Uhrzeit wie 2026-01-31T14:30:00Z</translation>
    </message>
    <message>
        <source>an e-mail address like name@example.org</source>
        <translation>eine E-Mail-Adresse wie name@example.org</translation>
    </message>
    <message>
        <source>an address like https://example.org/page</source>
        <translation>eine Adresse wie https://example.org/page</translation>
    </message>
    <message>
        <source>a UUID of 32 hexadecimal digits in five groups</source>
        <translation>eine UUID aus 32 hexadezimalen Ziffern in fünf Gruppen</translation>
    </message>
    <message>
        <source>an IP address like 192.0.2.1</source>
        <translation>eine IP-Adresse wie 192.0.2.1</translation>
    </message>
</context>
<context>
    <name>FieldKind</name>
    <message>
        <source>a kind is one of %1.</source>
        <translation>eine Art ist eine von %1.</translation>
    </message>
    <message>
        <source>the format of a number is written like 1234, 1,234.5 or 1234.5 oz.</source>
        <translation>das Format einer Zahl wird geschrieben wie 1234, 1.234,5 oder 1234.5 oz.</translation>
    </message>
    <message>
        <source>the format of a date or time is written like dd.MM.yyyy, d-MMM-yy or HH:mm.</source>
        <translation>das Format eines Datums oder einer Zeit wird geschrieben wie dd.MM.yyyy, d-MMM-yy oder HH:mm.</translation>
    </message>
    <message>
        <source>a whole number like %1</source>
        <translation>eine ganze Zahl wie %1</translation>
    </message>
    <message>
        <source>a number like %1</source>
        <translation>eine Zahl wie %1</translation>
    </message>
    <message>
        <source>a real date like %1</source>
        <translation>ein wirkliches Datum wie %1</translation>
    </message>
    <message>
        <source>a time like %1</source>
        <translation>eine Uhrzeit wie %1</translation>
    </message>
    <message>
        <source>a date and time like %1</source>
        <translation>Datum und Uhrzeit wie %1</translation>
    </message>
    <message>
        <source>a phone number like +49 30 901820</source>
        <translation>eine Telefonnummer wie +49 30 901820</translation>
    </message>
    <message>
        <source>a web address like www.example.org</source>
        <translation>eine Webadresse wie www.example.org</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>ja oder nein</translation>
    </message>
</context>
<context>
    <name>FieldRules</name>
    <message>
        <source>Write a whole number, such as 12.</source>
        <translation>Schreiben Sie eine ganze Zahl, etwa 12.</translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation>Schreiben Sie true oder false.</translation>
    </message>
    <message>
        <source>This must be text.</source>
        <translation>Hier muss Text stehen.</translation>
    </message>
    <message>
        <source>This must be of the type “%1”.</source>
        <translation>Hier muss ein Wert vom Typ „%1“ stehen.</translation>
    </message>
    <message>
        <source>This field is required. Fill it in.</source>
        <translation>Dieses Feld ist erforderlich. Füllen Sie es aus.</translation>
    </message>
    <message>
        <source>Write the number as %1.</source>
        <translation>Schreiben Sie die Zahl als %1.</translation>
    </message>
    <message>
        <source>This must be one of: %1.</source>
        <translation>Hier muss einer dieser Werte stehen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>This must be one of the %n known values.</source>
        <translation>
            <numerusform>Hier muss der %n bekannte Wert stehen.</numerusform>
            <numerusform>Hier muss einer der %n bekannten Werte stehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is too short: it needs at least %n characters.</source>
        <translation>
            <numerusform>Das ist zu kurz: Es muss mindestens %n Zeichen sein.</numerusform>
            <numerusform>Das ist zu kurz: Es müssen mindestens %n Zeichen sein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is too long: at most %n characters fit.</source>
        <translation>
            <numerusform>Das ist zu lang: Es passt höchstens %n Zeichen hinein.</numerusform>
            <numerusform>Das ist zu lang: Es passen höchstens %n Zeichen hinein.</numerusform>
        </translation>
    </message>
    <message>
        <source>This does not have the expected form: %1</source>
        <translation>Das hat nicht die erwartete Form: %1</translation>
    </message>
    <message>
        <source>This does not have the expected form %1.</source>
        <translation>Das hat nicht die erwartete Form %1.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>Hier muss stehen: %1.</translation>
    </message>
    <message>
        <source>This must be %1 or more.</source>
        <translation>Hier muss %1 oder mehr stehen.</translation>
    </message>
    <message>
        <source>This must be %1 or less.</source>
        <translation>Hier muss %1 oder weniger stehen.</translation>
    </message>
    <message>
        <source>This must be more than %1.</source>
        <translation>Hier muss mehr als %1 stehen.</translation>
    </message>
    <message>
        <source>This must be less than %1.</source>
        <translation>Hier muss weniger als %1 stehen.</translation>
    </message>
    <message>
        <source>This must be a multiple of %1.</source>
        <translation>Hier muss ein Vielfaches von %1 stehen.</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 oder weniger</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>höchstens %n Zeichen</numerusform>
            <numerusform>höchstens %n Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule for this field is too hard to check on this text. Make it shorter, or tell whoever looks after the queue.</source>
        <translation>Die Regel für dieses Feld lässt sich an diesem Text nicht in vernünftiger Zeit prüfen. Kürzen Sie ihn, oder sagen Sie es der Person, die die Warteschlange betreut.</translation>
    </message>
    <message>
        <source>This may not hold “%1”: it is none of the known values.</source>
        <translation>Hier darf „%1“ nicht stehen: Es ist keiner der bekannten Werte.</translation>
    </message>
    <message>
        <source>This came in as “%1”, and the field stores numbers like %2. Type it again, and it is stored so.</source>
        <translation>Das kam als „%1“ herein, und das Feld speichert Zahlen in der Form %2. Tippen Sie es noch einmal, dann wird es so gespeichert.</translation>
    </message>
    <message>
        <source>Write a number, such as 12 or %1.</source>
        <translation>Schreiben Sie eine Zahl, etwa 12 oder %1.</translation>
    </message>
</context>
<context>
    <name>FileKind</name>
    <message>
        <source>The file “%1” is JSON over several lines. Intray reads JSON lines: one whole object on each line.</source>
        <translation>Die Datei „%1“ ist JSON über mehrere Zeilen. Intray liest JSON-Zeilen: in jeder Zeile ein ganzes Objekt.</translation>
    </message>
    <message>
        <source>“%1” is a pipe or a device and cannot be read twice. Save what comes from it as a file, and import that file.</source>
        <translation>„%1“ ist eine Pipe oder ein Gerät und kann nicht zweimal gelesen werden. Speichern Sie, was daraus kommt, als Datei, und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>The file “%1” is an office document and no spreadsheet. If it has a table, save that as a spreadsheet or as CSV, and import that file.</source>
        <translation>Die Datei „%1“ ist ein Office-Dokument und kein Tabellendokument. Wenn sie eine Tabelle hat, speichern Sie diese als Tabellendokument oder als CSV und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>The file “%1” is no text file. Intray reads CSV and other delimited text, JSON lines, spreadsheets (.xlsx, .ods) and Access files.</source>
        <translation>Die Datei „%1“ ist keine Textdatei. Intray liest CSV und anderen getrennten Text, JSON Lines, Tabellendokumente (.xlsx, .ods) und Access-Dateien.</translation>
    </message>
</context>
<context>
    <name>FolderRound</name>
    <message>
        <source>%1 is done. %2</source>
        <translation>%1 ist fertig. %2</translation>
    </message>
    <message>
        <source>%1 has failed. %2</source>
        <translation>%1 ist gescheitert. %2</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>... and %n more row(s).</source>
        <translation>
            <numerusform>... und eine weitere Zeile.</numerusform>
            <numerusform>... und %n weitere Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>To have them all as a file, import again and tick &quot;Write rejected and different rows beside the file&quot;. Nothing is added twice.</source>
        <translation>Um alle als Datei zu bekommen, importieren Sie noch einmal und kreuzen Sie „Abgelehnte und andere Zeilen neben die Datei schreiben“ an. Nichts wird doppelt hinzugefügt.</translation>
    </message>
    <message>
        <source>Import of %1: %2</source>
        <translation>Import von %1: %2</translation>
    </message>
    <message>
        <source>Of %1 rows %2 would be added, %3 are there already, %4 are there already and different, %5 would be rejected. Nothing was changed.</source>
        <translation>Von %1 Zeilen würden %2 hinzugefügt, %3 sind schon vorhanden, %4 sind schon anders vorhanden, %5 würden abgelehnt. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Of %1 rows %2 were added, %3 were there already, %4 were there already and different, %5 were rejected.</source>
        <translation>Von %1 Zeilen wurden %2 hinzugefügt, %3 waren schon vorhanden, %4 waren schon anders vorhanden, %5 wurden abgelehnt.</translation>
    </message>
    <message>
        <source>The first rejected row is line %1: %2</source>
        <translation>Die erste abgelehnte Zeile ist Zeile %1: %2</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was brought in.</source>
        <translation>Abgebrochen. Es wurde nichts importiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would update records.</source>
        <translation>
            <numerusform>%n Zeile würde einen Datensatz aktualisieren.</numerusform>
            <numerusform>%n Zeilen würden Datensätze aktualisieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were updated.</source>
        <translation>
            <numerusform>%n Datensatz wurde aktualisiert.</numerusform>
            <numerusform>%n Datensätze wurden aktualisiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) that had been taken out are back.</source>
        <translation>
            <numerusform>%n Datensatz, der herausgenommen war, ist wieder da.</numerusform>
            <numerusform>%n Datensätze, die herausgenommen waren, sind wieder da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A person is asked about %n record(s).</source>
        <translation>
            <numerusform>Zu %n Datensatz wird ein Mensch gefragt.</numerusform>
            <numerusform>Zu %n Datensätzen wird ein Mensch gefragt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be updated.</source>
        <translation>
            <numerusform>%n Datensatz konnte nicht aktualisiert werden.</numerusform>
            <numerusform>%n Datensätze konnten nicht aktualisiert werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file lacks %n waiting record(s): see Queues, Deliveries.</source>
        <translation>
            <numerusform>In der Datei fehlt %n wartender Datensatz: siehe Warteschlangen, Lieferungen.</numerusform>
            <numerusform>In der Datei fehlen %n wartende Datensätze: siehe Warteschlangen, Lieferungen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Importer</name>
    <message>
        <source>“%1” cannot be the name of a queue. Use letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;, at most 64.</source>
        <translation>„%1“ kann nicht der Name einer Warteschlange sein. Verwenden Sie Buchstaben, Ziffern, „-“, „_“ und „.“, höchstens 64 Zeichen.</translation>
    </message>
    <message>
        <source>The key column “%1” is blank.</source>
        <translation>Die Schlüsselspalte „%1“ ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>The key is longer than %n characters.</source>
        <translation>
            <numerusform>Der Schlüssel ist länger als %n Zeichen.</numerusform>
            <numerusform>Der Schlüssel ist länger als %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>An earlier row of the file has the same key, “%1”.</source>
        <translation>Eine frühere Zeile der Datei hat denselben Schlüssel, „%1“.</translation>
    </message>
    <message>
        <source>The import was cancelled. Nothing was brought in.</source>
        <translation>Der Import wurde abgebrochen. Es wurde nichts importiert.</translation>
    </message>
    <message>
        <source>No columns tell all rows of the file apart, so each row is its own key. The same row is not added twice; one that was changed comes in as a new one.</source>
        <translation>Keine Spalten unterscheiden alle Zeilen der Datei, darum ist jede Zeile ihr eigener Schlüssel. Dieselbe Zeile wird nicht zweimal hinzugefügt; eine geänderte kommt als neue herein.</translation>
    </message>
    <message>
        <source>Rows further down share “%1”, so the key is “%2”.</source>
        <translation>Weiter unten stimmen Zeilen in „%1“ überein, darum ist der Schlüssel „%2“.</translation>
    </message>
    <message>
        <source>No row came in, so the queue was not made.</source>
        <translation>Keine Zeile kam herein, darum wurde die Warteschlange nicht angelegt.</translation>
    </message>
    <message>
        <source>The queue has a record with the key “%1” already, and it is different.</source>
        <translation>Die Warteschlange hat schon einen Datensatz mit dem Schlüssel „%1“, und er ist anders.</translation>
    </message>
    <message>
        <source>It is not known whether the rows came in. Import the file again as soon as the database answers: nothing is added twice.</source>
        <translation>Es ist nicht bekannt, ob die Zeilen hereinkamen. Importieren Sie die Datei noch einmal, sobald die Datenbank antwortet: Nichts wird doppelt hinzugefügt.</translation>
    </message>
    <message numerus="yes">
        <source>The import was accepted and is not lost, but some of its %n row(s) cannot be seen yet. They come to sight when Intray is started or imports again.</source>
        <translation>
            <numerusform>Der Import wurde angenommen und geht nicht verloren, aber seine %n Zeile ist noch nicht zu sehen. Sie erscheint, wenn Intray gestartet wird oder wieder importiert.</numerusform>
            <numerusform>Der Import wurde angenommen und geht nicht verloren, aber einige seiner %n Zeilen sind noch nicht zu sehen. Sie erscheinen, wenn Intray gestartet wird oder wieder importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has none of the columns of the queue “%1”, which are: %2. It seems to be for another queue.</source>
        <translation>Die Datei hat keine der Spalten der Warteschlange „%1“, nämlich: %2. Sie scheint für eine andere Warteschlange zu sein.</translation>
    </message>
    <message>
        <source>New are: %1.</source>
        <translation>Neu sind: %1.</translation>
    </message>
    <message>
        <source>Missing are: %1.</source>
        <translation>Es fehlen: %1.</translation>
    </message>
    <message>
        <source>The columns of the file are not those of the queue “%1”.</source>
        <translation>Die Spalten der Datei sind nicht die der Warteschlange „%1“.</translation>
    </message>
    <message>
        <source>Nothing was brought in.</source>
        <translation>Es wurde nichts eingelesen.</translation>
    </message>
    <message>
        <source>So far each row of this queue was its own key, so rows that it has already come in again.</source>
        <translation>Bisher war jede Zeile dieser Warteschlange ihr eigener Schlüssel, deshalb kommen Zeilen, die sie schon hat, noch einmal herein.</translation>
    </message>
    <message>
        <source>So far the key of this queue was “%1”, so records that it has already come in again.</source>
        <translation>Bisher war der Schlüssel dieser Warteschlange „%1“, deshalb kommen Datensätze, die sie schon hat, noch einmal herein.</translation>
    </message>
    <message>
        <source>If the file is right, choose what becomes of new columns: in the window, or by --columns add or --columns ignore.</source>
        <translation>Wenn die Datei stimmt, wählen Sie, was aus neuen Spalten wird: im Fenster oder mit --columns add oder --columns ignore.</translation>
    </message>
    <message>
        <source>Line %1: %2 Nothing was brought in.</source>
        <translation>Zeile %1: %2 Es wurde nichts übernommen.</translation>
    </message>
    <message>
        <source>The same file came in on %1, as delivery %2.</source>
        <translation>Dieselbe Datei kam am %1 als Lieferung %2 herein.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 und %n weitere Datei</numerusform>
            <numerusform>%1 und %n weitere Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>In “%1”: %2</source>
        <translation>In „%1“: %2</translation>
    </message>
    <message>
        <source>A database is brought in by itself, not together with files.</source>
        <translation>Eine Datenbank wird für sich allein importiert, nicht zusammen mit Dateien.</translation>
    </message>
    <message>
        <source>The file “%1” is named twice.</source>
        <translation>Die Datei „%1“ ist zweimal genannt.</translation>
    </message>
    <message>
        <source>The file “%1” is of another kind than “%2”. Bring them in one by one.</source>
        <translation>Die Datei „%1“ ist von anderer Art als „%2“. Importieren Sie sie einzeln.</translation>
    </message>
    <message>
        <source>The file “%1” has other columns than “%2”.</source>
        <translation>Die Datei „%1“ hat andere Spalten als „%2“.</translation>
    </message>
    <message>
        <source>You do not see the items of this queue, so rows that it has already count as new in a trial.</source>
        <translation>Sie sehen die Vorgänge dieser Warteschlange nicht, darum zählen Zeilen, die es dort schon gibt, bei einer Probe als neu.</translation>
    </message>
    <message>
        <source>The same files came in on %1, as delivery %2.</source>
        <translation>Dieselben Dateien kamen am %1 als Lieferung %2 herein.</translation>
    </message>
    <message>
        <source>The file “%1” was changed or taken away while it was read. Nothing was brought in. Import it again once nobody writes it.</source>
        <translation>Die Datei „%1“ wurde geändert oder entfernt, während sie gelesen wurde. Es wurde nichts importiert. Importieren Sie sie noch einmal, sobald niemand mehr daran schreibt.</translation>
    </message>
    <message>
        <source>An earlier row of these files has the same key, “%1”.</source>
        <translation>Eine frühere Zeile dieser Dateien hat denselben Schlüssel, „%1“.</translation>
    </message>
</context>
<context>
    <name>ItemColumns</name>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
</context>
<context>
    <name>JsonTable</name>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you may read it.</source>
        <translation>Die Datei „%1“ kann nicht gelesen werden. Bitte prüfen Sie ihren Namen und ob Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>The file “%1” has no records: there is nothing to bring in.</source>
        <translation>Die Datei „%1“ hat keine Datensätze: Es gibt nichts einzulesen.</translation>
    </message>
    <message>
        <source>Line %1 is too long to be a record.</source>
        <translation>Zeile %1 ist zu lang für einen Datensatz.</translation>
    </message>
    <message>
        <source>The line is no JSON: %1 at character %2.</source>
        <translation>Die Zeile ist kein JSON: %1 bei Zeichen %2.</translation>
    </message>
    <message>
        <source>The line is no JSON object.</source>
        <translation>Die Zeile ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The number %1 has more digits than can be kept. Write it in quotes.</source>
        <translation>Die Zahl %1 hat mehr Stellen, als behalten werden können. Schreiben Sie sie in Anführungszeichen.</translation>
    </message>
    <message>
        <source>The line is not as an export writes it, as the first one is.</source>
        <translation>Die Zeile ist nicht so, wie ein Export sie schreibt; die erste ist es.</translation>
    </message>
    <message>
        <source>The record has no fields.</source>
        <translation>Der Datensatz hat keine Felder.</translation>
    </message>
    <message>
        <source>The field “%1” stands twice in the line.</source>
        <translation>Das Feld „%1“ steht zweimal in der Zeile.</translation>
    </message>
    <message>
        <source>A field of the line has no name.</source>
        <translation>Ein Feld der Zeile hat keinen Namen.</translation>
    </message>
</context>
<context>
    <name>KindWords</name>
    <message>
        <source>Any text</source>
        <translation>Beliebiger Text</translation>
    </message>
    <message>
        <source>Whole number</source>
        <translation>Ganze Zahl</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Datum und Uhrzeit</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>Telefonnummer</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>Webadresse</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Ja oder nein</translation>
    </message>
    <message>
        <source>As the JSON type says: %1</source>
        <translation>Wie der JSON-Typ sagt: %1</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>The corrections of others are for supervisors. You can see your own: add --mine.</source>
        <translation>Die Korrekturen anderer sind für die Aufsicht. Ihre eigenen sehen Sie mit --mine.</translation>
    </message>
</context>
<context>
    <name>LookupFaults</name>
    <message>
        <source>The look-up table “%1” does not have it.</source>
        <translation>Die Nachschlagetabelle „%1“ hat es nicht.</translation>
    </message>
    <message>
        <source>In the look-up table “%1”, %2 is “%3” here.</source>
        <translation>In der Nachschlagetabelle „%1“ ist %2 hier „%3“.</translation>
    </message>
</context>
<context>
    <name>LookupLoading</name>
    <message>
        <source>The loading was cancelled. Nothing has changed.</source>
        <translation>Das Laden wurde abgebrochen. Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>Give the look-up table a name of 1 to 255 characters.</source>
        <translation>Geben Sie der Nachschlagetabelle einen Namen mit 1 bis 255 Zeichen.</translation>
    </message>
    <message>
        <source>There is no column “%1”. There are: %2.</source>
        <translation>Es gibt keine Spalte „%1“. Es gibt: %2.</translation>
    </message>
    <message>
        <source>Line %1 cannot be read: %2 Nothing has changed.</source>
        <translation>Zeile %1 kann nicht gelesen werden: %2 Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>The value in line %1 is longer than %2 characters. Nothing has changed.</source>
        <translation>Der Wert in Zeile %1 ist länger als %2 Zeichen. Nichts hat sich geändert.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Item</source>
        <translation>&amp;Vorgang</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>S&amp;palten</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>Da&amp;tensatz</translation>
    </message>
    <message>
        <source>&amp;Administration</source>
        <translation>Ad&amp;ministration</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>An import is running</source>
        <translation>Ein Import läuft</translation>
    </message>
    <message>
        <source>%1 is still being imported.</source>
        <translation>%1 wird noch importiert.</translation>
    </message>
    <message>
        <source>If Intray is closed now, the import is cancelled and none of its rows come in.</source>
        <translation>Wenn Sie Intray jetzt schließen, wird der Import abgebrochen, und keine seiner Zeilen kommt herein.</translation>
    </message>
    <message>
        <source>&amp;Go on importing</source>
        <translation>&amp;Weiter importieren</translation>
    </message>
    <message>
        <source>&amp;Cancel the import and close</source>
        <translation>Import abbrechen und s&amp;chließen</translation>
    </message>
    <message>
        <source>An export is running</source>
        <translation>Ein Export läuft</translation>
    </message>
    <message>
        <source>%1 is still being written.</source>
        <translation>%1 wird noch geschrieben.</translation>
    </message>
    <message>
        <source>If Intray is closed now, the export is cancelled and no file is written.</source>
        <translation>Wenn Sie Intray jetzt schließen, wird der Export abgebrochen, und es wird keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>&amp;Go on exporting</source>
        <translation>&amp;Weiter exportieren</translation>
    </message>
    <message>
        <source>&amp;Cancel the export and close</source>
        <translation>Export abbrechen und s&amp;chließen</translation>
    </message>
</context>
<context>
    <name>Mapping</name>
    <message>
        <source>The field “%1” is made of the column “%2”, which the file does not have. It has: %3.</source>
        <translation>Das Feld „%1“ wird aus der Spalte „%2“, die die Datei nicht hat. Sie hat: %3.</translation>
    </message>
    <message>
        <source>The field “%1” has dates in the form “%2”, which is none. Write it as in dd.MM.yyyy or yyyy-MM-dd HH:mm.</source>
        <translation>Das Feld „%1“ hat Datumsangaben in der Form „%2“, die keine ist. Schreiben Sie sie wie in dd.MM.yyyy oder yyyy-MM-dd HH:mm.</translation>
    </message>
    <message>
        <source>The field “%1” has numbers in the form “%2”, which is none. Name a country, as in de_DE, or a sample, as in 1.234,5.</source>
        <translation>Das Feld „%1“ hat Zahlen in der Form „%2“, die keine ist. Nennen Sie ein Land wie in de_DE oder ein Beispiel wie in 1.234,5.</translation>
    </message>
    <message>
        <source>it must name one column or more, unless the field is the name of the file (&quot;file_name&quot;: true).</source>
        <translation>Es muss eine oder mehrere Spalten nennen, außer wenn das Feld der Name der Datei ist (&quot;file_name&quot;: true).</translation>
    </message>
    <message>
        <source>it counts from 1, or from -1 at the end, and needs &quot;split&quot;: where the value is taken apart.</source>
        <translation>Es zählt ab 1 oder vom Ende her ab -1 und braucht &quot;split&quot;: wo der Wert geteilt wird.</translation>
    </message>
    <message>
        <source>a field cannot be a date as well.</source>
        <translation>Ein Feld kann nicht zugleich ein Datum sein.</translation>
    </message>
    <message>
        <source>it must be the name of a field.</source>
        <translation>Es muss der Name eines Feldes sein.</translation>
    </message>
    <message>
        <source>the key is each row by itself, or of columns.</source>
        <translation>Der Schlüssel ist jede Zeile für sich, oder er besteht aus Spalten.</translation>
    </message>
    <message>
        <source>The template is longer than 1 MB, so it is none.</source>
        <translation>Die Vorlage ist länger als 1 MB, also ist sie keine.</translation>
    </message>
    <message>
        <source>The template is no JSON object: %1 at character %2.</source>
        <translation>Die Vorlage ist kein JSON-Objekt: %1 bei Zeichen %2.</translation>
    </message>
    <message>
        <source>The template leaves out every column of the file.</source>
        <translation>Die Vorlage lässt jede Spalte der Datei weg.</translation>
    </message>
    <message>
        <source>The field “%1” would be made twice. Leave one of its columns out, or give it another name.</source>
        <translation>Das Feld „%1“ würde zweimal gebildet. Lassen Sie eine seiner Spalten weg, oder geben Sie ihm einen anderen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of “%1” are not written as the template says, and came in as they stand, the first in line %2.</source>
        <translation>
            <numerusform>%n Wert von „%1“ ist nicht so geschrieben, wie die Vorlage sagt, und kam herein, wie er dasteht, und zwar in Zeile %2.</numerusform>
            <numerusform>%n Werte von „%1“ sind nicht so geschrieben, wie die Vorlage sagt, und kamen herein, wie sie dastehen, der erste in Zeile %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The template cannot be read at %1: %2</source>
        <translation>Die Vorlage kann bei %1 nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>it must be a text.</source>
        <translation>Es muss ein Text sein.</translation>
    </message>
    <message>
        <source>it must be true or false.</source>
        <translation>Es muss true oder false sein.</translation>
    </message>
    <message>
        <source>it must be a whole number from %1 to %2.</source>
        <translation>Es muss eine ganze Zahl von %1 bis %2 sein.</translation>
    </message>
    <message>
        <source>it must be a text or a list of texts.</source>
        <translation>Es muss ein Text oder eine Liste von Texten sein.</translation>
    </message>
    <message>
        <source>it must be one character, or null for none.</source>
        <translation>Es muss ein einzelnes Zeichen sein, oder null für keines.</translation>
    </message>
    <message>
        <source>it must be one of: %1.</source>
        <translation>Es muss einer dieser Werte sein: %1.</translation>
    </message>
    <message>
        <source>it must be an object.</source>
        <translation>Es muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>it must be a list.</source>
        <translation>Es muss eine Liste sein.</translation>
    </message>
    <message>
        <source>a template has no such word.</source>
        <translation>Eine Vorlage hat kein solches Wort.</translation>
    </message>
    <message>
        <source>The template has the word “%1” twice in one place.</source>
        <translation>Die Vorlage hat das Wort „%1“ zweimal an einer Stelle.</translation>
    </message>
    <message>
        <source>Priority or context is taken from the column “%1”, which the file does not have. It has: %2.</source>
        <translation>Priorität oder Kontext kommt aus der Spalte „%1“, die die Datei nicht hat. Sie hat: %2.</translation>
    </message>
    <message>
        <source>A context cannot be made of a column “%1”, because Intray uses that name itself. Give the column another name.</source>
        <translation>Aus einer Spalte „%1“ kann kein Kontext werden, weil Intray diesen Namen selbst benutzt. Geben Sie der Spalte einen anderen Namen.</translation>
    </message>
    <message>
        <source>The column “%1” says “%2”, which is no priority: a whole number from -%3 to %3.</source>
        <translation>In der Spalte „%1“ steht „%2“, und das ist keine Priorität: eine ganze Zahl von -%3 bis %3.</translation>
    </message>
</context>
<context>
    <name>MappingWords</name>
    <message>
        <source>small letters</source>
        <translation>Kleinbuchstaben</translation>
    </message>
    <message>
        <source>capital letters</source>
        <translation>Großbuchstaben</translation>
    </message>
    <message>
        <source>a capital for each word</source>
        <translation>jedes Wort mit großem Anfangsbuchstaben</translation>
    </message>
    <message>
        <source>the file&apos;s name</source>
        <translation>der Name der Datei</translation>
    </message>
    <message>
        <source>the last part</source>
        <translation>der letzte Teil</translation>
    </message>
    <message>
        <source>part %1 from the end</source>
        <translation>Teil %1 vom Ende her</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>%1 and what follows</source>
        <translation>%1 und was folgt</translation>
    </message>
    <message>
        <source>no blanks around</source>
        <translation>ohne Leerzeichen am Rand</translation>
    </message>
    <message>
        <source>%1: nothing</source>
        <translation>%1: nichts</translation>
    </message>
    <message>
        <source>date %1</source>
        <translation>Datum %1</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>Zahl %1</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) made anew</source>
        <translation>
            <numerusform>%n Feld neu gebildet</numerusform>
            <numerusform>%n Felder neu gebildet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) left out</source>
        <translation>
            <numerusform>%n Spalte weggelassen</numerusform>
            <numerusform>%n Spalten weggelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>the priority</source>
        <translation>die Priorität</translation>
    </message>
    <message>
        <source>part of the context</source>
        <translation>Teil des Kontexts</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>priority from %1</source>
        <translation>Priorität aus %1</translation>
    </message>
    <message>
        <source>context from %1</source>
        <translation>Kontext aus %1</translation>
    </message>
</context>
<context>
    <name>Obstacle</name>
    <message>
        <source>Nothing stands in the way.</source>
        <translation>Nichts steht im Weg.</translation>
    </message>
    <message>
        <source>%1 holds it since %3, until %4.</source>
        <translation>%1 hält ihn seit %3, bis %4.</translation>
    </message>
    <message>
        <source>%1 holds it since %3, but the lock ended at %4: whoever takes next gets it.</source>
        <translation>%1 hält ihn seit %3, aber die Sperre ist abgelaufen (%4): Wer als Nächster nimmt, erhält ihn.</translation>
    </message>
    <message>
        <source>It was put off until %4.</source>
        <translation>Er wurde bis %4 zurückgestellt.</translation>
    </message>
    <message>
        <source>The queue &quot;%2&quot; is paused.</source>
        <translation>Die Warteschlange „%2“ ist angehalten.</translation>
    </message>
    <message>
        <source>It needs other hands: %1 did the step before and does not get it.</source>
        <translation>Er braucht andere Hände: %1 hat den Schritt davor getan und erhält ihn nicht.</translation>
    </message>
    <message>
        <source>Nobody who works may take from the queue &quot;%2&quot;. An administrator can make somebody its member.</source>
        <translation>Niemand, der Vorgänge bearbeitet, darf aus der Warteschlange „%2“ nehmen. Die Administration kann jemanden für sie aufnehmen.</translation>
    </message>
    <message>
        <source>%1 may not take from the queue &quot;%2&quot;.</source>
        <translation>%1 darf aus der Warteschlange „%2“ nichts nehmen.</translation>
    </message>
    <message>
        <source>There is no user named &quot;%1&quot; (any more).</source>
        <translation>Es gibt keinen Benutzer mit dem Namen „%1“ (mehr).</translation>
    </message>
    <message>
        <source>%1 has no role that takes items, such as clerk or worker.</source>
        <translation>%1 hat keine Rolle, die Vorgänge nimmt, wie Sachbearbeitung oder Automat.</translation>
    </message>
    <message numerus="yes">
        <source>Its attempts are used up: it was taken %n time(s), and the last lock expired. A supervisor can open it again.</source>
        <translation>
            <numerusform>Seine Versuche sind aufgebraucht: Er wurde %n-mal genommen, und die Sperre ist abgelaufen. Die Aufsicht kann ihn wieder öffnen.</numerusform>
            <numerusform>Seine Versuche sind aufgebraucht: Er wurde %n-mal genommen, und die letzte Sperre ist abgelaufen. Die Aufsicht kann ihn wieder öffnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 let it fail at %3: %5</source>
        <translation>%1 hat ihn als gescheitert gemeldet (%3): %5</translation>
    </message>
    <message>
        <source>%1 completed it at %3.</source>
        <translation>%1 hat ihn abgeschlossen (%3).</translation>
    </message>
    <message>
        <source>%1 dismissed it at %3; it never returns.</source>
        <translation>%1 hat ihn verworfen (%3); er kommt nie wieder.</translation>
    </message>
    <message>
        <source>The query of the queue &quot;%2&quot; did not find it at its last run, so nobody is given it.</source>
        <translation>Die Abfrage der Warteschlange „%2“ hat ihn beim letzten Lauf nicht gefunden, deshalb erhält ihn niemand.</translation>
    </message>
    <message>
        <source>The queue &quot;%2&quot; is filled by a query: its work is asked for, not picked.</source>
        <translation>Die Warteschlange „%2“ wird von einer Abfrage gefüllt: Nach ihrer Arbeit fragt man, statt sie auszuwählen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n item(s) of the queue &quot;%2&quot;, and it allows no more.</source>
        <translation>
            <numerusform>%1 hält %n Vorgang der Warteschlange „%2“, und mehr erlaubt sie nicht.</numerusform>
            <numerusform>%1 hält %n Vorgänge der Warteschlange „%2“, und mehr erlaubt sie nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is left in the queue &quot;%2&quot; is held by others (%n item(s)).</source>
        <translation>
            <numerusform>Was in der Warteschlange „%2“ noch übrig ist, halten andere (%n Vorgang).</numerusform>
            <numerusform>Was in der Warteschlange „%2“ noch übrig ist, halten andere (%n Vorgänge).</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left in the queue &quot;%2&quot; was put off; the next is due %4.</source>
        <translation>Was in der Warteschlange „%2“ noch übrig ist, wurde zurückgestellt; der nächste Vorgang ist ab %4 verfügbar.</translation>
    </message>
    <message>
        <source>Nothing is open in the queue &quot;%2&quot;.</source>
        <translation>In der Warteschlange „%2“ ist nichts offen.</translation>
    </message>
    <message>
        <source>%1 holds it in another program since %3, until %4.</source>
        <translation>%1 hält es in einem anderen Programm seit %3, bis %4.</translation>
    </message>
    <message>
        <source>It is assigned to %1; others do not get it.</source>
        <translation>Er ist %1 zugewiesen; andere bekommen ihn nicht.</translation>
    </message>
    <message numerus="yes">
        <source>What is left in the queue &quot;%2&quot; is assigned to others (%n item(s)).</source>
        <translation>
            <numerusform>Was in der Warteschlange „%2“ übrig ist, ist anderen zugewiesen (%n Vorgang).</numerusform>
            <numerusform>Was in der Warteschlange „%2“ übrig ist, ist anderen zugewiesen (%n Vorgänge).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OtherDatabase</name>
    <message>
        <source>Another program left the database unfinished. Open it once with that program, then read it again.</source>
        <translation>Ein anderes Programm hat die Datenbank unfertig zurückgelassen. Öffnen Sie sie einmal mit diesem Programm und lesen Sie sie dann erneut.</translation>
    </message>
    <message>
        <source>The database does not accept the query: %1. It must be one SELECT.</source>
        <translation>Die Datenbank nimmt die Abfrage nicht an: %1. Sie muss ein einzelnes SELECT sein.</translation>
    </message>
    <message>
        <source>The table “%1” cannot be read: %2.</source>
        <translation>Die Tabelle „%1“ kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you may read it.</source>
        <translation>Die Datei „%1“ kann nicht gelesen werden. Bitte prüfen Sie ihren Namen und ob Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>The file “%1” is no database that Intray can read.</source>
        <translation>Die Datei „%1“ ist keine Datenbank, die Intray lesen kann.</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for this kind of database (%1) is not installed.</source>
        <translation>Der Treiber von Qt für diese Art von Datenbank (%1) ist nicht installiert.</translation>
    </message>
    <message>
        <source>The query gives no columns. It must be one SELECT.</source>
        <translation>Die Abfrage ergibt keine Spalten. Sie muss ein einzelnes SELECT sein.</translation>
    </message>
    <message>
        <source>A definition in the file calls a function that may do harm, so Intray does not read it: %1. Take the rows from a copy of the table without such definitions.</source>
        <translation>Eine Definition in der Datei ruft eine Funktion auf, die Schaden anrichten kann, darum liest Intray sie nicht: %1. Nehmen Sie die Zeilen aus einer Kopie der Tabelle ohne solche Definitionen.</translation>
    </message>
</context>
<context>
    <name>OtherTable</name>
    <message>
        <source>The database refuses it: %1.</source>
        <translation>Die Datenbank lehnt es ab: %1.</translation>
    </message>
    <message>
        <source>The table “%1” is one of Intray&apos;s own. Nothing is written back there.</source>
        <translation>Die Tabelle „%1“ gehört Intray selbst. Dorthin wird nichts zurückgeschrieben.</translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message>
        <source>the regular expression is too long.</source>
        <translation>der reguläre Ausdruck ist zu lang.</translation>
    </message>
    <message numerus="yes">
        <source>the regular expression has an error after %n characters.</source>
        <translation>
            <numerusform>der reguläre Ausdruck hat nach %n Zeichen einen Fehler.</numerusform>
            <numerusform>der reguläre Ausdruck hat nach %n Zeichen einen Fehler.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfileStore</name>
    <message>
        <source>The connection &quot;%1&quot; could not be read and is left out. %2</source>
        <translation>Die Verbindung „%1“ konnte nicht gelesen werden und fehlt deshalb. %2</translation>
    </message>
    <message>
        <source>The list of connections could not be read. Set up the connection again.</source>
        <translation>Die Liste der Verbindungen konnte nicht gelesen werden. Richten Sie die Verbindung noch einmal ein.</translation>
    </message>
</context>
<context>
    <name>ProofPage</name>
    <message>
        <source>The history holds: %1 items with %2 lines of history, and nothing contradicts what must always hold.</source>
        <translation>Der Verlauf stimmt: %1 Vorgänge mit %2 Zeilen Verlauf, und nichts widerspricht dem, was immer gelten muss.</translation>
    </message>
    <message numerus="yes">
        <source>The history does not hold: %n contradiction(s).</source>
        <translation>
            <numerusform>Der Verlauf stimmt nicht: %n Widerspruch.</numerusform>
            <numerusform>Der Verlauf stimmt nicht: %n Widersprüche.</numerusform>
        </translation>
    </message>
    <message>
        <source>The selftest passed: %1 items were given out, none of them twice.</source>
        <translation>Der Selbsttest ist bestanden: %1 Vorgänge wurden ausgegeben, keiner davon zweimal.</translation>
    </message>
    <message numerus="yes">
        <source>The selftest failed: %n item(s) were given out twice. Stop working with this database and show the report to whoever runs it.</source>
        <translation>
            <numerusform>Der Selbsttest ist nicht bestanden: %n Vorgang wurde zweimal ausgegeben. Arbeiten Sie mit dieser Datenbank nicht weiter und zeigen Sie den Bericht dem, der sie betreibt.</numerusform>
            <numerusform>Der Selbsttest ist nicht bestanden: %n Vorgänge wurden zweimal ausgegeben. Arbeiten Sie mit dieser Datenbank nicht weiter und zeigen Sie den Bericht dem, der sie betreibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The selftest failed. The report below says what was found.</source>
        <translation>Der Selbsttest ist nicht bestanden. Der Bericht unten sagt, was gefunden wurde.</translation>
    </message>
    <message>
        <source>a file on the computer, SQLite</source>
        <translation>eine Datei auf dem Rechner, SQLite</translation>
    </message>
    <message>
        <source>Database: %1
Engine: %2
Tables: version %3
Program: Intray %4
By: %5 at %6
Begun: %7
Ended: %8</source>
        <translation>Datenbank: %1
Datenbanksystem: %2
Tabellen: Version %3
Programm: Intray %4
Von: %5 am Arbeitsplatzrechner %6
Begonnen: %7
Beendet: %8</translation>
    </message>
    <message>
        <source>Checked, line by line of every item&apos;s history, as of one instant:
- each item was brought in once;
- at every instant at most one lock held it;
- every step of work names the lock that held the item then;
- no lock came back after work was done under it;
- it was completed at most once between being open and being reopened;
- its record was at work in one step only;
- what the item says now is what its history says.</source>
        <translation>Geprüft, Zeile für Zeile im Verlauf jedes Vorgangs, nach dem Stand eines einzigen Augenblicks:
- jeder Vorgang wurde einmal übernommen;
- in jedem Augenblick hielt ihn höchstens eine Sperre;
- jeder Arbeitsschritt nennt die Sperre, die den Vorgang damals hielt;
- keine Sperre kam wieder, nachdem unter ihr gearbeitet worden war;
- er wurde zwischen Öffnen und Wiederöffnen höchstens einmal abgeschlossen;
- sein Datensatz war nur in einem Schritt in Arbeit;
- was der Vorgang jetzt sagt, ist, was sein Verlauf sagt.</translation>
    </message>
    <message>
        <source>Done: %1 claimers at once, each with a connection of its own, took and completed %2 items in a queue made for this and removed again.
Claims: %3, of which twice: %4
Speed: %5 claims a second; half of them within %6 ms, 99 of 100 within %7 ms</source>
        <translation>Getan: %1 Abnehmer zugleich, jeder mit einer eigenen Verbindung, haben %2 Vorgänge einer Warteschlange genommen und abgeschlossen, die dafür angelegt und wieder entfernt wurde.
Genommen: %3, davon zweimal: %4
Geschwindigkeit: %5 je Sekunde genommen; die Hälfte davon innerhalb von %6 ms, 99 von 100 innerhalb von %7 ms</translation>
    </message>
    <message>
        <source>Contradictions: none</source>
        <translation>Widersprüche: keine</translation>
    </message>
    <message>
        <source>Contradictions:</source>
        <translation>Widersprüche:</translation>
    </message>
    <message>
        <source>Intray: check of the history</source>
        <translation>Intray: Prüfung des Verlaufs</translation>
    </message>
    <message>
        <source>Intray: selftest</source>
        <translation>Intray: Selbsttest</translation>
    </message>
</context>
<context>
    <name>Proposals</name>
    <message>
        <source>These mean that there is nothing: %1.</source>
        <translation>Diese bedeuten, dass nichts da ist: %1.</translation>
    </message>
    <message>
        <source>It is filled in.</source>
        <translation>Das Feld ist ausgefüllt.</translation>
    </message>
    <message>
        <source>No two records have the same.</source>
        <translation>Keine zwei Datensätze haben dasselbe.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are the same.</source>
        <translation>„%1“ und „%2“ sind gleich.</translation>
    </message>
    <message>
        <source>If %1, “%2” is filled in.</source>
        <translation>Wenn %1, ist „%2“ ausgefüllt.</translation>
    </message>
    <message>
        <source>If %1, “%2” is empty.</source>
        <translation>Wenn %1, ist „%2“ leer.</translation>
    </message>
    <message>
        <source>“%1” is %2</source>
        <translation>„%1“ = %2</translation>
    </message>
    <message>
        <source>“%1” is filled in</source>
        <translation>„%1“ ausgefüllt ist</translation>
    </message>
    <message>
        <source>For equal “%1”, “%2” is equal.</source>
        <translation>Bei gleichem „%1“ ist „%2“ gleich.</translation>
    </message>
    <message>
        <source>Each value is %1.</source>
        <translation>Jeder Wert ist %1.</translation>
    </message>
    <message>
        <source>One of %1.</source>
        <translation>Eines von %1.</translation>
    </message>
    <message numerus="yes">
        <source>One of %n value(s) that occur again and again.</source>
        <translation>
            <numerusform>Der %n Wert, der immer wieder vorkommt.</numerusform>
            <numerusform>Einer von %n Werten, die immer wieder vorkommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Von %1 bis %2.</translation>
    </message>
    <message>
        <source>written like %1</source>
        <translation>geschrieben wie %1</translation>
    </message>
    <message>
        <source>Each value is written like %1.</source>
        <translation>Jeder Wert ist geschrieben wie %1.</translation>
    </message>
    <message>
        <source>no digits</source>
        <translation>keine Ziffern</translation>
    </message>
    <message>
        <source>no capital letters</source>
        <translation>keine Großbuchstaben</translation>
    </message>
    <message>
        <source>no small letters</source>
        <translation>keine Kleinbuchstaben</translation>
    </message>
    <message>
        <source>no signs such as ? * #</source>
        <translation>keine Zeichen wie ? * #</translation>
    </message>
    <message>
        <source>The text has %1.</source>
        <translation>Der Text hat %1.</translation>
    </message>
    <message>
        <source>For equal “%1” and “%2”, “%3” is equal.</source>
        <translation>Zu gleichem „%1“ und „%2“ gehört gleiches „%3“.</translation>
    </message>
    <message>
        <source>“%1” is not later than “%2”.</source>
        <translation>„%1“ ist nicht später als „%2“.</translation>
    </message>
    <message>
        <source>“%1” is not more than “%2”.</source>
        <translation>„%1“ ist nicht größer als „%2“.</translation>
    </message>
</context>
<context>
    <name>RecordKey</name>
    <message>
        <source>The key is made of columns that the file does not have: %1. The file has: %2.</source>
        <translation>Der Schlüssel besteht aus Spalten, die die Datei nicht hat: %1. Die Datei hat: %2.</translation>
    </message>
</context>
<context>
    <name>RecordSchema</name>
    <message>
        <source>The record schema cannot be used. Please correct it.</source>
        <translation>Das Datensatzschema kann nicht verwendet werden. Bitte berichtigen Sie es.</translation>
    </message>
    <message>
        <source>The record schema is not valid JSON: there is an error in line %1, column %2. Please correct it there.</source>
        <translation>Das Datensatzschema ist kein gültiges JSON: In Zeile %1, Spalte %2 ist ein Fehler. Bitte berichtigen Sie ihn dort.</translation>
    </message>
    <message>
        <source>The record schema is wrong at %1: %2</source>
        <translation>Das Datensatzschema ist bei %1 falsch: %2</translation>
    </message>
    <message>
        <source>an object is expected.</source>
        <translation>Erwartet wird ein Objekt.</translation>
    </message>
    <message>
        <source>This does not fit the queue&apos;s rules. Please check it.</source>
        <translation>Das passt nicht zu den Regeln der Warteschlange. Bitte prüfen Sie es.</translation>
    </message>
    <message>
        <source>The queue&apos;s rules do not allow this field.</source>
        <translation>Die Regeln der Warteschlange lassen dieses Feld nicht zu.</translation>
    </message>
    <message>
        <source>The values do not fit together by the queue&apos;s rules. Please check the record.</source>
        <translation>Nach den Regeln der Warteschlange passen die Werte nicht zusammen. Bitte prüfen Sie den Datensatz.</translation>
    </message>
    <message>
        <source>This is no record schema: it has none of JSON Schema&apos;s words, such as &quot;properties&quot; or &quot;required&quot;. Nothing was changed.</source>
        <translation>Das ist kein Datensatz-Schema: Es enthält keines der Wörter von JSON Schema, wie „properties“ oder „required“. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>there are %1 fields, and a form has room for %2.</source>
        <translation>es gibt %1 Felder, und ein Formular hat Platz für %2.</translation>
    </message>
</context>
<context>
    <name>RecordTable</name>
    <message>
        <source>“%1” is no spreadsheet; only these have sheets to choose from.</source>
        <translation>„%1“ ist kein Tabellendokument; nur diese haben Tabellenblätter zur Auswahl.</translation>
    </message>
    <message>
        <source>The file “%1” is a spreadsheet, which has sheets and no tables. Choose one of its sheets (--sheet).</source>
        <translation>Die Datei „%1“ ist ein Tabellendokument, das Tabellenblätter und keine Tabellen hat. Wählen Sie eines seiner Tabellenblätter (--sheet).</translation>
    </message>
</context>
<context>
    <name>Rights</name>
    <message>
        <source>The database allows this to the role %1 only.</source>
        <translation>Das erlaubt die Datenbank nur der Rolle %1.</translation>
    </message>
    <message>
        <source>The database allows this to the roles %1 and %2 only.</source>
        <translation>Das erlaubt die Datenbank nur den Rollen %1 und %2.</translation>
    </message>
    <message>
        <source>The database shows you no records, only what happened to them.</source>
        <translation>Die Datenbank zeigt Ihnen keine Datensätze, nur, was mit ihnen geschah.</translation>
    </message>
</context>
<context>
    <name>RuleEffects</name>
    <message numerus="yes">
        <source>%n item(s) are held now.</source>
        <translation>
            <numerusform>%n Vorgang wird jetzt gehalten.</numerusform>
            <numerusform>%n Vorgänge werden jetzt gehalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next claim gets %1.</source>
        <translation>Ab dem nächsten Nehmen gilt eine Sperre %1.</translation>
    </message>
    <message>
        <source>They keep their present end; the next claim and the next extension get %1.</source>
        <translation>Was schon gehalten wird, behält sein jetziges Ende; ab dem nächsten Nehmen und der nächsten Verlängerung gilt eine Sperre %1.</translation>
    </message>
    <message>
        <source>Nobody extends a lock beyond %1 from now on, counted from the claim; what is held longer keeps its present end.</source>
        <translation>Von jetzt an verlängert niemand eine Sperre über %1 hinaus, gerechnet ab dem Nehmen; was länger gehalten wird, behält sein jetziges Ende.</translation>
    </message>
    <message numerus="yes">
        <source>Who holds more than %n item(s) keeps them and gets no more until enough are finished.</source>
        <translation>
            <numerusform>Wer mehr als %n Vorgang hält, behält seine Vorgänge und erhält keine weiteren, bis genug erledigt sind.</numerusform>
            <numerusform>Wer mehr als %n Vorgänge hält, behält sie und erhält keine weiteren, bis genug erledigt sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Items completed from now on end here.</source>
        <translation>Vorgänge, die von jetzt an abgeschlossen werden, enden hier.</translation>
    </message>
    <message>
        <source>Items completed from now on go on to %1, also those that are held now.</source>
        <translation>Vorgänge, die von jetzt an abgeschlossen werden, gehen weiter an %1, auch die, die jetzt gehalten werden.</translation>
    </message>
    <message>
        <source>They too can end only as is allowed from now on.</source>
        <translation>Auch dafür gilt beim Erledigen nur noch, was von jetzt an erlaubt ist.</translation>
    </message>
    <message>
        <source>How often an item was taken before counts too: one that has used up its attempts fails when its next lock expires.</source>
        <translation>Wie oft ein Vorgang vorher genommen wurde, zählt mit: Hat er seine Versuche aufgebraucht, gilt er als gescheitert, wenn seine nächste Sperre abläuft.</translation>
    </message>
    <message>
        <source>Items that are here stay; who asks for work next gets it by the new query.</source>
        <translation>Vorgänge, die hier sind, bleiben; wer als Nächster nach Arbeit fragt, erhält sie nach der neuen Abfrage.</translation>
    </message>
    <message>
        <source>What waits already counts too; who holds such an item keeps it.</source>
        <translation>Was schon wartet, zählt mit; wer einen solchen Vorgang hält, behält ihn.</translation>
    </message>
    <message>
        <source>What is larger already stays, but is completed only once it is small enough.</source>
        <translation>Was schon größer ist, bleibt, wird aber erst erledigt, wenn es klein genug ist.</translation>
    </message>
    <message>
        <source>It counts at once, also for what was finished before.</source>
        <translation>Es gilt sofort, auch für vorher Erledigtes.</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
</context>
<context>
    <name>SchemaChanges</name>
    <message>
        <source>label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>list of values</source>
        <translation>Werteliste</translation>
    </message>
    <message>
        <source>several of a list of values</source>
        <translation>mehrere einer Werteliste</translation>
    </message>
    <message>
        <source>usual values</source>
        <translation>übliche Werte</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>shortest length</source>
        <translation>kleinste Länge</translation>
    </message>
    <message>
        <source>longest length</source>
        <translation>größte Länge</translation>
    </message>
    <message>
        <source>least</source>
        <translation>Kleinstes</translation>
    </message>
    <message>
        <source>most</source>
        <translation>Größtes</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>texts for nothing</source>
        <translation>Texte für nichts</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>Rechtschreibung</translation>
    </message>
    <message>
        <source>look-up table</source>
        <translation>Nachschlagetabelle</translation>
    </message>
    <message>
        <source>several lines</source>
        <translation>mehrere Zeilen</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <source>required</source>
        <translation>Pflichtfeld</translation>
    </message>
    <message>
        <source>order of the fields</source>
        <translation>Reihenfolge der Felder</translation>
    </message>
    <message>
        <source>columns of the lists</source>
        <translation>Spalten der Listen</translation>
    </message>
    <message>
        <source>fields of the key</source>
        <translation>Felder des Schlüssels</translation>
    </message>
    <message>
        <source>the queue&apos;s own words</source>
        <translation>eigene Wörter der Warteschlange</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source> (without %1)</source>
        <translation> (ohne %1)</translation>
    </message>
    <message>
        <source> (with %1)</source>
        <translation> (mit %1)</translation>
    </message>
    <message>
        <source> (otherwise)</source>
        <translation> (anders)</translation>
    </message>
    <message>
        <source>field %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>field %1: %2</source>
        <translation>Feld %1: %2</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>%1 added: %2</source>
        <translation>%1 hinzugefügt: %2</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SchemaCheck</name>
    <message>
        <source>The record schema is wrong at %1: %2</source>
        <translation>Das Datensatzschema ist bei %1 falsch: %2</translation>
    </message>
    <message>
        <source>it is nested too deeply.</source>
        <translation>Es ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>a schema, that is an object, is expected.</source>
        <translation>Erwartet wird ein Schema, also ein Objekt.</translation>
    </message>
    <message>
        <source>a list with at least one value is expected.</source>
        <translation>Erwartet wird eine Liste mit mindestens einem Wert.</translation>
    </message>
    <message>
        <source>a whole number from 0 is expected.</source>
        <translation>Erwartet wird eine ganze Zahl ab 0.</translation>
    </message>
    <message>
        <source>a number is expected.</source>
        <translation>Erwartet wird eine Zahl.</translation>
    </message>
    <message>
        <source>a number above 0 is expected.</source>
        <translation>Erwartet wird eine Zahl über 0.</translation>
    </message>
    <message>
        <source>text is expected.</source>
        <translation>Erwartet wird Text.</translation>
    </message>
    <message>
        <source>true or false is expected.</source>
        <translation>Erwartet wird true oder false.</translation>
    </message>
    <message>
        <source>an object with a schema for each name is expected.</source>
        <translation>Erwartet wird ein Objekt mit einem Schema für jeden Namen.</translation>
    </message>
    <message>
        <source>a list of schemas is expected.</source>
        <translation>Erwartet wird eine Liste von Schemas.</translation>
    </message>
    <message>
        <source>at least one type is expected.</source>
        <translation>Erwartet wird mindestens ein Typ.</translation>
    </message>
    <message>
        <source>a type is one of string, integer, number, boolean, null, object, array.</source>
        <translation>Ein Typ ist string, integer, number, boolean, null, object oder array.</translation>
    </message>
    <message>
        <source>a regular expression is expected.</source>
        <translation>Erwartet wird ein regulärer Ausdruck.</translation>
    </message>
    <message>
        <source>a list of field names is expected.</source>
        <translation>Erwartet wird eine Liste von Feldnamen.</translation>
    </message>
    <message>
        <source>the reference leads back to itself.</source>
        <translation>Der Verweis führt auf sich selbst zurück.</translation>
    </message>
    <message>
        <source>the reference leads nowhere in this document.</source>
        <translation>Der Verweis führt in diesem Dokument nirgendwohin.</translation>
    </message>
    <message>
        <source>it is too large.</source>
        <translation>es ist zu groß.</translation>
    </message>
    <message>
        <source>it has too many rules for one value.</source>
        <translation>es hat zu viele Regeln für einen Wert.</translation>
    </message>
    <message>
        <source>Intray has no such word; there are %1.</source>
        <translation>Intray kennt kein solches Wort; es gibt %1.</translation>
    </message>
    <message>
        <source>a list of rules is expected.</source>
        <translation>erwartet wird eine Liste von Regeln.</translation>
    </message>
    <message>
        <source>the schema has no field “%1”.</source>
        <translation>das Schema hat kein Feld „%1“.</translation>
    </message>
    <message>
        <source>a value of the field&apos;s kind, in its format, is expected.</source>
        <translation>erwartet wird ein Wert von der Art des Feldes, in seinem Format.</translation>
    </message>
    <message>
        <source>an object is expected.</source>
        <translation>erwartet wird ein Objekt.</translation>
    </message>
    <message>
        <source>a list of texts is expected.</source>
        <translation>erwartet wird eine Liste von Texten.</translation>
    </message>
    <message>
        <source>no value may contain what stands between two of them, or blanks around it.</source>
        <translation>kein Wert darf enthalten, was zwischen zweien steht, oder Leerzeichen am Rand.</translation>
    </message>
    <message>
        <source>there are %1 rules across fields, and at most %2 are checked in good time.</source>
        <translation>es gibt %1 Regeln über Felder hinweg, und höchstens %2 werden in annehmbarer Zeit geprüft.</translation>
    </message>
    <message>
        <source>only numbers, dates and times have a format, so a kind such as “date” is expected beside it.</source>
        <translation>nur Zahlen, Datums- und Zeitangaben haben ein Format, deshalb wird daneben eine Art wie „date“ erwartet.</translation>
    </message>
    <message>
        <source>the least is above the most, so no value could be right.</source>
        <translation>das Kleinste liegt über dem Größten, also könnte kein Wert richtig sein.</translation>
    </message>
    <message>
        <source>a field stands in it twice.</source>
        <translation>ein Feld steht zweimal darin.</translation>
    </message>
    <message>
        <source>“%1” and “%2” cannot be compared. Both must be numbers, dates, or times, by their kinds.</source>
        <translation>„%1“ und „%2“ lassen sich nicht vergleichen. Beide müssen ihrer Art nach Zahlen, Datums- oder Zeitangaben sein.</translation>
    </message>
    <message>
        <source>a host is expected, such as scans.example.org.</source>
        <translation>ein Rechnername wird erwartet, etwa scans.example.org.</translation>
    </message>
    <message>
        <source>true, false, a folder or an object is expected.</source>
        <translation>true, false, ein Ordner oder ein Objekt wird erwartet.</translation>
    </message>
    <message>
        <source>a number of bytes is expected.</source>
        <translation>eine Zahl von Bytes wird erwartet.</translation>
    </message>
</context>
<context>
    <name>SchemaFile</name>
    <message>
        <source>The file %1 cannot be read. Nothing was changed.</source>
        <translation>Die Datei %1 lässt sich nicht lesen. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The file %1 is too large for a record schema. Nothing was changed.</source>
        <translation>Die Datei %1 ist zu groß für ein Datensatzschema. Es wurde nichts geändert.</translation>
    </message>
</context>
<context>
    <name>SchemaInference</name>
    <message>
        <source>usually %1</source>
        <translation>gewöhnlich %1</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>The cell %1 has the error %2.</source>
        <translation>Die Zelle %1 hat den Fehler %2.</translation>
    </message>
    <message>
        <source>The cell %1 has “%2”, which cannot be read as what it should be.</source>
        <translation>Die Zelle %1 hat „%2“, was sich nicht als das lesen lässt, was es sein soll.</translation>
    </message>
    <message>
        <source>The cell %1 refers to a text that the file does not have.</source>
        <translation>Die Zelle %1 verweist auf einen Text, den die Datei nicht hat.</translation>
    </message>
    <message>
        <source>The cell %1 has “%2”, which is no date.</source>
        <translation>Die Zelle %1 hat „%2“, was kein Datum ist.</translation>
    </message>
    <message>
        <source>The cell %1 has “%2”, which is no number.</source>
        <translation>Die Zelle %1 hat „%2“, was keine Zahl ist.</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>The sheet “%1” has no rows: there is nothing to bring in.</source>
        <translation>Das Tabellenblatt „%1“ hat keine Zeilen: Es gibt nichts zu importieren.</translation>
    </message>
    <message>
        <source>The header cannot be read: %1</source>
        <translation>Die Kopfzeile kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The cell %1 stands beyond the last column, which is %2.</source>
        <translation>Die Zelle %1 steht hinter der letzten Spalte, das ist %2.</translation>
    </message>
    <message>
        <source>The sheet “%1” of a spreadsheet (%2) is read; row %3 names its columns.</source>
        <translation>Das Tabellenblatt „%1“ eines Tabellendokuments (%2) wird gelesen; Zeile %3 benennt seine Spalten.</translation>
    </message>
    <message>
        <source>The sheet “%1” of a spreadsheet (%2) is read; it seems to have no header, so its columns are numbered.</source>
        <translation>Das Tabellenblatt „%1“ eines Tabellendokuments (%2) wird gelesen; es hat anscheinend keine Kopfzeile, deshalb sind seine Spalten nummeriert.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) at the top were passed over.</source>
        <translation>
            <numerusform>%n Zeile am Anfang wurde übergangen.</numerusform>
            <numerusform>%n Zeilen am Anfang wurden übergangen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty row(s) between others were passed over, the first is row %1.</source>
        <translation>
            <numerusform>%n leere Zeile zwischen anderen wurde übergangen, und zwar Zeile %1.</numerusform>
            <numerusform>%n leere Zeilen zwischen anderen wurden übergangen, die erste ist Zeile %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden row(s) were read as well.</source>
        <translation>
            <numerusform>%n ausgeblendete Zeile wurde mitgelesen.</numerusform>
            <numerusform>%n ausgeblendete Zeilen wurden mitgelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden column(s) were read as well.</source>
        <translation>
            <numerusform>%n ausgeblendete Spalte wurde mitgelesen.</numerusform>
            <numerusform>%n ausgeblendete Spalten wurden mitgelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n range(s) of cells are merged, the first is %1; the value is in the first cell, the others are missing.</source>
        <translation>
            <numerusform>%n Zellbereich ist verbunden, und zwar %1; der Wert steht in der ersten Zelle, die anderen fehlen.</numerusform>
            <numerusform>%n Zellbereiche sind verbunden, der erste ist %1; der Wert steht jeweils in der ersten Zelle, die anderen fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formula(s) have no stored result and are missing, the first in %1. Open the file, let it calculate, and save it.</source>
        <translation>
            <numerusform>%n Formel hat kein gespeichertes Ergebnis und fehlt, und zwar in %1. Öffnen Sie die Datei, lassen Sie sie rechnen und speichern Sie sie.</numerusform>
            <numerusform>%n Formeln haben kein gespeichertes Ergebnis und fehlen, die erste in %1. Öffnen Sie die Datei, lassen Sie sie rechnen und speichern Sie sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are formatted as dates that there are not, such as before 1900; they were read as numbers, the first is %1.</source>
        <translation>
            <numerusform>%n Zelle ist als Datum formatiert, das es nicht gibt, etwa vor 1900; sie wurde als Zahl gelesen, und zwar %1.</numerusform>
            <numerusform>%n Zellen sind als Datum formatiert, das es nicht gibt, etwa vor 1900; sie wurden als Zahlen gelesen, die erste ist %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceDocument</name>
    <message>
        <source>The PDF “%1” is encrypted, so it cannot be shown.</source>
        <translation>Das PDF „%1“ ist verschlüsselt und kann nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>The PDF “%1” is damaged.</source>
        <translation>Das PDF „%1“ ist beschädigt.</translation>
    </message>
    <message>
        <source>The PDF “%1” has no page.</source>
        <translation>Das PDF „%1“ hat keine Seite.</translation>
    </message>
    <message>
        <source>The source “%1” is no picture and no PDF that Intray can show.</source>
        <translation>Die Quelle „%1“ ist weder ein Bild noch ein PDF, das Intray zeigen kann.</translation>
    </message>
    <message>
        <source>The picture “%1” is damaged, or too large to be shown.</source>
        <translation>Das Bild „%1“ ist beschädigt oder zu groß, um gezeigt zu werden.</translation>
    </message>
</context>
<context>
    <name>SourceFetch</name>
    <message>
        <source>The source is not there any more, says “%1”.</source>
        <translation>Die Quelle ist nicht mehr da, sagt „%1“.</translation>
    </message>
    <message>
        <source>“%1” does not let Intray read the source. Ask an administrator.</source>
        <translation>„%1“ lässt Intray die Quelle nicht lesen. Fragen Sie eine Administratorin oder einen Administrator.</translation>
    </message>
    <message>
        <source>“%1” cannot prove who it is, so the source was not fetched. Ask an administrator.</source>
        <translation>„%1“ kann nicht beweisen, wer es ist, daher wurde die Quelle nicht geholt. Fragen Sie eine Administratorin oder einen Administrator.</translation>
    </message>
    <message>
        <source>“%1” sends to another place for the source, which is not fetched from there. Ask an administrator.</source>
        <translation>„%1“ verweist für die Quelle an eine andere Stelle, von der sie nicht geholt wird. Fragen Sie eine Administratorin oder einen Administrator.</translation>
    </message>
    <message>
        <source>“%1” does not answer, so the source cannot be shown. Try again later.</source>
        <translation>„%1“ antwortet nicht, daher kann die Quelle nicht gezeigt werden. Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>The source is larger than 200 MB, so it is not fetched.</source>
        <translation>Die Quelle ist größer als 200 MB und wird daher nicht geholt.</translation>
    </message>
    <message>
        <source>This computer has no room to keep the source: %1.</source>
        <translation>Dieser Computer hat keinen Platz, um die Quelle zu behalten: %1.</translation>
    </message>
</context>
<context>
    <name>SourcePlace</name>
    <message>
        <source>The source is not in the folder of this queue&apos;s sources, “%1”.</source>
        <translation>Die Quelle liegt nicht im Ordner der Quellen dieser Warteschlange, „%1“.</translation>
    </message>
    <message>
        <source>The field of the source holds no path.</source>
        <translation>Im Feld der Quelle steht kein Pfad.</translation>
    </message>
    <message>
        <source>The folder of this queue&apos;s sources, “%1”, is no absolute path.</source>
        <translation>Der Ordner der Quellen dieser Warteschlange, „%1“, ist kein absoluter Pfad.</translation>
    </message>
    <message>
        <source>The source “%1” is below a folder that is not chosen yet. Choose it with the button Folder.</source>
        <translation>Die Quelle „%1“ liegt unter einem Ordner, der noch nicht gewählt ist. Wählen Sie ihn mit dem Knopf „Ordner“.</translation>
    </message>
    <message>
        <source>The source “%1” is not there.</source>
        <translation>Die Quelle „%1“ ist nicht da.</translation>
    </message>
    <message>
        <source>The source “%1” is no file that can be shown.</source>
        <translation>Die Quelle „%1“ ist keine Datei, die gezeigt werden kann.</translation>
    </message>
    <message>
        <source>You may not read the source “%1”.</source>
        <translation>Sie dürfen die Quelle „%1“ nicht lesen.</translation>
    </message>
    <message>
        <source>The source “%1” is empty.</source>
        <translation>Die Quelle „%1“ ist leer.</translation>
    </message>
    <message>
        <source>The source “%1” is larger than 1 GB.</source>
        <translation>Die Quelle „%1“ ist größer als 1 GB.</translation>
    </message>
    <message>
        <source>The source is on “%1”, and this queue&apos;s rules do not allow to fetch it from there. Files of this computer and of shares that are mounted on it are shown.</source>
        <translation>Die Quelle liegt auf „%1“, und die Regeln dieser Warteschlange erlauben nicht, sie von dort zu holen. Gezeigt werden Dateien dieses Computers und von Freigaben, die darauf eingehängt sind.</translation>
    </message>
</context>
<context>
    <name>Speller</name>
    <message>
        <source>The dictionary &quot;%1&quot; is not installed, so spelling is not checked. Install it as a Hunspell dictionary, for example the package hunspell-%2.</source>
        <translation>Das Wörterbuch &quot;%1&quot; ist nicht installiert, deshalb wird die Rechtschreibung nicht geprüft. Installieren Sie es als Hunspell-Wörterbuch, zum Beispiel das Paket hunspell-%2.</translation>
    </message>
    <message>
        <source>The dictionary &quot;%1&quot; cannot be read, so spelling is not checked. Install it anew.</source>
        <translation>Das Wörterbuch &quot;%1&quot; kann nicht gelesen werden, deshalb wird die Rechtschreibung nicht geprüft. Installieren Sie es neu.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>There is no queue named &quot;%1&quot;.</source>
        <translation>Es gibt keine Warteschlange mit dem Namen „%1“.</translation>
    </message>
    <message>
        <source>There is no item %1.</source>
        <translation>Es gibt keinen Vorgang %1.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: %1 took it at %2.</source>
        <translation>Ihre Sperre hält diesen Vorgang nicht mehr: %1 hält ihn seit %2.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it has been completed.</source>
        <translation>Ihre Sperre hält diesen Vorgang nicht mehr: Er wurde abgeschlossen.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it has been put aside.</source>
        <translation>Ihre Sperre hält diesen Vorgang nicht mehr: Er wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it is open again, and nobody has taken it yet.</source>
        <translation>Ihre Sperre hält diesen Vorgang nicht mehr: Er ist wieder offen, und noch niemand hat ihn genommen.</translation>
    </message>
    <message>
        <source>Others are writing to the database right now. Nothing was changed; please try again.</source>
        <translation>Andere schreiben gerade in die Datenbank. Es wurde nichts geändert; bitte versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>The database can be read but not written. Nothing was changed; ask for the right to write to the file and its folder.</source>
        <translation>Die Datenbank kann gelesen, aber nicht geschrieben werden. Es wurde nichts geändert; lassen Sie sich das Recht geben, in die Datei und ihren Ordner zu schreiben.</translation>
    </message>
    <message>
        <source>The disk with the database is full. Nothing was changed; make room and try again.</source>
        <translation>Der Datenträger mit der Datenbank ist voll. Es wurde nichts geändert; schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The database is damaged. Keep the file as it is and go back to the last backup.</source>
        <translation>Die Datenbank ist beschädigt. Lassen Sie die Datei, wie sie ist, und kehren Sie zur letzten Sicherung zurück.</translation>
    </message>
    <message>
        <source>The file is not a database. Choose another file.</source>
        <translation>Die Datei ist keine Datenbank. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>The database file cannot be opened. Check that the file and its folder exist and that you may read and write them.</source>
        <translation>Die Datenbankdatei kann nicht geöffnet werden. Prüfen Sie, ob es die Datei und ihren Ordner gibt und ob Sie sie lesen und schreiben dürfen.</translation>
    </message>
    <message>
        <source>The database file cannot be read or written right now. Nothing was changed; check the disk and try again.</source>
        <translation>Die Datenbankdatei kann zurzeit nicht gelesen oder geschrieben werden. Es wurde nichts geändert; prüfen Sie den Datenträger und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The database refused this. Nothing was changed; the details say more.</source>
        <translation>Die Datenbank hat das abgelehnt. Es wurde nichts geändert; Näheres steht in den Details.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; does not allow this way of finishing an item.</source>
        <translation>Die Warteschlange „%1“ erlaubt nicht, einen Vorgang auf diese Weise zu erledigen.</translation>
    </message>
    <message>
        <source>Say why the item fails.</source>
        <translation>Geben Sie an, warum der Vorgang gescheitert ist.</translation>
    </message>
    <message>
        <source>An item can be returned for 0 to 72 hours.</source>
        <translation>Ein Vorgang kann für 0 bis 72 Stunden zurückgegeben werden.</translation>
    </message>
    <message>
        <source>This was called off before; nothing was changed. Please do it again.</source>
        <translation>Das wurde vorher abgebrochen; es wurde nichts geändert. Bitte tun Sie es noch einmal.</translation>
    </message>
    <message>
        <source>It is too late to take this back. A supervisor can open the item again.</source>
        <translation>Es ist zu spät, das zurückzunehmen. Die Aufsicht kann den Vorgang wieder öffnen.</translation>
    </message>
    <message>
        <source>This import has been called off, because nothing was heard of it for a minute. Nothing was brought in; start it again.</source>
        <translation>Dieser Import wurde abgebrochen, weil er sich eine Minute lang nicht gemeldet hat. Es wurde nichts importiert; starten Sie ihn noch einmal.</translation>
    </message>
    <message>
        <source>Another import into this queue is running. Wait until it is done.</source>
        <translation>Ein anderer Import in diese Warteschlange läuft gerade. Warten Sie, bis er fertig ist.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was made by an Intray that was never released, and cannot be upgraded. Export its queues with that program, and import the files into a new database; nothing was changed.</source>
        <translation>Die Datenbank „%1“ wurde von einem Intray angelegt, das nie veröffentlicht wurde, und kann nicht aktualisiert werden. Exportieren Sie ihre Warteschlangen mit jenem Programm und importieren Sie die Dateien in eine neue Datenbank; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was made by a newer Intray. Update this program; nothing was changed.</source>
        <translation>Die Datenbank „%1“ wurde von einem neueren Intray angelegt. Aktualisieren Sie dieses Programm; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; has no Intray queues yet. Run &quot;intrayctl init&quot; on it, or choose another file.</source>
        <translation>Die Datenbank „%1“ hat noch keine Warteschlangen von Intray. Rufen Sie „intrayctl init“ für sie auf oder wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was made by an older Intray. Run &quot;intrayctl init&quot; to upgrade it.</source>
        <translation>Die Datenbank „%1“ wurde von einem älteren Intray angelegt. Rufen Sie „intrayctl init“ auf, um sie zu aktualisieren.</translation>
    </message>
    <message>
        <source>Others have kept the database busy for too long. Nothing was changed; please try again.</source>
        <translation>Andere haben die Datenbank zu lange beschäftigt. Es wurde nichts geändert; bitte versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; cannot be made. Choose another place for the database.</source>
        <translation>Der Ordner „%1“ kann nicht angelegt werden. Wählen Sie einen anderen Ort für die Datenbank.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on a network share, where file locks cannot be trusted and two people could get the same item. Put the file on a disk of this machine.</source>
        <translation>„%1“ liegt auf einer Netzwerkfreigabe; dort ist auf Dateisperren kein Verlass, und zwei Personen könnten denselben Vorgang erhalten. Legen Sie die Datei auf einen Datenträger dieses Rechners.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a database. Choose another file.</source>
        <translation>„%1“ ist keine Datenbank. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>There is no database at &quot;%1&quot;. Make one first, or name another.</source>
        <translation>Unter „%1“ gibt es keine Datenbank. Legen Sie zuerst eine an oder nennen Sie eine andere.</translation>
    </message>
    <message>
        <source>An item needs a key that is not blank.</source>
        <translation>Ein Vorgang braucht einen Schlüssel, der nicht leer ist.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; has an item with the key &quot;%2&quot; already.</source>
        <translation>Die Warteschlange „%1“ hat schon einen Vorgang mit dem Schlüssel „%2“.</translation>
    </message>
    <message numerus="yes">
        <source>Given up when its lock expired; it had been taken %n time(s).</source>
        <translation>
            <numerusform>Aufgegeben, als die Sperre ablief; der Vorgang war %n-mal genommen worden.</numerusform>
            <numerusform>Aufgegeben, als die Sperre ablief; der Vorgang war %n-mal genommen worden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The place in the list is not one that this list gave. Start from the list&apos;s beginning.</source>
        <translation>Diese Stelle der Liste stammt nicht aus dieser Liste. Beginnen Sie am Anfang der Liste.</translation>
    </message>
    <message>
        <source>A queue&apos;s name has letters, digits, dots, dashes and underscores only, begins with a letter or digit, and is at most 64 long.</source>
        <translation>Der Name einer Warteschlange besteht nur aus Buchstaben, Ziffern, Punkten, Binde- und Unterstrichen, beginnt mit einem Buchstaben oder einer Ziffer und ist höchstens 64 Zeichen lang.</translation>
    </message>
    <message>
        <source>A lock must hold for at least one second.</source>
        <translation>Eine Sperre muss mindestens eine Sekunde lang gelten.</translation>
    </message>
    <message>
        <source>The longest hold must not be shorter than the lock.</source>
        <translation>Die längste Haltedauer darf nicht kürzer als die Sperre sein.</translation>
    </message>
    <message>
        <source>A user must be allowed at least one lock.</source>
        <translation>Einem Benutzer muss mindestens eine Sperre erlaubt sein.</translation>
    </message>
    <message>
        <source>An item must be allowed at least one attempt.</source>
        <translation>Für einen Vorgang muss mindestens ein Versuch erlaubt sein.</translation>
    </message>
    <message>
        <source>A queue cannot be its own next queue.</source>
        <translation>Eine Warteschlange kann nicht ihre eigene nächste Warteschlange sein.</translation>
    </message>
    <message>
        <source>There is a queue named &quot;%1&quot; already.</source>
        <translation>Es gibt schon eine Warteschlange mit dem Namen „%1“.</translation>
    </message>
    <message>
        <source>This lock holds no item (any more).</source>
        <translation>Diese Sperre hält keinen Vorgang (mehr).</translation>
    </message>
    <message>
        <source>Only a finished item can be opened again.</source>
        <translation>Nur ein erledigter Vorgang kann wieder geöffnet werden.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; is in use and cannot be removed.</source>
        <translation>Die Warteschlange „%1“ wird benutzt und kann nicht entfernt werden.</translation>
    </message>
    <message>
        <source>The database server is too busy right now. Nothing was changed; please try again.</source>
        <translation>Der Datenbankserver ist gerade zu stark beschäftigt. Es wurde nichts geändert; bitte versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The database server has no room left. Nothing was changed; tell the administrator and try again later.</source>
        <translation>Der Datenbankserver hat keinen Platz mehr. Es wurde nichts geändert; sagen Sie der Administration Bescheid und versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>Your login does not have the right to do this. Nothing was changed; ask an administrator of Intray for the right.</source>
        <translation>Ihre Anmeldung hat nicht das Recht dazu. Es wurde nichts geändert; bitten Sie die Administration von Intray um das Recht.</translation>
    </message>
    <message>
        <source>The network does not know a server of this name. Check the name and the network connection.</source>
        <translation>Das Netzwerk kennt keinen Server mit diesem Namen. Prüfen Sie den Namen und die Netzwerkverbindung.</translation>
    </message>
    <message>
        <source>No database server answers at this address and port. Check both, and whether the server is running.</source>
        <translation>Unter dieser Adresse und diesem Port antwortet kein Datenbankserver. Prüfen Sie beides und ob der Server läuft.</translation>
    </message>
    <message>
        <source>No encrypted connection to a server that proves who it is could be made. Check the server&apos;s certificate, or the file of the authority that signed it.</source>
        <translation>Es kam keine verschlüsselte Verbindung zu einem Server zustande, der sich ausweist. Prüfen Sie das Zertifikat des Servers oder die Datei der Zertifizierungsstelle, die es unterschrieben hat.</translation>
    </message>
    <message>
        <source>The server does not accept this login with this password. Check both.</source>
        <translation>Der Server nimmt diese Anmeldung mit diesem Passwort nicht an. Prüfen Sie beides.</translation>
    </message>
    <message>
        <source>The server has no database of this name. Check the name.</source>
        <translation>Der Server hat keine Datenbank mit diesem Namen. Prüfen Sie den Namen.</translation>
    </message>
    <message>
        <source>An encrypted connection to MariaDB needs the file of the authority that signed the server&apos;s certificate (ssl_ca). On a trusted network tls=off allows a connection that is not encrypted.</source>
        <translation>Eine verschlüsselte Verbindung zu MariaDB braucht die Datei der Zertifizierungsstelle, die das Zertifikat des Servers unterschrieben hat (ssl_ca). In einem vertrauenswürdigen Netzwerk erlaubt tls=off eine Verbindung ohne Verschlüsselung.</translation>
    </message>
    <message>
        <source>The server offers no encryption, so the connection was closed again. On a trusted network tls=off allows a connection that is not encrypted.</source>
        <translation>Der Server bietet keine Verschlüsselung an, deshalb wurde die Verbindung wieder geschlossen. In einem vertrauenswürdigen Netzwerk erlaubt tls=off eine Verbindung ohne Verschlüsselung.</translation>
    </message>
    <message>
        <source>MariaDB&apos;s ODBC driver damages text that is sent through it, so Intray does not use it. Connect without ODBC: mariadb://USER@HOST/DATABASE.</source>
        <translation>Der ODBC-Treiber von MariaDB beschädigt Text, der durch ihn gesendet wird, deshalb benutzt Intray ihn nicht. Verbinden Sie sich ohne ODBC: mariadb://USER@HOST/DATABASE.</translation>
    </message>
    <message>
        <source>The ODBC driver of mdbtools crashes the program that reads through it, so Intray does not use it. Import the Access file instead.</source>
        <translation>Der ODBC-Treiber von mdbtools bringt das Programm, das durch ihn liest, zum Absturz, deshalb benutzt Intray ihn nicht. Importieren Sie stattdessen die Access-Datei.</translation>
    </message>
    <message>
        <source>ODBC knows no data source or driver of this name. Set it up in the system&apos;s ODBC settings, or choose another.</source>
        <translation>ODBC kennt keine Datenquelle und keinen Treiber mit diesem Namen. Richten Sie das in den ODBC-Einstellungen des Systems ein oder wählen Sie etwas anderes.</translation>
    </message>
    <message>
        <source>Intray does not know how to work with &quot;%1&quot; through ODBC yet.</source>
        <translation>Intray kann mit „%1“ noch nicht über ODBC arbeiten.</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for this kind of database (%1) is not installed.</source>
        <translation>Der Qt-Treiber für diese Art von Datenbank (%1) ist nicht installiert.</translation>
    </message>
    <message>
        <source>The server does not wait for its disk: work that it confirmed can be lost when its power fails.</source>
        <translation>Der Server wartet nicht auf seinen Datenträger: Arbeit, die er bestätigt hat, kann bei einem Stromausfall verloren gehen.</translation>
    </message>
    <message>
        <source>The server is part of a Galera cluster, which can lose work that it confirmed. Let all clients use one node.</source>
        <translation>Der Server gehört zu einem Galera-Cluster, der Arbeit verlieren kann, die er bestätigt hat. Lassen Sie alle Arbeitsplätze denselben Knoten benutzen.</translation>
    </message>
    <message>
        <source>The database server has no login named &quot;%1&quot;. Its administrator makes logins; Intray gives them their roles.</source>
        <translation>Der Datenbankserver hat keine Anmeldung mit dem Namen „%1“. Anmeldungen legt die Administration des Servers an; Intray gibt ihnen ihre Rollen.</translation>
    </message>
    <message>
        <source>There is no user named &quot;%1&quot;.</source>
        <translation>Es gibt keinen Benutzer mit dem Namen „%1“.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; has not been set up for Intray. An administrator does that with &quot;intrayctl init&quot;.</source>
        <translation>Die Datenbank „%1“ wurde noch nicht für Intray eingerichtet. Das tut die Administration mit „intrayctl init“.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 items were given out.</source>
        <translation>Nur %1 der %2 Vorgänge wurden ausgegeben.</translation>
    </message>
    <message>
        <source>A selftest makes a queue and works in it, so its login must be administrator and clerk. &quot;intrayctl user set %1 --role administrator --role clerk&quot; makes it both.</source>
        <translation>Ein Selbsttest legt eine Warteschlange an und arbeitet in ihr, deshalb braucht seine Anmeldung die Rollen administrator und clerk. „intrayctl user set %1 --role administrator --role clerk“ gibt ihr beide.</translation>
    </message>
    <message>
        <source>Selftest</source>
        <translation>Selbsttest</translation>
    </message>
    <message>
        <source>A user needs a name that is not blank.</source>
        <translation>Ein Benutzer braucht einen Namen, der nicht leer ist.</translation>
    </message>
    <message>
        <source>This database recognises a login by itself when it is renamed, or has none. There is nothing to do.</source>
        <translation>Diese Datenbank erkennt eine umbenannte Anmeldung von selbst wieder, oder sie hat keine Anmeldungen. Es ist nichts zu tun.</translation>
    </message>
    <message>
        <source>This database was restored on another server, where your login may be somebody else&apos;s. An administrator of Intray has to join its users again: &quot;intrayctl init&quot;, then &quot;intrayctl user set&quot; for each.</source>
        <translation>Diese Datenbank wurde auf einem anderen Server wiederhergestellt, wo Ihre Anmeldung jemand anderes sein kann. Bitten Sie die Datenbankverwaltung, „intrayctl init“ und dann „intrayctl user set NAME“ für alle Benutzer auszuführen.</translation>
    </message>
    <message>
        <source>Say why the item is sent back.</source>
        <translation>Sagen Sie, warum der Vorgang zurückgewiesen wird.</translation>
    </message>
    <message>
        <source>No step comes before this one, so the item cannot be sent back. Return it, or let it fail with a reason.</source>
        <translation>Vor diesem Schritt kommt keiner, also kann der Vorgang nicht zurückgewiesen werden. Geben Sie ihn zurück oder lassen Sie ihn mit einem Grund fehlschlagen.</translation>
    </message>
    <message>
        <source>The record has been put aside in the step before, so the item cannot be sent back there. A supervisor can open it again.</source>
        <translation>Der Datensatz wurde im Schritt davor beiseitegelegt, also kann der Vorgang nicht dorthin zurückgewiesen werden. Eine Aufsicht kann ihn wieder öffnen.</translation>
    </message>
    <message>
        <source>The share of a step is 1 to 100 percent.</source>
        <translation>Der Anteil eines Schritts ist 1 bis 100 Prozent.</translation>
    </message>
    <message>
        <source>Second keying needs a queue in which a third person decides where the two differ.</source>
        <translation>Zweiterfassung braucht eine Warteschlange, in der eine dritte Person entscheidet, wo die beiden voneinander abweichen.</translation>
    </message>
    <message>
        <source>A queue cannot decide on its own second keying.</source>
        <translation>Eine Warteschlange kann nicht über ihre eigene Zweiterfassung entscheiden.</translation>
    </message>
    <message>
        <source>The key of &quot;%2&quot; has several columns; &quot;%1&quot; alone does not name a row. Give the table a column of its own with a unique index.</source>
        <translation>Der Schlüssel von „%2“ hat mehrere Spalten; „%1“ allein benennt keine Zeile. Geben Sie der Tabelle eine eigene Spalte mit eindeutigem Index.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; is neither the primary key nor has it a unique index, so it does not name one row.</source>
        <translation>Die Spalte „%1“ von „%2“ ist weder der Primärschlüssel noch hat sie einen eindeutigen Index, also benennt sie nicht eine Zeile.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; a key is a whole number or text.</source>
        <translation>Die Spalte „%1“ von „%2“ hat den Typ „%3“; ein Schlüssel ist eine ganze Zahl oder Text.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; may not be empty, so a lock could not be ended.</source>
        <translation>Die Spalte „%1“ von „%2“ darf nicht leer sein, also könnte keine Sperre enden.</translation>
    </message>
    <message>
        <source>The values for open and for done must differ.</source>
        <translation>Die Werte für offen und für erledigt müssen verschieden sein.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; may be empty, so it gives no order. Choose one that is NOT NULL.</source>
        <translation>Die Spalte „%1“ von „%2“ darf leer sein, also ergibt sie keine Reihenfolge. Wählen Sie eine, die NOT NULL ist.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; (%3) cannot be corrected as a field of the record.</source>
        <translation>Die Spalte „%1“ von „%2“ (%3) lässt sich nicht als Feld des Datensatzes berichtigen.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has a quote or backslash in its name, which MariaDB cannot look up. Name the other columns with --columns.</source>
        <translation>Die Spalte „%1“ von „%2“ hat ein Anführungszeichen oder einen Rückstrich im Namen, den MariaDB nicht nachschlagen kann. Nennen Sie die anderen Spalten mit --columns.</translation>
    </message>
    <message>
        <source>Two of the tables have a column &quot;%1&quot;. Name the columns of each that belong to the record.</source>
        <translation>Zwei der Tabellen haben eine Spalte „%1“. Nennen Sie von jeder die Spalten, die zum Datensatz gehören.</translation>
    </message>
    <message>
        <source>The criteria are not one condition: a parenthesis, a quote or a semicolon does not belong there.</source>
        <translation>Das ist nicht eine einzige Bedingung: Eine Klammer, ein Anführungszeichen oder ein Strichpunkt gehört dort nicht hin.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a table of Intray itself.</source>
        <translation>„%1“ ist eine Tabelle von Intray selbst.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a view. Adopt the table behind it, and write the view&apos;s conditions into the criteria.</source>
        <translation>„%1“ ist eine Sicht. Übernehmen Sie die Tabelle dahinter und schreiben Sie die Bedingungen der Sicht in das Kriterium.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no table that stands in this database itself, so its rows cannot be locked.</source>
        <translation>„%1“ ist keine Tabelle, die in dieser Datenbank selbst steht, also lassen sich ihre Zeilen nicht sperren.</translation>
    </message>
    <message>
        <source>Your login may not write the table &quot;%1&quot; or may not hand that right on. Its owner can adopt it.</source>
        <translation>Ihre Anmeldung darf die Tabelle „%1“ nicht schreiben oder dieses Recht nicht weitergeben. Wem sie gehört, der kann sie übernehmen.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; a lock&apos;s time is a time of day with its date, or text.</source>
        <translation>Die Spalte „%1“ von „%2“ hat den Typ „%3“; die Zeit einer Sperre ist Datum mit Uhrzeit oder Text.</translation>
    </message>
    <message>
        <source>There is no lock id column: whether another program has taken a lock over is told by its user and time alone.</source>
        <translation>Es gibt keine Spalte für die Sperrnummer: Ob ein anderes Programm eine Sperre übernommen hat, zeigen allein Benutzer und Zeit.</translation>
    </message>
    <message>
        <source>There is no state column: what is done is remembered by Intray alone, and other programs go on seeing it.</source>
        <translation>Es gibt keine Zustandsspalte: Was erledigt ist, merkt sich allein Intray, und andere Programme sehen es weiterhin.</translation>
    </message>
    <message>
        <source>&quot;For later&quot;, &quot;never again&quot; and &quot;failed&quot; are remembered by Intray alone; other programs go on seeing such a row as open.</source>
        <translation>„Für später“, „nie wieder“ und „fehlgeschlagen“ merkt sich allein Intray; andere Programme sehen eine solche Zeile weiterhin als offen.</translation>
    </message>
    <message>
        <source>The database has no table named &quot;%1&quot; that this login can see.</source>
        <translation>Die Datenbank hat keine Tabelle namens „%1“, die diese Anmeldung sehen kann.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could be %2 or %3. Write the name exactly as one of these.</source>
        <translation>„%1“ kann %2 oder %3 sein. Schreiben Sie den Namen genau wie einen davon.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; has no column named &quot;%2&quot;.</source>
        <translation>Die Tabelle „%1“ hat keine Spalte namens „%2“.</translation>
    </message>
    <message>
        <source>There is no request %1 of yours.</source>
        <translation>Es gibt keine Anfrage %1 von Ihnen.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; is not filled by a query; its items are claimed.</source>
        <translation>Die Warteschlange „%1“ wird nicht von einer Abfrage gefüllt; ihre Vorgänge werden genommen.</translation>
    </message>
    <message>
        <source>The query that fills this queue took longer than it may and was given up. Tell whoever looks after Intray.</source>
        <translation>Die Abfrage, die diese Warteschlange füllt, dauerte länger als erlaubt und wurde aufgegeben. Sagen Sie es dem, der Intray betreut.</translation>
    </message>
    <message>
        <source>The database does not accept the query (line %2): %1. It must be one SELECT.</source>
        <translation>Die Datenbank nimmt die Abfrage nicht an (Zeile %2): %1. Es muss ein einziges SELECT sein.</translation>
    </message>
    <message>
        <source>The database does not accept the query: %1. It must be one SELECT.</source>
        <translation>Die Datenbank nimmt die Abfrage nicht an: %1. Es muss ein einziges SELECT sein.</translation>
    </message>
    <message>
        <source>The query has no column named &quot;key&quot;. Name the one that tells the records apart so: SELECT id AS key, ... (its columns are: %1)</source>
        <translation>Die Abfrage hat keine Spalte namens „key“. Nennen Sie die so, die die Datensätze unterscheidet: SELECT id AS key, ... (ihre Spalten sind: %1)</translation>
    </message>
    <message>
        <source>The query finds rows without a key: the column &quot;key&quot; must never be empty (NULL).</source>
        <translation>Die Abfrage findet Zeilen ohne Schlüssel: Die Spalte „key“ darf nie leer (NULL) sein.</translation>
    </message>
    <message>
        <source>The query may not read what it asks for: %1. An administrator of the database allows it with GRANT SELECT ON table TO %2.</source>
        <translation>Die Abfrage darf nicht lesen, wonach sie fragt: %1. Wer die Datenbank verwaltet, erlaubt es mit GRANT SELECT ON Tabelle TO %2.</translation>
    </message>
    <message>
        <source>Nobody holds any of these items.</source>
        <translation>Niemand hält einen dieser Vorgänge.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) held by %1.</source>
        <translation>
            <numerusform>%n Vorgang, gehalten von %1.</numerusform>
            <numerusform>%n Vorgänge, gehalten von %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Text was typed for %n of them.</source>
        <translation>
            <numerusform>Für %n davon wurde Text eingegeben.</numerusform>
            <numerusform>Für %n davon wurde Text eingegeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>A warning comes at least one second before the end of the lock.</source>
        <translation>Eine Warnung kommt mindestens eine Sekunde vor dem Ende der Sperre.</translation>
    </message>
    <message>
        <source>A warning must come later than the lock begins: it has to be shorter than the lock.</source>
        <translation>Eine Warnung muss später kommen, als die Sperre beginnt: Sie muss kürzer als die Sperre sein.</translation>
    </message>
    <message>
        <source>The last warning must come later than the first, so it has to be shorter.</source>
        <translation>Die letzte Warnung muss später kommen als die erste, also kürzer sein.</translation>
    </message>
    <message>
        <source>Completed items would come back to %1 in a circle. Choose another next queue.</source>
        <translation>Abgeschlossene Vorgänge kämen im Kreis zu %1 zurück. Wählen Sie eine andere nächste Warteschlange.</translation>
    </message>
    <message>
        <source>The lock that you saw is gone: %1 holds the item since %2, under a newer lock. Nothing was changed.</source>
        <translation>Die Sperre, die Sie sahen, gibt es nicht mehr: %1 hält den Vorgang seit %2 unter einer neueren Sperre. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The lock that you saw is gone: the item is open, and nobody holds it.</source>
        <translation>Die Sperre, die Sie sahen, gibt es nicht mehr: Der Vorgang ist offen, und niemand hält ihn.</translation>
    </message>
    <message>
        <source>The lock that you saw is gone: the item was finished meanwhile.</source>
        <translation>Die Sperre, die Sie sahen, gibt es nicht mehr: Der Vorgang wurde inzwischen erledigt.</translation>
    </message>
    <message>
        <source>The lock was released, but another program took the item before it could be handed on.</source>
        <translation>Die Sperre wurde freigegeben, aber ein anderes Programm nahm den Vorgang, bevor er weitergegeben werden konnte.</translation>
    </message>
    <message>
        <source>Say why the items are taken away; their holders read it.</source>
        <translation>Sagen Sie, warum die Vorgänge weggenommen werden; wer sie hält, liest das.</translation>
    </message>
    <message>
        <source>%1 has no role that takes items, such as clerk or worker. Nothing was changed; choose somebody else.</source>
        <translation>%1 hat keine Rolle, die Vorgänge nimmt, wie Sachbearbeitung oder Automat. Es wurde nichts geändert; wählen Sie jemand anderen.</translation>
    </message>
    <message>
        <source>%1 may not take from the queue &quot;%2&quot;, so the item stays where it is.</source>
        <translation>%1 darf aus der Warteschlange „%2“ nichts nehmen, deshalb bleibt der Vorgang, wo er ist.</translation>
    </message>
    <message>
        <source>The item needs other hands: %1 did the step before. It stays where it is.</source>
        <translation>Der Vorgang braucht andere Hände: %1 hat den Schritt davor getan. Er bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>%1 holds this item already.</source>
        <translation>%1 hält diesen Vorgang schon.</translation>
    </message>
    <message>
        <source>%1 holds as many items of the queue &quot;%2&quot; as it allows. The item stays where it is.</source>
        <translation>%1 hält so viele Vorgänge der Warteschlange „%2“, wie sie erlaubt. Der Vorgang bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>The item stands in a table that other programs share, and cannot be handed on on this kind of database. Release it; the new holder can take it then.</source>
        <translation>Der Vorgang steht in einer Tabelle, die auch andere Programme benutzen, und kann auf dieser Art von Datenbank nicht weitergegeben werden. Geben Sie ihn frei; dann kann ihn nehmen, wer ihn erhalten soll.</translation>
    </message>
    <message>
        <source>The item is finished, so it has no place among those that wait. Open it again first.</source>
        <translation>Der Vorgang ist erledigt und hat deshalb keinen Platz unter denen, die warten. Öffnen Sie ihn zuerst wieder.</translation>
    </message>
    <message>
        <source>%1 holds the item since %2, so it does not wait. Release it first if it should go to somebody else.</source>
        <translation>%1 hält den Vorgang seit %2, also wartet er nicht. Geben Sie ihn zuerst frei, wenn ihn jemand anderes bekommen soll.</translation>
    </message>
    <message>
        <source>The item stands in a table that other programs share, and a column of that table says when it comes. Change the priority there.</source>
        <translation>Der Vorgang steht in einer Tabelle, die auch andere Programme benutzen, und eine Spalte dieser Tabelle sagt, wann er an die Reihe kommt. Ändern Sie die Priorität dort.</translation>
    </message>
    <message>
        <source>The item&apos;s queue is filled by a query, and the query says when it comes. Change the priority where the query finds it.</source>
        <translation>Die Warteschlange des Vorgangs füllt eine Abfrage, und die Abfrage sagt, wann er an die Reihe kommt. Ändern Sie die Priorität dort, wo die Abfrage sie findet.</translation>
    </message>
    <message>
        <source>A priority is a whole number from -1000000 to 1000000.</source>
        <translation>Eine Priorität ist eine ganze Zahl von -1000000 bis 1000000.</translation>
    </message>
    <message>
        <source>There is no such way of finishing an item.</source>
        <translation>Auf diese Weise kann kein Vorgang erledigt werden.</translation>
    </message>
    <message>
        <source>An item is finished under an operation id, and none was given.</source>
        <translation>Ein Vorgang wird unter der Nummer einer Operation erledigt, und es wurde keine genannt.</translation>
    </message>
    <message>
        <source>The login %1 is no user of Intray in this database. An administrator makes it one with &quot;intrayctl user add&quot;.</source>
        <translation>Die Anmeldung %1 gehört in dieser Datenbank nicht zu den Benutzern von Intray. Die Administration nimmt sie mit &quot;intrayctl user add&quot; auf.</translation>
    </message>
    <message>
        <source>A user&apos;s name stands on one line, without control characters.</source>
        <translation>Der Name eines Benutzers steht auf einer Zeile, ohne Steuerzeichen.</translation>
    </message>
    <message>
        <source>The tables in &quot;%1&quot; are not Intray&apos;s. Choose another database; nothing was changed.</source>
        <translation>Die Tabellen in „%1“ gehören nicht zu Intray. Wählen Sie eine andere Datenbank; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The clock of this computer was put forward while Intray was running, so no lock is made, extended or released by it. Set it right, or start Intray again if it is right now; nothing was changed.</source>
        <translation>Die Uhr dieses Computers wurde vorgestellt, während Intray lief, deshalb wird nach ihr keine Sperre gesetzt, verlängert oder aufgehoben. Stellen Sie sie richtig, oder starten Sie Intray neu, wenn sie jetzt stimmt; es wurde nichts geändert.</translation>
    </message>
    <message numerus="yes">
        <source>The last sign of work came %n second(s) ago.</source>
        <translation>
            <numerusform>Das letzte Zeichen von Arbeit kam vor %n Sekunde.</numerusform>
            <numerusform>Das letzte Zeichen von Arbeit kam vor %n Sekunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last sign of work came %n minute(s) ago.</source>
        <translation>
            <numerusform>Das letzte Zeichen von Arbeit kam vor %n Minute.</numerusform>
            <numerusform>Das letzte Zeichen von Arbeit kam vor %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No draft has been saved yet; what is being typed arrives within seconds.</source>
        <translation>Es ist noch kein Entwurf gespeichert; was gerade eingegeben wird, trifft binnen Sekunden ein.</translation>
    </message>
    <message>
        <source>This database server can be read but not written, as a standby is. Nothing was changed.</source>
        <translation>Von diesem Datenbankserver kann nur gelesen werden, wie von einem Standby. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The database server does not answer. Check that it runs and that the network reaches it, then try again.</source>
        <translation>Der Datenbankserver antwortet nicht. Prüfen Sie, ob er läuft und im Netz zu erreichen ist, und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>The database file or its log was moved or deleted while it was in use. Nothing more is written. End every program that has it open, put the files back, and see that the last changes are there.</source>
        <translation>Die Datenbankdatei oder ihr Protokoll wurde während der Benutzung verschoben oder gelöscht. Es wird nichts mehr geschrieben. Beenden Sie jedes Programm, das sie offen hat, legen Sie die Dateien zurück und sehen Sie nach, ob die letzten Änderungen da sind.</translation>
    </message>
    <message>
        <source>None of the database servers can be written at the moment: another one is taking over. Nothing was changed; please try again.</source>
        <translation>Auf keinen der Datenbankserver kann gerade geschrieben werden: Ein anderer übernimmt. Es wurde nichts geändert; bitte versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>%1 is the last administrator. Make somebody else an administrator first.</source>
        <translation>%1 ist die letzte Person mit der Rolle administrator. Geben Sie sie zuerst jemand anderem.</translation>
    </message>
    <message>
        <source>The server asked for the password in a way that would show it to whoever listens, so it was not sent. Ask your administrator whether this is your server; a login by password or by ed25519 is needed.</source>
        <translation>Der Server hat das Passwort auf eine Weise verlangt, die es jedem zeigen würde, der mithört. Darum wurde es nicht gesendet. Fragen Sie Ihre Administratorin oder Ihren Administrator, ob das Ihr Server ist; nötig ist eine Anmeldung mit Passwort oder mit ed25519.</translation>
    </message>
    <message numerus="yes">
        <source>Another program holds %n of them in the table itself; nobody is told there.</source>
        <translation>
            <numerusform>Ein anderes Programm hält %n davon in der Tabelle selbst; dort wird niemand benachrichtigt.</numerusform>
            <numerusform>Ein anderes Programm hält %n davon in der Tabelle selbst; dort wird niemand benachrichtigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot; and cannot hold the name of a user. Leave it out and name the column of the lock&apos;s id alone, or give the table a text column for the name.</source>
        <translation>Die Spalte &quot;%1&quot; von &quot;%2&quot; hat den Typ &quot;%3&quot; und kann keinen Benutzernamen aufnehmen. Lassen Sie sie weg und nennen Sie nur die Spalte der Sperrkennung, oder geben Sie der Tabelle eine Textspalte für den Namen.</translation>
    </message>
    <message>
        <source>There is a queue &quot;%1&quot; already, which is not of the table &quot;%2&quot;. Choose another name.</source>
        <translation>Es gibt schon eine Warteschlange &quot;%1&quot;, die nicht zur Tabelle &quot;%2&quot; gehört. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; does not stand in an adopted table.</source>
        <translation>Die Warteschlange &quot;%1&quot; steht nicht in einer übernommenen Tabelle.</translation>
    </message>
    <message>
        <source>Its table %1 is no longer mapped.</source>
        <translation>Ihre Tabelle %1 ist nicht mehr zugeordnet.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the table are held through Intray. Nothing was changed; let them be finished or release them first.</source>
        <translation>
            <numerusform>%n Zeile der Tabelle wird über Intray gehalten. Es wurde nichts geändert; lassen Sie sie erledigen oder geben Sie sie zuerst frei.</numerusform>
            <numerusform>%n Zeilen der Tabelle werden über Intray gehalten. Es wurde nichts geändert; lassen Sie sie erledigen oder geben Sie sie zuerst frei.</numerusform>
        </translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; the id of a lock is a uuid, or text.</source>
        <translation>Die Spalte &quot;%1&quot; von &quot;%2&quot; hat den Typ &quot;%3&quot;; die Kennung einer Sperre ist eine UUID oder Text.</translation>
    </message>
    <message>
        <source>There is a lock id column alone: who holds a row since when, Intray knows of its own locks only, and an old lock ends when it is swept.</source>
        <translation>Es gibt nur eine Spalte für die Sperrkennung: wer eine Zeile seit wann hält, weiß Intray nur von seinen eigenen Sperren, und eine alte Sperre endet beim Aufräumen.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters. Shorten it; nothing was changed.</source>
        <translation>Der Text ist länger als %1 Zeichen. Kürzen Sie ihn; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The name of the workstation is longer than %1 characters. Give it a shorter one.</source>
        <translation>Der Name des Arbeitsplatzes ist länger als %1 Zeichen. Geben Sie ihm einen kürzeren.</translation>
    </message>
    <message>
        <source>What was sent along with the record is larger than the %1 bytes that its queue allows. Nothing was changed.</source>
        <translation>Was mit dem Datensatz mitgeschickt wurde, ist größer als die %1 Bytes, die seine Warteschlange erlaubt. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The database was given a value that it cannot use. Nothing was changed; the details say which.</source>
        <translation>Die Datenbank hat einen Wert bekommen, mit dem sie nichts anfangen kann. Es wurde nichts geändert; die Einzelheiten sagen, welcher.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; what is written there is a time of day with its date, or text.</source>
        <translation>Die Spalte „%1“ von „%2“ hat den Typ „%3“; geschrieben wird dort eine Uhrzeit mit Datum, oder Text.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; may not be empty, and a row that is open again has no such time.</source>
        <translation>Die Spalte „%1“ von „%2“ darf nicht leer sein, und eine wieder offene Zeile hat keine solche Zeit.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot; and cannot hold a message or a result, which are text.</source>
        <translation>Die Spalte „%1“ von „%2“ hat den Typ „%3“ und kann weder eine Meldung noch ein Ergebnis aufnehmen; beides ist Text.</translation>
    </message>
    <message>
        <source>A value for failed needs the column of the state that it stands in.</source>
        <translation>Ein Wert für gescheitert braucht die Spalte des Zustands, in der er steht.</translation>
    </message>
    <message>
        <source>The value for failed must be another than those for open and for done.</source>
        <translation>Der Wert für gescheitert muss ein anderer sein als die für offen und für erledigt.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; is given two meanings. Name another one for one of them.</source>
        <translation>Die Spalte „%1“ von „%2“ hat zwei Bedeutungen bekommen. Nennen Sie für eine davon eine andere.</translation>
    </message>
    <message>
        <source>&quot;For later&quot; and &quot;never again&quot; are remembered by Intray alone; other programs go on seeing such a row as open.</source>
        <translation>„Für später“ und „nie wieder“ merkt sich allein Intray; andere Programme sehen eine solche Zeile weiter als offen.</translation>
    </message>
    <message>
        <source>This queue has items that failed (%1) while its table had no state for that, so their rows still look open there. Open them again first, or map the table without the state for failed rows.</source>
        <translation>Diese Warteschlange hat gescheiterte Vorgänge (%1) aus der Zeit, als ihre Tabelle keinen Zustand dafür hatte; ihre Zeilen sehen dort noch offen aus. Öffnen Sie sie zuerst wieder, oder ordnen Sie die Tabelle ohne den Zustand für gescheiterte Zeilen zu.</translation>
    </message>
    <message>
        <source>The table needs a value in “%1”. Fill it in; nothing was changed.</source>
        <translation>Die Tabelle braucht einen Wert in „%1“. Bitte ausfüllen; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“%1” is longer than the table&apos;s column takes. Shorten it; nothing was changed.</source>
        <translation>„%1“ ist länger, als die Spalte der Tabelle aufnimmt. Bitte kürzen; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“%1” is no value that the table&apos;s column takes: another kind of value, or outside its range. Nothing was changed.</source>
        <translation>„%1“ ist kein Wert, den die Spalte der Tabelle aufnimmt: eine andere Art von Wert oder außerhalb ihres Bereichs. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“%1” may not be the same in two rows of the table, and another row has this value. Nothing was changed.</source>
        <translation>„%1“ darf nicht in zwei Zeilen der Tabelle gleich sein, und eine andere Zeile hat diesen Wert. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“%1” refers to another table, which does not allow this value. Nothing was changed.</source>
        <translation>„%1“ verweist auf eine andere Tabelle, die diesen Wert nicht erlaubt. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>A rule of the table does not allow this value of “%1”. Nothing was changed.</source>
        <translation>Eine Regel der Tabelle erlaubt diesen Wert von „%1“ nicht. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>A rule of the table that the item stands in does not allow this. Nothing was changed.</source>
        <translation>Eine Regel der Tabelle, in der der Vorgang steht, erlaubt das nicht. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The queue&apos;s table is not as it was when it was adopted: it, a column or a right is missing, or its rows do not fit the criteria. Nothing was changed; ask an administrator to adopt it again or to undo that.</source>
        <translation>Die Tabelle der Warteschlange ist nicht mehr, wie sie bei der Übernahme war: Sie selbst, eine Spalte oder ein Recht fehlt, oder ihre Zeilen passen nicht zu den Kriterien. Es wurde nichts geändert; bitten Sie einen Administrator, sie neu zu übernehmen oder die Übernahme rückgängig zu machen.</translation>
    </message>
    <message>
        <source>The table %1 of the queue %2 still works as before this upgrade, without the locks of other programs being seen. Adopt it anew: %3</source>
        <translation>Die Tabelle %1 der Warteschlange %2 arbeitet weiter wie vor dieser Aktualisierung, ohne dass die Sperren anderer Programme zu sehen sind. Übernehmen Sie sie neu: %3</translation>
    </message>
    <message>
        <source>somebody whom the table does not name</source>
        <translation>jemandem, den die Tabelle nicht nennt</translation>
    </message>
    <message>
        <source>Rows without a key in &quot;%1&quot; are left out, %2 of them now. Give them one if they are to be worked on.</source>
        <translation>Zeilen ohne Schlüssel in „%1“ werden ausgelassen, zurzeit %2. Geben Sie ihnen einen, wenn sie bearbeitet werden sollen.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; takes %2 characters, and the name of &quot;%3&quot;, who may take from the queue, has %4. Make the column longer, or choose another one.</source>
        <translation>Die Spalte „%1“ fasst %2 Zeichen, und der Name von „%3“, der aus der Warteschlange nehmen darf, hat %4. Verlängern Sie die Spalte, oder wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; takes %2 characters, and the id of a lock has %3. Make the column longer, or choose another one.</source>
        <translation>Die Spalte „%1“ fasst %2 Zeichen, und die Kennung einer Sperre hat %3. Verlängern Sie die Spalte, oder wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes names of at most %2 characters: nobody with a longer one can take from the queue.</source>
        <translation>„%1“ fasst Namen von höchstens %2 Zeichen: Wer einen längeren hat, kann nicht aus der Warteschlange nehmen.</translation>
    </message>
    <message>
        <source>The table&apos;s column for whoever holds a row is too short for your name. Nothing was changed; ask an administrator to make it longer.</source>
        <translation>Die Spalte der Tabelle dafür, wer eine Zeile hält, ist zu kurz für Ihren Namen. Nichts wurde geändert; bitten Sie einen Administrator, sie zu verlängern.</translation>
    </message>
    <message>
        <source>The row of this item is not in the table any more, so it cannot be finished.</source>
        <translation>Die Zeile dieses Vorgangs ist nicht mehr in der Tabelle, deshalb kann er nicht abgeschlossen werden.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: another program has finished it in the table, or has taken it out of the queue.</source>
        <translation>Ihre Sperre hält diesen Vorgang nicht mehr: Ein anderes Programm hat ihn in der Tabelle abgeschlossen oder aus der Warteschlange genommen.</translation>
    </message>
    <message>
        <source>Another program has ended or changed this lock in the table. Take the item again to go on.</source>
        <translation>Ein anderes Programm hat diese Sperre in der Tabelle beendet oder geändert. Nehmen Sie den Vorgang noch einmal, um weiterzuarbeiten.</translation>
    </message>
    <message>
        <source>Write what the note is to say.</source>
        <translation>Schreiben Sie, was in der Notiz stehen soll.</translation>
    </message>
    <message>
        <source>The records were not looked through to the end, because this was cancelled.</source>
        <translation>Die Datensätze wurden nicht bis zum Ende durchgesehen, weil abgebrochen wurde.</translation>
    </message>
    <message>
        <source>Say why the item is returned.</source>
        <translation>Geben Sie an, warum der Vorgang zurückgegeben wird.</translation>
    </message>
    <message>
        <source>Say why the item is dismissed.</source>
        <translation>Geben Sie an, warum der Vorgang verworfen wird.</translation>
    </message>
    <message>
        <source>These are one and the same item. Name two items.</source>
        <translation>Das ist ein und derselbe Vorgang. Nennen Sie zwei Vorgänge.</translation>
    </message>
    <message>
        <source>The items are of two queues. Only items of one queue can be duplicates.</source>
        <translation>Die Vorgänge sind aus zwei Warteschlangen. Nur Vorgänge einer Warteschlange können Dubletten sein.</translation>
    </message>
    <message>
        <source>The items stand in a table of another program, where they cannot be merged.</source>
        <translation>Die Vorgänge stehen in der Tabelle eines anderen Programms, dort können sie nicht zusammengeführt werden.</translation>
    </message>
    <message>
        <source>There is no look-up table “%1”.</source>
        <translation>Es gibt keine Nachschlagetabelle „%1“.</translation>
    </message>
    <message>
        <source>Somebody else loaded the look-up table “%1” at the same time. Load it again if it is not right.</source>
        <translation>Jemand anderes hat die Nachschlagetabelle „%1“ zur selben Zeit geladen. Laden Sie sie noch einmal, wenn sie nicht stimmt.</translation>
    </message>
    <message>
        <source>The queue stands in a table of another program, where records are not corrected together.</source>
        <translation>Die Warteschlange steht in einer Tabelle eines anderen Programms; dort werden Datensätze nicht gemeinsam berichtigt.</translation>
    </message>
    <message>
        <source>Fields of this queue&apos;s records are keyed twice, here or in a later step, so records are not corrected together: that would tell a value to whoever keys it again.</source>
        <translation>Felder dieser Warteschlange werden zweimal erfasst, hier oder in einem späteren Schritt. Deshalb werden Datensätze nicht gemeinsam berichtigt: Wer den Wert noch einmal erfasst, würde ihn erfahren.</translation>
    </message>
    <message>
        <source>You worked on it in the step before, and this step needs other hands. Let somebody else correct it.</source>
        <translation>Sie haben es im Schritt davor bearbeitet, und dieser Schritt braucht andere Hände. Lassen Sie jemand anderen es berichtigen.</translation>
    </message>
    <message>
        <source>It is finished by now.</source>
        <translation>Es ist inzwischen erledigt.</translation>
    </message>
    <message>
        <source>%1 has held it since %2. Correct it there, or once it is free.</source>
        <translation>%1 hält es seit %2. Berichtigen Sie es dort oder sobald es frei ist.</translation>
    </message>
    <message>
        <source>“%1” has another value by now.</source>
        <translation>„%1“ hat inzwischen einen anderen Wert.</translation>
    </message>
    <message>
        <source>It was changed in the same moment. Try it again.</source>
        <translation>Es wurde im selben Augenblick geändert. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Somebody has worked on it since, so it stays.</source>
        <translation>Jemand hat seitdem daran gearbeitet, deshalb bleibt es so.</translation>
    </message>
    <message>
        <source>The new value is the old one; there is nothing to do.</source>
        <translation>Der neue Wert ist der alte; es gibt nichts zu tun.</translation>
    </message>
    <message>
        <source>This queue has no bulk correction %1; &quot;intrayctl corrections&quot; lists those that it has.</source>
        <translation>Diese Warteschlange hat keine Sammelberichtigung %1; „intrayctl corrections“ nennt die vorhandenen.</translation>
    </message>
    <message>
        <source>The item stands in a table that other programs share, and those cannot know for whom it is. Only items of Intray&apos;s own queues are assigned.</source>
        <translation>Der Vorgang steht in einer Tabelle, die andere Programme mitbenutzen, und die können nicht wissen, für wen er ist. Zugewiesen werden nur Vorgänge aus Intrays eigenen Warteschlangen.</translation>
    </message>
    <message>
        <source>The item&apos;s queue is filled by a query, and its work is asked for. Only items of other queues are assigned.</source>
        <translation>Die Warteschlange des Vorgangs wird von einer Abfrage gefüllt, und Arbeit daraus wird angefordert. Zugewiesen werden nur Vorgänge anderer Warteschlangen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no tag. A tag is a word of at most 50 letters, without blanks, commas and @.</source>
        <translation>„%1“ ist keine Marke. Eine Marke ist ein Wort von höchstens 50 Zeichen, ohne Leerzeichen, Kommas und @.</translation>
    </message>
    <message>
        <source>The time in which people may reopen their own records is at least one second.</source>
        <translation>Die Zeit, in der man eigene Datensätze wieder öffnen darf, ist mindestens eine Sekunde.</translation>
    </message>
    <message>
        <source>The item has no such attachment, or a part of it is not there.</source>
        <translation>Der Vorgang hat keinen solchen Anhang, oder ein Teil davon fehlt.</translation>
    </message>
    <message>
        <source>The file is too large to be attached: this queue takes %1 at most.</source>
        <translation>Die Datei ist zu groß zum Anhängen: Diese Warteschlange nimmt höchstens %1.</translation>
    </message>
    <message>
        <source>The attaching of the file was interrupted, so the item is without it. Attach it again.</source>
        <translation>Das Anhängen der Datei wurde unterbrochen, darum hat der Vorgang sie nicht. Hängen Sie sie noch einmal an.</translation>
    </message>
    <message>
        <source>The attachment “%1” is damaged: it is not what was attached. Tell an administrator; &quot;intrayctl audit --attachments&quot; says which ones are.</source>
        <translation>Der Anhang „%1“ ist beschädigt: Er ist nicht, was angehängt wurde. Sagen Sie es einem Administrator; &quot;intrayctl audit --attachments&quot; sagt, welche es sind.</translation>
    </message>
    <message>
        <source>The attachment cannot be written: %1.</source>
        <translation>Der Anhang kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>Somebody else finished the item, so only a supervisor can open it again.</source>
        <translation>Jemand anders hat den Vorgang erledigt, daher kann ihn nur die Aufsicht wieder öffnen.</translation>
    </message>
    <message>
        <source>The queue does not let people reopen what they finished themselves. Ask a supervisor for it.</source>
        <translation>In dieser Warteschlange öffnet man selbst Erledigtes nicht wieder. Bitten Sie die Aufsicht darum.</translation>
    </message>
    <message>
        <source>You could reopen the item until %1. Ask a supervisor for it.</source>
        <translation>Bis %1 konnten Sie den Vorgang wieder öffnen. Bitten Sie die Aufsicht darum.</translation>
    </message>
    <message>
        <source>The item is not finished, so nobody has to be asked for it: take it.</source>
        <translation>Der Vorgang ist nicht erledigt, also muss niemand darum gebeten werden: Nehmen Sie ihn.</translation>
    </message>
    <message>
        <source>%1 has asked for the item already, and waits for a supervisor&apos;s answer.</source>
        <translation>%1 hat schon um den Vorgang gebeten und wartet auf die Antwort der Aufsicht.</translation>
    </message>
    <message>
        <source>Nobody asks for this item (any more).</source>
        <translation>Niemand bittet (mehr) um diesen Vorgang.</translation>
    </message>
    <message>
        <source>“%1” is held by %2 since %3, so it cannot be merged now. Wait until it is free.</source>
        <translation>%2 hat „%1“ seit %3, daher kann er jetzt nicht zusammengeführt werden. Warten Sie, bis er frei ist.</translation>
    </message>
    <message>
        <source>You are working on “%1” yourself. Change its fields there and merge without fields, or return it first.</source>
        <translation>Sie bearbeiten „%1“ selbst. Ändern Sie die Felder dort und führen Sie ohne Felder zusammen, oder geben Sie ihn zuerst zurück.</translation>
    </message>
    <message>
        <source>“%1” is finished. Open it again to merge or change it, or merge the other one into it.</source>
        <translation>„%1“ ist beendet. Öffnen Sie ihn wieder, um ihn zusammenzuführen oder zu ändern, oder führen Sie den anderen in ihn.</translation>
    </message>
    <message>
        <source>“%1” was dismissed or merged itself. Merge into the one that stays.</source>
        <translation>„%1“ wurde verworfen oder selbst zusammengeführt. Wählen Sie den, der bleibt.</translation>
    </message>
    <message>
        <source>“%1” needs other hands: you worked on it in the step before. Merge without changing its fields, or let somebody else do it.</source>
        <translation>„%1“ braucht andere Hände: Sie haben ihn im Schritt davor bearbeitet. Führen Sie zusammen, ohne seine Felder zu ändern, oder lassen Sie es jemand anderen tun.</translation>
    </message>
    <message>
        <source>“%1” was changed meanwhile. Look at it again before you merge.</source>
        <translation>„%1“ wurde inzwischen geändert. Sehen Sie ihn noch einmal an, bevor Sie zusammenführen.</translation>
    </message>
    <message>
        <source>The item has not ended as a duplicate of another, so there is no merge to take back.</source>
        <translation>Der Vorgang hat nicht als Dublette eines anderen geendet, daher gibt es keine Zusammenführung zurückzunehmen.</translation>
    </message>
    <message>
        <source>“%1” keeps the values that it took over, because %2 has held it since %3. Its history has the former ones.</source>
        <translation>„%1“ behält die übernommenen Werte, weil %2 ihn seit %3 hat. Die früheren stehen in seinem Verlauf.</translation>
    </message>
    <message>
        <source>“%1” keeps the values that it took over, because it is finished. Its history has the former ones.</source>
        <translation>„%1“ behält die übernommenen Werte, weil er beendet ist. Die früheren stehen in seinem Verlauf.</translation>
    </message>
    <message>
        <source>“%1” keeps the values that it took over, because somebody has worked on it since. Its history has the former ones.</source>
        <translation>„%1“ behält die übernommenen Werte, weil seitdem jemand daran gearbeitet hat. Die früheren stehen in seinem Verlauf.</translation>
    </message>
    <message>
        <source>“%1” keeps the values that it took over, because its record from before the merge is no longer in the database.</source>
        <translation>„%1“ behält die übernommenen Werte, weil sein Datensatz von vor der Zusammenführung nicht mehr in der Datenbank steht.</translation>
    </message>
    <message>
        <source>“%1” is assigned to somebody else. A supervisor can assign it to you or to everybody.</source>
        <translation>„%1“ ist jemand anderem zugewiesen. Eine Aufsicht kann den Vorgang Ihnen oder allen zuweisen.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are not the same thing, as %3 said (%4). If they are, take that back first.</source>
        <translation>„%1“ und „%2“ sind nicht dasselbe, wie %3 gesagt hat (%4). Wenn sie es doch sind, nehmen Sie das zuerst zurück.</translation>
    </message>
    <message>
        <source>The record waits or is worked on in another step. It would be in two at once, or lose what was noted, attached or assigned there. Whoever takes it there can send it back.</source>
        <translation>Der Datensatz wartet oder ist in Arbeit in einem anderen Schritt. Er wäre dann in zweien zugleich, oder es ginge verloren, was dort notiert, angehängt oder zugewiesen wurde. Wer ihn dort nimmt, kann ihn zurückweisen.</translation>
    </message>
    <message>
        <source>The queue “%2” has no item %1.</source>
        <translation>Die Warteschlange „%2“ hat keinen Vorgang %1.</translation>
    </message>
    <message>
        <source>The table&apos;s own program has gone on with this item since, so it cannot be opened again here.</source>
        <translation>Das Programm, dem die Tabelle gehört, hat mit diesem Vorgang inzwischen weitergemacht; er kann hier nicht wieder geöffnet werden.</translation>
    </message>
    <message>
        <source>There is no delivery of this number.</source>
        <translation>Es gibt keine Lieferung mit dieser Nummer.</translation>
    </message>
    <message>
        <source>The records of this delivery are not all in yet. Try again in a moment.</source>
        <translation>Die Datensätze dieser Lieferung sind noch nicht alle da. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>It was not said of this delivery that its file has everything, so nothing is missing in it.</source>
        <translation>Von dieser Lieferung wurde nicht gesagt, dass ihre Datei alles enthält, darum fehlt in ihr nichts.</translation>
    </message>
    <message>
        <source>Say why: the reason stands in the history of each record.</source>
        <translation>Geben Sie an, warum: Der Grund steht im Verlauf jedes Datensatzes.</translation>
    </message>
    <message>
        <source>Rows of this delivery were rejected, so what is missing in it is not known. Bring the corrected file in, and dismiss what is missing in that.</source>
        <translation>Zeilen dieser Lieferung wurden abgelehnt, daher ist nicht bekannt, was in ihr fehlt. Importieren Sie die korrigierte Datei, und verwerfen Sie, was in dieser fehlt.</translation>
    </message>
    <message>
        <source>There is no template “%1”.</source>
        <translation>Es gibt keine Vorlage „%1“.</translation>
    </message>
    <message>
        <source>There is a template “%1” already, and it is for something else: one is for imports, the other for exports. Choose another name.</source>
        <translation>Es gibt schon eine Vorlage „%1“, und sie ist für etwas anderes: Die eine ist für Importe, die andere für Exporte. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The template “%1” is for exports. Choose one for imports.</source>
        <translation>Die Vorlage „%1“ ist für Exporte. Wählen Sie eine für Importe.</translation>
    </message>
    <message>
        <source>The template “%1” is for imports. Choose one for exports.</source>
        <translation>Die Vorlage „%1“ ist für Importe. Wählen Sie eine für Exporte.</translation>
    </message>
</context>
<context>
    <name>Suspicion</name>
    <message>
        <source>corrected so %1 times</source>
        <translation>%1-mal so berichtigt</translation>
    </message>
    <message>
        <source>corrected so once</source>
        <translation>einmal so berichtigt</translation>
    </message>
    <message>
        <source>%1, in %2 of %3 records with this %4</source>
        <translation>%1, in %2 von %3 Datensätzen mit diesem Wert in %4</translation>
    </message>
    <message>
        <source>%1, 1 record</source>
        <translation>%1, 1 Datensatz</translation>
    </message>
    <message>
        <source>%1, %2 records</source>
        <translation>%1, %2 Datensätze</translation>
    </message>
    <message>
        <source>“%1” is odd in its place</source>
        <translation>„%1“ ist an dieser Stelle ungewöhnlich</translation>
    </message>
    <message>
        <source>unlike the other values</source>
        <translation>anders als die übrigen Werte</translation>
    </message>
    <message>
        <source>others were changed so, %1 times</source>
        <translation>so wurden andere geändert, %1-mal</translation>
    </message>
    <message>
        <source>%1 of 100 look like %2</source>
        <translation>%1 von 100 sehen aus wie %2</translation>
    </message>
    <message>
        <source>%1, in %2 records</source>
        <translation>%1, in %2 Datensätzen</translation>
    </message>
</context>
<context>
    <name>TextEncoding</name>
    <message>
        <source>The encoding “%1” is not known. Try UTF-8 or windows-1252.</source>
        <translation>Die Zeichenkodierung „%1“ ist nicht bekannt. Versuchen Sie es mit UTF-8 oder windows-1252.</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message>
        <source>less than a minute left</source>
        <translation>noch weniger als eine Minute</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>noch etwa %1 min</translation>
    </message>
    <message>
        <source>about %1 h %2 min left</source>
        <translation>noch etwa %1 h %2 min</translation>
    </message>
</context>
<context>
    <name>TimeWords</name>
    <message>
        <source>ended</source>
        <translation>abgelaufen</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
</context>
<context>
    <name>TransferFile</name>
    <message>
        <source>There is no space left for the file “%1”. It was not written.</source>
        <translation>Für die Datei „%1“ ist kein Platz mehr. Sie wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written. Please check the folder and whether you may write there.</source>
        <translation>Die Datei „%1“ kann nicht geschrieben werden. Bitte prüfen Sie den Ordner und ob Sie dort schreiben dürfen.</translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>This computer&apos;s clock is %1 ahead of the server&apos;s. Locks follow the server&apos;s clock.</source>
        <translation>Die Uhr dieses Rechners geht gegenüber der des Servers %1 vor. Sperren richten sich nach der Uhr des Servers.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 behind the server&apos;s. Locks follow the server&apos;s clock.</source>
        <translation>Die Uhr dieses Rechners geht gegenüber der des Servers %1 nach. Sperren richten sich nach der Uhr des Servers.</translation>
    </message>
    <message>
        <source>The login %1 is accepted, but nobody has given it a role in Intray. Ask an administrator of Intray to add it.</source>
        <translation>Die Anmeldung %1 wird angenommen, aber niemand hat ihr eine Rolle in Intray gegeben. Bitten Sie die Administration von Intray, sie aufzunehmen.</translation>
    </message>
    <message>
        <source>The login %1 works here as %2: %3.</source>
        <translation>Die Anmeldung %1 arbeitet hier als %2: %3.</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>nicht verschlüsselt</translation>
    </message>
    <message>
        <source>The line to the server is not encrypted: whoever is on the network can read and change what is sent.</source>
        <translation>Die Verbindung zum Server ist nicht verschlüsselt: Wer im Netzwerk ist, kann lesen und ändern, was gesendet wird.</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>The line is encrypted, but the server did not prove who it is: another computer on the network could pose as it.</source>
        <translation>Die Verbindung ist verschlüsselt, aber der Server hat sich nicht ausgewiesen: Ein anderer Rechner im Netzwerk könnte sich für ihn ausgeben.</translation>
    </message>
    <message>
        <source>The file is a database of Intray.</source>
        <translation>Die Datei ist eine Datenbank von Intray.</translation>
    </message>
    <message>
        <source>This server can only be read, as a standby is: you can look and draft.</source>
        <translation>Dieser Server kann nur gelesen werden, wie ein Bereitschaftsserver: Sie können sich umsehen und Entwürfe schreiben.</translation>
    </message>
    <message>
        <source>The server is reached through a pooler, so changes of others are looked for and not told.</source>
        <translation>Der Server wird über einen Pooler erreicht, deshalb werden Änderungen anderer nicht gemeldet, sondern abgefragt.</translation>
    </message>
    <message>
        <source>Clerk</source>
        <translation>Sachbearbeitung</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Aufsicht</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Administration</translation>
    </message>
    <message>
        <source>Importer</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Automat</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>Takes items and ends the work on them.</source>
        <translation>Nimmt Vorgänge und erledigt sie.</translation>
    </message>
    <message>
        <source>A clerk who also releases locks of others and reopens items.</source>
        <translation>Eine Sachbearbeitung, die auch Sperren anderer freigibt und Vorgänge wieder öffnet.</translation>
    </message>
    <message>
        <source>Sets up queues and users; works on no items.</source>
        <translation>Richtet Warteschlangen und Benutzer ein; bearbeitet keine Vorgänge.</translation>
    </message>
    <message>
        <source>Brings records in.</source>
        <translation>Importiert Datensätze.</translation>
    </message>
    <message>
        <source>A program that works on items.</source>
        <translation>Ein Programm, das Vorgänge bearbeitet.</translation>
    </message>
    <message>
        <source>Reads everything and changes nothing.</source>
        <translation>Liest alles und ändert nichts.</translation>
    </message>
</context>
<context>
    <name>Verifying</name>
    <message>
        <source>The search for duplicates was cancelled.</source>
        <translation>Die Suche nach Dubletten wurde abgebrochen.</translation>
    </message>
</context>
<context>
    <name>WatchedFolder</name>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Es gibt keinen Ordner „%1“.</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made. Please check whether you may write there.</source>
        <translation>Der Ordner „%1“ kann nicht angelegt werden. Bitte prüfen Sie, ob Sie dort schreiben dürfen.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written.</source>
        <translation>Die Datei „%1“ kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be moved to “%2”. Please check whether you may write there.</source>
        <translation>Die Datei „%1“ kann nicht nach „%2“ verschoben werden. Bitte prüfen Sie, ob Sie dort schreiben dürfen.</translation>
    </message>
</context>
<context>
    <name>WindowSettings</name>
    <message>
        <source>The window&apos;s layout cannot be saved, because the settings file cannot be written. Check who may write to the folder with your settings.</source>
        <translation>Die Anordnung des Fensters kann nicht gespeichert werden, weil die Datei mit den Einstellungen nicht geschrieben werden kann. Prüfen Sie, wer in den Ordner mit Ihren Einstellungen schreiben darf.</translation>
    </message>
    <message>
        <source>The window&apos;s settings could not be read. Intray starts with the usual layout; the old file was put aside.</source>
        <translation>Die Einstellungen des Fensters konnten nicht gelesen werden. Intray beginnt mit der üblichen Anordnung; die alte Datei wurde beiseitegelegt.</translation>
    </message>
</context>
<context>
    <name>WorkRequest</name>
    <message>
        <source>nothing else matches that is free.</source>
        <translation>sonst passt nichts, das frei ist.</translation>
    </message>
    <message>
        <source>nothing else matches that was not returned for later.</source>
        <translation>sonst passt nichts, das nicht für später zurückgegeben ist.</translation>
    </message>
    <message>
        <source>more you may not hold in this queue.</source>
        <translation>mehr dürfen Sie in dieser Warteschlange nicht halten.</translation>
    </message>
    <message>
        <source>nothing else matches.</source>
        <translation>sonst passt nichts.</translation>
    </message>
    <message>
        <source>What matches is held already.</source>
        <translation>Was passt, wird schon gehalten.</translation>
    </message>
    <message>
        <source>What matches was returned for later.</source>
        <translation>Was passt, wurde für später zurückgegeben.</translation>
    </message>
    <message>
        <source>The queue is paused.</source>
        <translation>Die Warteschlange ist angehalten.</translation>
    </message>
    <message>
        <source>You hold as many items as the queue allows; finish or return one first.</source>
        <translation>Sie halten so viele Vorgänge, wie die Warteschlange erlaubt; erledigen Sie zuerst einen oder geben Sie einen zurück.</translation>
    </message>
    <message>
        <source>You may not take items from this queue.</source>
        <translation>Sie dürfen aus dieser Warteschlange keine Vorgänge nehmen.</translation>
    </message>
    <message>
        <source>You have called this off.</source>
        <translation>Sie haben das abgesagt.</translation>
    </message>
    <message>
        <source>Nobody looked for work in time. Please ask again.</source>
        <translation>Niemand hat rechtzeitig nach Arbeit gesucht. Bitte fragen Sie noch einmal.</translation>
    </message>
    <message>
        <source>The database refused the query that fills this queue. Tell whoever looks after Intray.</source>
        <translation>Die Datenbank hat die Abfrage abgelehnt, die diese Warteschlange füllt. Sagen Sie es dem, der Intray betreut.</translation>
    </message>
    <message>
        <source>The query that fills this queue took longer than 15 minutes and was given up. Tell whoever looks after Intray.</source>
        <translation>Die Abfrage, die diese Warteschlange füllt, dauerte länger als 15 Minuten und wurde aufgegeben. Sagen Sie es dem, der Intray betreut.</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Nichts passt.</translation>
    </message>
    <message>
        <source>Somebody is looking for work already; this request is served with theirs.</source>
        <translation>Jemand sucht schon nach Arbeit; diese Anfrage wird mit der seinen bedient.</translation>
    </message>
    <message>
        <source>The request waits for somebody to look for work.</source>
        <translation>Die Anfrage wartet darauf, dass jemand nach Arbeit sucht.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) for you.</source>
        <translation>
            <numerusform>%n Vorgang für Sie.</numerusform>
            <numerusform>%n Vorgänge für Sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>nothing else matches that does not need other hands.</source>
        <translation>sonst passt nichts, das keine anderen Hände braucht.</translation>
    </message>
    <message>
        <source>What matches needs other hands: you did the step before.</source>
        <translation>Was passt, braucht andere Hände: Sie haben den Schritt davor getan.</translation>
    </message>
</context>
<context>
    <name>Worker</name>
    <message>
        <source>The command&apos;s result breaks a rule of the record. %1: %2</source>
        <translation>Das Ergebnis des Befehls verletzt eine Regel des Datensatzes. %1: %2</translation>
    </message>
    <message>
        <source>What the command wrote on its standard output is no JSON object: &quot;%1&quot;.</source>
        <translation>Was der Befehl auf die Standardausgabe schrieb, ist kein JSON-Objekt: „%1“.</translation>
    </message>
    <message>
        <source>The command&apos;s result has fields of the record and, beside them, “%1”, which is none.</source>
        <translation>Das Ergebnis des Befehls hat Felder des Datensatzes und daneben „%1“, das keines ist.</translation>
    </message>
</context>
<context>
    <name>WriteBack</name>
    <message>
        <source>“%1” is a list or an object, which does not fit the column.</source>
        <translation>„%1“ ist eine Liste oder ein Objekt und passt nicht in die Spalte.</translation>
    </message>
    <message>
        <source>The statement would be longer than Access takes.</source>
        <translation>Die Anweisung wäre länger, als Access sie annimmt.</translation>
    </message>
    <message>
        <source>“%1” does not fit the column “%2” of the type %3.</source>
        <translation>„%1“ passt nicht in die Spalte „%2“ vom Typ %3.</translation>
    </message>
    <message>
        <source>The name “%1” cannot be written in Access SQL.</source>
        <translation>Der Name „%1“ lässt sich in Access-SQL nicht schreiben.</translation>
    </message>
    <message>
        <source>The record came in without “%1”, by which its row is found.</source>
        <translation>Der Datensatz kam ohne „%1“ herein, woran seine Zeile gefunden wird.</translation>
    </message>
    <message>
        <source>“%1” names the row and was corrected itself. Keys are not written back; change it in the source.</source>
        <translation>„%1“ benennt die Zeile und wurde selbst korrigiert. Schlüssel werden nicht zurückgeschrieben; ändern Sie ihn in der Quelle.</translation>
    </message>
    <message>
        <source>The field “%1” shares its column with another one that was corrected, too.</source>
        <translation>Das Feld „%1“ teilt sich die Spalte mit einem anderen, das auch korrigiert wurde.</translation>
    </message>
    <message>
        <source>The value of “%1” has a zero character, which no database keeps.</source>
        <translation>Der Wert von „%1“ enthält ein Nullzeichen, das keine Datenbank behält.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>The line broke: run it again to see what was written.</source>
        <translation>Die Verbindung ist abgebrochen: Führen Sie es noch einmal aus, um zu sehen, was geschrieben wurde.</translation>
    </message>
    <message>
        <source>The piece that it was in was undone as a whole: %1</source>
        <translation>Das Stück, zu dem es gehörte, wurde als Ganzes zurückgenommen: %1</translation>
    </message>
    <message>
        <source>The table has no row with this key.</source>
        <translation>Die Tabelle hat keine Zeile mit diesem Schlüssel.</translation>
    </message>
    <message>
        <source>The table has more than one row with this key.</source>
        <translation>Die Tabelle hat mehr als eine Zeile mit diesem Schlüssel.</translation>
    </message>
    <message>
        <source>“%1” would become %2, which is no number as the column has it.</source>
        <translation>„%1“ würde zu %2, und das ist keine Zahl, wie sie die Spalte hat.</translation>
    </message>
    <message>
        <source>The source changed meanwhile: “%1” came in as %2 and now is %3.</source>
        <translation>Die Quelle hat sich inzwischen geändert: „%1“ kam als %2 herein und ist jetzt %3.</translation>
    </message>
    <message>
        <source>The source changed while it was being written, or does not let this row be changed.</source>
        <translation>Die Quelle hat sich geändert, während geschrieben wurde, oder sie lässt diese Zeile nicht ändern.</translation>
    </message>
    <message>
        <source>A name of the table has a line break, which would break the script.</source>
        <translation>Ein Name der Tabelle enthält einen Zeilenumbruch, der das Skript zerbrechen würde.</translation>
    </message>
    <message>
        <source>The value does not fit the column: of %1 it makes %2.</source>
        <translation>Der Wert passt nicht in die Spalte: Aus %1 macht sie %2.</translation>
    </message>
    <message>
        <source>The table has no column for the field “%1”.</source>
        <translation>Die Tabelle hat keine Spalte für das Feld „%1“.</translation>
    </message>
    <message>
        <source>The field “%1” is the name of a file and no column.</source>
        <translation>Das Feld „%1“ ist der Name einer Datei und keine Spalte.</translation>
    </message>
    <message>
        <source>The field “%1” was made of “%2” by joining, splitting or changing it, so it cannot go back.</source>
        <translation>Das Feld „%1“ entstand aus „%2“ durch Verbinden, Teilen oder Ändern, darum kann es nicht zurück.</translation>
    </message>
    <message>
        <source>The table has no column “%1”, of which the field “%2” was made.</source>
        <translation>Die Tabelle hat keine Spalte „%1“, aus der das Feld „%2“ entstand.</translation>
    </message>
    <message>
        <source>It was cancelled. What was written before stays; running it again goes on.</source>
        <translation>Es wurde abgebrochen. Was vorher geschrieben wurde, bleibt; ein neuer Lauf macht weiter.</translation>
    </message>
    <message>
        <source>The queue “%1” has no field “%2”. Its fields can be seen in its rules.</source>
        <translation>Die Warteschlange „%1“ hat kein Feld „%2“. Ihre Felder stehen in ihren Regeln.</translation>
    </message>
    <message>
        <source>The queue “%1” does not know which columns name a row. Say it with a key.</source>
        <translation>Die Warteschlange „%1“ weiß nicht, welche Spalten eine Zeile benennen. Geben Sie es mit einem Schlüssel an.</translation>
    </message>
    <message>
        <source>This is the file that the queue is in. Nothing is written back there.</source>
        <translation>Das ist die Datei, in der die Warteschlange liegt. Dorthin wird nichts zurückgeschrieben.</translation>
    </message>
    <message>
        <source>The rows cannot be found by “%1”. %2</source>
        <translation>Die Zeilen lassen sich mit „%1“ nicht finden. %2</translation>
    </message>
</context>
<context>
    <name>XlsxRows</name>
    <message>
        <source>The items have %1 columns, and a sheet holds at most %2. Choose fields, or write them as CSV.</source>
        <translation>Die Vorgänge haben %1 Spalten, und ein Tabellenblatt fasst höchstens %2. Wählen Sie Felder aus, oder schreiben Sie die Vorgänge als CSV.</translation>
    </message>
    <message>
        <source>The field “%1” of item “%2” has %3 characters, and a cell of a spreadsheet holds at most %4. Write the items as CSV or JSON lines, or choose other fields.</source>
        <translation>Das Feld „%1“ des Vorgangs „%2“ hat %3 Zeichen, und eine Zelle eines Tabellendokuments fasst höchstens %4. Schreiben Sie die Vorgänge als CSV oder JSON Lines, oder wählen Sie andere Felder.</translation>
    </message>
    <message>
        <source>The items are more than a workbook can hold. Write them as CSV or JSON lines, or fewer of them.</source>
        <translation>Es sind mehr Vorgänge, als ein Tabellendokument fassen kann. Schreiben Sie sie als CSV oder JSON Lines, oder schreiben Sie weniger davon.</translation>
    </message>
</context>
<context>
    <name>intray::Actions</name>
    <message>
        <source>Open a database first.</source>
        <translation>Öffnen Sie zuerst eine Datenbank.</translation>
    </message>
</context>
<context>
    <name>intray::AdoptDialog</name>
    <message>
        <source>Adopt a table of %1</source>
        <translation>Eine Tabelle von %1 übernehmen</translation>
    </message>
    <message>
        <source>Tables of the database</source>
        <translation>Tabellen der Datenbank</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What would be done</source>
        <translation>Was getan würde</translation>
    </message>
    <message>
        <source>Trying shows here what would be done. It writes nothing.</source>
        <translation>Ausprobieren zeigt hier, was getan würde. Es schreibt nichts.</translation>
    </message>
    <message>
        <source>T&amp;ry it</source>
        <translation>Aus&amp;probieren</translation>
    </message>
    <message>
        <source>&amp;Adopt...</source>
        <translation>Über&amp;nehmen...</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>view</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>anderswo</translation>
    </message>
    <message>
        <source>The database has no tables besides Intray&apos;s own.</source>
        <translation>Die Datenbank hat keine Tabellen außer Intrays eigenen.</translation>
    </message>
    <message>
        <source>It can be adopted like this. Nothing has been written yet.</source>
        <translation>So kann sie übernommen werden. Noch wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Make the table %1 the queue %2?</source>
        <translation>Die Tabelle %1 zur Warteschlange %2 machen?</translation>
    </message>
    <message>
        <source>Adopt a table</source>
        <translation>Tabelle übernehmen</translation>
    </message>
    <message>
        <source>Nothing in the table&apos;s make-up is changed.</source>
        <translation>Am Aufbau der Tabelle wird nichts geändert.</translation>
    </message>
    <message>
        <source>This is run first:</source>
        <translation>Zuvor wird dies ausgeführt:</translation>
    </message>
    <message>
        <source>&amp;Adopt</source>
        <translation>Über&amp;nehmen</translation>
    </message>
    <message>
        <source>The table is the queue %1 now. Other programs can go on using it at the same time.</source>
        <translation>Die Tabelle ist jetzt die Warteschlange %1. Andere Programme können sie zugleich weiter benutzen.</translation>
    </message>
</context>
<context>
    <name>intray::AdoptEndings</name>
    <message>
        <source>empty: Intray alone remembers what failed</source>
        <translation>leer: nur Intray merkt sich, was gescheitert ist</translation>
    </message>
    <message>
        <source>Intray writes these columns when work on a row ends, and empties them when it is open again. They are no fields of the record.</source>
        <translation>Intray schreibt diese Spalten, wenn die Arbeit an einer Zeile endet, und leert sie, wenn sie wieder offen ist. Sie sind keine Felder des Datensatzes.</translation>
    </message>
    <message>
        <source>State of fa&amp;iled rows</source>
        <translation>Zustand gesche&amp;iterter Zeilen</translation>
    </message>
    <message>
        <source>&amp;Why it failed</source>
        <translation>Warum ges&amp;cheitert</translation>
    </message>
    <message>
        <source>A worker&apos;s res&amp;ult</source>
        <translation>Ergeb&amp;nis eines Arbeitsprogramms</translation>
    </message>
    <message>
        <source>&amp;Finished at</source>
        <translation>&amp;Fertig um</translation>
    </message>
    <message>
        <source>Last changed &amp;by</source>
        <translation>Zuletzt geändert &amp;von</translation>
    </message>
    <message>
        <source>&amp;Last changed at</source>
        <translation>Zuletzt geändert &amp;um</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
</context>
<context>
    <name>intray::AdoptFields</name>
    <message>
        <source>Add an inde&amp;x in the order in which items are given out</source>
        <translation>Einen Inde&amp;x in der Reihenfolge der Vergabe hinzufügen</translation>
    </message>
    <message>
        <source>Every row; or a condition in SQL</source>
        <translation>Jede Zeile; oder eine Bedingung in SQL</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;Warteschlange</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Schlüssel</translation>
    </message>
    <message>
        <source>&amp;Locks stand</source>
        <translation>S&amp;perren stehen</translation>
    </message>
    <message>
        <source>&amp;Held by</source>
        <translation>&amp;Gehalten von</translation>
    </message>
    <message>
        <source>Held &amp;since</source>
        <translation>Gehalten s&amp;eit</translation>
    </message>
    <message>
        <source>Lock &amp;id</source>
        <translation>Sperr&amp;nummer</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Reihenfolge</translation>
    </message>
    <message>
        <source>Only &amp;where</source>
        <translation>Nur &amp;wo</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>&amp;Felder</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>o&amp;pen:</source>
        <translation>&amp;offen:</translation>
    </message>
    <message>
        <source>&amp;done:</source>
        <translation>erle&amp;digt:</translation>
    </message>
    <message>
        <source>State of open rows</source>
        <translation>Zustand offener Zeilen</translation>
    </message>
    <message>
        <source>State of done rows</source>
        <translation>Zustand erledigter Zeilen</translation>
    </message>
    <message>
        <source>What is shown and corrected. Nothing else of the table is written, besides the lock and the state.</source>
        <translation>Was gezeigt und berichtigt wird. Sonst wird an der Tabelle nichts geschrieben außer Sperre und Zustand.</translation>
    </message>
    <message>
        <source>in the row</source>
        <translation>in der Zeile</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>add a column LockId</source>
        <translation>eine Spalte LockId hinzufügen</translation>
    </message>
    <message>
        <source>none: Intray remembers what is done</source>
        <translation>keiner: Intray merkt sich, was erledigt ist</translation>
    </message>
    <message>
        <source>by the key</source>
        <translation>nach dem Schlüssel</translation>
    </message>
    <message>
        <source>Choose the table that holds the work.</source>
        <translation>Wählen Sie die Tabelle, die die Arbeit enthält.</translation>
    </message>
    <message>
        <source>Name the queue: letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;, at most 64.</source>
        <translation>Benennen Sie die Warteschlange: Buchstaben, Ziffern, „-“, „_“ und „.“, höchstens 64.</translation>
    </message>
    <message>
        <source>Say which column names a row.</source>
        <translation>Sagen Sie, welche Spalte eine Zeile benennt.</translation>
    </message>
    <message>
        <source>Say in which columns it stands who holds a row, and since when.</source>
        <translation>Sagen Sie, in welchen Spalten steht, wer eine Zeile hält und seit wann.</translation>
    </message>
    <message>
        <source>Say what stands in the state&apos;s column when a row is done.</source>
        <translation>Sagen Sie, was in der Zustandsspalte steht, wenn eine Zeile erledigt ist.</translation>
    </message>
    <message>
        <source>What is mapped</source>
        <translation>Was zugeordnet wird</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>Die &amp;Tabelle</translation>
    </message>
    <message>
        <source>&amp;More tables</source>
        <translation>&amp;Mehr Tabellen</translation>
    </message>
    <message>
        <source>Named &amp;by</source>
        <translation>&amp;Benannt durch</translation>
    </message>
    <message>
        <source>Stat&amp;e</source>
        <translation>Z&amp;ustand</translation>
    </message>
    <message>
        <source>its own key</source>
        <translation>ihren eigenen Schlüssel</translation>
    </message>
    <message>
        <source>the row&apos;s key</source>
        <translation>den Schlüssel der Zeile</translation>
    </message>
    <message>
        <source>What be&amp;comes of a row</source>
        <translation>Was aus einer &amp;Zeile wird</translation>
    </message>
    <message>
        <source>nobody: the lock&apos;s id alone</source>
        <translation>niemand: nur die Sperrnummer</translation>
    </message>
    <message>
        <source>Say in which column the lock&apos;s id stands; it is the only sign of a lock.</source>
        <translation>Sagen Sie, in welcher Spalte die Sperrnummer steht; sie ist das einzige Zeichen einer Sperre.</translation>
    </message>
</context>
<context>
    <name>intray::AdoptMore</name>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Add thi&amp;s table</source>
        <translation>Diese Tabelle &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Completed together with the first table, all or nothing.</source>
        <translation>Wird zusammen mit der ersten Tabelle abgeschlossen, ganz oder gar nicht.</translation>
    </message>
    <message>
        <source>Further ta&amp;bles</source>
        <translation>Weitere Tabe&amp;llen</translation>
    </message>
    <message>
        <source>Anot&amp;her table</source>
        <translation>Noch e&amp;ine Tabelle</translation>
    </message>
    <message>
        <source>Its &amp;key</source>
        <translation>Ihr S&amp;chlüssel</translation>
    </message>
    <message>
        <source>Its &amp;fields</source>
        <translation>Ihre &amp;Felder</translation>
    </message>
    <message>
        <source>&amp;Longest lock in</source>
        <translation>Längste Spe&amp;rre in</translation>
    </message>
    <message>
        <source>Column, m&amp;inutes</source>
        <translation>Sp&amp;alte, Minuten</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>eine wählen</translation>
    </message>
    <message>
        <source>the queue&apos;s rules</source>
        <translation>den Regeln der Warteschlange</translation>
    </message>
    <message>
        <source>%1 by %2: %3</source>
        <translation>%1 über %2: %3</translation>
    </message>
</context>
<context>
    <name>intray::AskedBackDialog</name>
    <message>
        <source>Records that are asked for</source>
        <translation>Erbetene Datensätze</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Erbeten von</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>Wieder &amp;öffnen</translation>
    </message>
    <message>
        <source>&amp;Decline...</source>
        <translation>Ab&amp;lehnen...</translation>
    </message>
    <message>
        <source>Nobody asks for a record any more.</source>
        <translation>Niemand bittet mehr um einen Datensatz.</translation>
    </message>
    <message>
        <source>%1 is open again, first for %2 if they may still take it.</source>
        <translation>%1 ist wieder offen und kommt zuerst zu %2, falls das Recht dazu noch besteht.</translation>
    </message>
    <message>
        <source>%1 stays finished. %2 reads why.</source>
        <translation>%1 bleibt erledigt. %2 liest warum.</translation>
    </message>
</context>
<context>
    <name>intray::AskedLine</name>
    <message>
        <source>Show...</source>
        <translation>Zeigen...</translation>
    </message>
    <message>
        <source>Show the records that are asked for</source>
        <translation>Die erbetenen Datensätze zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n finished record(s) are asked for.</source>
        <translation>
            <numerusform>Um %n erledigten Datensatz wird gebeten.</numerusform>
            <numerusform>Um %n erledigte Datensätze wird gebeten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::AssignDialog</name>
    <message>
        <source>Assign: %1</source>
        <translation>Zuweisen: %1</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Zuweisen</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) will come first for whom you choose. Nobody else is given them.</source>
        <translation>
            <numerusform>%n Vorgang kommt für den zuerst, den Sie wählen. Niemand sonst bekommt ihn.</numerusform>
            <numerusform>%n Vorgänge kommen für den zuerst, den Sie wählen. Niemand sonst bekommt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>a user, or @ and a tag</source>
        <translation>ein Benutzer, oder @ und eine Marke</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>&amp;For whom</source>
        <translation>&amp;Für wen</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>Nobody has this tag in the queue yet, so nobody is given the items until somebody has it.</source>
        <translation>Noch hat niemand in der Warteschlange diese Marke; bis jemand sie hat, bekommt niemand die Vorgänge.</translation>
    </message>
    <message>
        <source>Say for whom the items are.</source>
        <translation>Sagen Sie, für wen die Vorgänge sind.</translation>
    </message>
    <message>
        <source>A tag is a word of at most 50 letters, without blanks, commas and @.</source>
        <translation>Eine Marke ist ein Wort von höchstens 50 Zeichen, ohne Leerzeichen, Kommas und @.</translation>
    </message>
    <message>
        <source>The items are assigned so already.</source>
        <translation>Die Vorgänge sind schon so zugewiesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are for everybody now.</source>
        <translation>
            <numerusform>%n Vorgang ist jetzt für alle.</numerusform>
            <numerusform>%n Vorgänge sind jetzt für alle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are for %1 now.</source>
        <translation>
            <numerusform>%n Vorgang ist jetzt für %1.</numerusform>
            <numerusform>%n Vorgänge sind jetzt für %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::AttachmentBar</name>
    <message>
        <source>The attachment was saved as “%1”.</source>
        <translation>Der Anhang wurde als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>The attachment could not be saved as “%1”: %2.</source>
        <translation>Der Anhang konnte nicht als „%1“ gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Nächste Datei</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Speichern unter ...</translation>
    </message>
    <message>
        <source>Attachments</source>
        <translation>Anhänge</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Save the attachment</source>
        <translation>Anhang speichern</translation>
    </message>
</context>
<context>
    <name>intray::AttentionLines</name>
    <message>
        <source>Looking at the queues...</source>
        <translation>Die Warteschlangen werden angesehen...</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No queue needs attention.</source>
        <translation>Keine Warteschlange braucht Aufmerksamkeit.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more; the table has them</source>
        <translation>
            <numerusform>und %n weitere; sie stehen in der Tabelle</numerusform>
            <numerusform>und %n weitere; sie stehen in der Tabelle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::BesideForm</name>
    <message>
        <source>A column of whole numbers: what has a higher one is worked on first. A row that says anything else is rejected.</source>
        <translation>Eine Spalte mit ganzen Zahlen: Was eine höhere hat, wird zuerst bearbeitet. Eine Zeile, in der etwas anderes steht, wird abgelehnt.</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>keine Spalte</translation>
    </message>
    <message>
        <source>Columns that say whose request it was, in which language and the like, parted by commas: workers are handed them beside the record.</source>
        <translation>Spalten, die sagen, wessen Anliegen es war, in welcher Sprache und dergleichen, durch Kommas getrennt: Arbeitsprogramme erhalten sie neben dem Datensatz.</translation>
    </message>
    <message>
        <source>Pr&amp;iority from</source>
        <translation>&amp;Priorität aus</translation>
    </message>
    <message>
        <source>Conte&amp;xt from</source>
        <translation>&amp;Kontext aus</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>Die Datei hat keine Spalte „%1“.</translation>
    </message>
</context>
<context>
    <name>intray::BulkDialog</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>What did not work</source>
        <translation>Was nicht gelungen ist</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>For %n item(s) it did not work:</source>
        <translation>
            <numerusform>Bei %n Vorgang ist es nicht gelungen:</numerusform>
            <numerusform>Bei %n Vorgängen ist es nicht gelungen:</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: the rest was left as it was.</source>
        <translation>Abgebrochen: Der Rest blieb, wie er war.</translation>
    </message>
</context>
<context>
    <name>intray::BusyMark</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>intray::ChoicePicker</name>
    <message>
        <source>Choose %1 from the list (Alt+Down in the field)</source>
        <translation>%1 aus der Liste wählen (Alt+Ab im Feld)</translation>
    </message>
</context>
<context>
    <name>intray::ColumnLayout</name>
    <message>
        <source>Reset layout</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Anzeigen</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>Nach &amp;links verschieben</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Nach &amp;rechts verschieben</translation>
    </message>
</context>
<context>
    <name>intray::CommandRun</name>
    <message numerus="yes">
        <source>The command was ended because it took longer than %n second(s).</source>
        <translation>
            <numerusform>Der Befehl wurde beendet, weil er länger als %n Sekunde brauchte.</numerusform>
            <numerusform>Der Befehl wurde beendet, weil er länger als %n Sekunden brauchte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The command was ended because it wrote more than 16 MB.</source>
        <translation>Der Befehl wurde beendet, weil er mehr als 16 MB schrieb.</translation>
    </message>
    <message>
        <source>The command could not be started: %1.</source>
        <translation>Der Befehl ließ sich nicht starten: %1.</translation>
    </message>
    <message>
        <source>The command was ended by signal %1.</source>
        <translation>Der Befehl wurde durch das Signal %1 beendet.</translation>
    </message>
    <message>
        <source>The command ended with status %1.</source>
        <translation>Der Befehl endete mit dem Status %1.</translation>
    </message>
</context>
<context>
    <name>intray::ComparedView</name>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
</context>
<context>
    <name>intray::ConditionRows</name>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>is filled in</source>
        <translation>ist ausgefüllt</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>What it must be</source>
        <translation>Was es sein muss</translation>
    </message>
    <message>
        <source>Values, parted by ;</source>
        <translation>Werte, getrennt durch ;</translation>
    </message>
</context>
<context>
    <name>intray::ConfirmDismiss</name>
    <message>
        <source>Dismiss the item</source>
        <translation>Vorgang verwerfen</translation>
    </message>
    <message>
        <source>%1 will not come back to the queue. You can take it back for ten seconds, after that only a supervisor can reopen it.</source>
        <translation>%1 kommt nicht mehr in die Warteschlange. Zehn Sekunden lang können Sie das zurücknehmen, danach kann nur die Aufsicht den Vorgang wieder öffnen.</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Why? A reason is required.</source>
        <translation>&amp;Warum? Ein Grund ist erforderlich.</translation>
    </message>
    <message>
        <source>&amp;Why? It stays in the history.</source>
        <translation>&amp;Warum? Der Grund bleibt im Verlauf.</translation>
    </message>
</context>
<context>
    <name>intray::Connecting</name>
    <message>
        <source>The system&apos;s keychain does not keep this password (any more).</source>
        <translation>Der Schlüsselbund des Systems enthält dieses Passwort nicht (mehr).</translation>
    </message>
    <message>
        <source>The system&apos;s keychain does not answer. The password that it keeps stays there.</source>
        <translation>Der Schlüsselbund des Systems antwortet nicht. Das Passwort, das er enthält, bleibt dort.</translation>
    </message>
    <message>
        <source>You are not connected to %1, because no password was given.</source>
        <translation>Sie sind nicht mit %1 verbunden, weil kein Passwort angegeben wurde.</translation>
    </message>
</context>
<context>
    <name>intray::ConnectionDialog</name>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Connect&amp;ions</source>
        <translation>Verb&amp;indungen</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>Ne&amp;u</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>What this kind of database enforces by itself</source>
        <translation>Was diese Art von Datenbank von sich aus durchsetzt</translation>
    </message>
    <message>
        <source>Trying the connection</source>
        <translation>Die Verbindung wird geprüft</translation>
    </message>
    <message>
        <source>Det&amp;ails...</source>
        <translation>Detai&amp;ls...</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Testen</translation>
    </message>
    <message>
        <source>Tries the connection and says what is there. Changes nothing.</source>
        <translation>Versucht die Verbindung und sagt, was dort ist. Ändert nichts.</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>Es fehlt noch etwas.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Trying...</source>
        <translation>Wird geprüft...</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Type the password.</source>
        <translation>Geben Sie das Passwort ein.</translation>
    </message>
    <message>
        <source>The connection does not work yet.</source>
        <translation>Die Verbindung funktioniert noch nicht.</translation>
    </message>
</context>
<context>
    <name>intray::ConnectionFields</name>
    <message>
        <source>Ma&amp;ke the file, or bring it up to date, if need be</source>
        <translation>Datei anle&amp;gen oder auf den neuesten Stand bringen, falls nötig</translation>
    </message>
    <message>
        <source>&amp;Keep it in the system&apos;s keychain</source>
        <translation>Im Schlüsselbund des Systems mer&amp;ken</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>File on this computer</source>
        <translation>Datei auf diesem Rechner</translation>
    </message>
    <message>
        <source>PostgreSQL</source>
        <translation>PostgreSQL</translation>
    </message>
    <message>
        <source>MariaDB</source>
        <translation>MariaDB</translation>
    </message>
    <message>
        <source>ODBC data source</source>
        <translation>ODBC-Datenquelle</translation>
    </message>
    <message>
        <source>Kin&amp;d</source>
        <translation>A&amp;rt</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>&amp;Durchsuchen...</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>Dat&amp;ei</translation>
    </message>
    <message>
        <source>Data sources of this computer</source>
        <translation>Datenquellen dieses Rechners</translation>
    </message>
    <message>
        <source>Connection text</source>
        <translation>Verbindungstext</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>DSN=NAME, or Driver={NAME};Server=HOST;Database=NAME. Never a password.</source>
        <translation>DSN=NAME oder Driver={NAME};Server=HOST;Database=NAME. Nie ein Passwort.</translation>
    </message>
    <message>
        <source>Data so&amp;urce</source>
        <translation>Daten&amp;quelle</translation>
    </message>
    <message>
        <source>db.example.org, or several parted by commas</source>
        <translation>db.example.org oder mehrere, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Host</translation>
    </message>
    <message>
        <source>Data&amp;base</source>
        <translation>Daten&amp;bank</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Password file, certificate or ticket</source>
        <translation>Passwortdatei, Zertifikat oder Ticket</translation>
    </message>
    <message>
        <source>PostgreSQL: .pgpass, a client&apos;s certificate or Kerberos. MariaDB: .my.cnf. Nobody is asked then.</source>
        <translation>PostgreSQL: .pgpass, ein Client-Zertifikat oder Kerberos. MariaDB: .my.cnf. Dann wird niemand gefragt.</translation>
    </message>
    <message>
        <source>asked for at each start</source>
        <translation>wird bei jedem Start erfragt</translation>
    </message>
    <message>
        <source>&amp;Login</source>
        <translation>An&amp;meldung</translation>
    </message>
    <message>
        <source>&amp;Sign in with</source>
        <translation>Anmel&amp;den mit</translation>
    </message>
    <message>
        <source>Passw&amp;ord</source>
        <translation>Passw&amp;ort</translation>
    </message>
    <message>
        <source>&amp;Encryption</source>
        <translation>Vers&amp;chlüsselung</translation>
    </message>
    <message>
        <source>All of this in one line, for the command line. An address that is typed or pasted here fills the fields above.</source>
        <translation>All das in einer Zeile, für die Befehlszeile. Eine Adresse, die hier eingegeben oder eingefügt wird, füllt die Felder darüber.</translation>
    </message>
    <message>
        <source>Add&amp;ress</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>kept in the system&apos;s keychain</source>
        <translation>im Schlüsselbund des Systems gemerkt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no data source is set up here</source>
        <translation>hier ist keine Datenquelle eingerichtet</translation>
    </message>
    <message>
        <source>choose a data source</source>
        <translation>Datenquelle wählen</translation>
    </message>
    <message>
        <source>&amp;Keep it (this system has no keychain)</source>
        <translation>Mer&amp;ken (dieses System hat keinen Schlüsselbund)</translation>
    </message>
    <message>
        <source>Database file</source>
        <translation>Datenbankdatei</translation>
    </message>
    <message>
        <source>Intray databases (*.intray *.db *.sqlite)</source>
        <translation>Intray-Datenbanken (*.intray *.db *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <translation>Üblich ist %1</translation>
    </message>
</context>
<context>
    <name>intray::ConnectionTrial</name>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
</context>
<context>
    <name>intray::CorrectDialog</name>
    <message>
        <source>Correct many records: %1</source>
        <translation>Viele Datensätze berichtigen: %1</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>&amp;Feld</translation>
    </message>
    <message>
        <source>&amp;Old value</source>
        <translation>&amp;Alter Wert</translation>
    </message>
    <message>
        <source>&amp;New value</source>
        <translation>&amp;Neuer Wert</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Berichtigen</translation>
    </message>
    <message>
        <source>&amp;Put the old value back</source>
        <translation>Alten Wert &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Records with this value</source>
        <translation>Datensätze mit diesem Wert</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>Was daraus wird</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>The new value is the old one.</source>
        <translation>Der neue Wert ist der alte.</translation>
    </message>
    <message>
        <source>Looking for records with this value...</source>
        <translation>Datensätze mit diesem Wert werden gesucht...</translation>
    </message>
    <message>
        <source>No open record can be corrected.</source>
        <translation>Kein offener Datensatz kann berichtigt werden.</translation>
    </message>
    <message>
        <source>Say which value becomes which one. Only the whole value counts, to the last character.</source>
        <translation>Sagen Sie, welcher Wert zu welchem wird. Nur der ganze Wert zählt, bis zum letzten Zeichen.</translation>
    </message>
    <message>
        <source>is corrected</source>
        <translation>wird berichtigt</translation>
    </message>
    <message>
        <source>No open record has this value in this field.</source>
        <translation>Kein offener Datensatz hat diesen Wert in diesem Feld.</translation>
    </message>
    <message numerus="yes">
        <source>This value stands in %n open record(s) that can be corrected.</source>
        <translation>
            <numerusform>Dieser Wert steht in %n offenen Datensatz, der berichtigt werden kann.</numerusform>
            <numerusform>Dieser Wert steht in %n offenen Datensätzen, die berichtigt werden können.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) stay as they are.</source>
        <translation>
            <numerusform>%n anderer bleibt, wie er ist.</numerusform>
            <numerusform>%n andere bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %L1 are listed.</source>
        <translation>Die ersten %L1 sind aufgeführt.</translation>
    </message>
    <message>
        <source>has its old value again</source>
        <translation>hat wieder seinen alten Wert</translation>
    </message>
    <message>
        <source>was corrected</source>
        <translation>wurde berichtigt</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have their old value again.</source>
        <translation>
            <numerusform>%n Datensatz hat wieder seinen alten Wert.</numerusform>
            <numerusform>%n Datensätze haben wieder ihren alten Wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected.</source>
        <translation>
            <numerusform>%n Datensatz wurde berichtigt.</numerusform>
            <numerusform>%n Datensätze wurden berichtigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: the rest was left as it was.</source>
        <translation>Abgebrochen: Der Rest blieb, wie er war.</translation>
    </message>
    <message>
        <source>&amp;Empty the field</source>
        <translation>Feld &amp;leeren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>E&amp;arlier ones...</source>
        <translation>Frühere &amp;anzeigen...</translation>
    </message>
    <message>
        <source>What was corrected together before, to put old values back</source>
        <translation>Was früher gemeinsam berichtigt wurde, um alte Werte zurückzusetzen</translation>
    </message>
</context>
<context>
    <name>intray::CorrectOthers</name>
    <message numerus="yes">
        <source>This correction occurs in %n open record(s). %1 corrects them, too.</source>
        <translation>
            <numerusform>Diese Berichtigung kommt in %n offenen Datensatz vor. %1 berichtigt ihn auch.</numerusform>
            <numerusform>Diese Berichtigung kommt in %n offenen Datensätzen vor. %1 berichtigt sie auch.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::CountingMark</name>
    <message>
        <source>What is usual in this queue is being counted, in the background. Once that is done, likely mistakes are marked in its records.</source>
        <translation>Im Hintergrund wird gezählt, was in dieser Warteschlange üblich ist. Danach werden wahrscheinliche Fehler in ihren Datensätzen markiert.</translation>
    </message>
    <message>
        <source>Stopped at %1 %</source>
        <translation>Angehalten bei %1 %</translation>
    </message>
    <message>
        <source>Counted: %1 %</source>
        <translation>Gezählt: %1 %</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Go on counting for suggestions</source>
        <translation>Für Vorschläge weiterzählen</translation>
    </message>
    <message>
        <source>Stop counting for suggestions</source>
        <translation>Das Zählen für Vorschläge anhalten</translation>
    </message>
</context>
<context>
    <name>intray::CrossRuleForm</name>
    <message>
        <source>One field is not after another, or not more</source>
        <translation>Ein Feld ist nicht nach oder nicht mehr als ein anderes</translation>
    </message>
    <message>
        <source>If one field is ..., another is ...</source>
        <translation>Wenn ein Feld ... ist, ist ein anderes ...</translation>
    </message>
    <message>
        <source>For equal fields, others are equal</source>
        <translation>Zu gleichen Feldern gehören gleiche andere</translation>
    </message>
    <message>
        <source>Different in every record</source>
        <translation>In jedem Datensatz anders</translation>
    </message>
    <message>
        <source>Intray&apos;s own sentence</source>
        <translation>Intrays eigener Satz</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>&amp;What is told</source>
        <translation>&amp;Was gesagt wird</translation>
    </message>
    <message>
        <source>First field</source>
        <translation>Erstes Feld</translation>
    </message>
    <message>
        <source>Second field</source>
        <translation>Zweites Feld</translation>
    </message>
    <message>
        <source>How they compare</source>
        <translation>Wie sie sich vergleichen</translation>
    </message>
    <message>
        <source>comes before, or is less than</source>
        <translation>kommt vor oder ist kleiner als</translation>
    </message>
    <message>
        <source>is not after, or not more than</source>
        <translation>ist nicht nach und nicht mehr als</translation>
    </message>
    <message>
        <source>is the same as</source>
        <translation>ist dasselbe wie</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Wenn</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>For records with equal</source>
        <translation>Bei Datensätzen mit gleichem</translation>
    </message>
    <message>
        <source>these are equal, too:</source>
        <translation>sind auch diese gleich:</translation>
    </message>
    <message>
        <source>No two records have the same</source>
        <translation>Keine zwei Datensätze haben dasselbe</translation>
    </message>
</context>
<context>
    <name>intray::CrossRuleList</name>
    <message>
        <source>&amp;New rule</source>
        <translation>&amp;Neue Regel</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Rules across fields</source>
        <translation>Regeln über Felder hinweg</translation>
    </message>
    <message>
        <source>(no rule that Intray knows)</source>
        <translation>(keine Regel, die Intray kennt)</translation>
    </message>
</context>
<context>
    <name>intray::DayPicker</name>
    <message>
        <source>Choose %1 in a calendar (Alt+Down in the field)</source>
        <translation>%1 im Kalender wählen (Alt+Ab im Feld)</translation>
    </message>
</context>
<context>
    <name>intray::DeliveriesDialog</name>
    <message>
        <source>%1 and others</source>
        <translation>%1 und andere</translation>
    </message>
    <message>
        <source>%1 still wait</source>
        <translation>%1 noch wartend</translation>
    </message>
    <message>
        <source>%1 were worked on</source>
        <translation>%1 bearbeitet</translation>
    </message>
    <message>
        <source>%1 were taken back</source>
        <translation>%1 zurückgenommen</translation>
    </message>
    <message>
        <source>It added no records.</source>
        <translation>Sie hat keine Datensätze hinzugefügt.</translation>
    </message>
    <message>
        <source>Of its records %1.</source>
        <translation>Von ihren Datensätzen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>It updated %n record(s).</source>
        <translation>
            <numerusform>Sie hat %n Datensatz aktualisiert.</numerusform>
            <numerusform>Sie hat %n Datensätze aktualisiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brought %n record(s) back that had been taken out.</source>
        <translation>
            <numerusform>Sie hat %n Datensatz zurückgebracht, der herausgenommen war.</numerusform>
            <numerusform>Sie hat %n Datensätze zurückgebracht, die herausgenommen waren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its values are proposed for %n record(s): %1.</source>
        <translation>
            <numerusform>Ihre Werte werden für %n Datensatz vorgeschlagen: %1.</numerusform>
            <numerusform>Ihre Werte werden für %n Datensätze vorgeschlagen: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be updated.</source>
        <translation>
            <numerusform>%n Datensatz konnte nicht aktualisiert werden.</numerusform>
            <numerusform>%n Datensätze konnten nicht aktualisiert werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its file lacks %n waiting record(s): %1.</source>
        <translation>
            <numerusform>In ihrer Datei fehlt %n wartender Datensatz: %1.</numerusform>
            <numerusform>In ihrer Datei fehlen %n wartende Datensätze: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking...</source>
        <translation>Es wird nachgesehen...</translation>
    </message>
    <message>
        <source>&amp;Take the delivery back</source>
        <translation>Lieferung &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Dismiss what is missing</source>
        <translation>&amp;Fehlendes verwerfen</translation>
    </message>
    <message>
        <source>Deliveries: %1</source>
        <translation>Lieferungen: %1</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Lieferungen</translation>
    </message>
    <message>
        <source>Came in</source>
        <translation>Hereingekommen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Such as: the wrong month was sent.</source>
        <translation>Zum Beispiel: Es wurde der falsche Monat geschickt.</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are out so far. Escape stops.</source>
        <translation>
            <numerusform>%n Datensatz ist bisher heraus. Esc hält an.</numerusform>
            <numerusform>%n Datensätze sind bisher heraus. Esc hält an.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was brought into this queue yet.</source>
        <translation>In diese Warteschlange wurde noch nichts importiert.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Write a reason first.</source>
        <translation>Schreiben Sie zuerst einen Grund.</translation>
    </message>
    <message>
        <source>No record of this delivery waits any more.</source>
        <translation>Kein Datensatz dieser Lieferung wartet noch.</translation>
    </message>
    <message>
        <source>Nothing is known to be missing in this delivery.</source>
        <translation>Es ist nicht bekannt, dass in dieser Lieferung etwas fehlt.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were dismissed. They come back when their keys do.</source>
        <translation>
            <numerusform>%n Datensatz wurde verworfen. Er kommt wieder, wenn sein Schlüssel wiederkommt.</numerusform>
            <numerusform>%n Datensätze wurden verworfen. Sie kommen wieder, wenn ihre Schlüssel wiederkommen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::DeskPage</name>
    <message>
        <source>There is nothing beside the record in this queue.</source>
        <translation>In dieser Warteschlange steht nichts neben dem Datensatz.</translation>
    </message>
    <message>
        <source>Pre&amp;view</source>
        <translation>Vors&amp;chau</translation>
    </message>
</context>
<context>
    <name>intray::DeskSuggestions</name>
    <message>
        <source>%1?</source>
        <translation>%1?</translation>
    </message>
    <message>
        <source>%1? %2</source>
        <translation>%1? %2</translation>
    </message>
</context>
<context>
    <name>intray::DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>intray::DuplicateDecisions</name>
    <message>
        <source>%1 was changed meanwhile. It is shown as it is now; look at it again before you merge.</source>
        <translation>%1 wurde inzwischen geändert. Der Datensatz wird so gezeigt, wie er jetzt ist; sehen Sie ihn noch einmal an, bevor Sie zusammenführen.</translation>
    </message>
    <message>
        <source>%1 has ended as a duplicate of %2.</source>
        <translation>%1 ist als Dublette von %2 beendet.</translation>
    </message>
    <message numerus="yes">
        <source>%n records have ended as duplicates of %1.</source>
        <translation>
            <numerusform>%n Datensatz ist als Dublette von %1 beendet.</numerusform>
            <numerusform>%n Datensätze sind als Dubletten von %1 beendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are not duplicates; that is remembered.</source>
        <translation>%1 sind keine Dubletten; das ist gemerkt.</translation>
    </message>
    <message>
        <source>%1 is not a duplicate of the others; that is remembered.</source>
        <translation>%1 ist keine Dublette der anderen; das ist gemerkt.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Zurückgenommen: %1.</translation>
    </message>
    <message>
        <source>%1 has its former values again.</source>
        <translation>%1 hat wieder die früheren Werte.</translation>
    </message>
</context>
<context>
    <name>intray::DuplicatesPage</name>
    <message>
        <source>%1 and this record are not duplicates; that is remembered.</source>
        <translation>%1 und dieser Datensatz sind keine Dubletten; das ist gemerkt.</translation>
    </message>
    <message>
        <source>Likely duplicates of the record</source>
        <translation>Wahrscheinliche Dubletten des Datensatzes</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Wahrscheinlich</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>The record beside the likely duplicate</source>
        <translation>Der Datensatz neben der wahrscheinlichen Dublette</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Dubletten</translation>
    </message>
    <message>
        <source>Duplicates (%1)</source>
        <translation>Dubletten (%1)</translation>
    </message>
    <message>
        <source>There is no record on the desk.</source>
        <translation>Auf dem Tisch liegt kein Datensatz.</translation>
    </message>
    <message>
        <source>Looking for duplicates...</source>
        <translation>Dubletten werden gesucht...</translation>
    </message>
    <message>
        <source>No other record of this queue is likely the same.</source>
        <translation>Kein anderer Datensatz dieser Warteschlange ist wahrscheinlich derselbe.</translation>
    </message>
    <message>
        <source>held by you</source>
        <translation>von Ihnen gehalten</translation>
    </message>
    <message>
        <source>held by %1</source>
        <translation>gehalten von %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>done by %1</source>
        <translation>erledigt von %1</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>There is no likely duplicate beside the record.</source>
        <translation>Neben dem Datensatz steht keine wahrscheinliche Dublette.</translation>
    </message>
    <message>
        <source>Look at the likely duplicate first: F4 shows what stands beside the record.</source>
        <translation>Sehen Sie sich zuerst die mögliche Dublette an: F4 zeigt, was neben dem Datensatz steht.</translation>
    </message>
    <message>
        <source>The record is not open for work.</source>
        <translation>Der Datensatz ist nicht zur Arbeit geöffnet.</translation>
    </message>
    <message>
        <source>Somebody else is working on the chosen one.</source>
        <translation>Jemand anderes arbeitet am gewählten Datensatz.</translation>
    </message>
    <message>
        <source>Merge the record</source>
        <translation>Datensatz zusammenführen</translation>
    </message>
    <message>
        <source>Does %1 end as a duplicate of %2?</source>
        <translation>Endet %1 als Dublette von %2?</translation>
    </message>
    <message>
        <source>The other one is kept as it is; what you typed here is not kept. You can take it back for ten seconds, after that only a supervisor can open it again.</source>
        <translation>Der andere bleibt, wie er ist; was Sie hier getippt haben, bleibt nicht. Zehn Sekunden lang können Sie es zurücknehmen, danach kann ihn nur eine Aufsicht wieder öffnen.</translation>
    </message>
    <message>
        <source>The other one is kept as it is. You can take it back for ten seconds, after that only a supervisor can open it again.</source>
        <translation>Der andere bleibt, wie er ist. Zehn Sekunden lang können Sie es zurücknehmen, danach kann ihn nur eine Aufsicht wieder öffnen.</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Zusammenführen</translation>
    </message>
    <message>
        <source>This queue has not been looked through for duplicates yet. That is done by itself, piece by piece; look again in a while.</source>
        <translation>Diese Warteschlange wurde noch nicht nach Dubletten durchgesehen. Das geschieht von selbst, Stück für Stück; sehen Sie etwas später wieder nach.</translation>
    </message>
</context>
<context>
    <name>intray::EarlierCorrections</name>
    <message>
        <source>Looking...</source>
        <translation>Es wird nachgesehen...</translation>
    </message>
    <message>
        <source>What was corrected together: %1</source>
        <translation>Gemeinsam berichtigt: %1</translation>
    </message>
    <message>
        <source>What was corrected together</source>
        <translation>Gemeinsam berichtigt</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Old value</source>
        <translation>Alter Wert</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Neuer Wert</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>&amp;Put the old value back</source>
        <translation>Alten Wert &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Nothing was corrected together in this queue.</source>
        <translation>In dieser Warteschlange wurde nichts gemeinsam berichtigt.</translation>
    </message>
    <message>
        <source>%1, put back</source>
        <translation>%1, zurückgesetzt</translation>
    </message>
    <message>
        <source>%1, of these %2 put back</source>
        <translation>%1, davon %2 zurückgesetzt</translation>
    </message>
</context>
<context>
    <name>intray::EmptyDesk</name>
    <message>
        <source>Why do I get nothing?</source>
        <translation>Warum erhalte ich nichts?</translation>
    </message>
</context>
<context>
    <name>intray::EncryptionChoice</name>
    <message>
        <source>Another computer on the network could pose as the server and learn the password. Use this on a trusted network only.</source>
        <translation>Ein anderer Rechner im Netzwerk könnte sich für den Server ausgeben und das Passwort erfahren. Benutzen Sie das nur in einem vertrauenswürdigen Netzwerk.</translation>
    </message>
    <message>
        <source>Whoever is on the network can read and change what is sent. Use this on a trusted network only.</source>
        <translation>Wer im Netzwerk ist, kann lesen und ändern, was gesendet wird. Benutzen Sie das nur in einem vertrauenswürdigen Netzwerk.</translation>
    </message>
    <message>
        <source>Choose &amp;file...</source>
        <translation>Datei &amp;wählen...</translation>
    </message>
    <message>
        <source>File of the authority that signs the server&apos;s certificate</source>
        <translation>Datei der Zertifizierungsstelle, die das Zertifikat des Servers unterschreibt</translation>
    </message>
    <message>
        <source>Encrypted and verified (recommended)</source>
        <translation>Verschlüsselt und geprüft (empfohlen)</translation>
    </message>
    <message>
        <source>Trusted network: encrypted, not verified</source>
        <translation>Vertrauenswürdiges Netzwerk: verschlüsselt, nicht geprüft</translation>
    </message>
    <message>
        <source>Trusted network: not encrypted</source>
        <translation>Vertrauenswürdiges Netzwerk: nicht verschlüsselt</translation>
    </message>
    <message>
        <source>certificate of the authority, needed</source>
        <translation>Zertifikat der Zertifizierungsstelle, erforderlich</translation>
    </message>
    <message>
        <source>the authorities this computer trusts</source>
        <translation>die Zertifizierungsstellen, denen dieser Rechner vertraut</translation>
    </message>
    <message>
        <source>MariaDB&apos;s driver checks who signed the certificate, but not the server&apos;s host name.</source>
        <translation>Der Treiber von MariaDB prüft, wer das Zertifikat unterschrieben hat, aber nicht den Hostnamen des Servers.</translation>
    </message>
    <message>
        <source>File of the authority</source>
        <translation>Datei der Zertifizierungsstelle</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Zertifikate (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>intray::EndingRules</name>
    <message>
        <source>Endings</source>
        <translation>Erledigen</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Reasons for failing</source>
        <translation>Gründe für das Scheitern</translation>
    </message>
    <message>
        <source>Reasons for sending back</source>
        <translation>Gründe für das Zurückweisen</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>abschließen</translation>
    </message>
    <message>
        <source>return</source>
        <translation>zurückgeben</translation>
    </message>
    <message>
        <source>dismiss</source>
        <translation>verwerfen</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>als gescheitert melden</translation>
    </message>
    <message>
        <source>send back</source>
        <translation>zurückweisen</translation>
    </message>
    <message>
        <source>One to a line; people may still write others.</source>
        <translation>Einer je Zeile; man kann auch andere schreiben.</translation>
    </message>
    <message>
        <source>Reasons for returning</source>
        <translation>Gründe für das Zurückgeben</translation>
    </message>
    <message>
        <source>Reasons for dismissing</source>
        <translation>Gründe für das Verwerfen</translation>
    </message>
    <message>
        <source>A reason is required</source>
        <translation>Ein Grund ist nötig</translation>
    </message>
    <message>
        <source>to return</source>
        <translation>zum Zurückgeben</translation>
    </message>
    <message>
        <source>to dismiss</source>
        <translation>zum Verwerfen</translation>
    </message>
    <message>
        <source>Own records can be reopened for</source>
        <translation>Eigene wieder öffnen für</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>Whoever finished a record gets it back within this time, if nobody has worked on it since.</source>
        <translation>Wer einen Datensatz erledigt hat, bekommt ihn in dieser Zeit zurück, wenn seither niemand daran gearbeitet hat.</translation>
    </message>
</context>
<context>
    <name>intray::EngineAbilities</name>
    <message>
        <source>An item has one holder, and only the holder can end the work on it.</source>
        <translation>Einen Vorgang hält immer nur eine Person, und nur sie kann die Arbeit daran beenden.</translation>
    </message>
    <message>
        <source>The login decides who somebody is and what they may do; nobody can act in another&apos;s name.</source>
        <translation>Die Anmeldung entscheidet, wer jemand ist und was er oder sie darf; niemand kann in fremdem Namen handeln.</translation>
    </message>
    <message>
        <source>A clerk sees the queues that an administrator allows.</source>
        <translation>Die Sachbearbeitung sieht die Warteschlangen, die die Administration erlaubt.</translation>
    </message>
    <message>
        <source>The history can only be added to.</source>
        <translation>Der Verlauf kann nur ergänzt werden.</translation>
    </message>
    <message>
        <source>A login that is renamed stays the same user.</source>
        <translation>Eine umbenannte Anmeldung bleibt derselbe Benutzer.</translation>
    </message>
    <message>
        <source>What others do is told at once.</source>
        <translation>Was andere tun, wird sofort gemeldet.</translation>
    </message>
    <message>
        <source>The driver does not check the server&apos;s host name.</source>
        <translation>Der Treiber prüft den Hostnamen des Servers nicht.</translation>
    </message>
    <message>
        <source>An administrator must tell Intray when a login is renamed.</source>
        <translation>Die Administration muss Intray mitteilen, wenn eine Anmeldung umbenannt wird.</translation>
    </message>
    <message>
        <source>What others do is seen after up to three seconds.</source>
        <translation>Was andere tun, wird nach höchstens drei Sekunden sichtbar.</translation>
    </message>
    <message>
        <source>Everything else depends on the database behind the data source. PostgreSQL holds the same as when it is connected directly.</source>
        <translation>Alles andere hängt von der Datenbank hinter der Datenquelle ab. Für PostgreSQL gilt dasselbe wie bei einer direkten Verbindung.</translation>
    </message>
    <message>
        <source>Encryption is a setting of the driver: for PostgreSQL SSLmode=verify-full.</source>
        <translation>Die Verschlüsselung ist eine Einstellung des Treibers: für PostgreSQL SSLmode=verify-full.</translation>
    </message>
    <message>
        <source>Whoever can write the file can do everything. Roles and the history protect from mistakes only.</source>
        <translation>Wer die Datei schreiben kann, kann alles tun. Rollen und Verlauf schützen nur vor Versehen.</translation>
    </message>
    <message>
        <source>The file must lie on a disk of this computer, not on a network share.</source>
        <translation>Die Datei muss auf einem Datenträger dieses Rechners liegen, nicht auf einer Netzwerkfreigabe.</translation>
    </message>
</context>
<context>
    <name>intray::ExportChoices</name>
    <message>
        <source>w&amp;henever</source>
        <translation>&amp;irgendwann</translation>
    </message>
    <message>
        <source>Finished on this day or later</source>
        <translation>An diesem Tag oder später erledigt</translation>
    </message>
    <message>
        <source>Finished on this day or before</source>
        <translation>An diesem Tag oder früher erledigt</translation>
    </message>
    <message>
        <source>Also who f&amp;inished it, and when</source>
        <translation>Auch, wer ihn er&amp;ledigt hat und wann</translation>
    </message>
    <message>
        <source>any</source>
        <translation>jeder</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>&amp;Which</source>
        <translation>Wel&amp;che</translation>
    </message>
    <message>
        <source>&amp;State</source>
        <translation>&amp;Zustand</translation>
    </message>
    <message>
        <source>Finished &amp;by</source>
        <translation>Erledigt &amp;von</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>wie er jetzt ist</translation>
    </message>
    <message>
        <source>as it came in</source>
        <translation>wie er hereinkam</translation>
    </message>
    <message>
        <source>both, side by side</source>
        <translation>beides nebeneinander</translation>
    </message>
    <message>
        <source>only corrected fields, a line for each</source>
        <translation>nur berichtigte Felder, für jedes eine Zeile</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel-Arbeitsmappe</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>What stands in a CSV file for a value that is missing.</source>
        <translation>Was in einer CSV-Datei für einen fehlenden Wert steht.</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>Da&amp;tensatz</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>For&amp;mat</translation>
    </message>
    <message>
        <source>Missin&amp;g values</source>
        <translation>Fehlende We&amp;rte</translation>
    </message>
    <message>
        <source>all items of the queue</source>
        <translation>alle Vorgänge der Warteschlange</translation>
    </message>
    <message>
        <source>what the list shows: %1</source>
        <translation>was die Liste zeigt: %1</translation>
    </message>
    <message>
        <source>Each line says it anyway.</source>
        <translation>Jede Zeile sagt es ohnehin.</translation>
    </message>
    <message>
        <source>Tick at least one field.</source>
        <translation>Kreuzen Sie mindestens ein Feld an.</translation>
    </message>
    <message>
        <source>The last day is before the first.</source>
        <translation>Der letzte Tag liegt vor dem ersten.</translation>
    </message>
</context>
<context>
    <name>intray::ExportDialog</name>
    <message>
        <source>Export records</source>
        <translation>Datensätze exportieren</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;Warteschlange</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>Auswä&amp;hlen ...</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>Dat&amp;ei</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Export to a file</source>
        <translation>In eine Datei exportieren</translation>
    </message>
    <message>
        <source>CSV (*.csv);;Excel workbooks (*.xlsx);;JSON lines (*.jsonl *.ndjson);;All files (*)</source>
        <translation>CSV (*.csv);;Excel-Arbeitsmappen (*.xlsx);;JSON Lines (*.jsonl *.ndjson);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>There is no queue.</source>
        <translation>Es gibt keine Warteschlange.</translation>
    </message>
    <message>
        <source>Say where the file is to be written.</source>
        <translation>Geben Sie an, wohin die Datei geschrieben werden soll.</translation>
    </message>
    <message>
        <source>Say in which folder the file is to be written.</source>
        <translation>Geben Sie an, in welchen Ordner die Datei geschrieben werden soll.</translation>
    </message>
    <message>
        <source>The file would hold something else than its name says. Intray writes .csv, .jsonl and .xlsx.</source>
        <translation>Die Datei enthielte etwas anderes, als ihr Name sagt. Intray schreibt .csv, .jsonl und .xlsx.</translation>
    </message>
    <message>
        <source>The file appears when all of it is written. Work goes on meanwhile.</source>
        <translation>Die Datei erscheint, wenn sie ganz geschrieben ist. Die Arbeit geht inzwischen weiter.</translation>
    </message>
    <message>
        <source>There is no such folder. Choose another one.</source>
        <translation>Diesen Ordner gibt es nicht. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>This is a folder or a device. Choose a file.</source>
        <translation>Dies ist ein Ordner oder ein Gerät. Wählen Sie eine Datei.</translation>
    </message>
    <message>
        <source>Replace a file</source>
        <translation>Datei ersetzen</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>It is replaced when all is written. If the export fails or is cancelled, it stays.</source>
        <translation>Die Datei wird ersetzt, wenn alles geschrieben ist. Wenn der Export scheitert oder abgebrochen wird, bleibt sie.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>The templates of the database cannot be read. %1</source>
        <translation>Die Vorlagen der Datenbank können nicht gelesen werden. %1</translation>
    </message>
    <message>
        <source>Sa&amp;ve as template...</source>
        <translation>Als V&amp;orlage speichern...</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>Vorla&amp;ge</translation>
    </message>
    <message>
        <source>The template names fields that this queue does not have: %1. They are left out.</source>
        <translation>Die Vorlage nennt Felder, die diese Warteschlange nicht hat: %1. Sie werden weggelassen.</translation>
    </message>
</context>
<context>
    <name>intray::ExportLine</name>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt des Exports</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>Export abbrechen</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Export läuft</translation>
    </message>
    <message>
        <source>Items of the queue %1 of %2 are written to %3.</source>
        <translation>Vorgänge der Warteschlange %1 von %2 werden in %3 geschrieben.</translation>
    </message>
    <message>
        <source>Exporting: %1 changes</source>
        <translation>Export: %1 Änderungen</translation>
    </message>
    <message>
        <source>Exporting: %1 items</source>
        <translation>Export: %1 Vorgänge</translation>
    </message>
    <message>
        <source>Cancelling the export</source>
        <translation>Export wird abgebrochen</translation>
    </message>
</context>
<context>
    <name>intray::ExportTemplates</name>
    <message>
        <source>A template says what of the items is written, and in which form.</source>
        <translation>Eine Vorlage sagt, was von den Vorgängen geschrieben wird, und in welcher Form.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>intray::ExportedFields</name>
    <message>
        <source>&amp;Up</source>
        <translation>Hin&amp;auf</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Hin&amp;unter</translation>
    </message>
    <message>
        <source>One place up (Alt+Up)</source>
        <translation>Einen Platz hinauf (Alt+Auf)</translation>
    </message>
    <message>
        <source>One place down (Alt+Down)</source>
        <translation>Einen Platz hinunter (Alt+Ab)</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>&amp;Felder</translation>
    </message>
    <message>
        <source>The rules of the queue name no fields, so all are written.</source>
        <translation>Die Regeln der Warteschlange nennen keine Felder, darum werden alle geschrieben.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>intray::FieldList</name>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Hinauf</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Hin&amp;unter</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Hin&amp;zufügen</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>One place up (Alt+Up)</source>
        <translation>Einen Platz hinauf (Alt+Auf)</translation>
    </message>
    <message>
        <source>One place down (Alt+Down)</source>
        <translation>Einen Platz hinunter (Alt+Ab)</translation>
    </message>
    <message>
        <source>Name of a new field</source>
        <translation>Name eines neuen Feldes</translation>
    </message>
    <message>
        <source>New field</source>
        <translation>Neues Feld</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>intray::FieldLookup</name>
    <message>
        <source>The look-up table “%1” is not there, so nothing is offered here. Type the value.</source>
        <translation>Die Nachschlagetabelle „%1“ ist nicht da, darum wird hier nichts angeboten. Tippen Sie den Wert.</translation>
    </message>
    <message>
        <source>Is this right? The look-up table “%1” does not have it.</source>
        <translation>Stimmt das? Die Nachschlagetabelle „%1“ hat es nicht.</translation>
    </message>
    <message>
        <source>Is this right? In the look-up table, %1 is “%2” here.</source>
        <translation>Stimmt das? In der Nachschlagetabelle ist %1 hier „%2“.</translation>
    </message>
</context>
<context>
    <name>intray::FieldRow</name>
    <message>
        <source>%1&#xa0;*</source>
        <translation>%1&#xa0;*</translation>
    </message>
    <message>
        <source>Required: the record cannot be completed without it.</source>
        <translation>Erforderlich: Ohne diesen Wert kann der Datensatz nicht abgeschlossen werden.</translation>
    </message>
    <message>
        <source>%1 as imported</source>
        <translation>%1, wie importiert</translation>
    </message>
    <message>
        <source>Undo the change of %1</source>
        <translation>Änderung von %1 rückgängig machen</translation>
    </message>
    <message>
        <source>Undo the change of %1 (Esc in the field)</source>
        <translation>Änderung von %1 rückgängig machen (Esc im Feld)</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(fehlt)</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1, erforderlich</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
    <message numerus="yes">
        <source>Is this right? It is not one of the %n usual value(s).</source>
        <translation>
            <numerusform>Stimmt das? Es ist nicht der %n übliche Wert.</numerusform>
            <numerusform>Stimmt das? Es ist keiner der %n üblichen Werte.</numerusform>
        </translation>
    </message>
    <message>
        <source>This text is too long to be changed here. It stays as it is.</source>
        <translation>Dieser Text ist zu lang, um hier geändert zu werden. Er bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>(to be keyed again)</source>
        <translation>(noch einmal zu erfassen)</translation>
    </message>
    <message>
        <source>(to be decided)</source>
        <translation>(zu entscheiden)</translation>
    </message>
    <message>
        <source>Key this once more from the original. What was keyed first is not shown.</source>
        <translation>Erfassen Sie dies noch einmal nach dem Original. Was zuerst erfasst wurde, wird nicht gezeigt.</translation>
    </message>
    <message>
        <source>Two people keyed this differently. Ctrl+1 and Ctrl+2 take one of the two.</source>
        <translation>Zwei Personen haben dies verschieden erfasst. Strg+1 und Strg+2 übernehmen eines von beiden.</translation>
    </message>
    <message>
        <source>No record with this field was finished before this one, so there is no value to take. Nothing was changed.</source>
        <translation>Vor diesem wurde kein Datensatz mit diesem Feld erledigt, also gibt es keinen Wert zu übernehmen. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>%1 cannot be changed: the rules of this queue make it read-only.</source>
        <translation>%1 lässt sich nicht ändern: Die Regeln dieser Warteschlange erlauben hier nur das Lesen.</translation>
    </message>
    <message>
        <source>Spelling is not checked in this field. A supervisor can switch it on in the queue&apos;s record schema.</source>
        <translation>In diesem Feld wird die Rechtschreibung nicht geprüft. Eine Aufsicht kann sie im Datensatzschema der Warteschlange einschalten.</translation>
    </message>
</context>
<context>
    <name>intray::FieldRulesDialog</name>
    <message>
        <source>&amp;Import...</source>
        <translation>&amp;Importieren...</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>E&amp;xportieren...</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Fields and rules of %1</source>
        <translation>Felder und Regeln von %1</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>&amp;Felder</translation>
    </message>
    <message>
        <source>A&amp;cross fields</source>
        <translation>Ü&amp;ber Felder hinweg</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Test</translation>
    </message>
    <message>
        <source>&amp;Proposals</source>
        <translation>&amp;Vorschläge</translation>
    </message>
    <message>
        <source>Pre&amp;view</source>
        <translation>Vors&amp;chau</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Changed by two</source>
        <translation>Von zweien geändert</translation>
    </message>
    <message>
        <source>Somebody else has changed the fields and rules of %1 meanwhile.</source>
        <translation>Jemand anders hat die Felder und Regeln von %1 inzwischen geändert.</translation>
    </message>
    <message>
        <source>Nothing has been saved yet. To see theirs, cancel, export yours to a file, and open this window anew.</source>
        <translation>Es wurde noch nichts gespeichert. Um deren Änderungen zu sehen, brechen Sie ab, exportieren Sie Ihre in eine Datei und öffnen Sie dieses Fenster neu.</translation>
    </message>
    <message>
        <source>&amp;Save mine</source>
        <translation>Meine &amp;speichern</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>What was changed here is not saved.</source>
        <translation>Was hier geändert wurde, ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Throw away</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Regeln exportieren</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regeln importieren</translation>
    </message>
    <message>
        <source>JSON Schema (*.json);;All files (*)</source>
        <translation>JSON-Schema (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The rules were written to %1.</source>
        <translation>Die Regeln wurden nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>Look-up ta&amp;bles</source>
        <translation>Nachschlageta&amp;bellen</translation>
    </message>
</context>
<context>
    <name>intray::FieldSettings</name>
    <message>
        <source>&amp;Label</source>
        <translation>&amp;Beschriftung</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppe</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>L&amp;east</source>
        <translation>&amp;Kleinstes</translation>
    </message>
    <message>
        <source>&amp;Most</source>
        <translation>G&amp;rößtes</translation>
    </message>
    <message>
        <source>One value per line; no line: any value</source>
        <translation>Ein Wert pro Zeile; keine Zeile: jeder Wert</translation>
    </message>
    <message>
        <source>One per line, such as N/A or -</source>
        <translation>Einer pro Zeile, etwa N/A oder -</translation>
    </message>
    <message>
        <source>Several of these values</source>
        <translation>Mehrere dieser Werte</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>L&amp;ongest, in characters</source>
        <translation>Höchst&amp;länge in Zeichen</translation>
    </message>
    <message>
        <source>Texts for nothing</source>
        <translation>Texte für nichts</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>Rechtschreibung</translation>
    </message>
    <message>
        <source>Must be filled in</source>
        <translation>Muss ausgefüllt sein</translation>
    </message>
    <message>
        <source>Different in every record</source>
        <translation>In jedem Datensatz anders</translation>
    </message>
    <message>
        <source>Cannot be changed at the desk</source>
        <translation>Am Arbeitsplatz nicht änderbar</translation>
    </message>
    <message>
        <source>A column of the lists</source>
        <translation>Eine Spalte der Listen</translation>
    </message>
    <message>
        <source>Has several lines</source>
        <translation>Hat mehrere Zeilen</translation>
    </message>
</context>
<context>
    <name>intray::FieldSlots</name>
    <message>
        <source>Field %1</source>
        <translation>Feld %1</translation>
    </message>
</context>
<context>
    <name>intray::FieldSpelling</name>
    <message>
        <source>Nothing is misspelled in this field.</source>
        <translation>In diesem Feld ist nichts falsch geschrieben.</translation>
    </message>
    <message>
        <source>No word is close to this one.</source>
        <translation>Kein Wort ist diesem ähnlich.</translation>
    </message>
    <message>
        <source>&amp;Add to the words of this queue</source>
        <translation>Zu den Wörtern dieser Warteschlange &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a word of this queue now.</source>
        <translation>&quot;%1&quot; ist jetzt ein Wort dieser Warteschlange.</translation>
    </message>
</context>
<context>
    <name>intray::FieldsForm</name>
    <message>
        <source>Record</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>* required</source>
        <translation>* erforderlich</translation>
    </message>
    <message>
        <source>Go into a field first: its value comes from the record before.</source>
        <translation>Gehen Sie zuerst in ein Feld: Sein Wert kommt aus dem Datensatz davor.</translation>
    </message>
    <message>
        <source>Go into a field first.</source>
        <translation>Gehen Sie zuerst in ein Feld.</translation>
    </message>
    <message>
        <source>No field breaks a rule.</source>
        <translation>Kein Feld verletzt eine Regel.</translation>
    </message>
    <message>
        <source>Nothing is suspicious in this record.</source>
        <translation>In diesem Datensatz ist nichts verdächtig.</translation>
    </message>
</context>
<context>
    <name>intray::FigureChart</name>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Completed items and backlog</source>
        <translation>Abgeschlossene Vorgänge und Rückstand</translation>
    </message>
    <message>
        <source>Backlog (scale on the right)</source>
        <translation>Rückstand (Skala rechts)</translation>
    </message>
    <message>
        <source>From %1: %2 completed, backlog %3.</source>
        <translation>Ab %1: %2 abgeschlossen, Rückstand %3.</translation>
    </message>
    <message>
        <source>From	Completed	Backlog</source>
        <translation>Ab	Abgeschlossen	Rückstand</translation>
    </message>
</context>
<context>
    <name>intray::FilterHeader</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter %1</source>
        <translation>%1 filtern</translation>
    </message>
</context>
<context>
    <name>intray::FinishedView</name>
    <message>
        <source>&amp;Ask for it...</source>
        <translation>&amp;Darum bitten ...</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>Wieder &amp;öffnen</translation>
    </message>
    <message>
        <source>Finished record %1</source>
        <translation>Erledigter Datensatz %1</translation>
    </message>
    <message>
        <source>The record is being fetched.</source>
        <translation>Der Datensatz wird geholt.</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>As it came in</source>
        <translation>Wie übernommen</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>%1, finished by %2 at %3</source>
        <translation>%1, erledigt von %2 um %3</translation>
    </message>
    <message>
        <source>%1 is open again.</source>
        <translation>%1 ist wieder offen.</translation>
    </message>
    <message>
        <source>&amp;Decline...</source>
        <translation>Ab&amp;lehnen...</translation>
    </message>
    <message>
        <source>It comes back onto your desk. That can be done until %1.</source>
        <translation>Er kommt auf Ihren Arbeitsplatz zurück. Das geht bis %1.</translation>
    </message>
    <message>
        <source>Somebody asks for it already; a supervisor answers.</source>
        <translation>Jemand bittet schon darum; die Aufsicht antwortet.</translation>
    </message>
    <message>
        <source>Supervisors see that you ask for it, and why.</source>
        <translation>Die Aufsicht sieht, dass Sie darum bitten, und warum.</translation>
    </message>
    <message>
        <source>%1 asks for it since %2: %3</source>
        <translation>%1 bittet seit %2 darum: %3</translation>
    </message>
    <message>
        <source>%1 declined at %2 to open it again: %3</source>
        <translation>%1 hat es um %2 abgelehnt, ihn wieder zu öffnen: %3</translation>
    </message>
    <message>
        <source>%1 was asked for. A supervisor opens it for you, or declines.</source>
        <translation>Um %1 wurde gebeten. Die Aufsicht öffnet ihn für Sie, oder lehnt ab.</translation>
    </message>
    <message>
        <source>%1 stays finished. Whoever asked for it reads why.</source>
        <translation>%1 bleibt erledigt. Wer darum gebeten hat, liest warum.</translation>
    </message>
    <message>
        <source>%1 is open again, first for %2 if they may still take it.</source>
        <translation>%1 ist wieder offen und kommt zuerst zu %2, falls das Recht dazu noch besteht.</translation>
    </message>
</context>
<context>
    <name>intray::FirstStartPage</name>
    <message>
        <source>Please wait</source>
        <translation>Bitte warten</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>Details...</translation>
    </message>
    <message>
        <source>&amp;Try it with sample records</source>
        <translation>Mit &amp;Beispieldatensätzen ausprobieren</translation>
    </message>
    <message>
        <source>500 made-up customers with the mistakes that real imports have.</source>
        <translation>500 erfundene Kunden mit den Fehlern, die echte Importe haben.</translation>
    </message>
    <message>
        <source>&amp;Make a queue from a CSV file...</source>
        <translation>&amp;Warteschlange aus einer CSV-Datei anlegen...</translation>
    </message>
    <message>
        <source>Every row becomes a record to be verified. The file stays as it is.</source>
        <translation>Jede Zeile wird zu einem Datensatz, der zu prüfen ist. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>&amp;Open another database file...</source>
        <translation>Andere Datenbankdatei &amp;öffnen...</translation>
    </message>
    <message>
        <source>One that you or a colleague works with already.</source>
        <translation>Eine, mit der Sie oder andere schon arbeiten.</translation>
    </message>
    <message>
        <source>Welcome to Intray</source>
        <translation>Willkommen bei Intray</translation>
    </message>
    <message>
        <source>There is no queue in this database yet. How would you like to begin?</source>
        <translation>In dieser Datenbank gibt es noch keine Warteschlange. Wie möchten Sie beginnen?</translation>
    </message>
    <message>
        <source>Opening the database...</source>
        <translation>Die Datenbank wird geöffnet...</translation>
    </message>
    <message>
        <source>The database cannot be opened</source>
        <translation>Die Datenbank kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>&amp;Connect to a shared database...</source>
        <translation>Mit einer &amp;gemeinsamen Datenbank verbinden...</translation>
    </message>
    <message>
        <source>PostgreSQL, MariaDB or an ODBC data source that a team works on together.</source>
        <translation>PostgreSQL, MariaDB oder eine ODBC-Datenquelle, mit der ein Team zusammen arbeitet.</translation>
    </message>
    <message>
        <source>&amp;Point Intray at my table...</source>
        <translation>Mit &amp;meiner Tabelle arbeiten...</translation>
    </message>
    <message>
        <source>A table of your own becomes a queue. Other programs go on using it.</source>
        <translation>Eine Ihrer Tabellen wird zur Warteschlange. Andere Programme nutzen sie weiter.</translation>
    </message>
</context>
<context>
    <name>intray::FirstSteps</name>
    <message>
        <source>Import a file...</source>
        <translation>Datei importieren...</translation>
    </message>
    <message>
        <source>Use my table...</source>
        <translation>Meine Tabelle nutzen...</translation>
    </message>
    <message>
        <source>Connect to a server...</source>
        <translation>Mit Server verbinden...</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Step 1 of 3: Take a record with %1. As long as you have it, nobody else gets it.</source>
        <translation>Schritt 1 von 3: Nehmen Sie mit %1 einen Datensatz. Solange Sie ihn haben, bekommt ihn niemand sonst.</translation>
    </message>
    <message>
        <source>Step 2 of 3: Correct what is wrong, beside what was imported. Tab goes to the next field, %1 to the next fault.</source>
        <translation>Schritt 2 von 3: Berichtigen Sie, was falsch ist; daneben steht, was importiert wurde. Tab geht zum nächsten Feld, %1 zum nächsten Fehler.</translation>
    </message>
    <message>
        <source>Step 3 of 3: Complete it with %1. The next record comes at once.</source>
        <translation>Schritt 3 von 3: Schließen Sie ihn mit %1 ab. Der nächste Datensatz kommt sofort.</translation>
    </message>
    <message>
        <source>That is all it takes. Go on with your own records:</source>
        <translation>Das ist alles. Weiter mit Ihren eigenen Datensätzen:</translation>
    </message>
</context>
<context>
    <name>intray::FolderWatch</name>
    <message>
        <source>Another program brings in the files of “%1” just now. Try again when it is done.</source>
        <translation>Ein anderes Programm importiert gerade die Dateien aus „%1“. Versuchen Sie es wieder, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>Another program brings in the files of “%1”. This one waits for its end.</source>
        <translation>Ein anderes Programm importiert die Dateien aus „%1“. Dieses wartet, bis es endet.</translation>
    </message>
</context>
<context>
    <name>intray::GeneralPage</name>
    <message>
        <source>The language changes when Intray is started again.</source>
        <translation>Die Sprache wechselt beim nächsten Start von Intray.</translation>
    </message>
    <message>
        <source>Shift with Return makes a new line in a long text.</source>
        <translation>Umschalt mit Eingabe macht in langen Texten eine neue Zeile.</translation>
    </message>
    <message>
        <source>For example when your lock on an item ends soon.</source>
        <translation>Zum Beispiel, wenn Ihre Sperre auf einem Vorgang bald endet.</translation>
    </message>
    <message>
        <source>R&amp;eset to defaults</source>
        <translation>Auf &amp;Standard zurücksetzen</translation>
    </message>
</context>
<context>
    <name>intray::GlanceModel</name>
    <message>
        <source>%1 (paused)</source>
        <translation>%1 (angehalten)</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Put off</source>
        <translation>Zurückgestellt</translation>
    </message>
    <message>
        <source>Done today</source>
        <translation>Heute abgeschlossen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Oldest open</source>
        <translation>Ältester offener</translation>
    </message>
    <message>
        <source>Expired today</source>
        <translation>Heute abgelaufen</translation>
    </message>
    <message>
        <source>Released today</source>
        <translation>Heute freigegeben</translation>
    </message>
    <message>
        <source>Empty requests</source>
        <translation>Leere Anfragen</translation>
    </message>
    <message>
        <source>%1 (its table has changed)</source>
        <translation>%1 (ihre Tabelle hat sich geändert)</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) abandoned</source>
        <translation>
            <numerusform>%n Sperre verwaist</numerusform>
            <numerusform>%n Sperren verwaist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>empty, and %n request(s) for work got nothing today</source>
        <translation>
            <numerusform>leer, und %n Anforderung erhielt heute nichts</numerusform>
            <numerusform>leer, und %n Anforderungen erhielten heute nichts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>backlog grew by %n item(s) in the last hour</source>
        <translation>
            <numerusform>Rückstand in der letzten Stunde um %n Vorgang gewachsen</numerusform>
            <numerusform>Rückstand in der letzten Stunde um %n Vorgänge gewachsen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::GlancePage</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>S&amp;peichern...</translation>
    </message>
    <message>
        <source>Queues at a glance</source>
        <translation>Warteschlangen auf einen Blick</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Alle Warteschlangen</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Letzte 24 Stunden</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Completed and backlog &amp;of</source>
        <translation>Abgeschlossenes und Rückstand v&amp;on</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Zeitraum</translation>
    </message>
    <message>
        <source>Puts the chart and its figures on the clipboard.</source>
        <translation>Legt das Diagramm und seine Zahlen in die Zwischenablage.</translation>
    </message>
    <message>
        <source>Saves the chart as PNG or SVG, or its figures as CSV.</source>
        <translation>Speichert das Diagramm als PNG oder SVG oder seine Zahlen als CSV.</translation>
    </message>
    <message>
        <source>As of %1. %L2 older lines of the history are still being added up; until then numbers are missing.</source>
        <translation>Stand %1. %L2 ältere Zeilen des Verlaufs werden noch zusammengezählt; bis dahin fehlen Zahlen.</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>Stand %1</translation>
    </message>
    <message>
        <source>The chart and its figures were copied.</source>
        <translation>Das Diagramm und seine Zahlen wurden kopiert.</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>intray-figures.png</source>
        <translation>intray-figures.png</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Figures (*.csv)</source>
        <translation>Bild (*.png);;Zeichnung (*.svg);;Zahlen (*.csv)</translation>
    </message>
    <message>
        <source>The chart was saved as %1.</source>
        <translation>Das Diagramm wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The chart could not be saved there. Choose another place.</source>
        <translation>Das Diagramm konnte dort nicht gespeichert werden. Wählen Sie einen anderen Ort.</translation>
    </message>
</context>
<context>
    <name>intray::HandOverDialog</name>
    <message>
        <source>Hand over everything</source>
        <translation>Alles übergeben</translation>
    </message>
    <message>
        <source>&amp;Hand over</source>
        <translation>Ü&amp;bergeben</translation>
    </message>
    <message>
        <source>Everything &amp;of</source>
        <translation>Alles v&amp;on</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Geht</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>What was typed goes along as a &amp;proposal</source>
        <translation>Das Eingegebene geht als &amp;Vorschlag mit</translation>
    </message>
    <message>
        <source>Looking what is held...</source>
        <translation>Es wird nachgesehen, was gehalten wird...</translation>
    </message>
    <message>
        <source>Choose whose items are handed over.</source>
        <translation>Wählen Sie, wessen Vorgänge übergeben werden.</translation>
    </message>
    <message>
        <source>%1 holds nothing.</source>
        <translation>%1 hält nichts.</translation>
    </message>
    <message>
        <source>Nothing is held.</source>
        <translation>Nichts wird gehalten.</translation>
    </message>
    <message>
        <source>Choose who gets the items.</source>
        <translation>Wählen Sie, wer die Vorgänge erhält.</translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>Ein Grund ist erforderlich.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of %1 are open again.</source>
        <translation>
            <numerusform>%n Vorgang von %1 ist wieder offen.</numerusform>
            <numerusform>%n Vorgänge von %1 sind wieder offen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of %1 were handed over to %2.</source>
        <translation>
            <numerusform>%n Vorgang von %1 wurde an %2 übergeben.</numerusform>
            <numerusform>%n Vorgänge von %1 wurden an %2 übergeben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::HeldItems</name>
    <message numerus="yes">
        <source>You have %n unfinished item(s).</source>
        <translation>
            <numerusform>Sie haben %n unerledigten Vorgang.</numerusform>
            <numerusform>Sie haben %n unerledigte Vorgänge.</numerusform>
        </translation>
    </message>
    <message>
        <source>The database cannot be reached; your text is safe on this computer.</source>
        <translation>Die Datenbank ist nicht erreichbar; Ihr Text ist auf diesem Rechner sicher.</translation>
    </message>
</context>
<context>
    <name>intray::HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation>Alle &amp;Tasten</translation>
    </message>
    <message>
        <source>For c&amp;lerks</source>
        <translation>Für S&amp;achbearbeitung</translation>
    </message>
    <message>
        <source>For &amp;supervisors</source>
        <translation>Für die Auf&amp;sicht</translation>
    </message>
    <message>
        <source>For &amp;administrators</source>
        <translation>Für die &amp;Verwaltung</translation>
    </message>
</context>
<context>
    <name>intray::HistoriesPage</name>
    <message>
        <source>Items</source>
        <translation>Vorgänge</translation>
    </message>
    <message>
        <source>Rules of queues</source>
        <translation>Regeln der Warteschlangen</translation>
    </message>
    <message>
        <source>Users and roles</source>
        <translation>Benutzer und Rollen</translation>
    </message>
    <message>
        <source>History &amp;of</source>
        <translation>Verlauf v&amp;on</translation>
    </message>
</context>
<context>
    <name>intray::HistoryFilter</name>
    <message>
        <source>Key, or # and number</source>
        <translation>Schlüssel oder # und Nummer</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Alle Warteschlangen</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>From day to day</source>
        <translation>Von Tag bis Tag</translation>
    </message>
    <message>
        <source>It&amp;em</source>
        <translation>Vor&amp;gang</translation>
    </message>
    <message>
        <source>Que&amp;ue</source>
        <translation>Wartes&amp;chlange</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>W&amp;er</translation>
    </message>
    <message>
        <source>Wha&amp;t</source>
        <translation>Wa&amp;s</translation>
    </message>
    <message>
        <source>Whe&amp;n</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>Fro&amp;m</source>
        <translation>Vo&amp;n</translation>
    </message>
    <message>
        <source>Unti&amp;l</source>
        <translation>&amp;Bis</translation>
    </message>
</context>
<context>
    <name>intray::HistoryModel</name>
    <message>
        <source>held by %1</source>
        <translation>gehalten von %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 auf %2</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Zurückgegeben</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Sent back</source>
        <translation>Zurückgewiesen</translation>
    </message>
    <message>
        <source>Lock released</source>
        <translation>Sperre freigegeben</translation>
    </message>
    <message>
        <source>Lock expired</source>
        <translation>Sperre abgelaufen</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Opened again</source>
        <translation>Wieder geöffnet</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Zurückgezogen</translation>
    </message>
    <message>
        <source>Priority changed</source>
        <translation>Priorität geändert</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>anderes Programm</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Merged</source>
        <translation>Zusammengeführt</translation>
    </message>
    <message>
        <source>Duplicate merged</source>
        <translation>Dublette übernommen</translation>
    </message>
    <message>
        <source>No duplicate</source>
        <translation>Keine Dublette</translation>
    </message>
    <message>
        <source>into item %1</source>
        <translation>in Vorgang %1</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>Vorgang %1</translation>
    </message>
    <message>
        <source>of item %1</source>
        <translation>von Vorgang %1</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Zugewiesen</translation>
    </message>
    <message>
        <source>No longer assigned</source>
        <translation>Nicht mehr zugewiesen</translation>
    </message>
    <message>
        <source>Corrected with others</source>
        <translation>Mit anderen berichtigt</translation>
    </message>
    <message>
        <source>%1, put back</source>
        <translation>%1, zurückgesetzt</translation>
    </message>
    <message>
        <source>was for %1</source>
        <translation>war für %1</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>für %1</translation>
    </message>
    <message>
        <source>for %1, was for %2</source>
        <translation>für %1, war für %2</translation>
    </message>
    <message>
        <source>of item %1: taken back</source>
        <translation>von Vorgang %1: zurückgenommen</translation>
    </message>
    <message>
        <source>File attached</source>
        <translation>Datei angehängt</translation>
    </message>
    <message>
        <source>asks for the record</source>
        <translation>bittet um den Datensatz</translation>
    </message>
    <message>
        <source>declined to %1</source>
        <translation>abgelehnt für %1</translation>
    </message>
    <message>
        <source>item %1: taken back, but the values stay</source>
        <translation>Vorgang %1: zurückgenommen, die Werte bleiben</translation>
    </message>
    <message>
        <source>item %1: taken back</source>
        <translation>Vorgang %1: zurückgenommen</translation>
    </message>
    <message>
        <source>no longer merged into item %1</source>
        <translation>nicht mehr in Vorgang %1 geführt</translation>
    </message>
    <message>
        <source>Updated by a delivery</source>
        <translation>Durch eine Lieferung aktualisiert</translation>
    </message>
    <message>
        <source>Taken out of the queue</source>
        <translation>Aus der Warteschlange genommen</translation>
    </message>
    <message>
        <source>delivery %1: %2</source>
        <translation>Lieferung %1: %2</translation>
    </message>
    <message>
        <source>delivery %1</source>
        <translation>Lieferung %1</translation>
    </message>
    <message>
        <source>Given to %1</source>
        <translation>An %1 gegeben</translation>
    </message>
    <message>
        <source>given by %1</source>
        <translation>gegeben von %1</translation>
    </message>
</context>
<context>
    <name>intray::HistoryTab</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>S&amp;peichern...</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Changed values</source>
        <translation>Geänderte Werte</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>As it came in</source>
        <translation>Wie übernommen</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Writes all that is found to a CSV file.</source>
        <translation>Schreibt alles Gefundene in eine CSV-Datei.</translation>
    </message>
    <message>
        <source>Saving: %L1 lines</source>
        <translation>Speichern: %L1 Zeilen</translation>
    </message>
    <message>
        <source>%L1 lines of the history were saved as %2.</source>
        <translation>%L1 Zeilen des Verlaufs wurden als %2 gespeichert.</translation>
    </message>
    <message>
        <source>Choose a line to see what was changed in its item.</source>
        <translation>Wählen Sie eine Zeile, um zu sehen, was in ihrem Vorgang geändert wurde.</translation>
    </message>
    <message>
        <source>Searching...</source>
        <translation>Es wird gesucht...</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Es wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>The newest %L1 lines; scroll on for more.</source>
        <translation>Die neuesten %L1 Zeilen; weiterblättern zeigt mehr.</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>%L1 lines, all that there are</source>
        <translation>%L1 Zeilen, das sind alle</translation>
    </message>
    <message>
        <source>Item %1 has the values with which it came in.</source>
        <translation>Vorgang %1 hat die Werte, mit denen er übernommen wurde.</translation>
    </message>
    <message>
        <source>What was changed in item %1 since it came in:</source>
        <translation>Was in Vorgang %1 geändert wurde, seit er übernommen wurde:</translation>
    </message>
    <message>
        <source>Save the history</source>
        <translation>Den Verlauf speichern</translation>
    </message>
    <message>
        <source>intray-history.csv</source>
        <translation>intray-history.csv</translation>
    </message>
    <message>
        <source>CSV (*.csv);;All files (*)</source>
        <translation>CSV (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>With &amp;values</source>
        <translation>Mit &amp;Werten</translation>
    </message>
    <message>
        <source>Writes beside each ending what was changed. It takes longer.</source>
        <translation>Schreibt neben jeden Abschluss, was geändert wurde. Das dauert länger.</translation>
    </message>
    <message>
        <source>Here no value of item %1 was changed.</source>
        <translation>Hier wurde kein Wert des Vorgangs %1 geändert.</translation>
    </message>
    <message>
        <source>What was changed in item %1 here:</source>
        <translation>Was hier im Vorgang %1 geändert wurde:</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>The values of item %1 are not shown to you.</source>
        <translation>Die Werte des Vorgangs %1 werden Ihnen nicht gezeigt.</translation>
    </message>
</context>
<context>
    <name>intray::ImportChoices</name>
    <message>
        <source>The first line names the columns</source>
        <translation>Die erste Zeile benennt die Spalten</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>&amp;Durchsuchen...</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>Dat&amp;ei</translation>
    </message>
    <message>
        <source>An existing queue, or a name for a new one.</source>
        <translation>Eine vorhandene Warteschlange oder ein Name für eine neue.</translation>
    </message>
    <message>
        <source>Into &amp;queue</source>
        <translation>In &amp;Warteschlange</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Zeichenkodierung</translation>
    </message>
    <message>
        <source>&amp;Parted by</source>
        <translation>&amp;Getrennt durch</translation>
    </message>
    <message>
        <source>With line and reason, in a file that ends in .rejects.csv.</source>
        <translation>Mit Zeile und Grund, in eine Datei, die auf .rejects.csv endet.</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Schlüssel</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>eine wählen</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>Each &amp;row is a record of its own</source>
        <translation>Jede Zei&amp;le ist ein eigener Datensatz</translation>
    </message>
    <message>
        <source>each row by itself</source>
        <translation>jede Zeile für sich</translation>
    </message>
    <message>
        <source>The columns that tell one record from another, parted by commas; a name with a comma in double quotes.</source>
        <translation>Die Spalten, die einen Datensatz vom anderen unterscheiden, durch Kommas getrennt; ein Name mit Komma in doppelten Anführungszeichen.</translation>
    </message>
    <message>
        <source>Rows may be equal then. A row that was changed comes in as a new record.</source>
        <translation>Dann dürfen Zeilen gleich sein. Eine geänderte Zeile kommt als neuer Datensatz herein.</translation>
    </message>
    <message>
        <source>Write rejected and different rows beside the file</source>
        <translation>Abgelehnte und andere Zeilen neben die Datei schreiben</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nicht entschieden</translation>
    </message>
    <message>
        <source>make new ones fields of the queue</source>
        <translation>neue zu Feldern der Warteschlange machen</translation>
    </message>
    <message>
        <source>leave new ones out</source>
        <translation>neue weglassen</translation>
    </message>
    <message>
        <source>The columns of the file are not those of the queue. Fields that the file does not have are missing in its records.</source>
        <translation>Die Spalten der Datei sind nicht die der Warteschlange. Felder, die die Datei nicht hat, fehlen in ihren Datensätzen.</translation>
    </message>
    <message>
        <source>&amp;Other columns</source>
        <translation>A&amp;ndere Spalten</translation>
    </message>
    <message>
        <source>Q&amp;uote</source>
        <translation>An&amp;führung</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Maskierung</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>Skip lines</source>
        <translation>Zeilen auslassen</translation>
    </message>
    <message>
        <source>Which table or sheet of the file is brought in.</source>
        <translation>Welche Tabelle oder welches Tabellenblatt der Datei importiert wird.</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>Tabellen&amp;blatt</translation>
    </message>
    <message>
        <source>Delimited text (*.csv *.tsv *.txt);;Spreadsheets (*.xlsx *.xlsm *.ods);;JSON lines (*.jsonl *.ndjson);;Access files (*.mdb *.accdb);;All files (*)</source>
        <translation>Getrennter Text (*.csv *.tsv *.txt);;Tabellendokumente (*.xlsx *.xlsm *.ods);;JSON Lines (*.jsonl *.ndjson);;Access-Dateien (*.mdb *.accdb);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Te&amp;mplate</source>
        <translation>&amp;Vorlage</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Update known records</source>
        <translation>Bekannte Datensätze aktualisieren</translation>
    </message>
    <message>
        <source>The file has everything</source>
        <translation>Die Datei enthält alles</translation>
    </message>
    <message>
        <source>Where a record waits and nobody has changed the field, it takes what the file says; else the value is proposed to whoever has the record next. Otherwise different rows are left alone.</source>
        <translation>Wo ein Datensatz wartet und niemand das Feld geändert hat, übernimmt er, was die Datei sagt; sonst wird der Wert dem vorgeschlagen, der den Datensatz als Nächster hat. Ohne Haken bleiben abweichende Zeilen, wie sie sind.</translation>
    </message>
    <message>
        <source>Which waiting records the file lacks is told afterwards, and they can be dismissed under Queues, Deliveries.</source>
        <translation>Welche wartenden Datensätze in der Datei fehlen, wird danach gesagt; sie können unter Warteschlangen, Lieferungen verworfen werden.</translation>
    </message>
    <message>
        <source>Several files of one delivery are parted by commas; a name with a comma is put in double quotes. All of their rows come in, or none.</source>
        <translation>Mehrere Dateien einer Lieferung werden durch Kommas getrennt; ein Name mit Komma steht in doppelten Anführungszeichen. Alle ihre Zeilen kommen herein oder keine.</translation>
    </message>
    <message>
        <source>Choose files of records</source>
        <translation>Dateien mit Datensätzen wählen</translation>
    </message>
</context>
<context>
    <name>intray::ImportDialog</name>
    <message>
        <source>Import records</source>
        <translation>Datensätze importieren</translation>
    </message>
    <message>
        <source>Choose a file. Nothing is brought in before you press Import.</source>
        <translation>Wählen Sie eine Datei. Es wird nichts importiert, bevor Sie „Importieren“ drücken.</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Ausprobieren</translation>
    </message>
    <message>
        <source>Reads and checks everything and changes nothing.</source>
        <translation>Liest und prüft alles und ändert nichts.</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>This is how the file is read. Change what is wrong.</source>
        <translation>So wird die Datei gelesen. Ändern Sie, was nicht stimmt.</translation>
    </message>
    <message>
        <source>Give the queue a name of letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <translation>Geben Sie der Warteschlange einen Namen aus Buchstaben, Ziffern, „-“, „_“ und „.“.</translation>
    </message>
    <message>
        <source>Trying...</source>
        <translation>Wird ausprobiert...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 rows read...</source>
        <translation>%1 Zeilen gelesen...</translation>
    </message>
    <message>
        <source>This is an Access file. Choose the table whose rows are brought in.</source>
        <translation>Dies ist eine Access-Datei. Wählen Sie die Tabelle, deren Zeilen importiert werden.</translation>
    </message>
    <message>
        <source>Choose another queue, or what becomes of them.</source>
        <translation>Wählen Sie eine andere Warteschlange oder was mit ihnen geschieht.</translation>
    </message>
    <message>
        <source>Progress of the trial</source>
        <translation>Fortschritt der Probe</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Abgebrochen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>This is a spreadsheet. Choose the sheet whose rows are brought in.</source>
        <translation>Dies ist ein Tabellendokument. Wählen Sie das Tabellenblatt, dessen Zeilen importiert werden.</translation>
    </message>
    <message>
        <source>The templates of the database cannot be read. %1</source>
        <translation>Die Vorlagen der Datenbank können nicht gelesen werden. %1</translation>
    </message>
</context>
<context>
    <name>intray::ImportLine</name>
    <message>
        <source>Progress of the import</source>
        <translation>Fortschritt des Imports</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Import abbrechen</translation>
    </message>
    <message>
        <source>%1 is brought into the queue %2 of %3.</source>
        <translation>%1 kommt in die Warteschlange %2 von %3.</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Import läuft</translation>
    </message>
    <message>
        <source>Importing: %1 rows</source>
        <translation>Import: %1 Zeilen</translation>
    </message>
    <message>
        <source>Cancelling the import</source>
        <translation>Import wird abgebrochen</translation>
    </message>
</context>
<context>
    <name>intray::ImportSample</name>
    <message>
        <source>The first rows of the file</source>
        <translation>Die ersten Zeilen der Datei</translation>
    </message>
    <message>
        <source>Line %1 would be rejected: %2</source>
        <translation>Zeile %1 würde abgelehnt: %2</translation>
    </message>
    <message>
        <source>%1, stays out</source>
        <translation>%1, bleibt draußen</translation>
    </message>
    <message>
        <source>%1, rejected</source>
        <translation>%1, abgelehnt</translation>
    </message>
</context>
<context>
    <name>intray::ItemAttachments</name>
    <message>
        <source>The attachment cannot be kept on this computer: %1.</source>
        <translation>Der Anhang kann auf diesem Computer nicht abgelegt werden: %1.</translation>
    </message>
</context>
<context>
    <name>intray::ItemPreview</name>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>As it came in</source>
        <translation>Wie übernommen</translation>
    </message>
    <message>
        <source>Close the preview</source>
        <translation>Vorschau schließen</translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>Vorschau von %1</translation>
    </message>
    <message>
        <source>Looking who held it last...</source>
        <translation>Es wird nachgesehen, wer ihn zuletzt hatte...</translation>
    </message>
    <message>
        <source>%1 has it now.</source>
        <translation>%1 hat ihn jetzt.</translation>
    </message>
    <message>
        <source>Nobody has held it yet.</source>
        <translation>Ihn hatte noch niemand.</translation>
    </message>
    <message>
        <source>%1 held it last, from %2 on.</source>
        <translation>%1 hatte ihn zuletzt, seit %2.</translation>
    </message>
    <message>
        <source>%1 held it last, until %2 (%3).</source>
        <translation>%1 hatte ihn zuletzt, bis %2 (%3).</translation>
    </message>
    <message>
        <source>Its values are not shown to you.</source>
        <translation>Seine Werte werden Ihnen nicht gezeigt.</translation>
    </message>
</context>
<context>
    <name>intray::KeyField</name>
    <message>
        <source>Press the new key here</source>
        <translation>Hier die neue Taste drücken</translation>
    </message>
</context>
<context>
    <name>intray::KeyList</name>
    <message>
        <source>Next field</source>
        <translation>Nächstes Feld</translation>
    </message>
    <message>
        <source>Previous field</source>
        <translation>Voriges Feld</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>Next field; in a field of several lines a new line; in a list: take or open</source>
        <translation>Nächstes Feld; in einem mehrzeiligen Feld eine neue Zeile; in einer Liste: nehmen oder öffnen</translation>
    </message>
    <message>
        <source>Undo typing in the field</source>
        <translation>Eingabe im Feld rückgängig machen</translation>
    </message>
    <message>
        <source>Copy; in a list: the selected rows as a table</source>
        <translation>Kopieren; in einer Liste: die ausgewählten Zeilen als Tabelle</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>In a list: to its start, to its end</source>
        <translation>In einer Liste: zum Anfang, zum Ende</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
    <message>
        <source>In a field: choose from its list or calendar</source>
        <translation>In einem Feld: aus seiner Liste oder im Kalender wählen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>In a field of yes or no: the other one</source>
        <translation>In einem Feld für Ja oder Nein: das andere</translation>
    </message>
    <message>
        <source>In the list: look at the item without taking it; once more closes it</source>
        <translation>In der Liste: den Vorgang ansehen, ohne ihn zu nehmen; noch einmal schließt ihn</translation>
    </message>
</context>
<context>
    <name>intray::KeyOverview</name>
    <message>
        <source>No key or action matches.</source>
        <translation>Keine Taste oder Aktion passt.</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>Taste oder Wirkung suchen</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Drucken...</translation>
    </message>
    <message>
        <source>The keys of Intray</source>
        <translation>Die Tasten von Intray</translation>
    </message>
</context>
<context>
    <name>intray::KeyedChoice</name>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>First keyed: %1</source>
        <translation>Zuerst erfasst: %1</translation>
    </message>
    <message>
        <source>Second keyed: %1</source>
        <translation>Danach erfasst: %1</translation>
    </message>
</context>
<context>
    <name>intray::KeysPage</name>
    <message>
        <source>This is not a key file of Intray.</source>
        <translation>Das ist keine Tastendatei von Intray.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key. Nothing was changed.</source>
        <translation>„%1“ ist keine Taste. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The file gives %1 to both &quot;%2&quot; and &quot;%3&quot;. Nothing was changed.</source>
        <translation>Die Datei gibt %1 sowohl an „%2“ als auch an „%3“. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>%1 is needed in fields and lists.</source>
        <translation>%1 wird in Feldern und Listen gebraucht.</translation>
    </message>
    <message>
        <source>%1 would be typed into the field. Use it with Ctrl.</source>
        <translation>%1 würde in das Feld getippt. Nehmen Sie Strg dazu.</translation>
    </message>
    <message>
        <source>Alt with a letter opens menus and presses buttons.</source>
        <translation>Alt mit einem Buchstaben öffnet Menüs und drückt Schaltflächen.</translation>
    </message>
    <message>
        <source>Ctrl with Alt types a letter on many keyboards.</source>
        <translation>Strg mit Alt schreibt auf vielen Tastaturen ein Zeichen.</translation>
    </message>
    <message>
        <source>&amp;Give it to this action</source>
        <translation>Dieser Aktion &amp;geben</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Aktion oder Taste suchen</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Standardtaste</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Default key</source>
        <translation>&amp;Standardtaste</translation>
    </message>
    <message>
        <source>Ne&amp;w key:</source>
        <translation>&amp;Neue Taste:</translation>
    </message>
    <message>
        <source>&amp;Import...</source>
        <translation>&amp;Importieren...</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>E&amp;xportieren...</translation>
    </message>
    <message>
        <source>R&amp;eset all keys</source>
        <translation>&amp;Alle Tasten zurücksetzen</translation>
    </message>
    <message>
        <source>Export the keys</source>
        <translation>Tasten exportieren</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>Tasten importieren</translation>
    </message>
    <message>
        <source>Keys (*.json)</source>
        <translation>Tasten (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The keys were saved in %1.</source>
        <translation>Die Tasten wurden in %1 gespeichert.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The keys from %1 are now in use.</source>
        <translation>Die Tasten aus %1 gelten jetzt.</translation>
    </message>
    <message>
        <source>Every action has its default key again.</source>
        <translation>Jede Aktion hat wieder ihre Standardtaste.</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Diese Taste kann nicht geändert werden.</translation>
    </message>
    <message>
        <source>%1 belongs to &quot;%2&quot;.</source>
        <translation>%1 gehört zu „%2“.</translation>
    </message>
    <message>
        <source>If you take it, &quot;%1&quot; will have no key.</source>
        <translation>Wenn Sie sie nehmen, hat „%1“ keine Taste mehr.</translation>
    </message>
</context>
<context>
    <name>intray::LedgerPage</name>
    <message>
        <source>nothing stood there</source>
        <translation>nichts stand da</translation>
    </message>
    <message>
        <source>was emptied</source>
        <translation>wurde geleert</translation>
    </message>
    <message>
        <source>another form</source>
        <translation>andere Form</translation>
    </message>
    <message>
        <source>slip of typing</source>
        <translation>Tippfehler</translation>
    </message>
    <message>
        <source>another value</source>
        <translation>anderer Wert</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>S&amp;peichern...</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>kind of error</source>
        <translation>Art des Fehlers</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Corrections &amp;in</source>
        <translation>Korrekturen &amp;in</translation>
    </message>
    <message>
        <source>added up b&amp;y</source>
        <translation>zusammengezählt &amp;nach</translation>
    </message>
    <message>
        <source>completed si&amp;nce</source>
        <translation>erledigt &amp;seit</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Writes every field, kind, person and file with its count to a CSV file.</source>
        <translation>Schreibt jedes Feld, jede Art, Person und Datei mit ihrer Anzahl in eine CSV-Datei.</translation>
    </message>
    <message>
        <source>The completed records are being read.</source>
        <translation>Die erledigten Datensätze werden gelesen.</translation>
    </message>
    <message>
        <source>%L1 of %L2 completed records were corrected.</source>
        <translation>%L1 von %L2 erledigten Datensätzen wurden korrigiert.</translation>
    </message>
    <message>
        <source>Save the corrections</source>
        <translation>Die Korrekturen speichern</translation>
    </message>
    <message>
        <source>intray-corrections.csv</source>
        <translation>intray-korrekturen.csv</translation>
    </message>
    <message>
        <source>Figures (*.csv)</source>
        <translation>Zahlen (*.csv)</translation>
    </message>
    <message>
        <source>The corrections were saved as %1.</source>
        <translation>Die Korrekturen wurden als %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>intray::ListTitle</name>
    <message>
        <source>%1+</source>
        <translation>%1+</translation>
    </message>
    <message>
        <source>Finished items  %1</source>
        <translation>Erledigte Vorgänge  %1</translation>
    </message>
    <message>
        <source>Finished items</source>
        <translation>Erledigte Vorgänge</translation>
    </message>
    <message>
        <source>Open items</source>
        <translation>Offene Vorgänge</translation>
    </message>
    <message>
        <source>Open items  %1 of %2</source>
        <translation>Offene Vorgänge  %1 von %2</translation>
    </message>
    <message>
        <source>Open items  %1</source>
        <translation>Offene Vorgänge  %1</translation>
    </message>
</context>
<context>
    <name>intray::LockBar</name>
    <message>
        <source>Time left</source>
        <translation>Restzeit</translation>
    </message>
    <message>
        <source>lock lost</source>
        <translation>Sperre verloren</translation>
    </message>
    <message>
        <source>⚠ held for %1 more</source>
        <translation>⚠ noch %1 gehalten</translation>
    </message>
    <message>
        <source>held until %1, %2 left</source>
        <translation>gehalten bis %1, noch %2</translation>
    </message>
    <message>
        <source>Held until %1 by the database&apos;s clock.</source>
        <translation>Gehalten bis %1 nach der Uhr der Datenbank.</translation>
    </message>
    <message>
        <source>⚠ lock ended</source>
        <translation>⚠ Sperre abgelaufen</translation>
    </message>
</context>
<context>
    <name>intray::LockRules</name>
    <message>
        <source>Lock holds for</source>
        <translation>Sperre gilt</translation>
    </message>
    <message>
        <source>Longest hold</source>
        <translation>Längste Haltedauer</translation>
    </message>
    <message>
        <source>First warning before the end</source>
        <translation>Erste Warnung vor dem Ende</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>Last warning before the end</source>
        <translation>Letzte Warnung vor dem Ende</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>No extension goes beyond this, counted from the claim.</source>
        <translation>Keine Verlängerung geht darüber hinaus, gerechnet ab dem Nehmen.</translation>
    </message>
    <message>
        <source>As usual: five minutes before the end, sooner for short locks.</source>
        <translation>Wie üblich: fünf Minuten vor dem Ende, bei kurzen Sperren näher am Ende.</translation>
    </message>
    <message>
        <source>As usual: one minute before the end, sooner for short locks.</source>
        <translation>Wie üblich: eine Minute vor dem Ende, bei kurzen Sperren näher am Ende.</translation>
    </message>
    <message>
        <source>An item that was taken so often is set aside as failed when its lock expires.</source>
        <translation>Ein Vorgang, der so oft genommen wurde, wird als gescheitert beiseitegelegt, wenn seine Sperre abläuft.</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Locks per user</source>
        <translation>Sperren je Benutzer</translation>
    </message>
    <message>
        <source>Attempts until it fails</source>
        <translation>Versuche bis zum Scheitern</translation>
    </message>
    <message>
        <source>Nothing was completed here lately, so there is nothing to propose.</source>
        <translation>Hier wurde in letzter Zeit nichts abgeschlossen, deshalb gibt es nichts vorzuschlagen.</translation>
    </message>
    <message numerus="yes">
        <source>Of the last %n completed item(s) 99 of 100 took no longer than %1, half of them %2. Proposal: %3.</source>
        <translation>
            <numerusform>Gemessen wurde %n abgeschlossener Vorgang: 99 von 100 dauerten nicht länger als %1, die Hälfte %2. Vorschlag: %3.</numerusform>
            <numerusform>Von den letzten %n abgeschlossenen Vorgängen dauerten 99 von 100 nicht länger als %1, die Hälfte %2. Vorschlag: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the proposal: %1</source>
        <translation>Vorschlag verwenden: %1</translation>
    </message>
</context>
<context>
    <name>intray::LocksModel</name>
    <message>
        <source>expired</source>
        <translation>abgelaufen</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>abandoned: %1</source>
        <translation>verwaist: %1</translation>
    </message>
    <message>
        <source>Held since %1.</source>
        <translation>Gehalten seit %1.</translation>
    </message>
    <message>
        <source>Nothing was saved or extended since %1.</source>
        <translation>Seit %1 wurde nichts gespeichert oder verlängert.</translation>
    </message>
    <message>
        <source>The lock ends at %1.</source>
        <translation>Ende der Sperre: %1.</translation>
    </message>
    <message>
        <source>The program was last heard of at %1.</source>
        <translation>Zuletzt hat sich das Programm gemeldet: %1.</translation>
    </message>
    <message>
        <source>Nothing was heard of the program: a script, or an older one.</source>
        <translation>Das Programm hat sich nie gemeldet: ein Skript oder ein älteres Programm.</translation>
    </message>
    <message>
        <source>Item %1, under the lock %2</source>
        <translation>Vorgang %1, unter der Sperre %2</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Workstation</source>
        <translation>Arbeitsplatzrechner</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Untätig</translation>
    </message>
    <message>
        <source>Ends in</source>
        <translation>Endet in</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>anderes Programm</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>not responding</source>
        <translation>antwortet nicht</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
</context>
<context>
    <name>intray::LocksPage</name>
    <message>
        <source>A&amp;bandoned only</source>
        <translation>Nur ver&amp;waiste</translation>
    </message>
    <message>
        <source>R&amp;elease...</source>
        <translation>&amp;Freigeben...</translation>
    </message>
    <message>
        <source>Reassig&amp;n...</source>
        <translation>Neu &amp;zuweisen...</translation>
    </message>
    <message>
        <source>Hand &amp;over...</source>
        <translation>Ü&amp;bergeben...</translation>
    </message>
    <message>
        <source>&amp;Why not?...</source>
        <translation>Wa&amp;rum nicht?...</translation>
    </message>
    <message>
        <source>Find in the locks</source>
        <translation>In den Sperren suchen</translation>
    </message>
    <message>
        <source>Find in item, user, workstation</source>
        <translation>In Vorgang, Benutzer, Arbeitsplatzrechner suchen</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s)</source>
        <translation>
            <numerusform>%n Sperre</numerusform>
            <numerusform>%n Sperren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 abandoned</source>
        <translation>%1, %2 verwaist</translation>
    </message>
    <message>
        <source>Looking who holds what...</source>
        <translation>Es wird nachgesehen, wer was hält...</translation>
    </message>
    <message>
        <source>No lock fits what is looked for.</source>
        <translation>Keine Sperre passt zur Suche.</translation>
    </message>
    <message>
        <source>Nobody holds anything.</source>
        <translation>Niemand hält etwas.</translation>
    </message>
    <message>
        <source>Choose one lock, or several with Shift and Ctrl; Ctrl+A chooses all that are shown.</source>
        <translation>Wählen Sie eine Sperre oder mit Umschalt und Strg mehrere; Strg+A wählt alle, die zu sehen sind.</translation>
    </message>
    <message>
        <source>Locks that have expired, or whose program does not respond.</source>
        <translation>Sperren, die abgelaufen sind oder deren Programm nicht antwortet.</translation>
    </message>
</context>
<context>
    <name>intray::LookupSettings</name>
    <message>
        <source>no table</source>
        <translation>keine Tabelle</translation>
    </message>
    <message>
        <source>the second column</source>
        <translation>die zweite Spalte</translation>
    </message>
    <message>
        <source>field = column, one per line</source>
        <translation>Feld = Spalte, je Zeile eines</translation>
    </message>
    <message>
        <source>Look-up table</source>
        <translation>Nachschlagetabelle</translation>
    </message>
    <message>
        <source>Explained by</source>
        <translation>Erklärt durch</translation>
    </message>
    <message>
        <source>Also fills</source>
        <translation>Füllt auch</translation>
    </message>
</context>
<context>
    <name>intray::LookupSourceDialog</name>
    <message>
        <source>&amp;Load</source>
        <translation>&amp;Laden</translation>
    </message>
    <message>
        <source>Load a look-up table</source>
        <translation>Nachschlagetabelle laden</translation>
    </message>
    <message>
        <source>the first column</source>
        <translation>die erste Spalte</translation>
    </message>
    <message>
        <source>a file, or an address such as %1</source>
        <translation>eine Datei oder eine Adresse wie %1</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Loaded &amp;from</source>
        <translation>Geladen &amp;aus</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Passwort</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>Ta&amp;belle</translation>
    </message>
    <message>
        <source>or &amp;query</source>
        <translation>oder Ab&amp;frage</translation>
    </message>
    <message>
        <source>Column of the &amp;values</source>
        <translation>Spalte der &amp;Werte</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>Auswä&amp;hlen ...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Give the table a name; fields refer to it.</source>
        <translation>Geben Sie der Tabelle einen Namen; Felder beziehen sich darauf.</translation>
    </message>
    <message>
        <source>Say where it is loaded from.</source>
        <translation>Sagen Sie, woraus sie geladen wird.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>Give a table or a query.</source>
        <translation>Geben Sie eine Tabelle oder eine Abfrage an.</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.jsonl *.xlsx *.ods *.mdb *.accdb *.db *.sqlite);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt *.jsonl *.xlsx *.ods *.mdb *.accdb *.db *.sqlite);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>the only one that has rows</source>
        <translation>das einzige, das Zeilen hat</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>Tabellen&amp;blatt</translation>
    </message>
</context>
<context>
    <name>intray::LookupTables</name>
    <message>
        <source>Look-up tables</source>
        <translation>Nachschlagetabellen</translation>
    </message>
    <message>
        <source>First lines of the look-up table</source>
        <translation>Erste Zeilen der Nachschlagetabelle</translation>
    </message>
    <message>
        <source>&amp;New...</source>
        <translation>&amp;Neu ...</translation>
    </message>
    <message>
        <source>Load a&amp;gain...</source>
        <translation>Erneut la&amp;den ...</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>En&amp;tfernen ...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Loaded from</source>
        <translation>Geladen aus</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Geladen</translation>
    </message>
    <message>
        <source>Fields take their values from these tables; everybody who works with this database may read them. Which table a field has is said with the field.</source>
        <translation>Felder nehmen ihre Werte aus diesen Tabellen; alle, die mit dieser Datenbank arbeiten, dürfen sie lesen. Welche Tabelle ein Feld hat, steht beim Feld.</translation>
    </message>
    <message>
        <source>Progress of the loading</source>
        <translation>Fortschritt des Ladens</translation>
    </message>
    <message>
        <source>“%1” is gone. Fields that name it are typed without it.</source>
        <translation>„%1“ ist entfernt. Felder, die sie nennen, werden ohne sie getippt.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %Ln line(s).</source>
        <translation>
            <numerusform>„%1“ hat %Ln Zeile.</numerusform>
            <numerusform>„%1“ hat %Ln Zeilen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a value were left out.</source>
        <translation>
            <numerusform>%n Zeile ohne Wert wurde weggelassen.</numerusform>
            <numerusform>%n Zeilen ohne Wert wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The table is being loaded; the former one serves until all of it is there.</source>
        <translation>Die Tabelle wird geladen; die bisherige dient, bis alles da ist.</translation>
    </message>
    <message>
        <source>Remove a look-up table</source>
        <translation>Nachschlagetabelle entfernen</translation>
    </message>
    <message>
        <source>Remove the look-up table “%1”?</source>
        <translation>Die Nachschlagetabelle „%1“ entfernen?</translation>
    </message>
    <message>
        <source>It is gone for all queues. Fields that name it are then typed without it; no record changes.</source>
        <translation>Sie ist dann für alle Warteschlangen weg. Felder, die sie nennen, werden ohne sie getippt; kein Datensatz ändert sich.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
</context>
<context>
    <name>intray::MainWindow</name>
    <message>
        <source>Intray</source>
        <translation>Intray</translation>
    </message>
    <message>
        <source>Open another database file</source>
        <translation>Andere Datenbankdatei öffnen</translation>
    </message>
    <message>
        <source>Intray databases (*.intray *.db *.sqlite)</source>
        <translation>Intray-Datenbanken (*.intray *.db *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>About Intray</source>
        <translation>Über Intray</translation>
    </message>
    <message>
        <source>Intray %1</source>
        <translation>Intray %1</translation>
    </message>
    <message>
        <source>A desk for records that people look at one by one.
Free software under the GNU General Public License 3 or later.</source>
        <translation>Ein Arbeitsplatz für Datensätze, die Menschen einen nach dem anderen ansehen.
Freie Software unter der GNU General Public License 3 oder neuer.</translation>
    </message>
    <message>
        <source>Open a database first.</source>
        <translation>Öffnen Sie zuerst eine Datenbank.</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Aufsicht</translation>
    </message>
    <message>
        <source>There is no queue &quot;%1&quot; in this database.</source>
        <translation>In dieser Datenbank gibt es keine Warteschlange „%1“.</translation>
    </message>
    <message>
        <source>Go to the desk first.</source>
        <translation>Gehen Sie zuerst zum Arbeitsplatz.</translation>
    </message>
    <message>
        <source>Select items in the list of open items first.</source>
        <translation>Wählen Sie zuerst Vorgänge in der Liste der offenen aus.</translation>
    </message>
    <message>
        <source>This window works with another database now: %1.</source>
        <translation>Dieses Fenster arbeitet jetzt mit einer anderen Datenbank: %1.</translation>
    </message>
    <message>
        <source>%1 - %2 - Intray</source>
        <translation>%1 - %2 - Intray</translation>
    </message>
    <message>
        <source>%1 into %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Another import is running. Wait for its end, or cancel it at the bottom of the window.</source>
        <translation>Ein anderer Import läuft noch. Warten Sie sein Ende ab, oder brechen Sie ihn unten im Fenster ab.</translation>
    </message>
    <message>
        <source>The records are being imported...</source>
        <translation>Die Datensätze werden importiert ...</translation>
    </message>
    <message>
        <source>The sample records are being made...</source>
        <translation>Die Beispieldatensätze werden angelegt...</translation>
    </message>
    <message>
        <source>Another export is running. Wait for its end, or cancel it at the bottom of the window.</source>
        <translation>Ein anderer Export läuft noch. Warten Sie sein Ende ab, oder brechen Sie ihn unten im Fenster ab.</translation>
    </message>
    <message>
        <source>%1, as filtered</source>
        <translation>%1, wie gefiltert</translation>
    </message>
    <message>
        <source>Connect to the database that has your table. Then choose this again.</source>
        <translation>Verbinden Sie sich mit der Datenbank, in der Ihre Tabelle ist. Wählen Sie dies danach noch einmal.</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Tasten ändern</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Einstellung</translation>
    </message>
</context>
<context>
    <name>intray::MappingBar</name>
    <message>
        <source>Fiel&amp;ds...</source>
        <translation>Felde&amp;r...</translation>
    </message>
    <message>
        <source>Sa&amp;ve as template...</source>
        <translation>Als V&amp;orlage speichern...</translation>
    </message>
    <message>
        <source>the columns as they are</source>
        <translation>die Spalten, wie sie sind</translation>
    </message>
    <message>
        <source>Keeps under a name how this file is read and what becomes of its columns, for the next file of its kind.</source>
        <translation>Bewahrt unter einem Namen auf, wie diese Datei gelesen wird und was aus ihren Spalten wird, für die nächste Datei dieser Art.</translation>
    </message>
</context>
<context>
    <name>intray::MappingDialog</name>
    <message>
        <source>Anoth&amp;er field from it</source>
        <translation>Weit&amp;eres Feld daraus</translation>
    </message>
    <message>
        <source>A&amp;dd the file&apos;s name</source>
        <translation>&amp;Dateinamen hinzufügen</translation>
    </message>
    <message>
        <source>Fields of the records</source>
        <translation>Felder der Datensätze</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>One more field that is made of the same column: its next part, or the same value read in another way.</source>
        <translation>Ein weiteres Feld, das aus derselben Spalte gebildet wird: ihr nächster Teil oder derselbe Wert, anders gelesen.</translation>
    </message>
    <message>
        <source>A field with the name of the file, so that each record tells which delivery it came with.</source>
        <translation>Ein Feld mit dem Namen der Datei, damit jeder Datensatz sagt, mit welcher Lieferung er kam.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Do not lea&amp;ve out</source>
        <translation>Nicht weg&amp;lassen</translation>
    </message>
    <message>
        <source>Lea&amp;ve out</source>
        <translation>Weg&amp;lassen</translation>
    </message>
    <message>
        <source>This is what comes of it.</source>
        <translation>Das kommt dabei heraus.</translation>
    </message>
</context>
<context>
    <name>intray::MappingForm</name>
    <message>
        <source>and w&amp;hat follows</source>
        <translation>&amp;und was folgt</translation>
    </message>
    <message>
        <source>no &amp;blanks around it</source>
        <translation>ohne Lee&amp;rzeichen am Rand</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>&amp;Feld</translation>
    </message>
    <message>
        <source>The columns whose values are joined, parted by commas; a name with a comma in double quotes.</source>
        <translation>Die Spalten, deren Werte verbunden werden, durch Kommas getrennt; ein Name mit Komma in doppelten Anführungszeichen.</translation>
    </message>
    <message>
        <source>join a column</source>
        <translation>Spalte anfügen</translation>
    </message>
    <message>
        <source>Join a column</source>
        <translation>Spalte anfügen</translation>
    </message>
    <message>
        <source>&amp;Made of</source>
        <translation>Gebildet &amp;aus</translation>
    </message>
    <message>
        <source>&amp;Joined by</source>
        <translation>&amp;Verbunden durch</translation>
    </message>
    <message>
        <source>The value is split wherever this stands, and one part of it is taken. For the other parts, make another field from the column.</source>
        <translation>Der Wert wird überall geteilt, wo dies steht, und ein Teil davon wird genommen. Für die anderen Teile bilden Sie ein weiteres Feld aus der Spalte.</translation>
    </message>
    <message>
        <source>Part that is taken</source>
        <translation>Teil, der genommen wird</translation>
    </message>
    <message>
        <source>Several blanks inside become one.</source>
        <translation>Mehrere Leerzeichen darin werden zu einem.</translation>
    </message>
    <message>
        <source>Split &amp;at</source>
        <translation>Ge&amp;teilt bei</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>Te&amp;il</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Texts that stand for nothing, parted by commas. The value is missing then.</source>
        <translation>Texte, die für nichts stehen, durch Kommas getrennt. Der Wert fehlt dann.</translation>
    </message>
    <message>
        <source>How the column writes it</source>
        <translation>Wie die Spalte es schreibt</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Buchstaben</translation>
    </message>
    <message>
        <source>Stands for &amp;nothing</source>
        <translation>Steht für &amp;nichts</translation>
    </message>
    <message>
        <source>&amp;Read as</source>
        <translation>&amp;Gelesen als</translation>
    </message>
    <message>
        <source>&amp;Written as</source>
        <translation>Ges&amp;chrieben als</translation>
    </message>
    <message>
        <source>a blank</source>
        <translation>ein Leerzeichen</translation>
    </message>
    <message>
        <source>a comma and a blank</source>
        <translation>ein Komma und ein Leerzeichen</translation>
    </message>
    <message>
        <source>nothing between them</source>
        <translation>nichts dazwischen</translation>
    </message>
    <message>
        <source>not split</source>
        <translation>nicht geteilt</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>ein Komma</translation>
    </message>
    <message>
        <source>a semicolon</source>
        <translation>ein Semikolon</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>wie sie sind</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>a capital for each word</source>
        <translation>jedes Wort mit großem Anfangsbuchstaben</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>was es ist</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>ein Datum oder eine Zeit</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>Give the field a name.</source>
        <translation>Geben Sie dem Feld einen Namen.</translation>
    </message>
    <message>
        <source>Say of which column it is made.</source>
        <translation>Geben Sie an, aus welcher Spalte es gebildet wird.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>Die Datei hat keine Spalte „%1“.</translation>
    </message>
    <message>
        <source>Say how the column writes it.</source>
        <translation>Geben Sie an, wie die Spalte es schreibt.</translation>
    </message>
</context>
<context>
    <name>intray::MappingList</name>
    <message>
        <source>Columns of the file and their fields</source>
        <translation>Spalten der Datei und ihre Felder</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Was geschieht</translation>
    </message>
</context>
<context>
    <name>intray::MergeTable</name>
    <message>
        <source>The records beside each other</source>
        <translation>Die Datensätze nebeneinander</translation>
    </message>
    <message>
        <source>This record stays</source>
        <translation>Dieser bleibt</translation>
    </message>
    <message>
        <source>Somebody works on %1, so its values stay as they are.</source>
        <translation>An %1 arbeitet gerade jemand, deshalb bleiben seine Werte, wie sie sind.</translation>
    </message>
    <message>
        <source>%1 is finished, so its values stay as they are.</source>
        <translation>%1 ist fertig, deshalb bleiben seine Werte, wie sie sind.</translation>
    </message>
    <message>
        <source>%1, stays</source>
        <translation>%1, bleibt</translation>
    </message>
</context>
<context>
    <name>intray::MessageLine</name>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>Details...</translation>
    </message>
    <message>
        <source>Undo (%1 s)  %2</source>
        <translation>Zurücknehmen (%1 s)  %2</translation>
    </message>
</context>
<context>
    <name>intray::MyFigures</name>
    <message>
        <source>My figures</source>
        <translation>Meine Zahlen</translation>
    </message>
    <message>
        <source>Your figures are being read.</source>
        <translation>Ihre Zahlen werden gelesen.</translation>
    </message>
    <message>
        <source>&amp;My corrections...</source>
        <translation>&amp;Meine Korrekturen...</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Diese Woche</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Completed per hour of work</source>
        <translation>Abgeschlossen je Arbeitsstunde</translation>
    </message>
    <message>
        <source>Records with corrections</source>
        <translation>Datensätze mit Korrekturen</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Zurückgegeben</translation>
    </message>
    <message>
        <source>Over all queues. An hour of work is four quarters of an hour in which you completed something. Nobody is compared with anybody.</source>
        <translation>Über alle Warteschlangen. Eine Arbeitsstunde sind vier Viertelstunden, in denen Sie etwas abgeschlossen haben. Niemand wird mit anderen verglichen.</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>wird gezählt</translation>
    </message>
</context>
<context>
    <name>intray::MyItemsModel</name>
    <message>
        <source>lock lost</source>
        <translation>Sperre verloren</translation>
    </message>
    <message>
        <source>at the desk</source>
        <translation>in Bearbeitung</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>The lock is gone; what was typed is kept here.</source>
        <translation>Die Sperre ist weg; was eingegeben wurde, bleibt hier erhalten.</translation>
    </message>
    <message>
        <source>Held until %1.</source>
        <translation>Gehalten bis %1.</translation>
    </message>
    <message>
        <source>Held since %1.</source>
        <translation>Gehalten seit %1.</translation>
    </message>
    <message>
        <source>Draft saved at %1.</source>
        <translation>Entwurf gespeichert, Stand %1.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Restzeit</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>%1, under the lock %2</source>
        <translation>%1, unter der Sperre %2</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
</context>
<context>
    <name>intray::MyList</name>
    <message>
        <source>You hold nothing. F9 takes the next item.</source>
        <translation>Sie halten nichts. F9 nimmt den nächsten Vorgang.</translation>
    </message>
    <message>
        <source>My items</source>
        <translation>Meine Vorgänge</translation>
    </message>
    <message>
        <source>My items  %1</source>
        <translation>Meine Vorgänge  %1</translation>
    </message>
    <message>
        <source>Looking what you hold...</source>
        <translation>Es wird nachgesehen, was Sie halten...</translation>
    </message>
</context>
<context>
    <name>intray::NoteDialog</name>
    <message>
        <source>Write a note</source>
        <translation>Notiz schreiben</translation>
    </message>
    <message>
        <source>What should whoever has to do with %1 know? The note stays in its history.</source>
        <translation>Was sollten alle wissen, die mit %1 zu tun haben? Die Notiz bleibt im Verlauf.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Write the note</source>
        <translation>Notiz schreiben</translation>
    </message>
    <message>
        <source>The note was not written. %1</source>
        <translation>Die Notiz wurde nicht geschrieben. %1</translation>
    </message>
    <message>
        <source>Ask for a finished record</source>
        <translation>Um einen erledigten Datensatz bitten</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Why do you need %1 again? A supervisor reads it and opens the record for you, or declines.</source>
        <translation>Warum brauchen Sie %1 noch einmal? Die Aufsicht liest es und öffnet den Datensatz für Sie, oder lehnt ab.</translation>
    </message>
    <message>
        <source>Why does %1 stay as it is? Whoever asked for it reads it.</source>
        <translation>Warum bleibt %1, wie es ist? Wer darum gebeten hat, liest es.</translation>
    </message>
    <message>
        <source>Ask for it</source>
        <translation>Darum bitten</translation>
    </message>
</context>
<context>
    <name>intray::NotesLabel</name>
    <message>
        <source>%1 returned this, %2: %3</source>
        <translation>%1 hat dies zurückgegeben, %2: %3</translation>
    </message>
    <message>
        <source>Note of %1, %2: %3</source>
        <translation>Notiz von %1, %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier note(s)</source>
        <translation>
            <numerusform>%n frühere Notiz</numerusform>
            <numerusform>%n frühere Notizen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::OpenItemsModel</name>
    <message>
        <source>%1 has just taken this item.</source>
        <translation>%1 hat diesen Vorgang gerade genommen.</translation>
    </message>
</context>
<context>
    <name>intray::OpenList</name>
    <message>
        <source>Searching...</source>
        <translation>Wird gesucht...</translation>
    </message>
    <message>
        <source>Open items</source>
        <translation>Offene Vorgänge</translation>
    </message>
    <message>
        <source>No open item matches. Ctrl+Shift+F clears the search.</source>
        <translation>Kein offener Vorgang passt dazu. Strg+Umschalt+F leert die Suche.</translation>
    </message>
    <message>
        <source>Nothing is open in this queue. Import records with Ctrl+I.</source>
        <translation>In dieser Warteschlange ist nichts offen. Importieren Sie Datensätze mit Strg+I.</translation>
    </message>
    <message>
        <source>The work of this queue is found when somebody asks for it: press F9.</source>
        <translation>Die Arbeit dieser Warteschlange wird gesucht, wenn jemand danach fragt: Drücken Sie F9.</translation>
    </message>
    <message>
        <source>Shows only items whose record breaks a rule of the queue.</source>
        <translation>Zeigt nur Vorgänge, deren Datensatz eine Regel der Warteschlange bricht.</translation>
    </message>
    <message>
        <source>Breaks a rule</source>
        <translation>Bricht eine Regel</translation>
    </message>
    <message>
        <source>Finished items</source>
        <translation>Erledigte Einträge</translation>
    </message>
    <message>
        <source>No finished item matches. Ctrl+Shift+F clears the search.</source>
        <translation>Kein erledigter Eintrag passt. Strg+Umschalt+F leert die Suche.</translation>
    </message>
    <message>
        <source>There is no such item in this queue.</source>
        <translation>In dieser Warteschlange gibt es keinen solchen Eintrag.</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>What you finished comes back onto your desk, within the time that the queue allows.</source>
        <translation>Was Sie erledigt haben, kommt auf Ihren Arbeitsplatz zurück, solange die Warteschlange es erlaubt.</translation>
    </message>
    <message>
        <source>Sorting...</source>
        <translation>Wird sortiert...</translation>
    </message>
    <message>
        <source>In the order in which items are taken</source>
        <translation>In der Reihenfolge, in der Vorgänge genommen werden</translation>
    </message>
    <message>
        <source>Sorted by %1, ascending</source>
        <translation>Sortiert nach %1, aufsteigend</translation>
    </message>
    <message>
        <source>Sorted by %1, descending</source>
        <translation>Sortiert nach %1, absteigend</translation>
    </message>
    <message>
        <source>The search was stopped. F5 looks again.</source>
        <translation>Die Suche wurde abgebrochen. F5 sucht erneut.</translation>
    </message>
</context>
<context>
    <name>intray::OwnCorrections</name>
    <message>
        <source>My corrections</source>
        <translation>Meine Korrekturen</translation>
    </message>
</context>
<context>
    <name>intray::PaletteDialog</name>
    <message>
        <source>Find anything</source>
        <translation>Alles finden</translation>
    </message>
    <message>
        <source>Action, queue, preference or page of the handbook</source>
        <translation>Aktion, Warteschlange, Einstellung oder Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Find an action, queue, preference or page of the handbook</source>
        <translation>Aktion, Warteschlange, Einstellung oder Seite des Handbuchs suchen</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Nothing matches. Try another word.</source>
        <translation>Nichts passt. Versuchen Sie ein anderes Wort.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>This is chosen already.</source>
        <translation>Das ist schon gewählt.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
</context>
<context>
    <name>intray::PasswordDialog</name>
    <message>
        <source>&amp;Keep it in the system&apos;s keychain</source>
        <translation>Im Schlüsselbund des Systems mer&amp;ken</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>The password for %1:</source>
        <translation>Das Passwort für %1:</translation>
    </message>
    <message>
        <source>The password of %1 for %2:</source>
        <translation>Das Passwort von %1 für %2:</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>Connect&amp;ions...</source>
        <translation>Verb&amp;indungen...</translation>
    </message>
</context>
<context>
    <name>intray::PasswordKeeper</name>
    <message>
        <source>The system&apos;s keychain did not confirm that it keeps the password. You may be asked for it at the next start.</source>
        <translation>Der Schlüsselbund des Systems hat nicht bestätigt, dass er das Passwort behält. Vielleicht werden Sie beim nächsten Start danach gefragt.</translation>
    </message>
    <message>
        <source>This system has no keychain, so the password is asked for at each start. It is never written to a file.</source>
        <translation>Dieses System hat keinen Schlüsselbund, deshalb wird das Passwort bei jedem Start erfragt. Es wird nie in eine Datei geschrieben.</translation>
    </message>
</context>
<context>
    <name>intray::PauseDialog</name>
    <message>
        <source>Pause the queue</source>
        <translation>Warteschlange anhalten</translation>
    </message>
    <message>
        <source>%1 gives out nothing until somebody resumes it. What is held can still be finished.</source>
        <translation>%1 gibt nichts aus, bis jemand sie fortsetzt. Was gehalten wird, kann noch erledigt werden.</translation>
    </message>
    <message>
        <source>Such as: the new list comes at 2 pm.</source>
        <translation>Etwa: Die neue Liste kommt um 14 Uhr.</translation>
    </message>
    <message>
        <source>&amp;Message for those who work there</source>
        <translation>&amp;Meldung für die, die dort arbeiten</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Anhalten</translation>
    </message>
</context>
<context>
    <name>intray::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages of preferences</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Allgemein</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Nächstes Feld</translation>
    </message>
    <message>
        <source>Next field; in long texts a new line</source>
        <translation>Nächstes Feld; in langen Texten eine neue Zeile</translation>
    </message>
    <message>
        <source>Complete and next</source>
        <translation>Abschließen und weiter</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Kompakt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Roomy</source>
        <translation>Geräumig</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Spac&amp;ing</source>
        <translation>&amp;Abstände</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Schriftgröße</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>&amp;Return key in a field</source>
        <translation>&amp;Eingabetaste in einem Feld</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>T&amp;öne</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>For warnings and problems</source>
        <translation>Bei Warnungen und Problemen</translation>
    </message>
</context>
<context>
    <name>intray::PriorityDialog</name>
    <message numerus="yes">
        <source>%n item(s) with the priority %1.</source>
        <translation>
            <numerusform>%n Vorgang mit der Priorität %1.</numerusform>
            <numerusform>%n Vorgänge mit der Priorität %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) with priorities from %1 to %2.</source>
        <translation>
            <numerusform>%n Vorgang mit Prioritäten von %1 bis %2.</numerusform>
            <numerusform>%n Vorgänge mit Prioritäten von %1 bis %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change priority: %1</source>
        <translation>Priorität ändern: %1</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>Ä&amp;ndern</translation>
    </message>
    <message>
        <source>The highest priority comes first; within one priority the oldest item.</source>
        <translation>Die höchste Priorität kommt zuerst, bei gleicher Priorität der älteste Vorgang.</translation>
    </message>
    <message>
        <source>&amp;Before all others</source>
        <translation>&amp;Vor alle anderen</translation>
    </message>
    <message>
        <source>Looking what comes next...</source>
        <translation>Es wird nachgesehen, was als Nächstes kommt...</translation>
    </message>
    <message>
        <source>New &amp;priority</source>
        <translation>Neue &amp;Priorität</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>Nothing waits in this queue any more.</source>
        <translation>In dieser Warteschlange wartet nichts mehr.</translation>
    </message>
    <message>
        <source>What comes next now has the priority %1.</source>
        <translation>Was jetzt als Nächstes kommt, hat die Priorität %1.</translation>
    </message>
    <message>
        <source>The items have this priority already.</source>
        <translation>Die Vorgänge haben diese Priorität schon.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have the priority %1 now.</source>
        <translation>
            <numerusform>%n Vorgang hat jetzt die Priorität %1.</numerusform>
            <numerusform>%n Vorgänge haben jetzt die Priorität %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ProofPage</name>
    <message>
        <source>&amp;Check the history</source>
        <translation>Verlau&amp;f prüfen</translation>
    </message>
    <message>
        <source>&amp;Selftest</source>
        <translation>&amp;Selbsttest</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>K&amp;opieren</translation>
    </message>
    <message>
        <source>Sav&amp;e...</source>
        <translation>Sp&amp;eichern...</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>What is found will stand here, as text for a report.</source>
        <translation>Was gefunden wird, steht hier, als Text für einen Bericht.</translation>
    </message>
    <message>
        <source>Reads only; everybody can go on working.</source>
        <translation>Liest nur; alle können weiterarbeiten.</translation>
    </message>
    <message>
        <source>Goes through the history of every item and looks for anything that must never be: an item with two holders, work under a lock that was gone, a completion told twice. Changes nothing.</source>
        <translation>Geht den Verlauf jedes Vorgangs durch und sucht, was nie sein darf: einen Vorgang, den zwei halten, Arbeit unter einer Sperre, die es nicht mehr gab, einen Abschluss, der zweimal gemeldet ist. Ändert nichts.</translation>
    </message>
    <message>
        <source>Claimers a&amp;t once</source>
        <translation>Gleich&amp;zeitige Abnehmer</translation>
    </message>
    <message>
        <source>Ite&amp;ms</source>
        <translation>Vor&amp;gänge</translation>
    </message>
    <message>
        <source>Makes a queue of its own in this very database, lets many claimers take from it at the same moment, counts, and removes it again. The database is busy meanwhile.</source>
        <translation>Legt in genau dieser Datenbank eine eigene Warteschlange an, lässt viele Abnehmer im selben Augenblick daraus nehmen, zählt und entfernt sie wieder. Die Datenbank ist währenddessen beschäftigt.</translation>
    </message>
    <message>
        <source>Checking the history</source>
        <translation>Der Verlauf wird geprüft</translation>
    </message>
    <message>
        <source>Selftest</source>
        <translation>Selbsttest</translation>
    </message>
    <message>
        <source>Cancelled. The history was not checked to its end.</source>
        <translation>Abgebrochen. Der Verlauf wurde nicht zu Ende geprüft.</translation>
    </message>
    <message>
        <source>Cancelled. The queue of the selftest is removed again.</source>
        <translation>Abgebrochen. Die Warteschlange des Selbsttests ist wieder entfernt.</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>Der Bericht wurde kopiert.</translation>
    </message>
    <message>
        <source>intray-audit.txt</source>
        <translation>intray-audit.txt</translation>
    </message>
    <message>
        <source>intray-selftest.txt</source>
        <translation>intray-selftest.txt</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Text (*.txt);;All files (*)</source>
        <translation>Text (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The report was saved as %1.</source>
        <translation>Der Bericht wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The report could not be saved there. Choose another place.</source>
        <translation>Der Bericht konnte dort nicht gespeichert werden. Wählen Sie einen anderen Ort.</translation>
    </message>
</context>
<context>
    <name>intray::ProposalMark</name>
    <message>
        <source>Take it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Proposed by %1: %2</source>
        <translation>Vorgeschlagen von %1: %2</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>Take for %1: %2</source>
        <translation>Übernehmen für %1: %2</translation>
    </message>
    <message>
        <source>Refuse for %1: %2</source>
        <translation>Ablehnen für %1: %2</translation>
    </message>
</context>
<context>
    <name>intray::ProposalView</name>
    <message>
        <source>Look for rules</source>
        <translation>Regeln suchen</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Looked at %1 records so far...</source>
        <translation>Bisher %1 Datensätze angesehen ...</translation>
    </message>
    <message numerus="yes">
        <source>What %n record(s) suggest. A rule refuses nothing until you take it over.</source>
        <translation>
            <numerusform>Was %n Datensatz nahelegt. Eine Regel weist nichts ab, bis Sie sie übernehmen.</numerusform>
            <numerusform>Was %n Datensätze nahelegen. Eine Regel weist nichts ab, bis Sie sie übernehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Intray can look through the queue&apos;s records for rules that most of them keep.</source>
        <translation>Intray kann in den Datensätzen der Warteschlange nach Regeln suchen, die die meisten einhalten.</translation>
    </message>
    <message>
        <source>Proposed rules</source>
        <translation>Vorgeschlagene Regeln</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>What it demands</source>
        <translation>Was sie verlangt</translation>
    </message>
    <message>
        <source>Broken by</source>
        <translation>Verletzt von</translation>
    </message>
    <message>
        <source>Looking...</source>
        <translation>Suche läuft ...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>intray::QueueChooser</name>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <translation>%1 (angehalten)</translation>
    </message>
    <message>
        <source>Type any part of a queue&apos;s title.</source>
        <translation>Geben Sie einen Teil des Titels einer Warteschlange ein.</translation>
    </message>
</context>
<context>
    <name>intray::QueueDuplicatesPage</name>
    <message>
        <source>Groups of likely duplicates</source>
        <translation>Gruppen wahrscheinlicher Dubletten</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Wahrscheinlich</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>&amp;Merge them</source>
        <translation>&amp;Zusammenführen</translation>
    </message>
    <message>
        <source>The other records end as duplicates of the one that stays, which gets the values that are chosen.</source>
        <translation>Die anderen Datensätze enden als Dubletten dessen, der bleibt; er bekommt die gewählten Werte.</translation>
    </message>
    <message>
        <source>N&amp;ot a duplicate</source>
        <translation>Keine Du&amp;blette</translation>
    </message>
    <message>
        <source>The record under the cursor is not the same as any of the others. That is remembered and outranks every likeness.</source>
        <translation>Der Datensatz unter dem Cursor ist keiner der anderen. Das wird gemerkt und geht jeder Ähnlichkeit vor.</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Zu&amp;rücknehmen</translation>
    </message>
    <message>
        <source>Takes the last decision back.</source>
        <translation>Nimmt die letzte Entscheidung zurück.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Abgebrochen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>All records of the queue are being compared.</source>
        <translation>Alle Datensätze der Warteschlange werden verglichen.</translation>
    </message>
    <message>
        <source>A search compares all records of the queue with each other. Nothing is merged by itself.</source>
        <translation>Eine Suche vergleicht alle Datensätze der Warteschlange miteinander. Nichts wird von selbst zusammengeführt.</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of likely duplicates are left.</source>
        <translation>
            <numerusform>%n Gruppe wahrscheinlicher Dubletten ist übrig.</numerusform>
            <numerusform>%n Gruppen wahrscheinlicher Dubletten sind übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>All likely duplicates are decided.</source>
        <translation>Alle wahrscheinlichen Dubletten sind entschieden.</translation>
    </message>
    <message>
        <source>No records of this queue are likely the same.</source>
        <translation>In dieser Warteschlange sind keine zwei Datensätze wahrscheinlich dieselben.</translation>
    </message>
    <message>
        <source>Search for duplicates and choose a group first.</source>
        <translation>Suchen Sie zuerst nach Dubletten und wählen Sie eine Gruppe.</translation>
    </message>
    <message>
        <source>Only &amp;what differs</source>
        <translation>Nur was nicht &amp;gleich ist</translation>
    </message>
    <message>
        <source>Leaves out the fields in which all records of the group have the same.</source>
        <translation>Lässt die Felder weg, in denen alle Datensätze der Gruppe das Gleiche haben.</translation>
    </message>
    <message>
        <source>This group has only just come. Look at it, then press again.</source>
        <translation>Diese Gruppe ist eben erst gekommen. Sehen Sie sie an und drücken Sie dann noch einmal.</translation>
    </message>
</context>
<context>
    <name>intray::QueuesPage</name>
    <message>
        <source>The queue %1 was added.</source>
        <translation>Die Warteschlange %1 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The rules of %1 were saved.</source>
        <translation>Die Regeln von %1 wurden gespeichert.</translation>
    </message>
    <message>
        <source>%1 is paused. What is held can still be finished.</source>
        <translation>%1 ist angehalten. Was gehalten wird, kann noch erledigt werden.</translation>
    </message>
    <message>
        <source>%1 gives out its items again.</source>
        <translation>%1 gibt ihre Vorgänge wieder aus.</translation>
    </message>
    <message>
        <source>Remove a queue</source>
        <translation>Warteschlange entfernen</translation>
    </message>
    <message>
        <source>Remove the queue %1?</source>
        <translation>Die Warteschlange %1 entfernen?</translation>
    </message>
    <message>
        <source>Only a queue that never had an item can be removed; others keep their history and can be paused.</source>
        <translation>Nur eine Warteschlange, die nie einen Vorgang hatte, kann entfernt werden; andere behalten ihren Verlauf und können angehalten werden.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>The queue %1 was removed.</source>
        <translation>Die Warteschlange %1 wurde entfernt.</translation>
    </message>
    <message>
        <source>&amp;New...</source>
        <translation>Ne&amp;u...</translation>
    </message>
    <message>
        <source>Remove...</source>
        <translation>Entfernen...</translation>
    </message>
    <message>
        <source>Re&amp;open items...</source>
        <translation>Vorgän&amp;ge wieder öffnen...</translation>
    </message>
    <message>
        <source>Pa&amp;use...</source>
        <translation>Anha&amp;lten...</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Änderungen rückgängig machen</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Warteschlangen</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>New queue</source>
        <translation>Neue Warteschlange</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Angehalten: %1</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>An administrator sees here who works in this queue.</source>
        <translation>Die Administration sieht hier, wer in dieser Warteschlange arbeitet.</translation>
    </message>
    <message>
        <source>Nobody yet. Give a login the role clerk, and this queue.</source>
        <translation>Noch niemand. Geben Sie einer Anmeldung die Rolle Sachbearbeitung und diese Warteschlange.</translation>
    </message>
    <message>
        <source>Everybody who can write the file; nobody is listed.</source>
        <translation>Alle, die die Datei schreiben können; niemand ist aufgeführt.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Changed by two</source>
        <translation>Von zweien geändert</translation>
    </message>
    <message>
        <source>Somebody else has changed the same rules of %1 meanwhile: %2.</source>
        <translation>Jemand anders hat inzwischen dieselben Regeln von %1 geändert: %2.</translation>
    </message>
    <message>
        <source>&amp;Save mine</source>
        <translation>Meine &amp;speichern</translation>
    </message>
    <message>
        <source>Nothing has been saved yet. To see theirs, cancel and press Undo changes.</source>
        <translation>Es ist noch nichts gespeichert. Um die anderen zu sehen, brechen Sie ab und drücken Sie „Änderungen rückgängig machen“.</translation>
    </message>
    <message>
        <source>Give the table back</source>
        <translation>Tabelle zurückgeben</translation>
    </message>
    <message>
        <source>End the work of the queue %1 on the table %2?</source>
        <translation>Die Arbeit der Warteschlange %1 an der Tabelle %2 beenden?</translation>
    </message>
    <message>
        <source>The table stays as it is, with all values, states and columns, and with the locks of other programs. The queue is paused and keeps its history, drafts and rules; adopting the table again under its name goes on where this ends. While somebody holds a row here, nothing is done.</source>
        <translation>Die Tabelle bleibt, wie sie ist, mit allen Werten, Zuständen und Spalten und mit den Sperren anderer Programme. Die Warteschlange wird angehalten und behält Verlauf, Entwürfe und Regeln; wird die Tabelle unter ihrem Namen wieder übernommen, geht es dort weiter. Solange hier jemand eine Zeile hält, geschieht nichts.</translation>
    </message>
    <message>
        <source>&amp;Give back</source>
        <translation>&amp;Zurückgeben</translation>
    </message>
    <message>
        <source>The queue %1 has no table any more and is paused. The table was left as it is.</source>
        <translation>Die Warteschlange %1 hat keine Tabelle mehr und ist angehalten. Die Tabelle wurde gelassen, wie sie ist.</translation>
    </message>
    <message>
        <source>Give the table back...</source>
        <translation>Tabelle zurückgeben...</translation>
    </message>
    <message>
        <source>The fields and rules of %1 were saved.</source>
        <translation>Die Felder und Regeln von %1 wurden gespeichert.</translation>
    </message>
    <message>
        <source>Fie&amp;lds...</source>
        <translation>Fel&amp;der...</translation>
    </message>
    <message>
        <source>The fields of the records, and the rules that they keep.</source>
        <translation>Die Felder der Datensätze und die Regeln, die sie einhalten.</translation>
    </message>
    <message>
        <source>&amp;Correct...</source>
        <translation>&amp;Berichtigen...</translation>
    </message>
    <message>
        <source>Deliveries...</source>
        <translation>Lieferungen...</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportieren...</translation>
    </message>
</context>
<context>
    <name>intray::ReasonDialog</name>
    <message>
        <source>Mark as failed</source>
        <translation>Als gescheitert melden</translation>
    </message>
    <message>
        <source>Why can %1 not be done? You can take it back for ten seconds, after that only a supervisor can reopen it.</source>
        <translation>Warum kann %1 nicht erledigt werden? Zehn Sekunden lang können Sie es zurücknehmen, danach kann nur eine Aufsicht ihn wieder öffnen.</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>Zurückweisen</translation>
    </message>
    <message>
        <source>Why does %1 go back to the step before? Whoever takes it there reads this. You can take it back for ten seconds.</source>
        <translation>Warum geht %1 an den Schritt davor zurück? Wer ihn dort nimmt, liest das. Zehn Sekunden lang können Sie es zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>intray::ReasonField</name>
    <message>
        <source>&amp;Usual reasons</source>
        <translation>Ü&amp;bliche Gründe</translation>
    </message>
    <message>
        <source>Reason, required</source>
        <translation>Grund, erforderlich</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>Ein Grund ist erforderlich.</translation>
    </message>
</context>
<context>
    <name>intray::ReceiverChoice</name>
    <message>
        <source>&amp;back to the pool: whoever takes next gets it</source>
        <translation>&amp;zurück in die Warteschlange: Wer als Nächster nimmt, erhält es</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <translation>&amp;an</translation>
    </message>
    <message>
        <source>To whom it goes</source>
        <translation>An wen es geht</translation>
    </message>
</context>
<context>
    <name>intray::RecordForm</name>
    <message>
        <source>Asking the database...</source>
        <translation>Die Datenbank wird gefragt...</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>read-only, the text is kept</source>
        <translation>nur lesbar, der Text bleibt erhalten</translation>
    </message>
    <message>
        <source>Your unfinished items wait for you. Whatever you typed is kept.</source>
        <translation>Ihre unerledigten Vorgänge warten auf Sie. Was Sie eingegeben haben, ist erhalten.</translation>
    </message>
    <message>
        <source>No record is in work. Take the next one, or pick one from the list.</source>
        <translation>Es ist kein Datensatz in Bearbeitung. Nehmen Sie den nächsten oder wählen Sie einen aus der Liste.</translation>
    </message>
    <message numerus="yes">
        <source>%n more in this batch</source>
        <translation>
            <numerusform>noch %n in diesem Stapel</numerusform>
            <numerusform>noch %n in diesem Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Sperre %1</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>This many fields break a rule of the queue.</source>
        <translation>So viele Felder brechen eine Regel der Warteschlange.</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>für Sie</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>für %1</translation>
    </message>
</context>
<context>
    <name>intray::RecordPreview</name>
    <message>
        <source>The form at the desk</source>
        <translation>Das Formular am Arbeitsplatz</translation>
    </message>
    <message>
        <source>%1&#xa0;*</source>
        <translation>%1&#xa0;*</translation>
    </message>
</context>
<context>
    <name>intray::ReopenDialog</name>
    <message>
        <source>Reopen items of %1</source>
        <translation>Vorgänge von %1 wieder öffnen</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>Wieder ö&amp;ffnen</translation>
    </message>
    <message>
        <source>That are</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Finished &amp;by</source>
        <translation>Erledigt &amp;von</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>anywhere in the record or the key</source>
        <translation>irgendwo im Datensatz oder im Schlüssel</translation>
    </message>
    <message>
        <source>With the &amp;text</source>
        <translation>Mit dem &amp;Text</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>&amp;whenever</source>
        <translation>&amp;irgendwann</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>Ab diesem Tag</translation>
    </message>
    <message>
        <source>Up to and with this day</source>
        <translation>Bis einschließlich dieses Tages</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Choose which items are opened again.</source>
        <translation>Wählen Sie, welche Vorgänge wieder geöffnet werden.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Wird gezählt...</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 abgeschlossen</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 gescheitert</translation>
    </message>
    <message>
        <source>%1 dismissed</source>
        <translation>%1 verworfen</translation>
    </message>
    <message>
        <source>No item fits.</source>
        <translation>Kein Vorgang passt.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) will be open again: %1. What they were stays in their history.</source>
        <translation>
            <numerusform>%n Vorgang wird wieder offen sein: %1. Was er war, bleibt in seinem Verlauf stehen.</numerusform>
            <numerusform>%n Vorgänge werden wieder offen sein: %1. Was sie waren, bleibt in ihrem Verlauf stehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>Ein Grund ist erforderlich.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are open again.</source>
        <translation>
            <numerusform>%n Vorgang ist wieder offen.</numerusform>
            <numerusform>%n Vorgänge sind wieder offen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ReturnDialog</name>
    <message>
        <source>Return the item</source>
        <translation>Vorgang zurückgeben</translation>
    </message>
    <message>
        <source>When should %1 be open for everybody again?</source>
        <translation>Wann soll %1 wieder für alle offen sein?</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>&amp;Now</source>
        <translation>&amp;Jetzt</translation>
    </message>
    <message>
        <source>In one &amp;hour</source>
        <translation>In einer &amp;Stunde</translation>
    </message>
    <message>
        <source>In &amp;four hours</source>
        <translation>In &amp;vier Stunden</translation>
    </message>
    <message>
        <source>Tomorrow &amp;morning at 8:00</source>
        <translation>Morgen &amp;früh um 8:00 Uhr</translation>
    </message>
    <message>
        <source>&amp;After</source>
        <translation>&amp;Nach</translation>
    </message>
    <message>
        <source>Hours, at most 72</source>
        <translation>Stunden, höchstens 72</translation>
    </message>
    <message>
        <source>at most 72</source>
        <translation>höchstens 72</translation>
    </message>
    <message>
        <source> h</source>
        <translation> Std.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Return all %n item(s) of this batch</source>
        <translation>
            <numerusform>&amp;Den %n Vorgang dieses Stapels zurückgeben</numerusform>
            <numerusform>&amp;Alle %n Vorgänge dieses Stapels zurückgeben</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Why? Whoever gets it next reads this; a reason is required.</source>
        <translation>&amp;Warum? Wer ihn als Nächstes bekommt, liest das; ein Grund ist erforderlich.</translation>
    </message>
    <message>
        <source>&amp;Why? Whoever gets it next reads this.</source>
        <translation>&amp;Warum? Wer ihn als Nächstes bekommt, liest das.</translation>
    </message>
</context>
<context>
    <name>intray::RuleHistoryModel</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Record schema</source>
        <translation>Schema der Datensätze</translation>
    </message>
    <message>
        <source>Lock (seconds)</source>
        <translation>Sperre (Sekunden)</translation>
    </message>
    <message>
        <source>Longest hold (seconds)</source>
        <translation>Längste Haltezeit (Sekunden)</translation>
    </message>
    <message>
        <source>Locks per user</source>
        <translation>Sperren je Benutzer</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>How work may end</source>
        <translation>Wie die Arbeit enden darf</translation>
    </message>
    <message>
        <source>Next queue</source>
        <translation>Nächste Warteschlange</translation>
    </message>
    <message>
        <source>Criteria query</source>
        <translation>Kriterienabfrage</translation>
    </message>
    <message>
        <source>Its result is good for (seconds)</source>
        <translation>Ihr Ergebnis gilt (Sekunden)</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Why it is paused</source>
        <translation>Warum angehalten</translation>
    </message>
    <message>
        <source>Other hands</source>
        <translation>Andere Hände</translation>
    </message>
    <message>
        <source>Keyed a second time</source>
        <translation>Ein zweites Mal erfasst</translation>
    </message>
    <message>
        <source>Queue that decides</source>
        <translation>Warteschlange, die entscheidet</translation>
    </message>
    <message>
        <source>Share of 100</source>
        <translation>Anteil von 100</translation>
    </message>
    <message>
        <source>First warning (seconds)</source>
        <translation>Erste Warnung (Sekunden)</translation>
    </message>
    <message>
        <source>Last warning (seconds)</source>
        <translation>Letzte Warnung (Sekunden)</translation>
    </message>
    <message>
        <source>Usual reasons</source>
        <translation>Übliche Gründe</translation>
    </message>
    <message>
        <source>Largest record (bytes)</source>
        <translation>Größter Datensatz (Bytes)</translation>
    </message>
    <message>
        <source>Largest field (bytes)</source>
        <translation>Größtes Feld (Bytes)</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Warteschlangen</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Anmeldename</translation>
    </message>
    <message>
        <source>Was there when this history began</source>
        <translation>War da, als dieser Verlauf begann</translation>
    </message>
    <message>
        <source>Set up the database</source>
        <translation>Hat die Datenbank eingerichtet</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Fortgesetzt</translation>
    </message>
    <message>
        <source>Followed the table&apos;s old program</source>
        <translation>Dem alten Programm der Tabelle gefolgt</translation>
    </message>
    <message>
        <source>Changed past Intray</source>
        <translation>An Intray vorbei geändert</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>Own records can be reopened (seconds)</source>
        <translation>Eigene Datensätze wieder öffnen (Sekunden)</translation>
    </message>
</context>
<context>
    <name>intray::RuleHistoryTab</name>
    <message>
        <source>Que&amp;ue</source>
        <translation>Wartes&amp;chlange</translation>
    </message>
    <message>
        <source>Changes of rules and users</source>
        <translation>Änderungen an Regeln und Benutzern</translation>
    </message>
    <message>
        <source>Changed rules</source>
        <translation>Geänderte Regeln</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Benutzer</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>All users</source>
        <translation>Alle Benutzer</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Alle Warteschlangen</translation>
    </message>
    <message>
        <source>Searching...</source>
        <translation>Es wird gesucht...</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Es wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>The newest %L1 lines; scroll on for more.</source>
        <translation>Die neuesten %L1 Zeilen; weiterblättern zeigt mehr.</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>%L1 lines, all that there are</source>
        <translation>%L1 Zeilen, das sind alle</translation>
    </message>
</context>
<context>
    <name>intray::RulesForm</name>
    <message>
        <source>Users...</source>
        <translation>Benutzer...</translation>
    </message>
    <message>
        <source>Who works here</source>
        <translation>Wer hier arbeitet</translation>
    </message>
    <message>
        <source>Users: who may do what</source>
        <translation>Benutzer: wer was darf</translation>
    </message>
</context>
<context>
    <name>intray::RunLine</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>intray::SavedFilters</name>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Uses a filter that you saved, or saves what is chosen now.</source>
        <translation>Verwendet einen gespeicherten Filter oder speichert, was jetzt gewählt ist.</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Gespeicherte Filter</translation>
    </message>
    <message>
        <source>&amp;Save what is chosen now...</source>
        <translation>Jetzige Auswahl &amp;speichern...</translation>
    </message>
    <message>
        <source>Search, filter or sort the list first.</source>
        <translation>Durchsuchen, filtern oder sortieren Sie zuerst die Liste.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Save the filter</source>
        <translation>Filter speichern</translation>
    </message>
    <message>
        <source>Name of the filter. One of the same name is replaced.</source>
        <translation>Name des Filters. Ein gleichnamiger wird ersetzt.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>intray::SearchBar</name>
    <message>
        <source>Sear&amp;ch</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>At 50 % it is as likely as not that two records are the same.</source>
        <translation>Bei 50 % sind zwei Datensätze ebenso wahrscheinlich dieselben wie nicht.</translation>
    </message>
    <message>
        <source>Looks through all records of the queue; merges nothing by itself.</source>
        <translation>Sieht alle Datensätze der Warteschlange durch; führt nichts von selbst zusammen.</translation>
    </message>
    <message>
        <source>Duplicates i&amp;n</source>
        <translation>&amp;Dubletten in</translation>
    </message>
    <message>
        <source>at &amp;least</source>
        <translation>m&amp;indestens</translation>
    </message>
    <message>
        <source>Looking for duplicates</source>
        <translation>Suche nach Dubletten</translation>
    </message>
</context>
<context>
    <name>intray::SeekMark</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop looking for work</source>
        <translation>Die Suche nach Arbeit anhalten</translation>
    </message>
    <message numerus="yes">
        <source>A colleague is looking for work already: %n s</source>
        <translation>
            <numerusform>Jemand anderes sucht schon nach Arbeit: %n s</numerusform>
            <numerusform>Jemand anderes sucht schon nach Arbeit: %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking for work: %n s</source>
        <translation>
            <numerusform>Suche nach Arbeit: %n s</numerusform>
            <numerusform>Suche nach Arbeit: %n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::SeenRecord</name>
    <message>
        <source>%1 has only just come. Look at it, then press again.</source>
        <translation>%1 ist eben erst gekommen. Sehen Sie ihn an und drücken Sie dann noch einmal.</translation>
    </message>
</context>
<context>
    <name>intray::Session</name>
    <message>
        <source>The database %1 is being opened.</source>
        <translation>Die Datenbank %1 wird geöffnet.</translation>
    </message>
    <message>
        <source>The database %1 answers.</source>
        <translation>Die Datenbank %1 antwortet.</translation>
    </message>
    <message>
        <source>The database %1 is busy; what you do is done as soon as it answers.</source>
        <translation>Die Datenbank %1 ist beschäftigt; was Sie tun, wird ausgeführt, sobald sie antwortet.</translation>
    </message>
    <message>
        <source>The database %1 cannot be reached. It is tried again by itself.</source>
        <translation>Die Datenbank %1 ist nicht erreichbar. Es wird von selbst noch einmal versucht.</translation>
    </message>
    <message>
        <source>The login %1 is known to the database, but not to Intray. Ask an administrator of Intray to add it.</source>
        <translation>Die Datenbank kennt die Anmeldung %1, Intray aber nicht. Bitten Sie die Administration von Intray, sie aufzunehmen.</translation>
    </message>
    <message>
        <source>The database %1 answers, and tells of changes.</source>
        <translation>Die Datenbank %1 antwortet und meldet Änderungen.</translation>
    </message>
    <message>
        <source>The database cannot be reached. It is tried again by itself; what you type is kept on this computer.</source>
        <translation>Die Datenbank ist nicht erreichbar. Es wird von selbst noch einmal versucht; was Sie eingeben, wird auf diesem Rechner aufbewahrt.</translation>
    </message>
    <message>
        <source>This database server can be read but not written, as a standby is. What you type is kept on this computer.</source>
        <translation>Dieser Datenbankserver kann nur gelesen, nicht geschrieben werden, wie ein Bereitschaftsserver. Was Sie eingeben, wird auf diesem Rechner aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>intray::SeveralDialog</name>
    <message>
        <source>Take several items</source>
        <translation>Mehrere Vorgänge nehmen</translation>
    </message>
    <message>
        <source>&amp;How many items of %1?</source>
        <translation>&amp;Wie viele Vorgänge von %1?</translation>
    </message>
    <message>
        <source>They are yours as one batch, and come to the desk one by one. Any of them can be returned alone.</source>
        <translation>Sie gehören Ihnen als ein Stapel und kommen einer nach dem anderen auf den Tisch. Jeder kann einzeln zurückgegeben werden.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
</context>
<context>
    <name>intray::SeveralPicker</name>
    <message>
        <source>Mark the values of %1 in a list (Alt+Down in the field)</source>
        <translation>Die Werte von %1 in einer Liste ankreuzen (Alt+Ab im Feld)</translation>
    </message>
</context>
<context>
    <name>intray::ShownItems</name>
    <message>
        <source>Which items are listed</source>
        <translation>Welche Einträge aufgelistet sind</translation>
    </message>
    <message>
        <source>Finished records can be looked at here and are not changed.</source>
        <translation>Erledigte Datensätze können hier angesehen werden und ändern sich dadurch nicht.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Done by me today</source>
        <translation>Heute von mir erledigt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Open, for me</source>
        <translation>Offen, für mich</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Erbeten</translation>
    </message>
</context>
<context>
    <name>intray::SidePanel</name>
    <message>
        <source>Beside the record</source>
        <translation>Neben dem Datensatz</translation>
    </message>
    <message>
        <source>The page is folded away. Press F4 to see it.</source>
        <translation>Die Seite ist eingeklappt. F4 zeigt sie.</translation>
    </message>
</context>
<context>
    <name>intray::SizeRules</name>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>KB</source>
        <translation>KB</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>Largest record</source>
        <translation>Größter Datensatz</translation>
    </message>
    <message>
        <source>Largest field</source>
        <translation>Größtes Feld</translation>
    </message>
    <message>
        <source>What is larger is refused, whichever way it comes.</source>
        <translation>Was größer ist, wird abgelehnt, auf welchem Weg es auch kommt.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>intray::SourcePage</name>
    <message>
        <source>Folder...</source>
        <translation>Ordner ...</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>There is no record on the desk.</source>
        <translation>Auf dem Tisch liegt kein Datensatz.</translation>
    </message>
    <message>
        <source>This record names no source.</source>
        <translation>Dieser Datensatz nennt keine Quelle.</translation>
    </message>
    <message>
        <source>The folder of this queue&apos;s sources on this computer</source>
        <translation>Der Ordner der Quellen dieser Warteschlange auf diesem Rechner</translation>
    </message>
    <message>
        <source>No file is attached to this record.</source>
        <translation>An diesem Datensatz hängt keine Datei.</translation>
    </message>
</context>
<context>
    <name>intray::SourceReader</name>
    <message>
        <source>The sources before this one have not come yet: their folder does not answer. Try again later.</source>
        <translation>Die Quellen davor sind noch nicht da: Ihr Ordner antwortet nicht. Versuchen Sie es später noch einmal.</translation>
    </message>
</context>
<context>
    <name>intray::SourceRules</name>
    <message>
        <source>Its result is good for</source>
        <translation>Ihr Ergebnis gilt</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Trying the query...</source>
        <translation>Die Abfrage wird ausprobiert...</translation>
    </message>
    <message>
        <source>SELECT id AS key, ... Empty: the queue is filled otherwise.</source>
        <translation>SELECT id AS key, ... Leer: Die Warteschlange wird anders gefüllt.</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>Kriterien</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Test the query</source>
        <translation>Abfrage testen</translation>
    </message>
    <message>
        <source>Only an administrator changes the query, because it runs with the database&apos;s rights.</source>
        <translation>Nur die Administration ändert die Abfrage, weil sie mit den Rechten der Datenbank läuft.</translation>
    </message>
    <message numerus="yes">
        <source>The query works and finds at least %n row(s).</source>
        <translation>
            <numerusform>Die Abfrage funktioniert und findet mindestens %n Zeile.</numerusform>
            <numerusform>Die Abfrage funktioniert und findet mindestens %n Zeilen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The query works and finds %n row(s).</source>
        <translation>
            <numerusform>Die Abfrage funktioniert und findet %n Zeile.</numerusform>
            <numerusform>Die Abfrage funktioniert und findet %n Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns: %1.</source>
        <translation>Spalten: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) come more than once; of those the first row counts.</source>
        <translation>
            <numerusform>%n Schlüssel kommt mehr als einmal vor; davon zählt die erste Zeile.</numerusform>
            <numerusform>%n Schlüssel kommen mehr als einmal vor; davon zählt jeweils die erste Zeile.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>In this order: %1.</source>
        <translation>In dieser Reihenfolge: %1.</translation>
    </message>
    <message>
        <source>First come: %1.</source>
        <translation>Zuerst kommen: %1.</translation>
    </message>
    <message>
        <source>The highest priority comes first; within one priority the oldest item.</source>
        <translation>Die höchste Priorität kommt zuerst, bei gleicher Priorität der älteste Vorgang.</translation>
    </message>
    <message>
        <source>Waiting items get another place at the desk, by Item, Change priority.</source>
        <translation>Wartende Vorgänge bekommen am Arbeitsplatz einen anderen Platz: Vorgang, Priorität ändern.</translation>
    </message>
</context>
<context>
    <name>intray::SourceSettings</name>
    <message>
        <source>any folder</source>
        <translation>jeder Ordner</translation>
    </message>
    <message>
        <source>None. One per line</source>
        <translation>Keiner. Einer je Zeile</translation>
    </message>
    <message>
        <source>Nothing is fetched from the network unless its host stands here, such as scans.example.org.</source>
        <translation>Aus dem Netz wird nur geholt, was auf einem Server liegt, der hier steht, etwa scans.example.org.</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Scan</translation>
    </message>
    <message>
        <source>Below the folder</source>
        <translation>Unterhalb des Ordners</translation>
    </message>
    <message>
        <source>From web hosts</source>
        <translation>Von Webservern</translation>
    </message>
    <message>
        <source>not named here</source>
        <translation>hier nicht genannt</translation>
    </message>
    <message>
        <source>path or address</source>
        <translation>Pfad oder Adresse</translation>
    </message>
    <message>
        <source>attached file</source>
        <translation>angehängte Datei</translation>
    </message>
    <message>
        <source>The field says where the scan, picture or PDF lies that stands beside the record.</source>
        <translation>Das Feld sagt, wo der Scan, das Bild oder das PDF liegt, das neben dem Datensatz steht.</translation>
    </message>
</context>
<context>
    <name>intray::SourceView</name>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Page of the source</source>
        <translation>Seite der Quelle</translation>
    </message>
    <message>
        <source>There is no record on the desk.</source>
        <translation>Auf dem Tisch liegt kein Datensatz.</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Seite zurück</translation>
    </message>
    <message>
        <source>Page on</source>
        <translation>Seite weiter</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>This record names no source.</source>
        <translation>Dieser Datensatz nennt keine Quelle.</translation>
    </message>
    <message>
        <source>The source is being opened.</source>
        <translation>Die Quelle wird geöffnet.</translation>
    </message>
    <message>
        <source>Page %1 of the source is damaged.</source>
        <translation>Seite %1 der Quelle ist beschädigt.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>intray::SpanEdit</name>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
</context>
<context>
    <name>intray::StatusLine</name>
    <message>
        <source>%1 mine</source>
        <translation>%1 bei mir</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 offen</translation>
    </message>
    <message>
        <source>%1 done today</source>
        <translation>%1 heute abgeschlossen</translation>
    </message>
    <message>
        <source>%1 in the last hour</source>
        <translation>%1 in der letzten Stunde</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>verbindet</translation>
    </message>
    <message>
        <source>up to date, read-only</source>
        <translation>aktuell, nur lesbar</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>aktuell</translation>
    </message>
    <message>
        <source>%1 s behind</source>
        <translation>%1 s zurück</translation>
    </message>
    <message>
        <source>offline since %1</source>
        <translation>offline seit %1</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Shows your own figures.</source>
        <translation>Zeigt Ihre eigenen Zahlen.</translation>
    </message>
    <message>
        <source>The last look at it took %1 ms.</source>
        <translation>Der letzte Blick hinein dauerte %1 ms.</translation>
    </message>
    <message>
        <source>You work as %1 at %2.</source>
        <translation>Sie arbeiten als %1 am Arbeitsplatzrechner %2.</translation>
    </message>
</context>
<context>
    <name>intray::StepRules</name>
    <message>
        <source>Nobody gets what he completed in the step before</source>
        <translation>Niemand erhält, was er im Schritt davor selbst abgeschlossen hat</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Of what the step before completes; the rest goes past this queue.</source>
        <translation>Von dem, was der Schritt davor abschließt; der Rest geht an dieser Warteschlange vorbei.</translation>
    </message>
    <message>
        <source>A second person keys these fields without seeing the first values.</source>
        <translation>Eine zweite Person erfasst diese Felder, ohne die ersten Werte zu sehen.</translation>
    </message>
    <message>
        <source>Where the two differ, a third person decides there.</source>
        <translation>Wo die beiden voneinander abweichen, entscheidet dort eine dritte Person.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Completed items go on to</source>
        <translation>Abgeschlossene Vorgänge gehen weiter an</translation>
    </message>
    <message>
        <source>Other hands</source>
        <translation>Andere Hände</translation>
    </message>
    <message>
        <source>Share that comes here</source>
        <translation>Anteil, der hierher kommt</translation>
    </message>
    <message>
        <source>Keyed a second time</source>
        <translation>Ein zweites Mal erfasst</translation>
    </message>
    <message>
        <source>Decided in</source>
        <translation>Entschieden in</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgendwo</translation>
    </message>
</context>
<context>
    <name>intray::SuggestionMark</name>
    <message>
        <source>Likely wrong in %1: %2</source>
        <translation>Wohl falsch in %1: %2</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>&amp;Do not ask again for this record</source>
        <translation>Bei diesem Datensatz &amp;nicht mehr fragen</translation>
    </message>
    <message>
        <source>%1 cannot be changed here.</source>
        <translation>%1 kann hier nicht geändert werden.</translation>
    </message>
    <message>
        <source>What is meant in %1 is not known. Nothing was changed.</source>
        <translation>Was in %1 gemeint ist, ist nicht bekannt. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Nothing is suspicious in this field.</source>
        <translation>In diesem Feld ist nichts verdächtig.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not offered here again. %2 takes that back.</source>
        <translation>„%1“ wird hier nicht mehr vorgeschlagen. %2 nimmt das zurück.</translation>
    </message>
    <message>
        <source>This is asked again: %1</source>
        <translation>Das wird wieder gefragt: %1</translation>
    </message>
</context>
<context>
    <name>intray::SupervisorPage</name>
    <message>
        <source>At a &amp;glance</source>
        <translation>Überbli&amp;ck</translation>
    </message>
    <message>
        <source>Loc&amp;ks</source>
        <translation>S&amp;perren</translation>
    </message>
    <message>
        <source>&amp;Queues</source>
        <translation>&amp;Warteschlangen</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>Ver&amp;lauf</translation>
    </message>
    <message>
        <source>&amp;Proof</source>
        <translation>&amp;Nachweis</translation>
    </message>
    <message>
        <source>Pages of the supervisor</source>
        <translation>Seiten der Aufsicht</translation>
    </message>
    <message>
        <source>Desk  %1</source>
        <translation>Arbeitsplatz  %1</translation>
    </message>
    <message>
        <source>Back to the desk</source>
        <translation>Zurück zum Arbeitsplatz</translation>
    </message>
    <message>
        <source>Corr&amp;ections</source>
        <translation>Korr&amp;ekturen</translation>
    </message>
    <message>
        <source>&amp;Duplicates</source>
        <translation>D&amp;ubletten</translation>
    </message>
</context>
<context>
    <name>intray::SupervisorTab</name>
    <message>
        <source>Go to the desk first.</source>
        <translation>Gehen Sie zuerst zum Arbeitsplatz.</translation>
    </message>
</context>
<context>
    <name>intray::TakeAwayDialog</name>
    <message>
        <source>&amp;Release</source>
        <translation>&amp;Freigeben</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>&amp;Neu zuweisen</translation>
    </message>
    <message>
        <source>Whoever takes next gets them. The holders are told at once and keep their text.</source>
        <translation>Wer als Nächster nimmt, erhält sie. Wer sie hält, erfährt es sofort und behält seinen Text.</translation>
    </message>
    <message>
        <source>They go to somebody else at once. The holders are told and keep their text.</source>
        <translation>Sie gehen sofort an jemand anderen. Wer sie hält, erfährt es und behält seinen Text.</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>What was typed goes along as a &amp;proposal</source>
        <translation>Das Eingegebene geht als &amp;Vorschlag mit</translation>
    </message>
    <message>
        <source>Whoever gets the item takes or refuses it field by field.</source>
        <translation>Wer den Vorgang erhält, übernimmt den Vorschlag oder lehnt ihn ab, Feld für Feld.</translation>
    </message>
    <message>
        <source>Nobody holds any of these items.</source>
        <translation>Niemand hält einen dieser Vorgänge.</translation>
    </message>
    <message>
        <source>Choose who gets the items.</source>
        <translation>Wählen Sie, wer die Vorgänge erhält.</translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>Ein Grund ist erforderlich.</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) released.</source>
        <translation>
            <numerusform>%n Sperre wurde freigegeben.</numerusform>
            <numerusform>%n Sperren wurden freigegeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) reassigned to %1.</source>
        <translation>
            <numerusform>%n Vorgang wurde %1 neu zugewiesen.</numerusform>
            <numerusform>%n Vorgänge wurden %1 neu zugewiesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever takes next gets them.</source>
        <translation>Wer als Nächstes nimmt, bekommt sie.</translation>
    </message>
    <message>
        <source>Release or reassign</source>
        <translation>Freigeben oder neu zuweisen</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Geht</translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation>Was geschehen wird</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Gehalten von</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Eingegeben</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>stays as it is: this lock is gone</source>
        <translation>bleibt, wie er ist: Diese Sperre gibt es nicht mehr</translation>
    </message>
    <message>
        <source>open for everybody</source>
        <translation>offen für alle</translation>
    </message>
    <message>
        <source>somebody else has it</source>
        <translation>jemand anderes hat ihn</translation>
    </message>
    <message>
        <source>%1 has it</source>
        <translation>%1 hat ihn</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>intray::TemplateChoice</name>
    <message>
        <source>none: columns as they are</source>
        <translation>keine: Spalten, wie sie sind</translation>
    </message>
    <message>
        <source>A template says how a file is read, and which fields are made of which columns, and how.</source>
        <translation>Eine Vorlage sagt, wie eine Datei gelesen wird und welche Felder aus welchen Spalten gebildet werden, und wie.</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
</context>
<context>
    <name>intray::TemplateKeeping</name>
    <message>
        <source>Save as template</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>There is a template of this name. It is replaced, for everybody who works with this database.</source>
        <translation>Es gibt eine Vorlage mit diesem Namen. Sie wird ersetzt, für alle, die mit dieser Datenbank arbeiten.</translation>
    </message>
    <message>
        <source>It is kept in the database, for everybody who brings in files of this kind.</source>
        <translation>Sie wird in der Datenbank aufbewahrt, für alle, die Dateien dieser Art importieren.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>It is kept in the database, for everybody who exports.</source>
        <translation>Sie wird in der Datenbank aufbewahrt, für alle, die exportieren.</translation>
    </message>
</context>
<context>
    <name>intray::TopBar</name>
    <message>
        <source>Search the open items</source>
        <translation>Offene Vorgänge durchsuchen</translation>
    </message>
    <message>
        <source>Search  %1</source>
        <translation>Suchen  %1</translation>
    </message>
</context>
<context>
    <name>intray::TrialView</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Looked at %1 records so far...</source>
        <translation>Bisher %1 Datensätze angesehen ...</translation>
    </message>
    <message>
        <source>The test was stopped. It begins again with the next change.</source>
        <translation>Der Test wurde angehalten. Er beginnt mit der nächsten Änderung neu.</translation>
    </message>
    <message>
        <source>Rules that records break</source>
        <translation>Regeln, die Datensätze verletzen</translation>
    </message>
    <message>
        <source>Rule, key</source>
        <translation>Regel, Schlüssel</translation>
    </message>
    <message>
        <source>Records, value</source>
        <translation>Datensätze, Wert</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was falsch ist</translation>
    </message>
    <message>
        <source>Testing...</source>
        <translation>Test läuft ...</translation>
    </message>
    <message>
        <source>Not tested: the rules contradict themselves.</source>
        <translation>Nicht getestet: Die Regeln widersprechen sich.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n open record(s) keep the rules.</source>
        <translation>
            <numerusform>%n offener Datensatz hält die Regeln ein.</numerusform>
            <numerusform>Alle %n offenen Datensätze halten die Regeln ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n open record(s) break a rule.</source>
        <translation>
            <numerusform>%1 von %n offenen Datensatz verletzt eine Regel.</numerusform>
            <numerusform>%1 von %n offenen Datensätzen verletzen eine Regel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are sealed from you.</source>
        <translation>
            <numerusform>%n Datensatz ist vor Ihnen versiegelt.</numerusform>
            <numerusform>%n Datensätze sind vor Ihnen versiegelt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::TypeAhead</name>
    <message>
        <source>What you typed meanwhile was not entered: &quot;%1&quot;.</source>
        <translation>Was Sie unterdessen getippt haben, wurde nicht eingetragen: „%1“.</translation>
    </message>
</context>
<context>
    <name>intray::UnitEdit</name>
    <message>
        <source>%1: unit</source>
        <translation>%1: Einheit</translation>
    </message>
</context>
<context>
    <name>intray::UserChoice</name>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>intray::UserFields</name>
    <message>
        <source>&amp;Every queue</source>
        <translation>&amp;Alle Warteschlangen</translation>
    </message>
    <message>
        <source>&amp;Only these:</source>
        <translation>Nu&amp;r diese:</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Login</source>
        <translation>An&amp;meldung</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Warteschlangen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Queues of this user</source>
        <translation>Warteschlangen dieses Benutzers</translation>
    </message>
    <message>
        <source>the same as the name</source>
        <translation>wie der Name</translation>
    </message>
    <message>
        <source>Type the name of a login of the database.</source>
        <translation>Geben Sie den Namen einer Anmeldung der Datenbank ein.</translation>
    </message>
    <message>
        <source>Choose at least one role, or remove the user.</source>
        <translation>Wählen Sie mindestens eine Rolle oder entfernen Sie den Benutzer.</translation>
    </message>
    <message>
        <source>Choose at least one queue, or every queue.</source>
        <translation>Wählen Sie mindestens eine Warteschlange oder alle.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>Tags of this user in each queue</source>
        <translation>Marken dieser Person in jeder Warteschlange</translation>
    </message>
    <message>
        <source>What this user can do in a queue, in words such as french or legal, with blanks between them. Items can be assigned to a tag.</source>
        <translation>Was diese Person in einer Warteschlange kann, in Wörtern wie französisch oder recht, mit Leerzeichen dazwischen. Vorgänge können einer Marke zugewiesen werden.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
</context>
<context>
    <name>intray::UsersDialog</name>
    <message>
        <source>Users of %1</source>
        <translation>Benutzer von %1</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>Ne&amp;u</translation>
    </message>
    <message>
        <source>Re&amp;move...</source>
        <translation>Ent&amp;fernen...</translation>
    </message>
    <message>
        <source>Logins and their passwords are made by the administrator of the database server. Here a login gets its roles in Intray, and the database enforces them.</source>
        <translation>Anmeldungen und ihre Passwörter legt die Administration des Datenbankservers an. Hier erhält eine Anmeldung ihre Rollen in Intray, und die Datenbank setzt sie durch.</translation>
    </message>
    <message>
        <source>A file has no logins: whoever can write it can do everything. This list says who is meant to do what.</source>
        <translation>Eine Datei hat keine Anmeldungen: Wer sie schreiben kann, kann alles tun. Diese Liste sagt, wer was tun soll.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 wurde gespeichert.</translation>
    </message>
    <message>
        <source>Remove a user</source>
        <translation>Benutzer entfernen</translation>
    </message>
    <message>
        <source>Take all rights in Intray from %1?</source>
        <translation>%1 alle Rechte in Intray nehmen?</translation>
    </message>
    <message>
        <source>The history keeps the name. The login itself stays, and can be added again.</source>
        <translation>Der Verlauf behält den Namen. Die Anmeldung selbst bleibt und kann wieder aufgenommen werden.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>%1 has no rights in Intray any more.</source>
        <translation>%1 hat keine Rechte in Intray mehr.</translation>
    </message>
    <message>
        <source>The tags of %1 were saved.</source>
        <translation>Die Marken von %1 wurden gespeichert.</translation>
    </message>
</context>
<context>
    <name>intray::WhyDialog</name>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Ask about the item</source>
        <translation>Nach dem Vorgang fragen</translation>
    </message>
    <message>
        <source>Ask about the person</source>
        <translation>Nach der Person fragen</translation>
    </message>
    <message>
        <source>Looking...</source>
        <translation>Es wird nachgesehen...</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Warum nicht?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Why can nobody get &amp;item</source>
        <translation>Warum erhält niemand den &amp;Vorgang</translation>
    </message>
    <message>
        <source>Why does nothing come to &amp;user</source>
        <translation>Warum kommt nichts zu &amp;Benutzer</translation>
    </message>
    <message>
        <source>key or number</source>
        <translation>Schlüssel oder Nummer</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>from</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>There is no item of this key or number that you may see.</source>
        <translation>Es gibt keinen Vorgang mit diesem Schlüssel oder dieser Nummer, den Sie sehen dürfen.</translation>
    </message>
    <message>
        <source>Type the key or the number of an item.</source>
        <translation>Geben Sie den Schlüssel oder die Nummer eines Vorgangs ein.</translation>
    </message>
    <message>
        <source>Type or choose a name.</source>
        <translation>Geben Sie einen Namen ein oder wählen Sie einen.</translation>
    </message>
</context>
<context>
    <name>intray::WorkPlace</name>
    <message>
        <source>The command failed, and there are no tries left. %1</source>
        <translation>Der Befehl schlug fehl, und es gibt keine Versuche mehr. %1</translation>
    </message>
    <message>
        <source>The command failed; there will be another try. %1</source>
        <translation>Der Befehl schlug fehl; es wird einen weiteren Versuch geben. %1</translation>
    </message>
    <message>
        <source>The worker was stopped.</source>
        <translation>Der Worker wurde angehalten.</translation>
    </message>
    <message>
        <source>Item %1 (%2): %3</source>
        <translation>Vorgang %1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>intray::Worker</name>
    <message>
        <source>The database answers again.</source>
        <translation>Die Datenbank antwortet wieder.</translation>
    </message>
</context>
<context>
    <name>intray::YesNoPicker</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Marked: yes. The space key in the field changes %1.</source>
        <translation>Angekreuzt: ja. Die Leertaste im Feld ändert %1.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A desk for records that people verify one by one.</source>
        <translation>Ein Arbeitsplatz für Datensätze, die Menschen einen nach dem anderen prüfen.</translation>
    </message>
    <message>
        <source>Who works here; usually the system&apos;s user.</source>
        <translation>Wer hier arbeitet; gewöhnlich der Benutzer des Systems.</translation>
    </message>
    <message>
        <source>The queue to begin with.</source>
        <translation>Die Warteschlange, mit der begonnen wird.</translation>
    </message>
    <message>
        <source>Unknown argument: %1</source>
        <translation>Unbekanntes Argument: %1</translation>
    </message>
    <message>
        <source>There is no screen that Intray could show its window on. In a terminal, use intrayctl.</source>
        <translation>Es gibt keinen Bildschirm, auf dem Intray sein Fenster zeigen könnte. Im Terminal hilft intrayctl.</translation>
    </message>
    <message>
        <source>The database, such as sqlite:PATH or postgresql://USER@HOST/DATABASE.</source>
        <translation>Die Datenbank, etwa sqlite:PATH oder postgresql://USER@HOST/DATABASE.</translation>
    </message>
    <message>
        <source>The language of the window, such as de or fr.</source>
        <translation>Die Sprache des Fensters, etwa de oder fr.</translation>
    </message>
</context>
</TS>
