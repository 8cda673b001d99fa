<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AccessTable</name>
    <message>
        <source>Access files are read with mdbtools, and its program %1 is missing. Install the package mdbtools and try again.</source>
        <translation>Pliki Access są odczytywane za pomocą mdbtools, a brakuje jego programu %1. Proszę zainstalować pakiet mdbtools i spróbować ponownie.</translation>
    </message>
    <message>
        <source>mdbtools has not answered for a minute. Nothing was imported.</source>
        <translation>Program mdbtools nie odpowiada od minuty. Niczego nie zaimportowano.</translation>
    </message>
    <message>
        <source>The Access file cannot be read to its end. It may be damaged, or protected by a password: open it in Access, remove the password, and try again.</source>
        <translation>Pliku Access nie można odczytać do końca. Może być uszkodzony lub chroniony hasłem: proszę otworzyć go w programie Access, usunąć hasło i spróbować ponownie.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you are allowed to read it.</source>
        <translation>Nie można odczytać pliku „%1”. Proszę sprawdzić jego nazwę i uprawnienia do odczytu.</translation>
    </message>
    <message>
        <source>The file “%1” is not an Access file; only Access files have tables to choose from.</source>
        <translation>Plik „%1” nie jest plikiem Access; tylko w takich plikach są tabele do wyboru.</translation>
    </message>
    <message>
        <source>The Access file has no tables.</source>
        <translation>W pliku Access nie ma tabel.</translation>
    </message>
    <message>
        <source>Choose the table of the Access file to import. It has: %1.</source>
        <translation>Proszę podać, którą tabelę pliku Access zaimportować. Tabele w pliku: %1.</translation>
    </message>
    <message>
        <source>The Access file has no table “%1”. It has: %2.</source>
        <translation>W pliku Access nie ma tabeli „%1”. Tabele w pliku: %2.</translation>
    </message>
    <message>
        <source>The table “%1” has no rows: there is nothing to import.</source>
        <translation>Tabela „%1” nie ma wierszy: nie ma czego importować.</translation>
    </message>
    <message>
        <source>The output of mdbtools cannot be read: %1</source>
        <translation>Program mdbtools zwrócił dane, których nie można odczytać: %1</translation>
    </message>
    <message>
        <source>The column “%1” is calculated by Access and cannot be read; it is left out.</source>
        <translation>Kolumnę „%1” oblicza Access i nie można jej odczytać; zostaje pominięta.</translation>
    </message>
    <message>
        <source>The column “%1” is of the type %2, which cannot be read; it is left out.</source>
        <translation>Kolumna „%1” ma typ %2, którego nie można odczytać; zostaje pominięta.</translation>
    </message>
    <message>
        <source>mdbtools cannot read the date in the table “%1”, row %2, column “%3”.</source>
        <translation>mdbtools nie może odczytać daty w tabeli „%1”, wiersz %2, kolumna „%3”.</translation>
    </message>
    <message>
        <source>row %1, column “%2”</source>
        <translation>wiersz %1, kolumna „%2”</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) have “??”, where mdbtools may have lost characters such as emoji; the first in the table “%1”, %2. Compare them with Access.</source>
        <translation>
            <numerusform>%n tekst zawiera „??”, gdzie mdbtools mógł zgubić znaki, np. emoji: w tabeli „%1”, %2. Porównaj go z Accessem.</numerusform>
            <numerusform>%n teksty zawierają „??”, gdzie mdbtools mógł zgubić znaki, np. emoji; pierwszy w tabeli „%1”, %2. Porównaj je z Accessem.</numerusform>
            <numerusform>%n tekstów zawiera „??”, gdzie mdbtools mógł zgubić znaki, np. emoji; pierwszy w tabeli „%1”, %2. Porównaj je z Accessem.</numerusform>
        </translation>
    </message>
    <message>
        <source>mdbtools said: %1</source>
        <translation>mdbtools zgłasza: %1</translation>
    </message>
</context>
<context>
    <name>AcrossRecords</name>
    <message numerus="yes">
        <source>%n other record(s) have the same %1.</source>
        <translation>
            <numerusform>%n inny rekord ma to samo %1.</numerusform>
            <numerusform>%n inne rekordy mają to samo %1.</numerusform>
            <numerusform>%n innych rekordów ma to samo %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other records with the same %1 have “%2” here.</source>
        <translation>Inne rekordy z tym samym %1 mają tu „%2”.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Take next</source>
        <translation>&amp;Pobierz następne</translation>
    </message>
    <message>
        <source>Takes the next open item of this queue.</source>
        <translation>Pobiera następne otwarte zadanie z tej kolejki.</translation>
    </message>
    <message>
        <source>Take se&amp;veral...</source>
        <translation>Pobierz ki&amp;lka...</translation>
    </message>
    <message>
        <source>Takes the next items of this queue as a batch.</source>
        <translation>Pobiera następne zadania z tej kolejki jako partię, do podanej liczby.</translation>
    </message>
    <message>
        <source>&amp;Complete and next</source>
        <translation>&amp;Zakończ i następne</translation>
    </message>
    <message>
        <source>Completes this item and takes the next one.</source>
        <translation>Kończy to zadanie i pobiera następne.</translation>
    </message>
    <message>
        <source>C&amp;omplete</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>Completes this item and takes no other.</source>
        <translation>Kończy to zadanie i nie pobiera kolejnego.</translation>
    </message>
    <message>
        <source>Complete &amp;when reconnected</source>
        <translation>Zakończ po p&amp;rzywróceniu połączenia</translation>
    </message>
    <message>
        <source>Completes this item as soon as the database can be reached again, if you still hold it then.</source>
        <translation>Kończy to zadanie, gdy tylko baza danych będzie znów dostępna, o ile zadanie nadal będzie wtedy należeć do tej samej osoby.</translation>
    </message>
    <message>
        <source>&amp;Return...</source>
        <translation>Z&amp;wróć...</translation>
    </message>
    <message>
        <source>Gives the item back, now or for later.</source>
        <translation>Zwraca zadanie, od razu lub na później.</translation>
    </message>
    <message>
        <source>&amp;Dismiss...</source>
        <translation>&amp;Odrzuć...</translation>
    </message>
    <message>
        <source>Removes the item from the queue for good.</source>
        <translation>Usuwa zadanie z kolejki na stałe.</translation>
    </message>
    <message>
        <source>&amp;Fail...</source>
        <translation>Oznacz jako &amp;nieudane...</translation>
    </message>
    <message>
        <source>Marks the item as impossible to do, with a reason.</source>
        <translation>Zgłasza, że zadania nie da się wykonać, i podaje powód.</translation>
    </message>
    <message>
        <source>S&amp;end back...</source>
        <translation>Odeśli&amp;j...</translation>
    </message>
    <message>
        <source>Sends the item back to the previous step, with a reason.</source>
        <translation>Odsyła zadanie do poprzedniego etapu i podaje powód.</translation>
    </message>
    <message>
        <source>Undo &amp;last item</source>
        <translation>&amp;Cofnij ostatnie zadanie</translation>
    </message>
    <message>
        <source>Reopens the item that you finished last, within ten seconds.</source>
        <translation>Otwiera ponownie ostatnio zakończone zadanie, w ciągu dziesięciu sekund.</translation>
    </message>
    <message>
        <source>E&amp;xtend lock</source>
        <translation>Prze&amp;dłuż blokadę</translation>
    </message>
    <message>
        <source>Extends the lock on this item.</source>
        <translation>Przedłuża blokadę tego zadania.</translation>
    </message>
    <message>
        <source>&amp;Save draft</source>
        <translation>Zapi&amp;sz szkic</translation>
    </message>
    <message>
        <source>Saves what you have typed so far. Drafts are also saved automatically.</source>
        <translation>Zapisuje to, co dotąd wpisano. Szkice są też zapisywane samoczynnie.</translation>
    </message>
    <message>
        <source>Take a&amp;gain</source>
        <translation>Pob&amp;ierz ponownie</translation>
    </message>
    <message>
        <source>Takes the lost item again, with the text that is shown here.</source>
        <translation>Pobiera ponownie utracone zadanie, z tekstem, który tu widać.</translation>
    </message>
    <message>
        <source>Keep as dr&amp;aft</source>
        <translation>Zachow&amp;aj jako szkic</translation>
    </message>
    <message>
        <source>Puts the text aside as a draft and clears the desk.</source>
        <translation>Odkłada tekst jako szkic i opróżnia stanowisko.</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>Kontyn&amp;uuj</translation>
    </message>
    <message>
        <source>Opens the first of your unfinished items.</source>
        <translation>Otwiera pierwsze z własnych niedokończonych zadań.</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>Spró&amp;buj ponownie</translation>
    </message>
    <message>
        <source>Tries again.</source>
        <translation>Próbuje jeszcze raz.</translation>
    </message>
    <message>
        <source>&amp;Open another database...</source>
        <translation>&amp;Otwórz inną bazę danych...</translation>
    </message>
    <message>
        <source>&amp;Connections...</source>
        <translation>&amp;Połączenia...</translation>
    </message>
    <message>
        <source>&amp;Users...</source>
        <translation>&amp;Użytkownicy...</translation>
    </message>
    <message>
        <source>&amp;Adopt a table...</source>
        <translation>&amp;Przejmij tabelę...</translation>
    </message>
    <message>
        <source>&amp;Import records...</source>
        <translation>&amp;Importuj rekordy...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Zakończ program</translation>
    </message>
    <message>
        <source>Ta&amp;ke selected item</source>
        <translation>Pobi&amp;erz wybrane zadanie</translation>
    </message>
    <message>
        <source>&amp;Value from previous record</source>
        <translation>&amp;Wartość z poprzedniego rekordu</translation>
    </message>
    <message>
        <source>Revert &amp;field</source>
        <translation>Przywróć &amp;pole</translation>
    </message>
    <message>
        <source>R&amp;evert record</source>
        <translation>Przywróć &amp;rekord</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Szukaj</translation>
    </message>
    <message>
        <source>&amp;Clear search and filters</source>
        <translation>&amp;Wyczyść wyszukiwanie i filtry</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Odśwież</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Następny panel</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>&amp;Poprzedni panel</translation>
    </message>
    <message>
        <source>&amp;Hide lists</source>
        <translation>&amp;Zwiń listy</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>Przywróć &amp;układ</translation>
    </message>
    <message>
        <source>&amp;Desk</source>
        <translation>&amp;Stanowisko</translation>
    </message>
    <message>
        <source>Keys and &amp;handbook</source>
        <translation>Klawisze i &amp;podręcznik</translation>
    </message>
    <message>
        <source>A&amp;bout Intray</source>
        <translation>&amp;O programie Intray</translation>
    </message>
    <message>
        <source>W&amp;hy not?...</source>
        <translation>D&amp;laczego nie?...</translation>
    </message>
    <message>
        <source>Change &amp;priority...</source>
        <translation>Zmień prior&amp;ytet...</translation>
    </message>
    <message>
        <source>Write a &amp;note...</source>
        <translation>Napisz &amp;notatkę...</translation>
    </message>
    <message>
        <source>Writes a note on this item for everybody who works on it. It stays in the history.</source>
        <translation>Zapisuje notatkę do tego zadania dla wszystkich, którzy nad nim pracują. Pozostaje w historii.</translation>
    </message>
    <message>
        <source>Spellin&amp;g suggestions</source>
        <translation>Podpowiedzi &amp;pisowni</translation>
    </message>
    <message>
        <source>&amp;Accept suggestion</source>
        <translation>Przyj&amp;mij sugestię</translation>
    </message>
    <message>
        <source>&amp;Do not suggest again</source>
        <translation>&amp;Nie sugeruj więcej</translation>
    </message>
    <message>
        <source>S&amp;ide panel</source>
        <translation>Panel &amp;boczny</translation>
    </message>
    <message>
        <source>Not a dupl&amp;icate</source>
        <translation>&amp;To nie duplikat</translation>
    </message>
    <message>
        <source>&amp;Merge...</source>
        <translation>Scal z ni&amp;m...</translation>
    </message>
    <message>
        <source>&amp;Correct many records...</source>
        <translation>Popraw wiele re&amp;kordów...</translation>
    </message>
    <message>
        <source>&amp;My corrections...</source>
        <translation>&amp;Moje poprawki...</translation>
    </message>
    <message>
        <source>Assign &amp;items...</source>
        <translation>P&amp;rzydziel zadania...</translation>
    </message>
    <message>
        <source>&amp;Export records...</source>
        <translation>&amp;Eksportuj rekordy...</translation>
    </message>
    <message>
        <source>My fi&amp;gures...</source>
        <translation>Moje &amp;liczby...</translation>
    </message>
    <message>
        <source>Find an&amp;ything...</source>
        <translation>&amp;Znajdź...</translation>
    </message>
    <message>
        <source>Pre&amp;ferences...</source>
        <translation>&amp;Ustawienia...</translation>
    </message>
    <message>
        <source>Pre&amp;view item</source>
        <translation>Podgląd &amp;zadania</translation>
    </message>
    <message>
        <source>&amp;Next field to check</source>
        <translation>&amp;Następne pole do sprawdzenia</translation>
    </message>
    <message>
        <source>&amp;Previous field to check</source>
        <translation>Poprzednie pole do sprawd&amp;zenia</translation>
    </message>
    <message>
        <source>Accept all &amp;sure suggestions</source>
        <translation>Przyjmij wszystkie pewne &amp;sugestie</translation>
    </message>
    <message>
        <source>Shows which other records need the same correction.</source>
        <translation>Pokazuje, które inne rekordy wymagają tej samej korekty.</translation>
    </message>
    <message>
        <source>Never suggest this &amp;kind here</source>
        <translation>Nie sugeruj tu więcej tego &amp;typu</translation>
    </message>
    <message>
        <source>Rows or &amp;table</source>
        <translation>Wi&amp;ersze lub tabela</translation>
    </message>
    <message>
        <source>Imported v&amp;alues</source>
        <translation>Zaimportowane w&amp;artości</translation>
    </message>
    <message>
        <source>&amp;Menu</source>
        <translation>&amp;Menu</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Dziś</translation>
    </message>
    <message>
        <source>&amp;Queues</source>
        <translation>Kol&amp;ejki</translation>
    </message>
    <message>
        <source>Qua&amp;lity</source>
        <translation>&amp;Jakość</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>H&amp;istoria</translation>
    </message>
    <message>
        <source>Ne&amp;xt page</source>
        <translation>&amp;Następna strona</translation>
    </message>
    <message>
        <source>Previous pa&amp;ge</source>
        <translation>&amp;Poprzednia strona</translation>
    </message>
    <message>
        <source>Stop counting for suggestions</source>
        <translation>Wstrzymaj liczenie do podpowiedzi</translation>
    </message>
    <message>
        <source>Complete and next fo&amp;und</source>
        <translation>Zakończ &amp;i następne znalezione</translation>
    </message>
    <message>
        <source>Completes this item and takes the first one that the search or filter finds.</source>
        <translation>Kończy to zadanie i pobiera pierwsze, które znajduje wyszukiwanie lub filtr.</translation>
    </message>
</context>
<context>
    <name>AddressParts</name>
    <message>
        <source>Type the server&apos;s name, such as db.example.org.</source>
        <translation>Proszę wpisać nazwę serwera, na przykład db.example.org.</translation>
    </message>
    <message>
        <source>Type the name of the database.</source>
        <translation>Proszę wpisać nazwę bazy danych.</translation>
    </message>
    <message>
        <source>Choose a database file.</source>
        <translation>Proszę wybrać plik bazy danych.</translation>
    </message>
</context>
<context>
    <name>AdoptDialog</name>
    <message>
        <source>No row is open at the moment.</source>
        <translation>W tej chwili żaden wiersz nie jest otwarty.</translation>
    </message>
    <message>
        <source>First rows: %1</source>
        <translation>Te wiersze będą pierwsze: %1</translation>
    </message>
    <message>
        <source>The structure of the table is not changed.</source>
        <translation>W budowie tabeli nic się nie zmieni.</translation>
    </message>
    <message>
        <source>This SQL is run first:</source>
        <translation>Najpierw zostanie wykonany ten SQL:</translation>
    </message>
    <message>
        <source>Please note:</source>
        <translation>Warto wiedzieć:</translation>
    </message>
    <message>
        <source>Recommended:</source>
        <translation>Zalecane:</translation>
    </message>
    <message>
        <source>Whose request a row is stands in %1; the command of a worker gets it.</source>
        <translation>To, czyja jest sprawa wiersza, stoi w %1; dostaje je polecenie programu roboczego.</translation>
    </message>
</context>
<context>
    <name>Attaching</name>
    <message>
        <source>The file to import has no column “%1”, which would name the files to attach. Nothing was imported.</source>
        <translation>Importowany plik nie ma kolumny „%1”, która wskazywałaby pliki do załączenia. Nic nie zostało wczytane.</translation>
    </message>
    <message>
        <source>“%1”, where the files to attach would be, is not a folder. Nothing was imported.</source>
        <translation>„%1”, gdzie miałyby być pliki do załączenia, nie jest folderem. Nic nie zostało wczytane.</translation>
    </message>
    <message>
        <source>The file “%1” was changed while it was read. Attach it again.</source>
        <translation>Plik „%1” zmienił się podczas odczytu. Załącz go ponownie.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Nie ma pliku „%1”.</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>„%1” nie jest plikiem.</translation>
    </message>
    <message>
        <source>You are not allowed to read the file “%1”.</source>
        <translation>Nie masz prawa odczytać pliku „%1”.</translation>
    </message>
    <message>
        <source>The file “%1” is empty.</source>
        <translation>Plik „%1” jest pusty.</translation>
    </message>
    <message>
        <source>The file “%1” is too large: it has %2, and this queue accepts at most %3.</source>
        <translation>Plik „%1” jest za duży: ma %2, a ta kolejka przyjmuje najwyżej %3.</translation>
    </message>
    <message>
        <source>“%1” is not in the folder of the files.</source>
        <translation>„%1” nie leży w folderze plików.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read: %2.</source>
        <translation>Nie można odczytać pliku „%1”: %2.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written: %2.</source>
        <translation>Nie można zapisać pliku „%1”: %2.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The file “%1” is a spreadsheet in an old format (.xls). Open it, save it as .xlsx or .ods, and import that file.</source>
        <translation>Plik „%1” jest skoroszytem starego rodzaju (.xls). Proszę go otworzyć, zapisać jako .xlsx lub .ods i zaimportować ten plik.</translation>
    </message>
    <message>
        <source>The file “%1” is a spreadsheet in a binary format (.xlsb). Open it, save it as .xlsx or .ods, and import that file.</source>
        <translation>Plik „%1” jest skoroszytem binarnym (.xlsb). Proszę go otworzyć, zapisać jako .xlsx lub .ods i zaimportować ten plik.</translation>
    </message>
    <message>
        <source>The spreadsheet has no sheet “%1”. It has: %2.</source>
        <translation>Skoroszyt nie ma arkusza „%1”. Ma: %2.</translation>
    </message>
    <message>
        <source>No sheet of the spreadsheet has rows: there is nothing to import.</source>
        <translation>Żaden arkusz skoroszytu nie ma wierszy: nie ma czego importować.</translation>
    </message>
    <message>
        <source>Choose the sheet of the spreadsheet to import. It has: %1.</source>
        <translation>Proszę podać, który arkusz skoroszytu zaimportować. Skoroszyt ma: %1.</translation>
    </message>
    <message>
        <source>The file “%1” is not a spreadsheet; only spreadsheets have sheets to choose from.</source>
        <translation>Plik „%1” nie jest skoroszytem; tylko skoroszyty mają arkusze do wyboru.</translation>
    </message>
</context>
<context>
    <name>BookFault</name>
    <message>
        <source>The spreadsheet “%1” is damaged in its part “%2”. Open it in the program that it comes from, save it again, and import that file.</source>
        <translation>Skoroszyt „%1” jest uszkodzony w części „%2”. Proszę go otworzyć w programie, z którego pochodzi, zapisać na nowo i zaimportować ten plik.</translation>
    </message>
    <message>
        <source>The file “%1” looks like a spreadsheet but is damaged or incomplete. Get it again, or open it and save it again, and import that file.</source>
        <translation>Plik „%1” zaczyna się jak skoroszyt, ale jest uszkodzony albo niepełny. Proszę pobrać go jeszcze raz albo otworzyć, zapisać na nowo i zaimportować ten plik.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” lacks its part “%2”. Open it in the program that it comes from, save it again, and import that file.</source>
        <translation>W skoroszycie „%1” brakuje części „%2”. Proszę go otworzyć w programie, z którego pochodzi, zapisać na nowo i zaimportować ten plik.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” unpacks to far more than a spreadsheet should and is not read. If you trust it, save the sheet as CSV and import that file.</source>
        <translation>Po rozpakowaniu skoroszyt „%1” jest o wiele większy, niż skoroszyt być powinien, i nie zostaje odczytany. Jeśli jest zaufany, proszę zapisać arkusz jako CSV i zaimportować ten plik.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” contains something that no spreadsheet program writes, and is not read. If you trust it, open it, save it again, and import that file.</source>
        <translation>Skoroszyt „%1” zawiera coś, czego nie zapisuje żaden program arkuszy kalkulacyjnych, i nie zostaje odczytany. Jeśli jest zaufany, proszę go otworzyć, zapisać na nowo i zaimportować ten plik.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” was changed while it was read. Nothing was imported. Import it again when nobody is writing to it.</source>
        <translation>Skoroszyt „%1” został zmieniony podczas odczytu. Nic nie zostało wczytane. Proszę zaimportować go ponownie, gdy nikt już do niego nie zapisuje.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you are allowed to read it.</source>
        <translation>Nie można odczytać pliku „%1”. Proszę sprawdzić jego nazwę i uprawnienia do odczytu.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” is protected by a password. Open it, save it without the password, and import that file.</source>
        <translation>Skoroszyt „%1” jest chroniony hasłem. Proszę go otworzyć, zapisać bez hasła i zaimportować ten plik.</translation>
    </message>
</context>
<context>
    <name>ByExample</name>
    <message>
        <source>as others were changed, such as %1 to %2</source>
        <translation>tak jak zmieniono inne, na przykład %1 na %2</translation>
    </message>
</context>
<context>
    <name>ByRule</name>
    <message>
        <source>an address, but for a slip</source>
        <translation>adres, z jedną pomyłką</translation>
    </message>
    <message>
        <source>the others have no %1</source>
        <translation>inne nie mają %1</translation>
    </message>
    <message>
        <source>the others begin with %1</source>
        <translation>inne zaczynają się od %1</translation>
    </message>
    <message>
        <source>a letter in place of a digit; so the check digit is right</source>
        <translation>litera zamiast cyfry; tak cyfra kontrolna się zgadza</translation>
    </message>
    <message>
        <source>two digits swapped; so the check digit is right</source>
        <translation>dwie cyfry zamienione; tak cyfra kontrolna się zgadza</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s) look like %1</source>
        <translation>
            <numerusform>%Ln inna wygląda jak %1</numerusform>
            <numerusform>%Ln inne wyglądają jak %1</numerusform>
            <numerusform>%Ln innych wygląda jak %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the rule wants it like %1</source>
        <translation>reguła wymaga postaci %1</translation>
    </message>
    <message numerus="yes">
        <source>in %1 of %Ln record(s) with this %2</source>
        <translation>
            <numerusform>w %1 z %Ln rekordu z tą wartością w %2</numerusform>
            <numerusform>w %1 z %Ln rekordów z tą wartością w %2</numerusform>
            <numerusform>w %1 z %Ln rekordów z tą wartością w %2</numerusform>
        </translation>
    </message>
    <message>
        <source>with its letters as they were before a conversion</source>
        <translation>z literami jak przed konwersją</translation>
    </message>
    <message>
        <source>without stray blanks and signs that nobody sees</source>
        <translation>bez zbędnych spacji i znaków, których nikt nie widzi</translation>
    </message>
    <message>
        <source>with plain dashes and quotation marks</source>
        <translation>ze zwykłymi kreskami i cudzysłowami</translation>
    </message>
    <message>
        <source>the field&apos;s word for it</source>
        <translation>słowo tego pola</translation>
    </message>
    <message>
        <source>the list has it so</source>
        <translation>tak jest na liście</translation>
    </message>
    <message>
        <source>“%1” stands for nothing</source>
        <translation>„%1” nic nie oznacza</translation>
    </message>
    <message>
        <source>the others stand without quotation marks</source>
        <translation>inne są bez cudzysłowu</translation>
    </message>
    <message numerus="yes">
        <source>written like this in %Ln other(s)</source>
        <translation>
            <numerusform>tak zapisane w %Ln innym</numerusform>
            <numerusform>tak zapisane w %Ln innych</numerusform>
            <numerusform>tak zapisane w %Ln innych</numerusform>
        </translation>
    </message>
    <message>
        <source>in large and small letters like the others</source>
        <translation>wielkimi i małymi literami jak inne</translation>
    </message>
    <message>
        <source>“%1” tells it</source>
        <translation>mówi o tym „%1”</translation>
    </message>
    <message>
        <source>made of the names, as the others are</source>
        <translation>utworzony z nazwisk, jak inne</translation>
    </message>
    <message>
        <source>a date, written like the field does</source>
        <translation>data, zapisana jak w tym polu</translation>
    </message>
    <message>
        <source>a time, written like the field does</source>
        <translation>godzina, zapisana jak w tym polu</translation>
    </message>
    <message>
        <source>may be this day, or the other one</source>
        <translation>może to być ten dzień albo inny</translation>
    </message>
    <message>
        <source>the only one of the list that it may stand for</source>
        <translation>jedyna wartość z listy, którą może oznaczać</translation>
    </message>
    <message>
        <source>the nearest one of the list</source>
        <translation>najbliższa wartość z listy</translation>
    </message>
    <message>
        <source>the one of the list that is in it</source>
        <translation>wartość z listy, która się w tym zawiera</translation>
    </message>
    <message>
        <source>“%1” may part thousands or a fraction</source>
        <translation>„%1” może oddzielać tysiące albo ułamek</translation>
    </message>
    <message>
        <source>a number, written like the field does</source>
        <translation>liczba, zapisana jak w tym polu</translation>
    </message>
    <message>
        <source>the only one that goes with the other fields</source>
        <translation>jedyna wartość zgodna z innymi polami</translation>
    </message>
    <message>
        <source>it belongs into “%1”</source>
        <translation>należy do pola „%1”</translation>
    </message>
    <message>
        <source>it stands in “%1”</source>
        <translation>stoi w polu „%1”</translation>
    </message>
    <message>
        <source>“%1” belongs into other fields</source>
        <translation>„%1” należy do innych pól</translation>
    </message>
    <message>
        <source>“%1” belongs into “%2”</source>
        <translation>„%1” należy do pola „%2”</translation>
    </message>
    <message>
        <source>“%1” written out, as the others have it</source>
        <translation>„%1” w pełnym brzmieniu, jak inne</translation>
    </message>
    <message>
        <source>only the blank has slipped</source>
        <translation>przesunęła się tylko spacja</translation>
    </message>
    <message>
        <source>the lookup table “%1” has it for “%2”</source>
        <translation>tak podaje tabela słownikowa „%1” dla „%2”</translation>
    </message>
    <message>
        <source>the lookup table “%1” has it so</source>
        <translation>tak zapisano w tabeli słownikowej „%1”</translation>
    </message>
    <message>
        <source>the nearest one in the lookup table “%1”</source>
        <translation>najbliższa wartość w tabeli słownikowej „%1”</translation>
    </message>
    <message>
        <source>the only one in the lookup table “%1” that goes with the other fields</source>
        <translation>jedyna wartość w tabeli słownikowej „%1”, która pasuje do pozostałych pól</translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %Ln record(s)</source>
        <translation>
            <numerusform>„%1” stoi w rekordach: %Ln</numerusform>
            <numerusform>„%1” stoi w rekordach: %Ln</numerusform>
            <numerusform>„%1” stoi w rekordach: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>ColumnNames</name>
    <message>
        <source>Columns without a name were named: %1.</source>
        <translation>Kolumnom bez nazwy nadano nazwy: %1.</translation>
    </message>
    <message>
        <source>Column names that occur more than once were numbered: %1.</source>
        <translation>Powtarzające się nazwy kolumn ponumerowano: %1.</translation>
    </message>
    <message>
        <source>Line %1 was read as the names of the columns, though it looks like the lines below it. If it is a record, choose that there is no header.</source>
        <translation>Wiersz %1 odczytano jako nazwy kolumn, choć wygląda jak wiersze pod nim. Jeśli jest rekordem, proszę wybrać, że nie ma nagłówka.</translation>
    </message>
    <message>
        <source>Line %1 seems to name columns, too, but is read as a record. If the header has two lines, let the first one be skipped.</source>
        <translation>Wiersz %1 też wydaje się nazywać kolumny, ale jest czytany jako rekord. Jeśli nagłówek ma dwa wiersze, proszę kazać pominąć pierwszy.</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>“%1” is required. Fill it in.</source>
        <translation>„%1” jest wymagane. Wypełnij je.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1”: %2</translation>
    </message>
    <message>
        <source>The queue&apos;s records have no field “%1”; &quot;intrayctl queue show&quot; lists their fields.</source>
        <translation>Rekordy kolejki nie mają pola „%1”; istniejące pola podaje „intrayctl queue show”.</translation>
    </message>
    <message>
        <source>The record is too large: the queue accepts at most %1.</source>
        <translation>Rekord jest za duży: kolejka przyjmuje najwyżej %1.</translation>
    </message>
    <message>
        <source>“%1” is too large: the queue accepts at most %2 in a field.</source>
        <translation>„%1” jest za duże: kolejka przyjmuje w polu najwyżej %2.</translation>
    </message>
    <message>
        <source>“%1” has a character with the number 0, which is not allowed in text.</source>
        <translation>„%1” zawiera znak o numerze 0, którego żaden tekst mieć nie może.</translation>
    </message>
    <message>
        <source>“%1” has half of a character (\ud800 to \udfff without its other half), which is not allowed in text.</source>
        <translation>„%1” zawiera połowę znaku (od \ud800 do \udfff bez drugiej połowy), której żaden tekst mieć nie może.</translation>
    </message>
    <message>
        <source>The table does not keep “%1” as it was given: another program or a rule of the table changes it.</source>
        <translation>Tabela nie zachowuje „%1” tak, jak podano: zmienia je inny program lub reguła tabeli.</translation>
    </message>
    <message>
        <source>A record is a JSON object with a value for each field.</source>
        <translation>Rekord to obiekt JSON z wartością dla każdego pola.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Niczego nie zmieniono.</translation>
    </message>
</context>
<context>
    <name>CrossRule</name>
    <message>
        <source>“compare” is a list of a field, &lt;, &lt;= or =, and a field.</source>
        <translation>„compare” to lista: pole, &lt;, &lt;= lub =, i pole.</translation>
    </message>
    <message>
        <source>“if” and “then” name fields, each with a list “is” of values, or with “filled” true or false.</source>
        <translation>„if” i „then” nazywają pola, każde z listą wartości „is” albo z „filled” true lub false.</translation>
    </message>
    <message>
        <source>“for_equal” and “equal” are lists of fields.</source>
        <translation>„for_equal” i „equal” to listy pól.</translation>
    </message>
    <message>
        <source>a rule has “compare”, “if” and “then”, “for_equal” and “equal”, or “unique”.</source>
        <translation>reguła ma „compare”, „if” i „then”, „for_equal” i „equal” albo „unique”.</translation>
    </message>
    <message>
        <source>“%1” and “%2” must be the same.</source>
        <translation>„%1” i „%2” muszą być takie same.</translation>
    </message>
    <message>
        <source>“%1” must be before or less than “%2”.</source>
        <translation>„%1” musi być wcześniej niż „%2” albo mniejsze.</translation>
    </message>
    <message>
        <source>“%1” must not be after or more than “%2”.</source>
        <translation>„%1” nie może być później niż „%2” ani większe.</translation>
    </message>
    <message>
        <source>“%1” is %2</source>
        <translation>„%1” to %2</translation>
    </message>
    <message>
        <source>“%1” is filled in</source>
        <translation>„%1” jest wypełnione</translation>
    </message>
    <message>
        <source>“%1” is empty</source>
        <translation>„%1” jest puste</translation>
    </message>
    <message>
        <source>This must be %1, because %2.</source>
        <translation>Tu musi być %1, ponieważ %2.</translation>
    </message>
    <message>
        <source>Fill this in, because %1.</source>
        <translation>Wypełnij to pole, ponieważ %1.</translation>
    </message>
    <message>
        <source>Leave this empty, because %1.</source>
        <translation>Pozostaw to pole puste, ponieważ %1.</translation>
    </message>
    <message>
        <source>This must begin with %1, because %2.</source>
        <translation>To musi zaczynać się od %1, ponieważ %2.</translation>
    </message>
    <message>
        <source>“%1” has rules of its own</source>
        <translation>„%1” ma własne reguły</translation>
    </message>
    <message>
        <source>“%1” begins with %2</source>
        <translation>„%1” zaczyna się od %2</translation>
    </message>
    <message>
        <source>Where %1: %2.</source>
        <translation>Gdy %1: %2.</translation>
    </message>
</context>
<context>
    <name>CsvFormat</name>
    <message>
        <source>This separator cannot be used. Choose a character that is neither the quote nor a line end.</source>
        <translation>Tego separatora nie można użyć. Proszę wybrać znak, który nie jest ani cudzysłowem, ani końcem linii.</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>przecinek</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>średnik</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulator</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>kreska pionowa</translation>
    </message>
    <message>
        <source>space</source>
        <translation>spacja</translation>
    </message>
    <message>
        <source>Quote, escape and comment cannot be used like this. Choose different characters that are neither the separator nor a line end.</source>
        <translation>Cudzysłowu, znaku ucieczki i komentarza nie można tak użyć. Wybierz różne znaki, które nie są separatorem ani końcem wiersza.</translation>
    </message>
</context>
<context>
    <name>CsvReader</name>
    <message>
        <source>The file could not be read to its end. Please check the disk or the network and try again.</source>
        <translation>Pliku nie udało się odczytać do końca. Proszę sprawdzić dysk lub sieć i spróbować ponownie.</translation>
    </message>
    <message>
        <source>The record that begins in line %1 is too long to be one.</source>
        <translation>Rekord, który zaczyna się w linii %1, jest zbyt długi jak na jeden rekord.</translation>
    </message>
    <message>
        <source>Perhaps the quotation mark that is opened in line %1 is never closed.</source>
        <translation>Być może cudzysłów otwarty w linii %1 nigdzie nie jest zamknięty.</translation>
    </message>
    <message>
        <source>Perhaps the file is no text file, or its line ends are missing.</source>
        <translation>Być może plik nie jest plikiem tekstowym albo brakuje w nim końców linii.</translation>
    </message>
    <message>
        <source>The quotation mark that is opened in line %1 is never closed. Please correct the file there, or read it without quotation marks.</source>
        <translation>Cudzysłów otwarty w wierszu %1 nigdy nie jest zamykany. Popraw plik w tym miejscu albo odczytaj go bez cudzysłowów.</translation>
    </message>
</context>
<context>
    <name>CsvTable</name>
    <message>
        <source>The file “%1” is empty: there is nothing to import.</source>
        <translation>Plik „%1” jest pusty: nie ma czego importować.</translation>
    </message>
    <message>
        <source>The file “%1” has no rows: there is nothing to import.</source>
        <translation>Plik „%1” nie ma wierszy: nie ma czego importować.</translation>
    </message>
    <message>
        <source>The header cannot be read: %1</source>
        <translation>Nie można odczytać nagłówka: %1</translation>
    </message>
    <message>
        <source>The file seems to have no header, so its columns are numbered.</source>
        <translation>Plik prawdopodobnie nie ma nagłówka, dlatego jego kolumny ponumerowano.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) before the header were skipped.</source>
        <translation>
            <numerusform>Pominięto %n linię przed nagłówkiem.</numerusform>
            <numerusform>Pominięto %n linie przed nagłówkiem.</numerusform>
            <numerusform>Pominięto %n linii przed nagłówkiem.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a zero byte in line %1, column “%2”.</source>
        <translation>W linii %1, w kolumnie „%2”, jest bajt zerowy.</translation>
    </message>
    <message>
        <source>There are bytes in line %1, column “%2”, that are not %3.</source>
        <translation>W linii %1, w kolumnie „%2”, są bajty, które nie należą do %3.</translation>
    </message>
    <message>
        <source>It is not clear where the quotation marks end in line %1, column “%2”.</source>
        <translation>W linii %1, w kolumnie „%2”, nie wiadomo, gdzie kończą się cudzysłowy.</translation>
    </message>
    <message>
        <source>The row has no values.</source>
        <translation>Wiersz nie zawiera wartości.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n wartość</numerusform>
            <numerusform>%n wartości</numerusform>
            <numerusform>%n wartości</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n kolumnę</numerusform>
            <numerusform>%n kolumny</numerusform>
            <numerusform>%n kolumn</numerusform>
        </translation>
    </message>
    <message>
        <source>The row is too short: %1 for %2.</source>
        <translation>Wiersz jest za krótki: %1 na %2.</translation>
    </message>
    <message>
        <source>The row is too long: %1 for %2.</source>
        <translation>Wiersz jest za długi: %1 na %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n blank line(s) were skipped, the first is line %1.</source>
        <translation>
            <numerusform>Pominięto %n pustą linię, a mianowicie linię %1.</numerusform>
            <numerusform>Pominięto %n puste linie, pierwsza to linia %1.</numerusform>
            <numerusform>Pominięto %n pustych linii, pierwsza to linia %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have quotation marks inside quoted values; they were read as they are, the first in line %1.</source>
        <translation>
            <numerusform>%n wiersz zawiera cudzysłowy wewnątrz wartości w cudzysłowach (linia %1); odczytano go tak, jak jest zapisany.</numerusform>
            <numerusform>%n wiersze zawierają cudzysłowy wewnątrz wartości w cudzysłowach (pierwszy w linii %1); odczytano je tak, jak są zapisane.</numerusform>
            <numerusform>%n wierszy zawiera cudzysłowy wewnątrz wartości w cudzysłowach (pierwszy w linii %1); odczytano je tak, jak są zapisane.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) end with separators beyond the last column.</source>
        <translation>
            <numerusform>%n wiersz kończy się separatorami za ostatnią kolumną.</numerusform>
            <numerusform>%n wiersze kończą się separatorami za ostatnią kolumną.</numerusform>
            <numerusform>%n wierszy kończy się separatorami za ostatnią kolumną.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment line(s) were skipped.</source>
        <translation>
            <numerusform>Pominięto %n wiersz komentarza.</numerusform>
            <numerusform>Pominięto %n wiersze komentarza.</numerusform>
            <numerusform>Pominięto %n wierszy komentarza.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blanks around the values were taken off.</source>
        <translation>Spacje wokół wartości usunięto.</translation>
    </message>
    <message>
        <source>Each line is read as one value, because no comma, semicolon, tab or vertical bar parts it. If another character does, choose it as the separator. A table with columns of a fixed width cannot be read; save it as CSV first.</source>
        <translation>Każdy wiersz jest czytany jako jedna wartość, bo nie dzieli go przecinek, średnik, tabulator ani kreska pionowa. Jeśli dzieli go inny znak, proszę wybrać go jako separator. Tabeli z kolumnami o stałej szerokości nie można odczytać; proszę najpierw zapisać ją jako CSV.</translation>
    </message>
    <message>
        <source>The row has the names of the columns once more.</source>
        <translation>Wiersz zawiera jeszcze raz nazwy kolumn.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) stand as text for Excel, like =&quot;00123&quot;; they were read without the signs around them, the first in line %1.</source>
        <translation>
            <numerusform>%n wartość jest zapisana jako tekst dla Excela, jak =&quot;00123&quot;; odczytano ją bez znaków wokół niej, w wierszu %1.</numerusform>
            <numerusform>%n wartości są zapisane jako tekst dla Excela, jak =&quot;00123&quot;; odczytano je bez znaków wokół nich, pierwszą w wierszu %1.</numerusform>
            <numerusform>%n wartości jest zapisanych jako tekst dla Excela, jak =&quot;00123&quot;; odczytano je bez znaków wokół nich, pierwszą w wierszu %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ctl</name>
    <message>
        <source>&quot;%1&quot; only asks for help.</source>
        <translation>„%1” prosi tylko o pomoc.</translation>
    </message>
    <message>
        <source>A companion process keeps the database: %1 on %2, since %3.</source>
        <translation>Proces towarzyszący opiekuje się bazą danych: %1 na %2, od %3.</translation>
    </message>
    <message>
        <source>No companion process keeps the database. The last one was %1 on %2, since %3.</source>
        <translation>Żaden proces towarzyszący nie opiekuje się bazą danych. Ostatnim był %1 na %2, od %3.</translation>
    </message>
    <message>
        <source>duty</source>
        <translation>obowiązek</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>ostatnia runda</translation>
    </message>
    <message>
        <source>error</source>
        <translation>błąd</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be kept. Write &quot;watch QUEUE FOLDER&quot; with options of watch other than --once.</source>
        <translation>„%1” nie jest tu możliwe. Należy napisać „watch QUEUE FOLDER” z opcjami watch innymi niż --once.</translation>
    </message>
    <message>
        <source>A queue, a folder and options as &quot;intrayctl watch&quot; takes them, in one word: &apos;orders /srv/orders --key number&apos;. May be given again.</source>
        <translation>Kolejka, folder i opcje jak w „intrayctl watch”, w jednym słowie: &apos;orders /srv/orders --key number&apos;. Można podać wielokrotnie.</translation>
    </message>
    <message>
        <source>A file with a line for each folder: watch QUEUE FOLDER, and options of watch. Lines that begin with # say nothing.</source>
        <translation>Plik z wierszem dla każdego folderu: watch QUEUE FOLDER i opcje watch. Wiersze zaczynające się od # nic nie znaczą.</translation>
    </message>
    <message>
        <source>Between two rounds of each duty; 60s by default.</source>
        <translation>Między dwiema rundami każdego obowiązku; domyślnie 60s.</translation>
    </message>
    <message>
        <source>One round of everything, instead of going on.</source>
        <translation>Jedna runda wszystkiego zamiast ciągłej pracy.</translation>
    </message>
    <message>
        <source>Look after a database for everybody, until Ctrl+C: release expired locks, keep figures, counts, the keys of duplicates and the order of doubt, seal the history, run the queries that queues wait for, and watch folders.
What the login has no role for is told and left out. If several run, one works and the others wait to take over, at most 20 seconds after it has died. &quot;intrayctl status&quot; shows how it stands.</source>
        <translation>Opiekować się bazą danych dla wszystkich, aż do Ctrl+C: zwalniać wygasłe blokady, prowadzić dane liczbowe, zliczenia, klucze duplikatów i kolejność według wątpliwości, pieczętować historię, wykonywać zapytania, na które czekają kolejki, i obserwować foldery.
To, do czego konto nie ma roli, jest zgłaszane i pomijane. Jeśli działa kilka, jeden pracuje, a pozostałe czekają, by przejąć pracę najwyżej 20 sekund po jego przerwaniu. „intrayctl status” pokazuje stan.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n round(s), %2 done.</source>
        <translation>
            <numerusform>%1: %n runda, wykonano %2.</numerusform>
            <numerusform>%1: %n rundy, wykonano %2.</numerusform>
            <numerusform>%1: %n rund, wykonano %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>done, passed unopened</source>
        <translation>zakończone, przeszło bez otwierania</translation>
    </message>
    <message>
        <source>What passed unopened is done: --passed and --state %1 do not go together.</source>
        <translation>To, co przeszło bez otwierania, jest zakończone: --passed i --state %1 nie łączą się ze sobą.</translation>
    </message>
    <message>
        <source>Only done items that passed unopened.</source>
        <translation>Tylko zakończone zadania, które przeszły bez otwierania.</translation>
    </message>
    <message>
        <source>&quot;queue set --plant-every&quot; plants some.</source>
        <translation>&quot;queue set --plant-every&quot; podkłada błędy.</translation>
    </message>
    <message>
        <source>&quot;queue set --next&quot; sends a share of them to another person.</source>
        <translation>&quot;queue set --next&quot; wysyła ich część do innej osoby.</translation>
    </message>
    <message>
        <source>--also is written TABLE:KEY or TABLE:KEY:COLUMN,COLUMN.</source>
        <translation>--also zapisuje się jako TABLE:KEY lub TABLE:KEY:COLUMN,COLUMN.</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>Brakuje --%1.</translation>
    </message>
    <message>
        <source>--state needs --open and --done, its values for open and done rows.</source>
        <translation>--state wymaga --open i --done, czyli swoich wartości dla wierszy otwartych i zakończonych.</translation>
    </message>
    <message>
        <source>--age is written TABLE:COLUMN.</source>
        <translation>--age zapisuje się jako TABLE:COLUMN.</translation>
    </message>
    <message>
        <source>The structure of the table is not changed.</source>
        <translation>W budowie tabeli nic się nie zmieni.</translation>
    </message>
    <message>
        <source>This SQL is run first:</source>
        <translation>Najpierw zostanie wykonany ten SQL:</translation>
    </message>
    <message>
        <source>Recommended (--add-lock-id, --add-index):</source>
        <translation>Zalecane (--add-lock-id, --add-index):</translation>
    </message>
    <message>
        <source>No row is open at the moment.</source>
        <translation>W tej chwili żaden wiersz nie jest otwarty.</translation>
    </message>
    <message>
        <source>Open rows, for instance: %1</source>
        <translation>Otwarte wiersze, na przykład: %1</translation>
    </message>
    <message>
        <source>Adopt the table like this? Type &quot;yes&quot;:</source>
        <translation>Przejąć tabelę w ten sposób? Proszę wpisać „yes”:</translation>
    </message>
    <message>
        <source>The table %1 is now the queue %2. Other programs can go on using it at the same time.</source>
        <translation>Tabela %1 jest teraz kolejką %2. Inne programy mogą jednocześnie nadal z niej korzystać.</translation>
    </message>
    <message>
        <source>Nothing was changed. See what would be done with --dry-run, and add --yes to do it.</source>
        <translation>Niczego nie zmieniono. --dry-run pokazuje, co zostałoby zrobione; dodanie --yes to wykonuje.</translation>
    </message>
    <message>
        <source>The name of the queue.</source>
        <translation>Nazwa kolejki.</translation>
    </message>
    <message>
        <source>The column that identifies a row: unique, number or text.</source>
        <translation>Kolumna, która nazywa wiersz: niepowtarzalna, liczba lub tekst.</translation>
    </message>
    <message>
        <source>Who holds the row.</source>
        <translation>Kto zajmuje wiersz.</translation>
    </message>
    <message>
        <source>Since when.</source>
        <translation>Od kiedy.</translation>
    </message>
    <message>
        <source>Under which lock; if there is such a column.</source>
        <translation>Pod jaką blokadą; jeśli jest taka kolumna.</translation>
    </message>
    <message>
        <source>A table of locks instead; its columns by --lock-user and --lock-time.</source>
        <translation>Zamiast tego tabela blokad; jej kolumny przez --lock-user i --lock-time.</translation>
    </message>
    <message>
        <source>Its key, if that is not its only key column.</source>
        <translation>Jej klucz, jeśli nie jest jej jedyną kolumną klucza.</translation>
    </message>
    <message>
        <source>The column of the state.</source>
        <translation>Gdzie zapisano, co jest zakończone.</translation>
    </message>
    <message>
        <source>Its value for open rows; &quot;&quot; for empty.</source>
        <translation>Jej wartość dla wierszy otwartych; &quot;&quot; oznacza pustą.</translation>
    </message>
    <message>
        <source>Its value for finished rows.</source>
        <translation>Jej wartość dla wierszy zakończonych.</translation>
    </message>
    <message>
        <source>Only rows that meet this condition.</source>
        <translation>Tylko wiersze, które spełniają ten warunek.</translation>
    </message>
    <message>
        <source>Lowest first; by default the id.</source>
        <translation>Najniższe najpierw; domyślnie według klucza.</translation>
    </message>
    <message>
        <source>What is shown and corrected; by default all.</source>
        <translation>Co jest pokazywane i poprawiane; domyślnie wszystko.</translation>
    </message>
    <message>
        <source>Another table with columns of the record; may be given several times.</source>
        <translation>Inna tabela z kolumnami rekordu; można podać kilka razy.</translation>
    </message>
    <message>
        <source>Add a column LockId and use it.</source>
        <translation>Dodaje kolumnę LockId i używa jej.</translation>
    </message>
    <message>
        <source>Add an index in the order of the claim.</source>
        <translation>Dodaje indeks w kolejności pobierania.</translation>
    </message>
    <message>
        <source>Show what would be run, and test the criteria.</source>
        <translation>Pokazuje, co zostałoby wykonane, i wypróbowuje kryteria.</translation>
    </message>
    <message>
        <source>Do it without asking.</source>
        <translation>Wykonuje to bez pytania.</translation>
    </message>
    <message>
        <source>Use a table that already exists as a queue, shared with other programs.
Shows the SQL first and asks. Run it with the login that set the database up.</source>
        <translation>Użyj istniejącej tabeli jako kolejki, wspólnie z innymi programami.
Najpierw pokazuje SQL i pyta. Należy uruchomić z loginem, który skonfigurował bazę danych.</translation>
    </message>
    <message>
        <source>Item %1: %2</source>
        <translation>Zadanie %1: %2</translation>
    </message>
    <message>
        <source>--%1 must be a number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 musi być liczbą od %2 do %3, a nie „%4”.</translation>
    </message>
    <message>
        <source>--%1 must be a span of time such as 90s, 30m, 2h or 3d, not &quot;%2&quot;.</source>
        <translation>--%1 musi być czasem takim jak 90s, 30m, 2h lub 3d, a nie „%2”.</translation>
    </message>
    <message>
        <source>--user does not work here: this database has logins, and the login says who acts. Put it in the address, such as postgresql://anna@db.example.org/intray.</source>
        <translation>--user nie ma tu zastosowania: ta baza danych ma loginy i to login mówi, kto działa. Należy podać go w adresie, na przykład postgresql://anna@db.example.org/intray.</translation>
    </message>
    <message>
        <source>&quot;intrayctl init&quot; creates one, and so do &quot;queue add&quot; and &quot;import&quot;.</source>
        <translation>Tworzy ją „intrayctl init”, a także „queue add” i „import”.</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Brakuje polecenia.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>Nie ma polecenia „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were written.</source>
        <translation>
            <numerusform>Zapisano %n zadanie.</numerusform>
            <numerusform>Zapisano %n zadania.</numerusform>
            <numerusform>Zapisano %n zadań.</numerusform>
        </translation>
    </message>
    <message>
        <source>With --json the items must go to a file, because the document goes to standard output.</source>
        <translation>Przy --json zadania trzeba zapisać do pliku, ponieważ dokument trafia na standardowe wyjście.</translation>
    </message>
    <message>
        <source>Only items that are open, locked, done, failed or dismissed.</source>
        <translation>Tylko zadania w stanie open, locked, done, failed lub dismissed.</translation>
    </message>
    <message>
        <source>Write the items of a queue to a file; &quot;-&quot; is standard output.</source>
        <translation>Zapisuje zadania kolejki do pliku; „-” to standardowe wyjście.</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>kolejka</translation>
    </message>
    <message>
        <source>oldest open</source>
        <translation>najstarsze otwarte</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>wstrzymana</translation>
    </message>
    <message>
        <source>item</source>
        <translation>zadanie</translation>
    </message>
    <message>
        <source>key</source>
        <translation>klucz</translation>
    </message>
    <message>
        <source>locked by</source>
        <translation>zajęte przez</translation>
    </message>
    <message>
        <source>since</source>
        <translation>od</translation>
    </message>
    <message>
        <source>until</source>
        <translation>do</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) are broken.</source>
        <translation>
            <numerusform>Naruszono %n regułę.</numerusform>
            <numerusform>Naruszono %n reguły.</numerusform>
            <numerusform>Naruszono %n reguł.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>field</source>
        <translation>pole</translation>
    </message>
    <message>
        <source>keyed twice</source>
        <translation>wprowadzone dwukrotnie</translation>
    </message>
    <message>
        <source>differing</source>
        <translation>rozbieżne</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>nierozstrzygnięte</translation>
    </message>
    <message>
        <source>first wrong</source>
        <translation>pierwsze błędne</translation>
    </message>
    <message>
        <source>second wrong</source>
        <translation>drugie błędne</translation>
    </message>
    <message>
        <source>error rate</source>
        <translation>odsetek błędów</translation>
    </message>
    <message>
        <source>Nothing has been keyed a second time in %1 yet.</source>
        <translation>W %1 niczego jeszcze nie wprowadzono po raz drugi.</translation>
    </message>
    <message>
        <source>Show how many items are in each state, and the locks.</source>
        <translation>Pokazuje, ile zadań jest w każdym stanie, oraz blokady.</translation>
    </message>
    <message>
        <source>Show how often each field was keyed wrong, as found by second keying.</source>
        <translation>Pokazuje, jak często każde pole wprowadzono błędnie, co wykazało ponowne wprowadzanie.</translation>
    </message>
    <message>
        <source>Prove on this very database that no item is given out twice.
Many claimers, each with a connection of its own, empty a queue that is made for them and removed again. On a server your login must be administrator and clerk.</source>
        <translation>Dowodzi na tej właśnie bazie danych, że żadne zadanie nie jest wydawane dwa razy.
Wielu pobierających, każdy z własnym połączeniem, opróżnia kolejkę utworzoną w tym celu i potem usuwaną. Na serwerze login musi mieć role administrator i clerk.</translation>
    </message>
    <message>
        <source>How many there are; 32 by default.</source>
        <translation>Ilu ich jest; w przeciwnym razie 32.</translation>
    </message>
    <message>
        <source>How many items they share; 10000 by default.</source>
        <translation>Iloma zadaniami się dzielą; w przeciwnym razie 10000.</translation>
    </message>
    <message>
        <source>Item %1 is now %2.</source>
        <translation>Zadanie %1 ma teraz stan %2.</translation>
    </message>
    <message>
        <source>An item can be returned for %1 at most.</source>
        <translation>Zadanie można zwrócić na czas nie dłuższy niż %1.</translation>
    </message>
    <message>
        <source>The lock&apos;s id, as &quot;claim&quot; gave it; required.</source>
        <translation>Identyfikator blokady podany przez „claim”; wymagany.</translation>
    </message>
    <message>
        <source>Nobody gets it before this has passed; up to 72h.</source>
        <translation>Do tego czasu zadanie nie będzie nikomu wydane; najwyżej 72h.</translation>
    </message>
    <message>
        <source>The reason; required.</source>
        <translation>Powód; wymagany.</translation>
    </message>
    <message>
        <source>Without ITEM: all that the lock holds.</source>
        <translation>Bez ITEM: wszystko, co obejmuje blokada.</translation>
    </message>
    <message>
        <source>Mark an item as failed, with a reason.</source>
        <translation>Oznacza zadanie jako nieudane, z podaniem powodu.</translation>
    </message>
    <message>
        <source>Send an item back to the previous step, with a reason.</source>
        <translation>Odsyła zadanie do poprzedniego etapu, z podaniem powodu.</translation>
    </message>
    <message>
        <source>Print exactly one JSON document.</source>
        <translation>Wypisuje dokładnie jeden dokument JSON.</translation>
    </message>
    <message>
        <source>Show this help; also -h.</source>
        <translation>Wyświetla tę pomoc; także -h.</translation>
    </message>
    <message>
        <source>Show the version; also -v.</source>
        <translation>Wyświetla wersję; także -v.</translation>
    </message>
    <message>
        <source>Usage: intrayctl [OPTIONS] COMMAND [ARGUMENTS]

Commands:</source>
        <translation>Użycie: intrayctl [OPTIONS] COMMAND [ARGUMENTS]

Polecenia:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opcje:</translation>
    </message>
    <message>
        <source>Usage: intrayctl %1 [OPTIONS] %2</source>
        <translation>Użycie: intrayctl %1 [OPTIONS] %2</translation>
    </message>
    <message>
        <source>--delimiter must be one character or tab, comma, semicolon, pipe or space.</source>
        <translation>--delimiter musi być pojedynczym znakiem albo jednym ze słów tab, comma, semicolon, pipe lub space.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Linia %1: %2</translation>
    </message>
    <message>
        <source>Standard input cannot be saved to a file: %1.</source>
        <translation>Nie można zachować standardowego wejścia w pliku: %1.</translation>
    </message>
    <message>
        <source>The title of a new queue.</source>
        <translation>Tytuł nowej kolejki.</translation>
    </message>
    <message>
        <source>Only show what would happen.</source>
        <translation>Podaje tylko, co by się stało.</translation>
    </message>
    <message>
        <source>An item is named by its number, not by &quot;%1&quot;.</source>
        <translation>Zadanie wskazuje się jego numerem, a nie przez „%1”.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be read: %2.</source>
        <translation>Nie można odczytać pliku „%1”: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not hold one JSON object such as {&quot;City&quot;: &quot;boaz&quot;}.</source>
        <translation>„%1” nie zawiera jednego obiektu JSON, takiego jak {&quot;City&quot;: &quot;boaz&quot;}.</translation>
    </message>
    <message>
        <source>Item %1 has been added.</source>
        <translation>Dodano zadanie %1.</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>priorytet</translation>
    </message>
    <message>
        <source>state</source>
        <translation>stan</translation>
    </message>
    <message>
        <source>locked since</source>
        <translation>zajęte od</translation>
    </message>
    <message>
        <source>locked until</source>
        <translation>zajęte do</translation>
    </message>
    <message>
        <source>drafts</source>
        <translation>szkice</translation>
    </message>
    <message>
        <source>sent back</source>
        <translation>odesłane</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>context</source>
        <translation>kontekst</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>próby</translation>
    </message>
    <message>
        <source>result</source>
        <translation>wynik</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>powód</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>zamknięte</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>z importu</translation>
    </message>
    <message>
        <source>now</source>
        <translation>teraz</translation>
    </message>
    <message>
        <source>at (UTC)</source>
        <translation>kiedy (UTC)</translation>
    </message>
    <message>
        <source>what</source>
        <translation>co</translation>
    </message>
    <message>
        <source>who</source>
        <translation>kto</translation>
    </message>
    <message>
        <source>where</source>
        <translation>gdzie</translation>
    </message>
    <message>
        <source>why</source>
        <translation>dlaczego</translation>
    </message>
    <message>
        <source>Higher comes first; 0 if it is not given.</source>
        <translation>Wyższy jest pierwszy; 0, jeśli nie podano.</translation>
    </message>
    <message>
        <source>Nobody gets it before this has passed, such as 2h.</source>
        <translation>Do tego czasu zadanie nie będzie nikomu wydane, na przykład 2h.</translation>
    </message>
    <message>
        <source>Whose request it is, as a JSON object.</source>
        <translation>Czyja to sprawa, jako obiekt JSON.</translation>
    </message>
    <message>
        <source>Add one item; FILE holds its record as a JSON object, &quot;-&quot; is standard input.</source>
        <translation>Dodaje jedno zadanie; FILE zawiera jego rekord jako obiekt JSON, „-” to standardowe wejście.</translation>
    </message>
    <message>
        <source>Show everything about an item.</source>
        <translation>Pokazuje wszystko o zadaniu.</translation>
    </message>
    <message>
        <source>A state is open, locked, done, failed or dismissed, not &quot;%1&quot;.</source>
        <translation>Stan to open, locked, done, failed lub dismissed, a nie „%1”.</translation>
    </message>
    <message>
        <source>open from %1</source>
        <translation>open od %1</translation>
    </message>
    <message>
        <source>record</source>
        <translation>rekord</translation>
    </message>
    <message>
        <source>No item is on this list.</source>
        <translation>Na tej liście nie ma zadań.</translation>
    </message>
    <message>
        <source>Go on where the last list ended.</source>
        <translation>Kontynuuje tam, gdzie skończyła się poprzednia lista.</translation>
    </message>
    <message>
        <source>lock %1</source>
        <translation>blokada %1</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>szkic</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>blokada</translation>
    </message>
    <message>
        <source>You hold no items.</source>
        <translation>Brak własnych zadań.</translation>
    </message>
    <message>
        <source>The draft for item %1 is saved.</source>
        <translation>Szkic zadania %1 zapisano.</translation>
    </message>
    <message>
        <source>The lock lasts until %1.</source>
        <translation>Blokada obowiązuje do %1.</translation>
    </message>
    <message>
        <source>On a queue that is filled by a query: wait if somebody else is already looking for work.</source>
        <translation>W kolejce wypełnianej zapytaniem: czeka, gdy ktoś inny już szuka zadań.</translation>
    </message>
    <message>
        <source>Take locks on the next items of queues, or on the very items named.</source>
        <translation>Pobiera następne zadania z kolejek albo dokładnie te wymienione.</translation>
    </message>
    <message>
        <source>List what you hold in all queues, drafts included.</source>
        <translation>Wypisuje własne zadania we wszystkich kolejkach, wraz ze szkicami.</translation>
    </message>
    <message>
        <source>Save what has been typed so far; FILE holds it as a JSON object, &quot;-&quot; is standard input.</source>
        <translation>Zapisuje to, co dotąd wpisano; FILE zawiera to jako obiekt JSON, „-” to standardowe wejście.</translation>
    </message>
    <message>
        <source>Extend the lock.</source>
        <translation>Przedłuża blokadę.</translation>
    </message>
    <message>
        <source>Password for %1: </source>
        <translation>Hasło do %1: </translation>
    </message>
    <message>
        <source>Password of %1 for %2: </source>
        <translation>Hasło użytkownika %1 do %2: </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n wiersz</numerusform>
            <numerusform>%n wiersze</numerusform>
            <numerusform>%n wierszy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s), %1 %</source>
        <translation>
            <numerusform>%n wiersz, %1%</numerusform>
            <numerusform>%n wiersze, %1%</numerusform>
            <numerusform>%n wierszy, %1%</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 s (Ctrl+C ends it)</source>
        <translation>%1, %2 s (Ctrl+C przerywa)</translation>
    </message>
    <message>
        <source>title</source>
        <translation>tytuł</translation>
    </message>
    <message>
        <source>longest lock</source>
        <translation>najdłuższa blokada</translation>
    </message>
    <message>
        <source>locks per user</source>
        <translation>blokady na użytkownika</translation>
    </message>
    <message>
        <source>next queue</source>
        <translation>następna kolejka</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>different person</source>
        <translation>inna osoba</translation>
    </message>
    <message>
        <source>share</source>
        <translation>udział</translation>
    </message>
    <message>
        <source>second keying</source>
        <translation>drugie wprowadzanie</translation>
    </message>
    <message>
        <source>decided in</source>
        <translation>rozstrzygane w</translation>
    </message>
    <message numerus="yes">
        <source>The query finds %n key(s) more than once; of those the first row counts.</source>
        <translation>
            <numerusform>Zapytanie znajduje %n klucz więcej niż raz; liczy się dla niego pierwszy wiersz.</numerusform>
            <numerusform>Zapytanie znajduje %n klucze więcej niż raz; dla każdego z nich liczy się pierwszy wiersz.</numerusform>
            <numerusform>Zapytanie znajduje %n kluczy więcej niż raz; dla każdego z nich liczy się pierwszy wiersz.</numerusform>
        </translation>
    </message>
    <message>
        <source>The query takes long; the test was stopped before its end.</source>
        <translation>Zapytanie trwa długo; nie wypróbowano go do końca.</translation>
    </message>
    <message>
        <source>The query finds nothing at the moment.</source>
        <translation>Zapytanie w tej chwili niczego nie znajduje.</translation>
    </message>
    <message>
        <source>The queue %1 is paused; nobody gets its items.</source>
        <translation>Kolejka %1 jest wstrzymana; jej zadania nie są nikomu wydawane.</translation>
    </message>
    <message>
        <source>The queue %1 gives out its items again.</source>
        <translation>Kolejka %1 znów wydaje zadania.</translation>
    </message>
    <message>
        <source>Add a queue.</source>
        <translation>Dodaje kolejkę.</translation>
    </message>
    <message>
        <source>Change rules of a queue; what is not named stays as it is.</source>
        <translation>Zmienia reguły kolejki; to, czego nie podano, pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>Show the rules of a queue.</source>
        <translation>Pokazuje reguły kolejki.</translation>
    </message>
    <message>
        <source>List the queues.</source>
        <translation>Wypisuje kolejki.</translation>
    </message>
    <message>
        <source>Pause a queue: give out no more items.</source>
        <translation>Wstrzymuje kolejkę: nie wydaje więcej jej zadań.</translation>
    </message>
    <message>
        <source>Resume a queue: give out items again.</source>
        <translation>Wznawia wydawanie zadań kolejki.</translation>
    </message>
    <message>
        <source>The title that people see; by default the name.</source>
        <translation>Co widzą ludzie; domyślnie nazwa.</translation>
    </message>
    <message>
        <source>How long a lock lasts, such as 30m.</source>
        <translation>Jak długo obowiązuje blokada, na przykład 30m.</translation>
    </message>
    <message>
        <source>No extension goes beyond this, such as 8h.</source>
        <translation>Granica wszystkich przedłużeń, na przykład 8h.</translation>
    </message>
    <message>
        <source>How many items one user may hold; &quot;none&quot; for no limit.</source>
        <translation>Ile zadań może zajmować jeden użytkownik; „none” oznacza bez ograniczeń.</translation>
    </message>
    <message>
        <source>An item that was taken this often fails when its lock expires; &quot;none&quot; for never.</source>
        <translation>Zadanie pobrane tyle razy uznaje się za nieudane, gdy wygaśnie jego blokada; „none” oznacza nigdy.</translation>
    </message>
    <message>
        <source>What may be done, such as complete,return,dismiss,fail,send_back.</source>
        <translation>Co wolno zrobić, na przykład complete,return,dismiss,fail,send_back.</translation>
    </message>
    <message>
        <source>JSON Schema of the records.</source>
        <translation>Schemat JSON Schema rekordów.</translation>
    </message>
    <message>
        <source>Query that fills the queue: one SELECT with a column &quot;key&quot;; &quot;&quot; for none.</source>
        <translation>Zapytanie, które wypełnia kolejkę: jeden SELECT z kolumną „key”; &quot;&quot; oznacza brak zapytania.</translation>
    </message>
    <message>
        <source>How long the query&apos;s result is good.</source>
        <translation>Jak długo ważny jest wynik zapytania.</translation>
    </message>
    <message>
        <source>Where completed items go on; &quot;&quot; for nowhere.</source>
        <translation>Dokąd trafiają zakończone zadania; &quot;&quot; oznacza donikąd.</translation>
    </message>
    <message>
        <source>Fields that are keyed a second time without sight of the first; &quot;&quot; for none.</source>
        <translation>Pola wprowadzane po raz drugi bez wglądu w pierwsze wprowadzenie; &quot;&quot; oznacza żadne.</translation>
    </message>
    <message>
        <source>Where a third person decides if the two keyings differ.</source>
        <translation>Gdzie rozstrzyga trzecia osoba, jeśli oba wprowadzenia się różnią.</translation>
    </message>
    <message>
        <source>Share of what the previous step completes that comes here, such as 10%; the rest skips this queue.</source>
        <translation>Udział tego, co kończy poprzedni etap, który trafia tutaj, na przykład 10%; reszta omija tę kolejkę.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of %2.</source>
        <translation>„%1” nie jest jedną z wartości %2.</translation>
    </message>
    <message>
        <source>--share is 1% to 100%, not &quot;%1&quot;.</source>
        <translation>--share ma wartość od 1% do 100%, a nie „%1”.</translation>
    </message>
    <message>
        <source>Item %1 is open again.</source>
        <translation>Zadanie %1 jest znów otwarte.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were reopened.</source>
        <translation>
            <numerusform>Ponownie otwarto %n zadanie.</numerusform>
            <numerusform>Ponownie otwarto %n zadania.</numerusform>
            <numerusform>Ponownie otwarto %n zadań.</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 must be a day or a time such as 2026-03-01 or 2026-03-01T08:00.</source>
        <translation>--%1 musi być dniem lub czasem takim jak 2026-03-01 lub 2026-03-01T08:00.</translation>
    </message>
    <message>
        <source>--state must be done, failed or dismissed.</source>
        <translation>--state musi mieć wartość done, failed lub dismissed.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) would be reopened.</source>
        <translation>
            <numerusform>Zostałoby ponownie otwarte %n zadanie.</numerusform>
            <numerusform>Zostałyby ponownie otwarte %n zadania.</numerusform>
            <numerusform>Zostałoby ponownie otwartych %n zadań.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name items, or with --queue the finished items of a queue.</source>
        <translation>Proszę podać zadania albo przez --queue zamknięte zadania kolejki.</translation>
    </message>
    <message>
        <source>Only show how many.</source>
        <translation>Podaje tylko, ile ich jest.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the number of a request.</source>
        <translation>„%1” nie jest numerem prośby.</translation>
    </message>
    <message>
        <source>request</source>
        <translation>prośba</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>poproszono</translation>
    </message>
    <message>
        <source>user</source>
        <translation>użytkownik</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>żądane</translation>
    </message>
    <message>
        <source>given</source>
        <translation>wydane</translation>
    </message>
    <message>
        <source>Nobody has asked for work.</source>
        <translation>Nikt nie prosił o zadania.</translation>
    </message>
    <message>
        <source>Looking for work</source>
        <translation>Szukanie zadań</translation>
    </message>
    <message>
        <source>%1 has been created with schema %2.</source>
        <translation>Utworzono %1 ze schematem %2.</translation>
    </message>
    <message>
        <source>%1 has been upgraded to schema %2.</source>
        <translation>Zaktualizowano %1 do schematu %2.</translation>
    </message>
    <message>
        <source>%1 already has schema %2.</source>
        <translation>%1 ma już schemat %2.</translation>
    </message>
    <message>
        <source>Intray&apos;s tables, functions and roles have been created in %1 (schema %2). The login %3 is their administrator; &quot;intrayctl user add&quot; adds others.</source>
        <translation>Utworzono tabele, funkcje i role Intray w %1 (schemat %2). Login %3 ma rolę administrator; „intrayctl user add” dodaje innych.</translation>
    </message>
    <message>
        <source>Create the database&apos;s tables or upgrade them.
&quot;queue add&quot; and &quot;import&quot; also create a missing database file; every other command fails then. On a server it also creates the roles, and whoever runs it becomes administrator.</source>
        <translation>Tworzy tabele bazy danych lub je aktualizuje.
Także „queue add” i „import” tworzą plik bazy danych, jeśli go nie ma; każde inne polecenie kończy się wtedy niepowodzeniem. Na serwerze tworzy również role, a kto uruchomi polecenie, otrzymuje rolę administrator.</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Nic nie jest otwarte.</translation>
    </message>
    <message numerus="yes">
        <source>What is left is locked by others (%n item(s)).</source>
        <translation>
            <numerusform>To, co zostało, zajmują inni (%n zadanie).</numerusform>
            <numerusform>To, co zostało, zajmują inni (%n zadania).</numerusform>
            <numerusform>To, co zostało, zajmują inni (%n zadań).</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left was returned for later; the next is due %1.</source>
        <translation>To, co zostało, zwrócono na później; następne zadanie będzie dostępne od %1.</translation>
    </message>
    <message>
        <source>The queue is paused.</source>
        <translation>Kolejka jest wstrzymana.</translation>
    </message>
    <message>
        <source>You hold as many items as the queue allows; finish or return one first.</source>
        <translation>Zajęto już tyle zadań, na ile pozwala kolejka; należy najpierw zakończyć lub zwrócić jedno z nich.</translation>
    </message>
    <message>
        <source>You are not allowed to take items from this queue.</source>
        <translation>Brak uprawnień do pobierania zadań z tej kolejki.</translation>
    </message>
    <message>
        <source>%1 has held this item since %2.</source>
        <translation>To zadanie jest zajęte przez użytkownika %1 od %2.</translation>
    </message>
    <message>
        <source>What is left needs a different person: you completed it in the previous step, so a colleague has to take it.</source>
        <translation>To, co zostało, musi wykonać inna osoba: poprzedni etap zakończono samodzielnie, więc zajmie się tym ktoś inny.</translation>
    </message>
    <message>
        <source>This item needs a different person: you did the previous step yourself.</source>
        <translation>To zadanie musi wykonać inna osoba: poprzedni etap wykonano samodzielnie.</translation>
    </message>
    <message>
        <source>This item is already finished.</source>
        <translation>To zadanie jest już zamknięte.</translation>
    </message>
    <message>
        <source>This queue is filled by a query: ask for work with &quot;claim QUEUE&quot; alone.</source>
        <translation>Ta kolejka jest wypełniana zapytaniem: o zadania prosi się samym „claim QUEUE”.</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) were released.</source>
        <translation>
            <numerusform>Zwolniono %n blokadę.</numerusform>
            <numerusform>Zwolniono %n blokady.</numerusform>
            <numerusform>Zwolniono %n blokad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name items, or with --lock the lock that holds them.</source>
        <translation>Proszę podać zadania albo przez --lock blokadę, która je obejmuje.</translation>
    </message>
    <message>
        <source>--every must be one second at least.</source>
        <translation>--every musi wynosić co najmniej jedną sekundę.</translation>
    </message>
    <message>
        <source>All that this lock holds, instead of items.</source>
        <translation>Wszystko, co obejmuje ta blokada, zamiast zadań.</translation>
    </message>
    <message>
        <source>What was typed is proposed to whoever takes the item next.</source>
        <translation>To, co wpisano, zostanie zaproponowane osobie, która następna pobierze zadanie.</translation>
    </message>
    <message>
        <source>Again and again, until Ctrl+C, such as 60s.</source>
        <translation>W kółko, aż do Ctrl+C, w tym odstępie, na przykład 60s.</translation>
    </message>
    <message>
        <source>Release the locks on items, whoever holds them; what was typed stays.</source>
        <translation>Zwalnia blokady zadań bez względu na to, kto je zajmuje; to, co wpisano, pozostaje.</translation>
    </message>
    <message>
        <source>No items are locked.</source>
        <translation>Żadne zadanie nie jest zajęte.</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>porzucone</translation>
    </message>
    <message>
        <source>at</source>
        <translation>gdzie</translation>
    </message>
    <message>
        <source>idle since</source>
        <translation>bezczynne od</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now locked by %1.</source>
        <translation>
            <numerusform>%n zadanie jest teraz zajęte przez użytkownika %1.</numerusform>
            <numerusform>%n zadania są teraz zajęte przez użytkownika %1.</numerusform>
            <numerusform>%n zadań jest teraz zajętych przez użytkownika %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody holds this item.</source>
        <translation>Nikt nie zajmuje tego zadania.</translation>
    </message>
    <message>
        <source>What was typed is proposed to whoever gets the item.</source>
        <translation>To, co wpisano, zostanie zaproponowane osobie, która dostanie zadanie.</translation>
    </message>
    <message>
        <source>Whose items; required.</source>
        <translation>Czyje zadania; wymagane.</translation>
    </message>
    <message>
        <source>Who gets the items; required.</source>
        <translation>Kto dostaje zadania; wymagane.</translation>
    </message>
    <message>
        <source>List who holds what, in all queues.</source>
        <translation>Wypisuje, kto co zajmuje, we wszystkich kolejkach.</translation>
    </message>
    <message>
        <source>Of this queue only.</source>
        <translation>Tylko z tej kolejki.</translation>
    </message>
    <message>
        <source>Only items that this user holds.</source>
        <translation>Tylko zadania zajęte przez tego użytkownika.</translation>
    </message>
    <message>
        <source>Anywhere in key, queue, user, workstation or lock id.</source>
        <translation>W dowolnym miejscu klucza, kolejki, użytkownika, stacji roboczej lub identyfikatora blokady.</translation>
    </message>
    <message>
        <source>Expired, or the holder&apos;s program does not respond.</source>
        <translation>Blokada wygasła albo program zajmującego milczy.</translation>
    </message>
    <message>
        <source>Such as since, idle, expires, user or key.</source>
        <translation>Na przykład since, idle, expires, user lub key.</translation>
    </message>
    <message>
        <source>Give items that somebody holds to somebody else.</source>
        <translation>Przydziela zadania, które ktoś zajmuje, innej osobie.</translation>
    </message>
    <message>
        <source>Hand over everything that somebody holds, to somebody else or back to the queue.</source>
        <translation>Przekazuje wszystko, co ktoś zajmuje, innej osobie albo z powrotem do kolejki.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>wszystkie</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>usunięty</translation>
    </message>
    <message>
        <source>login</source>
        <translation>login</translation>
    </message>
    <message>
        <source>roles</source>
        <translation>role</translation>
    </message>
    <message>
        <source>queues</source>
        <translation>kolejki</translation>
    </message>
    <message>
        <source>There is no role &quot;%1&quot;. Roles are: %2.</source>
        <translation>Nie ma roli „%1”. Role to: %2.</translation>
    </message>
    <message>
        <source>There is already a user named &quot;%1&quot;. &quot;intrayctl user set&quot; changes what a user may do.</source>
        <translation>Istnieje już użytkownik o nazwie „%1”. „intrayctl user set” zmienia to, co użytkownikowi wolno.</translation>
    </message>
    <message>
        <source>There is no user named &quot;%1&quot;. &quot;intrayctl user add&quot; adds one.</source>
        <translation>Nie ma użytkownika o nazwie „%1”. „intrayctl user add” dodaje użytkownika.</translation>
    </message>
    <message>
        <source>%1 no longer has any rights here. The history keeps the name.</source>
        <translation>%1 nie ma tu już żadnych uprawnień. Historia zachowuje tę nazwę.</translation>
    </message>
    <message>
        <source>The user&apos;s new login, after it was renamed on MariaDB.</source>
        <translation>Nowy login użytkownika po zmianie nazwy w MariaDB.</translation>
    </message>
    <message>
        <source>Give a login of the database roles in Intray.
NAME is the login; on SQLite any name. For administrators.</source>
        <translation>Nadaje loginowi bazy danych role w Intray.
NAME to login; w SQLite dowolna nazwa. Tylko dla roli administrator.</translation>
    </message>
    <message>
        <source>Change what a user may do; what is not named stays as it is.</source>
        <translation>Zmienia to, co użytkownikowi wolno; to, czego nie podano, pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>Remove all rights of a user; the login itself stays.</source>
        <translation>Odbiera użytkownikowi wszystkie uprawnienia; sam login pozostaje.</translation>
    </message>
    <message>
        <source>List who may do what.</source>
        <translation>Wypisuje, komu co wolno.</translation>
    </message>
    <message>
        <source>Name an item, or a queue with --queue.</source>
        <translation>Proszę podać zadanie albo kolejkę przez --queue.</translation>
    </message>
    <message>
        <source>Explain why nobody can take an item, or why somebody gets nothing.</source>
        <translation>Mówi, dlaczego nikt nie może pobrać zadania albo dlaczego ktoś nic nie dostaje.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot; that can be run. Nothing was taken from the queue.</source>
        <translation>Nie ma polecenia „%1”, które można uruchomić. Z kolejki niczego nie pobrano.</translation>
    </message>
    <message>
        <source>%1 completed, %2 failed, %3 to be tried again, %4 returned, %5 lost.</source>
        <translation>Zakończone: %1, nieudane: %2, odłożone do następnej próby: %3, zwrócone: %4, utracone: %5.</translation>
    </message>
    <message>
        <source>Stop when nothing is left, instead of waiting for more.</source>
        <translation>Kończy, gdy nic już nie zostało, zamiast czekać na więcej.</translation>
    </message>
    <message>
        <source>Run a command for each item of a queue: the record as JSON on its standard input, the result as JSON on its standard output.
Status 0 completes the item. Otherwise it is tried again as often as the queue allows, and then fails with the command&apos;s standard error as the reason. Ctrl+C takes no more items and waits for running commands; a second one ends these too and returns the items.</source>
        <translation>Uruchamia polecenie dla każdego zadania kolejki: rekord jako JSON na jego standardowym wejściu, wynik jako JSON na jego standardowym wyjściu.
Kod 0 kończy zadanie. W przeciwnym razie jest ono ponawiane tyle razy, na ile pozwala kolejka, a potem oznaczane jako nieudane, z tekstem ze standardowego wyjścia błędów polecenia jako powodem. Po Ctrl+C zadania nie są już pobierane, a program czeka na to, co działa; drugie Ctrl+C przerywa i to, i zwraca zadania.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otwarte</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>zajęte</translation>
    </message>
    <message>
        <source>postponed</source>
        <translation>na później</translation>
    </message>
    <message>
        <source>done today</source>
        <translation>zakończone dziś</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nieudane</translation>
    </message>
    <message>
        <source>expired today</source>
        <translation>wygasłe dziś</translation>
    </message>
    <message>
        <source>released today</source>
        <translation>zwolnione dziś</translation>
    </message>
    <message>
        <source>empty requests</source>
        <translation>prośby bez wyniku</translation>
    </message>
    <message>
        <source>from</source>
        <translation>od</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>zakończone</translation>
    </message>
    <message>
        <source>backlog</source>
        <translation>zaległości</translation>
    </message>
    <message>
        <source>Adding up the history</source>
        <translation>Sumowanie historii</translation>
    </message>
    <message>
        <source>Show each queue at a glance, and what was completed and left per hour or day.</source>
        <translation>Pokazuje stan każdej kolejki w skrócie oraz to, ile zakończono i ile zostało na godzinę lub dzień.</translation>
    </message>
    <message>
        <source>The last N days, day by day; by default the last 24 hours, hour by hour.</source>
        <translation>Ostatnie N dni, dzień po dniu; w przeciwnym razie ostatnie 24 godziny, godzina po godzinie.</translation>
    </message>
    <message>
        <source>--%1 must be a day such as 2026-11-21 or a time such as 2026-11-21T08:00, not &quot;%2&quot;.</source>
        <translation>--%1 musi być dniem takim jak 2026-11-21 lub czasem takim jak 2026-11-21T08:00, a nie „%2”.</translation>
    </message>
    <message>
        <source>--kind must be one of %1, not &quot;%2&quot;.</source>
        <translation>--kind musi być jedną z wartości %1, a nie „%2”.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of history were written.</source>
        <translation>
            <numerusform>Zapisano %n linię historii.</numerusform>
            <numerusform>Zapisano %n linie historii.</numerusform>
            <numerusform>Zapisano %n linii historii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only of the items of this queue.</source>
        <translation>Tylko zadania z tej kolejki.</translation>
    </message>
    <message>
        <source>Only of the items with this key.</source>
        <translation>Tylko zadania z tym kluczem.</translation>
    </message>
    <message>
        <source>Only what this user did.</source>
        <translation>Tylko to, co zrobił ten użytkownik.</translation>
    </message>
    <message>
        <source>Only this, such as completed; may be given again.</source>
        <translation>Tylko te zdarzenia, na przykład completed; można podać kilka razy.</translation>
    </message>
    <message>
        <source>On or after this day or time, such as 2026-11-21.</source>
        <translation>Od tego dnia lub czasu, na przykład 2026-11-21.</translation>
    </message>
    <message>
        <source>Before this day or time.</source>
        <translation>Przed tym dniem lub czasem.</translation>
    </message>
    <message>
        <source>Write all of it to a CSV file.</source>
        <translation>Zapisuje całość do pliku CSV.</translation>
    </message>
    <message>
        <source>Show what happened to an item, over all steps of its record; with an option or without ITEM, search the whole history, newest first.</source>
        <translation>Pokazuje, co działo się z zadaniem, na wszystkich etapach jego rekordu; z opcją lub bez ITEM przeszukuje całą historię, najnowsze najpierw.</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>zwykłe</translation>
    </message>
    <message>
        <source>yes: %1</source>
        <translation>tak: %1</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>ostrzeżenia</translation>
    </message>
    <message>
        <source>What the people who work there read.</source>
        <translation>Co przeczytają osoby, które tam pracują.</translation>
    </message>
    <message>
        <source>How long before the end of a lock its holder is warned, first and last, such as 5m,1m; &quot;usual&quot; for the usual times.</source>
        <translation>Jak długo przed wygaśnięciem blokady jest ostrzegana osoba zajmująca zadanie, po raz pierwszy i ostatni, na przykład 5m,1m; „usual” oznacza zwykłe czasy.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item fails; &quot;&quot; for none.</source>
        <translation>Powody do wyboru przy oznaczaniu zadania jako nieudane; &quot;&quot; oznacza żadne.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item is sent back; &quot;&quot; for none.</source>
        <translation>Powody do wyboru przy odsyłaniu zadania; &quot;&quot; oznacza żadne.</translation>
    </message>
    <message>
        <source>--warn is one or two spans of time such as 5m,1m, or &quot;usual&quot;, not &quot;%1&quot;.</source>
        <translation>--warn to jeden lub dwa czasy takie jak 5m,1m albo „usual”, a nie „%1”.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot;, was &quot;%3&quot;</source>
        <translation>%1: „%2”, wcześniej „%3”</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>zmieniono</translation>
    </message>
    <message>
        <source>Show what each ending changed in the record.</source>
        <translation>Podaje, co każde zakończenie zmieniło w rekordzie.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) now have the priority %1.</source>
        <translation>
            <numerusform>%n zadanie ma teraz priorytet %1.</numerusform>
            <numerusform>%n zadania mają teraz priorytet %1.</numerusform>
            <numerusform>%n zadań ma teraz priorytet %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move waiting items forward, or behind others.</source>
        <translation>Przesuń czekające zadania do przodu albo za inne.</translation>
    </message>
    <message>
        <source>First: %1</source>
        <translation>Najpierw są: %1</translation>
    </message>
    <message>
        <source>The column with the longest lock, in minutes; by default --hold.</source>
        <translation>Gdzie zapisana jest najdłuższa blokada, w minutach; domyślnie --hold.</translation>
    </message>
    <message>
        <source>The file %1 exists already. Nothing was done; --force overwrites it.</source>
        <translation>Plik %1 już istnieje. Nic nie zrobiono; --force go nadpisuje.</translation>
    </message>
    <message>
        <source>Print the names only, one per line.</source>
        <translation>Wypisuje tylko nazwy, po jednej w wierszu.</translation>
    </message>
    <message>
        <source>Overwrite a file that exists.</source>
        <translation>Nadpisuje istniejący plik.</translation>
    </message>
    <message>
        <source>&quot;intrayctl help&quot; lists the commands.</source>
        <translation>„intrayctl help” wyświetla polecenia.</translation>
    </message>
    <message>
        <source>Dismiss an item for good, without completing it.</source>
        <translation>Zamyka zadanie na stałe, bez ukończenia go.</translation>
    </message>
    <message>
        <source>The database, such as sqlite:FILE or postgresql://USER@HOST/NAME; also -d. Without it $INTRAY_DATABASE, then the embedded database that the window uses. A server&apos;s password comes from $INTRAY_PASSWORD, the server&apos;s own password file or the keyboard.</source>
        <translation>Baza danych, na przykład sqlite:PLIK lub postgresql://UŻYTKOWNIK@KOMPUTER/NAZWA; także -d. Bez tego $INTRAY_DATABASE, a potem wbudowana baza, której używa okno. Hasło do serwera pochodzi z $INTRAY_PASSWORD, z pliku haseł serwera lub z klawiatury.</translation>
    </message>
    <message>
        <source>Who acts; only for a database without logins, where it is the system&apos;s user otherwise.</source>
        <translation>Kto działa; tylko dla baz bez logowania, gdzie bez tego jest to użytkownik systemu.</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 failed, 2 wrong usage, 3 nothing available,
4 the lock is not yours or you lack the right, 5 busy, try again,
6 done, but some of it was rejected.</source>
        <translation>Kod wyjścia: 0 zrobione, 1 niepowodzenie, 2 błędne użycie, 3 nic dostępnego,
4 blokada nie jest Twoja lub brak uprawnień, 5 zajęte, spróbuj ponownie,
6 zrobione, ale część odrzucono.</translation>
    </message>
    <message>
        <source>&quot;intrayctl help COMMAND&quot; shows the options of a command.</source>
        <translation>„intrayctl help POLECENIE” wyświetla opcje polecenia.</translation>
    </message>
    <message>
        <source>List the commands, or show the options of one.</source>
        <translation>Wyświetla polecenia albo opcje jednego z nich.</translation>
    </message>
    <message>
        <source>There is more: --cursor %1 goes on, --export FILE writes all of it.</source>
        <translation>Jest więcej: --cursor %1 pokazuje dalsze, --export PLIK zapisuje wszystko.</translation>
    </message>
    <message>
        <source>At most this many lines, newest first; 200 by default.</source>
        <translation>Najwyżej tyle wierszy, najnowsze najpierw; bez tego 200.</translation>
    </message>
    <message>
        <source>The encoding of the file, such as windows-1252; guessed by default.</source>
        <translation>Kodowanie pliku, na przykład windows-1252; bez tego jest odgadywane.</translation>
    </message>
    <message>
        <source>The separator of values: one character, or tab, comma, semicolon, pipe or space; guessed by default.</source>
        <translation>Co rozdziela wartości: jeden znak albo tab, comma, semicolon, pipe lub space; bez tego jest odgadywane.</translation>
    </message>
    <message>
        <source>There is more: --cursor %1 goes on.</source>
        <translation>Jest więcej: --cursor %1 pokazuje dalsze.</translation>
    </message>
    <message>
        <source>open (by default), locked, done, failed or dismissed.</source>
        <translation>open (bez tego), locked, done, failed lub dismissed.</translation>
    </message>
    <message>
        <source>At most this many; 50 by default.</source>
        <translation>Najwyżej tyle; bez tego 50.</translation>
    </message>
    <message>
        <source>--count is for queues; with --item you get the items named.</source>
        <translation>--count jest dla kolejek; z --item dostajesz podane zadania.</translation>
    </message>
    <message>
        <source>Name a queue, or items after --item.</source>
        <translation>Podaj kolejkę albo zadania po --item.</translation>
    </message>
    <message>
        <source>At most this many items; 1 by default.</source>
        <translation>Najwyżej tyle zadań; bez tego 1.</translation>
    </message>
    <message>
        <source>The arguments are items, not queues; all of them are taken, or none.</source>
        <translation>Argumenty to zadania, a nie kolejki; pobierane są wszystkie albo żadne.</translation>
    </message>
    <message>
        <source>Higher comes first; required.</source>
        <translation>Wyższy jest pierwszy; trzeba podać.</translation>
    </message>
    <message>
        <source>The reason; it stays in the history.</source>
        <translation>Dlaczego; zostaje w historii.</translation>
    </message>
    <message>
        <source>lock duration</source>
        <translation>czas blokady</translation>
    </message>
    <message>
        <source>The queue %1 is removed.</source>
        <translation>Kolejka %1 została usunięta.</translation>
    </message>
    <message>
        <source>Remove a queue that never had an item; any other can be paused.</source>
        <translation>Usuwa kolejkę, która nigdy nie miała zadania; każdą inną można wstrzymać.</translation>
    </message>
    <message>
        <source>Whether an item must go to a different person than the one who completed the previous step.</source>
        <translation>Czy zadanie musi trafić do innej osoby niż ta, która zakończyła poprzedni etap.</translation>
    </message>
    <message>
        <source>Finished items of this queue, instead of ITEM.</source>
        <translation>Zakończone zadania tej kolejki zamiast ITEM.</translation>
    </message>
    <message>
        <source>Only those that are done, failed or dismissed.</source>
        <translation>Tylko te w stanie done, failed lub dismissed.</translation>
    </message>
    <message>
        <source>Only those that this user finished.</source>
        <translation>Tylko te, które zakończył ten użytkownik.</translation>
    </message>
    <message>
        <source>Only those finished on this day or at this time, or later.</source>
        <translation>Tylko te zakończone w tym dniu lub o tej porze albo później.</translation>
    </message>
    <message>
        <source>Only those finished before this day or time.</source>
        <translation>Tylko te zakończone przed tym dniem lub tą porą.</translation>
    </message>
    <message>
        <source>--cancel needs the number of a request.</source>
        <translation>--cancel wymaga numeru prośby.</translation>
    </message>
    <message>
        <source>Only requests for this queue.</source>
        <translation>Tylko prośby do tej kolejki.</translation>
    </message>
    <message>
        <source>At most this many; 200 by default.</source>
        <translation>Najwyżej tyle; bez tego 200.</translation>
    </message>
    <message>
        <source>Cancel the request, if it has not been answered yet.</source>
        <translation>Wycofuje prośbę, jeśli nie ma jeszcze odpowiedzi.</translation>
    </message>
    <message>
        <source>Look again with &quot;intrayctl requests %1&quot;.</source>
        <translation>Sprawdź ponownie poleceniem „intrayctl requests %1”.</translation>
    </message>
    <message>
        <source>--sort must be one of %1.</source>
        <translation>--sort musi być jednym z: %1.</translation>
    </message>
    <message>
        <source>Who gets the items; by default they are open again.</source>
        <translation>Kto dostaje zadania; bez tego są otwarte.</translation>
    </message>
    <message>
        <source>In descending order.</source>
        <translation>W kolejności malejącej.</translation>
    </message>
    <message>
        <source>At most this many, up to 500; 200 by default.</source>
        <translation>Najwyżej tyle, do 500; bez tego 200.</translation>
    </message>
    <message>
        <source>A queue that a clerk sees; may be given several times. By default, or with &quot;&quot;, every queue.</source>
        <translation>Kolejka, którą widzi clerk; można podać kilka razy. Bez tego lub z &quot;&quot; każda kolejka.</translation>
    </message>
    <message>
        <source>Explain why somebody gets nothing from this queue.</source>
        <translation>Mówi, dlaczego ktoś nie dostaje nic z tej kolejki.</translation>
    </message>
    <message>
        <source>The user; you by default.</source>
        <translation>Kto to jest; bez tego Ty.</translation>
    </message>
    <message>
        <source>This many items at once; 1 by default.</source>
        <translation>Tyle zadań naraz; bez tego 1.</translation>
    </message>
    <message>
        <source>End a command that takes longer; by default shortly before the queue&apos;s longest lock.</source>
        <translation>Zakończ polecenie, które trwa dłużej; domyślnie tuż przed końcem najdłuższej blokady kolejki.</translation>
    </message>
    <message>
        <source>How long a failed item waits for its second try, 10s by default; each further wait is twice as long, up to 1h.</source>
        <translation>Jak długo nieudane zadanie czeka na drugą próbę, bez tego 10s; każde następne czekanie jest dwa razy dłuższe, do 1h.</translation>
    </message>
    <message>
        <source>When stopped, wait this long for running commands; by default until they are done.</source>
        <translation>Przy zatrzymaniu tyle czeka na trwające polecenia; bez tego, aż się zakończą.</translation>
    </message>
    <message>
        <source>Recorded in the history beside the name of this machine.</source>
        <translation>Zapisywane w historii obok nazwy tego komputera.</translation>
    </message>
    <message>
        <source>List who asked for work from a query and what they got, or look at one request again.
This never starts the query.</source>
        <translation>Wyświetla, kto prosił o zadania z zapytania i co dostał, albo sprawdza jedną prośbę ponownie.
Nigdy nie uruchamia to zapytania.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is written: intrayctl %2.</source>
        <translation>„%1” zapisuje się tak: intrayctl %2.</translation>
    </message>
    <message>
        <source>source</source>
        <translation>źródło</translation>
    </message>
    <message>
        <source>schema</source>
        <translation>schemat</translation>
    </message>
    <message>
        <source>endings</source>
        <translation>sposoby zamknięcia</translation>
    </message>
    <message>
        <source>reasons to fail</source>
        <translation>powody niepowodzenia</translation>
    </message>
    <message>
        <source>reasons to send back</source>
        <translation>powody odesłania</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>świeżość</translation>
    </message>
    <message>
        <source>The clock of this computer was set forward, so nothing is locked. Correct it; if it is right now, start again.</source>
        <translation>Zegar tego komputera został przesunięty do przodu, dlatego nic nie jest blokowane. Ustaw go dobrze; jeśli teraz jest dobry, zacznij od nowa.</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>pola</translation>
    </message>
    <message>
        <source>--database names no database. Leave the option out for your own.</source>
        <translation>--database nie wskazuje żadnej bazy danych. Pomiń tę opcję, aby użyć własnej.</translation>
    </message>
    <message>
        <source>--key row is used alone. For a column of this name write --key &apos;&quot;row&quot;&apos;.</source>
        <translation>--key row występuje samodzielnie. Dla kolumny o tej nazwie napisz --key &apos;&quot;row&quot;&apos;.</translation>
    </message>
    <message>
        <source>--key cannot be read: %1</source>
        <translation>Nie można odczytać --key: %1</translation>
    </message>
    <message>
        <source>The columns that identify a record, in double quotes where a name has a comma, or the option once for each; or row: each row by itself, so that rows may be equal. By default they are guessed and the guess is checked against all rows.</source>
        <translation>Kolumny, które nazywają rekord, w cudzysłowach, jeśli nazwa ma przecinek, albo ta opcja raz dla każdej; lub row: każdy wiersz osobno, więc wiersze mogą być jednakowe. Bez niej są odgadywane i sprawdzane na wszystkich wierszach.</translation>
    </message>
    <message>
        <source>Where to write rows that were rejected, or that already exist and differ, with line and reason.</source>
        <translation>Dokąd trafiają wiersze nieprzyjęte albo już istniejące z inną treścią, z numerem linii i powodem.</translation>
    </message>
    <message>
        <source>This is no cursor of a list of all queues: %1</source>
        <translation>To nie jest kursor listy wszystkich kolejek: %1</translation>
    </message>
    <message>
        <source>What is written to CSV, without quotes, for a missing value; by default nothing, and &quot;&quot; for an empty one.</source>
        <translation>Co jest zapisywane w CSV, bez cudzysłowu, w miejsce brakującej wartości; bez tej opcji nic, a &quot;&quot; dla pustej.</translation>
    </message>
    <message>
        <source>--%1 must be one character, or none.</source>
        <translation>--%1 musi być jednym znakiem albo none.</translation>
    </message>
    <message>
        <source>--%1 must be yes or no.</source>
        <translation>--%1 musi mieć wartość yes albo no.</translation>
    </message>
    <message>
        <source>--columns must be same, add or ignore.</source>
        <translation>--columns musi mieć wartość same, add albo ignore.</translation>
    </message>
    <message>
        <source>Columns that are not the queue&apos;s fields: same rejects the file (by default), add makes new ones fields, ignore leaves them out; missing ones stay missing.</source>
        <translation>Kolumny, które nie są polami kolejki: same odrzuca plik (bez tej opcji), add robi z nowych pola, ignore je pomija; brakujących nadal brak.</translation>
    </message>
    <message>
        <source>Whether the first line names the columns; guessed by default.</source>
        <translation>Czy pierwszy wiersz nazywa kolumny; bez tej opcji jest to odgadywane.</translation>
    </message>
    <message>
        <source>Skip this many lines before the header.</source>
        <translation>Tyle wierszy przed nagłówkiem nie jest czytanych.</translation>
    </message>
    <message>
        <source>Lines that begin with this character are not read.</source>
        <translation>Wiersze zaczynające się tym znakiem nie są czytane.</translation>
    </message>
    <message>
        <source>What values are quoted with: &quot;; or none.</source>
        <translation>W co ujęte są wartości: &quot;; albo none.</translation>
    </message>
    <message>
        <source>Makes the next character part of the value, as \ in many files; none by default.</source>
        <translation>Sprawia, że następny znak należy do wartości, jak \ w wielu plikach; bez tej opcji żaden.</translation>
    </message>
    <message>
        <source>What is written, without quotes, for a missing value; by default an empty one is empty. In files that Intray wrote, a missing value is not written at all.</source>
        <translation>Co stoi, bez cudzysłowu, w miejsce brakującej wartości; bez tej opcji pusta jest pusta. W tym, co zapisał Intray, nic nie stoi w jej miejsce.</translation>
    </message>
    <message>
        <source>Whether formulas have an apostrophe in front that is not theirs; by default only in files that Intray wrote.</source>
        <translation>Czy przed formułami stoi apostrof, który do nich nie należy; bez tej opcji tylko w tym, co zapisał Intray.</translation>
    </message>
    <message>
        <source>Item %1 was sent back to the previous step.</source>
        <translation>Zadanie %1 wróciło do poprzedniego etapu.</translation>
    </message>
    <message>
        <source>Complete an item; FILE is a JSON object with the fields to change, the others stay as they are.</source>
        <translation>Kończy element; FILE to obiekt JSON z polami do zmiany, pozostałe zostają bez zmian.</translation>
    </message>
    <message>
        <source>FILE is the whole record: what it does not name is gone.</source>
        <translation>FILE to cały rekord: czego nie podaje, tego już nie ma.</translation>
    </message>
    <message>
        <source>Fields that are required may be missing: whoever works on the item fills them in.</source>
        <translation>Wymaganych pól może brakować: wypełni je osoba pracująca nad elementem.</translation>
    </message>
    <message>
        <source>largest record</source>
        <translation>największy rekord</translation>
    </message>
    <message>
        <source>largest field</source>
        <translation>największe pole</translation>
    </message>
    <message>
        <source>Another field that records may have; may be given several times.</source>
        <translation>Pole, które rekordy mogą mieć dodatkowo; można podać kilka razy.</translation>
    </message>
    <message>
        <source>How large a record may be, such as 1M, 64k or a number of bytes.</source>
        <translation>Jak duży może być rekord, np. 1M, 64k albo liczba bajtów.</translation>
    </message>
    <message>
        <source>How large each value in it may be.</source>
        <translation>Jak duża może być każda wartość w nim.</translation>
    </message>
    <message>
        <source>--%1 is a size such as 1M, 64k or 5000, not &quot;%2&quot;.</source>
        <translation>--%1 to rozmiar, np. 1M, 64k lub 5000, a nie „%2”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a lock id. A claim prints it; &quot;intrayctl mine&quot; shows those of your locks.</source>
        <translation>„%1” nie jest identyfikatorem blokady. Jest on podawany przy pobraniu; „intrayctl mine” pokazuje identyfikatory Państwa blokad.</translation>
    </message>
    <message>
        <source>--role names all roles of the user; --add-role and --drop-role change one. Use either.</source>
        <translation>--role podaje wszystkie role użytkownika; --add-role i --drop-role zmieniają jedną. Należy użyć jednego z nich.</translation>
    </message>
    <message>
        <source>One of clerk, supervisor, administrator, importer, worker, auditor; may be given several times. The user has these and no others. By default, &quot;user add&quot; makes a clerk.</source>
        <translation>Jedna z ról clerk, supervisor, administrator, importer, worker, auditor; można podać kilka razy. Użytkownik ma te role i żadnych innych. Bez tego „user add” daje rolę clerk.</translation>
    </message>
    <message>
        <source>Add this role; may be given several times.</source>
        <translation>Dodaje tę rolę; można podać kilka razy.</translation>
    </message>
    <message>
        <source>Remove this role; may be given several times.</source>
        <translation>Odbiera tę rolę; można podać kilka razy.</translation>
    </message>
    <message>
        <source>Nothing was released: none of these items is locked.</source>
        <translation>Nic nie zwolniono: żadne z tych zadań nie jest zajęte.</translation>
    </message>
    <message>
        <source>The history has no seal yet; &quot;intrayctl sweep&quot; creates one.</source>
        <translation>Historia nie ma jeszcze pieczęci; tworzy ją „intrayctl sweep”.</translation>
    </message>
    <message>
        <source>%1 is seal %2, made at %3 by %4, up to event %5.</source>
        <translation>%1 to pieczęć %2, utworzona %3 przez %4, do zdarzenia %5.</translation>
    </message>
    <message>
        <source>--expect takes the digest of a seal as &quot;audit --head&quot; prints it: 64 hexadecimal digits.</source>
        <translation>--expect przyjmuje skrót pieczęci w postaci wypisywanej przez „audit --head”: 64 cyfry szesnastkowe.</translation>
    </message>
    <message>
        <source>Use either --head or --expect, not both.</source>
        <translation>--head i --expect podaje się osobno.</translation>
    </message>
    <message>
        <source>Check that the whole history, the records and the seals are in order.</source>
        <translation>Sprawdza całą historię, rekordy i pieczęcie względem tego, co zawsze obowiązuje.</translation>
    </message>
    <message>
        <source>Print the newest seal instead, so that it can be kept where no user of this database can change it.</source>
        <translation>Zamiast tego wypisuje najnowszą pieczęć, aby przechować ją tam, gdzie nikt z tej bazy danych nie może jej zmienić.</translation>
    </message>
    <message>
        <source>A seal that was kept elsewhere must still be there; may be given again.</source>
        <translation>Pieczęć przechowana gdzie indziej musi nadal istnieć; można podać kilka razy.</translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s) were put on the history.</source>
        <translation>
            <numerusform>Nałożono %n pieczęć na historię.</numerusform>
            <numerusform>Nałożono %n pieczęcie na historię.</numerusform>
            <numerusform>Nałożono %n pieczęci na historię.</numerusform>
        </translation>
    </message>
    <message>
        <source>Release the locks that have expired, and seal the history.</source>
        <translation>Zwalnia wygasłe blokady i pieczętuje historię.</translation>
    </message>
    <message>
        <source>Seal the history now, however young the newest seal is.</source>
        <translation>Pieczętuje historię teraz, nawet jeśli najnowsza pieczęć jest świeża.</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>inny program</translation>
    </message>
    <message>
        <source>Only show what would happen, and whose it is.</source>
        <translation>Tylko powiedzieć, co by się stało i czyje to jest.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names the field “%2” twice.</source>
        <translation>„%1” podaje pole „%2” dwa razy.</translation>
    </message>
    <message>
        <source>%1: %2, was %3</source>
        <translation>%1: %2, było %3</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nazwa</translation>
    </message>
    <message>
        <source>There may be more: --cursor %1 goes on.</source>
        <translation>Może być więcej: --cursor %1 kontynuuje.</translation>
    </message>
    <message>
        <source>Use either --rules or --users, not both.</source>
        <translation>--rules i --users podaje się osobno.</translation>
    </message>
    <message>
        <source>What was changed in the rules of queues, and by whom; of one queue if it is named instead of ITEM.</source>
        <translation>Co i przez kogo zmieniono w regułach kolejek; tylko jednej, jeśli podano ją zamiast ITEM.</translation>
    </message>
    <message>
        <source>What was changed in the rights of users, and by whom; of one user if named instead of ITEM.</source>
        <translation>Co i przez kogo zmieniono w uprawnieniach użytkowników; tylko jednego, jeśli podano go zamiast ITEM.</translation>
    </message>
    <message numerus="yes">
        <source>The next item is available in %n second(s).</source>
        <translation>
            <numerusform>Następne zadanie będzie dostępne za %n sekundę.</numerusform>
            <numerusform>Następne zadanie będzie dostępne za %n sekundy.</numerusform>
            <numerusform>Następne zadanie będzie dostępne za %n sekund.</numerusform>
        </translation>
    </message>
    <message>
        <source>The queue %1 no longer has a table and is paused; its history stays. The table was left as it is. Adopt it again under this name to go on.</source>
        <translation>Kolejka %1 nie ma już tabeli i jest wstrzymana; jej historia zostaje. Tabela pozostała bez zmian. Przejmij ją ponownie pod tą nazwą, aby kontynuować.</translation>
    </message>
    <message>
        <source>Remove the mapping of a queue: name the queue instead of the table.</source>
        <translation>Usunąć przypisanie kolejki: podaj kolejkę zamiast tabeli.</translation>
    </message>
    <message>
        <source>--failed needs --state, the column that holds its value.</source>
        <translation>--failed wymaga --state, kolumny, w której stoi jego wartość.</translation>
    </message>
    <message>
        <source>Its value for rows that failed; if there is one.</source>
        <translation>Jej wartość dla wierszy nieudanych, jeśli istnieje.</translation>
    </message>
    <message>
        <source>Why a row failed, written by Intray.</source>
        <translation>Dlaczego wiersz się nie udał; zapisuje Intray.</translation>
    </message>
    <message>
        <source>The result of a worker for a row, as JSON.</source>
        <translation>Co program roboczy zrobił z wiersza, jako JSON.</translation>
    </message>
    <message>
        <source>When a row was completed.</source>
        <translation>Kiedy wiersz został ukończony.</translation>
    </message>
    <message>
        <source>Who changed a row last.</source>
        <translation>Kto ostatnio zmienił wiersz.</translation>
    </message>
    <message>
        <source>When that was.</source>
        <translation>Kiedy to było.</translation>
    </message>
    <message>
        <source>last changed</source>
        <translation>ostatnia zmiana</translation>
    </message>
    <message>
        <source>%1 is a pipe or a device, which a file would replace. Nothing was done; name a file.</source>
        <translation>%1 to potok lub urządzenie, które plik by zastąpił. Niczego nie zrobiono; proszę podać plik.</translation>
    </message>
    <message>
        <source>The items cannot be written there.</source>
        <translation>Elementów nie można zapisać tam, dokąd miały trafić.</translation>
    </message>
    <message>
        <source>A rule or trigger of the queue&apos;s table prevents the next rows from being locked. Ask an administrator to change the rule or the rows.</source>
        <translation>Reguła lub wyzwalacz tabeli kolejki nie pozwala zablokować następnych wierszy. Poproś administratora o zmianę reguły lub wierszy.</translation>
    </message>
    <message>
        <source>note</source>
        <translation>notatka</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>zwrócono</translation>
    </message>
    <message>
        <source>The note on item %1 was written.</source>
        <translation>Zadanie %1 ma teraz notatkę.</translation>
    </message>
    <message>
        <source>Write a note on an item for everybody who works on it; it stays in the history.</source>
        <translation>Napisz notatkę do zadania dla każdego, kto się nim zajmuje; zostaje w historii.</translation>
    </message>
    <message>
        <source>TEXT is empty: write the text of the note.</source>
        <translation>TEXT jest pusty: napisz, co ma mówić notatka.</translation>
    </message>
    <message>
        <source>and item</source>
        <translation>i zadanie</translation>
    </message>
    <message>
        <source>score</source>
        <translation>wynik</translation>
    </message>
    <message>
        <source>There are no likely duplicates.</source>
        <translation>Nie ma prawdopodobnych duplikatów.</translation>
    </message>
    <message>
        <source>--least must be a number from 0 to 1, not &quot;%1&quot;.</source>
        <translation>--least musi być liczbą od 0 do 1, a nie „%1”.</translation>
    </message>
    <message>
        <source>Searching for duplicates</source>
        <translation>Wyszukiwanie duplikatów</translation>
    </message>
    <message>
        <source>List pairs of items that are likely duplicates, likeliest first.</source>
        <translation>Wypisz pary zadań, które są prawdopodobnie tym samym, najbardziej prawdopodobne najpierw.</translation>
    </message>
    <message>
        <source>Only pairs with this item.</source>
        <translation>Tylko pary z tym zadaniem.</translation>
    </message>
    <message>
        <source>Only pairs with at least this score, from 0 to 1; by default 0.5, where both are equally likely.</source>
        <translation>Tylko pary z co najmniej takim wynikiem, od 0 do 1; bez tego 0,5, gdzie oba przypadki są równie prawdopodobne.</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>reguła</translation>
    </message>
    <message>
        <source>records</source>
        <translation>rekordy</translation>
    </message>
    <message>
        <source>such as</source>
        <translation>na przykład</translation>
    </message>
    <message>
        <source>what is wrong</source>
        <translation>co jest nie tak</translation>
    </message>
    <message numerus="yes">
        <source>All %n record(s) comply with the rules.</source>
        <translation>
            <numerusform>%n rekord spełnia reguły.</numerusform>
            <numerusform>Wszystkie %n rekordy spełniają reguły.</numerusform>
            <numerusform>Wszystkie %n rekordów spełnia reguły.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n record(s) break a rule.</source>
        <translation>
            <numerusform>%1 z %n rekordu łamie regułę.</numerusform>
            <numerusform>%1 z %n rekordów łamie regułę.</numerusform>
            <numerusform>%1 z %n rekordów łamie regułę.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also against the rules that the records suggest; see &quot;propose&quot;.</source>
        <translation>Także według reguł, które sugerują rekordy; zob. &quot;propose&quot;.</translation>
    </message>
    <message>
        <source>Show which records of a queue break which rules; the exit status is 6 if any does.</source>
        <translation>Mówi, które rekordy kolejki łamią które reguły; kod wyjścia to 6, jeśli któryś to robi.</translation>
    </message>
    <message>
        <source>--least is a share from 0.5 to 1, such as 0.95, not &quot;%1&quot;.</source>
        <translation>--least to część od 0.5 do 1, np. 0.95, a nie &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>pasuje</translation>
    </message>
    <message>
        <source>broken by</source>
        <translation>łamana przez</translation>
    </message>
    <message>
        <source>The records suggest no further rule.</source>
        <translation>Rekordy nie sugerują dalszych reguł.</translation>
    </message>
    <message>
        <source>These rules reject nothing until they are accepted: --take RULE, with the name of a rule or field, or --take all.</source>
        <translation>Te reguły niczego nie odrzucają, dopóki nie zostaną przejęte: --take RULE z nazwą reguły lub pola albo --take all.</translation>
    </message>
    <message>
        <source>No rule “%1” is proposed. &quot;propose&quot; without --take lists those that are.</source>
        <translation>Nie zaproponowano reguły „%1”. &quot;propose&quot; bez --take wymienia zaproponowane.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) were accepted.</source>
        <translation>
            <numerusform>Przejęto %n regułę.</numerusform>
            <numerusform>Przejęto %n reguły.</numerusform>
            <numerusform>Przejęto %n reguł.</numerusform>
        </translation>
    </message>
    <message>
        <source>--save writes the rules that --take names.</source>
        <translation>--save zapisuje reguły wymienione w --take.</translation>
    </message>
    <message>
        <source>Make it a rule of the queue; may be given several times, and a field&apos;s name or &quot;all&quot; accepts several.</source>
        <translation>Czyni ją regułą kolejki; można podać kilka razy, a nazwa pola lub &quot;all&quot; przejmuje kilka.</translation>
    </message>
    <message>
        <source>Write the record schema with what was accepted to a file, and leave the queue as it is.</source>
        <translation>Zapisuje schemat rekordów z tym, co przejęto, do pliku i pozostawia kolejkę bez zmian.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>wartość</translation>
    </message>
    <message>
        <source>suggestion</source>
        <translation>sugestia</translation>
    </message>
    <message>
        <source>Nothing is suspicious.</source>
        <translation>Nic nie jest podejrzane.</translation>
    </message>
    <message>
        <source>Searching for suspicious values</source>
        <translation>Szukanie podejrzanych wartości</translation>
    </message>
    <message>
        <source>List values that are likely wrong in the records that are not finished, and what is likely meant.</source>
        <translation>Wyświetla wartości, które w nieukończonych rekordach są prawdopodobnie błędne, i to, co prawdopodobnie miano na myśli.</translation>
    </message>
    <message>
        <source>Of this item only, finished or not.</source>
        <translation>Tylko tego elementu, ukończonego lub nie.</translation>
    </message>
    <message>
        <source>Only items whose record breaks a rule.</source>
        <translation>Tylko zadania, których rekord łamie regułę.</translation>
    </message>
    <message>
        <source>Show which rules the records of a queue suggest, and how many records fit.</source>
        <translation>Mówi, jakie reguły sugerują rekordy kolejki i ile do nich pasuje.</translation>
    </message>
    <message>
        <source>The reason; required where the queue asks for it. It stays in the history.</source>
        <translation>Dlaczego; wymagane tam, gdzie kolejka o to pyta. Zostaje w historii.</translation>
    </message>
    <message>
        <source>reason required</source>
        <translation>wymagany powód</translation>
    </message>
    <message>
        <source>reasons to return</source>
        <translation>powody zwrotu</translation>
    </message>
    <message>
        <source>reasons to dismiss</source>
        <translation>powody odrzucenia</translation>
    </message>
    <message>
        <source>For which endings a reason must be given besides fail and send_back, such as return,dismiss; &quot;&quot; for none.</source>
        <translation>Dla jakich zakończeń oprócz fail i send_back trzeba podać powód, na przykład return,dismiss; &quot;&quot; oznacza żadne.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item is returned; &quot;&quot; for none.</source>
        <translation>Powody do wyboru przy zwrocie zadania; &quot;&quot; oznacza żadne.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item is dismissed; &quot;&quot; for none.</source>
        <translation>Powody do wyboru przy odrzuceniu zadania; &quot;&quot; oznacza żadne.</translation>
    </message>
    <message>
        <source>--reason-required must be one of return and dismiss, or both, not &quot;%1&quot;.</source>
        <translation>--reason-required musi być return, dismiss albo oba, a nie &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>word</source>
        <translation>słowo</translation>
    </message>
    <message>
        <source>times</source>
        <translation>razy</translation>
    </message>
    <message>
        <source>Nothing is misspelled.</source>
        <translation>Nie ma błędów pisowni.</translation>
    </message>
    <message>
        <source>No dictionary is installed. Install a Hunspell dictionary, such as the package hunspell-en-us.</source>
        <translation>Nie zainstalowano żadnego słownika. Zainstaluj słownik Hunspell, na przykład pakiet hunspell-en-us.</translation>
    </message>
    <message>
        <source>Spelling is switched on in no field of this queue. Give a field of its schema &quot;x-intray&quot;: {&quot;spelling&quot;: &quot;en_US&quot;}.</source>
        <translation>Pisownia nie jest włączona w żadnym polu tej kolejki. Dodaj polu w jej schemacie &quot;x-intray&quot;: {&quot;spelling&quot;: &quot;en_US&quot;}.</translation>
    </message>
    <message>
        <source>Name a queue, or give --dictionaries.</source>
        <translation>Podaj kolejkę albo --dictionaries.</translation>
    </message>
    <message>
        <source>List misspelled words in the fields for which the queue has spelling switched on.</source>
        <translation>Wypisz błędnie napisane słowa w polach, dla których kolejka ma włączoną pisownię.</translation>
    </message>
    <message>
        <source>List the dictionaries that are installed here.</source>
        <translation>Wypisz zainstalowane tu słowniki.</translation>
    </message>
    <message>
        <source>The share of the values that must fit a rule for it to be proposed, such as 0.95; 0.75 by default.</source>
        <translation>Część wartości, które muszą pasować do reguły, aby ją zaproponowano, np. 0.95; bez tego 0.75.</translation>
    </message>
    <message>
        <source>Item %1 was merged into item %2.</source>
        <translation>Zadanie %1 zostało scalone z zadaniem %2.</translation>
    </message>
    <message>
        <source>Items %1 and %2 are not duplicates.</source>
        <translation>Zadania %1 i %2 nie są duplikatami.</translation>
    </message>
    <message>
        <source>Merge an item that you hold into another; supervisors also one that nobody holds.</source>
        <translation>Scal zajęte przez Ciebie zadanie z innym; kierownicy także takie, które nie jest zajęte.</translation>
    </message>
    <message>
        <source>The item that is kept; required.</source>
        <translation>Zadanie, które zostaje; wymagane.</translation>
    </message>
    <message>
        <source>A JSON object with the fields of the kept item to change.</source>
        <translation>Obiekt JSON z polami do zmiany w zadaniu, które zostaje.</translation>
    </message>
    <message>
        <source>Remember that two items are not duplicates, however alike they are.</source>
        <translation>Zapamiętaj, że dwa zadania nie są tym samym, choćby były podobne.</translation>
    </message>
    <message>
        <source>--%1 is given more than once.</source>
        <translation>--%1 podano więcej niż raz.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are sealed for a second keying and were not checked. A supervisor can check them.</source>
        <translation>
            <numerusform>%n rekord jest zapieczętowany do drugiego wprowadzenia i nie został sprawdzony. Może go sprawdzić kierownik.</numerusform>
            <numerusform>%n rekordy są zapieczętowane do drugiego wprowadzenia i nie zostały sprawdzone. Może je sprawdzić kierownik.</numerusform>
            <numerusform>%n rekordów jest zapieczętowanych do drugiego wprowadzenia i nie zostało sprawdzonych. Może je sprawdzić kierownik.</numerusform>
        </translation>
    </message>
    <message>
        <source>--least says which rules are proposed; give --proposed too.</source>
        <translation>--least mówi, które reguły są proponowane; podaj też --proposed.</translation>
    </message>
    <message>
        <source>Only if the item that ends is locked under this lock; by default under any lock of yours.</source>
        <translation>Tylko jeśli kończone zadanie jest zajęte pod tą blokadą; domyślnie pod dowolną twoją blokadą.</translation>
    </message>
    <message>
        <source>--by must be one of %1, not &quot;%2&quot;.</source>
        <translation>--by musi być jednym z %1, a nie &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(brak)</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>rodzaj</translation>
    </message>
    <message>
        <source>person</source>
        <translation>osoba</translation>
    </message>
    <message>
        <source>%1 of %2 completed records were corrected.</source>
        <translation>Poprawiono %1 z %2 ukończonych rekordów.</translation>
    </message>
    <message>
        <source>corrections</source>
        <translation>poprawki</translation>
    </message>
    <message>
        <source>Reading the completed records</source>
        <translation>Czytanie ukończonych rekordów</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of corrections were written.</source>
        <translation>
            <numerusform>Zapisano %n wiersz poprawek.</numerusform>
            <numerusform>Zapisano %n wiersze poprawek.</numerusform>
            <numerusform>Zapisano %n wierszy poprawek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add up by this; by default by field.</source>
        <translation>Sumuj według tego; bez tego według pola.</translation>
    </message>
    <message>
        <source>Only what this user corrected.</source>
        <translation>Tylko to, co poprawił ten użytkownik.</translation>
    </message>
    <message>
        <source>Only what you corrected; clerks see nothing else.</source>
        <translation>Tylko to, co sam poprawiłeś; pracownicy nie widzą niczego innego.</translation>
    </message>
    <message>
        <source>Write every line to a CSV file instead.</source>
        <translation>Zamiast tego zapisz wszystkie wiersze do pliku CSV.</translation>
    </message>
    <message>
        <source>Loading the lookup table</source>
        <translation>Wczytywanie tabeli słownikowej</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a value were left out.</source>
        <translation>
            <numerusform>Pominięto %n wiersz bez wartości.</numerusform>
            <numerusform>Pominięto %n wiersze bez wartości.</numerusform>
            <numerusform>Pominięto %n wierszy bez wartości.</numerusform>
        </translation>
    </message>
    <message>
        <source>lines</source>
        <translation>wiersze</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>kolumny</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>wczytano</translation>
    </message>
    <message>
        <source>by</source>
        <translation>przez</translation>
    </message>
    <message>
        <source>There is no lookup table.</source>
        <translation>Nie ma żadnej tabeli słownikowej.</translation>
    </message>
    <message>
        <source>There is no lookup table “%1”.</source>
        <translation>Nie ma tabeli słownikowej „%1”.</translation>
    </message>
    <message>
        <source>No value begins like this.</source>
        <translation>Żadna wartość się tak nie zaczyna.</translation>
    </message>
    <message>
        <source>“%1” was removed. Fields that use it are now typed without it.</source>
        <translation>„%1” usunięto. Pola, które ją wymieniają, wypełnia się bez niej.</translation>
    </message>
    <message>
        <source>The column of the values; the first if not given.</source>
        <translation>Kolumna wartości; pierwsza, jeśli nie podano.</translation>
    </message>
    <message>
        <source>List the lookup tables.</source>
        <translation>Wypisz tabele słownikowe.</translation>
    </message>
    <message>
        <source>List the lines of a lookup table whose values begin like this.</source>
        <translation>Wypisz wiersze tabeli słownikowej, których wartości tak się zaczynają.</translation>
    </message>
    <message>
        <source>At most this many lines; 20 by default.</source>
        <translation>Najwyżej tyle wierszy; 20, jeśli nie podano.</translation>
    </message>
    <message>
        <source>Remove a lookup table. Fields that use it are then typed without it.</source>
        <translation>Usuń tabelę słownikową. Pola, które ją wymieniają, wypełnia się bez niej.</translation>
    </message>
    <message>
        <source>%1, %2 s, %3 % (Ctrl+C ends it)</source>
        <translation>%1, %2 s, %3 % (Ctrl+C kończy)</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for everybody.</source>
        <translation>
            <numerusform>%n zadanie jest teraz dla wszystkich.</numerusform>
            <numerusform>%n zadania są teraz dla wszystkich.</numerusform>
            <numerusform>%n zadań jest teraz dla wszystkich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for %1.</source>
        <translation>
            <numerusform>%n zadanie jest teraz dla: %1.</numerusform>
            <numerusform>%n zadania są teraz dla: %1.</numerusform>
            <numerusform>%n zadań jest teraz dla: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give --to, a user or @ and a tag. &quot;intrayctl unassign&quot; gives the items back to everybody.</source>
        <translation>Proszę podać --to, użytkownika albo @ i etykietę. „intrayctl unassign” oddaje zadania wszystkim.</translation>
    </message>
    <message>
        <source>nobody can take them</source>
        <translation>nikt nie może ich wziąć</translation>
    </message>
    <message>
        <source>for</source>
        <translation>dla</translation>
    </message>
    <message>
        <source>Assign waiting items to a user or a tag: they come first for them, and nobody else gets them.
Only items that nobody holds. For supervisors.</source>
        <translation>Przydziel oczekujące zadania użytkownikowi lub etykiecie: trafiają tam najpierw i nikt inny ich nie dostaje.
Tylko zadania, które nie są zajęte. Dla kierowników.</translation>
    </message>
    <message>
        <source>A user, or @ and a tag, such as @french: whoever has that tag in the queue. Required.</source>
        <translation>Użytkownik albo @ i etykieta, na przykład @french: każdy, kto ma tę etykietę w kolejce. Trzeba podać.</translation>
    </message>
    <message>
        <source>Give assigned items back to everybody.</source>
        <translation>Oddaje przydzielone zadania wszystkim.</translation>
    </message>
    <message>
        <source>List how many items wait for whom.</source>
        <translation>Pokazuje, ile zadań na kogo czeka.</translation>
    </message>
    <message>
        <source>The rest was left out, because this was cancelled. What was corrected stays corrected; the same command goes on with the rest.</source>
        <translation>Reszty nie próbowano, bo przerwano. Co poprawiono, tak zostaje; to samo polecenie kontynuuje z resztą.</translation>
    </message>
    <message>
        <source>No record that is not finished has this value.</source>
        <translation>Żaden niezakończony rekord nie ma tej wartości.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) would be corrected.</source>
        <translation>
            <numerusform>%n rekord zostałby poprawiony.</numerusform>
            <numerusform>%n rekordy zostałyby poprawione.</numerusform>
            <numerusform>%n rekordów zostałoby poprawionych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected.</source>
        <translation>
            <numerusform>%n rekord został poprawiony.</numerusform>
            <numerusform>%n rekordy zostały poprawione.</numerusform>
            <numerusform>%n rekordów zostało poprawionych.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;intrayctl correct %1 --undo %2&quot; undoes it.</source>
        <translation>„intrayctl correct %1 --undo %2” to cofa.</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>poprawione</translation>
    </message>
    <message>
        <source>All of it was already undone.</source>
        <translation>Wszystko cofnięto już wcześniej.</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>przywrócone</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have their old value again.</source>
        <translation>
            <numerusform>%n rekord ma znów starą wartość.</numerusform>
            <numerusform>%n rekordy mają znów starą wartość.</numerusform>
            <numerusform>%n rekordów ma znów starą wartość.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restoring the old value</source>
        <translation>Przywracanie starej wartości</translation>
    </message>
    <message>
        <source>--undo cannot be used with --%1.</source>
        <translation>--undo cofa to, co zrobiono, i nie łączy się z --%1.</translation>
    </message>
    <message>
        <source>Name the bulk correction to undo, a UUID; &quot;intrayctl corrections QUEUE&quot; lists them.</source>
        <translation>Podaj zbiorczą poprawkę do cofnięcia, UUID; „intrayctl corrections QUEUE” je wymienia.</translation>
    </message>
    <message>
        <source>Correcting</source>
        <translation>Poprawianie</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>poprawka</translation>
    </message>
    <message>
        <source>old</source>
        <translation>stara</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nowa</translation>
    </message>
    <message>
        <source>There are no bulk corrections in this queue.</source>
        <translation>W tej kolejce nie ma poprawek zbiorczych.</translation>
    </message>
    <message>
        <source>The field; required.</source>
        <translation>Pole; trzeba je podać.</translation>
    </message>
    <message>
        <source>Its whole value now; required.</source>
        <translation>Jego cała obecna wartość; trzeba ją podać.</translation>
    </message>
    <message>
        <source>Its new value; required.</source>
        <translation>Czym się staje; trzeba podać.</translation>
    </message>
    <message>
        <source>Only show which records, and which not and why.</source>
        <translation>Tylko powiedzieć, które rekordy, a które nie i dlaczego.</translation>
    </message>
    <message>
        <source>Restore the old value where nobody has worked on the item since.</source>
        <translation>Przywróć starą wartość tam, gdzie nikt od tego czasu nie pracował nad zadaniem.</translation>
    </message>
    <message>
        <source>List the bulk corrections of a queue, newest first.</source>
        <translation>Wymienić poprawki zbiorcze kolejki, od najnowszych.</translation>
    </message>
    <message>
        <source>Items %1 and %2 may be duplicates again.</source>
        <translation>Zadania %1 i %2 mogą znów być duplikatami.</translation>
    </message>
    <message>
        <source>Undo that: they are compared by their records again.</source>
        <translation>Cofnąć to: są znów oceniane według swoich rekordów.</translation>
    </message>
    <message>
        <source>open, for %1</source>
        <translation>otwarte, dla %1</translation>
    </message>
    <message>
        <source>Load a lookup table from a file, or from a table or query of another database: its values and what belongs to them. The previous one of this name is used until all is loaded.</source>
        <translation>Wczytuje tabelę słownikową z pliku albo z tabeli lub zapytania innej bazy danych: jej wartości i to, co do nich należy. Poprzednia o tej nazwie służy, dopóki wszystko nie zostanie wczytane.</translation>
    </message>
    <message>
        <source>Give --table, the table of the database to read, or a --query.</source>
        <translation>Podaj w --table, którą tabelę bazy danych odczytać, albo podaj --query.</translation>
    </message>
    <message>
        <source>Which table of an Access file (.mdb, .accdb), or which table or view of a database.</source>
        <translation>Która tabela pliku Access (.mdb, .accdb) albo która tabela lub widok bazy danych.</translation>
    </message>
    <message>
        <source>Reads what this SELECT returns: FILE is then an address such as postgresql://USER@HOST/DB, or an SQLite file. Its password comes from $INTRAY_SOURCE_PASSWORD, the database&apos;s own password file or a prompt.</source>
        <translation>Czyta to, co daje ten SELECT: FILE jest wtedy adresem takim jak postgresql://USER@HOST/DB albo plikiem SQLite. Hasło pochodzi z $INTRAY_SOURCE_PASSWORD, z pliku haseł bazy albo z pytania.</translation>
    </message>
    <message>
        <source>What is left is assigned to others.</source>
        <translation>To, co zostało, jest przydzielone innym.</translation>
    </message>
    <message>
        <source>This item is assigned to somebody else; a supervisor can assign it to you or to everybody.</source>
        <translation>To zadanie jest przydzielone komuś innemu; kierownik może przydzielić je Tobie albo wszystkim.</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>etykiety</translation>
    </message>
    <message>
        <source>%1 no longer has any tags in the queue &quot;%2&quot;.</source>
        <translation>%1 nie ma już etykiet w kolejce „%2”.</translation>
    </message>
    <message>
        <source>%1 now has these tags in the queue &quot;%2&quot;: %3.</source>
        <translation>%1 ma teraz w kolejce „%2” te etykiety: %3.</translation>
    </message>
    <message>
        <source>Set what a user can do in a queue, in words such as french or legal.
The user gets what is assigned to @ and one of these tags. They replace the previous ones; without TAG the user has none. For supervisors.</source>
        <translation>Określa, co użytkownik potrafi w kolejce, słowami takimi jak french albo legal.
Użytkownik dostaje to, co jest przydzielone do @ i jednej z tych etykiet. Zastępują poprzednie; bez TAG użytkownik nie ma żadnej. Dla kierownika.</translation>
    </message>
    <message>
        <source>Reopening of item %1 was requested; a supervisor reopens it or declines.</source>
        <translation>Poproszono o ponowne otwarcie zadania %1; kierownik otworzy je lub odmówi.</translation>
    </message>
    <message>
        <source>Item %1 stays finished; whoever requested it reads why.</source>
        <translation>Zadanie %1 pozostaje zakończone; osoba, która o nie prosiła, przeczyta powód.</translation>
    </message>
    <message>
        <source>requested by</source>
        <translation>prosi</translation>
    </message>
    <message>
        <source>Request that a finished item is reopened. It then comes first for whoever requested it.</source>
        <translation>Poproś o ponowne otwarcie zakończonego zadania. Trafia ono wtedy najpierw do osoby, która prosiła.</translation>
    </message>
    <message>
        <source>Decline a request to reopen an item. For supervisors.</source>
        <translation>Odrzuć prośbę o ponowne otwarcie zadania. Dla kierowników.</translation>
    </message>
    <message>
        <source>attachment</source>
        <translation>załącznik</translation>
    </message>
    <message>
        <source>size</source>
        <translation>rozmiar</translation>
    </message>
    <message>
        <source>attached</source>
        <translation>załączono</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are attached to item %1.</source>
        <translation>
            <numerusform>%n plik jest załączony do zadania %1.</numerusform>
            <numerusform>%n pliki są załączone do zadania %1.</numerusform>
            <numerusform>%n plików jest załączonych do zadania %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Nie ma folderu „%1”.</translation>
    </message>
    <message>
        <source>The item has no attachments.</source>
        <translation>Zadanie nie ma załączników.</translation>
    </message>
    <message>
        <source>Attach files to an item, such as the scan of its record. They are stored in the database, and nobody can change them.
For supervisors and administrators.</source>
        <translation>Załącz pliki do zadania, na przykład skan, z którego powstał jego rekord. Są przechowywane w bazie danych i nikt ich nie zmienia.
Dla kierowników i administratorów.</translation>
    </message>
    <message>
        <source>List the files that are attached to an item and to its previous steps.</source>
        <translation>Wypisz pliki załączone do zadania i do jego wcześniejszych etapów.</translation>
    </message>
    <message>
        <source>Save them in this folder as well; no file that is there is overwritten.</source>
        <translation>Zapisz je także w tym folderze; żaden istniejący plik nie zostanie nadpisany.</translation>
    </message>
    <message>
        <source>Item %1 is no longer a duplicate; it is open again.</source>
        <translation>Zadanie %1 nie jest już duplikatem; jest znów otwarte.</translation>
    </message>
    <message>
        <source>With --take-back only the item that ended is named, without --%1.</source>
        <translation>Z --take-back podaje się tylko zadanie, które się zakończyło, bez --%1.</translation>
    </message>
    <message>
        <source>Undo the merge of the item instead: it is open again, and the kept one has its previous values if nobody has worked on it since. For supervisors.</source>
        <translation>Zamiast tego cofnij scalenie zadania: jest znów otwarte, a zachowane ma poprzednie wartości, jeśli nikt nad nim od tego czasu nie pracował. Dla kierowników.</translation>
    </message>
    <message>
        <source>Read every byte of the files that are attached to items, too; this takes as long as the disk does.</source>
        <translation>Odczytaj też każdy bajt załączonych plików; trwa to tyle, ile potrzebuje dysk.</translation>
    </message>
    <message>
        <source>A column that names files, which are attached to the items; may be given again. A row whose file is missing, too large or unreadable is rejected.</source>
        <translation>Kolumna wskazująca pliki, które są załączane do zadań; można podać ją ponownie. Wiersz, którego pliku brakuje, jest za duży lub nieczytelny, jest odrzucany.</translation>
    </message>
    <message>
        <source>The folder that these files are in; by default that of the imported file.</source>
        <translation>Folder, w którym leżą te pliki; domyślnie folder importowanego pliku.</translation>
    </message>
    <message>
        <source>--asked-back and --%1 do not go together.</source>
        <translation>--asked-back i --%1 nie łączą się ze sobą.</translation>
    </message>
    <message>
        <source>Only open items that are for a user or @tag with this in the name; &quot;me&quot; for what is for you, by name or tag.</source>
        <translation>Tylko otwarte zadania dla użytkownika lub @etykiety z tym tekstem w nazwie; „me” to te dla Ciebie, według nazwy lub etykiety.</translation>
    </message>
    <message>
        <source>The finished items whose reopening is requested, oldest first.</source>
        <translation>Zakończone zadania, o których ponowne otwarcie ktoś prosi, od najstarszej prośby.</translation>
    </message>
    <message>
        <source>reopen own</source>
        <translation>ponowne otwieranie własnych</translation>
    </message>
    <message>
        <source>How long people may reopen what they finished themselves, such as 30m; &quot;none&quot; for not at all.</source>
        <translation>Jak długo można otwierać ponownie to, co się samemu zakończyło, np. 30m; „none” oznacza wcale.</translation>
    </message>
    <message>
        <source>You hold item %1 again, under the lock %2.</source>
        <translation>Zadanie %1 jest znów zajęte przez Ciebie, pod blokadą %2.</translation>
    </message>
    <message>
        <source>--own is for one item, and without --reason.</source>
        <translation>--own dotyczy jednego zadania i nie łączy się z --reason.</translation>
    </message>
    <message>
        <source>Reopen finished items: those named, or with --queue all that match. For supervisors.
Others get back one item that they finished themselves, under a lock, within the time that its queue allows.</source>
        <translation>Otwiera ponownie zakończone zadania: wymienione, a z --queue wszystkie pasujące. Dla kierowników.
Inni odzyskują pod blokadą jedno zadanie, które sami zakończyli, w czasie, na który pozwala jego kolejka.</translation>
    </message>
    <message>
        <source>For supervisors: get an item of your own back under a lock.</source>
        <translation>Dla kierowników: odzyskaj własne zadanie pod blokadą.</translation>
    </message>
    <message>
        <source>Nobody who takes from the queue &quot;%1&quot; has the tag &quot;%2&quot;, so nobody gets what waits for it there. &quot;intrayctl user tag&quot; gives somebody the tag.</source>
        <translation>Nikt z pobierających z kolejki „%1” nie ma etykiety „%2”, więc nikt nie dostanie tego, co tam na niego czeka. „intrayctl user tag” nadaje etykietę.</translation>
    </message>
    <message>
        <source>%1 is not allowed to take items from the queue &quot;%2&quot;. The next &quot;intrayctl sweep&quot; gives what waits there for them back to everybody.</source>
        <translation>%1 nie może pobierać z kolejki „%2”. Następne „intrayctl sweep” zwróci wszystkim to, co tam czeka.</translation>
    </message>
    <message>
        <source>The lookup table “%1” is missing, so nothing was checked against it.</source>
        <translation>Nie ma tabeli słownikowej „%1”, więc niczego z nią nie porównano.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of rows that already exist are not attached: an import attaches only to what it adds. Use &quot;intrayctl attach&quot; for the others.</source>
        <translation>
            <numerusform>%n plik wierszy, które już są, nie został załączony: import załącza do tego, co dodaje. „intrayctl attach” zrobi resztę.</numerusform>
            <numerusform>%n pliki wierszy, które już są, nie zostały załączone: import załącza do tego, co dodaje. „intrayctl attach” zrobi resztę.</numerusform>
            <numerusform>%n plików wierszy, które już są, nie zostało załączonych: import załącza do tego, co dodaje. „intrayctl attach” zrobi resztę.</numerusform>
        </translation>
    </message>
    <message>
        <source>The answer could not be written: %1. What the command does was done.</source>
        <translation>Odpowiedzi nie udało się zapisać: %1. To, co robi polecenie, zostało zrobione.</translation>
    </message>
    <message>
        <source>Standard input is empty: there is nothing to import.</source>
        <translation>Standardowe wejście jest puste: nie ma nic do wczytania.</translation>
    </message>
    <message>
        <source>--record must be original, current, both or changes, not &quot;%1&quot;.</source>
        <translation>--record musi mieć wartość original, current, both lub changes, a nie „%1”.</translation>
    </message>
    <message>
        <source>--field &quot;%1&quot; is given twice.</source>
        <translation>--field „%1” podano dwa razy.</translation>
    </message>
    <message>
        <source>--of, --since and --until are for finished items: --state must be done, failed or dismissed.</source>
        <translation>--of, --since i --until dotyczą zakończonych zadań: --state musi mieć wartość done, failed lub dismissed.</translation>
    </message>
    <message>
        <source>--format must be csv, jsonl or xlsx, not &quot;%1&quot;.</source>
        <translation>--format musi mieć wartość csv, jsonl lub xlsx, a nie „%1”.</translation>
    </message>
    <message>
        <source>The file %1 would contain something other than its name says. Intray writes .csv, .jsonl and .xlsx.</source>
        <translation>Plik %1 zawierałby coś innego, niż mówi jego nazwa. Intray zapisuje .csv, .jsonl i .xlsx.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) were written.</source>
        <translation>
            <numerusform>Zapisano %n zmianę.</numerusform>
            <numerusform>Zapisano %n zmiany.</numerusform>
            <numerusform>Zapisano %n zmian.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They are in %n sheets, because one holds 1,048,576 rows.</source>
        <translation>
            <numerusform>Są w %n arkuszu, ponieważ jeden mieści 1&#xa0;048&#xa0;576 wierszy.</numerusform>
            <numerusform>Są w %n arkuszach, ponieważ jeden mieści 1&#xa0;048&#xa0;576 wierszy.</numerusform>
            <numerusform>Są w %n arkuszach, ponieważ jeden mieści 1&#xa0;048&#xa0;576 wierszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>csv, jsonl or xlsx; by default the file&apos;s name decides.</source>
        <translation>csv, jsonl lub xlsx; bez tego decyduje nazwa pliku.</translation>
    </message>
    <message>
        <source>original: records as imported; current: as they are now (default); both: side by side; changes: a line for each field that was corrected.</source>
        <translation>original: rekordy takie, jakie wpłynęły; current: takie, jakie są teraz (zwykle); both: jedne obok drugich; changes: wiersz dla każdego poprawionego pola.</translation>
    </message>
    <message>
        <source>Only this field; given again, also that one, in this order.</source>
        <translation>Tylko to pole; podane ponownie, także tamto, w tej kolejności.</translation>
    </message>
    <message>
        <source>Also who finished each item, and when.</source>
        <translation>Także kto zakończył każde zadanie i kiedy.</translation>
    </message>
    <message>
        <source>Only items that this user finished.</source>
        <translation>Tylko zadania, które zakończył ten użytkownik.</translation>
    </message>
    <message>
        <source>Only items finished on this day or at this time, or later.</source>
        <translation>Tylko zadania zakończone tego dnia lub o tym czasie albo później.</translation>
    </message>
    <message>
        <source>Only items finished before this day or time.</source>
        <translation>Tylko zadania zakończone przed tym dniem lub czasem.</translation>
    </message>
    <message>
        <source>Which sheet of a spreadsheet; by default the only one that has rows.</source>
        <translation>Który arkusz skoroszytu; bez tego jedyny, który ma wiersze.</translation>
    </message>
    <message>
        <source>Import as the template of this name says (&quot;template save&quot;); other options take precedence.</source>
        <translation>Importuje tak, jak mówi szablon o tej nazwie („template save”); pierwszeństwo ma to, co mówią inne opcje.</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>zachowano</translation>
    </message>
    <message>
        <source>The template “%1” was deleted.</source>
        <translation>Szablon „%1” został usunięty.</translation>
    </message>
    <message>
        <source>“%1” is not the number of a delivery. &quot;deliveries&quot; lists them.</source>
        <translation>„%1” nie jest numerem dostawy. Wymienia je „deliveries”.</translation>
    </message>
    <message>
        <source>taken back by %1</source>
        <translation>wycofana przez %1</translation>
    </message>
    <message>
        <source>delivery</source>
        <translation>dostawa</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>wiersze</translation>
    </message>
    <message>
        <source>added</source>
        <translation>dodano</translation>
    </message>
    <message>
        <source>Nothing was imported yet.</source>
        <translation>Niczego jeszcze nie zaimportowano.</translation>
    </message>
    <message>
        <source>rows in the file</source>
        <translation>wiersze w pliku</translation>
    </message>
    <message>
        <source>records added</source>
        <translation>dodane rekordy</translation>
    </message>
    <message>
        <source>already exist, and are the same</source>
        <translation>już istniały, z tą samą treścią</translation>
    </message>
    <message>
        <source>already exist, differ, and were left as they were</source>
        <translation>już istniały z inną treścią i pozostały bez zmian</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>nie przyjęto</translation>
    </message>
    <message>
        <source>records updated</source>
        <translation>zaktualizowane rekordy</translation>
    </message>
    <message>
        <source>records with proposed values</source>
        <translation>rekordy z proponowanymi wartościami</translation>
    </message>
    <message>
        <source>records that had been dismissed and are back</source>
        <translation>rekordy, które były wyjęte i wróciły</translation>
    </message>
    <message>
        <source>records that could not be updated</source>
        <translation>rekordy, których nie udało się zaktualizować</translation>
    </message>
    <message>
        <source>added and still waiting</source>
        <translation>dodane i nadal czekające</translation>
    </message>
    <message>
        <source>added and worked on</source>
        <translation>dodane, nad którymi ktoś pracował</translation>
    </message>
    <message>
        <source>added and taken back</source>
        <translation>dodane i wycofane</translation>
    </message>
    <message>
        <source>waiting records that are missing in the file</source>
        <translation>czekające rekordy, których brak w pliku</translation>
    </message>
    <message>
        <source>number</source>
        <translation>liczba</translation>
    </message>
    <message>
        <source>of what</source>
        <translation>czego</translation>
    </message>
    <message>
        <source>Values are proposed for: %1</source>
        <translation>Wartości są proponowane dla: %1</translation>
    </message>
    <message>
        <source>Missing in the file: %1</source>
        <translation>W pliku brak: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were dismissed. They come back when their keys do.</source>
        <translation>
            <numerusform>Odrzucono %n rekord. Wróci, gdy wróci jego klucz.</numerusform>
            <numerusform>Odrzucono %n rekordy. Wrócą, gdy wrócą ich klucze.</numerusform>
            <numerusform>Odrzucono %n rekordów. Wrócą, gdy wrócą ich klucze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) of the delivery stay, because somebody has worked on them or a later delivery has changed them.</source>
        <translation>
            <numerusform>%n rekord z dostawy zostaje, bo ktoś nad nim pracował albo zmieniła go późniejsza dostawa.</numerusform>
            <numerusform>%n rekordy z dostawy zostają, bo ktoś nad nimi pracował albo zmieniła je późniejsza dostawa.</numerusform>
            <numerusform>%n rekordów z dostawy zostaje, bo ktoś nad nimi pracował albo zmieniła je późniejsza dostawa.</numerusform>
        </translation>
    </message>
    <message>
        <source>List the deliveries: what was imported from which file, newest first.</source>
        <translation>Wypisuje dostawy: co zaimportowano z którego pliku, od najnowszych.</translation>
    </message>
    <message>
        <source>Show what became of a delivery: what of it still waits, what it updated, for which records its values are proposed, and which waiting records are missing in its file (&quot;import --whole&quot;).</source>
        <translation>Pokazuje, co stało się z dostawą: co z niej jeszcze czeka, co zaktualizowała, dla których rekordów proponowane są jej wartości i których czekających rekordów brak w jej pliku („import --whole”).</translation>
    </message>
    <message>
        <source>Dismiss the records of a delivery that nobody has worked on. They keep their keys, and come back when their keys do. What somebody has worked on stays.</source>
        <translation>Odrzuca rekordy z dostawy, nad którymi nikt nie pracował. Zachowują swoje klucze i wracają, gdy wracają ich klucze. To, nad czym ktoś pracował, zostaje.</translation>
    </message>
    <message>
        <source>Dismiss the waiting records that are missing in a complete file (&quot;import --whole&quot;).</source>
        <translation>Odrzuca czekające rekordy, których brak w pliku, który ma wszystko („import --whole”).</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would update records.</source>
        <translation>
            <numerusform>%n wiersz zaktualizowałby rekord.</numerusform>
            <numerusform>%n wiersze zaktualizowałyby rekordy.</numerusform>
            <numerusform>%n wierszy zaktualizowałoby rekordy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were updated.</source>
        <translation>
            <numerusform>Zaktualizowano %n rekord.</numerusform>
            <numerusform>Zaktualizowano %n rekordy.</numerusform>
            <numerusform>Zaktualizowano %n rekordów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) that had been dismissed are back.</source>
        <translation>
            <numerusform>Wrócił %n rekord, który był wyjęty.</numerusform>
            <numerusform>Wróciły %n rekordy, które były wyjęte.</numerusform>
            <numerusform>Wróciło %n rekordów, które były wyjęte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values are proposed for %n record(s).</source>
        <translation>
            <numerusform>Wartości są proponowane dla %n rekordu.</numerusform>
            <numerusform>Wartości są proponowane dla %n rekordów.</numerusform>
            <numerusform>Wartości są proponowane dla %n rekordów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be updated.</source>
        <translation>
            <numerusform>Nie udało się zaktualizować %n rekordu.</numerusform>
            <numerusform>Nie udało się zaktualizować %n rekordów.</numerusform>
            <numerusform>Nie udało się zaktualizować %n rekordów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting record(s) are missing in the file; &quot;delivery show %1&quot; lists them.</source>
        <translation>
            <numerusform>W pliku brak %n czekającego rekordu; pokazuje go „delivery show %1”.</numerusform>
            <numerusform>W pliku brak %n czekających rekordów; wymienia je „delivery show %1”.</numerusform>
            <numerusform>W pliku brak %n czekających rekordów; wymienia je „delivery show %1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Update records that already exist and differ, field by field, where they wait and nobody has changed the field; otherwise the values are proposed to whoever takes the record next.</source>
        <translation>Rekordy, które już istnieją z inną treścią, są aktualizowane pole po polu, jeśli czekają i nikt nie zmienił pola; w przeciwnym razie wartości zostają zaproponowane osobie, która następna dostanie rekord.</translation>
    </message>
    <message>
        <source>The file is complete: list the waiting records that are missing in it.</source>
        <translation>Plik jest kompletny: wymień czekające rekordy, których w nim brakuje.</translation>
    </message>
    <message>
        <source>--settle must be one second at least.</source>
        <translation>--settle musi wynosić co najmniej jedną sekundę.</translation>
    </message>
    <message>
        <source>There is no folder &quot;%1&quot;.</source>
        <translation>Nie ma folderu „%1”.</translation>
    </message>
    <message>
        <source>How often to look into the folder where the system does not announce new files; 10s by default.</source>
        <translation>Jak często folder jest sprawdzany tam, gdzie system nie powiadamia o nowych plikach; bez tej opcji 10s.</translation>
    </message>
    <message>
        <source>Give --table, the table that the corrections go into.</source>
        <translation>Podaj opcją --table, do której tabeli mają trafić poprawki.</translation>
    </message>
    <message>
        <source>“%1” is neither the address of a database nor an SQLite or Access file.</source>
        <translation>„%1” nie jest adresem bazy danych, plikiem SQLite ani plikiem Access.</translation>
    </message>
    <message>
        <source>Intray cannot write Access files. With --sql FILE it writes a script that Access runs.</source>
        <translation>Intray nie może zapisywać plików Access. Z opcją --sql FILE zapisuje skrypt, który wykona Access.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 i jeszcze %n</numerusform>
            <numerusform>%1 i jeszcze %n</numerusform>
            <numerusform>%1 i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>With --json the script must go to a file, because the document goes to standard output.</source>
        <translation>Z opcją --json skrypt musi trafić do pliku, ponieważ dokument trafia na standardowe wyjście.</translation>
    </message>
    <message>
        <source>The script cannot be read again.</source>
        <translation>Nie można ponownie odczytać skryptu.</translation>
    </message>
    <message>
        <source>Which table of the database, perhaps with its schema: the one that the records came from.</source>
        <translation>Która tabela bazy danych, ewentualnie ze schematem: ta, z której pochodzą rekordy.</translation>
    </message>
    <message>
        <source>The columns that identify a row, as for import; by default those of the queue&apos;s first import.</source>
        <translation>Kolumny, które wskazują wiersz, jak w import; bez tej opcji te z pierwszego importu kolejki.</translation>
    </message>
    <message>
        <source>The template with which the records were imported: what it renamed goes back under the column&apos;s own name.</source>
        <translation>Szablon, z którym wczytano rekordy: to, co zmieniło nazwę, wraca pod własną nazwą kolumny.</translation>
    </message>
    <message>
        <source>Only this field; given again, also that one.</source>
        <translation>Tylko to pole; podana ponownie, także tamto.</translation>
    </message>
    <message>
        <source>Only what this user finished.</source>
        <translation>Tylko to, co zakończył ten użytkownik.</translation>
    </message>
    <message>
        <source>Only what was finished on this day or at this time, or later.</source>
        <translation>Tylko to, co zakończono tego dnia lub o tej godzinie albo później.</translation>
    </message>
    <message>
        <source>Only what was finished before this day or time.</source>
        <translation>Tylko to, co zakończono przed tym dniem lub tą godziną.</translation>
    </message>
    <message>
        <source>Writes the statements to this file instead of running them; &quot;-&quot; is standard output. The only way for an Access file.</source>
        <translation>Zapisuje instrukcje do tego pliku zamiast je wykonać; „-” oznacza standardowe wyjście. Jedyny sposób dla pliku Access.</translation>
    </message>
    <message>
        <source>Writes a CSV with what became of each field: key, field, was, becomes, outcome and why.</source>
        <translation>Zapisuje plik CSV z tym, co stało się z każdym polem: key, field, was, becomes, outcome i why.</translation>
    </message>
    <message>
        <source>Write the corrections of finished items back into a table of another database, which is an address such as postgresql://USER@HOST/DB, or an SQLite file; for an Access file a script.
Only changed fields are written, and only where the table still has what was imported. Every 500 rows are one transaction; running it again does nothing twice. The password comes from $INTRAY_SOURCE_PASSWORD, the database&apos;s own password file or a prompt. Exit status 6: all else was written, but rows were rejected.</source>
        <translation>Zapisz poprawki zakończonych zadań z powrotem do tabeli innej bazy danych: adres taki jak postgresql://USER@HOST/DB lub plik SQLite; dla pliku Access skrypt.
Zapisywane są tylko zmienione pola i tylko tam, gdzie w tabeli nadal jest to, co zaimportowano. Każde 500 wierszy to jedna transakcja; ponowne uruchomienie niczego nie robi dwa razy. Hasło pochodzi z $INTRAY_SOURCE_PASSWORD, z pliku haseł bazy danych lub z pytania. Kod wyjścia 6: wszystko inne zapisano, ale odrzucono wiersze.</translation>
    </message>
    <message numerus="yes">
        <source>It came with %n files: %1</source>
        <translation>
            <numerusform>Przyszła z %n plikiem: %1</numerusform>
            <numerusform>Przyszła z %n plikami: %1</numerusform>
            <numerusform>Przyszła z %n plikami: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Export as the template of this name says (&quot;template save&quot;); options and the file&apos;s name take precedence.</source>
        <translation>Zapisuje tak, jak mówi szablon o tej nazwie („template save”); pierwszeństwo ma to, co mówią opcje lub nazwa pliku.</translation>
    </message>
    <message>
        <source>Import the records of a CSV, JSON lines or Access file, of a spreadsheet (.xlsx, .ods), or of a table or query of another database, all or none; &quot;-&quot; is standard input. Several files with the same columns are one delivery.
Creates the queue and the database if they are new. Running it again adds nothing twice. Ctrl+C cancels and leaves nothing behind. Exit status 6: all else was imported, but rows were rejected or already exist and differ.</source>
        <translation>Importuje rekordy z pliku CSV, JSON lines lub Access, ze skoroszytu (.xlsx, .ods) albo z tabeli lub zapytania innej bazy danych, wszystkie albo żadne; „-” to standardowe wejście. Kilka plików z tymi samymi kolumnami to jedna dostawa.
Tworzy kolejkę i bazę danych, jeśli są nowe. Ponowne uruchomienie niczego nie dodaje dwa razy. Ctrl+C przerywa i niczego nie pozostawia. Kod wyjścia 6: wczytano całą resztę, ale niektórych wierszy nie przyjęto albo już istnieją z inną treścią.</translation>
    </message>
    <message>
        <source>--%1 cannot be read: %2</source>
        <translation>Nie można odczytać --%1: %2</translation>
    </message>
    <message>
        <source>Standard input is imported alone, not together with files.</source>
        <translation>Standardowe wejście importuje się osobno, a nie razem z plikami.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a database, which is imported alone, not together with other files.</source>
        <translation>„%1” to baza danych, którą importuje się osobno, a nie razem z innymi plikami.</translation>
    </message>
    <message>
        <source>The files are in several folders. Give --attach-from, the folder that the files to attach are in.</source>
        <translation>Pliki leżą w kilku folderach. Proszę podać w --attach-from, w którym folderze leżą pliki do załączenia.</translation>
    </message>
    <message>
        <source>The column that has the items&apos; priorities, whole numbers; a row that says anything else is rejected. It becomes no field.</source>
        <translation>Kolumna z priorytetami zadań, czyli liczbami całkowitymi; wiersz, w którym jest coś innego, nie jest przyjmowany. Ta kolumna nie staje się polem.</translation>
    </message>
    <message>
        <source>The columns that go into the items&apos; contexts, which workers are handed: whose request it was, in which language. They become no fields.</source>
        <translation>Kolumny, które trafiają do kontekstu zadań, przekazywanego automatom: czyja to była sprawa, w jakim języku. Nie stają się polami.</translation>
    </message>
    <message>
        <source>Give the query with --query or with --query-file, not both.</source>
        <translation>Proszę podać zapytanie w --query albo w --query-file, a nie w obu.</translation>
    </message>
    <message>
        <source>The same, with the SELECT in a file of text (UTF-8).</source>
        <translation>To samo, z SELECT w pliku tekstowym (UTF-8).</translation>
    </message>
    <message>
        <source>exports</source>
        <translation>eksportu</translation>
    </message>
    <message>
        <source>imports</source>
        <translation>importu</translation>
    </message>
    <message>
        <source>There is no template.</source>
        <translation>Nie ma żadnego szablonu.</translation>
    </message>
    <message>
        <source>Save under a name how files of one kind are imported, replacing what had that name. FILE is JSON: which fields are made of which columns, and how; or, with &quot;for&quot;: &quot;export&quot;, how items are written. &quot;-&quot; is standard input.</source>
        <translation>Zachowuje pod nazwą sposób importowania plików jednego rodzaju, w miejsce tego, co miało tę nazwę. FILE to JSON: które pola powstają z których kolumn i jak; albo, z &quot;for&quot;: &quot;export&quot;, jak zapisywane są zadania. „-” to standardowe wejście.</translation>
    </message>
    <message>
        <source>List the templates.</source>
        <translation>Wypisuje szablony.</translation>
    </message>
    <message>
        <source>Show a template as it can be saved again.</source>
        <translation>Pokazuje szablon w postaci, w jakiej można go znów zapisać.</translation>
    </message>
    <message>
        <source>Delete a template.</source>
        <translation>Usuwa szablon.</translation>
    </message>
    <message>
        <source>A query reads one database, not several files.</source>
        <translation>Zapytanie czyta jedną bazę danych, a nie kilka plików.</translation>
    </message>
    <message>
        <source>This was cancelled. No record was dismissed.</source>
        <translation>Anulowano. Nie odrzucono żadnego rekordu.</translation>
    </message>
    <message numerus="yes">
        <source>This was cancelled: %n record(s) were dismissed, the others are still waiting. Run it again to continue.</source>
        <translation>
            <numerusform>Anulowano: odrzucono %n rekord, pozostałe nadal czekają. Ponowne uruchomienie kontynuuje.</numerusform>
            <numerusform>Anulowano: odrzucono %n rekordy, pozostałe nadal czekają. Ponowne uruchomienie kontynuuje.</numerusform>
            <numerusform>Anulowano: odrzucono %n rekordów, pozostałe nadal czekają. Ponowne uruchomienie kontynuuje.</numerusform>
        </translation>
    </message>
    <message>
        <source>No record was dismissed.</source>
        <translation>Nie odrzucono żadnego rekordu.</translation>
    </message>
    <message>
        <source>All records of the delivery were dismissed before.</source>
        <translation>Wszystkie rekordy dostawy odrzucono już wcześniej.</translation>
    </message>
    <message>
        <source>The delivery added no records.</source>
        <translation>Dostawa nie dodała żadnych rekordów.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) keep the values that it brought.</source>
        <translation>
            <numerusform>%n rekord zachowuje wartości, które przyniosła.</numerusform>
            <numerusform>%n rekordy zachowują wartości, które przyniosła.</numerusform>
            <numerusform>%n rekordów zachowuje wartości, które przyniosła.</numerusform>
        </translation>
    </message>
    <message>
        <source>No waiting record is missing in its file.</source>
        <translation>W jej pliku nie brakuje żadnego czekającego rekordu.</translation>
    </message>
    <message numerus="yes">
        <source>Other values are proposed for %n item(s): %1. See them with &quot;intrayctl show&quot;; finishing an item ends its proposal.</source>
        <translation>
            <numerusform>Dla %n zadania zaproponowano inne wartości: %1. Pokazuje je „intrayctl show”; zakończenie zadania kończy propozycję.</numerusform>
            <numerusform>Dla %n zadań zaproponowano inne wartości: %1. Pokazuje je „intrayctl show”; zakończenie zadania kończy propozycję.</numerusform>
            <numerusform>Dla %n zadań zaproponowano inne wartości: %1. Pokazuje je „intrayctl show”; zakończenie zadania kończy propozycję.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give an item back, now or for later. What was saved as its draft goes into the record.</source>
        <translation>Zwraca zadanie, od razu lub na później. To, co zapisano jako jego szkic, trafia do rekordu.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; has bytes in line %2, column %3, that are not UTF-8. Save it as UTF-8, and try again.</source>
        <translation>Plik „%1” ma w linii %2, w kolumnie %3, bajty, które nie są UTF-8. Proszę zapisać go jako UTF-8 i spróbować ponownie.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a pipe or a device. Give the name of a file, or - for standard input.</source>
        <translation>„%1” to potok lub urządzenie. Proszę podać nazwę pliku albo - dla standardowego wejścia.</translation>
    </message>
    <message>
        <source>The template “%1” cannot be used. %2</source>
        <translation>Nie można użyć szablonu „%1”. %2</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; is empty. It must hold one SELECT.</source>
        <translation>Plik „%1” jest pusty. Musi zawierać jeden SELECT.</translation>
    </message>
    <message>
        <source>The filter “%1” names fields that the queue does not have: %2.</source>
        <translation>Filtr „%1” wymienia pola, których kolejka nie ma: %2.</translation>
    </message>
    <message>
        <source>--filter says which items: leave out --state, --of, --since and --until.</source>
        <translation>--filter określa zadania: pomiń --state, --of, --since i --until.</translation>
    </message>
    <message>
        <source>Only what the shared filter of this name shows (&quot;filter list&quot;), in its order.</source>
        <translation>Tylko to, co wybiera udostępniony filtr o tej nazwie („filter list”), w jego kolejności.</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>udostępniono</translation>
    </message>
    <message>
        <source>No filter of this queue is shared.</source>
        <translation>Żaden filtr tej kolejki nie jest udostępniony.</translation>
    </message>
    <message>
        <source>This is no filter. &quot;filter show&quot; writes one that is.</source>
        <translation>To nie jest filtr. Właściwy zapisuje „filter show”.</translation>
    </message>
    <message>
        <source>The filter “%1” is shared with the team.</source>
        <translation>Filtr „%1” jest udostępniony zespołowi.</translation>
    </message>
    <message>
        <source>The filter “%1” is no longer shared.</source>
        <translation>Filtr „%1” nie jest już udostępniony.</translation>
    </message>
    <message>
        <source>List the filters of a queue&apos;s list that are shared with its team.</source>
        <translation>Wypisuje filtry kolejki udostępnione zespołowi.</translation>
    </message>
    <message>
        <source>Show what a shared filter shows.</source>
        <translation>Pokazuje, co wybiera udostępniony filtr.</translation>
    </message>
    <message>
        <source>Share a filter with a queue&apos;s team. FILE is as &quot;filter show&quot; writes it; &quot;-&quot; is standard input.</source>
        <translation>Udostępnia filtr zespołowi kolejki. FILE jest taki, jaki zapisuje „filter show”; „-” to standardowe wejście.</translation>
    </message>
    <message>
        <source>In place of the filter that has the name.</source>
        <translation>Zamiast filtru, który ma tę nazwę.</translation>
    </message>
    <message>
        <source>Share a filter no longer. Your own; a supervisor anybody&apos;s.</source>
        <translation>Przestaje udostępniać filtr: własny; kierownik dowolny.</translation>
    </message>
    <message>
        <source>“%1” means nothing in a filter. &quot;filter show&quot; writes the words that do.</source>
        <translation>„%1” nic nie znaczy w filtrze. „filter show” wypisuje słowa, które coś znaczą.</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>jeszcze nieznany</translation>
    </message>
    <message>
        <source>This computer kept seals of the database in &quot;%1&quot;. If it was restored from a backup, run &quot;intrayctl audit --restored&quot; once.</source>
        <translation>Ten komputer zachował pieczęcie bazy danych w „%1”. Jeśli odtworzono ją z kopii zapasowej, proszę wykonać raz „intrayctl audit --restored”.</translation>
    </message>
    <message>
        <source>The database was restored from a backup: forget the seals that this computer has kept of it since, before it is checked.</source>
        <translation>Bazę danych odtworzono z kopii zapasowej: zapomnieć pieczęcie, które ten komputer zachował od tego czasu, zanim zostanie sprawdzona.</translation>
    </message>
    <message>
        <source>--ready must be an ending with a dot, for example &quot;.ok&quot;.</source>
        <translation>--ready musi być zakończeniem z kropką, na przykład „.ok”.</translation>
    </message>
    <message>
        <source>Take a file only when another of the same name with this ending, for example &quot;.ok&quot;, lies beside it; that one is deleted afterwards.</source>
        <translation>Brać plik tylko wtedy, gdy obok leży inny o tej samej nazwie z tym zakończeniem, na przykład „.ok”; ten jest potem usuwany.</translation>
    </message>
    <message>
        <source>A file is complete when its size and time have not changed for this long and nobody has it open for writing; 2s by default.</source>
        <translation>Plik jest gotowy, gdy jego rozmiar i czas nie zmieniły się przez tak długi czas i nikt nie ma go otwartego do zapisu; bez tej opcji 2s.</translation>
    </message>
    <message>
        <source>Import each file that arrives in a folder, as import does, and move it to the folder &quot;done&quot; inside.
A file that cannot be imported, or of which rows were rejected or already exist and differ, goes to &quot;failed&quot;, with its rejected rows and a text that says why. Names that programs give to unfinished files or to their own, such as .part, .filepart, .tmp and ~$, are left alone. Nothing is imported twice, even if this is killed at any moment. Ctrl+C ends it when the current file is imported; a second one leaves that file. Exit status 6: files have failed.</source>
        <translation>Importuje każdy plik, który trafia do folderu, tak jak import, i przenosi go do folderu „done” wewnątrz.
Plik, którego nie można zaimportować albo którego wiersze nie zostały przyjęte lub już istnieją z inną treścią, trafia do „failed”, wraz z nieprzyjętymi wierszami i tekstem, który podaje powód. Nazwy, które programy nadają plikom niegotowym lub własnym, takie jak .part, .filepart, .tmp i ~$, są pomijane. Nawet przerwane w dowolnej chwili, niczego nie importuje dwa razy. Ctrl+C kończy, gdy bieżący plik zostanie wczytany; drugie Ctrl+C zostawia ten plik. Kod wyjścia 6: są nieudane pliki.</translation>
    </message>
    <message>
        <source>Name the columns of the lock: --lock-user and --lock-time, --lock-id alone, or --lock-table. Where there are none, use --add-lock-table.</source>
        <translation>Podaj kolumny blokady: --lock-user i --lock-time, samo --lock-id albo --lock-table. Jeśli ich nie ma, użyj --add-lock-table.</translation>
    </message>
    <message>
        <source>--busy needs --state, the column that holds its value.</source>
        <translation>--busy wymaga --state, kolumny, w której stoi jego wartość.</translation>
    </message>
    <message>
        <source>Make a table of locks beside it, TABLE_locks, and use it.</source>
        <translation>Utwórz obok tabelę blokad, TABLE_locks, i używaj jej.</translation>
    </message>
    <message>
        <source>Its value while somebody works on a row; written with the lock.</source>
        <translation>Jej wartość, gdy ktoś pracuje nad wierszem; zapisywana razem z blokadą.</translation>
    </message>
    <message>
        <source>Older notes are in the history of the item.</source>
        <translation>Starsze notatki są w historii zadania.</translation>
    </message>
    <message>
        <source>--descending needs --sort.</source>
        <translation>--descending wymaga --sort.</translation>
    </message>
    <message>
        <source>--sort needs a queue.</source>
        <translation>--sort wymaga kolejki.</translation>
    </message>
    <message>
        <source>--sort needs the name of a field, or one of %1.</source>
        <translation>--sort wymaga nazwy pola albo jednego z: %1.</translation>
    </message>
    <message>
        <source>The records of this queue have no field &quot;%1&quot;. They have %2.</source>
        <translation>Rekordy tej kolejki nie mają pola „%1”. Mają %2.</translation>
    </message>
    <message>
        <source>By a field of the records: numbers by size, days by time, words as the language orders them; or by one of %1.</source>
        <translation>Według pola rekordów: liczby według wielkości, dni według czasu, słowa w porządku języka; albo według jednego z: %1.</translation>
    </message>
    <message>
        <source>List the items of a queue, or of all queues, in claim order or sorted.</source>
        <translation>Wypisuje zadania jednej lub wszystkich kolejek w kolejności pobierania lub posortowane.</translation>
    </message>
    <message>
        <source>search ignores accents</source>
        <translation>wyszukiwanie bez akcentów</translation>
    </message>
    <message>
        <source>Whether a search finds letters with accents by the plain ones, as &quot;Café&quot; by &quot;cafe&quot;.</source>
        <translation>Czy wyszukiwanie znajduje litery z akcentami po zwykłych, jak „Café” po „cafe”.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n item(s)</source>
        <translation>
            <numerusform>%1 z %n zadania</numerusform>
            <numerusform>%1 z %n zadań</numerusform>
            <numerusform>%1 z %n zadań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n request(s) today, %2 empty; items given out: %3 of %4.</source>
        <translation>
            <numerusform>%1: %n prośba dziś, w tym bez wyniku: %2; wydane zadania: %3 z %4.</numerusform>
            <numerusform>%1: %n prośby dziś, w tym bez wyniku: %2; wydane zadania: %3 z %4.</numerusform>
            <numerusform>%1: %n próśb dziś, w tym bez wyniku: %2; wydane zadania: %3 z %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is in order. Items: %1; events: %2; seals: %3.</source>
        <translation>Wszystko się zgadza. Zadania: %1; zdarzenia: %2; pieczęcie: %3.</translation>
    </message>
    <message>
        <source>Claims: %1, double: %2; per second, each completed as well: %3; a claim took %4 ms (99 of 100 at most %5 ms).</source>
        <translation>Pobrania: %1, podwójne: %2; na sekundę, każde także zakończone: %3; jedno pobranie trwało %4 ms (w 99 na 100 przypadków najwyżej %5 ms).</translation>
    </message>
    <message>
        <source>The key “%1” is a guess. Another one is chosen with --key.</source>
        <translation>Klucz „%1” jest odgadnięty. Inny wybiera się przez --key.</translation>
    </message>
    <message>
        <source>A file without a header is read with --header no.</source>
        <translation>Plik bez nagłówka czyta się przez --header no.</translation>
    </message>
    <message>
        <source>The first lines are skipped with --skip %1.</source>
        <translation>Pierwsze wiersze pomija się przez --skip %1.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written. Of %n row(s): %1 to add, %2 there already, %3 there already with other values, %4 to reject.</source>
        <translation>
            <numerusform>Niczego nie zapisano. Wiersze: %n; do dodania: %1, już istnieje: %2, już istnieje z innymi wartościami: %3, do odrzucenia: %4.</numerusform>
            <numerusform>Niczego nie zapisano. Wiersze: %n; do dodania: %1, już istnieje: %2, już istnieje z innymi wartościami: %3, do odrzucenia: %4.</numerusform>
            <numerusform>Niczego nie zapisano. Wiersze: %n; do dodania: %1, już istnieje: %2, już istnieje z innymi wartościami: %3, do odrzucenia: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n row(s): %1 added, %2 there already, %3 there already with other values, %4 rejected.</source>
        <translation>
            <numerusform>Wiersze: %n; dodano: %1, już istniało: %2, już istniało z innymi wartościami: %3, nie przyjęto: %4.</numerusform>
            <numerusform>Wiersze: %n; dodano: %1, już istniało: %2, już istniało z innymi wartościami: %3, nie przyjęto: %4.</numerusform>
            <numerusform>Wiersze: %n; dodano: %1, już istniało: %2, już istniało z innymi wartościami: %3, nie przyjęto: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n line(s) with the columns %2.</source>
        <translation>
            <numerusform>„%1” ma %n wiersz z kolumnami %2.</numerusform>
            <numerusform>„%1” ma %n wiersze z kolumnami %2.</numerusform>
            <numerusform>„%1” ma %n wierszy z kolumnami %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The template “%1” was saved. Export with it by --template %2.</source>
        <translation>Szablon „%1” jest zachowany. Eksportuje się z nim przez --template %2.</translation>
    </message>
    <message>
        <source>The template “%1” was saved. Import files with it by --template %2.</source>
        <translation>Szablon „%1” jest zachowany. Pliki importuje się z nim przez --template %2.</translation>
    </message>
    <message>
        <source>Files done: %1; failed: %2; rows added: %3.</source>
        <translation>Pliki gotowe: %1; nieudane: %2; dodane wiersze: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) may still be written to.</source>
        <translation>
            <numerusform>%n plik może być jeszcze zapisywany.</numerusform>
            <numerusform>%n pliki mogą być jeszcze zapisywane.</numerusform>
            <numerusform>%n plików może być jeszcze zapisywanych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written to the table. Of %n corrected record(s): %1 in the script, %2 already right, %3 rejected.</source>
        <translation>
            <numerusform>Do tabeli nic nie zapisano. Poprawione rekordy: %n; w skrypcie: %1, już takie, jak powinny być: %2, odrzucone: %3.</numerusform>
            <numerusform>Do tabeli nic nie zapisano. Poprawione rekordy: %n; w skrypcie: %1, już takie, jak powinny być: %2, odrzucone: %3.</numerusform>
            <numerusform>Do tabeli nic nie zapisano. Poprawione rekordy: %n; w skrypcie: %1, już takie, jak powinny być: %2, odrzucone: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written. Of %n corrected record(s): %1 to write, %2 already right, %3 to reject.</source>
        <translation>
            <numerusform>Nic nie zapisano. Poprawione rekordy: %n; do zapisania: %1, już takie, jak powinny być: %2, do odrzucenia: %3.</numerusform>
            <numerusform>Nic nie zapisano. Poprawione rekordy: %n; do zapisania: %1, już takie, jak powinny być: %2, do odrzucenia: %3.</numerusform>
            <numerusform>Nic nie zapisano. Poprawione rekordy: %n; do zapisania: %1, już takie, jak powinny być: %2, do odrzucenia: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n corrected record(s): %1 written, %2 already right, %3 rejected.</source>
        <translation>
            <numerusform>Poprawione rekordy: %n; zapisane: %1, już takie, jak powinny być: %2, odrzucone: %3.</numerusform>
            <numerusform>Poprawione rekordy: %n; zapisane: %1, już takie, jak powinny być: %2, odrzucone: %3.</numerusform>
            <numerusform>Poprawione rekordy: %n; zapisane: %1, już takie, jak powinny być: %2, odrzucone: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose request a row is, one of these columns; a worker&apos;s command gets it.</source>
        <translation>Czyja to sprawa, jedna z tych kolumn; dostaje ją polecenie programu roboczego.</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>jeszcze żadna</translation>
    </message>
    <message>
        <source>Let whoever may add items add rows, where the table makes their keys.</source>
        <translation>Kto może dodawać zadania, może dodawać wiersze, jeśli tabela nadaje ich klucze.</translation>
    </message>
    <message>
        <source>--operation is for tables that make the key. Elsewhere the key of the item says what was added already.</source>
        <translation>--operation jest dla tabel, które nadają klucz. Gdzie indziej klucz zadania mówi, co już dodano.</translation>
    </message>
    <message>
        <source>--operation is a UUID, such as %1.</source>
        <translation>--operation to UUID, na przykład %1.</translation>
    </message>
    <message>
        <source>Item %1 has been added with the key %2.</source>
        <translation>Dodano zadanie %1 z kluczem %2.</translation>
    </message>
    <message>
        <source>The key of the item in its queue; required, but for an adopted table that makes it.</source>
        <translation>Klucz zadania w jego kolejce; wymagany, chyba że nadaje go przejęta tabela.</translation>
    </message>
    <message>
        <source>An id of your own, where the table makes the key: with it again, nothing is added twice.</source>
        <translation>Własny identyfikator, jeśli klucz nadaje tabela: z tym samym nic nie zostanie dodane dwa razy.</translation>
    </message>
    <message>
        <source>%1 would become %2</source>
        <translation>%1 zmieniłoby się na %2</translation>
    </message>
    <message>
        <source>Name the field behind the queue.</source>
        <translation>Podaj pole po kolejce.</translation>
    </message>
    <message>
        <source>The examples say nothing about any value of the field.</source>
        <translation>Przykłady nie mówią nic o żadnej wartości pola.</translation>
    </message>
    <message>
        <source>Replace one value by another, or values as examples show it, in all open records of a queue that nobody holds. For supervisors.</source>
        <translation>Zastąp wartość inną albo wartości tak, jak pokazują przykłady, we wszystkich otwartych rekordach kolejki, których nikt nie trzyma. Dla kierowników.</translation>
    </message>
    <message>
        <source>Do with each value of FIELD as this CSV file with the columns from and to shows; two examples are often enough.</source>
        <translation>Zrób z każdą wartością FIELD to, co pokazuje ten plik CSV z kolumnami from i to; często wystarczą dwa przykłady.</translation>
    </message>
    <message>
        <source>Only values that are built like this, as &quot;values --forms&quot; says it.</source>
        <translation>Tylko wartości zbudowane tak, jak podaje „values --forms”.</translation>
    </message>
    <message>
        <source>%1 needs the columns &quot;from&quot; and &quot;to&quot;.</source>
        <translation>%1 musi mieć kolumny „from” i „to”.</translation>
    </message>
    <message>
        <source>%1 has no example in it.</source>
        <translation>W %1 nie ma żadnego przykładu.</translation>
    </message>
    <message>
        <source>breaks a rule</source>
        <translation>łamie regułę</translation>
    </message>
    <message>
        <source>would become</source>
        <translation>zmieniłoby się na</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reguły</translation>
    </message>
    <message>
        <source>No record has a value in this field.</source>
        <translation>Żaden rekord nie ma wartości w tym polu.</translation>
    </message>
    <message>
        <source>form</source>
        <translation>postać</translation>
    </message>
    <message>
        <source>values</source>
        <translation>wartości</translation>
    </message>
    <message>
        <source>keep the rules</source>
        <translation>zgodne z regułami</translation>
    </message>
    <message>
        <source>meant</source>
        <translation>właściwa</translation>
    </message>
    <message>
        <source>No value is written in several ways.</source>
        <translation>Żadna wartość nie jest zapisana na kilka sposobów.</translation>
    </message>
    <message>
        <source>--forms cannot be used with --clusters.</source>
        <translation>--forms nie można używać z --clusters.</translation>
    </message>
    <message>
        <source>Reading values</source>
        <translation>Odczyt wartości</translation>
    </message>
    <message>
        <source>List the values of a field with the number of their records, and what each would become.</source>
        <translation>Pokaż wartości pola z liczbą ich rekordów i to, czym każda by się stała.</translation>
    </message>
    <message>
        <source>Values that are likely the same, written in different ways.</source>
        <translation>Wartości, które są prawdopodobnie tą samą, zapisaną różnie.</translation>
    </message>
    <message>
        <source>proposed to whoever holds it</source>
        <translation>zaproponowano temu, kto go ma</translation>
    </message>
    <message>
        <source>%1 would be proposed to %2</source>
        <translation>%1 zostałoby zaproponowane użytkownikowi %2</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are locked: the value is proposed to whoever holds them.</source>
        <translation>
            <numerusform>%n rekord jest zablokowany: wartość zaproponowano osobie, która go ma.</numerusform>
            <numerusform>%n rekordy są zablokowane: wartość zaproponowano osobom, które je mają.</numerusform>
            <numerusform>%n rekordów jest zablokowanych: wartość zaproponowano osobom, które je mają.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was saved in the template “%1”: the next delivery that it imports comes with it.</source>
        <translation>Zapisano to w szablonie „%1”: następna dostawa importowana z nim przyjdzie z tym.</translation>
    </message>
    <message>
        <source>It was not saved in the template “%1”. %2</source>
        <translation>Nie zapisano tego w szablonie „%1”. %2</translation>
    </message>
    <message>
        <source>It is still in a template. %1</source>
        <translation>Jest to nadal w szablonie. %1</translation>
    </message>
    <message>
        <source>It is no longer in the template “%1”.</source>
        <translation>Nie ma tego już w szablonie „%1”.</translation>
    </message>
    <message>
        <source>Also save it in this import template, for the next delivery.</source>
        <translation>Zapisać to także w tym szablonie importu, dla następnej dostawy.</translation>
    </message>
    <message>
        <source>A bulk correction can only be named with --undo, and a field behind the queue only with --by-example or --like.</source>
        <translation>Korektę zbiorczą można podać tylko z --undo, a pole po kolejce tylko z --by-example lub --like.</translation>
    </message>
    <message>
        <source>--%1 cannot be used with --%2.</source>
        <translation>--%1 nie można używać z --%2.</translation>
    </message>
    <message>
        <source>--form is used with --by-example or --like.</source>
        <translation>--form używa się z --by-example lub --like.</translation>
    </message>
    <message>
        <source>No other value of the field can be built like this one.</source>
        <translation>Żadnej innej wartości pola nie da się zapisać tak jak tej.</translation>
    </message>
    <message>
        <source>Build the values of FIELD like this one, where that can be told.</source>
        <translation>Zapisz wartości FIELD tak jak tę, gdzie da się to ustalić.</translation>
    </message>
    <message>
        <source>Print the whole report, as text for an audit: where, when, by whom, what was checked and what was found.</source>
        <translation>Wypisz cały raport jako tekst do audytu: gdzie, kiedy, przez kogo, co sprawdzono i co znaleziono.</translation>
    </message>
    <message numerus="yes">
        <source>In %n record(s) that are not finished yet, values were corrected in bulk.</source>
        <translation>
            <numerusform>W %n nieukończonym rekordzie poprawiono wartości zbiorczo.</numerusform>
            <numerusform>W %n nieukończonych rekordach poprawiono wartości zbiorczo.</numerusform>
            <numerusform>W %n nieukończonych rekordach poprawiono wartości zbiorczo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show what was corrected in the completed records, and in bulk in others: how often, in which field, which kind of error, from which file, by whom.</source>
        <translation>Pokaż, co poprawiono w ukończonych rekordach, a zbiorczo w innych: ile razy, w którym polu, jaki rodzaj błędu, z którego pliku, kto poprawił.</translation>
    </message>
    <message>
        <source>Completed, or corrected in bulk, on or after this day or time.</source>
        <translation>Ukończone lub poprawione zbiorczo tego dnia lub o tej godzinie albo później.</translation>
    </message>
    <message>
        <source>Completed, or corrected in bulk, before this day or time.</source>
        <translation>Ukończone lub poprawione zbiorczo przed tym dniem lub godziną.</translation>
    </message>
    <message>
        <source>COMMAND is one program that stays: it gets a record a line as JSON, and answers a line for each with its id, and a result or an error.</source>
        <translation>COMMAND to jeden program, który pozostaje: dostaje w każdym wierszu rekord jako JSON i na każdy odpowiada wierszem z jego id oraz wynikiem albo błędem.</translation>
    </message>
    <message>
        <source>With --stream: the program has this many records at once; 100 by default.</source>
        <translation>Z --stream: tyle rekordów program ma naraz; domyślnie 100.</translation>
    </message>
    <message>
        <source>--stream and --parallel do not go together. --at-once says how many records the program has.</source>
        <translation>Opcji --stream i --parallel nie można łączyć. --at-once określa, ile rekordów ma program naraz.</translation>
    </message>
    <message>
        <source>--at-once goes with --stream only.</source>
        <translation>--at-once działa tylko razem z --stream.</translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) were withdrawn.</source>
        <translation>
            <numerusform>Wycofano %n propozycję.</numerusform>
            <numerusform>Wycofano %n propozycje.</numerusform>
            <numerusform>Wycofano %n propozycji.</numerusform>
        </translation>
    </message>
    <message>
        <source>How the values are built instead, such as (000) 000-0000.</source>
        <translation>Zamiast tego, jak zbudowane są wartości, na przykład (000) 000-0000.</translation>
    </message>
    <message>
        <source>&quot;import --rejects FILE&quot; writes them to a file.</source>
        <translation>„import --rejects FILE” zapisuje je do pliku.</translation>
    </message>
    <message>
        <source>--%1 is yes or no, not &quot;%2&quot;.</source>
        <translation>--%1 to yes albo no, a nie &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>--let-pass is 0.0001% to 50% of the fields, and how sure that is, 50% to 99%, such as 0.5%,95%, or &quot;none&quot;, not &quot;%1&quot;.</source>
        <translation>--let-pass to od 0.0001% do 50% pól i z jaką pewnością, od 50% do 99%, np. 0.5%,95%, albo &quot;none&quot;, a nie &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>%1% of the fields wrong at most, %2% sure</source>
        <translation>najwyżej %1% pól błędnych, z pewnością %2%</translation>
    </message>
    <message>
        <source>most doubtful first</source>
        <translation>najbardziej wątpliwe najpierw</translation>
    </message>
    <message>
        <source>records that pass</source>
        <translation>rekordy, które przechodzą</translation>
    </message>
    <message>
        <source>planted slip in one of</source>
        <translation>podłożony błąd w jednym na</translation>
    </message>
    <message>
        <source>Whether the most doubtful item of a priority is given out first.</source>
        <translation>Czy w obrębie priorytetu najpierw wydawane jest najbardziej wątpliwe zadanie.</translation>
    </message>
    <message>
        <source>How many fields of a delivery may still be wrong, and how sure that is, such as 0.5%,95%: the least doubtful records then end without being opened; &quot;none&quot;: all are opened.</source>
        <translation>Ile pól dostawy może pozostać błędnych i z jaką pewnością, np. 0.5%,95%: najmniej wątpliwe rekordy kończą się wtedy bez otwierania; &quot;none&quot;: otwierane są wszystkie.</translation>
    </message>
    <message>
        <source>One record in N shows a planted slip, which tells how much people miss; &quot;none&quot; for no slips.</source>
        <translation>Jeden na N rekordów pokazuje podłożony błąd, który mówi, ile się przeocza; &quot;none&quot; oznacza brak.</translation>
    </message>
    <message>
        <source>wrong fields expected</source>
        <translation>spodziewane błędne pola</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have another place in the queue now.</source>
        <translation>
            <numerusform>%n zadanie ma teraz inne miejsce w kolejce.</numerusform>
            <numerusform>%n zadania mają teraz inne miejsce w kolejce.</numerusform>
            <numerusform>%n zadań ma teraz inne miejsce w kolejce.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for doubtful records</source>
        <translation>Szukanie wątpliwych rekordów</translation>
    </message>
    <message>
        <source>List the records that wait by how many of their fields are expected to be wrong, the most doubtful first.</source>
        <translation>Wypisać czekające rekordy według spodziewanej liczby błędnych pól, najbardziej wątpliwe najpierw.</translation>
    </message>
    <message>
        <source>Put them into this order, where the queue gives out the most doubtful first.</source>
        <translation>Ustawić je w tej kolejności, jeśli kolejka wydaje najpierw najbardziej wątpliwe.</translation>
    </message>
    <message>
        <source>Delivery %1: every one of %2 records has to be opened.</source>
        <translation>Dostawa %1: trzeba otworzyć każdy z %2 rekordów.</translation>
    </message>
    <message>
        <source>Delivery %1: of %2 records %3 are opened, and of these %4 looked at again.</source>
        <translation>Dostawa %1: z %2 rekordów otwieranych jest %3, a z tych %4 ogląda się ponownie.</translation>
    </message>
    <message>
        <source>No delivery waits of which records could pass.</source>
        <translation>Nie czeka żadna dostawa, z której rekordy mogłyby przejść.</translation>
    </message>
    <message>
        <source>State how many fields may still be wrong, from what people found.</source>
        <translation>Powiedzieć, ile pól może być jeszcze błędnych, na podstawie tego, co znaleziono.</translation>
    </message>
    <message>
        <source>Let the least doubtful records of new deliveries end without being opened, as the queue&apos;s rules say, and draw a sample of them.</source>
        <translation>Pozwolić najmniej wątpliwym rekordom nowych dostaw skończyć się bez otwierania, zgodnie z regułami kolejki, i wylosować z nich próbkę.</translation>
    </message>
    <message>
        <source>Only say how many would be opened.</source>
        <translation>Powiedzieć tylko, ile zostałoby otwartych.</translation>
    </message>
    <message>
        <source>Delivery %1: every one of %2 records has to be opened, because nobody looks at any of them again. %3</source>
        <translation>Dostawa %1: trzeba otworzyć wszystkie rekordy (%2), bo nikt nie ogląda żadnego po raz drugi. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 Before any passes, %n more doubtful record(s) have to be opened.</source>
        <translation>
            <numerusform>%1 Zanim którykolwiek przejdzie, trzeba otworzyć jeszcze %n wątpliwy rekord.</numerusform>
            <numerusform>%1 Zanim którykolwiek przejdzie, trzeba otworzyć jeszcze %n wątpliwe rekordy.</numerusform>
            <numerusform>%1 Zanim którykolwiek przejdzie, trzeba otworzyć jeszcze %n wątpliwych rekordów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only items with each of these words in the key or the record.</source>
        <translation>Tylko zadania z każdym z tych słów w kluczu lub w rekordzie.</translation>
    </message>
</context>
<context>
    <name>DatabaseTable</name>
    <message>
        <source>a query of %1</source>
        <translation>zapytanie do %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Choose the table of the database to read, or give a query.</source>
        <translation>Podaj, którą tabelę bazy danych odczytać, albo podaj zapytanie.</translation>
    </message>
    <message>
        <source>The value in the column “%1” is bytes, not text.</source>
        <translation>Wartość w kolumnie „%1” to bajty, a nie tekst.</translation>
    </message>
    <message>
        <source>The column “%1” holds bytes, such as pictures, and no text; it is left out.</source>
        <translation>Kolumna „%1” zawiera bajty, na przykład obrazy, a nie tekst; zostaje pominięta.</translation>
    </message>
</context>
<context>
    <name>DatabaseUrl</name>
    <message>
        <source>Intray does not support databases of the kind &quot;%1&quot;. Name a file, such as sqlite:queue.db, or a server, such as postgresql://anna@db.example.org/intray.</source>
        <translation>Intray nie zna baz danych rodzaju „%1”. Proszę podać plik, na przykład sqlite:queue.db, albo serwer, na przykład postgresql://anna@db.example.org/intray.</translation>
    </message>
    <message>
        <source>A password does not belong in the address of a database, because addresses are shown and stored. Leave it out: Intray asks for it, or reads it from the system&apos;s keychain or the database&apos;s own password file.</source>
        <translation>Hasło nie powinno być częścią adresu bazy danych, ponieważ adresy są wyświetlane i zapisywane. Proszę je pominąć: Intray zapyta o nie albo odczyta je z systemowego pęku kluczy lub z pliku haseł bazy danych.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a server&apos;s name with a port, such as db.example.org:5432.</source>
        <translation>„%1” nie jest nazwą serwera z portem, taką jak db.example.org:5432.</translation>
    </message>
    <message>
        <source>The option &quot;%1&quot; is not known here. Known are: %2.</source>
        <translation>Opcja „%1” nie jest tu znana. Znane są: %2.</translation>
    </message>
    <message>
        <source>A server&apos;s address has the form postgresql://USER@HOST:PORT/DATABASE.</source>
        <translation>Adres serwera ma postać postgresql://USER@HOST:PORT/DATABASE.</translation>
    </message>
    <message>
        <source>The address names no database. Add it, as in postgresql://anna@db.example.org/intray.</source>
        <translation>Adres nie zawiera nazwy bazy danych. Proszę ją dodać, jak w postgresql://anna@db.example.org/intray.</translation>
    </message>
    <message>
        <source>An ODBC address names a data source, such as odbc:DSN=NAME, or a driver, such as odbc:Driver={PostgreSQL Unicode};Server=HOST.</source>
        <translation>Adres ODBC podaje źródło danych, na przykład odbc:DSN=NAME, albo sterownik, na przykład odbc:Driver={PostgreSQL Unicode};Server=HOST.</translation>
    </message>
    <message>
        <source>The address of a database must be one line of text.</source>
        <translation>Adres bazy danych musi być jedną linią tekstu.</translation>
    </message>
    <message>
        <source>No database file is named.</source>
        <translation>Nie podano pliku bazy danych.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>A database in memory would be gone with the program, and nobody else could use it. Name a file.</source>
        <translation>Baza danych w pamięci zniknęłaby razem z programem i nikt inny nie mógłby z niej korzystać. Podaj plik.</translation>
    </message>
</context>
<context>
    <name>Decided</name>
    <message>
        <source>decided for the template “%1”</source>
        <translation>ustalono dla szablonu „%1”</translation>
    </message>
    <message>
        <source>decided on %1 by %2 for the template “%3”</source>
        <translation>ustalono %1, %2, dla szablonu „%3”</translation>
    </message>
</context>
<context>
    <name>DeliveryStore</name>
    <message>
        <source>The database does not keep these rows. To see each with its reason, or to save them, import the same file again as far as its last question. Nothing is added twice.</source>
        <translation>Baza danych nie przechowuje tych wierszy. Aby zobaczyć każdy z jego przyczyną albo je zapisać, zaimportuj ten sam plik jeszcze raz aż do ostatniego pytania. Nic nie zostanie dodane dwukrotnie.</translation>
    </message>
</context>
<context>
    <name>DeskAnswers</name>
    <message>
        <source>Your text is kept; you will find it under “Mine”.</source>
        <translation>Tekst jest zachowany; można go znaleźć na liście „Moje”.</translation>
    </message>
    <message>
        <source>Nothing is open in %1. New items appear in the list automatically.</source>
        <translation>W kolejce %1 nic nie jest otwarte. Nowe zadania pojawią się na liście same.</translation>
    </message>
    <message numerus="yes">
        <source>All that is left in %1 is locked by others: %n item(s).</source>
        <translation>
            <numerusform>To, co zostało w kolejce %1, zajmują inni: %n zadanie.</numerusform>
            <numerusform>To, co zostało w kolejce %1, zajmują inni: %n zadania.</numerusform>
            <numerusform>To, co zostało w kolejce %1, zajmują inni: %n zadań.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left in %1 was returned for later; the next item is available at %2.</source>
        <translation>To, co zostało w kolejce %1, zwrócono na później; następne zadanie będzie dostępne od %2.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n item(s), as many as %1 allows. Finish or return one first.</source>
        <translation>
            <numerusform>Zajęto już %n zadanie, a na więcej kolejka %1 nie pozwala. Należy je najpierw zakończyć lub zwrócić.</numerusform>
            <numerusform>Zajęto już %n zadania, a na więcej kolejka %1 nie pozwala. Należy najpierw zakończyć lub zwrócić jedno z nich.</numerusform>
            <numerusform>Zajęto już %n zadań, a na więcej kolejka %1 nie pozwala. Należy najpierw zakończyć lub zwrócić jedno z nich.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are not allowed to take items from %1. Ask a supervisor.</source>
        <translation>Brak uprawnień do pobierania zadań z kolejki %1. Proszę zwrócić się o nie do kierownika.</translation>
    </message>
    <message>
        <source>What is left in %1 needs a different person: you completed it in the previous step, so a colleague has to take it.</source>
        <translation>To, co zostało w kolejce %1, musi wykonać inna osoba: poprzedni etap zakończono samodzielnie, więc zajmie się tym ktoś inny.</translation>
    </message>
    <message>
        <source>This item needs a different person: you did the previous step yourself.</source>
        <translation>To zadanie musi wykonać inna osoba: poprzedni etap wykonano samodzielnie.</translation>
    </message>
    <message>
        <source>This item is finished already.</source>
        <translation>To zadanie jest już zamknięte.</translation>
    </message>
    <message>
        <source>%1 gives out work on request: press Take next.</source>
        <translation>Kolejka %1 wydaje zadania na prośbę: proszę nacisnąć „Pobierz następne”.</translation>
    </message>
    <message>
        <source>Something went wrong at the database. Try again.</source>
        <translation>W bazie danych wystąpił błąd. Proszę spróbować ponownie.</translation>
    </message>
    <message>
        <source>%1 is completed.</source>
        <translation>Zakończono: %1.</translation>
    </message>
    <message>
        <source>%1 is returned to the queue.</source>
        <translation>Zwrócono do kolejki: %1.</translation>
    </message>
    <message>
        <source>%1 is dismissed and will not come back.</source>
        <translation>Odrzucono: %1. To zadanie już nie wróci.</translation>
    </message>
    <message>
        <source>%1 is marked as failed.</source>
        <translation>Oznaczono jako nieudane: %1.</translation>
    </message>
    <message>
        <source>%1 was sent back to the previous step.</source>
        <translation>Odesłano do poprzedniego etapu: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are returned to the queue.</source>
        <translation>
            <numerusform>Zwrócono do kolejki %n zadanie.</numerusform>
            <numerusform>Zwrócono do kolejki %n zadania.</numerusform>
            <numerusform>Zwrócono do kolejki %n zadań.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) must be corrected before the record can be completed.</source>
        <translation>
            <numerusform>Przed zakończeniem rekordu trzeba poprawić %n pole.</numerusform>
            <numerusform>Przed zakończeniem rekordu trzeba poprawić %n pola.</numerusform>
            <numerusform>Przed zakończeniem rekordu trzeba poprawić %n pól.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lock ends in %n second(s).</source>
        <translation>
            <numerusform>Blokada wygaśnie za %n sekundę.</numerusform>
            <numerusform>Blokada wygaśnie za %n sekundy.</numerusform>
            <numerusform>Blokada wygaśnie za %n sekund.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lock ends in %n minute(s).</source>
        <translation>
            <numerusform>Blokada wygaśnie za %n minutę.</numerusform>
            <numerusform>Blokada wygaśnie za %n minuty.</numerusform>
            <numerusform>Blokada wygaśnie za %n minut.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be extended any further: items of this queue can be locked for at most %1.</source>
        <translation>Nie można jej już przedłużyć: zadania tej kolejki mogą być zajęte najwyżej %1.</translation>
    </message>
    <message>
        <source>This item is locked for you until %1.</source>
        <translation>Zadanie pozostaje zajęte do %1.</translation>
    </message>
    <message>
        <source>Your lock has ended, but nobody has taken the item: you can still complete it.</source>
        <translation>Blokada wygasła, ale nikt nie pobrał tego zadania: nadal można je zakończyć.</translation>
    </message>
    <message>
        <source>Your unfinished text from %1 is back in the fields.</source>
        <translation>Niedokończony tekst (stan z %1) jest znów w polach.</translation>
    </message>
    <message>
        <source>%1 stays with you, under “Mine”.</source>
        <translation>Zadanie %1 pozostaje zajęte i jest na liście „Moje”.</translation>
    </message>
    <message>
        <source>%1 was taken for you in the meantime and is under “Mine”.</source>
        <translation>Zadanie %1 zostało w międzyczasie pobrane i jest na liście „Moje”.</translation>
    </message>
    <message>
        <source>What you type is safe on this computer; it will be saved to the database as soon as possible.</source>
        <translation>To, co Pan/Pani wpisuje, jest bezpieczne na tym komputerze; zostanie zapisane w bazie danych przy najbliższej okazji.</translation>
    </message>
    <message>
        <source>The database cannot be reached. This is your text from %1, from this computer; it is safe.</source>
        <translation>Baza danych jest niedostępna. To jest własny tekst z tego komputera (stan z %1); jest bezpieczny.</translation>
    </message>
    <message>
        <source>The database has not confirmed whether %1 is finished. Your text is safe; Intray keeps asking until it answers.</source>
        <translation>Baza danych nie odpowiedziała, czy zadanie %1 jest zamknięte. Tekst jest bezpieczny; pytanie będzie ponawiane, aż nadejdzie odpowiedź.</translation>
    </message>
    <message>
        <source>%1 will be completed as soon as the database can be reached, if you still hold it then. You can close Intray in the meantime.</source>
        <translation>Zadanie %1 zostanie zakończone, gdy tylko baza danych będzie dostępna, o ile nadal będzie wtedy należeć do tej samej osoby. W tym czasie można zamknąć Intray.</translation>
    </message>
    <message>
        <source>%1 is completed, as you asked while the database could not be reached.</source>
        <translation>Zakończono: %1, zgodnie z poleceniem wydanym, gdy baza danych była niedostępna.</translation>
    </message>
    <message>
        <source>%1 could not be completed as you asked while the database could not be reached.</source>
        <translation>Zadania %1 nie udało się zakończyć zgodnie z poleceniem wydanym, gdy baza danych była niedostępna.</translation>
    </message>
    <message>
        <source>%1 is not completed; you can go on with it.</source>
        <translation>Zadanie %1 nie jest zakończone; można nad nim dalej pracować.</translation>
    </message>
    <message>
        <source>%1 sent this back: %2</source>
        <translation>Odesłane przez użytkownika %1: %2</translation>
    </message>
    <message>
        <source>Your text is kept.</source>
        <translation>Tekst jest zachowany.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be completed.</source>
        <translation>Zadań z kolejki %1 nie można kończyć.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be returned.</source>
        <translation>Zadań z kolejki %1 nie można zwracać.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be dismissed.</source>
        <translation>Zadań z kolejki %1 nie można odrzucać.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be marked as failed.</source>
        <translation>Zadań z kolejki %1 nie można oznaczać jako nieudane.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be sent back.</source>
        <translation>Zadań z kolejki %1 nie można odsyłać.</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n godzina</numerusform>
            <numerusform>%n godziny</numerusform>
            <numerusform>%n godzin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took this item at %2.</source>
        <translation>To zadanie jest zajęte przez użytkownika %1 od %2.</translation>
    </message>
    <message>
        <source>You took this item at %1 on %2.</source>
        <translation>To własne zadanie, zajęte od %1 na stacji roboczej %2.</translation>
    </message>
    <message>
        <source>You took this item again at %1, in another window.</source>
        <translation>To własne zadanie, pobrane ponownie w innym oknie (%1).</translation>
    </message>
    <message>
        <source>This database server does not know the item. It may be a different database, or one that lost the latest work.</source>
        <translation>Ten serwer bazy danych nie zna tego zadania. Być może to inna baza danych albo taka, która utraciła ostatnie zmiany.</translation>
    </message>
    <message>
        <source>This database server does not know your lock. It may have lost the latest work.</source>
        <translation>Ten serwer bazy danych nie zna tej blokady; być może utracił ostatnie zmiany.</translation>
    </message>
    <message>
        <source>Your lock ended and the item went back to the queue at %1.</source>
        <translation>Blokada wygasła i zadanie wróciło do kolejki (%1).</translation>
    </message>
    <message>
        <source>%1 released this item at %2; nobody holds it now.</source>
        <translation>Użytkownik %1 zwolnił to zadanie (%2); teraz nikt go nie zajmuje.</translation>
    </message>
    <message>
        <source>%1 completed this item at %2.</source>
        <translation>Użytkownik %1 zakończył to zadanie (%2).</translation>
    </message>
    <message>
        <source>%1 sent this item back to the previous step at %2.</source>
        <translation>Użytkownik %1 odesłał to zadanie do poprzedniego etapu (%2).</translation>
    </message>
    <message>
        <source>This item is completed already.</source>
        <translation>To zadanie jest już zakończone.</translation>
    </message>
    <message>
        <source>This item is marked as failed.</source>
        <translation>To zadanie jest oznaczone jako nieudane.</translation>
    </message>
    <message>
        <source>This item is dismissed.</source>
        <translation>To zadanie jest odrzucone.</translation>
    </message>
    <message>
        <source>Nobody holds this item any more.</source>
        <translation>Nikt już nie zajmuje tego zadania.</translation>
    </message>
    <message>
        <source>%1 passed this item on. What %2 had typed is shown beside the fields; accept or reject each value.</source>
        <translation>Użytkownik %1 przekazał to zadanie. Obok pól widać to, co wpisał użytkownik %2; każdą propozycję można przyjąć lub odrzucić.</translation>
    </message>
    <message>
        <source>%1 released this item at %2; %3 holds it now.</source>
        <translation>Użytkownik %1 zwolnił to zadanie (%2); teraz jest ono zajęte przez użytkownika %3.</translation>
    </message>
    <message>
        <source>%1 released this item at %2.</source>
        <translation>Użytkownik %1 zwolnił to zadanie (%2).</translation>
    </message>
    <message>
        <source>The clock of this computer was set forward while Intray was running, so nothing is locked. Correct it, or restart Intray if it is right now.</source>
        <translation>Zegar tego komputera został przesunięty do przodu podczas pracy Intray, dlatego nic nie jest blokowane. Ustaw go dobrze albo uruchom Intray ponownie, jeśli teraz jest dobry.</translation>
    </message>
    <message numerus="yes">
        <source>The next item of %1 is available in %n second(s).</source>
        <translation>
            <numerusform>Następne zadanie z kolejki %1 będzie dostępne za %n sekundę.</numerusform>
            <numerusform>Następne zadanie z kolejki %1 będzie dostępne za %n sekundy.</numerusform>
            <numerusform>Następne zadanie z kolejki %1 będzie dostępne za %n sekund.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program that works on this table ended your lock at %1; %2 now has the item.</source>
        <translation>Inny program pracujący na tej tabeli zakończył Twoją blokadę o %1; teraz element ma %2.</translation>
    </message>
    <message>
        <source>Another program that works on this table ended your lock at %1.</source>
        <translation>Inny program pracujący na tej tabeli zakończył Twoją blokadę o %1.</translation>
    </message>
    <message>
        <source>A rule or trigger of the table of %1 prevents the next rows from being locked. Ask an administrator to change the rule or the rows.</source>
        <translation>Reguła lub wyzwalacz tabeli %1 nie pozwala zablokować następnych wierszy. Poproś administratora o zmianę reguły lub wierszy.</translation>
    </message>
    <message>
        <source>%1 was merged into %2.</source>
        <translation>%1 scalono z %2.</translation>
    </message>
    <message>
        <source>The reason: “%1”.</source>
        <translation>Powód: „%1”.</translation>
    </message>
    <message>
        <source>What is left in %1 is assigned to others.</source>
        <translation>To, co zostało w %1, jest przydzielone innym.</translation>
    </message>
    <message>
        <source>This item is assigned to somebody else. A supervisor can assign it to you or to everybody.</source>
        <translation>To zadanie jest przydzielone komuś innemu. Kierownik może przydzielić je Tobie albo wszystkim.</translation>
    </message>
    <message>
        <source>The rules of %1 were changed. The record is now checked against the new ones; what you typed is still here.</source>
        <translation>Reguły kolejki %1 zostały zmienione. Rekord jest sprawdzany według nowych; to, co wpisano, nadal tu jest.</translation>
    </message>
    <message>
        <source>A file that %1 imported later has other values. They are shown beside the fields; accept or reject each.</source>
        <translation>Plik, który %1 zaimportował później, ma inne wartości. Stoją obok pól; przyjmij lub odrzuć każdą z nich.</translation>
    </message>
    <message>
        <source>%1 changed this record in the meantime. The values that differ from yours are shown beside the fields; accept or reject each.</source>
        <translation>Użytkownik %1 zmienił w międzyczasie ten rekord. Wartości inne niż wpisane są obok pól; każdą można przyjąć lub odrzucić.</translation>
    </message>
    <message>
        <source>%1 gave this item back to you at %2. Take it again to go on with it.</source>
        <translation>Użytkownik %1 ponownie przydzielił Ci to zadanie o %2. Pobierz je jeszcze raz, aby pracować nad nim dalej.</translation>
    </message>
    <message>
        <source>%1 is no longer locked for you.</source>
        <translation>%1 nie jest już dla Ciebie zablokowane.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are no longer locked for you: %1.</source>
        <translation>
            <numerusform>%n zadanie nie jest już dla Ciebie zablokowane: %1.</numerusform>
            <numerusform>%n zadania nie są już dla Ciebie zablokowane: %1.</numerusform>
            <numerusform>%n zadań nie jest już dla Ciebie zablokowanych: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, which had been taken in the meantime, stays with you and comes next.</source>
        <translation>%1, które pojawiło się w międzyczasie, zostaje u Ciebie i będzie następne.</translation>
    </message>
    <message>
        <source>The queue %1 is paused. You can still finish the items that you hold.</source>
        <translation>Kolejka %1 jest wstrzymana. Zajęte zadania można jeszcze zakończyć.</translation>
    </message>
    <message>
        <source>The queue %1 is paused: “%2”. You can still finish the items that you hold.</source>
        <translation>Kolejka %1 jest wstrzymana: „%2”. Zajęte zadania można jeszcze zakończyć.</translation>
    </message>
    <message>
        <source>%1 is not finished; your text is still here.</source>
        <translation>Zadanie %1 nie jest zamknięte; Twój tekst nadal tu jest.</translation>
    </message>
    <message>
        <source>%1 gave this item to %2 at %3.</source>
        <translation>Użytkownik %1 przekazał to zadanie użytkownikowi %2 (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 released %n item(s) that you held: %2.</source>
        <translation>
            <numerusform>Użytkownik %1 zwolnił %n zadanie zajęte przez Ciebie: %2.</numerusform>
            <numerusform>Użytkownik %1 zwolnił %n zadania zajęte przez Ciebie: %2.</numerusform>
            <numerusform>Użytkownik %1 zwolnił %n zadań zajętych przez Ciebie: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gave %n item(s) that you held to %2: %3.</source>
        <translation>
            <numerusform>Użytkownik %1 przekazał użytkownikowi %2 %n zadanie zajęte przez Ciebie: %3.</numerusform>
            <numerusform>Użytkownik %1 przekazał użytkownikowi %2 %n zadania zajęte przez Ciebie: %3.</numerusform>
            <numerusform>Użytkownik %1 przekazał użytkownikowi %2 %n zadań zajętych przez Ciebie: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not completed: nothing can be written to the database now. Press Esc to go on typing in it.</source>
        <translation>Zadanie %1 nie jest zakończone: w bazie danych nie można teraz nic zapisać. Naciśnij Esc, aby dalej w nim pisać.</translation>
    </message>
    <message>
        <source>%1 stays here: nothing can be written to the database now. Press Esc to go on typing in it.</source>
        <translation>Zadanie %1 zostaje tutaj: w bazie danych nie można teraz nic zapisać. Naciśnij Esc, aby dalej w nim pisać.</translation>
    </message>
    <message>
        <source>%1 was not completed, because the database could not be reached. Complete it now, or press Esc to go on typing in it.</source>
        <translation>Zadanie %1 nie zostało zakończone, bo baza danych była niedostępna. Zakończ je teraz albo naciśnij Esc, aby dalej w nim pisać.</translation>
    </message>
    <message>
        <source>%1 was not completed, because the database could not be reached. You can complete it now.</source>
        <translation>Zadanie %1 nie zostało zakończone, bo baza danych była niedostępna. Teraz można je zakończyć.</translation>
    </message>
    <message>
        <source>%1 stayed here, because the database could not be reached. Try again now, or press Esc to go on typing in it.</source>
        <translation>Zadanie %1 zostało tutaj, bo baza danych była niedostępna. Spróbuj teraz ponownie albo naciśnij Esc, aby dalej w nim pisać.</translation>
    </message>
    <message>
        <source>%1 stayed here, because the database could not be reached. You can try again now.</source>
        <translation>Zadanie %1 zostało tutaj, bo baza danych była niedostępna. Teraz można spróbować ponownie.</translation>
    </message>
    <message>
        <source>Press Esc to go on typing in %1.</source>
        <translation>Naciśnij Esc, aby dalej pisać w zadaniu %1.</translation>
    </message>
    <message>
        <source>What you typed in the meantime was not entered: &quot;%1&quot;.</source>
        <translation>Tekst wpisany w międzyczasie nie został wprowadzony: „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>What you typed in %n field(s) was reverted. Ctrl+Z brings it all back.</source>
        <translation>
            <numerusform>Cofnięto wpis w %n polu. Ctrl+Z przywraca wszystko.</numerusform>
            <numerusform>Cofnięto wpisy w %n polach. Ctrl+Z przywraca wszystko.</numerusform>
            <numerusform>Cofnięto wpisy w %n polach. Ctrl+Z przywraca wszystko.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The values are as they were before, but for %n field(s) that you have typed in since.</source>
        <translation>
            <numerusform>Wartości są takie jak przedtem, oprócz %n pola, w którym od tego czasu coś wpisano.</numerusform>
            <numerusform>Wartości są takie jak przedtem, oprócz %n pól, w których od tego czasu coś wpisano.</numerusform>
            <numerusform>Wartości są takie jak przedtem, oprócz %n pól, w których od tego czasu coś wpisano.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 proposes other values for this record. They are shown beside the fields; accept or reject each.</source>
        <translation>Użytkownik %1 proponuje inne wartości dla tego rekordu. Stoją obok pól; przyjmij lub odrzuć każdą z nich.</translation>
    </message>
    <message>
        <source>%1 still has this item. Take it again once it is free.</source>
        <translation>%1 nadal ma to zadanie. Weź je ponownie, gdy będzie wolne.</translation>
    </message>
    <message numerus="yes">
        <source>You took %n item(s). Completing leads through them; Return gives back one or all.</source>
        <translation>
            <numerusform>Pobrano %n zadanie. Zakończenie prowadzi do następnego; Zwróć oddaje jedno lub wszystkie.</numerusform>
            <numerusform>Pobrano %n zadania. Zakończenie prowadzi do następnego; Zwróć oddaje jedno lub wszystkie.</numerusform>
            <numerusform>Pobrano %n zadań. Zakończenie prowadzi do następnego; Zwróć oddaje jedno lub wszystkie.</numerusform>
        </translation>
    </message>
    <message>
        <source>It comes to you again only when nothing else is left, or when you pick it.</source>
        <translation>Wróci do Ciebie dopiero wtedy, gdy nie będzie nic innego, albo gdy je wybierzesz.</translation>
    </message>
    <message>
        <source>%1 came next in the queue; the search does not find it.</source>
        <translation>Następne w kolejce było %1; wyszukiwanie go nie znajduje.</translation>
    </message>
    <message>
        <source>%1 came next in the queue; the filter does not find it.</source>
        <translation>Następne w kolejce było %1; filtr go nie znajduje.</translation>
    </message>
    <message>
        <source>No open item that the search or filter finds is left to take.</source>
        <translation>Nie ma już do pobrania otwartego zadania, które znajduje wyszukiwanie lub filtr.</translation>
    </message>
    <message numerus="yes">
        <source>%n doubt(s) were left open.</source>
        <translation>
            <numerusform>%n wątpliwość pozostała otwarta.</numerusform>
            <numerusform>%n wątpliwości pozostały otwarte.</numerusform>
            <numerusform>%n wątpliwości pozostało otwartych.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeskRefusals</name>
    <message>
        <source>The database has not answered yet. Please wait a moment.</source>
        <translation>Baza danych jeszcze nie odpowiedziała. Proszę chwilę poczekać.</translation>
    </message>
    <message>
        <source>Choose a queue first.</source>
        <translation>Proszę najpierw wybrać kolejkę.</translation>
    </message>
    <message>
        <source>Intray is already looking for work.</source>
        <translation>Szukanie zadań już trwa.</translation>
    </message>
    <message>
        <source>No record is open whose text could be saved.</source>
        <translation>Żaden rekord nie jest opracowywany, więc nie ma tekstu do zapisania.</translation>
    </message>
    <message>
        <source>This is only for a record whose lock was lost.</source>
        <translation>To dotyczy rekordu, którego blokada została utracona.</translation>
    </message>
    <message>
        <source>You have no unfinished items.</source>
        <translation>Brak własnych niedokończonych zadań.</translation>
    </message>
    <message>
        <source>There is nothing to try again.</source>
        <translation>Nie ma czego ponawiać.</translation>
    </message>
    <message>
        <source>There is nothing to undo: that is possible for ten seconds after finishing an item.</source>
        <translation>Nie ma czego cofnąć: można to zrobić przez dziesięć sekund po zamknięciu zadania.</translation>
    </message>
    <message>
        <source>You no longer hold this item. Take it again first; your text is kept.</source>
        <translation>Blokada tego zadania została utracona. Proszę je najpierw pobrać ponownie; tekst jest zachowany.</translation>
    </message>
    <message>
        <source>No record is open. Take an item first.</source>
        <translation>Żaden rekord nie jest opracowywany. Proszę najpierw pobrać zadanie.</translation>
    </message>
    <message>
        <source>There is no previous step to send the item back to.</source>
        <translation>Przed tym etapem nie ma innego, więc zadania nie ma dokąd odesłać.</translation>
    </message>
    <message>
        <source>There is no lock to extend. Take an item first.</source>
        <translation>Nie ma blokady do przedłużenia. Proszę najpierw pobrać zadanie.</translation>
    </message>
    <message>
        <source>The database can be reached: complete the item as usual.</source>
        <translation>Baza danych jest dostępna: zadanie można zakończyć jak zwykle.</translation>
    </message>
    <message>
        <source>It is too late to undo %1: that is possible for ten seconds. A supervisor can reopen it.</source>
        <translation>Jest za późno, aby cofnąć %1: można to zrobić przez dziesięć sekund. Kierownik może ponownie otworzyć zadanie.</translation>
    </message>
    <message>
        <source>There is no record to write a note on.</source>
        <translation>Nie ma rekordu, do którego można napisać notatkę.</translation>
    </message>
    <message>
        <source>A record is open. What else is yours is in the list of your items.</source>
        <translation>Rekord jest otwarty. Inne Twoje zadania są na liście Twoich zadań.</translation>
    </message>
    <message>
        <source>No search or filter is on in the list of open items.</source>
        <translation>Na liście otwartych zadań nie ma wyszukiwania ani filtra.</translation>
    </message>
</context>
<context>
    <name>DraftJournal</name>
    <message>
        <source>What you type cannot be saved on this computer because its disk is full. Free some space; Intray keeps trying.</source>
        <translation>Wpisywanego tekstu nie można zachować na tym komputerze, ponieważ jego dysk jest pełny. Proszę zwolnić miejsce; próba zostanie ponowiona samoczynnie.</translation>
    </message>
    <message>
        <source>What you type cannot be saved on this computer because the folder for drafts cannot be written to. Intray keeps trying.</source>
        <translation>Wpisywanego tekstu nie można zachować na tym komputerze, ponieważ nie można zapisywać w katalogu szkiców. Próba zostanie ponowiona samoczynnie.</translation>
    </message>
</context>
<context>
    <name>EditedRule</name>
    <message>
        <source>Choose the two fields to compare.</source>
        <translation>Wybierz dwa pola do porównania.</translation>
    </message>
    <message>
        <source>Choose a field on each side, and its values where needed.</source>
        <translation>Wybierz pole po każdej stronie, a tam, gdzie ma jedną z kilku wartości, także te wartości.</translation>
    </message>
    <message>
        <source>Choose the fields that are equal, and those that are equal then.</source>
        <translation>Wybierz pola, które są równe, i te, które są wtedy równe.</translation>
    </message>
    <message>
        <source>Choose the fields that are different in every record.</source>
        <translation>Wybierz pola, które są inne w każdym rekordzie.</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Enter a whole number like %1.</source>
        <translation>Wpisz liczbę całkowitą, na przykład %1.</translation>
    </message>
    <message>
        <source>Usually a whole number like %1.</source>
        <translation>Zwykle jest to liczba całkowita, na przykład %1.</translation>
    </message>
    <message>
        <source>Each value is a whole number like %1.</source>
        <translation>Każda wartość to liczba całkowita, na przykład %1.</translation>
    </message>
    <message>
        <source>Enter a number like %1.</source>
        <translation>Wpisz liczbę, na przykład %1.</translation>
    </message>
    <message>
        <source>Usually a number like %1.</source>
        <translation>Zwykle jest to liczba, na przykład %1.</translation>
    </message>
    <message>
        <source>Each value is a number like %1.</source>
        <translation>Każda wartość to liczba, na przykład %1.</translation>
    </message>
    <message>
        <source>Enter a real date like %1.</source>
        <translation>Wpisz prawdziwą datę, na przykład %1.</translation>
    </message>
    <message>
        <source>Usually a real date like %1.</source>
        <translation>Zwykle jest to prawdziwa data, na przykład %1.</translation>
    </message>
    <message>
        <source>Each value is a real date like %1.</source>
        <translation>Każda wartość to prawdziwa data, na przykład %1.</translation>
    </message>
    <message>
        <source>Enter a time like %1.</source>
        <translation>Wpisz godzinę, na przykład %1.</translation>
    </message>
    <message>
        <source>Usually a time like %1.</source>
        <translation>Zwykle jest to godzina, na przykład %1.</translation>
    </message>
    <message>
        <source>Each value is a time like %1.</source>
        <translation>Każda wartość to godzina, na przykład %1.</translation>
    </message>
    <message>
        <source>Enter a date and time like %1.</source>
        <translation>Wpisz datę i godzinę, na przykład %1.</translation>
    </message>
    <message>
        <source>Usually a date and time like %1.</source>
        <translation>Zwykle jest to data i godzina, na przykład %1.</translation>
    </message>
    <message>
        <source>Each value is a date and time like %1.</source>
        <translation>Każda wartość to data i godzina, na przykład %1.</translation>
    </message>
    <message>
        <source>Enter an e-mail address like %1.</source>
        <translation>Wpisz adres e-mail, na przykład %1.</translation>
    </message>
    <message>
        <source>Usually an e-mail address like %1.</source>
        <translation>Zwykle jest to adres e-mail, na przykład %1.</translation>
    </message>
    <message>
        <source>Each value is an e-mail address like %1.</source>
        <translation>Każda wartość to adres e-mail, na przykład %1.</translation>
    </message>
    <message>
        <source>Enter a phone number like %1.</source>
        <translation>Wpisz numer telefonu, na przykład %1.</translation>
    </message>
    <message>
        <source>Usually a phone number like %1.</source>
        <translation>Zwykle jest to numer telefonu, na przykład %1.</translation>
    </message>
    <message>
        <source>Each value is a phone number like %1.</source>
        <translation>Każda wartość to numer telefonu, na przykład %1.</translation>
    </message>
    <message>
        <source>Enter a web address like %1.</source>
        <translation>Wpisz adres internetowy, na przykład %1.</translation>
    </message>
    <message>
        <source>Usually a web address like %1.</source>
        <translation>Zwykle jest to adres internetowy, na przykład %1.</translation>
    </message>
    <message>
        <source>Each value is a web address like %1.</source>
        <translation>Każda wartość to adres internetowy, na przykład %1.</translation>
    </message>
    <message>
        <source>Enter yes or no.</source>
        <translation>Wpisz tak lub nie.</translation>
    </message>
    <message>
        <source>Usually yes or no.</source>
        <translation>Zwykle jest to tak lub nie.</translation>
    </message>
    <message>
        <source>Each value is yes or no.</source>
        <translation>Każda wartość to tak lub nie.</translation>
    </message>
    <message>
        <source>Enter a date like %1.</source>
        <translation>Wpisz datę, na przykład %1.</translation>
    </message>
    <message>
        <source>Enter an address like %1.</source>
        <translation>Wpisz adres, na przykład %1.</translation>
    </message>
    <message>
        <source>Enter a UUID of 32 hexadecimal digits in five groups.</source>
        <translation>Wpisz identyfikator UUID z 32 cyfr szesnastkowych w pięciu grupach.</translation>
    </message>
    <message>
        <source>Enter an IP address like %1.</source>
        <translation>Wpisz adres IP, na przykład %1.</translation>
    </message>
    <message>
        <source>Write it like %1.</source>
        <translation>Należy pisać tak: %1.</translation>
    </message>
</context>
<context>
    <name>ExportTemplate</name>
    <message>
        <source>it is for finished items: the state must be done, failed or dismissed.</source>
        <translation>dotyczy to zamkniętych zadań: stan musi być done, failed lub dismissed.</translation>
    </message>
    <message>
        <source>it names the field “%1” twice.</source>
        <translation>pole „%1” jest podane dwa razy.</translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message>
        <source>Export to %1: %2</source>
        <translation>Eksport do %1: %2</translation>
    </message>
    <message>
        <source>Nothing matches, so the file has no rows.</source>
        <translation>Nic nie pasuje do zapytania, więc plik nie ma wierszy.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) were written.</source>
        <translation>
            <numerusform>Zapisano %Ln zmianę.</numerusform>
            <numerusform>Zapisano %Ln zmiany.</numerusform>
            <numerusform>Zapisano %Ln zmian.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) were written.</source>
        <translation>
            <numerusform>Zapisano %Ln zadanie.</numerusform>
            <numerusform>Zapisano %Ln zadania.</numerusform>
            <numerusform>Zapisano %Ln zadań.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They are in %n sheet(s), because one holds 1,048,576 rows.</source>
        <translation>
            <numerusform>Zajęte arkusze: %n, ponieważ jeden mieści 1&#xa0;048&#xa0;576 wierszy.</numerusform>
            <numerusform>Zajęte arkusze: %n, ponieważ jeden mieści 1&#xa0;048&#xa0;576 wierszy.</numerusform>
            <numerusform>Zajęte arkusze: %n, ponieważ jeden mieści 1&#xa0;048&#xa0;576 wierszy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>The export was cancelled. No file was written.</source>
        <translation>Eksport anulowano. Nie zapisano żadnego pliku.</translation>
    </message>
    <message>
        <source>The queue “%1” has no field “%2”. Its rules show its fields.</source>
        <translation>Kolejka „%1” nie ma pola „%2”. Jej pola widać w jej regułach.</translation>
    </message>
</context>
<context>
    <name>FieldFormat</name>
    <message>
        <source>a date like 2026-01-31</source>
        <translation>data taka jak 2026-01-31</translation>
    </message>
    <message>
        <source>a time like 14:30:00</source>
        <translation>godzina taka jak 14:30:00</translation>
    </message>
    <message>
        <source>a date and time like 2026-01-31T14:30:00Z</source>
        <translation>data z godziną, taka jak 2026-01-31T14:30:00Z</translation>
    </message>
    <message>
        <source>an e-mail address like name@example.org</source>
        <translation>adres e-mail taki jak name@example.org</translation>
    </message>
    <message>
        <source>an address like https://example.org/page</source>
        <translation>adres taki jak https://example.org/page</translation>
    </message>
    <message>
        <source>a UUID of 32 hexadecimal digits in five groups</source>
        <translation>identyfikator UUID z 32 cyfr szesnastkowych w pięciu grupach</translation>
    </message>
    <message>
        <source>an IP address like 192.0.2.1</source>
        <translation>adres IP taki jak 192.0.2.1</translation>
    </message>
</context>
<context>
    <name>FieldKind</name>
    <message>
        <source>a kind is one of %1.</source>
        <translation>rodzaj to jeden z: %1.</translation>
    </message>
    <message>
        <source>the format of a number is written like 1234, 1,234.5 or 1234.5 oz.</source>
        <translation>format liczby zapisuje się jak 1234, 1 234,5 lub 1234.5 oz.</translation>
    </message>
    <message>
        <source>the format of a date or time is written like dd.MM.yyyy, d-MMM-yy or HH:mm.</source>
        <translation>format daty lub godziny zapisuje się jak dd.MM.yyyy, d-MMM-yy lub HH:mm.</translation>
    </message>
    <message>
        <source>a whole number like %1</source>
        <translation>liczba całkowita jak %1</translation>
    </message>
    <message>
        <source>a number like %1</source>
        <translation>liczba jak %1</translation>
    </message>
    <message>
        <source>a real date like %1</source>
        <translation>prawdziwa data jak %1</translation>
    </message>
    <message>
        <source>a time like %1</source>
        <translation>godzina jak %1</translation>
    </message>
    <message>
        <source>a date and time like %1</source>
        <translation>data i godzina jak %1</translation>
    </message>
    <message>
        <source>a phone number like +49 30 901820</source>
        <translation>numer telefonu jak +49 30 901820</translation>
    </message>
    <message>
        <source>a web address like www.example.org</source>
        <translation>adres internetowy jak www.example.org</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>tak lub nie</translation>
    </message>
</context>
<context>
    <name>FieldPasting</name>
    <message>
        <source>There are characters here that cannot be seen: %1.</source>
        <translation>Są tu znaki, których nie widać: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Is this right? It is not one of the %n usual value(s).</source>
        <translation>
            <numerusform>Czy to się zgadza? To nie jest %n zwykła wartość.</numerusform>
            <numerusform>Czy to się zgadza? To nie jest żadna z %n zwykłych wartości.</numerusform>
            <numerusform>Czy to się zgadza? To nie jest żadna z %n zwykłych wartości.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: %3 would have %L1 characters, and it can have %L2 at most.</source>
        <translation>Nic nie wklejono: %3 miałoby %L1 znaków, a może mieć najwyżej %L2.</translation>
    </message>
    <message>
        <source>Nothing was pasted: %3 would have %L1 bytes, and it can have %L2 at most.</source>
        <translation>Nic nie wklejono: %3 miałoby %L1 bajtów, a może mieć najwyżej %L2.</translation>
    </message>
    <message>
        <source>Is this right? Usual here is only “%1”.</source>
        <translation>Czy to się zgadza? Zwykle stoi tu tylko „%1”.</translation>
    </message>
</context>
<context>
    <name>FieldRemarks</name>
    <message>
        <source>was missing</source>
        <translation>brakowało</translation>
    </message>
    <message>
        <source>missing in the import</source>
        <translation>brak w imporcie</translation>
    </message>
    <message>
        <source>was empty</source>
        <translation>było puste</translation>
    </message>
    <message>
        <source>empty in the import</source>
        <translation>puste w imporcie</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>przedtem %1</translation>
    </message>
    <message>
        <source>imported as %1</source>
        <translation>zaimportowano jako %1</translation>
    </message>
</context>
<context>
    <name>FieldRules</name>
    <message>
        <source>Enter a whole number, such as 12.</source>
        <translation>Proszę wpisać liczbę całkowitą, na przykład 12.</translation>
    </message>
    <message>
        <source>Enter true or false.</source>
        <translation>Proszę wpisać true lub false.</translation>
    </message>
    <message>
        <source>This must be text.</source>
        <translation>To musi być tekst.</translation>
    </message>
    <message>
        <source>This must be of the type “%1”.</source>
        <translation>To musi być wartość typu „%1”.</translation>
    </message>
    <message>
        <source>This field is required. Fill it in.</source>
        <translation>To pole jest wymagane. Proszę je wypełnić.</translation>
    </message>
    <message>
        <source>Write the number as %1.</source>
        <translation>Proszę zapisać tę liczbę jako %1.</translation>
    </message>
    <message>
        <source>This must be one of: %1.</source>
        <translation>To musi być jedna z wartości: %1.</translation>
    </message>
    <message numerus="yes">
        <source>This must be one of the %n known values.</source>
        <translation>
            <numerusform>To musi być %n znana wartość.</numerusform>
            <numerusform>To musi być jedna z %n znanych wartości.</numerusform>
            <numerusform>To musi być jedna z %n znanych wartości.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is too short: it needs at least %n characters.</source>
        <translation>
            <numerusform>Za krótkie: potrzeba co najmniej %n znaku.</numerusform>
            <numerusform>Za krótkie: potrzeba co najmniej %n znaków.</numerusform>
            <numerusform>Za krótkie: potrzeba co najmniej %n znaków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is too long: at most %n characters fit.</source>
        <translation>
            <numerusform>Za długie: mieści się najwyżej %n znak.</numerusform>
            <numerusform>Za długie: mieszczą się najwyżej %n znaki.</numerusform>
            <numerusform>Za długie: mieści się najwyżej %n znaków.</numerusform>
        </translation>
    </message>
    <message>
        <source>This does not match the pattern %1.</source>
        <translation>To nie pasuje do wzorca %1.</translation>
    </message>
    <message>
        <source>This must be %1 or more.</source>
        <translation>Wartość musi wynosić co najmniej %1.</translation>
    </message>
    <message>
        <source>This must be %1 or less.</source>
        <translation>Wartość musi wynosić najwyżej %1.</translation>
    </message>
    <message>
        <source>This must be more than %1.</source>
        <translation>Wartość musi być większa niż %1.</translation>
    </message>
    <message>
        <source>This must be less than %1.</source>
        <translation>Wartość musi być mniejsza niż %1.</translation>
    </message>
    <message>
        <source>This must be a multiple of %1.</source>
        <translation>Wartość musi być wielokrotnością %1.</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>najwyżej %1</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>co najmniej %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>od %1 do %2</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>najwyżej %n znak</numerusform>
            <numerusform>najwyżej %n znaki</numerusform>
            <numerusform>najwyżej %n znaków</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule for this field is too complex to check on this text. Shorten the text, or tell a supervisor.</source>
        <translation>Reguły tego pola nie da się sprawdzić na tym tekście. Proszę skrócić tekst albo powiadomić kierownika.</translation>
    </message>
    <message>
        <source>This must not contain “%1”: it is not one of the known values.</source>
        <translation>Tu nie może stać „%1”: nie jest to żadna ze znanych wartości.</translation>
    </message>
    <message>
        <source>This was imported as “%1”, but the field stores numbers like %2. Type it again to store it that way.</source>
        <translation>Przyszło to jako „%1”, a pole zapisuje liczby w postaci %2. Proszę wpisać to ponownie, a zostanie tak zapisane.</translation>
    </message>
    <message>
        <source>Enter a number, such as 12 or %1.</source>
        <translation>Proszę wpisać liczbę, na przykład 12 lub %1.</translation>
    </message>
    <message>
        <source>There are spaces before and behind the text. Delete them.</source>
        <translation>Przed tekstem i za nim są spacje. Usuń je.</translation>
    </message>
    <message>
        <source>There is a space before the text. Delete it.</source>
        <translation>Przed tekstem jest spacja. Usuń ją.</translation>
    </message>
    <message>
        <source>There is a space behind the text. Delete it.</source>
        <translation>Za tekstem jest spacja. Usuń ją.</translation>
    </message>
</context>
<context>
    <name>FieldSentences</name>
    <message numerus="yes">
        <source>At most %n character(s).</source>
        <translation>
            <numerusform>Najwyżej %n znak.</numerusform>
            <numerusform>Najwyżej %n znaki.</numerusform>
            <numerusform>Najwyżej %n znaków.</numerusform>
        </translation>
    </message>
    <message>
        <source>Says where the scan is.</source>
        <translation>Mówi, gdzie jest skan.</translation>
    </message>
    <message>
        <source>Says which attached file is the scan.</source>
        <translation>Mówi, który załączony plik jest skanem.</translation>
    </message>
    <message>
        <source>%1, required.</source>
        <translation>%1, wymagane.</translation>
    </message>
    <message>
        <source>%1, may be empty.</source>
        <translation>%1, może być puste.</translation>
    </message>
    <message>
        <source>Different in every record.</source>
        <translation>Inne w każdym rekordzie.</translation>
    </message>
    <message>
        <source>Read-only at the desk.</source>
        <translation>Nie można zmieniać przy biurku.</translation>
    </message>
    <message>
        <source>Proposes %1 for other ways to write it.</source>
        <translation>Proponuje %1 zamiast innych sposobów zapisu.</translation>
    </message>
    <message numerus="yes">
        <source>Proposes the nearest of %n value(s).</source>
        <translation>
            <numerusform>Proponuje jedyną wartość.</numerusform>
            <numerusform>Proponuje najbliższą z %n wartości.</numerusform>
            <numerusform>Proponuje najbliższą z %n wartości.</numerusform>
        </translation>
    </message>
    <message>
        <source>Words are looked up in the dictionary %1.</source>
        <translation>Słowa są sprawdzane w słowniku %1.</translation>
    </message>
    <message>
        <source>As usual, without a dictionary.</source>
        <translation>Jak zwykle, bez słownika.</translation>
    </message>
    <message>
        <source>Shown in the lists.</source>
        <translation>Pokazywane na listach.</translation>
    </message>
    <message>
        <source>Not in the lists.</source>
        <translation>Nie na listach.</translation>
    </message>
    <message>
        <source>In the group %1.</source>
        <translation>W grupie %1.</translation>
    </message>
    <message>
        <source>Has several lines.</source>
        <translation>Ma kilka wierszy.</translation>
    </message>
    <message>
        <source>No value: %1.</source>
        <translation>Brak wartości: %1.</translation>
    </message>
    <message>
        <source>Its values are those of the table %1.</source>
        <translation>Jego wartości są z tabeli %1.</translation>
    </message>
    <message>
        <source>Pattern, length, lookup, scan: all as usual.</source>
        <translation>Wzorzec, długość, tabela, skan: jak zwykle.</translation>
    </message>
    <message>
        <source>No text means “no value”, as usual.</source>
        <translation>Żaden tekst nie oznacza „braku wartości”, jak zwykle.</translation>
    </message>
    <message>
        <source>Keeps to a pattern.</source>
        <translation>Trzyma się wzorca.</translation>
    </message>
    <message>
        <source>%1, written like %2</source>
        <translation>%1, pisane jak %2</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>From %1: %2 completed, backlog %3.</source>
        <translation>Od %1: zakończone: %2, zaległości: %3.</translation>
    </message>
    <message>
        <source>From	Completed	Backlog</source>
        <translation>Od	Zakończone	Zaległości</translation>
    </message>
</context>
<context>
    <name>FileKind</name>
    <message>
        <source>“%1” is a pipe or a device and cannot be read twice. Save what comes from it as a file, and import that file.</source>
        <translation>„%1” to potok lub urządzenie i nie można go odczytać dwa razy. Proszę zapisać jego zawartość jako plik i zaimportować ten plik.</translation>
    </message>
    <message>
        <source>The file “%1” is an office document, not a spreadsheet. If it has a table, save that as a spreadsheet or as CSV, and import that file.</source>
        <translation>Plik „%1” jest dokumentem biurowym, a nie skoroszytem. Jeśli zawiera tabelę, proszę zapisać ją jako skoroszyt lub CSV i zaimportować ten plik.</translation>
    </message>
    <message>
        <source>The file “%1” is not a text file. Intray reads CSV and other delimited text, JSON lines, spreadsheets (.xlsx, .ods) and Access files.</source>
        <translation>Plik „%1” nie jest plikiem tekstowym. Intray czyta CSV i inne teksty z separatorami, JSON lines, skoroszyty (.xlsx, .ods) i pliki Access.</translation>
    </message>
    <message>
        <source>The first line of the file “%1” is not a complete object of JSON. Intray reads JSON lines: one complete object per line.</source>
        <translation>Pierwszy wiersz pliku „%1” nie jest całym obiektem JSON. Intray czyta wiersze JSON: jeden cały obiekt w każdym wierszu.</translation>
    </message>
</context>
<context>
    <name>FolderRound</name>
    <message>
        <source>%1 is done. %2</source>
        <translation>%1: gotowe. %2</translation>
    </message>
    <message>
        <source>%1 has failed. %2</source>
        <translation>%1: nie udało się. %2</translation>
    </message>
    <message>
        <source>Its name is not UTF-8. Rename the file, and put it into the folder again.</source>
        <translation>Jego nazwa nie jest UTF-8. Proszę zmienić nazwę pliku i włożyć go ponownie do katalogu.</translation>
    </message>
    <message>
        <source>%1 stays where it is for now: another program has it open for writing.</source>
        <translation>%1 zostaje na razie na miejscu: inny program ma ten plik otwarty do zapisu.</translation>
    </message>
    <message>
        <source>%1 has changed since it failed. Put it into the folder again when it is complete.</source>
        <translation>%1 zmienił się od czasu, gdy import się nie udał. Proszę włożyć ten plik ponownie do folderu, gdy będzie gotowy.</translation>
    </message>
    <message>
        <source>%1 was written to after it had been imported. It is imported again as a whole.</source>
        <translation>Do pliku %1 zapisano coś po imporcie. Jest importowany jeszcze raz w całości.</translation>
    </message>
    <message>
        <source>%1 was written to while it was imported. It is imported again as a whole when it is complete.</source>
        <translation>Do pliku %1 zapisywano podczas importu. Zostanie zaimportowany jeszcze raz w całości, gdy będzie gotowy.</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Wiersz %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>... and %n more row(s).</source>
        <translation>
            <numerusform>... i jeszcze %n wiersz.</numerusform>
            <numerusform>... i jeszcze %n wiersze.</numerusform>
            <numerusform>... i jeszcze %n wierszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>To get them all as a file, import again and tick &quot;Save rejected and differing rows to a file&quot;. Nothing is added twice.</source>
        <translation>Aby mieć wszystkie w pliku, zaimportuj ponownie i zaznacz „Zapisać nieprzyjęte i inne wiersze obok pliku”. Nic nie zostanie dodane dwa razy.</translation>
    </message>
    <message>
        <source>Import of %1: %2</source>
        <translation>Import %1: %2</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was imported.</source>
        <translation>Anulowano. Niczego nie zaimportowano.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would update records.</source>
        <translation>
            <numerusform>%n wiersz zaktualizowałby rekord.</numerusform>
            <numerusform>%n wiersze zaktualizowałyby rekordy.</numerusform>
            <numerusform>%n wierszy zaktualizowałoby rekordy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were updated.</source>
        <translation>
            <numerusform>Zaktualizowano %n rekord.</numerusform>
            <numerusform>Zaktualizowano %n rekordy.</numerusform>
            <numerusform>Zaktualizowano %n rekordów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) that had been dismissed are back.</source>
        <translation>
            <numerusform>%n wycofany rekord wrócił.</numerusform>
            <numerusform>%n wycofane rekordy wróciły.</numerusform>
            <numerusform>%n wycofanych rekordów wróciło.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values are proposed for %n record(s).</source>
        <translation>
            <numerusform>Wartości są proponowane dla %n rekordu.</numerusform>
            <numerusform>Wartości są proponowane dla %n rekordów.</numerusform>
            <numerusform>Wartości są proponowane dla %n rekordów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be updated.</source>
        <translation>
            <numerusform>Nie udało się zaktualizować %n rekordu.</numerusform>
            <numerusform>Nie udało się zaktualizować %n rekordów.</numerusform>
            <numerusform>Nie udało się zaktualizować %n rekordów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting record(s) are missing in the file: see Queues, Deliveries.</source>
        <translation>
            <numerusform>W pliku brakuje %n oczekującego rekordu: zobacz Kolejki, Dostawy.</numerusform>
            <numerusform>W pliku brakuje %n oczekujących rekordów: zobacz Kolejki, Dostawy.</numerusform>
            <numerusform>W pliku brakuje %n oczekujących rekordów: zobacz Kolejki, Dostawy.</numerusform>
        </translation>
    </message>
    <message>
        <source>All rejected and differing rows are in the file “%1”.</source>
        <translation>Wszystkie wiersze nieprzyjęte i różniące się są w pliku „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected at once.</source>
        <translation>
            <numerusform>Poprawiono od razu %n rekord.</numerusform>
            <numerusform>Poprawiono od razu %n rekordy.</numerusform>
            <numerusform>Poprawiono od razu %n rekordów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) are there already.</source>
        <translation>
            <numerusform>%Ln wiersz już istnieje.</numerusform>
            <numerusform>%Ln wiersze już istnieją.</numerusform>
            <numerusform>%Ln wierszy już istnieje.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) are there already with other values.</source>
        <translation>
            <numerusform>%Ln wiersz już istnieje z innymi wartościami.</numerusform>
            <numerusform>%Ln wiersze już istnieją z innymi wartościami.</numerusform>
            <numerusform>%Ln wierszy już istnieje z innymi wartościami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) would be rejected.</source>
        <translation>
            <numerusform>%Ln wiersz zostałby odrzucony.</numerusform>
            <numerusform>%Ln wiersze zostałyby odrzucone.</numerusform>
            <numerusform>%Ln wierszy zostałoby odrzuconych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) were rejected.</source>
        <translation>
            <numerusform>%Ln wiersz został odrzucony.</numerusform>
            <numerusform>%Ln wiersze zostały odrzucone.</numerusform>
            <numerusform>%Ln wierszy zostało odrzuconych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) would be added.</source>
        <translation>
            <numerusform>%Ln rekord zostałby dodany.</numerusform>
            <numerusform>%Ln rekordy zostałyby dodane.</numerusform>
            <numerusform>%Ln rekordów zostałoby dodanych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were added.</source>
        <translation>
            <numerusform>%Ln rekord został dodany.</numerusform>
            <numerusform>%Ln rekordy zostały dodane.</numerusform>
            <numerusform>%Ln rekordów zostało dodanych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Niczego nie dodano.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Niczego nie zmieniono.</translation>
    </message>
</context>
<context>
    <name>Importer</name>
    <message>
        <source>“%1” cannot be the name of a queue. Use letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;, at most 64 characters.</source>
        <translation>„%1” nie może być nazwą kolejki. Proszę użyć liter, cyfr oraz znaków „-”, „_” i „.”, najwyżej 64.</translation>
    </message>
    <message>
        <source>The key column “%1” is blank.</source>
        <translation>Kolumna klucza „%1” jest pusta.</translation>
    </message>
    <message numerus="yes">
        <source>The key is longer than %n characters.</source>
        <translation>
            <numerusform>Klucz jest dłuższy niż %n znak.</numerusform>
            <numerusform>Klucz jest dłuższy niż %n znaki.</numerusform>
            <numerusform>Klucz jest dłuższy niż %n znaków.</numerusform>
        </translation>
    </message>
    <message>
        <source>An earlier row of the file has the same key, “%1”.</source>
        <translation>Wcześniejszy wiersz pliku ma ten sam klucz, „%1”.</translation>
    </message>
    <message>
        <source>The import was cancelled. Nothing was imported.</source>
        <translation>Import anulowano. Niczego nie zaimportowano.</translation>
    </message>
    <message>
        <source>No columns tell all rows of the file apart, so each row is its own key. The same row is not added twice; a changed row is imported as a new one.</source>
        <translation>Żadne kolumny nie odróżniają wszystkich wierszy pliku, więc każdy wiersz jest własnym kluczem. Ten sam wiersz nie jest dodawany dwa razy; zmieniony zostaje dodany jako nowy.</translation>
    </message>
    <message>
        <source>Rows further down share “%1”, so the key is “%2”.</source>
        <translation>Dalsze wiersze mają to samo „%1”, więc kluczem jest „%2”.</translation>
    </message>
    <message>
        <source>No row was imported, so the queue was not created.</source>
        <translation>Nie dodano żadnego wiersza, więc kolejka nie została utworzona.</translation>
    </message>
    <message>
        <source>The queue already has a record with the key “%1”, and it differs.</source>
        <translation>Kolejka ma już rekord o kluczu „%1” i jest on inny.</translation>
    </message>
    <message>
        <source>It is not known whether the rows were imported. Import the file again as soon as the database answers: nothing is added twice.</source>
        <translation>Nie wiadomo, czy wiersze zostały dodane. Zaimportuj plik ponownie, gdy tylko baza danych odpowie: nic nie zostanie dodane podwójnie.</translation>
    </message>
    <message numerus="yes">
        <source>The import was accepted and is not lost, but some of its %n row(s) cannot be seen yet. They will appear when Intray is restarted or imports again.</source>
        <translation>
            <numerusform>Import został przyjęty i nie przepadnie, ale jego %n wiersza jeszcze nie widać. Pojawi się, gdy Intray zostanie uruchomiony albo znów zaimportuje.</numerusform>
            <numerusform>Import został przyjęty i nie przepadnie, ale części jego %n wierszy jeszcze nie widać. Pojawią się, gdy Intray zostanie uruchomiony albo znów zaimportuje.</numerusform>
            <numerusform>Import został przyjęty i nie przepadnie, ale części jego %n wierszy jeszcze nie widać. Pojawią się, gdy Intray zostanie uruchomiony albo znów zaimportuje.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has none of the columns of the queue “%1”, which are: %2. It seems to belong to a different queue.</source>
        <translation>Plik nie ma żadnej z kolumn kolejki „%1”, czyli: %2. Wydaje się przeznaczony dla innej kolejki.</translation>
    </message>
    <message>
        <source>New are: %1.</source>
        <translation>Nowe: %1.</translation>
    </message>
    <message>
        <source>Missing are: %1.</source>
        <translation>Brakujące: %1.</translation>
    </message>
    <message>
        <source>The columns of the file are not those of the queue “%1”.</source>
        <translation>Kolumny pliku nie są kolumnami kolejki „%1”.</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Niczego nie zaimportowano.</translation>
    </message>
    <message>
        <source>So far each row of this queue was its own key, so rows that it already has are imported again.</source>
        <translation>Dotąd każdy wiersz tej kolejki był własnym kluczem, dlatego wiersze, które już w niej są, wchodzą ponownie.</translation>
    </message>
    <message>
        <source>So far the key of this queue was “%1”, so records that it already has are imported again.</source>
        <translation>Dotąd kluczem tej kolejki było „%1”, dlatego rekordy, które już w niej są, wchodzą ponownie.</translation>
    </message>
    <message>
        <source>Line %1: %2 Nothing was imported.</source>
        <translation>Wiersz %1: %2 Nic nie zostało wczytane.</translation>
    </message>
    <message>
        <source>The same file was imported on %1, as delivery %2.</source>
        <translation>Ten sam plik zaimportowano %1, jako dostawę %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 i jeszcze %n plik</numerusform>
            <numerusform>%1 i jeszcze %n pliki</numerusform>
            <numerusform>%1 i jeszcze %n plików</numerusform>
        </translation>
    </message>
    <message>
        <source>In “%1”: %2</source>
        <translation>W „%1”: %2</translation>
    </message>
    <message>
        <source>A database is imported alone, not together with files.</source>
        <translation>Bazę danych importuje się osobno, a nie razem z plikami.</translation>
    </message>
    <message>
        <source>The file “%1” is named twice.</source>
        <translation>Plik „%1” jest podany dwa razy.</translation>
    </message>
    <message>
        <source>The file “%1” is of a different kind than “%2”. Import them one by one.</source>
        <translation>Plik „%1” jest innego rodzaju niż „%2”. Proszę zaimportować je osobno.</translation>
    </message>
    <message>
        <source>The file “%1” has other columns than “%2”.</source>
        <translation>Plik „%1” ma inne kolumny niż „%2”.</translation>
    </message>
    <message>
        <source>You cannot see the items of this queue, so rows that it already has count as new in a check.</source>
        <translation>Zadania tej kolejki nie są dla Ciebie widoczne, dlatego w próbie wiersze, które już w niej są, liczą się jako nowe.</translation>
    </message>
    <message>
        <source>The same files were imported on %1, as delivery %2.</source>
        <translation>Te same pliki zaimportowano %1, jako dostawę %2.</translation>
    </message>
    <message>
        <source>The file “%1” was changed or removed while it was read. Nothing was imported. Import it again when nobody is writing to it.</source>
        <translation>Plik „%1” został zmieniony lub usunięty podczas odczytu. Niczego nie zaimportowano. Proszę zaimportować go ponownie, gdy nikt już do niego nie zapisuje.</translation>
    </message>
    <message>
        <source>An earlier row of these files has the same key, “%1”.</source>
        <translation>Wcześniejszy wiersz tych plików ma ten sam klucz, „%1”.</translation>
    </message>
    <message>
        <source>The file “%1” has the same content as “%2”.</source>
        <translation>Plik „%1” ma tę samą zawartość co „%2”.</translation>
    </message>
    <message>
        <source>The file “%1” is the same file as “%2”, under another name.</source>
        <translation>Plik „%1” to ten sam plik co „%2”, pod inną nazwą.</translation>
    </message>
    <message>
        <source>With the columns of this file the queue would have %1 fields, and it can have at most %2. Leave columns out, or write what repeats as rows. Nothing was imported.</source>
        <translation>Z kolumnami tego pliku kolejka miałaby %1 pól, a może mieć najwyżej %2. Proszę pominąć kolumny albo zapisać w wierszach to, co się powtarza. Niczego nie zaimportowano.</translation>
    </message>
    <message>
        <source>If the file is right, choose what becomes of new columns by --columns add or --columns ignore.</source>
        <translation>Jeśli plik jest właściwy, proszę wybrać przez --columns add lub --columns ignore, co stanie się z nowymi kolumnami.</translation>
    </message>
    <message>
        <source>If the file is right, choose what becomes of new columns.</source>
        <translation>Jeśli plik jest właściwy, proszę wybrać, co stanie się z nowymi kolumnami.</translation>
    </message>
    <message numerus="yes">
        <source>If it does, choose it as the key: %n row(s) will be rejected. Else choose others.</source>
        <translation>
            <numerusform>Jeśli tak, proszę wybrać ją jako klucz: %n wiersz nie zostanie przyjęty. W przeciwnym razie proszę wybrać inne.</numerusform>
            <numerusform>Jeśli tak, proszę wybrać ją jako klucz: %n wiersze nie zostaną przyjęte. W przeciwnym razie proszę wybrać inne.</numerusform>
            <numerusform>Jeśli tak, proszę wybrać ją jako klucz: %n wierszy nie zostanie przyjętych. W przeciwnym razie proszę wybrać inne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose the key: --key %1 rejects %n row(s), --key %2 none.</source>
        <translation>
            <numerusform>Proszę wybrać klucz: --key %1 odrzuca %n wiersz, --key %2 żadnego.</numerusform>
            <numerusform>Proszę wybrać klucz: --key %1 odrzuca %n wiersze, --key %2 żadnego.</numerusform>
            <numerusform>Proszę wybrać klucz: --key %1 odrzuca %n wierszy, --key %2 żadnego.</numerusform>
        </translation>
    </message>
    <message>
        <source>The schema of this queue does not say that its key is “%1”, so the key can be changed at the desk. A supervisor can add that to the schema.</source>
        <translation>Schemat tej kolejki nie mówi, że jej kluczem jest „%1”, więc klucz można zmienić przy stanowisku. Kierownik może dodać to do schematu.</translation>
    </message>
    <message>
        <source>Not everything could be corrected at once. %1</source>
        <translation>Nie wszystko dało się poprawić od razu. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected at once, as was decided for the template “%1”. The imported values are kept.</source>
        <translation>
            <numerusform>Poprawiono od razu %n rekord, jak ustalono dla szablonu „%1”. Zaimportowana wartość pozostaje zachowana.</numerusform>
            <numerusform>Poprawiono od razu %n rekordy, jak ustalono dla szablonu „%1”. Zaimportowane wartości pozostają zachowane.</numerusform>
            <numerusform>Poprawiono od razu %n rekordów, jak ustalono dla szablonu „%1”. Zaimportowane wartości pozostają zachowane.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have proposals, as was decided for the template “%1”.</source>
        <translation>
            <numerusform>%n rekord ma propozycje, jak ustalono dla szablonu „%1”.</numerusform>
            <numerusform>%n rekordy mają propozycje, jak ustalono dla szablonu „%1”.</numerusform>
            <numerusform>%n rekordów ma propozycje, jak ustalono dla szablonu „%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>They were not corrected at once, because only supervisors may do that.</source>
        <translation>Nie poprawiono ich od razu, bo wolno to robić tylko kierownikom.</translation>
    </message>
    <message>
        <source>An earlier row of these files is the same, with all its values.</source>
        <translation>Wcześniejszy wiersz tych plików jest taki sam, ze wszystkimi wartościami.</translation>
    </message>
    <message>
        <source>An earlier row of the file is the same, with all its values.</source>
        <translation>Wcześniejszy wiersz pliku jest taki sam, ze wszystkimi wartościami.</translation>
    </message>
</context>
<context>
    <name>ItemColumns</name>
    <message>
        <source>passed unopened</source>
        <translation>przeszło bez otwierania</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klucz</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorytet</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Dla</translation>
    </message>
</context>
<context>
    <name>JsonTable</name>
    <message>
        <source>The file “%1” has no records: there is nothing to import.</source>
        <translation>Plik „%1” nie ma rekordów: nie ma czego importować.</translation>
    </message>
    <message>
        <source>The line is not JSON: %1 at character %2.</source>
        <translation>Wiersz nie jest JSON-em: %1 przy znaku %2.</translation>
    </message>
    <message>
        <source>The line is not a JSON object.</source>
        <translation>Wiersz nie jest obiektem JSON.</translation>
    </message>
    <message>
        <source>The number %1 has too many digits to be stored. Write it in quotation marks.</source>
        <translation>Liczba %1 ma więcej cyfr, niż można zachować. Zapisz ją w cudzysłowie.</translation>
    </message>
    <message>
        <source>The line is not in the form of an export, unlike the first one.</source>
        <translation>Wiersz nie jest taki, jaki zapisuje eksport, a pierwszy jest.</translation>
    </message>
    <message>
        <source>The record has no fields.</source>
        <translation>Rekord nie ma pól.</translation>
    </message>
    <message>
        <source>The field “%1” occurs twice in the line.</source>
        <translation>Pole „%1” występuje w wierszu dwa razy.</translation>
    </message>
    <message>
        <source>A field of the line has no name.</source>
        <translation>Jedno z pól wiersza nie ma nazwy.</translation>
    </message>
    <message>
        <source>With line %1 the file has more than the %2 fields that a queue can have. If names of fields are values there, write them as values.</source>
        <translation>Z wierszem %1 plik ma więcej niż %2 pól, które może mieć kolejka. Jeśli nazwy pól są tam wartościami, proszę zapisać je jako wartości.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Wiersz %1: %2</translation>
    </message>
    <message>
        <source>There are bytes in the line that are not %1.</source>
        <translation>W wierszu są bajty, które nie należą do kodowania %1.</translation>
    </message>
    <message>
        <source>No line of the file “%1” can be read. %2</source>
        <translation>Nie można odczytać żadnego wiersza pliku „%1”. %2</translation>
    </message>
</context>
<context>
    <name>KeptSeals</name>
    <message>
        <source>A seal that this computer has kept is not in the database any more: the end of its history is lost. &quot;intrayctl audit&quot; says more.</source>
        <translation>Pieczęci, którą zachował ten komputer, nie ma już w bazie danych: koniec jej historii został utracony. Więcej mówi „intrayctl audit”.</translation>
    </message>
</context>
<context>
    <name>KeyDoubt</name>
    <message numerus="yes">
        <source>%n row(s) have a value there that an earlier row has, too: %1.</source>
        <translation>
            <numerusform>%n wiersz ma tam wartość, którą ma też wcześniejszy: %1.</numerusform>
            <numerusform>%n wiersze mają tam wartość, którą ma też wcześniejszy: %1.</numerusform>
            <numerusform>%n wierszy ma tam wartość, którą ma też wcześniejszy: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have no value there.</source>
        <translation>
            <numerusform>%n wiersz nie ma tam wartości.</numerusform>
            <numerusform>%n wiersze nie mają tam wartości.</numerusform>
            <numerusform>%n wierszy nie ma tam wartości.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” in lines %2 and %3</source>
        <translation>„%1” w wierszach %2 i %3</translation>
    </message>
    <message>
        <source>“%1” looks as if it should.</source>
        <translation>Wygląda na to, że „%1”.</translation>
    </message>
    <message>
        <source>Which column identifies a record?</source>
        <translation>Która kolumna identyfikuje rekord?</translation>
    </message>
</context>
<context>
    <name>KindWords</name>
    <message>
        <source>Any text</source>
        <translation>Dowolny tekst</translation>
    </message>
    <message>
        <source>Whole number</source>
        <translation>Liczba całkowita</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Godzina</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Data i godzina</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation>Adres e-mail</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>Numer telefonu</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>Adres internetowy</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Tak lub nie</translation>
    </message>
    <message>
        <source>As the JSON type says: %1</source>
        <translation>Zgodnie z typem JSON: %1</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>IP address</source>
        <translation>Adres IP</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>The corrections of others are for supervisors. You can see your own: add --mine.</source>
        <translation>Poprawki innych są dla kierowników. Własne pokazuje --mine.</translation>
    </message>
</context>
<context>
    <name>ListFilter</name>
    <message>
        <source>The filter “%1” is damaged in the database and cannot be used. Save it again under this name, or remove it.</source>
        <translation>Filtr „%1” jest uszkodzony w bazie danych i nie można go użyć. Zapisz go ponownie pod tą nazwą lub usuń.</translation>
    </message>
    <message>
        <source>A filter needs a name.</source>
        <translation>Filtr musi mieć nazwę.</translation>
    </message>
    <message>
        <source>The name of a filter can have %1 characters at most. Choose a shorter one.</source>
        <translation>Nazwa filtru może mieć najwyżej %1 znaków. Wybierz krótszą.</translation>
    </message>
    <message>
        <source>The name has a character that cannot be seen, or that turns the others around. Type the name without it.</source>
        <translation>Nazwa zawiera znak, którego nie widać albo który odwraca pozostałe. Wpisz nazwę bez tego znaku.</translation>
    </message>
</context>
<context>
    <name>LookupFaults</name>
    <message>
        <source>The lookup table “%1” does not have it.</source>
        <translation>Tabela słownikowa „%1” tego nie ma.</translation>
    </message>
    <message>
        <source>In the lookup table “%1”, %2 is “%3” here.</source>
        <translation>W tabeli słownikowej „%1” %2 to tutaj „%3”.</translation>
    </message>
</context>
<context>
    <name>LookupLoading</name>
    <message>
        <source>The loading was cancelled. Nothing has changed.</source>
        <translation>Wczytywanie anulowano. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>Give the lookup table a name of 1 to 255 characters.</source>
        <translation>Nadaj tabeli słownikowej nazwę od 1 do 255 znaków.</translation>
    </message>
    <message>
        <source>There is no column “%1”. There are: %2.</source>
        <translation>Nie ma kolumny „%1”. Są: %2.</translation>
    </message>
    <message>
        <source>Line %1 cannot be read: %2 Nothing has changed.</source>
        <translation>Nie można odczytać wiersza %1: %2 Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>The value in line %1 is longer than %2 characters. Nothing has changed.</source>
        <translation>Wartość w wierszu %1 ma ponad %2 znaków. Nic się nie zmieniło.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Item</source>
        <translation>&amp;Zadanie</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>&amp;Kolumny</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Rekord</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>An import is running</source>
        <translation>Trwa import</translation>
    </message>
    <message>
        <source>%1 is still being imported.</source>
        <translation>%1 jest jeszcze importowany.</translation>
    </message>
    <message>
        <source>If you close Intray now, the import is cancelled and none of its rows are imported.</source>
        <translation>Jeśli Intray zostanie teraz zamknięty, import zostanie anulowany i żaden z jego wierszy nie zostanie dodany.</translation>
    </message>
    <message>
        <source>&amp;Continue importing</source>
        <translation>&amp;Importuj dalej</translation>
    </message>
    <message>
        <source>Cancel &amp;import and close</source>
        <translation>&amp;Anuluj import i zamknij</translation>
    </message>
    <message>
        <source>An export is running</source>
        <translation>Trwa eksport</translation>
    </message>
    <message>
        <source>%1 is still being written.</source>
        <translation>%1 jest jeszcze zapisywany.</translation>
    </message>
    <message>
        <source>If you close Intray now, the export is cancelled and no file is written.</source>
        <translation>Jeśli Intray zostanie teraz zamknięty, eksport zostanie anulowany i żaden plik nie zostanie zapisany.</translation>
    </message>
    <message>
        <source>&amp;Continue exporting</source>
        <translation>&amp;Eksportuj dalej</translation>
    </message>
    <message>
        <source>Cancel &amp;export and close</source>
        <translation>&amp;Anuluj eksport i zamknij</translation>
    </message>
    <message>
        <source>P&amp;ages</source>
        <translation>&amp;Kierownik</translation>
    </message>
</context>
<context>
    <name>Mapping</name>
    <message>
        <source>The field “%1” is made of the column “%2”, which the file does not have. It has: %3.</source>
        <translation>Pole „%1” powstaje z kolumny „%2”, której plik nie ma. Ma: %3.</translation>
    </message>
    <message>
        <source>The field “%1” has dates in the form “%2”, which is not a date format. Write it like dd.MM.yyyy or yyyy-MM-dd HH:mm.</source>
        <translation>Pole „%1” ma daty w postaci „%2”, która nie jest postacią daty. Proszę zapisać ją tak jak dd.MM.yyyy lub yyyy-MM-dd HH:mm.</translation>
    </message>
    <message>
        <source>The field “%1” has numbers in the form “%2”, which is not a number format. Name a country, as in de_DE, or an example, as in 1.234,5.</source>
        <translation>Pole „%1” ma liczby w postaci „%2”, która nie jest postacią liczby. Proszę podać kraj, jak de_DE, albo przykład, jak 1.234,5.</translation>
    </message>
    <message>
        <source>it must name one column or more, unless the field is the name of the file (&quot;file_name&quot;: true).</source>
        <translation>trzeba podać jedną kolumnę lub więcej, chyba że polem jest nazwa pliku (&quot;file_name&quot;: true).</translation>
    </message>
    <message>
        <source>it counts from 1, or from -1 at the end, and needs &quot;split&quot;: where the value is taken apart.</source>
        <translation>liczy się od 1, a od końca od -1, i potrzebne jest &quot;split&quot;: gdzie wartość jest dzielona.</translation>
    </message>
    <message>
        <source>a field cannot be a date as well.</source>
        <translation>pole nie może być także datą.</translation>
    </message>
    <message>
        <source>it must be the name of a field.</source>
        <translation>to musi być nazwa pola.</translation>
    </message>
    <message>
        <source>the key is each row by itself, or of columns.</source>
        <translation>kluczem jest albo każdy wiersz osobno, albo kolumny.</translation>
    </message>
    <message>
        <source>The template is longer than 1 MB. Templates are shorter.</source>
        <translation>Szablon jest dłuższy niż 1 MB. Szablony są krótsze.</translation>
    </message>
    <message>
        <source>The template is not a JSON object: %1 at character %2.</source>
        <translation>Szablon nie jest obiektem JSON: %1 przy znaku %2.</translation>
    </message>
    <message>
        <source>The template leaves out every column of the file.</source>
        <translation>Szablon pomija wszystkie kolumny pliku.</translation>
    </message>
    <message>
        <source>The field “%1” would be made twice. Leave one of its columns out, or give it another name.</source>
        <translation>Pole „%1” powstałoby dwa razy. Proszę pominąć jedną z jego kolumn albo nadać jej inną nazwę.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of “%1” are not written as the template says, and were imported unchanged, the first in line %2.</source>
        <translation>
            <numerusform>%n wartość pola „%1” nie jest zapisana tak, jak mówi szablon, i została wczytana bez zmian (linia %2).</numerusform>
            <numerusform>%n wartości pola „%1” nie są zapisane tak, jak mówi szablon, i zostały wczytane bez zmian (pierwsza w linii %2).</numerusform>
            <numerusform>%n wartości pola „%1” nie jest zapisanych tak, jak mówi szablon, i zostało wczytanych bez zmian (pierwsza w linii %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>The template cannot be read at %1: %2</source>
        <translation>Nie można odczytać szablonu w miejscu %1: %2</translation>
    </message>
    <message>
        <source>it must be a text.</source>
        <translation>to musi być tekst.</translation>
    </message>
    <message>
        <source>it must be true or false.</source>
        <translation>to musi być true lub false.</translation>
    </message>
    <message>
        <source>it must be a whole number from %1 to %2.</source>
        <translation>to musi być liczba całkowita od %1 do %2.</translation>
    </message>
    <message>
        <source>it must be a text or a list of texts.</source>
        <translation>to musi być tekst lub lista tekstów.</translation>
    </message>
    <message>
        <source>it must be one character, or null for none.</source>
        <translation>to musi być jeden znak albo null, jeśli ma nie być żadnego.</translation>
    </message>
    <message>
        <source>it must be one of: %1.</source>
        <translation>to musi być jedno z: %1.</translation>
    </message>
    <message>
        <source>it must be an object.</source>
        <translation>to musi być obiekt.</translation>
    </message>
    <message>
        <source>it must be a list.</source>
        <translation>to musi być lista.</translation>
    </message>
    <message>
        <source>a template has no such keyword.</source>
        <translation>szablon nie zna takiego słowa.</translation>
    </message>
    <message>
        <source>The template has the keyword “%1” twice in one place.</source>
        <translation>Szablon ma słowo „%1” dwa razy w jednym miejscu.</translation>
    </message>
    <message>
        <source>Priority or context is taken from the column “%1”, which the file does not have. It has: %2.</source>
        <translation>Priorytet lub kontekst pochodzi z kolumny „%1”, której plik nie ma. Ma: %2.</translation>
    </message>
    <message>
        <source>A context cannot be made of a column “%1”, because Intray uses that name itself. Give the column another name.</source>
        <translation>Kolumna „%1” nie może wejść do kontekstu, ponieważ tej nazwy używa sam Intray. Proszę nadać kolumnie inną nazwę.</translation>
    </message>
    <message>
        <source>The column “%1” has “%2”, which is not a priority: a whole number from -%3 to %3.</source>
        <translation>W kolumnie „%1” jest „%2”, a to nie jest priorytet: liczba całkowita od -%3 do %3.</translation>
    </message>
    <message>
        <source>The key cannot be made of %1, because priority or context is taken from there and it is no field of the record. Choose another key, or make a field of it as well, with a template.</source>
        <translation>Klucz nie może składać się z %1, ponieważ stamtąd pochodzi priorytet lub kontekst i nie jest to pole rekordu. Proszę wybrać inny klucz albo utworzyć z tego także pole za pomocą szablonu.</translation>
    </message>
    <message>
        <source>Priority or context is taken from %1, so that no field is made of it. Make a field of it as well, with a template.</source>
        <translation>Priorytet lub kontekst pochodzi z %1, więc nie powstaje z tego pole. Proszę utworzyć z tego także pole za pomocą szablonu.</translation>
    </message>
    <message>
        <source>The template is not a JSON object.</source>
        <translation>Szablon nie jest obiektem JSON.</translation>
    </message>
    <message>
        <source>“%1” is not a date format. Write it like dd.MM.yyyy or yyyy-MM-dd HH:mm.</source>
        <translation>„%1” nie jest postacią daty. Proszę zapisać ją tak jak dd.MM.yyyy lub yyyy-MM-dd HH:mm.</translation>
    </message>
    <message>
        <source>“%1” is not a number format. Name a country, as in de_DE, or an example, as in 1.234,5.</source>
        <translation>„%1” nie jest postacią liczby. Proszę podać kraj, jak de_DE, albo przykład, jak 1.234,5.</translation>
    </message>
    <message>
        <source>the field “%1” would be made twice.</source>
        <translation>pole „%1” powstałoby dwa razy.</translation>
    </message>
    <message>
        <source>it must name fields, each once.</source>
        <translation>trzeba podać pola, każde raz.</translation>
    </message>
    <message>
        <source>the template makes no field “%1” of the column of this name.</source>
        <translation>szablon nie tworzy pola „%1” z kolumny o tej nazwie.</translation>
    </message>
    <message>
        <source>pair %1 must be a list of two texts: a value, and what it becomes.</source>
        <translation>para %1 musi być listą dwóch tekstów: wartości i tego, czym się stanie.</translation>
    </message>
    <message>
        <source>“%1” has a character in it that no record can have (U+0000).</source>
        <translation>„%1” zawiera znak, którego nie może mieć żaden rekord (U+0000).</translation>
    </message>
    <message>
        <source>“%1” cannot become both “%2” and “%3”; leave one of them out.</source>
        <translation>„%1” nie może stać się zarazem „%2” i „%3”; proszę pominąć jedno z nich.</translation>
    </message>
    <message>
        <source>it must be a time such as 2026-11-27T10:30:00Z.</source>
        <translation>to musi być czas taki jak 2026-11-27T10:30:00Z.</translation>
    </message>
    <message>
        <source>it must be the name of a queue.</source>
        <translation>to musi być nazwa kolejki.</translation>
    </message>
    <message>
        <source>a decision has either values and what they become (&quot;becomes&quot;) or &quot;examples&quot;.</source>
        <translation>decyzja ma albo wartości i to, czym się staną (&quot;becomes&quot;), albo &quot;examples&quot;.</translation>
    </message>
    <message>
        <source>forms are for &quot;examples&quot;.</source>
        <translation>formy są dla &quot;examples&quot;.</translation>
    </message>
    <message>
        <source>No value becomes the same in all records, so there is nothing to keep for the next delivery.</source>
        <translation>Żadna wartość nie staje się taka sama we wszystkich rekordach, więc nie ma czego zachować na następną dostawę.</translation>
    </message>
</context>
<context>
    <name>MappingWords</name>
    <message>
        <source>small letters</source>
        <translation>małe litery</translation>
    </message>
    <message>
        <source>capital letters</source>
        <translation>wielkie litery</translation>
    </message>
    <message>
        <source>a capital for each word</source>
        <translation>każde słowo wielką literą</translation>
    </message>
    <message>
        <source>the file&apos;s name</source>
        <translation>nazwa pliku</translation>
    </message>
    <message>
        <source>the last part</source>
        <translation>ostatnia część</translation>
    </message>
    <message>
        <source>part %1 from the end</source>
        <translation>część %1 od końca</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>część %1</translation>
    </message>
    <message>
        <source>%1 and what follows</source>
        <translation>%1 i to, co dalej</translation>
    </message>
    <message>
        <source>no spaces around it</source>
        <translation>bez spacji wokół</translation>
    </message>
    <message>
        <source>%1: nothing</source>
        <translation>%1: brak</translation>
    </message>
    <message>
        <source>date %1</source>
        <translation>data %1</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>liczba %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new field(s)</source>
        <translation>
            <numerusform>%n pole utworzone na nowo</numerusform>
            <numerusform>%n pola utworzone na nowo</numerusform>
            <numerusform>%n pól utworzonych na nowo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) left out</source>
        <translation>
            <numerusform>%n kolumna pominięta</numerusform>
            <numerusform>%n kolumny pominięte</numerusform>
            <numerusform>%n kolumn pominiętych</numerusform>
        </translation>
    </message>
    <message>
        <source>the priority</source>
        <translation>priorytet</translation>
    </message>
    <message>
        <source>part of the context</source>
        <translation>część kontekstu</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>pominięta</translation>
    </message>
    <message>
        <source>priority from %1</source>
        <translation>priorytet z %1</translation>
    </message>
    <message>
        <source>context from %1</source>
        <translation>kontekst z %1</translation>
    </message>
</context>
<context>
    <name>MissingMark</name>
    <message>
        <source>A missing value cannot be marked by a line end. Choose another mark.</source>
        <translation>Brakującej&#xa0;wartości&#xa0;nie&#xa0;można&#xa0;oznaczyć&#xa0;końcem&#xa0;linii.&#xa0;Proszę&#xa0;wybrać&#xa0;inne&#xa0;oznaczenie.</translation>
    </message>
    <message>
        <source>A missing value cannot be marked by “%1”, because that contains the quote character. Choose another mark.</source>
        <translation>Brakującej&#xa0;wartości&#xa0;nie&#xa0;można&#xa0;oznaczyć&#xa0;przez&#xa0;„%1”,&#xa0;ponieważ&#xa0;zawiera&#xa0;cudzysłów.&#xa0;Proszę&#xa0;wybrać&#xa0;inne&#xa0;oznaczenie.</translation>
    </message>
    <message>
        <source>A missing value cannot be marked by “%1”, because that contains the separator. Choose another mark.</source>
        <translation>Brakującej&#xa0;wartości&#xa0;nie&#xa0;można&#xa0;oznaczyć&#xa0;przez&#xa0;„%1”,&#xa0;ponieważ&#xa0;zawiera&#xa0;separator.&#xa0;Proszę&#xa0;wybrać&#xa0;inne&#xa0;oznaczenie.</translation>
    </message>
    <message>
        <source>A missing value cannot be marked by “%1”, because a spreadsheet could run that as a formula. Choose another mark.</source>
        <translation>Brakującej&#xa0;wartości&#xa0;nie&#xa0;można&#xa0;oznaczyć&#xa0;przez&#xa0;„%1”,&#xa0;ponieważ&#xa0;arkusz&#xa0;kalkulacyjny&#xa0;mógłby&#xa0;wykonać&#xa0;to&#xa0;jako&#xa0;formułę.&#xa0;Proszę&#xa0;wybrać&#xa0;inne&#xa0;oznaczenie.</translation>
    </message>
</context>
<context>
    <name>Obstacle</name>
    <message>
        <source>Nothing prevents it.</source>
        <translation>Nic nie stoi na przeszkodzie.</translation>
    </message>
    <message>
        <source>%1 has held it since %3, until %4.</source>
        <translation>Zadanie jest zajęte przez użytkownika %1 od %3 do %4.</translation>
    </message>
    <message>
        <source>%1 has held it since %3, but the lock ended at %4: whoever takes the next item gets it.</source>
        <translation>Zadanie jest zajęte przez użytkownika %1 od %3, ale blokada wygasła (%4): dostanie je ten, kto pobierze następny.</translation>
    </message>
    <message>
        <source>It is postponed until %4.</source>
        <translation>Zadanie zwrócono na później, do %4.</translation>
    </message>
    <message>
        <source>The queue &quot;%2&quot; is paused.</source>
        <translation>Kolejka „%2” jest wstrzymana.</translation>
    </message>
    <message>
        <source>It needs a different person: %1 did the previous step and does not get it.</source>
        <translation>Zadanie musi wykonać inna osoba: użytkownik %1 wykonał poprzedni etap i go nie dostanie.</translation>
    </message>
    <message>
        <source>Nobody is allowed to take items from the queue &quot;%2&quot;. An administrator can add somebody to it.</source>
        <translation>Nikt z pracujących nie ma prawa pobierać z kolejki „%2”. Administrator może nadać komuś dostęp do niej.</translation>
    </message>
    <message>
        <source>%1 is not allowed to take items from the queue &quot;%2&quot;.</source>
        <translation>Użytkownik %1 nie ma prawa pobierać z kolejki „%2”.</translation>
    </message>
    <message>
        <source>There is no user named &quot;%1&quot; (any more).</source>
        <translation>Nie ma (już) użytkownika o nazwie „%1”.</translation>
    </message>
    <message>
        <source>%1 has no role that takes items, such as clerk or worker.</source>
        <translation>Użytkownik %1 nie ma żadnej roli, która pobiera zadania, takiej jak clerk lub worker.</translation>
    </message>
    <message numerus="yes">
        <source>Its attempts are used up: it was taken %n time(s), and the last lock expired. A supervisor can reopen it.</source>
        <translation>
            <numerusform>Próby zostały wyczerpane: zadanie pobrano %n raz i blokada wygasła. Kierownik może je ponownie otworzyć.</numerusform>
            <numerusform>Próby zostały wyczerpane: zadanie pobrano %n razy i ostatnia blokada wygasła. Kierownik może je ponownie otworzyć.</numerusform>
            <numerusform>Próby zostały wyczerpane: zadanie pobrano %n razy i ostatnia blokada wygasła. Kierownik może je ponownie otworzyć.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 marked it as failed at %3: %5</source>
        <translation>Użytkownik %1 oznaczył je jako nieudane (%3): %5</translation>
    </message>
    <message>
        <source>%1 completed it at %3.</source>
        <translation>Użytkownik %1 zakończył je (%3).</translation>
    </message>
    <message>
        <source>%1 dismissed it at %3; it will not come back.</source>
        <translation>Użytkownik %1 odrzucił je (%3); nigdy nie wróci.</translation>
    </message>
    <message>
        <source>The query of the queue &quot;%2&quot; did not find it when it last ran, so nobody gets it.</source>
        <translation>Zapytanie kolejki „%2” nie znalazło go przy ostatnim uruchomieniu, dlatego nie jest nikomu wydawane.</translation>
    </message>
    <message>
        <source>The queue &quot;%2&quot; is filled by a query: ask for its work with Take next; it cannot be picked from a list.</source>
        <translation>Kolejka „%2” jest zapełniana zapytaniem: jej pracę pobiera się przez Pobierz następne, a nie z listy.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n item(s) of the queue &quot;%2&quot;, and more are not allowed.</source>
        <translation>
            <numerusform>Użytkownik %1 zajmuje %n zadanie z kolejki „%2”, a na więcej ona nie pozwala.</numerusform>
            <numerusform>Użytkownik %1 zajmuje %n zadania z kolejki „%2”, a na więcej ona nie pozwala.</numerusform>
            <numerusform>Użytkownik %1 zajmuje %n zadań z kolejki „%2”, a na więcej ona nie pozwala.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is left in the queue &quot;%2&quot; is locked by others (%n item(s)).</source>
        <translation>
            <numerusform>To, co zostało w kolejce „%2”, zajmują inni (%n zadanie).</numerusform>
            <numerusform>To, co zostało w kolejce „%2”, zajmują inni (%n zadania).</numerusform>
            <numerusform>To, co zostało w kolejce „%2”, zajmują inni (%n zadań).</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left in the queue &quot;%2&quot; is postponed; the next is due %4.</source>
        <translation>To, co zostało w kolejce „%2”, zwrócono na później; następne zadanie będzie dostępne od %4.</translation>
    </message>
    <message>
        <source>Nothing is open in the queue &quot;%2&quot;.</source>
        <translation>W kolejce „%2” nic nie jest otwarte.</translation>
    </message>
    <message>
        <source>%1 has held it in another program since %3, until %4.</source>
        <translation>%1 zajmuje to w innym programie od %3, do %4.</translation>
    </message>
    <message>
        <source>It is assigned to %1; nobody else gets it.</source>
        <translation>Jest przydzielona: %1; inni jej nie dostają.</translation>
    </message>
    <message numerus="yes">
        <source>What is left in the queue &quot;%2&quot; is assigned to others (%n item(s)).</source>
        <translation>
            <numerusform>To, co zostało w kolejce „%2”, jest przydzielone innym (%n zadanie).</numerusform>
            <numerusform>To, co zostało w kolejce „%2”, jest przydzielone innym (%n zadania).</numerusform>
            <numerusform>To, co zostało w kolejce „%2”, jest przydzielone innym (%n zadań).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OtherDatabase</name>
    <message>
        <source>Another program did not close the database properly. Open it once with that program, then read it again.</source>
        <translation>Inny program zostawił bazę danych niedokończoną. Otwórz ją raz tym programem, a potem odczytaj ponownie.</translation>
    </message>
    <message>
        <source>The database does not accept the query: %1. It must be one SELECT.</source>
        <translation>Baza danych nie przyjmuje zapytania: %1. Musi to być jeden SELECT.</translation>
    </message>
    <message>
        <source>The table “%1” cannot be read: %2.</source>
        <translation>Nie można odczytać tabeli „%1”: %2.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you are allowed to read it.</source>
        <translation>Nie można odczytać pliku „%1”. Sprawdź jego nazwę i czy wolno go czytać.</translation>
    </message>
    <message>
        <source>The query returns no columns. It must be one SELECT.</source>
        <translation>Zapytanie nie daje kolumn. Musi to być jeden SELECT.</translation>
    </message>
    <message>
        <source>A definition in the file calls a function that may do harm, so Intray does not read it: %1. Take the rows from a copy of the table without such definitions.</source>
        <translation>Definicja w pliku wywołuje funkcję, która może wyrządzić szkody, dlatego Intray go nie odczytuje: %1. Proszę wziąć wiersze z kopii tabeli bez takich definicji.</translation>
    </message>
    <message>
        <source>The query is empty. It must be one SELECT.</source>
        <translation>Zapytanie jest puste. Musi to być jeden SELECT.</translation>
    </message>
    <message>
        <source>The file “%1” is being written by others right now. Nothing was changed in it; please try again.</source>
        <translation>Inni właśnie zapisują w pliku „%1”. Niczego w nim nie zmieniono; proszę spróbować ponownie.</translation>
    </message>
    <message>
        <source>The file “%1” is read-only. Nothing was changed in it; ask for the right to write to it and its folder.</source>
        <translation>Plik „%1” można odczytać, ale nie można w nim zapisywać. Niczego w nim nie zmieniono; proszę uzyskać prawo zapisu w nim i w jego katalogu.</translation>
    </message>
    <message>
        <source>The disk with the file “%1” is full. Nothing was changed in it; free some space and try again.</source>
        <translation>Dysk z plikiem „%1” jest pełny. Niczego w nim nie zmieniono; proszę zwolnić miejsce i spróbować ponownie.</translation>
    </message>
    <message>
        <source>The file “%1” is damaged. Take a backup or another copy of it.</source>
        <translation>Plik „%1” jest uszkodzony. Proszę użyć kopii zapasowej lub innej kopii.</translation>
    </message>
    <message>
        <source>The file “%1” is not a database that Intray can read, or it is encrypted.</source>
        <translation>Plik „%1” nie jest bazą danych, którą Intray potrafi odczytać, albo jest zaszyfrowany.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be opened. Check that you may read it and its folder.</source>
        <translation>Nie można otworzyć pliku „%1”. Proszę sprawdzić uprawnienia do odczytu pliku i jego katalogu.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read or written right now. Check the disk and try again.</source>
        <translation>Pliku „%1” nie można teraz odczytać ani zapisać. Proszę sprawdzić dysk i spróbować ponownie.</translation>
    </message>
    <message>
        <source>All columns hold bytes, such as pictures, and no text: there is nothing to import.</source>
        <translation>Wszystkie kolumny zawierają bajty, na przykład obrazy, a nie tekst: nie ma czego importować.</translation>
    </message>
</context>
<context>
    <name>OtherTable</name>
    <message>
        <source>The database rejects it: %1.</source>
        <translation>Baza danych to odrzuca: %1.</translation>
    </message>
    <message>
        <source>The table “%1” is one of Intray&apos;s own. Nothing is written back there.</source>
        <translation>Tabela „%1” należy do Intray. Nic nie jest tam zapisywane z powrotem.</translation>
    </message>
    <message>
        <source>The table “%1” is of an engine that takes nothing back. Only tables of InnoDB can be corrected; nothing was written.</source>
        <translation>Tabela „%1” należy do silnika, który niczego nie cofa. Poprawiać można tylko tabele InnoDB; niczego nie zapisano.</translation>
    </message>
</context>
<context>
    <name>OtherWords</name>
    <message>
        <source>let pass, doubt, order, planted slips, sample, warranty, skip, queue, settings</source>
        <translation>przepuszczać, wątpliwość, kolejność, podłożone błędy, próbka, gwarancja, pomijać, kolejka, ustawienia</translation>
    </message>
    <message>
        <source>let pass, forecast, doubt, try, sample, warranty</source>
        <translation>przepuszczać, prognoza, wątpliwość, próba, próbka, gwarancja</translation>
    </message>
    <message>
        <source>works council, planted slips, privacy, monitoring, explain, help</source>
        <translation>rada zakładowa, podłożone błędy, prywatność, nadzór, wyjaśnienie, pomoc</translation>
    </message>
    <message>
        <source>guarantee, bound, sample, error rate, passed, statistics, quality assurance, remaining errors</source>
        <translation>gwarancja, granica, próbka, odsetek błędów, przeszło, statystyka, kontrola jakości, pozostałe błędy</translation>
    </message>
    <message>
        <source>clipboard, statement, report</source>
        <translation>schowek, stwierdzenie, raport</translation>
    </message>
    <message>
        <source>paper, PDF, save, statement, report, export</source>
        <translation>papier, PDF, zapisz, stwierdzenie, raport, eksport</translation>
    </message>
    <message>
        <source>planted slips, second look, what needs eyes, settings</source>
        <translation>podłożone błędy, drugie spojrzenie, co wymaga oczu, ustawienia</translation>
    </message>
    <message>
        <source>calibration, curve, expected, doubt, statistics, prediction</source>
        <translation>kalibracja, krzywa, oczekiwane, wątpliwość, statystyka, prognoza</translation>
    </message>
    <message>
        <source>claim, get, fetch, work, start, new, following</source>
        <translation>weź, pobierz, zacznij, pracuj, nowe, kolejne</translation>
    </message>
    <message>
        <source>claim, get, batch, many, multiple, bulk</source>
        <translation>weź, pobierz, pakiet, wiele, kilka</translation>
    </message>
    <message>
        <source>claim, pick, open, choose, lock, edit</source>
        <translation>weź, wybierz, otwórz, zablokuj, edytuj</translation>
    </message>
    <message>
        <source>done, finish, submit, save, confirm, ready, dispose, end</source>
        <translation>gotowe, zrobione, skończ, zapisz, potwierdź, zakończ</translation>
    </message>
    <message>
        <source>done, finish, offline, queue up, dispose</source>
        <translation>gotowe, bez połączenia, później, zakończ</translation>
    </message>
    <message>
        <source>give back, put back, unlock, release, postpone, later, snooze, defer, follow up, hold, dispose, end</source>
        <translation>oddaj, odblokuj, zwolnij, odłóż, później, odroczenie, zakończ</translation>
    </message>
    <message>
        <source>delete, discard, remove, cancel, drop, reject, throw away, dispose, end</source>
        <translation>usuń, skasuj, wyrzuć, anuluj, zakończ</translation>
    </message>
    <message>
        <source>error, impossible, cannot, escalate, problem, reject, dispose, end</source>
        <translation>błąd, niemożliwe, problem, odrzuć, zakończ</translation>
    </message>
    <message>
        <source>reject, refuse, step back, rework, dispose, end</source>
        <translation>odrzuć, krok wstecz, popraw, zakończ</translation>
    </message>
    <message>
        <source>reopen, revert, mistake, oops, open again</source>
        <translation>otwórz ponownie, pomyłka, przywróć</translation>
    </message>
    <message>
        <source>more time, longer, renew, prolong, expire</source>
        <translation>więcej czasu, dłużej, przedłuż, wygasa</translation>
    </message>
    <message>
        <source>store, keep, write, interim</source>
        <translation>zachowaj, zapisz, wersja robocza</translation>
    </message>
    <message>
        <source>comment, remark, annotate, message</source>
        <translation>komentarz, uwaga, adnotacja</translation>
    </message>
    <message>
        <source>lost lock, claim, get back, recover</source>
        <translation>utracona blokada, odzyskaj</translation>
    </message>
    <message>
        <source>put aside, park, store, lost lock</source>
        <translation>odłóż na bok, zachowaj, utracona blokada</translation>
    </message>
    <message>
        <source>continue, go on, unfinished, draft, restore</source>
        <translation>kontynuuj, niedokończone, wersja robocza, przywróć</translation>
    </message>
    <message>
        <source>repeat, again, redo, connect</source>
        <translation>powtórz, jeszcze raz, połącz</translation>
    </message>
    <message>
        <source>bulk change, mass update, replace all, find and replace, everywhere, same mistake</source>
        <translation>zmiana zbiorcza, zamień wszystko, znajdź i zamień, wszędzie, ten sam błąd</translation>
    </message>
    <message>
        <source>file, switch, load, sqlite</source>
        <translation>plik, przełącz, wczytaj</translation>
    </message>
    <message>
        <source>server, login, connect, profile, PostgreSQL, MariaDB, ODBC</source>
        <translation>serwer, logowanie, połącz, profil</translation>
    </message>
    <message>
        <source>people, roles, rights, permissions, accounts, members, tags, logins, administration</source>
        <translation>osoby, role, prawa, uprawnienia, konta, członkowie, etykiety, administracja</translation>
    </message>
    <message>
        <source>existing table, Access, link, attach, migrate, map</source>
        <translation>istniejąca tabela, połącz, dołącz, przenieś</translation>
    </message>
    <message>
        <source>load, bring in, upload, CSV, Excel, file, delivery, add</source>
        <translation>wczytaj, załaduj, plik, dostawa, dodaj</translation>
    </message>
    <message>
        <source>save as, download, write, CSV, Excel, JSON, deliver, hand out, extract</source>
        <translation>zapisz jako, pobierz plik, dostarcz, wydaj</translation>
    </message>
    <message>
        <source>exit, close, leave, end, log off</source>
        <translation>wyjdź, zamknij, wyloguj</translation>
    </message>
    <message>
        <source>repeat, ditto, copy from above, same</source>
        <translation>powtórz, jak wyżej, ta sama wartość</translation>
    </message>
    <message>
        <source>spell check, dictionary, typo, word</source>
        <translation>pisownia, słownik, literówka, słowo</translation>
    </message>
    <message>
        <source>error, mistake, broken rule, problem, go to</source>
        <translation>błąd, złamana reguła, problem, idź do</translation>
    </message>
    <message>
        <source>error, mistake, broken rule, problem, go to, back</source>
        <translation>błąd, złamana reguła, problem, idź do, wstecz</translation>
    </message>
    <message>
        <source>proposal, apply, take over, fix, yes</source>
        <translation>propozycja, zastosuj, przyjmij, tak</translation>
    </message>
    <message>
        <source>proposals, apply, take over, fix, automatic</source>
        <translation>propozycje, zastosuj, przyjmij, automatycznie</translation>
    </message>
    <message>
        <source>proposal, reject, ignore, no, wrong, leave</source>
        <translation>propozycja, odrzuć, ignoruj, nie, błędne</translation>
    </message>
    <message>
        <source>proposal, silence, mute, ignore, off</source>
        <translation>propozycja, wycisz, ignoruj, nigdy więcej</translation>
    </message>
    <message>
        <source>undo, reset, discard, as imported, original</source>
        <translation>cofnij, zresetuj, porzuć, jak w imporcie, oryginał</translation>
    </message>
    <message>
        <source>find, look up, filter, locate</source>
        <translation>znajdź, wyszukaj, filtruj</translation>
    </message>
    <message>
        <source>reset, remove filter, show all</source>
        <translation>zresetuj, usuń filtr, pokaż wszystko</translation>
    </message>
    <message>
        <source>reload, update, renew, look again</source>
        <translation>odśwież, wczytaj ponownie, aktualizuj</translation>
    </message>
    <message>
        <source>look, view, peek, read, show, inspect</source>
        <translation>zobacz, obejrzyj, przeczytaj, pokaż, podgląd</translation>
    </message>
    <message>
        <source>switch, focus, jump, section</source>
        <translation>przełącz, przeskocz, fokus, część</translation>
    </message>
    <message>
        <source>sidebar, show lists, collapse, fold, room</source>
        <translation>pasek boczny, pokaż listy, rozwiń, miejsce</translation>
    </message>
    <message>
        <source>source, scan, picture, history, notes, duplicates, sidebar</source>
        <translation>źródło, skan, obraz, historia, notatki, duplikaty</translation>
    </message>
    <message>
        <source>original, before, compare, source, old value</source>
        <translation>oryginał, przedtem, porównaj, stara wartość</translation>
    </message>
    <message>
        <source>columns, grid, list, layout, view</source>
        <translation>kolumny, siatka, lista, widok</translation>
    </message>
    <message>
        <source>different, separate, apart, twins, no match</source>
        <translation>różne, osobne, bliźniaki, nie pasuje</translation>
    </message>
    <message>
        <source>duplicate, combine, join, unite, same, dedupe, double</source>
        <translation>duplikat, scal je, połącz, złącz, to samo, podwójne</translation>
    </message>
    <message>
        <source>my changes, what I changed, mistakes, statistics</source>
        <translation>moje zmiany, co zmieniono, błędy, statystyka</translation>
    </message>
    <message>
        <source>statistics, performance, my work, count, done today</source>
        <translation>statystyka, wydajność, moja praca, zrobione dziś</translation>
    </message>
    <message>
        <source>command, palette, search, menu</source>
        <translation>polecenie, paleta, szukaj, menu</translation>
    </message>
    <message>
        <source>menu bar, commands</source>
        <translation>pasek menu, polecenia</translation>
    </message>
    <message>
        <source>settings, options, configuration, setup, customise</source>
        <translation>ustawienia, opcje, konfiguracja, dostosuj</translation>
    </message>
    <message>
        <source>default, columns, widths, restore, window, usual</source>
        <translation>domyślne, kolumny, szerokości, przywróć, okno</translation>
    </message>
    <message>
        <source>reason, explain, nothing, blocked, not available</source>
        <translation>powód, wyjaśnij, nic, zablokowane, niedostępne</translation>
    </message>
    <message>
        <source>urgent, prioritise, important, order, first, move up, rank</source>
        <translation>pilne, ważne, kolejność, najpierw, przesuń, ranga</translation>
    </message>
    <message>
        <source>give to, allocate, dispatch, distribute, for a person, tag</source>
        <translation>daj, rozdziel, dla osoby, etykieta</translation>
    </message>
    <message>
        <source>work, record, lists, home, start, go to</source>
        <translation>praca, rekord, listy, początek, idź do</translation>
    </message>
    <message>
        <source>dashboard, overview, locks, who holds what, figures, statistics, backlog, go to</source>
        <translation>przegląd, blokady, kto co trzyma, liczby, statystyka, zaległości, idź do</translation>
    </message>
    <message>
        <source>rules, administration, set up, manage, go to</source>
        <translation>reguły, administracja, ustaw, zarządzaj, idź do</translation>
    </message>
    <message>
        <source>duplicates, values, bulk, clean, ledger, corrections, data quality, go to</source>
        <translation>duplikaty, wartości, zbiorczo, oczyść, poprawki, jakość danych, idź do</translation>
    </message>
    <message>
        <source>log, audit, journal, events, who did what, past, go to</source>
        <translation>dziennik, audyt, zdarzenia, kto co zrobił, idź do</translation>
    </message>
    <message>
        <source>switch, tab, forward</source>
        <translation>przełącz, karta, dalej</translation>
    </message>
    <message>
        <source>switch, tab, back</source>
        <translation>przełącz, karta, wstecz</translation>
    </message>
    <message>
        <source>version, licence, information, program</source>
        <translation>wersja, licencja, informacje, program</translation>
    </message>
    <message>
        <source>unlock, free, take away, break, locked, steal, expired</source>
        <translation>odblokuj, odbierz, zablokowane, wygasłe</translation>
    </message>
    <message>
        <source>transfer, move, give to, other person, locked</source>
        <translation>przenieś, daj, inna osoba, zablokowane</translation>
    </message>
    <message>
        <source>absence, holiday, sick, leave, transfer, unlock, release all, locked</source>
        <translation>nieobecność, urlop, choroba, przenieś, odblokuj, zwolnij wszystko, zablokowane</translation>
    </message>
    <message>
        <source>search, locked, who has, holder, abandoned</source>
        <translation>znajdź, zablokowane, kto ma, porzucone</translation>
    </message>
    <message>
        <source>view, columns, list, who holds what, locked</source>
        <translation>widok, kolumny, lista, kto co trzyma, zablokowane</translation>
    </message>
    <message>
        <source>locks, locked, unlock, owner, in work, busy</source>
        <translation>blokady, zablokowane, odblokuj, właściciel, w pracy</translation>
    </message>
    <message>
        <source>figures, statistics, backlog, dashboard, glance</source>
        <translation>liczby, statystyka, zaległości, przegląd</translation>
    </message>
    <message>
        <source>clipboard, chart, statistics, report</source>
        <translation>schowek, wykres, statystyka, raport</translation>
    </message>
    <message>
        <source>export, picture, chart, CSV, statistics, report</source>
        <translation>eksport, obraz, wykres, statystyka, raport</translation>
    </message>
    <message>
        <source>statistics, sum, total, chart</source>
        <translation>statystyka, suma, razem, wykres</translation>
    </message>
    <message>
        <source>statistics, chart, hourly, day</source>
        <translation>statystyka, wykres, co godzinę, dzień</translation>
    </message>
    <message>
        <source>statistics, chart, daily, week</source>
        <translation>statystyka, wykres, codziennie, tydzień</translation>
    </message>
    <message>
        <source>statistics, chart, daily, month</source>
        <translation>statystyka, wykres, codziennie, miesiąc</translation>
    </message>
    <message>
        <source>reopen, asked back, approve, decline, wishes</source>
        <translation>otwórz ponownie, zatwierdź, odmów, życzenia</translation>
    </message>
    <message>
        <source>add, create, make</source>
        <translation>dodaj, utwórz</translation>
    </message>
    <message>
        <source>schema, form, validation, required, label, lookup, format, columns, pattern, checks</source>
        <translation>schemat, formularz, sprawdzanie, wymagane, etykieta, format, kolumny, wzorzec</translation>
    </message>
    <message>
        <source>stop, halt, suspend, hold, start, continue, close, open</source>
        <translation>zatrzymaj, pauza, zawieś, uruchom, zamknij, otwórz</translation>
    </message>
    <message>
        <source>deliver, batch, files, imports, undo an import, withdraw, rejected rows, received, came in</source>
        <translation>dostawa, dostarcz, pakiet, pliki, importy, cofnij import, wycofaj, odrzucone wiersze</translation>
    </message>
    <message>
        <source>bulk change, mass update, find and replace, replace all, undo a bulk correction, everywhere</source>
        <translation>zmiana zbiorcza, znajdź i zamień, zamień wszystko, cofnij zmianę zbiorczą, popraw rekordy, wszędzie</translation>
    </message>
    <message>
        <source>undo, open again, restore, bring back, redo, done, failed, dismissed, bulk change</source>
        <translation>cofnij, przywróć, zrobione, nieudane, odrzucone, zmiana zbiorcza</translation>
    </message>
    <message>
        <source>undo adopting, detach, unlink, disconnect</source>
        <translation>cofnij przejęcie, odłącz</translation>
    </message>
    <message>
        <source>delete, drop, get rid of</source>
        <translation>skasuj, pozbądź się</translation>
    </message>
    <message>
        <source>store, apply, keep, queue</source>
        <translation>zastosuj, zachowaj, kolejka</translation>
    </message>
    <message>
        <source>revert, discard, reset, cancel, queue</source>
        <translation>porzuć, zresetuj, anuluj, kolejka</translation>
    </message>
    <message>
        <source>title, rename, members, queue, settings</source>
        <translation>tytuł, zmień nazwę, członkowie, kolejka, ustawienia</translation>
    </message>
    <message>
        <source>lock duration, longest lock, expiry, warning, locks per user, attempts, timeout, limit, queue, settings</source>
        <translation>czas blokady, najdłuższa blokada, wygaśnięcie, ostrzeżenie, blokady na użytkownika, próby, limit, kolejka, ustawienia</translation>
    </message>
    <message>
        <source>dispose, disposition, complete, return, dismiss, fail, reasons, reopen, queue, settings</source>
        <translation>zakończ, zwróć, odrzuć, nieudane, powody, otwórz ponownie, kolejka, ustawienia</translation>
    </message>
    <message>
        <source>next queue, step, workflow, second keying, four eyes, sample, share, queue, settings</source>
        <translation>następna kolejka, krok, przepływ, drugie wpisanie, cztery oczy, próba, udział, ustawienia</translation>
    </message>
    <message>
        <source>deliver, import, files, watch, queue, settings</source>
        <translation>dostarcz, import, pliki, kolejka, ustawienia</translation>
    </message>
    <message>
        <source>criteria, SQL, source, accents, largest record, limit, queue, settings</source>
        <translation>kryteria, źródło, znaki diakrytyczne, największy rekord, limit, kolejka, ustawienia</translation>
    </message>
    <message>
        <source>criteria, SQL, try, source</source>
        <translation>kryteria, spróbuj, źródło</translation>
    </message>
    <message>
        <source>merge, dedupe, twins, double, same</source>
        <translation>scal, bliźniaki, podwójne, to samo</translation>
    </message>
    <message>
        <source>find, again, dedupe, twins, double, same, merge</source>
        <translation>znajdź, bliźniaki, podwójne, to samo, scal, ponownie</translation>
    </message>
    <message>
        <source>revert, split, unmerge, decision, duplicate</source>
        <translation>przywróć, rozdziel, decyzja, duplikat</translation>
    </message>
    <message>
        <source>bulk change, facets, frequency, clean, correct, distinct</source>
        <translation>zmiana zbiorcza, częstość, oczyść, popraw, różne</translation>
    </message>
    <message>
        <source>facets, frequency, distinct, count</source>
        <translation>częstość, różne, liczba</translation>
    </message>
    <message>
        <source>pattern, format, shape, mask</source>
        <translation>wzorzec, format, maska</translation>
    </message>
    <message>
        <source>similar, spelling, group, alike</source>
        <translation>podobne, pisownia, grupa</translation>
    </message>
    <message>
        <source>bulk change, mass update, replace all, by example, clean</source>
        <translation>zmiana zbiorcza, zamień wszystko, według przykładu, oczyść</translation>
    </message>
    <message>
        <source>revert, bulk change, mass update, restore</source>
        <translation>przywróć, zmiana zbiorcza</translation>
    </message>
    <message>
        <source>ledger, errors, statistics, mistakes, changes, report</source>
        <translation>błędy, statystyka, zmiany, raport</translation>
    </message>
    <message>
        <source>export, CSV, ledger, report</source>
        <translation>eksport, raport</translation>
    </message>
    <message>
        <source>log, journal, events, changes, corrections, undo</source>
        <translation>dziennik, zdarzenia, zmiany, poprawki, cofnij</translation>
    </message>
    <message>
        <source>log, journal, events, settings, configuration</source>
        <translation>dziennik, zdarzenia, ustawienia, konfiguracja</translation>
    </message>
    <message>
        <source>log, journal, events, permissions, accounts</source>
        <translation>dziennik, zdarzenia, uprawnienia, konta</translation>
    </message>
    <message>
        <source>audit, seal, verify, tamper, proof, integrity</source>
        <translation>audyt, pieczęć, fałszerstwo, dowód, spójność</translation>
    </message>
    <message>
        <source>export, CSV, log, journal, report</source>
        <translation>eksport, dziennik, raport</translation>
    </message>
    <message>
        <source>help, manual, documentation, support, learn</source>
        <translation>pomoc, podręcznik, dokumentacja, nauka</translation>
    </message>
    <message>
        <source>go to, show, view, look, item, history</source>
        <translation>idź do, pokaż, zobacz, zadanie, historia</translation>
    </message>
    <message>
        <source>revert, restore, correction, old value, roll back, former</source>
        <translation>przywróć, poprawka, dawna wartość</translation>
    </message>
    <message>
        <source>search, narrow, who, what, when, log, find</source>
        <translation>szukaj, zawęź, kto, co, kiedy, dziennik, znajdź</translation>
    </message>
    <message>
        <source>learning, usual values, progress, background, continue</source>
        <translation>uczenie, zwykłe wartości, postęp, w tle, kontynuuj</translation>
    </message>
    <message>
        <source>preview, before, after, old, new</source>
        <translation>podgląd, przed, po, stare, nowe</translation>
    </message>
    <message>
        <source>filter, search, found, matching, done, finish, next</source>
        <translation>filtr, wyszukiwanie, znalezione, pasujące, gotowe, zakończyć, następne</translation>
    </message>
    <message>
        <source>planted slips, overlooked, missed, caught, catch rate</source>
        <translation>podłożone błędy, przeoczone, zauważone, odsetek</translation>
    </message>
</context>
<context>
    <name>OutputFile</name>
    <message>
        <source>because that is a file of the database that is in use</source>
        <translation>ponieważ&#xa0;jest&#xa0;to&#xa0;plik&#xa0;używanej&#xa0;bazy&#xa0;danych</translation>
    </message>
    <message>
        <source>because that is a file of the database that is imported</source>
        <translation>ponieważ&#xa0;jest&#xa0;to&#xa0;plik&#xa0;importowanej&#xa0;bazy&#xa0;danych</translation>
    </message>
    <message>
        <source>because that is a file of the database that is corrected</source>
        <translation>ponieważ&#xa0;jest&#xa0;to&#xa0;plik&#xa0;poprawianej&#xa0;bazy&#xa0;danych</translation>
    </message>
    <message>
        <source>because that is the file that is imported</source>
        <translation>ponieważ&#xa0;jest&#xa0;to&#xa0;importowany&#xa0;plik</translation>
    </message>
    <message>
        <source>because that is the file with the query</source>
        <translation>ponieważ&#xa0;jest&#xa0;to&#xa0;plik&#xa0;z&#xa0;zapytaniem</translation>
    </message>
    <message>
        <source>because that is the file for the script</source>
        <translation>ponieważ&#xa0;jest&#xa0;to&#xa0;plik&#xa0;na&#xa0;skrypt</translation>
    </message>
    <message>
        <source>The items cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Nie&#xa0;można&#xa0;zapisać&#xa0;zadań&#xa0;w&#xa0;pliku&#xa0;„%1”,&#xa0;%2.&#xa0;Proszę&#xa0;wybrać&#xa0;inną&#xa0;nazwę.</translation>
    </message>
    <message>
        <source>The rejects cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Nie&#xa0;można&#xa0;zapisać&#xa0;nieprzyjętych&#xa0;wierszy&#xa0;w&#xa0;pliku&#xa0;„%1”,&#xa0;%2.&#xa0;Proszę&#xa0;wybrać&#xa0;inną&#xa0;nazwę.</translation>
    </message>
    <message>
        <source>The report cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Nie&#xa0;można&#xa0;zapisać&#xa0;raportu&#xa0;w&#xa0;pliku&#xa0;„%1”,&#xa0;%2.&#xa0;Proszę&#xa0;wybrać&#xa0;inną&#xa0;nazwę.</translation>
    </message>
    <message>
        <source>The script cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Nie&#xa0;można&#xa0;zapisać&#xa0;skryptu&#xa0;w&#xa0;pliku&#xa0;„%1”,&#xa0;%2.&#xa0;Proszę&#xa0;wybrać&#xa0;inną&#xa0;nazwę.</translation>
    </message>
    <message>
        <source>The history cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Nie&#xa0;można&#xa0;zapisać&#xa0;historii&#xa0;w&#xa0;pliku&#xa0;„%1”,&#xa0;%2.&#xa0;Proszę&#xa0;wybrać&#xa0;inną&#xa0;nazwę.</translation>
    </message>
    <message>
        <source>The corrections cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Nie&#xa0;można&#xa0;zapisać&#xa0;poprawek&#xa0;w&#xa0;pliku&#xa0;„%1”,&#xa0;%2.&#xa0;Proszę&#xa0;wybrać&#xa0;inną&#xa0;nazwę.</translation>
    </message>
    <message>
        <source>The record schema cannot be written to “%1”, %2. Choose another name.</source>
        <translation>Nie&#xa0;można&#xa0;zapisać&#xa0;schematu&#xa0;rekordów&#xa0;w&#xa0;pliku&#xa0;„%1”,&#xa0;%2.&#xa0;Proszę&#xa0;wybrać&#xa0;inną&#xa0;nazwę.</translation>
    </message>
</context>
<context>
    <name>PageCommands</name>
    <message>
        <source>Which records are opened, in which order, and how it is known what people miss.</source>
        <translation>Które rekordy są otwierane, w jakiej kolejności i skąd wiadomo, co się przeocza.</translation>
    </message>
    <message>
        <source>Preview of what would be opened</source>
        <translation>Podgląd tego, co byłoby otwierane</translation>
    </message>
    <message>
        <source>Says how many of the waiting records would be opened, and changes nothing.</source>
        <translation>Mówi, ile czekających rekordów byłoby otwieranych, i niczego nie zmienia.</translation>
    </message>
    <message>
        <source>Says in plain words what happens to records and to people.</source>
        <translation>Mówi prostymi słowami, co dzieje się z rekordami i z ludźmi.</translation>
    </message>
    <message>
        <source>Warranty on deliveries</source>
        <translation>Gwarancja na dostawy</translation>
    </message>
    <message>
        <source>States how many fields of a delivery may still be wrong.</source>
        <translation>Mówi, ile pól dostawy może być jeszcze błędnych.</translation>
    </message>
    <message>
        <source>Copy the warranty</source>
        <translation>Kopiuj gwarancję</translation>
    </message>
    <message>
        <source>Copies the statement with what it rests on.</source>
        <translation>Kopiuje stwierdzenie wraz z tym, na czym się opiera.</translation>
    </message>
    <message>
        <source>As soon as the deliveries are read there is a statement.</source>
        <translation>Gdy dostawy zostaną odczytane, będzie stwierdzenie.</translation>
    </message>
    <message>
        <source>Print the warranty...</source>
        <translation>Drukuj gwarancję...</translation>
    </message>
    <message>
        <source>Prints the statement on one page, or saves it as PDF.</source>
        <translation>Drukuje stwierdzenie na jednej stronie albo zapisuje je jako PDF.</translation>
    </message>
    <message>
        <source>Shows the rules of the queue, where what is missing is set.</source>
        <translation>Pokazuje reguły kolejki, gdzie ustawia się to, czego brakuje.</translation>
    </message>
    <message>
        <source>No rule is missing for a statement here.</source>
        <translation>Nie brakuje tu żadnej reguły do stwierdzenia.</translation>
    </message>
    <message>
        <source>What this means: what needs eyes...</source>
        <translation>Co to oznacza: co wymaga oczu...</translation>
    </message>
    <message>
        <source>How right doubts are</source>
        <translation>Jak trafne są wątpliwości</translation>
    </message>
    <message>
        <source>Holds what was expected against what people found.</source>
        <translation>Zestawia to, czego oczekiwano, z tym, co znaleziono.</translation>
    </message>
    <message>
        <source>Nobody has opened a record yet of which a doubt was kept.</source>
        <translation>Nikt jeszcze nie otworzył rekordu, którego wątpliwość była zapisana.</translation>
    </message>
    <message>
        <source>Rules of this queue, for a warranty</source>
        <translation>Reguły tej kolejki, dla gwarancji</translation>
    </message>
    <message>
        <source>Select one lock, or several with Shift and Ctrl, then press the button below.</source>
        <translation>Proszę wybrać blokadę albo kilka z klawiszami Shift i Ctrl, a potem nacisnąć przycisk poniżej.</translation>
    </message>
    <message>
        <source>Release locks...</source>
        <translation>Zwolnij blokady...</translation>
    </message>
    <message>
        <source>Takes locks away from whoever holds them. What they typed is kept.</source>
        <translation>Odbiera blokady temu, kto je trzyma. To, co wpisano, zostaje.</translation>
    </message>
    <message>
        <source>Reassign locks...</source>
        <translation>Przydziel blokady innej osobie...</translation>
    </message>
    <message>
        <source>Gives what somebody holds to somebody else.</source>
        <translation>Daje komu innemu to, co ktoś trzyma.</translation>
    </message>
    <message>
        <source>Hand over a person&apos;s items...</source>
        <translation>Przekaż zadania osoby...</translation>
    </message>
    <message>
        <source>Gives all that somebody holds to somebody else, or back to the queue.</source>
        <translation>Daje wszystko, co ktoś trzyma, komu innemu albo z powrotem do kolejki.</translation>
    </message>
    <message>
        <source>Find locks</source>
        <translation>Szukaj blokad</translation>
    </message>
    <message>
        <source>Looks for locks by item, user or workstation.</source>
        <translation>Szuka blokad według zadania, użytkownika lub stanowiska.</translation>
    </message>
    <message>
        <source>Type what the locks are to have.</source>
        <translation>Proszę wpisać, co mają mieć blokady.</translation>
    </message>
    <message>
        <source>Locks as a table or by person</source>
        <translation>Blokady jako tabela lub według osób</translation>
    </message>
    <message>
        <source>Shows who holds what the other way.</source>
        <translation>Pokazuje w inny sposób, kto co trzyma.</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Kto co trzyma</translation>
    </message>
    <message>
        <source>Shows all locks, over all queues.</source>
        <translation>Pokazuje wszystkie blokady we wszystkich kolejkach.</translation>
    </message>
    <message>
        <source>Queues with their pace</source>
        <translation>Kolejki i ich tempo</translation>
    </message>
    <message>
        <source>Shows how much is open and done in each queue.</source>
        <translation>Pokazuje, ile w każdej kolejce jest otwarte i zrobione.</translation>
    </message>
    <message>
        <source>Copy figures</source>
        <translation>Kopiuj liczby</translation>
    </message>
    <message>
        <source>Copies the figures of the queues, for a spreadsheet.</source>
        <translation>Kopiuje liczby kolejek do arkusza kalkulacyjnego.</translation>
    </message>
    <message>
        <source>Save figures...</source>
        <translation>Zapisz liczby...</translation>
    </message>
    <message>
        <source>Saves the figures of the queues as a file.</source>
        <translation>Zapisuje liczby kolejek w pliku.</translation>
    </message>
    <message>
        <source>Figures of all queues</source>
        <translation>Liczby: wszystkie kolejki</translation>
    </message>
    <message>
        <source>Shows the chart of all queues together.</source>
        <translation>Pokazuje wykres wszystkich kolejek razem.</translation>
    </message>
    <message>
        <source>Figures of the last 24 hours</source>
        <translation>Liczby: ostatnie 24 godziny</translation>
    </message>
    <message>
        <source>Shows what was done in each hour.</source>
        <translation>Pokazuje, co zrobiono w każdej godzinie.</translation>
    </message>
    <message>
        <source>Figures of the last 7 days</source>
        <translation>Liczby: ostatnie 7 dni</translation>
    </message>
    <message>
        <source>Shows what was done on each day of a week.</source>
        <translation>Pokazuje, co zrobiono każdego dnia tygodnia.</translation>
    </message>
    <message>
        <source>Figures of the last 30 days</source>
        <translation>Liczby: ostatnie 30 dni</translation>
    </message>
    <message>
        <source>Shows what was done on each day of a month.</source>
        <translation>Pokazuje, co zrobiono każdego dnia miesiąca.</translation>
    </message>
    <message>
        <source>Show reopening requests...</source>
        <translation>Pokaż prośby o ponowne otwarcie...</translation>
    </message>
    <message>
        <source>Answers who wants a finished item back.</source>
        <translation>Odpowiada temu, kto chce odzyskać zakończone zadanie.</translation>
    </message>
    <message>
        <source>Nobody requests that an item is reopened.</source>
        <translation>Nikt nie prosi o ponowne otwarcie zadania.</translation>
    </message>
    <message>
        <source>Choose another queue: with this one it is not possible.</source>
        <translation>Proszę wybrać inną kolejkę: z tą to niemożliwe.</translation>
    </message>
    <message>
        <source>New queue...</source>
        <translation>Nowa kolejka...</translation>
    </message>
    <message>
        <source>Makes a queue with rules of its own.</source>
        <translation>Tworzy kolejkę z własnymi regułami.</translation>
    </message>
    <message>
        <source>Fields and rules of a queue...</source>
        <translation>Pola i reguły kolejki...</translation>
    </message>
    <message>
        <source>Sets what a record consists of, and what is right in it.</source>
        <translation>Ustala, z czego składa się rekord i co jest w nim poprawne.</translation>
    </message>
    <message>
        <source>Pause or resume a queue</source>
        <translation>Wstrzymaj lub wznów kolejkę</translation>
    </message>
    <message>
        <source>A paused queue gives out no more items.</source>
        <translation>Wstrzymana kolejka nie wydaje więcej zadań.</translation>
    </message>
    <message>
        <source>Deliveries of a queue...</source>
        <translation>Dostawy kolejki...</translation>
    </message>
    <message>
        <source>Correct a value in all records...</source>
        <translation>Popraw wartość: wszystkie rekordy...</translation>
    </message>
    <message>
        <source>Puts one value in the place of another in a whole queue, all at once.</source>
        <translation>Wstawia jedną wartość w miejsce innej w całej kolejce naraz.</translation>
    </message>
    <message>
        <source>Reopen items...</source>
        <translation>Otwórz ponownie zadania...</translation>
    </message>
    <message>
        <source>Brings finished items of a queue back to be worked on.</source>
        <translation>Przywraca do pracy zakończone zadania kolejki.</translation>
    </message>
    <message>
        <source>Give back a table...</source>
        <translation>Oddaj tabelę...</translation>
    </message>
    <message>
        <source>Makes a queue of an adopted table a mere table again.</source>
        <translation>Zmienia kolejkę przejętej tabeli z powrotem w zwykłą tabelę.</translation>
    </message>
    <message>
        <source>Choose a queue that stands in an adopted table.</source>
        <translation>Proszę wybrać kolejkę, która jest w przejętej tabeli.</translation>
    </message>
    <message>
        <source>Remove a queue...</source>
        <translation>Usuń kolejkę...</translation>
    </message>
    <message>
        <source>Removes a queue that never had an item.</source>
        <translation>Usuwa kolejkę, która nigdy nie miała zadania.</translation>
    </message>
    <message>
        <source>Save changed rules</source>
        <translation>Zapisz zmienione reguły</translation>
    </message>
    <message>
        <source>Saves the rules of the queue in view.</source>
        <translation>Zapisuje reguły pokazanej kolejki.</translation>
    </message>
    <message>
        <source>No rule of this queue was changed.</source>
        <translation>Nie zmieniono żadnej reguły tej kolejki.</translation>
    </message>
    <message>
        <source>Undo changed rules</source>
        <translation>Cofnij zmienione reguły</translation>
    </message>
    <message>
        <source>Forgets the changes that are not saved.</source>
        <translation>Zapomina zmiany, których nie zapisano.</translation>
    </message>
    <message>
        <source>Rules: name and people</source>
        <translation>Reguły: nazwa i osoby</translation>
    </message>
    <message>
        <source>What the queue is called, and who works in it.</source>
        <translation>Jak nazywa się kolejka i kto w niej pracuje.</translation>
    </message>
    <message>
        <source>Rules: time</source>
        <translation>Reguły: czas</translation>
    </message>
    <message>
        <source>How long and how many items one person may hold.</source>
        <translation>Jak długo i ile zadań może trzymać jedna osoba.</translation>
    </message>
    <message>
        <source>Rules: how an item ends</source>
        <translation>Reguły: jak kończy się zadanie</translation>
    </message>
    <message>
        <source>Which ways to end an item are allowed, and with which reasons.</source>
        <translation>Jakie sposoby zakończenia zadania są dozwolone i z jakimi powodami.</translation>
    </message>
    <message>
        <source>Rules: what comes next</source>
        <translation>Reguły: co dalej</translation>
    </message>
    <message>
        <source>Where completed items go on to.</source>
        <translation>Dokąd idą zakończone zadania.</translation>
    </message>
    <message>
        <source>Rules: deliveries</source>
        <translation>Reguły: dostawy</translation>
    </message>
    <message>
        <source>What came into the queue, and from where.</source>
        <translation>Co przyszło do kolejki i skąd.</translation>
    </message>
    <message>
        <source>Rules: advanced</source>
        <translation>Reguły: zaawansowane</translation>
    </message>
    <message>
        <source>The query, the search and the sizes of records.</source>
        <translation>Zapytanie, wyszukiwanie i wielkość rekordów.</translation>
    </message>
    <message>
        <source>Test the query of a queue</source>
        <translation>Wypróbuj zapytanie kolejki</translation>
    </message>
    <message>
        <source>Says what the query finds, and changes nothing.</source>
        <translation>Mówi, co znajduje zapytanie, i niczego nie zmienia.</translation>
    </message>
    <message>
        <source>Duplicates of a queue</source>
        <translation>Duplikaty w kolejce</translation>
    </message>
    <message>
        <source>Finds records that are likely the same.</source>
        <translation>Znajduje rekordy, które są prawdopodobnie tym samym.</translation>
    </message>
    <message>
        <source>Search for duplicates</source>
        <translation>Szukaj duplikatów</translation>
    </message>
    <message>
        <source>Compares all records of a queue with each other.</source>
        <translation>Porównuje ze sobą wszystkie rekordy kolejki.</translation>
    </message>
    <message>
        <source>Choose a queue first.</source>
        <translation>Proszę najpierw wybrać kolejkę.</translation>
    </message>
    <message>
        <source>Undo the last merge</source>
        <translation>Cofnij ostatnie scalenie</translation>
    </message>
    <message>
        <source>Takes back what was decided last about duplicates.</source>
        <translation>Wycofuje to, co ostatnio postanowiono o duplikatach.</translation>
    </message>
    <message>
        <source>There is no decision to undo here.</source>
        <translation>Nie ma tu decyzji do cofnięcia.</translation>
    </message>
    <message>
        <source>Values of a field</source>
        <translation>Wartości pola</translation>
    </message>
    <message>
        <source>Shows how often each value stands in a field.</source>
        <translation>Pokazuje, jak często każda wartość stoi w polu.</translation>
    </message>
    <message>
        <source>Values one by one</source>
        <translation>Wartości pojedynczo</translation>
    </message>
    <message>
        <source>Forms of values</source>
        <translation>Formy wartości</translation>
    </message>
    <message>
        <source>Puts values together that are built alike.</source>
        <translation>Łączy wartości zbudowane tak samo.</translation>
    </message>
    <message>
        <source>Clusters of values</source>
        <translation>Grupy wartości</translation>
    </message>
    <message>
        <source>Puts values together that are likely the same.</source>
        <translation>Łączy wartości, które są prawdopodobnie tym samym.</translation>
    </message>
    <message>
        <source>Correct values of a field</source>
        <translation>Popraw wartości pola</translation>
    </message>
    <message>
        <source>Changes all records that have the chosen values at once.</source>
        <translation>Zmienia naraz wszystkie rekordy, które mają wybrane wartości.</translation>
    </message>
    <message>
        <source>Choose a field and the values that are wrong, and type what they are to become.</source>
        <translation>Proszę wybrać pole i błędne wartości oraz wpisać, czym mają się stać.</translation>
    </message>
    <message>
        <source>Undo a correction of values</source>
        <translation>Cofnij poprawkę wartości</translation>
    </message>
    <message>
        <source>Takes the last correction of many records back.</source>
        <translation>Wycofuje ostatnią poprawkę wielu rekordów.</translation>
    </message>
    <message>
        <source>There is no correction to undo here.</source>
        <translation>Nie ma tu poprawki do cofnięcia.</translation>
    </message>
    <message>
        <source>What was corrected</source>
        <translation>Co poprawiono</translation>
    </message>
    <message>
        <source>Counts corrections by field, kind, file or person.</source>
        <translation>Liczy poprawki według pola, rodzaju, pliku lub osoby.</translation>
    </message>
    <message>
        <source>Save corrections...</source>
        <translation>Zapisz poprawki...</translation>
    </message>
    <message>
        <source>Saves what was corrected, with counts, as a file.</source>
        <translation>Zapisuje w pliku, co poprawiono, z liczbami.</translation>
    </message>
    <message>
        <source>As soon as the corrections are counted they can be saved.</source>
        <translation>Gdy poprawki zostaną policzone, będzie można je zapisać.</translation>
    </message>
    <message>
        <source>History of items</source>
        <translation>Historia: zadania</translation>
    </message>
    <message>
        <source>Shows who did what when, in all queues.</source>
        <translation>Pokazuje, kto, co i kiedy zrobił we wszystkich kolejkach.</translation>
    </message>
    <message>
        <source>History of the rules of queues</source>
        <translation>Historia: reguły kolejek</translation>
    </message>
    <message>
        <source>Shows who changed which rule of a queue.</source>
        <translation>Pokazuje, kto zmienił którą regułę kolejki.</translation>
    </message>
    <message>
        <source>History of users and roles</source>
        <translation>Historia: użytkownicy i role</translation>
    </message>
    <message>
        <source>Shows who gave whom which rights.</source>
        <translation>Pokazuje, kto komu dał jakie prawa.</translation>
    </message>
    <message>
        <source>Check the history now</source>
        <translation>Sprawdź teraz historię</translation>
    </message>
    <message>
        <source>Proves that nothing was changed behind Intray&apos;s back.</source>
        <translation>Dowodzi, że niczego nie zmieniono bez wiedzy Intray.</translation>
    </message>
    <message>
        <source>Save the history...</source>
        <translation>Zapisz historię...</translation>
    </message>
    <message>
        <source>Saves all lines that were found as a file.</source>
        <translation>Zapisuje w pliku wszystkie znalezione wiersze.</translation>
    </message>
    <message>
        <source>Shows what was imported when and from which file, and undoes it.</source>
        <translation>Pokazuje, co kiedy i z jakiego pliku zaimportowano, i cofa to.</translation>
    </message>
    <message>
        <source>Choose the line of the history that this is about.</source>
        <translation>Proszę wybrać wiersz historii, o który chodzi.</translation>
    </message>
    <message>
        <source>Open the record of a line</source>
        <translation>Otwórz rekord wiersza</translation>
    </message>
    <message>
        <source>Opens the record that a line of the history is about.</source>
        <translation>Otwiera rekord, o którym mówi wiersz historii.</translation>
    </message>
    <message>
        <source>Undo a change of the history</source>
        <translation>Cofnij zmianę z historii</translation>
    </message>
    <message>
        <source>Gives the record the values from before a line.</source>
        <translation>Przywraca rekordowi wartości sprzed wiersza.</translation>
    </message>
    <message>
        <source>Filters of the history</source>
        <translation>Filtry historii</translation>
    </message>
    <message>
        <source>Shows only the lines of a queue, a person, a field or a time.</source>
        <translation>Pokazuje tylko wiersze kolejki, osoby, pola lub okresu.</translation>
    </message>
    <message>
        <source>Changes of values as a list</source>
        <translation>Pokaż jako listę zmiany wartości</translation>
    </message>
    <message>
        <source>Shows in a low window what would be changed in place of the values.</source>
        <translation>W niskim oknie pokazuje zamiast wartości to, co by się zmieniło.</translation>
    </message>
    <message>
        <source>In a high window the list stands below what is typed.</source>
        <translation>W wysokim oknie lista stoi pod tym, co się wpisuje.</translation>
    </message>
    <message>
        <source>Rules: what needs eyes</source>
        <translation>Reguły: co wymaga oczu</translation>
    </message>
    <message>
        <source>What people notice, by field</source>
        <translation>Co ludzie zauważają, według pól</translation>
    </message>
    <message>
        <source>How many planted slips were corrected in each field.</source>
        <translation>Ile podłożonych błędów poprawiono w każdym polu.</translation>
    </message>
    <message>
        <source>No field has 100 planted slips of five people or more yet.</source>
        <translation>Żadne pole nie ma jeszcze 100 podłożonych błędów u co najmniej pięciu osób.</translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message>
        <source>the regular expression is too long.</source>
        <translation>wyrażenie regularne jest za długie.</translation>
    </message>
    <message numerus="yes">
        <source>the regular expression has an error after %n characters.</source>
        <translation>
            <numerusform>wyrażenie regularne ma błąd po %n znaku.</numerusform>
            <numerusform>wyrażenie regularne ma błąd po %n znakach.</numerusform>
            <numerusform>wyrażenie regularne ma błąd po %n znakach.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlantWords</name>
    <message>
        <source>Well seen: “%2” in %1 was a planted slip.</source>
        <translation>Dobre oko: „%2” w %1 to był podłożony błąd.</translation>
    </message>
    <message>
        <source>You overlooked a planted slip in %1: it showed “%2”; the record has “%3”.</source>
        <translation>Przeoczono podłożony błąd w %1: na ekranie było „%2”; w rekordzie jest „%3”.</translation>
    </message>
    <message>
        <source>“%2” in %1 was a planted slip; the record has “%3”. You typed something else there: “%4”. Look at it, and complete the record again if that is right.</source>
        <translation>„%2” w %1 to był podłożony błąd; w rekordzie jest „%3”. Wpisano tam coś innego: „%4”. Proszę na to spojrzeć i zakończyć rekord jeszcze raz, jeśli to się zgadza.</translation>
    </message>
    <message>
        <source>One record in %1 of this queue shows a planted slip on your screen, to learn how much people overlook. You are told when you complete it, and nobody else sees how many you caught.</source>
        <translation>Jeden na %1 rekordów tej kolejki pokazuje na ekranie podłożony błąd, który mówi, ile się przeocza. Informacja pojawia się po zakończeniu rekordu i nikt inny nie widzi, ile błędów zostało znalezionych.</translation>
    </message>
</context>
<context>
    <name>ProfileStore</name>
    <message>
        <source>The connection &quot;%1&quot; could not be read and is left out. %2</source>
        <translation>Nie udało się odczytać połączenia „%1”, dlatego zostało pominięte. %2</translation>
    </message>
    <message>
        <source>The list of connections could not be read. Set up the connection again.</source>
        <translation>Nie udało się odczytać listy połączeń. Proszę skonfigurować połączenie ponownie.</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>The history is in order, without contradictions. Items: %1; lines of history: %2.</source>
        <translation>Historia się zgadza; nic nie przeczy temu, co zawsze musi obowiązywać. Zadania: %1; linie historii: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The history is not in order: %n contradiction(s).</source>
        <translation>
            <numerusform>Historia się nie zgadza: %n sprzeczność.</numerusform>
            <numerusform>Historia się nie zgadza: %n sprzeczności.</numerusform>
            <numerusform>Historia się nie zgadza: %n sprzeczności.</numerusform>
        </translation>
    </message>
    <message>
        <source>The self-test passed: no item was given out twice. Items given out: %1.</source>
        <translation>Autotest zakończył się pomyślnie: żadnego nie wydano dwa razy. Wydane zadania: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The self-test failed: %n item(s) were given out twice. Stop working with this database and show the report to whoever runs it.</source>
        <translation>
            <numerusform>Autotest nie powiódł się: %n zadanie wydano dwa razy. Proszę przerwać pracę z tą bazą danych i pokazać raport jej opiekunowi.</numerusform>
            <numerusform>Autotest nie powiódł się: %n zadania wydano dwa razy. Proszę przerwać pracę z tą bazą danych i pokazać raport jej opiekunowi.</numerusform>
            <numerusform>Autotest nie powiódł się: %n zadań wydano dwa razy. Proszę przerwać pracę z tą bazą danych i pokazać raport jej opiekunowi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The self-test failed. The report below says what was found.</source>
        <translation>Autotest nie powiódł się. Poniższy raport mówi, co stwierdzono.</translation>
    </message>
    <message>
        <source>a file on the computer, SQLite</source>
        <translation>plik na tym komputerze, SQLite</translation>
    </message>
    <message>
        <source>Database: %1
Engine: %2
Tables: version %3
Program: Intray %4
By: %5 at %6
Begun: %7
Ended: %8</source>
        <translation>Baza danych: %1
Silnik: %2
Tabele: wersja %3
Program: Intray %4
Wykonał: %5 na %6
Początek: %7
Koniec: %8</translation>
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
        <translation>Sprawdzono, linia po linii w historii każdego zadania, według stanu z jednej chwili:
- każde zadanie zaimportowano raz;
- w każdej chwili obejmowała je najwyżej jedna blokada;
- każda czynność podaje blokadę, która wtedy obejmowała zadanie;
- żadna blokada nie wróciła po wykonaniu pod nią pracy;
- między otwarciem a ponownym otwarciem zadanie zakończono najwyżej raz;
- jego rekord był opracowywany tylko na jednym etapie;
- obecny stan zadania zgadza się z jego historią.</translation>
    </message>
    <message>
        <source>Done: %1 claimers at once, each with a connection of its own, took and completed %2 items in a queue made for this and removed again.
Claims: %3, of which twice: %4</source>
        <translation>Wykonano: %1 pobierających naraz, każdy z własnym połączeniem, pobrało i zakończyło %2 zadań w kolejce utworzonej w tym celu i potem usuniętej.
Pobrania: %3, w tym podwójne: %4</translation>
    </message>
    <message numerus="yes">
        <source>Speed: %Ln claim(s) a second; half of them within %1 ms, 99 of 100 within %2 ms</source>
        <translation>
            <numerusform>Szybkość: %Ln pobranie na sekundę; połowa z nich w ciągu %1 ms, 99 na 100 w ciągu %2 ms</numerusform>
            <numerusform>Szybkość: %Ln pobrania na sekundę; połowa z nich w ciągu %1 ms, 99 na 100 w ciągu %2 ms</numerusform>
            <numerusform>Szybkość: %Ln pobrań na sekundę; połowa z nich w ciągu %1 ms, 99 na 100 w ciągu %2 ms</numerusform>
        </translation>
    </message>
    <message>
        <source>Contradictions: none</source>
        <translation>Sprzeczności: brak</translation>
    </message>
    <message>
        <source>Contradictions:</source>
        <translation>Sprzeczności:</translation>
    </message>
    <message>
        <source>Intray: check of the history</source>
        <translation>Intray: sprawdzenie historii</translation>
    </message>
    <message>
        <source>Intray: self-test</source>
        <translation>Intray: autotest</translation>
    </message>
</context>
<context>
    <name>Proposals</name>
    <message>
        <source>These mean that there is nothing: %1.</source>
        <translation>Te oznaczają, że nic nie ma: %1.</translation>
    </message>
    <message>
        <source>It is filled in.</source>
        <translation>Pole jest wypełnione.</translation>
    </message>
    <message>
        <source>No two records have the same value.</source>
        <translation>Żadne dwa rekordy nie mają tego samego.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are the same.</source>
        <translation>„%1” i „%2” są takie same.</translation>
    </message>
    <message>
        <source>If %1, “%2” is filled in.</source>
        <translation>Jeśli %1, „%2” jest wypełnione.</translation>
    </message>
    <message>
        <source>If %1, “%2” is empty.</source>
        <translation>Jeśli %1, „%2” jest puste.</translation>
    </message>
    <message>
        <source>“%1” is %2</source>
        <translation>„%1” to %2</translation>
    </message>
    <message>
        <source>“%1” is filled in</source>
        <translation>„%1” jest wypełnione</translation>
    </message>
    <message>
        <source>For equal “%1”, “%2” is equal.</source>
        <translation>Przy równym „%1” także „%2” jest równe.</translation>
    </message>
    <message>
        <source>One of %1.</source>
        <translation>Jedno z %1.</translation>
    </message>
    <message numerus="yes">
        <source>One of %n value(s) that occur again and again.</source>
        <translation>
            <numerusform>%n wartość, która stale się powtarza.</numerusform>
            <numerusform>Jedna z %n wartości, które stale się powtarzają.</numerusform>
            <numerusform>Jedna z %n wartości, które stale się powtarzają.</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Od %1 do %2.</translation>
    </message>
    <message>
        <source>Each value is written like %1.</source>
        <translation>Każda wartość jest zapisana jak %1.</translation>
    </message>
    <message>
        <source>no digits</source>
        <translation>bez cyfr</translation>
    </message>
    <message>
        <source>no capital letters</source>
        <translation>bez wielkich liter</translation>
    </message>
    <message>
        <source>no small letters</source>
        <translation>bez małych liter</translation>
    </message>
    <message>
        <source>no special characters such as ? * #</source>
        <translation>bez znaków takich jak ? * #</translation>
    </message>
    <message>
        <source>The text has %1.</source>
        <translation>Tekst jest %1.</translation>
    </message>
    <message>
        <source>For equal “%1” and “%2”, “%3” is equal.</source>
        <translation>Przy równych „%1” i „%2” równe jest „%3”.</translation>
    </message>
    <message>
        <source>“%1” is not later than “%2”.</source>
        <translation>„%1” nie jest później niż „%2”.</translation>
    </message>
    <message>
        <source>“%1” is not more than “%2”.</source>
        <translation>„%1” nie jest większe niż „%2”.</translation>
    </message>
</context>
<context>
    <name>RecordFoot</name>
    <message>
        <source>Note...</source>
        <translation>Notatka...</translation>
    </message>
    <message>
        <source>Dismiss...</source>
        <translation>Odrzuć...</translation>
    </message>
    <message>
        <source>Fail...</source>
        <translation>Nieudane...</translation>
    </message>
</context>
<context>
    <name>RecordKey</name>
    <message>
        <source>The key is made of columns that the file does not have: %1. The file has: %2.</source>
        <translation>Klucz składa się z kolumn, których nie ma w pliku: %1. Kolumny w pliku: %2.</translation>
    </message>
</context>
<context>
    <name>RecordSchema</name>
    <message>
        <source>The record schema cannot be used. Please correct it.</source>
        <translation>Schematu rekordu nie można użyć. Proszę go poprawić.</translation>
    </message>
    <message>
        <source>The record schema is not valid JSON: there is an error in line %1, column %2. Please correct it there.</source>
        <translation>Schemat rekordu nie jest poprawnym dokumentem JSON: w linii %1, w kolumnie %2, jest błąd. Proszę go tam poprawić.</translation>
    </message>
    <message>
        <source>The record schema is wrong at %1: %2</source>
        <translation>Schemat rekordu jest błędny w miejscu %1: %2</translation>
    </message>
    <message>
        <source>an object is expected.</source>
        <translation>oczekiwano obiektu.</translation>
    </message>
    <message>
        <source>This does not comply with the queue&apos;s rules. Please check it.</source>
        <translation>To nie pasuje do reguł kolejki. Proszę to sprawdzić.</translation>
    </message>
    <message>
        <source>The queue&apos;s rules do not allow this field.</source>
        <translation>Reguły kolejki nie dopuszczają tego pola.</translation>
    </message>
    <message>
        <source>By the queue&apos;s rules, the values do not go together. Please check the record.</source>
        <translation>Według reguł kolejki wartości do siebie nie pasują. Proszę sprawdzić rekord.</translation>
    </message>
    <message>
        <source>This is not a record schema: it has none of JSON Schema&apos;s keywords, such as &quot;properties&quot; or &quot;required&quot;. Nothing was changed.</source>
        <translation>To nie jest schemat rekordu: nie zawiera żadnego ze słów JSON Schema, np. „properties” lub „required”. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>there are %1 fields, but a form has room for only %2.</source>
        <translation>jest %1 pól, a formularz mieści %2.</translation>
    </message>
</context>
<context>
    <name>RecordTable</name>
    <message>
        <source>“%1” is not a spreadsheet; only spreadsheets have sheets to choose from.</source>
        <translation>„%1” nie jest skoroszytem; tylko skoroszyty mają arkusze do wyboru.</translation>
    </message>
    <message>
        <source>The file “%1” is a spreadsheet, which has sheets, not tables. Choose one of its sheets by --sheet.</source>
        <translation>Plik „%1” jest skoroszytem, który ma arkusze, a nie tabele. Proszę wybrać przez --sheet jeden z jego arkuszy.</translation>
    </message>
    <message>
        <source>The file “%1” is a spreadsheet, which has sheets, not tables. Choose one of its sheets.</source>
        <translation>Plik „%1” jest skoroszytem, który ma arkusze, a nie tabele. Proszę wybrać jeden z jego arkuszy.</translation>
    </message>
</context>
<context>
    <name>Rights</name>
    <message>
        <source>The database allows this only to the role %1.</source>
        <translation>Baza danych zezwala na to tylko roli %1.</translation>
    </message>
    <message>
        <source>The database allows this only to the roles %1 and %2.</source>
        <translation>Baza danych zezwala na to tylko rolom %1 i %2.</translation>
    </message>
    <message>
        <source>The database shows you only the history of records, not the records themselves.</source>
        <translation>Baza danych pokazuje tylko historię rekordów, a nie same rekordy.</translation>
    </message>
</context>
<context>
    <name>RowDoubts</name>
    <message>
        <source>“%1” looks as if it was written in another encoding.</source>
        <translation>„%1” wygląda na zapisane w innym kodowaniu.</translation>
    </message>
    <message>
        <source>“%1” has letters; nearly all others in “%2” are figures.</source>
        <translation>„%1” ma litery; prawie wszystkie inne w „%2” to cyfry.</translation>
    </message>
</context>
<context>
    <name>RowWords</name>
    <message>
        <source>(%1 empty)</source>
        <translation>(%1 puste)</translation>
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
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>a pattern of its own</source>
        <translation>własny wzorzec</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>jak %1</translation>
    </message>
    <message>
        <source>Field %1</source>
        <translation>Pole %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: what is right</source>
        <translation>%1: co jest poprawne</translation>
    </message>
    <message>
        <source>set</source>
        <translation>ustalone</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>every record is opened</source>
        <translation>otwierany jest każdy rekord</translation>
    </message>
    <message>
        <source>one in %1</source>
        <translation>jeden na %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
</context>
<context>
    <name>RuleEffects</name>
    <message>
        <source>Items taken from now on are locked for %1.</source>
        <translation>Zadania pobrane od teraz są zajęte przez %1.</translation>
    </message>
    <message>
        <source>From now on no lock can be extended beyond %1, counted from its start; longer locks keep their end.</source>
        <translation>Odtąd blokady nie można przedłużyć ponad czas liczony od pobrania: %1; blokady trwające dłużej wygasną tak jak dotąd.</translation>
    </message>
    <message numerus="yes">
        <source>Anybody who holds more than %n item(s) keeps them and gets no more until enough are finished.</source>
        <translation>
            <numerusform>Kto zajmuje więcej niż %n zadanie, zachowuje je i nie dostaje następnych, dopóki nie zamknie odpowiednio wielu.</numerusform>
            <numerusform>Kto zajmuje więcej niż %n zadania, zachowuje je i nie dostaje następnych, dopóki nie zamknie odpowiednio wielu.</numerusform>
            <numerusform>Kto zajmuje więcej niż %n zadań, zachowuje je i nie dostaje następnych, dopóki nie zamknie odpowiednio wielu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Items completed from now on end here.</source>
        <translation>Zadania zakończone od tej chwili kończą tu swoją drogę.</translation>
    </message>
    <message>
        <source>Items completed from now on go on to %1, including those that are locked now.</source>
        <translation>Zadania zakończone od tej chwili przechodzą do kolejki %1, także te, które są teraz zajęte.</translation>
    </message>
    <message>
        <source>Earlier attempts count too: an item that has used up its attempts fails when its next lock expires.</source>
        <translation>Liczy się także to, ile razy zadanie pobrano wcześniej: to, które wyczerpało próby, zostanie uznane za nieudane, gdy wygaśnie jego następna blokada.</translation>
    </message>
    <message>
        <source>Existing items stay; the next request for work uses the new query.</source>
        <translation>Zadania, które tu są, pozostają; kto następny poprosi o zadania, dostanie je według nowego zapytania.</translation>
    </message>
    <message>
        <source>This also counts for items that already wait; anybody who holds such an item keeps it.</source>
        <translation>Dotyczy to także zadań już czekających; kto takie zadanie zajmuje, zachowuje je.</translation>
    </message>
    <message>
        <source>Records that are already larger stay, but can only be completed once they are small enough.</source>
        <translation>Rekordy, które już są większe, zostają, ale można je zakończyć dopiero, gdy będą dość małe.</translation>
    </message>
    <message>
        <source>This applies at once, including to what was finished before.</source>
        <translation>Obowiązuje od razu, także dla tego, co zakończono wcześniej.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are locked now. Their locks keep their end; the next lock and the next extension last %1.</source>
        <translation>
            <numerusform>Teraz zajęte jest %n zadanie. Jego blokada wygaśnie tak jak dotąd; przy następnym pobraniu i następnym przedłużeniu obowiązuje: %1.</numerusform>
            <numerusform>Teraz zajęte są %n zadania. Blokady tych zadań wygasną tak jak dotąd; przy następnym pobraniu i następnym przedłużeniu obowiązuje: %1.</numerusform>
            <numerusform>Teraz zajętych jest %n zadań. Blokady tych zadań wygasną tak jak dotąd; przy następnym pobraniu i następnym przedłużeniu obowiązuje: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are locked now. For these, too, only the endings that are allowed now are possible.</source>
        <translation>
            <numerusform>Teraz zajęte jest %n zadanie. Także je można odtąd zamknąć tylko w dozwolony sposób.</numerusform>
            <numerusform>Teraz zajęte są %n zadania. Także je można odtąd zamknąć tylko w dozwolony sposób.</numerusform>
            <numerusform>Teraz zajętych jest %n zadań. Także je można odtąd zamknąć tylko w dozwolony sposób.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSentences</name>
    <message>
        <source>Warnings come %1 and %2 before the end.</source>
        <translation>Ostrzeżenia pojawiają się %1 i %2 przed końcem.</translation>
    </message>
    <message>
        <source>The first warning comes %1 before the end.</source>
        <translation>Pierwsze ostrzeżenie pojawia się %1 przed końcem.</translation>
    </message>
    <message>
        <source>The last warning comes %1 before the end.</source>
        <translation>Ostatnie ostrzeżenie pojawia się %1 przed końcem.</translation>
    </message>
    <message>
        <source>Whoever returns or dismisses gives a reason.</source>
        <translation>Kto zwraca lub odrzuca, podaje powód.</translation>
    </message>
    <message>
        <source>Whoever returns gives a reason.</source>
        <translation>Kto zwraca, podaje powód.</translation>
    </message>
    <message>
        <source>Whoever dismisses gives a reason.</source>
        <translation>Kto odrzuca, podaje powód.</translation>
    </message>
    <message>
        <source>A record has at most %1.</source>
        <translation>Rekord ma najwyżej %1.</translation>
    </message>
    <message>
        <source>A field has at most %1.</source>
        <translation>Pole ma najwyżej %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1, for %n people</source>
        <translation>
            <numerusform>%1, dla %n osoby</numerusform>
            <numerusform>%1, dla %n osób</numerusform>
            <numerusform>%1, dla %n osób</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1, dla: %2</translation>
    </message>
    <message numerus="yes">
        <source>A person holds at most %n item(s).</source>
        <translation>
            <numerusform>Jedna osoba trzyma najwyżej %n zadanie.</numerusform>
            <numerusform>Jedna osoba trzyma najwyżej %n zadania.</numerusform>
            <numerusform>Jedna osoba trzyma najwyżej %n zadań.</numerusform>
        </translation>
    </message>
    <message>
        <source>An item is locked for %1, and extended up to %2.</source>
        <translation>Zadanie jest zablokowane na %1 i przedłużane najwyżej do %2.</translation>
    </message>
    <message>
        <source>Allowed: %1.</source>
        <translation>Dozwolone: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n reason(s) are offered.</source>
        <translation>
            <numerusform>Do wyboru jest %n powód.</numerusform>
            <numerusform>Do wyboru są %n powody.</numerusform>
            <numerusform>Do wyboru jest %n powodów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Own records can be reopened for %1.</source>
        <translation>Własne rekordy można otworzyć ponownie przez %1.</translation>
    </message>
    <message>
        <source>Completed items end here.</source>
        <translation>Zakończone zadania kończą się tutaj.</translation>
    </message>
    <message>
        <source>Completed items go on to %1.</source>
        <translation>Zakończone zadania przechodzą do %1.</translation>
    </message>
    <message>
        <source>Whoever did the previous step does not do this one.</source>
        <translation>Kto wykonał poprzedni krok, nie wykonuje tego.</translation>
    </message>
    <message>
        <source>Nothing was imported yet.</source>
        <translation>Niczego jeszcze nie zaimportowano.</translation>
    </message>
    <message numerus="yes">
        <source>%n import(s).</source>
        <translation>
            <numerusform>%n import.</numerusform>
            <numerusform>%n importy.</numerusform>
            <numerusform>%n importów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last one: %1, %2.</source>
        <translation>Ostatni: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were rejected.</source>
        <translation>
            <numerusform>Odrzucono %n wiersz.</numerusform>
            <numerusform>Odrzucono %n wiersze.</numerusform>
            <numerusform>Odrzucono %n wierszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>No row was rejected.</source>
        <translation>Nie odrzucono żadnego wiersza.</translation>
    </message>
    <message>
        <source>A query fills the queue.</source>
        <translation>Kolejkę zapełnia zapytanie.</translation>
    </message>
    <message>
        <source>%1 % of what comes is done here.</source>
        <translation>Tutaj opracowuje się %1 % tego, co przychodzi.</translation>
    </message>
    <message numerus="yes">
        <source>An item fails after %n attempt(s).</source>
        <translation>
            <numerusform>Zadanie jest nieudane po %n próbie.</numerusform>
            <numerusform>Zadanie jest nieudane po %n próbach.</numerusform>
            <numerusform>Zadanie jest nieudane po %n próbach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) are keyed a second time.</source>
        <translation>
            <numerusform>%n pole wprowadza się drugi raz.</numerusform>
            <numerusform>%n pola wprowadza się drugi raz.</numerusform>
            <numerusform>%n pól wprowadza się drugi raz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Differences are decided in %1.</source>
        <translation>O różnicach rozstrzyga się w %1.</translation>
    </message>
    <message>
        <source>Accents do not matter to a search.</source>
        <translation>Znaki diakrytyczne nie mają znaczenia przy szukaniu.</translation>
    </message>
    <message>
        <source>Query, sizes, share, attempts, second keying: all as usual.</source>
        <translation>Zapytanie, rozmiary, udział, próby, drugie wprowadzanie: wszystko jak zwykle.</translation>
    </message>
    <message>
        <source>%1, %2. Rows: %3, added: %4, rejected: %5.</source>
        <translation>%1, %2. Wiersze: %3, dodane: %4, odrzucone: %5.</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Bez nazwy</translation>
    </message>
    <message>
        <source>The most doubtful record of a priority comes first.</source>
        <translation>W obrębie priorytetu najpierw idzie najbardziej wątpliwy rekord.</translation>
    </message>
    <message>
        <source>Records pass unopened as long as at most %1 % of the fields are still wrong (%2 % sure).</source>
        <translation>Rekordy przechodzą bez otwierania, dopóki błędnych jest najwyżej %1 % pól (z pewnością %2 %).</translation>
    </message>
    <message>
        <source>Somebody opens every record.</source>
        <translation>Każdy rekord ktoś otwiera.</translation>
    </message>
    <message>
        <source>One record in %1 shows a planted slip.</source>
        <translation>Jeden na %1 rekordów pokazuje podłożony błąd.</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
</context>
<context>
    <name>SchemaChanges</name>
    <message>
        <source>label</source>
        <translation>etykieta</translation>
    </message>
    <message>
        <source>help</source>
        <translation>pomoc</translation>
    </message>
    <message>
        <source>list of values</source>
        <translation>lista wartości</translation>
    </message>
    <message>
        <source>several values of a list</source>
        <translation>kilka z listy wartości</translation>
    </message>
    <message>
        <source>usual values</source>
        <translation>zwykłe wartości</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>wzorzec</translation>
    </message>
    <message>
        <source>shortest length</source>
        <translation>najmniejsza długość</translation>
    </message>
    <message>
        <source>longest length</source>
        <translation>największa długość</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>najmniej</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>najwięcej</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>rodzaj</translation>
    </message>
    <message>
        <source>format</source>
        <translation>format</translation>
    </message>
    <message>
        <source>group</source>
        <translation>grupa</translation>
    </message>
    <message>
        <source>texts that mean “no value”</source>
        <translation>teksty oznaczające „brak wartości”</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>pisownia</translation>
    </message>
    <message>
        <source>lookup table</source>
        <translation>tabela słownikowa</translation>
    </message>
    <message>
        <source>several lines</source>
        <translation>kilka wierszy</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>tylko do odczytu</translation>
    </message>
    <message>
        <source>required</source>
        <translation>wymagane</translation>
    </message>
    <message>
        <source>order of the fields</source>
        <translation>kolejność pól</translation>
    </message>
    <message>
        <source>columns of the lists</source>
        <translation>kolumny list</translation>
    </message>
    <message>
        <source>fields of the key</source>
        <translation>pola klucza</translation>
    </message>
    <message>
        <source>the queue&apos;s own words</source>
        <translation>własne słowa kolejki</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source> (without %1)</source>
        <translation> (bez %1)</translation>
    </message>
    <message>
        <source> (with %1)</source>
        <translation> (z %1)</translation>
    </message>
    <message>
        <source> (otherwise)</source>
        <translation> (inaczej)</translation>
    </message>
    <message>
        <source>field %1</source>
        <translation>pole %1</translation>
    </message>
    <message>
        <source>field %1: %2</source>
        <translation>pole %1: %2</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>reguła %1</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1: dodano</translation>
    </message>
    <message>
        <source>%1 added: %2</source>
        <translation>%1, dodano: %2</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1: usunięto</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>columns of the form</source>
        <translation>kolumny formularza</translation>
    </message>
    <message>
        <source>usual length</source>
        <translation>zwykła długość</translation>
    </message>
    <message>
        <source>examples of what is right</source>
        <translation>przykłady poprawnych wartości</translation>
    </message>
</context>
<context>
    <name>SchemaCheck</name>
    <message>
        <source>The record schema is wrong at %1: %2</source>
        <translation>Schemat rekordu jest błędny w miejscu %1: %2</translation>
    </message>
    <message>
        <source>it is nested too deeply.</source>
        <translation>zagnieżdżenie jest zbyt głębokie.</translation>
    </message>
    <message>
        <source>a schema, that is an object, is expected.</source>
        <translation>oczekiwano schematu, czyli obiektu.</translation>
    </message>
    <message>
        <source>a list with at least one value is expected.</source>
        <translation>oczekiwano listy z co najmniej jedną wartością.</translation>
    </message>
    <message>
        <source>a whole number from 0 is expected.</source>
        <translation>oczekiwano liczby całkowitej od 0 wzwyż.</translation>
    </message>
    <message>
        <source>a number is expected.</source>
        <translation>oczekiwano liczby.</translation>
    </message>
    <message>
        <source>a number above 0 is expected.</source>
        <translation>oczekiwano liczby większej od 0.</translation>
    </message>
    <message>
        <source>text is expected.</source>
        <translation>oczekiwano tekstu.</translation>
    </message>
    <message>
        <source>true or false is expected.</source>
        <translation>oczekiwano true lub false.</translation>
    </message>
    <message>
        <source>an object with a schema for each name is expected.</source>
        <translation>oczekiwano obiektu ze schematem dla każdej nazwy.</translation>
    </message>
    <message>
        <source>a list of schemas is expected.</source>
        <translation>oczekiwano listy schematów.</translation>
    </message>
    <message>
        <source>at least one type is expected.</source>
        <translation>oczekiwano co najmniej jednego typu.</translation>
    </message>
    <message>
        <source>a type is one of string, integer, number, boolean, null, object, array.</source>
        <translation>typ to string, integer, number, boolean, null, object lub array.</translation>
    </message>
    <message>
        <source>a regular expression is expected.</source>
        <translation>oczekiwano wyrażenia regularnego.</translation>
    </message>
    <message>
        <source>a list of field names is expected.</source>
        <translation>oczekiwano listy nazw pól.</translation>
    </message>
    <message>
        <source>the reference leads back to itself.</source>
        <translation>odwołanie prowadzi z powrotem do siebie samego.</translation>
    </message>
    <message>
        <source>the reference leads nowhere in this document.</source>
        <translation>odwołanie prowadzi w tym dokumencie donikąd.</translation>
    </message>
    <message>
        <source>it is too large.</source>
        <translation>jest za duży.</translation>
    </message>
    <message>
        <source>it has too many rules for one value.</source>
        <translation>ma zbyt wiele reguł dla jednej wartości.</translation>
    </message>
    <message>
        <source>Intray has no such keyword; there are %1.</source>
        <translation>Intray nie zna takiego słowa; są: %1.</translation>
    </message>
    <message>
        <source>a list of rules is expected.</source>
        <translation>oczekiwana jest lista reguł.</translation>
    </message>
    <message>
        <source>the schema has no field “%1”.</source>
        <translation>schemat nie ma pola „%1”.</translation>
    </message>
    <message>
        <source>a value of the field&apos;s kind, in its format, is expected.</source>
        <translation>oczekiwana jest wartość rodzaju tego pola, w jego formacie.</translation>
    </message>
    <message>
        <source>an object is expected.</source>
        <translation>oczekiwany jest obiekt.</translation>
    </message>
    <message>
        <source>a list of texts is expected.</source>
        <translation>oczekiwana jest lista tekstów.</translation>
    </message>
    <message>
        <source>no value may contain the separator of values, or spaces around it.</source>
        <translation>żadna wartość nie może zawierać tego, co stoi między dwiema, ani spacji na brzegach.</translation>
    </message>
    <message>
        <source>there are %1 rules across fields, and at most %2 are checked in good time.</source>
        <translation>jest %1 reguł między polami, a najwyżej %2 da się sprawdzić w rozsądnym czasie.</translation>
    </message>
    <message>
        <source>only numbers, dates and times have a format, so a kind such as “date” is expected beside it.</source>
        <translation>tylko liczby, daty i godziny mają format, dlatego oczekiwany jest obok rodzaj, na przykład „date”.</translation>
    </message>
    <message>
        <source>the minimum is above the maximum, so no value could be right.</source>
        <translation>najmniejsza wartość jest większa od największej, więc żadna wartość nie byłaby poprawna.</translation>
    </message>
    <message>
        <source>a field occurs in it twice.</source>
        <translation>jedno pole występuje w niej dwa razy.</translation>
    </message>
    <message>
        <source>“%1” and “%2” cannot be compared. Both must be numbers, dates, or times, by their kinds.</source>
        <translation>Nie można porównać „%1” i „%2”. Oba muszą być, według rodzaju, liczbami, datami lub godzinami.</translation>
    </message>
    <message>
        <source>a host is expected, such as scans.example.org.</source>
        <translation>oczekiwano nazwy hosta, np. scans.example.org.</translation>
    </message>
    <message>
        <source>true, false, a folder or an object is expected.</source>
        <translation>oczekiwano true, false, folderu lub obiektu.</translation>
    </message>
    <message>
        <source>a number of bytes is expected.</source>
        <translation>oczekiwana jest liczba bajtów.</translation>
    </message>
    <message>
        <source>1 or 2 is expected.</source>
        <translation>Oczekiwano 1 albo 2.</translation>
    </message>
    <message>
        <source>a number of characters is expected.</source>
        <translation>oczekiwana jest liczba znaków.</translation>
    </message>
</context>
<context>
    <name>SchemaFile</name>
    <message>
        <source>The file %1 cannot be read. Nothing was changed.</source>
        <translation>Nie można odczytać pliku %1. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>The file %1 is too large for a record schema. Nothing was changed.</source>
        <translation>Plik %1 jest za duży na schemat rekordu. Niczego nie zmieniono.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>The cell %1 has the error %2.</source>
        <translation>Komórka %1 zawiera błąd %2.</translation>
    </message>
    <message>
        <source>The cell %1 has “%2”, which does not match the type of the cell.</source>
        <translation>Komórka %1 zawiera „%2”, czego nie można odczytać jako tego, czym powinno być.</translation>
    </message>
    <message>
        <source>The cell %1 refers to a text that the file does not have.</source>
        <translation>Komórka %1 odwołuje się do tekstu, którego plik nie ma.</translation>
    </message>
    <message>
        <source>The cell %1 has “%2”, which is not a date.</source>
        <translation>Komórka %1 zawiera „%2”, co nie jest datą.</translation>
    </message>
    <message>
        <source>The cell %1 has “%2”, which is not a number.</source>
        <translation>Komórka %1 zawiera „%2”, co nie jest liczbą.</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>The sheet “%1” has no rows: there is nothing to import.</source>
        <translation>Arkusz „%1” nie ma wierszy: nie ma czego importować.</translation>
    </message>
    <message>
        <source>The header cannot be read: %1</source>
        <translation>Nie można odczytać nagłówka: %1</translation>
    </message>
    <message>
        <source>The cell %1 is beyond the last column, which is %2.</source>
        <translation>Komórka %1 leży za ostatnią kolumną, którą jest %2.</translation>
    </message>
    <message>
        <source>The sheet “%1” of a spreadsheet (%2) is read; row %3 names its columns.</source>
        <translation>Odczytywany jest arkusz „%1” skoroszytu (%2); wiersz %3 nazywa jego kolumny.</translation>
    </message>
    <message>
        <source>The sheet “%1” of a spreadsheet (%2) is read; it seems to have no header, so its columns are numbered.</source>
        <translation>Odczytywany jest arkusz „%1” skoroszytu (%2); prawdopodobnie nie ma nagłówka, dlatego jego kolumny ponumerowano.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) at the top were skipped.</source>
        <translation>
            <numerusform>Pominięto %n wiersz u góry.</numerusform>
            <numerusform>Pominięto %n wiersze u góry.</numerusform>
            <numerusform>Pominięto %n wierszy u góry.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty row(s) between others were skipped, the first is row %1.</source>
        <translation>
            <numerusform>Pominięto %n pusty wiersz między innymi (wiersz %1).</numerusform>
            <numerusform>Pominięto %n puste wiersze między innymi (pierwszy to wiersz %1).</numerusform>
            <numerusform>Pominięto %n pustych wierszy między innymi (pierwszy to wiersz %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden row(s) were read as well.</source>
        <translation>
            <numerusform>Odczytano także %n ukryty wiersz.</numerusform>
            <numerusform>Odczytano także %n ukryte wiersze.</numerusform>
            <numerusform>Odczytano także %n ukrytych wierszy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden column(s) were read as well.</source>
        <translation>
            <numerusform>Odczytano także %n ukrytą kolumnę.</numerusform>
            <numerusform>Odczytano także %n ukryte kolumny.</numerusform>
            <numerusform>Odczytano także %n ukrytych kolumn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n range(s) of cells are merged, the first is %1; the value is in the first cell, the others are missing.</source>
        <translation>
            <numerusform>%n zakres komórek jest scalony (%1); wartość jest w pierwszej komórce, w pozostałych jej brak.</numerusform>
            <numerusform>%n zakresy komórek są scalone (pierwszy to %1); wartość jest w pierwszej komórce, w pozostałych jej brak.</numerusform>
            <numerusform>%n zakresów komórek jest scalonych (pierwszy to %1); wartość jest w pierwszej komórce, w pozostałych jej brak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formula(s) have no stored result and are missing, the first in %1. Open the file, let it calculate, and save it.</source>
        <translation>
            <numerusform>%n formuła nie ma zapisanego wyniku i jej wartości brak (%1). Proszę otworzyć plik, poczekać na obliczenie i go zapisać.</numerusform>
            <numerusform>%n formuły nie mają zapisanego wyniku i ich wartości brak (pierwsza w %1). Proszę otworzyć plik, poczekać na obliczenie i go zapisać.</numerusform>
            <numerusform>%n formuł nie ma zapisanego wyniku i ich wartości brak (pierwsza w %1). Proszę otworzyć plik, poczekać na obliczenie i go zapisać.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are formatted as impossible dates, such as before 1900; they were read as numbers, the first is %1.</source>
        <translation>
            <numerusform>%n komórka ma format daty, której nie ma, na przykład sprzed 1900 roku; odczytano ją jako liczbę (%1).</numerusform>
            <numerusform>%n komórki mają format dat, których nie ma, na przykład sprzed 1900 roku; odczytano je jako liczby (pierwsza to %1).</numerusform>
            <numerusform>%n komórek ma format dat, których nie ma, na przykład sprzed 1900 roku; odczytano je jako liczby (pierwsza to %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) were read as their format shows them, with its leading zeros, the first is %1.</source>
        <translation>
            <numerusform>%n liczbę odczytano tak, jak pokazuje ją format, z zerami na początku: %1.</numerusform>
            <numerusform>%n liczby odczytano tak, jak pokazuje je format, z zerami na początku (pierwsza w %1).</numerusform>
            <numerusform>%n liczb odczytano tak, jak pokazuje je format, z zerami na początku (pierwsza w %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) have more than 15 digits, which spreadsheet programs round; they were read with the digits of the file, the first is %1.</source>
        <translation>
            <numerusform>%n liczba ma więcej niż 15 cyfr, które arkusze zaokrąglają; odczytano ją z cyframi pliku: %1.</numerusform>
            <numerusform>%n liczby mają więcej niż 15 cyfr, które arkusze zaokrąglają; odczytano je z cyframi pliku (pierwsza w %1).</numerusform>
            <numerusform>%n liczb ma więcej niż 15 cyfr, które arkusze zaokrąglają; odczytano je z cyframi pliku (pierwsza w %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The row has the names of the columns once more.</source>
        <translation>Wiersz zawiera jeszcze raz nazwy kolumn.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) have carriage returns; they were read as line breaks, and left out at the end of a cell, the first in %1.</source>
        <translation>
            <numerusform>%n komórka zawiera znaki powrotu karetki (%1); odczytano je jako podziały wierszy, a na końcu komórki pominięto.</numerusform>
            <numerusform>%n komórki zawierają znaki powrotu karetki, pierwsza to %1; odczytano je jako podziały wierszy, a na końcu komórki pominięto.</numerusform>
            <numerusform>%n komórek zawiera znaki powrotu karetki, pierwsza to %1; odczytano je jako podziały wierszy, a na końcu komórki pominięto.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceDocument</name>
    <message>
        <source>The PDF “%1” is encrypted, so it cannot be shown.</source>
        <translation>PDF „%1” jest zaszyfrowany i nie można go pokazać.</translation>
    </message>
    <message>
        <source>The PDF “%1” is damaged.</source>
        <translation>PDF „%1” jest uszkodzony.</translation>
    </message>
    <message>
        <source>The PDF “%1” has no page.</source>
        <translation>PDF „%1” nie ma żadnej strony.</translation>
    </message>
    <message>
        <source>The source “%1” is neither a picture nor a PDF that Intray can show.</source>
        <translation>Źródło „%1” nie jest ani obrazem, ani plikiem PDF, który Intray może pokazać.</translation>
    </message>
    <message>
        <source>The picture “%1” is damaged, or too large to be shown.</source>
        <translation>Obraz „%1” jest uszkodzony albo za duży, by go pokazać.</translation>
    </message>
    <message>
        <source>This version of Intray shows no PDF files. Open “%1” with another program.</source>
        <translation>Ta wersja Intray nie pokazuje plików PDF. Proszę otworzyć „%1” w innym programie.</translation>
    </message>
</context>
<context>
    <name>SourceFetch</name>
    <message>
        <source>“%1” says that the source no longer exists.</source>
        <translation>Źródła już tam nie ma, mówi „%1”.</translation>
    </message>
    <message>
        <source>“%1” does not let Intray read the source. Ask an administrator.</source>
        <translation>„%1” nie pozwala Intray odczytać źródła. Zapytaj administratora.</translation>
    </message>
    <message>
        <source>“%1” cannot prove its identity, so the source was not loaded. Ask an administrator.</source>
        <translation>„%1” nie potrafi dowieść swojej tożsamości, więc źródła nie pobrano. Zapytaj administratora.</translation>
    </message>
    <message>
        <source>“%1” redirects to another address for the source. Intray does not follow that. Ask an administrator.</source>
        <translation>„%1” odsyła po źródło w inne miejsce, skąd nie jest ono pobierane. Zapytaj administratora.</translation>
    </message>
    <message>
        <source>“%1” does not answer, so the source cannot be shown. Try again later.</source>
        <translation>„%1” nie odpowiada, więc źródła nie można pokazać. Spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>The source is larger than 200 MB, so it is not loaded.</source>
        <translation>Źródło ma ponad 200 MB, więc nie jest pobierane.</translation>
    </message>
    <message>
        <source>There is no space for the source on this computer: %1.</source>
        <translation>Na tym komputerze nie ma miejsca na źródło: %1.</translation>
    </message>
</context>
<context>
    <name>SourcePlace</name>
    <message>
        <source>The source is not in the folder of this queue&apos;s sources, “%1”.</source>
        <translation>Źródło nie jest w folderze źródeł tej kolejki, „%1”.</translation>
    </message>
    <message>
        <source>The field of the source has no path.</source>
        <translation>Pole źródła nie zawiera ścieżki.</translation>
    </message>
    <message>
        <source>The folder of this queue&apos;s sources, “%1”, is not an absolute path.</source>
        <translation>Folder źródeł tej kolejki, „%1”, nie jest ścieżką bezwzględną.</translation>
    </message>
    <message>
        <source>The source “%1” is in a folder that has not been chosen yet. Choose it with the Folder button.</source>
        <translation>Źródło „%1” jest w folderze, którego jeszcze nie wybrano. Wybierz go przyciskiem Folder.</translation>
    </message>
    <message>
        <source>The source “%1” is missing.</source>
        <translation>Nie ma źródła „%1”.</translation>
    </message>
    <message>
        <source>The source “%1” is not a file that can be shown.</source>
        <translation>Źródło „%1” nie jest plikiem, który można pokazać.</translation>
    </message>
    <message>
        <source>You are not allowed to read the source “%1”.</source>
        <translation>Nie masz prawa czytać źródła „%1”.</translation>
    </message>
    <message>
        <source>The source “%1” is empty.</source>
        <translation>Źródło „%1” jest puste.</translation>
    </message>
    <message>
        <source>The source “%1” is larger than 1 GB.</source>
        <translation>Źródło „%1” jest większe niż 1 GB.</translation>
    </message>
    <message>
        <source>The source is on “%1”, and this queue&apos;s rules do not allow loading it from there. Intray shows files on this computer and on shares that are mounted on it.</source>
        <translation>Źródło jest na „%1”, a reguły tej kolejki nie pozwalają go stamtąd pobrać. Pokazywane są pliki tego komputera i zamontowanych na nim udziałów.</translation>
    </message>
</context>
<context>
    <name>Speller</name>
    <message>
        <source>The dictionary &quot;%1&quot; is not installed, so spelling is not checked. Install it as a Hunspell dictionary, for example the package hunspell-%2.</source>
        <translation>Słownik &quot;%1&quot; nie jest zainstalowany, więc pisownia nie jest sprawdzana. Zainstaluj go jako słownik Hunspell, na przykład pakiet hunspell-%2.</translation>
    </message>
    <message>
        <source>The dictionary &quot;%1&quot; cannot be read, so spelling is not checked. Reinstall it.</source>
        <translation>Nie można odczytać słownika &quot;%1&quot;, więc pisownia nie jest sprawdzana. Zainstaluj go ponownie.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>Another companion process keeps this database, as %1 on %2.</source>
        <translation>Tą bazą danych opiekuje się inny proces towarzyszący, jako %1 na %2.</translation>
    </message>
    <message>
        <source>The database cannot take a value: it is of another kind than expected there, or too large. Nothing was changed; the details name the value.</source>
        <translation>Baza danych nie może przyjąć wartości: jest innego rodzaju niż tam oczekiwany albo zbyt duża. Nic nie zostało zmienione; szczegóły podają tę wartość.</translation>
    </message>
    <message>
        <source>This database server is cut off from the others of its cluster, and answers nothing until they are together again. Nothing was changed; please try again.</source>
        <translation>Ten serwer bazy danych jest odcięty od pozostałych w swoim klastrze i nie odpowie, dopóki znów się nie połączą. Nic nie zostało zmienione; proszę spróbować ponownie.</translation>
    </message>
    <message>
        <source>The standby server stopped reading this, because it had to go on following the primary server. Please try again.</source>
        <translation>Serwer zapasowy przerwał ten odczyt, ponieważ musiał nadążać za serwerem głównym. Proszę spróbować ponownie.</translation>
    </message>
    <message>
        <source>Nobody holds any of these items.</source>
        <translation>Nikt nie zajmuje żadnego z tych zadań.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) locked by %1.</source>
        <translation>
            <numerusform>%n zadanie zajęte przez użytkownika %1.</numerusform>
            <numerusform>%n zadania zajęte przez użytkownika %1.</numerusform>
            <numerusform>%n zadań zajętych przez użytkownika %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Text was typed for %n of them.</source>
        <translation>
            <numerusform>Tekst wpisano w %n z nich.</numerusform>
            <numerusform>Tekst wpisano w %n z nich.</numerusform>
            <numerusform>Tekst wpisano w %n z nich.</numerusform>
        </translation>
    </message>
    <message>
        <source>The key of &quot;%2&quot; has several columns; &quot;%1&quot; alone does not identify a row. Give the table a single column with a unique index.</source>
        <translation>Klucz tabeli „%2” ma kilka kolumn; sama „%1” nie nazywa wiersza. Proszę dodać do tabeli osobną kolumnę z niepowtarzalnym indeksem.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; is not the primary key and has no unique index, so it does not identify one row.</source>
        <translation>Kolumna „%1” tabeli „%2” nie jest kluczem głównym ani nie ma niepowtarzalnego indeksu, więc nie nazywa jednego wiersza.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; a key is a whole number or text.</source>
        <translation>Kolumna „%1” tabeli „%2” ma typ „%3”; klucz to liczba całkowita lub tekst.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; cannot be empty, so a lock could not be ended.</source>
        <translation>Kolumna „%1” tabeli „%2” nie może być pusta, więc żadna blokada nie mogłaby się zakończyć.</translation>
    </message>
    <message>
        <source>The values for open and for done must be different.</source>
        <translation>Wartości dla otwartych i zakończonych muszą się różnić.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; may be empty, so it gives no order. Choose one that is NOT NULL.</source>
        <translation>Kolumna „%1” tabeli „%2” może być pusta, więc nie wyznacza kolejności. Proszę wybrać kolumnę NOT NULL.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; (%3) cannot be corrected as a field of the record.</source>
        <translation>Kolumny „%1” tabeli „%2” (%3) nie można poprawiać jako pola rekordu.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has a quote or backslash in its name, which MariaDB cannot look up. Name the other columns with --columns.</source>
        <translation>Kolumna „%1” tabeli „%2” ma w nazwie cudzysłów lub ukośnik odwrotny, którego MariaDB nie potrafi wyszukać. Proszę podać pozostałe kolumny przez --columns.</translation>
    </message>
    <message>
        <source>Two of the tables have a column &quot;%1&quot;. Name the columns of each that belong to the record.</source>
        <translation>Dwie z tabel mają kolumnę „%1”. Proszę dla każdej podać kolumny, które należą do rekordu.</translation>
    </message>
    <message>
        <source>The criteria are not one condition: a parenthesis, a quote or a semicolon does not belong there.</source>
        <translation>Kryteria nie są jednym warunkiem: nawias, cudzysłów lub średnik nie jest tam na miejscu.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one of Intray&apos;s own tables.</source>
        <translation>„%1” jest tabelą samego Intray.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a view. Adopt the table behind it, and write the view&apos;s conditions into the criteria.</source>
        <translation>„%1” jest widokiem. Proszę przejąć tabelę, na której się opiera, a warunki widoku wpisać w kryteriach.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a table of this database itself, so its rows cannot be locked.</source>
        <translation>„%1” nie jest tabelą znajdującą się w samej tej bazie danych, więc jej wierszy nie można blokować.</translation>
    </message>
    <message>
        <source>Your login is not allowed to write to the table &quot;%1&quot;, or to pass that right on. The owner of the table can adopt it.</source>
        <translation>Ten login nie może zapisywać w tabeli „%1” albo nie może przekazać tego prawa dalej. Może ją przejąć jej właściciel.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; a lock&apos;s time is a time of day with its date, or text.</source>
        <translation>Kolumna „%1” tabeli „%2” ma typ „%3”; czas blokady to data z godziną lub tekst.</translation>
    </message>
    <message>
        <source>There is no lock id column: Intray recognises a lock that another program has taken over only by its user and time.</source>
        <translation>Nie ma kolumny identyfikatora blokady: o tym, czy inny program zajął blokadę, mówią tylko jej użytkownik i czas.</translation>
    </message>
    <message>
        <source>There is no state column: only Intray remembers what is done, and other programs still see it.</source>
        <translation>Nie ma kolumny stanu: to, co zakończono, pamięta tylko Intray, a inne programy nadal to widzą.</translation>
    </message>
    <message>
        <source>Only Intray remembers what is postponed, dismissed or failed; other programs still see such a row as open.</source>
        <translation>„Na później”, „nigdy więcej” i „nieudane” pamięta tylko Intray; inne programy nadal widzą taki wiersz jako otwarty.</translation>
    </message>
    <message>
        <source>The database has no table named &quot;%1&quot; that this login can see.</source>
        <translation>W bazie danych nie ma tabeli o nazwie „%1”, którą ten login może zobaczyć.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could be %2 or %3. Write the name exactly as one of these.</source>
        <translation>„%1” może oznaczać %2 lub %3. Proszę zapisać nazwę dokładnie tak, jak jedną z nich.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; has no column named &quot;%2&quot;.</source>
        <translation>Tabela „%1” nie ma kolumny o nazwie „%2”.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Anulowano.</translation>
    </message>
    <message>
        <source>Others are writing to the database right now. Nothing was changed; please try again.</source>
        <translation>Inni właśnie zapisują w bazie danych. Niczego nie zmieniono; proszę spróbować ponownie.</translation>
    </message>
    <message>
        <source>The database is read-only. Nothing was changed; ask for the right to write to the file and its folder.</source>
        <translation>Bazę danych można odczytać, ale nie można w niej zapisywać. Niczego nie zmieniono; proszę uzyskać prawo zapisu w pliku i jego katalogu.</translation>
    </message>
    <message>
        <source>The disk with the database is full. Nothing was changed; free some space and try again.</source>
        <translation>Dysk z bazą danych jest pełny. Niczego nie zmieniono; proszę zwolnić miejsce i spróbować ponownie.</translation>
    </message>
    <message>
        <source>The database is damaged. Leave the file as it is and restore the last backup.</source>
        <translation>Baza danych jest uszkodzona. Proszę zachować plik bez zmian i wrócić do ostatniej kopii zapasowej.</translation>
    </message>
    <message>
        <source>The file is not a database. Choose another file.</source>
        <translation>Plik nie jest bazą danych. Proszę wybrać inny plik.</translation>
    </message>
    <message>
        <source>The database file cannot be opened. Check that the file and its folder exist and that you may read and write them.</source>
        <translation>Nie można otworzyć pliku bazy danych. Proszę sprawdzić, czy plik i jego katalog istnieją i czy można je odczytywać i zapisywać.</translation>
    </message>
    <message>
        <source>The database file cannot be read or written right now. Nothing was changed; check the disk and try again.</source>
        <translation>Pliku bazy danych nie można teraz odczytać ani zapisać. Niczego nie zmieniono; proszę sprawdzić dysk i spróbować ponownie.</translation>
    </message>
    <message>
        <source>The database rejected this. Nothing was changed; the details say more.</source>
        <translation>Baza danych tego odmówiła. Niczego nie zmieniono; więcej mówią szczegóły.</translation>
    </message>
    <message>
        <source>The database server is too busy right now. Nothing was changed; please try again.</source>
        <translation>Serwer bazy danych jest w tej chwili zbyt obciążony. Niczego nie zmieniono; proszę spróbować ponownie.</translation>
    </message>
    <message>
        <source>The database server has no room left. Nothing was changed; tell the administrator and try again later.</source>
        <translation>Na serwerze bazy danych nie ma już miejsca. Niczego nie zmieniono; proszę powiadomić administratora i spróbować ponownie później.</translation>
    </message>
    <message>
        <source>Your login does not have the right to do this. Nothing was changed; ask an administrator of Intray for the right.</source>
        <translation>Ten login nie ma do tego uprawnień. Niczego nie zmieniono; proszę zwrócić się o uprawnienia do administratora Intray.</translation>
    </message>
    <message>
        <source>The network does not know a server with this name. Check the name and the network connection.</source>
        <translation>W sieci nie ma serwera o tej nazwie. Proszę sprawdzić nazwę i połączenie sieciowe.</translation>
    </message>
    <message>
        <source>No database server answers at this address and port. Check both, and whether the server is running.</source>
        <translation>Pod tym adresem i na tym porcie nie odpowiada żaden serwer bazy danych. Proszę sprawdzić jedno i drugie oraz to, czy serwer działa.</translation>
    </message>
    <message>
        <source>No encrypted connection to a verified server could be made. Check the server&apos;s certificate, or the file of the authority that signed it.</source>
        <translation>Nie udało się nawiązać szyfrowanego połączenia z serwerem, który potwierdza swoją tożsamość. Proszę sprawdzić certyfikat serwera albo plik urzędu certyfikacji, który go podpisał.</translation>
    </message>
    <message>
        <source>The server does not accept this login with this password. Check both.</source>
        <translation>Serwer nie przyjmuje tego loginu z tym hasłem. Proszę sprawdzić jedno i drugie.</translation>
    </message>
    <message>
        <source>The server has no database with this name. Check the name.</source>
        <translation>Na serwerze nie ma bazy danych o tej nazwie. Proszę sprawdzić nazwę.</translation>
    </message>
    <message>
        <source>An encrypted connection to MariaDB needs the file of the authority that signed the server&apos;s certificate (ssl_ca). On a trusted network tls=off allows a connection that is not encrypted.</source>
        <translation>Szyfrowane połączenie z MariaDB wymaga pliku urzędu certyfikacji, który podpisał certyfikat serwera (ssl_ca). W zaufanej sieci tls=off zezwala na połączenie bez szyfrowania.</translation>
    </message>
    <message>
        <source>The server offers no encryption, so the connection was closed again. On a trusted network tls=off allows a connection that is not encrypted.</source>
        <translation>Serwer nie oferuje szyfrowania, dlatego połączenie zostało zamknięte. W zaufanej sieci tls=off zezwala na połączenie bez szyfrowania.</translation>
    </message>
    <message>
        <source>MariaDB&apos;s ODBC driver damages text that is sent through it, so Intray does not use it. Connect without ODBC: mariadb://USER@HOST/DATABASE.</source>
        <translation>Sterownik ODBC bazy MariaDB uszkadza przesyłany przez niego tekst, dlatego Intray go nie używa. Proszę połączyć się bez ODBC: mariadb://USER@HOST/DATABASE.</translation>
    </message>
    <message>
        <source>The ODBC driver of mdbtools crashes the program that reads through it, so Intray does not use it. Import the Access file instead.</source>
        <translation>Sterownik ODBC pakietu mdbtools powoduje awarię programu, który przez niego czyta, dlatego Intray go nie używa. Proszę zamiast tego zaimportować plik Access.</translation>
    </message>
    <message>
        <source>ODBC knows no data source or driver of this name. Set it up in the system&apos;s ODBC settings, or choose another.</source>
        <translation>ODBC nie zna źródła danych ani sterownika o tej nazwie. Proszę skonfigurować je w ustawieniach ODBC systemu albo wybrać inne.</translation>
    </message>
    <message>
        <source>Intray does not know how to work with &quot;%1&quot; through ODBC yet.</source>
        <translation>Intray nie potrafi jeszcze pracować z „%1” przez ODBC.</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for this kind of database (%1) is not installed.</source>
        <translation>Sterownik Qt do tego rodzaju bazy danych (%1) nie jest zainstalowany.</translation>
    </message>
    <message>
        <source>The server does not wait for its disk: confirmed work can be lost in a power failure.</source>
        <translation>Serwer nie czeka na swój dysk: potwierdzona przez niego praca może zostać utracona przy zaniku zasilania.</translation>
    </message>
    <message>
        <source>The server is part of a Galera cluster, which can lose confirmed work. Let all clients use the same node.</source>
        <translation>Serwer jest częścią klastra Galera, który może utracić potwierdzoną pracę. Wszystkie stanowiska powinny korzystać z jednego węzła.</translation>
    </message>
    <message>
        <source>This database was restored on another server, where your login may belong to somebody else. An administrator of Intray has to connect its users again: &quot;intrayctl init&quot;, then &quot;intrayctl user set&quot; for each.</source>
        <translation>Tę bazę danych odtworzono na innym serwerze, gdzie ten login może należeć do kogoś innego. Administrator Intray musi ponownie przyłączyć jej użytkowników: najpierw „intrayctl init”, potem „intrayctl user set” dla każdego z nich.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: %1 took it at %2.</source>
        <translation>Ta blokada nie obejmuje już tego zadania: jest ono zajęte przez użytkownika %1 od %2.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it has been completed.</source>
        <translation>Ta blokada nie obejmuje już tego zadania: zostało zakończone.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it has been dismissed or marked as failed.</source>
        <translation>Blokada nie dotyczy już tego zadania: zostało odrzucone lub oznaczone jako nieudane.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it is open again, and nobody has taken it yet.</source>
        <translation>Ta blokada nie obejmuje już tego zadania: jest znów otwarte i nikt go jeszcze nie pobrał.</translation>
    </message>
    <message>
        <source>There is no item %1.</source>
        <translation>Nie ma zadania %1.</translation>
    </message>
    <message>
        <source>There is no queue named &quot;%1&quot;.</source>
        <translation>Nie ma kolejki o nazwie „%1”.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; does not allow this way of finishing an item.</source>
        <translation>Kolejka „%1” nie pozwala zamykać zadań w ten sposób.</translation>
    </message>
    <message>
        <source>Say why the item fails.</source>
        <translation>Proszę podać, dlaczego zadanie jest nieudane.</translation>
    </message>
    <message>
        <source>Say why the item is sent back.</source>
        <translation>Proszę podać, dlaczego zadanie jest odsyłane.</translation>
    </message>
    <message>
        <source>There is no previous step, so the item cannot be sent back. Return it, or mark it as failed with a reason.</source>
        <translation>Przed tym etapem nie ma innego, więc zadania nie można odesłać. Proszę je zwrócić albo oznaczyć jako nieudane z podaniem powodu.</translation>
    </message>
    <message>
        <source>The record was dismissed or failed in the previous step, so the item cannot be sent back there. A supervisor can reopen it.</source>
        <translation>Rekord został odłożony na poprzednim etapie, więc zadania nie można tam odesłać. Kierownik może go ponownie otworzyć.</translation>
    </message>
    <message>
        <source>An item can be returned for 0 to 72 hours.</source>
        <translation>Zadanie można zwrócić na 0 do 72 godzin.</translation>
    </message>
    <message>
        <source>This was cancelled before; nothing was changed. Please do it again.</source>
        <translation>To zostało wcześniej odwołane; niczego nie zmieniono. Proszę zrobić to jeszcze raz.</translation>
    </message>
    <message>
        <source>It is too late to undo this. A supervisor can reopen the item.</source>
        <translation>Jest za późno, aby to cofnąć. Kierownik może ponownie otworzyć zadanie.</translation>
    </message>
    <message>
        <source>Only a finished item can be reopened.</source>
        <translation>Ponownie otworzyć można tylko zamknięte zadanie.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; already has an item with the key &quot;%2&quot;.</source>
        <translation>Kolejka „%1” ma już zadanie z kluczem „%2”.</translation>
    </message>
    <message>
        <source>An item needs a key that is not blank.</source>
        <translation>Zadanie potrzebuje klucza, który nie jest pusty.</translation>
    </message>
    <message>
        <source>There is already a queue named &quot;%1&quot;.</source>
        <translation>Istnieje już kolejka o nazwie „%1”.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; is in use and cannot be removed.</source>
        <translation>Kolejka „%1” jest używana i nie można jej usunąć.</translation>
    </message>
    <message>
        <source>Another import into this queue is running. Wait until it is done.</source>
        <translation>Trwa inny import do tej kolejki. Proszę poczekać na jego zakończenie.</translation>
    </message>
    <message>
        <source>This import was cancelled, because it had not responded for a minute. Nothing was imported; start it again.</source>
        <translation>Ten import został przerwany, ponieważ od minuty nie dawał znaku. Niczego nie zaimportowano; proszę uruchomić go ponownie.</translation>
    </message>
    <message>
        <source>This lock does not hold any items (any more).</source>
        <translation>Ta blokada nie obejmuje (już) żadnego zadania.</translation>
    </message>
    <message>
        <source>The database server has no login named &quot;%1&quot;. Its administrator creates logins; Intray gives them their roles.</source>
        <translation>Serwer bazy danych nie ma loginu o nazwie „%1”. Loginy tworzy administrator serwera; Intray nadaje im role.</translation>
    </message>
    <message>
        <source>There is no user named &quot;%1&quot;.</source>
        <translation>Nie ma użytkownika o nazwie „%1”.</translation>
    </message>
    <message>
        <source>You have no request %1.</source>
        <translation>Nie ma własnej prośby o numerze %1.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; is not filled by a query; its items are taken directly.</source>
        <translation>Kolejka „%1” nie jest wypełniana zapytaniem; jej zadania są pobierane.</translation>
    </message>
    <message>
        <source>The query that fills this queue took too long and was cancelled. Tell an administrator of Intray.</source>
        <translation>Zapytanie, które wypełnia tę kolejkę, trwało dłużej, niż wolno, i zostało przerwane. Proszę powiadomić opiekuna programu Intray.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was created by a version of Intray that was never released, and cannot be upgraded. Export its queues with that version, and import the files into a new database; nothing was changed.</source>
        <translation>Baza danych „%1” została utworzona przez program Intray, który nigdy nie został wydany, i nie można jej zaktualizować. Proszę wyeksportować jej kolejki tamtym programem i zaimportować pliki do nowej bazy; niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was created by a newer version of Intray. Update this program; nothing was changed.</source>
        <translation>Baza danych „%1” została utworzona przez nowszy program Intray. Proszę zaktualizować ten program; niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; has not been set up for Intray. An administrator does that with &quot;intrayctl init&quot;.</source>
        <translation>Baza danych „%1” nie została jeszcze przygotowana dla Intray. Robi to administrator poleceniem „intrayctl init”.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; has no Intray queues yet. Run &quot;intrayctl init&quot; on it, or choose another file.</source>
        <translation>Baza danych „%1” nie ma jeszcze kolejek Intray. Proszę uruchomić dla niej „intrayctl init” albo wybrać inny plik.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was created by an older version of Intray. Run &quot;intrayctl init&quot; to upgrade it.</source>
        <translation>Baza danych „%1” została utworzona przez starszy program Intray. Aby ją zaktualizować, proszę uruchomić „intrayctl init”.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 items were given out.</source>
        <translation>Wydano tylko %1 z %2 zadań.</translation>
    </message>
    <message>
        <source>A self-test creates a queue and works in it, so its login must be administrator and clerk. &quot;intrayctl user set %1 --role administrator --role clerk&quot; makes it both.</source>
        <translation>Autotest tworzy kolejkę i w niej pracuje, dlatego jego login musi mieć role administrator i clerk. Nadaje je „intrayctl user set %1 --role administrator --role clerk”.</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Autotest</translation>
    </message>
    <message>
        <source>The database does not accept the query (line %2): %1. It must be one SELECT.</source>
        <translation>Baza danych nie przyjmuje zapytania (linia %2): %1. Musi to być jeden SELECT.</translation>
    </message>
    <message>
        <source>The database does not accept the query: %1. It must be one SELECT.</source>
        <translation>Baza danych nie przyjmuje zapytania: %1. Musi to być jeden SELECT.</translation>
    </message>
    <message>
        <source>The query has no column named &quot;key&quot;. Give this name to the column that identifies a record: SELECT id AS key, ... (its columns are: %1)</source>
        <translation>Zapytanie nie ma kolumny o nazwie „key”. Proszę nazwać tak tę, która odróżnia rekordy: SELECT id AS key, ... (jego kolumny to: %1)</translation>
    </message>
    <message>
        <source>The query finds rows without a key: the column &quot;key&quot; must never be empty (NULL).</source>
        <translation>Zapytanie znajduje wiersze bez klucza: kolumna „key” nigdy nie może być pusta (NULL).</translation>
    </message>
    <message>
        <source>The query is not allowed to read: %1. An administrator of the database allows it with GRANT SELECT ON table TO %2.</source>
        <translation>Zapytanie nie ma prawa odczytać tego, o co pyta: %1. Administrator bazy danych zezwala na to przez GRANT SELECT ON tabela TO %2.</translation>
    </message>
    <message>
        <source>Others have kept the database busy for too long. Nothing was changed; please try again.</source>
        <translation>Inni zbyt długo zajmowali bazę danych. Niczego nie zmieniono; proszę spróbować ponownie.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; cannot be created. Choose another place for the database.</source>
        <translation>Nie można utworzyć katalogu „%1”. Proszę wybrać inne miejsce na bazę danych.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on a network share, where file locks cannot be trusted and two people could get the same item. Put the file on a disk of this machine.</source>
        <translation>„%1” znajduje się na udziale sieciowym, gdzie na blokadach plików nie można polegać i dwie osoby mogłyby dostać to samo zadanie. Proszę umieścić plik na dysku tego komputera.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a database. Choose another file.</source>
        <translation>„%1” nie jest bazą danych. Proszę wybrać inny plik.</translation>
    </message>
    <message>
        <source>There is no database at &quot;%1&quot;. Create one first, or choose another.</source>
        <translation>W miejscu „%1” nie ma bazy danych. Proszę najpierw ją utworzyć albo podać inną.</translation>
    </message>
    <message numerus="yes">
        <source>Given up when its lock expired; it had been taken %n time(s).</source>
        <translation>
            <numerusform>Zaniechano, gdy wygasła blokada; zadanie pobrano %n raz.</numerusform>
            <numerusform>Zaniechano, gdy wygasła blokada; zadanie pobrano %n razy.</numerusform>
            <numerusform>Zaniechano, gdy wygasła blokada; zadanie pobrano %n razy.</numerusform>
        </translation>
    </message>
    <message>
        <source>The position does not belong to this list. Start from its beginning.</source>
        <translation>To miejsce nie pochodzi z tej listy. Proszę zacząć od początku listy.</translation>
    </message>
    <message>
        <source>The share of a step must be 1 to 100 percent.</source>
        <translation>Udział etapu wynosi od 1 do 100 procent.</translation>
    </message>
    <message>
        <source>Second keying needs a queue in which a third person decides where the two differ.</source>
        <translation>Ponowne wprowadzanie wymaga kolejki, w której trzecia osoba rozstrzyga, gdzie oba wprowadzenia się różnią.</translation>
    </message>
    <message>
        <source>A queue cannot decide on its own second keying.</source>
        <translation>Kolejka nie może rozstrzygać o własnym ponownym wprowadzaniu.</translation>
    </message>
    <message>
        <source>A queue&apos;s name has letters, digits, dots, dashes and underscores only, begins with a letter or digit, and is at most 64 long.</source>
        <translation>Nazwa kolejki zawiera tylko litery, cyfry, kropki, łączniki i podkreślenia, zaczyna się od litery lub cyfry i ma najwyżej 64 znaki.</translation>
    </message>
    <message>
        <source>A lock must last at least one second.</source>
        <translation>Blokada musi obowiązywać co najmniej jedną sekundę.</translation>
    </message>
    <message>
        <source>The longest lock must not be shorter than the lock duration.</source>
        <translation>Najdłuższa blokada nie może być krótsza niż czas trwania blokady.</translation>
    </message>
    <message>
        <source>A user must be allowed at least one lock.</source>
        <translation>Użytkownikowi trzeba zezwolić na co najmniej jedną blokadę.</translation>
    </message>
    <message>
        <source>An item must be allowed at least one attempt.</source>
        <translation>Zadaniu trzeba zezwolić na co najmniej jedną próbę.</translation>
    </message>
    <message>
        <source>A queue cannot be its own next queue.</source>
        <translation>Kolejka nie może być swoją własną następną kolejką.</translation>
    </message>
    <message>
        <source>A user needs a name that is not blank.</source>
        <translation>Użytkownik potrzebuje nazwy, która nie jest pusta.</translation>
    </message>
    <message>
        <source>This database recognises renamed logins by itself, or has no logins. There is nothing to do.</source>
        <translation>Ta baza danych sama rozpoznaje login po zmianie nazwy albo nie ma loginów. Nie ma nic do zrobienia.</translation>
    </message>
    <message>
        <source>The lock that you saw is gone: %1 has held the item since %2, under a newer lock. Nothing was changed.</source>
        <translation>Widocznej tu blokady już nie ma: zadanie jest zajęte przez użytkownika %1 od %2, pod nowszą blokadą. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>The lock that you saw is gone: the item is open, and nobody holds it.</source>
        <translation>Widocznej tu blokady już nie ma: zadanie jest otwarte i nikt go nie zajmuje.</translation>
    </message>
    <message>
        <source>The lock that you saw is gone: the item was finished in the meantime.</source>
        <translation>Widocznej tu blokady już nie ma: zadanie zostało w międzyczasie zamknięte.</translation>
    </message>
    <message>
        <source>The lock was released, but another program took the item before it could be handed on.</source>
        <translation>Blokadę zwolniono, ale inny program pobrał zadanie, zanim udało się je przekazać.</translation>
    </message>
    <message>
        <source>Say why the items are taken away; the people who hold them read it.</source>
        <translation>Proszę podać, dlaczego zadania są odbierane; przeczytają to osoby, które je zajmują.</translation>
    </message>
    <message>
        <source>%1 has no role that takes items, such as clerk or worker. Nothing was changed; choose somebody else.</source>
        <translation>Użytkownik %1 nie ma żadnej roli, która pobiera zadania, takiej jak clerk lub worker. Niczego nie zmieniono; proszę wybrać kogoś innego.</translation>
    </message>
    <message>
        <source>%1 is not allowed to take items from the queue &quot;%2&quot;, so the item stays where it is.</source>
        <translation>Użytkownik %1 nie ma prawa pobierać z kolejki „%2”, więc zadanie pozostaje tam, gdzie jest.</translation>
    </message>
    <message>
        <source>The item needs a different person: %1 did the previous step. It stays where it is.</source>
        <translation>Zadanie musi wykonać inna osoba: użytkownik %1 wykonał poprzedni etap. Pozostaje ono tam, gdzie jest.</translation>
    </message>
    <message>
        <source>%1 already holds this item.</source>
        <translation>Użytkownik %1 już zajmuje to zadanie.</translation>
    </message>
    <message>
        <source>%1 holds as many items of the queue &quot;%2&quot; as it allows. The item stays where it is.</source>
        <translation>Użytkownik %1 zajmuje tyle zadań z kolejki „%2”, na ile ona pozwala. Zadanie pozostaje tam, gdzie jest.</translation>
    </message>
    <message>
        <source>The item is in a table that other programs share, and cannot be passed on in this kind of database. Release it; then the other person can take it.</source>
        <translation>Zadanie znajduje się w tabeli, z której korzystają także inne programy, i w tym rodzaju bazy danych nie można go przekazać. Proszę zwolnić jego blokadę; nowa osoba może je wtedy pobrać.</translation>
    </message>
    <message>
        <source>A warning must come at least one second before the end of the lock.</source>
        <translation>Ostrzeżenie pojawia się co najmniej jedną sekundę przed wygaśnięciem blokady.</translation>
    </message>
    <message>
        <source>A warning must come later than the lock begins: it has to be shorter than the lock.</source>
        <translation>Ostrzeżenie musi nastąpić po rozpoczęciu blokady: jego czas musi być krótszy niż blokada.</translation>
    </message>
    <message>
        <source>The last warning must come later than the first, so it has to be shorter.</source>
        <translation>Ostatnie ostrzeżenie musi nastąpić po pierwszym, więc jego czas musi być krótszy.</translation>
    </message>
    <message>
        <source>Completed items would come back to %1 in a circle. Choose another next queue.</source>
        <translation>Zakończone zadania wracałyby do kolejki %1 w kółko. Proszę wybrać inną następną kolejkę.</translation>
    </message>
    <message>
        <source>The item is finished, so it is not waiting. Reopen it first.</source>
        <translation>Zadanie jest zamknięte, więc nie ma miejsca wśród czekających. Proszę najpierw otworzyć je ponownie.</translation>
    </message>
    <message>
        <source>%1 has held the item since %2, so it is not waiting. Release it first if it should go to somebody else.</source>
        <translation>Zadanie jest zajęte przez użytkownika %1 od %2, więc nie czeka. Proszę najpierw zwolnić blokadę, jeśli ma je dostać ktoś inny.</translation>
    </message>
    <message>
        <source>The item is in a table that other programs share, and a column of that table sets its priority. Change the priority there.</source>
        <translation>Zadanie znajduje się w tabeli, z której korzystają także inne programy, a o jego kolejności decyduje kolumna tej tabeli. Proszę zmienić priorytet tam.</translation>
    </message>
    <message>
        <source>The item&apos;s queue is filled by a query, and the query sets its priority. Change the priority where the query finds it.</source>
        <translation>Kolejka zadania jest wypełniana zapytaniem i to zapytanie decyduje o jego kolejności. Proszę zmienić priorytet tam, gdzie zapytanie go znajduje.</translation>
    </message>
    <message>
        <source>A priority is a whole number from -1000000 to 1000000.</source>
        <translation>Priorytet to liczba całkowita od -1000000 do 1000000.</translation>
    </message>
    <message>
        <source>There is no such way of finishing an item.</source>
        <translation>Nie ma takiego sposobu zamknięcia zadania.</translation>
    </message>
    <message>
        <source>Finishing an item needs an operation id, and none was given.</source>
        <translation>Zadanie zamyka się pod identyfikatorem operacji, a nie podano żadnego.</translation>
    </message>
    <message>
        <source>The login %1 is not a user of Intray in this database. An administrator adds it with &quot;intrayctl user add&quot;.</source>
        <translation>Login %1 nie jest użytkownikiem Intray w tej bazie danych. Administrator dodaje go poleceniem „intrayctl user add”.</translation>
    </message>
    <message>
        <source>A user&apos;s name must be one line, without control characters.</source>
        <translation>Nazwa użytkownika mieści się w jednym wierszu, bez znaków sterujących.</translation>
    </message>
    <message>
        <source>The tables in &quot;%1&quot; are not Intray&apos;s. Choose another database; nothing was changed.</source>
        <translation>Tabele w „%1” nie należą do Intray. Wybierz inną bazę danych; niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>The clock of this computer was set forward while Intray was running, so no lock is made, extended or released. Correct it, or restart Intray if it is right now; nothing was changed.</source>
        <translation>Zegar tego komputera został przesunięty do przodu podczas pracy Intray, dlatego według niego żadna blokada nie jest zakładana, przedłużana ani zwalniana. Ustaw go dobrze albo uruchom Intray ponownie, jeśli teraz jest dobry; niczego nie zmieniono.</translation>
    </message>
    <message numerus="yes">
        <source>Last activity %n second(s) ago.</source>
        <translation>
            <numerusform>Ostatnia aktywność %n sekundę temu.</numerusform>
            <numerusform>Ostatnia aktywność %n sekundy temu.</numerusform>
            <numerusform>Ostatnia aktywność %n sekund temu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last activity %n minute(s) ago.</source>
        <translation>
            <numerusform>Ostatnia aktywność %n minutę temu.</numerusform>
            <numerusform>Ostatnia aktywność %n minuty temu.</numerusform>
            <numerusform>Ostatnia aktywność %n minut temu.</numerusform>
        </translation>
    </message>
    <message>
        <source>No draft has been saved yet; what is being typed arrives within seconds.</source>
        <translation>Nie zapisano jeszcze szkicu; to, co jest właśnie wpisywane, dociera w ciągu kilku sekund.</translation>
    </message>
    <message>
        <source>The database server does not answer. Check that it runs and that the network reaches it, then try again.</source>
        <translation>Serwer bazy danych nie odpowiada. Sprawdź, czy działa i czy jest dostępny w sieci, a potem spróbuj ponownie.</translation>
    </message>
    <message>
        <source>No database server can be written to at the moment: another one is taking over. Nothing was changed; please try again.</source>
        <translation>Na żadnym z serwerów bazy danych nie można w tej chwili zapisywać: inny serwer przejmuje pracę. Niczego nie zmieniono; proszę spróbować ponownie.</translation>
    </message>
    <message>
        <source>%1 is the last administrator. Make somebody else an administrator first.</source>
        <translation>%1 to ostatnia osoba z rolą administratora. Najpierw trzeba ją nadać komuś innemu.</translation>
    </message>
    <message>
        <source>The server asked for the password in a way that would show it to whoever listens, so it was not sent. Ask your administrator whether this is your server; a login by password or by ed25519 is needed.</source>
        <translation>Serwer zażądał hasła w sposób, który pokazałby je każdemu, kto podsłuchuje, więc go nie wysłano. Zapytaj administratora, czy to jest wasz serwer; potrzebne jest logowanie hasłem lub przez ed25519.</translation>
    </message>
    <message numerus="yes">
        <source>Another program has locked %n of them in the table itself; nobody is notified there.</source>
        <translation>
            <numerusform>Inny program zablokował %n z nich w samej tabeli; tam nikt nie zostanie powiadomiony.</numerusform>
            <numerusform>Inny program zablokował %n z nich w samej tabeli; tam nikt nie zostanie powiadomiony.</numerusform>
            <numerusform>Inny program zablokował %n z nich w samej tabeli; tam nikt nie zostanie powiadomiony.</numerusform>
        </translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot; and cannot hold the name of a user. Leave it out and name the column of the lock&apos;s id alone, or give the table a text column for the name.</source>
        <translation>Kolumna &quot;%1&quot; w &quot;%2&quot; ma typ &quot;%3&quot; i nie może zawierać nazwy użytkownika. Pomiń ją i podaj tylko kolumnę identyfikatora blokady albo dodaj do tabeli kolumnę tekstową na nazwę.</translation>
    </message>
    <message>
        <source>There is already a queue &quot;%1&quot;, which does not use the table &quot;%2&quot;. Choose another name.</source>
        <translation>Istnieje już kolejka &quot;%1&quot;, która nie należy do tabeli &quot;%2&quot;. Wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; is not in an adopted table.</source>
        <translation>Kolejka &quot;%1&quot; nie znajduje się w przejętej tabeli.</translation>
    </message>
    <message>
        <source>Its table %1 is no longer mapped.</source>
        <translation>Jej tabela %1 nie jest już przypisana.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the table are locked through Intray. Nothing was changed; wait until they are finished, or release them first.</source>
        <translation>
            <numerusform>%n wiersz tabeli jest zajęty przez Intray. Nic nie zmieniono; proszę poczekać na jego zakończenie albo najpierw go zwolnić.</numerusform>
            <numerusform>%n wiersze tabeli są zajęte przez Intray. Nic nie zmieniono; proszę poczekać na ich zakończenie albo najpierw je zwolnić.</numerusform>
            <numerusform>%n wierszy tabeli jest zajętych przez Intray. Nic nie zmieniono; proszę poczekać na ich zakończenie albo najpierw je zwolnić.</numerusform>
        </translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; the id of a lock is a uuid, or text.</source>
        <translation>Kolumna &quot;%1&quot; w &quot;%2&quot; ma typ &quot;%3&quot;; identyfikator blokady to uuid albo tekst.</translation>
    </message>
    <message>
        <source>There is only a lock id column: Intray knows the user and time of its own locks only, and old locks end in the next sweep.</source>
        <translation>Jest tylko kolumna identyfikatora blokady: Intray zna użytkownika i czas tylko własnych blokad, a stare blokady kończą się przy następnym sprzątaniu.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters. Shorten it; nothing was changed.</source>
        <translation>Tekst ma więcej niż %1 znaków. Proszę go skrócić; niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>The name of the workstation is longer than %1 characters. Shorten it.</source>
        <translation>Nazwa stanowiska ma więcej niż %1 znaków. Proszę nadać mu krótszą.</translation>
    </message>
    <message>
        <source>What was sent along with the record is larger than the %1 bytes that its queue allows. Nothing was changed.</source>
        <translation>To, co wysłano razem z rekordem, jest większe niż %1 bajtów, na które pozwala jego kolejka. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>The database was given a value that it cannot use. Nothing was changed; the details say which.</source>
        <translation>Baza danych otrzymała wartość, której nie może użyć. Niczego nie zmieniono; szczegóły mówią, którą.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; what is written there is a time of day with its date, or text.</source>
        <translation>Kolumna „%1” tabeli „%2” ma typ „%3”; zapisywana jest tam godzina z datą albo tekst.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; cannot be empty, but a reopened row has no such time.</source>
        <translation>Kolumna „%1” tabeli „%2” nie może być pusta, a wiersz ponownie otwarty nie ma takiego czasu.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot; and cannot hold a message or a result, which are text.</source>
        <translation>Kolumna „%1” tabeli „%2” ma typ „%3” i nie pomieści komunikatu ani wyniku, które są tekstem.</translation>
    </message>
    <message>
        <source>A value for failed needs a state column.</source>
        <translation>Wartość dla nieudanych wymaga kolumny stanu, w której stoi.</translation>
    </message>
    <message>
        <source>The value for failed must differ from those for open and for done.</source>
        <translation>Wartość dla nieudanych musi być inna niż dla otwartych i ukończonych.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; is used twice. Choose another column for one of the two.</source>
        <translation>Kolumnie „%1” tabeli „%2” nadano dwa znaczenia. Podaj inną dla jednego z nich.</translation>
    </message>
    <message>
        <source>Only Intray remembers what is postponed or dismissed; other programs still see such a row as open.</source>
        <translation>„Na później” i „nigdy więcej” pamięta tylko Intray; inne programy nadal widzą taki wiersz jako otwarty.</translation>
    </message>
    <message>
        <source>This queue has items that failed (%1) while its table had no state for that, so their rows still look open there. Reopen them first, or map the table without the state for failed rows.</source>
        <translation>Ta kolejka ma elementy nieudane (%1) z czasu, gdy jej tabela nie miała na to stanu, więc ich wiersze wyglądają tam nadal na otwarte. Najpierw otwórz je ponownie albo przypisz tabelę bez stanu dla wierszy nieudanych.</translation>
    </message>
    <message>
        <source>The table needs a value in “%1”. Fill it in; nothing was changed.</source>
        <translation>Tabela wymaga wartości w polu „%1”. Wypełnij je; nic nie zostało zmienione.</translation>
    </message>
    <message>
        <source>“%1” is too long for the table&apos;s column. Shorten it; nothing was changed.</source>
        <translation>„%1” jest dłuższe, niż przyjmuje kolumna tabeli. Skróć tekst; nic nie zostało zmienione.</translation>
    </message>
    <message>
        <source>“%1” does not fit the table&apos;s column: it is a different kind of value, out of range, or has a letter that the column cannot keep. Nothing was changed.</source>
        <translation>„%1” nie jest wartością, którą przyjmuje kolumna tabeli: to inny rodzaj wartości, wartość spoza zakresu albo z literą, której kolumna nie może przechować. Nic nie zostało zmienione.</translation>
    </message>
    <message>
        <source>“%1” must not be the same in two rows of the table, and another row has this value. Nothing was changed.</source>
        <translation>„%1” nie może być takie samo w dwóch wierszach tabeli, a inny wiersz ma tę wartość. Nic nie zostało zmienione.</translation>
    </message>
    <message>
        <source>“%1” refers to another table, which does not allow this value. Nothing was changed.</source>
        <translation>„%1” odwołuje się do innej tabeli, która nie pozwala na tę wartość. Nic nie zostało zmienione.</translation>
    </message>
    <message>
        <source>A rule of the table does not allow this value of “%1”. Nothing was changed.</source>
        <translation>Reguła tabeli nie pozwala na tę wartość „%1”. Nic nie zostało zmienione.</translation>
    </message>
    <message>
        <source>A rule of the item&apos;s table does not allow this. Nothing was changed.</source>
        <translation>Reguła tabeli tego zadania na to nie pozwala. Nic nie zostało zmienione.</translation>
    </message>
    <message>
        <source>The queue&apos;s table has changed since it was adopted: the table, a column or a right is missing, or its rows do not match the criteria. Nothing was changed; ask an administrator to adopt it again or to undo the change.</source>
        <translation>Tabela kolejki nie jest już taka jak w chwili przejęcia: brakuje jej samej, kolumny albo uprawnienia, albo jej wiersze nie pasują do kryteriów. Nic nie zostało zmienione; poproś administratora o ponowne przejęcie albo o jego cofnięcie.</translation>
    </message>
    <message>
        <source>The table %1 of the queue %2 still works as before this upgrade. Adopt it again: %3</source>
        <translation>Tabela %1 kolejki %2 działa nadal jak przed tą aktualizacją. Przejmij ją ponownie: %3</translation>
    </message>
    <message>
        <source>somebody whom the table does not name</source>
        <translation>kogoś, kogo tabela nie podaje</translation>
    </message>
    <message>
        <source>Rows without a key in &quot;%1&quot; are left out, currently %2. Give them a key to work on them.</source>
        <translation>Wiersze bez klucza w „%1” są pomijane, obecnie %2. Nadaj im klucz, jeśli mają być opracowywane.</translation>
    </message>
    <message>
        <source>The table&apos;s column for the name of the person who holds a row is too short for yours. Nothing was changed; ask an administrator to make it longer.</source>
        <translation>Kolumna tabeli na nazwę osoby zajmującej wiersz jest za krótka na Twoją. Nic nie zmieniono; proszę poprosić administratora o jej wydłużenie.</translation>
    </message>
    <message>
        <source>The row of this item is no longer in the table, so it cannot be finished.</source>
        <translation>Wiersza tego elementu nie ma już w tabeli, więc nie można go zakończyć.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: another program has finished it in the table, or has taken it out of the queue.</source>
        <translation>Twoja blokada nie obejmuje już tego zadania: inny program zakończył je w tabeli albo usunął z kolejki.</translation>
    </message>
    <message>
        <source>Another program has ended or changed this lock in the table. Take the item again to go on.</source>
        <translation>Inny program zakończył lub zmienił tę blokadę w tabeli. Weź element ponownie, aby kontynuować.</translation>
    </message>
    <message>
        <source>Write the text of the note.</source>
        <translation>Napisz, co ma mówić notatka.</translation>
    </message>
    <message>
        <source>Not all records were searched, because this was cancelled.</source>
        <translation>Rekordów nie przejrzano do końca, ponieważ to anulowano.</translation>
    </message>
    <message>
        <source>Say why the item is returned.</source>
        <translation>Proszę podać, dlaczego zadanie jest zwracane.</translation>
    </message>
    <message>
        <source>Say why the item is dismissed.</source>
        <translation>Proszę podać, dlaczego zadanie jest odrzucane.</translation>
    </message>
    <message>
        <source>These are one and the same item. Name two items.</source>
        <translation>To jedno i to samo zadanie. Podaj dwa zadania.</translation>
    </message>
    <message>
        <source>The items are of two queues. Only items of one queue can be duplicates.</source>
        <translation>Zadania są z dwóch kolejek. Duplikatami mogą być tylko zadania z jednej kolejki.</translation>
    </message>
    <message>
        <source>The items are in a table of another program, where they cannot be merged.</source>
        <translation>Zadania stoją w tabeli innego programu, gdzie nie można ich scalić.</translation>
    </message>
    <message>
        <source>There is no lookup table “%1”.</source>
        <translation>Nie ma tabeli słownikowej „%1”.</translation>
    </message>
    <message>
        <source>Somebody else loaded the lookup table “%1” at the same time. Load it again if it is not right.</source>
        <translation>Ktoś inny w tym samym czasie wczytał tabelę słownikową „%1”. Wczytaj ją ponownie, jeśli nie jest właściwa.</translation>
    </message>
    <message>
        <source>The queue is in a table of another program, where bulk corrections are not possible.</source>
        <translation>Kolejka znajduje się w tabeli innego programu, gdzie poprawki zbiorcze nie są możliwe.</translation>
    </message>
    <message>
        <source>Fields of this queue&apos;s records are keyed twice, here or in a later step, so bulk corrections are not possible: they would reveal a value to the person who keys it again.</source>
        <translation>Pola rekordów tej kolejki są wprowadzane dwa razy, tutaj lub na późniejszym etapie, więc poprawki zbiorcze nie są możliwe: osoba, która wprowadza wartość ponownie, poznałaby ją.</translation>
    </message>
    <message>
        <source>You worked on it in the previous step, and this step needs a different person. Let somebody else correct it.</source>
        <translation>Praca nad tym na poprzednim etapie odbyła się na tym koncie, a ten etap wymaga innej osoby. Niech poprawi to ktoś inny.</translation>
    </message>
    <message>
        <source>It has been finished in the meantime.</source>
        <translation>Jest już zakończone.</translation>
    </message>
    <message>
        <source>%1 has held it since %2. Correct it there, or once it is free.</source>
        <translation>%1 zajmuje to od %2. Proszę poprawić to tam albo gdy będzie wolne.</translation>
    </message>
    <message>
        <source>“%1” has a different value now.</source>
        <translation>„%1” ma już inną wartość.</translation>
    </message>
    <message>
        <source>It was changed at the same moment. Try again.</source>
        <translation>Zostało zmienione w tej samej chwili. Spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Somebody has worked on it since, so it stays.</source>
        <translation>Ktoś pracował nad tym od tego czasu, więc zostaje bez zmian.</translation>
    </message>
    <message>
        <source>The new value is the old one; there is nothing to do.</source>
        <translation>Nowa wartość jest taka jak stara; nie ma nic do zrobienia.</translation>
    </message>
    <message>
        <source>This queue has no bulk correction %1; &quot;intrayctl corrections&quot; lists those that it has.</source>
        <translation>Ta kolejka nie ma zbiorczej poprawki %1; „intrayctl corrections” wymienia istniejące.</translation>
    </message>
    <message>
        <source>The item is in a table that other programs share, and they cannot know whom it is for. Only items of Intray&apos;s own queues can be assigned.</source>
        <translation>Zadanie znajduje się w tabeli, z której korzystają też inne programy, a one nie mogą wiedzieć, dla kogo ono jest. Przydzielać można tylko zadania z własnych kolejek Intray.</translation>
    </message>
    <message>
        <source>The item&apos;s queue is filled by a query. Only items of other queues can be assigned.</source>
        <translation>Kolejkę tego zadania zapełnia zapytanie. Przydzielać można tylko zadania z innych kolejek.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tag. A tag is one word of at most 50 letters, without spaces, commas and @.</source>
        <translation>„%1” nie jest etykietą. Etykieta to słowo o najwyżej 50 literach, bez spacji, przecinków i @.</translation>
    </message>
    <message>
        <source>The time in which people may reopen their own records is at least one second.</source>
        <translation>Czas, w którym można otwierać ponownie własne rekordy, wynosi co najmniej jedną sekundę.</translation>
    </message>
    <message>
        <source>The item has no such attachment, or a part of it is missing.</source>
        <translation>Zadanie nie ma takiego załącznika albo brakuje jego części.</translation>
    </message>
    <message>
        <source>The file is too large to be attached: this queue accepts at most %1.</source>
        <translation>Plik jest za duży, by go załączyć: ta kolejka przyjmuje najwyżej %1.</translation>
    </message>
    <message>
        <source>Attaching the file was interrupted, so the item does not have it. Attach it again.</source>
        <translation>Załączanie pliku zostało przerwane, więc zadanie go nie ma. Załącz go ponownie.</translation>
    </message>
    <message>
        <source>The attachment “%1” is damaged: it is not what was attached. Tell an administrator; &quot;intrayctl audit --attachments&quot; lists damaged attachments.</source>
        <translation>Załącznik „%1” jest uszkodzony: nie jest tym, co załączono. Powiadom administratora; &quot;intrayctl audit --attachments&quot; mówi, które są uszkodzone.</translation>
    </message>
    <message>
        <source>The attachment cannot be written: %1.</source>
        <translation>Nie można zapisać załącznika: %1.</translation>
    </message>
    <message>
        <source>Somebody else finished the item, so only a supervisor can reopen it.</source>
        <translation>Ktoś inny zakończył to zadanie, więc tylko kierownik może je otworzyć ponownie.</translation>
    </message>
    <message>
        <source>The queue does not let people reopen what they finished themselves. Ask a supervisor.</source>
        <translation>Kolejka nie pozwala otwierać ponownie tego, co się samemu zakończyło. Proszę zwrócić się do kierownika.</translation>
    </message>
    <message>
        <source>You could reopen the item until %1. Ask a supervisor.</source>
        <translation>Zadanie można było otworzyć ponownie do %1. Proszę zwrócić się do kierownika.</translation>
    </message>
    <message>
        <source>The item is not finished, so you can simply take it.</source>
        <translation>Zadanie nie jest zakończone; można je po prostu pobrać.</translation>
    </message>
    <message>
        <source>%1 has already requested this item, and is waiting for a supervisor&apos;s answer.</source>
        <translation>%1 już prosi o to zadanie i czeka na odpowiedź kierownika.</translation>
    </message>
    <message>
        <source>Nobody requests this item (any more).</source>
        <translation>Nikt nie prosi (już) o to zadanie.</translation>
    </message>
    <message>
        <source>%2 has held “%1” since %3, so it cannot be merged now. Wait until it is free.</source>
        <translation>%2 zajmuje „%1” od %3, więc nie można go teraz scalić. Proszę poczekać, aż będzie wolne.</translation>
    </message>
    <message>
        <source>You are working on “%1” yourself. Change its fields there and merge without fields, or return it first.</source>
        <translation>Sam pracujesz nad „%1”. Zmień tam jego pola i scal bez pól albo najpierw je zwróć.</translation>
    </message>
    <message>
        <source>“%1” is finished. Reopen it to merge or change it, or merge the other one into it.</source>
        <translation>„%1” jest zakończone. Otwórz je ponownie, aby je scalić lub zmienić, albo scal z nim to drugie.</translation>
    </message>
    <message>
        <source>“%1” was dismissed or merged. Merge into the one that is kept.</source>
        <translation>„%1” zostało odrzucone albo samo scalone. Scal z tym, które zostaje.</translation>
    </message>
    <message>
        <source>“%1” needs a different person: you worked on it in the previous step. Merge without changing its fields, or let somebody else do it.</source>
        <translation>„%1” wymaga innej osoby: poprzedni etap wykonano na tym koncie. Proszę scalić bez zmiany jego pól albo pozwolić zrobić to komuś innemu.</translation>
    </message>
    <message>
        <source>“%1” was changed in the meantime. Look at it again before you merge.</source>
        <translation>„%1” zostało w międzyczasie zmienione. Obejrzyj je ponownie przed scaleniem.</translation>
    </message>
    <message>
        <source>The item was not merged into another, so there is no merge to undo.</source>
        <translation>Zadanie nie zakończyło się jako duplikat innego, więc nie ma scalenia do cofnięcia.</translation>
    </message>
    <message>
        <source>“%1” keeps the merged values, because %2 has held it since %3. Its history has the previous ones.</source>
        <translation>„%1” zachowuje scalone wartości, ponieważ %2 zajmuje je od %3. Poprzednie są w jego historii.</translation>
    </message>
    <message>
        <source>“%1” keeps the merged values, because it is finished. Its history has the previous ones.</source>
        <translation>„%1” zachowuje scalone wartości, ponieważ jest zakończone. Poprzednie są w jego historii.</translation>
    </message>
    <message>
        <source>“%1” keeps the merged values, because somebody has worked on it since. Its history has the previous ones.</source>
        <translation>„%1” zachowuje scalone wartości, ponieważ ktoś już nad nim pracował. Poprzednie są w jego historii.</translation>
    </message>
    <message>
        <source>“%1” keeps the merged values, because its record from before the merge is no longer in the database.</source>
        <translation>„%1” zachowuje przejęte wartości, ponieważ jego rekordu sprzed scalenia nie ma już w bazie danych.</translation>
    </message>
    <message>
        <source>“%1” is assigned to somebody else. A supervisor can assign it to you or to everybody.</source>
        <translation>„%1” jest przydzielone komuś innemu. Kierownik może przydzielić je Tobie albo wszystkim.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are not duplicates, as %3 said (%4). If they are, undo that first.</source>
        <translation>„%1” i „%2” to nie to samo, jak stwierdził(a) %3 (%4). Jeśli jednak to samo, najpierw to cofnij.</translation>
    </message>
    <message>
        <source>The record is waiting or being worked on in another step. It would be in two steps at once, or lose notes, attachments or assignments there. Whoever takes it there can send it back.</source>
        <translation>Rekord czeka lub jest opracowywany na innym etapie. Byłby na dwóch etapach naraz albo przepadłyby tam notatki, załączniki lub przydziały. Kto go tam pobierze, może go odesłać.</translation>
    </message>
    <message>
        <source>The queue “%2” has no item %1.</source>
        <translation>Kolejka „%2” nie ma zadania %1.</translation>
    </message>
    <message>
        <source>The table&apos;s own program has continued with this item since, so it cannot be reopened here.</source>
        <translation>Program, do którego należy tabela, poszedł już dalej z tym zadaniem, więc nie można go tu ponownie otworzyć.</translation>
    </message>
    <message>
        <source>There is no delivery with this number.</source>
        <translation>Nie ma dostawy o tym numerze.</translation>
    </message>
    <message>
        <source>The records of this delivery are not all imported yet. Try again in a moment.</source>
        <translation>Nie wszystkie rekordy tej dostawy zostały już dodane. Proszę spróbować ponownie za chwilę.</translation>
    </message>
    <message>
        <source>The file of this delivery was not imported as complete, so nothing can be missing in it.</source>
        <translation>Plik tej dostawy nie został zaimportowany jako kompletny, więc niczego nie może w nim brakować.</translation>
    </message>
    <message>
        <source>Say why: the reason is kept in the history of each record.</source>
        <translation>Proszę podać dlaczego: powód zostaje w historii każdego rekordu.</translation>
    </message>
    <message>
        <source>Rows of this delivery were rejected, so it is not known what is missing in it. Import the corrected file, and dismiss what is missing in that one.</source>
        <translation>Wiersze tej dostawy odrzucono, więc nie wiadomo, czego w niej brakuje. Zaimportuj poprawiony plik i odrzuć to, czego brakuje w tamtym.</translation>
    </message>
    <message>
        <source>There is no template “%1”.</source>
        <translation>Nie ma szablonu „%1”.</translation>
    </message>
    <message>
        <source>There is already a template “%1” for something else: one is for imports, the other for exports. Choose another name.</source>
        <translation>Istnieje już szablon „%1” i służy do czegoś innego: jeden jest do importu, drugi do eksportu. Proszę wybrać inną nazwę.</translation>
    </message>
    <message>
        <source>The template “%1” is for exports. Choose one for imports.</source>
        <translation>Szablon „%1” jest szablonem eksportu. Proszę wybrać szablon importu.</translation>
    </message>
    <message>
        <source>The template “%1” is for imports. Choose one for exports.</source>
        <translation>Szablon „%1” jest szablonem importu. Proszę wybrać szablon eksportu.</translation>
    </message>
    <message>
        <source>Give the template a name.</source>
        <translation>Proszę nadać szablonowi nazwę.</translation>
    </message>
    <message>
        <source>The name of the template is longer than %1 characters. Shorten it.</source>
        <translation>Nazwa szablonu ma więcej niż %1 znaków. Proszę nadać mu krótszą.</translation>
    </message>
    <message>
        <source>The template is longer than 1 MB. Templates are shorter.</source>
        <translation>Szablon jest dłuższy niż 1 MB. Szablony są krótsze.</translation>
    </message>
    <message>
        <source>There is no shared filter “%1” in this queue. Somebody may have removed or renamed it.</source>
        <translation>W tej kolejce nie ma wspólnego filtru „%1”. Być może ktoś go usunął lub zmienił jego nazwę.</translation>
    </message>
    <message>
        <source>%2 already shared a filter “%1” in this queue. Choose another name.</source>
        <translation>%2 już udostępnia filtr „%1” w tej kolejce. Wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>%2 shared the filter “%1”. Only %2, supervisors and administrators can change it.</source>
        <translation>Filtr „%1” udostępnia %2. Zmienić go mogą tylko %2, kierownicy i administratorzy.</translation>
    </message>
    <message>
        <source>The filter looks for texts that are too long to be shared. Shorten them.</source>
        <translation>Filtr szuka tekstów, które są za długie, aby je udostępnić. Skróć je.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leads to a file that goes by another name or by none any more. Open the database by the name that it has in its own folder.</source>
        <translation>„%1” prowadzi do pliku, który nazywa się inaczej albo nie ma już nazwy. Proszę otworzyć bazę danych pod nazwą, którą ma we własnym folderze.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is mounted as a single file, without the log that lies beside it, so work could be lost or done twice. Mount its folder instead.</source>
        <translation>„%1” jest podłączony jako pojedynczy plik, bez dziennika, który leży obok; praca mogłaby zostać utracona lub wykonana dwa razy. Proszę podłączyć cały folder.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one file with several names (hard links). The database keeps a log beside each name, so work could be lost or done twice. Remove the other names, or make a copy instead.</source>
        <translation>„%1” to jeden plik o kilku nazwach (twarde dowiązania). Baza danych prowadzi dziennik obok każdej nazwy; praca mogłaby zostać utracona lub wykonana dwa razy. Proszę usunąć pozostałe nazwy albo zrobić kopię.</translation>
    </message>
    <message>
        <source>The database was upgraded by a newer version of Intray while this program was using it. Update this program; nothing was changed.</source>
        <translation>Baza danych została uaktualniona przez nowszy program Intray, gdy ten program z niej korzystał. Proszę zaktualizować ten program; niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>A value for busy needs a state column.</source>
        <translation>Wartość dla wierszy w toku wymaga kolumny stanu, w której stoi.</translation>
    </message>
    <message>
        <source>The value for busy must differ from those for open, done and failed.</source>
        <translation>Wartość dla wierszy w toku musi być inna niż dla otwartych, ukończonych i nieudanych.</translation>
    </message>
    <message>
        <source>The criteria name the column &quot;%1&quot;, which Intray writes when it locks a row. Leave that condition out; only rows with the value for open are given out.</source>
        <translation>Kryteria wymieniają kolumnę &quot;%1&quot;, którą Intray zapisuje, gdy blokuje wiersz. Pomiń ten warunek; wydawane są tylko wiersze z wartością dla otwartych.</translation>
    </message>
    <message>
        <source>There is no value of the state for locked rows, so a row that Intray holds still looks open. A program that goes by the state alone would take the same row. Name that value (busy), or let every program respect the lock.</source>
        <translation>Nie ma wartości stanu dla zajętych wierszy, więc wiersz, który trzyma Intray, nadal wygląda na otwarty. Program, który patrzy tylko na stan, wziąłby ten sam wiersz. Podaj tę wartość (busy) albo niech każdy program przestrzega blokady.</translation>
    </message>
    <message>
        <source>This is too large for the database: it does not take or give so much at once. Nothing was changed. Send less, or ask the administrator of the database for a higher limit (MariaDB: max_allowed_packet).</source>
        <translation>To jest za duże dla bazy danych: nie przyjmuje ani nie oddaje ona tyle naraz. Nic nie zostało zmienione. Wyślij mniej albo poproś administratora bazy danych o wyższy limit (MariaDB: max_allowed_packet).</translation>
    </message>
    <message>
        <source>The text has a character that the database cannot keep. Nothing was changed; take the character out, or ask the administrator of the database for a column that keeps the letters of all languages (UTF-8).</source>
        <translation>Tekst zawiera znak, którego baza danych nie może przechować. Nic nie zostało zmienione; usuń ten znak albo poproś administratora bazy danych o kolumnę, która przechowuje litery wszystkich języków (UTF-8).</translation>
    </message>
    <message>
        <source>The server gives your login settings with which Intray cannot work and which it may not change: %1. Ask the administrator of the server to reset them.</source>
        <translation>Serwer nadaje Twojemu loginowi ustawienia, z którymi Intray nie może pracować i których nie może zmienić: %1. Poproś administratora serwera o ich przywrócenie.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; keeps texts in the encoding %2, which lacks letters that Intray needs. Create a database with the encoding UTF8, as with &quot;createdb --encoding=UTF8 --template=template0&quot;; nothing was changed.</source>
        <translation>Baza danych „%1” przechowuje teksty w kodowaniu %2, w którym brakuje liter potrzebnych Intrayowi. Utwórz bazę danych z kodowaniem UTF8, na przykład poleceniem „createdb --encoding=UTF8 --template=template0”; nic nie zostało zmienione.</translation>
    </message>
    <message>
        <source>The server&apos;s queue of notifications is %1% full, because a session listens and does not read. Work goes on, and changes are seen some seconds later. The server&apos;s log names the process to end.</source>
        <translation>Kolejka powiadomień serwera jest zapełniona w %1%, bo jakaś sesja nasłuchuje i nie czyta. Praca trwa, a zmiany widać kilka sekund później. Dziennik serwera podaje proces, który trzeba zakończyć.</translation>
    </message>
    <message>
        <source>The server&apos;s queue of notifications is %1% full, because a session listens and does not read. Work goes on, and changes are seen some seconds later. It is one of those whose transaction is open, which the server&apos;s administrator can end: %2.</source>
        <translation>Kolejka powiadomień serwera jest zapełniona w %1%, bo jakaś sesja nasłuchuje i nie czyta. Praca trwa, a zmiany widać kilka sekund później. To jedna z sesji z otwartą transakcją, które administrator serwera może zakończyć: %2.</translation>
    </message>
    <message>
        <source>You have written %1 notes today, which is as many as one user may. Go on tomorrow.</source>
        <translation>Napisano dziś %1 notatek, czyli tyle, ile może jeden użytkownik. Można kontynuować jutro.</translation>
    </message>
    <message>
        <source>The item has %1 notes already, which is as many as one item may have. Nothing was added.</source>
        <translation>Zadanie ma już %1 notatek, czyli tyle, ile może mieć jedno zadanie. Niczego nie dodano.</translation>
    </message>
    <message>
        <source>You share %1 filters in this queue already, which is as many as one user may. Remove one first.</source>
        <translation>W tej kolejce udostępniasz już %1 filtrów, czyli tyle, ile może jeden użytkownik. Najpierw usuń jeden z nich.</translation>
    </message>
    <message>
        <source>You have done this %1 times today, which is as often as one user may. Go on tomorrow.</source>
        <translation>Zrobiono to dziś %1 razy, czyli tyle, ile może jeden użytkownik. Można kontynuować jutro.</translation>
    </message>
    <message>
        <source>The database server takes no changes from you now: it is a standby, or a setting makes it, the database or your login read-only. Nothing was changed.</source>
        <translation>Serwer bazy danych nie przyjmuje teraz Twoich zmian: jest serwerem zapasowym albo ustawienie pozwala jemu, bazie danych lub Twojemu loginowi tylko na odczyt. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>A setting of the database server forbids this. Nothing was changed; the details name the setting, which the administrator of the server can change.</source>
        <translation>Zabrania tego ustawienie serwera bazy danych. Niczego nie zmieniono; szczegóły podają ustawienie, które może zmienić administrator serwera.</translation>
    </message>
    <message>
        <source>Every login can store large objects in this database without end. A superuser who runs &quot;intrayctl init&quot; takes that from them.</source>
        <translation>Każdy login może bez końca zapisywać w tej bazie danych duże obiekty (large objects). Superużytkownik, który uruchomi „intrayctl init”, odbierze im to.</translation>
    </message>
    <message>
        <source>Every login can store large objects in this database without end, and Intray has not taken that from them, because %1 are there. If no program needs them, remove them (lo_unlink), and let a superuser run &quot;intrayctl init&quot; again.</source>
        <translation>Każdy login może bez końca zapisywać w tej bazie danych duże obiekty (large objects), a Intray im tego nie odebrał, bo jest ich tu %1. Jeśli żaden program ich nie potrzebuje, usuń je (lo_unlink) i niech superużytkownik uruchomi ponownie „intrayctl init”.</translation>
    </message>
    <message>
        <source>The server has not let you in, because it cannot load a library that its settings name (session_preload_libraries or local_preload_libraries). Ask the administrator of the server to mend the setting.</source>
        <translation>Serwer nie wpuścił Cię, bo nie może załadować biblioteki podanej w jego ustawieniach (session_preload_libraries lub local_preload_libraries). Poproś administratora serwera o poprawienie ustawienia.</translation>
    </message>
    <message>
        <source>You have written %1 notes on this item already, which is as many as one user may. Nothing was added.</source>
        <translation>Napisano już %1 notatek do tego zadania, czyli tyle, ile może jeden użytkownik. Niczego nie dodano.</translation>
    </message>
    <message>
        <source>You have returned or taken back %1 items today, which is as many as one user may. Complete, dismiss or fail the item, or go on tomorrow.</source>
        <translation>Zwrócono lub cofnięto dziś %1 zadań, czyli tyle, ile może jeden użytkownik. Zakończ lub odrzuć zadanie, oznacz je jako nieudane albo kontynuuj jutro.</translation>
    </message>
    <message>
        <source>A queue can have at most %1 fields. Nothing was changed.</source>
        <translation>Kolejka może mieć najwyżej %1 pól. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; has the character set %2, with which MariaDB&apos;s functions do not work. Create a database with CHARACTER SET utf8mb4; nothing was changed.</source>
        <translation>Baza danych „%1” ma zestaw znaków %2, z którym nie działają funkcje MariaDB. Utwórz bazę danych z CHARACTER SET utf8mb4; nic nie zostało zmienione.</translation>
    </message>
    <message>
        <source>The database file or its log was moved or deleted while it was in use. Nothing more is written. Close every program that has it open, and put the files back together: the log &quot;%1&quot; may have the latest changes. Then check that these are there.</source>
        <translation>Plik bazy danych lub jego dziennik został przeniesiony albo usunięty w trakcie używania. Nic więcej nie jest zapisywane. Zakończ wszystkie programy, które mają go otwartego, i przywróć pliki razem: w dzienniku „%1” mogą być ostatnie zmiany. Potem sprawdź, czy są.</translation>
    </message>
    <message>
        <source>The log of the database was moved or deleted while it was in use. All that was finished is in the database; nothing more is written now. Close every program that has it open, and open it again.</source>
        <translation>Dziennik bazy danych został przeniesiony albo usunięty w trakcie używania. Wszystko, co było zakończone, jest w bazie danych; teraz nic więcej nie jest zapisywane. Zakończ wszystkie programy, które mają ją otwartą, i otwórz ją ponownie.</translation>
    </message>
    <message>
        <source>The database file was moved while it was in use: it is &quot;%1&quot; now. All that was finished is in it; nothing more is written. Close every program that has it open, and open it there.</source>
        <translation>Plik bazy danych został przeniesiony w trakcie używania: teraz to „%1”. Wszystko, co było zakończone, jest w nim; nic więcej nie jest zapisywane. Zakończ wszystkie programy, które mają go otwartego, i otwórz go tam.</translation>
    </message>
    <message numerus="yes">
        <source>Given up when another program had ended its lock; it had been taken %n time(s).</source>
        <translation>
            <numerusform>Zaniechano, gdy inny program zakończył blokadę; zadanie pobrano %n raz.</numerusform>
            <numerusform>Zaniechano, gdy inny program zakończył blokadę; zadanie pobrano %n razy.</numerusform>
            <numerusform>Zaniechano, gdy inny program zakończył blokadę; zadanie pobrano %n razy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose request a row is stands in a column of its record, and &quot;%1&quot; is none of them. Add it to the columns that are shown.</source>
        <translation>To, czyja jest sprawa wiersza, stoi w kolumnie jego rekordu, a „%1” nią nie jest. Dodaj ją do pokazywanych kolumn.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; does not make the values of its column &quot;%2&quot; itself, so Intray cannot add rows to it. Leave adding to the programs that know the keys.</source>
        <translation>Tabela „%1” nie nadaje sama wartości swojej kolumny „%2”, więc Intray nie może dodawać do niej wierszy. Proszę zostawić to programom, które znają klucze.</translation>
    </message>
    <message>
        <source>The record has columns of several tables, and Intray adds rows to one table only. Leave out the further tables, or adding.</source>
        <translation>Rekord ma kolumny z kilku tabel, a Intray dodaje wiersze tylko do jednej tabeli. Proszę zrezygnować z dalszych tabel albo z dodawania.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; has its items from an adopted table. Add the rows to that table; Intray gives them out from there. Where the table makes its keys itself, a single item can be added without a key once &quot;intrayctl adopt --add-rows&quot; has allowed it.</source>
        <translation>Kolejka &quot;%1&quot; ma zadania z przejętej tabeli. Dodaj wiersze do tej tabeli; Intray wydaje je stamtąd. Jeśli tabela sama nadaje klucze, można dodać pojedyncze zadanie bez klucza, gdy pozwoli na to „intrayctl adopt --add-rows”.</translation>
    </message>
    <message>
        <source>The new row would not be open in the queue &quot;%1&quot;, because of its criteria or of what the table makes of the row. Nothing was added; change the record.</source>
        <translation>Nowy wiersz nie byłby otwarty w kolejce „%1” z powodu jej kryteriów albo tego, co tabela robi z wierszem. Niczego nie dodano; proszę zmienić rekord.</translation>
    </message>
    <message>
        <source>A record in the database&apos;s answer cannot be read. What was asked for may be done, and items may be locked for you: they are among your own items. Return them, and tell an administrator.</source>
        <translation>Nie można odczytać rekordu w odpowiedzi bazy danych. To, o co poproszono, mogło zostać wykonane, a zadania mogą być zablokowane i są wtedy na liście własnych zadań. Proszę je zwrócić i powiadomić opiekuna programu Intray.</translation>
    </message>
    <message>
        <source>What the database keeps of a record cannot be read. Nothing was changed. Tell an administrator.</source>
        <translation>Nie można odczytać tego, co baza danych przechowuje z rekordu. Niczego nie zmieniono. Proszę powiadomić opiekuna programu Intray.</translation>
    </message>
    <message>
        <source>The record of item %1 cannot be read. Nothing was changed. Tell an administrator.</source>
        <translation>Nie można odczytać rekordu zadania %1. Niczego nie zmieniono. Proszę powiadomić opiekuna programu Intray.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was moved while a program had it open, and what was done last may still be in the log under its old name. Close every program that has it open, and then open it again.</source>
        <translation>Plik „%1” przeniesiono, gdy był otwarty w jakimś programie, i ostatnie zmiany mogą być jeszcze w dzienniku pod dawną nazwą. Proszę zamknąć wszystkie programy, które mają go otwarty, a potem otworzyć go ponownie.</translation>
    </message>
    <message>
        <source>The database server takes no changes from you, because the setting %1 is on for the server, the database or your login. Nothing was changed; whoever administers the server can turn it off.</source>
        <translation>Serwer bazy danych nie przyjmuje Twoich zmian, ponieważ ustawienie %1 jest włączone dla serwera, bazy danych lub Twojego loginu. Niczego nie zmieniono; administrator serwera może je wyłączyć.</translation>
    </message>
    <message>
        <source>The key is longer than %1 characters. Shorten it; nothing was added.</source>
        <translation>Klucz ma więcej niż %1 znaków. Proszę go skrócić; niczego nie dodano.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; has its items from an adopted table that does not make the keys of its rows itself, so Intray adds none. Add the row with the program that gives the keys; Intray gives it out from there.</source>
        <translation>Kolejka „%1” ma zadania z przejętej tabeli, która nie nadaje sama kluczy swoich wierszy, więc Intray żadnego nie dodaje. Proszę dodać wiersz programem, który nadaje klucze; Intray wydaje go stamtąd.</translation>
    </message>
    <message numerus="yes">
        <source>The column &quot;%1&quot; holds %n character(s), but the name of &quot;%2&quot;, who can take items from the queue, has %3. Make the column longer, or choose another one.</source>
        <translation>
            <numerusform>Kolumna „%1” mieści %n znak, a nazwa „%2”, kto może pobierać z kolejki, ma ich %3. Wydłuż kolumnę albo wybierz inną.</numerusform>
            <numerusform>Kolumna „%1” mieści %n znaki, a nazwa „%2”, kto może pobierać z kolejki, ma ich %3. Wydłuż kolumnę albo wybierz inną.</numerusform>
            <numerusform>Kolumna „%1” mieści %n znaków, a nazwa „%2”, kto może pobierać z kolejki, ma ich %3. Wydłuż kolumnę albo wybierz inną.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The column &quot;%1&quot; holds %n character(s), but the id of a lock has %2. Make the column longer, or choose another one.</source>
        <translation>
            <numerusform>Kolumna „%1” mieści %n znak, a identyfikator blokady ma ich %2. Wydłuż kolumnę albo wybierz inną.</numerusform>
            <numerusform>Kolumna „%1” mieści %n znaki, a identyfikator blokady ma ich %2. Wydłuż kolumnę albo wybierz inną.</numerusform>
            <numerusform>Kolumna „%1” mieści %n znaków, a identyfikator blokady ma ich %2. Wydłuż kolumnę albo wybierz inną.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; holds names of at most %n character(s): nobody with a longer name can take items from the queue.</source>
        <translation>
            <numerusform>„%1” mieści nazwy do %n znaku: nikt z dłuższą nie może pobierać z kolejki.</numerusform>
            <numerusform>„%1” mieści nazwy do %n znaków: nikt z dłuższą nie może pobierać z kolejki.</numerusform>
            <numerusform>„%1” mieści nazwy do %n znaków: nikt z dłuższą nie może pobierać z kolejki.</numerusform>
        </translation>
    </message>
    <message>
        <source>Item %1 (%2) was skipped: it is too large for the database server to give. Ask the administrator of the server for a higher limit (MariaDB: max_allowed_packet).</source>
        <translation>Pominięto zadanie %1 (%2): jest za duże, aby serwer bazy danych mógł je wydać. Proszę poprosić administratora serwera o wyższy limit (MariaDB: max_allowed_packet).</translation>
    </message>
    <message>
        <source>The record of item %1 (%2) cannot be read, so the item has failed. Tell an administrator.</source>
        <translation>Nie można odczytać rekordu zadania %1 (%2), dlatego zadanie oznaczono jako nieudane. Proszę powiadomić opiekuna programu Intray.</translation>
    </message>
    <message>
        <source>The record of this item cannot be read.</source>
        <translation>Nie można odczytać rekordu tego zadania.</translation>
    </message>
    <message>
        <source>The value is already proposed to %1, who has held it since %2. Nothing was changed.</source>
        <translation>Wartość jest już zaproponowana użytkownikowi %1, który zajmuje to od %2. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>“%1” is read-only in this queue, so it cannot be corrected.</source>
        <translation>„%1” w tej kolejce jest tylko do odczytu, więc nie da się tego skorygować.</translation>
    </message>
    <message>
        <source>Something else is already proposed to %1, who has held it since %2. Correct it there, or once it is free.</source>
        <translation>Użytkownikowi %1, który zajmuje to od %2, zaproponowano już coś innego. Proszę poprawić to tam albo gdy będzie wolne.</translation>
    </message>
    <message>
        <source>“%1” was changed again since then. Undo the newer change first.</source>
        <translation>„%1” zmieniono od tego czasu ponownie. Proszę najpierw cofnąć nowszą zmianę.</translation>
    </message>
    <message>
        <source>“%1” was changed again since then, by %2 at %3. Undo that first.</source>
        <translation>„%1” zmieniono od tego czasu ponownie, zrobił to %2 o %3. Proszę najpierw cofnąć tamto.</translation>
    </message>
    <message>
        <source>No value was changed here that you could undo.</source>
        <translation>Nie zmieniono tu żadnej wartości, którą można by cofnąć.</translation>
    </message>
    <message>
        <source>The item is open again, but its values stay. %1</source>
        <translation>Zadanie jest znowu otwarte, ale jego wartości zostają. %1</translation>
    </message>
    <message>
        <source>There is no role “%1”.</source>
        <translation>Nie ma roli „%1”.</translation>
    </message>
    <message>
        <source>Another program has locked it in the table itself; nobody is notified there.</source>
        <translation>Inny program zablokował je w samej tabeli; tam nikt nie zostanie powiadomiony.</translation>
    </message>
    <message>
        <source>Text was typed for it.</source>
        <translation>Wpisano w nim tekst.</translation>
    </message>
    <message>
        <source>The server of the database &quot;%1&quot; has version %2. Intray needs %3 or newer. Ask the administrator of the server to upgrade it; nothing was changed.</source>
        <translation>Serwer bazy danych „%1” ma wersję %2. Intray wymaga wersji %3 lub nowszej. Proszę zwrócić się do administratora serwera o jego aktualizację; niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>A slip is planted in one of 2 to 10,000 records.</source>
        <translation>Błąd podkłada się w jednym na 2 do 10 000 rekordów.</translation>
    </message>
    <message>
        <source>The queue gives out the oldest item first. Its rules have to say that the most doubtful comes first.</source>
        <translation>Kolejka wydaje najpierw najstarsze zadanie. Jej reguły muszą mówić, że najpierw idzie najbardziej wątpliwe.</translation>
    </message>
    <message>
        <source>Somebody opens every record of this queue. Its rules have to say first how many fields may stay wrong.</source>
        <translation>Każdy rekord tej kolejki ktoś otwiera. Jej reguły muszą najpierw mówić, ile pól może pozostać błędnych.</translation>
    </message>
    <message>
        <source>Records that are keyed a second time cannot pass unopened.</source>
        <translation>Rekordy wpisywane drugi raz nie mogą przejść bez otwierania.</translation>
    </message>
    <message>
        <source>Records of this queue go on to another one, all of them, so none can pass unopened. A share of them may go on.</source>
        <translation>Wszystkie rekordy tej kolejki idą do następnej, więc żaden nie może przejść bez otwierania. Dalej może iść ich część.</translation>
    </message>
    <message>
        <source>No slip is planted in this record: the queue does not want it, its fields are keyed twice, you have completed fewer than 20 of its records, or one was planted in it already.</source>
        <translation>W tym rekordzie nie podkłada się błędu: kolejka tego nie chce, jej pola są wprowadzane dwa razy, zakończono mniej niż 20 jej rekordów albo błąd został już w nim podłożony.</translation>
    </message>
    <message>
        <source>There is no such planted slip of yours.</source>
        <translation>Nie ma takiego podłożonego błędu tej osoby.</translation>
    </message>
    <message>
        <source>Of the fields, 0.0001 to 50 percent may stay wrong.</source>
        <translation>Błędnych może pozostać od 0,0001 do 50 procent pól.</translation>
    </message>
    <message>
        <source>How sure it is can be 50 to 99 percent.</source>
        <translation>Pewność może wynosić od 50 do 99 procent.</translation>
    </message>
    <message>
        <source>It was chosen already which records of this delivery pass, and how many are drawn at least. That stays, because it must not depend on what was found in them.</source>
        <translation>Wybrano już, które rekordy tej dostawy przechodzą i ile z nich co najmniej jest losowanych. Tak zostaje, bo nie może to zależeć od tego, co w nich znaleziono.</translation>
    </message>
    <message>
        <source>It had passed unopened. More of such records are looked at, until it can be stated how many are right.</source>
        <translation>Przeszedł bez otwierania. Sprawdza się więcej takich rekordów, aż będzie można powiedzieć, ile jest poprawnych.</translation>
    </message>
</context>
<context>
    <name>Suspicion</name>
    <message>
        <source>corrected like this once</source>
        <translation>poprawiono tak raz</translation>
    </message>
    <message>
        <source>“%1” is odd in its place</source>
        <translation>„%1” jest w tym miejscu nietypowe</translation>
    </message>
    <message>
        <source>unlike the other values</source>
        <translation>niepodobne do innych wartości</translation>
    </message>
    <message numerus="yes">
        <source>corrected like this %Ln time(s)</source>
        <translation>
            <numerusform>poprawiono tak %Ln raz</numerusform>
            <numerusform>poprawiono tak %Ln razy</numerusform>
            <numerusform>poprawiono tak %Ln razy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others were changed like this %Ln time(s)</source>
        <translation>
            <numerusform>inne zmieniono tak, %Ln raz</numerusform>
            <numerusform>inne zmieniono tak, %Ln razy</numerusform>
            <numerusform>inne zmieniono tak, %Ln razy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %Ln record(s)</source>
        <translation>
            <numerusform>„%1” stoi w rekordach: %Ln</numerusform>
            <numerusform>„%1” stoi w rekordach: %Ln</numerusform>
            <numerusform>„%1” stoi w rekordach: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %2 of %Ln record(s) with this %3</source>
        <translation>
            <numerusform>„%1” stoi w %2 z %Ln rekordu z tą wartością w %3</numerusform>
            <numerusform>„%1” stoi w %2 z %Ln rekordów z tą wartością w %3</numerusform>
            <numerusform>„%1” stoi w %2 z %Ln rekordów z tą wartością w %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of 100 have another form</source>
        <translation>%1 ze 100 ma inną postać</translation>
    </message>
    <message>
        <source>%1 of 100 look like “%2”</source>
        <translation>%1 ze 100 wygląda jak „%2”</translation>
    </message>
</context>
<context>
    <name>TextEncoding</name>
    <message>
        <source>The encoding “%1” is not known. Try UTF-8 or windows-1252.</source>
        <translation>Kodowanie „%1” nie jest znane. Proszę spróbować UTF-8 lub windows-1252.</translation>
    </message>
    <message>
        <source>The encoding %1 is a guess. Please check letters with accents.</source>
        <translation>Kodowanie %1 jest odgadnięte. Proszę zwrócić uwagę na litery ze znakami diakrytycznymi.</translation>
    </message>
</context>
<context>
    <name>TextFile</name>
    <message>
        <source>“%1” is a folder. Choose a file.</source>
        <translation>„%1” to katalog. Proszę wybrać plik.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you are allowed to read it.</source>
        <translation>Nie można odczytać pliku „%1”. Proszę sprawdzić jego nazwę i uprawnienia do odczytu.</translation>
    </message>
    <message>
        <source>Line %1 is too long to be a record.</source>
        <translation>Wiersz %1 jest za długi jak na rekord.</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message>
        <source>less than a minute left</source>
        <translation>pozostała mniej niż minuta</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>pozostało około %1 min</translation>
    </message>
    <message>
        <source>about %1 h %2 min left</source>
        <translation>pozostało około %1 h %2 min</translation>
    </message>
</context>
<context>
    <name>TimeWords</name>
    <message>
        <source>ended</source>
        <translation>wygasła</translation>
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
        <translation>Na plik „%1” nie ma już miejsca. Nie został zapisany.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written. Please check the folder and whether you are allowed to write there.</source>
        <translation>Nie można zapisać pliku „%1”. Proszę sprawdzić katalog i uprawnienia do zapisu w nim.</translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>This computer&apos;s clock is %1 ahead of the server&apos;s. Locks follow the server&apos;s clock.</source>
        <translation>Zegar tego komputera spieszy się względem zegara serwera (%1). Blokady kierują się zegarem serwera.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 behind the server&apos;s. Locks follow the server&apos;s clock.</source>
        <translation>Zegar tego komputera spóźnia się względem zegara serwera (%1). Blokady kierują się zegarem serwera.</translation>
    </message>
    <message>
        <source>The login %1 is accepted, but nobody has given it a role in Intray. Ask an administrator of Intray to add it.</source>
        <translation>Login %1 jest przyjmowany, ale nikt nie nadał mu roli w Intray. Proszę poprosić administratora Intray o dodanie go.</translation>
    </message>
    <message>
        <source>The login %1 works here as %2: %3.</source>
        <translation>Login %1 pracuje tu jako %2: %3.</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>bez szyfrowania</translation>
    </message>
    <message>
        <source>The connection to the server is not encrypted: anybody on the network can read and change what is sent.</source>
        <translation>Połączenie z serwerem nie jest szyfrowane: każdy w sieci może odczytać i zmienić to, co jest przesyłane.</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>bez weryfikacji</translation>
    </message>
    <message>
        <source>The connection is encrypted, but the server did not prove its identity: another computer on the network could pose as it.</source>
        <translation>Połączenie jest szyfrowane, ale serwer nie potwierdził swojej tożsamości: inny komputer w sieci mógłby się za niego podać.</translation>
    </message>
    <message>
        <source>The file is a database of Intray.</source>
        <translation>Plik jest bazą danych Intray.</translation>
    </message>
    <message>
        <source>This server is read-only, like a standby: you can look at records and write drafts.</source>
        <translation>Ten serwer można tylko odczytywać, jak serwer zapasowy: można przeglądać rekordy i tworzyć szkice.</translation>
    </message>
    <message>
        <source>The server is reached through a pooler, so Intray checks for changes by others at intervals.</source>
        <translation>Połączenie z serwerem prowadzi przez pooler, dlatego zmiany innych nie są zgłaszane, lecz odpytywane.</translation>
    </message>
    <message>
        <source>Clerk</source>
        <translation>Referent</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Kierownik</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Administrator</translation>
    </message>
    <message>
        <source>Importer</source>
        <translation>Importer danych</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Automat</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>Audytor</translation>
    </message>
    <message>
        <source>Takes items and finishes them.</source>
        <translation>Pobiera zadania i kończy pracę nad nimi.</translation>
    </message>
    <message>
        <source>A clerk who can also release other people&apos;s locks and reopen items.</source>
        <translation>Referent, który ponadto zwalnia blokady innych i ponownie otwiera zadania.</translation>
    </message>
    <message>
        <source>Sets up queues and users; does not work on items.</source>
        <translation>Zakłada kolejki i użytkowników; nie pracuje nad zadaniami.</translation>
    </message>
    <message>
        <source>Imports records.</source>
        <translation>Importuje rekordy.</translation>
    </message>
    <message>
        <source>A program that works on items.</source>
        <translation>Program, który pracuje nad zadaniami.</translation>
    </message>
    <message>
        <source>Reads the history, the figures and what the checks find, but no records. Changes nothing.</source>
        <translation>Czyta historię, liczby i wyniki sprawdzeń, ale żadnego rekordu. Niczego nie zmienia.</translation>
    </message>
</context>
<context>
    <name>ValueCorrection</name>
    <message numerus="yes">
        <source>%Ln record(s) would break another rule and stay as they are.</source>
        <translation>
            <numerusform>%Ln rekord złamałby inną regułę i zostaje bez zmian.</numerusform>
            <numerusform>%Ln rekordy złamałyby inną regułę i zostają bez zmian.</numerusform>
            <numerusform>%Ln rekordów złamałoby inną regułę i zostaje bez zmian.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished record(s) stay as they are.</source>
        <translation>
            <numerusform>%Ln ukończony rekord zostaje bez zmian.</numerusform>
            <numerusform>%Ln ukończone rekordy zostają bez zmian.</numerusform>
            <numerusform>%Ln ukończonych rekordów zostaje bez zmian.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) would break a rule and are left out.</source>
        <translation>
            <numerusform>%Ln wartość złamałaby regułę i jest pomijana.</numerusform>
            <numerusform>%Ln wartości złamałyby regułę i są pomijane.</numerusform>
            <numerusform>%Ln wartości złamałoby regułę i jest pomijanych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting the records...</source>
        <translation>Liczenie rekordów...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) have their old value again.</source>
        <translation>
            <numerusform>%Ln rekord ma znów starą wartość.</numerusform>
            <numerusform>%Ln rekordy mają znów starą wartość.</numerusform>
            <numerusform>%Ln rekordów ma znów starą wartość.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were corrected.</source>
        <translation>
            <numerusform>%Ln rekord został poprawiony.</numerusform>
            <numerusform>%Ln rekordy zostały poprawione.</numerusform>
            <numerusform>%Ln rekordów zostało poprawionych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s) stay as they are. The first is %1: %2</source>
        <translation>
            <numerusform>%Ln inny zostaje bez zmian: %1. %2</numerusform>
            <numerusform>%Ln inne zostają bez zmian. Pierwszy to %1: %2</numerusform>
            <numerusform>%Ln innych zostaje bez zmian. Pierwszy to %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: the rest was left as it was.</source>
        <translation>Anulowano: resztę pozostawiono bez zmian.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) are locked; the value is proposed to whoever holds them.</source>
        <translation>
            <numerusform>%Ln rekord jest zablokowany; wartość zaproponowano temu, kto go ma.</numerusform>
            <numerusform>%Ln rekordy są zablokowane; wartość zaproponowano temu, kto je ma.</numerusform>
            <numerusform>%Ln rekordów jest zablokowanych; wartość zaproponowano temu, kto je ma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked record(s) already have a proposed value.</source>
        <translation>
            <numerusform>%Ln zablokowany rekord ma już zaproponowaną wartość.</numerusform>
            <numerusform>%Ln zablokowane rekordy mają już zaproponowaną wartość.</numerusform>
            <numerusform>%Ln zablokowanych rekordów ma już zaproponowaną wartość.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be changed here.</source>
        <translation>Nic nie można tu zmienić.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) were withdrawn.</source>
        <translation>
            <numerusform>Wycofano %Ln propozycję.</numerusform>
            <numerusform>Wycofano %Ln propozycje.</numerusform>
            <numerusform>Wycofano %Ln propozycji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Correct %Ln record(s)</source>
        <translation>
            <numerusform>Po&amp;praw %Ln rekord</numerusform>
            <numerusform>Po&amp;praw %Ln rekordy</numerusform>
            <numerusform>Po&amp;praw %Ln rekordów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Propose for %Ln locked record(s)</source>
        <translation>
            <numerusform>Za&amp;proponuj dla %Ln zablokowanego rekordu</numerusform>
            <numerusform>Za&amp;proponuj dla %Ln zablokowanych rekordów</numerusform>
            <numerusform>Za&amp;proponuj dla %Ln zablokowanych rekordów</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>Po&amp;praw</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) would lose digits and are left out. A second example shows what becomes of them.</source>
        <translation>
            <numerusform>%Ln wartość straciłaby cyfry i jest pominięta. Drugi przykład pokaże, czym się stanie.</numerusform>
            <numerusform>%Ln wartości straciłyby cyfry i są pominięte. Drugi przykład pokaże, czym się staną.</numerusform>
            <numerusform>%Ln wartości straciłoby cyfry i jest pominiętych. Drugi przykład pokaże, czym się staną.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) would change.</source>
        <translation>
            <numerusform>Zmieniłaby się %Ln wartość.</numerusform>
            <numerusform>Zmieniłyby się %Ln wartości.</numerusform>
            <numerusform>Zmieniłoby się %Ln wartości.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message numerus="yes">
        <source>written like this in %Ln record(s)</source>
        <translation>
            <numerusform>tak zapisane w %Ln rekordzie</numerusform>
            <numerusform>tak zapisane w %Ln rekordach</numerusform>
            <numerusform>tak zapisane w %Ln rekordach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verifying</name>
    <message>
        <source>The search for duplicates was cancelled.</source>
        <translation>Wyszukiwanie duplikatów zostało przerwane.</translation>
    </message>
</context>
<context>
    <name>Warranty</name>
    <message numerus="yes">
        <source>Of %Ln slip(s) that were planted on the screen, %1 were corrected.</source>
        <translation>
            <numerusform>Z %Ln błędu podłożonego na ekranie poprawiono %1.</numerusform>
            <numerusform>Z %Ln błędów podłożonych na ekranie poprawiono %1.</numerusform>
            <numerusform>Z %Ln błędów podłożonych na ekranie poprawiono %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of those that passed would have to be opened, without a fault, for the number that is wished.</source>
        <translation>
            <numerusform>%Ln z tych, które przeszły, trzeba by otworzyć i nie znaleźć błędu, aby osiągnąć żądaną liczbę.</numerusform>
            <numerusform>%Ln z tych, które przeszły, trzeba by otworzyć i nie znaleźć błędu, aby osiągnąć żądaną liczbę.</numerusform>
            <numerusform>%Ln z tych, które przeszły, trzeba by otworzyć i nie znaleźć błędu, aby osiągnąć żądaną liczbę.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number that is wished cannot be stated, even if all of those that passed are opened: too much is missed by people, or too few records are looked at a second time.</source>
        <translation>Żądanej liczby nie da się stwierdzić, nawet jeśli otworzy się wszystkie, które przeszły: zbyt wiele się przeocza albo zbyt mało rekordów ogląda się po raz drugi.</translation>
    </message>
    <message>
        <source>It is not known how much people miss: %1 of %2 planted slips were seen by enough people.</source>
        <translation>Nie wiadomo, ile się przeocza: dość osób widziało %1 z %2 podłożonych błędów.</translation>
    </message>
    <message>
        <source>Nobody looks at opened records a second time.</source>
        <translation>Nikt nie ogląda otwartych rekordów po raz drugi.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait to be opened.</source>
        <translation>
            <numerusform>%Ln rekord czeka na otwarcie.</numerusform>
            <numerusform>%Ln rekordy czekają na otwarcie.</numerusform>
            <numerusform>%Ln rekordów czeka na otwarcie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait for a second look.</source>
        <translation>
            <numerusform>%Ln rekord czeka na drugie spojrzenie.</numerusform>
            <numerusform>%Ln rekordy czekają na drugie spojrzenie.</numerusform>
            <numerusform>%Ln rekordów czeka na drugie spojrzenie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Of %1 records %2 were opened.</source>
        <translation>Z %1 rekordów otwarto %2.</translation>
    </message>
    <message>
        <source>Of %1 records %2 were opened, and %3 passed.</source>
        <translation>Z %1 rekordów otwarto %2, a %3 przeszło.</translation>
    </message>
    <message>
        <source>How many of their fields are still wrong cannot be stated.</source>
        <translation>Nie da się powiedzieć, ile ich pól jest jeszcze błędnych.</translation>
    </message>
    <message>
        <source>At most %1 of their fields are still wrong (%2 sure).</source>
        <translation>Najwyżej %1 ich pól jest jeszcze błędnych (z pewnością %2).</translation>
    </message>
    <message numerus="yes">
        <source>Found: %Ln wrong field(s).</source>
        <translation>
            <numerusform>Znaleziono: %Ln błędne pole.</numerusform>
            <numerusform>Znaleziono: %Ln błędne pola.</numerusform>
            <numerusform>Znaleziono: %Ln błędnych pól.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the opened ones were drawn at random from those that would have passed; nobody chose them, and nothing told them apart.</source>
        <translation>
            <numerusform>%Ln z otwartych wylosowano spośród tych, które by przeszły; nikt go nie wybierał i nic go nie wyróżniało.</numerusform>
            <numerusform>%Ln z otwartych wylosowano spośród tych, które by przeszły; nikt ich nie wybierał i nic ich nie wyróżniało.</numerusform>
            <numerusform>%Ln z otwartych wylosowano spośród tych, które by przeszły; nikt ich nie wybierał i nic ich nie wyróżniało.</numerusform>
        </translation>
    </message>
    <message>
        <source>So people notice at least %1 of what is wrong.</source>
        <translation>A więc zauważa się co najmniej %1 tego, co jest błędne.</translation>
    </message>
    <message>
        <source>At most %1 of the records that passed are wrong, and %2 of those that were opened; at most %3 fields of each, on the average.</source>
        <translation>Najwyżej %1 z rekordów, które przeszły, i %2 z otwartych jest błędnych; średnio najwyżej %3 pól w każdym.</translation>
    </message>
    <message>
        <source>These bounds hold together, and at every moment at which somebody looks.</source>
        <translation>Te granice obowiązują razem i w każdej chwili, w której ktoś patrzy.</translation>
    </message>
    <message>
        <source>It is taken for granted that a planted slip is noticed as another is, and that a wrong record which nobody found has no more wrong fields than those that were found.</source>
        <translation>Zakłada się, że podłożony błąd zauważa się tak jak inny i że błędny rekord, którego nikt nie znalazł, nie ma więcej błędnych pól niż znalezione.</translation>
    </message>
    <message>
        <source>On record, for delivery %1: of %2 records %3 were opened and %4 passed; at most %5 of their fields are still wrong (%6 sure).</source>
        <translation>Zapisano dla dostawy %1: z %2 rekordów otwarto %3, a %4 przeszło; najwyżej %5 ich pól jest jeszcze błędnych (pewność %6).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more of those that passed, opened without a fault, would bring it to %1.</source>
        <translation>
            <numerusform>%Ln kolejny z tych, które przeszły, otwarty bez błędu, obniżyłby ją do %1.</numerusform>
            <numerusform>%Ln kolejne z tych, które przeszły, otwarte bez błędu, obniżyłyby ją do %1.</numerusform>
            <numerusform>%Ln kolejnych z tych, które przeszły, otwartych bez błędu, obniżyłoby ją do %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An hour of one person, with %Ln more of those that passed opened without a fault, would bring it to %1.</source>
        <translation>
            <numerusform>Godzina pracy jednej osoby, z %Ln kolejnym z tych, które przeszły, otwartym bez błędu, obniżyłaby ją do %1.</numerusform>
            <numerusform>Godzina pracy jednej osoby, z %Ln kolejnymi z tych, które przeszły, otwartymi bez błędu, obniżyłaby ją do %1.</numerusform>
            <numerusform>Godzina pracy jednej osoby, z %Ln kolejnymi z tych, które przeszły, otwartymi bez błędu, obniżyłaby ją do %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An hour of one person, with %Ln more of those that passed opened without a fault, would bring it to %1, and %2 hours to %3.</source>
        <translation>
            <numerusform>Godzina pracy jednej osoby, z %Ln kolejnym z tych, które przeszły, otwartym bez błędu, obniżyłaby ją do %1, a %2 godz. do %3.</numerusform>
            <numerusform>Godzina pracy jednej osoby, z %Ln kolejnymi z tych, które przeszły, otwartymi bez błędu, obniżyłaby ją do %1, a %2 godz. do %3.</numerusform>
            <numerusform>Godzina pracy jednej osoby, z %Ln kolejnymi z tych, które przeszły, otwartymi bez błędu, obniżyłaby ją do %1, a %2 godz. do %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarrantyPaper</name>
    <message>
        <source>Warranty: %1</source>
        <translation>Gwarancja: %1</translation>
    </message>
    <message>
        <source>Stated on %1 by %2.</source>
        <translation>Stwierdzono %1, przez %2.</translation>
    </message>
    <message>
        <source>Wished: at most %1 (%2 sure).</source>
        <translation>Żądane: najwyżej %1 (z pewnością %2).</translation>
    </message>
    <message>
        <source>It can be recomputed from the records and the history: %1</source>
        <translation>Można to ponownie obliczyć z rekordów i historii: %1</translation>
    </message>
    <message>
        <source>What it rests on:</source>
        <translation>Na czym się to opiera:</translation>
    </message>
</context>
<context>
    <name>WatchedFolder</name>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Nie ma folderu „%1”.</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be created. Please check whether you are allowed to write there.</source>
        <translation>Nie można utworzyć folderu „%1”. Proszę sprawdzić uprawnienia do zapisu w tym miejscu.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written.</source>
        <translation>Nie można zapisać pliku „%1”.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be moved to “%2”. Please check whether you are allowed to write there.</source>
        <translation>Nie można przenieść pliku „%1” do „%2”. Proszę sprawdzić uprawnienia do zapisu w tym miejscu.</translation>
    </message>
</context>
<context>
    <name>WindowSettings</name>
    <message>
        <source>The window&apos;s layout cannot be saved, because the settings file cannot be written. Check that you can write to the folder with your settings.</source>
        <translation>Nie można zapisać układu okna, ponieważ nie można zapisać pliku ustawień. Proszę sprawdzić, kto może zapisywać w folderze ustawień.</translation>
    </message>
    <message>
        <source>The window&apos;s settings could not be read. Intray starts with the default layout; the old file was kept.</source>
        <translation>Nie udało się odczytać ustawień okna. Intray uruchamia się ze zwykłym układem; stary plik odłożono.</translation>
    </message>
</context>
<context>
    <name>WorkRequest</name>
    <message>
        <source>you hold all other matches already.</source>
        <translation>wszystko inne, co pasuje, masz już zajęte.</translation>
    </message>
    <message>
        <source>All matches are locked by you.</source>
        <translation>Wszystko, co pasuje, masz już zajęte.</translation>
    </message>
    <message>
        <source>no other match is free.</source>
        <translation>nic więcej nie pasuje spośród wolnych zadań.</translation>
    </message>
    <message>
        <source>all other matches are postponed.</source>
        <translation>nic więcej nie pasuje spośród zadań, których nie zwrócono na później.</translation>
    </message>
    <message>
        <source>all other matches need a different person.</source>
        <translation>wszystkie inne pasujące wymagają innej osoby.</translation>
    </message>
    <message>
        <source>you cannot hold more items of this queue.</source>
        <translation>więcej zadań z tej kolejki nie wolno zajmować jednocześnie.</translation>
    </message>
    <message>
        <source>nothing else matches.</source>
        <translation>nic więcej nie pasuje.</translation>
    </message>
    <message>
        <source>All matches are already locked.</source>
        <translation>To, co pasuje, jest już zajęte.</translation>
    </message>
    <message>
        <source>All matches are postponed.</source>
        <translation>To, co pasuje, zwrócono na później.</translation>
    </message>
    <message>
        <source>All matches need a different person: you did the previous step.</source>
        <translation>Wszystkie pasujące wymagają innej osoby: poprzedni etap wykonano na tym koncie.</translation>
    </message>
    <message>
        <source>The queue is paused.</source>
        <translation>Kolejka jest wstrzymana.</translation>
    </message>
    <message>
        <source>You hold as many items as the queue allows; finish or return one first.</source>
        <translation>Zajęto już tyle zadań, na ile pozwala kolejka; należy najpierw zakończyć lub zwrócić jedno z nich.</translation>
    </message>
    <message>
        <source>You are not allowed to take items from this queue.</source>
        <translation>Brak uprawnień do pobierania zadań z tej kolejki.</translation>
    </message>
    <message>
        <source>You cancelled this.</source>
        <translation>Ta prośba została odwołana.</translation>
    </message>
    <message>
        <source>Nobody looked for work in time. Please try again.</source>
        <translation>Nikt nie poszukał zadań na czas. Proszę poprosić ponownie.</translation>
    </message>
    <message>
        <source>The database rejected the query that fills this queue. Tell an administrator of Intray.</source>
        <translation>Baza danych odmówiła wykonania zapytania, które wypełnia tę kolejkę. Proszę powiadomić opiekuna programu Intray.</translation>
    </message>
    <message>
        <source>The query that fills this queue took longer than 15 minutes and was cancelled. Tell an administrator of Intray.</source>
        <translation>Zapytanie, które wypełnia tę kolejkę, trwało dłużej niż 15 minut i zostało przerwane. Proszę powiadomić opiekuna programu Intray.</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Nic nie pasuje.</translation>
    </message>
    <message>
        <source>Somebody is already looking for work; this request is answered together with theirs.</source>
        <translation>Ktoś już szuka zadań; ta prośba zostanie obsłużona razem z tamtą.</translation>
    </message>
    <message>
        <source>The request waits for somebody to look for work.</source>
        <translation>Prośba czeka, aż ktoś poszuka zadań.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) for you.</source>
        <translation>
            <numerusform>Otrzymano %n zadanie.</numerusform>
            <numerusform>Otrzymano %n zadania.</numerusform>
            <numerusform>Otrzymano %n zadań.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 z %2: %3</translation>
    </message>
</context>
<context>
    <name>Worker</name>
    <message>
        <source>The command&apos;s result breaks a rule of the record. %1: %2</source>
        <translation>Wynik polecenia narusza regułę rekordu. %1: %2</translation>
    </message>
    <message>
        <source>The standard output of the command is not a JSON object: &quot;%1&quot;.</source>
        <translation>To, co polecenie zapisało na swoje standardowe wyjście, nie jest obiektem JSON: „%1”.</translation>
    </message>
    <message>
        <source>The command&apos;s result has “%1”, which is not a field of the record.</source>
        <translation>Wynik polecenia zawiera pola rekordu, a obok nich „%1”, które polem nie jest.</translation>
    </message>
</context>
<context>
    <name>WriteBack</name>
    <message>
        <source>“%1” is a list or an object, which does not fit the column.</source>
        <translation>„%1” to lista lub obiekt i nie pasuje do kolumny.</translation>
    </message>
    <message>
        <source>The statement would be too long for Access.</source>
        <translation>Instrukcja byłaby dłuższa, niż przyjmuje Access.</translation>
    </message>
    <message>
        <source>“%1” does not fit the column “%2” of the type %3.</source>
        <translation>„%1” nie pasuje do kolumny „%2” typu %3.</translation>
    </message>
    <message>
        <source>The name “%1” cannot be written in Access SQL.</source>
        <translation>Nazwy „%1” nie można zapisać w SQL programu Access.</translation>
    </message>
    <message>
        <source>The record was imported without “%1”, which identifies its row.</source>
        <translation>Rekord przyszedł bez „%1”, po którym znajduje się jego wiersz.</translation>
    </message>
    <message>
        <source>“%1” identifies the row and was itself corrected. Keys are not written back; change it in the source.</source>
        <translation>„%1” wskazuje wiersz i samo zostało poprawione. Klucze nie są zapisywane z powrotem; zmień go w źródle.</translation>
    </message>
    <message>
        <source>The field “%1” shares its column with another one that was corrected, too.</source>
        <translation>Pole „%1” dzieli kolumnę z innym, które też poprawiono.</translation>
    </message>
    <message>
        <source>The value of “%1” has a zero character, which no database can store.</source>
        <translation>Wartość „%1” zawiera znak zerowy, którego nie przechowuje żadna baza danych.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>The connection was lost: run it again to see what was written.</source>
        <translation>Połączenie zostało przerwane: uruchom ponownie, aby zobaczyć, co zapisano.</translation>
    </message>
    <message>
        <source>The batch that it belonged to was undone as a whole: %1</source>
        <translation>Cała porcja, w której się znajdował, została cofnięta: %1</translation>
    </message>
    <message>
        <source>The table has no row with this key.</source>
        <translation>Tabela nie ma wiersza z tym kluczem.</translation>
    </message>
    <message>
        <source>The table has more than one row with this key.</source>
        <translation>Tabela ma więcej niż jeden wiersz z tym kluczem.</translation>
    </message>
    <message>
        <source>“%1” would become %2, which is not a number for this column.</source>
        <translation>„%1” miałoby wartość %2, która nie jest liczbą, jaką ma kolumna.</translation>
    </message>
    <message>
        <source>The source changed in the meantime: “%1” was imported as %2 and is now %3.</source>
        <translation>Źródło w międzyczasie się zmieniło: „%1” przyszło jako %2, a teraz ma wartość %3.</translation>
    </message>
    <message>
        <source>The source changed while it was being written, or does not let this row be changed.</source>
        <translation>Źródło zmieniło się podczas zapisu albo nie pozwala zmienić tego wiersza.</translation>
    </message>
    <message>
        <source>A name of the table has a line break, which would break the script.</source>
        <translation>Nazwa w tabeli zawiera znak nowego wiersza, który zepsułby skrypt.</translation>
    </message>
    <message>
        <source>The value does not fit the column: of %1 it makes %2.</source>
        <translation>Wartość nie pasuje do kolumny: z %1 robi ona %2.</translation>
    </message>
    <message>
        <source>The table has no column for the field “%1”.</source>
        <translation>Tabela nie ma kolumny dla pola „%1”.</translation>
    </message>
    <message>
        <source>The field “%1” is the name of a file, not a column.</source>
        <translation>Pole „%1” jest nazwą pliku, a nie kolumną.</translation>
    </message>
    <message>
        <source>The field “%1” was made of “%2” by joining, splitting or changing it, so it cannot go back.</source>
        <translation>Pole „%1” powstało z „%2” przez łączenie, dzielenie lub zmianę, więc nie może wrócić.</translation>
    </message>
    <message>
        <source>The table has no column “%1”, of which the field “%2” was made.</source>
        <translation>Tabela nie ma kolumny „%1”, z której powstało pole „%2”.</translation>
    </message>
    <message>
        <source>This was cancelled. What was written before stays; run it again to continue.</source>
        <translation>Anulowano. To, co zapisano wcześniej, pozostaje; ponowne uruchomienie kontynuuje.</translation>
    </message>
    <message>
        <source>The queue “%1” has no field “%2”. Its rules show its fields.</source>
        <translation>Kolejka „%1” nie ma pola „%2”. Jej pola widać w jej regułach.</translation>
    </message>
    <message>
        <source>The queue “%1” does not know which columns identify a row. Give a key.</source>
        <translation>Kolejka „%1” nie wie, które kolumny wskazują wiersz. Podaj to kluczem.</translation>
    </message>
    <message>
        <source>This is the file of the queue itself. Nothing is written back there.</source>
        <translation>To jest plik, w którym znajduje się kolejka. Nic nie jest tam zapisywane z powrotem.</translation>
    </message>
    <message>
        <source>The rows cannot be found by “%1”. %2</source>
        <translation>Wierszy nie można znaleźć po „%1”. %2</translation>
    </message>
    <message>
        <source>%1 The other corrections of the row do not wait for it.</source>
        <translation>%1 Pozostałe poprawki tego wiersza na to nie czekają.</translation>
    </message>
</context>
<context>
    <name>XlsxRows</name>
    <message>
        <source>The items have %1 columns, and a sheet holds at most %2. Choose fields, or write them as CSV.</source>
        <translation>Zadania mają %1 kolumn, a arkusz mieści ich najwyżej %2. Proszę wybrać pola albo zapisać zadania jako CSV.</translation>
    </message>
    <message>
        <source>The field “%1” of item “%2” has %3 characters, and a cell of a spreadsheet holds at most %4. Write the items as CSV or JSON lines, or choose other fields.</source>
        <translation>Pole „%1” zadania „%2” ma %3 znaków, a komórka skoroszytu mieści ich najwyżej %4. Proszę zapisać zadania jako CSV lub JSON lines albo wybrać inne pola.</translation>
    </message>
    <message>
        <source>A workbook cannot hold this many items. Write them as CSV or JSON lines, or write fewer of them.</source>
        <translation>Zadań jest więcej, niż mieści skoroszyt. Proszę zapisać je jako CSV lub JSON lines albo zapisać ich mniej.</translation>
    </message>
</context>
<context>
    <name>intray::Actions</name>
    <message>
        <source>Open a database first.</source>
        <translation>Proszę najpierw otworzyć bazę danych.</translation>
    </message>
    <message>
        <source>Take next fo&amp;und</source>
        <translation>Pob&amp;ierz następne znalezione</translation>
    </message>
</context>
<context>
    <name>intray::AddFilterMenu</name>
    <message>
        <source>&amp;Breaks a rule</source>
        <translation>&amp;Łamie regułę</translation>
    </message>
    <message>
        <source>Shows only items whose record breaks a rule of the queue.</source>
        <translation>Pokazuje tylko zadania, których rekord łamie regułę kolejki.</translation>
    </message>
    <message>
        <source>%1...</source>
        <translation>%1...</translation>
    </message>
</context>
<context>
    <name>intray::AdoptDialog</name>
    <message>
        <source>Adopt a table of %1</source>
        <translation>Przejmowanie tabeli z %1</translation>
    </message>
    <message>
        <source>Tables of the database</source>
        <translation>Tabele bazy danych</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>What would be done</source>
        <translation>Co zostałoby zrobione</translation>
    </message>
    <message>
        <source>The preview shows what would be done. It writes nothing.</source>
        <translation>Podgląd pokazuje, co zostanie zrobione. Niczego nie zapisuje.</translation>
    </message>
    <message>
        <source>P&amp;review</source>
        <translation>Podg&amp;ląd</translation>
    </message>
    <message>
        <source>&amp;Adopt...</source>
        <translation>Przej&amp;mij...</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabela</translation>
    </message>
    <message>
        <source>view</source>
        <translation>widok</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>gdzie indziej</translation>
    </message>
    <message>
        <source>The database has no tables other than Intray&apos;s own.</source>
        <translation>W bazie danych nie ma tabel poza własnymi tabelami Intray.</translation>
    </message>
    <message>
        <source>The table can be adopted like this. Nothing has been written yet.</source>
        <translation>W ten sposób można ją przejąć. Niczego jeszcze nie zapisano.</translation>
    </message>
    <message>
        <source>Turn the table %1 into the queue %2?</source>
        <translation>Zrobić z tabeli %1 kolejkę %2?</translation>
    </message>
    <message>
        <source>Adopt a table</source>
        <translation>Przejmowanie tabeli</translation>
    </message>
    <message>
        <source>The structure of the table is not changed.</source>
        <translation>W budowie tabeli nic się nie zmieni.</translation>
    </message>
    <message>
        <source>This SQL is run first:</source>
        <translation>Najpierw zostanie wykonany ten SQL:</translation>
    </message>
    <message>
        <source>&amp;Adopt</source>
        <translation>Przej&amp;mij</translation>
    </message>
    <message>
        <source>The table is now the queue %1. Other programs can go on using it at the same time.</source>
        <translation>Tabela jest teraz kolejką %1. Inne programy mogą jednocześnie nadal z niej korzystać.</translation>
    </message>
</context>
<context>
    <name>intray::AdoptEndings</name>
    <message>
        <source>empty: only Intray remembers what failed</source>
        <translation>puste: tylko Intray pamięta nieudane</translation>
    </message>
    <message>
        <source>Intray writes these columns when work on a row ends, and empties them when it is reopened. They are not fields of the record.</source>
        <translation>Intray zapisuje te kolumny, gdy praca nad wierszem się kończy, i opróżnia je, gdy jest ponownie otwierany. Nie są polami rekordu.</translation>
    </message>
    <message>
        <source>State of fa&amp;iled rows</source>
        <translation>Stan w&amp;ierszy nieudanych</translation>
    </message>
    <message>
        <source>&amp;Why it failed</source>
        <translation>&amp;Dlaczego się nie udał</translation>
    </message>
    <message>
        <source>Worker&apos;s res&amp;ult</source>
        <translation>Wynik pro&amp;gramu roboczego</translation>
    </message>
    <message>
        <source>&amp;Finished at</source>
        <translation>&amp;Ukończono o</translation>
    </message>
    <message>
        <source>Last changed &amp;by</source>
        <translation>Ostatnio zmie&amp;nił</translation>
    </message>
    <message>
        <source>&amp;Last changed at</source>
        <translation>Ostatnia zmi&amp;ana o</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nigdzie</translation>
    </message>
    <message>
        <source>Let items be added: the table makes their ke&amp;ys</source>
        <translation>&amp;Pozwól dodawać zadania: tabela nadaje ich klucze</translation>
    </message>
    <message>
        <source>Whoever may add items can then add rows to this table with intrayctl add. It is possible where the table makes the key of a new row.</source>
        <translation>Kto może dodawać zadania, może wtedy dodawać wiersze do tej tabeli poleceniem intrayctl add. Jest to możliwe, jeśli tabela nadaje klucz nowego wiersza.</translation>
    </message>
</context>
<context>
    <name>intray::AdoptFields</name>
    <message>
        <source>Add an inde&amp;x in the order in which items are given out</source>
        <translation>Dod&amp;aj indeks w kolejności wydawania zadań</translation>
    </message>
    <message>
        <source>What is mapped</source>
        <translation>Co jest przyporządkowane</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>&amp;Tabela</translation>
    </message>
    <message>
        <source>&amp;More tables</source>
        <translation>&amp;Więcej tabel</translation>
    </message>
    <message>
        <source>Every row, or a condition in SQL</source>
        <translation>Każdy wiersz albo warunek w SQL</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;Kolejka</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>Klu&amp;cz</translation>
    </message>
    <message>
        <source>&amp;Locks are</source>
        <translation>&amp;Blokady zapisane</translation>
    </message>
    <message>
        <source>Identified b&amp;y</source>
        <translation>Nazwany p&amp;rzez</translation>
    </message>
    <message>
        <source>Locked &amp;by</source>
        <translation>&amp;Zajęte przez</translation>
    </message>
    <message>
        <source>Locked &amp;since</source>
        <translation>Zajęte o&amp;d</translation>
    </message>
    <message>
        <source>Lock &amp;id</source>
        <translation>&amp;Identyfikator blokady</translation>
    </message>
    <message>
        <source>Stat&amp;e</source>
        <translation>&amp;Stan</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>Kole&amp;jność</translation>
    </message>
    <message>
        <source>Only &amp;where</source>
        <translation>Tylko &amp;gdzie</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>&amp;Pola</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>o&amp;pen:</source>
        <translation>&amp;otwarte:</translation>
    </message>
    <message>
        <source>&amp;done:</source>
        <translation>zakończo&amp;ne:</translation>
    </message>
    <message>
        <source>State of open rows</source>
        <translation>Stan otwartych wierszy</translation>
    </message>
    <message>
        <source>State of done rows</source>
        <translation>Stan zakończonych wierszy</translation>
    </message>
    <message>
        <source>What is shown and corrected. Intray writes nothing else to the table but the lock and the state.</source>
        <translation>Co jest pokazywane i poprawiane. Poza blokadą i stanem nic innego w tabeli nie jest zapisywane.</translation>
    </message>
    <message>
        <source>in the row</source>
        <translation>w wierszu</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>add a column LockId</source>
        <translation>dodaj kolumnę LockId</translation>
    </message>
    <message>
        <source>none: Intray remembers what is done</source>
        <translation>brak: Intray pamięta, co zakończono</translation>
    </message>
    <message>
        <source>by the key</source>
        <translation>według klucza</translation>
    </message>
    <message>
        <source>its own key</source>
        <translation>jej własny klucz</translation>
    </message>
    <message>
        <source>the row&apos;s key</source>
        <translation>klucz wiersza</translation>
    </message>
    <message>
        <source>Choose the table that contains the work.</source>
        <translation>Proszę wybrać tabelę, która zawiera zadania.</translation>
    </message>
    <message>
        <source>Name the queue: letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;, at most 64.</source>
        <translation>Proszę nazwać kolejkę: litery, cyfry oraz znaki „-”, „_” i „.”, najwyżej 64.</translation>
    </message>
    <message>
        <source>Choose the column that identifies a row.</source>
        <translation>Proszę podać, która kolumna nazywa wiersz.</translation>
    </message>
    <message>
        <source>Choose the columns for who holds a row, and since when.</source>
        <translation>Proszę podać, w których kolumnach zapisano, kto zajmuje wiersz i od kiedy.</translation>
    </message>
    <message>
        <source>Enter the value of the state column when a row is done.</source>
        <translation>Proszę podać, co jest w kolumnie stanu, gdy wiersz jest zakończony.</translation>
    </message>
    <message>
        <source>What be&amp;comes of a row</source>
        <translation>&amp;Co się dzieje z wierszem</translation>
    </message>
    <message>
        <source>nobody: only the lock id</source>
        <translation>nikt: tylko identyfikator blokady</translation>
    </message>
    <message>
        <source>Choose the column of the lock id; it is the only sign of a lock.</source>
        <translation>Podaj, w której kolumnie stoi identyfikator blokady; to jedyny jej znak.</translation>
    </message>
    <message>
        <source>b&amp;usy:</source>
        <translation>w tok&amp;u:</translation>
    </message>
    <message>
        <source>in a new table beside it</source>
        <translation>w nowej tabeli obok</translation>
    </message>
    <message>
        <source>Written when Intray locks a row, and put back with the lock. Without it a locked row looks open to programs that go by the state alone.</source>
        <translation>Zapisywana, gdy Intray blokuje wiersz, i cofana razem z blokadą. Bez niej zajęty wiersz wygląda na otwarty dla programów, które patrzą tylko na stan.</translation>
    </message>
    <message>
        <source>State of locked rows</source>
        <translation>Stan zajętych wierszy</translation>
    </message>
    <message>
        <source>Co&amp;ntext</source>
        <translation>Ko&amp;ntekst</translation>
    </message>
    <message>
        <source>The field that says whose request a row is. The command of a worker gets it.</source>
        <translation>Pole, które mówi, czyja to sprawa. Dostaje je polecenie programu roboczego.</translation>
    </message>
</context>
<context>
    <name>intray::AdoptMore</name>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Add thi&amp;s table</source>
        <translation>Dod&amp;aj tę tabelę</translation>
    </message>
    <message>
        <source>Completed together with the first table, all or nothing.</source>
        <translation>Kończone razem z pierwszą tabelą, wszystko albo nic.</translation>
    </message>
    <message>
        <source>Further ta&amp;bles</source>
        <translation>Da&amp;lsze tabele</translation>
    </message>
    <message>
        <source>Anot&amp;her table</source>
        <translation>Inna ta&amp;bela</translation>
    </message>
    <message>
        <source>Its &amp;key</source>
        <translation>Jej &amp;klucz</translation>
    </message>
    <message>
        <source>Its &amp;fields</source>
        <translation>Jej &amp;pola</translation>
    </message>
    <message>
        <source>&amp;Longest lock in</source>
        <translation>&amp;Najdłuższa blokada w</translation>
    </message>
    <message>
        <source>Column, m&amp;inutes</source>
        <translation>Kolumna, &amp;minuty</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>proszę wybrać</translation>
    </message>
    <message>
        <source>the queue&apos;s rules</source>
        <translation>reguły kolejki</translation>
    </message>
    <message>
        <source>%1 by %2: %3</source>
        <translation>%1 według %2: %3</translation>
    </message>
</context>
<context>
    <name>intray::AskedBackDialog</name>
    <message>
        <source>Reopening requests</source>
        <translation>Prośby o ponowne otwarcie</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klucz</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>Prosi</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Otwórz ponownie</translation>
    </message>
    <message>
        <source>&amp;Decline...</source>
        <translation>O&amp;dmów...</translation>
    </message>
    <message>
        <source>There are no more requests.</source>
        <translation>Nie ma więcej próśb.</translation>
    </message>
    <message>
        <source>%1 is open again, first for %2 if they are still allowed to take it.</source>
        <translation>%1 jest znów otwarty i trafi najpierw do: %2, jeśli nadal ma do tego prawo.</translation>
    </message>
    <message>
        <source>%1 stays finished. %2 reads why.</source>
        <translation>%1 pozostaje zakończony. %2 przeczyta dlaczego.</translation>
    </message>
</context>
<context>
    <name>intray::AskedLine</name>
    <message>
        <source>Show...</source>
        <translation>Pokaż...</translation>
    </message>
    <message>
        <source>Show the reopening requests</source>
        <translation>Pokaż prośby o ponowne otwarcie</translation>
    </message>
    <message numerus="yes">
        <source>%n reopening request(s).</source>
        <translation>
            <numerusform>%n prośba o ponowne otwarcie.</numerusform>
            <numerusform>%n prośby o ponowne otwarcie.</numerusform>
            <numerusform>%n próśb o ponowne otwarcie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::AssignDialog</name>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Przydziel</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) will come first for the person or tag that you choose. Nobody else gets them.</source>
        <translation>
            <numerusform>%n zadanie trafi najpierw do wybranej osoby lub etykiety. Nikt inny go nie dostanie.</numerusform>
            <numerusform>%n zadania trafią najpierw do wybranej osoby lub etykiety. Nikt inny ich nie dostanie.</numerusform>
            <numerusform>%n zadań trafi najpierw do wybranej osoby lub etykiety. Nikt inny ich nie dostanie.</numerusform>
        </translation>
    </message>
    <message>
        <source>a user, or @ and a tag</source>
        <translation>użytkownik albo @ i etykieta</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>&amp;For whom</source>
        <translation>&amp;Dla kogo</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Powód</translation>
    </message>
    <message>
        <source>Nobody has this tag in the queue yet, so nobody gets the items until somebody has it.</source>
        <translation>Nikt nie ma jeszcze tej etykiety w kolejce; dopóki ktoś jej nie dostanie, nikt nie dostanie zadań.</translation>
    </message>
    <message>
        <source>Choose whom the items are for.</source>
        <translation>Proszę wybrać, dla kogo są zadania.</translation>
    </message>
    <message>
        <source>A tag is one word of at most 50 letters, without spaces, commas and @.</source>
        <translation>Etykieta to słowo o najwyżej 50 literach, bez spacji, przecinków i @.</translation>
    </message>
    <message>
        <source>The items are already assigned like this.</source>
        <translation>Zadania są już tak przydzielone.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for everybody.</source>
        <translation>
            <numerusform>%n zadanie jest teraz dla wszystkich.</numerusform>
            <numerusform>%n zadania są teraz dla wszystkich.</numerusform>
            <numerusform>%n zadań jest teraz dla wszystkich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are now for %1.</source>
        <translation>
            <numerusform>%n zadanie jest teraz dla: %1.</numerusform>
            <numerusform>%n zadania są teraz dla: %1.</numerusform>
            <numerusform>%n zadań jest teraz dla: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whom are the items of %1 for?</source>
        <translation>Dla kogo są zadania z kolejki %1?</translation>
    </message>
</context>
<context>
    <name>intray::AttachmentBar</name>
    <message>
        <source>The attachment was saved as “%1”.</source>
        <translation>Załącznik zapisano jako „%1”.</translation>
    </message>
    <message>
        <source>The attachment could not be saved as “%1”: %2.</source>
        <translation>Nie udało się zapisać załącznika jako „%1”: %2.</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Następny plik</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Zapisz jako...</translation>
    </message>
    <message>
        <source>Attachments</source>
        <translation>Załączniki</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Save the attachment</source>
        <translation>Zapisz załącznik</translation>
    </message>
</context>
<context>
    <name>intray::AuditCheck</name>
    <message>
        <source>&amp;Check now</source>
        <translation>&amp;Sprawdź teraz</translation>
    </message>
    <message>
        <source>Checking the history</source>
        <translation>Sprawdzanie historii</translation>
    </message>
    <message>
        <source>Stops checking the history.</source>
        <translation>Przerywa sprawdzanie historii.</translation>
    </message>
    <message>
        <source>Checks the history of every item for anything that must never happen: an item with two holders, work under a lock that was gone, an item completed twice. Nothing is changed, and everybody can go on working.</source>
        <translation>Sprawdza w historii każdego zadania wszystko, co nigdy nie może się zdarzyć: zadanie u dwóch osób, pracę pod blokadą, której już nie było, zadanie zakończone dwa razy. Niczego nie zmienia, a wszyscy mogą dalej pracować.</translation>
    </message>
    <message>
        <source>Cancelling...</source>
        <translation>Anulowanie...</translation>
    </message>
    <message>
        <source>Checking the history...</source>
        <translation>Sprawdzanie historii...</translation>
    </message>
    <message>
        <source>Checked at %1: %2</source>
        <translation>Sprawdzono o %1: %2</translation>
    </message>
    <message>
        <source>The check was cancelled. The history was not checked to its end.</source>
        <translation>Sprawdzanie anulowano. Historii nie sprawdzono do końca.</translation>
    </message>
</context>
<context>
    <name>intray::BecomingForm</name>
    <message>
        <source>Chosen values &amp;become</source>
        <translation>Wybrane wartości st&amp;ają się</translation>
    </message>
    <message>
        <source>The new value</source>
        <translation>Nowa wartość</translation>
    </message>
    <message>
        <source>what is proposed</source>
        <translation>tym, co zaproponowano</translation>
    </message>
    <message>
        <source>what examples show</source>
        <translation>tym, co pokazują przykłady</translation>
    </message>
    <message>
        <source>one new value</source>
        <translation>jedną nową wartością</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>Write what one of these values should be, and the others follow.</source>
        <translation>Wpisz, czym ma być jedna z tych wartości, a inne pójdą za nią.</translation>
    </message>
    <message>
        <source>Write the new value.</source>
        <translation>Wpisz nową wartość.</translation>
    </message>
    <message>
        <source>built like %1</source>
        <translation>zapisane jak %1</translation>
    </message>
</context>
<context>
    <name>intray::BesideForm</name>
    <message>
        <source>A column of whole numbers: higher ones are worked on first. A row with anything else is rejected.</source>
        <translation>Kolumna liczb całkowitych: to, co ma wyższą, jest opracowywane najpierw. Wiersz, w którym jest coś innego, nie jest przyjmowany.</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>żadnej kolumny</translation>
    </message>
    <message>
        <source>Columns that say whose request it was, in which language and so on, separated by commas: workers get them along with the record.</source>
        <translation>Kolumny, które mówią, czyja to była sprawa, w jakim języku itp., oddzielone przecinkami: automaty otrzymują je obok rekordu.</translation>
    </message>
    <message>
        <source>Pr&amp;iority from</source>
        <translation>P&amp;riorytet z</translation>
    </message>
    <message>
        <source>Conte&amp;xt from</source>
        <translation>Ko&amp;ntekst z</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>Plik nie ma kolumny „%1”.</translation>
    </message>
</context>
<context>
    <name>intray::BoundCourse</name>
    <message>
        <source>How the number fell while people worked</source>
        <translation>Jak liczba malała w trakcie pracy</translation>
    </message>
    <message>
        <source>%1 opened</source>
        <translation>Otwarte: %1</translation>
    </message>
    <message>
        <source>%1 wished</source>
        <translation>%1 żądano</translation>
    </message>
    <message>
        <source>Fields that are still wrong</source>
        <translation>Pola, które są jeszcze błędne</translation>
    </message>
    <message>
        <source>%1 after %2 opened records, %3 after %4; wished: %5.</source>
        <translation>%1 po %2 otwartych rekordach, %3 po %4; pożądane: %5.</translation>
    </message>
</context>
<context>
    <name>intray::BulkDialog</name>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <source>What did not work</source>
        <translation>Co się nie udało</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>This did not work for %n item(s):</source>
        <translation>
            <numerusform>Nie udało się dla %n zadania:</numerusform>
            <numerusform>Nie udało się dla %n zadań:</numerusform>
            <numerusform>Nie udało się dla %n zadań:</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: the rest was left as it was.</source>
        <translation>Anulowano: resztę pozostawiono bez zmian.</translation>
    </message>
</context>
<context>
    <name>intray::BusyMark</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>intray::CalibrationFold</name>
    <message numerus="yes">
        <source>Expected to have a fault: %1 to %2 (%Ln record(s))</source>
        <translation>
            <numerusform>Oczekiwany błąd: od %1 do %2 (%Ln rekord)</numerusform>
            <numerusform>Oczekiwany błąd: od %1 do %2 (%Ln rekordy)</numerusform>
            <numerusform>Oczekiwany błąd: od %1 do %2 (%Ln rekordów)</numerusform>
        </translation>
    </message>
    <message>
        <source>Of %1 opened records %2 were expected to have a fault, and %3 had one.</source>
        <translation>Z %1 otwartych rekordów w %2 oczekiwano błędu, a %3 go miało.</translation>
    </message>
    <message>
        <source>How right doubts are</source>
        <translation>Jak trafne są wątpliwości</translation>
    </message>
    <message>
        <source>%1 had one</source>
        <translation>%1 miało błąd</translation>
    </message>
    <message>
        <source>%1 expected</source>
        <translation>%1 oczekiwano</translation>
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
        <translation>Pola</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n record(s) break a rule</source>
        <translation>
            <numerusform>%1, %n rekord łamie regułę</numerusform>
            <numerusform>%1, %n rekordy łamią regułę</numerusform>
            <numerusform>%1, %n rekordów łamie regułę</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, nothing breaks a rule</source>
        <translation>%1, nic nie łamie reguły</translation>
    </message>
</context>
<context>
    <name>intray::ChoicePicker</name>
    <message>
        <source>Choose %1 from the list (Alt+Down in the field)</source>
        <translation>Wybierz %1 z listy (Alt+Dół w polu)</translation>
    </message>
</context>
<context>
    <name>intray::ColumnLayout</name>
    <message>
        <source>Reset layout</source>
        <translation>Przywróć układ</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Pokaż</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>Przesuń w &amp;lewo</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Przesuń w p&amp;rawo</translation>
    </message>
</context>
<context>
    <name>intray::CommandRun</name>
    <message numerus="yes">
        <source>The command was ended because it took longer than %n second(s).</source>
        <translation>
            <numerusform>Polecenie przerwano, ponieważ trwało dłużej niż %n sekundę.</numerusform>
            <numerusform>Polecenie przerwano, ponieważ trwało dłużej niż %n sekundy.</numerusform>
            <numerusform>Polecenie przerwano, ponieważ trwało dłużej niż %n sekund.</numerusform>
        </translation>
    </message>
    <message>
        <source>The command was ended because it wrote more than 16 MB.</source>
        <translation>Polecenie przerwano, ponieważ zapisało więcej niż 16 MB.</translation>
    </message>
    <message>
        <source>The command could not be started: %1.</source>
        <translation>Nie udało się uruchomić polecenia: %1.</translation>
    </message>
    <message>
        <source>The command was ended by signal %1.</source>
        <translation>Polecenie zostało przerwane sygnałem %1.</translation>
    </message>
    <message>
        <source>The command ended with status %1.</source>
        <translation>Polecenie zakończyło się kodem %1.</translation>
    </message>
</context>
<context>
    <name>intray::ComparedView</name>
    <message numerus="yes">
        <source>%n field(s) are the same.</source>
        <translation>
            <numerusform>%n pole jest takie samo.</numerusform>
            <numerusform>%n pola są takie same.</numerusform>
            <numerusform>%n pól jest takich samych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other field(s) are the same.</source>
        <translation>
            <numerusform>%n inne pole jest takie samo.</numerusform>
            <numerusform>%n inne pola są takie same.</numerusform>
            <numerusform>%n innych pól jest takich samych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>Różnica w</translation>
    </message>
    <message>
        <source>This record</source>
        <translation>Ten rekord</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>Drugi</translation>
    </message>
</context>
<context>
    <name>intray::ConditionRows</name>
    <message>
        <source>Field</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>is</source>
        <translation>jest</translation>
    </message>
    <message>
        <source>is filled in</source>
        <translation>jest wypełnione</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>jest puste</translation>
    </message>
    <message>
        <source>What it must be</source>
        <translation>Czym musi być</translation>
    </message>
    <message>
        <source>Values, separated by ;</source>
        <translation>Wartości oddzielone znakiem ;</translation>
    </message>
</context>
<context>
    <name>intray::ConfirmDismiss</name>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Odrzuć</translation>
    </message>
    <message>
        <source>&amp;Why? A reason is required.</source>
        <translation>&amp;Dlaczego? Powód jest wymagany.</translation>
    </message>
    <message>
        <source>&amp;Why? It stays in the history.</source>
        <translation>&amp;Dlaczego? Powód zostaje w historii.</translation>
    </message>
    <message>
        <source>Dismiss %1 for good?</source>
        <translation>Odrzucić %1 na dobre?</translation>
    </message>
    <message>
        <source>It will not come back to the queue. You can undo this for ten seconds; after that only a supervisor can reopen it.</source>
        <translation>Zadanie nie wróci do kolejki. Przez dziesięć sekund można to cofnąć; potem może je ponownie otworzyć tylko kierownik.</translation>
    </message>
</context>
<context>
    <name>intray::Connecting</name>
    <message>
        <source>The system&apos;s keychain does not have this password (any more).</source>
        <translation>Systemowy pęk kluczy nie przechowuje (już) tego hasła.</translation>
    </message>
    <message>
        <source>The system&apos;s keychain does not answer. The password stays in it.</source>
        <translation>Systemowy pęk kluczy nie odpowiada. Przechowywane w nim hasło tam pozostaje.</translation>
    </message>
    <message>
        <source>You are not connected to %1, because no password was given.</source>
        <translation>Brak połączenia z %1, ponieważ nie podano hasła.</translation>
    </message>
</context>
<context>
    <name>intray::ConnectionDialog</name>
    <message>
        <source>Connections</source>
        <translation>Połączenia</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>&amp;Nowe</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>What this kind of database enforces</source>
        <translation>Co ten rodzaj bazy danych zapewnia sam z siebie</translation>
    </message>
    <message>
        <source>Testing the connection</source>
        <translation>Sprawdzanie połączenia</translation>
    </message>
    <message>
        <source>Det&amp;ails...</source>
        <translation>Szczegół&amp;y...</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Testuj</translation>
    </message>
    <message>
        <source>Tests the connection and shows what is there. Nothing is changed.</source>
        <translation>Próbuje nawiązać połączenie i podaje, co tam jest. Niczego nie zmienia.</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Połącz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>Czegoś brakuje.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Zapisano.</translation>
    </message>
    <message>
        <source>Testing...</source>
        <translation>Sprawdzanie...</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Anulowano.</translation>
    </message>
    <message>
        <source>Type the password.</source>
        <translation>Proszę wpisać hasło.</translation>
    </message>
    <message>
        <source>The connection does not work yet.</source>
        <translation>Połączenie jeszcze nie działa.</translation>
    </message>
    <message>
        <source>Saved connect&amp;ions</source>
        <translation>Zapisane połączen&amp;ia</translation>
    </message>
</context>
<context>
    <name>intray::ConnectionFields</name>
    <message>
        <source>Create or up&amp;grade the file if needed</source>
        <translation>Utwórz plik lub zaktualizuj go, jeśli to konie&amp;czne</translation>
    </message>
    <message>
        <source>Save in the system&apos;s &amp;keychain</source>
        <translation>Zapa&amp;miętaj w systemowym pęku kluczy</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>N&amp;azwa</translation>
    </message>
    <message>
        <source>File on this computer</source>
        <translation>Plik na tym komputerze</translation>
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
        <translation>Źródło danych ODBC</translation>
    </message>
    <message>
        <source>Kin&amp;d</source>
        <translation>Rodza&amp;j</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>Prze&amp;glądaj...</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>Pli&amp;k</translation>
    </message>
    <message>
        <source>Data sources of this computer</source>
        <translation>Źródła danych tego komputera</translation>
    </message>
    <message>
        <source>Connection text</source>
        <translation>Tekst połączenia</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>DSN=NAME, or Driver={NAME};Server=HOST;Database=NAME. Never a password.</source>
        <translation>DSN=NAME albo Driver={NAME};Server=HOST;Database=NAME. Nigdy hasło.</translation>
    </message>
    <message>
        <source>Data so&amp;urce</source>
        <translation>Źródło danyc&amp;h</translation>
    </message>
    <message>
        <source>db.example.org, or several separated by commas</source>
        <translation>db.example.org albo kilka oddzielonych przecinkami</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>zwykły</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>Po&amp;rt</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Host</translation>
    </message>
    <message>
        <source>Data&amp;base</source>
        <translation>&amp;Baza danych</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Hasło</translation>
    </message>
    <message>
        <source>Password file, certificate or ticket</source>
        <translation>Plik haseł, certyfikat lub bilet</translation>
    </message>
    <message>
        <source>PostgreSQL: .pgpass, a client&apos;s certificate or Kerberos. MariaDB: .my.cnf. Nobody is asked then.</source>
        <translation>PostgreSQL: .pgpass, certyfikat klienta lub Kerberos. MariaDB: .my.cnf. Wtedy nikt nie jest pytany.</translation>
    </message>
    <message>
        <source>asked for at each start</source>
        <translation>pytanie przy każdym uruchomieniu</translation>
    </message>
    <message>
        <source>&amp;Login</source>
        <translation>&amp;Login</translation>
    </message>
    <message>
        <source>&amp;Sign in with</source>
        <translation>Logowani&amp;e przez</translation>
    </message>
    <message>
        <source>Passw&amp;ord</source>
        <translation>Hasł&amp;o</translation>
    </message>
    <message>
        <source>&amp;Encryption</source>
        <translation>&amp;Szyfrowanie</translation>
    </message>
    <message>
        <source>All of this in one line, for the command line. An address that is typed or pasted here fills the fields above.</source>
        <translation>Wszystko to w jednej linii, dla wiersza poleceń. Adres wpisany lub wklejony tutaj wypełnia pola powyżej.</translation>
    </message>
    <message>
        <source>Add&amp;ress</source>
        <translation>A&amp;dres</translation>
    </message>
    <message>
        <source>saved in the system&apos;s keychain</source>
        <translation>zapamiętane w systemowym pęku kluczy</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no data source is set up here</source>
        <translation>nie skonfigurowano tu żadnego źródła danych</translation>
    </message>
    <message>
        <source>choose a data source</source>
        <translation>wybierz źródło danych</translation>
    </message>
    <message>
        <source>Save (this system has no &amp;keychain)</source>
        <translation>Zapa&amp;miętaj (ten system nie ma pęku kluczy)</translation>
    </message>
    <message>
        <source>Database file</source>
        <translation>Plik bazy danych</translation>
    </message>
    <message>
        <source>Intray databases (*.intray *.db *.sqlite)</source>
        <translation>Bazy danych Intray (*.intray *.db *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <translation>Zwykle %1</translation>
    </message>
</context>
<context>
    <name>intray::ConnectionTrial</name>
    <message>
        <source>Cancelled.</source>
        <translation>Anulowano.</translation>
    </message>
</context>
<context>
    <name>intray::CorrectDialog</name>
    <message>
        <source>Correct many records: %1</source>
        <translation>Popraw wiele rekordów: %1</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>&amp;Pole</translation>
    </message>
    <message>
        <source>&amp;Old value</source>
        <translation>&amp;Stara wartość</translation>
    </message>
    <message>
        <source>&amp;New value</source>
        <translation>&amp;Nowa wartość</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>P&amp;opraw</translation>
    </message>
    <message>
        <source>&amp;Restore old value</source>
        <translation>P&amp;rzywróć starą wartość</translation>
    </message>
    <message>
        <source>Records with this value</source>
        <translation>Rekordy z tą wartością</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Zadanie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <source>The new value is the old one.</source>
        <translation>Nowa wartość jest taka jak stara.</translation>
    </message>
    <message>
        <source>Searching for records with this value...</source>
        <translation>Szukanie rekordów z tą wartością...</translation>
    </message>
    <message>
        <source>No open record can be corrected.</source>
        <translation>Żadnego otwartego rekordu nie można poprawić.</translation>
    </message>
    <message>
        <source>Enter the old and the new value. Only whole values count, to the last character.</source>
        <translation>Podaj, która wartość staje się którą. Liczy się tylko cała wartość, co do ostatniego znaku.</translation>
    </message>
    <message>
        <source>will be corrected</source>
        <translation>zostanie poprawione</translation>
    </message>
    <message>
        <source>No open record has this value in this field.</source>
        <translation>Żaden otwarty rekord nie ma tej wartości w tym polu.</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) stay as they are.</source>
        <translation>
            <numerusform>%n inny zostaje bez zmian.</numerusform>
            <numerusform>%n inne zostają bez zmian.</numerusform>
            <numerusform>%n innych zostaje bez zmian.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %L1 are listed.</source>
        <translation>Wymieniono pierwsze %L1.</translation>
    </message>
    <message>
        <source>old value restored</source>
        <translation>ma znów starą wartość</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>poprawiono</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have their old value again.</source>
        <translation>
            <numerusform>%n rekord ma znów starą wartość.</numerusform>
            <numerusform>%n rekordy mają znów starą wartość.</numerusform>
            <numerusform>%n rekordów ma znów starą wartość.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected.</source>
        <translation>
            <numerusform>%n rekord został poprawiony.</numerusform>
            <numerusform>%n rekordy zostały poprawione.</numerusform>
            <numerusform>%n rekordów zostało poprawionych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: the rest was left as it was.</source>
        <translation>Przerwano: reszta pozostała bez zmian.</translation>
    </message>
    <message>
        <source>&amp;Empty the field</source>
        <translation>&amp;Wyczyść pole</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>E&amp;arlier corrections...</source>
        <translation>Wcz&amp;eśniejsze...</translation>
    </message>
    <message>
        <source>Earlier bulk corrections, to restore old values</source>
        <translation>Co wcześniej poprawiono wspólnie, aby przywrócić stare wartości</translation>
    </message>
    <message>
        <source>will be proposed to %1</source>
        <translation>zostanie zaproponowane użytkownikowi %1</translation>
    </message>
    <message>
        <source>proposed to whoever holds it</source>
        <translation>zaproponowano temu, kto go ma</translation>
    </message>
    <message>
        <source>Old value</source>
        <translation>Stara wartość</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Nowa wartość</translation>
    </message>
    <message>
        <source>can be corrected</source>
        <translation>można poprawić</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are locked; the value is proposed to whoever holds them.</source>
        <translation>
            <numerusform>%n rekord jest zablokowany; wartość zaproponowano temu, kto go ma.</numerusform>
            <numerusform>%n rekordy są zablokowane; wartość zaproponowano temu, kto je ma.</numerusform>
            <numerusform>%n rekordów jest zablokowanych; wartość zaproponowano temu, kto je ma.</numerusform>
        </translation>
    </message>
    <message>
        <source>will be proposed to you</source>
        <translation>zostanie zaproponowane Tobie</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>already has a proposed value</source>
        <translation>ma już zaproponowaną wartość</translation>
    </message>
    <message>
        <source>proposal withdrawn</source>
        <translation>wycofano propozycję</translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) were withdrawn.</source>
        <translation>
            <numerusform>Wycofano %n propozycję.</numerusform>
            <numerusform>Wycofano %n propozycje.</numerusform>
            <numerusform>Wycofano %n propozycji.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching in %1...</source>
        <translation>Szukanie w: %1...</translation>
    </message>
    <message>
        <source>No open record of %1 would change.</source>
        <translation>Żaden otwarty rekord kolejki %1 nie zmieniłby się.</translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would change in the same way, in %2.</source>
        <translation>
            <numerusform>%n otwarty rekord kolejki %1 zmieniłby się tak samo, w polu %2.</numerusform>
            <numerusform>%n otwarte rekordy kolejki %1 zmieniłyby się tak samo, w polu %2.</numerusform>
            <numerusform>%n otwartych rekordów kolejki %1 zmieniłoby się tak samo, w polu %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would lose “%2” in %3.</source>
        <translation>
            <numerusform>%n otwarty rekord kolejki %1 straciłby „%2” w polu %3.</numerusform>
            <numerusform>%n otwarte rekordy kolejki %1 straciłyby „%2” w polu %3.</numerusform>
            <numerusform>%n otwartych rekordów kolejki %1 straciłoby „%2” w polu %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would get “%2” in %3.</source>
        <translation>
            <numerusform>%n otwarty rekord kolejki %1 otrzymałby „%2” w polu %3.</numerusform>
            <numerusform>%n otwarte rekordy kolejki %1 otrzymałyby „%2” w polu %3.</numerusform>
            <numerusform>%n otwartych rekordów kolejki %1 otrzymałoby „%2” w polu %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open record(s) of %1 would get “%2” instead of “%3” in %4.</source>
        <translation>
            <numerusform>%n otwarty rekord kolejki %1 otrzymałby „%2” zamiast „%3” w polu %4.</numerusform>
            <numerusform>%n otwarte rekordy kolejki %1 otrzymałyby „%2” zamiast „%3” w polu %4.</numerusform>
            <numerusform>%n otwartych rekordów kolejki %1 otrzymałoby „%2” zamiast „%3” w polu %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::CorrectOthers</name>
    <message numerus="yes">
        <source>%n other open record(s) would come right in the same way.</source>
        <translation>
            <numerusform>W ten sam sposób poprawny byłby jeszcze %n otwarty rekord.</numerusform>
            <numerusform>W ten sam sposób poprawne byłyby jeszcze %n otwarte rekordy.</numerusform>
            <numerusform>W ten sam sposób poprawnych byłoby jeszcze %n otwartych rekordów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Other open records would come right in the same way, which are shown field by field: %1.</source>
        <translation>W ten sam sposób poprawne byłyby też inne otwarte rekordy; są pokazywane pole po polu: %1.</translation>
    </message>
    <message>
        <source>No other open record would come right in the same way.</source>
        <translation>Żaden inny otwarty rekord nie stałby się poprawny w ten sam sposób.</translation>
    </message>
    <message>
        <source>The other open records are still being searched. What is found is told here.</source>
        <translation>Pozostałe otwarte rekordy są jeszcze przeszukiwane. To, co zostanie znalezione, pojawi się tutaj.</translation>
    </message>
</context>
<context>
    <name>intray::CrossRuleForm</name>
    <message>
        <source>One field is not after, or not more than, another</source>
        <translation>Jedno pole nie jest późniejsze ani większe od drugiego</translation>
    </message>
    <message>
        <source>If one field is ..., another is ...</source>
        <translation>Jeśli jedno pole jest ..., inne jest ...</translation>
    </message>
    <message>
        <source>If some fields are equal, others are equal</source>
        <translation>Przy równych polach inne są równe</translation>
    </message>
    <message>
        <source>Different in every record</source>
        <translation>Inne w każdym rekordzie</translation>
    </message>
    <message>
        <source>Intray&apos;s default message</source>
        <translation>Domyślny komunikat Intray</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Rodzaj</translation>
    </message>
    <message>
        <source>&amp;Message</source>
        <translation>Ko&amp;munikat</translation>
    </message>
    <message>
        <source>First field</source>
        <translation>Pierwsze pole</translation>
    </message>
    <message>
        <source>Second field</source>
        <translation>Drugie pole</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Jak się mają do siebie</translation>
    </message>
    <message>
        <source>comes before, or is less than</source>
        <translation>jest przed lub jest mniejsze niż</translation>
    </message>
    <message>
        <source>is not after, or not more than</source>
        <translation>nie jest po i nie jest większe niż</translation>
    </message>
    <message>
        <source>is the same as</source>
        <translation>jest takie samo jak</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Jeśli</translation>
    </message>
    <message>
        <source>then</source>
        <translation>to</translation>
    </message>
    <message>
        <source>Where these are equal:</source>
        <translation>Gdy te są równe:</translation>
    </message>
    <message>
        <source>these are equal, too:</source>
        <translation>równe są też:</translation>
    </message>
    <message>
        <source>No two records have the same</source>
        <translation>Żadne dwa rekordy nie mają takiego samego</translation>
    </message>
</context>
<context>
    <name>intray::CrossRuleList</name>
    <message>
        <source>&amp;New rule</source>
        <translation>&amp;Nowa reguła</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Rules across fields</source>
        <translation>Reguły między polami</translation>
    </message>
    <message>
        <source>(unknown rule)</source>
        <translation>(reguła nieznana programowi Intray)</translation>
    </message>
    <message>
        <source>No rule looks at two fields yet.</source>
        <translation>Żadna reguła nie dotyczy jeszcze dwóch pól.</translation>
    </message>
    <message>
        <source>Such a rule says that a ZIP code belongs to a city, or that one day is before another. “Proposals” looks for what holds in the records.</source>
        <translation>Taka reguła mówi, że kod pocztowy należy do miejscowości albo że jeden dzień poprzedza drugi. „Propozycje” szuka tego, co obowiązuje w rekordach.</translation>
    </message>
    <message>
        <source>This rule came with the file of the fields and rules. To change it, export them to a file, change it there and import the file.</source>
        <translation>Ta reguła pochodzi z pliku pól i reguł. Aby ją zmienić, wyeksportuj je do pliku, zmień ją tam i zaimportuj plik.</translation>
    </message>
</context>
<context>
    <name>intray::DayPicker</name>
    <message>
        <source>Choose %1 in a calendar (Alt+Down in the field)</source>
        <translation>Wybierz %1 w kalendarzu (Alt+Dół w polu)</translation>
    </message>
</context>
<context>
    <name>intray::DecisionKeeping</name>
    <message>
        <source>The next delivery that this template imports comes with what is decided here: proposed at the desk, or corrected at once if the template says so.</source>
        <translation>Następna dostawa importowana z tym szablonem przychodzi z tym, co się tu ustali: jako propozycja na stanowisku albo poprawione od razu, jeśli szablon tak mówi.</translation>
    </message>
    <message>
        <source>&amp;Save in the template</source>
        <translation>Zapi&amp;sz w szablonie</translation>
    </message>
    <message>
        <source>none: for these records only</source>
        <translation>żaden: tylko dla tych rekordów</translation>
    </message>
    <message>
        <source>It was saved in the template “%1”: the next delivery that it imports comes with it.</source>
        <translation>Zapisano to w szablonie „%1”: następna dostawa importowana z nim przyjdzie z tym.</translation>
    </message>
    <message>
        <source>It was not saved in the template “%1”. %2</source>
        <translation>Nie zapisano tego w szablonie „%1”. %2</translation>
    </message>
    <message>
        <source>It is still in a template. %1</source>
        <translation>Jest to nadal w szablonie. %1</translation>
    </message>
    <message>
        <source>It is no longer in the template “%1”.</source>
        <translation>Nie ma tego już w szablonie „%1”.</translation>
    </message>
</context>
<context>
    <name>intray::DeliveriesDialog</name>
    <message>
        <source>%1 and others</source>
        <translation>%1 i inne</translation>
    </message>
    <message>
        <source>%1 still waiting</source>
        <translation>nadal czekają: %1</translation>
    </message>
    <message>
        <source>%1 worked on</source>
        <translation>były opracowywane: %1</translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <translation>wycofano: %1</translation>
    </message>
    <message>
        <source>It added no records.</source>
        <translation>Nie dodała żadnych rekordów.</translation>
    </message>
    <message>
        <source>Its records: %1.</source>
        <translation>Z jej rekordów %1.</translation>
    </message>
    <message numerus="yes">
        <source>It updated %n record(s).</source>
        <translation>
            <numerusform>Zaktualizowała %n rekord.</numerusform>
            <numerusform>Zaktualizowała %n rekordy.</numerusform>
            <numerusform>Zaktualizowała %n rekordów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brought back %n record(s) that had been dismissed.</source>
        <translation>
            <numerusform>Przywróciła %n rekord, który był wyjęty.</numerusform>
            <numerusform>Przywróciła %n rekordy, które były wyjęte.</numerusform>
            <numerusform>Przywróciła %n rekordów, które były wyjęte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its values are proposed for %n record(s): %1.</source>
        <translation>
            <numerusform>Jej wartości są zaproponowane dla %n rekordu: %1.</numerusform>
            <numerusform>Jej wartości są zaproponowane dla %n rekordów: %1.</numerusform>
            <numerusform>Jej wartości są zaproponowane dla %n rekordów: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be updated.</source>
        <translation>
            <numerusform>Nie udało się zaktualizować %n rekordu.</numerusform>
            <numerusform>Nie udało się zaktualizować %n rekordów.</numerusform>
            <numerusform>Nie udało się zaktualizować %n rekordów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting record(s) are missing in its file: %1.</source>
        <translation>
            <numerusform>W jej pliku brak %n czekającego rekordu: %1.</numerusform>
            <numerusform>W jej pliku brak %n czekających rekordów: %1.</numerusform>
            <numerusform>W jej pliku brak %n czekających rekordów: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading...</source>
        <translation>Wczytywanie...</translation>
    </message>
    <message>
        <source>&amp;Take the delivery back</source>
        <translation>&amp;Wycofaj dostawę</translation>
    </message>
    <message>
        <source>&amp;Dismiss what is missing</source>
        <translation>&amp;Odrzuć brakujące</translation>
    </message>
    <message>
        <source>Deliveries: %1</source>
        <translation>Dostawy: %1</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Dostawy</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Zaimportowano</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Źródło</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Dodano</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Wycofano</translation>
    </message>
    <message>
        <source>For example: the wrong month was sent.</source>
        <translation>Na przykład: przysłano nie ten miesiąc.</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Powód</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) dismissed so far. Esc stops.</source>
        <translation>
            <numerusform>Dotąd wyjęto %n rekord. Escape zatrzymuje.</numerusform>
            <numerusform>Dotąd wyjęto %n rekordy. Escape zatrzymuje.</numerusform>
            <numerusform>Dotąd wyjęto %n rekordów. Escape zatrzymuje.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was imported into this queue yet.</source>
        <translation>Do tej kolejki niczego jeszcze nie zaimportowano.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Enter a reason first.</source>
        <translation>Proszę najpierw wpisać powód.</translation>
    </message>
    <message>
        <source>No records of this delivery are waiting any more.</source>
        <translation>Żaden rekord tej dostawy już nie czeka.</translation>
    </message>
    <message>
        <source>This delivery has no known missing records.</source>
        <translation>Nie wiadomo o brakujących rekordach w tej dostawie.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were dismissed. They come back when their keys do.</source>
        <translation>
            <numerusform>Odrzucono %n rekord. Wróci, gdy wróci jego klucz.</numerusform>
            <numerusform>Odrzucono %n rekordy. Wrócą, gdy wrócą ich klucze.</numerusform>
            <numerusform>Odrzucono %n rekordów. Wrócą, gdy wrócą ich klucze.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was cancelled. No record was dismissed.</source>
        <translation>Anulowano. Nie odrzucono żadnego rekordu.</translation>
    </message>
    <message numerus="yes">
        <source>This was cancelled: %n record(s) were dismissed, the others are still waiting. Do it again to continue.</source>
        <translation>
            <numerusform>Anulowano: odrzucono %n rekord, pozostałe nadal czekają. Zrób to jeszcze raz, aby kontynuować.</numerusform>
            <numerusform>Anulowano: odrzucono %n rekordy, pozostałe nadal czekają. Zrób to jeszcze raz, aby kontynuować.</numerusform>
            <numerusform>Anulowano: odrzucono %n rekordów, pozostałe nadal czekają. Zrób to jeszcze raz, aby kontynuować.</numerusform>
        </translation>
    </message>
    <message>
        <source>No record was dismissed: somebody has worked on them, or a later delivery has changed them.</source>
        <translation>Nie odrzucono żadnego rekordu: ktoś nad nimi pracował albo zmieniła je późniejsza dostawa.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) keep the values that it brought.</source>
        <translation>
            <numerusform>%n rekord zachowuje wartości, które przyniosła.</numerusform>
            <numerusform>%n rekordy zachowują wartości, które przyniosła.</numerusform>
            <numerusform>%n rekordów zachowuje wartości, które przyniosła.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>Niedodane</translation>
    </message>
    <message>
        <source>Rejected: %1; there already with other values: %2.</source>
        <translation>Nieprzyjęte: %1. Były już z innymi wartościami: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were rejected.</source>
        <translation>
            <numerusform>Odrzucono %n wiersz.</numerusform>
            <numerusform>Odrzucono %n wiersze.</numerusform>
            <numerusform>Odrzucono %n wierszy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were there already with other values.</source>
        <translation>
            <numerusform>%n wiersz już istniał z innymi wartościami.</numerusform>
            <numerusform>%n wiersze już istniały z innymi wartościami.</numerusform>
            <numerusform>%n wierszy już istniało z innymi wartościami.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Import %1 again...</source>
        <translation>Za&amp;importuj %1 ponownie...</translation>
    </message>
</context>
<context>
    <name>intray::DeskHead</name>
    <message>
        <source>for you</source>
        <translation>dla ciebie</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>dla %1</translation>
    </message>
    <message>
        <source>read-only, your text is kept</source>
        <translation>tylko do odczytu, tekst jest zachowany</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n błąd</numerusform>
            <numerusform>%n błędy</numerusform>
            <numerusform>%n błędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s)</source>
        <translation>
            <numerusform>%n duplikat</numerusform>
            <numerusform>%n duplikaty</numerusform>
            <numerusform>%n duplikatów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check</source>
        <translation>
            <numerusform>%n do sprawdzenia</numerusform>
            <numerusform>%n do sprawdzenia</numerusform>
            <numerusform>%n do sprawdzenia</numerusform>
        </translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>tylko do odczytu</translation>
    </message>
    <message>
        <source>%1 of %2 in your batch</source>
        <translation>%1 z %2 w Twojej partii</translation>
    </message>
</context>
<context>
    <name>intray::DeskPage</name>
    <message>
        <source>This queue has no side panel.</source>
        <translation>Ta kolejka nie ma panelu bocznego.</translation>
    </message>
    <message>
        <source>There is no item in the list to look at.</source>
        <translation>Na liście nie ma zadania do obejrzenia.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Source and history</source>
        <translation>Źródło i historia</translation>
    </message>
    <message>
        <source>History and notes</source>
        <translation>Historia i notatki</translation>
    </message>
    <message>
        <source>Choose an item in the list first.</source>
        <translation>Proszę najpierw wybrać zadanie na liście.</translation>
    </message>
    <message>
        <source>The side panel stands beside a record. Take one first.</source>
        <translation>Panel boczny stoi obok rekordu. Najpierw weź jakiś.</translation>
    </message>
    <message>
        <source>The lists are read again.</source>
        <translation>Listy są odczytywane ponownie.</translation>
    </message>
    <message>
        <source>The queue %1 was removed, or you no longer work in it. This is %2 now.</source>
        <translation>Kolejkę %1 usunięto albo już w niej nie pracujesz. Teraz to jest %2.</translation>
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
        <translation>puste</translation>
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
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
</context>
<context>
    <name>intray::DuplicateDecisions</name>
    <message>
        <source>%1 was changed in the meantime. It is now shown as it is; look at it again before you merge.</source>
        <translation>%1 został w międzyczasie zmieniony. Widać go takim, jaki jest teraz; proszę obejrzeć go jeszcze raz przed scaleniem.</translation>
    </message>
    <message>
        <source>%1 was merged into %2.</source>
        <translation>%1 scalono z %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n records were merged into %1.</source>
        <translation>
            <numerusform>Scalono %n rekord z %1.</numerusform>
            <numerusform>Scalono %n rekordy z %1.</numerusform>
            <numerusform>Scalono %n rekordów z %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are not duplicates; Intray remembers this.</source>
        <translation>%1 to nie duplikaty; zapamiętano to.</translation>
    </message>
    <message>
        <source>%1 is not a duplicate of the others; Intray remembers this.</source>
        <translation>%1 nie jest duplikatem pozostałych; zapamiętano to.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>Cofnięto: %1.</translation>
    </message>
    <message>
        <source>%1 has its previous values again.</source>
        <translation>%1 ma znów poprzednie wartości.</translation>
    </message>
</context>
<context>
    <name>intray::DuplicatesPage</name>
    <message>
        <source>%1 and this record are not duplicates; Intray remembers this.</source>
        <translation>%1 i ten rekord nie są duplikatami; zapamiętano to.</translation>
    </message>
    <message>
        <source>Likely duplicates of the record</source>
        <translation>Prawdopodobne duplikaty rekordu</translation>
    </message>
    <message>
        <source>The record beside the likely duplicate</source>
        <translation>Rekord obok prawdopodobnego duplikatu</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplikaty</translation>
    </message>
    <message>
        <source>Duplicates (%1)</source>
        <translation>Duplikaty (%1)</translation>
    </message>
    <message>
        <source>No record open.</source>
        <translation>Brak otwartego rekordu.</translation>
    </message>
    <message>
        <source>Searching for duplicates...</source>
        <translation>Szukanie duplikatów...</translation>
    </message>
    <message>
        <source>No other record of this queue is a likely duplicate.</source>
        <translation>Żaden inny rekord tej kolejki nie jest prawdopodobnie tym samym.</translation>
    </message>
    <message>
        <source>locked by you</source>
        <translation>zajęte przez Ciebie</translation>
    </message>
    <message>
        <source>locked by %1</source>
        <translation>zajęte przez %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gotowe</translation>
    </message>
    <message>
        <source>done by %1</source>
        <translation>gotowe: %1</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nieudane</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otwarte</translation>
    </message>
    <message>
        <source>There is no likely duplicate beside the record.</source>
        <translation>Obok rekordu nie ma prawdopodobnego duplikatu.</translation>
    </message>
    <message>
        <source>Look at the likely duplicate first: it is under Duplicates in the side panel (F4).</source>
        <translation>Proszę najpierw obejrzeć prawdopodobny duplikat: jest w panelu bocznym (F4), w zakładce Duplikaty.</translation>
    </message>
    <message>
        <source>The record is not open for editing.</source>
        <translation>Rekord nie jest otwarty do pracy.</translation>
    </message>
    <message>
        <source>Somebody else is working on the chosen record.</source>
        <translation>Nad wybranym rekordem pracuje ktoś inny.</translation>
    </message>
    <message>
        <source>Merge the record</source>
        <translation>Scalanie rekordu</translation>
    </message>
    <message>
        <source>Merge %1 into %2?</source>
        <translation>Scalić %1 z %2?</translation>
    </message>
    <message>
        <source>The other record is kept as it is; what you typed here is lost. You can undo this for ten seconds; after that only a supervisor can reopen it.</source>
        <translation>Drugi rekord pozostaje bez zmian; to, co tu wpisano, przepadnie. Można to cofnąć przez dziesięć sekund, potem ponownie otworzyć go może tylko kierownik.</translation>
    </message>
    <message>
        <source>The other record is kept as it is. You can undo this for ten seconds; after that only a supervisor can reopen it.</source>
        <translation>Drugi rekord pozostaje bez zmian. Można to cofnąć przez dziesięć sekund, potem ponownie otworzyć go może tylko kierownik.</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Scal</translation>
    </message>
    <message>
        <source>This queue has not been searched for duplicates yet. Intray does that in the background; look again in a while.</source>
        <translation>Ta kolejka nie została jeszcze przejrzana pod kątem duplikatów. Dzieje się to samo, po kawałku; zajrzyj ponownie za chwilę.</translation>
    </message>
    <message numerus="yes">
        <source>%n likely duplicate(s) of this record. Ctrl+Shift+K says that the chosen one is none, Ctrl+Shift+M merges the record into it.</source>
        <translation>
            <numerusform>%n prawdopodobny duplikat tego rekordu. Ctrl+Shift+K mówi, że wybrany nim nie jest, Ctrl+Shift+M scala z nim rekord.</numerusform>
            <numerusform>%n prawdopodobne duplikaty tego rekordu. Ctrl+Shift+K mówi, że wybrany nim nie jest, Ctrl+Shift+M scala z nim rekord.</numerusform>
            <numerusform>%n prawdopodobnych duplikatów tego rekordu. Ctrl+Shift+K mówi, że wybrany nim nie jest, Ctrl+Shift+M scala z nim rekord.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::EarlierCorrections</name>
    <message>
        <source>Loading...</source>
        <translation>Wczytywanie...</translation>
    </message>
    <message>
        <source>Bulk corrections: %1</source>
        <translation>Poprawki zbiorcze: %1</translation>
    </message>
    <message>
        <source>Bulk corrections</source>
        <translation>Poprawki zbiorcze</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Old value</source>
        <translation>Stara wartość</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Nowa wartość</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordy</translation>
    </message>
    <message>
        <source>&amp;Restore old value</source>
        <translation>P&amp;rzywróć starą wartość</translation>
    </message>
    <message>
        <source>There are no bulk corrections in this queue.</source>
        <translation>W tej kolejce nie ma poprawek zbiorczych.</translation>
    </message>
    <message>
        <source>%1, undone</source>
        <translation>%1, przywrócone</translation>
    </message>
    <message>
        <source>%1, of these %2 undone</source>
        <translation>%1, z tego przywrócone: %2</translation>
    </message>
</context>
<context>
    <name>intray::ElidedLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
</context>
<context>
    <name>intray::EmptyDesk</name>
    <message>
        <source>Why do I not get anything?</source>
        <translation>Dlaczego nic nie dostaję?</translation>
    </message>
    <message>
        <source>This queue is paused</source>
        <translation>Ta kolejka jest wstrzymana</translation>
    </message>
    <message>
        <source>No record open</source>
        <translation>Brak otwartego rekordu</translation>
    </message>
    <message>
        <source>Nothing waits in this queue</source>
        <translation>W tej kolejce nic nie czeka</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait</source>
        <translation>
            <numerusform>Czeka %Ln rekord</numerusform>
            <numerusform>Czekają %Ln rekordy</numerusform>
            <numerusform>Czeka %Ln rekordów</numerusform>
        </translation>
    </message>
    <message>
        <source>What you typed is kept.</source>
        <translation>Wpisany tekst jest zachowany.</translation>
    </message>
    <message>
        <source>Take the next one, or pick one from the list.</source>
        <translation>Pobierz następny albo wybierz jeden z listy.</translation>
    </message>
    <message>
        <source>finds a record in the list</source>
        <translation>znajduje rekord na liście</translation>
    </message>
    <message>
        <source>finds whatever Intray can do</source>
        <translation>znajduje wszystko, co potrafi Intray</translation>
    </message>
    <message>
        <source>shows all keys and the handbook</source>
        <translation>pokazuje wszystkie klawisze i podręcznik</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished item(s) of yours</source>
        <translation>
            <numerusform>%n niedokończone zadanie</numerusform>
            <numerusform>%n niedokończone zadania</numerusform>
            <numerusform>%n niedokończonych zadań</numerusform>
        </translation>
    </message>
    <message>
        <source>You have typed nothing yet. Go on where you were.</source>
        <translation>Nic jeszcze nie wpisano. Można kontynuować od tego miejsca.</translation>
    </message>
    <message>
        <source>New records appear here by themselves.</source>
        <translation>Nowe rekordy pojawiają się tutaj same.</translation>
    </message>
    <message>
        <source>You have done %1 today.</source>
        <translation>Zakończone przez Ciebie dziś: %1.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Sprawdź ponownie</translation>
    </message>
    <message numerus="yes">
        <source>You still hold %n unfinished item(s).</source>
        <translation>
            <numerusform>Masz jeszcze %n niedokończone zadanie.</numerusform>
            <numerusform>Masz jeszcze %n niedokończone zadania.</numerusform>
            <numerusform>Masz jeszcze %n niedokończonych zadań.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) wait in %1.</source>
        <translation>
            <numerusform>%Ln rekord czeka w kolejce %1.</numerusform>
            <numerusform>%Ln rekordy czekają w kolejce %1.</numerusform>
            <numerusform>%Ln rekordów czeka w kolejce %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your text of %n item(s) that you no longer hold is kept.</source>
        <translation>
            <numerusform>Zachowano Twój tekst z %n zadania, którego już nie zajmujesz.</numerusform>
            <numerusform>Zachowano Twój tekst z %n zadań, których już nie zajmujesz.</numerusform>
            <numerusform>Zachowano Twój tekst z %n zadań, których już nie zajmujesz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <translation>Kontynuuj: %1</translation>
    </message>
    <message>
        <source>leads back to %1, where your text is kept</source>
        <translation>wraca do %1, gdzie zachowano Twój tekst</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Przejdź tam</translation>
    </message>
    <message>
        <source>Records that have just come are there then.</source>
        <translation>Są tu wtedy rekordy, które właśnie nadeszły.</translation>
    </message>
</context>
<context>
    <name>intray::EmptyList</name>
    <message>
        <source>Search without the filter</source>
        <translation>Szukaj bez filtra</translation>
    </message>
    <message>
        <source>Clear both</source>
        <translation>Wyczyść oba</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Wyczyść wyszukiwanie</translation>
    </message>
    <message>
        <source>Remove the filter</source>
        <translation>Usuń filtr</translation>
    </message>
</context>
<context>
    <name>intray::EncryptionChoice</name>
    <message>
        <source>Another computer on the network could pose as the server and learn the password. Only use this on a trusted network.</source>
        <translation>Inny komputer w sieci mógłby podać się za serwer i poznać hasło. Używać tylko w zaufanej sieci.</translation>
    </message>
    <message>
        <source>Anybody on the network can read and change what is sent. Only use this on a trusted network.</source>
        <translation>Każdy w sieci może odczytać i zmienić to, co jest przesyłane. Używać tylko w zaufanej sieci.</translation>
    </message>
    <message>
        <source>Choose &amp;file...</source>
        <translation>&amp;Wybierz plik...</translation>
    </message>
    <message>
        <source>File of the authority that signs the server&apos;s certificate</source>
        <translation>Plik urzędu certyfikacji, który podpisuje certyfikat serwera</translation>
    </message>
    <message>
        <source>Encrypted and verified (recommended)</source>
        <translation>Szyfrowane i zweryfikowane (zalecane)</translation>
    </message>
    <message>
        <source>Trusted network: encrypted, not verified</source>
        <translation>Zaufana sieć: szyfrowane, bez weryfikacji</translation>
    </message>
    <message>
        <source>Trusted network: not encrypted</source>
        <translation>Zaufana sieć: bez szyfrowania</translation>
    </message>
    <message>
        <source>certificate of the authority (required)</source>
        <translation>certyfikat urzędu certyfikacji, wymagany</translation>
    </message>
    <message>
        <source>the authorities this computer trusts</source>
        <translation>urzędy certyfikacji, którym ufa ten komputer</translation>
    </message>
    <message>
        <source>MariaDB&apos;s driver checks who signed the certificate, but not the server&apos;s host name.</source>
        <translation>Sterownik MariaDB sprawdza, kto podpisał certyfikat, ale nie sprawdza nazwy hosta serwera.</translation>
    </message>
    <message>
        <source>File of the authority</source>
        <translation>Plik urzędu certyfikacji</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Certyfikaty (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>intray::EndingRules</name>
    <message>
        <source>Allowed</source>
        <translation>Dozwolone</translation>
    </message>
    <message>
        <source>Reasons for failing</source>
        <translation>Powody oznaczenia jako nieudane</translation>
    </message>
    <message>
        <source>Reasons for sending back</source>
        <translation>Powody odesłania</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>kończenie</translation>
    </message>
    <message>
        <source>return</source>
        <translation>zwracanie</translation>
    </message>
    <message>
        <source>dismiss</source>
        <translation>odrzucanie</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>oznaczanie jako nieudane</translation>
    </message>
    <message>
        <source>send back</source>
        <translation>odsyłanie</translation>
    </message>
    <message>
        <source>One per line. People can still enter other reasons.</source>
        <translation>Po jednym w linii; nadal można wpisać inne.</translation>
    </message>
    <message>
        <source>Reasons for returning</source>
        <translation>Powody zwrotu</translation>
    </message>
    <message>
        <source>Reasons for dismissing</source>
        <translation>Powody odrzucenia</translation>
    </message>
    <message>
        <source>A reason is required</source>
        <translation>Powód jest wymagany</translation>
    </message>
    <message>
        <source>to return</source>
        <translation>do zwrotu</translation>
    </message>
    <message>
        <source>to dismiss</source>
        <translation>do odrzucenia</translation>
    </message>
    <message>
        <source>Own records can be reopened for</source>
        <translation>Własne rekordy otwierać przez</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>wcale</translation>
    </message>
    <message>
        <source>People can get back a record that they finished within this time, if nobody has worked on it since.</source>
        <translation>Kto zakończył rekord, dostaje go z powrotem w tym czasie, jeśli nikt od tamtej pory nad nim nie pracował.</translation>
    </message>
</context>
<context>
    <name>intray::EngineAbilities</name>
    <message>
        <source>An item has one holder, and only the holder can end the work on it.</source>
        <translation>Zadanie zajmuje zawsze jedna osoba i tylko ona może zakończyć pracę nad nim.</translation>
    </message>
    <message>
        <source>The login decides who you are and what you are allowed to do; nobody can act in somebody else&apos;s name.</source>
        <translation>Login decyduje, kim ktoś jest i co mu wolno; nikt nie może działać w cudzym imieniu.</translation>
    </message>
    <message>
        <source>A clerk sees only the queues that an administrator allows.</source>
        <translation>Referent widzi kolejki, na które zezwala administrator.</translation>
    </message>
    <message>
        <source>The history can only be added to.</source>
        <translation>Do historii można tylko dopisywać.</translation>
    </message>
    <message>
        <source>A login that is renamed stays the same user.</source>
        <translation>Login po zmianie nazwy pozostaje tym samym użytkownikiem.</translation>
    </message>
    <message>
        <source>Changes by others appear at once.</source>
        <translation>To, co robią inni, jest zgłaszane natychmiast.</translation>
    </message>
    <message>
        <source>The driver does not check the server&apos;s host name.</source>
        <translation>Sterownik nie sprawdza nazwy hosta serwera.</translation>
    </message>
    <message>
        <source>An administrator must tell Intray when a login is renamed.</source>
        <translation>Administrator musi powiadomić Intray, gdy zmieni się nazwa loginu.</translation>
    </message>
    <message>
        <source>Changes by others appear after up to three seconds.</source>
        <translation>To, co robią inni, widać najdalej po trzech sekundach.</translation>
    </message>
    <message>
        <source>Everything else depends on the database behind the data source. PostgreSQL enforces the same as with a direct connection.</source>
        <translation>Wszystko inne zależy od bazy danych za źródłem danych. Dla PostgreSQL obowiązuje to samo co przy bezpośrednim połączeniu.</translation>
    </message>
    <message>
        <source>Encryption is a setting of the driver: for PostgreSQL SSLmode=verify-full.</source>
        <translation>Szyfrowanie jest ustawieniem sterownika: dla PostgreSQL SSLmode=verify-full.</translation>
    </message>
    <message>
        <source>Anybody who can write to the file can do everything. Roles and the history only protect against mistakes.</source>
        <translation>Kto może zapisywać w pliku, może wszystko. Role i historia chronią tylko przed pomyłkami.</translation>
    </message>
    <message>
        <source>The file must be on a disk of this computer, not on a network share.</source>
        <translation>Plik musi leżeć na dysku tego komputera, a nie na udziale sieciowym.</translation>
    </message>
</context>
<context>
    <name>intray::ExampleRows</name>
    <message>
        <source>First example</source>
        <translation>Pierwszy przykład</translation>
    </message>
    <message>
        <source>What the first example becomes</source>
        <translation>Czym staje się pierwszy przykład</translation>
    </message>
    <message>
        <source>Second example</source>
        <translation>Drugi przykład</translation>
    </message>
    <message>
        <source>What the second example becomes</source>
        <translation>Czym staje się drugi przykład</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>staje się</translation>
    </message>
</context>
<context>
    <name>intray::ExportChoices</name>
    <message>
        <source>an&amp;y time</source>
        <translation>&amp;w dowolnym czasie</translation>
    </message>
    <message>
        <source>Finished on this day or later</source>
        <translation>Zamknięte tego dnia lub później</translation>
    </message>
    <message>
        <source>Finished on this day or before</source>
        <translation>Zamknięte tego dnia lub wcześniej</translation>
    </message>
    <message>
        <source>Also who f&amp;inished it, and when</source>
        <translation>Także kto je zamknął &amp;i kiedy</translation>
    </message>
    <message>
        <source>any</source>
        <translation>dowolny</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otwarte</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>zajęte</translation>
    </message>
    <message>
        <source>done</source>
        <translation>zakończone</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nieudane</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>odrzucone</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>ktokolwiek</translation>
    </message>
    <message>
        <source>&amp;Which</source>
        <translation>K&amp;tóre</translation>
    </message>
    <message>
        <source>&amp;State</source>
        <translation>&amp;Stan</translation>
    </message>
    <message>
        <source>Finished &amp;by</source>
        <translation>&amp;Zamknięte przez</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Zamknięte</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>taki, jaki jest teraz</translation>
    </message>
    <message>
        <source>as imported</source>
        <translation>taki, jaki został zaimportowany</translation>
    </message>
    <message>
        <source>both, side by side</source>
        <translation>oba, obok siebie</translation>
    </message>
    <message>
        <source>only corrected fields, a line for each</source>
        <translation>tylko poprawione pola, każde w osobnym wierszu</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Skoroszyt programu Excel</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON lines</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>What is written to a CSV file for a missing value.</source>
        <translation>Co w pliku CSV stoi w miejscu brakującej wartości.</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Rekord</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>For&amp;mat</translation>
    </message>
    <message>
        <source>Missin&amp;g values</source>
        <translation>&amp;Brakujące wartości</translation>
    </message>
    <message>
        <source>all items of the queue</source>
        <translation>wszystkie zadania kolejki</translation>
    </message>
    <message>
        <source>what the list shows: %1</source>
        <translation>to, co pokazuje lista: %1</translation>
    </message>
    <message>
        <source>Tick at least one field.</source>
        <translation>Proszę zaznaczyć co najmniej jedno pole.</translation>
    </message>
    <message>
        <source>The last day is before the first.</source>
        <translation>Ostatni dzień jest wcześniejszy niż pierwszy.</translation>
    </message>
</context>
<context>
    <name>intray::ExportDialog</name>
    <message>
        <source>Export records</source>
        <translation>Eksportowanie rekordów</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;Kolejka</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>W&amp;ybierz...</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Eksportuj</translation>
    </message>
    <message>
        <source>Export to a file</source>
        <translation>Eksport do pliku</translation>
    </message>
    <message>
        <source>CSV (*.csv);;Excel workbooks (*.xlsx);;JSON lines (*.jsonl *.ndjson);;All files (*)</source>
        <translation>CSV (*.csv);;Skoroszyty programu Excel (*.xlsx);;JSON lines (*.jsonl *.ndjson);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>There is no queue.</source>
        <translation>Nie ma żadnej kolejki.</translation>
    </message>
    <message>
        <source>Choose where to write the file.</source>
        <translation>Proszę podać, gdzie zapisać plik.</translation>
    </message>
    <message>
        <source>Choose the folder of the file.</source>
        <translation>Proszę podać, w którym folderze zapisać plik.</translation>
    </message>
    <message>
        <source>The file would contain something other than its name says. Intray writes .csv, .jsonl and .xlsx.</source>
        <translation>Plik zawierałby coś innego, niż mówi jego nazwa. Intray zapisuje .csv, .jsonl i .xlsx.</translation>
    </message>
    <message>
        <source>The file appears when it is complete. You can keep working in the meantime.</source>
        <translation>Plik pojawi się, gdy zostanie zapisany w całości. W tym czasie można dalej pracować.</translation>
    </message>
    <message>
        <source>There is no such folder. Choose another one.</source>
        <translation>Nie ma takiego folderu. Proszę wybrać inny.</translation>
    </message>
    <message>
        <source>This is a folder or a device. Choose a file.</source>
        <translation>To jest folder lub urządzenie. Proszę wybrać plik.</translation>
    </message>
    <message>
        <source>Replace a file</source>
        <translation>Zastępowanie pliku</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 już istnieje.</translation>
    </message>
    <message>
        <source>The file is replaced when the export is complete. If the export fails or is cancelled, the file stays as it is.</source>
        <translation>Zostanie zastąpiony, gdy wszystko będzie zapisane. Jeśli eksport się nie uda lub zostanie anulowany, plik pozostanie.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Zastąp</translation>
    </message>
    <message>
        <source>The templates of the database cannot be read. %1</source>
        <translation>Nie można odczytać szablonów z bazy danych. %1</translation>
    </message>
    <message>
        <source>Sa&amp;ve as template...</source>
        <translation>Zapisz jak&amp;o szablon...</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>Sz&amp;ablon</translation>
    </message>
    <message>
        <source>The template names fields that this queue does not have: %1. They are left out.</source>
        <translation>Szablon wymienia pola, których ta kolejka nie ma: %1. Są pomijane.</translation>
    </message>
    <message>
        <source>This is a file of the database that is open. Choose another name.</source>
        <translation>To&#xa0;jest&#xa0;plik&#xa0;otwartej&#xa0;bazy&#xa0;danych.&#xa0;Proszę&#xa0;wybrać&#xa0;inną&#xa0;nazwę.</translation>
    </message>
</context>
<context>
    <name>intray::ExportLine</name>
    <message>
        <source>Progress of the export</source>
        <translation>Postęp eksportu</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>Anuluj eksport</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Items of the queue %1 of %2 are written to %3.</source>
        <translation>Zadania kolejki %1 w %2 są zapisywane do %3.</translation>
    </message>
    <message>
        <source>Cancelling the export</source>
        <translation>Anulowanie eksportu</translation>
    </message>
    <message numerus="yes">
        <source>Exporting: %Ln change(s)</source>
        <translation>
            <numerusform>Eksport, zmiany: %Ln</numerusform>
            <numerusform>Eksport, zmiany: %Ln</numerusform>
            <numerusform>Eksport, zmiany: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exporting: %Ln item(s)</source>
        <translation>
            <numerusform>Eksport, zadania: %Ln</numerusform>
            <numerusform>Eksport, zadania: %Ln</numerusform>
            <numerusform>Eksport, zadania: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ExportTemplates</name>
    <message>
        <source>A template says which parts of the items are written, and in which form.</source>
        <translation>Szablon mówi, co z zadań jest zapisywane i w jakiej postaci.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
</context>
<context>
    <name>intray::ExportedFields</name>
    <message>
        <source>&amp;Up</source>
        <translation>W &amp;górę</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>W &amp;dół</translation>
    </message>
    <message>
        <source>One place up (Alt+Up)</source>
        <translation>O jedno miejsce w górę (Alt+Góra)</translation>
    </message>
    <message>
        <source>One place down (Alt+Down)</source>
        <translation>O jedno miejsce w dół (Alt+Dół)</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>Po&amp;la</translation>
    </message>
    <message>
        <source>The rules of the queue name no fields, so all are written.</source>
        <translation>Reguły kolejki nie wymieniają pól, więc zapisywane są wszystkie.</translation>
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
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>What this means...</source>
        <translation>Co to oznacza...</translation>
    </message>
    <message>
        <source>Looking for doubtful records...</source>
        <translation>Szukanie wątpliwych rekordów...</translation>
    </message>
    <message>
        <source>Preview: how many records would be opened</source>
        <translation>Podgląd: ile rekordów byłoby otwieranych</translation>
    </message>
    <message>
        <source>In plain words, for whoever is concerned by it.</source>
        <translation>Prostymi słowami, dla wszystkich, których to dotyczy.</translation>
    </message>
    <message>
        <source>Save the queue and import records first.</source>
        <translation>Najpierw zapisz kolejkę i zaimportuj rekordy.</translation>
    </message>
    <message>
        <source>Set first how many fields may stay wrong.</source>
        <translation>Najpierw ustaw, ile pól może pozostać błędnych.</translation>
    </message>
    <message>
        <source>The most doubtful record first</source>
        <translation>Najbardziej wątpliwy rekord najpierw</translation>
    </message>
    <message>
        <source>Within a priority. Otherwise the oldest comes first.</source>
        <translation>W obrębie priorytetu. W przeciwnym razie najpierw idzie najstarszy.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>every record is opened</source>
        <translation>otwierany jest każdy rekord</translation>
    </message>
    <message>
        <source>Of the fields of a delivery. The least doubtful records then end without being opened, except for a random sample.</source>
        <translation>Z pól dostawy. Najmniej wątpliwe rekordy kończą się wtedy bez otwierania, poza losową próbką.</translation>
    </message>
    <message>
        <source>one in </source>
        <translation>jeden na </translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>On the screen only. It tells how much people overlook; what one person overlooks is told to that person alone.</source>
        <translation>Tylko na ekranie. Mówi, ile się przeocza; o tym, co przeoczy jedna osoba, dowiaduje się tylko ona.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Fields that may stay wrong</source>
        <translation>Pola, które mogą pozostać błędne</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Z jaką pewnością</translation>
    </message>
    <message>
        <source>Planted slips</source>
        <translation>Podłożone błędy</translation>
    </message>
</context>
<context>
    <name>intray::EyesDialog</name>
    <message>
        <source>It is off until a supervisor turns it on</source>
        <translation>Jest wyłączone, dopóki nie włączy go kierownik</translation>
    </message>
    <message>
        <source>That is done for one queue at a time. History says who did it and when. While it is on, the window says so to everybody who works there.</source>
        <translation>Robi się to osobno dla każdej kolejki. Historia mówi, kto to zrobił i kiedy. Dopóki jest włączone, okno mówi o tym każdemu, kto tam pracuje.</translation>
    </message>
    <message>
        <source>What passes</source>
        <translation>Co przechodzi</translation>
    </message>
    <message>
        <source>A record passes if it breaks no rule and Intray doubts it least. Nobody opens it then. Lists, history and exports say that it passed; it never counts as somebody&apos;s work. It can be opened again at any time.</source>
        <translation>Rekord przechodzi, jeśli nie łamie żadnej reguły i Intray najmniej w niego wątpi. Wtedy nikt go nie otwiera. Listy, historia i eksporty mówią, że przeszedł; nigdy nie liczy się jako czyjaś praca. W każdej chwili można go znowu otworzyć.</translation>
    </message>
    <message>
        <source>A sample is opened all the same</source>
        <translation>Próbkę otwiera się mimo to</translation>
    </message>
    <message>
        <source>Some of the records that would pass are drawn at random and given to people. Nobody chooses them, supervisors neither, and nothing on the screen tells them apart. Some opened records are looked at again by a second person. What is found there tells how much may still be wrong.</source>
        <translation>Niektóre z rekordów, które by przeszły, są losowane i dawane ludziom. Nikt ich nie wybiera, kierownicy też nie, i nic na ekranie ich nie wyróżnia. Niektóre otwarte rekordy ogląda jeszcze druga osoba. To, co się tam znajdzie, mówi, ile może być jeszcze błędne.</translation>
    </message>
    <message>
        <source>Planted slips are on the screen only</source>
        <translation>Podłożone błędy są tylko na ekranie</translation>
    </message>
    <message>
        <source>What one person overlooks is told to that person alone</source>
        <translation>Co przeoczy jedna osoba, wie tylko ona</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>Do czego to służy</translation>
    </message>
    <message>
        <source>It says of a delivery how many of its fields may still be wrong. It is about deliveries, and it is no measure of a person.</source>
        <translation>Mówi o dostawie, ile jej pól może być jeszcze błędnych. Chodzi o dostawy; nie jest to miara człowieka.</translation>
    </message>
    <message>
        <source>What it means that records pass unopened</source>
        <translation>Co oznacza, że rekordy przechodzą bez otwierania</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Drukuj...</translation>
    </message>
    <message>
        <source>Now and then a field that is right shows a slip. It tells how much people overlook, without which no number can be stated. It is never saved or exported, and nobody else sees it. When the record is completed, whoever put it right is told, and whoever overlooked it sees what it was; the record has the right value. Whoever typed something else is asked before anything is completed. Nobody gets one in their first 20 records of a queue. Nothing that is typed is lost by it.</source>
        <translation>Od czasu do czasu pole, które jest poprawne, pokazuje błąd. Mówi on, ile się przeocza, bez czego nie da się podać żadnej liczby. Nigdy nie jest zapisywany ani eksportowany i nikt inny go nie widzi. Gdy rekord zostaje ukończony, kto go poprawił, dowiaduje się o tym, a kto go przeoczył, widzi, co to było; rekord ma poprawną wartość. Kto wpisał coś innego, jest pytany, zanim cokolwiek zostanie ukończone. Nikt nie dostaje go w swoich pierwszych 20 rekordach kolejki. Nic z tego, co się wpisuje, przez to nie ginie.</translation>
    </message>
    <message>
        <source>Everybody sees their own number in My figures. Supervisors, administrators and auditors see the number of the team only, from five people and 100 slips on. No other page, no list and no export has the number of one person. Only whoever owns the database itself, or may read its file, could look it up there.</source>
        <translation>Każdy widzi własną liczbę w Moich liczbach. Kierownicy, administratorzy i audytorzy widzą tylko liczbę zespołu, od pięciu osób i 100 błędów. Żadna inna strona, żadna lista ani eksport nie ma liczby jednej osoby. Tylko właściciel samej bazy danych albo ktoś, kto może czytać jej plik, mógłby ją tam sprawdzić.</translation>
    </message>
</context>
<context>
    <name>intray::FieldList</name>
    <message>
        <source>&amp;Up</source>
        <translation>W &amp;górę</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>W &amp;dół</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Dodaj</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>One place up (Alt+Up)</source>
        <translation>O jedno miejsce w górę (Alt+Strzałka w górę)</translation>
    </message>
    <message>
        <source>One place down (Alt+Down)</source>
        <translation>O jedno miejsce w dół (Alt+Strzałka w dół)</translation>
    </message>
    <message>
        <source>Name of a new field</source>
        <translation>Nazwa nowego pola</translation>
    </message>
    <message>
        <source>New field</source>
        <translation>Nowe pole</translation>
    </message>
    <message>
        <source>T&amp;wo columns if there is room</source>
        <translation>D&amp;wie kolumny, jeśli jest miejsce</translation>
    </message>
    <message>
        <source>Where the window is wide enough, the form at the desk stands in two columns. Tab goes down the first one, then down the second.</source>
        <translation>Jeśli okno jest dość szerokie, formularz na stanowisku ma dwie kolumny. Tab schodzi najpierw pierwszą, potem drugą.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n record(s) break a rule</source>
        <translation>
            <numerusform>%1, %n rekord łamie regułę</numerusform>
            <numerusform>%1, %n rekordy łamią regułę</numerusform>
            <numerusform>%1, %n rekordów łamie regułę</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::FieldLookup</name>
    <message>
        <source>The lookup table “%1” is missing, so nothing is offered here. Type the value.</source>
        <translation>Nie ma tabeli słownikowej „%1”, więc nic tu nie jest podpowiadane. Wpisz wartość.</translation>
    </message>
    <message>
        <source>Is this right? The lookup table “%1” does not have it.</source>
        <translation>Czy to się zgadza? Nie ma tego w tabeli słownikowej „%1”.</translation>
    </message>
    <message>
        <source>Is this right? In the lookup table, %1 is “%2” here.</source>
        <translation>Czy to się zgadza? W tabeli słownikowej %1 to tutaj „%2”.</translation>
    </message>
</context>
<context>
    <name>intray::FieldRow</name>
    <message>
        <source>Required: the record cannot be completed without it.</source>
        <translation>Wymagane: bez tej wartości rekordu nie można zakończyć.</translation>
    </message>
    <message>
        <source>This text is too long to be edited here. It stays as it is.</source>
        <translation>Ten tekst jest zbyt długi, aby go tu zmieniać. Pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>Key this again from the original. What was keyed first is not shown.</source>
        <translation>Proszę wprowadzić to jeszcze raz według oryginału. To, co wprowadzono najpierw, nie jest pokazywane.</translation>
    </message>
    <message>
        <source>Two people keyed this differently. Choose one with Ctrl+1 or Ctrl+2.</source>
        <translation>Dwie osoby wprowadziły to różnie. Ctrl+1 i Ctrl+2 wstawiają jedną z dwóch wartości.</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1, wymagane</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, zmienione</translation>
    </message>
    <message>
        <source>There is no previous record with this field, so there is no value to copy. Nothing was changed.</source>
        <translation>Przed tym rekordem nie zamknięto żadnego z tym polem, więc nie ma wartości do przejęcia. Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>%1 cannot be changed: the rules of this queue make it read-only.</source>
        <translation>Nie można zmienić pola %1: reguły tej kolejki pozwalają je tylko czytać.</translation>
    </message>
    <message>
        <source>Spelling is not checked in this field. A supervisor can switch it on in the queue&apos;s record schema.</source>
        <translation>W tym polu pisownia nie jest sprawdzana. Kierownik może ją włączyć w schemacie rekordu kolejki.</translation>
    </message>
    <message>
        <source>A word here may be misspelled. F7 offers what may be meant.</source>
        <translation>Być może jest tu błąd pisowni. F7 podpowiada, co mogło być zamierzone.</translation>
    </message>
    <message>
        <source>Revert %1 (Esc in the field)</source>
        <translation>Cofnij zmianę: %1 (Esc w polu)</translation>
    </message>
    <message>
        <source>to be keyed again</source>
        <translation>do ponownego wprowadzenia</translation>
    </message>
    <message>
        <source>to be decided</source>
        <translation>do rozstrzygnięcia</translation>
    </message>
    <message>
        <source>required</source>
        <translation>wymagane</translation>
    </message>
    <message>
        <source>If it is right, Ctrl+Shift+J does not ask about it again in this record.</source>
        <translation>Jeśli to jest poprawne, Ctrl+Shift+J nie pyta o to więcej w tym rekordzie.</translation>
    </message>
</context>
<context>
    <name>intray::FieldRulesDialog</name>
    <message>
        <source>&amp;Import...</source>
        <translation>&amp;Importuj...</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>&amp;Eksportuj...</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Fields and rules of %1</source>
        <translation>Pola i reguły kolejki %1</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>&amp;Pola</translation>
    </message>
    <message>
        <source>A&amp;cross fields</source>
        <translation>&amp;Między polami</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Test</translation>
    </message>
    <message>
        <source>&amp;Proposals</source>
        <translation>P&amp;ropozycje</translation>
    </message>
    <message>
        <source>Pre&amp;view</source>
        <translation>Podg&amp;ląd</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Zapisano.</translation>
    </message>
    <message>
        <source>Changed by somebody else</source>
        <translation>Zmienione przez inną osobę</translation>
    </message>
    <message>
        <source>Somebody else has changed the fields and rules of %1 in the meantime.</source>
        <translation>Ktoś inny zmienił tymczasem pola i reguły kolejki %1.</translation>
    </message>
    <message>
        <source>Nothing has been saved yet. To see theirs, cancel, export yours to a file, and open this window again.</source>
        <translation>Nic jeszcze nie zapisano. Aby zobaczyć cudze zmiany, anuluj, wyeksportuj swoje do pliku i otwórz to okno ponownie.</translation>
    </message>
    <message>
        <source>&amp;Save mine</source>
        <translation>&amp;Zapisz moje</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nie zapisano</translation>
    </message>
    <message>
        <source>Your changes are not saved.</source>
        <translation>Wprowadzone tu zmiany nie są zapisane.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Odrzuć</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Eksport reguł</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Import reguł</translation>
    </message>
    <message>
        <source>JSON Schema (*.json);;All files (*)</source>
        <translation>Schemat JSON (*.json);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>The rules were written to %1.</source>
        <translation>Reguły zapisano w %1.</translation>
    </message>
    <message>
        <source>Lookup ta&amp;bles</source>
        <translation>Ta&amp;bele słownikowe</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s), not saved.</source>
        <translation>
            <numerusform>%n zmiana, niezapisana.</numerusform>
            <numerusform>%n zmiany, niezapisane.</numerusform>
            <numerusform>%n zmian, niezapisanych.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::FieldSettings</name>
    <message>
        <source>&amp;Label</source>
        <translation>&amp;Etykieta</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Po&amp;moc</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Grupa</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Rodzaj</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Mi&amp;nimum</source>
        <translation>&amp;Najmniej</translation>
    </message>
    <message>
        <source>Ma&amp;ximum</source>
        <translation>Naj&amp;więcej</translation>
    </message>
    <message>
        <source>One value per line. Empty: any value</source>
        <translation>Jedna wartość w wierszu; brak wierszy: dowolna wartość</translation>
    </message>
    <message>
        <source>One per line, such as N/A or -</source>
        <translation>Jeden w wierszu, na przykład N/A lub -</translation>
    </message>
    <message>
        <source>Several of these values</source>
        <translation>Kilka z tych wartości</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Wartości</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Wzorzec</translation>
    </message>
    <message>
        <source>L&amp;ongest, in characters</source>
        <translation>Największa &amp;długość w znakach</translation>
    </message>
    <message>
        <source>Texts that mean “no value”</source>
        <translation>Teksty oznaczające „brak wartości”</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>Pisownia</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Musi być wypełnione</translation>
    </message>
    <message>
        <source>Different in every record</source>
        <translation>Inne w każdym rekordzie</translation>
    </message>
    <message>
        <source>Read-only at the desk</source>
        <translation>Nie można zmieniać przy biurku</translation>
    </message>
    <message>
        <source>Shown in the lists</source>
        <translation>Kolumna na listach</translation>
    </message>
    <message>
        <source>Several lines</source>
        <translation>Ma kilka wierszy</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Poprawki</translation>
    </message>
    <message>
        <source>Where shown</source>
        <translation>Gdzie pokazywane</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Zaawansowane</translation>
    </message>
    <message>
        <source>By its format: %1</source>
        <translation>Według formatu: %1</translation>
    </message>
</context>
<context>
    <name>intray::FieldSlots</name>
    <message>
        <source>Field %1</source>
        <translation>Pole %1</translation>
    </message>
</context>
<context>
    <name>intray::FieldSpelling</name>
    <message>
        <source>Nothing is misspelled in this field.</source>
        <translation>W tym polu nie ma błędów pisowni.</translation>
    </message>
    <message>
        <source>There are no suggestions for this word.</source>
        <translation>Żadne słowo nie jest podobne.</translation>
    </message>
    <message>
        <source>&amp;Add to the words of this queue</source>
        <translation>&amp;Dodaj do słów tej kolejki</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was added to the words of this queue.</source>
        <translation>&quot;%1&quot; jest teraz słowem tej kolejki.</translation>
    </message>
</context>
<context>
    <name>intray::FieldsForm</name>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Go to a field first: its value is copied from the previous record.</source>
        <translation>Proszę najpierw przejść do pola: jego wartość pochodzi z poprzedniego rekordu.</translation>
    </message>
    <message>
        <source>Go to a field first.</source>
        <translation>Najpierw przejdź do pola.</translation>
    </message>
    <message>
        <source>No suggestion for this record is sure enough to be accepted without a look. F3 goes to the next field to check.</source>
        <translation>Żadna sugestia dla tego rekordu nie jest na tyle pewna, by przyjąć ją bez sprawdzenia. F3 przechodzi do następnego pola do sprawdzenia.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) were accepted. Ctrl+Z undoes it.</source>
        <translation>
            <numerusform>Przyjęto %n wartość. Ctrl+Z to cofa.</numerusform>
            <numerusform>Przyjęto %n wartości. Ctrl+Z to cofa.</numerusform>
            <numerusform>Przyjęto %n wartości. Ctrl+Z to cofa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is proposed for this record. What must be corrected stands beside its field.</source>
        <translation>Dla tego rekordu nic nie jest proponowane. To, co trzeba poprawić, stoi obok swojego pola.</translation>
    </message>
    <message>
        <source>There is nothing to check in this record.</source>
        <translation>W tym rekordzie nie ma nic do sprawdzenia.</translation>
    </message>
    <message>
        <source>What could be proposed for this record is still being looked for. Press the key again in a moment.</source>
        <translation>Trwa jeszcze szukanie propozycji dla tego rekordu. Naciśnij klawisz ponownie za chwilę.</translation>
    </message>
    <message>
        <source>Nothing is proposed for this record. F3 goes to the next field to check.</source>
        <translation>Dla tego rekordu nic nie jest proponowane. F3 prowadzi do następnego pola do sprawdzenia.</translation>
    </message>
</context>
<context>
    <name>intray::FigureChart</name>
    <message>
        <source>Completed items and backlog</source>
        <translation>Zakończone zadania i zaległości</translation>
    </message>
    <message>
        <source>Copies the chart and its figures to the clipboard.</source>
        <translation>Umieszcza wykres i jego dane w schowku.</translation>
    </message>
    <message>
        <source>The chart and its figures were copied.</source>
        <translation>Wykres i jego dane skopiowano.</translation>
    </message>
    <message>
        <source>Saves the chart as PNG or SVG, or its figures as CSV.</source>
        <translation>Zapisuje wykres jako PNG lub SVG albo jego dane jako CSV.</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Zapisywanie wykresu</translation>
    </message>
    <message>
        <source>intray-figures.png</source>
        <translation>intray-figures.png</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Figures (*.csv)</source>
        <translation>Obraz (*.png);;Rysunek (*.svg);;Dane (*.csv)</translation>
    </message>
    <message>
        <source>The chart was saved as %1.</source>
        <translation>Wykres zapisano jako %1.</translation>
    </message>
    <message>
        <source>The chart could not be saved there. Choose another place.</source>
        <translation>Nie udało się zapisać tam wykresu. Proszę wybrać inne miejsce.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Zrobione</translation>
    </message>
    <message>
        <source>Left at the end of each span</source>
        <translation>Pozostało na koniec okresu</translation>
    </message>
</context>
<context>
    <name>intray::FigureTable</name>
    <message>
        <source>Completed items and backlog</source>
        <translation>Zakończone zadania i zaległości</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Zakończone</translation>
    </message>
    <message>
        <source>Backlog</source>
        <translation>Zaległości</translation>
    </message>
    <message>
        <source>Copies the figures to the clipboard.</source>
        <translation>Umieszcza dane w schowku.</translation>
    </message>
    <message>
        <source>The figures were copied.</source>
        <translation>Dane skopiowano.</translation>
    </message>
    <message>
        <source>Saves the figures as CSV.</source>
        <translation>Zapisuje dane jako CSV.</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Zapisywanie danych</translation>
    </message>
    <message>
        <source>intray-figures.csv</source>
        <translation>intray-figures.csv</translation>
    </message>
    <message>
        <source>Figures (*.csv)</source>
        <translation>Dane (*.csv)</translation>
    </message>
    <message>
        <source>The figures were saved as %1.</source>
        <translation>Dane zapisano jako %1.</translation>
    </message>
    <message>
        <source>The figures could not be saved there. Choose another place.</source>
        <translation>Nie udało się zapisać tam danych. Proszę wybrać inne miejsce.</translation>
    </message>
</context>
<context>
    <name>intray::FilterChips</name>
    <message>
        <source>Breaks a rule</source>
        <translation>Łamie regułę</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtr</translation>
    </message>
</context>
<context>
    <name>intray::FilterHeader</name>
    <message>
        <source>Filter</source>
        <translation>Filtr</translation>
    </message>
    <message>
        <source>Filter %1</source>
        <translation>Filtruj: %1</translation>
    </message>
</context>
<context>
    <name>intray::FilterMenu</name>
    <message>
        <source>&amp;Save what is chosen now...</source>
        <translation>&amp;Zapisz obecny wybór...</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Zmień &amp;nazwę</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Search, filter or sort the list first.</source>
        <translation>Najpierw przeszukaj, przefiltruj lub posortuj listę.</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Moje</translation>
    </message>
    <message>
        <source>Shared with the team</source>
        <translation>Udostępnione zespołowi</translation>
    </message>
    <message>
        <source>The team&apos;s filters cannot be read now and may have changed.</source>
        <translation>Filtrów zespołu nie można teraz odczytać; mogły się zmienić.</translation>
    </message>
</context>
<context>
    <name>intray::FilterNaming</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
</context>
<context>
    <name>intray::FilterOffer</name>
    <message>
        <source>Filter “%1”</source>
        <translation>Filtr „%1”</translation>
    </message>
    <message>
        <source>Breaks a rule</source>
        <translation>Łamie regułę</translation>
    </message>
</context>
<context>
    <name>intray::FilterRenaming</name>
    <message>
        <source>There is already a filter of this name. Choose another one.</source>
        <translation>Filtr o tej nazwie już istnieje. Wybierz inną.</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Zmień nazwę</translation>
    </message>
    <message>
        <source>It is renamed for the team.</source>
        <translation>Nazwa zmieni się dla całego zespołu.</translation>
    </message>
    <message>
        <source>The filter “%1” is now called “%2”.</source>
        <translation>Filtr „%1” nazywa się teraz „%2”.</translation>
    </message>
    <message>
        <source>What is the filter called from now on?</source>
        <translation>Jak ma się teraz nazywać filtr?</translation>
    </message>
</context>
<context>
    <name>intray::FilterSaving</name>
    <message>
        <source>Share with the &amp;team</source>
        <translation>Udostępnij zes&amp;połowi</translation>
    </message>
    <message>
        <source>Everybody who works in this queue can use it.</source>
        <translation>Może go używać każdy, kto pracuje w tej kolejce.</translation>
    </message>
    <message>
        <source>Only you can use it, on this computer.</source>
        <translation>Tylko Ty możesz go używać, na tym komputerze.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>There is already a filter of this name. Choose another one.</source>
        <translation>Filtr o tej nazwie już istnieje. Wybierz inną.</translation>
    </message>
    <message>
        <source>There is already a filter of this name, shared by %1. It will be replaced for the team.</source>
        <translation>Filtr o tej nazwie już istnieje; udostępnia go %1. Zostanie zastąpiony dla całego zespołu.</translation>
    </message>
    <message>
        <source>You already have a filter of this name. It will be replaced.</source>
        <translation>Masz już filtr o tej nazwie. Zostanie zastąpiony.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Zas&amp;tąp</translation>
    </message>
    <message>
        <source>The filter “%1” is shared with the team.</source>
        <translation>Filtr „%1” jest udostępniony zespołowi.</translation>
    </message>
    <message>
        <source>The filter “%1” is saved.</source>
        <translation>Filtr „%1” jest zapisany.</translation>
    </message>
    <message>
        <source>What is the filter called?</source>
        <translation>Jak nazywa się filtr?</translation>
    </message>
</context>
<context>
    <name>intray::FindableDelegate</name>
    <message>
        <source>chosen</source>
        <translation>wybrane</translation>
    </message>
</context>
<context>
    <name>intray::FirstStartPage</name>
    <message>
        <source>Please wait</source>
        <translation>Proszę czekać</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>Szczegóły...</translation>
    </message>
    <message>
        <source>&amp;Try sample records</source>
        <translation>W&amp;ypróbuj na przykładowych rekordach</translation>
    </message>
    <message>
        <source>500 made-up customers with the mistakes that real imports have.</source>
        <translation>500 zmyślonych klientów z błędami, jakie zdarzają się w prawdziwych importach.</translation>
    </message>
    <message>
        <source>&amp;Open another database file...</source>
        <translation>&amp;Otwórz inny plik bazy danych...</translation>
    </message>
    <message>
        <source>One that you or a colleague already works with.</source>
        <translation>Taki, z którego już ktoś korzysta.</translation>
    </message>
    <message>
        <source>Connect to a &amp;shared database...</source>
        <translation>Połącz z&amp;e wspólną bazą danych...</translation>
    </message>
    <message>
        <source>PostgreSQL, MariaDB or an ODBC data source that a team works with.</source>
        <translation>PostgreSQL, MariaDB lub źródło danych ODBC, z którego wspólnie korzysta zespół.</translation>
    </message>
    <message>
        <source>Welcome to Intray</source>
        <translation>Witamy w Intray</translation>
    </message>
    <message>
        <source>There is no queue in this database yet. How would you like to begin?</source>
        <translation>W tej bazie danych nie ma jeszcze żadnej kolejki. Od czego zacząć?</translation>
    </message>
    <message>
        <source>Opening the database...</source>
        <translation>Otwieranie bazy danych...</translation>
    </message>
    <message>
        <source>The database cannot be opened</source>
        <translation>Nie można otworzyć bazy danych</translation>
    </message>
    <message>
        <source>&amp;Point Intray at my table...</source>
        <translation>&amp;Pracuj na mojej tabeli...</translation>
    </message>
    <message>
        <source>A table of your own becomes a queue. Other programs go on using it.</source>
        <translation>Jedna z Twoich tabel staje się kolejką. Inne programy nadal z niej korzystają.</translation>
    </message>
    <message>
        <source>The database needs a password.</source>
        <translation>Baza danych wymaga hasła.</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Brak połączenia</translation>
    </message>
    <message>
        <source>&amp;Create a queue from a file...</source>
        <translation>&amp;Utwórz kolejkę z pliku...</translation>
    </message>
    <message>
        <source>See how it works</source>
        <translation>Zobacz, jak to działa</translation>
    </message>
    <message>
        <source>CSV, Excel, JSON or Access; it is not changed. Every row becomes a record.</source>
        <translation>CSV, Excel, JSON lub Access; plik pozostaje bez zmian. Każdy wiersz staje się rekordem.</translation>
    </message>
</context>
<context>
    <name>intray::FirstSteps</name>
    <message>
        <source>Import a file...</source>
        <translation>Importuj plik...</translation>
    </message>
    <message>
        <source>Use my table...</source>
        <translation>Użyj mojej tabeli...</translation>
    </message>
    <message>
        <source>Connect to a server...</source>
        <translation>Połącz z serwerem...</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Step 1 of 3: Take a record with %1. As long as you have it, nobody else gets it.</source>
        <translation>Krok 1 z 3: pobierz rekord klawiszem %1. Dopóki go masz, nikt inny go nie dostanie.</translation>
    </message>
    <message>
        <source>Step 3 of 3: Complete it with %1. The next record comes at once.</source>
        <translation>Krok 3 z 3: zakończ go klawiszem %1. Następny rekord pojawi się od razu.</translation>
    </message>
    <message>
        <source>That is all it takes. Go on with your own records:</source>
        <translation>To wszystko. Przejdź do własnych rekordów:</translation>
    </message>
    <message>
        <source>Step 2 of 3: Correct what is wrong. %1 goes to the next fault, %2 takes what is proposed.</source>
        <translation>Krok 2 z 3: popraw to, co błędne. %1 przechodzi do następnego błędu, %2 przyjmuje propozycję.</translation>
    </message>
</context>
<context>
    <name>intray::FolderWatch</name>
    <message>
        <source>Another program is importing the files of “%1”. Try again when it has finished.</source>
        <translation>Inny program właśnie importuje pliki z „%1”. Proszę spróbować ponownie, gdy skończy.</translation>
    </message>
    <message>
        <source>Another program is importing the files of “%1”. Waiting for it to finish.</source>
        <translation>Inny program importuje pliki z „%1”. Ten czeka na jego koniec.</translation>
    </message>
</context>
<context>
    <name>intray::FoldingTable</name>
    <message>
        <source>Show eac&amp;h</source>
        <translation>Pokaż ka&amp;żde</translation>
    </message>
    <message>
        <source>Fol&amp;d</source>
        <translation>Zwiń &amp;grupę</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 and %Ln more.</source>
        <translation>
            <numerusform>%1: %2 i jeszcze %Ln.</numerusform>
            <numerusform>%1: %2 i jeszcze %Ln.</numerusform>
            <numerusform>%1: %2 i jeszcze %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::GeneralPage</name>
    <message>
        <source>R&amp;eset to defaults</source>
        <translation>&amp;Przywróć domyślne</translation>
    </message>
</context>
<context>
    <name>intray::GlanceModel</name>
    <message>
        <source>%1 (paused)</source>
        <translation>%1 (wstrzymana)</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwarte</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Zajęte</translation>
    </message>
    <message>
        <source>Postponed</source>
        <translation>Na później</translation>
    </message>
    <message>
        <source>Done today</source>
        <translation>Zakończone dziś</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Nieudane</translation>
    </message>
    <message>
        <source>Oldest open</source>
        <translation>Najstarsze otwarte</translation>
    </message>
    <message>
        <source>Expired today</source>
        <translation>Wygasłe dziś</translation>
    </message>
    <message>
        <source>Released today</source>
        <translation>Zwolnione dziś</translation>
    </message>
    <message>
        <source>Empty requests</source>
        <translation>Prośby bez wyniku</translation>
    </message>
    <message>
        <source>%1 (its table has changed)</source>
        <translation>%1 (jej tabela się zmieniła)</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) abandoned</source>
        <translation>
            <numerusform>%n porzucona blokada</numerusform>
            <numerusform>%n porzucone blokady</numerusform>
            <numerusform>%n porzuconych blokad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>empty, and %n request(s) for work got nothing today</source>
        <translation>
            <numerusform>pusta, a %n prośba o pracę nie dała dziś nic</numerusform>
            <numerusform>pusta, a %n prośby o pracę nie dały dziś nic</numerusform>
            <numerusform>pusta, a %n próśb o pracę nie dało dziś nic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>backlog grew by %n item(s) in the last hour</source>
        <translation>
            <numerusform>zaległości wzrosły w ostatniej godzinie o %n zadanie</numerusform>
            <numerusform>zaległości wzrosły w ostatniej godzinie o %n zadania</numerusform>
            <numerusform>zaległości wzrosły w ostatniej godzinie o %n zadań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n abandoned)</source>
        <translation>
            <numerusform>%1 (%n porzucone)</numerusform>
            <numerusform>%1 (%n porzucone)</numerusform>
            <numerusform>%1 (%n porzuconych)</numerusform>
        </translation>
    </message>
    <message>
        <source>today, about %1</source>
        <translation>dziś, około %1</translation>
    </message>
    <message>
        <source>%1, about %2</source>
        <translation>%1, około %2</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>za %n dzień</numerusform>
            <numerusform>za %n dni</numerusform>
            <numerusform>za %n dni</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>stands still</source>
        <translation>stoi</translation>
    </message>
    <message>
        <source>Done over time</source>
        <translation>Zrobione w czasie</translation>
    </message>
    <message>
        <source>Empty, at this pace</source>
        <translation>Pusta, w tym tempie</translation>
    </message>
    <message>
        <source>gets no shorter</source>
        <translation>nie robi się krótsza</translation>
    </message>
    <message>
        <source>within the hour</source>
        <translation>w ciągu godziny</translation>
    </message>
</context>
<context>
    <name>intray::HandOverDialog</name>
    <message>
        <source>&amp;Hand over</source>
        <translation>&amp;Przekaż</translation>
    </message>
    <message>
        <source>Everything &amp;of</source>
        <translation>&amp;Wszystko od użytkownika</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Trafia</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>P&amp;owód</translation>
    </message>
    <message>
        <source>Pass on what was typed as a &amp;proposal</source>
        <translation>Przekaż wpisany tekst jako propoz&amp;ycję</translation>
    </message>
    <message>
        <source>Loading the locks...</source>
        <translation>Wczytywanie blokad...</translation>
    </message>
    <message>
        <source>Choose whose items are handed over.</source>
        <translation>Proszę wybrać, czyje zadania mają zostać przekazane.</translation>
    </message>
    <message>
        <source>%1 holds no items.</source>
        <translation>Użytkownik %1 niczego nie zajmuje.</translation>
    </message>
    <message>
        <source>Choose who gets the items.</source>
        <translation>Proszę wybrać, kto dostanie zadania.</translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>Powód jest wymagany.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of %1 are open again.</source>
        <translation>
            <numerusform>%n zadanie użytkownika %1 jest znów otwarte.</numerusform>
            <numerusform>%n zadania użytkownika %1 są znów otwarte.</numerusform>
            <numerusform>%n zadań użytkownika %1 jest znów otwartych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of %1 were handed over to %2.</source>
        <translation>
            <numerusform>%n zadanie użytkownika %1 przekazano użytkownikowi %2.</numerusform>
            <numerusform>%n zadania użytkownika %1 przekazano użytkownikowi %2.</numerusform>
            <numerusform>%n zadań użytkownika %1 przekazano użytkownikowi %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who gets everything that somebody holds?</source>
        <translation>Kto dostaje wszystko, co ktoś ma?</translation>
    </message>
</context>
<context>
    <name>intray::HeldItems</name>
    <message numerus="yes">
        <source>You have %n unfinished item(s).</source>
        <translation>
            <numerusform>Masz %n niedokończone zadanie.</numerusform>
            <numerusform>Masz %n niedokończone zadania.</numerusform>
            <numerusform>Masz %n niedokończonych zadań.</numerusform>
        </translation>
    </message>
    <message>
        <source>The database cannot be reached; your text is safe on this computer.</source>
        <translation>Baza danych jest niedostępna; tekst jest bezpieczny na tym komputerze.</translation>
    </message>
    <message numerus="yes">
        <source>Your text of %n item(s) that you no longer hold is kept.</source>
        <translation>
            <numerusform>Zachowano Twój tekst z %n zadania, którego już nie zajmujesz.</numerusform>
            <numerusform>Zachowano Twój tekst z %n zadań, których już nie zajmujesz.</numerusform>
            <numerusform>Zachowano Twój tekst z %n zadań, których już nie zajmujesz.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation>Wszystkie &amp;klawisze</translation>
    </message>
    <message>
        <source>For c&amp;lerks</source>
        <translation>Dla &amp;referentów</translation>
    </message>
    <message>
        <source>For &amp;supervisors</source>
        <translation>Dla kierown&amp;ików</translation>
    </message>
    <message>
        <source>For &amp;administrators</source>
        <translation>Dla &amp;administratorów</translation>
    </message>
</context>
<context>
    <name>intray::HistoriesPage</name>
    <message>
        <source>Items</source>
        <translation>Zadania</translation>
    </message>
    <message>
        <source>Rules of queues</source>
        <translation>Reguły kolejek</translation>
    </message>
    <message>
        <source>Users and roles</source>
        <translation>Użytkownicy i role</translation>
    </message>
    <message>
        <source>History of</source>
        <translation>Historia (czego)</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Not checked in this window yet.</source>
        <translation>W tym oknie jeszcze nie sprawdzono.</translation>
    </message>
</context>
<context>
    <name>intray::HistoryFilter</name>
    <message>
        <source>Key, or # and number</source>
        <translation>Klucz albo # i numer</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Wszystkie kolejki</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Wszystko</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Dowolny czas</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dzisiaj</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Wczoraj</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Ostatnie 7 dni</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Ostatnie 30 dni</translation>
    </message>
    <message>
        <source>From day to day</source>
        <translation>Od dnia do dnia</translation>
    </message>
    <message>
        <source>It&amp;em</source>
        <translation>Zadani&amp;e</translation>
    </message>
    <message>
        <source>Que&amp;ue</source>
        <translation>Ko&amp;lejka</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Kto</translation>
    </message>
    <message>
        <source>Wha&amp;t</source>
        <translation>C&amp;o</translation>
    </message>
    <message>
        <source>Whe&amp;n</source>
        <translation>Ki&amp;edy</translation>
    </message>
    <message>
        <source>Fro&amp;m</source>
        <translation>O&amp;d</translation>
    </message>
    <message>
        <source>Unti&amp;l</source>
        <translation>&amp;Do</translation>
    </message>
    <message>
        <source>Only lines that changed this field of the record.</source>
        <translation>Tylko wiersze, które zmieniły to pole rekordu.</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>Pol&amp;e</translation>
    </message>
    <message>
        <source>Any field</source>
        <translation>Dowolne pole</translation>
    </message>
    <message>
        <source>Fi&amp;lters</source>
        <translation>Fi&amp;ltry</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>%1 do %2</translation>
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
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>With &amp;values</source>
        <translation>Z &amp;wartościami</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>&amp;Zapisz...</translation>
    </message>
    <message>
        <source>Saves all lines found to a CSV file.</source>
        <translation>Zapisuje wszystko, co znaleziono, do pliku CSV.</translation>
    </message>
    <message>
        <source>Adds to each ending what was changed. This takes longer.</source>
        <translation>Zapisuje przy każdym zakończeniu, co zostało zmienione. Trwa to dłużej.</translation>
    </message>
    <message numerus="yes">
        <source>Saving: %Ln line(s)</source>
        <translation>
            <numerusform>Zapisywanie, wiersze: %Ln</numerusform>
            <numerusform>Zapisywanie, wiersze: %Ln</numerusform>
            <numerusform>Zapisywanie, wiersze: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) of the history were saved as %1.</source>
        <translation>
            <numerusform>Zapisano historię w pliku %1, wiersze: %Ln.</numerusform>
            <numerusform>Zapisano historię w pliku %1, wiersze: %Ln.</numerusform>
            <numerusform>Zapisano historię w pliku %1, wiersze: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the history</source>
        <translation>Zapisz historię</translation>
    </message>
    <message>
        <source>intray-history.csv</source>
        <translation>intray-history.csv</translation>
    </message>
    <message>
        <source>CSV (*.csv);;All files (*)</source>
        <translation>CSV (*.csv);;Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>intray::HistoryModel</name>
    <message>
        <source>locked by %1</source>
        <translation>zajęte przez %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Zadanie</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Gdzie</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>z %1 na %2</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Zaimportowano</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Dodano</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Pobrano</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Zakończono</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Zwrócono</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Odrzucono</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Oznaczono jako nieudane</translation>
    </message>
    <message>
        <source>Sent back</source>
        <translation>Odesłano</translation>
    </message>
    <message>
        <source>Lock released</source>
        <translation>Zwolniono blokadę</translation>
    </message>
    <message>
        <source>Lock expired</source>
        <translation>Blokada wygasła</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Cofnięto</translation>
    </message>
    <message>
        <source>Reopened</source>
        <translation>Otwarto ponownie</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Wycofano</translation>
    </message>
    <message>
        <source>Priority changed</source>
        <translation>Zmieniono priorytet</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>inny program</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Merged</source>
        <translation>Scalone</translation>
    </message>
    <message>
        <source>Duplicate merged</source>
        <translation>Scalono duplikat</translation>
    </message>
    <message>
        <source>Not a duplicate</source>
        <translation>Nie jest duplikatem</translation>
    </message>
    <message>
        <source>into item %1</source>
        <translation>z zadaniem %1</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>zadanie %1</translation>
    </message>
    <message>
        <source>of item %1</source>
        <translation>zadania %1</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Przydzielono</translation>
    </message>
    <message>
        <source>No longer assigned</source>
        <translation>Już nie przydzielone</translation>
    </message>
    <message>
        <source>Corrected in bulk</source>
        <translation>Poprawione razem z innymi</translation>
    </message>
    <message>
        <source>%1, undone</source>
        <translation>%1, przywrócone</translation>
    </message>
    <message>
        <source>was for %1</source>
        <translation>było dla %1</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>dla %1</translation>
    </message>
    <message>
        <source>for %1, was for %2</source>
        <translation>dla %1, było dla %2</translation>
    </message>
    <message>
        <source>of item %1: undone</source>
        <translation>zadania %1: cofnięto</translation>
    </message>
    <message>
        <source>File attached</source>
        <translation>Załączono plik</translation>
    </message>
    <message>
        <source>reopening requested</source>
        <translation>prośba o ponowne otwarcie</translation>
    </message>
    <message>
        <source>declined to %1</source>
        <translation>odmówiono: %1</translation>
    </message>
    <message>
        <source>item %1: undone, but the values stay</source>
        <translation>zadanie %1: cofnięto, ale wartości zostają</translation>
    </message>
    <message>
        <source>item %1: undone</source>
        <translation>zadanie %1: cofnięto</translation>
    </message>
    <message>
        <source>no longer merged into item %1</source>
        <translation>już nie scalone z zadaniem %1</translation>
    </message>
    <message>
        <source>Updated by a delivery</source>
        <translation>Zaktualizowano przez dostawę</translation>
    </message>
    <message>
        <source>Removed from the queue</source>
        <translation>Wyjęto z kolejki</translation>
    </message>
    <message>
        <source>delivery %1: %2</source>
        <translation>dostawa %1: %2</translation>
    </message>
    <message>
        <source>delivery %1</source>
        <translation>dostawa %1</translation>
    </message>
    <message>
        <source>Given to %1</source>
        <translation>Przekazano: %1</translation>
    </message>
    <message>
        <source>given by %1</source>
        <translation>przekazał(a) %1</translation>
    </message>
    <message>
        <source>Value proposed</source>
        <translation>Zaproponowano wartość</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Ty</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) or more</source>
        <translation>
            <numerusform>%Ln zadanie lub więcej</numerusform>
            <numerusform>%Ln zadania lub więcej</numerusform>
            <numerusform>%Ln zadań lub więcej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln zadanie</numerusform>
            <numerusform>%Ln zadania</numerusform>
            <numerusform>%Ln zadań</numerusform>
        </translation>
    </message>
    <message>
        <source>into %1</source>
        <translation>z %1</translation>
    </message>
    <message>
        <source>Passed unopened</source>
        <translation>Przeszedł bez otwierania</translation>
    </message>
</context>
<context>
    <name>intray::HistoryTab</name>
    <message>
        <source>Changed values</source>
        <translation>Zmienione wartości</translation>
    </message>
    <message>
        <source>Searching...</source>
        <translation>Wyszukiwanie...</translation>
    </message>
    <message numerus="yes">
        <source>The newest %Ln line(s); scroll down for more.</source>
        <translation>
            <numerusform>Najnowsze wiersze: %Ln; przewijanie pokaże więcej.</numerusform>
            <numerusform>Najnowsze wiersze: %Ln; przewijanie pokaże więcej.</numerusform>
            <numerusform>Najnowsze wiersze: %Ln; przewijanie pokaże więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select one to see what was changed in its item.</source>
        <translation>Wybierz jedną, aby zobaczyć, co zmieniono w jej zadaniu.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) in all.</source>
        <translation>
            <numerusform>Łącznie %Ln wiersz.</numerusform>
            <numerusform>Łącznie %Ln wiersze.</numerusform>
            <numerusform>Łącznie %Ln wierszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>The history was not read. F5 reads it.</source>
        <translation>Historia nie została odczytana. F5 ją odczytuje.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) found.</source>
        <translation>
            <numerusform>Znaleziono %Ln wiersz.</numerusform>
            <numerusform>Znaleziono %Ln wiersze.</numerusform>
            <numerusform>Znaleziono %Ln wierszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Those that tell the same are one row.</source>
        <translation>Te, które mówią to samo, są na liście złączone.</translation>
    </message>
</context>
<context>
    <name>intray::HistoryTable</name>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
</context>
<context>
    <name>intray::Holders</name>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Szukaj</translation>
    </message>
    <message>
        <source>A&amp;bandoned only</source>
        <translation>Tylko &amp;porzucone</translation>
    </message>
    <message>
        <source>R&amp;elease...</source>
        <translation>Zwol&amp;nij...</translation>
    </message>
    <message>
        <source>Reassig&amp;n...</source>
        <translation>Przydziel &amp;innej osobie...</translation>
    </message>
    <message>
        <source>Hand &amp;over...</source>
        <translation>Prze&amp;każ...</translation>
    </message>
    <message>
        <source>&amp;Why not?...</source>
        <translation>&amp;Dlaczego nie?...</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Kto co trzyma</translation>
    </message>
    <message>
        <source>Find locks</source>
        <translation>Szukaj w blokadach</translation>
    </message>
    <message>
        <source>Find in item, user, workstation</source>
        <translation>Szukaj w zadaniu, użytkowniku, stacji roboczej</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>Locks that have expired, or whose program is not responding.</source>
        <translation>Blokady, które wygasły lub których program nie odpowiada.</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Wszystkie kolejki</translation>
    </message>
    <message>
        <source>By person</source>
        <translation>Według osób</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n zadanie</numerusform>
            <numerusform>%n zadania</numerusform>
            <numerusform>%n zadań</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 abandoned</source>
        <translation>%1, porzucone: %2</translation>
    </message>
    <message>
        <source>Loading the locks...</source>
        <translation>Wczytywanie blokad...</translation>
    </message>
    <message>
        <source>No lock matches.</source>
        <translation>Żadna blokada nie pasuje do wyszukiwania.</translation>
    </message>
    <message>
        <source>No items are locked.</source>
        <translation>Żadne zadanie nie jest zajęte.</translation>
    </message>
    <message>
        <source>Select one lock, or several with Shift and Ctrl; Ctrl+A selects all that are shown.</source>
        <translation>Proszę wybrać jedną blokadę albo kilka z klawiszami Shift i Ctrl; Ctrl+A wybiera wszystkie pokazane.</translation>
    </message>
</context>
<context>
    <name>intray::HoldersModel</name>
    <message>
        <source>active now</source>
        <translation>aktywność: teraz</translation>
    </message>
    <message>
        <source>nothing typed for %1</source>
        <translation>nic nie wpisano od %1</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n zadanie</numerusform>
            <numerusform>%n zadania</numerusform>
            <numerusform>%n zadań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n abandoned</source>
        <translation>
            <numerusform>%n porzucone</numerusform>
            <numerusform>%n porzucone</numerusform>
            <numerusform>%n porzuconych</numerusform>
        </translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>od %1</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>szkic</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>wygasła</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>porzucone</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>zostało %1</translation>
    </message>
</context>
<context>
    <name>intray::HoldersTree</name>
    <message>
        <source>Who holds what</source>
        <translation>Kto co trzyma</translation>
    </message>
</context>
<context>
    <name>intray::ImportChoices</name>
    <message>
        <source>First line contains column names</source>
        <translation>Pierwsza linia zawiera nazwy kolumn</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>Prze&amp;glądaj...</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>proszę wybrać</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>T&amp;abela</translation>
    </message>
    <message>
        <source>An existing queue, or a name for a new one.</source>
        <translation>Istniejąca kolejka albo nazwa nowej.</translation>
    </message>
    <message>
        <source>Into &amp;queue</source>
        <translation>Do &amp;kolejki</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>Kodowani&amp;e</translation>
    </message>
    <message>
        <source>Se&amp;parator</source>
        <translation>Separa&amp;tor</translation>
    </message>
    <message>
        <source>With line and reason, in a file that ends in .rejects.csv.</source>
        <translation>Z numerem linii i powodem, w pliku, którego nazwa kończy się na .rejects.csv.</translation>
    </message>
    <message>
        <source>each row by itself</source>
        <translation>każdy wiersz osobno</translation>
    </message>
    <message>
        <source>The columns that tell one record from another, separated by commas; put a name with a comma in double quotes.</source>
        <translation>Kolumny, które odróżniają jeden rekord od drugiego, oddzielone przecinkami; nazwa z przecinkiem w cudzysłowach.</translation>
    </message>
    <message>
        <source>Save rejected and differing rows to a file</source>
        <translation>Zapisać nieprzyjęte i inne wiersze obok pliku</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nie zdecydowano</translation>
    </message>
    <message>
        <source>add new ones to the queue</source>
        <translation>zrobić z nowych pola kolejki</translation>
    </message>
    <message>
        <source>leave out new ones</source>
        <translation>pominąć nowe</translation>
    </message>
    <message>
        <source>The columns of the file are not those of the queue. Fields that the file lacks are missing in its records.</source>
        <translation>Kolumny pliku nie są kolumnami kolejki. Pól, których plik nie ma, brakuje w jego rekordach.</translation>
    </message>
    <message>
        <source>&amp;Other columns</source>
        <translation>I&amp;nne kolumny</translation>
    </message>
    <message>
        <source>Q&amp;uote</source>
        <translation>C&amp;udzysłów</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Ucieczka</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>Missing value</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Skip lines</source>
        <translation>Pomiń wiersze</translation>
    </message>
    <message>
        <source>The table or sheet of the file to import.</source>
        <translation>Która tabela lub który arkusz pliku jest importowany.</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Arkusz</translation>
    </message>
    <message>
        <source>Delimited text (*.csv *.tsv *.txt);;Spreadsheets (*.xlsx *.xlsm *.ods);;JSON lines (*.jsonl *.ndjson);;Access files (*.mdb *.accdb);;All files (*)</source>
        <translation>Tekst z separatorami (*.csv *.tsv *.txt);;Skoroszyty (*.xlsx *.xlsm *.ods);;JSON lines (*.jsonl *.ndjson);;Pliki Access (*.mdb *.accdb);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Te&amp;mplate</source>
        <translation>&amp;Szablon</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Update existing records</source>
        <translation>Aktualizuj znane rekordy</translation>
    </message>
    <message>
        <source>The file is complete</source>
        <translation>Plik jest kompletny</translation>
    </message>
    <message>
        <source>If a record is waiting and nobody has changed the field, the record gets the value of the file; otherwise the value is proposed to whoever takes the record next. Without this, existing records stay as they are.</source>
        <translation>Gdzie rekord czeka i nikt nie zmienił pola, przyjmuje to, co mówi plik; w innym razie wartość jest proponowana temu, kto będzie miał rekord następny. Bez zaznaczenia różniące się wiersze pozostają bez zmian.</translation>
    </message>
    <message>
        <source>Afterwards Intray lists the waiting records that are missing in the file. You can dismiss them under Queues, Deliveries.</source>
        <translation>Których oczekujących rekordów brakuje w pliku, podaje się potem; można je odrzucić w Kolejki, Dostawy.</translation>
    </message>
    <message>
        <source>Separate several files of one delivery by commas; put a name with a comma in double quotes. All of their rows are imported, or none.</source>
        <translation>Kilka plików jednej dostawy oddziela się przecinkami; nazwę z przecinkiem bierze się w cudzysłów. Wchodzą wszystkie ich wiersze albo żaden.</translation>
    </message>
    <message>
        <source>Choose files to import</source>
        <translation>Wybór plików z rekordami</translation>
    </message>
    <message>
        <source>Columns of the key</source>
        <translation>Kolumny klucza</translation>
    </message>
    <message>
        <source>Separated by %1, %2, names in the first line.</source>
        <translation>Rozdzielone przez %1, %2, nazwy w pierwszym wierszu.</translation>
    </message>
    <message>
        <source>Separated by %1, %2, no names of columns.</source>
        <translation>Rozdzielone przez %1, %2, bez nazw kolumn.</translation>
    </message>
    <message>
        <source>A spreadsheet, names in the first line.</source>
        <translation>Arkusz, nazwy w pierwszym wierszu.</translation>
    </message>
    <message>
        <source>A spreadsheet, no names of columns.</source>
        <translation>Arkusz, bez nazw kolumn.</translation>
    </message>
    <message>
        <source>Lines of JSON.</source>
        <translation>Wiersze JSON.</translation>
    </message>
    <message>
        <source>A table of a database file.</source>
        <translation>Tabela z pliku bazy danych.</translation>
    </message>
    <message>
        <source>as the file fits</source>
        <translation>zależnie od pliku</translation>
    </message>
    <message>
        <source>It has the columns of the file.</source>
        <translation>Ma kolumny tego pliku.</translation>
    </message>
    <message>
        <source>It will be a new queue.</source>
        <translation>Będzie to nowa kolejka.</translation>
    </message>
    <message>
        <source>This is a spreadsheet. Choose the sheet to import.</source>
        <translation>To jest skoroszyt. Proszę wybrać arkusz, którego wiersze mają być importowane.</translation>
    </message>
    <message>
        <source>This is an Access file. Choose the table to import.</source>
        <translation>To jest plik Access. Proszę wybrać tabelę, której wiersze mają zostać zaimportowane.</translation>
    </message>
    <message>
        <source>No file is chosen yet. Type where it is, or browse for it.</source>
        <translation>Nie wybrano jeszcze pliku. Proszę wpisać, gdzie się znajduje, albo go wyszukać.</translation>
    </message>
    <message>
        <source>Give the queue a name of letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <translation>Proszę nadać kolejce nazwę złożoną z liter, cyfr oraz znaków „-”, „_” i „.”.</translation>
    </message>
    <message>
        <source>Name the columns that identify a record together, with commas between them.</source>
        <translation>Proszę podać kolumny, które razem wyznaczają rekord, oddzielone przecinkami.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>Plik nie ma kolumny „%1”.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>It has the columns of the file, so it was chosen in place of %1.</source>
        <translation>Ma kolumny tego pliku, dlatego została wybrana zamiast %1.</translation>
    </message>
    <message>
        <source>It will be a new queue, in place of %1.</source>
        <translation>Będzie to nowa kolejka, zamiast %1.</translation>
    </message>
</context>
<context>
    <name>intray::ImportDialog</name>
    <message>
        <source>Import records</source>
        <translation>Importowanie rekordów</translation>
    </message>
    <message>
        <source>Choose a file. Nothing is imported until you press Import.</source>
        <translation>Proszę wybrać plik. Przed naciśnięciem „Importuj” nic nie zostanie zaimportowane.</translation>
    </message>
    <message>
        <source>Testing...</source>
        <translation>Wypróbowywanie...</translation>
    </message>
    <message>
        <source>Choose another queue, or what to do with the other columns.</source>
        <translation>Proszę wybrać inną kolejkę albo to, co zrobić z innymi kolumnami.</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Postęp próby</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Anulowano. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>The templates of the database cannot be read. %1</source>
        <translation>Nie można odczytać szablonów z bazy danych. %1</translation>
    </message>
    <message>
        <source>It is offered as the key, which rejects those rows. Choose another column if another one tells the records apart.</source>
        <translation>Proponuje się ją jako klucz, co odrzuca te wiersze. Proszę wybrać inną kolumnę, jeśli to inna odróżnia rekordy.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) read...</source>
        <translation>
            <numerusform>Odczytane wiersze: %Ln...</numerusform>
            <numerusform>Odczytane wiersze: %Ln...</numerusform>
            <numerusform>Odczytane wiersze: %Ln...</numerusform>
        </translation>
    </message>
    <message>
        <source>Which file?</source>
        <translation>Który plik?</translation>
    </message>
    <message>
        <source>Which column identifies a record?</source>
        <translation>Która kolumna identyfikuje rekord?</translation>
    </message>
    <message>
        <source>Do these rows look right?</source>
        <translation>Czy te wiersze wyglądają dobrze?</translation>
    </message>
    <message>
        <source>Intray finds the record again by it when the next file comes. It cannot be changed later.</source>
        <translation>Po niej Intray odnajdzie rekord, gdy przyjdzie następny plik. Później nie można tego zmienić.</translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation>Jak czytany jest plik</translation>
    </message>
    <message>
        <source>Each row is a record of its own.</source>
        <translation>Każdy wiersz jest osobnym rekordem.</translation>
    </message>
    <message>
        <source>%1 identifies a record.</source>
        <translation>%1 identyfikuje rekord.</translation>
    </message>
    <message>
        <source>%1 together identify a record.</source>
        <translation>%1 razem identyfikują rekord.</translation>
    </message>
    <message>
        <source>The rows go into the queue %1.</source>
        <translation>Wiersze trafią do kolejki %1.</translation>
    </message>
    <message>
        <source>Intray is looking what the queue has already...</source>
        <translation>Intray sprawdza, co kolejka już zawiera...</translation>
    </message>
    <message>
        <source>%1, into the new queue %2</source>
        <translation>%1, do nowej kolejki %2</translation>
    </message>
    <message>
        <source>%1, into the queue %2</source>
        <translation>%1, do kolejki %2</translation>
    </message>
    <message>
        <source>The columns are those of this queue. %1</source>
        <translation>Kolumny są takie jak w tej kolejce. %1</translation>
    </message>
    <message>
        <source>As in every delivery of this queue.</source>
        <translation>Jak w każdej dostawie tej kolejki.</translation>
    </message>
    <message>
        <source>The file has columns, but no rows.</source>
        <translation>Plik ma kolumny, ale żadnych wierszy.</translation>
    </message>
    <message>
        <source>Rows: %1, columns: %2.</source>
        <translation>Wiersze: %1, kolumny: %2.</translation>
    </message>
    <message>
        <source>Columns: %1.</source>
        <translation>Kolumny: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln row(s) were counted.</source>
        <translation>
            <numerusform>Policzono tylko pierwszy wiersz.</numerusform>
            <numerusform>Policzono tylko pierwsze %Ln wiersze.</numerusform>
            <numerusform>Policzono tylko pierwsze %Ln wierszy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) cannot be read and would be rejected, too.</source>
        <translation>
            <numerusform>%Ln wiersza nie można odczytać i też zostałby odrzucony.</numerusform>
            <numerusform>%Ln wierszy nie można odczytać i też zostałyby odrzucone.</numerusform>
            <numerusform>%Ln wierszy nie można odczytać i też zostałyby odrzucone.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose %1 once more: Intray does not find it on this computer as it was imported.</source>
        <translation>Wybierz ponownie %1: Intray nie znajduje tego pliku na tym komputerze w postaci, w jakiej go zaimportowano.</translation>
    </message>
    <message>
        <source>How the rows are imported</source>
        <translation>Sposób importu</translation>
    </message>
    <message>
        <source>To do so, empty “Quote”.</source>
        <translation>W tym celu opróżnij pole „Cudzysłów”.</translation>
    </message>
</context>
<context>
    <name>intray::ImportFoot</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Wstecz</translation>
    </message>
    <message>
        <source>&amp;Check file</source>
        <translation>&amp;Sprawdź plik</translation>
    </message>
    <message>
        <source>Reads and checks the whole file. Nothing is changed.</source>
        <translation>Czyta i sprawdza cały plik. Niczego nie zmienia.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>Question 1 of 3. Next: what identifies a record.</source>
        <translation>Pytanie 1 z 3. Potem: co identyfikuje rekord.</translation>
    </message>
    <message>
        <source>Question 2 of 3. Next: look at the rows, then import.</source>
        <translation>Pytanie 2 z 3. Potem: obejrzenie wierszy i import.</translation>
    </message>
    <message>
        <source>Can be undone in Queues, Deliveries, until somebody works on the records.</source>
        <translation>Można to cofnąć w Kolejkach, Dostawach, dopóki nikt nie pracuje nad rekordami.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importuj</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import %Ln row(s)</source>
        <translation>
            <numerusform>&amp;Importuj %Ln wiersz</numerusform>
            <numerusform>&amp;Importuj %Ln wiersze</numerusform>
            <numerusform>&amp;Importuj %Ln wierszy</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: look at the rows, then import.</source>
        <translation>Następnie: obejrzeć wiersze, potem importować.</translation>
    </message>
    <message>
        <source>There is nothing to import.</source>
        <translation>Nie ma nic do zaimportowania.</translation>
    </message>
</context>
<context>
    <name>intray::ImportLine</name>
    <message>
        <source>Progress of the import</source>
        <translation>Postęp importu</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Anuluj import</translation>
    </message>
    <message>
        <source>%1 is being imported into the queue %2 of %3.</source>
        <translation>%1 trafia do kolejki %2 w %3.</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Cancelling the import</source>
        <translation>Anulowanie importu</translation>
    </message>
    <message numerus="yes">
        <source>Importing: %Ln row(s)</source>
        <translation>
            <numerusform>Import: %Ln wiersz</numerusform>
            <numerusform>Import: %Ln wiersze</numerusform>
            <numerusform>Import: %Ln wierszy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ImportQuestion</name>
    <message>
        <source>Change</source>
        <translation>Zmień</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <extracomment>Read by a screen reader. %1 is what was answered.</extracomment>
        <translation>Zmień: %1</translation>
    </message>
</context>
<context>
    <name>intray::ImportSample</name>
    <message>
        <source>The first rows of the file</source>
        <translation>Pierwsze wiersze pliku</translation>
    </message>
    <message>
        <source>Line %1 would be rejected: %2</source>
        <translation>Linia %1 nie zostałaby przyjęta: %2</translation>
    </message>
    <message>
        <source>%1, rejected</source>
        <translation>%1, nie przyjęto</translation>
    </message>
    <message>
        <source>%1, differs</source>
        <translation>%1, różni się</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>%1, doubtful</source>
        <translation>%1, wątpliwy</translation>
    </message>
</context>
<context>
    <name>intray::ItemAttachments</name>
    <message>
        <source>The attachment cannot be saved on this computer: %1.</source>
        <translation>Załącznika nie można zapisać na tym komputerze: %1.</translation>
    </message>
</context>
<context>
    <name>intray::ItemPreview</name>
    <message>
        <source>Fields</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>As imported</source>
        <translation>Na wejściu</translation>
    </message>
    <message>
        <source>Close the preview</source>
        <translation>Zamknij podgląd</translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>Podgląd: %1</translation>
    </message>
    <message>
        <source>Looking who held it last...</source>
        <translation>Sprawdzanie, kto miał je ostatnio...</translation>
    </message>
    <message>
        <source>%1 has it now.</source>
        <translation>Ma je teraz %1.</translation>
    </message>
    <message>
        <source>Nobody has held it yet.</source>
        <translation>Nikt go jeszcze nie miał.</translation>
    </message>
    <message>
        <source>%1 held it last, from %2 on.</source>
        <translation>Ostatnio miał(a) je %1, od %2.</translation>
    </message>
    <message>
        <source>%1 held it last, until %2 (%3).</source>
        <translation>Ostatnio miał(a) je %1, do %2 (%3).</translation>
    </message>
    <message>
        <source>Its values are not shown to you.</source>
        <translation>Jego wartości nie są Ci pokazywane.</translation>
    </message>
</context>
<context>
    <name>intray::KeptFilters</name>
    <message>
        <source>The filter “%1” is no longer shared.</source>
        <translation>Filtr „%1” nie jest już udostępniony.</translation>
    </message>
    <message>
        <source>A filter of your own.</source>
        <translation>Twój własny filtr.</translation>
    </message>
    <message>
        <source>Shared with the team by %1 on %2.</source>
        <translation>Udostępnia zespołowi %1 od %2.</translation>
    </message>
    <message>
        <source>%1 shared this filter. Only %1, supervisors and administrators can change it.</source>
        <translation>Ten filtr udostępnia %1. Zmienić go mogą tylko %1, kierownicy i administratorzy.</translation>
    </message>
</context>
<context>
    <name>intray::KeyChoice</name>
    <message>
        <source>%1 different, none empty, like %2</source>
        <translation>%1 różnych, żadna pusta, jak %2</translation>
    </message>
    <message>
        <source>Several columns together</source>
        <translation>Kilka kolumn razem</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Żadna</translation>
    </message>
    <message>
        <source>Every row becomes a record of its own.</source>
        <translation>Każdy wiersz staje się osobnym rekordem.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Liczenie...</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more column(s)</source>
        <translation>
            <numerusform>Pokaż jeszcze %Ln kolumnę</numerusform>
            <numerusform>Pokaż jeszcze %Ln kolumny</numerusform>
            <numerusform>Pokaż jeszcze %Ln kolumn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 empty: %Ln row(s) would be rejected</source>
        <translation>
            <numerusform>Puste: %1; nie zostanie przyjęty %Ln wiersz</numerusform>
            <numerusform>Puste: %1; nie zostaną przyjęte %Ln wiersze</numerusform>
            <numerusform>Puste: %1; nie zostanie przyjętych %Ln wierszy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 double: %Ln row(s) would be rejected</source>
        <translation>
            <numerusform>Powtórzone: %1; nie zostanie przyjęty %Ln wiersz</numerusform>
            <numerusform>Powtórzone: %1; nie zostaną przyjęte %Ln wiersze</numerusform>
            <numerusform>Powtórzone: %1; nie zostanie przyjętych %Ln wierszy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 empty, %2 double: %Ln row(s) would be rejected</source>
        <translation>
            <numerusform>Puste: %1, powtórzone: %2; nie zostanie przyjęty %Ln wiersz</numerusform>
            <numerusform>Puste: %1, powtórzone: %2; nie zostaną przyjęte %Ln wiersze</numerusform>
            <numerusform>Puste: %1, powtórzone: %2; nie zostanie przyjętych %Ln wierszy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::KeyField</name>
    <message>
        <source>Press the new key here</source>
        <translation>Naciśnij tu nowy klawisz</translation>
    </message>
</context>
<context>
    <name>intray::KeyList</name>
    <message>
        <source>Next field</source>
        <translation>Następne pole</translation>
    </message>
    <message>
        <source>Previous field</source>
        <translation>Poprzednie pole</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Zwróć</translation>
    </message>
    <message>
        <source>Next field; in a field with several lines: a new line; in a list: take or open</source>
        <translation>Następne pole; w polu wieloliniowym nowa linia; na liście: pobierz lub otwórz</translation>
    </message>
    <message>
        <source>Undo typing in the field</source>
        <translation>Cofnij wpisywanie w polu</translation>
    </message>
    <message>
        <source>Copy; in a list: the selected rows as a table</source>
        <translation>Kopiuj; na liście: wybrane wiersze jako tabela</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>In a list: to its start, to its end</source>
        <translation>Na liście: na początek, na koniec</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Wszystkie skróty klawiszowe</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Działanie</translation>
    </message>
    <message>
        <source>In a field: choose from its list or calendar</source>
        <translation>W polu: wybór z listy lub kalendarza</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>In a yes/no field: switch it</source>
        <translation>W polu tak lub nie: druga wartość</translation>
    </message>
    <message>
        <source>In the list: look at the item without taking it; once more closes it</source>
        <translation>Na liście: obejrzyj zadanie, nie biorąc go; jeszcze raz zamyka</translation>
    </message>
</context>
<context>
    <name>intray::KeyOverview</name>
    <message>
        <source>No key or action matches.</source>
        <translation>Żaden klawisz ani działanie nie pasuje.</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>Szukaj klawisza lub działania</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Drukuj...</translation>
    </message>
    <message>
        <source>The keys of Intray</source>
        <translation>Klawisze Intray</translation>
    </message>
</context>
<context>
    <name>intray::KeyRow</name>
    <message>
        <source>fits best</source>
        <translation>pasuje najlepiej</translation>
    </message>
</context>
<context>
    <name>intray::KeyedChoice</name>
    <message>
        <source>(empty)</source>
        <translation>(puste)</translation>
    </message>
    <message>
        <source>First keyed: %1</source>
        <translation>Wprowadzono najpierw: %1</translation>
    </message>
    <message>
        <source>Second keyed: %1</source>
        <translation>Wprowadzono potem: %1</translation>
    </message>
</context>
<context>
    <name>intray::KeysPage</name>
    <message>
        <source>This is not a key file of Intray.</source>
        <translation>To nie jest plik klawiszy Intray.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key. Nothing was changed.</source>
        <translation>„%1” nie jest klawiszem. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>The file gives %1 to both &quot;%2&quot; and &quot;%3&quot;. Nothing was changed.</source>
        <translation>Plik przypisuje %1 zarówno do „%2”, jak i do „%3”. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>%1 is needed in fields and lists.</source>
        <translation>%1 jest potrzebny w polach i na listach.</translation>
    </message>
    <message>
        <source>%1 would be typed into the field. Use it with Ctrl.</source>
        <translation>%1 zostałby wpisany do pola. Dodaj Ctrl.</translation>
    </message>
    <message>
        <source>Alt with a letter opens menus and presses buttons.</source>
        <translation>Alt z literą otwiera menu i naciska przyciski.</translation>
    </message>
    <message>
        <source>Ctrl with Alt types a letter on many keyboards.</source>
        <translation>Ctrl z Alt wpisuje znak na wielu klawiaturach.</translation>
    </message>
    <message>
        <source>&amp;Give it to this action</source>
        <translation>&amp;Przypisz do tego działania</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Szukaj działania lub klawisza</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Działania i ich klawisze</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Działanie</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klawisz</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Klawisz domyślny</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Bez klawisza</translation>
    </message>
    <message>
        <source>&amp;Default key</source>
        <translation>Klawisz &amp;domyślny</translation>
    </message>
    <message>
        <source>Ne&amp;w key:</source>
        <translation>&amp;Nowy klawisz:</translation>
    </message>
    <message>
        <source>&amp;Import...</source>
        <translation>&amp;Importuj...</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>&amp;Eksportuj...</translation>
    </message>
    <message>
        <source>R&amp;eset all keys</source>
        <translation>P&amp;rzywróć wszystkie klawisze</translation>
    </message>
    <message>
        <source>Export the keys</source>
        <translation>Eksport klawiszy</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>Import klawiszy</translation>
    </message>
    <message>
        <source>Keys (*.json)</source>
        <translation>Klawisze (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>The keys were saved in %1.</source>
        <translation>Klawisze zapisano w %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Nie można zapisać %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Nie można odczytać %1.</translation>
    </message>
    <message>
        <source>The keys from %1 are now in use.</source>
        <translation>Klawisze z %1 są teraz używane.</translation>
    </message>
    <message>
        <source>Every action has its default key again.</source>
        <translation>Każde działanie ma znów swój klawisz domyślny.</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Tego klawisza nie można zmienić.</translation>
    </message>
    <message>
        <source>%1 belongs to &quot;%2&quot;.</source>
        <translation>%1 należy do „%2”.</translation>
    </message>
    <message>
        <source>If you take it, &quot;%1&quot; will have no key.</source>
        <translation>Jeśli go weźmiesz, „%1” nie będzie miało klawisza.</translation>
    </message>
</context>
<context>
    <name>intray::LedgerPage</name>
    <message>
        <source>was empty</source>
        <translation>nic tam nie było</translation>
    </message>
    <message>
        <source>was cleared</source>
        <translation>opróżniono</translation>
    </message>
    <message>
        <source>different form</source>
        <translation>inna forma</translation>
    </message>
    <message>
        <source>typing mistake</source>
        <translation>błąd pisania</translation>
    </message>
    <message>
        <source>different value</source>
        <translation>inna wartość</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(brak)</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>Zapi&amp;sz...</translation>
    </message>
    <message>
        <source>field</source>
        <translation>pole</translation>
    </message>
    <message>
        <source>kind of error</source>
        <translation>rodzaj błędu</translation>
    </message>
    <message>
        <source>file</source>
        <translation>plik</translation>
    </message>
    <message>
        <source>person</source>
        <translation>osoba</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Poprawki</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udział</translation>
    </message>
    <message>
        <source>Writes every field, kind, person and file with its count to a CSV file.</source>
        <translation>Zapisuje każde pole, rodzaj, osobę i plik z ich liczbą do pliku CSV.</translation>
    </message>
    <message>
        <source>%L1 of %L2 completed records were corrected.</source>
        <translation>Poprawiono %L1 z %L2 ukończonych rekordów.</translation>
    </message>
    <message>
        <source>Save the corrections</source>
        <translation>Zapisz poprawki</translation>
    </message>
    <message>
        <source>intray-corrections.csv</source>
        <translation>intray-poprawki.csv</translation>
    </message>
    <message>
        <source>Figures (*.csv)</source>
        <translation>Liczby (*.csv)</translation>
    </message>
    <message>
        <source>The corrections were saved as %1.</source>
        <translation>Poprawki zapisano jako %1.</translation>
    </message>
    <message>
        <source>added &amp;up by</source>
        <translation>su&amp;mowane według</translation>
    </message>
    <message>
        <source>C&amp;orrections in</source>
        <translation>Popraw&amp;ki w</translation>
    </message>
    <message>
        <source>si&amp;nce</source>
        <translation>o&amp;d</translation>
    </message>
    <message>
        <source>Reading the records...</source>
        <translation>Wczytywanie rekordów...</translation>
    </message>
    <message>
        <source>No record was completed in this time.</source>
        <translation>W tym czasie nie ukończono żadnego rekordu.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) that are not finished were corrected in bulk.</source>
        <translation>
            <numerusform>%Ln nieukończony rekord poprawiono zbiorczo.</numerusform>
            <numerusform>%Ln nieukończone rekordy poprawiono zbiorczo.</numerusform>
            <numerusform>%Ln nieukończonych rekordów poprawiono zbiorczo.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Values of the queue</source>
        <translation>&amp;Wartości kolejki</translation>
    </message>
    <message>
        <source>Nothing was corrected in this time.</source>
        <translation>W tym czasie nic nie poprawiono.</translation>
    </message>
    <message>
        <source>What is corrected in a record counts as soon as it is completed, and what is corrected in bulk at once.</source>
        <translation>To, co poprawiono w rekordzie, liczy się po jego ukończeniu, a poprawione zbiorczo od razu.</translation>
    </message>
    <message>
        <source>A value counts as corrected if it differs from the imported one.</source>
        <translation>Liczone są wartości inne niż zaimportowane.</translation>
    </message>
    <message>
        <source>The corrections were not read. F5 reads them.</source>
        <translation>Nie odczytano poprawek. F5 je odczyta.</translation>
    </message>
</context>
<context>
    <name>intray::LineActions</name>
    <message>
        <source>Open &amp;record</source>
        <translation>Otwórz &amp;rekord</translation>
    </message>
    <message>
        <source>&amp;Undo what it changed</source>
        <translation>&amp;Cofnij, co zmieniono</translation>
    </message>
    <message>
        <source>&amp;Copy value</source>
        <translation>&amp;Kopiuj wartość</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Re&amp;do what was undone</source>
        <translation>&amp;Ponów to, co cofnięto</translation>
    </message>
</context>
<context>
    <name>intray::LineChange</name>
    <message>
        <source>Select a line to see what was changed in its item.</source>
        <translation>Wybierz wiersz, aby zobaczyć, co zmieniono w jego zadaniu.</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(puste)</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Przed</translation>
    </message>
    <message>
        <source>As imported</source>
        <translation>Na wejściu</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Po</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>No value of item %1 was changed here.</source>
        <translation>Tutaj nie zmieniono żadnej wartości zadania %1.</translation>
    </message>
    <message>
        <source>Changes in item %1 here:</source>
        <translation>Co zmieniono tutaj w zadaniu %1:</translation>
    </message>
    <message>
        <source>You are not allowed to see the values of item %1.</source>
        <translation>Wartości zadania %1 nie są Państwu pokazywane.</translation>
    </message>
    <message>
        <source>Item %1 has the values that were imported.</source>
        <translation>Zadanie %1 ma wartości, z którymi przyszło.</translation>
    </message>
    <message>
        <source>Changes in item %1 since it was imported:</source>
        <translation>Co zmieniono w zadaniu %1, odkąd przyszło:</translation>
    </message>
    <message>
        <source>Item %1 was merged into item %2.</source>
        <translation>Zadanie %1 zostało scalone z zadaniem %2.</translation>
    </message>
    <message>
        <source>Item %1 took over item %2 and kept its own values.</source>
        <translation>Zadanie %1 przejęło zadanie %2 i zachowało własne wartości.</translation>
    </message>
</context>
<context>
    <name>intray::LineUndo</name>
    <message>
        <source>This line tells of no change in the record.</source>
        <translation>Ten wiersz nie mówi o żadnej zmianie w rekordzie.</translation>
    </message>
    <message>
        <source>Undo a change</source>
        <translation>Cofnij zmianę</translation>
    </message>
    <message>
        <source>%1 is finished. It is reopened to undo this.</source>
        <translation>%1 jest zakończone. Zostanie ponownie otwarte, aby to cofnąć.</translation>
    </message>
    <message>
        <source>Then it waits in its queue to be completed again.</source>
        <translation>Potem czeka w swojej kolejce na ponowne zakończenie.</translation>
    </message>
    <message>
        <source>&amp;Reopen and undo</source>
        <translation>&amp;Otwórz ponownie i cofnij</translation>
    </message>
    <message>
        <source>The merge of %1 is undone.</source>
        <translation>Scalenie %1 zostało cofnięte.</translation>
    </message>
    <message>
        <source>Undone in item %1: %2.</source>
        <translation>Cofnięto w zadaniu %1: %2.</translation>
    </message>
    <message>
        <source>The item is open again and waits in its queue.</source>
        <translation>Zadanie jest znowu otwarte i czeka w swojej kolejce.</translation>
    </message>
    <message>
        <source>The other values stay. %1</source>
        <translation>Pozostałe wartości zostają. %1</translation>
    </message>
</context>
<context>
    <name>intray::ListFoot</name>
    <message>
        <source>connecting</source>
        <translation>łączenie</translation>
    </message>
    <message>
        <source>up to date, read-only</source>
        <translation>aktualne, tylko do odczytu</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>aktualne</translation>
    </message>
    <message>
        <source>%1 s behind</source>
        <translation>%1 s opóźnienia</translation>
    </message>
    <message>
        <source>offline since %1</source>
        <translation>offline od %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Who works, and how the database answers</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>You are working as %1 at %2, with the database %3.</source>
        <translation>Pracujesz jako %1 na %2, z bazą danych %3.</translation>
    </message>
    <message>
        <source>The last look at it took %1 ms.</source>
        <translation>Ostatnie sprawdzenie trwało %1 ms.</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>Stan na %1</translation>
    </message>
    <message>
        <source>Shows your own figures.</source>
        <translation>Pokazuje Twoje liczby.</translation>
    </message>
    <message>
        <source>%1 done today, %2 in the last hour</source>
        <translation>zakończone dziś: %1; w ostatniej godzinie: %2</translation>
    </message>
    <message>
        <source>%1 done today</source>
        <translation>zakończone dziś: %1</translation>
    </message>
</context>
<context>
    <name>intray::ListHead</name>
    <message>
        <source>Searches the key and the whole record for every word, in any order. Capital letters and accents do not matter: &quot;cafe&quot; finds &quot;Café&quot;.</source>
        <translation>Szuka każdego słowa w kluczu i w całym rekordzie, w dowolnej kolejności. Wielkość liter i akcenty nie mają znaczenia: „cafe” znajduje „Café”.</translation>
    </message>
    <message>
        <source>Searches the key and the whole record for every word, in any order. Capital letters do not matter, accents do: &quot;cafe&quot; does not find &quot;Café&quot;.</source>
        <translation>Szuka każdego słowa w kluczu i w całym rekordzie, w dowolnej kolejności. Wielkość liter nie ma znaczenia, akcenty mają: „cafe” nie znajduje „Café”.</translation>
    </message>
</context>
<context>
    <name>intray::ListTitle</name>
    <message>
        <source>%1 of %2</source>
        <comment>items that are found, and all</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>The list shows the first ones. Scroll down for more.</source>
        <translation>Lista pokazuje pierwsze. Aby zobaczyć więcej, proszę przewinąć w dół.</translation>
    </message>
    <message>
        <source>more than %1</source>
        <comment>items, of which these are known so far</comment>
        <translation>ponad %1</translation>
    </message>
    <message numerus="yes">
        <source>Next of all %Ln</source>
        <translation>
            <numerusform>Następne z %Ln</numerusform>
            <numerusform>Następne ze wszystkich %Ln</numerusform>
            <numerusform>Następne ze wszystkich %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes what comes next in the order of the queue, whether the filter finds it or not.</source>
        <translation>Pobiera to, co jest następne w porządku kolejki, niezależnie od tego, czy filtr to znajduje.</translation>
    </message>
</context>
<context>
    <name>intray::LockRules</name>
    <message>
        <source>Lock duration</source>
        <translation>Czas trwania blokady</translation>
    </message>
    <message>
        <source>Longest lock</source>
        <translation>Najdłuższa blokada</translation>
    </message>
    <message>
        <source>First warning before the end</source>
        <translation>Pierwsze ostrzeżenie przed wygaśnięciem</translation>
    </message>
    <message>
        <source>default</source>
        <translation>jak zwykle</translation>
    </message>
    <message>
        <source>Last warning before the end</source>
        <translation>Ostatnie ostrzeżenie przed wygaśnięciem</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez ograniczeń</translation>
    </message>
    <message>
        <source>No lock can be extended beyond this, counted from its start.</source>
        <translation>Żadnej blokady nie można przedłużyć ponad to, licząc od jej początku.</translation>
    </message>
    <message>
        <source>By default five minutes before the end, later for short locks.</source>
        <translation>Jak zwykle: pięć minut przed wygaśnięciem, przy krótkich blokadach odpowiednio mniej.</translation>
    </message>
    <message>
        <source>By default one minute before the end, later for short locks.</source>
        <translation>Jak zwykle: jedna minuta przed wygaśnięciem, przy krótkich blokadach odpowiednio mniej.</translation>
    </message>
    <message>
        <source>An item that was taken this often is marked as failed when its lock expires.</source>
        <translation>Zadanie pobrane tyle razy jest odkładane jako nieudane, gdy wygaśnie jego blokada.</translation>
    </message>
    <message>
        <source>Locks per user</source>
        <translation>Blokady na użytkownika</translation>
    </message>
    <message>
        <source>Attempts until it fails</source>
        <translation>Próby, zanim będzie nieudane</translation>
    </message>
    <message numerus="yes">
        <source>Of the last %n completed item(s) 99 of 100 took no longer than %1, half of them %2. Proposal: %3.</source>
        <translation>
            <numerusform>Z ostatniego %n zakończonego zadania 99 na 100 trwało nie dłużej niż %1, połowa nie dłużej niż %2. Propozycja: %3.</numerusform>
            <numerusform>Z ostatnich %n zakończonych zadań 99 na 100 trwało nie dłużej niż %1, połowa nie dłużej niż %2. Propozycja: %3.</numerusform>
            <numerusform>Z ostatnich %n zakończonych zadań 99 na 100 trwało nie dłużej niż %1, połowa nie dłużej niż %2. Propozycja: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the proposal: %1</source>
        <translation>Użyj propozycji: %1</translation>
    </message>
    <message numerus="yes">
        <source>The last %n completed item(s) took no longer than %1 each, half of them %2. Proposal: %3.</source>
        <translation>
            <numerusform>Ostatnie zakończone zadania: %n; każde trwało najwyżej %1, połowa z nich %2. Propozycja: %3.</numerusform>
            <numerusform>Ostatnie zakończone zadania: %n; każde trwało najwyżej %1, połowa z nich %2. Propozycja: %3.</numerusform>
            <numerusform>Ostatnie zakończone zadania: %n; każde trwało najwyżej %1, połowa z nich %2. Propozycja: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Użyj: %1</translation>
    </message>
    <message>
        <source>The one item that was completed took at most %1. Proposal: %2.</source>
        <translation>Jedyne zakończone zadanie trwało najwyżej %1. Propozycja: %2.</translation>
    </message>
</context>
<context>
    <name>intray::LockedMatch</name>
    <message>
        <source>%1 is locked by %2, and others that match are locked, too.</source>
        <translation>%1 jest zajęte przez %2, a inne pasujące też są zajęte.</translation>
    </message>
    <message>
        <source>You have %1 already.</source>
        <translation>Masz już %1.</translation>
    </message>
    <message>
        <source>%1 is locked by %2.</source>
        <translation>%1 jest zajęte przez %2.</translation>
    </message>
</context>
<context>
    <name>intray::LocksModel</name>
    <message>
        <source>expired</source>
        <translation>wygasła</translation>
    </message>
    <message>
        <source>running</source>
        <translation>działa</translation>
    </message>
    <message>
        <source>not responding</source>
        <translation>nie odpowiada</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznany</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>szkic</translation>
    </message>
    <message>
        <source>abandoned: %1</source>
        <translation>porzucone: %1</translation>
    </message>
    <message>
        <source>Locked since %1.</source>
        <translation>Zajęte od %1.</translation>
    </message>
    <message>
        <source>The lock ends at %1.</source>
        <translation>Blokada wygasa: %1.</translation>
    </message>
    <message>
        <source>The program last responded at %1.</source>
        <translation>Ostatni znak od programu: %1.</translation>
    </message>
    <message>
        <source>The program never reported: it is a script, or an older version.</source>
        <translation>Program nie dał żadnego znaku: to skrypt albo starsza wersja.</translation>
    </message>
    <message>
        <source>Item %1, under the lock %2</source>
        <translation>Zadanie %1, pod blokadą %2</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Zadanie</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Użytkownik</translation>
    </message>
    <message>
        <source>Workstation</source>
        <translation>Stacja robocza</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Bezczynne</translation>
    </message>
    <message>
        <source>Ends in</source>
        <translation>Wygasa za</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Szkic</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>inny program</translation>
    </message>
    <message>
        <source>Nothing has been typed since %1. Extending the lock does not count.</source>
        <translation>Od %1 niczego nie wpisano. Przedłużenie blokady się nie liczy.</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>jeszcze żadna</translation>
    </message>
    <message>
        <source>A supervisor gave the item to %1, who had no window open and finds it under “Mine”.</source>
        <translation>Kierownik przekazał zadanie użytkownikowi %1, który nie miał otwartego okna i znajdzie je na liście „Moje”.</translation>
    </message>
</context>
<context>
    <name>intray::LocksTable</name>
    <message>
        <source>Locks</source>
        <translation>Blokady</translation>
    </message>
</context>
<context>
    <name>intray::LookupSettings</name>
    <message>
        <source>no table</source>
        <translation>brak tabeli</translation>
    </message>
    <message>
        <source>the second column</source>
        <translation>druga kolumna</translation>
    </message>
    <message>
        <source>field = column, one per line</source>
        <translation>pole = kolumna, po jednym w wierszu</translation>
    </message>
    <message>
        <source>Lookup table</source>
        <translation>Tabela słownikowa</translation>
    </message>
    <message>
        <source>Explained by</source>
        <translation>Objaśnia kolumna</translation>
    </message>
    <message>
        <source>Also fills</source>
        <translation>Wypełnia też</translation>
    </message>
</context>
<context>
    <name>intray::LookupSourceDialog</name>
    <message>
        <source>&amp;Load</source>
        <translation>&amp;Wczytaj</translation>
    </message>
    <message>
        <source>Load a lookup table</source>
        <translation>Wczytaj tabelę słownikową</translation>
    </message>
    <message>
        <source>the first column</source>
        <translation>pierwsza kolumna</translation>
    </message>
    <message>
        <source>a file, or an address such as %1</source>
        <translation>plik albo adres taki jak %1</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>Loaded &amp;from</source>
        <translation>Wczytana &amp;z</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Hasło</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>Ta&amp;bela</translation>
    </message>
    <message>
        <source>or &amp;query</source>
        <translation>albo za&amp;pytanie</translation>
    </message>
    <message>
        <source>Column of the &amp;values</source>
        <translation>Kolumna wartoś&amp;ci</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>W&amp;ybierz...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Enter a name for the table; fields refer to it.</source>
        <translation>Nadaj tabeli nazwę; odwołują się do niej pola.</translation>
    </message>
    <message>
        <source>Choose where to load it from.</source>
        <translation>Podaj, skąd ma być wczytana.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Nie ma takiego pliku.</translation>
    </message>
    <message>
        <source>Enter a table or a query.</source>
        <translation>Podaj tabelę albo zapytanie.</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.jsonl *.xlsx *.ods *.mdb *.accdb *.db *.sqlite);;All files (*)</source>
        <translation>Tabele (*.csv *.tsv *.txt *.jsonl *.xlsx *.ods *.mdb *.accdb *.db *.sqlite);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>the only one that has rows</source>
        <translation>jedyny, który ma wiersze</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Arkusz</translation>
    </message>
</context>
<context>
    <name>intray::LookupTables</name>
    <message>
        <source>Lookup tables</source>
        <translation>Tabele słownikowe</translation>
    </message>
    <message>
        <source>First lines of the lookup table</source>
        <translation>Pierwsze wiersze tabeli słownikowej</translation>
    </message>
    <message>
        <source>&amp;New...</source>
        <translation>&amp;Nowa...</translation>
    </message>
    <message>
        <source>Load a&amp;gain...</source>
        <translation>Wczyta&amp;j ponownie...</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>&amp;Usuń...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>Loaded from</source>
        <translation>Wczytana z</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Wczytano</translation>
    </message>
    <message>
        <source>Fields take their values from these tables; everybody who works with this database can read them. The table of a field is chosen among the field&apos;s settings.</source>
        <translation>Pola biorą swoje wartości z tych tabel; może je czytać każdy, kto pracuje z tą bazą danych. Którą tabelę ma pole, podaje się przy polu.</translation>
    </message>
    <message>
        <source>Progress of the loading</source>
        <translation>Postęp wczytywania</translation>
    </message>
    <message>
        <source>“%1” was removed. Fields that use it are now typed without it.</source>
        <translation>„%1” usunięto. Pola, które ją podają, wpisuje się bez niej.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %Ln line(s).</source>
        <translation>
            <numerusform>„%1” ma %Ln wiersz.</numerusform>
            <numerusform>„%1” ma %Ln wiersze.</numerusform>
            <numerusform>„%1” ma %Ln wierszy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a value were left out.</source>
        <translation>
            <numerusform>Pominięto %n wiersz bez wartości.</numerusform>
            <numerusform>Pominięto %n wiersze bez wartości.</numerusform>
            <numerusform>Pominięto %n wierszy bez wartości.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The table is being loaded; the previous one is used until then.</source>
        <translation>Tabela jest wczytywana; poprzednia służy, dopóki nowa nie będzie cała.</translation>
    </message>
    <message>
        <source>Remove a lookup table</source>
        <translation>Usuń tabelę słownikową</translation>
    </message>
    <message>
        <source>Remove the lookup table “%1”?</source>
        <translation>Usunąć tabelę słownikową „%1”?</translation>
    </message>
    <message>
        <source>It is removed for all queues. Fields that use it are then typed without it; no record changes.</source>
        <translation>Zniknie dla wszystkich kolejek. Pola, które ją podają, wpisuje się wtedy bez niej; żaden rekord się nie zmienia.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>There is no lookup table yet.</source>
        <translation>Nie ma jeszcze tabeli słownikowej.</translation>
    </message>
</context>
<context>
    <name>intray::MainWindow</name>
    <message>
        <source>Intray</source>
        <translation>Intray</translation>
    </message>
    <message>
        <source>There is no queue &quot;%1&quot; in this database.</source>
        <translation>W tej bazie danych nie ma kolejki „%1”.</translation>
    </message>
    <message>
        <source>Open another database file</source>
        <translation>Otwieranie innego pliku bazy danych</translation>
    </message>
    <message>
        <source>Intray databases (*.intray *.db *.sqlite)</source>
        <translation>Bazy danych Intray (*.intray *.db *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Open a database first.</source>
        <translation>Proszę najpierw otworzyć bazę danych.</translation>
    </message>
    <message>
        <source>Go to the desk first.</source>
        <translation>Proszę najpierw przejść do stanowiska.</translation>
    </message>
    <message>
        <source>About Intray</source>
        <translation>O programie Intray</translation>
    </message>
    <message>
        <source>Intray %1</source>
        <translation>Intray %1</translation>
    </message>
    <message>
        <source>A desk for records that people verify one by one.
Free software under the GNU General Public License 3 or later.</source>
        <translation>Stanowisko do rekordów, które ludzie sprawdzają jeden po drugim.
Wolne oprogramowanie na licencji GNU General Public License 3 lub nowszej.</translation>
    </message>
    <message>
        <source>Select items in the list of open items first.</source>
        <translation>Proszę najpierw wybrać zadania na liście otwartych zadań.</translation>
    </message>
    <message>
        <source>This window now works with another database: %1.</source>
        <translation>To okno pracuje teraz z inną bazą danych: %1.</translation>
    </message>
    <message>
        <source>%1 - %2 - Intray</source>
        <translation>%1 - %2 - Intray</translation>
    </message>
    <message>
        <source>%1 into %2</source>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>Another import is running. Wait for it to finish, or cancel it at the bottom of the window.</source>
        <translation>Trwa inny import. Poczekaj na jego koniec albo anuluj go na dole okna.</translation>
    </message>
    <message>
        <source>The records are being imported...</source>
        <translation>Rekordy są importowane...</translation>
    </message>
    <message>
        <source>The sample records are being created...</source>
        <translation>Tworzenie przykładowych rekordów...</translation>
    </message>
    <message>
        <source>Another export is running. Wait for it to finish, or cancel it at the bottom of the window.</source>
        <translation>Trwa inny eksport. Proszę poczekać na jego koniec albo anulować go na dole okna.</translation>
    </message>
    <message>
        <source>%1, as filtered</source>
        <translation>%1, po filtrowaniu</translation>
    </message>
    <message>
        <source>Connect to the database that has your table. Then choose this again.</source>
        <translation>Połącz się z bazą danych, w której jest Twoja tabela. Potem wybierz to jeszcze raz.</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Zmień klawisze</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Ustawienie</translation>
    </message>
    <message>
        <source>Shortcuts of your own, to be exported, imported and reset.</source>
        <translation>Własne skróty, które można eksportować, importować i przywracać.</translation>
    </message>
    <message>
        <source>shortcut, hotkey, keyboard, key binding, accelerator, remap</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>skrót, klawiatura, klawisz, kombinacja, hotkey, przypisanie, shortcut</translation>
    </message>
    <message>
        <source>No record is open. Take an item first.</source>
        <translation>Żaden rekord nie jest opracowywany. Proszę najpierw pobrać zadanie.</translation>
    </message>
    <message>
        <source>Continue counting for suggestions</source>
        <translation>Wznów liczenie do podpowiedzi</translation>
    </message>
    <message>
        <source>Stop counting for suggestions</source>
        <translation>Wstrzymaj liczenie do podpowiedzi</translation>
    </message>
    <message>
        <source>Nothing is counted for suggestions now.</source>
        <translation>Teraz nic nie jest liczone do podpowiedzi.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Opens this record of the queue %1.</source>
        <translation>Otwiera ten rekord kolejki %1.</translation>
    </message>
</context>
<context>
    <name>intray::MappingBar</name>
    <message>
        <source>Fiel&amp;ds...</source>
        <translation>Po&amp;la...</translation>
    </message>
    <message>
        <source>Sa&amp;ve as template...</source>
        <translation>Zapisz jak&amp;o szablon...</translation>
    </message>
    <message>
        <source>columns as they are</source>
        <translation>kolumny bez zmian</translation>
    </message>
    <message>
        <source>Saves how this file is read and what becomes of its columns, for the next file of this kind.</source>
        <translation>Zachowuje pod nazwą, jak ten plik jest odczytywany i co dzieje się z jego kolumnami, dla następnego pliku tego rodzaju.</translation>
    </message>
</context>
<context>
    <name>intray::MappingDialog</name>
    <message>
        <source>Anoth&amp;er field from this column</source>
        <translation>&amp;Jeszcze jedno pole z niej</translation>
    </message>
    <message>
        <source>A&amp;dd the file&apos;s name</source>
        <translation>&amp;Dodaj nazwę pliku</translation>
    </message>
    <message>
        <source>Fields of the records</source>
        <translation>Pola rekordów</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Kolumny</translation>
    </message>
    <message>
        <source>Another field from the same column: its next part, or the same value read in a different way.</source>
        <translation>Jeszcze jedno pole tworzone z tej samej kolumny: jej następna część albo ta sama wartość odczytana inaczej.</translation>
    </message>
    <message>
        <source>A field with the name of the file, so that each record shows which delivery it came with.</source>
        <translation>Pole z nazwą pliku, aby każdy rekord mówił, z którą dostawą przyszedł.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>plik</translation>
    </message>
    <message>
        <source>Lea&amp;ve in</source>
        <translation>Nie po&amp;mijaj</translation>
    </message>
    <message>
        <source>Lea&amp;ve out</source>
        <translation>Po&amp;miń</translation>
    </message>
    <message>
        <source>This is the result.</source>
        <translation>Taki jest wynik.</translation>
    </message>
</context>
<context>
    <name>intray::MappingForm</name>
    <message>
        <source>and w&amp;hat follows</source>
        <translation>i &amp;to, co dalej</translation>
    </message>
    <message>
        <source>no &amp;spaces around it</source>
        <translation>&amp;bez spacji wokół</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>&amp;Pole</translation>
    </message>
    <message>
        <source>The columns whose values are joined, separated by commas; put a name with a comma in double quotes.</source>
        <translation>Kolumny, których wartości są łączone, oddzielone przecinkami; nazwa z przecinkiem w cudzysłowach.</translation>
    </message>
    <message>
        <source>join a column</source>
        <translation>dołącz kolumnę</translation>
    </message>
    <message>
        <source>Join a column</source>
        <translation>Dołącz kolumnę</translation>
    </message>
    <message>
        <source>&amp;Made of</source>
        <translation>&amp;Utworzone z</translation>
    </message>
    <message>
        <source>&amp;Joined by</source>
        <translation>Łą&amp;cznik</translation>
    </message>
    <message>
        <source>The value is split wherever this occurs, and one part of it is used. For the other parts, create another field from the column.</source>
        <translation>Wartość jest dzielona wszędzie tam, gdzie to występuje, i brana jest jedna jej część. Dla pozostałych części proszę utworzyć z kolumny kolejne pole.</translation>
    </message>
    <message>
        <source>Part to use</source>
        <translation>Część, która jest brana</translation>
    </message>
    <message>
        <source>Several spaces inside become one.</source>
        <translation>Kilka spacji wewnątrz zmienia się w jedną.</translation>
    </message>
    <message>
        <source>Split &amp;at</source>
        <translation>Podzi&amp;el przy</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>C&amp;zęść</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Litery</translation>
    </message>
    <message>
        <source>Texts that mean “no value”, separated by commas. The value is then missing.</source>
        <translation>Teksty, które oznaczają brak, oddzielone przecinkami. Wartości wtedy brak.</translation>
    </message>
    <message>
        <source>How the column writes it</source>
        <translation>Jak zapisuje to kolumna</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Litery</translation>
    </message>
    <message>
        <source>Means “&amp;no value”</source>
        <translation>Oznacz&amp;a brak</translation>
    </message>
    <message>
        <source>&amp;Read as</source>
        <translation>&amp;Odczytaj jako</translation>
    </message>
    <message>
        <source>&amp;Written as</source>
        <translation>Zapi&amp;sane jako</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>spacja</translation>
    </message>
    <message>
        <source>a comma and a space</source>
        <translation>przecinek i spacja</translation>
    </message>
    <message>
        <source>nothing between them</source>
        <translation>nic pomiędzy nimi</translation>
    </message>
    <message>
        <source>not split</source>
        <translation>bez podziału</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>przecinek</translation>
    </message>
    <message>
        <source>a semicolon</source>
        <translation>średnik</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>bez zmian</translation>
    </message>
    <message>
        <source>small</source>
        <translation>małe</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>wielkie</translation>
    </message>
    <message>
        <source>a capital for each word</source>
        <translation>każde słowo wielką literą</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>to, czym jest</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>data lub czas</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>liczba</translation>
    </message>
    <message>
        <source>Enter a name for the field.</source>
        <translation>Proszę nadać polu nazwę.</translation>
    </message>
    <message>
        <source>Choose the column that it is made of.</source>
        <translation>Proszę podać, z której kolumny jest tworzone.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>Plik nie ma kolumny „%1”.</translation>
    </message>
    <message>
        <source>Enter how the column writes it.</source>
        <translation>Proszę podać, jak zapisuje to kolumna.</translation>
    </message>
</context>
<context>
    <name>intray::MappingList</name>
    <message>
        <source>Columns of the file and their fields</source>
        <translation>Kolumny pliku i ich pola</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolumna</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Działanie</translation>
    </message>
</context>
<context>
    <name>intray::MenuButton</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>intray::MenuEnd</name>
    <message>
        <source>Other ways to end this record</source>
        <translation>Inne sposoby zakończenia tego rekordu</translation>
    </message>
</context>
<context>
    <name>intray::MergeTable</name>
    <message>
        <source>Records side by side</source>
        <translation>Rekordy obok siebie</translation>
    </message>
    <message>
        <source>Keep this record</source>
        <translation>Zachowaj ten rekord</translation>
    </message>
    <message>
        <source>Somebody works on %1, so its values stay as they are.</source>
        <translation>Ktoś pracuje nad %1, więc jego wartości pozostają bez zmian.</translation>
    </message>
    <message>
        <source>%1 is finished, so its values stay as they are.</source>
        <translation>%1 jest ukończony, więc jego wartości pozostają bez zmian.</translation>
    </message>
    <message>
        <source>%1, kept</source>
        <translation>%1, zostaje</translation>
    </message>
    <message>
        <source>%1 is working on %2. They can be merged once it is free.</source>
        <translation>%1 pracuje nad %2. Będzie można je scalić, gdy zadanie będzie wolne.</translation>
    </message>
    <message>
        <source>%1 is finished, so it can only be the record that is kept.</source>
        <translation>%1 jest zakończony, więc może być tylko rekordem, który pozostaje.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) filled in</source>
        <translation>
            <numerusform>%Ln wypełnione pole</numerusform>
            <numerusform>%Ln wypełnione pola</numerusform>
            <numerusform>%Ln wypełnionych pól</numerusform>
        </translation>
    </message>
    <message>
        <source>the others are compared with this one</source>
        <translation>z tym porównuje się pozostałe</translation>
    </message>
</context>
<context>
    <name>intray::MessageLine</name>
    <message>
        <source>Close message</source>
        <translation>Zamknij komunikat</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Ostrzeżenie</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>Szczegóły...</translation>
    </message>
    <message>
        <source>Undo  %1 s</source>
        <translation>Cofnij  %1 s</translation>
    </message>
    <message>
        <source>Undo  %1, %2 s</source>
        <translation>Cofnij  %1, %2 s</translation>
    </message>
    <message>
        <source>Look at them...</source>
        <translation>Obejrzyj je...</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Zrobione</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>&amp;Go to the queue</source>
        <translation>&amp;Przejdź do kolejki</translation>
    </message>
</context>
<context>
    <name>intray::MoreButton</name>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
</context>
<context>
    <name>intray::MyFigures</name>
    <message>
        <source>My figures</source>
        <translation>Moje liczby</translation>
    </message>
    <message>
        <source>Your figures are being read.</source>
        <translation>Odczytuję Twoje liczby.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>W tym tygodniu</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Zakończone</translation>
    </message>
    <message>
        <source>Completed per hour of work</source>
        <translation>Zakończone na godzinę pracy</translation>
    </message>
    <message>
        <source>Records with corrections</source>
        <translation>Rekordy z poprawkami</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Zwrócone</translation>
    </message>
    <message>
        <source>Over all queues. An hour of work is four quarters of an hour in which you completed something. Nobody is compared with anybody.</source>
        <translation>Ze wszystkich kolejek. Godzina pracy to cztery kwadranse, w których coś zakończono. Nikt nie jest z nikim porównywany.</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>liczenie</translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln planted slip(s) you caught %1. Nobody else can see this.</source>
        <translation>
            <numerusform>Z %Ln podłożonego błędu znaleziono %1. Nikt inny nie może tego zobaczyć.</numerusform>
            <numerusform>Z %Ln podłożonych błędów znaleziono %1. Nikt inny nie może tego zobaczyć.</numerusform>
            <numerusform>Z %Ln podłożonych błędów znaleziono %1. Nikt inny nie może tego zobaczyć.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::MyItemsModel</name>
    <message>
        <source>lock lost</source>
        <translation>blokada utracona</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otwarte</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>szkic</translation>
    </message>
    <message>
        <source>The lock was lost; what you typed is kept here.</source>
        <translation>Blokady już nie ma; to, co wpisano, jest tu zachowane.</translation>
    </message>
    <message>
        <source>Locked until %1.</source>
        <translation>Zajęte do %1.</translation>
    </message>
    <message>
        <source>Locked since %1.</source>
        <translation>Zajęte od %1.</translation>
    </message>
    <message>
        <source>Draft saved at %1.</source>
        <translation>Szkic zapisano: %1.</translation>
    </message>
    <message>
        <source>%1, under the lock %2</source>
        <translation>%1, pod blokadą %2</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klucz</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Pozostały czas</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>on screen</source>
        <translation>na ekranie</translation>
    </message>
    <message>
        <source>nothing typed yet</source>
        <translation>nic nie wpisano</translation>
    </message>
</context>
<context>
    <name>intray::MyList</name>
    <message>
        <source>My items</source>
        <translation>Moje zadania</translation>
    </message>
    <message>
        <source>Looking for your items...</source>
        <translation>Szukanie Twoich zadań...</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Moje</translation>
    </message>
    <message>
        <source>You have no items.</source>
        <translation>Nie masz żadnych zadań.</translation>
    </message>
</context>
<context>
    <name>intray::NeedsList</name>
    <message>
        <source>Needs you</source>
        <translation>Wymaga uwagi</translation>
    </message>
    <message>
        <source>Looking at the queues...</source>
        <translation>Sprawdzanie kolejek...</translation>
    </message>
    <message>
        <source>No queue needs attention.</source>
        <translation>Żadna kolejka nie wymaga uwagi.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s), of which the first are shown.</source>
        <translation>
            <numerusform>%n sprawa, która jest pokazana.</numerusform>
            <numerusform>%n sprawy, z których pokazano pierwsze.</numerusform>
            <numerusform>%n spraw, z których pokazano pierwsze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n sprawa</numerusform>
            <numerusform>%n sprawy</numerusform>
            <numerusform>%n spraw</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Odmów</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Poproś</translation>
    </message>
    <message>
        <source>Why do you need %1 again?</source>
        <translation>Dlaczego %1 jest znowu potrzebne?</translation>
    </message>
    <message>
        <source>Why does %1 stay as it is?</source>
        <translation>Dlaczego %1 zostaje tak, jak jest?</translation>
    </message>
    <message>
        <source>A supervisor reads this and reopens the record for you, or declines.</source>
        <translation>Kierownik to czyta i ponownie otwiera dla Ciebie rekord albo odmawia.</translation>
    </message>
    <message>
        <source>The person who requested it reads this.</source>
        <translation>Czyta to osoba, która o to poprosiła.</translation>
    </message>
</context>
<context>
    <name>intray::NoteLine</name>
    <message>
        <source>Write note</source>
        <translation>Zapisz notatkę</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>What should people who work on %1 know? The note stays in its history.</source>
        <translation>Co powinien wiedzieć każdy, kto zajmuje się %1? Notatka zostaje w historii.</translation>
    </message>
    <message>
        <source>The note was not written. %1</source>
        <translation>Notatka nie została zapisana. %1</translation>
    </message>
    <message>
        <source>Your note on %1 is not written yet. Write it, or press again to go on without it.</source>
        <translation>Twoja notatka do %1 nie jest jeszcze zapisana. Zapisz ją albo naciśnij ponownie, aby przejść dalej bez niej.</translation>
    </message>
</context>
<context>
    <name>intray::NotesLabel</name>
    <message>
        <source>%1 returned this, %2: %3</source>
        <translation>Zwrot (%1), %2: %3</translation>
    </message>
    <message>
        <source>Note of %1, %2: %3</source>
        <translation>Notatka (%1), %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier note(s)</source>
        <translation>
            <numerusform>%n wcześniejsza notatka</numerusform>
            <numerusform>%n wcześniejsze notatki</numerusform>
            <numerusform>%n wcześniejszych notatek</numerusform>
        </translation>
    </message>
    <message>
        <source>More than %1 earlier notes</source>
        <translation>Ponad %1 wcześniejszych notatek</translation>
    </message>
    <message>
        <source>You returned this, %1: %2</source>
        <translation>Zwrócono przez Ciebie, %1: %2</translation>
    </message>
    <message>
        <source>Your note, %1: %2</source>
        <translation>Twoja notatka, %1: %2</translation>
    </message>
</context>
<context>
    <name>intray::NotesPage</name>
    <message>
        <source>Notes on the record</source>
        <translation>Notatki do rekordu</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation>Notatki (%1)</translation>
    </message>
    <message>
        <source>returned this, %1</source>
        <translation>zwrot, %1</translation>
    </message>
    <message>
        <source>Nobody has written a note on this record.</source>
        <translation>Nikt nie napisał notatki do tego rekordu.</translation>
    </message>
    <message>
        <source>No record open.</source>
        <translation>Brak otwartego rekordu.</translation>
    </message>
    <message>
        <source>Notes (more than %1)</source>
        <translation>Notatki (ponad %1)</translation>
    </message>
    <message>
        <source>These are the newest %1 notes. The item&apos;s history has them all.</source>
        <translation>To jest %1 najnowszych notatek. Wszystkie są w historii zadania.</translation>
    </message>
</context>
<context>
    <name>intray::NothingFound</name>
    <message>
        <source>Nothing was found.</source>
        <translation>Nic nie znaleziono.</translation>
    </message>
    <message>
        <source>No line of the history fits the search and the filters.</source>
        <translation>Żaden wiersz historii nie pasuje do wyszukiwania i filtrów.</translation>
    </message>
    <message>
        <source>Clear search and filters</source>
        <translation>Wyczyść wyszukiwanie i filtry</translation>
    </message>
    <message>
        <source>Nothing happened yet.</source>
        <translation>Jeszcze nic się nie wydarzyło.</translation>
    </message>
    <message>
        <source>What is done with an item stands here, with who did it and when.</source>
        <translation>Tu widać, co zrobiono z zadaniem, kto to zrobił i kiedy.</translation>
    </message>
</context>
<context>
    <name>intray::NoticedFold</name>
    <message>
        <source>What people notice</source>
        <translation>Co ludzie zauważają</translation>
    </message>
    <message>
        <source>Least in %1: %2 of %3 planted slips were corrected.</source>
        <translation>Najmniej w polu %1: poprawiono %2 z %3 podłożonych błędów.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln planted slip(s))</source>
        <translation>
            <numerusform>%1 (%Ln podłożony błąd)</numerusform>
            <numerusform>%1 (%Ln podłożone błędy)</numerusform>
            <numerusform>%1 (%Ln podłożonych błędów)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 corrected</source>
        <translation>Poprawione: %1</translation>
    </message>
</context>
<context>
    <name>intray::OfferList</name>
    <message>
        <source>Filters that fit what is typed</source>
        <translation>Filtry pasujące do wpisanego tekstu</translation>
    </message>
</context>
<context>
    <name>intray::OpenItemsModel</name>
    <message>
        <source>%1 has just taken this item.</source>
        <translation>%1 właśnie wziął(ęła) to zadanie.</translation>
    </message>
    <message>
        <source>%1 · taken just now</source>
        <translation>%1 · właśnie wzięte</translation>
    </message>
    <message numerus="yes">
        <source>%n fields</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>Breaks a rule in: %1</source>
        <translation>Łamie regułę w: %1</translation>
    </message>
    <message>
        <source>To check: %1</source>
        <translation>Do sprawdzenia: %1</translation>
    </message>
    <message>
        <source>several fields</source>
        <translation>kilka pól</translation>
    </message>
</context>
<context>
    <name>intray::OpenList</name>
    <message>
        <source>Searching...</source>
        <translation>Szukanie...</translation>
    </message>
    <message>
        <source>Open items</source>
        <translation>Otwarte zadania</translation>
    </message>
    <message>
        <source>This queue looks for work on request: press F9.</source>
        <translation>Zadania tej kolejki są wyszukiwane, gdy ktoś o nie poprosi: proszę nacisnąć F9.</translation>
    </message>
    <message>
        <source>Nothing is open in this queue. Import records with Ctrl+I.</source>
        <translation>W tej kolejce nic nie jest otwarte. Rekordy można zaimportować przez Ctrl+I.</translation>
    </message>
    <message>
        <source>Finished items</source>
        <translation>Zakończone zadania</translation>
    </message>
    <message>
        <source>This queue has no such items.</source>
        <translation>W tej kolejce nie ma takich zadań.</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Otwórz ponownie</translation>
    </message>
    <message>
        <source>Brings back to your desk what you finished, within the time that the queue allows.</source>
        <translation>To, co zakończono, wraca na twoje biurko w czasie, na który pozwala kolejka.</translation>
    </message>
    <message>
        <source>Sorting...</source>
        <translation>Sortowanie...</translation>
    </message>
    <message>
        <source>In the order in which items are taken</source>
        <translation>W kolejności brania zadań</translation>
    </message>
    <message>
        <source>Sorted by %1, ascending</source>
        <translation>Posortowane według: %1, rosnąco</translation>
    </message>
    <message>
        <source>Sorted by %1, descending</source>
        <translation>Posortowane według: %1, malejąco</translation>
    </message>
    <message>
        <source>The search was stopped. F5 looks again.</source>
        <translation>Szukanie przerwano. F5 szuka ponownie.</translation>
    </message>
    <message>
        <source>The filter “%1” also names fields that this list does not have: %2. The rest of it is used.</source>
        <translation>Filtr „%1” wymienia też pola, których ta lista nie ma: %2. Użyto pozostałej części.</translation>
    </message>
    <message>
        <source>The filter “%1” is for items that you cannot list. The rest of it is used.</source>
        <translation>Filtr „%1” dotyczy zadań, których nie możesz wyświetlić. Użyto pozostałej części.</translation>
    </message>
    <message>
        <source>Nothing is open in this queue. New items appear here automatically.</source>
        <translation>W tej kolejce nic nie jest otwarte. Nowe zadania pojawią się tu automatycznie.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>items of the queue</comment>
        <translation>Otwarte</translation>
    </message>
    <message>
        <source>No open item matches the filter.</source>
        <translation>Żadne otwarte zadanie nie pasuje do filtra.</translation>
    </message>
    <message>
        <source>No finished item matches the filter.</source>
        <translation>Żadne zakończone zadanie nie pasuje do filtra.</translation>
    </message>
    <message>
        <source>No open item matches both “%1” and the filter.</source>
        <translation>Żadne otwarte zadanie nie pasuje jednocześnie do „%1” i do filtra.</translation>
    </message>
    <message>
        <source>No finished item matches both “%1” and the filter.</source>
        <translation>Żadne zakończone zadanie nie pasuje jednocześnie do „%1” i do filtra.</translation>
    </message>
    <message>
        <source>No open item matches “%1”.</source>
        <translation>Żadne otwarte zadanie nie pasuje do „%1”.</translation>
    </message>
    <message>
        <source>No finished item matches “%1”.</source>
        <translation>Żadne zakończone zadanie nie pasuje do „%1”.</translation>
    </message>
</context>
<context>
    <name>intray::OwnWork</name>
    <message>
        <source>My work</source>
        <translation>Moja praca</translation>
    </message>
    <message>
        <source>My &amp;figures</source>
        <translation>Moje &amp;liczby</translation>
    </message>
    <message>
        <source>&amp;My corrections</source>
        <translation>&amp;Moje poprawki</translation>
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
        <translation>Strony</translation>
    </message>
    <message>
        <source>Today</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>Queues</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Kolejki</translation>
    </message>
    <message>
        <source>Quality</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Jakość</translation>
    </message>
    <message>
        <source>History</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Desk</source>
        <comment>in the rail, in two lines where longer than ten letters</comment>
        <translation>Stano-
wisko</translation>
    </message>
</context>
<context>
    <name>intray::PaletteDialog</name>
    <message>
        <source>Find anything</source>
        <translation>Znajdź</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Nothing matches. Try another word.</source>
        <translation>Nic nie pasuje. Spróbuj innego słowa.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Działanie</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Ustawienie</translation>
    </message>
    <message>
        <source>This is chosen already.</source>
        <translation>To jest już wybrane.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Podręcznik</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtr</translation>
    </message>
    <message>
        <source>Save the filter</source>
        <translation>Zapisywanie filtru</translation>
    </message>
    <message>
        <source>Saves what is searched, filtered and sorted, for you or the team.</source>
        <translation>Zapisuje wyszukiwanie, filtry i sortowanie, dla Ciebie lub dla zespołu.</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Zapisane filtry</translation>
    </message>
    <message>
        <source>Uses, renames or removes a filter of yours or of the team.</source>
        <translation>Używa, usuwa lub zmienia nazwę filtru Twojego lub zespołu.</translation>
    </message>
    <message>
        <source>rename a filter, remove a filter, delete, views, favourites</source>
        <extracomment>Not shown. Words that people type to find this.</extracomment>
        <translation>zmień nazwę filtra, usuń filtr, skasuj, widoki, ulubione</translation>
    </message>
    <message>
        <source>hide, show, arrange, table, order of columns</source>
        <extracomment>Not shown. Words that people type to find what is done with a column of the list.</extracomment>
        <translation>ukryj, pokaż, ułóż, tabela, kolejność kolumn</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Kolumna %1: %2</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Show items: %1</source>
        <translation>Pokaż zadania: %1</translation>
    </message>
    <message>
        <source>which items, finished, completed, status, state, filter</source>
        <extracomment>Not shown. Words that people type to find which items are listed.</extracomment>
        <translation>które zadania, zakończone, stan, status, filtr</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>Sortuj według: %1</translation>
    </message>
    <message>
        <source>order, arrange, ascending, descending, newest, oldest</source>
        <extracomment>Not shown. Words that people type to find how the list is sorted.</extracomment>
        <translation>kolejność, rosnąco, malejąco, najnowsze, najstarsze</translation>
    </message>
    <message>
        <source>Filter by: %1</source>
        <translation>Filtruj według: %1</translation>
    </message>
    <message>
        <source>search, narrow, only, where, find</source>
        <extracomment>Not shown. Words that people type to find a filter of the list.</extracomment>
        <translation>szukaj, zawęź, tylko, gdzie, znajdź</translation>
    </message>
    <message>
        <source>Reopen what I finished</source>
        <translation>Otwórz ponownie moje zakończone</translation>
    </message>
    <message>
        <source>Shows what you did today. Choose a record there, then press Reopen, or open it to request that it is reopened.</source>
        <translation>Pokazuje, co zrobiono dzisiaj. Proszę wybrać tam rekord i nacisnąć Otwórz ponownie albo otworzyć go, aby o to poprosić.</translation>
    </message>
    <message>
        <source>undo, get back, open again, mistake, request reopening</source>
        <extracomment>Not shown. Words that people type to find this.</extracomment>
        <translation>cofnij, odzyskaj, pomyłka, poproś o ponowne otwarcie</translation>
    </message>
    <message>
        <source>panel, beside, sidebar, show, scan</source>
        <extracomment>Not shown. Words that people type to find a page of the side panel.</extracomment>
        <translation>panel, obok, pokaż, skan</translation>
    </message>
    <message>
        <source>Side panel: %1</source>
        <translation>Panel boczny: %1</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Źródło: %1</translation>
    </message>
    <message>
        <source>Action, record by its key, queue, preference or page of the handbook</source>
        <translation>Działanie, rekord według klucza, kolejka, ustawienie lub strona podręcznika</translation>
    </message>
    <message>
        <source>Find an action, record by its key, queue, preference or page of the handbook</source>
        <translation>Znajdź działanie, rekord według klucza, kolejkę, ustawienie lub stronę podręcznika</translation>
    </message>
</context>
<context>
    <name>intray::PassPreview</name>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln godzina</numerusform>
            <numerusform>%Ln godziny</numerusform>
            <numerusform>%Ln godzin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minuta</numerusform>
            <numerusform>%Ln minuty</numerusform>
            <numerusform>%Ln minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln sekunda</numerusform>
            <numerusform>%Ln sekundy</numerusform>
            <numerusform>%Ln sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>How long that takes is not known yet: it is measured from %1 completed records on, and lately there were %2.</source>
        <translation>Nie wiadomo jeszcze, ile to zajmie: mierzy się to od %1 ukończonych rekordów, a ostatnio było ich %2.</translation>
    </message>
    <message>
        <source>That takes about %1: of the %2 records that were completed here lately, half took %3 or less each.</source>
        <translation>To w przybliżeniu %1: z %2 rekordów ostatnio ukończonych tutaj połowa zajęła nie więcej niż %3 każdy.</translation>
    </message>
    <message>
        <source>Nothing was corrected here yet, so a wrong record is taken to be wrong in all of its fields. That gets better as records are completed.</source>
        <translation>Niczego tu jeszcze nie poprawiono, więc błędny rekord uważa się za błędny we wszystkich polach. To się poprawia, gdy rekordy są kończone.</translation>
    </message>
    <message>
        <source>These are too few, or too many of them are doubtful, for such a small number.</source>
        <translation>Na tak małą liczbę jest ich za mało albo zbyt wiele z nich jest wątpliwych.</translation>
    </message>
    <message>
        <source>With this, all of %1 records would be opened.</source>
        <translation>Przy tym otwierano by wszystkie rekordy: %1.</translation>
    </message>
    <message>
        <source>With this, %1 of %2 records would be opened.</source>
        <translation>Przy tym otwierano by %1 z %2 rekordów.</translation>
    </message>
    <message>
        <source>No delivery waits of which records could pass.</source>
        <translation>Nie czeka żadna dostawa, z której rekordy mogłyby przejść.</translation>
    </message>
    <message>
        <source>This takes it that people overlook 5 of 100 slips. It is not known yet: %1 of %2 planted slips were seen by enough people, and until then every record is opened.</source>
        <translation>Przyjęto, że przeocza się 5 ze 100 błędów. Jeszcze tego nie wiadomo: dość osób widziało %1 z %2 podłożonych błędów, a do tego czasu otwiera się każdy rekord.</translation>
    </message>
    <message>
        <source>%1 of those that are opened need a second look: let them go on to a queue of a different person.</source>
        <translation>%1 otwieranych wymaga drugiego spojrzenia: niech idą dalej do kolejki innej osoby.</translation>
    </message>
    <message>
        <source>At first every record is opened, because it is not known yet how much people overlook: %1 of %2 planted slips were seen by enough people. Once it is known, about %3 of %4 records would be opened, if people overlook 5 of 100 slips.</source>
        <translation>Najpierw otwiera się każdy rekord, bo nie wiadomo jeszcze, ile się przeocza: dość osób widziało %1 z %2 podłożonych błędów. Gdy będzie to wiadomo, otwierano by około %3 z %4 rekordów, jeśli przeocza się 5 ze 100 błędów.</translation>
    </message>
</context>
<context>
    <name>intray::PasswordDialog</name>
    <message>
        <source>Save in the system&apos;s &amp;keychain</source>
        <translation>Zapa&amp;miętaj w systemowym pęku kluczy</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Hasło</translation>
    </message>
    <message>
        <source>The password for %1:</source>
        <translation>Hasło do %1:</translation>
    </message>
    <message>
        <source>The password of %1 for %2:</source>
        <translation>Hasło użytkownika %1 do %2:</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Połącz</translation>
    </message>
    <message>
        <source>Connect&amp;ions...</source>
        <translation>Połączen&amp;ia...</translation>
    </message>
</context>
<context>
    <name>intray::PasswordKeeper</name>
    <message>
        <source>The system&apos;s keychain did not confirm that it saved the password. You may be asked for it at the next start.</source>
        <translation>Systemowy pęk kluczy nie potwierdził, że przechowuje hasło. Przy następnym uruchomieniu może pojawić się pytanie o nie.</translation>
    </message>
    <message>
        <source>This system has no keychain, so the password is asked for at each start. It is never written to a file.</source>
        <translation>Ten system nie ma pęku kluczy, dlatego pytanie o hasło pojawia się przy każdym uruchomieniu. Hasło nigdy nie jest zapisywane w pliku.</translation>
    </message>
</context>
<context>
    <name>intray::PauseDialog</name>
    <message>
        <source>For example: the new list comes at 2 pm.</source>
        <translation>Na przykład: nowa lista będzie o 14.</translation>
    </message>
    <message>
        <source>&amp;Message for the people who work there</source>
        <translation>Ko&amp;munikat dla osób, które tam pracują</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Wstrzymaj</translation>
    </message>
    <message>
        <source>Pause %1?</source>
        <translation>Wstrzymać %1?</translation>
    </message>
    <message>
        <source>It gives out no items until somebody resumes it. Locked items can still be finished.</source>
        <translation>Kolejka nie wydaje zadań, dopóki ktoś jej nie wznowi. Zablokowane zadania można nadal zakończyć.</translation>
    </message>
</context>
<context>
    <name>intray::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Pages of preferences</source>
        <translation>Strony ustawień</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Ogólne</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klawisze</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Następne pole</translation>
    </message>
    <message>
        <source>Next field; in long texts a new line</source>
        <translation>Następne pole; w długich tekstach nowy wiersz</translation>
    </message>
    <message>
        <source>Complete and next</source>
        <translation>Zakończ i następne</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Zwarty</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Zwykły</translation>
    </message>
    <message>
        <source>Roomy</source>
        <translation>Luźny</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>Kol&amp;ory</translation>
    </message>
    <message>
        <source>Spac&amp;ing</source>
        <translation>Od&amp;stępy</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Wielkość tekstu</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>&amp;Dźwięki</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączone</translation>
    </message>
    <message>
        <source>For warnings and problems</source>
        <translation>Przy ostrzeżeniach i problemach</translation>
    </message>
    <message>
        <source>The theme of all windows. High contrast helps in poor light and with poor sight.</source>
        <translation>Motyw wszystkich okien. Wysoki kontrast pomaga przy słabym świetle i słabym wzroku.</translation>
    </message>
    <message>
        <source>How much room rows, fields and buttons have.</source>
        <translation>Ile miejsca mają wiersze, pola i przyciski.</translation>
    </message>
    <message>
        <source>The size of the font, relative to that of the system.</source>
        <translation>Rozmiar czcionki w stosunku do systemowego.</translation>
    </message>
    <message>
        <source>The language changes when Intray is started again.</source>
        <translation>Język zmieni się przy następnym uruchomieniu Intray.</translation>
    </message>
    <message>
        <source>For example when your lock on an item ends soon.</source>
        <translation>Na przykład gdy Twoja blokada zadania wkrótce się skończy.</translation>
    </message>
    <message>
        <source>&amp;Return key</source>
        <translation>Klawisz &amp;Enter</translation>
    </message>
    <message>
        <source>What Return (Enter) does in a field. With Shift it always makes a new line in a long text.</source>
        <translation>Co klawisz Enter robi w polu. Z klawiszem Shift zawsze zaczyna nowy wiersz w długim tekście.</translation>
    </message>
    <message>
        <source>theme, colors, appearance, look, style, skin, dark mode, light mode, night, bright, contrast</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>motyw, wygląd, styl, tryb ciemny, tryb jasny, nocny, kontrast, kolory, dark mode, theme</translation>
    </message>
    <message>
        <source>density, row height, line height, padding, gap, tight, dense</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>gęstość, wysokość wierszy, odstęp, miejsce, ciasno, gęsto, margines</translation>
    </message>
    <message>
        <source>font size, letters, zoom, scale, larger, bigger, smaller, magnify</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>rozmiar czcionki, litery, zoom, powiększ, pomniejsz, większy, mniejszy, skala, font</translation>
    </message>
    <message>
        <source>translation, locale, Sprache, langue, idioma, język, German, French, Spanish, Polish</source>
        <extracomment>Not shown. Words that people type to find this, in every language.</extracomment>
        <translation>tłumaczenie, language, Sprache, langue, idioma, niemiecki, angielski, francuski, hiszpański, polski</translation>
    </message>
    <message>
        <source>enter key, line break, new line, next field, submit</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>klawisz enter, nowy wiersz, nowa linia, następne pole, wyślij</translation>
    </message>
    <message>
        <source>sound, noise, beep, bell, mute, silent, volume, audio</source>
        <extracomment>Not shown. Words that people type to find this, each in its usual forms.</extracomment>
        <translation>dźwięk, odgłos, sygnał, wycisz, cicho, głośność, audio</translation>
    </message>
    <message>
        <source>&amp;Suggestions</source>
        <translation>Su&amp;gestie</translation>
    </message>
</context>
<context>
    <name>intray::PreviewRow</name>
    <message>
        <source>required</source>
        <translation>wymagane</translation>
    </message>
</context>
<context>
    <name>intray::PriorityDialog</name>
    <message numerus="yes">
        <source>%n item(s) with the priority %1.</source>
        <translation>
            <numerusform>%n zadanie o priorytecie %1.</numerusform>
            <numerusform>%n zadania o priorytecie %1.</numerusform>
            <numerusform>%n zadań o priorytecie %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) with priorities from %1 to %2.</source>
        <translation>
            <numerusform>%n zadanie o priorytetach od %1 do %2.</numerusform>
            <numerusform>%n zadania o priorytetach od %1 do %2.</numerusform>
            <numerusform>%n zadań o priorytetach od %1 do %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Zmień</translation>
    </message>
    <message>
        <source>The highest priority comes first; within one priority the oldest item.</source>
        <translation>Pierwszeństwo ma najwyższy priorytet, a przy równym najstarsze zadanie.</translation>
    </message>
    <message>
        <source>&amp;Before all others</source>
        <translation>&amp;Przed wszystkimi</translation>
    </message>
    <message>
        <source>Loading what comes next...</source>
        <translation>Sprawdzanie, co jest następne...</translation>
    </message>
    <message>
        <source>New &amp;priority</source>
        <translation>Nowy p&amp;riorytet</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>Po&amp;wód</translation>
    </message>
    <message>
        <source>No items are waiting in this queue any more.</source>
        <translation>W tej kolejce nie czekają już żadne zadania.</translation>
    </message>
    <message>
        <source>The next item has the priority %1.</source>
        <translation>To, co jest teraz następne, ma priorytet %1.</translation>
    </message>
    <message>
        <source>The items already have this priority.</source>
        <translation>Zadania mają już ten priorytet.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) now have the priority %1.</source>
        <translation>
            <numerusform>%n zadanie ma teraz priorytet %1.</numerusform>
            <numerusform>%n zadania mają teraz priorytet %1.</numerusform>
            <numerusform>%n zadań ma teraz priorytet %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which priority do the items of %1 get?</source>
        <translation>Jaki priorytet dostają zadania z kolejki %1?</translation>
    </message>
</context>
<context>
    <name>intray::ProposalMark</name>
    <message>
        <source>Accept</source>
        <translation>Przyjmij</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Proposed by %1: %2</source>
        <translation>Propozycja użytkownika %1: %2</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(puste)</translation>
    </message>
    <message>
        <source>Accept for %1: %2</source>
        <translation>Przyjmij w polu %1: %2</translation>
    </message>
    <message>
        <source>Reject for %1: %2</source>
        <translation>Odrzuć w polu %1: %2</translation>
    </message>
</context>
<context>
    <name>intray::ProposalView</name>
    <message>
        <source>Search for rules</source>
        <translation>Szukaj reguł</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Przejmij</translation>
    </message>
    <message>
        <source>Intray can search the queue&apos;s records for rules that most of them follow.</source>
        <translation>Intray może poszukać w rekordach kolejki reguł, których większość przestrzega.</translation>
    </message>
    <message>
        <source>Proposed rules</source>
        <translation>Proponowane reguły</translation>
    </message>
    <message>
        <source>Loading...</source>
        <translation>Wczytywanie...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) checked so far...</source>
        <translation>
            <numerusform>Dotąd przejrzano %Ln rekord...</numerusform>
            <numerusform>Dotąd przejrzano %Ln rekordy...</numerusform>
            <numerusform>Dotąd przejrzano %Ln rekordów...</numerusform>
        </translation>
    </message>
    <message>
        <source>No further rule is proposed.</source>
        <translation>Nie ma więcej propozycji reguł.</translation>
    </message>
    <message>
        <source>Nothing was searched yet.</source>
        <translation>Niczego jeszcze nie szukano.</translation>
    </message>
    <message numerus="yes">
        <source>Suggested by %Ln record(s). A rule rejects nothing until you accept it.</source>
        <translation>
            <numerusform>Co sugeruje %Ln rekord. Reguła niczego nie odrzuca, dopóki jej nie przejmiesz.</numerusform>
            <numerusform>Co sugerują %Ln rekordy. Reguła niczego nie odrzuca, dopóki jej nie przejmiesz.</numerusform>
            <numerusform>Co sugeruje %Ln rekordów. Reguła niczego nie odrzuca, dopóki jej nie przejmiesz.</numerusform>
        </translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>nie: %1</translation>
    </message>
</context>
<context>
    <name>intray::QualityPage</name>
    <message>
        <source>Warranty</source>
        <translation>Gwarancja</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplikaty</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Wartości</translation>
    </message>
    <message>
        <source>What was corrected</source>
        <translation>Poprawki</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Co jest pokazane</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Jakość</translation>
    </message>
</context>
<context>
    <name>intray::QueueChooser</name>
    <message>
        <source>Queue</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <translation>%1 (wstrzymana)</translation>
    </message>
    <message>
        <source>Type any part of a queue&apos;s title.</source>
        <translation>Wpisz dowolną część tytułu kolejki.</translation>
    </message>
</context>
<context>
    <name>intray::QueueDuplicatesPage</name>
    <message>
        <source>Groups of likely duplicates</source>
        <translation>Grupy prawdopodobnych duplikatów</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>Scal &amp;je</translation>
    </message>
    <message>
        <source>The other records are merged into the one that is kept, which gets the chosen values.</source>
        <translation>Pozostałe rekordy są scalane z tym, który zostaje; otrzymuje on wybrane wartości.</translation>
    </message>
    <message>
        <source>N&amp;ot a duplicate</source>
        <translation>To nie dupli&amp;kat</translation>
    </message>
    <message>
        <source>The record under the cursor is not a duplicate of any of the others. Intray remembers this, however alike they are.</source>
        <translation>Rekord pod kursorem nie jest żadnym z pozostałych. Jest to zapamiętane i ważniejsze niż każde podobieństwo.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Co&amp;fnij</translation>
    </message>
    <message>
        <source>Undoes the last decision.</source>
        <translation>Cofa ostatnią decyzję.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Anulowano. Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>All records of the queue are being compared.</source>
        <translation>Porównywane są wszystkie rekordy kolejki.</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of likely duplicates are left.</source>
        <translation>
            <numerusform>Została %n grupa prawdopodobnych duplikatów.</numerusform>
            <numerusform>Zostały %n grupy prawdopodobnych duplikatów.</numerusform>
            <numerusform>Zostało %n grup prawdopodobnych duplikatów.</numerusform>
        </translation>
    </message>
    <message>
        <source>All likely duplicates are decided.</source>
        <translation>Wszystkie prawdopodobne duplikaty rozstrzygnięto.</translation>
    </message>
    <message>
        <source>Search for duplicates and choose a group first.</source>
        <translation>Najpierw proszę wyszukać duplikaty i wybrać grupę.</translation>
    </message>
    <message>
        <source>Only &amp;what differs</source>
        <translation>T&amp;ylko różnice</translation>
    </message>
    <message>
        <source>Hides the fields in which all records of the group are the same.</source>
        <translation>Pomija pola, w których wszystkie rekordy grupy mają to samo.</translation>
    </message>
    <message>
        <source>This group has only just appeared. Look at it, then press again.</source>
        <translation>Ta grupa pojawiła się dopiero przed chwilą. Proszę na nią spojrzeć i nacisnąć ponownie.</translation>
    </message>
    <message>
        <source>Search another queue, or with a lower share: then records that are less alike are found, too.</source>
        <translation>Przeszukaj inną kolejkę albo podaj mniejszy udział: wtedy znajdą się też rekordy mniej podobne.</translation>
    </message>
    <message>
        <source>Nothing was searched yet.</source>
        <translation>Niczego jeszcze nie szukano.</translation>
    </message>
    <message>
        <source>Sear&amp;ch again</source>
        <translation>Szukaj &amp;ponownie</translation>
    </message>
    <message>
        <source>Sear&amp;ch</source>
        <translation>&amp;Szukaj</translation>
    </message>
    <message>
        <source>A search compares all records of the queue with each other.</source>
        <translation>Wyszukiwanie porównuje ze sobą wszystkie rekordy kolejki.</translation>
    </message>
    <message>
        <source>Nothing is merged automatically, and what was decided can be undone.</source>
        <translation>Nic nie jest scalane automatycznie, a decyzje można cofnąć.</translation>
    </message>
    <message>
        <source>Nothing is merged automatically.</source>
        <translation>Nic nie jest scalane automatycznie.</translation>
    </message>
    <message>
        <source>This queue has no likely duplicates of %1 or more.</source>
        <translation>Ta kolejka nie ma duplikatów prawdopodobnych w %1 lub więcej.</translation>
    </message>
</context>
<context>
    <name>intray::QueueFigures</name>
    <message>
        <source>24 hours</source>
        <translation>24 godziny</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 dni</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 dni</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Wszystkie kolejki</translation>
    </message>
    <message>
        <source>&amp;Copy figures</source>
        <translation>&amp;Kopiuj liczby</translation>
    </message>
    <message>
        <source>&amp;Save figures...</source>
        <translation>&amp;Zapisz liczby...</translation>
    </message>
    <message>
        <source>The last</source>
        <translation>Ostatnie</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Kolejki</translation>
    </message>
    <message>
        <source>Queues at a glance</source>
        <translation>Kolejki w skrócie</translation>
    </message>
</context>
<context>
    <name>intray::QueueHead</name>
    <message>
        <source>Remove...</source>
        <translation>Usuń...</translation>
    </message>
    <message>
        <source>Re&amp;open items...</source>
        <translation>Otwórz ponown&amp;ie zadania...</translation>
    </message>
    <message>
        <source>Pa&amp;use...</source>
        <translation>Wstrzy&amp;maj...</translation>
    </message>
    <message>
        <source>New queue</source>
        <translation>Nowa kolejka</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Wstrzymana</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Wstrzymana: %1</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>Wz&amp;nów</translation>
    </message>
    <message>
        <source>Give back table...</source>
        <translation>Oddaj tabelę...</translation>
    </message>
    <message>
        <source>The fields of the records and their rules.</source>
        <translation>Pola rekordów i reguły, których przestrzegają.</translation>
    </message>
    <message>
        <source>&amp;Correct...</source>
        <translation>Popraw re&amp;kordy...</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Eksportuj...</translation>
    </message>
    <message>
        <source>Fie&amp;lds and rules...</source>
        <translation>Po&amp;la i reguły...</translation>
    </message>
    <message>
        <source>Nobody sees it until it is saved.</source>
        <translation>Nikt jej nie zobaczy, dopóki nie zostanie zapisana.</translation>
    </message>
</context>
<context>
    <name>intray::QueueList</name>
    <message>
        <source>Queues</source>
        <translation>Kolejki</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwarte</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Zajęte</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>wstrzymana</translation>
    </message>
    <message>
        <source>paused, %1 open</source>
        <translation>wstrzymana, otwarte: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>%1 open, %2 locked</source>
        <translation>otwarte: %1, zablokowane: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n zmiana</numerusform>
            <numerusform>%n zmiany</numerusform>
            <numerusform>%n zmian</numerusform>
        </translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>niezapisane</translation>
    </message>
    <message>
        <source>New queue</source>
        <translation>Nowa kolejka</translation>
    </message>
</context>
<context>
    <name>intray::QueuesPage</name>
    <message>
        <source>The queue %1 was added.</source>
        <translation>Dodano kolejkę %1.</translation>
    </message>
    <message>
        <source>The rules of %1 were saved.</source>
        <translation>Zapisano reguły kolejki %1.</translation>
    </message>
    <message>
        <source>%1 is paused. Locked items can still be finished.</source>
        <translation>Kolejka %1 jest wstrzymana. Zajęte zadania można jeszcze zakończyć.</translation>
    </message>
    <message>
        <source>%1 gives out items again.</source>
        <translation>Kolejka %1 znów wydaje zadania.</translation>
    </message>
    <message>
        <source>Remove a queue</source>
        <translation>Usuwanie kolejki</translation>
    </message>
    <message>
        <source>Remove the queue %1?</source>
        <translation>Usunąć kolejkę %1?</translation>
    </message>
    <message>
        <source>Only a queue that never had an item can be removed; others keep their history and can be paused.</source>
        <translation>Usunąć można tylko kolejkę, w której nigdy nie było zadania; inne zachowują historię i można je wstrzymać.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>The queue %1 was removed.</source>
        <translation>Usunięto kolejkę %1.</translation>
    </message>
    <message>
        <source>&amp;New...</source>
        <translation>N&amp;owa...</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Kolejki</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>An administrator sees here who works in this queue.</source>
        <translation>Administrator widzi tutaj, kto pracuje w tej kolejce.</translation>
    </message>
    <message>
        <source>Nobody yet. Give a login the role clerk and this queue.</source>
        <translation>Jeszcze nikt. Należy nadać loginowi rolę referenta i tę kolejkę.</translation>
    </message>
    <message>
        <source>Everybody who can write to the file; nobody is listed.</source>
        <translation>Każdy, kto może zapisywać w pliku; nikogo nie wymieniono.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Powody</translation>
    </message>
    <message>
        <source>Give back the table</source>
        <translation>Oddaj tabelę</translation>
    </message>
    <message>
        <source>Stop using the table %2 for the queue %1?</source>
        <translation>Zakończyć pracę kolejki %1 na tabeli %2?</translation>
    </message>
    <message>
        <source>The table stays as it is, with all values, states and columns, and with the locks of other programs. The queue is paused and keeps its history, drafts and rules; adopt the table again under its name to continue. This is not possible while rows are locked here.</source>
        <translation>Tabela pozostaje, jaka jest, ze wszystkimi wartościami, stanami i kolumnami oraz z blokadami innych programów. Kolejka zostaje wstrzymana i zachowuje historię, szkice i reguły; ponowne przejęcie tabeli pod jej nazwą idzie dalej od tego miejsca. Dopóki ktoś ma tu wiersz, nic się nie dzieje.</translation>
    </message>
    <message>
        <source>&amp;Give back</source>
        <translation>&amp;Oddaj</translation>
    </message>
    <message>
        <source>The queue %1 no longer has a table and is paused. The table was left as it is.</source>
        <translation>Kolejka %1 nie ma już tabeli i jest wstrzymana. Tabelę zostawiono, jaka jest.</translation>
    </message>
    <message>
        <source>The fields and rules of %1 were saved.</source>
        <translation>Zapisano pola i reguły kolejki %1.</translation>
    </message>
    <message>
        <source>Deliveries...</source>
        <translation>Dostawy...</translation>
    </message>
    <message>
        <source>A new queue, not saved.</source>
        <translation>Nowa kolejka, niezapisana.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s), not saved.</source>
        <translation>
            <numerusform>%n zmiana, niezapisana.</numerusform>
            <numerusform>%n zmiany, niezapisane.</numerusform>
            <numerusform>%n zmian, niezapisanych.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 open, %2 locked.</source>
        <translation>Otwarte: %1, zablokowane: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n people work here.</source>
        <translation>
            <numerusform>Pracuje tu %n osoba.</numerusform>
            <numerusform>Pracują tu %n osoby.</numerusform>
            <numerusform>Pracuje tu %n osób.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 work here.</source>
        <translation>Tu pracują: %1.</translation>
    </message>
    <message>
        <source>%1 works here.</source>
        <translation>Tu pracuje: %1.</translation>
    </message>
    <message>
        <source>Counting the items...</source>
        <translation>Liczenie zadań...</translation>
    </message>
    <message>
        <source>Give it a name first.</source>
        <translation>Najpierw nadaj jej nazwę.</translation>
    </message>
    <message numerus="yes">
        <source>%n queue(s).</source>
        <translation>
            <numerusform>Jedna kolejka.</numerusform>
            <numerusform>%n kolejki.</numerusform>
            <numerusform>%n kolejek.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 open in all.</source>
        <translation>Łącznie otwartych: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are paused.</source>
        <translation>
            <numerusform>Jedna z nich jest wstrzymana.</numerusform>
            <numerusform>%n z nich są wstrzymane.</numerusform>
            <numerusform>%n z nich jest wstrzymanych.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules of %1 are as they were before.</source>
        <translation>Reguły kolejki %1 są znów takie jak przedtem.</translation>
    </message>
</context>
<context>
    <name>intray::ReasonDialog</name>
    <message>
        <source>Mark as failed</source>
        <translation>Oznaczanie jako nieudane</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>Odsyłanie</translation>
    </message>
    <message>
        <source>Why can %1 not be done?</source>
        <translation>Dlaczego nie da się wykonać %1?</translation>
    </message>
    <message>
        <source>You can undo this for ten seconds; after that only a supervisor can reopen it.</source>
        <translation>Przez dziesięć sekund można to cofnąć; potem może je ponownie otworzyć tylko kierownik.</translation>
    </message>
    <message>
        <source>Why does %1 go back to the previous step?</source>
        <translation>Dlaczego %1 wraca do poprzedniego kroku?</translation>
    </message>
    <message>
        <source>Whoever takes it there reads this. You can undo this for ten seconds.</source>
        <translation>Czyta to osoba, która je tam weźmie. Przez dziesięć sekund można to cofnąć.</translation>
    </message>
</context>
<context>
    <name>intray::ReasonField</name>
    <message>
        <source>&amp;Usual reasons</source>
        <translation>Zwykłe &amp;powody</translation>
    </message>
    <message>
        <source>Reason, required</source>
        <translation>Powód, wymagany</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>Powód jest wymagany.</translation>
    </message>
</context>
<context>
    <name>intray::ReceiverChoice</name>
    <message>
        <source>&amp;back to the queue: whoever takes next gets it</source>
        <translation>z powrotem do k&amp;olejki: dostanie je osoba, która pobierze następne</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <translation>&amp;do użytkownika</translation>
    </message>
    <message>
        <source>New holder</source>
        <translation>Nowa osoba</translation>
    </message>
</context>
<context>
    <name>intray::RecordForm</name>
    <message>
        <source>Waiting for the database...</source>
        <translation>Pytanie do bazy danych...</translation>
    </message>
</context>
<context>
    <name>intray::RecordHead</name>
    <message>
        <source>Key: %1</source>
        <translation>Klucz: %1</translation>
    </message>
</context>
<context>
    <name>intray::RecordHistory</name>
    <message>
        <source>History of the record</source>
        <translation>Historia rekordu</translation>
    </message>
    <message>
        <source>No record open.</source>
        <translation>Brak otwartego rekordu.</translation>
    </message>
    <message>
        <source>Loading the history...</source>
        <translation>Wczytywanie historii...</translation>
    </message>
    <message>
        <source>These are the newest %1 lines. The item&apos;s history has them all.</source>
        <translation>To jest %1 najnowszych wierszy. Wszystkie są w historii zadania.</translation>
    </message>
</context>
<context>
    <name>intray::RecordPreview</name>
    <message>
        <source>The form at the desk</source>
        <translation>Formularz przy biurku</translation>
    </message>
    <message>
        <source>As the desk shows a record. What is typed here is not saved.</source>
        <translation>Tak biurko pokazuje rekord. To, co się tu wpisze, nie jest zapisywane.</translation>
    </message>
    <message>
        <source>A new record</source>
        <translation>Nowy rekord</translation>
    </message>
</context>
<context>
    <name>intray::RecordView</name>
    <message>
        <source>%1, passed unopened at %2</source>
        <translation>%1, przeszło bez otwierania o %2</translation>
    </message>
    <message>
        <source>Re&amp;quest reopening...</source>
        <translation>&amp;Poproś o ponowne otwarcie...</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>Otwórz &amp;ponownie</translation>
    </message>
    <message>
        <source>Finished record %1</source>
        <translation>Zakończony rekord %1</translation>
    </message>
    <message>
        <source>Loading the record...</source>
        <translation>Rekord jest pobierany.</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>As imported</source>
        <translation>Na wejściu</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>%1, finished by %2 at %3</source>
        <translation>%1, zakończone przez %2 o %3</translation>
    </message>
    <message>
        <source>%1 is open again.</source>
        <translation>%1 jest znów otwarte.</translation>
    </message>
    <message>
        <source>&amp;Decline...</source>
        <translation>O&amp;dmów...</translation>
    </message>
    <message>
        <source>The record comes back to your desk. This is possible until %1.</source>
        <translation>Rekord wraca na stanowisko. Można to zrobić do %1.</translation>
    </message>
    <message>
        <source>Somebody has already requested this; a supervisor will answer.</source>
        <translation>Ktoś już o to prosi; odpowie kierownik.</translation>
    </message>
    <message>
        <source>Supervisors see your request and your reason.</source>
        <translation>Kierownicy widzą prośbę i jej powód.</translation>
    </message>
    <message>
        <source>%1 requested reopening at %2: %3</source>
        <translation>Prośba o ponowne otwarcie od %1, %2: %3</translation>
    </message>
    <message>
        <source>%1 declined the reopening at %2: %3</source>
        <translation>%1 o %2 nie zgodził się otworzyć go ponownie: %3</translation>
    </message>
    <message>
        <source>Reopening of %1 was requested. A supervisor reopens it for you, or declines.</source>
        <translation>Poproszono o ponowne otwarcie: %1. Kierownik otworzy rekord albo odmówi.</translation>
    </message>
    <message>
        <source>%1 stays finished. The person who requested it reads why.</source>
        <translation>%1 pozostaje zakończony. Osoba, która prosiła, przeczyta dlaczego.</translation>
    </message>
    <message>
        <source>%1 is open again, first for %2 if they are still allowed to take it.</source>
        <translation>%1 jest znów otwarty i trafi najpierw do: %2, jeśli nadal ma do tego prawo.</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <translation>&amp;Pobierz</translation>
    </message>
    <message>
        <source>Record %1</source>
        <translation>Rekord %1</translation>
    </message>
    <message>
        <source>%1, locked by %2 since %3</source>
        <translation>%1, zablokowane przez: %2 od %3</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, otwarte</translation>
    </message>
</context>
<context>
    <name>intray::ReopenDialog</name>
    <message>
        <source>Reopen items of %1</source>
        <translation>Ponowne otwieranie zadań z kolejki %1</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Otwórz ponownie</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Finished &amp;by</source>
        <translation>Zamknięte &amp;przez</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Zamknięte</translation>
    </message>
    <message>
        <source>anywhere in the record or the key</source>
        <translation>w dowolnym miejscu rekordu lub klucza</translation>
    </message>
    <message>
        <source>With the &amp;text</source>
        <translation>Z &amp;tekstem</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>Po&amp;wód</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nieudane</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>odrzucone</translation>
    </message>
    <message>
        <source>done</source>
        <translation>zakończone</translation>
    </message>
    <message>
        <source>any t&amp;ime</source>
        <translation>&amp;kiedykolwiek</translation>
    </message>
    <message>
        <source>On or after this day</source>
        <translation>Od tego dnia</translation>
    </message>
    <message>
        <source>On or before this day</source>
        <translation>Do tego dnia włącznie</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>Choose which items to reopen.</source>
        <translation>Proszę wybrać, które zadania mają zostać ponownie otwarte.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Liczenie...</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>zakończone: %1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>nieudane: %1</translation>
    </message>
    <message>
        <source>%1 dismissed</source>
        <translation>odrzucone: %1</translation>
    </message>
    <message>
        <source>No item matches.</source>
        <translation>Nie pasuje żadne zadanie.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) will be reopened: %1. Their previous state stays in their history.</source>
        <translation>
            <numerusform>Ponownie otwarte zostanie %n zadanie: %1. Jego poprzedni stan pozostaje w historii.</numerusform>
            <numerusform>Ponownie otwarte zostaną %n zadania: %1. Ich poprzedni stan pozostaje w historii.</numerusform>
            <numerusform>Ponownie otwartych zostanie %n zadań: %1. Ich poprzedni stan pozostaje w historii.</numerusform>
        </translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>Powód jest wymagany.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were reopened.</source>
        <translation>
            <numerusform>Ponownie otwarto %n zadanie.</numerusform>
            <numerusform>Ponownie otwarto %n zadania.</numerusform>
            <numerusform>Ponownie otwarto %n zadań.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ReturnDialog</name>
    <message>
        <source>When should %1 be open for everybody again?</source>
        <translation>Kiedy zadanie %1 ma być znów otwarte dla wszystkich?</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Zwróć</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Return all %n item(s) of this batch</source>
        <translation>
            <numerusform>Zwróć &amp;wszystko z tej partii: %n zadanie</numerusform>
            <numerusform>Zwróć &amp;wszystkie %n zadania z tej partii</numerusform>
            <numerusform>Zwróć &amp;wszystkie %n zadań z tej partii</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Now</source>
        <translation>&amp;Teraz</translation>
    </message>
    <message>
        <source>In one &amp;hour</source>
        <translation>Za &amp;godzinę</translation>
    </message>
    <message>
        <source>In &amp;four hours</source>
        <translation>Za &amp;cztery godziny</translation>
    </message>
    <message>
        <source>Tomorrow &amp;morning at 8:00</source>
        <translation>Jutro &amp;rano o 8:00</translation>
    </message>
    <message>
        <source>&amp;After</source>
        <translation>&amp;Za</translation>
    </message>
    <message>
        <source> h</source>
        <translation> h</translation>
    </message>
    <message>
        <source>Hours, at most 72</source>
        <translation>Godziny, najwyżej 72</translation>
    </message>
    <message>
        <source>at most 72</source>
        <translation>najwyżej 72</translation>
    </message>
    <message>
        <source>&amp;Why? Whoever gets it next reads this; a reason is required.</source>
        <translation>&amp;Dlaczego? Przeczyta to następna osoba; powód jest wymagany.</translation>
    </message>
    <message>
        <source>&amp;Why? Whoever gets it next reads this.</source>
        <translation>&amp;Dlaczego? Przeczyta to następna osoba.</translation>
    </message>
    <message numerus="yes">
        <source>What you typed in %n field(s) goes into the record, and the desk is empty afterwards.</source>
        <translation>
            <numerusform>To, co wpisano w %n polu, trafia do rekordu, a potem żaden rekord nie jest otwarty.</numerusform>
            <numerusform>To, co wpisano w %n polach, trafia do rekordu, a potem żaden rekord nie jest otwarty.</numerusform>
            <numerusform>To, co wpisano w %n polach, trafia do rekordu, a potem żaden rekord nie jest otwarty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you typed in %n field(s) goes into the record.</source>
        <translation>
            <numerusform>To, co wpisano w %n polu, trafia do rekordu.</numerusform>
            <numerusform>To, co wpisano w %n polach, trafia do rekordu.</numerusform>
            <numerusform>To, co wpisano w %n polach, trafia do rekordu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::RightByExample</name>
    <message>
        <source>Edit as a pattern</source>
        <translation>Edytuj jako wzorzec</translation>
    </message>
    <message>
        <source>Some values with commas between them</source>
        <translation>Kilka wartości rozdzielonych przecinkami</translation>
    </message>
    <message>
        <source>Examples that are right</source>
        <translation>Poprawne przykłady</translation>
    </message>
    <message>
        <source>Without examples any value is right.</source>
        <translation>Bez przykładów każda wartość jest poprawna.</translation>
    </message>
    <message>
        <source>Right is what is written like %1: 0 is any digit, A any capital and a any small letter.</source>
        <translation>Poprawne jest to, co napisano jak %1: 0 to cyfra, A wielka, a mała litera.</translation>
    </message>
    <message>
        <source>Right is what is written like %1: 0 is any digit.</source>
        <translation>Poprawne jest to, co napisano jak %1: 0 to cyfra.</translation>
    </message>
    <message>
        <source>Right is what keeps to a pattern that no example shows whole.</source>
        <translation>Poprawne jest to, co trzyma się wzorca, którego żaden przykład nie pokazuje w całości.</translation>
    </message>
    <message>
        <source>This allows more than is saved: %1 was wrong so far.</source>
        <translation>To dopuszcza więcej, niż zapisano: %1 było dotąd błędne.</translation>
    </message>
    <message>
        <source>Without examples the rule is: %1</source>
        <translation>Bez przykładów obowiązuje reguła: %1</translation>
    </message>
    <message>
        <source>This counts, too: %1</source>
        <translation>Obowiązuje też: %1</translation>
    </message>
</context>
<context>
    <name>intray::RowChoice</name>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Nieprzyjęte</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Wątpliwe</translation>
    </message>
    <message>
        <source>Which rows are shown</source>
        <translation>Które wiersze są widoczne</translation>
    </message>
    <message>
        <source>Rows that would not be imported, with the reason.</source>
        <translation>Wiersze, które nie zostałyby zaimportowane, z powodem.</translation>
    </message>
    <message>
        <source>Rows that would be imported, or that the queue has with other values, and that you should look at.</source>
        <translation>Wiersze, które zostałyby zaimportowane lub które kolejka ma z innymi wartościami, a które warto obejrzeć.</translation>
    </message>
    <message>
        <source>All %1</source>
        <extracomment>Rows, and how many.</extracomment>
        <translation>Wszystkie %1</translation>
    </message>
    <message>
        <source>Rejected %1</source>
        <extracomment>Rows, and how many.</extracomment>
        <translation>Nieprzyjęte %1</translation>
    </message>
    <message>
        <source>Doubtful %1</source>
        <extracomment>Rows, and how many.</extracomment>
        <translation>Wątpliwe %1</translation>
    </message>
</context>
<context>
    <name>intray::RuleGroup</name>
    <message>
        <source>Undo the change</source>
        <translation>Cofnij zmianę</translation>
    </message>
    <message>
        <source>was empty</source>
        <translation>było puste</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>przedtem %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>on</source>
        <translation>włączone</translation>
    </message>
    <message>
        <source>off</source>
        <translation>wyłączone</translation>
    </message>
</context>
<context>
    <name>intray::RuleHistoryModel</name>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Locks per user</source>
        <translation>Blokady na użytkownika</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Próby</translation>
    </message>
    <message>
        <source>Allowed endings</source>
        <translation>Dozwolone sposoby zamykania</translation>
    </message>
    <message>
        <source>Next queue</source>
        <translation>Następna kolejka</translation>
    </message>
    <message>
        <source>Criteria query</source>
        <translation>Zapytanie z kryteriami</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Wstrzymana</translation>
    </message>
    <message>
        <source>Why it is paused</source>
        <translation>Powód wstrzymania</translation>
    </message>
    <message>
        <source>Different person</source>
        <translation>Inna osoba</translation>
    </message>
    <message>
        <source>Second keying</source>
        <translation>Drugie wprowadzanie</translation>
    </message>
    <message>
        <source>Decided in</source>
        <translation>Kolejka, która rozstrzyga</translation>
    </message>
    <message>
        <source>Share (percent)</source>
        <translation>Udział na 100</translation>
    </message>
    <message>
        <source>Usual reasons</source>
        <translation>Zwykłe powody</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Role</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Kolejki</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktywny</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Login</translation>
    </message>
    <message>
        <source>Existed when this history began</source>
        <translation>Było już na początku tej historii</translation>
    </message>
    <message>
        <source>Set up the database</source>
        <translation>Przygotowanie bazy danych</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Dodano</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Zmieniono</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Usunięto</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Wznowiona</translation>
    </message>
    <message>
        <source>Changed by the table&apos;s old program</source>
        <translation>Za dawnym programem tabeli</translation>
    </message>
    <message>
        <source>Changed outside Intray</source>
        <translation>Zmieniono z pominięciem Intray</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Użytkownik</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguły</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etykiety</translation>
    </message>
    <message>
        <source>Fields and their rules</source>
        <translation>Pola i ich reguły</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Blokada</translation>
    </message>
    <message>
        <source>Longest lock</source>
        <translation>Najdłuższa blokada</translation>
    </message>
    <message>
        <source>Result valid for</source>
        <translation>Jej wynik jest ważny</translation>
    </message>
    <message>
        <source>First warning</source>
        <translation>Pierwsze ostrzeżenie</translation>
    </message>
    <message>
        <source>Last warning</source>
        <translation>Ostatnie ostrzeżenie</translation>
    </message>
    <message>
        <source>Own records can be reopened</source>
        <translation>Ponowne otwieranie własnych rekordów</translation>
    </message>
    <message>
        <source>Largest record</source>
        <translation>Największy rekord</translation>
    </message>
    <message>
        <source>Largest field</source>
        <translation>Największe pole</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln inny</numerusform>
            <numerusform>%Ln inne</numerusform>
            <numerusform>%Ln innych</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Uprawnienia</translation>
    </message>
    <message numerus="yes">
        <source>%Ln queue(s) or more</source>
        <translation>
            <numerusform>%Ln kolejka lub więcej</numerusform>
            <numerusform>%Ln kolejki lub więcej</numerusform>
            <numerusform>%Ln kolejek lub więcej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queue(s)</source>
        <translation>
            <numerusform>%Ln kolejka</numerusform>
            <numerusform>%Ln kolejki</numerusform>
            <numerusform>%Ln kolejek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s) or more</source>
        <translation>
            <numerusform>%Ln użytkownik lub więcej</numerusform>
            <numerusform>%Ln użytkowników lub więcej</numerusform>
            <numerusform>%Ln użytkowników lub więcej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln user(s)</source>
        <translation>
            <numerusform>%Ln użytkownik</numerusform>
            <numerusform>%Ln użytkowników</numerusform>
            <numerusform>%Ln użytkowników</numerusform>
        </translation>
    </message>
    <message>
        <source>Most doubtful first</source>
        <translation>Najbardziej wątpliwe najpierw</translation>
    </message>
    <message>
        <source>Seed of the sample</source>
        <translation>Ziarno próbki</translation>
    </message>
    <message>
        <source>Fields that may stay wrong</source>
        <translation>Pola, które mogą pozostać błędne</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Z jaką pewnością</translation>
    </message>
    <message>
        <source>Planted slips</source>
        <translation>Podłożone błędy</translation>
    </message>
    <message>
        <source>Stated</source>
        <translation>Stwierdzono</translation>
    </message>
    <message>
        <source>Stated how much may be wrong</source>
        <translation>Stwierdzono, ile może być błędne</translation>
    </message>
</context>
<context>
    <name>intray::RuleHistoryTab</name>
    <message>
        <source>Que&amp;ue</source>
        <translation>Ko&amp;lejka</translation>
    </message>
    <message>
        <source>Changes of rules and users</source>
        <translation>Zmiany reguł i użytkowników</translation>
    </message>
    <message>
        <source>Changed rules</source>
        <translation>Zmienione reguły</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Reguła</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Przed</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Po</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Użytkownik</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Użytkownik</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>All users</source>
        <translation>Wszyscy użytkownicy</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Wszystkie kolejki</translation>
    </message>
    <message>
        <source>Searching...</source>
        <translation>Wyszukiwanie...</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nic nie znaleziono.</translation>
    </message>
    <message numerus="yes">
        <source>The newest %Ln line(s); scroll down for more.</source>
        <translation>
            <numerusform>Najnowsze wiersze: %Ln; przewijanie pokaże więcej.</numerusform>
            <numerusform>Najnowsze wiersze: %Ln; przewijanie pokaże więcej.</numerusform>
            <numerusform>Najnowsze wiersze: %Ln; przewijanie pokaże więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a line to see what was changed.</source>
        <translation>Wybierz wiersz, aby zobaczyć, co zmieniono.</translation>
    </message>
    <message>
        <source>Nothing else is known of this change.</source>
        <translation>Nic więcej nie wiadomo o tej zmianie.</translation>
    </message>
    <message>
        <source>What was changed:</source>
        <translation>Co zmieniono:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) in all.</source>
        <translation>
            <numerusform>Łącznie %Ln wiersz.</numerusform>
            <numerusform>Łącznie %Ln wiersze.</numerusform>
            <numerusform>Łącznie %Ln wierszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>No change is known.</source>
        <translation>Nie wiadomo o żadnej zmianie.</translation>
    </message>
    <message>
        <source>Nothing was changed since this history began on %1.</source>
        <translation>Nic nie zmieniono, odkąd zaczęła się ta historia: %1.</translation>
    </message>
    <message>
        <source>The last change was made to %1 on %2.</source>
        <translation>Ostatnia zmiana dotyczyła: %1, %2.</translation>
    </message>
    <message>
        <source>The last change was made to %1 by %2 on %3.</source>
        <translation>Ostatnia zmiana dotyczyła: %1; %2, %3.</translation>
    </message>
</context>
<context>
    <name>intray::RulesFoot</name>
    <message>
        <source>&amp;Save</source>
        <translation>Zapi&amp;sz</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Cofnij zmiany</translation>
    </message>
    <message>
        <source>All rules are saved.</source>
        <translation>Wszystkie reguły są zapisane.</translation>
    </message>
</context>
<context>
    <name>intray::RulesForm</name>
    <message>
        <source>Users...</source>
        <translation>Użytkownicy...</translation>
    </message>
    <message>
        <source>Who works here</source>
        <translation>Kto tu pracuje</translation>
    </message>
    <message>
        <source>Users: who may do what</source>
        <translation>Użytkownicy: komu co wolno</translation>
    </message>
    <message>
        <source>Name and people</source>
        <translation>Nazwa i osoby</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>How an item ends</source>
        <translation>Jak kończy się zadanie</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Co dalej</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Dostawy</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Zaawansowane</translation>
    </message>
    <message>
        <source>What needs eyes</source>
        <translation>Co wymaga oczu</translation>
    </message>
</context>
<context>
    <name>intray::RulesSaving</name>
    <message>
        <source>Changed by somebody else</source>
        <translation>Zmienione przez inną osobę</translation>
    </message>
    <message>
        <source>Somebody else has changed the same rules of %1 in the meantime: %2.</source>
        <translation>Ktoś inny zmienił w międzyczasie te same reguły kolejki %1: %2.</translation>
    </message>
    <message>
        <source>&amp;Save mine</source>
        <translation>&amp;Zapisz moje</translation>
    </message>
    <message>
        <source>Nothing has been saved yet. To see their changes, cancel and press Undo changes.</source>
        <translation>Niczego jeszcze nie zapisano. Aby zobaczyć tamte, proszę anulować i nacisnąć „Cofnij zmiany”.</translation>
    </message>
    <message>
        <source>Somebody else has changed the same rules of %1 since: %2. Nothing was undone.</source>
        <translation>Ktoś inny zmienił od tego czasu te same reguły kolejki %1: %2. Nic nie zostało cofnięte.</translation>
    </message>
</context>
<context>
    <name>intray::RunLine</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>intray::SampleTable</name>
    <message>
        <source>Line</source>
        <translation>Wiersz</translation>
    </message>
</context>
<context>
    <name>intray::SavedFilters</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>The filter “%1” is removed.</source>
        <translation>Filtr „%1” jest usunięty.</translation>
    </message>
    <message>
        <source>Remove a filter</source>
        <translation>Usuwanie filtru</translation>
    </message>
    <message>
        <source>Remove the filter “%1” for the whole team?</source>
        <translation>Usunąć filtr „%1” dla całego zespołu?</translation>
    </message>
    <message>
        <source>The filter “%1” is removed for the team.</source>
        <translation>Filtr „%1” jest usunięty dla całego zespołu.</translation>
    </message>
    <message>
        <source>&amp;Saved filters</source>
        <translation>&amp;Zapisane filtry</translation>
    </message>
</context>
<context>
    <name>intray::SavingEffect</name>
    <message numerus="yes">
        <source>%Ln open record(s) break a rule now, %1 afterwards.</source>
        <translation>
            <numerusform>%Ln otwarty rekord łamie teraz regułę, potem %1.</numerusform>
            <numerusform>%Ln otwarte rekordy łamią teraz regułę, potem %1.</numerusform>
            <numerusform>%Ln otwartych rekordów łamie teraz regułę, potem %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln open record(s) break a rule, now and afterwards.</source>
        <translation>
            <numerusform>%Ln otwarty rekord łamie regułę, teraz i potem.</numerusform>
            <numerusform>%Ln otwarte rekordy łamią regułę, teraz i potem.</numerusform>
            <numerusform>%Ln otwartych rekordów łamie regułę, teraz i potem.</numerusform>
        </translation>
    </message>
    <message>
        <source>No open record breaks a rule, now or afterwards.</source>
        <translation>Żaden otwarty rekord nie łamie reguły, ani teraz, ani potem.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) that are hidden from you are not counted.</source>
        <translation>
            <numerusform>%Ln rekord, który jest przed tobą zapieczętowany, nie jest liczony.</numerusform>
            <numerusform>%Ln rekordy, które są przed tobą zapieczętowane, nie są liczone.</numerusform>
            <numerusform>%Ln rekordów, które są przed tobą zapieczętowane, nie jest liczonych.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::SearchBar</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>At 50 % two records are as likely duplicates as not.</source>
        <translation>Przy 50 % jest tak samo prawdopodobne, że dwa rekordy są tym samym, jak że nie są.</translation>
    </message>
    <message>
        <source>Searches all records of the queue; nothing is merged automatically.</source>
        <translation>Przegląda wszystkie rekordy kolejki; niczego sam nie scala.</translation>
    </message>
    <message>
        <source>Duplicates i&amp;n</source>
        <translation>&amp;Duplikaty w</translation>
    </message>
    <message>
        <source>at &amp;least</source>
        <translation>co &amp;najmniej</translation>
    </message>
    <message>
        <source>Searching for duplicates</source>
        <translation>Szukanie duplikatów</translation>
    </message>
    <message>
        <source>Sear&amp;ch again</source>
        <translation>Szukaj &amp;ponownie</translation>
    </message>
</context>
<context>
    <name>intray::SearchField</name>
    <message>
        <source>Search the open items</source>
        <translation>Szukaj w otwartych zadaniach</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
</context>
<context>
    <name>intray::SearchRules</name>
    <message>
        <source>Accents do not matter</source>
        <translation>Akcenty nie mają znaczenia</translation>
    </message>
    <message>
        <source>A search for &quot;cafe&quot; also finds &quot;Café&quot;.</source>
        <translation>Wyszukiwanie „cafe” znajduje też „Café”.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Wyszukiwanie</translation>
    </message>
</context>
<context>
    <name>intray::SeekMark</name>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Stop looking for work</source>
        <translation>Zatrzymaj szukanie zadań</translation>
    </message>
    <message numerus="yes">
        <source>A colleague is already looking for work: %n s</source>
        <translation>
            <numerusform>Ktoś inny już szuka zadań: %n s</numerusform>
            <numerusform>Ktoś inny już szuka zadań: %n s</numerusform>
            <numerusform>Ktoś inny już szuka zadań: %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking for work: %n s</source>
        <translation>
            <numerusform>Szukanie zadań: %n s</numerusform>
            <numerusform>Szukanie zadań: %n s</numerusform>
            <numerusform>Szukanie zadań: %n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::SeenRecord</name>
    <message>
        <source>%1 has only just appeared. Look at it, then press again.</source>
        <translation>Zadanie %1 pojawiło się dopiero przed chwilą. Proszę na nie spojrzeć i nacisnąć ponownie.</translation>
    </message>
</context>
<context>
    <name>intray::Session</name>
    <message>
        <source>The login %1 is known to the database, but not to Intray. Ask an administrator of Intray to add it.</source>
        <translation>Login %1 jest znany bazie danych, ale nie Intray. Proszę poprosić administratora Intray o dodanie go.</translation>
    </message>
    <message>
        <source>The database %1 is being opened.</source>
        <translation>Trwa otwieranie bazy danych %1.</translation>
    </message>
    <message>
        <source>The database %1 answers and reports changes.</source>
        <translation>Baza danych %1 odpowiada i zgłasza zmiany.</translation>
    </message>
    <message>
        <source>The database %1 answers.</source>
        <translation>Baza danych %1 odpowiada.</translation>
    </message>
    <message>
        <source>The database %1 is busy; Intray continues as soon as it answers.</source>
        <translation>Baza danych %1 jest zajęta; polecenia zostaną wykonane, gdy tylko odpowie.</translation>
    </message>
    <message>
        <source>The database %1 cannot be reached. Reconnecting automatically.</source>
        <translation>Baza danych %1 jest niedostępna. Trwa automatyczne łączenie.</translation>
    </message>
    <message>
        <source>The database cannot be reached. Reconnecting automatically; what you type is kept on this computer.</source>
        <translation>Baza danych jest niedostępna. Trwa automatyczne łączenie; wpisywany tekst jest zachowywany na tym komputerze.</translation>
    </message>
    <message>
        <source>This database server is read-only, like a standby. What you type is kept on this computer.</source>
        <translation>Ten serwer bazy danych można tylko odczytywać, jak serwer zapasowy. Wpisywany tekst jest zachowywany na tym komputerze.</translation>
    </message>
</context>
<context>
    <name>intray::SeveralDialog</name>
    <message>
        <source>They are locked for you as one batch, and open one by one. You can return any of them alone.</source>
        <translation>Są zajęte jako jedna partia i otwierają się jedno po drugim. Każde z nich można zwrócić osobno.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Pobierz</translation>
    </message>
    <message>
        <source>How many items of %1?</source>
        <translation>Ile zadań z kolejki %1?</translation>
    </message>
</context>
<context>
    <name>intray::SeveralPicker</name>
    <message>
        <source>Mark the values of %1 in a list (Alt+Down in the field)</source>
        <translation>Zaznacz wartości pola %1 na liście (Alt+Dół w polu)</translation>
    </message>
</context>
<context>
    <name>intray::ShownItems</name>
    <message>
        <source>Passed unopened</source>
        <translation>Przeszły bez otwierania</translation>
    </message>
    <message>
        <source>Finished records can be viewed here, not changed.</source>
        <translation>Zakończone rekordy można tu obejrzeć; nie są zmieniane.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwarte</translation>
    </message>
    <message>
        <source>Done by me today</source>
        <translation>Zrobione przeze mnie dzisiaj</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Zrobione</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Nieudane</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Nieprzyjęte</translation>
    </message>
    <message>
        <source>Open, for me</source>
        <translation>Otwarte, dla mnie</translation>
    </message>
    <message>
        <source>Reopening requested</source>
        <translation>Do ponownego otwarcia</translation>
    </message>
    <message>
        <source>Which &amp;items</source>
        <translation>Które &amp;zadania</translation>
    </message>
</context>
<context>
    <name>intray::ShownLock</name>
    <message>
        <source>lock lost</source>
        <translation>blokada utracona</translation>
    </message>
    <message>
        <source>lost to %1</source>
        <translation>przejęte przez: %1</translation>
    </message>
    <message>
        <source>lock ended</source>
        <translation>blokada wygasła</translation>
    </message>
    <message>
        <source>offline, %1 left</source>
        <translation>offline, zostało %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>zostało %1</translation>
    </message>
    <message>
        <source>Locked until %1 by the database&apos;s clock. A click extends it.</source>
        <translation>Zajęte do %1 według zegara bazy danych. Kliknięcie przedłuża blokadę.</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Blokada %1</translation>
    </message>
</context>
<context>
    <name>intray::SidePanel</name>
    <message>
        <source>Beside the record</source>
        <translation>Obok rekordu</translation>
    </message>
    <message>
        <source>Hide the side panel</source>
        <translation>Ukryj panel boczny</translation>
    </message>
    <message>
        <source>Hides the side panel.</source>
        <translation>Ukrywa panel boczny.</translation>
    </message>
</context>
<context>
    <name>intray::SilencedPage</name>
    <message>
        <source>&amp;Ask again</source>
        <translation>&amp;Pytaj znowu</translation>
    </message>
    <message>
        <source>What is never asked about</source>
        <translation>O co nigdy się nie pyta</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Suggestions that you never want to see at the desk, in any record of the queue.</source>
        <translation>Sugestie, których nigdy nie chcesz widzieć na stanowisku, przy żadnym rekordzie kolejki.</translation>
    </message>
    <message>
        <source>Never shown</source>
        <translation>Nigdy nie pokazywane</translation>
    </message>
    <message>
        <source>suggestions by rules or examples</source>
        <translation>propozycje według reguł lub przykładów</translation>
    </message>
    <message>
        <source>suggestions by what is usual in other records</source>
        <translation>propozycje według tego, co zwykłe w innych rekordach</translation>
    </message>
    <message>
        <source>unusual values without a suggestion</source>
        <translation>nietypowe wartości bez propozycji</translation>
    </message>
</context>
<context>
    <name>intray::SizeRules</name>
    <message>
        <source>bytes</source>
        <translation>bajty</translation>
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
        <translation>Największy rekord</translation>
    </message>
    <message>
        <source>Largest field</source>
        <translation>Największe pole</translation>
    </message>
    <message>
        <source>Anything larger is rejected, wherever it comes from.</source>
        <translation>Co jest większe, zostaje odrzucone, bez względu na drogę.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
</context>
<context>
    <name>intray::SortMenu</name>
    <message>
        <source>Sort</source>
        <translation>Sortowanie</translation>
    </message>
    <message>
        <source>As they are taken</source>
        <translation>W kolejności brania</translation>
    </message>
    <message>
        <source>%1, ascending</source>
        <translation>%1, rosnąco</translation>
    </message>
    <message>
        <source>%1, descending</source>
        <translation>%1, malejąco</translation>
    </message>
</context>
<context>
    <name>intray::SourcePage</name>
    <message>
        <source>Folder...</source>
        <translation>Folder...</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Źródło</translation>
    </message>
    <message>
        <source>No record open.</source>
        <translation>Brak otwartego rekordu.</translation>
    </message>
    <message>
        <source>This record names no source.</source>
        <translation>Ten rekord nie podaje źródła.</translation>
    </message>
    <message>
        <source>The folder of this queue&apos;s sources on this computer</source>
        <translation>Folder źródeł tej kolejki na tym komputerze</translation>
    </message>
    <message>
        <source>No file is attached to this record.</source>
        <translation>Do tego rekordu nie załączono żadnego pliku.</translation>
    </message>
</context>
<context>
    <name>intray::SourceReader</name>
    <message>
        <source>Earlier sources have not been loaded yet: their folder does not answer. Try again later.</source>
        <translation>Poprzednie źródła jeszcze nie nadeszły: ich folder nie odpowiada. Spróbuj później.</translation>
    </message>
</context>
<context>
    <name>intray::SourceRules</name>
    <message>
        <source>Result valid for</source>
        <translation>Ważność wyniku</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Wypróbuj</translation>
    </message>
    <message>
        <source>Testing the query...</source>
        <translation>Wypróbowywanie zapytania...</translation>
    </message>
    <message>
        <source>SELECT id AS key, ... Empty: the queue is not filled by a query.</source>
        <translation>SELECT id AS key, ... Puste: kolejka jest wypełniana inaczej.</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>Kryteria</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Zapytanie</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Test the query</source>
        <translation>Wypróbuj zapytanie</translation>
    </message>
    <message>
        <source>Only an administrator changes the query, because it runs with the database&apos;s rights.</source>
        <translation>Zapytanie zmienia tylko administrator, ponieważ działa ono z uprawnieniami bazy danych.</translation>
    </message>
    <message numerus="yes">
        <source>The query works and finds at least %n row(s).</source>
        <translation>
            <numerusform>Zapytanie działa i znajduje co najmniej %n wiersz.</numerusform>
            <numerusform>Zapytanie działa i znajduje co najmniej %n wiersze.</numerusform>
            <numerusform>Zapytanie działa i znajduje co najmniej %n wierszy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The query works and finds %n row(s).</source>
        <translation>
            <numerusform>Zapytanie działa i znajduje %n wiersz.</numerusform>
            <numerusform>Zapytanie działa i znajduje %n wiersze.</numerusform>
            <numerusform>Zapytanie działa i znajduje %n wierszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns: %1.</source>
        <translation>Kolumny: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) come more than once; of those the first row counts.</source>
        <translation>
            <numerusform>%n klucz występuje więcej niż raz; liczy się dla niego pierwszy wiersz.</numerusform>
            <numerusform>%n klucze występują więcej niż raz; dla każdego z nich liczy się pierwszy wiersz.</numerusform>
            <numerusform>%n kluczy występuje więcej niż raz; dla każdego z nich liczy się pierwszy wiersz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Anulowano.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>In this order: %1.</source>
        <translation>W tej kolejności: %1.</translation>
    </message>
    <message>
        <source>First: %1.</source>
        <translation>Najpierw są: %1.</translation>
    </message>
    <message>
        <source>The highest priority comes first; within one priority the oldest item.</source>
        <translation>Pierwszeństwo ma najwyższy priorytet, a przy równym najstarsze zadanie.</translation>
    </message>
    <message>
        <source>To move waiting items, use Item, Change priority at the desk.</source>
        <translation>Czekające zadania dostają inne miejsce na stanowisku: Zadanie, Zmień priorytet.</translation>
    </message>
</context>
<context>
    <name>intray::SourceSettings</name>
    <message>
        <source>any folder</source>
        <translation>dowolny folder</translation>
    </message>
    <message>
        <source>None. One per line</source>
        <translation>Żaden. Po jednym w wierszu</translation>
    </message>
    <message>
        <source>Intray loads nothing from the network unless its host is listed here, such as scans.example.org.</source>
        <translation>Z sieci pobierane jest tylko to, czego serwer jest tu wpisany, np. scans.example.org.</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Skan</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>W folderze</translation>
    </message>
    <message>
        <source>From web hosts</source>
        <translation>Z serwerów WWW</translation>
    </message>
    <message>
        <source>not named here</source>
        <translation>nie wskazany tutaj</translation>
    </message>
    <message>
        <source>path or address</source>
        <translation>ścieżka lub adres</translation>
    </message>
    <message>
        <source>attached file</source>
        <translation>załączony plik</translation>
    </message>
    <message>
        <source>The field says where to find the scan, picture or PDF that is shown beside the record.</source>
        <translation>Pole mówi, gdzie leży skan, obraz lub PDF pokazywany obok rekordu.</translation>
    </message>
</context>
<context>
    <name>intray::SourceView</name>
    <message>
        <source>Source</source>
        <translation>Źródło</translation>
    </message>
    <message>
        <source>Page of the source</source>
        <translation>Strona źródła</translation>
    </message>
    <message>
        <source>No record open.</source>
        <translation>Brak otwartego rekordu.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Następna strona</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Powiększ</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Pomniejsz</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Szerokość</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Cała strona</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Obróć</translation>
    </message>
    <message>
        <source>This record names no source.</source>
        <translation>Ten rekord nie podaje źródła.</translation>
    </message>
    <message>
        <source>Loading the source...</source>
        <translation>Źródło jest otwierane.</translation>
    </message>
    <message>
        <source>Page %1 of the source is damaged.</source>
        <translation>Strona %1 źródła jest uszkodzona.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
</context>
<context>
    <name>intray::SpanEdit</name>
    <message>
        <source>seconds</source>
        <translation>sekundy</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minuty</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>godziny</translation>
    </message>
</context>
<context>
    <name>intray::StepRules</name>
    <message>
        <source>Not the person who did the previous step</source>
        <translation>Nie osoba, która wykonała poprzedni etap</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Of what the previous step completes; the rest skips this queue.</source>
        <translation>Z tego, co kończy poprzedni etap; reszta omija tę kolejkę.</translation>
    </message>
    <message>
        <source>A second person keys these fields without seeing the first values.</source>
        <translation>Druga osoba wprowadza te pola bez wglądu w pierwsze wartości.</translation>
    </message>
    <message>
        <source>Where the two differ, a third person decides in this queue.</source>
        <translation>Gdzie oba się różnią, w tej kolejce decyduje trzecia osoba.</translation>
    </message>
    <message>
        <source>Completed items go on to</source>
        <translation>Zakończone zadania przechodzą do</translation>
    </message>
    <message>
        <source>Different person</source>
        <translation>Inna osoba</translation>
    </message>
    <message>
        <source>Share that comes here</source>
        <translation>Udział, który tu trafia</translation>
    </message>
    <message>
        <source>Second keying</source>
        <translation>Drugie wprowadzanie</translation>
    </message>
    <message>
        <source>Decided in</source>
        <translation>Rozstrzygane w</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>brak</translation>
    </message>
</context>
<context>
    <name>intray::StreamProgram</name>
    <message>
        <source>The program could not be started: %1.</source>
        <translation>Nie udało się uruchomić programu: %1.</translation>
    </message>
    <message>
        <source>The program was ended by signal %1.</source>
        <translation>Program został zakończony sygnałem %1.</translation>
    </message>
    <message>
        <source>The program ended with status %1.</source>
        <translation>Program zakończył się ze statusem %1.</translation>
    </message>
</context>
<context>
    <name>intray::StreamWorker</name>
    <message>
        <source>Line %1 of the program&apos;s answers is not a JSON object.</source>
        <translation>Wiersz %1 odpowiedzi programu nie jest obiektem JSON.</translation>
    </message>
    <message>
        <source>Line %1 of the program&apos;s answers has no &quot;id&quot; of an item that the program was given and has not answered.</source>
        <translation>Wiersz %1 odpowiedzi programu nie ma „id” zadania, które program dostał i na które jeszcze nie odpowiedział.</translation>
    </message>
    <message>
        <source>Line %1 of the program&apos;s answers has neither an object as &quot;result&quot; nor a text as &quot;error&quot;.</source>
        <translation>Wiersz %1 odpowiedzi programu nie ma ani obiektu jako „result”, ani tekstu jako „error”.</translation>
    </message>
</context>
<context>
    <name>intray::SuggestionMark</name>
    <message>
        <source>Likely wrong in %1: %2</source>
        <translation>Prawdopodobnie błąd w %1: %2</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Przyjmij</translation>
    </message>
    <message>
        <source>&amp;Do not ask again for this record</source>
        <translation>&amp;Nie pytaj więcej przy tym rekordzie</translation>
    </message>
    <message>
        <source>There is no suggestion for %1. Nothing was changed.</source>
        <translation>Nie wiadomo, co miało być w polu %1. Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>Suggested again: %1</source>
        <translation>To pytanie wraca: %1</translation>
    </message>
    <message>
        <source>Ctrl+J accepts it, Ctrl+Shift+J does not ask again for this record, Ctrl+Shift+W never in this field.</source>
        <translation>Ctrl+J przyjmuje, Ctrl+Shift+J już o to nie pyta przy tym rekordzie, Ctrl+Shift+W nigdy w tym polu.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+J does not ask again for this record, Ctrl+Shift+W never in this field.</source>
        <translation>Ctrl+Shift+J już o to nie pyta przy tym rekordzie, Ctrl+Shift+W nigdy w tym polu.</translation>
    </message>
    <message>
        <source>&amp;Never ask this kind in this field</source>
        <translation>&amp;Nigdy nie pytaj o ten typ w tym polu</translation>
    </message>
    <message>
        <source>Suggestions of this kind are never shown in %1 again. The preferences, under Suggestions, bring them back.</source>
        <translation>Sugestie tego typu nie będą już pokazywane w polu %1. Przywracają je ustawienia, w części Sugestie.</translation>
    </message>
    <message>
        <source>It is not suggested for this record again to empty this field. %1 undoes this.</source>
        <translation>Opróżnienie tego pola nie będzie już proponowane dla tego rekordu. %1 to cofa.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>It is not suggested for this record again to exchange these two values. %1 undoes this.</source>
        <translation>Zamiana tych dwóch wartości nie będzie już proponowana dla tego rekordu. %1 to cofa.</translation>
    </message>
    <message numerus="yes">
        <source>It is not suggested for this record again to share one value among %n fields. %1 undoes this.</source>
        <translation>
            <numerusform>Rozdzielenie jednej wartości na %n pole nie będzie już proponowane dla tego rekordu. %1 to cofa.</numerusform>
            <numerusform>Rozdzielenie jednej wartości na %n pola nie będzie już proponowane dla tego rekordu. %1 to cofa.</numerusform>
            <numerusform>Rozdzielenie jednej wartości na %n pól nie będzie już proponowane dla tego rekordu. %1 to cofa.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 It cannot be changed here: return or fail the item.</source>
        <translation>%1 Nie można zmienić: zwróć zadanie.</translation>
    </message>
    <message>
        <source>What is proposed for %1 is too long to stand beside it. %2 shows all of it.</source>
        <translation>Propozycja dla %1 jest za długa, aby stać obok. %2 pokazuje całość.</translation>
    </message>
    <message>
        <source>%1 cannot be changed here. Fail or return the item, or write a note.</source>
        <translation>Pola %1 nie można tu zmienić. Oznacz zadanie jako nieudane, zwróć je albo napisz notatkę.</translation>
    </message>
    <message>
        <source>%1 is not asked about again for this record. %2 undoes this.</source>
        <translation>Pytanie o pole %1 nie wróci przy tym rekordzie. %2 to cofa.</translation>
    </message>
    <message>
        <source>“%1” is not suggested for this record again. %2 undoes this.</source>
        <translation>„%1” nie będzie więcej proponowane dla tego rekordu. %2 to cofa.</translation>
    </message>
    <message>
        <source>Asked about again: %1</source>
        <translation>To pytanie wraca: %1</translation>
    </message>
    <message>
        <source>There is nothing to check in this field.</source>
        <translation>W tym polu nie ma nic do sprawdzenia.</translation>
    </message>
    <message>
        <source>Press Ctrl+J again to take what is proposed for %1.</source>
        <translation>Naciśnij jeszcze raz Ctrl+J, aby przyjąć propozycję dla %1.</translation>
    </message>
    <message>
        <source>Nothing is suggested for %1. It breaks a rule: %2</source>
        <translation>Dla pola %1 nic nie jest proponowane. Narusza ono regułę: %2</translation>
    </message>
    <message>
        <source>The value that was here before is asked about again.</source>
        <translation>Wartość, która była tu wcześniej, znów budzi pytanie.</translation>
    </message>
</context>
<context>
    <name>intray::SupervisorPage</name>
    <message>
        <source>The page is read again.</source>
        <translation>Strona jest odczytywana ponownie.</translation>
    </message>
</context>
<context>
    <name>intray::SupervisorTab</name>
    <message>
        <source>Go to the desk first.</source>
        <translation>Proszę najpierw przejść do stanowiska.</translation>
    </message>
</context>
<context>
    <name>intray::TakeAwayDialog</name>
    <message>
        <source>&amp;Release</source>
        <translation>&amp;Zwolnij</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>Przydziel &amp;innej osobie</translation>
    </message>
    <message>
        <source>Whoever takes next gets them. Their holders are notified at once and keep their text.</source>
        <translation>Dostanie je ten, kto pobierze następny. Osoby, które je zajmują, dowiedzą się od razu i zachowają swój tekst.</translation>
    </message>
    <message>
        <source>They go to somebody else at once. Their holders are notified and keep their text.</source>
        <translation>Od razu trafią do innej osoby. Osoby, które je zajmują, dowiedzą się o tym i zachowają swój tekst.</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>P&amp;owód</translation>
    </message>
    <message>
        <source>Pass on what was typed as a &amp;proposal</source>
        <translation>Przekaż wpisany tekst jako propoz&amp;ycję</translation>
    </message>
    <message>
        <source>Whoever gets the item accepts or rejects it field by field.</source>
        <translation>Osoba, która dostanie zadanie, przyjmuje lub odrzuca propozycję pole po polu.</translation>
    </message>
    <message>
        <source>Nobody holds any of these items.</source>
        <translation>Nikt nie zajmuje żadnego z tych zadań.</translation>
    </message>
    <message>
        <source>Choose who gets the items.</source>
        <translation>Proszę wybrać, kto dostanie zadania.</translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>Powód jest wymagany.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) reassigned to %1.</source>
        <translation>
            <numerusform>%n zadanie przydzielono użytkownikowi %1.</numerusform>
            <numerusform>%n zadania przydzielono użytkownikowi %1.</numerusform>
            <numerusform>%n zadań przydzielono użytkownikowi %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever takes next gets them.</source>
        <translation>Dostanie je ten, kto weźmie następny.</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Trafia</translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation>Co się stanie</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Zadanie</translation>
    </message>
    <message>
        <source>Locked by</source>
        <translation>Zajęte przez</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Wpisano</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Potem</translation>
    </message>
    <message>
        <source>stays as it is: this lock is gone</source>
        <translation>bez zmian: tej blokady już nie ma</translation>
    </message>
    <message>
        <source>open for everybody</source>
        <translation>otwarte dla wszystkich</translation>
    </message>
    <message>
        <source>somebody else has it</source>
        <translation>ma je ktoś inny</translation>
    </message>
    <message>
        <source>%1 has it</source>
        <translation>ma je %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>It goes to somebody else at once. Its holder is notified and keeps the text.</source>
        <translation>Od razu trafi do innej osoby. Osoba, która je zajmuje, dowie się o tym i zachowa swój tekst.</translation>
    </message>
    <message>
        <source>Whoever takes next gets it.</source>
        <translation>Dostanie je ten, kto weźmie następne.</translation>
    </message>
    <message>
        <source>Whoever takes next gets it. Its holder is notified at once and keeps the text.</source>
        <translation>Dostanie je ten, kto pobierze następne. Osoba, która je zajmuje, dowie się od razu i zachowa swój tekst.</translation>
    </message>
    <message>
        <source>%1, which %2 held, is released.</source>
        <translation>Zwolniono %1 od użytkownika %2.</translation>
    </message>
    <message>
        <source>No lock was released.</source>
        <translation>Nie zwolniono żadnej blokady.</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) of %1 released.</source>
        <translation>
            <numerusform>Zwolniono %n blokadę (%1).</numerusform>
            <numerusform>Zwolniono %n blokady (%1).</numerusform>
            <numerusform>Zwolniono %n blokad (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %n lock(s)?</source>
        <translation>
            <numerusform>Zwolnić %n blokadę?</numerusform>
            <numerusform>Zwolnić %n blokady?</numerusform>
            <numerusform>Zwolnić %n blokad?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who gets %n item(s)?</source>
        <translation>
            <numerusform>Kto dostaje %n zadanie?</numerusform>
            <numerusform>Kto dostaje %n zadania?</numerusform>
            <numerusform>Kto dostaje %n zadań?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::TemplateChoice</name>
    <message>
        <source>none: columns as they are</source>
        <translation>żaden: kolumny bez zmian</translation>
    </message>
    <message>
        <source>A template says how a file is read, and which fields are made of which columns, and how.</source>
        <translation>Szablon mówi, jak odczytywany jest plik oraz które pola są tworzone z których kolumn i jak.</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, zmieniony</translation>
    </message>
</context>
<context>
    <name>intray::TemplateKeeping</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>A template with this name already exists. It will be replaced for everybody who works with this database.</source>
        <translation>Istnieje już szablon o tej nazwie. Zostanie zastąpiony dla wszystkich, którzy pracują z tą bazą danych.</translation>
    </message>
    <message>
        <source>It is saved in the database, for everybody who imports files of this kind.</source>
        <translation>Zostaje zachowany w bazie danych dla wszystkich, którzy importują pliki tego rodzaju.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Zastąp</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>It is saved in the database, for everybody who exports.</source>
        <translation>Zostaje zachowany w bazie danych dla wszystkich, którzy eksportują.</translation>
    </message>
    <message>
        <source>What is the template called?</source>
        <translation>Jak nazywa się szablon?</translation>
    </message>
</context>
<context>
    <name>intray::TextBox</name>
    <message numerus="yes">
        <source>%n character(s) that cannot be seen were left out of what was pasted.</source>
        <translation>
            <numerusform>Przy wklejaniu pominięto %n znak, którego nie widać.</numerusform>
            <numerusform>Przy wklejaniu pominięto %n znaki, których nie widać.</numerusform>
            <numerusform>Przy wklejaniu pominięto %n znaków, których nie widać.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: the text would have %L1 characters, and a line of a text can have %L2 at most.</source>
        <translation>Nic nie wklejono: tekst miałby %L1 znaków, a wiersz tekstu może mieć najwyżej %L2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n character(s) that cannot be seen were left out of what was pasted.</source>
        <translation>
            <numerusform>%1: przy wklejaniu pominięto %n znak, którego nie widać.</numerusform>
            <numerusform>%1: przy wklejaniu pominięto %n znaki, których nie widać.</numerusform>
            <numerusform>%1: przy wklejaniu pominięto %n znaków, których nie widać.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank(s) that do not break the line became plain blanks.</source>
        <translation>
            <numerusform>%n spacja nierozdzielająca stała się zwykłą.</numerusform>
            <numerusform>%n spacje nierozdzielające stały się zwykłymi.</numerusform>
            <numerusform>%n spacji nierozdzielających stało się zwykłymi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n blank(s) that do not break the line became plain blanks.</source>
        <translation>
            <numerusform>%1: %n spacja nierozdzielająca stała się zwykłą.</numerusform>
            <numerusform>%1: %n spacje nierozdzielające stały się zwykłymi.</numerusform>
            <numerusform>%1: %n spacji nierozdzielających stało się zwykłymi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::TodayPage</name>
    <message numerus="yes">
        <source>%1 holds %n item(s) and has typed nothing since %2.</source>
        <translation>
            <numerusform>%1 trzyma %n zadanie i od %2 nic nie wpisuje.</numerusform>
            <numerusform>%1 trzyma %n zadania i od %2 nic nie wpisuje.</numerusform>
            <numerusform>%1 trzyma %n zadań i od %2 nic nie wpisuje.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the time of the locks is over.</source>
        <translation>%1; czas blokad minął.</translation>
    </message>
    <message>
        <source>%1; the program does not respond.</source>
        <translation>%1; program nie odpowiada.</translation>
    </message>
    <message>
        <source>Release...</source>
        <translation>Zwolnij...</translation>
    </message>
    <message>
        <source>Reassign...</source>
        <translation>Przydziel komuś innemu...</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Show the queue</source>
        <translation>Pokaż kolejkę</translation>
    </message>
    <message>
        <source>The table of %1 has changed.</source>
        <translation>Tabela kolejki %1 zmieniła się.</translation>
    </message>
    <message>
        <source>%1 is paused.</source>
        <translation>%1 jest wstrzymana.</translation>
    </message>
    <message>
        <source>%1 is paused: “%2”</source>
        <translation>%1 jest wstrzymana: „%2”</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>otwarte: %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message numerus="yes">
        <source>The import of %1 rejected %n row(s).</source>
        <translation>
            <numerusform>Import %1 odrzucił %n wiersz.</numerusform>
            <numerusform>Import %1 odrzucił %n wiersze.</numerusform>
            <numerusform>Import %1 odrzucił %n wierszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, today at %2</source>
        <translation>%1, dziś o %2</translation>
    </message>
    <message>
        <source>Show the imports...</source>
        <translation>Pokaż importy...</translation>
    </message>
    <message>
        <source>%1 gives out items again.</source>
        <translation>Kolejka %1 znów wydaje zadania.</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Kolejki</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>Kto co trzyma</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Co jest pokazane</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1 done today, %2 left.</source>
        <translation>Dziś zrobione: %1, pozostało: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n people are working.</source>
        <translation>
            <numerusform>Pracuje %n osoba.</numerusform>
            <numerusform>Pracują %n osoby.</numerusform>
            <numerusform>Pracuje %n osób.</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 older lines of the history are still being counted; until then the numbers are incomplete.</source>
        <translation>Nadal liczone są starsze wiersze historii (%L1); do tego czasu liczby są niepełne.</translation>
    </message>
    <message>
        <source>Nobody is working.</source>
        <translation>Nikt nie pracuje.</translation>
    </message>
    <message>
        <source>Seen</source>
        <extracomment>Of rows that an import rejected: the line goes.</extracomment>
        <translation>Przejrzane</translation>
    </message>
</context>
<context>
    <name>intray::TrialView</name>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>The test was stopped. It starts again with the next change.</source>
        <translation>Test zatrzymano. Zacznie się ponownie przy następnej zmianie.</translation>
    </message>
    <message>
        <source>Rules that records break</source>
        <translation>Reguły, które rekordy łamią</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Co jest nie tak</translation>
    </message>
    <message>
        <source>Testing...</source>
        <translation>Testowanie...</translation>
    </message>
    <message>
        <source>Not tested: the rules contradict themselves.</source>
        <translation>Nie przetestowano: reguły są sprzeczne.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n open record(s) comply with the rules.</source>
        <translation>
            <numerusform>%n otwarty rekord przestrzega reguł.</numerusform>
            <numerusform>Wszystkie %n otwarte rekordy przestrzegają reguł.</numerusform>
            <numerusform>Wszystkie %n otwartych rekordów przestrzega reguł.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n open record(s) break a rule.</source>
        <translation>
            <numerusform>%1 z %n otwartego rekordu łamie regułę.</numerusform>
            <numerusform>%1 z %n otwartych rekordów łamie regułę.</numerusform>
            <numerusform>%1 z %n otwartych rekordów łamie regułę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are hidden from you.</source>
        <translation>
            <numerusform>%n rekord jest przed tobą zapieczętowany.</numerusform>
            <numerusform>%n rekordy są przed tobą zapieczętowane.</numerusform>
            <numerusform>%n rekordów jest przed tobą zapieczętowanych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) checked so far...</source>
        <translation>
            <numerusform>Dotąd przejrzano %Ln rekord...</numerusform>
            <numerusform>Dotąd przejrzano %Ln rekordy...</numerusform>
            <numerusform>Dotąd przejrzano %Ln rekordów...</numerusform>
        </translation>
    </message>
    <message>
        <source>Field, key</source>
        <translation>Pole, klucz</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordy</translation>
    </message>
    <message>
        <source>What is empty, or wrong only beside other fields, counts, too.</source>
        <translation>Liczy się też to, co puste albo błędne tylko wobec innych pól.</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Na przykład: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
</context>
<context>
    <name>intray::TypeAhead</name>
    <message>
        <source>Waiting for the database. What you type now is not entered.</source>
        <translation>Oczekiwanie na bazę danych. To, co teraz wpiszesz, nie zostanie wprowadzone.</translation>
    </message>
</context>
<context>
    <name>intray::UnitEdit</name>
    <message>
        <source>%1: unit</source>
        <translation>%1: jednostka</translation>
    </message>
    <message>
        <source>%1 (usual)</source>
        <extracomment>A number of minutes or seconds, as it is where nobody says otherwise.</extracomment>
        <translation>%1 (zwykle)</translation>
    </message>
</context>
<context>
    <name>intray::UserChoice</name>
    <message>
        <source>name</source>
        <translation>nazwa</translation>
    </message>
</context>
<context>
    <name>intray::UserFields</name>
    <message>
        <source>&amp;Every queue</source>
        <translation>&amp;Wszystkie kolejki</translation>
    </message>
    <message>
        <source>&amp;Only these:</source>
        <translation>&amp;Tylko te:</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>&amp;Login</source>
        <translation>&amp;Login</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Role</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Kolejki</translation>
    </message>
    <message>
        <source>Queues of this user</source>
        <translation>Kolejki tego użytkownika</translation>
    </message>
    <message>
        <source>the same as the name</source>
        <translation>taki sam jak nazwa</translation>
    </message>
    <message>
        <source>Type the name of a login of the database.</source>
        <translation>Proszę wpisać nazwę loginu bazy danych.</translation>
    </message>
    <message>
        <source>Choose at least one role, or remove the user.</source>
        <translation>Proszę wybrać co najmniej jedną rolę albo usunąć użytkownika.</translation>
    </message>
    <message>
        <source>Choose at least one queue, or every queue.</source>
        <translation>Proszę wybrać co najmniej jedną kolejkę albo wszystkie.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etykiety</translation>
    </message>
    <message>
        <source>Tags of this user in each queue</source>
        <translation>Etykiety tego użytkownika w każdej kolejce</translation>
    </message>
    <message>
        <source>What this user can do in a queue, in words such as french or legal, separated by spaces. Items can be assigned to a tag.</source>
        <translation>Co ten użytkownik potrafi w kolejce, słowami takimi jak francuski lub prawo, oddzielonymi spacjami. Zadania można przydzielać do etykiety.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kolejka</translation>
    </message>
</context>
<context>
    <name>intray::UsersDialog</name>
    <message>
        <source>Users of %1</source>
        <translation>Użytkownicy %1</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Użytkownicy</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Użytkownik</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Role</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>N&amp;owy</translation>
    </message>
    <message>
        <source>Re&amp;move...</source>
        <translation>&amp;Usuń...</translation>
    </message>
    <message>
        <source>The administrator of the database server creates logins and their passwords. Here a login gets its roles in Intray, and the database enforces them.</source>
        <translation>Loginy i ich hasła tworzy administrator serwera bazy danych. Tutaj login otrzymuje swoje role w Intray, a baza danych ich pilnuje.</translation>
    </message>
    <message>
        <source>A file has no logins: anybody who can write to it can do everything. This list says who is meant to do what.</source>
        <translation>Plik nie ma loginów: kto może w nim zapisywać, może wszystko. Ta lista mówi, kto co powinien robić.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>Zapisano: %1.</translation>
    </message>
    <message>
        <source>Remove a user</source>
        <translation>Usuwanie użytkownika</translation>
    </message>
    <message>
        <source>Remove all rights of %1 in Intray?</source>
        <translation>Odebrać użytkownikowi %1 wszystkie uprawnienia w Intray?</translation>
    </message>
    <message>
        <source>The history keeps the name. The login itself stays, and can be added again.</source>
        <translation>Historia zachowuje tę nazwę. Sam login pozostaje i można go ponownie dodać.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>%1 no longer has any rights in Intray.</source>
        <translation>%1 nie ma już żadnych uprawnień w Intray.</translation>
    </message>
    <message>
        <source>The tags of %1 were saved.</source>
        <translation>Zapisano etykiety: %1.</translation>
    </message>
</context>
<context>
    <name>intray::ValueChangesModel</name>
    <message>
        <source>(empty)</source>
        <translation>(puste)</translation>
    </message>
    <message>
        <source>would break a rule</source>
        <translation>złamałaby regułę</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Jest</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Staje się</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordy</translation>
    </message>
    <message>
        <source>would lose digits</source>
        <translation>straciłoby cyfry</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Pominięto</translation>
    </message>
</context>
<context>
    <name>intray::ValueCorrection</name>
    <message>
        <source>Correcting</source>
        <translation>Poprawianie</translation>
    </message>
    <message>
        <source>Stops after the records that are just being corrected.</source>
        <translation>Zatrzymuje po rekordach, które są właśnie poprawiane.</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Co się zmieni</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Puts the old values back, as a whole.</source>
        <translation>Przywraca stare wartości, wszystkie razem.</translation>
    </message>
    <message>
        <source>Correcting...</source>
        <translation>Poprawianie...</translation>
    </message>
    <message>
        <source>Restoring the old values...</source>
        <translation>Przywracanie starych wartości...</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Zatrzymywanie...</translation>
    </message>
    <message>
        <source>Choose what is wrong in the list; more than one with Ctrl or Shift.</source>
        <translation>Wybierz z listy to, co jest błędne; kilka z Ctrl lub Shift.</translation>
    </message>
    <message>
        <source>Looking for what would change...</source>
        <translation>Szukanie, co się zmieni...</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Nic się nie zmieni.</translation>
    </message>
    <message>
        <source>Intray is still looking for what would change. Correct once the button says how many records.</source>
        <translation>Intray jeszcze szuka, co by się zmieniło. Popraw, gdy przycisk poda liczbę rekordów.</translation>
    </message>
    <message>
        <source>Intray is still reading the values. Correct once they are shown.</source>
        <translation>Intray jeszcze czyta wartości. Popraw, gdy tylko będą widoczne.</translation>
    </message>
    <message>
        <source>Reading the values...</source>
        <translation>Czytanie wartości...</translation>
    </message>
    <message>
        <source>Bac&amp;k to the values</source>
        <translation>Wróć &amp;do wartości</translation>
    </message>
    <message>
        <source>Show as a &amp;list</source>
        <translation>Pokaż jako &amp;listę</translation>
    </message>
</context>
<context>
    <name>intray::ValuesHead</name>
    <message>
        <source>How values are put together</source>
        <translation>Jak wartości są łączone</translation>
    </message>
    <message>
        <source>Values that are likely the same, written in different ways.</source>
        <translation>Wartości, które są prawdopodobnie tą samą, zapisaną różnie.</translation>
    </message>
    <message>
        <source>Search in the values</source>
        <translation>Szukaj w wartościach</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Wyszukiwanie</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Wartości</translation>
    </message>
    <message>
        <source>F&amp;orms</source>
        <translation>F&amp;ormy</translation>
    </message>
    <message>
        <source>Clus&amp;ters</source>
        <translation>&amp;Grupy</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Values that are built alike, each group with one of them.</source>
        <translation>Wartości zbudowane tak samo, każda grupa z jedną z nich.</translation>
    </message>
</context>
<context>
    <name>intray::ValuesModel</name>
    <message>
        <source>breaks a rule</source>
        <translation>łamie regułę</translation>
    </message>
    <message numerus="yes">
        <source>%Ln break a rule</source>
        <translation>
            <numerusform>%Ln łamie regułę</numerusform>
            <numerusform>%Ln łamią regułę</numerusform>
            <numerusform>%Ln łamie regułę</numerusform>
        </translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(puste)</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Grupa</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordy</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Staje się</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguły</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udział</translation>
    </message>
    <message>
        <source>to check</source>
        <translation>do sprawdzenia</translation>
    </message>
    <message>
        <source>0 stands for a digit, A and a for letters; what is between them is as it stands.</source>
        <translation>0 oznacza cyfrę, A i a litery; to, co jest między nimi, stoi tak, jak jest.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Postać</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Na przykład</translation>
    </message>
</context>
<context>
    <name>intray::ValuesPage</name>
    <message>
        <source>Reading the values</source>
        <translation>Czytanie wartości</translation>
    </message>
    <message>
        <source>Stops reading the values.</source>
        <translation>Przerywa czytanie wartości.</translation>
    </message>
    <message>
        <source>The values were not read to the end. F5 reads them.</source>
        <translation>Wartości nie zostały przeczytane do końca. F5 je czyta.</translation>
    </message>
    <message>
        <source>Reading the values...</source>
        <translation>Czytanie wartości...</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) read</source>
        <translation>
            <numerusform>Przeczytano %Ln rekord</numerusform>
            <numerusform>Przeczytano %Ln rekordy</numerusform>
            <numerusform>Przeczytano %Ln rekordów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) break a rule.</source>
        <translation>
            <numerusform>%Ln rekord łamie regułę.</numerusform>
            <numerusform>%Ln rekordy łamią regułę.</numerusform>
            <numerusform>%Ln rekordów łamie regułę.</numerusform>
        </translation>
    </message>
    <message>
        <source>None breaks a rule.</source>
        <translation>Żaden nie łamie reguły.</translation>
    </message>
    <message>
        <source>There is no queue yet whose records can be corrected. Import records first.</source>
        <translation>Nie ma jeszcze kolejki, której rekordy można poprawiać. Najpierw zaimportuj rekordy.</translation>
    </message>
    <message>
        <source>No record has a value in this field.</source>
        <translation>Żaden rekord nie ma wartości w tym polu.</translation>
    </message>
    <message>
        <source>No values of this field look alike.</source>
        <translation>Żadne wartości tego pola nie są do siebie podobne.</translation>
    </message>
    <message>
        <source>Nothing here has this text in it.</source>
        <translation>Nic tutaj nie zawiera tego tekstu.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>Looking for the field with the most values that break a rule...</source>
        <translation>Szukanie pola z największą liczbą wartości łamiących regułę...</translation>
    </message>
    <message>
        <source>This counts the values of open, locked and completed records by themselves. What is empty, or wrong only beside other fields, is counted in the test of Fields and rules.</source>
        <translation>Liczone są same wartości rekordów otwartych, zajętych i zakończonych. To, co puste albo błędne tylko wobec innych pól, liczy test w Polach i regułach.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) to check.</source>
        <translation>
            <numerusform>%Ln wartość do sprawdzenia.</numerusform>
            <numerusform>%Ln wartości do sprawdzenia.</numerusform>
            <numerusform>%Ln wartości do sprawdzenia.</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule says what is right.</source>
        <translation>Żadna reguła nie mówi, co jest poprawne.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) have a value.</source>
        <translation>
            <numerusform>%Ln rekord ma wartość.</numerusform>
            <numerusform>%Ln rekordy mają wartość.</numerusform>
            <numerusform>%Ln rekordów ma wartość.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no values to correct yet.</source>
        <translation>Nie ma jeszcze wartości do poprawienia.</translation>
    </message>
    <message>
        <source>This queue has no fields yet. Import records into it, or name its fields in Queues, Fields and rules.</source>
        <translation>Ta kolejka nie ma jeszcze pól. Zaimportuj do niej rekordy albo nazwij jej pola w: Kolejki, Pola i reguły.</translation>
    </message>
</context>
<context>
    <name>intray::ValuesTable</name>
    <message>
        <source>Values of the field</source>
        <translation>Wartości pola</translation>
    </message>
</context>
<context>
    <name>intray::WarrantyPage</name>
    <message>
        <source>Found are fields that people corrected.</source>
        <translation>Znalezione to pola, które ktoś poprawił.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nie wiadomo</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Drukuj...</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;Kolejka</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Dostawy</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Dostawa</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordy</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Otwarte</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Przeszły</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Znalezione</translation>
    </message>
    <message>
        <source>Still wrong at most</source>
        <translation>Błędne najwyżej</translation>
    </message>
    <message>
        <source>Copies the statement with what it rests on.</source>
        <translation>Kopiuje stwierdzenie wraz z tym, na czym się opiera.</translation>
    </message>
    <message>
        <source>Prints the statement with what it rests on, or saves it as PDF.</source>
        <translation>Drukuje stwierdzenie wraz z tym, na czym się opiera, albo zapisuje je jako PDF.</translation>
    </message>
    <message>
        <source>Reading the records...</source>
        <translation>Wczytywanie rekordów...</translation>
    </message>
    <message>
        <source>The deliveries were not read. F5 reads them.</source>
        <translation>Nie odczytano dostaw. F5 je odczyta.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Wszystkie razem</translation>
    </message>
    <message>
        <source>Nothing was imported into this queue yet.</source>
        <translation>Do tej kolejki niczego jeszcze nie zaimportowano.</translation>
    </message>
    <message>
        <source>As soon as people have opened records of a delivery, it says here how many of its fields may still be wrong.</source>
        <translation>Gdy ktoś otworzy rekordy dostawy, będzie tu napisane, ile jej pól może być jeszcze błędnych.</translation>
    </message>
    <message>
        <source>&amp;Import...</source>
        <translation>&amp;Importuj...</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>queue, file, day</comment>
        <translation>%1, %2 z %3</translation>
    </message>
</context>
<context>
    <name>intray::WarrantyView</name>
    <message>
        <source>Set Planted slips in the queue&apos;s rules; they tell it while people work.</source>
        <translation>Ustaw Podłożone błędy w regułach kolejki; pokażą to podczas pracy.</translation>
    </message>
    <message>
        <source>Let a share of them go on to a queue of a different person, in the queue&apos;s rules.</source>
        <translation>W regułach kolejki niech ich część idzie dalej do kolejki innej osoby.</translation>
    </message>
    <message>
        <source>&amp;Rules of this queue</source>
        <translation>&amp;Reguły tej kolejki</translation>
    </message>
    <message>
        <source>%1 opened</source>
        <translation>%1 otwarto</translation>
    </message>
    <message>
        <source>%1 drawn at random and opened</source>
        <translation>%1 wylosowano i otwarto</translation>
    </message>
    <message>
        <source>%1 passed unopened</source>
        <translation>%1 przeszło bez otwierania</translation>
    </message>
    <message>
        <source>%1 still waiting</source>
        <translation>%1 jeszcze czeka</translation>
    </message>
    <message>
        <source>%1 ended another way</source>
        <translation>%1 zakończono inaczej</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordy</translation>
    </message>
    <message>
        <source>%1 at most, as stated</source>
        <translation>najwyżej %1, jak stwierdzono</translation>
    </message>
    <message>
        <source>Fields that are still wrong</source>
        <translation>Pola, które są jeszcze błędne</translation>
    </message>
    <message>
        <source>%1 wished</source>
        <translation>%1 żądano</translation>
    </message>
</context>
<context>
    <name>intray::WhyDialog</name>
    <message>
        <source>Ask</source>
        <translation>Zapytaj</translation>
    </message>
    <message>
        <source>Ask about the item</source>
        <translation>Zapytaj o zadanie</translation>
    </message>
    <message>
        <source>Ask about the person</source>
        <translation>Zapytaj o osobę</translation>
    </message>
    <message>
        <source>Loading...</source>
        <translation>Wczytywanie...</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Why can nobody get the &amp;item</source>
        <translation>Dlaczego nikt nie może dostać &amp;zadania</translation>
    </message>
    <message>
        <source>Why does nothing go to the &amp;user</source>
        <translation>Dlaczego nic nie trafia do &amp;użytkownika</translation>
    </message>
    <message>
        <source>key or number</source>
        <translation>klucz lub numer</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>from</source>
        <translation>z kolejki</translation>
    </message>
    <message>
        <source>You cannot see an item with this key or number.</source>
        <translation>Nie ma zadania o tym kluczu lub numerze, które wolno tu zobaczyć.</translation>
    </message>
    <message>
        <source>Type the key or the number of an item.</source>
        <translation>Proszę wpisać klucz lub numer zadania.</translation>
    </message>
    <message>
        <source>Type or choose a name.</source>
        <translation>Proszę wpisać lub wybrać nazwę.</translation>
    </message>
    <message>
        <source>Why does somebody not get an item?</source>
        <translation>Dlaczego ktoś nie dostaje zadania?</translation>
    </message>
</context>
<context>
    <name>intray::WorkPlace</name>
    <message>
        <source>The command failed, and there are no attempts left. %1</source>
        <translation>Polecenie nie powiodło się i nie ma już dalszych prób. %1</translation>
    </message>
    <message>
        <source>The command failed; there will be another attempt. %1</source>
        <translation>Polecenie nie powiodło się; będzie kolejna próba. %1</translation>
    </message>
    <message>
        <source>The worker was stopped.</source>
        <translation>Automat został zatrzymany.</translation>
    </message>
    <message>
        <source>Item %1 (%2): %3</source>
        <translation>Zadanie %1 (%2): %3</translation>
    </message>
    <message>
        <source>Whether an item was taken could not be learned. If one was, it stays locked until its lock expires.</source>
        <translation>Nie udało się ustalić, czy pobrano zadanie. Jeśli tak, pozostaje zajęte do wygaśnięcia blokady.</translation>
    </message>
    <message>
        <source>The command succeeded, but what it made was not taken, and there are no attempts left. %1</source>
        <translation>Polecenie powiodło się, ale jego wyniku nie przyjęto i nie ma już dalszych prób. %1</translation>
    </message>
    <message>
        <source>The command succeeded, but what it made was not taken; there will be another attempt. %1</source>
        <translation>Polecenie powiodło się, ale jego wyniku nie przyjęto; będzie kolejna próba. %1</translation>
    </message>
    <message>
        <source>The command succeeded, but what it made could not be stored. %1</source>
        <translation>Polecenie powiodło się, ale jego wyniku nie udało się zapisać. %1</translation>
    </message>
</context>
<context>
    <name>intray::Worker</name>
    <message>
        <source>The database answers again.</source>
        <translation>Baza danych znów odpowiada.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) stay locked until their locks expire: the database could not be told what became of them.</source>
        <translation>
            <numerusform>%n zadanie pozostaje zajęte do wygaśnięcia blokady: nie udało się przekazać bazie danych, co się z nim stało.</numerusform>
            <numerusform>%n zadania pozostają zajęte do wygaśnięcia blokad: nie udało się przekazać bazie danych, co się z nimi stało.</numerusform>
            <numerusform>%n zadań pozostaje zajętych do wygaśnięcia blokad: nie udało się przekazać bazie danych, co się z nimi stało.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::YesNoPicker</name>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>Left, Right and the space key in the field change %1.</source>
        <translation>Lewo, Prawo i spacja w polu zmieniają %1.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A desk for records that people verify one by one.</source>
        <translation>Stanowisko do rekordów, które ludzie sprawdzają jeden po drugim.</translation>
    </message>
    <message>
        <source>The database, such as sqlite:PATH or postgresql://USER@HOST/DATABASE.</source>
        <translation>Baza danych, na przykład sqlite:PATH lub postgresql://USER@HOST/DATABASE.</translation>
    </message>
    <message>
        <source>The user; by default the system&apos;s user.</source>
        <translation>Kto tu pracuje; zwykle użytkownik systemu.</translation>
    </message>
    <message>
        <source>The queue to start with.</source>
        <translation>Kolejka, od której się zaczyna.</translation>
    </message>
    <message>
        <source>The language of the window, such as de or fr.</source>
        <translation>Język okna, na przykład de lub fr.</translation>
    </message>
    <message>
        <source>Unknown argument: %1</source>
        <translation>Nieznany argument: %1</translation>
    </message>
    <message>
        <source>There is no screen to show Intray&apos;s window on. In a terminal, use intrayctl.</source>
        <translation>Nie ma ekranu, na którym Intray mógłby pokazać swoje okno. W terminalu użyj intrayctl.</translation>
    </message>
</context>
<context>
    <name>Serving</name>
    <message>
        <source>Expired locks in %1 stay: the adopted table does not release its rows, because a rule or trigger there prevents it, or because it has changed since it was adopted. Ask the owner of the table, or undo the adoption.</source>
        <translation>Wygasłe blokady w %1 pozostają: przejęta tabela nie oddaje swoich wierszy, bo zabrania tego reguła lub wyzwalacz albo tabela nie jest już taka jak przy przejęciu. Proszę zapytać opiekuna tabeli albo cofnąć przejęcie.</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) were released.</source>
        <translation>
            <numerusform>Zwolniono %n blokadę.</numerusform>
            <numerusform>Zwolniono %n blokady.</numerusform>
            <numerusform>Zwolniono %n blokad.</numerusform>
        </translation>
    </message>
    <message>
        <source>expired locks</source>
        <translation>wygasłe blokady</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>dane liczbowe</translation>
    </message>
    <message>
        <source>seals</source>
        <translation>pieczęcie</translation>
    </message>
    <message>
        <source>counts for suggestions</source>
        <translation>zliczenia do propozycji</translation>
    </message>
    <message>
        <source>keys of duplicates</source>
        <translation>klucze duplikatów</translation>
    </message>
    <message>
        <source>order of doubt</source>
        <translation>kolejność według wątpliwości</translation>
    </message>
    <message>
        <source>queries of queues</source>
        <translation>zapytania kolejek</translation>
    </message>
    <message>
        <source>watched folders</source>
        <translation>obserwowane foldery</translation>
    </message>
</context>
<context>
    <name>intray::DutyLane</name>
    <message>
        <source>%1: in order again.</source>
        <translation>%1: znowu w porządku.</translation>
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
        <translation>Nie jest tu wykonywane, bo konto nie ma do tego roli: %1.</translation>
    </message>
    <message>
        <source>The database answers again.</source>
        <translation>Baza danych znowu odpowiada.</translation>
    </message>
    <message>
        <source>%1 Trying again.</source>
        <translation>%1 Trwają kolejne próby.</translation>
    </message>
    <message>
        <source>Keeping the database: %1.</source>
        <translation>Baza danych jest pod opieką: %1.</translation>
    </message>
    <message>
        <source>%1 Waiting to take over.</source>
        <translation>%1 Oczekiwanie na przejęcie.</translation>
    </message>
    <message>
        <source>The database has not answered for %1 seconds. Nothing is done until it does.</source>
        <translation>Baza danych nie odpowiada od %1 sekund. Do tego czasu nic nie jest robione.</translation>
    </message>
</context>
</TS>
