<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AccessTable</name>
    <message>
        <source>Access files are read with mdbtools, and its program %1 is not there. Install the package mdbtools and try again.</source>
        <translation>Les fichiers Access sont lus avec mdbtools, et son programme %1 est absent. Installez le paquet mdbtools et réessayez.</translation>
    </message>
    <message>
        <source>mdbtools has not answered for a minute. Nothing was brought in.</source>
        <translation>mdbtools ne répond pas depuis une minute. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>The Access file cannot be read to its end. It may be damaged, or protected by a password: open it in Access, take the password away, and try again.</source>
        <translation>Le fichier Access ne peut pas être lu jusqu’au bout. Il est peut-être endommagé ou protégé par un mot de passe&#xa0;: ouvrez-le dans Access, retirez le mot de passe et réessayez.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you may read it.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être lu. Vérifiez son nom et si vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>The file “%1” is no Access file; only these have tables to choose from.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» n’est pas un fichier Access&#xa0;; seuls ceux-ci proposent un choix de tables.</translation>
    </message>
    <message>
        <source>The Access file has no tables.</source>
        <translation>Le fichier Access ne contient aucune table.</translation>
    </message>
    <message>
        <source>Say which table of the Access file to bring in. It has: %1.</source>
        <translation>Indiquez quelle table du fichier Access doit être importée. Il contient&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The Access file has no table “%1”. It has: %2.</source>
        <translation>Le fichier Access ne contient pas de table «&#xa0;%1&#xa0;». Il contient&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The table “%1” has no rows: there is nothing to bring in.</source>
        <translation>La table «&#xa0;%1&#xa0;» n’a aucune ligne&#xa0;: il n’y a rien à importer.</translation>
    </message>
    <message>
        <source>mdbtools wrote what cannot be read: %1</source>
        <translation>mdbtools a produit un résultat illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>The column “%1” is calculated by Access and cannot be read; it is left out.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» est calculée par Access et ne peut pas être lue&#xa0;; elle est omise.</translation>
    </message>
    <message>
        <source>The column “%1” is of the type %2, which cannot be read; it is left out.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» est du type %2, qui ne peut pas être lu&#xa0;; elle est omise.</translation>
    </message>
    <message>
        <source>mdbtools cannot read the date in the table “%1”, row %2, column “%3”.</source>
        <translation>mdbtools ne peut pas lire la date dans la table «&#xa0;%1&#xa0;», ligne %2, colonne «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>row %1, column “%2”</source>
        <translation>ligne %1, colonne «&#xa0;%2&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) have “??”, where mdbtools may have lost characters such as emoji; the first in the table “%1”, %2. Compare them with Access.</source>
        <translation>
            <numerusform>%n texte contient «&#xa0;??&#xa0;», où mdbtools a pu perdre des caractères comme des émojis&#xa0;: dans la table «&#xa0;%1&#xa0;», %2. Comparez-le avec Access.</numerusform>
            <numerusform>%n textes contiennent «&#xa0;??&#xa0;», où mdbtools a pu perdre des caractères comme des émojis&#xa0;; le premier dans la table «&#xa0;%1&#xa0;», %2. Comparez-les avec Access.</numerusform>
        </translation>
    </message>
    <message>
        <source>mdbtools said: %1</source>
        <translation>mdbtools signale&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>AcrossRecords</name>
    <message numerus="yes">
        <source>%n other record(s) have the same %1.</source>
        <translation>
            <numerusform>%n autre enregistrement a le même %1.</numerusform>
            <numerusform>%n autres enregistrements ont le même %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other records with the same %1 have “%2” here.</source>
        <translation>D’autres enregistrements avec le même %1 ont ici «&#xa0;%2&#xa0;».</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Take next</source>
        <translation>&amp;Prendre le suivant</translation>
    </message>
    <message>
        <source>Takes the next open item of this queue.</source>
        <translation>Prend le prochain dossier ouvert de cette file d’attente.</translation>
    </message>
    <message>
        <source>Take se&amp;veral...</source>
        <translation>Pren&amp;dre plusieurs...</translation>
    </message>
    <message>
        <source>Takes the next items of this queue as a batch, up to a number.</source>
        <translation>Prend les prochains dossiers de cette file d’attente en un lot, jusqu’à un nombre donné.</translation>
    </message>
    <message>
        <source>&amp;Complete and next</source>
        <translation>&amp;Terminer et suivant</translation>
    </message>
    <message>
        <source>Completes this item and takes the next one.</source>
        <translation>Termine ce dossier et prend le suivant.</translation>
    </message>
    <message>
        <source>C&amp;omplete</source>
        <translation>Ter&amp;miner</translation>
    </message>
    <message>
        <source>Completes this item and takes no other.</source>
        <translation>Termine ce dossier sans en prendre d’autre.</translation>
    </message>
    <message>
        <source>Complete &amp;when the line is back</source>
        <translation>Term&amp;iner au retour de la connexion</translation>
    </message>
    <message>
        <source>Completes this item as soon as the database can be reached again, if it is still yours then.</source>
        <translation>Termine ce dossier dès que la base de données est de nouveau joignable, s’il est encore à vous à ce moment-là.</translation>
    </message>
    <message>
        <source>&amp;Return...</source>
        <translation>&amp;Rendre...</translation>
    </message>
    <message>
        <source>Gives the item back, now or for later.</source>
        <translation>Rend le dossier, tout de suite ou pour plus tard.</translation>
    </message>
    <message>
        <source>&amp;Dismiss...</source>
        <translation>&amp;Classer sans suite...</translation>
    </message>
    <message>
        <source>Takes the item out of the queue for good.</source>
        <translation>Retire définitivement le dossier de la file d’attente.</translation>
    </message>
    <message>
        <source>&amp;Fail...</source>
        <translation>Mar&amp;quer en échec...</translation>
    </message>
    <message>
        <source>Says that the item cannot be done, and why.</source>
        <translation>Signale que le dossier ne peut pas être traité, et pourquoi.</translation>
    </message>
    <message>
        <source>S&amp;end back...</source>
        <translation>Ren&amp;voyer...</translation>
    </message>
    <message>
        <source>Sends the item back to the step before, and says why.</source>
        <translation>Renvoie le dossier à l’étape précédente et indique pourquoi.</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Annuler l’action</translation>
    </message>
    <message>
        <source>Takes the last completion back, within ten seconds.</source>
        <translation>Annule la dernière clôture d’un dossier, dans les dix secondes.</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>Pro&amp;longer</translation>
    </message>
    <message>
        <source>Extends the lock on this item.</source>
        <translation>Prolonge le verrou de ce dossier.</translation>
    </message>
    <message>
        <source>&amp;Save the draft</source>
        <translation>Enregistrer le &amp;brouillon</translation>
    </message>
    <message>
        <source>Saves what is typed now. It is saved by itself, too.</source>
        <translation>Enregistre tout de suite ce qui est saisi. Cela se fait aussi automatiquement.</translation>
    </message>
    <message>
        <source>Take a&amp;gain</source>
        <translation>Pre&amp;ndre à nouveau</translation>
    </message>
    <message>
        <source>Takes the lost item again, with the text that stands here.</source>
        <translation>Prend à nouveau le dossier perdu, avec le texte qui se trouve ici.</translation>
    </message>
    <message>
        <source>Keep as dr&amp;aft</source>
        <translation>&amp;Garder en brouillon</translation>
    </message>
    <message>
        <source>Puts the text aside as a draft and clears the desk.</source>
        <translation>Met le texte de côté comme brouillon et libère le plan de travail.</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>R&amp;eprendre</translation>
    </message>
    <message>
        <source>Opens the first of your unfinished items.</source>
        <translation>Ouvre le premier de vos dossiers inachevés.</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>Réessa&amp;yer</translation>
    </message>
    <message>
        <source>Tries again what did not work.</source>
        <translation>Tente à nouveau ce qui n’a pas abouti.</translation>
    </message>
    <message>
        <source>&amp;Open another database...</source>
        <translation>&amp;Ouvrir une autre base de données...</translation>
    </message>
    <message>
        <source>&amp;Connections...</source>
        <translation>&amp;Connexions...</translation>
    </message>
    <message>
        <source>&amp;Users...</source>
        <translation>&amp;Utilisateurs...</translation>
    </message>
    <message>
        <source>&amp;Adopt a table...</source>
        <translation>&amp;Adopter une table...</translation>
    </message>
    <message>
        <source>&amp;Import records...</source>
        <translation>&amp;Importer des enregistrements...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Take the se&amp;lected item</source>
        <translation>Prendre le dossier &amp;sélectionné</translation>
    </message>
    <message>
        <source>&amp;Value of the previous record</source>
        <translation>&amp;Valeur de l’enregistrement précédent</translation>
    </message>
    <message>
        <source>Field b&amp;ack</source>
        <translation>Rétablir le &amp;champ</translation>
    </message>
    <message>
        <source>R&amp;ecord back</source>
        <translation>Rétablir l’&amp;enregistrement</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>&amp;Clear search and filters</source>
        <translation>&amp;Effacer la recherche et les filtres</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Actualiser</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Volet &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Volet &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Fold the lists</source>
        <translation>Rep&amp;lier les listes</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>Réinitialiser la &amp;disposition</translation>
    </message>
    <message>
        <source>&amp;Desk</source>
        <translation>Plan de &amp;travail</translation>
    </message>
    <message>
        <source>S&amp;upervisor</source>
        <translation>Super&amp;vision</translation>
    </message>
    <message>
        <source>Keys and &amp;handbook</source>
        <translation>Touches et &amp;manuel</translation>
    </message>
    <message>
        <source>A&amp;bout Intray</source>
        <translation>À &amp;propos d’Intray</translation>
    </message>
    <message>
        <source>W&amp;hy not?...</source>
        <translation>Q&amp;u’est-ce qui bloque&#xa0;?...</translation>
    </message>
    <message>
        <source>Change &amp;priority...</source>
        <translation>C&amp;hanger la priorité...</translation>
    </message>
    <message>
        <source>Write a &amp;note...</source>
        <translation>Écrire une &amp;note...</translation>
    </message>
    <message>
        <source>Writes a note on this item for whoever has to do with it; it stays.</source>
        <translation>Écrit une note sur ce dossier pour qui s’en occupe&#xa0;; elle reste.</translation>
    </message>
    <message>
        <source>Spellin&amp;g suggestions</source>
        <translation>Su&amp;ggestions d’orthographe</translation>
    </message>
    <message>
        <source>Next fa&amp;ult</source>
        <translation>Erreur &amp;suivante</translation>
    </message>
    <message>
        <source>Previous fau&amp;lt</source>
        <translation>Erreur &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Take what is suggested</source>
        <translation>&amp;Prendre la suggestion</translation>
    </message>
    <message>
        <source>&amp;Do not suggest it again</source>
        <translation>&amp;Ne plus le suggérer</translation>
    </message>
    <message>
        <source>S&amp;ide panel</source>
        <translation>Panneau l&amp;atéral</translation>
    </message>
    <message>
        <source>Not a dupl&amp;icate</source>
        <translation>Pas un d&amp;oublon</translation>
    </message>
    <message>
        <source>&amp;Merge...</source>
        <translation>&amp;Fusionner...</translation>
    </message>
    <message>
        <source>&amp;Correct many records...</source>
        <translation>Corriger &amp;beaucoup d’enregistrements...</translation>
    </message>
    <message>
        <source>&amp;My corrections...</source>
        <translation>&amp;Mes corrections...</translation>
    </message>
    <message>
        <source>Assign &amp;items...</source>
        <translation>Attri&amp;buer des éléments...</translation>
    </message>
    <message>
        <source>&amp;Export records...</source>
        <translation>E&amp;xporter des enregistrements...</translation>
    </message>
    <message>
        <source>My fi&amp;gures...</source>
        <translation>Mes &amp;chiffres...</translation>
    </message>
    <message>
        <source>Find an&amp;ything...</source>
        <translation>&amp;Trouver...</translation>
    </message>
    <message>
        <source>Pre&amp;ferences...</source>
        <translation>Pré&amp;férences...</translation>
    </message>
</context>
<context>
    <name>AddressParts</name>
    <message>
        <source>Type the server&apos;s name, such as db.example.org.</source>
        <translation>Saisissez le nom du serveur, par exemple db.example.org.</translation>
    </message>
    <message>
        <source>Type the name of the database.</source>
        <translation>Saisissez le nom de la base de données.</translation>
    </message>
    <message>
        <source>Choose a database file.</source>
        <translation>Choisissez un fichier de base de données.</translation>
    </message>
</context>
<context>
    <name>AdoptDialog</name>
    <message>
        <source>No row is open at the moment.</source>
        <translation>Aucune ligne n’est ouverte pour le moment.</translation>
    </message>
    <message>
        <source>These rows come first: %1</source>
        <translation>Ces lignes viennent en premier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing in the table&apos;s make-up is changed.</source>
        <translation>Rien n’est changé à la structure de la table.</translation>
    </message>
    <message>
        <source>This is run first:</source>
        <translation>Ceci est d’abord exécuté&#xa0;:</translation>
    </message>
    <message>
        <source>To be known:</source>
        <translation>Bon à savoir&#xa0;:</translation>
    </message>
    <message>
        <source>This would help:</source>
        <translation>Ceci serait utile&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Attaching</name>
    <message>
        <source>The file to import has no column “%1”, which would name the files to attach. Nothing was brought in.</source>
        <translation>Le fichier à importer n’a pas de colonne «&#xa0;%1&#xa0;», qui nommerait les fichiers à joindre. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>“%1”, where the files to attach would be, is no folder. Nothing was brought in.</source>
        <translation>«&#xa0;%1&#xa0;», où seraient les fichiers à joindre, n’est pas un répertoire. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>The file “%1” changed while it was read. Attach it again.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» a changé pendant la lecture. Joignez-le à nouveau.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Il n’y a pas de fichier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier.</translation>
    </message>
    <message>
        <source>You may not read the file “%1”.</source>
        <translation>Vous n’avez pas le droit de lire le fichier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The file “%1” is empty.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est vide.</translation>
    </message>
    <message>
        <source>The file “%1” is too large: it has %2, and this queue takes %3 at most.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est trop grand&#xa0;: il fait %2, et cette file d’attente accepte au plus %3.</translation>
    </message>
    <message>
        <source>“%1” is not below the folder of the files.</source>
        <translation>«&#xa0;%1&#xa0;» ne se trouve pas sous le répertoire des fichiers.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read: %2.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written: %2.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être écrit&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The file “%1” is a spreadsheet of an old kind (.xls). Open it, save it as .xlsx or .ods, and import that file.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est un classeur d’un ancien type (.xls). Ouvrez-le, enregistrez-le en .xlsx ou .ods et importez ce fichier.</translation>
    </message>
    <message>
        <source>The file “%1” is a spreadsheet of the binary kind (.xlsb). Open it, save it as .xlsx or .ods, and import that file.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est un classeur du type binaire (.xlsb). Ouvrez-le, enregistrez-le en .xlsx ou .ods et importez ce fichier.</translation>
    </message>
    <message>
        <source>The spreadsheet has no sheet “%1”. It has: %2.</source>
        <translation>Le classeur n’a pas de feuille «&#xa0;%1&#xa0;». Il a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>No sheet of the spreadsheet has rows: there is nothing to bring in.</source>
        <translation>Aucune feuille du classeur n’a de lignes&#xa0;: il n’y a rien à importer.</translation>
    </message>
    <message>
        <source>Say which sheet of the spreadsheet to bring in. It has: %1.</source>
        <translation>Indiquez quelle feuille du classeur importer. Il a&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file “%1” is no spreadsheet; only these have sheets to choose from.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» n’est pas un classeur&#xa0;; seuls ceux-ci proposent un choix de feuilles.</translation>
    </message>
</context>
<context>
    <name>BookFault</name>
    <message>
        <source>The spreadsheet “%1” is damaged in its part “%2”. Open it in the program that it is from, save it anew, and import that file.</source>
        <translation>Le classeur «&#xa0;%1&#xa0;» est endommagé dans sa partie «&#xa0;%2&#xa0;». Ouvrez-le dans le programme dont il vient, enregistrez-le à nouveau et importez ce fichier.</translation>
    </message>
    <message>
        <source>The file “%1” begins as a spreadsheet does and is damaged or not whole. Get it once more, or open it and save it anew, and import that file.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» commence comme un classeur, mais il est endommagé ou incomplet. Procurez-vous-le encore une fois, ou ouvrez-le, enregistrez-le à nouveau et importez ce fichier.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” lacks its part “%2”. Open it in the program that it is from, save it anew, and import that file.</source>
        <translation>Il manque au classeur «&#xa0;%1&#xa0;» sa partie «&#xa0;%2&#xa0;». Ouvrez-le dans le programme dont il vient, enregistrez-le à nouveau et importez ce fichier.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” unpacks to far more than a spreadsheet should and is not read. If you trust it, save the sheet as CSV and import that file.</source>
        <translation>Une fois décompressé, le classeur «&#xa0;%1&#xa0;» est bien plus grand qu’un classeur ne devrait l’être&#xa0;; il n’est pas lu. Si vous lui faites confiance, enregistrez la feuille en CSV et importez ce fichier.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” has in it what no spreadsheet program writes, and is not read. If you trust it, open it, save it anew, and import that file.</source>
        <translation>Le classeur «&#xa0;%1&#xa0;» contient ce qu’aucun tableur n’écrit&#xa0;; il n’est pas lu. Si vous lui faites confiance, ouvrez-le, enregistrez-le à nouveau et importez ce fichier.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” was changed while it was read. Nothing was brought in. Import it again once nobody writes it.</source>
        <translation>Le classeur «&#xa0;%1&#xa0;» a été modifié pendant la lecture. Rien n’a été importé. Importez-le à nouveau quand personne n’y écrit plus.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you may read it.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être lu. Vérifiez son nom et si vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>The spreadsheet “%1” is locked with a password. Open it, save it without the password, and import that file.</source>
        <translation>Le classeur «&#xa0;%1&#xa0;» est protégé par un mot de passe. Ouvrez-le, enregistrez-le sans le mot de passe et importez ce fichier.</translation>
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
        <translation>Les colonnes sans nom ont reçu un nom&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Column names that occur more than once were numbered: %1.</source>
        <translation>Les noms de colonne en plusieurs exemplaires ont été numérotés&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>“%1” is required. Fill it in.</source>
        <translation>«&#xa0;%1&#xa0;» est obligatoire. Remplissez-le.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>The queue&apos;s records have no field “%1”; &quot;intrayctl queue show&quot; names those that they have.</source>
        <translation>Les enregistrements de la file n’ont pas de champ «&#xa0;%1&#xa0;»&#xa0;; «&#xa0;intrayctl queue show&#xa0;» nomme ceux qu’ils ont.</translation>
    </message>
    <message>
        <source>The record is too large: the queue takes at most %1.</source>
        <translation>L’enregistrement est trop grand&#xa0;: la file accepte au plus %1.</translation>
    </message>
    <message>
        <source>“%1” is too large: the queue takes at most %2 in a field.</source>
        <translation>«&#xa0;%1&#xa0;» est trop grand&#xa0;: la file accepte au plus %2 dans un champ.</translation>
    </message>
    <message>
        <source>“%1” has a character with the number 0, which no text may have.</source>
        <translation>«&#xa0;%1&#xa0;» contient un caractère de numéro 0, qu’aucun texte ne peut avoir.</translation>
    </message>
    <message>
        <source>“%1” has half of a character (\ud800 to \udfff without its other half), which no text may have.</source>
        <translation>«&#xa0;%1&#xa0;» contient la moitié d’un caractère (de \ud800 à \udfff sans son autre moitié), qu’aucun texte ne peut avoir.</translation>
    </message>
    <message>
        <source>The table does not keep “%1” as it was given: another program or a rule of the table changes it.</source>
        <translation>La table ne garde pas «&#xa0;%1&#xa0;» tel qu’il a été donné&#xa0;: un autre programme ou une règle de la table le modifie.</translation>
    </message>
    <message>
        <source>A record is a JSON object with a value for each field.</source>
        <translation>Un enregistrement est un objet JSON avec une valeur pour chaque champ.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
</context>
<context>
    <name>CrossRule</name>
    <message>
        <source>“compare” is a list of a field, &lt;, &lt;= or =, and a field.</source>
        <translation>«&#xa0;compare&#xa0;» est une liste d’un champ, de &lt;, &lt;= ou =, et d’un champ.</translation>
    </message>
    <message>
        <source>“if” and “then” name fields, each with a list “is” of values, or with “filled” true or false.</source>
        <translation>«&#xa0;if&#xa0;» et «&#xa0;then&#xa0;» nomment des champs, chacun avec une liste «&#xa0;is&#xa0;» de valeurs, ou avec «&#xa0;filled&#xa0;» true ou false.</translation>
    </message>
    <message>
        <source>“for_equal” and “equal” are lists of fields.</source>
        <translation>«&#xa0;for_equal&#xa0;» et «&#xa0;equal&#xa0;» sont des listes de champs.</translation>
    </message>
    <message>
        <source>a rule has “compare”, “if” and “then”, “for_equal” and “equal”, or “unique”.</source>
        <translation>une règle a «&#xa0;compare&#xa0;», «&#xa0;if&#xa0;» et «&#xa0;then&#xa0;», «&#xa0;for_equal&#xa0;» et «&#xa0;equal&#xa0;», ou «&#xa0;unique&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” and “%2” must be the same.</source>
        <translation>«&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» doivent être identiques.</translation>
    </message>
    <message>
        <source>“%1” must come before “%2”, or be less.</source>
        <translation>«&#xa0;%1&#xa0;» doit précéder «&#xa0;%2&#xa0;», ou être inférieur.</translation>
    </message>
    <message>
        <source>“%1” must not come after “%2”, or be more.</source>
        <translation>«&#xa0;%1&#xa0;» ne doit ni suivre «&#xa0;%2&#xa0;», ni être supérieur.</translation>
    </message>
    <message>
        <source>“%1” is %2</source>
        <translation>«&#xa0;%1&#xa0;» est %2</translation>
    </message>
    <message>
        <source>“%1” is filled in</source>
        <translation>«&#xa0;%1&#xa0;» est rempli</translation>
    </message>
    <message>
        <source>“%1” is empty</source>
        <translation>«&#xa0;%1&#xa0;» est vide</translation>
    </message>
    <message>
        <source>This must be %1, because %2.</source>
        <translation>La valeur doit être %1, car %2.</translation>
    </message>
    <message>
        <source>Fill this in, because %1.</source>
        <translation>Remplissez ce champ, car %1.</translation>
    </message>
    <message>
        <source>Leave this empty, because %1.</source>
        <translation>Laissez ce champ vide, car %1.</translation>
    </message>
</context>
<context>
    <name>CsvFormat</name>
    <message>
        <source>This delimiter cannot be used. Choose a character that is neither the quote nor a line end.</source>
        <translation>Ce séparateur ne peut pas être utilisé. Choisissez un caractère qui ne soit ni le guillemet ni une fin de ligne.</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgule</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>point-virgule</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulation</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>barre verticale</translation>
    </message>
    <message>
        <source>space</source>
        <translation>espace</translation>
    </message>
    <message>
        <source>Quote, escape and comment cannot be used so. Choose different characters that are neither the delimiter nor a line end.</source>
        <translation>Le guillemet, l’échappement et le commentaire ne peuvent pas être utilisés ainsi. Choisissez des caractères différents qui ne sont ni le séparateur ni une fin de ligne.</translation>
    </message>
</context>
<context>
    <name>CsvReader</name>
    <message>
        <source>The file could not be read to its end. Please check the disk or the network and try again.</source>
        <translation>Le fichier n’a pas pu être lu jusqu’au bout. Vérifiez le disque ou le réseau et réessayez.</translation>
    </message>
    <message>
        <source>The quote that is opened in line %1 is never closed. Please correct the file there.</source>
        <translation>Le guillemet ouvert à la ligne %1 n’est jamais refermé. Corrigez le fichier à cet endroit.</translation>
    </message>
    <message>
        <source>The record that begins in line %1 is too long to be one.</source>
        <translation>L’enregistrement qui commence à la ligne %1 est trop long pour en être un seul.</translation>
    </message>
    <message>
        <source>Perhaps the quote that is opened in line %1 is never closed.</source>
        <translation>Peut-être le guillemet ouvert à la ligne %1 n’est-il jamais refermé.</translation>
    </message>
    <message>
        <source>Perhaps the file is no text file, or its line ends are missing.</source>
        <translation>Peut-être le fichier n’est-il pas un fichier texte, ou ses fins de ligne manquent.</translation>
    </message>
</context>
<context>
    <name>CsvTable</name>
    <message>
        <source>“%1” is a folder. Choose a file.</source>
        <translation>«&#xa0;%1&#xa0;» est un répertoire. Choisissez un fichier.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you may read it.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être lu. Vérifiez son nom et si vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>The file “%1” is empty: there is nothing to bring in.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est vide&#xa0;: il n’y a rien à importer.</translation>
    </message>
    <message>
        <source>The file “%1” has no rows: there is nothing to bring in.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» n’a aucune ligne&#xa0;: il n’y a rien à importer.</translation>
    </message>
    <message>
        <source>The header cannot be read: %1</source>
        <translation>L’en-tête ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file seems to have no header, so its columns are numbered.</source>
        <translation>Le fichier semble ne pas avoir d’en-tête, ses colonnes sont donc numérotées.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in front of the header were passed over.</source>
        <translation>
            <numerusform>%n ligne avant l’en-tête a été ignorée.</numerusform>
            <numerusform>%n lignes avant l’en-tête ont été ignorées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The encoding %1 is a guess. Please look at the letters with accents.</source>
        <translation>L’encodage %1 est une supposition. Vérifiez les lettres accentuées.</translation>
    </message>
    <message>
        <source>There is a zero byte in line %1, column “%2”.</source>
        <translation>Il y a un octet nul à la ligne %1, colonne «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>There are bytes in line %1, column “%2”, that are not %3.</source>
        <translation>À la ligne %1, colonne «&#xa0;%2&#xa0;», il y a des octets qui n’appartiennent pas à %3.</translation>
    </message>
    <message>
        <source>It is not clear where the quotes end in line %1, column “%2”.</source>
        <translation>On ne voit pas clairement où finissent les guillemets à la ligne %1, colonne «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The row has no values.</source>
        <translation>La ligne n’a aucune valeur.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n valeur</numerusform>
            <numerusform>%n valeurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n colonne</numerusform>
            <numerusform>%n colonnes</numerusform>
        </translation>
    </message>
    <message>
        <source>The row is too short: %1 for %2.</source>
        <translation>La ligne est trop courte&#xa0;: %1 pour %2.</translation>
    </message>
    <message>
        <source>The row is too long: %1 for %2.</source>
        <translation>La ligne est trop longue&#xa0;: %1 pour %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n blank line(s) were passed over, the first in line %1.</source>
        <translation>
            <numerusform>%n ligne vide a été ignorée, à la ligne %1.</numerusform>
            <numerusform>%n lignes vides ont été ignorées, la première à la ligne %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have quotes inside quoted values; they were read as they stand, the first in line %1.</source>
        <translation>
            <numerusform>%n ligne contient des guillemets à l’intérieur de valeurs entre guillemets, à la ligne %1&#xa0;; elle a été lue telle quelle.</numerusform>
            <numerusform>%n lignes contiennent des guillemets à l’intérieur de valeurs entre guillemets, la première à la ligne %1&#xa0;; elles ont été lues telles quelles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) end with delimiters beyond the last column.</source>
        <translation>
            <numerusform>%n ligne se termine par des séparateurs au-delà de la dernière colonne.</numerusform>
            <numerusform>%n lignes se terminent par des séparateurs au-delà de la dernière colonne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment line(s) were passed over.</source>
        <translation>
            <numerusform>%n ligne de commentaire a été ignorée.</numerusform>
            <numerusform>%n lignes de commentaire ont été ignorées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ctl</name>
    <message>
        <source>--also is written TABLE:KEY or TABLE:KEY:COLUMN,COLUMN.</source>
        <translation>--also s’écrit TABLE:KEY ou TABLE:KEY:COLUMN,COLUMN.</translation>
    </message>
    <message>
        <source>--%1 is missing.</source>
        <translation>--%1 est absent.</translation>
    </message>
    <message>
        <source>--state needs --open and --done, its values for open and done rows.</source>
        <translation>--state a besoin de --open et --done, ses valeurs pour les lignes ouvertes et terminées.</translation>
    </message>
    <message>
        <source>--age is written TABLE:COLUMN.</source>
        <translation>--age s’écrit TABLE:COLUMN.</translation>
    </message>
    <message>
        <source>Nothing in the table&apos;s make-up is changed.</source>
        <translation>Rien n’est changé à la structure de la table.</translation>
    </message>
    <message>
        <source>This is run first:</source>
        <translation>Ceci est d’abord exécuté&#xa0;:</translation>
    </message>
    <message>
        <source>This would help (--add-lock-id, --add-index):</source>
        <translation>Ceci serait utile (--add-lock-id, --add-index)&#xa0;:</translation>
    </message>
    <message>
        <source>No row is open at the moment.</source>
        <translation>Aucune ligne n’est ouverte pour le moment.</translation>
    </message>
    <message>
        <source>Open rows, for instance: %1</source>
        <translation>Lignes ouvertes, par exemple&#xa0;: %1</translation>
    </message>
    <message>
        <source>Adopt the table so? Type &quot;yes&quot;:</source>
        <translation>Adopter ainsi la table&#xa0;? Tapez «&#xa0;yes&#xa0;»&#xa0;:</translation>
    </message>
    <message>
        <source>The table %1 is the queue %2 now. Other programs can go on using it at the same time.</source>
        <translation>La table %1 est maintenant la file d’attente %2. D’autres programmes peuvent continuer à l’utiliser en même temps.</translation>
    </message>
    <message>
        <source>Nothing was changed. See what would be done with --dry-run, and add --yes to do it.</source>
        <translation>Rien n’a été changé. --dry-run montre ce qui serait fait&#xa0;; ajoutez --yes pour le faire.</translation>
    </message>
    <message>
        <source>The name of the queue.</source>
        <translation>Le nom de la file d’attente.</translation>
    </message>
    <message>
        <source>The column that names a row: unique, number or text.</source>
        <translation>La colonne qui identifie une ligne&#xa0;: unique, nombre ou texte.</translation>
    </message>
    <message>
        <source>Who holds the row.</source>
        <translation>Qui détient la ligne.</translation>
    </message>
    <message>
        <source>Since when.</source>
        <translation>Depuis quand.</translation>
    </message>
    <message>
        <source>Under which lock; if there is such a column.</source>
        <translation>Sous quel verrou, si une telle colonne existe.</translation>
    </message>
    <message>
        <source>A table of locks instead; its columns by --lock-user and --lock-time.</source>
        <translation>À la place, une table de verrous&#xa0;; ses colonnes par --lock-user et --lock-time.</translation>
    </message>
    <message>
        <source>Its key, if that is not its only key column.</source>
        <translation>Sa clé, si ce n’est pas son unique colonne de clé.</translation>
    </message>
    <message>
        <source>Where it says what is done.</source>
        <translation>Où il est dit ce qui est terminé.</translation>
    </message>
    <message>
        <source>Its value for open rows; &quot;&quot; for empty.</source>
        <translation>Sa valeur pour les lignes ouvertes&#xa0;; &quot;&quot; pour vide.</translation>
    </message>
    <message>
        <source>Its value for finished rows.</source>
        <translation>Sa valeur pour les lignes terminées.</translation>
    </message>
    <message>
        <source>Only rows that meet this condition.</source>
        <translation>Seulement les lignes qui remplissent cette condition.</translation>
    </message>
    <message>
        <source>Lowest first; by default the id.</source>
        <translation>La plus petite valeur en premier&#xa0;; par défaut selon la clé.</translation>
    </message>
    <message>
        <source>What is shown and corrected; by default all.</source>
        <translation>Ce qui est montré et corrigé&#xa0;; par défaut tout.</translation>
    </message>
    <message>
        <source>Another table with columns of the record; may be given several times.</source>
        <translation>Une autre table avec des colonnes de l’enregistrement&#xa0;; peut être indiquée plusieurs fois.</translation>
    </message>
    <message>
        <source>Add a column LockId and use it.</source>
        <translation>Ajouter une colonne LockId et l’utiliser.</translation>
    </message>
    <message>
        <source>Add an index in the order of the claim.</source>
        <translation>Ajouter un index dans l’ordre de distribution.</translation>
    </message>
    <message>
        <source>Show what would be run, and try the criteria.</source>
        <translation>Montrer ce qui serait exécuté, et essayer les critères.</translation>
    </message>
    <message>
        <source>Do it without asking.</source>
        <translation>Le faire sans demander.</translation>
    </message>
    <message>
        <source>Put a table to work that is there already, shared with other programs.
It shows the SQL first and asks. Run it with the login that set the database up.</source>
        <translation>Mettre en service une table déjà présente, partagée avec d’autres programmes.
Montre d’abord le SQL et demande confirmation. Lancez la commande avec le compte qui a préparé la base de données.</translation>
    </message>
    <message>
        <source>Item %1: %2</source>
        <translation>Dossier %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 of %2 items</source>
        <translation>%1 dossiers sur %2</translation>
    </message>
    <message>
        <source>--%1 must be a number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 doit être un nombre de %2 à %3, et non «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>--%1 must be a span of time such as 90s, 30m, 2h or 3d, not &quot;%2&quot;.</source>
        <translation>--%1 doit être une durée telle que 90s, 30m, 2h ou 3d, et non «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>--user does not serve here: this database has logins, and the login says who acts. Name it in the address, such as postgresql://anna@db.example.org/intray.</source>
        <translation>--user ne sert pas ici&#xa0;: cette base de données a des comptes, et le compte dit qui agit. Nommez-le dans l’adresse, par exemple postgresql://anna@db.example.org/intray.</translation>
    </message>
    <message>
        <source>&quot;intrayctl init&quot; makes one, and so do &quot;queue add&quot; and &quot;import&quot;.</source>
        <translation>«&#xa0;intrayctl init&#xa0;» en crée une, de même que «&#xa0;queue add&#xa0;» et «&#xa0;import&#xa0;».</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Il manque une commande.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>La commande «&#xa0;%1&#xa0;» n’existe pas.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) were written.</source>
        <translation>
            <numerusform>%n dossier a été écrit.</numerusform>
            <numerusform>%n dossiers ont été écrits.</numerusform>
        </translation>
    </message>
    <message>
        <source>With --json the items must go to a file, because the document goes to standard output.</source>
        <translation>Avec --json, les dossiers doivent aller dans un fichier, car le document va sur la sortie standard.</translation>
    </message>
    <message>
        <source>Only items that are open, locked, done, failed or dismissed.</source>
        <translation>Seulement les dossiers dans l’un de ces états&#xa0;: open, locked, done, failed ou dismissed.</translation>
    </message>
    <message>
        <source>Write the items of a queue to a file; &quot;-&quot; is standard output.</source>
        <translation>Écrire les dossiers d’une file d’attente dans un fichier&#xa0;; «&#xa0;-&#xa0;» désigne la sortie standard.</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>file d’attente</translation>
    </message>
    <message>
        <source>oldest open</source>
        <translation>plus ancien ouvert</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>suspendue</translation>
    </message>
    <message>
        <source>item</source>
        <translation>dossier</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>held by</source>
        <translation>détenu par</translation>
    </message>
    <message>
        <source>since</source>
        <translation>depuis</translation>
    </message>
    <message>
        <source>until</source>
        <translation>jusqu’à</translation>
    </message>
    <message numerus="yes">
        <source>%1: asked %n time(s) today, %2 empty; %3 of %4 items given.</source>
        <translation>
            <numerusform>%1&#xa0;: demandé %n fois aujourd’hui, dont %2 sans résultat&#xa0;; %3 dossiers sur %4 distribués.</numerusform>
            <numerusform>%1&#xa0;: demandé %n fois aujourd’hui, dont %2 sans résultat&#xa0;; %3 dossiers sur %4 distribués.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) are broken.</source>
        <translation>
            <numerusform>%n règle n’est pas respectée.</numerusform>
            <numerusform>%n règles ne sont pas respectées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>field</source>
        <translation>champ</translation>
    </message>
    <message>
        <source>keyed twice</source>
        <translation>saisi deux fois</translation>
    </message>
    <message>
        <source>differing</source>
        <translation>différents</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>non tranchés</translation>
    </message>
    <message>
        <source>first wrong</source>
        <translation>première fausse</translation>
    </message>
    <message>
        <source>second wrong</source>
        <translation>seconde fausse</translation>
    </message>
    <message>
        <source>error rate</source>
        <translation>taux d’erreur</translation>
    </message>
    <message>
        <source>Nothing has been keyed a second time in %1 yet.</source>
        <translation>Rien n’a encore été saisi une seconde fois dans %1.</translation>
    </message>
    <message>
        <source>%1 claims, %2 of them double; %3 claims per second, each completed as well; a claim took %4 ms (99 of 100 at most %5 ms).</source>
        <translation>%1 dossiers pris, dont %2 en double&#xa0;; %3 par seconde, chacun étant aussi terminé&#xa0;; une prise a duré %4 ms (99 fois sur 100, %5 ms au plus).</translation>
    </message>
    <message>
        <source>Show how many items are in each state, and the locks.</source>
        <translation>Afficher le nombre de dossiers dans chaque état, et les verrous.</translation>
    </message>
    <message>
        <source>Show how often each field was keyed wrong, as second keying found out.</source>
        <translation>Montrer combien de fois chaque champ a été mal saisi, d’après la seconde saisie.</translation>
    </message>
    <message>
        <source>Prove on this very database that no item is given out twice.
Many claimers, each with a connection of its own, empty a queue that is made for them and removed again. On a server your login must be administrator and clerk.</source>
        <translation>Prouver sur cette base de données même qu’aucun dossier n’est distribué deux fois.
De nombreux preneurs, chacun avec sa propre connexion, vident une file d’attente créée pour eux puis supprimée. Sur un serveur, votre compte doit avoir les rôles administrator et clerk.</translation>
    </message>
    <message>
        <source>How many there are; else 32.</source>
        <translation>Combien ils sont&#xa0;; sinon 32.</translation>
    </message>
    <message>
        <source>How many items they share; else 10000.</source>
        <translation>Combien de dossiers ils se partagent&#xa0;; sinon 10000.</translation>
    </message>
    <message>
        <source>Item %1 is now %2.</source>
        <translation>Le dossier %1 est maintenant dans l’état %2.</translation>
    </message>
    <message>
        <source>An item can be returned for %1 at most.</source>
        <translation>Un dossier peut être rendu pour %1 au plus.</translation>
    </message>
    <message>
        <source>The lock&apos;s id, as &quot;claim&quot; gave it; must be given.</source>
        <translation>L’identifiant du verrou, tel que «&#xa0;claim&#xa0;» l’a donné&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>Nobody is given it before this has passed; up to 72h.</source>
        <translation>Personne ne le reçoit avant la fin de ce délai&#xa0;; 72h au plus.</translation>
    </message>
    <message>
        <source>Why; must be given.</source>
        <translation>Le motif&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>Without ITEM: all that the lock holds.</source>
        <translation>Sans ITEM&#xa0;: tout ce que détient le verrou.</translation>
    </message>
    <message>
        <source>Give an item back, now or for later.</source>
        <translation>Rendre un dossier, tout de suite ou pour plus tard.</translation>
    </message>
    <message>
        <source>Give up on an item, with a reason.</source>
        <translation>Marquer un dossier en échec, avec un motif.</translation>
    </message>
    <message>
        <source>Send an item back to the step before, with a reason.</source>
        <translation>Renvoyer un dossier à l’étape précédente, avec un motif.</translation>
    </message>
    <message>
        <source>Print exactly one JSON document.</source>
        <translation>Afficher exactement un document JSON.</translation>
    </message>
    <message>
        <source>Show this help; also -h.</source>
        <translation>Afficher cette aide&#xa0;; aussi -h.</translation>
    </message>
    <message>
        <source>Show the version; also -v.</source>
        <translation>Afficher la version&#xa0;; aussi -v.</translation>
    </message>
    <message>
        <source>Usage: intrayctl [OPTIONS] COMMAND [ARGUMENTS]

Commands:</source>
        <translation>Usage&#xa0;: intrayctl [OPTIONS] COMMAND [ARGUMENTS]

Commandes&#xa0;:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#xa0;:</translation>
    </message>
    <message>
        <source>Usage: intrayctl %1 [OPTIONS] %2</source>
        <translation>Usage&#xa0;: intrayctl %1 [OPTIONS] %2</translation>
    </message>
    <message>
        <source>--delimiter must be one character or tab, comma, semicolon, pipe or space.</source>
        <translation>--delimiter doit être un seul caractère ou tab, comma, semicolon, pipe ou space.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Standard input cannot be kept in a file: %1.</source>
        <translation>L’entrée standard ne peut pas être conservée dans un fichier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The title of a new queue.</source>
        <translation>Le titre d’une nouvelle file d’attente.</translation>
    </message>
    <message>
        <source>Only say what would happen.</source>
        <translation>Dire seulement ce qui se passerait.</translation>
    </message>
    <message>
        <source>An item is named by its number, not by &quot;%1&quot;.</source>
        <translation>Un dossier se désigne par son numéro, et non par «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be read: %2.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not hold one JSON object such as {&quot;City&quot;: &quot;boaz&quot;}.</source>
        <translation>«&#xa0;%1&#xa0;» ne contient pas un objet JSON unique tel que {&quot;City&quot;: &quot;boaz&quot;}.</translation>
    </message>
    <message>
        <source>Item %1 has been added.</source>
        <translation>Le dossier %1 a été ajouté.</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>priorité</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>held since</source>
        <translation>détenu depuis</translation>
    </message>
    <message>
        <source>held until</source>
        <translation>détenu jusqu’à</translation>
    </message>
    <message>
        <source>drafts</source>
        <translation>brouillons</translation>
    </message>
    <message>
        <source>sent back</source>
        <translation>renvoyé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>context</source>
        <translation>contexte</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>tentatives</translation>
    </message>
    <message>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motif</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>clos</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importé</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>at (UTC)</source>
        <translation>à (UTC)</translation>
    </message>
    <message>
        <source>what</source>
        <translation>quoi</translation>
    </message>
    <message>
        <source>who</source>
        <translation>qui</translation>
    </message>
    <message>
        <source>where</source>
        <translation>où</translation>
    </message>
    <message>
        <source>why</source>
        <translation>pourquoi</translation>
    </message>
    <message>
        <source>What names the item in its queue; must be given.</source>
        <translation>Ce qui désigne le dossier dans sa file d’attente&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>Higher comes first; 0 if it is not given.</source>
        <translation>La plus élevée vient en premier&#xa0;; 0 sans indication.</translation>
    </message>
    <message>
        <source>Nobody is given it before this has passed, such as 2h.</source>
        <translation>Personne ne le reçoit avant la fin de ce délai, par exemple 2h.</translation>
    </message>
    <message>
        <source>Whose request it is, as a JSON object.</source>
        <translation>De qui vient la demande, sous forme d’objet JSON.</translation>
    </message>
    <message>
        <source>Add one item; FILE holds its record as a JSON object, &quot;-&quot; is standard input.</source>
        <translation>Ajouter un dossier&#xa0;; FILE contient son enregistrement sous forme d’objet JSON, «&#xa0;-&#xa0;» désigne l’entrée standard.</translation>
    </message>
    <message>
        <source>Show everything about an item.</source>
        <translation>Tout afficher sur un dossier.</translation>
    </message>
    <message>
        <source>A state is open, locked, done, failed or dismissed, not &quot;%1&quot;.</source>
        <translation>Un état est open, locked, done, failed ou dismissed, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>open from %1</source>
        <translation>ouvert à partir de %1</translation>
    </message>
    <message>
        <source>record</source>
        <translation>enregistrement</translation>
    </message>
    <message>
        <source>No item is on this list.</source>
        <translation>Aucun dossier ne figure dans cette liste.</translation>
    </message>
    <message>
        <source>Only items with this text in the key or the record.</source>
        <translation>Seulement les dossiers dont la clé ou l’enregistrement contient ce texte.</translation>
    </message>
    <message>
        <source>Go on where the last list ended.</source>
        <translation>Continuer là où la dernière liste s’est arrêtée.</translation>
    </message>
    <message>
        <source>List the items of a queue, or of all queues, in claim order.</source>
        <translation>Lister les dossiers d’une file d’attente, ou de toutes, dans l’ordre de distribution.</translation>
    </message>
    <message>
        <source>lock %1</source>
        <translation>verrou %1</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>brouillon</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>verrou</translation>
    </message>
    <message>
        <source>You hold nothing.</source>
        <translation>Vous ne détenez aucun dossier.</translation>
    </message>
    <message>
        <source>The draft for item %1 is saved.</source>
        <translation>Le brouillon du dossier %1 est enregistré.</translation>
    </message>
    <message>
        <source>The lock holds until %1.</source>
        <translation>Le verrou tient jusqu’à %1.</translation>
    </message>
    <message>
        <source>On a queue that is filled by a query: wait when somebody else is looking for work already.</source>
        <translation>Pour une file d’attente remplie par une requête&#xa0;: attendre si quelqu’un d’autre recherche déjà des dossiers.</translation>
    </message>
    <message>
        <source>Take locks on the next items of queues, or on the very items named.</source>
        <translation>Prendre les prochains dossiers de files d’attente, ou précisément les dossiers désignés.</translation>
    </message>
    <message>
        <source>List what you hold in all queues, drafts included.</source>
        <translation>Lister ce que vous détenez dans toutes les files d’attente, brouillons compris.</translation>
    </message>
    <message>
        <source>Save what has been typed so far; FILE holds it as a JSON object, &quot;-&quot; is standard input.</source>
        <translation>Enregistrer ce qui est saisi jusqu’ici&#xa0;; FILE le contient sous forme d’objet JSON, «&#xa0;-&#xa0;» désigne l’entrée standard.</translation>
    </message>
    <message>
        <source>Hold the lock for longer.</source>
        <translation>Prolonger le verrou.</translation>
    </message>
    <message>
        <source>Password for %1: </source>
        <translation>Mot de passe pour %1&#xa0;: </translation>
    </message>
    <message>
        <source>Password of %1 for %2: </source>
        <translation>Mot de passe de %1 pour %2&#xa0;: </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s), %1 %</source>
        <translation>
            <numerusform>%n ligne, %1&#xa0;%</numerusform>
            <numerusform>%n lignes, %1&#xa0;%</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 s (Ctrl+C ends it)</source>
        <translation>%1, %2 s (Ctrl+C y met fin)</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>longest hold</source>
        <translation>détention maximale</translation>
    </message>
    <message>
        <source>locks per user</source>
        <translation>verrous par utilisateur</translation>
    </message>
    <message>
        <source>next queue</source>
        <translation>file d’attente suivante</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>other hands</source>
        <translation>autre personne</translation>
    </message>
    <message>
        <source>share</source>
        <translation>part</translation>
    </message>
    <message>
        <source>keyed again</source>
        <translation>saisi à nouveau</translation>
    </message>
    <message>
        <source>decided in</source>
        <translation>tranché dans</translation>
    </message>
    <message numerus="yes">
        <source>The query finds %n key(s) more than once; of those the first row counts.</source>
        <translation>
            <numerusform>La requête trouve %n clé plus d’une fois&#xa0;; la première ligne compte.</numerusform>
            <numerusform>La requête trouve %n clés plus d’une fois&#xa0;; pour chacune, la première ligne compte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The query takes long; it was not tried to its end.</source>
        <translation>La requête est longue&#xa0;; elle n’a pas été essayée jusqu’au bout.</translation>
    </message>
    <message>
        <source>The query finds nothing at the moment.</source>
        <translation>La requête ne trouve rien pour le moment.</translation>
    </message>
    <message>
        <source>The queue %1 is paused; nobody is given its items.</source>
        <translation>La file d’attente %1 est suspendue&#xa0;; personne ne reçoit ses dossiers.</translation>
    </message>
    <message>
        <source>The queue %1 gives out its items again.</source>
        <translation>La file d’attente %1 distribue de nouveau ses dossiers.</translation>
    </message>
    <message>
        <source>Add a queue.</source>
        <translation>Ajouter une file d’attente.</translation>
    </message>
    <message>
        <source>Change rules of a queue; what is not named stays as it is.</source>
        <translation>Changer les règles d’une file d’attente&#xa0;; ce qui n’est pas nommé reste inchangé.</translation>
    </message>
    <message>
        <source>Show the rules of a queue.</source>
        <translation>Afficher les règles d’une file d’attente.</translation>
    </message>
    <message>
        <source>List the queues.</source>
        <translation>Lister les files d’attente.</translation>
    </message>
    <message>
        <source>Give out no more items of a queue.</source>
        <translation>Ne plus distribuer les dossiers d’une file d’attente.</translation>
    </message>
    <message>
        <source>Give out items of a queue again.</source>
        <translation>Distribuer de nouveau les dossiers d’une file d’attente.</translation>
    </message>
    <message>
        <source>What people see; by default the name.</source>
        <translation>Ce que les gens voient&#xa0;; par défaut le nom.</translation>
    </message>
    <message>
        <source>How long a lock holds, such as 30m.</source>
        <translation>Combien de temps tient un verrou, par exemple 30m.</translation>
    </message>
    <message>
        <source>No extension goes beyond this, such as 8h.</source>
        <translation>Aucune prolongation ne va au-delà, par exemple 8h.</translation>
    </message>
    <message>
        <source>How many items one user may hold; &quot;none&quot; for no limit.</source>
        <translation>Combien de dossiers un utilisateur peut détenir&#xa0;; «&#xa0;none&#xa0;» pour aucune limite.</translation>
    </message>
    <message>
        <source>An item that was taken so often fails when its lock expires; &quot;none&quot; for never.</source>
        <translation>Un dossier pris ce nombre de fois est en échec quand son verrou expire&#xa0;; «&#xa0;none&#xa0;» pour jamais.</translation>
    </message>
    <message>
        <source>What may be done, such as complete,return,dismiss,fail,send_back.</source>
        <translation>Ce qui est permis, par exemple complete,return,dismiss,fail,send_back.</translation>
    </message>
    <message>
        <source>JSON Schema of the records.</source>
        <translation>Schéma JSON des enregistrements.</translation>
    </message>
    <message>
        <source>Query that fills the queue: one SELECT with a column &quot;key&quot;; &quot;&quot; for none.</source>
        <translation>Requête qui remplit la file d’attente&#xa0;: un seul SELECT avec une colonne «&#xa0;key&#xa0;»&#xa0;; &quot;&quot; pour aucune.</translation>
    </message>
    <message>
        <source>How long the query&apos;s result is good.</source>
        <translation>Combien de temps le résultat de la requête reste valable.</translation>
    </message>
    <message>
        <source>Where completed items go on; &quot;&quot; for nowhere.</source>
        <translation>Où vont ensuite les dossiers terminés&#xa0;; &quot;&quot; pour nulle part.</translation>
    </message>
    <message>
        <source>Fields that are keyed a second time without sight of the first; &quot;&quot; for none.</source>
        <translation>Champs saisis une seconde fois sans voir la première saisie&#xa0;; &quot;&quot; pour aucun.</translation>
    </message>
    <message>
        <source>Where a third person decides if the two keyings differ.</source>
        <translation>Où une troisième personne tranche si les deux saisies diffèrent.</translation>
    </message>
    <message>
        <source>Share of what the step before completes that comes here, such as 10%; the rest goes past.</source>
        <translation>Part de ce que termine l’étape précédente qui arrive ici, par exemple 10%&#xa0;; le reste saute cette étape.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas l’un des mots %2.</translation>
    </message>
    <message>
        <source>--other-hands is yes or no, not &quot;%1&quot;.</source>
        <translation>--other-hands vaut yes ou no, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>--share is 1% to 100%, not &quot;%1&quot;.</source>
        <translation>--share vaut de 1% à 100%, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Item %1 is open again.</source>
        <translation>Le dossier %1 est de nouveau ouvert.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are open again.</source>
        <translation>
            <numerusform>%n dossier est de nouveau ouvert.</numerusform>
            <numerusform>%n dossiers sont de nouveau ouverts.</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 must be a day or a time such as 2026-03-01 or 2026-03-01T08:00.</source>
        <translation>--%1 doit être un jour ou un moment tel que 2026-03-01 ou 2026-03-01T08:00.</translation>
    </message>
    <message>
        <source>--state must be done, failed or dismissed.</source>
        <translation>--state doit être done, failed ou dismissed.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) would be opened again.</source>
        <translation>
            <numerusform>%n dossier serait rouvert.</numerusform>
            <numerusform>%n dossiers seraient rouverts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name items, or with --queue the finished items of a queue.</source>
        <translation>Désignez des dossiers, ou avec --queue les dossiers clos d’une file d’attente.</translation>
    </message>
    <message>
        <source>Only say how many.</source>
        <translation>Dire seulement combien.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no request&apos;s number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un numéro de demande.</translation>
    </message>
    <message>
        <source>request</source>
        <translation>demande</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>demandé</translation>
    </message>
    <message>
        <source>user</source>
        <translation>utilisateur</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>voulus</translation>
    </message>
    <message>
        <source>given</source>
        <translation>distribués</translation>
    </message>
    <message>
        <source>Nobody has asked for work.</source>
        <translation>Personne n’a demandé de dossiers.</translation>
    </message>
    <message>
        <source>Looking for work</source>
        <translation>Recherche de dossiers</translation>
    </message>
    <message>
        <source>%1 has been created with schema %2.</source>
        <translation>%1 a été créé avec le schéma %2.</translation>
    </message>
    <message>
        <source>%1 has been upgraded to schema %2.</source>
        <translation>%1 a été mis à niveau vers le schéma %2.</translation>
    </message>
    <message>
        <source>%1 has schema %2 already.</source>
        <translation>%1 a déjà le schéma %2.</translation>
    </message>
    <message>
        <source>Intray&apos;s tables, functions and roles have been made in %1 (schema %2). The login %3 is their administrator; &quot;intrayctl user add&quot; brings others in.</source>
        <translation>Les tables, fonctions et rôles d’Intray ont été créés dans %1 (schéma %2). Le compte %3 en est l’administrateur&#xa0;; «&#xa0;intrayctl user add&#xa0;» en ajoute d’autres.</translation>
    </message>
    <message>
        <source>Create the database&apos;s tables or upgrade them.
&quot;queue add&quot; and &quot;import&quot; create a database file that is not there, too; every other command fails then. On a server it also makes the roles, and whoever runs it becomes administrator.</source>
        <translation>Créer les tables de la base de données ou les mettre à niveau.
«&#xa0;queue add&#xa0;» et «&#xa0;import&#xa0;» créent eux aussi un fichier de base de données absent&#xa0;; toute autre commande échoue dans ce cas. Sur un serveur, les rôles sont aussi créés, et qui lance la commande devient administrateur.</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Aucun dossier n’est ouvert.</translation>
    </message>
    <message numerus="yes">
        <source>What is left is held by others (%n item(s)).</source>
        <translation>
            <numerusform>Ce qui reste est détenu par d’autres (%n dossier).</numerusform>
            <numerusform>Ce qui reste est détenu par d’autres (%n dossiers).</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left was returned for later; the next is due %1.</source>
        <translation>Ce qui reste a été rendu pour plus tard&#xa0;; le prochain dossier sera disponible à partir de %1.</translation>
    </message>
    <message>
        <source>The queue is paused.</source>
        <translation>La file d’attente est suspendue.</translation>
    </message>
    <message>
        <source>You hold as many items as the queue allows; finish or return one first.</source>
        <translation>Vous détenez autant de dossiers que la file d’attente le permet&#xa0;; terminez-en ou rendez-en un d’abord.</translation>
    </message>
    <message>
        <source>You may not take items from this queue.</source>
        <translation>Vous ne pouvez pas prendre de dossiers dans cette file d’attente.</translation>
    </message>
    <message>
        <source>%1 holds this item since %2.</source>
        <translation>%1 détient ce dossier depuis %2.</translation>
    </message>
    <message>
        <source>What is left needs other hands: you completed it in the step before, so a colleague takes it.</source>
        <translation>Ce qui reste doit être traité par une autre personne&#xa0;: vous l’avez terminé à l’étape précédente, c’est donc à un collègue de le prendre.</translation>
    </message>
    <message>
        <source>This item needs other hands: you did the step before yourself.</source>
        <translation>Ce dossier doit être traité par une autre personne&#xa0;: vous avez fait vous-même l’étape précédente.</translation>
    </message>
    <message>
        <source>This item is finished already.</source>
        <translation>Ce dossier est déjà clos.</translation>
    </message>
    <message>
        <source>This queue is filled by a query: ask for work with &quot;claim QUEUE&quot; alone.</source>
        <translation>Cette file d’attente est remplie par une requête&#xa0;: demandez des dossiers avec «&#xa0;claim QUEUE&#xa0;» seul.</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) were released.</source>
        <translation>
            <numerusform>%n verrou a été libéré.</numerusform>
            <numerusform>%n verrous ont été libérés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name items, or with --lock the lock that holds them.</source>
        <translation>Désignez des dossiers, ou avec --lock le verrou qui les détient.</translation>
    </message>
    <message>
        <source>--every must be one second at least.</source>
        <translation>--every doit valoir au moins une seconde.</translation>
    </message>
    <message>
        <source>All that this lock holds, instead of items.</source>
        <translation>Tout ce que détient ce verrou, au lieu de dossiers.</translation>
    </message>
    <message>
        <source>What was typed is proposed to whoever takes the item next.</source>
        <translation>Ce qui a été saisi est proposé à la personne qui prendra ensuite le dossier.</translation>
    </message>
    <message>
        <source>Again and again, until Ctrl+C, such as 60s.</source>
        <translation>Sans cesse jusqu’à Ctrl+C, à cet intervalle, par exemple 60s.</translation>
    </message>
    <message>
        <source>Take the locks on items away from whoever holds them; what was typed stays.</source>
        <translation>Libérer les verrous de dossiers, quel que soit leur détenteur&#xa0;; ce qui a été saisi reste.</translation>
    </message>
    <message>
        <source>Nobody holds anything.</source>
        <translation>Aucun dossier n’est détenu.</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abandonné</translation>
    </message>
    <message>
        <source>at</source>
        <translation>poste</translation>
    </message>
    <message>
        <source>idle since</source>
        <translation>inactif depuis</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are held by %1 now.</source>
        <translation>
            <numerusform>%n dossier est maintenant détenu par %1.</numerusform>
            <numerusform>%n dossiers sont maintenant détenus par %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody holds this item.</source>
        <translation>Personne ne détient ce dossier.</translation>
    </message>
    <message>
        <source>What was typed is proposed to whoever gets the item.</source>
        <translation>Ce qui a été saisi est proposé à la personne qui reçoit le dossier.</translation>
    </message>
    <message>
        <source>Whose items; must be given.</source>
        <translation>De qui sont les dossiers&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>Who gets the items; must be given.</source>
        <translation>Qui reçoit les dossiers&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>List who holds what, in all queues.</source>
        <translation>Lister qui détient quoi, dans toutes les files d’attente.</translation>
    </message>
    <message>
        <source>Of this queue only.</source>
        <translation>Seulement de cette file d’attente.</translation>
    </message>
    <message>
        <source>Held by this user only.</source>
        <translation>Seulement ce que détient cet utilisateur.</translation>
    </message>
    <message>
        <source>Anywhere in key, queue, user, workstation or lock id.</source>
        <translation>N’importe où dans la clé, la file d’attente, l’utilisateur, le poste ou l’identifiant du verrou.</translation>
    </message>
    <message>
        <source>Expired, or the holder&apos;s program is silent.</source>
        <translation>Expiré, ou le programme du détenteur ne donne plus signe de vie.</translation>
    </message>
    <message>
        <source>Such as since, idle, expires, user or key.</source>
        <translation>Par exemple since, idle, expires, user ou key.</translation>
    </message>
    <message>
        <source>Give items that somebody holds to somebody else.</source>
        <translation>Attribuer à quelqu’un d’autre des dossiers que quelqu’un détient.</translation>
    </message>
    <message>
        <source>Hand over everything that somebody holds, to somebody else or to all.</source>
        <translation>Transmettre tout ce que quelqu’un détient, à quelqu’un d’autre ou à tous.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>login</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>roles</source>
        <translation>rôles</translation>
    </message>
    <message>
        <source>queues</source>
        <translation>files d’attente</translation>
    </message>
    <message>
        <source>There is no role &quot;%1&quot;. Roles are: %2.</source>
        <translation>Le rôle «&#xa0;%1&#xa0;» n’existe pas. Les rôles sont&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There is a user named &quot;%1&quot; already. &quot;intrayctl user set&quot; changes what a user may do.</source>
        <translation>Il existe déjà un utilisateur nommé «&#xa0;%1&#xa0;». «&#xa0;intrayctl user set&#xa0;» change ce qu’un utilisateur peut faire.</translation>
    </message>
    <message>
        <source>There is no user named &quot;%1&quot;. &quot;intrayctl user add&quot; brings one in.</source>
        <translation>Il n’y a pas d’utilisateur nommé «&#xa0;%1&#xa0;». «&#xa0;intrayctl user add&#xa0;» en ajoute un.</translation>
    </message>
    <message>
        <source>%1 has no rights here any more. The history keeps the name.</source>
        <translation>%1 n’a plus aucun droit ici. L’historique conserve le nom.</translation>
    </message>
    <message>
        <source>The user&apos;s new login, after it was renamed on MariaDB.</source>
        <translation>Le nouveau compte de l’utilisateur, après son changement de nom sur MariaDB.</translation>
    </message>
    <message>
        <source>Give a login of the database roles in Intray.
NAME is the login; on SQLite any name. An administrator&apos;s.</source>
        <translation>Donner à un compte de la base de données des rôles dans Intray.
NAME est le compte&#xa0;; avec SQLite, un nom quelconque. Réservé aux administrateurs.</translation>
    </message>
    <message>
        <source>Change what a user may do; what is not named stays as it is.</source>
        <translation>Changer ce qu’un utilisateur peut faire&#xa0;; ce qui n’est pas nommé reste inchangé.</translation>
    </message>
    <message>
        <source>Take all rights from a user; the login itself stays.</source>
        <translation>Retirer tous ses droits à un utilisateur&#xa0;; le compte lui-même reste.</translation>
    </message>
    <message>
        <source>List who may do what.</source>
        <translation>Lister qui a le droit de faire quoi.</translation>
    </message>
    <message>
        <source>Name an item, or a queue with --queue.</source>
        <translation>Désignez un dossier, ou une file d’attente avec --queue.</translation>
    </message>
    <message>
        <source>Say why nobody can take an item, or why somebody gets nothing.</source>
        <translation>Dire pourquoi personne ne peut prendre un dossier, ou pourquoi quelqu’un ne reçoit rien.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot; that can be run. Nothing was taken from the queue.</source>
        <translation>Il n’y a pas de commande «&#xa0;%1&#xa0;» qui puisse être exécutée. Rien n’a été pris dans la file d’attente.</translation>
    </message>
    <message>
        <source>%1 completed, %2 failed, %3 put back for another try, %4 given back, %5 lost.</source>
        <translation>%1 terminés, %2 en échec, %3 remis pour une autre tentative, %4 rendus, %5 perdus.</translation>
    </message>
    <message>
        <source>End when nothing is left, instead of waiting for more.</source>
        <translation>Finir quand il ne reste rien, au lieu d’attendre la suite.</translation>
    </message>
    <message>
        <source>Run a command for each item of a queue: the record as JSON on its standard input, the result as JSON on its standard output.
Status 0 completes the item. Else it is tried again as often as the queue allows, and fails then with the command&apos;s standard error as the reason. Ctrl+C takes no more items and waits for what runs; a second one ends that too and gives the items back.</source>
        <translation>Exécuter une commande pour chaque dossier d’une file d’attente&#xa0;: l’enregistrement en JSON sur son entrée standard, le résultat en JSON sur sa sortie standard.
Le code de retour 0 termine le dossier. Sinon il est tenté à nouveau aussi souvent que la file d’attente le permet, puis il est en échec avec la sortie d’erreur de la commande pour motif. Ctrl+C ne prend plus de dossiers et attend ce qui est en cours&#xa0;; un second Ctrl+C y met fin aussi et rend les dossiers.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouverts</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillés</translation>
    </message>
    <message>
        <source>put off</source>
        <translation>reportés</translation>
    </message>
    <message>
        <source>done today</source>
        <translation>terminés aujourd’hui</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>en échec</translation>
    </message>
    <message>
        <source>expired today</source>
        <translation>expirés aujourd’hui</translation>
    </message>
    <message>
        <source>released today</source>
        <translation>libérés aujourd’hui</translation>
    </message>
    <message>
        <source>empty requests</source>
        <translation>demandes sans résultat</translation>
    </message>
    <message>
        <source>from</source>
        <translation>à partir de</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>terminés</translation>
    </message>
    <message>
        <source>backlog</source>
        <translation>reste à traiter</translation>
    </message>
    <message>
        <source>Adding up the history</source>
        <translation>Récapitulation de l’historique</translation>
    </message>
    <message>
        <source>Show each queue at a glance, and what was completed and left per hour or day.</source>
        <translation>Montrer chaque file d’attente d’un coup d’œil, et ce qui a été terminé et ce qui restait à traiter par heure ou par jour.</translation>
    </message>
    <message>
        <source>The last N days, day by day; else the last 24 hours, hour by hour.</source>
        <translation>Les N derniers jours, jour par jour&#xa0;; sinon les dernières 24 heures, heure par heure.</translation>
    </message>
    <message>
        <source>--%1 must be a day such as 2026-11-21 or a time such as 2026-11-21T08:00, not &quot;%2&quot;.</source>
        <translation>--%1 doit être un jour tel que 2026-11-21 ou un moment tel que 2026-11-21T08:00, et non «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>--kind must be one of %1, not &quot;%2&quot;.</source>
        <translation>--kind doit être l’un des mots %1, et non «&#xa0;%2&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of history were written.</source>
        <translation>
            <numerusform>%n ligne d’historique a été écrite.</numerusform>
            <numerusform>%n lignes d’historique ont été écrites.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only of the items of this queue.</source>
        <translation>Seulement pour les dossiers de cette file d’attente.</translation>
    </message>
    <message>
        <source>Only of the items with this key.</source>
        <translation>Seulement pour les dossiers avec cette clé.</translation>
    </message>
    <message>
        <source>Only what this user did.</source>
        <translation>Seulement ce qu’a fait cet utilisateur.</translation>
    </message>
    <message>
        <source>Only this, such as completed; may be given again.</source>
        <translation>Seulement ceci, par exemple completed&#xa0;; peut être indiqué plusieurs fois.</translation>
    </message>
    <message>
        <source>From this day or time on, such as 2026-11-21.</source>
        <translation>À partir de ce jour ou de ce moment, par exemple 2026-11-21.</translation>
    </message>
    <message>
        <source>Before this day or time.</source>
        <translation>Avant ce jour ou ce moment.</translation>
    </message>
    <message>
        <source>Write all of it to a CSV file.</source>
        <translation>Écrire le tout dans un fichier CSV.</translation>
    </message>
    <message>
        <source>Show what happened to an item, over all steps of its record; with an option or without ITEM, search the whole history, newest first.</source>
        <translation>Montrer ce qui est arrivé à un dossier, à travers toutes les étapes de son enregistrement&#xa0;; avec une option ou sans ITEM, rechercher dans tout l’historique, le plus récent en premier.</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>habituels</translation>
    </message>
    <message>
        <source>yes: %1</source>
        <translation>oui&#xa0;: %1</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>avertissements</translation>
    </message>
    <message>
        <source>What the people who work there read.</source>
        <translation>Ce que lisent les personnes qui y travaillent.</translation>
    </message>
    <message>
        <source>How long before the end of a lock its holder is warned, first and last, such as 5m,1m; &quot;usual&quot; for the usual times.</source>
        <translation>Combien de temps avant la fin d’un verrou son détenteur est averti, la première et la dernière fois, par exemple 5m,1m&#xa0;; «&#xa0;usual&#xa0;» pour les délais habituels.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item fails; &quot;&quot; for none.</source>
        <translation>Motifs à choisir quand un dossier est marqué en échec&#xa0;; &quot;&quot; pour aucun.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item is sent back; &quot;&quot; for none.</source>
        <translation>Motifs à choisir quand un dossier est renvoyé&#xa0;; &quot;&quot; pour aucun.</translation>
    </message>
    <message>
        <source>--warn is one or two spans of time such as 5m,1m, or &quot;usual&quot;, not &quot;%1&quot;.</source>
        <translation>--warn est une ou deux durées telles que 5m,1m, ou «&#xa0;usual&#xa0;», et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot;, was &quot;%3&quot;</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;», auparavant «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>Tell what each ending changed in the record.</source>
        <translation>Indique ce que chaque clôture a modifié dans l’enregistrement.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have the priority %1 now.</source>
        <translation>
            <numerusform>%n dossier a maintenant la priorité %1.</numerusform>
            <numerusform>%n dossiers ont maintenant la priorité %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring waiting items forward, or put them behind others.</source>
        <translation>Faire avancer des dossiers en attente, ou les placer derrière d’autres.</translation>
    </message>
    <message>
        <source>First come: %1</source>
        <translation>Viennent d’abord&#xa0;: %1</translation>
    </message>
    <message>
        <source>Where the longest lock stands, in minutes; by default it is --hold.</source>
        <translation>Où se trouve la durée maximale du verrou, en minutes&#xa0;; par défaut, --hold.</translation>
    </message>
    <message>
        <source>The file %1 exists already. Nothing was done; --force overwrites it.</source>
        <translation>Le fichier %1 existe déjà. Rien n’a été fait&#xa0;; --force l’écrase.</translation>
    </message>
    <message>
        <source>Print the names only, one on each line.</source>
        <translation>N’afficher que les noms, un par ligne.</translation>
    </message>
    <message>
        <source>Overwrite a file that exists.</source>
        <translation>Écraser un fichier existant.</translation>
    </message>
    <message>
        <source>&quot;intrayctl help&quot; lists the commands.</source>
        <translation>«&#xa0;intrayctl help&#xa0;» affiche les commandes.</translation>
    </message>
    <message>
        <source>Close an item for good, without completing it.</source>
        <translation>Clore un dossier définitivement, sans le terminer.</translation>
    </message>
    <message>
        <source>The database, such as sqlite:FILE or postgresql://USER@HOST/NAME; also -d. Without it $INTRAY_DATABASE, then the embedded database that the window uses. A server&apos;s password comes from $INTRAY_PASSWORD, the server&apos;s own password file or the keyboard.</source>
        <translation>La base de données, par exemple sqlite:FICHIER ou postgresql://UTILISATEUR@MACHINE/NOM&#xa0;; aussi -d. Sans indication, $INTRAY_DATABASE, puis la base intégrée que la fenêtre utilise. Le mot de passe d’un serveur vient de $INTRAY_PASSWORD, du fichier de mots de passe du serveur ou du clavier.</translation>
    </message>
    <message>
        <source>Who acts; only for a database without logins, where it is the system&apos;s user otherwise.</source>
        <translation>Qui agit&#xa0;; seulement pour une base sans comptes, où c’est sinon l’utilisateur du système.</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 failed, 2 wrong usage, 3 nothing available,
4 the lock is not yours or you lack the right, 5 busy, try again,
6 done, but some of it was rejected.</source>
        <translation>Code de retour&#xa0;: 0 fait, 1 échec, 2 mauvais usage, 3 rien de disponible,
4 le verrou n’est pas le vôtre ou le droit vous manque, 5 occupé, réessayez,
6 fait, mais une partie a été rejetée.</translation>
    </message>
    <message>
        <source>&quot;intrayctl help COMMAND&quot; shows the options of a command.</source>
        <translation>«&#xa0;intrayctl help COMMANDE&#xa0;» affiche les options d’une commande.</translation>
    </message>
    <message>
        <source>List the commands, or show the options of one.</source>
        <translation>Afficher les commandes, ou les options de l’une d’elles.</translation>
    </message>
    <message>
        <source>There is more: --cursor %1 goes on, --export FILE writes all of it.</source>
        <translation>Il y en a plus&#xa0;: --cursor %1 continue, --export FICHIER écrit tout.</translation>
    </message>
    <message>
        <source>At most so many lines, newest first; 200 without it.</source>
        <translation>Au plus ce nombre de lignes, les plus récentes d’abord&#xa0;; sans indication 200.</translation>
    </message>
    <message>
        <source>The encoding of the file, such as windows-1252; without it, it is guessed.</source>
        <translation>L’encodage du fichier, par exemple windows-1252&#xa0;; sans indication, il est deviné.</translation>
    </message>
    <message>
        <source>What separates values: one character, or tab, comma, semicolon, pipe or space; without it, it is guessed.</source>
        <translation>Ce qui sépare les valeurs&#xa0;: un caractère, ou tab, comma, semicolon, pipe ou space&#xa0;; sans indication, c’est deviné.</translation>
    </message>
    <message>
        <source>There is more: --cursor %1 goes on.</source>
        <translation>Il y en a plus&#xa0;: --cursor %1 continue.</translation>
    </message>
    <message>
        <source>open (without it), locked, done, failed or dismissed.</source>
        <translation>open (sans indication), locked, done, failed ou dismissed.</translation>
    </message>
    <message>
        <source>At most so many; 50 without it.</source>
        <translation>Au plus ce nombre&#xa0;; sans indication 50.</translation>
    </message>
    <message>
        <source>--count is for queues; with --item you get the items named.</source>
        <translation>--count sert pour les files d’attente&#xa0;; avec --item vous recevez les dossiers indiqués.</translation>
    </message>
    <message>
        <source>Name a queue, or items after --item.</source>
        <translation>Indiquez une file d’attente, ou des dossiers après --item.</translation>
    </message>
    <message>
        <source>At most so many items; 1 without it.</source>
        <translation>Au plus ce nombre de dossiers&#xa0;; sans indication 1.</translation>
    </message>
    <message>
        <source>The arguments are items, not queues; all of them are taken, or none.</source>
        <translation>Les arguments sont des dossiers, pas des files d’attente&#xa0;; tous sont pris, ou aucun.</translation>
    </message>
    <message>
        <source>Higher comes first; must be given.</source>
        <translation>Les plus élevées passent d’abord&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>Why; it is kept in the history.</source>
        <translation>Pourquoi&#xa0;; c’est conservé dans l’historique.</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>détention</translation>
    </message>
    <message>
        <source>The queue %1 is removed.</source>
        <translation>La file d’attente %1 est supprimée.</translation>
    </message>
    <message>
        <source>Remove a queue that never had an item; any other can be paused.</source>
        <translation>Supprimer une file d’attente qui n’a jamais eu de dossier&#xa0;; toute autre peut être mise en pause.</translation>
    </message>
    <message>
        <source>Whether an item goes to somebody else than whoever completed the step before.</source>
        <translation>Si un dossier va à une autre personne que celle qui a terminé l’étape précédente.</translation>
    </message>
    <message>
        <source>Finished items of this queue, instead of ITEM.</source>
        <translation>Les dossiers clos de cette file d’attente, au lieu de ITEM.</translation>
    </message>
    <message>
        <source>Only those that are done, failed or dismissed.</source>
        <translation>Seulement ceux à l’état done, failed ou dismissed.</translation>
    </message>
    <message>
        <source>Only those that this user finished.</source>
        <translation>Seulement ceux que cet utilisateur a clos.</translation>
    </message>
    <message>
        <source>Only those finished on this day or at this time, or later.</source>
        <translation>Seulement ceux clos ce jour ou à cette heure, ou plus tard.</translation>
    </message>
    <message>
        <source>Only those finished before this day or time.</source>
        <translation>Seulement ceux clos avant ce jour ou cette heure.</translation>
    </message>
    <message>
        <source>--cancel needs the number of a request.</source>
        <translation>--cancel exige le numéro d’une demande.</translation>
    </message>
    <message>
        <source>Only requests for this queue.</source>
        <translation>Seulement les demandes pour cette file d’attente.</translation>
    </message>
    <message>
        <source>At most so many; 200 without it.</source>
        <translation>Au plus ce nombre&#xa0;; sans indication 200.</translation>
    </message>
    <message>
        <source>Cancel the request, if it has not been answered.</source>
        <translation>Annuler la demande, si elle n’a pas encore reçu de réponse.</translation>
    </message>
    <message>
        <source>Look again with &quot;intrayctl requests %1&quot;.</source>
        <translation>Regardez de nouveau avec «&#xa0;intrayctl requests %1&#xa0;».</translation>
    </message>
    <message>
        <source>--sort must be one of %1.</source>
        <translation>--sort doit être l’un de %1.</translation>
    </message>
    <message>
        <source>Who gets the items; without it they are open.</source>
        <translation>Qui reçoit les dossiers&#xa0;; sans indication, ils sont ouverts.</translation>
    </message>
    <message>
        <source>In descending order.</source>
        <translation>Par ordre décroissant.</translation>
    </message>
    <message>
        <source>At most so many, up to 500; 200 without it.</source>
        <translation>Au plus ce nombre, jusqu’à 500&#xa0;; sans indication 200.</translation>
    </message>
    <message>
        <source>A queue that a clerk sees; may be given several times. Without it, or with &quot;&quot;, every queue.</source>
        <translation>Une file d’attente que voit un clerk&#xa0;; peut être donnée plusieurs fois. Sans indication, ou avec &quot;&quot;, toutes.</translation>
    </message>
    <message>
        <source>Say why somebody gets nothing from this queue.</source>
        <translation>Dire pourquoi quelqu’un ne reçoit rien de cette file d’attente.</translation>
    </message>
    <message>
        <source>Who that is; you without it.</source>
        <translation>De qui il s’agit&#xa0;; vous, sans indication.</translation>
    </message>
    <message>
        <source>So many items at once; 1 without it.</source>
        <translation>Ce nombre de dossiers à la fois&#xa0;; sans indication 1.</translation>
    </message>
    <message>
        <source>End a command that takes longer; without it, shortly before the queue&apos;s longest hold.</source>
        <translation>Mettre fin à une commande qui dure plus longtemps&#xa0;; sans indication, peu avant la détention maximale de la file d’attente.</translation>
    </message>
    <message>
        <source>How long a failed item waits for its second try, 10s without it; each further wait is twice as long, up to 1h.</source>
        <translation>Combien de temps un dossier en échec attend son deuxième essai, sans indication 10s&#xa0;; chaque attente suivante est deux fois plus longue, jusqu’à 1h.</translation>
    </message>
    <message>
        <source>When stopped, wait so long for running commands; without it, until they are done.</source>
        <translation>À l’arrêt, attendre ce temps les commandes en cours&#xa0;; sans indication, jusqu’à leur fin.</translation>
    </message>
    <message>
        <source>Recorded in the history beside the name of this machine.</source>
        <translation>Figure dans l’historique à côté du nom de cette machine.</translation>
    </message>
    <message>
        <source>List who asked for work over a query and what they got, or look at one request again.
It never starts the query.</source>
        <translation>Afficher qui a demandé des dossiers d’une requête et ce qu’il a reçu, ou revoir une demande.
Cela ne lance jamais la requête.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is written: intrayctl %2.</source>
        <translation>«&#xa0;%1&#xa0;» s’écrit&#xa0;: intrayctl %2.</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>schema</source>
        <translation>schéma</translation>
    </message>
    <message>
        <source>dispositions</source>
        <translation>clôtures</translation>
    </message>
    <message>
        <source>reasons to fail</source>
        <translation>motifs d’échec</translation>
    </message>
    <message>
        <source>reasons to send back</source>
        <translation>motifs de renvoi</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>fraîcheur</translation>
    </message>
    <message>
        <source>The clock of this computer was put forward, so no locks are made. Set it right; if it is right now, start again.</source>
        <translation>L’horloge de cet ordinateur a été avancée, donc rien n’est verrouillé. Mettez-la à l’heure&#xa0;; si elle est juste à présent, recommencez.</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>champs</translation>
    </message>
    <message>
        <source>--database names no database. Leave the option out for your own.</source>
        <translation>--database ne nomme aucune base de données. Omettez l’option pour utiliser la vôtre.</translation>
    </message>
    <message>
        <source>--key row stands alone. For a column of this name write --key &apos;&quot;row&quot;&apos;.</source>
        <translation>--key row s’emploie seul. Pour une colonne de ce nom, écrivez --key &apos;&quot;row&quot;&apos;.</translation>
    </message>
    <message>
        <source>--key cannot be read: %1</source>
        <translation>--key est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing was written. Of %1 rows %2 would be added, %3 are there already, %4 are there already and different, %5 would be rejected.</source>
        <translation>Rien n’a été écrit. Sur %1 lignes, %2 seraient ajoutées, %3 sont déjà présentes, %4 sont déjà présentes et différentes, %5 seraient rejetées.</translation>
    </message>
    <message>
        <source>Of %1 rows %2 were added, %3 were there already, %4 were there already and different, %5 were rejected.</source>
        <translation>Sur %1 lignes, %2 ont été ajoutées, %3 étaient déjà présentes, %4 étaient déjà présentes et différentes, %5 ont été rejetées.</translation>
    </message>
    <message>
        <source>The columns that name a record, in double quotes where a name has a comma, or the option once for each; or row: each row by itself, so that rows may be equal. Without it they are guessed and the guess is checked against all rows.</source>
        <translation>Les colonnes qui nomment un enregistrement, entre guillemets doubles si un nom contient une virgule, ou l’option une fois pour chacune&#xa0;; ou row&#xa0;: chaque ligne pour elle-même, des lignes peuvent alors être égales. Sans elle, elles sont devinées et vérifiées sur toutes les lignes.</translation>
    </message>
    <message>
        <source>Where rows go that were rejected, or are there already and different, with line and reason.</source>
        <translation>Où vont les lignes rejetées, ou déjà présentes et différentes, avec leur numéro et le motif.</translation>
    </message>
    <message>
        <source>This is no cursor of a list of all queues: %1</source>
        <translation>Ce n’est pas un curseur d’une liste de toutes les files&#xa0;: %1</translation>
    </message>
    <message>
        <source>What is written to CSV, without quotes, for a value that is missing; without it nothing, and &quot;&quot; for an empty one.</source>
        <translation>Ce qui est écrit en CSV, sans guillemets, pour une valeur manquante&#xa0;; sans elle rien, et &quot;&quot; pour une valeur vide.</translation>
    </message>
    <message>
        <source>--%1 must be one character, or none.</source>
        <translation>--%1 doit être un caractère, ou none.</translation>
    </message>
    <message>
        <source>--%1 must be yes or no.</source>
        <translation>--%1 doit être yes ou no.</translation>
    </message>
    <message>
        <source>--columns must be same, add or ignore.</source>
        <translation>--columns doit être same, add ou ignore.</translation>
    </message>
    <message>
        <source>Columns that are not the queue&apos;s fields: same refuses the file (without the option), add makes new ones fields, ignore leaves them out; missing ones stay missing.</source>
        <translation>Colonnes qui ne sont pas des champs de la file&#xa0;: same refuse le fichier (sans l’option), add fait des nouvelles des champs, ignore les omet&#xa0;; celles qui manquent restent absentes.</translation>
    </message>
    <message>
        <source>Whether the first line names the columns; without it, it is guessed.</source>
        <translation>Si la première ligne nomme les colonnes&#xa0;; sans elle, c’est deviné.</translation>
    </message>
    <message>
        <source>So many lines in front of the header are not read.</source>
        <translation>Ce nombre de lignes avant l’en-tête n’est pas lu.</translation>
    </message>
    <message>
        <source>Lines that begin with this character are not read.</source>
        <translation>Les lignes qui commencent par ce caractère ne sont pas lues.</translation>
    </message>
    <message>
        <source>What values are quoted with: &quot;; or none.</source>
        <translation>Ce qui met les valeurs entre guillemets&#xa0;: &quot;&#xa0;; ou none.</translation>
    </message>
    <message>
        <source>Makes the next character part of the value, as \ in many files; none without it.</source>
        <translation>Fait du caractère suivant une partie de la valeur, comme \ dans beaucoup de fichiers&#xa0;; sans elle aucun.</translation>
    </message>
    <message>
        <source>What stands, without quotes, for a value that is missing; without it an empty one is empty. In what Intray wrote, nothing stands for it.</source>
        <translation>Ce qui tient lieu, sans guillemets, d’une valeur manquante&#xa0;; sans elle une valeur vide est vide. Dans ce qu’Intray a écrit, rien n’en tient lieu.</translation>
    </message>
    <message>
        <source>Whether formulas have an apostrophe in front that is not theirs; without it only in what Intray wrote.</source>
        <translation>Si les formules sont précédées d’une apostrophe qui n’est pas à elles&#xa0;; sans elle seulement dans ce qu’Intray a écrit.</translation>
    </message>
    <message>
        <source>Item %1 was sent back to the step before.</source>
        <translation>Le dossier %1 est retourné à l’étape précédente.</translation>
    </message>
    <message>
        <source>Complete an item; FILE is a JSON object with the fields to change, the others stay as they are.</source>
        <translation>Termine un élément&#xa0;; FILE est un objet JSON avec les champs à modifier, les autres restent tels quels.</translation>
    </message>
    <message>
        <source>FILE is the whole record: what it does not name is gone.</source>
        <translation>FILE est l’enregistrement entier&#xa0;: ce qu’il ne nomme pas disparaît.</translation>
    </message>
    <message>
        <source>Fields that are required may be missing: whoever works on the item fills them in.</source>
        <translation>Des champs obligatoires peuvent manquer&#xa0;: la personne qui traite l’élément les remplit.</translation>
    </message>
    <message>
        <source>largest record</source>
        <translation>plus grand enregistrement</translation>
    </message>
    <message>
        <source>largest field</source>
        <translation>plus grand champ</translation>
    </message>
    <message>
        <source>A field that records may have besides; can be given several times.</source>
        <translation>Un champ que les enregistrements peuvent avoir en plus&#xa0;; peut être donné plusieurs fois.</translation>
    </message>
    <message>
        <source>How large a record may be, such as 1M, 64k or a number of bytes.</source>
        <translation>La taille maximale d’un enregistrement, par exemple 1M, 64k ou un nombre d’octets.</translation>
    </message>
    <message>
        <source>How large each value in it may be.</source>
        <translation>La taille maximale de chaque valeur.</translation>
    </message>
    <message>
        <source>--%1 is a size such as 1M, 64k or 5000, not &quot;%2&quot;.</source>
        <translation>--%1 est une taille comme 1M, 64k ou 5000, pas «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no lock id. A claim prints the lock&apos;s; &quot;intrayctl mine&quot; shows those that you hold.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas l’identifiant d’un verrou. Il est indiqué à la prise&#xa0;; «&#xa0;intrayctl mine&#xa0;» montre ceux de vos verrous.</translation>
    </message>
    <message>
        <source>--role names all roles of the user; --add-role and --drop-role change one. Use either.</source>
        <translation>--role indique tous les rôles de l’utilisateur&#xa0;; --add-role et --drop-role en changent un. Utilisez l’un ou l’autre.</translation>
    </message>
    <message>
        <source>One of clerk, supervisor, administrator, importer, worker, auditor; may be given several times. The user has these and no others. Without it, &quot;user add&quot; makes a clerk.</source>
        <translation>L’un de clerk, supervisor, administrator, importer, worker, auditor&#xa0;; peut être donné plusieurs fois. L’utilisateur a ceux-ci et aucun autre. Sans indication, «&#xa0;user add&#xa0;» crée un clerk.</translation>
    </message>
    <message>
        <source>Give this role too; may be given several times.</source>
        <translation>Donner aussi ce rôle&#xa0;; peut être donné plusieurs fois.</translation>
    </message>
    <message>
        <source>Take this role away; may be given several times.</source>
        <translation>Retirer ce rôle&#xa0;; peut être donné plusieurs fois.</translation>
    </message>
    <message>
        <source>Nothing was released: nobody holds what was named.</source>
        <translation>Rien n’a été libéré&#xa0;: personne ne détient ce qui a été indiqué.</translation>
    </message>
    <message>
        <source>%1 items, %2 events and %3 seals: everything holds.</source>
        <translation>%1 dossiers, %2 événements et %3 sceaux&#xa0;: tout est en ordre.</translation>
    </message>
    <message>
        <source>The history has no seal yet; &quot;intrayctl sweep&quot; makes one.</source>
        <translation>L’historique n’a pas encore de sceau&#xa0;; «&#xa0;intrayctl sweep&#xa0;» en crée un.</translation>
    </message>
    <message>
        <source>%1 is seal %2, made at %3 by %4, up to event %5.</source>
        <translation>%1 est le sceau %2, fait le %3 par %4, jusqu’à l’événement %5.</translation>
    </message>
    <message>
        <source>--expect takes the digest of a seal as &quot;audit --head&quot; prints it: 64 hexadecimal digits.</source>
        <translation>--expect attend l’empreinte d’un sceau telle que «&#xa0;audit --head&#xa0;» l’affiche&#xa0;: 64 chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>--head and --expect are given one at a time.</source>
        <translation>--head et --expect se donnent séparément.</translation>
    </message>
    <message>
        <source>Check the whole history, the records and the seals against what always holds.</source>
        <translation>Vérifier tout l’historique, les enregistrements et les sceaux d’après ce qui doit toujours être vrai.</translation>
    </message>
    <message>
        <source>Print the newest seal instead, to be kept where nobody of this database can change it.</source>
        <translation>Afficher plutôt le sceau le plus récent, à garder là où personne de cette base de données ne peut le modifier.</translation>
    </message>
    <message>
        <source>A seal that was kept elsewhere must still be there; may be given again.</source>
        <translation>Un sceau gardé ailleurs doit encore exister&#xa0;; peut être répété.</translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s) were put on the history.</source>
        <translation>
            <numerusform>%n sceau a été apposé sur l’historique.</numerusform>
            <numerusform>%n sceaux ont été apposés sur l’historique.</numerusform>
        </translation>
    </message>
    <message>
        <source>Release the locks that have expired, and seal the history.</source>
        <translation>Libérer les verrous expirés et sceller l’historique.</translation>
    </message>
    <message>
        <source>Seal the history now, however young the newest seal is.</source>
        <translation>Sceller l’historique maintenant, même si le dernier sceau est récent.</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>autre programme</translation>
    </message>
    <message>
        <source>Only say what would happen, and whose it is.</source>
        <translation>Dire seulement ce qui se passerait et à qui c’est.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names the field “%2” twice.</source>
        <translation>«&#xa0;%1&#xa0;» nomme deux fois le champ «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1: %2, was %3</source>
        <translation>%1&#xa0;: %2, était %3</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>There may be more: --cursor %1 goes on.</source>
        <translation>Il y en a peut-être d’autres&#xa0;: --cursor %1 continue.</translation>
    </message>
    <message>
        <source>--rules and --users are given one at a time.</source>
        <translation>--rules et --users se donnent séparément.</translation>
    </message>
    <message>
        <source>What was changed in the rules of queues, by whom; of one if it is named instead of ITEM.</source>
        <translation>Ce qui a été changé dans les règles des files, et par qui&#xa0;; d’une seule si elle est nommée à la place de ITEM.</translation>
    </message>
    <message>
        <source>What was changed in what users may do, by whom; of one if it is named instead of ITEM.</source>
        <translation>Ce qui a été changé dans les droits des utilisateurs, et par qui&#xa0;; d’un seul s’il est nommé à la place de ITEM.</translation>
    </message>
    <message numerus="yes">
        <source>The next item is available in %n second(s).</source>
        <translation>
            <numerusform>Le prochain dossier est disponible dans une seconde.</numerusform>
            <numerusform>Le prochain dossier est disponible dans %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The queue %1 has no table any more and is paused; its history stays. The table was left as it is. Adopt it again under this name to go on.</source>
        <translation>La file %1 n’a plus de table et est en pause&#xa0;; son historique reste. La table a été laissée telle quelle. Reprenez-la sous ce nom pour continuer.</translation>
    </message>
    <message>
        <source>Take the mapping of a queue away: name the queue instead of the table.</source>
        <translation>Retirer la correspondance d’une file&#xa0;: nommez la file au lieu de la table.</translation>
    </message>
    <message>
        <source>Say where the lock stands: --lock-user and --lock-time, --lock-id alone, or --lock-table.</source>
        <translation>Dites où se trouve le verrou&#xa0;: --lock-user et --lock-time, --lock-id seul, ou --lock-table.</translation>
    </message>
    <message>
        <source>--failed needs --state, the column that its value stands in.</source>
        <translation>--failed exige --state, la colonne où se trouve sa valeur.</translation>
    </message>
    <message>
        <source>Its value for rows that failed; if there is one.</source>
        <translation>Sa valeur pour les lignes en échec, s’il y en a une.</translation>
    </message>
    <message>
        <source>Why a row failed, written by Intray.</source>
        <translation>Pourquoi une ligne a échoué&#xa0;; écrit par Intray.</translation>
    </message>
    <message>
        <source>What a worker made of a row, as JSON.</source>
        <translation>Ce qu’un programme a fait d’une ligne, en JSON.</translation>
    </message>
    <message>
        <source>When a row was completed.</source>
        <translation>Quand une ligne a été terminée.</translation>
    </message>
    <message>
        <source>Who changed a row last.</source>
        <translation>Qui a modifié une ligne en dernier.</translation>
    </message>
    <message>
        <source>When that was.</source>
        <translation>Quand c’était.</translation>
    </message>
    <message>
        <source>last changed</source>
        <translation>dernière modification</translation>
    </message>
    <message>
        <source>%1 is a pipe or a device, which a file would replace. Nothing was done; name a file.</source>
        <translation>%1 est un tube ou un périphérique, qu’un fichier remplacerait. Rien n’a été fait&#xa0;; indiquez un fichier.</translation>
    </message>
    <message>
        <source>The items cannot be written to where they were to go.</source>
        <translation>Les éléments ne peuvent pas être écrits là où ils devaient aller.</translation>
    </message>
    <message>
        <source>Expired locks in %1 stay: the adopted table does not give its rows back, because a rule or trigger there refuses it, or because it is not as it was when it was adopted. Ask who looks after the table, or undo the adoption.</source>
        <translation>Les verrous expirés dans %1 restent&#xa0;: la table adoptée ne rend pas ses lignes, parce qu’une règle ou un déclencheur le refuse, ou parce qu’elle n’est plus comme lors de son adoption. Demandez à qui s’occupe de la table, ou annulez l’adoption.</translation>
    </message>
    <message>
        <source>A rule or trigger of the queue&apos;s table does not let the rows be locked that are next. Ask an administrator to change the rule or the rows.</source>
        <translation>Une règle ou un déclencheur de la table de la file ne laisse pas verrouiller les lignes suivantes. Demandez à un administrateur de changer la règle ou les lignes.</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>rendu</translation>
    </message>
    <message>
        <source>Item %1 has the note now.</source>
        <translation>Le dossier %1 porte maintenant la note.</translation>
    </message>
    <message>
        <source>Write a note on an item for whoever has to do with it; it stays in the history.</source>
        <translation>Écrire une note sur un dossier pour qui s’en occupe&#xa0;; elle reste dans l’historique.</translation>
    </message>
    <message>
        <source>TEXT is empty: write what the note is to say.</source>
        <translation>TEXT est vide&#xa0;: écrivez ce que la note doit dire.</translation>
    </message>
    <message>
        <source>and item</source>
        <translation>et dossier</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>There are no likely duplicates.</source>
        <translation>Il n’y a pas de doublons probables.</translation>
    </message>
    <message>
        <source>--least must be a number from 0 to 1, not &quot;%1&quot;.</source>
        <translation>--least doit être un nombre de 0 à 1, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Looking for duplicates</source>
        <translation>Recherche de doublons</translation>
    </message>
    <message>
        <source>List pairs of items that are likely the same thing, likeliest first.</source>
        <translation>Lister les paires de dossiers qui sont probablement la même chose, les plus probables d’abord.</translation>
    </message>
    <message>
        <source>Only pairs with this item.</source>
        <translation>Seulement les paires avec cet dossier.</translation>
    </message>
    <message>
        <source>Only pairs that score at least so much, from 0 to 1; 0.5, where both are equally likely, without it.</source>
        <translation>Seulement les paires qui ont au moins ce score, de 0 à 1&#xa0;; sans cela 0,5, où les deux sont également probables.</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>règle</translation>
    </message>
    <message>
        <source>records</source>
        <translation>enregistrements</translation>
    </message>
    <message>
        <source>such as</source>
        <translation>par exemple</translation>
    </message>
    <message>
        <source>what is wrong</source>
        <translation>ce qui est faux</translation>
    </message>
    <message numerus="yes">
        <source>All %n record(s) keep the rules.</source>
        <translation>
            <numerusform>%n enregistrement respecte les règles.</numerusform>
            <numerusform>Les %n enregistrements respectent les règles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n record(s) break a rule.</source>
        <translation>
            <numerusform>%1 enregistrement sur %n enfreint une règle.</numerusform>
            <numerusform>%1 enregistrements sur %n enfreignent une règle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also against the rules that the records suggest; see &quot;propose&quot;.</source>
        <translation>Aussi contre les règles que suggèrent les enregistrements&#xa0;; voir &quot;propose&quot;.</translation>
    </message>
    <message>
        <source>Tell which records of a queue break which rules; the exit status is 6 if any does.</source>
        <translation>Dit quels enregistrements d’une file enfreignent quelles règles&#xa0;; le code de sortie est 6 si l’un le fait.</translation>
    </message>
    <message>
        <source>--least is a share from 0.5 to 1, such as 0.95, not &quot;%1&quot;.</source>
        <translation>--least est une part de 0.5 à 1, par exemple 0.95, et non &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>conformes</translation>
    </message>
    <message>
        <source>what it demands</source>
        <translation>ce qu’elle demande</translation>
    </message>
    <message>
        <source>broken by</source>
        <translation>enfreinte par</translation>
    </message>
    <message>
        <source>The records suggest no further rule.</source>
        <translation>Les enregistrements ne suggèrent pas d’autre règle.</translation>
    </message>
    <message>
        <source>These rules refuse nothing until they are taken: --take RULE, with the name of a rule or field, or --take all.</source>
        <translation>Ces règles ne refusent rien tant qu’elles ne sont pas reprises&#xa0;: --take RULE, avec le nom d’une règle ou d’un champ, ou --take all.</translation>
    </message>
    <message>
        <source>No rule “%1” is proposed. &quot;propose&quot; without --take lists those that are.</source>
        <translation>Aucune règle «&#xa0;%1&#xa0;» n’est proposée. &quot;propose&quot; sans --take énumère celles qui le sont.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) were taken.</source>
        <translation>
            <numerusform>%n règle a été reprise.</numerusform>
            <numerusform>%n règles ont été reprises.</numerusform>
        </translation>
    </message>
    <message>
        <source>--save writes the rules that --take names.</source>
        <translation>--save écrit les règles que nomme --take.</translation>
    </message>
    <message>
        <source>Make it a rule of the queue; can be given several times, and a field&apos;s name or &quot;all&quot; takes several.</source>
        <translation>En fait une règle de la file&#xa0;; peut être donné plusieurs fois, et le nom d’un champ ou &quot;all&quot; en reprend plusieurs.</translation>
    </message>
    <message>
        <source>Write the record schema with what was taken to a file, and leave the queue as it is.</source>
        <translation>Écrit le schéma des enregistrements avec ce qui est repris dans un fichier, et laisse la file comme elle est.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>suggestion</source>
        <translation>suggestion</translation>
    </message>
    <message>
        <source>Nothing is suspicious.</source>
        <translation>Rien n’est suspect.</translation>
    </message>
    <message>
        <source>Looking for suspicious values</source>
        <translation>Recherche de valeurs suspectes</translation>
    </message>
    <message>
        <source>List values that are likely wrong in the records that are not finished, and what is likely meant.</source>
        <translation>Liste les valeurs probablement fausses des enregistrements non terminés, et ce qui est probablement voulu.</translation>
    </message>
    <message>
        <source>Of this item only, finished or not.</source>
        <translation>De cet élément seulement, terminé ou non.</translation>
    </message>
    <message>
        <source>Only items whose record breaks a rule.</source>
        <translation>Seulement les éléments dont l’enregistrement enfreint une règle.</translation>
    </message>
    <message>
        <source>Tell which rules the records of a queue suggest, and how many fit.</source>
        <translation>Dit quelles règles suggèrent les enregistrements d’une file, et combien y sont conformes.</translation>
    </message>
    <message>
        <source>Why; must be given where the queue asks for it. It stays in the history.</source>
        <translation>Pourquoi&#xa0;; obligatoire là où la file le demande. Le motif reste dans l’historique.</translation>
    </message>
    <message>
        <source>reason required</source>
        <translation>motif obligatoire</translation>
    </message>
    <message>
        <source>reasons to return</source>
        <translation>motifs de restitution</translation>
    </message>
    <message>
        <source>reasons to dismiss</source>
        <translation>motifs de rejet</translation>
    </message>
    <message>
        <source>For which endings a reason must be given besides fail and send_back, such as return,dismiss; &quot;&quot; for none.</source>
        <translation>Pour quelles issues un motif est obligatoire outre fail et send_back, comme return,dismiss&#xa0;; &quot;&quot; pour aucune.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item is returned; &quot;&quot; for none.</source>
        <translation>Motifs à choisir quand un dossier est rendu&#xa0;; &quot;&quot; pour aucun.</translation>
    </message>
    <message>
        <source>Reasons to choose from when an item is dismissed; &quot;&quot; for none.</source>
        <translation>Motifs à choisir quand un dossier est écarté&#xa0;; &quot;&quot; pour aucun.</translation>
    </message>
    <message>
        <source>--reason-required must be one of return and dismiss, or both, not &quot;%1&quot;.</source>
        <translation>--reason-required doit être return, dismiss ou les deux, pas &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>word</source>
        <translation>mot</translation>
    </message>
    <message>
        <source>times</source>
        <translation>fois</translation>
    </message>
    <message>
        <source>Nothing is misspelled.</source>
        <translation>Rien n’est mal orthographié.</translation>
    </message>
    <message>
        <source>No dictionary is installed. Install a Hunspell dictionary, such as the package hunspell-en-us.</source>
        <translation>Aucun dictionnaire n’est installé. Installez un dictionnaire Hunspell, comme le paquet hunspell-en-us.</translation>
    </message>
    <message>
        <source>Spelling is switched on in no field of this queue. Give a field of its schema &quot;x-intray&quot;: {&quot;spelling&quot;: &quot;en_US&quot;}.</source>
        <translation>L’orthographe n’est activée dans aucun champ de cette file. Donnez à un champ de son schéma &quot;x-intray&quot;: {&quot;spelling&quot;: &quot;en_US&quot;}.</translation>
    </message>
    <message>
        <source>Name a queue, or give --dictionaries.</source>
        <translation>Nommez une file, ou donnez --dictionaries.</translation>
    </message>
    <message>
        <source>List misspelled words in the fields for which the queue has spelling switched on.</source>
        <translation>Lister les mots mal orthographiés dans les champs pour lesquels la file a activé l’orthographe.</translation>
    </message>
    <message>
        <source>List the dictionaries that are installed here.</source>
        <translation>Lister les dictionnaires installés ici.</translation>
    </message>
    <message>
        <source>The share of the values that must fit a rule for it to be proposed, such as 0.95; without it 0.75.</source>
        <translation>La part des valeurs qui doivent suivre une règle pour qu’elle soit proposée, par exemple 0.95&#xa0;; sinon 0.75.</translation>
    </message>
    <message>
        <source>Item %1 has ended as a duplicate of item %2.</source>
        <translation>Le dossier %1 est terminé comme doublon du dossier %2.</translation>
    </message>
    <message>
        <source>Items %1 and %2 are not duplicates.</source>
        <translation>Les dossiers %1 et %2 ne sont pas des doublons.</translation>
    </message>
    <message>
        <source>End an item that you hold as a duplicate of another; a supervisor also one that nobody holds.</source>
        <translation>Terminer un dossier que vous tenez comme doublon d’un autre&#xa0;; un superviseur, aussi un que personne ne tient.</translation>
    </message>
    <message>
        <source>The item that is kept; must be given.</source>
        <translation>Le dossier qui reste&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>A JSON object with the fields of the kept item to change.</source>
        <translation>Un objet JSON avec les champs à changer dans le dossier qui reste.</translation>
    </message>
    <message>
        <source>Remember that two items are not the same thing, however alike they are.</source>
        <translation>Retenir que deux dossiers ne sont pas la même chose, si semblables qu’ils soient.</translation>
    </message>
    <message>
        <source>--%1 is given more than once.</source>
        <translation>--%1 est indiqué plus d’une fois.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are sealed for a second keying and were not checked. A supervisor can check them.</source>
        <translation>
            <numerusform>%n fiche est scellée pour une seconde saisie et n’a pas été vérifiée. Un superviseur peut la vérifier.</numerusform>
            <numerusform>%n fiches sont scellées pour une seconde saisie et n’ont pas été vérifiées. Un superviseur peut les vérifier.</numerusform>
        </translation>
    </message>
    <message>
        <source>--least says which rules are proposed; give --proposed too.</source>
        <translation>--least dit quelles règles sont proposées&#xa0;; indiquez aussi --proposed.</translation>
    </message>
    <message>
        <source>Only if the item that ends is held under this lock; without it, under whichever lock of yours.</source>
        <translation>Seulement si l’élément qui se termine est tenu sous ce verrou&#xa0;; sinon sous n’importe lequel des vôtres.</translation>
    </message>
    <message>
        <source>--by must be one of %1, not &quot;%2&quot;.</source>
        <translation>--by doit être l’un de %1, et non &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(aucun)</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>person</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>%1 of %2 completed records were corrected.</source>
        <translation>%1 enregistrements terminés sur %2 ont été corrigés.</translation>
    </message>
    <message>
        <source>corrections</source>
        <translation>corrections</translation>
    </message>
    <message>
        <source>Reading the completed records</source>
        <translation>Lecture des enregistrements terminés</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of corrections were written.</source>
        <translation>
            <numerusform>%n ligne de corrections a été écrite.</numerusform>
            <numerusform>%n lignes de corrections ont été écrites.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tell what was put right in the completed records: how often, in which field, which kind of error, from which file, by whom.</source>
        <translation>Dit ce qui a été corrigé dans les enregistrements terminés&#xa0;: combien de fois, dans quel champ, quel genre d’erreur, de quel fichier, par qui.</translation>
    </message>
    <message>
        <source>Add up by this; without it by field.</source>
        <translation>Additionner par cela&#xa0;; sinon, par champ.</translation>
    </message>
    <message>
        <source>Completed from this day or time on.</source>
        <translation>Terminés à partir de ce jour ou de cette heure.</translation>
    </message>
    <message>
        <source>Completed before this day or time.</source>
        <translation>Terminés avant ce jour ou cette heure.</translation>
    </message>
    <message>
        <source>Only what this user put right.</source>
        <translation>Seulement ce que cet utilisateur a corrigé.</translation>
    </message>
    <message>
        <source>Only what you put right; clerks see nothing else.</source>
        <translation>Seulement ce que vous avez corrigé&#xa0;; les agents ne voient rien d’autre.</translation>
    </message>
    <message>
        <source>Write every line to a CSV file instead.</source>
        <translation>Écrire plutôt toutes les lignes dans un fichier CSV.</translation>
    </message>
    <message>
        <source>Loading the look-up table</source>
        <translation>Chargement de la table de référence</translation>
    </message>
    <message>
        <source>“%1” has %2 lines with the columns %3.</source>
        <translation>«&#xa0;%1&#xa0;» a %2 lignes avec les colonnes %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a value were left out.</source>
        <translation>
            <numerusform>%n ligne sans valeur a été laissée de côté.</numerusform>
            <numerusform>%n lignes sans valeur ont été laissées de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>lines</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colonnes</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>chargée</translation>
    </message>
    <message>
        <source>by</source>
        <translation>par</translation>
    </message>
    <message>
        <source>There is no look-up table.</source>
        <translation>Il n’y a pas de table de référence.</translation>
    </message>
    <message>
        <source>There is no look-up table “%1”.</source>
        <translation>Il n’y a pas de table de référence «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>No value begins like this.</source>
        <translation>Aucune valeur ne commence ainsi.</translation>
    </message>
    <message>
        <source>“%1” is gone. Fields that name it are typed without it.</source>
        <translation>«&#xa0;%1&#xa0;» n’existe plus. Les champs qui la nomment se remplissent sans elle.</translation>
    </message>
    <message>
        <source>The column of the values; the first if not given.</source>
        <translation>La colonne des valeurs&#xa0;; la première si elle n’est pas donnée.</translation>
    </message>
    <message>
        <source>List the look-up tables.</source>
        <translation>Lister les tables de référence.</translation>
    </message>
    <message>
        <source>List the lines of a look-up table whose values begin like this.</source>
        <translation>Lister les lignes d’une table de référence dont les valeurs commencent ainsi.</translation>
    </message>
    <message>
        <source>At most so many lines; 20 if not given.</source>
        <translation>Au plus ce nombre de lignes&#xa0;; 20 s’il n’est pas donné.</translation>
    </message>
    <message>
        <source>Take a look-up table away. Fields that name it are typed without it.</source>
        <translation>Supprimer une table de référence. Les champs qui la nomment se remplissent sans elle.</translation>
    </message>
    <message>
        <source>%1, %2 s, %3 % (Ctrl+C ends it)</source>
        <translation>%1, %2 s, %3 % (Ctrl+C y met fin)</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are for everybody now.</source>
        <translation>
            <numerusform>%n élément est maintenant pour tous.</numerusform>
            <numerusform>%n éléments sont maintenant pour tous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are for %1 now.</source>
        <translation>
            <numerusform>%n élément est maintenant pour %1.</numerusform>
            <numerusform>%n éléments sont maintenant pour %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say for whom the items are: --to with a user, or @ and a tag. &quot;intrayctl unassign&quot; gives them back to everybody.</source>
        <translation>Dites pour qui sont les éléments&#xa0;: --to avec un utilisateur, ou @ et une étiquette. «&#xa0;intrayctl unassign&#xa0;» les rend à tous.</translation>
    </message>
    <message>
        <source>nobody can take them</source>
        <translation>personne ne peut les prendre</translation>
    </message>
    <message>
        <source>for</source>
        <translation>pour</translation>
    </message>
    <message>
        <source>Say for whom waiting items are: they come first for them, and nobody else is given them.
Only items that nobody holds. A supervisor&apos;s.</source>
        <translation>Dit pour qui sont les éléments en attente&#xa0;: ils viennent d’abord pour eux, et personne d’autre ne les reçoit.
Seulement les éléments que personne ne tient. Pour les superviseurs.</translation>
    </message>
    <message>
        <source>A user, or @ and a tag, such as @french: whoever has that tag in the queue. Must be given.</source>
        <translation>Un utilisateur, ou @ et une étiquette, comme @french&#xa0;: quiconque a cette étiquette dans la file. Obligatoire.</translation>
    </message>
    <message>
        <source>Give assigned items back to everybody.</source>
        <translation>Rend à tous les éléments attribués.</translation>
    </message>
    <message>
        <source>List for whom how many items wait.</source>
        <translation>Montre combien d’éléments attendent qui.</translation>
    </message>
    <message>
        <source>what becomes of it</source>
        <translation>ce qu’il devient</translation>
    </message>
    <message>
        <source>The rest was not tried, because this was cancelled. What was corrected stays so; the same command goes on with the rest.</source>
        <translation>Le reste n’a pas été tenté, car l’opération a été annulée. Ce qui a été corrigé le reste&#xa0;; la même commande continue avec le reste.</translation>
    </message>
    <message>
        <source>A bulk correction is named to take it back: give --undo too.</source>
        <translation>Une correction groupée se nomme pour l’annuler&#xa0;: donnez aussi --undo.</translation>
    </message>
    <message>
        <source>would be corrected</source>
        <translation>serait corrigé</translation>
    </message>
    <message>
        <source>No record that is not finished has this value.</source>
        <translation>Aucun enregistrement non terminé n’a cette valeur.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) would be corrected.</source>
        <translation>
            <numerusform>%n enregistrement serait corrigé.</numerusform>
            <numerusform>%n enregistrements seraient corrigés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected.</source>
        <translation>
            <numerusform>%n enregistrement a été corrigé.</numerusform>
            <numerusform>%n enregistrements ont été corrigés.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;intrayctl correct %1 --undo %2&quot; takes it back.</source>
        <translation>«&#xa0;intrayctl correct %1 --undo %2&#xa0;» l’annule.</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigé</translation>
    </message>
    <message>
        <source>All of it was taken back before.</source>
        <translation>Tout a déjà été annulé.</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>rétabli</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have their old value again.</source>
        <translation>
            <numerusform>%n enregistrement a de nouveau son ancienne valeur.</numerusform>
            <numerusform>%n enregistrements ont de nouveau leur ancienne valeur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Putting the old value back</source>
        <translation>Rétablissement de l’ancienne valeur</translation>
    </message>
    <message>
        <source>--undo takes back what was done and goes with no --%1.</source>
        <translation>--undo annule ce qui a été fait et ne va pas avec --%1.</translation>
    </message>
    <message>
        <source>Name the bulk correction to take back, a UUID; &quot;intrayctl corrections QUEUE&quot; lists them.</source>
        <translation>Nommez la correction groupée à annuler, un UUID&#xa0;; «&#xa0;intrayctl corrections QUEUE&#xa0;» les énumère.</translation>
    </message>
    <message>
        <source>Correcting</source>
        <translation>Correction en cours</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>correction</translation>
    </message>
    <message>
        <source>old</source>
        <translation>ancienne</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>Nothing was corrected together in this queue.</source>
        <translation>Rien n’a été corrigé ensemble dans cette file.</translation>
    </message>
    <message>
        <source>Put one value in the place of another in all open records of a queue that nobody holds; a supervisor&apos;s.</source>
        <translation>Mettre une valeur à la place d’une autre dans tous les enregistrements ouverts d’une file que personne ne détient&#xa0;; pour les superviseurs.</translation>
    </message>
    <message>
        <source>The field; must be given.</source>
        <translation>Le champ&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>Its whole value now; must be given.</source>
        <translation>Sa valeur entière actuelle&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>What it becomes; must be given.</source>
        <translation>Ce qu’elle devient&#xa0;; obligatoire.</translation>
    </message>
    <message>
        <source>Only tell which records, and which not and why.</source>
        <translation>Dire seulement quels enregistrements, et lesquels non et pourquoi.</translation>
    </message>
    <message>
        <source>Put the old value back where nobody has worked on the item since.</source>
        <translation>Rétablir l’ancienne valeur là où personne n’a travaillé sur l’élément depuis.</translation>
    </message>
    <message>
        <source>List what was corrected in many records at once, newest first.</source>
        <translation>Énumérer ce qui a été corrigé dans beaucoup d’enregistrements à la fois, le plus récent d’abord.</translation>
    </message>
    <message>
        <source>Items %1 and %2 may be duplicates again.</source>
        <translation>Les dossiers %1 et %2 peuvent de nouveau être des doublons.</translation>
    </message>
    <message>
        <source>Take that back: they are judged by their records again.</source>
        <translation>L’annuler&#xa0;: ils sont de nouveau jugés d’après leurs enregistrements.</translation>
    </message>
    <message>
        <source>open, for %1</source>
        <translation>ouvert, pour %1</translation>
    </message>
    <message>
        <source>Load a look-up table from a file, or from a table or query of another database: its values and what goes with them. The former one of this name serves until all is loaded.</source>
        <translation>Charge une table de référence depuis un fichier, ou depuis une table ou requête d’une autre base de données&#xa0;: ses valeurs et ce qui va avec. La précédente de ce nom sert jusqu’à ce que tout soit chargé.</translation>
    </message>
    <message>
        <source>Say with --table which table of the database to read, or give a --query.</source>
        <translation>Dites avec --table quelle table de la base lire, ou donnez une --query.</translation>
    </message>
    <message>
        <source>Which table of an Access file (.mdb, .accdb), or which table or view of a database.</source>
        <translation>Quelle table d’un fichier Access (.mdb, .accdb), ou quelle table ou vue d’une base de données.</translation>
    </message>
    <message>
        <source>Reads what this SELECT gives: FILE is then an address such as postgresql://USER@HOST/DB, or a file of SQLite. Its password comes from $INTRAY_SOURCE_PASSWORD, the database&apos;s own password file or a question.</source>
        <translation>Lit ce que donne ce SELECT&#xa0;: FILE est alors une adresse comme postgresql://USER@HOST/DB, ou un fichier SQLite. Son mot de passe vient de $INTRAY_SOURCE_PASSWORD, du fichier de mots de passe de la base ou d’une question.</translation>
    </message>
    <message>
        <source>What is left is assigned to others.</source>
        <translation>Ce qui reste est attribué à d’autres.</translation>
    </message>
    <message>
        <source>This item is assigned to somebody else; a supervisor can assign it to you or to everybody.</source>
        <translation>Cet élément est attribué à quelqu’un d’autre&#xa0;; un superviseur peut vous l’attribuer ou l’ouvrir à tous.</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>étiquettes</translation>
    </message>
    <message>
        <source>%1 has no tags in the queue &quot;%2&quot; any more.</source>
        <translation>%1 n’a plus d’étiquettes dans la file «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 has these tags in the queue &quot;%2&quot; now: %3.</source>
        <translation>%1 a maintenant ces étiquettes dans la file «&#xa0;%2&#xa0;»&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Say what a user can do in a queue, in words such as french or legal.
The user is given what is assigned to @ and one of these tags. They take the place of those before; without TAG the user has none. A supervisor&apos;s.</source>
        <translation>Dit ce qu’un utilisateur sait faire dans une file, avec des mots comme french ou legal.
L’utilisateur reçoit ce qui est attribué à @ et une de ces étiquettes. Elles remplacent les précédentes&#xa0;; sans TAG l’utilisateur n’en a aucune. Pour les superviseurs.</translation>
    </message>
    <message>
        <source>Item %1 was asked for; a supervisor opens it or declines.</source>
        <translation>L’élément %1 a été demandé&#xa0;; un superviseur le rouvre ou refuse.</translation>
    </message>
    <message>
        <source>Item %1 stays finished; whoever asked for it reads why.</source>
        <translation>L’élément %1 reste terminé&#xa0;; qui l’a demandé lit pourquoi.</translation>
    </message>
    <message>
        <source>asked by</source>
        <translation>demandé par</translation>
    </message>
    <message>
        <source>Ask supervisors for a finished item. Reopened, it comes first for whoever asked.</source>
        <translation>Demander aux superviseurs un élément terminé. Rouvert, il vient d’abord pour qui l’a demandé.</translation>
    </message>
    <message>
        <source>Say no to whoever asks for a finished item. A supervisor&apos;s.</source>
        <translation>Dire non à qui demande un élément terminé. Réservé aux superviseurs.</translation>
    </message>
    <message>
        <source>attachment</source>
        <translation>pièce jointe</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>attached</source>
        <translation>jointe</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are attached to item %1.</source>
        <translation>
            <numerusform>%n fichier est joint au dossier %1.</numerusform>
            <numerusform>%n fichiers sont joints au dossier %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Il n’y a pas de répertoire «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The item has no attachments.</source>
        <translation>Le dossier n’a pas de pièces jointes.</translation>
    </message>
    <message>
        <source>Attach files to an item, such as the scan that its record was made from. They are kept in the database, and nobody changes them.
A supervisor&apos;s or an administrator&apos;s.</source>
        <translation>Joindre des fichiers à un dossier, comme le scan dont provient son enregistrement. Ils sont gardés dans la base de données, et personne ne les modifie.
Réservé aux superviseurs et aux administrateurs.</translation>
    </message>
    <message>
        <source>List the files that are attached to an item and to the steps before it.</source>
        <translation>Lister les fichiers joints à un dossier et aux étapes qui le précèdent.</translation>
    </message>
    <message>
        <source>Save them in this folder as well; no file that is there is overwritten.</source>
        <translation>Les enregistrer aussi dans ce répertoire&#xa0;; aucun fichier présent n’est écrasé.</translation>
    </message>
    <message>
        <source>Item %1 is no longer a duplicate; it is open again.</source>
        <translation>Le dossier %1 n’est plus un doublon&#xa0;; il est de nouveau ouvert.</translation>
    </message>
    <message>
        <source>With --take-back only the item that ended is named, without --%1.</source>
        <translation>Avec --take-back, seul le dossier qui a fini est nommé, sans --%1.</translation>
    </message>
    <message>
        <source>Take the merge of the item back instead, a supervisor&apos;s: it is open again, and the kept one has its former values if nobody has worked on it since.</source>
        <translation>Annuler plutôt la fusion du dossier, pour un superviseur&#xa0;: il est de nouveau ouvert, et celui qui reste retrouve ses anciennes valeurs si personne n’y a travaillé depuis.</translation>
    </message>
    <message>
        <source>Read every byte of the files that are attached to items, too; this takes as long as the disk does.</source>
        <translation>Lire aussi chaque octet des fichiers joints aux dossiers&#xa0;; cela dure le temps que met le disque.</translation>
    </message>
    <message>
        <source>A column that names files, which are attached to the items; may be given again. A row whose file is missing, too large or unreadable is rejected.</source>
        <translation>Une colonne qui nomme des fichiers, joints aux dossiers&#xa0;; peut être répétée. Une ligne dont le fichier manque, est trop grand ou illisible est rejetée.</translation>
    </message>
    <message>
        <source>The folder that these files are below; that of the imported file if not given.</source>
        <translation>Le répertoire sous lequel se trouvent ces fichiers&#xa0;; celui du fichier importé si rien n’est dit.</translation>
    </message>
    <message>
        <source>--asked-back and --%1 do not go together.</source>
        <translation>--asked-back et --%1 ne vont pas ensemble.</translation>
    </message>
    <message>
        <source>Only open items that are for a user or @tag with this in the name; &quot;me&quot; for what is for oneself, by name or tag.</source>
        <translation>Seulement les éléments ouverts destinés à un utilisateur ou une @étiquette dont le nom contient ce texte&#xa0;; «&#xa0;me&#xa0;» pour ce qui est pour soi, par nom ou étiquette.</translation>
    </message>
    <message>
        <source>The finished items that people ask for, oldest first.</source>
        <translation>Les éléments terminés que l’on demande, la plus ancienne demande d’abord.</translation>
    </message>
    <message>
        <source>reopen own</source>
        <translation>rouvrir les siens</translation>
    </message>
    <message>
        <source>How long people may reopen what they finished themselves, such as 30m; &quot;none&quot; for not at all.</source>
        <translation>Combien de temps on peut rouvrir ce que l’on a terminé soi-même, par exemple 30m&#xa0;; «&#xa0;none&#xa0;» pour jamais.</translation>
    </message>
    <message>
        <source>You hold item %1 again, under the lock %2.</source>
        <translation>Vous tenez de nouveau l’élément %1, sous le verrou %2.</translation>
    </message>
    <message>
        <source>--own is for one item, and without --reason.</source>
        <translation>--own vaut pour un seul élément, et sans --reason.</translation>
    </message>
    <message>
        <source>Open finished items again: those named, or with --queue all that match. A supervisor&apos;s.
Who is none gets one item that they finished themselves back under a lock, within the time that its queue allows.</source>
        <translation>Rouvrir des éléments terminés&#xa0;: ceux qui sont nommés, ou avec --queue tous ceux qui conviennent. Réservé aux superviseurs.
Qui ne l’est pas récupère sous un verrou un élément qu’il a terminé lui-même, pendant le temps que sa file permet.</translation>
    </message>
    <message>
        <source>For supervisors: get an item of one&apos;s own back under a lock.</source>
        <translation>Pour les superviseurs&#xa0;: reprendre un élément à soi sous un verrou.</translation>
    </message>
    <message>
        <source>Nobody who takes from the queue &quot;%1&quot; has the tag &quot;%2&quot;, so nobody is given what waits for it there. &quot;intrayctl user tag&quot; gives somebody the tag.</source>
        <translation>Personne parmi ceux qui prennent dans la file «&#xa0;%1&#xa0;» n’a l’étiquette «&#xa0;%2&#xa0;», donc personne ne reçoit ce qui l’y attend. «&#xa0;intrayctl user tag&#xa0;» donne l’étiquette à quelqu’un.</translation>
    </message>
    <message>
        <source>%1 may not take from the queue &quot;%2&quot;. The next &quot;intrayctl sweep&quot; gives what waits there for them back to everybody.</source>
        <translation>%1 ne peut rien prendre dans la file «&#xa0;%2&#xa0;». Le prochain «&#xa0;intrayctl sweep&#xa0;» rend à tous ce qui y attend.</translation>
    </message>
    <message>
        <source>The look-up table “%1” is not there, so nothing was held against it.</source>
        <translation>La table de référence «&#xa0;%1&#xa0;» n’est pas là, donc rien n’a été comparé avec elle.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of rows that are there already are not attached: an import attaches to what it adds. &quot;intrayctl attach&quot; does the rest.</source>
        <translation>
            <numerusform>%n fichier de lignes déjà présentes n’est pas joint&#xa0;: une importation joint à ce qu’elle ajoute. «&#xa0;intrayctl attach&#xa0;» fait le reste.</numerusform>
            <numerusform>%n fichiers de lignes déjà présentes ne sont pas joints&#xa0;: une importation joint à ce qu’elle ajoute. «&#xa0;intrayctl attach&#xa0;» fait le reste.</numerusform>
        </translation>
    </message>
    <message>
        <source>The answer could not be written: %1. What the command does was done.</source>
        <translation>La réponse n’a pas pu être écrite&#xa0;: %1. Ce que fait la commande a été fait.</translation>
    </message>
    <message>
        <source>Standard input is empty: there is nothing to bring in.</source>
        <translation>L’entrée standard est vide&#xa0;: il n’y a rien à importer.</translation>
    </message>
    <message>
        <source>--record must be original, current, both or changes, not &quot;%1&quot;.</source>
        <translation>--record doit être original, current, both ou changes, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>--field &quot;%1&quot; stands there twice.</source>
        <translation>--field «&#xa0;%1&#xa0;» est indiqué deux fois.</translation>
    </message>
    <message>
        <source>--of, --since and --until are for finished items: --state must be done, failed or dismissed.</source>
        <translation>--of, --since et --until valent pour les dossiers terminés&#xa0;: --state doit être done, failed ou dismissed.</translation>
    </message>
    <message>
        <source>--format must be csv, jsonl or xlsx, not &quot;%1&quot;.</source>
        <translation>--format doit être csv, jsonl ou xlsx, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The file %1 would hold something else than its name says. Intray writes .csv, .jsonl and .xlsx.</source>
        <translation>Le fichier %1 contiendrait autre chose que ce que dit son nom. Intray écrit .csv, .jsonl et .xlsx.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) were written.</source>
        <translation>
            <numerusform>%n modification a été écrite.</numerusform>
            <numerusform>%n modifications ont été écrites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They stand in %n sheets, because one holds 1,048,576 rows.</source>
        <translation>
            <numerusform>Elles se trouvent dans %n feuille, car une feuille contient 1&#xa0;048&#xa0;576 lignes.</numerusform>
            <numerusform>Elles se trouvent dans %n feuilles, car une feuille contient 1&#xa0;048&#xa0;576 lignes.</numerusform>
        </translation>
    </message>
    <message>
        <source>csv, jsonl or xlsx; without it the file&apos;s name decides.</source>
        <translation>csv, jsonl ou xlsx&#xa0;; sans indication, le nom du fichier décide.</translation>
    </message>
    <message>
        <source>original: as records came in; current: as they are, which is usual; both: side by side; changes: a line for each field that was corrected.</source>
        <translation>original&#xa0;: les enregistrements tels qu’ils sont arrivés&#xa0;; current&#xa0;: tels qu’ils sont, ce qui est l’usage&#xa0;; both&#xa0;: les deux côte à côte&#xa0;; changes&#xa0;: une ligne pour chaque champ corrigé.</translation>
    </message>
    <message>
        <source>Only this field; given again, also that one, in this order.</source>
        <translation>Seulement ce champ&#xa0;; si l’option est répétée, aussi celui-là, dans cet ordre.</translation>
    </message>
    <message>
        <source>Also who finished each item, and when.</source>
        <translation>Aussi qui a terminé chaque dossier, et quand.</translation>
    </message>
    <message>
        <source>Only items that this user finished.</source>
        <translation>Seulement les dossiers que cet utilisateur a terminés.</translation>
    </message>
    <message>
        <source>Only items finished on this day or at this time, or later.</source>
        <translation>Seulement les dossiers terminés ce jour-là ou à ce moment, ou plus tard.</translation>
    </message>
    <message>
        <source>Only items finished before this day or time.</source>
        <translation>Seulement les dossiers terminés avant ce jour ou ce moment.</translation>
    </message>
    <message>
        <source>Which sheet of a spreadsheet; without it the only one that has rows.</source>
        <translation>Quelle feuille d’un classeur&#xa0;; sans indication, la seule qui a des lignes.</translation>
    </message>
    <message>
        <source>Bring it in as the template of this name says (&quot;template save&quot;); what other options say counts more.</source>
        <translation>Importer comme le dit le modèle de ce nom («&#xa0;template save&#xa0;»)&#xa0;; ce que disent d’autres options l’emporte.</translation>
    </message>
    <message>
        <source>The template “%1” is kept. Bring files in with it by --template %1.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» est conservé. Importez des fichiers avec lui par --template %1.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservé le</translation>
    </message>
    <message>
        <source>The template “%1” is gone.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» est supprimé.</translation>
    </message>
    <message>
        <source>“%1” is not the number of a delivery. &quot;deliveries&quot; lists them.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas le numéro d’une livraison. «&#xa0;deliveries&#xa0;» les énumère.</translation>
    </message>
    <message>
        <source>taken back by %1</source>
        <translation>annulée par %1</translation>
    </message>
    <message>
        <source>delivery</source>
        <translation>livraison</translation>
    </message>
    <message>
        <source>came in</source>
        <translation>arrivée</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>added</source>
        <translation>ajoutées</translation>
    </message>
    <message>
        <source>Nothing was brought in yet.</source>
        <translation>Rien n’a encore été importé.</translation>
    </message>
    <message>
        <source>rows in the file</source>
        <translation>lignes dans le fichier</translation>
    </message>
    <message>
        <source>records added</source>
        <translation>enregistrements ajoutés</translation>
    </message>
    <message>
        <source>there already, and the same</source>
        <translation>déjà présentes, et identiques</translation>
    </message>
    <message>
        <source>there already, different, and left as they were</source>
        <translation>déjà présentes, différentes et laissées telles quelles</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rejetées</translation>
    </message>
    <message>
        <source>records updated</source>
        <translation>enregistrements mis à jour</translation>
    </message>
    <message>
        <source>records that a person is asked about</source>
        <translation>enregistrements au sujet desquels quelqu’un est consulté</translation>
    </message>
    <message>
        <source>records that had been taken out and are back</source>
        <translation>enregistrements qui avaient été retirés et sont revenus</translation>
    </message>
    <message>
        <source>records that could not be updated</source>
        <translation>enregistrements qui n’ont pas pu être mis à jour</translation>
    </message>
    <message>
        <source>added and still waiting</source>
        <translation>ajoutés et encore en attente</translation>
    </message>
    <message>
        <source>added and worked on</source>
        <translation>ajoutés et pris en charge</translation>
    </message>
    <message>
        <source>added and taken back</source>
        <translation>ajoutés puis annulés</translation>
    </message>
    <message>
        <source>waiting records that the file lacks</source>
        <translation>enregistrements en attente absents du fichier</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>of what</source>
        <translation>de quoi</translation>
    </message>
    <message>
        <source>A person is asked about: %1</source>
        <translation>Quelqu’un est consulté au sujet de&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file lacks: %1</source>
        <translation>Absents du fichier&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were dismissed. They come back when their keys do.</source>
        <translation>
            <numerusform>%n enregistrement a été classé sans suite. Il revient quand sa clé revient.</numerusform>
            <numerusform>%n enregistrements ont été classés sans suite. Ils reviennent quand leurs clés reviennent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) of the delivery stay, because somebody has worked on them or a later delivery has changed them.</source>
        <translation>
            <numerusform>%n enregistrement de la livraison reste, parce que quelqu’un y a travaillé ou qu’une livraison ultérieure l’a modifié.</numerusform>
            <numerusform>%n enregistrements de la livraison restent, parce que quelqu’un y a travaillé ou qu’une livraison ultérieure les a modifiés.</numerusform>
        </translation>
    </message>
    <message>
        <source>List what was brought in with which file, the newest first.</source>
        <translation>Énumérer ce qui a été importé avec quel fichier, le plus récent d’abord.</translation>
    </message>
    <message>
        <source>Show what became of a delivery: what still waits of it, what it updated, which records a person is asked about, and which waiting records its file lacks (&quot;import --whole&quot;).</source>
        <translation>Montrer ce qu’est devenue une livraison&#xa0;: ce qui en attend encore, ce qu’elle a mis à jour, au sujet de quels enregistrements quelqu’un est consulté, et quels enregistrements en attente sont absents de son fichier («&#xa0;import --whole&#xa0;»).</translation>
    </message>
    <message>
        <source>Dismiss the records of a delivery that nobody has worked on. They keep their keys, and come back when their keys do. What somebody has worked on stays.</source>
        <translation>Classer sans suite les enregistrements d’une livraison auxquels personne n’a travaillé. Ils gardent leurs clés et reviennent quand leurs clés reviennent. Ce à quoi quelqu’un a travaillé reste.</translation>
    </message>
    <message>
        <source>Dismiss the waiting records that a file lacks which has everything (&quot;import --whole&quot;).</source>
        <translation>Classer sans suite les enregistrements en attente qui sont absents d’un fichier censé tout contenir («&#xa0;import --whole&#xa0;»).</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would update records.</source>
        <translation>
            <numerusform>%n ligne mettrait à jour un enregistrement.</numerusform>
            <numerusform>%n lignes mettraient à jour des enregistrements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were updated.</source>
        <translation>
            <numerusform>%n enregistrement a été mis à jour.</numerusform>
            <numerusform>%n enregistrements ont été mis à jour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) that had been taken out are back.</source>
        <translation>
            <numerusform>%n enregistrement qui avait été retiré est revenu.</numerusform>
            <numerusform>%n enregistrements qui avaient été retirés sont revenus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A person is asked about %n record(s).</source>
        <translation>
            <numerusform>Quelqu’un est consulté au sujet de %n enregistrement.</numerusform>
            <numerusform>Quelqu’un est consulté au sujet de %n enregistrements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be updated.</source>
        <translation>
            <numerusform>%n enregistrement n’a pas pu être mis à jour.</numerusform>
            <numerusform>%n enregistrements n’ont pas pu être mis à jour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file lacks %n waiting record(s); &quot;delivery show %1&quot; lists them.</source>
        <translation>
            <numerusform>%n enregistrement en attente est absent du fichier&#xa0;; «&#xa0;delivery show %1&#xa0;» l’indique.</numerusform>
            <numerusform>%n enregistrements en attente sont absents du fichier&#xa0;; «&#xa0;delivery show %1&#xa0;» les énumère.</numerusform>
        </translation>
    </message>
    <message>
        <source>Records that are there already and different are updated, field by field, where they wait and nobody has changed the field; else the values are proposed to whoever has the record next.</source>
        <translation>Les enregistrements déjà présents et différents sont mis à jour, champ par champ, là où ils attendent et où personne n’a modifié le champ&#xa0;; sinon les valeurs sont proposées à la prochaine personne qui a l’enregistrement.</translation>
    </message>
    <message>
        <source>The file has everything: which waiting records it lacks is told.</source>
        <translation>Le fichier contient tout&#xa0;: il est indiqué quels enregistrements en attente en sont absents.</translation>
    </message>
    <message>
        <source>--settle must be one second at least.</source>
        <translation>--settle doit être d’une seconde au moins.</translation>
    </message>
    <message>
        <source>There is no folder &quot;%1&quot;.</source>
        <translation>Il n’y a pas de répertoire «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 file(s) are done, %2 have failed; %3 row(s) were added.</source>
        <translation>Fichiers terminés&#xa0;: %1, en échec&#xa0;: %2&#xa0;; lignes ajoutées&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 file(s) are still being written.</source>
        <translation>Fichiers encore en cours d’écriture&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A file is finished when its size and time have not changed for so long; 2s without it.</source>
        <translation>Un fichier est terminé quand sa taille et sa date n’ont pas changé pendant ce temps&#xa0;; 2s sans indication.</translation>
    </message>
    <message>
        <source>How often the folder is looked into where the system tells nothing of new files; 10s without it.</source>
        <translation>À quelle fréquence le répertoire est examiné là où le système ne signale pas les nouveaux fichiers&#xa0;; 10s sans indication.</translation>
    </message>
    <message>
        <source>Bring in each file that comes into a folder, as import does, and move it to the folder &quot;done&quot; inside.
A file that cannot be brought in, or of which rows were rejected or are there already and different, goes to &quot;failed&quot;, with its rejects and a text that says why. Names that begin with a dot or end in .part, .tmp or ~ are left alone. Killed at any moment, it brings nothing in twice. Ctrl+C ends it when the file in work has come in; a second one leaves that file. Exit status 6: files have failed.</source>
        <translation>Importer chaque fichier qui arrive dans un répertoire, comme le fait import, et le déplacer dans le répertoire «&#xa0;done&#xa0;» qui s’y trouve.
Un fichier qui ne peut pas être importé, ou dont des lignes ont été rejetées ou sont déjà présentes et différentes, va dans «&#xa0;failed&#xa0;», avec ses lignes rejetées et un texte qui dit pourquoi. Les noms qui commencent par un point ou se terminent par .part, .tmp ou ~ sont laissés de côté. Même interrompu brutalement à n’importe quel moment, il n’importe rien en double. Ctrl+C y met fin quand le fichier en cours est importé&#xa0;; un second abandonne ce fichier. Code de sortie 6&#xa0;: des fichiers ont échoué.</translation>
    </message>
    <message>
        <source>Say with --table which table the corrections go into.</source>
        <translation>Indiquez avec --table dans quelle table vont les corrections.</translation>
    </message>
    <message>
        <source>“%1” is no address of a database, no file of SQLite and no Access file.</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni l’adresse d’une base de données, ni un fichier SQLite, ni un fichier Access.</translation>
    </message>
    <message>
        <source>Intray cannot write Access files. With --sql FILE it writes a script that Access runs.</source>
        <translation>Intray ne peut pas écrire de fichiers Access. Avec --sql FILE, il écrit un script qu’Access exécute.</translation>
    </message>
    <message>
        <source>Nothing was written to the table. Of %1 corrected records %2 are in the script, %3 are as they should be, %4 were refused.</source>
        <translation>Rien n’a été écrit dans la table. Sur %1 enregistrements corrigés, %2 sont dans le script, %3 sont comme ils doivent être, %4 ont été refusés.</translation>
    </message>
    <message>
        <source>Nothing was written. Of %1 corrected records %2 would be written, %3 are as they should be, %4 would be refused.</source>
        <translation>Rien n’a été écrit. Sur %1 enregistrements corrigés, %2 seraient écrits, %3 sont comme ils doivent être, %4 seraient refusés.</translation>
    </message>
    <message>
        <source>Of %1 corrected records %2 were written, %3 were as they should be, %4 were refused.</source>
        <translation>Sur %1 enregistrements corrigés, %2 ont été écrits, %3 étaient comme ils doivent être, %4 ont été refusés.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>With --json the script must go to a file, because the document goes to standard output.</source>
        <translation>Avec --json, le script doit aller dans un fichier, car le document va sur la sortie standard.</translation>
    </message>
    <message>
        <source>The script cannot be read again.</source>
        <translation>Le script ne peut pas être relu.</translation>
    </message>
    <message>
        <source>Which table of the database, perhaps with its schema: that which the records came from.</source>
        <translation>Quelle table de la base de données, éventuellement avec son schéma&#xa0;: celle d’où viennent les enregistrements.</translation>
    </message>
    <message>
        <source>The columns that name a row, as for import; without it those of the queue&apos;s first import.</source>
        <translation>Les colonnes qui désignent une ligne, comme pour import&#xa0;; sans l’option, celles de la première importation de la file.</translation>
    </message>
    <message>
        <source>The template with which the records came in: what it renamed goes back under the column&apos;s own name.</source>
        <translation>Le modèle avec lequel les enregistrements sont entrés&#xa0;: ce qu’il a renommé retourne sous le nom propre de la colonne.</translation>
    </message>
    <message>
        <source>Only this field; given again, also that one.</source>
        <translation>Seulement ce champ&#xa0;; répétée, celui-là aussi.</translation>
    </message>
    <message>
        <source>Only what this user finished.</source>
        <translation>Seulement ce que cet utilisateur a terminé.</translation>
    </message>
    <message>
        <source>Only what was finished on this day or at this time, or later.</source>
        <translation>Seulement ce qui a été terminé ce jour ou à cette heure, ou plus tard.</translation>
    </message>
    <message>
        <source>Only what was finished before this day or time.</source>
        <translation>Seulement ce qui a été terminé avant ce jour ou cette heure.</translation>
    </message>
    <message>
        <source>Writes the statements to this file instead of running them; &quot;-&quot; is standard output. The only way for an Access file.</source>
        <translation>Écrit les instructions dans ce fichier au lieu de les exécuter&#xa0;; «&#xa0;-&#xa0;» est la sortie standard. La seule façon pour un fichier Access.</translation>
    </message>
    <message>
        <source>Writes a CSV with what became of each field: key, field, was, becomes, outcome and why.</source>
        <translation>Écrit un CSV avec ce que chaque champ est devenu&#xa0;: key, field, was, becomes, outcome et why.</translation>
    </message>
    <message>
        <source>Write what was corrected in finished items back into a table of another database, which is an address such as postgresql://USER@HOST/DB, or a file of SQLite; for an Access file a script.
Only changed fields are written, and only where the table still has what came in. Every 500 rows are one transaction; running it again does nothing twice. The password comes from $INTRAY_SOURCE_PASSWORD, the database&apos;s own password file or a question. Exit status 6: all else was written, but rows were refused.</source>
        <translation>Écrire ce qui a été corrigé dans les éléments terminés dans une table d’une autre base de données, donnée par une adresse comme postgresql://USER@HOST/DB ou un fichier SQLite&#xa0;; pour un fichier Access, un script.
Seuls les champs modifiés sont écrits, et seulement là où la table contient encore ce qui est entré. Chaque lot de 500 lignes est une transaction&#xa0;; recommencer ne fait rien deux fois. Le mot de passe vient de $INTRAY_SOURCE_PASSWORD, du fichier de mots de passe de la base ou d’une question. Code de sortie 6&#xa0;: tout le reste a été écrit, mais des lignes ont été refusées.</translation>
    </message>
    <message numerus="yes">
        <source>It came with %n files: %1</source>
        <translation>
            <numerusform>Elle est arrivée avec %n fichier&#xa0;: %1</numerusform>
            <numerusform>Elle est arrivée avec %n fichiers&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Write it as the template of this name says (&quot;template save&quot;); what options or the file&apos;s name say counts more.</source>
        <translation>Écrire comme le dit le modèle de ce nom («&#xa0;template save&#xa0;»)&#xa0;; ce que disent les options ou le nom du fichier l’emporte.</translation>
    </message>
    <message>
        <source>Bring the records of a CSV, JSON lines or Access file, of a spreadsheet (.xlsx, .ods), or of a table or query of another database in, all or none; &quot;-&quot; is standard input. Several files with the same columns are one delivery.
Makes the queue and the database if they are new. Running it again adds nothing twice. Ctrl+C cancels and leaves nothing behind. Exit status 6: all else came in, but rows were rejected or are there already and different.</source>
        <translation>Importer les enregistrements d’un fichier CSV, JSON lines ou Access, d’un classeur (.xlsx, .ods), ou d’une table ou requête d’une autre base de données, tous ou aucun&#xa0;; «&#xa0;-&#xa0;» désigne l’entrée standard. Plusieurs fichiers avec les mêmes colonnes forment une seule livraison.
Crée la file d’attente et la base de données si elles sont nouvelles. Une nouvelle exécution n’ajoute rien en double. Ctrl+C annule et ne laisse rien. Code de retour 6&#xa0;: tout le reste a été importé, mais des lignes ont été rejetées ou sont déjà présentes et différentes.</translation>
    </message>
    <message>
        <source>--%1 cannot be read: %2</source>
        <translation>--%1 est illisible&#xa0;: %2</translation>
    </message>
    <message>
        <source>Standard input is brought in by itself, not together with files.</source>
        <translation>L’entrée standard s’importe seule, et non avec des fichiers.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a database, which is brought in by itself, not together with other files.</source>
        <translation>«&#xa0;%1&#xa0;» est une base de données, qui s’importe seule, et non avec d’autres fichiers.</translation>
    </message>
    <message>
        <source>The files lie in several folders. Say with --attach-from which folder the files to attach are below.</source>
        <translation>Les fichiers se trouvent dans plusieurs répertoires. Dites avec --attach-from sous quel répertoire se trouvent les fichiers à joindre.</translation>
    </message>
    <message>
        <source>The column that has the items&apos; priorities, whole numbers; a row that says anything else is rejected. It becomes no field.</source>
        <translation>La colonne qui contient les priorités des dossiers, des nombres entiers&#xa0;; une ligne qui contient autre chose est rejetée. Elle ne devient pas un champ.</translation>
    </message>
    <message>
        <source>The columns that go into the items&apos; contexts, which workers are handed: whose request it was, in which language. They become no fields.</source>
        <translation>Les colonnes qui vont dans le contexte des dossiers, que les automates reçoivent&#xa0;: de qui venait la demande, dans quelle langue. Elles ne deviennent pas des champs.</translation>
    </message>
    <message>
        <source>Give the query with --query or with --query-file, not both.</source>
        <translation>Donnez la requête avec --query ou avec --query-file, pas avec les deux.</translation>
    </message>
    <message>
        <source>The same, with the SELECT in a file of text (UTF-8).</source>
        <translation>La même chose, avec le SELECT dans un fichier texte (UTF-8).</translation>
    </message>
    <message>
        <source>The template “%1” is kept. Export with it by --template %1.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» est conservé. Exportez avec lui par --template %1.</translation>
    </message>
    <message>
        <source>exports</source>
        <translation>exportations</translation>
    </message>
    <message>
        <source>imports</source>
        <translation>importations</translation>
    </message>
    <message>
        <source>There is no template.</source>
        <translation>Il n’y a aucun modèle.</translation>
    </message>
    <message>
        <source>Keep how files of one kind are brought in under a name, in place of what had that name. FILE is JSON: which fields are made of which columns, and how; or, with &quot;for&quot;: &quot;export&quot;, how items are written. &quot;-&quot; is standard input.</source>
        <translation>Conserver sous un nom la façon d’importer les fichiers d’un même type, à la place de ce qui portait ce nom. FILE est du JSON&#xa0;: quels champs sont faits de quelles colonnes, et comment&#xa0;; ou, avec &quot;for&quot;: &quot;export&quot;, comment les dossiers sont écrits. «&#xa0;-&#xa0;» désigne l’entrée standard.</translation>
    </message>
    <message>
        <source>List the templates.</source>
        <translation>Lister les modèles.</translation>
    </message>
    <message>
        <source>Show a template as it can be saved again.</source>
        <translation>Montrer un modèle tel qu’il peut être enregistré à nouveau.</translation>
    </message>
    <message>
        <source>Forget a template.</source>
        <translation>Supprimer un modèle.</translation>
    </message>
    <message>
        <source>A query reads one database, not several files.</source>
        <translation>Une requête lit une base de données, pas plusieurs fichiers.</translation>
    </message>
</context>
<context>
    <name>DatabaseTable</name>
    <message>
        <source>a query of %1</source>
        <translation>une requête de %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Say which table of the database to read, or give a query.</source>
        <translation>Dites quelle table de la base lire, ou donnez une requête.</translation>
    </message>
    <message>
        <source>The value in the column “%1” is bytes and no text.</source>
        <translation>La valeur de la colonne «&#xa0;%1&#xa0;» est faite d’octets et n’est pas du texte.</translation>
    </message>
</context>
<context>
    <name>DatabaseUrl</name>
    <message>
        <source>Intray does not know databases of the kind &quot;%1&quot;. Name a file, such as sqlite:queue.db, or a server, such as postgresql://anna@db.example.org/intray.</source>
        <translation>Intray ne connaît pas les bases de données du type «&#xa0;%1&#xa0;». Nommez un fichier, par exemple sqlite:queue.db, ou un serveur, par exemple postgresql://anna@db.example.org/intray.</translation>
    </message>
    <message>
        <source>A password does not belong in the address of a database, because addresses are shown and stored. Leave it out: Intray asks for it, or reads it from the system&apos;s keychain or the database&apos;s own password file.</source>
        <translation>Un mot de passe n’a pas sa place dans l’adresse d’une base de données, car les adresses sont affichées et conservées. Omettez-le&#xa0;: Intray le demande, ou le lit dans le trousseau du système ou dans le fichier de mots de passe propre à la base de données.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a server&apos;s name with a port, such as db.example.org:5432.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nom de serveur avec un port, tel que db.example.org:5432.</translation>
    </message>
    <message>
        <source>The option &quot;%1&quot; is not known here. Known are: %2.</source>
        <translation>L’option «&#xa0;%1&#xa0;» n’est pas connue ici. Sont connues&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A server&apos;s address has the form postgresql://USER@HOST:PORT/DATABASE.</source>
        <translation>L’adresse d’un serveur a la forme postgresql://USER@HOST:PORT/DATABASE.</translation>
    </message>
    <message>
        <source>The address names no database. Add it, as in postgresql://anna@db.example.org/intray.</source>
        <translation>L’adresse ne nomme aucune base de données. Ajoutez-la, comme dans postgresql://anna@db.example.org/intray.</translation>
    </message>
    <message>
        <source>An ODBC address names a data source, such as odbc:DSN=NAME, or a driver, such as odbc:Driver={PostgreSQL Unicode};Server=HOST.</source>
        <translation>Une adresse ODBC nomme une source de données, par exemple odbc:DSN=NAME, ou un pilote, par exemple odbc:Driver={PostgreSQL Unicode};Server=HOST.</translation>
    </message>
    <message>
        <source>The address of a database must be one line of text.</source>
        <translation>L’adresse d’une base de données doit être une seule ligne de texte.</translation>
    </message>
    <message>
        <source>No database file is named.</source>
        <translation>Aucun fichier de base de données n’est indiqué.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>DeskAnswers</name>
    <message>
        <source>Your text is kept; you find it in your items.</source>
        <translation>Votre texte est conservé&#xa0;; vous le trouverez dans vos dossiers.</translation>
    </message>
    <message>
        <source>Nothing is open in %1. New items appear in the list by themselves.</source>
        <translation>Aucun dossier n’est ouvert dans %1. Les nouveaux dossiers apparaissent d’eux-mêmes dans la liste.</translation>
    </message>
    <message numerus="yes">
        <source>All that is left in %1 is held by others: %n item(s).</source>
        <translation>
            <numerusform>Tout ce qui reste dans %1 est détenu par d’autres&#xa0;: %n dossier.</numerusform>
            <numerusform>Tout ce qui reste dans %1 est détenu par d’autres&#xa0;: %n dossiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left in %1 was returned for later; the next item is available at %2.</source>
        <translation>Ce qui reste dans %1 a été rendu pour plus tard&#xa0;; le prochain dossier sera disponible à partir de %2.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n item(s), as many as %1 allows. Finish or return one first.</source>
        <translation>
            <numerusform>Vous détenez %n dossier, %1 n’en permet pas davantage. Terminez-le ou rendez-le d’abord.</numerusform>
            <numerusform>Vous détenez %n dossiers, %1 n’en permet pas davantage. Terminez-en ou rendez-en un d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are not permitted to take items from %1. Ask a supervisor for it.</source>
        <translation>Vous n’avez pas le droit de prendre des dossiers dans %1. Demandez-le à un superviseur.</translation>
    </message>
    <message>
        <source>What is left in %1 needs other hands: you completed it in the step before, so a colleague takes it.</source>
        <translation>Ce qui reste dans %1 doit être traité par une autre personne&#xa0;: vous l’avez terminé à l’étape précédente, c’est donc à un collègue de le prendre.</translation>
    </message>
    <message>
        <source>This item needs other hands: you did the step before yourself.</source>
        <translation>Ce dossier doit être traité par une autre personne&#xa0;: vous avez fait vous-même l’étape précédente.</translation>
    </message>
    <message>
        <source>This item is finished already.</source>
        <translation>Ce dossier est déjà clos.</translation>
    </message>
    <message>
        <source>%1 gives out its work on request: press Take next.</source>
        <translation>%1 distribue ses dossiers sur demande&#xa0;: appuyez sur «&#xa0;Prendre le suivant&#xa0;».</translation>
    </message>
    <message>
        <source>Something went wrong at the database. Try again.</source>
        <translation>Une erreur s’est produite dans la base de données. Réessayez.</translation>
    </message>
    <message>
        <source>%1 is completed.</source>
        <translation>%1 est terminé.</translation>
    </message>
    <message>
        <source>%1 is returned to the queue.</source>
        <translation>%1 est rendu à la file d’attente.</translation>
    </message>
    <message>
        <source>%1 is dismissed and will not come back.</source>
        <translation>%1 est classé sans suite et ne reviendra pas.</translation>
    </message>
    <message>
        <source>%1 is marked as failed.</source>
        <translation>%1 est marqué en échec.</translation>
    </message>
    <message>
        <source>%1 is sent back to the step before.</source>
        <translation>%1 est renvoyé à l’étape précédente.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are returned to the queue.</source>
        <translation>
            <numerusform>%n dossier est rendu à la file d’attente.</numerusform>
            <numerusform>%n dossiers sont rendus à la file d’attente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) must be corrected before the record can be completed.</source>
        <translation>
            <numerusform>%n champ doit être corrigé avant que l’enregistrement puisse être terminé.</numerusform>
            <numerusform>%n champs doivent être corrigés avant que l’enregistrement puisse être terminé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lock ends in %n second(s).</source>
        <translation>
            <numerusform>Votre verrou expire dans %n seconde.</numerusform>
            <numerusform>Votre verrou expire dans %n secondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lock ends in %n minute(s).</source>
        <translation>
            <numerusform>Votre verrou expire dans %n minute.</numerusform>
            <numerusform>Votre verrou expire dans %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be extended any more: %1 is the longest that an item of this queue may be held.</source>
        <translation>Il ne peut plus être prolongé&#xa0;: un dossier de cette file d’attente ne peut pas être détenu plus de %1.</translation>
    </message>
    <message>
        <source>You keep this item until %1.</source>
        <translation>Vous gardez ce dossier jusqu’à %1.</translation>
    </message>
    <message>
        <source>Your lock has ended, but nobody has taken the item: you can still complete it.</source>
        <translation>Votre verrou a expiré, mais personne n’a pris le dossier&#xa0;: vous pouvez encore le terminer.</translation>
    </message>
    <message>
        <source>Your unfinished text of %1 is back in the fields.</source>
        <translation>Votre texte inachevé de %1 est de nouveau dans les champs.</translation>
    </message>
    <message>
        <source>%1 stays with you, in your items.</source>
        <translation>%1 reste à vous, dans vos dossiers.</translation>
    </message>
    <message>
        <source>%1 was taken for you meanwhile and is in your items.</source>
        <translation>%1 a été pris pour vous entre-temps et se trouve dans vos dossiers.</translation>
    </message>
    <message>
        <source>What you type is safe on this computer; saving it to the database is tried again.</source>
        <translation>Ce que vous saisissez est en sécurité sur cet ordinateur&#xa0;; Intray tentera à nouveau de l’écrire dans la base de données.</translation>
    </message>
    <message>
        <source>The database cannot be reached. This is your text of %1 from this computer; it is safe.</source>
        <translation>La base de données est injoignable. Voici votre texte de %1, conservé sur cet ordinateur&#xa0;; il est en sécurité.</translation>
    </message>
    <message>
        <source>%1 is not finished; nothing was changed.</source>
        <translation>%1 n’est pas clos&#xa0;; rien n’a été changé.</translation>
    </message>
    <message>
        <source>The database has not answered whether %1 is finished. Your text is safe; it is asked again until it answers.</source>
        <translation>La base de données n’a pas indiqué si %1 est clos. Votre texte est en sécurité&#xa0;; la question lui est posée jusqu’à ce qu’elle réponde.</translation>
    </message>
    <message>
        <source>%1 will be completed as soon as the database can be reached, if it is still yours then. You may close Intray meanwhile.</source>
        <translation>%1 sera terminé dès que la base de données sera joignable, s’il est encore à vous à ce moment-là. Vous pouvez fermer Intray entre-temps.</translation>
    </message>
    <message>
        <source>%1 is completed, as you asked while the database could not be reached.</source>
        <translation>%1 est terminé, comme vous l’avez demandé pendant que la base de données était injoignable.</translation>
    </message>
    <message>
        <source>%1 could not be completed as you asked while the database could not be reached.</source>
        <translation>%1 n’a pas pu être terminé comme vous l’avez demandé pendant que la base de données était injoignable.</translation>
    </message>
    <message>
        <source>%1 is not completed; you can go on with it.</source>
        <translation>%1 n’est pas terminé&#xa0;; vous pouvez continuer à y travailler.</translation>
    </message>
    <message>
        <source>%1 sent this back: %2</source>
        <translation>%1 a renvoyé ceci&#xa0;: %2</translation>
    </message>
    <message>
        <source>Your text is kept.</source>
        <translation>Votre texte est conservé.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be completed.</source>
        <translation>Les dossiers de %1 ne peuvent pas être terminés.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be returned.</source>
        <translation>Les dossiers de %1 ne peuvent pas être rendus.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be dismissed.</source>
        <translation>Les dossiers de %1 ne peuvent pas être classés sans suite.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be marked as failed.</source>
        <translation>Les dossiers de %1 ne peuvent pas être marqués en échec.</translation>
    </message>
    <message>
        <source>Items of %1 cannot be sent back.</source>
        <translation>Les dossiers de %1 ne peuvent pas être renvoyés.</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 took this item at %2.</source>
        <translation>%1 détient ce dossier depuis %2.</translation>
    </message>
    <message>
        <source>You took this item at %1 on %2.</source>
        <translation>Vous détenez ce dossier depuis %1 sur le poste %2.</translation>
    </message>
    <message>
        <source>You took this item again at %1, in another window.</source>
        <translation>Vous détenez de nouveau ce dossier depuis %1, dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>This database server does not know the item. It may be another database, or one that lost what was done last.</source>
        <translation>Ce serveur de base de données ne connaît pas le dossier. Il s’agit peut-être d’une autre base de données, ou d’une base qui a perdu les dernières opérations.</translation>
    </message>
    <message>
        <source>Your lock is not known to this database server, which may have lost what was done last.</source>
        <translation>Ce serveur de base de données ne connaît pas votre verrou&#xa0;; il a peut-être perdu les dernières opérations.</translation>
    </message>
    <message>
        <source>Your lock ended and the item went back to the queue at %1.</source>
        <translation>Votre verrou a expiré&#xa0;; le dossier est de retour dans la file d’attente depuis %1.</translation>
    </message>
    <message>
        <source>%1 released this item at %2; nobody holds it now.</source>
        <translation>%1 a libéré ce dossier&#xa0;; personne ne le détient depuis %2.</translation>
    </message>
    <message>
        <source>%1 completed this item at %2.</source>
        <translation>%1 a terminé ce dossier (%2).</translation>
    </message>
    <message>
        <source>%1 sent this item back to the step before at %2.</source>
        <translation>%1 a renvoyé ce dossier à l’étape précédente (%2).</translation>
    </message>
    <message>
        <source>This item is completed already.</source>
        <translation>Ce dossier est déjà terminé.</translation>
    </message>
    <message>
        <source>This item is marked as failed.</source>
        <translation>Ce dossier est marqué en échec.</translation>
    </message>
    <message>
        <source>This item is dismissed.</source>
        <translation>Ce dossier est classé sans suite.</translation>
    </message>
    <message>
        <source>You do not hold this item any more, and nobody else does.</source>
        <translation>Vous ne détenez plus ce dossier, et personne d’autre ne le détient.</translation>
    </message>
    <message>
        <source>What you hold can still be finished.</source>
        <translation>Vous pouvez encore terminer ce que vous détenez.</translation>
    </message>
    <message>
        <source>The queue %1 is paused.</source>
        <translation>La file d’attente %1 est suspendue.</translation>
    </message>
    <message>
        <source>The queue %1 is paused: %2</source>
        <translation>La file d’attente %1 est suspendue&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 gave this item on. What %2 had typed stands beside the fields; take or refuse each.</source>
        <translation>%1 a transmis ce dossier. Ce que %2 avait saisi figure à côté des champs&#xa0;; acceptez ou refusez chaque valeur.</translation>
    </message>
    <message>
        <source>%1 released this item at %2; %3 holds it now.</source>
        <translation>%1 a libéré ce dossier (%2)&#xa0;; %3 le détient maintenant.</translation>
    </message>
    <message>
        <source>%1 released this item at %2.</source>
        <translation>%1 a libéré ce dossier (%2).</translation>
    </message>
    <message>
        <source>The clock of this computer was put forward while Intray was running, so nothing is locked. Set it right, or start Intray again if it is right now.</source>
        <translation>L’horloge de cet ordinateur a été avancée pendant qu’Intray fonctionnait, donc rien n’est verrouillé. Mettez-la à l’heure, ou redémarrez Intray si elle est juste à présent.</translation>
    </message>
    <message numerus="yes">
        <source>What you typed in %n field(s) was taken back. Ctrl+Z in a field brings all of it again.</source>
        <translation>
            <numerusform>Votre saisie dans %n champ a été annulée. Ctrl+Z dans un champ rétablit tout.</numerusform>
            <numerusform>Votre saisie dans %n champs a été annulée. Ctrl+Z dans un champ rétablit tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, which had come meanwhile, went back to the queue.</source>
        <translation>%1, arrivé entre-temps, est retourné dans la file d’attente.</translation>
    </message>
    <message numerus="yes">
        <source>The next item of %1 is available in %n second(s).</source>
        <translation>
            <numerusform>Le prochain dossier de %1 est disponible dans %n seconde.</numerusform>
            <numerusform>Le prochain dossier de %1 est disponible dans %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program that works on this table ended your lock at %1; %2 holds the item now.</source>
        <translation>Un autre programme qui travaille sur cette table a mis fin à votre verrou à %1&#xa0;; %2 a maintenant l’élément.</translation>
    </message>
    <message>
        <source>Another program that works on this table ended your lock at %1.</source>
        <translation>Un autre programme qui travaille sur cette table a mis fin à votre verrou à %1.</translation>
    </message>
    <message>
        <source>A rule or trigger of the table of %1 does not let the rows be locked that are next. Ask an administrator to change the rule or the rows.</source>
        <translation>Une règle ou un déclencheur de la table de %1 ne laisse pas verrouiller les lignes suivantes. Demandez à un administrateur de changer la règle ou les lignes.</translation>
    </message>
    <message>
        <source>%1 has ended as a duplicate of %2, which is kept.</source>
        <translation>%1 s’est terminé comme doublon de %2, qui est conservé.</translation>
    </message>
    <message>
        <source>The reason: “%1”.</source>
        <translation>La raison&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>What is left in %1 is assigned to others.</source>
        <translation>Ce qui reste dans %1 est attribué à d’autres.</translation>
    </message>
    <message>
        <source>This item is assigned to somebody else. A supervisor can assign it to you or to everybody.</source>
        <translation>Cet élément est attribué à quelqu’un d’autre. Un superviseur peut vous l’attribuer ou l’ouvrir à tous.</translation>
    </message>
    <message>
        <source>The rules of %1 were changed. The record is held against the new ones; what you typed is still here.</source>
        <translation>Les règles de %1 ont changé. L’enregistrement est contrôlé selon les nouvelles&#xa0;; ce que vous avez saisi est toujours là.</translation>
    </message>
    <message>
        <source>A file that %1 brought in later has other values. They stand beside the fields; take or refuse each.</source>
        <translation>Un fichier que %1 a importé plus tard a d’autres valeurs. Elles sont à côté des champs&#xa0;; acceptez ou refusez chacune.</translation>
    </message>
</context>
<context>
    <name>DeskRefusals</name>
    <message>
        <source>The database has not answered yet. Please wait a moment.</source>
        <translation>La base de données n’a pas encore répondu. Patientez un instant.</translation>
    </message>
    <message>
        <source>Choose a queue first.</source>
        <translation>Choisissez d’abord une file d’attente.</translation>
    </message>
    <message>
        <source>Work is being looked for already.</source>
        <translation>Une recherche de dossiers est déjà en cours.</translation>
    </message>
    <message>
        <source>There is no record in work whose text could be saved.</source>
        <translation>Il n’y a pas d’enregistrement en cours dont le texte pourrait être enregistré.</translation>
    </message>
    <message>
        <source>This is for a record whose lock was lost.</source>
        <translation>Ceci vaut pour un enregistrement dont le verrou a été perdu.</translation>
    </message>
    <message>
        <source>You have no unfinished items.</source>
        <translation>Vous n’avez pas de dossiers inachevés.</translation>
    </message>
    <message>
        <source>There is nothing to try again.</source>
        <translation>Il n’y a rien à tenter à nouveau.</translation>
    </message>
    <message>
        <source>There is nothing to take back: that can be done for ten seconds after finishing an item.</source>
        <translation>Il n’y a rien à annuler&#xa0;: c’est possible pendant dix secondes après la clôture d’un dossier.</translation>
    </message>
    <message>
        <source>You do not hold this item any more. Take it again first; your text is kept.</source>
        <translation>Vous ne détenez plus ce dossier. Prenez-le d’abord à nouveau&#xa0;; votre texte est conservé.</translation>
    </message>
    <message>
        <source>There is no record in work. Take an item first.</source>
        <translation>Il n’y a pas d’enregistrement en cours. Prenez d’abord un dossier.</translation>
    </message>
    <message>
        <source>No step comes before this one, so there is nowhere to send the item back to.</source>
        <translation>Aucune étape ne précède celle-ci, le dossier ne peut donc être renvoyé nulle part.</translation>
    </message>
    <message>
        <source>There is no lock to extend. Take an item first.</source>
        <translation>Il n’y a pas de verrou à prolonger. Prenez d’abord un dossier.</translation>
    </message>
    <message>
        <source>The database can be reached: complete the item as usual.</source>
        <translation>La base de données est joignable&#xa0;: terminez le dossier comme d’habitude.</translation>
    </message>
    <message>
        <source>It is too late to take %1 back: that can be done for ten seconds. A supervisor can open it again.</source>
        <translation>Il est trop tard pour annuler %1&#xa0;: c’est possible pendant dix secondes. Un superviseur peut rouvrir le dossier.</translation>
    </message>
    <message>
        <source>There is no record to write a note on.</source>
        <translation>Il n’y a pas d’enregistrement sur lequel écrire une note.</translation>
    </message>
</context>
<context>
    <name>DraftJournal</name>
    <message>
        <source>What you type cannot be kept on this computer because its disk is full. Make some room; it is tried again by itself.</source>
        <translation>Ce que vous saisissez ne peut pas être conservé sur cet ordinateur, car son disque est plein. Libérez de la place&#xa0;; une nouvelle tentative aura lieu automatiquement.</translation>
    </message>
    <message>
        <source>What you type cannot be kept on this computer because the folder for drafts cannot be written. It is tried again by itself.</source>
        <translation>Ce que vous saisissez ne peut pas être conservé sur cet ordinateur, car le répertoire des brouillons n’est pas accessible en écriture. Une nouvelle tentative aura lieu automatiquement.</translation>
    </message>
</context>
<context>
    <name>EditedRule</name>
    <message>
        <source>Choose the two fields to compare.</source>
        <translation>Choisissez les deux champs à comparer.</translation>
    </message>
    <message>
        <source>Choose a field on each side, and the values where it is one of some.</source>
        <translation>Choisissez un champ de chaque côté, et les valeurs là où il en prend une parmi plusieurs.</translation>
    </message>
    <message>
        <source>Choose the fields that are equal, and those that are equal then.</source>
        <translation>Choisissez les champs qui sont égaux, et ceux qui le sont alors aussi.</translation>
    </message>
    <message>
        <source>Choose the fields that are different in every record.</source>
        <translation>Choisissez les champs qui diffèrent dans chaque fiche.</translation>
    </message>
</context>
<context>
    <name>ExportTemplate</name>
    <message>
        <source>it is for finished items: the state must be done, failed or dismissed.</source>
        <translation>cela vaut pour les dossiers clos&#xa0;: l’état doit être done, failed ou dismissed.</translation>
    </message>
    <message>
        <source>it names the field “%1” twice.</source>
        <translation>le champ «&#xa0;%1&#xa0;» est nommé deux fois.</translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message>
        <source>Export to %1: %2</source>
        <translation>Exportation vers %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing fits what was asked for, so the file has no rows.</source>
        <translation>Rien ne correspond à ce qui était demandé, le fichier n’a donc pas de lignes.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) were written.</source>
        <translation>
            <numerusform>%Ln modification a été écrite.</numerusform>
            <numerusform>%Ln modifications ont été écrites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) were written.</source>
        <translation>
            <numerusform>%Ln dossier a été écrit.</numerusform>
            <numerusform>%Ln dossiers ont été écrits.</numerusform>
        </translation>
    </message>
    <message>
        <source>They stand in %1 sheets, because one holds 1,048,576 rows.</source>
        <translation>Le tout se trouve dans %1 feuilles, car une feuille contient 1&#xa0;048&#xa0;576 lignes.</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>The export was cancelled. No file was written.</source>
        <translation>L’export a été annulé. Aucun fichier n’a été écrit.</translation>
    </message>
    <message>
        <source>The queue “%1” has no field “%2”. Its fields can be seen in its rules.</source>
        <translation>La file d’attente «&#xa0;%1&#xa0;» n’a pas de champ «&#xa0;%2&#xa0;». Ses champs sont visibles dans ses règles.</translation>
    </message>
</context>
<context>
    <name>FieldFormat</name>
    <message>
        <source>a date like 2026-01-31</source>
        <translation>une date comme 2026-01-31</translation>
    </message>
    <message>
        <source>a time like 14:30:00</source>
        <translation>une heure comme 14:30:00</translation>
    </message>
    <message>
        <source>a date and time like 2026-01-31T14:30:00Z</source>
        <translation>une date avec l’heure comme 2026-01-31T14:30:00Z</translation>
    </message>
    <message>
        <source>an e-mail address like name@example.org</source>
        <translation>une adresse électronique comme name@example.org</translation>
    </message>
    <message>
        <source>an address like https://example.org/page</source>
        <translation>une adresse comme https://example.org/page</translation>
    </message>
    <message>
        <source>a UUID of 32 hexadecimal digits in five groups</source>
        <translation>un UUID de 32 chiffres hexadécimaux en cinq groupes</translation>
    </message>
    <message>
        <source>an IP address like 192.0.2.1</source>
        <translation>une adresse IP comme 192.0.2.1</translation>
    </message>
</context>
<context>
    <name>FieldKind</name>
    <message>
        <source>a kind is one of %1.</source>
        <translation>un genre est l’un de %1.</translation>
    </message>
    <message>
        <source>the format of a number is written like 1234, 1,234.5 or 1234.5 oz.</source>
        <translation>le format d’un nombre s’écrit comme 1234, 1 234,5 ou 1234.5 oz.</translation>
    </message>
    <message>
        <source>the format of a date or time is written like dd.MM.yyyy, d-MMM-yy or HH:mm.</source>
        <translation>le format d’une date ou d’une heure s’écrit comme dd.MM.yyyy, d-MMM-yy ou HH:mm.</translation>
    </message>
    <message>
        <source>a whole number like %1</source>
        <translation>un nombre entier comme %1</translation>
    </message>
    <message>
        <source>a number like %1</source>
        <translation>un nombre comme %1</translation>
    </message>
    <message>
        <source>a real date like %1</source>
        <translation>une date réelle comme %1</translation>
    </message>
    <message>
        <source>a time like %1</source>
        <translation>une heure comme %1</translation>
    </message>
    <message>
        <source>a date and time like %1</source>
        <translation>une date et une heure comme %1</translation>
    </message>
    <message>
        <source>a phone number like +49 30 901820</source>
        <translation>un numéro de téléphone comme +49 30 901820</translation>
    </message>
    <message>
        <source>a web address like www.example.org</source>
        <translation>une adresse web comme www.example.org</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>oui ou non</translation>
    </message>
</context>
<context>
    <name>FieldRules</name>
    <message>
        <source>Write a whole number, such as 12.</source>
        <translation>Saisissez un nombre entier, par exemple 12.</translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation>Saisissez true ou false.</translation>
    </message>
    <message>
        <source>This must be text.</source>
        <translation>Du texte est attendu ici.</translation>
    </message>
    <message>
        <source>This must be of the type “%1”.</source>
        <translation>Une valeur du type «&#xa0;%1&#xa0;» est attendue ici.</translation>
    </message>
    <message>
        <source>This field is required. Fill it in.</source>
        <translation>Ce champ est obligatoire. Remplissez-le.</translation>
    </message>
    <message>
        <source>Write the number as %1.</source>
        <translation>Écrivez le nombre ainsi&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This must be one of: %1.</source>
        <translation>La valeur doit être l’une de celles-ci&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>This must be one of the %n known values.</source>
        <translation>
            <numerusform>La valeur doit être la %n valeur connue.</numerusform>
            <numerusform>La valeur doit être l’une des %n valeurs connues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is too short: it needs at least %n characters.</source>
        <translation>
            <numerusform>C’est trop court&#xa0;: il faut au moins %n caractère.</numerusform>
            <numerusform>C’est trop court&#xa0;: il faut au moins %n caractères.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is too long: at most %n characters fit.</source>
        <translation>
            <numerusform>C’est trop long&#xa0;: au plus %n caractère est possible.</numerusform>
            <numerusform>C’est trop long&#xa0;: au plus %n caractères sont possibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>This does not have the expected form: %1</source>
        <translation>Ceci n’a pas la forme attendue&#xa0;: %1</translation>
    </message>
    <message>
        <source>This does not have the expected form %1.</source>
        <translation>Ceci n’a pas la forme attendue %1.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>Valeur attendue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This must be %1 or more.</source>
        <translation>La valeur doit être %1 ou plus.</translation>
    </message>
    <message>
        <source>This must be %1 or less.</source>
        <translation>La valeur doit être %1 ou moins.</translation>
    </message>
    <message>
        <source>This must be more than %1.</source>
        <translation>La valeur doit être supérieure à %1.</translation>
    </message>
    <message>
        <source>This must be less than %1.</source>
        <translation>La valeur doit être inférieure à %1.</translation>
    </message>
    <message>
        <source>This must be a multiple of %1.</source>
        <translation>La valeur doit être un multiple de %1.</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 ou moins</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>au plus %n caractère</numerusform>
            <numerusform>au plus %n caractères</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule for this field is too hard to check on this text. Make it shorter, or tell whoever looks after the queue.</source>
        <translation>La règle de ce champ est trop difficile à vérifier sur ce texte. Raccourcissez-le, ou prévenez la personne qui s’occupe de la file.</translation>
    </message>
    <message>
        <source>This may not hold “%1”: it is none of the known values.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas admis ici&#xa0;: ce n’est aucune des valeurs connues.</translation>
    </message>
    <message>
        <source>This came in as “%1”, and the field stores numbers like %2. Type it again, and it is stored so.</source>
        <translation>La valeur reçue est «&#xa0;%1&#xa0;», mais le champ enregistre les nombres sous la forme&#xa0;%2. Saisissez-la de nouveau et elle sera enregistrée ainsi.</translation>
    </message>
    <message>
        <source>Write a number, such as 12 or %1.</source>
        <translation>Saisissez un nombre, par exemple 12 ou&#xa0;%1.</translation>
    </message>
</context>
<context>
    <name>FileKind</name>
    <message>
        <source>The file “%1” is JSON over several lines. Intray reads JSON lines: one whole object on each line.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est du JSON sur plusieurs lignes. Intray lit des lignes JSON&#xa0;: un objet entier par ligne.</translation>
    </message>
    <message>
        <source>“%1” is a pipe or a device and cannot be read twice. Save what comes from it as a file, and import that file.</source>
        <translation>«&#xa0;%1&#xa0;» est un tube ou un périphérique et ne peut pas être lu deux fois. Enregistrez dans un fichier ce qui en sort, et importez ce fichier.</translation>
    </message>
    <message>
        <source>The file “%1” is an office document and no spreadsheet. If it has a table, save that as a spreadsheet or as CSV, and import that file.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est un document bureautique et non un classeur. S’il contient un tableau, enregistrez celui-ci comme classeur ou en CSV et importez ce fichier.</translation>
    </message>
    <message>
        <source>The file “%1” is no text file. Intray reads CSV and other delimited text, JSON lines, spreadsheets (.xlsx, .ods) and Access files.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» n’est pas un fichier texte. Intray lit le CSV et d’autres textes délimités, JSON lines, les classeurs (.xlsx, .ods) et les fichiers Access.</translation>
    </message>
</context>
<context>
    <name>FolderRound</name>
    <message>
        <source>%1 is done. %2</source>
        <translation>%1 est terminé. %2</translation>
    </message>
    <message>
        <source>%1 has failed. %2</source>
        <translation>%1 a échoué. %2</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>... and %n more row(s).</source>
        <translation>
            <numerusform>... et une autre ligne.</numerusform>
            <numerusform>... et %n autres lignes.</numerusform>
        </translation>
    </message>
    <message>
        <source>To have them all as a file, import again and tick &quot;Write rejected and different rows beside the file&quot;. Nothing is added twice.</source>
        <translation>Pour les avoir toutes dans un fichier, importez à nouveau et cochez «&#xa0;Écrire les lignes rejetées et différentes à côté du fichier&#xa0;». Rien n’est ajouté deux fois.</translation>
    </message>
    <message>
        <source>Import of %1: %2</source>
        <translation>Importation de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Of %1 rows %2 would be added, %3 are there already, %4 are there already and different, %5 would be rejected. Nothing was changed.</source>
        <translation>Sur %1 lignes, %2 seraient ajoutées, %3 sont déjà présentes, %4 sont déjà présentes et différentes, %5 seraient rejetées. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>Of %1 rows %2 were added, %3 were there already, %4 were there already and different, %5 were rejected.</source>
        <translation>Sur %1 lignes, %2 ont été ajoutées, %3 étaient déjà présentes, %4 étaient déjà présentes et différentes, %5 ont été rejetées.</translation>
    </message>
    <message>
        <source>The first rejected row is line %1: %2</source>
        <translation>La première ligne rejetée est la ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was brought in.</source>
        <translation>Annulé. Rien n’a été importé.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would update records.</source>
        <translation>
            <numerusform>%n ligne mettrait à jour un enregistrement.</numerusform>
            <numerusform>%n lignes mettraient à jour des enregistrements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were updated.</source>
        <translation>
            <numerusform>%n enregistrement a été mis à jour.</numerusform>
            <numerusform>%n enregistrements ont été mis à jour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) that had been taken out are back.</source>
        <translation>
            <numerusform>%n enregistrement qui avait été retiré est de retour.</numerusform>
            <numerusform>%n enregistrements qui avaient été retirés sont de retour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A person is asked about %n record(s).</source>
        <translation>
            <numerusform>Une personne est consultée pour %n enregistrement.</numerusform>
            <numerusform>Une personne est consultée pour %n enregistrements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be updated.</source>
        <translation>
            <numerusform>%n enregistrement n’a pas pu être mis à jour.</numerusform>
            <numerusform>%n enregistrements n’ont pas pu être mis à jour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file lacks %n waiting record(s): see Queues, Deliveries.</source>
        <translation>
            <numerusform>Il manque au fichier %n enregistrement en attente&#xa0;: voir Files, Livraisons.</numerusform>
            <numerusform>Il manque au fichier %n enregistrements en attente&#xa0;: voir Files, Livraisons.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Importer</name>
    <message>
        <source>“%1” cannot be the name of a queue. Use letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;, at most 64.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être le nom d’une file d’attente. Utilisez des lettres, des chiffres, «&#xa0;-&#xa0;», «&#xa0;_&#xa0;» et «&#xa0;.&#xa0;», 64 caractères au plus.</translation>
    </message>
    <message>
        <source>The key column “%1” is blank.</source>
        <translation>La colonne de clé «&#xa0;%1&#xa0;» est vide.</translation>
    </message>
    <message numerus="yes">
        <source>The key is longer than %n characters.</source>
        <translation>
            <numerusform>La clé dépasse %n caractère.</numerusform>
            <numerusform>La clé dépasse %n caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>An earlier row of the file has the same key, “%1”.</source>
        <translation>Une ligne précédente du fichier a la même clé, «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The import was cancelled. Nothing was brought in.</source>
        <translation>L’import a été annulé. Rien n’a été importé.</translation>
    </message>
    <message>
        <source>No columns tell all rows of the file apart, so each row is its own key. The same row is not added twice; one that was changed comes in as a new one.</source>
        <translation>Aucune colonne ne distingue toutes les lignes du fichier, chaque ligne est donc sa propre clé. La même ligne n’est pas ajoutée deux fois&#xa0;; une ligne modifiée entre comme nouvelle.</translation>
    </message>
    <message>
        <source>Rows further down share “%1”, so the key is “%2”.</source>
        <translation>Plus bas, des lignes ont le même «&#xa0;%1&#xa0;», la clé est donc «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>No row came in, so the queue was not made.</source>
        <translation>Aucune ligne n’est entrée, la file d’attente n’a donc pas été créée.</translation>
    </message>
    <message>
        <source>The queue has a record with the key “%1” already, and it is different.</source>
        <translation>La file a déjà un enregistrement avec la clé «&#xa0;%1&#xa0;», et il est différent.</translation>
    </message>
    <message>
        <source>It is not known whether the rows came in. Import the file again as soon as the database answers: nothing is added twice.</source>
        <translation>On ne sait pas si les lignes sont entrées. Importez à nouveau le fichier dès que la base de données répond&#xa0;: rien n’est ajouté en double.</translation>
    </message>
    <message numerus="yes">
        <source>The import was accepted and is not lost, but some of its %n row(s) cannot be seen yet. They come to sight when Intray is started or imports again.</source>
        <translation>
            <numerusform>L’importation a été acceptée et n’est pas perdue, mais sa %n ligne n’est pas encore visible. Elle apparaîtra quand Intray démarrera ou importera de nouveau.</numerusform>
            <numerusform>L’importation a été acceptée et n’est pas perdue, mais certaines de ses %n lignes ne sont pas encore visibles. Elles apparaîtront quand Intray démarrera ou importera de nouveau.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has none of the columns of the queue “%1”, which are: %2. It seems to be for another queue.</source>
        <translation>Le fichier n’a aucune des colonnes de la file «&#xa0;%1&#xa0;», qui sont&#xa0;: %2. Il semble être pour une autre file.</translation>
    </message>
    <message>
        <source>New are: %1.</source>
        <translation>Nouvelles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Missing are: %1.</source>
        <translation>Manquantes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The columns of the file are not those of the queue “%1”.</source>
        <translation>Les colonnes du fichier ne sont pas celles de la file «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing was brought in.</source>
        <translation>Rien n’a été importé.</translation>
    </message>
    <message>
        <source>So far each row of this queue was its own key, so rows that it has already come in again.</source>
        <translation>Jusqu’ici, chaque ligne de cette file était sa propre clé&#xa0;; les lignes déjà présentes entrent donc une nouvelle fois.</translation>
    </message>
    <message>
        <source>So far the key of this queue was “%1”, so records that it has already come in again.</source>
        <translation>Jusqu’ici, la clé de cette file était «&#xa0;%1&#xa0;»&#xa0;; les fiches déjà présentes entrent donc une nouvelle fois.</translation>
    </message>
    <message>
        <source>If the file is right, choose what becomes of new columns: in the window, or by --columns add or --columns ignore.</source>
        <translation>Si le fichier est le bon, choisissez ce que deviennent les nouvelles colonnes&#xa0;: dans la fenêtre, ou avec --columns add ou --columns ignore.</translation>
    </message>
    <message>
        <source>Line %1: %2 Nothing was brought in.</source>
        <translation>Ligne %1&#xa0;: %2 Rien n’a été importé.</translation>
    </message>
    <message>
        <source>The same file came in on %1, as delivery %2.</source>
        <translation>Le même fichier est arrivé le %1, comme livraison %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 et %n autre fichier</numerusform>
            <numerusform>%1 et %n autres fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>In “%1”: %2</source>
        <translation>Dans «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>A database is brought in by itself, not together with files.</source>
        <translation>Une base de données s’importe seule, et non avec des fichiers.</translation>
    </message>
    <message>
        <source>The file “%1” is named twice.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est nommé deux fois.</translation>
    </message>
    <message>
        <source>The file “%1” is of another kind than “%2”. Bring them in one by one.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est d’un autre type que «&#xa0;%2&#xa0;». Importez-les un par un.</translation>
    </message>
    <message>
        <source>The file “%1” has other columns than “%2”.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» a d’autres colonnes que «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>You do not see the items of this queue, so rows that it has already count as new in a trial.</source>
        <translation>Vous ne voyez pas les dossiers de cette file&#xa0;; les lignes déjà présentes comptent donc comme nouvelles lors d’un essai.</translation>
    </message>
    <message>
        <source>The same files came in on %1, as delivery %2.</source>
        <translation>Les mêmes fichiers sont arrivés le %1, comme livraison %2.</translation>
    </message>
    <message>
        <source>The file “%1” was changed or taken away while it was read. Nothing was brought in. Import it again once nobody writes it.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» a été modifié ou retiré pendant la lecture. Rien n’a été importé. Importez-le à nouveau quand personne n’y écrit plus.</translation>
    </message>
    <message>
        <source>An earlier row of these files has the same key, “%1”.</source>
        <translation>Une ligne précédente de ces fichiers a la même clé, «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ItemColumns</name>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
</context>
<context>
    <name>JsonTable</name>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you may read it.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être lu. Vérifiez son nom et si vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>The file “%1” has no records: there is nothing to bring in.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» n’a pas d’enregistrements&#xa0;: il n’y a rien à importer.</translation>
    </message>
    <message>
        <source>Line %1 is too long to be a record.</source>
        <translation>La ligne %1 est trop longue pour être un enregistrement.</translation>
    </message>
    <message>
        <source>The line is no JSON: %1 at character %2.</source>
        <translation>La ligne n’est pas du JSON&#xa0;: %1 au caractère %2.</translation>
    </message>
    <message>
        <source>The line is no JSON object.</source>
        <translation>La ligne n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>The number %1 has more digits than can be kept. Write it in quotes.</source>
        <translation>Le nombre %1 a plus de chiffres qu’on ne peut en conserver. Écrivez-le entre guillemets.</translation>
    </message>
    <message>
        <source>The line is not as an export writes it, as the first one is.</source>
        <translation>La ligne n’est pas telle qu’une exportation l’écrit, alors que la première l’est.</translation>
    </message>
    <message>
        <source>The record has no fields.</source>
        <translation>L’enregistrement n’a pas de champs.</translation>
    </message>
    <message>
        <source>The field “%1” stands twice in the line.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» figure deux fois dans la ligne.</translation>
    </message>
    <message>
        <source>A field of the line has no name.</source>
        <translation>Un champ de la ligne n’a pas de nom.</translation>
    </message>
</context>
<context>
    <name>KindWords</name>
    <message>
        <source>Any text</source>
        <translation>Tout texte</translation>
    </message>
    <message>
        <source>Whole number</source>
        <translation>Nombre entier</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Date et heure</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation>Adresse électronique</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>Numéro de téléphone</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>Adresse web</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Oui ou non</translation>
    </message>
    <message>
        <source>As the JSON type says: %1</source>
        <translation>Selon le type JSON&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>The corrections of others are for supervisors. You can see your own: add --mine.</source>
        <translation>Les corrections des autres sont réservées aux superviseurs. Vous pouvez voir les vôtres&#xa0;: ajoutez --mine.</translation>
    </message>
</context>
<context>
    <name>LookupFaults</name>
    <message>
        <source>The look-up table “%1” does not have it.</source>
        <translation>La table de référence «&#xa0;%1&#xa0;» ne l’a pas.</translation>
    </message>
    <message>
        <source>In the look-up table “%1”, %2 is “%3” here.</source>
        <translation>Dans la table de référence «&#xa0;%1&#xa0;», %2 est ici «&#xa0;%3&#xa0;».</translation>
    </message>
</context>
<context>
    <name>LookupLoading</name>
    <message>
        <source>The loading was cancelled. Nothing has changed.</source>
        <translation>Le chargement a été annulé. Rien n’a changé.</translation>
    </message>
    <message>
        <source>Give the look-up table a name of 1 to 255 characters.</source>
        <translation>Donnez à la table de référence un nom de 1 à 255 caractères.</translation>
    </message>
    <message>
        <source>There is no column “%1”. There are: %2.</source>
        <translation>Il n’y a pas de colonne «&#xa0;%1&#xa0;». Il y a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Line %1 cannot be read: %2 Nothing has changed.</source>
        <translation>La ligne %1 ne peut pas être lue&#xa0;: %2 Rien n’a changé.</translation>
    </message>
    <message>
        <source>The value in line %1 is longer than %2 characters. Nothing has changed.</source>
        <translation>La valeur de la ligne %1 dépasse %2 caractères. Rien n’a changé.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Item</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>C&amp;olonnes</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Enregistrement</translation>
    </message>
    <message>
        <source>&amp;Administration</source>
        <translation>Ad&amp;ministration</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>An import is running</source>
        <translation>Une importation est en cours</translation>
    </message>
    <message>
        <source>%1 is still being imported.</source>
        <translation>%1 est encore en cours d’importation.</translation>
    </message>
    <message>
        <source>If Intray is closed now, the import is cancelled and none of its rows come in.</source>
        <translation>Si vous fermez Intray maintenant, l’importation est annulée et aucune de ses lignes n’entre.</translation>
    </message>
    <message>
        <source>&amp;Go on importing</source>
        <translation>&amp;Continuer l’importation</translation>
    </message>
    <message>
        <source>&amp;Cancel the import and close</source>
        <translation>&amp;Annuler l’importation et fermer</translation>
    </message>
    <message>
        <source>An export is running</source>
        <translation>Une exportation est en cours</translation>
    </message>
    <message>
        <source>%1 is still being written.</source>
        <translation>%1 est encore en cours d’écriture.</translation>
    </message>
    <message>
        <source>If Intray is closed now, the export is cancelled and no file is written.</source>
        <translation>Si vous fermez Intray maintenant, l’exportation est annulée et aucun fichier n’est écrit.</translation>
    </message>
    <message>
        <source>&amp;Go on exporting</source>
        <translation>&amp;Continuer l’exportation</translation>
    </message>
    <message>
        <source>&amp;Cancel the export and close</source>
        <translation>&amp;Annuler l’exportation et fermer</translation>
    </message>
</context>
<context>
    <name>Mapping</name>
    <message>
        <source>The field “%1” is made of the column “%2”, which the file does not have. It has: %3.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» est fait de la colonne «&#xa0;%2&#xa0;», que le fichier n’a pas. Il a&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The field “%1” has dates in the form “%2”, which is none. Write it as in dd.MM.yyyy or yyyy-MM-dd HH:mm.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» a des dates sous la forme «&#xa0;%2&#xa0;», qui n’en est pas une. Écrivez-la comme dd.MM.yyyy ou yyyy-MM-dd HH:mm.</translation>
    </message>
    <message>
        <source>The field “%1” has numbers in the form “%2”, which is none. Name a country, as in de_DE, or a sample, as in 1.234,5.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» a des nombres sous la forme «&#xa0;%2&#xa0;», qui n’en est pas une. Nommez un pays, comme de_DE, ou donnez un exemple, comme 1.234,5.</translation>
    </message>
    <message>
        <source>it must name one column or more, unless the field is the name of the file (&quot;file_name&quot;: true).</source>
        <translation>il faut nommer une colonne ou plusieurs, sauf si le champ est le nom du fichier (&quot;file_name&quot;: true).</translation>
    </message>
    <message>
        <source>it counts from 1, or from -1 at the end, and needs &quot;split&quot;: where the value is taken apart.</source>
        <translation>cela compte à partir de 1, ou de -1 à la fin, et exige &quot;split&quot;&#xa0;: où la valeur est divisée.</translation>
    </message>
    <message>
        <source>a field cannot be a date as well.</source>
        <translation>un champ ne peut pas être aussi une date.</translation>
    </message>
    <message>
        <source>it must be the name of a field.</source>
        <translation>ce doit être le nom d’un champ.</translation>
    </message>
    <message>
        <source>the key is each row by itself, or of columns.</source>
        <translation>la clé est soit chaque ligne pour elle-même, soit faite de colonnes.</translation>
    </message>
    <message>
        <source>The template is longer than 1 MB, so it is none.</source>
        <translation>Le modèle dépasse 1 Mo, ce n’en est donc pas un.</translation>
    </message>
    <message>
        <source>The template is no JSON object: %1 at character %2.</source>
        <translation>Le modèle n’est pas un objet JSON&#xa0;: %1 au caractère %2.</translation>
    </message>
    <message>
        <source>The template leaves out every column of the file.</source>
        <translation>Le modèle omet toutes les colonnes du fichier.</translation>
    </message>
    <message>
        <source>The field “%1” would be made twice. Leave one of its columns out, or give it another name.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» serait créé deux fois. Omettez l’une de ses colonnes ou donnez-lui un autre nom.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of “%1” are not written as the template says, and came in as they stand, the first in line %2.</source>
        <translation>
            <numerusform>%n valeur de «&#xa0;%1&#xa0;» n’est pas écrite comme le dit le modèle et a été importée telle quelle, à la ligne %2.</numerusform>
            <numerusform>%n valeurs de «&#xa0;%1&#xa0;» ne sont pas écrites comme le dit le modèle et ont été importées telles quelles, la première à la ligne %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The template cannot be read at %1: %2</source>
        <translation>Le modèle ne peut pas être lu à %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>it must be a text.</source>
        <translation>ce doit être un texte.</translation>
    </message>
    <message>
        <source>it must be true or false.</source>
        <translation>ce doit être true ou false.</translation>
    </message>
    <message>
        <source>it must be a whole number from %1 to %2.</source>
        <translation>ce doit être un nombre entier de %1 à %2.</translation>
    </message>
    <message>
        <source>it must be a text or a list of texts.</source>
        <translation>ce doit être un texte ou une liste de textes.</translation>
    </message>
    <message>
        <source>it must be one character, or null for none.</source>
        <translation>ce doit être un seul caractère, ou null pour aucun.</translation>
    </message>
    <message>
        <source>it must be one of: %1.</source>
        <translation>ce doit être l’un de&#xa0;: %1.</translation>
    </message>
    <message>
        <source>it must be an object.</source>
        <translation>ce doit être un objet.</translation>
    </message>
    <message>
        <source>it must be a list.</source>
        <translation>ce doit être une liste.</translation>
    </message>
    <message>
        <source>a template has no such word.</source>
        <translation>un modèle n’a pas ce mot.</translation>
    </message>
    <message>
        <source>The template has the word “%1” twice in one place.</source>
        <translation>Le modèle contient deux fois le mot «&#xa0;%1&#xa0;» au même endroit.</translation>
    </message>
    <message>
        <source>Priority or context is taken from the column “%1”, which the file does not have. It has: %2.</source>
        <translation>La priorité ou le contexte vient de la colonne «&#xa0;%1&#xa0;», que le fichier n’a pas. Il a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A context cannot be made of a column “%1”, because Intray uses that name itself. Give the column another name.</source>
        <translation>Une colonne «&#xa0;%1&#xa0;» ne peut pas entrer dans le contexte, car Intray utilise lui-même ce nom. Donnez un autre nom à la colonne.</translation>
    </message>
    <message>
        <source>The column “%1” says “%2”, which is no priority: a whole number from -%3 to %3.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» dit «&#xa0;%2&#xa0;», qui n’est pas une priorité&#xa0;: un nombre entier de -%3 à %3.</translation>
    </message>
</context>
<context>
    <name>MappingWords</name>
    <message>
        <source>small letters</source>
        <translation>minuscules</translation>
    </message>
    <message>
        <source>capital letters</source>
        <translation>majuscules</translation>
    </message>
    <message>
        <source>a capital for each word</source>
        <translation>une majuscule à chaque mot</translation>
    </message>
    <message>
        <source>the file&apos;s name</source>
        <translation>le nom du fichier</translation>
    </message>
    <message>
        <source>the last part</source>
        <translation>la dernière partie</translation>
    </message>
    <message>
        <source>part %1 from the end</source>
        <translation>partie %1 à partir de la fin</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>partie %1</translation>
    </message>
    <message>
        <source>%1 and what follows</source>
        <translation>%1 et ce qui suit</translation>
    </message>
    <message>
        <source>no blanks around</source>
        <translation>sans espaces autour</translation>
    </message>
    <message>
        <source>%1: nothing</source>
        <translation>%1&#xa0;: rien</translation>
    </message>
    <message>
        <source>date %1</source>
        <translation>date %1</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>nombre %1</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) made anew</source>
        <translation>
            <numerusform>%n champ recomposé</numerusform>
            <numerusform>%n champs recomposés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) left out</source>
        <translation>
            <numerusform>%n colonne omise</numerusform>
            <numerusform>%n colonnes omises</numerusform>
        </translation>
    </message>
    <message>
        <source>the priority</source>
        <translation>la priorité</translation>
    </message>
    <message>
        <source>part of the context</source>
        <translation>partie du contexte</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omise</translation>
    </message>
    <message>
        <source>priority from %1</source>
        <translation>priorité d’après %1</translation>
    </message>
    <message>
        <source>context from %1</source>
        <translation>contexte d’après %1</translation>
    </message>
</context>
<context>
    <name>Obstacle</name>
    <message>
        <source>Nothing stands in the way.</source>
        <translation>Rien ne s’y oppose.</translation>
    </message>
    <message>
        <source>%1 holds it since %3, until %4.</source>
        <translation>%1 le détient depuis %3, jusqu’à %4.</translation>
    </message>
    <message>
        <source>%1 holds it since %3, but the lock ended at %4: whoever takes next gets it.</source>
        <translation>%1 le détient depuis %3, mais le verrou a expiré (%4)&#xa0;: la prochaine personne qui prend un dossier le recevra.</translation>
    </message>
    <message>
        <source>It was put off until %4.</source>
        <translation>Il a été reporté jusqu’à %4.</translation>
    </message>
    <message>
        <source>The queue &quot;%2&quot; is paused.</source>
        <translation>La file d’attente «&#xa0;%2&#xa0;» est suspendue.</translation>
    </message>
    <message>
        <source>It needs other hands: %1 did the step before and does not get it.</source>
        <translation>Il doit être traité par une autre personne&#xa0;: %1 a fait l’étape précédente et ne le reçoit pas.</translation>
    </message>
    <message>
        <source>Nobody who works may take from the queue &quot;%2&quot;. An administrator can make somebody its member.</source>
        <translation>Aucun opérateur ni automate n’a le droit de prendre des dossiers dans la file d’attente «&#xa0;%2&#xa0;». Un administrateur peut y affecter quelqu’un.</translation>
    </message>
    <message>
        <source>%1 may not take from the queue &quot;%2&quot;.</source>
        <translation>%1 n’a pas le droit de prendre des dossiers dans la file d’attente «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>There is no user named &quot;%1&quot; (any more).</source>
        <translation>Il n’y a pas (ou plus) d’utilisateur nommé «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 has no role that takes items, such as clerk or worker.</source>
        <translation>%1 n’a aucun rôle qui permette de prendre des dossiers, par exemple opérateur ou automate.</translation>
    </message>
    <message numerus="yes">
        <source>Its attempts are used up: it was taken %n time(s), and the last lock expired. A supervisor can open it again.</source>
        <translation>
            <numerusform>Ses tentatives sont épuisées&#xa0;: il a été pris %n fois, et le verrou a expiré. Un superviseur peut le rouvrir.</numerusform>
            <numerusform>Ses tentatives sont épuisées&#xa0;: il a été pris %n fois, et le dernier verrou a expiré. Un superviseur peut le rouvrir.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 let it fail at %3: %5</source>
        <translation>%1 l’a marqué en échec (%3)&#xa0;: %5</translation>
    </message>
    <message>
        <source>%1 completed it at %3.</source>
        <translation>%1 l’a terminé (%3).</translation>
    </message>
    <message>
        <source>%1 dismissed it at %3; it never returns.</source>
        <translation>%1 l’a classé sans suite (%3)&#xa0;; il ne reviendra jamais.</translation>
    </message>
    <message>
        <source>The query of the queue &quot;%2&quot; did not find it at its last run, so nobody is given it.</source>
        <translation>La requête de la file d’attente «&#xa0;%2&#xa0;» ne l’a pas trouvé à sa dernière exécution, il n’est donc distribué à personne.</translation>
    </message>
    <message>
        <source>The queue &quot;%2&quot; is filled by a query: its work is asked for, not picked.</source>
        <translation>La file d’attente «&#xa0;%2&#xa0;» est remplie par une requête&#xa0;: ses dossiers se demandent, ils ne se choisissent pas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n item(s) of the queue &quot;%2&quot;, and it allows no more.</source>
        <translation>
            <numerusform>%1 détient %n dossier de la file d’attente «&#xa0;%2&#xa0;», qui n’en permet pas davantage.</numerusform>
            <numerusform>%1 détient %n dossiers de la file d’attente «&#xa0;%2&#xa0;», qui n’en permet pas davantage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is left in the queue &quot;%2&quot; is held by others (%n item(s)).</source>
        <translation>
            <numerusform>Ce qui reste dans la file d’attente «&#xa0;%2&#xa0;» est détenu par d’autres (%n dossier).</numerusform>
            <numerusform>Ce qui reste dans la file d’attente «&#xa0;%2&#xa0;» est détenu par d’autres (%n dossiers).</numerusform>
        </translation>
    </message>
    <message>
        <source>What is left in the queue &quot;%2&quot; was put off; the next is due %4.</source>
        <translation>Ce qui reste dans la file d’attente «&#xa0;%2&#xa0;» a été reporté&#xa0;; le prochain dossier sera disponible à partir de %4.</translation>
    </message>
    <message>
        <source>Nothing is open in the queue &quot;%2&quot;.</source>
        <translation>Aucun dossier n’est ouvert dans la file d’attente «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 holds it in another program since %3, until %4.</source>
        <translation>%1 le tient dans un autre programme depuis %3, jusqu’à %4.</translation>
    </message>
    <message>
        <source>It is assigned to %1; others do not get it.</source>
        <translation>Il est attribué à %1&#xa0;; les autres ne le reçoivent pas.</translation>
    </message>
    <message numerus="yes">
        <source>What is left in the queue &quot;%2&quot; is assigned to others (%n item(s)).</source>
        <translation>
            <numerusform>Ce qui reste dans la file «&#xa0;%2&#xa0;» est attribué à d’autres (%n élément).</numerusform>
            <numerusform>Ce qui reste dans la file «&#xa0;%2&#xa0;» est attribué à d’autres (%n éléments).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OtherDatabase</name>
    <message>
        <source>Another program left the database unfinished. Open it once with that program, then read it again.</source>
        <translation>Un autre programme a laissé la base inachevée. Ouvrez-la une fois avec ce programme, puis relisez-la.</translation>
    </message>
    <message>
        <source>The database does not accept the query: %1. It must be one SELECT.</source>
        <translation>La base de données n’accepte pas la requête&#xa0;: %1. Elle doit être un seul SELECT.</translation>
    </message>
    <message>
        <source>The table “%1” cannot be read: %2.</source>
        <translation>La table «&#xa0;%1&#xa0;» ne peut pas être lue&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read. Please check its name and whether you may read it.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être lu. Vérifiez son nom et si vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>The file “%1” is no database that Intray can read.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» n’est pas une base de données qu’Intray sait lire.</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for this kind of database (%1) is not installed.</source>
        <translation>Le pilote Qt pour ce type de base de données (%1) n’est pas installé.</translation>
    </message>
    <message>
        <source>The query gives no columns. It must be one SELECT.</source>
        <translation>La requête ne donne aucune colonne. Elle doit être un seul SELECT.</translation>
    </message>
    <message>
        <source>A definition in the file calls a function that may do harm, so Intray does not read it: %1. Take the rows from a copy of the table without such definitions.</source>
        <translation>Une définition dans le fichier appelle une fonction qui peut causer des dégâts, Intray ne le lit donc pas&#xa0;: %1. Prenez les lignes d’une copie de la table sans de telles définitions.</translation>
    </message>
</context>
<context>
    <name>OtherTable</name>
    <message>
        <source>The database refuses it: %1.</source>
        <translation>La base de données le refuse&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The table “%1” is one of Intray&apos;s own. Nothing is written back there.</source>
        <translation>La table «&#xa0;%1&#xa0;» appartient à Intray. Rien n’y est réécrit.</translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message>
        <source>the regular expression is too long.</source>
        <translation>l’expression régulière est trop longue.</translation>
    </message>
    <message numerus="yes">
        <source>the regular expression has an error after %n characters.</source>
        <translation>
            <numerusform>l’expression régulière a une erreur après %n caractère.</numerusform>
            <numerusform>l’expression régulière a une erreur après %n caractères.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfileStore</name>
    <message>
        <source>The connection &quot;%1&quot; could not be read and is left out. %2</source>
        <translation>La connexion «&#xa0;%1&#xa0;» n’a pas pu être lue et a été laissée de côté. %2</translation>
    </message>
    <message>
        <source>The list of connections could not be read. Set up the connection again.</source>
        <translation>La liste des connexions n’a pas pu être lue. Configurez de nouveau la connexion.</translation>
    </message>
</context>
<context>
    <name>ProofPage</name>
    <message>
        <source>The history holds: %1 items with %2 lines of history, and nothing contradicts what must always hold.</source>
        <translation>L’historique est en ordre&#xa0;: %1 dossiers avec %2 lignes d’historique, et rien ne contredit ce qui doit toujours être vrai.</translation>
    </message>
    <message numerus="yes">
        <source>The history does not hold: %n contradiction(s).</source>
        <translation>
            <numerusform>L’historique n’est pas en ordre&#xa0;: %n contradiction.</numerusform>
            <numerusform>L’historique n’est pas en ordre&#xa0;: %n contradictions.</numerusform>
        </translation>
    </message>
    <message>
        <source>The selftest passed: %1 items were given out, none of them twice.</source>
        <translation>L’autotest a réussi&#xa0;: %1 dossiers ont été distribués, aucun ne l’a été deux fois.</translation>
    </message>
    <message numerus="yes">
        <source>The selftest failed: %n item(s) were given out twice. Stop working with this database and show the report to whoever runs it.</source>
        <translation>
            <numerusform>L’autotest a échoué&#xa0;: %n dossier a été distribué deux fois. Cessez de travailler avec cette base de données et montrez le rapport à la personne qui s’en occupe.</numerusform>
            <numerusform>L’autotest a échoué&#xa0;: %n dossiers ont été distribués deux fois. Cessez de travailler avec cette base de données et montrez le rapport à la personne qui s’en occupe.</numerusform>
        </translation>
    </message>
    <message>
        <source>The selftest failed. The report below says what was found.</source>
        <translation>L’autotest a échoué. Le rapport ci-dessous indique ce qui a été trouvé.</translation>
    </message>
    <message>
        <source>a file on the computer, SQLite</source>
        <translation>un fichier sur l’ordinateur, SQLite</translation>
    </message>
    <message>
        <source>Database: %1
Engine: %2
Tables: version %3
Program: Intray %4
By: %5 at %6
Begun: %7
Ended: %8</source>
        <translation>Base de données&#xa0;: %1
Moteur&#xa0;: %2
Tables&#xa0;: version %3
Programme&#xa0;: Intray %4
Par&#xa0;: %5 sur le poste %6
Début&#xa0;: %7
Fin&#xa0;: %8</translation>
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
        <translation>Vérifié, ligne par ligne dans l’historique de chaque dossier, tel qu’il était à un même instant&#xa0;:
- chaque dossier a été importé une seule fois&#xa0;;
- à tout instant, un seul verrou au plus l’a détenu&#xa0;;
- chaque étape du travail nomme le verrou qui détenait alors le dossier&#xa0;;
- aucun verrou n’est revenu après qu’un travail a été fait sous ce verrou&#xa0;;
- il a été terminé une fois au plus entre son ouverture et sa réouverture&#xa0;;
- son enregistrement n’était en cours qu’à une seule étape&#xa0;;
- ce que le dossier indique maintenant est ce que dit son historique.</translation>
    </message>
    <message>
        <source>Done: %1 claimers at once, each with a connection of its own, took and completed %2 items in a queue made for this and removed again.
Claims: %3, of which twice: %4
Speed: %5 claims a second; half of them within %6 ms, 99 of 100 within %7 ms</source>
        <translation>Fait&#xa0;: %1 preneurs simultanés, chacun avec sa propre connexion, ont pris et terminé %2 dossiers dans une file d’attente créée pour cela, puis supprimée.
Prises&#xa0;: %3, dont en double&#xa0;: %4
Vitesse&#xa0;: %5 prises par seconde&#xa0;; la moitié en %6 ms au plus, 99 sur 100 en %7 ms au plus</translation>
    </message>
    <message>
        <source>Contradictions: none</source>
        <translation>Contradictions&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Contradictions:</source>
        <translation>Contradictions&#xa0;:</translation>
    </message>
    <message>
        <source>Intray: check of the history</source>
        <translation>Intray&#xa0;: vérification de l’historique</translation>
    </message>
    <message>
        <source>Intray: selftest</source>
        <translation>Intray&#xa0;: autotest</translation>
    </message>
</context>
<context>
    <name>Proposals</name>
    <message>
        <source>These mean that there is nothing: %1.</source>
        <translation>Ceux-ci signifient qu’il n’y a rien&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It is filled in.</source>
        <translation>Le champ est rempli.</translation>
    </message>
    <message>
        <source>No two records have the same.</source>
        <translation>Il n’y a pas deux enregistrements avec la même valeur.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are the same.</source>
        <translation>«&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» sont identiques.</translation>
    </message>
    <message>
        <source>If %1, “%2” is filled in.</source>
        <translation>Si %1, «&#xa0;%2&#xa0;» est rempli.</translation>
    </message>
    <message>
        <source>If %1, “%2” is empty.</source>
        <translation>Si %1, «&#xa0;%2&#xa0;» est vide.</translation>
    </message>
    <message>
        <source>“%1” is %2</source>
        <translation>«&#xa0;%1&#xa0;» est %2</translation>
    </message>
    <message>
        <source>“%1” is filled in</source>
        <translation>«&#xa0;%1&#xa0;» est rempli</translation>
    </message>
    <message>
        <source>For equal “%1”, “%2” is equal.</source>
        <translation>Pour «&#xa0;%1&#xa0;» égal, «&#xa0;%2&#xa0;» est égal.</translation>
    </message>
    <message>
        <source>Each value is %1.</source>
        <translation>Chaque valeur est %1.</translation>
    </message>
    <message>
        <source>One of %1.</source>
        <translation>L’un de %1.</translation>
    </message>
    <message numerus="yes">
        <source>One of %n value(s) that occur again and again.</source>
        <translation>
            <numerusform>La %n valeur qui revient sans cesse.</numerusform>
            <numerusform>L’une de %n valeurs qui reviennent sans cesse.</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>De %1 à %2.</translation>
    </message>
    <message>
        <source>written like %1</source>
        <translation>écrit comme %1</translation>
    </message>
    <message>
        <source>Each value is written like %1.</source>
        <translation>Chaque valeur est écrite comme %1.</translation>
    </message>
    <message>
        <source>no digits</source>
        <translation>pas de chiffres</translation>
    </message>
    <message>
        <source>no capital letters</source>
        <translation>pas de majuscules</translation>
    </message>
    <message>
        <source>no small letters</source>
        <translation>pas de minuscules</translation>
    </message>
    <message>
        <source>no signs such as ? * #</source>
        <translation>pas de signes tels que&#xa0;? * #</translation>
    </message>
    <message>
        <source>The text has %1.</source>
        <translation>Le texte n’a %1.</translation>
    </message>
    <message>
        <source>For equal “%1” and “%2”, “%3” is equal.</source>
        <translation>À «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» égaux, «&#xa0;%3&#xa0;» est égal.</translation>
    </message>
    <message>
        <source>“%1” is not later than “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas postérieur à «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is not more than “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas plus grand que «&#xa0;%2&#xa0;».</translation>
    </message>
</context>
<context>
    <name>RecordKey</name>
    <message>
        <source>The key is made of columns that the file does not have: %1. The file has: %2.</source>
        <translation>La clé se compose de colonnes que le fichier n’a pas&#xa0;: %1. Le fichier a&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>RecordSchema</name>
    <message>
        <source>The record schema cannot be used. Please correct it.</source>
        <translation>Le schéma des enregistrements est inutilisable. Corrigez-le.</translation>
    </message>
    <message>
        <source>The record schema is not valid JSON: there is an error in line %1, column %2. Please correct it there.</source>
        <translation>Le schéma des enregistrements n’est pas du JSON valide&#xa0;: il y a une erreur à la ligne %1, colonne %2. Corrigez-la à cet endroit.</translation>
    </message>
    <message>
        <source>The record schema is wrong at %1: %2</source>
        <translation>Le schéma des enregistrements est incorrect à %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>an object is expected.</source>
        <translation>un objet est attendu.</translation>
    </message>
    <message>
        <source>This does not fit the queue&apos;s rules. Please check it.</source>
        <translation>Ceci ne respecte pas les règles de la file d’attente. Vérifiez la valeur.</translation>
    </message>
    <message>
        <source>The queue&apos;s rules do not allow this field.</source>
        <translation>Les règles de la file d’attente n’admettent pas ce champ.</translation>
    </message>
    <message>
        <source>The values do not fit together by the queue&apos;s rules. Please check the record.</source>
        <translation>D’après les règles de la file d’attente, les valeurs ne vont pas ensemble. Vérifiez l’enregistrement.</translation>
    </message>
    <message>
        <source>This is no record schema: it has none of JSON Schema&apos;s words, such as &quot;properties&quot; or &quot;required&quot;. Nothing was changed.</source>
        <translation>Ce n’est pas un schéma d’enregistrement&#xa0;: il n’a aucun des mots de JSON Schema, comme «&#xa0;properties&#xa0;» ou «&#xa0;required&#xa0;». Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>there are %1 fields, and a form has room for %2.</source>
        <translation>il y a %1 champs, et un formulaire a de la place pour %2.</translation>
    </message>
</context>
<context>
    <name>RecordTable</name>
    <message>
        <source>“%1” is no spreadsheet; only these have sheets to choose from.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un classeur&#xa0;; seuls ceux-ci proposent un choix de feuilles.</translation>
    </message>
    <message>
        <source>The file “%1” is a spreadsheet, which has sheets and no tables. Choose one of its sheets (--sheet).</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est un classeur, qui a des feuilles et non des tables. Choisissez l’une de ses feuilles (--sheet).</translation>
    </message>
</context>
<context>
    <name>Rights</name>
    <message>
        <source>The database allows this to the role %1 only.</source>
        <translation>La base de données ne le permet qu’au rôle %1.</translation>
    </message>
    <message>
        <source>The database allows this to the roles %1 and %2 only.</source>
        <translation>La base de données ne le permet qu’aux rôles %1 et %2.</translation>
    </message>
    <message>
        <source>The database shows you no records, only what happened to them.</source>
        <translation>La base de données ne vous montre pas les enregistrements, seulement ce qui leur est arrivé.</translation>
    </message>
</context>
<context>
    <name>RuleEffects</name>
    <message numerus="yes">
        <source>%n item(s) are held now.</source>
        <translation>
            <numerusform>%n dossier est détenu en ce moment.</numerusform>
            <numerusform>%n dossiers sont détenus en ce moment.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next claim gets %1.</source>
        <translation>Le prochain verrou tiendra %1.</translation>
    </message>
    <message>
        <source>They keep their present end; the next claim and the next extension get %1.</source>
        <translation>Ce qui est détenu garde sa fin actuelle&#xa0;; la prochaine prise et la prochaine prolongation donneront %1.</translation>
    </message>
    <message>
        <source>Nobody extends a lock beyond %1 from now on, counted from the claim; what is held longer keeps its present end.</source>
        <translation>Désormais, personne ne prolonge un verrou au-delà de %1, à compter de la prise&#xa0;; ce qui est détenu plus longtemps garde sa fin actuelle.</translation>
    </message>
    <message numerus="yes">
        <source>Who holds more than %n item(s) keeps them and gets no more until enough are finished.</source>
        <translation>
            <numerusform>Qui détient plus de %n dossier les garde et n’en reçoit plus avant d’en avoir clos suffisamment.</numerusform>
            <numerusform>Qui détient plus de %n dossiers les garde et n’en reçoit plus avant d’en avoir clos suffisamment.</numerusform>
        </translation>
    </message>
    <message>
        <source>Items completed from now on end here.</source>
        <translation>Les dossiers terminés désormais s’arrêtent ici.</translation>
    </message>
    <message>
        <source>Items completed from now on go on to %1, also those that are held now.</source>
        <translation>Les dossiers terminés désormais passent à %1, y compris ceux qui sont détenus en ce moment.</translation>
    </message>
    <message>
        <source>They too can end only as is allowed from now on.</source>
        <translation>Là aussi, seules les façons de clore désormais permises sont possibles.</translation>
    </message>
    <message>
        <source>How often an item was taken before counts too: one that has used up its attempts fails when its next lock expires.</source>
        <translation>Le nombre de fois qu’un dossier a déjà été pris compte aussi&#xa0;: celui qui a épuisé ses tentatives est en échec dès que son prochain verrou expire.</translation>
    </message>
    <message>
        <source>Items that are here stay; who asks for work next gets it by the new query.</source>
        <translation>Les dossiers présents restent&#xa0;; la prochaine personne qui demande des dossiers les reçoit d’après la nouvelle requête.</translation>
    </message>
    <message>
        <source>What waits already counts too; who holds such an item keeps it.</source>
        <translation>Ce qui attend déjà est aussi concerné&#xa0;; qui détient un tel dossier le garde.</translation>
    </message>
    <message>
        <source>What is larger already stays, but is completed only once it is small enough.</source>
        <translation>Ce qui est déjà plus grand reste, mais n’est terminé qu’une fois assez petit.</translation>
    </message>
    <message>
        <source>It counts at once, also for what was finished before.</source>
        <translation>Cela vaut tout de suite, aussi pour ce qui a été terminé avant.</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
</context>
<context>
    <name>SchemaChanges</name>
    <message>
        <source>label</source>
        <translation>étiquette</translation>
    </message>
    <message>
        <source>help</source>
        <translation>aide</translation>
    </message>
    <message>
        <source>list of values</source>
        <translation>liste de valeurs</translation>
    </message>
    <message>
        <source>several of a list of values</source>
        <translation>plusieurs d’une liste de valeurs</translation>
    </message>
    <message>
        <source>usual values</source>
        <translation>valeurs habituelles</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>motif</translation>
    </message>
    <message>
        <source>shortest length</source>
        <translation>longueur minimale</translation>
    </message>
    <message>
        <source>longest length</source>
        <translation>longueur maximale</translation>
    </message>
    <message>
        <source>least</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>most</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>format</source>
        <translation>format</translation>
    </message>
    <message>
        <source>group</source>
        <translation>groupe</translation>
    </message>
    <message>
        <source>texts for nothing</source>
        <translation>textes pour rien</translation>
    </message>
    <message>
        <source>spelling</source>
        <translation>orthographe</translation>
    </message>
    <message>
        <source>look-up table</source>
        <translation>table de référence</translation>
    </message>
    <message>
        <source>several lines</source>
        <translation>plusieurs lignes</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>en lecture seule</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>order of the fields</source>
        <translation>ordre des champs</translation>
    </message>
    <message>
        <source>columns of the lists</source>
        <translation>colonnes des listes</translation>
    </message>
    <message>
        <source>fields of the key</source>
        <translation>champs de la clé</translation>
    </message>
    <message>
        <source>the queue&apos;s own words</source>
        <translation>mots propres à la file</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source> (without %1)</source>
        <translation> (sans %1)</translation>
    </message>
    <message>
        <source> (with %1)</source>
        <translation> (avec %1)</translation>
    </message>
    <message>
        <source> (otherwise)</source>
        <translation> (autrement)</translation>
    </message>
    <message>
        <source>field %1</source>
        <translation>champ %1</translation>
    </message>
    <message>
        <source>field %1: %2</source>
        <translation>champ %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>règle %1</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1&#xa0;: ajout</translation>
    </message>
    <message>
        <source>%1 added: %2</source>
        <translation>%1, ajout&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1&#xa0;: retrait</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SchemaCheck</name>
    <message>
        <source>The record schema is wrong at %1: %2</source>
        <translation>Le schéma des enregistrements est incorrect à %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>it is nested too deeply.</source>
        <translation>l’imbrication est trop profonde.</translation>
    </message>
    <message>
        <source>a schema, that is an object, is expected.</source>
        <translation>un schéma, c’est-à-dire un objet, est attendu.</translation>
    </message>
    <message>
        <source>a list with at least one value is expected.</source>
        <translation>une liste avec au moins une valeur est attendue.</translation>
    </message>
    <message>
        <source>a whole number from 0 is expected.</source>
        <translation>un nombre entier à partir de 0 est attendu.</translation>
    </message>
    <message>
        <source>a number is expected.</source>
        <translation>un nombre est attendu.</translation>
    </message>
    <message>
        <source>a number above 0 is expected.</source>
        <translation>un nombre supérieur à 0 est attendu.</translation>
    </message>
    <message>
        <source>text is expected.</source>
        <translation>du texte est attendu.</translation>
    </message>
    <message>
        <source>true or false is expected.</source>
        <translation>true ou false est attendu.</translation>
    </message>
    <message>
        <source>an object with a schema for each name is expected.</source>
        <translation>un objet avec un schéma pour chaque nom est attendu.</translation>
    </message>
    <message>
        <source>a list of schemas is expected.</source>
        <translation>une liste de schémas est attendue.</translation>
    </message>
    <message>
        <source>at least one type is expected.</source>
        <translation>au moins un type est attendu.</translation>
    </message>
    <message>
        <source>a type is one of string, integer, number, boolean, null, object, array.</source>
        <translation>un type est string, integer, number, boolean, null, object ou array.</translation>
    </message>
    <message>
        <source>a regular expression is expected.</source>
        <translation>une expression rationnelle est attendue.</translation>
    </message>
    <message>
        <source>a list of field names is expected.</source>
        <translation>une liste de noms de champs est attendue.</translation>
    </message>
    <message>
        <source>the reference leads back to itself.</source>
        <translation>la référence revient sur elle-même.</translation>
    </message>
    <message>
        <source>the reference leads nowhere in this document.</source>
        <translation>la référence ne mène nulle part dans ce document.</translation>
    </message>
    <message>
        <source>it is too large.</source>
        <translation>il est trop grand.</translation>
    </message>
    <message>
        <source>it has too many rules for one value.</source>
        <translation>il a trop de règles pour une valeur.</translation>
    </message>
    <message>
        <source>Intray has no such word; there are %1.</source>
        <translation>Intray ne connaît pas ce mot&#xa0;; il y a %1.</translation>
    </message>
    <message>
        <source>a list of rules is expected.</source>
        <translation>une liste de règles est attendue.</translation>
    </message>
    <message>
        <source>the schema has no field “%1”.</source>
        <translation>le schéma n’a pas de champ «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>a value of the field&apos;s kind, in its format, is expected.</source>
        <translation>une valeur du genre du champ, dans son format, est attendue.</translation>
    </message>
    <message>
        <source>an object is expected.</source>
        <translation>un objet est attendu.</translation>
    </message>
    <message>
        <source>a list of texts is expected.</source>
        <translation>une liste de textes est attendue.</translation>
    </message>
    <message>
        <source>no value may contain what stands between two of them, or blanks around it.</source>
        <translation>aucune valeur ne peut contenir ce qui sépare deux valeurs, ni d’espaces au bord.</translation>
    </message>
    <message>
        <source>there are %1 rules across fields, and at most %2 are checked in good time.</source>
        <translation>il y a %1 règles entre champs, et %2 au plus sont vérifiées en un temps raisonnable.</translation>
    </message>
    <message>
        <source>only numbers, dates and times have a format, so a kind such as “date” is expected beside it.</source>
        <translation>seuls les nombres, les dates et les heures ont un format&#xa0;; un genre tel que «&#xa0;date&#xa0;» est donc attendu à côté.</translation>
    </message>
    <message>
        <source>the least is above the most, so no value could be right.</source>
        <translation>le minimum dépasse le maximum, aucune valeur ne pourrait donc être juste.</translation>
    </message>
    <message>
        <source>a field stands in it twice.</source>
        <translation>un champ y figure deux fois.</translation>
    </message>
    <message>
        <source>“%1” and “%2” cannot be compared. Both must be numbers, dates, or times, by their kinds.</source>
        <translation>«&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» ne peuvent pas être comparés. Les deux doivent être, par leur genre, des nombres, des dates ou des heures.</translation>
    </message>
    <message>
        <source>a host is expected, such as scans.example.org.</source>
        <translation>un hôte est attendu, comme scans.example.org.</translation>
    </message>
    <message>
        <source>true, false, a folder or an object is expected.</source>
        <translation>true, false, un dossier ou un objet est attendu.</translation>
    </message>
    <message>
        <source>a number of bytes is expected.</source>
        <translation>un nombre d’octets est attendu.</translation>
    </message>
</context>
<context>
    <name>SchemaFile</name>
    <message>
        <source>The file %1 cannot be read. Nothing was changed.</source>
        <translation>Le fichier %1 ne peut pas être lu. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The file %1 is too large for a record schema. Nothing was changed.</source>
        <translation>Le fichier %1 est trop grand pour un schéma de fiche. Rien n’a été modifié.</translation>
    </message>
</context>
<context>
    <name>SchemaInference</name>
    <message>
        <source>usually %1</source>
        <translation>habituellement %1</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>The cell %1 has the error %2.</source>
        <translation>La cellule %1 contient l’erreur %2.</translation>
    </message>
    <message>
        <source>The cell %1 has “%2”, which cannot be read as what it should be.</source>
        <translation>La cellule %1 contient «&#xa0;%2&#xa0;», qui ne peut pas être lu comme ce qu’il devrait être.</translation>
    </message>
    <message>
        <source>The cell %1 refers to a text that the file does not have.</source>
        <translation>La cellule %1 renvoie à un texte que le fichier n’a pas.</translation>
    </message>
    <message>
        <source>The cell %1 has “%2”, which is no date.</source>
        <translation>La cellule %1 contient «&#xa0;%2&#xa0;», qui n’est pas une date.</translation>
    </message>
    <message>
        <source>The cell %1 has “%2”, which is no number.</source>
        <translation>La cellule %1 contient «&#xa0;%2&#xa0;», qui n’est pas un nombre.</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>The sheet “%1” has no rows: there is nothing to bring in.</source>
        <translation>La feuille «&#xa0;%1&#xa0;» n’a aucune ligne&#xa0;: il n’y a rien à importer.</translation>
    </message>
    <message>
        <source>The header cannot be read: %1</source>
        <translation>L’en-tête ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>The cell %1 stands beyond the last column, which is %2.</source>
        <translation>La cellule %1 se trouve au-delà de la dernière colonne, qui est %2.</translation>
    </message>
    <message>
        <source>The sheet “%1” of a spreadsheet (%2) is read; row %3 names its columns.</source>
        <translation>La feuille «&#xa0;%1&#xa0;» d’un classeur (%2) est lue&#xa0;; la ligne %3 nomme ses colonnes.</translation>
    </message>
    <message>
        <source>The sheet “%1” of a spreadsheet (%2) is read; it seems to have no header, so its columns are numbered.</source>
        <translation>La feuille «&#xa0;%1&#xa0;» d’un classeur (%2) est lue&#xa0;; elle semble ne pas avoir d’en-tête, ses colonnes sont donc numérotées.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) at the top were passed over.</source>
        <translation>
            <numerusform>%n ligne en haut a été ignorée.</numerusform>
            <numerusform>%n lignes en haut ont été ignorées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty row(s) between others were passed over, the first is row %1.</source>
        <translation>
            <numerusform>%n ligne vide entre d’autres a été ignorée, la ligne %1.</numerusform>
            <numerusform>%n lignes vides entre d’autres ont été ignorées, la première est la ligne %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden row(s) were read as well.</source>
        <translation>
            <numerusform>%n ligne masquée a été lue aussi.</numerusform>
            <numerusform>%n lignes masquées ont été lues aussi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden column(s) were read as well.</source>
        <translation>
            <numerusform>%n colonne masquée a été lue aussi.</numerusform>
            <numerusform>%n colonnes masquées ont été lues aussi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n range(s) of cells are merged, the first is %1; the value is in the first cell, the others are missing.</source>
        <translation>
            <numerusform>%n plage de cellules est fusionnée, %1&#xa0;; la valeur est dans la première cellule, les autres manquent.</numerusform>
            <numerusform>%n plages de cellules sont fusionnées, la première est %1&#xa0;; la valeur est dans la première cellule, les autres manquent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formula(s) have no stored result and are missing, the first in %1. Open the file, let it calculate, and save it.</source>
        <translation>
            <numerusform>%n formule n’a pas de résultat enregistré et manque, dans %1. Ouvrez le fichier, laissez-le calculer et enregistrez-le.</numerusform>
            <numerusform>%n formules n’ont pas de résultat enregistré et manquent, la première dans %1. Ouvrez le fichier, laissez-le calculer et enregistrez-le.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are formatted as dates that there are not, such as before 1900; they were read as numbers, the first is %1.</source>
        <translation>
            <numerusform>%n cellule a le format d’une date qui n’existe pas, par exemple avant 1900&#xa0;; elle a été lue comme nombre&#xa0;: %1.</numerusform>
            <numerusform>%n cellules ont le format de dates qui n’existent pas, par exemple avant 1900&#xa0;; elles ont été lues comme nombres, la première est %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceDocument</name>
    <message>
        <source>The PDF “%1” is encrypted, so it cannot be shown.</source>
        <translation>Le PDF «&#xa0;%1&#xa0;» est chiffré et ne peut pas être montré.</translation>
    </message>
    <message>
        <source>The PDF “%1” is damaged.</source>
        <translation>Le PDF «&#xa0;%1&#xa0;» est endommagé.</translation>
    </message>
    <message>
        <source>The PDF “%1” has no page.</source>
        <translation>Le PDF «&#xa0;%1&#xa0;» n’a aucune page.</translation>
    </message>
    <message>
        <source>The source “%1” is no picture and no PDF that Intray can show.</source>
        <translation>La source «&#xa0;%1&#xa0;» n’est ni une image ni un PDF qu’Intray puisse montrer.</translation>
    </message>
    <message>
        <source>The picture “%1” is damaged, or too large to be shown.</source>
        <translation>L’image «&#xa0;%1&#xa0;» est endommagée ou trop grande pour être montrée.</translation>
    </message>
</context>
<context>
    <name>SourceFetch</name>
    <message>
        <source>The source is not there any more, says “%1”.</source>
        <translation>La source n’est plus là, répond «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” does not let Intray read the source. Ask an administrator.</source>
        <translation>«&#xa0;%1&#xa0;» ne laisse pas Intray lire la source. Demandez à un administrateur.</translation>
    </message>
    <message>
        <source>“%1” cannot prove who it is, so the source was not fetched. Ask an administrator.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas prouver son identité, la source n’a donc pas été chargée. Demandez à un administrateur.</translation>
    </message>
    <message>
        <source>“%1” sends to another place for the source, which is not fetched from there. Ask an administrator.</source>
        <translation>«&#xa0;%1&#xa0;» renvoie ailleurs pour la source, qui n’est pas cherchée là-bas. Demandez à un administrateur.</translation>
    </message>
    <message>
        <source>“%1” does not answer, so the source cannot be shown. Try again later.</source>
        <translation>«&#xa0;%1&#xa0;» ne répond pas, la source ne peut donc pas être affichée. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>The source is larger than 200 MB, so it is not fetched.</source>
        <translation>La source dépasse 200 Mo, elle n’est donc pas chargée.</translation>
    </message>
    <message>
        <source>This computer has no room to keep the source: %1.</source>
        <translation>Cet ordinateur n’a pas de place pour garder la source&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>SourcePlace</name>
    <message>
        <source>The source is not in the folder of this queue&apos;s sources, “%1”.</source>
        <translation>La source n’est pas dans le dossier des sources de cette file, «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The field of the source holds no path.</source>
        <translation>Le champ de la source ne contient pas de chemin.</translation>
    </message>
    <message>
        <source>The folder of this queue&apos;s sources, “%1”, is no absolute path.</source>
        <translation>Le dossier des sources de cette file, «&#xa0;%1&#xa0;», n’est pas un chemin absolu.</translation>
    </message>
    <message>
        <source>The source “%1” is below a folder that is not chosen yet. Choose it with the button Folder.</source>
        <translation>La source «&#xa0;%1&#xa0;» est sous un dossier qui n’est pas encore choisi. Choisissez-le avec le bouton Dossier.</translation>
    </message>
    <message>
        <source>The source “%1” is not there.</source>
        <translation>La source «&#xa0;%1&#xa0;» n’est pas là.</translation>
    </message>
    <message>
        <source>The source “%1” is no file that can be shown.</source>
        <translation>La source «&#xa0;%1&#xa0;» n’est pas un fichier qui puisse être montré.</translation>
    </message>
    <message>
        <source>You may not read the source “%1”.</source>
        <translation>Vous n’avez pas le droit de lire la source «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The source “%1” is empty.</source>
        <translation>La source «&#xa0;%1&#xa0;» est vide.</translation>
    </message>
    <message>
        <source>The source “%1” is larger than 1 GB.</source>
        <translation>La source «&#xa0;%1&#xa0;» dépasse 1 Go.</translation>
    </message>
    <message>
        <source>The source is on “%1”, and this queue&apos;s rules do not allow to fetch it from there. Files of this computer and of shares that are mounted on it are shown.</source>
        <translation>La source est sur «&#xa0;%1&#xa0;», et les règles de cette file ne permettent pas de l’y chercher. Les fichiers de cet ordinateur et des partages qui y sont montés sont affichés.</translation>
    </message>
</context>
<context>
    <name>Speller</name>
    <message>
        <source>The dictionary &quot;%1&quot; is not installed, so spelling is not checked. Install it as a Hunspell dictionary, for example the package hunspell-%2.</source>
        <translation>Le dictionnaire &quot;%1&quot; n’est pas installé, l’orthographe n’est donc pas vérifiée. Installez-le comme dictionnaire Hunspell, par exemple le paquet hunspell-%2.</translation>
    </message>
    <message>
        <source>The dictionary &quot;%1&quot; cannot be read, so spelling is not checked. Install it anew.</source>
        <translation>Le dictionnaire &quot;%1&quot; ne peut pas être lu, l’orthographe n’est donc pas vérifiée. Réinstallez-le.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>Nobody holds any of these items.</source>
        <translation>Aucun de ces dossiers n’est détenu.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) held by %1.</source>
        <translation>
            <numerusform>%n dossier détenu par %1.</numerusform>
            <numerusform>%n dossiers détenus par %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Text was typed for %n of them.</source>
        <translation>
            <numerusform>Du texte a été saisi pour %n d’entre eux.</numerusform>
            <numerusform>Du texte a été saisi pour %n d’entre eux.</numerusform>
        </translation>
    </message>
    <message>
        <source>The key of &quot;%2&quot; has several columns; &quot;%1&quot; alone does not name a row. Give the table a column of its own with a unique index.</source>
        <translation>La clé de «&#xa0;%2&#xa0;» a plusieurs colonnes&#xa0;; «&#xa0;%1&#xa0;» seule n’identifie pas une ligne. Donnez à la table une colonne propre avec un index unique.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; is neither the primary key nor has it a unique index, so it does not name one row.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» n’est pas la clé primaire et n’a pas d’index unique, elle n’identifie donc pas une seule ligne.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; a key is a whole number or text.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» est du type «&#xa0;%3&#xa0;»&#xa0;; une clé est un nombre entier ou du texte.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; may not be empty, so a lock could not be ended.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» ne peut pas être vide, un verrou ne pourrait donc jamais prendre fin.</translation>
    </message>
    <message>
        <source>The values for open and for done must differ.</source>
        <translation>Les valeurs pour ouvert et pour terminé doivent être différentes.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; may be empty, so it gives no order. Choose one that is NOT NULL.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» peut être vide, elle ne donne donc pas d’ordre. Choisissez-en une qui soit NOT NULL.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; (%3) cannot be corrected as a field of the record.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» (%3) ne peut pas être corrigée comme champ de l’enregistrement.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has a quote or backslash in its name, which MariaDB cannot look up. Name the other columns with --columns.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» a dans son nom un guillemet ou une barre oblique inverse, que MariaDB ne peut pas rechercher. Nommez les autres colonnes avec --columns.</translation>
    </message>
    <message>
        <source>Two of the tables have a column &quot;%1&quot;. Name the columns of each that belong to the record.</source>
        <translation>Deux des tables ont une colonne «&#xa0;%1&#xa0;». Nommez pour chacune les colonnes qui appartiennent à l’enregistrement.</translation>
    </message>
    <message>
        <source>The criteria are not one condition: a parenthesis, a quote or a semicolon does not belong there.</source>
        <translation>Les critères ne forment pas une condition unique&#xa0;: une parenthèse, un guillemet ou un point-virgule n’y a pas sa place.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a table of Intray itself.</source>
        <translation>«&#xa0;%1&#xa0;» est une table d’Intray lui-même.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a view. Adopt the table behind it, and write the view&apos;s conditions into the criteria.</source>
        <translation>«&#xa0;%1&#xa0;» est une vue. Adoptez la table sous-jacente, et reportez les conditions de la vue dans les critères.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no table that stands in this database itself, so its rows cannot be locked.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une table qui se trouve dans cette base de données même, ses lignes ne peuvent donc pas être verrouillées.</translation>
    </message>
    <message>
        <source>Your login may not write the table &quot;%1&quot; or may not hand that right on. Its owner can adopt it.</source>
        <translation>Votre compte ne peut pas écrire dans la table «&#xa0;%1&#xa0;» ou ne peut pas transmettre ce droit. Son propriétaire peut l’adopter.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; a lock&apos;s time is a time of day with its date, or text.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» est du type «&#xa0;%3&#xa0;»&#xa0;; le moment d’un verrou est une date avec l’heure, ou du texte.</translation>
    </message>
    <message>
        <source>There is no lock id column: whether another program has taken a lock over is told by its user and time alone.</source>
        <translation>Il n’y a pas de colonne pour l’identifiant du verrou&#xa0;: seuls l’utilisateur et l’heure indiquent si un autre programme a repris un verrou.</translation>
    </message>
    <message>
        <source>There is no state column: what is done is remembered by Intray alone, and other programs go on seeing it.</source>
        <translation>Il n’y a pas de colonne d’état&#xa0;: Intray est seul à retenir ce qui est terminé, et les autres programmes continuent à le voir.</translation>
    </message>
    <message>
        <source>&quot;For later&quot;, &quot;never again&quot; and &quot;failed&quot; are remembered by Intray alone; other programs go on seeing such a row as open.</source>
        <translation>«&#xa0;Pour plus tard&#xa0;», «&#xa0;plus jamais&#xa0;» et «&#xa0;en échec&#xa0;» ne sont retenus que par Intray&#xa0;; les autres programmes continuent à voir une telle ligne comme ouverte.</translation>
    </message>
    <message>
        <source>The database has no table named &quot;%1&quot; that this login can see.</source>
        <translation>La base de données n’a pas de table nommée «&#xa0;%1&#xa0;» que ce compte puisse voir.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could be %2 or %3. Write the name exactly as one of these.</source>
        <translation>«&#xa0;%1&#xa0;» peut être %2 ou %3. Écrivez le nom exactement comme l’un des deux.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; has no column named &quot;%2&quot;.</source>
        <translation>La table «&#xa0;%1&#xa0;» n’a pas de colonne nommée «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Others are writing to the database right now. Nothing was changed; please try again.</source>
        <translation>D’autres écrivent en ce moment dans la base de données. Rien n’a été changé&#xa0;; réessayez.</translation>
    </message>
    <message>
        <source>The database can be read but not written. Nothing was changed; ask for the right to write to the file and its folder.</source>
        <translation>La base de données est accessible en lecture, mais pas en écriture. Rien n’a été changé&#xa0;; demandez le droit d’écrire dans le fichier et dans son répertoire.</translation>
    </message>
    <message>
        <source>The disk with the database is full. Nothing was changed; make room and try again.</source>
        <translation>Le disque qui contient la base de données est plein. Rien n’a été changé&#xa0;; libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>The database is damaged. Keep the file as it is and go back to the last backup.</source>
        <translation>La base de données est endommagée. Laissez le fichier tel quel et revenez à la dernière sauvegarde.</translation>
    </message>
    <message>
        <source>The file is not a database. Choose another file.</source>
        <translation>Le fichier n’est pas une base de données. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>The database file cannot be opened. Check that the file and its folder exist and that you may read and write them.</source>
        <translation>Le fichier de base de données ne peut pas être ouvert. Vérifiez que le fichier et son répertoire existent et que vous pouvez y lire et y écrire.</translation>
    </message>
    <message>
        <source>The database file cannot be read or written right now. Nothing was changed; check the disk and try again.</source>
        <translation>Le fichier de base de données ne peut être ni lu ni écrit en ce moment. Rien n’a été changé&#xa0;; vérifiez le disque et réessayez.</translation>
    </message>
    <message>
        <source>The database refused this. Nothing was changed; the details say more.</source>
        <translation>La base de données a refusé l’opération. Rien n’a été changé&#xa0;; les détails en disent plus.</translation>
    </message>
    <message>
        <source>The database server is too busy right now. Nothing was changed; please try again.</source>
        <translation>Le serveur de base de données est trop occupé en ce moment. Rien n’a été changé&#xa0;; réessayez.</translation>
    </message>
    <message>
        <source>The database server has no room left. Nothing was changed; tell the administrator and try again later.</source>
        <translation>Le serveur de base de données n’a plus de place. Rien n’a été changé&#xa0;; prévenez l’administrateur et réessayez plus tard.</translation>
    </message>
    <message>
        <source>Your login does not have the right to do this. Nothing was changed; ask an administrator of Intray for the right.</source>
        <translation>Votre compte n’a pas le droit de faire cela. Rien n’a été changé&#xa0;; demandez ce droit à un administrateur d’Intray.</translation>
    </message>
    <message>
        <source>The network does not know a server of this name. Check the name and the network connection.</source>
        <translation>Le réseau ne connaît aucun serveur de ce nom. Vérifiez le nom et la connexion au réseau.</translation>
    </message>
    <message>
        <source>No database server answers at this address and port. Check both, and whether the server is running.</source>
        <translation>Aucun serveur de base de données ne répond à cette adresse et à ce port. Vérifiez les deux, et si le serveur fonctionne.</translation>
    </message>
    <message>
        <source>No encrypted connection to a server that proves who it is could be made. Check the server&apos;s certificate, or the file of the authority that signed it.</source>
        <translation>Aucune connexion chiffrée n’a pu être établie avec un serveur qui prouve son identité. Vérifiez le certificat du serveur, ou le fichier de l’autorité qui l’a signé.</translation>
    </message>
    <message>
        <source>The server does not accept this login with this password. Check both.</source>
        <translation>Le serveur n’accepte pas ce compte avec ce mot de passe. Vérifiez les deux.</translation>
    </message>
    <message>
        <source>The server has no database of this name. Check the name.</source>
        <translation>Le serveur n’a pas de base de données de ce nom. Vérifiez le nom.</translation>
    </message>
    <message>
        <source>An encrypted connection to MariaDB needs the file of the authority that signed the server&apos;s certificate (ssl_ca). On a trusted network tls=off allows a connection that is not encrypted.</source>
        <translation>Une connexion chiffrée à MariaDB a besoin du fichier de l’autorité qui a signé le certificat du serveur (ssl_ca). Sur un réseau de confiance, tls=off permet une connexion non chiffrée.</translation>
    </message>
    <message>
        <source>The server offers no encryption, so the connection was closed again. On a trusted network tls=off allows a connection that is not encrypted.</source>
        <translation>Le serveur n’offre pas de chiffrement, la connexion a donc été refermée. Sur un réseau de confiance, tls=off permet une connexion non chiffrée.</translation>
    </message>
    <message>
        <source>MariaDB&apos;s ODBC driver damages text that is sent through it, so Intray does not use it. Connect without ODBC: mariadb://USER@HOST/DATABASE.</source>
        <translation>Le pilote ODBC de MariaDB altère le texte qu’il transmet, Intray ne l’utilise donc pas. Connectez-vous sans ODBC&#xa0;: mariadb://USER@HOST/DATABASE.</translation>
    </message>
    <message>
        <source>The ODBC driver of mdbtools crashes the program that reads through it, so Intray does not use it. Import the Access file instead.</source>
        <translation>Le pilote ODBC de mdbtools fait planter le programme qui lit à travers lui, Intray ne l’utilise donc pas. Importez plutôt le fichier Access.</translation>
    </message>
    <message>
        <source>ODBC knows no data source or driver of this name. Set it up in the system&apos;s ODBC settings, or choose another.</source>
        <translation>ODBC ne connaît ni source de données ni pilote de ce nom. Configurez-le dans les réglages ODBC du système, ou choisissez autre chose.</translation>
    </message>
    <message>
        <source>Intray does not know how to work with &quot;%1&quot; through ODBC yet.</source>
        <translation>Intray ne sait pas encore travailler avec «&#xa0;%1&#xa0;» par ODBC.</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for this kind of database (%1) is not installed.</source>
        <translation>Le pilote Qt pour ce type de base de données (%1) n’est pas installé.</translation>
    </message>
    <message>
        <source>The server does not wait for its disk: work that it confirmed can be lost when its power fails.</source>
        <translation>Le serveur n’attend pas son disque&#xa0;: du travail qu’il a confirmé peut être perdu en cas de coupure de courant.</translation>
    </message>
    <message>
        <source>The server is part of a Galera cluster, which can lose work that it confirmed. Let all clients use one node.</source>
        <translation>Le serveur fait partie d’une grappe Galera, qui peut perdre du travail qu’elle a confirmé. Faites en sorte que tous les postes utilisent le même nœud.</translation>
    </message>
    <message>
        <source>This database was restored on another server, where your login may be somebody else&apos;s. An administrator of Intray has to join its users again: &quot;intrayctl init&quot;, then &quot;intrayctl user set&quot; for each.</source>
        <translation>Cette base de données a été restaurée sur un autre serveur, où votre compte peut être celui de quelqu’un d’autre. Un administrateur d’Intray doit y rattacher de nouveau ses utilisateurs&#xa0;: «&#xa0;intrayctl init&#xa0;», puis «&#xa0;intrayctl user set&#xa0;» pour chacun.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: %1 took it at %2.</source>
        <translation>Votre verrou ne détient plus ce dossier&#xa0;: %1 le détient depuis %2.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it has been completed.</source>
        <translation>Votre verrou ne détient plus ce dossier&#xa0;: il a été terminé.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it has been put aside.</source>
        <translation>Votre verrou ne détient plus ce dossier&#xa0;: il a été mis de côté.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: it is open again, and nobody has taken it yet.</source>
        <translation>Votre verrou ne détient plus ce dossier&#xa0;: il est de nouveau ouvert, et personne ne l’a encore pris.</translation>
    </message>
    <message>
        <source>There is no item %1.</source>
        <translation>Il n’y a pas de dossier %1.</translation>
    </message>
    <message>
        <source>There is no queue named &quot;%1&quot;.</source>
        <translation>Il n’y a pas de file d’attente nommée «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; does not allow this way of finishing an item.</source>
        <translation>La file d’attente «&#xa0;%1&#xa0;» ne permet pas cette façon de clore un dossier.</translation>
    </message>
    <message>
        <source>Say why the item fails.</source>
        <translation>Indiquez pourquoi le dossier est en échec.</translation>
    </message>
    <message>
        <source>Say why the item is sent back.</source>
        <translation>Indiquez pourquoi le dossier est renvoyé.</translation>
    </message>
    <message>
        <source>No step comes before this one, so the item cannot be sent back. Return it, or let it fail with a reason.</source>
        <translation>Aucune étape ne précède celle-ci, le dossier ne peut donc pas être renvoyé. Rendez-le, ou marquez-le en échec avec un motif.</translation>
    </message>
    <message>
        <source>The record has been put aside in the step before, so the item cannot be sent back there. A supervisor can open it again.</source>
        <translation>L’enregistrement a été mis de côté à l’étape précédente, le dossier ne peut donc pas y être renvoyé. Un superviseur peut le rouvrir.</translation>
    </message>
    <message>
        <source>An item can be returned for 0 to 72 hours.</source>
        <translation>Un dossier peut être rendu pour 0 à 72 heures.</translation>
    </message>
    <message>
        <source>This was called off before; nothing was changed. Please do it again.</source>
        <translation>Cette opération a été annulée auparavant&#xa0;; rien n’a été changé. Recommencez-la.</translation>
    </message>
    <message>
        <source>It is too late to take this back. A supervisor can open the item again.</source>
        <translation>Il est trop tard pour annuler cette action. Un superviseur peut rouvrir le dossier.</translation>
    </message>
    <message>
        <source>Only a finished item can be opened again.</source>
        <translation>Seul un dossier clos peut être rouvert.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; has an item with the key &quot;%2&quot; already.</source>
        <translation>La file d’attente «&#xa0;%1&#xa0;» a déjà un dossier avec la clé «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>An item needs a key that is not blank.</source>
        <translation>Un dossier a besoin d’une clé qui ne soit pas vide.</translation>
    </message>
    <message>
        <source>There is a queue named &quot;%1&quot; already.</source>
        <translation>Il existe déjà une file d’attente nommée «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; is in use and cannot be removed.</source>
        <translation>La file d’attente «&#xa0;%1&#xa0;» est utilisée et ne peut pas être supprimée.</translation>
    </message>
    <message>
        <source>Another import into this queue is running. Wait until it is done.</source>
        <translation>Un autre import vers cette file d’attente est en cours. Attendez qu’il soit fini.</translation>
    </message>
    <message>
        <source>This import has been called off, because nothing was heard of it for a minute. Nothing was brought in; start it again.</source>
        <translation>Cet import a été annulé, car il n’a plus donné signe depuis une minute. Rien n’a été importé&#xa0;; relancez-le.</translation>
    </message>
    <message>
        <source>This lock holds no item (any more).</source>
        <translation>Ce verrou ne détient aucun dossier (ou n’en détient plus).</translation>
    </message>
    <message>
        <source>The database server has no login named &quot;%1&quot;. Its administrator makes logins; Intray gives them their roles.</source>
        <translation>Le serveur de base de données n’a pas de compte nommé «&#xa0;%1&#xa0;». Son administrateur crée les comptes&#xa0;; Intray leur donne leurs rôles.</translation>
    </message>
    <message>
        <source>There is no user named &quot;%1&quot;.</source>
        <translation>Il n’y a pas d’utilisateur nommé «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no request %1 of yours.</source>
        <translation>Il n’y a pas de demande %1 venant de vous.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; is not filled by a query; its items are claimed.</source>
        <translation>La file d’attente «&#xa0;%1&#xa0;» n’est pas remplie par une requête&#xa0;; ses dossiers se prennent.</translation>
    </message>
    <message>
        <source>The query that fills this queue took longer than it may and was given up. Tell whoever looks after Intray.</source>
        <translation>La requête qui remplit cette file d’attente a duré plus longtemps que permis et a été abandonnée. Prévenez la personne qui s’occupe d’Intray.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was made by an Intray that was never released, and cannot be upgraded. Export its queues with that program, and import the files into a new database; nothing was changed.</source>
        <translation>La base de données «&#xa0;%1&#xa0;» a été créée par un Intray qui n’a jamais été publié et ne peut pas être mise à niveau. Exportez ses files avec ce programme-là et importez les fichiers dans une nouvelle base&#xa0;; rien n’a été changé.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was made by a newer Intray. Update this program; nothing was changed.</source>
        <translation>La base de données «&#xa0;%1&#xa0;» a été créée par un Intray plus récent. Mettez ce programme à jour&#xa0;; rien n’a été changé.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; has not been set up for Intray. An administrator does that with &quot;intrayctl init&quot;.</source>
        <translation>La base de données «&#xa0;%1&#xa0;» n’a pas été préparée pour Intray. Un administrateur le fait avec «&#xa0;intrayctl init&#xa0;».</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; has no Intray queues yet. Run &quot;intrayctl init&quot; on it, or choose another file.</source>
        <translation>La base de données «&#xa0;%1&#xa0;» n’a pas encore de files d’attente d’Intray. Exécutez «&#xa0;intrayctl init&#xa0;» pour elle, ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; was made by an older Intray. Run &quot;intrayctl init&quot; to upgrade it.</source>
        <translation>La base de données «&#xa0;%1&#xa0;» a été créée par un Intray plus ancien. Exécutez «&#xa0;intrayctl init&#xa0;» pour la mettre à niveau.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 items were given out.</source>
        <translation>Seuls %1 des %2 dossiers ont été distribués.</translation>
    </message>
    <message>
        <source>A selftest makes a queue and works in it, so its login must be administrator and clerk. &quot;intrayctl user set %1 --role administrator --role clerk&quot; makes it both.</source>
        <translation>Un autotest crée une file d’attente et y travaille, son compte doit donc avoir les rôles administrator et clerk. «&#xa0;intrayctl user set %1 --role administrator --role clerk&#xa0;» lui donne les deux.</translation>
    </message>
    <message>
        <source>Selftest</source>
        <translation>Autotest</translation>
    </message>
    <message>
        <source>The database does not accept the query (line %2): %1. It must be one SELECT.</source>
        <translation>La base de données n’accepte pas la requête (ligne %2)&#xa0;: %1. Ce doit être un seul SELECT.</translation>
    </message>
    <message>
        <source>The database does not accept the query: %1. It must be one SELECT.</source>
        <translation>La base de données n’accepte pas la requête&#xa0;: %1. Ce doit être un seul SELECT.</translation>
    </message>
    <message>
        <source>The query has no column named &quot;key&quot;. Name the one that tells the records apart so: SELECT id AS key, ... (its columns are: %1)</source>
        <translation>La requête n’a pas de colonne nommée «&#xa0;key&#xa0;». Nommez ainsi celle qui distingue les enregistrements&#xa0;: SELECT id AS key, ... (ses colonnes sont&#xa0;: %1)</translation>
    </message>
    <message>
        <source>The query finds rows without a key: the column &quot;key&quot; must never be empty (NULL).</source>
        <translation>La requête trouve des lignes sans clé&#xa0;: la colonne «&#xa0;key&#xa0;» ne doit jamais être vide (NULL).</translation>
    </message>
    <message>
        <source>The query may not read what it asks for: %1. An administrator of the database allows it with GRANT SELECT ON table TO %2.</source>
        <translation>La requête n’a pas le droit de lire ce qu’elle demande&#xa0;: %1. Un administrateur de la base de données le permet avec GRANT SELECT ON table TO %2.</translation>
    </message>
    <message>
        <source>Others have kept the database busy for too long. Nothing was changed; please try again.</source>
        <translation>D’autres ont occupé la base de données trop longtemps. Rien n’a été changé&#xa0;; réessayez.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; cannot be made. Choose another place for the database.</source>
        <translation>Le répertoire «&#xa0;%1&#xa0;» ne peut pas être créé. Choisissez un autre emplacement pour la base de données.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on a network share, where file locks cannot be trusted and two people could get the same item. Put the file on a disk of this machine.</source>
        <translation>«&#xa0;%1&#xa0;» se trouve sur un partage réseau, où les verrous de fichiers ne sont pas fiables et où deux personnes pourraient recevoir le même dossier. Placez le fichier sur un disque de cet ordinateur.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a database. Choose another file.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une base de données. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>There is no database at &quot;%1&quot;. Make one first, or name another.</source>
        <translation>Il n’y a pas de base de données à l’emplacement «&#xa0;%1&#xa0;». Créez-en d’abord une, ou nommez-en une autre.</translation>
    </message>
    <message numerus="yes">
        <source>Given up when its lock expired; it had been taken %n time(s).</source>
        <translation>
            <numerusform>Abandonné à l’expiration du verrou&#xa0;; le dossier avait été pris %n fois.</numerusform>
            <numerusform>Abandonné à l’expiration du verrou&#xa0;; le dossier avait été pris %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>The place in the list is not one that this list gave. Start from the list&apos;s beginning.</source>
        <translation>Cette position ne provient pas de cette liste. Repartez du début de la liste.</translation>
    </message>
    <message>
        <source>The share of a step is 1 to 100 percent.</source>
        <translation>La part d’une étape va de 1 à 100 pour cent.</translation>
    </message>
    <message>
        <source>Second keying needs a queue in which a third person decides where the two differ.</source>
        <translation>La seconde saisie a besoin d’une file d’attente où une troisième personne tranche là où les deux diffèrent.</translation>
    </message>
    <message>
        <source>A queue cannot decide on its own second keying.</source>
        <translation>Une file d’attente ne peut pas trancher sur sa propre seconde saisie.</translation>
    </message>
    <message>
        <source>A queue&apos;s name has letters, digits, dots, dashes and underscores only, begins with a letter or digit, and is at most 64 long.</source>
        <translation>Le nom d’une file d’attente ne contient que des lettres, des chiffres, des points, des tirets et des tirets bas, commence par une lettre ou un chiffre et compte 64 caractères au plus.</translation>
    </message>
    <message>
        <source>A lock must hold for at least one second.</source>
        <translation>Un verrou doit tenir au moins une seconde.</translation>
    </message>
    <message>
        <source>The longest hold must not be shorter than the lock.</source>
        <translation>La détention maximale ne doit pas être plus courte que le verrou.</translation>
    </message>
    <message>
        <source>A user must be allowed at least one lock.</source>
        <translation>Un utilisateur doit avoir droit à au moins un verrou.</translation>
    </message>
    <message>
        <source>An item must be allowed at least one attempt.</source>
        <translation>Un dossier doit avoir droit à au moins une tentative.</translation>
    </message>
    <message>
        <source>A queue cannot be its own next queue.</source>
        <translation>Une file d’attente ne peut pas être sa propre file d’attente suivante.</translation>
    </message>
    <message>
        <source>A user needs a name that is not blank.</source>
        <translation>Un utilisateur a besoin d’un nom qui ne soit pas vide.</translation>
    </message>
    <message>
        <source>This database recognises a login by itself when it is renamed, or has none. There is nothing to do.</source>
        <translation>Cette base de données reconnaît d’elle-même un compte qui change de nom, ou n’en a pas. Il n’y a rien à faire.</translation>
    </message>
    <message>
        <source>The lock that you saw is gone: %1 holds the item since %2, under a newer lock. Nothing was changed.</source>
        <translation>Le verrou que vous avez vu n’existe plus&#xa0;: %1 détient le dossier depuis %2, sous un verrou plus récent. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>The lock that you saw is gone: the item is open, and nobody holds it.</source>
        <translation>Le verrou que vous avez vu n’existe plus&#xa0;: le dossier est ouvert, et personne ne le détient.</translation>
    </message>
    <message>
        <source>The lock that you saw is gone: the item was finished meanwhile.</source>
        <translation>Le verrou que vous avez vu n’existe plus&#xa0;: le dossier a été clos entre-temps.</translation>
    </message>
    <message>
        <source>The lock was released, but another program took the item before it could be handed on.</source>
        <translation>Le verrou a été libéré, mais un autre programme a pris le dossier avant qu’il puisse être transmis.</translation>
    </message>
    <message>
        <source>Say why the items are taken away; their holders read it.</source>
        <translation>Indiquez pourquoi les dossiers sont retirés&#xa0;; leurs détenteurs le liront.</translation>
    </message>
    <message>
        <source>%1 has no role that takes items, such as clerk or worker. Nothing was changed; choose somebody else.</source>
        <translation>%1 n’a aucun rôle qui permette de prendre des dossiers, par exemple opérateur ou automate. Rien n’a été changé&#xa0;; choisissez quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>%1 may not take from the queue &quot;%2&quot;, so the item stays where it is.</source>
        <translation>%1 n’a pas le droit de prendre des dossiers dans la file d’attente «&#xa0;%2&#xa0;», le dossier reste donc où il est.</translation>
    </message>
    <message>
        <source>The item needs other hands: %1 did the step before. It stays where it is.</source>
        <translation>Le dossier doit être traité par une autre personne&#xa0;: %1 a fait l’étape précédente. Il reste où il est.</translation>
    </message>
    <message>
        <source>%1 holds this item already.</source>
        <translation>%1 détient déjà ce dossier.</translation>
    </message>
    <message>
        <source>%1 holds as many items of the queue &quot;%2&quot; as it allows. The item stays where it is.</source>
        <translation>%1 détient autant de dossiers de la file d’attente «&#xa0;%2&#xa0;» qu’elle le permet. Le dossier reste où il est.</translation>
    </message>
    <message>
        <source>The item stands in a table that other programs share, and cannot be handed on on this kind of database. Release it; the new holder can take it then.</source>
        <translation>Le dossier se trouve dans une table partagée avec d’autres programmes et ne peut pas être transmis avec ce type de base de données. Libérez-le&#xa0;; le nouveau détenteur pourra alors le prendre.</translation>
    </message>
    <message>
        <source>A warning comes at least one second before the end of the lock.</source>
        <translation>Un avertissement a lieu au moins une seconde avant la fin du verrou.</translation>
    </message>
    <message>
        <source>A warning must come later than the lock begins: it has to be shorter than the lock.</source>
        <translation>Un avertissement doit avoir lieu après le début du verrou&#xa0;: son délai doit être plus court que le verrou.</translation>
    </message>
    <message>
        <source>The last warning must come later than the first, so it has to be shorter.</source>
        <translation>Le dernier avertissement doit avoir lieu après le premier, son délai doit donc être plus court.</translation>
    </message>
    <message>
        <source>Completed items would come back to %1 in a circle. Choose another next queue.</source>
        <translation>Les dossiers terminés reviendraient à %1 en boucle. Choisissez une autre file d’attente suivante.</translation>
    </message>
    <message>
        <source>The item is finished, so it has no place among those that wait. Open it again first.</source>
        <translation>Le dossier est clos, il n’a donc pas de place parmi ceux qui attendent. Rouvrez-le d’abord.</translation>
    </message>
    <message>
        <source>%1 holds the item since %2, so it does not wait. Release it first if it should go to somebody else.</source>
        <translation>%1 détient le dossier depuis %2, il n’attend donc pas. Libérez-le d’abord s’il doit aller à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>The item stands in a table that other programs share, and a column of that table says when it comes. Change the priority there.</source>
        <translation>Le dossier se trouve dans une table partagée avec d’autres programmes, et une colonne de cette table dit quand vient son tour. Changez la priorité là-bas.</translation>
    </message>
    <message>
        <source>The item&apos;s queue is filled by a query, and the query says when it comes. Change the priority where the query finds it.</source>
        <translation>La file d’attente du dossier est remplie par une requête, et la requête dit quand vient son tour. Changez la priorité là où la requête la trouve.</translation>
    </message>
    <message>
        <source>A priority is a whole number from -1000000 to 1000000.</source>
        <translation>Une priorité est un nombre entier de -1000000 à 1000000.</translation>
    </message>
    <message>
        <source>There is no such way of finishing an item.</source>
        <translation>Cette façon de clore un dossier n’existe pas.</translation>
    </message>
    <message>
        <source>An item is finished under an operation id, and none was given.</source>
        <translation>Un dossier est clos sous un identifiant d’opération, et aucun n’a été donné.</translation>
    </message>
    <message>
        <source>The login %1 is no user of Intray in this database. An administrator makes it one with &quot;intrayctl user add&quot;.</source>
        <translation>Le compte %1 ne correspond à aucun utilisateur d’Intray dans cette base de données. Un administrateur l’ajoute avec «&#xa0;intrayctl user add&#xa0;».</translation>
    </message>
    <message>
        <source>A user&apos;s name stands on one line, without control characters.</source>
        <translation>Le nom d’un utilisateur tient sur une ligne, sans caractères de contrôle.</translation>
    </message>
    <message>
        <source>The tables in &quot;%1&quot; are not Intray&apos;s. Choose another database; nothing was changed.</source>
        <translation>Les tables de «&#xa0;%1&#xa0;» ne sont pas celles d’Intray. Choisissez une autre base de données&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The clock of this computer was put forward while Intray was running, so no lock is made, extended or released by it. Set it right, or start Intray again if it is right now; nothing was changed.</source>
        <translation>L’horloge de cet ordinateur a été avancée pendant qu’Intray fonctionnait, donc aucun verrou n’est posé, prolongé ni libéré d’après elle. Mettez-la à l’heure, ou redémarrez Intray si elle est juste à présent&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message numerus="yes">
        <source>The last sign of work came %n second(s) ago.</source>
        <translation>
            <numerusform>Le dernier signe de travail est arrivé il y a %n seconde.</numerusform>
            <numerusform>Le dernier signe de travail est arrivé il y a %n secondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last sign of work came %n minute(s) ago.</source>
        <translation>
            <numerusform>Le dernier signe de travail est arrivé il y a %n minute.</numerusform>
            <numerusform>Le dernier signe de travail est arrivé il y a %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>No draft has been saved yet; what is being typed arrives within seconds.</source>
        <translation>Aucun brouillon n’est encore enregistré&#xa0;; ce qui est en cours de saisie arrive en quelques secondes.</translation>
    </message>
    <message>
        <source>This database server can be read but not written, as a standby is. Nothing was changed.</source>
        <translation>Ce serveur de base de données peut être lu mais pas écrit, comme un serveur de secours. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>The database server does not answer. Check that it runs and that the network reaches it, then try again.</source>
        <translation>Le serveur de base de données ne répond pas. Vérifiez qu’il fonctionne et que le réseau l’atteint, puis réessayez.</translation>
    </message>
    <message>
        <source>The database file or its log was moved or deleted while it was in use. Nothing more is written. End every program that has it open, put the files back, and see that the last changes are there.</source>
        <translation>Le fichier de la base de données ou son journal a été déplacé ou supprimé pendant son utilisation. Plus rien n’est écrit. Fermez tous les programmes qui l’ont ouvert, remettez les fichiers en place et vérifiez que les derniers changements y sont.</translation>
    </message>
    <message>
        <source>None of the database servers can be written at the moment: another one is taking over. Nothing was changed; please try again.</source>
        <translation>Aucun des serveurs de base de données n’est accessible en écriture pour le moment&#xa0;: un autre prend le relais. Rien n’a été changé&#xa0;; veuillez réessayer.</translation>
    </message>
    <message>
        <source>%1 is the last administrator. Make somebody else an administrator first.</source>
        <translation>%1 est le dernier administrateur. Nommez d’abord quelqu’un d’autre administrateur.</translation>
    </message>
    <message>
        <source>The server asked for the password in a way that would show it to whoever listens, so it was not sent. Ask your administrator whether this is your server; a login by password or by ed25519 is needed.</source>
        <translation>Le serveur a demandé le mot de passe d’une façon qui le montrerait à quiconque écoute&#xa0;; il n’a donc pas été envoyé. Demandez à votre administrateur si c’est bien votre serveur&#xa0;; il faut une connexion par mot de passe ou par ed25519.</translation>
    </message>
    <message numerus="yes">
        <source>Another program holds %n of them in the table itself; nobody is told there.</source>
        <translation>
            <numerusform>Un autre programme en tient %n dans la table même&#xa0;; personne n’y est averti.</numerusform>
            <numerusform>Un autre programme en tient %n dans la table même&#xa0;; personne n’y est averti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot; and cannot hold the name of a user. Leave it out and name the column of the lock&apos;s id alone, or give the table a text column for the name.</source>
        <translation>La colonne &quot;%1&quot; de &quot;%2&quot; est du type &quot;%3&quot; et ne peut pas contenir le nom d’un utilisateur. Omettez-la et nommez seulement la colonne de l’identifiant du verrou, ou donnez à la table une colonne de texte pour le nom.</translation>
    </message>
    <message>
        <source>There is a queue &quot;%1&quot; already, which is not of the table &quot;%2&quot;. Choose another name.</source>
        <translation>Il y a déjà une file &quot;%1&quot; qui n’est pas celle de la table &quot;%2&quot;. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; does not stand in an adopted table.</source>
        <translation>La file &quot;%1&quot; ne se trouve pas dans une table reprise.</translation>
    </message>
    <message>
        <source>Its table %1 is no longer mapped.</source>
        <translation>Sa table %1 n’est plus associée.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the table are held through Intray. Nothing was changed; let them be finished or release them first.</source>
        <translation>
            <numerusform>%n ligne de la table est tenue par Intray. Rien n’a été changé&#xa0;; laissez-la terminer ou libérez-la d’abord.</numerusform>
            <numerusform>%n lignes de la table sont tenues par Intray. Rien n’a été changé&#xa0;; laissez-les terminer ou libérez-les d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; the id of a lock is a uuid, or text.</source>
        <translation>La colonne &quot;%1&quot; de &quot;%2&quot; est du type &quot;%3&quot;&#xa0;; l’identifiant d’un verrou est un uuid ou du texte.</translation>
    </message>
    <message>
        <source>There is a lock id column alone: who holds a row since when, Intray knows of its own locks only, and an old lock ends when it is swept.</source>
        <translation>Il n’y a qu’une colonne pour l’identifiant du verrou&#xa0;: qui tient une ligne et depuis quand, Intray ne le sait que de ses propres verrous, et un vieux verrou prend fin au nettoyage.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters. Shorten it; nothing was changed.</source>
        <translation>Le texte dépasse %1 caractères. Raccourcissez-le&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The name of the workstation is longer than %1 characters. Give it a shorter one.</source>
        <translation>Le nom du poste de travail dépasse %1 caractères. Donnez-lui un nom plus court.</translation>
    </message>
    <message>
        <source>What was sent along with the record is larger than the %1 bytes that its queue allows. Nothing was changed.</source>
        <translation>Ce qui a été envoyé avec l’enregistrement dépasse les %1 octets que permet sa file. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The database was given a value that it cannot use. Nothing was changed; the details say which.</source>
        <translation>La base de données a reçu une valeur dont elle ne peut rien faire. Rien n’a été modifié&#xa0;; les détails disent laquelle.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot;; what is written there is a time of day with its date, or text.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» a le type «&#xa0;%3&#xa0;»&#xa0;; on y écrit une heure avec sa date, ou du texte.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; may not be empty, and a row that is open again has no such time.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» ne peut pas être vide, et une ligne rouverte n’a pas cette heure.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; has the type &quot;%3&quot; and cannot hold a message or a result, which are text.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» a le type «&#xa0;%3&#xa0;» et ne peut contenir ni message ni résultat, qui sont du texte.</translation>
    </message>
    <message>
        <source>A value for failed needs the column of the state that it stands in.</source>
        <translation>Une valeur pour l’échec exige la colonne de l’état où elle se trouve.</translation>
    </message>
    <message>
        <source>The value for failed must be another than those for open and for done.</source>
        <translation>La valeur pour l’échec doit être autre que celles pour ouvert et terminé.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; of &quot;%2&quot; is given two meanings. Name another one for one of them.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» reçoit deux sens. Indiquez-en une autre pour l’un d’eux.</translation>
    </message>
    <message>
        <source>&quot;For later&quot; and &quot;never again&quot; are remembered by Intray alone; other programs go on seeing such a row as open.</source>
        <translation>«&#xa0;Pour plus tard&#xa0;» et «&#xa0;plus jamais&#xa0;» ne sont retenus que par Intray&#xa0;; les autres programmes continuent de voir une telle ligne comme ouverte.</translation>
    </message>
    <message>
        <source>This queue has items that failed (%1) while its table had no state for that, so their rows still look open there. Open them again first, or map the table without the state for failed rows.</source>
        <translation>Cette file a des éléments en échec (%1) d’une époque où sa table n’avait pas d’état pour cela&#xa0;; leurs lignes y semblent donc encore ouvertes. Rouvrez-les d’abord, ou associez la table sans l’état des lignes en échec.</translation>
    </message>
    <message>
        <source>The table needs a value in “%1”. Fill it in; nothing was changed.</source>
        <translation>La table a besoin d’une valeur dans «&#xa0;%1&#xa0;». Remplissez ce champ&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>“%1” is longer than the table&apos;s column takes. Shorten it; nothing was changed.</source>
        <translation>«&#xa0;%1&#xa0;» est plus long que ce que la colonne de la table accepte. Raccourcissez-le&#xa0;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>“%1” is no value that the table&apos;s column takes: another kind of value, or outside its range. Nothing was changed.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une valeur que la colonne de la table accepte&#xa0;: un autre type de valeur, ou hors de ses limites. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>“%1” may not be the same in two rows of the table, and another row has this value. Nothing was changed.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être identique dans deux lignes de la table, et une autre ligne a cette valeur. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>“%1” refers to another table, which does not allow this value. Nothing was changed.</source>
        <translation>«&#xa0;%1&#xa0;» renvoie à une autre table, qui ne permet pas cette valeur. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>A rule of the table does not allow this value of “%1”. Nothing was changed.</source>
        <translation>Une règle de la table ne permet pas cette valeur de «&#xa0;%1&#xa0;». Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>A rule of the table that the item stands in does not allow this. Nothing was changed.</source>
        <translation>Une règle de la table où se trouve l’élément ne le permet pas. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The queue&apos;s table is not as it was when it was adopted: it, a column or a right is missing, or its rows do not fit the criteria. Nothing was changed; ask an administrator to adopt it again or to undo that.</source>
        <translation>La table de la file n’est plus comme elle était lors de son adoption&#xa0;: elle-même, une colonne ou un droit manque, ou ses lignes ne conviennent pas aux critères. Rien n’a été modifié&#xa0;; demandez à un administrateur de l’adopter de nouveau ou d’annuler l’adoption.</translation>
    </message>
    <message>
        <source>The table %1 of the queue %2 still works as before this upgrade, without the locks of other programs being seen. Adopt it anew: %3</source>
        <translation>La table %1 de la file %2 fonctionne encore comme avant cette mise à jour, sans que les verrous d’autres programmes soient vus. Adoptez-la de nouveau&#xa0;: %3</translation>
    </message>
    <message>
        <source>somebody whom the table does not name</source>
        <translation>quelqu’un que la table ne nomme pas</translation>
    </message>
    <message>
        <source>Rows without a key in &quot;%1&quot; are left out, %2 of them now. Give them one if they are to be worked on.</source>
        <translation>Les lignes sans clé dans «&#xa0;%1&#xa0;» sont laissées de côté, %2 en ce moment. Donnez-leur une clé si l’on doit y travailler.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; takes %2 characters, and the name of &quot;%3&quot;, who may take from the queue, has %4. Make the column longer, or choose another one.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» contient %2 caractères, et le nom de «&#xa0;%3&#xa0;», qui peut prendre dans la file, en a %4. Allongez la colonne ou choisissez-en une autre.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; takes %2 characters, and the id of a lock has %3. Make the column longer, or choose another one.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» contient %2 caractères, et l’identifiant d’un verrou en a %3. Allongez la colonne ou choisissez-en une autre.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes names of at most %2 characters: nobody with a longer one can take from the queue.</source>
        <translation>«&#xa0;%1&#xa0;» contient des noms de %2 caractères au plus&#xa0;: qui en a un plus long ne peut pas prendre dans la file.</translation>
    </message>
    <message>
        <source>The table&apos;s column for whoever holds a row is too short for your name. Nothing was changed; ask an administrator to make it longer.</source>
        <translation>La colonne de la table pour qui détient une ligne est trop courte pour votre nom. Rien n’a été changé&#xa0;; demandez à un administrateur de l’allonger.</translation>
    </message>
    <message>
        <source>The row of this item is not in the table any more, so it cannot be finished.</source>
        <translation>La ligne de cet dossier n’est plus dans la table, il ne peut donc pas être terminé.</translation>
    </message>
    <message>
        <source>Your lock no longer holds this item: another program has finished it in the table, or has taken it out of the queue.</source>
        <translation>Votre verrou ne tient plus cet dossier&#xa0;: un autre programme l’a terminé dans la table ou l’a retiré de la file.</translation>
    </message>
    <message>
        <source>Another program has ended or changed this lock in the table. Take the item again to go on.</source>
        <translation>Un autre programme a mis fin à ce verrou dans la table ou l’a modifié. Reprenez l’élément pour continuer.</translation>
    </message>
    <message>
        <source>Write what the note is to say.</source>
        <translation>Écrivez ce que la note doit dire.</translation>
    </message>
    <message>
        <source>The records were not looked through to the end, because this was cancelled.</source>
        <translation>Les enregistrements n’ont pas été parcourus jusqu’au bout, car cela a été annulé.</translation>
    </message>
    <message>
        <source>Say why the item is returned.</source>
        <translation>Indiquez pourquoi le dossier est rendu.</translation>
    </message>
    <message>
        <source>Say why the item is dismissed.</source>
        <translation>Indiquez pourquoi le dossier est écarté.</translation>
    </message>
    <message>
        <source>These are one and the same item. Name two items.</source>
        <translation>C’est un seul et même dossier. Nommez deux dossiers.</translation>
    </message>
    <message>
        <source>The items are of two queues. Only items of one queue can be duplicates.</source>
        <translation>Les dossiers sont de deux files. Seuls des dossiers d’une même file peuvent être des doublons.</translation>
    </message>
    <message>
        <source>The items stand in a table of another program, where they cannot be merged.</source>
        <translation>Les dossiers sont dans la table d’un autre programme, où ils ne peuvent pas être fusionnés.</translation>
    </message>
    <message>
        <source>There is no look-up table “%1”.</source>
        <translation>Il n’y a pas de table de référence «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Somebody else loaded the look-up table “%1” at the same time. Load it again if it is not right.</source>
        <translation>Quelqu’un d’autre a chargé la table de référence «&#xa0;%1&#xa0;» en même temps. Chargez-la de nouveau si elle n’est pas juste.</translation>
    </message>
    <message>
        <source>The queue stands in a table of another program, where records are not corrected together.</source>
        <translation>La file se trouve dans une table d’un autre programme, où les enregistrements ne sont pas corrigés ensemble.</translation>
    </message>
    <message>
        <source>Fields of this queue&apos;s records are keyed twice, here or in a later step, so records are not corrected together: that would tell a value to whoever keys it again.</source>
        <translation>Des champs de cette file sont saisis deux fois, ici ou à une étape ultérieure&#xa0;; les enregistrements ne sont donc pas corrigés ensemble&#xa0;: la personne qui saisit à nouveau une valeur l’apprendrait.</translation>
    </message>
    <message>
        <source>You worked on it in the step before, and this step needs other hands. Let somebody else correct it.</source>
        <translation>Vous y avez travaillé à l’étape précédente, et cette étape demande d’autres mains. Laissez quelqu’un d’autre le corriger.</translation>
    </message>
    <message>
        <source>It is finished by now.</source>
        <translation>C’est terminé entre-temps.</translation>
    </message>
    <message>
        <source>%1 has held it since %2. Correct it there, or once it is free.</source>
        <translation>%1 le détient depuis %2. Corrigez-le là, ou dès qu’il est libre.</translation>
    </message>
    <message>
        <source>“%1” has another value by now.</source>
        <translation>«&#xa0;%1&#xa0;» a maintenant une autre valeur.</translation>
    </message>
    <message>
        <source>It was changed in the same moment. Try it again.</source>
        <translation>Il a été modifié au même moment. Essayez encore.</translation>
    </message>
    <message>
        <source>Somebody has worked on it since, so it stays.</source>
        <translation>Quelqu’un y a travaillé depuis, il reste donc tel quel.</translation>
    </message>
    <message>
        <source>The new value is the old one; there is nothing to do.</source>
        <translation>La nouvelle valeur est l’ancienne&#xa0;; il n’y a rien à faire.</translation>
    </message>
    <message>
        <source>This queue has no bulk correction %1; &quot;intrayctl corrections&quot; lists those that it has.</source>
        <translation>Cette file n’a pas de correction groupée %1&#xa0;; «&#xa0;intrayctl corrections&#xa0;» énumère celles qu’elle a.</translation>
    </message>
    <message>
        <source>The item stands in a table that other programs share, and those cannot know for whom it is. Only items of Intray&apos;s own queues are assigned.</source>
        <translation>L’élément se trouve dans une table que d’autres programmes partagent, et ceux-ci ne peuvent pas savoir pour qui il est. Seuls les éléments des files propres à Intray sont attribués.</translation>
    </message>
    <message>
        <source>The item&apos;s queue is filled by a query, and its work is asked for. Only items of other queues are assigned.</source>
        <translation>La file de l’élément est remplie par une requête, et son travail est demandé. Seuls les éléments d’autres files sont attribués.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no tag. A tag is a word of at most 50 letters, without blanks, commas and @.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une étiquette. Une étiquette est un mot d’au plus 50 lettres, sans espaces, virgules ni @.</translation>
    </message>
    <message>
        <source>The time in which people may reopen their own records is at least one second.</source>
        <translation>Le temps pendant lequel on peut rouvrir ses propres enregistrements est d’au moins une seconde.</translation>
    </message>
    <message>
        <source>The item has no such attachment, or a part of it is not there.</source>
        <translation>Le dossier n’a pas une telle pièce jointe, ou il en manque une partie.</translation>
    </message>
    <message>
        <source>The file is too large to be attached: this queue takes %1 at most.</source>
        <translation>Le fichier est trop grand pour être joint&#xa0;: cette file d’attente accepte au plus %1.</translation>
    </message>
    <message>
        <source>The attaching of the file was interrupted, so the item is without it. Attach it again.</source>
        <translation>L’ajout du fichier a été interrompu, le dossier ne l’a donc pas. Joignez-le à nouveau.</translation>
    </message>
    <message>
        <source>The attachment “%1” is damaged: it is not what was attached. Tell an administrator; &quot;intrayctl audit --attachments&quot; says which ones are.</source>
        <translation>La pièce jointe «&#xa0;%1&#xa0;» est endommagée&#xa0;: ce n’est pas ce qui avait été joint. Prévenez un administrateur&#xa0;; &quot;intrayctl audit --attachments&quot; dit lesquelles le sont.</translation>
    </message>
    <message>
        <source>The attachment cannot be written: %1.</source>
        <translation>La pièce jointe ne peut pas être écrite&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Somebody else finished the item, so only a supervisor can open it again.</source>
        <translation>Quelqu’un d’autre a terminé l’élément, donc seul un superviseur peut le rouvrir.</translation>
    </message>
    <message>
        <source>The queue does not let people reopen what they finished themselves. Ask a supervisor for it.</source>
        <translation>La file ne permet pas de rouvrir ce que l’on a terminé soi-même. Demandez-le à un superviseur.</translation>
    </message>
    <message>
        <source>You could reopen the item until %1. Ask a supervisor for it.</source>
        <translation>Vous pouviez rouvrir l’élément jusqu’à %1. Demandez-le à un superviseur.</translation>
    </message>
    <message>
        <source>The item is not finished, so nobody has to be asked for it: take it.</source>
        <translation>L’élément n’est pas terminé, il n’y a donc personne à qui le demander&#xa0;: prenez-le.</translation>
    </message>
    <message>
        <source>%1 has asked for the item already, and waits for a supervisor&apos;s answer.</source>
        <translation>%1 a déjà demandé l’élément et attend la réponse d’un superviseur.</translation>
    </message>
    <message>
        <source>Nobody asks for this item (any more).</source>
        <translation>Personne ne demande (plus) cet élément.</translation>
    </message>
    <message>
        <source>“%1” is held by %2 since %3, so it cannot be merged now. Wait until it is free.</source>
        <translation>%2 tient «&#xa0;%1&#xa0;» depuis %3, il ne peut donc pas être fusionné maintenant. Attendez qu’il soit libre.</translation>
    </message>
    <message>
        <source>You are working on “%1” yourself. Change its fields there and merge without fields, or return it first.</source>
        <translation>Vous travaillez vous-même sur «&#xa0;%1&#xa0;». Modifiez-y ses champs et fusionnez sans champs, ou rendez-le d’abord.</translation>
    </message>
    <message>
        <source>“%1” is finished. Open it again to merge or change it, or merge the other one into it.</source>
        <translation>«&#xa0;%1&#xa0;» est terminé. Rouvrez-le pour le fusionner ou le changer, ou fusionnez l’autre dans celui-ci.</translation>
    </message>
    <message>
        <source>“%1” was dismissed or merged itself. Merge into the one that stays.</source>
        <translation>«&#xa0;%1&#xa0;» a été écarté ou lui-même fusionné. Fusionnez dans celui qui reste.</translation>
    </message>
    <message>
        <source>“%1” needs other hands: you worked on it in the step before. Merge without changing its fields, or let somebody else do it.</source>
        <translation>«&#xa0;%1&#xa0;» demande d’autres mains&#xa0;: vous y avez travaillé à l’étape précédente. Fusionnez sans changer ses champs, ou laissez quelqu’un d’autre le faire.</translation>
    </message>
    <message>
        <source>“%1” was changed meanwhile. Look at it again before you merge.</source>
        <translation>«&#xa0;%1&#xa0;» a été changé entre-temps. Regardez-le encore avant de fusionner.</translation>
    </message>
    <message>
        <source>The item has not ended as a duplicate of another, so there is no merge to take back.</source>
        <translation>Le dossier n’a pas fini comme doublon d’un autre, il n’y a donc aucune fusion à annuler.</translation>
    </message>
    <message>
        <source>“%1” keeps the values that it took over, because %2 has held it since %3. Its history has the former ones.</source>
        <translation>«&#xa0;%1&#xa0;» garde les valeurs reprises, car %2 le tient depuis %3. Les anciennes sont dans son historique.</translation>
    </message>
    <message>
        <source>“%1” keeps the values that it took over, because it is finished. Its history has the former ones.</source>
        <translation>«&#xa0;%1&#xa0;» garde les valeurs reprises, car il est terminé. Les anciennes sont dans son historique.</translation>
    </message>
    <message>
        <source>“%1” keeps the values that it took over, because somebody has worked on it since. Its history has the former ones.</source>
        <translation>«&#xa0;%1&#xa0;» garde les valeurs reprises, car quelqu’un y a travaillé depuis. Les anciennes sont dans son historique.</translation>
    </message>
    <message>
        <source>“%1” keeps the values that it took over, because its record from before the merge is no longer in the database.</source>
        <translation>«&#xa0;%1&#xa0;» garde les valeurs reprises, car son enregistrement d’avant la fusion n’est plus dans la base de données.</translation>
    </message>
    <message>
        <source>“%1” is assigned to somebody else. A supervisor can assign it to you or to everybody.</source>
        <translation>«&#xa0;%1&#xa0;» est attribué à quelqu’un d’autre. Un superviseur peut vous l’attribuer ou l’ouvrir à tous.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are not the same thing, as %3 said (%4). If they are, take that back first.</source>
        <translation>«&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» ne sont pas la même chose, comme l’a dit&#xa0;%3 (%4). Si c’est bien la même, revenez d’abord là-dessus.</translation>
    </message>
    <message>
        <source>The record waits or is worked on in another step. It would be in two at once, or lose what was noted, attached or assigned there. Whoever takes it there can send it back.</source>
        <translation>L’enregistrement attend ou est en cours de traitement à une autre étape. Il serait à deux étapes à la fois, ou perdrait ce qui y a été noté, joint ou attribué. Qui le prendra là-bas pourra le renvoyer.</translation>
    </message>
    <message>
        <source>The queue “%2” has no item %1.</source>
        <translation>La file «&#xa0;%2&#xa0;» n’a pas d’élément %1.</translation>
    </message>
    <message>
        <source>The table&apos;s own program has gone on with this item since, so it cannot be opened again here.</source>
        <translation>Le programme auquel appartient la table a continué avec cet élément entre-temps, il ne peut donc plus être rouvert ici.</translation>
    </message>
    <message>
        <source>There is no delivery of this number.</source>
        <translation>Il n’y a pas de livraison portant ce numéro.</translation>
    </message>
    <message>
        <source>The records of this delivery are not all in yet. Try again in a moment.</source>
        <translation>Les enregistrements de cette livraison ne sont pas encore tous entrés. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>It was not said of this delivery that its file has everything, so nothing is missing in it.</source>
        <translation>Il n’a pas été dit que le fichier de cette livraison contient tout, il n’y manque donc rien.</translation>
    </message>
    <message>
        <source>Say why: the reason stands in the history of each record.</source>
        <translation>Indiquez pourquoi&#xa0;: le motif figure dans l’historique de chaque enregistrement.</translation>
    </message>
    <message>
        <source>Rows of this delivery were rejected, so what is missing in it is not known. Bring the corrected file in, and dismiss what is missing in that.</source>
        <translation>Des lignes de cette livraison ont été refusées, on ne sait donc pas ce qui y manque. Importez le fichier corrigé et écartez ce qui manque dans celui-là.</translation>
    </message>
    <message>
        <source>There is no template “%1”.</source>
        <translation>Il n’y a pas de modèle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is a template “%1” already, and it is for something else: one is for imports, the other for exports. Choose another name.</source>
        <translation>Il y a déjà un modèle «&#xa0;%1&#xa0;», et il sert à autre chose&#xa0;: l’un est pour l’importation, l’autre pour l’exportation. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The template “%1” is for exports. Choose one for imports.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» est un modèle d’exportation. Choisissez un modèle d’importation.</translation>
    </message>
    <message>
        <source>The template “%1” is for imports. Choose one for exports.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» est un modèle d’importation. Choisissez un modèle d’exportation.</translation>
    </message>
</context>
<context>
    <name>Suspicion</name>
    <message>
        <source>corrected so %1 times</source>
        <translation>corrigé ainsi %1 fois</translation>
    </message>
    <message>
        <source>corrected so once</source>
        <translation>corrigé ainsi une fois</translation>
    </message>
    <message>
        <source>%1, in %2 of %3 records with this %4</source>
        <translation>%1, dans %2 des %3 enregistrements avec cette valeur de %4</translation>
    </message>
    <message>
        <source>%1, 1 record</source>
        <translation>%1, 1 enregistrement</translation>
    </message>
    <message>
        <source>%1, %2 records</source>
        <translation>%1, %2 enregistrements</translation>
    </message>
    <message>
        <source>“%1” is odd in its place</source>
        <translation>«&#xa0;%1&#xa0;» est étrange à cette place</translation>
    </message>
    <message>
        <source>unlike the other values</source>
        <translation>différent des autres valeurs</translation>
    </message>
    <message>
        <source>others were changed so, %1 times</source>
        <translation>d’autres ont été changés ainsi, %1 fois</translation>
    </message>
    <message>
        <source>%1 of 100 look like %2</source>
        <translation>%1 sur 100 ressemblent à %2</translation>
    </message>
    <message>
        <source>%1, in %2 records</source>
        <translation>%1, dans %2 enregistrements</translation>
    </message>
</context>
<context>
    <name>TextEncoding</name>
    <message>
        <source>The encoding “%1” is not known. Try UTF-8 or windows-1252.</source>
        <translation>L’encodage «&#xa0;%1&#xa0;» n’est pas connu. Essayez UTF-8 ou windows-1252.</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message>
        <source>less than a minute left</source>
        <translation>encore moins d’une minute</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>encore environ %1 min</translation>
    </message>
    <message>
        <source>about %1 h %2 min left</source>
        <translation>encore environ %1 h %2 min</translation>
    </message>
</context>
<context>
    <name>TimeWords</name>
    <message>
        <source>ended</source>
        <translation>expiré</translation>
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
        <translation>Il n’y a plus de place pour le fichier «&#xa0;%1&#xa0;». Il n’a pas été écrit.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written. Please check the folder and whether you may write there.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être écrit. Vérifiez le répertoire et si vous avez le droit d’y écrire.</translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>This computer&apos;s clock is %1 ahead of the server&apos;s. Locks follow the server&apos;s clock.</source>
        <translation>L’horloge de cet ordinateur avance de %1 sur celle du serveur. Les verrous suivent l’horloge du serveur.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 behind the server&apos;s. Locks follow the server&apos;s clock.</source>
        <translation>L’horloge de cet ordinateur retarde de %1 sur celle du serveur. Les verrous suivent l’horloge du serveur.</translation>
    </message>
    <message>
        <source>The login %1 is accepted, but nobody has given it a role in Intray. Ask an administrator of Intray to add it.</source>
        <translation>Le compte %1 est accepté, mais personne ne lui a donné de rôle dans Intray. Demandez à un administrateur d’Intray de l’ajouter.</translation>
    </message>
    <message>
        <source>The login %1 works here as %2: %3.</source>
        <translation>Le compte %1 travaille ici en tant que %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>not encrypted</source>
        <translation>non chiffrée</translation>
    </message>
    <message>
        <source>The line to the server is not encrypted: whoever is on the network can read and change what is sent.</source>
        <translation>La connexion au serveur n’est pas chiffrée&#xa0;: toute personne présente sur le réseau peut lire et modifier ce qui est envoyé.</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>non vérifiée</translation>
    </message>
    <message>
        <source>The line is encrypted, but the server did not prove who it is: another computer on the network could pose as it.</source>
        <translation>La connexion est chiffrée, mais le serveur n’a pas prouvé son identité&#xa0;: un autre ordinateur du réseau pourrait se faire passer pour lui.</translation>
    </message>
    <message>
        <source>The file is a database of Intray.</source>
        <translation>Le fichier est une base de données d’Intray.</translation>
    </message>
    <message>
        <source>This server can only be read, as a standby is: you can look and draft.</source>
        <translation>Ce serveur n’est accessible qu’en lecture, comme un serveur de secours&#xa0;: vous pouvez consulter et rédiger des brouillons.</translation>
    </message>
    <message>
        <source>The server is reached through a pooler, so changes of others are looked for and not told.</source>
        <translation>Le serveur est joint à travers un pooler, les changements des autres sont donc recherchés et non signalés.</translation>
    </message>
    <message>
        <source>Clerk</source>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Superviseur</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Administrateur</translation>
    </message>
    <message>
        <source>Importer</source>
        <translation>Importateur</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Automate</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>Auditeur</translation>
    </message>
    <message>
        <source>Takes items and ends the work on them.</source>
        <translation>Prend des dossiers et les mène à terme.</translation>
    </message>
    <message>
        <source>A clerk who also releases locks of others and reopens items.</source>
        <translation>Opérateur qui libère aussi les verrous des autres et rouvre des dossiers.</translation>
    </message>
    <message>
        <source>Sets up queues and users; works on no items.</source>
        <translation>Configure les files d’attente et les utilisateurs&#xa0;; ne traite aucun dossier.</translation>
    </message>
    <message>
        <source>Brings records in.</source>
        <translation>Importe des enregistrements.</translation>
    </message>
    <message>
        <source>A program that works on items.</source>
        <translation>Programme qui traite des dossiers.</translation>
    </message>
    <message>
        <source>Reads everything and changes nothing.</source>
        <translation>Lit tout et ne change rien.</translation>
    </message>
</context>
<context>
    <name>Verifying</name>
    <message>
        <source>The search for duplicates was cancelled.</source>
        <translation>La recherche de doublons a été annulée.</translation>
    </message>
</context>
<context>
    <name>WatchedFolder</name>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Il n’y a pas de répertoire «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made. Please check whether you may write there.</source>
        <translation>Le répertoire «&#xa0;%1&#xa0;» ne peut pas être créé. Vérifiez si vous avez le droit d’y écrire.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be moved to “%2”. Please check whether you may write there.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne peut pas être déplacé vers «&#xa0;%2&#xa0;». Vérifiez si vous avez le droit d’y écrire.</translation>
    </message>
</context>
<context>
    <name>WindowSettings</name>
    <message>
        <source>The window&apos;s layout cannot be saved, because the settings file cannot be written. Check who may write to the folder with your settings.</source>
        <translation>La disposition de la fenêtre ne peut pas être enregistrée, car le fichier de réglages n’est pas accessible en écriture. Vérifiez qui peut écrire dans le dossier de vos réglages.</translation>
    </message>
    <message>
        <source>The window&apos;s settings could not be read. Intray starts with the usual layout; the old file was put aside.</source>
        <translation>Les réglages de la fenêtre n’ont pas pu être lus. Intray démarre avec la disposition habituelle&#xa0;; l’ancien fichier a été mis de côté.</translation>
    </message>
</context>
<context>
    <name>WorkRequest</name>
    <message>
        <source>nothing else matches that is free.</source>
        <translation>rien d’autre qui soit libre ne correspond.</translation>
    </message>
    <message>
        <source>nothing else matches that was not returned for later.</source>
        <translation>rien d’autre ne correspond qui n’ait été rendu pour plus tard.</translation>
    </message>
    <message>
        <source>nothing else matches that does not need other hands.</source>
        <translation>rien d’autre ne correspond qui ne doive être traité par une autre personne.</translation>
    </message>
    <message>
        <source>more you may not hold in this queue.</source>
        <translation>vous ne pouvez pas en détenir davantage dans cette file d’attente.</translation>
    </message>
    <message>
        <source>nothing else matches.</source>
        <translation>rien d’autre ne correspond.</translation>
    </message>
    <message>
        <source>What matches is held already.</source>
        <translation>Ce qui correspond est déjà détenu.</translation>
    </message>
    <message>
        <source>What matches was returned for later.</source>
        <translation>Ce qui correspond a été rendu pour plus tard.</translation>
    </message>
    <message>
        <source>What matches needs other hands: you did the step before.</source>
        <translation>Ce qui correspond doit être traité par une autre personne&#xa0;: vous avez fait l’étape précédente.</translation>
    </message>
    <message>
        <source>The queue is paused.</source>
        <translation>La file d’attente est suspendue.</translation>
    </message>
    <message>
        <source>You hold as many items as the queue allows; finish or return one first.</source>
        <translation>Vous détenez autant de dossiers que la file d’attente le permet&#xa0;; terminez-en ou rendez-en un d’abord.</translation>
    </message>
    <message>
        <source>You may not take items from this queue.</source>
        <translation>Vous ne pouvez pas prendre de dossiers dans cette file d’attente.</translation>
    </message>
    <message>
        <source>You have called this off.</source>
        <translation>Vous avez annulé cette demande.</translation>
    </message>
    <message>
        <source>Nobody looked for work in time. Please ask again.</source>
        <translation>Personne n’a recherché de dossiers à temps. Faites une nouvelle demande.</translation>
    </message>
    <message>
        <source>The database refused the query that fills this queue. Tell whoever looks after Intray.</source>
        <translation>La base de données a refusé la requête qui remplit cette file d’attente. Prévenez la personne qui s’occupe d’Intray.</translation>
    </message>
    <message>
        <source>The query that fills this queue took longer than 15 minutes and was given up. Tell whoever looks after Intray.</source>
        <translation>La requête qui remplit cette file d’attente a duré plus de 15 minutes et a été abandonnée. Prévenez la personne qui s’occupe d’Intray.</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Rien ne correspond.</translation>
    </message>
    <message>
        <source>Somebody is looking for work already; this request is served with theirs.</source>
        <translation>Quelqu’un recherche déjà des dossiers&#xa0;; cette demande est servie avec la sienne.</translation>
    </message>
    <message>
        <source>The request waits for somebody to look for work.</source>
        <translation>La demande attend que quelqu’un recherche des dossiers.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) for you.</source>
        <translation>
            <numerusform>%n dossier pour vous.</numerusform>
            <numerusform>%n dossiers pour vous.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 sur %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>Worker</name>
    <message>
        <source>The command&apos;s result breaks a rule of the record. %1: %2</source>
        <translation>Le résultat de la commande enfreint une règle de l’enregistrement. %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>What the command wrote on its standard output is no JSON object: &quot;%1&quot;.</source>
        <translation>Ce que la commande a écrit sur sa sortie standard n’est pas un objet JSON&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The command&apos;s result has fields of the record and, beside them, “%1”, which is none.</source>
        <translation>Le résultat de la commande a des champs de l’enregistrement et, en plus, «&#xa0;%1&#xa0;», qui n’en est pas un.</translation>
    </message>
</context>
<context>
    <name>WriteBack</name>
    <message>
        <source>“%1” is a list or an object, which does not fit the column.</source>
        <translation>«&#xa0;%1&#xa0;» est une liste ou un objet et ne convient pas à la colonne.</translation>
    </message>
    <message>
        <source>The statement would be longer than Access takes.</source>
        <translation>L’instruction serait plus longue que ce qu’Access accepte.</translation>
    </message>
    <message>
        <source>“%1” does not fit the column “%2” of the type %3.</source>
        <translation>«&#xa0;%1&#xa0;» ne convient pas à la colonne «&#xa0;%2&#xa0;» du type %3.</translation>
    </message>
    <message>
        <source>The name “%1” cannot be written in Access SQL.</source>
        <translation>Le nom «&#xa0;%1&#xa0;» ne peut pas être écrit en SQL d’Access.</translation>
    </message>
    <message>
        <source>The record came in without “%1”, by which its row is found.</source>
        <translation>L’enregistrement est entré sans «&#xa0;%1&#xa0;», qui permet de trouver sa ligne.</translation>
    </message>
    <message>
        <source>“%1” names the row and was corrected itself. Keys are not written back; change it in the source.</source>
        <translation>«&#xa0;%1&#xa0;» désigne la ligne et a été corrigé lui-même. Les clés ne sont pas réécrites&#xa0;; changez-la dans la source.</translation>
    </message>
    <message>
        <source>The field “%1” shares its column with another one that was corrected, too.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» partage sa colonne avec un autre qui a été corrigé aussi.</translation>
    </message>
    <message>
        <source>The value of “%1” has a zero character, which no database keeps.</source>
        <translation>La valeur de «&#xa0;%1&#xa0;» contient un caractère nul, qu’aucune base de données ne garde.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The line broke: run it again to see what was written.</source>
        <translation>La connexion s’est rompue&#xa0;: relancez pour voir ce qui a été écrit.</translation>
    </message>
    <message>
        <source>The piece that it was in was undone as a whole: %1</source>
        <translation>Le lot dont il faisait partie a été annulé en entier&#xa0;: %1</translation>
    </message>
    <message>
        <source>The table has no row with this key.</source>
        <translation>La table n’a pas de ligne avec cette clé.</translation>
    </message>
    <message>
        <source>The table has more than one row with this key.</source>
        <translation>La table a plus d’une ligne avec cette clé.</translation>
    </message>
    <message>
        <source>“%1” would become %2, which is no number as the column has it.</source>
        <translation>«&#xa0;%1&#xa0;» deviendrait %2, qui n’est pas un nombre comme ceux de la colonne.</translation>
    </message>
    <message>
        <source>The source changed meanwhile: “%1” came in as %2 and now is %3.</source>
        <translation>La source a changé entre-temps&#xa0;: «&#xa0;%1&#xa0;» est entré comme %2 et vaut maintenant %3.</translation>
    </message>
    <message>
        <source>The source changed while it was being written, or does not let this row be changed.</source>
        <translation>La source a changé pendant l’écriture, ou ne laisse pas modifier cette ligne.</translation>
    </message>
    <message>
        <source>A name of the table has a line break, which would break the script.</source>
        <translation>Un nom de la table contient un saut de ligne, qui casserait le script.</translation>
    </message>
    <message>
        <source>The value does not fit the column: of %1 it makes %2.</source>
        <translation>La valeur ne convient pas à la colonne&#xa0;: de %1, elle fait %2.</translation>
    </message>
    <message>
        <source>The table has no column for the field “%1”.</source>
        <translation>La table n’a pas de colonne pour le champ «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The field “%1” is the name of a file and no column.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» est le nom d’un fichier et pas une colonne.</translation>
    </message>
    <message>
        <source>The field “%1” was made of “%2” by joining, splitting or changing it, so it cannot go back.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» a été fait de «&#xa0;%2&#xa0;» en joignant, divisant ou modifiant, il ne peut donc pas retourner.</translation>
    </message>
    <message>
        <source>The table has no column “%1”, of which the field “%2” was made.</source>
        <translation>La table n’a pas de colonne «&#xa0;%1&#xa0;», dont le champ «&#xa0;%2&#xa0;» a été fait.</translation>
    </message>
    <message>
        <source>It was cancelled. What was written before stays; running it again goes on.</source>
        <translation>Annulé. Ce qui a été écrit avant reste&#xa0;; relancer continue.</translation>
    </message>
    <message>
        <source>The queue “%1” has no field “%2”. Its fields can be seen in its rules.</source>
        <translation>La file «&#xa0;%1&#xa0;» n’a pas de champ «&#xa0;%2&#xa0;». Ses champs se voient dans ses règles.</translation>
    </message>
    <message>
        <source>The queue “%1” does not know which columns name a row. Say it with a key.</source>
        <translation>La file «&#xa0;%1&#xa0;» ne sait pas quelles colonnes désignent une ligne. Indiquez-le avec une clé.</translation>
    </message>
    <message>
        <source>This is the file that the queue is in. Nothing is written back there.</source>
        <translation>C’est le fichier où se trouve la file. Rien n’y est réécrit.</translation>
    </message>
    <message>
        <source>The rows cannot be found by “%1”. %2</source>
        <translation>Les lignes ne peuvent pas être trouvées par «&#xa0;%1&#xa0;». %2</translation>
    </message>
</context>
<context>
    <name>XlsxRows</name>
    <message>
        <source>The items have %1 columns, and a sheet holds at most %2. Choose fields, or write them as CSV.</source>
        <translation>Les dossiers ont %1 colonnes, et une feuille en contient au plus %2. Choisissez des champs, ou écrivez-les en CSV.</translation>
    </message>
    <message>
        <source>The field “%1” of item “%2” has %3 characters, and a cell of a spreadsheet holds at most %4. Write the items as CSV or JSON lines, or choose other fields.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» du dossier «&#xa0;%2&#xa0;» a %3 caractères, et une cellule de classeur en contient au plus %4. Écrivez les dossiers en CSV ou JSON lines, ou choisissez d’autres champs.</translation>
    </message>
    <message>
        <source>The items are more than a workbook can hold. Write them as CSV or JSON lines, or fewer of them.</source>
        <translation>Il y a plus de dossiers qu’un classeur ne peut en contenir. Écrivez-les en CSV ou JSON lines, ou écrivez-en moins.</translation>
    </message>
</context>
<context>
    <name>intray::Actions</name>
    <message>
        <source>Open a database first.</source>
        <translation>Ouvrez d’abord une base de données.</translation>
    </message>
</context>
<context>
    <name>intray::AdoptDialog</name>
    <message>
        <source>Adopt a table of %1</source>
        <translation>Adopter une table de %1</translation>
    </message>
    <message>
        <source>Tables of the database</source>
        <translation>Tables de la base de données</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>What would be done</source>
        <translation>Ce qui serait fait</translation>
    </message>
    <message>
        <source>Trying shows here what would be done. It writes nothing.</source>
        <translation>L’essai montre ici ce qui serait fait. Il n’écrit rien.</translation>
    </message>
    <message>
        <source>T&amp;ry it</source>
        <translation>Ess&amp;ayer</translation>
    </message>
    <message>
        <source>&amp;Adopt...</source>
        <translation>Adopte&amp;r...</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vue</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>ailleurs</translation>
    </message>
    <message>
        <source>The database has no tables besides Intray&apos;s own.</source>
        <translation>La base de données n’a pas d’autres tables que celles d’Intray.</translation>
    </message>
    <message>
        <source>It can be adopted like this. Nothing has been written yet.</source>
        <translation>Elle peut être adoptée ainsi. Rien n’a encore été écrit.</translation>
    </message>
    <message>
        <source>Make the table %1 the queue %2?</source>
        <translation>Faire de la table %1 la file d’attente %2&#xa0;?</translation>
    </message>
    <message>
        <source>Adopt a table</source>
        <translation>Adopter une table</translation>
    </message>
    <message>
        <source>Nothing in the table&apos;s make-up is changed.</source>
        <translation>Rien n’est changé à la structure de la table.</translation>
    </message>
    <message>
        <source>This is run first:</source>
        <translation>Ceci est d’abord exécuté&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Adopt</source>
        <translation>&amp;Adopter</translation>
    </message>
    <message>
        <source>The table is the queue %1 now. Other programs can go on using it at the same time.</source>
        <translation>La table est maintenant la file d’attente %1. D’autres programmes peuvent continuer à l’utiliser en même temps.</translation>
    </message>
</context>
<context>
    <name>intray::AdoptEndings</name>
    <message>
        <source>empty: Intray alone remembers what failed</source>
        <translation>vide&#xa0;: Intray seul retient les échecs</translation>
    </message>
    <message>
        <source>Intray writes these columns when work on a row ends, and empties them when it is open again. They are no fields of the record.</source>
        <translation>Intray écrit ces colonnes quand le travail sur une ligne finit, et les vide quand elle est rouverte. Ce ne sont pas des champs de l’enregistrement.</translation>
    </message>
    <message>
        <source>State of fa&amp;iled rows</source>
        <translation>État des l&amp;ignes en échec</translation>
    </message>
    <message>
        <source>&amp;Why it failed</source>
        <translation>Po&amp;urquoi l’échec</translation>
    </message>
    <message>
        <source>A worker&apos;s res&amp;ult</source>
        <translation>Résul&amp;tat d’un programme</translation>
    </message>
    <message>
        <source>&amp;Finished at</source>
        <translation>Terminé à (&amp;heure)</translation>
    </message>
    <message>
        <source>Last changed &amp;by</source>
        <translation>Modifié en dernier &amp;par</translation>
    </message>
    <message>
        <source>&amp;Last changed at</source>
        <translation>Dernière &amp;modification à</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nulle part</translation>
    </message>
</context>
<context>
    <name>intray::AdoptFields</name>
    <message>
        <source>Add an inde&amp;x in the order in which items are given out</source>
        <translation>Ajouter un inde&amp;x dans l’ordre de distribution des dossiers</translation>
    </message>
    <message>
        <source>What is mapped</source>
        <translation>Ce qui est mis en correspondance</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>La ta&amp;ble</translation>
    </message>
    <message>
        <source>&amp;More tables</source>
        <translation>Autres tab&amp;les</translation>
    </message>
    <message>
        <source>Every row; or a condition in SQL</source>
        <translation>Toutes les lignes&#xa0;; ou une condition en SQL</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;File d’attente</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Clé</translation>
    </message>
    <message>
        <source>&amp;Locks stand</source>
        <translation>Emplacement des &amp;verrous</translation>
    </message>
    <message>
        <source>Named &amp;by</source>
        <translation>Id&amp;entifié par</translation>
    </message>
    <message>
        <source>&amp;Held by</source>
        <translation>&amp;Détenu par</translation>
    </message>
    <message>
        <source>Held &amp;since</source>
        <translation>Détenu de&amp;puis</translation>
    </message>
    <message>
        <source>Lock &amp;id</source>
        <translation>&amp;Identifiant du verrou</translation>
    </message>
    <message>
        <source>Stat&amp;e</source>
        <translation>Colon&amp;ne d’état</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Ordre</translation>
    </message>
    <message>
        <source>Only &amp;where</source>
        <translation>&amp;Seulement si</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>Cha&amp;mps</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>o&amp;pen:</source>
        <translation>o&amp;uverte&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;done:</source>
        <translation>t&amp;erminée&#xa0;:</translation>
    </message>
    <message>
        <source>State of open rows</source>
        <translation>État des lignes ouvertes</translation>
    </message>
    <message>
        <source>State of done rows</source>
        <translation>État des lignes terminées</translation>
    </message>
    <message>
        <source>What is shown and corrected. Nothing else of the table is written, besides the lock and the state.</source>
        <translation>Ce qui est montré et corrigé. Rien d’autre n’est écrit dans la table, hormis le verrou et l’état.</translation>
    </message>
    <message>
        <source>in the row</source>
        <translation>dans la ligne</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>add a column LockId</source>
        <translation>ajouter une colonne LockId</translation>
    </message>
    <message>
        <source>none: Intray remembers what is done</source>
        <translation>aucune&#xa0;: Intray retient ce qui est terminé</translation>
    </message>
    <message>
        <source>by the key</source>
        <translation>selon la clé</translation>
    </message>
    <message>
        <source>its own key</source>
        <translation>sa propre clé</translation>
    </message>
    <message>
        <source>the row&apos;s key</source>
        <translation>la clé de la ligne</translation>
    </message>
    <message>
        <source>Choose the table that holds the work.</source>
        <translation>Choisissez la table qui contient le travail.</translation>
    </message>
    <message>
        <source>Name the queue: letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;, at most 64.</source>
        <translation>Nommez la file d’attente&#xa0;: lettres, chiffres, «&#xa0;-&#xa0;», «&#xa0;_&#xa0;» et «&#xa0;.&#xa0;», 64 caractères au plus.</translation>
    </message>
    <message>
        <source>Say which column names a row.</source>
        <translation>Indiquez quelle colonne identifie une ligne.</translation>
    </message>
    <message>
        <source>Say in which columns it stands who holds a row, and since when.</source>
        <translation>Indiquez dans quelles colonnes figurent qui détient une ligne et depuis quand.</translation>
    </message>
    <message>
        <source>Say what stands in the state&apos;s column when a row is done.</source>
        <translation>Indiquez ce qui figure dans la colonne d’état quand une ligne est terminée.</translation>
    </message>
    <message>
        <source>What be&amp;comes of a row</source>
        <translation>Ce que &amp;devient une ligne</translation>
    </message>
    <message>
        <source>nobody: the lock&apos;s id alone</source>
        <translation>personne&#xa0;: l’identifiant du verrou seul</translation>
    </message>
    <message>
        <source>Say in which column the lock&apos;s id stands; it is the only sign of a lock.</source>
        <translation>Dites dans quelle colonne se trouve l’identifiant du verrou&#xa0;; c’est le seul signe d’un verrou.</translation>
    </message>
</context>
<context>
    <name>intray::AdoptMore</name>
    <message>
        <source>Remo&amp;ve</source>
        <translation>Ret&amp;irer</translation>
    </message>
    <message>
        <source>Add thi&amp;s table</source>
        <translation>Ajou&amp;ter cette table</translation>
    </message>
    <message>
        <source>Completed together with the first table, all or nothing.</source>
        <translation>Terminé en même temps que la première table, tout ou rien.</translation>
    </message>
    <message>
        <source>Further ta&amp;bles</source>
        <translation>Tables &amp;supplémentaires</translation>
    </message>
    <message>
        <source>Anot&amp;her table</source>
        <translation>A&amp;utre table</translation>
    </message>
    <message>
        <source>Its &amp;key</source>
        <translation>Sa &amp;clé</translation>
    </message>
    <message>
        <source>Its &amp;fields</source>
        <translation>Ses cha&amp;mps</translation>
    </message>
    <message>
        <source>&amp;Longest lock in</source>
        <translation>&amp;Verrou le plus long dans</translation>
    </message>
    <message>
        <source>Column, m&amp;inutes</source>
        <translation>Colonne, mi&amp;nutes</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>à choisir</translation>
    </message>
    <message>
        <source>the queue&apos;s rules</source>
        <translation>les règles de la file d’attente</translation>
    </message>
    <message>
        <source>%1 by %2: %3</source>
        <translation>%1 selon %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>intray::AskedBackDialog</name>
    <message>
        <source>Records that are asked for</source>
        <translation>Enregistrements demandés</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Demandé par</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Rouvrir</translation>
    </message>
    <message>
        <source>&amp;Decline...</source>
        <translation>Re&amp;fuser...</translation>
    </message>
    <message>
        <source>Nobody asks for a record any more.</source>
        <translation>Personne ne demande plus d’enregistrement.</translation>
    </message>
    <message>
        <source>%1 is open again, first for %2 if they may still take it.</source>
        <translation>%1 est de nouveau ouvert et revient d’abord à %2, si ce droit existe encore.</translation>
    </message>
    <message>
        <source>%1 stays finished. %2 reads why.</source>
        <translation>%1 reste terminé. %2 lit pourquoi.</translation>
    </message>
</context>
<context>
    <name>intray::AskedLine</name>
    <message>
        <source>Show...</source>
        <translation>Afficher...</translation>
    </message>
    <message>
        <source>Show the records that are asked for</source>
        <translation>Afficher les enregistrements demandés</translation>
    </message>
    <message numerus="yes">
        <source>%n finished record(s) are asked for.</source>
        <translation>
            <numerusform>%n enregistrement terminé est demandé.</numerusform>
            <numerusform>%n enregistrements terminés sont demandés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::AssignDialog</name>
    <message>
        <source>Assign: %1</source>
        <translation>Attribuer&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Attribuer</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) will come first for whom you choose. Nobody else is given them.</source>
        <translation>
            <numerusform>%n élément viendra d’abord pour qui vous choisirez. Personne d’autre ne le reçoit.</numerusform>
            <numerusform>%n éléments viendront d’abord pour qui vous choisirez. Personne d’autre ne les reçoit.</numerusform>
        </translation>
    </message>
    <message>
        <source>a user, or @ and a tag</source>
        <translation>un utilisateur, ou @ et une étiquette</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>&amp;For whom</source>
        <translation>&amp;Pour qui</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>Mo&amp;tif</translation>
    </message>
    <message>
        <source>Nobody has this tag in the queue yet, so nobody is given the items until somebody has it.</source>
        <translation>Personne n’a encore cette étiquette dans la file&#xa0;; tant que personne ne l’a, personne ne reçoit les éléments.</translation>
    </message>
    <message>
        <source>Say for whom the items are.</source>
        <translation>Dites pour qui sont les éléments.</translation>
    </message>
    <message>
        <source>A tag is a word of at most 50 letters, without blanks, commas and @.</source>
        <translation>Une étiquette est un mot d’au plus 50 lettres, sans espaces, virgules ni @.</translation>
    </message>
    <message>
        <source>The items are assigned so already.</source>
        <translation>Les éléments sont déjà attribués ainsi.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are for everybody now.</source>
        <translation>
            <numerusform>%n élément est maintenant pour tous.</numerusform>
            <numerusform>%n éléments sont maintenant pour tous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are for %1 now.</source>
        <translation>
            <numerusform>%n élément est maintenant pour %1.</numerusform>
            <numerusform>%n éléments sont maintenant pour %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::AttachmentBar</name>
    <message>
        <source>The attachment was saved as “%1”.</source>
        <translation>La pièce jointe a été enregistrée sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The attachment could not be saved as “%1”: %2.</source>
        <translation>La pièce jointe n’a pas pu être enregistrée sous «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Fichier suivant</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Enregistrer sous...</translation>
    </message>
    <message>
        <source>Attachments</source>
        <translation>Pièces jointes</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Save the attachment</source>
        <translation>Enregistrer la pièce jointe</translation>
    </message>
</context>
<context>
    <name>intray::AttentionLines</name>
    <message>
        <source>Looking at the queues...</source>
        <translation>Examen des files d’attente...</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>No queue needs attention.</source>
        <translation>Aucune file d’attente ne demande d’attention.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more; the table has them</source>
        <translation>
            <numerusform>et %n autre ; il est dans le tableau</numerusform>
            <numerusform>et %n autres ; ils sont dans le tableau</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::BesideForm</name>
    <message>
        <source>A column of whole numbers: what has a higher one is worked on first. A row that says anything else is rejected.</source>
        <translation>Une colonne de nombres entiers&#xa0;: ce qui en a un plus grand est traité d’abord. Une ligne qui contient autre chose est rejetée.</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>aucune colonne</translation>
    </message>
    <message>
        <source>Columns that say whose request it was, in which language and the like, parted by commas: workers are handed them beside the record.</source>
        <translation>Colonnes qui disent de qui venait la demande, dans quelle langue, etc., séparées par des virgules&#xa0;: les automates les reçoivent à côté de l’enregistrement.</translation>
    </message>
    <message>
        <source>Pr&amp;iority from</source>
        <translation>Priorité d’&amp;après</translation>
    </message>
    <message>
        <source>Conte&amp;xt from</source>
        <translation>Conte&amp;xte d’après</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>Le fichier n’a pas de colonne «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>intray::BulkDialog</name>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>What did not work</source>
        <translation>Ce qui n’a pas abouti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>For %n item(s) it did not work:</source>
        <translation>
            <numerusform>Pour %n dossier, cela n’a pas abouti&#xa0;:</numerusform>
            <numerusform>Pour %n dossiers, cela n’a pas abouti&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: the rest was left as it was.</source>
        <translation>Annulé&#xa0;: le reste a été laissé tel quel.</translation>
    </message>
</context>
<context>
    <name>intray::BusyMark</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>intray::ChoicePicker</name>
    <message>
        <source>Choose %1 from the list (Alt+Down in the field)</source>
        <translation>Choisir %1 dans la liste (Alt+Bas dans le champ)</translation>
    </message>
</context>
<context>
    <name>intray::ColumnLayout</name>
    <message>
        <source>Reset layout</source>
        <translation>Réinitialiser la disposition</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Afficher</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>Déplacer à &amp;gauche</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Déplacer à &amp;droite</translation>
    </message>
</context>
<context>
    <name>intray::CommandRun</name>
    <message numerus="yes">
        <source>The command was ended because it took longer than %n second(s).</source>
        <translation>
            <numerusform>La commande a été interrompue, car elle durait plus de %n seconde.</numerusform>
            <numerusform>La commande a été interrompue, car elle durait plus de %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The command was ended because it wrote more than 16 MB.</source>
        <translation>La commande a été interrompue, car elle a écrit plus de 16 Mo.</translation>
    </message>
    <message>
        <source>The command could not be started: %1.</source>
        <translation>La commande n’a pas pu être lancée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The command was ended by signal %1.</source>
        <translation>La commande a été interrompue par le signal %1.</translation>
    </message>
    <message>
        <source>The command ended with status %1.</source>
        <translation>La commande s’est terminée avec le code de retour %1.</translation>
    </message>
</context>
<context>
    <name>intray::ComparedView</name>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
</context>
<context>
    <name>intray::ConditionRows</name>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>is</source>
        <translation>est</translation>
    </message>
    <message>
        <source>is filled in</source>
        <translation>est rempli</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>est vide</translation>
    </message>
    <message>
        <source>What it must be</source>
        <translation>Ce qu’il doit être</translation>
    </message>
    <message>
        <source>Values, parted by ;</source>
        <translation>Valeurs, séparées par&#xa0;;</translation>
    </message>
</context>
<context>
    <name>intray::ConfirmDismiss</name>
    <message>
        <source>Dismiss the item</source>
        <translation>Classer le dossier sans suite</translation>
    </message>
    <message>
        <source>%1 will not come back to the queue. You can take it back for ten seconds, after that only a supervisor can reopen it.</source>
        <translation>%1 ne reviendra pas dans la file d’attente. Vous pouvez annuler cette action pendant dix secondes&#xa0;; ensuite, seul un superviseur peut rouvrir le dossier.</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Classer sans suite</translation>
    </message>
    <message>
        <source>&amp;Why? A reason is required.</source>
        <translation>&amp;Pourquoi&#xa0;? Un motif est obligatoire.</translation>
    </message>
    <message>
        <source>&amp;Why? It stays in the history.</source>
        <translation>&amp;Pourquoi&#xa0;? Le motif reste dans l’historique.</translation>
    </message>
</context>
<context>
    <name>intray::Connecting</name>
    <message>
        <source>The system&apos;s keychain does not keep this password (any more).</source>
        <translation>Le trousseau du système ne contient pas ce mot de passe (ou ne le contient plus).</translation>
    </message>
    <message>
        <source>The system&apos;s keychain does not answer. The password that it keeps stays there.</source>
        <translation>Le trousseau du système ne répond pas. Le mot de passe qu’il contient y reste.</translation>
    </message>
    <message>
        <source>You are not connected to %1, because no password was given.</source>
        <translation>Vous n’êtes pas connecté à %1, car aucun mot de passe n’a été donné.</translation>
    </message>
</context>
<context>
    <name>intray::ConnectionDialog</name>
    <message>
        <source>Connections</source>
        <translation>Connexions</translation>
    </message>
    <message>
        <source>Connect&amp;ions</source>
        <translation>Conne&amp;xions</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>Nouve&amp;lle</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Suppri&amp;mer</translation>
    </message>
    <message>
        <source>What this kind of database enforces by itself</source>
        <translation>Ce que ce type de base de données garantit par lui-même</translation>
    </message>
    <message>
        <source>Trying the connection</source>
        <translation>Essai de la connexion</translation>
    </message>
    <message>
        <source>Det&amp;ails...</source>
        <translation>&amp;Détails...</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Tester</translation>
    </message>
    <message>
        <source>Tries the connection and says what is there. Changes nothing.</source>
        <translation>Essaie la connexion et dit ce qui s’y trouve. Ne change rien.</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>Enre&amp;gistrer</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Se connecter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>Il manque quelque chose.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
    <message>
        <source>Trying...</source>
        <translation>Essai en cours...</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Type the password.</source>
        <translation>Saisissez le mot de passe.</translation>
    </message>
    <message>
        <source>The connection does not work yet.</source>
        <translation>La connexion ne fonctionne pas encore.</translation>
    </message>
</context>
<context>
    <name>intray::ConnectionFields</name>
    <message>
        <source>Ma&amp;ke the file, or bring it up to date, if need be</source>
        <translation>Créer le fichier, ou le mettre à &amp;jour, si nécessaire</translation>
    </message>
    <message>
        <source>&amp;Keep it in the system&apos;s keychain</source>
        <translation>Conser&amp;ver dans le trousseau du système</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>File on this computer</source>
        <translation>Fichier sur cet ordinateur</translation>
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
        <translation>Source de données ODBC</translation>
    </message>
    <message>
        <source>Kin&amp;d</source>
        <translation>T&amp;ype</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>Par&amp;courir...</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Data sources of this computer</source>
        <translation>Sources de données de cet ordinateur</translation>
    </message>
    <message>
        <source>Connection text</source>
        <translation>Texte de connexion</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>DSN=NAME, or Driver={NAME};Server=HOST;Database=NAME. Never a password.</source>
        <translation>DSN=NAME, ou Driver={NAME};Server=HOST;Database=NAME. Jamais de mot de passe.</translation>
    </message>
    <message>
        <source>Data so&amp;urce</source>
        <translation>So&amp;urce de données</translation>
    </message>
    <message>
        <source>db.example.org, or several parted by commas</source>
        <translation>db.example.org, ou plusieurs séparés par des virgules</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>habituel</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Hôte</translation>
    </message>
    <message>
        <source>Data&amp;base</source>
        <translation>&amp;Base de données</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Password file, certificate or ticket</source>
        <translation>Fichier de mots de passe, certificat ou ticket</translation>
    </message>
    <message>
        <source>PostgreSQL: .pgpass, a client&apos;s certificate or Kerberos. MariaDB: .my.cnf. Nobody is asked then.</source>
        <translation>PostgreSQL&#xa0;: .pgpass, un certificat de client ou Kerberos. MariaDB&#xa0;: .my.cnf. Rien n’est alors demandé.</translation>
    </message>
    <message>
        <source>asked for at each start</source>
        <translation>demandé à chaque démarrage</translation>
    </message>
    <message>
        <source>&amp;Login</source>
        <translation>C&amp;ompte</translation>
    </message>
    <message>
        <source>&amp;Sign in with</source>
        <translation>S’&amp;identifier avec</translation>
    </message>
    <message>
        <source>Passw&amp;ord</source>
        <translation>Mot de p&amp;asse</translation>
    </message>
    <message>
        <source>&amp;Encryption</source>
        <translation>Chiff&amp;rement</translation>
    </message>
    <message>
        <source>All of this in one line, for the command line. An address that is typed or pasted here fills the fields above.</source>
        <translation>Tout cela en une ligne, pour la ligne de commande. Une adresse saisie ou collée ici remplit les champs ci-dessus.</translation>
    </message>
    <message>
        <source>Add&amp;ress</source>
        <translation>Adr&amp;esse</translation>
    </message>
    <message>
        <source>kept in the system&apos;s keychain</source>
        <translation>conservé dans le trousseau du système</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no data source is set up here</source>
        <translation>aucune source de données n’est configurée ici</translation>
    </message>
    <message>
        <source>choose a data source</source>
        <translation>choisir une source de données</translation>
    </message>
    <message>
        <source>&amp;Keep it (this system has no keychain)</source>
        <translation>Conser&amp;ver (ce système n’a pas de trousseau)</translation>
    </message>
    <message>
        <source>Database file</source>
        <translation>Fichier de base de données</translation>
    </message>
    <message>
        <source>Intray databases (*.intray *.db *.sqlite)</source>
        <translation>Bases de données Intray (*.intray *.db *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <translation>Habituellement %1</translation>
    </message>
</context>
<context>
    <name>intray::ConnectionTrial</name>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
</context>
<context>
    <name>intray::CorrectDialog</name>
    <message>
        <source>Correct many records: %1</source>
        <translation>Corriger beaucoup d’enregistrements&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>&amp;Champ</translation>
    </message>
    <message>
        <source>&amp;Old value</source>
        <translation>&amp;Ancienne valeur</translation>
    </message>
    <message>
        <source>&amp;New value</source>
        <translation>&amp;Nouvelle valeur</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>C&amp;orriger</translation>
    </message>
    <message>
        <source>&amp;Put the old value back</source>
        <translation>&amp;Rétablir l’ancienne valeur</translation>
    </message>
    <message>
        <source>Records with this value</source>
        <translation>Enregistrements avec cette valeur</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>Ce qu’il devient</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>The new value is the old one.</source>
        <translation>La nouvelle valeur est l’ancienne.</translation>
    </message>
    <message>
        <source>Looking for records with this value...</source>
        <translation>Recherche des enregistrements avec cette valeur...</translation>
    </message>
    <message>
        <source>No open record can be corrected.</source>
        <translation>Aucun enregistrement ouvert ne peut être corrigé.</translation>
    </message>
    <message>
        <source>Say which value becomes which one. Only the whole value counts, to the last character.</source>
        <translation>Dites quelle valeur devient laquelle. Seule la valeur entière compte, jusqu’au dernier caractère.</translation>
    </message>
    <message>
        <source>is corrected</source>
        <translation>est corrigé</translation>
    </message>
    <message>
        <source>No open record has this value in this field.</source>
        <translation>Aucun enregistrement ouvert n’a cette valeur dans ce champ.</translation>
    </message>
    <message numerus="yes">
        <source>This value stands in %n open record(s) that can be corrected.</source>
        <translation>
            <numerusform>Cette valeur se trouve dans %n enregistrement ouvert qui peut être corrigé.</numerusform>
            <numerusform>Cette valeur se trouve dans %n enregistrements ouverts qui peuvent être corrigés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) stay as they are.</source>
        <translation>
            <numerusform>%n autre reste tel quel.</numerusform>
            <numerusform>%n autres restent tels quels.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %L1 are listed.</source>
        <translation>Les %L1 premiers sont énumérés.</translation>
    </message>
    <message>
        <source>has its old value again</source>
        <translation>a de nouveau son ancienne valeur</translation>
    </message>
    <message>
        <source>was corrected</source>
        <translation>a été corrigé</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) have their old value again.</source>
        <translation>
            <numerusform>%n enregistrement a de nouveau son ancienne valeur.</numerusform>
            <numerusform>%n enregistrements ont de nouveau leur ancienne valeur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were corrected.</source>
        <translation>
            <numerusform>%n enregistrement a été corrigé.</numerusform>
            <numerusform>%n enregistrements ont été corrigés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: the rest was left as it was.</source>
        <translation>Annulé&#xa0;: le reste est resté tel quel.</translation>
    </message>
    <message>
        <source>&amp;Empty the field</source>
        <translation>&amp;Vider le champ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>E&amp;arlier ones...</source>
        <translation>&amp;Antérieures...</translation>
    </message>
    <message>
        <source>What was corrected together before, to put old values back</source>
        <translation>Ce qui a été corrigé ensemble auparavant, pour rétablir d’anciennes valeurs</translation>
    </message>
</context>
<context>
    <name>intray::CorrectOthers</name>
    <message numerus="yes">
        <source>This correction occurs in %n open record(s). %1 corrects them, too.</source>
        <translation>
            <numerusform>Cette correction se présente dans %n enregistrement ouvert. %1 le corrige aussi.</numerusform>
            <numerusform>Cette correction se présente dans %n enregistrements ouverts. %1 les corrige aussi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::CountingMark</name>
    <message>
        <source>What is usual in this queue is being counted, in the background. Once that is done, likely mistakes are marked in its records.</source>
        <translation>Ce qui est habituel dans cette file est compté en arrière-plan. Ensuite, les erreurs probables seront marquées dans ses enregistrements.</translation>
    </message>
    <message>
        <source>Stopped at %1 %</source>
        <translation>Arrêté à %1 %</translation>
    </message>
    <message>
        <source>Counted: %1 %</source>
        <translation>Compté&#xa0;: %1 %</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Go on counting for suggestions</source>
        <translation>Continuer à compter pour les suggestions</translation>
    </message>
    <message>
        <source>Stop counting for suggestions</source>
        <translation>Arrêter de compter pour les suggestions</translation>
    </message>
</context>
<context>
    <name>intray::CrossRuleForm</name>
    <message>
        <source>One field is not after another, or not more</source>
        <translation>Un champ n’est pas après un autre, ou pas plus grand</translation>
    </message>
    <message>
        <source>If one field is ..., another is ...</source>
        <translation>Si un champ est ..., un autre est ...</translation>
    </message>
    <message>
        <source>For equal fields, others are equal</source>
        <translation>À champs égaux, d’autres sont égaux</translation>
    </message>
    <message>
        <source>Different in every record</source>
        <translation>Différent dans chaque fiche</translation>
    </message>
    <message>
        <source>Intray&apos;s own sentence</source>
        <translation>La phrase d’Intray</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Genre</translation>
    </message>
    <message>
        <source>&amp;What is told</source>
        <translation>Ce qui est &amp;dit</translation>
    </message>
    <message>
        <source>First field</source>
        <translation>Premier champ</translation>
    </message>
    <message>
        <source>Second field</source>
        <translation>Second champ</translation>
    </message>
    <message>
        <source>How they compare</source>
        <translation>Comment ils se comparent</translation>
    </message>
    <message>
        <source>comes before, or is less than</source>
        <translation>vient avant, ou est inférieur à</translation>
    </message>
    <message>
        <source>is not after, or not more than</source>
        <translation>n’est ni après ni supérieur à</translation>
    </message>
    <message>
        <source>is the same as</source>
        <translation>est identique à</translation>
    </message>
    <message>
        <source>If</source>
        <translation>Si</translation>
    </message>
    <message>
        <source>then</source>
        <translation>alors</translation>
    </message>
    <message>
        <source>For records with equal</source>
        <translation>Pour les fiches ayant en commun</translation>
    </message>
    <message>
        <source>these are equal, too:</source>
        <translation>ceci aussi est égal&#xa0;:</translation>
    </message>
    <message>
        <source>No two records have the same</source>
        <translation>Deux fiches n’ont jamais en commun</translation>
    </message>
</context>
<context>
    <name>intray::CrossRuleList</name>
    <message>
        <source>&amp;New rule</source>
        <translation>&amp;Nouvelle règle</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Rules across fields</source>
        <translation>Règles entre champs</translation>
    </message>
    <message>
        <source>(no rule that Intray knows)</source>
        <translation>(aucune règle connue d’Intray)</translation>
    </message>
</context>
<context>
    <name>intray::DayPicker</name>
    <message>
        <source>Choose %1 in a calendar (Alt+Down in the field)</source>
        <translation>Choisir %1 dans un calendrier (Alt+Bas dans le champ)</translation>
    </message>
</context>
<context>
    <name>intray::DeliveriesDialog</name>
    <message>
        <source>%1 and others</source>
        <translation>%1 et d’autres</translation>
    </message>
    <message>
        <source>%1 still wait</source>
        <translation>encore en attente&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 were worked on</source>
        <translation>pris en charge&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 were taken back</source>
        <translation>annulés&#xa0;: %1</translation>
    </message>
    <message>
        <source>It added no records.</source>
        <translation>Elle n’a ajouté aucun enregistrement.</translation>
    </message>
    <message>
        <source>Of its records %1.</source>
        <translation>Parmi ses enregistrements, %1.</translation>
    </message>
    <message numerus="yes">
        <source>It updated %n record(s).</source>
        <translation>
            <numerusform>Elle a mis à jour %n enregistrement.</numerusform>
            <numerusform>Elle a mis à jour %n enregistrements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brought %n record(s) back that had been taken out.</source>
        <translation>
            <numerusform>Elle a fait revenir %n enregistrement qui avait été retiré.</numerusform>
            <numerusform>Elle a fait revenir %n enregistrements qui avaient été retirés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its values are proposed for %n record(s): %1.</source>
        <translation>
            <numerusform>Ses valeurs sont proposées pour %n enregistrement&#xa0;: %1.</numerusform>
            <numerusform>Ses valeurs sont proposées pour %n enregistrements&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) could not be updated.</source>
        <translation>
            <numerusform>%n enregistrement n’a pas pu être mis à jour.</numerusform>
            <numerusform>%n enregistrements n’ont pas pu être mis à jour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its file lacks %n waiting record(s): %1.</source>
        <translation>
            <numerusform>%n enregistrement en attente est absent de son fichier&#xa0;: %1.</numerusform>
            <numerusform>%n enregistrements en attente sont absents de son fichier&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking...</source>
        <translation>Recherche...</translation>
    </message>
    <message>
        <source>&amp;Take the delivery back</source>
        <translation>&amp;Annuler la livraison</translation>
    </message>
    <message>
        <source>&amp;Dismiss what is missing</source>
        <translation>&amp;Classer sans suite ce qui manque</translation>
    </message>
    <message>
        <source>Deliveries: %1</source>
        <translation>Livraisons&#xa0;: %1</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Livraisons</translation>
    </message>
    <message>
        <source>Came in</source>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Provenance</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajoutées</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rejetées</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Annulée</translation>
    </message>
    <message>
        <source>Such as: the wrong month was sent.</source>
        <translation>Par exemple&#xa0;: le mauvais mois a été envoyé.</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Motif</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are out so far. Escape stops.</source>
        <translation>
            <numerusform>%n enregistrement est retiré jusqu’ici. Échap arrête.</numerusform>
            <numerusform>%n enregistrements sont retirés jusqu’ici. Échap arrête.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was brought into this queue yet.</source>
        <translation>Rien n’a encore été importé dans cette file d’attente.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 par %2</translation>
    </message>
    <message>
        <source>Write a reason first.</source>
        <translation>Écrivez d’abord un motif.</translation>
    </message>
    <message>
        <source>No record of this delivery waits any more.</source>
        <translation>Aucun enregistrement de cette livraison n’attend plus.</translation>
    </message>
    <message>
        <source>Nothing is known to be missing in this delivery.</source>
        <translation>Rien n’est connu comme manquant dans cette livraison.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were dismissed. They come back when their keys do.</source>
        <translation>
            <numerusform>%n enregistrement a été classé sans suite. Il revient quand sa clé revient.</numerusform>
            <numerusform>%n enregistrements ont été classés sans suite. Ils reviennent quand leurs clés reviennent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::DeskPage</name>
    <message>
        <source>There is nothing beside the record in this queue.</source>
        <translation>Dans cette file, il n’y a rien à côté de l’enregistrement.</translation>
    </message>
    <message>
        <source>Pre&amp;view</source>
        <translation>A&amp;perçu</translation>
    </message>
</context>
<context>
    <name>intray::DeskSuggestions</name>
    <message>
        <source>%1?</source>
        <translation>%1&#xa0;?</translation>
    </message>
    <message>
        <source>%1? %2</source>
        <translation>%1&#xa0;? %2</translation>
    </message>
</context>
<context>
    <name>intray::DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
</context>
<context>
    <name>intray::DuplicateDecisions</name>
    <message>
        <source>%1 was changed meanwhile. It is shown as it is now; look at it again before you merge.</source>
        <translation>%1 a été modifié entre-temps. Il est affiché tel qu’il est maintenant&#xa0;; regardez-le encore une fois avant de fusionner.</translation>
    </message>
    <message>
        <source>%1 has ended as a duplicate of %2.</source>
        <translation>%1 est terminé comme doublon de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n records have ended as duplicates of %1.</source>
        <translation>
            <numerusform>%n enregistrement est terminé comme doublon de %1.</numerusform>
            <numerusform>%n enregistrements sont terminés comme doublons de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 are not duplicates; that is remembered.</source>
        <translation>%1 ne sont pas des doublons&#xa0;; c’est noté.</translation>
    </message>
    <message>
        <source>%1 is not a duplicate of the others; that is remembered.</source>
        <translation>%1 n’est pas un doublon des autres&#xa0;; c’est noté.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Annulé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has its former values again.</source>
        <translation>%1 a de nouveau ses anciennes valeurs.</translation>
    </message>
</context>
<context>
    <name>intray::DuplicatesPage</name>
    <message>
        <source>%1 and this record are not duplicates; that is remembered.</source>
        <translation>%1 et cet enregistrement ne sont pas des doublons&#xa0;; c’est noté.</translation>
    </message>
    <message>
        <source>Likely duplicates of the record</source>
        <translation>Doublons probables de l’enregistrement</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Probable</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>The record beside the likely duplicate</source>
        <translation>L’enregistrement à côté du doublon probable</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doublons</translation>
    </message>
    <message>
        <source>Duplicates (%1)</source>
        <translation>Doublons (%1)</translation>
    </message>
    <message>
        <source>There is no record on the desk.</source>
        <translation>Il n’y a pas d’enregistrement sur le bureau.</translation>
    </message>
    <message>
        <source>Looking for duplicates...</source>
        <translation>Recherche de doublons...</translation>
    </message>
    <message>
        <source>No other record of this queue is likely the same.</source>
        <translation>Aucun autre enregistrement de cette file n’est probablement le même.</translation>
    </message>
    <message>
        <source>held by you</source>
        <translation>tenu par vous</translation>
    </message>
    <message>
        <source>held by %1</source>
        <translation>tenu par %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>done by %1</source>
        <translation>terminé par %1</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>There is no likely duplicate beside the record.</source>
        <translation>Il n’y a pas de doublon probable à côté de l’enregistrement.</translation>
    </message>
    <message>
        <source>Look at the likely duplicate first: F4 shows what stands beside the record.</source>
        <translation>Regardez d’abord le doublon probable&#xa0;: F4 montre ce qui se trouve à côté de la fiche.</translation>
    </message>
    <message>
        <source>The record is not open for work.</source>
        <translation>L’enregistrement n’est pas ouvert au travail.</translation>
    </message>
    <message>
        <source>Somebody else is working on the chosen one.</source>
        <translation>Quelqu’un d’autre travaille sur celui qui est choisi.</translation>
    </message>
    <message>
        <source>Merge the record</source>
        <translation>Fusionner l’enregistrement</translation>
    </message>
    <message>
        <source>Does %1 end as a duplicate of %2?</source>
        <translation>%1 se termine-t-il comme doublon de %2&#xa0;?</translation>
    </message>
    <message>
        <source>The other one is kept as it is; what you typed here is not kept. You can take it back for ten seconds, after that only a supervisor can open it again.</source>
        <translation>L’autre est conservé tel quel&#xa0;; ce que vous avez saisi ici ne l’est pas. Vous pouvez revenir en arrière pendant dix secondes, ensuite seul un superviseur peut le rouvrir.</translation>
    </message>
    <message>
        <source>The other one is kept as it is. You can take it back for ten seconds, after that only a supervisor can open it again.</source>
        <translation>L’autre est conservé tel quel. Vous pouvez revenir en arrière pendant dix secondes, ensuite seul un superviseur peut le rouvrir.</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Fusionner</translation>
    </message>
    <message>
        <source>This queue has not been looked through for duplicates yet. That is done by itself, piece by piece; look again in a while.</source>
        <translation>Les doublons de cette file n’ont pas encore été cherchés. Cela se fait tout seul, petit à petit&#xa0;; regardez de nouveau un peu plus tard.</translation>
    </message>
</context>
<context>
    <name>intray::EarlierCorrections</name>
    <message>
        <source>Looking...</source>
        <translation>Recherche...</translation>
    </message>
    <message>
        <source>What was corrected together: %1</source>
        <translation>Corrigé ensemble&#xa0;: %1</translation>
    </message>
    <message>
        <source>What was corrected together</source>
        <translation>Corrigé ensemble</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Old value</source>
        <translation>Ancienne valeur</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Nouvelle valeur</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>&amp;Put the old value back</source>
        <translation>&amp;Rétablir l’ancienne valeur</translation>
    </message>
    <message>
        <source>Nothing was corrected together in this queue.</source>
        <translation>Rien n’a été corrigé ensemble dans cette file.</translation>
    </message>
    <message>
        <source>%1, put back</source>
        <translation>%1, rétablis</translation>
    </message>
    <message>
        <source>%1, of these %2 put back</source>
        <translation>%1, dont %2 rétablis</translation>
    </message>
</context>
<context>
    <name>intray::EmptyDesk</name>
    <message>
        <source>Why do I get nothing?</source>
        <translation>Pourquoi est-ce que je ne reçois rien&#xa0;?</translation>
    </message>
</context>
<context>
    <name>intray::EncryptionChoice</name>
    <message>
        <source>Another computer on the network could pose as the server and learn the password. Use this on a trusted network only.</source>
        <translation>Un autre ordinateur du réseau pourrait se faire passer pour le serveur et apprendre le mot de passe. N’utilisez ceci que sur un réseau de confiance.</translation>
    </message>
    <message>
        <source>Whoever is on the network can read and change what is sent. Use this on a trusted network only.</source>
        <translation>Toute personne présente sur le réseau peut lire et modifier ce qui est envoyé. N’utilisez ceci que sur un réseau de confiance.</translation>
    </message>
    <message>
        <source>Choose &amp;file...</source>
        <translation>Choisir un &amp;fichier...</translation>
    </message>
    <message>
        <source>File of the authority that signs the server&apos;s certificate</source>
        <translation>Fichier de l’autorité qui signe le certificat du serveur</translation>
    </message>
    <message>
        <source>Encrypted and verified (recommended)</source>
        <translation>Chiffrée et vérifiée (recommandé)</translation>
    </message>
    <message>
        <source>Trusted network: encrypted, not verified</source>
        <translation>Réseau de confiance&#xa0;: chiffrée, non vérifiée</translation>
    </message>
    <message>
        <source>Trusted network: not encrypted</source>
        <translation>Réseau de confiance&#xa0;: non chiffrée</translation>
    </message>
    <message>
        <source>certificate of the authority, needed</source>
        <translation>certificat de l’autorité, nécessaire</translation>
    </message>
    <message>
        <source>the authorities this computer trusts</source>
        <translation>les autorités auxquelles cet ordinateur fait confiance</translation>
    </message>
    <message>
        <source>MariaDB&apos;s driver checks who signed the certificate, but not the server&apos;s host name.</source>
        <translation>Le pilote de MariaDB vérifie qui a signé le certificat, mais pas le nom d’hôte du serveur.</translation>
    </message>
    <message>
        <source>File of the authority</source>
        <translation>Fichier de l’autorité</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Certificats (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>intray::EndingRules</name>
    <message>
        <source>Endings</source>
        <translation>Clôture</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>Reasons for failing</source>
        <translation>Motifs d’échec</translation>
    </message>
    <message>
        <source>Reasons for sending back</source>
        <translation>Motifs de renvoi</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>terminer</translation>
    </message>
    <message>
        <source>return</source>
        <translation>rendre</translation>
    </message>
    <message>
        <source>dismiss</source>
        <translation>classer sans suite</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>marquer en échec</translation>
    </message>
    <message>
        <source>send back</source>
        <translation>renvoyer</translation>
    </message>
    <message>
        <source>One to a line; people may still write others.</source>
        <translation>Un par ligne&#xa0;; il reste possible d’en écrire d’autres.</translation>
    </message>
    <message>
        <source>Reasons for returning</source>
        <translation>Motifs de restitution</translation>
    </message>
    <message>
        <source>Reasons for dismissing</source>
        <translation>Motifs de rejet</translation>
    </message>
    <message>
        <source>A reason is required</source>
        <translation>Un motif est obligatoire</translation>
    </message>
    <message>
        <source>to return</source>
        <translation>pour rendre</translation>
    </message>
    <message>
        <source>to dismiss</source>
        <translation>pour écarter</translation>
    </message>
    <message>
        <source>Own records can be reopened for</source>
        <translation>Rouvrir les siens pendant</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>pas du tout</translation>
    </message>
    <message>
        <source>Whoever finished a record gets it back within this time, if nobody has worked on it since.</source>
        <translation>Qui a terminé un enregistrement le récupère pendant ce temps, si personne n’y a travaillé depuis.</translation>
    </message>
</context>
<context>
    <name>intray::EngineAbilities</name>
    <message>
        <source>An item has one holder, and only the holder can end the work on it.</source>
        <translation>Un dossier n’a qu’un détenteur, et seul celui-ci peut mettre fin au travail sur ce dossier.</translation>
    </message>
    <message>
        <source>The login decides who somebody is and what they may do; nobody can act in another&apos;s name.</source>
        <translation>Le compte décide qui est une personne et ce qu’elle peut faire&#xa0;; personne ne peut agir au nom d’un autre.</translation>
    </message>
    <message>
        <source>A clerk sees the queues that an administrator allows.</source>
        <translation>Un opérateur voit les files d’attente qu’un administrateur autorise.</translation>
    </message>
    <message>
        <source>The history can only be added to.</source>
        <translation>L’historique ne peut qu’être complété.</translation>
    </message>
    <message>
        <source>A login that is renamed stays the same user.</source>
        <translation>Un compte qui change de nom reste le même utilisateur.</translation>
    </message>
    <message>
        <source>What others do is told at once.</source>
        <translation>Ce que font les autres est signalé aussitôt.</translation>
    </message>
    <message>
        <source>The driver does not check the server&apos;s host name.</source>
        <translation>Le pilote ne vérifie pas le nom d’hôte du serveur.</translation>
    </message>
    <message>
        <source>An administrator must tell Intray when a login is renamed.</source>
        <translation>Un administrateur doit informer Intray quand un compte change de nom.</translation>
    </message>
    <message>
        <source>What others do is seen after up to three seconds.</source>
        <translation>Ce que font les autres est visible après trois secondes au plus.</translation>
    </message>
    <message>
        <source>Everything else depends on the database behind the data source. PostgreSQL holds the same as when it is connected directly.</source>
        <translation>Tout le reste dépend de la base de données derrière la source de données. Pour PostgreSQL, il en va comme avec une connexion directe.</translation>
    </message>
    <message>
        <source>Encryption is a setting of the driver: for PostgreSQL SSLmode=verify-full.</source>
        <translation>Le chiffrement est un réglage du pilote&#xa0;: pour PostgreSQL SSLmode=verify-full.</translation>
    </message>
    <message>
        <source>Whoever can write the file can do everything. Roles and the history protect from mistakes only.</source>
        <translation>Quiconque peut écrire dans le fichier peut tout faire. Les rôles et l’historique ne protègent que des erreurs.</translation>
    </message>
    <message>
        <source>The file must lie on a disk of this computer, not on a network share.</source>
        <translation>Le fichier doit se trouver sur un disque de cet ordinateur, et non sur un partage réseau.</translation>
    </message>
</context>
<context>
    <name>intray::ExportChoices</name>
    <message>
        <source>w&amp;henever</source>
        <translation>&amp;n’importe quand</translation>
    </message>
    <message>
        <source>Finished on this day or later</source>
        <translation>Clos ce jour-là ou plus tard</translation>
    </message>
    <message>
        <source>Finished on this day or before</source>
        <translation>Clos ce jour-là ou plus tôt</translation>
    </message>
    <message>
        <source>Also who f&amp;inished it, and when</source>
        <translation>Aussi &amp;qui l’a clos, et quand</translation>
    </message>
    <message>
        <source>any</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouverts</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillés</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminés</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>en échec</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>classés sans suite</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>n’importe qui</translation>
    </message>
    <message>
        <source>&amp;Which</source>
        <translation>&amp;Lesquels</translation>
    </message>
    <message>
        <source>&amp;State</source>
        <translation>É&amp;tat</translation>
    </message>
    <message>
        <source>Finished &amp;by</source>
        <translation>Clos &amp;par</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Clos</translation>
    </message>
    <message>
        <source>to</source>
        <translation>au</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>tel qu’il est maintenant</translation>
    </message>
    <message>
        <source>as it came in</source>
        <translation>tel qu’il est arrivé</translation>
    </message>
    <message>
        <source>both, side by side</source>
        <translation>les deux côte à côte</translation>
    </message>
    <message>
        <source>only corrected fields, a line for each</source>
        <translation>seulement les champs corrigés, une ligne pour chacun</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Classeur Excel</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON lines</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>What stands in a CSV file for a value that is missing.</source>
        <translation>Ce qui figure dans un fichier CSV pour une valeur manquante.</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <translation>&amp;Enregistrement</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>Fo&amp;rmat</translation>
    </message>
    <message>
        <source>Missin&amp;g values</source>
        <translation>V&amp;aleurs manquantes</translation>
    </message>
    <message>
        <source>all items of the queue</source>
        <translation>tous les dossiers de la file d’attente</translation>
    </message>
    <message>
        <source>what the list shows: %1</source>
        <translation>ce que montre la liste&#xa0;: %1</translation>
    </message>
    <message>
        <source>Each line says it anyway.</source>
        <translation>Chaque ligne le dit de toute façon.</translation>
    </message>
    <message>
        <source>Tick at least one field.</source>
        <translation>Cochez au moins un champ.</translation>
    </message>
    <message>
        <source>The last day is before the first.</source>
        <translation>Le dernier jour est avant le premier.</translation>
    </message>
</context>
<context>
    <name>intray::ExportDialog</name>
    <message>
        <source>Export records</source>
        <translation>Exporter des enregistrements</translation>
    </message>
    <message>
        <source>&amp;Queue</source>
        <translation>&amp;File d’attente</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>Ch&amp;oisir...</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>Fi&amp;chier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>Export to a file</source>
        <translation>Exporter vers un fichier</translation>
    </message>
    <message>
        <source>CSV (*.csv);;Excel workbooks (*.xlsx);;JSON lines (*.jsonl *.ndjson);;All files (*)</source>
        <translation>CSV (*.csv);;Classeurs Excel (*.xlsx);;JSON lines (*.jsonl *.ndjson);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>There is no queue.</source>
        <translation>Il n’y a pas de file d’attente.</translation>
    </message>
    <message>
        <source>Say where the file is to be written.</source>
        <translation>Indiquez où le fichier doit être écrit.</translation>
    </message>
    <message>
        <source>Say in which folder the file is to be written.</source>
        <translation>Indiquez dans quel répertoire le fichier doit être écrit.</translation>
    </message>
    <message>
        <source>The file would hold something else than its name says. Intray writes .csv, .jsonl and .xlsx.</source>
        <translation>Le fichier contiendrait autre chose que ce que dit son nom. Intray écrit .csv, .jsonl et .xlsx.</translation>
    </message>
    <message>
        <source>The file appears when all of it is written. Work goes on meanwhile.</source>
        <translation>Le fichier apparaît quand il est entièrement écrit. Le travail continue entre-temps.</translation>
    </message>
    <message>
        <source>There is no such folder. Choose another one.</source>
        <translation>Ce répertoire n’existe pas. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>This is a folder or a device. Choose a file.</source>
        <translation>C’est un répertoire ou un périphérique. Choisissez un fichier.</translation>
    </message>
    <message>
        <source>Replace a file</source>
        <translation>Remplacer un fichier</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 existe déjà.</translation>
    </message>
    <message>
        <source>It is replaced when all is written. If the export fails or is cancelled, it stays.</source>
        <translation>Il est remplacé quand tout est écrit. Si l’exportation échoue ou est annulée, il reste.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>The templates of the database cannot be read. %1</source>
        <translation>Les modèles de la base de données ne peuvent pas être lus. %1</translation>
    </message>
    <message>
        <source>Sa&amp;ve as template...</source>
        <translation>Enregi&amp;strer comme modèle...</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>Modèle &amp;utilisé</translation>
    </message>
    <message>
        <source>The template names fields that this queue does not have: %1. They are left out.</source>
        <translation>Le modèle nomme des champs que cette file n’a pas&#xa0;: %1. Ils sont omis.</translation>
    </message>
</context>
<context>
    <name>intray::ExportLine</name>
    <message>
        <source>Progress of the export</source>
        <translation>Progression de l’exportation</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>Annuler l’exportation</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportation en cours</translation>
    </message>
    <message>
        <source>Items of the queue %1 of %2 are written to %3.</source>
        <translation>Les dossiers de la file d’attente %1 de %2 sont écrits dans %3.</translation>
    </message>
    <message>
        <source>Exporting: %1 changes</source>
        <translation>Exportation&#xa0;: %1 modifications</translation>
    </message>
    <message>
        <source>Exporting: %1 items</source>
        <translation>Exportation&#xa0;: %1 dossiers</translation>
    </message>
    <message>
        <source>Cancelling the export</source>
        <translation>Annulation de l’exportation</translation>
    </message>
</context>
<context>
    <name>intray::ExportTemplates</name>
    <message>
        <source>A template says what of the items is written, and in which form.</source>
        <translation>Un modèle dit ce qui est écrit des dossiers, et sous quelle forme.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>intray::ExportedFields</name>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>One place up (Alt+Up)</source>
        <translation>Une place plus haut (Alt+Haut)</translation>
    </message>
    <message>
        <source>One place down (Alt+Down)</source>
        <translation>Une place plus bas (Alt+Bas)</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>C&amp;hamps</translation>
    </message>
    <message>
        <source>The rules of the queue name no fields, so all are written.</source>
        <translation>Les règles de la file d’attente ne nomment aucun champ, tous sont donc écrits.</translation>
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
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>One place up (Alt+Up)</source>
        <translation>Une place plus haut (Alt+Haut)</translation>
    </message>
    <message>
        <source>One place down (Alt+Down)</source>
        <translation>Une place plus bas (Alt+Bas)</translation>
    </message>
    <message>
        <source>Name of a new field</source>
        <translation>Nom d’un nouveau champ</translation>
    </message>
    <message>
        <source>New field</source>
        <translation>Nouveau champ</translation>
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
        <translation>La table de référence «&#xa0;%1&#xa0;» n’est pas là, rien n’est donc proposé ici. Saisissez la valeur.</translation>
    </message>
    <message>
        <source>Is this right? The look-up table “%1” does not have it.</source>
        <translation>Est-ce juste&#xa0;? La table de référence «&#xa0;%1&#xa0;» ne l’a pas.</translation>
    </message>
    <message>
        <source>Is this right? In the look-up table, %1 is “%2” here.</source>
        <translation>Est-ce juste&#xa0;? Dans la table de référence, %1 est ici «&#xa0;%2&#xa0;».</translation>
    </message>
</context>
<context>
    <name>intray::FieldRow</name>
    <message>
        <source>%1&#xa0;*</source>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>Required: the record cannot be completed without it.</source>
        <translation>Obligatoire&#xa0;: sans cette valeur, l’enregistrement ne peut pas être terminé.</translation>
    </message>
    <message>
        <source>%1 as imported</source>
        <translation>%1 tel qu’importé</translation>
    </message>
    <message>
        <source>Undo the change of %1</source>
        <translation>Annuler la modification de %1</translation>
    </message>
    <message>
        <source>Undo the change of %1 (Esc in the field)</source>
        <translation>Annuler la modification de %1 (Échap dans le champ)</translation>
    </message>
    <message>
        <source>(to be keyed again)</source>
        <translation>(à saisir à nouveau)</translation>
    </message>
    <message>
        <source>(to be decided)</source>
        <translation>(à trancher)</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(absent)</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>This text is too long to be changed here. It stays as it is.</source>
        <translation>Ce texte est trop long pour être modifié ici. Il reste tel quel.</translation>
    </message>
    <message>
        <source>Key this once more from the original. What was keyed first is not shown.</source>
        <translation>Saisissez ceci encore une fois d’après l’original. La première saisie n’est pas montrée.</translation>
    </message>
    <message>
        <source>Two people keyed this differently. Ctrl+1 and Ctrl+2 take one of the two.</source>
        <translation>Deux personnes ont saisi ceci différemment. Ctrl+1 et Ctrl+2 retiennent l’une des deux saisies.</translation>
    </message>
    <message numerus="yes">
        <source>Is this right? It is not one of the %n usual value(s).</source>
        <translation>
            <numerusform>Est-ce exact&#xa0;? Ce n’est pas la %n valeur habituelle.</numerusform>
            <numerusform>Est-ce exact&#xa0;? Ce n’est aucune des %n valeurs habituelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1, obligatoire</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, modifié</translation>
    </message>
    <message>
        <source>No record with this field was finished before this one, so there is no value to take. Nothing was changed.</source>
        <translation>Aucun enregistrement avec ce champ n’a été clôturé avant celui-ci, il n’y a donc pas de valeur à reprendre. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 cannot be changed: the rules of this queue make it read-only.</source>
        <translation>%1 ne peut pas être modifié&#xa0;: les règles de cette file d’attente le mettent en lecture seule.</translation>
    </message>
    <message>
        <source>Spelling is not checked in this field. A supervisor can switch it on in the queue&apos;s record schema.</source>
        <translation>L’orthographe n’est pas vérifiée dans ce champ. Un superviseur peut l’activer dans le schéma de la file.</translation>
    </message>
</context>
<context>
    <name>intray::FieldRulesDialog</name>
    <message>
        <source>&amp;Import...</source>
        <translation>&amp;Importer...</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>E&amp;xporter...</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Fields and rules of %1</source>
        <translation>Champs et règles de %1</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>&amp;Champs</translation>
    </message>
    <message>
        <source>A&amp;cross fields</source>
        <translation>&amp;Entre champs</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Test</translation>
    </message>
    <message>
        <source>&amp;Proposals</source>
        <translation>&amp;Propositions</translation>
    </message>
    <message>
        <source>Pre&amp;view</source>
        <translation>Aperç&amp;u</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Pas encore enregistré.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
    <message>
        <source>Changed by two</source>
        <translation>Modifié par deux personnes</translation>
    </message>
    <message>
        <source>Somebody else has changed the fields and rules of %1 meanwhile.</source>
        <translation>Quelqu’un d’autre a modifié entre-temps les champs et règles de %1.</translation>
    </message>
    <message>
        <source>Nothing has been saved yet. To see theirs, cancel, export yours to a file, and open this window anew.</source>
        <translation>Rien n’a encore été enregistré. Pour voir les leurs, annulez, exportez les vôtres dans un fichier et rouvrez cette fenêtre.</translation>
    </message>
    <message>
        <source>&amp;Save mine</source>
        <translation>&amp;Enregistrer les miennes</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>What was changed here is not saved.</source>
        <translation>Ce qui a été modifié ici n’est pas enregistré.</translation>
    </message>
    <message>
        <source>&amp;Throw away</source>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Exporter les règles</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importer des règles</translation>
    </message>
    <message>
        <source>JSON Schema (*.json);;All files (*)</source>
        <translation>Schéma JSON (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The rules were written to %1.</source>
        <translation>Les règles ont été écrites dans %1.</translation>
    </message>
    <message>
        <source>Look-up ta&amp;bles</source>
        <translation>Ta&amp;bles de référence</translation>
    </message>
</context>
<context>
    <name>intray::FieldSettings</name>
    <message>
        <source>&amp;Label</source>
        <translation>É&amp;tiquette</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Groupe</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Genre</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>L&amp;east</source>
        <translation>Mi&amp;nimum</translation>
    </message>
    <message>
        <source>&amp;Most</source>
        <translation>Ma&amp;ximum</translation>
    </message>
    <message>
        <source>One value per line; no line: any value</source>
        <translation>Une valeur par ligne&#xa0;; aucune ligne&#xa0;: toute valeur</translation>
    </message>
    <message>
        <source>One per line, such as N/A or -</source>
        <translation>Un par ligne, par exemple N/A ou -</translation>
    </message>
    <message>
        <source>Several of these values</source>
        <translation>Plusieurs de ces valeurs</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>L&amp;ongest, in characters</source>
        <translation>L&amp;ongueur maximale, en caractères</translation>
    </message>
    <message>
        <source>Texts for nothing</source>
        <translation>Textes pour rien</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>Orthographe</translation>
    </message>
    <message>
        <source>Must be filled in</source>
        <translation>Doit être rempli</translation>
    </message>
    <message>
        <source>Different in every record</source>
        <translation>Différent dans chaque fiche</translation>
    </message>
    <message>
        <source>Cannot be changed at the desk</source>
        <translation>Ne peut pas être modifié au bureau</translation>
    </message>
    <message>
        <source>A column of the lists</source>
        <translation>Une colonne des listes</translation>
    </message>
    <message>
        <source>Has several lines</source>
        <translation>A plusieurs lignes</translation>
    </message>
</context>
<context>
    <name>intray::FieldSlots</name>
    <message>
        <source>Field %1</source>
        <translation>Champ %1</translation>
    </message>
</context>
<context>
    <name>intray::FieldSpelling</name>
    <message>
        <source>Nothing is misspelled in this field.</source>
        <translation>Rien n’est mal orthographié dans ce champ.</translation>
    </message>
    <message>
        <source>No word is close to this one.</source>
        <translation>Aucun mot n’est proche de celui-ci.</translation>
    </message>
    <message>
        <source>&amp;Add to the words of this queue</source>
        <translation>&amp;Ajouter aux mots de cette file</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a word of this queue now.</source>
        <translation>&quot;%1&quot; est maintenant un mot de cette file.</translation>
    </message>
</context>
<context>
    <name>intray::FieldsForm</name>
    <message>
        <source>Record</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>* required</source>
        <translation>* obligatoire</translation>
    </message>
    <message>
        <source>Go into a field first: its value comes from the record before.</source>
        <translation>Allez d’abord dans un champ&#xa0;: sa valeur vient de l’enregistrement précédent.</translation>
    </message>
    <message>
        <source>Go into a field first.</source>
        <translation>Allez d’abord dans un champ.</translation>
    </message>
    <message>
        <source>No field breaks a rule.</source>
        <translation>Aucun champ n’enfreint de règle.</translation>
    </message>
    <message>
        <source>Nothing is suspicious in this record.</source>
        <translation>Rien n’est suspect dans cet enregistrement.</translation>
    </message>
</context>
<context>
    <name>intray::FigureChart</name>
    <message>
        <source>Completed</source>
        <translation>Terminés</translation>
    </message>
    <message>
        <source>Completed items and backlog</source>
        <translation>Dossiers terminés et reste à traiter</translation>
    </message>
    <message>
        <source>Backlog (scale on the right)</source>
        <translation>Reste à traiter (échelle de droite)</translation>
    </message>
    <message>
        <source>From %1: %2 completed, backlog %3.</source>
        <translation>À partir de %1&#xa0;: %2 terminés, reste à traiter&#xa0;: %3.</translation>
    </message>
    <message>
        <source>From	Completed	Backlog</source>
        <translation>À partir de	Terminés	Reste à traiter</translation>
    </message>
</context>
<context>
    <name>intray::FilterHeader</name>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter %1</source>
        <translation>Filtrer %1</translation>
    </message>
</context>
<context>
    <name>intray::FinishedView</name>
    <message>
        <source>&amp;Ask for it...</source>
        <translation>&amp;Le demander...</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Rouvrir</translation>
    </message>
    <message>
        <source>Finished record %1</source>
        <translation>Enregistrement terminé %1</translation>
    </message>
    <message>
        <source>The record is being fetched.</source>
        <translation>L’enregistrement est en cours de récupération.</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>As it came in</source>
        <translation>À l’arrivée</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>%1, finished by %2 at %3</source>
        <translation>%1, terminé par %2 le %3</translation>
    </message>
    <message>
        <source>%1 is open again.</source>
        <translation>%1 est de nouveau ouvert.</translation>
    </message>
    <message>
        <source>&amp;Decline...</source>
        <translation>Re&amp;fuser...</translation>
    </message>
    <message>
        <source>It comes back onto your desk. That can be done until %1.</source>
        <translation>Il revient sur votre bureau. C’est possible jusqu’à %1.</translation>
    </message>
    <message>
        <source>Somebody asks for it already; a supervisor answers.</source>
        <translation>Quelqu’un le demande déjà&#xa0;; un superviseur répondra.</translation>
    </message>
    <message>
        <source>Supervisors see that you ask for it, and why.</source>
        <translation>Les superviseurs voient que vous le demandez, et pourquoi.</translation>
    </message>
    <message>
        <source>%1 asks for it since %2: %3</source>
        <translation>%1 le demande depuis %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 declined at %2 to open it again: %3</source>
        <translation>%1 a refusé à %2 de le rouvrir&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 was asked for. A supervisor opens it for you, or declines.</source>
        <translation>%1 a été demandé. Un superviseur le rouvre pour vous, ou refuse.</translation>
    </message>
    <message>
        <source>%1 stays finished. Whoever asked for it reads why.</source>
        <translation>%1 reste terminé. Qui l’a demandé lit pourquoi.</translation>
    </message>
    <message>
        <source>%1 is open again, first for %2 if they may still take it.</source>
        <translation>%1 est de nouveau ouvert et revient d’abord à %2, si ce droit existe encore.</translation>
    </message>
</context>
<context>
    <name>intray::FirstStartPage</name>
    <message>
        <source>Please wait</source>
        <translation>Veuillez patienter</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>Détails...</translation>
    </message>
    <message>
        <source>&amp;Try it with sample records</source>
        <translation>&amp;Essayer avec des enregistrements d’exemple</translation>
    </message>
    <message>
        <source>500 made-up customers with the mistakes that real imports have.</source>
        <translation>500 clients fictifs avec les erreurs que comportent les vrais imports.</translation>
    </message>
    <message>
        <source>&amp;Make a queue from a CSV file...</source>
        <translation>Créer une &amp;file d’attente à partir d’un fichier CSV...</translation>
    </message>
    <message>
        <source>Every row becomes a record to be verified. The file stays as it is.</source>
        <translation>Chaque ligne devient un enregistrement à vérifier. Le fichier reste tel quel.</translation>
    </message>
    <message>
        <source>&amp;Open another database file...</source>
        <translation>&amp;Ouvrir un autre fichier de base de données...</translation>
    </message>
    <message>
        <source>One that you or a colleague works with already.</source>
        <translation>Un fichier avec lequel vous ou un collègue travaillez déjà.</translation>
    </message>
    <message>
        <source>&amp;Connect to a shared database...</source>
        <translation>Se &amp;connecter à une base de données partagée...</translation>
    </message>
    <message>
        <source>PostgreSQL, MariaDB or an ODBC data source that a team works on together.</source>
        <translation>PostgreSQL, MariaDB ou une source de données ODBC sur laquelle une équipe travaille ensemble.</translation>
    </message>
    <message>
        <source>Welcome to Intray</source>
        <translation>Bienvenue dans Intray</translation>
    </message>
    <message>
        <source>There is no queue in this database yet. How would you like to begin?</source>
        <translation>Il n’y a pas encore de file d’attente dans cette base de données. Comment voulez-vous commencer&#xa0;?</translation>
    </message>
    <message>
        <source>Opening the database...</source>
        <translation>Ouverture de la base de données...</translation>
    </message>
    <message>
        <source>The database cannot be opened</source>
        <translation>La base de données ne peut pas être ouverte</translation>
    </message>
    <message>
        <source>&amp;Point Intray at my table...</source>
        <translation>&amp;Travailler sur ma table...</translation>
    </message>
    <message>
        <source>A table of your own becomes a queue. Other programs go on using it.</source>
        <translation>Une de vos tables devient une file d’attente. Les autres programmes continuent de s’en servir.</translation>
    </message>
</context>
<context>
    <name>intray::FirstSteps</name>
    <message>
        <source>Import a file...</source>
        <translation>Importer un fichier...</translation>
    </message>
    <message>
        <source>Use my table...</source>
        <translation>Utiliser ma table...</translation>
    </message>
    <message>
        <source>Connect to a server...</source>
        <translation>Se connecter à un serveur...</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Step 1 of 3: Take a record with %1. As long as you have it, nobody else gets it.</source>
        <translation>Étape 1 sur 3&#xa0;: prenez un enregistrement avec %1. Tant que vous l’avez, personne d’autre ne le reçoit.</translation>
    </message>
    <message>
        <source>Step 2 of 3: Correct what is wrong, beside what was imported. Tab goes to the next field, %1 to the next fault.</source>
        <translation>Étape 2 sur 3&#xa0;: corrigez ce qui est faux, à côté de ce qui a été importé. Tab va au champ suivant, %1 à l’erreur suivante.</translation>
    </message>
    <message>
        <source>Step 3 of 3: Complete it with %1. The next record comes at once.</source>
        <translation>Étape 3 sur 3&#xa0;: terminez-le avec %1. L’enregistrement suivant arrive aussitôt.</translation>
    </message>
    <message>
        <source>That is all it takes. Go on with your own records:</source>
        <translation>C’est tout. Continuez avec vos propres enregistrements&#xa0;:</translation>
    </message>
</context>
<context>
    <name>intray::FolderWatch</name>
    <message>
        <source>Another program brings in the files of “%1” just now. Try again when it is done.</source>
        <translation>Un autre programme importe en ce moment les fichiers de «&#xa0;%1&#xa0;». Réessayez quand il a terminé.</translation>
    </message>
    <message>
        <source>Another program brings in the files of “%1”. This one waits for its end.</source>
        <translation>Un autre programme importe les fichiers de «&#xa0;%1&#xa0;». Celui-ci attend sa fin.</translation>
    </message>
</context>
<context>
    <name>intray::GeneralPage</name>
    <message>
        <source>The language changes when Intray is started again.</source>
        <translation>La langue change au prochain démarrage d’Intray.</translation>
    </message>
    <message>
        <source>Shift with Return makes a new line in a long text.</source>
        <translation>Maj avec Entrée fait une nouvelle ligne dans un texte long.</translation>
    </message>
    <message>
        <source>For example when your lock on an item ends soon.</source>
        <translation>Par exemple quand votre verrou sur un dossier se termine bientôt.</translation>
    </message>
    <message>
        <source>R&amp;eset to defaults</source>
        <translation>&amp;Rétablir les valeurs par défaut</translation>
    </message>
</context>
<context>
    <name>intray::GlanceModel</name>
    <message>
        <source>%1 (paused)</source>
        <translation>%1 (suspendue)</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouverts</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillés</translation>
    </message>
    <message>
        <source>Put off</source>
        <translation>Reportés</translation>
    </message>
    <message>
        <source>Done today</source>
        <translation>Terminés aujourd’hui</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>En échec</translation>
    </message>
    <message>
        <source>Oldest open</source>
        <translation>Plus ancien ouvert</translation>
    </message>
    <message>
        <source>Expired today</source>
        <translation>Expirés aujourd’hui</translation>
    </message>
    <message>
        <source>Released today</source>
        <translation>Libérés aujourd’hui</translation>
    </message>
    <message>
        <source>Empty requests</source>
        <translation>Demandes sans résultat</translation>
    </message>
    <message>
        <source>%1 (its table has changed)</source>
        <translation>%1 (sa table a changé)</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) abandoned</source>
        <translation>
            <numerusform>%n verrou abandonné</numerusform>
            <numerusform>%n verrous abandonnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>empty, and %n request(s) for work got nothing today</source>
        <translation>
            <numerusform>vide, et %n demande de travail n’a rien reçu aujourd’hui</numerusform>
            <numerusform>vide, et %n demandes de travail n’ont rien reçu aujourd’hui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>backlog grew by %n item(s) in the last hour</source>
        <translation>
            <numerusform>l’arriéré a grandi de %n dossier dans la dernière heure</numerusform>
            <numerusform>l’arriéré a grandi de %n dossiers dans la dernière heure</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::GlancePage</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>Enre&amp;gistrer...</translation>
    </message>
    <message>
        <source>Queues at a glance</source>
        <translation>Aperçu des files d’attente</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Toutes les files d’attente</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Dernières 24 heures</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Completed and backlog &amp;of</source>
        <translation>Termi&amp;nés et reste à traiter de</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>Pé&amp;riode</translation>
    </message>
    <message>
        <source>Puts the chart and its figures on the clipboard.</source>
        <translation>Place le graphique et ses chiffres dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Saves the chart as PNG or SVG, or its figures as CSV.</source>
        <translation>Enregistre le graphique au format PNG ou SVG, ou ses chiffres au format CSV.</translation>
    </message>
    <message>
        <source>As of %1. %L2 older lines of the history are still being added up; until then numbers are missing.</source>
        <translation>Mis à jour&#xa0;: %1. %L2 lignes plus anciennes de l’historique restent à récapituler&#xa0;; d’ici là, des nombres manquent.</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>Mis à jour&#xa0;: %1</translation>
    </message>
    <message>
        <source>The chart and its figures were copied.</source>
        <translation>Le graphique et ses chiffres ont été copiés.</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Enregistrer le graphique</translation>
    </message>
    <message>
        <source>intray-figures.png</source>
        <translation>intray-figures.png</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Figures (*.csv)</source>
        <translation>Image (*.png);;Dessin (*.svg);;Chiffres (*.csv)</translation>
    </message>
    <message>
        <source>The chart was saved as %1.</source>
        <translation>Le graphique a été enregistré sous %1.</translation>
    </message>
    <message>
        <source>The chart could not be saved there. Choose another place.</source>
        <translation>Le graphique n’a pas pu être enregistré à cet endroit. Choisissez un autre emplacement.</translation>
    </message>
</context>
<context>
    <name>intray::HandOverDialog</name>
    <message>
        <source>Hand over everything</source>
        <translation>Tout transmettre</translation>
    </message>
    <message>
        <source>&amp;Hand over</source>
        <translation>&amp;Transmettre</translation>
    </message>
    <message>
        <source>Everything &amp;of</source>
        <translation>Tous les dossiers &amp;de</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Destination</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Motif</translation>
    </message>
    <message>
        <source>What was typed goes along as a &amp;proposal</source>
        <translation>Joindre ce qui a été saisi comme &amp;proposition</translation>
    </message>
    <message>
        <source>Looking what is held...</source>
        <translation>Recherche de ce qui est détenu...</translation>
    </message>
    <message>
        <source>Choose whose items are handed over.</source>
        <translation>Choisissez de qui les dossiers sont à transmettre.</translation>
    </message>
    <message>
        <source>%1 holds nothing.</source>
        <translation>%1 ne détient aucun dossier.</translation>
    </message>
    <message>
        <source>Nothing is held.</source>
        <translation>Aucun dossier n’est détenu.</translation>
    </message>
    <message>
        <source>Choose who gets the items.</source>
        <translation>Choisissez qui reçoit les dossiers.</translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>Un motif est obligatoire.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of %1 are open again.</source>
        <translation>
            <numerusform>%n dossier de %1 est de nouveau ouvert.</numerusform>
            <numerusform>%n dossiers de %1 sont de nouveau ouverts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) of %1 were handed over to %2.</source>
        <translation>
            <numerusform>%n dossier de %1 a été transmis à %2.</numerusform>
            <numerusform>%n dossiers de %1 ont été transmis à %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::HeldItems</name>
    <message numerus="yes">
        <source>You have %n unfinished item(s).</source>
        <translation>
            <numerusform>Vous avez %n dossier inachevé.</numerusform>
            <numerusform>Vous avez %n dossiers inachevés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The database cannot be reached; your text is safe on this computer.</source>
        <translation>La base de données est injoignable&#xa0;; votre texte est en sécurité sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>intray::HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation>Toutes les &amp;touches</translation>
    </message>
    <message>
        <source>For c&amp;lerks</source>
        <translation>Pour les &amp;opérateurs</translation>
    </message>
    <message>
        <source>For &amp;supervisors</source>
        <translation>Pour les &amp;superviseurs</translation>
    </message>
    <message>
        <source>For &amp;administrators</source>
        <translation>Pour les &amp;administrateurs</translation>
    </message>
</context>
<context>
    <name>intray::HistoriesPage</name>
    <message>
        <source>Items</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Rules of queues</source>
        <translation>Règles des files d’attente</translation>
    </message>
    <message>
        <source>Users and roles</source>
        <translation>Utilisateurs et rôles</translation>
    </message>
    <message>
        <source>History &amp;of</source>
        <translation>Historique d&amp;e</translation>
    </message>
</context>
<context>
    <name>intray::HistoryFilter</name>
    <message>
        <source>Key, or # and number</source>
        <translation>Clé, ou # et numéro</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Toutes les files d’attente</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Toute période</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>From day to day</source>
        <translation>D’un jour à l’autre</translation>
    </message>
    <message>
        <source>It&amp;em</source>
        <translation>Dos&amp;sier</translation>
    </message>
    <message>
        <source>Que&amp;ue</source>
        <translation>Fi&amp;le d’attente</translation>
    </message>
    <message>
        <source>&amp;Who</source>
        <translation>&amp;Qui</translation>
    </message>
    <message>
        <source>Wha&amp;t</source>
        <translation>Q&amp;uoi</translation>
    </message>
    <message>
        <source>Whe&amp;n</source>
        <translation>Qua&amp;nd</translation>
    </message>
    <message>
        <source>Fro&amp;m</source>
        <translation>D&amp;u</translation>
    </message>
    <message>
        <source>Unti&amp;l</source>
        <translation>A&amp;u</translation>
    </message>
</context>
<context>
    <name>intray::HistoryModel</name>
    <message>
        <source>held by %1</source>
        <translation>détenu par %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importé</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Pris</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Rendu</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Classé sans suite</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>En échec</translation>
    </message>
    <message>
        <source>Sent back</source>
        <translation>Renvoyé</translation>
    </message>
    <message>
        <source>Lock released</source>
        <translation>Verrou libéré</translation>
    </message>
    <message>
        <source>Lock expired</source>
        <translation>Verrou expiré</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Action annulée</translation>
    </message>
    <message>
        <source>Opened again</source>
        <translation>Rouvert</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>Priority changed</source>
        <translation>Priorité modifiée</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>autre programme</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Merged</source>
        <translation>Fusionné</translation>
    </message>
    <message>
        <source>Duplicate merged</source>
        <translation>Doublon fusionné</translation>
    </message>
    <message>
        <source>No duplicate</source>
        <translation>Pas un doublon</translation>
    </message>
    <message>
        <source>into item %1</source>
        <translation>dans le dossier %1</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>dossier %1</translation>
    </message>
    <message>
        <source>of item %1</source>
        <translation>du dossier %1</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Attribué</translation>
    </message>
    <message>
        <source>No longer assigned</source>
        <translation>N’est plus attribué</translation>
    </message>
    <message>
        <source>Corrected with others</source>
        <translation>Corrigé avec d’autres</translation>
    </message>
    <message>
        <source>%1, put back</source>
        <translation>%1, rétabli</translation>
    </message>
    <message>
        <source>was for %1</source>
        <translation>était pour %1</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>pour %1</translation>
    </message>
    <message>
        <source>for %1, was for %2</source>
        <translation>pour %1, était pour %2</translation>
    </message>
    <message>
        <source>of item %1: taken back</source>
        <translation>du dossier %1&#xa0;: annulé</translation>
    </message>
    <message>
        <source>File attached</source>
        <translation>Fichier joint</translation>
    </message>
    <message>
        <source>asks for the record</source>
        <translation>demande l’enregistrement</translation>
    </message>
    <message>
        <source>declined to %1</source>
        <translation>refusé à %1</translation>
    </message>
    <message>
        <source>item %1: taken back, but the values stay</source>
        <translation>dossier %1&#xa0;: annulé, mais les valeurs restent</translation>
    </message>
    <message>
        <source>item %1: taken back</source>
        <translation>dossier %1&#xa0;: annulé</translation>
    </message>
    <message>
        <source>no longer merged into item %1</source>
        <translation>n’est plus fusionné dans le dossier %1</translation>
    </message>
    <message>
        <source>Updated by a delivery</source>
        <translation>Mis à jour par une livraison</translation>
    </message>
    <message>
        <source>Taken out of the queue</source>
        <translation>Retiré de la file d’attente</translation>
    </message>
    <message>
        <source>delivery %1: %2</source>
        <translation>livraison %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>delivery %1</source>
        <translation>livraison %1</translation>
    </message>
    <message>
        <source>Given to %1</source>
        <translation>Donné à %1</translation>
    </message>
    <message>
        <source>given by %1</source>
        <translation>donné par %1</translation>
    </message>
</context>
<context>
    <name>intray::HistoryTab</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>Enre&amp;gistrer...</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Changed values</source>
        <translation>Valeurs modifiées</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>As it came in</source>
        <translation>À l’arrivée</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Writes all that is found to a CSV file.</source>
        <translation>Écrit tout ce qui est trouvé dans un fichier CSV.</translation>
    </message>
    <message>
        <source>Saving: %L1 lines</source>
        <translation>Enregistrement&#xa0;: %L1 lignes</translation>
    </message>
    <message>
        <source>%L1 lines of the history were saved as %2.</source>
        <translation>%L1 lignes de l’historique ont été enregistrées dans %2.</translation>
    </message>
    <message>
        <source>Choose a line to see what was changed in its item.</source>
        <translation>Choisissez une ligne pour voir ce qui a été modifié dans son dossier.</translation>
    </message>
    <message>
        <source>Searching...</source>
        <translation>Recherche...</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message>
        <source>The newest %L1 lines; scroll on for more.</source>
        <translation>Les %L1 lignes les plus récentes&#xa0;; faites défiler pour en voir plus.</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 ligne</translation>
    </message>
    <message>
        <source>%L1 lines, all that there are</source>
        <translation>%L1 lignes, c’est tout</translation>
    </message>
    <message>
        <source>Item %1 has the values with which it came in.</source>
        <translation>Le dossier %1 a les valeurs de son arrivée.</translation>
    </message>
    <message>
        <source>What was changed in item %1 since it came in:</source>
        <translation>Ce qui a été modifié dans le dossier %1 depuis son arrivée&#xa0;:</translation>
    </message>
    <message>
        <source>Save the history</source>
        <translation>Enregistrer l’historique</translation>
    </message>
    <message>
        <source>intray-history.csv</source>
        <translation>intray-history.csv</translation>
    </message>
    <message>
        <source>CSV (*.csv);;All files (*)</source>
        <translation>CSV (*.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>With &amp;values</source>
        <translation>Avec les &amp;valeurs</translation>
    </message>
    <message>
        <source>Writes beside each ending what was changed. It takes longer.</source>
        <translation>Écrit à côté de chaque clôture ce qui a été modifié. Cela prend plus de temps.</translation>
    </message>
    <message>
        <source>Here no value of item %1 was changed.</source>
        <translation>Aucune valeur du dossier %1 n’a été modifiée ici.</translation>
    </message>
    <message>
        <source>What was changed in item %1 here:</source>
        <translation>Ce qui a été modifié ici dans le dossier %1&#xa0;:</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>The values of item %1 are not shown to you.</source>
        <translation>Les valeurs du dossier %1 ne vous sont pas montrées.</translation>
    </message>
</context>
<context>
    <name>intray::ImportChoices</name>
    <message>
        <source>The first line names the columns</source>
        <translation>La première ligne nomme les colonnes</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>&amp;Parcourir...</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>à choisir</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>Ta&amp;ble</translation>
    </message>
    <message>
        <source>An existing queue, or a name for a new one.</source>
        <translation>Une file d’attente existante, ou un nom pour une nouvelle.</translation>
    </message>
    <message>
        <source>Into &amp;queue</source>
        <translation>Vers la file d’a&amp;ttente</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Encodage</translation>
    </message>
    <message>
        <source>&amp;Parted by</source>
        <translation>&amp;Séparateur</translation>
    </message>
    <message>
        <source>With line and reason, in a file that ends in .rejects.csv.</source>
        <translation>Avec la ligne et le motif, dans un fichier qui finit par .rejects.csv.</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Clé</translation>
    </message>
    <message>
        <source>Each &amp;row is a record of its own</source>
        <translation>Chaque &amp;ligne est un enregistrement à part</translation>
    </message>
    <message>
        <source>each row by itself</source>
        <translation>chaque ligne pour elle-même</translation>
    </message>
    <message>
        <source>The columns that tell one record from another, parted by commas; a name with a comma in double quotes.</source>
        <translation>Les colonnes qui distinguent un enregistrement d’un autre, séparées par des virgules&#xa0;; un nom avec une virgule entre guillemets doubles.</translation>
    </message>
    <message>
        <source>Rows may be equal then. A row that was changed comes in as a new record.</source>
        <translation>Des lignes peuvent alors être égales. Une ligne modifiée entre comme nouvel enregistrement.</translation>
    </message>
    <message>
        <source>Write rejected and different rows beside the file</source>
        <translation>Écrire les lignes rejetées et différentes à côté du fichier</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>pas décidé</translation>
    </message>
    <message>
        <source>make new ones fields of the queue</source>
        <translation>faire des nouvelles des champs de la file</translation>
    </message>
    <message>
        <source>leave new ones out</source>
        <translation>omettre les nouvelles</translation>
    </message>
    <message>
        <source>The columns of the file are not those of the queue. Fields that the file does not have are missing in its records.</source>
        <translation>Les colonnes du fichier ne sont pas celles de la file. Les champs que le fichier n’a pas manquent dans ses enregistrements.</translation>
    </message>
    <message>
        <source>&amp;Other columns</source>
        <translation>A&amp;utres colonnes</translation>
    </message>
    <message>
        <source>Q&amp;uote</source>
        <translation>&amp;Guillemet</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échappement</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquant</translation>
    </message>
    <message>
        <source>Skip lines</source>
        <translation>Lignes à passer</translation>
    </message>
    <message>
        <source>Which table or sheet of the file is brought in.</source>
        <translation>Quelle table ou feuille du fichier est importée.</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>F&amp;euille</translation>
    </message>
    <message>
        <source>Delimited text (*.csv *.tsv *.txt);;Spreadsheets (*.xlsx *.xlsm *.ods);;JSON lines (*.jsonl *.ndjson);;Access files (*.mdb *.accdb);;All files (*)</source>
        <translation>Texte délimité (*.csv *.tsv *.txt);;Classeurs (*.xlsx *.xlsm *.ods);;JSON lines (*.jsonl *.ndjson);;Fichiers Access (*.mdb *.accdb);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Te&amp;mplate</source>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Update known records</source>
        <translation>Mettre à jour les enregistrements connus</translation>
    </message>
    <message>
        <source>The file has everything</source>
        <translation>Le fichier contient tout</translation>
    </message>
    <message>
        <source>Where a record waits and nobody has changed the field, it takes what the file says; else the value is proposed to whoever has the record next. Otherwise different rows are left alone.</source>
        <translation>Là où un enregistrement attend et où personne n’a modifié le champ, il prend ce que dit le fichier&#xa0;; sinon la valeur est proposée à qui aura l’enregistrement ensuite. Sans coche, les lignes différentes sont laissées telles quelles.</translation>
    </message>
    <message>
        <source>Which waiting records the file lacks is told afterwards, and they can be dismissed under Queues, Deliveries.</source>
        <translation>Les enregistrements en attente qui manquent au fichier sont indiqués ensuite, et peuvent être écartés sous Files, Livraisons.</translation>
    </message>
    <message>
        <source>Several files of one delivery are parted by commas; a name with a comma is put in double quotes. All of their rows come in, or none.</source>
        <translation>Plusieurs fichiers d’une livraison sont séparés par des virgules&#xa0;; un nom avec une virgule se met entre guillemets doubles. Toutes leurs lignes entrent, ou aucune.</translation>
    </message>
    <message>
        <source>Choose files of records</source>
        <translation>Choisir des fichiers d’enregistrements</translation>
    </message>
</context>
<context>
    <name>intray::ImportDialog</name>
    <message>
        <source>Import records</source>
        <translation>Importer des enregistrements</translation>
    </message>
    <message>
        <source>Choose a file. Nothing is brought in before you press Import.</source>
        <translation>Choisissez un fichier. Rien n’est importé avant que vous n’appuyiez sur «&#xa0;Importer&#xa0;».</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>Ess&amp;ayer</translation>
    </message>
    <message>
        <source>Reads and checks everything and changes nothing.</source>
        <translation>Lit et vérifie tout et ne change rien.</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importer</translation>
    </message>
    <message>
        <source>This is an Access file. Choose the table whose rows are brought in.</source>
        <translation>Ceci est un fichier Access. Choisissez la table dont les lignes sont importées.</translation>
    </message>
    <message>
        <source>This is how the file is read. Change what is wrong.</source>
        <translation>Voici comment le fichier est lu. Changez ce qui ne va pas.</translation>
    </message>
    <message>
        <source>Give the queue a name of letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <translation>Donnez à la file d’attente un nom composé de lettres, de chiffres, de «&#xa0;-&#xa0;», de «&#xa0;_&#xa0;» et de «&#xa0;.&#xa0;».</translation>
    </message>
    <message>
        <source>Trying...</source>
        <translation>Essai en cours...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1 rows read...</source>
        <translation>%1 lignes lues...</translation>
    </message>
    <message>
        <source>Choose another queue, or what becomes of them.</source>
        <translation>Choisissez une autre file, ou ce qu’elles deviennent.</translation>
    </message>
    <message>
        <source>Progress of the trial</source>
        <translation>Progression de l’essai</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Annulé. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>This is a spreadsheet. Choose the sheet whose rows are brought in.</source>
        <translation>C’est un classeur. Choisissez la feuille dont les lignes sont importées.</translation>
    </message>
    <message>
        <source>The templates of the database cannot be read. %1</source>
        <translation>Les modèles de la base de données ne peuvent pas être lus. %1</translation>
    </message>
</context>
<context>
    <name>intray::ImportLine</name>
    <message>
        <source>Progress of the import</source>
        <translation>Progression de l’import</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Annuler l’importation</translation>
    </message>
    <message>
        <source>%1 is brought into the queue %2 of %3.</source>
        <translation>%1 entre dans la file %2 de %3.</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Importation</translation>
    </message>
    <message>
        <source>Importing: %1 rows</source>
        <translation>Importation&#xa0;: %1 lignes</translation>
    </message>
    <message>
        <source>Cancelling the import</source>
        <translation>Annulation de l’importation</translation>
    </message>
</context>
<context>
    <name>intray::ImportSample</name>
    <message>
        <source>The first rows of the file</source>
        <translation>Les premières lignes du fichier</translation>
    </message>
    <message>
        <source>Line %1 would be rejected: %2</source>
        <translation>La ligne %1 serait rejetée&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, stays out</source>
        <translation>%1, n’entre pas</translation>
    </message>
    <message>
        <source>%1, rejected</source>
        <translation>%1, rejetée</translation>
    </message>
</context>
<context>
    <name>intray::ItemAttachments</name>
    <message>
        <source>The attachment cannot be kept on this computer: %1.</source>
        <translation>La pièce jointe ne peut pas être gardée sur cet ordinateur&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>intray::ItemPreview</name>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>As it came in</source>
        <translation>À l’arrivée</translation>
    </message>
    <message>
        <source>Close the preview</source>
        <translation>Fermer l’aperçu</translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>Aperçu de %1</translation>
    </message>
    <message>
        <source>Looking who held it last...</source>
        <translation>Recherche du dernier détenteur...</translation>
    </message>
    <message>
        <source>%1 has it now.</source>
        <translation>%1 l’a maintenant.</translation>
    </message>
    <message>
        <source>Nobody has held it yet.</source>
        <translation>Personne ne l’a encore eu.</translation>
    </message>
    <message>
        <source>%1 held it last, from %2 on.</source>
        <translation>%1 l’a eu en dernier, depuis %2.</translation>
    </message>
    <message>
        <source>%1 held it last, until %2 (%3).</source>
        <translation>%1 l’a eu en dernier, jusqu’à %2 (%3).</translation>
    </message>
    <message>
        <source>Its values are not shown to you.</source>
        <translation>Ses valeurs ne vous sont pas montrées.</translation>
    </message>
</context>
<context>
    <name>intray::KeyField</name>
    <message>
        <source>Press the new key here</source>
        <translation>Pressez ici la nouvelle touche</translation>
    </message>
</context>
<context>
    <name>intray::KeyList</name>
    <message>
        <source>Next field</source>
        <translation>Champ suivant</translation>
    </message>
    <message>
        <source>Previous field</source>
        <translation>Champ précédent</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Rendre</translation>
    </message>
    <message>
        <source>Next field; in a field of several lines a new line; in a list: take or open</source>
        <translation>Champ suivant&#xa0;; dans un champ de plusieurs lignes, une nouvelle ligne&#xa0;; dans une liste&#xa0;: prendre ou ouvrir</translation>
    </message>
    <message>
        <source>Undo typing in the field</source>
        <translation>Annuler la saisie dans le champ</translation>
    </message>
    <message>
        <source>Copy; in a list: the selected rows as a table</source>
        <translation>Copier&#xa0;; dans une liste&#xa0;: les lignes sélectionnées sous forme de tableau</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>In a list: to its start, to its end</source>
        <translation>Dans une liste&#xa0;: au début, à la fin</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Tous les raccourcis clavier</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>In a field: choose from its list or calendar</source>
        <translation>Dans un champ&#xa0;: choisir dans sa liste ou son calendrier</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>In a field of yes or no: the other one</source>
        <translation>Dans un champ oui ou non&#xa0;: l’autre valeur</translation>
    </message>
    <message>
        <source>In the list: look at the item without taking it; once more closes it</source>
        <translation>Dans la liste : regarder le dossier sans le prendre ; encore une fois le ferme</translation>
    </message>
</context>
<context>
    <name>intray::KeyOverview</name>
    <message>
        <source>No key or action matches.</source>
        <translation>Aucune touche ni action ne correspond.</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>Chercher une touche ou son effet</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Imprimer...</translation>
    </message>
    <message>
        <source>The keys of Intray</source>
        <translation>Les touches d’Intray</translation>
    </message>
</context>
<context>
    <name>intray::KeyedChoice</name>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>First keyed: %1</source>
        <translation>Première saisie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Second keyed: %1</source>
        <translation>Seconde saisie&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>intray::KeysPage</name>
    <message>
        <source>This is not a key file of Intray.</source>
        <translation>Ce n’est pas un fichier de touches d’Intray.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key. Nothing was changed.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une touche. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The file gives %1 to both &quot;%2&quot; and &quot;%3&quot;. Nothing was changed.</source>
        <translation>Le fichier donne %1 à la fois à «&#xa0;%2&#xa0;» et à «&#xa0;%3&#xa0;». Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 is needed in fields and lists.</source>
        <translation>%1 sert dans les champs et les listes.</translation>
    </message>
    <message>
        <source>%1 would be typed into the field. Use it with Ctrl.</source>
        <translation>%1 serait saisi dans le champ. Ajoutez Ctrl.</translation>
    </message>
    <message>
        <source>Alt with a letter opens menus and presses buttons.</source>
        <translation>Alt avec une lettre ouvre les menus et presse les boutons.</translation>
    </message>
    <message>
        <source>Ctrl with Alt types a letter on many keyboards.</source>
        <translation>Ctrl avec Alt saisit un caractère sur beaucoup de claviers.</translation>
    </message>
    <message>
        <source>&amp;Give it to this action</source>
        <translation>&amp;Donner à cette action</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Chercher une action ou une touche</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Les actions et leurs touches</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Default key</source>
        <translation>Touche par défaut</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Aucune touche</translation>
    </message>
    <message>
        <source>&amp;Default key</source>
        <translation>Touche par &amp;défaut</translation>
    </message>
    <message>
        <source>Ne&amp;w key:</source>
        <translation>&amp;Nouvelle touche&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Import...</source>
        <translation>&amp;Importer...</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>E&amp;xporter...</translation>
    </message>
    <message>
        <source>R&amp;eset all keys</source>
        <translation>&amp;Réinitialiser les touches</translation>
    </message>
    <message>
        <source>Export the keys</source>
        <translation>Exporter les touches</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>Importer des touches</translation>
    </message>
    <message>
        <source>Keys (*.json)</source>
        <translation>Touches (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The keys were saved in %1.</source>
        <translation>Les touches ont été enregistrées dans %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The keys from %1 are now in use.</source>
        <translation>Les touches de %1 sont maintenant en vigueur.</translation>
    </message>
    <message>
        <source>Every action has its default key again.</source>
        <translation>Chaque action a de nouveau sa touche par défaut.</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Cette touche ne peut pas être changée.</translation>
    </message>
    <message>
        <source>%1 belongs to &quot;%2&quot;.</source>
        <translation>%1 appartient à «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>If you take it, &quot;%1&quot; will have no key.</source>
        <translation>Si vous la prenez, «&#xa0;%1&#xa0;» n’aura plus de touche.</translation>
    </message>
</context>
<context>
    <name>intray::LedgerPage</name>
    <message>
        <source>nothing stood there</source>
        <translation>rien n’y figurait</translation>
    </message>
    <message>
        <source>was emptied</source>
        <translation>a été vidé</translation>
    </message>
    <message>
        <source>another form</source>
        <translation>autre forme</translation>
    </message>
    <message>
        <source>slip of typing</source>
        <translation>faute de frappe</translation>
    </message>
    <message>
        <source>another value</source>
        <translation>autre valeur</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(aucun)</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>Enre&amp;gistrer...</translation>
    </message>
    <message>
        <source>field</source>
        <translation>champ</translation>
    </message>
    <message>
        <source>kind of error</source>
        <translation>genre d’erreur</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>person</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Corrections &amp;in</source>
        <translation>Corrections &amp;dans</translation>
    </message>
    <message>
        <source>added up b&amp;y</source>
        <translation>additionnées &amp;par</translation>
    </message>
    <message>
        <source>completed si&amp;nce</source>
        <translation>terminés d&amp;epuis</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Writes every field, kind, person and file with its count to a CSV file.</source>
        <translation>Écrit chaque champ, genre, personne et fichier avec son nombre dans un fichier CSV.</translation>
    </message>
    <message>
        <source>The completed records are being read.</source>
        <translation>Les enregistrements terminés sont en cours de lecture.</translation>
    </message>
    <message>
        <source>%L1 of %L2 completed records were corrected.</source>
        <translation>%L1 enregistrements terminés sur %L2 ont été corrigés.</translation>
    </message>
    <message>
        <source>Save the corrections</source>
        <translation>Enregistrer les corrections</translation>
    </message>
    <message>
        <source>intray-corrections.csv</source>
        <translation>intray-corrections.csv</translation>
    </message>
    <message>
        <source>Figures (*.csv)</source>
        <translation>Chiffres (*.csv)</translation>
    </message>
    <message>
        <source>The corrections were saved as %1.</source>
        <translation>Les corrections ont été enregistrées sous %1.</translation>
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
        <translation>Dossiers terminés  %1</translation>
    </message>
    <message>
        <source>Finished items</source>
        <translation>Dossiers terminés</translation>
    </message>
    <message>
        <source>Open items</source>
        <translation>Dossiers ouverts</translation>
    </message>
    <message>
        <source>Open items  %1 of %2</source>
        <translation>Dossiers ouverts  %1 sur %2</translation>
    </message>
    <message>
        <source>Open items  %1</source>
        <translation>Dossiers ouverts  %1</translation>
    </message>
</context>
<context>
    <name>intray::LockBar</name>
    <message>
        <source>Time left</source>
        <translation>Temps restant</translation>
    </message>
    <message>
        <source>lock lost</source>
        <translation>verrou perdu</translation>
    </message>
    <message>
        <source>⚠ lock ended</source>
        <translation>⚠ verrou expiré</translation>
    </message>
    <message>
        <source>⚠ held for %1 more</source>
        <translation>⚠ encore détenu pendant %1</translation>
    </message>
    <message>
        <source>held until %1, %2 left</source>
        <translation>détenu jusqu’à %1, reste %2</translation>
    </message>
    <message>
        <source>Held until %1 by the database&apos;s clock.</source>
        <translation>Détenu jusqu’à %1 à l’horloge de la base de données.</translation>
    </message>
</context>
<context>
    <name>intray::LockRules</name>
    <message>
        <source>Lock holds for</source>
        <translation>Durée du verrou</translation>
    </message>
    <message>
        <source>Longest hold</source>
        <translation>Détention maximale</translation>
    </message>
    <message>
        <source>First warning before the end</source>
        <translation>Premier avertissement avant la fin</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>comme d’habitude</translation>
    </message>
    <message>
        <source>Last warning before the end</source>
        <translation>Dernier avertissement avant la fin</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>No extension goes beyond this, counted from the claim.</source>
        <translation>Aucune prolongation ne va au-delà, à compter de la prise.</translation>
    </message>
    <message>
        <source>As usual: five minutes before the end, sooner for short locks.</source>
        <translation>Comme d’habitude&#xa0;: cinq minutes avant la fin, moins pour les verrous courts.</translation>
    </message>
    <message>
        <source>As usual: one minute before the end, sooner for short locks.</source>
        <translation>Comme d’habitude&#xa0;: une minute avant la fin, moins pour les verrous courts.</translation>
    </message>
    <message>
        <source>An item that was taken so often is set aside as failed when its lock expires.</source>
        <translation>Un dossier pris ce nombre de fois est mis de côté comme étant en échec quand son verrou expire.</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Verrous</translation>
    </message>
    <message>
        <source>Locks per user</source>
        <translation>Verrous par utilisateur</translation>
    </message>
    <message>
        <source>Attempts until it fails</source>
        <translation>Tentatives avant l’échec</translation>
    </message>
    <message>
        <source>Nothing was completed here lately, so there is nothing to propose.</source>
        <translation>Rien n’a été terminé ici récemment, il n’y a donc rien à proposer.</translation>
    </message>
    <message numerus="yes">
        <source>Of the last %n completed item(s) 99 of 100 took no longer than %1, half of them %2. Proposal: %3.</source>
        <translation>
            <numerusform>Derniers dossiers terminés&#xa0;: %n&#xa0;; 99 sur 100 en %1 au plus, la moitié en %2 au plus. Proposition&#xa0;: %3.</numerusform>
            <numerusform>Les %n derniers dossiers terminés&#xa0;: 99 sur 100 en %1 au plus, la moitié en %2 au plus. Proposition&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the proposal: %1</source>
        <translation>Utiliser la proposition&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>intray::LocksModel</name>
    <message>
        <source>expired</source>
        <translation>expiré</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>brouillon</translation>
    </message>
    <message>
        <source>abandoned: %1</source>
        <translation>abandonné&#xa0;: %1</translation>
    </message>
    <message>
        <source>Held since %1.</source>
        <translation>Détenu depuis %1.</translation>
    </message>
    <message>
        <source>Nothing was saved or extended since %1.</source>
        <translation>Rien n’a été enregistré ni prolongé depuis %1.</translation>
    </message>
    <message>
        <source>The lock ends at %1.</source>
        <translation>Fin du verrou&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The program was last heard of at %1.</source>
        <translation>Dernier signe de vie du programme&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing was heard of the program: a script, or an older one.</source>
        <translation>Le programme n’a jamais donné signe de vie&#xa0;: c’est un script, ou un programme plus ancien.</translation>
    </message>
    <message>
        <source>Item %1, under the lock %2</source>
        <translation>Dossier %1, sous le verrou %2</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Workstation</source>
        <translation>Poste</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Inactif</translation>
    </message>
    <message>
        <source>Ends in</source>
        <translation>Expire dans</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>autre programme</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en marche</translation>
    </message>
    <message>
        <source>not responding</source>
        <translation>ne répond pas</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
</context>
<context>
    <name>intray::LocksPage</name>
    <message>
        <source>A&amp;bandoned only</source>
        <translation>Seulement les a&amp;bandonnés</translation>
    </message>
    <message>
        <source>R&amp;elease...</source>
        <translation>&amp;Libérer...</translation>
    </message>
    <message>
        <source>Reassig&amp;n...</source>
        <translation>Réattrib&amp;uer...</translation>
    </message>
    <message>
        <source>Hand &amp;over...</source>
        <translation>Tran&amp;smettre...</translation>
    </message>
    <message>
        <source>&amp;Why not?...</source>
        <translation>&amp;Qu’est-ce qui bloque&#xa0;?...</translation>
    </message>
    <message>
        <source>Find in the locks</source>
        <translation>Rechercher dans les verrous</translation>
    </message>
    <message>
        <source>Find in item, user, workstation</source>
        <translation>Rechercher par dossier, utilisateur, poste</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Verrous</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s)</source>
        <translation>
            <numerusform>%n verrou</numerusform>
            <numerusform>%n verrous</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 abandoned</source>
        <translation>%1, abandonnés&#xa0;: %2</translation>
    </message>
    <message>
        <source>Looking who holds what...</source>
        <translation>Recherche de qui détient quoi...</translation>
    </message>
    <message>
        <source>No lock fits what is looked for.</source>
        <translation>Aucun verrou ne correspond à la recherche.</translation>
    </message>
    <message>
        <source>Nobody holds anything.</source>
        <translation>Aucun dossier n’est détenu.</translation>
    </message>
    <message>
        <source>Choose one lock, or several with Shift and Ctrl; Ctrl+A chooses all that are shown.</source>
        <translation>Choisissez un verrou, ou plusieurs avec Maj et Ctrl&#xa0;; Ctrl+A choisit tous ceux qui sont affichés.</translation>
    </message>
    <message>
        <source>Locks that have expired, or whose program does not respond.</source>
        <translation>Verrous expirés, ou dont le programme ne répond pas.</translation>
    </message>
</context>
<context>
    <name>intray::LookupSettings</name>
    <message>
        <source>no table</source>
        <translation>aucune table</translation>
    </message>
    <message>
        <source>the second column</source>
        <translation>la deuxième colonne</translation>
    </message>
    <message>
        <source>field = column, one per line</source>
        <translation>champ = colonne, un par ligne</translation>
    </message>
    <message>
        <source>Look-up table</source>
        <translation>Table de référence</translation>
    </message>
    <message>
        <source>Explained by</source>
        <translation>Expliqué par</translation>
    </message>
    <message>
        <source>Also fills</source>
        <translation>Remplit aussi</translation>
    </message>
</context>
<context>
    <name>intray::LookupSourceDialog</name>
    <message>
        <source>&amp;Load</source>
        <translation>&amp;Charger</translation>
    </message>
    <message>
        <source>Load a look-up table</source>
        <translation>Charger une table de référence</translation>
    </message>
    <message>
        <source>the first column</source>
        <translation>la première colonne</translation>
    </message>
    <message>
        <source>a file, or an address such as %1</source>
        <translation>un fichier, ou une adresse comme %1</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Loaded &amp;from</source>
        <translation>Chargée &amp;depuis</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Mot de passe</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>Ta&amp;ble</translation>
    </message>
    <message>
        <source>or &amp;query</source>
        <translation>ou &amp;requête</translation>
    </message>
    <message>
        <source>Column of the &amp;values</source>
        <translation>Colonne des &amp;valeurs</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>Ch&amp;oisir...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Give the table a name; fields refer to it.</source>
        <translation>Donnez un nom à la table&#xa0;; les champs s’y réfèrent.</translation>
    </message>
    <message>
        <source>Say where it is loaded from.</source>
        <translation>Dites d’où elle est chargée.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>Give a table or a query.</source>
        <translation>Donnez une table ou une requête.</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.jsonl *.xlsx *.ods *.mdb *.accdb *.db *.sqlite);;All files (*)</source>
        <translation>Tables (*.csv *.tsv *.txt *.jsonl *.xlsx *.ods *.mdb *.accdb *.db *.sqlite);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>the only one that has rows</source>
        <translation>la seule qui a des lignes</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>F&amp;euille</translation>
    </message>
</context>
<context>
    <name>intray::LookupTables</name>
    <message>
        <source>Look-up tables</source>
        <translation>Tables de référence</translation>
    </message>
    <message>
        <source>First lines of the look-up table</source>
        <translation>Premières lignes de la table de référence</translation>
    </message>
    <message>
        <source>&amp;New...</source>
        <translation>&amp;Nouvelle...</translation>
    </message>
    <message>
        <source>Load a&amp;gain...</source>
        <translation>Rechar&amp;ger...</translation>
    </message>
    <message>
        <source>&amp;Remove...</source>
        <translation>Suppri&amp;mer...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Loaded from</source>
        <translation>Chargée depuis</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Chargée</translation>
    </message>
    <message>
        <source>Fields take their values from these tables; everybody who works with this database may read them. Which table a field has is said with the field.</source>
        <translation>Les champs prennent leurs valeurs dans ces tables&#xa0;; tous ceux qui travaillent avec cette base peuvent les lire. La table d’un champ est indiquée avec le champ.</translation>
    </message>
    <message>
        <source>Progress of the loading</source>
        <translation>Avancement du chargement</translation>
    </message>
    <message>
        <source>“%1” is gone. Fields that name it are typed without it.</source>
        <translation>«&#xa0;%1&#xa0;» n’existe plus. Les champs qui la nomment se tapent sans elle.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %Ln line(s).</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» a %Ln ligne.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» a %Ln lignes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a value were left out.</source>
        <translation>
            <numerusform>%n ligne sans valeur a été omise.</numerusform>
            <numerusform>%n lignes sans valeur ont été omises.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 par %2</translation>
    </message>
    <message>
        <source>The table is being loaded; the former one serves until all of it is there.</source>
        <translation>La table est en cours de chargement&#xa0;; la précédente sert jusqu’à ce que tout soit là.</translation>
    </message>
    <message>
        <source>Remove a look-up table</source>
        <translation>Supprimer une table de référence</translation>
    </message>
    <message>
        <source>Remove the look-up table “%1”?</source>
        <translation>Supprimer la table de référence «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>It is gone for all queues. Fields that name it are then typed without it; no record changes.</source>
        <translation>Elle disparaît pour toutes les files. Les champs qui la nomment se tapent alors sans elle&#xa0;; aucun enregistrement ne change.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
</context>
<context>
    <name>intray::MainWindow</name>
    <message>
        <source>Intray</source>
        <translation>Intray</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Supervision</translation>
    </message>
    <message>
        <source>There is no queue &quot;%1&quot; in this database.</source>
        <translation>Il n’y a pas de file d’attente «&#xa0;%1&#xa0;» dans cette base de données.</translation>
    </message>
    <message>
        <source>Open another database file</source>
        <translation>Ouvrir un autre fichier de base de données</translation>
    </message>
    <message>
        <source>Intray databases (*.intray *.db *.sqlite)</source>
        <translation>Bases de données Intray (*.intray *.db *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open a database first.</source>
        <translation>Ouvrez d’abord une base de données.</translation>
    </message>
    <message>
        <source>Go to the desk first.</source>
        <translation>Allez d’abord au plan de travail.</translation>
    </message>
    <message>
        <source>About Intray</source>
        <translation>À propos d’Intray</translation>
    </message>
    <message>
        <source>Intray %1</source>
        <translation>Intray %1</translation>
    </message>
    <message>
        <source>A desk for records that people look at one by one.
Free software under the GNU General Public License 3 or later.</source>
        <translation>Un plan de travail pour des enregistrements que l’on examine un par un.
Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure.</translation>
    </message>
    <message>
        <source>Select items in the list of open items first.</source>
        <translation>Sélectionnez d’abord des dossiers dans la liste des dossiers ouverts.</translation>
    </message>
    <message>
        <source>This window works with another database now: %1.</source>
        <translation>Cette fenêtre travaille maintenant avec une autre base de données&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 - %2 - Intray</source>
        <translation>%1 - %2 - Intray</translation>
    </message>
    <message>
        <source>%1 into %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>Another import is running. Wait for its end, or cancel it at the bottom of the window.</source>
        <translation>Une autre importation est en cours. Attendez sa fin ou annulez-la en bas de la fenêtre.</translation>
    </message>
    <message>
        <source>The records are being imported...</source>
        <translation>Les enregistrements sont en cours d’importation...</translation>
    </message>
    <message>
        <source>The sample records are being made...</source>
        <translation>Création des enregistrements d’exemple...</translation>
    </message>
    <message>
        <source>Another export is running. Wait for its end, or cancel it at the bottom of the window.</source>
        <translation>Une autre exportation est en cours. Attendez sa fin ou annulez-la en bas de la fenêtre.</translation>
    </message>
    <message>
        <source>%1, as filtered</source>
        <translation>%1, selon les filtres</translation>
    </message>
    <message>
        <source>Connect to the database that has your table. Then choose this again.</source>
        <translation>Connectez-vous à la base de données qui contient votre table. Choisissez ensuite ceci à nouveau.</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Changer les touches</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Préférence</translation>
    </message>
</context>
<context>
    <name>intray::MappingBar</name>
    <message>
        <source>Fiel&amp;ds...</source>
        <translation>C&amp;hamps...</translation>
    </message>
    <message>
        <source>Sa&amp;ve as template...</source>
        <translation>Enregistrer comme m&amp;odèle...</translation>
    </message>
    <message>
        <source>the columns as they are</source>
        <translation>les colonnes telles quelles</translation>
    </message>
    <message>
        <source>Keeps under a name how this file is read and what becomes of its columns, for the next file of its kind.</source>
        <translation>Conserve sous un nom la façon de lire ce fichier et ce que deviennent ses colonnes, pour le prochain fichier du même type.</translation>
    </message>
</context>
<context>
    <name>intray::MappingDialog</name>
    <message>
        <source>Anoth&amp;er field from it</source>
        <translation>Autr&amp;e champ tiré de là</translation>
    </message>
    <message>
        <source>A&amp;dd the file&apos;s name</source>
        <translation>Aj&amp;outer le nom du fichier</translation>
    </message>
    <message>
        <source>Fields of the records</source>
        <translation>Champs des enregistrements</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Colonnes</translation>
    </message>
    <message>
        <source>One more field that is made of the same column: its next part, or the same value read in another way.</source>
        <translation>Un champ de plus, fait de la même colonne&#xa0;: sa partie suivante, ou la même valeur lue autrement.</translation>
    </message>
    <message>
        <source>A field with the name of the file, so that each record tells which delivery it came with.</source>
        <translation>Un champ avec le nom du fichier, pour que chaque enregistrement dise avec quelle livraison il est arrivé.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>Do not lea&amp;ve out</source>
        <translation>Ne pas ome&amp;ttre</translation>
    </message>
    <message>
        <source>Lea&amp;ve out</source>
        <translation>Ome&amp;ttre</translation>
    </message>
    <message>
        <source>This is what comes of it.</source>
        <translation>Voici ce qui en résulte.</translation>
    </message>
</context>
<context>
    <name>intray::MappingForm</name>
    <message>
        <source>and w&amp;hat follows</source>
        <translation>et ce qui &amp;suit</translation>
    </message>
    <message>
        <source>no &amp;blanks around it</source>
        <translation>sans espaces a&amp;utour</translation>
    </message>
    <message>
        <source>&amp;Field</source>
        <translation>C&amp;hamp</translation>
    </message>
    <message>
        <source>The columns whose values are joined, parted by commas; a name with a comma in double quotes.</source>
        <translation>Les colonnes dont les valeurs sont jointes, séparées par des virgules&#xa0;; un nom avec une virgule entre guillemets doubles.</translation>
    </message>
    <message>
        <source>join a column</source>
        <translation>joindre une colonne</translation>
    </message>
    <message>
        <source>Join a column</source>
        <translation>Joindre une colonne</translation>
    </message>
    <message>
        <source>&amp;Made of</source>
        <translation>&amp;Fait de</translation>
    </message>
    <message>
        <source>&amp;Joined by</source>
        <translation>&amp;Joint par</translation>
    </message>
    <message>
        <source>The value is split wherever this stands, and one part of it is taken. For the other parts, make another field from the column.</source>
        <translation>La valeur est divisée partout où ceci figure, et une partie en est prise. Pour les autres parties, faites un autre champ de la colonne.</translation>
    </message>
    <message>
        <source>Part that is taken</source>
        <translation>Partie qui est prise</translation>
    </message>
    <message>
        <source>Several blanks inside become one.</source>
        <translation>Plusieurs espaces à l’intérieur n’en font qu’un.</translation>
    </message>
    <message>
        <source>Split &amp;at</source>
        <translation>&amp;Divisé à</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Texts that stand for nothing, parted by commas. The value is missing then.</source>
        <translation>Textes qui ne représentent rien, séparés par des virgules. La valeur est alors manquante.</translation>
    </message>
    <message>
        <source>How the column writes it</source>
        <translation>Comment la colonne l’écrit</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Lettres</translation>
    </message>
    <message>
        <source>Stands for &amp;nothing</source>
        <translation>Tient lieu de &amp;rien</translation>
    </message>
    <message>
        <source>&amp;Read as</source>
        <translation>Lu co&amp;mme</translation>
    </message>
    <message>
        <source>&amp;Written as</source>
        <translation>Écr&amp;it comme</translation>
    </message>
    <message>
        <source>a blank</source>
        <translation>un espace</translation>
    </message>
    <message>
        <source>a comma and a blank</source>
        <translation>une virgule et un espace</translation>
    </message>
    <message>
        <source>nothing between them</source>
        <translation>rien entre elles</translation>
    </message>
    <message>
        <source>not split</source>
        <translation>pas divisée</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>une virgule</translation>
    </message>
    <message>
        <source>a semicolon</source>
        <translation>un point-virgule</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>telles quelles</translation>
    </message>
    <message>
        <source>small</source>
        <translation>minuscules</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>majuscules</translation>
    </message>
    <message>
        <source>a capital for each word</source>
        <translation>une majuscule à chaque mot</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>ce que c’est</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>une date ou une heure</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>Give the field a name.</source>
        <translation>Donnez un nom au champ.</translation>
    </message>
    <message>
        <source>Say of which column it is made.</source>
        <translation>Indiquez de quelle colonne il est fait.</translation>
    </message>
    <message>
        <source>The file has no column “%1”.</source>
        <translation>Le fichier n’a pas de colonne «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Say how the column writes it.</source>
        <translation>Indiquez comment la colonne l’écrit.</translation>
    </message>
</context>
<context>
    <name>intray::MappingList</name>
    <message>
        <source>Columns of the file and their fields</source>
        <translation>Colonnes du fichier et leurs champs</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Ce qui est fait</translation>
    </message>
</context>
<context>
    <name>intray::MergeTable</name>
    <message>
        <source>The records beside each other</source>
        <translation>Les enregistrements côte à côte</translation>
    </message>
    <message>
        <source>This record stays</source>
        <translation>Celui-ci reste</translation>
    </message>
    <message>
        <source>Somebody works on %1, so its values stay as they are.</source>
        <translation>Quelqu’un travaille sur %1, ses valeurs restent donc telles quelles.</translation>
    </message>
    <message>
        <source>%1 is finished, so its values stay as they are.</source>
        <translation>%1 est terminé, ses valeurs restent donc telles quelles.</translation>
    </message>
    <message>
        <source>%1, stays</source>
        <translation>%1, reste</translation>
    </message>
</context>
<context>
    <name>intray::MessageLine</name>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Details...</source>
        <translation>Détails...</translation>
    </message>
    <message>
        <source>Undo (%1 s)  %2</source>
        <translation>Annuler (%1 s)  %2</translation>
    </message>
</context>
<context>
    <name>intray::MyFigures</name>
    <message>
        <source>My figures</source>
        <translation>Mes chiffres</translation>
    </message>
    <message>
        <source>Your figures are being read.</source>
        <translation>Vos chiffres sont en cours de lecture.</translation>
    </message>
    <message>
        <source>&amp;My corrections...</source>
        <translation>&amp;Mes corrections...</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Cette semaine</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Terminés</translation>
    </message>
    <message>
        <source>Completed per hour of work</source>
        <translation>Terminés par heure de travail</translation>
    </message>
    <message>
        <source>Records with corrections</source>
        <translation>Enregistrements corrigés</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Rendus</translation>
    </message>
    <message>
        <source>Over all queues. An hour of work is four quarters of an hour in which you completed something. Nobody is compared with anybody.</source>
        <translation>Sur toutes les files d’attente. Une heure de travail est faite de quatre quarts d’heure où vous avez terminé quelque chose. Personne n’est comparé à personne.</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>comptage</translation>
    </message>
</context>
<context>
    <name>intray::MyItemsModel</name>
    <message>
        <source>lock lost</source>
        <translation>verrou perdu</translation>
    </message>
    <message>
        <source>at the desk</source>
        <translation>sur le plan de travail</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>brouillon</translation>
    </message>
    <message>
        <source>The lock is gone; what was typed is kept here.</source>
        <translation>Le verrou est perdu&#xa0;; ce qui a été saisi est conservé ici.</translation>
    </message>
    <message>
        <source>Held until %1.</source>
        <translation>Détenu jusqu’à %1.</translation>
    </message>
    <message>
        <source>Held since %1.</source>
        <translation>Détenu depuis %1.</translation>
    </message>
    <message>
        <source>Draft saved at %1.</source>
        <translation>Brouillon enregistré (%1).</translation>
    </message>
    <message>
        <source>%1, under the lock %2</source>
        <translation>%1, sous le verrou %2</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Situation</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Temps restant</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
</context>
<context>
    <name>intray::MyList</name>
    <message>
        <source>You hold nothing. F9 takes the next item.</source>
        <translation>Vous ne détenez aucun dossier. F9 prend le suivant.</translation>
    </message>
    <message>
        <source>My items</source>
        <translation>Mes dossiers</translation>
    </message>
    <message>
        <source>My items  %1</source>
        <translation>Mes dossiers  %1</translation>
    </message>
    <message>
        <source>Looking what you hold...</source>
        <translation>Recherche de ce que vous avez...</translation>
    </message>
</context>
<context>
    <name>intray::NoteDialog</name>
    <message>
        <source>Write a note</source>
        <translation>Écrire une note</translation>
    </message>
    <message>
        <source>What should whoever has to do with %1 know? The note stays in its history.</source>
        <translation>Que doit savoir qui s’occupe de %1&#xa0;? La note reste dans son historique.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Write the note</source>
        <translation>Écrire la note</translation>
    </message>
    <message>
        <source>The note was not written. %1</source>
        <translation>La note n’a pas été écrite. %1</translation>
    </message>
    <message>
        <source>Ask for a finished record</source>
        <translation>Demander un enregistrement terminé</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Why do you need %1 again? A supervisor reads it and opens the record for you, or declines.</source>
        <translation>Pourquoi vous faut-il encore %1&#xa0;? Un superviseur le lit et rouvre l’enregistrement pour vous, ou refuse.</translation>
    </message>
    <message>
        <source>Why does %1 stay as it is? Whoever asked for it reads it.</source>
        <translation>Pourquoi %1 reste-t-il tel quel&#xa0;? Qui l’a demandé le lit.</translation>
    </message>
    <message>
        <source>Ask for it</source>
        <translation>Le demander</translation>
    </message>
</context>
<context>
    <name>intray::NotesLabel</name>
    <message>
        <source>%1 returned this, %2: %3</source>
        <translation>%1 a rendu ceci, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Note of %1, %2: %3</source>
        <translation>Note de %1, %2&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier note(s)</source>
        <translation>
            <numerusform>%n note plus ancienne</numerusform>
            <numerusform>%n notes plus anciennes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::OpenItemsModel</name>
    <message>
        <source>%1 has just taken this item.</source>
        <translation>%1 vient de prendre ce dossier.</translation>
    </message>
</context>
<context>
    <name>intray::OpenList</name>
    <message>
        <source>Searching...</source>
        <translation>Recherche en cours...</translation>
    </message>
    <message>
        <source>Open items</source>
        <translation>Dossiers ouverts</translation>
    </message>
    <message>
        <source>The work of this queue is found when somebody asks for it: press F9.</source>
        <translation>Les dossiers de cette file d’attente sont recherchés quand quelqu’un en demande&#xa0;: appuyez sur F9.</translation>
    </message>
    <message>
        <source>No open item matches. Ctrl+Shift+F clears the search.</source>
        <translation>Aucun dossier ouvert ne correspond. Ctrl+Maj+F efface la recherche.</translation>
    </message>
    <message>
        <source>Nothing is open in this queue. Import records with Ctrl+I.</source>
        <translation>Aucun dossier n’est ouvert dans cette file d’attente. Importez des enregistrements avec Ctrl+I.</translation>
    </message>
    <message>
        <source>Shows only items whose record breaks a rule of the queue.</source>
        <translation>N’affiche que les éléments dont l’enregistrement enfreint une règle de la file.</translation>
    </message>
    <message>
        <source>Breaks a rule</source>
        <translation>Enfreint une règle</translation>
    </message>
    <message>
        <source>Finished items</source>
        <translation>Éléments terminés</translation>
    </message>
    <message>
        <source>No finished item matches. Ctrl+Shift+F clears the search.</source>
        <translation>Aucun élément terminé ne correspond. Ctrl+Maj+F efface la recherche.</translation>
    </message>
    <message>
        <source>There is no such item in this queue.</source>
        <translation>Il n’y a aucun élément de ce genre dans cette file.</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>What you finished comes back onto your desk, within the time that the queue allows.</source>
        <translation>Ce que vous avez terminé revient sur votre bureau, pendant le temps que la file permet.</translation>
    </message>
    <message>
        <source>Sorting...</source>
        <translation>Tri en cours...</translation>
    </message>
    <message>
        <source>In the order in which items are taken</source>
        <translation>Dans l’ordre où les dossiers sont pris</translation>
    </message>
    <message>
        <source>Sorted by %1, ascending</source>
        <translation>Trié par %1, croissant</translation>
    </message>
    <message>
        <source>Sorted by %1, descending</source>
        <translation>Trié par %1, décroissant</translation>
    </message>
    <message>
        <source>The search was stopped. F5 looks again.</source>
        <translation>La recherche a été arrêtée. F5 cherche à nouveau.</translation>
    </message>
</context>
<context>
    <name>intray::OwnCorrections</name>
    <message>
        <source>My corrections</source>
        <translation>Mes corrections</translation>
    </message>
</context>
<context>
    <name>intray::PaletteDialog</name>
    <message>
        <source>Find anything</source>
        <translation>Trouver</translation>
    </message>
    <message>
        <source>Action, queue, preference or page of the handbook</source>
        <translation>Action, file d’attente, préférence ou page du manuel</translation>
    </message>
    <message>
        <source>Find an action, queue, preference or page of the handbook</source>
        <translation>Chercher une action, une file d’attente, une préférence ou une page du manuel</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Nothing matches. Try another word.</source>
        <translation>Rien ne correspond. Essayez un autre mot.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Préférence</translation>
    </message>
    <message>
        <source>This is chosen already.</source>
        <translation>C’est déjà choisi.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
</context>
<context>
    <name>intray::PasswordDialog</name>
    <message>
        <source>&amp;Keep it in the system&apos;s keychain</source>
        <translation>Conser&amp;ver dans le trousseau du système</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>The password for %1:</source>
        <translation>Le mot de passe pour %1&#xa0;:</translation>
    </message>
    <message>
        <source>The password of %1 for %2:</source>
        <translation>Le mot de passe de %1 pour %2&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Se connecter</translation>
    </message>
    <message>
        <source>Connect&amp;ions...</source>
        <translation>Conne&amp;xions...</translation>
    </message>
</context>
<context>
    <name>intray::PasswordKeeper</name>
    <message>
        <source>The system&apos;s keychain did not confirm that it keeps the password. You may be asked for it at the next start.</source>
        <translation>Le trousseau du système n’a pas confirmé qu’il conserve le mot de passe. Il vous sera peut-être demandé au prochain démarrage.</translation>
    </message>
    <message>
        <source>This system has no keychain, so the password is asked for at each start. It is never written to a file.</source>
        <translation>Ce système n’a pas de trousseau, le mot de passe est donc demandé à chaque démarrage. Il n’est jamais écrit dans un fichier.</translation>
    </message>
</context>
<context>
    <name>intray::PauseDialog</name>
    <message>
        <source>Pause the queue</source>
        <translation>Suspendre la file d’attente</translation>
    </message>
    <message>
        <source>%1 gives out nothing until somebody resumes it. What is held can still be finished.</source>
        <translation>%1 ne distribue plus rien jusqu’à ce que quelqu’un reprenne la distribution. Ce qui est détenu peut encore être terminé.</translation>
    </message>
    <message>
        <source>Such as: the new list comes at 2 pm.</source>
        <translation>Par exemple&#xa0;: la nouvelle liste arrive à 14 heures.</translation>
    </message>
    <message>
        <source>&amp;Message for those who work there</source>
        <translation>&amp;Message pour ceux qui y travaillent</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Suspendre</translation>
    </message>
</context>
<context>
    <name>intray::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Pages of preferences</source>
        <translation>Pages des préférences</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Général</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Champ suivant</translation>
    </message>
    <message>
        <source>Next field; in long texts a new line</source>
        <translation>Champ suivant&#xa0;; nouvelle ligne dans les textes longs</translation>
    </message>
    <message>
        <source>Complete and next</source>
        <translation>Terminer et suivant</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compact</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Roomy</source>
        <translation>Spacieux</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>Spac&amp;ing</source>
        <translation>&amp;Espacement</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Taille du &amp;texte</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Return key in a field</source>
        <translation>&amp;Touche Entrée dans un champ</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>S&amp;ons</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivés</translation>
    </message>
    <message>
        <source>For warnings and problems</source>
        <translation>Pour les avertissements et les problèmes</translation>
    </message>
</context>
<context>
    <name>intray::PriorityDialog</name>
    <message numerus="yes">
        <source>%n item(s) with the priority %1.</source>
        <translation>
            <numerusform>%n dossier de priorité %1.</numerusform>
            <numerusform>%n dossiers de priorité %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) with priorities from %1 to %2.</source>
        <translation>
            <numerusform>%n dossier de priorité %1 à %2.</numerusform>
            <numerusform>%n dossiers de priorité %1 à %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change priority: %1</source>
        <translation>Changer la priorité&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Changer</translation>
    </message>
    <message>
        <source>The highest priority comes first; within one priority the oldest item.</source>
        <translation>La priorité la plus élevée passe en premier&#xa0;; à priorité égale, le dossier le plus ancien.</translation>
    </message>
    <message>
        <source>&amp;Before all others</source>
        <translation>Avant &amp;tous les autres</translation>
    </message>
    <message>
        <source>Looking what comes next...</source>
        <translation>Recherche de ce qui vient ensuite...</translation>
    </message>
    <message>
        <source>New &amp;priority</source>
        <translation>Nouvelle &amp;priorité</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Motif</translation>
    </message>
    <message>
        <source>Nothing waits in this queue any more.</source>
        <translation>Plus rien n’attend dans cette file d’attente.</translation>
    </message>
    <message>
        <source>What comes next now has the priority %1.</source>
        <translation>Ce qui vient maintenant a la priorité %1.</translation>
    </message>
    <message>
        <source>The items have this priority already.</source>
        <translation>Les dossiers ont déjà cette priorité.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) have the priority %1 now.</source>
        <translation>
            <numerusform>%n dossier a maintenant la priorité %1.</numerusform>
            <numerusform>%n dossiers ont maintenant la priorité %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ProofPage</name>
    <message>
        <source>&amp;Check the history</source>
        <translation>Vérifier l’&amp;historique</translation>
    </message>
    <message>
        <source>&amp;Selftest</source>
        <translation>A&amp;utotest</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>What is found will stand here, as text for a report.</source>
        <translation>Ce qui sera trouvé s’affichera ici, sous forme de texte pour un rapport.</translation>
    </message>
    <message>
        <source>Reads only; everybody can go on working.</source>
        <translation>Lit seulement&#xa0;; tout le monde peut continuer à travailler.</translation>
    </message>
    <message>
        <source>Goes through the history of every item and looks for anything that must never be: an item with two holders, work under a lock that was gone, a completion told twice. Changes nothing.</source>
        <translation>Parcourt l’historique de chaque dossier et cherche tout ce qui ne doit jamais se produire&#xa0;: un dossier avec deux détenteurs, un travail sous un verrou qui n’existait plus, une clôture signalée deux fois. Ne change rien.</translation>
    </message>
    <message>
        <source>Makes a queue of its own in this very database, lets many claimers take from it at the same moment, counts, and removes it again. The database is busy meanwhile.</source>
        <translation>Crée sa propre file d’attente dans cette base de données même, y fait prendre des dossiers par de nombreux preneurs au même moment, compte, puis la supprime. La base de données est occupée pendant ce temps.</translation>
    </message>
    <message>
        <source>Checking the history</source>
        <translation>Vérification de l’historique</translation>
    </message>
    <message>
        <source>Selftest</source>
        <translation>Autotest</translation>
    </message>
    <message>
        <source>Cancelled. The history was not checked to its end.</source>
        <translation>Annulé. L’historique n’a pas été vérifié jusqu’au bout.</translation>
    </message>
    <message>
        <source>Cancelled. The queue of the selftest is removed again.</source>
        <translation>Annulé. La file d’attente de l’autotest a été supprimée.</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>Le rapport a été copié.</translation>
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
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Text (*.txt);;All files (*)</source>
        <translation>Texte (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The report was saved as %1.</source>
        <translation>Le rapport a été enregistré sous %1.</translation>
    </message>
    <message>
        <source>The report could not be saved there. Choose another place.</source>
        <translation>Le rapport n’a pas pu être enregistré à cet endroit. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>Sav&amp;e...</source>
        <translation>&amp;Enregistrer...</translation>
    </message>
    <message>
        <source>Claimers a&amp;t once</source>
        <translation>Preneurs à la &amp;fois</translation>
    </message>
    <message>
        <source>Ite&amp;ms</source>
        <translation>Do&amp;ssiers</translation>
    </message>
</context>
<context>
    <name>intray::ProposalMark</name>
    <message>
        <source>Take it</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Proposed by %1: %2</source>
        <translation>Proposé par %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>Take for %1: %2</source>
        <translation>Accepter pour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Refuse for %1: %2</source>
        <translation>Refuser pour %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>intray::ProposalView</name>
    <message>
        <source>Look for rules</source>
        <translation>Chercher des règles</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Adopter</translation>
    </message>
    <message>
        <source>Looked at %1 records so far...</source>
        <translation>%1 fiches examinées jusqu’ici...</translation>
    </message>
    <message numerus="yes">
        <source>What %n record(s) suggest. A rule refuses nothing until you take it over.</source>
        <translation>
            <numerusform>Ce que suggère %n fiche. Une règle ne refuse rien tant que vous ne l’adoptez pas.</numerusform>
            <numerusform>Ce que suggèrent %n fiches. Une règle ne refuse rien tant que vous ne l’adoptez pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Intray can look through the queue&apos;s records for rules that most of them keep.</source>
        <translation>Intray peut chercher dans les fiches de la file les règles que la plupart respectent.</translation>
    </message>
    <message>
        <source>Proposed rules</source>
        <translation>Règles proposées</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Conformes</translation>
    </message>
    <message>
        <source>What it demands</source>
        <translation>Ce qu’elle exige</translation>
    </message>
    <message>
        <source>Broken by</source>
        <translation>Enfreinte par</translation>
    </message>
    <message>
        <source>Looking...</source>
        <translation>Recherche...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>intray::QueueChooser</name>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <translation>%1 (suspendue)</translation>
    </message>
    <message>
        <source>Type any part of a queue&apos;s title.</source>
        <translation>Tapez une partie du titre d’une file d’attente.</translation>
    </message>
</context>
<context>
    <name>intray::QueueDuplicatesPage</name>
    <message>
        <source>Groups of likely duplicates</source>
        <translation>Groupes de doublons probables</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Probable</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>&amp;Merge them</source>
        <translation>Fus&amp;ionner</translation>
    </message>
    <message>
        <source>The other records end as duplicates of the one that stays, which gets the values that are chosen.</source>
        <translation>Les autres enregistrements se terminent comme doublons de celui qui reste, qui reçoit les valeurs choisies.</translation>
    </message>
    <message>
        <source>N&amp;ot a duplicate</source>
        <translation>Pas un d&amp;oublon</translation>
    </message>
    <message>
        <source>The record under the cursor is not the same as any of the others. That is remembered and outranks every likeness.</source>
        <translation>L’enregistrement sous le curseur n’est aucun des autres. C’est noté et l’emporte sur toute ressemblance.</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>Takes the last decision back.</source>
        <translation>Annule la dernière décision.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Annulé. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>All records of the queue are being compared.</source>
        <translation>Tous les enregistrements de la file sont comparés.</translation>
    </message>
    <message>
        <source>A search compares all records of the queue with each other. Nothing is merged by itself.</source>
        <translation>Une recherche compare tous les enregistrements de la file entre eux. Rien n’est fusionné de lui-même.</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of likely duplicates are left.</source>
        <translation>
            <numerusform>%n groupe de doublons probables reste.</numerusform>
            <numerusform>%n groupes de doublons probables restent.</numerusform>
        </translation>
    </message>
    <message>
        <source>All likely duplicates are decided.</source>
        <translation>Tous les doublons probables sont décidés.</translation>
    </message>
    <message>
        <source>No records of this queue are likely the same.</source>
        <translation>Aucun enregistrement de cette file n’est probablement le même qu’un autre.</translation>
    </message>
    <message>
        <source>Search for duplicates and choose a group first.</source>
        <translation>Cherchez d’abord les doublons et choisissez un groupe.</translation>
    </message>
    <message>
        <source>Only &amp;what differs</source>
        <translation>Seulement ce &amp;qui diffère</translation>
    </message>
    <message>
        <source>Leaves out the fields in which all records of the group have the same.</source>
        <translation>Laisse de côté les champs où tous les enregistrements du groupe ont la même valeur.</translation>
    </message>
    <message>
        <source>This group has only just come. Look at it, then press again.</source>
        <translation>Ce groupe vient d’arriver. Regardez-le, puis appuyez de nouveau.</translation>
    </message>
</context>
<context>
    <name>intray::QueuesPage</name>
    <message>
        <source>The queue %1 was added.</source>
        <translation>La file d’attente %1 a été ajoutée.</translation>
    </message>
    <message>
        <source>The rules of %1 were saved.</source>
        <translation>Les règles de %1 ont été enregistrées.</translation>
    </message>
    <message>
        <source>%1 is paused. What is held can still be finished.</source>
        <translation>%1 est suspendue. Ce qui est détenu peut encore être terminé.</translation>
    </message>
    <message>
        <source>%1 gives out its items again.</source>
        <translation>%1 distribue de nouveau ses dossiers.</translation>
    </message>
    <message>
        <source>Remove a queue</source>
        <translation>Supprimer une file d’attente</translation>
    </message>
    <message>
        <source>Remove the queue %1?</source>
        <translation>Supprimer la file d’attente %1&#xa0;?</translation>
    </message>
    <message>
        <source>Only a queue that never had an item can be removed; others keep their history and can be paused.</source>
        <translation>Seule une file d’attente qui n’a jamais eu de dossier peut être supprimée&#xa0;; les autres gardent leur historique et peuvent être suspendues.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>The queue %1 was removed.</source>
        <translation>La file d’attente %1 a été supprimée.</translation>
    </message>
    <message>
        <source>&amp;New...</source>
        <translation>&amp;Nouvelle...</translation>
    </message>
    <message>
        <source>Remove...</source>
        <translation>Supprimer...</translation>
    </message>
    <message>
        <source>Re&amp;open items...</source>
        <translation>Rouvrir des do&amp;ssiers...</translation>
    </message>
    <message>
        <source>Pa&amp;use...</source>
        <translation>S&amp;uspendre...</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Enre&amp;gistrer</translation>
    </message>
    <message>
        <source>Undo changes</source>
        <translation>Annuler les modifications</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Files d’attente</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouverts</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Détenus</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>suspendue</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistrée</translation>
    </message>
    <message>
        <source>New queue</source>
        <translation>Nouvelle file d’attente</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Suspendue</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Suspendue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>An administrator sees here who works in this queue.</source>
        <translation>Un administrateur voit ici qui travaille dans cette file d’attente.</translation>
    </message>
    <message>
        <source>Nobody yet. Give a login the role clerk, and this queue.</source>
        <translation>Personne pour l’instant. Donnez à un compte le rôle opérateur, et cette file d’attente.</translation>
    </message>
    <message>
        <source>Everybody who can write the file; nobody is listed.</source>
        <translation>Toute personne qui peut écrire dans le fichier&#xa0;; personne n’est indiqué.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>Changed by two</source>
        <translation>Modifié par deux personnes</translation>
    </message>
    <message>
        <source>Somebody else has changed the same rules of %1 meanwhile: %2.</source>
        <translation>Quelqu’un d’autre a modifié entre-temps les mêmes règles de %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&amp;Save mine</source>
        <translation>&amp;Enregistrer les miennes</translation>
    </message>
    <message>
        <source>Nothing has been saved yet. To see theirs, cancel and press Undo changes.</source>
        <translation>Rien n’est encore enregistré. Pour voir les siennes, annulez puis appuyez sur «&#xa0;Annuler les modifications&#xa0;».</translation>
    </message>
    <message>
        <source>Give the table back</source>
        <translation>Rendre la table</translation>
    </message>
    <message>
        <source>End the work of the queue %1 on the table %2?</source>
        <translation>Mettre fin au travail de la file %1 sur la table %2&#xa0;?</translation>
    </message>
    <message>
        <source>The table stays as it is, with all values, states and columns, and with the locks of other programs. The queue is paused and keeps its history, drafts and rules; adopting the table again under its name goes on where this ends. While somebody holds a row here, nothing is done.</source>
        <translation>La table reste telle quelle, avec toutes ses valeurs, ses états et ses colonnes, et avec les verrous d’autres programmes. La file est suspendue et garde son historique, ses brouillons et ses règles&#xa0;; adopter de nouveau la table sous son nom reprend où l’on s’arrête. Tant que quelqu’un tient ici une ligne, rien n’est fait.</translation>
    </message>
    <message>
        <source>&amp;Give back</source>
        <translation>&amp;Rendre</translation>
    </message>
    <message>
        <source>The queue %1 has no table any more and is paused. The table was left as it is.</source>
        <translation>La file %1 n’a plus de table et est suspendue. La table a été laissée telle quelle.</translation>
    </message>
    <message>
        <source>Give the table back...</source>
        <translation>Rendre la table...</translation>
    </message>
    <message>
        <source>The fields and rules of %1 were saved.</source>
        <translation>Les champs et règles de %1 ont été enregistrés.</translation>
    </message>
    <message>
        <source>Fie&amp;lds...</source>
        <translation>C&amp;hamps...</translation>
    </message>
    <message>
        <source>The fields of the records, and the rules that they keep.</source>
        <translation>Les champs des fiches et les règles qu’elles respectent.</translation>
    </message>
    <message>
        <source>&amp;Correct...</source>
        <translation>C&amp;orriger...</translation>
    </message>
    <message>
        <source>Deliveries...</source>
        <translation>Livraisons...</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exporter...</translation>
    </message>
</context>
<context>
    <name>intray::ReasonDialog</name>
    <message>
        <source>Mark as failed</source>
        <translation>Marquer en échec</translation>
    </message>
    <message>
        <source>Why can %1 not be done? You can take it back for ten seconds, after that only a supervisor can reopen it.</source>
        <translation>Pourquoi %1 ne peut-il pas être traité&#xa0;? Vous pouvez annuler cette action pendant dix secondes&#xa0;; ensuite, seul un superviseur peut rouvrir le dossier.</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Why does %1 go back to the step before? Whoever takes it there reads this. You can take it back for ten seconds.</source>
        <translation>Pourquoi %1 retourne-t-il à l’étape précédente&#xa0;? La personne qui le prendra là-bas lira ceci. Vous pouvez annuler cette action pendant dix secondes.</translation>
    </message>
</context>
<context>
    <name>intray::ReasonField</name>
    <message>
        <source>&amp;Usual reasons</source>
        <translation>&amp;Raisons habituelles</translation>
    </message>
    <message>
        <source>Reason, required</source>
        <translation>Motif, obligatoire</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>Un motif est obligatoire.</translation>
    </message>
</context>
<context>
    <name>intray::ReceiverChoice</name>
    <message>
        <source>&amp;back to the pool: whoever takes next gets it</source>
        <translation>&amp;retour dans la file d’attente&#xa0;: la prochaine personne qui en prend les reçoit</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <translation>&amp;quelqu’un d’autre&#xa0;:</translation>
    </message>
    <message>
        <source>To whom it goes</source>
        <translation>Destinataire</translation>
    </message>
</context>
<context>
    <name>intray::RecordForm</name>
    <message>
        <source>Asking the database...</source>
        <translation>Interrogation de la base de données...</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>read-only, the text is kept</source>
        <translation>en lecture seule, le texte est conservé</translation>
    </message>
    <message numerus="yes">
        <source>%n more in this batch</source>
        <translation>
            <numerusform>encore %n dans ce lot</numerusform>
            <numerusform>encore %n dans ce lot</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Verrou %1</translation>
    </message>
    <message>
        <source>Your unfinished items wait for you. Whatever you typed is kept.</source>
        <translation>Vos dossiers inachevés vous attendent. Ce que vous avez saisi est conservé.</translation>
    </message>
    <message>
        <source>No record is in work. Take the next one, or pick one from the list.</source>
        <translation>Aucun enregistrement n’est en cours. Prenez le suivant, ou choisissez-en un dans la liste.</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n faute</numerusform>
            <numerusform>%n fautes</numerusform>
        </translation>
    </message>
    <message>
        <source>This many fields break a rule of the queue.</source>
        <translation>Ce nombre de champs enfreint une règle de la file.</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>pour vous</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>pour %1</translation>
    </message>
</context>
<context>
    <name>intray::RecordPreview</name>
    <message>
        <source>The form at the desk</source>
        <translation>Le formulaire du bureau</translation>
    </message>
    <message>
        <source>%1&#xa0;*</source>
        <translation>%1 *</translation>
    </message>
</context>
<context>
    <name>intray::ReopenDialog</name>
    <message>
        <source>Reopen items of %1</source>
        <translation>Rouvrir des dossiers de %1</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Rouvrir</translation>
    </message>
    <message>
        <source>That are</source>
        <translation>Qui sont</translation>
    </message>
    <message>
        <source>Finished &amp;by</source>
        <translation>Clos &amp;par</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Clos</translation>
    </message>
    <message>
        <source>anywhere in the record or the key</source>
        <translation>n’importe où dans l’enregistrement ou la clé</translation>
    </message>
    <message>
        <source>With the &amp;text</source>
        <translation>Avec le &amp;texte</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Motif</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>en échec</translation>
    </message>
    <message>
        <source>dismissed</source>
        <translation>classés sans suite</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminés</translation>
    </message>
    <message>
        <source>&amp;whenever</source>
        <translation>&amp;n’importe quand</translation>
    </message>
    <message>
        <source>From this day on</source>
        <translation>À partir de ce jour</translation>
    </message>
    <message>
        <source>Up to and with this day</source>
        <translation>Jusqu’à ce jour inclus</translation>
    </message>
    <message>
        <source>to</source>
        <translation>au</translation>
    </message>
    <message>
        <source>Choose which items are opened again.</source>
        <translation>Choisissez quels dossiers sont à rouvrir.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Comptage...</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 terminés</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 en échec</translation>
    </message>
    <message>
        <source>%1 dismissed</source>
        <translation>%1 classés sans suite</translation>
    </message>
    <message>
        <source>No item fits.</source>
        <translation>Aucun dossier ne correspond.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) will be open again: %1. What they were stays in their history.</source>
        <translation>
            <numerusform>%n dossier sera de nouveau ouvert&#xa0;: %1. Ce qu’il était reste dans son historique.</numerusform>
            <numerusform>%n dossiers seront de nouveau ouverts&#xa0;: %1. Ce qu’ils étaient reste dans leur historique.</numerusform>
        </translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>Un motif est obligatoire.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) are open again.</source>
        <translation>
            <numerusform>%n dossier est de nouveau ouvert.</numerusform>
            <numerusform>%n dossiers sont de nouveau ouverts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::ReturnDialog</name>
    <message>
        <source>Return the item</source>
        <translation>Rendre le dossier</translation>
    </message>
    <message>
        <source>When should %1 be open for everybody again?</source>
        <translation>Quand %1 doit-il être de nouveau ouvert à tous&#xa0;?</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Rendre</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Return all %n item(s) of this batch</source>
        <translation>
            <numerusform>&amp;Rendre le %n dossier de ce lot</numerusform>
            <numerusform>&amp;Rendre les %n dossiers de ce lot</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Now</source>
        <translation>&amp;Maintenant</translation>
    </message>
    <message>
        <source>In one &amp;hour</source>
        <translation>Dans une &amp;heure</translation>
    </message>
    <message>
        <source>In &amp;four hours</source>
        <translation>Dans &amp;quatre heures</translation>
    </message>
    <message>
        <source>Tomorrow &amp;morning at 8:00</source>
        <translation>&amp;Demain matin à 8:00</translation>
    </message>
    <message>
        <source>&amp;After</source>
        <translation>&amp;Après</translation>
    </message>
    <message>
        <source> h</source>
        <translation> h</translation>
    </message>
    <message>
        <source>Hours, at most 72</source>
        <translation>Heures, 72 au plus</translation>
    </message>
    <message>
        <source>at most 72</source>
        <translation>72 au plus</translation>
    </message>
    <message>
        <source>&amp;Why? Whoever gets it next reads this; a reason is required.</source>
        <translation>&amp;Pourquoi&#xa0;? Le prochain à le prendre le lira&#xa0;; un motif est obligatoire.</translation>
    </message>
    <message>
        <source>&amp;Why? Whoever gets it next reads this.</source>
        <translation>&amp;Pourquoi&#xa0;? Le prochain à le prendre le lira.</translation>
    </message>
</context>
<context>
    <name>intray::RuleHistoryModel</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Record schema</source>
        <translation>Schéma des enregistrements</translation>
    </message>
    <message>
        <source>Lock (seconds)</source>
        <translation>Verrou (secondes)</translation>
    </message>
    <message>
        <source>Longest hold (seconds)</source>
        <translation>Durée maximale (secondes)</translation>
    </message>
    <message>
        <source>Locks per user</source>
        <translation>Verrous par utilisateur</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>How work may end</source>
        <translation>Comment le travail peut finir</translation>
    </message>
    <message>
        <source>Next queue</source>
        <translation>File d’attente suivante</translation>
    </message>
    <message>
        <source>Criteria query</source>
        <translation>Requête de critères</translation>
    </message>
    <message>
        <source>Its result is good for (seconds)</source>
        <translation>Son résultat vaut (secondes)</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Suspendue</translation>
    </message>
    <message>
        <source>Why it is paused</source>
        <translation>Raison de la pause</translation>
    </message>
    <message>
        <source>Other hands</source>
        <translation>Autre personne</translation>
    </message>
    <message>
        <source>Keyed a second time</source>
        <translation>Saisis une seconde fois</translation>
    </message>
    <message>
        <source>Queue that decides</source>
        <translation>File d’attente qui décide</translation>
    </message>
    <message>
        <source>Share of 100</source>
        <translation>Part sur 100</translation>
    </message>
    <message>
        <source>First warning (seconds)</source>
        <translation>Premier avertissement (secondes)</translation>
    </message>
    <message>
        <source>Last warning (seconds)</source>
        <translation>Dernier avertissement (secondes)</translation>
    </message>
    <message>
        <source>Usual reasons</source>
        <translation>Raisons habituelles</translation>
    </message>
    <message>
        <source>Largest record (bytes)</source>
        <translation>Plus grand enregistrement (octets)</translation>
    </message>
    <message>
        <source>Largest field (bytes)</source>
        <translation>Plus grand champ (octets)</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Files d’attente</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actif</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Was there when this history began</source>
        <translation>Existait quand cet historique a commencé</translation>
    </message>
    <message>
        <source>Set up the database</source>
        <translation>A préparé la base de données</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifiée</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Supprimée</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>Reprise</translation>
    </message>
    <message>
        <source>Followed the table&apos;s old program</source>
        <translation>A suivi l’ancien programme de la table</translation>
    </message>
    <message>
        <source>Changed past Intray</source>
        <translation>Modifiée sans passer par Intray</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Own records can be reopened (seconds)</source>
        <translation>Réouverture de ses enregistrements (secondes)</translation>
    </message>
</context>
<context>
    <name>intray::RuleHistoryTab</name>
    <message>
        <source>Que&amp;ue</source>
        <translation>Fi&amp;le d’attente</translation>
    </message>
    <message>
        <source>Changes of rules and users</source>
        <translation>Modifications des règles et des utilisateurs</translation>
    </message>
    <message>
        <source>Changed rules</source>
        <translation>Règles modifiées</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Utilisateur</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>All users</source>
        <translation>Tous les utilisateurs</translation>
    </message>
    <message>
        <source>All queues</source>
        <translation>Toutes les files d’attente</translation>
    </message>
    <message>
        <source>Searching...</source>
        <translation>Recherche...</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message>
        <source>The newest %L1 lines; scroll on for more.</source>
        <translation>Les %L1 lignes les plus récentes&#xa0;; faites défiler pour en voir plus.</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 ligne</translation>
    </message>
    <message>
        <source>%L1 lines, all that there are</source>
        <translation>%L1 lignes, c’est tout</translation>
    </message>
</context>
<context>
    <name>intray::RulesForm</name>
    <message>
        <source>Users...</source>
        <translation>Utilisateurs...</translation>
    </message>
    <message>
        <source>Who works here</source>
        <translation>Qui travaille ici</translation>
    </message>
    <message>
        <source>Users: who may do what</source>
        <translation>Utilisateurs&#xa0;: qui a le droit de faire quoi</translation>
    </message>
</context>
<context>
    <name>intray::RunLine</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>intray::SavedFilters</name>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>Uses a filter that you saved, or saves what is chosen now.</source>
        <translation>Utilise un filtre enregistré, ou enregistre ce qui est choisi maintenant.</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Filtres enregistrés</translation>
    </message>
    <message>
        <source>&amp;Save what is chosen now...</source>
        <translation>&amp;Enregistrer ce qui est choisi...</translation>
    </message>
    <message>
        <source>Search, filter or sort the list first.</source>
        <translation>Cherchez, filtrez ou triez d’abord la liste.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Save the filter</source>
        <translation>Enregistrer le filtre</translation>
    </message>
    <message>
        <source>Name of the filter. One of the same name is replaced.</source>
        <translation>Nom du filtre. Un filtre du même nom est remplacé.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>intray::SearchBar</name>
    <message>
        <source>Sear&amp;ch</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>At 50 % it is as likely as not that two records are the same.</source>
        <translation>À 50 %, deux enregistrements sont aussi probablement les mêmes que différents.</translation>
    </message>
    <message>
        <source>Looks through all records of the queue; merges nothing by itself.</source>
        <translation>Parcourt tous les enregistrements de la file&#xa0;; ne fusionne rien de lui-même.</translation>
    </message>
    <message>
        <source>Duplicates i&amp;n</source>
        <translation>Doublo&amp;ns dans</translation>
    </message>
    <message>
        <source>at &amp;least</source>
        <translation>au moin&amp;s</translation>
    </message>
    <message>
        <source>Looking for duplicates</source>
        <translation>Recherche de doublons</translation>
    </message>
</context>
<context>
    <name>intray::SeekMark</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop looking for work</source>
        <translation>Arrêter la recherche de dossiers</translation>
    </message>
    <message numerus="yes">
        <source>A colleague is looking for work already: %n s</source>
        <translation>
            <numerusform>Un collègue recherche déjà des dossiers&#xa0;: %n s</numerusform>
            <numerusform>Un collègue recherche déjà des dossiers&#xa0;: %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking for work: %n s</source>
        <translation>
            <numerusform>Recherche de dossiers&#xa0;: %n s</numerusform>
            <numerusform>Recherche de dossiers&#xa0;: %n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::SeenRecord</name>
    <message>
        <source>%1 has only just come. Look at it, then press again.</source>
        <translation>%1 vient d’arriver. Regardez-le, puis appuyez de nouveau.</translation>
    </message>
</context>
<context>
    <name>intray::Session</name>
    <message>
        <source>The login %1 is known to the database, but not to Intray. Ask an administrator of Intray to add it.</source>
        <translation>La base de données connaît le compte %1, mais pas Intray. Demandez à un administrateur d’Intray de l’ajouter.</translation>
    </message>
    <message>
        <source>The database %1 is being opened.</source>
        <translation>Ouverture de la base de données %1 en cours.</translation>
    </message>
    <message>
        <source>The database %1 answers, and tells of changes.</source>
        <translation>La base de données %1 répond et signale les changements.</translation>
    </message>
    <message>
        <source>The database %1 answers.</source>
        <translation>La base de données %1 répond.</translation>
    </message>
    <message>
        <source>The database %1 is busy; what you do is done as soon as it answers.</source>
        <translation>La base de données %1 est occupée&#xa0;; ce que vous faites sera exécuté dès qu’elle répondra.</translation>
    </message>
    <message>
        <source>The database %1 cannot be reached. It is tried again by itself.</source>
        <translation>La base de données %1 est injoignable. Une nouvelle tentative aura lieu automatiquement.</translation>
    </message>
    <message>
        <source>The database cannot be reached. It is tried again by itself; what you type is kept on this computer.</source>
        <translation>La base de données est injoignable. Une nouvelle tentative aura lieu automatiquement&#xa0;; ce que vous saisissez est conservé sur cet ordinateur.</translation>
    </message>
    <message>
        <source>This database server can be read but not written, as a standby is. What you type is kept on this computer.</source>
        <translation>Ce serveur de base de données est accessible en lecture, mais pas en écriture, comme un serveur de secours. Ce que vous saisissez est conservé sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>intray::SeveralDialog</name>
    <message>
        <source>Take several items</source>
        <translation>Prendre plusieurs dossiers</translation>
    </message>
    <message>
        <source>&amp;How many items of %1?</source>
        <translation>&amp;Combien de dossiers de %1&#xa0;?</translation>
    </message>
    <message>
        <source>They are yours as one batch, and come to the desk one by one. Any of them can be returned alone.</source>
        <translation>Ils sont à vous en un lot et arrivent un par un sur le plan de travail. Chacun d’eux peut être rendu seul.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendre</translation>
    </message>
</context>
<context>
    <name>intray::SeveralPicker</name>
    <message>
        <source>Mark the values of %1 in a list (Alt+Down in the field)</source>
        <translation>Cocher les valeurs de %1 dans une liste (Alt+Bas dans le champ)</translation>
    </message>
</context>
<context>
    <name>intray::ShownItems</name>
    <message>
        <source>Which items are listed</source>
        <translation>Quels éléments sont listés</translation>
    </message>
    <message>
        <source>Finished records can be looked at here and are not changed.</source>
        <translation>Les enregistrements terminés peuvent être consultés ici et ne sont pas modifiés.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouverts</translation>
    </message>
    <message>
        <source>Done by me today</source>
        <translation>Faits par moi aujourd’hui</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Faits</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>En échec</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Écartés</translation>
    </message>
    <message>
        <source>Open, for me</source>
        <translation>Ouverts, pour moi</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Demandés</translation>
    </message>
</context>
<context>
    <name>intray::SidePanel</name>
    <message>
        <source>Beside the record</source>
        <translation>À côté de l’enregistrement</translation>
    </message>
    <message>
        <source>The page is folded away. Press F4 to see it.</source>
        <translation>La page est repliée. Appuyez sur F4 pour la voir.</translation>
    </message>
</context>
<context>
    <name>intray::SizeRules</name>
    <message>
        <source>bytes</source>
        <translation>octets</translation>
    </message>
    <message>
        <source>KB</source>
        <translation>Ko</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>Mo</translation>
    </message>
    <message>
        <source>Largest record</source>
        <translation>Enregistrement le plus grand</translation>
    </message>
    <message>
        <source>Largest field</source>
        <translation>Champ le plus grand</translation>
    </message>
    <message>
        <source>What is larger is refused, whichever way it comes.</source>
        <translation>Ce qui est plus grand est refusé, quel que soit le chemin.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
</context>
<context>
    <name>intray::SourcePage</name>
    <message>
        <source>Folder...</source>
        <translation>Dossier...</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>There is no record on the desk.</source>
        <translation>Il n’y a pas d’enregistrement sur le bureau.</translation>
    </message>
    <message>
        <source>This record names no source.</source>
        <translation>Cet enregistrement n’indique aucune source.</translation>
    </message>
    <message>
        <source>The folder of this queue&apos;s sources on this computer</source>
        <translation>Le dossier des sources de cette file sur cet ordinateur</translation>
    </message>
    <message>
        <source>No file is attached to this record.</source>
        <translation>Aucun fichier n’est joint à cet enregistrement.</translation>
    </message>
</context>
<context>
    <name>intray::SourceReader</name>
    <message>
        <source>The sources before this one have not come yet: their folder does not answer. Try again later.</source>
        <translation>Les sources précédentes ne sont pas encore arrivées&#xa0;: leur dossier ne répond pas. Réessayez plus tard.</translation>
    </message>
</context>
<context>
    <name>intray::SourceRules</name>
    <message>
        <source>Its result is good for</source>
        <translation>Son résultat reste valable</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Trying the query...</source>
        <translation>Essai de la requête...</translation>
    </message>
    <message>
        <source>SELECT id AS key, ... Empty: the queue is filled otherwise.</source>
        <translation>SELECT id AS key, ... Vide&#xa0;: la file d’attente est remplie autrement.</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>Critères</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Test the query</source>
        <translation>Tester la requête</translation>
    </message>
    <message>
        <source>Only an administrator changes the query, because it runs with the database&apos;s rights.</source>
        <translation>Seul un administrateur modifie la requête, car elle s’exécute avec les droits de la base de données.</translation>
    </message>
    <message numerus="yes">
        <source>The query works and finds at least %n row(s).</source>
        <translation>
            <numerusform>La requête fonctionne et trouve au moins %n ligne.</numerusform>
            <numerusform>La requête fonctionne et trouve au moins %n lignes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The query works and finds %n row(s).</source>
        <translation>
            <numerusform>La requête fonctionne et trouve %n ligne.</numerusform>
            <numerusform>La requête fonctionne et trouve %n lignes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns: %1.</source>
        <translation>Colonnes&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) come more than once; of those the first row counts.</source>
        <translation>
            <numerusform>%n clé apparaît plus d’une fois&#xa0;; la première ligne compte.</numerusform>
            <numerusform>%n clés apparaissent plus d’une fois&#xa0;; pour chacune, la première ligne compte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>In this order: %1.</source>
        <translation>Dans cet ordre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>First come: %1.</source>
        <translation>Viennent d’abord&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The highest priority comes first; within one priority the oldest item.</source>
        <translation>La priorité la plus élevée passe en premier&#xa0;; à priorité égale, le dossier le plus ancien.</translation>
    </message>
    <message>
        <source>Waiting items get another place at the desk, by Item, Change priority.</source>
        <translation>Au plan de travail, Dossier, Changer la priorité donne une autre place aux dossiers en attente.</translation>
    </message>
</context>
<context>
    <name>intray::SourceSettings</name>
    <message>
        <source>any folder</source>
        <translation>n’importe quel dossier</translation>
    </message>
    <message>
        <source>None. One per line</source>
        <translation>Aucun. Un par ligne</translation>
    </message>
    <message>
        <source>Nothing is fetched from the network unless its host stands here, such as scans.example.org.</source>
        <translation>Rien n’est téléchargé du réseau, sauf d’un serveur inscrit ici, comme scans.example.org.</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Numérisation</translation>
    </message>
    <message>
        <source>Below the folder</source>
        <translation>Dans le dossier</translation>
    </message>
    <message>
        <source>From web hosts</source>
        <translation>De serveurs web</translation>
    </message>
    <message>
        <source>not named here</source>
        <translation>pas indiquée ici</translation>
    </message>
    <message>
        <source>path or address</source>
        <translation>chemin ou adresse</translation>
    </message>
    <message>
        <source>attached file</source>
        <translation>fichier joint</translation>
    </message>
    <message>
        <source>The field says where the scan, picture or PDF lies that stands beside the record.</source>
        <translation>Le champ indique où se trouve la numérisation, l’image ou le PDF affiché à côté de l’enregistrement.</translation>
    </message>
</context>
<context>
    <name>intray::SourceView</name>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Page of the source</source>
        <translation>Page de la source</translation>
    </message>
    <message>
        <source>There is no record on the desk.</source>
        <translation>Il n’y a pas d’enregistrement sur le bureau.</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Page on</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>This record names no source.</source>
        <translation>Cet enregistrement n’indique aucune source.</translation>
    </message>
    <message>
        <source>The source is being opened.</source>
        <translation>La source est en cours d’ouverture.</translation>
    </message>
    <message>
        <source>Page %1 of the source is damaged.</source>
        <translation>La page %1 de la source est endommagée.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>intray::SpanEdit</name>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
</context>
<context>
    <name>intray::StatusLine</name>
    <message>
        <source>%1 mine</source>
        <translation>%1 à moi</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 ouverts</translation>
    </message>
    <message>
        <source>%1 done today</source>
        <translation>%1 terminés aujourd’hui</translation>
    </message>
    <message>
        <source>%1 in the last hour</source>
        <translation>%1 dans la dernière heure</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>connexion</translation>
    </message>
    <message>
        <source>up to date, read-only</source>
        <translation>à jour, lecture seule</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>à jour</translation>
    </message>
    <message>
        <source>%1 s behind</source>
        <translation>%1 s de retard</translation>
    </message>
    <message>
        <source>offline since %1</source>
        <translation>hors ligne depuis %1</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Base de données</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>Shows your own figures.</source>
        <translation>Affiche vos propres chiffres.</translation>
    </message>
    <message>
        <source>The last look at it took %1 ms.</source>
        <translation>La dernière consultation a pris %1 ms.</translation>
    </message>
    <message>
        <source>You work as %1 at %2.</source>
        <translation>Vous travaillez en tant que %1 sur le poste %2.</translation>
    </message>
</context>
<context>
    <name>intray::StepRules</name>
    <message>
        <source>Nobody gets what he completed in the step before</source>
        <translation>Personne ne reçoit ce qu’il a terminé à l’étape précédente</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Of what the step before completes; the rest goes past this queue.</source>
        <translation>De ce que termine l’étape précédente&#xa0;; le reste saute cette file d’attente.</translation>
    </message>
    <message>
        <source>A second person keys these fields without seeing the first values.</source>
        <translation>Une seconde personne saisit ces champs sans voir les premières valeurs.</translation>
    </message>
    <message>
        <source>Where the two differ, a third person decides there.</source>
        <translation>Là où les deux saisies diffèrent, une troisième personne y tranche.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Completed items go on to</source>
        <translation>Les dossiers terminés passent à</translation>
    </message>
    <message>
        <source>Other hands</source>
        <translation>Autre personne</translation>
    </message>
    <message>
        <source>Share that comes here</source>
        <translation>Part qui arrive ici</translation>
    </message>
    <message>
        <source>Keyed a second time</source>
        <translation>Saisis une seconde fois</translation>
    </message>
    <message>
        <source>Decided in</source>
        <translation>Tranché dans</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nulle part</translation>
    </message>
</context>
<context>
    <name>intray::SuggestionMark</name>
    <message>
        <source>Likely wrong in %1: %2</source>
        <translation>Sans doute faux dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Prendre</translation>
    </message>
    <message>
        <source>&amp;Do not ask again for this record</source>
        <translation>&amp;Ne plus demander pour cet enregistrement</translation>
    </message>
    <message>
        <source>%1 cannot be changed here.</source>
        <translation>%1 ne peut pas être modifié ici.</translation>
    </message>
    <message>
        <source>What is meant in %1 is not known. Nothing was changed.</source>
        <translation>On ne sait pas ce qui est voulu dans %1. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Nothing is suspicious in this field.</source>
        <translation>Rien n’est suspect dans ce champ.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not offered here again. %2 takes that back.</source>
        <translation>«&#xa0;%1&#xa0;» ne sera plus proposé ici. %2 annule cela.</translation>
    </message>
    <message>
        <source>This is asked again: %1</source>
        <translation>La question est reposée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>intray::SupervisorPage</name>
    <message>
        <source>&amp;Proof</source>
        <translation>&amp;Preuve</translation>
    </message>
    <message>
        <source>Pages of the supervisor</source>
        <translation>Pages du superviseur</translation>
    </message>
    <message>
        <source>Desk  %1</source>
        <translation>Plan de travail  %1</translation>
    </message>
    <message>
        <source>Back to the desk</source>
        <translation>Retour au plan de travail</translation>
    </message>
    <message>
        <source>At a &amp;glance</source>
        <translation>Ape&amp;rçu</translation>
    </message>
    <message>
        <source>Loc&amp;ks</source>
        <translation>&amp;Verrous</translation>
    </message>
    <message>
        <source>&amp;Queues</source>
        <translation>Files d’atten&amp;te</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>Corr&amp;ections</source>
        <translation>Corr&amp;ections</translation>
    </message>
    <message>
        <source>&amp;Duplicates</source>
        <translation>Do&amp;ublons</translation>
    </message>
</context>
<context>
    <name>intray::SupervisorTab</name>
    <message>
        <source>Go to the desk first.</source>
        <translation>Allez d’abord au plan de travail.</translation>
    </message>
</context>
<context>
    <name>intray::TakeAwayDialog</name>
    <message>
        <source>&amp;Release</source>
        <translation>&amp;Libérer</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>&amp;Réattribuer</translation>
    </message>
    <message>
        <source>Whoever takes next gets them. The holders are told at once and keep their text.</source>
        <translation>La prochaine personne qui en prend les reçoit. Les détenteurs sont prévenus aussitôt et gardent leur texte.</translation>
    </message>
    <message>
        <source>They go to somebody else at once. The holders are told and keep their text.</source>
        <translation>Ils vont aussitôt à quelqu’un d’autre. Les détenteurs sont prévenus et gardent leur texte.</translation>
    </message>
    <message>
        <source>Re&amp;ason</source>
        <translation>&amp;Motif</translation>
    </message>
    <message>
        <source>What was typed goes along as a &amp;proposal</source>
        <translation>Joindre ce qui a été saisi comme &amp;proposition</translation>
    </message>
    <message>
        <source>Whoever gets the item takes or refuses it field by field.</source>
        <translation>La personne qui reçoit le dossier l’accepte ou la refuse champ par champ.</translation>
    </message>
    <message>
        <source>Nobody holds any of these items.</source>
        <translation>Aucun de ces dossiers n’est détenu.</translation>
    </message>
    <message>
        <source>Choose who gets the items.</source>
        <translation>Choisissez qui reçoit les dossiers.</translation>
    </message>
    <message>
        <source>A reason is required.</source>
        <translation>Un motif est obligatoire.</translation>
    </message>
    <message numerus="yes">
        <source>%n lock(s) released.</source>
        <translation>
            <numerusform>%n verrou libéré.</numerusform>
            <numerusform>%n verrous libérés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) reassigned to %1.</source>
        <translation>
            <numerusform>%n dossier réattribué à %1.</numerusform>
            <numerusform>%n dossiers réattribués à %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever takes next gets them.</source>
        <translation>Qui prend ensuite les obtient.</translation>
    </message>
    <message>
        <source>Release or reassign</source>
        <translation>Libérer ou réattribuer</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Destination</translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation>Ce qui va se passer</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Détenu par</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Saisi</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>stays as it is: this lock is gone</source>
        <translation>reste tel quel : ce verrou n’existe plus</translation>
    </message>
    <message>
        <source>open for everybody</source>
        <translation>ouvert à tous</translation>
    </message>
    <message>
        <source>somebody else has it</source>
        <translation>quelqu’un d’autre l’a</translation>
    </message>
    <message>
        <source>%1 has it</source>
        <translation>%1 l’a</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>intray::TemplateChoice</name>
    <message>
        <source>none: columns as they are</source>
        <translation>aucun&#xa0;: colonnes telles quelles</translation>
    </message>
    <message>
        <source>A template says how a file is read, and which fields are made of which columns, and how.</source>
        <translation>Un modèle dit comment un fichier est lu, et quels champs sont faits de quelles colonnes, et comment.</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, modifié</translation>
    </message>
</context>
<context>
    <name>intray::TemplateKeeping</name>
    <message>
        <source>Save as template</source>
        <translation>Enregistrer comme modèle</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>There is a template of this name. It is replaced, for everybody who works with this database.</source>
        <translation>Il existe un modèle de ce nom. Il est remplacé, pour tous ceux qui travaillent avec cette base de données.</translation>
    </message>
    <message>
        <source>It is kept in the database, for everybody who brings in files of this kind.</source>
        <translation>Il est conservé dans la base de données, pour tous ceux qui importent des fichiers de ce type.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>It is kept in the database, for everybody who exports.</source>
        <translation>Il est conservé dans la base de données, pour tous ceux qui exportent.</translation>
    </message>
</context>
<context>
    <name>intray::TopBar</name>
    <message>
        <source>Search the open items</source>
        <translation>Rechercher dans les dossiers ouverts</translation>
    </message>
    <message>
        <source>Search  %1</source>
        <translation>Rechercher  %1</translation>
    </message>
</context>
<context>
    <name>intray::TrialView</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Looked at %1 records so far...</source>
        <translation>%1 fiches examinées jusqu’ici...</translation>
    </message>
    <message>
        <source>The test was stopped. It begins again with the next change.</source>
        <translation>Le test a été arrêté. Il reprend au prochain changement.</translation>
    </message>
    <message>
        <source>Rules that records break</source>
        <translation>Règles enfreintes par des fiches</translation>
    </message>
    <message>
        <source>Rule, key</source>
        <translation>Règle, clé</translation>
    </message>
    <message>
        <source>Records, value</source>
        <translation>Fiches, valeur</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <source>Testing...</source>
        <translation>Test en cours...</translation>
    </message>
    <message>
        <source>Not tested: the rules contradict themselves.</source>
        <translation>Non testé&#xa0;: les règles se contredisent.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n open record(s) keep the rules.</source>
        <translation>
            <numerusform>%n fiche ouverte respecte les règles.</numerusform>
            <numerusform>Les %n fiches ouvertes respectent les règles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n open record(s) break a rule.</source>
        <translation>
            <numerusform>%1 fiche ouverte sur %n enfreint une règle.</numerusform>
            <numerusform>%1 fiches ouvertes sur %n enfreignent une règle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are sealed from you.</source>
        <translation>
            <numerusform>%n fiche vous est scellée.</numerusform>
            <numerusform>%n fiches vous sont scellées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intray::TypeAhead</name>
    <message>
        <source>What you typed meanwhile was not entered: &quot;%1&quot;.</source>
        <translation>Ce que vous avez saisi entre-temps n’a pas été inscrit&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>intray::UnitEdit</name>
    <message>
        <source>%1: unit</source>
        <translation>%1&#xa0;: unité</translation>
    </message>
</context>
<context>
    <name>intray::UserChoice</name>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
</context>
<context>
    <name>intray::UserFields</name>
    <message>
        <source>&amp;Every queue</source>
        <translation>&amp;Toutes les files d’attente</translation>
    </message>
    <message>
        <source>&amp;Only these:</source>
        <translation>&amp;Seulement celles-ci&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Login</source>
        <translation>&amp;Compte</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Files d’attente</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Queues of this user</source>
        <translation>Files d’attente de cet utilisateur</translation>
    </message>
    <message>
        <source>the same as the name</source>
        <translation>comme le nom</translation>
    </message>
    <message>
        <source>Type the name of a login of the database.</source>
        <translation>Saisissez le nom d’un compte de la base de données.</translation>
    </message>
    <message>
        <source>Choose at least one role, or remove the user.</source>
        <translation>Choisissez au moins un rôle, ou retirez l’utilisateur.</translation>
    </message>
    <message>
        <source>Choose at least one queue, or every queue.</source>
        <translation>Choisissez au moins une file d’attente, ou toutes les files d’attente.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Tags of this user in each queue</source>
        <translation>Étiquettes de cet utilisateur dans chaque file</translation>
    </message>
    <message>
        <source>What this user can do in a queue, in words such as french or legal, with blanks between them. Items can be assigned to a tag.</source>
        <translation>Ce que cet utilisateur sait faire dans une file, en mots comme français ou juridique, séparés par des espaces. Des éléments peuvent être attribués à une étiquette.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
</context>
<context>
    <name>intray::UsersDialog</name>
    <message>
        <source>Users of %1</source>
        <translation>Utilisateurs de %1</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Ne&amp;w</source>
        <translation>No&amp;uveau</translation>
    </message>
    <message>
        <source>Re&amp;move...</source>
        <translation>Reti&amp;rer...</translation>
    </message>
    <message>
        <source>Logins and their passwords are made by the administrator of the database server. Here a login gets its roles in Intray, and the database enforces them.</source>
        <translation>Les comptes et leurs mots de passe sont créés par l’administrateur du serveur de base de données. Ici, un compte reçoit ses rôles dans Intray, et la base de données les fait respecter.</translation>
    </message>
    <message>
        <source>A file has no logins: whoever can write it can do everything. This list says who is meant to do what.</source>
        <translation>Un fichier n’a pas de comptes&#xa0;: quiconque peut y écrire peut tout faire. Cette liste dit qui est censé faire quoi.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 a été enregistré.</translation>
    </message>
    <message>
        <source>Remove a user</source>
        <translation>Retirer un utilisateur</translation>
    </message>
    <message>
        <source>Take all rights in Intray from %1?</source>
        <translation>Retirer à %1 tous ses droits dans Intray&#xa0;?</translation>
    </message>
    <message>
        <source>The history keeps the name. The login itself stays, and can be added again.</source>
        <translation>L’historique conserve le nom. Le compte lui-même reste et peut être ajouté de nouveau.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>%1 has no rights in Intray any more.</source>
        <translation>%1 n’a plus aucun droit dans Intray.</translation>
    </message>
    <message>
        <source>The tags of %1 were saved.</source>
        <translation>Les étiquettes de %1 ont été enregistrées.</translation>
    </message>
</context>
<context>
    <name>intray::WhyDialog</name>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Ask about the item</source>
        <translation>Demander pour le dossier</translation>
    </message>
    <message>
        <source>Ask about the person</source>
        <translation>Demander pour la personne</translation>
    </message>
    <message>
        <source>Looking...</source>
        <translation>Recherche en cours...</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Qu’est-ce qui bloque&#xa0;?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Why can nobody get &amp;item</source>
        <translation>Pourquoi personne ne peut recevoir le &amp;dossier</translation>
    </message>
    <message>
        <source>Why does nothing come to &amp;user</source>
        <translation>Pourquoi rien n’arrive à l’&amp;utilisateur</translation>
    </message>
    <message>
        <source>key or number</source>
        <translation>clé ou numéro</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File d’attente</translation>
    </message>
    <message>
        <source>from</source>
        <translation>depuis</translation>
    </message>
    <message>
        <source>There is no item of this key or number that you may see.</source>
        <translation>Il n’y a pas de dossier avec cette clé ou ce numéro que vous ayez le droit de voir.</translation>
    </message>
    <message>
        <source>Type the key or the number of an item.</source>
        <translation>Saisissez la clé ou le numéro d’un dossier.</translation>
    </message>
    <message>
        <source>Type or choose a name.</source>
        <translation>Saisissez ou choisissez un nom.</translation>
    </message>
</context>
<context>
    <name>intray::WorkPlace</name>
    <message>
        <source>The command failed, and there are no tries left. %1</source>
        <translation>La commande a échoué, et il ne reste aucune tentative. %1</translation>
    </message>
    <message>
        <source>The command failed; there will be another try. %1</source>
        <translation>La commande a échoué&#xa0;; il y aura une autre tentative. %1</translation>
    </message>
    <message>
        <source>The worker was stopped.</source>
        <translation>L’automate a été arrêté.</translation>
    </message>
    <message>
        <source>Item %1 (%2): %3</source>
        <translation>Dossier %1 (%2)&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>intray::Worker</name>
    <message>
        <source>The database answers again.</source>
        <translation>La base de données répond de nouveau.</translation>
    </message>
</context>
<context>
    <name>intray::YesNoPicker</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Marked: yes. The space key in the field changes %1.</source>
        <translation>Coché&#xa0;: oui. La barre d’espace dans le champ change %1.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A desk for records that people verify one by one.</source>
        <translation>Un plan de travail pour des enregistrements que l’on vérifie un par un.</translation>
    </message>
    <message>
        <source>The database, such as sqlite:PATH or postgresql://USER@HOST/DATABASE.</source>
        <translation>La base de données, par exemple sqlite:PATH ou postgresql://USER@HOST/DATABASE.</translation>
    </message>
    <message>
        <source>Who works here; usually the system&apos;s user.</source>
        <translation>Qui travaille ici&#xa0;; d’ordinaire l’utilisateur du système.</translation>
    </message>
    <message>
        <source>The queue to begin with.</source>
        <translation>La file d’attente par laquelle commencer.</translation>
    </message>
    <message>
        <source>The language of the window, such as de or fr.</source>
        <translation>La langue de la fenêtre, par exemple de ou fr.</translation>
    </message>
    <message>
        <source>Unknown argument: %1</source>
        <translation>Argument inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no screen that Intray could show its window on. In a terminal, use intrayctl.</source>
        <translation>Il n’y a pas d’écran sur lequel Intray pourrait afficher sa fenêtre. Dans un terminal, utilisez intrayctl.</translation>
    </message>
</context>
</TS>
