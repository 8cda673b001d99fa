<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AccessTable</name>
    <message>
        <source>Access files are read with mdbtools, and its program %1 is missing. Install the package mdbtools and try again.</source>
        <translation>Access-Dateien werden mit mdbtools gelesen, und dessen Programm %1 fehlt. Installieren Sie das Paket mdbtools und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>mdbtools has not answered for a minute. Nothing was imported.</source>
        <translation>mdbtools hat eine Minute lang nicht geantwortet. Es wurde nichts importiert.</translation>
    </message>
    <message>
        <source>The Access file cannot be read to its end. It may be damaged, or protected by a password: open it in Access, remove the password, and try again.</source>
        <translation>Die Access-Datei lässt sich nicht zu Ende lesen. Sie ist vielleicht beschädigt oder durch ein Passwort geschützt: Öffnen Sie sie in Access, entfernen Sie das Passwort und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you are allowed to read it.</source>
        <translation>Die Datei „%1“ lässt sich nicht lesen. Bitte prüfen Sie ihren Namen und ob Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>The file “%1” is not an Access file; only Access files have tables to choose from.</source>
        <translation>Die Datei „%1“ ist keine Access-Datei; nur diese haben Tabellen zur Auswahl.</translation>
    </message>
    <message>
        <source>The Access file has no tables.</source>
        <translation>Die Access-Datei hat keine Tabellen.</translation>
    </message>
    <message>
        <source>Choose the table of the Access file to import. It has: %1.</source>
        <translation>Wählen Sie die Tabelle der Access-Datei, die importiert werden soll. Sie hat: %1.</translation>
    </message>
    <message>
        <source>The Access file has no table “%1”. It has: %2.</source>
        <translation>Die Access-Datei hat keine Tabelle „%1“. Sie hat: %2.</translation>
    </message>
    <message>
        <source>The table “%1” has no rows: there is nothing to import.</source>
        <translation>Die Tabelle „%1“ hat keine Zeilen: Es gibt nichts zu importieren.</translation>
    </message>
    <message>
        <source>The output of mdbtools cannot be read: %1</source>
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
        <source>Removes the item from the queue for good.</source>
        <translation>Nimmt den Vorgang endgültig aus der Warteschlange.</translation>
    </message>
    <message>
        <source>&amp;Fail...</source>
        <translation>Als &amp;gescheitert melden...</translation>
    </message>
    <message>
        <source>Marks the item as impossible to do, with a reason.</source>
        <translation>Meldet mit einem Grund, dass der Vorgang nicht erledigt werden kann.</translation>
    </message>
    <message>
        <source>Undo &amp;last item</source>
        <translation>Letzten Vorgang zu&amp;rückholen</translation>
    </message>
    <message>
        <source>Reopens the item that you finished last, within ten seconds.</source>
        <translation>Öffnet den zuletzt erledigten Vorgang wieder, innerhalb von zehn Sekunden.</translation>
    </message>
    <message>
        <source>E&amp;xtend lock</source>
        <translation>Sperre verl&amp;ängern</translation>
    </message>
    <message>
        <source>Extends the lock on this item.</source>
        <translation>Verlängert die Sperre auf diesem Vorgang.</translation>
    </message>
    <message>
        <source>&amp;Save draft</source>
        <translation>Entwurf &amp;speichern</translation>
    </message>
    <message>
        <source>Saves what you have typed so far. Drafts are also saved automatically.</source>
        <translation>Speichert, was Sie bisher eingegeben haben. Entwürfe werden auch automatisch gespeichert.</translation>
    </message>
    <message>
        <source>Take a&amp;gain</source>
        <translation>&amp;Erneut nehmen</translation>
    </message>
    <message>
        <source>Takes the lost item again, with the text that is shown here.</source>
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
        <source>Tries again.</source>
        <translation>Versucht es noch einmal.</translation>
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
        <source>Ta&amp;ke selected item</source>
        <translation>A&amp;usgewählten Vorgang nehmen</translation>
    </message>
    <message>
        <source>&amp;Value from previous record</source>
        <translation>&amp;Wert aus vorigem Datensatz</translation>
    </message>
    <message>
        <source>Revert &amp;field</source>
        <translation>&amp;Feld zurücksetzen</translation>
    </message>
    <message>
        <source>R&amp;evert record</source>
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
        <source>&amp;Hide lists</source>
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
        <source>Complete &amp;when reconnected</source>
        <translation>Absch&amp;ließen, sobald wieder verbunden</translation>
    </message>
    <message>
        <source>Completes this item as soon as the database can be reached again, if you still hold it then.</source>
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
        <source>Takes the next items of this queue as a batch.</source>
        <translation>Nimmt die nächsten Vorgänge dieser Warteschlange als Stapel, bis zu einer Anzahl.</translation>
    </message>
    <message>
        <source>S&amp;end back...</source>
        <translation>Zurückschic&amp;ken...</translation>
    </message>
    <message>
        <source>Sends the item back to the previous step, with a reason.</source>
        <translation>Schickt den Vorgang an den vorigen Schritt zurück, mit einem Grund.</translation>
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
        <source>Writes a note on this item for everybody who works on it. It stays in the history.</source>
        <translation>Schreibt eine Notiz zu diesem Vorgang, für alle, die daran arbeiten. Sie bleibt im Verlauf.</translation>
    </message>
    <message>
        <source>Spellin&amp;g suggestions</source>
        <translation>&amp;Schreibvorschläge</translation>
    </message>
    <message>
        <source>&amp;Accept suggestion</source>
        <translation>&amp;Vorschlag annehmen</translation>
    </message>
    <message>
        <source>&amp;Do not suggest again</source>
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
        <translation>V&amp;iele Datensätze korrigieren...</translation>
    </message>
    <message>
        <source>&amp;My corrections...</source>
        <translation>&amp;Meine Korrekturen...</translation>
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
    <message>
        <source>Pre&amp;view item</source>
        <translation>&amp;Vorschau des Vorgangs</translation>
    </message>
    <message>
        <source>&amp;Next field to check</source>
        <translation>&amp;Nächstes Feld zum Prüfen</translation>
    </message>
    <message>
        <source>&amp;Previous field to check</source>
        <translation>&amp;Voriges Feld zum Prüfen</translation>
    </message>
    <message>
        <source>Accept all &amp;sure suggestions</source>
        <translation>Alle sicheren Vorschläge &amp;annehmen</translation>
    </message>
    <message>
        <source>Shows which other records need the same correction.</source>
        <translation>Zeigt, welche anderen Datensätze dieselbe Korrektur brauchen.</translation>
    </message>
    <message>
        <source>Never suggest this &amp;kind here</source>
        <translation>Diese Art hier nie mehr vors&amp;chlagen</translation>
    </message>
    <message>
        <source>Rows or &amp;table</source>
        <translation>Zeilen &amp;oder Tabelle</translation>
    </message>
    <message>
        <source>Imported v&amp;alues</source>
        <translation>Importierte &amp;Werte</translation>
    </message>
    <message>
        <source>&amp;Menu</source>
        <translation>&amp;Menü</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Heute</translation>
    </message>
    <message>
        <source>&amp;Queues</source>
        <translation>&amp;Warteschlangen</translation>
    </message>
    <message>
        <source>Qua&amp;lity</source>
        <translation>&amp;Qualität</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Ne&amp;xt page</source>
        <translation>&amp;Nächste Seite</translation>
    </message>
    <message>
        <source>Previous pa&amp;ge</source>
        <translation>V&amp;orige Seite</translation>
    </message>
    <message>
        <source>Stop counting for suggestions</source>
        <translation>Zählen für Vorschläge anhalten</translation>
    </message>
    <message>
        <source>Complete and next fo&amp;und</source>
        <translation>Abschließen und nächster &amp;Treffer</translation>
    </message>
    <message>
        <source>Completes this item and takes the first one that the search or filter finds.</source>
        <translation>Schließt diesen Vorgang ab und nimmt den ersten, den Suche oder Filter finden.</translation>
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
        <source>First rows: %1</source>
        <translation>Diese Zeilen kommen zuerst: %1</translation>
    </message>
    <message>
        <source>The structure of the table is not changed.</source>
        <translation>Am Aufbau der Tabelle wird nichts geändert.</translation>
    </message>
    <message>
        <source>This SQL is run first:</source>
        <translation>Zuvor wird dieses SQL ausgeführt:</translation>
    </message>
    <message>
        <source>Please note:</source>
        <translation>Bitte beachten:</translation>
    </message>
    <message>
        <source>Recommended:</source>
        <translation>Empfohlen:</translation>
    </message>
    <message>
        <source>Whose request a row is stands in %1; the command of a worker gets it.</source>
        <translation>Wessen Anliegen eine Zeile ist, steht in %1; der Befehl eines Arbeitsprogramms bekommt es.</translation>
    </message>
</context>
<context>
    <name>Attaching</name>
    <message>
        <source>The file to import has no column “%1”, which would name the files to attach. Nothing was imported.</source>
        <translation>Die zu importierende Datei hat keine Spalte „%1“, die die anzuhängenden Dateien nennen soll. Es wurde nichts übernommen.</translation>
    </message>
    <message>
        <source>“%1”, where the files to attach would be, is not a folder. Nothing was imported.</source>
        <translation>„%1“, wo die anzuhängenden Dateien wären, ist kein Ordner. Es wurde nichts übernommen.</translation>
    </message>
    <message>
        <source>The file “%1” was changed while it was read. Attach it again.</source>
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
        <source>You are not allowed to read the file “%1”.</source>
        <translation>Sie dürfen die Datei „%1“ nicht lesen.</translation>
    </message>
    <message>
        <source>The file “%1” is empty.</source>
        <translation>Die Datei „%1“ ist leer.</translation>
    </message>
    <message>
        <source>The file “%1” is too large: it has %2, and this queue accepts at most %3.</source>
        <translation>Die Datei „%1“ ist zu groß: Sie hat %2, und diese Warteschlange nimmt höchstens %3.</translation>
    </message>
    <message>
        <source>“%1” is not in the folder of the files.</source>
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
        <source>The file “%1” is a spreadsheet in an old format (.xls). Open it, save it as .xlsx or .ods, and import that file.</source>
        <translation>Die Datei „%1“ ist ein Tabellendokument einer alten Art (.xls). Öffnen Sie sie, speichern Sie sie als .xlsx oder .ods und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>The file “%1” is a spreadsheet in a binary format (.xlsb). Open it, save it as .xlsx or .ods, and import that file.</source>
        <translation>Die Datei „%1“ ist ein Tabellendokument der binären Art (.xlsb). Öffnen Sie sie, speichern Sie sie als .xlsx oder .ods und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>The spreadsheet has no sheet “%1”. It has: %2.</source>
        <translation>Das Tabellendokument hat kein Tabellenblatt „%1“. Es hat: %2.</translation>
    </message>
    <message>
        <source>No sheet of the spreadsheet has rows: there is nothing to import.</source>
        <translation>Kein Tabellenblatt des Tabellendokuments hat Zeilen: Es gibt nichts zu importieren.</translation>
    </message>
    <message>
        <source>Choose the sheet of the spreadsheet to import. It has: %1.</source>
        <translation>Wählen Sie das Tabellenblatt, das importiert werden soll. Es gibt: %1.</translation>
    </message>
    <message>
        <source>The file “%1” is not a spreadsheet; only spreadsheets have sheets to choose from.</source>
        <translation>Die Datei „%1“ ist kein Tabellendokument; nur diese haben Tabellenblätter zur Auswahl.</translation>
    </message>
</context>
<context>
    <name>BookFault</name>
    <message>
        <source>The spreadsheet “%1” is damaged in its part “%2”. Open it in the program that it comes from, save it again, and import that file.</source>
        <translation>Das Tabellendokument „%1“ ist in seinem Teil „%2“ beschädigt. Öffnen Sie es in dem Programm, aus dem es stammt, speichern Sie es neu und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>The file “%1” looks like a spreadsheet but is damaged or incomplete. Get it again, or open it and save it again, and import that file.</source>
        <translation>Die Datei „%1“ beginnt wie ein Tabellendokument und ist beschädigt oder unvollständig. Holen Sie sie noch einmal, oder öffnen Sie sie und speichern Sie sie neu, und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” lacks its part “%2”. Open it in the program that it comes from, save it again, and import that file.</source>
        <translation>Dem Tabellendokument „%1“ fehlt sein Teil „%2“. Öffnen Sie es in dem Programm, aus dem es stammt, speichern Sie es neu und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” unpacks to far more than a spreadsheet should and is not read. If you trust it, save the sheet as CSV and import that file.</source>
        <translation>Das Tabellendokument „%1“ ist entpackt viel größer, als ein Tabellendokument sein sollte, und wird nicht gelesen. Wenn Sie ihm vertrauen, speichern Sie das Tabellenblatt als CSV und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” contains something that no spreadsheet program writes, and is not read. If you trust it, open it, save it again, and import that file.</source>
        <translation>Das Tabellendokument „%1“ enthält etwas, das kein Tabellenprogramm schreibt, und wird nicht gelesen. Wenn Sie ihm vertrauen, öffnen Sie es, speichern Sie es neu und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” was changed while it was read. Nothing was imported. Import it again when nobody is writing to it.</source>
        <translation>Das Tabellendokument „%1“ wurde geändert, während es gelesen wurde. Es wurde nichts importiert. Importieren Sie es noch einmal, sobald niemand mehr daran schreibt.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you are allowed to read it.</source>
        <translation>Die Datei „%1“ kann nicht gelesen werden. Bitte prüfen Sie ihren Namen und ob Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” is protected by a password. Open it, save it without the password, and import that file.</source>
        <translation>Das Tabellendokument „%1“ ist mit einem Passwort geschützt. Öffnen Sie es, speichern Sie es ohne das Passwort und importieren Sie diese Datei.</translation>
    </message>
</context>
<context>
    <name>ByExample</name>
    <message>
        <source>as others were changed, such as %1 to %2</source>
        <translation>so wie andere geändert wurden, etwa %1 in %2</translation>
    </message>
</context>
<context>
    <name>ByRule</name>
    <message>
        <source>an address, but for a slip</source>
        <translation>eine Adresse, bis auf einen Fehlgriff</translation>
    </message>
    <message>
        <source>the others have no %1</source>
        <translation>die anderen haben kein %1</translation>
    </message>
    <message>
        <source>the others begin with %1</source>
        <translation>die anderen beginnen mit %1</translation>
    </message>
    <message>
        <source>a letter in place of a digit; so the check digit is right</source>
        <translation>ein Buchstabe statt einer Ziffer; so stimmt die Prüfziffer</translation>
    </message>
    <message>
        <source>two digits swapped; so the check digit is right</source>
        <translation>zwei Ziffern vertauscht; so stimmt die Prüfziffer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s) look like %1</source>
        <translation>
            <numerusform>%Ln anderer sieht aus wie %1</numerusform>
            <numerusform>%Ln andere sehen aus wie %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the rule wants it like %1</source>
        <translation>die Regel will es wie %1</translation>
    </message>
    <message numerus="yes">
        <source>in %1 of %Ln record(s) with this %2</source>
        <translation>
            <numerusform>in %1 von %Ln Datensatz mit diesem Wert in %2</numerusform>
            <numerusform>in %1 von %Ln Datensätzen mit diesem Wert in %2</numerusform>
        </translation>
    </message>
    <message>
        <source>with its letters as they were before a conversion</source>
        <translation>mit den Buchstaben, wie sie vor einer Umwandlung waren</translation>
    </message>
    <message>
        <source>without stray blanks and signs that nobody sees</source>
        <translation>ohne verirrte Leerzeichen und Zeichen, die niemand sieht</translation>
    </message>
    <message>
        <source>with plain dashes and quotation marks</source>
        <translation>mit einfachen Strichen und Anführungszeichen</translation>
    </message>
    <message>
        <source>the field&apos;s word for it</source>
        <translation>das Wort des Feldes dafür</translation>
    </message>
    <message>
        <source>the list has it so</source>
        <translation>so steht es in der Liste</translation>
    </message>
    <message>
        <source>“%1” stands for nothing</source>
        <translation>„%1“ steht für nichts</translation>
    </message>
    <message>
        <source>the others stand without quotation marks</source>
        <translation>die anderen stehen ohne Anführungszeichen</translation>
    </message>
    <message numerus="yes">
        <source>written like this in %Ln other(s)</source>
        <translation>
            <numerusform>so geschrieben in %Ln anderem</numerusform>
            <numerusform>so geschrieben in %Ln anderen</numerusform>
        </translation>
    </message>
    <message>
        <source>in large and small letters like the others</source>
        <translation>groß und klein geschrieben wie die anderen</translation>
    </message>
    <message>
        <source>“%1” tells it</source>
        <translation>„%1“ sagt es</translation>
    </message>
    <message>
        <source>made of the names, as the others are</source>
        <translation>aus den Namen gebildet wie die anderen</translation>
    </message>
    <message>
        <source>a date, written like the field does</source>
        <translation>ein Datum, geschrieben wie in diesem Feld</translation>
    </message>
    <message>
        <source>a time, written like the field does</source>
        <translation>eine Uhrzeit, geschrieben wie in diesem Feld</translation>
    </message>
    <message>
        <source>may be this day, or the other one</source>
        <translation>kann dieser Tag sein oder der andere</translation>
    </message>
    <message>
        <source>the only one of the list that it may stand for</source>
        <translation>das einzige der Liste, wofür es stehen kann</translation>
    </message>
    <message>
        <source>the nearest one of the list</source>
        <translation>das nächste der Liste</translation>
    </message>
    <message>
        <source>the one of the list that is in it</source>
        <translation>das der Liste, das darin steht</translation>
    </message>
    <message>
        <source>“%1” may part thousands or a fraction</source>
        <translation>„%1“ kann Tausender oder Nachkommastellen abtrennen</translation>
    </message>
    <message>
        <source>a number, written like the field does</source>
        <translation>eine Zahl, geschrieben wie in diesem Feld</translation>
    </message>
    <message>
        <source>the only one that goes with the other fields</source>
        <translation>das einzige, das zu den anderen Feldern passt</translation>
    </message>
    <message>
        <source>it belongs into “%1”</source>
        <translation>es gehört in „%1“</translation>
    </message>
    <message>
        <source>it stands in “%1”</source>
        <translation>es steht in „%1“</translation>
    </message>
    <message>
        <source>“%1” belongs into other fields</source>
        <translation>„%1“ gehört in andere Felder</translation>
    </message>
    <message>
        <source>“%1” belongs into “%2”</source>
        <translation>„%1“ gehört in „%2“</translation>
    </message>
    <message>
        <source>“%1” written out, as the others have it</source>
        <translation>„%1“ ausgeschrieben, wie die anderen es haben</translation>
    </message>
    <message>
        <source>only the blank has slipped</source>
        <translation>nur das Leerzeichen ist verrutscht</translation>
    </message>
    <message>
        <source>the lookup table “%1” has it for “%2”</source>
        <translation>so steht es in der Nachschlagetabelle „%1“ für „%2“</translation>
    </message>
    <message>
        <source>the lookup table “%1” has it so</source>
        <translation>so steht es in der Nachschlagetabelle „%1“</translation>
    </message>
    <message>
        <source>the nearest one in the lookup table “%1”</source>
        <translation>der nächste Wert in der Nachschlagetabelle „%1“</translation>
    </message>
    <message>
        <source>the only one in the lookup table “%1” that goes with the other fields</source>
        <translation>der einzige Wert in der Nachschlagetabelle „%1“, der zu den anderen Feldern passt</translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %Ln record(s)</source>
        <translation>
            <numerusform>„%1“ steht in %Ln Datensatz</numerusform>
            <numerusform>„%1“ steht in %Ln Datensätzen</numerusform>
        </translation>
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
    <message>
        <source>Line %1 was read as the names of the columns, though it looks like the lines below it. If it is a record, choose that there is no header.</source>
        <translation>Zeile %1 wurde als Namen der Spalten gelesen, obwohl sie aussieht wie die Zeilen darunter. Wenn sie ein Datensatz ist, wählen Sie, dass es keine Kopfzeile gibt.</translation>
    </message>
    <message>
        <source>Line %1 seems to name columns, too, but is read as a record. If the header has two lines, let the first one be skipped.</source>
        <translation>Auch Zeile %1 scheint Spalten zu benennen, wird aber als Datensatz gelesen. Wenn der Kopf zwei Zeilen hat, lassen Sie die erste übergehen.</translation>
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
        <source>The queue&apos;s records have no field “%1”; &quot;intrayctl queue show&quot; lists their fields.</source>
        <translation>Die Datensätze der Warteschlange haben kein Feld „%1“; „intrayctl queue show“ nennt die vorhandenen.</translation>
    </message>
    <message>
        <source>The record is too large: the queue accepts at most %1.</source>
        <translation>Der Datensatz ist zu groß: Die Warteschlange nimmt höchstens %1.</translation>
    </message>
    <message>
        <source>“%1” is too large: the queue accepts at most %2 in a field.</source>
        <translation>„%1“ ist zu groß: Die Warteschlange nimmt in einem Feld höchstens %2.</translation>
    </message>
    <message>
        <source>“%1” has a character with the number 0, which is not allowed in text.</source>
        <translation>„%1“ enthält ein Zeichen mit der Nummer 0, das kein Text haben darf.</translation>
    </message>
    <message>
        <source>“%1” has half of a character (\ud800 to \udfff without its other half), which is not allowed in text.</source>
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
        <translation>Es wurde nichts geändert.</translation>
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
        <source>“%1” must be before or less than “%2”.</source>
        <translation>„%1“ muss vor „%2“ liegen oder kleiner sein.</translation>
    </message>
    <message>
        <source>“%1” must not be after or more than “%2”.</source>
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
    <message>
        <source>This must begin with %1, because %2.</source>
        <translation>Das muss mit %1 beginnen, denn %2.</translation>
    </message>
    <message>
        <source>“%1” has rules of its own</source>
        <translation>„%1“ hat eigene Regeln</translation>
    </message>
    <message>
        <source>“%1” begins with %2</source>
        <translation>„%1“ beginnt mit %2</translation>
    </message>
    <message>
        <source>Where %1: %2.</source>
        <translation>Wo %1: %2.</translation>
    </message>
</context>
<context>
    <name>CsvFormat</name>
    <message>
        <source>This separator cannot be used. Choose a character that is neither the quote nor a line end.</source>
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
        <source>Quote, escape and comment cannot be used like this. Choose different characters that are neither the separator nor a line end.</source>
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
        <source>The record that begins in line %1 is too long to be one.</source>
        <translation>Was in Zeile %1 beginnt, ist für einen einzelnen Datensatz zu lang.</translation>
    </message>
    <message>
        <source>Perhaps the quotation mark that is opened in line %1 is never closed.</source>
        <translation>Vielleicht wird das Anführungszeichen, das in Zeile %1 geöffnet wird, nie geschlossen.</translation>
    </message>
    <message>
        <source>Perhaps the file is no text file, or its line ends are missing.</source>
        <translation>Vielleicht ist die Datei keine Textdatei, oder ihre Zeilenenden fehlen.</translation>
    </message>
    <message>
        <source>The quotation mark that is opened in line %1 is never closed. Please correct the file there, or read it without quotation marks.</source>
        <translation>Das Anführungszeichen, das in Zeile %1 geöffnet wird, wird nie geschlossen. Bitte korrigieren Sie die Datei an dieser Stelle, oder lesen Sie sie ohne Anführungszeichen.</translation>
    </message>
</context>
<context>
    <name>CsvTable</name>
    <message>
        <source>The file “%1” is empty: there is nothing to import.</source>
        <translation>Die Datei „%1“ ist leer: Es gibt nichts zu importieren.</translation>
    </message>
    <message>
        <source>The file “%1” has no rows: there is nothing to import.</source>
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
        <source>%n line(s) before the header were skipped.</source>
        <translation>
            <numerusform>%n Zeile vor der Kopfzeile wurde übergangen.</numerusform>
            <numerusform>%n Zeilen vor der Kopfzeile wurden übergangen.</numerusform>
        </translation>
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
        <source>It is not clear where the quotation marks end in line %1, column “%2”.</source>
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
        <source>%n blank line(s) were skipped, the first is line %1.</source>
        <translation>
            <numerusform>%n Leerzeile wurde übergangen, und zwar Zeile %1.</numerusform>
            <numerusform>%n Leerzeilen wurden übergangen, die erste ist Zeile %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have quotation marks inside quoted values; they were read as they are, the first in line %1.</source>
        <translation>
            <numerusform>%n Zeile hat Anführungszeichen innerhalb von Werten in Anführungszeichen, und zwar Zeile %1; sie wurde gelesen, wie sie dasteht.</numerusform>
            <numerusform>%n Zeilen haben Anführungszeichen innerhalb von Werten in Anführungszeichen, die erste ist Zeile %1; sie wurden gelesen, wie sie dastehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) end with separators beyond the last column.</source>
        <translation>
            <numerusform>%n Zeile endet mit Trennzeichen hinter der letzten Spalte.</numerusform>
            <numerusform>%n Zeilen enden mit Trennzeichen hinter der letzten Spalte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment line(s) were skipped.</source>
        <translation>
            <numerusform>%n Kommentarzeile wurde übergangen.</numerusform>
            <numerusform>%n Kommentarzeilen wurden übergangen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blanks around the values were taken off.</source>
        <translation>Leerzeichen um die Werte wurden entfernt.</translation>
    </message>
    <message>
        <source>Each line is read as one value, because no comma, semicolon, tab or vertical bar parts it. If another character does, choose it as the separator. A table with columns of a fixed width cannot be read; save it as CSV first.</source>
        <translation>Jede Zeile wird als ein Wert gelesen, weil weder Komma noch Semikolon, Tabulator oder senkrechter Strich sie teilt. Wenn ein anderes Zeichen das tut, wählen Sie es als Trennzeichen. Eine Tabelle mit Spalten fester Breite kann nicht gelesen werden; speichern Sie sie vorher als CSV.</translation>
    </message>
    <message>
        <source>The row has the names of the columns once more.</source>
        <translation>Die Zeile enthält noch einmal die Namen der Spalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) stand as text for Excel, like =&quot;00123&quot;; they were read without the signs around them, the first in line %1.</source>
        <translation>
            <numerusform>%n Wert steht als Text für Excel da, wie =&quot;00123&quot;; er wurde ohne die Zeichen darum gelesen, in Zeile %1.</numerusform>
            <numerusform>%n Werte stehen als Text für Excel da, wie =&quot;00123&quot;; sie wurden ohne die Zeichen darum gelesen, der erste in Zeile %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ctl</name>
    <message>
        <source>&quot;%1&quot; only asks for help.</source>
        <translation>„%1“ fragt nur nach Hilfe.</translation>
    </message>
    <message>
        <source>A companion process keeps the database: %1 on %2, since %3.</source>
        <translation>Ein Begleitprozess betreut die Datenbank: %1 auf %2, seit %3.</translation>
    </message>
    <message>
        <source>No companion process keeps the database. The last one was %1 on %2, since %3.</source>
        <translation>Kein Begleitprozess betreut die Datenbank. Der letzte war %1 auf %2, seit %3.</translation>
    </message>
    <message>
        <source>duty</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>letzte Runde</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be kept. Write &quot;watch QUEUE FOLDER&quot; with options of watch other than --once.</source>
        <translation>„%1“ ist hier nicht möglich. Schreiben Sie „watch QUEUE FOLDER“ mit Optionen von watch außer --once.</translation>
    </message>
    <message>
        <source>A queue, a folder and options as &quot;intrayctl watch&quot; takes them, in one word: &apos;orders /srv/orders --key number&apos;. May be given again.</source>
        <translation>Eine Warteschlange, ein Ordner und Optionen, wie „intrayctl watch“ sie nimmt, in einem Wort: &apos;orders /srv/orders --key number&apos;. Kann mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>A file with a line for each folder: watch QUEUE FOLDER, and options of watch. Lines that begin with # say nothing.</source>
        <translation>Eine Datei mit einer Zeile für jeden Ordner: watch QUEUE FOLDER und Optionen von watch. Zeilen, die mit # beginnen, bedeuten nichts.</translation>
    </message>
    <message>
        <source>Between two rounds of each duty; 60s by default.</source>
        <translation>Zwischen zwei Runden jeder Aufgabe; ohne Angabe 60s.</translation>
    </message>
    <message>
        <source>One round of everything, instead of going on.</source>
        <translation>Eine Runde von allem, statt weiterzumachen.</translation>
    </message>
    <message>
        <source>Look after a database for everybody, until Ctrl+C: release expired locks, keep figures, counts, the keys of duplicates and the order of doubt, seal the history, run the queries that queues wait for, and watch folders.
What the login has no role for is told and left out. If several run, one works and the others wait to take over, at most 20 seconds after it has died. &quot;intrayctl status&quot; shows how it stands.</source>
        <translation>Eine Datenbank für alle betreuen, bis Strg+C: abgelaufene Sperren freigeben, Kennzahlen, Zählungen, Schlüssel von Dubletten und die Reihenfolge nach Zweifel pflegen, den Verlauf versiegeln, Abfragen ausführen, auf die Warteschlangen warten, und Ordner beobachten.
Wofür die Anmeldung keine Rolle hat, wird gesagt und weggelassen. Laufen mehrere, arbeitet einer, und die anderen warten darauf zu übernehmen, höchstens 20 Sekunden nachdem er abgebrochen ist. „intrayctl status“ zeigt den Stand.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n round(s), %2 done.</source>
        <translation>
            <numerusform>%1: %n Runde, %2 erledigt.</numerusform>
            <numerusform>%1: %n Runden, %2 erledigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>done, passed unopened</source>
        <translation>erledigt, ungeöffnet durchgegangen</translation>
    </message>
    <message>
        <source>What passed unopened is done: --passed and --state %1 do not go together.</source>
        <translation>Was ungeöffnet durchging, ist erledigt: --passed und --state %1 passen nicht zusammen.</translation>
    </message>
    <message>
        <source>Only done items that passed unopened.</source>
        <translation>Nur erledigte Vorgänge, die ungeöffnet durchgingen.</translation>
    </message>
    <message>
        <source>&quot;queue set --plant-every&quot; plants some.</source>
        <translation>&quot;queue set --plant-every&quot; streut welche ein.</translation>
    </message>
    <message>
        <source>&quot;queue set --next&quot; sends a share of them to another person.</source>
        <translation>&quot;queue set --next&quot; schickt einen Teil davon an eine andere Person.</translation>
    </message>
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
        <source>&quot;intrayctl init&quot; creates one, and so do &quot;queue add&quot; and &quot;import&quot;.</source>
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
        <source>locked by</source>
        <translation>gesperrt von</translation>
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
        <source>The lock&apos;s id, as &quot;claim&quot; gave it; required.</source>
        <translation>Die Sperrkennung, wie &quot;claim&quot; sie ausgegeben hat; muss angegeben werden.</translation>
    </message>
    <message>
        <source>Nobody gets it before this has passed; up to 72h.</source>
        <translation>Niemand erhält den Vorgang, bevor diese Zeit vergangen ist; höchstens 72h.</translation>
    </message>
    <message>
        <source>The reason; required.</source>
        <translation>Der Grund; muss angegeben werden.</translation>
    </message>
    <message>
        <source>Without ITEM: all that the lock holds.</source>
        <translation>Ohne ITEM: alles unter dieser Sperre.</translation>
    </message>
    <message>
        <source>Mark an item as failed, with a reason.</source>
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
        <source>Standard input cannot be saved to a file: %1.</source>
        <translation>Die Standardeingabe kann nicht in einer Datei aufbewahrt werden: %1.</translation>
    </message>
    <message>
        <source>The title of a new queue.</source>
        <translation>Der Titel einer neuen Warteschlange.</translation>
    </message>
    <message>
        <source>Only show what would happen.</source>
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
        <source>locked since</source>
        <translation>gesperrt seit</translation>
    </message>
    <message>
        <source>locked until</source>
        <translation>gesperrt bis</translation>
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
        <source>Higher comes first; 0 if it is not given.</source>
        <translation>Die höhere kommt zuerst; 0, wenn nichts angegeben ist.</translation>
    </message>
    <message>
        <source>Nobody gets it before this has passed, such as 2h.</source>
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
        <source>You hold no items.</source>
        <translation>Sie haben keine Vorgänge.</translation>
    </message>
    <message>
        <source>The draft for item %1 is saved.</source>
        <translation>Der Entwurf für Vorgang %1 ist gespeichert.</translation>
    </message>
    <message>
        <source>The lock lasts until %1.</source>
        <translation>Die Sperre gilt bis %1.</translation>
    </message>
    <message>
        <source>Take locks on the next items of queues, or on the very items named.</source>
        <translation>Die nächsten Vorgänge von Warteschlangen nehmen oder genau die genannten Vorgänge.</translation>
    </message>
    <message>
        <source>List what you hold in all queues, drafts included.</source>
        <translation>Auflisten, was Sie in allen Warteschlangen haben, auch die Entwürfe.</translation>
    </message>
    <message>
        <source>Save what has been typed so far; FILE holds it as a JSON object, &quot;-&quot; is standard input.</source>
        <translation>Speichern, was bisher eingegeben ist; FILE enthält es als JSON-Objekt, &quot;-&quot; ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>Extend the lock.</source>
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
        <source>longest lock</source>
        <translation>längste Sperre</translation>
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
        <source>The queue %1 is paused; nobody gets its items.</source>
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
        <source>Pause a queue: give out no more items.</source>
        <translation>Eine Warteschlange anhalten: keine Vorgänge mehr ausgeben.</translation>
    </message>
    <message>
        <source>Resume a queue: give out items again.</source>
        <translation>Die Vorgänge einer Warteschlange wieder ausgeben.</translation>
    </message>
    <message>
        <source>The title that people see; by default the name.</source>
        <translation>Was Menschen sehen; ohne Angabe der Name.</translation>
    </message>
    <message>
        <source>How long a lock lasts, such as 30m.</source>
        <translation>Wie lange eine Sperre gilt, etwa 30m.</translation>
    </message>
    <message>
        <source>No extension goes beyond this, such as 8h.</source>
        <translation>Keine Verlängerung geht darüber hinaus, etwa 8h.</translation>
    </message>
    <message>
        <source>How many items one user may hold; &quot;none&quot; for no limit.</source>
        <translation>Wie viele Vorgänge ein Benutzer gleichzeitig haben darf; &quot;none&quot; für unbegrenzt.</translation>
    </message>
    <message>
        <source>An item that was taken this often fails when its lock expires; &quot;none&quot; for never.</source>
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
        <source>%1 already has schema %2.</source>
        <translation>%1 hat bereits Schema %2.</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Nichts ist offen.</translation>
    </message>
    <message numerus="yes">
        <source>What is left is locked by others (%n item(s)).</source>
        <translation>
            <numerusform>Was noch übrig ist, ist von anderen gesperrt (%n Vorgang).</numerusform>
            <numerusform>Was noch übrig ist, ist von anderen gesperrt (%n Vorgänge).</numerusform>
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
        <translation>Sie haben so viele Vorgänge, wie die Warteschlange erlaubt; erledigen Sie zuerst einen oder geben Sie einen zurück.</translation>
    </message>
    <message>
        <source>You are not allowed to take items from this queue.</source>
        <translation>Sie dürfen keine Vorgänge aus dieser Warteschlange nehmen.</translation>
    </message>
    <message>
        <source>%1 has held this item since %2.</source>
        <translation>%1 hat diesen Vorgang seit %2.</translation>
    </message>
    <message>
        <source>This item is already finished.</source>
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
        <source>Release the locks on items, whoever holds them; what was typed stays.</source>
        <translation>Die Sperren von Vorgängen freigeben, wer immer sie hat; was eingegeben wurde, bleibt.</translation>
    </message>
    <message>
        <source>--user does not work here: this database has logins, and the login says who acts. Put it in the address, such as postgresql://anna@db.example.org/intray.</source>
        <translation>--user gilt hier nicht: Diese Datenbank hat Anmeldungen, und die Anmeldung sagt, wer handelt. Nennen Sie sie in der Adresse, etwa postgresql://anna@db.example.org/intray.</translation>
    </message>
    <message>
        <source>Prove on this very database that no item is given out twice.
Many claimers, each with a connection of its own, empty a queue that is made for them and removed again. On a server your login must be administrator and clerk.</source>
        <translation>An genau dieser Datenbank beweisen, dass kein Vorgang zweimal ausgegeben wird.
Viele Abnehmer, jeder mit einer eigenen Verbindung, leeren eine Warteschlange, die dafür angelegt und wieder entfernt wird. Auf einem Server braucht Ihre Anmeldung die Rollen administrator und clerk.</translation>
    </message>
    <message>
        <source>How many there are; 32 by default.</source>
        <translation>Wie viele es sind; sonst 32.</translation>
    </message>
    <message>
        <source>How many items they share; 10000 by default.</source>
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
        <source>Intray&apos;s tables, functions and roles have been created in %1 (schema %2). The login %3 is their administrator; &quot;intrayctl user add&quot; adds others.</source>
        <translation>Die Tabellen, Funktionen und Rollen von Intray wurden in %1 angelegt (Schema %2). Die Anmeldung %3 hat die Rolle administrator; &quot;intrayctl user add&quot; nimmt andere auf.</translation>
    </message>
    <message>
        <source>Create the database&apos;s tables or upgrade them.
&quot;queue add&quot; and &quot;import&quot; also create a missing database file; every other command fails then. On a server it also creates the roles, and whoever runs it becomes administrator.</source>
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
        <source>There is already a user named &quot;%1&quot;. &quot;intrayctl user set&quot; changes what a user may do.</source>
        <translation>Es gibt schon einen Benutzer mit dem Namen &quot;%1&quot;. &quot;intrayctl user set&quot; ändert, was ein Benutzer darf.</translation>
    </message>
    <message>
        <source>There is no user named &quot;%1&quot;. &quot;intrayctl user add&quot; adds one.</source>
        <translation>Es gibt keinen Benutzer mit dem Namen &quot;%1&quot;. &quot;intrayctl user add&quot; nimmt einen auf.</translation>
    </message>
    <message>
        <source>%1 no longer has any rights here. The history keeps the name.</source>
        <translation>%1 hat hier keine Rechte mehr. Der Verlauf behält den Namen.</translation>
    </message>
    <message>
        <source>The user&apos;s new login, after it was renamed on MariaDB.</source>
        <translation>Die neue Anmeldung des Benutzers, nachdem sie auf MariaDB umbenannt wurde.</translation>
    </message>
    <message>
        <source>Give a login of the database roles in Intray.
NAME is the login; on SQLite any name. For administrators.</source>
        <translation>Einer Anmeldung der Datenbank Rollen in Intray geben.
NAME ist die Anmeldung; bei SQLite ein beliebiger Name. Nur für die Rolle administrator.</translation>
    </message>
    <message>
        <source>Change what a user may do; what is not named stays as it is.</source>
        <translation>Ändern, was ein Benutzer darf; was nicht genannt ist, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Remove all rights of a user; the login itself stays.</source>
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
        <source>Show how often each field was keyed wrong, as found by second keying.</source>
        <translation>Zeigen, wie oft jedes Feld falsch erfasst wurde, wie die Zweiterfassung ergab.</translation>
    </message>
    <message>
        <source>Send an item back to the previous step, with a reason.</source>
        <translation>Einen Vorgang mit einem Grund an den vorigen Schritt zurückschicken.</translation>
    </message>
    <message>
        <source>sent back</source>
        <translation>zurückgeschickt</translation>
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
        <source>different person</source>
        <translation>andere Person</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>second keying</source>
        <translation>Zweiterfassung</translation>
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
        <source>Share of what the previous step completes that comes here, such as 10%; the rest skips this queue.</source>
        <translation>Anteil dessen, was der vorige Schritt abschließt, der hierher kommt, etwa 10%; der Rest überspringt diese Warteschlange.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of %2.</source>
        <translation>„%1“ ist keines von %2.</translation>
    </message>
    <message>
        <source>--share is 1% to 100%, not &quot;%1&quot;.</source>
        <translation>--share ist 1% bis 100%, nicht „%1“.</translation>
    </message>
    <message>
        <source>What is left needs a different person: you completed it in the previous step, so a colleague has to take it.</source>
        <translation>Was übrig ist, braucht eine andere Person: Sie haben es im vorigen Schritt abgeschlossen, also nimmt es jemand anderes.</translation>
    </message>
    <message>
        <source>This item needs a different person: you did the previous step yourself.</source>
        <translation>Dieser Vorgang braucht eine andere Person: Sie haben den vorigen Schritt selbst erledigt.</translation>
    </message>
    <message>
        <source>Name items, or with --lock the lock that holds them.</source>
        <translation>Nennen Sie Vorgänge oder mit --lock ihre Sperre.</translation>
    </message>
    <message>
        <source>All that this lock holds, instead of items.</source>
        <translation>Alles unter dieser Sperre, statt einzelner Vorgänge.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot; that can be run. Nothing was taken from the queue.</source>
        <translation>Es gibt keinen Befehl „%1“, der ausgeführt werden kann. Aus der Warteschlange wurde nichts genommen.</translation>
    </message>
    <message>
        <source>%1 completed, %2 failed, %3 to be tried again, %4 returned, %5 lost.</source>
        <translation>%1 abgeschlossen, %2 gescheitert, %3 für einen weiteren Versuch vorgemerkt, %4 zurückgegeben, %5 verloren.</translation>
    </message>
    <message>
        <source>Stop when nothing is left, instead of waiting for more.</source>
        <translation>Enden, wenn nichts mehr da ist, statt auf mehr zu warten.</translation>
    </message>
    <message>
        <source>Run a command for each item of a queue: the record as JSON on its standard input, the result as JSON on its standard output.
Status 0 completes the item. Otherwise it is tried again as often as the queue allows, and then fails with the command&apos;s standard error as the reason. Ctrl+C takes no more items and waits for running commands; a second one ends these too and returns the items.</source>
        <translation>Für jeden Vorgang einer Warteschlange einen Befehl ausführen: der Datensatz als JSON auf der Standardeingabe, das Ergebnis als JSON auf der Standardausgabe.
Status 0 schließt den Vorgang ab. Sonst wird er so oft noch einmal versucht, wie die Warteschlange erlaubt, und gilt dann als gescheitert, mit der Fehlerausgabe des Befehls als Grund. Strg+C nimmt keine Vorgänge mehr und wartet auf das, was läuft; ein zweites beendet auch das und gibt die Vorgänge zurück.</translation>
    </message>
    <message>
        <source>--also is written TABLE:KEY or TABLE:KEY:COLUMN,COLUMN.</source>
        <translation>--also schreibt man TABLE:KEY oder TABLE:KEY:COLUMN,COLUMN.</translation>
    </message>
    <message>
        <source>--state needs --open and --done, its values for open and done rows.</source>
        <translation>--state braucht --open und --done, seine Werte für offene und abgeschlossene Zeilen.</translation>
    </message>
    <message>
        <source>--age is written TABLE:COLUMN.</source>
        <translation>--age schreibt man TABLE:COLUMN.</translation>
    </message>
    <message>
        <source>The structure of the table is not changed.</source>
        <translation>Am Aufbau der Tabelle wird nichts geändert.</translation>
    </message>
    <message>
        <source>This SQL is run first:</source>
        <translation>Zuvor wird dieses SQL ausgeführt:</translation>
    </message>
    <message>
        <source>Recommended (--add-lock-id, --add-index):</source>
        <translation>Empfohlen (--add-lock-id, --add-index):</translation>
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
        <source>Adopt the table like this? Type &quot;yes&quot;:</source>
        <translation>Die Tabelle so übernehmen? Geben Sie „yes“ ein:</translation>
    </message>
    <message>
        <source>The table %1 is now the queue %2. Other programs can go on using it at the same time.</source>
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
        <source>The column that identifies a row: unique, number or text.</source>
        <translation>Die Spalte, die eine Zeile benennt: eindeutig, Zahl oder Text.</translation>
    </message>
    <message>
        <source>Who holds the row.</source>
        <translation>Wer die Zeile hat.</translation>
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
        <source>The column of the state.</source>
        <translation>Wo steht, was erledigt ist.</translation>
    </message>
    <message>
        <source>Its value for open rows; &quot;&quot; for empty.</source>
        <translation>Ihr Wert für offene Zeilen; &quot;&quot; für leer.</translation>
    </message>
    <message>
        <source>Its value for finished rows.</source>
        <translation>Ihr Wert für abgeschlossene Zeilen.</translation>
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
        <translation>Was gezeigt und korrigiert wird; ohne Angabe alles.</translation>
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
        <source>Show what would be run, and test the criteria.</source>
        <translation>Zeigen, was ausgeführt würde, und die Bedingung ausprobieren.</translation>
    </message>
    <message>
        <source>Do it without asking.</source>
        <translation>Es ohne Rückfrage tun.</translation>
    </message>
    <message>
        <source>Use a table that already exists as a queue, shared with other programs.
Shows the SQL first and asks. Run it with the login that set the database up.</source>
        <translation>Eine vorhandene Tabelle als Warteschlange benutzen, gemeinsam mit anderen Programmen.
Zeigt zuerst das SQL und fragt. Führen Sie es mit der Anmeldung aus, die die Datenbank eingerichtet hat.</translation>
    </message>
    <message>
        <source>On a queue that is filled by a query: wait if somebody else is already looking for work.</source>
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
        <source>The query takes long; the test was stopped before its end.</source>
        <translation>Die Abfrage dauert lange; der Test wurde vor ihrem Ende abgebrochen.</translation>
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
        <source>&quot;%1&quot; is not the number of a request.</source>
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
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>postponed</source>
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
        <source>The last N days, day by day; by default the last 24 hours, hour by hour.</source>
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
        <source>On or after this day or time, such as 2026-11-21.</source>
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
        <translation>Gründe zur Auswahl, wenn ein Vorgang zurückgeschickt wird; &quot;&quot; für keine.</translation>
    </message>
    <message>
        <source>--warn is one or two spans of time such as 5m,1m, or &quot;usual&quot;, not &quot;%1&quot;.</source>
        <translation>--warn nennt eine oder zwei Zeitspannen wie 5m,1m oder „usual“, nicht „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were reopened.</source>
        <translation>
            <numerusform>%n Vorgang wurde wieder geöffnet.</numerusform>
            <numerusform>%n Vorgänge wurden wieder geöffnet.</numerusform>
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
        <source>%n item(s) would be reopened.</source>
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
        <source>Only show how many.</source>
        <translation>Nur sagen, wie viele.</translation>
    </message>
    <message>
        <source>What was typed is proposed to whoever takes the item next.</source>
        <translation>Was eingegeben wurde, wird der Person vorgeschlagen, die den Vorgang als Nächste nimmt.</translation>
    </message>
    <message>
        <source>No items are locked.</source>
        <translation>Es sind keine Vorgänge gesperrt.</translation>
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
        <source>%n item(s) are now locked by %1.</source>
        <translation>
            <numerusform>%n Vorgang ist jetzt von %1 gesperrt.</numerusform>
            <numerusform>%n Vorgänge sind jetzt von %1 gesperrt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody holds this item.</source>
        <translation>Niemand hat diesen Vorgang.</translation>
    </message>
    <message>
        <source>What was typed is proposed to whoever gets the item.</source>
        <translation>Was eingegeben wurde, wird der Person vorgeschlagen, die den Vorgang erhält.</translation>
    </message>
    <message>
        <source>Whose items; required.</source>
        <translation>Wessen Vorgänge; muss angegeben werden.</translation>
    </message>
    <message>
        <source>Who gets the items; required.</source>
        <translation>Wer die Vorgänge erhält; muss angegeben werden.</translation>
    </message>
    <message>
        <source>List who holds what, in all queues.</source>
        <translation>Auflisten, wer was hat, in allen Warteschlangen.</translation>
    </message>
    <message>
        <source>Of this queue only.</source>
        <translation>Nur aus dieser Warteschlange.</translation>
    </message>
    <message>
        <source>Only items that this user holds.</source>
        <translation>Nur Vorgänge, die dieser Benutzer hat.</translation>
    </message>
    <message>
        <source>Anywhere in key, queue, user, workstation or lock id.</source>
        <translation>Irgendwo in Schlüssel, Warteschlange, Benutzer, Arbeitsplatzrechner oder Sperrkennung.</translation>
    </message>
    <message>
        <source>Expired, or the holder&apos;s program does not respond.</source>
        <translation>Abgelaufen, oder das Programm der Person, die den Vorgang hat, reagiert nicht.</translation>
    </message>
    <message>
        <source>Such as since, idle, expires, user or key.</source>
        <translation>Etwa since, idle, expires, user oder key.</translation>
    </message>
    <message>
        <source>Give items that somebody holds to somebody else.</source>
        <translation>Vorgänge, die jemand hat, jemand anderem geben.</translation>
    </message>
    <message>
        <source>Hand over everything that somebody holds, to somebody else or back to the queue.</source>
        <translation>Alles übergeben, was jemand hat, an jemand anderen oder zurück in die Warteschlange.</translation>
    </message>
    <message>
        <source>Name an item, or a queue with --queue.</source>
        <translation>Nennen Sie einen Vorgang oder mit --queue eine Warteschlange.</translation>
    </message>
    <message>
        <source>Explain why nobody can take an item, or why somebody gets nothing.</source>
        <translation>Erklären, warum niemand einen Vorgang nehmen kann oder warum jemand nichts erhält.</translation>
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
        <source>Show what each ending changed in the record.</source>
        <translation>Nennt, was jeder Abschluss im Datensatz geändert hat.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) now have the priority %1.</source>
        <translation>
            <numerusform>%n Vorgang hat jetzt die Priorität %1.</numerusform>
            <numerusform>%n Vorgänge haben jetzt die Priorität %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move waiting items forward, or behind others.</source>
        <translation>Wartende Vorgänge vorziehen oder hinter andere stellen.</translation>
    </message>
    <message>
        <source>First: %1</source>
        <translation>Zuerst: %1</translation>
    </message>
    <message>
        <source>The column with the longest lock, in minutes; by default --hold.</source>
        <translation>Wo die längste Sperre steht, in Minuten; ohne Angabe gilt --hold.</translation>
    </message>
    <message>
        <source>The file %1 exists already. Nothing was done; --force overwrites it.</source>
        <translation>Die Datei %1 gibt es schon. Es wurde nichts getan; --force überschreibt sie.</translation>
    </message>
    <message>
        <source>Print the names only, one per line.</source>
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
        <source>Dismiss an item for good, without completing it.</source>
        <translation>Einen Vorgang endgültig verwerfen, ohne ihn abzuschließen.</translation>
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
        <source>At most this many lines, newest first; 200 by default.</source>
        <translation>Höchstens so viele Zeilen, die neuesten zuerst; ohne Angabe 200.</translation>
    </message>
    <message>
        <source>The encoding of the file, such as windows-1252; guessed by default.</source>
        <translation>Die Zeichenkodierung der Datei, etwa windows-1252; ohne Angabe wird sie geraten.</translation>
    </message>
    <message>
        <source>The separator of values: one character, or tab, comma, semicolon, pipe or space; guessed by default.</source>
        <translation>Was Werte trennt: ein Zeichen, oder tab, comma, semicolon, pipe oder space; ohne Angabe wird es geraten.</translation>
    </message>
    <message>
        <source>There is more: --cursor %1 goes on.</source>
        <translation>Es gibt mehr: --cursor %1 geht weiter.</translation>
    </message>
    <message>
        <source>open (by default), locked, done, failed or dismissed.</source>
        <translation>open (ohne Angabe), locked, done, failed oder dismissed.</translation>
    </message>
    <message>
        <source>At most this many; 50 by default.</source>
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
        <source>At most this many items; 1 by default.</source>
        <translation>Höchstens so viele Vorgänge; ohne Angabe 1.</translation>
    </message>
    <message>
        <source>The arguments are items, not queues; all of them are taken, or none.</source>
        <translation>Die Argumente sind Vorgänge, keine Warteschlangen; alle werden genommen oder keiner.</translation>
    </message>
    <message>
        <source>Higher comes first; required.</source>
        <translation>Höhere kommen zuerst; muss angegeben werden.</translation>
    </message>
    <message>
        <source>The reason; it stays in the history.</source>
        <translation>Der Grund; er bleibt im Verlauf.</translation>
    </message>
    <message>
        <source>lock duration</source>
        <translation>Sperrdauer</translation>
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
        <source>Whether an item must go to a different person than the one who completed the previous step.</source>
        <translation>Ob ein Vorgang an eine andere Person gehen muss als die, die den vorigen Schritt abgeschlossen hat.</translation>
    </message>
    <message>
        <source>Finished items of this queue, instead of ITEM.</source>
        <translation>Erledigte Vorgänge dieser Warteschlange, statt ITEM.</translation>
    </message>
    <message>
        <source>Only those that are done, failed or dismissed.</source>
        <translation>Nur die im Zustand done, failed oder dismissed.</translation>
    </message>
    <message>
        <source>Only those that this user finished.</source>
        <translation>Nur die, die dieser Benutzer erledigt hat.</translation>
    </message>
    <message>
        <source>Only those finished on this day or at this time, or later.</source>
        <translation>Nur die, die an diesem Tag oder zu dieser Zeit oder später erledigt wurden.</translation>
    </message>
    <message>
        <source>Only those finished before this day or time.</source>
        <translation>Nur die, die vor diesem Tag oder dieser Zeit erledigt wurden.</translation>
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
        <source>At most this many; 200 by default.</source>
        <translation>Höchstens so viele; ohne Angabe 200.</translation>
    </message>
    <message>
        <source>Cancel the request, if it has not been answered yet.</source>
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
        <source>Who gets the items; by default they are open again.</source>
        <translation>Wer die Vorgänge bekommt; ohne Angabe sind sie wieder offen.</translation>
    </message>
    <message>
        <source>In descending order.</source>
        <translation>In absteigender Reihenfolge.</translation>
    </message>
    <message>
        <source>At most this many, up to 500; 200 by default.</source>
        <translation>Höchstens so viele, bis 500; ohne Angabe 200.</translation>
    </message>
    <message>
        <source>A queue that a clerk sees; may be given several times. By default, or with &quot;&quot;, every queue.</source>
        <translation>Eine Warteschlange, die ein clerk sieht; kann mehrmals angegeben werden. Ohne Angabe oder mit &quot;&quot; jede.</translation>
    </message>
    <message>
        <source>Explain why somebody gets nothing from this queue.</source>
        <translation>Erklären, warum jemand aus dieser Warteschlange nichts erhält.</translation>
    </message>
    <message>
        <source>The user; you by default.</source>
        <translation>Wer das ist; ohne Angabe Sie selbst.</translation>
    </message>
    <message>
        <source>This many items at once; 1 by default.</source>
        <translation>So viele Vorgänge zugleich; ohne Angabe 1.</translation>
    </message>
    <message>
        <source>End a command that takes longer; by default shortly before the queue&apos;s longest lock.</source>
        <translation>Einen Befehl beenden, der länger braucht; ohne Angabe kurz vor dem Ende der längsten Sperre der Warteschlange.</translation>
    </message>
    <message>
        <source>How long a failed item waits for its second try, 10s by default; each further wait is twice as long, up to 1h.</source>
        <translation>Wie lange ein gescheiterter Vorgang auf den zweiten Versuch wartet, ohne Angabe 10s; jede weitere Wartezeit ist doppelt so lang, bis 1h.</translation>
    </message>
    <message>
        <source>When stopped, wait this long for running commands; by default until they are done.</source>
        <translation>Beim Anhalten so lange auf laufende Befehle warten; ohne Angabe, bis sie fertig sind.</translation>
    </message>
    <message>
        <source>Recorded in the history beside the name of this machine.</source>
        <translation>Steht im Verlauf neben dem Namen dieses Rechners.</translation>
    </message>
    <message>
        <source>List who asked for work from a query and what they got, or look at one request again.
This never starts the query.</source>
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
        <source>endings</source>
        <translation>Abschlussarten</translation>
    </message>
    <message>
        <source>reasons to fail</source>
        <translation>Gründe für das Scheitern</translation>
    </message>
    <message>
        <source>reasons to send back</source>
        <translation>Gründe für das Zurückschicken</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>Ergebnis gilt</translation>
    </message>
    <message>
        <source>The clock of this computer was set forward, so nothing is locked. Correct it; if it is right now, start again.</source>
        <translation>Die Uhr dieses Rechners wurde vorgestellt, deshalb wird nichts gesperrt. Stellen Sie sie richtig; wenn sie jetzt stimmt, starten Sie neu.</translation>
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
        <source>--key row is used alone. For a column of this name write --key &apos;&quot;row&quot;&apos;.</source>
        <translation>--key row steht allein. Für eine Spalte dieses Namens schreiben Sie --key &apos;&quot;row&quot;&apos;.</translation>
    </message>
    <message>
        <source>--key cannot be read: %1</source>
        <translation>--key kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The columns that identify a record, in double quotes where a name has a comma, or the option once for each; or row: each row by itself, so that rows may be equal. By default they are guessed and the guess is checked against all rows.</source>
        <translation>Die Spalten, die einen Datensatz benennen, in doppelten Anführungszeichen, wo ein Name ein Komma hat, oder die Option für jede einmal; oder row: jede Zeile für sich, sodass Zeilen gleich sein dürfen. Ohne Angabe werden sie geraten und an allen Zeilen geprüft.</translation>
    </message>
    <message>
        <source>Where to write rows that were rejected, or that already exist and differ, with line and reason.</source>
        <translation>Wohin Zeilen geschrieben werden, die abgelehnt wurden oder schon anders vorhanden sind, mit Zeile und Grund.</translation>
    </message>
    <message>
        <source>This is no cursor of a list of all queues: %1</source>
        <translation>Das ist keine Fortsetzungsmarke einer Liste aller Warteschlangen: %1</translation>
    </message>
    <message>
        <source>What is written to CSV, without quotes, for a missing value; by default nothing, and &quot;&quot; for an empty one.</source>
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
        <source>Columns that are not the queue&apos;s fields: same rejects the file (by default), add makes new ones fields, ignore leaves them out; missing ones stay missing.</source>
        <translation>Spalten, die keine Felder der Warteschlange sind: same weist die Datei zurück (ohne Angabe), add macht neue zu Feldern, ignore lässt sie weg; fehlende fehlen weiterhin.</translation>
    </message>
    <message>
        <source>Whether the first line names the columns; guessed by default.</source>
        <translation>Ob die erste Zeile die Spalten benennt; ohne Angabe wird es geraten.</translation>
    </message>
    <message>
        <source>Skip this many lines before the header.</source>
        <translation>So viele Zeilen vor der Kopfzeile überspringen.</translation>
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
        <source>Makes the next character part of the value, as \ in many files; none by default.</source>
        <translation>Macht das nächste Zeichen zum Teil des Werts, wie \ in vielen Dateien; ohne Angabe keines.</translation>
    </message>
    <message>
        <source>What is written, without quotes, for a missing value; by default an empty one is empty. In files that Intray wrote, a missing value is not written at all.</source>
        <translation>Was ohne Anführungszeichen für einen fehlenden Wert steht; ohne Angabe ist ein leerer Wert leer. In Dateien, die Intray schrieb, wird ein fehlender Wert gar nicht geschrieben.</translation>
    </message>
    <message>
        <source>Whether formulas have an apostrophe in front that is not theirs; by default only in files that Intray wrote.</source>
        <translation>Ob vor Formeln ein Apostroph steht, der nicht zu ihnen gehört; ohne Angabe nur in dem, was Intray schrieb.</translation>
    </message>
    <message>
        <source>Item %1 was sent back to the previous step.</source>
        <translation>Vorgang %1 wurde an den vorigen Schritt zurückgeschickt.</translation>
    </message>
    <message>
        <source>Complete an item; FILE is a JSON object with the fields to change, the others stay as they are.</source>
        <translation>Einen Vorgang abschließen; FILE ist ein JSON-Objekt mit den zu ändernden Feldern, die anderen bleiben, wie sie sind.</translation>
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
        <source>Another field that records may have; may be given several times.</source>
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
        <source>&quot;%1&quot; is not a lock id. A claim prints it; &quot;intrayctl mine&quot; shows those of your locks.</source>
        <translation>„%1“ ist keine Sperrkennung. „claim“ gibt sie aus; „intrayctl mine“ zeigt die Ihrer Sperren.</translation>
    </message>
    <message>
        <source>--role names all roles of the user; --add-role and --drop-role change one. Use either.</source>
        <translation>--role nennt alle Rollen des Benutzers; --add-role und --drop-role ändern eine. Geben Sie nur eines davon an.</translation>
    </message>
    <message>
        <source>One of clerk, supervisor, administrator, importer, worker, auditor; may be given several times. The user has these and no others. By default, &quot;user add&quot; makes a clerk.</source>
        <translation>Eine von clerk, supervisor, administrator, importer, worker, auditor; kann mehrmals angegeben werden. Der Benutzer hat dann diese und keine anderen. Ohne Angabe macht „user add“ einen clerk.</translation>
    </message>
    <message>
        <source>Add this role; may be given several times.</source>
        <translation>Diese Rolle dazu geben; kann mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>Remove this role; may be given several times.</source>
        <translation>Diese Rolle wegnehmen; kann mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>Nothing was released: none of these items is locked.</source>
        <translation>Es wurde nichts freigegeben: Keiner dieser Vorgänge ist gesperrt.</translation>
    </message>
    <message>
        <source>The history has no seal yet; &quot;intrayctl sweep&quot; creates one.</source>
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
        <source>Use either --head or --expect, not both.</source>
        <translation>--head und --expect werden einzeln angegeben.</translation>
    </message>
    <message>
        <source>Check that the whole history, the records and the seals are in order.</source>
        <translation>Prüfen, ob der ganze Verlauf, die Datensätze und die Siegel in Ordnung sind.</translation>
    </message>
    <message>
        <source>Print the newest seal instead, so that it can be kept where no user of this database can change it.</source>
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
        <source>Only show what would happen, and whose it is.</source>
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
        <source>Use either --rules or --users, not both.</source>
        <translation>--rules und --users werden einzeln angegeben.</translation>
    </message>
    <message>
        <source>What was changed in the rules of queues, and by whom; of one queue if it is named instead of ITEM.</source>
        <translation>Was an den Regeln der Warteschlangen geändert wurde, und von wem; nur einer, wenn sie statt ITEM genannt ist.</translation>
    </message>
    <message>
        <source>What was changed in the rights of users, and by whom; of one user if named instead of ITEM.</source>
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
        <source>The queue %1 no longer has a table and is paused; its history stays. The table was left as it is. Adopt it again under this name to go on.</source>
        <translation>Die Warteschlange %1 hat keine Tabelle mehr und ist angehalten; ihr Verlauf bleibt. Die Tabelle wurde gelassen, wie sie ist. Übernehmen Sie sie unter diesem Namen wieder, um weiterzumachen.</translation>
    </message>
    <message>
        <source>Remove the mapping of a queue: name the queue instead of the table.</source>
        <translation>Die Zuordnung einer Warteschlange wegnehmen: statt der Tabelle die Warteschlange nennen.</translation>
    </message>
    <message>
        <source>--failed needs --state, the column that holds its value.</source>
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
        <source>The result of a worker for a row, as JSON.</source>
        <translation>Was ein Arbeitsprogramm aus einer Zeile gemacht hat, als JSON.</translation>
    </message>
    <message>
        <source>When a row was completed.</source>
        <translation>Wann eine Zeile abgeschlossen wurde.</translation>
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
        <translation>%1 ist eine Pipe oder ein Gerät, an deren Stelle eine Datei träte. Es wurde nichts getan; bitte eine Datei nennen.</translation>
    </message>
    <message>
        <source>The items cannot be written there.</source>
        <translation>Die Vorgänge können dort nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>A rule or trigger of the queue&apos;s table prevents the next rows from being locked. Ask an administrator to change the rule or the rows.</source>
        <translation>Eine Regel oder ein Trigger der Tabelle dieser Warteschlange verhindert, dass die nächsten Zeilen gesperrt werden. Bitten Sie die Administration, die Regel oder die Zeilen zu ändern.</translation>
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
        <source>The note on item %1 was written.</source>
        <translation>Der Vorgang %1 hat die Notiz jetzt.</translation>
    </message>
    <message>
        <source>Write a note on an item for everybody who works on it; it stays in the history.</source>
        <translation>Eine Notiz zu einem Vorgang schreiben, für alle, die damit zu tun haben; sie bleibt im Verlauf.</translation>
    </message>
    <message>
        <source>TEXT is empty: write the text of the note.</source>
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
        <source>Searching for duplicates</source>
        <translation>Dubletten werden gesucht</translation>
    </message>
    <message>
        <source>List pairs of items that are likely duplicates, likeliest first.</source>
        <translation>Paare von Vorgängen auflisten, die wahrscheinlich Dubletten sind, die wahrscheinlichsten zuerst.</translation>
    </message>
    <message>
        <source>Only pairs with this item.</source>
        <translation>Nur Paare mit diesem Vorgang.</translation>
    </message>
    <message>
        <source>Only pairs with at least this score, from 0 to 1; by default 0.5, where both are equally likely.</source>
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
        <source>All %n record(s) comply with the rules.</source>
        <translation>
            <numerusform>Der %n Datensatz hält die Regeln ein.</numerusform>
            <numerusform>Alle %n Datensätze halten die Regeln ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n record(s) break a rule.</source>
        <translation>
            <numerusform>%1 von %n Datensatz verletzt eine Regel.</numerusform>
            <numerusform>%1 von %n Datensätzen verletzen eine Regel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also against the rules that the records suggest; see &quot;propose&quot;.</source>
        <translation>Auch gegen die Regeln, die die Datensätze nahelegen; siehe &quot;propose&quot;.</translation>
    </message>
    <message>
        <source>Show which records of a queue break which rules; the exit status is 6 if any does.</source>
        <translation>Sagt, welche Datensätze einer Warteschlange welche Regeln verletzen; der Rückgabewert ist 6, wenn es einer tut.</translation>
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
        <source>broken by</source>
        <translation>verletzt von</translation>
    </message>
    <message>
        <source>The records suggest no further rule.</source>
        <translation>Die Datensätze legen keine weitere Regel nahe.</translation>
    </message>
    <message>
        <source>These rules reject nothing until they are accepted: --take RULE, with the name of a rule or field, or --take all.</source>
        <translation>Diese Regeln weisen nichts ab, bis sie übernommen werden: --take RULE, mit dem Namen einer Regel oder eines Feldes, oder --take all.</translation>
    </message>
    <message>
        <source>No rule “%1” is proposed. &quot;propose&quot; without --take lists those that are.</source>
        <translation>Es wird keine Regel „%1“ vorgeschlagen. &quot;propose&quot; ohne --take listet die vorgeschlagenen auf.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) were accepted.</source>
        <translation>
            <numerusform>%n Regel wurde angenommen.</numerusform>
            <numerusform>%n Regeln wurden angenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>--save writes the rules that --take names.</source>
        <translation>--save schreibt die Regeln, die --take nennt.</translation>
    </message>
    <message>
        <source>Make it a rule of the queue; may be given several times, and a field&apos;s name or &quot;all&quot; accepts several.</source>
        <translation>Sie zur Regel der Warteschlange machen; mehrfach möglich, und der Name eines Feldes oder „all“ nimmt mehrere an.</translation>
    </message>
    <message>
        <source>Write the record schema with what was accepted to a file, and leave the queue as it is.</source>
        <translation>Das Datensatzschema mit den angenommenen Regeln in eine Datei schreiben und die Warteschlange lassen, wie sie ist.</translation>
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
        <source>Searching for suspicious values</source>
        <translation>Verdächtige Werte werden gesucht</translation>
    </message>
    <message>
        <source>List values that are likely wrong in the records that are not finished, and what is likely meant.</source>
        <translation>Werte auflisten, die in den nicht erledigten Datensätzen wahrscheinlich falsch sind, und was wahrscheinlich gemeint ist.</translation>
    </message>
    <message>
        <source>Of this item only, finished or not.</source>
        <translation>Nur von diesem Vorgang, erledigt oder nicht.</translation>
    </message>
    <message>
        <source>Only items whose record breaks a rule.</source>
        <translation>Nur Vorgänge, deren Datensatz eine Regel verletzt.</translation>
    </message>
    <message>
        <source>Show which rules the records of a queue suggest, and how many records fit.</source>
        <translation>Sagt, welche Regeln die Datensätze einer Warteschlange nahelegen und wie viele passen.</translation>
    </message>
    <message>
        <source>The reason; required where the queue asks for it. It stays in the history.</source>
        <translation>Der Grund; muss angegeben werden, wo die Warteschlange danach fragt. Er bleibt im Verlauf.</translation>
    </message>
    <message>
        <source>reason required</source>
        <translation>Grund erforderlich</translation>
    </message>
    <message>
        <source>reasons to return</source>
        <translation>Gründe für das Zurückgeben</translation>
    </message>
    <message>
        <source>reasons to dismiss</source>
        <translation>Gründe für das Verwerfen</translation>
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
        <source>The share of the values that must fit a rule for it to be proposed, such as 0.95; 0.75 by default.</source>
        <translation>Der Anteil der Werte, die zu einer Regel passen müssen, damit sie vorgeschlagen wird, etwa 0.95; sonst 0.75.</translation>
    </message>
    <message>
        <source>Item %1 was merged into item %2.</source>
        <translation>Vorgang %1 wurde mit Vorgang %2 zusammengeführt.</translation>
    </message>
    <message>
        <source>Items %1 and %2 are not duplicates.</source>
        <translation>Die Vorgänge %1 und %2 sind keine Dubletten.</translation>
    </message>
    <message>
        <source>Merge an item that you hold into another; supervisors also one that nobody holds.</source>
        <translation>Einen Vorgang, den Sie haben, mit einem anderen zusammenführen; die Teamleitung auch einen, der nicht gesperrt ist.</translation>
    </message>
    <message>
        <source>The item that is kept; required.</source>
        <translation>Der Vorgang, der bleibt; muss angegeben werden.</translation>
    </message>
    <message>
        <source>A JSON object with the fields of the kept item to change.</source>
        <translation>Ein JSON-Objekt mit den Feldern, die sich am bleibenden Vorgang ändern.</translation>
    </message>
    <message>
        <source>Remember that two items are not duplicates, however alike they are.</source>
        <translation>Merken, dass zwei Vorgänge keine Dubletten sind, so ähnlich sie auch sind.</translation>
    </message>
    <message>
        <source>--%1 is given more than once.</source>
        <translation>--%1 ist mehr als einmal angegeben.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are sealed for a second keying and were not checked. A supervisor can check them.</source>
        <translation>
            <numerusform>%n Datensatz ist für eine zweite Erfassung versiegelt und wurde nicht geprüft. Die Teamleitung kann ihn prüfen.</numerusform>
            <numerusform>%n Datensätze sind für eine zweite Erfassung versiegelt und wurden nicht geprüft. Die Teamleitung kann sie prüfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>--least says which rules are proposed; give --proposed too.</source>
        <translation>--least sagt, welche Regeln vorgeschlagen werden; geben Sie auch --proposed an.</translation>
    </message>
    <message>
        <source>Only if the item that ends is locked under this lock; by default under any lock of yours.</source>
        <translation>Nur wenn der Vorgang, der endet, unter dieser Sperre gesperrt ist; sonst unter irgendeiner Ihrer Sperren.</translation>
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
        <translation>%1 von %2 abgeschlossenen Datensätzen wurden korrigiert.</translation>
    </message>
    <message>
        <source>corrections</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>Reading the completed records</source>
        <translation>Die abgeschlossenen Datensätze werden gelesen</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of corrections were written.</source>
        <translation>
            <numerusform>%n Zeile mit Korrekturen wurde geschrieben.</numerusform>
            <numerusform>%n Zeilen mit Korrekturen wurden geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add up by this; by default by field.</source>
        <translation>Danach zusammenzählen; ohne dies nach Feld.</translation>
    </message>
    <message>
        <source>Only what this user corrected.</source>
        <translation>Nur, was dieser Benutzer korrigiert hat.</translation>
    </message>
    <message>
        <source>Only what you corrected; clerks see nothing else.</source>
        <translation>Nur was Sie korrigiert haben; Sachbearbeiter sehen nichts anderes.</translation>
    </message>
    <message>
        <source>Write every line to a CSV file instead.</source>
        <translation>Stattdessen alle Zeilen in eine CSV-Datei schreiben.</translation>
    </message>
    <message>
        <source>Loading the lookup table</source>
        <translation>Die Nachschlagetabelle wird geladen</translation>
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
        <source>There is no lookup table.</source>
        <translation>Es gibt keine Nachschlagetabelle.</translation>
    </message>
    <message>
        <source>There is no lookup table “%1”.</source>
        <translation>Es gibt keine Nachschlagetabelle „%1“.</translation>
    </message>
    <message>
        <source>No value begins like this.</source>
        <translation>Kein Wert beginnt so.</translation>
    </message>
    <message>
        <source>“%1” was removed. Fields that use it are now typed without it.</source>
        <translation>„%1“ wurde entfernt. Felder, die sie benutzen, werden jetzt ohne sie ausgefüllt.</translation>
    </message>
    <message>
        <source>The column of the values; the first if not given.</source>
        <translation>Die Spalte der Werte; die erste, wenn nicht angegeben.</translation>
    </message>
    <message>
        <source>List the lookup tables.</source>
        <translation>Die Nachschlagetabellen auflisten.</translation>
    </message>
    <message>
        <source>List the lines of a lookup table whose values begin like this.</source>
        <translation>Die Zeilen einer Nachschlagetabelle auflisten, deren Werte so beginnen.</translation>
    </message>
    <message>
        <source>At most this many lines; 20 by default.</source>
        <translation>Höchstens so viele Zeilen; 20, wenn nicht angegeben.</translation>
    </message>
    <message>
        <source>Remove a lookup table. Fields that use it are then typed without it.</source>
        <translation>Eine Nachschlagetabelle entfernen. Felder, die sie benutzen, werden dann ohne sie ausgefüllt.</translation>
    </message>
    <message>
        <source>%1, %2 s, %3 % (Ctrl+C ends it)</source>
        <translation>%1, %2 s, %3 % (Strg+C beendet es)</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for everybody.</source>
        <translation>
            <numerusform>%n Vorgang ist jetzt für alle.</numerusform>
            <numerusform>%n Vorgänge sind jetzt für alle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for %1.</source>
        <translation>
            <numerusform>%n Vorgang ist jetzt für %1.</numerusform>
            <numerusform>%n Vorgänge sind jetzt für %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give --to, a user or @ and a tag. &quot;intrayctl unassign&quot; gives the items back to everybody.</source>
        <translation>Geben Sie --to an, einen Benutzer oder @ und ein Schlagwort. „intrayctl unassign“ gibt die Vorgänge an alle zurück.</translation>
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
        <source>Assign waiting items to a user or a tag: they come first for them, and nobody else gets them.
Only items that nobody holds. For supervisors.</source>
        <translation>Wartende Vorgänge einem Benutzer oder einem Schlagwort zuweisen: Sie kommen dort zuerst, und niemand sonst bekommt sie.
Nur Vorgänge, die nicht gesperrt sind. Für die Teamleitung.</translation>
    </message>
    <message>
        <source>A user, or @ and a tag, such as @french: whoever has that tag in the queue. Required.</source>
        <translation>Ein Benutzer, oder @ und ein Schlagwort wie @french: wer dieses Schlagwort in der Warteschlange hat. Muss angegeben werden.</translation>
    </message>
    <message>
        <source>Give assigned items back to everybody.</source>
        <translation>Gibt zugewiesene Vorgänge an alle zurück.</translation>
    </message>
    <message>
        <source>List how many items wait for whom.</source>
        <translation>Zeigt, für wen wie viele Vorgänge warten.</translation>
    </message>
    <message>
        <source>The rest was left out, because this was cancelled. What was corrected stays corrected; the same command goes on with the rest.</source>
        <translation>Der Rest wurde nicht versucht, weil abgebrochen wurde. Was korrigiert ist, bleibt so; derselbe Befehl macht mit dem Rest weiter.</translation>
    </message>
    <message>
        <source>No record that is not finished has this value.</source>
        <translation>Kein unerledigter Datensatz hat diesen Wert.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) would be corrected.</source>
        <translation>
            <numerusform>%n Datensatz würde korrigiert.</numerusform>
            <numerusform>%n Datensätze würden korrigiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected.</source>
        <translation>
            <numerusform>%n Datensatz wurde korrigiert.</numerusform>
            <numerusform>%n Datensätze wurden korrigiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;intrayctl correct %1 --undo %2&quot; undoes it.</source>
        <translation>„intrayctl correct %1 --undo %2“ macht es rückgängig.</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>korrigiert</translation>
    </message>
    <message>
        <source>All of it was already undone.</source>
        <translation>Alles wurde schon rückgängig gemacht.</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>rückgängig gemacht</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have their old value again.</source>
        <translation>
            <numerusform>%n Datensatz hat wieder seinen alten Wert.</numerusform>
            <numerusform>%n Datensätze haben wieder ihren alten Wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restoring the old value</source>
        <translation>Der alte Wert wird zurückgesetzt</translation>
    </message>
    <message>
        <source>--undo cannot be used with --%1.</source>
        <translation>--undo und --%1 schließen einander aus.</translation>
    </message>
    <message>
        <source>Name the bulk correction to undo, a UUID; &quot;intrayctl corrections QUEUE&quot; lists them.</source>
        <translation>Nennen Sie die Sammelkorrektur, die rückgängig gemacht werden soll, eine UUID; „intrayctl corrections QUEUE“ listet sie auf.</translation>
    </message>
    <message>
        <source>Correcting</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>Korrektur</translation>
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
        <source>There are no bulk corrections in this queue.</source>
        <translation>In dieser Warteschlange gibt es keine Sammelkorrekturen.</translation>
    </message>
    <message>
        <source>The field; required.</source>
        <translation>Das Feld; muss angegeben werden.</translation>
    </message>
    <message>
        <source>Its whole value now; required.</source>
        <translation>Sein ganzer Wert jetzt; muss angegeben werden.</translation>
    </message>
    <message>
        <source>Its new value; required.</source>
        <translation>Was daraus wird; muss angegeben werden.</translation>
    </message>
    <message>
        <source>Only show which records, and which not and why.</source>
        <translation>Nur sagen, welche Datensätze, und welche nicht und warum.</translation>
    </message>
    <message>
        <source>Restore the old value where nobody has worked on the item since.</source>
        <translation>Den alten Wert zurücksetzen, wo seitdem niemand am Vorgang gearbeitet hat.</translation>
    </message>
    <message>
        <source>List the bulk corrections of a queue, newest first.</source>
        <translation>Die Sammelkorrekturen einer Warteschlange auflisten, die neueste zuerst.</translation>
    </message>
    <message>
        <source>Items %1 and %2 may be duplicates again.</source>
        <translation>Die Vorgänge %1 und %2 können wieder Dubletten sein.</translation>
    </message>
    <message>
        <source>Undo that: they are compared by their records again.</source>
        <translation>Das rückgängig machen: Sie werden wieder nach ihren Datensätzen verglichen.</translation>
    </message>
    <message>
        <source>open, for %1</source>
        <translation>offen, für %1</translation>
    </message>
    <message>
        <source>Load a lookup table from a file, or from a table or query of another database: its values and what belongs to them. The previous one of this name is used until all is loaded.</source>
        <translation>Lädt eine Nachschlagetabelle aus einer Datei oder aus einer Tabelle oder Abfrage einer anderen Datenbank: ihre Werte und was dazugehört. Die bisherige dieses Namens dient, bis alles geladen ist.</translation>
    </message>
    <message>
        <source>Give --table, the table of the database to read, or a --query.</source>
        <translation>Geben Sie mit --table die Tabelle der Datenbank an oder mit --query eine Abfrage.</translation>
    </message>
    <message>
        <source>Which table of an Access file (.mdb, .accdb), or which table or view of a database.</source>
        <translation>Welche Tabelle einer Access-Datei (.mdb, .accdb) oder welche Tabelle oder Sicht einer Datenbank.</translation>
    </message>
    <message>
        <source>Reads what this SELECT returns: FILE is then an address such as postgresql://USER@HOST/DB, or an SQLite file. Its password comes from $INTRAY_SOURCE_PASSWORD, the database&apos;s own password file or a prompt.</source>
        <translation>Liest, was dieses SELECT ergibt: FILE ist dann eine Adresse wie postgresql://USER@HOST/DB oder eine Datei von SQLite. Das Passwort kommt aus $INTRAY_SOURCE_PASSWORD, der Passwortdatei der Datenbank oder einer Frage.</translation>
    </message>
    <message>
        <source>What is left is assigned to others.</source>
        <translation>Was übrig ist, ist anderen zugewiesen.</translation>
    </message>
    <message>
        <source>This item is assigned to somebody else; a supervisor can assign it to you or to everybody.</source>
        <translation>Dieser Vorgang ist jemand anderem zugewiesen; die Teamleitung kann ihn Ihnen oder allen zuweisen.</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>%1 no longer has any tags in the queue &quot;%2&quot;.</source>
        <translation>%1 hat in der Warteschlange „%2“ keine Schlagwörter mehr.</translation>
    </message>
    <message>
        <source>%1 now has these tags in the queue &quot;%2&quot;: %3.</source>
        <translation>%1 hat in der Warteschlange „%2“ jetzt diese Schlagwörter: %3.</translation>
    </message>
    <message>
        <source>Set what a user can do in a queue, in words such as french or legal.
The user gets what is assigned to @ and one of these tags. They replace the previous ones; without TAG the user has none. For supervisors.</source>
        <translation>Festlegen, was ein Benutzer in einer Warteschlange kann, in Wörtern wie french oder legal.
Der Benutzer bekommt, was @ und einem dieser Schlagwörter zugewiesen ist. Sie ersetzen die vorigen; ohne TAG hat der Benutzer keine. Für die Teamleitung.</translation>
    </message>
    <message>
        <source>Reopening of item %1 was requested; a supervisor reopens it or declines.</source>
        <translation>Das Wiederöffnen von Vorgang %1 ist beantragt; die Teamleitung öffnet ihn wieder oder lehnt ab.</translation>
    </message>
    <message>
        <source>Item %1 stays finished; whoever requested it reads why.</source>
        <translation>Vorgang %1 bleibt erledigt; wer ihn beantragt hat, liest den Grund.</translation>
    </message>
    <message>
        <source>requested by</source>
        <translation>beantragt von</translation>
    </message>
    <message>
        <source>Request that a finished item is reopened. It then comes first for whoever requested it.</source>
        <translation>Beantragen, dass ein erledigter Vorgang wieder geöffnet wird. Er kommt dann zuerst zu der Person, die ihn beantragt hat.</translation>
    </message>
    <message>
        <source>Decline a request to reopen an item. For supervisors.</source>
        <translation>Einen Antrag ablehnen, einen Vorgang wieder zu öffnen. Für die Teamleitung.</translation>
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
        <source>Attach files to an item, such as the scan of its record. They are stored in the database, and nobody can change them.
For supervisors and administrators.</source>
        <translation>Dateien an einen Vorgang anhängen, etwa den Scan, aus dem sein Datensatz entstand. Sie stehen in der Datenbank, und niemand ändert sie.
Für die Teamleitung und die Administration.</translation>
    </message>
    <message>
        <source>List the files that are attached to an item and to its previous steps.</source>
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
        <source>Undo the merge of the item instead: it is open again, and the kept one has its previous values if nobody has worked on it since. For supervisors.</source>
        <translation>Stattdessen die Zusammenführung des Vorgangs rückgängig machen: Er ist wieder offen, und der andere hat wieder die früheren Werte, wenn seitdem niemand daran gearbeitet hat. Für die Teamleitung.</translation>
    </message>
    <message>
        <source>Read every byte of the files that are attached to items, too; this takes as long as the disk does.</source>
        <translation>Auch jedes Byte der angehängten Dateien lesen; das dauert so lange, wie die Platte braucht.</translation>
    </message>
    <message>
        <source>A column that names files, which are attached to the items; may be given again. A row whose file is missing, too large or unreadable is rejected.</source>
        <translation>Eine Spalte, die Dateien nennt, die an die Vorgänge angehängt werden; kann mehrmals angegeben werden. Eine Zeile, deren Datei fehlt, zu groß oder nicht lesbar ist, wird zurückgeschickt.</translation>
    </message>
    <message>
        <source>The folder that these files are in; by default that of the imported file.</source>
        <translation>Der Ordner, unter dem diese Dateien liegen; ohne Angabe der der importierten Datei.</translation>
    </message>
    <message>
        <source>--asked-back and --%1 do not go together.</source>
        <translation>--asked-back und --%1 passen nicht zusammen.</translation>
    </message>
    <message>
        <source>Only open items that are for a user or @tag with this in the name; &quot;me&quot; for what is for you, by name or tag.</source>
        <translation>Nur offene Vorgänge, die für einen Benutzer oder ein @Schlagwort mit diesem Text im Namen sind; „me“ für das, was nach Namen oder Schlagwort für Sie ist.</translation>
    </message>
    <message>
        <source>The finished items whose reopening is requested, oldest first.</source>
        <translation>Die erledigten Vorgänge, deren Wiederöffnen beantragt ist, der älteste Antrag zuerst.</translation>
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
        <translation>Sie haben den Vorgang %1 wieder, unter der Sperre %2.</translation>
    </message>
    <message>
        <source>--own is for one item, and without --reason.</source>
        <translation>--own gilt für einen Vorgang, und ohne --reason.</translation>
    </message>
    <message>
        <source>Reopen finished items: those named, or with --queue all that match. For supervisors.
Others get back one item that they finished themselves, under a lock, within the time that its queue allows.</source>
        <translation>Erledigte Vorgänge wieder öffnen: die genannten, oder mit --queue alle passenden. Für die Teamleitung.
Alle anderen bekommen einen selbst erledigten Vorgang unter einer Sperre zurück, solange seine Warteschlange es erlaubt.</translation>
    </message>
    <message>
        <source>For supervisors: get an item of your own back under a lock.</source>
        <translation>Für die Teamleitung: einen eigenen Vorgang unter einer Sperre zurückholen.</translation>
    </message>
    <message>
        <source>Nobody who takes from the queue &quot;%1&quot; has the tag &quot;%2&quot;, so nobody gets what waits for it there. &quot;intrayctl user tag&quot; gives somebody the tag.</source>
        <translation>Niemand, der aus der Warteschlange „%1“ nimmt, hat das Schlagwort „%2“; was dort darauf wartet, bekommt also niemand. „intrayctl user tag“ gibt jemandem das Schlagwort.</translation>
    </message>
    <message>
        <source>%1 is not allowed to take items from the queue &quot;%2&quot;. The next &quot;intrayctl sweep&quot; gives what waits there for them back to everybody.</source>
        <translation>%1 darf keine Vorgänge aus der Warteschlange „%2“ nehmen. Das nächste „intrayctl sweep“ gibt, was dort wartet, allen zurück.</translation>
    </message>
    <message>
        <source>The lookup table “%1” is missing, so nothing was checked against it.</source>
        <translation>Die Nachschlagetabelle „%1“ fehlt, daher wurde nichts mit ihr verglichen.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of rows that already exist are not attached: an import attaches only to what it adds. Use &quot;intrayctl attach&quot; for the others.</source>
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
        <source>Standard input is empty: there is nothing to import.</source>
        <translation>Die Standardeingabe ist leer: Es gibt nichts zu importieren.</translation>
    </message>
    <message>
        <source>--record must be original, current, both or changes, not &quot;%1&quot;.</source>
        <translation>--record muss original, current, both oder changes sein, nicht „%1“.</translation>
    </message>
    <message>
        <source>--field &quot;%1&quot; is given twice.</source>
        <translation>--field „%1“ steht zweimal da.</translation>
    </message>
    <message>
        <source>--of, --since and --until are for finished items: --state must be done, failed or dismissed.</source>
        <translation>--of, --since und --until sind für erledigte Vorgänge: --state muss done, failed oder dismissed sein.</translation>
    </message>
    <message>
        <source>--format must be csv, jsonl or xlsx, not &quot;%1&quot;.</source>
        <translation>--format muss csv, jsonl oder xlsx sein, nicht „%1“.</translation>
    </message>
    <message>
        <source>The file %1 would contain something other than its name says. Intray writes .csv, .jsonl and .xlsx.</source>
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
        <source>They are in %n sheets, because one holds 1,048,576 rows.</source>
        <translation>
            <numerusform>Sie stehen in %n Tabellenblatt, weil eines 1.048.576 Zeilen fasst.</numerusform>
            <numerusform>Sie stehen in %n Tabellenblättern, weil eines 1.048.576 Zeilen fasst.</numerusform>
        </translation>
    </message>
    <message>
        <source>csv, jsonl or xlsx; by default the file&apos;s name decides.</source>
        <translation>csv, jsonl oder xlsx; ohne Angabe entscheidet der Dateiname.</translation>
    </message>
    <message>
        <source>original: records as imported; current: as they are now (default); both: side by side; changes: a line for each field that was corrected.</source>
        <translation>original: die Datensätze wie importiert; current: wie sie jetzt sind (Standard); both: beides nebeneinander; changes: eine Zeile für jedes korrigierte Feld.</translation>
    </message>
    <message>
        <source>Only this field; given again, also that one, in this order.</source>
        <translation>Nur dieses Feld; noch einmal angegeben auch jenes, in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>Also who finished each item, and when.</source>
        <translation>Auch, wer jeden Vorgang erledigt hat und wann.</translation>
    </message>
    <message>
        <source>Only items that this user finished.</source>
        <translation>Nur Vorgänge, die dieser Benutzer erledigt hat.</translation>
    </message>
    <message>
        <source>Only items finished on this day or at this time, or later.</source>
        <translation>Nur Vorgänge, die an diesem Tag oder zu dieser Zeit oder später erledigt wurden.</translation>
    </message>
    <message>
        <source>Only items finished before this day or time.</source>
        <translation>Nur Vorgänge, die vor diesem Tag oder dieser Zeit erledigt wurden.</translation>
    </message>
    <message>
        <source>Which sheet of a spreadsheet; by default the only one that has rows.</source>
        <translation>Welches Tabellenblatt eines Tabellendokuments; ohne Angabe das einzige, das Zeilen hat.</translation>
    </message>
    <message>
        <source>Import as the template of this name says (&quot;template save&quot;); other options take precedence.</source>
        <translation>So importieren, wie es die Vorlage dieses Namens sagt („template save“); was andere Optionen sagen, geht vor.</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>The template “%1” was deleted.</source>
        <translation>Die Vorlage „%1“ wurde gelöscht.</translation>
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
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>Nothing was imported yet.</source>
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
        <source>already exist, and are the same</source>
        <translation>schon vorhanden und gleich</translation>
    </message>
    <message>
        <source>already exist, differ, and were left as they were</source>
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
        <source>records with proposed values</source>
        <translation>Datensätze mit vorgeschlagenen Werten</translation>
    </message>
    <message>
        <source>records that had been dismissed and are back</source>
        <translation>Datensätze, die verworfen waren und wieder da sind</translation>
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
        <source>waiting records that are missing in the file</source>
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
        <source>Values are proposed for: %1</source>
        <translation>Werte werden vorgeschlagen für: %1</translation>
    </message>
    <message>
        <source>Missing in the file: %1</source>
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
        <source>List the deliveries: what was imported from which file, newest first.</source>
        <translation>Die Lieferungen auflisten: was aus welcher Datei importiert wurde, das Neueste zuerst.</translation>
    </message>
    <message>
        <source>Show what became of a delivery: what of it still waits, what it updated, for which records its values are proposed, and which waiting records are missing in its file (&quot;import --whole&quot;).</source>
        <translation>Zeigen, was aus einer Lieferung wurde: was von ihr noch wartet, was sie aktualisiert hat, für welche Datensätze ihre Werte vorgeschlagen werden und welche wartenden Datensätze in ihrer Datei fehlen („import --whole“).</translation>
    </message>
    <message>
        <source>Dismiss the records of a delivery that nobody has worked on. They keep their keys, and come back when their keys do. What somebody has worked on stays.</source>
        <translation>Die Datensätze einer Lieferung verwerfen, an denen niemand gearbeitet hat. Sie behalten ihre Schlüssel und kommen wieder, wenn ihre Schlüssel wiederkommen. Woran jemand gearbeitet hat, bleibt.</translation>
    </message>
    <message>
        <source>Dismiss the waiting records that are missing in a complete file (&quot;import --whole&quot;).</source>
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
        <source>%n record(s) that had been dismissed are back.</source>
        <translation>
            <numerusform>%n Datensatz, der verworfen war, ist wieder da.</numerusform>
            <numerusform>%n Datensätze, die verworfen waren, sind wieder da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values are proposed for %n record(s).</source>
        <translation>
            <numerusform>Für %n Datensatz werden Werte vorgeschlagen.</numerusform>
            <numerusform>Für %n Datensätze werden Werte vorgeschlagen.</numerusform>
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
        <source>%n waiting record(s) are missing in the file; &quot;delivery show %1&quot; lists them.</source>
        <translation>
            <numerusform>In der Datei fehlt %n wartender Datensatz; „delivery show %1“ listet ihn auf.</numerusform>
            <numerusform>In der Datei fehlen %n wartende Datensätze; „delivery show %1“ listet sie auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Update records that already exist and differ, field by field, where they wait and nobody has changed the field; otherwise the values are proposed to whoever takes the record next.</source>
        <translation>Datensätze, die schon da und anders sind, werden Feld für Feld aktualisiert, wo sie warten und niemand das Feld geändert hat; sonst werden die Werte dem vorgeschlagen, der den Datensatz als Nächster hat.</translation>
    </message>
    <message>
        <source>The file is complete: list the waiting records that are missing in it.</source>
        <translation>Die Datei ist vollständig: Wartende Datensätze, die in ihr fehlen, werden aufgelistet.</translation>
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
        <source>How often to look into the folder where the system does not announce new files; 10s by default.</source>
        <translation>Wie oft in den Ordner gesehen wird, wo das System neue Dateien nicht meldet; ohne Angabe 10s.</translation>
    </message>
    <message>
        <source>Give --table, the table that the corrections go into.</source>
        <translation>Geben Sie mit --table an, in welche Tabelle die Korrekturen geschrieben werden.</translation>
    </message>
    <message>
        <source>“%1” is neither the address of a database nor an SQLite or Access file.</source>
        <translation>„%1“ ist keine Adresse einer Datenbank, keine SQLite-Datei und keine Access-Datei.</translation>
    </message>
    <message>
        <source>Intray cannot write Access files. With --sql FILE it writes a script that Access runs.</source>
        <translation>Intray kann keine Access-Dateien schreiben. Mit --sql FILE schreibt es ein Skript, das Access ausführt.</translation>
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
        <source>Which table of the database, perhaps with its schema: the one that the records came from.</source>
        <translation>Welche Tabelle der Datenbank, gegebenenfalls mit ihrem Schema: die, aus der die Datensätze kamen.</translation>
    </message>
    <message>
        <source>The columns that identify a row, as for import; by default those of the queue&apos;s first import.</source>
        <translation>Die Spalten, die eine Zeile benennen, wie beim Import; ohne die Option die des ersten Imports der Warteschlange.</translation>
    </message>
    <message>
        <source>The template with which the records were imported: what it renamed goes back under the column&apos;s own name.</source>
        <translation>Die Vorlage, mit der die Datensätze importiert wurden: Was sie umbenannt hat, geht unter dem eigenen Namen der Spalte zurück.</translation>
    </message>
    <message>
        <source>Only this field; given again, also that one.</source>
        <translation>Nur dieses Feld; noch einmal angegeben, auch jenes.</translation>
    </message>
    <message>
        <source>Only what this user finished.</source>
        <translation>Nur, was dieser Benutzer erledigt hat.</translation>
    </message>
    <message>
        <source>Only what was finished on this day or at this time, or later.</source>
        <translation>Nur, was an diesem Tag, zu dieser Zeit oder später erledigt wurde.</translation>
    </message>
    <message>
        <source>Only what was finished before this day or time.</source>
        <translation>Nur, was vor diesem Tag oder dieser Zeit erledigt wurde.</translation>
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
        <source>Write the corrections of finished items back into a table of another database, which is an address such as postgresql://USER@HOST/DB, or an SQLite file; for an Access file a script.
Only changed fields are written, and only where the table still has what was imported. Every 500 rows are one transaction; running it again does nothing twice. The password comes from $INTRAY_SOURCE_PASSWORD, the database&apos;s own password file or a prompt. Exit status 6: all else was written, but rows were rejected.</source>
        <translation>Die Korrekturen erledigter Vorgänge in eine Tabelle einer anderen Datenbank zurückschreiben: eine Adresse wie postgresql://USER@HOST/DB oder eine SQLite-Datei; für eine Access-Datei ein Skript.
Nur geänderte Felder werden geschrieben, und nur dort, wo in der Tabelle noch steht, was importiert wurde. Je 500 Zeilen sind eine Transaktion; ein zweiter Lauf tut nichts doppelt. Das Passwort kommt aus $INTRAY_SOURCE_PASSWORD, aus der Passwortdatei der Datenbank oder aus einer Abfrage am Terminal. Rückgabewert 6: Alles andere wurde geschrieben, aber Zeilen wurden abgelehnt.</translation>
    </message>
    <message numerus="yes">
        <source>It came with %n files: %1</source>
        <translation>
            <numerusform>Sie kam mit %n Datei: %1</numerusform>
            <numerusform>Sie kam mit %n Dateien: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Export as the template of this name says (&quot;template save&quot;); options and the file&apos;s name take precedence.</source>
        <translation>So schreiben, wie es die Vorlage dieses Namens sagt („template save“); was Optionen oder der Dateiname sagen, geht vor.</translation>
    </message>
    <message>
        <source>Import the records of a CSV, JSON lines or Access file, of a spreadsheet (.xlsx, .ods), or of a table or query of another database, all or none; &quot;-&quot; is standard input. Several files with the same columns are one delivery.
Creates the queue and the database if they are new. Running it again adds nothing twice. Ctrl+C cancels and leaves nothing behind. Exit status 6: all else was imported, but rows were rejected or already exist and differ.</source>
        <translation>Die Datensätze einer CSV-, JSON-Lines- oder Access-Datei, eines Tabellendokuments (.xlsx, .ods) oder einer Tabelle oder Abfrage einer anderen Datenbank importieren, alle oder keinen; „-“ ist die Standardeingabe. Mehrere Dateien mit denselben Spalten sind eine Lieferung.
Legt Warteschlange und Datenbank an, wenn sie neu sind. Ein zweiter Aufruf fügt nichts doppelt hinzu. Strg+C bricht ab und hinterlässt nichts. Rückgabewert 6: Alles andere wurde importiert, aber Zeilen wurden abgelehnt oder sind schon vorhanden und anders.</translation>
    </message>
    <message>
        <source>--%1 cannot be read: %2</source>
        <translation>--%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>Standard input is imported alone, not together with files.</source>
        <translation>Die Standardeingabe wird für sich allein importiert, nicht zusammen mit Dateien.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a database, which is imported alone, not together with other files.</source>
        <translation>„%1“ ist eine Datenbank; sie wird für sich allein importiert, nicht zusammen mit anderen Dateien.</translation>
    </message>
    <message>
        <source>The files are in several folders. Give --attach-from, the folder that the files to attach are in.</source>
        <translation>Die Dateien liegen in mehreren Ordnern. Geben Sie mit --attach-from den Ordner der anzuhängenden Dateien an.</translation>
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
        <source>Save under a name how files of one kind are imported, replacing what had that name. FILE is JSON: which fields are made of which columns, and how; or, with &quot;for&quot;: &quot;export&quot;, how items are written. &quot;-&quot; is standard input.</source>
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
        <source>Delete a template.</source>
        <translation>Eine Vorlage löschen.</translation>
    </message>
    <message>
        <source>A query reads one database, not several files.</source>
        <translation>Eine Abfrage liest eine Datenbank, nicht mehrere Dateien.</translation>
    </message>
    <message>
        <source>This was cancelled. No record was dismissed.</source>
        <translation>Es wurde abgebrochen. Kein Datensatz wurde verworfen.</translation>
    </message>
    <message numerus="yes">
        <source>This was cancelled: %n record(s) were dismissed, the others are still waiting. Run it again to continue.</source>
        <translation>
            <numerusform>Es wurde abgebrochen: %n Datensatz wurde verworfen, die anderen warten noch. Ein neuer Lauf macht weiter.</numerusform>
            <numerusform>Es wurde abgebrochen: %n Datensätze wurden verworfen, die anderen warten noch. Ein neuer Lauf macht weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>No record was dismissed.</source>
        <translation>Kein Datensatz wurde verworfen.</translation>
    </message>
    <message>
        <source>All records of the delivery were dismissed before.</source>
        <translation>Alle Datensätze der Lieferung wurden schon vorher verworfen.</translation>
    </message>
    <message>
        <source>The delivery added no records.</source>
        <translation>Die Lieferung hat keine Datensätze hinzugefügt.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) keep the values that it brought.</source>
        <translation>
            <numerusform>%n Datensatz behält die Werte, die sie gebracht hat.</numerusform>
            <numerusform>%n Datensätze behalten die Werte, die sie gebracht hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>No waiting record is missing in its file.</source>
        <translation>In ihrer Datei fehlt kein wartender Datensatz.</translation>
    </message>
    <message numerus="yes">
        <source>Other values are proposed for %n item(s): %1. See them with &quot;intrayctl show&quot;; finishing an item ends its proposal.</source>
        <translation>
            <numerusform>Für %n Vorgang sind andere Werte vorgeschlagen: %1. „intrayctl show“ zeigt sie; mit einem erledigten Vorgang endet auch sein Vorschlag.</numerusform>
            <numerusform>Für %n Vorgänge sind andere Werte vorgeschlagen: %1. „intrayctl show“ zeigt sie; mit einem erledigten Vorgang endet auch sein Vorschlag.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give an item back, now or for later. What was saved as its draft goes into the record.</source>
        <translation>Einen Vorgang zurückgeben, sofort oder für später. Was als sein Entwurf gespeichert wurde, kommt in den Datensatz.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; has bytes in line %2, column %3, that are not UTF-8. Save it as UTF-8, and try again.</source>
        <translation>Die Datei &quot;%1&quot; hat in Zeile %2, Spalte %3 Bytes, die kein UTF-8 sind. Speichern Sie sie als UTF-8, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a pipe or a device. Give the name of a file, or - for standard input.</source>
        <translation>&quot;%1&quot; ist eine Pipe oder ein Gerät. Geben Sie den Namen einer Datei an, oder - für die Standardeingabe.</translation>
    </message>
    <message>
        <source>The template “%1” cannot be used. %2</source>
        <translation>Die Vorlage „%1“ kann nicht benutzt werden. %2</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; is empty. It must hold one SELECT.</source>
        <translation>Die Datei &quot;%1&quot; ist leer. Sie muss ein einzelnes SELECT enthalten.</translation>
    </message>
    <message>
        <source>The filter “%1” names fields that the queue does not have: %2.</source>
        <translation>Der Filter „%1“ nennt Felder, die die Warteschlange nicht hat: %2.</translation>
    </message>
    <message>
        <source>--filter says which items: leave out --state, --of, --since and --until.</source>
        <translation>--filter sagt, welche Vorgänge: Lassen Sie --state, --of, --since und --until weg.</translation>
    </message>
    <message>
        <source>Only what the shared filter of this name shows (&quot;filter list&quot;), in its order.</source>
        <translation>Nur was der geteilte Filter dieses Namens zeigt („filter list“), in seiner Reihenfolge.</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>No filter of this queue is shared.</source>
        <translation>Für diese Warteschlange ist kein Filter geteilt.</translation>
    </message>
    <message>
        <source>This is no filter. &quot;filter show&quot; writes one that is.</source>
        <translation>Das ist kein Filter. „filter show“ schreibt einen.</translation>
    </message>
    <message>
        <source>The filter “%1” is shared with the team.</source>
        <translation>Der Filter „%1“ ist mit dem Team geteilt.</translation>
    </message>
    <message>
        <source>The filter “%1” is no longer shared.</source>
        <translation>Der Filter „%1“ ist nicht mehr geteilt.</translation>
    </message>
    <message>
        <source>List the filters of a queue&apos;s list that are shared with its team.</source>
        <translation>Die Filter einer Warteschlange auflisten, die mit dem Team geteilt sind.</translation>
    </message>
    <message>
        <source>Show what a shared filter shows.</source>
        <translation>Anzeigen, was ein geteilter Filter zeigt.</translation>
    </message>
    <message>
        <source>Share a filter with a queue&apos;s team. FILE is as &quot;filter show&quot; writes it; &quot;-&quot; is standard input.</source>
        <translation>Einen Filter mit dem Team einer Warteschlange teilen. FILE ist so, wie „filter show“ es schreibt; „-“ ist die Standardeingabe.</translation>
    </message>
    <message>
        <source>In place of the filter that has the name.</source>
        <translation>Anstelle des Filters, der den Namen hat.</translation>
    </message>
    <message>
        <source>Share a filter no longer. Your own; a supervisor anybody&apos;s.</source>
        <translation>Einen Filter nicht mehr teilen: den eigenen; die Teamleitung jeden.</translation>
    </message>
    <message>
        <source>“%1” means nothing in a filter. &quot;filter show&quot; writes the words that do.</source>
        <translation>„%1“ bedeutet in einem Filter nichts. „filter show“ schreibt die Wörter, die etwas bedeuten.</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>This computer kept seals of the database in &quot;%1&quot;. If it was restored from a backup, run &quot;intrayctl audit --restored&quot; once.</source>
        <translation>Dieser Rechner hat Siegel der Datenbank in „%1“ aufgehoben. Wurde sie aus einer Sicherung wiederhergestellt, führen Sie einmal „intrayctl audit --restored“ aus.</translation>
    </message>
    <message>
        <source>The database was restored from a backup: forget the seals that this computer has kept of it since, before it is checked.</source>
        <translation>Die Datenbank wurde aus einer Sicherung wiederhergestellt: die Siegel vergessen, die dieser Rechner seither von ihr aufgehoben hat, bevor sie geprüft wird.</translation>
    </message>
    <message>
        <source>--ready must be an ending with a dot, for example &quot;.ok&quot;.</source>
        <translation>--ready muss eine Endung mit einem Punkt sein, zum Beispiel „.ok“.</translation>
    </message>
    <message>
        <source>Take a file only when another of the same name with this ending, for example &quot;.ok&quot;, lies beside it; that one is deleted afterwards.</source>
        <translation>Eine Datei nur nehmen, wenn daneben eine andere mit demselben Namen und dieser Endung liegt, zum Beispiel „.ok“; diese wird danach gelöscht.</translation>
    </message>
    <message>
        <source>A file is complete when its size and time have not changed for this long and nobody has it open for writing; 2s by default.</source>
        <translation>Eine Datei ist fertig, wenn Größe und Zeit sich so lange nicht geändert haben und niemand sie zum Schreiben offen hat; ohne Angabe 2s.</translation>
    </message>
    <message>
        <source>Import each file that arrives in a folder, as import does, and move it to the folder &quot;done&quot; inside.
A file that cannot be imported, or of which rows were rejected or already exist and differ, goes to &quot;failed&quot;, with its rejected rows and a text that says why. Names that programs give to unfinished files or to their own, such as .part, .filepart, .tmp and ~$, are left alone. Nothing is imported twice, even if this is killed at any moment. Ctrl+C ends it when the current file is imported; a second one leaves that file. Exit status 6: files have failed.</source>
        <translation>Jede Datei, die in einen Ordner kommt, importieren, wie import es tut, und sie in den Ordner „done“ darin verschieben.
Eine Datei, die nicht importiert werden kann oder von der Zeilen abgelehnt wurden oder schon vorhanden und anders sind, kommt nach „failed“, mit ihren abgelehnten Zeilen und einem Text, der den Grund nennt. Namen, die Programme unfertigen oder eigenen Dateien geben, wie .part, .filepart, .tmp und ~$, bleiben unberührt. Nichts wird doppelt importiert, auch wenn der Befehl mittendrin abgebrochen wird. Strg+C beendet ihn, sobald die aktuelle Datei importiert ist; ein zweites lässt diese Datei liegen. Rückgabewert 6: Dateien sind gescheitert.</translation>
    </message>
    <message>
        <source>Name the columns of the lock: --lock-user and --lock-time, --lock-id alone, or --lock-table. Where there are none, use --add-lock-table.</source>
        <translation>Nennen Sie die Spalten der Sperre: --lock-user und --lock-time, --lock-id allein oder --lock-table. Wo es keine gibt, nehmen Sie --add-lock-table.</translation>
    </message>
    <message>
        <source>--busy needs --state, the column that holds its value.</source>
        <translation>--busy braucht --state, die Spalte, in der sein Wert steht.</translation>
    </message>
    <message>
        <source>Make a table of locks beside it, TABLE_locks, and use it.</source>
        <translation>Daneben eine Tabelle der Sperren anlegen, TABLE_locks, und sie benutzen.</translation>
    </message>
    <message>
        <source>Its value while somebody works on a row; written with the lock.</source>
        <translation>Ihr Wert, während jemand an einer Zeile arbeitet; wird mit der Sperre geschrieben.</translation>
    </message>
    <message>
        <source>Older notes are in the history of the item.</source>
        <translation>Ältere Notizen stehen im Verlauf des Vorgangs.</translation>
    </message>
    <message>
        <source>--descending needs --sort.</source>
        <translation>--descending braucht --sort.</translation>
    </message>
    <message>
        <source>--sort needs a queue.</source>
        <translation>--sort braucht eine Warteschlange.</translation>
    </message>
    <message>
        <source>--sort needs the name of a field, or one of %1.</source>
        <translation>--sort braucht den Namen eines Feldes, oder eines von %1.</translation>
    </message>
    <message>
        <source>The records of this queue have no field &quot;%1&quot;. They have %2.</source>
        <translation>Die Datensätze dieser Warteschlange haben kein Feld „%1“. Sie haben %2.</translation>
    </message>
    <message>
        <source>By a field of the records: numbers by size, days by time, words as the language orders them; or by one of %1.</source>
        <translation>Nach einem Feld der Datensätze: Zahlen nach Größe, Tage nach Zeit, Wörter nach der Ordnung der Sprache; oder nach einem von %1.</translation>
    </message>
    <message>
        <source>List the items of a queue, or of all queues, in claim order or sorted.</source>
        <translation>Die Vorgänge einer oder aller Warteschlangen auflisten, in der Reihenfolge der Vergabe oder sortiert.</translation>
    </message>
    <message>
        <source>search ignores accents</source>
        <translation>Suche ohne Akzente</translation>
    </message>
    <message>
        <source>Whether a search finds letters with accents by the plain ones, as &quot;Café&quot; by &quot;cafe&quot;.</source>
        <translation>Ob eine Suche Buchstaben mit Akzenten durch die einfachen findet, wie „Café“ durch „cafe“.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n item(s)</source>
        <translation>
            <numerusform>%1 von %n Vorgang</numerusform>
            <numerusform>%1 von %n Vorgängen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n request(s) today, %2 empty; items given out: %3 of %4.</source>
        <translation>
            <numerusform>%1: heute %n Anfrage, %2 leer; vergebene Vorgänge: %3 von %4.</numerusform>
            <numerusform>%1: heute %n Anfragen, %2 leer; vergebene Vorgänge: %3 von %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is in order. Items: %1; events: %2; seals: %3.</source>
        <translation>Alles stimmt. Vorgänge: %1; Ereignisse: %2; Siegel: %3.</translation>
    </message>
    <message>
        <source>Claims: %1, double: %2; per second, each completed as well: %3; a claim took %4 ms (99 of 100 at most %5 ms).</source>
        <translation>Genommene Vorgänge: %1, davon doppelt: %2; je Sekunde, jeder auch abgeschlossen: %3; einen zu nehmen dauerte %4 ms (in 99 von 100 Fällen höchstens %5 ms).</translation>
    </message>
    <message>
        <source>The key “%1” is a guess. Another one is chosen with --key.</source>
        <translation>Der Schlüssel „%1“ ist vermutet. Einen anderen wählt man mit --key.</translation>
    </message>
    <message>
        <source>A file without a header is read with --header no.</source>
        <translation>Eine Datei ohne Kopfzeile wird mit --header no gelesen.</translation>
    </message>
    <message>
        <source>The first lines are skipped with --skip %1.</source>
        <translation>Die ersten Zeilen werden mit --skip %1 übergangen.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written. Of %n row(s): %1 to add, %2 there already, %3 there already with other values, %4 to reject.</source>
        <translation>
            <numerusform>Es wurde nichts geschrieben. Von %n Zeile: %1 hinzuzufügen, %2 schon vorhanden, %3 schon mit anderen Werten vorhanden, %4 abzulehnen.</numerusform>
            <numerusform>Es wurde nichts geschrieben. Von %n Zeilen: %1 hinzuzufügen, %2 schon vorhanden, %3 schon mit anderen Werten vorhanden, %4 abzulehnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n row(s): %1 added, %2 there already, %3 there already with other values, %4 rejected.</source>
        <translation>
            <numerusform>Von %n Zeile: %1 hinzugefügt, %2 schon vorhanden, %3 schon mit anderen Werten vorhanden, %4 abgelehnt.</numerusform>
            <numerusform>Von %n Zeilen: %1 hinzugefügt, %2 schon vorhanden, %3 schon mit anderen Werten vorhanden, %4 abgelehnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n line(s) with the columns %2.</source>
        <translation>
            <numerusform>„%1“ hat %n Zeile mit den Spalten %2.</numerusform>
            <numerusform>„%1“ hat %n Zeilen mit den Spalten %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The template “%1” was saved. Export with it by --template %2.</source>
        <translation>Die Vorlage „%1“ ist abgelegt. Mit --template %2 exportieren Sie nach ihr.</translation>
    </message>
    <message>
        <source>The template “%1” was saved. Import files with it by --template %2.</source>
        <translation>Die Vorlage „%1“ ist abgelegt. Mit --template %2 importieren Sie Dateien nach ihr.</translation>
    </message>
    <message>
        <source>Files done: %1; failed: %2; rows added: %3.</source>
        <translation>Fertige Dateien: %1; gescheiterte: %2; hinzugefügte Zeilen: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) may still be written to.</source>
        <translation>
            <numerusform>In %n Datei wird vielleicht noch geschrieben.</numerusform>
            <numerusform>In %n Dateien wird vielleicht noch geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written to the table. Of %n corrected record(s): %1 in the script, %2 already right, %3 rejected.</source>
        <translation>
            <numerusform>In die Tabelle wurde nichts geschrieben. Von %n korrigierten Datensatz: %1 im Skript, %2 so, wie er sein soll, %3 abgelehnt.</numerusform>
            <numerusform>In die Tabelle wurde nichts geschrieben. Von %n korrigierten Datensätzen: %1 im Skript, %2 so, wie sie sein sollen, %3 abgelehnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written. Of %n corrected record(s): %1 to write, %2 already right, %3 to reject.</source>
        <translation>
            <numerusform>Es wurde nichts geschrieben. Von %n korrigierten Datensatz: %1 zu schreiben, %2 so, wie er sein soll, %3 abzulehnen.</numerusform>
            <numerusform>Es wurde nichts geschrieben. Von %n korrigierten Datensätzen: %1 zu schreiben, %2 so, wie sie sein sollen, %3 abzulehnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n corrected record(s): %1 written, %2 already right, %3 rejected.</source>
        <translation>
            <numerusform>Von %n korrigierten Datensatz: %1 geschrieben, %2 so, wie er sein soll, %3 abgelehnt.</numerusform>
            <numerusform>Von %n korrigierten Datensätzen: %1 geschrieben, %2 so, wie sie sein sollen, %3 abgelehnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose request a row is, one of these columns; a worker&apos;s command gets it.</source>
        <translation>Wessen Anliegen eine Zeile ist, eine dieser Spalten; der Befehl eines Arbeitsprogramms bekommt es.</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>Let whoever may add items add rows, where the table makes their keys.</source>
        <translation>Wer Vorgänge hinzufügen darf, darf auch Zeilen hinzufügen, wenn die Tabelle deren Schlüssel vergibt.</translation>
    </message>
    <message>
        <source>--operation is for tables that make the key. Elsewhere the key of the item says what was added already.</source>
        <translation>--operation ist für Tabellen, die den Schlüssel vergeben. Sonst zeigt der Schlüssel des Vorgangs, was schon hinzugefügt wurde.</translation>
    </message>
    <message>
        <source>--operation is a UUID, such as %1.</source>
        <translation>--operation ist eine UUID, zum Beispiel %1.</translation>
    </message>
    <message>
        <source>Item %1 has been added with the key %2.</source>
        <translation>Der Vorgang %1 wurde mit dem Schlüssel %2 hinzugefügt.</translation>
    </message>
    <message>
        <source>The key of the item in its queue; required, but for an adopted table that makes it.</source>
        <translation>Der Schlüssel, der den Vorgang in seiner Warteschlange benennt; muss angegeben werden, außer bei einer übernommenen Tabelle, die ihn vergibt.</translation>
    </message>
    <message>
        <source>An id of your own, where the table makes the key: with it again, nothing is added twice.</source>
        <translation>Eine eigene Kennung, wenn die Tabelle den Schlüssel vergibt: Mit derselben wird nichts doppelt hinzugefügt.</translation>
    </message>
    <message>
        <source>%1 would become %2</source>
        <translation>%1 würde zu %2</translation>
    </message>
    <message>
        <source>Name the field behind the queue.</source>
        <translation>Nennen Sie das Feld hinter der Warteschlange.</translation>
    </message>
    <message>
        <source>The examples say nothing about any value of the field.</source>
        <translation>Die Beispiele sagen über keinen Wert des Feldes etwas.</translation>
    </message>
    <message>
        <source>Replace one value by another, or values as examples show it, in all open records of a queue that nobody holds. For supervisors.</source>
        <translation>Einen Wert durch einen anderen ersetzen, oder Werte so, wie Beispiele es zeigen, in allen offenen Datensätzen einer Warteschlange, die niemand hält. Für die Teamleitung.</translation>
    </message>
    <message>
        <source>Do with each value of FIELD as this CSV file with the columns from and to shows; two examples are often enough.</source>
        <translation>Mit jedem Wert von FIELD tun, was diese CSV-Datei mit den Spalten from und to zeigt; oft genügen zwei Beispiele.</translation>
    </message>
    <message>
        <source>Only values that are built like this, as &quot;values --forms&quot; says it.</source>
        <translation>Nur Werte, die so gebaut sind, wie „values --forms“ es nennt.</translation>
    </message>
    <message>
        <source>%1 needs the columns &quot;from&quot; and &quot;to&quot;.</source>
        <translation>%1 braucht die Spalten „from“ und „to“.</translation>
    </message>
    <message>
        <source>%1 has no example in it.</source>
        <translation>In %1 steht kein Beispiel.</translation>
    </message>
    <message>
        <source>breaks a rule</source>
        <translation>bricht eine Regel</translation>
    </message>
    <message>
        <source>would become</source>
        <translation>würde zu</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>No record has a value in this field.</source>
        <translation>Kein Datensatz hat einen Wert in diesem Feld.</translation>
    </message>
    <message>
        <source>form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>keep the rules</source>
        <translation>halten die Regeln ein</translation>
    </message>
    <message>
        <source>meant</source>
        <translation>gemeint</translation>
    </message>
    <message>
        <source>No value is written in several ways.</source>
        <translation>Kein Wert ist auf mehrere Arten geschrieben.</translation>
    </message>
    <message>
        <source>--forms cannot be used with --clusters.</source>
        <translation>--forms geht nicht zusammen mit --clusters.</translation>
    </message>
    <message>
        <source>Reading values</source>
        <translation>Werte werden gelesen</translation>
    </message>
    <message>
        <source>List the values of a field with the number of their records, and what each would become.</source>
        <translation>Die Werte eines Feldes auflisten, mit der Zahl ihrer Datensätze und dem, was aus jedem würde.</translation>
    </message>
    <message>
        <source>Values that are likely the same, written in different ways.</source>
        <translation>Werte, die wohl dieselben sind, verschieden geschrieben.</translation>
    </message>
    <message>
        <source>proposed to whoever holds it</source>
        <translation>der Person vorgeschlagen, die ihn hat</translation>
    </message>
    <message>
        <source>%1 would be proposed to %2</source>
        <translation>%1 würde %2 vorgeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are locked: the value is proposed to whoever holds them.</source>
        <translation>
            <numerusform>%n Datensatz ist gesperrt: Der Wert wird vorgeschlagen, wo er bearbeitet wird.</numerusform>
            <numerusform>%n Datensätze sind gesperrt: Der Wert wird vorgeschlagen, wo sie bearbeitet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was saved in the template “%1”: the next delivery that it imports comes with it.</source>
        <translation>Es ist in der Vorlage „%1“ abgelegt: Die nächste Lieferung, die nach ihr importiert wird, bringt es mit.</translation>
    </message>
    <message>
        <source>It was not saved in the template “%1”. %2</source>
        <translation>Es ist nicht in der Vorlage „%1“ abgelegt. %2</translation>
    </message>
    <message>
        <source>It is still in a template. %1</source>
        <translation>Es steht noch in einer Vorlage. %1</translation>
    </message>
    <message>
        <source>It is no longer in the template “%1”.</source>
        <translation>Es steht nicht mehr in der Vorlage „%1“.</translation>
    </message>
    <message>
        <source>Also save it in this import template, for the next delivery.</source>
        <translation>Es auch in dieser Importvorlage ablegen, für die nächste Lieferung.</translation>
    </message>
    <message>
        <source>A bulk correction can only be named with --undo, and a field behind the queue only with --by-example or --like.</source>
        <translation>Eine Sammelkorrektur lässt sich nur mit --undo nennen, und ein Feld hinter der Warteschlange nur mit --by-example oder --like.</translation>
    </message>
    <message>
        <source>--%1 cannot be used with --%2.</source>
        <translation>--%1 geht nicht zusammen mit --%2.</translation>
    </message>
    <message>
        <source>--form is used with --by-example or --like.</source>
        <translation>--form gehört zu --by-example oder --like.</translation>
    </message>
    <message>
        <source>No other value of the field can be built like this one.</source>
        <translation>Kein anderer Wert des Feldes lässt sich so schreiben wie dieser.</translation>
    </message>
    <message>
        <source>Build the values of FIELD like this one, where that can be told.</source>
        <translation>Die Werte von FIELD so schreiben wie diesen, wo sich das sagen lässt.</translation>
    </message>
    <message>
        <source>Print the whole report, as text for an audit: where, when, by whom, what was checked and what was found.</source>
        <translation>Den ganzen Bericht ausgeben, als Text für eine Prüfung: wo, wann, durch wen, was geprüft und was gefunden wurde.</translation>
    </message>
    <message numerus="yes">
        <source>In %n record(s) that are not finished yet, values were corrected in bulk.</source>
        <translation>
            <numerusform>In %n Datensatz, der noch nicht erledigt ist, wurden Werte gesammelt korrigiert.</numerusform>
            <numerusform>In %n Datensätzen, die noch nicht erledigt sind, wurden Werte gesammelt korrigiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what was corrected in the completed records, and in bulk in others: how often, in which field, which kind of error, from which file, by whom.</source>
        <translation>Zeigen, was in den abgeschlossenen Datensätzen und gesammelt in anderen korrigiert wurde: wie oft, in welchem Feld, welche Art von Fehler, aus welcher Datei, von wem.</translation>
    </message>
    <message>
        <source>Completed, or corrected in bulk, on or after this day or time.</source>
        <translation>Abgeschlossen oder gesammelt korrigiert an oder nach diesem Tag oder Zeitpunkt.</translation>
    </message>
    <message>
        <source>Completed, or corrected in bulk, before this day or time.</source>
        <translation>Abgeschlossen oder gesammelt korrigiert vor diesem Tag oder Zeitpunkt.</translation>
    </message>
    <message>
        <source>COMMAND is one program that stays: it gets a record a line as JSON, and answers a line for each with its id, and a result or an error.</source>
        <translation>COMMAND ist ein Programm, das bleibt: Es bekommt je Zeile einen Datensatz als JSON und antwortet auf jeden mit einer Zeile, mit dessen id und einem Ergebnis oder einem Fehler.</translation>
    </message>
    <message>
        <source>With --stream: the program has this many records at once; 100 by default.</source>
        <translation>Mit --stream: So viele Datensätze hat das Programm zugleich; ohne Angabe 100.</translation>
    </message>
    <message>
        <source>--stream and --parallel do not go together. --at-once says how many records the program has.</source>
        <translation>--stream und --parallel passen nicht zusammen. Mit --at-once geben Sie an, wie viele Datensätze das Programm zugleich hat.</translation>
    </message>
    <message>
        <source>--at-once goes with --stream only.</source>
        <translation>--at-once gibt es nur zusammen mit --stream.</translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) were withdrawn.</source>
        <translation>
            <numerusform>%n Vorschlag wurde zurückgezogen.</numerusform>
            <numerusform>%n Vorschläge wurden zurückgezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>How the values are built instead, such as (000) 000-0000.</source>
        <translation>Stattdessen, wie die Werte gebaut sind, etwa (000) 000-0000.</translation>
    </message>
    <message>
        <source>&quot;import --rejects FILE&quot; writes them to a file.</source>
        <translation>„import --rejects FILE“ schreibt sie in eine Datei.</translation>
    </message>
    <message>
        <source>--%1 is yes or no, not &quot;%2&quot;.</source>
        <translation>--%1 ist yes oder no, nicht &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>--let-pass is 0.0001% to 50% of the fields, and how sure that is, 50% to 99%, such as 0.5%,95%, or &quot;none&quot;, not &quot;%1&quot;.</source>
        <translation>--let-pass ist 0.0001% bis 50% der Felder und wie sicher das ist, 50% bis 99%, etwa 0.5%,95%, oder &quot;none&quot;, nicht &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>%1% of the fields wrong at most, %2% sure</source>
        <translation>höchstens %1% der Felder falsch, zu %2% sicher</translation>
    </message>
    <message>
        <source>most doubtful first</source>
        <translation>Zweifelhaftestes zuerst</translation>
    </message>
    <message>
        <source>records that pass</source>
        <translation>Datensätze, die durchgehen</translation>
    </message>
    <message>
        <source>planted slip in one of</source>
        <translation>eingestreuter Fehler in einem von</translation>
    </message>
    <message>
        <source>Whether the most doubtful item of a priority is given out first.</source>
        <translation>Ob innerhalb einer Priorität der zweifelhafteste Vorgang zuerst ausgegeben wird.</translation>
    </message>
    <message>
        <source>How many fields of a delivery may still be wrong, and how sure that is, such as 0.5%,95%: the least doubtful records then end without being opened; &quot;none&quot;: all are opened.</source>
        <translation>Wie viele Felder einer Lieferung noch falsch sein dürfen und wie sicher das ist, etwa 0.5%,95%: Die am wenigsten zweifelhaften Datensätze enden dann ungeöffnet; &quot;none&quot;: Alle werden geöffnet.</translation>
    </message>
    <message>
        <source>One record in N shows a planted slip, which tells how much people miss; &quot;none&quot; for no slips.</source>
        <translation>Einer von N Datensätzen zeigt einen eingestreuten Fehler, an dem man sieht, wie viel übersehen wird; &quot;none&quot; für keine.</translation>
    </message>
    <message>
        <source>wrong fields expected</source>
        <translation>falsche Felder erwartet</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have another place in the queue now.</source>
        <translation>
            <numerusform>%n Vorgang hat jetzt einen anderen Platz in der Warteschlange.</numerusform>
            <numerusform>%n Vorgänge haben jetzt einen anderen Platz in der Warteschlange.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for doubtful records</source>
        <translation>Zweifelhafte Datensätze werden gesucht</translation>
    </message>
    <message>
        <source>List the records that wait by how many of their fields are expected to be wrong, the most doubtful first.</source>
        <translation>Wartende Datensätze danach auflisten, wie viele ihrer Felder vermutlich falsch sind, die zweifelhaftesten zuerst.</translation>
    </message>
    <message>
        <source>Put them into this order, where the queue gives out the most doubtful first.</source>
        <translation>Sie in diese Reihenfolge bringen, wenn die Warteschlange das Zweifelhafteste zuerst ausgibt.</translation>
    </message>
    <message>
        <source>Delivery %1: every one of %2 records has to be opened.</source>
        <translation>Lieferung %1: Jeder der %2 Datensätze muss geöffnet werden.</translation>
    </message>
    <message>
        <source>Delivery %1: of %2 records %3 are opened, and of these %4 looked at again.</source>
        <translation>Lieferung %1: Von %2 Datensätzen werden %3 geöffnet, und davon %4 noch einmal angesehen.</translation>
    </message>
    <message>
        <source>No delivery waits of which records could pass.</source>
        <translation>Keine Lieferung wartet, von der Datensätze durchgehen könnten.</translation>
    </message>
    <message>
        <source>State how many fields may still be wrong, from what people found.</source>
        <translation>Sagen, wie viele Felder noch falsch sein können, nach dem, was gefunden wurde.</translation>
    </message>
    <message>
        <source>Let the least doubtful records of new deliveries end without being opened, as the queue&apos;s rules say, and draw a sample of them.</source>
        <translation>Die am wenigsten zweifelhaften Datensätze neuer Lieferungen ungeöffnet enden lassen, wie es die Regeln der Warteschlange sagen, und eine Stichprobe davon ziehen.</translation>
    </message>
    <message>
        <source>Only say how many would be opened.</source>
        <translation>Nur sagen, wie viele geöffnet würden.</translation>
    </message>
    <message>
        <source>Delivery %1: every one of %2 records has to be opened, because nobody looks at any of them again. %3</source>
        <translation>Lieferung %1: Alle %2 Datensätze müssen geöffnet werden, weil niemand einen davon ein zweites Mal ansieht. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 Before any passes, %n more doubtful record(s) have to be opened.</source>
        <translation>
            <numerusform>%1 Bevor einer durchgeht, muss noch %n zweifelhafter Datensatz geöffnet werden.</numerusform>
            <numerusform>%1 Bevor einer durchgeht, müssen noch %n zweifelhafte Datensätze geöffnet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only items with each of these words in the key or the record.</source>
        <translation>Nur Vorgänge mit jedem dieser Wörter im Schlüssel oder im Datensatz.</translation>
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
        <source>Choose the table of the database to read, or give a query.</source>
        <translation>Wählen Sie die Tabelle der Datenbank, die gelesen werden soll, oder geben Sie eine Abfrage an.</translation>
    </message>
    <message>
        <source>The value in the column “%1” is bytes, not text.</source>
        <translation>Der Wert in der Spalte „%1“ besteht aus Bytes und ist kein Text.</translation>
    </message>
    <message>
        <source>The column “%1” holds bytes, such as pictures, and no text; it is left out.</source>
        <translation>Die Spalte „%1“ enthält Bytes, etwa Bilder, und keinen Text; sie bleibt weg.</translation>
    </message>
</context>
<context>
    <name>DatabaseUrl</name>
    <message>
        <source>No database file is named.</source>
        <translation>Es ist keine Datenbankdatei angegeben.</translation>
    </message>
    <message>
        <source>Intray does not support databases of the kind &quot;%1&quot;. Name a file, such as sqlite:queue.db, or a server, such as postgresql://anna@db.example.org/intray.</source>
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
    <message>
        <source>A database in memory would be gone with the program, and nobody else could use it. Name a file.</source>
        <translation>Eine Datenbank im Arbeitsspeicher wäre mit dem Programm verloren, und niemand sonst könnte sie benutzen. Geben Sie eine Datei an.</translation>
    </message>
</context>
<context>
    <name>Decided</name>
    <message>
        <source>decided for the template “%1”</source>
        <translation>für die Vorlage „%1“ entschieden</translation>
    </message>
    <message>
        <source>decided on %1 by %2 for the template “%3”</source>
        <translation>am %1 von %2 für die Vorlage „%3“ entschieden</translation>
    </message>
</context>
<context>
    <name>DeliveryStore</name>
    <message>
        <source>The database does not keep these rows. To see each with its reason, or to save them, import the same file again as far as its last question. Nothing is added twice.</source>
        <translation>Die Datenbank bewahrt diese Zeilen nicht auf. Um jede mit ihrem Grund zu sehen oder sie zu speichern, importieren Sie dieselbe Datei noch einmal bis zur letzten Frage. Nichts wird doppelt hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>DeskAnswers</name>
    <message>
        <source>Your text is kept; you will find it under “Mine”.</source>
        <translation>Ihr Text bleibt erhalten; Sie finden ihn unter „Meine“.</translation>
    </message>
    <message>
        <source>Nothing is open in %1. New items appear in the list automatically.</source>
        <translation>In %1 ist nichts offen. Neue Vorgänge erscheinen von selbst in der Liste.</translation>
    </message>
    <message numerus="yes">
        <source>All that is left in %1 is locked by others: %n item(s).</source>
        <translation>
            <numerusform>Was in %1 noch übrig ist, ist von anderen gesperrt: %n Vorgang.</numerusform>
            <numerusform>Was in %1 noch übrig ist, ist von anderen gesperrt: %n Vorgänge.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left in %1 was returned for later; the next item is available at %2.</source>
        <translation>Was in %1 noch übrig ist, wurde für später zurückgegeben; der nächste Vorgang ist ab %2 verfügbar.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n item(s), as many as %1 allows. Finish or return one first.</source>
        <translation>
            <numerusform>Sie haben %n Vorgang, mehr erlaubt %1 nicht. Erledigen Sie ihn zuerst oder geben Sie ihn zurück.</numerusform>
            <numerusform>Sie haben %n Vorgänge, mehr erlaubt %1 nicht. Erledigen Sie zuerst einen davon oder geben Sie einen zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are not allowed to take items from %1. Ask a supervisor.</source>
        <translation>Sie dürfen keine Vorgänge aus %1 nehmen. Bitten Sie die Teamleitung darum.</translation>
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
            <numerusform>%n Feld muss korrigiert werden, bevor der Datensatz abgeschlossen werden kann.</numerusform>
            <numerusform>%n Felder müssen korrigiert werden, bevor der Datensatz abgeschlossen werden kann.</numerusform>
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
        <source>It cannot be extended any further: items of this queue can be locked for at most %1.</source>
        <translation>Die Sperre kann nicht weiter verlängert werden: Vorgänge dieser Warteschlange sind höchstens %1 gesperrt.</translation>
    </message>
    <message>
        <source>This item is locked for you until %1.</source>
        <translation>Dieser Vorgang ist bis %1 für Sie gesperrt.</translation>
    </message>
    <message>
        <source>Your lock has ended, but nobody has taken the item: you can still complete it.</source>
        <translation>Ihre Sperre ist abgelaufen, aber niemand hat den Vorgang genommen: Sie können ihn noch abschließen.</translation>
    </message>
    <message>
        <source>Your unfinished text from %1 is back in the fields.</source>
        <translation>Ihr angefangener Text, Stand %1, steht wieder in den Feldern.</translation>
    </message>
    <message>
        <source>%1 stays with you, under “Mine”.</source>
        <translation>%1 bleibt bei Ihnen, unter „Meine“.</translation>
    </message>
    <message>
        <source>%1 was taken for you in the meantime and is under “Mine”.</source>
        <translation>%1 wurde inzwischen für Sie genommen und steht unter „Meine“.</translation>
    </message>
    <message>
        <source>What you type is safe on this computer; it will be saved to the database as soon as possible.</source>
        <translation>Was Sie eingeben, ist auf diesem Rechner sicher; es wird so bald wie möglich in der Datenbank gespeichert.</translation>
    </message>
    <message>
        <source>The database cannot be reached. This is your text from %1, from this computer; it is safe.</source>
        <translation>Die Datenbank ist nicht erreichbar. Dies ist Ihr Text von diesem Rechner, Stand %1; er ist sicher.</translation>
    </message>
    <message>
        <source>The database has not confirmed whether %1 is finished. Your text is safe; Intray keeps asking until it answers.</source>
        <translation>Die Datenbank hat nicht bestätigt, ob %1 erledigt ist. Ihr Text ist sicher; Intray fragt weiter, bis sie antwortet.</translation>
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
        <translation>%1 hat diesen Vorgang um %2 genommen.</translation>
    </message>
    <message>
        <source>You took this item at %1 on %2.</source>
        <translation>Sie haben diesen Vorgang um %1 am Arbeitsplatzrechner %2 genommen.</translation>
    </message>
    <message>
        <source>You took this item again at %1, in another window.</source>
        <translation>Sie haben diesen Vorgang um %1 in einem anderen Fenster erneut genommen.</translation>
    </message>
    <message>
        <source>Your lock ended and the item went back to the queue at %1.</source>
        <translation>Ihre Sperre ist abgelaufen; der Vorgang ist seit %1 wieder in der Warteschlange.</translation>
    </message>
    <message>
        <source>%1 released this item at %2; nobody holds it now.</source>
        <translation>%1 hat diesen Vorgang freigegeben; seit %2 hat ihn niemand.</translation>
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
        <source>Nobody holds this item any more.</source>
        <translation>Dieser Vorgang ist nicht mehr gesperrt.</translation>
    </message>
    <message>
        <source>%1 will be completed as soon as the database can be reached, if you still hold it then. You can close Intray in the meantime.</source>
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
        <source>This database server does not know the item. It may be a different database, or one that lost the latest work.</source>
        <translation>Dieser Datenbankserver kennt den Vorgang nicht. Vielleicht ist es eine andere Datenbank oder eine, die das zuletzt Getane verloren hat.</translation>
    </message>
    <message>
        <source>This database server does not know your lock. It may have lost the latest work.</source>
        <translation>Dieser Datenbankserver kennt Ihre Sperre nicht; vielleicht hat er das zuletzt Getane verloren.</translation>
    </message>
    <message>
        <source>What is left in %1 needs a different person: you completed it in the previous step, so a colleague has to take it.</source>
        <translation>Was in %1 übrig ist, braucht eine andere Person: Sie haben es im vorigen Schritt abgeschlossen, also nimmt es jemand anderes.</translation>
    </message>
    <message>
        <source>This item needs a different person: you did the previous step yourself.</source>
        <translation>Dieser Vorgang braucht eine andere Person: Sie haben den vorigen Schritt selbst erledigt.</translation>
    </message>
    <message>
        <source>%1 was sent back to the previous step.</source>
        <translation>%1 wurde an den vorigen Schritt zurückgeschickt.</translation>
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
        <translation>%1 hat dies zurückgeschickt: %2</translation>
    </message>
    <message>
        <source>Items of %1 cannot be sent back.</source>
        <translation>Vorgänge von %1 können nicht zurückgeschickt werden.</translation>
    </message>
    <message>
        <source>%1 sent this item back to the previous step at %2.</source>
        <translation>%1 hat diesen Vorgang um %2 an den vorigen Schritt zurückgeschickt.</translation>
    </message>
    <message>
        <source>%1 gives out work on request: press Take next.</source>
        <translation>%1 gibt Arbeit auf Anfrage aus: Drücken Sie „Nächsten nehmen“.</translation>
    </message>
    <message>
        <source>%1 passed this item on. What %2 had typed is shown beside the fields; accept or reject each value.</source>
        <translation>%1 hat diesen Vorgang weitergegeben. Was %2 eingegeben hatte, steht neben den Feldern; nehmen Sie jeden Wert an oder lehnen Sie ihn ab.</translation>
    </message>
    <message>
        <source>%1 released this item at %2; %3 holds it now.</source>
        <translation>%1 hat diesen Vorgang freigegeben (%2); jetzt hat ihn %3.</translation>
    </message>
    <message>
        <source>%1 released this item at %2.</source>
        <translation>%1 hat diesen Vorgang freigegeben (%2).</translation>
    </message>
    <message>
        <source>The clock of this computer was set forward while Intray was running, so nothing is locked. Correct it, or restart Intray if it is right now.</source>
        <translation>Die Uhr dieses Rechners wurde vorgestellt, während Intray lief, deshalb wird nichts gesperrt. Stellen Sie sie richtig, oder starten Sie Intray neu, wenn sie jetzt stimmt.</translation>
    </message>
    <message numerus="yes">
        <source>The next item of %1 is available in %n second(s).</source>
        <translation>
            <numerusform>Der nächste Vorgang von %1 ist in %n Sekunde verfügbar.</numerusform>
            <numerusform>Der nächste Vorgang von %1 ist in %n Sekunden verfügbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program that works on this table ended your lock at %1; %2 now has the item.</source>
        <translation>Ein anderes Programm, das mit dieser Tabelle arbeitet, hat Ihre Sperre um %1 beendet; jetzt hat %2 den Vorgang.</translation>
    </message>
    <message>
        <source>Another program that works on this table ended your lock at %1.</source>
        <translation>Ein anderes Programm, das mit dieser Tabelle arbeitet, hat Ihre Sperre um %1 beendet.</translation>
    </message>
    <message>
        <source>A rule or trigger of the table of %1 prevents the next rows from being locked. Ask an administrator to change the rule or the rows.</source>
        <translation>Eine Regel oder ein Trigger der Tabelle von %1 verhindert, dass die nächsten Zeilen gesperrt werden. Bitten Sie die Administration, die Regel oder die Zeilen zu ändern.</translation>
    </message>
    <message>
        <source>%1 was merged into %2.</source>
        <translation>%1 wurde mit %2 zusammengeführt.</translation>
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
        <translation>Dieser Vorgang ist jemand anderem zugewiesen. Die Teamleitung kann ihn Ihnen oder allen zuweisen.</translation>
    </message>
    <message>
        <source>The rules of %1 were changed. The record is now checked against the new ones; what you typed is still here.</source>
        <translation>Die Regeln von %1 wurden geändert. Der Datensatz wird jetzt nach den neuen geprüft; was Sie eingegeben haben, ist noch da.</translation>
    </message>
    <message>
        <source>A file that %1 imported later has other values. They are shown beside the fields; accept or reject each.</source>
        <translation>Eine Datei, die %1 später importiert hat, hat andere Werte. Sie stehen neben den Feldern; nehmen Sie jeden an oder lehnen Sie ihn ab.</translation>
    </message>
    <message>
        <source>%1 changed this record in the meantime. The values that differ from yours are shown beside the fields; accept or reject each.</source>
        <translation>%1 hat diesen Datensatz inzwischen geändert. Die Werte, die von Ihren abweichen, stehen neben den Feldern; nehmen Sie jeden an oder lehnen Sie ihn ab.</translation>
    </message>
    <message>
        <source>%1 gave this item back to you at %2. Take it again to go on with it.</source>
        <translation>%1 hat Ihnen diesen Vorgang um %2 wieder zugewiesen. Nehmen Sie ihn erneut, um daran weiterzuarbeiten.</translation>
    </message>
    <message>
        <source>%1 is no longer locked for you.</source>
        <translation>%1 ist nicht mehr für Sie gesperrt.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are no longer locked for you: %1.</source>
        <translation>
            <numerusform>%n Vorgang ist nicht mehr für Sie gesperrt: %1.</numerusform>
            <numerusform>%n Vorgänge sind nicht mehr für Sie gesperrt: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, which had been taken in the meantime, stays with you and comes next.</source>
        <translation>%1 war inzwischen gekommen, bleibt bei Ihnen und kommt als Nächstes.</translation>
    </message>
    <message>
        <source>The queue %1 is paused. You can still finish the items that you hold.</source>
        <translation>Die Warteschlange %1 ist angehalten. Vorgänge, die Sie schon haben, können Sie noch erledigen.</translation>
    </message>
    <message>
        <source>The queue %1 is paused: “%2”. You can still finish the items that you hold.</source>
        <translation>Die Warteschlange %1 ist angehalten: „%2“. Vorgänge, die Sie schon haben, können Sie noch erledigen.</translation>
    </message>
    <message>
        <source>%1 is not finished; your text is still here.</source>
        <translation>%1 ist nicht erledigt; Ihr Text steht noch hier.</translation>
    </message>
    <message>
        <source>%1 gave this item to %2 at %3.</source>
        <translation>%1 hat diesen Vorgang um %3 an %2 gegeben.</translation>
    </message>
    <message numerus="yes">
        <source>%1 released %n item(s) that you held: %2.</source>
        <translation>
            <numerusform>%1 hat %n Vorgang freigegeben, den Sie hatten: %2.</numerusform>
            <numerusform>%1 hat %n Vorgänge freigegeben, die Sie hatten: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gave %n item(s) that you held to %2: %3.</source>
        <translation>
            <numerusform>%1 hat %n Vorgang, den Sie hatten, an %2 gegeben: %3.</numerusform>
            <numerusform>%1 hat %n Vorgänge, die Sie hatten, an %2 gegeben: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not completed: nothing can be written to the database now. Press Esc to go on typing in it.</source>
        <translation>%1 ist nicht abgeschlossen: In die Datenbank kann gerade nichts geschrieben werden. Mit Esc tippen Sie darin weiter.</translation>
    </message>
    <message>
        <source>%1 stays here: nothing can be written to the database now. Press Esc to go on typing in it.</source>
        <translation>%1 bleibt hier: In die Datenbank kann gerade nichts geschrieben werden. Mit Esc tippen Sie darin weiter.</translation>
    </message>
    <message>
        <source>%1 was not completed, because the database could not be reached. Complete it now, or press Esc to go on typing in it.</source>
        <translation>%1 wurde nicht abgeschlossen, weil die Datenbank nicht erreichbar war. Schließen Sie den Vorgang jetzt ab, oder tippen Sie mit Esc darin weiter.</translation>
    </message>
    <message>
        <source>%1 was not completed, because the database could not be reached. You can complete it now.</source>
        <translation>%1 wurde nicht abgeschlossen, weil die Datenbank nicht erreichbar war. Jetzt können Sie den Vorgang abschließen.</translation>
    </message>
    <message>
        <source>%1 stayed here, because the database could not be reached. Try again now, or press Esc to go on typing in it.</source>
        <translation>%1 ist noch hier, weil die Datenbank nicht erreichbar war. Versuchen Sie es jetzt noch einmal, oder tippen Sie mit Esc darin weiter.</translation>
    </message>
    <message>
        <source>%1 stayed here, because the database could not be reached. You can try again now.</source>
        <translation>%1 ist noch hier, weil die Datenbank nicht erreichbar war. Jetzt können Sie es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Press Esc to go on typing in %1.</source>
        <translation>Mit Esc tippen Sie in %1 weiter.</translation>
    </message>
    <message>
        <source>What you typed in the meantime was not entered: &quot;%1&quot;.</source>
        <translation>Was Sie unterdessen getippt haben, wurde nicht eingetragen: „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>What you typed in %n field(s) was reverted. Ctrl+Z brings it all back.</source>
        <translation>
            <numerusform>Was Sie in %n Feld eingegeben haben, wurde zurückgesetzt. Strg+Z bringt alles wieder.</numerusform>
            <numerusform>Was Sie in %n Feldern eingegeben haben, wurde zurückgesetzt. Strg+Z bringt alles wieder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The values are as they were before, but for %n field(s) that you have typed in since.</source>
        <translation>
            <numerusform>Die Werte sind wie zuvor, außer in %n Feld, in das Sie seither etwas eingegeben haben.</numerusform>
            <numerusform>Die Werte sind wie zuvor, außer in %n Feldern, in die Sie seither etwas eingegeben haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 proposes other values for this record. They are shown beside the fields; accept or reject each.</source>
        <translation>%1 schlägt für diesen Datensatz andere Werte vor. Sie stehen neben den Feldern; nehmen Sie jeden an oder lehnen Sie ihn ab.</translation>
    </message>
    <message>
        <source>%1 still has this item. Take it again once it is free.</source>
        <translation>%1 hat diesen Vorgang noch. Nehmen Sie ihn wieder, sobald er frei ist.</translation>
    </message>
    <message numerus="yes">
        <source>You took %n item(s). Completing leads through them; Return gives back one or all.</source>
        <translation>
            <numerusform>Sie haben %n Vorgang genommen. Abschließen führt durch alle; Zurückgeben gibt einen oder alle zurück.</numerusform>
            <numerusform>Sie haben %n Vorgänge genommen. Abschließen führt durch alle; Zurückgeben gibt einen oder alle zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>It comes to you again only when nothing else is left, or when you pick it.</source>
        <translation>Der Vorgang kommt erst wieder zu Ihnen, wenn nichts anderes mehr da ist oder wenn Sie ihn auswählen.</translation>
    </message>
    <message>
        <source>%1 came next in the queue; the search does not find it.</source>
        <translation>%1 kam in der Warteschlange als Nächstes; die Suche findet es nicht.</translation>
    </message>
    <message>
        <source>%1 came next in the queue; the filter does not find it.</source>
        <translation>%1 kam in der Warteschlange als Nächstes; der Filter findet es nicht.</translation>
    </message>
    <message>
        <source>No open item that the search or filter finds is left to take.</source>
        <translation>Von dem, was Suche oder Filter finden, ist kein offener Vorgang mehr zu nehmen.</translation>
    </message>
    <message numerus="yes">
        <source>%n doubt(s) were left open.</source>
        <translation>
            <numerusform>%n zweifelhafte Stelle blieb offen.</numerusform>
            <numerusform>%n zweifelhafte Stellen blieben offen.</numerusform>
        </translation>
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
        <source>There is nothing to undo: that is possible for ten seconds after finishing an item.</source>
        <translation>Es gibt nichts zurückzuholen: Das geht zehn Sekunden lang, nachdem ein Vorgang erledigt wurde.</translation>
    </message>
    <message>
        <source>No record is open whose text could be saved.</source>
        <translation>Es ist kein Datensatz geöffnet, dessen Text gespeichert werden könnte.</translation>
    </message>
    <message>
        <source>This is only for a record whose lock was lost.</source>
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
        <source>You no longer hold this item. Take it again first; your text is kept.</source>
        <translation>Sie haben diesen Vorgang nicht mehr. Nehmen Sie ihn zuerst erneut; Ihr Text bleibt erhalten.</translation>
    </message>
    <message>
        <source>No record is open. Take an item first.</source>
        <translation>Es ist kein Datensatz geöffnet. Nehmen Sie zuerst einen Vorgang.</translation>
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
        <source>There is no previous step to send the item back to.</source>
        <translation>Es gibt keinen vorigen Schritt, an den der Vorgang zurückgeschickt werden könnte.</translation>
    </message>
    <message>
        <source>Intray is already looking for work.</source>
        <translation>Es wird schon nach Arbeit gesucht.</translation>
    </message>
    <message>
        <source>It is too late to undo %1: that is possible for ten seconds. A supervisor can reopen it.</source>
        <translation>Es ist zu spät, %1 zurückzuholen: Das geht zehn Sekunden lang. Die Teamleitung kann den Vorgang wieder öffnen.</translation>
    </message>
    <message>
        <source>There is no record to write a note on.</source>
        <translation>Es gibt keinen Datensatz, zu dem eine Notiz geschrieben werden könnte.</translation>
    </message>
    <message>
        <source>A record is open. What else is yours is in the list of your items.</source>
        <translation>Ein Datensatz ist geöffnet. Was Ihnen sonst noch gehört, steht in der Liste Ihrer Vorgänge.</translation>
    </message>
    <message>
        <source>No search or filter is on in the list of open items.</source>
        <translation>In der Liste der offenen Vorgänge ist weder eine Suche noch ein Filter eingestellt.</translation>
    </message>
</context>
<context>
    <name>DraftJournal</name>
    <message>
        <source>What you type cannot be saved on this computer because its disk is full. Free some space; Intray keeps trying.</source>
        <translation>Was Sie eingeben, kann auf diesem Rechner nicht gespeichert werden, weil sein Datenträger voll ist. Schaffen Sie Platz; Intray versucht es weiter.</translation>
    </message>
    <message>
        <source>What you type cannot be saved on this computer because the folder for drafts cannot be written to. Intray keeps trying.</source>
        <translation>Was Sie eingeben, kann auf diesem Rechner nicht gespeichert werden, weil in den Ordner für Entwürfe nicht geschrieben werden kann. Intray versucht es weiter.</translation>
    </message>
</context>
<context>
    <name>EditedRule</name>
    <message>
        <source>Choose the two fields to compare.</source>
        <translation>Wählen Sie die beiden Felder, die verglichen werden.</translation>
    </message>
    <message>
        <source>Choose a field on each side, and its values where needed.</source>
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
    <name>Examples</name>
    <message>
        <source>Enter a whole number like %1.</source>
        <translation>Geben Sie eine ganze Zahl wie %1 ein.</translation>
    </message>
    <message>
        <source>Usually a whole number like %1.</source>
        <translation>Meist steht hier eine ganze Zahl wie %1.</translation>
    </message>
    <message>
        <source>Each value is a whole number like %1.</source>
        <translation>Jeder Wert ist eine ganze Zahl wie %1.</translation>
    </message>
    <message>
        <source>Enter a number like %1.</source>
        <translation>Geben Sie eine Zahl wie %1 ein.</translation>
    </message>
    <message>
        <source>Usually a number like %1.</source>
        <translation>Meist steht hier eine Zahl wie %1.</translation>
    </message>
    <message>
        <source>Each value is a number like %1.</source>
        <translation>Jeder Wert ist eine Zahl wie %1.</translation>
    </message>
    <message>
        <source>Enter a real date like %1.</source>
        <translation>Geben Sie ein wirkliches Datum wie %1 ein.</translation>
    </message>
    <message>
        <source>Usually a real date like %1.</source>
        <translation>Meist steht hier ein wirkliches Datum wie %1.</translation>
    </message>
    <message>
        <source>Each value is a real date like %1.</source>
        <translation>Jeder Wert ist ein wirkliches Datum wie %1.</translation>
    </message>
    <message>
        <source>Enter a time like %1.</source>
        <translation>Geben Sie eine Uhrzeit wie %1 ein.</translation>
    </message>
    <message>
        <source>Usually a time like %1.</source>
        <translation>Meist steht hier eine Uhrzeit wie %1.</translation>
    </message>
    <message>
        <source>Each value is a time like %1.</source>
        <translation>Jeder Wert ist eine Uhrzeit wie %1.</translation>
    </message>
    <message>
        <source>Enter a date and time like %1.</source>
        <translation>Geben Sie Datum und Uhrzeit wie %1 ein.</translation>
    </message>
    <message>
        <source>Usually a date and time like %1.</source>
        <translation>Meist steht hier Datum und Uhrzeit wie %1.</translation>
    </message>
    <message>
        <source>Each value is a date and time like %1.</source>
        <translation>Jeder Wert besteht aus Datum und Uhrzeit wie %1.</translation>
    </message>
    <message>
        <source>Enter an e-mail address like %1.</source>
        <translation>Geben Sie eine E-Mail-Adresse wie %1 ein.</translation>
    </message>
    <message>
        <source>Usually an e-mail address like %1.</source>
        <translation>Meist steht hier eine E-Mail-Adresse wie %1.</translation>
    </message>
    <message>
        <source>Each value is an e-mail address like %1.</source>
        <translation>Jeder Wert ist eine E-Mail-Adresse wie %1.</translation>
    </message>
    <message>
        <source>Enter a phone number like %1.</source>
        <translation>Geben Sie eine Telefonnummer wie %1 ein.</translation>
    </message>
    <message>
        <source>Usually a phone number like %1.</source>
        <translation>Meist steht hier eine Telefonnummer wie %1.</translation>
    </message>
    <message>
        <source>Each value is a phone number like %1.</source>
        <translation>Jeder Wert ist eine Telefonnummer wie %1.</translation>
    </message>
    <message>
        <source>Enter a web address like %1.</source>
        <translation>Geben Sie eine Webadresse wie %1 ein.</translation>
    </message>
    <message>
        <source>Usually a web address like %1.</source>
        <translation>Meist steht hier eine Webadresse wie %1.</translation>
    </message>
    <message>
        <source>Each value is a web address like %1.</source>
        <translation>Jeder Wert ist eine Webadresse wie %1.</translation>
    </message>
    <message>
        <source>Enter yes or no.</source>
        <translation>Geben Sie Ja oder Nein ein.</translation>
    </message>
    <message>
        <source>Usually yes or no.</source>
        <translation>Meist steht hier Ja oder Nein.</translation>
    </message>
    <message>
        <source>Each value is yes or no.</source>
        <translation>Jeder Wert ist Ja oder Nein.</translation>
    </message>
    <message>
        <source>Enter a date like %1.</source>
        <translation>Geben Sie ein Datum wie %1 ein.</translation>
    </message>
    <message>
        <source>Enter an address like %1.</source>
        <translation>Geben Sie eine Adresse wie %1 ein.</translation>
    </message>
    <message>
        <source>Enter a UUID of 32 hexadecimal digits in five groups.</source>
        <translation>Geben Sie eine UUID aus 32 hexadezimalen Ziffern in fünf Gruppen ein.</translation>
    </message>
    <message>
        <source>Enter an IP address like %1.</source>
        <translation>Geben Sie eine IP-Adresse wie %1 ein.</translation>
    </message>
    <message>
        <source>Write it like %1.</source>
        <translation>Bitte schreiben wie %1.</translation>
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
        <source>Nothing matches, so the file has no rows.</source>
        <translation>Nichts passt zur Auswahl, darum hat die Datei keine Zeilen.</translation>
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
    <message numerus="yes">
        <source>They are in %n sheet(s), because one holds 1,048,576 rows.</source>
        <translation>
            <numerusform>Sie stehen in %n Tabellenblatt, weil eines 1.048.576 Zeilen fasst.</numerusform>
            <numerusform>Sie stehen in %n Tabellenblättern, weil eines 1.048.576 Zeilen fasst.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>The export was cancelled. No file was written.</source>
        <translation>Der Export wurde abgebrochen. Es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>The queue “%1” has no field “%2”. Its rules show its fields.</source>
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
    <name>FieldPasting</name>
    <message>
        <source>There are characters here that cannot be seen: %1.</source>
        <translation>Hier stehen Zeichen, die man nicht sieht: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Is this right? It is not one of the %n usual value(s).</source>
        <translation>
            <numerusform>Stimmt das? Es ist nicht der %n übliche Wert.</numerusform>
            <numerusform>Stimmt das? Es ist keiner der %n üblichen Werte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: %3 would have %L1 characters, and it can have %L2 at most.</source>
        <translation>Nichts wurde eingefügt: %3 hätte %L1 Zeichen und kann höchstens %L2 haben.</translation>
    </message>
    <message>
        <source>Nothing was pasted: %3 would have %L1 bytes, and it can have %L2 at most.</source>
        <translation>Nichts wurde eingefügt: %3 hätte %L1 Bytes und kann höchstens %L2 haben.</translation>
    </message>
    <message>
        <source>Is this right? Usual here is only “%1”.</source>
        <translation>Stimmt das? Üblich ist hier nur „%1“.</translation>
    </message>
</context>
<context>
    <name>FieldRemarks</name>
    <message>
        <source>was missing</source>
        <translation>fehlte</translation>
    </message>
    <message>
        <source>missing in the import</source>
        <translation>fehlt im Import</translation>
    </message>
    <message>
        <source>was empty</source>
        <translation>war leer</translation>
    </message>
    <message>
        <source>empty in the import</source>
        <translation>im Import leer</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>vorher %1</translation>
    </message>
    <message>
        <source>imported as %1</source>
        <translation>importiert als %1</translation>
    </message>
</context>
<context>
    <name>FieldRules</name>
    <message>
        <source>Enter a whole number, such as 12.</source>
        <translation>Schreiben Sie eine ganze Zahl, etwa 12.</translation>
    </message>
    <message>
        <source>Enter true or false.</source>
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
        <source>This does not match the pattern %1.</source>
        <translation>Das passt nicht zum Muster %1.</translation>
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
        <source>The rule for this field is too complex to check on this text. Shorten the text, or tell a supervisor.</source>
        <translation>Die Regel für dieses Feld ist zu aufwendig, um diesen Text zu prüfen. Kürzen Sie den Text oder sagen Sie der Teamleitung Bescheid.</translation>
    </message>
    <message>
        <source>This must not contain “%1”: it is not one of the known values.</source>
        <translation>Hier darf „%1“ nicht stehen: Es ist keiner der bekannten Werte.</translation>
    </message>
    <message>
        <source>This was imported as “%1”, but the field stores numbers like %2. Type it again to store it that way.</source>
        <translation>Das wurde als „%1“ importiert, aber das Feld speichert Zahlen in der Form %2. Geben Sie es noch einmal ein, dann wird es so gespeichert.</translation>
    </message>
    <message>
        <source>Enter a number, such as 12 or %1.</source>
        <translation>Schreiben Sie eine Zahl, etwa 12 oder %1.</translation>
    </message>
    <message>
        <source>There are spaces before and behind the text. Delete them.</source>
        <translation>Vor und hinter dem Text stehen Leerzeichen. Löschen Sie sie.</translation>
    </message>
    <message>
        <source>There is a space before the text. Delete it.</source>
        <translation>Vor dem Text steht ein Leerzeichen. Löschen Sie es.</translation>
    </message>
    <message>
        <source>There is a space behind the text. Delete it.</source>
        <translation>Hinter dem Text steht ein Leerzeichen. Löschen Sie es.</translation>
    </message>
</context>
<context>
    <name>FieldSentences</name>
    <message numerus="yes">
        <source>At most %n character(s).</source>
        <translation>
            <numerusform>Höchstens %n Zeichen.</numerusform>
            <numerusform>Höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Says where the scan is.</source>
        <translation>Sagt, wo der Scan liegt.</translation>
    </message>
    <message>
        <source>Says which attached file is the scan.</source>
        <translation>Sagt, welche angehängte Datei der Scan ist.</translation>
    </message>
    <message>
        <source>%1, required.</source>
        <translation>%1, Pflichtfeld.</translation>
    </message>
    <message>
        <source>%1, may be empty.</source>
        <translation>%1, darf leer sein.</translation>
    </message>
    <message>
        <source>Different in every record.</source>
        <translation>In jedem Datensatz anders.</translation>
    </message>
    <message>
        <source>Read-only at the desk.</source>
        <translation>Am Arbeitsplatz nicht änderbar.</translation>
    </message>
    <message>
        <source>Proposes %1 for other ways to write it.</source>
        <translation>Schlägt %1 für andere Schreibweisen vor.</translation>
    </message>
    <message numerus="yes">
        <source>Proposes the nearest of %n value(s).</source>
        <translation>
            <numerusform>Schlägt den einen Wert vor.</numerusform>
            <numerusform>Schlägt den nächsten von %n Werten vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Words are looked up in the dictionary %1.</source>
        <translation>Wörter werden im Wörterbuch %1 nachgesehen.</translation>
    </message>
    <message>
        <source>As usual, without a dictionary.</source>
        <translation>Wie üblich, ohne Wörterbuch.</translation>
    </message>
    <message>
        <source>Shown in the lists.</source>
        <translation>In den Listen zu sehen.</translation>
    </message>
    <message>
        <source>Not in the lists.</source>
        <translation>Nicht in den Listen.</translation>
    </message>
    <message>
        <source>In the group %1.</source>
        <translation>In der Gruppe %1.</translation>
    </message>
    <message>
        <source>Has several lines.</source>
        <translation>Hat mehrere Zeilen.</translation>
    </message>
    <message>
        <source>No value: %1.</source>
        <translation>Kein Wert: %1.</translation>
    </message>
    <message>
        <source>Its values are those of the table %1.</source>
        <translation>Seine Werte sind die der Tabelle %1.</translation>
    </message>
    <message>
        <source>Pattern, length, lookup, scan: all as usual.</source>
        <translation>Muster, Länge, Nachschlagetabelle, Scan: wie üblich.</translation>
    </message>
    <message>
        <source>No text means “no value”, as usual.</source>
        <translation>Kein Text heißt „kein Wert“, wie üblich.</translation>
    </message>
    <message>
        <source>Keeps to a pattern.</source>
        <translation>Folgt einem Muster.</translation>
    </message>
    <message>
        <source>%1, written like %2</source>
        <translation>%1, geschrieben wie %2</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
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
    <name>FileKind</name>
    <message>
        <source>“%1” is a pipe or a device and cannot be read twice. Save what comes from it as a file, and import that file.</source>
        <translation>„%1“ ist eine Pipe oder ein Gerät und kann nicht zweimal gelesen werden. Speichern Sie, was daraus kommt, als Datei, und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>The file “%1” is an office document, not a spreadsheet. If it has a table, save that as a spreadsheet or as CSV, and import that file.</source>
        <translation>Die Datei „%1“ ist ein Office-Dokument und kein Tabellendokument. Wenn sie eine Tabelle hat, speichern Sie diese als Tabellendokument oder als CSV und importieren Sie diese Datei.</translation>
    </message>
    <message>
        <source>The file “%1” is not a text file. Intray reads CSV and other delimited text, JSON lines, spreadsheets (.xlsx, .ods) and Access files.</source>
        <translation>Die Datei „%1“ ist keine Textdatei. Intray liest CSV und anderen getrennten Text, JSON Lines, Tabellendokumente (.xlsx, .ods) und Access-Dateien.</translation>
    </message>
    <message>
        <source>The first line of the file “%1” is not a complete object of JSON. Intray reads JSON lines: one complete object per line.</source>
        <translation>Die erste Zeile der Datei „%1“ ist kein ganzes JSON-Objekt. Intray liest JSON Lines: in jeder Zeile ein ganzes Objekt.</translation>
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
    <message>
        <source>Its name is not UTF-8. Rename the file, and put it into the folder again.</source>
        <translation>Ihr Name ist kein UTF-8. Benennen Sie die Datei um, und legen Sie sie noch einmal in den Ordner.</translation>
    </message>
    <message>
        <source>%1 stays where it is for now: another program has it open for writing.</source>
        <translation>%1 bleibt vorerst liegen: Ein anderes Programm hat die Datei zum Schreiben offen.</translation>
    </message>
    <message>
        <source>%1 has changed since it failed. Put it into the folder again when it is complete.</source>
        <translation>%1 wurde geändert, seit die Datei gescheitert ist. Legen Sie sie noch einmal in den Ordner, wenn sie fertig ist.</translation>
    </message>
    <message>
        <source>%1 was written to after it had been imported. It is imported again as a whole.</source>
        <translation>In %1 wurde geschrieben, nachdem die Datei importiert war. Sie wird noch einmal als Ganzes importiert.</translation>
    </message>
    <message>
        <source>%1 was written to while it was imported. It is imported again as a whole when it is complete.</source>
        <translation>In %1 wurde geschrieben, während die Datei importiert wurde. Sie wird noch einmal als Ganzes importiert, wenn sie fertig ist.</translation>
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
        <source>To get them all as a file, import again and tick &quot;Save rejected and differing rows to a file&quot;. Nothing is added twice.</source>
        <translation>Um alle als Datei zu bekommen, importieren Sie noch einmal und kreuzen Sie „Abgelehnte und abweichende Zeilen in eine Datei schreiben“ an. Nichts wird doppelt hinzugefügt.</translation>
    </message>
    <message>
        <source>Import of %1: %2</source>
        <translation>Import von %1: %2</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was imported.</source>
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
        <source>%n record(s) that had been dismissed are back.</source>
        <translation>
            <numerusform>%n Datensatz, der verworfen war, ist wieder da.</numerusform>
            <numerusform>%n Datensätze, die verworfen waren, sind wieder da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values are proposed for %n record(s).</source>
        <translation>
            <numerusform>Für %n Datensatz werden Werte vorgeschlagen.</numerusform>
            <numerusform>Für %n Datensätze werden Werte vorgeschlagen.</numerusform>
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
        <source>%n waiting record(s) are missing in the file: see Queues, Deliveries.</source>
        <translation>
            <numerusform>In der Datei fehlt %n wartender Datensatz: siehe Warteschlangen, Lieferungen.</numerusform>
            <numerusform>In der Datei fehlen %n wartende Datensätze: siehe Warteschlangen, Lieferungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All rejected and differing rows are in the file “%1”.</source>
        <translation>Alle abgelehnten und abweichenden Zeilen stehen in der Datei „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected at once.</source>
        <translation>
            <numerusform>%n Datensatz wurde sofort korrigiert.</numerusform>
            <numerusform>%n Datensätze wurden sofort korrigiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) are there already.</source>
        <translation>
            <numerusform>%Ln Zeile ist schon vorhanden.</numerusform>
            <numerusform>%Ln Zeilen sind schon vorhanden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) are there already with other values.</source>
        <translation>
            <numerusform>%Ln Zeile ist schon mit anderen Werten vorhanden.</numerusform>
            <numerusform>%Ln Zeilen sind schon mit anderen Werten vorhanden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) would be rejected.</source>
        <translation>
            <numerusform>%Ln Zeile würde abgelehnt.</numerusform>
            <numerusform>%Ln Zeilen würden abgelehnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) were rejected.</source>
        <translation>
            <numerusform>%Ln Zeile wurde abgelehnt.</numerusform>
            <numerusform>%Ln Zeilen wurden abgelehnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) would be added.</source>
        <translation>
            <numerusform>%Ln Datensatz würde hinzugefügt.</numerusform>
            <numerusform>%Ln Datensätze würden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were added.</source>
        <translation>
            <numerusform>%Ln Datensatz wurde hinzugefügt.</numerusform>
            <numerusform>%Ln Datensätze wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Es wurde nichts hinzugefügt.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Es wurde nichts geändert.</translation>
    </message>
</context>
<context>
    <name>Importer</name>
    <message>
        <source>“%1” cannot be the name of a queue. Use letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;, at most 64 characters.</source>
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
        <source>The import was cancelled. Nothing was imported.</source>
        <translation>Der Import wurde abgebrochen. Es wurde nichts importiert.</translation>
    </message>
    <message>
        <source>No columns tell all rows of the file apart, so each row is its own key. The same row is not added twice; a changed row is imported as a new one.</source>
        <translation>Keine Spalten unterscheiden alle Zeilen der Datei, darum ist jede Zeile ihr eigener Schlüssel. Dieselbe Zeile wird nicht zweimal hinzugefügt; eine geänderte wird als neue importiert.</translation>
    </message>
    <message>
        <source>Rows further down share “%1”, so the key is “%2”.</source>
        <translation>Weiter unten stimmen Zeilen in „%1“ überein, darum ist der Schlüssel „%2“.</translation>
    </message>
    <message>
        <source>No row was imported, so the queue was not created.</source>
        <translation>Keine Zeile wurde importiert, darum wurde die Warteschlange nicht angelegt.</translation>
    </message>
    <message>
        <source>The queue already has a record with the key “%1”, and it differs.</source>
        <translation>Die Warteschlange hat schon einen Datensatz mit dem Schlüssel „%1“, und er ist anders.</translation>
    </message>
    <message>
        <source>It is not known whether the rows were imported. Import the file again as soon as the database answers: nothing is added twice.</source>
        <translation>Es ist nicht bekannt, ob die Zeilen importiert wurden. Importieren Sie die Datei noch einmal, sobald die Datenbank antwortet: Nichts wird doppelt hinzugefügt.</translation>
    </message>
    <message numerus="yes">
        <source>The import was accepted and is not lost, but some of its %n row(s) cannot be seen yet. They will appear when Intray is restarted or imports again.</source>
        <translation>
            <numerusform>Der Import wurde angenommen und geht nicht verloren, aber seine %n Zeile ist noch nicht zu sehen. Sie erscheint, wenn Intray gestartet wird oder wieder importiert.</numerusform>
            <numerusform>Der Import wurde angenommen und geht nicht verloren, aber einige seiner %n Zeilen sind noch nicht zu sehen. Sie erscheinen, wenn Intray gestartet wird oder wieder importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has none of the columns of the queue “%1”, which are: %2. It seems to belong to a different queue.</source>
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
        <source>Nothing was imported.</source>
        <translation>Es wurde nichts importiert.</translation>
    </message>
    <message>
        <source>So far each row of this queue was its own key, so rows that it already has are imported again.</source>
        <translation>Bisher war jede Zeile dieser Warteschlange ihr eigener Schlüssel, deshalb werden Zeilen, die sie schon hat, noch einmal importiert.</translation>
    </message>
    <message>
        <source>So far the key of this queue was “%1”, so records that it already has are imported again.</source>
        <translation>Bisher war der Schlüssel dieser Warteschlange „%1“, deshalb werden Datensätze, die sie schon hat, noch einmal importiert.</translation>
    </message>
    <message>
        <source>Line %1: %2 Nothing was imported.</source>
        <translation>Zeile %1: %2 Es wurde nichts importiert.</translation>
    </message>
    <message>
        <source>The same file was imported on %1, as delivery %2.</source>
        <translation>Dieselbe Datei wurde am %1 als Lieferung %2 importiert.</translation>
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
        <source>A database is imported alone, not together with files.</source>
        <translation>Eine Datenbank wird für sich allein importiert, nicht zusammen mit Dateien.</translation>
    </message>
    <message>
        <source>The file “%1” is named twice.</source>
        <translation>Die Datei „%1“ ist zweimal genannt.</translation>
    </message>
    <message>
        <source>The file “%1” is of a different kind than “%2”. Import them one by one.</source>
        <translation>Die Datei „%1“ ist von anderer Art als „%2“. Importieren Sie sie einzeln.</translation>
    </message>
    <message>
        <source>The file “%1” has other columns than “%2”.</source>
        <translation>Die Datei „%1“ hat andere Spalten als „%2“.</translation>
    </message>
    <message>
        <source>You cannot see the items of this queue, so rows that it already has count as new in a check.</source>
        <translation>Sie sehen die Vorgänge dieser Warteschlange nicht, darum zählen Zeilen, die es dort schon gibt, bei der Prüfung als neu.</translation>
    </message>
    <message>
        <source>The same files were imported on %1, as delivery %2.</source>
        <translation>Dieselben Dateien wurden am %1 als Lieferung %2 importiert.</translation>
    </message>
    <message>
        <source>The file “%1” was changed or removed while it was read. Nothing was imported. Import it again when nobody is writing to it.</source>
        <translation>Die Datei „%1“ wurde geändert oder entfernt, während sie gelesen wurde. Es wurde nichts importiert. Importieren Sie sie noch einmal, sobald niemand mehr daran schreibt.</translation>
    </message>
    <message>
        <source>An earlier row of these files has the same key, “%1”.</source>
        <translation>Eine frühere Zeile dieser Dateien hat denselben Schlüssel, „%1“.</translation>
    </message>
    <message>
        <source>The file “%1” has the same content as “%2”.</source>
        <translation>Die Datei „%1“ hat denselben Inhalt wie „%2“.</translation>
    </message>
    <message>
        <source>The file “%1” is the same file as “%2”, under another name.</source>
        <translation>Die Datei „%1“ ist dieselbe Datei wie „%2“, unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>With the columns of this file the queue would have %1 fields, and it can have at most %2. Leave columns out, or write what repeats as rows. Nothing was imported.</source>
        <translation>Mit den Spalten dieser Datei hätte die Warteschlange %1 Felder, und sie kann höchstens %2 haben. Lassen Sie Spalten weg, oder schreiben Sie, was sich wiederholt, in Zeilen. Es wurde nichts importiert.</translation>
    </message>
    <message>
        <source>If the file is right, choose what becomes of new columns by --columns add or --columns ignore.</source>
        <translation>Wenn die Datei stimmt, wählen Sie mit --columns add oder --columns ignore, was aus neuen Spalten wird.</translation>
    </message>
    <message>
        <source>If the file is right, choose what becomes of new columns.</source>
        <translation>Wenn die Datei stimmt, wählen Sie, was aus neuen Spalten wird.</translation>
    </message>
    <message numerus="yes">
        <source>If it does, choose it as the key: %n row(s) will be rejected. Else choose others.</source>
        <translation>
            <numerusform>Wenn ja, wählen Sie sie als Schlüssel: %n Zeile wird abgelehnt. Sonst wählen Sie andere.</numerusform>
            <numerusform>Wenn ja, wählen Sie sie als Schlüssel: %n Zeilen werden abgelehnt. Sonst wählen Sie andere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose the key: --key %1 rejects %n row(s), --key %2 none.</source>
        <translation>
            <numerusform>Wählen Sie den Schlüssel: --key %1 lehnt %n Zeile ab, --key %2 keine.</numerusform>
            <numerusform>Wählen Sie den Schlüssel: --key %1 lehnt %n Zeilen ab, --key %2 keine.</numerusform>
        </translation>
    </message>
    <message>
        <source>The schema of this queue does not say that its key is “%1”, so the key can be changed at the desk. A supervisor can add that to the schema.</source>
        <translation>Das Schema dieser Warteschlange sagt nicht, dass ihr Schlüssel „%1“ ist, also kann er am Arbeitsplatz geändert werden. Die Teamleitung kann das im Schema ergänzen.</translation>
    </message>
    <message>
        <source>Not everything could be corrected at once. %1</source>
        <translation>Nicht alles konnte sofort korrigiert werden. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected at once, as was decided for the template “%1”. The imported values are kept.</source>
        <translation>
            <numerusform>%n Datensatz wurde sofort korrigiert, wie es für die Vorlage „%1“ entschieden ist. Der importierte Wert bleibt erhalten.</numerusform>
            <numerusform>%n Datensätze wurden sofort korrigiert, wie es für die Vorlage „%1“ entschieden ist. Die importierten Werte bleiben erhalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have proposals, as was decided for the template “%1”.</source>
        <translation>
            <numerusform>%n Datensatz hat Vorschläge, wie es für die Vorlage „%1“ entschieden ist.</numerusform>
            <numerusform>%n Datensätze haben Vorschläge, wie es für die Vorlage „%1“ entschieden ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>They were not corrected at once, because only supervisors may do that.</source>
        <translation>Sie wurden nicht sofort korrigiert, weil das nur die Teamleitung darf.</translation>
    </message>
    <message>
        <source>An earlier row of these files is the same, with all its values.</source>
        <translation>Eine frühere Zeile dieser Dateien ist mit allen Werten dieselbe.</translation>
    </message>
    <message>
        <source>An earlier row of the file is the same, with all its values.</source>
        <translation>Eine frühere Zeile der Datei ist mit allen Werten dieselbe.</translation>
    </message>
</context>
<context>
    <name>ItemColumns</name>
    <message>
        <source>passed unopened</source>
        <translation>ungeöffnet durchgegangen</translation>
    </message>
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
        <source>The file “%1” has no records: there is nothing to import.</source>
        <translation>Die Datei „%1“ hat keine Datensätze: Es gibt nichts zu importieren.</translation>
    </message>
    <message>
        <source>The line is not JSON: %1 at character %2.</source>
        <translation>Die Zeile ist kein JSON: %1 bei Zeichen %2.</translation>
    </message>
    <message>
        <source>The line is not a JSON object.</source>
        <translation>Die Zeile ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The number %1 has too many digits to be stored. Write it in quotation marks.</source>
        <translation>Die Zahl %1 hat mehr Stellen, als behalten werden können. Schreiben Sie sie in Anführungszeichen.</translation>
    </message>
    <message>
        <source>The line is not in the form of an export, unlike the first one.</source>
        <translation>Die Zeile ist nicht so, wie ein Export sie schreibt; die erste ist es.</translation>
    </message>
    <message>
        <source>The record has no fields.</source>
        <translation>Der Datensatz hat keine Felder.</translation>
    </message>
    <message>
        <source>The field “%1” occurs twice in the line.</source>
        <translation>Das Feld „%1“ steht zweimal in der Zeile.</translation>
    </message>
    <message>
        <source>A field of the line has no name.</source>
        <translation>Ein Feld der Zeile hat keinen Namen.</translation>
    </message>
    <message>
        <source>With line %1 the file has more than the %2 fields that a queue can have. If names of fields are values there, write them as values.</source>
        <translation>Mit Zeile %1 hat die Datei mehr als die %2 Felder, die eine Warteschlange haben kann. Wenn dort Namen von Feldern Werte sind, schreiben Sie sie als Werte.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>There are bytes in the line that are not %1.</source>
        <translation>Die Zeile enthält Bytes, die nicht zu %1 gehören.</translation>
    </message>
    <message>
        <source>No line of the file “%1” can be read. %2</source>
        <translation>Keine Zeile der Datei „%1“ kann gelesen werden. %2</translation>
    </message>
</context>
<context>
    <name>KeptSeals</name>
    <message>
        <source>A seal that this computer has kept is not in the database any more: the end of its history is lost. &quot;intrayctl audit&quot; says more.</source>
        <translation>Ein Siegel, das dieser Rechner aufgehoben hat, ist nicht mehr in der Datenbank: Das Ende ihres Verlaufs ist verloren. Mehr sagt „intrayctl audit“.</translation>
    </message>
</context>
<context>
    <name>KeyDoubt</name>
    <message numerus="yes">
        <source>%n row(s) have a value there that an earlier row has, too: %1.</source>
        <translation>
            <numerusform>%n Zeile hat dort einen Wert, den auch eine frühere hat: %1.</numerusform>
            <numerusform>%n Zeilen haben dort einen Wert, den auch eine frühere hat: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have no value there.</source>
        <translation>
            <numerusform>%n Zeile hat dort keinen Wert.</numerusform>
            <numerusform>%n Zeilen haben dort keinen Wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” in lines %2 and %3</source>
        <translation>„%1“ in den Zeilen %2 und %3</translation>
    </message>
    <message>
        <source>“%1” looks as if it should.</source>
        <translation>„%1“ sieht danach aus.</translation>
    </message>
    <message>
        <source>Which column identifies a record?</source>
        <translation>Welche Spalte kennzeichnet einen Datensatz?</translation>
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
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>IP-Adresse</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>The corrections of others are for supervisors. You can see your own: add --mine.</source>
        <translation>Die Korrekturen anderer sind für die Teamleitung. Ihre eigenen sehen Sie mit --mine.</translation>
    </message>
</context>
<context>
    <name>ListFilter</name>
    <message>
        <source>The filter “%1” is damaged in the database and cannot be used. Save it again under this name, or remove it.</source>
        <translation>Der Filter „%1“ ist in der Datenbank beschädigt und kann nicht verwendet werden. Speichern Sie ihn neu unter diesem Namen oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>A filter needs a name.</source>
        <translation>Ein Filter braucht einen Namen.</translation>
    </message>
    <message>
        <source>The name of a filter can have %1 characters at most. Choose a shorter one.</source>
        <translation>Der Name eines Filters kann höchstens %1 Zeichen haben. Wählen Sie einen kürzeren.</translation>
    </message>
    <message>
        <source>The name has a character that cannot be seen, or that turns the others around. Type the name without it.</source>
        <translation>Der Name hat ein Zeichen, das man nicht sieht oder das die anderen umdreht. Geben Sie den Namen ohne dieses Zeichen ein.</translation>
    </message>
</context>
<context>
    <name>LookupFaults</name>
    <message>
        <source>The lookup table “%1” does not have it.</source>
        <translation>Die Nachschlagetabelle „%1“ hat es nicht.</translation>
    </message>
    <message>
        <source>In the lookup table “%1”, %2 is “%3” here.</source>
        <translation>In der Nachschlagetabelle „%1“ ist %2 hier „%3“.</translation>
    </message>
</context>
<context>
    <name>LookupLoading</name>
    <message>
        <source>The loading was cancelled. Nothing has changed.</source>
        <translation>Das Laden wurde abgebrochen. Es hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>Give the lookup table a name of 1 to 255 characters.</source>
        <translation>Geben Sie der Nachschlagetabelle einen Namen mit 1 bis 255 Zeichen.</translation>
    </message>
    <message>
        <source>There is no column “%1”. There are: %2.</source>
        <translation>Es gibt keine Spalte „%1“. Es gibt: %2.</translation>
    </message>
    <message>
        <source>Line %1 cannot be read: %2 Nothing has changed.</source>
        <translation>Zeile %1 kann nicht gelesen werden: %2 Es hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>The value in line %1 is longer than %2 characters. Nothing has changed.</source>
        <translation>Der Wert in Zeile %1 ist länger als %2 Zeichen. Es hat sich nichts geändert.</translation>
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
        <source>If you close Intray now, the import is cancelled and none of its rows are imported.</source>
        <translation>Wenn Sie Intray jetzt schließen, wird der Import abgebrochen, und keine seiner Zeilen wird importiert.</translation>
    </message>
    <message>
        <source>&amp;Continue importing</source>
        <translation>&amp;Weiter importieren</translation>
    </message>
    <message>
        <source>Cancel &amp;import and close</source>
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
        <source>If you close Intray now, the export is cancelled and no file is written.</source>
        <translation>Wenn Sie Intray jetzt schließen, wird der Export abgebrochen, und es wird keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>&amp;Continue exporting</source>
        <translation>&amp;Weiter exportieren</translation>
    </message>
    <message>
        <source>Cancel &amp;export and close</source>
        <translation>Export abbrechen und s&amp;chließen</translation>
    </message>
    <message>
        <source>P&amp;ages</source>
        <translation>Tea&amp;mleitung</translation>
    </message>
</context>
<context>
    <name>Mapping</name>
    <message>
        <source>The field “%1” is made of the column “%2”, which the file does not have. It has: %3.</source>
        <translation>Das Feld „%1“ wird aus der Spalte „%2“, die die Datei nicht hat. Sie hat: %3.</translation>
    </message>
    <message>
        <source>The field “%1” has dates in the form “%2”, which is not a date format. Write it like dd.MM.yyyy or yyyy-MM-dd HH:mm.</source>
        <translation>Das Feld „%1“ hat Datumsangaben in der Form „%2“, die kein Datumsformat ist. Schreiben Sie sie wie dd.MM.yyyy oder yyyy-MM-dd HH:mm.</translation>
    </message>
    <message>
        <source>The field “%1” has numbers in the form “%2”, which is not a number format. Name a country, as in de_DE, or an example, as in 1.234,5.</source>
        <translation>Das Feld „%1“ hat Zahlen in der Form „%2“, die kein Zahlenformat ist. Nennen Sie ein Land wie in de_DE oder ein Beispiel wie in 1.234,5.</translation>
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
        <source>The template is longer than 1 MB. Templates are shorter.</source>
        <translation>Die Vorlage ist länger als 1 MB. Vorlagen sind kürzer.</translation>
    </message>
    <message>
        <source>The template is not a JSON object: %1 at character %2.</source>
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
        <source>%n value(s) of “%1” are not written as the template says, and were imported unchanged, the first in line %2.</source>
        <translation>
            <numerusform>%n Wert von „%1“ ist nicht so geschrieben, wie die Vorlage sagt, und wurde unverändert importiert, und zwar in Zeile %2.</numerusform>
            <numerusform>%n Werte von „%1“ sind nicht so geschrieben, wie die Vorlage sagt, und wurden unverändert importiert, der erste in Zeile %2.</numerusform>
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
        <source>a template has no such keyword.</source>
        <translation>Eine Vorlage hat kein solches Wort.</translation>
    </message>
    <message>
        <source>The template has the keyword “%1” twice in one place.</source>
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
        <source>The column “%1” has “%2”, which is not a priority: a whole number from -%3 to %3.</source>
        <translation>In der Spalte „%1“ steht „%2“, und das ist keine Priorität: eine ganze Zahl von -%3 bis %3.</translation>
    </message>
    <message>
        <source>The key cannot be made of %1, because priority or context is taken from there and it is no field of the record. Choose another key, or make a field of it as well, with a template.</source>
        <translation>Der Schlüssel kann nicht aus %1 bestehen, weil Priorität oder Kontext daher kommt und daraus kein Feld des Datensatzes wird. Wählen Sie einen anderen Schlüssel, oder bilden Sie mit einer Vorlage auch ein Feld daraus.</translation>
    </message>
    <message>
        <source>Priority or context is taken from %1, so that no field is made of it. Make a field of it as well, with a template.</source>
        <translation>Priorität oder Kontext kommt aus %1, sodass daraus kein Feld wird. Bilden Sie mit einer Vorlage auch ein Feld daraus.</translation>
    </message>
    <message>
        <source>The template is not a JSON object.</source>
        <translation>Die Vorlage ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>“%1” is not a date format. Write it like dd.MM.yyyy or yyyy-MM-dd HH:mm.</source>
        <translation>„%1“ ist kein Datumsformat. Schreiben Sie es wie dd.MM.yyyy oder yyyy-MM-dd HH:mm.</translation>
    </message>
    <message>
        <source>“%1” is not a number format. Name a country, as in de_DE, or an example, as in 1.234,5.</source>
        <translation>„%1“ ist kein Zahlenformat. Nennen Sie ein Land wie in de_DE oder ein Beispiel wie in 1.234,5.</translation>
    </message>
    <message>
        <source>the field “%1” would be made twice.</source>
        <translation>Das Feld „%1“ würde zweimal gebildet.</translation>
    </message>
    <message>
        <source>it must name fields, each once.</source>
        <translation>Es muss Felder nennen, jedes einmal.</translation>
    </message>
    <message>
        <source>the template makes no field “%1” of the column of this name.</source>
        <translation>Die Vorlage bildet aus der Spalte dieses Namens kein Feld „%1“.</translation>
    </message>
    <message>
        <source>pair %1 must be a list of two texts: a value, and what it becomes.</source>
        <translation>Paar %1 muss eine Liste von zwei Texten sein: ein Wert und was daraus wird.</translation>
    </message>
    <message>
        <source>“%1” has a character in it that no record can have (U+0000).</source>
        <translation>„%1“ hat ein Zeichen, das kein Datensatz haben kann (U+0000).</translation>
    </message>
    <message>
        <source>“%1” cannot become both “%2” and “%3”; leave one of them out.</source>
        <translation>„%1“ kann nicht „%2“ und zugleich „%3“ werden; lassen Sie eines davon weg.</translation>
    </message>
    <message>
        <source>it must be a time such as 2026-11-27T10:30:00Z.</source>
        <translation>Es muss eine Zeit sein wie 2026-11-27T10:30:00Z.</translation>
    </message>
    <message>
        <source>it must be the name of a queue.</source>
        <translation>Es muss der Name einer Warteschlange sein.</translation>
    </message>
    <message>
        <source>a decision has either values and what they become (&quot;becomes&quot;) or &quot;examples&quot;.</source>
        <translation>Eine Entscheidung hat entweder Werte und was aus ihnen wird (&quot;becomes&quot;) oder &quot;examples&quot;.</translation>
    </message>
    <message>
        <source>forms are for &quot;examples&quot;.</source>
        <translation>Formen gehören zu &quot;examples&quot;.</translation>
    </message>
    <message>
        <source>No value becomes the same in all records, so there is nothing to keep for the next delivery.</source>
        <translation>Kein Wert wird in allen Datensätzen derselbe; so gibt es für die nächste Lieferung nichts aufzuheben.</translation>
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
        <source>no spaces around it</source>
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
        <source>%n new field(s)</source>
        <translation>
            <numerusform>%n neues Feld</numerusform>
            <numerusform>%n neue Felder</numerusform>
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
    <name>MissingMark</name>
    <message>
        <source>A missing value cannot be marked by a line end. Choose another mark.</source>
        <translation>Ein&#xa0;fehlender&#xa0;Wert&#xa0;kann&#xa0;nicht&#xa0;durch&#xa0;ein&#xa0;Zeilenende&#xa0;bezeichnet&#xa0;werden.&#xa0;Wählen&#xa0;Sie&#xa0;ein&#xa0;anderes&#xa0;Zeichen.</translation>
    </message>
    <message>
        <source>A missing value cannot be marked by “%1”, because that contains the quote character. Choose another mark.</source>
        <translation>Ein&#xa0;fehlender&#xa0;Wert&#xa0;kann&#xa0;nicht&#xa0;durch&#xa0;„%1“&#xa0;bezeichnet&#xa0;werden,&#xa0;weil&#xa0;darin&#xa0;das&#xa0;Anführungszeichen&#xa0;vorkommt.&#xa0;Wählen&#xa0;Sie&#xa0;ein&#xa0;anderes&#xa0;Zeichen.</translation>
    </message>
    <message>
        <source>A missing value cannot be marked by “%1”, because that contains the separator. Choose another mark.</source>
        <translation>Ein&#xa0;fehlender&#xa0;Wert&#xa0;kann&#xa0;nicht&#xa0;durch&#xa0;„%1“&#xa0;bezeichnet&#xa0;werden,&#xa0;weil&#xa0;darin&#xa0;das&#xa0;Trennzeichen&#xa0;vorkommt.&#xa0;Wählen&#xa0;Sie&#xa0;ein&#xa0;anderes&#xa0;Zeichen.</translation>
    </message>
    <message>
        <source>A missing value cannot be marked by “%1”, because a spreadsheet could run that as a formula. Choose another mark.</source>
        <translation>Ein&#xa0;fehlender&#xa0;Wert&#xa0;kann&#xa0;nicht&#xa0;durch&#xa0;„%1“&#xa0;bezeichnet&#xa0;werden,&#xa0;weil&#xa0;eine&#xa0;Tabellenkalkulation&#xa0;das&#xa0;als&#xa0;Formel&#xa0;ausführen&#xa0;könnte.&#xa0;Wählen&#xa0;Sie&#xa0;ein&#xa0;anderes&#xa0;Zeichen.</translation>
    </message>
</context>
<context>
    <name>Obstacle</name>
    <message>
        <source>Nothing prevents it.</source>
        <translation>Nichts steht im Weg.</translation>
    </message>
    <message>
        <source>%1 has held it since %3, until %4.</source>
        <translation>%1 hat ihn seit %3, bis %4.</translation>
    </message>
    <message>
        <source>%1 has held it since %3, but the lock ended at %4: whoever takes the next item gets it.</source>
        <translation>%1 hat ihn seit %3, aber die Sperre ist abgelaufen (%4): Wer als Nächster nimmt, erhält ihn.</translation>
    </message>
    <message>
        <source>It is postponed until %4.</source>
        <translation>Er ist bis %4 zurückgestellt.</translation>
    </message>
    <message>
        <source>The queue &quot;%2&quot; is paused.</source>
        <translation>Die Warteschlange „%2“ ist angehalten.</translation>
    </message>
    <message>
        <source>It needs a different person: %1 did the previous step and does not get it.</source>
        <translation>Er braucht eine andere Person: %1 hat den vorigen Schritt erledigt und erhält ihn nicht.</translation>
    </message>
    <message>
        <source>Nobody is allowed to take items from the queue &quot;%2&quot;. An administrator can add somebody to it.</source>
        <translation>Niemand, der Vorgänge bearbeitet, darf aus der Warteschlange „%2“ nehmen. Die Administration kann jemanden für sie aufnehmen.</translation>
    </message>
    <message>
        <source>%1 is not allowed to take items from the queue &quot;%2&quot;.</source>
        <translation>%1 darf keine Vorgänge aus der Warteschlange „%2“ nehmen.</translation>
    </message>
    <message>
        <source>There is no user named &quot;%1&quot; (any more).</source>
        <translation>Es gibt keinen Benutzer mit dem Namen „%1“ (mehr).</translation>
    </message>
    <message>
        <source>%1 has no role that takes items, such as clerk or worker.</source>
        <translation>%1 hat keine Rolle, die Vorgänge nimmt, wie Sachbearbeitung oder Arbeitsprogramm.</translation>
    </message>
    <message numerus="yes">
        <source>Its attempts are used up: it was taken %n time(s), and the last lock expired. A supervisor can reopen it.</source>
        <translation>
            <numerusform>Seine Versuche sind aufgebraucht: Er wurde %n-mal genommen, und die Sperre ist abgelaufen. Die Teamleitung kann ihn wieder öffnen.</numerusform>
            <numerusform>Seine Versuche sind aufgebraucht: Er wurde %n-mal genommen, und die letzte Sperre ist abgelaufen. Die Teamleitung kann ihn wieder öffnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 marked it as failed at %3: %5</source>
        <translation>%1 hat ihn als gescheitert gemeldet (%3): %5</translation>
    </message>
    <message>
        <source>%1 completed it at %3.</source>
        <translation>%1 hat ihn abgeschlossen (%3).</translation>
    </message>
    <message>
        <source>%1 dismissed it at %3; it will not come back.</source>
        <translation>%1 hat ihn verworfen (%3); er kommt nie wieder.</translation>
    </message>
    <message>
        <source>The query of the queue &quot;%2&quot; did not find it when it last ran, so nobody gets it.</source>
        <translation>Die Abfrage der Warteschlange „%2“ hat ihn beim letzten Lauf nicht gefunden, deshalb erhat ihn niemand.</translation>
    </message>
    <message>
        <source>The queue &quot;%2&quot; is filled by a query: ask for its work with Take next; it cannot be picked from a list.</source>
        <translation>Die Warteschlange „%2“ wird von einer Abfrage gefüllt: Ihre Arbeit bekommt man mit „Nächsten nehmen“, nicht aus einer Liste.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n item(s) of the queue &quot;%2&quot;, and more are not allowed.</source>
        <translation>
            <numerusform>%1 hat %n Vorgang der Warteschlange „%2“, und mehr erlaubt sie nicht.</numerusform>
            <numerusform>%1 hat %n Vorgänge der Warteschlange „%2“, und mehr erlaubt sie nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is left in the queue &quot;%2&quot; is locked by others (%n item(s)).</source>
        <translation>
            <numerusform>Was in der Warteschlange „%2“ noch übrig ist, ist von anderen gesperrt (%n Vorgang).</numerusform>
            <numerusform>Was in der Warteschlange „%2“ noch übrig ist, ist von anderen gesperrt (%n Vorgänge).</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left in the queue &quot;%2&quot; is postponed; the next is due %4.</source>
        <translation>Was in der Warteschlange „%2“ noch übrig ist, wurde zurückgestellt; der nächste Vorgang ist ab %4 verfügbar.</translation>
    </message>
    <message>
        <source>Nothing is open in the queue &quot;%2&quot;.</source>
        <translation>In der Warteschlange „%2“ ist nichts offen.</translation>
    </message>
    <message>
        <source>%1 has held it in another program since %3, until %4.</source>
        <translation>%1 hat ihn in einem anderen Programm seit %3, bis %4.</translation>
    </message>
    <message>
        <source>It is assigned to %1; nobody else gets it.</source>
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
        <source>Another program did not close the database properly. Open it once with that program, then read it again.</source>
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
        <source>The file “%1” cannot be read. Please check its name and whether you are allowed to read it.</source>
        <translation>Die Datei „%1“ kann nicht gelesen werden. Bitte prüfen Sie ihren Namen und ob Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>The query returns no columns. It must be one SELECT.</source>
        <translation>Die Abfrage ergibt keine Spalten. Sie muss ein einzelnes SELECT sein.</translation>
    </message>
    <message>
        <source>A definition in the file calls a function that may do harm, so Intray does not read it: %1. Take the rows from a copy of the table without such definitions.</source>
        <translation>Eine Definition in der Datei ruft eine Funktion auf, die Schaden anrichten kann, darum liest Intray sie nicht: %1. Nehmen Sie die Zeilen aus einer Kopie der Tabelle ohne solche Definitionen.</translation>
    </message>
    <message>
        <source>The query is empty. It must be one SELECT.</source>
        <translation>Die Abfrage ist leer. Sie muss ein einzelnes SELECT sein.</translation>
    </message>
    <message>
        <source>The file “%1” is being written by others right now. Nothing was changed in it; please try again.</source>
        <translation>In die Datei „%1“ schreiben gerade andere. Es wurde nichts darin geändert; bitte versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The file “%1” is read-only. Nothing was changed in it; ask for the right to write to it and its folder.</source>
        <translation>Die Datei „%1“ kann gelesen, aber nicht geschrieben werden. Es wurde nichts darin geändert; lassen Sie sich das Recht geben, in sie und ihren Ordner zu schreiben.</translation>
    </message>
    <message>
        <source>The disk with the file “%1” is full. Nothing was changed in it; free some space and try again.</source>
        <translation>Der Datenträger mit der Datei „%1“ ist voll. Es wurde nichts darin geändert; schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The file “%1” is damaged. Take a backup or another copy of it.</source>
        <translation>Die Datei „%1“ ist beschädigt. Nehmen Sie eine Sicherung oder eine andere Kopie von ihr.</translation>
    </message>
    <message>
        <source>The file “%1” is not a database that Intray can read, or it is encrypted.</source>
        <translation>Die Datei „%1“ ist keine Datenbank, die Intray lesen kann, oder sie ist verschlüsselt.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be opened. Check that you may read it and its folder.</source>
        <translation>Die Datei „%1“ kann nicht geöffnet werden. Prüfen Sie, ob Sie sie und ihren Ordner lesen dürfen.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read or written right now. Check the disk and try again.</source>
        <translation>Die Datei „%1“ kann zurzeit nicht gelesen oder geschrieben werden. Prüfen Sie den Datenträger und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>All columns hold bytes, such as pictures, and no text: there is nothing to import.</source>
        <translation>Alle Spalten enthalten Bytes, etwa Bilder, und keinen Text: Es gibt nichts zu importieren.</translation>
    </message>
</context>
<context>
    <name>OtherTable</name>
    <message>
        <source>The database rejects it: %1.</source>
        <translation>Die Datenbank lehnt es ab: %1.</translation>
    </message>
    <message>
        <source>The table “%1” is one of Intray&apos;s own. Nothing is written back there.</source>
        <translation>Die Tabelle „%1“ gehört Intray selbst. Dorthin wird nichts zurückgeschrieben.</translation>
    </message>
    <message>
        <source>The table “%1” is of an engine that takes nothing back. Only tables of InnoDB can be corrected; nothing was written.</source>
        <translation>Die Tabelle „%1“ gehört einer Engine, die nichts zurücknimmt. Nur Tabellen von InnoDB können korrigiert werden; nichts wurde geschrieben.</translation>
    </message>
</context>
<context>
    <name>OtherWords</name>
    <message>
        <source>let pass, doubt, order, planted slips, sample, warranty, skip, queue, settings</source>
        <translation>durchlassen, Zweifel, Reihenfolge, eingestreute Fehler, Stichprobe, Gewähr, überspringen, Warteschlange, Einstellungen</translation>
    </message>
    <message>
        <source>let pass, forecast, doubt, try, sample, warranty</source>
        <translation>durchlassen, Vorhersage, Zweifel, probieren, Stichprobe, Gewähr</translation>
    </message>
    <message>
        <source>works council, planted slips, privacy, monitoring, explain, help</source>
        <translation>Betriebsrat, Personalrat, eingestreute Fehler, Datenschutz, Überwachung, erklären, Hilfe</translation>
    </message>
    <message>
        <source>guarantee, bound, sample, error rate, passed, statistics, quality assurance, remaining errors</source>
        <translation>Garantie, Schranke, Stichprobe, Fehlerquote, durchgegangen, Statistik, Qualitätssicherung, Restfehler</translation>
    </message>
    <message>
        <source>clipboard, statement, report</source>
        <translation>Zwischenablage, Aussage, Bericht</translation>
    </message>
    <message>
        <source>paper, PDF, save, statement, report, export</source>
        <translation>Papier, PDF, speichern, Aussage, Bericht, Export</translation>
    </message>
    <message>
        <source>planted slips, second look, what needs eyes, settings</source>
        <translation>eingestreute Fehler, zweiter Blick, was Augen braucht, Einstellungen</translation>
    </message>
    <message>
        <source>calibration, curve, expected, doubt, statistics, prediction</source>
        <translation>Kalibrierung, Kurve, erwartet, Zweifel, Statistik, Vorhersage</translation>
    </message>
    <message>
        <source>claim, get, fetch, work, start, new, following</source>
        <translation>holen, beginnen, anfangen, arbeiten, neu, nächster</translation>
    </message>
    <message>
        <source>claim, get, batch, many, multiple, bulk</source>
        <translation>holen, Stapel, viele, mehrere</translation>
    </message>
    <message>
        <source>claim, pick, open, choose, lock, edit</source>
        <translation>holen, auswählen, öffnen, sperren, bearbeiten</translation>
    </message>
    <message>
        <source>done, finish, submit, save, confirm, ready, dispose, end</source>
        <translation>fertig, erledigt, beenden, speichern, bestätigen, abgeben, abschließen</translation>
    </message>
    <message>
        <source>done, finish, offline, queue up, dispose</source>
        <translation>fertig, erledigt, ohne Verbindung, später, abschließen</translation>
    </message>
    <message>
        <source>give back, put back, unlock, release, postpone, later, snooze, defer, follow up, hold, dispose, end</source>
        <translation>abgeben, entsperren, freigeben, verschieben, später, Wiedervorlage, aufschieben, zurückstellen, abschließen, beenden</translation>
    </message>
    <message>
        <source>delete, discard, remove, cancel, drop, reject, throw away, dispose, end</source>
        <translation>löschen, entfernen, wegwerfen, ablehnen, streichen, abschließen, beenden</translation>
    </message>
    <message>
        <source>error, impossible, cannot, escalate, problem, reject, dispose, end</source>
        <translation>Fehler, unmöglich, geht nicht, Problem, ablehnen, abschließen, beenden</translation>
    </message>
    <message>
        <source>reject, refuse, step back, rework, dispose, end</source>
        <translation>ablehnen, Schritt zurück, nacharbeiten, abschließen, beenden</translation>
    </message>
    <message>
        <source>reopen, revert, mistake, oops, open again</source>
        <translation>rückgängig machen, wieder öffnen, Irrtum, Versehen</translation>
    </message>
    <message>
        <source>more time, longer, renew, prolong, expire</source>
        <translation>mehr Zeit, länger, erneuern, verlängern, ablaufen</translation>
    </message>
    <message>
        <source>store, keep, write, interim</source>
        <translation>sichern, behalten, zwischenspeichern, Entwurf</translation>
    </message>
    <message>
        <source>comment, remark, annotate, message</source>
        <translation>Kommentar, Bemerkung, Anmerkung, Notiz</translation>
    </message>
    <message>
        <source>lost lock, claim, get back, recover</source>
        <translation>verlorene Sperre, zurückholen, wieder holen</translation>
    </message>
    <message>
        <source>put aside, park, store, lost lock</source>
        <translation>beiseitelegen, parken, sichern, verlorene Sperre</translation>
    </message>
    <message>
        <source>continue, go on, unfinished, draft, restore</source>
        <translation>weitermachen, weiterarbeiten, unfertig, Entwurf, wiederherstellen</translation>
    </message>
    <message>
        <source>repeat, again, redo, connect</source>
        <translation>wiederholen, noch einmal, erneut, verbinden</translation>
    </message>
    <message>
        <source>bulk change, mass update, replace all, find and replace, everywhere, same mistake</source>
        <translation>Massenänderung, alle ersetzen, suchen und ersetzen, überall, gleicher Fehler</translation>
    </message>
    <message>
        <source>file, switch, load, sqlite</source>
        <translation>Datei, wechseln, laden</translation>
    </message>
    <message>
        <source>server, login, connect, profile, PostgreSQL, MariaDB, ODBC</source>
        <translation>Server, Anmeldung, verbinden, Profil</translation>
    </message>
    <message>
        <source>people, roles, rights, permissions, accounts, members, tags, logins, administration</source>
        <translation>Personen, Rollen, Rechte, Berechtigungen, Konten, Mitglieder, Merkmale, Anmeldungen, Verwaltung</translation>
    </message>
    <message>
        <source>existing table, Access, link, attach, migrate, map</source>
        <translation>vorhandene Tabelle, verknüpfen, anbinden, übernehmen, zuordnen</translation>
    </message>
    <message>
        <source>load, bring in, upload, CSV, Excel, file, delivery, add</source>
        <translation>laden, einlesen, hochladen, Datei, Lieferung, hinzufügen</translation>
    </message>
    <message>
        <source>save as, download, write, CSV, Excel, JSON, deliver, hand out, extract</source>
        <translation>speichern unter, herunterladen, schreiben, ausliefern, liefern, ausgeben</translation>
    </message>
    <message>
        <source>exit, close, leave, end, log off</source>
        <translation>beenden, schließen, verlassen, abmelden</translation>
    </message>
    <message>
        <source>repeat, ditto, copy from above, same</source>
        <translation>wiederholen, dito, wie oben, gleicher Wert</translation>
    </message>
    <message>
        <source>spell check, dictionary, typo, word</source>
        <translation>Rechtschreibung, Wörterbuch, Tippfehler, Wort</translation>
    </message>
    <message>
        <source>error, mistake, broken rule, problem, go to</source>
        <translation>Fehler, verletzte Regel, Problem, gehe zu</translation>
    </message>
    <message>
        <source>error, mistake, broken rule, problem, go to, back</source>
        <translation>Fehler, verletzte Regel, Problem, gehe zu, zurück</translation>
    </message>
    <message>
        <source>proposal, apply, take over, fix, yes</source>
        <translation>Vorschlag, übernehmen, anwenden, ja</translation>
    </message>
    <message>
        <source>proposals, apply, take over, fix, automatic</source>
        <translation>Vorschläge, übernehmen, anwenden, automatisch</translation>
    </message>
    <message>
        <source>proposal, reject, ignore, no, wrong, leave</source>
        <translation>Vorschlag, ablehnen, ignorieren, nein, falsch</translation>
    </message>
    <message>
        <source>proposal, silence, mute, ignore, off</source>
        <translation>Vorschlag, stumm, ignorieren, nie wieder, aus</translation>
    </message>
    <message>
        <source>undo, reset, discard, as imported, original</source>
        <translation>rückgängig machen, zurücksetzen, verwerfen, wie importiert, ursprünglich</translation>
    </message>
    <message>
        <source>find, look up, filter, locate</source>
        <translation>finden, nachschlagen, filtern</translation>
    </message>
    <message>
        <source>reset, remove filter, show all</source>
        <translation>zurücksetzen, Filter entfernen, alle zeigen</translation>
    </message>
    <message>
        <source>reload, update, renew, look again</source>
        <translation>neu laden, aktualisieren, erneuern</translation>
    </message>
    <message>
        <source>look, view, peek, read, show, inspect</source>
        <translation>ansehen, anschauen, lesen, zeigen, Vorschau</translation>
    </message>
    <message>
        <source>switch, focus, jump, section</source>
        <translation>wechseln, springen, Fokus, Abschnitt</translation>
    </message>
    <message>
        <source>sidebar, show lists, collapse, fold, room</source>
        <translation>Seitenleiste, Listen zeigen, ausklappen, Platz</translation>
    </message>
    <message>
        <source>source, scan, picture, history, notes, duplicates, sidebar</source>
        <translation>Quelle, Scan, Bild, Verlauf, Notizen, Dubletten</translation>
    </message>
    <message>
        <source>original, before, compare, source, old value</source>
        <translation>Original, vorher, vergleichen, alter Wert</translation>
    </message>
    <message>
        <source>columns, grid, list, layout, view</source>
        <translation>Spalten, Raster, Liste, Ansicht</translation>
    </message>
    <message>
        <source>different, separate, apart, twins, no match</source>
        <translation>verschieden, getrennt, Zwillinge, kein Treffer</translation>
    </message>
    <message>
        <source>duplicate, combine, join, unite, same, dedupe, double</source>
        <translation>Dublette, verbinden, vereinen, gleich, doppelt</translation>
    </message>
    <message>
        <source>my changes, what I changed, mistakes, statistics</source>
        <translation>meine Änderungen, was ich geändert habe, Fehler, Statistik</translation>
    </message>
    <message>
        <source>statistics, performance, my work, count, done today</source>
        <translation>Statistik, Leistung, meine Arbeit, Anzahl, heute erledigt</translation>
    </message>
    <message>
        <source>command, palette, search, menu</source>
        <translation>Befehl, Palette, Suche, Menü</translation>
    </message>
    <message>
        <source>menu bar, commands</source>
        <translation>Menüleiste, Befehle</translation>
    </message>
    <message>
        <source>settings, options, configuration, setup, customise</source>
        <translation>Einstellungen, Optionen, Konfiguration, anpassen</translation>
    </message>
    <message>
        <source>default, columns, widths, restore, window, usual</source>
        <translation>Standard, Spalten, Breiten, wiederherstellen, Fenster</translation>
    </message>
    <message>
        <source>reason, explain, nothing, blocked, not available</source>
        <translation>Grund, erklären, nichts, blockiert, nicht verfügbar</translation>
    </message>
    <message>
        <source>urgent, prioritise, important, order, first, move up, rank</source>
        <translation>dringend, wichtig, Reihenfolge, vorziehen, zuerst, Rang</translation>
    </message>
    <message>
        <source>give to, allocate, dispatch, distribute, for a person, tag</source>
        <translation>geben, verteilen, für eine Person, Merkmal</translation>
    </message>
    <message>
        <source>work, record, lists, home, start, go to</source>
        <translation>Arbeit, Datensatz, Listen, Anfang, gehe zu</translation>
    </message>
    <message>
        <source>dashboard, overview, locks, who holds what, figures, statistics, backlog, go to</source>
        <translation>Übersicht, Sperren, wer was hält, Zahlen, Statistik, Rückstand, gehe zu</translation>
    </message>
    <message>
        <source>rules, administration, set up, manage, go to</source>
        <translation>Regeln, Verwaltung, einrichten, gehe zu</translation>
    </message>
    <message>
        <source>duplicates, values, bulk, clean, ledger, corrections, data quality, go to</source>
        <translation>Dubletten, Werte, Massenänderung, bereinigen, Korrekturen, Datenqualität, gehe zu</translation>
    </message>
    <message>
        <source>log, audit, journal, events, who did what, past, go to</source>
        <translation>Protokoll, Prüfung, Journal, Ereignisse, wer was getan hat, gehe zu</translation>
    </message>
    <message>
        <source>switch, tab, forward</source>
        <translation>wechseln, Reiter, vorwärts</translation>
    </message>
    <message>
        <source>switch, tab, back</source>
        <translation>wechseln, Reiter, zurück</translation>
    </message>
    <message>
        <source>version, licence, information, program</source>
        <translation>Version, Lizenz, Information, Programm</translation>
    </message>
    <message>
        <source>unlock, free, take away, break, locked, steal, expired</source>
        <translation>entsperren, aufheben, wegnehmen, gesperrt, abgelaufen</translation>
    </message>
    <message>
        <source>transfer, move, give to, other person, locked</source>
        <translation>übertragen, verschieben, geben, andere Person, gesperrt</translation>
    </message>
    <message>
        <source>absence, holiday, sick, leave, transfer, unlock, release all, locked</source>
        <translation>Abwesenheit, Urlaub, krank, übertragen, entsperren, alles freigeben, gesperrt</translation>
    </message>
    <message>
        <source>search, locked, who has, holder, abandoned</source>
        <translation>finden, gesperrt, wer hat, Inhaber, verlassen</translation>
    </message>
    <message>
        <source>view, columns, list, who holds what, locked</source>
        <translation>Ansicht, Spalten, Liste, wer was hält, gesperrt</translation>
    </message>
    <message>
        <source>locks, locked, unlock, owner, in work, busy</source>
        <translation>Sperren, gesperrt, entsperren, Besitzer, in Arbeit</translation>
    </message>
    <message>
        <source>figures, statistics, backlog, dashboard, glance</source>
        <translation>Zahlen, Statistik, Rückstand, Übersicht</translation>
    </message>
    <message>
        <source>clipboard, chart, statistics, report</source>
        <translation>Zwischenablage, Diagramm, Statistik, Bericht</translation>
    </message>
    <message>
        <source>export, picture, chart, CSV, statistics, report</source>
        <translation>exportieren, Bild, Diagramm, Statistik, Bericht</translation>
    </message>
    <message>
        <source>statistics, sum, total, chart</source>
        <translation>Statistik, Summe, gesamt, Diagramm</translation>
    </message>
    <message>
        <source>statistics, chart, hourly, day</source>
        <translation>Statistik, Diagramm, stündlich, Tag</translation>
    </message>
    <message>
        <source>statistics, chart, daily, week</source>
        <translation>Statistik, Diagramm, täglich, Woche</translation>
    </message>
    <message>
        <source>statistics, chart, daily, month</source>
        <translation>Statistik, Diagramm, täglich, Monat</translation>
    </message>
    <message>
        <source>reopen, asked back, approve, decline, wishes</source>
        <translation>wieder öffnen, genehmigen, ablehnen, Wünsche</translation>
    </message>
    <message>
        <source>add, create, make</source>
        <translation>hinzufügen, anlegen, erstellen</translation>
    </message>
    <message>
        <source>schema, form, validation, required, label, lookup, format, columns, pattern, checks</source>
        <translation>Schema, Formular, Prüfung, Pflichtfeld, Beschriftung, Nachschlagen, Format, Spalten, Muster</translation>
    </message>
    <message>
        <source>stop, halt, suspend, hold, start, continue, close, open</source>
        <translation>stoppen, Pause, aussetzen, starten, schließen, öffnen</translation>
    </message>
    <message>
        <source>deliver, batch, files, imports, undo an import, withdraw, rejected rows, received, came in</source>
        <translation>liefern, Stapel, Dateien, Importe, Import rückgängig machen, zurückziehen, abgelehnte Zeilen, Eingang</translation>
    </message>
    <message>
        <source>bulk change, mass update, find and replace, replace all, undo a bulk correction, everywhere</source>
        <translation>Massenänderung, suchen und ersetzen, alle ersetzen, Massenänderung rückgängig machen, überall</translation>
    </message>
    <message>
        <source>undo, open again, restore, bring back, redo, done, failed, dismissed, bulk change</source>
        <translation>rückgängig machen, wiederherstellen, zurückholen, erledigt, gescheitert, verworfen, Massenänderung</translation>
    </message>
    <message>
        <source>undo adopting, detach, unlink, disconnect</source>
        <translation>Übernahme rückgängig machen, lösen, trennen</translation>
    </message>
    <message>
        <source>delete, drop, get rid of</source>
        <translation>löschen, loswerden</translation>
    </message>
    <message>
        <source>store, apply, keep, queue</source>
        <translation>sichern, anwenden, behalten, Warteschlange</translation>
    </message>
    <message>
        <source>revert, discard, reset, cancel, queue</source>
        <translation>zurücksetzen, verwerfen, abbrechen, Warteschlange</translation>
    </message>
    <message>
        <source>title, rename, members, queue, settings</source>
        <translation>Titel, umbenennen, Mitglieder, Warteschlange, Einstellungen</translation>
    </message>
    <message>
        <source>lock duration, longest lock, expiry, warning, locks per user, attempts, timeout, limit, queue, settings</source>
        <translation>Dauer der Sperre, längste Sperre, Ablauf, Warnung, Sperren pro Benutzer, Versuche, Grenze, Warteschlange, Einstellungen</translation>
    </message>
    <message>
        <source>dispose, disposition, complete, return, dismiss, fail, reasons, reopen, queue, settings</source>
        <translation>abschließen, zurückgeben, verwerfen, scheitern, Gründe, wieder öffnen, Warteschlange, Einstellungen</translation>
    </message>
    <message>
        <source>next queue, step, workflow, second keying, four eyes, sample, share, queue, settings</source>
        <translation>nächste Warteschlange, Schritt, Ablauf, zweite Erfassung, vier Augen, Stichprobe, Anteil, Einstellungen</translation>
    </message>
    <message>
        <source>deliver, import, files, watch, queue, settings</source>
        <translation>liefern, importieren, Dateien, Warteschlange, Einstellungen</translation>
    </message>
    <message>
        <source>criteria, SQL, source, accents, largest record, limit, queue, settings</source>
        <translation>Kriterien, Quelle, Akzente, größter Datensatz, Grenze, Warteschlange, Einstellungen</translation>
    </message>
    <message>
        <source>criteria, SQL, try, source</source>
        <translation>Kriterien, ausprobieren, Quelle</translation>
    </message>
    <message>
        <source>merge, dedupe, twins, double, same</source>
        <translation>zusammenführen, Zwillinge, doppelt, gleich</translation>
    </message>
    <message>
        <source>find, again, dedupe, twins, double, same, merge</source>
        <translation>finden, Zwillinge, doppelt, gleich, zusammenführen, erneut</translation>
    </message>
    <message>
        <source>revert, split, unmerge, decision, duplicate</source>
        <translation>zurücknehmen, trennen, Entscheidung, Dublette</translation>
    </message>
    <message>
        <source>bulk change, facets, frequency, clean, correct, distinct</source>
        <translation>Massenänderung, Häufigkeit, bereinigen, korrigieren, verschiedene</translation>
    </message>
    <message>
        <source>facets, frequency, distinct, count</source>
        <translation>Häufigkeit, verschiedene, Anzahl</translation>
    </message>
    <message>
        <source>pattern, format, shape, mask</source>
        <translation>Muster, Format, Aufbau, Maske</translation>
    </message>
    <message>
        <source>similar, spelling, group, alike</source>
        <translation>ähnlich, Schreibweise, Gruppe, Cluster</translation>
    </message>
    <message>
        <source>bulk change, mass update, replace all, by example, clean</source>
        <translation>Massenänderung, alle ersetzen, nach Beispiel, bereinigen</translation>
    </message>
    <message>
        <source>revert, bulk change, mass update, restore</source>
        <translation>zurücknehmen, Massenänderung, wiederherstellen</translation>
    </message>
    <message>
        <source>ledger, errors, statistics, mistakes, changes, report</source>
        <translation>Fehlerbuch, Fehler, Statistik, Änderungen, Bericht</translation>
    </message>
    <message>
        <source>export, CSV, ledger, report</source>
        <translation>exportieren, Fehlerbuch, Bericht</translation>
    </message>
    <message>
        <source>log, journal, events, changes, corrections, undo</source>
        <translation>Protokoll, Journal, Ereignisse, Änderungen, Korrekturen, rückgängig machen</translation>
    </message>
    <message>
        <source>log, journal, events, settings, configuration</source>
        <translation>Protokoll, Journal, Ereignisse, Einstellungen</translation>
    </message>
    <message>
        <source>log, journal, events, permissions, accounts</source>
        <translation>Protokoll, Journal, Ereignisse, Berechtigungen, Konten</translation>
    </message>
    <message>
        <source>audit, seal, verify, tamper, proof, integrity</source>
        <translation>Prüfung, Siegel, Fälschung, Nachweis, Unversehrtheit</translation>
    </message>
    <message>
        <source>export, CSV, log, journal, report</source>
        <translation>exportieren, Protokoll, Journal, Bericht</translation>
    </message>
    <message>
        <source>help, manual, documentation, support, learn</source>
        <translation>Hilfe, Anleitung, Dokumentation, lernen</translation>
    </message>
    <message>
        <source>go to, show, view, look, item, history</source>
        <translation>gehe zu, zeigen, ansehen, Vorgang, Verlauf</translation>
    </message>
    <message>
        <source>revert, restore, correction, old value, roll back, former</source>
        <translation>rückgängig, wiederherstellen, Korrektur, alter Wert, früherer</translation>
    </message>
    <message>
        <source>search, narrow, who, what, when, log, find</source>
        <translation>suchen, eingrenzen, wer, was, wann, Protokoll, finden</translation>
    </message>
    <message>
        <source>learning, usual values, progress, background, continue</source>
        <translation>lernen, übliche Werte, Fortschritt, Hintergrund, fortsetzen</translation>
    </message>
    <message>
        <source>preview, before, after, old, new</source>
        <translation>Vorschau, vorher, nachher, alt, neu</translation>
    </message>
    <message>
        <source>filter, search, found, matching, done, finish, next</source>
        <translation>Filter, Suche, gefunden, passend, fertig, erledigt, weiter</translation>
    </message>
    <message>
        <source>planted slips, overlooked, missed, caught, catch rate</source>
        <translation>eingestreute Fehler, übersehen, bemerkt, gefunden, Quote</translation>
    </message>
</context>
<context>
    <name>OutputFile</name>
    <message>
        <source>because that is a file of the database that is in use</source>
        <translation>weil&#xa0;das&#xa0;eine&#xa0;Datei&#xa0;der&#xa0;Datenbank&#xa0;ist,&#xa0;die&#xa0;benutzt&#xa0;wird</translation>
    </message>
    <message>
        <source>because that is a file of the database that is imported</source>
        <translation>weil&#xa0;das&#xa0;eine&#xa0;Datei&#xa0;der&#xa0;Datenbank&#xa0;ist,&#xa0;die&#xa0;importiert&#xa0;wird</translation>
    </message>
    <message>
        <source>because that is a file of the database that is corrected</source>
        <translation>weil&#xa0;das&#xa0;eine&#xa0;Datei&#xa0;der&#xa0;Datenbank&#xa0;ist,&#xa0;die&#xa0;korrigiert&#xa0;wird</translation>
    </message>
    <message>
        <source>because that is the file that is imported</source>
        <translation>weil&#xa0;das&#xa0;die&#xa0;Datei&#xa0;ist,&#xa0;die&#xa0;importiert&#xa0;wird</translation>
    </message>
    <message>
        <source>because that is the file with the query</source>
        <translation>weil&#xa0;das&#xa0;die&#xa0;Datei&#xa0;mit&#xa0;der&#xa0;Abfrage&#xa0;ist</translation>
    </message>
    <message>
        <source>because that is the file for the script</source>
        <translation>weil&#xa0;das&#xa0;die&#xa0;Datei&#xa0;für&#xa0;das&#xa0;Skript&#xa0;ist</translation>
    </message>
    <message>
        <source>The items cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Die&#xa0;Vorgänge&#xa0;können&#xa0;nicht&#xa0;in&#xa0;„%1“&#xa0;geschrieben&#xa0;werden,&#xa0;%2.&#xa0;Wählen&#xa0;Sie&#xa0;einen&#xa0;anderen&#xa0;Namen.</translation>
    </message>
    <message>
        <source>The rejects cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Die&#xa0;abgelehnten&#xa0;Zeilen&#xa0;können&#xa0;nicht&#xa0;in&#xa0;„%1“&#xa0;geschrieben&#xa0;werden,&#xa0;%2.&#xa0;Wählen&#xa0;Sie&#xa0;einen&#xa0;anderen&#xa0;Namen.</translation>
    </message>
    <message>
        <source>The report cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Der&#xa0;Bericht&#xa0;kann&#xa0;nicht&#xa0;in&#xa0;„%1“&#xa0;geschrieben&#xa0;werden,&#xa0;%2.&#xa0;Wählen&#xa0;Sie&#xa0;einen&#xa0;anderen&#xa0;Namen.</translation>
    </message>
    <message>
        <source>The script cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Das&#xa0;Skript&#xa0;kann&#xa0;nicht&#xa0;in&#xa0;„%1“&#xa0;geschrieben&#xa0;werden,&#xa0;%2.&#xa0;Wählen&#xa0;Sie&#xa0;einen&#xa0;anderen&#xa0;Namen.</translation>
    </message>
    <message>
        <source>The history cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Der&#xa0;Verlauf&#xa0;kann&#xa0;nicht&#xa0;in&#xa0;„%1“&#xa0;geschrieben&#xa0;werden,&#xa0;%2.&#xa0;Wählen&#xa0;Sie&#xa0;einen&#xa0;anderen&#xa0;Namen.</translation>
    </message>
    <message>
        <source>The corrections cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Die&#xa0;Korrekturen&#xa0;können&#xa0;nicht&#xa0;in&#xa0;„%1“&#xa0;geschrieben&#xa0;werden,&#xa0;%2.&#xa0;Wählen&#xa0;Sie&#xa0;einen&#xa0;anderen&#xa0;Namen.</translation>
    </message>
    <message>
        <source>The record schema cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Das&#xa0;Datensatzschema&#xa0;kann&#xa0;nicht&#xa0;in&#xa0;„%1“&#xa0;geschrieben&#xa0;werden,&#xa0;%2.&#xa0;Wählen&#xa0;Sie&#xa0;einen&#xa0;anderen&#xa0;Namen.</translation>
    </message>
</context>
<context>
    <name>PageCommands</name>
    <message>
        <source>Which records are opened, in which order, and how it is known what people miss.</source>
        <translation>Welche Datensätze geöffnet werden, in welcher Reihenfolge, und woher man weiß, was übersehen wird.</translation>
    </message>
    <message>
        <source>Preview of what would be opened</source>
        <translation>Vorschau, was geöffnet würde</translation>
    </message>
    <message>
        <source>Says how many of the waiting records would be opened, and changes nothing.</source>
        <translation>Sagt, wie viele der wartenden Datensätze geöffnet würden, und ändert nichts.</translation>
    </message>
    <message>
        <source>Says in plain words what happens to records and to people.</source>
        <translation>Sagt in einfachen Worten, was mit Datensätzen und mit Menschen geschieht.</translation>
    </message>
    <message>
        <source>Warranty on deliveries</source>
        <translation>Gewähr für Lieferungen</translation>
    </message>
    <message>
        <source>States how many fields of a delivery may still be wrong.</source>
        <translation>Sagt, wie viele Felder einer Lieferung noch falsch sein können.</translation>
    </message>
    <message>
        <source>Copy the warranty</source>
        <translation>Gewähr kopieren</translation>
    </message>
    <message>
        <source>Copies the statement with what it rests on.</source>
        <translation>Kopiert die Aussage mit dem, worauf sie beruht.</translation>
    </message>
    <message>
        <source>As soon as the deliveries are read there is a statement.</source>
        <translation>Sobald die Lieferungen gelesen sind, gibt es eine Aussage.</translation>
    </message>
    <message>
        <source>Print the warranty...</source>
        <translation>Gewähr drucken...</translation>
    </message>
    <message>
        <source>Prints the statement on one page, or saves it as PDF.</source>
        <translation>Druckt die Aussage auf eine Seite oder speichert sie als PDF.</translation>
    </message>
    <message>
        <source>Shows the rules of the queue, where what is missing is set.</source>
        <translation>Zeigt die Regeln der Warteschlange, wo eingestellt wird, was fehlt.</translation>
    </message>
    <message>
        <source>No rule is missing for a statement here.</source>
        <translation>Für eine Aussage fehlt hier keine Regel.</translation>
    </message>
    <message>
        <source>What this means: what needs eyes...</source>
        <translation>Was das bedeutet: was Augen braucht...</translation>
    </message>
    <message>
        <source>How right doubts are</source>
        <translation>Wie richtig Zweifel sind</translation>
    </message>
    <message>
        <source>Holds what was expected against what people found.</source>
        <translation>Hält, was erwartet wurde, gegen das, was gefunden wurde.</translation>
    </message>
    <message>
        <source>Nobody has opened a record yet of which a doubt was kept.</source>
        <translation>Noch hat niemand einen Datensatz geöffnet, dessen Zweifel festgehalten war.</translation>
    </message>
    <message>
        <source>Rules of this queue, for a warranty</source>
        <translation>Regeln dieser Warteschlange, für eine Gewähr</translation>
    </message>
    <message>
        <source>Select one lock, or several with Shift and Ctrl, then press the button below.</source>
        <translation>Wählen Sie eine Sperre aus, oder mehrere mit Umschalt und Strg, und drücken Sie dann den Knopf darunter.</translation>
    </message>
    <message>
        <source>Release locks...</source>
        <translation>Sperren freigeben...</translation>
    </message>
    <message>
        <source>Takes locks away from whoever holds them. What they typed is kept.</source>
        <translation>Nimmt Sperren weg, wer immer sie hält. Was getippt wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Reassign locks...</source>
        <translation>Sperren neu zuweisen...</translation>
    </message>
    <message>
        <source>Gives what somebody holds to somebody else.</source>
        <translation>Gibt jemand anderem, was jemand hält.</translation>
    </message>
    <message>
        <source>Hand over a person&apos;s items...</source>
        <translation>Vorgänge einer Person übergeben...</translation>
    </message>
    <message>
        <source>Gives all that somebody holds to somebody else, or back to the queue.</source>
        <translation>Gibt alles, was jemand hält, jemand anderem oder zurück in die Warteschlange.</translation>
    </message>
    <message>
        <source>Find locks</source>
        <translation>Sperren suchen</translation>
    </message>
    <message>
        <source>Looks for locks by item, user or workstation.</source>
        <translation>Sucht Sperren nach Vorgang, Benutzer oder Arbeitsplatz.</translation>
    </message>
    <message>
        <source>Type what the locks are to have.</source>
        <translation>Tippen Sie, was die Sperren haben sollen.</translation>
    </message>
    <message>
        <source>Locks as a table or by person</source>
        <translation>Sperren als Tabelle oder nach Person</translation>
    </message>
    <message>
        <source>Shows who holds what the other way.</source>
        <translation>Zeigt auf die andere Art, wer was hält.</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Wer was hält</translation>
    </message>
    <message>
        <source>Shows all locks, over all queues.</source>
        <translation>Zeigt alle Sperren, über alle Warteschlangen.</translation>
    </message>
    <message>
        <source>Queues with their pace</source>
        <translation>Warteschlangen mit ihrem Tempo</translation>
    </message>
    <message>
        <source>Shows how much is open and done in each queue.</source>
        <translation>Zeigt, wie viel in jeder Warteschlange offen und abgeschlossen ist.</translation>
    </message>
    <message>
        <source>Copy figures</source>
        <translation>Zahlen kopieren</translation>
    </message>
    <message>
        <source>Copies the figures of the queues, for a spreadsheet.</source>
        <translation>Kopiert die Zahlen der Warteschlangen, für eine Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>Save figures...</source>
        <translation>Zahlen speichern...</translation>
    </message>
    <message>
        <source>Saves the figures of the queues as a file.</source>
        <translation>Speichert die Zahlen der Warteschlangen als Datei.</translation>
    </message>
    <message>
        <source>Figures of all queues</source>
        <translation>Zahlen aller Warteschlangen</translation>
    </message>
    <message>
        <source>Shows the chart of all queues together.</source>
        <translation>Zeigt das Diagramm aller Warteschlangen zusammen.</translation>
    </message>
    <message>
        <source>Figures of the last 24 hours</source>
        <translation>Zahlen: letzte 24 Stunden</translation>
    </message>
    <message>
        <source>Shows what was done in each hour.</source>
        <translation>Zeigt, was in jeder Stunde abgeschlossen wurde.</translation>
    </message>
    <message>
        <source>Figures of the last 7 days</source>
        <translation>Zahlen: letzte 7 Tage</translation>
    </message>
    <message>
        <source>Shows what was done on each day of a week.</source>
        <translation>Zeigt, was an jedem Tag einer Woche abgeschlossen wurde.</translation>
    </message>
    <message>
        <source>Figures of the last 30 days</source>
        <translation>Zahlen: letzte 30 Tage</translation>
    </message>
    <message>
        <source>Shows what was done on each day of a month.</source>
        <translation>Zeigt, was an jedem Tag eines Monats abgeschlossen wurde.</translation>
    </message>
    <message>
        <source>Show reopening requests...</source>
        <translation>Anträge auf Wiederöffnen zeigen...</translation>
    </message>
    <message>
        <source>Answers who wants a finished item back.</source>
        <translation>Beantwortet, wer einen erledigten Vorgang zurückhaben will.</translation>
    </message>
    <message>
        <source>Nobody requests that an item is reopened.</source>
        <translation>Niemand beantragt, dass ein Vorgang wieder geöffnet wird.</translation>
    </message>
    <message>
        <source>Choose another queue: with this one it is not possible.</source>
        <translation>Wählen Sie eine andere Warteschlange: mit dieser geht es nicht.</translation>
    </message>
    <message>
        <source>New queue...</source>
        <translation>Neue Warteschlange...</translation>
    </message>
    <message>
        <source>Makes a queue with rules of its own.</source>
        <translation>Legt eine Warteschlange mit eigenen Regeln an.</translation>
    </message>
    <message>
        <source>Fields and rules of a queue...</source>
        <translation>Felder und Regeln einer Warteschlange...</translation>
    </message>
    <message>
        <source>Sets what a record consists of, and what is right in it.</source>
        <translation>Legt fest, woraus ein Datensatz besteht und was darin richtig ist.</translation>
    </message>
    <message>
        <source>Pause or resume a queue</source>
        <translation>Warteschlange anhalten oder fortsetzen</translation>
    </message>
    <message>
        <source>A paused queue gives out no more items.</source>
        <translation>Eine angehaltene Warteschlange gibt keine Vorgänge mehr aus.</translation>
    </message>
    <message>
        <source>Deliveries of a queue...</source>
        <translation>Lieferungen einer Warteschlange...</translation>
    </message>
    <message>
        <source>Correct a value in all records...</source>
        <translation>Wert in allen Datensätzen korrigieren...</translation>
    </message>
    <message>
        <source>Puts one value in the place of another in a whole queue, all at once.</source>
        <translation>Setzt in einer ganzen Warteschlange auf einmal einen Wert an die Stelle eines anderen.</translation>
    </message>
    <message>
        <source>Reopen items...</source>
        <translation>Vorgänge wieder öffnen...</translation>
    </message>
    <message>
        <source>Brings finished items of a queue back to be worked on.</source>
        <translation>Holt erledigte Vorgänge einer Warteschlange zurück in die Arbeit.</translation>
    </message>
    <message>
        <source>Give back a table...</source>
        <translation>Tabelle zurückgeben...</translation>
    </message>
    <message>
        <source>Makes a queue of an adopted table a mere table again.</source>
        <translation>Macht aus der Warteschlange einer übernommenen Tabelle wieder eine bloße Tabelle.</translation>
    </message>
    <message>
        <source>Choose a queue that stands in an adopted table.</source>
        <translation>Wählen Sie eine Warteschlange, die in einer übernommenen Tabelle steht.</translation>
    </message>
    <message>
        <source>Remove a queue...</source>
        <translation>Warteschlange entfernen...</translation>
    </message>
    <message>
        <source>Removes a queue that never had an item.</source>
        <translation>Entfernt eine Warteschlange, die nie einen Vorgang hatte.</translation>
    </message>
    <message>
        <source>Save changed rules</source>
        <translation>Geänderte Regeln speichern</translation>
    </message>
    <message>
        <source>Saves the rules of the queue in view.</source>
        <translation>Speichert die Regeln der gezeigten Warteschlange.</translation>
    </message>
    <message>
        <source>No rule of this queue was changed.</source>
        <translation>Keine Regel dieser Warteschlange wurde geändert.</translation>
    </message>
    <message>
        <source>Undo changed rules</source>
        <translation>Geänderte Regeln rückgängig machen</translation>
    </message>
    <message>
        <source>Forgets the changes that are not saved.</source>
        <translation>Vergisst die Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Rules: name and people</source>
        <translation>Regeln: Name und Personen</translation>
    </message>
    <message>
        <source>What the queue is called, and who works in it.</source>
        <translation>Wie die Warteschlange heißt und wer in ihr arbeitet.</translation>
    </message>
    <message>
        <source>Rules: time</source>
        <translation>Regeln: Zeit</translation>
    </message>
    <message>
        <source>How long and how many items one person may hold.</source>
        <translation>Wie lange und wie viele Vorgänge eine Person halten darf.</translation>
    </message>
    <message>
        <source>Rules: how an item ends</source>
        <translation>Regeln: wie ein Vorgang endet</translation>
    </message>
    <message>
        <source>Which ways to end an item are allowed, and with which reasons.</source>
        <translation>Welche Arten, einen Vorgang zu beenden, erlaubt sind, und mit welchen Gründen.</translation>
    </message>
    <message>
        <source>Rules: what comes next</source>
        <translation>Regeln: wie es weitergeht</translation>
    </message>
    <message>
        <source>Where completed items go on to.</source>
        <translation>Wohin abgeschlossene Vorgänge weitergehen.</translation>
    </message>
    <message>
        <source>Rules: deliveries</source>
        <translation>Regeln: Lieferungen</translation>
    </message>
    <message>
        <source>What came into the queue, and from where.</source>
        <translation>Was in die Warteschlange kam und woher.</translation>
    </message>
    <message>
        <source>Rules: advanced</source>
        <translation>Regeln: Weiteres</translation>
    </message>
    <message>
        <source>The query, the search and the sizes of records.</source>
        <translation>Die Abfrage, die Suche und die Größe der Datensätze.</translation>
    </message>
    <message>
        <source>Test the query of a queue</source>
        <translation>Abfrage einer Warteschlange testen</translation>
    </message>
    <message>
        <source>Says what the query finds, and changes nothing.</source>
        <translation>Sagt, was die Abfrage findet, und ändert nichts.</translation>
    </message>
    <message>
        <source>Duplicates of a queue</source>
        <translation>Dubletten einer Warteschlange</translation>
    </message>
    <message>
        <source>Finds records that are likely the same.</source>
        <translation>Findet Datensätze, die wahrscheinlich gleich sind.</translation>
    </message>
    <message>
        <source>Search for duplicates</source>
        <translation>Dubletten suchen</translation>
    </message>
    <message>
        <source>Compares all records of a queue with each other.</source>
        <translation>Vergleicht alle Datensätze einer Warteschlange miteinander.</translation>
    </message>
    <message>
        <source>Choose a queue first.</source>
        <translation>Wählen Sie zuerst eine Warteschlange.</translation>
    </message>
    <message>
        <source>Undo the last merge</source>
        <translation>Letztes Zusammenführen rückgängig machen</translation>
    </message>
    <message>
        <source>Takes back what was decided last about duplicates.</source>
        <translation>Nimmt zurück, was zuletzt über Dubletten entschieden wurde.</translation>
    </message>
    <message>
        <source>There is no decision to undo here.</source>
        <translation>Hier gibt es keine Entscheidung, die rückgängig zu machen wäre.</translation>
    </message>
    <message>
        <source>Values of a field</source>
        <translation>Werte eines Feldes</translation>
    </message>
    <message>
        <source>Shows how often each value stands in a field.</source>
        <translation>Zeigt, wie oft jeder Wert in einem Feld steht.</translation>
    </message>
    <message>
        <source>Values one by one</source>
        <translation>Werte einzeln</translation>
    </message>
    <message>
        <source>Forms of values</source>
        <translation>Formen von Werten</translation>
    </message>
    <message>
        <source>Puts values together that are built alike.</source>
        <translation>Fasst Werte zusammen, die gleich gebaut sind.</translation>
    </message>
    <message>
        <source>Clusters of values</source>
        <translation>Gruppen von Werten</translation>
    </message>
    <message>
        <source>Puts values together that are likely the same.</source>
        <translation>Fasst Werte zusammen, die wahrscheinlich gleich sind.</translation>
    </message>
    <message>
        <source>Correct values of a field</source>
        <translation>Werte eines Feldes korrigieren</translation>
    </message>
    <message>
        <source>Changes all records that have the chosen values at once.</source>
        <translation>Ändert auf einmal alle Datensätze, die die gewählten Werte haben.</translation>
    </message>
    <message>
        <source>Choose a field and the values that are wrong, and type what they are to become.</source>
        <translation>Wählen Sie ein Feld und die falschen Werte, und tippen Sie, was daraus werden soll.</translation>
    </message>
    <message>
        <source>Undo a correction of values</source>
        <translation>Korrektur von Werten rückgängig machen</translation>
    </message>
    <message>
        <source>Takes the last correction of many records back.</source>
        <translation>Nimmt die letzte Korrektur vieler Datensätze zurück.</translation>
    </message>
    <message>
        <source>There is no correction to undo here.</source>
        <translation>Hier gibt es keine Korrektur, die rückgängig zu machen wäre.</translation>
    </message>
    <message>
        <source>What was corrected</source>
        <translation>Was korrigiert wurde</translation>
    </message>
    <message>
        <source>Counts corrections by field, kind, file or person.</source>
        <translation>Zählt Korrekturen nach Feld, Art, Datei oder Person.</translation>
    </message>
    <message>
        <source>Save corrections...</source>
        <translation>Korrekturen speichern...</translation>
    </message>
    <message>
        <source>Saves what was corrected, with counts, as a file.</source>
        <translation>Speichert, was korrigiert wurde, mit Anzahlen als Datei.</translation>
    </message>
    <message>
        <source>As soon as the corrections are counted they can be saved.</source>
        <translation>Sobald die Korrekturen gezählt sind, können sie gespeichert werden.</translation>
    </message>
    <message>
        <source>History of items</source>
        <translation>Verlauf der Vorgänge</translation>
    </message>
    <message>
        <source>Shows who did what when, in all queues.</source>
        <translation>Zeigt, wer wann was getan hat, in allen Warteschlangen.</translation>
    </message>
    <message>
        <source>History of the rules of queues</source>
        <translation>Verlauf: Regeln der Warteschlangen</translation>
    </message>
    <message>
        <source>Shows who changed which rule of a queue.</source>
        <translation>Zeigt, wer welche Regel einer Warteschlange geändert hat.</translation>
    </message>
    <message>
        <source>History of users and roles</source>
        <translation>Verlauf: Benutzer und Rollen</translation>
    </message>
    <message>
        <source>Shows who gave whom which rights.</source>
        <translation>Zeigt, wer wem welche Rechte gab.</translation>
    </message>
    <message>
        <source>Check the history now</source>
        <translation>Verlauf jetzt prüfen</translation>
    </message>
    <message>
        <source>Proves that nothing was changed behind Intray&apos;s back.</source>
        <translation>Weist nach, dass nichts hinter Intrays Rücken geändert wurde.</translation>
    </message>
    <message>
        <source>Save the history...</source>
        <translation>Verlauf speichern...</translation>
    </message>
    <message>
        <source>Saves all lines that were found as a file.</source>
        <translation>Speichert alle gefundenen Zeilen als Datei.</translation>
    </message>
    <message>
        <source>Shows what was imported when and from which file, and undoes it.</source>
        <translation>Zeigt, was wann aus welcher Datei importiert wurde, und macht es rückgängig.</translation>
    </message>
    <message>
        <source>Choose the line of the history that this is about.</source>
        <translation>Wählen Sie die Zeile des Verlaufs, um die es geht.</translation>
    </message>
    <message>
        <source>Open the record of a line</source>
        <translation>Datensatz öffnen, von dem eine Zeile erzählt</translation>
    </message>
    <message>
        <source>Opens the record that a line of the history is about.</source>
        <translation>Öffnet den Datensatz, um den es in einer Zeile des Verlaufs geht.</translation>
    </message>
    <message>
        <source>Undo a change of the history</source>
        <translation>Änderung im Verlauf rückgängig machen</translation>
    </message>
    <message>
        <source>Gives the record the values from before a line.</source>
        <translation>Gibt dem Datensatz die Werte von vor einer Zeile.</translation>
    </message>
    <message>
        <source>Filters of the history</source>
        <translation>Filter des Verlaufs</translation>
    </message>
    <message>
        <source>Shows only the lines of a queue, a person, a field or a time.</source>
        <translation>Zeigt nur die Zeilen einer Warteschlange, einer Person, eines Feldes oder einer Zeit.</translation>
    </message>
    <message>
        <source>Changes of values as a list</source>
        <translation>Änderungen von Werten als Liste zeigen</translation>
    </message>
    <message>
        <source>Shows in a low window what would be changed in place of the values.</source>
        <translation>Zeigt in einem niedrigen Fenster statt der Werte, was geändert würde.</translation>
    </message>
    <message>
        <source>In a high window the list stands below what is typed.</source>
        <translation>In einem hohen Fenster steht die Liste unter dem, was getippt wird.</translation>
    </message>
    <message>
        <source>Rules: what needs eyes</source>
        <translation>Regeln: was Augen braucht</translation>
    </message>
    <message>
        <source>What people notice, by field</source>
        <translation>Was man bemerkt, nach Feldern</translation>
    </message>
    <message>
        <source>How many planted slips were corrected in each field.</source>
        <translation>Wie viele eingestreute Fehler in jedem Feld korrigiert wurden.</translation>
    </message>
    <message>
        <source>No field has 100 planted slips of five people or more yet.</source>
        <translation>Noch hat kein Feld 100 eingestreute Fehler von mindestens fünf Personen.</translation>
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
    <name>PlantWords</name>
    <message>
        <source>Well seen: “%2” in %1 was a planted slip.</source>
        <translation>Gut gesehen: „%2“ in %1 war ein eingestreuter Fehler.</translation>
    </message>
    <message>
        <source>You overlooked a planted slip in %1: it showed “%2”; the record has “%3”.</source>
        <translation>Sie haben einen eingestreuten Fehler in %1 übersehen: Dort stand „%2“; im Datensatz steht „%3“.</translation>
    </message>
    <message>
        <source>“%2” in %1 was a planted slip; the record has “%3”. You typed something else there: “%4”. Look at it, and complete the record again if that is right.</source>
        <translation>„%2“ in %1 war ein eingestreuter Fehler; im Datensatz steht „%3“. Sie haben dort etwas anderes eingegeben: „%4“. Sehen Sie es an, und schließen Sie den Datensatz noch einmal ab, wenn das stimmt.</translation>
    </message>
    <message>
        <source>One record in %1 of this queue shows a planted slip on your screen, to learn how much people overlook. You are told when you complete it, and nobody else sees how many you caught.</source>
        <translation>Einer von %1 Datensätzen dieser Warteschlange zeigt auf Ihrem Bildschirm einen eingestreuten Fehler, an dem man sieht, wie viel übersehen wird. Sie erfahren es, wenn Sie ihn abschließen, und niemand sonst sieht, wie viele Sie gefunden haben.</translation>
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
    <name>Proof</name>
    <message>
        <source>The history is in order, without contradictions. Items: %1; lines of history: %2.</source>
        <translation>Der Verlauf stimmt und hat keine Widersprüche. Vorgänge: %1; Zeilen Verlauf: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The history is not in order: %n contradiction(s).</source>
        <translation>
            <numerusform>Der Verlauf stimmt nicht: %n Widerspruch.</numerusform>
            <numerusform>Der Verlauf stimmt nicht: %n Widersprüche.</numerusform>
        </translation>
    </message>
    <message>
        <source>The self-test passed: no item was given out twice. Items given out: %1.</source>
        <translation>Der Selbsttest ist bestanden: Kein Vorgang wurde zweimal ausgegeben. Ausgegebene Vorgänge: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The self-test failed: %n item(s) were given out twice. Stop working with this database and show the report to whoever runs it.</source>
        <translation>
            <numerusform>Der Selbsttest ist nicht bestanden: %n Vorgang wurde zweimal ausgegeben. Arbeiten Sie mit dieser Datenbank nicht weiter und zeigen Sie den Bericht dem, der sie betreibt.</numerusform>
            <numerusform>Der Selbsttest ist nicht bestanden: %n Vorgänge wurden zweimal ausgegeben. Arbeiten Sie mit dieser Datenbank nicht weiter und zeigen Sie den Bericht dem, der sie betreibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The self-test failed. The report below says what was found.</source>
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
- each item was imported once;
- at every instant at most one lock held it;
- every action on it names the lock that held the item then;
- no lock came back after work was done under it;
- it was completed at most once between being open and being reopened;
- its record was worked on in one step only;
- the item&apos;s present state is what its history says.</source>
        <translation>Geprüft, Zeile für Zeile im Verlauf jedes Vorgangs, nach dem Stand eines einzigen Augenblicks:
- jeder Vorgang wurde einmal importiert;
- in jedem Augenblick hielt ihn höchstens eine Sperre;
- jede Handlung nennt die Sperre, die den Vorgang damals hielt;
- keine Sperre kam wieder, nachdem unter ihr gearbeitet worden war;
- er wurde zwischen Öffnen und Wiederöffnen höchstens einmal abgeschlossen;
- sein Datensatz war nur in einem Schritt in Arbeit;
- der jetzige Stand des Vorgangs ist der, den sein Verlauf nennt.</translation>
    </message>
    <message>
        <source>Done: %1 claimers at once, each with a connection of its own, took and completed %2 items in a queue made for this and removed again.
Claims: %3, of which twice: %4</source>
        <translation>Getan: %1 Abnehmer zugleich, jeder mit einer eigenen Verbindung, haben %2 Vorgänge einer Warteschlange genommen und abgeschlossen, die dafür angelegt und wieder entfernt wurde.
Genommen: %3, davon zweimal: %4</translation>
    </message>
    <message numerus="yes">
        <source>Speed: %Ln claim(s) a second; half of them within %1 ms, 99 of 100 within %2 ms</source>
        <translation>
            <numerusform>Geschwindigkeit: %Ln je Sekunde genommen; die Hälfte davon innerhalb von %1 ms, 99 von 100 innerhalb von %2 ms</numerusform>
            <numerusform>Geschwindigkeit: %Ln je Sekunde genommen; die Hälfte davon innerhalb von %1 ms, 99 von 100 innerhalb von %2 ms</numerusform>
        </translation>
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
        <source>Intray: self-test</source>
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
        <source>No two records have the same value.</source>
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
        <source>no special characters such as ? * #</source>
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
    <name>RecordFoot</name>
    <message>
        <source>Note...</source>
        <translation>Notiz...</translation>
    </message>
    <message>
        <source>Dismiss...</source>
        <translation>Verwerfen...</translation>
    </message>
    <message>
        <source>Fail...</source>
        <translation>Gescheitert...</translation>
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
        <translation>Das Datensatzschema kann nicht verwendet werden. Bitte korrigieren Sie es.</translation>
    </message>
    <message>
        <source>The record schema is not valid JSON: there is an error in line %1, column %2. Please correct it there.</source>
        <translation>Das Datensatzschema ist kein gültiges JSON: In Zeile %1, Spalte %2 ist ein Fehler. Bitte korrigieren Sie ihn dort.</translation>
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
        <source>This does not comply with the queue&apos;s rules. Please check it.</source>
        <translation>Das passt nicht zu den Regeln der Warteschlange. Bitte prüfen Sie es.</translation>
    </message>
    <message>
        <source>The queue&apos;s rules do not allow this field.</source>
        <translation>Die Regeln der Warteschlange lassen dieses Feld nicht zu.</translation>
    </message>
    <message>
        <source>By the queue&apos;s rules, the values do not go together. Please check the record.</source>
        <translation>Nach den Regeln der Warteschlange passen die Werte nicht zusammen. Bitte prüfen Sie den Datensatz.</translation>
    </message>
    <message>
        <source>This is not a record schema: it has none of JSON Schema&apos;s keywords, such as &quot;properties&quot; or &quot;required&quot;. Nothing was changed.</source>
        <translation>Das ist kein Datensatzschema: Es enthält keines der Wörter von JSON Schema, wie „properties“ oder „required“. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>there are %1 fields, but a form has room for only %2.</source>
        <translation>es gibt %1 Felder, und ein Formular hat Platz für %2.</translation>
    </message>
</context>
<context>
    <name>RecordTable</name>
    <message>
        <source>“%1” is not a spreadsheet; only spreadsheets have sheets to choose from.</source>
        <translation>„%1“ ist kein Tabellendokument; nur diese haben Tabellenblätter zur Auswahl.</translation>
    </message>
    <message>
        <source>The file “%1” is a spreadsheet, which has sheets, not tables. Choose one of its sheets by --sheet.</source>
        <translation>Die Datei „%1“ ist ein Tabellendokument, das Tabellenblätter und keine Tabellen hat. Wählen Sie mit --sheet eines seiner Tabellenblätter.</translation>
    </message>
    <message>
        <source>The file “%1” is a spreadsheet, which has sheets, not tables. Choose one of its sheets.</source>
        <translation>Die Datei „%1“ ist ein Tabellendokument, das Tabellenblätter und keine Tabellen hat. Wählen Sie eines seiner Tabellenblätter.</translation>
    </message>
</context>
<context>
    <name>Rights</name>
    <message>
        <source>The database allows this only to the role %1.</source>
        <translation>Das erlaubt die Datenbank nur der Rolle %1.</translation>
    </message>
    <message>
        <source>The database allows this only to the roles %1 and %2.</source>
        <translation>Das erlaubt die Datenbank nur den Rollen %1 und %2.</translation>
    </message>
    <message>
        <source>The database shows you only the history of records, not the records themselves.</source>
        <translation>Die Datenbank zeigt Ihnen nur den Verlauf der Datensätze, nicht die Datensätze selbst.</translation>
    </message>
</context>
<context>
    <name>RowDoubts</name>
    <message>
        <source>“%1” looks as if it was written in another encoding.</source>
        <translation>„%1“ sieht aus, als wäre es in einer anderen Kodierung geschrieben.</translation>
    </message>
    <message>
        <source>“%1” has letters; nearly all others in “%2” are figures.</source>
        <translation>„%1“ hat Buchstaben; fast alle anderen in „%2“ sind Zahlen.</translation>
    </message>
</context>
<context>
    <name>RowWords</name>
    <message>
        <source>(%1 empty)</source>
        <translation>(%1 leer)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>RuleChanges</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>a pattern of its own</source>
        <translation>ein eigenes Muster</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>wie %1</translation>
    </message>
    <message>
        <source>Field %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: what is right</source>
        <translation>%1: was richtig ist</translation>
    </message>
    <message>
        <source>set</source>
        <translation>festgelegt</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>every record is opened</source>
        <translation>jeder Datensatz wird geöffnet</translation>
    </message>
    <message>
        <source>one in %1</source>
        <translation>einer von %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>RuleEffects</name>
    <message>
        <source>Items taken from now on are locked for %1.</source>
        <translation>Ab jetzt genommene Vorgänge sind %1 gesperrt.</translation>
    </message>
    <message>
        <source>From now on no lock can be extended beyond %1, counted from its start; longer locks keep their end.</source>
        <translation>Ab jetzt kann keine Sperre über %1 hinaus verlängert werden, gerechnet ab ihrem Beginn; längere Sperren behalten ihr Ende.</translation>
    </message>
    <message numerus="yes">
        <source>Anybody who holds more than %n item(s) keeps them and gets no more until enough are finished.</source>
        <translation>
            <numerusform>Wer mehr als %n Vorgang hat, behält seine Vorgänge und erhält keine weiteren, bis genug erledigt sind.</numerusform>
            <numerusform>Wer mehr als %n Vorgänge hat, behält sie und erhält keine weiteren, bis genug erledigt sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Items completed from now on end here.</source>
        <translation>Vorgänge, die von jetzt an abgeschlossen werden, enden hier.</translation>
    </message>
    <message>
        <source>Items completed from now on go on to %1, including those that are locked now.</source>
        <translation>Vorgänge, die von jetzt an abgeschlossen werden, gehen weiter an %1, auch die jetzt gesperrten.</translation>
    </message>
    <message>
        <source>Earlier attempts count too: an item that has used up its attempts fails when its next lock expires.</source>
        <translation>Frühere Versuche zählen mit: Hat ein Vorgang seine Versuche aufgebraucht, gilt er als gescheitert, wenn seine nächste Sperre abläuft.</translation>
    </message>
    <message>
        <source>Existing items stay; the next request for work uses the new query.</source>
        <translation>Vorhandene Vorgänge bleiben; die nächste Anfrage nach Arbeit nutzt die neue Abfrage.</translation>
    </message>
    <message>
        <source>This also counts for items that already wait; anybody who holds such an item keeps it.</source>
        <translation>Das gilt auch für Vorgänge, die schon warten; wer einen solchen Vorgang hat, behält ihn.</translation>
    </message>
    <message>
        <source>Records that are already larger stay, but can only be completed once they are small enough.</source>
        <translation>Schon größere Datensätze bleiben, können aber erst abgeschlossen werden, wenn sie klein genug sind.</translation>
    </message>
    <message>
        <source>This applies at once, including to what was finished before.</source>
        <translation>Es gilt sofort, auch für vorher Erledigtes.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are locked now. Their locks keep their end; the next lock and the next extension last %1.</source>
        <translation>
            <numerusform>%n Vorgang ist jetzt gesperrt. Seine Sperre behält ihr Ende; die nächste Sperre und die nächste Verlängerung gelten %1.</numerusform>
            <numerusform>%n Vorgänge sind jetzt gesperrt. Ihre Sperren behalten ihr Ende; die nächste Sperre und die nächste Verlängerung gelten %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are locked now. For these, too, only the endings that are allowed now are possible.</source>
        <translation>
            <numerusform>%n Vorgang ist jetzt gesperrt. Auch für ihn gelten ab jetzt nur die erlaubten Abschlussarten.</numerusform>
            <numerusform>%n Vorgänge sind jetzt gesperrt. Auch für diese gelten ab jetzt nur die erlaubten Abschlussarten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSentences</name>
    <message>
        <source>Warnings come %1 and %2 before the end.</source>
        <translation>Gewarnt wird %1 und %2 vor dem Ende.</translation>
    </message>
    <message>
        <source>The first warning comes %1 before the end.</source>
        <translation>Die erste Warnung kommt %1 vor dem Ende.</translation>
    </message>
    <message>
        <source>The last warning comes %1 before the end.</source>
        <translation>Die letzte Warnung kommt %1 vor dem Ende.</translation>
    </message>
    <message>
        <source>Whoever returns or dismisses gives a reason.</source>
        <translation>Wer zurückgibt oder verwirft, nennt einen Grund.</translation>
    </message>
    <message>
        <source>Whoever returns gives a reason.</source>
        <translation>Wer zurückgibt, nennt einen Grund.</translation>
    </message>
    <message>
        <source>Whoever dismisses gives a reason.</source>
        <translation>Wer verwirft, nennt einen Grund.</translation>
    </message>
    <message>
        <source>A record has at most %1.</source>
        <translation>Ein Datensatz hat höchstens %1.</translation>
    </message>
    <message>
        <source>A field has at most %1.</source>
        <translation>Ein Feld hat höchstens %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1, for %n people</source>
        <translation>
            <numerusform>%1, für eine Person</numerusform>
            <numerusform>%1, für %n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1, für %2</translation>
    </message>
    <message numerus="yes">
        <source>A person holds at most %n item(s).</source>
        <translation>
            <numerusform>Eine Person hält höchstens einen Vorgang.</numerusform>
            <numerusform>Eine Person hält höchstens %n Vorgänge.</numerusform>
        </translation>
    </message>
    <message>
        <source>An item is locked for %1, and extended up to %2.</source>
        <translation>Ein Vorgang ist für %1 gesperrt und wird auf höchstens %2 verlängert.</translation>
    </message>
    <message>
        <source>Allowed: %1.</source>
        <translation>Erlaubt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n reason(s) are offered.</source>
        <translation>
            <numerusform>Ein Grund steht zur Wahl.</numerusform>
            <numerusform>%n Gründe stehen zur Wahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>Own records can be reopened for %1.</source>
        <translation>Eigene Datensätze lassen sich %1 lang wieder öffnen.</translation>
    </message>
    <message>
        <source>Completed items end here.</source>
        <translation>Abgeschlossene Vorgänge enden hier.</translation>
    </message>
    <message>
        <source>Completed items go on to %1.</source>
        <translation>Abgeschlossene Vorgänge gehen weiter an %1.</translation>
    </message>
    <message>
        <source>Whoever did the previous step does not do this one.</source>
        <translation>Wer den vorigen Schritt gemacht hat, macht diesen nicht.</translation>
    </message>
    <message>
        <source>Nothing was imported yet.</source>
        <translation>Bisher wurde nichts importiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n import(s).</source>
        <translation>
            <numerusform>Ein Import.</numerusform>
            <numerusform>%n Importe.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last one: %1, %2.</source>
        <translation>Der letzte: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were rejected.</source>
        <translation>
            <numerusform>Eine Zeile wurde abgelehnt.</numerusform>
            <numerusform>%n Zeilen wurden abgelehnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No row was rejected.</source>
        <translation>Keine Zeile wurde abgelehnt.</translation>
    </message>
    <message>
        <source>A query fills the queue.</source>
        <translation>Eine Abfrage füllt die Warteschlange.</translation>
    </message>
    <message>
        <source>%1 % of what comes is done here.</source>
        <translation>%1 % von dem, was kommt, wird hier bearbeitet.</translation>
    </message>
    <message numerus="yes">
        <source>An item fails after %n attempt(s).</source>
        <translation>
            <numerusform>Ein Vorgang scheitert nach einem Versuch.</numerusform>
            <numerusform>Ein Vorgang scheitert nach %n Versuchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) are keyed a second time.</source>
        <translation>
            <numerusform>Ein Feld wird zweimal erfasst.</numerusform>
            <numerusform>%n Felder werden zweimal erfasst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Differences are decided in %1.</source>
        <translation>Unterschiede werden in %1 entschieden.</translation>
    </message>
    <message>
        <source>Accents do not matter to a search.</source>
        <translation>Akzente spielen bei der Suche keine Rolle.</translation>
    </message>
    <message>
        <source>Query, sizes, share, attempts, second keying: all as usual.</source>
        <translation>Abfrage, Größen, Anteil, Versuche, Zweiterfassung: alles wie üblich.</translation>
    </message>
    <message>
        <source>%1, %2. Rows: %3, added: %4, rejected: %5.</source>
        <translation>%1, %2. Zeilen: %3, hinzugefügt: %4, abgelehnt: %5.</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>The most doubtful record of a priority comes first.</source>
        <translation>Der zweifelhafteste Datensatz einer Priorität kommt zuerst.</translation>
    </message>
    <message>
        <source>Records pass unopened as long as at most %1 % of the fields are still wrong (%2 % sure).</source>
        <translation>Datensätze gehen ungeöffnet durch, solange höchstens %1 % der Felder noch falsch sind (zu %2 % sicher).</translation>
    </message>
    <message>
        <source>Somebody opens every record.</source>
        <translation>Jeder Datensatz wird von jemandem geöffnet.</translation>
    </message>
    <message>
        <source>One record in %1 shows a planted slip.</source>
        <translation>Einer von %1 Datensätzen zeigt einen eingestreuten Fehler.</translation>
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
        <source>several values of a list</source>
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
        <source>minimum</source>
        <translation>Mindestwert</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>Höchstwert</translation>
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
        <source>texts that mean “no value”</source>
        <translation>Texte für „kein Wert“</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>Rechtschreibung</translation>
    </message>
    <message>
        <source>lookup table</source>
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
    <message>
        <source>columns of the form</source>
        <translation>Spalten des Formulars</translation>
    </message>
    <message>
        <source>usual length</source>
        <translation>übliche Länge</translation>
    </message>
    <message>
        <source>examples of what is right</source>
        <translation>Beispiele für Richtiges</translation>
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
        <source>Intray has no such keyword; there are %1.</source>
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
        <source>no value may contain the separator of values, or spaces around it.</source>
        <translation>kein Wert darf das Trennzeichen der Werte enthalten oder Leerzeichen am Rand.</translation>
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
        <source>the minimum is above the maximum, so no value could be right.</source>
        <translation>der Mindestwert liegt über dem Höchstwert, also könnte kein Wert richtig sein.</translation>
    </message>
    <message>
        <source>a field occurs in it twice.</source>
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
    <message>
        <source>1 or 2 is expected.</source>
        <translation>Erwartet wird 1 oder 2.</translation>
    </message>
    <message>
        <source>a number of characters is expected.</source>
        <translation>eine Zahl von Zeichen wird erwartet.</translation>
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
    <name>Sheet</name>
    <message>
        <source>The cell %1 has the error %2.</source>
        <translation>Die Zelle %1 hat den Fehler %2.</translation>
    </message>
    <message>
        <source>The cell %1 has “%2”, which does not match the type of the cell.</source>
        <translation>Die Zelle %1 hat „%2“, was sich nicht als das lesen lässt, was es sein soll.</translation>
    </message>
    <message>
        <source>The cell %1 refers to a text that the file does not have.</source>
        <translation>Die Zelle %1 verweist auf einen Text, den die Datei nicht hat.</translation>
    </message>
    <message>
        <source>The cell %1 has “%2”, which is not a date.</source>
        <translation>Die Zelle %1 hat „%2“, was kein Datum ist.</translation>
    </message>
    <message>
        <source>The cell %1 has “%2”, which is not a number.</source>
        <translation>Die Zelle %1 hat „%2“, was keine Zahl ist.</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>The sheet “%1” has no rows: there is nothing to import.</source>
        <translation>Das Tabellenblatt „%1“ hat keine Zeilen: Es gibt nichts zu importieren.</translation>
    </message>
    <message>
        <source>The header cannot be read: %1</source>
        <translation>Die Kopfzeile kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The cell %1 is beyond the last column, which is %2.</source>
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
        <source>%n row(s) at the top were skipped.</source>
        <translation>
            <numerusform>%n Zeile am Anfang wurde übergangen.</numerusform>
            <numerusform>%n Zeilen am Anfang wurden übergangen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty row(s) between others were skipped, the first is row %1.</source>
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
        <source>%n cell(s) are formatted as impossible dates, such as before 1900; they were read as numbers, the first is %1.</source>
        <translation>
            <numerusform>%n Zelle ist als Datum formatiert, das es nicht gibt, etwa vor 1900; sie wurde als Zahl gelesen, und zwar %1.</numerusform>
            <numerusform>%n Zellen sind als Datum formatiert, das es nicht gibt, etwa vor 1900; sie wurden als Zahlen gelesen, die erste ist %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) were read as their format shows them, with its leading zeros, the first is %1.</source>
        <translation>
            <numerusform>%n Zahl wurde mit führenden Nullen gelesen, wie ihr Format sie zeigt: %1.</numerusform>
            <numerusform>%n Zahlen wurden mit führenden Nullen gelesen, wie ihr Format sie zeigt, die erste in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) have more than 15 digits, which spreadsheet programs round; they were read with the digits of the file, the first is %1.</source>
        <translation>
            <numerusform>%n Zahl hat mehr als 15 Ziffern, die Tabellenprogramme runden; sie wurde mit den Ziffern der Datei gelesen: %1.</numerusform>
            <numerusform>%n Zahlen haben mehr als 15 Ziffern, die Tabellenprogramme runden; sie wurden mit den Ziffern der Datei gelesen, die erste in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The row has the names of the columns once more.</source>
        <translation>Die Zeile enthält noch einmal die Namen der Spalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) have carriage returns; they were read as line breaks, and left out at the end of a cell, the first in %1.</source>
        <translation>
            <numerusform>%n Zelle enthält Wagenrückläufe (%1); sie wurden als Zeilenumbrüche gelesen und am Ende der Zelle weggelassen.</numerusform>
            <numerusform>%n Zellen enthalten Wagenrückläufe, die erste ist %1; sie wurden als Zeilenumbrüche gelesen und am Ende einer Zelle weggelassen.</numerusform>
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
        <source>The source “%1” is neither a picture nor a PDF that Intray can show.</source>
        <translation>Die Quelle „%1“ ist weder ein Bild noch ein PDF, das Intray zeigen kann.</translation>
    </message>
    <message>
        <source>The picture “%1” is damaged, or too large to be shown.</source>
        <translation>Das Bild „%1“ ist beschädigt oder zu groß, um gezeigt zu werden.</translation>
    </message>
    <message>
        <source>This version of Intray shows no PDF files. Open “%1” with another program.</source>
        <translation>Diese Ausgabe von Intray zeigt keine PDF-Dateien. Öffnen Sie „%1“ mit einem anderen Programm.</translation>
    </message>
</context>
<context>
    <name>SourceFetch</name>
    <message>
        <source>“%1” says that the source no longer exists.</source>
        <translation>„%1“ meldet, dass es die Quelle nicht mehr gibt.</translation>
    </message>
    <message>
        <source>“%1” does not let Intray read the source. Ask an administrator.</source>
        <translation>„%1“ lässt Intray die Quelle nicht lesen. Fragen Sie die Administration.</translation>
    </message>
    <message>
        <source>“%1” cannot prove its identity, so the source was not loaded. Ask an administrator.</source>
        <translation>„%1“ kann nicht beweisen, wer es ist, daher wurde die Quelle nicht geholt. Fragen Sie die Administration.</translation>
    </message>
    <message>
        <source>“%1” redirects to another address for the source. Intray does not follow that. Ask an administrator.</source>
        <translation>„%1“ verweist für die Quelle an eine andere Stelle, von der sie nicht geholt wird. Fragen Sie die Administration.</translation>
    </message>
    <message>
        <source>“%1” does not answer, so the source cannot be shown. Try again later.</source>
        <translation>„%1“ antwortet nicht, daher kann die Quelle nicht gezeigt werden. Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>The source is larger than 200 MB, so it is not loaded.</source>
        <translation>Die Quelle ist größer als 200 MB und wird daher nicht geholt.</translation>
    </message>
    <message>
        <source>There is no space for the source on this computer: %1.</source>
        <translation>Auf diesem Rechner ist kein Platz für die Quelle: %1.</translation>
    </message>
</context>
<context>
    <name>SourcePlace</name>
    <message>
        <source>The source is not in the folder of this queue&apos;s sources, “%1”.</source>
        <translation>Die Quelle liegt nicht im Ordner der Quellen dieser Warteschlange, „%1“.</translation>
    </message>
    <message>
        <source>The field of the source has no path.</source>
        <translation>Im Feld der Quelle steht kein Pfad.</translation>
    </message>
    <message>
        <source>The folder of this queue&apos;s sources, “%1”, is not an absolute path.</source>
        <translation>Der Ordner der Quellen dieser Warteschlange, „%1“, ist kein absoluter Pfad.</translation>
    </message>
    <message>
        <source>The source “%1” is in a folder that has not been chosen yet. Choose it with the Folder button.</source>
        <translation>Die Quelle „%1“ liegt unter einem Ordner, der noch nicht gewählt ist. Wählen Sie ihn mit dem Knopf „Ordner“.</translation>
    </message>
    <message>
        <source>The source “%1” is missing.</source>
        <translation>Die Quelle „%1“ ist nicht da.</translation>
    </message>
    <message>
        <source>The source “%1” is not a file that can be shown.</source>
        <translation>Die Quelle „%1“ ist keine Datei, die gezeigt werden kann.</translation>
    </message>
    <message>
        <source>You are not allowed to read the source “%1”.</source>
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
        <source>The source is on “%1”, and this queue&apos;s rules do not allow loading it from there. Intray shows files on this computer and on shares that are mounted on it.</source>
        <translation>Die Quelle liegt auf „%1“, und die Regeln dieser Warteschlange erlauben nicht, sie von dort zu holen. Gezeigt werden Dateien dieses Rechners und von Freigaben, die darauf eingehängt sind.</translation>
    </message>
</context>
<context>
    <name>Speller</name>
    <message>
        <source>The dictionary &quot;%1&quot; is not installed, so spelling is not checked. Install it as a Hunspell dictionary, for example the package hunspell-%2.</source>
        <translation>Das Wörterbuch &quot;%1&quot; ist nicht installiert, deshalb wird die Rechtschreibung nicht geprüft. Installieren Sie es als Hunspell-Wörterbuch, zum Beispiel das Paket hunspell-%2.</translation>
    </message>
    <message>
        <source>The dictionary &quot;%1&quot; cannot be read, so spelling is not checked. Reinstall it.</source>
        <translation>Das Wörterbuch &quot;%1&quot; kann nicht gelesen werden, deshalb wird die Rechtschreibung nicht geprüft. Installieren Sie es neu.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>Another companion process keeps this database, as %1 on %2.</source>
        <translation>Ein anderer Begleitprozess betreut diese Datenbank, als %1 auf %2.</translation>
    </message>
    <message>
        <source>The database cannot take a value: it is of another kind than expected there, or too large. Nothing was changed; the details name the value.</source>
        <translation>Die Datenbank kann einen Wert nicht aufnehmen: Er ist von anderer Art, als dort erwartet wird, oder zu groß. Nichts wurde geändert; die Einzelheiten nennen den Wert.</translation>
    </message>
    <message>
        <source>This database server is cut off from the others of its cluster, and answers nothing until they are together again. Nothing was changed; please try again.</source>
        <translation>Dieser Datenbankserver ist von den anderen seines Clusters abgeschnitten und antwortet erst wieder, wenn sie zusammen sind. Es wurde nichts geändert; bitte versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The standby server stopped reading this, because it had to go on following the primary server. Please try again.</source>
        <translation>Der Standby-Server hat das Lesen abgebrochen, weil er dem Hauptserver weiter folgen musste. Bitte versuchen Sie es noch einmal.</translation>
    </message>
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
        <translation>Ihre Sperre gilt für diesen Vorgang nicht mehr: %1 hat ihn seit %2.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it has been completed.</source>
        <translation>Ihre Sperre gilt für diesen Vorgang nicht mehr: Er wurde abgeschlossen.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it has been dismissed or marked as failed.</source>
        <translation>Ihre Sperre gilt für diesen Vorgang nicht mehr: Er wurde verworfen oder als gescheitert gemeldet.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it is open again, and nobody has taken it yet.</source>
        <translation>Ihre Sperre gilt für diesen Vorgang nicht mehr: Er ist wieder offen, und noch niemand hat ihn genommen.</translation>
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
        <source>The database is read-only. Nothing was changed; ask for the right to write to the file and its folder.</source>
        <translation>Die Datenbank kann gelesen, aber nicht geschrieben werden. Es wurde nichts geändert; lassen Sie sich das Recht geben, in die Datei und ihren Ordner zu schreiben.</translation>
    </message>
    <message>
        <source>The disk with the database is full. Nothing was changed; free some space and try again.</source>
        <translation>Der Datenträger mit der Datenbank ist voll. Es wurde nichts geändert; schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The database is damaged. Leave the file as it is and restore the last backup.</source>
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
        <source>The database rejected this. Nothing was changed; the details say more.</source>
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
        <source>This was cancelled before; nothing was changed. Please do it again.</source>
        <translation>Das wurde vorher abgebrochen; es wurde nichts geändert. Bitte tun Sie es noch einmal.</translation>
    </message>
    <message>
        <source>It is too late to undo this. A supervisor can reopen the item.</source>
        <translation>Dafür ist es zu spät. Die Teamleitung kann den Vorgang wieder öffnen.</translation>
    </message>
    <message>
        <source>This import was cancelled, because it had not responded for a minute. Nothing was imported; start it again.</source>
        <translation>Dieser Import wurde abgebrochen, weil er eine Minute lang nicht reagiert hat. Es wurde nichts importiert; starten Sie ihn noch einmal.</translation>
    </message>
    <message>
        <source>Another import into this queue is running. Wait until it is done.</source>
        <translation>Ein anderer Import in diese Warteschlange läuft gerade. Warten Sie, bis er fertig ist.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was created by a version of Intray that was never released, and cannot be upgraded. Export its queues with that version, and import the files into a new database; nothing was changed.</source>
        <translation>Die Datenbank „%1“ wurde von einem Intray angelegt, das nie veröffentlicht wurde, und kann nicht aktualisiert werden. Exportieren Sie ihre Warteschlangen mit jenem Programm und importieren Sie die Dateien in eine neue Datenbank; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was created by a newer version of Intray. Update this program; nothing was changed.</source>
        <translation>Die Datenbank „%1“ wurde von einem neueren Intray angelegt. Aktualisieren Sie dieses Programm; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; has no Intray queues yet. Run &quot;intrayctl init&quot; on it, or choose another file.</source>
        <translation>Die Datenbank „%1“ hat noch keine Warteschlangen von Intray. Rufen Sie „intrayctl init“ für sie auf oder wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was created by an older version of Intray. Run &quot;intrayctl init&quot; to upgrade it.</source>
        <translation>Die Datenbank „%1“ wurde von einem älteren Intray angelegt. Rufen Sie „intrayctl init“ auf, um sie zu aktualisieren.</translation>
    </message>
    <message>
        <source>Others have kept the database busy for too long. Nothing was changed; please try again.</source>
        <translation>Andere haben die Datenbank zu lange beschäftigt. Es wurde nichts geändert; bitte versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; cannot be created. Choose another place for the database.</source>
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
        <source>There is no database at &quot;%1&quot;. Create one first, or choose another.</source>
        <translation>Unter „%1“ gibt es keine Datenbank. Legen Sie zuerst eine an oder nennen Sie eine andere.</translation>
    </message>
    <message>
        <source>An item needs a key that is not blank.</source>
        <translation>Ein Vorgang braucht einen Schlüssel, der nicht leer ist.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; already has an item with the key &quot;%2&quot;.</source>
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
        <source>The position does not belong to this list. Start from its beginning.</source>
        <translation>Diese Stelle der Liste stammt nicht aus dieser Liste. Beginnen Sie am Anfang der Liste.</translation>
    </message>
    <message>
        <source>A queue&apos;s name has letters, digits, dots, dashes and underscores only, begins with a letter or digit, and is at most 64 long.</source>
        <translation>Der Name einer Warteschlange besteht nur aus Buchstaben, Ziffern, Punkten, Binde- und Unterstrichen, beginnt mit einem Buchstaben oder einer Ziffer und ist höchstens 64 Zeichen lang.</translation>
    </message>
    <message>
        <source>A lock must last at least one second.</source>
        <translation>Eine Sperre muss mindestens eine Sekunde lang gelten.</translation>
    </message>
    <message>
        <source>The longest lock must not be shorter than the lock duration.</source>
        <translation>Die längste Sperre darf nicht kürzer als die Sperrdauer sein.</translation>
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
        <source>There is already a queue named &quot;%1&quot;.</source>
        <translation>Es gibt schon eine Warteschlange mit dem Namen „%1“.</translation>
    </message>
    <message>
        <source>This lock does not hold any items (any more).</source>
        <translation>Unter dieser Sperre ist kein Vorgang (mehr).</translation>
    </message>
    <message>
        <source>Only a finished item can be reopened.</source>
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
        <source>The network does not know a server with this name. Check the name and the network connection.</source>
        <translation>Das Netzwerk kennt keinen Server mit diesem Namen. Prüfen Sie den Namen und die Netzwerkverbindung.</translation>
    </message>
    <message>
        <source>No database server answers at this address and port. Check both, and whether the server is running.</source>
        <translation>Unter dieser Adresse und diesem Port antwortet kein Datenbankserver. Prüfen Sie beides und ob der Server läuft.</translation>
    </message>
    <message>
        <source>No encrypted connection to a verified server could be made. Check the server&apos;s certificate, or the file of the authority that signed it.</source>
        <translation>Es kam keine verschlüsselte Verbindung zu einem Server zustande, der sich ausweist. Prüfen Sie das Zertifikat des Servers oder die Datei der Zertifizierungsstelle, die es unterschrieben hat.</translation>
    </message>
    <message>
        <source>The server does not accept this login with this password. Check both.</source>
        <translation>Der Server nimmt diese Anmeldung mit diesem Passwort nicht an. Prüfen Sie beides.</translation>
    </message>
    <message>
        <source>The server has no database with this name. Check the name.</source>
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
        <source>The server does not wait for its disk: confirmed work can be lost in a power failure.</source>
        <translation>Der Server wartet nicht auf seinen Datenträger: Arbeit, die er bestätigt hat, kann bei einem Stromausfall verloren gehen.</translation>
    </message>
    <message>
        <source>The server is part of a Galera cluster, which can lose confirmed work. Let all clients use the same node.</source>
        <translation>Der Server gehört zu einem Galera-Cluster, der Arbeit verlieren kann, die er bestätigt hat. Lassen Sie alle Arbeitsplätze denselben Knoten benutzen.</translation>
    </message>
    <message>
        <source>The database server has no login named &quot;%1&quot;. Its administrator creates logins; Intray gives them their roles.</source>
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
        <source>A self-test creates a queue and works in it, so its login must be administrator and clerk. &quot;intrayctl user set %1 --role administrator --role clerk&quot; makes it both.</source>
        <translation>Ein Selbsttest legt eine Warteschlange an und arbeitet in ihr, deshalb braucht seine Anmeldung die Rollen administrator und clerk. „intrayctl user set %1 --role administrator --role clerk“ gibt ihr beide.</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Selbsttest</translation>
    </message>
    <message>
        <source>A user needs a name that is not blank.</source>
        <translation>Ein Benutzer braucht einen Namen, der nicht leer ist.</translation>
    </message>
    <message>
        <source>This database recognises renamed logins by itself, or has no logins. There is nothing to do.</source>
        <translation>Diese Datenbank erkennt eine umbenannte Anmeldung von selbst wieder, oder sie hat keine Anmeldungen. Es ist nichts zu tun.</translation>
    </message>
    <message>
        <source>This database was restored on another server, where your login may belong to somebody else. An administrator of Intray has to connect its users again: &quot;intrayctl init&quot;, then &quot;intrayctl user set&quot; for each.</source>
        <translation>Diese Datenbank wurde auf einem anderen Server wiederhergestellt, wo Ihre Anmeldung jemand anderes sein kann. Bitten Sie die Administration von Intray, „intrayctl init“ und dann „intrayctl user set NAME“ für alle Benutzer auszuführen.</translation>
    </message>
    <message>
        <source>Say why the item is sent back.</source>
        <translation>Geben Sie an, warum der Vorgang zurückgeschickt wird.</translation>
    </message>
    <message>
        <source>There is no previous step, so the item cannot be sent back. Return it, or mark it as failed with a reason.</source>
        <translation>Es gibt keinen vorigen Schritt, also kann der Vorgang nicht zurückgeschickt werden. Geben Sie ihn zurück oder melden Sie ihn mit einem Grund als gescheitert.</translation>
    </message>
    <message>
        <source>The record was dismissed or failed in the previous step, so the item cannot be sent back there. A supervisor can reopen it.</source>
        <translation>Der Datensatz wurde im vorigen Schritt verworfen oder als gescheitert gemeldet, also kann der Vorgang nicht dorthin zurückgeschickt werden. Die Teamleitung kann ihn wieder öffnen.</translation>
    </message>
    <message>
        <source>The share of a step must be 1 to 100 percent.</source>
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
        <source>The key of &quot;%2&quot; has several columns; &quot;%1&quot; alone does not identify a row. Give the table a single column with a unique index.</source>
        <translation>Der Schlüssel von „%2“ hat mehrere Spalten; „%1“ allein benennt keine Zeile. Geben Sie der Tabelle eine eigene Spalte mit eindeutigem Index.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; is not the primary key and has no unique index, so it does not identify one row.</source>
        <translation>Die Spalte „%1“ von „%2“ ist weder der Primärschlüssel noch hat sie einen eindeutigen Index, also benennt sie nicht eine Zeile.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; a key is a whole number or text.</source>
        <translation>Die Spalte „%1“ von „%2“ hat den Typ „%3“; ein Schlüssel ist eine ganze Zahl oder Text.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; cannot be empty, so a lock could not be ended.</source>
        <translation>Die Spalte „%1“ von „%2“ darf nicht leer sein, also könnte keine Sperre enden.</translation>
    </message>
    <message>
        <source>The values for open and for done must be different.</source>
        <translation>Die Werte für offen und für abgeschlossen müssen verschieden sein.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; may be empty, so it gives no order. Choose one that is NOT NULL.</source>
        <translation>Die Spalte „%1“ von „%2“ darf leer sein, also ergibt sie keine Reihenfolge. Wählen Sie eine, die NOT NULL ist.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; (%3) cannot be corrected as a field of the record.</source>
        <translation>Die Spalte „%1“ von „%2“ (%3) lässt sich nicht als Feld des Datensatzes korrigieren.</translation>
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
        <translation>Das ist nicht eine einzige Bedingung: Eine Klammer, ein Anführungszeichen oder ein Semikolon gehört dort nicht hin.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one of Intray&apos;s own tables.</source>
        <translation>„%1“ ist eine Tabelle von Intray selbst.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a view. Adopt the table behind it, and write the view&apos;s conditions into the criteria.</source>
        <translation>„%1“ ist eine Sicht. Übernehmen Sie die Tabelle dahinter und schreiben Sie die Bedingungen der Sicht in das Kriterium.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a table of this database itself, so its rows cannot be locked.</source>
        <translation>„%1“ ist keine Tabelle, die in dieser Datenbank selbst steht, also lassen sich ihre Zeilen nicht sperren.</translation>
    </message>
    <message>
        <source>Your login is not allowed to write to the table &quot;%1&quot;, or to pass that right on. The owner of the table can adopt it.</source>
        <translation>Ihre Anmeldung darf die Tabelle „%1“ nicht schreiben oder dieses Recht nicht weitergeben. Wem sie gehört, der kann sie übernehmen.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; a lock&apos;s time is a time of day with its date, or text.</source>
        <translation>Die Spalte „%1“ von „%2“ hat den Typ „%3“; die Zeit einer Sperre ist Datum mit Uhrzeit oder Text.</translation>
    </message>
    <message>
        <source>There is no lock id column: Intray recognises a lock that another program has taken over only by its user and time.</source>
        <translation>Es gibt keine Spalte für die Sperrkennung: Ob ein anderes Programm eine Sperre übernommen hat, erkennt Intray nur an Benutzer und Zeit.</translation>
    </message>
    <message>
        <source>There is no state column: only Intray remembers what is done, and other programs still see it.</source>
        <translation>Es gibt keine Zustandsspalte: Nur Intray merkt sich, was abgeschlossen ist, und andere Programme sehen es weiterhin.</translation>
    </message>
    <message>
        <source>Only Intray remembers what is postponed, dismissed or failed; other programs still see such a row as open.</source>
        <translation>Was zurückgestellt, verworfen oder gescheitert ist, merkt sich nur Intray; andere Programme sehen eine solche Zeile weiterhin als offen.</translation>
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
        <source>You have no request %1.</source>
        <translation>Es gibt keine Anfrage %1 von Ihnen.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; is not filled by a query; its items are taken directly.</source>
        <translation>Die Warteschlange „%1“ wird nicht von einer Abfrage gefüllt; ihre Vorgänge werden genommen.</translation>
    </message>
    <message>
        <source>The query that fills this queue took too long and was cancelled. Tell an administrator of Intray.</source>
        <translation>Die Abfrage, die diese Warteschlange füllt, dauerte zu lange und wurde abgebrochen. Sagen Sie es der Administration von Intray.</translation>
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
        <source>The query has no column named &quot;key&quot;. Give this name to the column that identifies a record: SELECT id AS key, ... (its columns are: %1)</source>
        <translation>Die Abfrage hat keine Spalte namens „key“. Geben Sie diesen Namen der Spalte, die einen Datensatz bestimmt: SELECT id AS key, ... (ihre Spalten sind: %1)</translation>
    </message>
    <message>
        <source>The query finds rows without a key: the column &quot;key&quot; must never be empty (NULL).</source>
        <translation>Die Abfrage findet Zeilen ohne Schlüssel: Die Spalte „key“ darf nie leer (NULL) sein.</translation>
    </message>
    <message>
        <source>The query is not allowed to read: %1. An administrator of the database allows it with GRANT SELECT ON table TO %2.</source>
        <translation>Die Abfrage darf nicht lesen, wonach sie fragt: %1. Wer die Datenbank verwaltet, erlaubt es mit GRANT SELECT ON Tabelle TO %2.</translation>
    </message>
    <message>
        <source>Nobody holds any of these items.</source>
        <translation>Keiner dieser Vorgänge ist gesperrt.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) locked by %1.</source>
        <translation>
            <numerusform>%n Vorgang, gesperrt von %1.</numerusform>
            <numerusform>%n Vorgänge, gesperrt von %1.</numerusform>
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
        <source>A warning must come at least one second before the end of the lock.</source>
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
        <source>The lock that you saw is gone: %1 has held the item since %2, under a newer lock. Nothing was changed.</source>
        <translation>Die Sperre, die Sie sahen, gibt es nicht mehr: %1 hat den Vorgang seit %2 unter einer neueren Sperre. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The lock that you saw is gone: the item is open, and nobody holds it.</source>
        <translation>Die Sperre, die Sie sahen, gibt es nicht mehr: Der Vorgang ist offen, und niemand hat ihn.</translation>
    </message>
    <message>
        <source>The lock that you saw is gone: the item was finished in the meantime.</source>
        <translation>Die Sperre, die Sie sahen, gibt es nicht mehr: Der Vorgang wurde inzwischen erledigt.</translation>
    </message>
    <message>
        <source>The lock was released, but another program took the item before it could be handed on.</source>
        <translation>Die Sperre wurde freigegeben, aber ein anderes Programm nahm den Vorgang, bevor er weitergegeben werden konnte.</translation>
    </message>
    <message>
        <source>Say why the items are taken away; the people who hold them read it.</source>
        <translation>Geben Sie an, warum die Vorgänge weggenommen werden; die Betroffenen lesen das.</translation>
    </message>
    <message>
        <source>%1 has no role that takes items, such as clerk or worker. Nothing was changed; choose somebody else.</source>
        <translation>%1 hat keine Rolle, die Vorgänge nimmt, wie Sachbearbeitung oder Arbeitsprogramm. Es wurde nichts geändert; wählen Sie jemand anderen.</translation>
    </message>
    <message>
        <source>%1 is not allowed to take items from the queue &quot;%2&quot;, so the item stays where it is.</source>
        <translation>%1 darf aus der Warteschlange „%2“ nichts nehmen, deshalb bleibt der Vorgang, wo er ist.</translation>
    </message>
    <message>
        <source>The item needs a different person: %1 did the previous step. It stays where it is.</source>
        <translation>Der Vorgang braucht eine andere Person: %1 hat den vorigen Schritt erledigt. Er bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>%1 already holds this item.</source>
        <translation>%1 hat diesen Vorgang schon.</translation>
    </message>
    <message>
        <source>%1 holds as many items of the queue &quot;%2&quot; as it allows. The item stays where it is.</source>
        <translation>%1 hat so viele Vorgänge der Warteschlange „%2“, wie sie erlaubt. Der Vorgang bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>The item is in a table that other programs share, and cannot be passed on in this kind of database. Release it; then the other person can take it.</source>
        <translation>Der Vorgang steht in einer Tabelle, die auch andere Programme benutzen, und kann auf dieser Art von Datenbank nicht weitergegeben werden. Geben Sie ihn frei; dann kann ihn nehmen, wer ihn erhalten soll.</translation>
    </message>
    <message>
        <source>The item is finished, so it is not waiting. Reopen it first.</source>
        <translation>Der Vorgang ist erledigt und wartet deshalb nicht. Öffnen Sie ihn zuerst wieder.</translation>
    </message>
    <message>
        <source>%1 has held the item since %2, so it is not waiting. Release it first if it should go to somebody else.</source>
        <translation>%1 hat den Vorgang seit %2, also wartet er nicht. Geben Sie ihn zuerst frei, wenn ihn jemand anderes bekommen soll.</translation>
    </message>
    <message>
        <source>The item is in a table that other programs share, and a column of that table sets its priority. Change the priority there.</source>
        <translation>Der Vorgang steht in einer Tabelle, die auch andere Programme benutzen, und eine Spalte dieser Tabelle sagt, wann er an die Reihe kommt. Ändern Sie die Priorität dort.</translation>
    </message>
    <message>
        <source>The item&apos;s queue is filled by a query, and the query sets its priority. Change the priority where the query finds it.</source>
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
        <source>Finishing an item needs an operation id, and none was given.</source>
        <translation>Ein Vorgang wird unter der Nummer einer Operation erledigt, und es wurde keine genannt.</translation>
    </message>
    <message>
        <source>The login %1 is not a user of Intray in this database. An administrator adds it with &quot;intrayctl user add&quot;.</source>
        <translation>Die Anmeldung %1 gehört in dieser Datenbank nicht zu den Benutzern von Intray. Die Administration nimmt sie mit &quot;intrayctl user add&quot; auf.</translation>
    </message>
    <message>
        <source>A user&apos;s name must be one line, without control characters.</source>
        <translation>Der Name eines Benutzers steht auf einer Zeile, ohne Steuerzeichen.</translation>
    </message>
    <message>
        <source>The tables in &quot;%1&quot; are not Intray&apos;s. Choose another database; nothing was changed.</source>
        <translation>Die Tabellen in „%1“ gehören nicht zu Intray. Wählen Sie eine andere Datenbank; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The clock of this computer was set forward while Intray was running, so no lock is made, extended or released. Correct it, or restart Intray if it is right now; nothing was changed.</source>
        <translation>Die Uhr dieses Rechners wurde vorgestellt, während Intray lief, deshalb wird nach ihr keine Sperre gesetzt, verlängert oder aufgehoben. Stellen Sie sie richtig, oder starten Sie Intray neu, wenn sie jetzt stimmt; es wurde nichts geändert.</translation>
    </message>
    <message numerus="yes">
        <source>Last activity %n second(s) ago.</source>
        <translation>
            <numerusform>Zuletzt aktiv vor %n Sekunde.</numerusform>
            <numerusform>Zuletzt aktiv vor %n Sekunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last activity %n minute(s) ago.</source>
        <translation>
            <numerusform>Zuletzt aktiv vor %n Minute.</numerusform>
            <numerusform>Zuletzt aktiv vor %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No draft has been saved yet; what is being typed arrives within seconds.</source>
        <translation>Es ist noch kein Entwurf gespeichert; was gerade eingegeben wird, trifft binnen Sekunden ein.</translation>
    </message>
    <message>
        <source>The database server does not answer. Check that it runs and that the network reaches it, then try again.</source>
        <translation>Der Datenbankserver antwortet nicht. Prüfen Sie, ob er läuft und im Netz zu erreichen ist, und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>No database server can be written to at the moment: another one is taking over. Nothing was changed; please try again.</source>
        <translation>Auf keinen der Datenbankserver kann gerade geschrieben werden: Ein anderer übernimmt. Es wurde nichts geändert; bitte versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>%1 is the last administrator. Make somebody else an administrator first.</source>
        <translation>%1 ist die letzte Person mit der Rolle administrator. Geben Sie sie zuerst jemand anderem.</translation>
    </message>
    <message>
        <source>The server asked for the password in a way that would show it to whoever listens, so it was not sent. Ask your administrator whether this is your server; a login by password or by ed25519 is needed.</source>
        <translation>Der Server hat das Passwort auf eine Weise verlangt, die es jedem zeigen würde, der mithört. Darum wurde es nicht gesendet. Fragen Sie Ihre Administration, ob das Ihr Server ist; nötig ist eine Anmeldung mit Passwort oder mit ed25519.</translation>
    </message>
    <message numerus="yes">
        <source>Another program has locked %n of them in the table itself; nobody is notified there.</source>
        <translation>
            <numerusform>Ein anderes Programm hat %n davon in der Tabelle selbst gesperrt; dort wird niemand benachrichtigt.</numerusform>
            <numerusform>Ein anderes Programm hat %n davon in der Tabelle selbst gesperrt; dort wird niemand benachrichtigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot; and cannot hold the name of a user. Leave it out and name the column of the lock&apos;s id alone, or give the table a text column for the name.</source>
        <translation>Die Spalte &quot;%1&quot; von &quot;%2&quot; hat den Typ &quot;%3&quot; und kann keinen Benutzernamen aufnehmen. Lassen Sie sie weg und nennen Sie nur die Spalte der Sperrkennung, oder geben Sie der Tabelle eine Textspalte für den Namen.</translation>
    </message>
    <message>
        <source>There is already a queue &quot;%1&quot;, which does not use the table &quot;%2&quot;. Choose another name.</source>
        <translation>Es gibt schon eine Warteschlange &quot;%1&quot;, die nicht zur Tabelle &quot;%2&quot; gehört. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; is not in an adopted table.</source>
        <translation>Die Warteschlange &quot;%1&quot; steht nicht in einer übernommenen Tabelle.</translation>
    </message>
    <message>
        <source>Its table %1 is no longer mapped.</source>
        <translation>Ihre Tabelle %1 ist nicht mehr zugeordnet.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the table are locked through Intray. Nothing was changed; wait until they are finished, or release them first.</source>
        <translation>
            <numerusform>%n Zeile der Tabelle ist über Intray gesperrt. Es wurde nichts geändert; warten Sie, bis sie erledigt ist, oder geben Sie sie zuerst frei.</numerusform>
            <numerusform>%n Zeilen der Tabelle sind über Intray gesperrt. Es wurde nichts geändert; warten Sie, bis sie erledigt sind, oder geben Sie sie zuerst frei.</numerusform>
        </translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; the id of a lock is a uuid, or text.</source>
        <translation>Die Spalte &quot;%1&quot; von &quot;%2&quot; hat den Typ &quot;%3&quot;; eine Sperrkennung ist eine UUID oder Text.</translation>
    </message>
    <message>
        <source>There is only a lock id column: Intray knows the user and time of its own locks only, and old locks end in the next sweep.</source>
        <translation>Es gibt nur eine Spalte für die Sperrkennung: wer eine Zeile seit wann hat, weiß Intray nur von seinen eigenen Sperren, und eine alte Sperre endet beim Aufräumen.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters. Shorten it; nothing was changed.</source>
        <translation>Der Text ist länger als %1 Zeichen. Kürzen Sie ihn; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The name of the workstation is longer than %1 characters. Shorten it.</source>
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
        <source>The column &quot;%1&quot; of &quot;%2&quot; cannot be empty, but a reopened row has no such time.</source>
        <translation>Die Spalte „%1“ von „%2“ darf nicht leer sein, und eine wieder offene Zeile hat keine solche Zeit.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot; and cannot hold a message or a result, which are text.</source>
        <translation>Die Spalte „%1“ von „%2“ hat den Typ „%3“ und kann weder eine Meldung noch ein Ergebnis aufnehmen; beides ist Text.</translation>
    </message>
    <message>
        <source>A value for failed needs a state column.</source>
        <translation>Ein Wert für gescheitert braucht die Spalte des Zustands, in der er steht.</translation>
    </message>
    <message>
        <source>The value for failed must differ from those for open and for done.</source>
        <translation>Der Wert für gescheitert muss ein anderer sein als die für offen und für abgeschlossen.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; is used twice. Choose another column for one of the two.</source>
        <translation>Die Spalte „%1“ von „%2“ hat zwei Bedeutungen bekommen. Nennen Sie für eine davon eine andere.</translation>
    </message>
    <message>
        <source>Only Intray remembers what is postponed or dismissed; other programs still see such a row as open.</source>
        <translation>Was zurückgestellt oder verworfen ist, merkt sich nur Intray; andere Programme sehen eine solche Zeile weiterhin als offen.</translation>
    </message>
    <message>
        <source>This queue has items that failed (%1) while its table had no state for that, so their rows still look open there. Reopen them first, or map the table without the state for failed rows.</source>
        <translation>Diese Warteschlange hat gescheiterte Vorgänge (%1) aus der Zeit, als ihre Tabelle keinen Zustand dafür hatte; ihre Zeilen sehen dort noch offen aus. Öffnen Sie sie zuerst wieder, oder ordnen Sie die Tabelle ohne den Zustand für gescheiterte Zeilen zu.</translation>
    </message>
    <message>
        <source>The table needs a value in “%1”. Fill it in; nothing was changed.</source>
        <translation>Die Tabelle braucht einen Wert in „%1“. Bitte ausfüllen; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“%1” is too long for the table&apos;s column. Shorten it; nothing was changed.</source>
        <translation>„%1“ ist länger, als die Spalte der Tabelle aufnimmt. Bitte kürzen; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“%1” does not fit the table&apos;s column: it is a different kind of value, out of range, or has a letter that the column cannot keep. Nothing was changed.</source>
        <translation>„%1“ ist kein Wert, den die Spalte der Tabelle aufnimmt: eine andere Art von Wert, außerhalb ihres Bereichs, oder mit einem Buchstaben, den die Spalte nicht aufbewahren kann. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“%1” must not be the same in two rows of the table, and another row has this value. Nothing was changed.</source>
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
        <source>A rule of the item&apos;s table does not allow this. Nothing was changed.</source>
        <translation>Eine Regel der Tabelle, in der der Vorgang steht, erlaubt das nicht. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The queue&apos;s table has changed since it was adopted: the table, a column or a right is missing, or its rows do not match the criteria. Nothing was changed; ask an administrator to adopt it again or to undo the change.</source>
        <translation>Die Tabelle der Warteschlange ist nicht mehr, wie sie bei der Übernahme war: Sie selbst, eine Spalte oder ein Recht fehlt, oder ihre Zeilen passen nicht zu den Kriterien. Es wurde nichts geändert; bitten Sie die Administration, sie neu zu übernehmen oder die Übernahme rückgängig zu machen.</translation>
    </message>
    <message>
        <source>The table %1 of the queue %2 still works as before this upgrade. Adopt it again: %3</source>
        <translation>Die Tabelle %1 der Warteschlange %2 arbeitet weiter wie vor dieser Aktualisierung. Übernehmen Sie sie neu: %3</translation>
    </message>
    <message>
        <source>somebody whom the table does not name</source>
        <translation>jemandem, den die Tabelle nicht nennt</translation>
    </message>
    <message>
        <source>Rows without a key in &quot;%1&quot; are left out, currently %2. Give them a key to work on them.</source>
        <translation>Zeilen ohne Schlüssel in „%1“ werden ausgelassen, zurzeit %2. Geben Sie ihnen einen, wenn sie bearbeitet werden sollen.</translation>
    </message>
    <message>
        <source>The table&apos;s column for the name of the person who holds a row is too short for yours. Nothing was changed; ask an administrator to make it longer.</source>
        <translation>Die Spalte der Tabelle dafür, wer eine Zeile hat, ist zu kurz für Ihren Namen. Es wurde nichts geändert; bitten Sie die Administration, sie zu verlängern.</translation>
    </message>
    <message>
        <source>The row of this item is no longer in the table, so it cannot be finished.</source>
        <translation>Die Zeile dieses Vorgangs ist nicht mehr in der Tabelle, deshalb kann er nicht erledigt werden.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: another program has finished it in the table, or has taken it out of the queue.</source>
        <translation>Ihre Sperre gilt für diesen Vorgang nicht mehr: Ein anderes Programm hat ihn in der Tabelle erledigt oder aus der Warteschlange genommen.</translation>
    </message>
    <message>
        <source>Another program has ended or changed this lock in the table. Take the item again to go on.</source>
        <translation>Ein anderes Programm hat diese Sperre in der Tabelle beendet oder geändert. Nehmen Sie den Vorgang noch einmal, um weiterzuarbeiten.</translation>
    </message>
    <message>
        <source>Write the text of the note.</source>
        <translation>Schreiben Sie, was in der Notiz stehen soll.</translation>
    </message>
    <message>
        <source>Not all records were searched, because this was cancelled.</source>
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
        <source>The items are in a table of another program, where they cannot be merged.</source>
        <translation>Die Vorgänge stehen in der Tabelle eines anderen Programms, dort können sie nicht zusammengeführt werden.</translation>
    </message>
    <message>
        <source>There is no lookup table “%1”.</source>
        <translation>Es gibt keine Nachschlagetabelle „%1“.</translation>
    </message>
    <message>
        <source>Somebody else loaded the lookup table “%1” at the same time. Load it again if it is not right.</source>
        <translation>Jemand anderes hat die Nachschlagetabelle „%1“ zur selben Zeit geladen. Laden Sie sie noch einmal, wenn sie nicht stimmt.</translation>
    </message>
    <message>
        <source>The queue is in a table of another program, where bulk corrections are not possible.</source>
        <translation>Die Warteschlange liegt in der Tabelle eines anderen Programms; dort sind keine Sammelkorrekturen möglich.</translation>
    </message>
    <message>
        <source>Fields of this queue&apos;s records are keyed twice, here or in a later step, so bulk corrections are not possible: they would reveal a value to the person who keys it again.</source>
        <translation>Felder der Datensätze dieser Warteschlange werden zweimal erfasst, hier oder in einem späteren Schritt. Deshalb sind keine Sammelkorrekturen möglich: Wer den Wert noch einmal erfasst, würde ihn erfahren.</translation>
    </message>
    <message>
        <source>You worked on it in the previous step, and this step needs a different person. Let somebody else correct it.</source>
        <translation>Sie haben es im vorigen Schritt bearbeitet, und dieser Schritt braucht eine andere Person. Lassen Sie jemand anderen es korrigieren.</translation>
    </message>
    <message>
        <source>It has been finished in the meantime.</source>
        <translation>Es ist inzwischen erledigt.</translation>
    </message>
    <message>
        <source>%1 has held it since %2. Correct it there, or once it is free.</source>
        <translation>%1 hat es seit %2. Korrigieren Sie es dort oder sobald es frei ist.</translation>
    </message>
    <message>
        <source>“%1” has a different value now.</source>
        <translation>„%1“ hat inzwischen einen anderen Wert.</translation>
    </message>
    <message>
        <source>It was changed at the same moment. Try again.</source>
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
        <translation>Diese Warteschlange hat keine Sammelkorrektur %1; „intrayctl corrections“ nennt die vorhandenen.</translation>
    </message>
    <message>
        <source>The item is in a table that other programs share, and they cannot know whom it is for. Only items of Intray&apos;s own queues can be assigned.</source>
        <translation>Der Vorgang steht in einer Tabelle, die andere Programme mitbenutzen, und die können nicht wissen, für wen er ist. Zugewiesen werden nur Vorgänge aus Intrays eigenen Warteschlangen.</translation>
    </message>
    <message>
        <source>The item&apos;s queue is filled by a query. Only items of other queues can be assigned.</source>
        <translation>Die Warteschlange des Vorgangs wird von einer Abfrage gefüllt, und Arbeit daraus wird angefordert. Zugewiesen werden nur Vorgänge anderer Warteschlangen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tag. A tag is one word of at most 50 letters, without spaces, commas and @.</source>
        <translation>„%1“ ist kein Schlagwort. Ein Schlagwort ist ein Wort von höchstens 50 Zeichen, ohne Leerzeichen, Kommas und @.</translation>
    </message>
    <message>
        <source>The time in which people may reopen their own records is at least one second.</source>
        <translation>Die Zeit, in der man eigene Datensätze wieder öffnen darf, ist mindestens eine Sekunde.</translation>
    </message>
    <message>
        <source>The item has no such attachment, or a part of it is missing.</source>
        <translation>Der Vorgang hat keinen solchen Anhang, oder ein Teil davon fehlt.</translation>
    </message>
    <message>
        <source>The file is too large to be attached: this queue accepts at most %1.</source>
        <translation>Die Datei ist zu groß zum Anhängen: Diese Warteschlange nimmt höchstens %1.</translation>
    </message>
    <message>
        <source>Attaching the file was interrupted, so the item does not have it. Attach it again.</source>
        <translation>Das Anhängen der Datei wurde unterbrochen, darum hat der Vorgang sie nicht. Hängen Sie sie noch einmal an.</translation>
    </message>
    <message>
        <source>The attachment “%1” is damaged: it is not what was attached. Tell an administrator; &quot;intrayctl audit --attachments&quot; lists damaged attachments.</source>
        <translation>Der Anhang „%1“ ist beschädigt: Er ist nicht, was angehängt wurde. Sagen Sie es der Administration; &quot;intrayctl audit --attachments&quot; sagt, welche es sind.</translation>
    </message>
    <message>
        <source>The attachment cannot be written: %1.</source>
        <translation>Der Anhang kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>Somebody else finished the item, so only a supervisor can reopen it.</source>
        <translation>Jemand anderes hat den Vorgang erledigt, daher kann ihn nur die Teamleitung wieder öffnen.</translation>
    </message>
    <message>
        <source>The queue does not let people reopen what they finished themselves. Ask a supervisor.</source>
        <translation>In dieser Warteschlange öffnet man selbst Erledigtes nicht wieder. Bitten Sie die Teamleitung darum.</translation>
    </message>
    <message>
        <source>You could reopen the item until %1. Ask a supervisor.</source>
        <translation>Bis %1 konnten Sie den Vorgang wieder öffnen. Bitten Sie die Teamleitung darum.</translation>
    </message>
    <message>
        <source>The item is not finished, so you can simply take it.</source>
        <translation>Der Vorgang ist nicht erledigt; Sie können ihn einfach nehmen.</translation>
    </message>
    <message>
        <source>%1 has already requested this item, and is waiting for a supervisor&apos;s answer.</source>
        <translation>%1 hat diesen Vorgang schon beantragt und wartet auf die Antwort der Teamleitung.</translation>
    </message>
    <message>
        <source>Nobody requests this item (any more).</source>
        <translation>Niemand beantragt diesen Vorgang (mehr).</translation>
    </message>
    <message>
        <source>%2 has held “%1” since %3, so it cannot be merged now. Wait until it is free.</source>
        <translation>%2 hat „%1“ seit %3, daher kann er jetzt nicht zusammengeführt werden. Warten Sie, bis er frei ist.</translation>
    </message>
    <message>
        <source>You are working on “%1” yourself. Change its fields there and merge without fields, or return it first.</source>
        <translation>Sie bearbeiten „%1“ selbst. Ändern Sie die Felder dort und führen Sie ohne Felder zusammen, oder geben Sie ihn zuerst zurück.</translation>
    </message>
    <message>
        <source>“%1” is finished. Reopen it to merge or change it, or merge the other one into it.</source>
        <translation>„%1“ ist erledigt. Öffnen Sie ihn wieder, um ihn zusammenzuführen oder zu ändern, oder führen Sie den anderen in ihn.</translation>
    </message>
    <message>
        <source>“%1” was dismissed or merged. Merge into the one that is kept.</source>
        <translation>„%1“ wurde verworfen oder selbst zusammengeführt. Wählen Sie den, der bleibt.</translation>
    </message>
    <message>
        <source>“%1” needs a different person: you worked on it in the previous step. Merge without changing its fields, or let somebody else do it.</source>
        <translation>„%1“ braucht eine andere Person: Sie haben ihn im vorigen Schritt bearbeitet. Führen Sie zusammen, ohne seine Felder zu ändern, oder lassen Sie es jemand anderen tun.</translation>
    </message>
    <message>
        <source>“%1” was changed in the meantime. Look at it again before you merge.</source>
        <translation>„%1“ wurde inzwischen geändert. Sehen Sie ihn noch einmal an, bevor Sie zusammenführen.</translation>
    </message>
    <message>
        <source>The item was not merged into another, so there is no merge to undo.</source>
        <translation>Der Vorgang wurde nicht mit einem anderen zusammengeführt, daher gibt es nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>“%1” keeps the merged values, because %2 has held it since %3. Its history has the previous ones.</source>
        <translation>„%1“ behält die zusammengeführten Werte, weil %2 ihn seit %3 hat. Die früheren stehen in seinem Verlauf.</translation>
    </message>
    <message>
        <source>“%1” keeps the merged values, because it is finished. Its history has the previous ones.</source>
        <translation>„%1“ behält die zusammengeführten Werte, weil er erledigt ist. Die früheren stehen in seinem Verlauf.</translation>
    </message>
    <message>
        <source>“%1” keeps the merged values, because somebody has worked on it since. Its history has the previous ones.</source>
        <translation>„%1“ behält die zusammengeführten Werte, weil seitdem jemand daran gearbeitet hat. Die früheren stehen in seinem Verlauf.</translation>
    </message>
    <message>
        <source>“%1” keeps the merged values, because its record from before the merge is no longer in the database.</source>
        <translation>„%1“ behält die zusammengeführten Werte, weil sein Datensatz von vor der Zusammenführung nicht mehr in der Datenbank steht.</translation>
    </message>
    <message>
        <source>“%1” is assigned to somebody else. A supervisor can assign it to you or to everybody.</source>
        <translation>„%1“ ist jemand anderem zugewiesen. Die Teamleitung kann den Vorgang Ihnen oder allen zuweisen.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are not duplicates, as %3 said (%4). If they are, undo that first.</source>
        <translation>„%1“ und „%2“ sind keine Dubletten, wie %3 gesagt hat (%4). Wenn sie es doch sind, machen Sie das zuerst rückgängig.</translation>
    </message>
    <message>
        <source>The record is waiting or being worked on in another step. It would be in two steps at once, or lose notes, attachments or assignments there. Whoever takes it there can send it back.</source>
        <translation>Der Datensatz wartet oder ist in Arbeit in einem anderen Schritt. Er wäre dann in zwei Schritten zugleich, oder es gingen dort Notizen, Anhänge oder Zuweisungen verloren. Wer ihn dort nimmt, kann ihn zurückschicken.</translation>
    </message>
    <message>
        <source>The queue “%2” has no item %1.</source>
        <translation>Die Warteschlange „%2“ hat keinen Vorgang %1.</translation>
    </message>
    <message>
        <source>The table&apos;s own program has continued with this item since, so it cannot be reopened here.</source>
        <translation>Das Programm, dem die Tabelle gehört, hat mit diesem Vorgang inzwischen weitergemacht; er kann hier nicht wieder geöffnet werden.</translation>
    </message>
    <message>
        <source>There is no delivery with this number.</source>
        <translation>Es gibt keine Lieferung mit dieser Nummer.</translation>
    </message>
    <message>
        <source>The records of this delivery are not all imported yet. Try again in a moment.</source>
        <translation>Die Datensätze dieser Lieferung sind noch nicht alle da. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The file of this delivery was not imported as complete, so nothing can be missing in it.</source>
        <translation>Die Datei dieser Lieferung wurde nicht als vollständig importiert, darum kann in ihr nichts fehlen.</translation>
    </message>
    <message>
        <source>Say why: the reason is kept in the history of each record.</source>
        <translation>Geben Sie an, warum: Der Grund steht im Verlauf jedes Datensatzes.</translation>
    </message>
    <message>
        <source>Rows of this delivery were rejected, so it is not known what is missing in it. Import the corrected file, and dismiss what is missing in that one.</source>
        <translation>Zeilen dieser Lieferung wurden abgelehnt, daher ist nicht bekannt, was in ihr fehlt. Importieren Sie die korrigierte Datei, und verwerfen Sie, was in dieser fehlt.</translation>
    </message>
    <message>
        <source>There is no template “%1”.</source>
        <translation>Es gibt keine Vorlage „%1“.</translation>
    </message>
    <message>
        <source>There is already a template “%1” for something else: one is for imports, the other for exports. Choose another name.</source>
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
    <message>
        <source>Give the template a name.</source>
        <translation>Geben Sie der Vorlage einen Namen.</translation>
    </message>
    <message>
        <source>The name of the template is longer than %1 characters. Shorten it.</source>
        <translation>Der Name der Vorlage ist länger als %1 Zeichen. Geben Sie ihr einen kürzeren.</translation>
    </message>
    <message>
        <source>The template is longer than 1 MB. Templates are shorter.</source>
        <translation>Die Vorlage ist länger als 1 MB. Vorlagen sind kürzer.</translation>
    </message>
    <message>
        <source>There is no shared filter “%1” in this queue. Somebody may have removed or renamed it.</source>
        <translation>In dieser Warteschlange gibt es keinen gemeinsamen Filter „%1“. Vielleicht wurde er entfernt oder umbenannt.</translation>
    </message>
    <message>
        <source>%2 already shared a filter “%1” in this queue. Choose another name.</source>
        <translation>%2 hat in dieser Warteschlange schon einen Filter „%1“ mit dem Team geteilt. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>%2 shared the filter “%1”. Only %2, supervisors and administrators can change it.</source>
        <translation>Der Filter „%1“ wurde von %2 geteilt. Nur %2, die Teamleitung und die Administration können ihn ändern.</translation>
    </message>
    <message>
        <source>The filter looks for texts that are too long to be shared. Shorten them.</source>
        <translation>Der Filter sucht nach Texten, die zu lang sind, um geteilt zu werden. Kürzen Sie sie.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leads to a file that goes by another name or by none any more. Open the database by the name that it has in its own folder.</source>
        <translation>„%1“ führt zu einer Datei, die anders heißt oder gar keinen Namen mehr hat. Öffnen Sie die Datenbank unter dem Namen, den sie in ihrem eigenen Ordner hat.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is mounted as a single file, without the log that lies beside it, so work could be lost or done twice. Mount its folder instead.</source>
        <translation>„%1“ ist als einzelne Datei eingehängt, ohne das Protokoll, das daneben liegt; Arbeit könnte verloren gehen oder doppelt getan werden. Hängen Sie stattdessen den Ordner ein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one file with several names (hard links). The database keeps a log beside each name, so work could be lost or done twice. Remove the other names, or make a copy instead.</source>
        <translation>„%1“ ist eine Datei mit mehreren Namen (harten Links). Die Datenbank führt neben jedem Namen ein Protokoll; Arbeit könnte verloren gehen oder doppelt getan werden. Entfernen Sie die anderen Namen, oder machen Sie stattdessen eine Kopie.</translation>
    </message>
    <message>
        <source>The database was upgraded by a newer version of Intray while this program was using it. Update this program; nothing was changed.</source>
        <translation>Die Datenbank wurde von einem neueren Intray umgestellt, während dieses Programm sie benutzte. Aktualisieren Sie dieses Programm; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>A value for busy needs a state column.</source>
        <translation>Ein Wert für in Arbeit braucht die Spalte des Zustands, in der er steht.</translation>
    </message>
    <message>
        <source>The value for busy must differ from those for open, done and failed.</source>
        <translation>Der Wert für in Arbeit muss ein anderer sein als die für offen, abgeschlossen und gescheitert.</translation>
    </message>
    <message>
        <source>The criteria name the column &quot;%1&quot;, which Intray writes when it locks a row. Leave that condition out; only rows with the value for open are given out.</source>
        <translation>Die Kriterien nennen die Spalte &quot;%1&quot;, die Intray schreibt, wenn es eine Zeile sperrt. Lassen Sie diese Bedingung weg; vergeben werden nur Zeilen mit dem Wert für offen.</translation>
    </message>
    <message>
        <source>There is no value of the state for locked rows, so a row that Intray holds still looks open. A program that goes by the state alone would take the same row. Name that value (busy), or let every program respect the lock.</source>
        <translation>Es gibt keinen Wert des Zustands für gesperrte Zeilen, also sieht eine Zeile, die Intray hält, weiter offen aus. Ein Programm, das nur nach dem Zustand geht, nähme dieselbe Zeile. Nennen Sie diesen Wert (busy), oder lassen Sie jedes Programm die Sperre achten.</translation>
    </message>
    <message>
        <source>This is too large for the database: it does not take or give so much at once. Nothing was changed. Send less, or ask the administrator of the database for a higher limit (MariaDB: max_allowed_packet).</source>
        <translation>Das ist zu groß für die Datenbank: so viel nimmt oder gibt sie nicht auf einmal. Es wurde nichts geändert. Senden Sie weniger, oder bitten Sie den Administrator der Datenbank um eine höhere Grenze (MariaDB: max_allowed_packet).</translation>
    </message>
    <message>
        <source>The text has a character that the database cannot keep. Nothing was changed; take the character out, or ask the administrator of the database for a column that keeps the letters of all languages (UTF-8).</source>
        <translation>Der Text enthält ein Zeichen, das die Datenbank nicht aufbewahren kann. Es wurde nichts geändert; nehmen Sie das Zeichen heraus, oder bitten Sie den Administrator der Datenbank um eine Spalte, die die Buchstaben aller Sprachen aufbewahrt (UTF-8).</translation>
    </message>
    <message>
        <source>The server gives your login settings with which Intray cannot work and which it may not change: %1. Ask the administrator of the server to reset them.</source>
        <translation>Der Server gibt Ihrer Anmeldung Einstellungen, mit denen Intray nicht arbeiten kann und die es nicht ändern darf: %1. Bitten Sie den Administrator des Servers, sie zurückzusetzen.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; keeps texts in the encoding %2, which lacks letters that Intray needs. Create a database with the encoding UTF8, as with &quot;createdb --encoding=UTF8 --template=template0&quot;; nothing was changed.</source>
        <translation>Die Datenbank „%1“ bewahrt Texte in der Kodierung %2 auf, der Buchstaben fehlen, die Intray braucht. Legen Sie eine Datenbank mit der Kodierung UTF8 an, etwa mit „createdb --encoding=UTF8 --template=template0“; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The server&apos;s queue of notifications is %1% full, because a session listens and does not read. Work goes on, and changes are seen some seconds later. The server&apos;s log names the process to end.</source>
        <translation>Die Warteschlange des Servers für Benachrichtigungen ist zu %1 % voll, weil eine Sitzung zuhört und nicht liest. Die Arbeit geht weiter, und Änderungen werden einige Sekunden später gesehen. Das Protokoll des Servers nennt den Prozess, der zu beenden ist.</translation>
    </message>
    <message>
        <source>The server&apos;s queue of notifications is %1% full, because a session listens and does not read. Work goes on, and changes are seen some seconds later. It is one of those whose transaction is open, which the server&apos;s administrator can end: %2.</source>
        <translation>Die Warteschlange des Servers für Benachrichtigungen ist zu %1 % voll, weil eine Sitzung zuhört und nicht liest. Die Arbeit geht weiter, und Änderungen werden einige Sekunden später gesehen. Es ist eine von denen mit offener Transaktion, die der Administrator des Servers beenden kann: %2.</translation>
    </message>
    <message>
        <source>You have written %1 notes today, which is as many as one user may. Go on tomorrow.</source>
        <translation>Sie haben heute %1 Notizen geschrieben, mehr sind für einen Benutzer nicht erlaubt. Machen Sie morgen weiter.</translation>
    </message>
    <message>
        <source>The item has %1 notes already, which is as many as one item may have. Nothing was added.</source>
        <translation>Der Vorgang hat schon %1 Notizen, mehr darf ein Vorgang nicht haben. Nichts wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>You share %1 filters in this queue already, which is as many as one user may. Remove one first.</source>
        <translation>Sie teilen in dieser Warteschlange schon %1 Filter, mehr sind für einen Benutzer nicht erlaubt. Entfernen Sie zuerst einen.</translation>
    </message>
    <message>
        <source>You have done this %1 times today, which is as often as one user may. Go on tomorrow.</source>
        <translation>Sie haben das heute %1-mal getan, öfter darf es ein Benutzer nicht. Machen Sie morgen weiter.</translation>
    </message>
    <message>
        <source>The database server takes no changes from you now: it is a standby, or a setting makes it, the database or your login read-only. Nothing was changed.</source>
        <translation>Der Datenbankserver nimmt jetzt keine Änderungen von Ihnen an: Er ist ein Standby, oder eine Einstellung erlaubt ihm, der Datenbank oder Ihrer Anmeldung nur das Lesen. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>A setting of the database server forbids this. Nothing was changed; the details name the setting, which the administrator of the server can change.</source>
        <translation>Eine Einstellung des Datenbankservers verbietet das. Es wurde nichts geändert; die Einzelheiten nennen die Einstellung, die der Administrator des Servers ändern kann.</translation>
    </message>
    <message>
        <source>Every login can store large objects in this database without end. A superuser who runs &quot;intrayctl init&quot; takes that from them.</source>
        <translation>Jede Anmeldung kann in dieser Datenbank ohne Ende große Objekte (large objects) ablegen. Ein Superuser, der „intrayctl init“ aufruft, nimmt ihnen das.</translation>
    </message>
    <message>
        <source>Every login can store large objects in this database without end, and Intray has not taken that from them, because %1 are there. If no program needs them, remove them (lo_unlink), and let a superuser run &quot;intrayctl init&quot; again.</source>
        <translation>Jede Anmeldung kann in dieser Datenbank ohne Ende große Objekte (large objects) ablegen, und Intray hat ihnen das nicht genommen, weil %1 davon da sind. Wenn kein Programm sie braucht, entfernen Sie sie (lo_unlink), und lassen Sie einen Superuser noch einmal „intrayctl init“ aufrufen.</translation>
    </message>
    <message>
        <source>The server has not let you in, because it cannot load a library that its settings name (session_preload_libraries or local_preload_libraries). Ask the administrator of the server to mend the setting.</source>
        <translation>Der Server hat Sie nicht eingelassen, weil er eine Bibliothek nicht laden kann, die seine Einstellungen nennen (session_preload_libraries oder local_preload_libraries). Bitten Sie den Administrator des Servers, die Einstellung in Ordnung zu bringen.</translation>
    </message>
    <message>
        <source>You have written %1 notes on this item already, which is as many as one user may. Nothing was added.</source>
        <translation>Sie haben zu diesem Vorgang schon %1 Notizen geschrieben, mehr sind für einen Benutzer nicht erlaubt. Nichts wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>You have returned or taken back %1 items today, which is as many as one user may. Complete, dismiss or fail the item, or go on tomorrow.</source>
        <translation>Sie haben heute %1 Vorgänge zurückgegeben oder zurückgeholt, mehr sind für einen Benutzer nicht erlaubt. Schließen Sie den Vorgang ab, verwerfen Sie ihn, lassen Sie ihn fehlschlagen, oder machen Sie morgen weiter.</translation>
    </message>
    <message>
        <source>A queue can have at most %1 fields. Nothing was changed.</source>
        <translation>Eine Warteschlange kann höchstens %1 Felder haben. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; has the character set %2, with which MariaDB&apos;s functions do not work. Create a database with CHARACTER SET utf8mb4; nothing was changed.</source>
        <translation>Die Datenbank „%1“ hat den Zeichensatz %2, mit dem die Funktionen von MariaDB nicht arbeiten. Legen Sie eine Datenbank mit CHARACTER SET utf8mb4 an; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The database file or its log was moved or deleted while it was in use. Nothing more is written. Close every program that has it open, and put the files back together: the log &quot;%1&quot; may have the latest changes. Then check that these are there.</source>
        <translation>Die Datenbankdatei oder ihr Protokoll wurde während der Benutzung verschoben oder gelöscht. Es wird nichts mehr geschrieben. Beenden Sie jedes Programm, das sie offen hat, und legen Sie die Dateien zusammen zurück: Im Protokoll „%1“ stehen vielleicht die letzten Änderungen. Sehen Sie dann nach, ob diese da sind.</translation>
    </message>
    <message>
        <source>The log of the database was moved or deleted while it was in use. All that was finished is in the database; nothing more is written now. Close every program that has it open, and open it again.</source>
        <translation>Das Protokoll der Datenbank wurde während der Benutzung verschoben oder gelöscht. Alles, was fertig war, steht in der Datenbank; jetzt wird nichts mehr geschrieben. Beenden Sie jedes Programm, das sie offen hat, und öffnen Sie sie neu.</translation>
    </message>
    <message>
        <source>The database file was moved while it was in use: it is &quot;%1&quot; now. All that was finished is in it; nothing more is written. Close every program that has it open, and open it there.</source>
        <translation>Die Datenbankdatei wurde während der Benutzung verschoben: Sie heißt jetzt „%1“. Alles, was fertig war, steht in ihr; es wird nichts mehr geschrieben. Beenden Sie jedes Programm, das sie offen hat, und öffnen Sie sie dort.</translation>
    </message>
    <message numerus="yes">
        <source>Given up when another program had ended its lock; it had been taken %n time(s).</source>
        <translation>
            <numerusform>Aufgegeben, als ein anderes Programm die Sperre beendet hatte; der Vorgang war %n-mal genommen worden.</numerusform>
            <numerusform>Aufgegeben, als ein anderes Programm die Sperre beendet hatte; der Vorgang war %n-mal genommen worden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose request a row is stands in a column of its record, and &quot;%1&quot; is none of them. Add it to the columns that are shown.</source>
        <translation>Wessen Anliegen eine Zeile ist, steht in einer Spalte ihres Datensatzes, und „%1“ ist keine davon. Nehmen Sie sie in die gezeigten Spalten auf.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; does not make the values of its column &quot;%2&quot; itself, so Intray cannot add rows to it. Leave adding to the programs that know the keys.</source>
        <translation>Die Tabelle &quot;%1&quot; vergibt die Werte ihrer Spalte &quot;%2&quot; nicht selbst, deshalb kann Intray dort keine Zeilen hinzufügen. Überlassen Sie das den Programmen, die die Schlüssel kennen.</translation>
    </message>
    <message>
        <source>The record has columns of several tables, and Intray adds rows to one table only. Leave out the further tables, or adding.</source>
        <translation>Der Datensatz hat Spalten aus mehreren Tabellen, und Intray fügt nur in eine Tabelle Zeilen ein. Lassen Sie die weiteren Tabellen weg oder das Hinzufügen.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; has its items from an adopted table. Add the rows to that table; Intray gives them out from there. Where the table makes its keys itself, a single item can be added without a key once &quot;intrayctl adopt --add-rows&quot; has allowed it.</source>
        <translation>Die Warteschlange &quot;%1&quot; hat ihre Vorgänge aus einer übernommenen Tabelle. Fügen Sie die Zeilen in diese Tabelle ein; Intray vergibt sie von dort. Wenn die Tabelle ihre Schlüssel selbst vergibt, kann ein einzelner Vorgang ohne Schlüssel hinzugefügt werden, sobald &quot;intrayctl adopt --add-rows&quot; es erlaubt hat.</translation>
    </message>
    <message>
        <source>The new row would not be open in the queue &quot;%1&quot;, because of its criteria or of what the table makes of the row. Nothing was added; change the record.</source>
        <translation>Die neue Zeile wäre in der Warteschlange &quot;%1&quot; nicht offen, wegen ihrer Kriterien oder weil die Tabelle die Zeile ändert. Es wurde nichts hinzugefügt; ändern Sie den Datensatz.</translation>
    </message>
    <message>
        <source>A record in the database&apos;s answer cannot be read. What was asked for may be done, and items may be locked for you: they are among your own items. Return them, and tell an administrator.</source>
        <translation>Ein Datensatz in der Antwort der Datenbank lässt sich nicht lesen. Was verlangt wurde, ist vielleicht geschehen, und Vorgänge sind vielleicht für Sie gesperrt: Sie stehen bei Ihren eigenen Vorgängen. Geben Sie sie zurück, und sagen Sie es der Administration von Intray.</translation>
    </message>
    <message>
        <source>What the database keeps of a record cannot be read. Nothing was changed. Tell an administrator.</source>
        <translation>Was die Datenbank von einem Datensatz aufbewahrt, lässt sich nicht lesen. Es wurde nichts geändert. Sagen Sie es der Administration von Intray.</translation>
    </message>
    <message>
        <source>The record of item %1 cannot be read. Nothing was changed. Tell an administrator.</source>
        <translation>Der Datensatz von Vorgang %1 lässt sich nicht lesen. Es wurde nichts geändert. Sagen Sie es der Administration von Intray.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was moved while a program had it open, and what was done last may still be in the log under its old name. Close every program that has it open, and then open it again.</source>
        <translation>„%1“ wurde verschoben, während ein Programm die Datei offen hatte, und was zuletzt erledigt wurde, steht vielleicht noch im Protokoll unter dem alten Namen. Schließen Sie jedes Programm, das sie offen hat, und öffnen Sie sie dann noch einmal.</translation>
    </message>
    <message>
        <source>The database server takes no changes from you, because the setting %1 is on for the server, the database or your login. Nothing was changed; whoever administers the server can turn it off.</source>
        <translation>Der Datenbankserver nimmt keine Änderungen von Ihnen an, weil die Einstellung %1 für den Server, die Datenbank oder Ihre Anmeldung eingeschaltet ist. Es wurde nichts geändert; der Administrator des Servers kann sie ausschalten.</translation>
    </message>
    <message>
        <source>The key is longer than %1 characters. Shorten it; nothing was added.</source>
        <translation>Der Schlüssel ist länger als %1 Zeichen. Kürzen Sie ihn; es wurde nichts hinzugefügt.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; has its items from an adopted table that does not make the keys of its rows itself, so Intray adds none. Add the row with the program that gives the keys; Intray gives it out from there.</source>
        <translation>Die Warteschlange &quot;%1&quot; hat ihre Vorgänge aus einer übernommenen Tabelle, die die Schlüssel ihrer Zeilen nicht selbst vergibt; deshalb fügt Intray keine hinzu. Fügen Sie die Zeile mit dem Programm hinzu, das die Schlüssel vergibt; Intray vergibt sie von dort.</translation>
    </message>
    <message numerus="yes">
        <source>The column &quot;%1&quot; holds %n character(s), but the name of &quot;%2&quot;, who can take items from the queue, has %3. Make the column longer, or choose another one.</source>
        <translation>
            <numerusform>Die Spalte „%1“ fasst %n Zeichen, und der Name von „%2“, der aus der Warteschlange nehmen darf, hat %3. Verlängern Sie die Spalte, oder wählen Sie eine andere.</numerusform>
            <numerusform>Die Spalte „%1“ fasst %n Zeichen, und der Name von „%2“, der aus der Warteschlange nehmen darf, hat %3. Verlängern Sie die Spalte, oder wählen Sie eine andere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The column &quot;%1&quot; holds %n character(s), but the id of a lock has %2. Make the column longer, or choose another one.</source>
        <translation>
            <numerusform>Die Spalte „%1“ fasst %n Zeichen, und eine Sperrkennung hat %2. Verlängern Sie die Spalte, oder wählen Sie eine andere.</numerusform>
            <numerusform>Die Spalte „%1“ fasst %n Zeichen, und eine Sperrkennung hat %2. Verlängern Sie die Spalte, oder wählen Sie eine andere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; holds names of at most %n character(s): nobody with a longer name can take items from the queue.</source>
        <translation>
            <numerusform>„%1“ fasst Namen von höchstens %n Zeichen: Wer einen längeren hat, kann nicht aus der Warteschlange nehmen.</numerusform>
            <numerusform>„%1“ fasst Namen von höchstens %n Zeichen: Wer einen längeren hat, kann nicht aus der Warteschlange nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Item %1 (%2) was skipped: it is too large for the database server to give. Ask the administrator of the server for a higher limit (MariaDB: max_allowed_packet).</source>
        <translation>Vorgang %1 (%2) wurde übersprungen: Er ist zu groß, als dass der Datenbankserver ihn hergibt. Bitten Sie die Administration des Servers um eine höhere Grenze (MariaDB: max_allowed_packet).</translation>
    </message>
    <message>
        <source>The record of item %1 (%2) cannot be read, so the item has failed. Tell an administrator.</source>
        <translation>Der Datensatz von Vorgang %1 (%2) lässt sich nicht lesen, deshalb ist der Vorgang gescheitert. Sagen Sie es der Administration von Intray.</translation>
    </message>
    <message>
        <source>The record of this item cannot be read.</source>
        <translation>Der Datensatz dieses Vorgangs lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The value is already proposed to %1, who has held it since %2. Nothing was changed.</source>
        <translation>Der Wert ist %1 schon vorgeschlagen, der Vorgang ist dort seit %2 gesperrt. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“%1” is read-only in this queue, so it cannot be corrected.</source>
        <translation>„%1“ ist in dieser Warteschlange schreibgeschützt und lässt sich deshalb nicht korrigieren.</translation>
    </message>
    <message>
        <source>Something else is already proposed to %1, who has held it since %2. Correct it there, or once it is free.</source>
        <translation>%1 ist schon etwas anderes vorgeschlagen, der Vorgang ist dort seit %2 gesperrt. Korrigieren Sie es dort oder sobald er frei ist.</translation>
    </message>
    <message>
        <source>“%1” was changed again since then. Undo the newer change first.</source>
        <translation>„%1“ wurde seitdem noch einmal geändert. Machen Sie zuerst die neuere Änderung rückgängig.</translation>
    </message>
    <message>
        <source>“%1” was changed again since then, by %2 at %3. Undo that first.</source>
        <translation>„%1“ wurde seitdem noch einmal geändert, von %2 um %3. Machen Sie zuerst das rückgängig.</translation>
    </message>
    <message>
        <source>No value was changed here that you could undo.</source>
        <translation>Hier wurde kein Wert geändert, den Sie zurücksetzen könnten.</translation>
    </message>
    <message>
        <source>The item is open again, but its values stay. %1</source>
        <translation>Der Vorgang ist wieder offen, aber seine Werte bleiben. %1</translation>
    </message>
    <message>
        <source>There is no role “%1”.</source>
        <translation>Die Rolle „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Another program has locked it in the table itself; nobody is notified there.</source>
        <translation>Ein anderes Programm hat ihn in der Tabelle selbst gesperrt; dort wird niemand benachrichtigt.</translation>
    </message>
    <message>
        <source>Text was typed for it.</source>
        <translation>Dazu wurde Text eingegeben.</translation>
    </message>
    <message>
        <source>The server of the database &quot;%1&quot; has version %2. Intray needs %3 or newer. Ask the administrator of the server to upgrade it; nothing was changed.</source>
        <translation>Der Server der Datenbank „%1“ hat die Version %2. Intray braucht %3 oder neuer. Bitten Sie den Administrator des Servers, ihn zu aktualisieren; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>A slip is planted in one of 2 to 10,000 records.</source>
        <translation>Ein Fehler wird in einen von 2 bis 10.000 Datensätzen eingestreut.</translation>
    </message>
    <message>
        <source>The queue gives out the oldest item first. Its rules have to say that the most doubtful comes first.</source>
        <translation>Die Warteschlange gibt den ältesten Vorgang zuerst aus. Ihre Regeln müssen sagen, dass der zweifelhafteste zuerst kommt.</translation>
    </message>
    <message>
        <source>Somebody opens every record of this queue. Its rules have to say first how many fields may stay wrong.</source>
        <translation>Jeder Datensatz dieser Warteschlange wird geöffnet. Ihre Regeln müssen zuerst sagen, wie viele Felder falsch bleiben dürfen.</translation>
    </message>
    <message>
        <source>Records that are keyed a second time cannot pass unopened.</source>
        <translation>Datensätze, die ein zweites Mal erfasst werden, können nicht ungeöffnet durchgehen.</translation>
    </message>
    <message>
        <source>Records of this queue go on to another one, all of them, so none can pass unopened. A share of them may go on.</source>
        <translation>Alle Datensätze dieser Warteschlange gehen in eine andere weiter, deshalb kann keiner ungeöffnet durchgehen. Ein Teil von ihnen darf weitergehen.</translation>
    </message>
    <message>
        <source>No slip is planted in this record: the queue does not want it, its fields are keyed twice, you have completed fewer than 20 of its records, or one was planted in it already.</source>
        <translation>In diesem Datensatz wird kein Fehler eingestreut: Die Warteschlange will das nicht, ihre Felder werden zweimal erfasst, Sie haben weniger als 20 ihrer Datensätze abgeschlossen, oder es wurde schon einer eingestreut.</translation>
    </message>
    <message>
        <source>There is no such planted slip of yours.</source>
        <translation>Einen solchen eingestreuten Fehler haben Sie nicht.</translation>
    </message>
    <message>
        <source>Of the fields, 0.0001 to 50 percent may stay wrong.</source>
        <translation>Von den Feldern dürfen 0,0001 bis 50 Prozent falsch bleiben.</translation>
    </message>
    <message>
        <source>How sure it is can be 50 to 99 percent.</source>
        <translation>Wie sicher es ist, kann 50 bis 99 Prozent sein.</translation>
    </message>
    <message>
        <source>It was chosen already which records of this delivery pass, and how many are drawn at least. That stays, because it must not depend on what was found in them.</source>
        <translation>Es ist schon gewählt, welche Datensätze dieser Lieferung durchgehen und wie viele mindestens gezogen werden. Das bleibt so, weil es nicht davon abhängen darf, was in ihnen gefunden wurde.</translation>
    </message>
    <message>
        <source>It had passed unopened. More of such records are looked at, until it can be stated how many are right.</source>
        <translation>Er war ungeöffnet durchgegangen. Von solchen Datensätzen werden noch mehr angesehen, bis sich sagen lässt, wie viele stimmen.</translation>
    </message>
</context>
<context>
    <name>Suspicion</name>
    <message>
        <source>corrected like this once</source>
        <translation>einmal so korrigiert</translation>
    </message>
    <message>
        <source>“%1” is odd in its place</source>
        <translation>„%1“ ist an dieser Stelle ungewöhnlich</translation>
    </message>
    <message>
        <source>unlike the other values</source>
        <translation>anders als die übrigen Werte</translation>
    </message>
    <message numerus="yes">
        <source>corrected like this %Ln time(s)</source>
        <translation>
            <numerusform>%Ln-mal so korrigiert</numerusform>
            <numerusform>%Ln-mal so korrigiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others were changed like this %Ln time(s)</source>
        <translation>
            <numerusform>so wurden andere geändert, %Ln-mal</numerusform>
            <numerusform>so wurden andere geändert, %Ln-mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %Ln record(s)</source>
        <translation>
            <numerusform>„%1“ steht in %Ln Datensatz</numerusform>
            <numerusform>„%1“ steht in %Ln Datensätzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %2 of %Ln record(s) with this %3</source>
        <translation>
            <numerusform>„%1“ steht in %2 von %Ln Datensatz mit diesem Wert in %3</numerusform>
            <numerusform>„%1“ steht in %2 von %Ln Datensätzen mit diesem Wert in %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of 100 have another form</source>
        <translation>%1 von 100 haben eine andere Form</translation>
    </message>
    <message>
        <source>%1 of 100 look like “%2”</source>
        <translation>%1 von 100 sehen aus wie „%2“</translation>
    </message>
</context>
<context>
    <name>TextEncoding</name>
    <message>
        <source>The encoding “%1” is not known. Try UTF-8 or windows-1252.</source>
        <translation>Die Zeichenkodierung „%1“ ist nicht bekannt. Versuchen Sie es mit UTF-8 oder windows-1252.</translation>
    </message>
    <message>
        <source>The encoding %1 is a guess. Please check letters with accents.</source>
        <translation>Die Zeichenkodierung %1 ist vermutet. Bitte achten Sie auf Umlaute und Buchstaben mit Akzent.</translation>
    </message>
</context>
<context>
    <name>TextFile</name>
    <message>
        <source>“%1” is a folder. Choose a file.</source>
        <translation>„%1“ ist ein Ordner. Wählen Sie eine Datei.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you are allowed to read it.</source>
        <translation>Die Datei „%1“ lässt sich nicht lesen. Bitte prüfen Sie ihren Namen und ob Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>Line %1 is too long to be a record.</source>
        <translation>Zeile %1 ist zu lang für einen Datensatz.</translation>
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
        <source>The file “%1” cannot be written. Please check the folder and whether you are allowed to write there.</source>
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
        <source>The connection to the server is not encrypted: anybody on the network can read and change what is sent.</source>
        <translation>Die Verbindung zum Server ist nicht verschlüsselt: Wer im Netzwerk ist, kann lesen und ändern, was gesendet wird.</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>The connection is encrypted, but the server did not prove its identity: another computer on the network could pose as it.</source>
        <translation>Die Verbindung ist verschlüsselt, aber der Server hat sich nicht ausgewiesen: Ein anderer Rechner im Netzwerk könnte sich für ihn ausgeben.</translation>
    </message>
    <message>
        <source>The file is a database of Intray.</source>
        <translation>Die Datei ist eine Datenbank von Intray.</translation>
    </message>
    <message>
        <source>This server is read-only, like a standby: you can look at records and write drafts.</source>
        <translation>Dieser Server kann nur gelesen werden, wie ein Bereitschaftsserver: Sie können Datensätze ansehen und Entwürfe schreiben.</translation>
    </message>
    <message>
        <source>The server is reached through a pooler, so Intray checks for changes by others at intervals.</source>
        <translation>Der Server wird über einen Pooler erreicht, deshalb fragt Intray Änderungen anderer in Abständen ab.</translation>
    </message>
    <message>
        <source>Clerk</source>
        <translation>Sachbearbeitung</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Teamleitung</translation>
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
        <translation>Arbeitsprogramm</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>Takes items and finishes them.</source>
        <translation>Nimmt Vorgänge und erledigt sie.</translation>
    </message>
    <message>
        <source>A clerk who can also release other people&apos;s locks and reopen items.</source>
        <translation>Eine Sachbearbeitung, die auch Sperren anderer freigibt und Vorgänge wieder öffnet.</translation>
    </message>
    <message>
        <source>Sets up queues and users; does not work on items.</source>
        <translation>Richtet Warteschlangen und Benutzer ein; bearbeitet keine Vorgänge.</translation>
    </message>
    <message>
        <source>Imports records.</source>
        <translation>Importiert Datensätze.</translation>
    </message>
    <message>
        <source>A program that works on items.</source>
        <translation>Ein Programm, das Vorgänge bearbeitet.</translation>
    </message>
    <message>
        <source>Reads the history, the figures and what the checks find, but no records. Changes nothing.</source>
        <translation>Liest den Verlauf, die Zahlen und was die Prüfungen finden, aber keine Datensätze. Ändert nichts.</translation>
    </message>
</context>
<context>
    <name>ValueCorrection</name>
    <message numerus="yes">
        <source>%Ln record(s) would break another rule and stay as they are.</source>
        <translation>
            <numerusform>%Ln Datensatz würde eine andere Regel verletzen und bleibt, wie er ist.</numerusform>
            <numerusform>%Ln Datensätze würden eine andere Regel verletzen und bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished record(s) stay as they are.</source>
        <translation>
            <numerusform>%Ln erledigter Datensatz bleibt, wie er ist.</numerusform>
            <numerusform>%Ln erledigte Datensätze bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) would break a rule and are left out.</source>
        <translation>
            <numerusform>%Ln Wert würde eine Regel verletzen und bleibt weg.</numerusform>
            <numerusform>%Ln Werte würden eine Regel verletzen und bleiben weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting the records...</source>
        <translation>Die Datensätze werden gezählt...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) have their old value again.</source>
        <translation>
            <numerusform>%Ln Datensatz hat wieder seinen alten Wert.</numerusform>
            <numerusform>%Ln Datensätze haben wieder ihren alten Wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were corrected.</source>
        <translation>
            <numerusform>%Ln Datensatz wurde korrigiert.</numerusform>
            <numerusform>%Ln Datensätze wurden korrigiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s) stay as they are. The first is %1: %2</source>
        <translation>
            <numerusform>%Ln anderer bleibt, wie er ist: %1. %2</numerusform>
            <numerusform>%Ln andere bleiben, wie sie sind. Der erste ist %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: the rest was left as it was.</source>
        <translation>Abgebrochen: Der Rest blieb, wie er war.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) are locked; the value is proposed to whoever holds them.</source>
        <translation>
            <numerusform>%Ln Datensatz ist gesperrt; wer ihn hat, bekommt den Wert vorgeschlagen.</numerusform>
            <numerusform>%Ln Datensätze sind gesperrt; wer sie hat, bekommt den Wert vorgeschlagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked record(s) already have a proposed value.</source>
        <translation>
            <numerusform>%Ln gesperrter Datensatz hat schon einen vorgeschlagenen Wert.</numerusform>
            <numerusform>%Ln gesperrte Datensätze haben schon einen vorgeschlagenen Wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be changed here.</source>
        <translation>Hier lässt sich nichts ändern.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) were withdrawn.</source>
        <translation>
            <numerusform>%Ln Vorschlag wurde zurückgezogen.</numerusform>
            <numerusform>%Ln Vorschläge wurden zurückgezogen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Correct %Ln record(s)</source>
        <translation>
            <numerusform>%Ln Datensatz &amp;korrigieren</numerusform>
            <numerusform>%Ln Datensätze &amp;korrigieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Propose for %Ln locked record(s)</source>
        <translation>
            <numerusform>Für %Ln gesperrten Datensatz &amp;vorschlagen</numerusform>
            <numerusform>Für %Ln gesperrte Datensätze &amp;vorschlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Korrigieren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) would lose digits and are left out. A second example shows what becomes of them.</source>
        <translation>
            <numerusform>%Ln Wert verlöre Ziffern und wird ausgelassen. Ein zweites Beispiel zeigt, was aus ihm wird.</numerusform>
            <numerusform>%Ln Werte verlören Ziffern und werden ausgelassen. Ein zweites Beispiel zeigt, was aus ihnen wird.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) would change.</source>
        <translation>
            <numerusform>%Ln Wert würde geändert.</numerusform>
            <numerusform>%Ln Werte würden geändert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message numerus="yes">
        <source>written like this in %Ln record(s)</source>
        <translation>
            <numerusform>in %Ln Datensatz so geschrieben</numerusform>
            <numerusform>in %Ln Datensätzen so geschrieben</numerusform>
        </translation>
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
    <name>Warranty</name>
    <message numerus="yes">
        <source>Of %Ln slip(s) that were planted on the screen, %1 were corrected.</source>
        <translation>
            <numerusform>Von %Ln Fehler, der auf dem Bildschirm eingestreut wurde, wurden %1 korrigiert.</numerusform>
            <numerusform>Von %Ln Fehlern, die auf dem Bildschirm eingestreut wurden, wurden %1 korrigiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of those that passed would have to be opened, without a fault, for the number that is wished.</source>
        <translation>
            <numerusform>%Ln von denen, die durchgingen, müsste geöffnet werden, ohne Fehler, damit die gewünschte Zahl erreicht wird.</numerusform>
            <numerusform>%Ln von denen, die durchgingen, müssten geöffnet werden, ohne Fehler, damit die gewünschte Zahl erreicht wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number that is wished cannot be stated, even if all of those that passed are opened: too much is missed by people, or too few records are looked at a second time.</source>
        <translation>Die gewünschte Zahl lässt sich nicht sagen, selbst wenn alle geöffnet werden, die durchgingen: Es wird zu viel übersehen, oder zu wenige Datensätze werden ein zweites Mal angesehen.</translation>
    </message>
    <message>
        <source>It is not known how much people miss: %1 of %2 planted slips were seen by enough people.</source>
        <translation>Es ist nicht bekannt, wie viel übersehen wird: %1 von %2 eingestreuten Fehlern wurden von genügend Personen gesehen.</translation>
    </message>
    <message>
        <source>Nobody looks at opened records a second time.</source>
        <translation>Niemand sieht geöffnete Datensätze ein zweites Mal an.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait to be opened.</source>
        <translation>
            <numerusform>%Ln Datensatz wartet darauf, geöffnet zu werden.</numerusform>
            <numerusform>%Ln Datensätze warten darauf, geöffnet zu werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait for a second look.</source>
        <translation>
            <numerusform>%Ln Datensatz wartet auf einen zweiten Blick.</numerusform>
            <numerusform>%Ln Datensätze warten auf einen zweiten Blick.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Of %1 records %2 were opened.</source>
        <translation>Von %1 Datensätzen wurden %2 geöffnet.</translation>
    </message>
    <message>
        <source>Of %1 records %2 were opened, and %3 passed.</source>
        <translation>Von %1 Datensätzen wurden %2 geöffnet, und %3 gingen durch.</translation>
    </message>
    <message>
        <source>How many of their fields are still wrong cannot be stated.</source>
        <translation>Wie viele ihrer Felder noch falsch sind, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>At most %1 of their fields are still wrong (%2 sure).</source>
        <translation>Höchstens %1 ihrer Felder sind noch falsch (zu %2 sicher).</translation>
    </message>
    <message numerus="yes">
        <source>Found: %Ln wrong field(s).</source>
        <translation>
            <numerusform>Gefunden: %Ln falsches Feld.</numerusform>
            <numerusform>Gefunden: %Ln falsche Felder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the opened ones were drawn at random from those that would have passed; nobody chose them, and nothing told them apart.</source>
        <translation>
            <numerusform>%Ln der geöffneten wurde zufällig aus denen gezogen, die durchgegangen wären; niemand hat ihn ausgesucht, und nichts hat ihn kenntlich gemacht.</numerusform>
            <numerusform>%Ln der geöffneten wurden zufällig aus denen gezogen, die durchgegangen wären; niemand hat sie ausgesucht, und nichts hat sie kenntlich gemacht.</numerusform>
        </translation>
    </message>
    <message>
        <source>So people notice at least %1 of what is wrong.</source>
        <translation>Also wird mindestens %1 von dem bemerkt, was falsch ist.</translation>
    </message>
    <message>
        <source>At most %1 of the records that passed are wrong, and %2 of those that were opened; at most %3 fields of each, on the average.</source>
        <translation>Höchstens %1 der Datensätze, die durchgingen, sind falsch, und %2 von denen, die geöffnet wurden; im Mittel höchstens %3 Felder von jedem.</translation>
    </message>
    <message>
        <source>These bounds hold together, and at every moment at which somebody looks.</source>
        <translation>Diese Schranken gelten zusammen, und in jedem Augenblick, in dem jemand hinsieht.</translation>
    </message>
    <message>
        <source>It is taken for granted that a planted slip is noticed as another is, and that a wrong record which nobody found has no more wrong fields than those that were found.</source>
        <translation>Vorausgesetzt wird, dass ein eingestreuter Fehler so bemerkt wird wie ein anderer, und dass ein falscher Datensatz, den niemand fand, nicht mehr falsche Felder hat als die gefundenen.</translation>
    </message>
    <message>
        <source>On record, for delivery %1: of %2 records %3 were opened and %4 passed; at most %5 of their fields are still wrong (%6 sure).</source>
        <translation>Festgehalten zu Lieferung %1: Von %2 Datensätzen wurden %3 geöffnet, und %4 gingen durch; höchstens %5 ihrer Felder sind noch falsch (zu %6 sicher).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more of those that passed, opened without a fault, would bring it to %1.</source>
        <translation>
            <numerusform>%Ln weiterer von denen, die durchgingen, ohne Fehler geöffnet, brächte sie auf %1.</numerusform>
            <numerusform>%Ln weitere von denen, die durchgingen, ohne Fehler geöffnet, brächten sie auf %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An hour of one person, with %Ln more of those that passed opened without a fault, would bring it to %1.</source>
        <translation>
            <numerusform>Eine Stunde einer Person, in der %Ln weiterer von denen, die durchgingen, ohne Fehler geöffnet wird, brächte sie auf %1.</numerusform>
            <numerusform>Eine Stunde einer Person, in der %Ln weitere von denen, die durchgingen, ohne Fehler geöffnet werden, brächte sie auf %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An hour of one person, with %Ln more of those that passed opened without a fault, would bring it to %1, and %2 hours to %3.</source>
        <translation>
            <numerusform>Eine Stunde einer Person, in der %Ln weiterer von denen, die durchgingen, ohne Fehler geöffnet wird, brächte sie auf %1, und %2 Stunden auf %3.</numerusform>
            <numerusform>Eine Stunde einer Person, in der %Ln weitere von denen, die durchgingen, ohne Fehler geöffnet werden, brächte sie auf %1, und %2 Stunden auf %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarrantyPaper</name>
    <message>
        <source>Warranty: %1</source>
        <translation>Gewähr: %1</translation>
    </message>
    <message>
        <source>Stated on %1 by %2.</source>
        <translation>Gesagt am %1 von %2.</translation>
    </message>
    <message>
        <source>Wished: at most %1 (%2 sure).</source>
        <translation>Gewünscht: höchstens %1 (zu %2 sicher).</translation>
    </message>
    <message>
        <source>It can be recomputed from the records and the history: %1</source>
        <translation>Aus Datensätzen und Verlauf lässt es sich nachrechnen: %1</translation>
    </message>
    <message>
        <source>What it rests on:</source>
        <translation>Worauf das beruht:</translation>
    </message>
</context>
<context>
    <name>WatchedFolder</name>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Es gibt keinen Ordner „%1“.</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be created. Please check whether you are allowed to write there.</source>
        <translation>Der Ordner „%1“ kann nicht angelegt werden. Bitte prüfen Sie, ob Sie dort schreiben dürfen.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written.</source>
        <translation>Die Datei „%1“ kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be moved to “%2”. Please check whether you are allowed to write there.</source>
        <translation>Die Datei „%1“ kann nicht nach „%2“ verschoben werden. Bitte prüfen Sie, ob Sie dort schreiben dürfen.</translation>
    </message>
</context>
<context>
    <name>WindowSettings</name>
    <message>
        <source>The window&apos;s layout cannot be saved, because the settings file cannot be written. Check that you can write to the folder with your settings.</source>
        <translation>Die Anordnung des Fensters kann nicht gespeichert werden, weil die Datei mit den Einstellungen nicht geschrieben werden kann. Prüfen Sie, wer in den Ordner mit Ihren Einstellungen schreiben darf.</translation>
    </message>
    <message>
        <source>The window&apos;s settings could not be read. Intray starts with the default layout; the old file was kept.</source>
        <translation>Die Einstellungen des Fensters konnten nicht gelesen werden. Intray beginnt mit der üblichen Anordnung; die alte Datei wurde beiseitegelegt.</translation>
    </message>
</context>
<context>
    <name>WorkRequest</name>
    <message>
        <source>you hold all other matches already.</source>
        <translation>alles andere, was passt, haben Sie schon.</translation>
    </message>
    <message>
        <source>All matches are locked by you.</source>
        <translation>Alles, was passt, haben Sie schon gesperrt.</translation>
    </message>
    <message>
        <source>no other match is free.</source>
        <translation>sonst passt nichts, das frei ist.</translation>
    </message>
    <message>
        <source>all other matches are postponed.</source>
        <translation>sonst passt nichts, das nicht für später zurückgegeben ist.</translation>
    </message>
    <message>
        <source>you cannot hold more items of this queue.</source>
        <translation>mehr Vorgänge dieser Warteschlange dürfen Sie nicht haben.</translation>
    </message>
    <message>
        <source>nothing else matches.</source>
        <translation>sonst passt nichts.</translation>
    </message>
    <message>
        <source>All matches are already locked.</source>
        <translation>Alles, was passt, ist schon gesperrt.</translation>
    </message>
    <message>
        <source>All matches are postponed.</source>
        <translation>Alles, was passt, ist zurückgestellt.</translation>
    </message>
    <message>
        <source>The queue is paused.</source>
        <translation>Die Warteschlange ist angehalten.</translation>
    </message>
    <message>
        <source>You hold as many items as the queue allows; finish or return one first.</source>
        <translation>Sie haben so viele Vorgänge, wie die Warteschlange erlaubt; erledigen Sie zuerst einen oder geben Sie einen zurück.</translation>
    </message>
    <message>
        <source>You are not allowed to take items from this queue.</source>
        <translation>Sie dürfen aus dieser Warteschlange keine Vorgänge nehmen.</translation>
    </message>
    <message>
        <source>You cancelled this.</source>
        <translation>Sie haben das abgebrochen.</translation>
    </message>
    <message>
        <source>Nobody looked for work in time. Please try again.</source>
        <translation>Niemand hat rechtzeitig nach Arbeit gesucht. Bitte fragen Sie noch einmal.</translation>
    </message>
    <message>
        <source>The database rejected the query that fills this queue. Tell an administrator of Intray.</source>
        <translation>Die Datenbank hat die Abfrage abgelehnt, die diese Warteschlange füllt. Sagen Sie es der Administration von Intray.</translation>
    </message>
    <message>
        <source>The query that fills this queue took longer than 15 minutes and was cancelled. Tell an administrator of Intray.</source>
        <translation>Die Abfrage, die diese Warteschlange füllt, dauerte länger als 15 Minuten und wurde abgebrochen. Sagen Sie es der Administration von Intray.</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Nichts passt.</translation>
    </message>
    <message>
        <source>Somebody is already looking for work; this request is answered together with theirs.</source>
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
        <source>all other matches need a different person.</source>
        <translation>alles andere Passende braucht eine andere Person.</translation>
    </message>
    <message>
        <source>All matches need a different person: you did the previous step.</source>
        <translation>Alles, was passt, braucht eine andere Person: Sie haben den vorigen Schritt erledigt.</translation>
    </message>
</context>
<context>
    <name>Worker</name>
    <message>
        <source>The command&apos;s result breaks a rule of the record. %1: %2</source>
        <translation>Das Ergebnis des Befehls verletzt eine Regel des Datensatzes. %1: %2</translation>
    </message>
    <message>
        <source>The standard output of the command is not a JSON object: &quot;%1&quot;.</source>
        <translation>Was der Befehl auf die Standardausgabe schrieb, ist kein JSON-Objekt: „%1“.</translation>
    </message>
    <message>
        <source>The command&apos;s result has “%1”, which is not a field of the record.</source>
        <translation>Das Ergebnis des Befehls hat „%1“, das kein Feld des Datensatzes ist.</translation>
    </message>
</context>
<context>
    <name>WriteBack</name>
    <message>
        <source>“%1” is a list or an object, which does not fit the column.</source>
        <translation>„%1“ ist eine Liste oder ein Objekt und passt nicht in die Spalte.</translation>
    </message>
    <message>
        <source>The statement would be too long for Access.</source>
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
        <source>The record was imported without “%1”, which identifies its row.</source>
        <translation>Der Datensatz wurde ohne „%1“ importiert, woran seine Zeile erkannt wird.</translation>
    </message>
    <message>
        <source>“%1” identifies the row and was itself corrected. Keys are not written back; change it in the source.</source>
        <translation>„%1“ benennt die Zeile und wurde selbst korrigiert. Schlüssel werden nicht zurückgeschrieben; ändern Sie ihn in der Quelle.</translation>
    </message>
    <message>
        <source>The field “%1” shares its column with another one that was corrected, too.</source>
        <translation>Das Feld „%1“ teilt sich die Spalte mit einem anderen, das auch korrigiert wurde.</translation>
    </message>
    <message>
        <source>The value of “%1” has a zero character, which no database can store.</source>
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
        <source>The connection was lost: run it again to see what was written.</source>
        <translation>Die Verbindung ist abgebrochen: Führen Sie es noch einmal aus, um zu sehen, was geschrieben wurde.</translation>
    </message>
    <message>
        <source>The batch that it belonged to was undone as a whole: %1</source>
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
        <source>“%1” would become %2, which is not a number for this column.</source>
        <translation>„%1“ würde zu %2, und das ist keine Zahl, wie sie die Spalte hat.</translation>
    </message>
    <message>
        <source>The source changed in the meantime: “%1” was imported as %2 and is now %3.</source>
        <translation>Die Quelle hat sich inzwischen geändert: „%1“ wurde als %2 importiert und ist jetzt %3.</translation>
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
        <source>The field “%1” is the name of a file, not a column.</source>
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
        <source>This was cancelled. What was written before stays; run it again to continue.</source>
        <translation>Es wurde abgebrochen. Was vorher geschrieben wurde, bleibt; ein neuer Lauf macht weiter.</translation>
    </message>
    <message>
        <source>The queue “%1” has no field “%2”. Its rules show its fields.</source>
        <translation>Die Warteschlange „%1“ hat kein Feld „%2“. Ihre Felder stehen in ihren Regeln.</translation>
    </message>
    <message>
        <source>The queue “%1” does not know which columns identify a row. Give a key.</source>
        <translation>Die Warteschlange „%1“ weiß nicht, welche Spalten eine Zeile benennen. Geben Sie es mit einem Schlüssel an.</translation>
    </message>
    <message>
        <source>This is the file of the queue itself. Nothing is written back there.</source>
        <translation>Das ist die Datei, in der die Warteschlange liegt. Dorthin wird nichts zurückgeschrieben.</translation>
    </message>
    <message>
        <source>The rows cannot be found by “%1”. %2</source>
        <translation>Die Zeilen lassen sich mit „%1“ nicht finden. %2</translation>
    </message>
    <message>
        <source>%1 The other corrections of the row do not wait for it.</source>
        <translation>%1 Die anderen Korrekturen der Zeile warten nicht darauf.</translation>
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
        <source>A workbook cannot hold this many items. Write them as CSV or JSON lines, or write fewer of them.</source>
        <translation>Es sind mehr Vorgänge, als ein Tabellendokument fassen kann. Schreiben Sie sie als CSV oder JSON Lines, oder schreiben Sie weniger davon.</translation>
    </message>
</context>
<context>
    <name>intray::Actions</name>
    <message>
        <source>Open a database first.</source>
        <translation>Öffnen Sie zuerst eine Datenbank.</translation>
    </message>
    <message>
        <source>Take next fo&amp;und</source>
        <translation>Nächsten &amp;Treffer nehmen</translation>
    </message>
</context>
<context>
    <name>intray::AddFilterMenu</name>
    <message>
        <source>&amp;Breaks a rule</source>
        <translation>&amp;Verletzt eine Regel</translation>
    </message>
    <message>
        <source>Shows only items whose record breaks a rule of the queue.</source>
        <translation>Zeigt nur Vorgänge, deren Datensatz eine Regel der Warteschlange verletzt.</translation>
    </message>
    <message>
        <source>%1...</source>
        <translation>%1 ...</translation>
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
        <source>The preview shows what would be done. It writes nothing.</source>
        <translation>Die Vorschau zeigt, was getan würde. Sie schreibt nichts.</translation>
    </message>
    <message>
        <source>P&amp;review</source>
        <translation>Vo&amp;rschau</translation>
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
        <source>The database has no tables other than Intray&apos;s own.</source>
        <translation>Die Datenbank hat keine Tabellen außer Intrays eigenen.</translation>
    </message>
    <message>
        <source>The table can be adopted like this. Nothing has been written yet.</source>
        <translation>So kann sie übernommen werden. Noch wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Turn the table %1 into the queue %2?</source>
        <translation>Die Tabelle %1 zur Warteschlange %2 machen?</translation>
    </message>
    <message>
        <source>Adopt a table</source>
        <translation>Tabelle übernehmen</translation>
    </message>
    <message>
        <source>The structure of the table is not changed.</source>
        <translation>Am Aufbau der Tabelle wird nichts geändert.</translation>
    </message>
    <message>
        <source>This SQL is run first:</source>
        <translation>Zuvor wird dieses SQL ausgeführt:</translation>
    </message>
    <message>
        <source>&amp;Adopt</source>
        <translation>Über&amp;nehmen</translation>
    </message>
    <message>
        <source>The table is now the queue %1. Other programs can go on using it at the same time.</source>
        <translation>Die Tabelle ist jetzt die Warteschlange %1. Andere Programme können sie zugleich weiter benutzen.</translation>
    </message>
</context>
<context>
    <name>intray::AdoptEndings</name>
    <message>
        <source>empty: only Intray remembers what failed</source>
        <translation>leer: nur Intray merkt sich, was gescheitert ist</translation>
    </message>
    <message>
        <source>Intray writes these columns when work on a row ends, and empties them when it is reopened. They are not fields of the record.</source>
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
        <source>Worker&apos;s res&amp;ult</source>
        <translation>Ergeb&amp;nis eines Arbeitsprogramms</translation>
    </message>
    <message>
        <source>&amp;Finished at</source>
        <translation>&amp;Erledigt am</translation>
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
    <message>
        <source>Let items be added: the table makes their ke&amp;ys</source>
        <translation>V&amp;orgänge dürfen hinzugefügt werden: Die Tabelle vergibt ihre Schlüssel</translation>
    </message>
    <message>
        <source>Whoever may add items can then add rows to this table with intrayctl add. It is possible where the table makes the key of a new row.</source>
        <translation>Wer Vorgänge hinzufügen darf, kann dann mit intrayctl add Zeilen in diese Tabelle einfügen. Das geht, wenn die Tabelle den Schlüssel einer neuen Zeile vergibt.</translation>
    </message>
</context>
<context>
    <name>intray::AdoptFields</name>
    <message>
        <source>Add an inde&amp;x in the order in which items are given out</source>
        <translation>Einen Inde&amp;x in der Reihenfolge der Vergabe hinzufügen</translation>
    </message>
    <message>
        <source>Every row, or a condition in SQL</source>
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
        <source>&amp;Locks are</source>
        <translation>S&amp;perren sind</translation>
    </message>
    <message>
        <source>Locked &amp;by</source>
        <translation>&amp;Gesperrt von</translation>
    </message>
    <message>
        <source>Locked &amp;since</source>
        <translation>Gesperrt s&amp;eit</translation>
    </message>
    <message>
        <source>Lock &amp;id</source>
        <translation>Sperr&amp;kennung</translation>
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
        <translation>ab&amp;geschlossen:</translation>
    </message>
    <message>
        <source>State of open rows</source>
        <translation>Zustand offener Zeilen</translation>
    </message>
    <message>
        <source>State of done rows</source>
        <translation>Zustand abgeschlossener Zeilen</translation>
    </message>
    <message>
        <source>What is shown and corrected. Intray writes nothing else to the table but the lock and the state.</source>
        <translation>Was gezeigt und korrigiert wird. Sonst wird an der Tabelle nichts geschrieben außer Sperre und Zustand.</translation>
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
        <translation>keiner: Intray merkt sich, was abgeschlossen ist</translation>
    </message>
    <message>
        <source>by the key</source>
        <translation>nach dem Schlüssel</translation>
    </message>
    <message>
        <source>Choose the table that contains the work.</source>
        <translation>Wählen Sie die Tabelle, die die Arbeit enthält.</translation>
    </message>
    <message>
        <source>Name the queue: letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;, at most 64.</source>
        <translation>Benennen Sie die Warteschlange: Buchstaben, Ziffern, „-“, „_“ und „.“, höchstens 64.</translation>
    </message>
    <message>
        <source>Choose the column that identifies a row.</source>
        <translation>Wählen Sie die Spalte, die eine Zeile benennt.</translation>
    </message>
    <message>
        <source>Choose the columns for who holds a row, and since when.</source>
        <translation>Wählen Sie die Spalten dafür, wer eine Zeile hat und seit wann.</translation>
    </message>
    <message>
        <source>Enter the value of the state column when a row is done.</source>
        <translation>Geben Sie den Wert der Zustandsspalte für abgeschlossene Zeilen ein.</translation>
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
        <source>Identified b&amp;y</source>
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
        <source>nobody: only the lock id</source>
        <translation>niemand: nur die Sperrkennung</translation>
    </message>
    <message>
        <source>Choose the column of the lock id; it is the only sign of a lock.</source>
        <translation>Wählen Sie die Spalte der Sperrkennung; sie ist das einzige Zeichen einer Sperre.</translation>
    </message>
    <message>
        <source>b&amp;usy:</source>
        <translation>in &amp;Arbeit:</translation>
    </message>
    <message>
        <source>in a new table beside it</source>
        <translation>in einer neuen Tabelle daneben</translation>
    </message>
    <message>
        <source>Written when Intray locks a row, and put back with the lock. Without it a locked row looks open to programs that go by the state alone.</source>
        <translation>Wird geschrieben, wenn Intray eine Zeile sperrt, und mit der Sperre zurückgesetzt. Ohne ihn sieht eine gesperrte Zeile für Programme offen aus, die nur nach dem Zustand gehen.</translation>
    </message>
    <message>
        <source>State of locked rows</source>
        <translation>Zustand gesperrter Zeilen</translation>
    </message>
    <message>
        <source>Co&amp;ntext</source>
        <translation>Konte&amp;xt</translation>
    </message>
    <message>
        <source>The field that says whose request a row is. The command of a worker gets it.</source>
        <translation>Das Feld, das sagt, wessen Anliegen eine Zeile ist. Der Befehl eines Arbeitsprogramms bekommt es.</translation>
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
        <source>Reopening requests</source>
        <translation>Anträge auf Wiederöffnen</translation>
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
        <source>Requested by</source>
        <translation>Beantragt von</translation>
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
        <source>There are no more requests.</source>
        <translation>Es gibt keine Anträge mehr.</translation>
    </message>
    <message>
        <source>%1 is open again, first for %2 if they are still allowed to take it.</source>
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
        <source>Show the reopening requests</source>
        <translation>Die Anträge auf Wiederöffnen zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n reopening request(s).</source>
        <translation>
            <numerusform>%n Antrag auf Wiederöffnen.</numerusform>
            <numerusform>%n Anträge auf Wiederöffnen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::AssignDialog</name>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Zuweisen</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) will come first for the person or tag that you choose. Nobody else gets them.</source>
        <translation>
            <numerusform>%n Vorgang kommt zuerst zu der Person oder dem Schlagwort, die Sie wählen. Niemand sonst bekommt ihn.</numerusform>
            <numerusform>%n Vorgänge kommen zuerst zu der Person oder dem Schlagwort, die Sie wählen. Niemand sonst bekommt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>a user, or @ and a tag</source>
        <translation>ein Benutzer, oder @ und ein Schlagwort</translation>
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
        <source>Nobody has this tag in the queue yet, so nobody gets the items until somebody has it.</source>
        <translation>Noch hat niemand in der Warteschlange dieses Schlagwort; bis jemand es hat, bekommt niemand die Vorgänge.</translation>
    </message>
    <message>
        <source>Choose whom the items are for.</source>
        <translation>Wählen Sie, für wen die Vorgänge sind.</translation>
    </message>
    <message>
        <source>A tag is one word of at most 50 letters, without spaces, commas and @.</source>
        <translation>Ein Schlagwort ist ein Wort von höchstens 50 Zeichen, ohne Leerzeichen, Kommas und @.</translation>
    </message>
    <message>
        <source>The items are already assigned like this.</source>
        <translation>Die Vorgänge sind schon so zugewiesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for everybody.</source>
        <translation>
            <numerusform>%n Vorgang ist jetzt für alle.</numerusform>
            <numerusform>%n Vorgänge sind jetzt für alle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for %1.</source>
        <translation>
            <numerusform>%n Vorgang ist jetzt für %1.</numerusform>
            <numerusform>%n Vorgänge sind jetzt für %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whom are the items of %1 for?</source>
        <translation>Für wen sind die Vorgänge von %1?</translation>
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
        <translation>Speichern unter...</translation>
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
    <name>intray::AuditCheck</name>
    <message>
        <source>&amp;Check now</source>
        <translation>&amp;Jetzt prüfen</translation>
    </message>
    <message>
        <source>Checking the history</source>
        <translation>Der Verlauf wird geprüft</translation>
    </message>
    <message>
        <source>Stops checking the history.</source>
        <translation>Bricht die Prüfung des Verlaufs ab.</translation>
    </message>
    <message>
        <source>Checks the history of every item for anything that must never happen: an item with two holders, work under a lock that was gone, an item completed twice. Nothing is changed, and everybody can go on working.</source>
        <translation>Prüft den Verlauf jedes Vorgangs auf alles, was nie geschehen darf: ein Vorgang bei zwei Personen, Arbeit unter einer Sperre, die nicht mehr galt, ein zweimal abgeschlossener Vorgang. Nichts wird geändert, und alle können weiterarbeiten.</translation>
    </message>
    <message>
        <source>Cancelling...</source>
        <translation>Wird abgebrochen ...</translation>
    </message>
    <message>
        <source>Checking the history...</source>
        <translation>Der Verlauf wird geprüft ...</translation>
    </message>
    <message>
        <source>Checked at %1: %2</source>
        <translation>Um %1 geprüft: %2</translation>
    </message>
    <message>
        <source>The check was cancelled. The history was not checked to its end.</source>
        <translation>Die Prüfung wurde abgebrochen. Der Verlauf wurde nicht bis zum Ende geprüft.</translation>
    </message>
</context>
<context>
    <name>intray::BecomingForm</name>
    <message>
        <source>Chosen values &amp;become</source>
        <translation>Gewählte Werte &amp;werden</translation>
    </message>
    <message>
        <source>The new value</source>
        <translation>Der neue Wert</translation>
    </message>
    <message>
        <source>what is proposed</source>
        <translation>was vorgeschlagen ist</translation>
    </message>
    <message>
        <source>what examples show</source>
        <translation>wie die Beispiele zeigen</translation>
    </message>
    <message>
        <source>one new value</source>
        <translation>ein neuer Wert</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Write what one of these values should be, and the others follow.</source>
        <translation>Schreiben Sie, was einer dieser Werte sein soll; die anderen folgen.</translation>
    </message>
    <message>
        <source>Write the new value.</source>
        <translation>Schreiben Sie den neuen Wert.</translation>
    </message>
    <message>
        <source>built like %1</source>
        <translation>geschrieben wie %1</translation>
    </message>
</context>
<context>
    <name>intray::BesideForm</name>
    <message>
        <source>A column of whole numbers: higher ones are worked on first. A row with anything else is rejected.</source>
        <translation>Eine Spalte mit ganzen Zahlen: Was eine höhere hat, wird zuerst bearbeitet. Eine Zeile, in der etwas anderes steht, wird abgelehnt.</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>keine Spalte</translation>
    </message>
    <message>
        <source>Columns that say whose request it was, in which language and so on, separated by commas: workers get them along with the record.</source>
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
    <name>intray::BoundCourse</name>
    <message>
        <source>How the number fell while people worked</source>
        <translation>Wie die Zahl fiel, während gearbeitet wurde</translation>
    </message>
    <message>
        <source>%1 opened</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>%1 wished</source>
        <translation>%1 gewünscht</translation>
    </message>
    <message>
        <source>Fields that are still wrong</source>
        <translation>Felder, die noch falsch sind</translation>
    </message>
    <message>
        <source>%1 after %2 opened records, %3 after %4; wished: %5.</source>
        <translation>%1 nach %2 geöffneten Datensätzen, %3 nach %4; gewünscht: %5.</translation>
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
        <source>This did not work for %n item(s):</source>
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
    <name>intray::CalibrationFold</name>
    <message numerus="yes">
        <source>Expected to have a fault: %1 to %2 (%Ln record(s))</source>
        <translation>
            <numerusform>Fehler erwartet: %1 bis %2 (%Ln Datensatz)</numerusform>
            <numerusform>Fehler erwartet: %1 bis %2 (%Ln Datensätze)</numerusform>
        </translation>
    </message>
    <message>
        <source>Of %1 opened records %2 were expected to have a fault, and %3 had one.</source>
        <translation>Von %1 geöffneten Datensätzen wurde bei %2 ein Fehler erwartet, und %3 hatten einen.</translation>
    </message>
    <message>
        <source>How right doubts are</source>
        <translation>Wie richtig Zweifel sind</translation>
    </message>
    <message>
        <source>%1 had one</source>
        <translation>%1 hatten einen</translation>
    </message>
    <message>
        <source>%1 expected</source>
        <translation>%1 erwartet</translation>
    </message>
</context>
<context>
    <name>intray::ChangeTable</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
</context>
<context>
    <name>intray::CheckedFields</name>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n record(s) break a rule</source>
        <translation>
            <numerusform>%1, %n Datensatz verletzt eine Regel</numerusform>
            <numerusform>%1, %n Datensätze verletzen eine Regel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, nothing breaks a rule</source>
        <translation>%1, nichts verletzt eine Regel</translation>
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
    <message numerus="yes">
        <source>%n field(s) are the same.</source>
        <translation>
            <numerusform>%n Feld ist gleich.</numerusform>
            <numerusform>%n Felder sind gleich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other field(s) are the same.</source>
        <translation>
            <numerusform>%n anderes Feld ist gleich.</numerusform>
            <numerusform>%n andere Felder sind gleich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>Unterschied in</translation>
    </message>
    <message>
        <source>This record</source>
        <translation>Dieser Datensatz</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>Der andere</translation>
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
        <source>Values, separated by ;</source>
        <translation>Werte, getrennt durch ;</translation>
    </message>
</context>
<context>
    <name>intray::ConfirmDismiss</name>
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
    <message>
        <source>Dismiss %1 for good?</source>
        <translation>%1 endgültig verwerfen?</translation>
    </message>
    <message>
        <source>It will not come back to the queue. You can undo this for ten seconds; after that only a supervisor can reopen it.</source>
        <translation>Der Vorgang kommt nicht in die Warteschlange zurück. Zehn Sekunden lang können Sie das rückgängig machen; danach kann ihn nur die Teamleitung wieder öffnen.</translation>
    </message>
</context>
<context>
    <name>intray::Connecting</name>
    <message>
        <source>The system&apos;s keychain does not have this password (any more).</source>
        <translation>Der Schlüsselbund des Systems enthält dieses Passwort nicht (mehr).</translation>
    </message>
    <message>
        <source>The system&apos;s keychain does not answer. The password stays in it.</source>
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
        <source>Ne&amp;w</source>
        <translation>Ne&amp;u</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>What this kind of database enforces</source>
        <translation>Was diese Art von Datenbank von sich aus durchsetzt</translation>
    </message>
    <message>
        <source>Testing the connection</source>
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
        <source>Tests the connection and shows what is there. Nothing is changed.</source>
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
        <source>Testing...</source>
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
    <message>
        <source>Saved connect&amp;ions</source>
        <translation>Gespeicherte Verb&amp;indungen</translation>
    </message>
</context>
<context>
    <name>intray::ConnectionFields</name>
    <message>
        <source>Create or up&amp;grade the file if needed</source>
        <translation>Datei anle&amp;gen oder auf den neuesten Stand bringen, falls nötig</translation>
    </message>
    <message>
        <source>Save in the system&apos;s &amp;keychain</source>
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
        <source>db.example.org, or several separated by commas</source>
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
        <source>saved in the system&apos;s keychain</source>
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
        <source>Save (this system has no &amp;keychain)</source>
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
        <translation>Viele Datensätze korrigieren: %1</translation>
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
        <translation>&amp;Korrigieren</translation>
    </message>
    <message>
        <source>&amp;Restore old value</source>
        <translation>Alten Wert &amp;wiederherstellen</translation>
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
        <source>Result</source>
        <translation>Ergebnis</translation>
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
        <source>Searching for records with this value...</source>
        <translation>Datensätze mit diesem Wert werden gesucht...</translation>
    </message>
    <message>
        <source>No open record can be corrected.</source>
        <translation>Kein offener Datensatz kann korrigiert werden.</translation>
    </message>
    <message>
        <source>Enter the old and the new value. Only whole values count, to the last character.</source>
        <translation>Geben Sie den alten und den neuen Wert ein. Nur der ganze Wert zählt, bis zum letzten Zeichen.</translation>
    </message>
    <message>
        <source>will be corrected</source>
        <translation>wird korrigiert</translation>
    </message>
    <message>
        <source>No open record has this value in this field.</source>
        <translation>Kein offener Datensatz hat diesen Wert in diesem Feld.</translation>
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
        <source>old value restored</source>
        <translation>hat wieder seinen alten Wert</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>wurde korrigiert</translation>
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
            <numerusform>%n Datensatz wurde korrigiert.</numerusform>
            <numerusform>%n Datensätze wurden korrigiert.</numerusform>
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
        <source>E&amp;arlier corrections...</source>
        <translation>Frühere &amp;anzeigen...</translation>
    </message>
    <message>
        <source>Earlier bulk corrections, to restore old values</source>
        <translation>Frühere Sammelkorrekturen, um alte Werte wiederherzustellen</translation>
    </message>
    <message>
        <source>will be proposed to %1</source>
        <translation>wird %1 vorgeschlagen</translation>
    </message>
    <message>
        <source>proposed to whoever holds it</source>
        <translation>der Person vorgeschlagen, die ihn hat</translation>
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
        <source>can be corrected</source>
        <translation>kann korrigiert werden</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are locked; the value is proposed to whoever holds them.</source>
        <translation>
            <numerusform>%n Datensatz ist gesperrt; wer ihn hat, bekommt den Wert vorgeschlagen.</numerusform>
            <numerusform>%n Datensätze sind gesperrt; wer sie hat, bekommt den Wert vorgeschlagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>will be proposed to you</source>
        <translation>wird Ihnen vorgeschlagen</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>already has a proposed value</source>
        <translation>hat schon einen vorgeschlagenen Wert</translation>
    </message>
    <message>
        <source>proposal withdrawn</source>
        <translation>Vorschlag zurückgezogen</translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) were withdrawn.</source>
        <translation>
            <numerusform>%n Vorschlag wurde zurückgezogen.</numerusform>
            <numerusform>%n Vorschläge wurden zurückgezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching in %1...</source>
        <translation>In %1 wird gesucht...</translation>
    </message>
    <message>
        <source>No open record of %1 would change.</source>
        <translation>Kein offener Datensatz von %1 würde sich ändern.</translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would change in the same way, in %2.</source>
        <translation>
            <numerusform>%n offener Datensatz von %1 würde sich ebenso ändern, im Feld %2.</numerusform>
            <numerusform>%n offene Datensätze von %1 würden sich ebenso ändern, im Feld %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would lose “%2” in %3.</source>
        <translation>
            <numerusform>%n offener Datensatz von %1 würde „%2“ im Feld %3 verlieren.</numerusform>
            <numerusform>%n offene Datensätze von %1 würden „%2“ im Feld %3 verlieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would get “%2” in %3.</source>
        <translation>
            <numerusform>%n offener Datensatz von %1 bekäme „%2“ im Feld %3.</numerusform>
            <numerusform>%n offene Datensätze von %1 bekämen „%2“ im Feld %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would get “%2” instead of “%3” in %4.</source>
        <translation>
            <numerusform>%n offener Datensatz von %1 bekäme „%2“ statt „%3“ im Feld %4.</numerusform>
            <numerusform>%n offene Datensätze von %1 bekämen „%2“ statt „%3“ im Feld %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::CorrectOthers</name>
    <message numerus="yes">
        <source>%n other open record(s) would come right in the same way.</source>
        <translation>
            <numerusform>%n weiterer offener Datensatz würde auf dieselbe Art richtig.</numerusform>
            <numerusform>%n weitere offene Datensätze würden auf dieselbe Art richtig.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Other open records would come right in the same way, which are shown field by field: %1.</source>
        <translation>Weitere offene Datensätze würden auf dieselbe Art richtig; sie werden Feld für Feld gezeigt: %1.</translation>
    </message>
    <message>
        <source>No other open record would come right in the same way.</source>
        <translation>Kein weiterer offener Datensatz würde auf dieselbe Art richtig.</translation>
    </message>
    <message>
        <source>The other open records are still being searched. What is found is told here.</source>
        <translation>Die weiteren offenen Datensätze werden noch durchsucht. Was gefunden wird, steht dann hier.</translation>
    </message>
</context>
<context>
    <name>intray::CrossRuleForm</name>
    <message>
        <source>One field is not after, or not more than, another</source>
        <translation>Ein Feld ist nicht nach oder nicht mehr als ein anderes</translation>
    </message>
    <message>
        <source>If one field is ..., another is ...</source>
        <translation>Wenn ein Feld ... ist, ist ein anderes...</translation>
    </message>
    <message>
        <source>If some fields are equal, others are equal</source>
        <translation>Zu gleichen Feldern gehören gleiche andere</translation>
    </message>
    <message>
        <source>Different in every record</source>
        <translation>In jedem Datensatz anders</translation>
    </message>
    <message>
        <source>Intray&apos;s default message</source>
        <translation>Intrays eigene Meldung</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>&amp;Message</source>
        <translation>&amp;Meldung</translation>
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
        <source>Comparison</source>
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
        <source>Where these are equal:</source>
        <translation>Wo diese gleich sind:</translation>
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
        <source>(unknown rule)</source>
        <translation>(keine Regel, die Intray kennt)</translation>
    </message>
    <message>
        <source>No rule looks at two fields yet.</source>
        <translation>Noch betrachtet keine Regel zwei Felder.</translation>
    </message>
    <message>
        <source>Such a rule says that a ZIP code belongs to a city, or that one day is before another. “Proposals” looks for what holds in the records.</source>
        <translation>Eine solche Regel sagt, dass eine Postleitzahl zu einem Ort gehört oder dass ein Tag vor einem anderen liegt. „Vorschläge“ sucht, was in den Datensätzen gilt.</translation>
    </message>
    <message>
        <source>This rule came with the file of the fields and rules. To change it, export them to a file, change it there and import the file.</source>
        <translation>Diese Regel kam mit der Datei der Felder und Regeln. Um sie zu ändern, exportieren Sie diese in eine Datei, ändern Sie die Regel dort und importieren Sie die Datei.</translation>
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
    <name>intray::DecisionKeeping</name>
    <message>
        <source>The next delivery that this template imports comes with what is decided here: proposed at the desk, or corrected at once if the template says so.</source>
        <translation>Die nächste Lieferung, die nach dieser Vorlage importiert wird, bringt mit, was hier entschieden wird: am Arbeitsplatz vorgeschlagen, oder sofort korrigiert, wenn die Vorlage es sagt.</translation>
    </message>
    <message>
        <source>&amp;Save in the template</source>
        <translation>In der Vorlage able&amp;gen</translation>
    </message>
    <message>
        <source>none: for these records only</source>
        <translation>keine: nur für diese Datensätze</translation>
    </message>
    <message>
        <source>It was saved in the template “%1”: the next delivery that it imports comes with it.</source>
        <translation>Es ist in der Vorlage „%1“ abgelegt: Die nächste Lieferung, die nach ihr importiert wird, bringt es mit.</translation>
    </message>
    <message>
        <source>It was not saved in the template “%1”. %2</source>
        <translation>Es ist nicht in der Vorlage „%1“ abgelegt. %2</translation>
    </message>
    <message>
        <source>It is still in a template. %1</source>
        <translation>Es steht noch in einer Vorlage. %1</translation>
    </message>
    <message>
        <source>It is no longer in the template “%1”.</source>
        <translation>Es steht nicht mehr in der Vorlage „%1“.</translation>
    </message>
</context>
<context>
    <name>intray::DeliveriesDialog</name>
    <message>
        <source>%1 and others</source>
        <translation>%1 und andere</translation>
    </message>
    <message>
        <source>%1 still waiting</source>
        <translation>%1 noch wartend</translation>
    </message>
    <message>
        <source>%1 worked on</source>
        <translation>%1 bearbeitet</translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <translation>%1 zurückgenommen</translation>
    </message>
    <message>
        <source>It added no records.</source>
        <translation>Sie hat keine Datensätze hinzugefügt.</translation>
    </message>
    <message>
        <source>Its records: %1.</source>
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
        <source>It brought back %n record(s) that had been dismissed.</source>
        <translation>
            <numerusform>Sie hat %n Datensatz zurückgebracht, der verworfen war.</numerusform>
            <numerusform>Sie hat %n Datensätze zurückgebracht, die verworfen waren.</numerusform>
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
        <source>%n waiting record(s) are missing in its file: %1.</source>
        <translation>
            <numerusform>In ihrer Datei fehlt %n wartender Datensatz: %1.</numerusform>
            <numerusform>In ihrer Datei fehlen %n wartende Datensätze: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading...</source>
        <translation>Wird geladen...</translation>
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
        <source>Imported</source>
        <translation>Importiert</translation>
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
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>For example: the wrong month was sent.</source>
        <translation>Zum Beispiel: Es wurde der falsche Monat geschickt.</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) dismissed so far. Esc stops.</source>
        <translation>
            <numerusform>Bisher %n Datensatz verworfen. Esc hält an.</numerusform>
            <numerusform>Bisher %n Datensätze verworfen. Esc hält an.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was imported into this queue yet.</source>
        <translation>In diese Warteschlange wurde noch nichts importiert.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Enter a reason first.</source>
        <translation>Schreiben Sie zuerst einen Grund.</translation>
    </message>
    <message>
        <source>No records of this delivery are waiting any more.</source>
        <translation>Kein Datensatz dieser Lieferung wartet noch.</translation>
    </message>
    <message>
        <source>This delivery has no known missing records.</source>
        <translation>In dieser Lieferung fehlen keine bekannten Datensätze.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were dismissed. They come back when their keys do.</source>
        <translation>
            <numerusform>%n Datensatz wurde verworfen. Er kommt wieder, wenn sein Schlüssel wiederkommt.</numerusform>
            <numerusform>%n Datensätze wurden verworfen. Sie kommen wieder, wenn ihre Schlüssel wiederkommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was cancelled. No record was dismissed.</source>
        <translation>Es wurde abgebrochen. Kein Datensatz wurde verworfen.</translation>
    </message>
    <message numerus="yes">
        <source>This was cancelled: %n record(s) were dismissed, the others are still waiting. Do it again to continue.</source>
        <translation>
            <numerusform>Es wurde abgebrochen: %n Datensatz wurde verworfen, die anderen warten noch. Dasselbe noch einmal macht weiter.</numerusform>
            <numerusform>Es wurde abgebrochen: %n Datensätze wurden verworfen, die anderen warten noch. Dasselbe noch einmal macht weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>No record was dismissed: somebody has worked on them, or a later delivery has changed them.</source>
        <translation>Kein Datensatz wurde verworfen: Jemand hat daran gearbeitet, oder eine spätere Lieferung hat sie geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) keep the values that it brought.</source>
        <translation>
            <numerusform>%n Datensatz behält die Werte, die sie gebracht hat.</numerusform>
            <numerusform>%n Datensätze behalten die Werte, die sie gebracht hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>Nicht aufgenommen</translation>
    </message>
    <message>
        <source>Rejected: %1; there already with other values: %2.</source>
        <translation>Abgelehnt: %1. Schon mit anderen Werten vorhanden: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were rejected.</source>
        <translation>
            <numerusform>Eine Zeile wurde abgelehnt.</numerusform>
            <numerusform>%n Zeilen wurden abgelehnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were there already with other values.</source>
        <translation>
            <numerusform>%n Zeile war schon mit anderen Werten vorhanden.</numerusform>
            <numerusform>%n Zeilen waren schon mit anderen Werten vorhanden.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Import %1 again...</source>
        <translation>%1 noch einmal &amp;importieren...</translation>
    </message>
</context>
<context>
    <name>intray::DeskHead</name>
    <message>
        <source>for you</source>
        <translation>für Sie</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>für %1</translation>
    </message>
    <message>
        <source>read-only, your text is kept</source>
        <translation>nur lesbar, der Text bleibt erhalten</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s)</source>
        <translation>
            <numerusform>%n Dublette</numerusform>
            <numerusform>%n Dubletten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check</source>
        <translation>
            <numerusform>%n zu prüfen</numerusform>
            <numerusform>%n zu prüfen</numerusform>
        </translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>nur lesbar</translation>
    </message>
    <message>
        <source>%1 of %2 in your batch</source>
        <translation>%1 von %2 in Ihrem Stapel</translation>
    </message>
</context>
<context>
    <name>intray::DeskPage</name>
    <message>
        <source>This queue has no side panel.</source>
        <translation>Diese Warteschlange hat keine Seitenleiste.</translation>
    </message>
    <message>
        <source>There is no item in the list to look at.</source>
        <translation>In der Liste ist kein Vorgang, den Sie ansehen könnten.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Source and history</source>
        <translation>Quelle und Verlauf</translation>
    </message>
    <message>
        <source>History and notes</source>
        <translation>Verlauf und Notizen</translation>
    </message>
    <message>
        <source>Choose an item in the list first.</source>
        <translation>Wählen Sie zuerst einen Vorgang in der Liste.</translation>
    </message>
    <message>
        <source>The side panel stands beside a record. Take one first.</source>
        <translation>Die Seitenleiste steht neben einem Datensatz. Nehmen Sie zuerst einen.</translation>
    </message>
    <message>
        <source>The lists are read again.</source>
        <translation>Die Listen werden neu gelesen.</translation>
    </message>
    <message>
        <source>The queue %1 was removed, or you no longer work in it. This is %2 now.</source>
        <translation>Die Warteschlange %1 wurde entfernt, oder Sie arbeiten nicht mehr darin. Dies ist jetzt %2.</translation>
    </message>
</context>
<context>
    <name>intray::DeskSuggestions</name>
    <message>
        <source>%1? %2</source>
        <translation>%1? %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
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
        <source>%1 was changed in the meantime. It is now shown as it is; look at it again before you merge.</source>
        <translation>%1 wurde inzwischen geändert. Der Datensatz wird so gezeigt, wie er jetzt ist; sehen Sie ihn noch einmal an, bevor Sie zusammenführen.</translation>
    </message>
    <message>
        <source>%1 was merged into %2.</source>
        <translation>%1 wurde mit %2 zusammengeführt.</translation>
    </message>
    <message numerus="yes">
        <source>%n records were merged into %1.</source>
        <translation>
            <numerusform>%n Datensatz wurde mit %1 zusammengeführt.</numerusform>
            <numerusform>%n Datensätze wurden mit %1 zusammengeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are not duplicates; Intray remembers this.</source>
        <translation>%1 sind keine Dubletten; Intray merkt sich das.</translation>
    </message>
    <message>
        <source>%1 is not a duplicate of the others; Intray remembers this.</source>
        <translation>%1 ist keine Dublette der anderen; Intray merkt sich das.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>Rückgängig gemacht: %1.</translation>
    </message>
    <message>
        <source>%1 has its previous values again.</source>
        <translation>%1 hat wieder die früheren Werte.</translation>
    </message>
</context>
<context>
    <name>intray::DuplicatesPage</name>
    <message>
        <source>%1 and this record are not duplicates; Intray remembers this.</source>
        <translation>%1 und dieser Datensatz sind keine Dubletten; Intray merkt sich das.</translation>
    </message>
    <message>
        <source>Likely duplicates of the record</source>
        <translation>Wahrscheinliche Dubletten des Datensatzes</translation>
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
        <source>No record open.</source>
        <translation>Kein Datensatz geöffnet.</translation>
    </message>
    <message>
        <source>Searching for duplicates...</source>
        <translation>Dubletten werden gesucht...</translation>
    </message>
    <message>
        <source>No other record of this queue is a likely duplicate.</source>
        <translation>Kein anderer Datensatz dieser Warteschlange ist eine wahrscheinliche Dublette.</translation>
    </message>
    <message>
        <source>locked by you</source>
        <translation>von Ihnen gesperrt</translation>
    </message>
    <message>
        <source>locked by %1</source>
        <translation>gesperrt von %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>done by %1</source>
        <translation>abgeschlossen von %1</translation>
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
        <source>Look at the likely duplicate first: it is under Duplicates in the side panel (F4).</source>
        <translation>Sehen Sie sich zuerst die wahrscheinliche Dublette an: Sie steht in der Seitenleiste (F4) unter Dubletten.</translation>
    </message>
    <message>
        <source>The record is not open for editing.</source>
        <translation>Der Datensatz ist nicht zur Arbeit geöffnet.</translation>
    </message>
    <message>
        <source>Somebody else is working on the chosen record.</source>
        <translation>Jemand anderes arbeitet am gewählten Datensatz.</translation>
    </message>
    <message>
        <source>Merge the record</source>
        <translation>Datensatz zusammenführen</translation>
    </message>
    <message>
        <source>Merge %1 into %2?</source>
        <translation>%1 mit %2 zusammenführen?</translation>
    </message>
    <message>
        <source>The other record is kept as it is; what you typed here is lost. You can undo this for ten seconds; after that only a supervisor can reopen it.</source>
        <translation>Der andere Datensatz bleibt, wie er ist; was Sie hier eingegeben haben, geht verloren. Zehn Sekunden lang können Sie das rückgängig machen, danach kann nur die Teamleitung den Vorgang wieder öffnen.</translation>
    </message>
    <message>
        <source>The other record is kept as it is. You can undo this for ten seconds; after that only a supervisor can reopen it.</source>
        <translation>Der andere Datensatz bleibt, wie er ist. Zehn Sekunden lang können Sie das rückgängig machen, danach kann nur die Teamleitung den Vorgang wieder öffnen.</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Zusammenführen</translation>
    </message>
    <message>
        <source>This queue has not been searched for duplicates yet. Intray does that in the background; look again in a while.</source>
        <translation>Diese Warteschlange wurde noch nicht nach Dubletten durchsucht. Das geschieht im Hintergrund; sehen Sie etwas später wieder nach.</translation>
    </message>
    <message numerus="yes">
        <source>%n likely duplicate(s) of this record. Ctrl+Shift+K says that the chosen one is none, Ctrl+Shift+M merges the record into it.</source>
        <translation>
            <numerusform>%n wahrscheinliche Dublette dieses Datensatzes. Strg+Umschalt+K sagt, dass die gewählte keine ist, Strg+Umschalt+M führt den Datensatz mit ihr zusammen.</numerusform>
            <numerusform>%n wahrscheinliche Dubletten dieses Datensatzes. Strg+Umschalt+K sagt, dass die gewählte keine ist, Strg+Umschalt+M führt den Datensatz mit ihr zusammen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::EarlierCorrections</name>
    <message>
        <source>Loading...</source>
        <translation>Wird geladen...</translation>
    </message>
    <message>
        <source>Bulk corrections: %1</source>
        <translation>Sammelkorrekturen: %1</translation>
    </message>
    <message>
        <source>Bulk corrections</source>
        <translation>Sammelkorrekturen</translation>
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
        <source>&amp;Restore old value</source>
        <translation>Alten Wert &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>There are no bulk corrections in this queue.</source>
        <translation>In dieser Warteschlange gibt es keine Sammelkorrekturen.</translation>
    </message>
    <message>
        <source>%1, undone</source>
        <translation>%1, rückgängig gemacht</translation>
    </message>
    <message>
        <source>%1, of these %2 undone</source>
        <translation>%1, davon %2 rückgängig gemacht</translation>
    </message>
</context>
<context>
    <name>intray::ElidedLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>intray::EmptyDesk</name>
    <message>
        <source>Why do I not get anything?</source>
        <translation>Warum erhalte ich nichts?</translation>
    </message>
    <message>
        <source>This queue is paused</source>
        <translation>Diese Warteschlange ruht</translation>
    </message>
    <message>
        <source>No record open</source>
        <translation>Kein Datensatz geöffnet</translation>
    </message>
    <message>
        <source>Nothing waits in this queue</source>
        <translation>In dieser Warteschlange wartet nichts</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait</source>
        <translation>
            <numerusform>%Ln Datensatz wartet</numerusform>
            <numerusform>%Ln Datensätze warten</numerusform>
        </translation>
    </message>
    <message>
        <source>What you typed is kept.</source>
        <translation>Was Sie eingegeben haben, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Take the next one, or pick one from the list.</source>
        <translation>Nehmen Sie den nächsten oder wählen Sie einen aus der Liste.</translation>
    </message>
    <message>
        <source>finds a record in the list</source>
        <translation>findet einen Datensatz in der Liste</translation>
    </message>
    <message>
        <source>finds whatever Intray can do</source>
        <translation>findet alles, was Intray kann</translation>
    </message>
    <message>
        <source>shows all keys and the handbook</source>
        <translation>zeigt alle Tasten und das Handbuch</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished item(s) of yours</source>
        <translation>
            <numerusform>%n unerledigter Vorgang von Ihnen</numerusform>
            <numerusform>%n unerledigte Vorgänge von Ihnen</numerusform>
        </translation>
    </message>
    <message>
        <source>You have typed nothing yet. Go on where you were.</source>
        <translation>Sie haben noch nichts getippt. Machen Sie weiter, wo Sie waren.</translation>
    </message>
    <message>
        <source>New records appear here by themselves.</source>
        <translation>Neue Datensätze erscheinen hier von selbst.</translation>
    </message>
    <message>
        <source>You have done %1 today.</source>
        <translation>Heute haben Sie %1 abgeschlossen.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut nachsehen</translation>
    </message>
    <message numerus="yes">
        <source>You still hold %n unfinished item(s).</source>
        <translation>
            <numerusform>Sie halten noch %n unerledigten Vorgang.</numerusform>
            <numerusform>Sie halten noch %n unerledigte Vorgänge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait in %1.</source>
        <translation>
            <numerusform>%Ln Datensatz wartet in %1.</numerusform>
            <numerusform>%Ln Datensätze warten in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your text of %n item(s) that you no longer hold is kept.</source>
        <translation>
            <numerusform>Ihr Text zu %n Vorgang, den Sie nicht mehr haben, ist aufgehoben.</numerusform>
            <numerusform>Ihr Text zu %n Vorgängen, die Sie nicht mehr haben, ist aufgehoben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <translation>Weiter mit %1</translation>
    </message>
    <message>
        <source>leads back to %1, where your text is kept</source>
        <translation>führt zurück zu %1, wo Ihr Text aufgehoben ist</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Dorthin wechseln</translation>
    </message>
    <message>
        <source>Records that have just come are there then.</source>
        <translation>Datensätze, die gerade gekommen sind, sind dann da.</translation>
    </message>
</context>
<context>
    <name>intray::EmptyList</name>
    <message>
        <source>Search without the filter</source>
        <translation>Ohne den Filter suchen</translation>
    </message>
    <message>
        <source>Clear both</source>
        <translation>Beides leeren</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Remove the filter</source>
        <translation>Filter entfernen</translation>
    </message>
</context>
<context>
    <name>intray::EncryptionChoice</name>
    <message>
        <source>Another computer on the network could pose as the server and learn the password. Only use this on a trusted network.</source>
        <translation>Ein anderer Rechner im Netzwerk könnte sich für den Server ausgeben und das Passwort erfahren. Benutzen Sie das nur in einem vertrauenswürdigen Netzwerk.</translation>
    </message>
    <message>
        <source>Anybody on the network can read and change what is sent. Only use this on a trusted network.</source>
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
        <source>certificate of the authority (required)</source>
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
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Reasons for failing</source>
        <translation>Gründe für das Scheitern</translation>
    </message>
    <message>
        <source>Reasons for sending back</source>
        <translation>Gründe für das Zurückschicken</translation>
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
        <translation>zurückschicken</translation>
    </message>
    <message>
        <source>One per line. People can still enter other reasons.</source>
        <translation>Einer pro Zeile. Andere Gründe können weiterhin eingegeben werden.</translation>
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
        <translation>Eigene Datensätze öffnen für</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>People can get back a record that they finished within this time, if nobody has worked on it since.</source>
        <translation>Wer einen Datensatz erledigt hat, bekommt ihn in dieser Zeit zurück, wenn seither niemand daran gearbeitet hat.</translation>
    </message>
</context>
<context>
    <name>intray::EngineAbilities</name>
    <message>
        <source>An item has one holder, and only the holder can end the work on it.</source>
        <translation>Einen Vorgang hat immer nur eine Person, und nur sie kann die Arbeit daran beenden.</translation>
    </message>
    <message>
        <source>The login decides who you are and what you are allowed to do; nobody can act in somebody else&apos;s name.</source>
        <translation>Die Anmeldung entscheidet, wer jemand ist und was er oder sie darf; niemand kann in fremdem Namen handeln.</translation>
    </message>
    <message>
        <source>A clerk sees only the queues that an administrator allows.</source>
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
        <source>Changes by others appear at once.</source>
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
        <source>Changes by others appear after up to three seconds.</source>
        <translation>Was andere tun, wird nach höchstens drei Sekunden sichtbar.</translation>
    </message>
    <message>
        <source>Everything else depends on the database behind the data source. PostgreSQL enforces the same as with a direct connection.</source>
        <translation>Alles andere hängt von der Datenbank hinter der Datenquelle ab. Für PostgreSQL gilt dasselbe wie bei einer direkten Verbindung.</translation>
    </message>
    <message>
        <source>Encryption is a setting of the driver: for PostgreSQL SSLmode=verify-full.</source>
        <translation>Die Verschlüsselung ist eine Einstellung des Treibers: für PostgreSQL SSLmode=verify-full.</translation>
    </message>
    <message>
        <source>Anybody who can write to the file can do everything. Roles and the history only protect against mistakes.</source>
        <translation>Wer die Datei schreiben kann, kann alles tun. Rollen und Verlauf schützen nur vor Versehen.</translation>
    </message>
    <message>
        <source>The file must be on a disk of this computer, not on a network share.</source>
        <translation>Die Datei muss auf einem Datenträger dieses Rechners liegen, nicht auf einer Netzwerkfreigabe.</translation>
    </message>
</context>
<context>
    <name>intray::ExampleRows</name>
    <message>
        <source>First example</source>
        <translation>Erstes Beispiel</translation>
    </message>
    <message>
        <source>What the first example becomes</source>
        <translation>Was aus dem ersten Beispiel wird</translation>
    </message>
    <message>
        <source>Second example</source>
        <translation>Zweites Beispiel</translation>
    </message>
    <message>
        <source>What the second example becomes</source>
        <translation>Was aus dem zweiten Beispiel wird</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>wird zu</translation>
    </message>
</context>
<context>
    <name>intray::ExportChoices</name>
    <message>
        <source>an&amp;y time</source>
        <translation>&amp;jederzeit</translation>
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
        <source>as imported</source>
        <translation>wie importiert</translation>
    </message>
    <message>
        <source>both, side by side</source>
        <translation>beides nebeneinander</translation>
    </message>
    <message>
        <source>only corrected fields, a line for each</source>
        <translation>nur korrigierte Felder, für jedes eine Zeile</translation>
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
        <source>What is written to a CSV file for a missing value.</source>
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
        <source>Tick at least one field.</source>
        <translation>Wählen Sie mindestens ein Feld.</translation>
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
        <translation>Auswä&amp;hlen...</translation>
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
        <source>Choose where to write the file.</source>
        <translation>Wählen Sie, wohin die Datei geschrieben werden soll.</translation>
    </message>
    <message>
        <source>Choose the folder of the file.</source>
        <translation>Wählen Sie den Ordner der Datei.</translation>
    </message>
    <message>
        <source>The file would contain something other than its name says. Intray writes .csv, .jsonl and .xlsx.</source>
        <translation>Die Datei enthielte etwas anderes, als ihr Name sagt. Intray schreibt .csv, .jsonl und .xlsx.</translation>
    </message>
    <message>
        <source>The file appears when it is complete. You can keep working in the meantime.</source>
        <translation>Die Datei erscheint, wenn sie vollständig ist. Sie können inzwischen weiterarbeiten.</translation>
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
        <source>%1 already exists.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>The file is replaced when the export is complete. If the export fails or is cancelled, the file stays as it is.</source>
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
    <message>
        <source>This is a file of the database that is open. Choose another name.</source>
        <translation>Das&#xa0;ist&#xa0;eine&#xa0;Datei&#xa0;der&#xa0;geöffneten&#xa0;Datenbank.&#xa0;Wählen&#xa0;Sie&#xa0;einen&#xa0;anderen&#xa0;Namen.</translation>
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
        <source>Cancelling the export</source>
        <translation>Export wird abgebrochen</translation>
    </message>
    <message numerus="yes">
        <source>Exporting: %Ln change(s)</source>
        <translation>
            <numerusform>Export: %Ln Änderung</numerusform>
            <numerusform>Export: %Ln Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exporting: %Ln item(s)</source>
        <translation>
            <numerusform>Export: %Ln Vorgang</numerusform>
            <numerusform>Export: %Ln Vorgänge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ExportTemplates</name>
    <message>
        <source>A template says which parts of the items are written, and in which form.</source>
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
    <name>intray::EyeRules</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>What this means...</source>
        <translation>Was das bedeutet...</translation>
    </message>
    <message>
        <source>Looking for doubtful records...</source>
        <translation>Zweifelhafte Datensätze werden gesucht ...</translation>
    </message>
    <message>
        <source>Preview: how many records would be opened</source>
        <translation>Vorschau: wie viele Datensätze geöffnet würden</translation>
    </message>
    <message>
        <source>In plain words, for whoever is concerned by it.</source>
        <translation>In einfachen Worten, für alle, die es betrifft.</translation>
    </message>
    <message>
        <source>Save the queue and import records first.</source>
        <translation>Speichern Sie erst die Warteschlange und importieren Sie Datensätze.</translation>
    </message>
    <message>
        <source>Set first how many fields may stay wrong.</source>
        <translation>Stellen Sie erst ein, wie viele Felder falsch bleiben dürfen.</translation>
    </message>
    <message>
        <source>The most doubtful record first</source>
        <translation>Der zweifelhafteste Datensatz zuerst</translation>
    </message>
    <message>
        <source>Within a priority. Otherwise the oldest comes first.</source>
        <translation>Innerhalb einer Priorität. Sonst kommt der älteste zuerst.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>every record is opened</source>
        <translation>jeder Datensatz wird geöffnet</translation>
    </message>
    <message>
        <source>Of the fields of a delivery. The least doubtful records then end without being opened, except for a random sample.</source>
        <translation>Von den Feldern einer Lieferung. Die am wenigsten zweifelhaften Datensätze enden dann ungeöffnet, bis auf eine zufällige Stichprobe.</translation>
    </message>
    <message>
        <source>one in </source>
        <translation>einer von </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>On the screen only. It tells how much people overlook; what one person overlooks is told to that person alone.</source>
        <translation>Nur auf dem Bildschirm. Daran sieht man, wie viel übersehen wird; was eine Person übersieht, erfährt nur sie selbst.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Fields that may stay wrong</source>
        <translation>Felder, die falsch bleiben dürfen</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Wie sicher</translation>
    </message>
    <message>
        <source>Planted slips</source>
        <translation>Eingestreute Fehler</translation>
    </message>
</context>
<context>
    <name>intray::EyesDialog</name>
    <message>
        <source>It is off until a supervisor turns it on</source>
        <translation>Es ist aus, bis eine Teamleitung es einschaltet</translation>
    </message>
    <message>
        <source>That is done for one queue at a time. History says who did it and when. While it is on, the window says so to everybody who works there.</source>
        <translation>Das geschieht für jede Warteschlange einzeln. Der Verlauf sagt, wer es wann getan hat. Solange es an ist, sagt das Fenster es allen, die dort arbeiten.</translation>
    </message>
    <message>
        <source>What passes</source>
        <translation>Was durchgeht</translation>
    </message>
    <message>
        <source>A record passes if it breaks no rule and Intray doubts it least. Nobody opens it then. Lists, history and exports say that it passed; it never counts as somebody&apos;s work. It can be opened again at any time.</source>
        <translation>Ein Datensatz geht durch, wenn er keine Regel bricht und Intray ihn am wenigsten anzweifelt. Dann öffnet ihn niemand. Listen, Verlauf und Exporte sagen, dass er durchging; er zählt nie als Arbeit von jemandem. Er kann jederzeit wieder geöffnet werden.</translation>
    </message>
    <message>
        <source>A sample is opened all the same</source>
        <translation>Eine Stichprobe wird trotzdem geöffnet</translation>
    </message>
    <message>
        <source>Some of the records that would pass are drawn at random and given to people. Nobody chooses them, supervisors neither, and nothing on the screen tells them apart. Some opened records are looked at again by a second person. What is found there tells how much may still be wrong.</source>
        <translation>Einige der Datensätze, die durchgehen würden, werden zufällig gezogen und Menschen gegeben. Niemand sucht sie aus, auch die Teamleitung nicht, und nichts auf dem Bildschirm macht sie kenntlich. Einige geöffnete Datensätze sieht eine zweite Person noch einmal an. Was dort gefunden wird, sagt, wie viel noch falsch sein kann.</translation>
    </message>
    <message>
        <source>Planted slips are on the screen only</source>
        <translation>Eingestreute Fehler stehen nur auf dem Bildschirm</translation>
    </message>
    <message>
        <source>What one person overlooks is told to that person alone</source>
        <translation>Was eine Person übersieht, erfährt nur sie selbst</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>Wozu es dient</translation>
    </message>
    <message>
        <source>It says of a delivery how many of its fields may still be wrong. It is about deliveries, and it is no measure of a person.</source>
        <translation>Es sagt von einer Lieferung, wie viele ihrer Felder noch falsch sein können. Es geht um Lieferungen und ist kein Maß für einen Menschen.</translation>
    </message>
    <message>
        <source>What it means that records pass unopened</source>
        <translation>Was es bedeutet, dass Datensätze ungeöffnet durchgehen</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Drucken...</translation>
    </message>
    <message>
        <source>Now and then a field that is right shows a slip. It tells how much people overlook, without which no number can be stated. It is never saved or exported, and nobody else sees it. When the record is completed, whoever put it right is told, and whoever overlooked it sees what it was; the record has the right value. Whoever typed something else is asked before anything is completed. Nobody gets one in their first 20 records of a queue. Nothing that is typed is lost by it.</source>
        <translation>Ab und zu zeigt ein Feld, das richtig ist, einen Fehler. Daran sieht man, wie viel übersehen wird; ohne das lässt sich keine Zahl sagen. Er wird nie gespeichert oder exportiert, und niemand sonst sieht ihn. Wird der Datensatz abgeschlossen, erfährt es, wer ihn korrigiert hat, und wer ihn übersehen hat, sieht, was es war; im Datensatz steht der richtige Wert. Wer etwas anderes eingegeben hat, wird gefragt, bevor etwas abgeschlossen wird. In den ersten 20 Datensätzen einer Warteschlange bekommt niemand einen. Nichts, was eingegeben wird, geht dadurch verloren.</translation>
    </message>
    <message>
        <source>Everybody sees their own number in My figures. Supervisors, administrators and auditors see the number of the team only, from five people and 100 slips on. No other page, no list and no export has the number of one person. Only whoever owns the database itself, or may read its file, could look it up there.</source>
        <translation>Ihre eigene Zahl sehen alle in Meine Zahlen. Teamleitung, Verwaltung und Revision sehen nur die Zahl der Gruppe, ab fünf Personen und 100 Fehlern. Keine andere Seite, keine Liste und kein Export hat die Zahl einer einzelnen Person. Nur wem die Datenbank selbst gehört oder wer ihre Datei lesen darf, könnte sie dort nachsehen.</translation>
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
        <source>T&amp;wo columns if there is room</source>
        <translation>Z&amp;wei Spalten, wenn Platz ist</translation>
    </message>
    <message>
        <source>Where the window is wide enough, the form at the desk stands in two columns. Tab goes down the first one, then down the second.</source>
        <translation>Wo das Fenster breit genug ist, steht das Formular am Arbeitsplatz in zwei Spalten. Tab geht erst die erste hinunter, dann die zweite.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n record(s) break a rule</source>
        <translation>
            <numerusform>%1, %n Datensatz verletzt eine Regel</numerusform>
            <numerusform>%1, %n Datensätze verletzen eine Regel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::FieldLookup</name>
    <message>
        <source>The lookup table “%1” is missing, so nothing is offered here. Type the value.</source>
        <translation>Die Nachschlagetabelle „%1“ fehlt, darum wird hier nichts angeboten. Geben Sie den Wert ein.</translation>
    </message>
    <message>
        <source>Is this right? The lookup table “%1” does not have it.</source>
        <translation>Stimmt das? Die Nachschlagetabelle „%1“ hat es nicht.</translation>
    </message>
    <message>
        <source>Is this right? In the lookup table, %1 is “%2” here.</source>
        <translation>Stimmt das? In der Nachschlagetabelle ist %1 hier „%2“.</translation>
    </message>
</context>
<context>
    <name>intray::FieldRow</name>
    <message>
        <source>Required: the record cannot be completed without it.</source>
        <translation>Erforderlich: Ohne diesen Wert kann der Datensatz nicht abgeschlossen werden.</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1, erforderlich</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>This text is too long to be edited here. It stays as it is.</source>
        <translation>Dieser Text ist zu lang, um hier geändert zu werden. Er bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>Key this again from the original. What was keyed first is not shown.</source>
        <translation>Erfassen Sie dies noch einmal nach dem Original. Was zuerst erfasst wurde, wird nicht gezeigt.</translation>
    </message>
    <message>
        <source>Two people keyed this differently. Choose one with Ctrl+1 or Ctrl+2.</source>
        <translation>Zwei Personen haben dies verschieden erfasst. Strg+1 und Strg+2 übernehmen eines von beiden.</translation>
    </message>
    <message>
        <source>There is no previous record with this field, so there is no value to copy. Nothing was changed.</source>
        <translation>Es gibt keinen vorigen Datensatz mit diesem Feld, also keinen Wert zu kopieren. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>%1 cannot be changed: the rules of this queue make it read-only.</source>
        <translation>%1 lässt sich nicht ändern: Die Regeln dieser Warteschlange erlauben hier nur das Lesen.</translation>
    </message>
    <message>
        <source>Spelling is not checked in this field. A supervisor can switch it on in the queue&apos;s record schema.</source>
        <translation>In diesem Feld wird die Rechtschreibung nicht geprüft. Die Teamleitung kann sie im Datensatzschema der Warteschlange einschalten.</translation>
    </message>
    <message>
        <source>A word here may be misspelled. F7 offers what may be meant.</source>
        <translation>Ein Wort hier ist vielleicht falsch geschrieben. F7 bietet an, was gemeint sein kann.</translation>
    </message>
    <message>
        <source>Revert %1 (Esc in the field)</source>
        <translation>%1 zurücksetzen (Esc im Feld)</translation>
    </message>
    <message>
        <source>to be keyed again</source>
        <translation>noch einmal zu erfassen</translation>
    </message>
    <message>
        <source>to be decided</source>
        <translation>zu entscheiden</translation>
    </message>
    <message>
        <source>required</source>
        <translation>Pflichtfeld</translation>
    </message>
    <message>
        <source>If it is right, Ctrl+Shift+J does not ask about it again in this record.</source>
        <translation>Wenn es stimmt: Strg+Umschalt+J fragt bei diesem Datensatz nicht wieder danach.</translation>
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
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Changed by somebody else</source>
        <translation>Von jemand anderem geändert</translation>
    </message>
    <message>
        <source>Somebody else has changed the fields and rules of %1 in the meantime.</source>
        <translation>Jemand anderes hat die Felder und Regeln von %1 inzwischen geändert.</translation>
    </message>
    <message>
        <source>Nothing has been saved yet. To see theirs, cancel, export yours to a file, and open this window again.</source>
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
        <source>Your changes are not saved.</source>
        <translation>Was hier geändert wurde, ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
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
        <source>Lookup ta&amp;bles</source>
        <translation>Nachsch&amp;lagetabellen</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s), not saved.</source>
        <translation>
            <numerusform>Eine Änderung, nicht gespeichert.</numerusform>
            <numerusform>%n Änderungen, nicht gespeichert.</numerusform>
        </translation>
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
        <source>Mi&amp;nimum</source>
        <translation>Mi&amp;ndestwert</translation>
    </message>
    <message>
        <source>Ma&amp;ximum</source>
        <translation>Höchst&amp;wert</translation>
    </message>
    <message>
        <source>One value per line. Empty: any value</source>
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
        <source>Texts that mean “no value”</source>
        <translation>Texte für „kein Wert“</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>Rechtschreibung</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Muss ausgefüllt sein</translation>
    </message>
    <message>
        <source>Different in every record</source>
        <translation>In jedem Datensatz anders</translation>
    </message>
    <message>
        <source>Read-only at the desk</source>
        <translation>Am Arbeitsplatz nicht änderbar</translation>
    </message>
    <message>
        <source>Shown in the lists</source>
        <translation>In den Listen anzeigen</translation>
    </message>
    <message>
        <source>Several lines</source>
        <translation>Hat mehrere Zeilen</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>Where shown</source>
        <translation>Wo zu sehen</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Weiteres</translation>
    </message>
    <message>
        <source>By its format: %1</source>
        <translation>Nach seinem Format: %1</translation>
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
        <source>There are no suggestions for this word.</source>
        <translation>Es gibt keine Vorschläge für dieses Wort.</translation>
    </message>
    <message>
        <source>&amp;Add to the words of this queue</source>
        <translation>Zu den Wörtern dieser Warteschlange &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was added to the words of this queue.</source>
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
        <source>Go to a field first: its value is copied from the previous record.</source>
        <translation>Gehen Sie zuerst in ein Feld: Sein Wert kommt aus dem Datensatz davor.</translation>
    </message>
    <message>
        <source>Go to a field first.</source>
        <translation>Gehen Sie zuerst in ein Feld.</translation>
    </message>
    <message>
        <source>No suggestion for this record is sure enough to be accepted without a look. F3 goes to the next field to check.</source>
        <translation>Kein Vorschlag für diesen Datensatz ist sicher genug, um ungesehen angenommen zu werden. F3 geht zum nächsten Feld, das zu prüfen ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) were accepted. Ctrl+Z undoes it.</source>
        <translation>
            <numerusform>%n Wert wurde angenommen. Strg+Z macht es rückgängig.</numerusform>
            <numerusform>%n Werte wurden angenommen. Strg+Z macht es rückgängig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is proposed for this record. What must be corrected stands beside its field.</source>
        <translation>Für diesen Datensatz wird nichts vorgeschlagen. Was zu korrigieren ist, steht neben seinem Feld.</translation>
    </message>
    <message>
        <source>There is nothing to check in this record.</source>
        <translation>In diesem Datensatz gibt es nichts zu prüfen.</translation>
    </message>
    <message>
        <source>What could be proposed for this record is still being looked for. Press the key again in a moment.</source>
        <translation>Was für diesen Datensatz vorgeschlagen werden kann, wird noch gesucht. Drücken Sie die Taste gleich noch einmal.</translation>
    </message>
    <message>
        <source>Nothing is proposed for this record. F3 goes to the next field to check.</source>
        <translation>Für diesen Datensatz wird nichts vorgeschlagen. F3 führt zum nächsten Feld, das zu prüfen ist.</translation>
    </message>
</context>
<context>
    <name>intray::FigureChart</name>
    <message>
        <source>Completed items and backlog</source>
        <translation>Abgeschlossene Vorgänge und Rückstand</translation>
    </message>
    <message>
        <source>Copies the chart and its figures to the clipboard.</source>
        <translation>Legt das Diagramm und seine Zahlen in die Zwischenablage.</translation>
    </message>
    <message>
        <source>The chart and its figures were copied.</source>
        <translation>Das Diagramm und seine Zahlen wurden kopiert.</translation>
    </message>
    <message>
        <source>Saves the chart as PNG or SVG, or its figures as CSV.</source>
        <translation>Speichert das Diagramm als PNG oder SVG oder seine Zahlen als CSV.</translation>
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
    <message>
        <source>Done</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Left at the end of each span</source>
        <translation>Übrig am Ende jeder Spanne</translation>
    </message>
</context>
<context>
    <name>intray::FigureTable</name>
    <message>
        <source>Completed items and backlog</source>
        <translation>Abgeschlossene Vorgänge und Rückstand</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Backlog</source>
        <translation>Rückstand</translation>
    </message>
    <message>
        <source>Copies the figures to the clipboard.</source>
        <translation>Legt die Zahlen in die Zwischenablage.</translation>
    </message>
    <message>
        <source>The figures were copied.</source>
        <translation>Die Zahlen wurden kopiert.</translation>
    </message>
    <message>
        <source>Saves the figures as CSV.</source>
        <translation>Speichert die Zahlen als CSV.</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Zahlen speichern</translation>
    </message>
    <message>
        <source>intray-figures.csv</source>
        <translation>intray-figures.csv</translation>
    </message>
    <message>
        <source>Figures (*.csv)</source>
        <translation>Zahlen (*.csv)</translation>
    </message>
    <message>
        <source>The figures were saved as %1.</source>
        <translation>Die Zahlen wurden als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The figures could not be saved there. Choose another place.</source>
        <translation>Die Zahlen konnten dort nicht gespeichert werden. Wählen Sie einen anderen Ort.</translation>
    </message>
</context>
<context>
    <name>intray::FilterChips</name>
    <message>
        <source>Breaks a rule</source>
        <translation>Verletzt eine Regel</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
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
    <name>intray::FilterMenu</name>
    <message>
        <source>&amp;Save what is chosen now...</source>
        <translation>Jetzige Auswahl &amp;speichern...</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Search, filter or sort the list first.</source>
        <translation>Durchsuchen, filtern oder sortieren Sie zuerst die Liste.</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Shared with the team</source>
        <translation>Mit dem Team geteilt</translation>
    </message>
    <message>
        <source>The team&apos;s filters cannot be read now and may have changed.</source>
        <translation>Die Filter des Teams können gerade nicht gelesen werden und sind vielleicht nicht mehr aktuell.</translation>
    </message>
</context>
<context>
    <name>intray::FilterNaming</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
</context>
<context>
    <name>intray::FilterOffer</name>
    <message>
        <source>Filter “%1”</source>
        <translation>Filter „%1“</translation>
    </message>
    <message>
        <source>Breaks a rule</source>
        <translation>Verletzt eine Regel</translation>
    </message>
</context>
<context>
    <name>intray::FilterRenaming</name>
    <message>
        <source>There is already a filter of this name. Choose another one.</source>
        <translation>Es gibt schon einen Filter dieses Namens. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>It is renamed for the team.</source>
        <translation>Er wird für das ganze Team umbenannt.</translation>
    </message>
    <message>
        <source>The filter “%1” is now called “%2”.</source>
        <translation>Der Filter „%1“ heißt jetzt „%2“.</translation>
    </message>
    <message>
        <source>What is the filter called from now on?</source>
        <translation>Wie heißt der Filter künftig?</translation>
    </message>
</context>
<context>
    <name>intray::FilterSaving</name>
    <message>
        <source>Share with the &amp;team</source>
        <translation>Mit dem &amp;Team teilen</translation>
    </message>
    <message>
        <source>Everybody who works in this queue can use it.</source>
        <translation>Alle, die in dieser Warteschlange arbeiten, können ihn verwenden.</translation>
    </message>
    <message>
        <source>Only you can use it, on this computer.</source>
        <translation>Nur Sie können ihn verwenden, auf diesem Rechner.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>There is already a filter of this name. Choose another one.</source>
        <translation>Es gibt schon einen Filter dieses Namens. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>There is already a filter of this name, shared by %1. It will be replaced for the team.</source>
        <translation>Es gibt schon einen Filter dieses Namens, geteilt von %1. Er wird für das Team ersetzt.</translation>
    </message>
    <message>
        <source>You already have a filter of this name. It will be replaced.</source>
        <translation>Sie haben schon einen Filter dieses Namens. Er wird ersetzt.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>The filter “%1” is shared with the team.</source>
        <translation>Der Filter „%1“ ist mit dem Team geteilt.</translation>
    </message>
    <message>
        <source>The filter “%1” is saved.</source>
        <translation>Der Filter „%1“ ist gespeichert.</translation>
    </message>
    <message>
        <source>What is the filter called?</source>
        <translation>Wie heißt der Filter?</translation>
    </message>
</context>
<context>
    <name>intray::FindableDelegate</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
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
        <source>&amp;Try sample records</source>
        <translation>Mit &amp;Beispieldatensätzen ausprobieren</translation>
    </message>
    <message>
        <source>500 made-up customers with the mistakes that real imports have.</source>
        <translation>500 erfundene Kunden mit den Fehlern, die echte Importe haben.</translation>
    </message>
    <message>
        <source>&amp;Open another database file...</source>
        <translation>Andere Datenbankdatei &amp;öffnen...</translation>
    </message>
    <message>
        <source>One that you or a colleague already works with.</source>
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
        <source>Connect to a &amp;shared database...</source>
        <translation>Mit einer &amp;gemeinsamen Datenbank verbinden...</translation>
    </message>
    <message>
        <source>PostgreSQL, MariaDB or an ODBC data source that a team works with.</source>
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
    <message>
        <source>The database needs a password.</source>
        <translation>Die Datenbank verlangt ein Passwort.</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>&amp;Create a queue from a file...</source>
        <translation>&amp;Warteschlange aus einer Datei anlegen...</translation>
    </message>
    <message>
        <source>See how it works</source>
        <translation>Sehen, wie es geht</translation>
    </message>
    <message>
        <source>CSV, Excel, JSON or Access; it is not changed. Every row becomes a record.</source>
        <translation>CSV, Excel, JSON oder Access; sie bleibt, wie sie ist. Jede Zeile wird ein Datensatz.</translation>
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
        <source>Step 3 of 3: Complete it with %1. The next record comes at once.</source>
        <translation>Schritt 3 von 3: Schließen Sie ihn mit %1 ab. Der nächste Datensatz kommt sofort.</translation>
    </message>
    <message>
        <source>That is all it takes. Go on with your own records:</source>
        <translation>Das ist alles. Weiter mit Ihren eigenen Datensätzen:</translation>
    </message>
    <message>
        <source>Step 2 of 3: Correct what is wrong. %1 goes to the next fault, %2 takes what is proposed.</source>
        <translation>Schritt 2 von 3: Korrigieren Sie, was falsch ist. %1 geht zum nächsten Fehler, %2 übernimmt den Vorschlag.</translation>
    </message>
</context>
<context>
    <name>intray::FolderWatch</name>
    <message>
        <source>Another program is importing the files of “%1”. Try again when it has finished.</source>
        <translation>Ein anderes Programm importiert gerade die Dateien aus „%1“. Versuchen Sie es wieder, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>Another program is importing the files of “%1”. Waiting for it to finish.</source>
        <translation>Ein anderes Programm importiert die Dateien aus „%1“. Dieses wartet, bis es endet.</translation>
    </message>
</context>
<context>
    <name>intray::FoldingTable</name>
    <message>
        <source>Show eac&amp;h</source>
        <translation>Alle ein&amp;zeln zeigen</translation>
    </message>
    <message>
        <source>Fol&amp;d</source>
        <translation>&amp;Zusammenfassen</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 and %Ln more.</source>
        <translation>
            <numerusform>%1: %2 und noch %Ln.</numerusform>
            <numerusform>%1: %2 und noch %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::GeneralPage</name>
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
        <source>Postponed</source>
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
    <message numerus="yes">
        <source>%1 (%n abandoned)</source>
        <translation>
            <numerusform>%1 (%n verwaist)</numerusform>
            <numerusform>%1 (%n verwaist)</numerusform>
        </translation>
    </message>
    <message>
        <source>today, about %1</source>
        <translation>heute, gegen %1</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <translation>%1, gegen %2</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in einem Tag</numerusform>
            <numerusform>in %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>stands still</source>
        <translation>steht still</translation>
    </message>
    <message>
        <source>Done over time</source>
        <translation>Abgeschlossen im Verlauf</translation>
    </message>
    <message>
        <source>Empty, at this pace</source>
        <translation>Leer, bei diesem Tempo</translation>
    </message>
    <message>
        <source>gets no shorter</source>
        <translation>wird nicht kürzer</translation>
    </message>
    <message>
        <source>within the hour</source>
        <translation>innerhalb der Stunde</translation>
    </message>
</context>
<context>
    <name>intray::HandOverDialog</name>
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
        <source>Pass on what was typed as a &amp;proposal</source>
        <translation>Eingegebenes als &amp;Vorschlag mitgeben</translation>
    </message>
    <message>
        <source>Loading the locks...</source>
        <translation>Die Sperren werden geladen...</translation>
    </message>
    <message>
        <source>Choose whose items are handed over.</source>
        <translation>Wählen Sie, wessen Vorgänge übergeben werden.</translation>
    </message>
    <message>
        <source>%1 holds no items.</source>
        <translation>%1 hat keine Vorgänge.</translation>
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
    <message>
        <source>Who gets everything that somebody holds?</source>
        <translation>Wer bekommt alles, was jemand hat?</translation>
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
    <message numerus="yes">
        <source>Your text of %n item(s) that you no longer hold is kept.</source>
        <translation>
            <numerusform>Ihr Text zu %n Vorgang, den Sie nicht mehr haben, ist aufgehoben.</numerusform>
            <numerusform>Ihr Text zu %n Vorgängen, die Sie nicht mehr haben, ist aufgehoben.</numerusform>
        </translation>
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
        <translation>Für die Team&amp;leitung</translation>
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
        <translation>Warteschlangen</translation>
    </message>
    <message>
        <source>Users and roles</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>History of</source>
        <translation>Verlauf von</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Not checked in this window yet.</source>
        <translation>In diesem Fenster noch nicht geprüft.</translation>
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
    <message>
        <source>Only lines that changed this field of the record.</source>
        <translation>Nur Zeilen, die dieses Feld des Datensatzes geändert haben.</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>&amp;Feld</translation>
    </message>
    <message>
        <source>Any field</source>
        <translation>Jedes Feld</translation>
    </message>
    <message>
        <source>Fi&amp;lters</source>
        <translation>Fi&amp;lter</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a filter</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>intray::HistoryFoot</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>With &amp;values</source>
        <translation>Mit &amp;Werten</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>S&amp;peichern...</translation>
    </message>
    <message>
        <source>Saves all lines found to a CSV file.</source>
        <translation>Schreibt alles Gefundene in eine CSV-Datei.</translation>
    </message>
    <message>
        <source>Adds to each ending what was changed. This takes longer.</source>
        <translation>Schreibt neben jeden Abschluss, was geändert wurde. Das dauert länger.</translation>
    </message>
    <message numerus="yes">
        <source>Saving: %Ln line(s)</source>
        <translation>
            <numerusform>Wird gespeichert: %Ln Zeile</numerusform>
            <numerusform>Wird gespeichert: %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) of the history were saved as %1.</source>
        <translation>
            <numerusform>%Ln Zeile des Verlaufs wurde als %1 gespeichert.</numerusform>
            <numerusform>%Ln Zeilen des Verlaufs wurden als %1 gespeichert.</numerusform>
        </translation>
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
</context>
<context>
    <name>intray::HistoryModel</name>
    <message>
        <source>locked by %1</source>
        <translation>gesperrt von %1</translation>
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
        <translation>Zurückgeschickt</translation>
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
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>Reopened</source>
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
        <translation>Dublette zusammengeführt</translation>
    </message>
    <message>
        <source>Not a duplicate</source>
        <translation>Keine Dublette</translation>
    </message>
    <message>
        <source>into item %1</source>
        <translation>mit Vorgang %1</translation>
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
        <source>Corrected in bulk</source>
        <translation>Mit Sammelkorrektur geändert</translation>
    </message>
    <message>
        <source>%1, undone</source>
        <translation>%1, rückgängig gemacht</translation>
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
        <source>of item %1: undone</source>
        <translation>von Vorgang %1: rückgängig gemacht</translation>
    </message>
    <message>
        <source>File attached</source>
        <translation>Datei angehängt</translation>
    </message>
    <message>
        <source>reopening requested</source>
        <translation>Wiederöffnen beantragt</translation>
    </message>
    <message>
        <source>declined to %1</source>
        <translation>abgelehnt für %1</translation>
    </message>
    <message>
        <source>item %1: undone, but the values stay</source>
        <translation>Vorgang %1: rückgängig gemacht, die Werte bleiben</translation>
    </message>
    <message>
        <source>item %1: undone</source>
        <translation>Vorgang %1: rückgängig gemacht</translation>
    </message>
    <message>
        <source>no longer merged into item %1</source>
        <translation>nicht mehr mit Vorgang %1 zusammengeführt</translation>
    </message>
    <message>
        <source>Updated by a delivery</source>
        <translation>Durch eine Lieferung aktualisiert</translation>
    </message>
    <message>
        <source>Removed from the queue</source>
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
    <message>
        <source>Value proposed</source>
        <translation>Wert vorgeschlagen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) or more</source>
        <translation>
            <numerusform>%Ln Vorgang oder mehr</numerusform>
            <numerusform>%Ln Vorgänge oder mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln Vorgang</numerusform>
            <numerusform>%Ln Vorgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>into %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>Passed unopened</source>
        <translation>Ungeöffnet durchgegangen</translation>
    </message>
</context>
<context>
    <name>intray::HistoryTab</name>
    <message>
        <source>Changed values</source>
        <translation>Geänderte Werte</translation>
    </message>
    <message>
        <source>Searching...</source>
        <translation>Es wird gesucht...</translation>
    </message>
    <message numerus="yes">
        <source>The newest %Ln line(s); scroll down for more.</source>
        <translation>
            <numerusform>Die neueste Zeile; scrollen Sie nach unten für mehr.</numerusform>
            <numerusform>Die neuesten %Ln Zeilen; scrollen Sie nach unten für mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select one to see what was changed in its item.</source>
        <translation>Eine auswählen zeigt, was an ihrem Vorgang geändert wurde.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) in all.</source>
        <translation>
            <numerusform>Insgesamt %Ln Zeile.</numerusform>
            <numerusform>Insgesamt %Ln Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history was not read. F5 reads it.</source>
        <translation>Der Verlauf wurde nicht gelesen. F5 liest ihn.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) found.</source>
        <translation>
            <numerusform>%Ln Zeile gefunden.</numerusform>
            <numerusform>%Ln Zeilen gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Those that tell the same are one row.</source>
        <translation>Die dasselbe sagen, stehen in einer Zeile der Liste.</translation>
    </message>
</context>
<context>
    <name>intray::HistoryTable</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>intray::Holders</name>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
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
        <source>Who holds what</source>
        <translation>Wer was hält</translation>
    </message>
    <message>
        <source>Find locks</source>
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
        <source>Locks that have expired, or whose program is not responding.</source>
        <translation>Sperren, die abgelaufen sind oder deren Programm nicht reagiert.</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Alle Warteschlangen</translation>
    </message>
    <message>
        <source>By person</source>
        <translation>Nach Person</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>ein Vorgang</numerusform>
            <numerusform>%n Vorgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 abandoned</source>
        <translation>%1, %2 verwaist</translation>
    </message>
    <message>
        <source>Loading the locks...</source>
        <translation>Die Sperren werden geladen...</translation>
    </message>
    <message>
        <source>No lock matches.</source>
        <translation>Keine Sperre passt zur Suche.</translation>
    </message>
    <message>
        <source>No items are locked.</source>
        <translation>Es sind keine Vorgänge gesperrt.</translation>
    </message>
    <message>
        <source>Select one lock, or several with Shift and Ctrl; Ctrl+A selects all that are shown.</source>
        <translation>Wählen Sie eine Sperre oder mit Umschalt und Strg mehrere; Strg+A wählt alle, die zu sehen sind.</translation>
    </message>
</context>
<context>
    <name>intray::HoldersModel</name>
    <message>
        <source>active now</source>
        <translation>gerade aktiv</translation>
    </message>
    <message>
        <source>nothing typed for %1</source>
        <translation>seit %1 nichts getippt</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>ein Vorgang</numerusform>
            <numerusform>%n Vorgänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n abandoned</source>
        <translation>
            <numerusform>einer verwaist</numerusform>
            <numerusform>%n verwaist</numerusform>
        </translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>abgelaufen</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>verwaist</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
</context>
<context>
    <name>intray::HoldersTree</name>
    <message>
        <source>Who holds what</source>
        <translation>Wer was hält</translation>
    </message>
</context>
<context>
    <name>intray::ImportChoices</name>
    <message>
        <source>First line contains column names</source>
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
        <translation>Zeichen&amp;kodierung</translation>
    </message>
    <message>
        <source>Se&amp;parator</source>
        <translation>Trenn&amp;zeichen</translation>
    </message>
    <message>
        <source>With line and reason, in a file that ends in .rejects.csv.</source>
        <translation>Mit Zeile und Grund, in eine Datei, die auf .rejects.csv endet.</translation>
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
        <source>each row by itself</source>
        <translation>jede Zeile für sich</translation>
    </message>
    <message>
        <source>The columns that tell one record from another, separated by commas; put a name with a comma in double quotes.</source>
        <translation>Die Spalten, die einen Datensatz vom anderen unterscheiden, durch Kommas getrennt; ein Name mit Komma in doppelten Anführungszeichen.</translation>
    </message>
    <message>
        <source>Save rejected and differing rows to a file</source>
        <translation>Abgelehnte und abweichende Zeilen in eine Datei schreiben</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nicht entschieden</translation>
    </message>
    <message>
        <source>add new ones to the queue</source>
        <translation>neue zu Feldern der Warteschlange machen</translation>
    </message>
    <message>
        <source>leave out new ones</source>
        <translation>neue weglassen</translation>
    </message>
    <message>
        <source>The columns of the file are not those of the queue. Fields that the file lacks are missing in its records.</source>
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
        <source>Missing value</source>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>Skip lines</source>
        <translation>Zeilen auslassen</translation>
    </message>
    <message>
        <source>The table or sheet of the file to import.</source>
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
        <source>Update existing records</source>
        <translation>Vorhandene Datensätze aktualisieren</translation>
    </message>
    <message>
        <source>The file is complete</source>
        <translation>Die Datei ist vollständig</translation>
    </message>
    <message>
        <source>If a record is waiting and nobody has changed the field, the record gets the value of the file; otherwise the value is proposed to whoever takes the record next. Without this, existing records stay as they are.</source>
        <translation>Wenn ein Datensatz wartet und niemand das Feld geändert hat, erhält er den Wert der Datei; sonst wird der Wert der Person vorgeschlagen, die den Datensatz als Nächste nimmt. Ohne Haken bleiben vorhandene Datensätze, wie sie sind.</translation>
    </message>
    <message>
        <source>Afterwards Intray lists the waiting records that are missing in the file. You can dismiss them under Queues, Deliveries.</source>
        <translation>Danach listet Intray die wartenden Datensätze auf, die in der Datei fehlen. Sie können sie unter Warteschlangen, Lieferungen verwerfen.</translation>
    </message>
    <message>
        <source>Separate several files of one delivery by commas; put a name with a comma in double quotes. All of their rows are imported, or none.</source>
        <translation>Trennen Sie mehrere Dateien einer Lieferung durch Kommas; setzen Sie einen Namen mit Komma in doppelte Anführungszeichen. Alle ihre Zeilen werden importiert oder keine.</translation>
    </message>
    <message>
        <source>Choose files to import</source>
        <translation>Dateien mit Datensätzen wählen</translation>
    </message>
    <message>
        <source>Columns of the key</source>
        <translation>Spalten des Schlüssels</translation>
    </message>
    <message>
        <source>Separated by %1, %2, names in the first line.</source>
        <translation>Getrennt durch %1, %2, Namen in der ersten Zeile.</translation>
    </message>
    <message>
        <source>Separated by %1, %2, no names of columns.</source>
        <translation>Getrennt durch %1, %2, ohne Spaltennamen.</translation>
    </message>
    <message>
        <source>A spreadsheet, names in the first line.</source>
        <translation>Eine Tabelle, Namen in der ersten Zeile.</translation>
    </message>
    <message>
        <source>A spreadsheet, no names of columns.</source>
        <translation>Eine Tabelle, ohne Spaltennamen.</translation>
    </message>
    <message>
        <source>Lines of JSON.</source>
        <translation>Zeilen in JSON.</translation>
    </message>
    <message>
        <source>A table of a database file.</source>
        <translation>Eine Tabelle einer Datenbankdatei.</translation>
    </message>
    <message>
        <source>as the file fits</source>
        <translation>je nach der Datei</translation>
    </message>
    <message>
        <source>It has the columns of the file.</source>
        <translation>Sie hat die Spalten der Datei.</translation>
    </message>
    <message>
        <source>It will be a new queue.</source>
        <translation>Es wird eine neue Warteschlange.</translation>
    </message>
    <message>
        <source>This is a spreadsheet. Choose the sheet to import.</source>
        <translation>Dies ist ein Tabellendokument. Wählen Sie das Tabellenblatt, dessen Zeilen importiert werden.</translation>
    </message>
    <message>
        <source>This is an Access file. Choose the table to import.</source>
        <translation>Dies ist eine Access-Datei. Wählen Sie die Tabelle, deren Zeilen importiert werden.</translation>
    </message>
    <message>
        <source>No file is chosen yet. Type where it is, or browse for it.</source>
        <translation>Es ist noch keine Datei gewählt. Tippen Sie, wo sie liegt, oder suchen Sie danach.</translation>
    </message>
    <message>
        <source>Give the queue a name of letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <translation>Geben Sie der Warteschlange einen Namen aus Buchstaben, Ziffern, „-“, „_“ und „.“.</translation>
    </message>
    <message>
        <source>Name the columns that identify a record together, with commas between them.</source>
        <translation>Nennen Sie die Spalten, die zusammen einen Datensatz kennzeichnen, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>Die Datei hat keine Spalte „%1“.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>It has the columns of the file, so it was chosen in place of %1.</source>
        <translation>Sie hat die Spalten der Datei und wurde deshalb statt %1 gewählt.</translation>
    </message>
    <message>
        <source>It will be a new queue, in place of %1.</source>
        <translation>Es wird eine neue Warteschlange, statt %1.</translation>
    </message>
</context>
<context>
    <name>intray::ImportDialog</name>
    <message>
        <source>Import records</source>
        <translation>Datensätze importieren</translation>
    </message>
    <message>
        <source>Choose a file. Nothing is imported until you press Import.</source>
        <translation>Wählen Sie eine Datei. Es wird nichts importiert, bevor Sie „Importieren“ drücken.</translation>
    </message>
    <message>
        <source>Testing...</source>
        <translation>Wird ausprobiert...</translation>
    </message>
    <message>
        <source>Choose another queue, or what to do with the other columns.</source>
        <translation>Wählen Sie eine andere Warteschlange oder was mit den anderen Spalten geschehen soll.</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Fortschritt der Prüfung</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Abgebrochen. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The templates of the database cannot be read. %1</source>
        <translation>Die Vorlagen der Datenbank können nicht gelesen werden. %1</translation>
    </message>
    <message>
        <source>It is offered as the key, which rejects those rows. Choose another column if another one tells the records apart.</source>
        <translation>Sie ist als Schlüssel vorgeschlagen, was diese Zeilen zurückweist. Wählen Sie eine andere Spalte, wenn eine andere die Datensätze unterscheidet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) read...</source>
        <translation>
            <numerusform>%Ln Zeile gelesen ...</numerusform>
            <numerusform>%Ln Zeilen gelesen ...</numerusform>
        </translation>
    </message>
    <message>
        <source>Which file?</source>
        <translation>Welche Datei?</translation>
    </message>
    <message>
        <source>Which column identifies a record?</source>
        <translation>Welche Spalte bestimmt einen Datensatz?</translation>
    </message>
    <message>
        <source>Do these rows look right?</source>
        <translation>Sehen diese Zeilen richtig aus?</translation>
    </message>
    <message>
        <source>Intray finds the record again by it when the next file comes. It cannot be changed later.</source>
        <translation>Daran findet Intray den Datensatz wieder, wenn die nächste Datei kommt. Später lässt es sich nicht ändern.</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>Wie die Datei gelesen wird</translation>
    </message>
    <message>
        <source>Each row is a record of its own.</source>
        <translation>Jede Zeile ist ein eigener Datensatz.</translation>
    </message>
    <message>
        <source>%1 identifies a record.</source>
        <translation>%1 bestimmt einen Datensatz.</translation>
    </message>
    <message>
        <source>%1 together identify a record.</source>
        <translation>%1 bestimmen zusammen einen Datensatz.</translation>
    </message>
    <message>
        <source>The rows go into the queue %1.</source>
        <translation>Die Zeilen kommen in die Warteschlange %1.</translation>
    </message>
    <message>
        <source>Intray is looking what the queue has already...</source>
        <translation>Intray sieht nach, was die Warteschlange schon hat ...</translation>
    </message>
    <message>
        <source>%1, into the new queue %2</source>
        <translation>%1, in die neue Warteschlange %2</translation>
    </message>
    <message>
        <source>%1, into the queue %2</source>
        <translation>%1, in die Warteschlange %2</translation>
    </message>
    <message>
        <source>The columns are those of this queue. %1</source>
        <translation>Die Spalten sind die dieser Warteschlange. %1</translation>
    </message>
    <message>
        <source>As in every delivery of this queue.</source>
        <translation>Wie in jeder Lieferung dieser Warteschlange.</translation>
    </message>
    <message>
        <source>The file has columns, but no rows.</source>
        <translation>Die Datei hat Spalten, aber keine Zeilen.</translation>
    </message>
    <message>
        <source>Rows: %1, columns: %2.</source>
        <translation>Zeilen: %1, Spalten: %2.</translation>
    </message>
    <message>
        <source>Columns: %1.</source>
        <translation>Spalten: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln row(s) were counted.</source>
        <translation>
            <numerusform>Nur die erste Zeile wurde gezählt.</numerusform>
            <numerusform>Nur die ersten %Ln Zeilen wurden gezählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) cannot be read and would be rejected, too.</source>
        <translation>
            <numerusform>%Ln Zeile ist nicht lesbar und würde auch abgelehnt.</numerusform>
            <numerusform>%Ln Zeilen sind nicht lesbar und würden auch abgelehnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose %1 once more: Intray does not find it on this computer as it was imported.</source>
        <translation>Wählen Sie %1 noch einmal aus: Auf diesem Rechner findet Intray die Datei nicht so, wie sie importiert wurde.</translation>
    </message>
    <message>
        <source>How the rows are imported</source>
        <translation>Art des Imports</translation>
    </message>
    <message>
        <source>To do so, empty “Quote”.</source>
        <translation>Leeren Sie dafür „Anführung“.</translation>
    </message>
</context>
<context>
    <name>intray::ImportFoot</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Check file</source>
        <translation>Datei &amp;prüfen</translation>
    </message>
    <message>
        <source>Reads and checks the whole file. Nothing is changed.</source>
        <translation>Liest und prüft die ganze Datei. Nichts wird geändert.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Question 1 of 3. Next: what identifies a record.</source>
        <translation>Frage 1 von 3. Dann: was einen Datensatz bestimmt.</translation>
    </message>
    <message>
        <source>Question 2 of 3. Next: look at the rows, then import.</source>
        <translation>Frage 2 von 3. Dann: die Zeilen ansehen und importieren.</translation>
    </message>
    <message>
        <source>Can be undone in Queues, Deliveries, until somebody works on the records.</source>
        <translation>Lässt sich unter Warteschlangen, Lieferungen zurücknehmen, bis jemand an den Datensätzen arbeitet.</translation>
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
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import %Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile &amp;importieren</numerusform>
            <numerusform>%Ln Zeilen &amp;importieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: look at the rows, then import.</source>
        <translation>Danach: die Zeilen ansehen, dann importieren.</translation>
    </message>
    <message>
        <source>There is nothing to import.</source>
        <translation>Es gibt nichts zu importieren.</translation>
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
        <source>%1 is being imported into the queue %2 of %3.</source>
        <translation>%1 kommt in die Warteschlange %2 von %3.</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Import läuft</translation>
    </message>
    <message>
        <source>Cancelling the import</source>
        <translation>Import wird abgebrochen</translation>
    </message>
    <message numerus="yes">
        <source>Importing: %Ln row(s)</source>
        <translation>
            <numerusform>Import: %Ln Zeile</numerusform>
            <numerusform>Import: %Ln Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ImportQuestion</name>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <extracomment>Read by a screen reader. %1 is what was answered.</extracomment>
        <translation>Ändern: %1</translation>
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
        <source>%1, rejected</source>
        <translation>%1, abgelehnt</translation>
    </message>
    <message>
        <source>%1, differs</source>
        <translation>%1, weicht ab</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>%1, doubtful</source>
        <translation>%1, fraglich</translation>
    </message>
</context>
<context>
    <name>intray::ItemAttachments</name>
    <message>
        <source>The attachment cannot be saved on this computer: %1.</source>
        <translation>Der Anhang kann auf diesem Rechner nicht abgelegt werden: %1.</translation>
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
        <source>As imported</source>
        <translation>Wie importiert</translation>
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
    <name>intray::KeptFilters</name>
    <message>
        <source>The filter “%1” is no longer shared.</source>
        <translation>Der Filter „%1“ ist nicht mehr geteilt.</translation>
    </message>
    <message>
        <source>A filter of your own.</source>
        <translation>Ein eigener Filter.</translation>
    </message>
    <message>
        <source>Shared with the team by %1 on %2.</source>
        <translation>Am %2 von %1 mit dem Team geteilt.</translation>
    </message>
    <message>
        <source>%1 shared this filter. Only %1, supervisors and administrators can change it.</source>
        <translation>Dieser Filter wurde von %1 geteilt. Nur %1, die Teamleitung und die Administration können ihn ändern.</translation>
    </message>
</context>
<context>
    <name>intray::KeyChoice</name>
    <message>
        <source>%1 different, none empty, like %2</source>
        <translation>%1 verschiedene, keiner leer, wie %2</translation>
    </message>
    <message>
        <source>Several columns together</source>
        <translation>Mehrere Spalten zusammen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Every row becomes a record of its own.</source>
        <translation>Jede Zeile wird ein eigener Datensatz.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Wird gezählt ...</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more column(s)</source>
        <translation>
            <numerusform>%Ln weitere Spalte zeigen</numerusform>
            <numerusform>%Ln weitere Spalten zeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 empty: %Ln row(s) would be rejected</source>
        <translation>
            <numerusform>%1 leer: %Ln Zeile würde abgelehnt</numerusform>
            <numerusform>%1 leer: %Ln Zeilen würden abgelehnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 double: %Ln row(s) would be rejected</source>
        <translation>
            <numerusform>%1 doppelt: %Ln Zeile würde abgelehnt</numerusform>
            <numerusform>%1 doppelt: %Ln Zeilen würden abgelehnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 empty, %2 double: %Ln row(s) would be rejected</source>
        <translation>
            <numerusform>%1 leer, %2 doppelt: %Ln Zeile würde abgelehnt</numerusform>
            <numerusform>%1 leer, %2 doppelt: %Ln Zeilen würden abgelehnt</numerusform>
        </translation>
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
        <source>Next field; in a field with several lines: a new line; in a list: take or open</source>
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
        <source>In a yes/no field: switch it</source>
        <translation>In einem Ja/Nein-Feld: umschalten</translation>
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
    <name>intray::KeyRow</name>
    <message>
        <source>fits best</source>
        <translation>passt am besten</translation>
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
        <source>was empty</source>
        <translation>war leer</translation>
    </message>
    <message>
        <source>was cleared</source>
        <translation>wurde geleert</translation>
    </message>
    <message>
        <source>different form</source>
        <translation>andere Form</translation>
    </message>
    <message>
        <source>typing mistake</source>
        <translation>Tippfehler</translation>
    </message>
    <message>
        <source>different value</source>
        <translation>anderer Wert</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>Speiche&amp;rn...</translation>
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
        <source>%L1 of %L2 completed records were corrected.</source>
        <translation>%L1 von %L2 abgeschlossenen Datensätzen wurden korrigiert.</translation>
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
    <message>
        <source>added &amp;up by</source>
        <translation>&amp;zusammengezählt nach</translation>
    </message>
    <message>
        <source>C&amp;orrections in</source>
        <translation>Korrekturen &amp;in</translation>
    </message>
    <message>
        <source>si&amp;nce</source>
        <translation>s&amp;eit</translation>
    </message>
    <message>
        <source>Reading the records...</source>
        <translation>Datensätze werden gelesen ...</translation>
    </message>
    <message>
        <source>No record was completed in this time.</source>
        <translation>In dieser Zeit wurde kein Datensatz abgeschlossen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) that are not finished were corrected in bulk.</source>
        <translation>
            <numerusform>%Ln Datensatz, der nicht erledigt ist, wurde gesammelt korrigiert.</numerusform>
            <numerusform>%Ln Datensätze, die nicht erledigt sind, wurden gesammelt korrigiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Values of the queue</source>
        <translation>&amp;Werte der Warteschlange</translation>
    </message>
    <message>
        <source>Nothing was corrected in this time.</source>
        <translation>In dieser Zeit wurde nichts korrigiert.</translation>
    </message>
    <message>
        <source>What is corrected in a record counts as soon as it is completed, and what is corrected in bulk at once.</source>
        <translation>Was in einem Datensatz korrigiert wird, zählt, sobald er abgeschlossen ist, und was gesammelt korrigiert wird, sofort.</translation>
    </message>
    <message>
        <source>A value counts as corrected if it differs from the imported one.</source>
        <translation>Gezählt werden Werte, die anders sind als die importierten.</translation>
    </message>
    <message>
        <source>The corrections were not read. F5 reads them.</source>
        <translation>Die Korrekturen wurden nicht gelesen. F5 liest sie.</translation>
    </message>
</context>
<context>
    <name>intray::LineActions</name>
    <message>
        <source>Open &amp;record</source>
        <translation>Datensatz ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Undo what it changed</source>
        <translation>Änderung &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Copy value</source>
        <translation>Wert &amp;kopieren</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Re&amp;do what was undone</source>
        <translation>&amp;Wiederholen, was rückgängig gemacht wurde</translation>
    </message>
</context>
<context>
    <name>intray::LineChange</name>
    <message>
        <source>Select a line to see what was changed in its item.</source>
        <translation>Wählen Sie eine Zeile, um die Änderungen zu sehen.</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>As imported</source>
        <translation>Wie importiert</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>No value of item %1 was changed here.</source>
        <translation>Hier wurde kein Wert des Vorgangs %1 geändert.</translation>
    </message>
    <message>
        <source>Changes in item %1 here:</source>
        <translation>Änderungen in Vorgang %1 hier:</translation>
    </message>
    <message>
        <source>You are not allowed to see the values of item %1.</source>
        <translation>Sie dürfen die Werte von Vorgang %1 nicht sehen.</translation>
    </message>
    <message>
        <source>Item %1 has the values that were imported.</source>
        <translation>Vorgang %1 hat die importierten Werte.</translation>
    </message>
    <message>
        <source>Changes in item %1 since it was imported:</source>
        <translation>Änderungen in Vorgang %1 seit dem Import:</translation>
    </message>
    <message>
        <source>Item %1 was merged into item %2.</source>
        <translation>Vorgang %1 wurde mit Vorgang %2 zusammengeführt.</translation>
    </message>
    <message>
        <source>Item %1 took over item %2 and kept its own values.</source>
        <translation>Vorgang %1 hat Vorgang %2 aufgenommen und seine eigenen Werte behalten.</translation>
    </message>
</context>
<context>
    <name>intray::LineUndo</name>
    <message>
        <source>This line tells of no change in the record.</source>
        <translation>Diese Zeile erzählt von keiner Änderung im Datensatz.</translation>
    </message>
    <message>
        <source>Undo a change</source>
        <translation>Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>%1 is finished. It is reopened to undo this.</source>
        <translation>%1 ist erledigt. Um das rückgängig zu machen, wird es wieder geöffnet.</translation>
    </message>
    <message>
        <source>Then it waits in its queue to be completed again.</source>
        <translation>Dann wartet es in seiner Warteschlange darauf, noch einmal abgeschlossen zu werden.</translation>
    </message>
    <message>
        <source>&amp;Reopen and undo</source>
        <translation>Wieder ö&amp;ffnen und rückgängig machen</translation>
    </message>
    <message>
        <source>The merge of %1 is undone.</source>
        <translation>Das Zusammenführen von %1 ist rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Undone in item %1: %2.</source>
        <translation>Rückgängig gemacht im Vorgang %1: %2.</translation>
    </message>
    <message>
        <source>The item is open again and waits in its queue.</source>
        <translation>Der Vorgang ist wieder offen und wartet in seiner Warteschlange.</translation>
    </message>
    <message>
        <source>The other values stay. %1</source>
        <translation>Die anderen Werte bleiben. %1</translation>
    </message>
</context>
<context>
    <name>intray::ListFoot</name>
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
        <source>%1, %2</source>
        <extracomment>Who works, and how the database answers</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>You are working as %1 at %2, with the database %3.</source>
        <translation>Sie arbeiten als %1 an %2, mit der Datenbank %3.</translation>
    </message>
    <message>
        <source>The last look at it took %1 ms.</source>
        <translation>Der letzte Blick hinein dauerte %1 ms.</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>Stand %1</translation>
    </message>
    <message>
        <source>Shows your own figures.</source>
        <translation>Zeigt Ihre eigenen Zahlen.</translation>
    </message>
    <message>
        <source>%1 done today, %2 in the last hour</source>
        <translation>%1 heute abgeschlossen, %2 in der letzten Stunde</translation>
    </message>
    <message>
        <source>%1 done today</source>
        <translation>%1 heute abgeschlossen</translation>
    </message>
</context>
<context>
    <name>intray::ListHead</name>
    <message>
        <source>Searches the key and the whole record for every word, in any order. Capital letters and accents do not matter: &quot;cafe&quot; finds &quot;Café&quot;.</source>
        <translation>Sucht im Schlüssel und im ganzen Datensatz nach jedem Wort, in beliebiger Reihenfolge. Groß- und Kleinschreibung und Akzente sind gleichgültig: „cafe“ findet „Café“.</translation>
    </message>
    <message>
        <source>Searches the key and the whole record for every word, in any order. Capital letters do not matter, accents do: &quot;cafe&quot; does not find &quot;Café&quot;.</source>
        <translation>Sucht im Schlüssel und im ganzen Datensatz nach jedem Wort, in beliebiger Reihenfolge. Groß- und Kleinschreibung ist gleichgültig, Akzente nicht: „cafe“ findet „Café“ nicht.</translation>
    </message>
</context>
<context>
    <name>intray::ListTitle</name>
    <message>
        <source>%1 of %2</source>
        <comment>items that are found, and all</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The list shows the first ones. Scroll down for more.</source>
        <translation>Die Liste zeigt die ersten. Scrollen Sie nach unten für weitere.</translation>
    </message>
    <message>
        <source>more than %1</source>
        <comment>items, of which these are known so far</comment>
        <translation>mehr als %1</translation>
    </message>
    <message numerus="yes">
        <source>Next of all %Ln</source>
        <translation>
            <numerusform>Nächster von %Ln</numerusform>
            <numerusform>Nächster von allen %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes what comes next in the order of the queue, whether the filter finds it or not.</source>
        <translation>Nimmt, was in der Reihenfolge der Warteschlange als Nächstes kommt, ob der Filter es findet oder nicht.</translation>
    </message>
</context>
<context>
    <name>intray::LockRules</name>
    <message>
        <source>Lock duration</source>
        <translation>Sperrdauer</translation>
    </message>
    <message>
        <source>Longest lock</source>
        <translation>Längste Sperre</translation>
    </message>
    <message>
        <source>First warning before the end</source>
        <translation>Erste Warnung vor dem Ende</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
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
        <source>No lock can be extended beyond this, counted from its start.</source>
        <translation>Keine Sperre kann darüber hinaus verlängert werden, gerechnet ab ihrem Beginn.</translation>
    </message>
    <message>
        <source>By default five minutes before the end, later for short locks.</source>
        <translation>Standard: fünf Minuten vor dem Ende, bei kurzen Sperren später.</translation>
    </message>
    <message>
        <source>By default one minute before the end, later for short locks.</source>
        <translation>Standard: eine Minute vor dem Ende, bei kurzen Sperren später.</translation>
    </message>
    <message>
        <source>An item that was taken this often is marked as failed when its lock expires.</source>
        <translation>Ein Vorgang, der so oft genommen wurde, gilt als gescheitert, wenn seine Sperre abläuft.</translation>
    </message>
    <message>
        <source>Locks per user</source>
        <translation>Sperren je Benutzer</translation>
    </message>
    <message>
        <source>Attempts until it fails</source>
        <translation>Versuche bis zum Scheitern</translation>
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
    <message numerus="yes">
        <source>The last %n completed item(s) took no longer than %1 each, half of them %2. Proposal: %3.</source>
        <translation>
            <numerusform>Der letzte abgeschlossene Vorgang (%n) dauerte nicht länger als %1, zur Hälfte %2. Vorschlag: %3.</numerusform>
            <numerusform>Die letzten %n abgeschlossenen Vorgänge dauerten jeder nicht länger als %1, die Hälfte %2. Vorschlag: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>The one item that was completed took at most %1. Proposal: %2.</source>
        <translation>Der eine Vorgang, der abgeschlossen wurde, dauerte höchstens %1. Vorschlag: %2.</translation>
    </message>
</context>
<context>
    <name>intray::LockedMatch</name>
    <message>
        <source>%1 is locked by %2, and others that match are locked, too.</source>
        <translation>%1 ist von %2 gesperrt, und anderes, was passt, ist ebenfalls gesperrt.</translation>
    </message>
    <message>
        <source>You have %1 already.</source>
        <translation>%1 haben Sie schon.</translation>
    </message>
    <message>
        <source>%1 is locked by %2.</source>
        <translation>%1 ist von %2 gesperrt.</translation>
    </message>
</context>
<context>
    <name>intray::LocksModel</name>
    <message>
        <source>expired</source>
        <translation>abgelaufen</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>not responding</source>
        <translation>reagiert nicht</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
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
        <source>Locked since %1.</source>
        <translation>Gesperrt seit %1.</translation>
    </message>
    <message>
        <source>The lock ends at %1.</source>
        <translation>Ende der Sperre: %1.</translation>
    </message>
    <message>
        <source>The program last responded at %1.</source>
        <translation>Das Programm hat zuletzt um %1 reagiert.</translation>
    </message>
    <message>
        <source>The program never reported: it is a script, or an older version.</source>
        <translation>Das Programm hat sich nie gemeldet: Es ist ein Skript oder eine ältere Version.</translation>
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
        <source>Nothing has been typed since %1. Extending the lock does not count.</source>
        <translation>Seit %1 wurde nichts eingegeben. Das Verlängern der Sperre zählt nicht.</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>A supervisor gave the item to %1, who had no window open and finds it under “Mine”.</source>
        <translation>Die Teamleitung hat den Vorgang an %1 gegeben. Dort war kein Fenster offen; er steht unter „Meine“.</translation>
    </message>
</context>
<context>
    <name>intray::LocksTable</name>
    <message>
        <source>Locks</source>
        <translation>Sperren</translation>
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
        <source>Lookup table</source>
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
        <source>Load a lookup table</source>
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
        <translation>Auswä&amp;hlen...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Enter a name for the table; fields refer to it.</source>
        <translation>Geben Sie der Tabelle einen Namen; Felder beziehen sich darauf.</translation>
    </message>
    <message>
        <source>Choose where to load it from.</source>
        <translation>Wählen Sie, woraus sie geladen wird.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>Enter a table or a query.</source>
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
        <source>Lookup tables</source>
        <translation>Nachschlagetabellen</translation>
    </message>
    <message>
        <source>First lines of the lookup table</source>
        <translation>Erste Zeilen der Nachschlagetabelle</translation>
    </message>
    <message>
        <source>&amp;New...</source>
        <translation>&amp;Neu...</translation>
    </message>
    <message>
        <source>Load a&amp;gain...</source>
        <translation>Erneut la&amp;den...</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>En&amp;tfernen...</translation>
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
        <source>Fields take their values from these tables; everybody who works with this database can read them. The table of a field is chosen among the field&apos;s settings.</source>
        <translation>Felder nehmen ihre Werte aus diesen Tabellen; alle, die mit dieser Datenbank arbeiten, können sie lesen. Welche Tabelle ein Feld hat, steht in den Einstellungen des Feldes.</translation>
    </message>
    <message>
        <source>Progress of the loading</source>
        <translation>Fortschritt des Ladens</translation>
    </message>
    <message>
        <source>“%1” was removed. Fields that use it are now typed without it.</source>
        <translation>„%1“ wurde entfernt. Felder, die sie benutzen, werden jetzt ohne sie ausgefüllt.</translation>
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
        <source>The table is being loaded; the previous one is used until then.</source>
        <translation>Die Tabelle wird geladen; bis dahin wird die bisherige benutzt.</translation>
    </message>
    <message>
        <source>Remove a lookup table</source>
        <translation>Nachschlagetabelle entfernen</translation>
    </message>
    <message>
        <source>Remove the lookup table “%1”?</source>
        <translation>Die Nachschlagetabelle „%1“ entfernen?</translation>
    </message>
    <message>
        <source>It is removed for all queues. Fields that use it are then typed without it; no record changes.</source>
        <translation>Sie wird für alle Warteschlangen entfernt. Felder, die sie benutzen, werden dann ohne sie ausgefüllt; kein Datensatz ändert sich.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>There is no lookup table yet.</source>
        <translation>Es gibt noch keine Nachschlagetabelle.</translation>
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
        <source>A desk for records that people verify one by one.
Free software under the GNU General Public License 3 or later.</source>
        <translation>Ein Arbeitsplatz für Datensätze, die Menschen einen nach dem anderen prüfen.
Freie Software unter der GNU General Public License 3 oder neuer.</translation>
    </message>
    <message>
        <source>Open a database first.</source>
        <translation>Öffnen Sie zuerst eine Datenbank.</translation>
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
        <source>This window now works with another database: %1.</source>
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
        <source>Another import is running. Wait for it to finish, or cancel it at the bottom of the window.</source>
        <translation>Ein anderer Import läuft noch. Warten Sie sein Ende ab, oder brechen Sie ihn unten im Fenster ab.</translation>
    </message>
    <message>
        <source>The records are being imported...</source>
        <translation>Die Datensätze werden importiert...</translation>
    </message>
    <message>
        <source>The sample records are being created...</source>
        <translation>Die Beispieldatensätze werden angelegt...</translation>
    </message>
    <message>
        <source>Another export is running. Wait for it to finish, or cancel it at the bottom of the window.</source>
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
    <message>
        <source>Shortcuts of your own, to be exported, imported and reset.</source>
        <translation>Eigene Tastenkürzel, die sich exportieren, importieren und zurücksetzen lassen.</translation>
    </message>
    <message>
        <source>shortcut, hotkey, keyboard, key binding, accelerator, remap</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>Tastenkürzel, Tastenkombination, Shortcut, Hotkey, Tastatur, Tastenbelegung, umbelegen</translation>
    </message>
    <message>
        <source>No record is open. Take an item first.</source>
        <translation>Es ist kein Datensatz geöffnet. Nehmen Sie zuerst einen Vorgang.</translation>
    </message>
    <message>
        <source>Continue counting for suggestions</source>
        <translation>Zählen für Vorschläge fortsetzen</translation>
    </message>
    <message>
        <source>Stop counting for suggestions</source>
        <translation>Zählen für Vorschläge anhalten</translation>
    </message>
    <message>
        <source>Nothing is counted for suggestions now.</source>
        <translation>Für Vorschläge wird gerade nichts gezählt.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Opens this record of the queue %1.</source>
        <translation>Öffnet diesen Datensatz der Warteschlange %1.</translation>
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
        <source>columns as they are</source>
        <translation>die Spalten, wie sie sind</translation>
    </message>
    <message>
        <source>Saves how this file is read and what becomes of its columns, for the next file of this kind.</source>
        <translation>Speichert, wie diese Datei gelesen wird und was aus ihren Spalten wird, für die nächste Datei dieser Art.</translation>
    </message>
</context>
<context>
    <name>intray::MappingDialog</name>
    <message>
        <source>Anoth&amp;er field from this column</source>
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
        <source>Another field from the same column: its next part, or the same value read in a different way.</source>
        <translation>Ein weiteres Feld, das aus derselben Spalte gebildet wird: ihr nächster Teil oder derselbe Wert, anders gelesen.</translation>
    </message>
    <message>
        <source>A field with the name of the file, so that each record shows which delivery it came with.</source>
        <translation>Ein Feld mit dem Namen der Datei, damit jeder Datensatz sagt, mit welcher Lieferung er kam.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Lea&amp;ve in</source>
        <translation>Nicht weg&amp;lassen</translation>
    </message>
    <message>
        <source>Lea&amp;ve out</source>
        <translation>Weg&amp;lassen</translation>
    </message>
    <message>
        <source>This is the result.</source>
        <translation>Das ist das Ergebnis.</translation>
    </message>
</context>
<context>
    <name>intray::MappingForm</name>
    <message>
        <source>and w&amp;hat follows</source>
        <translation>&amp;und was folgt</translation>
    </message>
    <message>
        <source>no &amp;spaces around it</source>
        <translation>ohne Lee&amp;rzeichen am Rand</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>&amp;Feld</translation>
    </message>
    <message>
        <source>The columns whose values are joined, separated by commas; put a name with a comma in double quotes.</source>
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
        <source>The value is split wherever this occurs, and one part of it is used. For the other parts, create another field from the column.</source>
        <translation>Der Wert wird überall geteilt, wo dies steht, und ein Teil davon wird genommen. Für die anderen Teile bilden Sie ein weiteres Feld aus der Spalte.</translation>
    </message>
    <message>
        <source>Part to use</source>
        <translation>Teil, der genommen wird</translation>
    </message>
    <message>
        <source>Several spaces inside become one.</source>
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
        <source>Texts that mean “no value”, separated by commas. The value is then missing.</source>
        <translation>Texte, die „kein Wert“ bedeuten, durch Kommas getrennt. Der Wert fehlt dann.</translation>
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
        <source>Means “&amp;no value”</source>
        <translation>Bedeutet „kei&amp;n Wert“</translation>
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
        <source>a space</source>
        <translation>ein Leerzeichen</translation>
    </message>
    <message>
        <source>a comma and a space</source>
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
        <source>Enter a name for the field.</source>
        <translation>Geben Sie dem Feld einen Namen.</translation>
    </message>
    <message>
        <source>Choose the column that it is made of.</source>
        <translation>Wählen Sie die Spalte, aus der es gebildet wird.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>Die Datei hat keine Spalte „%1“.</translation>
    </message>
    <message>
        <source>Enter how the column writes it.</source>
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
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
</context>
<context>
    <name>intray::MenuButton</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>intray::MenuEnd</name>
    <message>
        <source>Other ways to end this record</source>
        <translation>Andere Wege, diesen Datensatz zu beenden</translation>
    </message>
</context>
<context>
    <name>intray::MergeTable</name>
    <message>
        <source>Records side by side</source>
        <translation>Die Datensätze nebeneinander</translation>
    </message>
    <message>
        <source>Keep this record</source>
        <translation>Diesen Datensatz behalten</translation>
    </message>
    <message>
        <source>Somebody works on %1, so its values stay as they are.</source>
        <translation>An %1 arbeitet gerade jemand, deshalb bleiben seine Werte, wie sie sind.</translation>
    </message>
    <message>
        <source>%1 is finished, so its values stay as they are.</source>
        <translation>%1 ist erledigt, deshalb bleiben seine Werte, wie sie sind.</translation>
    </message>
    <message>
        <source>%1, kept</source>
        <translation>%1, bleibt</translation>
    </message>
    <message>
        <source>%1 is working on %2. They can be merged once it is free.</source>
        <translation>%1 arbeitet an %2. Sie lassen sich zusammenführen, sobald der Vorgang frei ist.</translation>
    </message>
    <message>
        <source>%1 is finished, so it can only be the record that is kept.</source>
        <translation>%1 ist erledigt und kann deshalb nur der Datensatz sein, der bleibt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) filled in</source>
        <translation>
            <numerusform>%Ln Feld ausgefüllt</numerusform>
            <numerusform>%Ln Felder ausgefüllt</numerusform>
        </translation>
    </message>
    <message>
        <source>the others are compared with this one</source>
        <translation>damit werden die anderen verglichen</translation>
    </message>
</context>
<context>
    <name>intray::MessageLine</name>
    <message>
        <source>Close message</source>
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
        <source>Undo  %1 s</source>
        <translation>Rückgängig  %1 s</translation>
    </message>
    <message>
        <source>Undo  %1, %2 s</source>
        <translation>Rückgängig  %1, %2 s</translation>
    </message>
    <message>
        <source>Look at them...</source>
        <translation>Ansehen...</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Go to the queue</source>
        <translation>&amp;Zur Warteschlange</translation>
    </message>
</context>
<context>
    <name>intray::MoreButton</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
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
    <message numerus="yes">
        <source>Of %Ln planted slip(s) you caught %1. Nobody else can see this.</source>
        <translation>
            <numerusform>Von %Ln eingestreuten Fehler haben Sie %1 gefunden. Niemand sonst kann das sehen.</numerusform>
            <numerusform>Von %Ln eingestreuten Fehlern haben Sie %1 gefunden. Niemand sonst kann das sehen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::MyItemsModel</name>
    <message>
        <source>lock lost</source>
        <translation>Sperre verloren</translation>
    </message>
    <message>
        <source>open</source>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>The lock was lost; what you typed is kept here.</source>
        <translation>Die Sperre ist verloren; was Sie eingegeben haben, bleibt hier erhalten.</translation>
    </message>
    <message>
        <source>Locked until %1.</source>
        <translation>Gesperrt bis %1.</translation>
    </message>
    <message>
        <source>Locked since %1.</source>
        <translation>Gesperrt seit %1.</translation>
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
        <source>Status</source>
        <translation>Status</translation>
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
    <message>
        <source>on screen</source>
        <translation>auf dem Schirm</translation>
    </message>
    <message>
        <source>nothing typed yet</source>
        <translation>noch nichts getippt</translation>
    </message>
</context>
<context>
    <name>intray::MyList</name>
    <message>
        <source>My items</source>
        <translation>Meine Vorgänge</translation>
    </message>
    <message>
        <source>Looking for your items...</source>
        <translation>Ihre Vorgänge werden gesucht...</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>You have no items.</source>
        <translation>Sie haben keine Vorgänge.</translation>
    </message>
</context>
<context>
    <name>intray::NeedsList</name>
    <message>
        <source>Needs you</source>
        <translation>Für Sie zu tun</translation>
    </message>
    <message>
        <source>Looking at the queues...</source>
        <translation>Die Warteschlangen werden angesehen...</translation>
    </message>
    <message>
        <source>No queue needs attention.</source>
        <translation>Keine Warteschlange braucht Aufmerksamkeit.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s), of which the first are shown.</source>
        <translation>
            <numerusform>Eine Sache, die gezeigt wird.</numerusform>
            <numerusform>%n Dinge, von denen die ersten gezeigt werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>eine Sache</numerusform>
            <numerusform>%n Dinge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Beantragen</translation>
    </message>
    <message>
        <source>Why do you need %1 again?</source>
        <translation>Wozu brauchen Sie %1 noch einmal?</translation>
    </message>
    <message>
        <source>Why does %1 stay as it is?</source>
        <translation>Warum bleibt %1, wie es ist?</translation>
    </message>
    <message>
        <source>A supervisor reads this and reopens the record for you, or declines.</source>
        <translation>Die Teamleitung liest das und öffnet den Datensatz wieder für Sie oder lehnt ab.</translation>
    </message>
    <message>
        <source>The person who requested it reads this.</source>
        <translation>Wer darum gebeten hat, liest das.</translation>
    </message>
</context>
<context>
    <name>intray::NoteLine</name>
    <message>
        <source>Write note</source>
        <translation>Notiz schreiben</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>What should people who work on %1 know? The note stays in its history.</source>
        <translation>Was sollten alle wissen, die an %1 arbeiten? Die Notiz bleibt im Verlauf.</translation>
    </message>
    <message>
        <source>The note was not written. %1</source>
        <translation>Die Notiz wurde nicht geschrieben. %1</translation>
    </message>
    <message>
        <source>Your note on %1 is not written yet. Write it, or press again to go on without it.</source>
        <translation>Ihre Notiz zu %1 ist noch nicht geschrieben. Schreiben Sie sie, oder drücken Sie noch einmal, um ohne sie weiterzumachen.</translation>
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
    <message>
        <source>More than %1 earlier notes</source>
        <translation>Mehr als %1 frühere Notizen</translation>
    </message>
    <message>
        <source>You returned this, %1: %2</source>
        <translation>Sie haben das zurückgegeben, %1: %2</translation>
    </message>
    <message>
        <source>Your note, %1: %2</source>
        <translation>Ihre Notiz, %1: %2</translation>
    </message>
</context>
<context>
    <name>intray::NotesPage</name>
    <message>
        <source>Notes on the record</source>
        <translation>Notizen zum Datensatz</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation>Notizen (%1)</translation>
    </message>
    <message>
        <source>returned this, %1</source>
        <translation>gab dies zurück, %1</translation>
    </message>
    <message>
        <source>Nobody has written a note on this record.</source>
        <translation>Niemand hat eine Notiz zu diesem Datensatz geschrieben.</translation>
    </message>
    <message>
        <source>No record open.</source>
        <translation>Kein Datensatz geöffnet.</translation>
    </message>
    <message>
        <source>Notes (more than %1)</source>
        <translation>Notizen (mehr als %1)</translation>
    </message>
    <message>
        <source>These are the newest %1 notes. The item&apos;s history has them all.</source>
        <translation>Dies sind die neuesten %1 Notizen. Im Verlauf des Vorgangs stehen alle.</translation>
    </message>
</context>
<context>
    <name>intray::NothingFound</name>
    <message>
        <source>Nothing was found.</source>
        <translation>Es wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>No line of the history fits the search and the filters.</source>
        <translation>Keine Zeile des Verlaufs passt zur Suche und zu den Filtern.</translation>
    </message>
    <message>
        <source>Clear search and filters</source>
        <translation>Suche und Filter leeren</translation>
    </message>
    <message>
        <source>Nothing happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>What is done with an item stands here, with who did it and when.</source>
        <translation>Hier steht, was mit einem Vorgang geschieht, wer es getan hat und wann.</translation>
    </message>
</context>
<context>
    <name>intray::NoticedFold</name>
    <message>
        <source>What people notice</source>
        <translation>Was man bemerkt</translation>
    </message>
    <message>
        <source>Least in %1: %2 of %3 planted slips were corrected.</source>
        <translation>Am wenigsten in %1: %2 von %3 eingestreuten Fehlern wurden korrigiert.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln planted slip(s))</source>
        <translation>
            <numerusform>%1 (%Ln eingestreuter Fehler)</numerusform>
            <numerusform>%1 (%Ln eingestreute Fehler)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 corrected</source>
        <translation>%1 korrigiert</translation>
    </message>
</context>
<context>
    <name>intray::OfferList</name>
    <message>
        <source>Filters that fit what is typed</source>
        <translation>Filter, die zum Getippten passen</translation>
    </message>
</context>
<context>
    <name>intray::OpenItemsModel</name>
    <message>
        <source>%1 has just taken this item.</source>
        <translation>%1 hat diesen Vorgang gerade genommen.</translation>
    </message>
    <message>
        <source>%1 · taken just now</source>
        <translation>%1 · gerade genommen</translation>
    </message>
    <message numerus="yes">
        <source>%n fields</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Breaks a rule in: %1</source>
        <translation>Verletzt eine Regel in: %1</translation>
    </message>
    <message>
        <source>To check: %1</source>
        <translation>Zu prüfen: %1</translation>
    </message>
    <message>
        <source>several fields</source>
        <translation>mehrere Felder</translation>
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
        <source>Nothing is open in this queue. Import records with Ctrl+I.</source>
        <translation>In dieser Warteschlange ist nichts offen. Importieren Sie Datensätze mit Strg+I.</translation>
    </message>
    <message>
        <source>This queue looks for work on request: press F9.</source>
        <translation>Diese Warteschlange sucht Arbeit auf Anfrage: Drücken Sie F9.</translation>
    </message>
    <message>
        <source>Finished items</source>
        <translation>Erledigte Vorgänge</translation>
    </message>
    <message>
        <source>This queue has no such items.</source>
        <translation>In dieser Warteschlange gibt es keine solchen Vorgänge.</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>Brings back to your desk what you finished, within the time that the queue allows.</source>
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
    <message>
        <source>The filter “%1” also names fields that this list does not have: %2. The rest of it is used.</source>
        <translation>Der Filter „%1“ nennt auch Felder, die diese Liste nicht hat: %2. Das Übrige wird verwendet.</translation>
    </message>
    <message>
        <source>The filter “%1” is for items that you cannot list. The rest of it is used.</source>
        <translation>Der Filter „%1“ ist für Vorgänge, die Sie nicht auflisten können. Das Übrige wird verwendet.</translation>
    </message>
    <message>
        <source>Nothing is open in this queue. New items appear here automatically.</source>
        <translation>In dieser Warteschlange ist nichts offen. Neue Vorgänge erscheinen hier automatisch.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>items of the queue</comment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>No open item matches the filter.</source>
        <translation>Kein offener Vorgang passt zum Filter.</translation>
    </message>
    <message>
        <source>No finished item matches the filter.</source>
        <translation>Kein beendeter Vorgang passt zum Filter.</translation>
    </message>
    <message>
        <source>No open item matches both “%1” and the filter.</source>
        <translation>Kein offener Vorgang passt zu „%1“ und zum Filter.</translation>
    </message>
    <message>
        <source>No finished item matches both “%1” and the filter.</source>
        <translation>Kein beendeter Vorgang passt zu „%1“ und zum Filter.</translation>
    </message>
    <message>
        <source>No open item matches “%1”.</source>
        <translation>Kein offener Vorgang passt zu „%1“.</translation>
    </message>
    <message>
        <source>No finished item matches “%1”.</source>
        <translation>Kein beendeter Vorgang passt zu „%1“.</translation>
    </message>
</context>
<context>
    <name>intray::OwnWork</name>
    <message>
        <source>My work</source>
        <translation>Meine Arbeit</translation>
    </message>
    <message>
        <source>My &amp;figures</source>
        <translation>Meine &amp;Zahlen</translation>
    </message>
    <message>
        <source>&amp;My corrections</source>
        <translation>&amp;Meine Korrekturen</translation>
    </message>
</context>
<context>
    <name>intray::PageButton</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>intray::PageRail</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Today</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Queues</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Warte-
schlangen</translation>
    </message>
    <message>
        <source>Quality</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>History</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Desk</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Arbeits-
platz</translation>
    </message>
</context>
<context>
    <name>intray::PaletteDialog</name>
    <message>
        <source>Find anything</source>
        <translation>Alles finden</translation>
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
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Save the filter</source>
        <translation>Filter speichern</translation>
    </message>
    <message>
        <source>Saves what is searched, filtered and sorted, for you or the team.</source>
        <translation>Speichert, was gesucht, gefiltert und sortiert ist, für Sie oder das Team.</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Gespeicherte Filter</translation>
    </message>
    <message>
        <source>Uses, renames or removes a filter of yours or of the team.</source>
        <translation>Verwendet, benennt um oder entfernt einen Filter von Ihnen oder vom Team.</translation>
    </message>
    <message>
        <source>rename a filter, remove a filter, delete, views, favourites</source>
        <extracomment>Not shown. Words that people type to find this.</extracomment>
        <translation>Filter umbenennen, Filter entfernen, löschen, Ansichten, Favoriten</translation>
    </message>
    <message>
        <source>hide, show, arrange, table, order of columns</source>
        <extracomment>Not shown. Words that people type to find what is done with a column of the list.</extracomment>
        <translation>verbergen, zeigen, anordnen, Tabelle, Reihenfolge der Spalten</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Spalte %1: %2</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Show items: %1</source>
        <translation>Vorgänge zeigen: %1</translation>
    </message>
    <message>
        <source>which items, finished, completed, status, state, filter</source>
        <extracomment>Not shown. Words that people type to find which items are listed.</extracomment>
        <translation>welche Vorgänge, erledigt, abgeschlossen, Status, Zustand, Filter</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>Sortieren nach: %1</translation>
    </message>
    <message>
        <source>order, arrange, ascending, descending, newest, oldest</source>
        <extracomment>Not shown. Words that people type to find how the list is sorted.</extracomment>
        <translation>Reihenfolge, ordnen, aufsteigend, absteigend, neueste, älteste</translation>
    </message>
    <message>
        <source>Filter by: %1</source>
        <translation>Filtern nach: %1</translation>
    </message>
    <message>
        <source>search, narrow, only, where, find</source>
        <extracomment>Not shown. Words that people type to find a filter of the list.</extracomment>
        <translation>suchen, eingrenzen, nur, wo, finden</translation>
    </message>
    <message>
        <source>Reopen what I finished</source>
        <translation>Wieder öffnen, was ich erledigt habe</translation>
    </message>
    <message>
        <source>Shows what you did today. Choose a record there, then press Reopen, or open it to request that it is reopened.</source>
        <translation>Zeigt, was Sie heute getan haben. Wählen Sie dort einen Datensatz und drücken Sie Wieder öffnen, oder öffnen Sie ihn, um es zu beantragen.</translation>
    </message>
    <message>
        <source>undo, get back, open again, mistake, request reopening</source>
        <extracomment>Not shown. Words that people type to find this.</extracomment>
        <translation>rückgängig machen, zurückholen, Irrtum, Wiederöffnen beantragen</translation>
    </message>
    <message>
        <source>panel, beside, sidebar, show, scan</source>
        <extracomment>Not shown. Words that people type to find a page of the side panel.</extracomment>
        <translation>Leiste, daneben, zeigen, Scan</translation>
    </message>
    <message>
        <source>Side panel: %1</source>
        <translation>Seitenleiste: %1</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Action, record by its key, queue, preference or page of the handbook</source>
        <translation>Aktion, Datensatz nach Schlüssel, Warteschlange, Einstellung oder Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Find an action, record by its key, queue, preference or page of the handbook</source>
        <translation>Aktion, Datensatz nach Schlüssel, Warteschlange, Einstellung oder Seite des Handbuchs finden</translation>
    </message>
</context>
<context>
    <name>intray::PassPreview</name>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln Stunde</numerusform>
            <numerusform>%Ln Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln Minute</numerusform>
            <numerusform>%Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln Sekunde</numerusform>
            <numerusform>%Ln Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>How long that takes is not known yet: it is measured from %1 completed records on, and lately there were %2.</source>
        <translation>Wie lange das dauert, ist noch nicht bekannt: Gemessen wird es ab %1 abgeschlossenen Datensätzen, und zuletzt waren es %2.</translation>
    </message>
    <message>
        <source>That takes about %1: of the %2 records that were completed here lately, half took %3 or less each.</source>
        <translation>Das dauert etwa %1: Von den %2 Datensätzen, die hier zuletzt abgeschlossen wurden, dauerte die Hälfte je höchstens %3.</translation>
    </message>
    <message>
        <source>Nothing was corrected here yet, so a wrong record is taken to be wrong in all of its fields. That gets better as records are completed.</source>
        <translation>Hier wurde noch nichts korrigiert, darum gilt ein falscher Datensatz als falsch in allen seinen Feldern. Das wird besser, wenn Datensätze abgeschlossen werden.</translation>
    </message>
    <message>
        <source>These are too few, or too many of them are doubtful, for such a small number.</source>
        <translation>Für eine so kleine Zahl sind es zu wenige, oder zu viele von ihnen sind zweifelhaft.</translation>
    </message>
    <message>
        <source>With this, all of %1 records would be opened.</source>
        <translation>Damit würden alle %1 Datensätze geöffnet.</translation>
    </message>
    <message>
        <source>With this, %1 of %2 records would be opened.</source>
        <translation>Damit würden %1 von %2 Datensätzen geöffnet.</translation>
    </message>
    <message>
        <source>No delivery waits of which records could pass.</source>
        <translation>Es wartet keine Lieferung, von der Datensätze durchgehen könnten.</translation>
    </message>
    <message>
        <source>This takes it that people overlook 5 of 100 slips. It is not known yet: %1 of %2 planted slips were seen by enough people, and until then every record is opened.</source>
        <translation>Das nimmt an, dass 5 von 100 Fehlern übersehen werden. Bekannt ist es noch nicht: %1 von %2 eingestreuten Fehlern wurden von genügend Personen gesehen, und bis dahin wird jeder Datensatz geöffnet.</translation>
    </message>
    <message>
        <source>%1 of those that are opened need a second look: let them go on to a queue of a different person.</source>
        <translation>%1 von denen, die geöffnet werden, brauchen einen zweiten Blick: Lassen Sie sie in eine Warteschlange einer anderen Person weitergehen.</translation>
    </message>
    <message>
        <source>At first every record is opened, because it is not known yet how much people overlook: %1 of %2 planted slips were seen by enough people. Once it is known, about %3 of %4 records would be opened, if people overlook 5 of 100 slips.</source>
        <translation>Zuerst wird jeder Datensatz geöffnet, denn noch ist nicht bekannt, wie viel übersehen wird: %1 von %2 eingestreuten Fehlern wurden von genügend Personen gesehen. Sobald es bekannt ist, würden etwa %3 von %4 Datensätzen geöffnet, wenn 5 von 100 Fehlern übersehen werden.</translation>
    </message>
</context>
<context>
    <name>intray::PasswordDialog</name>
    <message>
        <source>Save in the system&apos;s &amp;keychain</source>
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
        <source>The system&apos;s keychain did not confirm that it saved the password. You may be asked for it at the next start.</source>
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
        <source>For example: the new list comes at 2 pm.</source>
        <translation>Etwa: Die neue Liste kommt um 14 Uhr.</translation>
    </message>
    <message>
        <source>&amp;Message for the people who work there</source>
        <translation>&amp;Meldung für die, die dort arbeiten</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Pause %1?</source>
        <translation>%1 anhalten?</translation>
    </message>
    <message>
        <source>It gives out no items until somebody resumes it. Locked items can still be finished.</source>
        <translation>Die Warteschlange gibt keine Vorgänge aus, bis jemand sie fortsetzt. Gesperrte Vorgänge können noch beendet werden.</translation>
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
    <message>
        <source>The theme of all windows. High contrast helps in poor light and with poor sight.</source>
        <translation>Das Farbschema aller Fenster. Hoher Kontrast hilft bei schlechtem Licht und bei schlechten Augen.</translation>
    </message>
    <message>
        <source>How much room rows, fields and buttons have.</source>
        <translation>Wie viel Platz Zeilen, Felder und Schaltflächen haben.</translation>
    </message>
    <message>
        <source>The size of the font, relative to that of the system.</source>
        <translation>Die Größe der Schrift im Verhältnis zu der des Systems.</translation>
    </message>
    <message>
        <source>The language changes when Intray is started again.</source>
        <translation>Die Sprache wechselt beim nächsten Start von Intray.</translation>
    </message>
    <message>
        <source>For example when your lock on an item ends soon.</source>
        <translation>Zum Beispiel, wenn Ihre Sperre auf einem Vorgang bald endet.</translation>
    </message>
    <message>
        <source>&amp;Return key</source>
        <translation>&amp;Eingabetaste</translation>
    </message>
    <message>
        <source>What Return (Enter) does in a field. With Shift it always makes a new line in a long text.</source>
        <translation>Was die Eingabetaste (Enter) in einem Feld tut. Mit Umschalt macht sie in langen Texten immer eine neue Zeile.</translation>
    </message>
    <message>
        <source>theme, colors, appearance, look, style, skin, dark mode, light mode, night, bright, contrast</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>Thema, Theme, Design, Aussehen, Darstellung, Stil, Dunkelmodus, Dark Mode, Nachtmodus, dunkel, hell, Kontrast</translation>
    </message>
    <message>
        <source>density, row height, line height, padding, gap, tight, dense</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>Dichte, Zeilenhöhe, Zeilenabstand, Platz, eng, dicht, weit</translation>
    </message>
    <message>
        <source>font size, letters, zoom, scale, larger, bigger, smaller, magnify</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>Schriftgröße, Schriftart, Font, Buchstaben, Zoom, vergrößern, verkleinern, größer, kleiner, Skalierung</translation>
    </message>
    <message>
        <source>translation, locale, Sprache, langue, idioma, język, German, French, Spanish, Polish</source>
        <extracomment>Not shown. Words that people type to find this, in every language.</extracomment>
        <translation>Übersetzung, language, langue, idioma, język, Deutsch, Englisch, Französisch, Spanisch, Polnisch</translation>
    </message>
    <message>
        <source>enter key, line break, new line, next field, submit</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>Eingabetaste, Entertaste, Zeilenumbruch, neue Zeile, nächstes Feld, absenden</translation>
    </message>
    <message>
        <source>sound, noise, beep, bell, mute, silent, volume, audio</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>Ton, Klang, Geräusch, Piepen, Signal, stumm, leise, Lautstärke, Sound</translation>
    </message>
    <message>
        <source>&amp;Suggestions</source>
        <translation>&amp;Vorschläge</translation>
    </message>
</context>
<context>
    <name>intray::PreviewRow</name>
    <message>
        <source>required</source>
        <translation>Pflichtfeld</translation>
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
        <source>Loading what comes next...</source>
        <translation>Es wird geladen, was als Nächstes kommt...</translation>
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
        <source>No items are waiting in this queue any more.</source>
        <translation>In dieser Warteschlange warten keine Vorgänge mehr.</translation>
    </message>
    <message>
        <source>The next item has the priority %1.</source>
        <translation>Der nächste Vorgang hat die Priorität %1.</translation>
    </message>
    <message>
        <source>The items already have this priority.</source>
        <translation>Die Vorgänge haben diese Priorität schon.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) now have the priority %1.</source>
        <translation>
            <numerusform>%n Vorgang hat jetzt die Priorität %1.</numerusform>
            <numerusform>%n Vorgänge haben jetzt die Priorität %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which priority do the items of %1 get?</source>
        <translation>Welche Priorität bekommen die Vorgänge von %1?</translation>
    </message>
</context>
<context>
    <name>intray::ProposalMark</name>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Reject</source>
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
        <source>Accept for %1: %2</source>
        <translation>Annehmen für %1: %2</translation>
    </message>
    <message>
        <source>Reject for %1: %2</source>
        <translation>Ablehnen für %1: %2</translation>
    </message>
</context>
<context>
    <name>intray::ProposalView</name>
    <message>
        <source>Search for rules</source>
        <translation>Regeln suchen</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Intray can search the queue&apos;s records for rules that most of them follow.</source>
        <translation>Intray kann in den Datensätzen der Warteschlange nach Regeln suchen, die die meisten einhalten.</translation>
    </message>
    <message>
        <source>Proposed rules</source>
        <translation>Vorgeschlagene Regeln</translation>
    </message>
    <message>
        <source>Loading...</source>
        <translation>Wird geladen...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) checked so far...</source>
        <translation>
            <numerusform>Bisher %Ln Datensatz geprüft ...</numerusform>
            <numerusform>Bisher %Ln Datensätze geprüft ...</numerusform>
        </translation>
    </message>
    <message>
        <source>No further rule is proposed.</source>
        <translation>Es wird keine weitere Regel vorgeschlagen.</translation>
    </message>
    <message>
        <source>Nothing was searched yet.</source>
        <translation>Es wurde noch nichts gesucht.</translation>
    </message>
    <message numerus="yes">
        <source>Suggested by %Ln record(s). A rule rejects nothing until you accept it.</source>
        <translation>
            <numerusform>Aus %Ln Datensatz abgeleitet. Eine Regel weist nichts ab, bis Sie sie annehmen.</numerusform>
            <numerusform>Aus %Ln Datensätzen abgeleitet. Eine Regel weist nichts ab, bis Sie sie annehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>nicht: %1</translation>
    </message>
</context>
<context>
    <name>intray::QualityPage</name>
    <message>
        <source>Warranty</source>
        <translation>Gewähr</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Dubletten</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>What was corrected</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualität</translation>
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
        <source>&amp;Merge</source>
        <translation>&amp;Zusammenführen</translation>
    </message>
    <message>
        <source>The other records are merged into the one that is kept, which gets the chosen values.</source>
        <translation>Die anderen Datensätze werden mit dem zusammengeführt, der bleibt; er bekommt die gewählten Werte.</translation>
    </message>
    <message>
        <source>N&amp;ot a duplicate</source>
        <translation>Keine Du&amp;blette</translation>
    </message>
    <message>
        <source>The record under the cursor is not a duplicate of any of the others. Intray remembers this, however alike they are.</source>
        <translation>Der Datensatz unter dem Cursor ist keine Dublette der anderen. Intray merkt sich das, so ähnlich sie auch sind.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undoes the last decision.</source>
        <translation>Macht die letzte Entscheidung rückgängig.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Abgebrochen. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>All records of the queue are being compared.</source>
        <translation>Alle Datensätze der Warteschlange werden verglichen.</translation>
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
        <source>Search for duplicates and choose a group first.</source>
        <translation>Suchen Sie zuerst nach Dubletten und wählen Sie eine Gruppe.</translation>
    </message>
    <message>
        <source>Only &amp;what differs</source>
        <translation>Nur was nicht &amp;gleich ist</translation>
    </message>
    <message>
        <source>Hides the fields in which all records of the group are the same.</source>
        <translation>Lässt die Felder weg, in denen alle Datensätze der Gruppe das Gleiche haben.</translation>
    </message>
    <message>
        <source>This group has only just appeared. Look at it, then press again.</source>
        <translation>Diese Gruppe ist eben erst gekommen. Sehen Sie sie an und drücken Sie dann noch einmal.</translation>
    </message>
    <message>
        <source>Search another queue, or with a lower share: then records that are less alike are found, too.</source>
        <translation>Durchsuchen Sie eine andere Warteschlange oder mit einem kleineren Anteil: Dann werden auch weniger ähnliche Datensätze gefunden.</translation>
    </message>
    <message>
        <source>Nothing was searched yet.</source>
        <translation>Es wurde noch nichts gesucht.</translation>
    </message>
    <message>
        <source>Sear&amp;ch again</source>
        <translation>Erneut su&amp;chen</translation>
    </message>
    <message>
        <source>Sear&amp;ch</source>
        <translation>Su&amp;chen</translation>
    </message>
    <message>
        <source>A search compares all records of the queue with each other.</source>
        <translation>Eine Suche vergleicht alle Datensätze der Warteschlange miteinander.</translation>
    </message>
    <message>
        <source>Nothing is merged automatically, and what was decided can be undone.</source>
        <translation>Nichts wird automatisch zusammengeführt, und was entschieden wurde, lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Nothing is merged automatically.</source>
        <translation>Nichts wird von selbst zusammengeführt.</translation>
    </message>
    <message>
        <source>This queue has no likely duplicates of %1 or more.</source>
        <translation>Diese Warteschlange hat keine Dubletten, die zu %1 oder mehr wahrscheinlich sind.</translation>
    </message>
</context>
<context>
    <name>intray::QueueFigures</name>
    <message>
        <source>24 hours</source>
        <translation>24 Stunden</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 Tage</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 Tage</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Alle Warteschlangen</translation>
    </message>
    <message>
        <source>&amp;Copy figures</source>
        <translation>Zahlen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save figures...</source>
        <translation>Zahlen &amp;speichern...</translation>
    </message>
    <message>
        <source>The last</source>
        <translation>Die letzten</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Warteschlangen</translation>
    </message>
    <message>
        <source>Queues at a glance</source>
        <translation>Warteschlangen auf einen Blick</translation>
    </message>
</context>
<context>
    <name>intray::QueueHead</name>
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
        <source>Give back table...</source>
        <translation>Tabelle zurückgeben...</translation>
    </message>
    <message>
        <source>The fields of the records and their rules.</source>
        <translation>Die Felder der Datensätze und ihre Regeln.</translation>
    </message>
    <message>
        <source>&amp;Correct...</source>
        <translation>&amp;Korrigieren...</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportieren...</translation>
    </message>
    <message>
        <source>Fie&amp;lds and rules...</source>
        <translation>Fel&amp;der und Regeln...</translation>
    </message>
    <message>
        <source>Nobody sees it until it is saved.</source>
        <translation>Niemand sieht sie, bevor sie gespeichert ist.</translation>
    </message>
</context>
<context>
    <name>intray::QueueList</name>
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
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>paused, %1 open</source>
        <translation>angehalten, %1 offen</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1 open, %2 locked</source>
        <translation>%1 offen, %2 gesperrt</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>eine Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>New queue</source>
        <translation>Neue Warteschlange</translation>
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
        <source>%1 is paused. Locked items can still be finished.</source>
        <translation>%1 ist angehalten. Gesperrte Vorgänge können noch erledigt werden.</translation>
    </message>
    <message>
        <source>%1 gives out items again.</source>
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
        <source>Queues</source>
        <translation>Warteschlangen</translation>
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
        <source>Nobody yet. Give a login the role clerk and this queue.</source>
        <translation>Noch niemand. Geben Sie einer Anmeldung die Rolle Sachbearbeitung und diese Warteschlange.</translation>
    </message>
    <message>
        <source>Everybody who can write to the file; nobody is listed.</source>
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
        <source>Give back the table</source>
        <translation>Tabelle zurückgeben</translation>
    </message>
    <message>
        <source>Stop using the table %2 for the queue %1?</source>
        <translation>Die Arbeit der Warteschlange %1 an der Tabelle %2 beenden?</translation>
    </message>
    <message>
        <source>The table stays as it is, with all values, states and columns, and with the locks of other programs. The queue is paused and keeps its history, drafts and rules; adopt the table again under its name to continue. This is not possible while rows are locked here.</source>
        <translation>Die Tabelle bleibt, wie sie ist, mit allen Werten, Zuständen und Spalten und mit den Sperren anderer Programme. Die Warteschlange wird angehalten und behält Verlauf, Entwürfe und Regeln; übernehmen Sie die Tabelle wieder unter ihrem Namen, um weiterzuarbeiten. Solange hier Zeilen gesperrt sind, ist das nicht möglich.</translation>
    </message>
    <message>
        <source>&amp;Give back</source>
        <translation>&amp;Zurückgeben</translation>
    </message>
    <message>
        <source>The queue %1 no longer has a table and is paused. The table was left as it is.</source>
        <translation>Die Warteschlange %1 hat keine Tabelle mehr und ist angehalten. Die Tabelle wurde gelassen, wie sie ist.</translation>
    </message>
    <message>
        <source>The fields and rules of %1 were saved.</source>
        <translation>Die Felder und Regeln von %1 wurden gespeichert.</translation>
    </message>
    <message>
        <source>Deliveries...</source>
        <translation>Lieferungen...</translation>
    </message>
    <message>
        <source>A new queue, not saved.</source>
        <translation>Eine neue Warteschlange, nicht gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s), not saved.</source>
        <translation>
            <numerusform>Eine Änderung, nicht gespeichert.</numerusform>
            <numerusform>%n Änderungen, nicht gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 open, %2 locked.</source>
        <translation>%1 offen, %2 gesperrt.</translation>
    </message>
    <message numerus="yes">
        <source>%n people work here.</source>
        <translation>
            <numerusform>Eine Person arbeitet hier.</numerusform>
            <numerusform>%n Personen arbeiten hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 work here.</source>
        <translation>%1 arbeiten hier.</translation>
    </message>
    <message>
        <source>%1 works here.</source>
        <translation>%1 arbeitet hier.</translation>
    </message>
    <message>
        <source>Counting the items...</source>
        <translation>Die Vorgänge werden gezählt...</translation>
    </message>
    <message>
        <source>Give it a name first.</source>
        <translation>Zuerst einen Namen geben.</translation>
    </message>
    <message numerus="yes">
        <source>%n queue(s).</source>
        <translation>
            <numerusform>Eine Warteschlange.</numerusform>
            <numerusform>%n Warteschlangen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 open in all.</source>
        <translation>Insgesamt %1 offen.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are paused.</source>
        <translation>
            <numerusform>Eine davon ist angehalten.</numerusform>
            <numerusform>%n davon sind angehalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules of %1 are as they were before.</source>
        <translation>Die Regeln von %1 sind wieder wie zuvor.</translation>
    </message>
</context>
<context>
    <name>intray::ReasonDialog</name>
    <message>
        <source>Mark as failed</source>
        <translation>Als gescheitert melden</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>Zurückschicken</translation>
    </message>
    <message>
        <source>Why can %1 not be done?</source>
        <translation>Warum kann %1 nicht erledigt werden?</translation>
    </message>
    <message>
        <source>You can undo this for ten seconds; after that only a supervisor can reopen it.</source>
        <translation>Zehn Sekunden lang können Sie das rückgängig machen; danach kann den Vorgang nur die Teamleitung wieder öffnen.</translation>
    </message>
    <message>
        <source>Why does %1 go back to the previous step?</source>
        <translation>Warum geht %1 an den vorigen Schritt zurück?</translation>
    </message>
    <message>
        <source>Whoever takes it there reads this. You can undo this for ten seconds.</source>
        <translation>Wer den Vorgang dort nimmt, liest das. Zehn Sekunden lang können Sie das rückgängig machen.</translation>
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
        <source>&amp;back to the queue: whoever takes next gets it</source>
        <translation>&amp;zurück in die Warteschlange: Wer als Nächster nimmt, erhält es</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <translation>&amp;an</translation>
    </message>
    <message>
        <source>New holder</source>
        <translation>Neue Person</translation>
    </message>
</context>
<context>
    <name>intray::RecordForm</name>
    <message>
        <source>Waiting for the database...</source>
        <translation>Warten auf die Datenbank...</translation>
    </message>
</context>
<context>
    <name>intray::RecordHead</name>
    <message>
        <source>Key: %1</source>
        <translation>Schlüssel: %1</translation>
    </message>
</context>
<context>
    <name>intray::RecordHistory</name>
    <message>
        <source>History of the record</source>
        <translation>Verlauf des Datensatzes</translation>
    </message>
    <message>
        <source>No record open.</source>
        <translation>Kein Datensatz geöffnet.</translation>
    </message>
    <message>
        <source>Loading the history...</source>
        <translation>Der Verlauf wird geladen...</translation>
    </message>
    <message>
        <source>These are the newest %1 lines. The item&apos;s history has them all.</source>
        <translation>Dies sind die neuesten %1 Zeilen. Im Verlauf des Vorgangs stehen alle.</translation>
    </message>
</context>
<context>
    <name>intray::RecordPreview</name>
    <message>
        <source>The form at the desk</source>
        <translation>Das Formular am Arbeitsplatz</translation>
    </message>
    <message>
        <source>As the desk shows a record. What is typed here is not saved.</source>
        <translation>So zeigt der Arbeitsplatz einen Datensatz. Was hier eingegeben wird, wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>A new record</source>
        <translation>Ein neuer Datensatz</translation>
    </message>
</context>
<context>
    <name>intray::RecordView</name>
    <message>
        <source>%1, passed unopened at %2</source>
        <translation>%1, ungeöffnet durchgegangen um %2</translation>
    </message>
    <message>
        <source>Re&amp;quest reopening...</source>
        <translation>&amp;Wiederöffnen beantragen...</translation>
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
        <source>Loading the record...</source>
        <translation>Der Datensatz wird geladen...</translation>
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
        <source>As imported</source>
        <translation>Wie importiert</translation>
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
        <source>The record comes back to your desk. This is possible until %1.</source>
        <translation>Der Datensatz kommt auf Ihren Arbeitsplatz zurück. Das geht bis %1.</translation>
    </message>
    <message>
        <source>Somebody has already requested this; a supervisor will answer.</source>
        <translation>Das hat schon jemand beantragt; die Teamleitung antwortet.</translation>
    </message>
    <message>
        <source>Supervisors see your request and your reason.</source>
        <translation>Die Teamleitung sieht Ihren Antrag und Ihren Grund.</translation>
    </message>
    <message>
        <source>%1 requested reopening at %2: %3</source>
        <translation>%1 hat um %2 das Wiederöffnen beantragt: %3</translation>
    </message>
    <message>
        <source>%1 declined the reopening at %2: %3</source>
        <translation>%1 hat das Wiederöffnen um %2 abgelehnt: %3</translation>
    </message>
    <message>
        <source>Reopening of %1 was requested. A supervisor reopens it for you, or declines.</source>
        <translation>Das Wiederöffnen von %1 ist beantragt. Die Teamleitung öffnet den Datensatz für Sie oder lehnt ab.</translation>
    </message>
    <message>
        <source>%1 stays finished. The person who requested it reads why.</source>
        <translation>%1 bleibt erledigt. Wer das Wiederöffnen beantragt hat, liest den Grund.</translation>
    </message>
    <message>
        <source>%1 is open again, first for %2 if they are still allowed to take it.</source>
        <translation>%1 ist wieder offen und kommt zuerst zu %2, falls das Recht dazu noch besteht.</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <translation>&amp;Nehmen</translation>
    </message>
    <message>
        <source>Record %1</source>
        <translation>Datensatz %1</translation>
    </message>
    <message>
        <source>%1, locked by %2 since %3</source>
        <translation>%1, gesperrt von %2 seit %3</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, offen</translation>
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
        <source>State</source>
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
        <source>any t&amp;ime</source>
        <translation>&amp;jederzeit</translation>
    </message>
    <message>
        <source>On or after this day</source>
        <translation>An diesem Tag oder später</translation>
    </message>
    <message>
        <source>On or before this day</source>
        <translation>An diesem Tag oder früher</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Choose which items to reopen.</source>
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
        <source>No item matches.</source>
        <translation>Kein Vorgang passt.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) will be reopened: %1. Their previous state stays in their history.</source>
        <translation>
            <numerusform>%n Vorgang wird wieder geöffnet: %1. Sein voriger Zustand bleibt im Verlauf.</numerusform>
            <numerusform>%n Vorgänge werden wieder geöffnet: %1. Ihr voriger Zustand bleibt im Verlauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>Ein Grund ist erforderlich.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were reopened.</source>
        <translation>
            <numerusform>%n Vorgang wurde wieder geöffnet.</numerusform>
            <numerusform>%n Vorgänge wurden wieder geöffnet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ReturnDialog</name>
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
    <message numerus="yes">
        <source>What you typed in %n field(s) goes into the record, and the desk is empty afterwards.</source>
        <translation>
            <numerusform>Was Sie in %n Feld eingegeben haben, kommt in den Datensatz, und danach ist kein Datensatz geöffnet.</numerusform>
            <numerusform>Was Sie in %n Feldern eingegeben haben, kommt in den Datensatz, und danach ist kein Datensatz geöffnet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you typed in %n field(s) goes into the record.</source>
        <translation>
            <numerusform>Was Sie in %n Feld eingegeben haben, kommt in den Datensatz.</numerusform>
            <numerusform>Was Sie in %n Feldern eingegeben haben, kommt in den Datensatz.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::RightByExample</name>
    <message>
        <source>Edit as a pattern</source>
        <translation>Als Muster bearbeiten</translation>
    </message>
    <message>
        <source>Some values with commas between them</source>
        <translation>Einige Werte, mit Kommas getrennt</translation>
    </message>
    <message>
        <source>Examples that are right</source>
        <translation>Beispiele, die richtig sind</translation>
    </message>
    <message>
        <source>Without examples any value is right.</source>
        <translation>Ohne Beispiele ist jeder Wert richtig.</translation>
    </message>
    <message>
        <source>Right is what is written like %1: 0 is any digit, A any capital and a any small letter.</source>
        <translation>Richtig ist, was wie %1 geschrieben ist: 0 ist eine Ziffer, A ein Groß- und a ein Kleinbuchstabe.</translation>
    </message>
    <message>
        <source>Right is what is written like %1: 0 is any digit.</source>
        <translation>Richtig ist, was wie %1 geschrieben ist: 0 ist eine Ziffer.</translation>
    </message>
    <message>
        <source>Right is what keeps to a pattern that no example shows whole.</source>
        <translation>Richtig ist, was einem Muster folgt, das kein Beispiel ganz zeigt.</translation>
    </message>
    <message>
        <source>This allows more than is saved: %1 was wrong so far.</source>
        <translation>Das erlaubt mehr als gespeichert ist: %1 war bisher falsch.</translation>
    </message>
    <message>
        <source>Without examples the rule is: %1</source>
        <translation>Ohne Beispiele gilt die Regel: %1</translation>
    </message>
    <message>
        <source>This counts, too: %1</source>
        <translation>Auch das gilt: %1</translation>
    </message>
</context>
<context>
    <name>intray::RowChoice</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Fraglich</translation>
    </message>
    <message>
        <source>Which rows are shown</source>
        <translation>Welche Zeilen zu sehen sind</translation>
    </message>
    <message>
        <source>Rows that would not be imported, with the reason.</source>
        <translation>Zeilen, die nicht importiert würden, mit dem Grund.</translation>
    </message>
    <message>
        <source>Rows that would be imported, or that the queue has with other values, and that you should look at.</source>
        <translation>Zeilen, die importiert würden oder die die Warteschlange mit anderen Werten hat und die Sie ansehen sollten.</translation>
    </message>
    <message>
        <source>All %1</source>
        <extracomment>Rows, and how many.</extracomment>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Rejected %1</source>
        <extracomment>Rows, and how many.</extracomment>
        <translation>Abgelehnt %1</translation>
    </message>
    <message>
        <source>Doubtful %1</source>
        <extracomment>Rows, and how many.</extracomment>
        <translation>Fraglich %1</translation>
    </message>
</context>
<context>
    <name>intray::RuleGroup</name>
    <message>
        <source>Undo the change</source>
        <translation>Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>was empty</source>
        <translation>war leer</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>vorher %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>intray::RuleHistoryModel</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
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
        <source>Allowed endings</source>
        <translation>Erlaubte Abschlussarten</translation>
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
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Why it is paused</source>
        <translation>Warum angehalten</translation>
    </message>
    <message>
        <source>Different person</source>
        <translation>Andere Person</translation>
    </message>
    <message>
        <source>Second keying</source>
        <translation>Zweiterfassung</translation>
    </message>
    <message>
        <source>Decided in</source>
        <translation>Warteschlange, die entscheidet</translation>
    </message>
    <message>
        <source>Share (percent)</source>
        <translation>Anteil (Prozent)</translation>
    </message>
    <message>
        <source>Usual reasons</source>
        <translation>Übliche Gründe</translation>
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
        <source>Existed when this history began</source>
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
        <source>Changed by the table&apos;s old program</source>
        <translation>Dem alten Programm der Tabelle gefolgt</translation>
    </message>
    <message>
        <source>Changed outside Intray</source>
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
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Fields and their rules</source>
        <translation>Felder und ihre Regeln</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperre</translation>
    </message>
    <message>
        <source>Longest lock</source>
        <translation>Längste Sperre</translation>
    </message>
    <message>
        <source>Result valid for</source>
        <translation>Ihr Ergebnis gilt</translation>
    </message>
    <message>
        <source>First warning</source>
        <translation>Erste Warnung</translation>
    </message>
    <message>
        <source>Last warning</source>
        <translation>Letzte Warnung</translation>
    </message>
    <message>
        <source>Own records can be reopened</source>
        <translation>Eigene Datensätze wieder öffnen</translation>
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
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln weitere</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Rechte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln queue(s) or more</source>
        <translation>
            <numerusform>%Ln Warteschlange oder mehr</numerusform>
            <numerusform>%Ln Warteschlangen oder mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queue(s)</source>
        <translation>
            <numerusform>%Ln Warteschlange</numerusform>
            <numerusform>%Ln Warteschlangen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) or more</source>
        <translation>
            <numerusform>%Ln Benutzer oder mehr</numerusform>
            <numerusform>%Ln Benutzer oder mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln Benutzer</numerusform>
            <numerusform>%Ln Benutzer</numerusform>
        </translation>
    </message>
    <message>
        <source>Most doubtful first</source>
        <translation>Zweifelhaftestes zuerst</translation>
    </message>
    <message>
        <source>Seed of the sample</source>
        <translation>Startwert der Stichprobe</translation>
    </message>
    <message>
        <source>Fields that may stay wrong</source>
        <translation>Felder, die falsch bleiben dürfen</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Wie sicher</translation>
    </message>
    <message>
        <source>Planted slips</source>
        <translation>Eingestreute Fehler</translation>
    </message>
    <message>
        <source>Stated</source>
        <translation>Festgestellt</translation>
    </message>
    <message>
        <source>Stated how much may be wrong</source>
        <translation>Festgehalten, wie viel falsch sein kann</translation>
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
    <message numerus="yes">
        <source>The newest %Ln line(s); scroll down for more.</source>
        <translation>
            <numerusform>Die neueste Zeile; scrollen Sie nach unten für mehr.</numerusform>
            <numerusform>Die neuesten %Ln Zeilen; scrollen Sie nach unten für mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a line to see what was changed.</source>
        <translation>Wählen Sie eine Zeile, um zu sehen, was geändert wurde.</translation>
    </message>
    <message>
        <source>Nothing else is known of this change.</source>
        <translation>Mehr ist von dieser Änderung nicht bekannt.</translation>
    </message>
    <message>
        <source>What was changed:</source>
        <translation>Was geändert wurde:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) in all.</source>
        <translation>
            <numerusform>Insgesamt %Ln Zeile.</numerusform>
            <numerusform>Insgesamt %Ln Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No change is known.</source>
        <translation>Es ist keine Änderung bekannt.</translation>
    </message>
    <message>
        <source>Nothing was changed since this history began on %1.</source>
        <translation>Seit dieser Verlauf am %1 begann, wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The last change was made to %1 on %2.</source>
        <translation>Zuletzt wurde am %2 etwas an %1 geändert.</translation>
    </message>
    <message>
        <source>The last change was made to %1 by %2 on %3.</source>
        <translation>Zuletzt änderte %2 am %3 etwas an %1.</translation>
    </message>
</context>
<context>
    <name>intray::RulesFoot</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Änderungen rückgängig machen</translation>
    </message>
    <message>
        <source>All rules are saved.</source>
        <translation>Alle Regeln sind gespeichert.</translation>
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
    <message>
        <source>Name and people</source>
        <translation>Name und Personen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>How an item ends</source>
        <translation>Wie ein Vorgang endet</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Wie es weitergeht</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Lieferungen</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Weiteres</translation>
    </message>
    <message>
        <source>What needs eyes</source>
        <translation>Was Augen braucht</translation>
    </message>
</context>
<context>
    <name>intray::RulesSaving</name>
    <message>
        <source>Changed by somebody else</source>
        <translation>Von jemand anderem geändert</translation>
    </message>
    <message>
        <source>Somebody else has changed the same rules of %1 in the meantime: %2.</source>
        <translation>Jemand anderes hat inzwischen dieselben Regeln von %1 geändert: %2.</translation>
    </message>
    <message>
        <source>&amp;Save mine</source>
        <translation>Meine &amp;speichern</translation>
    </message>
    <message>
        <source>Nothing has been saved yet. To see their changes, cancel and press Undo changes.</source>
        <translation>Es ist noch nichts gespeichert. Um die anderen zu sehen, brechen Sie ab und drücken Sie „Änderungen rückgängig machen“.</translation>
    </message>
    <message>
        <source>Somebody else has changed the same rules of %1 since: %2. Nothing was undone.</source>
        <translation>Jemand anders hat seitdem dieselben Regeln von %1 geändert: %2. Es wurde nichts rückgängig gemacht.</translation>
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
    <name>intray::SampleTable</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
</context>
<context>
    <name>intray::SavedFilters</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>The filter “%1” is removed.</source>
        <translation>Der Filter „%1“ ist entfernt.</translation>
    </message>
    <message>
        <source>Remove a filter</source>
        <translation>Filter entfernen</translation>
    </message>
    <message>
        <source>Remove the filter “%1” for the whole team?</source>
        <translation>Den Filter „%1“ für das ganze Team entfernen?</translation>
    </message>
    <message>
        <source>The filter “%1” is removed for the team.</source>
        <translation>Der Filter „%1“ ist für das Team entfernt.</translation>
    </message>
    <message>
        <source>&amp;Saved filters</source>
        <translation>&amp;Gespeicherte Filter</translation>
    </message>
</context>
<context>
    <name>intray::SavingEffect</name>
    <message numerus="yes">
        <source>%Ln open record(s) break a rule now, %1 afterwards.</source>
        <translation>
            <numerusform>%Ln offener Datensatz verletzt jetzt eine Regel, danach %1.</numerusform>
            <numerusform>%Ln offene Datensätze verletzen jetzt eine Regel, danach %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln open record(s) break a rule, now and afterwards.</source>
        <translation>
            <numerusform>%Ln offener Datensatz verletzt eine Regel, jetzt und danach.</numerusform>
            <numerusform>%Ln offene Datensätze verletzen eine Regel, jetzt und danach.</numerusform>
        </translation>
    </message>
    <message>
        <source>No open record breaks a rule, now or afterwards.</source>
        <translation>Kein offener Datensatz verletzt eine Regel, jetzt nicht und danach nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) that are hidden from you are not counted.</source>
        <translation>
            <numerusform>%Ln Datensatz, der für Sie verborgen ist, ist nicht mitgezählt.</numerusform>
            <numerusform>%Ln Datensätze, die für Sie verborgen sind, sind nicht mitgezählt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::SearchBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>At 50 % two records are as likely duplicates as not.</source>
        <translation>Bei 50 % sind zwei Datensätze ebenso wahrscheinlich dieselben wie nicht.</translation>
    </message>
    <message>
        <source>Searches all records of the queue; nothing is merged automatically.</source>
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
        <source>Searching for duplicates</source>
        <translation>Suche nach Dubletten</translation>
    </message>
    <message>
        <source>Sear&amp;ch again</source>
        <translation>Erneut su&amp;chen</translation>
    </message>
</context>
<context>
    <name>intray::SearchField</name>
    <message>
        <source>Search the open items</source>
        <translation>Offene Vorgänge durchsuchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
</context>
<context>
    <name>intray::SearchRules</name>
    <message>
        <source>Accents do not matter</source>
        <translation>Akzente sind gleichgültig</translation>
    </message>
    <message>
        <source>A search for &quot;cafe&quot; also finds &quot;Café&quot;.</source>
        <translation>Eine Suche nach „cafe“ findet auch „Café“.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
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
        <source>A colleague is already looking for work: %n s</source>
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
        <source>%1 has only just appeared. Look at it, then press again.</source>
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
        <source>The database %1 is busy; Intray continues as soon as it answers.</source>
        <translation>Die Datenbank %1 ist beschäftigt; Intray macht weiter, sobald sie antwortet.</translation>
    </message>
    <message>
        <source>The database %1 cannot be reached. Reconnecting automatically.</source>
        <translation>Die Datenbank %1 ist nicht erreichbar. Die Verbindung wird automatisch wiederhergestellt.</translation>
    </message>
    <message>
        <source>The login %1 is known to the database, but not to Intray. Ask an administrator of Intray to add it.</source>
        <translation>Die Datenbank kennt die Anmeldung %1, Intray aber nicht. Bitten Sie die Administration von Intray, sie aufzunehmen.</translation>
    </message>
    <message>
        <source>The database %1 answers and reports changes.</source>
        <translation>Die Datenbank %1 antwortet und meldet Änderungen.</translation>
    </message>
    <message>
        <source>The database cannot be reached. Reconnecting automatically; what you type is kept on this computer.</source>
        <translation>Die Datenbank ist nicht erreichbar. Die Verbindung wird automatisch wiederhergestellt; was Sie eingeben, bleibt auf diesem Rechner erhalten.</translation>
    </message>
    <message>
        <source>This database server is read-only, like a standby. What you type is kept on this computer.</source>
        <translation>Dieser Datenbankserver kann nur gelesen, nicht geschrieben werden, wie ein Bereitschaftsserver. Was Sie eingeben, wird auf diesem Rechner aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>intray::SeveralDialog</name>
    <message>
        <source>They are locked for you as one batch, and open one by one. You can return any of them alone.</source>
        <translation>Sie sind als ein Stapel für Sie gesperrt und öffnen sich einer nach dem anderen. Jeder kann einzeln zurückgegeben werden.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>How many items of %1?</source>
        <translation>Wie viele Vorgänge von %1?</translation>
    </message>
</context>
<context>
    <name>intray::SeveralPicker</name>
    <message>
        <source>Mark the values of %1 in a list (Alt+Down in the field)</source>
        <translation>Die Werte von %1 in einer Liste wählen (Alt+Ab im Feld)</translation>
    </message>
</context>
<context>
    <name>intray::ShownItems</name>
    <message>
        <source>Passed unopened</source>
        <translation>Ungeöffnet durchgegangen</translation>
    </message>
    <message>
        <source>Finished records can be viewed here, not changed.</source>
        <translation>Erledigte Datensätze können hier angesehen, aber nicht geändert werden.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Done by me today</source>
        <translation>Heute von mir abgeschlossen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
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
        <source>Reopening requested</source>
        <translation>Wiederöffnen beantragt</translation>
    </message>
    <message>
        <source>Which &amp;items</source>
        <translation>Welche &amp;Vorgänge</translation>
    </message>
</context>
<context>
    <name>intray::ShownLock</name>
    <message>
        <source>lock lost</source>
        <translation>Sperre verloren</translation>
    </message>
    <message>
        <source>lost to %1</source>
        <translation>verloren an %1</translation>
    </message>
    <message>
        <source>lock ended</source>
        <translation>Sperre abgelaufen</translation>
    </message>
    <message>
        <source>offline, %1 left</source>
        <translation>offline, noch %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Locked until %1 by the database&apos;s clock. A click extends it.</source>
        <translation>Gesperrt bis %1 nach der Uhr der Datenbank. Ein Klick verlängert die Sperre.</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Sperre %1</translation>
    </message>
</context>
<context>
    <name>intray::SidePanel</name>
    <message>
        <source>Beside the record</source>
        <translation>Neben dem Datensatz</translation>
    </message>
    <message>
        <source>Hide the side panel</source>
        <translation>Seitenleiste ausblenden</translation>
    </message>
    <message>
        <source>Hides the side panel.</source>
        <translation>Blendet die Seitenleiste aus.</translation>
    </message>
</context>
<context>
    <name>intray::SilencedPage</name>
    <message>
        <source>&amp;Ask again</source>
        <translation>&amp;Wieder fragen</translation>
    </message>
    <message>
        <source>What is never asked about</source>
        <translation>Wonach nie gefragt wird</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Suggestions that you never want to see at the desk, in any record of the queue.</source>
        <translation>Vorschläge, die Sie am Arbeitsplatz nie sehen wollen, bei keinem Datensatz der Warteschlange.</translation>
    </message>
    <message>
        <source>Never shown</source>
        <translation>Wird nie gezeigt</translation>
    </message>
    <message>
        <source>suggestions by rules or examples</source>
        <translation>Vorschläge nach Regeln oder Beispielen</translation>
    </message>
    <message>
        <source>suggestions by what is usual in other records</source>
        <translation>Vorschläge nach dem, was in anderen Datensätzen üblich ist</translation>
    </message>
    <message>
        <source>unusual values without a suggestion</source>
        <translation>ungewöhnliche Werte ohne Vorschlag</translation>
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
        <source>Anything larger is rejected, wherever it comes from.</source>
        <translation>Was größer ist, wird abgelehnt, auf welchem Weg es auch kommt.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>intray::SortMenu</name>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>As they are taken</source>
        <translation>Wie sie genommen werden</translation>
    </message>
    <message>
        <source>%1, ascending</source>
        <translation>%1, aufsteigend</translation>
    </message>
    <message>
        <source>%1, descending</source>
        <translation>%1, absteigend</translation>
    </message>
</context>
<context>
    <name>intray::SourcePage</name>
    <message>
        <source>Folder...</source>
        <translation>Ordner...</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>No record open.</source>
        <translation>Kein Datensatz geöffnet.</translation>
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
        <source>Earlier sources have not been loaded yet: their folder does not answer. Try again later.</source>
        <translation>Die Quellen davor sind noch nicht da: Ihr Ordner antwortet nicht. Versuchen Sie es später noch einmal.</translation>
    </message>
</context>
<context>
    <name>intray::SourceRules</name>
    <message>
        <source>Result valid for</source>
        <translation>Ihr Ergebnis gilt</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Testing the query...</source>
        <translation>Die Abfrage wird ausprobiert...</translation>
    </message>
    <message>
        <source>SELECT id AS key, ... Empty: the queue is not filled by a query.</source>
        <translation>SELECT id AS key, ... Leer: Die Warteschlange wird nicht von einer Abfrage gefüllt.</translation>
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
        <source>First: %1.</source>
        <translation>Zuerst: %1.</translation>
    </message>
    <message>
        <source>The highest priority comes first; within one priority the oldest item.</source>
        <translation>Die höchste Priorität kommt zuerst, bei gleicher Priorität der älteste Vorgang.</translation>
    </message>
    <message>
        <source>To move waiting items, use Item, Change priority at the desk.</source>
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
        <source>Intray loads nothing from the network unless its host is listed here, such as scans.example.org.</source>
        <translation>Aus dem Netz wird nur geholt, was auf einem Server liegt, der hier steht, etwa scans.example.org.</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Scan</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>Im Ordner</translation>
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
        <source>The field says where to find the scan, picture or PDF that is shown beside the record.</source>
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
        <source>No record open.</source>
        <translation>Kein Datensatz geöffnet.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Seitenbreite</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>This record names no source.</source>
        <translation>Dieser Datensatz nennt keine Quelle.</translation>
    </message>
    <message>
        <source>Loading the source...</source>
        <translation>Die Quelle wird geladen...</translation>
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
    <name>intray::StepRules</name>
    <message>
        <source>Not the person who did the previous step</source>
        <translation>Nicht wer den vorigen Schritt erledigt hat</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Of what the previous step completes; the rest skips this queue.</source>
        <translation>Von dem, was der vorige Schritt abschließt; der Rest überspringt diese Warteschlange.</translation>
    </message>
    <message>
        <source>A second person keys these fields without seeing the first values.</source>
        <translation>Eine zweite Person erfasst diese Felder, ohne die ersten Werte zu sehen.</translation>
    </message>
    <message>
        <source>Where the two differ, a third person decides in this queue.</source>
        <translation>Wo die beiden voneinander abweichen, entscheidet eine dritte Person in dieser Warteschlange.</translation>
    </message>
    <message>
        <source>Completed items go on to</source>
        <translation>Abgeschlossene Vorgänge gehen weiter an</translation>
    </message>
    <message>
        <source>Different person</source>
        <translation>Andere Person</translation>
    </message>
    <message>
        <source>Share that comes here</source>
        <translation>Anteil, der hierher kommt</translation>
    </message>
    <message>
        <source>Second keying</source>
        <translation>Zweiterfassung</translation>
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
    <name>intray::StreamProgram</name>
    <message>
        <source>The program could not be started: %1.</source>
        <translation>Das Programm ließ sich nicht starten: %1.</translation>
    </message>
    <message>
        <source>The program was ended by signal %1.</source>
        <translation>Das Programm wurde durch das Signal %1 beendet.</translation>
    </message>
    <message>
        <source>The program ended with status %1.</source>
        <translation>Das Programm endete mit dem Status %1.</translation>
    </message>
</context>
<context>
    <name>intray::StreamWorker</name>
    <message>
        <source>Line %1 of the program&apos;s answers is not a JSON object.</source>
        <translation>Zeile %1 der Antworten des Programms ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>Line %1 of the program&apos;s answers has no &quot;id&quot; of an item that the program was given and has not answered.</source>
        <translation>Zeile %1 der Antworten des Programms hat keine „id“ eines Vorgangs, den das Programm bekommen und noch nicht beantwortet hat.</translation>
    </message>
    <message>
        <source>Line %1 of the program&apos;s answers has neither an object as &quot;result&quot; nor a text as &quot;error&quot;.</source>
        <translation>Zeile %1 der Antworten des Programms hat weder ein Objekt als „result“ noch einen Text als „error“.</translation>
    </message>
</context>
<context>
    <name>intray::SuggestionMark</name>
    <message>
        <source>Likely wrong in %1: %2</source>
        <translation>Wohl falsch in %1: %2</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Annehmen</translation>
    </message>
    <message>
        <source>&amp;Do not ask again for this record</source>
        <translation>Bei diesem Datensatz &amp;nicht mehr fragen</translation>
    </message>
    <message>
        <source>There is no suggestion for %1. Nothing was changed.</source>
        <translation>Für %1 gibt es keinen Vorschlag. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Suggested again: %1</source>
        <translation>Wird wieder vorgeschlagen: %1</translation>
    </message>
    <message>
        <source>Ctrl+J accepts it, Ctrl+Shift+J does not ask again for this record, Ctrl+Shift+W never in this field.</source>
        <translation>Strg+J nimmt es an, Strg+Umschalt+J fragt bei diesem Datensatz nicht wieder, Strg+Umschalt+W nie in diesem Feld.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+J does not ask again for this record, Ctrl+Shift+W never in this field.</source>
        <translation>Strg+Umschalt+J fragt bei diesem Datensatz nicht wieder, Strg+Umschalt+W nie in diesem Feld.</translation>
    </message>
    <message>
        <source>&amp;Never ask this kind in this field</source>
        <translation>&amp;Nie nach dieser Art in diesem Feld fragen</translation>
    </message>
    <message>
        <source>Suggestions of this kind are never shown in %1 again. The preferences, under Suggestions, bring them back.</source>
        <translation>Vorschläge dieser Art werden in %1 nie mehr gezeigt. In den Einstellungen unter Vorschläge holen Sie sie zurück.</translation>
    </message>
    <message>
        <source>It is not suggested for this record again to empty this field. %1 undoes this.</source>
        <translation>Das Leeren dieses Feldes wird für diesen Datensatz nicht wieder vorgeschlagen. %1 macht das rückgängig.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>It is not suggested for this record again to exchange these two values. %1 undoes this.</source>
        <translation>Das Tauschen dieser beiden Werte wird für diesen Datensatz nicht wieder vorgeschlagen. %1 macht das rückgängig.</translation>
    </message>
    <message numerus="yes">
        <source>It is not suggested for this record again to share one value among %n fields. %1 undoes this.</source>
        <translation>
            <numerusform>Einen Wert auf %n Feld zu verteilen wird für diesen Datensatz nicht wieder vorgeschlagen. %1 macht das rückgängig.</numerusform>
            <numerusform>Einen Wert auf %n Felder zu verteilen wird für diesen Datensatz nicht wieder vorgeschlagen. %1 macht das rückgängig.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 It cannot be changed here: return or fail the item.</source>
        <translation>%1 Nicht änderbar: Vorgang zurückgeben.</translation>
    </message>
    <message>
        <source>What is proposed for %1 is too long to stand beside it. %2 shows all of it.</source>
        <translation>Was für %1 vorgeschlagen wird, ist zu lang, um daneben zu stehen. %2 zeigt alles.</translation>
    </message>
    <message>
        <source>%1 cannot be changed here. Fail or return the item, or write a note.</source>
        <translation>%1 kann hier nicht geändert werden. Melden Sie den Vorgang als gescheitert, geben Sie ihn zurück oder schreiben Sie eine Notiz.</translation>
    </message>
    <message>
        <source>%1 is not asked about again for this record. %2 undoes this.</source>
        <translation>Nach %1 wird bei diesem Datensatz nicht wieder gefragt. %2 macht das rückgängig.</translation>
    </message>
    <message>
        <source>“%1” is not suggested for this record again. %2 undoes this.</source>
        <translation>„%1“ wird für diesen Datensatz nicht mehr vorgeschlagen. %2 macht das rückgängig.</translation>
    </message>
    <message>
        <source>Asked about again: %1</source>
        <translation>Wird wieder gefragt: %1</translation>
    </message>
    <message>
        <source>There is nothing to check in this field.</source>
        <translation>In diesem Feld gibt es nichts zu prüfen.</translation>
    </message>
    <message>
        <source>Press Ctrl+J again to take what is proposed for %1.</source>
        <translation>Drücken Sie noch einmal Strg+J, um den Vorschlag für %1 anzunehmen.</translation>
    </message>
    <message>
        <source>Nothing is suggested for %1. It breaks a rule: %2</source>
        <translation>Für %1 wird nichts vorgeschlagen. Das Feld verletzt eine Regel: %2</translation>
    </message>
    <message>
        <source>The value that was here before is asked about again.</source>
        <translation>Nach dem Wert, der vorher hier stand, wird wieder gefragt.</translation>
    </message>
</context>
<context>
    <name>intray::SupervisorPage</name>
    <message>
        <source>The page is read again.</source>
        <translation>Die Seite wird neu gelesen.</translation>
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
        <source>Whoever takes next gets them. Their holders are notified at once and keep their text.</source>
        <translation>Wer als Nächster nimmt, erhält sie. Die Betroffenen erfahren es sofort und behalten ihren Text.</translation>
    </message>
    <message>
        <source>They go to somebody else at once. Their holders are notified and keep their text.</source>
        <translation>Sie gehen sofort an jemand anderen. Die Betroffenen erfahren es und behalten ihren Text.</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>Pass on what was typed as a &amp;proposal</source>
        <translation>Eingegebenes als &amp;Vorschlag mitgeben</translation>
    </message>
    <message>
        <source>Whoever gets the item accepts or rejects it field by field.</source>
        <translation>Wer den Vorgang erhält, nimmt den Vorschlag Feld für Feld an oder lehnt ihn ab.</translation>
    </message>
    <message>
        <source>Nobody holds any of these items.</source>
        <translation>Keiner dieser Vorgänge ist gesperrt.</translation>
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
        <source>Locked by</source>
        <translation>Gesperrt von</translation>
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
    <message>
        <source>It goes to somebody else at once. Its holder is notified and keeps the text.</source>
        <translation>Er geht sofort an jemand anderen. Wer ihn hat, erfährt es und behält den Text.</translation>
    </message>
    <message>
        <source>Whoever takes next gets it.</source>
        <translation>Wer als Nächstes nimmt, bekommt ihn.</translation>
    </message>
    <message>
        <source>Whoever takes next gets it. Its holder is notified at once and keeps the text.</source>
        <translation>Wer als Nächster nimmt, erhält ihn. Wer ihn hat, erfährt es sofort und behält den Text.</translation>
    </message>
    <message>
        <source>%1, which %2 held, is released.</source>
        <translation>%1 von %2 ist wieder offen.</translation>
    </message>
    <message>
        <source>No lock was released.</source>
        <translation>Keine Sperre wurde freigegeben.</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) of %1 released.</source>
        <translation>
            <numerusform>%n Sperre von %1 wurde freigegeben.</numerusform>
            <numerusform>%n Sperren von %1 wurden freigegeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %n lock(s)?</source>
        <translation>
            <numerusform>%n Sperre freigeben?</numerusform>
            <numerusform>%n Sperren freigeben?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who gets %n item(s)?</source>
        <translation>
            <numerusform>Wer bekommt %n Vorgang?</numerusform>
            <numerusform>Wer bekommt %n Vorgänge?</numerusform>
        </translation>
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
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>A template with this name already exists. It will be replaced for everybody who works with this database.</source>
        <translation>Es gibt eine Vorlage mit diesem Namen. Sie wird ersetzt, für alle, die mit dieser Datenbank arbeiten.</translation>
    </message>
    <message>
        <source>It is saved in the database, for everybody who imports files of this kind.</source>
        <translation>Sie wird in der Datenbank gespeichert, für alle, die Dateien dieser Art importieren.</translation>
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
        <source>It is saved in the database, for everybody who exports.</source>
        <translation>Sie wird in der Datenbank gespeichert, für alle, die exportieren.</translation>
    </message>
    <message>
        <source>What is the template called?</source>
        <translation>Wie heißt die Vorlage?</translation>
    </message>
</context>
<context>
    <name>intray::TextBox</name>
    <message numerus="yes">
        <source>%n character(s) that cannot be seen were left out of what was pasted.</source>
        <translation>
            <numerusform>%n Zeichen, das man nicht sieht, wurde beim Einfügen weggelassen.</numerusform>
            <numerusform>%n Zeichen, die man nicht sieht, wurden beim Einfügen weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: the text would have %L1 characters, and a line of a text can have %L2 at most.</source>
        <translation>Nichts wurde eingefügt: Der Text hätte %L1 Zeichen, und eine Zeile eines Textes kann höchstens %L2 haben.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n character(s) that cannot be seen were left out of what was pasted.</source>
        <translation>
            <numerusform>%1: %n Zeichen, das man nicht sieht, wurde beim Einfügen weggelassen.</numerusform>
            <numerusform>%1: %n Zeichen, die man nicht sieht, wurden beim Einfügen weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank(s) that do not break the line became plain blanks.</source>
        <translation>
            <numerusform>%n geschütztes Leerzeichen wurde ein gewöhnliches.</numerusform>
            <numerusform>%n geschützte Leerzeichen wurden gewöhnliche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n blank(s) that do not break the line became plain blanks.</source>
        <translation>
            <numerusform>%1: %n geschütztes Leerzeichen wurde ein gewöhnliches.</numerusform>
            <numerusform>%1: %n geschützte Leerzeichen wurden gewöhnliche.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::TodayPage</name>
    <message numerus="yes">
        <source>%1 holds %n item(s) and has typed nothing since %2.</source>
        <translation>
            <numerusform>%1 hält einen Vorgang und hat seit %2 nichts getippt.</numerusform>
            <numerusform>%1 hält %n Vorgänge und hat seit %2 nichts getippt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the time of the locks is over.</source>
        <translation>%1; die Zeit der Sperren ist abgelaufen.</translation>
    </message>
    <message>
        <source>%1; the program does not respond.</source>
        <translation>%1; das Programm antwortet nicht.</translation>
    </message>
    <message>
        <source>Release...</source>
        <translation>Freigeben...</translation>
    </message>
    <message>
        <source>Reassign...</source>
        <translation>Neu zuweisen...</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Show the queue</source>
        <translation>Warteschlange zeigen</translation>
    </message>
    <message>
        <source>The table of %1 has changed.</source>
        <translation>Die Tabelle von %1 hat sich geändert.</translation>
    </message>
    <message>
        <source>%1 is paused.</source>
        <translation>%1 ist angehalten.</translation>
    </message>
    <message>
        <source>%1 is paused: “%2”</source>
        <translation>%1 ist angehalten: „%2“</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 offen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message numerus="yes">
        <source>The import of %1 rejected %n row(s).</source>
        <translation>
            <numerusform>Der Import von %1 hat eine Zeile abgelehnt.</numerusform>
            <numerusform>Der Import von %1 hat %n Zeilen abgelehnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, today at %2</source>
        <translation>%1, heute um %2</translation>
    </message>
    <message>
        <source>Show the imports...</source>
        <translation>Importe zeigen...</translation>
    </message>
    <message>
        <source>%1 gives out items again.</source>
        <translation>%1 gibt ihre Vorgänge wieder aus.</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Warteschlangen</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Wer was hält</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1 done today, %2 left.</source>
        <translation>%1 heute abgeschlossen, %2 übrig.</translation>
    </message>
    <message numerus="yes">
        <source>%n people are working.</source>
        <translation>
            <numerusform>Eine Person arbeitet.</numerusform>
            <numerusform>%n Personen arbeiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 older lines of the history are still being counted; until then the numbers are incomplete.</source>
        <translation>%L1 ältere Zeilen des Verlaufs werden noch gezählt; bis dahin sind die Zahlen unvollständig.</translation>
    </message>
    <message>
        <source>Nobody is working.</source>
        <translation>Niemand arbeitet.</translation>
    </message>
    <message>
        <source>Seen</source>
        <extracomment>Of rows that an import rejected: the line goes.</extracomment>
        <translation>Gesehen</translation>
    </message>
</context>
<context>
    <name>intray::TrialView</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The test was stopped. It starts again with the next change.</source>
        <translation>Der Test wurde angehalten. Er beginnt mit der nächsten Änderung neu.</translation>
    </message>
    <message>
        <source>Rules that records break</source>
        <translation>Regeln, die Datensätze verletzen</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was falsch ist</translation>
    </message>
    <message>
        <source>Testing...</source>
        <translation>Test läuft...</translation>
    </message>
    <message>
        <source>Not tested: the rules contradict themselves.</source>
        <translation>Nicht getestet: Die Regeln widersprechen sich.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n open record(s) comply with the rules.</source>
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
        <source>%n record(s) are hidden from you.</source>
        <translation>
            <numerusform>%n Datensatz ist für Sie verborgen.</numerusform>
            <numerusform>%n Datensätze sind für Sie verborgen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) checked so far...</source>
        <translation>
            <numerusform>Bisher %Ln Datensatz geprüft ...</numerusform>
            <numerusform>Bisher %Ln Datensätze geprüft ...</numerusform>
        </translation>
    </message>
    <message>
        <source>Field, key</source>
        <translation>Feld, Schlüssel</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>What is empty, or wrong only beside other fields, counts, too.</source>
        <translation>Auch was leer ist oder nur neben anderen Feldern falsch, zählt mit.</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Zum Beispiel: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>intray::TypeAhead</name>
    <message>
        <source>Waiting for the database. What you type now is not entered.</source>
        <translation>Warten auf die Datenbank. Was Sie jetzt tippen, wird nicht eingetragen.</translation>
    </message>
</context>
<context>
    <name>intray::UnitEdit</name>
    <message>
        <source>%1: unit</source>
        <translation>%1: Einheit</translation>
    </message>
    <message>
        <source>%1 (usual)</source>
        <extracomment>A number of minutes or seconds, as it is where nobody says otherwise.</extracomment>
        <translation>%1 (üblich)</translation>
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
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Tags of this user in each queue</source>
        <translation>Schlagwörter dieses Benutzers in jeder Warteschlange</translation>
    </message>
    <message>
        <source>What this user can do in a queue, in words such as french or legal, separated by spaces. Items can be assigned to a tag.</source>
        <translation>Was dieser Benutzer in einer Warteschlange kann, in Wörtern wie französisch oder recht, durch Leerzeichen getrennt. Vorgänge können einem Schlagwort zugewiesen werden.</translation>
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
        <source>The administrator of the database server creates logins and their passwords. Here a login gets its roles in Intray, and the database enforces them.</source>
        <translation>Anmeldungen und ihre Passwörter legt die Administration des Datenbankservers an. Hier erhält eine Anmeldung ihre Rollen in Intray, und die Datenbank setzt sie durch.</translation>
    </message>
    <message>
        <source>A file has no logins: anybody who can write to it can do everything. This list says who is meant to do what.</source>
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
        <source>Remove all rights of %1 in Intray?</source>
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
        <source>%1 no longer has any rights in Intray.</source>
        <translation>%1 hat keine Rechte in Intray mehr.</translation>
    </message>
    <message>
        <source>The tags of %1 were saved.</source>
        <translation>Die Schlagwörter von %1 wurden gespeichert.</translation>
    </message>
</context>
<context>
    <name>intray::ValueChangesModel</name>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>would break a rule</source>
        <translation>würde eine Regel verletzen</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Wird zu</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>would lose digits</source>
        <translation>verlöre Ziffern</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
</context>
<context>
    <name>intray::ValueCorrection</name>
    <message>
        <source>Correcting</source>
        <translation>Wird korrigiert</translation>
    </message>
    <message>
        <source>Stops after the records that are just being corrected.</source>
        <translation>Hört nach den Datensätzen auf, die gerade korrigiert werden.</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Was sich ändern würde</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Puts the old values back, as a whole.</source>
        <translation>Stellt die alten Werte wieder her, alle zusammen.</translation>
    </message>
    <message>
        <source>Correcting...</source>
        <translation>Wird korrigiert...</translation>
    </message>
    <message>
        <source>Restoring the old values...</source>
        <translation>Die alten Werte werden wiederhergestellt...</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Wird angehalten...</translation>
    </message>
    <message>
        <source>Choose what is wrong in the list; more than one with Ctrl or Shift.</source>
        <translation>Wählen Sie in der Liste, was falsch ist; mehrere mit Strg oder Umschalt.</translation>
    </message>
    <message>
        <source>Looking for what would change...</source>
        <translation>Es wird gesucht, was sich ändern würde...</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Es würde sich nichts ändern.</translation>
    </message>
    <message>
        <source>Intray is still looking for what would change. Correct once the button says how many records.</source>
        <translation>Intray sucht noch, was sich ändern würde. Korrigieren Sie, sobald die Schaltfläche sagt, wie viele Datensätze.</translation>
    </message>
    <message>
        <source>Intray is still reading the values. Correct once they are shown.</source>
        <translation>Intray liest die Werte noch. Korrigieren Sie, sobald sie zu sehen sind.</translation>
    </message>
    <message>
        <source>Reading the values...</source>
        <translation>Die Werte werden gelesen...</translation>
    </message>
    <message>
        <source>Bac&amp;k to the values</source>
        <translation>&amp;Zurück zu den Werten</translation>
    </message>
    <message>
        <source>Show as a &amp;list</source>
        <translation>Als &amp;Liste zeigen</translation>
    </message>
</context>
<context>
    <name>intray::ValuesHead</name>
    <message>
        <source>How values are put together</source>
        <translation>Wie Werte zusammengefasst werden</translation>
    </message>
    <message>
        <source>Values that are likely the same, written in different ways.</source>
        <translation>Werte, die wohl dieselben sind, verschieden geschrieben.</translation>
    </message>
    <message>
        <source>Search in the values</source>
        <translation>In den Werten suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Werte</translation>
    </message>
    <message>
        <source>F&amp;orms</source>
        <translation>F&amp;ormen</translation>
    </message>
    <message>
        <source>Clus&amp;ters</source>
        <translation>&amp;Gruppen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Values that are built alike, each group with one of them.</source>
        <translation>Werte, die gleich gebaut sind, jede Gruppe mit einem davon.</translation>
    </message>
</context>
<context>
    <name>intray::ValuesModel</name>
    <message>
        <source>breaks a rule</source>
        <translation>verletzt eine Regel</translation>
    </message>
    <message numerus="yes">
        <source>%Ln break a rule</source>
        <translation>
            <numerusform>%Ln verletzt eine Regel</numerusform>
            <numerusform>%Ln verletzen eine Regel</numerusform>
        </translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Wird zu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>to check</source>
        <translation>zu prüfen</translation>
    </message>
    <message>
        <source>0 stands for a digit, A and a for letters; what is between them is as it stands.</source>
        <translation>0 steht für eine Ziffer, A und a für Buchstaben; was dazwischen steht, steht so da.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Zum Beispiel</translation>
    </message>
</context>
<context>
    <name>intray::ValuesPage</name>
    <message>
        <source>Reading the values</source>
        <translation>Werte werden gelesen</translation>
    </message>
    <message>
        <source>Stops reading the values.</source>
        <translation>Bricht das Lesen der Werte ab.</translation>
    </message>
    <message>
        <source>The values were not read to the end. F5 reads them.</source>
        <translation>Die Werte wurden nicht zu Ende gelesen. F5 liest sie.</translation>
    </message>
    <message>
        <source>Reading the values...</source>
        <translation>Die Werte werden gelesen...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) read</source>
        <translation>
            <numerusform>%Ln Datensatz gelesen</numerusform>
            <numerusform>%Ln Datensätze gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) break a rule.</source>
        <translation>
            <numerusform>%Ln Datensatz verletzt eine Regel.</numerusform>
            <numerusform>%Ln Datensätze verletzen eine Regel.</numerusform>
        </translation>
    </message>
    <message>
        <source>None breaks a rule.</source>
        <translation>Keiner verletzt eine Regel.</translation>
    </message>
    <message>
        <source>There is no queue yet whose records can be corrected. Import records first.</source>
        <translation>Es gibt noch keine Warteschlange, deren Datensätze korrigiert werden können. Importieren Sie zuerst Datensätze.</translation>
    </message>
    <message>
        <source>No record has a value in this field.</source>
        <translation>Kein Datensatz hat einen Wert in diesem Feld.</translation>
    </message>
    <message>
        <source>No values of this field look alike.</source>
        <translation>Keine Werte dieses Feldes ähneln einander.</translation>
    </message>
    <message>
        <source>Nothing here has this text in it.</source>
        <translation>Nichts hier enthält diesen Text.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Looking for the field with the most values that break a rule...</source>
        <translation>Das Feld mit den meisten Werten, die eine Regel verletzen, wird gesucht ...</translation>
    </message>
    <message>
        <source>This counts the values of open, locked and completed records by themselves. What is empty, or wrong only beside other fields, is counted in the test of Fields and rules.</source>
        <translation>Gezählt werden die Werte offener, gesperrter und abgeschlossener Datensätze für sich. Was leer ist oder nur neben anderen Feldern falsch, zählt der Test unter Felder und Regeln.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) to check.</source>
        <translation>
            <numerusform>%Ln Wert zu prüfen.</numerusform>
            <numerusform>%Ln Werte zu prüfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule says what is right.</source>
        <translation>Keine Regel sagt, was richtig ist.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) have a value.</source>
        <translation>
            <numerusform>%Ln Datensatz hat einen Wert.</numerusform>
            <numerusform>%Ln Datensätze haben einen Wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no values to correct yet.</source>
        <translation>Es gibt noch keine Werte zu korrigieren.</translation>
    </message>
    <message>
        <source>This queue has no fields yet. Import records into it, or name its fields in Queues, Fields and rules.</source>
        <translation>Diese Warteschlange hat noch keine Felder. Importieren Sie Datensätze, oder nennen Sie die Felder unter Warteschlangen, Felder und Regeln.</translation>
    </message>
</context>
<context>
    <name>intray::ValuesTable</name>
    <message>
        <source>Values of the field</source>
        <translation>Werte des Feldes</translation>
    </message>
</context>
<context>
    <name>intray::WarrantyPage</name>
    <message>
        <source>Found are fields that people corrected.</source>
        <translation>Gefunden sind Felder, die jemand korrigiert hat.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Drucken...</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;Warteschlange</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Lieferungen</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Lieferung</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Geöffnet</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Durchgegangen</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Still wrong at most</source>
        <translation>Noch falsch höchstens</translation>
    </message>
    <message>
        <source>Copies the statement with what it rests on.</source>
        <translation>Kopiert die Aussage mit dem, worauf sie beruht.</translation>
    </message>
    <message>
        <source>Prints the statement with what it rests on, or saves it as PDF.</source>
        <translation>Druckt die Aussage mit dem, worauf sie beruht, oder speichert sie als PDF.</translation>
    </message>
    <message>
        <source>Reading the records...</source>
        <translation>Datensätze werden gelesen ...</translation>
    </message>
    <message>
        <source>The deliveries were not read. F5 reads them.</source>
        <translation>Die Lieferungen wurden nicht gelesen. F5 liest sie.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>Nothing was imported into this queue yet.</source>
        <translation>In diese Warteschlange wurde noch nichts importiert.</translation>
    </message>
    <message>
        <source>As soon as people have opened records of a delivery, it says here how many of its fields may still be wrong.</source>
        <translation>Sobald Datensätze einer Lieferung geöffnet wurden, steht hier, wie viele ihrer Felder noch falsch sein können.</translation>
    </message>
    <message>
        <source>&amp;Import...</source>
        <translation>&amp;Importieren...</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>queue, file, day</comment>
        <translation>%1, %2 vom %3</translation>
    </message>
</context>
<context>
    <name>intray::WarrantyView</name>
    <message>
        <source>Set Planted slips in the queue&apos;s rules; they tell it while people work.</source>
        <translation>Stellen Sie in den Regeln der Warteschlange Eingestreute Fehler ein; sie sagen es, während gearbeitet wird.</translation>
    </message>
    <message>
        <source>Let a share of them go on to a queue of a different person, in the queue&apos;s rules.</source>
        <translation>Lassen Sie in den Regeln der Warteschlange einen Teil davon in eine Warteschlange einer anderen Person weitergehen.</translation>
    </message>
    <message>
        <source>&amp;Rules of this queue</source>
        <translation>&amp;Regeln dieser Warteschlange</translation>
    </message>
    <message>
        <source>%1 opened</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>%1 drawn at random and opened</source>
        <translation>%1 zufällig gezogen und geöffnet</translation>
    </message>
    <message>
        <source>%1 passed unopened</source>
        <translation>%1 ungeöffnet durchgegangen</translation>
    </message>
    <message>
        <source>%1 still waiting</source>
        <translation>%1 warten noch</translation>
    </message>
    <message>
        <source>%1 ended another way</source>
        <translation>%1 anders beendet</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>%1 at most, as stated</source>
        <translation>höchstens %1, wie gesagt</translation>
    </message>
    <message>
        <source>Fields that are still wrong</source>
        <translation>Felder, die noch falsch sind</translation>
    </message>
    <message>
        <source>%1 wished</source>
        <translation>%1 gewünscht</translation>
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
        <source>Loading...</source>
        <translation>Wird geladen...</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Why can nobody get the &amp;item</source>
        <translation>Warum erhält niemand den &amp;Vorgang</translation>
    </message>
    <message>
        <source>Why does nothing go to the &amp;user</source>
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
        <source>You cannot see an item with this key or number.</source>
        <translation>Sie sehen keinen Vorgang mit diesem Schlüssel oder dieser Nummer.</translation>
    </message>
    <message>
        <source>Type the key or the number of an item.</source>
        <translation>Geben Sie den Schlüssel oder die Nummer eines Vorgangs ein.</translation>
    </message>
    <message>
        <source>Type or choose a name.</source>
        <translation>Geben Sie einen Namen ein oder wählen Sie einen.</translation>
    </message>
    <message>
        <source>Why does somebody not get an item?</source>
        <translation>Warum bekommt jemand einen Vorgang nicht?</translation>
    </message>
</context>
<context>
    <name>intray::WorkPlace</name>
    <message>
        <source>The command failed, and there are no attempts left. %1</source>
        <translation>Der Befehl schlug fehl, und es gibt keine Versuche mehr. %1</translation>
    </message>
    <message>
        <source>The command failed; there will be another attempt. %1</source>
        <translation>Der Befehl schlug fehl; es wird einen weiteren Versuch geben. %1</translation>
    </message>
    <message>
        <source>The worker was stopped.</source>
        <translation>Das Arbeitsprogramm wurde angehalten.</translation>
    </message>
    <message>
        <source>Item %1 (%2): %3</source>
        <translation>Vorgang %1 (%2): %3</translation>
    </message>
    <message>
        <source>Whether an item was taken could not be learned. If one was, it stays locked until its lock expires.</source>
        <translation>Ob ein Vorgang genommen wurde, war nicht zu erfahren. Falls ja, bleibt er gesperrt, bis seine Sperre abläuft.</translation>
    </message>
    <message>
        <source>The command succeeded, but what it made was not taken, and there are no attempts left. %1</source>
        <translation>Der Befehl war erfolgreich, aber was er ergab, wurde nicht angenommen, und es gibt keine Versuche mehr. %1</translation>
    </message>
    <message>
        <source>The command succeeded, but what it made was not taken; there will be another attempt. %1</source>
        <translation>Der Befehl war erfolgreich, aber was er ergab, wurde nicht angenommen; es wird einen weiteren Versuch geben. %1</translation>
    </message>
    <message>
        <source>The command succeeded, but what it made could not be stored. %1</source>
        <translation>Der Befehl war erfolgreich, aber was er ergab, konnte nicht gespeichert werden. %1</translation>
    </message>
</context>
<context>
    <name>intray::Worker</name>
    <message>
        <source>The database answers again.</source>
        <translation>Die Datenbank antwortet wieder.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) stay locked until their locks expire: the database could not be told what became of them.</source>
        <translation>
            <numerusform>%n Vorgang bleibt gesperrt, bis seine Sperre abläuft: Der Datenbank konnte nicht gesagt werden, was aus ihm wurde.</numerusform>
            <numerusform>%n Vorgänge bleiben gesperrt, bis ihre Sperren ablaufen: Der Datenbank konnte nicht gesagt werden, was aus ihnen wurde.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::YesNoPicker</name>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Left, Right and the space key in the field change %1.</source>
        <translation>Links, Rechts und die Leertaste im Feld ändern %1.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A desk for records that people verify one by one.</source>
        <translation>Ein Arbeitsplatz für Datensätze, die Menschen einen nach dem anderen prüfen.</translation>
    </message>
    <message>
        <source>The user; by default the system&apos;s user.</source>
        <translation>Wer hier arbeitet; gewöhnlich der Benutzer des Systems.</translation>
    </message>
    <message>
        <source>The queue to start with.</source>
        <translation>Die Warteschlange, mit der begonnen wird.</translation>
    </message>
    <message>
        <source>Unknown argument: %1</source>
        <translation>Unbekanntes Argument: %1</translation>
    </message>
    <message>
        <source>There is no screen to show Intray&apos;s window on. In a terminal, use intrayctl.</source>
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
<context>
    <name>Serving</name>
    <message>
        <source>Expired locks in %1 stay: the adopted table does not release its rows, because a rule or trigger there prevents it, or because it has changed since it was adopted. Ask the owner of the table, or undo the adoption.</source>
        <translation>Abgelaufene Sperren in %1 bleiben bestehen: Die übernommene Tabelle gibt ihre Zeilen nicht frei, weil eine Regel oder ein Trigger dort es verhindert, oder weil sie sich seit der Übernahme geändert hat. Fragen Sie, wem die Tabelle gehört, oder machen Sie die Übernahme rückgängig.</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) were released.</source>
        <translation>
            <numerusform>%n Sperre wurde freigegeben.</numerusform>
            <numerusform>%n Sperren wurden freigegeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>expired locks</source>
        <translation>abgelaufene Sperren</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>seals</source>
        <translation>Siegel</translation>
    </message>
    <message>
        <source>counts for suggestions</source>
        <translation>Zählungen für Vorschläge</translation>
    </message>
    <message>
        <source>keys of duplicates</source>
        <translation>Schlüssel von Dubletten</translation>
    </message>
    <message>
        <source>order of doubt</source>
        <translation>Reihenfolge nach Zweifel</translation>
    </message>
    <message>
        <source>queries of queues</source>
        <translation>Abfragen von Warteschlangen</translation>
    </message>
    <message>
        <source>watched folders</source>
        <translation>beobachtete Ordner</translation>
    </message>
</context>
<context>
    <name>intray::DutyLane</name>
    <message>
        <source>%1: in order again.</source>
        <translation>%1: wieder in Ordnung.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>intray::FolderDuty</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>intray::Serving</name>
    <message>
        <source>Not done here, because the login has no role for it: %1.</source>
        <translation>Hier nicht getan, weil die Anmeldung keine Rolle dafür hat: %1.</translation>
    </message>
    <message>
        <source>The database answers again.</source>
        <translation>Die Datenbank antwortet wieder.</translation>
    </message>
    <message>
        <source>%1 Trying again.</source>
        <translation>%1 Es wird weiter versucht.</translation>
    </message>
    <message>
        <source>Keeping the database: %1.</source>
        <translation>Die Datenbank wird betreut: %1.</translation>
    </message>
    <message>
        <source>%1 Waiting to take over.</source>
        <translation>%1 Wartet darauf zu übernehmen.</translation>
    </message>
    <message>
        <source>The database has not answered for %1 seconds. Nothing is done until it does.</source>
        <translation>Die Datenbank hat seit %1 Sekunden nicht geantwortet. Bis dahin wird nichts getan.</translation>
    </message>
</context>
</TS>
